"""From the statistics of a profile to what its plots show, with the words for the ear and the pointer."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from ludogite.services.statistics import DiceCount, Point, Talent, bins, running_means
from ludogite.ui.texts import number
from ludogite.ui.texts.dates import full_day, moment
from ludogite.ui.texts.game import GameTexts
from ludogite.ui.widgets.plot import Balance, Bands, Curve, Histogram, Part, month_ticks

translate = QCoreApplication.translate
MONTHS_FROM = 60
"""Days of play from which the time below the curve is told in months."""
MINUS = "\u2212"


def curve(words: GameTexts, points: Sequence[Point]) -> Curve | None:
    """Show the scores of a game (its words) in order, with the mean of the last ten and the record; None without any."""
    if not points:
        return None
    scores = [point.score for point in points]
    days = [moment(point.at).date() for point in points]
    in_months = days[0].daysTo(days[-1]) >= MONTHS_FROM
    form = translate("ProfilePage", "MMMM") if in_months else translate("ProfilePage", "d MMM")
    record = max(range(len(scores)), key=scores.__getitem__)
    hint = translate("ProfilePage", "{day} : {score}")
    return Curve(
        tuple(scores),
        running_means(scores),
        tuple(hint.format(day=full_day(day), score=words.score(score)) for day, score in zip(days, scores, strict=True)),
        month_ticks([QLocale().toString(day, form) for day in days]),
        record,
        translate("ProfilePage", "record {score}").format(score=number(scores[record])),
    )


def histogram(points: Sequence[Point]) -> tuple[Histogram, int] | None:
    """Show how scores spread, and the width of a bin in points; None without any."""
    if not points:
        return None
    scores = [point.score for point in points]
    width, first, counts = bins(scores)
    mean = sum(scores) / len(scores)
    hint = translate("ProfilePage", "de {low} à {high} : {count}")
    lows = [first + n * width for n in range(len(counts))]
    hints = (hint.format(low=low, high=low + width - 1, count=count) for low, count in zip(lows, counts, strict=True))
    return Histogram(tuple(map(str, lows)), counts, tuple(hints), int((mean - first) // width)), width


def dice_bands(dice: DiceCount) -> Bands:
    """Show how often each face came, and where fair dice would lie."""
    hint = translate("ProfilePage", "face {face} : {count} fois, entre {low} et {high} attendues")
    low, high = math.ceil(dice.low), math.floor(dice.high)
    hints = (hint.format(face=n, count=number(count), low=number(low), high=number(high)) for n, count in enumerate(dice.faces, 1))
    values = tuple(map(number, dice.faces))
    return Bands(tuple(str(n) for n in range(1, 7)), dice.faces, values, tuple(hints), dice.low, dice.expected, dice.high)


def signed(value: int) -> str:
    """Write a difference with its sign."""
    return f"+{value}" if value > 0 else f"{MINUS}{-value}" if value < 0 else "0"


def balance(talent: Talent, name: str) -> Balance:
    """Show how the mean comes about: perfect play, what the dice gave, what decisions cost."""
    perfect, luck, decisions, mean = talent.parts
    after_luck = perfect + luck
    chance = translate("ProfilePage", "Chance des dés")
    if talent.luck_error is not None:
        chance = translate("ProfilePage", "Chance des dés (± {n})").format(n=math.ceil(talent.luck_error))
    parts = (
        Part(translate("ProfilePage", "Jeu parfait"), str(perfect), 0, perfect, "control_outline"),
        Part(chance, signed(luck), perfect, after_luck, "positive" if luck >= 0 else "danger"),
        Part(translate("ProfilePage", "Décisions"), signed(decisions), after_luck, mean, "danger" if decisions < 0 else "positive"),
        Part(name, str(mean), 0, mean, "player"),
    )
    return Balance(parts, max(perfect, after_luck, mean, 1) * 1.15)
