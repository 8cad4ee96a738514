#!/bin/sh
# Starts the program of this folder, wherever the folder lies.
here=$(dirname "$(readlink -f "$0")")
exec "$here/usr/lib/ludogite/ludogite" "$@"
