"""The pieces of the settings page: what it is given, a theme's little picture, a backup with its question, a long path."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.services.locks import Lock
from ludogite.ui import texts
from ludogite.ui.pages.frame import Question, rule
from ludogite.ui.pages.person_line import PersonLine
from ludogite.ui.pages.profile_pin import PinField
from ludogite.ui.pages.settings_sound import SoundData
from ludogite.ui.style.i18n import SYSTEM
from ludogite.ui.style.paint import fill, outline, rounded, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.texts.dates import long_moment
from ludogite.ui.texts.french import elided
from ludogite.ui.values import Felt
from ludogite.ui.widgets import Control, Label, Left, PaperButton
from ludogite.ui.widgets.base import Complaint, filled
from ludogite.ui.widgets.choices import paint_dot

TEXT_SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)
PACES = (1500, 600, 0)
"""How long a computer player takes for a move at least, in ms: calm, brisk, at once."""

HOLDS, REPEATS = (0, 300, 600, 1000), (0, 500, 1000)
"""For how long a key is held until it counts, and how long the same press is deaf after it (ms)."""


@dataclass(frozen=True, slots=True)
class BackupRow:
    """A backup by its file name; ``at`` is ISO UTC."""

    name: str
    at: str
    bytes: int


@dataclass(frozen=True, slots=True)
class PutAway:
    """A profile that was put away, and can be brought out again."""

    id: int
    name: str
    ink: int
    symbol: int | None
    lock: Lock | None = None
    """Asks for the code before the profile is deleted, where there is one."""


@dataclass(frozen=True, slots=True)
class SettingsData:
    """Every setting as it stands, and where the family's data are."""

    language: str = SYSTEM
    theme: str = SYSTEM
    text_scale: float = 1.0
    reduced_motion: bool = False
    pace_ms: int = PACES[1]
    count_assisted: bool = False
    folder: str = ""
    backups: tuple[BackupRow, ...] = ()
    put_away: tuple[PutAway, ...] = ()
    languages: tuple[tuple[str, str], ...] = ()
    """What can be spoken: code, and name in the language itself."""
    sound: SoundData = field(default_factory=SoundData)
    key_hold_ms: int = 0
    repeat_ms: int = 0
    read_aloud: bool = False
    has_voice: bool = False
    """Whether this machine can read aloud."""


class ThemeCard(Control):
    """A theme to choose: a little picture of a table in its colours, and its name."""

    def __init__(self, theme: Theme, key: str, colours: Felt, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.key, self._felt = key, colours
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def sizeHint(self) -> QSize:
        theme = self.theme
        width = max(theme.px(120), math.ceil(self.text_width("body", strong=True)) + theme.px(46))
        return QSize(width, theme.px(88) + math.ceil(self.line_height("body")) + theme.px(16))

    def paint(self, painter: QPainter) -> None:
        """Paint the picture and the name; the chosen one has the accent's frame and the dot."""
        theme = self.theme
        rect, chosen = QRectF(self.rect()), self.isChecked()
        fill(
            painter, rect, theme.palette.of("accent_tint" if chosen else "surface_soft" if self.hot() else "surface"), self.corner()
        )
        name = self.line_height("body") + theme.px(14)
        picture = QRectF(theme.px(8), theme.px(8), rect.width() - theme.px(16), rect.height() - name - theme.px(8))
        if self.key == SYSTEM:
            _paint_theme(painter, theme, "papier", picture, self._felt)
            half = QPainterPath(picture.topRight())
            half.lineTo(picture.bottomRight())
            half.lineTo(picture.bottomLeft())
            half.closeSubpath()
            painter.save()
            painter.setClipPath(half)
            _paint_theme(painter, theme, "soiree", picture, self._felt)
            painter.restore()
        else:
            _paint_theme(painter, theme, self.key, picture, self._felt)
        outline(painter, picture, theme.palette.line, theme.pen(1), theme.radius("tile"))
        role, width = ("accent", 2.5) if chosen else ("control_outline", 1.5)
        outline(painter, rect, theme.palette.of(role), theme.pen(width), self.corner())
        middle = rect.bottom() - name / 2
        paint_dot(painter, theme, QPointF(theme.px(21), middle), theme.px(8), chosen=chosen)
        painter.setFont(theme.font("body", strong=chosen))
        room = QRectF(theme.px(37), rect.bottom() - name, rect.width() - theme.px(43), name)
        text_in(painter, room, self.text(), theme.palette.ink, Left)


def _paint_theme(painter: QPainter, theme: Theme, theme_name: str, rect: QRectF, colours: Felt) -> None:
    """Paint a tiny table in the colours of a theme: bar, felt with a die, paper with lines, the enamel button."""
    tokens = theme.tokens.themes[theme_name]

    def colour(role: str) -> QColor:
        return QColor(tokens.colours[role])

    unit = rect.height() / 12
    painter.save()
    painter.setClipPath(rounded(rect, theme.radius("tile")), Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, colour("ground"))
    painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 2.2 * unit), colour("walnut_top"))
    felt = QRectF(rect.x() + unit, rect.y() + 3.2 * unit, rect.width() * 0.5 - unit, 7.8 * unit)
    fill(painter, felt, QColor(getattr(colours, theme_name)), unit)
    die = QRectF(0, 0, 4 * unit, 4 * unit)
    die.moveCenter(felt.center())
    fill(painter, die, colour("ivory_top"), 0.8 * unit)
    for dx, dy in ((-1, -1), (0, 0), (1, 1)):
        pip = QPainterPath()
        pip.addEllipse(die.center() + QPointF(dx * 1.1 * unit, dy * 1.1 * unit), 0.42 * unit, 0.42 * unit)
        painter.fillPath(pip, colour("pip"))
    sheet = QRectF(felt.right() + unit, felt.y(), rect.right() - felt.right() - 2 * unit, 5.1 * unit)
    fill(painter, sheet, colour("surface"), 0.6 * unit)
    outline(painter, sheet, colour("line"), theme.pen(1), 0.6 * unit)
    for n, (role, share) in enumerate((("ink", 0.7), ("muted", 0.5), ("player_1", 0.6))):
        line = QRectF(sheet.x() + 0.8 * unit, sheet.y() + (0.9 + 1.4 * n) * unit, (sheet.width() - 1.6 * unit) * share, 0.6 * unit)
        fill(painter, line, colour(role), 0.3 * unit)
    button = QRectF(sheet.x(), sheet.bottom() + 0.8 * unit, sheet.width(), 1.7 * unit)
    fill(painter, button, colour("accent"), 0.6 * unit)
    painter.restore()


class BackupLine(Painted, QWidget):
    """One backup: when it was made, how big it is, and the way back to it with its question."""

    restored = Signal(str)

    def __init__(self, theme: Theme, backup: BackupRow, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.backup = backup
        self.when = Label(theme, "body", "ink", strong=True)
        self.size_label = Label(theme, "note", "muted")
        self.button = PaperButton(theme, compact=True, tone="soft", mark="undo")
        self.button.clicked.connect(self._ask)
        self.question = Question(theme)
        self.question.agreed.connect(self._agreed)
        self.question.declined.connect(self._declined)
        self._row = self.scaled(QHBoxLayout(), spacing=12)
        words = filled(QVBoxLayout(), self.when, self.size_label)
        words.setSpacing(0)
        filled(self._row, (words, 1), self.button)
        self._box = self.scaled(filled(QVBoxLayout(self), self._row, self.question), (0, 8, 0, 8), spacing=8)
        self.retranslate()

    def retranslate(self) -> None:
        self.when.setText(long_moment(self.backup.at))
        self.size_label.setText(QLocale().formattedDataSize(self.backup.bytes, 0, QLocale.DataSizeFormat.DataSizeTraditionalFormat))
        self.button.setText(self.tr("Restaurer"))
        self.button.setAccessibleName(self.tr("Restaurer la sauvegarde du {when}").format(when=self.when.text()))
        self.question.hide()

    def _ask(self) -> None:
        self.question.ask(
            self.tr("Revenir aux données du {when} ? Le fichier d’aujourd’hui sera mis de côté, pas effacé.").format(
                when=self.when.text()
            ),
            self.tr("Oui, revenir"),
            self.tr("Ne rien changer"),
        )

    def _agreed(self) -> None:
        self.restored.emit(self.backup.name)

    def _declined(self) -> None:
        self.button.setFocus(Qt.FocusReason.TabFocusReason)

    def paint(self, painter: QPainter) -> None:
        rule(painter, self.theme, 0, 0, self.width())


class PutAwayLine(Themed, QWidget):
    """A profile that was put away, with the way back to the table, and the way out for good, which is asked twice."""

    brought_out = Signal(int)
    deleted = Signal(int)

    def __init__(self, theme: Theme, person: PutAway, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.person = person
        self._is_sure = False
        self.button = PaperButton(theme, compact=True, tone="soft", mark="undo")
        self.button.clicked.connect(self._clicked)
        self.delete_button = PaperButton(theme, compact=True, tone="soft", mark="trash")
        self.delete_button.clicked.connect(self._ask)
        buttons = QWidget()
        self._buttons = self.scaled(filled(QHBoxLayout(buttons), self.button, self.delete_button), spacing=10)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        self.line = PersonLine(theme, person.name, person.ink, person.symbol, buttons)
        self.question = Question(theme)
        self.question.agreed.connect(self._agreed)
        self.question.declined.connect(self._declined)
        self.pin, self.wrong = PinField(theme), Complaint(theme)
        self.pin.returnPressed.connect(self._agreed)
        self._box = filled(QVBoxLayout(self), self.line, self.pin, self.wrong, self.question)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._show_pin(shown=False)
        self.question.declined.connect(partial(self._show_pin, shown=False))
        self.retranslate()

    def _show_pin(self, *, shown: bool, wrong: str = "") -> None:
        self.pin.clear()
        self.pin.setVisible(shown)
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))
        if wrong:
            self.pin.shake()
        if shown:
            self.pin.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        name = self.person.name
        self.pin.setPlaceholderText(elided(self.tr("code de {name}"), name=name))
        self.pin.setAccessibleName(self.pin.placeholderText())
        self.button.setText(self.tr("Ressortir"))
        self.line.set_about("")
        self.button.setAccessibleName(elided(self.tr("Ressortir le profil de {name}"), name=name))
        self.delete_button.setText(self.tr("Effacer…"))
        self.delete_button.setAccessibleName(elided(self.tr("Effacer le profil de {name}"), name=name))
        self.question.hide()

    def _clicked(self) -> None:
        self.brought_out.emit(self.person.id)

    def _ask(self) -> None:
        self._is_sure = False
        sentence = self.tr(
            "Effacer le profil de {name} pour de bon, avec ses records et les parties que personne d’autre n’a jouées ? "
            "Celles des autres restent."
        )
        self.question.ask(elided(sentence, name=self.person.name), self.tr("Effacer"), self.tr("Le garder rangé"))

    def _agreed(self) -> None:
        """Ask once more, then say it."""
        lock = self.person.lock
        if self._is_sure and lock is not None and (wrong := self._refuse(lock)):
            self._ask_again()
            self._show_pin(shown=True, wrong=wrong)
            return
        if self._is_sure:
            self.deleted.emit(self.person.id)
            return
        self._is_sure = True
        self._ask_again()
        self._show_pin(shown=lock is not None)

    def _refuse(self, lock: Lock) -> str:
        """Say why the code that was typed deletes nothing; "" where it is right."""
        if not self.pin.is_whole:
            return self.tr("Il faut d’abord son code.")
        if lock(self.pin.text()):
            return ""
        seconds = lock.waits_s()
        return texts.wrong_codes(seconds) if seconds else self.tr("Ce n’est pas le bon code.")

    def _ask_again(self) -> None:
        sentence = self.tr("C’est sûr ? Rien ne ramènera {name}, sauf une ancienne sauvegarde.")
        self.question.ask(sentence.format(name=self.person.name), self.tr("Oui, effacer pour de bon"), self.tr("Le garder rangé"))

    def _declined(self) -> None:
        self.delete_button.setFocus(Qt.FocusReason.TabFocusReason)


class PathLabel(Label):
    """A path on one line, cut in its middle when it is too long; whole in the tool tip and for the ear."""

    def __init__(self, theme: Theme) -> None:
        self._path = ""
        super().__init__(theme, "note", "muted")

    def set_path(self, path: str) -> None:
        """Show a path."""
        self._path = path
        set_tip(self, path)
        self.setAccessibleName(path)
        self._cut()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(80), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """Ask for little: it takes what is there."""
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        metrics = QFontMetricsF(self.font())
        self.setText(metrics.elidedText(self._path, Qt.TextElideMode.ElideMiddle, self.width()))
