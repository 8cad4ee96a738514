"""What REFEREE opens: the card in play, the lists of its themes, the family's rulings, and the dictionary for roots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ludogite.games.des_themes.moves import Judged, Said, Standing
from ludogite.games.des_themes.scoring import shown_text
from ludogite.words.families import Family, same_family
from ludogite.words.fold import letters
from ludogite.words.levels import Levels, Vocabulary
from ludogite.words.lexicon import WordList
from ludogite.words.reasons import Verdict
from ludogite.words.themes import Card, Entry, ProperNouns, Theme, ThemeLists, answer_key
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

    def theme(self, number: int) -> Theme:
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

    def judge(self, number: int, text: str, keys: tuple[str, ...], said: Iterable[Said], *, proper: bool) -> Judged:
        """Judge an answer to a theme, given the readings of it that suit the dice (one at least) and the words said before.

        A listed reading wins, then a ruled one; otherwise a proper noun is read with its article, another word without.
        """
        theme = self.theme(number)
        entry = next((found for key in keys if (found := self._lists.find(theme.id, key)) is not None), None)
        ruled = next((key for key in keys if (self.house_id(number), key) in self._rulings), None)
        proper = proper or theme.proper_nouns is ProperNouns.ATTENDUS
        key = ruled or (entry.key if entry else keys[0 if proper else -1])
        shown = entry.text if entry and entry.key == key else shown_text(text, key)
        if entry and entry.key == key:
            proper = entry.proper
        standing = Standing.LISTED if entry else Standing.UNKNOWN
        if ruled:
            accepted = self._rulings[self.house_id(number), ruled]
            standing = Standing.ACCEPTED if accepted else Standing.BANNED
            standing = Standing.LISTED if entry and accepted else standing
        if proper:
            return Judged(shown, key, self.house_id(number), standing, proper)
        family, against = self.nearest(shown, said)
        return Judged(shown, key, self.house_id(number), standing, proper, family, against)

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
    words = "".join(char if letters(char) else " " for char in text).split()
    folded = [letters(word) or "" for word in words]
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
    lists = {}
    for theme in card.themes:
        entries: dict[str, Entry] = {}
        for text in (*theme.answers, *theme.examples):
            key = answer_key(text)
            if key:
                is_proper = theme.proper_nouns is ProperNouns.ATTENDUS
                is_proper = is_proper or (theme.proper_nouns is ProperNouns.ADMIS and text[:1].isupper())
                entries.setdefault(key, Entry(text, key, is_proper))
        lists[theme.id] = tuple(entries.values())
    return ThemeLists(lists)
