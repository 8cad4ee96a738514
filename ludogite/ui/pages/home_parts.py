"""The parts of the home page: a compartment per game, the ticket of the game that waits, the people."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludogite.ui.paint import fill, key_face, paper, text_at, text_in
from ludogite.ui.paint_wood import felt
from ludogite.ui.symbols import draw_symbol, icon, medallion
from ludogite.ui.theme import Look
from ludogite.ui.widgets import (
    Control,
    HouseMenu,
    Label,
    Left,
    LinkButton,
    Paper,
    PrimaryButton,
    Shadow,
)
from ludogite.ui.widgets.emblem import HEIGHT, WIDTH, emblem

LIFT = 4  # px that the emblem rises under the pointer


@dataclass(frozen=True, slots=True)
class HomeGame:
    """A game of the box: its name, how many play, how long it lasts; not ``available`` yet is shown greyed."""

    game_id: str
    name: str
    seats_text: str
    minutes: int
    available: bool


@dataclass(frozen=True, slots=True)
class ResumeTicket:
    """A game that waits: its key in the store, its title, (ink number, name, score) of each player, when it stopped."""

    game_key: int
    game_id: str
    title: str
    players: tuple[tuple[int, str, int], ...]
    when_text: str


@dataclass(frozen=True, slots=True)
class HomeProfile:
    """A person of the house: key in the store, name, ink number 1 to 8, games won."""

    key: int
    name: str
    ink: int
    wins: int


@dataclass(frozen=True, slots=True)
class HomeNews:
    """One sentence of news for the footer."""

    text: str


# ---- compartments --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardPlan:
    """How the paper labels are written, the same in all compartments: px, and the role of the titles."""

    title_role: str
    title_lines: int
    facts: str  # "icons", "plain" or "stacked"
    label_height: int
    inset: int
    button_height: int

    @classmethod
    def of(cls, look: Look, games: Sequence[HomeGame], width: float) -> CardPlan:
        """Choose the plan in which every game's label fits a compartment ``width`` px wide."""
        inset = look.px(8 if look.small else 11)
        room = width - 2 * inset - look.px(14)
        names = [game.name for game in games]
        role = "section"
        for role in ("section", "panel"):
            metrics = QFontMetricsF(look.font(role))
            if all(metrics.horizontalAdvance(name) <= room for name in names):
                break
        lines = max((len(broken(name, metrics, room)) for name in names), default=1)
        note = QFontMetricsF(look.font("note"))
        facts = "stacked"
        for choice in ("icons", "plain"):
            if all(facts_width(look, game, note, choice) <= room + look.px(8) for game in games):
                facts = choice
                break
        button = max(look.px(40), math.ceil(QFontMetricsF(look.font("body")).height()) + look.px(12))
        height = look.px(12) + lines * metrics.height() + look.px(5)
        height += note.height() * (2 if facts == "stacked" else 1) + look.px(8) + button + look.px(12)
        return cls(role, lines, facts, math.ceil(height), inset, button)

    @property
    def least_height(self) -> int:
        """Return the least height of a compartment: the label and a little felt (px)."""
        return self.label_height + 11 * self.inset


def broken(text: str, metrics: QFontMetricsF, room: float) -> list[str]:
    """Break a title at its spaces into lines that fit, as few as possible."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def minutes_text(minutes: int) -> str:
    """Write a duration."""
    return f"{minutes}\u00a0min"


def facts_width(look: Look, game: HomeGame, metrics: QFontMetricsF, choice: str) -> float:
    """Return the width of the line about seats and duration (px)."""
    words = metrics.horizontalAdvance(game.seats_text) + metrics.horizontalAdvance(minutes_text(game.minutes))
    return words + (look.px(2 * 21 + 14) if choice == "icons" else metrics.horizontalAdvance(" · "))


class GameCard(Control):
    """One compartment of the box: the whole of it starts a new game."""

    picked = Signal(str)

    def __init__(self, look: Look, game: HomeGame, parent: QWidget | None = None) -> None:
        super().__init__(look, game.name, parent)
        self.game = game
        self._plan = CardPlan.of(look, (game,), look.px(226))
        self.setEnabled(game.available)
        if not game.available:
            self.setCursor(Qt.CursorShape.ArrowCursor)
        self.clicked.connect(self._pick)
        self.retranslate()

    def corner(self) -> float:
        """Round as felt."""
        return self.look.radius("felt") - self.look.px(2)

    def set_plan(self, plan: CardPlan) -> None:
        """Write the label as the page decided."""
        self._plan = plan
        self.update()

    def sizeHint(self) -> QSize:
        """Be a compartment; the page sets the real size."""
        return QSize(self.look.px(226), self.look.px(360))

    def retranslate(self) -> None:
        """Read the card's own texts again."""
        self._start = self.tr("Nouvelle partie") if self.game.available else self.tr("bientôt")
        self.setAccessibleName(f"{self.game.name}, {self.game.seats_text}, {minutes_text(self.game.minutes)}")
        self.setAccessibleDescription(self._start)
        self.update()

    def _pick(self) -> None:
        self.picked.emit(self.game.game_id)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint felt, emblem and paper label."""
        look, plan, painter = self.look, self._plan, self.painter()
        rect = QRectF(self.rect())
        felt(painter, look, rect, self.game.game_id, radius=self.corner())
        label = QRectF(
            plan.inset,
            rect.height() - plan.inset - plan.label_height,
            rect.width() - 2 * plan.inset,
            plan.label_height,
        )
        self._paint_emblem(painter, rect, label.top())
        paper(painter, look, label, radius=look.radius("control") + look.px(1))
        self._paint_label(painter, label)
        painter.end()

    def _paint_emblem(self, painter: QPainter, rect: QRectF, bottom: float) -> None:
        """Paint the emblem between the edge and the label, as big as fits, lifted under the pointer."""
        look = self.look
        scale = min(1.0, (rect.width() - look.px(16)) / look.px(WIDTH), (bottom - look.px(12)) / look.px(HEIGHT))
        high = look.px(HEIGHT) * scale
        if high < look.px(40):
            return
        free = bottom - high
        top = max(min(free * 0.5, look.px(34) + max(free - look.px(70), 0) * 0.5), look.px(2))
        if (self.hot() or self.ring.lit) and not look.reduced_motion:
            top -= look.px(LIFT)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        emblem(painter, look, self.game.game_id, QRectF(0, top, rect.width(), high))
        painter.setOpacity(1.0)

    def _paint_label(self, painter: QPainter, label: QRectF) -> None:
        look, plan = self.look, self._plan
        ink = look.colour("ink" if self.isEnabled() else "muted")
        painter.setFont(look.font(plan.title_role))
        metrics = QFontMetricsF(painter.font())
        y = label.top() + look.px(12)
        lines = broken(self.game.name, metrics, label.width() - look.px(14))
        y += (plan.title_lines - len(lines)) * metrics.height() / 2
        for line in lines:
            text_in(painter, QRectF(label.left(), y, label.width(), metrics.height()), line, ink)
            y += metrics.height()
        y = label.top() + look.px(12) + plan.title_lines * metrics.height() + look.px(5)
        y = self._paint_facts(painter, label, y) + look.px(8)
        edge = look.px(3)
        face = QRectF(label.left() + look.px(11), y, label.width() - look.px(22), plan.button_height - edge)
        painter.setFont(look.font("body", strong=True))
        if not self.isEnabled():
            text_in(painter, face, self._start, look.colour("muted"))
            return
        drop = look.px(2) if self.isDown() else 0
        face.translate(0, drop)
        role = "surface_soft"
        key_face(painter, look, face, edge=edge - drop, radius=look.radius("control"), role=role, hover=self.hot())
        text_in(painter, face, self._start, look.colour("ink"))

    def _paint_facts(self, painter: QPainter, label: QRectF, y: float) -> float:
        """Write how many play and how long; return where the lines end (px)."""
        look, plan = self.look, self._plan
        muted = look.colour("muted")
        painter.setFont(look.font("note"))
        metrics = QFontMetricsF(painter.font())
        seats, time = self.game.seats_text, minutes_text(self.game.minutes)
        high = metrics.height()
        if plan.facts == "stacked":
            for n, words in enumerate((seats, time)):
                text_in(painter, QRectF(label.left(), y + n * high, label.width(), high), words, muted)
            return y + 2 * high
        if plan.facts == "plain":
            text_in(painter, QRectF(label.left(), y, label.width(), high), f"{seats} · {time}", muted)
            return y + high
        side, gap = look.px(16), look.px(5)
        x = label.center().x() - facts_width(look, self.game, metrics, "icons") / 2
        for mark, words in (("users", seats), ("clock", time)):
            icon(painter, look, mark, QRectF(round(x), round(y + (high - side) / 2), side, side), muted)
            x = text_at(painter, x + side + gap, y + metrics.ascent(), words, muted) + look.px(14)
        return y + high


# ---- the game that waits -------------------------------------------------------------------------------------------


class TicketPaper(QWidget):
    """The paper on the lid: the latest unfinished game, a button to take it up, a menu for the others."""

    resumed = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._tickets: tuple[ResumeTicket, ...] = ()
        self.go = PrimaryButton(look, mark="play", compact=True, parent=self)
        self.others = LinkButton(look, "", self)
        self.menu = HouseMenu(look, self)
        self.go.clicked.connect(self._resume_latest)
        self.others.clicked.connect(self._open_menu)
        self.menu.triggered.connect(self._resume_other)
        self.shade = Shadow(self, look, "paper", lambda: look.radius("paper"))
        look.changed.connect(self.relook)
        self.retranslate()

    def show_tickets(self, tickets: Sequence[ResumeTicket]) -> None:
        """Show the first of these games; the others go into the menu."""
        self._tickets = tuple(tickets)
        self.retranslate()

    def retranslate(self) -> None:
        """Read the ticket's own texts again."""
        self.go.setText(self.tr("Reprendre"))
        rest = self._tickets[1:]
        self.others.setVisible(bool(rest))
        self.others.setText(self.tr("et %n autre(s)", "", len(rest)))
        self.menu.clear()
        for ticket in rest:
            action = QAction(f"{ticket.title} · {ticket.when_text}", self.menu)
            action.setData(ticket.game_key)
            self.menu.addAction(action)
        if self._tickets:
            first = self._tickets[0]
            players = ", ".join(f"{name} {score}" for _ink, name, score in first.players)
            self.go.setAccessibleName(self.tr("Reprendre {title}").format(title=first.title))
            self.go.setAccessibleDescription(f"{players}. {first.when_text}")
        self.relook()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def relook(self) -> None:
        """Take new sizes and colours."""
        self.updateGeometry()
        self._place()
        self.update()

    def sizeHint(self) -> QSize:
        """Be 94 px high, 74 in a small window where all stands on two lines."""
        look = self.look
        panel, body = (QFontMetricsF(look.font(role)).height() for role in ("panel", "body"))
        note = 0 if look.small else QFontMetricsF(look.font("note")).height() + look.px(3)
        words = math.ceil(panel + body + note) + look.px(24)
        return QSize(look.px(572), max(look.px(74 if look.small else 94), words))

    def _resume_latest(self) -> None:
        self.resumed.emit(self._tickets[0].game_key)

    def _resume_other(self, action: QAction) -> None:
        self.resumed.emit(action.data())

    def _open_menu(self) -> None:
        self.menu.popup(self.others.mapToGlobal(QPoint(0, self.others.height())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons in place."""
        self._place()

    def _place(self) -> None:
        look = self.look
        hint = self.go.sizeHint()
        self.go.setGeometry(
            self.width() - look.px(16) - hint.width(), (self.height() - hint.height()) // 2, hint.width(), hint.height()
        )
        link = self.others.sizeHint()
        right = self.go.x() - look.px(10)
        if look.small:
            self.others.setGeometry(right - link.width(), look.px(0), link.width(), link.height())
        else:
            self.others.setGeometry(right - link.width(), self.height() - link.height(), link.width(), link.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, the emblem and the three lines."""
        if not self._tickets:
            return
        look, ticket = self.look, self._tickets[0]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        paper(painter, look, rect)
        side = min(look.px(62), self.height() - look.px(20))
        emblem(painter, look, ticket.game_id, QRectF(look.px(12), (rect.height() - side) / 2, look.px(74), side))
        x, right = float(look.px(98)), float(self.go.x() - look.px(14))
        fonts = [look.font("panel"), look.font("body"), look.font("note")]
        metrics = [QFontMetricsF(font) for font in fonts]
        lines = metrics[:2] if look.small else metrics
        gap = look.px(3)
        y = (rect.height() - sum(m.height() for m in lines) - gap * (len(lines) - 1)) / 2
        when = metrics[2].horizontalAdvance(ticket.when_text)
        painter.setFont(fonts[0])
        title_right = right
        if look.small and not self.others.isVisibleTo(self):
            room = right - x - metrics[0].horizontalAdvance(ticket.title) - look.px(12)
            if when <= room:
                painter.setFont(fonts[2])
                text_in(painter, QRectF(right - when - 1, y, when + 2, metrics[0].height()), ticket.when_text, look.colour("muted"))
                painter.setFont(fonts[0])
        elif look.small:
            title_right = float(self.others.x())
        text_in(painter, QRectF(x, y, title_right - x, metrics[0].height()), ticket.title, look.colour("ink"), Left)
        y += metrics[0].height() + gap
        painter.setFont(fonts[1])
        self._paint_players(painter, ticket, x, y, right)
        if not look.small:
            y += metrics[1].height() + gap
            painter.setFont(fonts[2])
            room = (self.others.x() if self.others.isVisibleTo(self) else right) - x
            text_in(painter, QRectF(x, y, room, metrics[2].height()), ticket.when_text, look.colour("muted"), Left)
        painter.end()

    def _paint_players(self, painter: QPainter, ticket: ResumeTicket, x: float, y: float, right: float) -> None:
        """Write as many players with their scores as fit, each after their symbol."""
        look = self.look
        metrics = QFontMetricsF(painter.font())
        side = look.px(13)
        for number, name, score in ticket.players:
            ink, words = look.player(number), f"{name} {score}"
            if x + side + look.px(6) + metrics.horizontalAdvance(words) > right:
                text_at(painter, x, y + metrics.ascent(), "…", look.colour("muted"))
                return
            draw_symbol(painter, ink.symbol, QRectF(x, y + (metrics.height() - side) / 2, side, side), ink.colour)
            x = text_at(painter, x + side + look.px(6), y + metrics.ascent(), words, look.colour("muted")) + look.px(16)


# ---- people --------------------------------------------------------------------------------------------------------


class PersonButton(Control):
    """A person of the house: badge, name and games won; without a profile, the dashed circle for a new one."""

    def __init__(self, look: Look, profile: HomeProfile | None, parent: QWidget | None = None) -> None:
        super().__init__(look, profile.name if profile else "", parent)
        self.profile = profile
        self.retranslate()

    def corner(self) -> float:
        """Round as the badge."""
        return self.look.px(29)

    def retranslate(self) -> None:
        """Read the button's own texts again."""
        if self.profile is None:
            self._wins = ""
            self.setText(self.tr("Nouveau profil"))
            self.setAccessibleName(self.text())
        else:
            self._wins = self.tr("%n victoire(s)", "", self.profile.wins)
            self.setAccessibleName(f"{self.profile.name}, {self._wins}")
        self.relook()

    def sizeHint(self) -> QSize:
        """Hold the badge and the words."""
        look = self.look
        words = max(self.text_width("name"), self.text_width("note", self._wins))
        high = max(look.px(58), math.ceil(self.line_height("name") + self.line_height("note")))
        return QSize(look.px(3 + 52 + 10 + 14) + math.ceil(words), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint badge and words."""
        look, painter = self.look, self.painter()
        side = look.px(52)
        badge = QRectF(look.px(3), (self.height() - side) / 2, side, side)
        if self.hot():
            fill(painter, QRectF(self.rect()), look.faded("control_outline", 0.12), self.corner())
        x = badge.right() + look.px(10)
        room = self.width() - x - look.px(4)
        if self.profile is None:
            self._paint_circle(painter, badge)
            painter.setFont(look.font("name"))
            text_in(painter, QRectF(x, 0, room, self.height()), self.text(), look.colour("ink"), Left)
            painter.end()
            return
        medallion(painter, look, badge, look.player(self.profile.ink))
        name, wins = self.line_height("name"), self.line_height("note")
        y = (self.height() - name - wins) / 2
        painter.setFont(look.font("name"))
        text_in(painter, QRectF(x, y, room, name), self.text(), look.colour("ink"), Left)
        painter.setFont(look.font("note"))
        text_in(painter, QRectF(x, y + name, room, wins), self._wins, look.colour("muted"), Left)
        painter.end()

    def _paint_circle(self, painter: QPainter, badge: QRectF) -> None:
        """Paint the empty place: a dashed circle and a cross."""
        look = self.look
        pen = QPen(look.colour("control_outline"), look.px(2))
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(badge.adjusted(1, 1, -1, -1))
        side = look.px(20)
        place = QRectF(round(badge.center().x() - side / 2), round(badge.center().y() - side / 2), side, side)
        icon(painter, look, "plus", place, look.colour("muted"))


class ProfileRow(QWidget):
    """The people side by side over the whole width; those who do not fit are in a menu."""

    opened = Signal(int)
    wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._profiles: tuple[HomeProfile, ...] = ()
        self.people: list[PersonButton] = []
        self.more = LinkButton(look, "", self, mark="users")
        self.more.clicked.connect(self._open_menu)
        self.fresh = PersonButton(look, None, self)
        self.fresh.clicked.connect(self.wanted)
        self.menu = HouseMenu(look, self)
        self.menu.triggered.connect(self._open_other)

    @property
    def buttons(self) -> list[QWidget]:
        """Return the buttons in the order of the keyboard."""
        return [*self.people, self.more, self.fresh]

    def show_profiles(self, profiles: Sequence[HomeProfile]) -> None:
        """Show these people."""
        for person in self.people:
            person.hide()
            person.deleteLater()
        self._profiles = tuple(profiles)
        self.people = [PersonButton(self.look, profile, self) for profile in self._profiles]
        for person in self.people:
            person.clicked.connect(self._open)
            person.show()
        self._place()

    def sizeHint(self) -> QSize:
        """Be as high as a person."""
        return QSize(0, self.fresh.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out."""
        self._place()

    def _place(self) -> None:
        """Put people at even steps, the new profile at the right end, and the rest into the menu."""
        high, gap = self.height(), self.look.px(10)
        fresh = self.fresh.sizeHint().width()
        widths = [person.sizeHint().width() for person in self.people]
        shown = len(widths)
        more = 0
        while shown and sum(widths[:shown]) + gap * (shown + 1) + more + fresh > self.width():
            shown -= 1
            self.more.setText(self.tr("et %n autre(s)", "", len(widths) - shown))
            more = self.more.sizeHint().width() + gap
        spare = self.width() - sum(widths[:shown]) - more - fresh
        step = min(spare / max(shown + (1 if more else 0), 1), float(self.look.px(140)))
        x = 0.0
        for n, person in enumerate(self.people):
            person.setVisible(n < shown)
            if n < shown:
                person.setGeometry(round(x), 0, widths[n], high)
                x += widths[n] + step
        self.more.setVisible(shown < len(widths))
        self.more.setGeometry(round(x), (high - self.more.sizeHint().height()) // 2, more, self.more.sizeHint().height())
        if more:
            x += more + step
        self.fresh.setGeometry(
            self.width() - fresh + self.look.px(12) if spare / max(shown, 1) <= self.look.px(140) else round(x), 0, fresh, high
        )
        self._fill_menu(self._profiles[shown:])

    def _fill_menu(self, hidden: Sequence[HomeProfile]) -> None:
        self.menu.clear()
        for profile in hidden:
            action = QAction(profile.name, self.menu)
            action.setData(profile.key)
            self.menu.addAction(action)

    def _open(self) -> None:
        person = self.sender()
        if isinstance(person, PersonButton) and person.profile is not None:
            self.opened.emit(person.profile.key)

    def _open_other(self, action: QAction) -> None:
        self.opened.emit(action.data())

    def _open_menu(self) -> None:
        self.menu.popup(self.more.mapToGlobal(QPoint(0, 0)))


class Welcome(Paper):
    """What stands in place of the people on the first day: a friendly word and one button."""

    wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.hello = Label(look, "section", "ink")
        self.words = Label(look, "body", "muted", wrap=True)
        self.go = PrimaryButton(look, mark="plus", compact=True)
        self.go.clicked.connect(self.wanted)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.hello)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self.go)
        look.changed.connect(self.relook)
        self.relook()
        self.retranslate()

    def relook(self) -> None:
        """Take new sizes and colours."""
        px = self.look.px
        self._row.setContentsMargins(px(24), px(14), px(20), px(14))
        self._row.setSpacing(px(24))
        self.update()

    def retranslate(self) -> None:
        """Read the texts again."""
        self.hello.setText(self.tr("Bienvenue !"))
        self.words.setText(self.tr("Choisis un nom, une couleur et un symbole : la boîte retiendra tes parties et tes records."))
        self.go.setText(self.tr("Créer un profil"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class News(QWidget):
    """A star and one sentence."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._text = ""
        look.changed.connect(self.update)

    def show_text(self, text: str) -> None:
        """Say this, or nothing."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        """Be one line high."""
        high = math.ceil(QFontMetricsF(self.look.font("body")).height())
        return QSize(0, max(self.look.text_px(28), high))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the star and the sentence."""
        if not self._text:
            return
        look = self.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = look.px(18)
        icon(painter, look, "star", QRectF(0, round((self.height() - side) / 2), side, side), look.colour("muted"))
        painter.setFont(look.font("body"))
        place = QRectF(look.px(26), 0, self.width() - look.px(26), self.height())
        text_in(painter, place, self._text, look.colour("muted"), Left)
        painter.end()
