"""A challenge that has come in: who set it face to face with who takes it up, and what there is to beat."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.games.catalog import load_game
from ludogite.services.challenge import Challenge
from ludogite.store.profiles import Profile
from ludogite.ui import texts
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.duel import Duel, Side
from ludogite.ui.pages.frame import FramedPage
from ludogite.ui.pages.who import WhoButton
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.french import elided
from ludogite.ui.variants import variant_title
from ludogite.ui.widgets import Label, PrimaryButton
from ludogite.ui.widgets.base import filled


@dataclass(frozen=True, slots=True)
class ChallengeData:
    """A challenge, the family, who is proposed to play (0: nobody is there), whether that person has begun, and both faces.

    A face is a portrait and an ink.
    """

    challenge: Challenge
    people: tuple[Profile, ...]
    chosen: int
    is_begun: bool = False
    setter: tuple[str, int] = ("", 4)
    taker: tuple[str, int] = ("", 1)


class ChallengePage(FramedPage):
    """The whole page; ``show_challenge`` fills it."""

    play = Signal(int)
    """Somebody takes it up (profile id)."""
    picked = Signal(int)
    """Somebody else is to be proposed (profile id)."""
    new_profile = Signal()

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._uis = uis
        self.data: ChallengeData | None = None
        self.duel: Duel | None = None
        self.about = Label(theme, "name", "muted", wrap=True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.who = WhoButton(theme)
        self.who.picked.connect(self.picked)
        self.who.wanted.connect(self.new_profile)
        self.play_button = PrimaryButton(theme, mark="play")
        self.play_button.clicked.connect(self._on_play)
        self.foot = QWidget(self)
        centre = Qt.AlignmentFlag.AlignHCenter
        self._foot = filled(QVBoxLayout(self.foot), (self.who, 0, centre), (self.play_button, 0, centre), self.about)
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)  # noqa: S101 - as FramedPage makes it
        layout.addWidget(self.foot)
        self.retranslate()
        self.reflow()

    def show_challenge(self, data: ChallengeData) -> None:
        """Show a challenge."""
        if self.duel is None and (art := self._uis.art(data.challenge.game)) is not None:
            self.duel = Duel(self.theme, art)
            self.body.addWidget(self.duel, 1)
        self.data = data
        self.who.show_people(data.people, data.chosen)
        self.retranslate()

    def retranslate(self) -> None:
        title = self.tr("Un défi")
        self.header.set_title(title)
        self.setAccessibleName(title)
        self.who.retranslate()
        if self.data is None:
            return
        data, challenge = self.data, self.data.challenge
        game = load_game(challenge.game)
        name = self._uis.name(challenge.game)
        variant = variant_title(self._uis[game.id], game.record_key(game.read_options(dict(challenge.options))))
        self.header.set_title(title, " · ".join(dict.fromkeys(filter(None, (name, variant)))))
        person = self.who.person
        if self.duel is not None:
            taker = Side(person.name if person is not None else "", *data.taker, "?")
            self.duel.show_sides(Side(challenge.by, *data.setter, texts.number(challenge.score)), taker)
            told = self.tr("{name} te défie : {score} à battre")
            score = self._uis.texts(game.id).score(challenge.score)
            self.duel.setAccessibleDescription(told.format(name=challenge.by, score=score))
        beside = self.tr("Les mêmes dés. {name} joue à côté de toi.") if challenge.ghost is not None else self.tr("Les mêmes dés.")
        self.about.setText(elided(beside, name=challenge.by))
        self.play_button.setText(self.tr("Reprendre") if data.is_begun else self.tr("Relever le défi"))

    def reflow(self) -> None:
        """Take new gaps."""
        super().reflow()
        if hasattr(self, "_foot"):
            side = self._side()
            self._foot.setContentsMargins(side, self.theme.px(4), side, self.theme.px(14))
            self._foot.setSpacing(self.theme.px(10))
            self.play_button.setMinimumWidth(min(self.theme.px(360), self.body_width()))

    def _on_play(self) -> None:
        """Take it up; where nobody lives yet, ask first who that is."""
        if self.who.person is not None:
            self.play.emit(self.who.chosen)
        else:
            self.new_profile.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the button that plays."""
        self.play_button.setFocus(event.reason())
