"""Du jour: a leaf of the calendar, a problem of three minutes for each game, the full games as one pile, and the family's dots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.services.day import streak
from ludogite.services.day_problem import Try, last_days
from ludogite.store.profiles import Profile
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.day_parts import Dots, FamilyDots, Leaf, ProblemCard, SealRow
from ludogite.ui.pages.frame import FramedPage
from ludogite.ui.pages.who import WhoButton
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import Label, Medallion, Paper, PrimaryButton
from ludogite.ui.widgets.base import filled

LEFT = 320
"""Px of the column of the leaf at 100 %."""


@dataclass(frozen=True, slots=True)
class DayData:
    """A day, the games (ids) that have a problem, those with a full game, the family, who plays, and all tries by profile id."""

    today: date
    games: tuple[str, ...]
    full: tuple[str, ...]
    people: tuple[Profile, ...]
    chosen: int
    tries: Mapping[int, tuple[Try, ...]] = field(default_factory=dict)
    played: frozenset[date] = frozenset()
    """Days of which whoever plays has finished a full game."""
    faces: Mapping[int, str] = field(default_factory=dict)


class DayPage(FramedPage):
    """The whole page; ``show_day`` fills it."""

    picked = Signal(int)
    play = Signal(str)
    """The problem of a game (id) is wanted."""
    full = Signal()
    """The full games of the day are wanted."""
    month = Signal()
    challenge = Signal()
    new_profile = Signal()

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._uis = uis
        self.data: DayData | None = None
        self.month_button = self.header.add_action("calendar", "")
        self.month_button.clicked.connect(self.month)
        self.challenge_button = self.header.add_action("flag", "")
        self.challenge_button.clicked.connect(self.challenge)
        self.leaf, self.seals, self.family = Leaf(theme), SealRow(theme), FamilyDots(theme)
        self.streak = Label(theme, "section", "ink")
        self.streak.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.family_title = Label(theme, "panel", "ink")
        self.family_paper = Paper(theme)
        self._family = filled(QVBoxLayout(self.family_paper), self.family_title, self.family)
        days = filled(QVBoxLayout(), (self.leaf, 0, Qt.AlignmentFlag.AlignHCenter), self.streak, self.seals)
        self._side_column = filled(QBoxLayout(QBoxLayout.Direction.TopToBottom), (days, 0), self.family_paper)
        self._side_column.addStretch(1)
        self.title = Label(theme, "page", "ink")
        self.about = Label(theme, "name", "muted")
        head = filled(QHBoxLayout(), self.title, (self.about, 1))
        self._cards = QGridLayout()
        self.cards: dict[str, ProblemCard] = {}
        self.pile: ProblemCard | None = None
        main = filled(QVBoxLayout(), head)
        main.addLayout(self._cards, 1)
        self._main = main
        self._both = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight), (self._side_column, 0), (main, 1))
        self.body.addLayout(self._both, 1)
        self.badge = Medallion(theme, 1, 60)
        self.who = WhoButton(theme)
        self.who.picked.connect(self.picked)
        self.who.wanted.connect(self.new_profile)
        self.left = Label(theme, "body", "muted")
        self.play_button = PrimaryButton(theme, mark="play")
        self.play_button.clicked.connect(self._on_play)
        self.foot = QWidget(self)
        self._foot = filled(
            QHBoxLayout(self.foot), self.badge, (self.who, 0, Qt.AlignmentFlag.AlignVCenter), (self.left, 1), self.play_button
        )
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)  # noqa: S101 - as FramedPage makes it
        layout.addWidget(self.foot)
        self.retranslate()
        self.reflow()

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def show_day(self, data: DayData) -> None:
        """Show a day."""
        self.data = data
        if not self.cards:
            for game in data.games:
                self.cards[game] = card = ProblemCard(self.theme, [self._uis.art(game)])
                card.clicked.connect(self._on_card)
            self.pile = ProblemCard(self.theme, [self._uis.art(game) for game in data.full])
            self.pile.clicked.connect(self.full)
        self.retranslate()
        self.reflow()

    def _mine(self, game: str) -> Try | None:
        data = self.data
        mine = () if data is None else data.tries.get(data.chosen, ())
        return next((one for one in mine if data is not None and (one.day, one.game) == (data.today, game)), None)

    @property
    def next_game(self) -> str | None:
        """Give the first problem that was not tried; None where all were."""
        return next((game for game in self.cards if self._mine(game) is None), None)

    def _on_card(self) -> None:
        game = next((game for game, card in self.cards.items() if card is self.sender()), None)
        if game is not None:
            self._begin(game)

    def _on_play(self) -> None:
        game = self.next_game
        if game is None:
            self.full.emit()
        else:
            self._begin(game)

    def _begin(self, game: str) -> None:
        if self.who.person is None:
            self.new_profile.emit()
        else:
            self.play.emit(game)

    def retranslate(self) -> None:
        title = self.tr("Du jour")
        self.setAccessibleName(title)
        self.header.set_title(title)
        self.month_button.setText(self.tr("Le mois"))
        self.challenge_button.setText(self.tr("Un défi"))
        self.title.setText(self.tr("Les coups du jour"))
        self.about.setText(self.tr("trois minutes chacun"))
        self.family_title.setText(self.tr("La famille"))
        self.who.retranslate()
        self.leaf.retranslate()
        self.family.retranslate()
        data = self.data
        if data is None:
            return
        self.leaf.show_day(data.today)
        self.who.show_people(data.people, data.chosen)
        person = self.who.person
        self.badge.setVisible(person is not None)
        if person is not None:
            self.badge.set_number(person.ink, data.faces.get(person.id, ""))
        self._show_cards()
        self._show_streak(data)
        self._show_family(data)

    def _show_cards(self) -> None:
        following = self.next_game
        for game, card in self.cards.items():
            mine = self._mine(game)
            card.setText(self._uis[game].question)
            card.setAccessibleName(f"{self._uis.name(game)}, {card.text()}")
            card.show_state(done=mine is not None, solved=mine is not None and mine.found, following=game == following)
        left = sum(self._mine(game) is None for game in self.cards)
        self.left.setText(self.tr("encore %n coup(s)", "", left) if left else self.tr("tout est joué"))
        if self.pile is not None:
            self.pile.setText(self.tr("La grande partie"))
            self.pile.setAccessibleName(self.pile.text())
            self.pile.show_state(done=False, solved=False, following=following is None)
        if following is None:
            self.play_button.setText(self.tr("La grande partie"))
        else:
            self.play_button.setText(self.tr("Jouer : {game}").format(game=self._uis.name(following)))

    def _show_streak(self, data: DayData) -> None:
        days = {one.day for one in data.tries.get(data.chosen, ())} | data.played
        count = streak(days, data.today)
        self.streak.setText(self.tr("%n jour(s) de suite", "", count) if count > 1 else "")
        self.streak.setVisible(count > 1)
        self.seals.show_days(last_days(days, data.today))

    def _show_family(self, data: DayData) -> None:
        def dots(one: Profile) -> Dots:
            solved = {each.game for each in data.tries.get(one.id, ()) if each.day == data.today and each.found}
            return Dots(one.name, one.ink, data.faces.get(one.id, ""), tuple(game in solved for game in data.games))

        listed = sorted(map(dots, data.people), key=lambda one: -sum(one.solved))
        mine = [one for one in listed if self.who.person is not None and one.name == self.who.person.name]
        top = listed[: FamilyDots.MOST]
        self.family.show_people(top if not mine or mine[0] in top else [*top[:-1], *mine])

    # ---- places ----------------------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the button that plays."""
        self.play_button.setFocus(event.reason())

    def _share_of_leaf(self) -> float:
        """Say how large the leaf is, so that streak and family have room below it."""
        px = self.theme.px
        taken = self.header.sizeHint().height() + self.foot.sizeHint().height() + 2 * self.theme.size("gutter") + px(40)
        for widget in (self.streak, self.seals, self.family_paper):
            taken += 0 if widget.isHidden() else widget.sizeHint().height() + px(12)
        return min(max((self.height() - taken) / px(350), 0.45), 1.0)

    def reflow(self) -> None:
        """Put the leaf beside the cards, or above them where the window is narrow; two or three cards in a row."""
        super().reflow()
        if not hasattr(self, "_foot"):
            return
        theme, px, side = self.theme, self.theme.px, self._side()
        narrow = self.body_width() < theme.text_px(900)
        self._both.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        self._both.setSpacing(px(24))
        self._side_column.setDirection(QBoxLayout.Direction.LeftToRight if narrow else QBoxLayout.Direction.TopToBottom)
        self._side_column.setSpacing(px(12))
        self.family_paper.setFixedWidth(px(LEFT))
        self.seals.setFixedWidth(px(LEFT))
        self._family.setContentsMargins(px(16), px(12), px(16), px(10))
        self._main.setSpacing(px(12))
        self._cards.setSpacing(px(16))
        columns = 2 if narrow else 3
        everything = [*self.cards.values(), *([self.pile] if self.pile is not None else [])]
        for number, card in enumerate(everything):
            self._cards.addWidget(card, number // columns, number % columns)
        self._foot.setContentsMargins(side, px(8), side, px(14))
        self._foot.setSpacing(px(14))
        has_family = self.data is not None and len(self.data.people) > 1
        self.family_paper.setVisible(has_family and (narrow or self.height() >= px(680)))
        self.leaf.share = 0.6 if narrow else self._share_of_leaf()
        self.leaf.updateGeometry()
        has_room = self.body_width() >= theme.text_px(760)
        self.left.setVisible(has_room)
        self.badge.setVisible(has_room and self.who.person is not None)
        self.play_button.setMinimumWidth(min(px(420), self.body_width() // 2))
        if (layout := self.layout()) is not None:
            layout.activate()
            self._foot.activate()
