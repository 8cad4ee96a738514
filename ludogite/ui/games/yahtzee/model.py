"""What the score sheet of classic Yahtzee says: a value made from the view, for the sheet's model."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ludogite.games.yahtzee.scoring import (
    BOXES,
    FACE,
    FIXED,
    INDEX,
    LOWER,
    PRIME_POINTS,
    PRIME_THRESHOLD,
    UPPER,
    YAHTZEE_PRIME,
    Box,
    Score,
    Sheet,
    scores,
)
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.services.game_session import SeatInfo
from ludogite.ui.games.yahtzee.texts import TEXTS
from ludogite.ui.screen.sheet_model import Cell, CellKind, Head, LineKind, SheetData, SheetRow, Spoken
from ludogite.ui.texts import with_away

translate = QCoreApplication.translate
"""Short, and still known to the extractor of texts."""


def sheet_of(view: YahtzeeView, seats: Sequence[SeatInfo], best: Box | None = None) -> SheetData:
    """Say the whole sheet; ``best`` is the box that the coach would fill."""
    turn = view.phase is Phase.TURN
    offered = scores(view.dice, view.sheets[view.seat], view.joker) if turn and view.dice and not view.throwing else {}
    active = None if view.phase is Phase.OVER else view.seat
    heads = tuple(
        [
            Head(info.name, info.ink, seat == active, with_away(info.name) if info.is_away else info.name, face=info.face)
            for seat, info in enumerate(seats)
        ]
    )
    lines = [_box_line(box, view, seats, offered, best) for box in UPPER]
    lines.append(_prime_line(view.sheets, seats))
    lines += [_box_line(box, view, seats, offered, best) for box in LOWER]
    lines += _total_lines(view, seats)
    return SheetData(
        translate("YahtzeeSheet", "Feuille"),
        translate("YahtzeeSheet", "de marque"),
        heads,
        tuple(lines),
    )


def _box_line(box: Box, view: YahtzeeView, seats: Sequence[SeatInfo], offered: dict[Box, Score], best: Box | None) -> SheetRow:
    name, cells = TEXTS.box(box), []
    for seat, sheet in enumerate(view.sheets):
        mine = offered if seat == view.seat else {}
        cells.append(_box_cell(sheet.points[INDEX[box]], mine, mine.get(box), f"{name}, {seats[seat].name}", best=best is box))
    face = FACE.get(box)
    if face:
        hint = translate("YahtzeeSheet", "total des {face}").format(face=face)
    elif box in FIXED:
        hint = str(FIXED[box])
    else:
        hint = translate("YahtzeeSheet", "somme")
    return SheetRow(str(box), LineKind.BOX, name, tuple(cells), hint, face)


def _box_cell(points: int | None, offered: dict[Box, Score], score: Score | None, where: str, *, best: bool) -> Cell:
    if points == 0:
        crossed = translate("YahtzeeSheet", "{where} : barrée, zéro point").format(where=where)
        return Cell(CellKind.CROSSED, "", crossed)
    if points is not None:
        return Cell(CellKind.WRITTEN, str(points), Spoken().written(where, points))
    if score is None:
        if offered:
            barred = translate("YahtzeeSheet", "{where} : libre, interdite avec ces dés").format(where=where)
            return Cell(CellKind.EMPTY, "", barred)
        return Cell(CellKind.EMPTY, "", translate("YahtzeeSheet", "{where} : libre").format(where=where))
    worth = score.points + score.prime
    spoken = Spoken().offered(where, worth)
    if best:
        spoken += translate("YahtzeeSheet", ", conseillée")
    return Cell(CellKind.POSSIBLE, str(score.points), spoken, playable=True, best=best)


def _prime_line(sheets: Sequence[Sheet], seats: Sequence[SeatInfo]) -> SheetRow:
    cells = []
    for info, sheet in zip(seats, sheets, strict=True):
        upper, has_prime = sheet.upper, sheet.prime > 0
        if has_prime:
            spoken = translate("YahtzeeSheet", "Prime de {prime}, {name} : gagnée avec {upper} points")
        else:
            spoken = translate("YahtzeeSheet", "Prime de {prime}, {name} : {upper} sur {needed}")
        spoken = spoken.format(prime=PRIME_POINTS, name=info.name, upper=upper, needed=PRIME_THRESHOLD)
        text = f"+{PRIME_POINTS}" if has_prime else str(upper)
        cells.append(Cell(CellKind.BAR, text, spoken, min(upper / PRIME_THRESHOLD, 1.0)))
    label = translate("YahtzeeSheet", "Prime de {prime}").format(prime=PRIME_POINTS)
    hint = translate("YahtzeeSheet", "dès {needed}").format(needed=PRIME_THRESHOLD)
    return SheetRow("prime", LineKind.TOTAL, label, tuple(cells), hint)


def _total_lines(view: YahtzeeView, seats: Sequence[SeatInfo]) -> list[SheetRow]:
    """Say the lines below the boxes; from the second manche on, earlier manches are folded into one line."""
    names = [info.name for info in seats]
    earlier = [sum(sheets[seat].total for sheets in view.past) for seat in range(len(seats))]
    totals = list(view.totals)
    here = [sheet.total for sheet in view.sheets]
    rows: list[tuple[str, LineKind, str, list[int], str]] = [
        (
            "yahtzee_primes",
            LineKind.TOTAL,
            translate("YahtzeeSheet", "Prime Yahtzee"),
            [sheet.yahtzee_primes for sheet in view.sheets],
            str(YAHTZEE_PRIME),
        ),
        (
            "upper",
            LineKind.TOTAL,
            translate("YahtzeeSheet", "Haut et prime"),
            [sheet.upper + sheet.prime for sheet in view.sheets],
            "",
        ),
        (
            "lower",
            LineKind.TOTAL,
            translate("YahtzeeSheet", "Bas"),
            [sheet.lower for sheet in view.sheets],
            "",
        ),
    ]
    if view.past:
        manche = translate("YahtzeeSheet", "Manche {number}").format(number=view.manche)
        rows.append(("manche_total", LineKind.TOTAL, manche, here, ""))
        before = translate("YahtzeeSheet", "Manches d’avant")
        rows.append(("earlier", LineKind.TOTAL, before, earlier, ""))
    if any(view.start):
        rows.append(("handicap", LineKind.TOTAL, TEXTS.sheet_line("handicap"), list(view.start), ""))
    total = translate("YahtzeeSheet", "Total général")
    rows.append(("total", LineKind.GRAND, total, totals, ""))
    lines = []
    for code, kind, label, values, hint in rows:
        cells = tuple([_total_cell(code, label, name, value) for name, value in zip(names, values, strict=True)])
        lines.append(SheetRow(code, kind, label, cells, hint))
    return lines


def _total_cell(code: str, label: str, name: str, value: int) -> Cell:
    text = "–" if code in {"yahtzee_primes", "handicap"} and not value else str(value)
    return Cell(CellKind.TOTAL, text, Spoken().written(f"{label}, {name}", value))


BOX_CODES = frozenset(box.value for box in BOXES)
"""Codes of the lines that are boxes."""
