"""The course of a game: opening, sand, words, boxes, primes, parties, hints, and every refusal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludogite.core.chance import Chance
from ludogite.core.codec import CodecError
from ludogite.core.log import Option
from ludogite.core.rules import CLOCK, NATURE, REFEREE, Preview, Request, SheetLine
from ludogite.games.yahtzee_mots.game import GAME
from ludogite.games.yahtzee_mots.letters import JOKER, LettersError, read_letter_dice
from ludogite.games.yahtzee_mots.moves import (
    ALL_DICE,
    AskHint,
    Cause,
    Claim,
    Claimed,
    Command,
    DiceThrown,
    Event,
    Hinted,
    HintGiven,
    Judged,
    Mark,
    Marked,
    Opened,
    OpeningDrawn,
    PartieEnded,
    Placed,
    Propose,
    Refused,
    Roll,
    Rolled,
    Rung,
    SandGone,
    SandRanOut,
    SandTurned,
    TakeBack,
    UpperPrimeReached,
    WordsAccepted,
    WordsRefused,
    WordsTakenBack,
    YahtzeePrime,
    Zero,
    ZeroWritten,
)
from ludogite.games.yahtzee_mots.sheet import BOXES, NUMBERED, SPECIAL, Box, Prime, Sheet
from ludogite.games.yahtzee_mots.state import Options, Phase
from tests.games.yahtzee_mots.play import LETTERS, Game, dice, laid, proposal, read, rules_of, sheet_of

PLAIN = "DEBTAXS"  # TAXES, AXE, TEX …; no word of seven letters
YAHTZEE = "IUOAEXS"  # OISEAUX: I U O A E X S
JOKER_DICE = "CEZRIY◊"  # CROYIEZ is not there, but many words with the joker
VOWELS = "UAEAEYE"
CONSONANTS = "CSBLVFS"


def seven(number: int = 0) -> str:
    """Two rolls with a word of seven letters."""
    return ("DSEAEXT", "PEONEYT")[number]


# ---- the opening and the dice -----------------------------------------------------------------------------------------


def test_alone_nobody_draws_lots() -> None:
    rules = rules_of()
    assert rules.requests(rules.start()) == (Request(0, "turn", (1, 1, 0, 0, 0)),)


def test_the_lot_says_who_begins_and_play_goes_clockwise() -> None:
    rules = rules_of(seats=3)
    state = rules.start()
    (asked,) = rules.requests(state)
    assert asked == Request(NATURE, "opening")
    assert {rules.draw(state, asked, Chance(bytes([key]))) for key in range(1, 40)} == {Opened(seat) for seat in range(3)}
    step = rules.apply(state, NATURE, Opened(2), 0)
    assert step.events == (OpeningDrawn(2),)
    game = Game(Options(sablier=0), 3, step.state)
    for seat in (2, 0, 1):
        assert (game.state.seat, game.state.turn) == (seat, 1)
        game.throw(PLAIN)
        game.zero(Box.MOT2)
    assert (game.state.seat, game.state.turn) == (2, 2)


def test_kept_dice_may_be_thrown_again_and_the_same_place_gives_the_same_dice() -> None:
    game = Game()
    assert game.throw(PLAIN)[1:] == (DiceThrown(0, ALL_DICE, dice(PLAIN), 1),)
    first = game.rules.draw(replace(game.state, throwing=(1, 5), rolls=2), game.asked, Chance(b"key"))
    assert first == game.rules.draw(replace(game.state, throwing=(1, 5), rolls=2), game.asked, Chance(b"key"))
    game.throw("DABTAFS", (1, 5))
    game.throw("DEBTAXS", (1, 5))  # dice kept once may fall again
    assert game.state.dice == dice("DEBTAXS")
    assert game.code(0, Roll((0,))) == "no_roll_left"


# ---- the sand ---------------------------------------------------------------------------------------------------------


def test_the_first_roll_turns_the_hourglass_and_accepted_words_stop_it() -> None:
    game = Game()
    game.now = 5_000
    assert game.throw(PLAIN)[0] == SandTurned(0, 65_000, 60_000)
    assert game.rules.requests(game.state)[-1] == Request(CLOCK, "sand", (1, 1, 0), deadline_ms=65_000)
    assert game.asked.deadline_ms == 65_000
    game.now = 30_000
    game.throw(PLAIN, (0,))
    assert game.state.sand_ms == 65_000
    assert game.propose("EX")[-1] == WordsAccepted(0, proposal(dice(PLAIN), "EX").words)
    assert game.rules.requests(game.state) == (Request(0, "mark", (1, 1, 1)),)


@pytest.mark.parametrize("box", [Box.MOT2, Box.MOT5])
def test_a_turn_that_runs_out_gets_its_zero_visibly(box: Box) -> None:
    game = Game()
    while game.view.turn_box is not box:
        game.throw(PLAIN)
        game.zero(NUMBERED[game.state.turn - 1])
    game.throw(PLAIN)
    assert game.run_out() == (SandGone(0), ZeroWritten(0, box, Cause.SAND))
    assert game.sheet[box] == 0


def test_after_the_sand_everything_but_the_next_roll_has_a_refusal_of_its_own() -> None:
    game = Game()
    game.throw(PLAIN)
    late: list[Command] = [proposal(dice(PLAIN), "EX"), Claim(Box.TOUTES_VOYELLES), Mark(Box.MOT2), Zero(Box.MOT2)]
    game.run_out()
    assert {game.code(0, command) for command in late} == {"yahtzee_mots.sand_ran_out"}
    assert game.code(0, Roll(ALL_DICE)) is None
    game.throw(PLAIN)
    assert game.code(0, proposal(dice(PLAIN), "AXE")) is None


def test_special_boxes_are_lost_with_the_sand_and_free_order_loses_the_lowest_number() -> None:
    game = Game(Options(ordre_libre=True))
    game.throw(PLAIN)
    game.zero(Box.MOT2)
    game.throw(VOWELS)
    assert game.run_out()[-1] == ZeroWritten(0, Box.MOT3, Cause.SAND)
    assert game.sheet.is_open(Box.TOUTES_VOYELLES)


def test_a_player_may_get_more_sand_than_the_others() -> None:
    game = Game(Options(delais="0 45"), seats=2)
    assert game.throw(PLAIN)[0] == SandTurned(0, 60_000, 60_000)
    game.zero(Box.MOT2)
    assert game.throw(PLAIN)[0] == SandTurned(1, 105_000, 105_000)


@pytest.mark.parametrize("wrong", ["x", "-5", "601", "1 2 3 4 5 6 7 8 9", "٣"])
def test_extra_sand_is_a_list_of_seconds(wrong: str) -> None:
    with pytest.raises(CodecError):
        GAME.read_options({"delais": wrong})


def test_without_sand_nothing_runs_and_extra_time_changes_nothing() -> None:
    game = Game(Options(sablier=0, delais="30"))
    game.throw(PLAIN)
    assert game.rules.requests(game.state) == (Request(0, "turn", (1, 1, 1, 0, 0)),)


# ---- words ------------------------------------------------------------------------------------------------------------


def test_refused_words_may_be_replaced_while_sand_runs() -> None:
    game = Game()
    game.throw(PLAIN)
    words = proposal(dice(PLAIN), "XE").words
    assert game.propose("XE") == (WordsRefused(0, words, (Refused(0, "abbreviation", "Xe"),)),)
    assert (game.state.phase, game.state.tries) == (Phase.TURN, 1)
    game.propose("EX")
    assert game.mark(Box.MOT2) == (Marked(0, Box.MOT2, 9, ("EX",)),)


@pytest.mark.parametrize("options", [Options(strict=True), Options(sablier=0)])
def test_a_refusal_ends_the_turn_when_strict_or_without_sand(options: Options) -> None:
    game = Game(options)
    game.throw(PLAIN)
    assert game.propose("XE")[-1] == ZeroWritten(0, Box.MOT2, Cause.REFUSED)
    assert game.state.turn == 2


def test_the_letter_of_the_joker_may_change_until_the_box_is_marked() -> None:
    game = Game()
    game.throw(JOKER_DICE)
    shown = dice(JOKER_DICE)
    game.propose("EN")
    assert game.code(0, proposal(shown, "EN")) == "yahtzee_mots.already_accepted"
    assert game.code(0, Propose((laid(shown, "IE"),))) == "yahtzee_mots.already_accepted"
    assert isinstance(game.propose("EU")[-1], WordsAccepted)
    assert isinstance(game.propose("EB")[-1], WordsRefused)  # what was accepted stays accepted
    assert game.mark(Box.MOT2) == (Marked(0, Box.MOT2, 1, ("EU",)),)


def test_every_wrong_laying_has_a_refusal_of_its_own() -> None:
    game = Game()
    game.throw(PLAIN)
    e, x, a = Placed(1, "E"), Placed(5, "X"), Placed(4, "A")
    wrong = {
        Propose(()): "yahtzee_mots.word_count",
        Propose(((e, x),) * 4): "yahtzee_mots.word_count",
        Propose(((e,),)): "yahtzee_mots.word_too_short",
        Propose(((e, Placed(7, "X")),)): "bad_die",
        Propose(((e, Placed(5, "é")),)): "yahtzee_mots.bad_letter",
        Propose(((e, Placed(5, "XX")),)): "yahtzee_mots.bad_letter",
        Propose(((e, Placed(5, "K")),)): "yahtzee_mots.letter_not_on_die",
        Propose(((a, x, Placed(4, "A")),)): "yahtzee_mots.die_twice",
        Propose(((e, x), (a, x, e))): "yahtzee_mots.words_share_die",
        Propose(((e, x, a, Placed(3, "T"), Placed(6, "S")),)): None,
    }
    assert {command: game.code(0, command) for command in wrong} == wrong
    double = dice("DEBEAXS")
    game.throw("DEBEAXS", (3,))
    assert (
        game.code(0, Propose(((Placed(0, "D"), Placed(1, "E")), (Placed(0, "D"), Placed(3, "E")))))
        == "yahtzee_mots.words_share_die"
    )
    assert double[1] == double[3] == "E"


def test_the_words_of_a_turn_differ() -> None:
    game = Game(Options(ordre_libre=True))
    game.throw("DSBEEFS")
    twice = Propose(((Placed(3, "E"), Placed(1, "S")), (Placed(4, "E"), Placed(6, "S"))))
    assert game.code(0, twice) == "yahtzee_mots.same_word_twice"


def test_words_that_no_box_takes_do_not_stop_the_sand() -> None:
    game = Game()
    for again in (ALL_DICE, (0,), (0,)):
        game.throw(PLAIN, again)
    assert game.code(0, proposal(dice(PLAIN), "TAXES")) == "yahtzee_mots.words_fit_nothing"
    assert game.code(0, proposal(dice(PLAIN), "EX")) is None


# ---- boxes ------------------------------------------------------------------------------------------------------------


def test_each_turn_takes_its_own_words() -> None:
    game = Game()
    game.play(PLAIN, "EX")
    game.play(PLAIN, "TEX")
    game.play(PLAIN, "TAXE")
    game.play(PLAIN, "TAXES")
    game.play(PLAIN, "DEBATS")
    game.play(PLAIN, "AXE")
    game.play(PLAIN, "TEX", "DABS")
    game.throw("DEBEAXS")
    game.propose("DE", "EX", "AS")
    game.mark(Box.TROIS_MOTS)
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert game.state.sheets[0].points[:8] == (9, 11, 12, 14, 13, 10, 21, 4 + 9 + 3)
    assert outcome.scores == (9 + 11 + 12 + 14 + 13 + 35 + 10 + 21 + 16,)
    assert outcome.sheet[:3] == (
        SheetLine("yahtzee_mots.upper", (59,)),
        SheetLine("yahtzee_mots.prime", (35,)),
        SheetLine("yahtzee_mots.lower", (47,)),
    )


def test_the_joker_is_worth_nothing() -> None:
    game = Game()
    assert game.play(JOKER_DICE, "EN")[-1] == Marked(0, Box.MOT2, 1, ("EN",))


def test_the_text_names_the_boxes_that_words_may_go_to() -> None:
    game = Game()
    game.throw(PLAIN)
    assert game.rules.preview(game.view, 0, proposal(dice(PLAIN), "EX")) == Preview(9, (("mot2", 9),))
    assert game.rules.preview(game.view, 0, proposal(dice(PLAIN), "TAXES")) == Preview(14, (("chance", 14),))
    free = Game(Options(ordre_libre=True))
    free.throw(PLAIN)
    foreseen = free.rules.preview(free.view, 0, proposal(dice(PLAIN), "TAXES"))
    assert foreseen == Preview(14, (("mot5", 14), ("un_mot", 14), ("chance", 14)))


@pytest.mark.parametrize(("box", "letters"), [(Box.TOUTES_VOYELLES, VOWELS), (Box.TOUTES_CONSONNES, CONSONANTS)])
def test_seven_vowels_or_consonants_are_claimed(box: Box, letters: str) -> None:
    game = Game()
    game.throw(PLAIN)
    assert game.code(0, Claim(box)) == "yahtzee_mots.claim_untrue"
    game.throw(letters)
    assert game.do(0, Claim(box)) == (Claimed(0, box),)
    assert game.code(0, Mark(Box.MOT2)) == "yahtzee_mots.claim_elsewhere"
    assert game.mark(box) == (Marked(0, box, 25, ()), ZeroWritten(0, Box.MOT2, Cause.SPECIAL))
    game.throw(letters)
    assert game.code(0, Claim(box)) == "yahtzee_mots.box_taken"


@pytest.mark.parametrize(("box", "letters"), [(Box.TOUTES_VOYELLES, "UAEAEY◊"), (Box.TOUTES_CONSONNES, "CSBLVF◊")])
def test_the_joker_is_a_vowel_or_a_consonant(box: Box, letters: str) -> None:
    game = Game()
    game.throw(letters)
    assert game.code(0, Claim(box)) is None


def test_only_vowels_and_consonants_are_claimed() -> None:
    game = Game()
    game.throw(VOWELS)
    assert game.code(0, Claim(Box.CHANCE)) == "yahtzee_mots.no_claim"
    assert game.code(0, Mark(Box.TOUTES_VOYELLES)) == "yahtzee_mots.nothing_accepted"
    game.propose("EU")
    assert game.code(0, Mark(Box.TOUTES_VOYELLES)) == "yahtzee_mots.claim_needed"


def test_after_a_third_roll_only_the_turn_box_or_yahtzee_remain() -> None:
    game = Game()
    game.throw(VOWELS)
    game.throw(VOWELS, (0,))
    assert game.code(0, Claim(Box.TOUTES_VOYELLES)) is None
    game.throw(VOWELS, (0,))
    assert game.code(0, Claim(Box.TOUTES_VOYELLES)) == "yahtzee_mots.special_after_third_roll"
    game.zero(Box.MOT2)
    for again in (ALL_DICE, (0,), (0,)):
        game.throw(YAHTZEE, again)
    game.propose("OISEAUX")
    assert game.code(0, Mark(Box.CHANCE)) == "yahtzee_mots.special_after_third_roll"
    assert game.mark(Box.YAHTZEE_DES_MOTS)[0] == Marked(0, Box.YAHTZEE_DES_MOTS, 50, ("OISEAUX",))


def test_chance_takes_words_that_do_not_fit_the_turn() -> None:
    game = Game()
    game.throw(PLAIN)
    game.propose("EX")
    assert game.code(0, Mark(Box.CHANCE)) == "yahtzee_mots.chance_words_fit"
    assert game.code(0, Mark(Box.MOT3)) == "yahtzee_mots.not_turn_box"
    assert game.code(0, Mark(Box.YAHTZEE_DES_MOTS)) == "yahtzee_mots.not_seven_letters"
    game.mark(Box.MOT2)
    game.throw(PLAIN)
    game.propose("TEX", "DABS")
    assert game.code(0, Mark(Box.MOT3)) == "yahtzee_mots.words_do_not_fit"
    assert game.mark(Box.CHANCE) == (Marked(0, Box.CHANCE, 21, ("TEX", "DABS")), ZeroWritten(0, Box.MOT3, Cause.SPECIAL))


def test_free_order_names_the_box_of_the_zero() -> None:
    game = Game(Options(ordre_libre=True))
    game.throw(PLAIN)
    game.propose("EX")
    assert game.code(0, Mark(Box.CHANCE)) == "yahtzee_mots.zero_needed"
    assert game.code(0, Mark(Box.CHANCE, Box.CHANCE)) == "yahtzee_mots.zero_elsewhere"
    assert game.code(0, Mark(Box.MOT2, Box.MOT3)) == "yahtzee_mots.zero_not_due"
    assert game.mark(Box.CHANCE, Box.MOT6) == (Marked(0, Box.CHANCE, 9, ("EX",)), ZeroWritten(0, Box.MOT6, Cause.SPECIAL))
    game.throw(PLAIN)
    game.propose("TAXES")
    assert game.code(0, Mark(Box.MOT4)) == "yahtzee_mots.words_do_not_fit"
    game.mark(Box.UN_MOT)
    assert game.sheet[Box.UN_MOT] == 14


def test_a_zero_goes_to_the_turn_box_only() -> None:
    game = Game()
    assert game.code(0, Zero(Box.MOT2)) == "no_dice_yet"
    game.throw(PLAIN)
    assert game.code(0, Zero(Box.MOT3)) == "yahtzee_mots.not_turn_box"
    assert game.code(0, Zero(Box.CHANCE)) == "yahtzee_mots.zero_special"
    assert game.zero(Box.MOT2) == (ZeroWritten(0, Box.MOT2, Cause.CHOSEN),)


# ---- the primes -------------------------------------------------------------------------------------------------------


def with_yahtzee(turn: int, options: Options | None = None) -> Game:
    """A game before a turn, with 50 in Yahtzee des Mots and 0 in the numbered boxes before."""
    points = dict.fromkeys(NUMBERED[: turn - 1], 0) | {Box.YAHTZEE_DES_MOTS: 50}
    state = replace(rules_of(options).start(), turn=turn, sheets=(sheet_of(points),))
    return Game(options, state=state)


def test_a_further_word_of_seven_letters_earns_the_prime_and_a_zero() -> None:
    game = with_yahtzee(2)
    game.throw(seven())
    game.propose("DETAXES")
    assert game.code(0, Mark(Box.MOT3)) == "yahtzee_mots.words_do_not_fit"
    assert game.code(0, Mark(Box.YAHTZEE_DES_MOTS)) == "yahtzee_mots.box_taken"
    assert game.rules.preview(game.view, 0, Zero(Box.MOT3)) == Preview(100, (("mot3", 0), ("yahtzee_prime", 100)))
    assert game.zero(Box.MOT3) == (ZeroWritten(0, Box.MOT3, Cause.CHOSEN), YahtzeePrime(0, "DETAXES"))
    assert game.state.sheets[0].yahtzee_primes == 100


def test_the_words_points_also_go_to_un_mot_or_to_chance() -> None:
    game = with_yahtzee(6)
    game.throw(seven())
    game.propose("DETAXES")
    assert game.code(0, Mark(Box.CHANCE)) == "yahtzee_mots.chance_words_fit"
    assert game.mark(Box.UN_MOT) == (Marked(0, Box.UN_MOT, 18, ("DETAXES",)), YahtzeePrime(0, "DETAXES"))
    game.throw(seven(1))
    game.propose("NEOTYPE")
    game.mark(Box.CHANCE)
    sheet = game.state.sheets[0]
    assert (sheet[Box.CHANCE], sheet[Box.DEUX_MOTS], sheet.primes) == (17, 0, 2)


def test_a_third_roll_leaves_the_prime_alone() -> None:
    game = with_yahtzee(1)
    for again in (ALL_DICE, (0,), (0,)):
        game.throw(seven(), again)
    game.propose("DETAXES")  # no box takes it any more, yet it earns its prime
    assert list(game.rules.choices(game.view, 0)) == [Zero(Box.MOT2)]
    game.zero(Box.MOT2)
    assert game.state.sheets[0].primes == 1


def test_the_first_word_of_seven_letters_may_be_un_mot_and_then_earns_no_prime() -> None:
    game = with_yahtzee(6)
    game.state = replace(game.state, sheets=(sheet_of(dict.fromkeys(NUMBERED[:5], 0)),))
    game.throw(seven())
    game.propose("DETAXES")
    game.mark(Box.UN_MOT)
    assert (game.state.sheets[0][Box.UN_MOT], game.state.sheets[0].primes) == (18, 0)


@pytest.mark.parametrize(
    ("version", "below", "reached", "points"),
    [(Prime.FEUILLE_1979, 34, 35, 35), (Prime.TEXTE, 35, 36, 35), (Prime.FEUILLE_1982, 49, 50, 25)],
)
def test_the_upper_prime_in_its_three_versions(version: Prime, below: int, reached: int, points: int) -> None:
    assert sheet_of({Box.MOT6: below}).prime(version) == 0
    assert sheet_of({Box.MOT6: reached}).prime(version) == points
    assert sheet_of({Box.MOT6: reached}).total(version) == reached + points
    game = Game(Options(prime=version.value))
    game.state = replace(game.state, sheets=(sheet_of({Box.MOT6: reached - 9}),))
    assert game.play(PLAIN, "EX")[-1] == UpperPrimeReached(0, points)


# ---- parties and the end ----------------------------------------------------------------------------------------------


def test_each_partie_is_opened_by_the_next_player_and_equal_totals_share_the_place() -> None:
    game = Game(Options(parties=2, sablier=0), seats=2)
    events: tuple[Event, ...] = ()
    for _ in range(16):
        game.throw(PLAIN)
        events = game.zero(NUMBERED[game.state.turn - 1])
    assert events[-1] == PartieEnded(1, (0, 0), (1, 1))
    assert (game.state.partie, game.state.turn, game.state.seat, game.state.starter) == (2, 1, 1, 1)
    game.play(PLAIN, "EX")
    while game.state.phase is not Phase.OVER:
        game.throw(PLAIN)
        game.zero(NUMBERED[game.state.turn - 1])
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((0, 9), (2, 1))
    assert outcome.sheet[-1] == SheetLine("yahtzee_mots.total", (0, 9))
    assert game.code(0, Roll(ALL_DICE)) == "game_over"


def test_rolls_and_turns_are_refused_at_the_wrong_time() -> None:
    game = Game(seats=2)
    assert game.code(1, Roll(ALL_DICE)) == "not_your_turn"
    assert game.code(0, Roll((0,))) == "yahtzee_mots.first_roll_all"
    assert game.code(0, Rolled(dice(PLAIN))) == "yahtzee_mots.not_for_players"
    assert game.code(NATURE, Rolled(dice(PLAIN))) == "not_asked"
    game.do(0, Roll(ALL_DICE))
    assert game.code(0, Roll((0,))) == "dice_in_the_air"
    assert game.code(NATURE, Rolled(dice(PLAIN)[:3])) == "dice_count"
    assert game.code(NATURE, Rolled((JOKER,) * 7)) == "yahtzee_mots.bad_face"
    game.do(NATURE, Rolled(dice(PLAIN)))
    assert game.code(0, Roll(())) == "nothing_to_roll"
    assert game.code(0, Roll((1, 1))) == "bad_die"
    assert game.code(REFEREE, Judged()) == "not_asked"
    assert game.code(NATURE, SandRanOut()) == "not_asked"
    game.propose("EX")
    assert game.code(0, Roll((0,))) == "yahtzee_mots.already_accepted"
    assert game.code(0, Claim(Box.TOUTES_VOYELLES)) == "yahtzee_mots.already_accepted"


# ---- hints ------------------------------------------------------------------------------------------------------------


def test_hints_are_bought_rung_by_rung() -> None:
    game = Game()
    game.throw(PLAIN)
    told = []
    while game.code(0, AskHint()) is None:
        event = game.do(0, AskHint())[-1]
        assert isinstance(event, HintGiven)
        told.append((event.hint, event.price))
    assert [hint.rung for hint, _ in told] == list(Rung)
    assert told[0] == (Hinted(Rung.IS_THERE, Box.MOT2, 1), 1)
    assert told[-1] == (Hinted(Rung.WORD, Box.MOT2, 2, "EX", (1, 5)), 5)
    assert game.code(0, AskHint()) == "yahtzee_mots.no_more_hints"
    assert game.sheet.hints == 12
    game.throw(PLAIN, (0,))
    assert game.code(0, AskHint()) is None  # new dice, a new ladder
    game.propose("EX")
    game.mark(Box.MOT2)
    assert game.sheet.total(Prime.FEUILLE_1979) == 9 - 12


def test_no_word_no_further_rung_and_no_hints_unless_agreed() -> None:
    game = Game()
    game.throw(CONSONANTS)
    assert game.do(0, AskHint())[-1] == HintGiven(0, Hinted(Rung.IS_THERE, Box.MOT2, 0), 1)
    assert game.code(0, AskHint()) == "yahtzee_mots.no_more_hints"
    game = Game(Options(hints=False))
    game.throw(PLAIN)
    assert game.code(0, AskHint()) == "yahtzee_mots.no_hints"


# ---- always -----------------------------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_eight_turns_fill_eight_numbered_boxes_whatever_happens(data: st.DataObject) -> None:
    options = Options(ordre_libre=data.draw(st.booleans()), strict=data.draw(st.booleans()))
    game = Game(options)
    faces = [list(die) for die in LETTERS.faces]
    for turn in range(1, 9):
        assert (game.state.turn, len(game.sheet.open_numbered)) == (turn, 9 - turn)
        game.do(0, Roll(ALL_DICE))
        game.do(NATURE, Rolled(tuple(data.draw(st.sampled_from(die)) for die in faces)))
        while game.state.turn == turn and game.state.phase is not Phase.OVER:
            if game.state.phase is Phase.TURN and data.draw(st.integers(0, 9)) == 0:
                game.run_out()
                break
            offers = [command for command in game.rules.choices(game.view, 0) if not isinstance(command, Roll)]
            command = data.draw(st.sampled_from(offers))
            foreseen = game.rules.preview(game.view, 0, command)
            before = game.state.sheets[0].total(options.version)
            game.do(0, command)
            if isinstance(command, Mark | Zero):
                assert isinstance(foreseen, Preview)
                assert game.state.sheets[0].total(options.version) == before + foreseen.points
    sheet = game.state.sheets[0]
    assert game.state.phase is Phase.OVER
    assert not sheet.open_numbered
    assert sum(not sheet.is_open(box) for box in SPECIAL) <= sum(sheet[box] == 0 for box in NUMBERED)


@settings(max_examples=50)
@given(st.lists(st.none() | st.integers(0, 60), min_size=12, max_size=12), st.integers(0, 8), st.sampled_from(list(Prime)))
def test_a_total_is_the_sum_of_its_parts(points: list[int | None], primes: int, version: Prime) -> None:
    sheet = Sheet(tuple(points), primes)
    upper = sum(each or 0 for each in points[:5])
    due = {Prime.FEUILLE_1979: 35 * (upper >= 35), Prime.TEXTE: 35 * (upper > 35), Prime.FEUILLE_1982: 25 * (upper >= 50)}
    assert sheet.total(version) == sum(each or 0 for each in points) + due[version] + 100 * primes
    assert [sheet[box] for box in BOXES] == points


@pytest.mark.parametrize("damage", [b"", b"[des]", b"\xff", b'[des]\nfaces = [["A"]]\n[valeurs]\nA = 1', b"[valeurs]\nA = 'x'"])
def test_damaged_dice_are_refused(damage: bytes) -> None:
    with pytest.raises(LettersError):
        read_letter_dice(damage)


def test_the_dice_are_those_of_the_box() -> None:
    faces = [face for die in LETTERS.faces for face in die]
    assert (len(faces), faces.count(JOKER)) == (42, 1)
    assert LETTERS.value(JOKER) == 0
    assert LETTERS.value("Ü") == LETTERS.value("U") == 2
    assert read("dice/yahtzee_mots.toml")


def test_players_may_choose_who_opens_and_the_next_one_opens_the_next_partie() -> None:
    """The sheet: « Choisir le joueur qui ouvrira le jeu. » The first of the list then does, without a lot."""
    rules = rules_of(Options(first_opens=True), 3)
    state = rules.start()
    assert (state.phase, state.seat, state.starter) == (Phase.TURN, 0, 0)
    assert [request.kind for request in rules.requests(state)] == ["turn"]
    game = Game(Options(first_opens=True, parties=2, sablier=0), 2)
    for _ in range(2 * len(NUMBERED)):
        game.throw(PLAIN)
        game.zero(NUMBERED[game.state.turn - 1])
    assert (game.state.partie, game.state.seat, game.state.starter) == (2, 1, 1)


def test_a_word_of_seven_letters_is_worth_50_and_the_box_of_the_turn_gets_a_zero() -> None:
    game = Game()
    game.throw(YAHTZEE)
    game.propose("OISEAUX")
    assert game.mark(Box.YAHTZEE_DES_MOTS) == (
        Marked(0, Box.YAHTZEE_DES_MOTS, 50, ("OISEAUX",)),
        ZeroWritten(0, Box.MOT2, Cause.SPECIAL),
    )


# ---- words that are taken back --------------------------------------------------------------------------------------------


def at_two_words(**options: Option) -> Game:
    """Come to the turn of *Deux mots*."""
    game = Game(Options(**options))  # type: ignore[arg-type]
    for box in NUMBERED[: NUMBERED.index(Box.DEUX_MOTS)]:
        game.throw(PLAIN)
        game.zero(box)
    game.throw(PLAIN)
    return game


def test_words_that_do_not_fill_the_box_of_the_turn_are_taken_back_while_the_sand_would_run() -> None:
    game = at_two_words()
    turned, glass = game.now, game.rules.requests(game.state)[-1]
    assert game.code(0, TakeBack()) == "yahtzee_mots.nothing_accepted"
    game.now += 20_000
    game.propose("TAXES")
    assert game.asked.deadline_ms is None
    game.now += 10_000
    assert game.do(0, TakeBack()) == (WordsTakenBack(0, (laid(game.state.dice, "TAXES"),)),)
    assert not game.state.words
    assert game.state.sand_ms == turned + 60_000, "the sand went on"
    again = game.rules.requests(game.state)[-1]
    assert again.seat == CLOCK
    assert again.about != glass.about, "no occasion comes twice"
    game.propose("TAXES")
    assert game.asked.about != again.about
    game.do(0, TakeBack())
    game.propose("AS", "TEX")
    assert game.code(0, TakeBack()) == "yahtzee_mots.already_accepted", "they fill the box"
    assert isinstance(game.mark(Box.DEUX_MOTS)[0], Marked)
    assert (game.state.back_ms, game.state.taken_back) == (None, 0)


def test_no_sand_is_won_by_thinking_over_accepted_words() -> None:
    game = at_two_words()
    game.propose("TAXES")
    game.now += 60_000
    assert game.do(0, TakeBack()) == ()
    assert game.state.phase is Phase.MARKING, "it is too late, and nothing is lost"
    assert game.code(0, TakeBack()) == "yahtzee_mots.sand_ran_out"
    game.mark(Box.CHANCE)


def test_without_sand_words_may_be_taken_back_at_any_time() -> None:
    game = at_two_words(sablier=0)
    game.propose("TAXES")
    game.now += 3_600_000
    game.do(0, TakeBack())
    assert game.state.phase is Phase.TURN
    assert game.state.sand_ms is None


def test_in_free_order_every_word_has_its_box() -> None:
    game = Game(Options(ordre_libre=True))
    game.throw(PLAIN)
    game.propose("TAXES")
    assert game.code(0, TakeBack()) == "yahtzee_mots.already_accepted"
