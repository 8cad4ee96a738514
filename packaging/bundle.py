"""What belongs into the frozen app and what does not: asked by ``ludogite.spec``, and by ``build.py`` for its report.

Lists, and rules over names: a file in the bundle has a *place*, its path inside the bundle.
"""

from __future__ import annotations

import marshal
import py_compile
import re
import sys
import zipfile
from collections.abc import Callable, Iterable
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath
from pkgutil import iter_modules
from typing import Any

import PySide6

from ludogite import __version__
from ludogite.app import imports

APP_ID = "io.github.ludogite.Ludogite"
MIME_TYPE = "application/x-ludogite"
EXTENSION = "ludogite"
Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: place, source and kind."""

EXCLUDED_MODULES = [
    # what libraries use when it happens to be there
    "numpy", "pandas", "setuptools", "pip", "pkg_resources", "pytest", "hypothesis", "IPython", "tkinter", "PIL", "rich",
    # the network beyond the home: the program has no use for it (phones come by plain sockets, ``ludogite.phones``)
    "ssl", "_ssl", "ftplib", "smtplib", "imaplib", "poplib", "telnetlib", "nntplib", "xmlrpc",
    # other parts of Python
    "tzdata",  # nothing asks for another time zone than the machine's: 600 files on Windows
    "multiprocessing", "curses", "readline", "lib2to3", "ensurepip", "venv", "idlelib", "turtle", "test", "pydoc_data",
    "bz2", "_bz2", "lzma", "_lzma", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw",
    "_multibytecodec", "_uuid", "resource", "termios",
]  # fmt: skip

PLUGINS = {
    "platforms": {"xcb", "wayland", "windows", "cocoa", "offscreen", "minimal"},
    "platformthemes": {"xdgdesktopportal"},  # native file dialogs; the GTK one would load all of GTK
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "iconengines": {"svgicon"},
    "imageformats": {"svg", "ico"},  # PNG is built in
    "styles": {"modernwindowsstyle", "macstyle"},
    "printsupport": {"cupsprintersupport"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"adwaita", "bradient"},
}
"""Folders of Qt plugins, and those we take of each; widgets are painted without OpenGL, so its integrations stay out."""
QT_TRANSLATIONS = {"qtbase_fr", "qtbase_en"}

OWN_LIBRARIES = ("libpython", "libsqlite3", "libffi", "libcrypto")
"""System libraries that Python's own modules need in the very version they were built with: always inside."""
PORTABLE_LIBRARIES = ("libxcb-cursor", "libxcb-icccm", "libxcb-image", "libxcb-keysyms", "libxcb-render-util", "libxcb-util")
"""System libraries that a desktop may lack: inside the portable archive; the Debian package depends on them instead."""

DISTRIBUTIONS = ("PySide6_Essentials", "shiboken6", "DAWG2", "sqlite-utils", "sqlite-fts4", "platformdirs", "click", "pluggy",
                 "python-dateutil", "six", "websockets", "segno")  # fmt: skip


def own_modules(root: Path) -> list[str]:
    """List every module of the program: games and their screens are imported by name only, where nothing would find them."""
    files = (file.relative_to(root).with_suffix("") for file in (root / "ludogite").rglob("*.py"))
    names = (".".join(file.parts).removesuffix(".__init__") for file in files)
    return sorted(name for name in names if not name.endswith(".__main__"))


def unused_qt_modules(root: Path) -> list[str]:
    """List the modules of PySide6 that no module of the program imports; PyInstaller would take some because of a plugin."""
    sources = "".join(file.read_text(encoding="utf-8") for file in (root / "ludogite").rglob("*.py"))
    used = set(re.findall(r"^ *(?:from|import) PySide6\.(Qt\w+)", sources, re.MULTILINE))
    used |= {
        name for names in re.findall(r"^ *from PySide6 import (.+)", sources, re.MULTILINE) for name in re.findall(r"Qt\w+", names)
    }
    there = {module.name for module in iter_modules(PySide6.__path__)}
    return sorted(f"PySide6.{name}" for name in there - used if name.startswith("Qt"))


def data_files(root: Path) -> list[tuple[str, str]]:
    """List our files beside the modules with the folder of each: resources, translations, licences."""
    found = [
        (file, Path("resources") / file.relative_to(root / "resources").parent)
        for file in (root / "resources").rglob("*.*")
        if file.name != "meanings.tsv"  # the program reads what is built from it
    ]
    built = root / "i18n" / "build"
    found += [(file, Path("i18n") / file.relative_to(built).parent) for file in built.rglob("*.qm")]
    found += [(root / "LICENSE", Path("licences"))]
    found += [(file, Path("licences")) for file in (root / "resources" / "licences").glob("*.txt")]
    return sorted((str(file), folder.as_posix()) for file, folder in found if file.is_file())


def info_plist() -> dict[str, Any]:
    """Return what macOS must know of the app: its name, its kind, and the files it opens."""
    kind = f"{APP_ID.lower()}.game"
    return {
        "CFBundleDisplayName": "Ludogîte",
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": __version__,
        "CFBundleDevelopmentRegion": "fr",
        "CFBundleLocalizations": ["fr", "en"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Ludogîte",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "ludogite.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": "Ludogîte",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {"public.filename-extension": [EXTENSION], "public.mime-type": MIME_TYPE},
            }
        ],
    }


def version_resource() -> str:
    """Return the description of PyInstaller's that Windows shows under Properties of the program."""
    numbers = (*map(int, __version__.split(".")[:3]), 0)
    strings = {
        "CompanyName": "The Ludogîte contributors", "FileDescription": "Ludogîte", "FileVersion": __version__,
        "InternalName": "ludogite", "LegalCopyright": "MIT", "OriginalFilename": "ludogite.exe", "ProductName": "Ludogîte",
        "ProductVersion": __version__,
    }  # fmt: skip
    table = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, OS=0x40004, fileType=0x1), kids=["
        f"StringFileInfo([StringTable('040C04B0', [{table}])]), VarFileInfo([VarStruct('Translation', [0x040C, 1200])])])\n"
    )


def _parts(place: str) -> tuple[str, ...]:
    return PurePosixPath(place.replace("\\", "/")).parts


def qt_library(place: str) -> str | None:
    """Name the Qt library that a path or an import names ("Core"), None for anything else."""
    for part in _parts(place):
        found = re.fullmatch(r"(?:lib)?Qt6?([A-Z]\w*)(?:\.framework|\.so[.\d]*|[.\d]*\.dylib|\.dll)", part)
        if found:
            return found.group(1)
    return None


def is_wanted(place: str) -> bool:
    """Tell whether a file belongs into the bundle, by its place alone."""
    parts = _parts(place)
    name = parts[-1]
    if "plugins" in parts[:-2]:
        stem = name.partition(".")[0].removeprefix("lib")
        wanted = PLUGINS.get(parts[-2], set())
        return stem in wanted or stem.removeprefix("q") in wanted
    if parts[0] == "PySide6":
        if "translations" in parts:
            return PurePosixPath(name).stem in QT_TRANSLATIONS
        return "qml" not in parts and not name.startswith(("opengl32sw", "d3dcompiler"))
    if len(parts) == 1 and re.fullmatch(r"lib.+\.so[.\d]*", name):
        return name.startswith((*OWN_LIBRARIES, *PORTABLE_LIBRARIES))
    return not parts[0].endswith(".dist-info")


def is_portable_only(place: str) -> bool:
    """Tell whether a file stays out of a package that can name what it depends on."""
    return _parts(place)[-1].startswith(PORTABLE_LIBRARIES)


def prune(entries: Iterable[Entry], imports_of: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Keep the wanted binaries, and of Qt's libraries those that some kept file needs, directly or through another."""
    wanted = [entry for entry in entries if is_wanted(entry[0])]
    libraries: dict[str, list[Entry]] = {}
    others = []
    for entry in wanted:
        library = qt_library(entry[0])
        if library is None:
            others.append(entry)
        else:
            libraries.setdefault(library, []).append(entry)
    waiting = [entry for entry in others if _parts(entry[0])[0] == "PySide6"]
    needed: set[str] = set()
    while waiting:
        _, source, kind = waiting.pop()
        if kind == "SYMLINK":
            continue
        for imported in imports_of(source):
            library = qt_library(imported)
            if library in libraries and library not in needed:
                needed.add(library)
                waiting += libraries[library]
    return others + [entry for library in sorted(needed) for entry in libraries[library]]


def compiled_support(folder: Path) -> list[tuple[str, str]]:
    """Compile what PySide brings as Python source inside its library, and list the files with the folder of each.

    ``shibokensupport`` lies in ``libshiboken`` as a zip of sources, which every start would compile: a sixth of what Qt takes to
    come in. Where there is a folder ``shiboken6/files.dir``, PySide takes the modules from there (``signature_bootstrap.py``);
    those that no start needs are stand-ins with their code beside them (``ludogite/app/imports.py``).
    """
    from PySide6 import QtCore  # noqa: F401, PLC0415 - it brings them in

    modules: zipfile.ZipFile = sys.modules["shibokensupport"].__loader__.zfile  # type: ignore[union-attr]
    names = [name for name in modules.namelist() if name.startswith("shibokensupport/") and name.endswith(".py")]
    modules.extractall(folder, names)
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH  # no date: two builds are the same
    made = []
    for name in names:
        place, compiled = PurePosixPath("shiboken6", "files.dir", name).parent.as_posix(), (folder / name).with_suffix(".pyc")
        if name in imports.LATER:
            later = compiled.with_suffix(imports.ASIDE)
            later.write_bytes(marshal.dumps(compile((folder / name).read_bytes(), name, "exec")))
            (folder / name).write_text(imports.STAND_IN, encoding="ascii")
            made.append((str(later), place))
        py_compile.compile(str(folder / name), str(compiled), dfile=name, doraise=True, invalidation_mode=mode)
        made.append((str(compiled), place))
    return made


def licence_files() -> list[tuple[str, str]]:
    """List the licence texts that Python and the libraries inside carry, with the folder of each."""
    homes = (f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/LICENSE.txt", "LICENSE.txt")
    found = [(Path(sys.base_prefix) / place, "python") for place in homes]
    for name in DISTRIBUTIONS:
        try:
            files = distribution(name).files or []
        except ModuleNotFoundError:
            continue  # an older sqlite-utils asks for other libraries than a newer one
        found += [
            (Path(str(file.locate())), name.lower()) for file in files if re.match(r"(?i)licen[cs]e|copying|notice", file.name)
        ]
    return [(str(file), f"licences/{name}") for file, name in found if file.is_file()]
