"""The score pads: Yahtzee, Yahtzee des Mots with its results, the points of Mots de Tête, Words Out and Dés à thèmes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from ludogite.games.yahtzee.scoring import PRIME_POINTS, PRIME_THRESHOLD
from ludogite.ui.printed.press import BOLD_LINE, Centre, Press, Table
from ludogite.ui.texts import Texts, box_name
from ludogite.ui.widgets.die import paint_mini_die

translate = QCoreApplication.translate

MANCHES: Final = 6
"""Columns of a sheet that one person fills alone."""
PARTIES: Final = 5
DEALS, WORDS_A_DEAL = 5, 5
ROUNDS: Final = 26
TURNS: Final = 22
LEAST_BLOCKS: Final = 2
"""Columns of a pad of Mots de Tête at least: alone one goes on in the second."""
UPPER: Final = ("as", "deux", "trois", "quatre", "cinq", "six")


def names(count: int) -> list[str]:
    """Leave the heads of people's columns empty: a name goes there."""
    return [""] * count


def ordinals(count: int, kind: str) -> list[str]:
    """Give columns heads with numbers, from 1."""
    return [f"{kind} {number}" for number in range(1, count + 1)]


# ---- Yahtzee and Yahtzee des Mots --------------------------------------------------------------------------------------------


def _box(code: str, how: str) -> tuple[str, str, str]:
    return ("box", box_name(code), how)


def _yahtzee_lines() -> list[tuple[str, str, str]]:
    """List kind, name and how to mark of every line."""
    total = translate("Sheets", "total des dés")
    numbers = translate("Sheets", "total des {number}")
    upper = [_box(code, numbers.format(number=number)) for number, code in enumerate(UPPER, start=1)]
    lower = (("brelan", total), ("carre", total), ("full", "25"), ("petite_suite", "30"), ("grande_suite", "40"), ("yahtzee", "50"),
             ("chance", total))  # fmt: skip
    prime = translate("Sheets", "{points} points dès {needed}").format(points=PRIME_POINTS, needed=PRIME_THRESHOLD)
    return [
        ("head", translate("Sheets", "Section du haut"), ""),
        *upper,
        ("sum", translate("Sheets", "Total"), ""),
        ("sum", translate("Sheets", "Prime"), prime),
        ("total", translate("Sheets", "Total du haut"), ""),
        ("head", translate("Sheets", "Section du bas"), ""),
        *(_box(code, how) for code, how in lower),
        ("sum", translate("Sheets", "Primes Yahtzee"), translate("Sheets", "100 chacune")),
        ("total", translate("Sheets", "Total du bas"), ""),
        ("sum", translate("Sheets", "Total du haut"), ""),
        ("grand", translate("Sheets", "Total général"), ""),
    ]


def _mots_lines() -> list[tuple[str, str, str]]:
    """List the same of Yahtzee des Mots, after the sheet of 1979; the number before a name is the turn."""
    total = translate("Sheets", "total des points")
    upper = [("box", f"{turn}  {box_name(f'mot{turn + 1}')}", total) for turn in range(1, 6)]
    words = [("box", f"{turn}  {box_name(code)}", total) for turn, code in ((6, "un_mot"), (7, "deux_mots"), (8, "trois_mots"))]
    special = (("toutes_consonnes", "25"), ("toutes_voyelles", "25"), ("yahtzee_des_mots", "50"), ("chance", total))
    return [
        ("head", translate("Sheets", "Section du haut"), ""),
        *upper,
        ("sum", translate("Sheets", "Total"), ""),
        ("sum", translate("Sheets", "Prime"), translate("Sheets", "{points} points dès {needed}").format(points=35, needed=35)),
        ("total", translate("Sheets", "Total du haut"), ""),
        ("head", translate("Sheets", "Section du bas"), ""),
        *words,
        *(_box(code, how) for code, how in special),
        ("sum", translate("Sheets", "Primes de 100"), translate("Sheets", "mots de 7 lettres")),
        ("total", translate("Sheets", "Total du bas"), ""),
        ("sum", translate("Sheets", "Total du haut"), ""),
        ("grand", translate("Sheets", "Total général"), ""),
    ]


def yahtzee(press: Press, heads: Sequence[str]) -> None:
    """Draw the sheet of Yahtzee, a column for each head."""
    fields = [translate("Sheets", "Date")] if not any(heads) else [translate("Sheets", "Nom"), translate("Sheets", "Date")]
    top = press.title("Yahtzee", translate("Sheets", "Feuille de marque"), fields)
    _ladder(press, top, _yahtzee_lines(), heads, dice=True)


def yahtzee_mots(press: Press, heads: Sequence[str]) -> None:
    """Draw the sheet of Yahtzee des Mots, a column for each head."""
    fields = [translate("Sheets", "Date")] if not any(heads) else [translate("Sheets", "Nom"), translate("Sheets", "Date")]
    top = press.title("Yahtzee des Mots", translate("Sheets", "Feuille de marque"), fields)
    _ladder(press, top, _mots_lines(), heads, dice=False)


def _ladder(press: Press, top: float, lines: Sequence[tuple[str, str, str]], heads: Sequence[str], *, dice: bool) -> None:
    """Draw the lines of a sheet from top to bottom, as high as the page allows."""
    area = press.area
    name, how = 45.0, 33.0
    wide = min((area.width() - name - how) / len(heads), 27.0)
    table = Table(area.left(), (name, how, *(wide,) * len(heads)))
    high = min((area.bottom() - 2 - top - 12) / len(lines), 11.6)
    _heads(press, table, top, heads, 2)
    y = top + 12
    number = 0
    bands = []
    for kind, line, mark in lines:
        match kind:
            case "head":
                bands.append((y, line))
            case "box":
                table.row(press, y, high)
                cell = table.cell(0, y, high)
                number += 1
                if dice and number <= len(UPPER):
                    side = high * 0.66
                    die = QRectF(cell.left() + 1.4, y + (high - side * 1.07) / 2, side, side * 1.07)
                    paint_mini_die(press.painter, press.look, press.place(die), number)
                    cell.setLeft(cell.left() + 1.4 + side)
                press.text(cell, line, 3.9)
                press.text(table.cell(1, y, high), mark, 3.2, role="muted")
            case _:
                is_grand = kind == "grand"
                table.row(press, y, high, tint="" if kind == "sum" else "surface_soft", line=BOLD_LINE if kind == "total" else 0.18)
                press.text(table.cell(0, y, high), line, 4.4 if is_grand else 3.9, bold=True, display=is_grand)
                press.text(table.cell(1, y, high), mark, 3.2, role="muted")
        y += high
    table.close(press, top, y, heavy=(2,))
    for at, line in bands:  # over the upright lines
        whole = QRectF(table.left, at, table.right - table.left, high)
        press.fill(whole, "line")
        press.frame(whole, BOLD_LINE)
        press.text(whole, line, 4.2, display=True, bold=True)
    press.frame(QRectF(table.left, top, table.right - table.left, y - top))


def _heads(press: Press, table: Table, top: float, heads: Sequence[str], lead: int) -> None:
    """Write the heads of the columns in a row of 12 mm: numbered ones, or room for a name."""
    table.row(press, top, 12, line=BOLD_LINE)
    if not any(heads):
        press.text(table.cell(0, top, 12, lead), translate("Sheets", "Noms"), 3.6, role="muted")
    for column, head in enumerate(heads):
        press.text(table.cell(lead + column, top, 12), head, 3.6, Centre, bold=True)


def results(press: Press) -> None:
    """Draw the back of the sheet of Yahtzee des Mots: what every game came to."""
    top = press.title("Yahtzee des Mots", translate("Sheets", "Résultats"), [translate("Sheets", "Date")])
    area = press.area
    parts = ordinals(PARTIES, translate("Sheets", "Partie"))
    table = Table(area.left(), (50.0, *(19.0,) * PARTIES, 20.0, area.width() - 50 - 19 * PARTIES - 20))
    table.row(press, top, 13, tint="surface_soft", line=BOLD_LINE)
    for column, head in enumerate(
        (translate("Sheets", "Nom"), *parts, translate("Sheets", "Primes"), translate("Sheets", "Total"))
    ):
        press.text(table.cell(column, top, 13), head, 3.7, Centre, bold=True)
    y = top + 13
    for _ in range(10):
        table.row(press, y, 13)
        y += 13
    table.close(press, top, y, heavy=(1, 6))
    told = translate(
        "Sheets", "Primes : 100 points pour chaque mot de sept lettres après le premier, si la case Yahtzee des Mots contient 50."
    )
    press.note(QRectF(area.left(), y + 4, area.width(), 12), told)


# ---- the others ------------------------------------------------------------------------------------------------------------


def mots_de_tete(press: Press, people: int) -> None:
    """Draw the pad of Mots de Tête: of each turn the die, the points, and the sum so far."""
    top = press.title(Texts().game_name("mots_de_tete"), translate("Sheets", "Carnet de score"),
                      [translate("Sheets", "Date"), translate("Sheets", "But")])  # fmt: skip
    area = press.area
    people = max(people, LEAST_BLOCKS)
    number = 11.0
    wide = (area.width() - number) / people
    table = Table(area.left(), (number, *(wide * 0.24, wide * 0.36, wide * 0.4) * people))
    table.row(press, top, 12)
    for seat in range(people):
        told = translate("Sheets", "Nom")
        press.text(table.cell(1 + 3 * seat, top, 12, 3), told, 3.3, role="muted")
    table.row(press, top + 12, 8, tint="surface_soft", line=BOLD_LINE)
    heads = (translate("Sheets", "Dé"), translate("Sheets", "Points"), translate("Sheets", "Total"))
    press.text(table.cell(0, top + 12, 8), translate("Sheets", "N°"), 3.3, Centre, bold=True)
    for seat in range(people):
        for column, head in enumerate(heads):
            press.text(table.cell(1 + 3 * seat + column, top + 12, 8), head, 3.3, Centre, bold=True)
    high = (area.bottom() - 6 - top - 20) / TURNS
    y = top + 20
    for turn in range(1, TURNS + 1):
        table.row(press, y, high)
        press.text(table.cell(0, y, high), str(turn), 3.4, Centre, role="muted")
        y += high
    table.close(press, top + 12, y, heavy=tuple(1 + 3 * seat for seat in range(people)))
    names_of = Table(area.left(), (number, *(wide,) * people))
    names_of.close(press, top, y, heavy=tuple(range(1, people + 1)))


def words_out(press: Press, people: int) -> None:
    """Draw the accounts of Words Out: the words of every deal, its sum, and the cards left at the end."""
    top = press.title(Texts().game_name("words_out"), translate("Sheets", "Feuille du comptable"), [translate("Sheets", "Date")])
    area = press.area
    told = translate(
        "Sheets",
        "Un mot : 1 point par carte, 2 de plus par lettre verte (B C F H P V), et le double par lettre rouge (J K Q W X Y Z).",
    )
    press.note(QRectF(area.left(), top - 1, area.width(), 9), told)
    top += 10
    name = 42.0
    wide = min((area.width() - name) / people, 72.0)
    table = Table(area.left(), (name, *(wide,) * people))
    _heads(press, table, top, names(people), 1)
    ends = (
        (translate("Sheets", "Cartes des autres"), "+"),
        (translate("Sheets", "Cartes en main"), "−"),
    )
    rows = DEALS * (WORDS_A_DEAL + 1) + len(ends) + 1
    high = (area.bottom() - 6 - top - 12) / rows
    y = top + 12
    for deal in range(1, DEALS + 1):
        for word in range(WORDS_A_DEAL):
            table.row(press, y, high)
            if not word:
                press.text(table.cell(0, y, high), translate("Sheets", "Donne {number}").format(number=deal), 3.6)
            y += high
        table.row(press, y, high, tint="surface_soft", line=BOLD_LINE)
        press.text(table.cell(0, y, high), translate("Sheets", "Total de la donne"), 3.5, bold=True)
        y += high
    for line, sign in ends:
        table.row(press, y, high)
        press.text(table.cell(0, y, high), line, 3.5)
        for column in range(people):
            press.text(table.cell(1 + column, y, high), sign, 3.5, role="muted")
        y += high
    table.row(press, y, high, tint="line")
    press.text(table.cell(0, y, high), translate("Sheets", "Total général"), 4.0, bold=True, display=True)
    table.close(press, top, y + high, heavy=(1,))


def des_themes(press: Press, people: int) -> None:
    """Draw the pad of Dés à thèmes: of each round the theme, the letters and the colour, and everybody's chips."""
    top = press.title(Texts().game_name("des_themes"), translate("Sheets", "Carnet des jetons"), [translate("Sheets", "Date")])
    area = press.area
    leads = (
        translate("Sheets", "N°"),
        translate("Sheets", "Thème"),
        translate("Sheets", "Lettres"),
        translate("Sheets", "Couleur"),
    )
    widths = (10.0, 17.0, 32.0, 21.0)
    wide = min((area.width() - sum(widths)) / people, 53.0)
    table = Table(area.left(), (*widths, *(wide,) * people))
    table.row(press, top, 12, line=BOLD_LINE)
    for column, head in enumerate(leads):
        press.text(table.cell(column, top, 12), head, 3.6, Centre, bold=True)
    for column in range(people):
        press.text(table.cell(4 + column, top, 5), translate("Sheets", "Nom"), 2.8, role="muted")
    high = (area.bottom() - 12 - top - 12) / (ROUNDS + 1)
    y = top + 12
    for number in range(1, ROUNDS + 1):
        table.row(press, y, high)
        press.text(table.cell(0, y, high), str(number), 3.4, Centre, role="muted")
        y += high
    table.close(press, top, y, heavy=(4,))
    sums = Table(area.left(), (sum(widths), *(wide,) * people))
    sums.row(press, y, high, tint="surface_soft")
    press.text(sums.cell(0, y, high), translate("Sheets", "Total des jetons"), 3.9, bold=True)
    sums.close(press, y, y + high, heavy=(1,))
    press.foot(translate("Sheets", "Un jeton par dé dont la lettre est dans le mot. La partie finit avec le 90ᵉ jeton."))
