"""One short game per game and variant, kept as text: any change of rules, chance or protocol shows up as a diff to review.

``pytest tests/playthroughs --update-playthroughs`` writes the files anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.contract.harness import Subject, ready, seats_for
from tests.playthroughs.render import lines

DATA = Path(__file__).parent / "data"
CASES = {
    f"{game.id}-{variant.name}.txt": Subject(game, options, seats_for(game, options, seats))
    for game, seats in ready()
    for variant in game.variants
    for options in (game.read_options(dict(variant.usual) | dict(variant.fixes)),)
}


@pytest.mark.parametrize("name", CASES)
def test_a_game_goes_as_it_always_did(name: str, request: pytest.FixtureRequest) -> None:
    told = "\n".join(lines(CASES[name], 1)) + "\n"
    path = DATA / name
    if request.config.getoption("--update-playthroughs"):
        path.write_text(told, encoding="utf-8")
    assert path.exists(), "no golden playthrough yet: run with --update-playthroughs and review it"
    assert told == path.read_text(encoding="utf-8")


def test_every_playthrough_belongs_to_a_game() -> None:
    odd = {path.name for path in DATA.glob("*.txt")} ^ set(CASES)
    assert not odd, f"{', '.join(sorted(odd))}: pytest tests/playthroughs --update-playthroughs writes what is missing"
