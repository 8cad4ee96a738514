"""The sheet and the racks of Yahtzee des Mots as values, the events in sentences, and the hourglass."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from ludogite.core.rules import Preview
from ludogite.games.yahtzee_mots.moves import (
    Cause,
    Claimed,
    DiceThrown,
    Hinted,
    HintGiven,
    Marked,
    OpeningDrawn,
    PartieEnded,
    Placed,
    Propose,
    Refused,
    Rung,
    SandGone,
    SandTurned,
    UpperPrimeReached,
    WordsAccepted,
    WordsRefused,
    YahtzeePrime,
    ZeroWritten,
    spelt,
)
from ludogite.games.yahtzee_mots.sheet import BOXES, Box
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.games.yahtzee_mots.draft import Draft, draft_of
from ludogite.ui.games.yahtzee_mots.hourglass import Hourglass
from ludogite.ui.games.yahtzee_mots.letter_die import LetterFace
from ludogite.ui.games.yahtzee_mots.model import Offers, offers_of, sheet_of
from ludogite.ui.screen.sheet_model import CellKind, SheetModel, lit_up
from ludogite.ui.style.theme import Theme
from tests.ui.yahtzee_mots_play import FAMILY, Played, composed

DICE = tuple("JDEXON◊")
JEU = (Placed(0, "J"), Placed(2, "E"), Placed(6, "U"))
DO = (Placed(1, "D"), Placed(4, "O"))


# ---- the racks -----------------------------------------------------------------------------------------------------------


def typed(text: str, draft: Draft) -> Draft:
    for letter in text:
        after = draft.typed(letter, DICE)
        assert after is not None
        draft = after
    return draft


def test_letters_go_to_the_caret() -> None:
    draft = typed("JEU", Draft(((), ())))
    assert draft.racks == (JEU, ())
    assert typed("DO", draft.goto(1)).words == (JEU, DO)
    assert spelt(typed("X", draft.goto(0, 1)).racks[0]) == "JXEU"
    assert draft.typed("Z", DICE) is None
    assert draft.typed("J", DICE) is None


def test_a_die_is_moved_within_and_between_racks() -> None:
    draft = draft_of((JEU, DO), 2)
    assert spelt(draft.lay(0, "J", (0, 3)).racks[0]) == "EUJ"
    assert spelt(draft.lay(6, "U", (0, 0)).racks[0]) == "UJE"
    moved = draft.lay(4, "O", (0, 1))
    assert [spelt(laid) for laid in moved.racks] == ["JOEU", "D"]
    assert (moved.rack, moved.place) == (0, 2)
    assert draft.take(2).racks[0] == (JEU[0], JEU[2])
    assert draft.take(5) == draft


def test_erasing_works_both_ways() -> None:
    draft = typed("JEU", Draft())
    assert spelt(draft.erase().racks[0]) == "JE"
    assert spelt(draft.goto(0, 0).erase(ahead=True).racks[0]) == "EU"
    assert draft.goto(0, 0).erase() == draft.goto(0, 0)


def test_an_unnamed_joker_takes_the_next_letter() -> None:
    draft = Draft().lay(6, "")
    assert draft.unnamed == 6
    named = draft.typed("J", DICE)
    assert named is not None
    assert named.racks[0] == (Placed(6, "J"),)


def test_what_the_dice_no_longer_show_leaves_the_rack() -> None:
    draft = draft_of((JEU, DO), 2)
    assert draft.fit(("A", *DICE[1:]), 2).racks == (JEU[1:], DO)
    assert draft.fit(DICE, 1).racks == (JEU,)
    assert draft.fit((), 1).racks == ((),)
    assert draft.fit(DICE, 3).racks == (JEU, DO, ())


# ---- the sheet -----------------------------------------------------------------------------------------------------------


def test_the_model_keeps_the_contract_of_qt(qtmodeltester: ModelTester) -> None:
    model = SheetModel()
    for game in (composed("JDEXON◊", turn=3), Played(3, parties=2), Played(5, parties=4)):
        model.show(sheet_of(game.view, FAMILY[: len(game.table.seats)], Offers({Box.MOT2: 4})))
        qtmodeltester.check(model)


def test_the_sheet_says_what_the_printed_one_says() -> None:
    data = sheet_of(composed("JDEXON◊", turn=3).view, FAMILY[:2], Offers())
    codes = [line.code for line in data.lines]
    assert codes == [*(box.value for box in BOXES[:5]), "prime", *(box.value for box in BOXES[5:]), "upper", "lower", "total"]
    assert [line.turn for line in data.lines if line.turn] == list(range(1, 9))
    assert [line.code for line in data.lines if line.lit] == ["mot4"]
    assert data.lines[codes.index("toutes_voyelles")].hint == "25"
    framed = [line.code for line in data.lines if line.cells[0].framed]
    assert framed == ["mot4"]


def test_a_box_that_is_filled_is_lit_in_place_of_the_next() -> None:
    data = lit_up(sheet_of(composed("JDEXON◊", turn=3).view, FAMILY[:2], Offers()), 1, "chance")
    assert data.active == 1
    assert [line.code for line in data.lines if line.lit] == []
    framed = [(line.code, column) for line in data.lines for column, cell in enumerate(line.cells) if cell.framed]
    assert framed == [("chance", 1)]
    assert [line.code for line in lit_up(data, 0, "mot2").lines if line.lit] == ["mot2"]


def test_parties_are_columns_while_they_fit() -> None:
    one = sheet_of(Played(1, parties=5).view, FAMILY[:1], Offers())
    assert [head.part for head in one.heads] == ["1ʳᵉ", "2ᵉ", "3ᵉ", "4ᵉ", "5ᵉ"]
    assert one.group(3) == (0, 5)
    assert [head.active for head in one.heads] == [True, False, False, False, False]
    four = sheet_of(Played(4, parties=2).view, FAMILY[:4], Offers())
    assert [head.part for head in four.heads] == [""] * 4
    assert "earlier" in [line.code for line in four.lines]


def test_totals_of_a_match_add_up() -> None:
    game = Played(2, parties=2)
    game.play_until(turn=3, partie=2)
    data = sheet_of(game.view, FAMILY[:2], Offers())
    rows = {line.code: [cell.text for cell in line.cells] for line in data.lines}
    for seat in range(2):
        first, second = rows["partie_total"][2 * seat : 2 * seat + 2]
        assert int(first) + int(second) == game.view.totals()[seat] == int(rows["total"][2 * seat])


def test_offers_follow_the_words_laid() -> None:
    game = composed("JDEXON◊", turn=2)
    offers = offers_of(game.view, (JEU,), lambda command: game.table.preview(0, command))
    assert offers.points == {Box.MOT3: 7}
    assert offers.zeros == frozenset()
    several = offers_of(game.view, (JEU, DO), lambda command: game.table.preview(0, command))
    assert several.points == {Box.CHANCE: 12, Box.MOT3: 0}
    assert several.zeros == {Box.MOT3}
    cells = {line.code: line.cells[0] for line in sheet_of(game.view, FAMILY[:2], several).lines}
    assert cells["chance"].kind is CellKind.POSSIBLE
    assert cells["chance"].playable
    assert not cells["un_mot"].playable


def test_offers_after_acceptance_are_the_marks() -> None:
    game = composed("JDEXON◊", turn=2)
    game.submit(Propose((JEU,)))
    offers = offers_of(game.view, (), lambda command: game.table.preview(0, command))
    assert offers.points == {Box.MOT3: 7}
    free = composed("JDEXON◊", turn=2, ordre_libre=True)
    free.submit(Propose((JEU,)))
    offers = offers_of(free.view, (), lambda command: free.table.preview(0, command))
    assert {Box.UN_MOT, Box.CHANCE, Box.MOT3} <= set(offers.points)
    assert offers.points[Box.CHANCE] == 7
    asks = offers_of(free.view, (), lambda command: free.table.preview(0, command), special=Box.CHANCE)
    assert set(asks.points) == asks.zeros == set(free.view.state.sheets[0].open_numbered)
    assert isinstance(free.table.preview(0, Propose(((Placed(0, "J"), Placed(2, "E"), Placed(6, "T")),))), Preview)


# ---- sentences -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "parts"),
    [
        (OpeningDrawn(1), ("Tom",)),
        (DiceThrown(0, (0,), DICE, 1), ("Mamie", "J D E X O N ◊")),
        (WordsAccepted(0, (JEU, DO)), ("JEU", "DO", "acceptés")),
        (WordsRefused(1, (JEU, DO), (Refused(1, "unknown"),)), ("DO", "refusé.")),
        (Claimed(0, Box.TOUTES_VOYELLES), ("Mamie", "Toutes voyelles")),
        (SandGone(1), ("sable", "Tom")),
        (HintGiven(0, Hinted(Rung.LETTER, Box.MOT3, 1, "J"), 2), ("Mamie", "2")),
        (Marked(0, Box.DEUX_MOTS, 12, ("JEU", "DO")), ("12", "Deux mots", "JEU + DO")),
        (Marked(0, Box.TOUTES_VOYELLES, 25, ()), ("25", "Toutes voyelles")),
        (ZeroWritten(0, Box.MOT4, Cause.SAND), ("zéro", "Mot de 4 lettres")),
        (YahtzeePrime(0, "BONJOUR"), ("BONJOUR", "100")),
        (UpperPrimeReached(1, 35), ("Tom", "35")),
        (PartieEnded(1, (90, 84), (1, 2)), ("Mamie", "90")),
    ],
)
def test_events_are_told(event: object, parts: tuple[str, ...]) -> None:
    told = GAME_UIS["yahtzee_mots"].tell()(event, ("Mamie", "Tom"))
    assert told is not None
    for part in parts:
        assert part in told


def test_a_turned_hourglass_needs_no_words() -> None:
    assert GAME_UIS["yahtzee_mots"].tell()(SandTurned(0, 60_000, 60_000), ("Mamie",)) is None


# ---- pictures ------------------------------------------------------------------------------------------------------------


def sand_above(glass: Hourglass) -> int:
    """Count the pixels of sand in the upper half."""
    picture = glass.grab().toImage()
    sand = glass.theme.palette.sand
    count = 0
    for y in range(picture.height() // 2):
        for x in range(picture.width()):
            pixel = picture.pixelColor(x, y)
            count += abs(pixel.hue() - sand.hue()) < 12 and pixel.saturation() > 100
    return count


def test_sand_wakes_nobody_for_what_cannot_be_seen(qtbot: QtBot, theme: Theme) -> None:
    glass = Hourglass(theme)
    qtbot.addWidget(glass)
    glass.resize(86, 258)
    glass.show()
    glass.run(300_000, 300_000, lambda: 0)
    assert 900 < glass._timer.interval() <= 1000, "another second is left before the sand is a pixel lower"
    glass.run(5_000, 5_000, lambda: 0)
    assert glass._timer.interval() == 100
    glass.run(60_000, 60_000, lambda: 59_980)
    assert glass._timer.interval() <= 20
    glass.stand()
    assert not glass._timer.isActive()
    glass.hide()
    glass.run(60_000, 60_000, lambda: 0)
    assert not glass._timer.isActive()


def test_sand_runs_from_game_time(qtbot: QtBot, theme: Theme) -> None:
    now = [0]
    glass = Hourglass(theme)
    qtbot.addWidget(glass)
    glass.resize(86, 258)
    theme.use("contraste")
    glass.run(60_000, 60_000, lambda: now[0])
    told: list[int] = []
    glass.ticked.connect(told.append)
    full = sand_above(glass)
    now[0] = 30_000
    glass.look_again()
    half = sand_above(glass)
    now[0] = 61_000
    glass.look_again()
    assert full > half > sand_above(glass)
    assert told == [30, 0]
    glass.stand(20_000, 60_000)
    now[0] = 90_000
    glass.look_again()
    assert glass.seconds == 20
    assert not glass.is_running


@pytest.mark.parametrize("face", [LetterFace("W", 10), LetterFace("Ö", 2), LetterFace("◊", 0), LetterFace("◊", 0, "E")])
def test_a_face_stays_on_its_die(qtbot: QtBot, theme: Theme, face: LetterFace) -> None:
    picture = QImage(140, 140, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    painter.translate(70, 70)
    face(painter, theme, 100)
    painter.end()
    inked = [(x, y) for x in range(140) for y in range(140) if picture.pixelColor(x, y).alpha() > 40]
    assert inked
    assert all(20 < x < 120 and 20 < y < 120 for x, y in inked)
