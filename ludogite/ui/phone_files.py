"""The page that phones open, made of resources, the colours of the box and the words of the moment: nothing comes from outside."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTransform

from ludogite.ui.style.symbols import symbol
from ludogite.ui.style.theme import Theme
from ludogite.ui.style.tokens import ThemeTokens

translate = QCoreApplication.translate

ROLES = {
    "table": "ground", "sheet": "surface", "ink": "ink", "ink-soft": "muted", "line": "line", "edge": "control_outline",
    "accent": "accent", "on-accent": "on_accent", "chosen": "accent_tint", "danger": "danger", "focus": "focus",
    "wood": "walnut_bottom", "on-wood": "on_wood", "green": "card_green", "red": "card_red", "blue": "focus",
    "yellow": "bonus_jaune", "black-cell": "black_cell", "one-die": "bonus_orange", "two-dice": "bonus_jaune",
    "three-dice": "bonus_rouge", "on-bonus": "bonus_mark", "on-card": "card_text_on_colour",
}  # fmt: skip
"""The variables of the page, and the token behind each."""
FONTS = {
    "/text.ttf": ("Atkinson", "atkinson-400.ttf", 400),
    "/bold.ttf": ("Atkinson", "atkinson-600.ttf", 600),
    "/title.ttf": ("Fraunces", "fraunces-600.ttf", 600),
}


def files(theme: Theme, resources: Path, lang: str) -> dict[str, tuple[str, bytes]]:
    """Make everything that the page may ask for: path -> type and content."""
    folder = resources / "phones"
    page, style, line, script = ((folder / name).read_text("utf-8") for name in ("index.html", "page.css", "line.js", "page.js"))
    slow = translate("Phone", "La page tarde. Recharge-la si rien ne vient.")
    words = json.dumps({"lang": lang, **page_words()}, ensure_ascii=False)
    found = {  # few files: each is a connection, and people come in the same moment
        "/": ("text/html; charset=utf-8", page.replace('lang="fr"', f'lang="{lang}"').replace("SLOW", slow).encode()),
        "/page.css": ("text/css; charset=utf-8", f"{_colours(theme)}\n{style}".encode()),
        "/page.js": ("text/javascript; charset=utf-8", f"const words = {words};\n{line}\n{script}".encode()),
    }
    faces = {f"/faces/{one.name}": ("image/svg+xml", one.read_bytes()) for one in (resources / "portraits").glob("*.svg")}
    return found | faces | {path: ("font/ttf", (resources / "fonts" / name).read_bytes()) for path, (_, name, _) in FONTS.items()}


def _colours(theme: Theme) -> str:
    """Write the colours of the three themes: by day, by night, and for who asked the phone for more contrast."""
    themes = theme.tokens.themes
    lines = [
        f"@font-face{{font-family:{family};font-weight:{weight};src:url({path}) format('truetype')}}"
        for path, (family, _, weight) in FONTS.items()
    ]
    lines += [f".ink-{number}{{clip-path:{_shape(name)}}}" for number, (_, _, name) in enumerate(themes["papier"].players, start=1)]
    lines.append(_theme(themes["papier"]))
    lines.append(f"@media (prefers-color-scheme: dark){{{_theme(themes['soiree'])}}}")
    lines.append(f"@media (prefers-contrast: more){{{_theme(themes['contraste'])}}}")
    return "\n".join(lines)


def _shape(name: str) -> str:
    """Write the symbol of a player as a shape to cut an element into, in percent of it."""
    outline = QTransform.fromScale(100, 100).map(symbol(name)).toFillPolygon()
    corners = [outline.at(number) for number in range(outline.size())]
    return f"polygon({','.join(f'{corner.x():.0f}% {corner.y():.0f}%' for corner in corners)})"


def _theme(theme: ThemeTokens) -> str:
    variables = "".join(f"--{name}:{theme.colours[role]};" for name, role in ROLES.items())
    inks = "".join(f".ink-{number}{{background:{colour}}}" for number, (colour, _, _) in enumerate(theme.players, start=1))
    return f":root{{{variables}}}{inks}"


def page_words() -> Mapping[str, str]:
    """Say everything that the page itself says."""
    return {
        "who": translate("Phone", "Qui es-tu ?"),
        "taken": translate("Phone", "déjà sur un téléphone"),
        "wanted": translate("Phone", "téléphone absent, demander sa place"),
        "asked": translate("Phone", "On demande à la table."),
        "guest": translate("Phone", "Pas dans la liste ? Ton nom pour ce soir"),
        "guestName": translate("Phone", "Ton nom pour ce soir"),
        "guestIn": translate("Phone", "Venir en convive"),
        "soon": translate("Phone", "Tu es à table. La partie commence au grand écran."),
        "leave": translate("Phone", "Quitter cette place"),
        "look": translate("Phone", "Regarder la partie"),
        "sit": translate("Phone", "Prendre une place"),
        "wants": translate("Phone", "Un autre téléphone veut la place de {name} : d’accord ?"),
        "give": translate("Phone", "Donner la place"),
        "keep": translate("Phone", "La garder"),
        "crowd": translate("Phone", "Il y a déjà beaucoup de téléphones qui regardent."),
        "again": translate("Phone", "Réessayer"),
        "code": translate("Phone", "Code de la table"),
        "whichCode": translate("Phone", "Quel est le code de la table ? Il est sur le grand écran."),
        "wrongCode": translate("Phone", "Ce n’est pas le code de cette table."),
        "absent": translate("Phone", "absent"),
        "enter": translate("Phone", "Entrer"),
        "away": translate("Phone", "On attend la table…"),
        "bye": translate("Phone", "La partie est rangée. À bientôt !"),
        "elsewhere": translate("Phone", "Cette place est ouverte dans un autre onglet."),
        "here": translate("Phone", "Jouer ici"),
        "more": translate("Phone", "Plus"),
        "close": translate("Phone", "Fermer"),
        "leaveSure": translate("Phone", "Quitter cette place ?"),
        "pause": translate("Phone", "Pause"),
        "goOn": translate("Phone", "Reprendre"),
        "paused": translate("Phone", "La partie est en pause."),
        "goesOn": translate("Phone", "On reprend dans"),
        "start": translate("Phone", "Jouer"),
        "rematch": translate("Phone", "Revanche ?"),
        "resume": translate("Phone", "Reprendre la partie"),
        "nextGame": translate("Phone", "Ou un autre jeu"),
        "next": translate("Phone", "On choisit la suite…"),
        "joinNext": translate("Phone", "Jouer à la prochaine partie"),
        "waits": translate("Phone", "{name}, tu joueras à la prochaine partie."),
        "place": translate("Phone", "{name} : place {place}"),
        "over": translate("Phone", "Partie terminée"),
        "up": translate("Phone", "Jouer plutôt sur le grand écran"),
        "upSure": translate("Phone", "Tu continueras sur le grand écran."),
        "lacks": translate("Phone", "Il manque quelque chose : choisis d’abord."),
        "takeBack": translate("Phone", "reprendre"),
        "turn": translate("Phone", "À toi de jouer"),
        "grid": translate("Phone", "La grille"),
        "square": translate("Phone", "ligne {row}, colonne {column}"),
        "black": translate("Phone", "case noire"),
        "move": translate("Phone", "Déplacer la première case"),
        "left": translate("Phone", "Une case à gauche"),
        "right": translate("Phone", "Une case à droite"),
        "higher": translate("Phone", "Une case plus haut"),
        "lower": translate("Phone", "Une case plus bas"),
        "smaller": translate("Phone", "Grille plus petite"),
        "larger": translate("Phone", "Grille plus grande"),
        "worth": translate("Phone", "vaut {points}"),
        "whichLetter": translate("Phone", "Quelle lettre pour le joker ?"),
    }
