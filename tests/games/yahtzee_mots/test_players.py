"""Computer players and the coach: legal, within their vocabulary, under the sand; advice that holds what it says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from statistics import fmean

import pytest

from ludogite.core.advice import LEVELS
from ludogite.core.chance import Chance
from ludogite.core.rules import Preview
from ludogite.games.common.dictionary import dictionary, vocabularies
from ludogite.games.yahtzee_mots.bot import DEFAULT_VOCABULARY, WEIGHTS
from ludogite.games.yahtzee_mots.coach import YahtzeeMotsCoach, cost_code
from ludogite.games.yahtzee_mots.finder import PIECE, Finder
from ludogite.games.yahtzee_mots.game import GAME, finder, letter_dice, make_player, values_of
from ludogite.games.yahtzee_mots.moves import ALL_DICE, Claim, Mark, Propose, Roll, Zero, spelt
from ludogite.games.yahtzee_mots.sheet import NUMBERED, Box
from ludogite.games.yahtzee_mots.state import SANDS, Options, Phase
from ludogite.words.levels import Vocabulary
from tests.games.yahtzee_mots.play import Game, dice, proposal, read, sheet_of

PLAIN = "DEBTAXS"


def play_out(level: str, options: Options, seed: bytes, *, turns: int = 8) -> tuple[int, list[str]]:
    """Let a level play some turns; gives its points and the words it proposed."""
    game, player = Game(options), GAME.make_player(level, options, read)
    words: list[str] = []
    chance = Chance(seed)
    while game.state.phase is not Phase.OVER and game.state.turn <= turns:
        request = game.asked
        if request.seat < 0:
            game.do(request.seat, game.rules.draw(game.state, request, chance))
            continue
        choice = player.decide(game.view, (request,), chance)
        assert choice is not None
        game.now += choice.delay_ms
        assert game.state.sand_ms is None or game.now < game.state.sand_ms
        if isinstance(choice.command, Propose):
            words += map(spelt, choice.command.words)
        game.do(0, choice.command)
    return game.state.sheets[0].total(options.version), words


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("level", ["debutant", "moyen"])
def test_quick_levels_play_whole_games_with_words_they_know(level: str, *, free: bool) -> None:
    levels = vocabularies(read)
    scores = []
    for number in range(4):
        score, words = play_out(level, Options(ordre_libre=free), bytes([number, 1]))
        scores.append(score)
        assert words
        assert all(levels.may_play(word, DEFAULT_VOCABULARY[level]) for word in words)
    assert min(scores) > 40


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("level", ["fort", "parfait"])
def test_strong_levels_play_turns_under_the_sand(level: str, *, free: bool) -> None:
    score, words = play_out(level, Options(ordre_libre=free), b"strong", turns=1)
    assert score > 0
    assert all(vocabularies(read).may_play(word, DEFAULT_VOCABULARY[level]) for word in words)


def test_a_seat_may_know_other_words_than_its_level() -> None:
    shown = dice("GUEAAX◊")
    view = replace(Game().view, state=replace(Game().state, dice=shown, rolls=3))
    request = Game().asked
    found = {}
    for vocabulary in Vocabulary:
        choice = make_player("moyen", Options(), read, vocabulary).decide(view, (request,), Chance(b"x"))
        assert choice is not None
        found[vocabulary] = choice.command
    assert found[Vocabulary.TOUT] == found[Vocabulary.LARGE]
    assert isinstance(found[Vocabulary.TOUT], Propose)


def test_three_thoughts_of_every_level_fit_into_the_shortest_hourglass() -> None:
    assert set(WEIGHTS) == set(DEFAULT_VOCABULARY) == set(LEVELS)
    assert all(3 * sum(weights.pace_ms) < min(filter(None, SANDS)) * 1000 for weights in WEIGHTS.values())


def test_no_word_of_the_never_list_is_ever_found() -> None:
    never, shown = vocabularies(read).never, dice("PUBTAXE")
    found = {word.word for vocabulary in Vocabulary for word in finder(read, vocabulary).every(shown)}
    assert "PUTE" in never
    assert found
    assert not found & never
    assert Game().rules.dictionary.valid("PUTE")  # a person may play it


def test_words_are_taken_up_at_the_first_question_or_piece_by_piece_before_it() -> None:
    words = [word for word in dictionary(read).words() if len(word) == 4]
    taken: list[str] = []

    def taking() -> Iterator[str]:
        for word in words:
            taken.append(word)
            yield word

    finder = Finder(letter_dice(read), taking)
    assert not taken, "a table that is opened takes none up"
    pieces = finder.take_up()
    next(pieces)
    assert len(taken) == PIECE
    assert len(list(pieces)) == (len(words) - 1) // PIECE
    thrown = dice("GUEAAX◊")
    assert finder.every(thrown) == Finder(letter_dice(read), lambda: words).every(thrown) != ()
    assert len(taken) == len(words), "once"


def test_sevens_claims_and_zeros_are_seen_by_everybody() -> None:
    for level in ("debutant", "moyen"):
        player = make_player(level, Options(), read)
        for letters, wanted in (("UAEAEYE", Claim(Box.TOUTES_VOYELLES)), ("CSBLVFS", Claim(Box.TOUTES_CONSONNES))):
            game = Game()
            game.throw(letters)
            game.throw(letters, (0,))
            choice = player.decide(game.view, (game.asked,), Chance(b"x"))
            assert choice is not None
            assert choice.command == wanted
        game = Game()
        for again in (ALL_DICE, (0,), (0,)):
            game.throw("CSBLVFS", again)
        choice = player.decide(game.view, (game.asked,), Chance(b"x"))
        assert choice is not None
        assert choice.command == Zero(Box.MOT2)


@pytest.fixture(scope="module", params=[False, True], ids=["ordre", "libre"])
def coach(request: pytest.FixtureRequest) -> YahtzeeMotsCoach:
    return YahtzeeMotsCoach(values_of("parfait", Options(ordre_libre=request.param), read))


def test_advice_after_the_second_roll(coach: YahtzeeMotsCoach) -> None:
    options = Options(ordre_libre=coach.values is values_of("parfait", Options(ordre_libre=True), read))
    game = Game(options)
    assert coach.advise(game.view, 0) is None
    game.throw("CSBEAFS")
    game.throw("CSBEAFS", (0,))
    advice = coach.advise(game.view, 0)
    assert advice is not None
    assert isinstance(advice.best.command, Roll)
    code, args = advice.remarks[0].code, dict(advice.remarks[0].args)
    kept = ", ".join(letter for die, letter in enumerate("CSBEAFS") if die not in advice.best.command.again)
    assert code == ("yahtzee_mots.keep" if kept else "yahtzee_mots.throw_all")
    assert args.get("dice", "") == kept
    assert coach.cost(game.view, 0, advice.best.command) == 0
    for rated in advice.ranked:
        assert game.code(0, rated.command) is None
        cost = coach.cost(game.view, 0, rated.command)
        assert cost == pytest.approx(advice.best.value - rated.value, abs=1e-6)
    judged = coach.judge(game.view, 0, Zero(game.view.turn_box or Box.MOT2))
    assert judged is not None
    assert judged.code == "yahtzee_mots.cost_pity"


def test_advice_on_the_box(coach: YahtzeeMotsCoach) -> None:
    options = Options(ordre_libre=coach.values is values_of("parfait", Options(ordre_libre=True), read))
    game = Game(options)
    game.throw("IUOAEXS")
    game.propose("OISEAUX")
    advice = coach.advise(game.view, 0)
    assert advice is not None
    assert isinstance(advice.best.command, Mark)
    assert advice.best.command.box is Box.YAHTZEE_DES_MOTS
    assert [remark.code for remark in advice.remarks] == ["yahtzee_mots.write", "yahtzee_mots.why_seven"]
    for command in game.rules.choices(game.view, 0):
        cost = coach.cost(game.view, 0, command)
        assert cost is not None
        assert (cost == 0) is (command == advice.best.command)
    assert coach.cost(game.view, 0, Roll(ALL_DICE)) is None


def test_a_word_of_the_players_own_is_rated() -> None:
    coach = YahtzeeMotsCoach(values_of("parfait", Options(), read))
    points = dict.fromkeys(NUMBERED[:7], 0)
    game = Game()
    game.state = replace(game.state, turn=8, sheets=(sheet_of(points),))
    game.throw("DEBEAXS")
    for _ in range(2):
        game.throw("DEBEAXS", (0,))
    good = proposal(game.state.dice, "DE", "EX", "AS")
    foreseen = game.rules.preview(game.view, 0, good)
    assert foreseen == Preview(16, (("trois_mots", 16),))
    best = coach.values.fills(game.sheet, game.state.dice, 3, ordered=True)[0].value
    assert coach.cost(game.view, 0, good) == best - 16


def test_costs_are_graded() -> None:
    grades = [cost_code(cost) for cost in (0.0, 0.3, 2.0, 7.0, 50.0)]
    assert grades == ["perfect", "nearly_perfect", "fair", "costly", "pity"]


def test_a_moyen_is_stronger_than_a_debutant() -> None:
    """The full series, all levels, are in benchmarks/yahtzee_mots.py."""
    means = [fmean(play_out(level, Options(), bytes([number, 2]))[0] for number in range(10)) for level in ("debutant", "moyen")]
    assert means[1] > means[0] + 30
