"""The rooms of a person: making and changing a profile, and its history and statistics."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from ludogite.core.rules import Refusal
from ludogite.store.errors import StoreError
from ludogite.store.profiles import NewProfile
from ludogite.ui import texts
from ludogite.ui.look_back import LookBacks
from ludogite.ui.pages.profile import ProfilePage
from ludogite.ui.pages.profile_editor import ProfileDraft, ProfileEditor, Taken
from ludogite.ui.statistics import Period, export_csv, export_json, profile_data, yahtzee_looking_back

if TYPE_CHECKING:
    from ludogite.app import House

LOOKED_BACK = 200
"""Games that luck and skill are reckoned from, the newest."""


def editor(house: House, profile_id: int | None, after: Callable[[], None]) -> ProfileEditor:
    """Make or change a profile, then go on with ``after``."""
    page = ProfileEditor(house.look)
    known = None if profile_id is None else house.store.profiles.get(profile_id)
    draft = (
        None if known is None else ProfileDraft(known.id, known.name, known.ink, known.birth_year, known.coach, known.vocabulary)
    )

    def save(wished: ProfileDraft) -> None:
        kept = NewProfile(
            wished.name,
            wished.ink,
            None,
            wished.birth_year,
            wished.vocabulary,
            wished.coach,
        )
        try:
            profiles = house.store.profiles
            made = profiles.add(kept) if wished.id is None else profiles.change(wished.id, kept)
        except StoreError as error:
            house.window.tell("danger", texts.store_error(error.code, error.details))
            return
        if isinstance(made, Refusal):
            page.show_refusal(made)
        else:
            after()

    def archive(number: int) -> None:
        if house.guarded(lambda: house.store.profiles.archive(number)):
            house.go_home()

    page.edit(draft, [Taken(one.id, one.name, one.ink) for one in house.store.profiles.everyone()])
    page.save.connect(save)
    page.archive.connect(archive)
    page.back.connect(after)
    return page


def profile(house: House, profile_id: int) -> ProfilePage:
    """Show a profile's statistics; luck and skill follow when the games have been looked back on."""
    page = ProfilePage(house.look)
    chosen = {"game": "", "period": Period.ALL.value, "variant": ""}
    backs = LookBacks(house.store.saves.load, yahtzee_looking_back(house.read), page)

    def show(**change: str) -> None:
        known = house.store.profiles.get(profile_id)
        if known is None:
            return
        chosen.update(change)
        data = profile_data(house.store, known, game=chosen["game"], period=chosen["period"], variant=chosen["variant"])
        page.show_profile(data)
        if data.can_look_back:
            backs.ask(data.id, [point.game_id for point in data.points[-LOOKED_BACK:]])

    def export(kind: str) -> None:
        known = house.store.profiles.get(profile_id)
        suffix = ".csv" if kind == "csv" else ".json"
        name, _ = QFileDialog.getSaveFileName(page, "", f"{known.name if known else 'ludogite'}{suffix}", f"*{suffix}")
        if known is None or not name:
            return
        games = house.store.scores.history(profile_id, limit=1_000_000)
        text = export_csv(games) if kind == "csv" else export_json(known, games)
        try:
            Path(name).write_text(text, encoding="utf-8", newline="")
        except OSError as error:
            house.window.tell("danger", f"{name}: {error.strerror}")

    backs.ready.connect(page.show_talent)
    house.window.closing.connect(backs.stop)
    show()
    page.game.connect(lambda game: show(game=game, variant=""))
    page.period.connect(lambda period: show(period=period))
    page.variant.connect(lambda variant: show(variant=variant))
    page.edit.connect(house.edit_profile)
    page.export.connect(export)
    page.replay.connect(lambda game_id: house.go_replay(game_id, lambda: house.go_profile(profile_id)))
    page.play.connect(house.go_new_game)
    page.records.connect(house.go_records)
    page.profiles.connect(house.go_home)
    page.settings.connect(house.go_settings)
    page.back.connect(house.go_home)
    return page
