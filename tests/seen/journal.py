"""One truth for the journal that anybody may open at a table: who did what, for how many points, as the saved game has it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from ludogite.games.yahtzee_mots.moves import Cause
from ludogite.ui.games.yahtzee.texts import TEXTS as YAHTZEE
from ludogite.ui.games.yahtzee_mots.texts import TEXTS as YAHTZEE_MOTS
from tests.seen.saved import Played
from tests.seen.tree import Node, State
from tests.seen.witness import Moment, Witness, plain


class Fact(NamedTuple):
    """Something that happened at the table."""

    who: str
    what: str
    points: int | None = None


LINES: Final = {
    "yahtzee": (
        r"(?P<who>.+?) inscrit (?P<points>\d+) dans « (?P<what>.+?) »",
        r"(?P<who>.+?) barre « (?P<what>.+?) »",
        r"Adieu, « (?P<what>.+?) » : (?P<who>.+?) barre",
        r"(?P<what>Yahtzee) ! Les cinq pareils : (?P<points>\d+) points pour (?P<who>.+)\.",
        r"(?P<who>.+?) a les dés (?P<dice>[1-6 ]+)\.",
    ),
    "yahtzee_mots": (
        r"(?P<who>.+?) inscrit (?P<points>\d+) dans « (?P<what>.+?) »",
        r"(?P<who>.+?) barre « (?P<what>.+?) »",
        r"(?P<who>.+?) : zéro dans « (?P<what>.+?) »",
        r"Mot refusé : (?P<who>.+?) a zéro dans « (?P<what>.+?) »",
        r"(?P<who>.+?) a les lettres (?P<dice>.+)\.",
    ),
    "mots_de_tete": (
        r"(?P<who>.+?) : (?P<words>\S+ \d+(?:, \S+ \d+)+), soit (?P<points>\d+)",
        r"(?P<who>.+?) : (?P<words>\S+), (?P<points>\d+) points?",
    ),
    "words_out": (
        r"(?P<who>.+?) marque (?P<points>\d+) points? avec (?P<what>\S+)\.",
        r"(?P<who>.+?) pose \S+ : (?P<what>[A-Z]+)\.",
        r"(?P<who>.+?) passe(?P<what> et pioche une carte|)\.",
    ),
    "des_themes": (r"(?P<who>.+?) : « (?P<what>.+?) », (?P<points>\d+) jetons?",),
}
"""How the journal of each game tells what counts."""


def told(game: str, lines: Sequence[str]) -> Iterator[Fact]:
    """Read the facts of a journal."""
    for line in lines:
        found = next((found for one in LINES[game] if (found := re.match(one, plain(line)))), None)
        if found is None:
            continue
        parts = found.groupdict()
        what = parts.get("what") or parts.get("dice") or re.sub(r" \d+", "", parts.get("words") or "")
        crossed = "barre" in line or "zéro dans" in line
        points = int(parts["points"]) if parts.get("points") else 0 if crossed else None
        yield Fact(parts["who"], folded(what), points)


def kept(played: Played) -> Iterator[Fact]:
    """Give the facts of the saved game, played again."""
    names = played.names
    for event in reversed(list(played.session.past())):
        make = EVENTS[played.loaded.game.id].get(type(event).__name__)
        fact = make(event) if make is not None else None
        if fact is not None:
            seat, what, points = fact
            yield Fact(names[seat], folded(what), points)


Made = tuple[int, str, int | None] | None
EVENTS: Final[dict[str, dict[str, Callable[[Any], Made]]]] = {
    "yahtzee": {
        "Marked": lambda event: (event.seat, YAHTZEE.box(event.box), event.points),
        "DiceThrown": lambda event: (event.seat, " ".join(map(str, event.dice)), None),
    },
    "yahtzee_mots": {
        "Marked": lambda event: (event.seat, YAHTZEE_MOTS.box(event.box), event.points),
        # « Et zéro dans … » beside a special box names nobody
        "ZeroWritten": lambda event: None if event.cause is Cause.SPECIAL else (event.seat, YAHTZEE_MOTS.box(event.box), 0),
        "DiceThrown": lambda event: (event.seat, " ".join(event.dice), None),
    },
    "mots_de_tete": {
        "Scored": lambda event: (event.play.seat, ", ".join(one.word.text for one in event.play.words), event.play.points)
    },
    "words_out": {
        "Cashed": lambda event: (event.seat, event.word, event.points),
        "Laid": lambda event: (event.seat, event.text, None),
        "Passed": lambda event: (event.seat, " et pioche une carte" if event.drew else "", None),
    },
    "des_themes": {"Scored": lambda event: (event.said.seat, event.said.text, event.said.taken)},
}
"""What counts among the events of each game: seat, what, points."""


def folded(words: str) -> str:
    """Write words without accents and case: the journal writes them as the dictionary does."""
    apart = unicodedata.normalize("NFD", plain(words).casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).strip()


def hold_journal(witness: Witness) -> None:
    """Open the journal, hold that it tells what the saved game gives, and close it again."""
    button = witness.until(_button, "the journal may be opened")
    with witness.desk.steady():
        witness.desk.click(button.rect.centre)
    panel = witness.until(_list, "the journal is open")
    witness.seen()
    lines = witness.desk.tree.items(panel)
    played = witness.saved.played()
    tells, is_so = list(told(played.loaded.game.id, lines)), list(kept(played))
    wrong = next(((one, other) for one, other in zip(tells, is_so, strict=False) if one != other), None)
    holds = tells == is_so and bool(tells)
    said = f"journal of {len(lines)} lines tells {len(tells)} facts, {len(is_so)} kept, the first other ones {wrong}: {lines[-6:]}"
    witness.hold("one truth: journal", holds, said, witness.look())
    witness.held["facts of a journal"] += len(tells)
    moment = witness.look()
    while _list(moment) is not None:  # a busy machine may lose a press, and its tree may lack a part for a moment
        with witness.desk.steady():
            witness.desk.click(button.rect.centre)
        witness.until(lambda moment: _list(moment) is None, "the journal is closed")
        moment = witness.seen()


def _button(moment: Moment) -> Node | None:
    found = moment.find("Journal", role="check box")
    return found if found is not None and found.has(State.ENABLED) else None


def _list(moment: Moment) -> Node | None:
    return moment.find("Journal de la partie")
