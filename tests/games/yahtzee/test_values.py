"""The solved tables and what is read from them: against brute force, against the solver, and against damage."""

from __future__ import annotations

import hashlib
import importlib.util
import zlib
from functools import cache
from itertools import combinations, pairwise, product
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludogite.games.game import ResourceError
from ludogite.games.yahtzee.futures import ALL_OPEN, BIT, MAGIC, STATES, Futures, FuturesError, file_name, pack, upper_totals
from ludogite.games.yahtzee.game import solved_values
from ludogite.games.yahtzee.lattice import KEEPS, ROLLS_252
from ludogite.games.yahtzee.moves import THROWS
from ludogite.games.yahtzee.scoring import BOXES, UPPER, Box, Dice, JokerRule, Sheet, normal_points, scores
from ludogite.games.yahtzee.values import OpenSheet, Values
from tests.games.yahtzee.play import RESOURCES, Given, full_but, sheet_of, solved

FOLDER = RESOURCES / "yahtzee"
ROUNDING = 1 / 256 + 1e-9
"""The most by which a stored value may be wrong, in points."""
OPTIMA = {JokerRule.FRANCAIS: 254.588241, JokerRule.IMPOSE: 254.587729}


# ---- brute force: nothing here uses the lattice or the tables ------------------------------------------------------------


@cache
def chances(number: int) -> dict[Dice, float]:
    """What so many dice may show, in order of size, and how likely each is."""
    found: dict[Dice, float] = {}
    for dice in product(range(1, 7), repeat=number):
        found[tuple(sorted(dice))] = found.get(tuple(sorted(dice)), 0.0) + 6.0**-number
    return found


class Brute:
    """Optimal play from late sheets by enumeration of every throw."""

    def __init__(self, joker: JokerRule) -> None:
        self.joker = joker
        self._sheets: dict[Sheet, float] = {}

    def expected(self, sheet: Sheet) -> float:
        """The expected final score before a turn."""
        if sheet.full:
            return float(sheet.total)
        if sheet not in self._sheets:
            twice = self.thrown(sheet, self.thrown(sheet, self.marked(sheet)))
            self._sheets[sheet] = sum(chance * twice[dice] for dice, chance in chances(5).items())
        return self._sheets[sheet]

    def marked(self, sheet: Sheet) -> dict[Dice, float]:
        """The expected final score of each roll that must be written now."""
        return {
            dice: max(self.expected(sheet.mark(box, result)) for box, result in scores(dice, sheet, self.joker).items())
            for dice in chances(5)
        }

    def keeps(self, rolls: dict[Dice, float]) -> dict[Dice, float]:
        """The value of each keep from that of each roll after it."""
        return {
            keep: sum(chance * rolls[tuple(sorted(keep + thrown))] for thrown, chance in chances(5 - len(keep)).items())
            for keeps in KEEPS
            for keep in keeps
        }

    def thrown(self, sheet: Sheet, rolls: dict[Dice, float]) -> dict[Dice, float]:
        """The value of each roll with one throw more than ``rolls``."""
        keeps = self.keeps(rolls)
        return {dice: max(keeps[keep] for size in range(6) for keep in set(combinations(dice, size))) for dice in rolls}


LATE_SHEETS = [
    full_but(Box.CHANCE),
    full_but(Box.YAHTZEE),
    full_but(Box.SIX, cinq=25, quatre=16),  # the prime of 35 needs four of them
    full_but(Box.GRANDE_SUITE, yahtzee=50),
    full_but(Box.FULL, yahtzee=50, carre=20),
    full_but(Box.AS, yahtzee=50),
    full_but(Box.DEUX, Box.FULL, yahtzee=50),
    full_but(Box.YAHTZEE, Box.TROIS, cinq=20, six=24, quatre=12),
    full_but(Box.PETITE_SUITE, Box.BRELAN),
]


@pytest.mark.parametrize("joker", JokerRule)
@pytest.mark.parametrize("sheet", LATE_SHEETS)
def test_late_states_agree_with_brute_force(sheet: Sheet, joker: JokerRule) -> None:
    brute, values = Brute(joker), solved(joker)
    assert values.expected(sheet) == pytest.approx(brute.expected(sheet), abs=ROUNDING)


@pytest.mark.parametrize("sheet", [LATE_SHEETS[2], LATE_SHEETS[6]])
def test_every_keep_and_box_agrees_with_brute_force(sheet: Sheet) -> None:
    brute, values = Brute(JokerRule.FRANCAIS), solved()
    marked = brute.marked(sheet)
    keeps_for_one = brute.keeps(marked)
    keeps_for_two = brute.keeps(brute.thrown(sheet, marked))
    for dice in ROLLS_252[::7]:
        for rolls_left, keeps in ((1, keeps_for_one), (2, keeps_for_two)):
            for throw in values.evaluate(sheet, dice, rolls_left).throws:
                assert throw.value == pytest.approx(keeps[throw.kept], abs=2 * ROUNDING)
        for fill in values.evaluate(sheet, dice, 0).fills:
            assert fill.value == pytest.approx(brute.expected(sheet.mark(fill.box, fill.score)), abs=ROUNDING)


# ---- the tables -------------------------------------------------------------------------------------------------------


def test_the_tables_are_those_of_the_checksums() -> None:
    lines = (FOLDER / "checksums.txt").read_text(encoding="ascii").splitlines()
    listed = {name: digest for digest, name in map(str.split, lines)}
    assert set(listed) == {file_name(joker) for joker in JokerRule}
    for name, digest in listed.items():
        data = (FOLDER / name).read_bytes()
        assert hashlib.sha256(data).hexdigest() == digest
        assert len(data) < 370_000


@pytest.mark.parametrize("joker", JokerRule)
def test_the_value_of_an_empty_sheet_is_the_known_optimum(joker: JokerRule) -> None:
    assert solved(joker).joker is joker
    assert solved(joker).expected(Sheet()) == pytest.approx(OPTIMA[joker], abs=ROUNDING)


def test_as_many_states_are_reachable_as_is_known() -> None:
    assert STATES == 536_448


@settings(max_examples=60, deadline=None)
@given(st.data(), st.sampled_from(JokerRule))
def test_each_state_follows_from_those_after_it(data: st.DataObject, joker: JokerRule) -> None:
    """A turn worked backwards from the table gives the table's own value of the sheet before it."""
    filled = data.draw(st.sets(st.sampled_from(BOXES), max_size=12))
    points = {box: data.draw(st.sampled_from(sorted({normal_points(box, roll) for roll in ROLLS_252}))) for box in filled}
    sheet, values = sheet_of(points), solved(joker)
    assert values.turn(sheet).value == pytest.approx(values.expected(sheet), abs=2 * ROUNDING)


def test_more_in_the_upper_section_is_never_worse() -> None:
    futures = Futures.from_bytes((FOLDER / "francais.bin").read_bytes())
    for opened in range(0, ALL_OPEN, 37):
        totals = upper_totals(opened)
        for fifty in (False,) if opened & BIT[Box.YAHTZEE] else (False, True):
            found = [futures(opened, fifty, total) for total in totals]
            assert all(low <= high + 2 * ROUNDING for low, high in pairwise(found))


def test_upper_totals_are_those_that_the_filled_boxes_can_make() -> None:
    opened = ALL_OPEN ^ BIT[Box.CINQ] ^ BIT[Box.SIX]
    assert upper_totals(opened) == tuple(sorted({min(63, 5 * a + 6 * b) for a in range(6) for b in range(6)}))
    assert upper_totals(ALL_OPEN) == (0,)


def test_a_table_is_read_as_it_was_packed() -> None:
    def future(opened: int, fifty: bool, total: int) -> float:
        return (opened * 7 + total * 3 + 11 * fifty) % 400

    futures = Futures.from_bytes(pack(JokerRule.IMPOSE, future))
    assert futures.joker is JokerRule.IMPOSE
    for opened in range(0, ALL_OPEN + 1, 13):
        for fifty in (False,) if opened & BIT[Box.YAHTZEE] else (False, True):
            for total in upper_totals(opened):
                assert futures(opened, fifty, total) == future(opened, fifty, total)


GOOD = (FOLDER / "francais.bin").read_bytes()
DAMAGED = {
    "empty": b"",
    "cut": GOOD[:-1000],
    "other magic": b"ABCD" + GOOD[4:],
    "other rule": MAGIC + b"\x09" + GOOD[5:],
    "noise": MAGIC + b"\x00" + bytes(range(256)) * 40,
    "short": MAGIC + b"\x00" + zlib.compress(b"abc"),
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_table_is_refused(data: bytes) -> None:
    with pytest.raises(FuturesError):
        Values.from_bytes(data)
    with pytest.raises(ResourceError):
        solved_values(JokerRule.FRANCAIS, Given(lambda name: data))


def test_a_table_of_the_other_rule_is_refused() -> None:
    with pytest.raises(ResourceError):
        solved_values(JokerRule.IMPOSE, Given(lambda name: GOOD))


# ---- what is read from them ---------------------------------------------------------------------------------------------


def test_every_different_keep_is_rated_once_and_found_by_any_of_its_dice() -> None:
    evaluation = solved().evaluate(Sheet(), (5, 2, 5, 1, 5), 2)
    keeps = [throw.kept for throw in evaluation.throws]
    assert len(keeps) == len(set(keeps)) == 4 * 2 * 2 - 1
    assert len(THROWS) == 31
    assert evaluation.throw((0, 1)) == evaluation.throw((2, 1))
    assert evaluation.throw((1, 3)).kept == (5, 5, 5)
    assert [throw.value for throw in evaluation.throws] == sorted((throw.value for throw in evaluation.throws), reverse=True)
    assert {fill.box for fill in evaluation.fills} == set(BOXES)
    assert evaluation.best == evaluation.throws[0]


def test_what_cannot_be_done_has_no_rating() -> None:
    evaluation = solved().evaluate(sheet_of({Box.CHANCE: 20}), (1, 2, 3, 4, 5), 0)
    assert evaluation.throws == ()
    assert evaluation.best == evaluation.fill(Box.GRANDE_SUITE)
    with pytest.raises(KeyError):
        evaluation.throw((0,))
    with pytest.raises(KeyError):
        evaluation.fill(Box.CHANCE)


def test_a_joker_may_only_go_where_the_rule_lets_it() -> None:
    sheet = sheet_of({Box.YAHTZEE: 50, Box.QUATRE: 12})
    evaluation = solved().evaluate(sheet, (4,) * 5, 0)
    assert {fill.box for fill in evaluation.fills} == set(scores((4,) * 5, sheet, JokerRule.FRANCAIS))
    assert all(fill.score.prime == 100 for fill in evaluation.fills)
    assert evaluation.fill(Box.GRANDE_SUITE).value == pytest.approx(
        solved().expected(sheet.mark(Box.GRANDE_SUITE, evaluation.fill(Box.GRANDE_SUITE).score))
    )


def test_dice_are_rated_alike_in_any_order() -> None:
    sheet = sheet_of({Box.SIX: 18})
    one, other = (solved().evaluate(sheet, dice, 1) for dice in ((1, 2, 4, 4, 6), (4, 6, 2, 1, 4)))
    assert one.fills == other.fills
    assert {throw.kept: throw.value for throw in one.throws} == {throw.kept: throw.value for throw in other.throws}


def test_points_already_written_are_part_of_the_final_score() -> None:
    low, high = sheet_of({Box.CHANCE: 5}), sheet_of({Box.CHANCE: 30})
    dice = (1, 2, 3, 4, 6)
    assert solved().evaluate(high, dice, 2).best.value == pytest.approx(solved().evaluate(low, dice, 2).best.value + 25)


def test_writing_zero_is_never_better() -> None:
    values = solved()
    for sheet in (Sheet(), sheet_of({Box.YAHTZEE: 50, Box.TROIS: 9}), full_but(*UPPER)):
        turn = values.turn(sheet)
        for dice in ROLLS_252[::11]:
            for fill in turn.rate(dice, 0).fills:
                assert turn.zero_value(fill.box, fill.score.prime) <= fill.value + 2 * ROUNDING


def test_a_standing_is_read_off_a_sheet() -> None:
    sheet = sheet_of({Box.YAHTZEE: 50, Box.SIX: 30, Box.CINQ: 25, Box.QUATRE: 20})
    standing = OpenSheet.of(sheet)
    assert standing == OpenSheet(ALL_OPEN ^ BIT[Box.YAHTZEE] ^ BIT[Box.SIX] ^ BIT[Box.CINQ] ^ BIT[Box.QUATRE], True, 63)
    for box in sheet.open_boxes:
        result = scores((1, 2, 3, 4, 6), sheet, JokerRule.FRANCAIS)[box]
        assert standing.after(box, result.points) == OpenSheet.of(sheet.mark(box, result))


# ---- the solver ---------------------------------------------------------------------------------------------------------


def load_builder() -> ModuleType:
    pytest.importorskip("numpy")
    path = RESOURCES.parent / "packaging" / "yahtzee" / "build.py"
    spec = importlib.util.spec_from_file_location("yahtzee_build", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_solver_finds_the_optimum_and_makes_the_table() -> None:
    build = load_builder()
    solver = build.Solver(build.Rule.FRANCAIS)
    solver.solve()
    assert f"{solver.start[0]:.6f}" == "254.588241"
    made, kept = Futures.from_bytes(pack(JokerRule.FRANCAIS, solver.expected)), Futures.from_bytes(GOOD)
    for opened in range(ALL_OPEN + 1):
        for fifty in (False,) if opened & BIT[Box.YAHTZEE] else (False, True):
            for total in upper_totals(opened):
                # another numpy may add in another order: at most one stored unit
                assert abs(made(opened, fifty, total) - kept(opened, fifty, total)) <= 1 / 128
