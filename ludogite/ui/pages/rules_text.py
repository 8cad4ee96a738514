"""The text of the rules: a small format of headings, paragraphs, lists, tables and rows of dice, read from ``resources/rules``.

``# title`` and ``## section``; ``- item``; ``| cell | cell |`` with the heads in the first row; ``[dés 3 3 3 5 5] caption``;
any other line is a paragraph. ``**bold**`` works everywhere. An empty line ends a list or a table.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from ludogite.ui.texts import rich

_DICE = re.compile(r"\[dés((?: [1-6])+)\] (.+)")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
FALLBACK = "fr"
"""The language in which every game has its rules."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A title (level 1) or the head of a section (level 2)."""

    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: heads, then rows of as many cells."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class DiceRow:
    """Dice (1 to 6) and what they are worth."""

    dice: tuple[int, ...]
    caption: str


Block: TypeAlias = Heading | Paragraph | Bullets | Grid | DiceRow


def parse(text: str) -> tuple[Block, ...]:
    """Read the format; raise ValueError for a table whose rows differ or a row of dice that is none."""
    blocks: list[Block] = []
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at].strip()
        if line.startswith(("- ", "|")):
            sign = line[0]
            run = []
            while at < len(lines) and lines[at].strip().startswith(sign):
                run.append(lines[at].strip())
                at += 1
            blocks.append(Bullets(tuple(item[2:] for item in run)) if sign == "-" else _grid(run))
            continue
        if line:
            blocks.append(_line(line))
        at += 1
    return tuple(blocks)


def _line(line: str) -> Block:
    """Read a block of one line."""
    if line.startswith("#"):
        marks, _, text = line.partition(" ")
        return Heading(len(marks), text)
    if line.startswith("[dés"):
        found = _DICE.fullmatch(line)
        if found is None:
            raise ValueError(f"no row of dice: {line}")
        return DiceRow(tuple(int(die) for die in found[1].split()), found[2])
    return Paragraph(line)


def _grid(lines: list[str]) -> Grid:
    rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
    if len({len(row) for row in rows}) > 1:
        raise ValueError(f"rows of a table differ: {rows[0]}")
    return Grid(rows[0], tuple(rows[1:]))


def find(folder: Path, game_id: str, language: str) -> Path | None:
    """Find the rules of a game in a language, or in French; None when there are none."""
    for name in (language, FALLBACK):
        path = folder / "rules" / name / f"{game_id}.md"
        if path.is_file():
            return path
    return None


@dataclass(frozen=True, slots=True)
class Style:
    """What the page looks like, for HTML: colours as "#rrggbb", sizes in px, the side of a die."""

    ink: str
    muted: str
    line: str
    soft: str
    display: str
    title: int
    section: int
    body: int
    gap: int
    die: int


def anchor(number: int) -> str:
    """Name the anchor of a section, from 0."""
    return f"s{number}"


def to_html(blocks: tuple[Block, ...], style: Style, dice_name: Callable[[tuple[int, ...]], str]) -> str:
    """Write the blocks as the HTML that a text browser understands; ``dice_name`` names the picture of some dice."""
    parts, section = [], 0
    for block in blocks:
        match block:
            case Heading(1, text):
                parts.append(f'<h1 style="{_face(style, style.title)} margin:0 0 {style.gap}px 0;">{_rich(text)}</h1>')
            case Heading(_, text):
                look = f"{_face(style, style.section)} margin:{2 * style.gap}px 0 {style.gap // 2}px 0;"
                parts.append(f'<h2 style="{look}"><a name="{anchor(section)}"></a>{_rich(text)}</h2>')
                section += 1
            case Paragraph(text):
                parts.append(f'<p style="margin:0 0 {style.gap}px 0;">{_rich(text)}</p>')
            case Bullets(items):
                rows = "".join(f'<li style="margin:0 0 {style.gap // 3}px 0;">{_rich(item)}</li>' for item in items)
                parts.append(f'<ul style="margin:0 0 {style.gap}px 0; -qt-list-indent:1;">{rows}</ul>')
            case Grid(heads, rows_of):
                parts.append(_table(heads, rows_of, style))
            case DiceRow(dice, caption):
                parts.append(_dice(dice, caption, style, dice_name(dice)))
    return f'<div style="color:{style.ink}; font-size:{style.body}px; line-height:130%;">{"".join(parts)}</div>'


def _face(style: Style, size: int) -> str:
    return f"font-family:'{style.display}'; font-size:{size}px; font-weight:400;"


def _rich(text: str) -> str:
    return _BOLD.sub(r"<b>\1</b>", rich(text))


def _table(heads: tuple[str, ...], rows: tuple[tuple[str, ...], ...], style: Style) -> str:
    cell = f"padding:{style.gap // 2}px {style.gap}px; border:1px solid {style.line};"
    top = "".join(f'<th align="left" style="{cell} background-color:{style.soft};">{_rich(head)}</th>' for head in heads)
    body = ""
    for row in rows:
        first, *others = row
        body += f'<tr><td style="{cell}"><b>{_rich(first)}</b></td>'
        body += "".join(f'<td style="{cell}">{_rich(other)}</td>' for other in others) + "</tr>"
    return (
        f'<table width="100%" cellspacing="0" style="border-collapse:collapse; margin-top:0px; margin-bottom:{style.gap}px;">'
        f"<tr>{top}</tr>{body}</table>"
    )


def _dice(dice: tuple[int, ...], caption: str, style: Style, name: str) -> str:
    """Set the picture of the dice beside its caption."""
    width, height = len(dice) * round(style.die * 1.2), round(style.die * 1.12)
    return (
        f'<table width="100%" cellspacing="0" style="margin-top:{style.gap // 3}px; margin-bottom:{style.gap // 3}px;"><tr>'
        f'<td width="{width + style.gap}" style="vertical-align:middle;">'
        f'<img src="{name}" width="{width}" height="{height}"></td>'
        f'<td style="vertical-align:middle;">{_rich(caption)}</td></tr></table>'
    )
