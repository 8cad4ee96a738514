"""Paper panels, the walnut bar, the banner of clear sentences, scrolling paper."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QScrollBar, QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui.style.paint import fill, outline, paper, rounded
from ludogite.ui.style.paint_wood import felt, tray_frame, walnut_bar
from ludogite.ui.style.painted import Painted, be, note_shown, reading_ms
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.values import Felt
from ludogite.ui.widgets.base import FocusRing, Label, LineLabel, Page, Shadow, filled
from ludogite.ui.widgets.buttons import IconButton, PaperButton, WoodButton

STRIPE = 5  # px of a panel's coloured left edge
SAID_MS = 8_000
"""After so long good news has been read."""


class Paper(Painted, QWidget):
    """A sheet of paper with its shadow; may carry a coloured left stripe or a coloured frame."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, role: str = "surface") -> None:
        super().__init__(theme, parent)
        self.role = role
        self._stripe: QColor | None = None
        self._frame: QColor | None = None
        self.shade = Shadow(self, theme, "paper", self.corner)

    def corner(self) -> float:
        """Round as paper."""
        return self.theme.radius("paper")

    def set_stripe(self, colour: QColor | None) -> None:
        """Colour the left edge, or not."""
        self._stripe = colour
        self.update()

    def set_frame(self, colour: QColor | None) -> None:
        """Frame the whole sheet in 2.5 px of a colour, or not."""
        self._frame = colour
        self.update()

    def paint(self, painter: QPainter) -> None:
        rect = QRectF(self.rect())
        paper(painter, self.theme, rect, role=self.role)
        if self._stripe is not None:
            painter.save()
            painter.setClipRect(QRectF(0, 0, self.theme.px(STRIPE), rect.height()))
            fill(painter, rect, self._stripe, self.corner())
            painter.restore()
        if self._frame is not None:
            outline(painter, rect, self._frame, self.theme.pen(2.5), self.corner())


class Tray(Painted, QWidget):
    """A wooden frame with the felt of a game inside; what lies on it is painted or laid out by its owner."""

    def __init__(self, theme: Theme, colours: Felt, parent: QWidget | None = None, *, frame: int = 12) -> None:
        super().__init__(theme, parent)
        self.felt = colours
        self.frame = frame
        self.shade = Shadow(self, theme, "tray", lambda: theme.radius("tray"))

    def felt_rect(self) -> QRectF:
        """Return the felt's rectangle in the tray (px)."""
        edge = self.theme.px(self.frame)
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def paint(self, painter: QPainter) -> None:
        tray_frame(painter, self.theme, QRectF(self.rect()))
        felt(painter, self.theme, self.felt_rect(), self.felt)


class HeaderBar(Painted, QWidget):
    """The walnut bar of the house: back, title, subtitle, and the actions at its right end."""

    back = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.back_button = WoodButton(theme, "back")
        self.back_button.clicked.connect(self.back)
        self.title = Label(theme, "section", "on_wood")
        self.subtitle = LineLabel(theme, "body", "on_wood_muted")
        self.buttons: list[WoodButton] = []
        self._row = filled(QHBoxLayout(self), self.back_button, self.title, (self.subtitle, 1))
        self.shade = Shadow(self, theme, "bar", lambda: 0)
        self.retranslate()
        self.apply_theme()

    def set_title(self, title: str, subtitle: str = "") -> None:
        """Name the page, and say quietly what is going on."""
        self.title.setText(title)
        self.subtitle.setText(subtitle)
        self._arrange()

    def add_action(self, mark: str, text: str, *, checkable: bool = False, name: str = "") -> WoodButton:
        """Add an action at the right end and return its button; without text, ``name`` is its accessible name."""
        button = WoodButton(self.theme, mark, text)
        button.setCheckable(checkable)
        if name:
            button.setAccessibleName(name)
            set_tip(button, name)
        self.buttons.append(button)
        self._row.addWidget(button)
        self._arrange()
        return button

    def retranslate(self) -> None:
        back = self.tr("Retour")
        self.back_button.setAccessibleName(back)
        set_tip(self.back_button, back)

    def apply_theme(self) -> None:
        """Take new sizes: 52 px high, 48 in a small window."""
        self._row.setSpacing(self.theme.px(6))
        self.subtitle.setContentsMargins(self.theme.px(10), 0, 0, 0)
        self._arrange()

    def _arrange(self) -> None:
        """Begin above what the page shows, and leave out the words of the actions when they would not all fit."""
        side = max(self.theme.px(12), self.theme.side(self.width()) - self.theme.px(4))
        self._row.setContentsMargins(side, 0, side, 0)
        gap = self._row.spacing()
        fixed = self.title.sizeHint().width() + self.back_button.sizeHint().width() + 6 * gap
        wide = sum(button.full_width() + gap for button in self.buttons if not button.isHidden())
        for button in self.buttons:
            button.set_bare(fixed + wide + 2 * side > self.width() + 2 * self.theme.px(12) > 2 * self.theme.px(12))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def sizeHint(self) -> QSize:
        tall = max((self.title.sizeHint().height(), self.back_button.sizeHint().height()))
        return QSize(0, max(self.theme.size("header"), tall + self.theme.px(8)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        walnut_bar(painter, self.theme, QRectF(self.rect()))


class Notice(Painted, QWidget):
    """A banner with one clear sentence: "danger" for a refusal, "warning", "positive" or "info"; may offer an action.

    It lies over the foot of a page (``lie``), where nothing moves for it. One that belongs to a page (``over``) finds its place
    there, goes with the page, and by itself once good news has been read (``SAID_MS``). A ``slim`` one is as low as its cross in a
    small window.
    """

    closed = Signal()
    acted = Signal()

    _MARKS = {"danger": "warning", "warning": "warning", "positive": "check", "info": "info"}  # noqa: RUF012

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        closable: bool = True,
        over: Page | None = None,
        slim: bool = False,
    ) -> None:
        super().__init__(theme, parent if over is None else over)
        self._slim = slim
        be(self, QAccessible.Role.AlertMessage)
        self._kind = "info"
        self._is_new = False
        """Whether its words have not been shown yet."""
        self._page = over
        self._read = QTimer(self, singleShot=True, interval=SAID_MS)
        self._read.timeout.connect(self.hide)
        if over is not None:
            over.installEventFilter(self)
        self.label = Label(theme, "body", "ink", wrap=True)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.action = PaperButton(theme, compact=True, tone="soft")
        self.action.clicked.connect(self.acted)
        self.close_button = IconButton(theme, "close", "", self)  # a child from the first: shown alone it would be a window
        self.close_button.clicked.connect(self._close)
        self.close_button.setVisible(closable)
        self._row = filled(QHBoxLayout(self), (self.label, 1), self.action, self.close_button)
        self.shade = Shadow(self, theme, "paper", lambda: theme.radius("paper"))
        self.retranslate()
        self.apply_theme()
        self.hide()

    def show_message(self, kind: str, text: str, action: str = "", *, stays: bool = False) -> None:
        """Show a sentence, with a button when ``action`` names one; raise ``KeyError`` for another kind.

        ``stays``: it tells what still is, and does not go by itself.
        """
        self._MARKS[kind]
        self._is_new = self._is_new or not self.isVisible() or text != self.label.text()
        self._kind = kind
        self.label.setText(text)
        self.action.setText(action)
        self.action.setVisible(bool(action))
        self.setAccessibleName(text)
        self.show()
        self.update()
        if self._page is not None:
            self.lie_over(self._page)
            self._read.start() if kind in {"positive", "info"} and not (action or stays) else self._read.stop()

    def lie_over(self, page: Page) -> None:
        """Lie at the foot of a page, over no button that stands still there."""
        area = page.notice_rect(self.high_at(page.notice_rect().width()))
        area.moveTopLeft(page.mapTo(page.window() if self._page is None else page, area.topLeft()))
        self.lie(area)

    def high_at(self, width: int) -> int:
        """Give its height in a width, both px."""
        return max(self.heightForWidth(width), self.minimumSizeHint().height())

    def lie(self, area: QRect) -> None:
        """Lie at the foot of an area (px of the parent), as wide as it is, over everything else."""
        high = self.high_at(area.width())
        self.setGeometry(area.left(), area.top() + area.height() - high, area.width(), high)
        self.raise_()
        if self._is_new and self.isVisible():
            self._is_new = False
            note_shown("notice", self.label.text(), self, self.rect(), reading_ms(self.label.text()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place on the page, and go with it."""
        if watched is self._page and not self.isHidden():
            if event.type() == QEvent.Type.Hide:
                self.hide()
            elif event.type() == QEvent.Type.Resize and self._page is not None:
                self.lie_over(self._page)
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        self.close_button.set_name(self.tr("Fermer"))

    def apply_theme(self) -> None:
        px = self.theme.px
        edge = 0 if self._slim and self.theme.small else px(8)
        self._row.setContentsMargins(px(30) + self.theme.text_px(24), edge, px(10), edge)
        self._row.setSpacing(px(12))

    def _close(self) -> None:
        self.hide()
        self.closed.emit()

    def paint(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        colour = theme.palette.of("accent" if self._kind == "info" else self._kind)
        paper(painter, theme, rect)
        painter.save()
        painter.setClipRect(QRectF(0, 0, theme.px(STRIPE), rect.height()))
        fill(painter, rect, colour, theme.radius("paper"))
        painter.restore()
        side = theme.text_px(24)
        place = QRectF(theme.px(20), round(rect.center().y() - side / 2), side, side)
        icon(painter, theme, self._MARKS[self._kind], place, colour)


class ThinBar(Painted, QScrollBar):
    """A thin scroll bar in the house's colours."""

    def __init__(self, theme: Theme, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(theme, orientation, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, on=False)  # the page shows beside the handle

    def sizeHint(self) -> QSize:
        """Be 12 px across."""
        across = self.theme.px(12)
        return QSize(across, across)

    def paint(self, painter: QPainter) -> None:
        span = self.maximum() - self.minimum() + self.pageStep()
        if span <= 0 or self.maximum() == self.minimum():
            return
        upright = self.orientation() == Qt.Orientation.Vertical
        length = self.height() if upright else self.width()
        across = self.width() if upright else self.height()
        size = max(length * self.pageStep() / span, self.theme.px(32))
        free = length - size
        start = free * (self.value() - self.minimum()) / max(self.maximum() - self.minimum(), 1)
        thin = across / 2
        rect = QRectF(across / 4, start, thin, size) if upright else QRectF(start, across / 4, size, thin)
        painter.fillPath(rounded(rect, thin / 2), self.theme.palette.control_outline)


class ScrollContent(QWidget):
    """What scrolls: as high as its width needs; the height that its narrowest width would need is not asked for."""

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        layout = self.layout()
        return QSize(least.width(), 0) if layout is not None and layout.hasHeightForWidth() else least


class Scroll(Themed, QScrollArea):
    """A transparent scrolling area for one widget: upright, and across only where large or long words leave no other way."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBar(ThinBar(theme, Qt.Orientation.Horizontal))
        self.setVerticalScrollBar(ThinBar(theme, Qt.Orientation.Vertical))
        self.viewport().setAutoFillBackground(False)
        self.content = ScrollContent()
        self.content.setAutoFillBackground(False)
        self.column = QVBoxLayout(self.content)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.setWidget(self.content)
        self.content.setAutoFillBackground(False)  # setWidget turns it on
        self.ring = FocusRing(self, theme, lambda: theme.radius("control"), inside=True)
        self._name = ""
        self._is_stop = True
        self.verticalScrollBar().rangeChanged.connect(self._take_tab)
        self._take_tab(0, 0)
        self.retranslate()

    def setFocusPolicy(self, policy: Qt.FocusPolicy) -> None:
        """Take the keyboard or not; by Tab only while there is something to scroll."""
        self._is_stop = policy != Qt.FocusPolicy.NoFocus
        super().setFocusPolicy(policy)

    def _take_tab(self, _least: int, most: int) -> None:
        if self._is_stop:
            super().setFocusPolicy(Qt.FocusPolicy.StrongFocus if most > 0 else Qt.FocusPolicy.ClickFocus)

    def set_name(self, name: str) -> None:
        """Name what scrolls, where there are several beside each other."""
        self._name = name
        self.retranslate()

    def retranslate(self) -> None:
        """Read its name again: it has the keyboard where nothing in it takes it."""
        self.setAccessibleName(self._name or self.tr("Ce qui défile"))


def bring_into_sight(widget: QWidget) -> None:
    """Scroll what has just been shown into sight, once it has its place; nothing happens where nothing scrolls."""

    def scroll() -> None:
        above = widget.parentWidget()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        if above is not None:
            above.ensureWidgetVisible(widget)

    timer = QTimer(widget, singleShot=True, interval=0)
    timer.timeout.connect(scroll)
    timer.timeout.connect(timer.deleteLater)
    timer.start()
