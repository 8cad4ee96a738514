"""The people of the new game page: who plays lies on the felt, who does not sits on the bench, and a tap moves one across."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.core.advice import LEVELS
from ludogite.services.characters import characters
from ludogite.services.new_game import DEFAULT_LEVEL, FIRST_LEVEL, Begins, GameDraft, NewGameData, ProfileChoice
from ludogite.services.portraits import character_face, usual_face
from ludogite.store.profiles import clean_name
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.new_game_bench import COMPUTER, FAMILY, GUEST, PHONES, Bench, Chip
from ludogite.ui.pages.new_game_sections import Section
from ludogite.ui.pages.new_game_table import SeatPlace, TableFelt
from ludogite.ui.screen.buzzer_sheet import BuzzerSheet, Person
from ludogite.ui.style.plain import in_sentences, menu_text, set_tip
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.french import elided
from ludogite.ui.variants import Words
from ludogite.ui.widgets import HouseMenu

translate = QCoreApplication.translate


SHADED = 10
"""Px round the felt for the shadow of its frame."""


class SeatsSection(Section):
    """Who sits round the table, in playing order, and who could still sit down."""

    changed = Signal(object)
    new_profile = Signal()
    phones_wanted = Signal()
    """The code for phones shall be shown again."""

    def __init__(self, theme: Theme, words: Words, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self._uis = uis
        self.profiles: tuple[ProfileChoice, ...] = ()
        self.data = NewGameData((), ())
        self._said = ""
        """What was just done without being asked, or could not be done."""
        self._dragged: int | None = None
        self._naming: int | None = None
        """The guest whose name shall be changed, by place."""
        self.felt = TableFelt(theme, next(art.felt for art in map(uis.art, uis) if art is not None), self)
        self.order = self.felt.line
        self.felt.free.clicked.connect(self._open_menu)
        self.bench = Bench(theme, self)
        self._chips: dict[tuple[int, int], Chip] = {}
        self.title.hide()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.column.addWidget(self.felt, 1)
        self.column.addWidget(self.bench)
        self.apply_theme()

    def apply_theme(self) -> None:
        super().apply_theme()
        px = self.theme.px
        self.column.setContentsMargins(px(SHADED), px(4), px(SHADED), 0)
        self.column.setSpacing(px(6 if self.theme.small else 14))

    @property
    def chips(self) -> list[Chip]:
        """List who is on the bench, or was."""
        return self.bench.chips

    @property
    def places(self) -> list[SeatPlace]:
        """List what lies on the felt, place by place."""
        return self.felt.places

    def stops(self) -> list[QWidget]:
        """List what Tab stops at, place by place, then the bench."""
        seats = [widget for place in self.places for widget in place.widgets]
        return [stop for stop in (*seats, self.felt.free, *self.chips) if not stop.isHidden()]

    def names(self, draft: GameDraft | None = None) -> list[str]:
        """Name every seat of a draft (the one that is shown), guests and computer players too; no two alike."""
        draft = draft or self.draft
        if draft is None:
            return []
        taken = {seat.name.casefold() for seat in draft.seats if seat.profile_id is not None}
        people: list[str] = []
        for seat in draft.seats:
            name = seat.name
            if seat.is_guest:
                is_first = not any(one.is_guest for one in draft.seats[: len(people)])
                name = self._guest(seat.name, taken, is_first=is_first)
                taken.add(name.casefold())
            people.append(name)
        levels = [seat.level for seat in draft.seats]
        named = characters(levels, (name for name, level in zip(people, levels, strict=True) if level is None))
        return [character or name for character, name in zip(named, people, strict=True)]

    def _guest(self, typed: str, taken: set[str], *, is_first: bool) -> str:
        """Name a guest as typed, else by what guests are called; with a number where somebody at the table is called so."""
        clean = clean_name(typed)
        usual = self.tr("Toi") if is_first and not self.profiles else self.tr("Convive")
        name = clean if isinstance(clean, str) else usual
        numbered = (f"{name} {n}" if n > 1 else name for n in count(1))
        return next(one for one in numbered if one.casefold() not in taken)

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the felt and the bench."""
        if self.draft is None:
            return
        art = self._uis.art(self.draft.game.id)
        if art is not None and self.felt.felt != art.felt:
            self.felt.felt = art.felt
            self.felt.update()
        while len(self.places) < len(self.draft.seats):
            self._add_place()
        while len(self.places) > len(self.draft.seats):
            self.felt.forget(self.places.pop())
        for place, name in enumerate(self.names()):
            self._show_seat(place, name)
        self.felt.free.setVisible(self.draft.room > 0)
        self.felt.free.setAccessibleName(self.tr("Place libre"))
        set_tip(self.felt.free, self.tr("Qui vient jouer ?"))
        self.order.setText(self._said or self._order(self.draft))
        self.felt.setAccessibleName(self.tr("Autour de la table"))
        self.felt.setAccessibleDescription(self.order.text())
        self._show_chips()
        self.felt.updateGeometry()
        self.felt.lay_out(flying=True)

    def _order(self, draft: GameDraft) -> str:
        """Say who comes as soon as somebody plays, else who begins."""
        whole = draft.completed(self.profiles)
        if len(whole.seats) > len(draft.seats):
            here = set(self.names())
            coming = [name for name in self.names(whole) if name not in here]
            return self.tr("Avec {names}, dès que tu joues.").format(names=listed(coming))
        if len(draft.seats) == 1:
            return self.tr("En solitaire : bats ton record.")
        how, place = draft.begins(self.profiles)
        told = {
            Begins.LOT: self.tr("Le sort désigne qui commence."),
            Begins.THROW: self.tr("Le plus haut lancer commence."),
            Begins.FIRST: self.tr("{name} commence : c’est convenu."),
            Begins.YOUNGEST: self.tr("{name} commence : honneur à la jeunesse."),
        }[how]
        return told if place is None else elided(told, name=self.names()[place])

    def _add_place(self) -> None:
        place, number = SeatPlace(self.theme, self.felt), len(self.places)
        person = place.medallion
        person.removed.connect(partial(self._remove, number))
        person.step_wanted.connect(partial(self._step, number))
        person.dragged.connect(partial(self._drag, number))
        person.dropped.connect(self._drop)
        place.name_field.textEdited.connect(partial(self._name, number))
        place.name_field.editingFinished.connect(partial(self._show_face, number))
        person.stepped.connect(partial(self._level, number))
        person.menu_wanted.connect(partial(self._open_seat, number))
        self.places.append(place)

    def _show_seat(self, number: int, name: str) -> None:
        assert self.draft is not None  # noqa: S101 - only called while a draft is shown
        seat, place = self.draft.seats[number], self.places[number]
        place.name_field.setVisible(number == self._named())
        person = place.medallion
        if seat.is_guest:
            if not place.name_field.hasFocus() or not place.name_field.isModified():
                place.name_field.setText(name)
            if not has_keyboard(place.name_field):
                place.name_field.setCursorPosition(0)  # a name too long for its field shows its beginning
            place.name_field.setAccessibleName(self.tr("Nom : {name}").format(name=name))
            face = person.face if place.name_field.hasFocus() and person.face else usual_face(name, seat.ink)
        elif seat.level is not None:
            face = character_face(name)
        else:
            face = next((one.face for one in self.profiles if one.id == seat.profile_id), "")
        person.show_person(seat.ink, name, face, on_phone=bool(seat.phone))
        key, level = self.draft.keys.get(number, ""), seat.level and self.words.level_name(seat.level).lower()
        person.show_choice(level or key, LEVELS.index(seat.level) + 1 if seat.level else 0)
        person.is_chooser = bool(level or key or seat.is_guest)
        spoken = self.tr("Place {place} : {name}").format(place=number + 1, name=name)
        person.setAccessibleName(f"{spoken}, {level}" if level else spoken)
        about = "" if seat.level is None else self.words.character_line(name)
        if seat.phone:
            about = self.tr("Au téléphone")
        elif seat.is_guest:
            about = self.tr("Sans profil · hors des records")
        if key:
            about = in_sentences(about, elided(self.tr("Touche de {name} : {key}"), name=name, key=key))
        press = self.tr("Presser pour choisir") if person.is_chooser else self.tr("Presser pour se lever")
        person.setAccessibleDescription(
            in_sentences(about, self.tr("{press} ; Alt et les flèches changent l’ordre.").format(press=press))
        )
        set_tip(person, in_sentences(about, self.tr("{press}, glisser pour changer l’ordre.").format(press=press)))

    def _named(self) -> int | None:
        """Say which guest has a field for the name: who is writing it, who wants to, else who came last."""
        assert self.draft is not None  # noqa: S101 - only called while a draft is shown
        guests = [number for number, seat in enumerate(self.draft.seats) if seat.is_guest]
        writing = [number for number in guests if number < len(self.places) and has_keyboard(self.places[number].name_field)]
        return next(iter(writing), self._naming if self._naming in guests else guests[-1] if guests else None)

    def _show_face(self, number: int) -> None:
        """Give a guest the face that goes with the whole name."""
        if self.draft is not None and number < len(self.places):
            self._show_seat(number, self.names()[number])

    def _show_chips(self) -> None:
        """Show the bench; at a full table who sits or finds no place is no button there, as soon as the keyboard is elsewhere."""
        if self.draft is None:
            return
        seated = {seat.profile_id for seat in self.draft.seats}
        full, chips = self.draft.room <= 0, []
        for profile in self.profiles:
            chip = self._chip(profile.ink, profile.id, profile.name, profile.face, partial(self._toggle, profile.id))
            chip.show_state(seated=profile.id in seated, dimmed=full)
            chip.setEnabled(not (full and chip.is_seated) or has_keyboard(chip))
            name = self.tr("{name} se lève") if chip.is_seated else self.tr("Ajouter {name}")
            chip.setAccessibleName(name.format(name=profile.name))
            set_tip(chip, chip.accessibleName())
            chips.append(chip)
        if not self.profiles:
            chip = self._chip(FAMILY, 0, self.tr("Ma famille"), "", self.new_profile.emit)
            chip.setAccessibleName(self.tr("Nouveau profil"))
            set_tip(chip, self.tr("Un profil retient tes parties et tes records."))
            chips.append(chip)
        others = [(GUEST, self.tr("Convive"), self._seat_guest), (COMPUTER, self.tr("Ordinateur"), self._seat_computer)]
        for number, name, act in others:
            chip = self._chip(number, 0, name, "", act)
            chip.show_state(seated=False, dimmed=full)
            chip.setEnabled(not full or has_keyboard(chip))
            chip.setAccessibleName(self.tr("Ajouter {name}").format(name=name))
            set_tip(chip, chip.accessibleName())
            chips.append(chip)
        if self._uis[self.draft.game.id].phone is not None:
            chip = self._chip(PHONES, 0, self.tr("Téléphones"), "", self._invite)
            chip.setAccessibleName(self.tr("Montrer le code") if self.draft.phones else self.tr("Inviter les téléphones"))
            set_tip(chip, self.tr("Chacun joue du sien, sur le Wi-Fi de la maison."))
            chips.append(chip)
        for key, chip in list(self._chips.items()):
            chip.setVisible(chip in chips)
            if chip not in chips and key[0] > 0:
                self._chips.pop(key).deleteLater()
        if chips != self.chips:
            self.bench.take(chips)

    def _chip(self, number: int, person: int, name: str, face: str, act: Callable[[], None]) -> Chip:
        """Give the chip of somebody, always the same one: the pointer and the keyboard stay on it."""
        chip = self._chips.get((number, person))
        if chip is None:
            chip = self._chips[number, person] = Chip(self.theme, number, name, face, self.bench)
            chip.clicked.connect(act)
            chip.left.connect(self._show_chips)
        if chip.text() != name or chip.face != face:
            chip.setText(name)
            chip.face = face
            chip.apply_theme()
        return chip

    def set_room(self, room: int) -> None:
        """Take any width: felt and bench share it themselves."""

    # ---- what people do --------------------------------------------------------------------------------------------

    def _say(self, draft: GameDraft, said: str = "") -> None:
        """Take a changed draft; ``said`` stands on the felt until the next one."""
        self._said = said
        if self.draft is not None and len(draft.seats) != len(self.draft.seats):
            self._naming = None
        self.changed.emit(draft)

    def _toggle(self, profile_id: int) -> None:
        """Seat somebody of the family, in the place of a computer player where the table is full, or let them stand up."""
        if self.draft is None:
            return
        place = next((place for place, seat in enumerate(self.draft.seats) if seat.profile_id == profile_id), None)
        profile = next((one for one in self.profiles if one.id == profile_id), None)
        if place is not None:
            self._say(self.draft.without(place))
        elif profile is not None:
            draft = self.draft.without(0) if self.draft.limits[1] == 1 and self.draft.seats else self.draft.with_room()
            self._sit(draft, draft.seated(profile))
        if profile is not None:
            self._chips[profile.ink, profile_id].debounce()  # the second press of a hurried hand is not meant for what it does now

    def _sit(self, before: GameDraft, after: GameDraft) -> None:
        """Seat somebody where there is room, else say that there is none."""
        if before.room > 0:
            self._say(after)
        elif self.draft is not None:
            self._say(self.draft, self.tr("La table est complète."))

    def _seat_guest(self) -> None:
        if self.draft is not None:
            self._sit(self.draft, self.draft.with_guest())

    def _seat_computer(self) -> None:
        if self.draft is not None:
            self._sit(self.draft, self.draft.with_computer(DEFAULT_LEVEL if self.profiles else FIRST_LEVEL))

    def _invite(self) -> None:
        """Open the door to phones, or show its code again."""
        if self.draft is not None and self.draft.phones:
            self.phones_wanted.emit()
        elif self.draft is not None:
            self._say(self.draft.inviting(on=True))

    def _open_menu(self) -> None:
        """Offer at a free place whoever may take it."""
        menu = HouseMenu(self.theme, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for chip in self.chips:
            if not chip.is_seated and chip.number != PHONES:
                action = QAction(menu_text(chip.accessibleName() if chip.number == FAMILY else chip.text()), menu)
                action.triggered.connect(chip.click)
                menu.addAction(action)
        free = self.felt.free
        menu.popup(free.mapToGlobal(QPoint(0, free.diameter)))

    def _open_seat(self, place: int) -> None:
        """Offer all that there is to do with a seat: its level, its key, its name, its place; and to leave it."""
        if self.draft is None or place >= len(self.draft.seats):
            return
        seat, menu = self.draft.seats[place], HouseMenu(self.theme, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def offer(text: str, act: Callable[[], object]) -> QAction:
            action = QAction(menu_text(text), menu)
            action.triggered.connect(act)
            menu.addAction(action)
            return action

        if seat.level is not None:
            for level in LEVELS:
                action = offer(self.words.level_name(level), partial(self._take_level, place, level))
                action.setCheckable(True)
                action.setChecked(level == seat.level)
        if seat.is_guest:
            offer(self.tr("Changer de nom"), partial(self._rename, place))
        if place in self.draft.keys:
            offer(self.tr("Changer de touche"), partial(self.open_keys, place))
        if menu.actions():
            menu.addSeparator()
        if place > 0:
            offer(self.tr("Jouer plus tôt"), partial(self._step, place, -1))
        if place + 1 < len(self.draft.seats):
            offer(self.tr("Jouer plus tard"), partial(self._step, place, 1))
        offer(self.tr("Se lever"), self.places[place].medallion.removed.emit)
        person = self.places[place].medallion
        menu.popup(person.mapToGlobal(QPoint(0, person.height())))

    def _take_level(self, place: int, level: str) -> None:
        if self.draft is not None:
            self._say(self.draft.with_level(place, level))

    def _rename(self, place: int) -> None:
        """Give a guest the field of the name, and the caret."""
        self._naming = place
        self.refresh()
        self.places[place].name_field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.places[place].name_field.selectAll()

    def _remove(self, place: int) -> None:
        if self.draft is None or place >= len(self.draft.seats):
            return
        keyboard = self.places[place].medallion.ring.lit
        self._say(self.draft.without(place))
        left = [one.medallion for one in self.places]
        after: QWidget = left[min(place, len(left) - 1)] if left else self.felt.free
        after.setFocus(Qt.FocusReason.TabFocusReason if keyboard else Qt.FocusReason.MouseFocusReason)

    def _level(self, place: int, step: int) -> None:
        if self.draft is not None and (level := self.draft.seats[place].level) is not None:
            self._take_level(place, LEVELS[(LEVELS.index(level) + step) % len(LEVELS)])

    def _name(self, place: int, name: str) -> None:
        if self.draft is not None:
            self._say(self.draft.named(place, name))

    def open_keys(self, place: int) -> BuzzerSheet | None:
        """Open the sheet of keys over the window, the one of this seat awaited."""
        if self.draft is None:
            return None
        names = self.names()
        people = [Person(seat, names[seat], self.draft.seats[seat].ink) for seat in self.draft.keys]
        sheet = BuzzerSheet(self.theme, people, self.draft.keys, self.window())
        sheet.rekeyed.connect(self._rekey)
        sheet.wait_for(place)
        sheet.open()
        return sheet

    def _rekey(self, keys: dict[int, str]) -> None:
        if self.draft is not None:
            self._say(self.draft.with_keys(keys))

    def _step(self, place: int, step: int) -> None:
        if self.draft is not None and 0 <= place + step < len(self.places):
            self._say(self.draft.moved(place, place + step))
            self.places[place + step].medallion.setFocus(Qt.FocusReason.TabFocusReason)

    def _drag(self, place: int, point: QPoint) -> None:
        """Let the seat that is dragged change places with the one under the pointer."""
        if self.draft is None:
            return
        here = place if self._dragged is None else self._dragged
        under = self.felt.place_at(point)
        if under is not None and under != here and under < len(self.draft.seats):
            self._dragged = under
            self._say(self.draft.moved(here, under))
        elif self._dragged is None:
            self._dragged = here

    def _drop(self) -> None:
        self._dragged = None


def has_keyboard(widget: QWidget) -> bool:
    """Say whether the keyboard is on a widget, or will be as soon as its window is the active one."""
    return widget.window().focusWidget() is widget


def listed(names: Sequence[str]) -> str:
    """Join names: "Léa, Papi et Plume"."""
    if len(names) <= 1:
        return "".join(names)
    return translate("NewGamePage", "{first} et {last}").format(first=", ".join(names[:-1]), last=names[-1])
