"""The quiet rooms: records, settings, about."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from ludogite import __version__, paths
from ludogite.app.controllers import family, files
from ludogite.app.controllers import sound as sounding
from ludogite.store import backups
from ludogite.store.scores import Kind
from ludogite.ui.pages.about import AboutPage
from ludogite.ui.pages.records import RecordsData, RecordsPage
from ludogite.ui.pages.settings import BackupRow, PutAway, SettingsData, SettingsPage

if TYPE_CHECKING:
    from ludogite.app.app_controller import AppController

RECORDS_SHOWN = 20


def records(house: AppController) -> RecordsPage:
    """Show the records, the last list that was played first."""
    page = RecordsPage(house.look)
    kinds = house.store.scores.kinds()
    counted = bool(house.setting("count_assisted"))

    def show(kind: Kind | None) -> None:
        lines = () if kind is None else house.store.scores.records(kind.game, kind.variant, kind.seats, limit=RECORDS_SHOWN)
        page.show_records(RecordsData(kinds, kind, lines, counted))

    show(max(kinds, key=lambda kind: kind.games, default=None))
    page.chosen.connect(show)
    page.replay.connect(lambda game_id: house.go_replay(game_id, house.go_records))
    page.sheets.connect(lambda game: house.go_sheets(game, house.go_records))
    page.back.connect(house.go_home)
    return page


def settings(house: AppController, after: Callable[[], None]) -> SettingsPage:
    """Show the settings, then go back with ``after``."""
    page = SettingsPage(house.look)

    def show() -> None:
        away = house.store.profiles.everyone(archived=True)
        page.show_settings(
            SettingsData(
                language=house.setting("language"),
                languages=house.languages.offered(),
                theme=house.setting("theme"),
                text_scale=float(house.setting("text_scale")),
                reduced_motion=house.setting("reduced_motion"),
                pace_ms=house.setting("pace_ms"),
                count_assisted=house.setting("count_assisted"),
                sound=sounding.heard_here(house),
                folder=str(house.data),
                backups=_backups(house.store.file),
                put_away=tuple(PutAway(one.id, one.name, one.ink, one.symbol) for one in away),
            )
        )

    def restore(name: str) -> None:
        if house.restore(name):
            show()

    def bring_out(number: int) -> None:
        if house.guarded(lambda: house.store.profiles.archive(number, archived=False)):
            show()

    show()
    page.changed.connect(house.change)
    sounding.let_try(house, page.sound)
    page.take_along.connect(lambda: family.take_along(house, page))
    page.open_file.connect(lambda: files.ask(house))
    page.bring_back.connect(lambda: family.choose(house, page))
    page.bring_out.connect(bring_out)
    page.open_folder.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(house.data))))
    page.restore.connect(restore)
    page.about.connect(house.go_about)
    page.back.connect(after)
    return page


def _backups(file: Path) -> tuple[BackupRow, ...]:
    return tuple(BackupRow(copy.name, _iso(backups.time_of(copy)), copy.stat().st_size) for copy in backups.backups(file))


def _iso(stamp: str) -> str:
    """Turn the time in a backup's name back into ISO: 20261120T210406… becomes 2026-11-20T21:04:06…."""
    return f"{stamp[:4]}-{stamp[4:6]}-{stamp[6:11]}:{stamp[11:13]}:{stamp[13:]}"


def about(house: AppController, after: Callable[[], None]) -> AboutPage:
    """Show version, licences and credits."""
    page = AboutPage(house.look)
    page.show_about(__version__, (paths.resources() / "LICENSES.md").read_text(encoding="utf-8"))
    page.back.connect(after)
    return page
