"""The game of the day: the month with one's scores, what is to be played, the family's table; and the door for challenges."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from ludogite.core.rules import Refusal
from ludogite.services.challenge import Challenge, read_line
from ludogite.services.day import FIRST, DayScore, streak
from ludogite.services.rare_words import RareWord
from ludogite.store.profiles import Profile
from ludogite.ui import texts
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.day_month import MonthGrid, qdate
from ludogite.ui.pages.frame import FramedPage, Row, TitledPaper
from ludogite.ui.pages.who import WhoButton
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.dates import full_day
from ludogite.ui.texts.dictionary import meaning_sentence
from ludogite.ui.widgets import IconButton, Label, LinkButton, PaperButton, Segmented, TextField
from ludogite.ui.widgets.base import Complaint, filled
from ludogite.ui.widgets.columns import Columns
from ludogite.ui.widgets.reading_order import tell_as_laid
from ludogite.ui.widgets.word_link import ask_word


@dataclass(frozen=True, slots=True)
class DayGamesData:
    """Today, the chosen day and game (ids of those that have a day), the family and who plays, all scores, games begun that day."""

    today: date
    day: date
    games: tuple[str, ...]
    game: str
    people: tuple[Profile, ...]
    chosen: int
    scores: tuple[DayScore, ...] = ()
    begun: frozenset[str] = frozenset()
    word: RareWord | None = None
    """The word of the day, where it can be read."""


class DayGamesPage(FramedPage):
    """The whole page; another day, game or person is asked for and shown when it arrives."""

    day_chosen = Signal(object)
    game_chosen = Signal(str)
    picked = Signal(int)
    play = Signal(str)
    """Play the game (id) of the day that is shown."""
    replay = Signal(int)
    """Watch a finished game again (its number in the store)."""
    new_profile = Signal()
    challenged = Signal(object)
    """A challenge was typed or pasted: the ``Challenge``."""
    soiree = Signal()
    """The evening is wanted."""
    open_wanted = Signal()
    """A challenge's file is to be opened."""

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None, *, dared: bool = False) -> None:
        """``dared``: a challenge that came in stands first, and the keyboard is where its line is written."""
        super().__init__(theme, parent)
        self.uis, self._is_dared = uis, dared
        self.data: DayGamesData | None = None
        self._month = date.min
        self.soiree_button = self.header.add_action("trophy", "")
        self.soiree_button.clicked.connect(self.soiree)
        self._columns = Columns(theme)
        self._columns.addWidget(self._make_calendar(), 1)
        self._columns.addWidget(self._make_day(), 1)
        self.body.addLayout(self._columns)
        self.body.insertWidget(0 if dared else self.body.count(), self._make_door())
        self.body.addStretch(1)
        self.retranslate()
        self.reflow()

    def _make_calendar(self) -> QWidget:
        theme = self.theme
        self.calendar = TitledPaper(theme)
        self.games = Segmented(theme)
        self.games.chosen.connect(self.game_chosen)
        self.before, self.after = IconButton(theme, "back", ""), IconButton(theme, "next", "")
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        self.month_name = Label(theme, "name", "ink")
        self.month_name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.month = MonthGrid(theme)
        self.month.chosen.connect(self.day_chosen)
        self.streak = Label(theme, "body", "muted", wrap=True)
        self.word_title = LinkButton(theme, "", mark="search", colour="ink")
        self.word_title.clicked.connect(self._ask_word)
        self.word = Label(theme, "body", "muted", wrap=True)
        head = filled(QHBoxLayout(), self.before, (self.month_name, 1), self.after)
        self.calendar.column.addWidget(self.games, 0, Qt.AlignmentFlag.AlignLeft)
        self.calendar.column.addLayout(head)
        for widget in (self.month, self.streak):
            self.calendar.column.addWidget(widget)
        self.calendar.column.addWidget(self.word_title, 0, Qt.AlignmentFlag.AlignLeft)
        self.calendar.column.addWidget(self.word)
        self.calendar.column.addStretch(1)
        return self.calendar

    def _make_day(self) -> QWidget:
        theme = self.theme
        self.sheet = TitledPaper(theme)
        self.who = WhoButton(theme)
        self.who.picked.connect(self.picked)
        self.who.wanted.connect(self.new_profile)
        self.sheet.column.addWidget(self.who, 0, Qt.AlignmentFlag.AlignLeft)
        self.rows: dict[str, Row] = {}
        self.buttons: dict[str, PaperButton] = {}
        self._rows_at = self.sheet.column.count()
        self.table_title = Label(theme, "panel", "ink")
        self.table = QGridLayout()
        self.table_labels: list[Label] = []
        self.sheet.column.addWidget(self.table_title)
        self.sheet.column.addLayout(self.table)
        self.sheet.column.addStretch(1)
        return self.sheet

    def _make_door(self) -> QWidget:
        theme = self.theme
        self.door = TitledPaper(theme)
        self.about_door = Label(theme, "body", "muted", wrap=True)
        self.field = TextField(theme, "Ludogîte / …", columns=40)
        self.field.setMaxLength(2000)
        self.field.returnPressed.connect(self._on_typed)
        self.field.textEdited.connect(self._on_written)
        self.complaint = Complaint(theme)
        self.open_line = PaperButton(theme, mark="flag", compact=True)
        self.open_line.clicked.connect(self._on_typed)
        self.open_file = PaperButton(theme, mark="import", tone="soft", compact=True)
        self.open_file.clicked.connect(self.open_wanted)
        self.door.column.addWidget(self.about_door)
        self._door_row = Columns(theme)
        self._door_row.addWidget(self.field, 1)
        for button in (self.open_line, self.open_file):
            self._door_row.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self.door.column.addLayout(self._door_row)
        self.door.column.addWidget(self.complaint)
        return self.door

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def show_day(self, data: DayGamesData) -> None:
        """Show a day and its month."""
        if self.data is None or (data.day.year, data.day.month) != (self.data.day.year, self.data.day.month):
            self._month = data.day.replace(day=1)
        self.data = data
        if not self.rows:
            self._make_rows(data.games)
        self.retranslate()
        self.reflow()

    def _make_rows(self, games: tuple[str, ...]) -> None:
        for number, game in enumerate(games):
            button = PaperButton(self.theme, compact=True)
            button.clicked.connect(self._on_button)
            row = Row(self.theme, button)
            row.set_ruled(number > 0)
            self.rows[game], self.buttons[game] = row, button
            self.sheet.column.insertWidget(self._rows_at + number, row)
        tell_as_laid(self.sheet.column)

    def _ask_word(self) -> None:
        """Ask what the dictionary says of the word of the day."""
        if self.data is not None and self.data.word is not None:
            ask_word(self, self.data.word.word)

    def _show_word(self, found: RareWord | None) -> None:
        self.word_title.setVisible(found is not None)
        self.word.setVisible(found is not None)
        if found is not None:
            self.word_title.setText(self.tr("Mot du jour : {word}").format(word=found.word))
            self.word.setText(meaning_sentence(found.senses))

    def _score(self, game: str, profile_id: int) -> DayScore | None:
        data = self.data
        if data is None:
            return None
        return next((one for one in data.scores if (one.day, one.game, one.profile_id) == (data.day, game, profile_id)), None)

    def _on_button(self) -> None:
        game = next((game for game, button in self.buttons.items() if button is self.sender()), None)
        if self.data is None or game is None:
            return
        made = self._score(game, self.data.chosen)
        if made is not None:
            self.replay.emit(made.game_id)
        elif self.who.person is None:
            self.new_profile.emit()
        else:
            self.play.emit(game)

    def _on_typed(self) -> None:
        """Open the challenge of the line, or say below it why there is none."""
        if not self.field.text().strip():
            self._complain(self.tr("Colle ou écris d’abord la ligne du défi."))
            return
        found = read_line(self.field.text())
        self._complain(texts.refusal(found.code, found.args) if isinstance(found, Refusal) else "")
        if isinstance(found, Challenge):
            self.challenged.emit(found)

    def _complain(self, sentence: str = "") -> None:
        """Mark the line as refused, with the reason below it; or as not, when it is written again."""
        self.complaint.setText(sentence)
        self.complaint.setVisible(bool(sentence))
        self.field.set_wrong(bool(sentence))
        self.field.setAccessibleDescription(sentence)
        if sentence:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.field.shake()

    def _on_written(self) -> None:
        self._complain()

    def _turn(self, step: int) -> None:
        """Turn the leaf of the calendar."""
        month = self._month.replace(day=1)
        self._month = (month + timedelta(days=31)).replace(day=1) if step > 0 else (month - timedelta(days=1)).replace(day=1)
        self._show_month()

    def retranslate(self) -> None:
        title = self.tr("Un défi") if self._is_dared else self.tr("La partie du jour")
        self.setAccessibleName(title)
        self.header.set_title(title)
        self.soiree_button.setText(self.tr("La soirée"))
        self.soiree_button.setAccessibleDescription(self.tr("Plusieurs parties de suite, un seul classement"))
        self.calendar.title.setText(self.tr("Le mois"))
        self.before.set_name(self.tr("Mois précédent"))
        self.after.set_name(self.tr("Mois suivant"))
        self.table_title.setText(self.tr("La famille ce jour-là"))
        self.door.title.setText(self.tr("Un défi reçu"))
        self.about_door.setText(self.tr("Colle ou recopie la ligne que tu as reçue, ou ouvre son fichier."))
        self.field.setAccessibleName(self.tr("La ligne du défi"))
        self.open_line.setText(self.tr("Relever ce défi"))
        self.open_file.setText(self.tr("Ouvrir un fichier…"))
        self.who.retranslate()
        if self.data is not None:
            self._show_word(self.data.word)
            self._show_month()
            self._show_rows(self.data)
            self._show_table(self.data)

    def _show_month(self) -> None:
        data = self.data
        if data is None:
            return
        self.games.offer([(game, self.uis.name(game)) for game in data.games], data.game)
        self.games.set_current(data.game)
        self.games.setAccessibleName(self.tr("Jeu affiché dans le calendrier"))
        self.month_name.setText(QLocale().toString(qdate(self._month), self.tr("MMMM yyyy")))
        mine = [one for one in data.scores if one.profile_id == data.chosen]
        scores = {one.day: one.score for one in mine if one.game == data.game}
        self.month.show_month(self._month, scores, chosen=data.day, words=self.uis.texts(data.game), today=data.today)
        self.before.setEnabled(self._month > FIRST)
        self.after.setEnabled((self._month.year, self._month.month) < (data.today.year, data.today.month))
        count = streak((one.day for one in mine), data.today)
        self.streak.setText(self.tr("%n jour(s) de suite. On peut sauter un jour.", "", count) if count > 1 else "")
        self.streak.setVisible(count > 1)

    def _show_rows(self, data: DayGamesData) -> None:
        written = full_day(qdate(data.day))
        self.sheet.title.setText(self.tr("Aujourd’hui, {day}").format(day=written) if data.day == data.today else written)
        self.who.show_people(data.people, data.chosen)
        for game, row in self.rows.items():
            made, button = self._score(game, data.chosen), self.buttons[game]
            name = self.uis.name(game)
            if made is not None:
                row.set_texts(name, self.uis.texts(game).score(made.score))
                button.setText(self.tr("Revoir"))
            else:
                begun = game in data.begun
                row.set_texts(name, self.tr("Commencée") if begun else self.tr("Les mêmes dés pour tout le monde, chacun seul."))
                button.setText(self.tr("Reprendre") if begun else self.tr("Jouer"))
            button.setAccessibleName(f"{button.text()}, {name}")

    def _show_table(self, data: DayGamesData) -> None:
        """Write a line for each person who has played that day, a column for each game."""
        for label in self.table_labels:
            self.table.removeWidget(label)
            label.hide()
            label.deleteLater()
        self.table_labels = []
        that_day = [one for one in data.scores if one.day == data.day]
        people = [one for one in data.people if any(score.profile_id == one.id for score in that_day)]
        self.table_title.setVisible(bool(people))
        if not people:
            return
        for column, game in enumerate(data.games, start=1):
            self._write(self.uis.name(game), "note", "muted", 0, column)
            self.table.setColumnStretch(column, 1)
        for row, one in enumerate(people, start=1):
            self._write(one.name, "name", "ink", row, 0)
            for column, game in enumerate(data.games, start=1):
                made = self._score(game, one.id)
                best = max((score.score for score in that_day if score.game == game), default=None)
                is_best = made is not None and made.score == best and len(people) > 1
                said = "–" if made is None else f"{texts.number(made.score)}{' ★' if is_best else ''}"
                self._write(said, "name" if is_best else "body", "accent" if is_best else "ink", row, column)

    def _write(self, text: str, role: str, colour: str, row: int, column: int) -> None:
        label = Label(self.theme, role, colour, text, wrap=True, tabular=True)
        self.table.addWidget(label, row, column)
        self.table_labels.append(label)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the line of a challenge, or to the first game of the day."""
        (self.field if self._is_dared else next(iter(self.buttons.values()), self.who)).setFocus(event.reason())

    def reflow(self) -> None:
        """Put calendar and day side by side where there is room."""
        super().reflow()
        if not hasattr(self, "_door_row"):
            return
        px = self.theme.px
        self._columns.stack(self.body_width() < self.theme.text_px(760))
        self._door_row.stack(self.body_width() < self.theme.text_px(700))
        self.games.fit((self.body_width() if self._columns.stacked else self.body_width() // 2) - px(60))
        self.table.setHorizontalSpacing(px(12))
        self.table.setVerticalSpacing(px(4))
