"""What a table of Dés à thèmes shows: theme, dice and heap, who has the floor, the players with their keys, answers, time."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from ludogite.core.rules import Open, Preview, Seat
from ludogite.games.des_themes.moves import Answer, Ballot
from ludogite.games.des_themes.scoring import lit
from ludogite.games.des_themes.state import Phase, ThemesView, Way
from ludogite.services.game_session import AnySession, ReplaySession
from ludogite.services.key_bindings import given_keys
from ludogite.services.sound import LastSeconds
from ludogite.ui.games.des_themes import action_texts as words
from ludogite.ui.games.des_themes.answers import AnswersPaper
from ludogite.ui.games.des_themes.board import ColourBanner, DiceTray, ThemeBanner
from ludogite.ui.games.des_themes.events import ballot_name
from ludogite.ui.games.des_themes.flights import Motion
from ludogite.ui.games.des_themes.parts import FloorPanel, PlayerLine, PlayersPaper
from ludogite.ui.screen.frame import TableFrame
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets.buttons import PaperButton
from ludogite.ui.widgets.overlay import Overlay
from ludogite.words.themes import THEMES_PER_CARD, ProperNouns, Theme

TICK_MS = 100
RUNNING = frozenset({Phase.OPEN, Phase.FLOOR, Phase.VOTE, Phase.HONOUR})
ASIDE, ASIDE_SMALL = 332, 280


def keys_at(table: AnySession) -> list[str]:
    """Give the buzzer key of every seat, '' where no person at this screen plays."""
    people = [seat for seat in range(len(table.seats)) if table.is_local(seat)]
    given = dict(zip(people, given_keys([table.buzzers.get(seat, "") for seat in people]), strict=True))
    return [given.get(seat, "") for seat in range(len(table.seats))]


class ThemesScreen(TableFrame):
    """Everything that is seen; who acts on it is ``DesThemesTable``."""

    game_id = "des_themes"

    def __init__(self, look: Look, table: AnySession, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.table = table
        self._watching = isinstance(table, ReplaySession)
        self._view: ThemesView = table.view()
        self._ending = self._paused = self._was_shown = False
        self._theme = self._first_theme()
        self.keys = keys_at(table)
        self.band.hide()
        self.board, self.aside = QWidget(self), QWidget(self)
        self.board.hide()
        self.aside.hide()
        self.banner = ThemeBanner(look, self)
        self.colour = ColourBanner(look, self)
        self.tray = DiceTray(look, self)
        self.floor = FloorPanel(look, THEMES_PER_CARD, self)
        self.players = PlayersPaper(look, len(table.seats), self)
        self.answers = AnswersPaper(look, self)
        self.give_back = PaperButton(look, "", self)
        self.pass_button = PaperButton(look, "", self)
        self.refuse_button = PaperButton(look, "", self, tone="danger")
        self.abstain_button = PaperButton(look, "", self)
        self.pause_button = PaperButton(look, "", self, mark="pause")
        self.secondary = [self.give_back, self.refuse_button, self.abstain_button, self.pass_button, self.pause_button]
        self.motion = Motion(self, Overlay(self))
        self._last_seconds = LastSeconds(look.heard.emit)
        self._clock = QTimer(self)
        self._clock.setInterval(TICK_MS)
        self.retranslate()

    # ---- what an owner calls ----------------------------------------------------------------------------------------------

    @property
    def view(self) -> ThemesView:
        """What is shown now."""
        return self._view

    @property
    def paused(self) -> bool:
        """Whether the dice are hidden and the clock stands."""
        return self._paused

    @property
    def busy(self) -> bool:
        """Whether the last answer of the game is still being looked at."""
        return self._ending

    def skip(self) -> None:
        """End the look at the last answer."""
        if self._ending:
            self._ending = False
            self.finished.emit()

    def aside_width(self) -> int:
        """Give the width of the paper column, in px."""
        return self.look.px(ASIDE_SMALL if self.look.small else ASIDE)

    def acts_here(self, seat: Seat) -> bool:
        """Tell whether a person at this screen plays a seat; nobody does in a replay."""
        return not self._watching and self.table.is_local(seat)

    def show_view(self, view: ThemesView) -> None:
        """Show the table as it is; showing the same view again changes nothing."""
        before, self._view = self._view, view
        if (view.round, view.floors, view.speaker) != (before.round, before.floors, before.speaker):
            self._theme = self._first_theme()
            self.floor.field.clear()
            self.floor.proper.setChecked(False)
        self._refresh()

    def retranslate(self) -> None:
        """Read every text again."""
        self.give_back.setText(self.tr("Rendre la parole"))
        self.refuse_button.setText(ballot_name(Ballot.REFUSE))
        self.abstain_button.setText(ballot_name(Ballot.ABSTAIN))
        self.pass_button.setText(self.tr("Je passe la manche"))
        self.floor.field.setAccessibleName(self.tr("Ton mot"))
        self.floor.proper.setAccessibleName(self.tr("Nom propre"))
        self.floor.proper_label.setText(self.tr("Nom propre"))
        self.players.keys_button.set_name(self.tr("Changer les touches"))
        self._refresh()

    # ---- places -----------------------------------------------------------------------------------------------------------

    def play_rect(self) -> QRect:
        """Leave the theme in sight."""
        place, look = super().play_rect(), self.look
        place.setTop(self.content_rect().top() + look.px(60 if look.small else 76) + look.px(10 if look.small else 16))
        return place

    def relayout(self) -> None:
        """Give the board the room of the band, and place what lies on it."""
        super().relayout()
        board, aside = self.board, self.aside
        if board is None or aside is None:
            return
        look, place, beside = self.look, board.geometry(), aside.geometry()
        x, top = place.x(), self.content_rect().top()
        gap, wide, high = look.px(10 if look.small else 16), place.width(), place.bottom() + 1 - top
        head = look.px(60 if look.small else 76)
        second = round(wide * 0.355)
        self.banner.setGeometry(x, top, wide - second - gap, head)
        self.colour.setGeometry(x + wide - second, top, second, head)
        themed = look.px(46) if self._view.options.way is Way.OUVERTS else 0
        floor = look.px(150 if look.small else 216) + themed
        tray = max(high - head - floor - 2 * gap, look.px(90))
        self.tray.setGeometry(x, top + head + gap, wide, tray)
        self.floor.setGeometry(x, top + head + tray + 2 * gap, wide, max(high - head - tray - 2 * gap, 1))
        self.floor.relayout()
        players = self.players.wished_height(round(beside.height() * 0.62))
        self.players.setGeometry(beside.x(), beside.y(), beside.width(), players)
        below = beside.y() + players + gap
        self.answers.setGeometry(beside.x(), below, beside.width(), beside.height() - players - gap)

    # ---- showing ------------------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Show the moment."""
        view, seats, before = self._view, self.table.seats, QApplication.focusWidget()
        hidden = self._paused
        self.banner.show_banner(words.banner(view))
        colour = words.colour_words(view)
        self.colour.show_colour(*((None, "", self.tr("Pause"), "") if hidden else colour))
        heap = words.Counts().heap(view.heap)
        prompt = self.tr("Pause : les dés sont cachés.") if hidden else self.tr("Les dés attendent.")
        self.tray.show_dice("" if hidden else view.letters, view.colour, view.heap, heap, prompt)
        self._show_players()
        people = tuple((info.name, info.ink) for info in seats)
        answers = () if hidden else view.answers
        blank = "" if hidden else self.tr("Les mots dits s’écrivent ici, avec les lettres qui comptent.")
        self.answers.show_answers(self.tr("Réponses"), words.answers_count(view), words.foot_words(view), answers, people, blank)
        self._show_floor()
        self._show_actions()
        self._show_time()
        if (view.phase in RUNNING and not hidden and not self._watching) != self._clock.isActive():
            self._clock.stop() if self._clock.isActive() else self._clock.start()
        self._take_focus_home(before)

    def _take_focus_home(self, before: QWidget | None) -> None:
        """Take the keyboard back where what had it has gone: Qt hands it to a neighbour, on which Enter means something else."""
        if before is None or not self.isAncestorOf(before) or (before.isVisible() and before.isEnabled()):
            return
        if not self.floor.field.isHidden():
            self.floor.field.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.primary.isEnabled():
            self.primary.setFocus(Qt.FocusReason.MouseFocusReason)
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_chips(self) -> None:
        """Show who has how many chips; those in the air are nobody's yet."""
        self._show_players()

    def _show_players(self) -> None:
        view, seats = self._view, self.table.seats
        lines, names = [], []
        for seat, info in enumerate(seats):
            local = self.acts_here(seat)
            usable = local and not self._paused and self._asked(seat, "buzz") is not None
            key = self.keys[seat] if local else ""
            state = words.state_of(view, seat, info)
            lines.append(
                PlayerLine(
                    info.ink,
                    info.name,
                    state,
                    view.chips[seat] - self.motion.in_air.get(seat, 0),
                    key,
                    usable,
                    seat == view.speaker,
                )
            )
            names.append(self.tr("{name} buzze, touche {key}").format(name=info.name, key=key))
        self.players.show_players(self.tr("Joueurs"), self.tr("buzzer et jetons gagnés"), tuple(lines), names)

    def _show_floor(self) -> None:
        view, floor = self._view, self.floor
        ink, title, aside, question = words.head_words(view, self.table.seats)
        writer = self._writer()
        writing = writer is not None and not self._paused
        floor.show_head(ink, title, aside, "" if writing else question)
        floor.field.setVisible(writing)
        theme = self._chosen_theme()
        is_admitted = theme is not None and theme.proper_nouns is ProperNouns.ADMIS
        floor.proper.setVisible(writing and is_admitted)
        floor.proper_label.setVisible(writing and is_admitted)
        for number, button in enumerate(floor.themes, start=1):
            button.setVisible(writing and view.options.way is Way.OUVERTS)
            button.setText(view.card.themes[number - 1].name)
            button.setEnabled(number not in view.closed)
            button.setChecked(number == self._theme)
        floor.relayout()
        if writing:
            self._show_worth()
            if not floor.field.hasFocus() and not floor.isAncestorOf(QApplication.focusWidget() or self):
                floor.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_worth(self) -> None:
        """Light the letters of what is written, and say what it would take."""
        field, writer = self.floor.field, self._writer()
        text = field.text()
        worth = self.table.preview(writer.request.seat, self._answer()) if writer is not None and text.strip() else None
        if not isinstance(worth, Preview):
            field.show_worth((), "", "")
            return
        lights = () if self._view.is_black else lit(text, self._view.letters)
        note = "" if self._view.is_black else words.Counts().lit(len(lights))
        field.show_worth(lights, note, words.Counts().gain(worth.points) if worth.points >= 0 else str(worth.points))

    def _show_actions(self) -> None:
        paused = self._paused
        shown = [not button.isHidden() for button in self.secondary]
        voter, writer = self._voter(), self._writer()
        buzzers = self._buzzers()
        self.give_back.setVisible(writer is not None and not paused)
        self.refuse_button.setVisible(voter is not None and not paused)
        self.abstain_button.setVisible(voter is not None and voter.request.kind == Phase.VOTE and not paused)
        self.pass_button.setVisible(bool(buzzers) and voter is None and writer is None and not paused)
        self.pause_button.setVisible(self._can_pause() and not paused and voter is None)
        self.pause_button.setText(self.tr("Pause"))
        label, enabled = self._primary_words(voter, writer, buzzers)
        self.primary.setText(label)
        self.primary.setAccessibleName(label)
        self.primary.setEnabled(enabled)
        if enabled and writer is None and (self.hasFocus() or QApplication.focusWidget() is None) and self.isVisible():
            self.primary.setFocus(Qt.FocusReason.MouseFocusReason)
        if shown != [not button.isHidden() for button in self.secondary]:
            self.relayout()
        self.quiet.set_hints(self._hints(voter, writer, buzzers))

    def _primary_words(self, voter: Open | None, writer: Open | None, buzzers: list[Open]) -> tuple[str, bool]:
        seats = self.table.seats
        if self._paused:
            return self.tr("Reprendre"), True
        if voter is not None:
            return self.tr("{name} accepte").format(name=seats[voter.request.seat].name), True
        if writer is not None:
            return self.tr("Dire ce mot"), bool(self.floor.field.text().strip())
        thrown = self._thrower()
        if thrown is not None:
            return (self.tr("Tirer le thème") if thrown.request.kind == Phase.THROW_THEME else self.tr("Lancer les dés")), True
        if len(buzzers) == 1:
            return self.tr("J’ai un mot"), True
        if buzzers:
            return self.tr("À vos touches"), False
        return self.tr("Patience…"), False

    def _hints(self, voter: Open | None, writer: Open | None, buzzers: list[Open]) -> list[tuple[tuple[str, ...], str]]:
        if voter is not None:
            key = self.keys[voter.request.seat]
            return [((key,), self.tr("accepter")), ((self.tr("Maj"), key), self.tr("refuser"))]
        if writer is not None:
            return [((self.tr("Entrée"),), self.tr("dire")), ((self.tr("Échap"),), self.tr("rendre"))]
        return [((self.keys[asked.request.seat],), self.table.seats[asked.request.seat].name) for asked in buzzers]

    def _show_time(self) -> None:
        view = self._view
        now = self.table.now_ms()
        if self._watching or view.phase not in RUNNING:
            self.floor.show_time(0.0, "")
        elif view.floor_until_ms is not None and view.options.floor_s:
            self._tell_time(view.floor_until_ms - now, view.options.floor_s)
        elif view.round_left_ms is not None and view.options.round_s:
            left = view.round_until_ms - now if view.round_until_ms is not None else view.round_left_ms
            self._tell_time(left, view.options.round_s)
        else:
            self.floor.show_time(0.0, "")

    def _tell_time(self, left_ms: int, whole_s: int) -> None:
        left = max(left_ms, 0)
        self._last_seconds.show(left, 1000 * whole_s)
        self.floor.show_time(min(left / (1000 * whole_s), 1.0), self.tr("{seconds} s").format(seconds=-(-left // 1000)))

    # ---- who may act ------------------------------------------------------------------------------------------------------

    def _can_pause(self) -> bool:
        people = any(self.acts_here(seat) for seat in range(len(self.table.seats)))
        return people and self._view.phase in RUNNING

    def _asked(self, seat: Seat, *kinds: str) -> Open | None:
        if not self.acts_here(seat):
            return None
        return next((one for one in self.table.requests() if one.request.seat == seat and one.request.kind in kinds), None)

    def _asked_of(self, *kinds: str) -> list[Open]:
        return [one for seat in range(len(self.table.seats)) if (one := self._asked(seat, *kinds)) is not None]

    def _writer(self) -> Open | None:
        return next(iter(self._asked_of(Phase.FLOOR)), None)

    def _voter(self) -> Open | None:
        return next(iter(self._asked_of(Phase.VOTE, Phase.HONOUR)), None)

    def _thrower(self) -> Open | None:
        return next(iter(self._asked_of(Phase.THROW_THEME, Phase.THROW_DICE)), None)

    def _buzzers(self) -> list[Open]:
        return self._asked_of("buzz")

    def _first_theme(self) -> int:
        """Give the theme that a word is for until another is chosen; 0 where the die says it."""
        view = self._view
        return view.open_themes[0].number if view.options.way is Way.OUVERTS and view.open_themes else 0

    def _chosen_theme(self) -> Theme | None:
        number = self._view.theme or self._theme
        return self._view.card.themes[number - 1] if number else None

    def _answer(self) -> Answer:
        floor = self.floor
        theme = self._theme if self._view.options.way is Way.OUVERTS else 0
        return Answer(floor.field.text(), theme, proper=floor.proper.isChecked() and not floor.proper.isHidden())
