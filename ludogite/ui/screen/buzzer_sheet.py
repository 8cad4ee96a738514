"""The sheet where people who share a keyboard choose their buzzer keys, and try which of them come through together.

The new-game page and the table of a game with buzzers open the same sheet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ludogite.core.rules import Seat
from ludogite.services.key_bindings import as_key, owner_of
from ludogite.ui.screen.buzzers import Chord
from ludogite.ui.style.paint import fill, key_face, outline, text_in
from ludogite.ui.style.symbols import portrait
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.french import elided
from ludogite.ui.widgets import Centre, Control, Label, Left, PaperButton, Right
from ludogite.ui.widgets.cover import CoverSheet
from ludogite.ui.widgets.reading_order import tell_as_laid
from ludogite.ui.widgets.shake import shake

ROW, ROW_SMALL = 60, 50
CAP = 44


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a key: the seat, the name, the ink (1 to 8), the portrait ("" for none)."""

    seat: Seat
    name: str
    ink: int
    face: str = ""


class KeyRow(Control):
    """A person and the key: a click waits for another one; lit while the key is tried."""

    def __init__(self, theme: Theme, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(theme, person.name, parent)
        self.person = person
        self.key = ""
        self.waiting = self.lit = self.lost = False
        self.note = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_key(self, key: str, note: str, *, waiting: bool, lit: bool, lost: bool) -> None:
        """Show the key, whether another one is awaited, whether it came through (``lit``) or did not (``lost``)."""
        self.key, self.note, self.waiting, self.lit, self.lost = key, note, waiting, lit, lost
        self.update()

    def sizeHint(self) -> QSize:
        """Be 60 px high, 50 in a small window."""
        theme = self.theme
        return QSize(
            theme.px(300), max(theme.px(ROW_SMALL if theme.small else ROW), round(self.line_height("name")) + theme.px(20))
        )

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect = QRectF(self.rect())
        if self.waiting or self.hot():
            fill(painter, rect, theme.palette.of("accent_tint" if self.waiting else "surface_soft"), self.corner())
        if self.waiting:
            outline(painter, rect, theme.palette.accent, theme.pen(2), self.corner())
        side = theme.px(38)
        place = QRectF(theme.px(12), rect.center().y() - side / 2, side, side)
        portrait(painter, theme, place, self.person.face, theme.player(self.person.ink))
        wide = max(theme.px(CAP), theme.text_px(36))
        high = min(rect.height() - theme.px(12), theme.text_px(40))
        cap = QRectF(rect.right() - theme.px(12) - wide, rect.center().y() - high / 2, wide, high)
        key_face(
            painter,
            theme,
            cap.adjusted(0, 0, 0, -theme.px(3)),
            edge=theme.px(3),
            radius=theme.px(8),
            role="accent" if self.lit else "surface",
        )
        painter.setFont(theme.font("name"))
        ink = theme.palette.ink
        cap_ink = theme.palette.on_accent if self.lit else ink
        text_in(painter, cap.adjusted(0, 0, 0, -theme.px(3)), "…" if self.waiting else self.key, cap_ink, Centre)
        x = theme.px(12) + side + theme.px(14)
        painter.setFont(theme.font("body"))
        note = min(self.text_width("body", self.note) + 2, (cap.left() - x) * 0.6)
        place = QRectF(cap.left() - theme.px(14) - note, 0, note, rect.height())
        text_in(painter, place, self.note, theme.palette.of("danger" if self.lost else "muted"), Right)
        painter.setFont(theme.font("name"))
        text_in(painter, QRectF(x, 0, place.left() - x - theme.px(8), rect.height()), self.person.name, ink, Left)


class BuzzerSheet(CoverSheet):
    """The people with their keys; what is chosen counts at once."""

    rekeyed = Signal(object)
    """The keys by seat, after one was changed."""

    WIDTH = 600

    def __init__(self, theme: Theme, people: Sequence[Person], keys: Mapping[Seat, str], parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.keys = dict(keys)
        self.chord = Chord()
        self.waiting: Seat | None = None
        self._complaint = ""
        self.ask = Label(theme, "body", "ink", strong=True, wrap=True)
        self.rows = [KeyRow(theme, person, self.paper) for person in people]
        self.trial = Label(theme, "panel", "ink")
        self.about = Label(theme, "note", "muted", wrap=True)
        self.result = Label(theme, "body", "ink", wrap=True)
        self.done = PaperButton(theme, "", self.paper, tone="soft", compact=True, mark="check")
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        for row in self.rows:
            row.clicked.connect(self._on_row)
            self._list.addWidget(row)
        for part in (self.ask, self._list, self.trial, self.about, self.result):
            self.column.addWidget(part) if isinstance(part, QWidget) else self.column.addLayout(part)
        self.column.addStretch(1)
        self.column.addWidget(self.done, 0, Qt.AlignmentFlag.AlignRight)
        tell_as_laid(self.column)
        self.done.clicked.connect(self.close)
        self.retranslate()
        self.apply_theme()

    def first_focus(self) -> QWidget:
        """Begin with the person whose key is awaited."""
        return next((row for row in self.rows if row.person.seat == self.waiting), self.done)

    def content_height(self) -> int:
        """Count the lines as broken at the paper's width."""
        margins = self.column.contentsMargins()
        width = min(self.theme.text_px(self.WIDTH), self.width() - 2 * self.theme.px(24)) - margins.left() - margins.right()
        wrapped = sum(label.heightForWidth(width) for label in (self.ask, self.about))
        result = 2 * self.result.fontMetrics().lineSpacing()
        rows = sum(row.sizeHint().height() for row in self.rows)
        gaps = 7 * self.column.spacing()
        return wrapped + result + rows + gaps + self.trial.sizeHint().height() + self.done.sizeHint().height()

    def wait_for(self, seat: Seat | None) -> None:
        """Let the next key be this person's; None tries the keys."""
        self.waiting, self._complaint, self.chord = seat, "", Chord()
        self._show()

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.tr("Touches des joueurs"))
        self.title.setText(self.tr("Touches des joueurs"))
        self.trial.setText(self.tr("Essayer ensemble"))
        self.about.setText(
            self.tr(
                "Appuyez tous en même temps. Beaucoup de claviers n’entendent que deux ou trois touches à la fois : "
                "si l’une ne s’allume pas, choisis-en une autre, plus loin des autres."
            )
        )
        self.done.setText(self.tr("C’est bon"))
        self._show()

    def _show(self) -> None:
        """Show the moment: whose key is awaited, and what came through."""
        came = {arrival.key: arrival for arrival in self.chord.arrivals}
        together = len(came) > 1
        for row in self.rows:
            key = self.keys[row.person.seat]
            arrival = came.get(key)
            note = ""
            if arrival is not None and together:
                note = self.tr("{ms} millièmes après").format(ms=arrival.after_ms) if arrival.after_ms else self.tr("première")
            elif together:
                note = self.tr("pas arrivée")
            waiting = row.person.seat == self.waiting
            row.show_key(key, note, waiting=waiting, lit=arrival is not None, lost=together and arrival is None)
            row.setAccessibleName(elided(self.tr("Touche de {name} : {key}"), name=row.person.name, key=key))
            row.setAccessibleDescription(note)
        self._say()

    def _say(self) -> None:
        name = next((row.person.name for row in self.rows if row.person.seat == self.waiting), "")
        if self._complaint:
            ask = self._complaint
        elif name:
            ask = self.tr("{name}, appuie sur ta touche : une lettre de A à Z.").format(name=name)
        else:
            ask = self.tr("Choisis un joueur pour changer sa touche.")
        self.ask.set_colour("danger" if self._complaint else "ink")
        self.ask.setText(ask)
        lost = self.chord.missing(self.keys[row.person.seat] for row in self.rows)
        if len(self.chord.arrivals) < 2:
            result = ""
        elif not lost:
            result = self.tr("Toutes les touches passent ensemble.")
        else:
            result = self.tr("Ces touches ne passent pas ensemble : {keys}.").format(keys=", ".join(lost))
        self.result.setText(result)

    def _on_row(self) -> None:
        row = self.sender()
        if isinstance(row, KeyRow):
            self.wait_for(None if row.person.seat == self.waiting else row.person.seat)

    def _take(self, text: str) -> None:
        """Give the awaited person this key, or say why not."""
        seat, key = self.waiting, as_key(text)
        if seat is None:
            return
        if key is None:
            self._refuse(self.tr("Seules les lettres de A à Z servent de touches."))
            return
        seats = [row.person.seat for row in self.rows]
        taken = owner_of(key, [self.keys[each] for each in seats], besides=seats.index(seat))
        if taken is not None:
            sentence = self.tr("La touche {key} est déjà celle de {name}.")
            self._refuse(elided(sentence, key=key, name=self.rows[taken].person.name))
            return
        self.keys[seat] = key
        self.wait_for(None)
        self.rekeyed.emit(dict(self.keys))

    def _refuse(self, sentence: str) -> None:
        """Say why the key is not taken, and go on waiting for one."""
        self._complaint = sentence
        self._show()
        for row in self.rows:
            if row.person.seat == self.waiting:
                shake(row, self.theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a key for whoever waits for one, else light it; Esc stops waiting, then closes."""
        key = as_key(event.text())
        if event.isAutoRepeat():
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self.waiting is not None:
            self.wait_for(None)
        elif self.waiting is not None and event.text().strip():
            self._take(event.text())
        elif key is not None:
            self.chord = self.chord.pressed(key, event.timestamp())
            self._show()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let a key go: when all are up, the next ones are tried anew."""
        key = as_key(event.text())
        if key is not None and not event.isAutoRepeat():
            self.chord = self.chord.released(key)
        super().keyReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        """Forget the keys that are down when the window is left: nobody tells when they go up."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.chord = Chord()
            self._show()
        return super().event(event)
