"""The room where a game ends: who won and how, and what the game itself has to tell when one looks back."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint

from ludogite.app import go
from ludogite.app.controllers import challenges, game_files, guests, replays, soirees
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.games.setup import Loaded, reader
from ludogite.services import results
from ludogite.services.awards import Award, looked_back
from ludogite.services.game_session import ReplaySession, SeatInfo
from ludogite.services.match import Finished, Match, askers_of
from ludogite.services.moments import Moment
from ludogite.services.practice import Practice
from ludogite.services.rare_words import learnt
from ludogite.services.sound import Sound, play_sound
from ludogite.services.thinking import saved_to_loaded
from ludogite.services.worker import Lane
from ludogite.store.saves import LoadedGame, SavedGame
from ludogite.ui.pages.curves import course_of, race_of
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.game_over_parts import Notes
from ludogite.ui.pages.remembered import moments, prizes, words_learnt
from ludogite.ui.screen.story import Ended, Story
from ludogite.ui.style.tokens import PLAYERS
from ludogite.words.levels import Vocabulary

_log = logging.getLogger(__name__)
RECORDS = 50
"""Games of a kind among which one's own best is looked for."""


def game_over(services: Services, navigate: go.Navigate, place: go.GameOver) -> Visit:
    """Show how the game of a sitting ended; what a practice came to is shown beside what really happened."""
    match, finished = place.match, place.finished
    if isinstance(match, Practice):
        return _practised(services, navigate, place, match)
    ui = services.uis[match.header.game]
    page, returned = GameOverPage(services.theme, ui), None
    page.podium.stood.connect(lambda: play_sound(page, Sound.VICTORY))
    page.show_result(results.game_over(services.store, match, finished))
    page.again.connect(lambda: navigate(go.Revanche(match.game_id, phones=match.had_phones)))
    page.replay.connect(lambda: navigate(go.Replay(match.game_id)))
    page.home.connect(lambda: navigate(go.Home()))
    page.verify.connect(lambda: page.show_verdict(match.draws_match_code()))
    page.course_wanted.connect(partial(_show_course, services, page, match, finished))
    challenges.offer_sharing(services, page, match, finished)
    if finished.saved is not None:
        page.offer_carry()
        page.carry.connect(lambda: game_files.carry(services, match.game_id))
        returned = guests.offer_names(services, navigate, page, match, finished, finished.saved)
        replays.tell_luck(services, navigate, page, match)
        _give_awards(services, navigate, page, match)
    challenges.compare(services, page, match, finished)
    soirees.count(services, navigate, page, finished)
    if (story := ui.story) is not None:
        session = match.session
        told = Ended(
            session.rules, session.entries, session.view(None), match.local.seats, services.read, _vocabulary(services, match)
        )
        _show_story(services, page, story()(services.theme, told))
    return Visit(page, keep=True) if returned is None else Visit(page, keep=True, returned=returned)


def _show_course(services: Services, page: GameOverPage, match: Match, finished: Finished) -> None:
    """Draw how the points came; alone beside the best game of the same kind that this person has played."""
    seats, scores = match.local.seats, finished.outcome.scores
    curves = _curves(services, Loaded(match.loaded.game, match.loaded.options, match.header, match.session.entries), scores)
    race, best = race_of(seats, curves), None
    before = None if len(seats) > 1 or finished.saved is None else _best_before(services, finished.saved)
    if before is not None:
        then = before.results[0].score
        curve = services.told(partial(_curves, services, saved_to_loaded(before), (then,)))
        if curve is not None:
            name = QCoreApplication.translate("GameOverPage", "ta meilleure")
            other = seats[0].ink % PLAYERS + 1
            best = race_of((seats[0], replace(seats[0], name=name, ink=other)), (curves[0], curve[0]))
    page.show_course(race, best)


def _curves(services: Services, loaded: Loaded, scores: tuple[int, ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Give everybody's points turn by turn; raises LogError and ResourceError."""
    rules = loaded.rules(services.read)
    seats = tuple(SeatInfo(str(seat), 1) for seat in range(len(scores)))
    views = ReplaySession(rules, loaded.entries, seats).views()
    return course_of(services.uis[loaded.game.id].turns, views, loaded.game.standing, scores)


def _best_before(services: Services, saved: SavedGame) -> LoadedGame | None:
    """Find the best other game of this kind of the one person at the table."""
    who = saved.seats[0].profile_id
    known = services.store.scores.records(saved.game, saved.variant, 1, limit=RECORDS)
    best = next((one for one in known if one.profile_id == who and one.game_id != saved.id), None) if who is not None else None
    return None if best is None else services.store.saves.load(best.game_id)


def _practised(services: Services, navigate: go.Navigate, place: go.GameOver, match: Practice) -> Visit:
    page = GameOverPage(services.theme, services.uis[match.header.game])
    told = results.game_over(services.store, match, place.finished)
    page.show_result(replace(told, records=(), marks=(), counts=False, code="", fingerprint="", instead=match.real_scores))
    page.course_wanted.connect(partial(_show_course, services, page, match, place.finished))
    page.again.connect(lambda: navigate(place.played))
    page.replay.connect(lambda: navigate(go.Back()))
    page.home.connect(lambda: navigate(go.Home()))
    return Visit(page, keep=True)


def _give_awards(services: Services, navigate: go.Navigate, page: GameOverPage, match: Match) -> None:
    """Tell moments and prizes of the game beside the podium or below it, once they have been found beside the window."""
    saved = services.store.saves.load(match.game_id)
    if saved is None:
        return
    theme, ui, names = services.theme, services.uis[match.header.game], [info.name for info in match.local.seats]
    told, given = Notes(theme, partial(moments, ui, names)), Notes(theme, partial(prizes, ui, names))
    told.watched.connect(lambda step: navigate(go.Replay(match.game_id, moment=step)))
    page.show_moments(told)
    page.show_moments(given)
    if ui.words_of is not None:
        alone = sum(info.is_person for info in match.local.seats) == 1
        words = Notes(theme, partial(words_learnt, alone=alone))
        page.word_reader = match.reader.value
        page.show_moments(words)
        learn = partial(learnt, saved, services.read, tuple(match.asked_words), match.reader)
        services.worker.ask(words, Lane.STATISTICS, learn, words.show_notes, failed=_no_awards)

    read = reader(services.read.folder, services.read.rulings, askers_of(services.store, saved.game))

    def show(found: tuple[tuple[Moment, ...], tuple[Award, ...]]) -> None:
        page.seek(still=False)
        told.show_notes(found[0])
        given.show_notes(found[1])

    def fail(error: Exception) -> None:
        page.seek(still=False)
        _no_awards(error)

    page.seek(still=True)
    services.worker.ask(page, Lane.STATISTICS, partial(looked_back, saved, read), show, failed=fail)


def _no_awards(error: Exception) -> None:
    _log.error("the moments and prizes of a game could not be found", exc_info=error)


def _show_story(services: Services, page: GameOverPage, story: Story) -> None:
    """Lay what the game tells beside the podium, and offer to keep what can be kept of it."""
    page.show_story(story)
    if story.keep is not None:
        page.offer_keep()
        page.keep.connect(partial(_keep, services, page, story.keep))


def _keep(services: Services, page: GameOverPage, keep: Callable[[QPoint, Callable[[str], None]], None]) -> None:
    def say(told: str) -> None:
        if told:
            services.tell("info", told)

    keep(page.foot.keep.mapToGlobal(page.foot.keep.rect().topLeft()), say)


def _vocabulary(services: Services, match: Match) -> Vocabulary:
    """Give the widest vocabulary that somebody of the family at the table has; what nobody could know was not missed."""
    people = (services.store.profiles.get(seat.profile_id) for seat in match.saved.seats if seat.profile_id is not None)
    known = [Vocabulary(person.vocabulary) for person in people if person is not None]
    return max(known, key=list(Vocabulary).index, default=Vocabulary.LARGE)
