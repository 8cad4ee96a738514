"""Make the Linux packages from a frozen app: a portable ``.tar.gz``, one file that starts, and a ``.deb`` by ``dpkg-deb``.

Both hold the same ``usr``: the program in ``usr/lib/ludogite``, desktop entry, icons, metainfo, MIME type, manual and copyright in
``usr/share``. ``build.py`` calls ``make``. The package has no scripts of its own: dpkg's file triggers refresh the caches of icons,
desktop entries, MIME types and manuals, and the family's data lie in their home folders, where no package looks.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.app.system import PACKAGES

if TYPE_CHECKING:
    from packaging.build import Frozen
    from packaging.bundle import APP_ID, is_portable_only
    from packaging.elf import needed_libraries, oldest_libc
else:
    from bundle import APP_ID, is_portable_only
    from elf import needed_libraries, oldest_libc

ROOT = Path(__file__).resolve().parents[2]
TEMPLATES = ROOT / "packaging" / "linux"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
PRINTING = "libcups.so.2"
"""Only printing needs it: recommended, not needed."""
PLAYERS = "pipewire-bin | pulseaudio-utils | alsa-utils"
"""One of them plays the sounds (`ludogite/services/audio_backend.py`): recommended too."""


def make(frozen: Frozen) -> list[Path]:
    """Write the portable archive and, where ``dpkg-deb`` is, the Debian package; return what was written."""
    with tempfile.TemporaryDirectory(prefix="ludogite-linux-") as folder:
        portable = Path(folder) / f"ludogite-{frozen.version}-linux-{os.uname().machine}"
        stage_portable(frozen, portable)
        archive = frozen.out / f"{portable.name}.tar.gz"
        write_archive(portable, archive, frozen.epoch)
        single = frozen.out / f"{portable.name}.run"
        write_single_file(frozen, archive, single)
        if shutil.which("dpkg-deb") is None:
            print("no dpkg-deb here: no .deb")
            return [archive, single]
        tree = Path(folder) / "deb"
        stage_deb(frozen, tree)
        package = frozen.out / f"ludogite_{frozen.version}_{architecture()}.deb"
        write_deb(tree, package, frozen.epoch)
        return [archive, single, package]


def architecture() -> str:
    """Return Debian's name of this machine's kind."""
    machine = os.uname().machine
    return ARCHITECTURES.get(machine, machine)


def _fill(name: str, frozen: Frozen, **values: str) -> str:
    """Read a template and put in version, date and other values."""
    text = (TEMPLATES / name).read_text(encoding="utf-8")
    known = {"VERSION": frozen.version, "DATE": f"{datetime.fromtimestamp(frozen.epoch, UTC):%Y-%m-%d}"} | values
    return re.sub(r"@([A-Z]+)@", lambda found: known[found.group(1)], text)


def _write(file: Path, data: str | bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data.encode() if isinstance(data, str) else data)


def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def stage(frozen: Frozen, tree: Path) -> None:
    """Lay out ``usr``: the program and what a desktop reads about it."""
    shutil.copytree(frozen.app, tree / "usr/lib/ludogite", symlinks=True)
    share = tree / "usr/share"
    hicolor = share / "icons/hicolor"
    for picture in frozen.made.glob("ludogite-*.png"):
        size = picture.stem.rpartition("-")[2]
        _write(hicolor / f"{size}x{size}/apps/ludogite.png", picture.read_bytes())
    _write(hicolor / "scalable/apps/ludogite.svg", (ROOT / "resources/icons/app.svg").read_bytes())
    _write(share / "applications/ludogite.desktop", _fill("ludogite.desktop", frozen))
    _write(share / f"metainfo/{APP_ID}.metainfo.xml", _fill(f"{APP_ID}.metainfo.xml", frozen))
    _write(share / "mime/packages/ludogite.xml", _fill("ludogite.mime.xml", frozen))
    _write(share / "man/man6/ludogite.6.gz", _packed(_fill("ludogite.6", frozen)))
    _write(share / "doc/ludogite/copyright", _fill("copyright", frozen))
    _write(share / "doc/ludogite/NEWS.gz", _packed((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))


def _set_modes(tree: Path, *programs: Path) -> None:
    """Let everybody read everything, whatever the umask, and start the programs."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in programs else 0o644)


def stage_portable(frozen: Frozen, folder: Path) -> None:
    """Lay out the portable folder: ``usr``, a launcher, the desktop entry and the icon beside it."""
    stage(frozen, folder)
    _write(folder / "ludogite", _fill("launcher.sh", frozen))
    (folder / "AppRun").symlink_to("ludogite")
    _write(folder / "ludogite.desktop", _fill("ludogite.desktop", frozen))
    shutil.copy(folder / "usr/share/icons/hicolor/scalable/apps/ludogite.svg", folder / "ludogite.svg")
    shutil.copy(folder / "usr/share/icons/hicolor/256x256/apps/ludogite.png", folder / ".DirIcon")
    _write(folder / "LISEZMOI.txt", _fill("LISEZMOI.txt", frozen))
    _set_modes(folder, folder / "ludogite", folder / "usr/lib/ludogite/ludogite")


def write_archive(folder: Path, archive: Path, epoch: int) -> None:
    """Pack a folder in a fixed order, with one date and no owner."""

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        info.mtime = epoch
        return info

    with (
        archive.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in (folder, *sorted(folder.rglob("*"))):
            tar.add(path, str(path.relative_to(folder.parent)), recursive=False, filter=plain)


def write_single_file(frozen: Frozen, archive: Path, single: Path) -> None:
    """Put a script before the archive that unpacks it once and starts the program: one file to download and open."""
    data = archive.read_bytes()
    lines = (TEMPLATES / "single_file.sh").read_text(encoding="utf-8").count("\n")
    script = _fill("single_file.sh", frozen, DIGEST=hashlib.sha256(data).hexdigest()[:16], LINES=str(lines + 1))
    single.write_bytes(script.encode() + data)
    single.chmod(0o755)


def depends(tree: Path) -> list[str]:
    """List the Debian packages a tree needs; raises KeyError for a library whose package we do not know."""
    packages = {PACKAGES[name] for name in needed_libraries(tree) - {PRINTING}}
    return [f"libc6 (>= {oldest_libc(tree)})", *sorted(packages)]


def _changelog(frozen: Frozen) -> str:
    date = format_datetime(datetime.fromtimestamp(frozen.epoch, UTC))
    author = next(
        line for line in (TEMPLATES / "control").read_text(encoding="utf-8").splitlines() if line.startswith("Maintainer")
    )
    return (
        f"ludogite ({frozen.version}) unstable; urgency=medium\n\n  * What is new is told in NEWS.gz.\n\n"
        f" -- {author.partition(': ')[2]}  {date}\n"
    )


def stage_deb(frozen: Frozen, tree: Path) -> None:
    """Lay out the tree of the Debian package, its control files included."""
    stage(frozen, tree)
    for file in list(_files(tree)):
        if is_portable_only(file.name):
            file.unlink()
    (tree / "usr/games").mkdir()
    (tree / "usr/games/ludogite").symlink_to("../lib/ludogite/ludogite")
    _write(tree / "usr/share/lintian/overrides/ludogite", _fill("lintian-overrides", frozen))
    _write(tree / "usr/share/doc/ludogite/changelog.gz", _packed(_changelog(frozen)))
    digests = {file.relative_to(tree): hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest() for file in _files(tree)}
    size = sum(file.stat().st_size for file in _files(tree)) // 1024
    values = {
        "ARCHITECTURE": architecture(),
        "SIZE": str(size),
        "DEPENDS": ", ".join(depends(tree)),
        "RECOMMENDS": f"{PACKAGES[PRINTING]}, {PLAYERS}",
    }
    _write(tree / "DEBIAN/control", _fill("control", frozen, **values))
    _write(tree / "DEBIAN/md5sums", "".join(f"{digest}  {file}\n" for file, digest in digests.items()))
    _set_modes(tree, tree / "usr/lib/ludogite/ludogite")


def _files(tree: Path) -> Iterator[Path]:
    return (path for path in sorted(tree.rglob("*")) if path.is_file() and not path.is_symlink())


def write_deb(tree: Path, package: Path, epoch: int, *, compression: str = "xz") -> None:
    """Pack the tree; dpkg-deb takes the date from ``SOURCE_DATE_EPOCH``."""
    command = ["dpkg-deb", "--root-owner-group", f"-Z{compression}", "--build", str(tree), str(package)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=os.environ | {"SOURCE_DATE_EPOCH": str(epoch)})
