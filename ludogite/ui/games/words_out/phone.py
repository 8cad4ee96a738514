"""Words Out on a phone: the hand, the rows, and what may be said."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from ludogite.core.codec import Json
from ludogite.games.words_out.cards import Card, Kind, text
from ludogite.games.words_out.state import Stage, WordsOutView
from ludogite.services.phone_acts import Fields
from ludogite.services.phone_form import Clock, Do, Held, Part, PhoneUi, Pick, Sentence, Text, Tile
from ludogite.ui.games.words_out.action_texts import caption, card_name

translate = QCoreApplication.translate

TINTS = {Kind.BONUS: "green", Kind.DOUBLE: "red", Kind.INCONTRABLE: "blue", Kind.REJOUER: "yellow"}
WORTH = {Kind.BONUS: "+2", Kind.DOUBLE: "×2"}
"""What a colour does, where no word says it: not everybody sees colours."""


def parts(held: Held) -> tuple[Part, ...]:
    """Show the hand always, and what is asked of its owner."""
    view: WordsOutView = held.view
    hand = _hand(view)
    clock: tuple[Part, ...] = ()
    if view.deadline_ms is not None:
        clock = (Clock(held.left_ms(view.deadline_ms), runs=True, label=translate("Phone", "Pour contrer :")),)
    if not held.asked or view.asked is None:
        head = Sentence(translate("Phone", "C’est à {name}").format(name=held.names[view.turn]), "big")
        return head, *clock, _rows(view, is_open=False), *hand
    lay = Do(
        "lay", translate("Phone", "Poser la carte"), needs=("card", "row"), clears=True, says=translate("Phone", "Poser {label}")
    )
    letter = Text("letter", translate("Phone", "Lettre du joker"), longest=1, caps=True)
    jokers: tuple[Part, ...] = (letter,) if any(card.kind is Kind.JOKER for card in view.hand) else ()
    match view.stage:
        case Stage.LAID:
            row = view.laying.row if view.laying is not None else 0
            claim: list[Part] = []
            if view.may_claim:
                shout = translate("Phone", "WORD OUT ! {word}").format(word=text(view.rows[row]))
                claim = [Do("claim", shout, look="shout")]
            lay = replace(lay, is_main=not claim)
            more: tuple[Part, ...] = (_rows(view, is_open=True, only=row), *hand, *jokers, lay) if view.may_go_on else hand
            silence = Do("silence", translate("Phone", "Ne rien dire"), is_main=False)
            return Sentence(text(view.rows[row]), "big"), *clock, *claim, silence, *more
        case Stage.COUNTER:
            cry = view.shout
            row, word, who = (cry.row, cry.word, held.names[cry.seat]) if cry is not None else (0, "", "")
            head = Sentence(translate("Phone", "{name} crie « WORD OUT ! » : {word}").format(name=who, word=word), "big")
            decline = Do("decline", translate("Phone", "Ne pas contrer"), is_main=False)
            return head, *clock, _rows(view, is_open=True, only=row), *hand, *jokers, lay, decline
        case Stage.START:
            head = Sentence(translate("Phone", "Commence une rangée"), "big")
            return head, _rows(view, is_open=True, only=view.start), *hand, *jokers, lay, *_pass(view)
        case _:
            head = Sentence(translate("Phone", "À toi, {name}").format(name=held.names[held.seat]), "big")
            return head, _rows(view, is_open=True), *hand, *jokers, lay, *_pass(view)


def _pass(view: WordsOutView) -> tuple[Part, ...]:
    if view.stage is Stage.START and any(card.kind is not Kind.POUBELLE for card in view.hand):
        return ()
    label = translate("Phone", "Passer et piocher") if view.pioche else translate("Phone", "Passer")
    return (Do("pass", label, sure=translate("Phone", "Passer ton tour ?"), is_main=False),)


def _rows(view: WordsOutView, *, is_open: bool, only: int | None = None) -> Part:
    tiles = tuple(
        Tile(
            str(number),
            f"{number + 1}. {text(row) or '…'}",
            is_open=is_open and only in {None, number},
            cards=tuple(_card(placed.card, placed.letter) for placed in row),
        )
        for number, row in enumerate(view.rows)
    )
    chosen = () if only is None else (str(only),)
    return Pick("row", translate("Phone", "Les rangées"), tiles, chosen=chosen, look="row")


def _hand(view: WordsOutView) -> tuple[Part, ...]:
    """Show one's own cards, which may be put in order; a phone without a chair has none."""
    cards = tuple(map(_card, view.hand))
    return () if view.me is None else (Pick("card", translate("Phone", "Ta main"), cards, look="cards", onto="row", sorts=True),)


def _card(card: Card, letter: str = "") -> Tile:
    return Tile(str(card.id), letter or _face(card), caption(card) or WORTH.get(card.kind, ""), TINTS.get(card.kind, ""))


def _face(card: Card) -> str:
    return card.letter or {Kind.JOKER: "◊", Kind.POUBELLE: "✕"}.get(card.kind, card_name(card))


def command(held: Held, act: str, fields: Fields) -> Json:
    """Make a command of an act."""
    view: WordsOutView = held.view
    match act:
        case "lay":
            number, row = fields.number("card"), fields.number("row")
            card = next((card for card in view.hand if card.id == number), None)
            if card is None:
                raise ValueError(number)
            if card.kind is Kind.POUBELLE:
                return {"kind": "Bin", "card": card.id, "row": row}
            letter = fields.text("letter").upper() if card.kind is Kind.JOKER else ""
            return {"kind": "Place", "card": card.id, "row": row, "letter": letter}
        case "claim" | "silence" | "pass" | "decline":
            return {"kind": act.capitalize()}
    raise ValueError(act)


PHONE = PhoneUi(parts, command, turn=lambda view: view.deal)
