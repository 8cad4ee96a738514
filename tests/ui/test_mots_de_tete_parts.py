"""The draft, the drawing of a grid, its editor, what is kept of it, and the sentences of Mots de Tête."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ludogite.core.rules import Refusal
from ludogite.games.mots_de_tete.game import GAME
from ludogite.games.mots_de_tete.grid import Grid
from ludogite.games.mots_de_tete.moves import (
    Accepted,
    Began,
    BonusThrown,
    Contested,
    ContestLost,
    ContestWon,
    Counted,
    DieThrown,
    Event,
    Hinted,
    HintGiven,
    Laid,
    LastTry,
    LastTurn,
    Passed,
    PassReason,
    Play,
    Rolls,
    Rung,
    Scored,
    TurnLost,
    WindowClosed,
    Withdrawn,
    Word,
    Written,
)
from ludogite.services.game_session import SeatInfo
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.mots_de_tete.card import CardText, NoteText, PlayCard
from ludogite.ui.games.mots_de_tete.draft import Draft, run_start
from ludogite.ui.games.mots_de_tete.drawing import MARKS, Mirror, bounded, fresh
from ludogite.ui.games.mots_de_tete.grid_editor import GridEditorPage
from ludogite.ui.games.mots_de_tete.grid_export import GridKeeper, Kept, date_of, head_lines, picture
from ludogite.ui.games.mots_de_tete.grid_export import text as grid_as_text
from ludogite.ui.games.mots_de_tete.texts import TEXTS
from ludogite.ui.games.mots_de_tete.word_list import WordLine, WordTile
from ludogite.ui.style.theme import Theme
from tests.ui.mots_play import make_table, play_until

ROWS = (
    ".....",
    ".LAC.",
    ".....",
    "..#..",
    ".....",
)
LEFT = Qt.MouseButton.LeftButton

# ---- the draft -----------------------------------------------------------------------------------------------------------


def typed(draft: Draft, text: str, most: int = 6) -> Draft:
    for letter in text:
        draft = draft.type(ROWS, letter, most)
    return draft


def test_letters_skip_written_ones_and_stop_at_the_edge() -> None:
    draft = typed(Draft(caret=(1, 0)), "PE")
    assert draft.cells == {(1, 0): "P", (1, 4): "E"}
    assert draft.caret is None
    assert typed(draft, "X") == draft


def test_a_whole_word_typed_over_letters_that_agree_skips_them() -> None:
    written = ".....", ".OU..", "..#..", ".....", "....."
    whole, short = Draft(caret=(1, 0)), Draft(caret=(1, 0))
    for letter in "POULE":
        whole = whole.type(written, letter, 3)
    for letter in "PLE":
        short = short.type(written, letter, 3)
    assert whole.laid == short.laid == (Laid(1, 0, "P"), Laid(1, 3, "L"), Laid(1, 4, "E"))
    on_it = Draft(caret=(1, 1))
    for letter in "OUPS":
        on_it = on_it.type(written, letter, 2)
    assert on_it.laid == (Laid(1, 3, "P"), Laid(1, 4, "S"))
    before = Draft(caret=(1, 0)).type(written, "P", 1)
    assert before.caret is None
    assert before.type(written, "O", 1).laid == before.laid
    assert before.type(written, "O", 1) != before
    assert before.type(written, "X", 1) == before
    assert before.turn(written).turn(written).laid == before.laid


def test_letters_stop_before_black_and_at_the_number_of_the_die() -> None:
    down = typed(Draft(caret=(0, 2), across=False), "AB")
    assert down.cells == {(0, 2): "A", (2, 2): "B"}
    assert typed(down, "C") == down
    assert typed(Draft(caret=(0, 0)), "ABC", most=2).cells == {(0, 0): "A", (0, 1): "B"}


def test_a_letter_of_ones_own_is_replaced_and_erased() -> None:
    draft = typed(Draft(caret=(0, 0)), "ABC").point(ROWS, (0, 1))
    assert typed(draft, "X").cells == {(0, 0): "A", (0, 1): "X", (0, 2): "C"}
    assert draft.erase().cells == {(0, 0): "A", (0, 1): "B"}
    assert draft.remove((0, 0)).cells == {(0, 1): "B", (0, 2): "C"}
    assert draft.clear().caret == (0, 0)


def test_turning_takes_letters_along_only_where_they_fit() -> None:
    draft = typed(Draft(caret=(0, 0)), "ABCDE")
    assert draft.turn(ROWS).cells == {(row, 0): letter for row, letter in enumerate("ABCDE")}
    stuck = typed(Draft(caret=(4, 0)), "AB")
    assert stuck.turn(ROWS) == stuck


def test_steps_go_across_black_cells_and_stay_on_the_grid() -> None:
    assert Draft(caret=(2, 2)).step(ROWS, 1, 0).caret == (4, 2)
    assert Draft(caret=(0, 0)).step(ROWS, -1, 0).caret == (0, 0)
    assert Draft(caret=(3, 2)).point(ROWS, (3, 2)).caret == (3, 2)


def test_dropped_letters_make_the_direction_and_change_places() -> None:
    draft = Draft().drop(ROWS, (0, 0), "A", 3).drop(ROWS, (2, 0), "B", 3)
    assert not draft.across
    assert draft.drop(ROWS, (1, 1), "C", 3) == draft
    assert draft.drop(ROWS, (3, 2), "C", 3) == draft
    assert draft.shift(ROWS, (0, 0), (2, 0)).cells == {(0, 0): "B", (2, 0): "A"}
    assert draft.shift(ROWS, (0, 0), (4, 4)).cells == {(4, 4): "A", (2, 0): "B"}
    assert draft.shift(ROWS, (0, 0), (1, 1)) == draft


def test_the_arrow_stands_before_the_whole_word() -> None:
    assert run_start(ROWS, Draft((Laid(1, 4, "E"),), None)) == (1, 1)
    assert run_start(ROWS, Draft((), (1, 4))) == (1, 1)
    assert run_start(ROWS, Draft((), (1, 4), across=False)) == (1, 4)
    assert run_start(ROWS, Draft()) is None


# ---- a grid of one's own ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mirror", list(Mirror))
def test_painting_keeps_the_grid_symmetric(mirror: Mirror) -> None:
    drawing = fresh(9, 11)
    for cell, mark in (((0, 1), "R"), ((2, 3), "5"), ((4, 0), "#")):
        drawing = drawing.paint(cell, mark, mirror)
        assert drawing.rows[cell[0]][cell[1]] == mark
        assert isinstance(drawing.check(), Grid)


def test_the_cross_and_unknown_marks_are_left_alone() -> None:
    drawing = fresh()
    assert drawing.paint((5, 5), "R", Mirror.FOUR) == drawing
    assert drawing.paint((0, 0), "+", Mirror.FOUR) == drawing
    assert drawing.paint((0, 0), "0", Mirror.FOUR) == drawing


def test_sizes_keep_the_centre() -> None:
    drawing = fresh(11, 11).paint((5, 2), "J", Mirror.LEFT_RIGHT)
    larger = drawing.resize(13, 15)
    assert isinstance(larger.check(), Grid)
    assert larger.rows[6][4] == "J"
    assert larger.resize(11, 11) == drawing
    assert [bounded(side) for side in (1, 8, 13, 40)] == [7, 9, 13, 21]
    assert len(set(MARKS)) == 13


def test_the_editor_by_mouse_and_by_keys(qtbot: QtBot, theme: Theme) -> None:
    page = GridEditorPage(theme)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    red = next(brush for brush in page.brushes if brush.mark == "R")
    qtbot.mouseClick(red, LEFT)
    view = page.board.view
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.rect_of((1, 2)).center())
    assert [page.drawing.rows[r][c] for r, c in ((1, 2), (1, 8), (9, 2), (9, 8))] == ["R"] * 4
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, "9")
    assert page.drawing.rows[1][3] == "9"
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert page.drawing.rows[1][3] == "R"
    page.cols.setValue(13)
    assert len(page.drawing.rows[0]) == 13
    with qtbot.waitSignal(page.kept) as kept:
        qtbot.mouseClick(page.keep_button, LEFT)
    line = kept.args[0]
    assert GAME.read_options({"drawn": line}).drawn == line
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_the_brush_of_the_editor_paints_under_the_mouse(qtbot: QtBot, theme: Theme) -> None:
    """Clicks and drags go to whatever lies on top where the mouse is, as in a real window."""
    page = GridEditorPage(theme)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    qtbot.mouseClick(next(brush for brush in page.brushes if brush.mark == "R"), LEFT)
    view = page.board.view

    def at(cell: tuple[int, int]) -> QPoint:
        return view.viewport().mapTo(page, view.rect_of(cell).center())

    under = page.childAt(at((1, 2)))
    assert under is view.viewport()
    qtbot.mouseClick(under, LEFT, pos=under.mapFrom(page, at((1, 2))))
    assert page.drawing.rows[1][2] == "R"
    qtbot.mousePress(under, LEFT, pos=under.mapFrom(page, at((2, 1))))
    for cell in ((2, 2), (2, 3)):
        move = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(under.mapFrom(page, at(cell))), QPointF(page.mapToGlobal(at(cell))),
            Qt.MouseButton.NoButton, LEFT, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(under, move)
    qtbot.mouseRelease(under, LEFT, pos=under.mapFrom(page, at((2, 3))))
    assert page.drawing.rows[2][1:4] == "RRR"


def test_the_editor_says_what_is_wrong(qtbot: QtBot, theme: Theme) -> None:
    page = GridEditorPage(theme)
    qtbot.addWidget(page)
    page.show_drawing(page.drawing.paint((0, 1), "#", Mirror.FOUR).paint((1, 0), "#", Mirror.FOUR))
    assert page.grid is None
    assert not page.keep_button.isEnabled()
    assert "igne 1, colonne 1" in page.verdict.text()
    assert page.model.cell((0, 0)).wrong


BAD = {
    "hole": b"1 1 1\n1 1\n",
    "too_large": b"1 1 1\n" * 23,
    "unsymmetric": "\n".join(["1211111", *["1111111"] * 2, "111+111", *["1111111"] * 3]).encode(),
    "no_centre": b"1111111\n" * 7,
    "bad_cell": b"1x1\n",
    "not_text": b"\xff\xfe\x00",
    "empty": b"",
    "even": b"11111111\n" * 8,
}


@pytest.mark.parametrize("code", BAD)
def test_a_bad_file_gets_its_own_sentence(qtbot: QtBot, theme: Theme, code: str) -> None:
    page = GridEditorPage(theme)
    qtbot.addWidget(page)
    before = page.drawing
    assert not page.load(BAD[code])
    assert page.drawing == before
    args = {"row": 1, "col": 2, "given": 2, "expected": 3, "rows": 8, "cols": 8, "most": 21, "least": 7}
    start = TEXTS.refusal(f"mots_de_tete.grid_{code}", args)[:6]
    assert page.verdict.text().startswith(start)


def test_files_of_the_house_are_read_and_written_back(
    qtbot: QtBot, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = GridEditorPage(theme)
    qtbot.addWidget(page)
    source = Path(__file__).parents[2] / "resources" / "boards" / "maison.txt"
    assert page.load(source.read_bytes())
    assert len(page.drawing.rows) == 17
    name = tmp_path / "a.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(name), ""))
    with qtbot.waitSignal(page.saved) as saved:
        page.save_button.click()
    path, written = saved.args
    assert path == name
    before = page.drawing
    page.new_button.click()
    assert page.load(written.encode())
    assert page.drawing == before


def test_the_editor_has_names_and_targets(qtbot: QtBot, theme: Theme) -> None:
    page = GridEditorPage(theme)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    for child in page.findChildren(QWidget):
        offered = child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible() and child.isEnabled()
        if offered and not isinstance(child, QLineEdit):  # the inside of a stepper, which has the name
            interface = QAccessible.queryAccessibleInterface(child)
            assert interface is not None
            assert interface.text(QAccessible.Text.Name), child
            assert child.height() >= 40, child


# ---- what is kept ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def kept() -> Kept:
    table = make_table((SeatInfo("Papi", 2), SeatInfo("Léa", 1)), {"target": 50, "grid": "marelle"})
    play_until(table, turn=400)
    return Kept(table.view(), table.seats)


def test_the_grid_is_kept_as_picture_page_and_text(qtbot: QtBot, theme: Theme, kept: Kept, tmp_path: Path) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    keeper = GridKeeper(theme, owner)
    theme.use("soiree")
    for kind in ("png", "pdf", "text"):
        assert keeper.write(kind, tmp_path / kind, kept)
    image = QImage(str(tmp_path / "png"))
    assert image.width() == 12 * 64
    assert image.height() == round(64 * 2.2) + 11 * 64 + 32
    assert image.pixelColor(2, 2).lightnessF() > 0.8
    assert (tmp_path / "pdf").read_bytes().startswith(b"%PDF")
    told = (tmp_path / "text").read_text(encoding="utf-8")
    assert told == grid_as_text(kept, "Mots de Tête")
    assert all(counted.word.text in told for play in kept.view.plays for counted in play.words)
    assert told.startswith(f"Mots de Tête, {date_of(kept)}")
    assert [head.told for line in head_lines(theme, kept, 704, 25) for head in line] == [
        f"{info.name}  {score}" for info, score in zip(kept.seats, kept.view.scores, strict=True)
    ]
    assert len(head_lines(theme, kept, 100, 25)) == 2
    other = replace(kept, day=kept.day.addDays(1))
    assert picture(theme, other, "Mots de Tête") != picture(theme, kept, "Mots de Tête")
    assert picture(theme, kept, "Mots de Tête") == image
    for kind in ("png", "pdf", "text"):
        assert not keeper.write(kind, tmp_path / "nowhere" / kind, kept)


def test_keeping_asks_for_a_file_and_says_how_it_went(
    qtbot: QtBot, theme: Theme, kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    keeper = GridKeeper(theme, owner)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "grille"), ""))
    assert "grille.txt" in keeper.keep("text", kept)
    assert (tmp_path / "grille.txt").exists()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert keeper.keep("png", kept) == ""


# ---- words -------------------------------------------------------------------------------------------------------------------

POING = Word("POING", 7, 4, across=False)
PLAY = Play(3, 1, 4, (), (Counted(POING, 15), Counted(Word("OS", 8, 4, across=True), 4)), (), 19)
SAID: list[tuple[object, tuple[str, ...]]] = [
    (Began(1), ("Léa",)),
    (DieThrown(0, 4), ("Papi", "4")),
    (Written(0, (), (POING,), ()), ("Papi", "POING")),
    (BonusThrown(0, (Rolls(1, 1, (5,), 5),)), ("5",)),
    (Scored(PLAY, 97), ("Léa", "POING 15", "OS 4", "19")),
    (Passed(0, PassReason.CHOICE, 1), ("Papi passe",)),
    (Passed(0, PassReason.TIME, 1), ("Papi", "temps")),
    (Passed(0, PassReason.INVALID, 1), ("Papi",)),
    (Passed(0, PassReason.FIRST_ONE, 0), ("Papi", "1")),
    (HintGiven(0, Hinted(Rung.COUNT, 3), 2, 10), ("Papi", "2")),
    (Contested(0, 1), ("Papi", "Léa")),
    (ContestWon(0, 1, ("KKK",)), ("Papi", "Léa", "KKK")),
    (ContestLost(0, 1), ("Papi",)),
    (TurnLost(0), ("Papi",)),
    (Withdrawn(0), ("Papi",)),
    (LastTry(1), ("Léa",)),
    (LastTurn(1), ("Léa",)),
]


@pytest.mark.parametrize(("event", "parts"), SAID)
def test_events_are_told(event: object, parts: tuple[str, ...]) -> None:
    told = GAME_UIS["mots_de_tete"].tell()(event, ("Papi", "Léa"))
    assert told is not None
    for part in parts:
        assert part in told


def test_the_end_of_a_marathon_says_of_nobody_that_he_withdrew() -> None:
    """Who remained last has tried a last word, and may have won."""
    told = TEXTS.reason("mots_de_tete.end_marathon")
    assert "arathon" in told
    assert "retiré" not in told


def test_every_event_is_told_or_told_by_another() -> None:
    said = {type(event) for event, _ in SAID} | {Accepted, WindowClosed}
    assert said == set(get_args(Event))
    assert GAME_UIS["mots_de_tete"].tell()(WindowClosed(), ("Papi",)) is None
    with pytest.raises(KeyError):
        GAME_UIS["mots_de_tete"].tell()(Refusal("x"), ("Papi",))


def test_variants_and_options_have_words(qtbot: QtBot) -> None:
    words = TEXTS
    for variant in GAME.variants:
        assert words.variant_name(variant)
        assert words.variant_note(variant)
    for field in GAME.fields:
        assert words.field_name(field)
        assert words.field_note(field)
        told = [words.value_name(field, value) for value in field.values]
        assert len(set(told)) == len(told)


@pytest.mark.parametrize("high", range(180, 420, 12))
def test_nothing_of_a_low_card_of_the_play_lies_on_the_die(qtbot: QtBot, theme: Theme, high: int) -> None:
    card = PlayCard(theme)
    qtbot.addWidget(card)
    card.resize(554, high)
    told = CardText(
        title="2 lettres à écrire", die=2, ink=1, counted="0 sur 2", wanted=2, points=0, palette=True, turns=True, hint="−1"
    )
    card.show_card(told, across=True)
    card.show()
    pose = card.die_pose()
    lower = [one for one in (card.palette_box, card.hint_button) if one.isVisible()]
    die = QRectF(pose.x - pose.side / 2, pose.y - pose.side / 2, pose.side, pose.side)
    assert not any(die.intersects(QRectF(one.geometry())) for one in lower)
    assert not card.hint_button.isVisible() or not card.hint_button.geometry().intersects(card.turner.geometry())
    assert card.palette_box.isVisible() or high < 260


@pytest.mark.parametrize("high", range(300, 480, 20))
def test_no_word_of_the_card_is_cut_through_its_letters(qtbot: QtBot, theme: Theme, high: int) -> None:
    card = PlayCard(theme)
    qtbot.addWidget(card)
    card.resize(520, high)
    tiles = tuple(WordTile(letter, 1, 1) for letter in "UNE")
    lines = tuple(WordLine("UNE", tiles, points) for points in range(11, 18))
    card.show_card(CardText(title="Partie terminée", lines=lines, note=NoteText("Le plus long", "x"), points=52), across=True)
    card.show()
    rows = card.words.rows
    shown = card.words.height() / rows.row
    assert shown == int(shown) or shown >= len(lines)


def test_words_stand_closer_where_that_shows_all_of_them(qtbot: QtBot, theme: Theme) -> None:
    card = PlayCard(theme)
    qtbot.addWidget(card)
    card.resize(554, 360)
    lines = tuple(WordLine("UNE", tuple(WordTile(letter, 1, 1) for letter in "UNE"), points) for points in range(11, 15))
    card.show_card(CardText(title="Papi a écrit TEX", lines=lines, points=50), across=True)
    card.set_time(9000, 10_000)
    card.show()
    assert 28 < card.words.rows.row < card.words.rows.row_height(compact=True)
    assert card.words.height() >= len(lines) * card.words.rows.row
