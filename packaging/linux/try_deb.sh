#!/usr/bin/env bash
# Installs the Debian package into a fresh Debian, starts it there from its desktop entry, takes a picture, removes it again, and
# fails where a family would be disappointed. Run by hand as root:
#   packaging/linux/try_deb.sh PACKAGE.deb PICTURE.png [ROOT]
# ROOT (else a new folder) is made by debootstrap when there is no Debian in it yet (some 200 MB). Needs debootstrap, Xvfb, xdotool and ImageMagick outside.
set -euo pipefail
package=$(readlink -f "$1") picture=$2 root=${3:-$(mktemp -d)} display=:93
# where X servers keep their sockets
sockets=$(dirname "$(TMPDIR="" mktemp -u)")/.X11-unix
entry=/usr/share/applications/ludogite.desktop

step() { printf '\n== %s\n' "$*"; }
inside() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive chroot "$root" "$@"; }
# A member of the family, with what a session gives.
member() {
    inside su famille -s /bin/sh -c \
        "cd; LC_ALL= LC_CTYPE=C.UTF-8 LANG=fr_FR.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games DISPLAY=$display $1"
}

if [ ! -e "$root/etc/debian_version" ]; then
    step "a fresh Debian in $root"
    # the mirror and release that this machine itself uses
    read -r mirror release < <(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' 'Origin: Debian' | head -1)
    debootstrap --variant=minbase "$release" "$root" "$mirror"
fi
started=()
finish() {
    for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
    for place in "$sockets" /proc; do
        if mountpoint -q "$root$place"; then umount "$root$place"; fi
    done
}
trap finish EXIT
chmod 755 "$root"  # the family lives in there too
mkdir -p "$root$sockets" "$sockets"
mountpoint -q "$root/proc" || mount --bind /proc "$root/proc"
mountpoint -q "$root$sockets" || mount --bind "$sockets" "$root$sockets"
cp /etc/resolv.conf "$root/etc/resolv.conf"
inside id famille >/dev/null 2>&1 || inside useradd --create-home famille

step "what a desktop has: gio, MIME types, desktop entries"
inside apt-get update -q
inside apt-get install -q -y -o Dpkg::Use-Pty=0 --no-install-recommends libglib2.0-bin shared-mime-info desktop-file-utils >/dev/null
step "apt install ./$(basename "$package")"
cp "$package" "$root/srv/ludogite.deb"
inside apt-get install -q -y -o Dpkg::Use-Pty=0 --no-install-recommends /srv/ludogite.deb | tail -n 4
inside dpkg --status ludogite | grep -E '^(Status|Version|Installed-Size)'
missing=$(inside sh -c 'find /usr/lib/ludogite -name "*.so*" -exec ldd {} + 2>/dev/null | grep "not found" | sort -u' || true)
# what a library finds beside the program, where its own loader looks, is no loss
while read -r name _; do
    [ -z "$name" ] || find "$root/usr/lib/ludogite" -name "$name" | grep -q . || [ "$name" = libcups.so.2 ] ||
        { echo "$name is missing in the fresh Debian"; exit 1; }
done <<<"$missing"

step "files of the family open with it"
echo '{"ludogite": "game"}' >"$root/home/famille/partie.ludogite"
member 'gio info -a standard::content-type partie.ludogite' | grep application/x-ludogite
member 'gio mime application/x-ludogite' | grep ludogite.desktop
rm "$root/home/famille/partie.ludogite"

step "started from its desktop entry"
Xvfb "$display" -screen 0 1280x800x24 >/dev/null 2>&1 &
started+=($!)
sleep 2
member "gio launch $entry"
for _ in $(seq 60); do
    window=$(DISPLAY=$display xdotool search --onlyvisible --name 'Ludog' 2>/dev/null | head -1 || true)
    [ -z "$window" ] || break
    sleep 0.5
done
[ -n "${window:-}" ] || { echo "no window"; exit 1; }
process=$(DISPLAY=$display xdotool getwindowpid "$window")
started+=("$process")
readlink "/proc/$process/exe"
sleep 4
DISPLAY=$display import -window "$window" "$picture"
kill "$process"
for _ in $(seq 20); do
    [ -e "/proc/$process" ] || break
    sleep 0.5
done
[ ! -e "/proc/$process" ] || { echo "it does not end"; exit 1; }

step "removed; the family's data stay"
data=$root/home/famille/.local/share/ludogite
before=$(cd "$data" && sha256sum -- *.db)
inside apt-get purge -q -y -o Dpkg::Use-Pty=0 ludogite >/dev/null
if inside dpkg --status ludogite >/dev/null 2>&1 || [ -e "$root/usr/lib/ludogite" ] || [ -e "$root$entry" ]; then
    echo "something of the package is left"
    exit 1
fi
[ "$before" = "$(cd "$data" && sha256sum -- *.db)" ]
(cd "$data" && ls -l -- *)
echo "well: $picture"
