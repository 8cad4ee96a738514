"""Watch a finished game again: the game's own table, and under it the line of time with its buttons."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.core.advice import Hindsight
from ludogite.services.game_session import AnyReplaySession
from ludogite.ui import texts
from ludogite.ui.pages.replay_bar import ReplayBar
from ludogite.ui.pages.replay_turns import TurnsPanel
from ludogite.ui.pages.review_panel import ReviewPanel
from ludogite.ui.screen.game_screen import GameScreen
from ludogite.ui.screen.timeline import Timeline, Turns, timeline_of
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.game import NO_TEXTS, GameTexts
from ludogite.ui.widgets import HeaderBar, Page, WoodButton
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.reading_order import tell_as_laid

STEP_MS = 1200
"""How long a step is shown at speed 1."""


class ReplayPage(Page):
    """The page of a replay; the screen is the game's own, its table a ``ReplaySession`` that this page moves."""

    back = Signal()
    carry = Signal()
    """The game is to be taken along in a file; offered by ``offer_carry``."""
    what_if = Signal(int)
    """Somebody wants to play on from this step, as practice; offered by ``offer_what_if``."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._table: AnyReplaySession | None = None
        self._screen: QWidget | None = None
        self._words = NO_TEXTS
        self.number = 0
        """The game's number in the store, for what is looked back on; 0 for a game that is not there."""
        self.dear_step = -1
        """The step of a choice of which the board shows what was better as soon as the review is there."""
        self._moment = (-1, -1)
        """The step of a moment that was asked for, and the one from which it is played."""
        self._subtitle = ""
        self._fairness: Callable[[], str] = str
        self.timeline = Timeline()
        self.header = HeaderBar(theme, self)
        self.header.back.connect(self.back)
        self.turns_button = self.header.add_action("log", "", checkable=True)
        self.review_button = self.header.add_action("list-check", "", checkable=True)
        self.what_if_button = self.header.add_action("redo", "")
        self.what_if_button.hide()
        self.turns, self.review = TurnsPanel(theme, self), ReviewPanel(theme, self)
        self.turns.hide()
        self.review.hide()
        self.turns_button.toggled.connect(self._on_turns)
        self.review_button.toggled.connect(self._on_review)
        self.what_if_button.clicked.connect(self._ask_what_if)
        for panel in (self.turns, self.review):
            panel.chosen.connect(self._go)
        self.review.chosen.connect(self.show_better)
        self.carry_button = self.header.add_action("export", "")
        self.carry_button.clicked.connect(self.carry)
        self.carry_button.hide()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_on)
        self._whole = filled(QVBoxLayout(self), self.header, close=True)
        self._make_bar()
        self.retranslate()
        self.apply_theme()

    def _make_bar(self) -> None:
        self.bar = bar = ReplayBar(self.theme)
        bar.speed.chosen.connect(self._set_pace)
        bar.first.clicked.connect(self.go_first)
        bar.before.clicked.connect(self.go_back)
        bar.play.clicked.connect(self.toggle_play)
        bar.after.clicked.connect(self.go_on)
        bar.last.clicked.connect(self.go_last)
        bar.line.valueChanged.connect(self._line_moved)
        self._foot = filled(QHBoxLayout(), bar)
        self._whole.addLayout(self._foot)

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def show_replay(
        self,
        table: AnyReplaySession,
        screen: QWidget,
        title: str,
        subtitle: str,
        *,
        words: GameTexts = NO_TEXTS,
        turns: Turns | None = None,
        standing: Callable[[Any], tuple[int, ...]] | None = None,
    ) -> None:
        """Show a replay at its present step; the screen of the one before is let go.

        ``words`` are the game's, for the review; ``standing`` counts the points in a view, for the marks on the line.
        """
        self.stop()
        self.timeline = timeline_of(turns, table.views(), standing)
        self.turns.show_turns(self.timeline, table.seats)
        self.turns_button.setVisible(bool(self.timeline.turns) and isinstance(screen, GameScreen))
        self.review_button.hide()
        if self._table is not None:
            self._table.moved.disconnect(self._moved)
        if self._screen is not None:
            self._whole.removeWidget(self._screen)
            self._close_panel()
            self._screen.hide()
            self._screen.deleteLater()
        self._table, self._screen, self._words = table, screen, words
        if isinstance(screen, GameScreen):
            screen.panel.closed.connect(self._on_panel_closed)
        self._whole.insertWidget(1, screen, 1)
        tell_as_laid(self._whole)
        screen.show()
        self._subtitle = subtitle
        self.header.set_title(title)
        self.setAccessibleName(title)
        table.moved.connect(self._moved)
        self.bar.line.blockSignals(True)
        self.bar.line.setRange(table.first, table.last)
        self.bar.line.blockSignals(False)
        self.bar.line.set_inks(_inks(table))
        self.bar.line.set_timeline(self.timeline, table.seats)
        self._moved(table.step)
        self.bar.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def play_moment(self, step: int) -> None:
        """Play how the game came to a step, from what one saw before it, and rest there."""
        table = self._table
        if table is None or step <= table.first:
            return
        before = table.stop_before(step)
        self._moment = (table.stop_after(before), before)
        table.show_step(before)
        self._run()

    def show_fairness(self, other: int | None, *, by_hand: bool) -> None:
        """Say above the replay whether the code gives the dice; ``other``: the first entry that it does not give."""
        self._fairness = partial(texts.fairness, other, by_hand=by_hand)
        self._show_caption()

    def offer_carry(self) -> None:
        """Offer to take the game along."""
        self.carry_button.show()

    def offer_review(self) -> None:
        """Offer the review; ``show_hindsight`` follows."""
        self.review_button.setVisible(isinstance(self._screen, GameScreen))

    def offer_what_if(self) -> None:
        """Offer to play on from the step that is shown."""
        self.what_if_button.show()

    def show_progress(self, number: int, percent: int) -> None:
        """Say how far the looking back on a game is, if it is the one shown."""
        if number == self.number:
            self.review.show_progress(percent)

    def show_hindsight(self, number: int, found: Hindsight | None) -> None:
        """Show what a game looks like afterwards, if it is the one shown: marks on the line, and the review."""
        table = self._table
        if number != self.number or table is None:
            return
        self.timeline = self.timeline._replace(losses=() if found is None else found.losses)
        self.bar.line.set_timeline(self.timeline, table.seats)
        self.review.show_review(found, table.seats, self.moment, self._words)
        self.show_better(self.dear_step)

    def show_better(self, step: int) -> None:
        """Show on the board what the dear choice at the step that is shown should have been."""
        loss = next((loss for loss in self.timeline.losses if loss.entry == step), None)
        if loss is not None and self.step == step and loss.better is not None and isinstance(self._screen, GameScreen):
            self._screen.parts.show_better(loss.better)

    def moment(self, step: int) -> str:
        """Name the turn at a step; "" before the first."""
        place = self.timeline.turn_at(step)
        return "" if place is None else self.timeline.name(self.timeline.turns[place])

    @property
    def step(self) -> int:
        """The step that is shown."""
        return 0 if self._table is None else self._table.step

    @property
    def is_playing(self) -> bool:
        """Whether the replay runs by itself."""
        return self._timer.isActive()

    def foot_top(self) -> int:
        """Leave the buttons at the foot free."""
        return self.bar.y()

    def retranslate(self) -> None:
        self.carry_button.setText(self.tr("Emporter…"))
        self.carry_button.setAccessibleName(self.tr("Emporter cette partie"))
        for action, text, about in (
            (self.turns_button, self.tr("Tours"), self.tr("Aller à un tour")),
            (self.review_button, self.tr("Bilan"), self.tr("Les choix qui ont coûté le plus, et le classement sans la chance")),
            (self.what_if_button, self.tr("Et si ?"), self.tr("Rejouer à partir d’ici, avec le même tirage, pour s’exercer")),
        ):
            action.setText(text)
            action.setAccessibleName(text)
            action.setAccessibleDescription(about)
        if self._table is not None:
            self.turns.show_turns(self.timeline, self._table.seats)
        self._show_caption()

    def apply_theme(self) -> None:
        super().apply_theme()
        if hasattr(self, "_foot"):
            gutter = self.theme.size("gutter")
            self._foot.setContentsMargins(gutter, self.theme.px(4), gutter, self.theme.px(12))

    def _show_caption(self) -> None:
        table = self._table
        if table is None:
            return
        turn = self.moment(self._moment[1] if table.step == self._moment[0] else table.step)
        self.header.set_title(self.header.title.text(), " · ".join(filter(None, (self._fairness(), turn, self._subtitle))))
        self.bar.show_caption(bisect_right(table.stops, table.step) - 1, len(table.stops) - 1, turn, _who(table, table.step))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to what it is for here; a focus proxy would take the buttons out of the Tab order."""
        self.bar.line.setFocus(event.reason())

    # ---- moving ----------------------------------------------------------------------------------------------------

    def go_first(self) -> None:
        """Go to the start."""
        self._go(0)

    def go_last(self) -> None:
        """Go to the end."""
        self._go(self._table.last if self._table is not None else 0)

    def go_back(self) -> None:
        """Go one step back."""
        self._go(self._table.stop_before(self._table.step) if self._table is not None else 0)

    def go_on(self) -> None:
        """Go one step on."""
        self._go(self._table.stop_after(self._table.step) if self._table is not None else 0)

    def go_turn_before(self) -> None:
        """Go to where this turn began, or to the turn before it."""
        step = self.timeline.turn_before(self.bar.line.value())
        self._go(step or 0)

    def go_next_turn(self) -> None:
        """Go to the next turn."""
        step = self.timeline.next_turn(self.bar.line.value())
        if step is None:
            self.go_last()
        else:
            self._go(step)

    def go_next_mark(self) -> None:
        """Go to the next mark on the line, after the last one to the first."""
        marks = [step for step, _ in self.bar.line.marks]
        if marks:
            self._go(min((step for step in marks if step > self.bar.line.value()), default=marks[0]))

    def toggle_play(self) -> None:
        """Let the replay run, from the start again if it is at its end, or stop it."""
        if self.is_playing:
            self.stop()
            return
        table = self._table
        if table is None or table.last == table.first:
            return
        if table.step == table.last:
            table.show_step(table.first)
        self._moment = (-1, -1)
        self._run()

    def _run(self) -> None:
        self._timer.start(STEP_MS // int(self.bar.speed.current))
        self.bar.show_playing(on=self.is_playing)

    def stop(self) -> None:
        """Let the replay rest."""
        self._timer.stop()
        self.bar.show_playing(on=self.is_playing)

    def _go(self, step: int) -> None:
        self.stop()
        if self._table is not None:
            self._table.show_step(max(step, self._table.first))

    def _play_on(self) -> None:
        table = self._table
        if table is None or table.step >= table.last:
            self.stop()
            return
        table.show_step(table.stop_after(table.step))
        if table.step in {table.last, self._moment[0]}:
            self.stop()

    def _set_pace(self, key: str) -> None:
        if self.is_playing:
            self._timer.start(STEP_MS // int(key))

    def _line_moved(self, step: int) -> None:
        table = self._table
        if table is not None and step != table.step:
            near = step if step in table.stops else table.stop_after(step) if step > table.step else table.stop_before(step)
            self._go(near)

    def _moved(self, step: int) -> None:
        """Follow the table, whoever moved it."""
        table = self._table
        first, last = (table.first, table.last) if table is not None else (0, 0)
        self.bar.show_step(step, begins=step <= first, ends=step >= last)
        self.what_if_button.setEnabled(table is not None and any(entry.seat >= 0 for entry in table.entries[step:]))
        self.turns.show_step(step)
        self._show_caption()

    # ---- the bar above -----------------------------------------------------------------------------------------------

    def _on_turns(self, on: bool) -> None:  # noqa: FBT001 - a slot
        self._panel(self.turns_button, self.review_button, self.tr("Tours"), self.turns, on=on)

    def _on_review(self, on: bool) -> None:  # noqa: FBT001 - a slot
        self._panel(self.review_button, self.turns_button, self.tr("Bilan"), self.review, on=on)

    def _panel(self, mine: WoodButton, other: WoodButton, title: str, content: QWidget, *, on: bool) -> None:
        screen = self._screen
        if not isinstance(screen, GameScreen):
            return
        if on:
            other.setChecked(False)
            screen.panel.lend(title, content)
            self._take_back()
        elif screen.panel.content is content:
            screen.panel.put_away()

    def _take_back(self) -> None:
        """Own the panels that are not lent to the screen."""
        for panel in (self.turns, self.review):
            if panel.parent() is None:
                panel.setParent(self)

    def _close_panel(self) -> None:
        if isinstance(self._screen, GameScreen):
            self._screen.panel.put_away()
            self._take_back()

    def _on_panel_closed(self) -> None:
        self._take_back()
        self.turns_button.setChecked(False)
        self.review_button.setChecked(False)
        self.bar.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_what_if(self) -> None:
        self.stop()
        if self._table is not None:
            self.what_if.emit(self._table.step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrows, Home and End, by turns with the page keys, to marks with M, play with Space, leave with Escape."""
        match event.key():
            case Qt.Key.Key_Left:
                self.go_back()
            case Qt.Key.Key_Right:
                self.go_on()
            case Qt.Key.Key_Home:
                self.go_first()
            case Qt.Key.Key_End:
                self.go_last()
            case Qt.Key.Key_PageUp:
                self.go_turn_before()
            case Qt.Key.Key_PageDown:
                self.go_next_turn()
            case Qt.Key.Key_M:
                self.go_next_mark()
            case Qt.Key.Key_Space:
                self.toggle_play()
            case Qt.Key.Key_Escape:
                self.back.emit()
            case _:
                super().keyPressEvent(event)


def _inks(table: AnyReplaySession) -> tuple[int, ...]:
    """Return per step the ink of the seat that acted last: what chance answers belongs to who asked."""
    inks, ink = [], 0
    for entry in table.entries:
        if entry.seat >= 0:
            ink = table.seats[entry.seat].ink
        inks.append(ink)
    return tuple(inks)


def _who(table: AnyReplaySession, step: int) -> str:
    """Name who gave the command of a step; "" for chance and the clock."""
    seat = table.entries[step - 1].seat if step else -1
    return table.seats[seat].name if seat >= 0 else ""
