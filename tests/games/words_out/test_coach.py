"""The coach from what a seat sees, and the look back with all cards open."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ludogite.core.log import Entry
from ludogite.core.rules import NATURE, REFEREE, Seat
from ludogite.games.words_out.cards import text
from ludogite.games.words_out.coach import FAIR, WordsOutCoach
from ludogite.games.words_out.game import GAME
from ludogite.games.words_out.moves import Claim, Command, Decline, Pass, Place, Silence
from ludogite.games.words_out.review import MissedCounter, Review, review
from ludogite.games.words_out.rules import WordsOutRules
from ludogite.games.words_out.state import Options, State
from tests.contract.harness import Match, Subject, read
from tests.games.words_out.hidden import shuffle_hidden
from tests.games.words_out.play import Table


def coach() -> WordsOutCoach:
    assert GAME.make_coach is not None
    made = GAME.make_coach(Options(), read)
    assert isinstance(made, WordsOutCoach)
    return made


def advised(table: Table, seat: Seat) -> tuple[Command, dict[str, dict[str, Any]]]:
    advice = coach().advise(table.rules.view(table.state, seat), seat)
    assert advice is not None
    return advice.best.command, {remark.code: dict(remark.args) for remark in advice.remarks}


def test_a_safe_claim_is_advised_with_its_points_and_chance() -> None:
    table = Table.of(["S A A T", "S A T O"], ["R U E"]).place(0, "S")
    command, remarks = advised(table, 0)
    assert command == Claim()
    assert remarks == {"words_out.advise_claim_safe": {"word": "RUES", "points": 4}}


def test_waiting_is_advised_where_the_word_is_sure_to_be_lengthened() -> None:
    table = Table.of(["E A K A A", "S S S S R"], ["R U"], open_hands=True).place(0, "E")
    command, remarks = advised(table, 0)
    assert command == Silence()
    assert "words_out.advise_silence_sure" in remarks


def test_each_situation_has_its_remark() -> None:
    counter = Table.of(["E A A T", "S A T O"], ["R U"]).place(0, "E").do(0, Claim())
    assert advised(counter, 1)[1] == {
        "words_out.advise_counter": {"word": "RUES"},
        "words_out.why_counter_word": {"points": 4, "theirs": 3},
    }
    declined = Table.of(["E A A T", "O A T O"], ["R U"]).place(0, "E").do(0, Claim())
    assert set(advised(declined, 1)[1]) == {"words_out.advise_decline_none"}
    stuck = Table.of(["K W", "O A T O"], ["R U E S", "O B J", "Z O", "C H"], pioche="A")
    assert set(advised(stuck, 0)[1]) == {"words_out.advise_pass_none"}
    replay = Table.of(["E> K W Q X", "O A T O"], ["T"]).place(0, "E>")
    assert set(advised(replay, 0)[1]) == {"words_out.advise_word", "words_out.why_grow"}


def test_only_the_one_who_is_asked_is_advised() -> None:
    table = Table.of(["S A", "S A"], ["R U E"])
    assert coach().advise(table.rules.view(table.state, 1), 1) is None
    assert coach().advise(table.rules.view(table.state, None), 0) is None
    assert coach().judge(table.rules.view(table.state, 1), 1, Pass()) is None


def test_a_choice_is_judged_by_its_cost() -> None:
    table = Table.of(["S A A T", "S A T O"], ["R U E"]).place(0, "S")
    view = table.rules.view(table.state, 0)
    good, bad = coach().judge(view, 0, Claim()), coach().judge(view, 0, Silence())
    assert good is not None
    assert bad is not None
    assert good.code == "words_out.cost_none"
    assert bad.code in {"words_out.cost_fair", "words_out.cost_much"}
    cost = dict(bad.args)["cost"]
    assert (cost > FAIR) == (bad.code == "words_out.cost_much")  # type: ignore[operator]


def test_cards_of_the_same_face_are_judged_alike() -> None:
    table = Table.of(["S S A T", "S A T O"], ["R U E"])
    view = table.rules.view(table.state, 0)
    first, second = (card.id for card in view.hand if card.letter == "S")
    assert coach().judge(view, 0, Place(first, 0)) == coach().judge(view, 0, Place(second, 0)) is not None


def test_the_coach_does_not_look_at_hidden_cards() -> None:
    match = Match(Subject(GAME, Options(), 3), 3)
    compared = 0
    for position in match.positions():
        state: State = position.session.state
        for asked in position.session.requests():
            seat = asked.request.seat
            views = [position.rules.view(each, seat) for each in (state, shuffle_hidden(state, seat, match.random))]
            assert coach_of_all.advise(views[0], seat) == coach_of_all.advise(views[1], seat)
            compared += 1
        if compared > 60:
            break
    assert compared > 60


coach_of_all = coach()


# -- looking back -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Begun:
    """Rules that begin at a position that was laid out."""

    rules: WordsOutRules
    state: State
    lexicon: Any = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "lexicon", self.rules.lexicon)

    def start(self) -> State:
        return self.state

    def apply(self, state: State, seat: Seat, command: Command, at_ms: int) -> Any:
        return self.rules.apply(state, seat, command, at_ms)


def looked_back(table: Table, *said: tuple[Seat, Command], suits: Any = lambda word: True) -> Review:
    """Play these commands from a position, with the outside world's, and look back."""
    begun, state, entries = Begun(table.rules, table.state), table.state, []
    for seat, command in said:
        assert table.rules.refuse(state, seat, command) is None
        queue = [(seat, command)]
        while queue:
            speaker, word = queue.pop()
            entries.append(Entry(speaker, word, 0))
            state = table.rules.apply(state, speaker, word, 0).state
            request = next(iter(table.rules.requests(state)), None)
            if request is not None and request.seat == REFEREE:
                queue.append((REFEREE, table.rules.judge(state, request)))
            assert request is None or request.seat != NATURE
    return review(begun, entries, suits)  # type: ignore[arg-type]


def test_a_word_left_lying_that_nobody_could_have_lengthened_was_missed() -> None:
    table = Table.of(["S A A", "O A T"], ["R U E"], pioche="A")
    found = looked_back(table, (0, Place(table.card(0, "S"), 0)), (0, Silence()))
    assert [(missed.word, missed.points, missed.seat, missed.laid, missed.entry) for missed in found.words] == [
        ("RUES", 4, 0, True, 0)
    ]


def test_a_word_in_hand_was_missed_by_a_pass_and_is_listed_once() -> None:
    table = Table.of(["S A A", "O A T"], ["R U E"], pioche="A A A A")
    found = looked_back(table, (0, Pass()), (1, Pass()), (0, Pass()))
    assert [(missed.word, missed.laid) for missed in found.words] == [("RUES", False)]


def test_a_word_that_would_have_been_countered_was_not_missed() -> None:
    table = Table.of(["E A A", "S A T"], ["R U"], pioche="A A")
    assert looked_back(table, (0, Pass())).words == ()


def test_a_word_made_by_replay_cards_was_missed_too() -> None:
    table = Table.of(["E> S A A", "O A T"], ["B A R D"], pioche="A A")
    (missed,) = looked_back(table, (0, Pass())).words
    assert (missed.word, missed.points) == ("BARDES", 8)


def test_who_shouted_missed_nothing() -> None:
    table = Table.of(["S A A", "O A T"], ["R U E"], pioche="A A")
    assert looked_back(table, (0, Place(table.card(0, "S"), 0)), (0, Claim())).words == ()


def test_a_counter_that_was_held_but_not_made() -> None:
    table = Table.of(["E A A", "S L T"], ["R U"], pioche="A A")
    found = looked_back(table, (0, Place(table.card(0, "E"), 0)), (0, Claim()), (1, Decline()))
    assert found.counters == (MissedCounter(2 + 1, 1, 1, 0, 0, "RUE", 3, "RUES", 4),)
    mere = Table.of(["E A A", "L A T"], ["R U"], pioche="A A")
    found = looked_back(mere, (0, Place(mere.card(0, "E"), 0)), (0, Claim()), (1, Decline()))
    assert [(missed.better, missed.gain) for missed in found.counters] == [("RUEL", 0)]


def test_a_counter_that_another_made_was_not_missed() -> None:
    table = Table.of(["E A A", "S A T", "L A A"], ["R U"], pioche="A A")
    said = ((0, Place(table.card(0, "E"), 0)), (0, Claim()), (1, Decline()), (2, Place(table.card(2, "L"), 0)))
    assert looked_back(table, *said).counters == ()


def test_words_that_do_not_suit_are_not_shown() -> None:
    table = Table.of(["S A A", "O A T"], ["R U E"], pioche="A A A A")
    assert looked_back(table, (0, Pass()), suits=lambda word: word != "RUES").words == ()


def test_the_longest_row_and_who_laid_its_last_card() -> None:
    table = Table.of(["S A A", "O A T"], ["R U E", "O B J E"], pioche="A")
    found = looked_back(table, (0, Place(table.card(0, "S"), 0)), (0, Silence()), (1, Place(table.card(1, "T"), 1)))
    assert found.longest is not None
    assert (found.longest.entry, found.longest.seat, found.longest.text) == (3, 1, "OBJET")
    assert text(found.longest.row) == "OBJET"


def test_a_whole_game_can_be_looked_back_on() -> None:
    subject = Subject(GAME, Options(), 3)
    session = Match(subject, 5).to_the_end()
    found = review(subject.rules, session.entries)  # type: ignore[arg-type]
    assert found.longest is not None
    assert found.words
    assert all(session.entries[missed.entry].seat == missed.seat for missed in found.words)
    assert [missed.entry for missed in found.words] == sorted(missed.entry for missed in found.words)
