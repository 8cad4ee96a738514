"""The records: per game, variant and number of seats, the best scores of the house on a sheet of paper."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.games.catalog import CATALOG, find_game
from ludogite.store.saves import Mark
from ludogite.store.scores import Kind, Record
from ludogite.ui import texts
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.frame import Blank, FramedPage, TitledPaper
from ludogite.ui.pages.new_game_parts import GameItem
from ludogite.ui.style.paint import fill, outline, text_in
from ludogite.ui.style.paint_wood import tray_frame
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.symbols import icon, portrait
from ludogite.ui.style.theme import PlayerInk, Theme
from ludogite.ui.style.tokens import SYMBOLS
from ludogite.ui.texts.dates import long_day
from ludogite.ui.texts.game import GameTexts
from ludogite.ui.variants import variant_title
from ludogite.ui.widgets import Control, HouseMenu, Label, Left, Paper, PaperButton, Right, Segmented
from ludogite.ui.widgets.base import NO_LIMIT, filled
from ludogite.ui.widgets.book import Fold
from ludogite.ui.widgets.columns import Columns
from ludogite.ui.widgets.reading_order import tell_as_laid

LIST_WIDTH = 272
"""Px of the list of games at 100 %."""
STEPS, FACE = (64, 44, 28), 72
"""Px at 100 %: the three steps of the podium, and the face on the highest."""
SPOTS = (1, 0, 2)
"""Who stands where, from the left: the second, the first, the third."""


@dataclass(frozen=True, slots=True)
class RecordsData:
    """What there are records of, the list that is shown (None: there is none yet) and its lines, best first.

    ``finished``: how many games the house has finished, by game (id), those that are in no record too.
    """

    kinds: tuple[Kind, ...] = ()
    chosen: Kind | None = None
    records: tuple[Record, ...] = ()
    count_assisted: bool = False
    finished: Mapping[str, int] = field(default_factory=dict)
    faces: Mapping[int, str] = field(default_factory=dict)
    """The portraits of those who hold them, by profile."""


def worn(theme: Theme, number: int, symbol: int | None) -> PlayerInk:
    """Return an ink, with another symbol when a profile has chosen one of its own."""
    ink = theme.player(number)
    return ink if symbol is None else ink._replace(symbol=SYMBOLS[symbol - 1])


class RecordLine(Control):
    """A line of the list: place, badge, name, day and score; it leads to the replay."""

    def __init__(
        self, theme: Theme, words: GameTexts, record: Record, face: str = "", *, step: int = 0, parent: QWidget | None = None
    ) -> None:
        """Show a record as a line; the first three stand on a ``step`` of the podium, 1 to 3."""
        super().__init__(theme, record.name, parent)
        self.record, self._words, self._face, self._step = record, words, face, step
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        record = self.record
        self._day = long_day(record.at)
        if Mark.HAND_DICE in record.marks:
            self._day = self.tr("{day} · vrais dés").format(day=self._day)
        self._score = texts.number(record.score)
        self._marks = " ".join(texts.mark(mark.value) for mark in sorted(record.marks))
        self.setAccessibleName(
            self.tr("Place {place}, {name}, {score}, le {day}").format(
                place=record.rank, name=record.name, score=self._words.score(record.score), day=self._day
            )
        )
        about = self.tr("Revoir cette partie")
        set_tip(self, f"{self._marks}\n{about}" if self._marks else about)
        self.setAccessibleDescription(self.toolTip())
        self.update()

    def _is_wide(self) -> bool:
        return self.width() > self.theme.text_px(560)

    def sizeHint(self) -> QSize:
        """Be 50 px high, more for big text; a step as high as the podium."""
        if self._step:
            return QSize(self.theme.px(90), self.theme.px(FACE + STEPS[0] + 20) + self._words_high())
        words = self.line_height("name") + self.line_height("note") + self.theme.px(8)
        return QSize(self.theme.px(240), max(self.theme.px(50), math.ceil(words)))

    def _words_high(self) -> int:
        """Give the height of name, score and day, one below the other (px)."""
        return math.ceil(self.line_height("name") + self.line_height("panel") + self.line_height("note"))

    def _paint_step(self, painter: QPainter) -> None:
        """Paint the step of pale wood with its place, and on it the face, the name and the score; the day stands below."""
        theme, record, rect = self.theme, self.record, QRectF(self.rect())
        note = self.line_height("note")
        block = QRectF(rect.left(), rect.bottom() - note - theme.px(4) - theme.px(STEPS[self._step - 1]), rect.width(), 0)
        block.setBottom(rect.bottom() - note - theme.px(4))
        if self.hot():
            fill(painter, rect, theme.palette.surface_soft, self.corner())
        painter.save()
        painter.setClipRect(block)
        tray_frame(painter, theme, block.adjusted(0, 0, 0, theme.px(20)), radius=theme.px(8))
        painter.restore()
        painter.setFont(theme.font("panel"))
        text_in(painter, block, str(record.rank), theme.palette.on_wood_light)
        painter.setFont(theme.font("note"))
        text_in(painter, QRectF(rect.left(), block.bottom() + theme.px(4), rect.width(), note), self._day, theme.palette.muted)
        y = block.top() - self.line_height("panel")
        painter.setFont(theme.font("panel", tabular=True))
        score = QRectF(rect.left(), y, rect.width(), self.line_height("panel"))
        text_in(painter, score, self._score, theme.palette.of("accent" if record.rank == 1 else "ink"))
        y -= self.line_height("name")
        painter.setFont(theme.font("name"))
        name = QRectF(rect.left(), y, rect.width(), self.line_height("name"))
        text_in(painter, name, record.name, theme.palette.ink)
        side = theme.px(FACE if self._step == 1 else FACE * 0.82)
        face = QRectF(rect.center().x() - side / 2, y - side - theme.px(4), side, side)
        portrait(painter, theme, face, self._face, worn(theme, record.ink, record.symbol))

    def paint(self, painter: QPainter) -> None:
        """Paint the line; the first place is gold."""
        theme, record = self.theme, self.record
        if self._step:
            self._paint_step(painter)
            return
        rect = QRectF(self.rect())
        if self.hot():
            fill(painter, rect, theme.palette.surface_soft, self.corner())
        middle = rect.center().y()
        disc = QRectF(theme.px(8), middle - theme.text_px(15), theme.text_px(30), theme.text_px(30))
        _paint_place(painter, theme, disc, record.rank)
        side = theme.px(36)
        badge = QRectF(disc.right() + theme.px(16), round(middle - side / 2), side, side)
        portrait(painter, theme, badge, self._face, worn(theme, record.ink, record.symbol))
        mark = theme.px(19)
        icon(painter, theme, "play", QRectF(rect.right() - theme.px(10) - mark, round(middle - mark / 2), mark, mark), self._ink())
        painter.setFont(theme.font("panel", tabular=True))
        score = QRectF(rect.right() - theme.px(48) - theme.text_px(90), 0, theme.text_px(90), rect.height())
        text_in(painter, score, self._score, theme.palette.of("accent" if record.rank == 1 else "ink"), Right)
        self._paint_words(painter, badge.right() + theme.px(14), score.left() - theme.px(8), middle)

    def _ink(self) -> QColor:
        return self.theme.palette.of("ink" if self.hot() else "muted")

    def _paint_words(self, painter: QPainter, x: float, end: float, middle: float) -> None:
        """Write the name, and the day beside it or below; a star says that something is marked."""
        theme = self.theme
        name, note = self.line_height("name"), self.line_height("note")
        day = self._day + (" *" if self.record.marks - {Mark.HAND_DICE} else "")
        if self._is_wide():
            painter.setFont(theme.font("note"))
            wide = QFontMetricsF(painter.font()).horizontalAdvance(day) + theme.px(4)
            text_in(painter, QRectF(end - wide, middle - note / 2, wide, note), day, theme.palette.muted, Right)
            painter.setFont(theme.font("name"))
            text_in(painter, QRectF(x, middle - name / 2, end - wide - x, name), self.record.name, theme.palette.ink, Left)
            told = QFontMetricsF(painter.font()).horizontalAdvance(self.record.name)
            self._paint_leader(painter, x + told + theme.px(10), end - wide - theme.px(6), middle + name * 0.22)
            return
        top = middle - (name + note) / 2
        painter.setFont(theme.font("name"))
        text_in(painter, QRectF(x, top, end - x, name), self.record.name, theme.palette.ink, Left)
        painter.setFont(theme.font("note"))
        text_in(painter, QRectF(x, top + name, end - x, note), day, theme.palette.muted, Left)

    def _paint_leader(self, painter: QPainter, x: float, end: float, y: float) -> None:
        """Lead the eye from the name to its day by dots, as a list in a book does."""
        if end - x < self.theme.px(24):
            return
        pen = QPen(self.theme.palette.control_outline, self.theme.pen(1.6))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 4.5])
        painter.setPen(pen)
        painter.drawLine(QPointF(x, y), QPointF(end, y))


def _paint_place(painter: QPainter, theme: Theme, disc: QRectF, place: int) -> None:
    """Paint the number of a place: on gold for the first, in a ring for the next two, plain below."""
    radius = disc.height() / 2
    if place == 1:
        fill(painter, disc, theme.palette.gold, radius)
        outline(painter, disc, theme.palette.gold_edge, theme.pen(1.5), radius)
    elif place <= 3:
        outline(painter, disc, theme.palette.control_outline, theme.pen(1.5), radius)
    painter.setFont(theme.font("name", tabular=True))
    text_in(painter, disc, str(place), theme.palette.of("pip" if place == 1 else "ink"))


class RecordsPage(FramedPage):
    """The page of the records; another list is asked for by ``chosen`` and shown when it arrives."""

    chosen = Signal(object)
    replay = Signal(int)
    sheets = Signal(str)
    """Print blank sheets of a game (id)."""

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.uis = uis
        self._data = RecordsData()
        self.sheets_button = self.header.add_action("print", "")
        self.sheets_button.clicked.connect(self._on_sheets)
        self._game = CATALOG[0].id
        self.games: list[GameItem] = []
        self._index = Paper(theme)
        self._list = QVBoxLayout(self._index)
        self._list.addStretch(1)
        self._add_games(entry.id for entry in CATALOG)
        self._columns = Columns(theme)
        self._columns.addWidget(self._index)
        self._columns.addWidget(self._make_sheet(), 1)
        self.fold = Fold(self._index, self._sheet, theme)
        self.body.addLayout(self._columns, 1)
        self.lines: list[RecordLine] = []
        self.retranslate()
        self.reflow()

    def _add_games(self, game_ids: Iterable[str]) -> None:
        """List games, each once: those on the box, and what the records name besides."""
        known = {item.game_id for item in self.games}
        for game_id in dict.fromkeys(game_id for game_id in game_ids if game_id not in known):
            item = GameItem(self.theme, game_id, self.uis.art(game_id))
            item.clicked.connect(self._game_clicked)
            self._list.insertWidget(len(self.games), item)
            self.games.append(item)

    def _make_sheet(self) -> QWidget:
        theme = self.theme
        self._sheet = TitledPaper(theme)
        self._kind = Label(theme, "body", "muted", wrap=True)
        self.variant_button = PaperButton(theme, compact=True, tone="soft", drops=True)
        self.variant_button.clicked.connect(self._open_menu)
        self._seats_label = Label(theme, "body", "muted")
        self.seats = Segmented(theme)
        self.seats.chosen.connect(self._seats_chosen)
        self._choosers = Columns(theme)
        for part in (self._kind, self.variant_button):
            self._choosers.addWidget(part)
        self._choosers.addStretch(1)
        seats = filled(QHBoxLayout(), self._seats_label, self.seats)
        self._choosers.addLayout(seats)
        self._sheet.column.addLayout(self._choosers)
        self._podium, self._rows = QHBoxLayout(), QVBoxLayout()
        self._podium.setSpacing(0)
        self._sheet.column.addLayout(self._podium)
        self._sheet.column.addLayout(self._rows)
        self.empty = Blank(theme, "trophy")
        self._sheet.column.addWidget(self.empty, 1)
        self._sheet.column.addStretch(0)
        self.left_out = Label(theme, "note", "muted", wrap=True)
        self._sheet.column.addWidget(self.left_out)
        self._menu = HouseMenu(theme, self)
        return self._sheet

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def show_records(self, data: RecordsData) -> None:
        """Show a list of records."""
        self._data = data
        if data.chosen is not None:
            self._game = data.chosen.game
        self._add_games(kind.game for kind in data.kinds)
        for line in self.lines:
            line.hide()
            line.deleteLater()
        while self._podium.takeAt(0) is not None or self._rows.takeAt(0) is not None:
            pass
        words, high = self.uis.texts(self._game), len(STEPS) if len(data.records) >= len(STEPS) else 0
        self.lines = [
            RecordLine(self.theme, words, record, data.faces.get(record.profile_id, ""), step=number if number <= high else 0)
            for number, record in enumerate(data.records, 1)
        ]
        for line in self.lines:
            line.clicked.connect(self._line_clicked)
        for spot in SPOTS if high else ():
            self._podium.addWidget(self.lines[spot], 1)
        for line in self.lines[high:]:
            self._rows.addWidget(line)
        for before, after in pairwise(self.lines):
            QWidget.setTabOrder(before, after)
        tell_as_laid(self._sheet.column)
        self.retranslate()
        self.reflow()

    def _on_sheets(self) -> None:
        self.sheets.emit(self._game)

    def retranslate(self) -> None:
        title = self.tr("Records")
        self.header.set_title(title)
        self.sheets_button.setText(self.tr("Feuilles à imprimer"))
        self.sheets_button.setAccessibleName(self.tr("Feuilles à imprimer"))
        self.setAccessibleName(title)
        counts = {item.game_id: 0 for item in self.games}
        for kind in self._data.kinds:
            counts[kind.game] = counts.get(kind.game, 0) + kind.games
        for item in self.games:
            entry = find_game(item.game_id)
            ready = entry is None or entry.is_ready
            finished = max(self._data.finished.get(item.game_id, 0), counts[item.game_id])
            count = self._counted(counts[item.game_id], finished) if ready else self.tr("bientôt")
            item.set_texts(self.uis.name(item.game_id), count)
            item.setEnabled(ready)
            item.setChecked(item.game_id == self._game)
        self._sheet.title.setText(self.uis.name(self._game))
        self.sheets_button.setVisible(self._game in self.uis and self.uis[self._game].sheets is not None)
        self._retranslate_choosers()
        first = self.tr("La première partie finie ouvrira la liste.")
        none = self.tr("Aucune des parties finies ne compte.") if self._data.finished.get(self._game, 0) else first
        self.empty.set_texts(self.tr("Personne n’a encore gravé son nom ici"), none)
        self.left_out.setText(
            self.tr("Ne comptent pas : les parties jouées avec un code, et celles que l’ordinateur a finies.")
            if self._data.count_assisted
            else self.tr(
                "Ne comptent pas : les parties jouées avec un code, avec le conseil ou avec un indice, et celles que l’ordinateur "
                "a finies."
            )
        )
        for line in self.lines:
            line.retranslate()

    def _counted(self, counted: int, finished: int) -> str:
        """Say how many games were finished, and how many of them are in the records where that is not all."""
        if not finished:
            return self.tr("pas encore joué")
        told = self.tr("%n partie(s)", "", finished)
        return told if counted == finished else self.tr("{games}, %n comptée(s)", "", counted).format(games=told)

    def _retranslate_choosers(self) -> None:
        """Show which list it is, and the lists beside it: other variants, other numbers of players."""
        chosen = self._data.chosen if self._data.chosen is not None and self._data.chosen.game == self._game else None
        self.empty.setVisible(chosen is None)
        for part in (self.seats, self._seats_label, self._kind):
            part.setVisible(chosen is not None)
        if chosen is None:
            self.variant_button.hide()
            return
        title = variant_title(self.uis.get(chosen.game), chosen.variant)
        several = len(self._variants()) > 1
        self._kind.setText(title)
        self._kind.setVisible(not several)
        self.variant_button.setText(title)
        self.variant_button.setAccessibleName(self.tr("Variante : {name}").format(name=title))
        self.variant_button.setVisible(several)
        counts = [str(kind.seats) for kind in self._same_variant(chosen)]
        names = [self.tr("%n joueur(s)", "", int(count)) for count in counts]
        self._seats_label.setText(self.tr("Joueurs"))
        self.seats.set_items([(count, count) for count in counts], str(chosen.seats), names=names)
        for segment, name in zip(self.seats.segments, names, strict=True):
            set_tip(segment, name)
            segment.setMinimumWidth(self.theme.size("touch_min"))

    def _variants(self) -> list[str]:
        return list(dict.fromkeys(kind.variant for kind in self._data.kinds if kind.game == self._game))

    def _same_variant(self, chosen: Kind) -> list[Kind]:
        return [kind for kind in self._data.kinds if (kind.game, kind.variant) == (chosen.game, chosen.variant)]

    def reflow(self) -> None:
        """Put the games beside the sheet, or above it when text is big."""
        super().reflow()
        if not hasattr(self, "_menu"):
            return
        px = self.theme.px
        least, picture = (232, 106) if self.theme.small else (LIST_WIDTH, 146)
        width = max(px(least), px(picture) + self.theme.text_px(116))
        stacked = self.body_width() < width + self.theme.text_px(480)
        self._columns.stack(stacked)
        self._list.setSpacing(px(6 if self.theme.small else 14))
        edge = px(8 if self.theme.small else 12)
        self._list.setContentsMargins(edge, edge, edge + self.theme.radius("paper"), edge)
        for item in self.games:
            item.setMinimumWidth(0 if stacked else width)
            item.setMaximumWidth(NO_LIMIT if stacked else width)
            item.setVisible(not stacked or item.isEnabled())
        self._choosers.stack(self.body_width() < self.theme.text_px(520))
        self._rows.setSpacing(0)
        self._rows.setContentsMargins(0, px(6), 0, px(8))

    # ---- what is told ----------------------------------------------------------------------------------------------

    def _game_clicked(self) -> None:
        item = self.sender()
        if not isinstance(item, GameItem):
            return
        self._game = item.game_id
        kinds = [kind for kind in self._data.kinds if kind.game == item.game_id]
        if kinds:
            self.chosen.emit(max(kinds, key=lambda kind: kind.games))
        else:
            self.show_records(replace(self._data, chosen=None, records=()))

    def _seats_chosen(self, key: str) -> None:
        chosen = self._data.chosen
        if chosen is not None:
            self.chosen.emit(next(kind for kind in self._same_variant(chosen) if kind.seats == int(key)))

    def _open_menu(self) -> None:
        self._menu.clear()
        for variant in self._variants():
            action = self._menu.addAction(variant_title(self.uis.get(self._game), variant))
            action.setData(variant)
            action.triggered.connect(self._variant_chosen)
        self._menu.popup(self.variant_button.mapToGlobal(QPoint(0, self.variant_button.height())))

    def _variant_chosen(self) -> None:
        action = self.sender()
        variant = action.data() if isinstance(action, QAction) else None
        kinds = [kind for kind in self._data.kinds if (kind.game, kind.variant) == (self._game, variant)]
        if kinds:
            self.chosen.emit(max(kinds, key=lambda kind: kind.games))

    def _line_clicked(self) -> None:
        line = self.sender()
        if isinstance(line, RecordLine):
            self.replay.emit(line.record.game_id)
