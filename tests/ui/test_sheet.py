from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from ludogite.games.yahtzee.scoring import Box, Score, Sheet
from ludogite.games.yahtzee.state import YahtzeeView
from ludogite.ui.games.yahtzee.model import sheet_of
from ludogite.ui.screen.sheet import ScoreSheet, SheetView
from ludogite.ui.screen.sheet_model import CellKind, LineKind, SheetData, SheetModel
from ludogite.ui.style.theme import Theme
from tests.ui import probes
from tests.ui.yahtzee_play import FAMILY, make_table, play_move, play_until


def view_at(seats: int = 3, *, turn: int = 5, rolls: int = 2) -> YahtzeeView:
    table = make_table(seats)
    play_until(table, turn=turn, rolls=rolls)
    view: YahtzeeView = table.view()
    return view


def with_sheet(view: YahtzeeView, sheet: Sheet, dice: tuple[int, ...]) -> YahtzeeView:
    sheets = (*view.sheets[: view.seat], sheet, *view.sheets[view.seat + 1 :])
    return replace(view, sheets=sheets, dice=dice)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    window = QWidget()
    window.resize(520, 720)
    qtbot.addWidget(window)
    return window


@pytest.fixture
def sheet(qtbot: QtBot, theme: Theme, table: QWidget) -> SheetView:
    model = SheetModel()
    paper = ScoreSheet(theme, model, table)
    model.show(sheet_of(view_at(), FAMILY[:3]))
    paper.lay(QRect(8, 0, 500, 718))
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    return paper.view


def test_the_ring_of_the_sheet_covers_nothing_of_it(sheet: SheetView, table: QWidget) -> None:
    sheet.clearFocus()
    around = QRect(sheet.mapTo(table, QPoint()), sheet.size()).adjusted(-6, 0, 0, 0)
    place = around.adjusted(26, 0, -20, 0)  # without its round corners
    before, beside = table.grab(place).toImage(), table.grab(around).toImage()
    sheet.setFocus(Qt.FocusReason.TabFocusReason)
    sheet.setCurrentIndex(QModelIndex())  # else the ring is round a box
    sheet.ring.follow()
    assert table.grab(around).toImage() != beside, "there is one"
    assert table.grab(place).toImage() == before


def point(view: SheetView, code: str, column: int) -> QPoint:
    return view.visualRect(view.sheet_model.index(view.sheet_model.row_of(code), column)).center()


def test_the_model_keeps_the_contract_of_qt(qtmodeltester: ModelTester) -> None:
    model = SheetModel()
    qtmodeltester.check(model)
    view = view_at()
    model.show(sheet_of(view, FAMILY[:3]))
    model.show(sheet_of(replace(view, dice=(1, 2, 3, 4, 5)), FAMILY[:3]))
    model.show(sheet_of(view_at(2), FAMILY[:2]))
    qtmodeltester.check(model)


def test_the_sheet_says_what_the_printed_one_says() -> None:
    data = sheet_of(view_at(), FAMILY[:3])
    assert [line.code for line in data.lines] == [
        "as", "deux", "trois", "quatre", "cinq", "six", "prime", "brelan", "carre", "full", "petite_suite",
        "grande_suite", "yahtzee", "chance", "yahtzee_primes", "upper", "lower", "total",
    ]  # fmt: skip
    labels = {line.code: (line.label, line.hint, line.face) for line in data.lines}
    assert labels["as"] == ("As", "total des 1", 1)
    assert labels["grande_suite"] == ("Grande suite", "40", None)
    assert labels["prime"] == ("Prime de 35", "dès 63", None)
    assert [head.name for head in data.heads] == ["Léa", "Papi", "Ordinateur"]
    assert [head.active for head in data.heads] == [True, False, False]


def test_cells_tell_written_crossed_and_possible_apart() -> None:
    view = view_at()
    marked = Sheet().mark(Box.BRELAN, Score(22)).mark(Box.YAHTZEE, Score(0)).mark(Box.SIX, Score(18))
    data = sheet_of(with_sheet(view, marked, (5, 5, 5, 2, 2)), FAMILY[:3], Box.FULL)
    cells = {line.code: line.cells[0] for line in data.lines}
    assert (cells["brelan"].kind, cells["brelan"].text) == (CellKind.WRITTEN, "22")
    assert cells["brelan"].spoken == "Brelan, Léa\u202f: 22 points"
    assert cells["yahtzee"].kind is CellKind.CROSSED
    assert not cells["yahtzee"].playable
    assert cells["yahtzee"].spoken == "Yahtzee, Léa\u202f: barrée, zéro point"
    assert (cells["full"].kind, cells["full"].text, cells["full"].best) == (CellKind.POSSIBLE, "25", True)
    assert cells["full"].spoken == "Full, Léa\u202f: libre, ferait 25 points, conseillée"
    assert (cells["carre"].kind, cells["carre"].text, cells["carre"].playable) == (CellKind.POSSIBLE, "0", True)
    assert (cells["cinq"].text, cells["cinq"].best) == ("15", False)
    assert (cells["prime"].text, round(cells["prime"].share, 3)) == ("18", round(18 / 63, 3))
    assert (cells["total"].text, cells["lower"].text, cells["upper"].text) == ("40", "22", "18")
    others = [line.cells[1] for line in data.lines if line.kind is LineKind.BOX]
    assert not any(cell.playable for cell in others)


def test_the_joker_bars_boxes_and_the_prime_shows_when_it_is_won() -> None:
    view = view_at()
    upper = Sheet()
    for box, points in ((Box.SIX, 24), (Box.CINQ, 25), (Box.QUATRE, 16), (Box.YAHTZEE, 50)):
        upper = upper.mark(box, Score(points))
    cells = {line.code: line.cells[0] for line in sheet_of(with_sheet(view, upper, (6,) * 5), FAMILY[:3]).lines}
    assert (cells["prime"].text, cells["prime"].share) == ("+35", 1.0)
    assert cells["upper"].text == "100"
    assert not cells["as"].playable
    assert cells["as"].spoken.endswith("libre, interdite avec ces dés")
    assert cells["full"].playable
    assert cells["full"].spoken.endswith("ferait 125 points")


def test_earlier_manches_are_folded_into_a_line() -> None:
    table = make_table(2, manches=2)
    while table.view().manche < 2 or table.view().turn < 1:
        play_move(table)
    view = table.view()
    lines = {line.code: line for line in sheet_of(view, FAMILY[:2]).lines}
    earlier = [str(sheet.total) for sheet in view.past[0]]
    assert [cell.text for cell in lines["earlier"].cells] == earlier
    assert [cell.text for cell in lines["total"].cells] == earlier
    assert lines["manche_total"].label == "Manche 2"


def test_only_what_differs_is_repainted(qtbot: QtBot) -> None:
    model = SheetModel()
    view = view_at()
    model.show(sheet_of(view, FAMILY[:3]))
    changed: list[int] = []
    model.dataChanged.connect(lambda top, _bottom, _roles=None: changed.append(top.row()))
    resets: list[None] = []
    model.modelReset.connect(lambda: resets.append(None))
    model.show(sheet_of(view, FAMILY[:3]))
    assert changed == []
    model.show(sheet_of(view, FAMILY[:3], view.sheets[0].open_boxes[0]))
    assert changed == [model.row_of(view.sheets[0].open_boxes[0].value)]
    assert resets == []


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640), (1366, 768)])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6, 8])
def test_everything_is_visible_without_scrolling(qtbot: QtBot, theme: Theme, size: tuple[int, int], seats: int) -> None:
    theme.fit(*size)
    window = QWidget()
    window.resize(*size)
    qtbot.addWidget(window)
    model = SheetModel()
    paper = ScoreSheet(theme, model, window)
    model.show(sheet_of(view_at(seats, turn=3), FAMILY[:seats]))
    high = size[1] - theme.size("header") - 2 * theme.size("gutter")
    paper.lay(QRect(0, 0, paper.wished_width(), high))
    window.show()
    view = paper.view
    assert not view.verticalScrollBar().maximum()
    assert not view.horizontalScrollBar().maximum()
    last = view.visualRect(model.index(model.rowCount() - 1, model.columnCount() - 1))
    assert view.viewport().rect().contains(last)
    assert view.viewport().rect().bottom() - last.bottom() <= 2
    assert view.rowHeight(0) >= (27 if theme.small else 35)
    assert view.columnWidth(1) >= (58 if 4 <= seats <= 6 and not theme.small else 35)


def test_a_click_picks_a_box(qtbot: QtBot, sheet: SheetView) -> None:
    code = view_at().sheets[0].open_boxes[0].value
    with qtbot.waitSignal(sheet.picked) as picked:
        qtbot.mouseClick(sheet.viewport(), Qt.MouseButton.LeftButton, pos=point(sheet, code, 1))
    assert picked.args == [code, 0]
    with qtbot.assertNotEmitted(sheet.picked):
        qtbot.mouseClick(sheet.viewport(), Qt.MouseButton.LeftButton, pos=point(sheet, code, 2))
        qtbot.mouseClick(sheet.viewport(), Qt.MouseButton.LeftButton, pos=point(sheet, "total", 1))


def move_pointer(sheet: SheetView, where: QPoint) -> None:
    at = QPointF(where)
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(QEvent.Type.MouseMove, at, sheet.viewport().mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(sheet.viewport(), event)


def test_the_pointer_is_followed(sheet: SheetView) -> None:
    code = view_at().sheets[0].open_boxes[-1].value
    move_pointer(sheet, point(sheet, code, 1))
    assert sheet.sheet_model.line(sheet.hovered.row()).code == code
    move_pointer(sheet, point(sheet, "total", 2))
    assert not sheet.hovered.isValid()


def test_keys_move_choose_pick_and_cross(qtbot: QtBot, sheet: SheetView) -> None:
    sheet.clearFocus()
    sheet.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(sheet.hasFocus, timeout=1000)
    opened = [box.value for box in view_at().sheets[0].open_boxes]
    assert sheet.chosen_code() is None
    assert sheet.is_playable(sheet.currentIndex())
    assert sheet.currentIndex().column() == 1
    goal = sheet.sheet_model.row_of(opened[1])
    qtbot.keyClick(sheet, Qt.Key.Key_Down)
    for _ in range(30):
        if sheet.currentIndex().row() != goal:
            qtbot.keyClick(sheet, Qt.Key.Key_Down if sheet.currentIndex().row() < goal else Qt.Key.Key_Up)
    assert sheet.chosen_code() == opened[1]
    with qtbot.waitSignal(sheet.picked) as picked:
        qtbot.keyClick(sheet, Qt.Key.Key_Return)
    assert picked.args == [opened[1], 0]
    with qtbot.waitSignal(sheet.crossed) as crossed:
        qtbot.keyClick(sheet, Qt.Key.Key_Delete)
    assert crossed.args == [opened[1], 0]
    qtbot.keyClick(sheet, Qt.Key.Key_Right)
    assert sheet.currentIndex().column() == 2
    assert sheet.chosen_code() is None
    for _ in range(5):
        qtbot.keyClick(sheet, Qt.Key.Key_Left)
    assert sheet.currentIndex().column() == 1


def test_the_menu_crosses_a_box_out(qtbot: QtBot, sheet: SheetView) -> None:
    code = view_at().sheets[0].open_boxes[0].value
    where = point(sheet, code, 1)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, where, sheet.viewport().mapToGlobal(where))
    QApplication.sendEvent(sheet.viewport(), event)
    menu = sheet.findChild(QMenu)
    assert menu is not None
    with qtbot.waitSignal(sheet.crossed) as crossed:
        menu.actions()[0].trigger()
    assert crossed.args == [code, 0]
    menu.close()


@pytest.mark.parametrize("theme_name", ["papier", "soiree", "contraste"])
def test_the_sheet_paints_every_kind_of_cell(qtbot: QtBot, theme: Theme, sheet: SheetView, theme_name: str) -> None:
    theme.use(theme_name)
    marked = Sheet().mark(Box.BRELAN, Score(22)).mark(Box.CARRE, Score(0))
    plain = with_sheet(view_at(), marked, (5, 5, 5, 2, 2))
    shots = []
    for best in (None, Box.FULL):
        sheet.sheet_model.show(sheet_of(plain, FAMILY[:3], best))
        shots.append(sheet.grab().toImage())
    assert shots[0] != shots[1]
    sheet.choose(sheet.sheet_model.index(sheet.sheet_model.row_of("full"), 1))
    assert sheet.grab().toImage() != shots[1]


@pytest.mark.parametrize(
    ("seats", "wide", "longest", "named"),
    [(6, 500, "Zoé", True), (6, 500, "Grand-Maman", False), (6, 876, "Grand-Maman", True), (3, 420, "Grand-Maman", True)],
)
def test_heads_say_whole_names_or_first_letters(
    theme: Theme, table: QWidget, seats: int, wide: int, longest: str, named: bool
) -> None:
    model = SheetModel()
    paper = ScoreSheet(theme, model, table)
    people = [replace(FAMILY[seat % len(FAMILY)], name=longest if seat == 1 else "Léa") for seat in range(seats)]
    model.show(sheet_of(view_at(seats), people))
    paper.lay(QRect(0, 0, wide, 700))
    assert paper.view.head.named is named


def test_first_letters_that_have_no_room_lose_one_and_are_not_cut(theme: Theme, table: QWidget) -> None:
    theme.fit(1024, 640)
    model = SheetModel()
    paper = ScoreSheet(theme, model, table)
    model.show(sheet_of(view_at(8), [replace(FAMILY[0], name=name) for name in ("Emma", "Mmm", *["Léa"] * 6)]))
    paper.lay(QRect(0, 0, 380, 560))
    with probes.cut_short() as cut:
        paper.grab()
    assert not paper.view.head.named
    assert cut == set()


def test_in_large_text_too_a_name_is_whole_where_it_has_room(theme: Theme, table: QWidget) -> None:
    theme.fit(1024, 640)
    theme.set_text_scale(2.0)
    model = SheetModel()
    paper = ScoreSheet(theme, model, table)
    names = ("Léa", "Papi", "Jean-Christophe", "Zoé")
    model.show(sheet_of(view_at(4), [replace(FAMILY[0], name=name) for name in names]))
    paper.lay(QRect(0, 0, 680, 560))
    with probes.painted() as drawn, probes.cut_short() as cut:
        paper.grab()
    assert cut == set()
    told = {one.text for one in drawn}
    assert {"Léa", "Papi", "Jea", "Zoé"} <= told
    assert "Pap" not in told


def test_a_name_is_whole_where_it_has_room_though_another_has_none(theme: Theme, table: QWidget) -> None:
    model = SheetModel()
    paper = ScoreSheet(theme, model, table)
    names = ("Papi", "Mamie", "Jean-Christophe", "Zoé", "Marie-Thérèse", "Tom", "Léa", "Bérénice")
    model.show(sheet_of(view_at(8), [replace(FAMILY[0], name=name) for name in names]))
    paper.lay(QRect(0, 0, 560, 700))
    with probes.painted() as drawn, probes.cut_short() as cut:
        paper.grab()
    assert cut == set()
    assert [one.text for one in drawn if one.text[:3] in {name[:3] for name in names}] == [
        "Papi", "Mamie", "Jea", "Zoé", "Mar", "Tom", "Léa", "Bér"
    ]  # fmt: skip


def test_a_long_label_is_whole_where_columns_can_spare_it(theme: Theme, table: QWidget) -> None:
    model = SheetModel()
    paper = ScoreSheet(theme, model, table)
    data = sheet_of(view_at(), FAMILY[:3])
    short = paper_label(paper, data)
    long = paper_label(
        paper, replace(data, lines=tuple(replace(line, label="Mot le plus long, en lettres posées") for line in data.lines))
    )
    assert short < long <= 420 - 3 * theme.px(64)


def paper_label(paper: ScoreSheet, data: SheetData) -> int:
    paper.model.show(data)
    paper.lay(QRect(0, 0, 420, 560))
    return paper.view.columnWidth(0)
