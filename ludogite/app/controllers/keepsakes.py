"""Keepsakes: the finished table in a frame, drawn beside the window, kept as a file or copied to be sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QBuffer, QCoreApplication, QDate, QMimeData
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from ludogite import paths
from ludogite.app import system
from ludogite.app.controllers.game_files import save
from ludogite.app.services import Services
from ludogite.games.catalog import load_game
from ludogite.games.setup import Loaded
from ludogite.services.file_names import named, writable
from ludogite.services.game_session import AnyReplaySession, ReplaySession
from ludogite.services.match import Match
from ludogite.services.worker import Lane
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.printed.keepsake import Keepsake, picture
from ludogite.ui.style.i18n import Languages
from ludogite.ui.style.theme import Theme, load_theme
from ludogite.ui.texts.dates import full_day

if TYPE_CHECKING:
    from ludogite.core.log import AnyEntry, Header
    from ludogite.games.game import Reader

translate = QCoreApplication.translate
SUFFIX = ".png"


_STUDIO: Final[list[tuple[QApplication, Languages]]] = []
"""What a process without a window draws with, once it has drawn."""


def _speak(language: str) -> None:
    """Let a process that has no window be one that can draw, in a language; the window has its own."""
    if QApplication.instance() is None:
        system.prepare_offscreen(1.0)
        application = QApplication(["ludogite"])
        _STUDIO.append((application, Languages(paths.translations(), application)))
    for _, languages in _STUDIO:
        languages.speak(language)


def _table(theme: Theme, session: AnyReplaySession, game: str) -> QWidget:
    """Make the screen of a game that has been played, at its last command, without what is pressed."""
    session.show_step(session.last)
    screen = GAME_UIS[game].make_screen()(theme, session)
    for button in screen.parts.secondary:
        button.hide()
    return screen


class Framed(NamedTuple):
    """A keepsake as a file, and as pixels (RGB32): to read the file again takes the window longer than it may take."""

    png: bytes
    pixels: bytes
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Framing:
    """A game that is over and what is written under its table; ``framed`` frames it, in any process."""

    header: Header
    entries: tuple[AnyEntry, ...]
    kept: Keepsake
    language: str
    read: Reader

    def framed(self) -> Framed:
        """Draw the table as it was left, framed; raises LogError and ResourceError."""
        _speak(self.language)
        game = load_game(self.header.game)
        loaded = Loaded(game, game.read_options(dict(self.header.options)), self.header, self.entries)
        session = ReplaySession(loaded.rules(self.read), self.entries, self.kept.seats)
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        drawn = picture(load_theme(paths.resources()), partial(_table, session=session, game=game.id), self.kept)
        drawn.save(buffer, "PNG")  # type: ignore[call-overload]
        return Framed(bytes(buffer.data().data()), bytes(drawn.constBits()), drawn.width(), drawn.height())


class KeepsakeMaker:
    """Makes the keepsake of a game that has just ended, whose page is shown."""

    def __init__(self, services: Services, page: GameOverPage, match: Match) -> None:
        self._services, self._page, self._match = services, page, match

    @property
    def _name(self) -> str:
        return self._services.uis.name(self._match.header.game)

    def _frame(self, done: Callable[[Framed], None]) -> None:
        """Let the table be framed beside the window, with what the page says of it."""
        match, data = self._match, self._page.data
        assert data is not None  # noqa: S101 - the page shows how this game ended
        kept = Keepsake(
            self._name, match.local.seats, data.outcome.scores, full_day(QDate.currentDate()), f"{self._page.headline}."
        )
        framing = Framing(match.header, tuple(match.session.entries), kept, self._services.languages.language, self._services.read)
        self._services.tell("info", translate("Sharing", "Le souvenir passe sous cadre…"))
        self._services.worker.ask(self._page, Lane.WORDS, framing.framed, done)

    def copy(self) -> None:
        """Copy the keepsake, to be sent."""
        self._frame(self._copied)

    def _copied(self, framed: Framed) -> None:
        data = QMimeData()
        data.setData("image/png", framed.png)  # for who pastes it: nothing is left to be packed then
        data.setImageData(QImage(framed.pixels, framed.width, framed.height, QImage.Format.Format_RGB32).copy())
        QGuiApplication.clipboard().setMimeData(data)
        self._services.tell("positive", translate("Sharing", "Le souvenir est copié : il n’y a plus qu’à le coller."))

    def ask_file(self) -> None:
        """Ask where the keepsake goes, and write it."""
        day = date.today().isoformat()  # noqa: DTZ011 - a name for people
        proposed = writable(translate("Sharing", "Souvenir {game} {day}").format(game=self._name, day=day)) + SUFFIX
        chosen, _ = QFileDialog.getSaveFileName(
            self._page, translate("Sharing", "Garder le souvenir"), proposed, translate("Sharing", "Image (*.png)")
        )
        if chosen:

            def write(framed: Framed) -> None:
                save(self._services, named(chosen, SUFFIX), framed.png)

            self._frame(write)
