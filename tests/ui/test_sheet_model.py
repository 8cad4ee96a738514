"""The item model of the score sheet, by itself: what it says, to whom, and what it says has changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, QObject, Qt
from pytestqt.modeltest import ModelTester

from ludogite.ui.screen.sheet_model import (
    CELL_ROLE,
    HEAD_ROLE,
    LINE_ROLE,
    Cell,
    CellKind,
    Head,
    LineKind,
    SheetData,
    SheetModel,
    SheetRow,
    Spoken,
    short_names,
)

DISPLAY, SPOKEN, TIP = (
    int(role) for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
)
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical

CODES = ("ones", "twos", "total")
CELLS = {(code, seat): Cell(CellKind.WRITTEN, f"{code}{seat}", f"{code} of {seat}") for code in CODES for seat in (0, 1)}
LINES = (
    SheetRow("ones", LineKind.BOX, "Ones", (CELLS["ones", 0], CELLS["ones", 1]), hint="add them", face=1),
    SheetRow("twos", LineKind.BOX, "Twos", (CELLS["twos", 0], CELLS["twos", 1])),
    SheetRow("total", LineKind.TOTAL, "Total", (CELLS["total", 0], CELLS["total", 1])),
)
HEADS = (Head("Ann", 1, active=True, spoken="Ann, to play"), Head("Bob", 2, seat=1))
SHEET = SheetData("Sheet", "of two", HEADS, LINES)


class Heard:
    """What a model has said since it was made, or since it was asked."""

    def __init__(self, model: SheetModel) -> None:
        self._told: list[tuple[object, ...]] = []
        model.dataChanged.connect(
            lambda first, last, _roles: self._told.append(("cells", first.row(), first.column(), last.row(), last.column()))
        )
        model.headerDataChanged.connect(lambda way, first, last: self._told.append(("heads", way, first, last)))
        model.modelAboutToBeReset.connect(lambda: self._told.append(("about to reset", model.rowCount(), model.columnCount())))
        model.modelReset.connect(lambda: self._told.append(("reset", model.rowCount(), model.columnCount())))

    def take(self) -> list[tuple[object, ...]]:
        told, self._told = self._told, []
        return told


@pytest.fixture
def model(qtmodeltester: ModelTester) -> SheetModel:
    made = SheetModel()
    made.show(SHEET)
    qtmodeltester.check(made)
    return made


def with_head(number: int, **changes: object) -> SheetData:
    heads = list(HEADS)
    heads[number] = replace(heads[number], **changes)  # type: ignore[arg-type]
    return replace(SHEET, heads=tuple(heads))


def test_a_model_stands_under_its_parent_and_is_empty_at_first() -> None:
    parent = QObject()
    model = SheetModel(parent)
    assert model.parent() is parent
    assert model.sheet == SheetData()
    assert (model.rowCount(), model.columnCount()) == (0, 1)


def test_there_is_a_row_a_line_and_a_column_a_player_beside_the_labels(model: SheetModel) -> None:
    assert (model.rowCount(), model.columnCount()) == (3, 3)
    inside = model.index(0, 0)
    assert (model.rowCount(inside), model.columnCount(inside)) == (0, 0)
    assert model.sheet is SHEET


def test_the_cells_say_their_text_what_is_spoken_and_themselves(model: SheetModel) -> None:
    for row, line in enumerate(LINES):
        for column, cell in enumerate(line.cells, start=1):
            index = model.index(row, column)
            assert model.cell(index) is cell
            assert [model.data(index, role) for role in (DISPLAY, SPOKEN, CELL_ROLE, LINE_ROLE)] == [
                cell.text, cell.spoken, cell, line,
            ]  # fmt: skip
            assert model.data(index) == cell.text
            assert model.data(index, TIP) is None


def test_the_labels_say_their_line_and_its_hint(model: SheetModel) -> None:
    index = model.index(0, 0)
    assert model.cell(index) is None
    assert [model.data(index, role) for role in (DISPLAY, SPOKEN, CELL_ROLE)] == ["Ones", "Ones add them", None]
    assert model.data(index, LINE_ROLE) is LINES[0]
    assert model.data(model.index(1, 0), SPOKEN) == "Twos"


def test_nothing_is_said_outside(model: SheetModel) -> None:
    outside = QModelIndex()
    assert model.cell(outside) is None
    assert model.data(outside) is None
    assert model.flags(outside) == Qt.ItemFlag.NoItemFlags


def test_cells_can_be_chosen_and_labels_only_be_read(model: SheetModel) -> None:
    read = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
    assert model.flags(model.index(1, 0)) == read
    for column in (1, 2):
        assert model.flags(model.index(1, column)) == read | Qt.ItemFlag.ItemIsSelectable


def test_the_heads_name_the_players(model: SheetModel) -> None:
    for section, head in enumerate(HEADS, start=1):
        assert model.headerData(section, ACROSS) == head.name
        assert model.headerData(section, ACROSS, HEAD_ROLE) is head
        assert model.headerData(section, ACROSS, TIP) == model.headerData(section, ACROSS, SPOKEN) == (head.spoken or head.name)
    assert model.headerData(1, ACROSS, SPOKEN) == "Ann, to play"
    assert model.headerData(1, ACROSS, CELL_ROLE) is None
    assert model.headerData(0, ACROSS) == "Sheet"
    assert model.headerData(0, ACROSS, HEAD_ROLE) is None
    assert model.headerData(3, ACROSS) is None
    assert model.headerData(-1, ACROSS) is None


def test_the_labels_stand_at_the_side(model: SheetModel) -> None:
    assert [model.headerData(row, DOWN) for row in (-1, 0, 1, 2, 3)] == [None, "Ones", "Twos", "Total", None]
    assert model.headerData(0, DOWN, SPOKEN) is None


def test_a_line_is_found_by_its_code(model: SheetModel) -> None:
    assert [model.row_of(line.code) for line in LINES] == [0, 1, 2]
    assert [model.line(row) for row in range(3)] == list(LINES)
    with pytest.raises(ValueError, match="threes"):
        model.row_of("threes")


def test_the_roles_are_the_first_of_the_programs_own() -> None:
    first = int(Qt.ItemDataRole.UserRole)
    roles = [CELL_ROLE, LINE_ROLE, HEAD_ROLE]
    assert roles == [first, first + 1, first + 2]


def test_the_same_sheet_changes_nothing(model: SheetModel) -> None:
    heard = Heard(model)
    model.show(replace(SHEET))
    assert heard.take() == []


def test_a_cell_that_differs_repaints_its_line_alone(model: SheetModel) -> None:
    heard = Heard(model)
    line = replace(LINES[1], cells=(CELLS["twos", 0], Cell(CellKind.POSSIBLE, "8")))
    model.show(replace(SHEET, lines=(LINES[0], line, LINES[2])))
    assert heard.take() == [("cells", 1, 0, 1, 2)]
    assert model.data(model.index(1, 2)) == "8"


def test_cells_that_differ_are_repainted_with_what_lies_between(model: SheetModel) -> None:
    heard = Heard(model)
    model.show(replace(SHEET, lines=(LINES[0], *(replace(line, hint="other") for line in LINES[1:]))))
    assert heard.take() == [("cells", 1, 0, 2, 2)]


def test_another_turn_repaints_heads_and_every_line(model: SheetModel) -> None:
    heard = Heard(model)
    model.show(replace(SHEET, heads=(replace(HEADS[0], active=False), replace(HEADS[1], active=True))))
    assert heard.take() == [("heads", ACROSS, 0, 2), ("cells", 0, 0, 2, 2)]


@pytest.mark.parametrize("sheet", [with_head(1, name="Bill"), replace(SHEET, title="Score")])
def test_another_name_or_title_repaints_the_heads(model: SheetModel, sheet: SheetData) -> None:
    heard = Heard(model)
    model.show(sheet)
    assert heard.take() == [("heads", ACROSS, 0, 2)]


@pytest.mark.parametrize(
    ("sheet", "rows", "columns"),
    [
        (replace(SHEET, lines=LINES[:2]), 2, 3),
        (replace(SHEET, lines=(replace(LINES[0], code="fours"), *LINES[1:])), 3, 3),
        (replace(SHEET, lines=(replace(LINES[0], kind=LineKind.SUM), *LINES[1:])), 3, 3),
        (replace(SHEET, heads=HEADS[:1], lines=tuple(replace(line, cells=line.cells[:1]) for line in LINES)), 3, 2),
        (with_head(1, seat=0), 3, 3),
        (with_head(1, part="2nd"), 3, 3),
    ],
)
def test_another_shape_resets_the_view_which_sees_the_old_one_until_then(
    model: SheetModel, sheet: SheetData, rows: int, columns: int
) -> None:
    heard = Heard(model)
    model.show(sheet)
    assert heard.take() == [("about to reset", 3, 3), ("reset", rows, columns)]
    assert model.sheet is sheet


def test_whose_turn_it_is_is_told_by_the_heads() -> None:
    assert SHEET.active == 0
    assert with_head(0, active=False).active is None
    assert replace(SHEET, heads=(replace(HEADS[0], active=False), replace(HEADS[1], active=True))).active == 1


def test_the_columns_of_a_player_are_a_group() -> None:
    assert [SHEET.group(number) for number in (0, 1)] == [(0, 1), (1, 1)]
    parts = ("1st", "2nd", "3rd")
    parted = SheetData(heads=tuple(Head("", 1, part=part, seat=seat) for seat in (0, 1) for part in parts))
    assert [parted.group(number) for number in range(6)] == [(0, 3)] * 3 + [(3, 3)] * 3


def test_what_is_not_said_of_a_cell_a_line_and_a_head_is_not_so() -> None:
    cell, line, head = Cell(), SheetRow("ones", LineKind.BOX, "Ones", ()), Head("Ann", 1)
    assert (cell.kind, cell.text, cell.spoken, cell.share) == (CellKind.EMPTY, "", "", 0)
    assert (cell.playable, cell.best, cell.framed) == (False,) * 3
    assert (line.hint, line.face, line.turn) == ("", None, None)
    assert (line.lit, line.joined, head.active, head.past, head.lit) == (False,) * 5
    assert (head.spoken, head.part, head.seat) == ("", "", 0)
    assert (SheetData().heads, SheetData().lines, SheetData().active) == ((), (), None)


def test_values_do_not_change_under_who_shows_them() -> None:
    for value, name in ((Cell(), "text"), (LINES[0], "label"), (HEADS[0], "name"), (SHEET, "title")):
        with pytest.raises(AttributeError):
            setattr(value, name, "other")
        assert not hasattr(value, "__dict__"), "slots: there are hundreds of them"


def test_points_are_spoken_with_their_plural() -> None:
    spoken = Spoken()
    for points, told in ((0, "0 point"), (1, "1 point"), (2, "2 points")):
        assert spoken.written("As", points) == f"As\u202f: {told}"
        assert spoken.offered("As", points) == f"As\u202f: libre, ferait {told}"


def test_short_names_tell_people_apart() -> None:
    assert short_names(["Léa", "Papi", "Zoé"]) == ("Léa", "Pap", "Zoé")
    assert short_names(["Mamie", "Maximilien", "Tom"]) == ("Mam", "Max", "Tom")
    assert short_names(["Maxime", "Maxence", "Max"]) == ("Mai", "Mae", "Max")
    many = short_names(["Marie", "Martin", "Marc", "Margot", "Marion", "Marcel", "Mathilde", "Maxime"])
    assert len(set(many)) == 8, many
    assert many[6:] == ("Mat", "Max"), "who needs no other letter has the first three"
    assert short_names(["Tom", "Tom"]) == ("Tom", "Tom"), "namesakes have their symbols"
    guests = ["Convive", *(f"Convive {number}" for number in range(2, 9))]
    assert short_names(guests) == ("Co", "C2", "C3", "C4", "C5", "C6", "C7", "C8")
    assert short_names(["Constance", "Assia", "Tito"]) == ("Co", "As", "Ti"), "no rude word stands over a column"
