"""The invitation over a table: the picture to scan, the address to type, and who sits on which phone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import segno
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.core.rules import Seat
from ludogite.services.game_session import SeatInfo
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets import Label, PaperButton
from ludogite.ui.widgets.cover import CoverSheet
from ludogite.ui.widgets.dropdown import Dropdown

if TYPE_CHECKING:
    from ludogite.services.phones import PhoneHub

QUIET_ZONE = 4
"""White squares round the picture, which cameras need."""


class QrPicture(Painted, QWidget):
    """A link as a QR code: dark on white in every theme, because cameras read it."""

    SIDE = 260

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._rows: tuple[bytearray, ...] = ()

    def show_link(self, link: str) -> None:
        """Draw the code of this link."""
        self._rows = segno.make(link, micro=False, error="m").matrix
        self.setAccessibleName(self.tr("Code à scanner"))
        self.setAccessibleDescription(link)
        self.update()

    def sizeHint(self) -> QSize:
        """Take a square."""
        side = self.look.text_px(self.SIDE)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Never shrink: a camera must read it."""
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """Draw whole pixels only, so that no square is blurred."""
        painter.fillRect(self.rect(), self.look.colour("card_white"))
        if not self._rows:
            return
        side = min(self.width(), self.height())
        square = side // (len(self._rows) + 2 * QUIET_ZONE)
        start = (side - square * len(self._rows)) // 2
        for y, row in enumerate(self._rows):
            for x, is_dark in enumerate(row):
                if is_dark:
                    painter.fillRect(QRectF(start + x * square, start + y * square, square, square), self.look.colour("shadow"))


class Invitation(CoverSheet):
    """What the family reads and scans; it only shows what the hub knows."""

    WIDTH = 900
    ended = Signal()
    """Nobody listens any more, and everybody plays at this screen."""
    host_chosen = Signal(str)

    def __init__(self, look: Look, hub: PhoneHub, seats: Sequence[SeatInfo], parent: QWidget) -> None:
        super().__init__(look, parent)
        self._hub, self._seats = hub, tuple(seats)
        self._trouble = ""
        self.picture = QrPicture(look)
        self.steps = Label(look, "body", "ink", wrap=True)
        self.address = Label(look, "section", "ink", wrap=True)
        self.hosts = Dropdown(look)
        self.hosts.chosen.connect(self.host_chosen)
        self.warning = Label(look, "note", "muted", wrap=True)
        self.trouble = Label(look, "body", "danger", wrap=True)
        self.end_button = PaperButton(look, "", tone="soft", compact=True)
        self.end_button.clicked.connect(self._end)
        self.lines: dict[Seat, tuple[Label, PaperButton]] = {}
        right = QVBoxLayout()
        for widget in (self.steps, self.address, self.hosts, self.trouble):
            right.addWidget(widget)
        for seat, info in enumerate(self._seats):
            if info.is_person:
                line, free = Label(look, "body", "ink"), PaperButton(look, "", tone="soft", compact=True)
                free.clicked.connect(partial(hub.free, seat))
                row = QHBoxLayout()
                row.addWidget(line, 1)
                row.addWidget(free)
                right.addLayout(row)
                self.lines[seat] = (line, free)
        right.addStretch(1)
        right.addWidget(self.end_button, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout()
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addSpacing(look.px(24))
        row.addLayout(right, 1)
        self.column.addLayout(row)
        self.column.addWidget(self.warning)
        hub.changed.connect(self.refresh)
        hub.failed.connect(self._on_failed)
        hub.knocked.connect(self._on_knocked)
        self.retranslate()
        self.refresh()
        self.relook()

    def _end(self) -> None:
        self.ended.emit()
        self.close()

    def _on_failed(self, why: str) -> None:
        alone = self.tr("Cet ordinateur n’est relié à aucun réseau de maison : allume le Wi-Fi, puis réessaie.")
        self._trouble = self.tr("Les téléphones ne peuvent pas venir : {why}").format(why=why) if why else alone
        self.refresh()

    def _on_knocked(self, times: int) -> None:
        self._trouble = self.tr("Quelqu’un a donné un mauvais code (%n fois).", "", times)
        self.refresh()

    def refresh(self) -> None:
        """Show what the hub knows now."""
        hub = self._hub
        if hub.is_open:
            self.picture.show_link(hub.link)
            code = f"{hub.code[:5]}-{hub.code[5:]}"
            self.address.setText(self.tr("{address}, code {code}").format(address=hub.address, code=code))
        elif not hub.hosts and not self._trouble:
            self.address.setText(self.tr("On cherche le réseau de la maison…"))
        self.hosts.setVisible(len(hub.hosts) > 1)
        if hub.hosts:
            self.hosts.set_items([(host, host) for host in hub.hosts], hub.host if hub.host in hub.hosts else hub.hosts[0])
        self.trouble.setText(self._trouble)
        self.trouble.setVisible(bool(self._trouble))
        for seat, (line, free) in self.lines.items():
            name, chair = self._seats[seat].name, hub.chairs.get(seat)
            if chair is None:
                text = self.tr("{name} : à cet écran").format(name=name)
            elif chair.phone is None:
                text = self.tr("{name} : téléphone absent, il peut revenir").format(name=name)
            else:
                text = self.tr("{name} : au téléphone").format(name=name)
            line.setText(text)
            free.setVisible(chair is not None)
        self.cover()

    def retranslate(self) -> None:
        """Read every text again."""
        super().retranslate()
        self.title.setText(self.tr("Les téléphones de la famille"))
        self.steps.setText(
            self.tr(
                "1. Scanne le code avec l’appareil photo, ou tape l’adresse dans le navigateur.\n"
                "2. Choisis qui tu es.\n"
                "3. Joue : ta main est sur ton téléphone, la table sur cet écran."
            )
        )
        self.warning.setText(
            self.tr(
                "Aucun téléphone ? Même Wi-Fi que cet ordinateur, pas le réseau invité, et le pare-feu doit laisser entrer "
                "Ludogîte. Rien n’est chiffré : sur un Wi-Fi partagé, quelqu’un qui écoute pourrait lire la partie."
            )
        )
        self.end_button.setText(self.tr("Tout le monde à cet écran : fermer la porte"))
        for _, free in self.lines.values():
            free.setText(self.tr("Reprendre ici"))
