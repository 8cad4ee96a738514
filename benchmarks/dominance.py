"""Count the moves that no person would make, per game and level, among the decisions of computer players in whole games.

    python benchmarks/dominance.py                                # 10,000 decisions of every level: hours
    python benchmarks/dominance.py words_out --decisions 500

A move is one of these where something else is surely as good and maybe better, whatever falls and whatever the others hold:

- Yahtzee: a box filled although some throw keeps its points whatever falls and betters them at best, or although a rarer open box
  takes the same points.
- Yahtzee des Mots: a 0 while a throw is left, words laid while dice that they do not need can be thrown, a box filled with less
  than the same vocabulary has for it on these dice, "un mot" where the box of that length takes the same points.
- Mots de Tête: a pass although a word of the vocabulary goes somewhere, a word that scores less than another of the vocabulary on
  the same squares, a word that is not in the vocabulary, a contest of words that are.
- Words Out: a word not claimed that nobody can lengthen, a joker made the letter of the lesser word, a counter let be that is sure.

All is found by trying, not by the players' own reckoning.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from ludogite.core.advice import LEVELS, Choice  # noqa: E402 (from the source tree)
from ludogite.core.chance import Chance  # noqa: E402
from ludogite.core.clock import VirtualClock  # noqa: E402
from ludogite.core.gamecode import chance_of  # noqa: E402
from ludogite.core.rules import Request  # noqa: E402
from ludogite.games.catalog import load_game  # noqa: E402
from ludogite.games.common.dictionary import dictionary, vocabularies  # noqa: E402
from ludogite.games.mots_de_tete import bot as mots_de_tete  # noqa: E402
from ludogite.games.mots_de_tete.lexis import words  # noqa: E402
from ludogite.games.mots_de_tete.moves import Contest, Pass, Write  # noqa: E402
from ludogite.games.mots_de_tete.placement import place  # noqa: E402
from ludogite.games.mots_de_tete.scoring import worths  # noqa: E402
from ludogite.games.mots_de_tete.search import Position  # noqa: E402
from ludogite.games.mots_de_tete.state import MotsView, Way  # noqa: E402
from ludogite.games.play import code_for, play_out  # noqa: E402
from ludogite.games.setup import BOTS, new_game, new_header, reader  # noqa: E402
from ludogite.games.words_out import bot as words_out  # noqa: E402
from ludogite.games.words_out.cards import Kind, text, value  # noqa: E402
from ludogite.games.words_out.mind import Mind  # noqa: E402
from ludogite.games.words_out.moves import Decline, Place, Silence  # noqa: E402
from ludogite.games.words_out.state import WordsOutView  # noqa: E402
from ludogite.games.yahtzee.moves import Mark  # noqa: E402
from ludogite.games.yahtzee.scoring import DICE, Box, Dice, JokerRule, Sheet, scores  # noqa: E402
from ludogite.games.yahtzee.state import YahtzeeView  # noqa: E402
from ludogite.games.yahtzee_mots import bot as yahtzee_mots  # noqa: E402
from ludogite.games.yahtzee_mots.game import finder  # noqa: E402
from ludogite.games.yahtzee_mots.letters import DICE as LETTER_DICE  # noqa: E402
from ludogite.games.yahtzee_mots.moves import Mark as MarkWords  # noqa: E402
from ludogite.games.yahtzee_mots.moves import Propose, Zero  # noqa: E402
from ludogite.games.yahtzee_mots.refusals import accepted, found_in  # noqa: E402
from ludogite.games.yahtzee_mots.sheet import LENGTH, ROLLS, SPECIAL_ROLLS, WORDS  # noqa: E402
from ludogite.games.yahtzee_mots.sheet import Box as WordsBox  # noqa: E402
from ludogite.games.yahtzee_mots.state import Phase, YahtzeeMotsView  # noqa: E402
from ludogite.words.anagrams import Composed  # noqa: E402

DECISIONS: Final = 10_000
RARER: Final = {Box.BRELAN: (Box.CARRE,), Box.CHANCE: (Box.CARRE, Box.BRELAN)}
read = reader(ROOT / "resources")

Check = Callable[[Any, Any, str], str]
"""Says what is wrong with a command that a level gives in a view; "" where nothing is."""


# ---- Yahtzee -----------------------------------------------------------------------------------------------------------


def yahtzee(view: YahtzeeView, command: object, level: str) -> str:
    """Judge a box of Yahtzee."""
    if not isinstance(command, Mark):
        return ""
    sheet, dice = view.sheets[view.seat], tuple(sorted(view.dice))
    joker = JokerRule.IMPOSE if view.joker_impose else JokerRule.FRANCAIS
    here = scores(dice, sheet, joker)
    if any(here.get(rarer) == here[command.box] for rarer in RARER.get(command.box, ())):
        return "an easier box than need be"
    if view.rolls_left and not here[command.box].prime and _can_only_better(command.box, dice, sheet, joker):
        return "a box that another throw could only better"
    return ""


@cache
def _can_only_better(box: Box, dice: Dice, sheet: Sheet, joker: JokerRule) -> bool:
    """Tell whether some throw keeps the points of a box whatever falls, and betters them at best: by trying all."""
    now = scores(dice, sheet, joker)[box].points
    for again in range(1, 2**DICE):
        kept = tuple(die for at, die in enumerate(dice) if not again >> at & 1)
        falls = []
        for thrown in combinations_with_replacement(range(1, 7), DICE - len(kept)):
            found = scores((*kept, *thrown), sheet, joker).get(box)
            falls.append(-1 if found is None else found.points + found.prime)
            if falls[-1] < now:
                break
        if min(falls) >= now < max(falls):
            return True
    return False


# ---- Yahtzee des Mots --------------------------------------------------------------------------------------------------


def words_on_dice(view: YahtzeeMotsView, command: object, level: str) -> str:
    """Judge words, a zero or a box of Yahtzee des Mots."""
    state = view.state
    match command:
        case Zero() if state.rolls < ROLLS and state.phase is not Phase.MARKING:
            return "a zero while a throw is left"
        case Propose(words=laid):
            used = {placed.die for word in laid for placed in word}
            is_seven = len(laid) == 1 and len(used) == LETTER_DICE
            to_chance = view.turn_box is not None and state.rolls <= SPECIAL_ROLLS and not _goes_into(view.turn_box, laid)
            is_last = state.rolls == (SPECIAL_ROLLS if to_chance else ROLLS)
            mine, free = found_in(view, laid).points, [die for die in range(LETTER_DICE) if die not in used]
            if not is_last and free and view.turn_box is not None and (to_chance or _may_grow(view, free, mine, level)):
                return "words while dice are free to be thrown"
            if not is_seven and not to_chance and mine < _most(view.turn_box, view.state.dice, level):
                return "fewer points than the words that it knows"
        case MarkWords(box=WordsBox.UN_MOT) if view.turn_box is None:
            found, sheet = accepted(view), state.sheets[state.seat]
            if any(sheet.is_open(box) and (length,) == found.lengths for box, length in LENGTH.items()):
                return "one word where the box of its length is open"
    return ""


def _goes_into(box: WordsBox, laid: tuple[Any, ...]) -> bool:
    return tuple(map(len, laid)) == (LENGTH[box],) if box in LENGTH else len(laid) == WORDS[box]


def _may_grow(view: YahtzeeMotsView, free: Sequence[int], mine: int, level: str) -> bool:
    """Tell whether some faces of free dice make the box of the turn worth more, found by trying them all."""
    faces = [view.letter_dice.faces[die] if die in free else (face,) for die, face in enumerate(view.state.dice)]
    return any(_most(view.turn_box, shown, level) > mine for shown in product(*faces))


def _most(box: WordsBox | None, dice: tuple[str, ...], level: str) -> int:
    """Give the most points that the level's words make in the box of the turn, found by trying every word."""
    if box is None:
        return 0
    known = finder(read, yahtzee_mots.DEFAULT_VOCABULARY[level])
    if box in LENGTH:
        return max((word.points for word in known.every(dice) if len(word.word) == LENGTH[box]), default=0)
    return _most_of(tuple(known.every(dice)), WORDS[box])


def _most_of(every: Sequence[Composed], number: int, used: int = 0) -> int:
    """Give the most points of so many different words on disjoint dice; -1 where there are not so many."""
    if not number:
        return 0
    best = -1
    for at, one in enumerate(every):  # most points first
        if one.points * number <= best:
            break
        if not one.mask & used:
            rest = _most_of([other for other in every[at + 1 :] if other.word != one.word], number - 1, used | one.mask)
            best = max(best, one.points + rest) if rest >= 0 else best
    return best


# ---- Mots de Tête ------------------------------------------------------------------------------------------------------


def crossed(view: MotsView, command: object, level: str) -> str:
    """Judge a word, a pass or a contest of Mots de Tête."""
    known = words(read).known(mots_de_tete.VOCABULARIES[level])
    quarte = view.options.way is Way.QUARTE
    match command:
        case Pass():
            return "a pass with a word in mind" if Position(view.grid, view.rows, known, quarte=quarte).can_play(view.n) else ""
        case Contest() if view.pending and all(known.suits(word.text) for word in view.pending.words):
            return "a contest of words that it knows"
        case Write(letters=letters):
            placed: Any = place(view.grid, view.rows, letters, view.n)
            if not all(known.suits(word.text) for word in placed.words):
                return "a word that it does not know"
            worth = worths(view.grid, fixed=quarte)
            mine = sum(worth[row][col] for word in placed.words for row, col in word.cells)
            cells = {laid.cell for laid in letters}
            slots = Position(view.grid, view.rows, known, quarte=quarte).slots(view.n)
            if any(set(slot.new) == cells and slot.worth > mine + 1e-6 for slot in slots):
                return "less than another word on the same squares"
    return ""


# ---- Words Out ---------------------------------------------------------------------------------------------------------


@cache
def _knows(level: str) -> Mind:
    return Mind(dictionary(read), vocabularies(read), words_out.VOCABULARIES[level])


def on_rows(view: WordsOutView, command: object, level: str) -> str:
    """Judge what is said or laid in Words Out."""
    knows, rows = _knows(level), [text(row) for row in view.rows]
    match command:
        case Silence() if view.may_claim and view.laying is not None and knows.claims(rows[view.laying.row]):
            if not view.hand or not knows.extensions(rows[view.laying.row]):
                return "a sure word not claimed"
        case Decline() if view.shout is not None:
            longer = [rows[view.shout.row] + card.letter for card in view.hand if card.letter]
            if any(knows.claims(word) and (len(view.hand) == 1 or not knows.extensions(word)) for word in longer):
                return "a sure counter let be"
        case Place(card=number, row=row, letter=letter):
            card = next(card for card in view.hand if card.id == number)
            if card.kind is Kind.JOKER and knows.claims(rows[row] + letter):
                best = max(value(rows[row] + other).points for other in knows.endings(rows[row]))
                if value(rows[row] + letter).points < best:
                    return "a joker for the lesser word"
    return ""


# ---- counting ----------------------------------------------------------------------------------------------------------

CHECKS: Final[dict[str, Check]] = {"yahtzee": yahtzee, "yahtzee_mots": words_on_dice, "mots_de_tete": crossed, "words_out": on_rows}


class EnoughError(Exception):
    """As many decisions have been looked at as were asked for."""


class Watched:
    """A computer player each of whose decisions is looked at."""

    def __init__(self, game_id: str, level: str, most: int, options: Any) -> None:
        self.player = load_game(game_id).make_player(level, options, read)
        self.check, self.level, self.most = CHECKS[game_id], level, most
        self.decisions = 0
        self.wasted: list[tuple[str, Any, Any]] = []

    def decide(self, view: Any, requests: tuple[Request, ...], chance: Chance) -> Choice[Any] | None:
        """Let the player decide, and note what no person would do; raise EnoughError after the last decision."""
        choice: Choice[Any] | None = self.player.decide(view, requests, chance)
        if choice is not None and requests:
            if self.decisions >= self.most:
                raise EnoughError
            self.decisions += 1
            if wrong := self.check(view, choice.command, self.level):
                self.wasted.append((wrong, view, choice.command))
        return choice


def watch(game_id: str, level: str, decisions: int, seats: int = 2, **options: Any) -> Watched:
    """Play games of a level with itself until so many decisions have been looked at."""
    game = load_game(game_id)
    agreed = game.read_options(options)
    watched = Watched(game_id, level, decisions, agreed)
    number = 0
    while watched.decisions < decisions:
        header = new_header(game, seats, code_for(f"dominance {level}", number), options, read=read)
        clock = VirtualClock()
        players = dict.fromkeys(range(seats), watched)
        try:
            play_out(new_game(header).session(read, clock), players, chance_of(header.code).apart(BOTS), clock)
        except EnoughError:
            break
        number += 1
    return watched


def known(game_id: str) -> str:
    """Read a game from the command line; raises ValueError where its decisions are not looked at."""
    if game_id not in CHECKS:
        raise ValueError(game_id)
    return game_id


def main() -> None:
    """Read the command line and count."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", type=known)
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    parser.add_argument("--level", choices=LEVELS, action="append")
    given = parser.parse_args()
    for game_id in given.games or CHECKS:
        for level in given.level or LEVELS:
            watched = watch(game_id, level, given.decisions)
            print(f"{game_id}, {level}: {watched.decisions} decisions, {len(watched.wasted)} that no person would make", flush=True)
            for wrong in sorted({wrong for wrong, _, _ in watched.wasted}):
                print(f"    {sum(each[0] == wrong for each in watched.wasted)} times {wrong}", flush=True)


if __name__ == "__main__":
    main()
