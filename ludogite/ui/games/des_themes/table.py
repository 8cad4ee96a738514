"""The screen of Dés à thèmes: theme, dice and heap, who has the floor, the players with their keys, the answers of the round.

Everybody plays at once: a person buzzes with the key shown beside the name. Keys that come together with a buzz are buzzes too and
queue; after that moment letters are the word's, and the others buzz by a click on their key.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Open, Preview, Seat
from ludogite.games.des_themes.moves import (
    Agree,
    AnswerRefused,
    Ballot,
    Buzz,
    Command,
    Contest,
    DiceFell,
    Event,
    GameEnded,
    GiveUpFloor,
    GiveUpRound,
    ThemeFell,
    Throw,
    Vote,
)
from ludogite.games.des_themes.scoring import KNOWN
from ludogite.games.des_themes.state import Phase, ThemesView, Way
from ludogite.services.game_session import GameSession
from ludogite.services.sound import LastSeconds, play_sound
from ludogite.ui.flow.offer import Action, Announcement, Hints, Offer
from ludogite.ui.flow.play import Play
from ludogite.ui.flow.press_guard import made_ms
from ludogite.ui.flow.step_queue import TELL, Scene
from ludogite.ui.games.des_themes import GAME_UI
from ludogite.ui.games.des_themes import action_texts as words
from ludogite.ui.games.des_themes.answer_form import AnswerForm
from ludogite.ui.games.des_themes.buzzer_keys import BuzzerKeys
from ludogite.ui.games.des_themes.events import ballot_name
from ludogite.ui.games.des_themes.flights import Motion
from ludogite.ui.games.des_themes.one_of_us import OneOfUs
from ludogite.ui.games.des_themes.parts import PlayerLine
from ludogite.ui.games.des_themes.round_clock import RUNNING, RoundClock
from ludogite.ui.games.des_themes.shared_keyboard import SharedKeyboard
from ludogite.ui.games.des_themes.things import COLUMN_HIGH, DesThemesBoard
from ludogite.ui.screen.game_screen import GameScreen
from ludogite.ui.screen.table_parts import TableParts, give_up_words
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.buttons import PaperButton
from ludogite.ui.widgets.fields import HouseMenu

END_SHOWN = 3
"""How long the last answer stands before the result is shown, in throws of dice."""
_DIGITS = frozenset("123456")
IDLE: Action[Command] = Action(shown=False)


class DesThemesTable(QObject):
    """What a game of Dés à thèmes puts on its screen, and what it does there."""

    def __init__(self, screen: GameScreen[Command, Event, ThemesView]) -> None:
        super().__init__(screen)
        self.screen, self.flow = screen, screen.flow
        theme = screen.theme
        self._left: dict[tuple[int, int, Seat | None], str] = {}
        """What was written when a floor (round, number, speaker) was left: it stands there again if that is undone."""
        self.buzzer_keys = BuzzerKeys(screen.flow, screen)
        self.keyboard, self.one_of_us = SharedKeyboard(), OneOfUs(theme, screen.flow, screen)
        self.parts = things = DesThemesBoard(screen)
        self.banner, self.colour, self.tray, self.floor = things.banner, things.colour, things.tray, things.floor
        self.players, self.answers, self.pad = things.players, things.answers, things.pad
        self.give_back, self.pass_button, self.abstain_button, self.contest_button = (
            PaperButton(theme, "", screen) for _ in range(4)
        )
        self.refuse_button = PaperButton(theme, "", screen, tone="danger")
        self.pause_button = PaperButton(theme, "", screen, mark="pause")
        self.secondary = [
            self.pause_button, self.give_back, self.refuse_button, self.abstain_button, self.pass_button, self.contest_button,
        ]  # fmt: skip
        self.motion = Motion(self.screen.stage, self.banner, self.colour, self.tray, self.players, self.answers)
        self.form = AnswerForm(screen, self.floor)
        self._by_mouse: set[Seat] = set()
        """Who buzzed by a click the last time: while they write, letters lie there to be clicked, until a key is pressed."""
        self._is_new = True
        """Whether nobody has taken the game up yet, nor has anybody taken the floor."""
        self.topic = self.form.topic
        self.floor.field.steer = self._steer
        self.motion.counted.connect(self.flow.refresh)
        self.motion.rolling.connect(self._on_rolling)
        self.floor.field.textChanged.connect(self.flow.refresh)
        self.floor.proper.toggled.connect(self.flow.refresh)
        self.floor.themed.connect(self._on_theme)
        self.players.pressed.connect(partial(self._buzz, by_mouse=True))
        self.players.keys_button.clicked.connect(self.buzzer_keys.open_sheet)
        self.buzzer_keys.changed.connect(self.flow.refresh)
        self.clock = RoundClock(screen.flow, self.floor, LastSeconds(partial(play_sound, screen)))
        parts: TableParts[Command, Event] = TableParts(
            board=things.board,
            aside=things.aside,
            secondary=self.secondary,
            keys={
                Qt.Key.Key_Escape: self._leave,
                Qt.Key.Key_Pause: self._toggle_by_key,
                Qt.Key.Key_F4: self._on_contest,
                Qt.Key.Key_Up: partial(self._step_theme, -1),
                Qt.Key.Key_Down: partial(self._step_theme, 1),
            },
            take_key=self.take_key,
            home=self.home,
            has_band=False,
            aside_width=things.aside_width,
            column_high=COLUMN_HIGH,
            lay=things.lay,
            play_rect=things.play_rect,
            room_for=self.room_for,
            tried_with=lambda: self.floor.field if self.floor.field.isVisible() else self.floor,
            impact_times=self.motion.impact_times,
            retranslate=self.retranslate,
            last_look_ms=lambda: END_SHOWN * theme.ms("die_throw"),
            save_draft=self._save_draft,
            restore_draft=self._restore_draft,
        )
        play: Play[Command, Event, ThemesView] = Play(
            turn_of=lambda _view: None,
            is_over=lambda view: view.phase is Phase.OVER,
            scenes=self.scenes,
            show=self.show,
            offer=self.offer,
            view_first=True,
            changed=self.changed,
            announcement=self.announcement,
            draft_key=lambda: (self.floor.field.text(), self.topic.number),
            reason_key=lambda view: (view.round, view.floors, view.phase),
            can_pause=self.can_pause,
            show_pause=self._on_pause,
            clock_runs=self.clock.runs,
            show_time=self.show_time,
            give_up_words=give_up_words,
        )
        screen.begin(parts, play)

    # ---- following the game -------------------------------------------------------------------------------------------------

    def scenes(self, event: Event, view: ThemesView) -> Iterator[Scene]:
        """Tell what dice say once they lie still, all else at once; only the last answer is looked at for a while."""
        falls = isinstance(event, ThemeFell | DiceFell) and not self.flow.watching
        if not falls:
            yield TELL
        if self.flow.watching:
            return
        yield partial(self.motion.play, event)
        if falls:
            yield self._await_fall
            yield TELL
        if isinstance(event, GameEnded) and self.screen.isVisible():
            yield self._await_fall

    def _await_fall(self) -> None:
        """Wait for what flies; whatever happens meanwhile ends it."""
        if self.screen.overlay.busy:
            self.screen.stage.hold()

    def announcement(self, event: Event, sentence: str) -> Announcement:
        """Tell an answer in the colour of who said it; why one does not stand, until its writer has tried once more."""
        seat = getattr(getattr(event, "said", event), "seat", None)
        tries_again = isinstance(event, AnswerRefused) and event.seat in self.flow.people
        return Announcement(sentence, sentence, seat, is_reason=tries_again and seat == self.flow.session.view().speaker)

    def changed(self, before: ThemesView, view: ThemesView) -> None:
        """End what flies; when the floor is another's, show what that one had begun to write, and keep what the other had."""
        self.motion.stop()
        if view.round != before.round or view.is_between:
            self.keyboard.forget()
        if before.question is not None and view.question is None:
            self.keyboard.decide()
        if (view.round, view.floors, view.speaker) == (before.round, before.floors, before.speaker):
            return
        self._is_new = False
        last = before.speaker if view.round == before.round and before.phase is Phase.FLOOR else None
        if last is not None and view.attempts == before.attempts and view.speaker != last:
            self.keyboard.keep(last, self.floor.field.text())
        if last is not None and view.speaker is not None and view.speaker != last and self.flow.acts_here(last):
            self.keyboard.give(before=last)
        self.topic.number = 0
        self._left[before.round, before.floors, before.speaker] = self.floor.field.text()
        begun = self.keyboard.draft(view.speaker)
        self.floor.field.setText(self._left.get((view.round, view.floors, view.speaker), begun))
        self.floor.proper.setChecked(False)

    def retranslate(self) -> None:
        """Read every text again."""
        self.floor.field.setAccessibleName(self.tr("Ton mot"))
        self.floor.proper.setAccessibleName(self.tr("Nom propre"))
        self.floor.proper_label.setText(self.tr("Nom propre"))
        self.players.keys_button.set_name(self.tr("Changer les touches"))

    # ---- places -----------------------------------------------------------------------------------------------------------

    def room_for(self) -> list[PaperButton]:
        """Keep room for the buttons that stand there now: all of them never do."""
        return [button for button in self.secondary if not button.isHidden()]

    # ---- what is shown ------------------------------------------------------------------------------------------------------

    def show(self, view: ThemesView, asked: Open | None) -> None:
        """Show theme, dice, players, answers and the floor; in a pause neither dice nor answers."""
        hidden = self.flow.paused
        self.banner.show_banner(words.banner(view))
        self.colour.show_colour(*((None, "", self.tr("Pause"), "", "") if hidden else words.colour_words(view)))
        prompt = self.tr("Pause : les dés sont cachés.") if hidden else self.tr("Les dés attendent.")
        letters, heap = "" if hidden else view.letters, words.Counts().heap(view.heap)
        self.tray.show_dice(letters, view.colour, view.heap, heap, prompt, cup=not hidden)
        self._show_players(view)
        people = tuple((info.name, info.ink) for info in self.flow.session.seats)
        answers = () if hidden else view.answers
        themes = tuple(topic.name for topic in view.card.themes) if view.options.way is Way.OUVERTS else ()
        blank = "" if hidden else self.tr("Les mots dits s’écrivent ici, avec les lettres qui comptent.")
        self.answers.show_answers(
            self.tr("Réponses"), words.answers_count(view), words.foot_words(view), answers, people, themes, blank
        )
        self.form.show(view, self._asked(Phase.FLOOR))
        self._show_pad()
        self.clock.show()

    def _show_pad(self) -> None:
        """Lay letters there for who writes by mouse."""
        is_wanted = self.flow.view.speaker in self._by_mouse and not self.floor.field.isHidden()
        if is_wanted is self.pad.isHidden():
            self.pad.setVisible(is_wanted)
            self.pad.raise_()
            self.screen.relayout()

    def _show_players(self, view: ThemesView) -> None:
        """Show keys and chips; those in the air are nobody's yet."""
        closed = self.flow.paused or self.motion.is_rolling
        usable = {asked.request.seat for asked in self.flow.asked_here("buzz") if not closed}
        lines, names = [], []
        for seat, info in enumerate(self.flow.session.seats):
            key, chips = self.buzzer_keys.by_seat[seat], view.chips[seat] - self.motion.in_air.get(seat, 0)
            state = words.state_of(view, seat, info)
            lines.append(PlayerLine(info.ink, info.name, state, chips, key, seat in usable, seat == view.speaker, info.face))
            names.append(self.tr("{name} buzze, touche {key}").format(name=info.name, key=key))
        self.players.show_players(self.tr("Joueurs"), self.tr("buzzer et jetons gagnés"), tuple(lines), names)

    def offer(self, view: ThemesView, asked: Open | None) -> Offer[Command]:
        """Offer to throw, to buzz, to say the word, or to vote; and to pass, to give back, to let the clock stand."""
        if self.flow.paused:
            hints: Hints = [((self.tr("Entrée"),), self.tr("reprendre"))]
            return Offer(Action(self.tr("Reprendre"), does=self.flow.resume), (IDLE,) * len(self.secondary), hints)
        voter, writer, buzzers = self._asked(Phase.VOTE, Phase.HONOUR), self._asked(Phase.FLOOR), self.flow.asked_here("buzz")
        searching = bool(buzzers) and voter is None and writer is None
        abstains = voter is not None and voter.request.kind == Phase.VOTE
        others: tuple[Action[Command], ...] = (
            Action(self.tr("Pause"), does=self.flow.pause, mark="pause", shown=self.can_pause() and voter is None),
            self._action(self.tr("Rendre la parole"), GiveUpFloor(), writer),
            self._action(ballot_name(Ballot.REFUSE, about_root=view.asks_root), Vote(Ballot.REFUSE), voter),
            self._action(ballot_name(Ballot.ABSTAIN), Vote(Ballot.ABSTAIN), voter if abstains else None),
            Action(self.tr("Je passe"), does=self._on_pass, shown=searching),
            Action(self.tr("Contester"), does=self._on_contest, shown=bool(self.flow.asked_here("contest")) and writer is None),
        )
        return Offer(self._primary(voter, writer, buzzers), others, self._hints())

    def _action(self, label: str, command: Command, asked: Open | None) -> Action[Command]:
        """Make the action that answers a request, not shown where there is none."""
        return Action(label, does=partial(self.flow.submit, command, asked), shown=asked is not None, answers=asked)

    def _primary(self, voter: Open | None, writer: Open | None, buzzers: list[Open]) -> Action[Command]:
        thrower = self._asked(Phase.THROW_THEME, Phase.THROW_DICE)
        if voter is not None:
            name = self.flow.session.seats[voter.request.seat].name
            label = self.tr("{name} accepte")
            if self.flow.view.asks_root:
                label = self.tr("{name} : non, il compte")
            return self._action(label.format(name=name), Vote(Ballot.ACCEPT), voter)
        if writer is not None:
            written = bool(self.floor.field.text().strip())
            return Action(self.tr("Dire ce mot"), does=partial(self._say, writer), enabled=written, answers=writer)
        if thrower is not None:
            label = self.tr("Tirer le thème") if thrower.request.kind == Phase.THROW_THEME else self.tr("Lancer les dés")
            return self._action(label, Throw(), thrower)
        if self.flow.view.phase is Phase.LAST_CALL and self.flow.asked_here("contest"):
            return Action(self.tr("Rien à redire"), does=self._agree)
        if buzzers and self.motion.is_rolling:
            return Action(self.tr("Les dés roulent…"), status=True)
        if len(buzzers) == 1:
            return Action(self.tr("J’ai un mot"), does=partial(self._take_floor, buzzers[0]))
        if self.flow.view.phase is Phase.OVER:
            return Action(self.tr("Partie terminée"))
        return Action(self.tr("À vos touches") if buzzers else self.tr("Patience…"))

    def _hints(self) -> Hints:
        voter = self._asked(Phase.VOTE, Phase.HONOUR)
        if voter is not None:
            key = self.buzzer_keys.by_seat[voter.request.seat]
            if self.flow.view.asks_root:
                return [((key,), self.tr("il compte")), ((self.tr("Maj"), key), self.tr("il ne compte pas"))]
            return [((key,), self.tr("accepter")), ((self.tr("Maj"), key), self.tr("refuser"))]
        if self._asked(Phase.FLOOR) is not None:
            hints = [((self.tr("Entrée"),), self.tr("dire")), ((self.tr("Échap"),), self.tr("rendre"))]
            return [*hints, (("1", "–", "6"), self.tr("thème"))] if self.flow.view.options.way is Way.OUVERTS else hints
        seats = [asked.request.seat for asked in self.flow.asked_here("buzz")]
        return [((self.buzzer_keys.by_seat[seat],), self.flow.session.seats[seat].name) for seat in seats]

    def home(self) -> QWidget | None:
        """Say where the keyboard belongs: in the word, or on the one button, but where keys alone buzz."""
        if not self.floor.field.isHidden():
            return self.floor.field
        return self.screen.primary if self.screen.primary.isEnabled() and len(self.flow.asked_here("buzz")) != 1 else None

    # ---- who may act --------------------------------------------------------------------------------------------------------

    def can_pause(self) -> bool:
        """Tell whether a round is played that somebody here takes part in."""
        return bool(self.flow.people) and self.flow.view.phase in RUNNING

    def _asked(self, *kinds: str, seat: Seat | None = None) -> Open | None:
        """Give the first request of some kinds that is open to a person here, or to the one of a seat."""
        return next((one for one in self.flow.asked_here(*kinds) if seat in {None, one.request.seat}), None)

    def _save_draft(self) -> object:
        """Give the word that somebody here writes, its theme, and where the caret stands."""
        field = self.floor.field
        return (field.text(), self.topic.number, field.cursorPosition()) if self._asked(Phase.FLOOR) and field.text() else None

    def _restore_draft(self, kept: tuple[str, int, int]) -> None:
        """Write the word again."""
        text, self.topic.number, caret = kept
        self.floor.field.setText(text)
        self.floor.field.setCursorPosition(caret)

    # ---- acting -----------------------------------------------------------------------------------------------------------

    def _say(self, writer: Open) -> None:
        self.flow.submit(self.form.answer(), writer)

    def show_time(self) -> None:
        """Show what is left of the time; a whole word that stands written when the floor's time ends is said."""
        self.clock.show()
        writer = self._asked(Phase.FLOOR)
        if writer is None or not self.clock.ends(self.flow.view):
            return
        worth = self.flow.session.preview(writer.request.seat, self.form.answer())
        if isinstance(worth, Preview) and (KNOWN, 0) in worth.parts:
            self._say(writer)

    def _on_pass(self) -> bool:
        """Give up the round."""
        return self.one_of_us.act("buzz", GiveUpRound(), self.tr("{name} passe la manche"), self.pass_button)

    def pass_menu(self) -> HouseMenu:
        """Make the menu of those who may give up the round."""
        return self.one_of_us.menu("buzz", GiveUpRound(), self.tr("{name} passe la manche"))

    def _on_contest(self) -> bool:
        """Object to the last answer."""
        return self.one_of_us.act("contest", Contest(), self.tr("{name} conteste « {word} »"), self.contest_button)

    def contest_menu(self) -> HouseMenu:
        """Make the menu of those who may object to the last answer."""
        return self.one_of_us.menu("contest", Contest(), self.tr("{name} conteste « {word} »"))

    def _agree(self) -> None:
        """Object to nothing, for everybody at this screen."""
        for asked in self.flow.asked_here("contest"):
            self.flow.submit(Agree(), asked)

    def _step_theme(self, step: int) -> bool:
        """Choose the next open theme, or the one before."""
        able = self._asked(Phase.FLOOR) is not None and not self.flow.paused and self.topic.step(self.flow.view, step)
        if able:
            self.form.tell_topic(self.topic.number)
            self.flow.refresh()
        return able

    def _on_theme(self, number: int) -> None:
        """Choose the theme of the word."""
        self.topic.choose(self.flow.view, number)
        self.form.tell_topic(number)
        self.flow.come_home()
        self.flow.refresh()

    def _on_rolling(self, on: bool) -> None:  # noqa: FBT001 - a slot
        (self.flow.clock.stop if on else self.flow.clock.start)(self.motion)
        self._show_players(self.flow.view)

    def _buzz(self, seat: Seat, stamp: int = 0, *, by_mouse: bool = False) -> bool:
        if self.motion.is_rolling:  # nobody has read the dice: a press only lets them lie
            self.motion.stop()
            return True
        asked = self._asked("buzz", seat=seat)
        if asked is not None:
            self._note_hand(seat, by_mouse=by_mouse)
        has_buzzed = asked is not None and self.flow.submit(Buzz(), asked)
        if has_buzzed and self.flow.view.queue == (seat,):
            self.keyboard.give(stamp)
        return has_buzzed

    def _on_pause(self) -> None:
        """End what flies; who takes a game up again by mouse, in the middle of a word, writes by mouse."""
        self.motion.stop()
        speaker = self.flow.view.speaker
        if self._is_new and not self.flow.paused:
            self._is_new = False
            if speaker is not None:
                self._note_hand(speaker, by_mouse=not self.screen.primary.by_key)

    def _take_floor(self, asked: Open) -> bool:
        """Buzz by the one button, for the one person here."""
        self._note_hand(asked.request.seat, by_mouse=not self.screen.primary.by_key)
        return self.flow.submit(Buzz(), asked)

    def _note_hand(self, seat: Seat, *, by_mouse: bool) -> None:
        """Note whether somebody writes by mouse."""
        if by_mouse:
            self._by_mouse.add(seat)
        else:
            self._by_mouse.discard(seat)

    # ---- keys ---------------------------------------------------------------------------------------------------------------

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a player's own key does now: vote (with Shift refuse), or buzz; a key that is held does nothing."""
        if event.isAutoRepeat():
            return True
        seat = self.buzzer_keys.owner(event)
        if seat is None or self.flow.paused or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        voting = self._asked(Phase.VOTE, Phase.HONOUR, seat=seat)
        if voting is not None:
            refused = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            return self.flow.submit(Vote(Ballot.REFUSE if refused else Ballot.ACCEPT), voting)
        return self.keyboard.is_late_vote(made_ms(event)) or self._buzz(seat, event.timestamp())

    def _steer(self, event: QKeyEvent) -> bool:
        """Say what a sign means where a word is written: a theme, a buzz that came together with the first, or (False) a letter."""
        if event.text() in _DIGITS and self.flow.view.options.way is Way.OUVERTS:
            self._on_theme(int(event.text()))
            return True
        if not self.keyboard.is_together(event.timestamp()):
            return self._is_letter()
        seat = self.buzzer_keys.owner(event)
        if seat is not None and seat not in self.flow.view.out:
            if not self.keyboard.is_late_vote(made_ms(event)):
                self._buzz(seat)
            return True
        if self.keyboard.before is not None:
            self.keyboard.add(self.keyboard.before, event.text())
            return True
        return self._is_letter()

    def _is_letter(self) -> bool:
        """Say that a sign is a letter (False) of whoever writes: by keys from now on."""
        speaker = self.flow.view.speaker
        if speaker is not None:
            self._note_hand(speaker, by_mouse=False)
            self._show_pad()
        return False

    def _leave(self) -> bool:
        """Give the floor back, or let the clock stand."""
        writer = self._asked(Phase.FLOOR)
        if self.screen.panel.isHidden() and writer is not None and not self.flow.paused:
            return self.flow.submit(GiveUpFloor(), writer)
        return self._toggle_by_key()

    def _toggle_by_key(self) -> bool:
        able = self.screen.panel.isHidden() and self.can_pause()
        if able:
            self.flow.toggle_pause()
        return able


def make_screen(theme: Theme, session: GameSession[Command, Event, ThemesView]) -> GameScreen[Command, Event, ThemesView]:
    """Make the screen of a game of Dés à thèmes."""
    return GameScreen(GAME_UI, theme, session, DesThemesTable)
