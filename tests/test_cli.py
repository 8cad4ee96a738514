from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludogite import __version__, paths
from ludogite.cli.main import main
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import SALT_BYTES, make_salt, read_word
from ludogite.core.log import write_log
from ludogite.games.catalog import find_game, load_game
from ludogite.games.play import code_for, simulate
from ludogite.games.setup import new_game, new_header, reader
from ludogite.services.journal import StoreJournal
from ludogite.services.match import begin
from ludogite.services.thinking import saved_to_loaded
from ludogite.store.database import open_store
from ludogite.store.files import FileKind, write
from ludogite.store.saves import SeatInfo

pytestmark = pytest.mark.usefixtures("qapp")  # what speaks in the terminal must find the application of the other tests


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a person at a terminal would, with nothing of our environment that chooses a screen."""
    kept = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}}
    command = [sys.executable, "-m", "ludogite", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=kept | environment, timeout=120, check=False)


@pytest.fixture
def log_file(tmp_path: Path) -> Path:
    entry = find_game("yahtzee")
    assert entry is not None
    game = entry.load()
    session = new_game(new_header(game, 1, code_for("cli", 0), {})).session(reader(paths.resources()), VirtualClock())
    asked = session.requests()[0]
    command = next(iter(session.rules.choices(session.view(0), 0)))
    assert session.submit(0, command, asked.token) is None
    file = tmp_path / "partie.ludogite"
    file.write_text(write_log(session.header, session.entries, game.codec), encoding="utf-8")
    return file


def test_simulate_gives_the_same_figures_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "yahtzee", "--seats", "moyen,debutant", "--seed", "7", "--games", "3", "--json"]
    assert main(arguments) == 0
    first = json.loads(capsys.readouterr().out)
    assert main(arguments) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert [seat["level"] for seat in first["seats"]] == ["moyen", "debutant"]
    assert sum(seat["wins"] for seat in first["seats"]) >= first["games"]


def test_simulate_without_seats_takes_the_fewest_all_moyen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "yahtzee", "--games", "1"]) == 0
    assert "moyen" in capsys.readouterr().out


def test_simulate_passes_options_on() -> None:
    entry = find_game("yahtzee")
    assert entry is not None
    one = simulate(entry.load(), ["debutant"], reader(paths.resources()), seed="1", games=1)
    two = simulate(entry.load(), ["debutant"], reader(paths.resources()), seed="1", games=1, options={"manches": 2})
    assert two[0].mean > one[0].mean


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "yahtzee", "--seats", "génial"],
        ["simulate", "yahtzee", "--seats", ",".join(["moyen"] * 9)],
        ["simulate", "yahtzee", "--games", "0"],
        ["simulate", "yahtzee", "--options", "[1]"],
        ["simulate", "yahtzee", "--options", "{"],
        ["simulate", "yahtzee", "--options", '{"manches": 100}'],
        ["simulate", "yahtzee", "--options", '{"nonsense": 1}'],
        ["replay", "/nowhere/at/all.ludogite"],
        ["screenshot", "no-such-page", "--out", "x.png"],
        ["screenshot", "home", "--out", "x.png", "--size", "big"],
        ["screenshot", "home", "--out", "x.png", "--scale", "9"],
        ["--data", "x" * 5000],
        ["export", "1", "x.ludogite", "--data", "x" * 5000],
        ["word", "chat", "--data", "x" * 5000],
        ["word", "chat", "--data", "a\0b"],
        ["export", "99999999999999999999", "x.ludogite", "--data", "{tmp}"],
        ["export", "-1", "x.ludogite", "--data", "{tmp}"],
        ["simulate", "yahtzee", "--games", "1", "--seed", "\udcff"],
        ["simulate", "yahtzee", "--seats", "\udcff"],
        ["simulate", "yahtzee", "--options", "\udcff"],
        ["screenshot", "rules", "--out", "x.png", "--seed", "\udcff"],
        ["replay", "x" * 5000],
    ],
)
def test_what_cannot_be_done_gets_a_sentence_and_exit_code_2(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([argument.replace("{tmp}", str(tmp_path)) for argument in arguments]) == 2
    told = capsys.readouterr().err
    assert told.startswith("ludogite: ")
    assert "Traceback" not in told
    assert len(told.splitlines()) == 1


def test_sheet_that_cannot_be_written_gets_a_sentence() -> None:
    done = run("sheet", "yahtzee", "--out", "x" * 5000, QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stderr[:10], "Traceback" in done.stderr) == (2, "ludogite: ", False)


def test_name_too_long_for_any_file_is_no_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["x" * 5000])
    assert left.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


def test_replay_shows_how_far_a_game_went(log_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(log_file), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["entries"], report["finished"]) == ("yahtzee", 2, False)


def test_export_writes_a_file_that_replay_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, data = tmp_path / "partie.ludogite", tmp_path / "data"
    opened = open_store(data)
    entry = find_game("yahtzee")
    assert entry is not None
    game = entry.load()
    header = new_header(game, 1, code_for("cli", 1), {})
    begin(opened.store, header, game.record_key(game.read_options({})), [SeatInfo(0, "Zoé", 7)], typed=False, assisted=False)
    opened.store.close()
    assert main(["export", "1", str(file), "--data", str(data)]) == 0
    body = json.loads(file.read_text(encoding="utf-8"))
    assert (body["ludogite"], body["version"], body["status"], body["seats"][0]["name"]) == ("game", 1, "open", "Zoé")
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "yahtzee"
    assert main(["export", "2", str(tmp_path / "other.ludogite"), "--data", str(data)]) == 2
    assert "2" in capsys.readouterr().err


def exported(tmp_path: Path, *, hand: bool = False) -> Path:
    """Write the file of a game that has thrown its dice."""
    store = open_store(tmp_path / "data").store
    game = load_game("yahtzee")
    header = new_header(game, 1, code_for("cli", 1), {}, hand=hand, salt=make_salt(bytes(SALT_BYTES)), word=read_word("rose"))
    loaded = begin(store, header, game.record_key(game.read_options({})), [SeatInfo(0, "Zoé", 7)], typed=False, assisted=False)
    session = saved_to_loaded(loaded).session(reader(paths.resources()), VirtualClock(), StoreJournal(store, loaded, game.codec))
    asked = session.requests()[0]
    session.submit(0, next(iter(session.rules.choices(session.view(0), 0))), asked.token)
    store.close()
    file = tmp_path / "partie.ludogite"
    assert main(["export", "1", str(file), "--data", str(tmp_path / "data")]) == 0
    return file


def test_another_copy_finds_a_changed_die_code_or_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = exported(tmp_path)
    assert main(["replay", str(file), "--lang", "fr"]) == 0
    assert "Tirage : conforme au code" in capsys.readouterr().out
    body = json.loads(file.read_text(encoding="utf-8"))

    def changed(*path: object, to: object) -> Path:
        other = json.loads(json.dumps(body))
        place = other
        for step in path[:-1]:
            place = place[step]
        assert place[path[-1]] != to
        place[path[-1]] = to
        made = tmp_path / "other.ludogite"
        made.write_text(json.dumps(other), encoding="utf-8")
        return made

    (number, thrown) = next((n, line) for n, line in enumerate(body["log"][2:], start=1) if line["seat"] == -1)
    [name] = [key for key, value in thrown["command"].items() if isinstance(value, list)]
    dice = [7 - die for die in thrown["command"][name]]
    for other in (
        changed("log", number + 1, "command", name, to=dice),
        changed("log", 1, "code", to=code_for("cli", 2)),
        changed("log", 1, "word", to=read_word("lilas")),
    ):
        assert main(["replay", str(other), "--lang", "fr"]) == 1
        assert f"Tirage : différent au coup {number}" in capsys.readouterr().out
        assert main(["replay", str(other), "--json"]) == 1
        assert json.loads(capsys.readouterr().out)["differs_at"] == number


def test_real_dice_are_said_to_be_real(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(exported(tmp_path, hand=True)), "--lang", "fr"]) == 0
    assert "Dés : lus sur de vrais dés" in capsys.readouterr().out


def test_a_file_is_overwritten_only_where_somebody_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, data = exported(tmp_path), tmp_path / "data"
    file.write_text("a letter to grandmother")
    for command in (["export", "1", str(file), "--data", str(data)], ["screenshot", "home", "--out", str(file)]):
        assert main(command) == 2
        assert "--force" in capsys.readouterr().err
    assert file.read_text() == "a letter to grandmother"
    assert main(["export", "1", str(file), "--data", str(data), "--force"]) == 0
    assert main(["replay", str(file)]) == 0


@pytest.mark.parametrize(
    "name", ["ludogite.db", "ludogite.db-wal", "accounts.json", "backups/ludogite-v9.db", "ludogite-home.json"]
)
def test_no_file_of_the_data_folder_is_ever_overwritten(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    exported(tmp_path)
    target = tmp_path / "data" / name
    before = target.read_bytes() if target.exists() else None
    target.parent.mkdir(exist_ok=True)
    assert main(["export", "1", str(target), "--data", str(tmp_path / "data"), "--force"]) == 2
    assert "own files" in capsys.readouterr().err
    assert (target.read_bytes() if target.exists() else None) == before


def test_a_family_is_no_game_to_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "famille.ludogite"
    file.write_bytes(write(FileKind.FAMILY, {"profiles": []}, packed=True))
    assert main(["replay", str(file), "--lang", "fr"]) == 2
    assert capsys.readouterr().err == "ludogite: Ce fichier n’est pas une partie de Ludogîte.\n"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace('"version":1', '"version":99', 1),
        lambda text: text.replace("yahtzee", "belote"),
        lambda text: text.replace('"seat":0', '"seat":5'),
        lambda text: "\x00" + text,
        lambda _text: "",
    ],
)
def test_a_spoilt_log_is_refused_in_words(log_file: Path, spoil: object, capsys: pytest.CaptureFixture[str]) -> None:
    assert callable(spoil)
    log_file.write_text(spoil(log_file.read_text(encoding="utf-8")), encoding="utf-8")
    assert main(["replay", str(log_file), "--lang", "fr"]) == 2
    assert capsys.readouterr().err.startswith("ludogite: ")


def test_random_bytes_are_no_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.ludogite"
    file.write_bytes(bytes(range(256)) * 20)
    assert main(["replay", str(file)]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_version() -> None:
    told = run("--version")
    assert told.returncode == 0
    assert told.stdout == f"ludogite {__version__}\n"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has no screen of its own")
def test_without_a_display_it_says_so_and_leaves_with_2(tmp_path: Path) -> None:
    told = run("--data", str(tmp_path))
    assert told.returncode == 2
    assert "DISPLAY" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the names of libraries are those of Linux")
def test_a_missing_system_library_is_named_with_its_package(tmp_path: Path) -> None:
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").touch()
    (tmp_path / "PySide6" / "QtWidgets.py").write_text(
        "raise ImportError('libEGL.so.1: cannot open shared object file: No such file or directory')"
    )
    told = run("--data", str(tmp_path), QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(tmp_path))
    assert told.returncode == 2
    assert "libEGL.so.1" in told.stderr
    assert "libegl1" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_code_that_is_none_is_refused_before_the_window_opens(tmp_path: Path) -> None:
    told = run("--data", str(tmp_path), "--seed", "nonsense", QT_QPA_PLATFORM="offscreen")
    assert told.returncode == 2
    assert "nonsense" in told.stderr


def test_self_test_passes_and_says_what_passed() -> None:
    told = run("self-test", "--games", "1")
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.splitlines()[-1].endswith("0 failed")
