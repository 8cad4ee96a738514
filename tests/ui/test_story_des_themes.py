"""What the end of a game of Dés à thèmes tells of its words."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from ludogite.games.common.dictionary import vocabularies
from ludogite.games.des_themes.moves import Answer, Buzz, Colour, GiveUpRound
from ludogite.games.des_themes.review import review
from ludogite.games.des_themes.rules import ThemesRules
from ludogite.games.setup import reader
from ludogite.ui.games.des_themes.story import ThemesStory
from ludogite.ui.style.theme import Theme
from tests.ui.des_themes_play import RESOURCES, Played


def test_each_round_is_told_with_the_best_and_what_was_said(qtbot: QtBot, theme: Theme) -> None:
    game = Played(2)
    game.lay()
    game.submit(1, Buzz())
    game.submit(1, Answer("Bono"))
    game.lay("BORVA", Colour.NOIR)
    game.submit(0, GiveUpRound())
    game.submit(1, GiveUpRound())
    rules = game.session.rules
    assert isinstance(rules, ThemesRules)
    told = review(rules, game.session.entries, vocabularies(reader(RESOURCES)))
    story = ThemesStory(theme, told, rules.book.card, game.table.seats)
    qtbot.addWidget(story)
    story.resize(700, 500)
    story.show()
    first, second = story.lines.lines
    assert "Bono, 2" in first.note
    assert "en B" in first.note
    assert first.ink == game.table.seats[1].ink
    assert int(first.figure) > 2
    assert "rien n’a été dit" in second.note
    assert (second.ink, second.figure) == (0, "4")
    assert story.finest.word.text() == "Bono"
    assert story.missed.word.text().startswith(str(int(first.figure) - 2 + 4))
    before = story.grab().toImage()
    theme.use("soiree")
    assert story.grab().toImage() != before


def test_a_game_without_a_round_tells_nothing_wrong(qtbot: QtBot, theme: Theme) -> None:
    game = Played(2)
    story = ThemesStory(theme, (), game.view.card, game.table.seats)
    qtbot.addWidget(story)
    assert story.lines.lines == ()
    assert story.finest.word.text() == "–"
