"""Build what a family installs by double click: ``python packaging/build.py [--out DIR] [--app-only] [--check] [--twice]``.

Compiles the translations, draws the icons, freezes the program with PyInstaller (``ludogite.spec``), says what weighs, and lets
``packaging/<linux|windows|macos>/package.py`` make the packages of the system it runs on: its ``make(Frozen)`` returns their files.
Everything that could differ between two builds (dates, hash seeds, order) is fixed by ``SOURCE_DATE_EPOCH``, by default the date
of the last commit.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from ludogite import __version__  # noqa: E402  # found through the path set above

if TYPE_CHECKING:  # ``packaging`` is also the name of a library, so that a script imports its neighbours by their bare names
    from packaging import bundle, elf, icons, parts, translate
else:
    import bundle
    import elf
    import icons
    import parts
    import translate

SYSTEM = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
OLDEST_DATE = 315532800
"""1980-01-01: the first day a zip file can hold, for a source tree without its history."""


@dataclass(frozen=True, slots=True)
class Frozen:
    """A frozen app, and what its packages are made from."""

    app: Path
    """The folder with the program, or ``Ludogite.app``."""
    made: Path
    """Icons as ``ludogite-SIZE.png``, ``ludogite.ico`` and ``ludogite.icns``."""
    out: Path
    """Where packages go."""
    version: str
    epoch: int
    """The date of everything inside, in seconds since 1970."""

    @property
    def program(self) -> Path:
        """The executable to start from a terminal."""
        name = {"windows": "ludogite-console.exe", "macos": "Contents/MacOS/ludogite"}.get(SYSTEM, "ludogite")
        return self.app / name


def source_date() -> int:
    """Return ``SOURCE_DATE_EPOCH``, the date of the last commit, or a fixed one where neither is known."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    git = shutil.which("git")
    if git is None:
        return OLDEST_DATE
    told = subprocess.run([git, "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return int(told.stdout) if told.returncode == 0 and told.stdout.strip() else OLDEST_DATE


def freeze(work: Path, out: Path) -> Frozen:
    """Make the frozen app in ``out``; ``work`` takes everything else and can be deleted afterwards."""
    made, epoch = work / "made", source_date()
    translate.build(ROOT / "i18n")
    icons.write_icons(made)
    (made / "version.txt").write_text(bundle.version_resource(), encoding="utf-8")
    fixed = {
        "SOURCE_DATE_EPOCH": str(epoch),
        "PYTHONHASHSEED": "0",
        "LUDOGITE_MADE": str(made),
        "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"]
    places = ["--distpath", str(out), "--workpath", str(work / "pyinstaller"), str(ROOT / "packaging" / "ludogite.spec")]
    subprocess.run([*command, *places], check=True, cwd=ROOT, env=os.environ | fixed)
    app = out / ("Ludogite.app" if SYSTEM == "macos" else "ludogite")
    if SYSTEM == "linux":
        elf.forget_build_paths(app)
    return Frozen(app, made, out, __version__, epoch)


def files_in(folder: Path) -> Iterator[Path]:
    """List the files of a folder in a fixed order."""
    return (file for file in sorted(folder.rglob("*")) if file.is_file())


def part_of(place: Path) -> str:
    """Name the part of the bundle that a file belongs to, for the report."""
    parts = place.parts[1:] if place.parts[0] in {"_internal", "Contents"} else place.parts
    name = parts[-1]
    if "resources" in parts or "i18n" in parts:
        return "resources and translations"
    if name.startswith(("libicu", "icudt", "icuuc", "icuin")):
        return "ICU (Unicode data of Qt)"
    if "plugins" in parts or "translations" in parts:
        return "Qt plugins and translations"
    if bundle.qt_library(place.as_posix()):
        return "Qt libraries"
    if "PySide6" in parts or "shiboken6" in parts:
        return "PySide6, shiboken6"
    if name.startswith("dawg"):
        return "DAWG2"
    if len(place.parts) == 1:
        return "the program and all Python modules of ours and of libraries"
    if "licences" in parts:
        return "licences"
    return "Python and its libraries"


def report(frozen: Frozen) -> int:
    """Print what weighs, in MB of 1,000,000 bytes, and return the sum in bytes."""
    weights: Counter[str] = Counter()
    for file in files_in(frozen.app):
        if not file.is_symlink():
            weights[part_of(file.relative_to(frozen.app))] += file.stat().st_size
    for part, weight in weights.most_common():
        print(f"{weight / 1e6:7.1f} MB  {part}")
    print(f"{weights.total() / 1e6:7.1f} MB  in all, unpacked")
    return weights.total()


def check(frozen: Frozen) -> None:
    """Let the frozen app test itself and draw a page; raises CalledProcessError, SystemExit where no Mac takes its layout."""
    if SYSTEM == "macos" and (wrong := runpy.run_path(str(ROOT / "packaging" / "macos" / "layout.py"))["faults"](frozen.app)):
        raise SystemExit("\n".join(wrong))
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "LUDOGITE_DATA": folder}
        for arguments in (["--version"], ["self-test"], ["screenshot", "home", "--out", str(Path(folder) / "home.png")]):
            subprocess.run([str(frozen.program), *arguments], check=True, env=environment)


def digests(folder: Path) -> dict[str, str]:
    """Return the SHA-256 of every file of a folder, by its path in it."""
    return {file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files_in(folder)}


def differences(one: Path, other: Path) -> list[str]:
    """List the files that two folders do not share byte for byte."""
    first, second = digests(one), digests(other)
    return sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))


def build(out: Path, *, packages: bool, checked: bool) -> None:
    """Build into a folder, which ends up holding the app, its packages and their checksums."""
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="ludogite-build-") as work:
        frozen = freeze(Path(work), out)
        report(frozen)
        if checked:
            check(frozen)
        if packages:
            make = runpy.run_path(str(ROOT / "packaging" / SYSTEM / "package.py"))["make"]
            written: list[Path] = make(frozen)
            written.append(out / f"ludogite-{frozen.version}-{SYSTEM}.cdx.json")
            written[-1].write_text(parts.bill(frozen.epoch), encoding="utf-8")
            sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(written)]
            (out / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
            for file in written:
                print(f"{file.stat().st_size / 1e6:7.1f} MB  {file}")


def main() -> int:
    """Build once or twice; the exit code is 1 when two builds differ."""
    parser = argparse.ArgumentParser(description="Build what a family installs by double click.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="folder to write to (dist)")
    parser.add_argument("--app-only", action="store_true", help="only the frozen app, no packages")
    parser.add_argument("--check", action="store_true", help="start the frozen app: version, self-test, a screenshot")
    parser.add_argument("--twice", action="store_true", help="build a second time and compare file by file")
    args = parser.parse_args()
    os.environ["SOURCE_DATE_EPOCH"] = str(source_date())  # the same for both builds, whatever is committed meanwhile
    shutil.rmtree(args.out / "ludogite", ignore_errors=True)
    build(args.out, packages=not args.app_only, checked=args.check)
    if not args.twice:
        return 0
    with tempfile.TemporaryDirectory(prefix="ludogite-second-") as second:
        build(Path(second), packages=not args.app_only, checked=False)
        differing = differences(args.out, Path(second))
    print("\n".join(differing) or f"two builds, no difference in {len(digests(args.out))} files")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
