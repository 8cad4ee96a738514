"""Make the tokens of the themes a Python module: ``python packaging/tokens.py``.

``ludogite/ui/style/made_tokens.py`` holds what ``resources/themes/tokens.toml`` says, so that no start parses it. ``--check`` only
tells whether the module is up to date; a test asks too.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtGui import QColor  # noqa: E402

from ludogite.ui.style.tokens import PLAYERS, THEMES, ColouredDie, ThemeTokens, Tokens, TypeRole  # noqa: E402

SOURCE = ROOT / "resources" / "themes" / "tokens.toml"
MADE = ROOT / "ludogite" / "ui" / "style" / "made_tokens.py"
HEAD = '''"""What ``resources/themes/tokens.toml`` says; made by ``packaging/tokens.py``, not by hand."""

from PySide6.QtGui import QColor

from ludogite.ui.style.tokens import ColouredDie, ThemeTokens, Tokens, TypeRole

TOKENS = '''

CAP_LIGHT = 0.06  # white mixed into the top of the enamel button

# Roles that are a mix or another name of a token: (role, token, white share).
_DERIVED = (
    ("ground2", "ground_edge", 0.0),
    ("surface2", "surface_soft", 0.0),
    ("accent_hi", "accent", CAP_LIGHT),
    ("card_ivory", "ivory_top", 0.0),
    ("card_text", "pip", 0.0),
)
# Colours that stay the same by day and by night: brass, lamp light, the white of a coloured card.
_CONSTANT = {
    "lamp": "#E9B44C",
    "brass_top": "#E8C777",
    "brass_bottom": "#B98A35",
    "brass_edge": "#7D5A1D",
    "gold": "#E3A92F",
    "gold_edge": "#A87414",
    "sand": "#E0AE55",
    "glass": "#C9BECB",
    "shadow": "#1E120A",
    "light": "#FFFFFF",
    "card_text_on_colour": "#FFFDF6",
    "card_white": "#FFFFFF",
    "card_replay": "#1D4F9C",
    "card_lock": "#6A3D9B",
    "card_joker": "#FBEFCB",
    "card_joker_mark": "#96490B",
    "card_bin": "#463B35",
    "card_back": "#74441F",
}


def read_tokens(text: str) -> Tokens:
    """Parse the tokens file; raise ``KeyError`` or ``tomllib.TOMLDecodeError`` when it is not whole."""
    data = tomllib.loads(text)
    motion = {name: value["ms"] if isinstance(value, dict) else value for name, value in data["motion"].items()}
    stagger = {name: value.get("stagger", 0) for name, value in data["motion"].items() if isinstance(value, dict)}
    return Tokens(
        themes={name: _read_theme(data[name]) for name in THEMES},
        type={
            name: TypeRole(float(value[0]), value[1], value[2]) for name, value in data["type"].items() if isinstance(value, list)
        },
        motion=motion,
        stagger=stagger,
        spacing={name: value for name, value in data["spacing"].items() if isinstance(value, int)},
        radii={name: value for name, value in data["radii"].items() if isinstance(value, int)},
        coloured_dice={
            name: ColouredDie(QColor(value["face"]), QColor(value["text"]), value["shape"])
            for name, value in data["coloured_dice"].items()
        },
    )


def _read_theme(data: dict[str, Any]) -> ThemeTokens:
    """Type one theme and add the derived and constant roles."""
    colours: dict[str, str] = {name: value for name, value in data.items() if isinstance(value, str)}
    for role, token, white in _DERIVED:
        colours[role] = _lit(QColor(colours[token]), white).name()
    players = tuple((ink["colour"], ink["tint"], ink["symbol"]) for ink in (data["players"][str(n)] for n in range(1, PLAYERS + 1)))
    for number, (colour, tint, _symbol) in enumerate(players, start=1):
        colours[f"player_{number}"], colours[f"player_{number}_tint"] = colour, tint
    return ThemeTokens(
        colours={**_CONSTANT, **colours},
        players=players,
        contrast={pair: float(values[1]) for pair, values in data["contrast"].items()},
    )


def _lit(colour: QColor, white: float) -> QColor:
    """Mix white into a colour."""
    return QColor.fromRgbF(*(channel * (1.0 - white) + white for channel in (colour.redF(), colour.greenF(), colour.blueF())))


def source(value: Any, indent: int = 0) -> str:
    """Write a value as Python source, one entry a line."""
    if isinstance(value, QColor):
        return f'QColor("{value.name()}")'
    if isinstance(value, (Tokens, ThemeTokens)):
        rows = [f"{name}={source(held, indent + 4)}" for name, held in value._asdict().items()]
        return _lines(f"{type(value).__name__}(", rows, ")", indent)
    if isinstance(value, (ColouredDie, TypeRole)):
        return f"{type(value).__name__}({', '.join(source(held) for held in value)})"
    if isinstance(value, dict):
        return _lines("{", [f"{source(name)}: {source(held, indent + 4)}" for name, held in value.items()], "}", indent)
    if isinstance(value, tuple) and all(isinstance(one, tuple) for one in value):
        return _lines("(", [source(one) for one in value], ")", indent)
    if isinstance(value, tuple):
        return f"({', '.join(source(one) for one in value)})"
    return f'"{value}"' if isinstance(value, str) else repr(value)


def _lines(opening: str, rows: list[str], closing: str, indent: int) -> str:
    """Write each row on a line of its own."""
    inner = " " * (indent + 4)
    return "\n".join([opening, *(f"{inner}{row}," for row in rows), " " * indent + closing])


def made() -> str:
    """Return what the module has to say."""
    return HEAD + source(read_tokens(SOURCE.read_text(encoding="utf-8"))) + "\n"


def main() -> int:
    """Write the module, or check it; returns 1 when it is not up to date."""
    if "--check" in sys.argv[1:]:
        return 0 if MADE.read_text(encoding="utf-8") == made() else 1
    MADE.write_text(made(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
