"""How long ago something was, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QPainter

from ludogite.ui.style.paint import text_in
from ludogite.ui.style.theme import Theme

LONG_AGO_DAYS = 3650
"""Past that a day does not matter, or did not read any more."""


class Ago(QObject):
    """Says how long ago something was; an object, because only ``tr`` of one is read with its plurals."""

    def say(self, then: str, now: datetime | None = None) -> str:
        """Say how long ago an ISO time is: now, or at a moment."""
        minutes = max(0, round(((now or datetime.now(UTC)) - datetime.fromisoformat(then)).total_seconds() / 60))
        if minutes < 1:
            return self.tr("à l’instant")
        if minutes < 60:
            return self.tr("il y a %n minute(s)", "", minutes)
        if minutes < 24 * 60:
            return self.tr("il y a %n heure(s)", "", minutes // 60)
        days = minutes // (24 * 60)
        return self.tr("il y a longtemps") if days > LONG_AGO_DAYS else self.tr("il y a %n jour(s)", "", days)


def told_apart(entries: Sequence[Sequence[str]]) -> list[str]:
    """Write each entry with its first two words, with all where it reads like another, and with a number where it still does."""
    shown = [" · ".join(entry[:2]) for entry in entries]
    shown = [" · ".join(entry) if shown.count(text) > 1 else text for entry, text in zip(entries, shown, strict=True)]
    before = [shown[:n].count(text) for n, text in enumerate(shown)]
    shown = [f"{text} · {count + 1}" if count else text for text, count in zip(shown, before, strict=True)]
    return shown


def say_when(painter: QPainter, theme: Theme, line: QRectF, words: str) -> None:
    """Write on a line when something was, as the first picture of the next start does too (``app/first_picture.py``)."""
    painter.setFont(theme.font("note"))
    text_in(painter, line, words, theme.palette.muted, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
