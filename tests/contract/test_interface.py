"""What the interface of every game promises, of the box and of the sixth one: whatever its descriptor says it has."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from ludogite.core.rules import Seat
from ludogite.games.catalog import GameEntry, ready_games
from ludogite.games.game import Game
from ludogite.paths import translations
from ludogite.services.phone_acts import Fields
from ludogite.services.phone_form import Do, Held
from ludogite.services.sound import Sound
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.game_ui import GameUi
from ludogite.ui.style.i18n import Languages
from tests.contract import sixth
from tests.contract.harness import RESOURCES, AnySession, Match, Subject

ENTRIES: dict[str, GameEntry] = {entry.id: entry for entry in (*ready_games(), sixth.ENTRY)}
SEATS = ("Léa", "Papi", "Zoé", "Tom", "Nour", "Ida", "Jules", "Mamie")
CHAPTERS = {
    "fr": ("Règles de la maison", "Jouer contre l’ordinateur", "Le conseil", "Des dés honnêtes", "Trois idées pour bien jouer"),
    "en": ("House rules", "Playing against the computer", "The coach", "Fair dice", "Three ideas for playing well"),
}
"""The closing chapters of a book of rules, in this order."""

every_game = pytest.mark.parametrize("game_id", ENTRIES)


@pytest.fixture(scope="module", autouse=True)
def french(qapp: QApplication) -> Languages:
    """Let what is said be French with its plurals."""
    spoken = Languages(translations())
    spoken.speak("fr")
    return spoken


def ui_of(game_id: str) -> GameUi:
    return sixth.UI() if game_id == sixth.ENTRY.id else GAME_UIS[game_id]


def game_of(game_id: str) -> Game:
    return ENTRIES[game_id].load()


@cache
def played(game_id: str) -> AnySession:
    """Play a game at random to its end, of as few as may play it, but two."""
    game, entry = game_of(game_id), ENTRIES[game_id]
    return Match(Subject(game, game.options(), max(2, entry.fewest))).to_the_end()


def events_of(game_id: str) -> frozenset[type]:
    """Find the types of a game's events by what its rules say that they show."""
    event = get_type_hints(type(played(game_id).rules).show)["event"]
    return frozenset(get_args(event) or (event,))


# ---- what happens is told, and heard --------------------------------------------------------------------------------------


@every_game
def test_every_event_that_happens_is_told_in_a_sentence_or_on_purpose_not(game_id: str) -> None:
    tell, told = ui_of(game_id).tell(), 0
    for event in played(game_id).past():
        assert type(event) in events_of(game_id)
        sentence = tell(event, SEATS[: played(game_id).header.seats])
        assert sentence is None or (sentence.strip() == sentence != "" and "{" not in sentence), event
        told += sentence is not None
    assert told


@every_game
def test_what_is_no_event_of_the_game_is_a_bug(game_id: str) -> None:
    with pytest.raises(KeyError):
        ui_of(game_id).tell()(object(), SEATS)


@every_game
def test_sounds_are_of_its_own_events_and_of_ours(game_id: str) -> None:
    ui = ui_of(game_id)
    if ui.sounds is not None:
        assert set(ui.sounds()) <= events_of(game_id)
    heard = {sound for event in played(game_id).past() if (sound := ui.sound_of(event)) is not None}
    assert heard <= set(Sound)
    assert bool(heard) is (ui.sounds is not None)
    assert ui.sound_of(object()) is None


@every_game
def test_words_to_look_up_are_words_that_were_played(game_id: str) -> None:
    ui = ui_of(game_id)
    if ui.words_of is not None:
        found = [word for event in played(game_id).past() for word in ui.words_of()(event)]
        assert found
        assert all(word.strip() for word in found)


# ---- its parts, its book --------------------------------------------------------------------------------------------------


@every_game
def test_every_part_of_the_descriptor_can_be_loaded(game_id: str) -> None:
    ui = ui_of(game_id)
    assert ui.id == game_id
    assert ui.name
    assert all(part() is not None for part in ui.parts())


@every_game
@pytest.mark.parametrize("language", CHAPTERS)
def test_the_book_of_rules_closes_with_a_chapter_for_what_the_game_has(game_id: str, language: str) -> None:
    game = game_of(game_id)
    book = Path(ui_of(game_id).rules or RESOURCES / "rules") / language / f"{game_id}.md"
    headings = re.findall(r"^## (.*)$", book.read_text(encoding="utf-8"), re.MULTILINE)
    has = (bool(game.fields), True, game.make_coach is not None, True, True)
    wanted = [chapter for chapter, is_there in zip(CHAPTERS[language], has, strict=True) if is_there]
    lacks = [chapter for chapter in wanted if chapter not in headings]
    assert not lacks, f"{book.name} ({language}) has no chapter {lacks}"
    assert [heading for heading in headings if heading in CHAPTERS[language]] == wanted
    assert headings[-1] == wanted[-1]


@every_game
def test_turns_of_a_replay_only_go_on(game_id: str) -> None:
    turns, session = ui_of(game_id).turns, played(game_id)
    if turns is None:
        return
    state, places = session.rules.start(), list[Any]()
    for entry in session.entries:
        state = session.rules.apply(state, entry.seat, entry.command, entry.at_ms).state
        place = turns.place(session.rules.view(state, None))
        if place is not None and place[:2] not in places[-1:]:
            places.append(place[:2])
    assert len(places) == len(set(places)) > 1


# ---- phones ---------------------------------------------------------------------------------------------------------------

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 12) | st.text(max_size=3) | st.sampled_from(["0", "4", "across"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=2),
    max_leaves=6,
)
NAMES = ("keep", "box", "zero", "card", "row", "letter", "word", "words", "place", "text", "theme")
FIELDS = st.dictionaries(st.sampled_from(NAMES), VALUES)


def held(session: AnySession, seat: Seat) -> Held:
    asked = {one.request.kind: one for one in session.requests() if one.request.seat == seat}
    return Held(seat, session.view(seat), asked, SEATS, session.now_ms(), lambda command: session.preview(seat, command))


@cache
def at_a_phone(game_id: str) -> tuple[tuple[Held, tuple[str, ...]], ...]:
    """Take a game at some moments: what a phone is asked there, and the acts that its form offers."""
    phone, match = ui_of(game_id).phone, Match(Subject(game_of(game_id), game_of(game_id).options(), 2))
    found = []
    for _ in range(40):
        seat = next((one.request.seat for one in match.session.requests() if one.request.seat >= 0), None)
        if phone is not None and seat is not None:
            of_seat = held(match.session, seat)
            found.append((of_seat, tuple(part.act for part in phone().parts(of_seat) if isinstance(part, Do))))
        if match.move() is None:
            break
    return tuple(found)


PHONES = [game_id for game_id in ENTRIES if ui_of(game_id).phone is not None]


@pytest.mark.parametrize("game_id", PHONES)
@settings(max_examples=150)
@given(number=st.integers(0, 10_000), fields=FIELDS, stray=st.text(max_size=4))
def test_a_phone_that_says_anything_gets_a_command_or_a_value_error(
    game_id: str, number: int, fields: dict[str, object], stray: str
) -> None:
    random, phone = Random(number), ui_of(game_id).phone
    assert phone is not None
    of_seat, acts = random.choice(at_a_phone(game_id))
    try:
        command = phone().command(of_seat, random.choice((*acts, stray)), Fields(fields))
    except ValueError:
        return
    assert isinstance(command, dict)
    assert isinstance(command["kind"], str)
