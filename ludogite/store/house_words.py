"""Keep the house dictionary: words that the family accepts or bans, who said so, when, and in which game.

The words arrive folded by the word layer; here they are opaque. A ruling is about a word alone, or about a word under a theme.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING, Any

from ludogite.core.rules import Refusal
from ludogite.store.errors import RefusalCode
from ludogite.store.text import TIME, clean, is_text, mended, mended_time
from ludogite.words.reasons import Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludogite.store.connection import Connection

WORD_LONGEST = 40
FORMAT = "ludogite-words"
FORMAT_VERSION = 1


@dataclass(frozen=True, slots=True)
class HouseWord:
    """One ruling: ``who`` is a name as shown, ``at`` ISO UTC, ``game`` a game's id or None, ``theme`` None for the word itself."""

    word: str
    verdict: Verdict
    who: str
    at: str
    game: str | None = None
    theme: str | None = None


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import did: rulings taken in, and rulings left out because ours is the same or newer."""

    taken: int
    kept: int


COLUMNS = "word, verdict, who, at, game, nullif(theme, '')"


class HouseWords:
    """The house dictionary of one data file: at most one ruling per word and theme."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def everything(self) -> tuple[HouseWord, ...]:
        """Return all rulings that read, by word."""
        rows = self._connection.rows(f"SELECT {COLUMNS} FROM words ORDER BY word, theme")  # noqa: S608 - constant
        return tuple(ruling for row in rows if (ruling := _ruling(row)) is not None)

    def get(self, word: str, theme: str | None = None) -> HouseWord | None:
        """Return the ruling on a word, if any."""
        found = self._connection.row(
            f"SELECT {COLUMNS} FROM words WHERE word = ? AND theme = ?",  # noqa: S608 - constant
            (word, theme or ""),
        )
        return None if found is None else _ruling(found)

    def rule(
        self, word: str, verdict: Verdict, *, who: str, game: str | None = None, theme: str | None = None
    ) -> HouseWord | Refusal:
        """Accept or ban a word, now, in place of an earlier ruling; or refuse: ``word_empty``, ``_too_long``, ``_control``."""
        cleaned = clean(word, "word", longest=WORD_LONGEST)
        if isinstance(cleaned, Refusal):
            return cleaned
        ruling = HouseWord(cleaned, verdict, who, self._connection.now(), game, theme)
        self.put(ruling)
        return ruling

    def put(self, ruling: HouseWord) -> None:
        """Write a ruling as it is: gives back what ``get`` returned before a change that is undone."""
        with self._connection.writing() as db:
            db.execute(
                "INSERT INTO words (word, theme, verdict, who, at, game) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (word, theme)"
                " DO UPDATE SET verdict = excluded.verdict, who = excluded.who, at = excluded.at, game = excluded.game",
                (ruling.word, ruling.theme or "", ruling.verdict.value, ruling.who, ruling.at, ruling.game),
            )

    def withdraw(self, word: str, theme: str | None = None) -> HouseWord | None:
        """Take a ruling back and return it; None if there was none."""
        with self._connection.writing() as db:
            ruling = self.get(word, theme)
            db.execute("DELETE FROM words WHERE word = ? AND theme = ?", (word, theme or ""))
        return ruling

    def export(self) -> str:
        """Return the whole list as JSON text for a file."""
        return json.dumps(self.listed(), ensure_ascii=False, indent=1)

    def listed(self) -> dict[str, Any]:
        """Return the whole list as the JSON object that ``read_rulings`` reads."""
        words = [entry for ruling in self.everything() if _read_entry(entry := asdict(ruling)) is not None]
        return {"format": FORMAT, "version": FORMAT_VERSION, "words": words}

    def take_in(self, text: str) -> Imported | Refusal:
        """Add an exported list to ours, the newer ruling on a word winning; or refuse it whole.

        Refusals: ``list_unreadable``, ``list_newer``.
        """
        try:
            read = read_rulings(json.loads(text))
        except (ValueError, RecursionError):
            return Refusal.of(RefusalCode.LIST_UNREADABLE)
        return read if isinstance(read, Refusal) else self.merge(read)

    def merge(self, rulings: Sequence[HouseWord]) -> Imported:
        """Add rulings to ours, the newer one on a word winning."""
        taken = 0
        with self._connection.writing():
            for ruling in rulings:
                ours = self.get(ruling.word, ruling.theme)
                if ours is None or ours.at < ruling.at:
                    self.put(ruling)
                    taken += 1
        return Imported(taken, len(rulings) - taken)


def _ruling(row: tuple[Any, ...]) -> HouseWord | None:
    """Read a ruling; None for one whose word or verdict does not read any more."""
    word, verdict, who, at, game, theme = row
    if verdict not in set(Verdict) or not is_text(word) or not all(text is None or is_text(text) for text in (game, theme)):
        return None
    return HouseWord(word, Verdict(verdict), mended(who), mended_time(at), game, theme)


def read_rulings(held: object) -> tuple[HouseWord, ...] | Refusal:
    """Read the JSON of an exported list strictly: one unknown or missing field refuses it."""
    unreadable = Refusal.of(RefusalCode.LIST_UNREADABLE)
    match held:
        case {"format": str(name), "version": int(number), "words": list(entries)} if name == FORMAT:
            if number > FORMAT_VERSION:
                return Refusal.of(RefusalCode.LIST_NEWER)
        case _:
            return unreadable
    rulings = tuple(map(_read_entry, entries))
    known = tuple(ruling for ruling in rulings if ruling is not None)
    return known if len(known) == len(rulings) else unreadable


def _read_entry(entry: object) -> HouseWord | None:
    names = {field.name for field in fields(HouseWord)}
    if not isinstance(entry, dict) or set(entry) != names:
        return None
    if not all(isinstance(entry[name], str) for name in ("word", "verdict", "who", "at")):
        return None
    if not all(entry[name] is None or isinstance(entry[name], str) for name in ("game", "theme")):
        return None
    if entry["verdict"] not in set(Verdict) or clean(entry["word"], "word", longest=WORD_LONGEST) != entry["word"]:
        return None
    told = (entry["who"], entry["game"] or "-", entry["theme"] or "-")
    if any(isinstance(clean(text, "word", longest=WORD_LONGEST), Refusal) for text in told):
        return None
    if TIME.fullmatch(entry["at"]) is None:
        return None
    return HouseWord(**{**entry, "verdict": Verdict(entry["verdict"])})
