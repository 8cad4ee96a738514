"""Computer players and the coach: what they play, what they contest, how long they seem to think, and what the coach says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludogite.core.advice import LEVELS, Remark
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.rules import Outcome, Refusal
from ludogite.games.mots_de_tete.bot import VOCABULARIES, WEIGHTS, MotsPlayer
from ludogite.games.mots_de_tete.coach import MotsCoach
from ludogite.games.mots_de_tete.game import GAME
from ludogite.games.mots_de_tete.moves import Accept, Command, Contest, Pass, Throw, Write
from ludogite.games.mots_de_tete.placement import place, with_letters
from ludogite.games.mots_de_tete.search import FACES, Position
from ludogite.games.mots_de_tete.state import Options, Phase
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, AnySession, Loaded, draws_match_code, new_header
from ludogite.words.levels import Vocabulary
from tests.games.mots_de_tete.play import CONTESTATION, MARATHON, QUARTE, READ, SOLITAIRE, WORDS, Game, few, grid, line
from tests.scale import later

CHANCE = chance_of(code_for("players", 1))


def played(number: int, options: Options, levels: tuple[str, ...]) -> tuple[AnySession, Outcome]:
    header = new_header(GAME, len(levels), code_for("tests", number), dict(GAME.pairs(options)))
    clock = VirtualClock()
    session = Loaded(GAME, options, header, ()).session(READ, clock)
    players = {seat: GAME.make_player(level, options, READ) for seat, level in enumerate(levels)}
    return session, play_out(session, players, chance_of(header.code).apart(BOTS), clock)


VARIANTS = {
    "normal": (Options(), 3), "marathon": (replace(MARATHON, turn_seconds=120), 4), "quarte": (QUARTE, 2),
    "solitaire": (SOLITAIRE, 1), "contestation": (CONTESTATION, 3), "timed": (Options(target=0, minutes=10), 2),
}  # fmt: skip


@pytest.mark.parametrize("variant", VARIANTS)
def test_computer_players_finish_every_variant(variant: str) -> None:
    options, seats = VARIANTS[variant]
    for number in range(3):
        session, outcome = played(number, options, LEVELS[:seats][::-1])
        assert outcome.reason
        assert all(len(line.values) == seats for line in outcome.sheet)
        _check_accounts(session, outcome)


def _check_accounts(session: AnySession, outcome: Outcome) -> None:
    """Every score is the sum of its plays; every word stands on the grid; the dice are those of the code."""
    state = session.state
    for seat, score in enumerate(outcome.scores):
        assert score == sum(play.points for play in state.plays if play.seat == seat)
    for play in state.plays:
        assert play.points == sum(counted.points for counted in play.words)
        for counted in play.words:
            assert "".join(state.rows[row][col] for row, col in counted.word.cells) == counted.word.text
            assert WORDS.levels.may_play(counted.word.text, Vocabulary.TOUT)
    loaded = Loaded(GAME, GAME.read_options(dict(session.header.options)), session.header, session.entries)
    assert draws_match_code(loaded, READ)
    assert loaded.session(READ, VirtualClock(session.entries[-1].at_ms)).state == state


@pytest.mark.parametrize("level", later(LEVELS, "debutant", "fort", "parfait"))
def test_players_know_only_their_vocabulary(level: str) -> None:
    session, _ = played(7, Options(target=150), (level, level))
    words = [counted.word.text for play in session.state.plays for counted in play.words]
    assert words
    assert all(WORDS.levels.may_play(word, VOCABULARIES[level]) for word in words)


def test_a_vocabulary_can_be_chosen_apart_from_the_level() -> None:
    game = Game()
    game.write(line(6, 5, "DISQUE"))
    game.roll(3)
    worths = {}
    for vocabulary in (Vocabulary.ENFANT, Vocabulary.TOUT):
        choice = MotsPlayer.of_level("parfait", WORDS, vocabulary).decide(game.view, (game.asked(1),), CHANCE)
        assert choice is not None
        assert isinstance(choice.command, Write)
        placed = place(game.rules.grid, game.state.rows, choice.command.letters, 3)
        assert not isinstance(placed, Refusal)
        assert all(WORDS.levels.may_play(word.text, vocabulary) for word in placed.words)
        worths[vocabulary] = MotsCoach(WORDS).value(game.view, choice.command) or 0
    assert worths[Vocabulary.TOUT] >= worths[Vocabulary.ENFANT] > 0


def begun(n: int) -> Game:
    game = Game()
    game.write(line(6, 5, "DISQUE"))
    game.roll(n)
    return game


def test_parfait_takes_the_best_that_the_coach_sees_when_that_wins() -> None:
    game = begun(5)
    view = replace(game.view, scores=(17, 290))
    choice = MotsPlayer.of_level("parfait", WORDS).decide(view, (game.asked(1),), CHANCE)
    coach = MotsCoach(WORDS)
    advice = coach.advise(view, 1)
    assert choice is not None
    assert advice is not None
    assert coach.value(view, choice.command) == advice.best.value
    remark = coach.judge(view, 1, choice.command)
    assert remark is not None
    assert remark.code == "mots_de_tete.judge_best"


def answer_worth(game: Game, command: Command) -> float:
    """Say what the best answers to a play bring on average."""
    assert isinstance(command, Write)
    position = Position(game.rules.grid, with_letters(game.state.rows, command.letters), WORDS.known(Vocabulary.TOUT))
    return sum(slot.worth for n in FACES if (slot := position.best(n))) / 6


def test_parfait_thinks_of_the_answer() -> None:
    """Among the best places it takes the one with the best balance, not always the dearest."""
    coach, balances = MotsCoach(WORDS), 0
    for n in (3, 4, 5, 6):
        game = begun(n)
        choice = MotsPlayer.of_level("parfait", WORDS).decide(game.view, (game.asked(1),), CHANCE)
        advice = coach.advise(game.view, 1)
        assert choice is not None
        assert advice is not None
        mine = coach.value(game.view, choice.command)
        assert mine is not None
        assert mine >= advice.ranked[WEIGHTS["parfait"].foresight - 1].value
        dearest = advice.best
        assert mine - answer_worth(game, choice.command) > dearest.value - answer_worth(game, dearest.command) - 3
        balances += choice.command != dearest.command
    assert balances


def test_players_take_their_time() -> None:
    game = Game()
    throw = MotsPlayer.of_level("moyen", WORDS).decide(game.view, (game.asked(0),), CHANCE)
    assert throw is not None
    assert throw.command == Throw()
    assert 500 <= throw.delay_ms <= 2_000
    delays = {}
    for n in (2, 6):
        game = Game()
        game.roll(n)
        choice = MotsPlayer.of_level("moyen", WORDS).decide(game.view, (game.asked(0),), CHANCE)
        assert choice is not None
        delays[n] = choice.delay_ms
    assert 2_000 <= delays[2] < delays[6] <= 10_000


def test_who_knows_no_word_passes() -> None:
    words = few("LE", "LES", known=("LE",), never=())
    game = Game(on=grid(), knowing=words)
    game.write(line(2, 3, "LE"))
    game.roll(6)
    for level in LEVELS:
        choice = MotsPlayer.of_level(level, words).decide(game.view, (game.asked(1),), CHANCE)
        assert choice is not None
        assert choice.command == Pass()


# -- contesting -------------------------------------------------------------------------------------------------------------


def contested(letters: str, level: str, *, vocabulary: Vocabulary | None = None) -> float:
    """Say how often a level contests a first word, of 200 times."""
    game = Game(CONTESTATION)
    game.write(line(6, 5, letters))
    player, count = MotsPlayer.of_level(level, WORDS, vocabulary), 0
    for number in range(200):
        choice = player.decide(game.view, (game.asked(1),), chance_of(code_for("contest", number)))
        assert choice is not None
        assert isinstance(choice.command, Accept | Contest)
        count += isinstance(choice.command, Contest)
    return count / 200


@pytest.mark.parametrize("level", later(LEVELS, "moyen", "fort"))
def test_known_words_are_never_contested_and_nonsense_always(level: str) -> None:
    assert contested("MAISON", level) == 0
    assert contested("XQZWKJ", level) == 1


def test_the_better_the_player_the_more_careful_with_unknown_words() -> None:
    rates = [contested("GALIRE", level, vocabulary=Vocabulary.LARGE) for level in LEVELS]
    assert not WORDS.lexicon.valid("GALIRE")
    assert rates == sorted(rates, reverse=True)
    assert 0.15 < rates[0] < 0.35
    assert rates[-1] < 0.1


def test_who_knows_the_whole_dictionary_contests_just_what_is_wrong() -> None:
    assert contested("GALIRE", "debutant", vocabulary=Vocabulary.TOUT) == 1
    assert contested("GALIRE", "parfait") == 1
    assert WORDS.lexicon.valid("DISQUE")
    assert contested("DISQUE", "parfait") == 0


# -- the coach --------------------------------------------------------------------------------------------------------------


def codes(remarks: tuple[Remark, ...]) -> list[str]:
    return [remark.code.removeprefix("mots_de_tete.") for remark in remarks]


def test_the_coach_tells_how_many_plays_there_are_and_the_best() -> None:
    words = few("LE", "LES", "LEST", "ES", known=("LE", "LES"))
    game = Game(on=grid(), knowing=words)
    game.write(line(2, 3, "LE"))
    game.roll(2)
    coach = MotsCoach(words)
    advice = coach.advise(game.view, 1)
    assert advice is not None
    # ES down (2 + 1) with LES (1 + 1 + 1); LE across row 1 (1 + 2) with LE down (1 + 1); LEST; LES down
    assert advice.remarks == (
        Remark.of("mots_de_tete.best", word="ES", value=6.0),
        Remark.of("mots_de_tete.why_crosses", words="LES"),
        Remark.of("mots_de_tete.best_common", word="LE", value=5.0),
        Remark.of("mots_de_tete.plays", plays=4),
    )
    assert [rated.value for rated in advice.ranked] == [6.0, 5.0, 4.0, 3.0, 0.0]
    assert advice.best.command == line(1, 5, "ES", across=False)
    assert advice.ranked[-1].command == Pass()


def test_the_coach_offers_no_word_beside_one_that_everybody_knows() -> None:
    words = few("LE", "LES", "LEST", "ES", known=("LE", "LES", "ES"))
    game = Game(on=grid(), knowing=words)
    game.write(line(2, 3, "LE"))
    game.roll(2)
    advice = MotsCoach(words).advise(game.view, 1)
    assert advice is not None
    assert codes(advice.remarks) == ["best", "why_crosses", "plays"]


def test_the_coach_says_what_a_weaker_play_left() -> None:
    words = few("LE", "LES", "LEST", "ES")
    game = Game(on=grid(), knowing=words)
    game.write(line(2, 3, "LE"))
    game.roll(2)
    judge = MotsCoach(words).judge
    best = line(1, 5, "ES", across=False)
    assert judge(game.view, 1, best) == Remark.of("mots_de_tete.judge_best", word="ES", value=6.0)
    assert judge(game.view, 1, line(2, 5, "ST")) == Remark.of("mots_de_tete.judge_other", word="ES", value=6.0, mine=4.0, cost=2.0)
    assert judge(game.view, 1, Pass()) == Remark.of("mots_de_tete.judge_pass", word="ES", value=6.0, cost=6.0)


def test_the_coach_is_silent_when_there_is_nothing_to_write() -> None:
    game = Game()
    coach = MotsCoach(WORDS)
    assert coach.advise(game.view, 0) is None
    assert coach.judge(game.view, 0, Throw()) is None
    game.roll(6)
    assert coach.advise(game.view, 1) is None


def test_the_coach_admits_that_nothing_fits() -> None:
    words = few("LE")
    game = Game(on=grid(), knowing=words)
    game.write(line(2, 3, "LE"))
    game.roll(5)
    advice = MotsCoach(words).advise(game.view, 1)
    assert advice is not None
    assert codes(advice.remarks) == ["no_play"]
    assert advice.best.command == Pass()
    assert MotsCoach(words).judge(game.view, 1, Pass()) == Remark.of("mots_de_tete.judge_no_play")
    assert game.state.phase is Phase.WRITE


def test_a_save_names_its_dictionary() -> None:
    header = new_header(GAME, 2, code_for("digest", 0), {}, read=READ)
    assert header.lexicon == WORDS.lexicon.digest
