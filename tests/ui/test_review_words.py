"""The report of a review: praise first, words for severity in two tones, the find, and luck told honestly."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ludogite.core.advice import Account, Find, Fortune, Hindsight, Loss, Reckoning, Remark, Weighed
from ludogite.services.game_session import SeatInfo
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.luckless import Luckless
from ludogite.ui.pages.review_panel import ReviewPanel
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.review import ReviewWords

KEEP = Remark.of("yahtzee.choice_keep", dice="6 6")
FILL = Remark.of("yahtzee.choice_fill", box="full")
SEATS = (SeatInfo("Léa", 1), SeatInfo("Tom", 5))
FOUND = Hindsight(
    Reckoning.EXACT,
    (Loss(9, 1, FILL, KEEP, 7.0, "6 6 2 1 1"),),
    (0.4, 7.0),
    tuple(Weighed(n, n % 2, 7.0 if n == 9 else 0.0) for n in range(10)),
    (Account(0, 254.6, 12.8, -0.4, 267), Account(1, 254.6, -47.6, -7.0, 200)),
    (Fortune(1, 0, 9.0, "6 6 6 6 6"), Fortune(3, 0, -4.0, "1 2 3 4 6"), Fortune(5, 1, 1.0, "1 1 1 1 1")),
    (Find(4, 0, KEEP, 3.0),),
)


def told(panel: ReviewPanel) -> str:
    return "\n".join(label.text() for label in panel.list.content.findChildren(QLabel) if not label.isHidden()).replace(
        "\u202f", " "
    )


def test_praise_comes_before_what_was_lost_and_a_child_is_spoken_to_as_one(qtbot: QtBot, theme: Theme) -> None:
    panel = ReviewPanel(theme)
    qtbot.addWidget(panel)
    panel.children_at_table = frozenset({1})
    panel.show_review(FOUND, SEATS, lambda step: f"Tour {step}", GAME_UIS["yahtzee"].texts())
    said = told(panel)
    assert "100 % de choix parfaits, belle partie." in said
    assert "80 % de choix parfaits : bravo !" in said
    assert "La trouvaille : tour 4, garder 6 6." in said
    assert "Un joueur parfait ferait 254,6 en moyenne. Les dés ont ajouté +12,8, les choix −0,4 : 267." in said
    assert "Le plus chanceux : 6 6 6 6 6 (tour 1, +9,0). Le moins : 1 2 3 4 6 (tour 3, −4,0)." in said
    assert [row.accessibleName().split(",")[0] for row in panel.rows] == ["Tour 9 · 6 6 2 1 1 · oh"]


def test_a_loss_has_its_word_in_two_tones() -> None:
    words = ReviewWords()
    assert [words.severity(cost) for cost in (1.9, 5.9, 6.0)] == ["imprécis", "cher", "dommage"]
    assert [words.severity(cost, child=True) for cost in (1.9, 5.9)] == ["tout près", "on peut mieux"]


def test_a_play_is_measured_by_the_best_there_was() -> None:
    best = Remark.of("mots_de_tete.choice_best", word="OH", value=20.0)
    assert ReviewWords().top(Loss(1, 0, FILL, best, 5.0)).replace("\u202f", " ") == "75 % du maximum"
    laid = Remark.of("yahtzee_mots.choice_lay", words="EX + PEU", top=0.4)
    assert ReviewWords().top(Loss(1, 0, laid, KEEP, 48.0)).replace("\u202f", " ") == "40 % du maximum", (
        "that a throw was better is no matter of words"
    )
    assert ReviewWords().top(Loss(1, 0, FILL, KEEP, 5.0)) == ""


def test_a_draw_is_called_one(qtbot: QtBot, theme: Theme) -> None:
    paper = Luckless(theme, 1, SEATS)
    qtbot.addWidget(paper)
    paper.show_hindsight(1, Hindsight(Reckoning.EXACT, (), (13.9, 14.6)))
    assert [place for place, _, _ in paper.ranking.shown] == [1, 1]
    assert "égalité" in paper.note.text()
    paper.hide()  # nothing is painted of what nobody holds any more


def test_what_rounds_to_nothing_is_no_loss(qtbot: QtBot, theme: Theme) -> None:
    assert [ReviewWords.signed(points) for points in (-0.04, 0.04, -0.06)] == ["+0,0", "+0,0", "−0,1"]
    panel = ReviewPanel(theme)
    qtbot.addWidget(panel)
    panel.show_review(Hindsight(Reckoning.EXACT, (), (0.0, 0.4)), SEATS, str, GAME_UIS["yahtzee"].texts())
    assert "−0,0" not in told(panel)
    assert "−0,4" in told(panel)
