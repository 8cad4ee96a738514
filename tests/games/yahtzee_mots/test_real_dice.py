"""Dice of the family's own box, which look alike: what is read off them is never refused, whichever die was picked up again."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludogite.core.clock import VirtualClock
from ludogite.core.log import entry_to_json, header_to_json
from ludogite.core.rules import NATURE
from ludogite.games.hand import Hand
from ludogite.games.play import code_for
from ludogite.games.setup import load, new_game, new_header
from ludogite.games.yahtzee_mots.game import GAME
from ludogite.games.yahtzee_mots.letters import DICE, JOKER, Dice, laid_out, plain
from ludogite.games.yahtzee_mots.moves import ALL_DICE, DiceThrown, Roll, Rolled
from tests.games.yahtzee_mots.play import LETTERS, Game, dice, read


def hand_of(game: Game) -> Hand:
    assert GAME.real_dice is not None
    return GAME.real_dice(game.rules, game.view, game.asked)


def type_in(game: Game, letters: str) -> tuple[Rolled, DiceThrown]:
    """Read letters one after the other, each of which must fit, and say what the program makes of them."""
    hand = hand_of(game)
    for count in range(len(letters) + 1):
        assert hand.fits((*letters[:count], *[""] * (len(letters) - count))), letters[:count]
    command = hand.read(tuple(letters))
    event = game.do(NATURE, command)[-1]
    assert isinstance(command, Rolled)
    assert isinstance(event, DiceThrown)
    return command, event


def thrown(letters: str) -> Game:
    game = Game()
    game.do(0, Roll(ALL_DICE))
    type_in(game, letters)
    return game


def test_letters_find_their_dice_in_any_order() -> None:
    lying = dice("CAHLVF◊")
    for order in permutations(map(plain, lying)):
        if order[0] in "CA":  # a third of them is enough
            found = laid_out(LETTERS, ("",) * DICE, order)
            assert found is not None
            assert sorted(map(plain, found)) == sorted(order)
            assert all(face in die for face, die in zip(found, LETTERS.faces, strict=True))
    assert laid_out(LETTERS, ("",) * DICE, "QQ") is None
    assert laid_out(LETTERS, ("",) * DICE, f"{JOKER}{JOKER}") is None


def test_a_letter_typed_without_its_trema_makes_room_for_another() -> None:
    # Only the fourth die shows L or N, and it is one of three with an A: the A typed first may not stay on it.
    game = thrown("AACBKEL")
    assert sorted(map(plain, game.state.dice)) == sorted("AACBKEL")


def test_a_kept_letter_may_turn_out_to_lie_on_the_other_die_that_has_it() -> None:
    game = Game()
    game.throw("CEEEEFE")
    game.do(0, Roll((1,)))
    for letter in "BLVMA":  # each of the other dice with an E may be the one that was really thrown
        assert hand_of(game).fits((letter,))
    command, event = type_in(game, "M")  # only the last die shows M: the E that is left lies on the second one
    assert command == Rolled(dice("CEEEEFM"))
    assert game.state.dice == dice("CEEEEFM")
    assert event == DiceThrown(0, (6,), dice("CEEEEFM"), 2)


def test_what_needs_no_other_dice_is_told_as_it_was_always() -> None:
    game = Game()
    game.throw("CEEEEFE")
    game.do(0, Roll((1, 6)))
    command, event = type_in(game, "MO")
    assert command == Rolled(("O", "M"))
    assert event.again == (1, 6)


def test_what_no_seven_dice_show_is_refused() -> None:
    game = Game()
    game.throw("CEEEEFE")
    game.do(0, Roll((1,)))
    assert not hand_of(game).fits(("K",))  # the F lies on the only die with a K
    assert game.code(NATURE, Rolled(("K",))) == "yahtzee_mots.bad_face"
    assert game.code(NATURE, Rolled(dice("DEEEEFM"))) == "yahtzee_mots.kept_changed"
    assert game.code(NATURE, Rolled((*"CEEEEFQ",))) == "yahtzee_mots.bad_face"
    assert game.code(NATURE, Rolled(dice("CEEEEFM")[:3])) == "dice_count"
    assert game.code(NATURE, Rolled(dice("CEEEEFM"))) is None


def play_physically(chance: Random) -> list[tuple[Game, Dice]]:
    """Play a turn with seven real dice; give the game and what lies on the table after each throw."""
    game, boxed = Game(), [list(map(plain, die)) for die in LETTERS.faces]
    lying = [""] * DICE  # by real die, unknown to the program
    seen = []
    for roll in range(3):
        if roll:
            again = chance.sample(ALL_DICE, chance.randint(1, DICE))
            letters = [plain(game.state.dice[die]) for die in again]
        else:
            again, letters = list(ALL_DICE), [""] * DICE
        picked: list[int] = []
        for letter in letters:
            picked.append(chance.choice([die for die in ALL_DICE if lying[die] == letter and die not in picked]))
        for die in picked:
            lying[die] = chance.choice(boxed[die])
        game.do(0, Roll(tuple(again)))
        shown = [lying[die] for die in picked]
        chance.shuffle(shown)
        type_in(game, "".join(shown))
        seen.append((game, tuple(sorted(lying))))
        assert tuple(sorted(map(plain, game.state.dice))) == tuple(sorted(lying))
    return seen


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32))
def test_no_throw_of_real_dice_can_ever_not_be_typed(seed: int) -> None:
    assert len(play_physically(Random(seed))) == 3


@pytest.mark.parametrize("seed", range(20))
def test_a_log_with_dice_that_turned_out_to_be_others_plays_again(seed: int) -> None:
    chance = Random(seed)
    header = new_header(GAME, 1, code_for("real", seed), {"sablier": 0}, hand=True)
    session = new_game(header).session(read, VirtualClock())
    for again in (ALL_DICE, (0, 1, 2, 3), (2, 3, 4, 5, 6)):
        asked = session.requests()[0]
        assert session.submit(0, Roll(again), asked.token) is None
        asked = session.requests()[0]
        assert asked.request.seat == NATURE
        assert GAME.real_dice is not None
        hand, letters = GAME.real_dice(session.rules, session.view(None), asked.request), tuple[str, ...]()
        while len(letters) < len(again):
            letters = (*letters, chance.choice([face for face in hand.dice[0].faces if hand.fits((*letters, face))]))
        command = hand.read(letters)
        assert session.submit(NATURE, command, asked.token) is None
    lines = [entry_to_json(entry, session.codec) for entry in session.entries]
    assert load(header_to_json(header), lines).session(read, VirtualClock()).state == session.state
