"""What waits to be written, as the window shows it: a note that stands on every page, and a question before anybody leaves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from ludogite.app.services import Services
from ludogite.late import late
from ludogite.ui import texts
from ludogite.ui.pages.frame import Question

with late:
    from ludogite.app.controllers import family, game_files, other_folder
    from ludogite.store import database, errors

REASON: Final = "unwritten"
UNKEPT: Final = "unkept"


class UnwrittenRoom(QObject):
    """Shows what waits while it waits, and asks before it is left."""

    joined = Signal()
    """Games have come in from a file beside ours."""
    tried = Signal()
    """The data that could not be opened are to be opened once more."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services = services
        self._leave: Callable[[], object] | None = None
        self._part: Callable[[], object] = services.window.close
        """What is done once nobody minds what was made in a house that is kept nowhere."""
        self._is_let_go = False
        self._copied: tuple[int, ...] | None = None
        """What was there when the house was opened from a copy, while it is open."""
        if services.unkept is not None:
            services.closing.connect(self._forget)
            self.farewell = Question(services.theme, services.window)
            self.farewell.agreed.connect(self._part_for_good)
            self.farewell.refused.connect(self._take_along)
        self.question = Question(services.theme, services.window)
        self.question.agreed.connect(self._let_go)
        self.question.declined.connect(self._retry)
        self.question.refused.connect(self._keep_in_files)
        services.unwritten.changed.connect(self._show)
        services.unwritten.all_written.connect(self._tell)
        services.languages.changed.connect(self._show)
        services.languages.changed.connect(self._show_unkept)
        self._show()
        self.show_house()

    # ---- an evening that went on beside another file --------------------------------------------------------------------------

    def ask_to_join(self) -> None:
        """Ask whether what was played in a file whose place another one took shall be added to this one."""
        services = self._services
        if services.unkept is not None or not (parted := database.parted(services.data)):
            return
        file, question = parted[0], Question(services.theme, services.window)
        question.agreed.connect(partial(self._join, file))
        question.refused.connect(partial(self._answer, file, "left"))
        for answer in (question.agreed, question.refused, question.declined):
            answer.connect(question.deleteLater)
        question.ask(
            self.tr("Pendant une soirée, un autre fichier a pris la place des données de la famille. Réunir les deux ?"),
            self.tr("Les réunir"),
            self.tr("Plus tard"),
            self.tr("Laisser à part"),
        )
        services.window.place_question()

    def _join(self, file: Path) -> None:
        merged = self._services.told(lambda: database.join(self._services.store, file))
        if merged is not None:
            games = merged.games_added + merged.games_continued
            self._services.tell("positive", self.tr("Les deux soirées sont réunies : %n partie(s) de plus.", "", games))
            self._answer(file, "joined")
            self.joined.emit()

    def _answer(self, file: Path, word: str) -> None:
        self._services.guarded(lambda: database.answer_parted(file, word))

    # ---- what waits -----------------------------------------------------------------------------------------------------------

    def holds(self, leave: Callable[[], object]) -> bool:
        """Ask before somebody leaves while something waits, and tell whether they stay; ``leave`` is done after the answer."""
        if self._is_let_go or self._services.unwritten.retry():
            return False
        self._leave = leave
        leave_now = self.tr("Partir maintenant ?")  # inside the other text nobody finds it who translates
        self.question.ask(
            f"{self._why()} {self._how_many()} {leave_now}",
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

    def _show_unkept(self) -> None:
        """Say for as long as the window is open that nothing of this run is kept, and offer what can be done about it."""
        services, error = self._services, self._services.unkept
        if error is None:
            services.window.standing.go_on(UNKEPT)
            return
        about = texts.unwritable(error.code) if error.code in texts.UNWRITABLE else texts.store_error(error.code, error.details)
        ways: list[tuple[str, Callable[[], object]]] = [
            (self.tr("Réessayer"), self._try_again), (self.tr("Choisir un autre dossier…"), self._move),
        ]  # fmt: skip
        if services.is_unread:
            if error.code != errors.StoreCode.LOCKED:
                about = self.tr("Impossible d’ouvrir les données de la famille dans {folder}.").format(folder=services.data)
            sentence = self.tr("Elles y restent ; rien de nouveau ne sera gardé ici.")
        elif services.store.is_empty():
            sentence = self.tr("Tu peux jouer, mais rien ne sera gardé.")
        else:
            sentence = self.tr("Tu peux jouer et tout revoir, mais rien de nouveau ne sera gardé.")
            ways.insert(0, (self.tr("Emporter la famille…"), lambda: family.export_family(services, services.window)))
        services.window.standing.stand(UNKEPT, f"{about} {sentence}", *ways)

    def holds_house(self) -> bool:
        """Ask before the window of a house closes in which something was made that is kept nowhere; tell whether it stays."""
        if not self._is_held():
            return self.holds(self._services.window.close)
        self._ask_to_part(self._services.window.close)
        return True

    def _is_held(self) -> bool:
        """Tell whether something was made here that is kept nowhere."""
        return self._copied is not None and not self._is_let_go and self._services.store.extent() != self._copied

    def _ask_to_part(self, part: Callable[[], object]) -> None:
        self._part = part
        self.farewell.ask(
            self.tr("Ce qui a été fait ici n’est gardé nulle part. Partir maintenant ?"),
            self.tr("Partir quand même"),
            self.tr("Rester"),
            self.tr("Garder dans un fichier"),
        )
        self._services.window.place_question()

    def _try_again(self) -> None:
        if self._is_held():
            self._ask_to_part(self.tried.emit)
        else:
            self.tried.emit()

    def show_house(self) -> None:
        """Say whether nothing is kept, or what had waited for the data to open."""
        services = self._services
        self._copied = None if services.unkept is None else services.store.extent()
        self._show_unkept()
        if services.taken_up:
            services.tell("positive", self.tr("%n coup(s) attendai(en)t : c’est écrit.", "", services.taken_up))

    def _forget(self) -> None:
        self._copied = None

    def _take_along(self) -> None:
        if family.export_family(self._services, self._services.window):
            self._part_for_good()

    def _move(self) -> None:
        if other_folder.choose(self._services):
            self._part = self._services.window.close
            self._part_for_good()

    def _part_for_good(self) -> None:
        self._leave = self._part
        self._let_go()

    def _tell(self) -> None:
        self._services.tell("positive", self.tr("Tout est écrit."))

    def _how_many(self) -> str:
        return self.tr("%n coup(s) attend(ent) d’être écrit(s).", "", self._services.unwritten.moves)

    def _why(self) -> str:
        trouble = self._services.unwritten.trouble
        return texts.unwritable("" if trouble is None else trouble.code)
