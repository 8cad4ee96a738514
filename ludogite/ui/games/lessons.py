"""The guided first games: one module per game with its steps, found by the id of the game."""

from __future__ import annotations

from importlib import import_module

from ludogite.ui.screen.lesson import Lesson


def lesson_of(game_id: str) -> Lesson:
    """Return the lesson of a game; raises ModuleNotFoundError when it has none."""
    lesson: Lesson = import_module(f"ludogite.ui.games.{game_id}.lesson").LESSON
    return lesson
