"""The hands at the phones: what is chosen on the page of each game, and what the page tells beside what is so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludogite.games.words_out.cards import text
from ludogite.games.yahtzee_mots.letters import JOKER
from ludogite.games.yahtzee_mots.letters import plain as plain_letters
from tests.seen.phones import Page, PhoneHand
from tests.seen.play import Shown
from tests.seen.saved import Played
from tests.seen.witness import plain

ACTS = {"GiveUpFloor": "give_up_floor", "GiveUpRound": "give_up_round", "TakeBack": "back"}
"""What buttons are called whose command is written otherwise."""
FACES = {"joker": "◊", "poubelle": "✕"}


class YahtzeePhone(PhoneHand):
    """Keeps dice, throws, fills boxes."""

    def choose(self, command: Any) -> str:
        """Choose the dice to keep, or the box."""
        if type(command).__name__ == "Mark":
            self.pick("box", [command.box.value])
            return "mark"
        if any(tile[0] == "keep" for tile in self.page.read().tiles):
            self.pick("keep", [str(die) for die in range(5) if die not in command.again])
        return "roll"

    def game(self, page: Page, played: Played) -> Iterator[Shown]:
        """Compare the dice, and one's own sheet."""
        view = played.session.view(None)
        dice = page.labels("keep")
        if dice or view.dice:
            yield Shown("dice on the phone", dice, [str(die) for die in view.dice])
        if page.title.startswith("C’est à "):
            yield Shown("turn on the phone", page.title.removeprefix("C’est à "), played.names[view.seat])


class YahtzeeMotsPhone(PhoneHand):
    """Throws letter dice, lays words, fills boxes."""

    def choose(self, command: Any) -> str:
        """Lay what is kept or proposed, or choose a box."""
        match type(command).__name__:
            case "Roll" if self.page.read().slots:
                self._keep([die for die in range(7) if die not in command.again])
                return "roll"
            case "Propose" if len(command.words) > len(self.page.read().laid):
                return "zero"  # the page has as many rows as the box wants
            case "Propose":
                self._lay([[(placed.die, placed.letter) for placed in word] for word in command.words])
                return "propose"
            case "Claim":
                return f"claim:{command.box.value}"
            case "Mark":
                self.pick("box", [command.box.value])
                if command.zero is not None and any(tile[0] == "zero" for tile in self.page.read().tiles):
                    self.pick("zero", [command.zero.value])
                return "mark"
            case "Zero":
                if any(tile[0] == "zero" for tile in self.page.read().tiles):
                    self.pick("zero", [command.box.value])
                return "zero"
            case name:
                return ACTS.get(name, name.lower())

    def _keep(self, dice: list[int]) -> None:
        """Lay just these dice in the first row, in whatever order."""
        slots = self.page.read().slots
        laid = [die for die, letter in enumerate(slots) if letter is None]
        if set(laid) - set(dice):
            self._clear()
            laid = []
        for die in dice:
            if die not in laid:
                self._put(die, "E")

    def _lay(self, words: list[list[tuple[int, str]]]) -> None:
        """Take everything back, and lay the words, each in its row."""
        if any(self.page.read().laid):
            self._clear()
        for row, word in enumerate(words):
            if len(self.page.seen().laid) > 1:
                self.page.tap(f'[data-focus="lane{row}"]')
            for die, letter in word:
                self._put(die, letter)

    def _put(self, die: int, letter: str) -> None:
        self.page.say(letter)
        self.page.seen()
        self.page.tap(f'[data-focus="words:{die}"]')
        self.page.until(lambda now: now.slots[die] is None, f"die {die + 1} is laid")

    def _clear(self) -> None:
        while any(laid := self.page.seen().laid):
            count = sum(map(len, laid))
            self.page.tap("[data-at]")
            self.page.until(lambda now, count=count: sum(map(len, now.laid)) < count, "a die is taken back")  # type: ignore[misc]

    def game(self, page: Page, played: Played) -> Iterator[Shown]:
        """Compare the dice, but those that lie in words."""
        state = played.session.view(None).state
        faces = ["" if face == JOKER else plain_letters(face) for face in state.dice]
        if dice := page.labels("dice"):
            yield Shown("dice on the phone", ["" if label == "?" else label for label in dice], faces)
        elif page.slots:
            shown = [None if label is None else label.replace("?", "") for label in page.slots]
            laid = [None if label is None else face for label, face in zip(page.slots, faces, strict=False)]
            yield Shown("dice on the phone", shown, laid)
        if page.title.startswith("C’est à "):
            yield Shown("turn on the phone", page.title.removeprefix("C’est à "), played.names[state.seat])


class MotsDeTetePhone(PhoneHand):
    """Throws dice, types words and touches the grid."""

    def choose(self, command: Any) -> str:
        """Type a word and choose its square and its direction."""
        name = type(command).__name__
        if name != "Write":
            return ACTS.get(name, name.lower())
        letters = sorted(command.letters, key=lambda one: (one.row, one.col))
        first, last = letters[0], letters[-1]
        rows, new = self.witness.saved.played().session.view(self.seat).rows, {(one.row, one.col): one.letter for one in letters}
        cells = [(row, col) for row in range(first.row, last.row + 1) for col in range(first.col, last.col + 1)]
        self.page.write("word", "".join(new.get(cell, rows[cell[0]][cell[1]]) for cell in cells).lower())
        square = f'[data-focus="place:{first.row},{first.col}"]'
        way = "droite" if first.row == last.row else "bas"
        for _ in range(3):  # the first tap chooses a square, the next turns the word there
            page = self.page.seen()
            turn = next((line for line in page.words.splitlines() if "toucher pour changer" in line), "")
            if turn.startswith(f"ligne {first.row + 1}, colonne {first.col + 1}") and way in turn:
                break
            self.page.tap(square)
        return "write"

    def game(self, page: Page, played: Played) -> Iterator[Shown]:
        """Compare the letters of the grid, but those that are only a draft."""
        view = played.session.view(None)
        letters = "".join(line.replace(".", " ") for line in view.rows)
        if page.squares:
            yield Shown("grid on the phone", [one.strip() for one in page.squares], [one.strip(" #·_") for one in letters])
        if page.title.startswith("C’est à "):
            yield Shown("turn on the phone", page.title.removeprefix("C’est à "), played.names[view.seat])


class WordsOutPhone(PhoneHand):
    """Lays cards on rows, shouts, passes."""

    def choose(self, command: Any) -> str:
        """Choose the card and its row."""
        name = type(command).__name__
        if name not in {"Place", "Bin"}:
            return name.lower()
        self.pick("card", [str(command.card)])
        self.pick("row", [str(command.row)])
        if name == "Place" and any("Lettre du joker" in line for line in self.page.read().words.splitlines()):
            self.page.write("letter", command.letter)
        return "lay"

    def game(self, page: Page, played: Played) -> Iterator[Shown]:
        """Compare the rows, and the hand: one's own and no other."""
        view = played.session.view(self.seat if self.seat >= 0 else None)
        if rows := page.labels("row"):
            yield Shown(
                "rows on the phone", rows, [f"{number}. {text(row) or '…'}" for number, row in enumerate(view.rows, start=1)]
            )
        own = view.hands[self.seat] if self.seat >= 0 else ()
        if rows or page.labels("card"):
            hand = [value for name, value, _label, _chosen in page.tiles if name == "card"]
            yield Shown("hand on the phone", sorted(hand), sorted(str(card.id) for card in own))
            faces = {str(card.id): card.letter for card in own if card.letter}
            told = {value: label for name, value, label, _chosen in page.tiles if name == "card" and value in faces}
            yield Shown("cards on the phone", told, faces)
        if page.title.startswith("C’est à "):
            yield Shown("turn on the phone", page.title.removeprefix("C’est à "), played.names[view.turn])


class DesThemesPhone(PhoneHand):
    """Throws, buzzes, writes answers, votes."""

    def choose(self, command: Any) -> str:
        """Write a word, or name the button."""
        name = type(command).__name__
        if name == "Vote":
            return str(command.ballot.value)
        if name != "Answer":
            return ACTS.get(name, name.lower())
        self.page.write("text", command.text)
        if command.theme:
            self.pick("theme", [str(command.theme)])
        self.pick("proper", ["yes"] if command.proper else [])
        return "answer"

    def game(self, page: Page, played: Played) -> Iterator[Shown]:
        """Compare the dice and the themes."""
        view = played.session.view(None)
        if dice := page.labels("dice"):
            yield Shown("dice on the phone", dice, list(view.letters))
        themes = " · ".join(theme.name for theme in view.open_themes)
        if dice and themes:
            yield Shown("themes on the phone", plain(page.title), plain(themes))
