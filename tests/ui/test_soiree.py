"""The evening in the real window: begun, played, resumed, weighed, and its diploma."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.app.controllers import soirees
from ludogite.cli.screenshots import staged
from ludogite.services import soiree as service
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.store.profiles import NewProfile
from ludogite.ui.pages.day_games import DayGamesPage
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.soiree import SoireeLink, SoireeOffer, SoireePage
from ludogite.ui.pages.table_page import TablePage
from ludogite.ui.printed.diploma import draw
from ludogite.ui.printed.order import paper_theme
from ludogite.ui.printed.press import Press
from ludogite.ui.printed.printer import Printed, print_page, write_pdf
from tests.ui.family_house import family_house


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[AppController]:
    with family_house(qtbot, tmp_path, (("Léa", 1), ("Papi", 2), ("Tom", 5))) as opened:
        yield opened


def page(house: AppController, kind: type[QWidget]) -> Any:
    shown = house.window.page
    assert isinstance(shown, kind), shown
    return shown


def play(house: AppController, qtbot: QtBot) -> None:
    """Let Léa and Papi finish a game of Yahtzee, a box a turn."""
    people = house.store.profiles.everyone()[:2]
    house.navigate(
        go.Play(GameSetup("yahtzee", (), tuple(SeatChoice(one.id, one.name, one.ink) for one in people), None, coach=False))
    )
    table = page(house, TablePage).match.local
    while table.outcome() is None:
        asked = table.requests()[0]
        commands = list(table.choices_of(asked.request.seat))
        marks = [one for one in commands if type(one).__name__ == "Mark"]
        assert table.submit(asked.request.seat, (marks or commands)[0], asked.token) is None
        QCoreApplication.processEvents()
    qtbot.waitUntil(lambda: isinstance(house.window.page, GameOverPage))


def test_an_evening_from_its_door_to_its_diploma(house: AppController, qtbot: QtBot, tmp_path: Path) -> None:
    house.navigate(go.DayGames())
    page(house, DayGamesPage).soiree_button.click()
    evening = page(house, SoireePage)
    assert evening.begin_button.isEnabled()
    tom = list(evening.people.values())[2]
    qtbot.keyClick(tom, Qt.Key.Key_Space)
    list(evening.people.values())[1].click()
    assert not evening.begin_button.isEnabled()
    list(evening.people.values())[1].click()
    evening.weights["yahtzee"].setValue(3)
    evening.begin_button.click()
    assert service.kept(house.store) is not None
    assert evening.begin_button.isHidden()
    evening.cards["yahtzee"].click()
    evening.play_button.click()
    page(house, NewGamePage)
    play(house, qtbot)
    link = page(house, GameOverPage).findChild(SoireeLink)
    assert link is not None
    link.click()
    evening = page(house, SoireePage)
    kept = service.kept(house.store)
    assert kept is not None
    assert sorted(points for _, _, points in kept.ranking()) in ([3, 6], [6, 6])
    evening.rules_button.click()
    assert not evening.save_button.isHidden()
    drawn = soirees._diploma(house.services)
    assert drawn is not None
    file = tmp_path / "diplôme.pdf"
    assert write_pdf(file, house.theme, drawn, "Diplôme")
    assert file.read_bytes().startswith(b"%PDF")
    evening.weights["yahtzee"].setValue(1)
    again = service.kept(house.store)
    assert again is not None
    assert (again.weight("yahtzee"), again.rounds[0].weight) == (1, 3), "what was played keeps its weight"
    evening.leave_out.emit(0)
    assert service.kept(house.store) == service.Soiree(again.people, again.weights)
    evening.finish_button.click()
    assert service.kept(house.store) is not None, "it is asked first"
    evening.question.yes.click()
    assert service.kept(house.store) is None
    play(house, qtbot)
    assert page(house, GameOverPage).findChild(SoireeLink) is None
    page(house, GameOverPage).findChild(SoireeOffer).click()
    begun = service.kept(house.store)
    assert begun is not None
    assert (begun.people, len(begun.rounds)) == (tuple(one.id for one in house.store.profiles.everyone()[:2]), 1)
    assert "mène" in page(house, SoireePage).board.accessibleName() or "égalité" in page(house, SoireePage).board.accessibleName()


def test_whom_a_game_has_no_place_for_is_told(house: AppController) -> None:
    for ink, name in ((3, "Mamie"), (4, "Zoé"), (6, "Emma")):
        house.store.profiles.add(NewProfile(name, ink))
    service.keep(house.store, service.Soiree(tuple(one.id for one in house.store.profiles.everyone())))
    house.navigate(go.Soiree())
    page(house, SoireePage).play.emit("mots_de_tete")
    draft = page(house, NewGamePage).draft
    assert [seat.name for seat in draft.seats] == ["Léa", "Papi", "Tom", "Mamie"]
    assert house.window.notice.isVisible()
    assert house.window.notice.label.text() == "On y joue à 4 au plus\u202f: pas de place pour Zoé, Emma."
    house.navigate(go.Soiree())
    house.window.notice.close_button.click()
    page(house, SoireePage).play.emit("yahtzee")
    assert len(page(house, NewGamePage).draft.seats) == 6
    assert not house.window.notice.isVisible()


def test_the_diploma_is_kept_and_printed_and_told(house: AppController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people = tuple(one.id for one in house.store.profiles.everyone())
    service.keep(house.store, service.Soiree(people, {}, (service.Round("yahtzee", 1, 1, ((people[0], 1), (people[1], 2))),)))
    house.navigate(go.Soiree())
    evening, notice = page(house, SoireePage), house.window.notice
    for given, said in (("", ""), (str(tmp_path / "soir"), "soir.pdf"), (str(tmp_path / "no" / "soir"), "Impossible")):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, given=given: (given, ""))
        evening.save_diploma.emit()
        assert said in notice.label.text()
    assert (tmp_path / "soir.pdf").read_bytes().startswith(b"%PDF")
    for printed, said in (
        (Printed.DONE, "s’imprime"),
        (Printed.MISSING, "pas disponible"),
        (Printed.FAILED, "ne répond pas"),
    ):
        monkeypatch.setattr(soirees, "print_page", lambda *_, printed=printed: printed)
        evening.print_diploma.emit()
        assert said in notice.label.text()
    service.keep(house.store, None)
    notice.hide()
    evening.save_diploma.emit()
    evening.print_diploma.emit()
    assert not notice.isVisible()


class Asked:
    """The system's dialogue, answered at once: no, or print into a file."""

    DialogCode = QPrintDialog.DialogCode
    answer, file = QPrintDialog.DialogCode.Accepted, ""

    def __init__(self, printer: QPrinter, owner: QWidget) -> None:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(self.file)

    def exec(self) -> QPrintDialog.DialogCode:
        return self.answer


def test_a_page_goes_to_the_printer_unless_one_says_no_or_there_is_none(
    house: AppController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Press] = []
    monkeypatch.setattr("PySide6.QtPrintSupport.QPrintDialog", Asked)
    monkeypatch.setattr(Asked, "file", str(tmp_path / "p.pdf"))
    assert print_page(house.window, house.theme, drawn.append) is Printed.DONE
    assert (tmp_path / "p.pdf").read_bytes().startswith(b"%PDF")
    monkeypatch.setattr(Asked, "answer", QPrintDialog.DialogCode.Rejected)
    assert print_page(house.window, house.theme, drawn.append) is Printed.CANCELLED
    monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
    assert print_page(house.window, house.theme, drawn.append) is Printed.MISSING
    assert len(drawn) == 1


def test_a_diploma_holds_a_long_evening(house: AppController) -> None:
    people = tuple(range(1, 9))
    names = {who: "Maximilien-Alexandre n°" + str(who) for who in people}
    rounds = tuple(service.Round("yahtzee", n, 5, tuple((who, who) for who in people)) for n in range(50))
    picture = QImage(1240, 1754, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        press = Press(painter, paper_theme(house.theme), 1240, 1754)
        faces = {who: ("renard", who) for who in people}
        draw(
            press,
            service.Soiree(people, {}, rounds),
            names,
            "22 novembre 2026",
            faces,
            [house.services.uis.name(one.game) for one in rounds],
        )
    assert press.cramped == []


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640), (900, 1300)])
@pytest.mark.parametrize("name", ["soiree", "soiree-over"])
def test_an_evening_and_its_end_need_no_scrolling(qapp: QApplication, name: str, size: tuple[int, int]) -> None:
    with staged(name, size=size, theme="papier", lang="fr", seed="1") as shown:
        evening = shown.window.page
        assert isinstance(evening, SoireePage)
        for _ in range(4):
            QCoreApplication.processEvents()
        assert evening.pane.verticalScrollBar().maximum() == 0
        quiet = [one for one in (evening.save_button, evening.print_button, evening.reopen_button) if one.isVisible()]
        assert len({one.mapTo(evening, one.rect().center()).y() for one in quiet}) <= 1, "side by side"
        assert evening.rounds.isVisible() == (size[1] > size[0] or (name == "soiree-over" and size[1] == 800))
        assert "Yahtzee, Léa 3, Papi 2, Mamie 1" in evening.rounds.accessibleDescription()
