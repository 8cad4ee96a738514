"""The hand at a table of Dés à thèmes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from tests.seen import door
from tests.seen.hands.hand import TAKEN_S, TRIES, TurnHand
from tests.seen.play import Press, Shown
from tests.seen.saved import Played
from tests.seen.tree import Node, Rect, State
from tests.seen.witness import Moment, plain

SIGNS: Final = {" ": "Espace", "-": "Trait d’union", "'": "Apostrophe"}
"""What stands below the letters."""
LETTER: Final = 44
"""Px from a letter to the next, at least."""
GAP: Final = 5
"""Px between letters."""
APART_S: Final = 0.9
"""For so long the field stands before a word is written: a key that comes together with a buzz is another's buzz."""


class DesThemesHand(TurnHand):
    """Throws, buzzes with the seat's own key, writes answers, votes."""

    def prepare(self, command: Any) -> Press:
        """Do what a command needs before its last press."""
        match type(command).__name__:
            case "Buzz":
                return self._own(self.witness.seen()).rect.centre if self.by_mouse else self._key()
            case "Answer":
                self._write(command)
                return self.main()
            case "GiveUpFloor":
                return self.button("Rendre la parole") if self.by_mouse else "Escape"
            case "GiveUpRound":
                return self._one_of_us(self.button("Je passe"), f"{self.name()} passe")
            case "Vote" if command.ballot.value == "abstain":
                return self.button("Je ne sais pas")
            case "Vote" if not self.by_mouse:
                return self._key() if command.ballot.value == "accept" else f"shift+{self._key()}"
            case _:
                return self.main()

    def answers(self, command: Any) -> int:
        """Count the commands that a press gives: « Rien à redire » speaks for everybody at this screen."""
        if type(command).__name__ != "Agree":
            return 1
        return self.here("contest")

    def truths(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Compare the chips, and the dice."""
        lines = [plain(node.name) for node in moment.nodes if node.role != "label" and node.name.startswith("Joueurs")]
        for name, points in zip(played.names, played.standing(), strict=True):
            told = [found for line in lines if (found := re.search(rf"{re.escape(name)} (−?\d+)", line))]
            if told:
                yield Shown(f"chips of {name}", int(told[0][1].replace("−", "-")), points)
        yield from self.lying(moment, played)

    def lying(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Compare the dice and how many answers stand; chips fly when the answer stands already."""
        view = played.session.view(None)
        for node in moment.nodes:
            if node.role == "filler" and "jeton" in node.name and "au milieu" in node.name:
                yield Shown("dice", re.findall(r"(?:Vert|Blanc|Jaune|Rouge|Bleu) ([A-Z])\b", plain(node.name)), list(view.letters))
            elif node.role == "filler" and node.name.startswith("Réponses"):
                yield Shown("answers", len(re.findall(r" \+\d", node.name)), len(view.answers))

    def _own(self, moment: Moment) -> Node:
        found = moment.find(f"{self.name()} buzze, touche", role="push button")
        if found is None:
            raise LookupError(f"{self.name()} has no buzzer")
        return found

    def _key(self) -> str:
        return self._own(self.witness.seen()).name[-1].lower()

    def _one_of_us(self, press: Press, name: str) -> Press:
        """Press what opens a menu where several may be meant, and go to one line of it."""
        witness = self.witness
        if self.here("buzz") < 2:
            return press
        self.toggle(press, lambda moment: moment.find(name, role="menu item"), f"{name} stands in the menu")
        found = witness.seen().find(name, role="menu item")
        if found is None:
            raise LookupError(name)
        if self.by_mouse:
            return found.rect.centre
        for _ in range(TRIES):
            witness.desk.keys("Down")
            here = witness.seen().find(name, role="menu item")
            if here is not None and here.has(State.FOCUSED):
                break
        return "Return"

    def _write(self, command: Any) -> None:
        """Write a word, and anew where it does not stand there as it was meant; name the theme of it and what it is."""
        witness, text = self.witness, simple(command.text)
        witness.until(field, "a word may be written")
        witness.seen(APART_S)
        for _ in range(TRIES):
            found = field(witness.look())
            if found is None:
                raise LookupError("no word may be written")
            if found.text == text:
                break
            if self.by_mouse:
                self._click_letters(found.text, text)
                continue
            if found.text:
                witness.desk.keys("ctrl+a", "BackSpace")
                witness.until(partial(reads, ""), "nothing is written")
            witness.desk.write(text)
            witness.until(partial(reads, text, or_stands=True), f"{text} is written")
        if command.theme and not self._is_chosen(command.theme, witness.look()):
            topic = self._topic(command.theme, witness.look())
            press = topic.rect.centre if self.by_mouse and topic is not None else str(command.theme)
            self.toggle(press, partial(self._is_chosen, command.theme), f"theme {command.theme} is chosen")

    def _click_letters(self, written: str, text: str) -> None:
        """Take back what is written otherwise, and click the letters that are missing, each until it stands there."""
        witness = self.witness
        while not text.startswith(written):
            written = written[:-1]
            door.press(witness, "Effacer la dernière lettre")
            witness.until(partial(reads, written), f"« {written} » is left")
        for place in range(len(written), len(text)):
            sign = text[place]
            if sign in SIGNS:
                door.press(witness, SIGNS[sign])
            else:
                pad = witness.until(lambda moment: moment.find("Alphabet"), "the letters are there")
                wide, high = pitch(pad.rect)
                witness.desk.targets.append((wide, high, sign))
                witness.desk.click(letter_at(pad.rect, sign))
            witness.until(partial(reads, text[: place + 1]), f"« {text[: place + 1]} » is written", patience=TAKEN_S)

    def _topic(self, theme: int, moment: Moment) -> Node | None:
        return moment.find(f"{theme} ", role="check box") if field(moment) is not None else None

    def _is_chosen(self, theme: int, moment: Moment) -> bool:
        topic = self._topic(theme, moment)
        return topic is not None and topic.has(State.CHECKED)


def rows_of(pad: Rect) -> int:
    """Tell in how many rows the alphabet stands, each letter as wide as a finger needs."""
    return max(2, -(-26 // ((pad.w + GAP) // LETTER)))


def pitch(pad: Rect) -> tuple[int, int]:
    """Give how far a letter is from the next in its row and below (px)."""
    rows = rows_of(pad)
    columns = -(-26 // rows)
    return round((pad.w + GAP) / columns), round((pad.h + GAP) / rows)


def letter_at(pad: Rect, letter: str) -> tuple[int, int]:
    """Give where a letter of the alphabet lies, whose rows are equally long."""
    rows, number = rows_of(pad), ord(letter) - ord("a")
    columns = -(-26 // rows)
    wide, high = (pad.w + GAP) / columns, (pad.h + GAP) / rows
    return (
        round(pad.x + number % columns * wide + (wide - GAP) / 2),
        round(pad.y + number // columns * high + (high - GAP) / 2),
    )


def field(moment: Moment) -> Node | None:
    """Find where a word is written, once the keyboard is there."""
    return next((node for node in moment.nodes if node.role == "text" and node.has(State.FOCUSED)), None)


def reads(text: str, moment: Moment, *, or_stands: bool = False) -> bool:
    """Tell whether a word stands written, or at least as many letters."""
    found = field(moment)
    return found is None or found.text == text or (or_stands and len(found.text) >= len(text))


def simple(text: str) -> str:
    """Write a word with the plain keys of a keyboard; the lists know it without its accents."""
    apart = unicodedata.normalize("NFD", text.lower().replace("œ", "oe").replace("æ", "ae").replace("’", "'"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
