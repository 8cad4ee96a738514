"""What was said while a hand was covered: no letter that only that hand has may be heard by anybody else.

A hand is covered while the curtain is closed, and while another person sits at the screen. ``Onlooker`` notes at each look who sits
there and what lies open; ``secrets`` searches what was said for letters that nobody there may know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tests.seen.play import CURTAIN
from tests.seen.saved import Played, Saved
from tests.seen.tree import Node

LETTER: Final = re.compile(r"(?<![\w’'-])([A-ZÀ-Ý]|[Jj]oker)(?![\w’'-])")
"""A letter that stands alone, or the card without one, in what is said."""
OPENS: Final = re.compile(r"appuie sur \S+")
"""What the curtain says of the key that opens it, which is a letter, too."""
LAG_S: Final = 1.5
"""How long after something was seen it may still be spoken of."""


class Known(NamedTuple):
    """What may be heard from a moment on (s): what lies open or is in the hand of who sits there; and what is covered."""

    at: float
    sits: int | None
    open: frozenset[str]
    covered: frozenset[str]


class Onlooker:
    """Follows a game by what it keeps and whether the curtain is closed."""

    def __init__(self, saved: Saved) -> None:
        self._saved = saved
        self._sits: int | None = None
        self._key: tuple[object, ...] = ()
        self.known: list[Known] = []

    def look(self, tree: Node, at: float) -> None:
        """Note who sits there now, where that or the game has changed."""
        is_closed = any(CURTAIN in node.name for node in tree.walk())
        if self._saved.game_id() is None:
            return
        key = is_closed, self._saved.count_people(), self._saved.is_open()
        if key == self._key:
            return
        was_closed = not self._key or bool(self._key[0])
        self._key = key
        played = self._saved.played()
        people = [asked.request.seat for asked in played.asked()]
        if is_closed:
            self._sits = None
        elif was_closed and people:
            self._sits = people[0]
        self.known.append(known(played, self._sits, at))


def known(played: Played, sits: int | None, at: float) -> Known:
    """Tell what is open and what is covered in a game while somebody, or nobody, sits there."""
    hands = [hand_of(played, seat) for seat in range(len(played.names))]
    view: Any = played.session.view(None)
    public = {name for row in view.rows for placed in row for name in (name_of(placed.card), placed.letter.lower())}
    public |= {name_of(card) for card in view.poubelle}
    mine = hands[sits] if sits is not None else set()
    covered = {name for seat, hand in enumerate(hands) if seat != sits for name in hand}
    return Known(at, sits, frozenset(public | mine), frozenset(covered - public - mine))


def hand_of(played: Played, seat: int) -> set[str]:
    """Name the cards that somebody holds."""
    view: Any = played.session.view(seat)
    return {name_of(card) for card in view.hands[seat]}


def name_of(card: Any) -> str:
    """Call a card by its letter, as it is said."""
    return str(card.letter or card.kind.value).lower()


def secrets(said: Sequence[tuple[float, str]], known: Sequence[Known]) -> Iterator[str]:
    """Give what was said of covered hands: letters that only they have, at that moment and shortly before."""
    for at, words in said:
        ends = [*(one.at for one in known[1:]), float("inf")]
        then = [one for one, end in zip(known, ends, strict=True) if one.at <= at < end + LAG_S]
        if not then:
            continue
        told = {found.lower() for found in LETTER.findall(OPENS.sub("", words))}
        leaked = told & then[-1].covered - frozenset().union(*(one.open for one in then))
        if leaked:
            yield f"{at:.3f} {then[-1].sits}: {', '.join(sorted(leaked))} in « {words} »"
