"""Keepsakes: the finished table in a frame, kept as a file or copied to be sent."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QBuffer, QCoreApplication, QDate
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from ludogite.app.controllers.game_files import save
from ludogite.app.services import Services
from ludogite.services.file_names import named, writable
from ludogite.services.game_session import ReplaySession
from ludogite.services.match import Match
from ludogite.ui import texts
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.printed.keepsake import Keepsake, picture
from ludogite.ui.texts.dates import full_day

translate = QCoreApplication.translate
SUFFIX = ".png"


class KeepsakeMaker:
    """Makes the keepsake of a game that has just ended, whose page is shown."""

    def __init__(self, services: Services, page: GameOverPage, match: Match) -> None:
        self._services, self._page, self._match = services, page, match

    def picture(self) -> QImage:
        """Draw the table as it was left, framed, with what the page says of it."""
        match, data = self._match, self._page.data
        assert data is not None  # noqa: S101 - the page shows how this game ended
        session = ReplaySession(match.session.rules, match.session.entries, match.local.seats)
        kept = Keepsake(
            data.game_id, match.local.seats, data.outcome.scores, full_day(QDate.currentDate()), f"{self._page.title.text()}."
        )
        return picture(self._services.look, session, kept)

    def copy(self) -> None:
        """Copy the keepsake, to be sent."""
        QGuiApplication.clipboard().setImage(self.picture())
        self._services.tell("positive", translate("Sharing", "Le souvenir est copié : il n’y a plus qu’à le coller."))

    def ask_file(self) -> None:
        """Ask where the keepsake goes, and write it."""
        game = texts.Texts().game_name(self._match.header.game)
        day = date.today().isoformat()  # noqa: DTZ011 - a name for people
        proposed = writable(translate("Sharing", "Souvenir {game} {day}").format(game=game, day=day)) + SUFFIX
        chosen, _ = QFileDialog.getSaveFileName(
            self._page, translate("Sharing", "Garder le souvenir"), proposed, translate("Sharing", "Image (*.png)")
        )
        if chosen:
            buffer = QBuffer()
            buffer.open(QBuffer.OpenModeFlag.WriteOnly)
            self.picture().save(buffer, "PNG")  # type: ignore[call-overload]
            save(self._services, named(chosen, SUFFIX), bytes(buffer.data().data()))
