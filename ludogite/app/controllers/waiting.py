"""The page of the games under way."""

from __future__ import annotations

from ludogite.app import go
from ludogite.app.controllers import game_files
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.services import home
from ludogite.services.game_import import ImportedGame
from ludogite.services.thinking import saved_to_loaded
from ludogite.ui.pages.waiting import WaitingPage


def waiting(services: Services, navigate: go.Navigate) -> Visit:
    """Show all games that wait, and those ended for good of late."""
    page, saves = WaitingPage(services.theme, services.uis), services.store.saves

    def show() -> None:
        page.show_games(home.games_that_wait(services.store), home.games_ended(services.store))

    def resume(game_id: int) -> None:
        if any(line.line.game.id == game_id and not line.line.game.is_readable for line in page.lines):
            game_files.export_raw(services, game_id)
        else:
            navigate(go.Table(game_id))

    def reopen(game_id: int) -> None:
        if services.guarded(lambda: saves.reopen(game_id)):
            show()

    def end(game_id: int) -> None:
        if services.guarded(lambda: saves.stop(game_id)):
            show()

    def watch(game_id: int) -> None:
        saved = services.saved(game_id)
        if saved is not None:
            loaded = services.told(lambda: saved_to_loaded(saved))
            if loaded is not None:
                navigate(go.Watch(ImportedGame(loaded, saved.game.seats, saved.game.marks, is_open=True)))

    show()
    page.resumed.connect(resume)
    page.reopened.connect(reopen)
    page.ended.connect(end)
    page.watched.connect(watch)
    page.carried.connect(lambda game_id: game_files.carry(services, game_id))
    return Visit(page)
