"""The table of Mots de Tête: the grid as the heart, the play as it takes shape, the players, the one thing to do now.

Letters are laid as a draft that costs nothing; the rules say at once what it is worth or what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.core.rules import Open, Preview, Refusal, Seat
from ludogite.games.mots_de_tete.grid import Cell
from ludogite.games.mots_de_tete.moves import (
    Accept,
    AskHint,
    BonusThrown,
    Command,
    Contest,
    ContestWon,
    DieThrown,
    Event,
    Laid,
    Pass,
    Scored,
    Throw,
    Write,
)
from ludogite.games.mots_de_tete.placement import NOT_A_WORD
from ludogite.games.mots_de_tete.state import MotsView, Phase, Way
from ludogite.services.game_session import GameSession
from ludogite.services.sound import ImpactTimes
from ludogite.ui.flow.offer import Action, Announcement, Offer
from ludogite.ui.flow.play import Play
from ludogite.ui.games.mots_de_tete import GAME_UI, card_texts
from ludogite.ui.games.mots_de_tete import action_texts as words
from ludogite.ui.games.mots_de_tete.board import MotsBoard
from ludogite.ui.games.mots_de_tete.draft import Draft
from ludogite.ui.games.mots_de_tete.grid import ZOOMS
from ludogite.ui.games.mots_de_tete.grid_export import GridKeeper, Kept
from ludogite.ui.games.mots_de_tete.hand import Hand
from ludogite.ui.games.mots_de_tete.layout import MotsLayout
from ludogite.ui.screen.game_screen import GameScreen
from ludogite.ui.screen.table_parts import TableParts, give_up_words
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.buttons import PaperButton
from ludogite.ui.widgets.cup import throw_impacts
from ludogite.ui.widgets.letters import Carried

WRITING: Final = frozenset({Phase.WRITE, Phase.HINT})


class MotsDeTeteTable(QObject):
    """What a game of Mots de Tête puts on its screen, and what it does there."""

    def __init__(self, screen: GameScreen[Command, Event, MotsView]) -> None:
        super().__init__(screen)
        self.screen, self.flow = screen, screen.flow
        theme = screen.theme
        self._desk = MotsBoard(screen.stage, screen.session, screen)
        self.grid = self._desk.grid
        self.model, self.card, self.standings = self._desk.model, self._desk.card, self._desk.standings
        self.carried = Carried(theme, screen)
        self.hand = Hand(theme, self.grid, self.card.palette_box, self.carried, screen)
        self.keeper = GridKeeper(theme, screen)
        self.pass_button, self.clear_button, self.keep_button = (PaperButton(theme, "", screen) for _ in range(3))
        self.contesters = [PaperButton(theme, "", screen, tone="danger") for _ in screen.session.seats]
        self.secondary = [self.pass_button, self.clear_button, *self.contesters, self.keep_button]
        card = self.card
        for button in (card.turner, card.zoom_button, card.hint_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard at the play
        self._writing: card_texts.Writing | None = None
        self._played: tuple[Laid, ...] = ()
        self._sure = False
        self.hand.changed.connect(self._on_draft)
        self.hand.complained.connect(self.flow.explain)
        self.grid.zoomed.connect(self._on_zoomed)
        card.turned.connect(self.hand.turn)
        card.hint_asked.connect(partial(self.flow.press, Action(command=AskHint())))
        card.zoom_asked.connect(self._zoom)
        self._wake()
        layout = MotsLayout(screen, self._desk, self.secondary)
        order = (self.grid.view, card.turner, card.zoom_button, card.hint_button, screen.primary, *self.secondary)
        parts: TableParts[Command, Event] = TableParts(
            board=self.grid,
            secondary=self.secondary,
            tab_order=order,
            keys={Qt.Key.Key_Escape: self._leave},
            take_key=self.take_key,
            home=self.home,
            resting=self.grid.view,
            has_band=False,
            aside_width=layout.aside_width,
            lay=layout.lay,
            open_menu=self.open_menu,
            play_rect=layout.play_rect,
            tried_with=lambda: self.card,
            impact_times=self.impact_times,
            refused_to=self.refused_to,
            retranslate=self.retranslate,
            show_better=self.show_better,
            save_draft=self.save_draft,
            restore_draft=self.hand.restore_draft,
        )
        play: Play[Command, Event, MotsView] = Play(
            turn_of=lambda view: None if view.phase is Phase.CONTEST else view.seat,
            is_over=lambda view: view.phase is Phase.OVER,
            scenes=self._desk.scenes,
            show=self.show,
            offer=self.offer,
            changed=self.changed,
            announcement=self.announcement,
            progress_label=words.doing_words,
            asked_person=self.asked_person,
            draft_key=lambda: (self.draft, self._sure),
            clock_runs=self.clock_runs,
            show_time=self.show_time,
            give_up_words=give_up_words,
        )
        screen.begin(parts, play)

    # ---- what is shown ------------------------------------------------------------------------------------------------------

    @property
    def draft(self) -> Draft:
        """The letters that are laid and not yet written."""
        return self.hand.draft

    def announcement(self, event: Event, sentence: str) -> Announcement:
        """Say a play of many words shortly; leave the line to the others for the die of a person here: the card says it."""
        if isinstance(event, DieThrown) and self.flow.acts_here(event.seat):
            return Announcement(sentence, None)
        seat = event.play.seat if isinstance(event, Scored) else getattr(event, "seat", None)
        return Announcement(sentence, words.short_sentence(event, self.flow.session.seats) or sentence, seat)

    def asked_person(self, asked: Open | None) -> Hashable:
        """Say who may contest, where it is that."""
        return tuple(one.request.seat for one in self._answering()) or (asked.request.seat if asked is not None else None)

    def refused_to(self, event: Event) -> Seat | None:
        """Give the writer where a contest has found wrong words, else who contested."""
        return event.writer if isinstance(event, ContestWon) else getattr(event, "seat", None)

    def impact_times(self, event: Event) -> ImpactTimes:
        """Say when the thrown die, or the dice of the first square, touch the table."""
        match event:
            case DieThrown():
                return throw_impacts(self.screen.theme, 1)
            case BonusThrown(bonus=bonus):
                return self._desk.bonus_impacts(next(rolls for rolls in bonus if rolls.dice))
            case _:
                return ()

    def changed(self, before: MotsView, view: MotsView) -> None:
        """Forget what belonged to the moment before; the keyboard goes to where one acts."""
        self._sure = False
        self._desk.take(view)
        self._wake()
        moment = (view.turn, view.seat, view.phase)
        if moment != (before.turn, before.seat, before.phase) and self._has_keyboard():
            self.flow.come_home()

    def _has_keyboard(self) -> bool:
        """Tell whether the keyboard is at the table: neither elsewhere on the page, nor where somebody reads."""
        focus = QApplication.focusWidget()
        reading = focus is not None and (self.screen.panel.isAncestorOf(focus) or self.screen.coach.isAncestorOf(focus))
        return focus is None or focus is self.screen or (self.screen.isAncestorOf(focus) and not reading)

    def _wake(self) -> None:
        """Let the person here lay letters while she may."""
        view = self.flow.view
        if view.phase in WRITING and self.flow.acts_here(view.seat):
            self.hand.wake(view, card_texts.wanted_letters(view), self.flow.session.seats[view.seat].ink)
        else:
            self.hand.sleep()

    def retranslate(self) -> None:
        """Read every text again; somebody else may sit here."""
        self._desk.retranslate()
        self._wake()

    def show(self, view: MotsView, asked: Open | None) -> None:
        """Show grid, players, card and time."""
        self._writing = None
        if view.phase is Phase.WRITE and self.hand.is_awake and not self.flow.busy:
            self._writing = card_texts.Writing(self.draft, self._preview(view))
        height = self.standings.wished_height()
        palette = self._writing is not None and self.hand.by_mouse
        self._desk.show(self._writing, across=self.draft.across, palette=palette)
        if self.standings.wished_height() != height:
            self.screen.relayout()
        self.show_time()

    def _preview(self, view: MotsView) -> Preview | Refusal | None:
        """Say what the rules say of the letters; a discreet dictionary speaks only of a word that was played."""
        laid = self.draft.laid
        preview = self.flow.session.preview(view.seat, Write(laid)) if laid else None
        if isinstance(preview, Refusal) and preview.code == NOT_A_WORD and view.options.silent and laid != self._played:
            return Preview(0)
        return preview

    def clock_runs(self, view: MotsView) -> bool:
        """Tell whether somebody has only so much time."""
        return not self.flow.watching and (view.until_ms is not None or view.game_until_ms is not None)

    def show_time(self) -> None:
        """Show the time of the turn, the window or the whole game, whichever ends first."""
        view, options, now = self.flow.view, self.flow.view.options, self.flow.session.now_ms()
        whole = options.window_seconds * 1000 if view.phase is Phase.CONTEST else options.turn_ms(view.seat)
        ends = [(view.until_ms, whole), (view.game_until_ms, options.minutes * 60_000)]
        left, whole = min(((end - now, whole) for end, whole in ends if end is not None), default=(None, 1))
        self.card.set_time(None if self.flow.watching else left, whole)

    def show_better(self, command: Command) -> None:
        """Lay the better word on the grid."""
        if isinstance(command, Write):
            self._desk.show_better(command.letters)

    def save_draft(self) -> object:
        """Give the letters laid on the grid."""
        return self.draft if self.hand.is_awake and self.draft.laid else None

    # ---- what may be done ---------------------------------------------------------------------------------------------------

    def offer(self, view: MotsView, asked: Open | None) -> Offer[Command]:
        """Offer to throw, to write, or to contest; to pass and to clear while one writes; to keep the grid in the end."""
        writing, contest = self._writing, self._answering()
        writes = writing is not None
        sure, pass_words = self.tr("Oui, passer"), self.tr("Passer")
        others: list[Action[Command]] = [
            Action(sure, Pass(), shown=writes, instead=(pass_words,))
            if self._sure
            else Action(pass_words, does=self._ask_to_pass, shown=writes, instead=(sure,)),
            Action(self.tr("Effacer"), does=self.hand.clear, enabled=bool(self.draft.laid), shown=writes),
        ]
        for number in range(len(self.contesters)):
            label = self.tr("Contester")
            if number < len(contest) and self._is_shared():
                label = self.tr("{name} conteste").format(name=self.flow.session.seats[contest[number].request.seat].name)
            others.append(Action(label, does=partial(self._contest, number), shown=number < len(contest)))
        keep: Action[Command] = Action(
            self.tr("Garder la grille"), does=self._open_keep, mark="export", shown=view.phase is Phase.OVER
        )
        keys = words.key_words(view, writing=writes, contest=len(contest)) if asked is not None or contest else ()
        return Offer(self._primary(view, asked, contest), (*others, keep), keys)

    def _primary(self, view: MotsView, asked: Open | None, contest: list[Open]) -> Action[Command]:
        if contest:
            label = self.tr("Accepter")
            if len(contest) > 1:
                label = self.tr("Personne ne conteste")
            elif self._is_shared():
                label = self.tr("{name} accepte").format(name=self.flow.session.seats[contest[0].request.seat].name)
            return Action(label, does=self._accept)
        if self._writing is not None:
            return Action(words.write_label(view, self._writing), does=self._submit_draft, enabled=self._writing.is_ready)
        if asked is None:
            return Action(words.waiting_label(view, self.flow.session.seats))
        throws = view.phase is Phase.THROW_BONUS
        return Action(words.bonus_label(view) if throws else self.tr("Lancer le dé"), Throw())

    def _submit_draft(self) -> None:
        writing = self._writing
        if writing is not None and writing.is_ready:
            with self.flow.gathered:
                self._played = writing.draft.laid
                self.flow.submit(Write(writing.draft.laid))
                self.flow.refresh()
        elif writing is not None:
            self.flow.explain(words.why_not(self.flow.view, writing))

    def _ask_to_pass(self) -> None:
        """Ask whether it is meant; the next press passes."""
        self._sure = True
        told = self.tr("Passer ne rapporte rien. Pour passer quand même, appuie encore.")
        if self.flow.view.options.way is Way.SOLITAIRE:
            told = self.tr("Passer termine la partie. Pour passer quand même, appuie encore.")
        self.flow.explain(told)
        self.flow.refresh()

    def _answering(self) -> list[Open]:
        """List who may contest here now: everybody at once, or one after the other where answers are hidden."""
        asked = self.flow.asked_here(Phase.CONTEST)
        return asked[:1] if self.flow.view.options.hidden else asked

    def _is_shared(self) -> bool:
        """Tell whether the answers of several persons are given here, so that names must say whose."""
        others = set(range(len(self.flow.session.seats))) - {self.flow.view.seat, *self.flow.view.withdrawn}
        return sum(map(self.flow.acts_here, others)) > 1

    def _accept(self) -> None:
        for asked in self._answering():
            self.flow.submit(Accept(), asked)

    def _contest(self, number: int) -> None:
        self.flow.submit(Contest(), self._answering()[number])

    def _on_draft(self) -> None:
        with self.flow.gathered:
            self._sure = False
            self.flow.skip()
            self.flow.refresh()

    # ---- keys ---------------------------------------------------------------------------------------------------------------

    def home(self) -> QWidget | None:
        """Say where the keyboard belongs: at the grid while one writes, else at the button."""
        return self.grid.view if self.hand.is_awake and not self.flow.busy else self.screen.router.primary_home()

    def take_key(self, event: QKeyEvent) -> bool:
        """Take the keys of zoom and export, C and digits to contest; letters find their way to the grid."""
        key, text = Qt.Key(event.key()), event.text().upper()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        standard = QKeySequence.StandardKey
        if event.matches(standard.ZoomIn) or (control and key in {Qt.Key.Key_Plus, Qt.Key.Key_Equal}):
            self.grid.step_zoom(1)
        elif event.matches(standard.ZoomOut) or (control and key == Qt.Key.Key_Minus):
            self.grid.step_zoom(-1)
        elif event.matches(standard.Save) or event.matches(standard.Print):
            self.keep("print" if key == Qt.Key.Key_P else "png")
        elif control:
            return False
        elif contest := self._answering():
            number = 0 if text == "C" else int(text) - 1 if text.isdecimal() else -1
            if not 0 <= number < len(contest):
                return False
            self._contest(number)
        elif self.hand.is_awake and not self.grid.view.hasFocus() and len(text) == 1 and text.isalpha():
            self.grid.view.setFocus(Qt.FocusReason.MouseFocusReason)
            self.hand.type(text)
        else:
            return False
        return True

    def _leave(self) -> bool:
        """End what plays, unsay a pass, or take the letters back; False when there is nothing to leave."""
        if self.flow.busy:
            self.flow.skip()
        elif self._sure:
            self._sure = False
            self.flow.refresh()
        elif self.draft.laid:
            self.hand.clear()
        else:
            return False
        return True

    # ---- keeping the grid, and looking closer ---------------------------------------------------------------------------------

    def keep(self, kind: str) -> None:
        """Keep the grid as it is shown: "png", "pdf", "text" or "print"."""
        if told := self.keeper.keep(kind, Kept(self.flow.view, self.flow.session.seats)):
            self.flow.explain(told)

    def _open_keep(self) -> None:
        self.keeper.open_menu(self.keep_button.mapToGlobal(self.keep_button.rect().topLeft()), self.keep)

    def open_menu(self, at: QPoint) -> None:
        """Offer to keep the grid, at a place of the desktop (px)."""
        self.keeper.open_menu(at, self.keep)

    def _zoom(self) -> None:
        self.grid.set_zoom(ZOOMS[0] if self.grid.zoom > 1 else ZOOMS[1])

    def _on_zoomed(self, _zoom: float) -> None:
        self.screen.relayout()
        self.flow.refresh()

    # ---- places -------------------------------------------------------------------------------------------------------------

    def board_cell(self, cell: Cell) -> QRectF:
        """Give the rectangle of a cell, in px of the screen."""
        return self._desk.cell(cell)


def make_screen(theme: Theme, session: GameSession[Command, Event, MotsView]) -> GameScreen[Command, Event, MotsView]:
    """Make the screen of a game of Mots de Tête."""
    return GameScreen(GAME_UI, theme, session, MotsDeTeteTable)
