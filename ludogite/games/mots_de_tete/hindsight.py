"""What the players' choices lost in a finished game of Mots de Tête: each turn against the best play of the dictionary.

An estimate: the mean points of the turn alone, bonus dice included; what a play leaves to the next player is left aside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from ludogite.core.advice import Find, Hindsight, Loss, Reckoning, Remark, Weighed, dearest_first
from ludogite.core.log import Entry
from ludogite.core.rules import Seat
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
                write, word, value = best
                loss = Loss(number, state.seat, _played(view, entry.command), _best(word, value), value, str(state.n or ""), write)
                mine = coach.value(view, entry.command) if isinstance(entry.command, Write) else 0.0
                found.append((state.turn, loss, mine or 0.0))
        state = rules.apply(state, entry.seat, entry.command, entry.at_ms).state
    stood = {play.turn for play in state.plays}
    losses = [_settled(loss, mine if turn in stood else 0.0) for turn, loss, mine in found]
    lost = tuple(sum(loss.cost for loss in losses if loss.seat == seat) for seat in range(rules.seats))
    weighed = tuple(Weighed(loss.entry, loss.seat, loss.cost) for loss in losses)
    finds, top = tuple(_finds(losses, rules.seats)), tuple(_top(losses, seat) for seat in range(rules.seats))
    return Hindsight(Reckoning.ESTIMATED, dearest_first(losses, LEAST), lost, weighed, finds=finds, top=top)


def _there_was(loss: Loss) -> float:
    """Give the mean points of the best play that there was."""
    return float(dict(loss.best.args)["value"])


def _finds(losses: Sequence[Loss], seats: int) -> Iterator[Find]:
    """Give each seat's best play among those that were as good as the dictionary's."""
    for seat in range(seats):
        written = [loss for loss in losses if loss.seat == seat and loss.played.code == "mots_de_tete.choice_write"]
        own = [loss for loss in written if loss.cost < LEAST]
        if own:
            best = max(own, key=_there_was)
            yield Find(best.entry, seat, best.played, _there_was(best))


def _top(losses: Sequence[Loss], seat: Seat) -> float | None:
    """Give what a seat's plays were worth of the best that there were, 0 to 1."""
    own = [loss for loss in losses if loss.seat == seat]
    best = sum(map(_there_was, own))
    return (best - sum(min(loss.cost, _there_was(loss)) for loss in own)) / best if best > 0 else None


def _settled(loss: Loss, mine: float) -> Loss:
    return replace(loss, cost=max(0.0, loss.cost - mine))


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
