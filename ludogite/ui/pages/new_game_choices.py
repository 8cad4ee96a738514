"""What is chosen for one seat of the new game page: the words of a computer player, a person's sand, who decides in doubt."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.services.new_game import ProfileChoice
from ludogite.services.portraits import character_face, usual_face
from ludogite.ui.pages.new_game_handicap import HandicapLine
from ludogite.ui.pages.new_game_parts import LeaderMark
from ludogite.ui.pages.new_game_sections import NARROW_TEXT, Section
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.texts.french import elided
from ludogite.ui.variants import Words
from ludogite.ui.widgets import Label, Medallion
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.dropdown import Dropdown
from ludogite.words.levels import Vocabulary

EXTRAS = (0, 15, 30, 45, 60, 90, 120, 180, 300)
"""Seconds that a person may get on top of the hourglass."""


class SeatChoices(Themed, QWidget):
    """One seat: badge, name, and what is chosen for it."""

    vocabulary_chosen = Signal(str)
    extra_chosen = Signal(str)
    """More sand for this person, in seconds."""
    lead_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.badge = Medallion(theme, 1, 36)
        self.name = Label(theme, "name", "ink")
        self.lead = LeaderMark(theme)
        self.extra = Dropdown(theme, mark="hourglass")
        self.vocabulary = Dropdown(theme)
        self.vocabulary.chosen.connect(self.vocabulary_chosen)
        self.extra.chosen.connect(self.extra_chosen)
        self.lead.clicked.connect(self.lead_wanted)
        head = filled(QHBoxLayout(), self.badge, (self.name, 1))
        self._row = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), (head, 1), self.lead, self.extra, self.vocabulary)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.apply_theme()

    def apply_theme(self) -> None:
        self._row.setSpacing(self.theme.px(12))
        below = self.theme.text_scale > NARROW_TEXT
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)

    @property
    def is_needed(self) -> bool:
        """Tell whether there is anything to choose."""
        return any(not part.isHidden() for part in (self.lead, self.extra, self.vocabulary))


class ChoicesSection(Section):
    """The seats for which something is chosen beside the level, and the line of what would give everybody a chance."""

    changed = Signal(object)

    def __init__(self, theme: Theme, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.profiles: tuple[ProfileChoice, ...] = ()
        self.rows: list[SeatChoices] = []
        self.title.role, self.title.colour = "name", "accent"
        self.title.apply_theme()
        self._seats = QVBoxLayout()
        self.column.addLayout(self._seats)
        self.handicap = HandicapLine(theme)
        self.column.addWidget(self.handicap)
        self.apply_theme()

    def set_room(self, room: int) -> None:
        """Take any width."""

    def show_seats(self, names: list[str], handicap: tuple[int, ...]) -> None:
        """Show the seats under these names, and the points that are proposed, once the section is unfolded."""
        if self.draft is None or self.isHidden():
            return
        self.title.setText(self.tr("Pour chacun"))
        while len(self.rows) < len(self.draft.seats):
            self._add_row()
        while len(self.rows) > len(self.draft.seats):
            row = self.rows.pop()
            self._seats.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place, name in enumerate(names):
            self._show_seat(place, name)
        self.title.setVisible(bool(handicap) or any(row.is_needed for row in self.rows))
        self.handicap.show_points(names, handicap, self.draft)

    def refresh(self) -> None:
        """Wait for the names."""

    def _add_row(self) -> None:
        row, place = SeatChoices(self.theme, self), len(self.rows)
        row.vocabulary_chosen.connect(partial(self._vocabulary, place))
        row.extra_chosen.connect(partial(self._extra, place))
        row.lead_wanted.connect(partial(self._lead, place))
        self.rows.append(row)
        self._seats.addWidget(row)

    def _show_seat(self, place: int, name: str) -> None:
        assert self.draft is not None  # noqa: S101 - only called while a draft is shown
        draft, row = self.draft, self.rows[place]
        seat, person = draft.seats[place], draft.seats[place].level is None
        own = next((one.face for one in self.profiles if one.id == seat.profile_id), "") or usual_face(name, seat.ink)
        row.badge.set_number(seat.ink, own if person else character_face(name))
        row.name.setText(name)
        known = draft.vocabulary(place)
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
        row.lead.setVisible(person and draft.leader is not None)
        row.lead.setText(self.tr("Juge"))
        row.lead.setChecked(draft.leader == place)
        row.lead.setAccessibleName(self.tr("{name} décide en cas de doute").format(name=name))
        set_tip(row.lead, row.lead.accessibleName())
        row.setVisible(row.is_needed)

    def _sand(self, seconds: int) -> str:
        return self.tr("+{seconds} s").format(seconds=seconds) if seconds else self.tr("Sablier")

    def _vocabulary(self, place: int, vocabulary: str) -> None:
        if self.draft is not None:
            self.changed.emit(self.draft.with_vocabulary(place, vocabulary))

    def _extra(self, place: int, seconds: str) -> None:
        if self.draft is not None:
            self.changed.emit(self.draft.with_extra(place, int(seconds)))

    def _lead(self, place: int) -> None:
        if self.draft is not None:
            self.changed.emit(self.draft.with_leader(place))
