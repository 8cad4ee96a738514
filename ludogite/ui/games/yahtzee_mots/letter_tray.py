"""The tray of Yahtzee des Mots: seven wells, the racks on which words are laid, the hourglass, and the letter dice.

The tray holds what the player lays (its ``draft``) and says when it changes; what the dice show is told to it. Dice are laid by a
click, by a drag, or by typing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludogite.games.yahtzee_mots.letters import DICE, JOKER, LetterDice, plain
from ludogite.services.sound import ImpactTimes, Sound, play_sound
from ludogite.ui.flow.press_guard import made_ms
from ludogite.ui.games.yahtzee_mots.draft import Draft
from ludogite.ui.games.yahtzee_mots.letter_die import LetterDie, LetterFace
from ludogite.ui.games.yahtzee_mots.letter_felt import FeltButton, LetterFelt
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Shadow
from ludogite.ui.widgets.cast import Cast, cast
from ludogite.ui.widgets.cup import CupFlight, poured_at, rattling
from ludogite.ui.widgets.die import Pose, make_ready
from ludogite.ui.widgets.overlay import Overlay, Timed
from ludogite.words.fold import letters as fold_letters

FRAME, FRAME_SMALL = 12, 10
DIGITS = range(Qt.Key.Key_1, Qt.Key.Key_1 + DICE)


class LetterTray(LetterFelt):
    """Seven letter dice on felt; see the module's docstring."""

    draft_changed = Signal()
    """The player laid dice otherwise, or moved the caret."""
    missing = Signal(str)
    """A letter was typed that no free die shows."""
    joker_wanted = Signal(int)
    """The letter that this joker stands for is to be chosen (a die from 0)."""
    letter_said = Signal(str)
    """A letter was typed while only the joker's may change."""
    cup_clicked = Signal(float)
    """The cup was pressed, and when (ms)."""
    pause_clicked = Signal()
    landed = Signal()
    """The dice of a throw have come to rest."""

    def __init__(self, theme: Theme, overlay: Overlay, letter_dice: LetterDice, parent: QWidget | None = None) -> None:
        super().__init__(theme, letter_dice, parent)
        self._overlay = overlay
        self._nameable = self._flying = False
        self.keeps_caret: Callable[[], bool] = lambda: False
        """Tells whether the keyboard comes back to the caret, not by Tab to the first or last rack."""
        self._seed = 0
        self.dice = [LetterDie(theme, number, self) for number in range(1, DICE + 1)]
        for die in self.dice:
            die.hide()
            die.setEnabled(False)
            die.clicked.connect(self._on_clicked)
            die.dropped.connect(self._on_dropped)
        self.pause_button = FeltButton(theme, "pause", self)
        self.pause_button.clicked.connect(self.pause_clicked)
        self.pause_button.hide()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        self.shade = Shadow(self, theme, "tray", lambda: theme.radius("tray"))
        self.retranslate()

    def show_dice(self, values: Sequence[str]) -> None:
        """Show these dice, or none."""
        if tuple(values) != self._values:
            self._values = tuple(values)
            self._arrange(0)

    def show_draft(self, draft: Draft, *, glide: bool = True) -> None:
        """Lay the dice on the racks like this."""
        if draft != self._draft:
            self._draft = draft
            self._arrange(self.theme.ms("die_keep") if glide else 0)

    def set_playable(self, *, playable: bool, nameable: bool = False) -> None:
        """Let the player lay dice, or only choose the joker's letter, or nothing."""
        if (playable, nameable) != (self._playable, self._nameable):
            self._playable, self._nameable = playable, nameable
            self._arrange(0)

    def set_paused(self, *, paused: bool) -> None:
        """Hide dice and words, or show them again."""
        if paused != self._paused:
            self._paused = paused
            self.pause_button.mark = "play" if paused else "pause"
            self.retranslate()
            self._arrange(0)

    def show_sand(self, *, sand: bool, pausable: bool) -> None:
        """Show the hourglass, and the button that stops it."""
        self.hourglass.setVisible(sand)
        self.pause_button.setVisible(pausable)
        self.update()

    def throw(self, again: Sequence[int], values: Sequence[str], *, seed: int) -> None:
        """Throw these dice (by index) so that all show these faces; ``landed`` follows, at once without motion."""
        self._values, self._seed = tuple(values), seed
        self._flying = True
        for index in again:
            self.dice[index].set_ghost(ghost=True)
        self._arrange(self.theme.ms("die_keep"))
        self._overlay.launch(self._flights(again), then=self._on_landed)
        make_ready([self.dice[index] for index in again])

    def settle(self) -> None:
        """Let everything that moves come to rest now."""
        if self._flying:
            self._overlay.skip()
        for die in self.dice:
            die.settle()

    def retranslate(self) -> None:
        self.pause_button.set_name(self.tr("Reprendre") if self._paused else self.tr("Pause"))
        said = [self.tr("Chevalets")]
        for number, laid in enumerate(self._draft.racks, start=1):
            spelt = " ".join(placed.letter or self.tr("joker") for placed in laid) or self.tr("vide")
            said.append(self.tr("chevalet {number} : {letters}").format(number=number, letters=spelt))
        self.setAccessibleName(self.tr("Pause : dés et mots sont cachés") if self._paused else ", ".join(said))
        self._show_faces()
        self.update()

    def _pose(self, die: int) -> Pose:
        found = self._draft.find(die)
        return self.places.free(die) if found is None else self.places.laid(*found, self._slots(found[0]))

    def _arrange(self, duration_ms: int) -> None:
        """Send every die to its place, and place what stands beside."""
        shown = bool(self._values) and not self._paused
        for index, die in enumerate(self.dice):
            if not die.is_carried:
                die.glide(self._pose(index), duration_ms)
            die.setVisible(shown)
            joker = bool(self._values) and self._values[index] == JOKER
            die.setEnabled(shown and (self._playable or (self._nameable and joker)))
            die.blockSignals(True)
            die.setChecked(index in self._draft.laid)
            die.blockSignals(False)
        places = self.places
        self.hourglass.setGeometry(places.glass.toAlignedRect())
        side = self.pause_button.sizeHint().height()
        foot = self.felt_rect().bottom() - places.foot
        self.pause_button.setGeometry(round(places.column - side / 2), round(foot), side, side)
        self.retranslate()

    def _show_faces(self) -> None:
        for index, (die, face) in enumerate(zip(self.dice, self._values, strict=False)):
            found = self._draft.find(index)
            where = "" if found is None else self.tr("chevalet {number}").format(number=found[0] + 1)
            letter = self._draft.letter(index) if face == JOKER else ""
            die.show_face(LetterFace(face, self._letter_dice.value(face), letter), where)
            die.retranslate()

    def _flights(self, again: Sequence[int]) -> list[Timed]:
        """Make the flight of each thrown die: out of the cup, over the felt, then to its well; and of the cup over them."""
        thrown = self.cast(len(again), self._seed)
        if thrown is None or self.theme.ms("die_throw") <= 0:
            return []
        offset = QPointF(self.mapTo(self._overlay.under, QPoint(0, 0)))
        flying = self._cup_flight(len(again), thrown).moved(offset)
        dice, goals = [], []
        for index in again:
            printed, pose = self._letter_dice.faces[index], self._pose(index)
            faces = tuple(LetterFace(face, self._letter_dice.value(face)) for face in printed)
            dice.append((faces, printed.index(self._values[index]) + 1))
            goals.append(pose._replace(x=pose.x + offset.x(), y=pose.y + offset.y()))
        rests = [self.dice[index].paint_lying for index in again]
        flights = thrown.moved(offset).flights(self.theme, dice, flying.opens_ms, rests, goals)
        return [*flights, Timed(flying, flying.duration_ms)]

    def cast(self, count: int, seed: int) -> Cast | None:
        """Give the throw of so many dice over the racks; None where there is no recording."""
        return cast(count, self.places.area, self.places.free(0).side, seed, most=DICE)

    def impacts(self, count: int, seed: int) -> ImpactTimes:
        """Say when so many thrown dice hit the cup, the felt, the wood and each other, in ms."""
        thrown = self.cast(count, seed)
        return rattling(self._cup_flight(count, thrown), thrown) if thrown else ()

    def _cup_flight(self, count: int, thrown: Cast) -> CupFlight:
        stays, shaken = count < len(self.dice), self._overlay.shaken
        return poured_at(self.theme, self._cup_room(), thrown, self.cup_faces(), stays=stays, shaken=shaken)

    def hold_cup(self, again: Sequence[int] | None) -> CupFlight | None:
        """Take these dice into the cup, which is shaken (px of the overlay), or (None) lay them back."""
        thrown = self.cast(len(again), 0) if again else None
        self._held = thrown is not None
        for index, die in enumerate(self.dice):
            die.set_ghost(ghost=self._held and index in (again or ()))
        self.update()
        if again is None or thrown is None:
            return None
        return self._cup_flight(len(again), thrown).moved(QPointF(self.mapTo(self._overlay.under, QPoint(0, 0))))

    def _lay(self, draft: Draft | None) -> None:
        """Take what the player has laid."""
        if draft is not None and draft != self._draft:
            if draft.laid != self._draft.laid:
                play_sound(self, Sound.LETTER_LAY)
            self.show_draft(draft)
            self.draft_changed.emit()

    def _letter_of(self, die: int) -> str:
        face = self._values[die]
        return self._draft.letter(die) if face == JOKER else plain(face)

    def use(self, die: int) -> None:
        """Lay a free die at the caret or take a laid one back; a joker that lies there asks for its letter."""
        if not (0 <= die < DICE) or not self.dice[die].isEnabled():
            return
        if self._draft.find(die) is None:
            self._lay(self._draft.lay(die, self._letter_of(die)))
        elif self._values[die] != JOKER:
            self._lay(self._draft.take(die))
            return
        if self._values[die] == JOKER:
            self.joker_wanted.emit(die)

    def take(self, die: int) -> None:
        """Take a die back."""
        if self._playable:
            self._lay(self._draft.take(die))

    def say(self, die: int, letter: str) -> None:
        """Name the letter of a laid joker."""
        self._lay(self._draft.say(die, letter))

    def _type(self, letter: str) -> None:
        if self._nameable and not self._playable:
            self.letter_said.emit(letter)
            return
        draft = self._draft.typed(letter, self._values)
        if draft is None:
            self.missing.emit(letter)
        self._lay(draft)

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key that lays, takes back or moves the caret; False leaves it to others."""
        plain_key = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if self._paused or not plain_key or not (self._playable or self._nameable):
            return False
        key, typed = event.key(), fold_letters(event.text())
        if typed:
            for letter in typed:
                self._type(letter)
            return True
        if not self._playable:
            return False
        if key in DIGITS:
            self.use(key - Qt.Key.Key_1)
            return True
        moved = self._moved(Qt.Key(key))
        if moved is None:
            return False
        self._lay(moved)
        return True

    def _moved(self, key: Qt.Key) -> Draft | None:
        """Say what a key that is no letter makes of the draft, or None."""
        draft = self._draft
        match key:
            case Qt.Key.Key_Backspace:
                return draft.erase()
            case Qt.Key.Key_Delete:
                return draft.erase(ahead=True)
            case Qt.Key.Key_Left:
                return draft.step(-1)
            case Qt.Key.Key_Right:
                return draft.step(1)
            case Qt.Key.Key_Home:
                return draft.goto(draft.rack, 0)
            case Qt.Key.Key_End:
                return draft.goto(draft.rack)
            case Qt.Key.Key_Space if len(draft.racks) > 1:
                return draft.goto((draft.rack + 1) % len(draft.racks))
            case Qt.Key.Key_Up if draft.rack > 0:
                return draft.goto(draft.rack - 1)
            case Qt.Key.Key_Down if draft.rack < len(draft.racks) - 1:
                return draft.goto(draft.rack + 1)
        return None

    def _on_clicked(self) -> None:
        self.use(self.dice.index(self.sender()))  # type: ignore[arg-type]

    def _on_dropped(self, at: QPointF) -> None:
        """Lay a carried die on the rack below it, or let it go home."""
        die = self.dice.index(self.sender())  # type: ignore[arg-type]
        if not self._playable:
            self._arrange(self.theme.ms("die_keep"))
            return
        before, places = self._draft, self.places
        rack = next((number for number in range(len(before.racks)) if places.zone(number).contains(at)), None)
        if rack is None:
            self._lay(before.take(die))
        else:
            place = places.place_at(rack, at.x(), self._slots(rack))
            self._lay(before.lay(die, self._letter_of(die), (rack, place)))
        self._arrange(self.theme.ms("die_keep"))
        if rack is not None and self._values[die] == JOKER and not self._draft.letter(die):
            self.joker_wanted.emit(die)

    def _on_landed(self) -> None:
        if self._flying:
            self._flying = False
            for die in self.dice:
                die.set_ghost(ghost=False)
            self.update()
            self.landed.emit()

    def apply_theme(self) -> None:
        self._arrange(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that lay dice; leave the rest to the table."""
        if not self.take_key(event):
            event.ignore()

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Take letters that a dead key or an input method made."""
        for letter in fold_letters(event.commitString()) or "" if self._playable or self._nameable else "":
            self._type(letter)
        event.accept()

    def focusNextPrevChild(self, onward: bool) -> bool:  # noqa: FBT001 (Qt's own signature)
        """Let Tab go from rack to rack before it leaves the tray."""
        draft = self._draft
        rack = draft.rack + (1 if onward else -1)
        if self.hasFocus() and self._playable and 0 <= rack < len(draft.racks):
            self._lay(draft.goto(rack))
            return True
        return super().focusNextPrevChild(onward)

    def focusInEvent(self, event: object) -> None:
        """Take the ring with the keyboard; coming in by Tab begins at the first or last rack."""
        reason = event.reason()  # type: ignore[attr-defined]
        self._ringed = reason in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        if self._playable and self._ringed and not self.keeps_caret():
            self._lay(self._draft.goto(0 if reason is Qt.FocusReason.TabFocusReason else len(self._draft.racks) - 1))
        super().focusInEvent(event)  # type: ignore[arg-type]
        self.update()

    def focusOutEvent(self, event: object) -> None:
        """Let the ring go."""
        super().focusOutEvent(event)  # type: ignore[arg-type]
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Set the caret on a rack, throw from the cup, stop the sand."""
        at, places = event.position(), self.places
        if self._cup and not self._values and self.cup_rect().contains(at):
            self.cup_clicked.emit(made_ms(event))
        elif not self.pause_button.isHidden() and places.glass.contains(at):
            self.pause_clicked.emit()
        elif self._playable and not self._paused:
            for number in range(len(self._draft.racks)):
                if places.zone(number).contains(at):
                    self._lay(self._draft.goto(number, places.place_at(number, at.x(), self._slots(number))))
        super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange(0)
        super().resizeEvent(event)
