"""The room where a family writes its own theme cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ludogite.app.controllers import storage as keeping
from ludogite.ui.games.des_themes.card_editor import CardEditorPage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.words.own_cards import FILE_BYTES, unpacked

if TYPE_CHECKING:
    from ludogite.app.app_controller import AppController
    from ludogite.store.settings import Json

WRITTEN = "written/des_themes"
"""The setting that keeps the family's cards, finished or not."""


def card_editor(house: AppController, agreeing: NewGamePage, after: Callable[[], None]) -> CardEditorPage:
    """Write cards for the game of ``agreeing``, the one agreed in front; then go on with ``after``."""
    page = CardEditorPage(house.look)
    page.show_cards(unpacked(house.store.settings.get(WRITTEN, [])))
    page.put_in_front(agreeing.draft.own("card") if agreeing.draft is not None else "")

    def store(work: Json) -> None:
        house.guarded(lambda: house.store.settings.set(WRITTEN, work))

    def keep(text: str) -> None:
        agreeing.take_own("card", text)
        after()

    def read(file: Path) -> None:
        data = keeping.fetch(house, file, FILE_BYTES + 1)
        if data is not None:
            page.load(data)

    def write(file: Path, text: str) -> None:
        keeping.write(house, file, text)

    page.worked.connect(store)
    page.kept.connect(keep)
    page.opened.connect(read)
    page.saved.connect(write)
    page.back.connect(after)
    return page
