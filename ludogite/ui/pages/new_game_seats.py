"""The people round the table of the new game page: a seat that moves, what is chosen for it, and who could still sit down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.core.advice import LEVELS
from ludogite.services.characters import characters
from ludogite.services.new_game import Begins, GameDraft, NewGameData, ProfileChoice
from ludogite.services.portraits import character_face
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.new_game_handicap import HandicapLine
from ludogite.ui.pages.new_game_parts import COMPUTER, GUEST, PHONES, Chip, EmptySeat, Faint, Flow, LeaderMark
from ludogite.ui.pages.new_game_sections import NARROW_TEXT, Section, clear
from ludogite.ui.screen.buzzer_sheet import BuzzerSheet, Person
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.french import elided
from ludogite.ui.variants import Words
from ludogite.ui.widgets import FocusRing, Label, LinkButton, PaperButton, SeatRow
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.dropdown import Dropdown
from ludogite.words.levels import Vocabulary

EXTRAS = (0, 15, 30, 45, 60, 90, 120, 180, 300)
"""Seconds that a person may get on top of the hourglass."""


class SeatPlace(SeatRow):
    """A seat that can be moved: dragged up and down, or with Alt and the arrows; Del lets it stand up."""

    step_wanted = Signal(int)
    """Move one place up (−1) or down (+1)."""
    dragged = Signal(int)
    """Dragged to this height, in px of the parent."""
    dropped = Signal()
    vocabulary_chosen = Signal(str)
    extra_chosen = Signal(str)
    """More sand for this person, in seconds."""
    key_wanted = Signal()
    lead_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._pressed: QPointF | None = None
        self._is_dragged = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.vocabulary = Dropdown(theme)
        self.extra = Dropdown(theme, mark="hourglass")
        self.key = PaperButton(theme, tone="soft", compact=True, mark="keyboard")
        self.lead = LeaderMark(theme)
        self.choices = QWidget(self)
        self._chosen = filled(QHBoxLayout(self.choices), 1)
        self._chosen.setContentsMargins(0, 0, 0, 0)
        for part in (self.lead, self.extra, self.vocabulary, self.key):
            self._chosen.addWidget(part)
            part.hide()
        self._row.insertWidget(2, self.choices)
        for widget in (self.levels, self.remove_button, self.choices):
            widget.setCursor(Qt.CursorShape.PointingHandCursor)
        self.vocabulary.chosen.connect(self.vocabulary_chosen)
        self.extra.chosen.connect(self.extra_chosen)
        self.key.clicked.connect(self.key_wanted)
        self.lead.clicked.connect(self.lead_wanted)
        self.ring = FocusRing(self, theme, lambda: theme.radius("control"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with Alt and the arrows, stand up with Del."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in steps:
            self.step_wanted.emit(steps[Qt.Key(event.key())])
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.removed.emit()
        else:
            super().keyPressEvent(event)

    def arrange(self, room: int) -> None:
        """Put what is chosen for the seat beside the name, or on lines of its own where the text is big; ``room`` in px."""
        self._chosen.setSpacing(self.theme.px(8))
        shown = any(not part.isHidden() for part in (self.vocabulary, self.extra, self.key, self.lead))
        self.choices.setVisible(shown)
        self.note.setVisible(not shown and self.levels.isHidden())
        large = self.theme.text_scale > NARROW_TEXT
        tight = not self.levels.isHidden() and 0 < room < self._one_line()
        for place, part, below in ((2, self.choices, large), (4, self.levels, large or tight)):
            if (self._row.indexOf(part) < 0) == below:
                continue
            if below:
                self._row.removeWidget(part)
                self._lines.insertWidget(1 if part is self.choices else self._lines.count(), part, 0, Qt.AlignmentFlag.AlignRight)
            else:
                self._lines.removeWidget(part)
                self._row.insertWidget(place, part)
        if room:
            self.levels.fit(room - self.theme.px(20))

    def _one_line(self) -> int:
        """Give the width that name, choices, levels and cross need beside each other (px)."""
        beside = (self.badge, self.name, self.choices, self.note, self.remove_button)
        wide = [part.sizeHint().width() for part in beside if not part.isHidden()]
        wide += [] if self.levels.isHidden() else [self.levels.line_width()]
        margins = self._lines.contentsMargins()
        return sum(wide) + (len(wide) - 1) * self._row.spacing() + margins.left() + margins.right()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a drag."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say where the row is dragged, once it is clear that it is."""
        if self._pressed is None:
            return
        if abs(event.position().y() - self._pressed.y()) > self.theme.px(8):
            self._is_dragged = True
        if self._is_dragged:
            self.dragged.emit(round(self.mapToParent(event.position()).y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the drag."""
        self._pressed, self._is_dragged = None, False
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit()


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
        self.order = Faint(theme)
        self.empty_link = LinkButton(theme, "", mark="close")
        self.empty_link.clicked.connect(self._empty)
        filled(self.head, self.order, self.empty_link)
        self.rows: list[SeatPlace] = []
        self._dragged: int | None = None
        self._offered: tuple[object, ...] = ()
        self._room = 0
        self.empty = EmptySeat(theme)
        self.empty.clicked.connect(self.new_profile)
        self.chips: list[Chip] = []
        self._flow = Flow(theme)
        self.room = Label(theme, "body", "muted")
        self._adds = filled(QHBoxLayout(), (self.empty, 0, Qt.AlignmentFlag.AlignTop), (self._flow, 1), self.room)
        self.column.addLayout(self._adds)
        self._seats = QVBoxLayout()
        self._seats.setSpacing(0)
        self.column.addLayout(self._seats)  # below the chips: these stay under the pointer when somebody sits down
        self.handicap = HandicapLine(theme)
        self.handicap.taken.connect(self._even)
        self.column.addWidget(self.handicap)
        self.apply_theme()

    def apply_theme(self) -> None:
        super().apply_theme()
        px = self.theme.px
        self._adds.setContentsMargins(px(12), px(2), px(12), 0)
        self._adds.setSpacing(px(10))

    def set_room(self, room: int) -> None:
        """Say how wide the section may be, in px."""
        if room != self._room:
            self._room = room
            self.refresh()

    def names(self) -> list[str]:
        """Name every seat, guests and computer players too."""
        if self.draft is None:
            return []
        seats = self.draft.seats
        family = {seat.name.casefold() for seat in seats if seat.profile_id is not None}
        numbered = (self.tr("Convive {n}").format(n=n) if n > 1 else self.tr("Convive") for n in count(1))
        guests = (name for name in numbered if name.casefold() not in family)
        people = [next(guests) if seat.is_guest and not seat.name else seat.name for seat in seats]
        levels = [seat.level for seat in seats]
        named = characters(levels, (name for name, level in zip(people, levels, strict=True) if level is None))
        return [character or name for character, name in zip(named, people, strict=True)]

    def refresh(self) -> None:
        """Show the seats and the chips."""
        if self.draft is None:
            return
        self.title.setText(self.tr("Autour de la table"))
        self.order.setText(self._order(self.draft))
        self.empty_link.setText(self.tr("Vider la table"))
        self.empty_link.setEnabled(bool(self.draft.seats))
        head = sum(part.sizeHint().width() + self.head.spacing() for part in (self.title, self.order, self.empty_link))
        below = 0 < self._room < head or self.is_large
        self.head.setDirection(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)
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
        self.handicap.show_points(self.names(), self.draft.handicap(self.data), self.draft)

    def _order(self, draft: GameDraft) -> str:
        """Say who begins, or who is missing."""
        missing = draft.limits[0] - len(draft.seats)
        if missing > 0:
            return self.tr("Il manque encore %n joueur(s).", "", missing)
        if len(draft.seats) == 1 and draft.seats[0].level is not None:
            return self.tr("{name} joue, tu regardes.").format(name=self.names()[0])
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

    def _add_row(self) -> None:
        row = SeatPlace(self.theme, self)
        place = len(self.rows)
        row.removed.connect(partial(self._remove, place))
        row.level_chosen.connect(partial(self._level, place))
        row.step_wanted.connect(partial(self._step, place))
        row.dragged.connect(partial(self._drag, place))
        row.dropped.connect(self._drop)
        row.vocabulary_chosen.connect(partial(self._vocabulary, place))
        row.extra_chosen.connect(partial(self._extra, place))
        row.key_wanted.connect(partial(self.open_keys, place))
        row.lead_wanted.connect(partial(self._lead, place))
        self.rows.append(row)
        self._seats.addWidget(row)
        row.show()

    def _show_seat(self, place: int, name: str) -> None:
        assert self.draft is not None  # noqa: S101 - only called while a draft is shown
        seat, row = self.draft.seats[place], self.rows[place]
        if seat.level is None:
            wins = next((profile.wins for profile in self.profiles if profile.id == seat.profile_id), 0)
            is_guest = seat.profile_id is None
            about = self.tr("Sans profil · hors des records") if is_guest else self.tr("Profil · %n victoire(s)", "", wins)
            if seat.phone:
                about = f"{self.tr('Au téléphone')} · {about}"
            row.set_seat(seat.ink, name, about, next((one.face for one in self.profiles if one.id == seat.profile_id), ""))
            row.about.show()
            row.set_note(*((self.tr("son téléphone"), "phone") if seat.phone else (self.tr("clavier et souris"),)))
            spoken = self.tr("Place {place} : {name}").format(place=place + 1, name=name)
        else:
            tight = self.is_narrow and bool(self.draft.vocabulary(place))
            row.set_seat(seat.ink, name, "" if tight else self.words.character_line(name), character_face(name))
            row.about.setVisible(not tight)
            labels = [self.words.level_name(level) for level in LEVELS]
            if row.levels.isHidden():
                row.set_levels(list(zip(LEVELS, labels, strict=True)), seat.level)
            else:
                row.levels.set_labels(labels)
                row.levels.set_current(seat.level)
            row.levels.setAccessibleName(elided(self.tr("Niveau de {name}"), name=name))
            level = self.words.level_name(seat.level)
            spoken = self.tr("Place {place} : {name}, {level}").format(place=place + 1, name=name, level=level)
        row.light(on=bool(seat.phone))
        self._show_choices(place, name)
        row.setAccessibleName(spoken)
        row.setAccessibleDescription(self.tr("Alt et les flèches pour changer de place, Suppr pour se lever."))
        set_tip(row, self.tr("Glisser pour changer l’ordre"))

    def _show_choices(self, place: int, name: str) -> None:
        """Show what may be chosen for one seat: the words of a computer player, or sand, key and part of a person."""
        assert self.draft is not None  # noqa: S101 - only called while a draft is shown
        draft, row = self.draft, self.rows[place]
        seat, person = draft.seats[place], draft.seats[place].level is None
        known, key = draft.vocabulary(place), draft.keys.get(place, "")
        row.vocabulary.setVisible(bool(known))
        if known:
            row.vocabulary.set_items([(each.value, self.words.vocabulary_name(each)) for each in Vocabulary], known)
            row.vocabulary.setAccessibleName(elided(self.tr("Vocabulaire de {name}"), name=name))
            row.vocabulary.setAccessibleDescription(self.words.vocabulary_name(known))
            set_tip(row.vocabulary, row.vocabulary.accessibleName())
        row.extra.setVisible(person and draft.takes_extra)
        if person and draft.takes_extra:
            row.extra.set_items([(str(each), self._sand(each)) for each in sorted({*EXTRAS, seat.extra_s})], str(seat.extra_s))
            row.extra.setAccessibleName(elided(self.tr("Sablier de {name}"), name=name))
            row.extra.setAccessibleDescription(self._sand(seat.extra_s))
            set_tip(row.extra, self.tr("Du temps en plus pour {name}, à chaque tour").format(name=name))
        row.key.setVisible(bool(key))
        row.key.setText(self.tr("Touche {key}").format(key=key))
        row.key.setMinimumWidth(self.theme.text_px(122))
        row.key.setAccessibleName(elided(self.tr("Touche de {name} : {key}"), name=name, key=key))
        set_tip(row.key, self.tr("Choisir les touches, et les essayer ensemble"))
        row.lead.setVisible(person and draft.leader is not None)
        row.lead.setText(self.tr("Meneur"))
        row.lead.setChecked(draft.leader == place)
        row.lead.setAccessibleName(self.tr("{name} décide en cas de doute").format(name=name))
        set_tip(row.lead, row.lead.accessibleName())
        row.arrange(self._room)

    def _sand(self, seconds: int) -> str:
        return self.tr("+{seconds} s").format(seconds=seconds) if seconds else self.tr("Sablier")

    def _show_chips(self) -> None:
        assert self.draft is not None  # noqa: S101 - only called while a draft is shown
        full = self.draft.room <= 0
        phones = self.tr("Montrer le code") if self.draft.phones else self.tr("Inviter les téléphones")
        offered = (full, self.tr("Convive"), self.tr("Ordinateur"), phones, *self.draft.free(self.profiles))
        if offered != self._offered:
            self._offered = offered
            clear(self._flow)
            self.chips = []
            for profile in self.draft.free(self.profiles):
                self._add_chip(profile.ink, profile.name, partial(self._seat, profile), full=full)
            self._add_chip(GUEST, self.tr("Convive"), self._seat_guest, full=full)
            set_tip(self.chips[-1], self.tr("Quelqu’un joue sans profil ; rien ne compte pour ses records."))
            self._add_chip(COMPUTER, self.tr("Ordinateur"), self._seat_computer, full=full)
            if self._uis[self.draft.game.id].phone is not None:
                self._add_chip(PHONES, phones, self._invite, full=False)
                self.chips[-1].setAccessibleName(phones)
                set_tip(self.chips[-1], self.tr("Chacun joue du sien, sur le Wi-Fi de la maison."))
        self.empty.setAccessibleName(self.tr("Nouveau profil"))
        set_tip(self.empty, self.tr("Nouveau profil"))
        self.room.setText(self.tr("table complète") if full else self.tr("encore %n place(s)", "", self.draft.room))

    def _add_chip(self, number: int, name: str, act: Callable[[], None], *, full: bool) -> None:
        chip = Chip(self.theme, number, name, self)
        chip.setAccessibleName(self.tr("Ajouter {name}").format(name=name))
        set_tip(chip, chip.accessibleName())
        chip.setEnabled(not full)
        chip.clicked.connect(act)
        self.chips.append(chip)
        self._flow.addWidget(chip)
        chip.show()

    # ---- what people do --------------------------------------------------------------------------------------------

    def _say(self, draft: GameDraft) -> None:
        self.changed.emit(draft)

    def _seat(self, profile: ProfileChoice) -> None:
        if self.draft is not None:
            self._sit(self.draft.seated(profile), profile.ink)

    def _invite(self) -> None:
        """Open the door to phones, or show its code again."""
        if self.draft is not None and self.draft.phones:
            self.phones_wanted.emit()
        elif self.draft is not None:
            self._say(self.draft.inviting(on=True))

    def _seat_guest(self) -> None:
        if self.draft is not None:
            self._sit(self.draft.with_guest(), GUEST)

    def _empty(self) -> None:
        """Let everybody stand up; the keyboard goes to those who may sit down."""
        if self.draft is not None:
            keyboard = self.empty_link.ring.lit
            self._say(self.draft.emptied())
            self.chips[0].setFocus(Qt.FocusReason.TabFocusReason if keyboard else Qt.FocusReason.MouseFocusReason)

    def _seat_computer(self) -> None:
        if self.draft is not None:
            self._sit(self.draft.with_computer(), COMPUTER)

    def _sit(self, draft: GameDraft, number: int) -> None:
        """Seat somebody; the keyboard stays on a chip that seats more, or goes to the next of the family, else to the new seat."""
        keyboard = any(chip.ring.lit for chip in self.chips)
        here = next((place for place, chip in enumerate(self.chips) if chip.hasFocus()), 0)
        self._say(draft)
        family = [chip for chip in self.chips if chip.number > 0]
        stays = next((chip for chip in self.chips if chip.number == number), None)
        chip = stays if number in {GUEST, COMPUTER} else family[min(here, len(family) - 1)] if family else None
        after: QWidget = chip if chip is not None and chip.isEnabled() else self.rows[-1]
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

    def _even(self, on: bool) -> None:  # noqa: FBT001 (a slot)
        if self.draft is not None:
            self._say(replace(self.draft, even=on))

    def _vocabulary(self, place: int, vocabulary: str) -> None:
        if self.draft is not None:
            self._say(self.draft.with_vocabulary(place, vocabulary))

    def _extra(self, place: int, seconds: str) -> None:
        if self.draft is not None:
            self._say(self.draft.with_extra(place, int(seconds)))

    def _lead(self, place: int) -> None:
        if self.draft is not None:
            self._say(self.draft.with_leader(place))

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
