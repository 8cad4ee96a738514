"""The three sections of the new game page: the variant, the people round the table, the rules of the house.

Each shows a :class:`~ludogite.ui.pages.setup.Draft` and says by a signal what somebody changed; none keeps anything else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.core.advice import LEVELS
from ludogite.core.log import Option
from ludogite.games.game import Field, Flag, Number, OneOf, Variant
from ludogite.ui.pages.new_game_parts import Chip, EmptySeat, Faint, FieldCell, Flow, KeyLink, SeatPlace, heading
from ludogite.ui.pages.setup import Draft, ProfileChoice, Words
from ludogite.ui.theme import Look
from ludogite.words.themes import read_cards
from ludogite.ui.widgets import Label, OptionCard, Segmented, Stepper, Switch

OWN_KEY = "own"
"""The segment of what the family made itself."""
NARROW_TEXT = 1.3
"""From this size of text on, cards and options stand in fewer columns."""


def computer_name(number: int, several: bool, word: str) -> str:  # noqa: FBT001 (two facts of one name)
    """Name the computer player ``number`` (from 1): with its number only where there are several."""
    return f"{word} {number}" if several else word


class Section(QWidget):
    """A heading with something at its right end, and the body below."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.words = look, words
        self.draft: Draft | None = None
        self.title = heading(look)
        self.head = QHBoxLayout()
        self.head.addWidget(self.title, 1)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addLayout(self.head)
        look.changed.connect(self.relook)

    @property
    def is_narrow(self) -> bool:
        """Say whether fewer columns fit."""
        return self.look.small or self.look.text_scale > NARROW_TEXT

    def show_draft(self, draft: Draft) -> None:
        """Show another draft."""
        self.draft = draft
        self.refresh()

    @abstractmethod
    def refresh(self) -> None:
        """Show the draft in the language and the look of the moment."""

    def relook(self) -> None:
        """Take new sizes."""
        self.column.setSpacing(self.look.px(6))
        if self.draft is not None:
            self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange and self.draft is not None:
            self.refresh()
        super().changeEvent(event)


def clear(layout: QGridLayout | Flow) -> None:
    """Take every widget out of a layout and delete it."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


class VariantSection(Section):
    """The ways to play that the sheet names; a game with a single one shows its name and a line instead."""

    chosen = Signal(object)
    read = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, words, parent)
        self.link = KeyLink(look, "rules", "F1")
        self.link.clicked.connect(self.read)
        self.head.addWidget(self.link)
        self.note = Label(look, "body", "muted", wrap=True)
        self.column.addWidget(self.note)
        self.cards: list[OptionCard] = []
        self._shown: tuple[str, ...] = ()
        self._box = QWidget(self)
        self._grid = QGridLayout(self._box)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self._box)
        self.relook()

    def refresh(self) -> None:
        """Show the cards, the chosen one marked."""
        if self.draft is None:
            return
        game, words = self.draft.game, self.words
        single = len(game.variants) == 1
        self.title.setText(words.game_name(game.id) if single else self.tr("Variante"))
        self.link.setText(self.tr("Lire la règle"))
        self.note.setVisible(single)
        self.note.setText(words.variant_note(game, game.variants[0]) if single else "")
        self._box.setVisible(not single)
        names = () if single else (game.id, *(variant.name for variant in game.variants))
        if names != self._shown:
            self._shown = names
            self._rebuild(() if single else game.variants)
        now = self.draft.variant
        for card, variant in zip(self.cards, game.variants, strict=False):
            card.set_texts(words.variant_name(game, variant), words.variant_note(game, variant))
            card.setChecked(variant == now)
        self._arrange()

    def _rebuild(self, variants: Sequence[Variant]) -> None:
        clear(self._grid)
        self.cards = []
        for variant in variants:
            card = OptionCard(self.look, "", "", self._box)
            card.clicked.connect(partial(self.chosen.emit, variant))
            self.cards.append(card)
            self._grid.addWidget(card)

    def _arrange(self) -> None:
        columns = min(2 if self.is_narrow else 4, max(len(self.cards), 1))
        self._grid.setSpacing(self.look.px(8))
        for number, card in enumerate(self.cards):
            self._grid.removeWidget(card)
            self._grid.addWidget(card, number // columns, number % columns)
        for column in range(4):
            self._grid.setColumnStretch(column, int(column < columns))


class SeatsSection(Section):
    """Who sits round the table, in playing order, and who could still sit down."""

    changed = Signal(object)
    new_profile = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, words, parent)
        self.profiles: tuple[ProfileChoice, ...] = ()
        self.order = Faint(look)
        self.head.addWidget(self.order)
        self.rows: list[SeatPlace] = []
        self._dragged: int | None = None
        self._offered: tuple[object, ...] = ()
        self._seats = QVBoxLayout()
        self._seats.setSpacing(0)
        self.column.addLayout(self._seats)
        self.empty = EmptySeat(look)
        self.empty.clicked.connect(self.new_profile)
        self.chips: list[Chip] = []
        self._flow = Flow(look)
        self.room = Label(look, "body", "muted")
        self._adds = QHBoxLayout()
        self._adds.addWidget(self.empty, 0, Qt.AlignmentFlag.AlignTop)
        self._adds.addLayout(self._flow, 1)
        self._adds.addWidget(self.room)
        self.column.addLayout(self._adds)
        self.relook()

    def relook(self) -> None:
        """Take new sizes."""
        super().relook()
        px = self.look.px
        self._adds.setContentsMargins(px(12), px(2), px(12), 0)
        self._adds.setSpacing(px(10))

    def names(self) -> list[str]:
        """Name every seat, computer players too."""
        if self.draft is None:
            return []
        several = sum(seat.level is not None for seat in self.draft.seats) > 1
        names, count = [], 0
        for seat in self.draft.seats:
            count += seat.level is not None
            names.append(computer_name(count, several, self.tr("Ordinateur")) if seat.level else seat.name)
        return names

    def refresh(self) -> None:
        """Show the seats and the chips."""
        if self.draft is None:
            return
        self.title.setText(self.tr("Autour de la table"))
        alone = len(self.draft.seats) == 1
        self.order.setText(self.tr("En solitaire : bats ton record.") if alone else self.tr("Le sort désigne qui commence."))
        while len(self.rows) < len(self.draft.seats):
            self._add_row()
        while len(self.rows) > len(self.draft.seats):
            row = self.rows.pop()
            self._seats.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place, name in enumerate(self.names()):
            self._show_seat(place, name)
        self._show_chips()

    def _add_row(self) -> None:
        row = SeatPlace(self.look, self)
        place = len(self.rows)
        row.removed.connect(partial(self._remove, place))
        row.level_chosen.connect(partial(self._level, place))
        row.step_wanted.connect(partial(self._step, place))
        row.dragged.connect(partial(self._drag, place))
        row.dropped.connect(self._drop)
        self.rows.append(row)
        self._seats.addWidget(row)
        row.show()

    def _show_seat(self, place: int, name: str) -> None:
        assert self.draft is not None  # noqa: S101 - only called while a draft is shown
        seat, row = self.draft.seats[place], self.rows[place]
        if seat.level is None:
            wins = next((profile.wins for profile in self.profiles if profile.id == seat.profile_id), 0)
            row.set_seat(seat.ink, name, self.tr("Profil · %n victoire(s)", "", wins))
            row.set_note(self.tr("clavier et souris"))
            spoken = self.tr("Place {place} : {name}").format(place=place + 1, name=name)
        else:
            pause = QLocale().toString(0.6, "f", 1)
            row.set_seat(seat.ink, name, self.tr("Réfléchit au moins {seconds} s").format(seconds=pause))
            labels = [self.words.level_name(level) for level in LEVELS]
            if row.levels.isHidden():
                row.set_levels(list(zip(LEVELS, labels, strict=True)), seat.level)
            else:
                row.levels.set_labels(labels)
                row.levels.set_current(seat.level)
            row.levels.setAccessibleName(self.tr("Niveau de {name}").format(name=name))
            level = self.words.level_name(seat.level)
            spoken = self.tr("Place {place} : {name}, {level}").format(place=place + 1, name=name, level=level)
        row.setAccessibleName(spoken)
        row.setAccessibleDescription(self.tr("Alt et les flèches pour changer de place, Suppr pour se lever."))
        row.setToolTip(self.tr("Glisser pour changer l’ordre"))

    def _show_chips(self) -> None:
        assert self.draft is not None  # noqa: S101 - only called while a draft is shown
        full = self.draft.room <= 0
        offered = (full, self.tr("Ordinateur"), *self.draft.free(self.profiles))
        if offered != self._offered:
            self._offered = offered
            clear(self._flow)
            self.chips = []
            for profile in self.draft.free(self.profiles):
                self._add_chip(profile.ink, profile.name, partial(self._seat, profile), full=full)
            self._add_chip(0, self.tr("Ordinateur"), self._seat_computer, full=full)
        self.empty.setAccessibleName(self.tr("Nouveau profil"))
        self.empty.setToolTip(self.tr("Nouveau profil"))
        self.room.setText(self.tr("table complète") if full else self.tr("encore %n place(s)", "", self.draft.room))

    def _add_chip(self, number: int, name: str, act: Callable[[], None], *, full: bool) -> None:
        chip = Chip(self.look, number, name, self)
        chip.setAccessibleName(self.tr("Ajouter {name}").format(name=name))
        chip.setToolTip(chip.accessibleName())
        chip.setEnabled(not full)
        chip.clicked.connect(act)
        self.chips.append(chip)
        self._flow.addWidget(chip)
        chip.show()

    # ---- what people do --------------------------------------------------------------------------------------------

    def _say(self, draft: Draft) -> None:
        self.changed.emit(draft)

    def _seat(self, profile: ProfileChoice) -> None:
        if self.draft is not None:
            self._sit(self.draft.seated(profile))

    def _seat_computer(self) -> None:
        if self.draft is not None:
            self._sit(self.draft.with_computer())

    def _sit(self, draft: Draft) -> None:
        """Seat somebody; the keyboard goes on to the next chip, or to the new seat when the table is full."""
        keyboard = any(chip.ring.lit for chip in self.chips)
        self._say(draft)
        after: QWidget = self.chips[0] if self.chips[0].isEnabled() else self.rows[-1]
        after.setFocus(Qt.FocusReason.TabFocusReason if keyboard else Qt.FocusReason.MouseFocusReason)

    def _remove(self, place: int) -> None:
        if self.draft is None:
            return
        keyboard = self.rows[place].ring.lit or self.rows[place].remove_button.ring.lit
        self._say(self.draft.without(place))
        after: QWidget = self.rows[min(place, len(self.rows) - 1)] if self.rows else self.chips[0]
        after.setFocus(Qt.FocusReason.TabFocusReason if keyboard else Qt.FocusReason.MouseFocusReason)

    def _level(self, place: int, level: str) -> None:
        if self.draft is not None:
            self._say(self.draft.with_level(place, level))

    def _step(self, place: int, step: int) -> None:
        if self.draft is not None and 0 <= place + step < len(self.rows):
            self._say(self.draft.moved(place, place + step))
            self.rows[place + step].setFocus(Qt.FocusReason.TabFocusReason)

    def _drag(self, place: int, height: int) -> None:
        """Let the seat that is dragged change places with the one under the pointer."""
        if self.draft is None:
            return
        here = place if self._dragged is None else self._dragged
        under = [number for number, row in enumerate(self.rows) if row.y() <= height < row.y() + row.height()]
        if under and under[0] != here:
            self._dragged = under[0]
            self._say(self.draft.moved(here, under[0]))
        elif self._dragged is None:
            self._dragged = here

    def _drop(self) -> None:
        self._dragged = None


class FieldsSection(Section):
    """The rules of the house: a control for each option that the variant leaves open, and the coach."""

    changed = Signal(object)
    own_wanted = Signal(str)
    """Somebody wants to make what stands in for this option: to draw the grid of the game, to write its card."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, words, parent)
        self.kept = Faint(look, "check")
        self.head.addWidget(self.kept)
        self.cells: dict[str, FieldCell] = {}
        self.coach = Switch(look)
        self._coach_cell = FieldCell(look, self.coach)
        self.coach.toggled.connect(self._coached)
        self._shown: tuple[object, ...] = ()
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.column.addLayout(self._grid)
        self._grid.addWidget(self._coach_cell)
        self.relook()

    def refresh(self) -> None:
        """Show every option with its value."""
        if self.draft is None:
            return
        self.title.setText(self.tr("Règles de la maison"))
        self.kept.setText(self.tr("retenues de la dernière partie") if self.draft.is_remembered else "")
        self.kept.setVisible(self.draft.is_remembered)
        fields = self.draft.fields
        if (self.draft.game.id, *fields) != self._shown:
            self._shown = (self.draft.game.id, *fields)
            self._rebuild(fields)
        for agreed in fields:
            cell = self.cells[agreed.name]
            own = self.draft.own(agreed.name)
            note = self._own_note(agreed.name, own) if own else self.words.field_note(self.draft.game, agreed)
            cell.set_texts(self.words.field_name(self.draft.game, agreed), note)
            if cell.link is not None:
                is_card = agreed.name == "card"
                cell.link.setText(self.tr("Écrire une carte…") if is_card else self.tr("Dessiner une grille…"))
            self._show_value(agreed, cell.control)
        self._coach_cell.set_texts(self.tr("Conseil pendant la partie"), self.tr("La partie sort alors des records."))
        self.coach.blockSignals(True)
        self.coach.setChecked(self.draft.coach)
        self.coach.blockSignals(False)
        self._arrange()

    def _own_note(self, name: str, own: str) -> str:
        """Say that the family's own card, as a file, or its own grid, in one line, is the one that will be played."""
        if name == "card":
            cards = read_cards(own)
            title = cards[0].title if isinstance(cards, tuple) else ""
            note = self.tr("La carte « {title} », écrite en famille. Choisis-en une autre pour l’enlever.")
            return note.format(title=title)
        rows = own.split("/")
        note = self.tr("La grille dessinée en famille, {rows} × {cols}. Choisis-en une autre pour l’enlever.")
        return note.format(rows=len(rows), cols=len(rows[0]))

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
            control.setValue(int(value))
            control.update()
        elif isinstance(control, QAbstractButton):
            control.setChecked(bool(value))
        control.blockSignals(False)

    def _rebuild(self, fields: Sequence[Field]) -> None:
        for cell in self.cells.values():
            self._grid.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self.cells = {agreed.name: FieldCell(self.look, self._control(agreed), self) for agreed in fields}
        for name, cell in self.cells.items():
            if self.draft is not None and self.draft.takes_own(name):
                cell.add_link().clicked.connect(partial(self.own_wanted.emit, name))

    def _control(self, agreed: Field) -> QWidget:
        match agreed:
            case Flag():
                switch = Switch(self.look)
                switch.toggled.connect(partial(self._agree, agreed.name))
                return switch
            case OneOf():
                keys = [str(number) for number in range(len(agreed.values))]
                if self.draft is not None and self.draft.takes_own(agreed.name):
                    keys.append(OWN_KEY)
                segmented = Segmented(self.look, [(key, "") for key in keys])
                segmented.chosen.connect(partial(self._choose, agreed))
                return segmented
            case Number():
                stepper = Stepper(self.look, agreed.least, agreed.most, agreed.default, step=agreed.step)
                stepper.setAccelerated(True)
                stepper.valueChanged.connect(partial(self._count, agreed))
                return stepper

    def _arrange(self) -> None:
        columns = 1 if self.is_narrow else 2
        self._grid.setHorizontalSpacing(self.look.px(44))
        self._grid.setVerticalSpacing(self.look.px(16))
        cells = sorted([*self.cells.values(), self._coach_cell], key=lambda cell: cell.link is None)
        before: QWidget | None = None
        place = 0
        for cell in cells:
            self._grid.removeWidget(cell)
            wide = columns if cell.link is not None else 1
            self._grid.addWidget(cell, place // columns, place % columns, 1, wide)
            place += wide
            cell.show()
            for widget in filter(None, (cell.link, cell.control)):
                if before is not None:
                    QWidget.setTabOrder(before, widget)
                before = widget
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))

    def _agree(self, name: str, value: Option) -> None:
        if self.draft is not None:
            self.changed.emit(self.draft.with_choice(name, value))

    def _choose(self, agreed: OneOf, key: str) -> None:
        if key != OWN_KEY:
            self._agree(agreed.name, agreed.values[int(key)])

    def _count(self, agreed: Number, value: int) -> None:
        """Take a typed number to the nearest one that may be agreed."""
        steps = round((value - agreed.least) / agreed.step)
        self._agree(agreed.name, min(agreed.least + steps * agreed.step, agreed.most))

    def _coached(self, on: bool) -> None:  # noqa: FBT001 (slot)
        if self.draft is not None:
            self.changed.emit(replace(self.draft, coach=on))
