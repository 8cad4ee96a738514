"""Yahtzee on a phone: the dice to keep, the throw, the box."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ludogite.core.codec import Json
from ludogite.core.rules import Preview
from ludogite.games.yahtzee.moves import ALL_DICE, Mark
from ludogite.games.yahtzee.scoring import ROLLS, Box
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.services.phone_acts import Fields
from ludogite.services.phone_form import Do, Held, Part, PhoneUi, Pick, Sentence, Tile
from ludogite.ui.games.yahtzee.texts import TEXTS

translate = QCoreApplication.translate


def parts(held: Held) -> tuple[Part, ...]:
    """Show the dice and one’s own sheet; to a phone without a chair, whose turn it is."""
    view: YahtzeeView = held.view
    if not held.asked:
        return (
            Sentence(translate("Phone", "C’est à {name}").format(name=held.names[view.seat]), "big"),
            *((_dice(view, is_open=False),) if view.dice else ()),
            *((_boxes(held, view),) if held.seat >= 0 and view.phase is not Phase.OPENING else ()),
        )
    if view.phase is Phase.OPENING:
        return (
            Sentence(translate("Phone", "Qui commence ?"), "big"),
            Do("roll", translate("Phone", "Lancer les dés")),
        )
    head = Sentence(translate("Phone", "À toi, {name}").format(name=held.names[held.seat]), "big")
    if not view.dice:
        return head, Do("roll", translate("Phone", "Lancer les dés")), _boxes(held, view)
    may_roll = view.rolls < ROLLS
    found: list[Part] = [head, _dice(view, is_open=may_roll)]
    if may_roll:
        found.append(Do("roll", translate("Phone", "Relancer les autres dés"), clears=True))
    mark = Do(
        "mark",
        translate("Phone", "Remplir la case"),
        needs=("box",),
        is_main=not may_roll,
        clears=True,
        says=translate("Phone", "Écrire {note} : {label}"),
    )
    return *found, _boxes(held, view), mark


def _dice(view: YahtzeeView, *, is_open: bool) -> Part:
    tiles = tuple(Tile(str(at), str(face), is_open=is_open) for at, face in enumerate(view.dice))
    return Pick(
        "keep",
        translate("Phone", "Touche les dés à garder") if is_open else translate("Phone", "Les dés"),
        tiles,
        many=True,
        look="dice",
    )


def _boxes(held: Held, view: YahtzeeView) -> Part:
    """Show the sheet: what is written, and while one may write, what the dice would give in each open box."""
    sure, sheet = translate("Phone", "Écrire 0 dans cette case ?"), view.sheets[held.seat]
    may_write, tiles = bool(held.asked and view.dice), []
    for box in Box:
        if sheet.is_open(box):
            points = _points(held, box) if may_write else 0
            tiles.append(
                Tile(box, TEXTS.box(box), str(points) if may_write else "", is_open=may_write, sure="" if points else sure)
            )
        else:
            tiles.append(Tile(box, TEXTS.box(box), str(sheet[box]), is_open=False))
    return Pick("box", translate("Phone", "La feuille"), tuple(tiles), look="boxes")


def _points(held: Held, box: Box) -> int:
    """Count what the dice give in a box; 0 where it would be barred."""
    said = held.preview(Mark(box))
    return said.points or 0 if isinstance(said, Preview) else 0


def command(held: Held, act: str, fields: Fields) -> Json:
    """Make a command of an act."""
    if act == "roll":
        kept = {int(at) for at in fields.chosen("keep")} if held.view.dice else set()
        return {"kind": "Roll", "again": [at for at in ALL_DICE if at not in kept]}
    if act != "mark":
        raise ValueError(act)
    box = Box(fields.text("box"))
    return {"kind": "Mark", "box": box.value, "zero": _points(held, box) == 0}


PHONE = PhoneUi(parts, command, turn=lambda view: f"{view.manche} {view.turn} {view.seat}")
