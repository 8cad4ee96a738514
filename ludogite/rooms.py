"""The quiet rooms of the house: profile, records, settings, about; each is built for one visit and told what the store knows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from ludogite import __version__, paths
from ludogite.core.rules import Refusal
from ludogite.games.mots_de_tete.grid import Grid, read_line
from ludogite.store import backups
from ludogite.store.errors import StoreError
from ludogite.store.house_words import Imported
from ludogite.store.profiles import NewProfile
from ludogite.store.scores import Kind
from ludogite.ui import texts
from ludogite.ui.look_back import LookBacks
from ludogite.ui.lookup import How
from ludogite.ui.models.drawing import Drawing
from ludogite.ui.pages.about import AboutPage
from ludogite.ui.pages.dico import DicoPage, Reader
from ludogite.ui.pages.grid_editor import GridEditorPage
from ludogite.ui.pages.new_game import NewGamePage
from ludogite.ui.pages.profile import ProfilePage
from ludogite.ui.pages.profile_editor import ProfileDraft, ProfileEditor, Taken
from ludogite.ui.pages.records import RecordsData, RecordsPage
from ludogite.ui.pages.settings import BackupRow, SettingsData, SettingsPage
from ludogite.ui.statistics import Period, export_csv, export_json, profile_data, yahtzee_looking_back
from ludogite.ui.word_desk import WordDesk
from ludogite.words.reasons import Verdict

if TYPE_CHECKING:
    from ludogite.app import House

RECORDS_SHOWN = 20
DRAWN = "drawn/mots_de_tete"
"""The setting that keeps the grid drawn last, in one line."""
GRID_FILE_LIMIT = 64 * 1024
"""Bytes read of a grid's file: more is none."""
WORDS_FILE_LIMIT = 16 * 1024 * 1024
"""Bytes read of a list of words: more is none of ours."""
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
    page.replay.connect(house.go_replay)
    page.play.connect(house.go_new_game)
    page.records.connect(house.go_records)
    page.profiles.connect(house.go_home)
    page.settings.connect(house.go_settings)
    page.back.connect(house.go_home)
    return page


def dico(house: House, after: Callable[[], None]) -> DicoPage:
    """Show the dictionary and the house's own, then go back with ``after``."""
    page, words = DicoPage(house.look), house.store.house_words
    desk = WordDesk(house.read, words.everything(), page)

    def ask(how: How, typed: str) -> None:
        if typed:
            desk.ask(how, typed, page.reader.vocabulary if page.reader is not None else "tout")
        else:
            desk.forget()

    def change(write: Callable[[], object]) -> None:
        if house.guarded(write):
            rulings = words.everything()
            page.show_house(rulings)
            desk.rule(rulings)
            page.again()

    def rule(word: str, verdict: Verdict) -> None:
        change(lambda: words.rule(word, verdict, who=page.who()))

    page.show_readers([Reader(one.id, one.name, one.vocabulary) for one in house.store.profiles.everyone()])
    page.show_house(words.everything())
    desk.opened.connect(page.show_count)
    desk.answered.connect(page.show_answer)
    desk.failed.connect(lambda code, name: page.show_trouble(f"{texts.log_error(code)} ({name})"))
    page.asked.connect(ask)
    page.ruled.connect(rule)
    page.withdrawn.connect(lambda word, theme: change(lambda: words.withdraw(word, theme or None)))
    page.import_wanted.connect(lambda: _take_words_in(house, page, change))
    page.export_wanted.connect(lambda: _write_words(house, page))
    house.window.closing.connect(desk.stop)
    page.back.connect(after)
    return page


def _take_words_in(house: House, page: DicoPage, change: Callable[[Callable[[], object]], None]) -> None:
    """Add the list of a file to the house's, and say what became of it."""
    name, _ = QFileDialog.getOpenFileName(page, "", "", "*.json")
    if not name:
        return
    try:
        with Path(name).open("rb") as file:
            text = file.read(WORDS_FILE_LIMIT).decode("utf-8")
    except OSError as error:
        page.notice.show_message("danger", f"{name}: {error.strerror}")
        return
    except UnicodeDecodeError:
        text = ""  # no list either: the store says so
    taken: list[Imported | Refusal] = []
    change(lambda: taken.append(house.store.house_words.take_in(text)))
    for done in taken:
        if isinstance(done, Refusal):
            page.notice.show_message("danger", texts.refusal(done.code, done.args))
        else:
            page.notice.show_message("positive", page.taken_sentence(done.taken, done.kept))


def _write_words(house: House, page: DicoPage) -> None:
    """Write the house's list to a file."""
    name, _ = QFileDialog.getSaveFileName(page, "", "dico-maison.json", "*.json")
    if not name:
        return
    try:
        Path(name).write_text(house.store.house_words.export(), encoding="utf-8")
    except OSError as error:
        page.notice.show_message("danger", f"{name}: {error.strerror}")


def grid_editor(house: House, agreeing: NewGamePage, after: Callable[[], None]) -> GridEditorPage:
    """Draw a grid for the game of ``agreeing``, from the one agreed or drawn last; then go on with ``after``."""
    page = GridEditorPage(house.look)
    agreed = agreeing.draft.own("grid") if agreeing.draft is not None else ""
    last = read_line(agreed or str(house.store.settings.get(DRAWN, "")))
    if isinstance(last, Grid):
        page.show_drawing(Drawing(last.cells))

    def keep(line: str) -> None:
        house.guarded(lambda: house.store.settings.set(DRAWN, line))
        agreeing.take_grid(line)
        after()

    def read(file: Path) -> None:
        try:
            with file.open("rb") as opened:
                data = opened.read(GRID_FILE_LIMIT)
        except OSError as error:
            house.window.tell("danger", f"{file}: {error.strerror}")
            return
        page.load(data)

    def write(file: Path, text: str) -> None:
        try:
            file.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            house.window.tell("danger", f"{file}: {error.strerror}")

    page.kept.connect(keep)
    page.opened.connect(read)
    page.saved.connect(write)
    page.back.connect(after)
    return page


def records(house: House) -> RecordsPage:
    """Show the records, the last list that was played first."""
    page = RecordsPage(house.look)
    kinds = house.store.scores.kinds()
    counted = bool(house.setting("count_assisted"))

    def show(kind: Kind | None) -> None:
        lines = () if kind is None else house.store.scores.records(kind.game, kind.variant, kind.seats, limit=RECORDS_SHOWN)
        page.show_records(RecordsData(kinds, kind, lines, counted))

    show(max(kinds, key=lambda kind: kind.games, default=None))
    page.chosen.connect(show)
    page.replay.connect(house.go_replay)
    page.back.connect(house.go_home)
    return page


def settings(house: House, after: Callable[[], None]) -> SettingsPage:
    """Show the settings, then go back with ``after``."""
    page = SettingsPage(house.look)

    def show() -> None:
        page.show_settings(
            SettingsData(
                language=house.setting("language"),
                theme=house.setting("theme"),
                text_scale=float(house.setting("text_scale")),
                reduced_motion=house.setting("reduced_motion"),
                pace_ms=house.setting("pace_ms"),
                count_assisted=house.setting("count_assisted"),
                folder=str(house.data),
                backups=_backups(house.store.file),
            )
        )

    def restore(name: str) -> None:
        if house.restore(name):
            show()

    show()
    page.changed.connect(house.change)
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


def about(house: House, after: Callable[[], None]) -> AboutPage:
    """Show version, licences and credits."""
    page = AboutPage(house.look)
    page.show_about(__version__, (paths.resources() / "LICENSES.md").read_text(encoding="utf-8"))
    page.back.connect(after)
    return page
