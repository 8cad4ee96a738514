"""What a game that was looked back on has to say to each player: praise first, then what it cost, and what was luck."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QObject

from ludogite.core.advice import Account, Find, Fortune, Hindsight, Loss
from ludogite.core.rules import Seat
from ludogite.ui import texts
from ludogite.ui.texts.game import GameTexts

FINE: Final = 2.0
DEAR: Final = 6.0
"""Points up to which a choice is called imprecise, dear; above, a pity."""
SHORT: Final = 12
"""Words of a reason at most."""
GOOD: Final = 0.8
"""The share of perfect choices from which it is called good."""


class ReviewWords(QObject):
    """The sentences of a review; ``child`` is spoken to as a child."""

    def severity(self, cost: float, *, child: bool = False) -> str:
        """Call a loss by a word."""
        if cost < FINE:
            return self.tr("tout près") if child else self.tr("imprécis")
        if cost < DEAR:
            return self.tr("on peut mieux") if child else self.tr("cher")
        return self.tr("oh, dommage !") if child else self.tr("dommage")

    def share(self, found: Hindsight, seat: Seat, *, child: bool = False) -> str:
        """Say what share of a seat's choices was perfect, and of the best words what was scored; "" where nothing is known."""
        share = found.perfect_share(seat)
        said = []
        if share is not None:
            praise = self.tr("{n} % de choix parfaits.")
            if share >= GOOD:
                praise = (
                    self.tr("{n} % de choix parfaits : bravo !") if child else self.tr("{n} % de choix parfaits, belle partie.")
                )
            elif child:
                praise = self.tr("{n} % de choix parfaits, et chacun était à toi.")
            said.append(praise.format(n=round(100 * share)))
        if found.top and (top := found.top[seat]) is not None:
            said.append(self.tr("{n} % du meilleur score possible avec tout le dictionnaire.").format(n=round(100 * top)))
        return " ".join(said)

    def find(self, words: GameTexts, find: Find, when: str, *, child: bool = False) -> str:
        """Say a seat's find."""
        title = self.tr("Ta plus belle idée") if child else self.tr("La trouvaille")
        what = words.remark(find.played.code, find.played.args)
        return f"{title}\u202f: {', '.join(filter(None, (when.lower(), what)))}."

    def account(self, account: Account) -> str:
        """Say how a score came about: perfect play, luck, choices, to the point."""
        said = self.tr("Un joueur parfait ferait {perfect} en moyenne. Les dés ont ajouté {luck}, les choix {choices} : {score}.")
        return said.format(
            perfect=texts.number(account.perfect, 1),
            luck=self.signed(account.luck),
            choices=self.signed(account.choices),
            score=texts.number(account.score),
        )

    def fortune(self, best: Fortune, worst: Fortune, when: str, when_worst: str) -> str:
        """Name the luckiest and the unluckiest throw."""
        said = self.tr("Le plus chanceux : {seen} ({when}, {luck}). Le moins : {other} ({then}, {less}).")
        return said.format(
            seen=best.seen, when=when.lower(), luck=self.signed(best.luck), other=worst.seen, then=when_worst.lower(),
            less=self.signed(worst.luck),
        )  # fmt: skip

    def close(self) -> str:
        """Say that a difference means nothing."""
        return self.tr("À moins d’un point près, c’est égalité.")

    def top(self, loss: Loss) -> str:
        """Say what a play was worth of the best that there was; "" in a game without such a measure."""
        share, there = dict(loss.played.args).get("top"), dict(loss.best.args).get("value")
        if isinstance(there, int | float) and there > 0:
            share = max(0.0, there - loss.cost) / there
        return self.tr("{n} % du maximum").format(n=round(100 * share)) if isinstance(share, int | float) else ""

    def reason(self, words: GameTexts, loss: Loss) -> str:
        """Say in twelve words at most why something else was better, as the coach does; "" where he was not asked."""
        reasons = (words.remark(one.code, one.args) for one in loss.why[1:])
        return next((one for one in reasons if len(re.findall(r"\w+", one)) <= SHORT), "")

    @staticmethod
    def signed(points: float) -> str:
        """Write points with their sign; what rounds to nothing is no loss."""
        written = texts.number(points, 1)
        return written if written.startswith("−") else f"+{written}"
