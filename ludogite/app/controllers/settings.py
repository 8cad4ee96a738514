"""Records, settings, and what the program is."""

from __future__ import annotations

from pathlib import Path
from platform import python_version
from sqlite3 import sqlite_version

from PySide6.QtCore import QCoreApplication, QUrl, qVersion
from PySide6.QtGui import QDesktopServices

from ludogite import __version__, paths
from ludogite.app import go
from ludogite.app.controllers import family, sound
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.games.catalog import find_game
from ludogite.games.common.dictionary import meanings
from ludogite.services.locks import Lock
from ludogite.services.portraits import face_of
from ludogite.services.read_aloud import voices_here
from ludogite.store import backups
from ludogite.store.scores import Kind
from ludogite.ui.pages.about import AboutPage
from ludogite.ui.pages.records import RecordsData, RecordsPage
from ludogite.ui.pages.settings import BackupRow, PutAway, SettingsData, SettingsPage

RECORDS_SHOWN = 20


def records(services: Services, navigate: go.Navigate, place: go.Records) -> Visit:
    """Show the records, the list with the most games first."""
    page, shown = RecordsPage(services.theme, services.uis), place.kind
    kinds = services.store.scores.kinds()
    counted = bool(services.setting("count_assisted"))

    def show(kind: Kind | None) -> None:
        nonlocal shown
        shown = kind
        lines = () if kind is None else services.store.scores.records(kind.game, kind.variant, kind.seats, limit=RECORDS_SHOWN)
        faces = {one.profile_id: face_of(services.store, one.profile_id, one.name, one.ink) for one in lines}
        page.show_records(RecordsData(kinds, kind, lines, counted, services.store.scores.finished(), faces))

    show(shown or max(kinds, key=lambda kind: (find_game(kind.game) is not None, kind.games), default=None))
    page.chosen.connect(show)
    page.replay.connect(lambda game_id: navigate(go.Replay(game_id)))
    page.sheets.connect(lambda game: navigate(go.Sheets(game)))
    return Visit(page, here=lambda: go.Records(shown))


def settings(services: Services, navigate: go.Navigate) -> Visit:
    """Show the settings."""
    page = SettingsPage(services.theme, next(iter(services.uis.values())).felt)

    def show() -> None:
        away = services.store.profiles.everyone(archived=True)
        page.show_settings(
            SettingsData(
                language=services.setting("language"),
                languages=services.languages.offered(),
                theme=services.setting("theme"),
                text_scale=float(services.setting("text_scale")),
                reduced_motion=services.setting("reduced_motion"),
                pace_ms=services.setting("pace_ms"),
                count_assisted=services.setting("count_assisted"),
                key_hold_ms=services.setting("key_hold_ms"),
                repeat_ms=services.setting("repeat_ms"),
                read_aloud=services.setting("read_aloud"),
                has_voice=bool(voices_here()),
                sound=sound.heard_here(services),
                folder=str(services.data),
                backups=_backups(services.store.file),
                put_away=tuple(
                    PutAway(one.id, one.name, one.ink, one.symbol, Lock(services.store, one.id) if one.has_pin else None)
                    for one in away
                ),
            )
        )

    def restore(name: str) -> None:
        if services.restore(name):
            show()

    def unarchive(number: int) -> None:
        if services.guarded(lambda: services.store.profiles.archive(number, archived=False)):
            show()

    def delete(number: int) -> None:
        if services.guarded(lambda: services.store.profiles.delete(number)):
            show()

    def open_folder() -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(services.data))):
            told = QCoreApplication.translate("Settings", "Rien sur cette machine n’ouvre ce dossier. Il est ici : {folder}")
            services.tell("warning", told.format(folder=services.data))

    show()
    page.changed.connect(services.change)
    sound.let_try(services, page.sound)
    page.export_family.connect(lambda: family.export_family(services, page))
    page.open_file.connect(lambda: navigate(go.ChooseFile()))
    page.import_family.connect(lambda: family.choose(navigate, page))
    page.unarchive.connect(unarchive)
    page.delete.connect(delete)
    page.open_folder.connect(open_folder)
    page.games.connect(lambda: navigate(go.Waiting()))
    page.restore.connect(restore)
    page.about.connect(lambda: navigate(go.About()))
    return Visit(page)


def _backups(file: Path) -> tuple[BackupRow, ...]:
    return tuple(BackupRow(copy.name, _iso(backups.time_of(copy)), copy.stat().st_size) for copy in backups.backups(file))


def _iso(stamp: str) -> str:
    """Turn the time in a backup's name back into ISO: 20261120T210406… becomes 2026-11-20T21:04:06…."""
    return f"{stamp[:4]}-{stamp[4:6]}-{stamp[6:11]}:{stamp[11:13]}:{stamp[13:]}"


def about(services: Services) -> Visit:
    """Show version, licences and credits; a licence that is asked for takes the place of the list, and gives it back."""
    page, folder = AboutPage(services.theme, services.uis), paths.resources()

    def show(name: str = "") -> None:
        file = (folder / name).resolve()
        if name and file.is_relative_to(folder.resolve()) and file.is_file():
            page.show_licence(file.read_text(encoding="utf-8"), plain=file.suffix != ".md")
        elif not name:
            shipped = _shipped(folder / "about", services.languages.language)
            page.show_about(__version__, shipped, has_meanings=meanings(services.read).check() is None)

    show()
    page.text_wanted.connect(show)
    return Visit(page)


def _shipped(folder: Path, language: str) -> str:
    """Read what is said of everything that is shipped, with the versions that run here."""
    files = (folder / f"{spoken}.md" for spoken in (language, paths.FALLBACK_LANGUAGE, paths.SOURCE_LANGUAGE))
    text = next(file for file in files if file.is_file()).read_text(encoding="utf-8")
    for name, version in (("qt", qVersion()), ("python", python_version()), ("sqlite", sqlite_version)):
        text = text.replace(f"{{{name}}}", version)
    return text
