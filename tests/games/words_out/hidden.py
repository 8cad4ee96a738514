"""How to permute what a seat cannot know in Words Out."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ludogite.core.rules import Seat
from ludogite.games.words_out.state import Stage, State


def shuffle_hidden(state: State, seat: Seat | None, random: Random) -> State:
    """Deal everything again that this seat does not see: the pioche, and the hands of the others unless they lie open.

    The top card stays where the next command would rightly show it: drawn into an open hand, or turned up to begin a row.
    """
    shown = state.pioche[:1] if state.open_hands or state.stage is Stage.START else ()
    closed = [place for place in range(len(state.hands)) if place != seat and not state.open_hands]
    unseen = [card for place in closed for card in state.hands[place]] + list(state.pioche[len(shown) :])
    random.shuffle(unseen)
    hands = tuple(tuple(unseen.pop() for _ in hand) if place in closed else hand for place, hand in enumerate(state.hands))
    return replace(state, hands=hands, pioche=(*shown, *unseen))
