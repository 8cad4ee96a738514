"""Check ``Ludogite.app`` against Apple's rules for bundles, on any system: ``python packaging/macos/layout.py Ludogite.app``.

What ``codesign`` and the Finder ask for (technical note TN2206): code lies in ``MacOS`` and ``Frameworks``, data in ``Resources``,
no folder among the code has a dot in its name but a framework, links stay inside, and ``Info.plist`` names what is there.
"""

from __future__ import annotations

import os
import plistlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

MACH_O = {bytes.fromhex(magic) for magic in ("cffaedfe", "cefaedfe", "cafebabe", "cafebabf")}
"""How code begins, for one kind of machine or for several."""
INSIDE = {"Info.plist", "PkgInfo", "MacOS", "Frameworks", "Resources", "_CodeSignature", "CodeResources"}
IDENTIFIER = re.compile(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
NUMBERS = re.compile(r"\d+(\.\d+){0,2}")


def is_code(file: Path) -> bool:
    """Tell whether a file is a program or a library of macOS."""
    with file.open("rb") as stream:
        return stream.read(4) in MACH_O


def faults(app: Path) -> list[str]:
    """List, in words, what Apple's tools would not take; nothing where all is well."""
    contents = app / "Contents"
    found = [f"{path.name} beside Contents" for path in app.iterdir() if path != contents]
    found += [f"Contents/{path.name} is nothing that a bundle has" for path in contents.iterdir() if path.name not in INSIDE]
    return sorted([*found, *_info_faults(contents), *_place_faults(contents), *_link_faults(app)])


def _info_faults(contents: Path) -> Iterator[str]:
    try:
        info: dict[str, Any] = plistlib.loads((contents / "Info.plist").read_bytes())
    except (OSError, ValueError) as error:
        yield f"Info.plist does not read: {error}"
        return
    program = contents / "MacOS" / str(info.get("CFBundleExecutable", "none"))
    if not (program.is_file() and is_code(program)):
        yield f"CFBundleExecutable: no program {program.name}"
    icon = str(info.get("CFBundleIconFile", "none"))
    icons = {icon, *(kind.get("CFBundleTypeIconFile", icon) for kind in info.get("CFBundleDocumentTypes", ()))}
    yield from (f"no icon {name}" for name in icons if not (contents / "Resources" / name).is_file())
    if info.get("CFBundlePackageType") != "APPL":
        yield "CFBundlePackageType is not APPL"
    if not IDENTIFIER.fullmatch(str(info.get("CFBundleIdentifier"))):
        yield "CFBundleIdentifier is no name from right to left"
    for key in ("CFBundleShortVersionString", "CFBundleVersion", "LSMinimumSystemVersion"):
        if not NUMBERS.fullmatch(str(info.get(key))):
            yield f"{key} is no number of a version"
    told = {kind.get("UTTypeIdentifier") for kind in info.get("UTExportedTypeDeclarations", ())}
    for kind in info.get("CFBundleDocumentTypes", ()):
        yield from (f"opens {name}, which it does not declare" for name in kind.get("LSItemContentTypes", ()) if name not in told)


def _place_faults(contents: Path) -> Iterator[str]:
    for name in ("MacOS", "Frameworks", "Resources"):
        for folder, folders, files in os.walk(contents / name):
            here = Path(folder)
            place = here.relative_to(contents)
            is_framework = any(part.endswith(".framework") for part in place.parts)
            for each in folders if name != "Resources" and not is_framework else ():
                if "." in each and not each.endswith(".framework") and not (here / each).is_symlink():
                    yield f"{place / each}: a folder with a dot counts as a bundle"
            for each in files if not is_framework else ():
                file = here / each
                if not file.is_symlink() and is_code(file) is (name == "Resources"):
                    yield f"{place / each}: {'code among data' if name == 'Resources' else 'data among code'}"


def _link_faults(app: Path) -> Iterator[str]:
    whole = app.resolve()
    for path in app.rglob("*"):
        if path.is_symlink():
            place = path.relative_to(app)
            if path.readlink().is_absolute():
                yield f"{place}: a link from the root"
            elif not path.resolve().is_relative_to(whole):
                yield f"{place}: a link that leads out"
            elif not path.exists():
                yield f"{place}: a link to nothing"


def main() -> int:
    """Print the faults; the exit code is 1 where there are any."""
    found = faults(Path(sys.argv[1]))
    print("\n".join(found) or "the layout is Apple's")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
