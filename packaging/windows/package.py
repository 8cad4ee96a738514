"""Make the Windows packages from a frozen app: a portable ``.zip``, and an installer where ``makensis`` is.

``build.py`` calls ``make`` on Windows. The installer is made on Linux, by Debian's ``nsis``, which makes 64-bit ones:
``python packaging/windows/package.py APP --out DIR``, APP being the frozen folder or the portable archive. With
``LUDOGITE_SIGNTOOL`` (a command with ``$f`` where the file goes, for example ``signtool sign /fd sha256 /a $f``) the programs, the
installer and the uninstaller are signed; without it nothing is.
"""

from __future__ import annotations

import argparse
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tempfile
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from packaging.build import Frozen

SCRIPT = Path(__file__).resolve().parent / "ludogite.nsi"
SIGN_VARIABLE = "LUDOGITE_SIGNTOOL"
PROGRAMS = ("ludogite.exe", "ludogite-console.exe")
TOP = "Ludogite"
"""The one folder at the root of the archive."""
DATA = "ludogite-data"
"""The folder that lets a frozen program keep its data beside it (``ludogite/paths.py``)."""
READ_ME = """Les parties et les profils de la famille sont gardés dans ce dossier, à côté du programme : il voyage avec lui.
Sans ce dossier, Ludogîte les garde là où Windows range les données du compte.

The family's games and profiles are kept in this folder, beside the program: it travels with it.
Without this folder Ludogîte keeps them where Windows has the account's data.
"""


def make(frozen: Frozen) -> list[Path]:
    """Write the portable archive and, where its compiler is, the installer; return what was written."""
    sign_programs(frozen.app)
    archive = frozen.out / f"ludogite-{frozen.version}-windows-x64-portable.zip"
    write_archive(frozen.app, archive, frozen.epoch)
    compiler = shutil.which("makensis")
    if compiler is None:
        print("no makensis here: no installer")
        return [archive]
    return [archive, write_installer(compiler, frozen.app, frozen.made / "ludogite.ico", frozen.out, frozen.version)]


def sign_programs(app: Path) -> None:
    """Sign the programs themselves, if there is something to sign with."""
    command = os.environ.get(SIGN_VARIABLE)
    for name in PROGRAMS if command else ():
        subprocess.run([part.replace("$f", str(app / name)) for part in shlex.split(command or "")], check=True)


def write_installer(compiler: str, app: Path, icon: Path, out: Path, version: str) -> Path:
    """Compile the installer of a frozen app and return it."""
    installer = out / f"ludogite-{version}-windows-x64.exe"
    subprocess.run(compiler_command(compiler, app, icon, installer, version), check=True)
    return installer


def compiler_command(compiler: str, app: Path, icon: Path, installer: Path, version: str) -> list[str]:
    """Return the command that makes the installer."""
    numbers = [*re.findall(r"\d+", version)[:3], "0", "0", "0", "0"][:4]
    defines = {
        "VERSION": version,
        "NUMBERS": ".".join(numbers),
        "SOURCE": app.resolve(),
        "OUT": installer.resolve(),
        "ICON": icon.resolve(),
    }
    signing = os.environ.get(SIGN_VARIABLE)
    if signing:
        defines["SIGN"] = signing.replace("$f", '"%1"')
    return [compiler, "-V2", "-INPUTCHARSET", "UTF8", *(f"-D{name}={value}" for name, value in defines.items()), str(SCRIPT)]


def write_archive(app: Path, archive: Path, epoch: int) -> None:
    """Write a folder as a ``.zip`` with one folder at its root, and the one in which its data travel; always the same bytes."""
    date = datetime.fromtimestamp(epoch, UTC).timetuple()[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(app.rglob("*")):
            if file.is_file():
                about = zipfile.ZipInfo(f"{TOP}/{file.relative_to(app).as_posix()}", date)
                about.compress_type = zipfile.ZIP_DEFLATED
                about.external_attr = 0o644 << 16
                packed.writestr(about, file.read_bytes())
        about = zipfile.ZipInfo(f"{TOP}/{DATA}/LISEZMOI.txt", date)
        about.external_attr = 0o644 << 16
        packed.writestr(about, READ_ME.replace("\n", "\r\n"))


def main() -> int:
    """Make the installer alone, of what was frozen on Windows; the exit code is 1 where no compiler is."""
    sys.path.insert(0, str(SCRIPT.parents[2]))
    from ludogite import __version__  # noqa: PLC0415 - build.py knows it already

    parser = argparse.ArgumentParser(description="Make the installer for Windows.")
    parser.add_argument("app", type=Path, help="the frozen folder, or the portable archive")
    parser.add_argument("--out", type=Path, required=True, help="folder to write to")
    parser.add_argument("--version", default=__version__)
    args = parser.parse_args()
    compiler = shutil.which("makensis")
    if compiler is None:
        print("no makensis here: apt install nsis", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory(prefix="ludogite-installer-") as folder:
        app = args.app
        if app.is_file():
            zipfile.ZipFile(app).extractall(folder)
            app = Path(folder) / TOP
            shutil.rmtree(app / DATA)
        runpy.run_path(str(SCRIPT.parents[1] / "icons.py"))["write_icons"](Path(folder) / "icons")
        args.out.mkdir(parents=True, exist_ok=True)
        print(write_installer(compiler, app, Path(folder) / "icons" / "ludogite.ico", args.out, args.version))
    return 0


if __name__ == "__main__":
    sys.exit(main())
