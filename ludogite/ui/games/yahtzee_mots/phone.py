"""Yahtzee des Mots on a phone: the dice to keep, the words to lay, the box."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from ludogite.core.codec import Json
from ludogite.core.rules import Preview, Refusal
from ludogite.games.yahtzee_mots.letters import JOKER, plain
from ludogite.games.yahtzee_mots.moves import ALL_DICE, Mark, TakeBack, spelt
from ludogite.games.yahtzee_mots.sheet import CLAIMS, NUMBERED, ROLLS, Box
from ludogite.games.yahtzee_mots.state import Phase, YahtzeeMotsView
from ludogite.services.phone_acts import Fields
from ludogite.services.phone_form import Clock, Compose, Do, Held, Part, PhoneUi, Pick, Sentence, Tile
from ludogite.ui.games.yahtzee_mots.texts import TEXTS

translate = QCoreApplication.translate

WORDS = {Box.DEUX_MOTS: 2, Box.TROIS_MOTS: 3}
"""How many words a box wants, where it is more than one."""


def parts(held: Held) -> tuple[Part, ...]:
    """Show the dice and the rack of whoever has the turn; to anybody else, whose turn it is."""
    view: YahtzeeMotsView = held.view
    if not held.asked:
        head = Sentence(translate("Phone", "C’est à {name}").format(name=held.names[view.state.seat]), "big")
        dice = tuple(replace(tile, is_open=False) for tile in _dice(view))
        return head, *_sand(held, view), *((Pick("dice", translate("Phone", "Les dés"), dice),) if dice else ())
    return _marking(held, view) if view.state.phase is Phase.MARKING else _turn(held, view)


def _turn(held: Held, view: YahtzeeMotsView) -> tuple[Part, ...]:
    state, box = view.state, view.turn_box
    title = translate("Phone", "À toi, {name}").format(name=held.names[held.seat]) if box is None else TEXTS.box(box)
    found: list[Part] = [Sentence(title, "big")]
    if not state.dice:
        return *found, Do("roll", translate("Phone", "Lancer les dés"))
    found += _sand(held, view)
    rows = WORDS.get(box, 1) if box is not None else 3
    may_roll = state.rolls < ROLLS and not state.words
    label = translate("Phone", "Ce que tu poses est gardé") if may_roll else translate("Phone", "Pose ton mot")
    tries = translate("Phone", "Proposer · {points}")
    found += [Compose("words", label, _dice(view), rows), Do("propose", translate("Phone", "Proposer"), ("words",), tries=tries)]
    if may_roll:
        found.append(Do("roll", translate("Phone", "Relancer les autres dés"), is_main=False))
    found += [
        Do(f"claim:{claim.value}", TEXTS.box(claim), is_main=False, look="inline")
        for claim in CLAIMS
        if state.sheets[held.seat][claim] is None and state.rolls < ROLLS
    ]
    return *found, *_zero(held, view, is_last=state.rolls >= ROLLS)


def _dice(view: YahtzeeMotsView) -> tuple[Tile, ...]:
    return tuple(
        Tile(str(at), "" if face == JOKER else plain(face), str(view.letter_dice.value(face)))
        for at, face in enumerate(view.state.dice)
    )


def _sand(held: Held, view: YahtzeeMotsView) -> tuple[Part, ...]:
    until = view.state.sand_ms
    return () if until is None else (Clock(held.left_ms(until), runs=True, label=translate("Phone", "Sablier :")),)


def _open(held: Held, view: YahtzeeMotsView) -> list[Box]:
    return [box for box in Box if view.state.sheets[held.seat][box] is None]


def _zero(held: Held, view: YahtzeeMotsView, *, is_last: bool) -> tuple[Part, ...]:
    """Offer the box that is barred: the turn's, or one that is open in free order; in the menu, where something better is left."""
    sure, label = translate("Phone", "Écrire 0 dans cette case ?"), translate("Phone", "Barrer")
    if view.turn_box is not None:
        return (Do("zero", label, (), sure, is_main=False, look="" if is_last else "menu", clears=True),)
    tiles = tuple(Tile(box, TEXTS.box(box)) for box in _open(held, view) if box in NUMBERED)
    return (
        Pick("zero", translate("Phone", "Barrer une case"), tiles, look="boxes"),
        Do("zero", label, ("zero",), sure, is_main=False, clears=True),
    )


def _marking(held: Held, view: YahtzeeMotsView) -> tuple[Part, ...]:
    words = ", ".join(spelt(laid) for laid in view.state.words)
    boxes = []
    for box in _open(held, view):
        said = held.preview(Mark(box))
        if isinstance(said, Preview):
            boxes.append(Tile(box, TEXTS.box(box), str(said.points)))
    only = (boxes[0].value,) if len(boxes) == 1 else ()
    accepted = translate("Phone", "C’est accepté : {words}").format(words=words) if words else translate("Phone", "C’est accepté.")
    back: tuple[Part, ...] = ()
    if not isinstance(held.preview(TakeBack()), Refusal):
        back = (Do("back", translate("Phone", "Reprendre mes lettres"), is_main=False, clears=True),)
        if view.state.back_ms is not None:
            back = (Clock(held.left_ms(view.state.back_ms), runs=True, label=translate("Phone", "Sablier :")), *back)
    return (
        Sentence(accepted, "big"),
        *back,
        Pick("box", translate("Phone", "La feuille"), tuple(boxes), look="boxes", chosen=only),
        Do("mark", translate("Phone", "Remplir la case"), needs=("box",), clears=True),
        *_zero(held, view, is_last=not boxes),
    )


def command(held: Held, act: str, fields: Fields) -> Json:
    """Make a command of an act."""
    name, _, rest = act.partition(":")
    match name:
        case "roll":
            kept = {die for row in fields.rows("words") for die, _ in row} if held.view.state.dice else set()
            return {"kind": "Roll", "again": [at for at in ALL_DICE if at not in kept]}
        case "propose":
            rows = [row for row in fields.rows("words") if row]
            return {"kind": "Propose", "words": [[{"die": die, "letter": letter} for die, letter in row] for row in rows]}
        case "back":
            return {"kind": "TakeBack"}
        case "claim":
            return {"kind": "Claim", "box": rest}
        case "mark":
            zero = fields.text("zero") if held.view.turn_box is None else ""
            return {"kind": "Mark", "box": fields.text("box"), "zero": zero or None}
        case "zero":
            turn_box = held.view.turn_box
            return {"kind": "Zero", "box": fields.text("zero") if turn_box is None else turn_box.value}
    raise ValueError(act)


PHONE = PhoneUi(
    parts,
    command,
    turn=lambda view: f"{view.state.partie} {view.state.turn} {view.state.seat}",
    names=lambda box: TEXTS.box(Box(box)),
)
