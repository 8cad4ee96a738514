"""The new game page: a game, who sits round its felt, a way to play; a press more and the game begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.core.rules import Refusal
from ludogite.games.game import Variant
from ludogite.services.challenge import read_line, starts_line
from ludogite.services.new_game import (
    Drafts,
    GameChoice,
    GameDraft,
    GameSetup,
    NewGameData,
    ProfileChoice,
    with_seats_choices,
)
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.new_game_choices import ChoicesSection
from ludogite.ui.pages.new_game_list import AROUND, GameList
from ludogite.ui.pages.new_game_more import MoreSection
from ludogite.ui.pages.new_game_parts import LessonLine
from ludogite.ui.pages.new_game_seats import SHADED, SeatsSection
from ludogite.ui.pages.new_game_sections import FieldsSection, VariantSection, coach_wanted
from ludogite.ui.pages.new_game_words import people, summary
from ludogite.ui.style.plain import in_sentences, set_tip
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.variants import Words
from ludogite.ui.widgets import HeaderBar, Label, Page, Paper, PaperButton, PrimaryButton, Scroll
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.fold import FoldLine
from ludogite.ui.widgets.reading_order import tell_as_laid

TALLEST = 840
"""Px at 100 %: beyond this the margins grow, not the page."""


class Footer(Themed, QWidget):
    """The foot of the page, never scrolled: what is seldom wanted, behind three dots, and the button that begins."""

    more = Signal(bool)
    play = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.more_button = PaperButton(theme, "⋯")
        self.more_button.setCheckable(True)
        self.more_button.toggled.connect(self.more)
        self.button = PrimaryButton(theme, mark="play")
        self.button.clicked.connect(self.play)
        row = filled(QHBoxLayout(self), self.more_button, 1, self.button)
        self._row = self.scaled(row, (0, 4, AROUND, AROUND))
        self.apply_theme()

    def apply_theme(self) -> None:
        self.button.setMinimumWidth(self.theme.px(180 if self.theme.small else 232))
        super().apply_theme()

    def retranslate(self) -> None:
        name = self.tr("Autres choix")
        self.more_button.setAccessibleName(name)
        set_tip(self.more_button, self.tr("Code de partie, notre mot…"))
        self.button.setText(self.tr("Jouer"))


class NewGamePage(Page):
    """The whole page; ``show_data`` fills it, ``play`` says what has been agreed."""

    play = Signal(object)
    """Begin: the :class:`~ludogite.services.new_game.NewGame`."""
    back = Signal()
    rules = Signal(str)
    """Read the rules of a game (id)."""
    lesson = Signal(str)
    """Play the guided first game of a game (id)."""
    settings = Signal()
    new_profile = Signal()
    challenged = Signal(object)
    """The line of a challenge was typed or pasted where a code goes: the ``Challenge``."""
    drafted = Signal()
    """The draft is another one: ``draft``."""
    phones_wanted = Signal(bool)
    """The invitation for phones is wanted (again), or nobody shall listen any more."""
    own_wanted = Signal(str)
    """Make what stands in for this option of the game that is being agreed: a grid, a card; ``take_own`` gives it back."""

    def __init__(self, theme: Theme, words: Words, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.words, self._uis = words, uis
        self._data = NewGameData((), ())
        self._drafts = Drafts()
        self._build_bar()
        self.title = Label(theme, "page", "ink")
        self.seats = SeatsSection(theme, words, uis)
        self.lesson_line = LessonLine(theme)
        self.variants = VariantSection(theme, words)
        self.fold = FoldLine(theme)
        self.fields = FieldsSection(theme, words, uis)
        self.choices = ChoicesSection(theme, words)
        self.more = MoreSection(theme, words)
        self.footer = Footer(theme)
        self.fields.hide()
        self.choices.hide()
        self.more.hide()
        self._leader_timer = QTimer(self, singleShot=True, interval=0)
        self._leader_timer.timeout.connect(self._show_leader)
        self.games = GameList(theme, words, uis, self)
        self._build_body()
        self.games.picked.connect(self._pick)
        self.variants.chosen.connect(self._choose_variant)
        self.lesson_line.learn.connect(self._learn)
        self.more.learn.connect(self._learn)
        for changed in (self.seats.changed, self.fields.changed, self.choices.changed, self.more.changed):
            changed.connect(self._take)
        self.choices.handicap.taken.connect(self._even)
        self.seats.new_profile.connect(self.new_profile)
        self.more.new_profile.connect(self.new_profile)
        self.fields.own_wanted.connect(self.own_wanted)
        self.seats.phones_wanted.connect(partial(self.phones_wanted.emit, True))
        self.fold.toggled.connect(self._unfold)
        self.more.typed.connect(self._type)
        self.footer.more.connect(self._show_more)
        self.footer.play.connect(self._play)
        self.retranslate()
        self.apply_theme()

    @property
    def _sections(self) -> tuple[SeatsSection, VariantSection, FieldsSection, ChoicesSection, MoreSection]:
        return self.seats, self.variants, self.fields, self.choices, self.more

    def _build_bar(self) -> None:
        self.bar = HeaderBar(self.theme)
        self.bar.back.connect(self.back)
        self._rules_button = self.bar.add_action("rules", self.tr("Règles"))
        self._rules_button.clicked.connect(self.read_rules)
        self._settings_button = self.bar.add_action("settings", "", name=self.tr("Réglages"))
        self._settings_button.clicked.connect(self.settings)

    def _build_body(self) -> None:
        self.paper = Paper(self.theme)
        self.sheet = Scroll(self.theme, self.paper)
        head, folded = filled(QVBoxLayout(), self.title), (self.fold, self.fields, self.choices, self.more)
        below = filled(QVBoxLayout(), self.lesson_line, self.variants, 1, *folded)
        self._inner = (head, below)
        filled(self.sheet.column, head, (self.seats, 100), (below, 1))
        inside = QVBoxLayout(self.paper)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(self.sheet)
        self._right = QVBoxLayout()
        self._framed = filled(QHBoxLayout(), self.paper)
        filled(self._right, (self._framed, 1), self.footer)
        self._body = filled(QHBoxLayout(), self.games.scroll, (self._right, 1))
        tell_as_laid(filled(QVBoxLayout(self), self.bar, (self._body, 1), close=True))

    # ---- data ------------------------------------------------------------------------------------------------------

    @property
    def draft(self) -> GameDraft | None:
        """Return the game being agreed."""
        return self._drafts.shown

    def show_data(self, data: NewGameData) -> None:
        """Offer these games and this family; open on the chosen game, or on the first that is ready."""
        self._drafts.forget()
        self._take_family(data)
        ready = [choice for choice in data.games if choice.is_ready]
        self.games.show_games(data.games)
        chosen = next((choice for choice in ready if choice.entry.id == data.chosen), ready[0] if ready else None)
        self.more.code.blockSignals(True)
        self.more.code.clear()
        self.more.code.blockSignals(False)
        if chosen is not None:
            self._open(chosen)
        self.retranslate()
        self._take_focus()

    def _take_family(self, data: NewGameData) -> None:
        self._data = data
        self.seats.data = data
        self.seats.profiles = self.fields.profiles = self.choices.profiles = data.profiles

    def update_profiles(self, data: NewGameData) -> None:
        """Take a changed family without losing what has been agreed: somebody new sits down when there is room."""
        known = {profile.id for profile in self._data.profiles}
        draft = self.draft
        self._take_family(data)
        if draft is None:
            return
        for profile in data.profiles:
            guest = next((place for place, seat in enumerate(draft.seats) if seat.is_guest), None)
            if profile.id not in known and not known and guest is not None:  # the guest of the first day makes a profile
                draft = draft.without(guest).seated(profile).moved(len(draft.seats) - 1, guest)
            elif profile.id not in known and draft.room > 0:
                draft = draft.seated(profile)
        self._take(draft)

    def seat_people(self, people: Sequence[int]) -> tuple[str, ...]:
        """Seat these of the family (by id) and nobody else, as many as there is room for; return the names of the others."""
        if self.draft is None:
            return ()
        family = {profile.id: profile for profile in self._data.profiles}
        draft = self.draft.emptied()
        wanted = [family[number] for number in people if number in family]
        room = draft.room
        for profile in wanted[:room]:
            draft = draft.seated(profile)
        self._take(draft)
        return tuple(profile.name for profile in wanted[room:])

    def take_own(self, name: str, text: str) -> None:
        """Agree on what the family has made in the place of an option; an empty text goes back to what the house offers."""
        if self.draft is not None:
            self._take(self.draft.with_own(name, text))

    @property
    def profiles(self) -> tuple[ProfileChoice, ...]:
        """The family."""
        return self._data.profiles

    def stop_inviting(self) -> None:
        """Let nobody play from a phone after all."""
        if self.draft is not None:
            self._take(self.draft.inviting(on=False))

    def take_draft(self, draft: GameDraft) -> None:
        """Agree on this for the game that is shown."""
        self._take(draft)

    def _pick(self, choice: GameChoice) -> None:
        if choice.entry.id != self._drafts.game_id:
            self._open(choice)

    def _open(self, choice: GameChoice) -> None:
        """Show a game as it was left on this page, or as it was last agreed; the typed code stays."""
        draft = self._drafts.show(choice, self._data)
        self.games.choose(choice.entry.id)
        self._take(replace(draft, typed=self.more.code.text()))
        self.sheet.verticalScrollBar().setValue(0)

    def _take(self, draft: GameDraft) -> None:
        """Show a changed draft everywhere; where somebody decides from now on, show who."""
        before = self.draft
        self._drafts.take(draft)
        self.title.setText(self.words.game_name(draft.game.id))
        has_lesson = self._uis[draft.game.id].lesson is not None
        is_first = has_lesson and draft.game.id not in self._data.finished
        self.lesson_line.setVisible(is_first)
        self.more.offers_lesson, self.more.offers_profile = has_lesson and not is_first, bool(self._data.profiles)
        for section in self._sections:
            section.show_draft(draft)
        self._show_choices(draft)
        self._show_fold(draft)
        self.footer.button.setAccessibleDescription(
            in_sentences(summary(self.words, self._uis[draft.game.id], draft), people(self.words, draft, self.seats.names()))
        )
        self.drafted.emit()
        if before is not None and before.phones is not draft.phones:
            self.phones_wanted.emit(draft.phones)
        if draft.leader is not None and before is not None and before.leader is None:
            self._leader_timer.start()

    def _show_choices(self, draft: GameDraft) -> None:
        self.choices.show_seats(self.seats.names(), draft.handicap(self._data) if self.fold.isChecked() else ())

    def _show_fold(self, draft: GameDraft) -> None:
        """Say on the line of the rules how many of them are not as on the sheet."""
        changes = draft.changes + (draft.coach or bool(coach_wanted(draft, self.profiles))) + draft.even
        said = self.tr("%n changement(s)", "", changes) if changes else self.tr("comme sur la feuille")
        self.fold.show_state(self.tr("Règles de la maison"), said, changed=bool(changes))

    def _show_leader(self) -> None:
        """Bring the person who decides into sight, below the rules."""
        leader = self.draft.leader if self.draft is not None else None
        if leader is not None and leader < len(self.choices.rows):
            self.sheet.ensureWidgetVisible(self.choices.rows[leader])

    # ---- what is folded --------------------------------------------------------------------------------------------

    def unfold(self) -> None:
        """Show the rules of the house."""
        self.fold.setChecked(True)

    def _unfold(self, on: bool) -> None:  # noqa: FBT001 (a slot)
        self.fields.setVisible(on)
        self.choices.setVisible(on)
        if self.draft is not None:
            self.fields.refresh()
            self._show_choices(self.draft)
        self._show_from(self.fold if on else None)

    def _show_more(self, on: bool) -> None:  # noqa: FBT001 (a slot)
        self.more.setVisible(on)
        self._show_from(self.more if on else self.fold if self.fold.isChecked() else None)

    def _show_from(self, first: QWidget | None) -> None:
        """Scroll until something stands on top, as far as that goes; None: to the top."""
        layout = self.sheet.content.layout()
        if layout is not None:
            layout.activate()
        bar = self.sheet.verticalScrollBar()
        soon = QTimer(self, singleShot=True, interval=0)
        soon.timeout.connect(lambda: bar.setValue(0 if first is None else first.y()))
        soon.timeout.connect(soon.deleteLater)
        soon.start()

    # ---- the foot --------------------------------------------------------------------------------------------------

    def foot_top(self) -> int:
        """Leave the buttons at the foot free."""
        return self.footer.mapTo(self, QPoint(0, 0)).y()

    # ---- what people do --------------------------------------------------------------------------------------------

    def _choose_variant(self, variant: Variant) -> None:
        if self.draft is not None:
            self._take(self.draft.with_variant(variant))

    def _type(self, text: str) -> None:
        if starts_line(text) and not isinstance(found := read_line(text), Refusal):
            self.more.code.clear()
            self.challenged.emit(found)
        elif self.draft is not None:
            if text:
                self.footer.more_button.setChecked(True)
            self._take(replace(self.draft, typed=text))

    def _learn(self) -> None:
        self.lesson.emit(self._drafts.game_id)

    def read_rules(self) -> None:
        """Ask for the rules of the game that is shown."""
        if self._drafts.game_id:
            self.rules.emit(self._drafts.game_id)

    def _even(self, on: bool) -> None:  # noqa: FBT001 (a slot)
        if self.draft is not None:
            self._take(replace(self.draft, even=on))

    def _play(self) -> None:
        """Begin, with whoever the game still needs; a code that is no code is shown instead."""
        if self.draft is None:
            return
        draft, code = self.draft.completed(self.profiles), self.draft.code
        if isinstance(code, Refusal):
            self.footer.more_button.setChecked(True)
            self.more.code.setFocus(Qt.FocusReason.OtherFocusReason)
            self.more.code.shake()
            return
        if draft != self.draft:
            self._take(draft)
        starts = (draft.even and draft.handicap(self._data)) or (0,) * len(draft.seats)
        named = zip(draft.seats, self.seats.names(), starts, strict=True)
        seats = tuple(replace(seat, name=name, start=start, phone="") for seat, name, start in named)
        options, own_word = with_seats_choices(draft.game, draft.options, seats), draft.own_word and draft.takes_word
        self.play.emit(GameSetup(draft.game.id, options, seats, code, draft.coach, draft.hand, own_word, draft.phones))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with Enter, go back with Esc, read the rules with F1."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._play()
            case Qt.Key.Key_Escape:
                self.back.emit()
            case Qt.Key.Key_F1:
                self.read_rules()
            case _:
                super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 (Qt's own signature)
        """Let Tab go through the page as the eye does: seats, chips and options come and go."""
        line = self.theme.px(30)
        below = [
            stop
            for part in (self.lesson_line, self.variants, self.fold, self.fields, self.choices, self.more)
            for stop in _stops(part, line)
        ]
        chain: list[QWidget] = [
            *_stops(self.bar, line),
            *self.games.items,
            *self.seats.stops(),
            *below,
            self.footer.more_button,
            self.footer.button,
        ]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)
        return super().focusNextPrevChild(forward)

    # ---- look and language -----------------------------------------------------------------------------------------

    def felt_place(self) -> QRect:
        """Give the felt round which the players sit (px of the page): the tray of the table grows out of it."""
        felt = self.seats.felt
        return QRect(felt.mapTo(self, QPoint(0, 0)), felt.size())

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Nouvelle partie"))
        self.bar.set_title(self.tr("Nouvelle partie"))
        self._rules_button.setText(self.tr("Règles"))
        for text in (self._settings_button.setAccessibleName, partial(set_tip, self._settings_button)):
            text(self.tr("Réglages"))
        self.games.write()
        self._place()
        self.footer.retranslate()
        self.lesson_line.retranslate()
        if self.draft is not None:
            self._take(self.draft)

    def apply_theme(self) -> None:
        px, small = self.theme.px, self.theme.small
        around = px(AROUND)
        self._framed.setContentsMargins(0, around, around, 0)
        self.games.apply_theme()
        self._body.setSpacing(px(0 if small else 4))
        self._right.setSpacing(px(4 if small else 8))
        side = px(6 if small else 12)
        self.sheet.column.setContentsMargins(side, px(6 if small else 12), side, px(4))
        self.sheet.column.setSpacing(px(4 if small else 8))
        for layout in self._inner:
            layout.setContentsMargins(px(SHADED), 0, px(SHADED), 0)
            layout.setSpacing(px(6 if small else 12))
        self._place()
        super().apply_theme()

    def _place(self) -> None:
        """Keep the page in the middle when the window is larger than it needs, and cut no word of the list."""
        px = self.theme.px
        self.games.fit()
        side = px(12 if self.theme.small else 20) - px(AROUND)
        left = max(side, self.theme.side(self.width()) - px(AROUND))
        tallest = max(px(TALLEST), self._wished_height())
        spare = max(self.height() - self.bar.height() - tallest, 0) // 2
        self._body.setContentsMargins(left, side + spare, left, spare)
        listed = self.games.scroll.width() + self._body.spacing()
        inside = self.sheet.column.contentsMargins()
        bar = self.sheet.verticalScrollBar().sizeHint().width()
        room = self.width() - 2 * left - listed - px(AROUND) - 2 - inside.left() - inside.right() - bar
        for section in self._sections:
            section.set_room(room)

    def _wished_height(self) -> int:
        """Give the height at which nothing of the agreement needs scrolling (px)."""
        agreed = self.sheet.column.sizeHint().height()
        return agreed + self.footer.sizeHint().height() + self.theme.px(4 * AROUND)

    def showEvent(self, event: QShowEvent) -> None:
        """Give Enter to the button that plays; its ring shows only once somebody uses the keyboard. A first guest may write."""
        super().showEvent(event)
        self._take_focus()

    def _take_focus(self) -> None:
        field = self.seats.places[0].name_field if self.seats.places else None
        if field is not None and not field.isHidden() and not self.profiles:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            field.selectAll()
        else:
            self.footer.button.setFocus(Qt.FocusReason.MouseFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()


def _stops(section: QWidget, line: int) -> list[QWidget]:
    """List what Tab stops at in a part of the page, line by line; ``line`` px high."""

    def place(stop: QWidget) -> tuple[int, int]:
        middle = stop.mapTo(section, stop.rect().center())
        return round(middle.y() / line), stop.mapTo(section, QPoint(0, 0)).x()

    tabbed = (part for part in (section, *section.findChildren(QWidget)) if part.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return sorted((part for part in tabbed if part.isVisible() and not isinstance(part.parent(), QAbstractSpinBox)), key=place)
