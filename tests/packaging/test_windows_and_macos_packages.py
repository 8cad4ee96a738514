"""The packages of systems that this machine is not: their scripts run with stand-ins for the tools, and their files are read."""

from __future__ import annotations

import plistlib
import re
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from ludogite.paths import PORTABLE
from tests.packaging.scripts import PACKAGING, script

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")
ISS = (PACKAGING / "windows/ludogite.iss").read_text(encoding="utf-8-sig")


@pytest.fixture
def called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put stand-ins for every tool on the path; each writes down how it was called."""
    tools, told = tmp_path / "tools", tmp_path / "called.txt"
    tools.mkdir()
    for name in ("iscc", "hdiutil", "codesign", "xcrun", "signtool"):
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
    found = re.search(rf"^\[{name}\]\n(.*?)(?=^\[|\Z)", ISS, re.MULTILINE | re.DOTALL)
    return found.group(1) if found else ""


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
    given = set(re.findall(r"</D(\w+)=", line))
    wanted = set(re.findall(r"\{#(\w+)\}", ISS))
    assert given == wanted
    assert "<" + str(PACKAGING / "windows/ludogite.iss") + ">" in line
    assert "Sign" not in line


def test_windows_programs_are_signed_where_there_is_something_to_sign_with(
    stand_in: Any, called: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOGITE_SIGNTOOL", "signtool sign /fd sha256 $f")
    script("windows/package.py").make(stand_in)
    lines = called.read_text(encoding="utf-8").splitlines()
    assert [line.split()[0] for line in lines] == ["signtool", "signtool", "iscc"]
    assert f"<{stand_in.app / 'ludogite.exe'}>" in lines[0]
    assert "</DSign=1> </Sludogite=signtool sign /fd sha256 $f>" in lines[2]


def test_without_the_compiler_there_is_still_an_archive(stand_in: Any, called: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert [file.suffix for file in script("windows/package.py").make(stand_in)] == [".zip"]


def test_the_installer_needs_no_administrator_and_speaks_both_languages() -> None:
    assert (PACKAGING / "windows/ludogite.iss").read_bytes().startswith(b"\xef\xbb\xbf")
    assert "PrivilegesRequired=lowest\n" in ISS
    assert "PrivilegesRequiredOverridesAllowed" not in ISS
    assert re.findall(r'Name: "(\w+)"; MessagesFile', section("Languages")) == ["fr", "en"]
    custom = section("CustomMessages")
    assert set(re.findall(r"^(\w+)\.LudogiteFile=", custom, re.MULTILINE)) == {"fr", "en"}


def test_uninstalling_leaves_the_family_its_data_and_the_registry_nothing() -> None:
    assert section("UninstallDelete") == ""
    assert "[UninstallRun]" not in ISS
    registry = [line for line in section("Registry").splitlines() if line]
    assert all(line.startswith("Root: HKA;") for line in registry)
    assert any(r'\shell\open\command"' in line and '"""{app}\\ludogite.exe"" ""%1"""' in line for line in registry)
    kept = [line for line in registry if "uninsdelete" not in line]
    assert all(r"Software\Classes\Ludogite.File\\"[:-1] in line for line in kept)  # they go with their parent


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
