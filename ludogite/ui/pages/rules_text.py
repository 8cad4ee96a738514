"""The text of the rules: a small format of headings, paragraphs, lists, tables and pictures, read from ``resources/rules``.

``# title`` and ``## section``; ``- item``; ``| cell | cell |`` with the heads in the first row; ``[dés 3 3 3 5 5] caption`` for
a picture, whose kinds are those of ``rules_pictures``; any other line is a paragraph. ``**bold**`` works everywhere. An empty line
ends a list or a table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TypeAlias

from ludogite.ui.texts import rich

_PICTURE = re.compile(r"\[(\w+)((?: [^\s\]]+)+)\] (.+)")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
UNSEEN = 1
"""Px of the words that only screen readers meet."""
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
class Picture:
    """Something of the table, drawn by the program: its kind, what it shows, and the words beside it."""

    kind: str
    shows: tuple[str, ...]
    caption: str


Block: TypeAlias = Heading | Paragraph | Bullets | Grid | Picture


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture on the page: the name of its image, its size in px, what it shows in words."""

    name: str
    width: int
    height: int
    words: str
    column: int
    """Px of the column in which it stands beside its caption; 0: it stands above."""


def parse(text: str) -> tuple[Block, ...]:
    """Read the format; raise ValueError for a table whose rows differ or a picture that shows nothing."""
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
    if line.startswith("["):
        found = _PICTURE.fullmatch(line)
        if found is None:
            raise ValueError(f"no picture: {line}")
        return Picture(found[1], tuple(found[2].split()), found[3])
    return Paragraph(line)


def _grid(lines: list[str]) -> Grid:
    rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
    if len({len(row) for row in rows}) > 1:
        raise ValueError(f"rows of a table differ: {rows[0]}")
    return Grid(rows[0], tuple(rows[1:]))


def spoken(blocks: Sequence[Block], section: int) -> str:
    """Give the words of a section (from 0; −1 is what stands before the first) as they are read aloud, a line each."""
    parts: dict[int, list[str]] = {-1: []}
    for block in blocks:
        if isinstance(block, Heading) and block.level > 1:
            parts[max(parts) + 1] = []
        parts[max(parts)] += _lines(block)
    return "\n".join(_BOLD.sub(r"\1", line) for line in parts.get(section, ()))


def _lines(block: Block) -> list[str]:
    match block:
        case Heading() | Paragraph():
            return [block.text if block.text.endswith((".", ":", "!", "?")) else f"{block.text}."]
        case Bullets():
            return list(block.items)
        case Grid():
            return [", ".join(row) + "." for row in block.rows]
        case Picture():
            return [block.caption] if block.caption else []


def find(folder: Path, game_id: str, language: str) -> Path | None:
    """Find the rules of a game in a language, or in French; None when there are none."""
    for name in (language, FALLBACK):
        path = folder / name / f"{game_id}.md"
        if path.is_file():
            return path
    return None


@dataclass(frozen=True, slots=True)
class Style:
    """What the page looks like, for HTML: colours as "#rrggbb", sizes in px."""

    ink: str
    muted: str
    line: str
    soft: str
    display: str
    title: int
    section: int
    body: int
    gap: int


def anchor(number: int) -> str:
    """Name the anchor of a section, from 0."""
    return f"s{number}"


def to_html(blocks: tuple[Block, ...], style: Style, shown: Callable[[tuple[Picture, ...]], Sequence[Shown]]) -> str:
    """Write the blocks as the HTML that a text browser understands; ``shown`` names and measures pictures that stand together."""
    parts, section, together = [], 0, list[Picture]()
    for block in (*blocks, None):
        if isinstance(block, Picture):
            together.append(block)
            continue
        if together:
            images = shown(tuple(together))
            parts += [_picture(each.caption, style, image) for each, image in zip(together, images, strict=True)]
            together = []
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


def _picture(caption: str, style: Style, shown: Shown) -> str:
    """Set an image beside or above its caption; its words stand there too, for who listens, too small to be seen."""
    said = f'<span style="font-size:{UNSEEN}px; color:transparent;">{_rich(shown.words)}</span>'
    image = f'<img src="{shown.name}" width="{shown.width}" height="{shown.height}" alt="{escape(shown.words)}">{said}'
    around = f"margin-top:{style.gap // 2}px; margin-bottom:{style.gap // 2}px;"
    if not shown.column:
        below = f"margin:{style.gap // 4}px 0 {style.gap}px 0;"
        return f'<p style="margin:{style.gap // 2}px 0 0 0;">{image}</p><p style="{below}">{_rich(caption)}</p>'
    return (
        f'<table width="100%" cellspacing="0" style="{around}"><tr>'
        f'<td width="{shown.column + style.gap}" style="vertical-align:middle;">{image}</td>'
        f'<td style="vertical-align:middle;">{_rich(caption)}</td></tr></table>'
    )
