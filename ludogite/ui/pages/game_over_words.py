"""What the end of a game is told in: who has won, how the points came about, and what it means for the records."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ludogite.services.results import GameOverData
from ludogite.ui import texts
from ludogite.ui.pages.game_over_parts import Note
from ludogite.ui.pages.podium import PodiumPlace
from ludogite.ui.screen.sheet_model import Cell, CellKind, Head, LineKind, SheetData, SheetRow
from ludogite.ui.texts.game import GameTexts

translate = QCoreApplication.translate
PARTS = (".manche", ".partie")
"""How the codes of lines end that only head a part of the game."""


def standings_of(data: GameOverData) -> tuple[PodiumPlace, ...]:
    """Say where everybody ended, by seat."""
    rows = zip(data.players, data.outcome.places, data.outcome.scores, strict=True)
    return tuple(PodiumPlace(one.name, one.ink, place, score, one.level is None, one.face) for one, place, score in rows)


def breakdown(words: GameTexts, data: GameOverData, title: str, subtitle: str) -> SheetData:
    """Write the breakdown as a sheet, in the words of its game: a column per player, the winners' columns lit.

    Of a game of several parts each has one line, its total: how that came about stands on the sheets.
    """
    heads = tuple(
        Head(player.name, player.ink, spoken=player.name, active=place == 1 and len(data.players) > 1)
        for player, place in zip(data.players, data.outcome.places, strict=True)
    )
    lines, sheet = [], data.outcome.sheet
    last, part = len(sheet) - 1, ""
    for number, line in enumerate(sheet):
        kind = LineKind.GRAND if number == last else LineKind.BOX
        label = words.sheet_line(line.code)
        if line.code.endswith(PARTS):  # the head of a part of the game: its number is no score
            part = f"{label} {line.values[0]}"
        is_total = number != last and line.code.endswith(("_total", ".total"))
        if part and not is_total:
            continue
        if is_total:
            label, kind, part = (part, kind, "") if part else (label, LineKind.TOTAL, "")
        written = CellKind.WRITTEN if kind is LineKind.BOX else CellKind.TOTAL
        figures = [None if value is None else texts.number(value) for value in line.values]
        cells = tuple(Cell() if figure is None else Cell(written, figure, figure) for figure in figures)
        lines.append(SheetRow(f"{line.code}.{number}", kind, label, cells))
    return SheetData(title, subtitle, heads, tuple(lines))


def headline(words: GameTexts, standings: Sequence[PodiumPlace]) -> str:
    """Say in a few words who has won; alone, what it came to."""
    winners = [each for each in standings if each.place == 1]
    if len(standings) == 1:
        return translate("GameOverPage", "{name} : {score}").format(name=winners[0].name, score=words.score(winners[0].score))
    if len(winners) == 1:
        return translate("GameOverPage", "{name} gagne !").format(name=winners[0].name)
    return translate("GameOverPage", "Égalité : {names} !").format(names=_together(winners))


def told(words: GameTexts, standings: Sequence[PodiumPlace]) -> str:
    """Say who has won, and with how much."""
    winners = [each for each in standings if each.place == 1]
    score = words.score(winners[0].score)
    if len(standings) == 1:
        return headline(words, standings)
    if len(winners) == 1:
        return translate("GameOverPage", "{name} gagne avec {score}").format(name=winners[0].name, score=score)
    said = translate("GameOverPage", "Égalité entre {names} : {score}, il faudra bien une revanche")
    return said.format(names=_together(winners), score=score)


def _together(winners: Sequence[PodiumPlace]) -> str:
    first = ", ".join(each.name for each in winners[:-1])
    return translate("GameOverPage", "{first} et {last}").format(first=first, last=winners[-1].name)


def feasts(words: GameTexts, data: GameOverData) -> list[tuple[str, str]]:
    """Say which records of the house for so many players the game has set: that there is one, and whose it is."""
    said, seats = [], len(data.players)
    among = (
        translate("GameOverPage", "à {seats} joueurs").format(seats=seats)
        if seats > 1
        else translate("GameOverPage", "en solitaire")
    )
    for record in data.records:
        title = translate("GameOverPage", "Premier record de la maison {among} !")
        about = translate("GameOverPage", "{name} : {score}.")
        if record.before is not None:
            title = translate("GameOverPage", "Record de la maison {among} battu !")
            about = translate("GameOverPage", "{name} : {score}, contre {before}.")
        said.append(
            (title.format(among=among), about.format(name=record.name, score=words.score(record.score), before=record.before))
        )
    return said


def notes(words: GameTexts, data: GameOverData) -> list[Note]:
    """Say what a game means for the records; after a practice, what it came to beside what really happened."""
    if data.instead:
        return _compared(data)
    said = [Note("trophy", "accent", title, about=about) for title, about in feasts(words, data)]
    said += [Note("info", "muted", texts.mark(code)) for code in data.marks]
    if data.unknown:
        said.append(Note("info", "muted", translate("GameOverPage", "Sans profil, personne n’entre dans les records.")))
    elif not data.counts:
        said.append(Note("info", "muted", translate("GameOverPage", "Cette partie ne compte pas pour les records.")))
    elif not data.records:
        said.append(Note("check", "positive", translate("GameOverPage", "Cette partie compte pour les records.")))
    return said


def _compared(data: GameOverData) -> list[Note]:
    """Say what a practice came to, beside what really happened."""
    said = []
    for player, now, real in zip(data.players, data.outcome.scores, data.instead, strict=True):
        line = translate("GameOverPage", "{name} : {now} au lieu de {real}.")
        if now == real:
            line = translate("GameOverPage", "{name} : {now}, comme dans la vraie partie.")
        mark, colour = ("up", "positive") if now > real else ("down", "muted") if now < real else ("check", "muted")
        said.append(Note(mark, colour, line.format(name=player.name, now=now, real=real)))
    return [*said, Note("info", "muted", translate("GameOverPage", "Exercice : rien n’est gardé."))]
