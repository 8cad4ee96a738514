"""A game looked back on: its words ranked, the longest, the most valuable, each player's curve, and the grid as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludogite.core.rules import Seat, SheetLine
from ludogite.games import handicap
from ludogite.games.mots_de_tete.moves import Play, Word
from ludogite.games.mots_de_tete.placement import Rows, is_letter
from ludogite.games.mots_de_tete.state import FREE


@dataclass(frozen=True, slots=True)
class Ranked:
    """A word of the game: who wrote it, in which turn, for how many points."""

    word: Word
    seat: Seat
    turn: int
    points: int


def ranked_words(plays: Sequence[Play], seat: Seat | None = None) -> tuple[Ranked, ...]:
    """Rank all new words, or those of one seat, by points, then length, then order of play."""
    listed = [
        Ranked(counted.word, play.seat, play.turn, counted.points)
        for play in plays
        if seat is None or play.seat == seat
        for counted in play.words
    ]
    return tuple(sorted(listed, key=lambda each: (-each.points, -len(each.word.text), each.turn)))


def longest_word(plays: Sequence[Play], seat: Seat | None = None) -> Ranked | None:
    """Find the longest word, the one worth most among equals."""
    return max(ranked_words(plays, seat), key=lambda each: len(each.word.text), default=None)


def most_valuable_word(plays: Sequence[Play], seat: Seat | None = None) -> Ranked | None:
    """Find the word that brought most points."""
    return next(iter(ranked_words(plays, seat)), None)


def curve(plays: Sequence[Play], seat: Seat) -> tuple[tuple[int, int], ...]:
    """Give a seat's sum after each of its plays, as (turn, sum); what hints cost is left aside."""
    points, total = [], 0
    for play in plays:
        if play.seat == seat:
            total += play.points
            points.append((play.turn, total))
    return tuple(points)


def sheet(
    plays: Sequence[Play], scores: tuple[int, ...], hints_cost: tuple[int, ...], start: tuple[int, ...] = ()
) -> tuple[SheetLine, ...]:
    """Break the scores down; the lines words, bonus, hints and handicap add up to the total, the others tell of the game."""
    seats = range(len(scores))
    mine = [[play for play in plays if play.seat == seat] for seat in seats]
    bonus = tuple(sum(_bonus_points(play) for play in own) for own in mine)
    points = tuple(sum(play.points for play in own) for own in mine)
    longest = (longest_word(own) for own in mine)
    valuable = (most_valuable_word(own) for own in mine)
    lines = [
        SheetLine("mots_de_tete.plays", tuple(map(len, mine))),
        SheetLine("mots_de_tete.words", tuple(sum(len(play.words) for play in own) for own in mine)),
        SheetLine("mots_de_tete.letters", tuple(sum(len(play.letters) for play in own) for own in mine)),
        SheetLine("mots_de_tete.longest", tuple(len(each.word.text) if each else None for each in longest)),
        SheetLine("mots_de_tete.most_valuable", tuple(each.points if each else None for each in valuable)),
        SheetLine("mots_de_tete.best_play", tuple(max((play.points for play in own), default=None) for own in mine)),
        SheetLine("mots_de_tete.printed", tuple(points[seat] - bonus[seat] for seat in seats)),
        SheetLine("mots_de_tete.bonus", bonus),
    ]
    if any(hints_cost):
        lines.append(SheetLine("mots_de_tete.hints", tuple(-cost for cost in hints_cost)))
    return (*lines, *handicap.sheet_line("handicap", start), SheetLine("mots_de_tete.total", scores))


def _bonus_points(play: Play) -> int:
    """Add up what bonus cells brought: each once for every word through it."""
    values = {(each.row, each.col): each.value for each in play.bonus}
    return sum(values.get(cell, 0) for counted in play.words for cell in counted.word.cells)


def grid_text(rows: Rows) -> str:
    """Write the finished grid for any editor: letters, ``.`` for a free cell, ``#`` for a black one, a row a line."""
    return "".join(" ".join(mark if is_letter(mark) or mark == FREE else "#" for mark in line) + "\n" for line in rows)
