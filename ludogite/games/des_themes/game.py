"""The catalogue's description of Dés à thèmes."""

from __future__ import annotations

import tomllib
from functools import partial
from pathlib import Path
from typing import Final

from ludogite.core.caches import ENGINES
from ludogite.core.log import Raw
from ludogite.core.rules import Refusal, Request
from ludogite.games.common.dictionary import asker, dictionary, vocabularies
from ludogite.games.des_themes.book import ThemeBook
from ludogite.games.des_themes.bot import VOCABULARIES, ThemesPlayer
from ludogite.games.des_themes.coach import ThemesCoach
from ludogite.games.des_themes.facts import facts
from ludogite.games.des_themes.moves import (
    Agree,
    Answer,
    Begins,
    Buzz,
    Colour,
    Contest,
    DiceRolled,
    Event,
    GiveUpFloor,
    GiveUpRound,
    Judged,
    Ruled,
    Scored,
    ThemeRolled,
    Throw,
    TimeUp,
    Vote,
)
from ludogite.games.des_themes.refusing import Faces
from ludogite.games.des_themes.rules import COLOUR_FACES, ThemesRules
from ludogite.games.des_themes.state import CARDS, COLOURS, EDITION, Judging, Options, Phase, ThemesView, Way
from ludogite.games.game import (
    AnyRules,
    Coach,
    Family,
    Game,
    HouseRuling,
    Number,
    OneOf,
    Prize,
    Reader,
    ResourceError,
    Role,
    ThemeSource,
    Unlisted,
    Variant,
)
from ludogite.games.hand import NUMBERS, Hand, Make, RealDie
from ludogite.games.problem import Asked
from ludogite.words.levels import Vocabulary
from ludogite.words.lexicon import Lexicon
from ludogite.words.themes import Card, ThemeListError, ThemeLists, load_lists, read_cards
from ludogite.words.verdicts import Ruling

CARDS_FILE: Final = "decks/themes.toml"
LISTS: Final = "theme_lists"
CHECKSUMS: Final = "checksums.txt"
BOOKS: Final = 32
"""Open cards that are remembered: a new ruling of the family makes a new one."""


def _text(name: str, read: Reader) -> str:
    try:
        return read(name).decode("utf-8")
    except UnicodeDecodeError as error:
        raise ResourceError("resource_damaged", name) from error


def cards(read: Reader) -> tuple[Card, ...]:
    """Read the cards of the house; raises ResourceError when their file is missing or damaged."""
    found = read_cards(_text(CARDS_FILE, read))
    if isinstance(found, Refusal):
        raise ResourceError("resource_damaged", CARDS_FILE)
    return found


def letter_dice(read: Reader) -> Faces:
    """Read the faces of the letter dice, in the order of the table; raises ResourceError when they are missing or damaged."""
    try:
        listed = tomllib.loads(_text(CARDS_FILE, read))["des_lettres"]
        faces = tuple(tuple(map(str, listed[colour.value])) for colour in COLOURS)
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise ResourceError("resource_damaged", CARDS_FILE) from error
    if not all(die and all(len(face) == 1 and "A" <= face <= "Z" for face in die) for die in faces):
        raise ResourceError("resource_damaged", CARDS_FILE)
    return faces


@ENGINES.keep()
def theme_lists(folder: Path) -> ThemeLists:
    """Read the lists of answers of a folder of resources; raises ResourceError when a file is missing or damaged."""
    place = folder / LISTS
    try:
        checksums = (place / CHECKSUMS).read_text(encoding="utf-8")
        names = [line.partition("  ")[2] for line in checksums.splitlines()]
        return load_lists({name: (place / name).read_bytes() for name in names if name}, checksums)
    except OSError as error:
        raise ResourceError("resource_missing", LISTS) from error
    except (ThemeListError, UnicodeDecodeError) as error:
        raise ResourceError("resource_damaged", LISTS) from error


def book(options: Options, read: Reader) -> ThemeBook:
    """Open the card of a game with its lists, the rulings of the house and the dictionary; raises ResourceError."""
    own = read_cards(options.own_card) if options.own_card else None
    if isinstance(own, tuple):
        return _book(own[0], theme_lists(read.folder), dictionary(read), read.rulings, is_own=True)
    card = next((card for card in cards(read) if card.number == options.card), None)
    if card is None:
        raise ResourceError("resource_damaged", CARDS_FILE)
    return _book(card, theme_lists(read.folder), dictionary(read), read.rulings, is_own=False)


@ENGINES.keep(BOOKS)
def _book(card: Card, lists: ThemeLists, lexicon: Lexicon, rulings: tuple[Ruling, ...], *, is_own: bool) -> ThemeBook:
    return ThemeBook(card, lists, lexicon, rulings, is_own=is_own)


def _make_rules(seats: int, options: Options, read: Reader) -> AnyRules:
    return ThemesRules(seats, letter_dice(read), book(options, read), options)


def make_player(level: str, options: Options, read: Reader, vocabulary: Vocabulary | None = None) -> ThemesPlayer:
    """Seat a computer player of a level, with its usual vocabulary or another one."""
    return ThemesPlayer.of_level(level, book(options, read), vocabularies(read), vocabulary)


def _make_coach(options: Options, read: Reader) -> Coach:
    return ThemesCoach(book(options, read), vocabularies(read), partial(asker, read))


def _real_dice(rules: ThemesRules, view: ThemesView, request: Request) -> Hand:
    if request.kind == Phase.THEME:
        return Hand((RealDie(Make.PIPS, NUMBERS),), lambda faces: ThemeRolled(int(faces[0])))
    letters = tuple(RealDie(Make.LETTERS, faces, colour=colour.value) for faces, colour in zip(rules.dice, COLOURS, strict=True))
    faces = tuple(colour.value for colour in COLOUR_FACES)
    dice = (*letters, RealDie(Make.COLOURS, faces))
    return Hand(dice, lambda read: DiceRolled("".join(read[:-1]), Colour(read[-1])))


def _to_edition_2(header: Raw, entries: list[Raw]) -> tuple[Raw, list[Raw]]:
    """Let a game of the first edition go on by its rules; its verdicts knew no theme of their own."""

    def upgraded(entry: Raw) -> Raw:
        is_verdict = entry["command"]["kind"] == "Judged"
        return entry | {"command": {"theme": 0} | entry["command"]} if is_verdict else entry

    return header | {"options": header["options"] | {"edition": 1}}, list(map(upgraded, entries))


def _to_edition_3(header: Raw, entries: list[Raw]) -> tuple[Raw, list[Raw]]:
    """Let a game of an older edition go on by its rules; its verdicts compared nothing with refused words."""

    def upgraded(entry: Raw) -> Raw:
        is_verdict = entry["command"]["kind"] == "Judged"
        return entry | {"command": {"again": ""} | entry["command"]} if is_verdict else entry

    options = header["options"]
    return header | {"options": options | {"edition": min(options.get("edition", 2), 2)}}, list(map(upgraded, entries))


def _left(event: Event) -> str:
    return event.said.text if isinstance(event, Scored) else ""


def _standing(view: ThemesView) -> tuple[int, ...]:
    return view.chips


def _digest(read: Reader) -> str:
    return dictionary(read).digest


def _house_ruling(event: Event) -> HouseRuling | None:
    """Keep what the table decided about an answer."""
    if isinstance(event, Ruled) and event.keep:
        return HouseRuling(event.seat, event.key, event.theme_id, event.accepted)
    return None


def _problem() -> Asked:
    from ludogite.games.des_themes.problem import ASKED  # noqa: PLC0415

    return ASKED


GAME = Game(
    id="des_themes",
    rules_version=EDITION,
    upgrades=(_to_edition_2, _to_edition_3),
    options=Options,
    variants=tuple(Variant(way.value, (("variant", way.value),)) for way in Way),
    fields=(
        OneOf("card", CARDS, CARDS[0]),
        OneOf("judging", tuple(judging.value for judging in Judging), Judging.VOTE.value, family=Family.WORDS),
        Number("round_s", least=0, most=300, default=60, step=15, family=Family.TIME),
        OneOf("floor_s", (0, 5, 8, 10, 15, 20, 30), 8, family=Family.TIME),
    ),
    unlisted=(
        Unlisted("own_card", Role.OWN, instead_of="card"),
        Unlisted("meneur", Role.LEADER, only_with="judging", only_at=Judging.MENEUR.value),
        Unlisted("starter", Role.STARTER),
        Unlisted("own_floors", Role.SPEAKING_TIME, separator=","),
        Unlisted("edition", Role.EDITION),
    ),
    record_fields=("card", "own_card"),
    commands=(
        Throw,
        Buzz,
        Answer,
        GiveUpFloor,
        GiveUpRound,
        Vote,
        Contest,
        Agree,
        Begins,
        ThemeRolled,
        DiceRolled,
        TimeUp,
        Judged,
    ),
    make_rules=_make_rules,
    problem=_problem,
    make_player=make_player,
    vocabularies=VOCABULARIES,
    buzzers=True,
    standing=_standing,
    left=_left,
    real_dice=_real_dice,
    digest=_digest,
    hand=(Phase.THEME.value, Phase.DICE.value),
    facts=facts,
    house_ruling=_house_ruling,
    make_coach=_make_coach,
    coach_is_late=True,
    themes=ThemeSource(cards, lambda read: theme_lists(read.folder)),
    prizes=(Prize("des_themes.blacks", "blacks", weight=0.9), Prize("des_themes.scored", "scored", weight=0.6)),
)
