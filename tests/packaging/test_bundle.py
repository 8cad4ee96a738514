"""What goes into the frozen app: the rules over names, on the paths of three systems."""

from __future__ import annotations

import ast
import json
import re
import struct
import sys
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from importlib.util import module_from_spec
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from PySide6.QtGui import QImageReader
from pytestqt.qtbot import QtBot

from ludogite.app import imports
from ludogite.games.catalog import BLANK, ready_games
from ludogite.ui.catalog import GAME_UIS
from tests.packaging.scripts import ROOT, script

bundle, icons = script("bundle.py"), script("icons.py")


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so", "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so", "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6\\plugins\\platforms\\qwindows.dll", "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll", "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/translations/qtbase_fr.qm", "libpython3.11.so.1.0", "libsqlite3.so.0", "libxcb-cursor.so.0",
        "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so", "PySide6/QtCore.abi3.so", "VCRUNTIME140.dll",
        "resources/words/fr/words.dawg", "i18n/en.qm",
    ],
)  # fmt: skip
def test_wanted(place: str) -> None:
    assert bundle.is_wanted(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqvnc.so", "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/imageformats/libqtiff.so", "PySide6\\plugins\\imageformats\\qjpeg.dll",
        "PySide6/Qt/plugins/xcbglintegrations/libqxcb-glx-integration.so", "PySide6/Qt/plugins/designer/libPySidePlugin.so",
        "PySide6/Qt/translations/qtbase_de.qm", "PySide6/Qt/translations/qt_help_fr.qm", "PySide6/Qt/qml/QtQuick/qmldir",
        "libglib-2.0.so.0", "libstdc++.so.6", "libX11.so.6", "PySide6\\opengl32sw.dll", "click-8.5.1.dist-info/METADATA",
    ],
)  # fmt: skip
def test_unwanted(place: str) -> None:
    assert not bundle.is_wanted(place)


@pytest.mark.parametrize(
    ("place", "library"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", "Core"), ("libQt6Gui.so.6", "Gui"), ("PySide6\\Qt6Widgets.dll", "Widgets"),
        ("@rpath/QtCore.framework/Versions/A/QtCore", "Core"), ("PySide6/QtCore.abi3.so", None), ("PySide6/QtCore.pyd", None),
        ("libpyside6.abi3.so.6.11", None), ("PySide6/Qt/plugins/platforms/libqxcb.so", None),
    ],
)  # fmt: skip
def test_name_of_a_qt_library(place: str, library: str | None) -> None:
    assert bundle.qt_library(place) == library


def test_libraries_that_nothing_kept_needs_are_left_out() -> None:
    needs = {
        "/w/QtGui.abi3.so": ["libQt6Gui.so.6"],
        "/w/libQt6Gui.so.6": ["libQt6DBus.so.6", "libQt6Core.so.6"],
        "/w/libQt6Qml.so.6": ["libQt6Network.so.6"],
        "/w/libqvnc.so": ["libQt6Network.so.6"],
    }
    places = ["PySide6/QtGui.abi3.so", "PySide6/Qt/plugins/platforms/libqvnc.so", "libglib-2.0.so.0", "libffi.so.8"]
    places += [f"PySide6/Qt/lib/libQt6{name}.so.6" for name in ("Gui", "DBus", "Core", "Qml", "Network")]
    entries = [(place, "/w/" + place.rpartition("/")[2], "BINARY") for place in places]
    kept = [entry[0] for entry in bundle.prune(entries, lambda file: needs.get(file, []))]
    assert sorted(Path(place).name for place in kept) == [
        "QtGui.abi3.so", "libQt6Core.so.6", "libQt6DBus.so.6", "libQt6Gui.so.6", "libffi.so.8",
    ]  # fmt: skip


def test_every_game_and_its_interface_is_named() -> None:
    names = set(bundle.own_modules(ROOT))
    assert {entry.module for entry in (*ready_games(), BLANK)} <= names
    parts = [*GAME_UIS.parts.values(), *(part for ui in GAME_UIS.values() for part in ui.parts())]
    assert {part.where.partition(":")[0] for part in parts} <= names
    assert {"ludogite", "ludogite.cli.main", "ludogite.words"} <= set(names)


def test_the_program_imports_nothing_that_is_left_out() -> None:
    excluded = {name for name in bundle.EXCLUDED_MODULES if not name.startswith("_")} | set(bundle.unused_qt_modules(ROOT))
    for file in (ROOT / "ludogite").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not excluded & {part for name in names for part in (name, name.partition(".")[0])}, file


def test_every_file_of_the_resources_is_taken() -> None:
    taken = {Path(source) for source, _ in bundle.data_files(ROOT)}
    sources = {ROOT / "resources" / "words" / "fr" / "meanings.tsv"}  # what is built from it is taken
    assert {file for file in (ROOT / "resources").rglob("*") if file.is_file()} - sources <= taken
    assert {source.stem for source in taken if source.suffix == ".qm"} == {"fr", "en"}


@pytest.mark.parametrize("system", ["linux", "macos", "windows", "wine"])
def test_releases_are_locked_with_hashes_and_name_no_place(system: str) -> None:
    text = (ROOT / "packaging" / "locks" / f"{system}.txt").read_text(encoding="utf-8").replace("\\\n", "")
    pins = dict(re.findall(r"^([\w-]+)==([\w.]+)", text, re.MULTILINE))
    assert len(pins) == len(text.splitlines()) == text.count("==")
    assert all("--hash=sha256:" in line for line in text.splitlines())
    assert "/" not in text
    needed = {re.sub(r"[-_]+", "-", name).lower() for name in bundle.DISTRIBUTIONS if name != "six"}
    assert needed | {"pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "cyclonedx-python-lib"} <= pins.keys()


def test_the_bill_of_materials_names_every_part_with_its_licence() -> None:
    bill = script("parts.py").bill(1_700_000_000)
    listed = {part["name"]: part for part in json.loads(bill)["components"]}
    assert {"Qt", "Python", "SQLite", "OpenSSL", *bundle.DISTRIBUTIONS} - {"six"} <= listed.keys()
    assert all(part["licenses"] and part["version"] for part in listed.values())
    assert script("parts.py").bill(1_700_000_000) == bill


def test_windows_reads_the_version() -> None:
    text = bundle.version_resource()
    assert ast.parse(text, mode="eval")
    assert f"'ProductVersion', '{bundle.__version__}'" in text


def test_macos_learns_the_kind_of_file() -> None:
    plist = bundle.info_plist()
    declared = plist["UTExportedTypeDeclarations"][0]
    assert plist["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"] == {
        "public.filename-extension": ["ludogite"],
        "public.mime-type": "application/x-ludogite",
    }


def test_icons(qtbot: QtBot, tmp_path: Path) -> None:
    icons.write_icons(tmp_path)
    assert QImageReader(str(tmp_path / "ludogite.ico")).imageCount() == len(icons.ICO_SIZES)
    assert QImageReader(str(tmp_path / "ludogite-512.png")).size().width() == 512
    ico, icns = (tmp_path / "ludogite.ico").read_bytes(), (tmp_path / "ludogite.icns").read_bytes()
    assert {struct.unpack_from("<BB", ico, 6 + 16 * n) for n in range(len(icons.ICO_SIZES))} == {
        (size % 256, size % 256) for size in icons.ICO_SIZES
    }
    assert struct.unpack_from(">4sI", icns) == (b"icns", len(icns))
    assert icons.draw(48) == icons.draw(48) != icons.draw(64)


def test_what_pyside_would_compile_at_every_start_is_shipped_compiled(tmp_path: Path) -> None:
    files = bundle.compiled_support(tmp_path)
    assert {place for _, place in files} >= {"shiboken6/files.dir/shibokensupport", "shiboken6/files.dir/shibokensupport/signature"}
    for file, place in files:
        assert bundle.is_wanted(f"{place}/{Path(file).name}")
        if file.endswith(".pyc"):
            assert SourcelessFileLoader("support", file).get_code("support") is not None
    stand_ins = {f"{place}/{Path(file).stem}" for file, place in files if file.endswith(imports.ASIDE)}
    assert stand_ins == {f"shiboken6/files.dir/{name[:-3]}" for name in imports.LATER}
    tool = SourcelessFileLoader("tool", str(tmp_path / "shibokensupport/signature/lib/tool.pyc"))
    module = module_from_spec(ModuleSpec("tool", tool, origin=tool.path))
    module.__file__ = tool.path
    tool.exec_module(module)
    assert not hasattr(module, "__wrapped__")
    assert callable(module.build_brace_pattern)
    inside = sys.modules["shibokensupport"].__loader__.zfile  # type: ignore[union-attr]
    assert b'"files.dir"' in inside.read("signature_bootstrap.py"), "PySide looks for them elsewhere now"


def test_what_a_package_index_shows_has_no_picture_and_leads_to_no_file_beside_it() -> None:
    readme, shown = (ROOT / "README.md").read_text(encoding="utf-8"), ProjectMetadata(str(ROOT), PluginManager()).core.readme
    assert "![" in readme
    assert "](docs/" in readme
    assert "![" not in shown
    assert re.findall(r"\]\((?!\w+:)", shown) == []
    for kept in ("# Ludogîte", "More screens", "| dependency | why |", "| platformdirs (MIT) |", "pip install"):
        assert kept in shown


def test_a_tree_without_git_has_a_date(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    build = script("build.py")
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build.source_date() == build.OLDEST_DATE
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert build.source_date() == 1_700_000_000
