"""The invitation over a table: the picture to scan, the address to type, and who sits on which phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import segno
from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.ui import texts
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Label, PaperButton, Switch
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.cover import CoverSheet
from ludogite.ui.widgets.dropdown import Dropdown
from ludogite.ui.widgets.people import Medallion

if TYPE_CHECKING:
    from ludogite.services.phone_server_client import PhoneServerClient, SeatClaim

QUIET_ZONE = 4
"""White squares round the picture, which cameras need."""


class QrPicture(Painted, QWidget):
    """A link as a QR code: dark on white in every theme, because cameras read it."""

    LEAST, MOST = 200, 640
    """Px of its side at 100 %: a camera must read it, from a sofa if the window has the room."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._rows: tuple[bytearray, ...] = ()
        self._side = theme.px(self.LEAST)

    def take_side(self, side: float) -> None:
        """Be as large as there is room for, in px."""
        self._side = round(max(self.theme.px(self.LEAST), min(side, self.theme.px(self.MOST))))
        self.updateGeometry()

    def show_link(self, link: str) -> None:
        """Draw the code of this link."""
        self._rows = segno.make(link, micro=False, error="m").matrix
        self.setAccessibleName(self.tr("Code à scanner"))
        self.setAccessibleDescription(link)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def minimumSizeHint(self) -> QSize:
        """Never shrink: a camera must read it."""
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """Draw whole pixels only, so that no square is blurred."""
        painter.fillRect(self.rect(), self.theme.palette.card_white)
        if not self._rows:
            return
        side = min(self.width(), self.height())
        square = side // (len(self._rows) + 2 * QUIET_ZONE)
        start = (side - square * len(self._rows)) // 2
        for y, row in enumerate(self._rows):
            for x, is_dark in enumerate(row):
                if is_dark:
                    painter.fillRect(QRectF(start + x * square, start + y * square, square, square), self.theme.palette.shadow)


@dataclass(frozen=True, slots=True)
class Invited:
    """Somebody at the table: name, ink, and the chair of the phone they play from; None at this screen."""

    name: str
    ink: int
    claim: SeatClaim | None


class InvitedLine(QWidget):
    """One person: colour and symbol, where they play, and a button to have them back at this screen."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.badge, self.label = Medallion(theme, 1, 32), Label(theme, "body", "ink")
        self.free = PaperButton(theme, "", tone="soft", compact=True)
        row = filled(QHBoxLayout(self), self.badge, (self.label, 1), self.free)
        row.setContentsMargins(0, 0, 0, 0)

    def show_person(self, person: Invited) -> None:
        """Show where somebody plays."""
        self.badge.set_number(person.ink)
        if person.claim is None:
            text = self.tr("{name} : à cet écran")
        elif person.claim.phone is None:
            text = self.tr("{name} : téléphone absent, il peut revenir")
        else:
            text = self.tr("{name} : au téléphone")
        self.label.setText(text.format(name=person.name))
        self.free.setText(self.tr("Reprendre ici"))
        self.free.setVisible(person.claim is not None)


class Invitation(CoverSheet):
    """What the family reads and scans; it only shows what the door knows, and ``people``."""

    WIDTH = 1160
    WORDS = 440
    """Px that the words beside the code need at 100 %."""
    LONELY_MS = 20_000
    """After so long without any phone the sheet says what may keep them out."""
    TROUBLE_MS = 20_000
    """For so long it is told that somebody gave a wrong code."""
    ended = Signal()
    """Nobody listens any more, and everybody plays at this screen."""
    host_chosen = Signal(str)
    freed = Signal(str)
    """Somebody plays at this screen again: the key of their chair."""

    def __init__(
        self,
        theme: Theme,
        door: PhoneServerClient,
        people: Callable[[], Sequence[Invited]],
        parent: QWidget,
        *,
        waits: bool | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._door, self._people, self._is_early = door, people, waits is None
        self._trouble, self._has_waited = "", False
        self.picture = QrPicture(theme)
        self.steps = Label(theme, "body", "ink", wrap=True)
        self.address = Label(theme, "section", "ink", wrap=True)
        self.hosts = Dropdown(theme)
        self.hosts.chosen.connect(self.host_chosen)
        self.come = Label(theme, "body", "positive", wrap=True)
        self.lonely = Label(theme, "body", "ink", wrap=True)
        self.lonely.hide()
        self.warning = Label(theme, "note", "muted", wrap=True)
        self.trouble = Label(theme, "body", "danger", wrap=True)
        self.wait, self._wait_label = Switch(theme), Label(theme, "body", "ink", wrap=True)
        self.wait.setChecked(bool(waits))
        self.lead, self._lead_label = Switch(theme), Label(theme, "body", "ink", wrap=True)
        self.lead.setChecked(door.anyone_leads)
        self._calm = QTimer(self, singleShot=True, interval=self.TROUBLE_MS)
        self._calm.timeout.connect(self._forget_trouble)
        self.go_button = PaperButton(theme, "", compact=True)
        self.go_button.clicked.connect(self.close)
        self.end_button = PaperButton(theme, "", tone="soft", compact=True)
        self.end_button.clicked.connect(self._end)
        self.lines: list[InvitedLine] = []
        self._box = QVBoxLayout()
        self._waiting = QTimer(self, singleShot=True, interval=self.LONELY_MS)
        self._waiting.timeout.connect(self.refresh)
        right = filled(QVBoxLayout(), self.steps, self.address, self.hosts, self.come, self.lonely, self.trouble, self._box, 1)
        if waits is not None:
            right.addLayout(filled(QHBoxLayout(), self.wait, (self._wait_label, 1)))
        right.addLayout(filled(QHBoxLayout(), self.lead, (self._lead_label, 1)))
        right.addLayout(filled(QHBoxLayout(), self.go_button, self.end_button, 1))
        row = QHBoxLayout()
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addSpacing(theme.px(24))
        row.addLayout(right, 1)
        self.column.addLayout(row)
        self.column.addWidget(self.warning)
        door.changed.connect(self.refresh)
        door.came.connect(self.refresh)
        door.failed.connect(self._on_failed)
        door.auth_failures.connect(self._on_auth_failures)
        self.retranslate()
        self.refresh()
        self.apply_theme()

    def cover(self) -> None:
        """Give the code what the window has beside the words."""
        px, parent = self.theme.px, self.parentWidget()
        if parent is not None:
            wide = min(self.theme.text_px(self.WIDTH), parent.width() - px(48)) - px(72) - self.theme.text_px(self.WORDS)
            self.picture.take_side(min(wide, parent.height() - px(48 + 36 + 24) - self.title.sizeHint().height()))
        super().cover()

    def content_height(self) -> int:
        """Take the height that wrapped lines need at the width of the sheet."""
        margins, width = self.column.contentsMargins(), min(self.theme.text_px(self.WIDTH), self.width() - 2 * self.theme.px(24))
        return self.column.totalHeightForWidth(width) - margins.top() - margins.bottom() - self.title.sizeHint().height()

    def _end(self) -> None:
        self.ended.emit()
        self.close()

    def _on_failed(self, why: str) -> None:
        self._calm.stop()
        self._trouble = texts.phones_failed(why)
        self.refresh()

    def _on_auth_failures(self, times: int) -> None:
        self._trouble = self.tr("Quelqu’un a donné un mauvais code (%n fois).", "", times)
        self._calm.start()
        self.refresh()

    def _forget_trouble(self) -> None:
        self._trouble = ""
        self.refresh()

    def refresh(self) -> None:
        """Show what the door knows now."""
        door = self._door
        if door.is_open:
            self.picture.show_link(door.link)
            self.address.setText(self.tr("{address}, code {code}").format(address=door.address, code=door.shown_code))
            if not door.has_come and self.lonely.isHidden() and not self._waiting.isActive() and not self._has_waited:
                self._has_waited = True
                self._waiting.start()
        elif not door.hosts and not self._trouble:
            self.address.setText(self.tr("On cherche le réseau de la maison…"))
        self.hosts.setVisible(len(door.hosts) > 1)
        if door.hosts:
            self.hosts.set_items([(host, host) for host in door.hosts], door.host if door.host in door.hosts else door.hosts[0])
        self.come.setVisible(door.has_come)
        self.lonely.setVisible(self._has_waited and not door.has_come and not self._waiting.isActive())
        self.trouble.setText(self._trouble)
        self.trouble.setVisible(bool(self._trouble))
        self._show_people()
        self.cover()

    def _show_people(self) -> None:
        people = self._people()
        while len(self.lines) < len(people):
            line = InvitedLine(self.theme, self)
            line.free.clicked.connect(partial(self._free, len(self.lines)))
            self.lines.append(line)
            self._box.addWidget(line)
        for number, line in enumerate(self.lines):
            line.setVisible(number < len(people))
            if number < len(people):
                line.show_person(people[number])

    def _free(self, number: int) -> None:
        claim = self._people()[number].claim
        if claim is not None:
            self.freed.emit(claim.key)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Les téléphones de la famille"))
        steps = self.tr(
            "1. Scanne le code avec l’appareil photo, ou tape l’adresse dans le navigateur.\n"
            "2. Choisis qui tu es.\n"
            "3. Joue : ta main est sur ton téléphone, la table sur cet écran."
        )
        if self._is_early:
            steps = self.tr(
                "1. Scanne le code avec l’appareil photo, ou tape l’adresse dans le navigateur.\n"
                "2. Choisis qui tu es : ta place s’allume ici.\n"
                "3. Tout le monde est là ? Continue, puis « Jouer » : ta main est sur ton téléphone."
            )
        self.steps.setText(steps)
        self.go_button.setText(self.tr("Continuer"))
        self.come.setText(self.tr("Un téléphone est connecté : ça marche."))
        self.lonely.setText(
            self.tr(
                "Aucun téléphone ?\n"
                "• Même Wi-Fi que cet ordinateur ?\n"
                "• Réseau invité ? Il sépare les appareils.\n"
                "• Pare-feu ? Windows et macOS demandent une fois : « Autoriser », sur les réseaux privés."
            )
        )
        self.warning.setText(self.tr("Rien n’est chiffré : sur un Wi-Fi partagé, quelqu’un qui écoute pourrait lire la partie."))
        self._wait_label.setText(self.tr("La partie attend un téléphone absent"))
        self.wait.setAccessibleName(self._wait_label.text())
        self._lead_label.setText(self.tr("Chaque téléphone peut lancer la suite, pas seulement le premier"))
        self.lead.setAccessibleName(self._lead_label.text())
        self.end_button.setText(self.tr("Ne plus accepter de téléphones"))
