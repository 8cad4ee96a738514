"""Every code that an engine, the store or the log may say has a sentence, and every sentence takes its arguments."""

from __future__ import annotations

import ast
import string
from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from functools import cache, partial
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

import ludogite
from ludogite.core.advice import LEVELS
from ludogite.games.catalog import BLANK, CATALOG, GameEntry, ready_games
from ludogite.games.common.dictionary import written
from ludogite.games.game import Flag
from ludogite.games.yahtzee.moves import (
    DiceThrown,
    MancheEnded,
    Marked,
    OpeningThrown,
    OpeningTied,
    OpeningWon,
    PrimeReached,
)
from ludogite.games.yahtzee.scoring import Box
from ludogite.games.yahtzee_mots.sheet import Box as MotsBox
from ludogite.services.awards import Award
from ludogite.store.errors import NoticeCode, RefusalCode, StoreCode
from ludogite.store.saves import Mark
from ludogite.ui import texts
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.words_out.action_texts import Counted
from ludogite.ui.screen.interlude import Leading
from ludogite.ui.screen.sheet_model import Spoken
from ludogite.ui.texts import awards
from ludogite.words.reasons import Reason
from ludogite.words.themes import CardFault
from tests.contract.harness import read

SOURCES = Path(ludogite.__file__).parent
UNSEEN = {BLANK.id, *(entry.id for entry in CATALOG if not entry.is_ready)}
ENGINES = [
    path
    for layer in ("core", "words", "games", "store", "ui")
    for path in sorted((SOURCES / layer).rglob("*.py"))
    if path.parent.name not in UNSEEN
]
"""Every source whose codes must have sentences: the template is on no page, a game that has not landed may be half written."""
ENUMS: dict[str, type[StrEnum]] = {
    "Reason": Reason,
    "RefusalCode": RefusalCode,
    "StoreCode": StoreCode,
    "NoticeCode": NoticeCode,
    "CardFault": CardFault,
}
PLAYABLE = ready_games()
YAHTZEE = GAME_UIS["yahtzee"].texts()
GENERAL = {
    "refusal": texts.REFUSALS,
    "log_error": texts.LOG_ERRORS,
    "store_error": texts.STORE_ERRORS,
    "notice": texts.NOTICES,
    "reason": texts.REASONS,
    "sheet_line": texts.SHEET_LINES,
    "mark": texts.MARKS,
}
"""What is said whatever the game."""
OF_A_GAME = {"refusal": "refusals", "reason": "reasons", "sheet_line": "sheet_lines", "box": "boxes", "remark": "remarks"}
"""The fields of :class:`GameTexts` in which a game says its own."""


def _own(kind: str, game: str) -> dict[str, str]:
    return dict(getattr(GAME_UIS[game].texts(), OF_A_GAME[kind])) if kind in OF_A_GAME else {}


def _table(kind: str, game: str) -> dict[str, str]:
    """List what may be said of a kind by code: the general sentences, and those of a game.

    Where no game is named, in the sources that serve all, those that one game alone says: cards of themes are read there.
    """
    if game:
        return {**GENERAL.get(kind, {}), **_own(kind, game)}
    codes = Counter(code for name in GAME_UIS for code in _own(kind, name))
    of_one = {code: told for name in GAME_UIS for code, told in _own(kind, name).items() if codes[code] == 1}
    return {**of_one, **GENERAL.get(kind, {})}


def _game_of(place: Path) -> str:
    """Name the game that a source belongs to; "" for what serves all."""
    return next((part for part in place.parts if part in GAME_UIS), "")


TABLES = [_table(kind, game) for kind in {*GENERAL, *OF_A_GAME} for game in ("", *GAME_UIS)]


def _called(node: ast.Call) -> str:
    """Name what is called: ``Refusal`` for ``Refusal(…)`` and ``Refusal.of(…)``."""
    function = node.func
    if isinstance(function, ast.Attribute) and function.attr == "of" and isinstance(function.value, ast.Name):
        return function.value.id
    return function.id if isinstance(function, ast.Name) else ""


@cache
def _calls() -> list[tuple[Path, ast.Call]]:
    """List the calls with an argument of every source, which is read once."""
    trees = [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in ENGINES]
    return [(path, node) for path, tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]


def _said(*names: str) -> Iterator[tuple[str, frozenset[str], bool, str, str]]:
    """List (code, argument names, whether the arguments are all there to read, game, place) of every literal of these kinds."""
    for path, node in _calls():
        if _called(node) not in names:
            continue
        first = node.args[0]
        code = ""
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            code = first.value
        elif isinstance(first, ast.Attribute) and isinstance(first.value, ast.Name) and first.value.id in ENUMS:
            code = ENUMS[first.value.id][first.attr].value
        if code:
            given = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            whole = len(node.args) == 1 and len(given) == len(node.keywords)
            where = path.relative_to(SOURCES)
            yield code, given, whole, _game_of(where), f"{where}:{node.lineno}"


KINDS = {
    "refusal": ("Refusal", "Barred"),
    "log_error": ("LogError", "ResourceError"),
    "store_error": ("StoreError",),
    "notice": ("Notice",),
    "remark": ("Remark",),
    "sheet_line": ("SheetLine",),
}


@pytest.mark.parametrize("kind", KINDS)
def test_no_code_of_the_sources_is_missing(kind: str) -> None:
    missing = {code: place for code, _, _, game, place in _said(*KINDS[kind]) if code not in _table(kind, game)}
    assert not missing


def test_the_scan_sees_what_there_is() -> None:
    assert {"code_letter", "stale", "no_roll_left", "box_taken", "pin_not_four_digits", "too_long"} <= {
        code for code, *_ in _said("Refusal", "Barred")
    }
    assert {"log_damaged"} <= {code for code, *_ in _said("LogError")}
    assert {"yahtzee.upper"} <= {code for code, *_ in _said("SheetLine")}


MEMBERS: list[tuple[str, type[StrEnum], str]] = [
    ("refusal", RefusalCode, ""),
    ("refusal", Reason, ""),
    ("store_error", StoreCode, ""),
    ("notice", NoticeCode, ""),
    ("mark", Mark, ""),
    ("box", Box, "yahtzee"),
    ("box", MotsBox, "yahtzee_mots"),
]


@pytest.mark.parametrize(("kind", "enum", "game"), MEMBERS)
def test_no_member_is_missing(kind: str, enum: type[StrEnum], game: str) -> None:
    assert {member.value for member in enum} <= _table(kind, game).keys()


def _wanted(sentence: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in string.Formatter().parse(sentence) if name)


def test_refusals_are_given_every_argument_that_their_sentence_wants(qtbot: QtBot) -> None:
    poor = {
        place: _wanted(_table("refusal", game)[code]) - given
        for code, given, whole, game, place in _said("Refusal")
        if whole and not _wanted(_table("refusal", game)[code]) <= given
    }
    assert not poor


def test_remarks_are_given_every_argument(qtbot: QtBot) -> None:
    poor = {
        place: _wanted(_table("remark", game)[code]) - given
        for code, given, _, game, place in _said("Remark")
        if not _wanted(_table("remark", game)[code]) <= given
    }
    assert not poor


def test_files_in_trouble_are_given_every_argument(qtbot: QtBot) -> None:
    sentences = {**texts.LOG_ERRORS, **texts.STORE_ERRORS}
    poor = {
        place: _wanted(sentences[code]) - given
        for code, given, whole, _, place in _said("LogError", "StoreError")
        if whole and not _wanted(sentences[code]) <= given
    }
    assert not poor


def test_a_refusal_names_the_box_and_not_its_code() -> None:
    told = YAHTZEE.refusal("box_taken", (("box", "petite_suite"),))
    assert "Petite suite" in told


def test_an_argument_may_hold_braces() -> None:
    assert "{x}" in texts.refusal("name_taken", {"name": "{x}"})


SAYINGS = [
    texts.refusal,
    texts.log_error,
    texts.store_error,
    texts.notice,
    texts.mark,
    YAHTZEE.refusal,
    YAHTZEE.reason,
    YAHTZEE.sheet_line,
    YAHTZEE.box,
    YAHTZEE.remark,
]


@pytest.mark.parametrize("say", SAYINGS)
def test_an_unknown_code_is_a_bug(say: object) -> None:
    assert callable(say)
    with pytest.raises(KeyError):
        say("no such code")


def test_a_set_aside_file_offers_the_backup_only_when_there_is_one() -> None:
    found = {"file": "a", "kept_as": "b", "backup": "copie.db"}
    assert "copie.db" in texts.notice("damaged_set_aside", found)
    assert "neuf" in texts.notice("damaged_set_aside", found | {"backup": ""})


@pytest.mark.parametrize("entry", CATALOG, ids=lambda entry: entry.id)
def test_every_game_of_the_box_has_a_name(entry: GameEntry) -> None:
    assert GAME_UIS.name(entry.id)


@pytest.mark.parametrize("entry", PLAYABLE, ids=lambda entry: entry.id)
def test_variants_and_options_have_words(entry: GameEntry) -> None:
    game, words = entry.load(), GAME_UIS[entry.id].texts()
    for variant in game.variants:
        assert words.variant_name(variant)
        assert words.variant_note(variant)
    for field in game.fields:
        assert words.field_name(field)
        assert words.field_note(field)
        for value in field.values:
            told = words.value_name(field, value)
            assert bool(told) == (not isinstance(field, Flag) or bool(value) or value != field.default)


def test_every_level_has_a_name() -> None:
    assert len({texts.level_name(level) for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize(
    ("event", "parts"),
    [
        (OpeningThrown(1, (1, 2, 3, 4, 5), 15), ("Papi", "1 2 3 4 5", "15")),
        (OpeningTied((0, 1)), ("Léa et Papi",)),
        (OpeningWon(0), ("Léa",)),
        (DiceThrown(0, (0, 1), (6, 6, 1, 2, 3), 2), ("Léa", "6 6 1 2 3")),
        (Marked(1, Box.CARRE, 26, 0, joker=False), ("Papi", "26", "Carré")),
        (Marked(1, Box.FULL, 25, 100, joker=True), ("Papi", "25", "Full", "joker", "100")),
        (Marked(0, Box.YAHTZEE, 0, 0, joker=False), ("Adieu, «\u202fYahtzee\u202f»", "Léa", "barre")),
        (Marked(0, Box.YAHTZEE, 50, 0, joker=False), ("cinq pareils", "50", "Léa")),
        (PrimeReached(0), ("Léa", "35")),
        (MancheEnded(2, (201, 240), (2, 1)), ("Papi", "240", "2")),
    ],
)
def test_events_of_yahtzee_are_told(event: object, parts: tuple[str, ...]) -> None:
    told = GAME_UIS["yahtzee"].tell()(event, ("Léa", "Papi"))
    assert told is not None
    for part in parts:
        assert part in told


@pytest.mark.parametrize(
    ("code", "args", "told"),
    [
        ("yahtzee.keep_two", {"face": 5, "value": 238.41}, "les deux 5"),
        ("yahtzee.keep", {"dice": "3 4 5", "value": 200.0}, "Garde 3 4 5"),
        ("yahtzee.to_prime", {"missing": 12}, "12 points"),
        ("yahtzee.fill", {"box": "carre", "points": 26}, "26 : « Carré »"),
    ],
)
def test_the_coach_speaks_in_words(code: str, args: dict[str, str | int | float], told: str) -> None:
    assert told in YAHTZEE.remark(code, args)


@pytest.mark.parametrize(
    ("letters", "told"), [("GARCON", "GARÇON"), ("OEUFS", "ŒUFS"), ("MEMES", "MÊMES"), ("QWX", "QWX"), ("DE + ETE", "DE + ÉTÉ")]
)
def test_words_are_written_as_people_write_them(letters: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts.Spelling, "by", partial(written, read))
    assert told in GAME_UIS["mots_de_tete"].texts().remark("mots_de_tete.choice_write", {"word": letters})


def test_numbers_follow_the_language() -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("fr"))
        assert texts.number(-0.45, 2) == "\u22120,45"
        QLocale.setDefault(QLocale("en"))
        assert texts.number(-0.45, 2) == "\u22120.45"
    finally:
        QLocale.setDefault(before)


def test_sentences_keep_french_typography() -> None:
    for table in TABLES:
        for sentence in table.values():
            assert "'" not in sentence
            assert not any(f" {sign}" in sentence for sign in ":;!?»"), sentence


def test_a_very_long_word_is_praised() -> None:
    assert texts.praise(["CHAT", "MAISONNETTE"]).startswith("MAISONNETTE")
    assert texts.praise(["CHATONS"]) == texts.praise([]) == ""


@pytest.mark.parametrize("entry", ready_games(), ids=lambda entry: entry.id)
def test_the_names_of_lines_of_a_final_sheet_wait_for_no_number(entry: GameEntry) -> None:
    assert not [name for name in GAME_UIS[entry.id].texts().sheet_lines.values() if "{" in texts.said(name)]


def test_a_score_below_nought_is_counted() -> None:
    """Qt counts from nought on: of less it leaves the place of the number as it stands."""
    assert GAME_UIS["mots_de_tete"].texts().score(-1) == "\u22121 point"
    assert GAME_UIS["words_out"].texts().score(-12) == "\u221212 points"
    assert Leading()(["Léa"], [-3]) == "\u22123 points jusqu’ici."
    assert Leading().winner(["Léa"], [250]) == "", "alone nobody is beaten"
    assert Leading().winner(["Léa", "Papi"], [250, 250]) == "Manche à égalité, à 250 points."
    assert Leading().winner(["Léa", "Papi"], [240, 250]) == "Papi gagne la manche avec 250 points."
    assert Spoken().written("Total, Léa", -2) == "Total, Léa\u202f: \u22122 points"
    assert Counted().points(-4) == "\u22124 points"


def test_nobody_buzzes_in_no_time() -> None:
    words = GAME_UIS["des_themes"].texts()
    assert [awards.told(words, Award("buzzer", 0, 1.0, ms))[1] for ms in (20, 740)] == ["0,1 s", "0,7 s"]


def test_a_game_that_nobody_knows_has_a_name_and_points() -> None:
    assert GAME_UIS.name("belote") == "Jeu inconnu\u202f: belote"
    assert GAME_UIS.texts("belote").score(12) == "12 points"
    assert GAME_UIS.art("belote") is None
