"""Challenges: their line and their file, what is refused, and a game alone cut into turns."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from ludogite import paths
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.log import LogError
from ludogite.core.rules import Refusal
from ludogite.games.catalog import load_game, ready_games
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, Loaded, new_game, new_header, reader
from ludogite.services.challenge import (
    Challenge,
    challenge_of,
    keep,
    kept,
    read_file,
    read_line,
    to_body,
    to_file,
    to_line,
    turns_of,
)
from ludogite.store import files, open_in_memory
from ludogite.ui.catalog import GAME_UIS
from tests.scale import later

READ = reader(paths.resources())
COMPARED = tuple(entry.id for entry in ready_games() if entry.load().alone is not None)


@cache
def played(game_id: str, **options: Any) -> tuple[Loaded, int]:
    """Let a computer player finish a game alone."""
    game = load_game(game_id)
    values = {**(game.alone or {}), **options}
    header, clock = new_header(game, 1, code_for("défi", 0), values), VirtualClock()
    session = new_game(header).session(READ, clock)
    agreed = game.read_options(values)
    outcome = play_out(session, {0: game.make_player("debutant", agreed, READ)}, chance_of(header.code).apart(BOTS), clock)
    return Loaded(game, agreed, header, session.entries), outcome.scores[0]


def challenge(game_id: str = "yahtzee", by: str = "Papi", **options: Any) -> Challenge:
    loaded, score = played(game_id, **options)
    made = challenge_of(loaded, by, score)
    assert made is not None
    return made


def read(data: bytes) -> Challenge:
    found = files.read(data)
    assert isinstance(found, files.OurFile)
    return read_file(found, READ)


def test_three_games_compare() -> None:
    assert COMPARED == ("yahtzee", "yahtzee_mots", "mots_de_tete")


@pytest.mark.parametrize("game_id", later(COMPARED, "mots_de_tete"))
def test_a_line_says_all_but_the_ghost(game_id: str) -> None:
    made = challenge(game_id)
    line = to_line(made)
    assert len(line) < 100
    assert read_line(line) == replace(made, ghost=None)


@pytest.mark.parametrize(
    "mangle",
    [
        str.upper,
        str.lower,
        lambda line: line.replace("-", "\u2013").replace(" / ", " | "),
        lambda line: f"Salut !\n> {line[:30]}\n> {line[30:]}\n\nBisous, Papi",
        lambda line: line.replace(" ", "\u00a0 "),
        lambda line: line.replace("Ludogîte", "ludogite"),
        lambda line: line.replace("/", " / "),
    ],
)
def test_a_line_survives_a_message_and_a_sheet_of_paper(mangle: Any) -> None:
    found = read_line(mangle(to_line(challenge())))
    assert isinstance(found, Challenge)
    assert (found.code, found.score, found.by.lower()) == (challenge().code, challenge().score, "papi")


def test_a_wrong_sign_anywhere_is_noticed() -> None:
    line = to_line(challenge(manches=2))
    for place, sign in enumerate(line):
        other = next(one for one in ("47" if sign.isdigit() else "zk") if one != sign.lower())
        found = read_line(line[:place] + other + line[place + 1 :]) if sign.isalnum() else None
        assert found is None or isinstance(found, Refusal) or place < len("Ludogîte"), line[place:]


def test_options_travel_and_a_text_of_the_family_needs_the_file() -> None:
    made = challenge(manches=2)
    assert "manches=2" in to_line(made)
    assert read_line(to_line(made)) == replace(made, ghost=None)
    drawn = tuple((name, "a\nb" if name == "drawn" else value) for name, value in challenge("mots_de_tete").options)
    assert to_line(replace(challenge("mots_de_tete"), options=drawn)) == ""


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "challenge_none"),
        ("7F3K-Q9TM-2XWB-K", "challenge_none"),
        ("Ludogîte / yahtzee 1", "challenge_check"),
        ("Ludogîte / yahtzee 1 / 7F3K / 12 / Papi / AAAA", "code_length"),
    ],
)
def test_what_is_no_line_is_refused(text: str, code: str) -> None:
    found = read_line(text)
    assert isinstance(found, Refusal)
    assert found.code == code


@pytest.mark.parametrize(
    "what", ["yahtzee 99", "words-out 1", "blank 1", "yahtzee 1 manches=0", "yahtzee 1 other=2", "des-themes 1"]
)
def test_games_of_other_houses_are_refused(what: str) -> None:
    from ludogite.services.challenge import _check  # noqa: PLC0415 - a line that is right but for what it says

    parts = [what, challenge().code, "100", "Papi"]
    assert read_line(" / ".join(["Ludogîte", *parts, _check(parts)])) == Refusal("challenge_other")


def test_a_line_of_earlier_rules_is_played_by_them() -> None:
    from ludogite.services.challenge import _check  # noqa: PLC0415 - a line as the program wrote it then

    for version in (1, 2):
        parts = [f"mots-de-tete {version}", challenge().code, "100", "Papi"]
        found = read_line(" / ".join(["Ludogîte", *parts, _check(parts)]))
        assert isinstance(found, Challenge)
        assert dict(found.options)["edition"] == version
        assert read_line(to_line(found)) == found


@pytest.mark.parametrize("game_id", later(COMPARED, "mots_de_tete"))
def test_a_file_holds_the_ghost(game_id: str) -> None:
    made = challenge(game_id)
    assert read(to_file(made)) == made
    assert read(to_file(replace(made, ghost=None))) == replace(made, ghost=None)


def _spoilt(**changes: Any) -> bytes:
    return files.write(files.FileKind.CHALLENGE, {**to_body(challenge()), **changes})


def test_a_file_that_cheats_is_refused() -> None:
    lines = to_body(challenge())["log"]
    other = {**lines[1], "code": code_for("défi", 1)}
    two = {**lines[1], "seats": 2}
    for changes in (
        {"score": challenge().score + 1},
        {"score": True},
        {"by": ""},
        {"by": 7},
        {"log": lines[:-1]},
        {"log": [lines[0], other, *lines[2:]]},
        {"log": [lines[0], two]},
        {"log": [lines[0], {**lines[1], "hand": ["dice"]}]},
        {"log": 3},
    ):
        with pytest.raises(LogError):
            read(_spoilt(**changes))


def test_a_game_with_others_compares_with_nothing() -> None:
    loaded, score = played("yahtzee")
    for header in (replace(loaded.header, seats=2), replace(loaded.header, word="mot"), replace(loaded.header, hand=("dice",))):
        assert challenge_of(replace(loaded, header=header), "Papi", score) is None


def test_the_house_knows_a_challenge_by_its_game() -> None:
    store = open_in_memory()
    made = challenge()
    keep(store, made)
    begun = new_game(new_header(load_game("yahtzee"), 1, made.code, {}))
    assert kept(store, begun, READ) == made
    assert kept(store, new_game(new_header(load_game("yahtzee"), 1, made.code, {"manches": 2})), READ) is None
    assert kept(store, new_game(new_header(load_game("yahtzee"), 1, code_for("défi", 1), {})), READ) is None
    store.settings.set(f"challenge/yahtzee/{made.code}", {"log": []})
    assert kept(store, begun, READ) is None
    store.close()


@pytest.mark.parametrize("game_id", later(COMPARED, "mots_de_tete"))
def test_turns_add_up_to_the_score(game_id: str) -> None:
    loaded, score = played(game_id)
    turns, standing = GAME_UIS[game_id].turns, loaded.game.standing
    assert turns is not None
    assert standing is not None
    cut = turns_of(loaded.rules(READ), loaded.entries, turns.place, standing)
    assert sum(turn.gained for turn in cut) == cut[-1].points == score
    assert len({turn.place for turn in cut}) == len(cut) > 5
    for first, after in pairwise(cut):
        half = turns_of(loaded.rules(READ), loaded.entries[: after.first], turns.place, standing)
        assert half == cut[: cut.index(after)], first


def test_half_a_pair_of_surrogates_is_no_challenge() -> None:
    for text in ("\ud83d", "Ludogîte · \udcff · x · 1 · Léa · ABCD", "\ud83d" * 300):
        assert isinstance(read_line(text), Refusal)
