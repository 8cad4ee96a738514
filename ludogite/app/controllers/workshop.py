"""Where a family makes something of its own for a game that is being agreed on, and what it has made to print."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.app import go
from ludogite.app.controllers import small_files
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.ui.pages.new_game import NewGamePage

if TYPE_CHECKING:
    from ludogite.store.settings import Json


def editor(services: Services, navigate: go.Navigate, place: go.Workshop, agreeing: NewGamePage) -> Visit | None:
    """Make what stands in for an option of the game of ``agreeing``, then go back to it; None where nothing does."""
    option, draft, settings = place.option, agreeing.draft, services.store.settings
    part = services.uis[draft.game.id].workshop if draft is not None else None
    if draft is None or part is None:
        return None
    workshop = part()
    page = workshop.make_editor(services.theme, settings.get, draft.own(option))

    def store(work: Json) -> None:
        services.guarded(lambda: settings.set(workshop.work_key, work))

    def keep(text: str) -> None:
        if workshop.last_key:
            services.guarded(lambda: settings.set(workshop.last_key, text))
            services.guarded(lambda: settings.forget(workshop.work_key))
        agreeing.take_own(option, text)
        navigate(go.Back())

    def read(file: Path) -> None:
        data = small_files.fetch(services, file, workshop.file_limit)
        if data is not None:
            page.load(data)

    page.worked.connect(store)
    page.kept.connect(keep)
    page.opened.connect(read)
    page.saved.connect(lambda file, text: small_files.write(services, file, text))
    return Visit(page)


def printed(services: Services) -> dict[str, object]:
    """Gather by game what the family has made and may print."""
    parts = ((name, ui.workshop) for name, ui in services.uis.items())
    made = ((name, part().printed(services.store.settings.get)) for name, part in parts if part is not None)
    return {name: value for name, value in made if value is not None}
