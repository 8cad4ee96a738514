"""What is on the wire: a phone is sent the same bytes whatever its seat cannot see."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from ludogite.core.log import Option
from ludogite.games.catalog import load_game
from tests.contract.harness import HIDDEN, Match, Subject, retrace
from tests.scale import scaled
from tests.ui.phone_play import bare
from tests.ui.phone_tables import Party, until_quiet

SECRETS: dict[str, dict[str, Option]] = {
    "words_out": {},
    "mots_de_tete": {"contestation": True, "hidden": True, "window_seconds": 0},
}
"""The games with secrets, and the options under which there are some."""
PAIRS = {"words_out": scaled(100, 1000), "mots_de_tete": scaled(40, 1000)}
"""Pairs of positions that are compared, of each game."""


@pytest.mark.parametrize("game", SECRETS)
def test_positions_that_differ_in_what_a_seat_cannot_see_send_it_the_same_bytes(
    french: object, party: Callable[..., Party], game: str
) -> None:
    """And the same to whoever only looks on; the others, who see it, are sent something else."""
    table = party(game, 0, SECRETS[game])
    table.sheet.close()
    hub, door, session = table.hub, table.hub.door, table.page.match.session
    session._clock = SimpleNamespace(now_ms=lambda: 0)  # what is left of a time is no secret
    hub.is_shown = lambda: True
    rules = load_game(game)
    options = rules.read_options(dict(rules.pairs(rules.options())) | SECRETS[game])
    subject, random, hide = Subject(rules, options, len(table.people)), Random(5), HIDDEN[game]
    with ExitStack() as held:
        lines = [held.enter_context(bare(door.address)) for _ in (*table.people, "looks on")]
        for line, (seat, _) in zip(lines, table.people, strict=False):
            table.beside(line.send, json.dumps({"code": door.code}))
            table.beside(line.send, json.dumps({"sit": seat}))
            table.until(partial(table.holds, seat))
        table.beside(lines[-1].send, json.dumps({"code": door.code}))
        for line in lines:
            table.beside(until_quiet, line)

        def sent(state: Any) -> list[str]:
            """Put this position on the table, and return what each phone receives."""
            session._state, session._open, session._serial = state, (), 0
            session._renew(None)
            for phone in door.phones:
                door.forget(phone)
            hub._show()
            return [str(said) for said in table.beside(lambda: [line.recv(timeout=10) for line in lines])]

        compared, seen, number = 0, 0, 0
        while compared < PAIRS[game]:
            number += 1
            for state, _, _ in retrace(subject, Match(subject, number).to_the_end().entries):
                twins = [(seat, hide(state, seat, random)) for seat in range(subject.seats)]
                twins = [(seat, other) for seat, other in twins if other != state]
                said = sent(state) if twins else []
                for seat, other in twins[: PAIRS[game] - compared]:
                    instead = sent(other)
                    assert instead[seat] == said[seat]
                    assert instead[-1] == said[-1]
                    compared += 1
                    seen += instead != said
    assert compared == PAIRS[game]
    assert game == "mots_de_tete" or seen > compared // 2, "a hand is sent to its owner; an answer is on nobody's phone yet"
