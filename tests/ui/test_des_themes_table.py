from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.core.rules import NATURE
from ludogite.games.des_themes.game import GAME
from ludogite.games.des_themes.moves import (
    Answer,
    Ballot,
    Buzz,
    Colour,
    Command,
    DiceRolled,
    GiveUpRound,
    Judge,
    Said,
    ThemeRolled,
    Throw,
    Vote,
)
from ludogite.games.des_themes.state import Phase
from ludogite.games.play import code_for
from ludogite.games.setup import new_header, reader
from ludogite.services.game_session import SeatInfo
from ludogite.services.match import Match, begin
from ludogite.store.database import open_store
from ludogite.store.saves import SeatInfo as SavedSeat
from ludogite.ui.flow import press_guard
from ludogite.ui.games.des_themes import table as des_themes_table
from ludogite.ui.games.des_themes.answers import AnswersPaper
from ludogite.ui.games.des_themes.board import DiceTray
from ludogite.ui.games.des_themes.shared_keyboard import TOGETHER_MS
from ludogite.ui.screen.buzzer_sheet import BuzzerSheet
from ludogite.ui.screen.game_screen import AnyScreen
from ludogite.ui.style.i18n import Languages
from ludogite.ui.style.theme import Theme
from ludogite.words.reasons import Verdict
from tests.ui import probes
from tests.ui.des_themes_play import FAMILY, RESOURCES, Played
from tests.ui.hours import Hours

LEFT = Qt.MouseButton.LeftButton
Opener = Callable[..., AnyScreen]


@pytest.fixture
def sit(qtbot: QtBot, theme: Theme) -> Opener:
    """Open a screen on a table, shown and active, its clock running."""

    def sit_down(game: Played, size: tuple[int, int] = (1280, 748)) -> AnyScreen:
        theme.fit(size[0], size[1] + 52)
        screen = des_themes_table.make_screen(theme, game.table)
        screen.resize(*size)
        qtbot.addWidget(screen)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        screen.flow.resume()
        screen.setFocus(Qt.FocusReason.OtherFocusReason)
        return screen

    return sit_down


def press(qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the keyboard is."""
    target = QApplication.focusWidget()
    assert target is not None
    qtbot.keyClick(target, key, modifier)


def write(qtbot: QtBot, text: str) -> None:
    """Type a word where the keyboard is."""
    target = QApplication.focusWidget()
    assert target is not None
    qtbot.keyClicks(target, text)


def test_the_example_of_the_sheet_by_keys(qtbot: QtBot, hours: Hours, sit: Opener) -> None:
    game = Played(4)
    screen = sit(game)
    press(qtbot, Qt.Key.Key_Return)
    game.lay()
    for key, word, chips in ((Qt.Key.Key_A, "Bono", 2), (Qt.Key.Key_P, "Brejnev", 3), (Qt.Key.Key_W, "Bunuel", 1)):
        press(qtbot, key)
        assert game.view.phase is Phase.FLOOR
        hours.ms += TOGETHER_MS + 1
        write(qtbot, word)
        press(qtbot, Qt.Key.Key_Return)
        assert game.view.answers[-1].taken == chips
    assert game.view.is_between
    assert game.view.chips == (2, 3, 1, 0)
    assert [line.chips for line in screen.table.players.lines] == [2, 3, 1, 0]
    assert [said.text for said in screen.table.answers.answers] == ["Bono", "Brejnev", "Buñuel"]
    assert " Bono +2," in screen.table.answers.accessibleName()
    assert "  " not in screen.table.answers.accessibleName()


@pytest.mark.parametrize("size", [(1280, 748), (1024, 592), (900, 1152)])
def test_who_gets_the_floor_moves_no_die(qtbot: QtBot, sit: Opener, size: tuple[int, int]) -> None:
    game = Played(2)
    screen = sit(game, size)
    game.lay()
    waits = screen.table.floor.height()
    lie = [screen.table.tray.mapTo(screen, screen.table.tray.die_pose(number).centre.toPoint()) for number in range(5)]
    press(qtbot, Qt.Key.Key_A)
    assert waits == 96 < screen.table.floor.height()
    assert [screen.table.tray.mapTo(screen, screen.table.tray.die_pose(number).centre.toPoint()) for number in range(5)] == lie
    assert screen.table.tray.geometry().bottom() < screen.table.floor.geometry().top()


def test_a_round_by_mouse(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    qtbot.mouseClick(screen.table.players.caps[1], LEFT)
    assert game.view.speaker == 1
    screen.table.floor.field.setText("Brejnev")
    qtbot.mouseClick(screen.primary, LEFT)
    assert game.view.chips == (0, 3)
    qtbot.mouseClick(screen.primary, LEFT)
    assert game.view.phase is Phase.THEME


@pytest.mark.parametrize(("high", "many"), [(226, 6), (160, 3), (300, 6), (700, 6), (200, 8), (700, 8)])
def test_all_answers_of_a_round_are_seen(qtbot: QtBot, theme: Theme, high: int, many: int) -> None:
    paper = AnswersPaper(theme)
    qtbot.addWidget(paper)
    paper.resize(330, high)
    jobs = "influenceuse", "illustrateur", "instituteur", "informaticien", "infirmier", "imprimeur", "intendant", "interne"
    words = jobs[:many]
    said = tuple(Said(seat % 6, word, word, 1, False, 3, 3, (), Judge.LISTE) for seat, word in enumerate(words))
    people = tuple((name, ink) for ink, name in enumerate(("Léa", "Papi", "Mamie", "Tom", "Zoé", "Jean-Christophe"), 1))
    paper.show_answers("Réponses", "6 sur 6", "Encore 4 réponses rapportent." if many == 8 else "", said, people)
    with probes.painted() as drawn, probes.cut_short() as cut:
        paper.grab()
    told = "".join(one.text for one in drawn)
    assert all(word in told for word in words), "on one line, or letter by letter"
    assert cut == set()


def test_answers_that_have_no_room_are_counted(qtbot: QtBot, theme: Theme) -> None:
    paper = AnswersPaper(theme)
    qtbot.addWidget(paper)
    paper.resize(280, 204)
    words = [f"m{'abcdefghijklmnop'[number]}" for number in range(16)]
    said = tuple(Said(seat % 6, word, word, 1, False, 3, 3, (), Judge.LISTE) for seat, word in enumerate(words))
    paper.show_answers("Réponses", "16 sur 20", "", said, tuple((name, ink) for ink, name in enumerate("ABCDEF", 1)))
    with probes.painted() as drawn, probes.cut_short() as cut:
        paper.grab()
    told = [one.text for one in drawn]
    [before] = [text for text in told if text.endswith(" réponses avant")]
    assert [word for word in words if word in told] == words[int(before.split()[0]) :], "the last ones are there"
    assert words[-1] in told
    assert cut == set()


@pytest.mark.parametrize("high", range(84, 200, 4))
def test_a_low_paper_shows_the_last_answers_or_what_will_stand_there_whole(qtbot: QtBot, theme: Theme, high: int) -> None:
    paper, people = AnswersPaper(theme), (("Léa", 1), ("Papi", 2))
    qtbot.addWidget(paper)
    paper.resize(280, high)
    for count in (0, 1, 3):
        words = ("bono", "brejnev", "berlioz")[:count]
        said = tuple(Said(number % 2, word, word, 1, False, 3, 3, (), Judge.LISTE) for number, word in enumerate(words))
        blank = "Les mots dits s’écrivent ici, avec les lettres qui comptent."
        paper.show_answers(
            "Réponses", f"{count} sur 6", "Encore 3 réponses rapportent. Le dernier ne marque rien.", said, people, (), blank
        )
        with probes.painted() as drawn, probes.cut_short() as cut, probes.sizes_painted() as sizes:
            paper.grab()
        assert cut == set()
        assert min(sizes.values()) >= 13
        assert not words or words[-1] in "".join(one.text for one in drawn)


@pytest.mark.parametrize(("text", "high", "has_heap"), [(2.0, 90, False), (1.75, 98, False), (1.0, 140, True)])
def test_a_heap_without_room_leaves_its_place_to_its_label(
    qtbot: QtBot, theme: Theme, text: float, high: int, has_heap: bool
) -> None:
    theme.fit(1024, 640)
    theme.set_text_scale(text)
    tray = DiceTray(theme)
    qtbot.addWidget(tray)
    tray.resize(680, high)

    def shown(heap: int) -> QImage:
        tray.show_dice("BORVA", Colour.VERT, heap, "90 jetons au milieu", "", cup=False)
        return tray.grab().toImage()

    assert (shown(90) != shown(0)) is has_heap, "no chip lies on the rim"
    assert tray.felt_rect().contains(tray.heap_top())


def test_letters_light_while_they_are_written(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    press(qtbot, Qt.Key.Key_A)
    write(qtbot, "Brejnev")
    described = screen.table.floor.field.accessibleDescription()
    assert "3" in described
    assert screen.table.floor.field.text() == "Brejnev"


def test_who_buzzes_second_waits_and_follows(qtbot: QtBot, sit: Opener) -> None:
    game = Played(3)
    screen = sit(game)
    game.lay()
    press(qtbot, Qt.Key.Key_P)
    qtbot.mouseClick(screen.table.players.caps[0], LEFT)
    assert list(game.view.queue) == [1, 0]
    press(qtbot, Qt.Key.Key_Escape)
    assert list(game.view.queue) == [0]


def test_a_key_held_down_buzzes_once(qtbot: QtBot, sit: Opener) -> None:
    game = Played((*FAMILY[:2], SeatInfo("Ordinateur", 3, "moyen")))
    screen = sit(game)
    game.lay()
    game.submit(2, Buzz())
    assert screen.table.floor.field.isHidden()
    press(qtbot, Qt.Key.Key_A)
    press(qtbot, Qt.Key.Key_A)
    assert game.view.queue == (2, 0)


def test_a_wrong_initial_is_explained(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    press(qtbot, Qt.Key.Key_A)
    write(qtbot, "Curie")
    press(qtbot, Qt.Key.Key_Return)
    assert "commencer par B" in screen.status_line.text
    assert game.view.speaker == 0


def test_the_others_vote_with_their_keys(qtbot: QtBot, sit: Opener) -> None:
    game = Played(4)
    screen = sit(game)
    game.lay()
    game.submit(0, Buzz())
    game.submit(0, Answer("Bxyvo"))
    assert game.view.phase is Phase.VOTE
    assert screen.table.floor.field.isHidden()
    press(qtbot, Qt.Key.Key_P)
    press(qtbot, Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    assert game.view.question is not None
    assert game.view.question.ballots == ((1, Ballot.ACCEPT), (2, Ballot.REFUSE))
    qtbot.mouseClick(screen.table.refuse_button, LEFT)
    assert game.view.answers == ()
    assert game.view.speaker is None
    QApplication.processEvents()
    with probes.painted() as drawn:
        screen.celebration.grab()
    assert [one.text for one in drawn] == ["Bxyvo", "Refusé", "1 pour, 2 contre"]
    over = QRect(screen.table.answers.mapTo(screen, QPoint(0, 0)), screen.table.answers.size())
    assert all(over.contains(one.place.toRect()) for one in drawn), "no die, and nothing to press"
    assert screen.childAt(over.center()) is screen.table.answers, "it takes no press"


def test_nobody_knows_so_the_speaker_decides(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    game.submit(0, Buzz())
    game.submit(0, Answer("Bxyvo"))
    qtbot.mouseClick(screen.table.abstain_button, LEFT)
    assert game.view.phase is Phase.HONOUR
    assert screen.table.abstain_button.isHidden()
    qtbot.mouseClick(screen.primary, LEFT)
    assert game.view.chips == (3, 0)


def test_keys_can_be_changed_but_not_shared(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    qtbot.mouseClick(screen.table.players.keys_button, LEFT)
    (sheet,) = screen.window().findChildren(BuzzerSheet)
    assert screen.flow.paused
    qtbot.mouseClick(sheet.rows[0], LEFT)
    press(qtbot, Qt.Key.Key_P)
    assert "déjà celle de Papi" in sheet.ask.text()
    assert screen.table.buzzer_keys.by_seat == ["A", "P"]
    press(qtbot, Qt.Key.Key_W)
    assert screen.table.buzzer_keys.by_seat == ["W", "P"]
    assert game.table.buzzers == {0: "W", 1: "P"}
    press(qtbot, Qt.Key.Key_Escape)
    screen.flow.resume()
    press(qtbot, Qt.Key.Key_W)
    assert game.view.speaker == 0


def test_a_pause_hides_the_dice_and_stops_the_clock(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    assert screen.table.tray.letters == "BORVA"
    with qtbot.waitSignal(screen.flow.clock.stopped):
        qtbot.mouseClick(screen.table.pause_button, LEFT)
    assert screen.table.tray.letters == ""
    press(qtbot, Qt.Key.Key_A)
    assert game.view.speaker is None
    with qtbot.waitSignal(screen.flow.clock.started):
        qtbot.mouseClick(screen.primary, LEFT)
    assert screen.table.tray.letters == "BORVA"


def test_a_theme_is_chosen_where_all_are_open(qtbot: QtBot, hours: Hours, sit: Opener) -> None:
    game = Played(2, variant="ouverts")
    screen = sit(game)
    game.fall("BORVA", Colour.VERT)
    press(qtbot, Qt.Key.Key_A)
    qtbot.mouseClick(screen.table.floor.themes[1], LEFT)
    hours.ms += TOGETHER_MS + 1
    write(qtbot, "belette")
    press(qtbot, Qt.Key.Key_Return)
    assert game.view.closed == (2,)


@pytest.mark.parametrize("text", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", [(1024, 588), (1264, 708), (1280, 748), (1920, 1028)])
def test_what_is_asked_stands_above_the_open_themes(theme: Theme, sit: Opener, size: tuple[int, int], text: float) -> None:
    theme.set_text_scale(text)
    game = Played(2, variant="ouverts")
    floor = sit(game, size).table.floor
    for judged in (False, True):
        if judged:
            game.submit(0, Buzz())
            game.submit(0, Answer("Bxyvo", 1))
        else:
            game.fall("BORVA", Colour.VERT)
        place, flags = floor.middle(), int(Qt.TextFlag.TextWordWrap)
        needed = QFontMetrics(theme.font("body")).boundingRect(place, flags, floor._question)
        assert floor._question
        assert needed.bottom() < min(cell.y() for cell in floor.themes)


def test_the_time_of_the_floor_goes_by(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    press(qtbot, Qt.Key.Key_A)
    game.advance(8000)
    assert game.view.speaker is None
    assert "Léa" in screen.status_line.text


@pytest.mark.parametrize(("written", "heard"), [("brejnev", ["BREJNEV"]), ("brej", [])])
def test_a_whole_word_that_stands_there_when_the_time_ends_is_said(
    qtbot: QtBot, hours: Hours, sit: Opener, written: str, heard: list[str]
) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    press(qtbot, Qt.Key.Key_A)
    hours.ms += TOGETHER_MS + 1
    write(qtbot, written)
    game.advance(7800)
    assert not game.view.answers
    screen.flow.play.show_time()
    game.advance(300)
    assert [answer.text.upper() for answer in game.view.answers] == heard
    assert game.view.speaker is None
    assert game.view.failed == ()


@pytest.mark.parametrize("decided_by", ["key", "button"])
def test_the_key_of_who_was_about_to_vote_is_no_buzz(
    qtbot: QtBot, sit: Opener, monkeypatch: pytest.MonkeyPatch, decided_by: str
) -> None:
    now = 50_000.0
    monkeypatch.setattr(press_guard, "now_ms", lambda: now)
    monkeypatch.setattr(press_guard, "_LONGEST_STALL_MS", 0)
    game = Played(4)
    screen = sit(game)
    game.lay()
    game.submit(0, Buzz())
    game.submit(0, Answer("Bxyvo"))
    press(qtbot, Qt.Key.Key_P)
    if decided_by == "key":
        press(qtbot, Qt.Key.Key_W)
    else:
        qtbot.mouseClick(screen.primary, LEFT)
    assert game.view.question is None
    for late in (0, 400, 1400):
        now = 50_000.0 + late
        press(qtbot, Qt.Key.Key_N)
        press(qtbot, Qt.Key.Key_P)
        assert game.view.speaker is None, late
    now += 200
    press(qtbot, Qt.Key.Key_N)
    assert game.view.speaker == 3


@pytest.mark.parametrize("said_by", ["key", "button"])
def test_a_word_is_said_though_another_has_just_buzzed(
    qtbot: QtBot, sit: Opener, monkeypatch: pytest.MonkeyPatch, said_by: str
) -> None:
    game = Played(3)
    screen = sit(game)
    game.lay()
    monkeypatch.setattr(press_guard, "GUARD_MS", 350)
    game.submit(0, Buzz())
    screen.table.floor.field.setText("Bono")
    qtbot.waitUntil(lambda: not screen.primary.guard.awaits_painting)
    qtbot.wait(400)
    game.submit(1, Buzz())
    press(qtbot, Qt.Key.Key_Return) if said_by == "key" else qtbot.mouseClick(screen.primary, LEFT)
    assert [answer.text for answer in game.view.answers] == ["Bono"]


def test_the_end_of_a_round_says_who_won_it(sit: Opener) -> None:
    game = Played(3)
    screen = sit(game)
    game.lay()
    for seat, word in ((0, "Bono"), (1, "Brejnev")):
        game.submit(seat, Buzz())
        game.submit(seat, Answer(word))
    while not game.view.is_between:
        game.advance(120_000)
    taken = [sum(said.taken for said in game.view.answers if said.seat == seat) for seat in range(3)]
    winner = FAMILY[taken.index(max(taken))].name
    assert f"{winner} gagne la manche\u202f: {max(taken)} jetons" in screen.table.floor.accessibleName()


def test_a_pause_asks_for_no_key(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    assert "Appuie sur ta touche" in screen.table.floor.accessibleName()
    qtbot.mouseClick(screen.table.pause_button, LEFT)
    assert "Pause" in screen.table.floor.accessibleName()
    assert "Appuie sur ta touche" not in screen.table.floor.accessibleName()


def test_the_reason_of_a_refused_word_outlives_what_others_do(qtbot: QtBot, hours: Hours, sit: Opener) -> None:
    game = Played(3, variant="ouverts", round_s=0, floor_s=0)
    screen = sit(game)
    game.fall("BORVA", Colour.VERT)
    press(qtbot, Qt.Key.Key_A)
    screen.table.floor.field.setText("bxyvo")
    press(qtbot, Qt.Key.Key_Return)
    assert "quel thème" in screen.status_line.text
    game.submit(2, Buzz())
    assert "quel thème" in screen.status_line.text
    screen.table.floor.field.setText("bxyv")
    assert "quel thème" not in screen.status_line.text


def test_the_card_is_named_in_the_language_of_the_table(sit: Opener, french: Languages) -> None:
    screen = sit(Played(2))
    assert "Grand classique" in screen.table.banner.accessibleName()
    french.speak("en")
    try:
        screen.flow.refresh()
        assert "Grand classique" not in screen.table.banner.accessibleName()
    finally:
        french.speak("fr")


def test_one_of_several_gives_up_by_the_menu(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    menu = screen.table.pass_menu()
    menu.actions()[1].trigger()
    assert game.view.gave_up == (1,)
    qtbot.mouseClick(screen.table.pass_button, LEFT)
    assert game.view.is_between


def test_a_whole_game_is_shown_to_its_end(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2, variant="limitees")
    screen = sit(game)
    for _ in range(400):
        if game.table.outcome() is not None:
            break
        if game.view.is_between:
            game.lay("BORVA", Colour.NOIR if game.view.round % 2 else Colour.VERT)
        seat = game.view.round % 2
        game.submit(seat, Buzz())
        said = {one.key for one in game.view.answers}
        answer = next(
            (one for one in game.table.choices_of(seat) if isinstance(one, Answer) and one.text.upper() not in said), None
        )
        if answer is None:
            press(qtbot, Qt.Key.Key_Escape)
            for other in (0, 1):
                if not game.view.is_between:
                    game.submit(other, GiveUpRound())
            continue
        screen.table.floor.field.setText(answer.text)
        press(qtbot, Qt.Key.Key_Return)
        for other in (1 - seat,):
            if game.view.phase is Phase.VOTE:
                press(qtbot, (Qt.Key.Key_A, Qt.Key.Key_P)[other])
    assert game.table.outcome() is not None
    assert [line.chips for line in screen.table.players.lines] == list(game.view.chips)
    assert not screen.primary.isEnabled()


def say(match: Match, seat: int, command: Command) -> None:
    """Give a command for a seat that is asked."""
    token = next(asked.token for asked in match.local.requests() if asked.request.seat == seat)
    assert match.local.submit(seat, command, token) is None


def open_round(match: Match) -> None:
    """Throw, and lay the dice of the sheet's example."""
    for command in (Throw(), ThemeRolled(1), Throw(), DiceRolled("BORVA", Colour.VERT)):
        say(match, NATURE if isinstance(command, ThemeRolled | DiceRolled) else match.local.view().thrower, command)


def test_what_the_table_decides_is_kept_and_counts_from_the_next_round_on(qapp: QApplication, tmp_path: Path) -> None:
    store = open_store(tmp_path).store
    read = reader(RESOURCES)
    header = new_header(GAME, 2, code_for("écran", 0), {"starter": 0}, hand=True)
    seats = [SavedSeat(seat, name, seat + 1, None) for seat, name in enumerate(("Léa", "Papi"))]
    match = Match(store, begin(store, header, "1", seats, typed=False, assisted=False), read)
    open_round(match)
    for seat, command in ((0, Buzz()), (0, Answer("Bxyvo")), (1, Vote(Ballot.ACCEPT))):
        say(match, seat, command)
    kept = store.house_words.everything()
    assert [(one.word, one.verdict, one.who, one.theme) for one in kept] == [("BXYVO", Verdict.ACCEPT, "Papi", "1-1")]
    open_round(match)
    say(match, 1, Buzz())
    say(match, 1, Answer("Bxyvo"))
    assert match.local.view().chips == (3, 3), "nobody votes on it again"
    open_round(match)
    match.close()
    store.house_words.withdraw("BXYVO", "1-1")
    saved = store.saves.load(match.game_id)
    assert saved is not None
    again = Match(store, saved, reader(RESOURCES, store.house_words.everything()))
    assert again.local.view().chips == (3, 3), "what was given is not taken back"
    say(again, 0, Buzz())
    say(again, 0, Answer("Bxyvo"))
    assert again.local.view().phase is Phase.VOTE
    say(again, 1, Vote(Ballot.REFUSE))
    say(again, 0, GiveUpRound())
    say(again, 1, GiveUpRound())
    open_round(again)
    say(again, 1, Buzz())
    say(again, 1, Answer("Bxyvo"))
    assert again.local.view().chips == (3, 3), "refused at once"
    assert again.local.view().question is None
    again.close()
    store.close()


def test_a_word_is_said_by_clicks_alone_and_the_letters_go_at_the_first_key(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    table, pad = screen.table, screen.table.pad
    assert pad.isHidden()
    qtbot.mouseClick(table.players.caps[1], LEFT)
    qtbot.waitUntil(pad.isVisible)
    assert screen.rect().contains(pad.geometry())
    assert not pad.geometry().intersects(table.floor.geometry().united(table.tray.geometry()))
    for sign in "vert-bl":
        if sign == "-":
            qtbot.mouseClick(pad.hyphen, LEFT)
        else:
            qtbot.mouseClick(pad.letters, LEFT, pos=pad.letters.rect_of(sign.upper()).center().toPoint())
    for button, written in ((pad.space, "vert-bl "), (pad.apostrophe, "vert-bl '"), (pad.back, "vert-bl "), (pad.back, "vert-bl")):
        qtbot.mouseClick(button, LEFT)
        assert table.floor.field.text() == written
    assert (table.floor.field.hasFocus(), screen.primary.isEnabled()) == (True, True)
    write(qtbot, "e")
    assert (pad.isHidden(), table.floor.field.text()) == (True, "vert-ble")


@pytest.mark.parametrize("people", [2, 4, 6])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 588), (1280, 748), (1920, 1028), (900, 1148), (900, 588)])
def test_the_letters_cover_nothing_in_any_window(
    qtbot: QtBot, sit: Opener, theme: Theme, hours: Hours, size: tuple[int, int], text: float, people: int
) -> None:
    theme.text_scale = text
    game = Played(people)
    screen = sit(game, size)
    game.lay()
    table, pad = screen.table, screen.table.pad
    before = table.players.geometry(), table.answers.geometry()
    qtbot.mouseClick(table.players.caps[0], LEFT)
    qtbot.waitUntil(pad.isVisible)
    assert screen.rect().contains(pad.geometry())
    shown = [part for part in (table.floor, table.tray, table.players, table.answers) if part.isVisible()]
    assert [part for part in shown if part.geometry().intersects(pad.geometry())] == []
    assert table.answers.isHidden() or table.answers.height() >= theme.text_px(84)
    first, second, last = (pad.letters.rect_of(letter) for letter in "ABZ")
    assert second.x() - first.x() >= 43
    assert last.height() >= 38
    keys = [pad.letters.rect_of(letter).toRect().translated(pad.letters.pos()) for letter in "XYZ"]
    keys += [button.geometry() for button in pad.buttons]
    assert [one for one in keys if not pad.rect().contains(one) or sum(one.intersects(other) for other in keys) > 1] == []
    hours.ms += TOGETHER_MS + 1
    press(qtbot, Qt.Key.Key_A)
    assert pad.isHidden()
    assert (table.players.geometry(), table.answers.geometry(), table.answers.isVisible()) == (*before, True)


def test_letters_lie_there_for_who_has_buzzed_by_mouse_alone(qtbot: QtBot, sit: Opener, hours: Hours) -> None:
    game = Played(3)
    screen = sit(game)
    game.lay()
    press(qtbot, Qt.Key.Key_A)
    hours.ms += TOGETHER_MS + 1
    write(qtbot, "bo")
    qtbot.mouseClick(screen.table.players.caps[1], LEFT)
    assert list(game.view.queue) == [0, 1]
    assert screen.table.pad.isHidden(), "Léa writes by keys"
    press(qtbot, Qt.Key.Key_Escape)
    assert game.view.speaker == 1
    assert not screen.table.pad.isHidden(), "Papi has clicked"


def test_a_key_of_another_takes_nobodys_letters_away(qtbot: QtBot, sit: Opener, hours: Hours) -> None:
    game = Played(3)
    screen = sit(game)
    game.lay()
    qtbot.mouseClick(screen.table.players.caps[1], LEFT)
    press(qtbot, Qt.Key.Key_A)
    assert list(game.view.queue) == [1, 0], "Léa buzzed just after Papi"
    assert not screen.table.pad.isHidden()


def test_who_buzzes_by_key_sees_no_letters_to_click(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    press(qtbot, Qt.Key.Key_A)
    assert screen.table.floor.field.isVisible()
    assert screen.table.pad.isHidden()


def test_a_pause_that_is_ended_by_mouse_brings_no_letters_to_who_buzzed_by_key(qtbot: QtBot, sit: Opener, hours: Hours) -> None:
    game = Played(2)
    screen = sit(game)
    game.lay()
    press(qtbot, Qt.Key.Key_A)
    hours.ms += TOGETHER_MS + 1
    press(qtbot, Qt.Key.Key_Pause)
    qtbot.mouseClick(screen.primary, LEFT)
    assert not screen.flow.paused
    assert screen.table.floor.field.isVisible()
    assert screen.table.pad.isHidden()


def test_a_theme_that_is_chosen_is_said(qtbot: QtBot, sit: Opener) -> None:
    game = Played(2, variant="ouverts")
    screen = sit(game)
    game.lay()
    press(qtbot, Qt.Key.Key_A)
    said: list[str] = []
    screen.flow.narrator.announced.connect(said.append)
    screen.table._on_theme(2)
    screen.table._on_theme(2)
    names = [topic.name for topic in game.view.card.themes]
    assert said == [f"Thème choisi : 2 {names[1]}.", "Aucun thème choisi."]
