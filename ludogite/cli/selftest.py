"""``ludogite self-test``: what a copy of the program must be able to do wherever it is installed; the frozen app runs it too."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

from ludogite import paths
from ludogite.core.advice import LEVELS
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.log import write_log
from ludogite.games.catalog import ready_games
from ludogite.games.common.dictionary import dictionary, vocabularies
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, load_text, new_game, new_header, reader
from ludogite.store.connection import connect
from ludogite.store.database import FILE_NAME, open_store
from ludogite.store.errors import NoticeCode
from ludogite.store.migrations import migrate, version
from ludogite.store.profiles import NewProfile

PATIENCE_MS = 30_000
"""How long another process may take to answer."""


class CheckError(Exception):
    """A check that did not pass, in words."""


def run(args: SimpleNamespace) -> int:
    """Run every check, with so many games of each kind, print a line for each, and return 0 when all passed, else 1."""
    heard, games = _network_events(), max(1, args.games)
    checks: tuple[tuple[str, Callable[[], str]], ...] = (
        *((f"game {entry.id}", lambda name=entry.id: _game(name, games)) for entry in ready_games()),
        ("resources", _resources),
        ("dictionary", _dictionary),
        ("throws of dice", _throws),
        ("fonts and look", lambda: _look(on_screen=args.screen)),
        ("screens", _screens),
        ("work beside the window", _worker),
        ("translations", _translations),
        ("data file", _store),
        ("no network", lambda: _network(heard)),
    )
    failed = 0
    for name, check in checks:
        try:
            print(f"ok      {name}: {check()}")
        except Exception as error:  # noqa: BLE001 - every failure must be named, whatever it is
            failed += 1
            print(f"FAILED  {name}: {type(error).__name__}: {error}")
    print(f"{len(checks) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _game(name: str, games: int) -> str:
    """Play games with every level, write each log, read it back and compare."""
    entry = next(entry for entry in ready_games() if entry.id == name)
    game, read = entry.load(), reader(paths.resources())
    options = game.read_options({})
    scores = []
    for number in range(games):
        seats = max(entry.fewest, min(entry.most, len(LEVELS)))
        players = {seat: game.make_player(LEVELS[seat % len(LEVELS)], options, read) for seat in range(seats)}
        header = new_header(game, seats, code_for("self-test", number), {})
        clock = VirtualClock()
        session = new_game(header).session(read, clock)
        outcome = play_out(session, players, chance_of(header.code).apart(BOTS), clock)
        again = load_text(write_log(header, session.entries, game.codec)).session(read, VirtualClock(clock.now_ms()))
        if again.outcome() != outcome:
            raise CheckError("a log read back ends otherwise")
        scores.append(max(outcome.scores))
    return f"{games} games played and replayed, best scores {', '.join(map(str, scores))}"


def _resources() -> str:
    """Compare every file that has a checksum with it."""
    folder, compared = paths.resources(), 0
    for sums in sorted(folder.rglob("checksums.txt")):
        for line in sums.read_text(encoding="utf-8").splitlines():
            wanted, _, name = line.partition("  ")
            if hashlib.sha256((sums.parent / name).read_bytes()).hexdigest() != wanted:
                raise CheckError(f"{name} is damaged")
            compared += 1
    if not compared:
        raise CheckError("no checksums found")
    return f"{compared} files as built"


def _dictionary() -> str:
    """Open the word list as the games do, compare it with its manifest, and ask a few verdicts."""
    words = dictionary(reader(paths.resources()))
    if hashlib.sha256("\n".join(words.words()).encode()).hexdigest() != words.manifest.digest:
        raise CheckError("the words are not those of the manifest")
    for typed, valid in (
        ("Maison", True),
        ("œuvres", True),
        ("ÊTRES", True),
        ("xyzzy", False),
        ("Bruxelles", False),
        ("km", False),
    ):
        if words.explain(typed).valid is not valid:
            raise CheckError(f"the verdict on {typed} is wrong")
    vocabularies(reader(paths.resources()))
    return f"{words.manifest.words} words as built, digest {words.digest}"


def _throws() -> str:
    """Unpack every recorded throw; without them dice only land."""
    from ludogite.ui.widgets.recorded import Recordings  # noqa: PLC0415 - only where it is needed

    try:
        throws = Recordings(paths.resources() / "throws" / "throws.bin").all()
    except (OSError, ValueError, KeyError, TypeError, IndexError, zlib.error) as error:
        raise CheckError(f"the recorded throws are missing or damaged, dice land at once: {error}") from error
    return f"{len(throws)} throws recorded"


def _look(*, on_screen: bool) -> str:
    from ludogite.app.system import prepare_offscreen, require_qt  # noqa: PLC0415 - Qt only where it is needed

    if not on_screen:
        prepare_offscreen(1.0)
    require_qt()
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    application = QGuiApplication.instance() or QApplication(["ludogite"])
    from ludogite.ui.style.theme import load_theme  # noqa: PLC0415
    from ludogite.ui.style.tokens import THEMES  # noqa: PLC0415

    theme = load_theme(paths.resources())
    for theme_name in THEMES:
        theme.use(theme_name)
        for role in ("brand", "body", "total"):
            if not theme.font(role).exactMatch():
                raise CheckError(f"the font of {role} is missing")
    del application
    return f"{len(THEMES)} themes, bundled fonts found, drawn by {QGuiApplication.platformName()}"


def _worker() -> str:
    """Have something done in another process, as computer players think."""
    from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer  # noqa: PLC0415 - Qt only where it is needed

    from ludogite.services.processes import wait_for_ended  # noqa: PLC0415
    from ludogite.services.worker import Lane, Worker  # noqa: PLC0415

    application = QCoreApplication.instance() or QCoreApplication(["ludogite"])
    worker, loop, answers = Worker(apart=True), QEventLoop(), list[int]()
    worker.ask(worker, Lane.PLAYERS, os.getpid, answers.append)
    worker.ask(worker, Lane.PLAYERS, os.getpid, lambda _number: loop.quit())
    patience = QTimer(loop, singleShot=True, interval=PATIENCE_MS)
    patience.timeout.connect(loop.quit)
    patience.start()
    loop.exec()
    worker.stop()
    wait_for_ended()
    del application
    if not answers or answers[0] == os.getpid():
        raise CheckError("no other process answered")
    return "another process answered"


def _screens() -> str:
    """Import every part of every game's interface, which nothing imports before its table opens."""
    from ludogite.ui.catalog import GAME_UIS  # noqa: PLC0415 - Qt only where it is needed

    parts = [part for ui in GAME_UIS.values() for part in ui.parts()]
    for part in parts:
        part()
    return f"{len(parts)} parts of {len(GAME_UIS)} games found"


def _translations() -> str:
    folder = paths.translations()
    for language in (paths.SOURCE_LANGUAGE, paths.FALLBACK_LANGUAGE):  # French needs its file too, for plurals
        if not (folder / f"{language}.qm").is_file():
            raise CheckError(f"no {language}.qm in {folder}")
    return ", ".join(paths.languages(folder))


def _store() -> str:
    """Bring a data file of version 1 to ours, make a new one, and take both up again, in folders of our own."""
    for kind in ("old", "new"):
        with tempfile.TemporaryDirectory() as name:
            if kind == "old":
                old = connect(Path(name) / FILE_NAME)
                migrate(old, upto=1)
                old.close()
            opened = open_store(Path(name)).store
            opened.profiles.add(NewProfile("Léa", 1))
            opened.close()
            again = open_store(Path(name))
            people = [person.name for person in again.store.profiles.everyone()]
            again.store.close()
            told = [notice.code for notice in again.notices if notice.code is not NoticeCode.BACKUPS_WAIT]  # of the empty old file
            if told or people != ["Léa"]:
                raise CheckError(f"the {kind} file is not taken up again: {told} {people}")
    return f"one of version 1 migrated to version {version()}, a new one made, both taken up again"


def _network_events() -> list[str]:
    """Hear from now on of every socket or web address that Python opens, as a list that grows."""
    heard: list[str] = []

    def hear(event: str, _args: tuple[object, ...]) -> None:
        if event.partition(".")[0] in {"socket", "urllib", "http"}:
            heard.append(event)

    sys.addaudithook(hear)
    return heard


def _network(heard: list[str]) -> str:
    """Check that nothing of all this opened a socket, and that Qt's part for networks is not even there."""
    loaded = sorted(name for name in sys.modules if name.startswith(("PySide6.QtNetwork", "PySide6.QtWeb")))
    if heard or loaded:
        raise CheckError(f"a network was used: {', '.join(sorted({*heard, *loaded}))}")
    return "no socket opened, Qt's network library not loaded"
