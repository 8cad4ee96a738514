"""The room where a game ends: who won and how, and what the game itself has to tell when one looks back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludogite.app.controllers import files, replays
from ludogite.games.common.dictionary import vocabularies
from ludogite.games.des_themes.review import review as look_back
from ludogite.games.des_themes.rules import ThemesRules
from ludogite.games.mots_de_tete.state import MotsView
from ludogite.games.words_out.review import review
from ludogite.games.words_out.rules import WordsOutRules
from ludogite.services import results
from ludogite.services.match import Finished, Match
from ludogite.services.sound import Sound
from ludogite.ui.games.des_themes.story import ThemesStory
from ludogite.ui.games.mots_de_tete.grid_export import GridKeeper, Kept
from ludogite.ui.games.mots_de_tete.story import MotsStory
from ludogite.ui.games.words_out.story import WordsOutStory
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.words.levels import Vocabulary
from ludogite.words.lexicon import WordList

if TYPE_CHECKING:
    from ludogite.app.app_controller import AppController


def game_over(house: AppController, match: Match, finished: Finished) -> GameOverPage:
    """Show how the game of a sitting ended."""
    page = GameOverPage(house.look)
    house.look.heard.emit(Sound.VICTORY)
    page.show_result(results.game_over(house.store, match, finished))
    page.again.connect(lambda: house.revanche(match.game_id))
    page.replay.connect(lambda: house.go_replay(match.game_id))
    page.home.connect(house.go_home)
    page.verify.connect(lambda: page.show_verdict(match.draws_match_code()))
    if finished.saved is not None:
        page.offer_carry()
        page.carry.connect(lambda: files.carry(house, match.game_id))
        replays.tell_luck(house, page, match)
    view, rules = match.session.view(None), match.session.rules
    if isinstance(view, MotsView):
        _tell_mots_de_tete(house, page, Kept(view, match.table.seats))
    elif isinstance(rules, WordsOutRules):
        told = review(rules, match.session.entries, _suits(house, match, rules.lexicon))
        page.show_story(WordsOutStory(house.look, told, match.table.seats))
    elif isinstance(rules, ThemesRules):
        rounds = look_back(rules, match.session.entries, vocabularies(house.read))
        page.show_story(ThemesStory(house.look, rounds, rules.book.card, match.table.seats))
    return page


def _suits(house: AppController, match: Match, lexicon: WordList) -> Callable[[str], bool]:
    """Tell which words and beginnings may be called missed: those that somebody at the table can know."""
    known, widest = vocabularies(house.read), _vocabulary(house, match)

    def suits(letters: str) -> bool:
        if lexicon.valid(letters):
            return known.may_play(letters, widest)
        return letters not in known.never and known.leads(letters, widest)

    return suits


def _tell_mots_de_tete(house: AppController, page: GameOverPage, kept: Kept) -> None:
    """Show curves and words, and offer to keep the grid."""
    keeper = GridKeeper(house.look, page)

    def keep(kind: str) -> None:
        told = keeper.keep(kind, kept)
        if told:
            house.window.tell("info", told)

    page.show_story(MotsStory(house.look, kept.view, kept.seats))
    page.offer_keep()
    page.keep.connect(lambda: keeper.open_menu(page.keep_button.mapToGlobal(page.keep_button.rect().topLeft()), keep))


def _vocabulary(house: AppController, match: Match) -> Vocabulary:
    """Give the widest vocabulary that somebody of the family at the table has; what nobody could know was not missed."""
    people = (house.store.profiles.get(seat.profile_id) for seat in match.saved.seats if seat.profile_id is not None)
    known = [Vocabulary(person.vocabulary) for person in people if person is not None]
    return max(known, key=list(Vocabulary).index, default=Vocabulary.LARGE)
