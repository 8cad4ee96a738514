"""Which page shows a place: one line for each, and the controller that makes it."""

from __future__ import annotations

from ludogite.app import go
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.late import late

with late:  # each when somebody goes there
    from ludogite.app.controllers import (
        challenges,
        days,
        dictionary,
        family,
        game_over,
        lessons,
        new_game,
        profiles,
        rehearsals,
        replays,
        rules,
        settings,
        soirees,
        waiting,
    )


def visit(services: Services, navigate: go.Navigate, place: go.Place) -> Visit | None:
    """Make the page of a place that is neither a table nor a workshop; None where something stands in the way, which is said."""
    match place:
        case go.NewGame():
            return new_game.new_game(services, navigate, place)
        case go.GameOver():
            return game_over.game_over(services, navigate, place)
        case go.Replay():
            return replays.replay(services, navigate, place)
        case go.Bilan():
            return replays.bilan(services, navigate, place)
        case go.Watch():
            return replays.watch(services, place)
        case go.Rehearsal():
            return rehearsals.rehearsal(services, navigate, place)
        case go.Lesson():
            return lessons.lesson(services, navigate, place)
        case go.Rules():
            return rules.rules(services, navigate, place)
        case go.Sheets():
            return rules.sheets(services, place)
        case go.Dico():
            return dictionary.dico(services, place)
        case go.Day():
            return days.day_page(services, navigate, place)
        case go.DayProblem():
            return days.problem_page(services, navigate, place)
        case go.DayGames():
            return challenges.day_games_page(services, navigate, place)
        case go.Soiree():
            return soirees.soiree_page(services, navigate)
        case go.Challenge():
            return challenges.challenge_page(services, navigate, place)
        case go.Profile():
            return profiles.profile(services, navigate, place)
        case go.EditProfile():
            return profiles.editor(services, navigate, place)
        case go.Records():
            return settings.records(services, navigate, place)
        case go.Waiting():
            return waiting.waiting(services, navigate)
        case go.Settings():
            return settings.settings(services, navigate)
        case go.About():
            return settings.about(services)
        case go.FamilyFile():
            return family.family_page(services, navigate, place)
    raise TypeError(place)
