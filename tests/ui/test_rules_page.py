"""The rules: their format, both languages, the search, the contents; and the sheet of keys."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.games.catalog import ready_games
from ludogite.games.des_themes.scoring import lit
from ludogite.games.mots_de_tete.grid import Grid as PrintedGrid
from ludogite.games.mots_de_tete.grid import read_grid_bytes
from ludogite.games.words_out.cards import Kind, read_deck, value
from ludogite.games.yahtzee.scoring import Box, Dice, JokerRule, Score, Sheet, score
from ludogite.games.yahtzee_mots.letters import read_letter_dice
from ludogite.paths import translations
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.rules import RulesPage, RulesPanel
from ludogite.ui.pages.rules_pictures import drawn
from ludogite.ui.pages.rules_text import Block, Bullets, Grid, Heading, Paragraph, Picture, Style, find, parse, to_html
from ludogite.ui.pages.rules_view import folded
from ludogite.ui.pages.shortcuts import ShortcutsOverlay
from ludogite.ui.screen.rule_picture import Drawn
from ludogite.ui.style.i18n import Languages
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.keys import said
from ludogite.ui.widgets import Label

GAMES = [entry.id for entry in ready_games()]
RESOURCES = Path(__file__).resolve().parents[2] / "resources"


@pytest.fixture
def french_numbers() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("fr"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    return made


@pytest.fixture
def page(qtbot: QtBot, window: QWidget, theme: Theme, french_numbers: None) -> RulesPage:
    made = RulesPage(theme, GAME_UIS, window)
    made.resize(window.size())
    made.show_rules("yahtzee")
    window.show()
    return made


# ---- the format ----------------------------------------------------------------------------------------------------------


def test_every_kind_of_block_is_read() -> None:
    blocks = parse("# T\n\n## S\nun **mot**\n- a\n- b\n\n| x | y |\n| 1 | 2 |\n[dés 1 6 6] valeur\n")
    assert blocks == (
        Heading(1, "T"),
        Heading(2, "S"),
        Paragraph("un **mot**"),
        Bullets(("a", "b")),
        Grid(("x", "y"), (("1", "2"),)),
        Picture("dés", ("1", "6", "6"), "valeur"),
    )


@pytest.mark.parametrize("text", ["[dés] rien", "[dés 1 2]", "| a | b |\n| c |"])
def test_a_broken_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"picture|table"):
        parse(text)


def test_text_is_not_taken_for_html(page: RulesPage) -> None:
    page.panel.text.show_blocks(None, (Paragraph("2 < 3 & <b>4</b>"),))
    assert page.panel.text.toPlainText() == "2 < 3 & <b>4</b>"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_ready_game_has_rules_in_both_languages(game_id: str, language: str) -> None:
    path = find(RESOURCES / "rules", game_id, language)
    assert path is not None
    assert path.parent.name == language
    parse(path.read_text(encoding="utf-8"))


def read(game_id: str, language: str) -> tuple[Block, ...]:
    path = find(RESOURCES / "rules", game_id, language)
    assert path is not None
    return parse(path.read_text(encoding="utf-8"))


def pictures(game_id: str, language: str = "fr") -> list[Picture]:
    return [block for block in read(game_id, language) if isinstance(block, Picture)]


@pytest.mark.parametrize("game_id", GAMES)
def test_both_languages_show_the_same_pictures(game_id: str) -> None:
    shown = [(picture.kind, picture.shows) for picture in pictures(game_id)]
    assert shown
    assert shown == [(picture.kind, picture.shows) for picture in pictures(game_id, "en")]


def test_both_languages_have_the_same_shape() -> None:
    shapes = [[type(block).__name__ for block in read("yahtzee", language)] for language in ("fr", "en")]
    assert shapes[0] == shapes[1]


def test_another_language_falls_back_to_french() -> None:
    path = find(RESOURCES / "rules", "yahtzee", "de")
    assert path is not None
    assert path.parent.name == "fr"
    assert find(RESOURCES / "rules", "no such game", "fr") is None


SAID: dict[Dice, dict[Box, int]] = {
    (3, 3, 1, 4, 6): {Box.TROIS: 6},
    (3, 3, 3, 5, 5): {Box.TROIS: 9, Box.CINQ: 10, Box.BRELAN: 19, Box.FULL: 25, Box.CHANCE: 19},
    (5, 5, 5, 4, 4): {Box.FULL: 25, Box.BRELAN: 23, Box.CINQ: 15, Box.QUATRE: 8, Box.CHANCE: 23},
    (5, 5, 5, 5, 1): {Box.CARRE: 21},
    (2, 3, 4, 5, 5): {Box.PETITE_SUITE: 30},
    (1, 2, 3, 4, 5): {Box.GRANDE_SUITE: 40, Box.PETITE_SUITE: 30},
    (4, 4, 4, 4, 4): {Box.YAHTZEE: 50},
}


@pytest.mark.parametrize("dice", list(SAID))
def test_the_examples_are_what_the_game_counts(dice: Dice) -> None:
    rows = [picture for picture in pictures("yahtzee") if tuple(map(int, picture.shows)) == dice]
    captions = " ".join(row.caption for row in rows)
    for box, points in SAID[dice].items():
        assert score(box, dice, Sheet(), JokerRule.FRANCAIS) == Score(points)
        assert str(points) in captions


EXAMPLES = {"Bono": 2, "Brejnev": 3, "Buñuel": 1, "Barbapapa": 3}


def test_the_examples_of_the_dice_with_themes_are_what_the_game_counts() -> None:
    answers = {picture.shows[0]: picture.caption for picture in pictures("des_themes") if picture.shows[-1] == "BORVA"}
    assert list(answers) == list(EXAMPLES)
    for word, chips in EXAMPLES.items():
        assert len(lit(word, "BORVA")) == chips
        assert f"**{chips} jeton" in answers[word]


WORTH = {"RUE": 3, "ROBE": 6, "OBJET": 14, "ABOYEZ": 32}


def test_the_rows_are_worth_what_the_printed_rules_say() -> None:
    rows = {"".join(picture.shows): picture for picture in pictures("words_out") if picture.kind == "rangée"}
    for word, points in WORTH.items():
        assert value(word).points == points
        assert f" {points}" in drawn(GAME_UIS["words_out"].pictures, rows[word], RESOURCES).words


def test_every_card_shown_is_in_the_deck() -> None:
    deck = {(card.kind, card.letter) for card in read_deck((RESOURCES / "decks" / "words_out.toml").read_bytes())}
    for picture in pictures("words_out"):
        for one in picture.shows:
            letter, _, kind = one.partition(":")
            if kind:
                assert (Kind(kind), letter) in deck


SUMS = {"DISQUE": (6, 5, False, 17), "DISQUES": (6, 5, False, 21), "SOLO": (6, 11, True, 11), "NOTES": (7, 10, False, 17),
        "EN": (6, 10, True, 6), "PENSER": (4, 14, True, 11)}  # fmt: skip


@pytest.mark.parametrize("word", list(SUMS))
def test_the_words_of_the_printed_example_are_worth_what_their_cells_say(word: str) -> None:
    grid = read_grid_bytes((RESOURCES / "boards" / "maison.txt").read_bytes())
    assert isinstance(grid, PrintedGrid)
    row, column, down, points = SUMS[word]
    assert sum(grid.value(row + step * down, column + step * (not down)) for step in range(len(word))) == points
    shown = [picture for picture in pictures("mots_de_tete") if picture.kind == "grille" and len(picture.shows) > 2]
    assert str(points) in " ".join(picture.caption for picture in shown)


def test_the_dice_of_the_letters_could_lie_like_that() -> None:
    box = read_letter_dice((RESOURCES / "dice" / "yahtzee_mots.toml").read_bytes())
    rows = [picture.shows for picture in pictures("yahtzee_mots") if picture.kind == "lettres" and len(picture.shows) == 7]
    assert len(rows) == 4
    for row in rows:
        assert any(all(face in die for face, die in zip(row, dice, strict=True)) for dice in itertools.permutations(box.faces))


@pytest.mark.parametrize(
    "line",
    [
        "[dés 7 1] non", "[lettres ?] non", "[sablier 70/60] non", "[couleurs B O R V vert] non", "[réponse Xx BORVA] non",
        "[grille 5-9 4-12 MOT:8:7:>:1] non", "[case jaune 1] non", "[cartes AB] non", "[nuage 1] non",
    ],
)  # fmt: skip
def test_a_picture_of_nothing_is_a_bug(line: str) -> None:
    (picture,) = parse(line)
    assert isinstance(picture, Picture)
    for game_id in GAMES:
        with pytest.raises((ValueError, KeyError)):
            drawn(GAME_UIS[game_id].pictures, picture, RESOURCES)


@pytest.mark.parametrize("theme_name", ["papier", "soiree", "contraste"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_picture_is_drawn_and_said(theme: Theme, game_id: str, theme_name: str) -> None:
    theme.use(theme_name)
    for picture in pictures(game_id):
        each = drawn(GAME_UIS[game_id].pictures, picture, RESOURCES)
        assert each.words
        assert painted(theme, each, 1.0) > 0.03


def painted(theme: Theme, picture: Drawn, unit: float) -> float:
    """Draw a picture with a rim of 12 px around it; return the share of it that is not empty, and hold it to its size."""
    image = QImage(round(picture.width * unit) + 24, round(picture.height * unit) + 24, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(12, 12)
    picture.draw(painter, theme, unit)
    painter.end()
    wide, high = image.width(), image.height()
    strong = [(x, y) for x in range(0, wide, 2) for y in range(0, high, 2) if image.pixelColor(x, y).alpha() > 128]
    assert all(10 <= x <= wide - 11 and 10 <= y <= high - 11 for x, y in strong)
    return len(strong) * 4 / (wide * high)


def test_html_names_the_pictures(page: RulesPage) -> None:
    text = page.panel.text
    text.show_blocks(None, (Picture("dés", ("1", "2"), "a"),))
    assert "picture:0" in text.toHtml()
    assert text.loadResource(2, "picture:0") is not None
    assert text.loadResource(2, "picture:1") is None
    assert text.loadResource(2, "file:///etc/passwd") is None


def test_a_picture_says_what_it_shows_and_is_not_looked_for(page: RulesPage) -> None:
    text = page.panel.text
    text.show_blocks(None, (Picture("dés", ("1", "2"), "un"),))
    assert "Dés : 1, 2." in text.toPlainText()
    text.look_for("dés")
    assert text.hits == []
    text.look_for("un")
    assert len(text.hits) == 1


def test_pictures_grow_with_the_text_and_fit_a_narrow_panel(qtbot: QtBot, theme: Theme, french_numbers: None) -> None:
    panel = RulesPanel(theme, GAME_UIS)
    qtbot.addWidget(panel)
    panel.resize(760, 600)
    panel.show_rules("words_out")
    panel.show()

    def widths() -> list[int]:
        return [int(width) for width in re.findall(r'<img[^>]* width="(\d+)"', panel.text.toHtml())]

    normal = widths()
    theme.set_text_scale(1.25)
    assert widths()[1] > normal[1]
    panel.resize(330, 600)
    qtbot.waitUntil(lambda: max(widths()) <= panel.text.viewport().width())
    assert panel.text.document().idealWidth() <= panel.text.viewport().width() + 1


# ---- the page ------------------------------------------------------------------------------------------------------------


def test_the_contents_lead_to_the_sections(page: RulesPage) -> None:
    assert [link.text() for link in page.links][:3] == ["Le matériel", "Qui commence", "Un tour"]
    before = page.panel.text.verticalScrollBar().value()
    QTest.mouseClick(page.links[-2], Qt.MouseButton.LeftButton)
    assert page.panel.text.verticalScrollBar().value() > before


def test_every_section_that_is_chosen_is_told_as_the_one_that_is_read(page: RulesPage) -> None:
    for link in page.links:
        link.click()
        assert [one for one in page.links if one.is_here] == [link]
    page.panel.text.verticalScrollBar().setValue(0)
    assert page.links[0].is_here


def test_all_games_are_one_press_away_each_from_its_beginning(page: RulesPage) -> None:
    assert [segment.key for segment in page.games.segments] == [entry.id for entry in ready_games()]
    bar = page.panel.text.verticalScrollBar()
    for segment in reversed(page.games.segments):
        bar.setValue(bar.maximum())
        QTest.mouseClick(segment, Qt.MouseButton.LeftButton)
        assert page.panel._game_id == segment.key
        assert page.games.current == segment.key
        assert bar.value() == 0
        assert len(page.links) == len(page.panel.sections())
        assert page.bar.subtitle.text() == segment.text()


def test_one_reads_the_beginning_of_what_was_opened(qtbot: QtBot, window: QWidget, theme: Theme, french_numbers: None) -> None:
    page = RulesPage(theme, GAME_UIS, window)
    page.resize(window.size())
    page.show_rules("yahtzee")  # nothing is laid out yet
    window.show()
    page.show()
    assert not page.links[-1].is_here


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 2.0), ((1280, 800), 1.5)])
def test_the_names_of_the_games_are_whole(
    qtbot: QtBot, window: QWidget, page: RulesPage, theme: Theme, size: tuple[int, int], scale: float
) -> None:
    theme.fit(*size)
    theme.set_text_scale(scale)
    window.resize(*size)
    page.resize(*size)
    for _ in range(4):
        QApplication.processEvents()
    for segment in page.games.segments:
        assert segment.width() >= segment.sizeHint().width()
        assert page.rect().contains(segment.rect().translated(segment.mapTo(page, QPoint(0, 0))))
    assert page.panel.text.viewport().height() > 150


def test_the_contents_need_room(window: QWidget, page: RulesPage) -> None:
    assert page.links[0].isVisible()
    assert "·" not in page.bar.subtitle.text()
    page.resize(700, 600)
    assert not page.links[0].isVisible()
    page.panel.go(2)
    QApplication.processEvents()
    here = next(link for link in page.links if link.is_here)
    assert page.bar.subtitle.text().endswith(f" · {here.text()}")


def test_words_are_found_whatever_the_accents(page: RulesPage) -> None:
    QTest.keyClicks(page.panel.field, "CARRE")
    hits = page.panel.text.hits
    assert len(hits) > 2
    assert {folded(hit.selectedText()) for hit in hits} == {"carre"}
    assert page.panel.count.text() == f"1 sur {len(hits)}"
    assert page.panel.text.viewport().rect().contains(page.panel.text.cursorRect().center())


def test_the_keys_go_from_place_to_place(page: RulesPage) -> None:
    page.panel.field.setText("joker")
    total = len(page.panel.text.hits)
    QTest.keyClick(page.panel.field, Qt.Key.Key_Return)
    assert page.panel.text.current == 1
    QTest.keyClick(page.panel.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(page.panel.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert page.panel.text.current == total - 1
    QTest.mouseClick(page.panel.down, Qt.MouseButton.LeftButton)
    assert page.panel.text.current == 0
    QTest.keyClick(page.panel.field, Qt.Key.Key_Escape)
    assert page.panel.field.text() == ""
    assert page.panel.text.hits == []
    assert page.panel.count.text() == ""


def test_what_is_not_there_is_said_to_be_missing(page: RulesPage) -> None:
    page.panel.field.setText("zzz")
    assert page.panel.count.text() == "introuvable"
    assert not page.panel.down.isEnabled()
    page.panel.text.step(1)
    assert page.panel.text.current == -1


def test_ctrl_f_looks_for_a_word_and_esc_leaves(qtbot: QtBot, window: QWidget, page: RulesPage) -> None:
    QTest.keyClick(page.panel, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.focusWidget() is page.panel.field
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.back):
        QTest.mouseClick(page.bar.back_button, Qt.MouseButton.LeftButton)


def test_the_search_stays_when_the_look_changes(page: RulesPage, theme: Theme) -> None:
    page.panel.field.setText("joker")
    theme.use("contraste")
    theme.set_text_scale(1.5)
    assert page.panel.text.hits


def test_everything_has_a_name(page: RulesPage) -> None:
    panel = page.panel
    for widget in (panel.field, panel.up, panel.down, panel.text):
        assert widget.accessibleName()


def test_the_panel_speaks_english_too(qtbot: QtBot, theme: Theme, french_numbers: None) -> None:
    panel = RulesPanel(theme, GAME_UIS)
    qtbot.addWidget(panel)
    QLocale.setDefault(QLocale("en"))
    panel.show_rules("yahtzee")
    assert "Small straight" in panel.text.toPlainText()
    QLocale.setDefault(QLocale("fr"))
    panel.retranslate()
    assert "Petite suite" in panel.text.toPlainText()


def test_a_game_without_rules_is_a_bug(qtbot: QtBot, theme: Theme) -> None:
    panel = RulesPanel(theme, GAME_UIS)
    qtbot.addWidget(panel)
    with pytest.raises(KeyError):
        panel.show_rules("no such game")


def test_folding_keeps_every_position() -> None:
    text = "Œuf Été ﬁn ß İ — À"
    assert len(folded(text)) == len(text)
    assert folded("Carré") == "carre"


def test_html_escapes(theme: Theme) -> None:
    style = Style("#000000", "#000000", "#000000", "#000000", "x", 1, 1, 1, 3)
    assert "&lt;i&gt;" in to_html((Paragraph("<i>"),), style, lambda _: ())


# ---- the sheet of keys -----------------------------------------------------------------------------------------------------


@pytest.fixture
def spoken() -> Iterator[Languages]:
    """Speak another language for a while."""
    made = Languages(translations())
    yield made
    made.speak("fr")


@pytest.fixture
def keys(window: QWidget, page: RulesPage, theme: Theme) -> ShortcutsOverlay:
    page.panel.field.setFocus()
    made = ShortcutsOverlay(theme, GAME_UIS, window)
    made.open()
    return made


def test_the_sheet_covers_the_window_and_takes_the_keyboard(window: QWidget, keys: ShortcutsOverlay) -> None:
    assert keys.geometry() == window.rect()
    assert window.focusWidget() is keys.close_button
    QTest.keyClick(keys.close_button, Qt.Key.Key_Tab)
    assert window.focusWidget() is keys.close_button
    window.resize(1500, 900)
    assert keys.geometry() == window.rect()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Question])
def test_the_sheet_closes_by_keys(keys: ShortcutsOverlay, key: Qt.Key) -> None:
    if key == Qt.Key.Key_Question:
        QTest.keyClicks(keys, "?")
    else:
        QTest.keyClick(keys, key)
    assert keys.isHidden()


def test_the_sheet_closes_by_its_cross_and_beside_the_paper(window: QWidget, keys: ShortcutsOverlay, theme: Theme) -> None:
    QTest.mouseClick(keys.close_button, Qt.MouseButton.LeftButton)
    assert keys.isHidden()
    other = ShortcutsOverlay(theme, GAME_UIS, window)
    other.open()
    QTest.mouseClick(other, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert other.isHidden()


def test_every_key_says_what_it_does(keys: ShortcutsOverlay) -> None:
    assert len(keys.hints) == sum(len(lines) for _, lines in keys.groups())
    for _, text in keys.hints:
        assert ", " in text.accessibleName()
    assert keys.close_button.accessibleName() == "Fermer"


HEADS = {"fr": ("À la table de {}", "À la table du {}", "À la table des {}"), "en": ("At the {} table",)}


@pytest.mark.parametrize("language", HEADS)
def test_every_game_says_the_keys_of_its_table(keys: ShortcutsOverlay, spoken: Languages, language: str) -> None:
    spoken.speak(language)
    QCoreApplication.processEvents()
    heads = {label.text() for label in keys.findChildren(Label)}
    for ui in GAME_UIS.values():
        assert heads & {head.format(ui.name) for head in HEADS[language]}, ui.name
    told = [text.accessibleName() for _hint, text in keys.hints]
    for game, ui in GAME_UIS.items():
        lines = ui.texts().keys
        assert lines, f"{game} does not say what the keys do at its table: GameTexts.keys"
        for line in lines:
            assert f"{' '.join(map(said, line.caps))}, {said(line.does)}" in told


def test_the_contents_show_where_one_reads(theme: Theme, qtbot: QtBot, french_numbers: None) -> None:
    theme.fit(1024, 640)
    page = RulesPage(theme, GAME_UIS)
    page.resize(1024, 640)
    qtbot.addWidget(page)
    page.show()
    page.show_rules(GAMES[0])
    QCoreApplication.processEvents()
    bar = page.panel.text.verticalScrollBar()
    lit = []
    for share in (0.0, 0.3, 0.6, 1.0):
        bar.setValue(round(bar.maximum() * share))
        lit.append([number for number, link in enumerate(page.links) if link.is_here])
    assert all(len(each) == 1 for each in lit), "in a low window too, where the first section begins below its upper quarter"
    places = [each[0] for each in lit]
    assert places == sorted(set(places))
    assert places[-1] == len(page.links) - 1, "at the end one reads the last"
    page.links[2].click()
    QCoreApplication.processEvents()
    assert [number for number, link in enumerate(page.links) if link.is_here] == [2]
