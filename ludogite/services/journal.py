"""What is written of a game while it is played: into the store at once, or into a list that outlives the program.

``Unwritten`` is the one who knows what waits of all games of a house, tries again by a timer, and tells the window.
"""

from __future__ import annotations

import getpass
import json
import os
import zlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import gettempdir
from typing import Any, Final

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from ludogite.atomic import PRIVATE_FOLDER, write_quickly
from ludogite.core.codec import Codec
from ludogite.core.log import AnyEntry, entry_to_json
from ludogite.services.machine import is_this_machine
from ludogite.store import waiting
from ludogite.store.database import Store
from ludogite.store.errors import StoreCode, StoreError
from ludogite.store.saves import LoadedGame, Mark, NewGame, Ply
from ludogite.store.waiting import Marked, TakenOver, WaitingList, Write

SOON_MS: Final = 300
"""A write that has failed is tried again so soon: another program may only have looked at the file."""
AGAIN_MS: Final = 1000
NAME: Final = "ludogite-waiting-{game_id}-{process}.json"
PATTERN: Final = "ludogite-waiting-*.json"
STALE_MS: Final = 7 * 24 * 3600 * 1000
"""After so long the lock of a machine that cannot be asked counts for nothing."""


class StoreJournal(QObject):
    """Writes every command into the store as it is given; what cannot be written waits, in its order, in a file of its own.

    The game goes on meanwhile. Where another window has played the same game, all of this one becomes a game beside it.
    """

    changed = Signal()
    """More waits, less waits, or nothing any more."""

    def __init__(
        self,
        store: Store,
        saved: LoadedGame,
        codec: Codec[Any] | None,
        places: Sequence[Path] = (),
        parent: QObject | None = None,
    ) -> None:
        """``places``: folders for what waits, best first. ``codec``: None while nobody plays; the journal is closed then."""
        super().__init__(parent)
        self.saved = saved.game
        """The game as it was written last."""
        self._store = store
        self._codec = codec
        self._places = places
        self._written = list(saved.plies)
        self._waiting: list[Write] = []
        self.file: Path | None = None
        """Where what waits lies meanwhile; None where it could be written nowhere."""
        self.trouble: StoreError | None = None
        """Why something waits."""

    @property
    def game_id(self) -> int:
        """The number of the game."""
        return self.saved.id

    @property
    def is_complete(self) -> bool:
        """Whether everything has been written."""
        return not self._waiting

    @property
    def is_closed(self) -> bool:
        """Whether the table has been left."""
        return self._codec is None

    @property
    def moves(self) -> int:
        """How many moves of players wait; at least one while anything does."""
        return max(sum(isinstance(one, Ply) and one.seat >= 0 for one in self._waiting), int(bool(self._waiting)))

    def loaded(self) -> LoadedGame:
        """Give the game with what waits of it."""
        game = self.saved
        for one in self._waiting:
            match one:
                case Marked(mark):
                    game = replace(game, marks=game.marks | {mark})
                case TakenOver(seat, level):
                    seats = tuple(replace(who, level=level) if who.seat == seat else who for who in game.seats)
                    game = replace(game, seats=seats, marks=game.marks | {Mark.TAKEN_OVER})
        plies = (*self._written, *(one for one in self._waiting if isinstance(one, Ply)))
        return LoadedGame(replace(game, plies=len(plies)), plies, ())

    def append(self, first: int, entries: Sequence[AnyEntry]) -> None:
        """Write the entries, after what could not be written before."""
        codec = self._codec
        if codec is None:
            return
        for number, entry in enumerate(entries, start=first):
            command = json.dumps(entry_to_json(entry, codec)["command"], ensure_ascii=False, separators=(",", ":"))
            self._waiting.append(Ply(number, entry.seat, command, entry.at_ms))
        self._try(keep=True)

    def put(self, one: Write) -> bool:
        """Write something else about the game, after what could not be written before; tell whether it is written."""
        if not self.is_closed:
            self._waiting.append(one)
            self._try(keep=True)
        return self.is_complete

    def truncate(self, count: int) -> None:
        """Forget the entries from number ``count`` on; raises StoreError, and forgets nothing, when that cannot be written."""
        if count < len(self._written) and not self.is_closed:
            self._store.saves.truncate(self.game_id, count)
            del self._written[count:]
        if self._waiting:
            self._waiting = [one for one in self._waiting if not isinstance(one, Ply) or one.n < count]
            self._keep()
            self.changed.emit()

    def close(self) -> None:
        """Write what waits, and take nothing new from now on; what cannot be written goes on waiting."""
        self.flush()
        self._codec = None

    def reopen(self, codec: Codec[Any]) -> None:
        """Take commands again: somebody has come back to the table."""
        self._codec = codec

    def go_on_waiting(self, writes: Sequence[Write], file: Path, trouble: StoreError) -> None:
        """Have what waited in a file at the last end of the program wait on: it cannot be written yet."""
        self._waiting, self.file, self.trouble = list(writes), file, trouble

    def flush(self) -> bool:
        """Write what waits, if the disk lets us; tell whether nothing waits any more."""
        if self._waiting:
            self._try(keep=self.file is None)
        return self.is_complete

    def _try(self, *, keep: bool) -> None:
        try:
            self._write()
        except StoreError as error:
            self.trouble = error
            if keep:
                self._keep()
            self.changed.emit()
            return
        self._written += [one for one in self._waiting if isinstance(one, Ply)]
        self._waiting.clear()
        had, self.trouble = self.trouble, None
        self._keep()
        if had is not None:
            self.changed.emit()

    def _write(self) -> None:
        is_more = not all(isinstance(one, Ply) for one in self._waiting)
        game_id = self.game_id
        try:
            waiting.write(self._store, game_id, self._waiting)
        except StoreError as error:
            if error.code is not StoreCode.CHANGED_ELSEWHERE:
                raise
            game_id, is_more = waiting.write_apart(self._store, self._list()), True
        if is_more:
            saved = self._store.saves.load(game_id)
            self.saved = self.saved if saved is None else saved.game

    def _list(self) -> WaitingList:
        game = self.saved
        new = NewGame(game.game, game.variant, game.header, game.seats, game.marks)
        return WaitingList(game.id, game.created_at, new, tuple(self._written), tuple(self._waiting))

    def _keep(self) -> None:
        """Write what waits into a file that the next start finds; away with the file when nothing waits."""
        before, self.file = self.file, None
        if self._waiting:
            name, text = NAME.format(game_id=self.game_id, process=os.getpid()), waiting.to_text(self._list())
            for place in self._places:
                with suppress(OSError):
                    _make_ours(place)
                    write_quickly(place / name, text)
                    self.file = place / name
                    break
        if before is not None and before != self.file:
            with suppress(OSError):  # taken up again, it adds nothing
                before.unlink(missing_ok=True)


class Unwritten(QObject):
    """What waits to be written, of all games of one data folder; tried again by a timer until all is written."""

    changed = Signal()
    """Something waits that did not, or does not any more."""
    all_written = Signal()
    """What waited has been written."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self.places = (folder, elsewhere(folder))
        self._journals: dict[int, StoreJournal] = {}
        self._locks: dict[int, QLockFile] = {}
        self._told = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._try_again)

    # ---- one game -------------------------------------------------------------------------------------------------------------

    def journal(self, store: Store, saved: LoadedGame, codec: Codec[Any]) -> StoreJournal:
        """Give the journal of a game: the one from before while something of it waits."""
        journal = self.waiting(saved.game.id)
        if journal is None:
            journal = self._begin(store, saved)
        journal.reopen(codec)
        return journal

    def _begin(self, store: Store, saved: LoadedGame) -> StoreJournal:
        journal = StoreJournal(store, saved, None, self.places, self)
        journal.changed.connect(self._on_changed)
        self._journals[saved.game.id] = journal
        return journal

    def waiting(self, game_id: int) -> StoreJournal | None:
        """Give the journal of a game of which something waits."""
        return next((one for one in self._journals.values() if one.game_id == game_id and not one.is_complete), None)

    def take(self, game_id: int) -> bool:
        """Be the window that plays a game; false where another one does. Where no lock can be made, nobody is kept from playing."""
        if game_id in self._locks:
            return True
        lock = QLockFile(str(self._folder / f"ludogite-playing-{game_id}.lock"))
        lock.setStaleLockTime(STALE_MS)
        if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError and not _take_away(lock):
            return False
        self._locks[game_id] = lock
        return True

    def leave(self, journal: StoreJournal) -> None:
        """Close the journal of a game that is left; another window may play it as soon as nothing of it waits."""
        journal.close()
        self._let_go()

    def _let_go(self) -> None:
        done = [number for number, one in self._journals.items() if one.is_complete and one.is_closed]
        for number in done:
            self._journals.pop(number).deleteLater()
            lock = self._locks.pop(number, None)
            if lock is not None:
                lock.unlock()

    # ---- all of them ----------------------------------------------------------------------------------------------------------

    @property
    def journals(self) -> tuple[StoreJournal, ...]:
        """The journals of the games of which something waits."""
        return tuple(one for one in self._journals.values() if not one.is_complete)

    @property
    def moves(self) -> int:
        """How many moves of players wait."""
        return sum(one.moves for one in self.journals)

    @property
    def trouble(self) -> StoreError | None:
        """Why they wait."""
        return next((one.trouble for one in self.journals), None)

    @property
    def is_safe(self) -> bool:
        """Whether all that waits lies in a file that the next start finds."""
        return all(one.file is not None for one in self.journals)

    def retry(self) -> bool:
        """Try again now; tell whether nothing waits any more."""
        for one in self.journals:
            one.flush()
        self._tell()
        return not self.journals

    def stop(self) -> None:
        """Try no more: the program ends. What waits lies in its files."""
        self._timer.stop()
        for lock in self._locks.values():
            lock.unlock()
        self._locks.clear()

    def _on_changed(self) -> None:
        if self.journals and not self._timer.isActive():
            self._timer.start(AGAIN_MS if self._told else SOON_MS)
        if self._told:  # what another program holds for an instant is told nobody
            self._tell()

    def _try_again(self) -> None:
        self.retry()
        if self.journals:
            self._timer.start(AGAIN_MS)

    def _tell(self) -> None:
        before, self._told = self._told, self.moves
        if before and not self._told:
            self._let_go()
            self.all_written.emit()
        if before != self._told or self._told:
            self.changed.emit()

    # ---- from one start to the next -------------------------------------------------------------------------------------------

    def found(self) -> Iterator[Path]:
        """List the files of what waited when the program ended."""
        for place in self.places:
            with suppress(OSError):
                yield from sorted(place.glob(PATTERN))

    def take_up(self, store: Store) -> int:
        """Write what waited when the program ended; return how many moves that were. What cannot be written waits on."""
        moves = 0
        for file in tuple(self.found()):
            kept = waiting.read(file)
            if kept is None or not self.take(kept.game_id):  # another window plays it, and writes it
                continue
            try:
                waiting.take_up(store, kept)
                moves += max(1, sum(isinstance(one, Ply) and one.seat >= 0 for one in kept.writes))
                with suppress(OSError):  # taken up again, it adds nothing
                    file.unlink()
            except StoreError as trouble:
                if self._waits_on(store, kept, file, trouble):
                    continue
            self._locks.pop(kept.game_id).unlock()
        if self.journals:
            self._tell()
            self._timer.start(AGAIN_MS)
        return moves

    def _waits_on(self, store: Store, kept: WaitingList, file: Path, trouble: StoreError) -> bool:
        """Have a list wait that cannot be written yet, where its game stands as the list knows it; else the next start tries."""
        with suppress(StoreError):
            there = store.saves.load(kept.game_id)
            if there is not None and there.plies == kept.before and waiting.is_of(kept, there.game):
                self._begin(store, there).go_on_waiting(kept.writes, file, trouble)
                return True
        return False

    def show(self, copy: Store) -> None:
        """Add what waits to a copy in memory, so that it is seen where nothing can be written; the files stay for a later start."""
        for file in tuple(self.found()):
            kept = waiting.read(file)
            if kept is not None:
                with suppress(StoreError):
                    waiting.take_up(copy, kept)


def elsewhere(folder: Path) -> Path:
    """Name the place among the temporary files of this account for what cannot be written into a data folder."""
    with suppress(OSError, KeyError):
        own = zlib.crc32(f"{getpass.getuser()} {folder.absolute()}".encode("utf-8", "surrogatepass"))
        return Path(gettempdir()) / f"ludogite-{own:08x}"
    return folder


def _take_away(lock: QLockFile) -> bool:
    """Take a lock away that nobody holds; false where a window of this machine, or perhaps of another one, does.

    Qt does so itself where the disk has room for a file more, and where nobody has the number of who held it.
    """
    about: object = lock.getLockInfo()
    is_here = isinstance(about, tuple) and (about[0] == os.getpid() or is_this_machine(about[1]))
    if not (is_here and lock.removeStaleLockFile()):  # it stays where its holder lives
        return False
    return lock.tryLock(0) or lock.error() is not QLockFile.LockError.LockFailedError


def _make_ours(place: Path) -> None:
    """Make a folder for this account alone; raise ``OSError`` where it is somebody else's."""
    place.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
    own = getattr(os, "geteuid", None)
    if own is not None and (place.is_symlink() or place.stat().st_uid != own()) and place.parent == Path(gettempdir()):
        raise PermissionError(place)
