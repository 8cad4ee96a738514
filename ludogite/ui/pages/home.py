"""The home page: the open box, its compartments, the game that waits and the people of the house.

It knows no store: the composition root hands it :class:`HomeGame`, :class:`ResumeTicket`, :class:`HomeProfile` and
:class:`HomeNews` values, and listens to its signals.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.home_cards import CardPlan, GameCard
from ludogite.ui.pages.home_people import OVERHANG, News, ProfileRow, Welcome
from ludogite.ui.pages.home_ticket import TicketPaper
from ludogite.ui.pages.home_values import HomeGame, HomeNews, HomeProfile, HomeTrace, ResumeTicket
from ludogite.ui.style.paint import ground, shadow
from ludogite.ui.style.paint_wood import hinge, tray_frame, walnut_bar
from ludogite.ui.style.painted import Painted, be
from ludogite.ui.style.symbols import logo
from ludogite.ui.style.theme import STRETCH, Theme
from ludogite.ui.widgets import KeyHint, Label, Page, Scroll, WoodButton
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.reading_order import tell_in_order

__all__ = ["HomeGame", "HomeNews", "HomePage", "HomeProfile", "ResumeTicket"]

WIDTH = 1216  # of the box, px at 100 %
IN_A_ROW = 5  # games that always stand side by side, in a window that is no tall one
TALL, PORTRAIT_ROWS = 1.1, 3  # how much higher than wide the page is in which they stand two by two, the last one as a long drawer


class _Measures(NamedTuple):
    """Heights of the page in px at 100 %: the usual set and the small one."""

    lid: int
    under_lid: int
    box: int
    under_box: int
    logo: int
    logo_base: int
    margin: int
    frame: int
    gap: int


_USUAL = _Measures(lid=198, under_lid=29, box=392, under_box=16, logo=70, logo_base=101, margin=32, frame=16, gap=14)
_SMALL = _Measures(lid=132, under_lid=16, box=312, under_box=10, logo=52, logo_base=72, margin=16, frame=12, gap=10)
# How spare height is shared out: lid, below the lid, box, below the box.
_SPARE = (0.26, 0.12, 0.30, 0.12)
_SPARE_TALL = (0.08, 0.04, 0.76, 0.04)  # in a tall window


class _Canvas(Painted, QWidget):
    """The painted box: lid, hinges, frame; the widgets of the page lie on it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.lid = QRect()
        self.box = QRect()
        self.rule = QRect()
        self.logo_at = (0, 0, 0)

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        ground(painter, theme, QRectF(self.rect()), kept=False)  # it is seldom painted, and seldom whole
        lid, box = QRectF(self.lid), QRectF(self.box)
        shadow(painter, theme, lid, "bar", 0)
        walnut_bar(painter, theme, lid, kept=False)
        wide, high = theme.px(64), theme.px(22)
        for x in (box.left() + theme.px(118), box.right() - theme.px(118) - wide):
            hinge(painter, theme, QRectF(x, lid.bottom() - theme.px(14), wide, high))
        shadow(painter, theme, box, "tray", theme.radius("tray"))
        tray_frame(painter, theme, box, kept=False)
        x, baseline, pixels = self.logo_at
        logo(painter, theme, x, baseline, pixels, theme.palette.on_wood)
        if not self.rule.isEmpty():
            painter.fillRect(self.rule, theme.palette.line)


class HomePage(Page):
    """The page one comes back to."""

    new_game = Signal(str)
    resume = Signal(int)
    waiting = Signal()
    """All games that wait are to be shown."""
    open_profile = Signal(int)
    new_profile = Signal()
    day = Signal()
    soiree = Signal()
    challenge = Signal()
    records = Signal()
    dico = Signal()
    rules = Signal()
    settings = Signal()

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._uis = uis
        self._scroll = Scroll(theme)
        self._canvas = _Canvas(theme)
        self._scroll.setWidget(self._canvas)
        column = filled(QVBoxLayout(self), self._scroll)
        column.setContentsMargins(0, 0, 0, 0)
        on = self._canvas
        self.name = QWidget(on)
        """Where the logo is painted: the title of the page for the ear."""
        be(self.name, QAccessible.Role.Heading)
        self.name.setAccessibleName("Ludogîte")
        self.name.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.tagline = Label(theme, "name", "on_wood_muted", strong=False, parent=on)
        self.day_button = WoodButton(theme, "calendar", "", on)
        self.challenge_button = WoodButton(theme, "flag", "", on)
        self.soiree_button = WoodButton(theme, "medal", "", on)
        self.records_button = WoodButton(theme, "trophy", "", on)
        self.dico_button = WoodButton(theme, "search", "", on)
        self.rules_button = WoodButton(theme, "rules", "", on)
        self.settings_button = WoodButton(theme, "settings", "", on)
        self.ticket = TicketPaper(theme, uis.art, on)
        self.cards: list[GameCard] = []
        self.who = Label(theme, "panel", "ink", parent=on)
        self.people = ProfileRow(theme, on)
        self.welcome = Welcome(theme, on)
        self.news = News(theme, on)
        self.key_help = KeyHint(theme, parent=on)
        self.key_full = KeyHint(theme, parent=on)
        self._left_by = ""
        self._is_evening = False
        self._games: tuple[HomeGame, ...] = ()
        self._profiles: tuple[HomeProfile, ...] | None = None  # nobody knows yet
        for button in self._lid_buttons():
            button.clicked.connect(self._enter_elsewhere)
        self.people.opened.connect(self._enter_elsewhere)
        self.people.wanted.connect(self._enter_elsewhere)
        self.soiree_button.clicked.connect(self.soiree)
        self.challenge_button.clicked.connect(self.challenge)
        self.day_button.clicked.connect(self.day)
        self.records_button.clicked.connect(self.records)
        self.dico_button.clicked.connect(self.dico)
        self.rules_button.clicked.connect(self.rules)
        self.settings_button.clicked.connect(self.settings)
        self.ticket.resumed.connect(self._enter_waiting)
        self.ticket.resumed.connect(self.resume)
        self.ticket.all_wanted.connect(self._enter_elsewhere)
        self.ticket.all_wanted.connect(self.waiting)
        self.people.opened.connect(self.open_profile)
        self.people.wanted.connect(self.new_profile)
        self.welcome.wanted.connect(self.new_profile)
        self.ticket.hide()
        self.welcome.hide()
        self.retranslate()

    def box(self) -> QRect:
        """Give the place of the box (px of the page)."""
        return self._canvas.box.translated(self._canvas.mapTo(self, QPoint(0, 0)))

    def ways(self) -> Iterator[tuple[QWidget, str]]:
        """List what leads on from here, and where to: a game's table by its id."""
        yield from ((card, "new") for card in self.cards)
        yield from ((person, "profile") for person in self.people.people)
        yield from ((fresh, "person") for fresh in (self.people.fresh, self.welcome.go))
        waiting = [ticket.game_id for ticket in self.ticket.tickets if ticket.is_readable]
        yield from zip((self.ticket.go, self.ticket.others), waiting, strict=False)
        yield from zip(self._led_ahead(), ("day", "records", "dico", "rules", "settings"), strict=True)

    # ---- doors -------------------------------------------------------------------------------------------------

    def door(self) -> QRect | None:
        """Give the compartment through which one last left the page (px of the page), or None."""
        card = next((card for card in self.cards if card.game.game_id == self._left_by), None)
        if card is None:
            return None
        return QRect(card.mapTo(self, QPoint(0, 0)), card.size())

    def _enter(self, game_id: str) -> None:
        self._left_by = game_id

    def _enter_waiting(self, game_key: int) -> None:
        self._left_by = next((ticket.game_id for ticket in self.ticket.tickets if ticket.game_key == game_key), "")

    def _enter_elsewhere(self) -> None:
        self._left_by = ""

    # ---- what is shown -----------------------------------------------------------------------------------------

    def show_games(self, games: Sequence[HomeGame]) -> None:
        """Fill the compartments, one per game in this order; what is shown already stays, and so does a press on it."""
        if tuple(games) == self._games:
            return
        self._games = tuple(games)
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = [GameCard(self.theme, game, self._uis[game.game_id].art, self._canvas) for game in self._games]
        for card in self.cards:
            card.picked.connect(self._enter)
            card.picked.connect(self.new_game)
            card.show()
        self._propose()
        self._order_tabs()
        self._place()

    def _propose(self) -> None:
        """On the first day, lead to the first game that can be played."""
        first = next((card for card in self.cards if card.isEnabled()), None)
        for card in self.cards:
            card.show_proposed(on=card is first and self._profiles == ())

    def show_traces(self, traces: Mapping[str, HomeTrace]) -> None:
        """Leave in each compartment what its last game has left there, by game."""
        for card in self.cards:
            card.show_trace(traces.get(card.game.game_id))

    def show_resume(self, tickets: Sequence[ResumeTicket], waits: int = 0) -> None:
        """Lay the game that waits on the lid, the latest first; the others are in its menu; none, no ticket.

        ``waits``: how many there are in all, where that is more.
        """
        if (tuple(tickets), max(waits, len(tickets))) == (self.ticket.tickets, self.ticket.waits):
            return
        self.ticket.show_tickets(tickets, waits)
        self.ticket.setVisible(bool(tickets))
        self._place()

    def show_profiles(self, profiles: Sequence[HomeProfile]) -> None:
        """Show the people of the house; with nobody yet, invite to make the first profile."""
        if tuple(profiles) == self._profiles:
            return
        self._profiles = tuple(profiles)
        self.people.show_profiles(self._profiles)
        self.people.setVisible(bool(self._profiles))
        self.welcome.setVisible(not self._profiles)
        self.who.setVisible(bool(self._profiles))
        self._propose()
        self._order_tabs()
        self._place()

    def show_evening(self, *, on: bool) -> None:
        """Tell on the lid, and at the way to the evening, whether one is on."""
        self._is_evening = on
        self._say_evening()
        self._place()

    def _say_evening(self) -> None:
        box = self.tr("La boîte à jeux de la maison : des jeux de dés et de lettres.")
        self.tagline.setText(self.tr("La soirée est en cours.") if self._is_evening else box)
        on, off = self.tr("La soirée est en cours : son tableau"), self.tr("Plusieurs jeux, un seul gagnant")
        self.soiree_button.setAccessibleDescription(on if self._is_evening else off)

    def show_news(self, news: HomeNews | None) -> None:
        """Say one piece of news in the footer, or nothing."""
        self.news.show_text(news.text if news else "")
        self._place()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Accueil de Ludogîte"))
        self._say_evening()
        self.soiree_button.setText(self.tr("Soirée"))
        self.challenge_button.setText(self.tr("Défi"))
        self.challenge_button.setAccessibleDescription(self.tr("Un défi reçu se relève là"))
        self.day_button.setText(self.tr("Du jour"))
        self.day_button.setAccessibleDescription(self.tr("Cinq problèmes de trois minutes, les mêmes pour tous"))
        self.records_button.setText(self.tr("Records"))
        self.dico_button.setText(self.tr("Dico"))
        self.rules_button.setText(self.tr("Règles"))
        self.settings_button.setText(self.tr("Réglages"))
        self.who.setText(self.tr("Qui est à table ?"))
        self.key_help.set_hint(("?",), self.tr("raccourcis"))
        self.key_full.set_hint(("F11",), self.tr("plein écran"))
        self._place()

    # ---- layout ------------------------------------------------------------------------------------------------

    def apply_theme(self) -> None:
        super().apply_theme()
        self._place()
        self._canvas.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out what has changed while nobody looked."""
        super().showEvent(event)
        self._place()

    def _order_tabs(self) -> None:
        """Go from the lid to the compartments, then to the people."""
        chain: list[QWidget] = [self.ticket.go, self.ticket.others]
        chain += [*self._lid_buttons(), *self.cards]
        chain += [*self.people.buttons, self.welcome.go]
        for before, after in itertools.pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _place(self) -> None:
        """Put every part in its place for the present size, zoom and text size, beside the bar where it does not fit.

        A page that nobody sees waits until somebody does: it is filled in several steps.
        """
        if not self.isVisible():
            return
        if self._lay(self.width()) > self.height():
            self._lay(self.width() - self._scroll.verticalScrollBar().sizeHint().width())

    def _lay(self, width: int) -> int:
        """Put every part in its place in so many px, and say how high that is."""
        theme, px = self.theme, self.theme.px
        measures = _SMALL if theme.small else _USUAL
        inner = min(width - 2 * px(measures.margin), round(px(WIDTH) * STRETCH))
        left = (width - inner) // 2
        columns, cell, plan = self._columns(measures, inner)
        rows = math.ceil(len(self._games) / columns)
        footer = not theme.small
        row = (self.people if self._profiles else self.welcome).sizeHint().height()
        title = self.who.sizeHint().height() if self._profiles else 0
        foot = self.news.sizeHint().height() + px(28) if footer else px(12)
        has_drawer = self._has_drawer(columns)
        least_box = (rows - has_drawer) * plan.least_height + has_drawer * plan.drawer_height
        least_box += (rows - 1) * px(measures.gap) + 2 * px(measures.frame)
        heights = [px(measures.lid), px(measures.under_lid), 0, px(measures.under_box)]
        heights[0] = max(heights[0], self._lid_needs(measures, inner))
        fixed = sum(heights) + title + px(4) + row + px(16) + foot
        spare = self.height() - fixed - max(px(measures.box), least_box)
        heights[2] = max(px(measures.box), least_box)
        if spare < 0:
            given = min(-spare, heights[2] - least_box)
            heights[2] -= given
            spare += given
        shares = _SPARE_TALL if has_drawer else _SPARE
        for n, share in enumerate(shares):
            heights[n] += int(max(spare, 0) * share)
        below = int(max(spare, 0) * (1 - sum(shares)))
        needed = sum(heights) + title + px(4) + row + px(16) + foot + below
        self._canvas.setMinimumHeight(0 if needed <= self.height() else needed)
        self._canvas.resize(width, max(needed, self.height()))
        self._place_lid(measures, left, inner, heights[0])
        top = heights[0] + heights[1]
        self._place_box(measures, QRect(left, top, inner, heights[2]), columns, cell, plan)
        y = top + heights[2] + heights[3] + below // 3
        self.who.setGeometry(left, y, inner, title)
        self.people.setGeometry(left - px(3), y + title + px(4), inner + px(3 + OVERHANG), row)
        self.welcome.setGeometry(left, y + px(4), inner, row)
        self._place_footer(left, inner, foot, shown=footer)
        buttons = self._lid_buttons()
        is_beside = self.tagline.geometry().right() < min(button.x() for button in buttons)
        lid = (self.tagline, *buttons) if is_beside else (*buttons, self.tagline)
        people = self.who, self.people, self.welcome
        tell_in_order(*self.cards, self.name, *lid, self.ticket, *people, self.news, self.key_help, self.key_full)
        self._canvas.update()
        return needed

    def _columns(self, measures: _Measures, inner: int) -> tuple[int, float, CardPlan]:
        """Say in how many columns the compartments stand, how wide each is (px) and how it is written.

        All stand in one row where every word of their labels has room, else in as few rows as that needs.
        """
        count, px = max(len(self._games), 1), self.theme.px
        first = PORTRAIT_ROWS if count == IN_A_ROW and self.height() > TALL * inner else 1
        for rows in range(first, count + 1):
            columns = math.ceil(count / rows)
            cell = (inner - 2 * px(measures.frame) - (columns - 1) * px(measures.gap)) / columns
            plan = CardPlan.of(self.theme, self._games, cell)
            if count <= IN_A_ROW or plan.fits:
                break
        return columns, cell, plan

    def _lid_needs(self, measures: _Measures, inner: int) -> int:
        """Return the height that the lid's words and the ticket need (px)."""
        rows = self._lid_rows(measures, inner)
        buttons = len(rows) * self.records_button.sizeHint().height()
        ticket = self.ticket.sizeHint().height() if self.ticket.isVisibleTo(self._canvas) else 0
        words = self.theme.px(measures.logo_base + 14) + self.tagline.sizeHint().height()
        return max(self.theme.px(measures.lid), buttons + ticket + self.theme.px(24 if self.theme.small else 58), words)

    def _place_lid(self, measures: _Measures, left: int, inner: int, height: int) -> None:
        """Put logo, tagline, buttons and ticket on the lid."""
        theme, px = self.theme, self.theme.px
        on = self._canvas
        on.lid = QRect(0, 0, on.width(), height)
        drop = (height - px(measures.lid)) // 2
        start = left + px(16 if not theme.small else 8)
        on.logo_at = (start, px(measures.logo_base) + drop, px(measures.logo))
        self.name.setGeometry(start, px(measures.logo_base - measures.logo) + drop, px(measures.logo * 4), px(measures.logo))
        right = left + inner
        has_ticket = self.ticket.isVisibleTo(on)
        rows, row_high = self._lid_rows(measures, inner), self.records_button.sizeHint().height()
        bar_high = len(rows) * row_high
        ticket_high = self.ticket.sizeHint().height() if has_ticket else 0
        block = bar_high + ticket_high + px(4)
        y = (height - block) // 2 if has_ticket else px(measures.logo_base) + drop - px(20) - bar_high // 2
        if has_ticket and not theme.small:
            y = max(y, px(35) + drop)
        x = right
        for number, row in reversed(list(enumerate(rows))):
            x = right
            for button in reversed(row):
                wide = button.sizeHint().width()
                x -= wide
                button.setGeometry(x, y + number * row_high, wide, row_high)
                x -= px(2)
        crowded = theme.small and self.ticket.others.isVisibleTo(self.ticket)
        ticket_wide = min(theme.text_px(660 if crowded else 572), inner - px(measures.logo * 4 + 56))
        self.ticket.setGeometry(right - ticket_wide, y + bar_high + px(4), ticket_wide, ticket_high)
        tag_top = px(measures.logo_base + (20 if not theme.small else 12)) + drop
        room = (right - ticket_wide if has_ticket else x) - start - px(16)
        font = theme.font("name" if not theme.small else "body")
        font.setBold(False)
        self.tagline.setFont(font)
        self.tagline.setWordWrap(True)
        self.tagline.setAlignment(Qt.AlignmentFlag.AlignTop)
        if not has_ticket and y + bar_high <= tag_top:
            room = inner - px(32)
        tag_high = self.tagline.heightForWidth(room)
        self.tagline.setGeometry(start, tag_top, room, min(tag_high, height - tag_top))
        self.tagline.setVisible(tag_high <= height - px(14) - tag_top)  # clear of the hinges

    def _lid_rows(self, measures: _Measures, inner: int) -> list[list[WoodButton]]:
        """Share the lid's buttons among the rows that they need beside the logo, every one with its name."""
        room = inner - self.theme.px(measures.logo * 4 + 56)
        rows: list[list[WoodButton]] = [[]]
        for button in self._lid_buttons():
            wide = sum(one.full_width() + self.theme.px(2) for one in (*rows[-1], button))
            if rows[-1] and wide > room:
                rows.append([])
            rows[-1].append(button)
        return rows

    def _lid_buttons(self) -> tuple[WoodButton, ...]:
        """Return the buttons of the lid, from the left."""
        events = self.day_button, self.challenge_button, self.soiree_button
        return (*events, self.records_button, self.dico_button, self.rules_button, self.settings_button)

    def _led_ahead(self) -> tuple[WoodButton, ...]:
        """Return the buttons whose pages are made ahead."""
        return self.day_button, self.records_button, self.dico_button, self.rules_button, self.settings_button

    def _place_box(self, measures: _Measures, box: QRect, columns: int, cell: float, plan: CardPlan) -> None:
        """Put the compartments into the box, row by row."""
        px = self.theme.px
        self._canvas.box = box
        inner = box.adjusted(px(measures.frame), px(measures.frame), -px(measures.frame), -px(measures.frame))
        rows = math.ceil(len(self.cards) / columns)
        has_drawer = self._has_drawer(columns)
        room = inner.height() - px(2) - (rows - 1) * px(measures.gap) - has_drawer * plan.drawer_height
        high = room / max(rows - has_drawer, 1)
        for number, card in enumerate(self.cards):
            row, column = divmod(number, columns)
            is_drawer = has_drawer and number == len(self.cards) - 1
            x, y = inner.left() + column * (cell + px(measures.gap)), inner.top() + row * (high + px(measures.gap))
            wide, tall = (inner.width(), plan.drawer_height) if is_drawer else (cell, high)
            card.set_plan(plan)
            card.setGeometry(round(x), round(y), round(x + wide) - round(x), round(y + tall) - round(y))

    def _has_drawer(self, columns: int) -> bool:
        """Tell whether the last compartment stands alone, as wide as the box."""
        return columns > 1 and len(self._games) % columns == 1 and len(self._games) == IN_A_ROW

    def _place_footer(self, left: int, inner: int, foot: int, *, shown: bool) -> None:
        """Put the news and the keys into the last line, or hide them."""
        px = self.theme.px
        self.key_help.hide()
        self.key_full.hide()
        self.news.setVisible(shown)
        self._canvas.rule = QRect()
        if not shown:
            return
        bottom = self._canvas.height()
        self._canvas.rule = QRect(left, bottom - foot, inner, max(px(1), 1))
        high = self.news.sizeHint().height()
        y = bottom - foot + px(6)
        right = left + inner
        for hint in (self.key_full, self.key_help):
            wide = hint.sizeHint().width()
            hint.setVisible(right - wide - px(12) >= left + self.news.sizeHint().width())
            if hint.isHidden():
                continue
            hint.setGeometry(right - wide, y, wide, high)
            right -= wide + px(21)
        self.news.setGeometry(left, y, max(right - left, 0), high)
