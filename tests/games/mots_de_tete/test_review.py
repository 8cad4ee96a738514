"""The look back: words ranked, longest and most valuable, curves, accounts, the grid as text."""

from __future__ import annotations

from ludogite.games.mots_de_tete.moves import Counted, Laid, Play, Rolls, Word
from ludogite.games.mots_de_tete.placement import blank_rows
from ludogite.games.mots_de_tete.review import curve, grid_text, longest_word, most_valuable_word, ranked_words, sheet
from tests.games.mots_de_tete.play import Game, few, grid, line


def played() -> Game:
    game = Game()
    game.write(line(6, 5, "DISQUE"))
    game.write(line(6, 11, "SOLO", across=False))
    game.write(line(7, 10, "N.TES"))
    game.write(line(4, 14, "PEN.ER", across=False))
    return game


def test_words_are_ranked_by_points_then_length_then_turn() -> None:
    plays = played().state.plays
    ranked = [(each.word.text, each.seat, each.points) for each in ranked_words(plays)]
    assert ranked == [("DISQUES", 1, 21), ("DISQUE", 0, 17), ("NOTES", 0, 17), ("PENSER", 1, 11), ("SOLO", 1, 11), ("EN", 0, 6)]
    assert [each.word.text for each in ranked_words(plays, 1)] == ["DISQUES", "PENSER", "SOLO"]


def test_the_longest_and_the_most_valuable_word() -> None:
    plays = played().state.plays
    for found in (longest_word(plays), most_valuable_word(plays)):
        assert found is not None
        assert (found.word.text, found.turn) == ("DISQUES", 2)
    mine = longest_word(plays, 0)
    assert mine is not None
    assert mine.word.text == "DISQUE"
    assert longest_word(()) is None
    assert most_valuable_word(plays, 3) is None


def test_the_curve_of_a_player() -> None:
    plays = played().state.plays
    assert curve(plays, 0) == ((1, 17), (3, 40))
    assert curve(plays, 1) == ((2, 32), (4, 43))


def test_the_sheet_adds_up() -> None:
    word = Word("LE", 0, 0, across=True)
    rolls = Rolls(0, 1, (3, 4), 7)
    words = (Counted(word, 8), Counted(Word("EN", 0, 1, across=False), 9))
    both = Play(1, 0, 2, (Laid(0, 0, "L"), Laid(0, 1, "E")), words, (rolls,), 17)
    lines = {each.code.removeprefix("mots_de_tete."): each.values for each in sheet((both,), (14, 0), (3, 0))}
    assert lines == {
        "plays": (1, 0), "words": (2, 0), "letters": (2, 0), "longest": (2, None), "most_valuable": (9, None),
        "best_play": (17, None), "printed": (3, 0), "bonus": (14, 0), "hints": (-3, 0), "total": (14, 0),
    }  # fmt: skip
    assert lines["printed"][0] + lines["bonus"][0] + lines["hints"][0] == lines["total"][0]  # type: ignore[operator]
    assert "mots_de_tete.hints" not in [each.code for each in sheet((both,), (17, 0), (0, 0))]


def test_the_grid_as_text() -> None:
    game = Game(on=grid(), knowing=few("LE"))
    assert grid_text(blank_rows(grid())).splitlines()[3] == ". . . # . . ."
    game.write(line(2, 3, "LE"))
    assert grid_text(game.state.rows).splitlines()[2] == ". . . L E . ."
