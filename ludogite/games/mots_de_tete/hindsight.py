"""What the players' choices lost in a finished game of Mots de Tête: each turn against the best play of the dictionary.

An estimate: the mean points of the turn alone, bonus dice included; what a play leaves to the next player is left aside.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludogite.core.advice import Hindsight, Loss, Reckoning, Remark, Weighed, dearest_first
from ludogite.core.log import Entry
from ludogite.games.mots_de_tete.coach import MotsCoach
from ludogite.games.mots_de_tete.moves import Command, Elapsed, Pass, Write
from ludogite.games.mots_de_tete.placement import place
from ludogite.games.mots_de_tete.rules import MotsRules
from ludogite.games.mots_de_tete.state import MotsView, Phase

LEAST: Final = 0.5
"""Points below which a play is as good as the best."""


def hindsight(rules: MotsRules, entries: Iterable[Entry[Command]], coach: MotsCoach) -> Hindsight:
    """Look back on the log of a game that these rules have played: words, passes, and turns lost to the clock or a contestation."""
    state = rules.start()
    found: list[tuple[int, Loss, float]] = []  # turn, the loss as if nothing had been scored, what the play was worth
    for number, entry in enumerate(entries):
        if state.phase is Phase.WRITE and isinstance(entry.command, Write | Pass | Elapsed):
            view = rules.view(state, state.seat)
            best = coach.best(view)
            if best is not None:
                word, value = best
                loss = Loss(number, state.seat, _played(view, entry.command), _best(word, value), value, str(state.n or ""))
                mine = coach.value(view, entry.command) if isinstance(entry.command, Write) else 0.0
                found.append((state.turn, loss, mine or 0.0))
        state = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
    stood = {play.turn for play in state.plays}
    losses = [_settled(loss, mine if turn in stood else 0.0) for turn, loss, mine in found]
    lost = tuple(sum(loss.cost for loss in losses if loss.seat == seat) for seat in range(rules.seats))
    weighed = tuple(Weighed(loss.entry, loss.seat, loss.cost) for loss in losses)
    return Hindsight(Reckoning.ESTIMATED, dearest_first(losses, LEAST), lost, weighed)


def _settled(loss: Loss, mine: float) -> Loss:
    return Loss(loss.entry, loss.seat, loss.played, loss.best, max(0.0, loss.cost - mine), loss.seen)


def _best(word: str, value: float) -> Remark:
    return Remark.of("mots_de_tete.choice_best", word=word, value=value)


def _played(view: MotsView, command: Command) -> Remark:
    match command:
        case Write(letters=letters):
            placed = place(view.grid, view.rows, letters, view.n)
            words = getattr(placed, "words", ())
            return Remark.of("mots_de_tete.choice_write", word=" + ".join(word.text for word in words))
        case Pass():
            return Remark.of("mots_de_tete.choice_pass")
        case _:
            return Remark.of("mots_de_tete.choice_late")
