"""The other's game beside one's own: the ribbon at the table, turn by turn, and the paper that compares at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.services.challenge import Challenge, PlayedTurn
from ludogite.services.ghost import Answer
from ludogite.ui import texts
from ludogite.ui.game_ui import GameUi
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.texts.french import elided
from ludogite.ui.widgets import Label, LineLabel
from ludogite.ui.widgets.base import filled

translate = QCoreApplication.translate


def told(ui: GameUi, turn: PlayedTurn, name: str, *, choice_only: bool = False) -> str:
    """Tell a turn in sentences: all that happened, or what was chosen in the end."""
    events = turn.events[turn.choice :] if choice_only else turn.events
    return " ".join(filter(None, (ui.tell()(event, [name]) for event in events)))


class GhostRibbon(Painted, QWidget):
    """A band below the bar: whose challenge it is, and what the ghost did in the turn that is over here."""

    def __init__(self, theme: Theme, ui: GameUi, challenge: Challenge, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.challenge, self._ui = challenge, ui
        self.answer: Answer | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.label = Label(theme, "name", "ink")
        self.note = LineLabel(theme, "body", "ink")
        self.points = Label(theme, "name", "ink", tabular=True)
        self._row = filled(QHBoxLayout(self), self.label, (self.note, 1), self.points)
        self.retranslate()
        self.apply_theme()

    def show_answer(self, answer: Answer) -> None:
        """Show what the ghost did in a turn."""
        self.answer = answer
        self.retranslate()

    def spoken(self) -> str:
        """Say the turn of the ghost whole, with the points after it; the band has room for its choice only."""
        answer = self.answer
        turn = answer.theirs if answer is not None else None
        whole = told(self._ui, turn, self.challenge.by) if turn is not None else self.note.text()
        return f"{whole} {self.points.text()}".strip()

    def retranslate(self) -> None:
        challenge, answer = self.challenge, self.answer
        self.label.setText(elided(self.tr("Défi de {name}"), name=challenge.by))
        if answer is None or answer.theirs is None:
            self.note.setText(self.tr("{score} à battre").format(score=self._ui.texts().score(challenge.score)))
            self.points.setText("")
        else:
            self.note.setText(told(self._ui, answer.theirs, challenge.by, choice_only=True))
            mine = answer.mine.points if answer.mine is not None else 0
            points = self.tr("{theirs}, et toi {mine}")
            self.points.setText(points.format(theirs=texts.number(answer.theirs.points), mine=texts.number(mine)))
        self.setAccessibleName(f"{self.label.text()}. {self.spoken()}")

    def apply_theme(self) -> None:
        px = self.theme.px
        self._row.setContentsMargins(px(20) + self.theme.text_px(30), px(4), px(20), px(6))
        self._row.setSpacing(px(12))

    def paint(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        painter.fillRect(rect, theme.palette.accent_tint)
        line = theme.px(3)
        painter.fillRect(QRectF(0, rect.height() - line, rect.width(), line), theme.palette.accent)
        side = theme.text_px(22)
        icon(painter, theme, "flag", QRectF(theme.px(20), round((rect.height() - side) / 2), side, side), theme.palette.ink)


class GhostPaper(Themed, QWidget):
    """What a challenge came to: who won by how much, and both games turn by turn where the ghost came along."""

    def __init__(
        self,
        theme: Theme,
        ui: GameUi,
        challenge: Challenge,
        name: str,
        score: int,
        answers: Sequence[Answer],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._ui, self._challenge, self._name, self._score = ui, challenge, name, score
        self._answers = tuple(answers)
        self.title = Label(theme, "panel", "ink", wrap=True)
        self._column = self.scaled(filled(QVBoxLayout(self), self.title), (0, 0, 0, 0), spacing=6)
        self.lines = [Label(theme, "body", "ink", wrap=True) for _ in self._answers]
        for line in self.lines:
            self._column.addWidget(line)
        self.retranslate()

    def headline(self) -> str:
        """Say who has won, and by how much."""
        ahead, by = self._score - self._challenge.score, self._challenge.by
        score = self._ui.texts().score(abs(ahead))
        if ahead > 0:
            return elided(self.tr("Défi gagné : {score} de plus que {name}"), score=score, name=by)
        if ahead == 0:
            return elided(self.tr("Défi égalé : le même score que {name}"), name=by)
        return self.tr("{name} garde {score} d’avance").format(score=score, name=by)

    def retranslate(self) -> None:
        self.title.setText(self.headline())
        for line, answer in zip(self.lines, self._answers, strict=True):
            line.setText(self._compared(answer))

    def _compared(self, answer: Answer) -> str:
        """Lay a turn of both side by side in words."""
        turn = self.tr("Tour {n}").format(n=answer.number)
        mine, theirs = answer.mine, answer.theirs
        mine_told = told(self._ui, mine, self._name, choice_only=True) if mine is not None else "–"
        if mine is not None and theirs is not None and mine.events == theirs.events:
            return self.tr("{turn}. {mine} Comme {name}.").format(turn=turn, mine=mine_told, name=self._challenge.by)
        theirs_told = told(self._ui, theirs, self._challenge.by, choice_only=True) if theirs is not None else "–"
        gained = (mine.gained if mine is not None else 0) - (theirs.gained if theirs is not None else 0)
        sign = "±0" if gained == 0 else f"+{texts.number(gained)}" if gained > 0 else f"−{texts.number(-gained)}"
        return f"{turn} ({sign}). {mine_told} {theirs_told}"
