"""The hand at a table of Words Out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ludogite.games.words_out.cards import text
from tests.seen.hands.hand import TurnHand
from tests.seen.play import Press, Shown
from tests.seen.saved import Played
from tests.seen.witness import Moment, plain


class WordsOutHand(TurnHand):
    """Lays cards on rows, shouts, counters and passes."""

    def prepare(self, command: Any) -> Press:
        """Choose the card, or nothing, and give the key of the row, of the shout or of no."""
        match type(command).__name__:
            case "Place" | "Bin":
                return self._card(command)
            case "Claim":
                return self.main()
            case _:
                return self.button("Passer", "Finir", "Ne rien", "Laisser", "Ne pas", "Retourner") if self.by_mouse else self._no()

    def _no(self) -> Press:
        self.witness.seen()
        return "0"

    def truths(self, moment: Moment, played: Played) -> Iterator[Shown]:
        """Compare the points, and what lies in the rows."""
        yield from self.totals(moment, played)
        rows = played.session.view(None).rows
        for node in moment.nodes:
            told = re.match(r"Rangée (\d), ([A-Z]+|vide)", plain(node.name)) if node.role == "push button" else None
            if told is not None:
                yield Shown(f"row {told[1]}", told[2].replace("vide", ""), text(rows[int(told[1]) - 1]))

    def _card(self, command: Any) -> Press:
        witness = self.witness
        hand = witness.saved.played().session.view(self.seat).hands[self.seat]
        card = next(card for card in hand if card.id == command.card)
        witness.seen()
        is_bin = type(command).__name__ == "Bin"
        if self.by_mouse or is_bin:
            name = card.letter or ("poubelle" if is_bin else "joker")
            found = witness.until(
                lambda moment: next((one for one in moment.nodes if one.role == "list item" and one.name.startswith(name)), None),
                name,
            )
            witness.desk.click(found.rect.centre)
            row = witness.until(lambda moment: moment.find(f"Rangée {command.row + 1},", role="push button"), "the row is there")
            witness.seen()
            if card.letter or is_bin:
                return row.rect.centre
            witness.desk.click(row.rect.centre)
            return self._joker(command)
        witness.desk.keys(card.letter.lower() or "asterisk")
        witness.seen()
        if card.letter:
            return str(command.row + 1)
        witness.desk.keys(str(command.row + 1))
        return self._joker(command)

    def _joker(self, command: Any) -> Press:
        """Give the key that names the letter of a joker, once that is asked."""
        witness = self.witness
        witness.until(lambda moment: moment.find("Quelle lettre"), "the letter of the joker is asked for")
        witness.seen()
        return str(command.letter.lower())
