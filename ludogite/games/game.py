"""What the house must know of a game besides its rules: how to make it, what may be agreed before it, and who plays it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import StrEnum
from hashlib import blake2b
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from ludogite.core.advice import Advice, Hindsight, Player, Remark
from ludogite.core.codec import Codec, CodecError, decode
from ludogite.core.log import AnyEntry, Option, Upgrade
from ludogite.core.rules import Request, Rules, Seat
from ludogite.games.facts import Accounting, Facts
from ludogite.games.hand import Hand
from ludogite.games.handicap import OPTION as HANDICAP
from ludogite.games.problem import Asked
from ludogite.words.levels import Vocabulary
from ludogite.words.themes import Card, ThemeLists
from ludogite.words.verdicts import Ruling

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
AnyPlayer: TypeAlias = Player[Any, Any]
Review: TypeAlias = Callable[[Any, Iterable[AnyEntry]], Hindsight]
"""Looks back on the entries of a game, with the rules that played it; takes them one by one, so that progress can be seen."""


def _brief(value: Option) -> str:
    return blake2b(value.encode(), digest_size=8).hexdigest() if isinstance(value, str) and "\n" in value else str(value)


class Coach(Protocol):
    """Advises a person: sees what the person's seat sees."""

    def advise(self, view: Any, seat: Seat) -> Advice[Any] | None:
        """Rate what the seat can do now, with what is worth saying; None when there is nothing to decide."""

    def judge(self, view: Any, seat: Seat, command: Any) -> Remark | None:
        """Say how good a command is, in a position where the seat may give it; None when it was no decision."""


class Reader(Hashable, Protocol):
    """Reads a resource by its path below ``resources/``; raises ResourceError when it is missing or damaged."""

    @property
    def folder(self) -> Path:
        """Tell where the resources are, for what is read piece by piece (the dictionary)."""

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """Give what the family has ruled about words, for games whose REFEREE asks the house dictionary."""

    @property
    def askers(self) -> tuple[Vocabulary, ...]:
        """Give the vocabularies of the people of a table, by seat, for advice and hints; () where nobody is known."""

    def __call__(self, name: str, /) -> bytes:
        """Return the content."""


class ResourceError(Exception):
    """A resource that is missing or damaged: the other games still play."""

    def __init__(self, code: str, name: str) -> None:
        super().__init__(f"{code}: {name}")
        self.code = code
        self.name = name

    def __reduce__(self) -> tuple[type[ResourceError], tuple[str, str]]:
        """Travel between processes."""
        return type(self), (self.code, self.name)


class Role(StrEnum):
    """What the house does with an option, whatever the game calls it."""

    TARGET = "target"
    """Points that end the game; 0 for none."""
    HINTS = "hints"
    """Points may be spent on help."""
    OWN = "own"
    """A text of the family's own in the place of another option; empty for none."""
    EDITION = "edition"
    """The rules by which a game was begun: a new one is by those of today."""
    EXTRA_TIME = "extra_time"
    """By seat: seconds on top of those of the clock, chosen at the seat."""
    SPEAKING_TIME = "speaking_time"
    """By seat: seconds to say a word at least, kept with the profile."""
    LEADER = "leader"
    """The seat that decides in doubt, chosen at the seats."""
    STARTER = "starter"
    """The seat that begins: the youngest, where all years of birth are known, else its default."""


class Family(StrEnum):
    """What an option is about: those of a family stand together."""

    PLAY = "play"
    """How the game is played and how long."""
    TIME = "time"
    WORDS = "words"
    """Which words count, and who judges them."""
    HELP = "help"


@dataclass(frozen=True, slots=True)
class Flag:
    """An option that is on or off."""

    name: str
    default: bool = False
    only_with: str = ""
    """The option without which it means nothing; "" for none."""
    role: Role | None = None
    family: Family = Family.PLAY

    @property
    def values(self) -> tuple[Option, ...]:
        """All that may be agreed."""
        return (False, True)


@dataclass(frozen=True, slots=True)
class OneOf:
    """An option with a few values, each with a text of its own."""

    name: str
    values: tuple[Option, ...]
    default: Option
    only_with: str = ""
    """The option without which it means nothing; "" for none."""
    role: Role | None = None
    family: Family = Family.PLAY


@dataclass(frozen=True, slots=True)
class Number:
    """An option that is a number within limits; ``step`` is how far one press of − or + goes, any number may be typed."""

    name: str
    least: int
    most: int
    default: int
    step: int = 1
    only_with: str = ""
    """The option without which it means nothing; "" for none."""
    role: Role | None = None
    family: Family = Family.PLAY

    @property
    def values(self) -> range:
        """All that may be agreed."""
        return range(self.least, self.most + 1)


@dataclass(frozen=True, slots=True)
class Unlisted:
    """An option that no control on the list of options sets: its role says what becomes of it.

    It means nothing without the option ``only_with``, where ``only_at`` is given only at that value of it. What the family makes
    itself stands ``instead_of`` another option. Seconds by seat are written in seat order with a ``separator``, as "0 30 15".
    """

    name: str
    role: Role
    only_with: str = ""
    only_at: Option | None = None
    instead_of: str = ""
    separator: str = " "

    def written(self, seconds: Sequence[int]) -> str:
        """Write seconds by seat; "" where nobody has any."""
        return self.separator.join(map(str, seconds)) if any(seconds) else ""

    def read(self, text: Option, seats: int) -> tuple[int, ...]:
        """Read seconds by seat; those that are missing are 0."""
        given = [int(part) for part in str(text).split(self.separator) if part]
        return tuple((given + [0] * seats)[:seats])


@dataclass(frozen=True, slots=True)
class ThemeSource:
    """Where a game's themes are read from: its cards, and the lists of their answers; both raise ResourceError."""

    cards: Callable[[Reader], tuple[Card, ...]]
    lists: Callable[[Reader], ThemeLists]


Field: TypeAlias = Flag | OneOf | Number


def applies(option: Field | Unlisted, values: Mapping[str, Option]) -> bool:
    """Tell whether an option means something beside these values of the others."""
    value, only_at = values.get(option.only_with), option.only_at if isinstance(option, Unlisted) else None
    return not option.only_with or (bool(value) if only_at is None else value == only_at)


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play that the sheet names: its code, and the options it fixes.

    ``usual`` are options it begins with but leaves open; ``seats`` the fewest and the most it takes, None for those of the game.
    """

    name: str
    fixes: tuple[tuple[str, Option], ...] = ()
    usual: tuple[tuple[str, Option], ...] = ()
    seats: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class HouseRuling:
    """What a table has decided about a word, for the house dictionary: who asked, its letters, under what theme, and how."""

    seat: Seat
    key: str
    theme_id: str
    accepted: bool


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize of a game's own at its end: the code of its sentence, which of the ``Facts`` it is for, and from how many on.

    ``is_box``: the fact is the points of a box. ``weight``: how telling it is, 0 to 1.
    """

    code: str
    fact: str
    least: int = 1
    is_box: bool = False
    weight: float = 0.7


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the catalogue.

    ``options`` is the frozen dataclass of its options, with a default for each; ``fields`` are those that people may change,
    ``unlisted`` those that follow from something else, ``record_fields`` those that tell records apart.
    ``hand`` are the kinds of NATURE's requests that real dice can answer. ``make_rules(seats, options, read)`` makes the rules;
    ``make_player(level, options, read)`` a computer player, ``make_coach(options, read)`` the coach if the game has one.
    ``vocabularies`` is what each level knows of words unless a vocabulary is chosen for its seat, which ``make_player`` then takes
    as a fourth argument; empty for a game without words. ``buzzers``: each person has a key of the keyboard.
    ``standing(view)`` counts the points so far by seat, for a game that waits, ``left(event)`` is what an event leaves on the
    table for all to see: a word, or dice as digits; "" for nothing. ``digest(read)`` names the dictionary of
    the day, where the game has one; it goes into every header. ``make_review(options, read)`` makes what looks back on a finished
    game, ``real_dice(rules, view, request)`` says what the table rolls when a request of ``hand`` is open. ``fit(options)``
    gives the values of options that go with the others, for example the score to reach on a small grid.
    ``facts(options, state, events, seat)`` tells what became of a seat in a finished game, ``accounting`` how luck is told from
    decisions. ``counts_pips``: the ``dice`` of NATURE's commands are ordinary ones, whose fairness the house counts.
    ``begins(options)`` says how it is decided who begins where no option does: by "lot", by the highest "throw", or it is the
    "first" at the table.
    ``house_ruling(event)`` is what the house dictionary keeps of an event. ``word_points(read)`` makes what scores the letters of a
    word by themselves: None for one that the game cannot play.
    """

    id: str
    rules_version: int
    options: type[Any]
    variants: tuple[Variant, ...]
    fields: tuple[Field, ...]
    record_fields: tuple[str, ...]
    commands: tuple[type[Any], ...]
    make_rules: Callable[[int, Any, Reader], AnyRules]
    make_player: Callable[..., AnyPlayer]
    make_coach: Callable[[Any, Reader], Coach] | None = None
    unlisted: tuple[Unlisted, ...] = ()
    helps: tuple[type[Any], ...] = ()
    """Commands by which a person buys help: the game then counts like one with the coach."""
    coach_is_late: bool = False
    """Whether the coach speaks only of what is over: a game with him counts like one without, and nobody can follow him."""
    standing: Callable[[Any], tuple[int, ...]] | None = None
    left: Callable[[Any], str] | None = None
    digest: Callable[[Reader], str] | None = None
    hand: tuple[str, ...] = ()
    upgrades: tuple[Upgrade, ...] = ()
    vocabularies: Mapping[str, Vocabulary] = field(default_factory=dict, hash=False)  # a mapping has no hash
    buzzers: bool = False
    make_review: Callable[[Any, Reader], Review] | None = None
    real_dice: Callable[[Any, Any, Request], Hand] | None = None
    fit: Callable[[Any], Mapping[str, Option]] | None = None
    suits: Callable[[Any, int], Mapping[str, Option]] | None = None
    """Values of options that would suit so many seats better (options, seats): they are offered, never taken by themselves."""
    facts: Callable[[Any, Any, Sequence[Any], Seat], Facts] | None = None
    accounting: Accounting | None = None
    counts_pips: bool = False
    begins: Callable[[Any], str] = lambda _options: "lot"
    house_ruling: Callable[[Any], HouseRuling | None] | None = None
    word_points: Callable[[Reader], Callable[[str], int | None]] | None = None
    prizes: tuple[Prize, ...] = ()
    alone: Mapping[str, Option] | None = field(default=None, hash=False)
    """The options of a game that one person plays alone, the same for everybody who has its code; None where no two games compare:
    what others do there decides what one can do."""
    themes: ThemeSource | None = None
    """The themes that answers are looked for under, where the game has lists of them."""
    problem: Callable[[], Asked] | None = None
    """Gives what the problem of the day asks in this game, where it has one."""
    get_ready: Callable[[Any], Iterator[None]] | None = None
    """Gets what the rules will be asked for ready, a piece of some ms at a step; without it the first question takes its time."""
    codec: Codec[Any] = field(init=False)

    def __post_init__(self) -> None:
        """Build the codec of the commands."""
        object.__setattr__(self, "codec", Codec(self.commands))

    def option(self, role: Role) -> Field | Unlisted | None:
        """Find the option that has a role in the house, among all of them."""
        return next((option for option in (*self.fields, *self.unlisted) if option.role is role), None)

    def unlisted_for(self, role: Role) -> Unlisted | None:
        """Find the option that has a role among those that are not on the list."""
        return next((option for option in self.unlisted if option.role is role), None)

    def own(self, name: str) -> str:
        """Name the option by which something of the family's own stands in for another; "" where nothing can."""
        return next((one.name for one in self.unlisted if one.role is Role.OWN and one.instead_of == name), "")

    def seat_player(self, level: str, vocabulary: str | None, options: Any, read: Reader) -> AnyPlayer:
        """Make a computer player that knows a vocabulary: None, or any in a game without words, is the usual one of its level."""
        if vocabulary is None or not self.vocabularies:
            return self.make_player(level, options, read)
        return self.make_player(level, options, read, Vocabulary(vocabulary))

    def read_options(self, pairs: Mapping[str, Option]) -> Any:
        """Make the options from names and values; raises CodecError on an unknown name, a wrong type or a value out of bounds."""
        known = {field.name for field in fields(self.options)}
        if not set(pairs) <= known:
            raise CodecError(f"unknown option {min(set(pairs) - known)[:40]!r}")
        values = {name: getattr(self.options(), name) for name in known} | dict(pairs)
        for agreed in self.fields:
            if type(values[agreed.name]) is not type(agreed.default) or values[agreed.name] not in agreed.values:
                raise CodecError(f"option {agreed.name}: out of bounds")
        return decode(self.options, values)

    def fitting(self, values: Mapping[str, Option]) -> Mapping[str, Option]:
        """Give the values of options that go with these; raises CodecError like ``read_options``."""
        return self.fit(self.read_options(values)) if self.fit is not None else {}

    def fitted(self, before: Mapping[str, Option], after: Mapping[str, Option]) -> dict[str, Option]:
        """Let what went with the options before go with those after; what somebody chose, or the variant fixes, stays."""
        was, fixed = self.fitting(before), dict(self.variant(self.read_options(after)).fixes)
        follow = {
            name: value
            for name, value in self.fitting(after).items()
            if name not in fixed and after[name] == before[name] == was[name]
        }
        return {**after, **follow}

    def pairs(self, options: Any) -> tuple[tuple[str, Option], ...]:
        """List the options by name, for a header."""
        return tuple((name, getattr(options, name)) for name in sorted(entry.name for entry in fields(self.options)))

    def variant(self, options: Any) -> Variant:
        """Say which variant these options are: the first whose fixed options they have."""
        return next(variant for variant in self.variants if all(getattr(options, name) == value for name, value in variant.fixes))

    def record_key(self, options: Any) -> str:
        """Name the list of records that a game with these options belongs to, for example ``normal/manches=1``.

        A text of several lines is named by its digest. Games with a handicap have lists of their own.
        """
        values = ((name, getattr(options, name)) for name in self.record_fields)
        own_list = [f"{HANDICAP}=1"] if getattr(options, HANDICAP, "") else []
        return "/".join([self.variant(options).name, *(f"{name}={_brief(value)}" for name, value in values), *own_list])

    def open_fields(self, variant: Variant) -> Iterator[Field]:
        """List the options that the variant leaves to the players, without those that only mean something with one it rules out."""
        fixed = dict(variant.fixes)
        return (agreed for agreed in self.fields if agreed.name not in fixed and fixed.get(agreed.only_with, True))
