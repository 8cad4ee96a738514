"""What every widget of the house stands on: followers (shadow, focus ring), the button base, labels, the page.

A widget's rectangle is exactly what one sees of its body, so that layouts align faces and edges.  What reaches
outside, the soft shadow and the focus ring, is painted by a :class:`Follower`: a sibling that sticks to its host.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, TypeVar, cast

from PySide6.QtCore import QEvent, QMetaObject, QObject, QPoint, QRect, QRectF, QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QFontMetricsF,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QRegion,
    QShowEvent,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QSpacerItem,
    QWidget,
    QWidgetItem,
)
from shiboken6 import getAllValidWrappers, invalidate, isValid

from ludogite.ui.flow.press_guard import PressGuard, made_ms
from ludogite.ui.style.paint import FOCUS_GAP, FOCUS_WIDTH, focus_ring, ground, shadow, shadow_reach, text_in
from ludogite.ui.style.painted import ROLE, Canvas, Painted, be, hush, is_heard
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme, Themed, hold, slashed, tint

Left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
Right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
Centre = Qt.AlignmentFlag.AlignCenter

LEAST_LINE = 4
"""A beginning of a line is worth showing from so many times its height on."""
TARGET: Final = 44
"""Px at 100 % of what a finger or a pen is sure to hit (WCAG 2.2, 2.5.5)."""
_FINGERS: Final = {QInputDevice.DeviceType.TouchScreen, QInputDevice.DeviceType.Stylus}
LINE_SHRINKS = 0.5
DOT = " · "
BUTTON_SHRINKS = 0.6
"""Down to what share of its size a text is set before it is cut."""

Box = TypeVar("Box", bound=QBoxLayout)
Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""What stands in a box: a widget or a layout, alone or with its stretch and where it stands in its room; a number is a stretch."""
NO_LIMIT: Final = 16_777_215
"""The greatest width that Qt lets a widget have (px)."""
LARGE_PART = 8
"""One of so many parts of a page is a large one."""
PICTURED = "pictured"
"""The property of a window whose page takes the place of its own picture: what was pressed on that was meant for the page."""
PRESSING = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
"""The keys that press."""

_FOLLOWED = {
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.ShowToParent,
    QEvent.Type.HideToParent,
    QEvent.Type.ParentChange,
    QEvent.Type.ZOrderChange,
    QEvent.Type.EnabledChange,
}
_CARRIED = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.ShowToParent, QEvent.Type.HideToParent}
"""Events of a widget between a host and what its ring is painted on, after which the ring is elsewhere, or gone."""
_LAID: Final = {QEvent.Type.Move, QEvent.Type.Resize}
"""Events that come in the middle of a layout: to show anything then begins it anew within itself, and it ends with old sizes."""


def filled(box: Box, *parts: Part, close: bool = False) -> Box:
    """Put parts into a box, one after the other; a ``close`` one has neither margins nor gaps."""
    if close:
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
    for part in parts:
        match part:
            case int():
                box.addStretch(part)
            case QWidget():
                box.addWidget(part)
            case QLayout():
                box.addLayout(part)
            case (QWidget() as widget, stretch):
                box.addWidget(widget, stretch)
            case (QWidget() as widget, stretch, place):
                box.addWidget(widget, stretch, place)
            case (QLayout() as layout, stretch):
                box.addLayout(layout, stretch)
    return box


def forget_layout_items() -> None:
    """Let PySide forget the items of layouts before Qt deletes any, of which it is not told.

    It would take what comes to lie at the address of one for it, and the program goes down (docs/qt-versions.md).
    """
    for wrapper in getAllValidWrappers():
        if isinstance(wrapper, QWidgetItem | QSpacerItem):
            invalidate(wrapper)


class Adornment(Painted, QWidget):
    """A sibling of ``host`` that paints round it and takes no part in layouts, mouse or focus."""

    above = False  # of the host, in stacking order

    def __init__(self, host: QWidget, theme: Theme) -> None:
        super().__init__(theme, host.parentWidget())
        self.host = host
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        host.installEventFilter(self)
        host.destroyed.connect(self.deleteLater)
        self.follow()

    def wanted(self) -> bool:
        """Say whether there is something to paint now."""
        return True

    @abstractmethod
    def reach(self) -> tuple[int, int, int]:
        """Return how far it paints outside the host: sides, above, below (px)."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the host's moves; never swallow anything."""
        if watched is self.host and event.type() in _FOLLOWED:
            self.follow(in_layout=event.type() in _LAID)
        return False

    @Slot()
    def _follow_later(self) -> None:
        self.follow()

    def apply_theme(self) -> None:
        self.follow()

    def follow(self, *, in_layout: bool = False) -> None:
        """Take the host's parent, place and visibility; ``in_layout``, show only when the event loop comes round."""
        if not isValid(self.host):  # gone; this follower goes as well, a turn of the event loop later
            return
        parent = self.ground()
        if parent is None or self.host.isWindow():
            self.hide()
            return
        is_wanted = self.wanted() and self.host.isVisibleTo(parent)
        if in_layout and is_wanted and (self.isHidden() or self.parentWidget() is not parent):
            # No event made here: where a stale wrapper stands at its address, its end takes the program down (docs/qt-versions.md).
            QMetaObject.invokeMethod(self, "_follow_later", Qt.ConnectionType.QueuedConnection)
            return
        if self.parentWidget() is not parent:
            self.setParent(parent)
        if not is_wanted:
            self.hide()  # where it is, and above what, counts when it shows again
            return
        self.setGeometry(self._whole(parent))
        self.stack()
        self.show()
        self.update()

    def stack(self) -> None:
        """Lie over the siblings of the host, or just under it."""
        if self.above:
            self.raise_()
        else:
            self.stackUnder(self.host)

    def ground(self) -> QWidget | None:
        """Return the widget to paint on: the host's parent."""
        return self.host.parentWidget()

    def _whole(self, parent: QWidget) -> QRect:
        """Return the place of host and reach on an ancestor of the host."""
        sides, above, below = self.reach()
        place = QRect(self.host.mapTo(parent, QPoint(0, 0)), self.host.size())
        return place.adjusted(-sides, -above, sides, below)

    def inner(self) -> QRectF:
        """Return the host's rectangle in the follower's coordinates."""
        sides, above, below = self.reach()
        return QRectF(self.rect().adjusted(sides, above, -sides, -below))


def by_finger(event: QMouseEvent) -> bool:
    """Tell whether a press was made by a finger or a pen, which are not as sure of a place as a mouse."""
    return event.pointingDevice().type() in _FINGERS


class Shadow(Adornment):
    """The soft shadow under a panel or a button."""

    def __init__(self, host: QWidget, theme: Theme, kind: str, radius: Callable[[], float]) -> None:
        self.kind = kind
        self.radius = radius
        self.lies_flat = False
        """Whether its host casts none for now."""
        self._falls_on_next = False
        super().__init__(host, theme)

    def fall_on_next(self) -> None:
        """Fall on what there is beside the host now, which is told after it."""
        self._falls_on_next = True
        self.raise_()

    def stack(self) -> None:
        """Stay where it is once it falls on others."""
        if not self._falls_on_next:
            super().stack()

    def wanted(self) -> bool:
        """Cast no shadow in high contrast, nor under what is disabled or has no height."""
        return not self.theme.flat and self.host.isEnabled() and not self.lies_flat and self.host.height() > 0

    def reach(self) -> tuple[int, int, int]:
        """Reach as far as the shadow does."""
        return shadow_reach(self.theme, self.kind)

    def paint(self, painter: QPainter) -> None:
        if self._falls_on_next:
            painter.setClipRegion(QRegion(self.rect()) - QRegion(self.inner().toRect()))
        shadow(painter, self.theme, self.inner(), self.kind, self.radius())


_BACK_AGAIN: Final = {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}


class FocusRing(Adornment):
    """The ring round what has the keyboard; a click with the mouse shows none."""

    above = True

    def __init__(
        self,
        host: QWidget,
        theme: Theme,
        radius: Callable[[], float],
        wanted: Callable[[], bool] | None = None,
        *,
        inside: bool = False,
        blank: Callable[[], int] = lambda: 0,
    ) -> None:
        """Ring a host, ``inside`` its edges where it may fill its page, while it is ``wanted``.

        ``blank``: px above and below in the host where nothing is painted; the ring lies close to what is.
        """
        self.radius, self.is_inside, self._wanted, self._blank = radius, inside, wanted, blank
        self.lit = False
        self._between: list[QWidget] = []
        self._before: bool | None = None
        """Whether it was lit when the window was left, which tells nothing of how the host has come by the keyboard."""
        self._is_pressed = False
        """Whether the mouse gave the host the keyboard while the window had none."""
        super().__init__(host, theme)
        if isinstance(host, QAbstractScrollArea):
            host.viewport().installEventFilter(self)

    def ground(self) -> QWidget | None:
        """Climb to the nearest ancestor that holds the whole ring while it is lit, not out of what scrolls; watch those between."""
        ground: QWidget | None = self.host.parentWidget()
        for one in self._between:
            if isValid(one):
                one.removeEventFilter(self)
        self._between.clear()
        while ground is not None and self.lit and not (_is_end(ground) or ground.rect().contains(self._whole(ground))):
            ground.installEventFilter(self)
            self._between.append(ground)
            ground = ground.parentWidget()
        return ground

    def wanted(self) -> bool:
        """Show while the host has the focus from the keyboard."""
        return self.lit and (self._wanted is None or self._wanted())

    def reach(self) -> tuple[int, int, int]:
        """Reach 6 px on every side of what is painted."""
        far = 0 if self.is_inside else self._far()
        return far, far - self._blank(), far - self._blank()

    def _far(self) -> int:
        return self.theme.px(FOCUS_GAP) + self.theme.px(FOCUS_WIDTH)

    def inner(self) -> QRectF:
        """Return what is ringed, in the ring's own coordinates."""
        far = self._far()
        return QRectF(self.rect().adjusted(far, far, -far, -far))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Light up and go out with the host's focus."""
        if watched is self.host and isinstance(event, QFocusEvent):
            comes_back = event.reason() in _BACK_AGAIN
            if event.type() == QEvent.Type.FocusOut:
                self._before = self.lit if comes_back else None
                self.lit = self._is_pressed = False
            elif event.type() == QEvent.Type.FocusIn and comes_back:
                self.lit = not self._is_pressed if self._before is None else self._before
            elif event.type() == QEvent.Type.FocusIn:
                self.lit = event.reason() != Qt.FocusReason.MouseFocusReason
                if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
                    self._scroll()
            self.follow()
        elif event.type() == QEvent.Type.MouseButtonPress:
            self._is_pressed = True
        elif event.type() in (_FOLLOWED if watched is self.host else _CARRIED):
            self.follow(in_layout=event.type() in _LAID)
        return False

    def _scroll(self) -> None:
        """Bring the host into sight: Qt does so only for who comes from beside it."""
        above = self.host.parentWidget()
        while above is not None:
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(self.host)
            above = above.parentWidget()

    def paint(self, painter: QPainter) -> None:
        focus_ring(painter, self.theme, self.inner(), self.radius())


class FocusBlocker:
    """Lets Tab stop at nothing that lies behind a widget, among what stands beside it, and a screen reader find nothing of it."""

    def __init__(self, front: QWidget) -> None:
        self._front = front
        self._behind: dict[QWidget, Qt.FocusPolicy] = {}
        self._hushed: list[Callable[[], None]] = []

    def draw(self) -> None:
        """Take away from Tab and from screen readers what the widget covers where it lies now."""
        self.lift()
        front, parent = self._front, self._front.parentWidget()
        for widget in parent.findChildren(QWidget) if parent is not None else ():
            if widget is front or front.isAncestorOf(widget) or parent is None:
                continue
            if not front.geometry().contains(QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size())):
                continue
            policy = widget.focusPolicy()
            is_stop = bool(policy & Qt.FocusPolicy.TabFocus)
            is_part = widget.parentWidget() is parent and widget.property(ROLE) != QAccessible.Role.StatusBar.value  # news is heard
            if (is_stop or is_part) and is_heard(widget):
                self._hushed.append(hush(widget))
            if is_stop:
                self._behind[widget] = policy
                widget.setFocusPolicy(Qt.FocusPolicy(policy.value & ~Qt.FocusPolicy.TabFocus.value))

    def lift(self) -> None:
        """Give the stops back."""
        for widget, policy in self._behind.items():
            if isValid(widget):
                widget.setFocusPolicy(policy)
        for give_back in self._hushed:
            give_back()
        self._behind.clear()
        self._hushed.clear()


def _is_end(widget: QWidget) -> bool:
    """Say whether nothing painted on a widget may leave it: a window, or what moves under a viewport."""
    viewport: QWidget | None = widget.parentWidget()
    return widget.isWindow() or (viewport is not None and isinstance(viewport.parentWidget(), QAbstractScrollArea))


class Control(Painted, QAbstractButton):
    """A button painted by hand: hover, focus ring, Space and Enter, follows the theme.

    It takes no press until its present meaning has been seen for a moment (``debounce``): a second one was meant for what it was.
    """

    passes_up_down = False
    """Whether Up and Down go on to who holds the button, instead of to the next button as Qt has it."""

    def __init__(self, theme: Theme, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setText(text)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.ring = FocusRing(self, theme, self.corner, blank=self.blank)
        self.guard = PressGuard()
        self.by_key = False
        """Whether it was pressed by the keyboard the last time."""

    def debounce(self, *, is_handed: bool = False) -> None:
        """Mean something else from now on: take no press until that has been seen, and forget one that is still held.

        ``is_handed``: it is for somebody else.
        """
        self.guard.arm(is_handed=is_handed)
        self.update()
        self.setDown(False)

    def takes(self, made: float | None = None) -> bool:
        """Return whether a press made at a time (ms, now by default) was meant for the button as it is."""
        is_hidden = not self.updatesEnabled() or self.visibleRegion().isEmpty()
        return self.guard.takes(made, is_hidden=is_hidden)

    def on_painted(self) -> None:
        """Let presses count from now on."""
        self.guard.on_painted()

    def corner(self) -> float:
        """Return the radius of the body's corners (px)."""
        return self.theme.radius("control")

    def blank(self) -> int:
        """Return how much (px) above and below in it is for the finger alone: the ring leaves it out."""
        return 0

    def hot(self) -> bool:
        """Say whether the pointer is over an enabled button."""
        return self.underMouse() and self.isEnabled()

    def show_checked(self, *, on: bool) -> None:
        """Be checked or not, without telling it."""
        with QSignalBlocker(self):
            self.setChecked(on)
        self.update()

    def retranslate(self) -> None:
        """Read the widget's own texts again; most are set by their page."""

    def checkStateSet(self) -> None:
        """Let Tab come to the one that is chosen among several; Qt sees to it only once one of them has had the keyboard."""
        super().checkStateSet()
        holder = self.parentWidget()
        if self.isChecked() and self.autoExclusive() and holder is not None:
            for other in holder.findChildren(Control, options=Qt.FindChildOption.FindDirectChildrenOnly):
                if other.autoExclusive() and other.focusPolicy() != Qt.FocusPolicy.NoFocus:
                    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus if other is self else Qt.FocusPolicy.ClickFocus)

    def showEvent(self, event: QShowEvent) -> None:
        """Hear nothing yet: whoever pressed here meant what was here before; before the window itself there was nothing."""
        super().showEvent(event)
        handle = cast("QWindow | None", self.window().windowHandle())
        pictured = self.window().property(PICTURED)  # then its own picture was here before
        if not event.spontaneous() and handle is not None and handle.isExposed() and not pictured:
            self.debounce()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a press, unless it was meant for what was here before."""
        self.by_key = False
        if self.takes(made_ms(event)):
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter do what Space does; a key that is held presses once."""
        if event.key() in PRESSING:
            self.by_key = True
            if event.isAutoRepeat():
                return
            if not self.takes(made_ms(event)):
                return
            if event.key() != Qt.Key.Key_Space:
                self.click()
                return
        if self.passes_up_down and event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            event.ignore()
            return
        super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def text_width(self, role: str, text: str | None = None, *, strong: bool = False) -> float:
        """Return the width of a text (the button's own by default) in a role of type (px)."""
        metrics = QFontMetricsF(self.theme.font(role, strong=strong))
        return metrics.horizontalAdvance(self.text() if text is None else text)

    def line_height(self, role: str) -> float:
        """Return the height of a line in a role of type (px)."""
        return QFontMetricsF(self.theme.font(role)).height()


HEADINGS: Final = frozenset({"page", "turn", "section", "panel", "curtain"})
"""Roles of type in which titles are set: a screen reader goes from one to the next."""


class Label(Themed, QLabel):
    """A text in a role of type and a role of colour that follows the theme; wraps when asked; a ``code`` has slashed zeros."""

    def __init__(
        self,
        theme: Theme,
        role: str = "body",
        colour: str = "ink",
        text: str = "",
        *,
        wrap: bool = False,
        tabular: bool = False,
        strong: bool = False,
        code: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.role, self.colour, self.tabular, self.strong, self.code = role, colour, tabular, strong, code
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._is_title = role in HEADINGS
        if self._is_title:  # before its text: that tells screen readers of it, and what they were told first stays
            be(self, QAccessible.Role.Heading)
            self.setAccessibleName(text)
        QLabel.setText(self, text)
        self.apply_theme()

    def setText(self, text: str) -> None:
        if self._is_title and self.accessibleName() == self.text():
            self.setAccessibleName(text)
        super().setText(text)

    def apply_theme(self) -> None:
        font = self.theme.font(self.role, tabular=self.tabular, strong=self.strong)
        self.setFont(slashed(font) if self.code else font)
        tint(self, {QPalette.ColorRole.WindowText: self.theme.palette.of(self.colour)})

    def set_colour(self, role: str) -> None:
        """Change the role of colour."""
        if role != self.colour:
            self.colour = role
            self.apply_theme()


class Complaint(Label):
    """What is wrong with a field, under it: its line is kept, so that nothing moves when it is said."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "note", "danger", wrap=True, parent=parent)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.hide()

    def apply_theme(self) -> None:
        super().apply_theme()
        self.setMinimumHeight(self.fontMetrics().boundingRect(QRect(0, 0, 1000, 1000), Qt.TextFlag.TextWordWrap, "Ég").height())


class LineLabel(Canvas, Label):
    """A quiet text of one line, in what room there is: set smaller, then without its last parts, then cut, then left out.

    Parts stand between dots (" · "), what matters first; its tool tip has it whole.
    """

    def __init__(self, theme: Theme, role: str = "body", colour: str = "ink", parent: QWidget | None = None) -> None:
        super().__init__(theme, role, colour, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def event(self, event: QEvent) -> bool:
        """Tell the whole text where it is cut."""
        if event.type() == QEvent.Type.ToolTip:
            set_tip(self, self.text() if self._is_cut() else "")
        return super().event(event)

    def _is_cut(self) -> bool:
        return self.fontMetrics().horizontalAdvance(self.text()) > self.contentsRect().width()

    def paint(self, painter: QPainter) -> None:
        room = QRectF(self.contentsRect())
        if self._is_cut() and room.width() < LEAST_LINE * self.fontMetrics().height():
            return
        painter.setFont(self.font())
        text_in(painter, room, self._folded(room.width()), self.theme.palette.of(self.colour), Left, shrink=LINE_SHRINKS)

    def _folded(self, room: float) -> str:
        """Leave parts out, the last first, until it fits a width (px) at the least size of a text."""
        text, least = self.text(), QFontMetricsF(hold(self.font(), self.theme.least_text()))
        while DOT in text and least.horizontalAdvance(text) > room:
            text = text.rpartition(DOT)[0]
        return text


def _scrolls(widget: QWidget) -> bool:
    """Tell whether a widget scrolls with its page."""
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    return above is not None


def _is_in_notice(button: QWidget) -> bool:
    """Tell whether a button stands in a notice, which does not go out of its own way."""
    above = button.parentWidget()
    return above is not None and above.property(ROLE) == QAccessible.Role.AlertMessage.value


def place_in(page: QWidget, widget: QWidget) -> QRect:
    """Say where a widget lies on a page (px)."""
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def pressed_at(page: QWidget) -> list[QWidget]:
    """List what may be pressed or written into, now or in a moment."""
    every = [*page.findChildren(QAbstractButton), *page.findChildren(QLineEdit)]
    return [one for one in every if one.isVisible()]


def lowest_free(area: QRect, high: int, places: Sequence[QRect]) -> QRect | None:
    """Cut an area at its foot until a line so high lies there over none of these places (px); None where it would over all."""
    for bottom in sorted((area.bottom(), *(place.top() - 1 for place in places if place.top() <= area.bottom())), reverse=True):
        line = QRect(area.left(), bottom + 1 - high, area.width(), high)
        if line.top() < area.top():
            return None
        if not any(line.intersects(place) for place in places):
            return QRect(area.topLeft(), line.bottomRight())
    return None


class Page(Painted, QWidget):
    """A whole page: paints the ground, sends ``retranslate`` and ``apply_theme`` to what is built on it."""

    word_reader = "tout"
    """The vocabulary of whoever looks at it, by which words are explained."""
    rules_of = ""
    """The game whose rules F1 opens; "" for any."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def notice_rect(self, high: int = 0) -> QRect:
        """Say over what of the page something so high may be said (px; a line at least), at the foot of what is returned.

        It lies over no title and no button that stands still; over none that scrolls either, if the lower half has room for it.
        """
        margin = self.theme.px(16)
        wide = min(self.width() - 2 * margin, self.theme.text_px(760))
        top = self.theme.size("header")
        area = QRect((self.width() - wide) // 2, top, wide, self.foot_top() - top - margin)
        every = [one for one in self.findChildren(QAbstractButton) if one.isVisible() and not _is_in_notice(one)]
        buttons = [button for button in every if not button.isCheckable() and not _scrolls(button)]
        places = sorted((place_in(self, button) for button in buttons), key=lambda one: -one.bottom())
        high, gap = max(self.theme.px(56), high), self.theme.px(8)
        for place in places:
            line = QRect(area.left(), area.bottom() + 1 - high, area.width(), high)
            if line.intersects(place) and place.top() > self.height() // 2:
                area.setBottom(place.top() - gap)
        seen = [place_in(self, button) for button in every if not button.visibleRegion().isEmpty()]
        lower = QRect(QPoint(area.left(), self.height() // 2), area.bottomRight())
        return lowest_free(lower, high, seen) or area

    def foot_top(self) -> int:
        """Say where what stands still at the foot of the page begins: its buttons (px)."""
        return self.height()

    def retranslate(self) -> None:
        """Read every text of the page again."""

    def paint(self, painter: QPainter) -> None:
        shown, whole = self.exposed, self.rect()
        is_large = shown.width() * shown.height() * LARGE_PART >= whole.width() * whole.height()
        ground(painter, self.theme, QRectF(whole), kept=is_large)  # behind a table a corner is seen, of 8 million pixels
