"""The example of the sheet, played through the rules on the grid of the house: words, values and its four totals."""

from __future__ import annotations

from ludogite.core.rules import Preview
from ludogite.games.mots_de_tete.moves import Play, Scored, Written
from tests.games.mots_de_tete.play import HOUSE, Game, line

PLAYS = (
    (line(6, 5, "DISQUE"), {"DISQUE": 17}),
    (line(6, 11, "SOLO", across=False), {"DISQUES": 21, "SOLO": 11}),
    (line(7, 10, "N.TES"), {"NOTES": 17, "EN": 6}),
    (line(4, 14, "PEN.ER", across=False), {"PENSER": 11}),
)
"""Coordinates of the sheet plus six rows and five columns, and the totals that the sheet prints."""


def played() -> list[Play]:
    game = Game()
    for write, _ in PLAYS:
        game.write(write)
    return [event.play for event in game.events if isinstance(event, Scored)]


def test_the_four_totals_of_the_sheet() -> None:
    plays = played()
    assert [{counted.word.text: counted.points for counted in play.words} for play in plays] == [words for _, words in PLAYS]
    assert [play.points for play in plays] == [17, 32, 23, 11]


def test_each_value_of_the_sheet_is_printed_where_it_says() -> None:
    values = {play.words[0].word.text: [HOUSE.value(*cell) for cell in play.words[0].word.cells] for play in played()}
    assert values == {
        "DISQUE": [4, 1, 5, 1, 5, 1], "SOLO": [4, 1, 5, 1], "NOTES": [5, 1, 5, 5, 1], "PENSER": [3, 1, 2, 1, 3, 1],
    }  # fmt: skip


def test_players_take_turns_and_keep_their_inks() -> None:
    game = Game()
    for write, _ in PLAYS:
        game.write(write)
    assert game.state.scores == (17 + 23, 32 + 11)
    assert game.state.rows[6][5:12] == "DISQUES"
    assert game.state.inks[6][5:12] == (0, 0, 0, 0, 0, 0, 1)
    assert game.state.inks[7][10:15] == (0, 1, 0, 0, 0)
    assert game.seat == 0
    assert game.state.turn == 5


def test_a_preview_says_the_same_as_the_score() -> None:
    game = Game()
    for write, expected in PLAYS:
        game.roll(len(write.letters))
        preview = game.rules.preview(game.view, game.seat, write)
        assert isinstance(preview, Preview)
        assert dict(preview.parts) == expected
        assert preview.points == sum(expected.values())
        events = game.write(write)
        assert [word.text for event in events if isinstance(event, Written) for word in event.words] == [
            word for word, _ in preview.parts
        ]
