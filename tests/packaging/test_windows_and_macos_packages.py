"""The packages of systems that this machine is not: their scripts run with stand-ins for the tools, and their files are read."""

from __future__ import annotations

import plistlib
import re
import shutil
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from ludogite.paths import PORTABLE
from tests.packaging.scripts import PACKAGING, script

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")
NSI = (PACKAGING / "windows/ludogite.nsi").read_text(encoding="utf-8")
COMPILER = shutil.which("makensis")


@pytest.fixture
def called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put stand-ins for every tool on the path; each writes down how it was called."""
    tools, told = tmp_path / "tools", tmp_path / "called.txt"
    tools.mkdir()
    for name in ("makensis", "hdiutil", "codesign", "xcrun", "signtool"):
        tool = tools / name
        tool.write_text(f'#!/bin/sh\nprintf "{name}" >> "{told}"\nprintf " <%s>" "$@" >> "{told}"\necho >> "{told}"\n')
        tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    for variable in ("LUDOGITE_SIGNTOOL", "LUDOGITE_SIGN_IDENTITY", "LUDOGITE_NOTARY_PROFILE", "LUDOGITE_ARCH"):
        monkeypatch.delenv(variable, raising=False)
    told.touch()
    return told


@pytest.fixture
def stand_in(tmp_path: Path) -> Any:
    """Make a folder that looks like a frozen app."""
    app = tmp_path / "app"
    (app / "_internal").mkdir(parents=True)
    for name in ("ludogite.exe", "ludogite-console.exe", "_internal/licence é.txt"):
        (app / name).write_text(name, encoding="utf-8")
    made, out = tmp_path / "made", tmp_path / "out"
    out.mkdir()
    return script("build.py").Frozen(app, made, out, "1.2.3", 1_700_000_001)


def section(name: str) -> str:
    """Return what stands in a section of the installer's script: the nameless one installs, the other takes away."""
    found = re.search(rf"^Section{name}\n(.*?)^SectionEnd", NSI, re.MULTILINE | re.DOTALL)
    assert found
    return found.group(1)


# ---- Windows -----------------------------------------------------------------------------------------------------------


def test_the_archive_holds_the_app_and_is_the_same_twice(stand_in: Any, called: Path) -> None:
    make = script("windows/package.py").make
    archive, installer = make(stand_in)
    first = archive.read_bytes()
    with zipfile.ZipFile(archive) as packed:
        *names, read_me = packed.namelist()
        assert names == ["Ludogite/_internal/licence é.txt", "Ludogite/ludogite-console.exe", "Ludogite/ludogite.exe"]
        assert read_me == f"Ludogite/{PORTABLE}/LISEZMOI.txt"  # the folder that lets the data travel along
        assert packed.testzip() is None
    make(stand_in)
    assert archive.read_bytes() == first
    assert installer.name == "ludogite-1.2.3-windows-x64.exe"


def test_the_compiler_is_given_everything_that_its_script_asks_for(stand_in: Any, called: Path) -> None:
    script("windows/package.py").make(stand_in)
    (line,) = called.read_text(encoding="utf-8").splitlines()
    given = set(re.findall(r"<-D(\w+)=", line))
    own = set(re.findall(r"!define (?:/\w+ )?(\w+)", NSI))
    wanted = {name for name in re.findall(r"\$\{([A-Z]\w+)\}", NSI) if name.isupper()} - own - {"LANGUAGE"}
    assert given == {name for name in wanted if not name.startswith("LANG_")} - {"SIGN"}
    assert "<" + str(PACKAGING / "windows/ludogite.nsi") + ">" in line
    assert "<-DNUMBERS=1.2.3.0>" in line
    assert "SIGN" not in line


@pytest.mark.skipif(COMPILER is None, reason="needs makensis (apt install nsis)")
def test_the_installer_is_a_program_of_windows_and_the_same_twice(stand_in: Any, qapp: object) -> None:
    package, made = script("windows/package.py"), []
    script("icons.py").write_icons(stand_in.made)
    for _ in range(2):
        installer = package.write_installer(COMPILER, stand_in.app, stand_in.made / "ludogite.ico", stand_in.out, "1.2.3")
        made.append(installer.read_bytes())
    assert made[0] == made[1]
    head = int.from_bytes(made[0][0x3C:0x40], "little")
    assert made[0][head : head + 6] == b"PE\0\0\x64\x86"  # for 64 bits
    assert "Ludogîte".encode("utf-16-le") in made[0]


def test_windows_programs_are_signed_where_there_is_something_to_sign_with(
    stand_in: Any, called: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOGITE_SIGNTOOL", "signtool sign /fd sha256 $f")
    script("windows/package.py").make(stand_in)
    lines = called.read_text(encoding="utf-8").splitlines()
    assert [line.split()[0] for line in lines] == ["signtool", "signtool", "makensis"]
    assert f"<{stand_in.app / 'ludogite.exe'}>" in lines[0]
    assert '<-DSIGN=signtool sign /fd sha256 "%1">' in lines[2]
    assert NSI.count("finalize `${SIGN}`") == 2  # installer and uninstaller


def test_without_the_compiler_there_is_still_an_archive(stand_in: Any, called: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert [file.suffix for file in script("windows/package.py").make(stand_in)] == [".zip"]


def test_the_installer_needs_no_administrator_and_speaks_both_languages() -> None:
    assert "\nRequestExecutionLevel user\n" in NSI
    assert "HKLM" not in NSI
    assert re.findall(r'MUI_LANGUAGE "(\w+)"', NSI) == ["English", "French"]
    told = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", NSI, re.MULTILINE)
    names = {name for name, _ in told}
    assert sorted(told) == sorted((name, language) for name in names for language in ("ENGLISH", "FRENCH"))
    assert names == set(re.findall(r"\$\((\w+)\)", NSI))


def test_uninstalling_leaves_the_family_its_data_and_the_registry_nothing() -> None:
    taken = section(' "Uninstall"')
    assert set(re.findall(r"RMDir (?:/r )?\"([^\"]+)\"", taken)) == {"$INSTDIR\\_internal", "$INSTDIR"}
    assert 'RMDir "$INSTDIR"' in taken  # not what somebody else put there
    assert "LOCALAPPDATA\\ludogite" not in taken
    written = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', section("")))
    gone = re.findall(r'DeleteRegKey (?:/ifempty )?HKCU "([^"]+)"', taken)
    assert all(any(key == one or key.startswith(one + "\\") for one in gone) for key in written)
    assert '\'"$INSTDIR\\ludogite.exe" "%1"\'' in section("")


# ---- macOS -------------------------------------------------------------------------------------------------------------


def test_the_image_is_made_without_any_secret(stand_in: Any, called: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOGITE_ARCH", "universal2")
    (image,) = script("macos/package.py").make(stand_in)
    assert image.name == "ludogite-1.2.3-macos-universal2.dmg"
    (line,) = called.read_text(encoding="utf-8").splitlines()
    assert line.startswith("hdiutil <create>")
    assert f"<{image}>" in line


def test_signing_and_notarising_happen_where_the_means_are_there(
    stand_in: Any, called: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOGITE_SIGN_IDENTITY", "Developer ID")
    monkeypatch.setenv("LUDOGITE_NOTARY_PROFILE", "ludogite")
    script("macos/package.py").make(stand_in)
    lines = called.read_text(encoding="utf-8").splitlines()
    assert [line.split(" <")[0:2] for line in lines] == [
        ["codesign", "--verify>"],
        ["hdiutil", "create>"],
        ["codesign", "--sign>"],
        ["xcrun", "notarytool>"],
        ["xcrun", "stapler>"],
    ]


def test_the_hardened_runtime_is_opened_for_nothing_but_ctypes() -> None:
    entitlements = plistlib.loads((PACKAGING / "macos/entitlements.plist").read_bytes())
    assert entitlements == {"com.apple.security.cs.allow-unsigned-executable-memory": True}
