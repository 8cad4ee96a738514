"""The settings: language, theme, text, motion, pace, what counts, the data folder and its backups; every change acts at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ludogite.ui.pages.frame import FramedPage, Row, Sheet
from ludogite.ui.pages.settings_parts import (
    PACES,
    TEXT_SCALES,
    BackupLine,
    BackupRow,
    PathLabel,
    PutAway,
    PutAwayLine,
    SettingsData,
    ThemeCard,
)
from ludogite.ui.pages.settings_sound import SoundSheet
from ludogite.ui.style.i18n import SYSTEM
from ludogite.ui.style.theme import Theme
from ludogite.ui.style.tokens import THEMES
from ludogite.ui.values import Felt
from ludogite.ui.widgets import LinkButton, PaperButton, Segmented, Switch
from ludogite.ui.widgets.columns import Columns

__all__ = ["BackupRow", "PutAway", "SettingsData", "SettingsPage"]


class SettingsPage(FramedPage):
    """Everything that the family may set; each change is told at once by ``changed`` (key, value)."""

    changed = Signal(str, object)
    open_folder = Signal()
    open_file = Signal()
    restore = Signal(str)
    take_along = Signal()
    bring_back = Signal()
    bring_out = Signal(int)
    delete = Signal(int)
    """A profile that was put away shall go for good."""
    about = Signal()

    def __init__(self, theme: Theme, colours: Felt, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._data = SettingsData()
        self.about_button = self.header.add_action("info", "")
        self.about_button.clicked.connect(self.about)
        self.language = Segmented(theme)
        self.language.chosen.connect(self._language_chosen)
        self.scales = Segmented(theme)
        self.scales.chosen.connect(self._scale_chosen)
        self.paces = Segmented(theme)
        self.paces.chosen.connect(self._pace_chosen)
        self.motion = Switch(theme)
        self.motion.toggled.connect(self._motion_toggled)
        self.count = Switch(theme)
        self.count.toggled.connect(self._count_toggled)
        self.themes = [ThemeCard(theme, key, colours) for key in (SYSTEM, *THEMES)]
        self._columns = Columns(theme)
        self._sides = (QVBoxLayout(), QVBoxLayout())
        self._sides[0].addWidget(self._make_display())
        self.sound = SoundSheet(theme)
        self.sound.changed.connect(self.changed)
        self._sides[0].addWidget(self.sound)
        self._sides[1].addWidget(self._make_play())
        self._sides[1].addWidget(self._make_data())
        self._sides[1].addWidget(self._make_put_away())
        for side in self._sides:
            side.addStretch(1)
            self._columns.addLayout(side, 1)
        self.body.addLayout(self._columns)
        self.body.addStretch(1)
        self.lines: list[BackupLine] = []
        self.put_away: list[PutAwayLine] = []
        self.retranslate()
        self.reflow()

    # ---- building --------------------------------------------------------------------------------------------------

    def _make_display(self) -> QWidget:
        self._display = Sheet(self.theme)
        self._language_row = Row(self.theme, self.language)
        self._theme_row = Row(self.theme)
        box = QWidget()
        self._theme_grid = QGridLayout(box)
        self._theme_grid.setContentsMargins(0, 0, 0, 0)
        for card in self.themes:
            card.toggled.connect(self._theme_toggled)
            card.setParent(box)
        self._scale_row = Row(self.theme, self.scales)
        self._motion_row = Row(self.theme, self.motion)
        for part in (self._language_row, self._theme_row, box, self._scale_row, self._motion_row):
            self._display.column.addWidget(part)
        return self._display

    def _make_play(self) -> QWidget:
        self._play = Sheet(self.theme)
        self._pace_row = Row(self.theme, self.paces)
        self._count_row = Row(self.theme, self.count)
        self._play.column.addWidget(self._pace_row)
        self._play.column.addWidget(self._count_row)
        return self._play

    def _make_data(self) -> QWidget:
        self._keep = Sheet(self.theme)
        self.folder_button = PaperButton(self.theme, compact=True, tone="soft", mark="export")
        self.folder_button.clicked.connect(self.open_folder)
        self._folder_row = Row(self.theme, self.folder_button)
        self.path = PathLabel(self.theme)
        self._folder_row.words.addWidget(self.path)
        self._backup_row = Row(self.theme)
        self._backups = QVBoxLayout()
        self._backups.setSpacing(0)
        self._keep.column.addWidget(self._folder_row)
        self.along_button = PaperButton(self.theme, compact=True, tone="soft", mark="export")
        self.along_button.clicked.connect(self.take_along)
        self.back_button = PaperButton(self.theme, compact=True, tone="soft", mark="import")
        self.back_button.clicked.connect(self.bring_back)
        self._along_row = Row(self.theme, self.along_button)
        self._back_row = Row(self.theme, self.back_button)
        self._keep.column.addWidget(self._along_row)
        self._keep.column.addWidget(self._back_row)
        self.open_button = PaperButton(self.theme, compact=True, tone="soft", mark="import")
        self.open_button.clicked.connect(self.open_file)
        self._open_row = Row(self.theme, self.open_button)
        self._keep.column.addWidget(self._open_row)
        self._keep.column.addWidget(self._backup_row)
        self._keep.column.addLayout(self._backups)
        self.about_link = LinkButton(self.theme, "", mark="info", colour="accent")
        self.about_link.clicked.connect(self.about)
        self._keep.column.addWidget(self.about_link, 0, Qt.AlignmentFlag.AlignLeft)
        return self._keep

    def _make_put_away(self) -> QWidget:
        self._away = Sheet(self.theme)
        self._away.hide()
        return self._away

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def show_settings(self, data: SettingsData) -> None:
        """Show the settings as they stand; nothing is told back."""
        before, self._data = self._data, data
        self._show_choices()
        self.sound.show_sound(data.sound)
        self.path.set_path(data.folder)
        if before.backups != data.backups or not self.lines:
            self._show_backups()
        if before.put_away != data.put_away:
            self._show_put_away()
        self.retranslate()

    def _show_choices(self) -> None:
        data = self._data
        self.language.set_current(data.language)
        self.scales.set_current(str(min(TEXT_SCALES, key=lambda scale: abs(scale - data.text_scale))))
        self.paces.set_current(str(min(PACES, key=lambda pace: abs(pace - data.pace_ms))))
        for switch, on in ((self.motion, data.reduced_motion), (self.count, data.count_assisted)):
            switch.blockSignals(True)
            switch.setChecked(on)
            switch.blockSignals(False)
            switch.update()
        for card in self.themes:
            card.blockSignals(True)
            card.setChecked(card.key == data.theme)
            card.blockSignals(False)
            card.update()

    def _show_backups(self) -> None:
        for line in self.lines:
            self._backups.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines = [BackupLine(self.theme, backup) for backup in self._data.backups]
        for line in self.lines:
            line.restored.connect(self.restore)
            self._backups.addWidget(line)

    def _show_put_away(self) -> None:
        for line in self.put_away:
            self._away.column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.put_away = [PutAwayLine(self.theme, person) for person in self._data.put_away]
        for line in self.put_away:
            line.brought_out.connect(self.bring_out)
            line.deleted.connect(self.delete)
            self._away.column.addWidget(line)
        self._away.setVisible(bool(self.put_away))

    def retranslate(self) -> None:
        """Read every text of the page again."""
        self.header.set_title(self.tr("Réglages"))
        self.setAccessibleName(self.tr("Réglages"))
        self.about_button.setText(self.tr("À propos"))
        self._display.title.setText(self.tr("À l’écran"))
        self._play.title.setText(self.tr("En jeu"))
        self._keep.title.setText(self.tr("Les données de la famille"))
        self._retranslate_choices()
        self.sound.retranslate()
        self._language_row.set_texts(self.tr("Langue"), self.tr("Les mots des jeux restent français."))
        self._theme_row.set_texts(self.tr("Thème"), self.tr("« Système » suit le jour et la nuit de l’ordinateur."))
        self._scale_row.set_texts(self.tr("Taille du texte"))
        self._motion_row.set_texts(self.tr("Réduire les animations"), self.tr("Les dés se posent aussitôt, rien ne vole."))
        self._pace_row.set_texts(self.tr("Rythme de l’ordinateur"), self.tr("Le temps de voir ce qu’il fait."))
        self._count_row.set_texts(
            self.tr("Compter les parties avec conseil"), self.tr("Une partie jouée avec le conseil entre aussi dans les records.")
        )
        self._folder_row.set_texts(self.tr("Dossier"), self.tr("Profils, parties et records, sur cet ordinateur seulement."))
        self.folder_button.setText(self.tr("Ouvrir le dossier"))
        self.folder_button.setAccessibleName(self.tr("Ouvrir le dossier"))
        self._along_row.set_texts(
            self.tr("Emporter ma famille"), self.tr("Profils, parties et mots de la maison dans un seul fichier.")
        )
        self._open_row.set_texts(
            self.tr("Ouvrir une partie"), self.tr("Une partie emportée se revoit, ou se reprend là où elle en était.")
        )
        self.open_button.setText(self.tr("Ouvrir…"))
        self.open_button.setAccessibleName(self.tr("Ouvrir une partie"))
        self._back_row.set_texts(
            self.tr("Accueillir une famille"), self.tr("Depuis un tel fichier : rien n’est effacé, rien n’est doublé.")
        )
        for button, text in ((self.along_button, self.tr("Emporter…")), (self.back_button, self.tr("Accueillir…"))):
            button.setText(text)
        self._away.title.setText(self.tr("Profils rangés"))
        self._backup_row.set_texts(
            self.tr("Sauvegardes"),
            self.tr("Une copie par semaine, les cinq dernières sont gardées.")
            if self._data.backups
            else self.tr("Aucune pour l’instant : la première se fait d’elle-même après quelques jours de jeu."),
        )
        self.about_link.setText(self.tr("Version, licences et remerciements"))
        for line in self.lines:
            line.retranslate()
        for one in self.put_away:
            one.retranslate()

    def _retranslate_choices(self) -> None:
        languages = ((SYSTEM, self.tr("Système")), *self._data.languages)
        percent = self.tr("{n} %")
        scales = [(str(scale), percent.format(n=round(scale * 100))) for scale in TEXT_SCALES]
        paces = list(zip(map(str, PACES), (self.tr("Calme"), self.tr("Vif"), self.tr("Instantané")), strict=True))
        for control, items in ((self.language, languages), (self.scales, scales), (self.paces, paces)):
            if [one.key for one in control.segments] == [key for key, _text in items]:
                control.set_labels([text for _key, text in items])
            else:
                control.set_items(items)
        names = {
            SYSTEM: self.tr("Système"), "papier": self.tr("Papier"), "soiree": self.tr("Soirée"), "contraste": self.tr("Contraste"),
        }  # fmt: skip
        for card in self.themes:
            card.setText(names[card.key])
            card.setAccessibleName(self.tr("Thème {name}").format(name=names[card.key]))
        self._show_choices()

    def reflow(self) -> None:
        """Put the sheets side by side, or one under the other when text is big or the window small."""
        super().reflow()
        if not hasattr(self, "_columns"):
            return
        px = self.theme.px
        self._columns.stack(self.body_width() < self.theme.text_px(980))
        for side in self._sides:
            side.setSpacing(px(16))
        self._theme_grid.setSpacing(px(10))
        self._theme_grid.setContentsMargins(0, 0, 0, px(12))
        room = self.body_width() if self._columns.stacked else self.body_width() // 2
        wide = max(card.sizeHint().width() for card in self.themes) + px(10)
        across = 4 if room - px(48) >= 4 * wide else 2
        for n, card in enumerate(self.themes):
            self._theme_grid.addWidget(card, n // across, n % across)

    # ---- what is told ----------------------------------------------------------------------------------------------

    def _change(self, key: str, value: Any) -> None:
        """Take a change and tell it: what is read again in another language or look shows what was chosen."""
        self._data = replace(self._data, **{key: value})
        self.changed.emit(key, value)

    def _language_chosen(self, key: str) -> None:
        self._change("language", key)

    def _scale_chosen(self, key: str) -> None:
        self._change("text_scale", float(key))

    def _pace_chosen(self, key: str) -> None:
        self._change("pace_ms", int(key))

    def _motion_toggled(self, on: bool) -> None:  # noqa: FBT001 (slot)
        self._change("reduced_motion", on)

    def _count_toggled(self, on: bool) -> None:  # noqa: FBT001 (slot)
        self._change("count_assisted", on)

    def _theme_toggled(self, on: bool) -> None:  # noqa: FBT001 (slot)
        card = self.sender()
        if on and isinstance(card, ThemeCard):
            self._change("theme", card.key)
