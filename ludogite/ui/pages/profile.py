"""One person's page: what was played and won, score after score, how scores spread, luck or skill, the dice, the last games."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.services.facts import Insight
from ludogite.services.statistics import Period, ProfileData, Talent, middle
from ludogite.ui import texts
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.frame import Blank
from ludogite.ui.pages.profile_facts import FactsSheet, tiles
from ludogite.ui.pages.profile_parts import FigureTile
from ludogite.ui.pages.profile_person import PersonSheet
from ludogite.ui.pages.profile_sheets import CurveSheet, LastSheet, SpreadSheet, TalentSheet
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.dates import long_day
from ludogite.ui.texts.french import elided
from ludogite.ui.variants import variant_title
from ludogite.ui.widgets import (
    HeaderBar,
    HouseMenu,
    Label,
    Page,
    Paper,
    PaperButton,
    PrimaryButton,
    Scroll,
    Segmented,
)
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.columns import Columns
from ludogite.ui.widgets.reading_order import tell_as_laid

LEFT, SMALL_LEFT = 300, 252
"""Px of the left sheet at 100 %."""
"""Px of the page's content at 100 %: plots may stretch, not for ever."""
SHOWN_LAST = 4
"""Last games shown beside the plots, more when there is room."""


class ProfilePage(Page):
    """The statistics of one person; another game, period or variant is asked for and shown when it arrives."""

    back = Signal()
    edit = Signal(int)
    export = Signal(str)
    replay = Signal(int)
    period = Signal(str)
    game = Signal(str)
    variant = Signal(str)
    play = Signal(str)
    records = Signal()
    profiles = Signal()
    settings = Signal()
    rehearse = Signal()
    """Somebody wants to think over again what his carnet brings back today."""
    gone = Signal()
    """The page is not shown any more."""

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.uis = uis
        self._data: ProfileData | None = None
        self._insight: Insight | None = None
        self._talent: Talent | None = None
        self._is_looking = False
        self._due = 0
        self._progress: tuple[int, int] | None = None
        self._make_header()
        self._make_left()
        self._make_right()
        self._halves = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight), self._side, (self._pane, 1))
        self._halves.setSpacing(0)
        filled(QVBoxLayout(self), self.header, (self._halves, 1), close=True)
        self.header.shade.fall_on_next()
        self.retranslate()
        self.reflow()

    # ---- building --------------------------------------------------------------------------------------------------

    def _make_header(self) -> None:
        self.header = HeaderBar(self.theme)
        self.header.back.connect(self.back)
        self.due_button = self.header.add_action("redo", "")
        self.due_button.clicked.connect(self.rehearse)
        self.due_button.hide()
        self.records_button = self.header.add_action("trophy", "")
        self.profiles_button = self.header.add_action("users", "")
        self.settings_button = self.header.add_action("settings", "")
        self.records_button.clicked.connect(self.records)
        self.profiles_button.clicked.connect(self.profiles)
        self.settings_button.clicked.connect(self.settings)

    def _make_left(self) -> None:
        self._side = Scroll(self.theme)
        self._side.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.left = PersonSheet(self.theme, self.uis)
        self.left.game.connect(self.game)
        self.left.edit.connect(self.edit)
        self.left.export.connect(self.export)
        self._side.column.addWidget(self.left)
        self._variant_menu = HouseMenu(self.theme, self)

    def _make_right(self) -> None:
        theme = self.theme
        self._pane = Scroll(theme)
        self._pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._right = self._pane.column
        self._right.addLayout(self._make_head())
        self.tiles = [FigureTile(theme, "accent"), FigureTile(theme), FigureTile(theme), FigureTile(theme)]
        self._tile_grid = QGridLayout()
        self._right.addLayout(self._tile_grid)
        self.curve_sheet, self.spread_sheet = CurveSheet(theme), SpreadSheet(theme)
        self.talent_sheet, self.facts_sheet, self.last_sheet = TalentSheet(theme), FactsSheet(theme), LastSheet(theme)
        self.last_sheet.replay.connect(self.replay)
        self._right.addWidget(self.curve_sheet, 5)
        self._bottom = Columns(theme)
        self._bottom.addWidget(self.spread_sheet, 38)
        self._bottom.addWidget(self.talent_sheet, 25)
        self._bottom.addWidget(self.facts_sheet, 25)
        self._bottom.addWidget(self.last_sheet, 29)
        self._right.addLayout(self._bottom, 5)
        self.blank_sheet = Paper(theme)
        self._blank_box = blank = QVBoxLayout(self.blank_sheet)
        self.blank = Blank(theme, "chart")
        self.play_button = PrimaryButton(theme, mark="play")
        self.play_button.clicked.connect(self._play_clicked)
        filled(blank, 1, self.blank, (self.play_button, 0, Qt.AlignmentFlag.AlignHCenter), 1)
        self._right.addWidget(self.blank_sheet, 10)

    def _order(self) -> None:
        """Let Tab go as the eye does: what is chosen for the page, then each sheet with its own choice first."""
        spread = self.spread_sheet
        above = [self.left.export_button, self.variant_button, *self.periods.segments, self.curve_sheet.plot]
        below = [*spread.choice.segments, spread.plot, self.talent_sheet.plot, self.last_sheet.review, *self.last_sheet.rows]
        chain: list[QWidget] = [*above, *below]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _make_head(self) -> QHBoxLayout:
        theme = self.theme
        self.title = Label(theme, "page", "ink")
        self.about = Label(theme, "body", "muted", wrap=True)
        self.variant_button = PaperButton(theme, compact=True, tone="soft", drops=True)
        self.variant_button.clicked.connect(self._open_variants)
        self.periods = Segmented(theme)
        self.periods.chosen.connect(self.period)
        self._head = filled(QHBoxLayout(), self.title, (self.about, 1), self.variant_button, self.periods)
        return self._head

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def show_profile(self, data: ProfileData) -> None:
        """Show a profile; what its games' logs tell is awaited (``show_insight``, ``show_talent``)."""
        before = self._data
        self._data, self._insight, self._talent, self._is_looking = data, None, None, bool(data.points)
        self._progress = (0, 0) if data.can_look_back and data.points else None
        if before is None or before.last != data.last:
            self.last_sheet.fill(self.uis.texts(data.game), data.last)
        self.retranslate()
        self.reflow()
        self._order()
        if before is None or before.game != data.game:
            self._pane.verticalScrollBar().setValue(0)

    def show_insight(self, insight: Insight) -> None:
        """Show what the logs of the games tell besides their scores."""
        self._insight, self._is_looking = insight, False
        if self._data is not None and self._data.points:
            self._show_tiles(self._data)
            self._show_told(self._data)
            self.reflow()

    def show_progress(self, done: int, of: int) -> None:
        """Tell how many games have been accounted for."""
        self._progress = (done, of)
        if self._data is not None:
            self.talent_sheet.show_talent(self._data, self._talent, self._progress)

    def show_talent(self, talent: Talent | None) -> None:
        """Show how the mean score comes about; None when no game could be accounted for."""
        self._talent, self._progress = talent, None
        if self._data is not None:
            self.talent_sheet.show_talent(self._data, talent, None)
            self.reflow()

    def show_due(self, count: int) -> None:
        """Offer so many dear choices that come back today; none, no offer."""
        self._due = count
        self.due_button.setVisible(count > 0)
        self._name_due()

    def _name_due(self) -> None:
        self.due_button.setText(self.tr("%n à revoir", "", self._due))

    def _show_told(self, data: ProfileData) -> None:
        self.spread_sheet.show_profile(data, self._insight, self.uis.texts(data.game))
        of = self.uis[data.game].statistics
        if of is not None:
            self.facts_sheet.show_insight(of(), self._insight, looking=self._is_looking)

    def retranslate(self) -> None:
        self._name_due()
        self.due_button.setAccessibleDescription(self.tr("Les choix que ton carnet te fait revoir aujourd’hui"))
        self.records_button.setText(self.tr("Records"))
        self.profiles_button.setText(self.tr("Profils"))
        settings = self.tr("Réglages")
        self.settings_button.setAccessibleName(settings)
        set_tip(self.settings_button, settings)
        labels = (self.tr("30 jours"), self.tr("1 an"), self.tr("Tout"))
        self.periods.offer(list(zip(map(str, Period), labels, strict=True)), str(Period.ALL))
        self.periods.setAccessibleName(self.tr("Période"))
        data = self._data
        if data is not None:
            self._show_title(data)
            self._show_game(data)

    def _show_title(self, data: ProfileData) -> None:
        title = elided(self.tr("Profil de {name}"), name=data.name)
        self.header.set_title(title)
        self.setAccessibleName(title)
        self.left.show_profile(data)

    def _show_game(self, data: ProfileData) -> None:
        name = self.uis.name(data.game)
        self.title.setText(name)
        self.periods.set_current(data.period)
        count = self.tr("%n partie(s)", "", len(data.points))
        title = variant_title(self.uis.get(data.game), data.variant)
        several = len(data.variants) > 1
        self.variant_button.setVisible(several)
        self.variant_button.setText(title)
        self.variant_button.setAccessibleName(self.tr("Variante : {name}").format(name=title))
        has_points = bool(data.points)
        apart = self.tr("%n hors des records", "", data.apart) if data.apart else ""
        kind = "" if several else title
        self.about.setText(", ".join(part for part in (count, kind, apart) if part) if has_points else "")
        self._right.setStretchFactor(self._bottom, 5 if has_points else 0)
        for part in (*self.tiles, self.curve_sheet, self.spread_sheet):
            part.setVisible(has_points)
        self.talent_sheet.setVisible(has_points and data.can_look_back)
        self.facts_sheet.setVisible(has_points and not data.can_look_back and self.uis[data.game].statistics is not None)
        self.last_sheet.setVisible(bool(data.last))
        self.blank_sheet.setVisible(not has_points)
        self._show_blank(data, name)
        self.last_sheet.retranslate()
        if not has_points:
            return
        self.curve_sheet.show_profile(data, self.uis.texts(data.game))
        self._show_told(data)
        self._show_tiles(data)
        self.talent_sheet.show_talent(data, self._talent, self._progress)

    def _show_blank(self, data: ProfileData, name: str) -> None:
        """Say why there is nothing yet, and offer to play."""
        if data.apart or (data.left and not data.tally.played):
            title = self.tr("{game} : rien dans les records").format(game=name)
            text = self.tr("%n partie(s) finie(s) à l’écart : un code tapé, un conseil ou un indice.", "", data.apart)
            if not data.apart:
                text = self.tr("%n partie(s) que l’ordinateur a finie(s) à sa place.", "", data.left)
        elif data.tally.played:
            title, text = self.tr("Rien sur cette période"), self.tr("« Tout » montre les parties plus anciennes.")
        else:
            title = self.tr("{game} : {name} n’y a pas encore joué").format(name=data.name, game=name)
            text = self.tr("Courbe, moyenne et chance des dés se dessineront ici dès la première partie finie.")
        self.blank.set_texts(title, text)
        self.play_button.setText(elided(self.tr("Jouer à {game}"), game=name, article=self.uis.article(data.game)))
        self.play_button.setVisible(data.tally.is_ready and (bool(data.apart) or not data.tally.played))

    def _show_tiles(self, data: ProfileData) -> None:
        if not data.points:
            return
        scores = [point.score for point in data.points]
        best = max(data.points, key=lambda point: point.score)
        when = self.tr("le {day}").format(day=long_day(best.at))
        if data.best_against:
            when = self.tr("{when}, contre {names}").format(when=when, names=", ".join(data.best_against))
        self.tiles[0].show_number(texts.number(best.score), self.tr("meilleur score"), when)
        half = self.tr("une fois sur deux : {score} ou plus").format(score=texts.number(middle(scores)))
        self.tiles[1].show_number(texts.number(math.floor(sum(scores) / len(scores) + 0.5)), self.tr("score moyen"), half)
        waiting = self.tr("calcul en cours…") if self._is_looking else self.tr("Ces parties sont trop anciennes pour être relues.")
        insight = self._insight if self._insight is not None and self._insight.games else None
        of = self.uis[data.game].statistics
        told = tiles(of(), insight, waiting) if of is not None else ()
        for place, tile in enumerate(self.tiles[2:]):
            tile.setVisible(place < len(told))
            if place < len(told):
                tile.show_number(*told[place])

    # ---- layout ----------------------------------------------------------------------------------------------------

    def apply_theme(self) -> None:
        super().apply_theme()
        if self._data is not None:
            self.left.show_profile(self._data)
        self.reflow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.reflow()

    def showEvent(self, event: QShowEvent) -> None:
        """Arrange the page again, now that every part knows its size."""
        super().showEvent(event)
        self.reflow()

    def hideEvent(self, event: QHideEvent) -> None:
        """Say that nobody waits any more for what is being worked out."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.gone.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape go back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
            return
        super().keyPressEvent(event)

    def reflow(self) -> None:
        """Arrange the page: the sheets side by side, stacked in a small window, all in one column for big text."""
        theme, px, gutter = self.theme, self.theme.px, self.theme.size("gutter")
        left = max(px(SMALL_LEFT if theme.small else LEFT), theme.text_px(232))
        outer = theme.side(self.width())
        single = self.width() - left - 3 * gutter < theme.text_px(560)
        self._place_left(single=single, left=left, outer=outer)
        room = self.width() - 2 * outer - (0 if single else left + gutter)
        stacked = room < theme.text_px(920)
        inner = outer if single else gutter // 2
        self._right.setContentsMargins(inner, gutter, outer, gutter + px(4))
        self._right.setSpacing(px(16))
        self._head.setSpacing(px(14))
        self._tile_grid.setSpacing(px(12))
        self._blank_box.setContentsMargins(px(16), px(12), px(16), px(24))
        across = 4 if not stacked else 2
        for n, tile in enumerate(self.tiles):
            self._tile_grid.addWidget(tile, n // across, n % across)
        for n in range(4):
            self._tile_grid.setColumnStretch(n, 1 if n < across else 0)
        tell_as_laid(self._right)
        self._bottom.stack(stacked)
        self.curve_sheet.reflow(room)
        self.left.reflow()
        fixed = theme.size("header") + px(2 * 92 + 6 * 16)
        fits = int(((self.height() - fixed) / 2 - px(84)) // self.last_sheet.row_height())
        self.last_sheet.show_rows(len(self.last_sheet.rows) if stacked else max(SHOWN_LAST, fits))
        for sheet in (self.spread_sheet, self.talent_sheet, self.facts_sheet, self.last_sheet):
            sheet.title.setMinimumHeight(theme.size("touch_min"))
            sheet.title.setIndent(sheet.title.indent())  # else Qt's label keeps the least height of before in its size
        self.talent_sheet.plot.setMinimumHeight(px(180) if stacked else 0)
        self.facts_sheet.lines.show_all(stacked)
        beside = [one.minimumSizeHint().width() + px(16) for one in self._beside() if not one.isHidden()]
        self.spread_sheet.reflow(room if stacked else room - sum(beside))

    def _beside(self) -> tuple[QWidget, ...]:
        """List what may stand at the right of the spread."""
        return self.talent_sheet, self.facts_sheet, self.last_sheet

    def _place_left(self, *, single: bool, left: int, outer: int) -> None:
        """Put the left sheet into its own column, or on top of the only one."""
        home = self._right if single else self._side.column
        if home.indexOf(self.left) < 0:
            (self._side.column if single else self._right).removeWidget(self.left)
            home.insertWidget(0, self.left)
        self._side.setVisible(not single)
        gutter = self.theme.size("gutter")
        self._side.column.setContentsMargins(outer, gutter, gutter // 2, gutter + self.theme.px(4))
        self._side.setFixedWidth(left + outer + gutter // 2)

    # ---- what is told ----------------------------------------------------------------------------------------------

    def _play_clicked(self) -> None:
        if self._data is not None:
            self.play.emit(self._data.game)

    def _open_variants(self) -> None:
        self._variant_menu.clear()
        if self._data is None:
            return
        for variant, games in self._data.variants:
            count = self.tr("%n partie(s)", "", games)
            action = self._variant_menu.addAction(f"{variant_title(self.uis.get(self._data.game), variant)} · {count}")
            action.setData(variant)
            action.triggered.connect(self._variant_chosen)
        self._variant_menu.popup(self.variant_button.mapToGlobal(QPoint(0, self.variant_button.height())))

    def _variant_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.variant.emit(action.data())
