"""What the score sheet of Yahtzee des Mots says: a value made from the view, for the sheet's model; what boxes may be filled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from ludogite.core.rules import Preview, Refusal
from ludogite.games.yahtzee_mots.moves import Claim, Command, Laid, Mark, Propose, Zero
from ludogite.games.yahtzee_mots.sheet import (
    BOXES,
    CLAIMS,
    FIXED,
    LOWER,
    NUMBERED,
    SPECIAL,
    UPPER,
    YAHTZEE_PRIME,
    Box,
    Sheet,
)
from ludogite.games.yahtzee_mots.state import Phase, YahtzeeMotsView
from ludogite.services.game_session import SeatInfo
from ludogite.ui.games.yahtzee_mots.texts import TEXTS
from ludogite.ui.screen.sheet_model import Cell, CellKind, Head, LineKind, SheetData, SheetRow, Spoken
from ludogite.ui.texts import with_away

translate = QCoreApplication.translate

MOST_COLUMNS: Final = 6
"""So many columns of parties stand side by side; beyond, the earlier parties are folded into a line."""
Ask: TypeAlias = Callable[[Command], Preview | Refusal]
"""Asks the table what a command of the one to move would score."""


@dataclass(frozen=True, slots=True)
class Offers:
    """What the one to move may write now: points by box; those in ``zeros`` would be crossed out. ``best`` is the coach's box."""

    points: Mapping[Box, int] = field(default_factory=dict)
    zeros: frozenset[Box] = frozenset()
    best: Box | None = None

    def ranked(self, turn_box: Box | None) -> list[Box]:
        """List the boxes that would get something, the best first, of equal ones that of the turn."""
        good = (box for box in self.points if box not in self.zeros)
        return sorted(good, key=lambda box: (-self.points[box], box is not turn_box))


def offers_of(view: YahtzeeMotsView, words: tuple[Laid, ...], ask: Ask, *, special: Box | None = None) -> Offers:
    """List what each box would get: for the words laid (all jokers named), or for what is accepted already.

    While ``special`` waits for the box that takes the 0 beside it, only those boxes may be written.
    """
    state = view.state
    if not state.dice or state.phase not in {Phase.TURN, Phase.MARKING}:
        return Offers()
    if special is not None:
        zeros = {box for box in NUMBERED if isinstance(ask(Mark(special, box)), Preview)}
        return Offers(dict.fromkeys(zeros, 0), frozenset(zeros))
    points = _marks(view, ask) if state.phase is Phase.MARKING else _proposals(words, ask)
    zeros = {box for box in NUMBERED if box not in points and isinstance(ask(Zero(box)), Preview)}
    return Offers(points | dict.fromkeys(zeros, 0), frozenset(zeros))


def _marks(view: YahtzeeMotsView, ask: Ask) -> dict[Box, int]:
    points = {}
    first = view.state.sheets[view.state.seat].open_numbered[:1]
    for box in BOXES:
        beside = first[0] if view.turn_box is None and box in SPECIAL and first else None
        preview = ask(Mark(box, beside))
        if isinstance(preview, Preview):
            points[box] = preview.parts[0][1] if preview.parts else preview.points
    return points


def _proposals(words: tuple[Laid, ...], ask: Ask) -> dict[Box, int]:
    points = {}
    if words and all(placed.letter for laid in words for placed in laid):
        preview = ask(Propose(words))
        if isinstance(preview, Preview):
            points = {Box(code): worth for code, worth in preview.parts}
    for box in CLAIMS:
        if isinstance(ask(Claim(box)), Preview):
            points[box] = FIXED[box]
    return points


@dataclass(frozen=True, slots=True)
class _Column:
    """A column: whose, of which partie (from 1), with which sheet; ``now`` when it is the partie being played."""

    seat: int
    partie: int
    sheet: Sheet
    now: bool
    name: str
    to_come: bool = False


def sheet_of(view: YahtzeeMotsView, seats: Sequence[SeatInfo], offers: Offers) -> SheetData:
    """Say the whole sheet."""
    state = view.state
    parties = view.options.parties
    columns = _columns(view, seats)
    over = state.phase is Phase.OVER
    split = len(columns) > len(seats)
    heads = []
    for column in columns:
        turn = not over and column.seat == state.seat and state.phase is not Phase.OPENING
        part = _ordinal(column.partie) if split else ""
        past = split and not column.now and not column.to_come
        info = seats[column.seat]
        spoken = with_away(column.name) if info.is_away else column.name
        heads.append(Head(info.name, info.ink, turn and column.now, spoken, part, past, turn and split, column.seat, info.face))
    lines = [_box_line(box, view, columns, offers) for box in UPPER]
    lines.append(_prime_line(view, columns))
    lines += [_box_line(box, view, columns, offers) for box in LOWER]
    lines += _total_lines(view, columns, split=split)
    subtitle = translate("YahtzeeMotsSheet", "de marque")
    if parties > 1:
        subtitle = translate("YahtzeeMotsSheet", "en {parties} manches").format(parties=parties)
    return SheetData(translate("YahtzeeMotsSheet", "Feuille"), subtitle, tuple(heads), tuple(lines))


def _columns(view: YahtzeeMotsView, seats: Sequence[SeatInfo]) -> list[_Column]:
    state, parties = view.state, view.options.parties
    rows = (*state.past, state.sheets)
    split = parties > 1 and parties * len(seats) <= MOST_COLUMNS
    columns = []
    for seat, info in enumerate(seats):
        for partie in range(1, parties + 1) if split else (state.partie,):
            sheet = rows[partie - 1][seat] if partie <= len(rows) else Sheet()
            name = info.name
            if split:
                name = translate("YahtzeeMotsSheet", "{name}, manche {partie}").format(name=info.name, partie=partie)
            columns.append(_Column(seat, partie, sheet, partie == state.partie, name, partie > state.partie))
    return columns


def _ordinal(partie: int) -> str:
    return translate("YahtzeeMotsSheet", "1ʳᵉ") if partie == 1 else translate("YahtzeeMotsSheet", "{number}ᵉ").format(number=partie)


def _box_line(box: Box, view: YahtzeeMotsView, columns: Sequence[_Column], offers: Offers) -> SheetRow:
    cells = []
    target = view.turn_box is box
    for column in columns:
        mine = column.now and column.seat == view.state.seat
        cells.append(_box_cell(box, column, offers if mine else Offers(), framed=mine and target))
    turn = NUMBERED.index(box) + 1 if box in NUMBERED else None
    hint = str(FIXED[box]) if box in FIXED else ""
    return SheetRow(box.value, LineKind.BOX, TEXTS.box(box), tuple(cells), hint, turn=turn, lit=target)


def _box_cell(box: Box, column: _Column, offers: Offers, *, framed: bool) -> Cell:
    points = column.sheet[box]
    where = f"{TEXTS.box(box)}, {column.name}"
    if points == 0:
        return Cell(CellKind.CROSSED, "", translate("YahtzeeMotsSheet", "{where} : barrée, zéro point").format(where=where))
    if points is not None:
        return Cell(CellKind.WRITTEN, str(points), Spoken().written(where, points))
    if box not in offers.points:
        spoken = translate("YahtzeeMotsSheet", "{where} : libre").format(where=where)
        return Cell(CellKind.EMPTY, "", spoken, framed=framed)
    worth, best = offers.points[box], offers.best is box
    spoken = Spoken().offered(where, worth)
    if best:
        spoken += translate("YahtzeeMotsSheet", ", conseillée")
    return Cell(CellKind.POSSIBLE, str(worth), spoken, playable=True, best=best, framed=framed)


def _prime_line(view: YahtzeeMotsView, columns: Sequence[_Column]) -> SheetRow:
    version = view.options.version
    cells = []
    for column in columns:
        upper, prime = column.sheet.upper, column.sheet.prime(version)
        if column.to_come:
            cells.append(Cell())
            continue
        told = translate("YahtzeeMotsSheet", "Prime du haut, {name} : {upper} sur {needed}")
        if prime:
            told = translate("YahtzeeMotsSheet", "Prime du haut, {name} : {prime} points, gagnée")
        spoken = told.format(name=column.name, upper=upper, needed=version.threshold, prime=prime)
        if column.now and not prime:
            cells.append(Cell(CellKind.BAR, str(upper), spoken, upper / version.threshold))
        else:
            cells.append(Cell(CellKind.TOTAL, str(prime) if prime else "–", spoken))
    label = translate("YahtzeeMotsSheet", "Prime de {points}").format(points=version.points)
    hint = translate("YahtzeeMotsSheet", "dès {needed}").format(needed=version.threshold)
    return SheetRow("prime", LineKind.TOTAL, label, tuple(cells), hint)


def _total_lines(view: YahtzeeMotsView, columns: Sequence[_Column], *, split: bool) -> list[SheetRow]:
    """Say the lines below the boxes; where parties are folded, the earlier ones have a line of their own."""
    version, several = view.options.version, view.options.parties > 1
    totals = view.totals()
    upper = [column.sheet.upper + column.sheet.prime(version) for column in columns]
    lower = [column.sheet.lower + column.sheet.yahtzee_primes for column in columns]
    here = [column.sheet.total(version) for column in columns]
    both = [totals[column.seat] for column in columns]
    rows: list[tuple[str, LineKind, str, list[int]]] = [
        ("upper", LineKind.TOTAL, translate("YahtzeeMotsSheet", "Haut et prime"), upper),
        ("lower", LineKind.TOTAL, translate("YahtzeeMotsSheet", "Bas et primes de {prime}").format(prime=YAHTZEE_PRIME), lower),
    ]
    primes = [column.sheet.yahtzee_primes for column in columns]
    if any(primes):
        label = translate("YahtzeeMotsSheet", "dont primes de {prime}").format(prime=YAHTZEE_PRIME)
        rows.append(("yahtzee_primes", LineKind.TOTAL, label, primes))
    paid = [column.sheet.hints for column in columns]
    if any(paid):
        rows.append(("hints", LineKind.TOTAL, translate("YahtzeeMotsSheet", "Indices"), [-price for price in paid]))
    start = [view.start[column.seat] for column in columns]
    if any(start):
        rows.append(("handicap", LineKind.TOTAL, TEXTS.sheet_line("handicap"), start))
    if several and not split:
        earlier = [total - part - had for total, part, had in zip(both, here, start, strict=True)]
        rows.append(("earlier", LineKind.TOTAL, translate("YahtzeeMotsSheet", "Manches d’avant"), earlier))
    if several:
        rows.append(("partie_total", LineKind.SUM, translate("YahtzeeMotsSheet", "Total de la manche"), here))
    label = translate("YahtzeeMotsSheet", "Total général")
    rows.append(("total", LineKind.GRAND, label, both))
    lines = []
    for code, kind, name, numbers in rows:
        joined = code in {"total", "handicap"} and several
        cells = tuple(_total_cell(name, column, number, joined=joined) for column, number in zip(columns, numbers, strict=True))
        lines.append(SheetRow(code, kind, name, cells, joined=joined))
    return lines


def _total_cell(label: str, column: _Column, number: int, *, joined: bool) -> Cell:
    if column.to_come and not joined:
        return Cell()
    return Cell(CellKind.TOTAL, str(number).replace("-", "−"), Spoken().written(f"{label}, {column.name}", number))
