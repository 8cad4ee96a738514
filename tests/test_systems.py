"""Every branch on ``sys.platform`` is taken with a stand-in for its system, and stands in the table of ``docs/packaging.md``."""

from __future__ import annotations

import ctypes
import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject

from ludogite import priority
from ludogite.app import single_instance, system, termination
from ludogite.atomic import UNFINISHED
from ludogite.errors import CommandError
from ludogite.phones import messages, server
from ludogite.phones.messages import Addresses, Failed, Listening, Open
from ludogite.services import audio_backend
from ludogite.services.audio_backend import NO_DEFAULT, ProgramSpeaker, WindowsSpeaker, find_speaker
from ludogite.services.processes import program
from ludogite.services.read_aloud import voices_here
from ludogite.services.sound import Sounds
from ludogite.store import backups
from tests.packaging.scripts import PACKAGING, script

ROOT = Path(__file__).parents[1]
SOUNDS = ROOT / "resources" / "sounds"
OF_UNIX = pytest.mark.skipif(sys.platform == "win32", reason="signals and scripts that Windows has not")
BRANCH = re.compile(r"\bsys\.platform\b")
NEAR = 40
"""Lines by which a branch may have moved since its line was written down; its text must be the same."""


# ---- the table -----------------------------------------------------------------------------------------------------------


def branches() -> list[tuple[str, int, str]]:
    """Find every line that asks for the system: file, number, text."""
    paths = sorted([*(ROOT / "ludogite").rglob("*.py"), *PACKAGING.rglob("*.py"), *PACKAGING.glob("*.spec")])
    return [
        (path.relative_to(ROOT).as_posix(), number, line)
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if BRANCH.search(line)
    ]


def told() -> list[tuple[str, int, str, str]]:
    """Read the table: file, line, what stands there, and the test that takes it."""
    text = (ROOT / "docs" / "packaging.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w/.]+):(\d+)` \| `([^`]+)` \| [^|]+ \| `(\w+)` \|$", text, re.MULTILINE)
    return [(file, int(number), code, test) for file, number, code, test in rows]


def test_every_branch_on_the_system_stands_in_the_table() -> None:
    rows = told()
    for file, number, line in branches():
        fit = [row for row in rows if row[0] == file and row[2] in line and abs(row[1] - number) <= NEAR]
        assert fit, f"not told: {file}:{number} {line.strip()}"
        rows.remove(fit[0])
    assert rows == [], "told, and not there any more"
    tests = {name for name, value in globals().items() if name.startswith("test_") and callable(value)}
    assert {test for *_, test in told()} <= tests


@OF_UNIX
@pytest.mark.parametrize(("name", "heard"), [("win32", False), ("darwin", True), ("linux", True)])
def test_windows_has_no_signals_that_ask_for_the_end(monkeypatch: pytest.MonkeyPatch, qapp: object, name: str, heard: bool) -> None:
    monkeypatch.setattr(sys, "platform", name)
    before = signal.getsignal(signal.SIGTERM)
    parent = QObject()
    asked = termination.Termination(lambda: None, parent)
    try:
        assert (signal.getsignal(signal.SIGTERM) != before) is heard
    finally:
        asked.stop()
    assert signal.getsignal(signal.SIGTERM) == before == signal.SIG_DFL


# ---- sounds --------------------------------------------------------------------------------------------------------------


def test_windows_plays_by_its_own_call(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    played: list[tuple[str | None, int]] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "winsound", SimpleNamespace(PlaySound=lambda file, flags: played.append((file, flags))))
    speaker = find_speaker(Sounds(SOUNDS, find_speaker))
    assert isinstance(speaker, WindowsSpeaker)
    assert speaker.play(SOUNDS / "bell.wav")
    assert played[0][0] == str(SOUNDS / "bell.wav")
    assert played[0][1] & NO_DEFAULT


@OF_UNIX
@pytest.mark.parametrize(("name", "player"), [("darwin", "afplay"), ("linux", "paplay"), ("linux", "aplay")])
def test_each_system_plays_by_its_own_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qapp: object, name: str, player: str
) -> None:
    (tmp_path / player).write_text("#!/bin/sh\n")
    (tmp_path / player).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "platform", name)
    sounds = Sounds(SOUNDS, find_speaker)
    assert isinstance(find_speaker(sounds), ProgramSpeaker)
    assert audio_backend.programs_here(sys.platform)[0][0] == str(tmp_path / player)
    monkeypatch.setattr(sys, "platform", "freebsd14")
    assert find_speaker(sounds) is None


@OF_UNIX
@pytest.mark.parametrize(
    ("name", "voice"), [("darwin", "say"), ("linux", "spd-say"), ("linux", "espeak-ng"), ("win32", "powershell")]
)
def test_each_system_reads_aloud_by_its_own_voice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, voice: str) -> None:
    (tmp_path / voice).write_text("#!/bin/sh\n")
    (tmp_path / voice).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert [one.name for one in voices_here(name)] == [str(tmp_path / voice)]
    assert voices_here("freebsd14") == []


# ---- the screen ----------------------------------------------------------------------------------------------------------


def test_only_linux_can_be_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    for name in ("win32", "darwin"):
        monkeypatch.setattr(sys, "platform", name)
        system.require_display()
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(CommandError, match="DISPLAY"):
        system.require_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    system.require_display()


def test_only_linux_asks_the_loader_for_the_libraries_of_x11(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refused(_name: str) -> None:
        raise OSError("libxcb-cursor.so.0: cannot open shared object file: No such file or directory")

    plugin = tmp_path / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    plugin.parent.mkdir(parents=True)
    plugin.touch()
    monkeypatch.setattr(system, "find_spec", lambda _name: SimpleNamespace(submodule_search_locations=[str(tmp_path)]))
    monkeypatch.setattr(ctypes, "CDLL", refused)
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    for name in ("win32", "darwin"):
        monkeypatch.setattr(sys, "platform", name)
        system.require_qt()
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(CommandError, match="libxcb-cursor0"):
        system.require_qt()
    monkeypatch.setattr(system, "find_spec", lambda _name: None)
    with pytest.raises(CommandError, match="PySide6-Essentials"):
        system.require_qt()


# ---- the window ----------------------------------------------------------------------------------------------------------


def test_windows_lets_the_first_window_come_forward(monkeypatch: pytest.MonkeyPatch) -> None:
    let: list[int] = []
    user32 = SimpleNamespace(AllowSetForegroundWindow=let.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    for name in ("linux", "darwin", "win32"):
        monkeypatch.setattr(sys, "platform", name)
        single_instance._let_come_forward(4711)
    assert let == [4711]


# ---- packages ------------------------------------------------------------------------------------------------------------


class Pieces:
    """Stands in for PyInstaller, and keeps what the recipe asks it for."""

    def __init__(self, modules: list[str]) -> None:
        self.asked: dict[str, list[dict[str, Any]]] = {}
        self.modules = modules

    def maker(self, name: str) -> Callable[..., Any]:
        def make(*_given: Any, **named: Any) -> Any:
            self.asked.setdefault(name, []).append(named)
            return SimpleNamespace(pure=[(module, "", "") for module in self.modules], binaries=[], datas=[], scripts=[])

        return make


@pytest.mark.parametrize("name", ["linux", "win32", "darwin"])
def test_the_recipe_of_the_frozen_program_for_each_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str) -> None:
    pytest.importorskip("PyInstaller")
    bundle = script("bundle")
    monkeypatch.setitem(sys.modules, "bundle", bundle)
    monkeypatch.setattr(bundle, "prune", lambda binaries, _imports: binaries)
    monkeypatch.setattr(bundle, "licence_files", list)
    monkeypatch.setenv("LUDOGITE_MADE", str(tmp_path))
    monkeypatch.setattr(sys, "path", sys.path[:])
    pieces = Pieces(bundle.own_modules(ROOT))
    makers = {each: pieces.maker(each) for each in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    source = (PACKAGING / "ludogite.spec").read_text(encoding="utf-8")
    __import__("PyInstaller.depend.bindepend")  # before the system is another one
    monkeypatch.setattr(sys, "platform", name)
    exec(compile(source, "ludogite.spec", "exec"), makers | {"SPECPATH": str(PACKAGING)})  # noqa: S102 - as PyInstaller does
    programs = pieces.asked["EXE"]
    assert [program["name"] for program in programs] == ["ludogite", *(["ludogite-console"] if name == "win32" else [])]
    assert [program["console"] for program in programs] == {"linux": [True], "win32": [False, True], "darwin": [False]}[name]
    assert all(program["strip"] is (name == "linux") for program in (*programs, *pieces.asked["COLLECT"]))
    icons = {"linux": None, "win32": str(tmp_path / "ludogite.ico"), "darwin": str(tmp_path / "ludogite.icns")}
    assert {program["icon"] for program in programs} == {icons[name]}
    assert (programs[0]["version"] is not None) is (name == "win32")
    assert ("BUNDLE" in pieces.asked) is (name == "darwin")


@pytest.mark.parametrize(
    ("name", "called"), [("linux", "linux"), ("win32", "windows"), ("darwin", "macos"), ("freebsd14", "linux")]
)
def test_packages_are_called_after_their_system(monkeypatch: pytest.MonkeyPatch, name: str, called: str) -> None:
    source = (PACKAGING / "build.py").read_text(encoding="utf-8")
    line = next(line for line in source.splitlines() if line.startswith("SYSTEM = "))
    monkeypatch.setattr(sys, "platform", name)
    known: dict[str, Any] = {"sys": sys}
    exec(line, known)  # noqa: S102 - our own line
    assert known["SYSTEM"] == called


def test_each_system_has_a_bill_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    parts, numbers = script("parts"), set()
    monkeypatch.setattr(parts, "parts", lambda: [("libpng", "1.6", "Libpng")])
    for name in ("linux", "win32", "darwin"):
        monkeypatch.setattr(sys, "platform", name)
        numbers.add(json.loads(parts.bill(1_700_000_000))["serialNumber"])
    assert len(numbers) == 3


def test_processes_of_ours_step_back_on_each_system(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    kernel = SimpleNamespace(SetPriorityClass=lambda process, kind: done.append((ctypes.c_int64(process.value).value, kind)))
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr("os.nice", done.append, raising=False)
    for name in ("win32", "linux"):
        monkeypatch.setattr(sys, "platform", name)
        priority.step_back()
    assert done == [(priority.THIS_PROCESS, priority.BELOW_NORMAL), priority.NICENESS]


@pytest.mark.parametrize(("process", "said", "is_left"), [(0, 87, True), (0, 5, False), (1234, 0, True), (1234, 258, False)])
def test_windows_tells_who_left_a_copy_unfinished(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, process: int, said: int, is_left: bool
) -> None:
    """No process (87), one of somebody else (5), one that has ended (0) and one that still goes on (258)."""
    asked: list[object] = []

    def opened(*about: int) -> int:
        asked.append(about)
        return process

    kernel = SimpleNamespace(
        OpenProcess=opened,
        GetLastError=lambda: said,
        WaitForSingleObject=lambda _process, _ms: said,
        CloseHandle=asked.append,
    )
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    left = tmp_path / backups.FOLDER / f"ludogite-v5-20260101T000000.000Z-77{UNFINISHED}"
    left.parent.mkdir()
    left.write_bytes(b"half")
    backups.clear(tmp_path / "ludogite.db")
    assert left.exists() is not is_left
    assert asked == [(backups.SYNCHRONIZE, 0, 77), *([process] if process else [])]


# ---- the process that serves phones ----------------------------------------------------------------------------------------


def test_a_frozen_program_is_its_own_process_for_phones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert program("unused", server.FLAG) == (sys.executable, [server.FLAG])


WINDOWED = """
import runpy, sys
sys.argv = ["ludogite", "--phones"]
sys.stdin = sys.stdout = sys.stderr = None
runpy.run_module("ludogite", run_name="__main__")
"""
"""The frozen program of Windows without a console: its streams are None, only the pipes of the window are there."""


@pytest.mark.parametrize(("host", "said"), [("127.0.0.1", Listening), ("8.8.8.8", Failed)])
def test_a_windowed_program_serves_phones_on_a_private_address_alone(host: str, said: type) -> None:
    order = Open(host, 8600, "ABCDE", seats={}, files={})
    with subprocess.Popen([sys.executable, "-c", WINDOWED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert isinstance(messages.read(child.stdout.readline()), Addresses)
        child.stdin.write(messages.write(order))
        child.stdin.flush()
        assert isinstance(messages.read(child.stdout.readline()), said)
        child.stdin.close()
        assert child.wait(timeout=10) == 0


def test_what_is_private_is_a_home_and_never_the_world() -> None:
    assert all(map(server.is_private, ("192.168.1.20", "10.0.0.7", "172.16.3.4")))
    assert not any(map(server.is_private, ("8.8.8.8", "127.0.0.1", "169.254.1.1", "0.0.0.0", "", "::1", "fe80::1", "172.32.0.1")))  # noqa: S104
