"""Make the Windows packages from a frozen app: a portable ``.zip``, and an installer where Inno Setup is.

``build.py`` calls ``make``. With ``LUDOGITE_SIGNTOOL`` (a command with ``$f`` where the file goes, for example
``signtool sign /fd sha256 /a $f``) the programs, the installer and the uninstaller are signed; without it nothing is.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from packaging.build import Frozen

SCRIPT = Path(__file__).resolve().parent / "ludogite.iss"
SIGN_VARIABLE = "LUDOGITE_SIGNTOOL"
PROGRAMS = ("ludogite.exe", "ludogite-console.exe")
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
    compiler = find_compiler()
    if compiler is None:
        print("no Inno Setup here: no installer")
        return [archive]
    subprocess.run(compiler_command(compiler, frozen), check=True)
    return [archive, frozen.out / f"ludogite-{frozen.version}-windows-x64.exe"]


def sign_programs(app: Path) -> None:
    """Sign the programs themselves, if there is something to sign with."""
    command = os.environ.get(SIGN_VARIABLE)
    for name in PROGRAMS if command else ():
        subprocess.run([part.replace("$f", str(app / name)) for part in shlex.split(command or "")], check=True)


def find_compiler() -> str | None:
    """Find Inno Setup's compiler on the path or where its installer puts it."""
    found = shutil.which("iscc")
    if found is not None:
        return found
    for variable in ("ProgramFiles(x86)", "ProgramFiles", "LOCALAPPDATA"):
        for version in ("7", "6"):
            usual = Path(os.environ.get(variable, "nowhere"), *(("Programs",) if variable == "LOCALAPPDATA" else ()))
            compiler = usual / f"Inno Setup {version}" / "ISCC.exe"
            if compiler.is_file():
                return str(compiler)
    return None


def compiler_command(compiler: str, frozen: Frozen) -> list[str]:
    """Return the command that makes the installer."""
    found = re.match(r"\d+(\.\d+){0,3}", frozen.version)
    defines = {
        "AppVersion": frozen.version,
        "AppNumbers": found.group() if found else "0.0",
        "Source": str(frozen.app),
        "Out": str(frozen.out),
        "IconFile": str(frozen.made / "ludogite.ico"),
    }
    signing = os.environ.get(SIGN_VARIABLE)
    signed = ["/DSign=1", f"/Sludogite={signing}"] if signing else []
    return [compiler, "/Qp", *(f"/D{name}={value}" for name, value in defines.items()), *signed, str(SCRIPT)]


def write_archive(app: Path, archive: Path, epoch: int) -> None:
    """Write a folder as a ``.zip`` with one folder at its root, and the one in which its data travel; always the same bytes."""
    date = datetime.fromtimestamp(epoch, UTC).timetuple()[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(app.rglob("*")):
            if file.is_file():
                about = zipfile.ZipInfo(f"Ludogite/{file.relative_to(app).as_posix()}", date)
                about.compress_type = zipfile.ZIP_DEFLATED
                about.external_attr = 0o644 << 16
                packed.writestr(about, file.read_bytes())
        about = zipfile.ZipInfo(f"Ludogite/{DATA}/LISEZMOI.txt", date)
        about.external_attr = 0o644 << 16
        packed.writestr(about, READ_ME.replace("\n", "\r\n"))
