"""More time that is given to one person in a window is what the clock at the table shows; the others keep theirs."""

from __future__ import annotations

import re

import pytest

from ludogite.games.play import code_for
from tests.seen import door
from tests.seen.desk import Desk
from tests.seen.witness import Moment, Witness, plain

pytestmark = pytest.mark.seen
CODE, OTHER = "7F3K-Q9TM-2XWB-4C8D-N5HJ-N", code_for("witness", 0)
"""Games in which the one, and the other, begins."""


def seconds(moment: Moment) -> int:
    """Read the clock of the table; 0 where none runs."""
    clock = next((node.name for node in moment.nodes if node.role == "clock"), "")
    found = re.search(r"\d+", clock)
    return int(found[0]) if found else 0


def choose(witness: Witness, box: str, line: str, downs: int) -> None:
    """Choose a line of a box that drops a menu, which lies in no window, so many lines below what is chosen."""
    door.press(witness, box)
    witness.watch(1.0)
    witness.desk.keys(*["Down"] * downs, "Return")
    witness.until(
        lambda moment: any(plain(node.name).startswith(box) and line in plain(node.description) for node in moment.nodes), line
    )


def clock_of(witness: Witness, name: str) -> int:
    """Let somebody say that they know a word, read the clock, and give the floor back."""
    door.press(witness, f"{name} buzze")
    shown = witness.until(seconds, "the clock of a word runs")
    door.press(witness, "Rendre la parole")
    return shown


def test_a_profile_has_its_own_time_for_a_word(desk: Desk) -> None:
    desk.settle(pace_ms=0, reduced_motion=True)
    door.agree(desk, "des_themes", 3, (), floor_s=8, round_s=0)
    desk.open()
    witness = Witness(desk)
    door.press(witness, "Zoé, ")
    for name in ("Modifier", "Âge, mots, aide"):
        door.press(witness, name)
    choose(witness, "Temps de parole", "45 s", 6)
    door.press(witness, "Enregistrer")
    witness.until(lambda moment: moment.find("Modifier"), "it is kept")
    desk.keys("Escape")
    door.press(witness, "Dés à thèmes, ")
    door.sit_down(witness)
    for name in ("Tirer", "Lancer"):
        door.press(witness, name)
    own, others = clock_of(witness, "Zoé"), clock_of(witness, "Papi")
    print(f"{own} s of 45, {others} s of 8")
    assert 35 < own <= 45
    assert 0 < others <= 8
    desk.quit()


@pytest.mark.parametrize(("code", "shown"), [(CODE, {"Zoé": 120}), (OTHER, {"Papi": 60})])
def test_a_person_has_more_sand_and_the_others_keep_theirs(desk: Desk, code: str, shown: dict[str, int]) -> None:
    desk.settle(pace_ms=0, reduced_motion=True)
    door.agree(desk, "yahtzee_mots", 2, (), sablier=60)
    desk.open("--new", "yahtzee_mots", "--seed", code)
    witness = Witness(desk)
    door.press(witness, "Règles de la maison")
    choose(witness, "Sablier de Zoé", "60", 4)
    door.sit_down(witness)
    moment = witness.until(lambda now: now if seconds(now) else None, "the hourglass stands")
    who = [name for name in ("Zoé", "Papi") if any(node.role == "heading" and name in node.name for node in moment.nodes)]
    assert {name: seconds(moment) for name in who} == shown
    desk.quit()
