"""Computer players decide from their view alone, know their words, and weigh what they cannot see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludogite.core.advice import LEVELS
from ludogite.core.chance import Chance
from ludogite.core.clock import VirtualClock
from ludogite.core.rules import Outcome, Seat
from ludogite.games.common.dictionary import vocabularies
from ludogite.games.game import AnyPlayer
from ludogite.games.play import play_out
from ludogite.games.words_out.game import GAME
from ludogite.games.words_out.mind import Mind
from ludogite.games.words_out.moves import Claim, Decline, Laid, Place, Shouted, Silence
from ludogite.games.words_out.odds import Hands, misses
from ludogite.games.words_out.state import Options
from ludogite.words.levels import Vocabulary
from tests.contract.harness import Match, Subject, read
from tests.games.words_out.hidden import shuffle_hidden
from tests.games.words_out.play import DECK, LEXICON, Table

NEVER = vocabularies(read).never
every_level = pytest.mark.parametrize("level", LEVELS)


def player(level: str) -> AnyPlayer:
    return GAME.make_player(level, Options(), read)


def decides(table: Table, seat: Seat, level: str = "parfait") -> Any:
    requests = tuple(request for request in table.rules.requests(table.state) if request.seat == seat)
    choice = player(level).decide(table.rules.view(table.state, seat), requests, Chance(b"bot"))
    assert choice is not None
    return choice.command


class Bots(Match):
    """A game between computer players of one level, on the random harness's clock."""

    def __init__(self, level: str, subject: Subject, number: int) -> None:
        super().__init__(subject, number)
        self.player = player(level)

    def pick(self, asked: Any, listed: list[Any]) -> Any:
        view = self.session.view(asked.request.seat)
        choice = self.player.decide(view, (asked.request,), Chance(b"bots").apart(str(len(self.session.entries))))
        assert choice is not None
        return choice.command

    def tell_all(self) -> list[Any]:
        """Play to the end, and list all events."""
        told: list[Any] = []
        self.session.listen(lambda delivery: told.extend(delivery.events))
        self.to_the_end()
        return told


@every_level
def test_the_choice_does_not_depend_on_hidden_cards(level: str) -> None:
    """Deal what the player does not see anew: the distribution of its choices stays what it was."""
    match, random, compared = Bots(level, Subject(GAME, Options(), 3), 1), Random(1), 0
    bot = player(level)
    for position in match.positions():
        for asked in position.session.requests():
            seat, state = asked.request.seat, position.session.state
            other = shuffle_hidden(state, seat, random)
            views = [position.rules.view(each, seat) for each in (state, other)]
            ratings = [bot.rate(view) for view in views]  # type: ignore[attr-defined]
            assert ratings[0] == ratings[1]
            chances = [Chance(bytes([number + 1])) for number in range(3)]
            picked = [[bot.decide(view, (asked.request,), chance) for chance in chances] for view in views]
            assert picked[0] == picked[1]
            compared += other != state
    assert compared > 50


@every_level
def test_players_lay_only_what_they_know_and_never_a_crude_word(level: str) -> None:
    vocabulary = {"debutant": Vocabulary.COURANT, "moyen": Vocabulary.COURANT, "fort": Vocabulary.LARGE}.get(level, Vocabulary.TOUT)
    levels = vocabularies(read)
    for strict in (False, True):
        match = Bots(level, Subject(GAME, Options(strict=strict), 2), 2)
        told = match.tell_all()
        words = [event.word for event in told if isinstance(event, Shouted)]
        assert words
        assert all(levels.may_play(word, vocabulary) and LEXICON.valid(word) for word in words)
        assert not any(event.text in NEVER for event in told if isinstance(event, Laid))
        assert not any(type(event).__name__ == "TakenBack" for event in told)


def test_a_mind_leads_to_no_crude_word() -> None:
    mind = Mind(LEXICON, vocabularies(read), Vocabulary.TOUT)
    word = next(word for word in sorted(NEVER) if LEXICON.valid(word) and len(word) >= 5)
    assert not mind.begins(word)
    assert not mind.claims(word)
    assert word[-1] not in mind.extensions(word[:-1])
    assert mind.begins("OBJE")
    assert mind.claims("OBJET")
    assert not mind.claims("RU")  # too short


def test_a_small_vocabulary_knows_fewer_beginnings() -> None:
    minds = [Mind(LEXICON, vocabularies(read), vocabulary) for vocabulary in Vocabulary]
    counts = [sum(len(mind.endings(first + second)) for first in "ABCDE" for second in "AEIOU") for mind in minds]
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]


def test_the_odds_are_those_of_drawing_without_looking() -> None:
    assert misses(10, 0, 5) == 1
    assert misses(10, 10, 1) == 0
    assert misses(10, 2, 3) == pytest.approx(8 / 10 * 7 / 9 * 6 / 8)
    table = Table.of(["E A", "S A T"], ["R U"])
    hands = Hands(table.rules.view(table.state, 0), DECK)
    assert hands.unseen.total == 108 - 4
    wanted = 2 + sum(card.letter == "Z" for card in DECK)  # jokers count
    assert hands.lacks(1, "Z") == pytest.approx(misses(104, wanted, 3))
    assert hands.best(1, [("Z", 10.0, 20.0)]) == pytest.approx(
        20 * (1 - misses(104, 2, 3)) + 10 * (misses(104, 2, 3) - misses(104, 3, 3))
    )


def test_open_hands_are_looked_at() -> None:
    table = Table.of(["E A", "S A T"], ["R U"], open_hands=True)
    hands = Hands(table.rules.view(table.state, 0), DECK)
    assert (hands.lacks(1, "S"), hands.lacks(1, "Z")) == (0, 1)
    assert hands.best(1, [("S", 4.0, 6.0), ("Z", 9.0, 9.0)]) == 4


def test_a_safe_word_is_shouted() -> None:
    locked = Table.of(["E! A A T", "S A T"], ["R U"]).place(0, "E!")
    assert decides(locked, 0) == Claim()
    unstoppable = Table.of(["S A A T", "S A T O"], ["R U E"]).place(0, "S")
    assert decides(unstoppable, 0) == Claim()


def test_a_word_that_is_sure_to_be_lengthened_waits() -> None:
    table = Table.of(["E A K A A", "S S S S R"], ["R U"], open_hands=True).place(0, "E")
    assert decides(table, 0) == Silence()


def test_a_longer_word_counters() -> None:
    table = Table.of(["E A A T", "S A T O"], ["R U"]).place(0, "E").do(0, Claim())
    command = decides(table, 1)
    assert command == Place(table.card(1, "S"), 0)
    table.do(1, command)
    assert decides(table, 1) == Claim()


def test_who_cannot_counter_declines() -> None:
    table = Table.of(["E A A T", "O A T O"], ["R U"]).place(0, "E").do(0, Claim())
    assert decides(table, 1) == Decline()


def played(levels: list[str], number: int) -> Outcome:
    """Play a game between these levels."""
    clock = VirtualClock()
    session = Subject(GAME, Options(), len(levels)).session(number, clock=clock)
    return play_out(session, {seat: player(level) for seat, level in enumerate(levels)}, Chance(b"players"), clock)


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_games_end_for_every_number_of_seats(seats: int) -> None:
    outcome = played([LEVELS[seat % 4] for seat in range(seats)], seats)
    assert outcome.reason in {"words_out.last_card", "words_out.blocked"}
    assert sum(outcome.scores) == sum(outcome.sheet[-1].values[seat] or 0 for seat in range(seats))


def test_the_best_beats_the_weakest() -> None:
    outcomes = [played(["parfait", "debutant"], number) for number in range(8)]
    assert sum(outcome.places == (1, 2) for outcome in outcomes) >= 7


@every_level
def test_thinking_takes_a_person_a_moment(level: str) -> None:
    table = Table.of(["E A A T", "O A T O"], ["R U"]).place(0, "E").do(0, Claim())
    (request, _) = table.rules.requests(table.state)
    choice = player(level).decide(table.rules.view(table.state, 1), (request,), Chance(b"x"))
    assert choice is not None
    assert 300 <= choice.delay_ms < 1_500
    assert player(level).decide(table.rules.view(table.state, 0), (), Chance(b"x")) is None
