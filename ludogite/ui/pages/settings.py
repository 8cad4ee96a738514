"""The settings: language, theme, text, motion, pace, what counts, the data folder and its backups; every change acts at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QLocale, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ludogite.ui.pages.frame import FramedPage, TitledPaper
from ludogite.ui.pages.settings_parts import (
    HOLDS,
    PACES,
    REPEATS,
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
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.columns import Columns
from ludogite.ui.widgets.fold import FoldLine

__all__ = ["BackupRow", "PutAway", "SettingsData", "SettingsPage"]


class SettingsPage(FramedPage):
    """Everything that the family may set; each change is told at once by ``changed`` (key, value)."""

    changed = Signal(str, object)
    open_folder = Signal()
    open_file = Signal()
    restore = Signal(str)
    games = Signal()
    """The games under way are to be shown."""
    export_family = Signal()
    import_family = Signal()
    unarchive = Signal(int)
    delete = Signal(int)
    """A profile that was put away shall go for good."""
    about = Signal()

    def __init__(self, theme: Theme, colours: Felt, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._data = SettingsData()
        self.about_button = self.header.add_action("info", "")
        self.about_button.clicked.connect(self.about)
        self.language = Segmented(theme)
        self.scales = Segmented(theme)
        self.paces = Segmented(theme)
        self.holds = Segmented(theme)
        self.repeats = Segmented(theme)
        self.motion = Switch(theme)
        self.aloud = Switch(theme)
        self.count = Switch(theme)
        for signal, key, value in (
            (self.language.chosen, "language", str),
            (self.scales.chosen, "text_scale", float),
            (self.paces.chosen, "pace_ms", int),
            (self.holds.chosen, "key_hold_ms", int),
            (self.repeats.chosen, "repeat_ms", int),
            (self.motion.toggled, "reduced_motion", bool),
            (self.aloud.toggled, "read_aloud", bool),
            (self.count.toggled, "count_assisted", bool),
        ):
            signal.connect(lambda chosen, key=key, value=value: self._change(key, value(chosen)))
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
        sheet = self._sheet(lambda: self.tr("À l’écran"))
        sheet.add_row(lambda: (self.tr("Langue"), self.tr("Les mots des jeux restent français.")), self.language)
        sheet.add_row(lambda: (self.tr("Thème"), ""))
        box = QWidget()
        self._theme_grid = QGridLayout(box)
        for card in self.themes:
            card.toggled.connect(self._theme_toggled)
            card.setParent(box)
        sheet.column.addWidget(box)
        sheet.add_row(lambda: (self.tr("Taille du texte"), ""), self.scales)
        sheet.add_row(lambda: (self.tr("Réduire les animations"), ""), self.motion)
        return sheet

    def _make_play(self) -> QWidget:
        sheet = self._sheet(lambda: self.tr("En jeu"))
        sheet.add_row(lambda: (self.tr("Rythme de l’ordinateur"), ""), self.paces)
        sheet.add_row(
            lambda: (
                self.tr("Compter les parties avec conseil"),
                self.tr("Une partie jouée avec le conseil entre aussi dans les records."),
            ),
            self.count,
        )
        self.hands_fold = FoldLine(self.theme)
        self.hands_fold.toggled.connect(self._show_hands)
        self.bind(lambda: self.hands_fold.show_state(self.tr("Pour toutes les mains")))
        sheet.column.addWidget(self.hands_fold)
        held = sheet.add_row(
            lambda: (self.tr("Tenir une touche"), self.tr("Elle compte quand on l’a tenue un moment.")), self.holds
        )
        doubled = sheet.add_row(
            lambda: (self.tr("Appuis en double"), self.tr("Le même appui, aussitôt répété, ne compte qu’une fois.")), self.repeats
        )
        self._aloud_row = sheet.add_row(
            lambda: (
                self.tr("Lis-moi"),
                self.tr("Un bouton lit à voix haute la règle, le conseil et les questions de la table (F6)."),
            ),
            self.aloud,
        )
        self._hand_rows = (held, doubled)
        self._show_hands()
        return sheet

    def _show_hands(self) -> None:
        """Show what makes it easier for hands and ears, or put that away; nothing is read aloud without a voice."""
        on = self.hands_fold.isChecked()
        for row in self._hand_rows:
            row.setVisible(on)
        self._aloud_row.setVisible(on and self._data.has_voice)

    def _make_data(self) -> QWidget:
        sheet = self._sheet(lambda: self.tr("Les données de la famille"))
        self.folder_button = self._button("export", self.open_folder, lambda: self.tr("Ouvrir le dossier"))
        self.along_button = self._button("export", self.export_family, lambda: self.tr("Emporter…"))
        self.back_button = self._button("import", self.import_family, lambda: self.tr("Accueillir…"))
        self.open_button = self._button("import", self.open_file, lambda: self.tr("Ouvrir…"))
        self.path = PathLabel(self.theme)
        sheet.add_row(
            lambda: (self.tr("Emporter ma famille"), self.tr("Profils, parties et mots de la maison dans un seul fichier.")),
            self.along_button,
        )
        sheet.add_row(
            lambda: (
                self.tr("Accueillir une famille"),
                self.tr("Depuis ce fichier : rien n’est effacé, rien n’est compté deux fois."),
            ),
            self.back_button,
        )
        self.games_button = self._button("play", self.games, lambda: self.tr("Voir…"))
        sheet.add_row(
            lambda: (self.tr("Parties en cours"), ""),
            self.games_button,
        )
        self.fold = FoldLine(self.theme)
        self.fold.toggled.connect(self._unfold)
        self.bind(lambda: self.fold.show_state(self.tr("Fichiers et sauvegardes")))
        sheet.column.addWidget(self.fold)
        folder = sheet.add_row(
            lambda: (self.tr("Dossier"), self.tr("Profils, parties et records, sur cet ordinateur seulement.")), self.folder_button
        )
        folder.words.addWidget(self.path)
        folder.bind(lambda: self.folder_button.setAccessibleName(self.tr("Ouvrir le dossier")))
        opened = sheet.add_row(
            lambda: (
                self.tr("Ouvrir une partie"),
                self.tr("Une partie emportée se revoit, ou se reprend là où elle en était."),
            ),
            self.open_button,
        )
        self._backup_row = sheet.add_row(lambda: (self.tr("Sauvegardes"), self._about_backups()))
        kept = QWidget()
        self._backups = filled(QVBoxLayout(kept), close=True)
        sheet.column.addWidget(kept)
        self._folded = (folder, opened, self._backup_row, kept)
        self._unfold(False)
        self.about_link = LinkButton(self.theme, "", mark="info", colour="accent")
        self.about_link.clicked.connect(self.about)
        self.bind(lambda: self.about_link.setText(self.tr("Version, licences et remerciements")))
        sheet.column.addWidget(self.about_link, 0, Qt.AlignmentFlag.AlignLeft)
        return sheet

    def _unfold(self, on: bool) -> None:  # noqa: FBT001 (a slot)
        """Show where the data are, or put that away."""
        for widget in self._folded:
            widget.setVisible(on)

    def _make_put_away(self) -> QWidget:
        self._away = self._sheet(lambda: self.tr("Profils rangés"))
        self._away.hide()
        return self._away

    def _sheet(self, title: Callable[[], str]) -> TitledPaper:
        sheet = TitledPaper(self.theme)
        self.bind(lambda: sheet.title.setText(title()))
        return sheet

    def _button(self, mark: str, wanted: SignalInstance, text: Callable[[], str]) -> PaperButton:
        button = PaperButton(self.theme, compact=True, tone="soft", mark=mark)
        button.clicked.connect(wanted)
        self.bind(lambda: button.setText(text()))
        return button

    def _about_backups(self) -> str:
        if self._data.backups:
            return self.tr("Une copie par semaine, les cinq dernières sont gardées.")
        return self.tr("Aucune pour l’instant : la première se fait d’elle-même après quelques jours de jeu.")

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
        self.holds.set_current(str(min(HOLDS, key=lambda hold: abs(hold - data.key_hold_ms))))
        self.repeats.set_current(str(min(REPEATS, key=lambda repeat: abs(repeat - data.repeat_ms))))
        self.motion.show_checked(on=data.reduced_motion)
        self.aloud.show_checked(on=data.read_aloud)
        self._show_hands()
        self.count.show_checked(on=data.count_assisted)
        for card in self.themes:
            card.show_checked(on=card.key == data.theme)

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
            line.brought_out.connect(self.unarchive)
            line.deleted.connect(self.delete)
            self._away.column.addWidget(line)
        self._away.setVisible(bool(self.put_away))

    def retranslate(self) -> None:
        self.header.set_title(self.tr("Réglages"))
        self.setAccessibleName(self.tr("Réglages"))
        self.about_button.setText(self.tr("À propos"))
        self._retranslate_choices()
        self._backup_row.set_texts(self.tr("Sauvegardes"), self._about_backups())
        for line in (*self.lines, *self.put_away):
            line.retranslate()

    def _retranslate_choices(self) -> None:
        languages = ((SYSTEM, self.tr("Système")), *self._data.languages)
        percent = self.tr("{n} %")
        scales = [(str(scale), percent.format(n=round(scale * 100))) for scale in TEXT_SCALES]
        paces = list(zip(map(str, PACES), (self.tr("Calme"), self.tr("Vif"), self.tr("Instantané")), strict=True))
        never, seconds = self.tr("Non"), self.tr("{n} s")
        holds, repeats = (
            [(str(ms), seconds.format(n=QLocale().toString(ms / 1000)) if ms else never) for ms in choices]
            for choices in (HOLDS, REPEATS)
        )
        for control, items in (
            (self.language, languages),
            (self.scales, scales),
            (self.paces, paces),
            (self.holds, holds),
            (self.repeats, repeats),
        ):
            control.offer(items)
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

    def _theme_toggled(self, on: bool) -> None:  # noqa: FBT001 (slot)
        card = self.sender()
        if on and isinstance(card, ThemeCard):
            self._change("theme", card.key)
