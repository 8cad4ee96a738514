"""What logs tell besides scores, held against what each game says itself at its end; the book of accounts; exports."""

from __future__ import annotations

import csv
import io
import json
from functools import cache
from pathlib import Path

import pytest

from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.rules import Outcome
from ludogite.games.catalog import find_game
from ludogite.games.facts import Facts
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, Loaded, new_game, new_header
from ludogite.games.yahtzee_mots.game import values_of
from ludogite.games.yahtzee_mots.review import review
from ludogite.services.exports import MARK, Exported, export_csv, export_json
from ludogite.services.facts import Accountant, AccountBook, AccountTotal, facts_of, insight
from ludogite.store.saves import Mark
from ludogite.store.scores import PlayedGame
from tests.ui.family import READ, Family

GAMES = ("yahtzee", "yahtzee_mots", "mots_de_tete", "des_themes", "words_out")


@cache
def played(game_id: str, number: int = 1) -> tuple[Loaded, Outcome]:
    """Let two computer players finish a game of a numbered series."""
    entry = find_game(game_id)
    assert entry is not None
    game = entry.load()
    header, clock = new_header(game, 2, code_for("facts", number), {}, read=READ), VirtualClock()
    session = new_game(header).session(READ, clock)
    options = game.read_options({})
    players = {seat: game.make_player("debutant", options, READ) for seat in range(2)}
    outcome = play_out(session, players, chance_of(header.code).apart(BOTS), clock)
    return Loaded(game, options, header, tuple(session.entries)), outcome


def sheet(outcome: Outcome, seat: int) -> dict[str, int | None]:
    return {line.code: line.values[seat] for line in outcome.sheet}


def told(game_id: str, seat: int, number: int = 1) -> tuple[Facts, dict[str, int], Outcome]:
    loaded, outcome = played(game_id, number)
    facts = facts_of(loaded, seat, READ)
    return facts, dict(facts.counts), outcome


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_boxes_primes_and_yahtzees_make_the_score(seat: int, number: int) -> None:
    facts, counts, outcome = told("yahtzee", seat, number)
    assert sum(points for _, points in facts.boxes) + 35 * counts["primes"] + 100 * counts["hundreds"] == outcome.scores[seat]
    assert len(facts.boxes) == 13
    assert counts["manches"] == 1
    assert counts["yahtzees"] == (dict(facts.boxes)["yahtzee"] > 0) + counts["hundreds"]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_boxes_and_words_of_yahtzee_des_mots(seat: int, number: int) -> None:
    facts, counts, outcome = told("yahtzee_mots", seat, number)
    boxes = dict(facts.boxes)
    assert len(boxes) == 12
    assert sum(boxes.values()) + 35 * counts["primes"] + 100 * counts["hundreds"] - counts["hints"] == outcome.scores[seat]
    assert counts["words"] == len(facts.words) > 0
    for length in range(2, 7):
        if boxes[f"mot{length}"]:
            assert any(len(word) == length and points == boxes[f"mot{length}"] for word, points in facts.words)


@pytest.mark.parametrize("seat", [0, 1])
def test_words_of_mots_de_tete(seat: int) -> None:
    facts, counts, outcome = told("mots_de_tete", seat)
    own = sheet(outcome, seat)
    assert (counts["plays"], counts["words"], counts["letters"]) == tuple(
        own[f"mots_de_tete.{name}"] for name in ("plays", "words", "letters")
    )
    assert counts["word_points"] - counts["hints"] == outcome.scores[seat]
    assert counts["turns"] == counts["plays"] + counts["passes"]
    whole = insight([facts])
    assert whole.longest is not None
    assert whole.dearest is not None
    assert len(whole.longest[0]) == own["mots_de_tete.longest"]
    assert whole.dearest[1] == own["mots_de_tete.most_valuable"]


@pytest.mark.parametrize("seat", [0, 1])
def test_rounds_of_des_a_themes(seat: int) -> None:
    facts, counts, outcome = told("des_themes", seat)
    assert counts["chips"] == outcome.scores[seat]
    assert sum(points for _, points in facts.words) - counts["paid"] == outcome.scores[seat]
    assert counts["scored"] + counts["passed"] == counts["rounds"] > 0
    assert counts["scored"] <= counts["words"]


@pytest.mark.parametrize("seat", [0, 1])
def test_words_and_counters_of_words_out(seat: int) -> None:
    facts, counts, outcome = told("words_out", seat)
    assert counts["word_points"] + counts["ending"] == outcome.scores[seat]
    assert counts["words"] == len(facts.words)
    other = dict(facts_of(played("words_out")[0], 1 - seat, READ).counts)
    assert counts["countered"] == other["counters"]
    assert counts["shouts"] + counts["counters"] >= counts["words"]


def test_the_template_game_tells_nothing() -> None:
    assert told("blank", 0)[0] == Facts()


def test_games_are_put_together() -> None:
    one = Facts((("manches", 1), ("rounds", 4)), (("as", 3),), (("ET", 2), ("QUIZ", 40)))
    two = Facts((("manches", 2), ("rounds", 0)), (("as", 6),), (("OISEAUX", 40),))
    both = insight([one, two])
    assert (both.games, both.counts, both.boxes) == (2, {"manches": 3, "rounds": 4}, (("as", 3.0),))
    assert both.words == (("OISEAUX", 40), ("QUIZ", 40), ("ET", 2))
    assert (both.longest, both.dearest) == (("OISEAUX", 40), ("OISEAUX", 40))
    assert both.per("manches", "rounds") == 0.75
    assert both.per("manches", "nothing") is None
    nobody = insight([])
    assert (nobody.games, nobody.longest, nobody.dearest, nobody.boxes) == (0, None, None, ())


def test_accounts_of_yahtzee_des_mots_add_up_and_are_kept(tmp_path: Path) -> None:
    loaded, outcome = played("yahtzee_mots")
    file = tmp_path / "book.json"
    book = AccountBook(Accountant(READ), file)
    assert book.known(loaded, 1) is None
    account = book(loaded, 1)
    assert account.perfect + account.luck + account.decisions == pytest.approx(outcome.scores[1])
    rules = loaded.rules(READ)
    whole = review(rules, loaded.entries, values_of("parfait", loaded.options, READ)).accounts  # type: ignore[arg-type]  # its game's rules
    (own,) = [one for one in whole if one.seat == 1]
    assert (own.perfect, own.luck, own.decisions) == pytest.approx((account.perfect, account.luck, account.decisions))
    assert AccountBook(Accountant(READ), file).known(loaded, 1) == account
    assert AccountBook(Accountant(READ), file).known(loaded, 0) is None


class Quick(Accountant):
    """An accountant that guesses."""

    calls = 0

    def __call__(self, loaded: Loaded, seat: int) -> AccountTotal:
        Quick.calls += 1
        return AccountTotal(1, 400.0, -12.5, -100.25)


def test_what_is_slow_is_worked_out_once(tmp_path: Path) -> None:
    Quick.calls = 0
    loaded, _ = played("yahtzee_mots")
    book = AccountBook(Quick(READ), tmp_path / "book.json")
    assert book(loaded, 0) == book(loaded, 0)
    assert Quick.calls == 1
    book(loaded, 1)
    assert Quick.calls == 2
    assert book(loaded, 0).luck == -12.5
    assert Quick.calls == 2


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '{"version":1}', '{"version":2,"accounts":{}}', '{"version":1,"accounts":{"a":[1]}}', "\udc80"]
)
def test_a_book_that_cannot_be_read_costs_only_time(tmp_path: Path, text: str) -> None:
    file = tmp_path / "book.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    loaded, _ = played("yahtzee_mots")
    assert AccountBook(Quick(READ), file).known(loaded, 0) is None
    assert AccountBook(Quick(READ), file)(loaded, 0).manches == 1
    assert AccountBook(Quick(READ), file).known(loaded, 0) is not None
    assert AccountBook(Quick(READ), tmp_path / "nowhere" / "book.json")(loaded, 0).manches == 1


# ---- exports ---------------------------------------------------------------------------------------------------------


def game(number: int, kind: str = "yahtzee", variant: str = "normal") -> PlayedGame:
    marks = frozenset({Mark.HAND_DICE, Mark.ASSISTED}) if number == 2 else frozenset()
    return PlayedGame(number, kind, variant, 2, 1, 210 + number, "2026-11-20T20:00:00.000Z", number != 2, marks)


ROWS = (
    Exported(
        game(1), ("=SUM(A1)", "Papi"), Facts((("primes", 1),), (("as", 3), ("deux", 6))), AccountTotal(1, 254.588, -6.25, -38.338)
    ),
    Exported(game(2, "words_out", "-1"), ("@tom",), Facts((("shouts", 4),), (), (("JEUX", 16), ("DEVERSES", 10)))),
    Exported(game(3), ("+33", "\tTab")),
)


@pytest.mark.parametrize(("comma", "separator"), [(".", ","), (",", ";")])
def test_the_table_holds_everything_and_runs_nothing(comma: str, separator: str) -> None:
    text = export_csv(ROWS, comma=comma)
    assert text.startswith(MARK)
    rows = list(csv.DictReader(io.StringIO(text.removeprefix(MARK)), delimiter=separator))
    assert [row["score"] for row in rows] == ["211", "212", "213"]
    assert [row["marks"] for row in rows] == ["", "assisted hand_dice", ""]
    assert [row["counted"] for row in rows] == ["1", "0", "1"]
    assert [row["others"] for row in rows] == ["'=SUM(A1), Papi", "'@tom", "'+33, \tTab"]
    assert rows[1]["variant"] == "'-1"
    assert (rows[0]["box_as"], rows[0]["box_deux"], rows[1]["box_as"]) == ("3", "6", "")
    assert (rows[0]["primes"], rows[1]["shouts"]) == ("1", "4")
    assert (rows[0]["perfect"], rows[0]["luck"]) == (f"254{comma}59", f"-6{comma}25")
    assert (rows[1]["longest_word"], rows[1]["dearest_word"], rows[1]["dearest_word_points"]) == ("DEVERSES", "JEUX", "16")
    assert not any(cell.startswith(("=", "+", "@", "\t", "\r")) for row in rows for cell in row.values())


def test_json_holds_every_word_and_box_but_no_pin() -> None:
    family = Family()
    lea = family.people["Léa"]
    family.store.profiles.set_pin(lea.id, "2468")
    text = export_json(lea, ROWS)
    made = json.loads(text)
    assert (made["name"], made["version"], len(made["games"])) == ("Léa", 2, 3)
    assert made["games"][0]["boxes"] == {"as": 3, "deux": 6}
    assert made["games"][0]["account"] == {"perfect": 254.59, "luck": -6.25, "decisions": -38.34}
    assert made["games"][1]["words"] == [{"word": "JEUX", "points": 16}, {"word": "DEVERSES", "points": 10}]
    assert made["games"][1]["marks"] == ["assisted", "hand_dice"]
    assert "counts" not in made["games"][2]
    assert "pin" not in text


def test_nobody_s_table_has_its_header() -> None:
    assert export_csv(()).removeprefix(MARK).startswith("game_id,at,game")
