"""Write what a screen reader says during one whole game of Yahtzee: ``python packaging/transcript.py`` rewrites its page in docs/.

The game is played by keys alone in the real window, without a screen. After each key stands what has the keyboard, if it has become
another thing, and what was announced. The code of the game is known, so that the same game is played each time.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QElapsedTimer, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import make_application, open_app
from ludogite.games.play import code_for
from ludogite.games.yahtzee.game import GAME
from ludogite.games.yahtzee.moves import ALL_DICE, Command, Mark, Roll
from ludogite.games.yahtzee.scoring import scores
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.store.profiles import NewProfile, Profile
from ludogite.ui.flow import press_guard
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.table_page import TablePage

PAGE = Path(__file__).resolve().parents[1] / "docs" / "transcript-yahtzee.md"
SEED = "à l’oreille"
KEYS = {
    Qt.Key.Key_Return: "Entrée", Qt.Key.Key_Down: "↓", Qt.Key.Key_Up: "↑", Qt.Key.Key_Delete: "Suppr",
    **{Qt.Key(Qt.Key.Key_1 + number): str(number + 1) for number in range(5)},
}  # fmt: skip
ROLES = {
    QAccessible.Role.Button: "bouton", QAccessible.Role.CheckBox: "case à cocher", QAccessible.Role.Cell: "cellule",
    QAccessible.Role.Table: "tableau", QAccessible.Role.Client: "zone", QAccessible.Role.RadioButton: "bouton radio",
    QAccessible.Role.StaticText: "texte",
}  # fmt: skip
"""What screen readers say for a role."""
PATIENCE_MS = 20_000
HEAD = """# Une partie de Yahtzee à l’oreille

Ce qu’un lecteur d’écran dit pendant une partie entière, jouée au clavier seul dans la vraie fenêtre : Léa contre l’ordinateur
débutant, code {code}. Une flèche précède ce qui prend le clavier ; entre guillemets, ce qui est annoncé. En gras, la touche.
Page écrite par `packaging/transcript.py`.

"""


class Ear:
    """Hears what has the keyboard, and what is announced."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.events: list[Any] = []
        """Everything that happened at the table, as it was shown."""
        self.sentences: list[str] = []
        """Everything that was announced."""
        self.announced: list[str] = []
        self._held = ""

    def listen(self, key: str) -> None:
        """Write down what a key led to."""
        held = focus_told()
        told = [f"→ {held}"] if held and held != self._held else []
        told += [f"« {sentence} »" for sentence in self.announced]
        self._held = held
        self.sentences += self.announced
        self.announced.clear()
        if key or told:
            self.lines.append(f"- {f'**{key}** ' if key else ''}{' '.join(told)}".rstrip())


def focus_told() -> str:
    """Say what has the keyboard as screen readers do: name, role, state, then what is said about it."""
    held = QApplication.focusWidget()
    if held is None:
        return ""
    one: Any = QAccessible.queryAccessibleInterface(held)
    inner = one.focusChild()
    thing = inner if inner is not None and inner.isValid() else one
    state: Any = thing.state()
    states = [word for word, is_so in (("cochée", state.checkable and state.checked), ("indisponible", state.disabled)) if is_so]
    name, about = thing.text(QAccessible.Text.Name), thing.text(QAccessible.Text.Description)
    return ", ".join(filter(None, (name, ROLES.get(thing.role(), thing.role().name), *states, about)))


@contextmanager
def heard(announced: list[str]) -> Iterator[None]:
    """Write down every announcement meanwhile; Python's own calls all go through here."""
    plain = QAccessible.updateAccessibility

    def update(event: Any) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            announced.append(event.message())
        plain(event)

    QAccessible.updateAccessibility = update  # type: ignore[method-assign]  # Qt's own hook is not in PySide
    try:
        yield
    finally:
        QAccessible.updateAccessibility = plain  # type: ignore[method-assign]  # what was there


def sit_down(house: AppController) -> TablePage:
    """Begin Léa's game against the computer."""
    added = house.store.profiles.add(NewProfile("Léa", 1))
    if not isinstance(added, Profile):
        raise TypeError(added)
    seats = (SeatChoice(added.id, added.name, added.ink), SeatChoice(None, "Ordinateur", 3, "debutant"))
    house.navigate(go.Play(GameSetup(GAME.id, GAME.pairs(GAME.options()), seats, code_for(SEED, 0), coach=False)))
    page = house.window.page
    if not isinstance(page, TablePage):
        raise TypeError(page)
    return page


def decide(view: YahtzeeView) -> Command:
    """Play as a child does: keep the most frequent number, then fill the best box."""
    if not view.dice:
        return Roll(ALL_DICE)
    if view.rolls_left:
        most = max(view.dice, key=lambda die: (view.dice.count(die), die))
        again = tuple(index for index, die in enumerate(view.dice) if die != most)
        if again:
            return Roll(again)
    offered = scores(view.dice, view.sheets[view.seat], view.joker)
    return Mark(max(offered, key=lambda box: offered[box].points))


def play(page: TablePage, ear: Ear) -> None:
    """Play the game to its end by keys."""
    screen: Any = page.screen_widget
    table = page.match.local

    def press(key: Qt.Key) -> None:
        held = QApplication.focusWidget()
        if held is not None:
            QTest.keyClick(held, key)
        ear.listen(KEYS[key])

    turn = None
    while table.outcome() is None:
        wait(lambda: table.outcome() is not None or is_asked(screen, table))
        if table.outcome() is not None:
            break
        ear.listen("")
        view = table.view()
        if (view.phase, view.turn) != turn:
            turn = (view.phase, view.turn)
            ear.lines.append(f"\n## {'Qui commence ?' if view.phase is Phase.OPENING else f'Tour {view.turn}'}\n")
        match decide(view):
            case Roll(again):
                for index in ALL_DICE if view.dice else ():
                    if (index in again) == (index in screen.table.tray.kept):
                        press(Qt.Key(Qt.Key.Key_1 + index))
                token = table.requests()[0].token
                press(Qt.Key.Key_Return)
                if token in {asked.token for asked in table.requests()}:  # the dice fill a box of fixed points: asked once more
                    press(Qt.Key.Key_Return)
            case Mark(box):
                row, sheet = screen.table.model.row_of(box.value), screen.table.sheet.view
                press(Qt.Key.Key_Down)
                while sheet.currentIndex().row() != row:
                    press(Qt.Key.Key_Down if sheet.currentIndex().row() < row else Qt.Key.Key_Up)
                token = table.requests()[0].token
                press(Qt.Key.Key_Return)
                if token in {asked.token for asked in table.requests()}:  # nothing to gain: Enter bars nothing
                    press(Qt.Key.Key_Delete)


def is_asked(screen: Any, table: Any) -> bool:
    """Tell whether it is the person's turn, everything before it shown."""
    is_shown = not screen.flow.busy and screen.view == table.view()
    return is_shown and any(table.is_local(asked.request.seat) for asked in table.requests())


def wait(until: Any) -> None:
    """Let the computer think and the window follow."""
    clock = QElapsedTimer()
    clock.start()
    while not until():
        if clock.elapsed() > PATIENCE_MS:
            raise TimeoutError
        QCoreApplication.processEvents()


def transcript(house: AppController, ear: Ear) -> str:
    """Play the game in an open house and tell it."""
    press_guard.GUARD_MS = 0  # the script presses faster than people
    house.services.change("reduced_motion", value=True)
    house.services.change("pace_ms", value=0)
    with heard(ear.announced):
        page = sit_down(house)
        page.screen_widget.flow.narrator.played.connect(ear.events.append)
        wait(lambda: QApplication.focusWidget() is not None)
        ear.listen("")
        play(page, ear)
        wait(lambda: isinstance(house.window.page, GameOverPage))
        ear.lines.append("\n## La fin\n")
        ear.listen("")
    return HEAD.format(code=code_for(SEED, 0)) + "\n".join(ear.lines) + "\n"


def write(ear: Ear) -> str:
    """Tell the game, in a house of its own."""
    with tempfile.TemporaryDirectory() as folder:
        house = open_app(Path(folder), lang="fr")
        house.window.show()
        house.window.activateWindow()
        house.ready()
        told = transcript(house, ear)
        house.window.close()
    return told


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = make_application()
    PAGE.write_text(write(Ear()), encoding="utf-8")
    sys.stdout.write(f"{PAGE}\n")
