"""Names in French sentences, and the first of the month."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale

from ludogite.ui.texts.dates import full_day
from ludogite.ui.texts.french import elided


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Léa", "de Léa"),
        ("Alice", "d’Alice"),
        ("Élise", "d’Élise"),
        ("Hugo", "d’Hugo"),
        ("Yvon", "d’Yvon"),
        ("Yasmine", "de Yasmine"),
    ],
)
def test_of_a_name(name: str, told: str) -> None:
    assert elided("Main de {name}", name=name) == f"Main {told}"
    assert elided("{name}’s hand", name=name) == f"{name}’s hand"


def test_several_at_once() -> None:
    assert (
        elided("Tour de {one}, après celui de {other}, {count}", one="Emma", other="Tom", count=3)
        == "Tour d’Emma, après celui de Tom, 3"
    )
    assert elided("Que {name} joue", name="Inès") == "Qu’Inès joue"


def test_the_first_of_a_month_is_an_ordinal_in_french() -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("fr"))
        assert full_day(QDate(2026, 3, 1)) == "1er mars 2026"
        assert full_day(QDate(2026, 3, 11)) == "11 mars 2026"
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("article", "game", "told"),
    [
        ("les", "Dés à thèmes", "Jouer aux Dés à thèmes, à la table des Dés à thèmes"),
        ("le", "Yahtzee", "Jouer au Yahtzee, à la table du Yahtzee"),
        ("la", "Belote", "Jouer à la Belote, à la table de la Belote"),
        ("", "Awalé", "Jouer à Awalé, à la table d’Awalé"),
    ],
)
def test_a_game_is_played_as_french_says_it(article: str, game: str, told: str) -> None:
    assert elided("Jouer à {game}, à la table de {game}", game=game, article=article) == told
    assert elided("À {game}, {name}", game=game, article=article, name="Léa").startswith(told.split()[1].capitalize())
    assert elided("Play {game}", game=game, article=article) == f"Play {game}"


def sentences() -> Iterator[tuple[str, ast.AST, dict[ast.AST, ast.AST]]]:
    """Give the literals of the interface, each with its node and what each node stands in."""
    for file in sorted((Path(__file__).parents[2] / "ludogite" / "ui").rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value, node, parents


def test_no_sentence_that_names_somebody_after_de_is_filled_without_elision() -> None:
    bare = []
    for text, node, parents in sentences():
        call = parents.get(node)
        filled = parents.get(call) if isinstance(call, ast.Call) else None
        if re.search(r"\b[dq]u?e \{(name|names|who|writer|claimer)\}|\b(à|de) \{game\}", text):
            bare += [text] if isinstance(filled, ast.Attribute) and filled.attr == "format" else []
    assert bare == []


def test_the_names_of_boxes_are_quoted_in_sentences() -> None:
    alone = {"{box}, {name}", "{box}\u202f: {points}"}
    assert {text for text, *_ in sentences() if re.search(r"(?<!«\u202f)\{box\}", text)} == alone
