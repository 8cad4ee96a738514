"""What REFEREE opens: the card in play, the lists of its themes, the family's rulings, and the dictionary for roots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from ludogite.games.des_themes.moves import Judged, Said, Standing
from ludogite.words.answers import ListMatch, Reading, match
from ludogite.words.families import Family, same_family
from ludogite.words.fold import letters
from ludogite.words.levels import Levels, Vocabulary
from ludogite.words.lexicon import WordList
from ludogite.words.reasons import Verdict
from ludogite.words.themes import Card, Entry, ProperNouns, ThemeLists, Topic, answer_key
from ludogite.words.verdicts import Ruling

SHORTEST_PART: Final = 4
"""Letters from which a part of a compound answer (*pomme de terre*) is compared with other words."""
_SMALL: Final = frozenset(["DANS", "POUR", "AVEC", "SANS", "CHEZ", "SAINT", "SAINTE", "GRAND", "GRANDE", "PETIT", "PETITE"])
OWN: Final = "perso:"
OWN_LONGEST: Final = 40  # characters of a theme's id in the house dictionary


class ThemeBook:
    """A card with its lists, the rulings on its themes (by theme id and letters of play), and a dictionary; never changes."""

    def __init__(
        self, card: Card, lists: ThemeLists, lexicon: WordList, rulings: Iterable[Ruling] = (), *, is_own: bool = False
    ) -> None:
        """Take a card of ours, or one of the family's (``is_own``), whose own answers are its lists."""
        self.card = card
        self.lexicon = lexicon
        self._lists = _own_lists(card) if is_own else lists
        self._is_own = is_own
        self._rulings = _latest(rulings)

    def theme(self, number: int) -> Topic:
        """Return a theme by its number, 1 to 6."""
        return self.card.themes[number - 1]

    def house_id(self, number: int) -> str:
        """Return the id under which the house dictionary keeps rulings on a theme, at most 40 characters.

        Of the family's own cards it is the theme's name, so that cards that share a theme share its rulings.
        """
        theme = self.theme(number)
        return (OWN + theme.name)[:OWN_LONGEST].strip() if self._is_own else theme.id

    def entries(self, number: int) -> tuple[Entry, ...]:
        """Return all answers that the list of a theme knows."""
        return self._lists.entries(self.theme(number).id)

    def with_initial(self, number: int, letter: str) -> tuple[Entry, ...]:
        """Return the answers of a theme that begin with a letter A to Z."""
        return self._lists.with_initial(self.theme(number).id, letter)

    def is_known(self, entry: Entry, levels: Levels, vocabulary: Vocabulary) -> bool:
        """Tell whether a vocabulary holds an answer: proper nouns and what no dictionary has are anybody's, crude words never."""
        if entry.key in levels.never:
            return False
        is_plain = not entry.proper and self.lexicon.valid(entry.key)
        return not is_plain or levels.may_play(entry.key, vocabulary)

    def judge(self, number: int, found: tuple[Reading, ...], said: Iterable[Said], *, proper: bool) -> Judged:
        """Judge an answer to a theme, given the readings of it that suit the dice (one at least) and the words said before.

        A listed reading wins, then a ruled one; otherwise a proper noun is read with its article, another word without.
        """
        theme, house = self.theme(number), self.house_id(number)
        listed = self.match(number, found)
        ruled = next((reading for reading in found if (house, reading.key) in self._rulings), None)
        proper = proper or theme.proper_nouns is ProperNouns.ATTENDUS
        whole = [reading for reading in found if not reading.before] or found
        reading = ruled or (listed.reading if listed else whole[0 if proper else -1])
        text, standing = reading.text, Standing.UNKNOWN
        if listed and listed.reading == reading:
            text = listed.entry.text if listed.entry.key == reading.key else text
            proper, standing = listed.entry.proper, Standing.LISTED
        if ruled:
            accepted = self._rulings[house, ruled.key]
            standing = Standing.LISTED if listed and accepted else Standing.ACCEPTED if accepted else Standing.BANNED
        if proper:
            return Judged(text, reading.key, house, standing, proper)
        family, against = self.nearest(text, said)
        return Judged(text, reading.key, house, standing, proper, family, against)

    def match(self, number: int, found: Iterable[Reading]) -> ListMatch | None:
        """Find the answer of a theme's lists that one of the readings is, and why."""
        return match(self._lists, self.theme(number), found, self.lexicon)

    def nearest(self, text: str, said: Iterable[Said]) -> tuple[Family, str]:
        """Return how an answer is related to the words said in this round, and to which of them ('' to none)."""
        doubt = ""
        for other in said:
            match self.family(text, other.text):
                case Family.MEME_MOT:
                    return Family.MEME_MOT, other.text
                case Family.PEUT_ETRE:
                    doubt = doubt or other.text
        return (Family.PEUT_ETRE, doubt) if doubt else (Family.NON, "")

    def family(self, one: str, other: str) -> Family:
        """Compare two answers; of compound ones the parts, of which one in common is no more than a doubt."""
        if letters(one) and letters(other):
            return same_family(one, other, self.lexicon.lemmas)
        if answer_key(one) == answer_key(other):
            return Family.MEME_MOT
        related = any(same_family(a, b, self.lexicon.lemmas) is not Family.NON for a in _parts(one) for b in _parts(other))
        return Family.PEUT_ETRE if related else Family.NON


def _parts(text: str) -> list[str]:
    """Return the words of an answer that may share a root with another."""
    words = "".join(char if answer_key(char) else " " for char in text).split()
    folded = [answer_key(word) or "" for word in words]
    return [word for word in folded if len(word) >= SHORTEST_PART and word not in _SMALL] if len(folded) > 1 else folded


def _latest(rulings: Iterable[Ruling]) -> Mapping[tuple[str, str], bool]:
    """Return the latest ruling on each answer of each theme: whether it was accepted."""
    kept: dict[tuple[str, str], Ruling] = {}
    for ruling in rulings:
        if ruling.theme is not None:
            place = (ruling.theme, ruling.word)
            if place not in kept or kept[place].at <= ruling.at:
                kept[place] = ruling
    return {place: ruling.verdict == Verdict.ACCEPT for place, ruling in kept.items()}


def _own_lists(card: Card) -> ThemeLists:
    """Make the lists of a card of the family: the answers it gives, else its examples."""
    lists: dict[str, Callable[[], tuple[Entry, ...]]] = {}
    for theme in card.themes:
        entries: dict[str, Entry] = {}
        for text in (*theme.answers, *theme.examples):
            key = answer_key(text)
            if key:
                is_proper = theme.proper_nouns is ProperNouns.ATTENDUS
                is_proper = is_proper or (theme.proper_nouns is ProperNouns.ADMIS and text[:1].isupper())
                entries.setdefault(key, Entry(text, key, is_proper))
        lists[theme.id] = partial(tuple, tuple(entries.values()))
    return ThemeLists(lists)
