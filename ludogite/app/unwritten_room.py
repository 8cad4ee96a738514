"""What waits to be written, as the window shows it: a note that stands on every page, and a question before anybody leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from ludogite.app.services import Services
from ludogite.late import late
from ludogite.store.errors import StoreCode
from ludogite.ui.pages.frame import Question

with late:
    from ludogite.app.controllers import game_files

REASON: Final = "unwritten"


class UnwrittenRoom(QObject):
    """Shows what waits while it waits, and asks before it is left."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services = services
        self._leave: Callable[[], object] | None = None
        self._is_let_go = False
        self.question = Question(services.theme, services.window)
        self.question.agreed.connect(self._let_go)
        self.question.declined.connect(self._retry)
        self.question.refused.connect(self._keep_in_files)
        services.unwritten.changed.connect(self._show)
        services.unwritten.all_written.connect(self._tell)
        services.languages.changed.connect(self._show)
        if services.taken_up:
            services.tell("positive", self.tr("%n coup(s) attendai(en)t : c’est écrit.", "", services.taken_up))

    def holds(self, leave: Callable[[], object]) -> bool:
        """Ask before somebody leaves while something waits, and tell whether they stay; ``leave`` is done after the answer."""
        if self._is_let_go or self._services.unwritten.retry():
            return False
        self._leave = leave
        self.question.ask(
            f"{self._why()} {self._how_many()} {self.tr('Partir maintenant ?')}",
            self.tr("Partir quand même"),
            self.tr("Réessayer"),
            self.tr("Garder dans un fichier"),
        )
        self._services.window.place_question()
        return True

    def _let_go(self) -> None:
        leave, self._leave = self._leave, None
        self._is_let_go = True
        try:
            if leave is not None:
                leave()
        finally:
            self._is_let_go = False

    def _retry(self) -> None:
        if self._services.unwritten.retry():
            self._let_go()

    def _keep_in_files(self) -> None:
        if all(game_files.carry(self._services, one.game_id) for one in self._services.unwritten.journals):
            self._let_go()

    def _show(self) -> None:
        unwritten, standing = self._services.unwritten, self._services.window.standing
        if unwritten.trouble is None:
            standing.go_on(REASON)
            return
        safe = (
            self.tr("Rien n’est perdu : c’est gardé à côté, et Ludogîte réessaie.")
            if unwritten.is_safe
            else self.tr("Laisse Ludogîte ouvert : il réessaie.")
        )
        standing.stand(REASON, f"{self._why()} {self._how_many()} {safe}", (self.tr("Réessayer"), unwritten.retry))

    def _tell(self) -> None:
        self._services.tell("positive", self.tr("Tout est écrit."))

    def _how_many(self) -> str:
        return self.tr("%n coup(s) attend(ent) d’être écrit(s).", "", self._services.unwritten.moves)

    def _why(self) -> str:
        trouble = self._services.unwritten.trouble
        match trouble.code if trouble is not None else None:
            case StoreCode.DISK_FULL:
                return self.tr("Plus de place sur le disque.")
            case StoreCode.LOCKED:
                return self.tr("Un autre programme occupe les données de la famille.")
            case StoreCode.READ_ONLY:
                return self.tr("Les données de la famille sont protégées contre l’écriture.")
            case StoreCode.GONE | StoreCode.FOLDER_MISSING:
                return self.tr("Le fichier des données a disparu.")
        return self.tr("Le disque refuse d’écrire.")
