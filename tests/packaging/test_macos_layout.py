"""``Ludogite.app`` is laid out as Apple's rules ask: PyInstaller's own layout on this machine, with stand-ins for the code."""

from __future__ import annotations

import plistlib
import shutil
from collections.abc import Callable
from pathlib import Path, PurePath

import pytest

from tests.packaging.scripts import script

ROOT = Path(__file__).parents[2]
LAYOUT = script("macos/layout.py")
BUNDLE = script("bundle")
CODE = [  # as PySide's wheel for macOS and Python's framework bring them
    ("PySide6/QtCore.abi3.so", "EXTENSION"),
    ("PySide6/libpyside6.abi3.6.9.dylib", "BINARY"),
    ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "BINARY"),
    ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "BINARY"),
    ("PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist", "DATA"),
    ("shiboken6/Shiboken.abi3.so", "EXTENSION"),
    ("lib-dynload/_sqlite3.cpython-312-darwin.so", "EXTENSION"),
    ("libsqlite3.3.dylib", "BINARY"),
    ("Python.framework/Versions/3.12/Python", "BINARY"),
    ("sqlite_utils-4.2.1/.dylibs/libextra.dylib", "BINARY"),  # a folder with a dot, as many wheels have
]
LINKS = [
    ("PySide6/Qt/lib/QtCore.framework/QtCore", "Versions/Current/QtCore"),
    ("PySide6/Qt/lib/QtCore.framework/Resources", "Versions/Current/Resources"),
    ("PySide6/Qt/lib/QtCore.framework/Versions/Current", "A"),
    ("Python.framework/Python", "Versions/Current/Python"),
    ("Python.framework/Versions/Current", "3.12"),
]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Lay the app out once."""
    osx = pytest.importorskip("PyInstaller.building.osx")
    folder = tmp_path_factory.mktemp("macos")
    code, data = folder / "code", folder / "data"
    code.write_bytes(bytes.fromhex("cffaedfe") + b"stand-in")
    data.write_bytes(b"<plist/>")
    toc = [("ludogite", str(code), "EXECUTABLE"), ("ludogite.icns", str(data), "DATA")]
    toc += [(name, str(data if kind == "DATA" else code), kind) for name, kind in CODE]
    toc += [(name, target, "SYMLINK") for name, target in LINKS]
    toc += [(f"{place}/{Path(file).name}", file, "DATA") for file, place in BUNDLE.data_files(ROOT)]

    class Laid(osx.BUNDLE):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            """Make nothing: on another system PyInstaller's own leaves at once."""

    app = folder / "Ludogite.app"
    for place, source, kind in Laid()._process_bundle_toc(toc):
        target = app / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if kind == "SYMLINK":
            target.symlink_to(PurePath(source))
        else:
            shutil.copyfile(source, target)
    told = {  # what PyInstaller itself tells, then ours
        "CFBundleExecutable": "ludogite",
        "CFBundleIconFile": "ludogite.icns",
        "CFBundleIdentifier": BUNDLE.APP_ID,
        "CFBundlePackageType": "APPL",
    }
    (app / "Contents/Info.plist").write_bytes(plistlib.dumps(told | BUNDLE.info_plist()))
    return app


@pytest.fixture
def app(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(whole, tmp_path / whole.name, symlinks=True))


def test_the_app_is_laid_out_as_apple_asks(whole: Path) -> None:
    assert LAYOUT.faults(whole) == []


def test_our_files_are_found_from_where_the_code_lies(whole: Path) -> None:
    beside = whole / "Contents/Frameworks"  # ``sys._MEIPASS`` of an app
    assert (beside / "resources/themes/tokens.toml").is_file()
    assert (beside / "i18n/en.qm").is_file()
    assert not (whole / "Contents/MacOS/ludogite-data").exists()


def _retell(app: Path, key: str, value: object) -> None:
    file = app / "Contents/Info.plist"
    file.write_bytes(plistlib.dumps(plistlib.loads(file.read_bytes()) | {key: value}))


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda app: (app / "LISEZMOI").touch(), "LISEZMOI beside Contents"),
        (lambda app: (app / "Contents/data").mkdir(), "Contents/data is nothing that a bundle has"),
        (lambda app: (app / "Contents/MacOS/words.txt").write_text("data"), "MacOS/words.txt: data among code"),
        (lambda app: (app / "Contents/Frameworks/words.txt").write_text("data"), "Frameworks/words.txt: data among code"),
        (
            lambda app: shutil.copy(app / "Contents/MacOS/ludogite", app / "Contents/Resources"),
            "Resources/ludogite: code among data",
        ),
        (lambda app: (app / "Contents/Frameworks/a.b").mkdir(), "Frameworks/a.b: a folder with a dot counts as a bundle"),
        (lambda app: (app / "Contents/Resources/out").symlink_to("../../.."), "Contents/Resources/out: a link that leads out"),
        (lambda app: (app / "Contents/Resources/root").symlink_to("/usr"), "Contents/Resources/root: a link from the root"),
        (lambda app: (app / "Contents/Resources/gone").symlink_to("none"), "Contents/Resources/gone: a link to nothing"),
        (lambda app: (app / "Contents/Resources/ludogite.icns").unlink(), "no icon ludogite.icns"),
        (lambda app: _retell(app, "CFBundleExecutable", "other"), "CFBundleExecutable: no program other"),
        (
            lambda app: _retell(app, "CFBundleShortVersionString", "0.1.0rc1"),
            "CFBundleShortVersionString is no number of a version",
        ),
        (lambda app: _retell(app, "CFBundleIdentifier", "Ludogîte"), "CFBundleIdentifier is no name from right to left"),
        (lambda app: _retell(app, "CFBundlePackageType", "BNDL"), "CFBundlePackageType is not APPL"),
        (lambda app: _retell(app, "UTExportedTypeDeclarations", []), "which it does not declare"),
        (lambda app: (app / "Contents/Info.plist").write_bytes(b"no"), "Info.plist does not read"),
    ],
)
def test_every_rule_is_looked_at(app: Path, spoil: Callable[[Path], object], told: str) -> None:
    if "root" in told or "ludogite: code" in told:
        (app / "Contents/Resources/ludogite").unlink(missing_ok=True)
    spoil(app)
    assert any(told in fault for fault in LAYOUT.faults(app)), LAYOUT.faults(app)
