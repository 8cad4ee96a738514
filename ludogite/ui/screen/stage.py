"""What the scenes of a game see of its screen: time, flights, feasts, and who plays; nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Seat
from ludogite.services.game_session import SeatInfo
from ludogite.ui.flow.offer import BandWords
from ludogite.ui.screen.interlude import Interlude, Leading, Marks, Picture, Ranking
from ludogite.ui.screen.stamp import Stamp
from ludogite.ui.style.painted import note_shown, reading_ms
from ludogite.ui.style.theme import PlayerInk, Theme
from ludogite.ui.widgets.overlay import FlyingText, NewMark, Overlay, Pause, Timed, confetti

UNTIL_PRESSED_MS, READ_MS, WATCHED_MS = 24 * 3600 * 1000, 15_000, 4000
"""How long a card stands at most between two parts, with a verdict, and where nobody here may press it away."""
STAMPED_MS = 2_000
"""How long a verdict is stamped over a table at least."""


READ_AT_ONCE, MOST_READ = 6, 24
"""Letters that are read while points are counted; and the most that are waited for."""


def seed_of(*place: int) -> int:
    """Make the number from which dice find their places: of the game's own draw and where it fell, so the same each time."""
    seed = 0
    for number in place:
        seed = seed * 97 + number
    return seed


class Following(Protocol):
    """What plays scenes: a ``GameFlow``, whatever it follows."""

    def hold(self) -> None:
        """Say, in a scene, that it goes on until the overlay has landed."""

    def stand(self, words: str) -> None:
        """Say, in a scene, that it is for everybody; ``words`` name what a press leads to, "" where it goes by itself."""

    def show_band(self, band: BandWords) -> None:
        """Let the turn band say something, in a scene, until it has ended."""

    def announce(self, sentence: str) -> None:
        """Tell screen readers something."""

    def acts_here(self, seat: Seat) -> bool:
        """Tell whether a person at this screen plays a seat."""

    @property
    def watching(self) -> bool:
        """Whether this is a replay."""

    @property
    def people(self) -> Sequence[Seat]:
        """The seats that persons at this screen play."""

    @property
    def has_phones(self) -> bool:
        """Whether somebody plays from elsewhere."""


class Ground(Protocol):
    """Where it plays: a ``GameScreen``."""

    def ink_of(self, seat: Seat) -> PlayerInk:
        """Give the colour and symbol of a seat."""

    def standing_ground(self) -> QRectF:
        """Give the place over which a card of everybody's lies, in px of the screen."""


class Stage:
    """What plays is launched here; ``overlay`` takes flights that the game waits for, ``celebration`` what it does not wait for."""

    def __init__(self, theme: Theme, flow: Following, ground: Ground, overlay: Overlay, celebration: Overlay) -> None:
        self.theme = theme
        self._flow, self._ground = flow, ground
        self.overlay, self._celebration = overlay, celebration

    def acts_here(self, seat: Seat) -> bool:
        """Tell whether a person at this screen plays a seat; nobody does in a replay."""
        return self._flow.acts_here(seat)

    @property
    def is_replay(self) -> bool:
        """Tell whether a game is watched again."""
        return self._flow.watching

    def hold(self) -> None:
        """Say that this scene goes on until what was launched on the overlay has landed."""
        self._flow.hold()

    def show_band(self, band: BandWords) -> None:
        """Let the turn band say something until the scene has ended."""
        self._flow.show_band(band)

    def wait(self, duration_ms: int) -> None:
        """Hold the scene for a while; a click goes on."""
        self._launch([Timed(Pause(), duration_ms)])

    def let_read(self, *words: str) -> None:
        """Hold the scene until what somebody else has written can have been read: the longer, the longer; a click goes on."""
        letters = min(max(sum(map(len, words)), READ_AT_ONCE), MOST_READ)
        self.wait(self.theme.ms("points_count") * (READ_AT_ONCE + letters) // READ_AT_ONCE)

    def fly(self, flights: Sequence[Timed], *, skippable: bool = True) -> None:
        """Launch flights and wait for them; without motion there are none."""
        shown = [timed for timed in flights if timed.duration_ms > 0]
        if shown:
            self._launch(shown, skippable=skippable)

    def _launch(self, flights: Sequence[Timed], *, skippable: bool = True) -> None:
        """Hold the scene for flights; what still flies lands before that: its landing would end the scene."""
        self.overlay.skip()
        self._flow.hold()
        self.overlay.launch(flights, skippable=skippable)

    def fly_points(self, seat: Seat, points: int, start: QPointF, end: QPointF, size: float, *, times: int = 1) -> None:
        """Carry points in a player's ink from where they were made to where they are written (px of the screen)."""
        flight = FlyingText(self.theme, str(points), self._ground.ink_of(seat), start, end, size)
        self.fly([Timed(flight, self.theme.ms("chip_fly") * times)])

    def interlude(
        self,
        part: str,
        following: str,
        seats: Sequence[SeatInfo],
        totals: Sequence[int],
        won: str = "",
        marks: Marks | None = None,
    ) -> None:
        """Stop between two parts of a game with who ``won`` the part, in a sentence, and who leads.

        ``marks`` says how many parts there are. It stands until a press where people play, else for a while.
        """
        lead = " ".join(filter(None, (won, Leading()([info.name for info in seats], totals))))
        self._stand(part, lead, following, UNTIL_PRESSED_MS, marks, Ranking(tuple(seats), tuple(totals)))
        self._flow.announce(lead)
        self._flow.stand(following if self._flow.people else "")
        self.show_band(BandWords(None, part, lead))

    def verdict(self, title: str, told: str, picture: Picture | None = None) -> None:
        """Stop with what has been judged, in a picture and in words, until a press, or until everybody must have read it.

        Clocks may run, and phones wait.
        """
        following = QCoreApplication.translate("Stage", "Suite")
        self._stand(title, told, following, WATCHED_MS if self._flow.has_phones else READ_MS, picture)
        self._flow.stand(following if self._flow.people else "")

    def _stand(
        self, title: str, lead: str, following: str, most_ms: int, above: Picture | None = None, below: Picture | None = None
    ) -> None:
        waits = bool(self._flow.people)
        if waits:
            following = QCoreApplication.translate("Stage", "{part} : Entrée, ou un clic").format(part=following)
        card = Interlude(self.theme, self._ground.standing_ground, title, lead, following, above, below, waits)
        self.overlay.guard.arm()
        note_shown("interlude", f"{title} {lead}", self.overlay.under, card.place().toRect(), reading_ms(title + lead))
        self.fly([Timed(card, 1), Timed(Pause(), most_ms if waits else WATCHED_MS)])  # it lies there: painted once

    def celebrate(self, over: QRect, seed: int, *, low: float = 0.5) -> None:
        """Throw confetti over a part of the screen, from its middle or a lower share of its height; the game goes on under it."""
        start = QPointF(over.center().x(), over.top() + low * over.height()) if low != 0.5 else QPointF(over.center())
        self._celebration.launch(confetti(self.theme, start, over.width(), over.height(), seed), skippable=False)

    def stamp(self, over: QWidget, judged: str, word: str, told: str, *, good: bool) -> None:
        """Stamp a verdict over a part of the table until it has been read; nothing waits for that, and no press is taken."""
        theme, area = self.theme, QRectF(self.place(over, QPointF(0, 0)), over.size().toSizeF())
        place = QRectF(0, 0, area.width() - theme.px(16), min(max(theme.text_px(112), theme.px(112)), area.height() - theme.px(16)))
        place.moveCenter(area.center())
        duration = max(reading_ms(f"{judged} {word} {told}"), STAMPED_MS)
        self._celebration.launch([Timed(Stamp(theme, place, judged, word, told, good), duration)], skippable=False)
        note_shown("verdict", f"{judged} {word}", self.overlay.under, place.toRect(), STAMPED_MS // 2)

    def mark_new(self, rect: QRectF, seat: Seat) -> None:
        """Ring what somebody else has just laid (px of the screen) in their ink for a second; nothing waits for that."""
        duration = self.theme.ms("new_card")
        if duration > 0 and not self.acts_here(seat):
            self._celebration.launch([Timed(NewMark(self.theme, rect, self._ground.ink_of(seat)), duration)], skippable=False)

    def place(self, widget: QWidget, point: QPointF) -> QPointF:
        """Turn a point of a widget into one of the screen, in px."""
        return QPointF(widget.mapTo(self.overlay.under, point.toPoint()))
