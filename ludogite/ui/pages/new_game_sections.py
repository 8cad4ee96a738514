"""Sections of the new game page: the variant, and the rules of the house in their families.

Each shows a :class:`~ludogite.services.new_game.GameDraft` and says by a signal what somebody changed; none keeps anything else.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.core.log import Option
from ludogite.games.game import Family, Field, Flag, Number, OneOf, Variant
from ludogite.services.new_game import GameDraft, ProfileChoice
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.new_game_parts import FieldCell, VariantCard, heading
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.texts.french import elided
from ludogite.ui.variants import Words
from ludogite.ui.widgets import Label, Segmented, Stepper, Switch
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.reading_order import tell_in_order

OWN_KEY = "own"
"""The segment of what the family made itself."""
GAP, WORDS = 44, 160
"""Px between two options, and what the words of one need beside its control."""
NARROW_TEXT = 1.3
"""From this size of text on, cards and options stand in fewer columns."""
LARGE_TEXT = 1.5
"""From this size of text on, what stands beside a heading stands below it in a small window."""


class Section(Themed, QWidget):
    """A heading with something at its right end, and the body below."""

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.words = words
        self.draft: GameDraft | None = None
        self.title = heading(theme)
        self.head = filled(QHBoxLayout(), (self.title, 1))
        self.column = filled(QVBoxLayout(self), self.head)
        self.column.setContentsMargins(0, 0, 0, 0)

    @property
    def is_narrow(self) -> bool:
        """Say whether fewer columns fit."""
        return self.theme.small or self.theme.text_scale > NARROW_TEXT

    @property
    def is_large(self) -> bool:
        """Say whether what stands beside a title goes below it."""
        return self.theme.small and self.theme.text_scale >= LARGE_TEXT

    def show_draft(self, draft: GameDraft) -> None:
        """Show another draft."""
        self.draft = draft
        self.refresh()

    @abstractmethod
    def refresh(self) -> None:
        """Show the draft in the present language and theme."""

    def apply_theme(self) -> None:
        self.column.setSpacing(self.theme.px(6))
        self.head.setDirection(QBoxLayout.Direction.TopToBottom if self.is_large else QBoxLayout.Direction.LeftToRight)
        if self.draft is not None:
            self.refresh()

    def retranslate(self) -> None:
        if self.draft is not None:
            self.refresh()


def clear(layout: QGridLayout) -> None:
    """Take every widget out of a layout and delete it."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


class VariantSection(Section):
    """The ways to play that the sheet names, as cards; nothing for a game with a single one."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.title.hide()
        self.cards: list[VariantCard] = []
        self._shown: tuple[str, ...] = ()
        self._room = 0
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.column.addLayout(self._grid)
        self.apply_theme()

    def refresh(self) -> None:
        """Show the cards, the chosen one marked."""
        if self.draft is None:
            return
        game, words = self.draft.game, self.words
        single = len(game.variants) == 1
        self.setVisible(not single)
        names = () if single else (game.id, *(variant.name for variant in game.variants))
        if names != self._shown:
            self._shown = names
            self._rebuild(() if single else game.variants)
        now = self.draft.variant
        for card, variant in zip(self.cards, game.variants, strict=False):
            card.set_texts(words.variant_name(game, variant), words.variant_brief(game, variant), words.variant_note(game, variant))
            card.setChecked(variant == now)
        self._arrange()

    def _rebuild(self, variants: Sequence[Variant]) -> None:
        clear(self._grid)
        self.cards = []
        for variant in variants:
            card = VariantCard(self.theme, self)
            card.clicked.connect(partial(self.chosen.emit, variant))
            self.cards.append(card)

    def set_room(self, room: int) -> None:
        """Say how wide the section may be, in px."""
        if room != self._room:
            self._room = room
            self._arrange()

    def _arrange(self) -> None:
        """Put the cards side by side, as many as the room holds without cutting a title."""
        gap = self.theme.px(12)
        widest = max((card.minimumSizeHint().width() for card in self.cards), default=0) + gap
        most = min(max(len(self.cards), 1), 4)
        columns = next((each for each in (most, 2, 1) if each * widest - gap <= self._room or not self._room), 1)
        self._grid.setSpacing(gap)
        for number, card in enumerate(self.cards):
            self._grid.removeWidget(card)
            self._grid.addWidget(card, number // columns, number % columns)
        for column in range(4):
            self._grid.setColumnStretch(column, int(column < columns))


FAMILIES = tuple(Family)


class FieldsSection(Section):
    """The rules of the house: a control for each option that the variant leaves open, and the coach, family by family."""

    changed = Signal(object)
    own_wanted = Signal(str)
    """Somebody wants to make what stands in for this option: to draw the grid of the game, to write its card."""

    def __init__(self, theme: Theme, words: Words, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self._uis = uis
        self.profiles: tuple[ProfileChoice, ...] = ()
        self.title.hide()
        self.cells: dict[str, FieldCell] = {}
        self.coach = Switch(theme)
        self._coach_cell = FieldCell(theme, self.coach)
        self.coach.toggled.connect(self._coached)
        self.headings = {family: Label(theme, "name", "accent") for family in FAMILIES}
        self._shown: tuple[object, ...] = ()
        self._room = 0
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.column.addLayout(self._grid)
        for widget in (*self.headings.values(), self._coach_cell):
            widget.setParent(self)
        self.apply_theme()

    def refresh(self) -> None:
        """Show every option with its value, once the section is unfolded."""
        if self.draft is None or self.isHidden():
            return
        names = {
            Family.PLAY: self.tr("La partie"),
            Family.TIME: self.tr("Le temps"),
            Family.WORDS: self.tr("Les mots"),
            Family.HELP: self.tr("L’aide"),
        }
        for family, title in self.headings.items():
            title.setText(names[family])
        fields = self.draft.fields
        if (self.draft.game.id, *fields) != self._shown:
            self._shown = (self.draft.game.id, *fields)
            self._rebuild(fields)
        for agreed in fields:
            cell = self.cells[agreed.name]
            own = self.draft.own(agreed.name)
            workshop = self._uis[self.draft.game.id].workshop
            note = workshop().note(own) if own and workshop is not None else self.words.field_note(self.draft.game, agreed)
            cell.set_texts(self.words.field_name(self.draft.game, agreed), note)
            if cell.link is not None and workshop is not None:
                cell.link.setText(QCoreApplication.translate("FieldsSection", workshop().action))
            self._show_value(agreed, cell.control)
            better = self.draft.suited.get(agreed.name)
            cell.better.setVisible(better is not None)
            if better is not None:
                cell.better.setText(self.tr("Plutôt {value}").format(value=better))
        self._show_coach()
        self._arrange()

    def _show_coach(self) -> None:
        assert self.draft is not None  # noqa: S101 - only called while a draft is shown
        wanted = coach_wanted(self.draft, self.profiles)
        if self.draft.game.coach_is_late:
            title, about = self.tr("Conseil après la manche"), self.tr("Les mots que les listes connaissaient.")
        else:
            title, about = self.tr("Conseil pendant la partie"), self.tr("La partie ne compte alors pas pour les records.")
        if wanted:
            wish = elided(self.tr("Dans le profil de {name}."), name=wanted)
            about = f"{wish} {about}"
        self._coach_cell.set_texts(title, about)
        self.coach.setEnabled(not wanted)
        self.coach.show_checked(on=self.draft.coach or bool(wanted))

    def _show_value(self, agreed: Field, control: QWidget) -> None:
        assert self.draft is not None  # noqa: S101 - only called while a draft is shown
        value = self.draft.values[agreed.name]
        control.blockSignals(True)
        if isinstance(control, Segmented) and isinstance(agreed, OneOf):
            labels = [self.words.value_name(self.draft.game, agreed, each) for each in agreed.values]
            own = self.draft.own(agreed.name)
            if self.draft.takes_own(agreed.name):
                labels.append(self.tr("Famille"))
                control.segments[-1].setVisible(bool(own))
            control.set_labels(labels)
            control.set_current(OWN_KEY if own else str(agreed.values.index(value)))
        elif isinstance(control, Stepper):
            control.show_value(int(value))
        elif isinstance(control, QAbstractButton):
            control.setChecked(bool(value))
        control.blockSignals(False)

    def _rebuild(self, fields: Sequence[Field]) -> None:
        for cell in self.cells.values():
            self._grid.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self.cells = {agreed.name: FieldCell(self.theme, self._control(agreed), self) for agreed in fields}
        for name, cell in self.cells.items():
            cell.better.clicked.connect(partial(self._take_better, name))
            if self.draft is not None and self.draft.takes_own(name):
                cell.add_link().clicked.connect(partial(self.own_wanted.emit, name))

    def _control(self, agreed: Field) -> QWidget:
        match agreed:
            case Flag():
                switch = Switch(self.theme)
                switch.toggled.connect(partial(self._agree, agreed.name))
                return switch
            case OneOf():
                keys = [str(number) for number in range(len(agreed.values))]
                if self.draft is not None and self.draft.takes_own(agreed.name):
                    keys.append(OWN_KEY)
                segmented = Segmented(self.theme, [(key, "") for key in keys])
                segmented.chosen.connect(partial(self._choose, agreed))
                return segmented
            case Number():
                stepper = Stepper(self.theme, agreed.least, agreed.most, agreed.default, step=agreed.step)
                stepper.setAccelerated(True)
                stepper.valueChanged.connect(partial(self._agree, agreed.name))
                return stepper

    def _take_better(self, name: str) -> None:
        """Agree on what suits this many people better."""
        if self.draft is not None and name in self.draft.suited:
            self.changed.emit(self.draft.with_option(name, self.draft.suited[name]))

    def set_room(self, room: int) -> None:
        """Say how wide the section may be, in px."""
        if room != self._room:
            self._room = room
            if not self.isHidden():
                self._arrange()

    def _fit(self, cell: FieldCell, columns: int) -> bool:
        """Give the control of an option the lines it needs; tell whether the option takes the whole width."""
        room, words = self._room, self.theme.text_px(WORDS)
        control = cell.control
        if not isinstance(control, Segmented) or not room:
            return cell.link is not None
        beside = (room - self.theme.px(GAP) * (columns - 1)) // columns
        is_long = control.line_width() > beside - words
        stacked = is_long and self.theme.text_scale > NARROW_TEXT
        whole = cell.link is not None or is_long
        cell.set_stacked(stacked)
        control.fit((room if whole else beside) - (0 if stacked else words))
        return whole

    def _arrange(self) -> None:
        """Lay the options that mean something out, family by family, in two columns where there is room."""
        if self.draft is None:
            return
        columns = 1 if self.is_narrow else 2
        self._grid.setHorizontalSpacing(self.theme.px(GAP))
        self._grid.setVerticalSpacing(self.theme.px(14))
        meant = {agreed.name for agreed in self.draft.fields if self.draft.means(agreed)}
        while self._grid.takeAt(0) is not None:
            pass
        before: QWidget | None = None
        row, told = 0, list[QWidget]()
        for family, title in self.headings.items():
            cells = [self.cells[one.name] for one in self.draft.fields if one.family is family and one.name in meant]
            if family is Family.HELP:
                cells.append(self._coach_cell)
            title.setVisible(bool(cells))
            if not cells:
                continue
            self._grid.addWidget(title, row, 0, 1, columns)
            told.append(title)
            whole = {cell for cell in cells if self._fit(cell, columns)}
            place = (row + 1) * columns
            for cell in sorted(cells, key=lambda cell: (cell.link is None, cell not in whole)):
                wide = columns if cell in whole else 1
                self._grid.addWidget(cell, place // columns, place % columns, 1, wide)
                place += wide
                cell.show()
                told.append(cell)
                for widget in filter(None, (cell.link, cell.control)):
                    if before is not None:
                        QWidget.setTabOrder(before, widget)
                    before = widget
            row = math.ceil(place / columns)
        tell_in_order(*told)
        for name, cell in self.cells.items():
            cell.setVisible(name in meant)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))

    def _agree(self, name: str, value: Option) -> None:
        if self.draft is not None:
            self.changed.emit(self.draft.with_choice(name, value))

    def _choose(self, agreed: OneOf, key: str) -> None:
        if key != OWN_KEY:
            self._agree(agreed.name, agreed.values[int(key)])

    def _coached(self, on: bool) -> None:  # noqa: FBT001 (slot)
        if self.draft is not None:
            self.changed.emit(replace(self.draft, coach=on))


def coach_wanted(draft: GameDraft, profiles: Sequence[ProfileChoice]) -> str:
    """Name who at the table has asked for the coach in the profile, so that he comes in any case; "" for nobody."""
    seated = {seat.profile_id for seat in draft.seats}
    return next((profile.name for profile in profiles if profile.coach and profile.id in seated), "")
