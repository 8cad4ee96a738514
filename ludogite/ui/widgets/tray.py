"""The dice tray: a wooden frame round felt, a groove for the dice that are kept, and the dice of the throw.

The tray knows which dice are kept and in which order; what they show is told to it. It never decides a throw: ``throw`` only
plays the way to numbers that are already known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.services.sound import ImpactTimes, Sound, play_sound
from ludogite.ui.flow.press_guard import made_ms
from ludogite.ui.style.paint import ratio_of, text_in
from ludogite.ui.style.paint_wood import felt, tray_frame
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import LEAST_TEXT, Theme
from ludogite.ui.values import Felt
from ludogite.ui.widgets.base import Shadow
from ludogite.ui.widgets.cast import Cast, cast, edge_of, room_beside, together
from ludogite.ui.widgets.cup import CupFlight, cup_place, paint_cup, poured_at, rattling
from ludogite.ui.widgets.die import KEY_SPOTS, PIPS, UNDER, Die, Pips, Pose, make_ready, outline_of
from ludogite.ui.widgets.groove import UNDER_KEPT, Groove
from ludogite.ui.widgets.keys import key_cap_size
from ludogite.ui.widgets.overlay import Overlay, Timed
from ludogite.ui.widgets.placards import Placard, PlacardRow
from ludogite.ui.widgets.scatter import scatter

FRAME, FRAME_SMALL = 12, 10
LOOSE_SIDE, LOOSE_SIDE_TALL, LOOSE_SHARE = 124, 160, 0.53
"""Side of a loose die in px, in a tall window too, and at most this share of the height that is left for the throw."""
CAP_GAP, CAP_SHARE = 3, 0.24
"""Distance of a key cap from its die in px, and its height in heights of the groove."""


class DiceTray(Painted, QWidget):
    """Five dice (or as many as a game has) on felt; a click, Space or its digit keeps a die or lets it loose again."""

    kept_changed = Signal()
    """The player kept a die or let it loose."""
    cup_clicked = Signal(float)
    """The cup was pressed, and when (ms)."""
    """The player wants the first throw."""
    landed = Signal()
    """The dice of a throw have come to rest."""

    def __init__(self, theme: Theme, overlay: Overlay, *, colours: Felt, count: int = 5, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._overlay = overlay
        self._felt = colours
        self._values: tuple[int, ...] = ()
        self._groove = Groove(theme, self, count, self.felt_rect, self._on_groove)
        self._foot = 0.0
        """The room under a die for its key (px)."""
        self._helped: tuple[int, ...] = ()
        self._kept: list[int] = []
        self._homes: dict[int, Pose] = {}
        self._seed = 0
        self._prompt = ""
        self._cup = False
        self._cards = PlacardRow(theme, self, self._on_groove)
        self._flying = self._held = False
        self._playable = False
        self.dice = [Die(theme, number, self) for number in range(1, count + 1)]
        for die in self.dice:
            die.hide()
            die.setEnabled(False)
            die.toggled.connect(self._on_toggled)
            die.dropped.connect(self._on_dropped)
        self.shade = Shadow(self, theme, "tray", self._corner)
        self.retranslate()

    # ---- what lies there --------------------------------------------------------------------------------------------------

    @property
    def values(self) -> tuple[int, ...]:
        """What the dice show, by die; empty before a first roll."""
        return self._values

    @property
    def kept(self) -> tuple[int, ...]:
        """The kept dice by index, in the order of the groove."""
        return tuple(self._kept)

    @property
    def loose(self) -> tuple[int, ...]:
        """The dice that are not kept, by index, in order."""
        return tuple([index for index in range(len(self.dice)) if index not in self._kept])

    @property
    def playable(self) -> bool:
        """Whether the player may keep dice now."""
        return self._playable

    def show_dice(self, values: Sequence[int], *, seed: int) -> None:
        """Show these dice, or none; what is kept stays kept while there are dice. Showing the same again changes nothing."""
        if tuple(values) == self._values:
            return
        if not values:
            self._kept = []
            self._homes = {}
        elif not self._values:
            self._seed = seed
        self._values = tuple(values)
        self._show_faces()
        self._arrange(0)
        self.update()

    def set_prompt(self, prompt: str, *, cup: bool = False) -> None:
        """Say on the empty felt what is awaited; with the cup, a click on it throws."""
        if (prompt, cup) != (self._prompt, self._cup):
            self._prompt, self._cup = prompt, cup
            self.update()

    def set_placards(self, question: str, placards: tuple[Placard, ...]) -> None:
        """Show players' cards in the groove instead of the slots, under a question; none gives the slots back."""
        if self._cards.show(question, placards):
            self._fit_groove()
            self.update()

    @property
    def placards(self) -> tuple[Placard, ...]:
        """The players' cards in the groove."""
        return self._cards.cards

    def set_playable(self, *, playable: bool) -> None:
        """Let the player keep dice, or not; the keyboard must not stand on a die then, it would go astray."""
        self._playable = playable
        for die in self.dice:
            die.setEnabled(playable and bool(self._values))
        self._show_keys()

    def show_helping(self, dice: Sequence[int], faces: Sequence[int]) -> None:
        """Mark these dice (by index) with the faces that would help when they are thrown again; no faces, no marks."""
        if not faces and not self._helped:
            return
        spoken = self.tr("aiderait : {faces}").format(faces=", ".join(self._spoken()[face - 1] for face in faces)) if faces else ""
        self._helped = tuple(faces)
        for index, die in enumerate(self.dice):
            marked = index in dice
            die.set_helping(tuple(faces) if marked else (), spoken if marked else "")

    def keep(self, indices: Iterable[int]) -> None:
        """Keep exactly these dice, sliding those that change; the order on the groove stays where it can."""
        wanted = list(indices)
        self._kept = [index for index in self._kept if index in wanted] + [i for i in wanted if i not in self._kept]
        self._arrange(self.theme.ms("die_keep"))

    def toggle(self, index: int) -> None:
        """Keep a die or let it loose, as a click does."""
        if 0 <= index < len(self.dice) and self.dice[index].isEnabled():
            self.dice[index].click()

    def throw(self, again: Sequence[int], values: Sequence[int], *, seed: int) -> None:
        """Throw these dice (by index) so that all dice show these values; ``landed`` follows, at once without motion."""
        self._kept = [index for index in self._kept if index not in again]
        self._kept += [i for i in range(len(self.dice)) if i not in again and i not in self._kept]
        if not self._values:
            self.update()  # cup and prompt go
        self._values = tuple(values)
        self._seed = seed
        self._homes = {}
        self._show_faces()
        self._fit_groove()
        self._flying = True
        flying = again if self.theme.ms("die_throw") > 0 and self.cast(len(again), seed) else ()
        for index in flying:
            self.dice[index].set_ghost(ghost=True)
            self.dice[index].set_pose(self._home(index))
        self._arrange(self.theme.ms("die_keep"))
        self._overlay.launch(self._flights(flying), then=self._on_landed)
        make_ready([self.dice[index] for index in flying])

    def settle(self) -> None:
        """Let everything that moves come to rest now."""
        if self._flying:
            self._overlay.skip()
        self._groove.settle()
        for die in self.dice:
            die.settle()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Plateau de dés"))
        if self._values:
            self._show_faces()
        self.apply_theme()
        self.update()

    # ---- places -----------------------------------------------------------------------------------------------------------

    def felt_rect(self) -> QRectF:
        """Give the felt inside the frame, in px of the tray."""
        frame = self.theme.px(FRAME_SMALL if self.theme.small else FRAME)
        return QRectF(self.rect()).adjusted(frame, frame, -frame, -frame - self.theme.px(3))

    def groove_rect(self) -> QRectF:
        """Give the groove of the kept dice, in px of the tray."""
        return self._groove.rect

    def throw_rect(self, *, opened: bool | None = None) -> QRectF:
        """Give the part of the felt on which loose dice lie, in px of the tray; as it is to be, or with the groove ``opened``."""
        opened = self._groove.is_open if opened is None else opened
        ground, top = self.felt_rect(), self._groove.at(opened=opened).bottom()
        return QRectF(ground.left(), top, ground.width(), ground.bottom() - top).adjusted(12, 6, -12, -6)

    def slot(self, place: int) -> Pose:
        """Give the pose of the die at this place of the groove, from 0."""
        return self._groove.slot(place)

    def _fit_groove(self) -> None:
        """Open the groove for dice and cards, close it when all dice are in the cup; loose dice move together."""
        opened = bool(self._kept or self._cards.cards) or (self._groove.is_open and bool(self._homes))
        if opened == self._groove.is_open:
            return
        before = self.throw_rect()
        self._groove.open(opened=opened)
        self._homes = dict(zip(self._homes, together(list(self._homes.values()), before, self.throw_rect()), strict=True))

    def _on_groove(self) -> None:
        """Paint again what the groove covers, or covered."""
        self.update(self._groove.ground)

    def _corner(self) -> float:
        return self.theme.radius("tray")

    def _cap_scale(self) -> float:
        """Give the size of the key caps, in whole ones: a cap stays smaller than its die, its digit readable."""
        least = LEAST_TEXT / self.theme.font("label").pixelSize()
        return min(1.0, max(least, CAP_SHARE * self._groove.at(opened=True).height() / key_cap_size(self.theme, "5")[1]))

    def _side(self) -> float:
        """Give the side of a loose die where there is room, in px."""
        return self.theme.px(LOOSE_SIDE_TALL if self.theme.tall else LOOSE_SIDE)

    def cast(self, count: int, seed: int) -> Cast | None:
        """Give the throw of so many dice on this felt; None where there is no recording."""
        area = self.throw_rect(opened=count < len(self.dice) or bool(self._cards.cards))
        return cast(count, area, self._side(), seed, most=len(self.dice))

    def _home(self, index: int) -> Pose:
        """Give the place of a loose die; one from an earlier throw lies where there is room, else all loose dice move together."""
        if index not in self._homes:
            loose, area = self.loose, self.throw_rect()
            spot = room_beside([pose for die, pose in self._homes.items() if die in loose], area)
            if spot is not None:
                self._homes[index] = spot
            else:
                thrown = self.cast(len(loose), self._seed)
                side = min(self._side(), area.height() * LOOSE_SHARE)
                poses = thrown.poses if thrown else scatter(len(loose), area, side, self._foot, self._seed)
                self._homes = dict(zip(loose, poses, strict=True))
        return self._homes[index]

    def _arrange(self, duration_ms: int) -> None:
        """Send every die to its place, and tell its button whether it is kept."""
        self._fit_groove()
        poses = {index: self.slot(place) for place, index in enumerate(self._kept)}
        poses |= {index: self._home(index) for index in (self.loose if self._values else ())}
        for index, pose in sorted(poses.items(), key=lambda one: one[1].y):
            self.dice[index].raise_()  # what lies nearer covers what lies behind it
            if not self.dice[index].is_carried:
                self.dice[index].glide(pose, duration_ms)
        for index, die in enumerate(self.dice):
            die.setVisible(bool(self._values))
            die.setEnabled(self._playable and bool(self._values))
            if die.isChecked() != (index in self._kept):
                die.blockSignals(True)
                die.setChecked(index in self._kept)
                die.blockSignals(False)
                die.retranslate()
        self._show_keys()
        self._on_groove()

    def _flights(self, again: Sequence[int]) -> list[Timed]:
        """Make the flight of each thrown die, out of the cup, never over the sheet; and of the cup over them."""
        thrown = self.cast(len(again), self._seed)
        if thrown is None or not again:
            return []
        offset = QPointF(self.mapTo(self._overlay.under, self.rect().topLeft()))
        flying = self._cup_flight(len(again), thrown).moved(offset)
        dice = [(PIPS, self._values[index]) for index in again]
        rests = [self.dice[index].paint_lying for index in again]
        return [*thrown.moved(offset).flights(self.theme, dice, flying.opens_ms, rests), Timed(flying, flying.duration_ms)]

    def impacts(self, count: int, seed: int) -> ImpactTimes:
        """Say when so many thrown dice hit the cup, the felt, the wood and each other, in ms."""
        thrown = self.cast(count, seed)
        return rattling(self._cup_flight(count, thrown), thrown) if thrown else ()

    def _cup_flight(self, count: int, thrown: Cast) -> CupFlight:
        """Let the cup pour where the dice come from; with all dice in it, it shakes where it has stood, else where it pours."""
        stays = count < len(self.dice)
        return poured_at(self.theme, self._cup_room(), thrown, stays=stays, shaken=self._overlay.shaken)

    def hold_cup(self, again: Sequence[int] | None) -> CupFlight | None:
        """Take these dice into the cup, which is shaken (px of the overlay), or (None) lay them back."""
        thrown = self.cast(len(again), 0) if again else None
        self._held = thrown is not None
        for index in self.loose:
            self.dice[index].set_ghost(ghost=self._held and index in (again or ()))
        self.update()
        if again is None or thrown is None:
            return None
        return self._cup_flight(len(again), thrown).moved(QPointF(self.mapTo(self._overlay.under, self.rect().topLeft())))

    def _spoken(self) -> tuple[str, ...]:
        return self.tr("un"), self.tr("deux"), self.tr("trois"), self.tr("quatre"), self.tr("cinq"), self.tr("six")

    def _show_faces(self) -> None:
        spoken = self._spoken()
        for die, value in zip(self.dice, self._values, strict=False):
            die.set_face(Pips(value), spoken[value - 1])

    # ---- events -----------------------------------------------------------------------------------------------------------

    def _on_toggled(self, checked: bool) -> None:  # noqa: FBT001 (a slot)
        index = self.dice.index(self.sender())  # type: ignore[arg-type]
        if checked:
            self._kept.append(index)
        else:
            self._kept.remove(index)
        play_sound(self, Sound.DIE_KEEP)
        self._arrange(self.theme.ms("die_keep"))
        self.kept_changed.emit()

    def _on_dropped(self, at: QPointF) -> None:
        """Keep a carried die where it was let go over the groove, or let it loose on the felt."""
        index = self.dice.index(self.sender())  # type: ignore[arg-type]
        before, hollow = list(self._kept), self.groove_rect()
        if self._playable:
            self._kept = [one for one in before if one != index]
            if hollow.contains(at):
                self._kept.insert(sum(self.slot(place).x < at.x() for place in range(len(self._kept))), index)
        if (index in before) != (index in self._kept):
            play_sound(self, Sound.DIE_KEEP)
        self._arrange(self.theme.ms("die_keep"))
        if self._kept != before:
            self.kept_changed.emit()

    def _on_landed(self) -> None:
        if not self._flying:
            return
        self._flying = False
        for die in self.dice:
            if die.is_ghost:
                die.set_ghost(ghost=False)
        self._show_keys()
        self.landed.emit()

    def apply_theme(self) -> None:
        self._groove.lay(opened=bool(self._kept or self._cards.cards))
        high = min(key_cap_size(self.theme, "5")[1], CAP_SHARE * self._groove.at(opened=True).height())
        self._foot = high + 2 * self.theme.px(CAP_GAP)
        self._homes = {}
        self._arrange(0)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Throw from the cup."""
        if self._cup and not self._values and self.cup_rect().contains(event.position()):
            self.cup_clicked.emit(made_ms(event))
            return
        super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.apply_theme()
        super().resizeEvent(event)

    # ---- painting ---------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        """Paint frame and felt from one picture, the groove from another, then what changes: free slots, the prompt."""
        theme = self.theme
        key = ("tray", self._felt, theme.small)
        picture = theme.picture(key, self.width(), self.height(), ratio_of(painter), self._paint_ground)
        painter.drawPixmap(QPointF(0.0, 0.0), picture)
        if self.exposed.intersects(self._groove.ground):  # not while dice fly over the felt
            self._groove.paint(painter, None if self._cards.cards else len(self._kept))
            if self._cards.cards:
                self._cards.paint(painter, self.groove_rect())
                if theme.text_scale == 1:  # large text asks it over the tray alone
                    self._groove.paint_question(painter, self._cards.question)
        if not self._values and (self._prompt or self._cup):
            self._paint_prompt(painter)

    def cup_rect(self) -> QRectF:
        """Give the place of the dice cup that stands there before a first throw, in px of the tray."""
        count = len(self.dice)
        return cup_place(self._cup_room(), edge_of(count, self.throw_rect(), self._side(), most=count), count)

    def _cup_room(self) -> QRectF:
        """Give the room in which the cup may stand: what is awaited is said below it."""
        area = self.throw_rect()
        return QRectF(area.left(), area.top() + area.height() * 0.04, area.width(), area.height() * 0.70)

    def _paint_prompt(self, painter: QPainter) -> None:
        theme, cup, area = self.theme, self.cup_rect(), self.throw_rect()
        if self._held:
            return
        if self._cup:
            paint_cup(painter, theme, cup)
            area.setTop(cup.bottom())
        painter.setFont(theme.font("panel" if theme.small else "section"))
        text_in(painter, area, self._prompt, theme.palette.on_felt_muted)

    def _paint_ground(self, painter: QPainter) -> None:
        rect = QRectF(self.rect())
        tray_frame(painter, self.theme, rect)
        felt(painter, self.theme, self.felt_rect(), self._felt)

    def _show_keys(self) -> None:
        """Show its key on each die that may be kept now and does not fly, on no other die."""
        scale = self._cap_scale() if self._playable and self._values else 0.0
        wide, high = (length * scale / 2 for length in key_cap_size(self.theme, "5"))
        bodies = {die: outline_of(die.resting_pose).translated(die.resting_pose.centre) for die in self.dice}
        for index, die in enumerate(self.dice):
            if not scale or (self._flying and index not in self._kept):
                die.set_key(0.0)
                continue
            pose = die.resting_pose

            def is_free(spot: QPointF, die: Die = die, pose: Pose = pose) -> bool:
                at = pose.centre + spot * pose.side
                cap = QRectF(at.x() - wide, at.y() - high, 2 * wide, 2 * high)
                return not any(body.intersects(cap) for other, body in bodies.items() if other is not die)

            spot = UNDER_KEPT if index in self._kept else next(filter(is_free, KEY_SPOTS), UNDER)
            die.set_key(scale, spot)
