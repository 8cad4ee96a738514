#!/bin/sh
# Ludogîte @VERSION@ in one file: unpacks itself once into the user's cache, then starts from there.
set -eu
folder="${XDG_CACHE_HOME:-$HOME/.cache}/ludogite/@DIGEST@"
if [ ! -x "$folder/ludogite" ]; then
    fresh="$folder.$$"
    rm -rf "$fresh"
    mkdir -p "$fresh"
    trap 'rm -rf "$fresh"' EXIT
    tail -n +@LINES@ "$0" | tar -xz --strip-components=1 -C "$fresh"
    mv -T "$fresh" "$folder" 2>/dev/null || [ -x "$folder/ludogite" ]  # another start was faster
    trap - EXIT
    rm -rf "$fresh"
fi
exec "$folder/ludogite" "$@"
