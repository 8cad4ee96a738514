"""What a new game is made of, without a window: what may be chosen, what has been chosen, and what still stands in the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Any

from ludogite.core.advice import LEVELS
from ludogite.core.codec import CodecError
from ludogite.core.gamecode import read_code
from ludogite.core.log import Option
from ludogite.core.rules import Refusal
from ludogite.games import handicap
from ludogite.games.catalog import GameEntry
from ludogite.games.game import Field, Game, Role, Unlisted, Variant, applies
from ludogite.services.handicap import proposed
from ludogite.services.key_bindings import given_keys

INKS = range(1, 9)
"""The colours and symbols that can sit at one table."""
DEFAULT_LEVEL = "moyen"
FIRST_LEVEL = LEVELS[0]
"""The computer player of a house that has no profile yet."""


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A game of the box; its engine is imported when somebody chooses it. ``load`` is None until the game has landed."""

    entry: GameEntry
    load: Callable[[], Game] | None

    @classmethod
    def of(cls, entry: GameEntry) -> GameChoice:
        """Offer a game of the catalogue."""
        return cls(entry, entry.load if entry.is_ready else None)

    @property
    def is_ready(self) -> bool:
        """Whether the game can be played."""
        return self.load is not None


@dataclass(frozen=True, slots=True)
class ProfileChoice:
    """Somebody of the family: ink 1 to 8 is the colour and the symbol, ``key`` the buzzer key chosen once, or empty.

    ``played`` are the games (ids) that he has finished, ``birth_year`` is None where nobody has told it.
    """

    id: int
    name: str
    ink: int
    wins: int = 0
    key: str = ""
    played: frozenset[str] = frozenset()
    face: str = ""
    birth_year: int | None = None
    coach: bool = False
    """Whether the coach comes to each of this person's games."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """A seat: a profile, a computer player with its level, or, with neither, a guest of the evening.

    Names of computer players are made when the game begins, and those of guests who have typed none.

    ``vocabulary`` is what a computer player knows of words (None: what its level knows), ``extra_s`` what a person gets on top of
    the hourglass, in seconds, ``key`` the buzzer key wished for, ``leads`` whether this person decides in doubt, ``start`` the
    points that a seat has before the first turn.
    """

    profile_id: int | None
    name: str
    ink: int
    level: str | None = None
    vocabulary: str | None = None
    extra_s: int = 0
    key: str = ""
    leads: bool = False
    start: int = 0
    phone: str = ""
    """The chair of the phone that plays it, while the game is agreed on; "" for none."""

    @property
    def is_guest(self) -> bool:
        """Whether a person without a profile sits here."""
        return self.profile_id is None and self.level is None


@dataclass(frozen=True, slots=True)
class Remembered:
    """How a game was last agreed."""

    options: tuple[tuple[str, Option], ...]
    seats: tuple[SeatChoice, ...]
    coach: bool = False
    own_word: bool = False


@dataclass(frozen=True, slots=True)
class NewGameData:
    """What the page offers: the games, the family, how each game was last agreed, and the game to open on (id or empty)."""

    games: tuple[GameChoice, ...]
    profiles: tuple[ProfileChoice, ...]
    remembered: Mapping[str, Remembered] = field(default_factory=dict)
    chosen: str = ""
    usual: Callable[[Game, tuple[tuple[str, Option], ...], int, int], tuple[int, ...]] = lambda *_: ()
    """Gives the last scores of a profile (id) in a game with these options and so many seats, for a handicap."""
    finished: frozenset[str] = frozenset()
    """The games (ids) of which one was ever finished here, by whomever."""


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What has been agreed: the game to begin. ``code`` is in its one spelling, None for a code drawn by lot."""

    game_id: str
    options: tuple[tuple[str, Option], ...]
    seats: tuple[SeatChoice, ...]
    code: str | None
    coach: bool
    hand: bool = False
    """The family rolls its own dice."""
    own_word: bool = False
    """The table gives a word that is mixed into the dice, once the fingerprint is shown."""
    phones: bool = False
    """The table invites phones as soon as it is laid."""


class Begins(StrEnum):
    """How it is decided who begins."""

    LOT = "lot"
    THROW = "throw"
    """The highest throw."""
    FIRST = "first"
    """The first at the table, as agreed."""
    YOUNGEST = "youngest"


def youngest(seats: Sequence[SeatChoice], birth_years: Mapping[int, int | None]) -> int | None:
    """Give the place of the youngest by the birth years of profiles (ids); None where one is not known, or several are."""
    years = {}
    for place, seat in enumerate(seats):
        year = birth_years.get(seat.profile_id) if seat.profile_id is not None else None
        if year is not None:
            years[place] = year
        elif seat.level is None:
            return None
    last = [place for place, year in years.items() if year == max(years.values())]
    return last[0] if len(last) == 1 else None


@dataclass(frozen=True)
class GameDraft:
    """A game being agreed; every change gives a new draft, whose inks are all different.

    What follows from the options is worked out once: a page asks for it many times.
    """

    entry: GameEntry
    game: Game
    options: tuple[tuple[str, Option], ...]
    seats: tuple[SeatChoice, ...] = ()
    typed: str = ""
    coach: bool = False
    is_remembered: bool = False
    hand: bool = False
    own_word: bool = False
    phones: bool = False
    even: bool = False
    """The table has accepted the handicap that is proposed."""
    standing: tuple[SeatChoice, ...] = ()
    """Who stood up because the variant seats fewer; they sit down again in one that has room."""

    # ---- options ---------------------------------------------------------------------------------------------------

    @cached_property
    def values(self) -> Mapping[str, Option]:
        """Give the options by name."""
        return dict(self.options)

    @cached_property
    def agreed(self) -> Any:
        """Give the options as the game reads them."""
        return self.game.read_options(self.values)

    @cached_property
    def variant(self) -> Variant:
        """Say which variant these options are."""
        return self.game.variant(self.agreed)

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """List the options that the variant leaves open."""
        return tuple(self.game.open_fields(self.variant))

    def with_variant(self, variant: Variant) -> GameDraft:
        """Choose a variant: its options are fixed, those that belonged to the old one go back to their defaults."""
        fixed = {name for name, _ in (*self.variant.fixes, *self.variant.usual)}
        defaults = dict(self.game.pairs(self.game.options())) | dict(self.game.fitting(self.values))
        values = {name: defaults[name] if name in fixed else value for name, value in self.options}
        return self._agreed(values | dict(variant.usual) | dict(variant.fixes))

    def means(self, option: Field | Unlisted) -> bool:
        """Tell whether an option means something beside what is agreed."""
        return applies(option, self.values)

    def given(self, role: Role) -> Option:
        """Give the value of the option that has a role; "" where the game has none, or where it means nothing."""
        option = self.game.option(role)
        return self.values[option.name] if option is not None and self.means(option) else ""

    @cached_property
    def changes(self) -> int:
        """Count the options that mean something and are not as on the sheet of the variant."""
        usual = dict(self.game.pairs(self.game.options())) | dict(self.variant.usual)
        return sum(
            self.means(option) and (bool(self.own(option.name)) or self.values[option.name] != usual[option.name])
            for option in self.fields
        )

    def with_option(self, name: str, value: Option) -> GameDraft:
        """Agree on the value of an option."""
        return self._agreed({**self.values, name: value})

    @cached_property
    def suited(self) -> Mapping[str, Option]:
        """Give the values of open options that would suit this many people better."""
        if self.game.suits is None:
            return {}
        open_names = {field.name for field in self.fields}
        found = self.game.suits(self.agreed, len(self.seats))
        return {name: value for name, value in found.items() if name in open_names}

    def with_choice(self, name: str, value: Option) -> GameDraft:
        """Agree on what the game offers: what the family made itself in its place is put aside."""
        own = {self.game.own(name): ""} if self.takes_own(name) else {}
        return self._agreed({**self.values, name: value, **own})

    def with_own(self, name: str, text: str) -> GameDraft:
        """Agree on what the family has made in the place of an option; an empty text goes back to what the house offers."""
        return self.with_option(self.game.own(name), text)

    def takes_own(self, name: str) -> bool:
        """Tell whether something of the family's own may stand in for an option."""
        return bool(self.game.own(name))

    def own(self, name: str) -> str:
        """Give what the family made itself in the place of an option, or an empty text."""
        return str(self.values[self.game.own(name)]) if self.takes_own(name) else ""

    def _agreed(self, values: Mapping[str, Option]) -> GameDraft:
        draft = replace(self, options=self.game.pairs(self.game.read_options(self.game.fitted(self.values, values))))
        return draft._fitted() if draft.limits[1] != self.limits[1] else draft  # noqa: SLF001 - one of us

    def _fitted(self) -> GameDraft:
        """Seat as many as the variant takes, people of the family first; the others stand until there is room again."""
        all_seats, most = (*self.seats, *self.standing), self.limits[1]
        ranked = sorted(range(len(all_seats)), key=lambda place: (all_seats[place].level is not None, all_seats[place].is_guest))
        kept = sorted(ranked[:most])
        seats, standing = ([all_seats[place] for place in places] for places in (kept, sorted(ranked[most:])))
        return replace(self._with_seats(tuple(seats)), standing=tuple(standing))

    def begins(self, profiles: Iterable[ProfileChoice]) -> tuple[Begins, int | None]:
        """Say how it is decided who begins, and which place does where that is known before."""
        years = {one.id: one.birth_year for one in profiles}
        place = youngest(self.seats, years) if self.game.option(Role.STARTER) is not None else None
        if place is not None:
            return Begins.YOUNGEST, place
        how = Begins(self.game.begins(self.agreed))
        return how, 0 if how is Begins.FIRST else None

    # ---- seats -----------------------------------------------------------------------------------------------------

    @property
    def limits(self) -> tuple[int, int]:
        """Give the fewest and the most seats of the variant."""
        return self.entry.limits(self.variant)

    @property
    def room(self) -> int:
        """Count the seats still free."""
        return self.limits[1] - len(self.seats)

    def seated(self, profile: ProfileChoice) -> GameDraft:
        """Seat somebody of the family last."""
        return self._with_seats((*self.seats, SeatChoice(profile.id, profile.name, profile.ink, key=profile.key)))

    def with_guest(self, name: str = "") -> GameDraft:
        """Seat somebody without a profile last; "" gets a name when the game begins."""
        return self._with_seats((*self.seats, SeatChoice(None, name, 0)))

    def named(self, place: int, name: str) -> GameDraft:
        """Call a guest so; "" for a name that is given when the game begins."""
        return self._changed(place, replace(self.seats[place], name=name))

    def completed(self, profiles: Sequence[ProfileChoice]) -> GameDraft:
        """Seat whom the game still needs: a person (the only one of the family, else a guest), then computer players.

        Whoever is too many stands up.
        """
        draft = self._fitted() if self.room < 0 else self
        if all(seat.level for seat in draft.seats):
            draft = draft.without(len(draft.seats) - 1) if draft.room <= 0 else draft
            draft = draft.seated(profiles[0]) if len(profiles) == 1 else draft.with_guest()
            draft = draft.moved(len(draft.seats) - 1, 0)
        while len(draft.seats) < draft.limits[0]:
            draft = draft.with_computer(DEFAULT_LEVEL if profiles else FIRST_LEVEL)
        return draft

    def with_computer(self, level: str = DEFAULT_LEVEL) -> GameDraft:
        """Seat a computer player last."""
        return self._with_seats((*self.seats, SeatChoice(None, "", 0, level)))

    def emptied(self) -> GameDraft:
        """Let everybody stand up."""
        return replace(self._with_seats(()), standing=())

    def without(self, place: int) -> GameDraft:
        """Let a seat (from 0) stand up."""
        return self._with_seats((*self.seats[:place], *self.seats[place + 1 :]))

    def moved(self, place: int, to: int) -> GameDraft:
        """Move a seat to another place."""
        seats = list(self.seats)
        seats.insert(to, seats.pop(place))
        return self._with_seats(tuple(seats))

    def with_room(self) -> GameDraft:
        """Let a computer player stand up where the table is full."""
        computer = next((place for place, seat in reversed(list(enumerate(self.seats))) if seat.level), None)
        return self if self.room > 0 or computer is None else self.without(computer)

    def with_person(self, name: str, profiles: Iterable[ProfileChoice]) -> GameDraft:
        """Seat somebody by name last, of the family or as a guest; where the table is full a computer stands up, or all stays."""
        draft = self.with_room()
        if draft.room <= 0:
            return self
        profile = next((one for one in draft.free(profiles) if one.name == name), None)
        return draft.with_guest(name) if profile is None else draft.seated(profile)

    def with_phone(self, place: int, phone: str) -> GameDraft:
        """Let a seat be played from the chair of a phone; "" for none."""
        return self._changed(place, replace(self.seats[place], phone=phone))

    def inviting(self, *, on: bool) -> GameDraft:
        """Let people play from phones, or nobody."""
        seats = self.seats if on else tuple(replace(seat, phone="") for seat in self.seats)
        return replace(self, phones=on, seats=seats)

    def joined_by(self, other: GameDraft) -> GameDraft:
        """Let those who sit on phones at another game sit down at this one too, while there is room."""
        draft = self.inviting(on=False).inviting(on=other.phones)
        for seat in other.seats:
            if seat.phone:
                who = (seat.profile_id, seat.name)
                known = (place for place, own in enumerate(draft.seats) if own.level is None and (own.profile_id, own.name) == who)
                place = next(known, None)
                if place is not None:
                    draft = draft.with_phone(place, seat.phone)
                elif (draft := draft.with_room()).room > 0:
                    draft = draft._with_seats((*draft.seats, replace(seat, leads=False)))  # noqa: SLF001 - one of us
        return draft

    def with_level(self, place: int, level: str) -> GameDraft:
        """Change the level of a computer player."""
        return self._changed(place, replace(self.seats[place], level=level))

    def with_vocabulary(self, place: int, vocabulary: str) -> GameDraft:
        """Choose the words a computer player knows; those of its level then follow its level."""
        seat = self.seats[place]
        usual = self.game.vocabularies[seat.level or DEFAULT_LEVEL]
        return self._changed(place, replace(seat, vocabulary=None if vocabulary == usual else vocabulary))

    def with_extra(self, place: int, seconds: int) -> GameDraft:
        """Give a person more sand."""
        return self._changed(place, replace(self.seats[place], extra_s=seconds))

    def with_keys(self, keys: Mapping[int, str]) -> GameDraft:
        """Give people their buzzer keys, by place."""
        return self._with_seats(tuple(replace(seat, key=keys.get(place, seat.key)) for place, seat in enumerate(self.seats)))

    def with_leader(self, place: int) -> GameDraft:
        """Let one person decide in doubt."""
        return self._with_seats(tuple(replace(seat, leads=number == place) for number, seat in enumerate(self.seats)))

    def vocabulary(self, place: int) -> str:
        """Say which words a computer player knows; empty for a person and in a game without words."""
        seat = self.seats[place]
        if seat.level is None or not self.game.vocabularies:
            return ""
        return seat.vocabulary or self.game.vocabularies[seat.level]

    @property
    def takes_word(self) -> bool:
        """Tell whether the dice follow from a code that the program draws: neither typed nor thrown by hand."""
        return not self.hand and not self.typed.strip()

    @property
    def takes_extra(self) -> bool:
        """Tell whether a person may get more time: only where a clock runs."""
        option = self.game.option(Role.EXTRA_TIME)
        return option is not None and self.means(option)

    def handicap(self, data: NewGameData) -> tuple[int, ...]:
        """Propose the points that each seat has from the start, by what the people have scored so far; () for none."""
        if handicap.OPTION not in self.values or len(self.seats) < 2:
            return ()
        people = (seat.profile_id for seat in self.seats)
        scores = [() if who is None else data.usual(self.game, self.options, who, len(self.seats)) for who in people]
        return proposed(scores, race=bool(self.given(Role.TARGET)))

    @property
    def leader(self) -> int | None:
        """Tell who decides in doubt, by place; None where nobody does."""
        option = self.game.option(Role.LEADER)
        return leader_of(self.seats) if option is not None and self.means(option) else None

    @property
    def keys(self) -> dict[int, str]:
        """Give the buzzer key of each person, by place; empty in a game without buzzers."""
        if not self.game.buzzers:
            return {}
        people = [place for place, seat in enumerate(self.seats) if seat.level is None]
        return dict(zip(people, given_keys([self.seats[place].key for place in people]), strict=True))

    def _changed(self, place: int, seat: SeatChoice) -> GameDraft:
        return self._with_seats((*self.seats[:place], seat, *self.seats[place + 1 :]))

    def free(self, profiles: Iterable[ProfileChoice]) -> Iterator[ProfileChoice]:
        """List who of the family could still sit down."""
        taken = {seat.profile_id for seat in self.seats}
        return (profile for profile in profiles if profile.id not in taken)

    def _with_seats(self, seats: tuple[SeatChoice, ...]) -> GameDraft:
        seated = {seat.profile_id for seat in seats if seat.profile_id is not None}
        standing = tuple(seat for seat in self.standing if seat.profile_id not in seated)
        return replace(self, seats=inked(seats), standing=standing)

    # ---- the game --------------------------------------------------------------------------------------------------

    @property
    def code(self) -> str | Refusal | None:
        """Read the typed code: its one spelling, what is wrong with it, or None when nothing is typed."""
        return read_code(self.typed) if self.typed.strip() else None


def leader_of(seats: Sequence[SeatChoice]) -> int:
    """Tell who decides in doubt: the person chosen, else the first one (0 where only computers sit)."""
    people = [place for place, seat in enumerate(seats) if seat.level is None]
    return next((place for place in people if seats[place].leads), people[0] if people else 0)


def with_seats_choices(
    game: Game, options: Iterable[tuple[str, Option]], seats: Sequence[SeatChoice]
) -> tuple[tuple[str, Option], ...]:
    """Write what was chosen at the seats into the options that keep it by seat."""
    values = dict(options)
    kept: dict[str, Option] = {handicap.OPTION: handicap.written(tuple(seat.start for seat in seats))}
    if (extra := game.unlisted_for(Role.EXTRA_TIME)) is not None:
        kept[extra.name] = extra.written([0 if seat.level or not applies(extra, values) else seat.extra_s for seat in seats])
    if (leader := game.unlisted_for(Role.LEADER)) is not None:
        kept[leader.name] = leader_of(seats) if applies(leader, values) else 0
    return tuple((name, kept.get(name, value)) for name, value in values.items())


def seats_with_choices(game: Game, options: Mapping[str, Option], seats: Sequence[SeatChoice]) -> tuple[SeatChoice, ...]:
    """Read what options keep by seat back into the seats, in the order they had in that game."""
    extra, leader = game.unlisted_for(Role.EXTRA_TIME), game.unlisted_for(Role.LEADER)
    extras = extra.read(options.get(extra.name, ""), len(seats)) if extra is not None else (0,) * len(seats)
    leads = options.get(leader.name) if leader is not None else None
    starts = handicap.starts(str(options.get(handicap.OPTION, "")), len(seats))
    return tuple(
        replace(seat, extra_s=extras[place], leads=place == leads, start=starts[place]) for place, seat in enumerate(seats)
    )


def inked(seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """Give every seat an ink of its own: people first keep theirs, then whoever has one that is free, the rest what is left.

    Inks that people at the table wear are never taken by a computer player. More seats than inks: the last ones share.
    """
    given: dict[int, int] = {}
    ordered = sorted(range(len(seats)), key=lambda place: seats[place].level is not None)
    waiting = []
    for place in ordered:
        ink = seats[place].ink
        if ink in INKS and ink not in given.values():
            given[place] = ink
        else:
            waiting.append(place)
    for place in waiting:
        given[place] = next((ink for ink in INKS if ink not in given.values()), INKS[-1])
    return tuple(replace(seat, ink=given[place]) for place, seat in enumerate(seats))


def first_draft(choice: GameChoice, data: NewGameData) -> GameDraft:
    """Begin a draft as the game was last agreed, as far as that still fits; else one of the family, or a guest, against a computer.

    A profile that has gone since, and options that the game no longer knows, are left out; the game can begin as it stands.
    Raises ValueError for a game that has not landed.
    """
    if choice.load is None:
        raise ValueError(choice.entry.id)
    game, last = choice.load(), data.remembered.get(choice.entry.id)
    defaults = dict(game.pairs(game.options()))
    draft = GameDraft(choice.entry, game, tuple(defaults.items()))
    family = {profile.id: profile for profile in data.profiles}
    made_anew = {handicap.OPTION, *(option.name for option in game.unlisted if option.role is not Role.OWN)}
    if last is not None:
        for name, value in last.options:
            if name not in made_anew and _fits(game, name, value):
                with suppress(CodecError):  # what the family made itself may have been spoilt since
                    draft = draft.with_option(name, value)
        known = (seat if seat.level else _today(seat, family) for seat in last.seats)
        kept = tuple(seat for seat in known if seat is not None)
        draft = replace(draft, coach=last.coach, own_word=last.own_word, is_remembered=True, seats=inked(kept))
    if not any(seat.level is None for seat in draft.seats):
        computers = () if last is None else draft.seats
        draft = replace(draft, seats=())
        draft = draft.seated(data.profiles[0]) if data.profiles else draft.with_guest()
        draft = replace(draft, seats=inked((*draft.seats, *computers)))
        if last is None and draft.room:
            draft = draft.with_computer(DEFAULT_LEVEL if data.profiles else FIRST_LEVEL)
    return draft.completed(data.profiles)


class Drafts:
    """The games that are being agreed, each as it was left; ``game_id`` is the one that is shown, "" before there is one."""

    def __init__(self) -> None:
        self._left: dict[str, GameDraft] = {}
        self.game_id = ""

    @property
    def shown(self) -> GameDraft | None:
        """Give the draft that is shown."""
        return self._left.get(self.game_id)

    def take(self, draft: GameDraft) -> None:
        """Keep a changed draft of the game that is shown."""
        self._left[self.game_id] = draft

    def forget(self) -> None:
        """Forget what was agreed; the next game that is shown begins anew."""
        self._left = {}

    def show(self, choice: GameChoice, data: NewGameData) -> GameDraft:
        """Show a game as it was left, or as it was last agreed; whoever sits on a phone comes along. Raises ValueError."""
        before, self.game_id = self.shown, choice.entry.id
        draft = self._left.get(self.game_id) or first_draft(choice, data)
        self.take(draft if before is None else draft.joined_by(before))
        return self._left[self.game_id]


def _today(seat: SeatChoice, family: Mapping[int, ProfileChoice]) -> SeatChoice | None:
    """Seat a profile under its name, colour and key of today; None when it has gone, and for a guest where there is a family."""
    if seat.profile_id is None:
        return None if family else seat
    profile = family.get(seat.profile_id)
    return replace(seat, name=profile.name, ink=profile.ink, key=profile.key) if profile else None


def _fits(game: Game, name: str, value: Option) -> bool:
    """Tell whether a game still knows an option and this value of it."""
    defaults = dict(game.pairs(game.options()))
    if name not in defaults or type(defaults[name]) is not type(value):
        return False
    return all(value in agreed.values for agreed in game.fields if agreed.name == name)
