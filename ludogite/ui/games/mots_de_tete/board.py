"""What lies on a table of Mots de Tête: the grid, the players, the card of the play; how a view is shown there, how events play."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEasingCurve, QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Seat
from ludogite.games.mots_de_tete.grid import Cell
from ludogite.games.mots_de_tete.moves import (
    BonusThrown,
    Command,
    Contested,
    ContestLost,
    ContestWon,
    DieThrown,
    Event,
    Laid,
    LastTry,
    LastTurn,
    Passed,
    Play,
    Rolls,
    Scored,
    TurnLost,
    Withdrawn,
    Written,
)
from ludogite.games.mots_de_tete.state import MotsView, Phase
from ludogite.services.game_session import GameSession
from ludogite.services.sound import ImpactTimes, Sound, play_sound
from ludogite.ui.flow.step_queue import HEARD, TELL, Scene
from ludogite.ui.games.mots_de_tete import GAME_UI, card_texts
from ludogite.ui.games.mots_de_tete.action_texts import standings_of
from ludogite.ui.games.mots_de_tete.card import PlayCard
from ludogite.ui.games.mots_de_tete.contest_picture import Contest
from ludogite.ui.games.mots_de_tete.draft import Draft
from ludogite.ui.games.mots_de_tete.events import tell
from ludogite.ui.games.mots_de_tete.grid import GridBoard
from ludogite.ui.games.mots_de_tete.grid_model import GridModel, Pointing, cells_of
from ludogite.ui.games.mots_de_tete.grid_print import body, paint_letter
from ludogite.ui.games.mots_de_tete.standings import Standings
from ludogite.ui.screen.stage import Stage
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.cup import fall_impacts, poured
from ludogite.ui.widgets.die import Pose
from ludogite.ui.widgets.overlay import Timed
from ludogite.ui.widgets.tumble import Tumble

translate = QCoreApplication.translate

FEAST_POINTS: Final = 60
"""A play of so many points gets confetti."""
BONUS_PLACES: Final = {1: ((0.0, 0.0),), 2: ((-0.42, 0.0), (0.42, 0.0)), 3: ((-0.42, 0.30), (0.42, 0.30), (0.0, -0.42))}
"""Where bonus dice land round the middle of their cell, in sides of a die."""


class MotsBoard:
    """The grid, the standings and the card of one screen."""

    def __init__(self, stage: Stage, session: GameSession[Command, Event, MotsView], screen: QWidget) -> None:
        self._stage, self._session, self._screen = stage, session, screen
        self.model = GridModel(screen)
        self.grid = GridBoard(stage.theme, self.model, screen)
        self.standings = Standings(stage.theme, screen)
        self.card = PlayCard(stage.theme, screen)
        self._view = session.view()
        self._scores = self._view.scores
        self._scored: tuple[Play, MotsView] | None = None
        """A play whose points fly, and the view after it."""
        self._wrong: tuple[str, ...] = ()
        """The words of a play that has been contested with reason."""
        self._rolled: dict[Cell, int] = {}
        self._across = True

    # ---- showing ----------------------------------------------------------------------------------------------------------

    def take(self, view: MotsView) -> None:
        """Take another view, in which what the scenes have shown ahead is true."""
        self._view, self._scores, self._scored, self._wrong = view, view.scores, None, ()
        self._rolled.clear()
        self.card.hide_die(hidden=False)

    def show(self, writing: card_texts.Writing | None, *, across: bool, palette: bool) -> None:
        """Show everything as it is in the view; ``writing`` is the play of whoever may write here now."""
        view, seats = self._view, self._session.seats
        self._across = across
        self.model.set_names({info.ink: info.name for info in seats})
        self._show_standings()
        hinted = card_texts.hinted_cells(view.hint if view.phase is Phase.WRITE and view.pending is None else None)
        pointing = Pointing(hinted=hinted)
        if writing is not None:
            draft = writing.draft
            pointing = Pointing(draft, seats[view.seat].ink, writing.wrong, hinted)
            self._show_cells(pointing)
            self.grid.view.stand_on(draft.caret or (draft.laid[-1].cell if draft.laid else None))
        else:
            self._show_cells(pointing)
        self._show_card(writing, palette=palette)

    def show_better(self, letters: Sequence[Laid]) -> None:
        """Lay the letters of a better play on the grid, until another view is shown."""
        self._show_cells(Pointing(Draft(tuple(letters)), self._session.seats[self._view.seat].ink))
        self.grid.view.stand_on(letters[0].cell)

    def retranslate(self) -> None:
        """Read the texts of the grid again."""
        self.grid.view.setAccessibleName(translate("MotsDeTeteTable", "Grille"))

    @property
    def inks(self) -> list[int]:
        """Everybody's colour, by seat."""
        return [info.ink for info in self._session.seats]

    def _show_standings(self) -> None:
        seats = self._session.seats
        local = [self._stage.acts_here(seat) for seat in range(len(seats))]
        self.standings.show_standings(standings_of(self._view, seats, local, self._scores))

    def _show_cells(self, pointing: Pointing) -> None:
        self.model.show(card_texts.with_rolled(cells_of(self._view, self.inks, pointing), self._rolled))

    def _show_card(self, writing: card_texts.Writing | None, *, palette: bool = False) -> None:
        local = self._stage.acts_here(self._view.seat)
        card = card_texts.card_of(self._view, self._session.seats, writing, self._rolled, local=local, palette=palette)
        if self._scored is not None:
            play, after = self._scored
            card = card_texts.with_play(card, after, play, self._session.seats)
        if self._wrong:
            card = card_texts.refused(card, self._wrong)
        self.card.show_card(card, across=self._across)

    # ---- places, in px of the screen ----------------------------------------------------------------------------------------

    def cell(self, cell: Cell) -> QRectF:
        """Give the rectangle of a cell."""
        return self.grid.cell_rect(cell, self._screen)

    def die_pose(self) -> Pose:
        """Give where the die of letters lies."""
        pose = self.card.die_pose()
        return Pose(pose.x + self.card.x(), pose.y + self.card.y(), pose.side)

    # ---- scenes -----------------------------------------------------------------------------------------------------------

    def scenes(self, event: Event, view: MotsView) -> Iterator[Scene]:
        """Give what plays for an event; ``view`` is how the table stands after it."""
        stage, ms = self._stage, self._stage.theme.ms
        match event:
            case DieThrown(seat, n):
                yield lambda: self._throw(n, view.turn * 7 + seat)
                yield lambda: self._show_die(n)
            case Written(seat, letters):
                if not stage.acts_here(seat):
                    yield lambda: self._write(seat, letters)
                yield lambda: self._show_written(event)
                if not stage.acts_here(seat):
                    yield lambda: stage.wait(ms("points_count"))
            case BonusThrown(_, bonus):
                thrown = [rolls for rolls in bonus if rolls.dice]
                for rolls in bonus:
                    yield partial(self._throw_bonus, rolls, heard=rolls in thrown[1:])  # the first is heard as the event
                    yield partial(self._show_rolled, rolls)
                    yield lambda: stage.wait(ms("turn_change"))
            case Scored(play):
                yield lambda: self._show_scored(play, view)
                yield lambda: self._fly_points(play)
                yield HEARD
                yield lambda: self._show_scores(view)
                if play.points >= FEAST_POINTS or view.phase is Phase.OVER:
                    yield lambda: stage.celebrate(self._screen.rect(), 7, low=0.7)
                if not stage.acts_here(play.seat) or view.phase is Phase.OVER:
                    yield TELL
                    yield lambda: stage.let_read(*(one.word.text for one in play.words))
            case ContestWon() | ContestLost():
                wrong = event.wrong if isinstance(event, ContestWon) else ()
                yield partial(self._show_contest, Phase.WRITE, wrong)
                seats = self._session.seats
                title, picture = translate("MotsDeTeteTable", "Contesté à tort"), Contest(seats[event.seat], seats[event.writer])
                if wrong:
                    title, picture = translate("MotsDeTeteTable", "Contestation fondée"), replace(picture, wrong=wrong)
                yield TELL
                yield lambda: stage.verdict(title, tell(event, [info.name for info in seats]) or "", picture)
            case Contested():
                yield partial(self._show_contest, Phase.JUDGE)
                yield TELL
                yield lambda: stage.wait(2 * ms("points_count"))
            case Passed() | Withdrawn() | TurnLost() | LastTry() | LastTurn():
                yield TELL
                yield lambda: stage.wait(2 * ms("points_count"))

    def _show_die(self, n: int) -> None:
        self.card.hide_die(hidden=False)
        self.card.show_fallen(n)

    def _show_written(self, event: Written) -> None:
        """Show letters as written, in the ink of their writer, with the words they make."""
        self._view = card_texts.after_writing(self._view, event)
        self._show_cells(Pointing())
        self._show_card(None)

    def _show_contest(self, phase: Phase, wrong: tuple[str, ...] = ()) -> None:
        """Show that nobody contests any more: the dictionary judges, or has judged that some words are wrong."""
        self._wrong = wrong
        self._view = replace(self._view, phase=Phase.JUDGE)
        self._show_standings()
        self._view = replace(self._view, phase=phase)
        self._show_card(None)

    def _show_rolled(self, rolls: Rolls) -> None:
        """Show what a bonus cell has got: in its cell and in the sums."""
        self._rolled[rolls.row, rolls.col] = rolls.value
        self._show_card(None)
        self._show_cells(Pointing())

    def _show_scored(self, play: Play, view: MotsView) -> None:
        """Show a play with its final sums."""
        self._scored = play, view
        self._show_card(None)

    def _show_scores(self, view: MotsView) -> None:
        """Let the points count up."""
        self._scores = view.scores
        self._show_standings()

    def _throw(self, n: int, seed: int) -> None:
        """Pour the die of letters from its cup onto the felt at the head of the card."""
        mat = self.card.mat_rect().translated(QPointF(self.card.pos()))
        flights = poured(self._stage.theme, GAME_UI.felt, mat, self.die_pose(), n, seed)
        if flights:
            self.card.hide_die(hidden=True)
            self._stage.fly(flights)

    def _write(self, seat: Seat, letters: Sequence[Laid]) -> None:
        """Let a player's letters write themselves, one after the other."""
        theme, duration = self._stage.theme, self._stage.theme.ms("letter_write")
        ink, stagger = self._session.seats[seat].ink, max(theme.stagger_ms("letter_write"), duration)
        whole = stagger * len(letters) + duration
        flights = []
        for number, one in enumerate(letters):
            letter, delay = InkLetter(theme, self.cell(one.cell), one.letter, ink), number * stagger
            flights.append(Timed(letter, duration, delay))
            if duration > 0:
                flights.append(Timed(_Stay(letter), whole - delay - duration + 1, delay + duration))
        self._stage.fly(flights)

    def bonus_impacts(self, rolls: Rolls) -> ImpactTimes:
        """Say when the dice of one bonus cell touch it, in ms."""
        theme = self._stage.theme
        return fall_impacts(theme.ms("bonus_die"), theme.stagger_ms("die_throw"), len(rolls.dice))

    def _throw_bonus(self, rolls: Rolls, *, heard: bool) -> None:
        """Throw the dice of one bonus cell onto it, ``heard`` for themselves."""
        theme, duration = self._stage.theme, self._stage.theme.ms("bonus_die")
        if duration <= 0 or not rolls.dice:
            return
        if heard:
            play_sound(self._screen, Sound.DIE_THROW, self.bonus_impacts(rolls))
        cell = self.cell((rolls.row, rolls.col))
        side = max(cell.width() * (0.92 if len(rolls.dice) == 1 else 0.74), theme.px(26))
        chance = random.Random(rolls.row * 31 + rolls.col)  # noqa: S311 (only how they fly)
        start = self.die_pose().centre
        flights = []
        for number, (value, (x, y)) in enumerate(zip(rolls.dice, BONUS_PLACES[len(rolls.dice)], strict=True)):
            end = Pose(cell.center().x() + x * side * 1.15, cell.center().y() + y * side * 1.15, side, chance.uniform(-12, 12))
            flight = Tumble(theme, start, end, value, chance.uniform(1.4, 2.0), chance.choice((-1, 1)) * chance.uniform(60, 160))
            delay = number * theme.stagger_ms("die_throw")
            flights.append(Timed(flight, duration, delay))
            flights.append(Timed(_Stay(flight), theme.ms("turn_change"), delay + duration))
        self._stage.fly(flights)

    def _fly_points(self, play: Play) -> None:
        """Carry the points from the card to the player's row."""
        px, row = self._stage.theme.px, self.standings.rows[play.seat]
        start = QPointF(self.card.geometry().bottomRight() - QPoint(px(70), px(40)))
        end = self._stage.place(row, QPointF(row.width() - px(40), row.height() // 2))
        self._stage.fly_points(play.seat, play.points, start, end, px(22))


@dataclass(frozen=True, slots=True)
class InkLetter:
    """A letter that is written into its cell: it comes down from above and darkens."""

    theme: Theme
    rect: QRectF
    letter: str
    ink: int

    def area(self, share: float) -> QRectF:
        """Cover the cell and a little round it."""
        grow = self.rect.width() * 0.5
        return self.rect.adjusted(-grow, -grow, grow, grow)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint the letter on the paper of its cell."""
        gone = QEasingCurve(QEasingCurve.Type.OutQuad).valueForProgress(share)
        painter.save()
        painter.setOpacity(1.0 if share >= 0.999 else 0.15 + 0.85 * gone)
        grow = self.rect.width() * 0.35 * (1 - gone)
        paint_letter(painter, self.theme, body(self.rect).adjusted(-grow, -grow, grow, grow), self.letter, self.ink)
        painter.restore()


@dataclass(frozen=True, slots=True)
class _Stay:
    """A picture that stays as it landed, until the whole batch has."""

    flight: InkLetter | Tumble

    def area(self, share: float) -> QRectF:
        """Cover what it covers."""
        return self.flight.area(1.0)

    def paint(self, painter: QPainter, share: float) -> None:
        """Paint it at rest."""
        self.flight.paint(painter, 1.0)
