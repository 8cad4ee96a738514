"""The evening's page: who takes part; then the staircase of points, the next game, and the diploma; weights behind a fold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.services.soiree import FEWEST, HEAVIEST, Soiree
from ludogite.store.profiles import Profile
from ludogite.ui import texts
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.frame import FramedPage, Question, Row, TitledPaper
from ludogite.ui.pages.new_game_bench import Bench, Chip
from ludogite.ui.pages.podium import Podium, PodiumPlace
from ludogite.ui.pages.soiree_board import Climber, EveningCard, SoireeBoard
from ludogite.ui.pages.soiree_rounds import Gain, PlayedRound, RoundsPaper
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import IconButton, Label, LinkButton, Medallion, PaperButton, PrimaryButton, Stepper, Tray
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.columns import Columns
from ludogite.ui.widgets.panels import bring_into_sight

STAGE, HIGH = 500, 380
"""Px at 100 % that staircase and podium keep before the games played are shown below them."""


@dataclass(frozen=True, slots=True)
class SoireeData:
    """The family, the evening that is open or over (None: one may begin), and the portraits by profile id."""

    people: tuple[Profile, ...]
    soiree: Soiree | None = None
    faces: Mapping[int, str] = field(default_factory=dict)


class SoireePage(FramedPage):
    """The whole page; ``show_soiree`` fills it."""

    begin = Signal(object)
    """An evening begins: the ``Soiree`` as it was agreed."""
    weighed = Signal(str, int)
    """A game (id) weighs so much from now on, in the evening that is open."""
    play = Signal(str)
    """Play a game (id)."""
    leave_out = Signal(int)
    """Leave a round out (from 0)."""
    save_diploma = Signal()
    print_diploma = Signal()
    finish = Signal()
    """The evening is over."""
    reopen = Signal()
    """The evening goes on after all."""
    begin_anew = Signal()
    """The evening that is over makes room for another one."""

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._uis = uis
        self.data: SoireeData | None = None
        self._is_climbing = False
        self.rules_button = self.header.add_action("list-check", "", checkable=True)
        self.rules_button.toggled.connect(self._unfold)
        self._columns = Columns(theme)
        self._columns.addWidget(self._make_left(), 1)
        self._columns.addWidget(self._make_games(), 1)
        self._make_event()
        self.body.addLayout(self._columns)
        self.body.addStretch(1)
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)  # noqa: S101 - as FramedPage makes it
        layout.addWidget(self.foot)
        self.retranslate()
        self.reflow()

    def _make_event(self) -> None:
        """Make the board, the cards of the games, and the buttons below them."""
        theme = self.theme
        self.board = SoireeBoard(theme, next(iter(self._uis.values())).felt)
        self.next_title = Label(theme, "panel", "ink")
        self.cards: dict[str, EveningCard] = {}
        self.cards_row = QWidget()
        self._cards = QGridLayout(self.cards_row)
        self._cards.setContentsMargins(0, 0, 0, 0)
        for game in self._uis:
            self.cards[game] = card = EveningCard(theme, self._uis.art(game))
            card.clicked.connect(self._name_play)
        self.question = Question(theme)
        self.question.agreed.connect(self.finish)
        self.question.declined.connect(self._focus_finish)
        self.rounds = RoundsPaper(theme)
        self.podium = Podium(theme, next(iter(self._uis.values())).felt)
        for widget in (self.question, self.podium, self.board, self.next_title, self.cards_row, self.rounds):
            self.body.addWidget(widget)
        self.play_button = PrimaryButton(theme, mark="play")
        self.play_button.clicked.connect(self._on_play)
        self.begin_button = PrimaryButton(theme, mark="play")
        self.begin_button.clicked.connect(self._on_begin)
        self.save_button = PaperButton(theme, mark="export", compact=True)
        self.save_button.clicked.connect(self.save_diploma)
        self.print_button = PaperButton(theme, mark="print", compact=True)
        self.print_button.clicked.connect(self.print_diploma)
        self.finish_button = PaperButton(theme, mark="flag", tone="soft", compact=True)
        self.finish_button.clicked.connect(self._ask_finish)
        self.reopen_button = PaperButton(theme, mark="undo", tone="soft", compact=True)
        self.reopen_button.clicked.connect(self.reopen)
        self.foot = QWidget(self)
        self._quiet = Columns(theme)
        """The buttons at the left of the foot: one above the other where there is no room."""
        for button in (self.finish_button, self.reopen_button, self.save_button, self.print_button):
            self._quiet.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._foot = filled(QHBoxLayout(self.foot), self._quiet, 1, self.begin_button, self.play_button)

    def _unfold(self) -> None:
        """Show the weights and the rounds, or put them away."""
        self.retranslate()
        self.reflow()
        if self.rules_button.isChecked():
            bring_into_sight(self.games)

    @property
    def next_game(self) -> str:
        """Name the game (id) that is played next: the one chosen."""
        return next((game for game, card in self.cards.items() if card.isChecked()), next(iter(self.cards)))

    def _propose(self, soiree: Soiree) -> None:
        """Choose the game that was played least, of those that count."""
        played = [one.game for one in soiree.rounds]
        counted = [game for game in self.cards if soiree.weight(game)] or list(self.cards)
        best = min(counted, key=played.count)
        for game, card in self.cards.items():
            card.setAutoExclusive(False)
            card.setChecked(game == best)
            card.setAutoExclusive(True)

    def _make_left(self) -> QWidget:
        theme = self.theme
        self.sheet = TitledPaper(theme)
        self.about = Label(theme, "body", "muted", wrap=True)
        self.sheet.column.addWidget(self.about)
        self.people: dict[int, Chip] = {}
        """Who takes part in an evening that begins: the checked ones, by profile id."""
        self.bench = Bench(theme)
        self.sheet.column.addWidget(self.bench)
        self.table = QGridLayout()
        self.table_widgets: list[QWidget] = []
        self.sheet.column.addLayout(self.table)
        self.sheet.column.addStretch(1)
        return self.sheet

    def _make_games(self) -> QWidget:
        theme = self.theme
        self.games = TitledPaper(theme)
        self.about_games = Label(theme, "body", "muted", wrap=True)
        self.games.column.addWidget(self.about_games)
        self.weights: dict[str, Stepper] = {}
        self._game_rows: dict[str, Row] = {}
        for number, game in enumerate(self._uis):
            stepper = Stepper(theme, 0, HEAVIEST, 1)
            stepper.valueChanged.connect(self._on_weight)
            row = Row(theme, stepper)
            row.set_ruled(number > 0)
            self.weights[game], self._game_rows[game] = stepper, row
            self.games.column.addWidget(row)
        self.games.column.addStretch(1)
        return self.games

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def show_soiree(self, data: SoireeData) -> None:
        """Show the evening that is open, or what one that begins is made of."""
        before = self.data.soiree if self.data is not None else None
        was_open = before is not None and not before.is_over
        self._is_climbing = before is None
        self.data = data
        if data.soiree is None and not self.people:
            for one in data.people:
                chip = self.people[one.id] = Chip(self.theme, one.ink, one.name, data.faces.get(one.id, ""), self.bench)
                chip.setCheckable(True)
                chip.setChecked(True)
                chip.toggled.connect(self._on_toggled)
            self.bench.take(list(self.people.values()))
        for game, stepper in self.weights.items():
            stepper.show_value(1 if data.soiree is None else data.soiree.weight(game))
        if data.soiree is not None:
            self._propose(data.soiree)
        self.retranslate()
        self.reflow()
        if was_open and data.soiree is not None and data.soiree.is_over:
            self.podium.celebrate()
            self.begin_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def chosen(self) -> tuple[int, ...]:
        """List who takes part in an evening that begins."""
        return tuple(who for who, chip in self.people.items() if chip.isChecked())

    def _on_toggled(self) -> None:
        for chip in self.people.values():
            chip.show_state(seated=False, dimmed=not chip.isChecked())
        self.begin_button.setEnabled(len(self.chosen()) >= FEWEST)

    def _ask_finish(self) -> None:
        """Ask whether the evening is over: its winner is crowned then."""
        self.question.ask(
            self.tr("Finir la soirée ? Le tableau et le diplôme restent là, et elle peut encore reprendre."),
            self.tr("Oui, finir"),
            self.tr("Continuer"),
        )

    def _focus_finish(self) -> None:
        self.finish_button.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_begin(self) -> None:
        if self.data is not None and self.data.soiree is not None:
            self.begin_anew.emit()
        elif len(self.chosen()) >= FEWEST:
            self.begin.emit(Soiree(self.chosen(), {game: stepper.value() for game, stepper in self.weights.items()}))
            self.setFocus(Qt.FocusReason.TabFocusReason)  # the button that was pressed has gone

    def _on_weight(self, value: int) -> None:
        game = next((game for game, stepper in self.weights.items() if stepper is self.sender()), None)
        data = self.data
        if game is not None and data is not None and data.soiree is not None and data.soiree.weight(game) != value:
            self.weighed.emit(game, value)

    def _on_play(self) -> None:
        self.play.emit(self.next_game)

    def _name_play(self) -> None:
        """Say on the button what is played next."""
        self.play_button.setText(self.tr("Jouer : {game}").format(game=self._uis.name(self.next_game)))

    def retranslate(self) -> None:
        title = self.tr("La soirée")
        self.setAccessibleName(title)
        self.header.set_title(title)
        soiree = self.data.soiree if self.data is not None else None
        is_over = soiree is not None and soiree.is_over
        is_open = soiree is not None and not is_over
        if is_open:
            self.sheet.title.setText(self.tr("Le tableau"))
            self.about.setText(self.tr("Chaque partie finie s’ajoute toute seule. On peut continuer la soirée un autre jour."))
        else:
            self.sheet.title.setText(self.tr("Qui joue ce soir ?"))
            self.about.setText(self.tr("Plusieurs parties de suite, des points selon la place, un diplôme à la fin."))
        self.question.hide()
        self.games.title.setText(self.tr("Les jeux et leur poids"))
        rule = self.tr(
            "Le dernier reçoit 1 point, l’avant-dernier 2, et ainsi de suite, fois le poids du jeu. À 0, le jeu ne compte pas."
        )
        self.about_games.setText(rule)
        self.bench.setVisible(soiree is None)
        self.begin_button.setVisible(not is_open)
        self.begin_button.setText(self.tr("Nouvelle soirée") if is_over else self.tr("Commencer la soirée"))
        self.begin_button.setEnabled(is_over or len(self.chosen()) >= FEWEST)
        has_rounds = soiree is not None and bool(soiree.rounds)
        is_unfolded = self.rules_button.isChecked() and not is_over
        for button, text, shown in (
            (self.save_button, self.tr("Diplôme en PDF…"), has_rounds and (is_over or is_unfolded)),
            (self.print_button, self.tr("L’imprimer…"), has_rounds and (is_over or is_unfolded)),
            (self.finish_button, self.tr("Finir la soirée"), is_open),
            (self.reopen_button, self.tr("Reprendre la soirée"), is_over),
        ):
            button.setText(text)
            button.setVisible(shown)
        self.print_button.setAccessibleName(self.tr("Imprimer le diplôme…"))
        for game, row in self._game_rows.items():
            name = self._uis.name(game)
            row.set_texts(name)
            self.weights[game].setAccessibleName(self.tr("Poids, {game}").format(game=name))
            self.cards[game].setText(name)
        self.rules_button.setText(self.tr("Règles de la soirée"))
        self.rules_button.setVisible(not is_over)
        for widget in (self.board, self.next_title, self.cards_row, self.play_button):
            widget.setVisible(is_open)
        self.sheet.setVisible(soiree is None or is_unfolded)
        self.games.setVisible(is_unfolded)
        self.next_title.setText(self.tr("Prochain jeu"))
        self._name_play()
        self._show_table(soiree)
        self.podium.setVisible(is_over)
        if soiree is not None and is_open:
            self._show_board(soiree)
        if soiree is not None:
            self.podium.show_standings(tuple(self._standings(soiree)))
            self.podium.show_headline(self.tr("Et qui gagne la soirée ?"), self._crowned(soiree))
            self.rounds.show_rounds(tuple(self._played(soiree)))

    def _show_board(self, soiree: Soiree) -> None:
        """Let everybody stand on the stairs, and each game played show who won it."""
        people = {one.id: one for one in self.data.people} if self.data is not None else {}
        faces = self.data.faces if self.data is not None else {}
        earlier = replace(soiree, rounds=soiree.rounds[:-1])
        climbers = [
            Climber(people[who].name, people[who].ink, faces.get(who, ""), points, earlier.total(who))
            for _, who, points in soiree.ranking()
            if who in people
        ]
        first = [people[who].name for place, who, points in soiree.ranking() if place == 1 and points and who in people]
        if len(first) == 1:
            title = self.tr("{name} mène").format(name=first[0])
        else:
            title = self.tr("À égalité") if first else self.tr("Qui montera ?")
        about = self.tr("après %n partie(s)", "", len(soiree.rounds)) if soiree.rounds else ""
        self.board.show_people(climbers, title, about, climbing=self._is_climbing)
        for game, card in self.cards.items():
            won = next((one for one in reversed(soiree.rounds) if one.game == game), None)
            best = next((who for who, place in won.placed if place == 1 and who in people), None) if won is not None else None
            card.show_winner((faces.get(best, ""), people[best].ink) if best is not None else None)

    def _standings(self, soiree: Soiree) -> Iterator[PodiumPlace]:
        people = {one.id: one for one in self.data.people} if self.data is not None else {}
        for place, who, points in soiree.ranking():
            face = self.data.faces.get(who, "") if self.data is not None else ""
            yield PodiumPlace(people[who].name, people[who].ink, place, points, face=face)

    def _played(self, soiree: Soiree) -> Iterator[PlayedRound]:
        people = {one.id: one for one in self.data.people} if self.data is not None else {}
        faces = self.data.faces if self.data is not None else {}
        for one in soiree.rounds:
            placed = [who for who, _place in sorted(one.placed, key=lambda pair: pair[1]) if who in people]
            gains = (Gain(people[who].name, people[who].ink, faces.get(who, ""), one.points(who) or 0) for who in placed)
            yield PlayedRound(self._uis.name(one.game), self._uis.art(one.game), tuple(gains))

    def _crowned(self, soiree: Soiree) -> str:
        """Say who has won the evening."""
        first = [one for one in self._standings(soiree) if one.place == 1]
        names, points = [one.name for one in first], texts.Scores().points(first[0].score)
        if len(first) == 1:
            return self.tr("{name} gagne la soirée : {points}").format(name=names[0], points=points)
        together = self.tr("{first} et {last}").format(first=", ".join(names[:-1]), last=names[-1])
        return self.tr("{names} gagnent la soirée ensemble : {points}").format(names=together, points=points)

    def _show_table(self, soiree: Soiree | None) -> None:
        """Write a line for each person, a column for each round, the sum first."""
        for widget in self.table_widgets:
            self.table.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.table_widgets = []
        if soiree is None or self.data is None:
            return
        names: Mapping[int, str] = {one.id: one.name for one in self.data.people}
        inks = {one.id: one.ink for one in self.data.people}
        for row, (place, who, points) in enumerate(soiree.ranking(), start=1):
            is_first = place == 1 and points > 0
            face = Medallion(self.theme, inks.get(who, 1), 44)
            face.set_number(inks.get(who, 1), self.data.faces.get(who, ""))
            self._put(face, row, 0)
            self._write(f"{place}. {names.get(who, '–')}", "name", "accent" if is_first else "ink", row, 1)
            self._write(texts.Scores().points(points), "name" if is_first else "body", "accent" if is_first else "ink", row, 2)
        base = len(soiree.people) + 1
        for number, one in enumerate(soiree.rounds):
            name = self._uis.name(one.game)
            placed = sorted(one.placed, key=lambda pair: pair[1])
            told = ", ".join(f"{names[who]} {one.points(who)}" for who, _ in placed if who in names)
            self._write(self.tr("{n}. {game}").format(n=number + 1, game=name), "body", "muted", base + number, 0, span=2)
            self._write(told, "body", "muted", base + number, 2)
            if soiree.is_over:
                continue
            button = IconButton(self.theme, "close", self.tr("Enlever la partie {n}").format(n=number + 1))
            set_tip(button, button.accessibleName())
            button.clicked.connect(self._on_leave_out)
            self._put(button, base + number, 3)
        self.table.setColumnStretch(2, 1)

    def _on_leave_out(self) -> None:
        buttons = [widget for widget in self.table_widgets if isinstance(widget, IconButton)]
        sender = self.sender()
        place = next((place for place, button in enumerate(buttons) if button is sender), None)
        if place is not None:
            self.leave_out.emit(place)

    def _write(self, text: str, role: str, colour: str, row: int, column: int, *, span: int = 1) -> None:
        self._put(Label(self.theme, role, colour, text, wrap=True, tabular=True), row, column, span=span)

    def _put(self, widget: QWidget, row: int, column: int, *, span: int = 1) -> None:
        self.table.addWidget(widget, row, column, 1, span)
        self.table_widgets.append(widget)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to what begins: the evening, or the first game."""
        (self.play_button if self.begin_button.isHidden() else self.begin_button).setFocus(event.reason())

    def reflow(self) -> None:
        """Put table and games side by side where there is room."""
        super().reflow()
        if not hasattr(self, "_foot"):
            return
        px, side = self.theme.px, self._side()
        columns = 5 if self.body_width() >= self.theme.text_px(760) else 3
        for number, card in enumerate(self.cards.values()):
            self._cards.addWidget(card, number // columns, number % columns)
        self._cards.setSpacing(px(12))
        self._foot.setContentsMargins(side, px(8), side, px(14))
        self._foot.setSpacing(px(12))
        self.play_button.setMinimumWidth(min(px(420), self.body_width() // 2))
        self._columns.stack(self.body_width() < self.theme.text_px(860))
        quiet = [one for one in (self.finish_button, self.reopen_button, self.save_button, self.print_button) if not one.isHidden()]
        primary = self.begin_button.sizeHint().width() if self.play_button.isHidden() else self.play_button.minimumWidth()
        room = self.body_width() - primary - px(24)
        self._quiet.stack(sum(one.sizeHint().width() + px(16) for one in quiet) > room)
        self._hold_board()
        if (layout := self.layout()) is not None:
            layout.activate()
            self._foot.activate()
        self.table.setHorizontalSpacing(px(14))
        self.table.setVerticalSpacing(px(6))

    def _hold_board(self) -> None:
        """Give the board, or the podium, what everything else leaves of the window; the games played fill a tall one."""
        px, gutter = self.theme.px, self.theme.size("gutter")
        soiree = self.data.soiree if self.data is not None else None
        is_over = soiree is not None and soiree.is_over
        rows = 1 if self.body_width() >= self.theme.text_px(760) else 2
        card = next(iter(self.cards.values()))
        taken = self.header.sizeHint().height() + self.foot.sizeHint().height() + 2 * gutter + px(8)
        if not is_over:
            taken += self.next_title.sizeHint().height() + rows * card.sizeHint().height() + px(48)
        stage: Tray = self.podium if is_over else self.board
        played = self.rounds.sizeHint().height() + px(16)
        room, least = self.height() - taken, max(stage.minimumSizeHint().height(), px(HIGH if is_over else STAGE))
        has_rounds = soiree is not None and bool(soiree.rounds)
        self.rounds.setVisible(has_rounds and room - played >= least and not self.rules_button.isChecked())
        stage.setFixedHeight(max(room - (played if not self.rounds.isHidden() else 0), stage.minimumSizeHint().height()))


class SoireeOffer(LinkButton):
    """Proposes an evening at the end of a game, which counts already."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent, mark="trophy")
        self.retranslate()

    def retranslate(self) -> None:
        self.setText(self.tr("Une soirée ? Cette partie compte déjà"))


class SoireeLink(LinkButton):
    """Says that a game has entered the evening, and leads to its table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent, mark="trophy")
        self.retranslate()

    def retranslate(self) -> None:
        self.setText(self.tr("Cette partie compte pour la soirée : voir le tableau"))
