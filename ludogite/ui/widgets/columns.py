"""Columns that stand side by side where there is room."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout

from ludogite.ui.style.theme import Theme


class Columns(QBoxLayout):
    """Widgets side by side, or one under the other when the page says that there is no room.

    A layout, no widget: the sheets' shadows are painted by the body and must not be cut.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._theme = theme

    def stack(self, stacked: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Put the columns under one another, or side by side."""
        way = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        if self.direction() != way:
            self.setDirection(way)
        self.setSpacing(self._theme.px(16))

    @property
    def stacked(self) -> bool:
        """Whether the columns stand under one another."""
        return self.direction() == QBoxLayout.Direction.TopToBottom
