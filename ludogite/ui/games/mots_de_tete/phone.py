"""Mots de Tête on a phone: the die, a word and its place on the grid, accept or contest."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ludogite.core.codec import Json
from ludogite.games.mots_de_tete.grid import Bonus, Grid
from ludogite.games.mots_de_tete.state import FREE, MotsView, Phase
from ludogite.services.phone_acts import Fields
from ludogite.services.phone_form import Clock, Do, Held, Part, PhoneUi, Sentence, Squares, Text
from ludogite.ui.texts.french import elided
from ludogite.words.fold import letters

translate = QCoreApplication.translate

TINTS = {Bonus.ORANGE: "1", Bonus.JAUNE: "2", Bonus.ROUGE: "3"}


def parts(held: Held) -> tuple[Part, ...]:
    """Show the grid always, and what is asked."""
    view: MotsView = held.view
    asked = held.asked
    grid = _grid(view, translate("Phone", "Touche la première case") if "write" in asked else "")
    clock: tuple[Part, ...] = ()
    if view.until_ms is not None:
        clock = (Clock(held.left_ms(view.until_ms), runs=True, label=translate("Phone", "Temps :")),)
    if "throw" in asked or "throw_bonus" in asked:
        bonus = translate("Phone", "Lancer les dés des cases") if "throw_bonus" in asked else translate("Phone", "Lancer le dé")
        return _mine(held), Do("throw", bonus), grid
    if "write" in asked:
        return (
            _mine(held),
            *((Sentence(translate("Phone", "Dé : {n}").format(n=view.n), "sub"),) if view.n else ()),
            *clock,
            Text("word", translate("Phone", "Ton mot entier"), longest=21, caps=True),
            grid,
            Do(
                "write",
                translate("Phone", "Écrire"),
                needs=("word", "place"),
                tries=translate("Phone", "Écrire · {points}"),
                clears=True,
            ),
            Do("pass", translate("Phone", "Passer"), sure=translate("Phone", "Passer ton tour ?"), is_main=False, clears=True),
        )
    if "contest" in asked:
        words = ", ".join(word.text for word in view.pending.words) if view.pending is not None else ""
        return (
            Sentence(translate("Phone", "{name} écrit : {words}").format(name=held.names[view.seat], words=words), "big"),
            *clock,
            Do("accept", translate("Phone", "Accepter")),
            Do("contest", translate("Phone", "Contester"), is_main=False),
            grid,
        )
    if view.phase is Phase.CONTEST:
        waiting = ", ".join(held.names[seat] for seat in view.waiting)
        return Sentence(elided(translate("Phone", "On attend la réponse de {names}."), names=waiting), "big"), *clock, grid
    return Sentence(translate("Phone", "C’est à {name}").format(name=held.names[view.seat]), "big"), *clock, grid


def _mine(held: Held) -> Part:
    return Sentence(translate("Phone", "À toi, {name}").format(name=held.names[held.seat]), "big")


def _grid(view: MotsView, label: str) -> Part:
    rows = tuple(line.replace(FREE, " ") for line in view.rows)
    labels = translate("Phone", "Vers la droite (toucher pour changer)"), translate("Phone", "Vers le bas (toucher pour changer)")
    names = translate("Phone", "case orange"), translate("Phone", "case jaune"), translate("Phone", "case rouge")
    return Squares("place", label, rows, _tints(view.grid), labels, names, word="word", points=_points(view.grid))


def _tints(grid: Grid) -> tuple[str, ...]:
    found = []
    for row in range(grid.rows):
        bonuses = [grid.bonus(row, col) for col in range(grid.cols)]
        found.append("".join("0" if bonus is None else TINTS[bonus] for bonus in bonuses))
    return tuple(found)


def _points(grid: Grid) -> tuple[str, ...]:
    return tuple("".join(str(grid.value(row, col)) for col in range(grid.cols)) for row in range(grid.rows))


def command(held: Held, act: str, fields: Fields) -> Json:
    """Make a command of an act: of a word, the letters that are not on the grid yet."""
    view: MotsView = held.view
    if act != "write":
        if act not in {"throw", "pass", "contest", "accept"}:
            raise ValueError(act)
        return {"kind": act.capitalize()}
    row, col, across = fields.square("place")
    laid: list[Json] = []
    for at, letter in enumerate(letters(fields.text("word")) or ""):
        r, c = (row, col + at) if across else (row + at, col)
        if not (0 <= r < len(view.rows) and 0 <= c < len(view.rows[r])):
            raise ValueError(r, c)
        if view.rows[r][c] != letter:
            laid.append({"row": r, "col": c, "letter": letter})
    return {"kind": "Write", "letters": laid}


PHONE = PhoneUi(parts, command, turn=lambda view: view.turn)
