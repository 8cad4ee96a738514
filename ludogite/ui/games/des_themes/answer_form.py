"""The form in which the word of whoever has the floor is written: its head, its field, its theme, and what it would take."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from ludogite.core.rules import Open, Preview
from ludogite.games.des_themes.moves import Answer, Command, Event
from ludogite.games.des_themes.scoring import lit
from ludogite.games.des_themes.state import ThemesView, Way
from ludogite.services.game_session import SeatInfo
from ludogite.ui.games.des_themes import action_texts as words
from ludogite.ui.games.des_themes.parts import FloorPanel
from ludogite.ui.screen.game_screen import GameScreen
from ludogite.words.themes import ProperNouns, Topic


class TopicChoice:
    """The theme that a player has chosen for a word, where all of a card are open."""

    def __init__(self) -> None:
        self.number = 0
        """Its number on the card, from 1; 0: the one whose list knows the word."""

    def of(self, view: ThemesView) -> Topic | None:
        """Return the theme of the round, or the chosen one."""
        number = view.theme or self.number
        return view.card.themes[number - 1] if number else None

    def choose(self, view: ThemesView, number: int) -> None:
        """Choose a theme that is open; the one that is chosen already is let go."""
        if number not in view.closed:
            self.number = 0 if number == self.number else number

    def step(self, view: ThemesView, step: int) -> bool:
        """Choose the next open theme, or the one before; return whether there is a choice."""
        if view.options.way is not Way.OUVERTS:
            return False
        numbers = [topic.number for topic in view.open_themes]
        at = numbers.index(self.number) + step if self.number in numbers else min(step, 0)
        self.number = numbers[at % len(numbers)]
        return True


class AnswerForm:
    """Shows the floor's panel, and reads the answer that is written there."""

    def __init__(self, screen: GameScreen[Command, Event, ThemesView], floor: FloorPanel) -> None:
        self._screen, self._flow, self._floor = screen, screen.flow, floor
        self.topic = TopicChoice()

    def answer(self) -> Answer:
        """Return what is written, under the theme that was chosen for it."""
        floor = self._floor
        topic = self.topic.number if self._flow.view.options.way is Way.OUVERTS else 0
        return Answer(floor.field.text(), topic, proper=floor.proper.isChecked() and not floor.proper.isHidden())

    def tell_topic(self, number: int) -> None:
        """Tell a screen reader what became of the choice of a theme by its number: chosen, let go, or closed already."""
        told = self._told(self._flow.view, number)
        if number == self.topic.number:
            told = QCoreApplication.translate("DesThemesTable", "Thème choisi : {theme}").format(theme=told)
        elif number not in self._flow.view.closed:
            told = QCoreApplication.translate("DesThemesTable", "Aucun thème choisi")
        self._flow.announce(f"{told}.")

    def show(self, view: ThemesView, writer: Open | None) -> None:
        """Show who has the floor, and the field where a person here may write (the request is None where nobody may)."""
        floor, flow = self._floor, self._flow
        ink, title, aside, question = words.head_words(view, flow.session.seats, paused=flow.paused)
        writing = writer is not None and not flow.paused
        face = next((info.face for info in flow.session.seats if info.ink == ink), "")
        floor.show_head(ink, title, aside, "" if writing else question, face=face)
        if not writing and self._has_keyboard():
            self._screen.router.park()
            flow.come_home()
        floor.field.setVisible(writing)
        topic = self.topic.of(view)
        is_admitted = topic is not None and topic.proper_nouns is ProperNouns.ADMIS
        floor.proper.setVisible(writing and is_admitted)
        floor.proper_label.setVisible(writing and is_admitted)
        self._show_card(view, writing=writing)
        if floor.height() != floor.wished_height(waits=floor.waits()):
            self._screen.relayout()
        floor.relayout()
        if writing:
            self._show_worth(view, writer)
            if not self._has_keyboard():
                flow.come_home()

    def _has_keyboard(self) -> bool:
        return self._floor.isAncestorOf(QApplication.focusWidget() or self._screen)

    def _show_card(self, view: ThemesView, *, writing: bool) -> None:
        """Show the six themes wherever all are open: who closed which, and the one that is chosen for the word."""
        for topic, cell in zip(view.card.themes, self._floor.themes, strict=True):
            cell.setVisible(view.options.way is Way.OUVERTS)
            closer = self._closer(view, topic.number)
            usable, chosen = writing and closer is None, topic.number == self.topic.number
            told = self._told(view, topic.number)
            cell.show_topic(topic.number, topic.name, closer.ink if closer else None, told, usable=usable, chosen=chosen)

    def _closer(self, view: ThemesView, number: int) -> SeatInfo | None:
        """Give who closed a theme, None where it is open."""
        closers = {} if view.is_between and not view.answers else {said.theme: said.seat for said in view.answers}
        return self._flow.session.seats[closers[number]] if number in closers else None

    def _told(self, view: ThemesView, number: int) -> str:
        """Name a theme of the card for the ear, and who closed it."""
        told = f"{number} {view.card.themes[number - 1].name}"
        closer = self._closer(view, number)
        if closer is None:
            return told
        return QCoreApplication.translate("DesThemesTable", "{theme}, fermé par {name}").format(theme=told, name=closer.name)

    def _show_worth(self, view: ThemesView, writer: Open | None) -> None:
        """Light the letters of what is written, and say what it would take."""
        field = self._floor.field
        text = field.text()
        worth = self._flow.session.preview(writer.request.seat, self.answer()) if writer is not None and text.strip() else None
        if not isinstance(worth, Preview):
            field.show_worth((), "", "")
            return
        lights = () if view.is_black else lit(text, view.letters, view.colour if view.options.edition > 1 else None)
        note = "" if view.is_black else words.Counts().lit(len(lights))
        field.show_worth(lights, note, words.Counts().gain(worth.points) if worth.points >= 0 else str(worth.points))
