"""What the controllers share: look and languages, the family's data and settings, the worker, and a way to say what is wrong."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from ludogite import paths
from ludogite.app import appearance
from ludogite.app.appearance import SETTINGS
from ludogite.late import late
from ludogite.services.home_facts import SHOWN
from ludogite.services.worker import Worker
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.style.i18n import Languages
from ludogite.ui.style.theme import Theme

if TYPE_CHECKING:
    from ludogite.app.window import Window
    from ludogite.games.facts import Facts
    from ludogite.games.game import Reader
    from ludogite.services import look_backs
    from ludogite.services.phone_server_client import PhoneServerClient
    from ludogite.store.database import Store
    from ludogite.store.saves import LoadedGame
    from ludogite.store.settings import Json
    from ludogite.ui.pages.lesson_page import LeftLesson

with late:
    from ludogite.core import log
    from ludogite.games import game, setup
    from ludogite.games.common import dictionary
    from ludogite.services import journal, match
    from ludogite.services import reviews as review_service
    from ludogite.store import database, errors
    from ludogite.ui import texts

T = TypeVar("T")

OFFERS: Final = ("backups_wait", "damaged_set_aside")
"""The notices that offer a copy."""


OPEN_SECONDS: Final = 1.5
"""How long the start waits for a program that keeps the family's data to itself."""


PATIENCE_MS: Final = 20
"""How long a write waits for another program while the window stands still for it."""
SIGHT_MS: Final = 2000
"""How often to look whether the data file is still the one that is open."""


class Services(QObject):
    """What is open for all pages. ``tell`` shows a sentence over the page of the window: its kind, and the sentence."""

    closing = Signal()
    """The window is being closed."""
    changed = Signal(str)
    """A setting has another value: which one."""
    wanted = Signal(object)
    """Somebody at a phone wants to go to a place."""
    phones_changed = Signal()
    """Phones may come, or no more, or one of them has a chair or has none any more."""
    replacing = Signal()
    """Other data are about to take the place of those that are shown."""

    def __init__(self, theme: Theme, languages: Languages, data: Path, worker: Worker, window: Window, *, lang: str | None) -> None:
        super().__init__()
        self.theme, self.languages, self.data, self.worker, self.window = theme, languages, data, worker, window
        self.tell = window.tell
        self.uis = GAME_UIS
        """The interfaces of the games on the box, for the pages that show several."""
        self._lang = lang
        self._remembered: Mapping[str, Json] = {}
        self._store: Store | None = None
        self._is_closed = False
        self.unkept: errors.StoreError | None = None
        """Why nothing of this run is kept: the data are a copy in memory, or nobody's; None where they are written."""
        self.is_unread = False
        """Whether not even a copy could be read of data that cannot be written: the house is empty, and the family is not here."""
        self.taken_up = 0
        """How many moves of players had waited since the start before, and are written now."""
        self._look = QTimer(self, interval=SIGHT_MS)
        self._look.timeout.connect(self._keep_in_sight)
        self.offered = ""
        """The copy (a file name) that the start has offered in the place of what is missing, until it is answered."""
        self.left_lessons: dict[str, LeftLesson] = {}
        """The guided games that were left on their way, to be gone on with while the window is open."""
        self._reviews: review_service.Reviews | None = None
        self.facts: dict[look_backs.Key, Facts | None] = {}
        """What the logs of finished games told this time, for the profiles."""
        self.door: PhoneServerClient | None = None
        """The door for phones, from the first invitation of an evening to its end."""
        worker.setParent(self)

    @cached_property
    def read(self) -> Reader:
        """Read resources, whatever the family has ruled about words."""
        return setup.reader(paths.resources())

    @cached_property
    def unwritten(self) -> journal.Unwritten:
        """What waits to be written."""
        return journal.Unwritten(self.data, self)

    # ---- the family's data --------------------------------------------------------------------------------------------------

    @property
    def store(self) -> Store:
        """The family's data; opened at the first need, after the first frame. Where they cannot be, play goes on in memory."""
        if self._store is None:
            self._store = self._opened()
        return self._store

    @property
    def is_open(self) -> bool:
        """Whether the data have been opened, and not closed yet."""
        return self._store is not None and not self._is_closed

    def _opened(self) -> Store:
        texts.Spelling.by = self._spelt
        try:
            opened = self.open_file()
        except errors.StoreError as error:
            self.unkept = error
            copy = database.open_copy(self.data)
            if copy is None:
                self.is_unread = database.may_be_there(self.data)
                return self._open_in_memory()
            self.unwritten.show(copy)
            return copy
        return self._kept(opened)

    def _kept(self, opened: database.Opened) -> Store:
        """Say how the data have opened, and keep an eye on them."""
        for notice in opened.notices:
            self.hear(notice)
            self.offered = str(dict(notice.args).get("backup", "")) if notice.code in OFFERS else self.offered
        opened.store.listen(self.hear)
        opened.store.wait_at_most(PATIENCE_MS)
        self.taken_up = self.unwritten.take_up(opened.store)
        self._look.start()
        return opened.store

    def _keep_in_sight(self) -> None:
        """Notice a file that went away while nobody writes."""
        if self._store is not None:
            with suppress(errors.StoreError):  # told with the next write
                self._store.keep_in_sight()

    def open_file(self) -> database.Opened:
        """Open the data or raise ``StoreError``; while another program, which copies them perhaps, holds them, try for a moment."""
        give_up = time.monotonic() + OPEN_SECONDS
        while True:
            try:
                return database.open_store(self.data)
            except errors.StoreError as error:
                if error.code is not errors.StoreCode.LOCKED or time.monotonic() > give_up:
                    raise
            time.sleep(OPEN_SECONDS / 10)

    def _open_in_memory(self) -> Store:
        """Play on without the data, in the language and theme that are remembered."""
        store = database.open_in_memory()
        for key, value in self._remembered.items():
            if value is not None:
                store.settings.set(key, value)
        return store

    def _spelt(self, word: str) -> str:
        """Write a word as the dictionary has it; as its letters where that cannot be read, which the game says elsewhere."""
        try:
            return dictionary.written(self.read, word)
        except game.ResourceError:
            return word

    def saved(self, game_id: int) -> LoadedGame | None:
        """Give a saved game with what waits of it; None where there is none. Raise ``StoreError``."""
        waiting = self.unwritten.waiting(game_id)
        return self.store.saves.load(game_id) if waiting is None else waiting.loaded()

    def hear(self, notice: errors.Notice) -> None:
        """Say what happened to the family's data."""
        is_good = notice.code == "upgraded"
        self.tell("positive" if is_good else "warning", texts.notice(notice.code, notice.args), stays=not is_good)

    def take(self, opened: database.Opened) -> None:
        """Put data that open at last in the place of the copy, or of the empty house, that was shown."""
        self.replacing.emit()
        shown, self.unkept, self.is_unread = self.store, None, False
        self._store = self._kept(opened)
        shown.close()
        self._forget_reviews()
        self.apply_settings()

    def restore(self, name: str) -> bool:
        """Put a backup in the place of the family's data; what is replaced is kept under another name."""
        self.replacing.emit()
        restored = self.told(lambda: database.restore_backup(self.store, name))
        if restored is None:
            return False
        self._store, self.offered = restored.store, ""
        self._forget_reviews()  # other data, other games under the same numbers
        self.apply_settings()
        return True

    def ruled(self) -> Reader:
        """Read resources with what the family has ruled about words."""
        return setup.reader(paths.resources(), self.store.house_words.everything())

    @property
    def reviews(self) -> review_service.Reviews:
        """What looks back on finished games, for all pages."""
        if self._reviews is None:
            self._reviews = review_service.Reviews(self.store.saves.load, self.read, self.worker, self)
            self._reviews.askers = partial(match.askers_of, self.store)
        return self._reviews

    def drop_reviews(self) -> None:
        """Look back on nothing that was asked for: the computer players need the machine."""
        if self._reviews is not None:
            self._reviews.drop()

    def _forget_reviews(self) -> None:
        self.facts.clear()
        if self._reviews is not None:
            self._reviews.stop()
            self._reviews = None

    def close(self) -> None:
        """End all work and close the data."""
        if self._store is not None:
            texts.Spelling.by = str
        self._forget_reviews()
        self.worker.stop()
        if self._store is not None:
            self._look.stop()
            self.unwritten.stop()
            self._is_closed = True
            self.guarded(self._store.close)

    # ---- what goes wrong ----------------------------------------------------------------------------------------------------

    def told(self, make: Callable[[], T]) -> T | None:
        """Return what a call makes; where a game, a resource or the family's data stand in the way, say so and return None."""
        try:
            return make()
        except log.LogError as error:
            self.tell("danger", texts.log_error(error.code, error.args_by_name))
        except game.ResourceError as error:
            self.tell("danger", texts.log_error(error.code, {"name": error.name}))
        except errors.StoreError as error:
            self.tell("danger", texts.store_error(error.code, error.details), stays=True)
        return None

    def guarded(self, write: Callable[[], object]) -> bool:
        """Write to the store; say it when that fails."""
        return self.told(lambda: (write(), True)) is not None

    # ---- settings -----------------------------------------------------------------------------------------------------------

    def setting(self, key: str) -> Any:
        """Return a setting, or its default when it was never set or is none of ours; see ``appearance.SETTINGS``."""
        return SETTINGS[key](self._remembered.get(key) if self._store is None else self._store.settings.get(key))

    def change(self, key: str, value: object) -> None:
        """Change a setting, at once and for good."""
        self.guarded(lambda: self.store.settings.set(key, value))  # type: ignore[arg-type]  # the settings page sends JSON values
        if key == "language":
            self._lang = None
        self.apply_settings()
        self.changed.emit(key)

    def remember_settings(self, held: Mapping[str, Json]) -> None:
        """Let theme and language follow settings as they were kept, before the data are open."""
        self._remembered = held
        self.apply_settings()

    def shown_settings(self) -> dict[str, Json]:
        """Return the settings that the first frame of the next start needs, as they are kept."""
        return {name: self.store.settings.get(name) for name in SHOWN}

    def apply_settings(self) -> None:
        """Let theme, language and hands follow the settings."""
        appearance.follow(self.theme, self.languages, self._lang, self.setting)
        self.window.steady(self.setting("key_hold_ms"), self.setting("repeat_ms"))
