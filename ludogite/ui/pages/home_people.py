"""The foot of the home page: the people of the house, the welcome of the first day, the news."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludogite.ui.pages.home_values import HomeProfile
from ludogite.ui.style.paint import fill, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.plain import menu_text
from ludogite.ui.style.symbols import icon, portrait
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Control, HouseMenu, Label, Left, LinkButton, Paper, PaperButton
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.reading_order import tell_in_order


class PersonButton(Control):
    """A person of the house: badge, name and games won; without a profile, the dashed circle for a new one."""

    def __init__(self, theme: Theme, profile: HomeProfile | None, parent: QWidget | None = None) -> None:
        super().__init__(theme, profile.name if profile else "", parent)
        self.profile = profile
        self.retranslate()

    def corner(self) -> float:
        """Round as the badge."""
        return self.theme.px(29)

    def retranslate(self) -> None:
        if self.profile is None:
            self._wins = ""
            self.setText(self.tr("Nouveau profil"))
            self.setAccessibleName(self.text())
        else:
            self._wins = self.tr("%n victoire(s)", "", self.profile.wins)
            self.setAccessibleName(f"{self.profile.name}, {self._wins}")
        self.apply_theme()

    def sizeHint(self) -> QSize:
        theme = self.theme
        words = max(self.text_width("name"), self.text_width("note", self._wins))
        high = max(theme.px(58), math.ceil(self.line_height("name") + self.line_height("note")))
        return QSize(theme.px(3 + 52 + 10 + 14) + math.ceil(words), high)

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        side = theme.px(52)
        badge = QRectF(theme.px(3), (self.height() - side) / 2, side, side)
        if self.hot():
            fill(painter, QRectF(self.rect()), theme.faded("control_outline", 0.12), self.corner())
        x = badge.right() + theme.px(10)
        room = self.width() - x - theme.px(4)
        if self.profile is None:
            self._paint_circle(painter, badge)
            painter.setFont(theme.font("name"))
            text_in(painter, QRectF(x, 0, room, self.height()), self.text(), theme.palette.ink, Left)
            return
        portrait(painter, theme, badge, self.profile.face, theme.player(self.profile.ink))
        name, wins = self.line_height("name"), self.line_height("note")
        y = (self.height() - name - wins) / 2
        painter.setFont(theme.font("name"))
        text_in(painter, QRectF(x, y, room, name), self.text(), theme.palette.ink, Left)
        painter.setFont(theme.font("note"))
        text_in(painter, QRectF(x, y + name, room, wins), self._wins, theme.palette.muted, Left)

    def _paint_circle(self, painter: QPainter, badge: QRectF) -> None:
        """Paint the empty place: a dashed circle and a cross."""
        theme = self.theme
        pen = QPen(theme.palette.control_outline, theme.px(2))
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(badge.adjusted(1, 1, -1, -1))
        side = theme.px(20)
        place = QRectF(round(badge.center().x() - side / 2), round(badge.center().y() - side / 2), side, side)
        icon(painter, theme, "plus", place, theme.palette.muted)


OVERHANG = 8
"""Px at 100 % by which the row is wider than what is seen: the air of its last button."""


class ProfileRow(QWidget):
    """The people side by side over the whole width; those who do not fit are in a menu."""

    opened = Signal(int)
    wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._profiles: tuple[HomeProfile, ...] = ()
        self.people: list[PersonButton] = []
        self.more = LinkButton(theme, "", self, mark="users")
        self.more.clicked.connect(self._open_menu)
        self.fresh = PersonButton(theme, None, self)
        self.fresh.clicked.connect(self.wanted)
        self.menu = HouseMenu(theme, self)
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
        self.people = [PersonButton(self.theme, profile, self) for profile in self._profiles]
        for person in self.people:
            person.clicked.connect(self._open)
            person.show()
        tell_in_order(*self.buttons)
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(0, self.fresh.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def event(self, event: QEvent) -> bool:
        """Share the width out again when all buttons have their words in another language."""
        taken = super().event(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._place()
        return taken

    def _place(self) -> None:
        """Put people at even steps, the new profile at the right end, and the rest into the menu."""
        high, gap, wide = self.height(), self.theme.px(10), self.width() - self.theme.px(OVERHANG)
        fresh = self.fresh.sizeHint().width()
        widths = [person.sizeHint().width() for person in self.people]
        shown = len(widths)
        more = 0
        while shown and sum(widths[:shown]) + gap * (shown + 1) + more + fresh > wide:
            shown -= 1
            self.more.setText(self.tr("et %n autre(s)", "", len(widths) - shown))
            more = self.more.sizeHint().width() + gap
        spare = wide - sum(widths[:shown]) - more - fresh
        step = min(spare / max(shown + (1 if more else 0), 1), float(self.theme.px(140)))
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
        self.fresh.setGeometry(self.width() - fresh if spare / max(shown, 1) <= self.theme.px(140) else round(x), 0, fresh, high)
        self._fill_menu(self._profiles[shown:])

    def _fill_menu(self, hidden: Sequence[HomeProfile]) -> None:
        self.menu.clear()
        for profile in hidden:
            action = QAction(menu_text(profile.name), self.menu)
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
    """What stands in place of the people on the first day: that one may play at once, and the offer of a profile."""

    wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._is_unkept = self._is_unread = False
        self.hello = Label(theme, "section", "ink")
        self.words = Label(theme, "body", "muted", wrap=True)
        self.go = PaperButton(theme, mark="user", tone="soft", compact=True)
        self.go.clicked.connect(self.wanted)
        self._row = self.scaled(filled(QHBoxLayout(self), self.hello, (self.words, 1), self.go), (24, 14, 20, 14), spacing=24)
        self.retranslate()

    def show_kept(self, is_kept: bool, *, is_unread: bool) -> None:  # noqa: FBT001 - the one thing that is told
        """Promise nothing where nothing is kept; ``is_unread``: somebody lives here, and nobody shall take the house for new."""
        self._is_unkept, self._is_unread = not is_kept, is_unread
        self.retranslate()

    def retranslate(self) -> None:
        self.hello.setText(self.tr("La famille n’est pas là") if self._is_unread else self.tr("Bienvenue !"))
        if self._is_unread:
            words = self.tr("Ses données ne s’ouvrent pas : profils, parties et records y attendent.")
        elif self._is_unkept:
            words = self.tr("Tu peux jouer tout de suite ; un profil fait ici ne sera pas gardé.")
        else:
            words = self.tr("Choisis un jeu et joue ; un profil retiendra tes parties et tes records.")
        self.words.setText(words)
        self.go.setText(self.tr("Créer un profil"))


class News(Painted, QWidget):
    """A star and one sentence."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._text = ""

    def show_text(self, text: str) -> None:
        """Say this, or nothing."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.theme.font("body"))
        wide = math.ceil(metrics.horizontalAdvance(self._text)) + self.theme.px(27)
        return QSize(wide, max(self.theme.text_px(28), math.ceil(metrics.height())))

    def paint(self, painter: QPainter) -> None:
        if not self._text:
            return
        theme = self.theme
        side = theme.px(18)
        icon(painter, theme, "star", QRectF(0, round((self.height() - side) / 2), side, side), theme.palette.muted)
        painter.setFont(theme.font("body"))
        place = QRectF(theme.px(26), 0, self.width() - theme.px(26), self.height())
        text_in(painter, place, self._text, theme.palette.muted, Left)
