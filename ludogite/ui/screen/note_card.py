"""A card of paper under the actions: what may be expected of a play, or the verdict on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import LEAST_TEXT, Theme, hold, tint
from ludogite.ui.texts import rich
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.buttons import LinkButton
from ludogite.ui.widgets.panels import Paper

LARGE_HIGH, NARROW = 4.3, 30
"""Height of three lines of large text, and below which width its card is narrow, in sizes of the least text."""
HIGH, HIGH_SMALL = 62, 46
"""Words shrink to so many px at most before the card grows."""
MARKS: Final = {
    "info": ("rules", "muted"), "danger": ("close", "danger"), "positive": ("check", "positive"),
    "warning": ("hourglass", "warning"), "hint": ("bulb", "positive"),
}  # fmt: skip
"""The icon of each kind, and the colour of icon and stripe; "info" has no stripe."""


class NoteCard(Paper):
    """Two sentences with an icon, the first in bold where it is a verdict; at the right end a quiet action, or none."""

    acted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.kind = "info"
        self._told = ("info", "", "")
        self._acts = ""
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._row = filled(QHBoxLayout(self), (self.label, 1))
        self.action = LinkButton(theme, "", mark="bulb")
        self.action.clicked.connect(self.acted)
        self.action.hide()
        self._row.addWidget(self.action)
        self.apply_theme()

    @property
    def text(self) -> str:
        """What is said, without its markup."""
        return " ".join(filter(None, self._told[1:]))

    def say(self, kind: str, text: str, verdict: str = "") -> None:
        """Say something of a kind (of MARKS); ``verdict`` comes first, in bold."""
        if (kind, verdict, text) == self._told:
            return
        self._told = (kind, verdict, text)
        self.kind = kind
        bold = f"<b>{rich(verdict)}</b>" if verdict else ""
        self.label.setText(" ".join(filter(None, (bold, rich(text)))))
        self.label.setAccessibleName(self.text)
        self.setAccessibleName(self.text)
        self.apply_theme()

    def set_action(self, text: str, name: str = "") -> None:
        """Offer an action, or none for an empty text; ``name`` says it to a screen reader."""
        self._acts = text
        self.action.setText(text)
        self.action.setAccessibleName(name or text)
        self.action.setVisible(bool(text))
        self.apply_theme()

    def wished_height(self, width: int) -> int:
        """Give the height for a width (px): that of two lines of body text, three of large text; the words are fitted to it."""
        theme, narrow = self.theme, self._is_narrow(width)
        high = theme.px(HIGH_SMALL if theme.small else HIGH)
        if theme.text_scale > 1:
            high = max(high, round(LARGE_HIGH * theme.least_text()))
        font = theme.font("body") if theme.text_scale == 1 else hold(theme.font("body"), theme.least_text())
        self.action.setText("".join(self._acts.partition("−")[1:]) if narrow else self._acts)  # its price, else the bulb alone
        set_tip(self.action, self._acts if narrow else "")
        self._row.setContentsMargins(theme.px(18 if narrow else 56), theme.px(2), theme.px(16), theme.px(2))
        margins = self._row.contentsMargins()
        taken = 0 if self.action.isHidden() else self.action.sizeHint().width() + self._row.spacing()
        inner = max(width - margins.left() - margins.right() - taken, 1)
        while True:
            self.label.setFont(font)
            needed = self.label.heightForWidth(inner) + theme.px(8)
            if needed <= high or font.pixelSize() <= LEAST_TEXT:
                return max(high, needed)
            font.setPixelSize(font.pixelSize() - 1)

    def _is_narrow(self, width: int) -> bool:
        """Tell whether large text needs the place of the icon and of what stands on the action."""
        return self.theme.text_scale > 1 and width < NARROW * self.theme.least_text()

    def apply_theme(self) -> None:
        theme = self.theme
        self.set_stripe(None if self.kind == "info" else theme.palette.of(MARKS[self.kind][1]))
        tint(self.label, {self.label.foregroundRole(): theme.palette.ink})
        self.wished_height(self.width())
        self.update()

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme = self.theme
        if self._is_narrow(self.width()):
            return
        side = theme.px(22)
        place = QRectF(theme.px(19), round((self.height() - side) / 2), side, side)
        mark, colour = MARKS[self.kind]
        icon(painter, theme, mark, place, theme.palette.of(colour))
