"""The problem of the day in Dés à thèmes: three answers in thirty seconds, of three themes of the card."""

from __future__ import annotations

from typing import Final

from ludogite.core.advice import Remark
from ludogite.core.chance import Chance
from ludogite.core.rules import Seat
from ludogite.games.des_themes.book import ThemeBook
from ludogite.games.des_themes.bot import WEIGHTS, ThemesPlayer
from ludogite.games.des_themes.coach import SHORTEST, ThemesCoach
from ludogite.games.des_themes.moves import Answer
from ludogite.games.des_themes.review import Possible, best_answers
from ludogite.games.des_themes.state import Phase, ThemesView, Way
from ludogite.games.problem import SHOWN, Asked, Candidate
from ludogite.words.levels import Levels, Vocabulary

SECONDS: Final = 30
EASY: Final = 4
"""Everyday answers that a theme needs to be asked about."""


def asked_themes(book: ThemeBook, levels: Levels, view: ThemesView) -> dict[int, list[Possible]]:
    """Give three themes with their everyday answers, best first: those with most answers; {} where there are no three."""
    found: dict[int, list[Possible]] = {}
    for theme in view.open_themes:
        answers = best_answers(book, [theme.number], view.imposed, view.letters, levels, Vocabulary.COURANT)
        plain = [one for one in answers if len(one.text) >= SHORTEST and levels.may_show(one.text.upper(), Vocabulary.ENFANT)]
        if len(plain) >= EASY:
            found[theme.number] = sorted(plain, key=_everyday)
    most = sorted(found, key=lambda number: (-sum(one.text.islower() for one in found[number]), number))[:SHOWN]
    return {number: found[number] for number in sorted(most)} if len(most) == SHOWN else {}


def _everyday(one: Possible) -> tuple[bool, bool, int]:
    """Name plain words before names and phrases, dear ones first."""
    return not one.text.islower(), " " in one.text, -one.points


def candidates(coach: ThemesCoach, view: ThemesView, seat: Seat) -> tuple[Candidate, ...]:
    """List the best everyday answer of each of the three themes, when the dice of a round have fallen."""
    if view.phase is not Phase.OPEN or view.answers or not view.imposed:
        return ()
    three = asked_themes(coach.book, coach.levels, view)
    names = {theme.number: theme.name for theme in view.open_themes}
    return tuple(
        Candidate(Answer(answers[0].text, number), answers[0].points, _told(number, names[number], answers[:SHOWN]))
        for number, answers in three.items()
    )


def _told(number: int, name: str, answers: list[Possible]) -> Remark:
    return Remark.of("des_themes.choice_say", theme=number, theme_name=name, words=", ".join(one.text for one in answers))


def finds(player: ThemesPlayer, view: ThemesView, seat: Seat, chance: Chance, asked: tuple[Candidate, ...]) -> bool:
    """Tell whether a computer player has said an answer of each theme within the time, at the usual pace of *fort*."""
    draws, weights, spent = chance.at("des_themes.problem", view.round), WEIGHTS["fort"], 0
    for one in asked:
        known = [entry for entry, number in player.answers(view) if number == one.command.theme]
        if not known:
            return False
        spent += weights.base_ms + draws.below(3 * weights.base_ms) + weights.scarce_ms // len(known) + weights.say_ms
        spent += weights.letter_ms * len(draws.pick(known).key)
    return spent <= SECONDS * 1000


ASKED = Asked(candidates, gap=0.0, options={"variant": Way.OUVERTS.value, "judging": "liste"}, seats=2, finds=finds, latest=60)
