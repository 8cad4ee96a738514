"""A challenge that has come in: who set it, what there is to beat, who of the family takes it up."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.games.catalog import load_game
from ludogite.services.challenge import Challenge
from ludogite.store.profiles import Profile
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.frame import FramedPage, TitledPaper
from ludogite.ui.pages.who import WhoButton
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.french import elided
from ludogite.ui.variants import variant_title
from ludogite.ui.widgets import Emblem, Label, PrimaryButton
from ludogite.ui.widgets.base import filled

WIDEST = 760
"""Px of the page's content at 100 %."""


@dataclass(frozen=True, slots=True)
class ChallengeData:
    """A challenge, the family, who is proposed to play (0: nobody is there), and whether that person has begun already."""

    challenge: Challenge
    people: tuple[Profile, ...]
    chosen: int
    is_begun: bool = False


class ChallengePage(FramedPage):
    """The whole page; ``show_challenge`` fills it."""

    play = Signal(int)
    """Somebody takes it up (profile id)."""
    picked = Signal(int)
    """Somebody else is to be proposed (profile id)."""
    new_profile = Signal()

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, drawn=WIDEST)
        self._uis = uis
        self.data: ChallengeData | None = None
        self.sheet = TitledPaper(theme)
        self.picture: Emblem | None = None
        self.agreed = Label(theme, "body", "muted", wrap=True)
        self.to_beat = Label(theme, "page", "accent", wrap=True)
        self.about = Label(theme, "body", "ink", wrap=True)
        self.apart = Label(theme, "note", "muted", wrap=True)
        self.who = WhoButton(theme)
        self.who.picked.connect(self.picked)
        self.who.wanted.connect(self.new_profile)
        self.play_button = PrimaryButton(theme, mark="play")
        self.play_button.clicked.connect(self._on_play)
        for label in (self.agreed, self.to_beat, self.about, self.apart):
            self.sheet.column.addWidget(label)
        self._foot = filled(
            QVBoxLayout(), (self.who, 0, Qt.AlignmentFlag.AlignLeft), (self.play_button, 0, Qt.AlignmentFlag.AlignLeft)
        )
        self.sheet.column.addLayout(self._foot)
        self.body.addWidget(self.sheet)
        self.body.addStretch(1)
        self.retranslate()
        self.reflow()

    def show_challenge(self, data: ChallengeData) -> None:
        """Show a challenge."""
        if self.picture is None:
            self.picture = Emblem(self.theme, self._uis.art(data.challenge.game))
            self.sheet.column.insertWidget(0, self.picture)
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
        challenge = self.data.challenge
        game = load_game(challenge.game)
        name = self._uis.name(challenge.game)
        variant = variant_title(self._uis[game.id], game.record_key(game.read_options(dict(challenge.options))))
        self.sheet.title.setText(self.tr("{name} te défie").format(name=challenge.by))
        self.agreed.setText(" · ".join(dict.fromkeys(filter(None, (name, variant)))))
        self.to_beat.setText(self.tr("{score} à battre").format(score=self._uis.texts(game.id).score(challenge.score)))
        if challenge.ghost is not None:
            told = self.tr("Les mêmes dés, rien que pour toi. À la fin de chacun de tes tours, tu vois ce que {name} en a fait.")
        else:
            told = self.tr(
                "Les mêmes dés, rien que pour toi. Le fichier du défi montrerait aussi, tour par tour, le jeu de {name}."
            )
        self.about.setText(elided(told, name=challenge.by))
        self.apart.setText(self.tr("Un défi ne compte pas pour les records : on a pu voir ses dés avant."))
        self.play_button.setText(self.tr("Reprendre") if self.data.is_begun else self.tr("Relever le défi"))
        self.play_button.setEnabled(self.who.person is not None)

    def reflow(self) -> None:
        """Take new gaps."""
        super().reflow()
        if hasattr(self, "_foot"):
            self._foot.setContentsMargins(0, self.theme.px(12), 0, 0)
            self._foot.setSpacing(self.theme.px(14))

    def _on_play(self) -> None:
        if self.who.person is not None:
            self.play.emit(self.who.chosen)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to the button that plays, or to the one that makes somebody who can."""
        (self.play_button if self.play_button.isEnabled() else self.who).setFocus(event.reason())
