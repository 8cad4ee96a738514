"""The hand at a table of Yahtzee des Mots."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from ludogite.games.yahtzee_mots.letters import JOKER
from tests.seen.hands.hand import TurnHand
from tests.seen.play import Press, Shown
from tests.seen.saved import Played
from tests.seen.tree import Node
from tests.seen.witness import Moment, plain

BOXES: Final = {
    "mot2": "Mot de 2 lettres", "mot3": "Mot de 3 lettres", "mot4": "Mot de 4 lettres", "mot5": "Mot de 5 lettres",
    "mot6": "Mot de 6 lettres", "un_mot": "Un mot", "deux_mots": "Deux mots", "trois_mots": "Trois mots",
    "toutes_consonnes": "Toutes consonnes", "toutes_voyelles": "Toutes voyelles", "yahtzee_des_mots": "Yahtzee des Mots",
    "chance": "Chance",
}  # fmt: skip
"""What the boxes are called on the sheet."""


class YahtzeeMotsHand(TurnHand):
    """Throws letter dice, lays and proposes words, and fills boxes."""

    def prepare(self, command: Any) -> Press:
        """Keep dice, lay words, or go to a box."""
        match type(command).__name__:
            case "Roll" if not self._view().state.dice:
                return self.main()
            case "Roll":
                self._keep({die for die in range(7) if die not in command.again})
                return self.button("Relancer", "Tout relancer")
            case "Propose" if len(command.words) <= len(racks(self.witness.look())):
                self._lay(["".join(placed.letter for placed in word) for word in command.words])
                return self.main()
            case "Propose":  # a rack more is for who wants it
                return self._box(self._view().turn_box, zero=True)
            case "Zero":
                return self._box(command.box, zero=True)
            case _:
                return self._box(command.box, zero=False)

    def answers(self, command: Any) -> int:
        """Count the commands that a press gives: who goes for a special box by its name on the sheet writes it, too."""
        return 2 if type(command).__name__ == "Claim" else 1

    def truths(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Compare the totals, and the dice."""
        for name, points in zip(played.names, played.standing(), strict=True):
            cell = moment.find("Total général", f", {name} :", role="cell")
            found = re.search(r"([−-]?\d+) points?$", plain(cell.name)) if cell is not None else None
            yield Shown(f"total of {name}", int(found[1].replace("−", "-")) if found else None, points)
        dice = played.session.view(None).state.dice
        shown = [face(node) for node in dice_of(moment)]
        if dice and shown:
            yield Shown("dice", shown, list(dice))

    def _view(self) -> Any:
        return self.witness.saved.played().session.view(self.seat)

    def _keep(self, kept: set[int]) -> None:
        """Let just these dice lie on a rack, in whatever order; a joker that lies there so stands for nothing."""
        laid = {place for place, die in enumerate(dice_of(self.witness.look())) if "chevalet" in die.name}
        if laid - kept:
            self._clear()
            laid = set()
        for place in sorted(kept - laid):
            self._put(place)
        self._close_card()

    def _put(self, place: int) -> None:
        """Lay a die."""
        self._close_card()
        press = dice_of(self.witness.look())[place].rect.centre if self.by_mouse else str(place + 1)
        self.toggle(press, lambda moment: "chevalet" in dice_of(moment)[place].name, f"die {place + 1} is laid")

    def _close_card(self) -> None:
        """Close what asks for the letter of a joker: it covers dice."""
        card = self._on_card("Fermer", self.witness.look())
        if card is not None:
            press = card.rect.centre if self.by_mouse else "Escape"
            self.toggle(press, lambda moment: self._on_card("Fermer", moment) is None, "the card of the joker is closed")

    def _on_card(self, name: str, moment: Moment) -> Node | None:
        return next((node for node in moment.below_the_bar() if node.role == "push button" and node.name == name), None)

    def _clear(self) -> None:
        """Take all dice back."""
        witness = self.witness
        if not self.by_mouse:
            there = racks(witness.look())
            on = ["space"] if len(there) > 1 else []
            presses = ["End", *["BackSpace"] * 7, *on] * len(there)
            witness.desk.keys(*presses)
            witness.until(lambda moment: not any(racks(moment)), "the racks are empty")
            return
        for place, die in enumerate(dice_of(witness.look())):
            if "chevalet" not in die.name:
                continue
            self._close_card()
            at = dice_of(witness.look())[place].rect.centre  # what is left on a rack moves together
            if not letter_of(die):
                self.toggle(at, lambda moment: self._on_card("Reprendre le dé", moment), "the joker is asked about")
                found = self._on_card("Reprendre le dé", witness.seen())
                assert found is not None
                at = found.rect.centre
            self.toggle(at, lambda moment, die=place: "libre" in dice_of(moment)[die].name, f"die {place + 1} is free")  # type: ignore[misc]

    def _lay(self, words: list[str]) -> None:
        """Take everything back, and lay one word after the other, each on its rack."""
        witness = self.witness
        if [word for word in racks(witness.look()) if word] == words:
            return
        self._close_card()
        if any("chevalet" in die.name for die in dice_of(witness.look())):
            self._clear()
        for rack, word in enumerate(words):
            if self.by_mouse:
                self._drop(rack, word)
            else:
                if rack:
                    witness.desk.keys("space")
                witness.desk.write(word.lower())
            witness.until(lambda moment, laid=word: laid in racks(moment), f"{word} lies on a rack")  # type: ignore[misc]

    def _drop(self, rack: int, word: str) -> None:
        """Click the dice of a word one after the other, after a click on its rack; a joker is given its letter."""
        witness = self.witness
        if rack:
            witness.desk.keys("space")
        for count, letter in enumerate(word, start=1):
            dice = dice_of(witness.look())
            free = [place for place, die in enumerate(dice) if "libre" in die.name]
            found = next((place for place in free if letter_of(dice[place]) == letter), None)
            self._put(found if found is not None else next(place for place in free if not letter_of(dice[place])))
            if found is None:
                witness.desk.write(letter.lower())
            witness.until(lambda moment, laid=word[:count]: laid in racks(moment), f"{word[:count]} lies there")  # type: ignore[misc]

    def _box(self, box: Any, *, zero: bool) -> Press:
        """Go to a box on the sheet, by its name there; one that gets nothing is barred apart."""
        column = f"{BOXES[box.value]}, {self.name()}"

        def find(moment: Moment) -> Node | None:
            return next((node for node in moment.nodes if node.role == "cell" and plain(node.name).startswith(column)), None)

        found = self.witness.until(find, f"the box {column}")
        if not self.by_mouse:
            return self.walk(find, "Delete" if zero else "Return")
        if zero and not self._view().state.words:
            self._clear()  # a word that lies there would be proposed for the box; one that is accepted stays
        self.witness.seen()
        if not zero:
            return found.rect.centre
        before = self.witness.look().primary()
        self.toggle(
            found.rect.centre,
            lambda moment: (one := moment.primary()) is not None and before is not None and one.name != before.name,
            "the box is chosen",
        )
        return self.main()


def dice_of(moment: Moment) -> list[Node]:
    """Give the seven dice by their numbers."""
    dice = [node for node in moment.nodes if node.role == "check box" and node.name.startswith("dé ")]
    return sorted(dice, key=lambda node: node.name)


def face(die: Node) -> str:
    """Read what a die shows, as it is printed."""
    shown = die.name.split(", ")[1]
    return JOKER if shown.startswith("joker") else shown


def letter_of(die: Node) -> str:
    """Read the letter that a die may stand for; "" for a joker."""
    shown = face(die)
    return "" if shown == JOKER else shown.translate(str.maketrans("ÄÖÜ", "AOU"))


def racks(moment: Moment) -> list[str]:
    """Read the words on the racks."""
    found = next((node for node in moment.nodes if node.name.startswith("Chevalets,")), None)
    told = re.findall(r"chevalet \d : ([^,]*)", plain(found.name)) if found is not None else []
    return ["" if words == "vide" else words.replace(" ", "") for words in told]
