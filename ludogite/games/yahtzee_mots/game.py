"""The catalogue's description of Yahtzee des Mots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from string import ascii_uppercase
from typing import TYPE_CHECKING, Final

from ludogite.core.caches import ENGINES
from ludogite.core.log import AnyEntry
from ludogite.core.rules import Request, Seat
from ludogite.games.common.dictionary import asker, dictionary, vocabularies
from ludogite.games.facts import Accounting
from ludogite.games.game import (
    AnyRules,
    Coach,
    Family,
    Flag,
    Game,
    Number,
    OneOf,
    Prize,
    Reader,
    ResourceError,
    Review,
    Role,
    Unlisted,
    Variant,
)
from ludogite.games.hand import Hand, Make, RealDie
from ludogite.games.problem import Asked
from ludogite.games.setup import reader
from ludogite.games.yahtzee_mots.bot import DEFAULT_VOCABULARY, USUAL, WEIGHTS, YahtzeeMotsPlayer
from ludogite.games.yahtzee_mots.facts import facts
from ludogite.games.yahtzee_mots.finder import Finder
from ludogite.games.yahtzee_mots.letters import DICE, LetterDice, LettersError, laid_out, plain, read_letter_dice
from ludogite.games.yahtzee_mots.moves import (
    AskHint,
    Claim,
    Event,
    Hinted,
    Judged,
    Mark,
    Marked,
    Opened,
    Propose,
    Roll,
    Rolled,
    SandRanOut,
    TakeBack,
    Zero,
)
from ludogite.games.yahtzee_mots.outlook import Outlook, OutlookError, nothing_to_come, read_free_order, read_in_order
from ludogite.games.yahtzee_mots.refusals import kept_faces
from ludogite.games.yahtzee_mots.rules import YahtzeeMotsRules
from ludogite.games.yahtzee_mots.sheet import Prime
from ludogite.games.yahtzee_mots.state import MAX_PARTIES, SANDS, Options, YahtzeeMotsView
from ludogite.games.yahtzee_mots.tables import Tables, TablesError
from ludogite.games.yahtzee_mots.values import Values
from ludogite.words.fold import fold
from ludogite.words.levels import Vocabulary
from ludogite.words.lexicon import WordList
from ludogite.words.verdicts import HouseLexicon, Without

if TYPE_CHECKING:
    from ludogite.games.yahtzee_mots.review import SheetAccount

DICE_FILE: Final = "dice/yahtzee_mots.toml"
FOLDER: Final = "yahtzee_mots"
ORDRE, LIBRE = "ordre.bin", "libre.bin"


def letter_dice(read: Reader) -> LetterDice:
    """Read the dice; raises ResourceError when their file is missing or damaged."""
    try:
        return read_letter_dice(read(DICE_FILE))
    except LettersError as error:
        raise ResourceError("resource_damaged", DICE_FILE) from error


def finder(read: Reader, vocabulary: Vocabulary) -> Finder:
    """Give what finds the words of a vocabulary that may be played (0.2 s the first time); none that the family has banned."""
    return _finder(read.folder, vocabulary, _banned(read))


@ENGINES.keep()
def _finder(folder: Path, vocabulary: Vocabulary, banned: frozenset[str]) -> Finder:
    read = reader(folder)
    levels = vocabularies(read)
    lexicon = dictionary(read)

    def words() -> Iterator[str]:
        for letter in ascii_uppercase:
            known = (word for word in lexicon.beginning(letter) if len(word) <= DICE and word not in banned)
            yield from (word for word in known if levels.may_play(word, vocabulary))

    return Finder(letter_dice(read), words)


def house(read: Reader) -> HouseLexicon:
    """Give the dictionary as the family has ruled it: what REFEREE asks."""
    return HouseLexicon(dictionary(read), read.rulings)


def _banned(read: Reader) -> frozenset[str]:
    """List the words that the family has banned: no computer player may insist on one."""
    ruled = {word for ruling in read.rulings if isinstance(word := fold(ruling.word), str)}
    known = house(read)
    return frozenset(word for word in ruled if not known.valid(word))


def _barred(read: Reader, options: Options) -> frozenset[str]:
    """List what nobody may play at a table: what the family has banned, and slang where the table has agreed so."""
    return _banned(read) | (frozenset() if options.slang else vocabularies(read).slang)


def _make_rules(seats: int, options: Options, read: Reader) -> AnyRules:
    words: WordList = house(read)
    if not options.slang:
        words = Without(words, vocabularies(read).slang)
    every = _finder(read.folder, Vocabulary.TOUT, _barred(read, options))
    told = tuple(
        (_told(read, options, vocabulary), _told(read, options, vocabulary, rare=True)) for vocabulary in read.askers[:seats]
    )
    return YahtzeeMotsRules(seats, letter_dice(read), words, every, options, told)


def tables(read: Reader, vocabulary: Vocabulary) -> Tables:
    """Give the best scores of all rolls with the words of a vocabulary; raises ResourceError."""
    return _tables(read.folder, vocabulary)


@ENGINES.keep()
def _tables(folder: Path, vocabulary: Vocabulary) -> Tables:
    read, name = reader(folder), f"{FOLDER}/{vocabulary.value}.bin"
    try:
        return Tables.from_bytes(read(name), dictionary(read).digest)
    except TablesError as error:
        raise ResourceError("resource_damaged", name) from error


def solved(options: Options, read: Reader) -> Outlook:
    """Read what perfect play expects of these options; raises ResourceError when the table is missing or damaged."""
    name = f"{FOLDER}/{LIBRE if options.ordre_libre else ORDRE}"
    try:
        data = read(name)
        return read_free_order(data, options.version) if options.ordre_libre else read_in_order(data, options.version)
    except OutlookError as error:
        raise ResourceError("resource_damaged", name) from error


def values_of(level: str, options: Options, read: Reader, vocabulary: Vocabulary | None = None) -> Values:
    """Give how a level rates what may be done, with its own vocabulary or another one; levels alike share it."""
    known = vocabulary or DEFAULT_VOCABULARY[level]
    what = Options(ordre_libre=options.ordre_libre, prime=options.prime)  # all that matters for values
    return _values(level, what, read.folder, known, _barred(read, options))


@ENGINES.keep(6)
def _values(level: str, options: Options, folder: Path, vocabulary: Vocabulary, banned: frozenset[str]) -> Values:
    read = reader(folder)
    outlook: Outlook = {"fort": USUAL}.get(level, nothing_to_come) if level != "parfait" else solved(options, read)
    return Values(letter_dice(read), tables(read, vocabulary), _finder(folder, vocabulary, banned), outlook)


def make_player(level: str, options: Options, read: Reader, vocabulary: Vocabulary | None = None) -> YahtzeeMotsPlayer:
    """Seat a computer player of a level, with its usual vocabulary or another one."""
    return YahtzeeMotsPlayer(values_of(level, options, read, vocabulary), WEIGHTS[level])


def _make_coach(options: Options, read: Reader) -> Coach:
    from ludogite.games.yahtzee_mots.coach import YahtzeeMotsCoach  # noqa: PLC0415 - agreeing on a game needs no coach

    values = values_of("parfait", options, read)

    def known(seat: Seat) -> tuple[Values, Finder]:
        vocabulary = asker(read, seat)
        if vocabulary is Vocabulary.TOUT:
            return values, values.finder
        return values_told(options, read, vocabulary), _told(read, options, vocabulary, rare=True)

    return YahtzeeMotsCoach(values, lambda seat: _usual_words(read, asker(read, seat)), known)


def _told(read: Reader, options: Options, vocabulary: Vocabulary, *, rare: bool = False) -> Finder:
    """Give what finds the words that advice and hints name to somebody; ``rare``: also those that the person may not know."""
    barred = _barred(read, options)
    if vocabulary is Vocabulary.ENFANT:
        barred |= vocabularies(read).veiled
    widest = Vocabulary.COURANT if vocabulary is Vocabulary.ENFANT else vocabulary
    return _finder(read.folder, Vocabulary.TOUT if rare else widest, barred)


def values_told(options: Options, read: Reader, vocabulary: Vocabulary) -> Values:
    """Give how to rate what may be done with the words that somebody of this vocabulary knows."""
    widest = Vocabulary.COURANT if vocabulary is Vocabulary.ENFANT else vocabulary
    hidden = vocabularies(read).veiled if vocabulary is Vocabulary.ENFANT else frozenset()
    what = Options(ordre_libre=options.ordre_libre, prime=options.prime)
    return _values("parfait", what, read.folder, widest, _barred(read, options) | hidden)


@ENGINES.keep(4)
def _usual_words(read: Reader, vocabulary: Vocabulary) -> tuple[tuple[str, ...], ...]:
    """List the words of up to seven letters that children know, and those that other people use; none that is not for the asker."""
    levels, short = vocabularies(read), [word for word in house(read).words() if len(word) <= DICE]
    shown = [word for word in short if levels.may_show(word, vocabulary)]
    return tuple(tuple(word for word in shown if levels.may_play(word, known)) for known in (Vocabulary.ENFANT, Vocabulary.COURANT))


def _make_review(options: Options, read: Reader) -> Review:
    from ludogite.games.yahtzee_mots.hindsight import hindsight  # noqa: PLC0415

    values = values_of("parfait", options, read)
    if Vocabulary.ENFANT in read.askers:  # it names words to a child
        what = Options(ordre_libre=options.ordre_libre, prime=options.prime)
        values = _values("parfait", what, read.folder, Vocabulary.TOUT, _barred(read, options) | vocabularies(read).veiled)
    return partial(hindsight, values=values)


def _account(
    rules: YahtzeeMotsRules, entries: Iterable[AnyEntry], options: Options, read: Reader, seat: Seat
) -> Sequence[SheetAccount]:
    """Account for a seat, a third of a second for each turn."""
    from ludogite.games.yahtzee_mots.review import review  # noqa: PLC0415

    return review(rules, entries, values_of("parfait", options, read), only=seat).accounts


def _real_dice(rules: YahtzeeMotsRules, view: YahtzeeMotsView, request: Request) -> Hand:
    """Let letters be read off dice that look alike: whatever seven dice of the box can show together is accepted."""
    state, letters = view.state, view.letter_dice
    lying = tuple("" if die in state.throwing else face for die, face in enumerate(state.dice or ("",) * DICE))
    faces = tuple(sorted({plain(face) for die in letters.faces for face in die}))  # the joker sorts last

    def fits(read: tuple[str, ...]) -> bool:
        return laid_out(letters, lying, filter(None, read)) is not None

    def rolled(read: tuple[str, ...]) -> Rolled:
        seven = laid_out(letters, lying, read)
        if seven is None:
            return Rolled(read)  # refused by the rules
        stay = all(not kept or plain(kept) == plain(face) for kept, face in zip(lying, seven, strict=True))
        return Rolled(tuple(seven[die] for die in state.throwing) if stay else seven)

    dice = tuple(RealDie(Make.LETTERS, faces) for _ in state.throwing)
    return Hand(dice, rolled, tuple(map(plain, kept_faces(state))), loose=True, fits=fits)


def _left(event: Event) -> str:
    return max(event.words, key=len, default="") if isinstance(event, Marked) else ""


def _standing(view: YahtzeeMotsView) -> tuple[int, ...]:
    """Add up the sheets of all parties so far."""
    return view.totals()


def _digest(read: Reader) -> str:
    return house(read).digest


def _word_points(read: Reader) -> Callable[[str], int | None]:
    """Score a word by what is printed on the dice, each letter as often as the word has it."""
    letters = letter_dice(read)
    values = {letter: letters.value(letter) for letter in ascii_uppercase}
    return lambda word: sum(values[letter] for letter in word) if len(word) <= DICE else None


def _problem() -> Asked:
    from ludogite.games.yahtzee_mots.problem import ASKED  # noqa: PLC0415

    return ASKED


GAME = Game(
    id="yahtzee_mots",
    rules_version=1,
    options=Options,
    variants=(Variant("ordre", (("ordre_libre", False),)), Variant("libre", (("ordre_libre", True),))),
    fields=(
        Number("parties", least=1, most=MAX_PARTIES, default=1),
        OneOf("sablier", SANDS, default=60, family=Family.TIME),
        OneOf("prime", tuple(version.value for version in Prime), default=Prime.FEUILLE_1979.value),
        Flag("first_opens"),
        Flag("slang", default=True, family=Family.WORDS),
        Flag("strict", family=Family.WORDS),
        Flag("hints", default=True, role=Role.HINTS, family=Family.HELP),
    ),
    unlisted=(Unlisted("delais", Role.EXTRA_TIME, only_with="sablier"),),
    record_fields=("parties", "prime", "sablier"),
    commands=(Roll, Propose, Claim, Mark, Zero, AskHint, TakeBack, Opened, Rolled, SandRanOut, Judged, Hinted),
    begins=lambda options: "first" if options.first_opens else "lot",
    make_rules=_make_rules,
    problem=_problem,
    get_ready=lambda rules: rules.finder.take_up(),
    make_player=make_player,
    vocabularies=DEFAULT_VOCABULARY,
    make_coach=_make_coach,
    helps=(AskHint,),
    standing=_standing,
    left=_left,
    make_review=_make_review,
    hand=("dice",),
    real_dice=_real_dice,
    digest=_digest,
    facts=facts,
    accounting=Accounting(_account, newest=12, is_slow=True),
    word_points=_word_points,
    alone={},
    prizes=(Prize("yahtzee_mots.hundred", "hundreds", weight=1.0), Prize("yahtzee_mots.upper_prime", "primes")),
)
