"""The pages of a person: making and changing a profile, and its history and statistics."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QFileDialog

from ludogite.app import go
from ludogite.app.controllers import rehearsals
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.atomic import write_whole
from ludogite.core.rules import Refusal
from ludogite.games.catalog import find_game
from ludogite.games.facts import Facts
from ludogite.services.agreements import keep_floor, kept_floor
from ludogite.services.exports import Exported, export_csv, export_json
from ludogite.services.facts import Accountant, AccountBook, AccountTotal, facts_of, insight
from ludogite.services.file_names import writable
from ludogite.services.locks import Lock
from ludogite.services.look_backs import Key, LookBacks
from ludogite.services.portraits import face_of, keep_face
from ludogite.services.rare_words import fit_to_show
from ludogite.services.statistics import Period, ProfileData, others, profile_data, talent
from ludogite.store.errors import StoreError
from ludogite.store.profiles import NewProfile
from ludogite.ui import texts
from ludogite.ui.pages.profile import ProfilePage
from ludogite.ui.pages.profile_editor import ProfileDraft, ProfileEditor, Taken
from ludogite.words.levels import Vocabulary

if TYPE_CHECKING:
    from ludogite.games.game import Reader
    from ludogite.games.setup import Loaded

T = TypeVar("T")

TOLD = 500
"""Games whose logs are read, the newest."""
BOOK = "accounts.json"
"""The file that keeps slow accounts, beside the family's data."""


def editor(services: Services, navigate: go.Navigate, place: go.EditProfile) -> Visit:
    """Make or change a profile, then go back."""
    page, profile_id = ProfileEditor(services.theme, services.uis), place.profile_id
    known = None if profile_id is None else services.store.profiles.get(profile_id)
    draft = None
    if known is not None:
        floor_s = kept_floor(services.store, known.id)
        draft = ProfileDraft(
            known.id, known.name, known.ink, known.birth_year, known.coach, known.vocabulary, known.tutor, floor_s,
            face_of(services.store, known.id, known.name, known.ink),
        )  # fmt: skip

    def save(wished: ProfileDraft) -> None:
        kept = NewProfile(
            wished.name,
            wished.ink,
            None,
            wished.birth_year,
            wished.vocabulary,
            wished.coach,
            wished.tutor,
        )
        try:
            profiles = services.store.profiles
            made = profiles.add(kept) if wished.id is None else profiles.change(wished.id, kept)
            if not isinstance(made, Refusal):
                keep_floor(services.store, made.id, wished.floor_s)
                keep_face(services.store, made.id, wished.face)
        except StoreError as error:
            services.tell("danger", texts.store_error(error.code, error.details))
            return
        if isinstance(made, Refusal):
            page.show_refusal(made)
        else:
            navigate(go.Back())

    def archive(number: int) -> None:
        if services.guarded(lambda: services.store.profiles.archive(number)):
            navigate(go.Home())

    def unarchive(number: int) -> None:
        if services.guarded(lambda: services.store.profiles.archive(number, archived=False)):
            navigate(go.Back())

    def set_pin(code: str | None) -> None:
        if known is not None and services.guarded(lambda: services.store.profiles.set_pin(known.id, code)):
            show_pin(told=page.pin.tell_kept(is_set=code is not None))

    def show_pin(told: str = "") -> None:
        now = None if known is None else services.store.profiles.get(known.id)
        if now is not None:
            lock = Lock(services.store, now.id)
            page.pin.show_pin(now.name, lock if now.has_pin else None, waits_s=lock.waits_s, told=told)

    profiles = services.store.profiles
    page.edit(
        draft,
        [
            Taken(one.id, one.name, one.ink, one.archived, face_of(services.store, one.id, one.name, one.ink))
            for away in (False, True)
            for one in profiles.everyone(archived=away)
        ],
    )
    show_pin()
    page.save.connect(save)
    page.archive.connect(archive)
    page.unarchive.connect(unarchive)
    page.pin.changed.connect(set_pin)
    return Visit(page)


def profile(services: Services, navigate: go.Navigate, place: go.Profile) -> Visit:
    """Show a profile's statistics; what the logs of its games tell follows when they have been read."""
    page, profile_id = ProfilePage(services.theme, services.uis), place.profile_id
    chosen = {"game": place.game_id, "period": place.period or Period.ALL.value, "variant": place.variant}
    told = _looking(services, page, partial(facts_of, read=services.read), services.facts)
    accounted = _looking(services, page, _book(services))

    def show(**change: str) -> None:
        known = services.store.profiles.get(profile_id)
        if known is None:
            return
        chosen.update(change)
        data = profile_data(services.store, known, game=chosen["game"], period=chosen["period"], variant=chosen["variant"])
        page.show_profile(data)
        _ask(data, told, accounted)

    def tell(found: list[Facts]) -> None:
        known = services.store.profiles.get(profile_id)
        reader = Vocabulary.TOUT if known is None else Vocabulary(known.vocabulary)
        page.show_insight(insight([fit_to_show(one, services.read, reader) for one in found]))

    told.ready.connect(tell)
    accounted.progressed.connect(page.show_progress)
    accounted.ready.connect(lambda found: page.show_talent(talent(found)))
    show()
    page.game.connect(lambda game: show(game=game, variant=""))
    page.period.connect(lambda period: show(period=period))
    page.variant.connect(lambda variant: show(variant=variant))
    page.show_due(len(rehearsals.due(services, profile_id)))
    page.rehearse.connect(lambda: navigate(go.Rehearsal(rehearsals.due(services, profile_id))))
    page.edit.connect(lambda number: navigate(go.EditProfile(number)))
    page.export.connect(lambda kind: _export(services, page, profile_id, kind))
    page.replay.connect(lambda game_id: navigate(go.Replay(game_id)))
    page.play.connect(lambda game: navigate(go.NewGame(game)))
    page.records.connect(lambda: navigate(go.Records()))
    page.profiles.connect(lambda: navigate(go.Home()))
    page.settings.connect(lambda: navigate(go.Settings()))
    return Visit(page, here=lambda: go.Profile(profile_id, chosen["game"], chosen["period"], chosen["variant"]))


def _book(services: Services) -> AccountBook:
    """Make what accounts for scores, and keeps what was slow to find."""
    return AccountBook(Accountant(services.read), services.data / BOOK)


def _looking(
    services: Services, page: ProfilePage, look: Callable[[Loaded, int], T], known: dict[Key, T | None] | None = None
) -> LookBacks[T]:
    """Make what looks at the games of a page, those that are not ``known``; it stops when the page goes."""
    backs = LookBacks(services.store.saves.load, look, services.worker, page, known=known)
    page.gone.connect(backs.stop)
    return backs


def _ask(data: ProfileData, told: LookBacks[Facts], accounted: LookBacks[AccountTotal]) -> None:
    """Ask for the games that a page shows."""
    games = [(point.game_id, point.at) for point in data.points]
    told.ask(data.id, games[-TOLD:])
    entry = find_game(data.game)
    accounting = entry.load().accounting if entry is not None and data.can_look_back else None
    accounted.ask(data.id, games[-accounting.newest :] if accounting is not None else [])


def _read(book: AccountBook, read: Reader, loaded: Loaded, seat: int) -> tuple[Facts, AccountTotal | None]:
    return facts_of(loaded, seat, read), book.known(loaded, seat)


def _export(services: Services, page: ProfilePage, profile_id: int, kind: str) -> None:
    """Ask for a file and write every game of a profile to it, as soon as their logs have been read."""
    known = services.store.profiles.get(profile_id)
    suffix = ".csv" if kind == "csv" else ".json"
    name, _ = QFileDialog.getSaveFileName(page, "", writable(known.name if known else "") + suffix, f"*{suffix}")
    if known is None or not name:
        return
    games = services.store.scores.history(profile_id, limit=1_000_000)
    reading = _looking(services, page, partial(_read, _book(services), services.read))

    def write(_found: object) -> None:
        rows = []
        for one in games:
            facts, account = reading.found(one.game_id, one.at, profile_id) or (None, None)
            rows.append(Exported(one, others(services.store, profile_id, one.game_id), facts, account))
        comma = QLocale().decimalPoint()
        text = export_csv(rows, comma=comma) if kind == "csv" else export_json(known, rows)
        try:
            write_whole(Path(name), text)
        except OSError as error:
            services.tell("danger", f"{name}: {error.strerror}")

    reading.ready.connect(write)
    if games:
        reading.ask(profile_id, [(one.game_id, one.at) for one in games])
    else:
        write(())
