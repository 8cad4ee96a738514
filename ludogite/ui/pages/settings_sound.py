"""The part of the settings that is heard: on or off, how loud, and which sounds; each can be tried."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludogite.services.sound import VOLUMES, Group
from ludogite.ui.pages.frame import TitledPaper
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.widgets import PaperButton, Segmented, Switch
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.fold import FoldLine


@dataclass(frozen=True, slots=True)
class SoundData:
    """What is to be heard: at all, how loud (0 to 1), groups that were switched; ``works``: whether this machine can play."""

    on: bool = True
    volume: float = VOLUMES[0]
    groups: Mapping[str, bool] = field(default_factory=dict)
    works: bool = True


class GroupControl(Themed, QWidget):
    """The switch of a group of sounds, and beside it the button to hear it: what is switched off is not heard here either."""

    switched = Signal(str, bool)
    tried = Signal(str)

    def __init__(self, theme: Theme, group: Group, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.group = group
        self.listen = PaperButton(theme, compact=True, tone="soft", mark="sound")
        self.listen.clicked.connect(self._on_listen)
        self.switch = Switch(theme)
        self.switch.toggled.connect(self._on_toggled)
        self._line = self.scaled(filled(QHBoxLayout(self), self.listen, self.switch), spacing=14)
        self._line.setContentsMargins(0, 0, 0, 0)

    def show_on(self, *, on: bool) -> None:
        """Show whether the group is heard, without telling it back."""
        self.switch.show_checked(on=on)
        self.listen.setEnabled(on)

    def set_name(self, name: str) -> None:
        """Name both for the ear, and the button for the eye."""
        self.switch.setAccessibleName(name)
        self.listen.setText(self.tr("Écouter"))
        self.listen.setAccessibleName(self.tr("Écouter : {name}").format(name=name))

    def _on_listen(self) -> None:
        self.tried.emit(self.group)

    def _on_toggled(self, on: bool) -> None:  # noqa: FBT001 (slot)
        self.listen.setEnabled(on)
        self.switched.emit(self.group, on)


class SoundSheet(TitledPaper):
    """Everything that may be set about sounds; ``changed`` tells each change at once (key, value)."""

    changed = Signal(str, object)
    tried = Signal(str)
    """The player wants to hear a group: its code."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._data = SoundData()
        self.switch = Switch(theme)
        self.switch.toggled.connect(self._on_toggled)
        self.volumes = Segmented(theme)
        self.volumes.chosen.connect(self._on_volume)
        self.controls = [GroupControl(theme, group) for group in Group]
        self._none_row = self.add_row(
            lambda: (
                self.tr("Aucun son sur cette machine"),
                self.tr("Elle n’a ni haut-parleur ni lecteur que le jeu connaisse : tout se voit, rien ne s’entend."),
            )
        )
        self._row = self.add_row(
            lambda: (self.tr("Sons"), self.tr("Courts et doux ; tout ce qui s’entend se voit aussi.")), self.switch
        )
        self._volume_row = self.add_row(lambda: (self.tr("Volume"), ""), self.volumes)
        self.fold = FoldLine(theme)
        self.fold.toggled.connect(self._show_use)
        self.column.addWidget(self.fold)
        self._group_rows = [self.add_row(partial(self._names, control.group), control) for control in self.controls]
        for control in self.controls:
            control.switched.connect(self._on_switched)
            control.tried.connect(self.tried)
        self.retranslate()

    def show_sound(self, data: SoundData) -> None:
        """Show what is set; nothing is told back."""
        self._data = data
        self.switch.show_checked(on=data.on)
        self.volumes.set_current(str(min(VOLUMES, key=lambda volume: abs(volume - data.volume))))
        for control in self.controls:
            control.show_on(on=data.groups.get(control.group, True))
        self._show_use()

    def fall_silent(self) -> None:
        """Say that this machine turned out to have no sound."""
        self.show_sound(SoundData(self._data.on, self._data.volume, self._data.groups, works=False))

    def _show_use(self) -> None:
        """Show only what can be used: nothing without a player, the details only while sounds are on."""
        works = self._data.works
        self._none_row.setVisible(not works)
        self._row.setVisible(works)
        for row in (self._volume_row, self.fold):
            row.setVisible(works and self._data.on)
        for row in self._group_rows:
            row.setVisible(works and self._data.on and self.fold.isChecked())

    def retranslate(self) -> None:
        self.title.setText(self.tr("Les sons"))
        self.fold.show_state(self.tr("Un à un"))
        labels = (self.tr("Doux"), self.tr("Moyen"), self.tr("Fort"))
        self.volumes.offer(list(zip(map(str, VOLUMES), labels, strict=True)))
        for control in self.controls:
            control.set_name(self._names(control.group)[0])
        self.show_sound(self._data)

    def _names(self, group: Group) -> tuple[str, str]:
        """Name a group, and what is heard of it."""
        return {
            Group.DICE: (self.tr("Dés"), self.tr("Lancés, gardés.")),
            Group.LETTERS: (self.tr("Plumes et lettres"), self.tr("Une case écrite, une lettre posée.")),
            Group.CARDS: (self.tr("Cartes"), self.tr("Posées, distribuées.")),
            Group.CHIPS: (self.tr("Jetons et points"), ""),
            Group.CALLS: (self.tr("Appels"), self.tr("À toi, buzzer, grande annonce, rideau.")),
            Group.SAND: (self.tr("Sablier"), self.tr("Les dix dernières secondes.")),
            Group.END: (self.tr("Fêtes et fin de partie"), ""),
            Group.REFUSAL: (self.tr("Refus"), self.tr("Un coup ou un mot qui ne va pas.")),
        }[group]

    def _on_toggled(self, on: bool) -> None:  # noqa: FBT001 (slot)
        self._data = SoundData(on, self._data.volume, self._data.groups, self._data.works)
        self._show_use()
        self.changed.emit("sound", on)

    def _on_volume(self, key: str) -> None:
        self._data = SoundData(self._data.on, float(key), self._data.groups, self._data.works)
        self.changed.emit("volume", float(key))
        if (heard := next((control.group for control in self.controls if control.switch.isChecked()), None)) is not None:
            self.tried.emit(heard)

    def _on_switched(self, group: str, on: bool) -> None:  # noqa: FBT001 (slot)
        groups = {**self._data.groups, group: on}
        self._data = SoundData(self._data.on, self._data.volume, groups, self._data.works)
        self.changed.emit("sounds", groups)
