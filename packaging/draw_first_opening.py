"""Draw the pictures of the page on the first opening: ``python packaging/draw_first_opening.py``.

They are sketches of ours, not pictures of anybody's system: a window, its few words, and a ring round what is to be clicked. One
set of SVG files per language goes to ``docs/images/premiere-ouverture``.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from html import escape
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images" / "premiere-ouverture"
WIDE, HIGH = 640, 300
INK, MUTED, PAPER, EDGE, GROUND, ACCENT, WALNUT, CREAM = (
    "#2b211a", "#6d5f52", "#fffaf0", "#d9c9ab", "#f3e8d2", "#b23f2b", "#5a3a26", "#f8eeda",
)  # fmt: skip
FONT = "Atkinson Hyperlegible Next, Atkinson Hyperlegible, Verdana, sans-serif"


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a sketched window; the one to click has a ring and a number."""

    text: str
    step: int = 0
    is_link: bool = False


@dataclass(frozen=True, slots=True)
class Sketch:
    """A window: title, lines of text and buttons (from the left; links stand under the text)."""

    bar: str
    title: str
    lines: tuple[str, ...]
    buttons: tuple[Button, ...]


SKETCHES: dict[str, dict[str, Sketch]] = {
    "fr": {
        "windows-1": Sketch(
            "Windows",
            "Windows a protégé votre ordinateur",
            ("L’application n’est pas connue : elle n’est pas signée.",),
            (Button("Informations complémentaires", 1, is_link=True), Button("Ne pas exécuter")),
        ),
        "windows-2": Sketch(
            "Windows",
            "Windows a protégé votre ordinateur",
            ("Application : ludogite-…-windows-x64.exe", "Éditeur : inconnu"),
            (Button("Exécuter quand même", 2), Button("Ne pas exécuter")),
        ),
        "macos-1": Sketch(
            "macOS",
            "« Ludogite » n’a pas été ouvert",
            ("Apple ne connaît pas cette application.",),
            (Button("Terminé", 1), Button("Placer dans la corbeille")),
        ),
        "macos-2": Sketch(
            "Réglages Système  ›  Confidentialité et sécurité",
            "Sécurité",
            ("« Ludogite » a été bloqué pour protéger votre Mac.",),
            (Button("Ouvrir quand même", 2),),
        ),
        "linux-1": Sketch(
            "Propriétés de « ludogite »",
            "Permissions",
            ("Si un double clic n’ouvre rien :",),
            (Button("☑  Autoriser l’exécution comme un programme", 1),),
        ),
    },
    "en": {
        "windows-1": Sketch(
            "Windows",
            "Windows protected your PC",
            ("The app is not known: it is not signed.",),
            (Button("More info", 1, is_link=True), Button("Don’t run")),
        ),
        "windows-2": Sketch(
            "Windows",
            "Windows protected your PC",
            ("App: ludogite-…-windows-x64.exe", "Publisher: unknown"),
            (Button("Run anyway", 2), Button("Don’t run")),
        ),
        "macos-1": Sketch(
            "macOS",
            "“Ludogite” Not Opened",
            ("Apple does not know this app.",),
            (Button("Done", 1), Button("Move to Trash")),
        ),
        "macos-2": Sketch(
            "System Settings  ›  Privacy & Security",
            "Security",
            ("“Ludogite” was blocked to protect your Mac.",),
            (Button("Open Anyway", 2),),
        ),
        "linux-1": Sketch(
            "Properties of “ludogite”",
            "Permissions",
            ("If a double click opens nothing:",),
            (Button("☑  Allow executing file as program", 1),),
        ),
    },
}


def text(x: float, y: float, said: str, size: int, colour: str, *, weight: int = 400, extra: str = "") -> str:
    """Return a line of text with its baseline at ``y``."""
    style = f'font-family="{FONT}" font-size="{size}" font-weight="{weight}" fill="{colour}"'
    return f'<text x="{x:g}" y="{y:g}" {style} {extra}>{escape(said, quote=False)}</text>'


def box(x: float, y: float, wide: float, high: float, fill: str, edge: str, *, radius: int, pen: float = 1.5) -> str:
    """Return a rectangle with round corners."""
    place = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="{radius}"'
    return f'<rect {place} fill="{fill}" stroke="{edge}" stroke-width="{pen:g}"/>'


def ring(x: float, y: float, wide: float, high: float, step: int) -> list[str]:
    """Return a ring round what is to be clicked, and its number on the right edge."""
    right, middle = x + wide + 6, y - 6
    return [
        box(x - 6, y - 6, wide + 12, high + 12, "none", ACCENT, radius=12, pen=3.5),
        f'<circle cx="{right:g}" cy="{middle:g}" r="15" fill="{ACCENT}"/>',
        text(right, middle + 6, str(step), 17, PAPER, weight=700, extra='text-anchor="middle"'),
    ]


def width_of(said: str) -> float:
    """Guess how wide a bold text of 16 px is."""
    return 10.4 * len(said)  # the widest font that may stand in


def button(x: float, y: float, one: Button) -> tuple[list[str], float]:
    """Draw a button and return it with its width."""
    wide = width_of(one.text) + (0 if one.is_link else 36)
    if one.is_link:
        parts = [text(x, y + 25, one.text, 16, WALNUT, weight=700, extra='text-decoration="underline"')]
    else:
        parts = [box(x, y, wide, 38, CREAM, MUTED, radius=8)]
        parts.append(text(x + wide / 2, y + 25, one.text, 16, INK, weight=700, extra='text-anchor="middle"'))
    return parts + (ring(x, y, wide, 38, one.step) if one.step else []), wide


def draw(sketch: Sketch) -> str:
    """Return a sketch as SVG."""
    left, top, wide, high = 40, 24, WIDE - 80, HIGH - 48
    parts = [
        box(0, 0, WIDE, HIGH, GROUND, GROUND, radius=14, pen=0),
        box(left, top, wide, high, PAPER, EDGE, radius=12),
        f'<path d="M{left} {top + 38} v-26 a12 12 0 0 1 12 -12 h{wide - 24} a12 12 0 0 1 12 12 v26 z" fill="{WALNUT}"/>',
        text(left + 20, top + 25, sketch.bar, 15, CREAM, weight=700),
        text(left + 24, top + 78, sketch.title, 22, INK, weight=700),
    ]
    y = top + 108
    for line in sketch.lines:
        parts.append(text(left + 24, y, line, 16, MUTED))
        y += 24
    links = [one for one in sketch.buttons if one.is_link]
    for link in links:
        parts += button(left + 30, y + 7, link)[0]
    x = left + 30.0
    for one in sketch.buttons:
        if not one.is_link:
            drawn, taken = button(x, top + high - 60, one)
            parts += drawn
            x += taken + 30
    said = escape(" ".join((sketch.bar, sketch.title, *sketch.lines, *(one.text for one in sketch.buttons))), quote=False)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}" role="img">'
    return "\n".join([head, f"<title>{said}</title>", *parts, "</svg>"]) + "\n"


def pictures() -> dict[str, str]:
    """Return every file by its name."""
    return {f"{name}-{language}.svg": draw(one) for language, some in SKETCHES.items() for name, one in some.items()}


def main() -> int:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, svg in pictures().items():
        (FOLDER / name).write_text(svg, encoding="utf-8", newline="\n")
    print(f"{len(pictures())} pictures in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
