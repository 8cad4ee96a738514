"""Cards in a row or a hand as a Qt list model, and the order in which a hand is held."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ludogite.games.words_out.cards import Card, Kind

CARD_ROLE: Final = int(Qt.ItemDataRole.UserRole)
"""The ``ShownCard``."""

Index = QModelIndex | QPersistentModelIndex
_PLACES: Final = {
    Kind.SIMPLE: 0, Kind.REJOUER: 1, Kind.INCONTRABLE: 2, Kind.BONUS: 3, Kind.DOUBLE: 4, Kind.JOKER: 5, Kind.POUBELLE: 6,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Face:
    """What a card shows: its kind, its letter (of a joker: the one it was given, or ''), and the word under its icon."""

    kind: Kind
    letter: str
    caption: str = ""

    @classmethod
    def of(cls, card: Card, letter: str = "", caption: str = "") -> Face:
        """Show a card, a joker with the letter it stands for."""
        return cls(card.kind, card.letter or letter, caption)


@dataclass(frozen=True, slots=True)
class ShownCard:
    """One card as it lies: its id, its face (None: face down), and how it is meant.

    ``chosen``: lifted in the hand; ``fresh``: just laid in a row; ``ghost``: only its place, the card is elsewhere; ``dim``: it
    fits nowhere now. ``spoken`` is what a screen reader says.
    """

    id: int
    face: Face | None
    spoken: str
    chosen: bool = False
    fresh: bool = False
    ghost: bool = False
    dim: bool = False


class CardsModel(QAbstractListModel):
    """The cards of one row or hand, from left to right."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[ShownCard, ...] = ()

    @property
    def cards(self) -> tuple[ShownCard, ...]:
        """The cards shown."""
        return self._cards

    def show(self, cards: Sequence[ShownCard]) -> None:
        """Show these cards; only what changed is told."""
        told = tuple(cards)
        if told == self._cards:
            return
        if [card.id for card in told] == [card.id for card in self._cards]:
            changed = [at for at, (new, old) in enumerate(zip(told, self._cards, strict=True)) if new != old]
            self._cards = told
            for at in changed:
                self.dataChanged.emit(self.index(at), self.index(at))
            return
        self.beginResetModel()
        self._cards = told
        self.endResetModel()

    def find(self, card_id: int) -> int | None:
        """Find the place of a card, or None."""
        return next((at for at, card in enumerate(self._cards) if card.id == card_id), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._cards)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Offer no card that lies face down."""
        known = index.isValid() and 0 <= index.row() < len(self._cards)
        is_down = known and self._cards[index.row()].face is None
        return Qt.ItemFlag.NoItemFlags if is_down else super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._cards):
            return None
        card = self._cards[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return card.face.letter if card.face is not None else ""
            case Qt.ItemDataRole.AccessibleTextRole:
                return card.spoken
            case _:
                return card if role == CARD_ROLE else None


class HandOrder:
    """How each player holds his cards: sorted as they come, then as he likes."""

    def __init__(self) -> None:
        self._orders: dict[int, list[int]] = {}

    def arrange(self, seat: int, hand: Iterable[Card]) -> tuple[Card, ...]:
        """Give the hand in the player's order; cards that are new go where they sort."""
        held = {card.id: card for card in hand}
        order = [number for number in self._orders.get(seat, []) if number in held]
        for card in sorted((card for number, card in held.items() if number not in order), key=_sorting):
            at = next((place for place, other in enumerate(order) if _sorting(held[other]) > _sorting(card)), len(order))
            order.insert(at, card.id)
        self._orders[seat] = order
        return tuple(held[number] for number in order)

    def move(self, seat: int, card_id: int, to: int) -> None:
        """Move a card to another place of the hand (kept within it)."""
        order = self._orders.get(seat, [])
        if card_id in order:
            order.remove(card_id)
            order.insert(max(0, min(to, len(order))), card_id)

    def sort(self, seat: int) -> None:
        """Forget how the player had arranged them."""
        self._orders.pop(seat, None)


def _sorting(card: Card) -> tuple[int, str, int]:
    return _PLACES[card.kind], card.letter, card.id
