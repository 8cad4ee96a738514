"""The foot of a replay: the buttons that step, the line of time, where one is, and the speed."""

from __future__ import annotations

import math

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludogite.ui.pages.replay_line import TimeLine
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import IconButton, Label, Paper, PaperButton, Segmented
from ludogite.ui.widgets.base import filled

SPEEDS = (1, 2, 4)
LARGE_TEXT = 1.25
"""In a small window, text larger than that leaves no room for what is not needed."""


class ReplayBar(Paper):
    """The buttons and the line, in one row; in a small window, or with big text, they leave the line its room."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._is_playing = False
        self.first, self.before = IconButton(theme, "first", ""), IconButton(theme, "back", "")
        self.play = PaperButton(theme, mark="play", tone="soft", compact=True)
        self.after, self.last = IconButton(theme, "next", ""), IconButton(theme, "last", "")
        self.line = TimeLine(theme)
        self.caption = Label(theme, "body", "muted", tabular=True)
        self.speed = Segmented(theme, [(str(speed), f"×{speed}") for speed in SPEEDS], str(SPEEDS[0]))
        steps = (self.first, self.before, self.play, self.after, self.last)
        self.scaled(filled(QHBoxLayout(self), *steps, (self.line, 1), self.caption, self.speed), (10, 6, 14, 6), spacing=8)
        self.retranslate()
        self.apply_theme()

    def show_playing(self, *, on: bool) -> None:
        """Show whether the replay runs by itself."""
        self._is_playing = on
        text = self.tr("Pause") if on else self.tr("Lecture")
        self.play.set_mark("pause" if on else "play")
        self.play.setText("" if self._is_tight() else text)
        self.play.setAccessibleName(text)

    def show_step(self, step: int, *, begins: bool, ends: bool) -> None:
        """Stand at a step, which may be the one where the game begins or ends."""
        self.line.blockSignals(True)
        self.line.setValue(step)
        self.line.blockSignals(False)
        self.line.update()
        for buttons, on in (((self.first, self.before), not begins), ((self.after, self.last), not ends)):
            for button in buttons:
                button.setEnabled(on)

    def show_caption(self, number: int, last: int, turn: str, who: str) -> None:
        """Say which move of how many it is, in which turn, and whose."""
        said, longest = (self.tr("coup {n} sur {last}").format(n=n, last=last) for n in (number, last))
        self.caption.setText(said)
        self.caption.setMinimumWidth(math.ceil(self.caption.fontMetrics().horizontalAdvance(longest)) + self.theme.px(6) + 2)
        self.line.setAccessibleDescription(", ".join(filter(None, (said, turn, who))))
        set_tip(self.caption, who)

    def retranslate(self) -> None:
        for button, name in (
            (self.first, self.tr("Au début")),
            (self.before, self.tr("Un pas en arrière")),
            (self.after, self.tr("Un pas en avant")),
            (self.last, self.tr("À la fin")),
        ):
            button.set_name(name)
        self.line.setAccessibleName(self.tr("Ligne du temps"))
        for segment, speed in zip(self.speed.segments, SPEEDS, strict=True):
            segment.setAccessibleName(self.tr("vitesse {n}").format(n=speed))
            set_tip(segment, segment.accessibleName())
        self.show_playing(on=self._is_playing)

    def apply_theme(self) -> None:
        self.caption.setContentsMargins(self.theme.px(6), 0, 0, 0)
        self.speed.setVisible(not self._is_tight())
        self.show_playing(on=self._is_playing)

    def _is_tight(self) -> bool:
        return self.theme.small and self.theme.text_scale > LARGE_TEXT
