"""The new game page: choose a game, a variant, who sits down and the rules of the house; two clicks to play."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractSpinBox, QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.core.gamecode import EXAMPLE
from ludogite.core.rules import Refusal
from ludogite.games.game import Number, Variant
from ludogite.services.challenge import LONGEST_LINE, read_line, starts_line
from ludogite.services.new_game import (
    GameChoice,
    GameDraft,
    GameSetup,
    NewGameData,
    Obstacle,
    ProfileChoice,
    first_draft,
    with_seats_choices,
)
from ludogite.ui import texts
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.new_game_parts import GameItem
from ludogite.ui.pages.new_game_seats import SeatsSection
from ludogite.ui.pages.new_game_sections import FieldsSection, VariantSection
from ludogite.ui.style.paint import broken
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme, Themed, slashed
from ludogite.ui.variants import Words, own_name
from ludogite.ui.widgets import HeaderBar, Label, Page, Paper, PrimaryButton, Scroll, TextField
from ludogite.ui.widgets.base import filled

translate = QCoreApplication.translate
LIST_WIDTH, LIST_SMALL = 272, 216
TALLEST = 840
"""Px at 100 %: beyond this the margins grow, not the page."""
AROUND = 12
"""Px kept free round what casts a shadow or wears the focus ring, so that its parent does not cut them."""


SUMMARY_LINES, MOST_LEVELS = 3, 3
"""Lines of the summary, and seats up to which it has room for levels."""


class Summary(Label):
    """What is about to begin, in two or three lines; or, whole, the sentence of what is still missing."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self._lines: tuple[str, ...] = ()
        super().__init__(theme, "body", "muted", parent=parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_lines(self, *lines: str) -> None:
        """Show what begins."""
        self.set_colour("muted")
        self.setWordWrap(False)
        self._lines = lines
        self.setAccessibleName(" · ".join(lines))
        set_tip(self, "\n".join(lines))
        self._cut()

    def set_obstacle(self, sentence: str) -> None:
        """Show what is still missing."""
        self.set_colour("danger")
        self.setWordWrap(True)
        self._lines = ()
        self.setAccessibleName(sentence)
        set_tip(self, "")
        self.setText(sentence)

    def _cut(self) -> None:
        """Set the lines as they are, else smaller on three, the last of them cut where it must be."""
        if not self._lines:
            return
        text, room = "\n".join(self._lines), self.width()
        font = self.theme.font(self.role)
        if any(QFontMetricsF(font).horizontalAdvance(line) > room for line in self._lines):
            font = self.theme.font("note")
            metrics = QFontMetricsF(font)
            first, last = (broken(line, metrics, room) for line in (self._lines[0], " · ".join(self._lines[1:])))
            above = min(len(first), SUMMARY_LINES - 1)
            below = max(SUMMARY_LINES - above, 1)
            shown = [*first[: above - 1], " ".join(first[above - 1 :]), *last[: below - 1], " ".join(last[below - 1 :])]
            text = "\n".join(metrics.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in shown)
        self.setFont(font)
        self.setText(text)

    def apply_theme(self) -> None:
        super().apply_theme()
        self._cut()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.text_px(150), super().minimumSizeHint().height())


class CodeField(TextField):
    """A field in which a whole code can be read."""

    def apply_theme(self) -> None:
        super().apply_theme()
        self.setFont(slashed(self.theme.font("note" if self.theme.small else "body")))

    def sizeHint(self) -> QSize:
        wide = QFontMetricsF(self.font()).horizontalAdvance(EXAMPLE) + 2 * self.theme.px(14 if self.theme.small else 18)
        return QSize(math.ceil(wide), super().sizeHint().height())


class Footer(Themed, QWidget):
    """The foot of the page, never scrolled: the code, what begins, and the button that begins it."""

    typed = Signal(str)
    play = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.code_name = Label(theme, "body", "ink", strong=True)
        self.code_option = Label(theme, "body", "muted")
        self.code_note = Label(theme, "note", "muted", wrap=True)
        self.code = CodeField(theme, EXAMPLE)
        self.code.setMaxLength(LONGEST_LINE)
        self.code.textChanged.connect(self.typed)
        self.summary = Summary(theme)
        self.button = PrimaryButton(theme, mark="play")
        self.button.clicked.connect(self.play)
        self._title = filled(QHBoxLayout(), self.code_name, (self.code_option, 1))
        words = filled(QVBoxLayout(), 1, self._title, self.code_note, 1)
        words.setSpacing(0)
        self._left = filled(QHBoxLayout(), (words, 1), (self.code, 0, Qt.AlignmentFlag.AlignVCenter))
        self._right = QHBoxLayout()
        self._right.addWidget(self.summary, 1, Qt.AlignmentFlag.AlignVCenter)
        self._right.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), (self._left, 0), (self._right, 1))
        self.apply_theme()

    def apply_theme(self) -> None:
        """Take new sizes; two lines when one does not hold everything."""
        px = self.theme.px
        self._title.setSpacing(px(5))
        self._left.setSpacing(px(14))
        self._right.setSpacing(px(14))
        self._row.setSpacing(px(16))
        self._row.setContentsMargins(0, px(8), px(AROUND), px(AROUND))
        self.button.setMinimumWidth(px(170 if self.theme.small else 200))
        self.code_note.setMinimumWidth(self._note_width())
        self.code.setMaximumWidth(self.code.sizeHint().width())
        self._arrange()

    def _note_width(self) -> int:
        return self.theme.text_px(120 if self.theme.small else 196)

    def _arrange(self) -> None:
        title = self.code_name.sizeHint().width() + self._title.spacing() + self.code_option.sizeHint().width()
        has_room = title <= (self._note_width() if self.theme.small else max(self._note_width(), self.width() // 3))
        self.code_option.setVisible(self.width() == 0 or has_room)
        needed = self._note_width() + self.code.sizeHint().width()
        needed += max(self.button.minimumWidth(), self.button.sizeHint().width()) + self.theme.text_px(190) + self.theme.px(60)
        stacked = 0 < self.width() < needed
        self.code_note.setMaximumWidth(self._note_width() * (1 if self.theme.small and not stacked else 4))
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def retranslate(self) -> None:
        self.code_name.setText(self.tr("Code de partie"))
        self.code_option.setText(self.tr("(facultatif)"))
        self.code.setAccessibleName(self.tr("Code de partie, facultatif"))
        self.button.setText(self.tr("Jouer"))

    def show_code(self, read: str | Refusal | None) -> None:
        """Say below the name what the typed code is worth; a code that is only too short is not marked as wrong."""
        if starts_line(self.code.text()):
            read = Refusal("challenge_check")
        match read:
            case None:
                note, colour = self.tr("Pour rejouer la même partie."), "muted"
            case Refusal(code, args):
                too_short = code == "code_length" and dict(args)["letters"] < dict(args)["wanted"]  # type: ignore[operator]
                note, colour = texts.refusal(code, args), "muted" if too_short else "danger"
            case _:
                note, colour = self.tr("Code reconnu. Cette partie ne comptera pas pour les records."), "positive"
        self.code_note.setText(note)
        self.code_note.set_colour(colour)
        self.code.setAccessibleDescription(note)
        self.code.set_wrong(colour == "danger")


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
        self._drafts: dict[str, GameDraft] = {}
        self._game_id = ""
        self.items: list[GameItem] = []
        self._build_bar()
        self.variants = VariantSection(theme, words, uis)
        self.seats = SeatsSection(theme, words, uis)
        self.fields = FieldsSection(theme, words, uis)
        self.footer = Footer(theme)
        self._leader_timer = QTimer(self, singleShot=True, interval=0)
        self._leader_timer.timeout.connect(self._show_leader)
        self._build_body()
        self.variants.chosen.connect(self._choose_variant)
        self.variants.read.connect(self.read_rules)
        self.variants.learn.connect(self._learn)
        self.seats.changed.connect(self._take)
        self.seats.new_profile.connect(self.new_profile)
        self.fields.changed.connect(self._take)
        self.fields.own_wanted.connect(self.own_wanted)
        self.seats.phones_wanted.connect(partial(self.phones_wanted.emit, True))
        self.footer.typed.connect(self._type)
        self.footer.play.connect(self._play)
        self.retranslate()
        self.apply_theme()

    def _build_bar(self) -> None:
        self.bar = HeaderBar(self.theme)
        self.bar.back.connect(self.back)
        self._rules_button = self.bar.add_action("rules", self.tr("Règles"))
        self._rules_button.clicked.connect(self.read_rules)
        self._settings_button = self.bar.add_action("settings", "", name=self.tr("Réglages"))
        self._settings_button.clicked.connect(self.settings)

    def _build_body(self) -> None:
        self.games = Scroll(self.theme, self)
        self._list = self.games.column
        self.paper = Paper(self.theme)
        self.sheet = Scroll(self.theme, self.paper)
        for section in (self.variants, self.seats, self.fields):
            self.sheet.column.addWidget(section)
        self.sheet.column.addStretch(1)
        inside = QVBoxLayout(self.paper)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(self.sheet)
        self._right = QVBoxLayout()
        self._framed = filled(QHBoxLayout(), self.paper)
        filled(self._right, (self._framed, 1), self.footer)
        self._body = filled(QHBoxLayout(), self.games, (self._right, 1))
        filled(QVBoxLayout(self), self.bar, (self._body, 1), close=True)

    # ---- data ------------------------------------------------------------------------------------------------------

    @property
    def draft(self) -> GameDraft | None:
        """Return the game being agreed."""
        return self._drafts.get(self._game_id)

    def show_data(self, data: NewGameData) -> None:
        """Offer these games and this family; open on the chosen game, or on the first that is ready."""
        self._data = data
        self._drafts = {}
        self.seats.profiles = self.variants.profiles = self.fields.profiles = data.profiles
        self.seats.data = data
        ready = [choice for choice in data.games if choice.is_ready]
        self._rebuild_list(data.games)
        chosen = next((choice for choice in ready if choice.entry.id == data.chosen), ready[0] if ready else None)
        self.footer.code.blockSignals(True)
        self.footer.code.clear()
        self.footer.code.blockSignals(False)
        if chosen is not None:
            self._open(chosen)
        self.retranslate()

    def update_profiles(self, data: NewGameData) -> None:
        """Take a changed family without losing what has been agreed: somebody new sits down when there is room."""
        known = {profile.id for profile in self._data.profiles}
        draft = self.draft
        self._data = data
        self.seats.profiles = self.variants.profiles = self.fields.profiles = data.profiles
        self.seats.data = data
        if draft is None:
            return
        for profile in data.profiles:
            if profile.id not in known and draft.room > 0:
                draft = draft.seated(profile)
        self._take(draft)

    def seat_people(self, people: Sequence[int]) -> None:
        """Seat these of the family (by id) and nobody else, as many as there is room for."""
        family, draft = {profile.id: profile for profile in self._data.profiles}, self.draft
        if draft is None:
            return
        draft = draft.emptied()
        for number in people:
            if number in family and draft.room > 0:
                draft = draft.seated(family[number])
        self._take(draft)

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

    def _rebuild_list(self, games: Sequence[GameChoice]) -> None:
        for item in self.items:
            self._list.removeWidget(item)
            item.hide()
            item.deleteLater()
        while self._list.takeAt(0) is not None:
            pass
        self.items = []
        for choice in games:
            item = GameItem(self.theme, choice.entry.id, self._uis.art(choice.entry.id), self.games.content)
            item.setEnabled(choice.is_ready)
            item.clicked.connect(self._pick)
            self._list.addWidget(item)
            self.items.append(item)
        self._list.addStretch(1)

    def _pick(self) -> None:
        item = next((item for item in self.items if item.isChecked()), None)
        choice = next((choice for choice in self._data.games if item is not None and choice.entry.id == item.game_id), None)
        if choice is not None and choice.is_ready and choice.entry.id != self._game_id:
            self._open(choice)

    def _open(self, choice: GameChoice) -> None:
        """Show a game as it was left on this page, or as it was last agreed; the typed code stays."""
        before, self._game_id = self.draft, choice.entry.id
        if choice.entry.id not in self._drafts:
            self._drafts[choice.entry.id] = first_draft(choice, self._data)
        if before is not None:
            self._drafts[choice.entry.id] = self._drafts[choice.entry.id].joined_by(before)
        for item in self.items:
            item.setChecked(item.game_id == choice.entry.id)
        self._take(replace(self._drafts[choice.entry.id], typed=self.footer.code.text()))
        self.sheet.verticalScrollBar().setValue(0)

    def _take(self, draft: GameDraft) -> None:
        """Show a changed draft everywhere; where somebody decides from now on, show who."""
        before = self._drafts.get(self._game_id)
        self._drafts[self._game_id] = draft
        for section in (self.variants, self.seats, self.fields):
            section.show_draft(draft)
        self._show_footer(draft)
        self.drafted.emit()
        if before is not None and before.phones is not draft.phones:
            self.phones_wanted.emit(draft.phones)
        if draft.leader is not None and before is not None and before.leader is None:
            self._leader_timer.start()

    def _show_leader(self) -> None:
        """Bring the person who decides into sight: the rows stand above what was pressed."""
        leader = self.draft.leader if self.draft is not None else None
        if leader is not None and leader < len(self.seats.rows):
            self.sheet.ensureWidgetVisible(self.seats.rows[leader])

    # ---- the foot --------------------------------------------------------------------------------------------------

    def foot_top(self) -> int:
        """Leave the buttons at the foot free."""
        return self.footer.mapTo(self, QPoint(0, 0)).y()

    def _show_footer(self, draft: GameDraft) -> None:
        self.footer.show_code(draft.code)
        obstacle = draft.obstacle(self._data.profiles)
        self.footer.button.setEnabled(obstacle is None)
        if obstacle is None:
            self.footer.summary.set_lines(self._sum_up(draft), self._people(draft))
            self.footer.button.setAccessibleDescription(f"{self._sum_up(draft)}. {self._people(draft)}.")
        else:
            sentence = self._sentence(obstacle, draft)
            self.footer.summary.set_obstacle(sentence)
            self.footer.button.setAccessibleDescription(sentence)

    def _sum_up(self, draft: GameDraft) -> str:
        """Sum up the game: variant, or name where there is but one, numbers, and what is not as usual."""
        has_variants = len(draft.game.variants) > 1  # with the name as well, the numbers would be cut
        parts = [self.words.variant_name(draft.game, draft.variant) if has_variants else self.words.game_name(draft.game.id)]
        for agreed in draft.fields:
            value = draft.values[agreed.name]
            if draft.own(agreed.name):
                parts.append(own_name(self._uis[draft.game.id]))
            elif not draft.means(agreed):
                continue
            elif isinstance(agreed, Number) or value != agreed.default:
                parts.append(self.words.value_name(draft.game, agreed, value))
        return " · ".join(part for part in parts if part)

    def _people(self, draft: GameDraft) -> str:
        """Name who plays, at a small table computer players with their level: "Papi, Léa et Plume (moyen)"."""
        computer, is_small = self.tr("{name} ({level})"), len(draft.seats) <= MOST_LEVELS
        names = [
            computer.format(name=name, level=self.words.level_name(seat.level).lower()) if seat.level and is_small else name
            for seat, name in zip(draft.seats, self.seats.names(), strict=True)
        ]
        if len(names) == 1:
            return names[0]
        return self.tr("{first} et {last}").format(first=", ".join(names[:-1]), last=names[-1])

    def _sentence(self, obstacle: Obstacle, draft: GameDraft) -> str:
        match obstacle:
            case Obstacle.NO_PROFILE:
                return self.tr("Crée d’abord un profil : c’est le + ci-dessus. Ou joue en convive.")
            case Obstacle.TOO_FEW:
                return self.tr("Il manque encore %n joueur(s).", "", draft.limits[0] - len(draft.seats))
            case Obstacle.TOO_MANY:
                return self.tr("Il y a %n joueur(s) de trop.", "", len(draft.seats) - draft.limits[1])
            case Obstacle.NOBODY:
                return self.tr("Il faut au moins une personne à la table.")
            case Obstacle.BAD_CODE:
                return self.tr("Le code de partie n’est pas bon : corrige-le ou efface-le.")

    # ---- what people do --------------------------------------------------------------------------------------------

    def _choose_variant(self, variant: Variant) -> None:
        if self.draft is not None:
            self._take(self.draft.with_variant(variant))

    def _type(self, text: str) -> None:
        if starts_line(text) and not isinstance(found := read_line(text), Refusal):
            self.footer.code.clear()
            self.challenged.emit(found)
        elif self.draft is not None:
            self._take(replace(self.draft, typed=text))

    def _learn(self) -> None:
        self.lesson.emit(self._game_id)

    def read_rules(self) -> None:
        """Ask for the rules of the game that is shown."""
        if self._game_id:
            self.rules.emit(self._game_id)

    def _play(self) -> None:
        draft = self.draft
        if draft is None or draft.obstacle(self._data.profiles) is not None:
            return
        code = draft.code
        starts = (draft.even and draft.handicap(self._data)) or (0,) * len(draft.seats)
        named = zip(draft.seats, self.seats.names(), starts, strict=True)
        seats = tuple(replace(seat, name=name, start=start, phone="") for seat, name, start in named)
        typed = code if isinstance(code, str) else None
        options, own_word = with_seats_choices(draft.game, draft.options, seats), draft.own_word and draft.takes_word
        self.play.emit(GameSetup(draft.game.id, options, seats, typed, draft.coach, draft.hand, own_word, draft.phones))

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
        inside = [stop for section in (self.variants, self.seats, self.fields) for stop in self._stops(section)]
        chain: list[QWidget] = [*self._stops(self.bar), *self.items, *inside, self.footer.code, self.footer.button]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)
        return super().focusNextPrevChild(forward)

    def _stops(self, section: QWidget) -> list[QWidget]:
        """List what Tab stops at in a part of the page, line by line."""
        line = self.theme.px(30)

        def place(stop: QWidget) -> tuple[int, int]:
            middle = stop.mapTo(section, stop.rect().center())
            return round(middle.y() / line), stop.mapTo(section, QPoint(0, 0)).x()

        tabbed = (part for part in section.findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus)
        return sorted((part for part in tabbed if part.isVisible() and not isinstance(part.parent(), QAbstractSpinBox)), key=place)

    # ---- look and language -----------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Nouvelle partie"))
        self.bar.set_title(self.tr("Nouvelle partie"))
        self._rules_button.setText(self.tr("Règles"))
        for text in (self._settings_button.setAccessibleName, partial(set_tip, self._settings_button)):
            text(self.tr("Réglages"))
        for item, choice in zip(self.items, self._data.games, strict=True):
            about = self._seats_range(choice) if choice.is_ready else self.tr("bientôt")
            item.set_texts(self.words.game_name(choice.entry.id), about)
        self._place()
        self.footer.retranslate()
        if self.draft is not None:
            self._take(self.draft)

    def _seats_range(self, choice: GameChoice) -> str:
        return self.tr("{fewest} à {most} joueurs").format(fewest=choice.entry.fewest, most=choice.entry.most)

    def apply_theme(self) -> None:
        px, small = self.theme.px, self.theme.small
        around = px(AROUND)
        self._list.setContentsMargins(around, around, around, 0)
        self._framed.setContentsMargins(0, around, around, 0)
        self._list.setSpacing(px(8 if small else 16))
        self._body.setSpacing(px(0 if small else 4))
        self._right.setSpacing(px(4 if small else 8))
        self.sheet.column.setContentsMargins(px(22), px(14), px(22), px(18))
        self.sheet.column.setSpacing(px(14 if small else 20))
        self._place()
        super().apply_theme()

    def _place(self) -> None:
        """Keep the page in the middle when the window is larger than it needs, and cut no word of the list."""
        px = self.theme.px
        least = max((item.least_width() for item in self.items), default=0) + self.games.verticalScrollBar().sizeHint().width()
        self.games.setFixedWidth(max(px(LIST_SMALL if self.theme.small else LIST_WIDTH), least) + 2 * px(AROUND))
        side = px(12 if self.theme.small else 20) - px(AROUND)
        left = max(side, self.theme.side(self.width()) - px(AROUND))
        tallest = max(px(TALLEST), self._wished_height())
        spare = max(self.height() - self.bar.height() - tallest, 0) // 2
        self._body.setContentsMargins(left, side + spare, left, spare)
        listed = self.games.width() + self._body.spacing()
        inside = self.sheet.column.contentsMargins()
        bar = self.sheet.verticalScrollBar().sizeHint().width()
        room = self.width() - 2 * left - listed - px(AROUND) - 2 - inside.left() - inside.right() - bar
        for section in (self.variants, self.seats, self.fields):
            section.set_room(room)

    def _wished_height(self) -> int:
        """Give the height at which nothing of the agreement needs scrolling (px)."""
        agreed = self.sheet.column.totalHeightForWidth(self.sheet.viewport().width())
        return agreed + self.footer.sizeHint().height() + self.theme.px(4 * AROUND)

    def showEvent(self, event: QShowEvent) -> None:
        """Give Enter to the button that plays; its ring shows only once somebody uses the keyboard."""
        super().showEvent(event)
        self.footer.button.setFocus(Qt.FocusReason.MouseFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
