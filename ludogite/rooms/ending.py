"""The room where a game ends: who won and how, and what the game itself has to tell when one looks back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludogite.games.common.dictionary import vocabularies
from ludogite.games.des_themes.review import review as look_back
from ludogite.games.des_themes.rules import ThemesRules
from ludogite.games.mots_de_tete.table import MotsView
from ludogite.games.words_out.review import review
from ludogite.games.words_out.rules import WordsOutRules
from ludogite.rooms import files, replays
from ludogite.ui import household
from ludogite.ui.keep_grid import GridKeeper, Kept
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.story_des_themes import ThemesStory
from ludogite.ui.pages.story_mots_de_tete import MotsStory
from ludogite.ui.pages.story_words_out import WordsOutStory
from ludogite.ui.sitting import Finished, Sitting
from ludogite.ui.sounds import Sound
from ludogite.words.levels import Vocabulary
from ludogite.words.lexicon import WordList

if TYPE_CHECKING:
    from ludogite.app import House


def game_over(house: House, sitting: Sitting, finished: Finished) -> GameOverPage:
    """Show how the game of a sitting ended."""
    page = GameOverPage(house.look)
    house.look.heard.emit(Sound.VICTORY)
    page.show_result(household.game_over(house.store, sitting, finished))
    page.again.connect(lambda: house.revanche(sitting.game_id))
    page.replay.connect(lambda: house.go_replay(sitting.game_id))
    page.home.connect(house.go_home)
    page.verify.connect(lambda: page.show_verdict(sitting.draws_match_code()))
    if finished.saved is not None:
        page.offer_carry()
        page.carry.connect(lambda: files.carry(house, sitting.game_id))
        replays.tell_luck(house, page, sitting)
    view, rules = sitting.session.view(None), sitting.session.rules
    if isinstance(view, MotsView):
        _tell_mots_de_tete(house, page, Kept(view, sitting.table.seats))
    elif isinstance(rules, WordsOutRules):
        told = review(rules, sitting.session.entries, _suits(house, sitting, rules.lexicon))
        page.show_story(WordsOutStory(house.look, told, sitting.table.seats))
    elif isinstance(rules, ThemesRules):
        rounds = look_back(rules, sitting.session.entries, vocabularies(house.read))
        page.show_story(ThemesStory(house.look, rounds, rules.book.card, sitting.table.seats))
    return page


def _suits(house: House, sitting: Sitting, lexicon: WordList) -> Callable[[str], bool]:
    """Tell which words and beginnings may be called missed: those that somebody at the table can know."""
    known, widest = vocabularies(house.read), _vocabulary(house, sitting)

    def suits(letters: str) -> bool:
        if lexicon.valid(letters):
            return known.may_play(letters, widest)
        return letters not in known.never and known.leads(letters, widest)

    return suits


def _tell_mots_de_tete(house: House, page: GameOverPage, kept: Kept) -> None:
    """Show curves and words, and offer to keep the grid."""
    keeper = GridKeeper(house.look, page)

    def keep(kind: str) -> None:
        told = keeper.keep(kind, kept)
        if told:
            house.window.tell("info", told)

    page.show_story(MotsStory(house.look, kept.view, kept.seats))
    page.offer_keep()
    page.keep.connect(lambda: keeper.open_menu(page.keep_button.mapToGlobal(page.keep_button.rect().topLeft()), keep))


def _vocabulary(house: House, sitting: Sitting) -> Vocabulary:
    """Give the widest vocabulary that somebody of the family at the table has; what nobody could know was not missed."""
    people = (house.store.profiles.get(seat.profile_id) for seat in sitting.saved.seats if seat.profile_id is not None)
    known = [Vocabulary(person.vocabulary) for person in people if person is not None]
    return max(known, key=list(Vocabulary).index, default=Vocabulary.LARGE)
