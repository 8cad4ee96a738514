"""What several tests of Yahtzee des Mots play with: the dice, the dictionary, and games with written dice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludogite.core.rules import CLOCK, NATURE, REFEREE, Request, Seat
from ludogite.games.common.dictionary import dictionary
from ludogite.games.setup import reader
from ludogite.games.yahtzee_mots.game import finder, letter_dice
from ludogite.games.yahtzee_mots.letters import DICE, JOKER, Dice, plain
from ludogite.games.yahtzee_mots.moves import ALL_DICE, Command, Event, Laid, Mark, Opened, Placed, Propose, Roll, Rolled, Zero
from ludogite.games.yahtzee_mots.rules import YahtzeeMotsRules
from ludogite.games.yahtzee_mots.sheet import BOXES, Box, Sheet
from ludogite.games.yahtzee_mots.state import Options, State, YahtzeeMotsView
from ludogite.words.levels import Vocabulary

read = reader(Path(__file__).parents[3] / "resources")
LETTERS = letter_dice(read)


def rules_of(options: Options | None = None, seats: int = 1) -> YahtzeeMotsRules:
    return YahtzeeMotsRules(seats, LETTERS, dictionary(read), finder(read, Vocabulary.TOUT), options or Options())


def dice(letters: str) -> Dice:
    """Write seven faces by their letters, die by die, with or without tréma."""
    faces = []
    for letter, die in zip(letters, LETTERS.faces, strict=True):
        faces.append(next(face for face in die if letter in {face, plain(face)}))
    return tuple(faces)


def laid(shown: Dice, word: str, used: Sequence[int] = ()) -> Laid:
    """Lay a word on free dice from the left, the joker only where no die shows the letter."""
    free = [die for die in range(DICE) if die not in used]
    found = []
    for letter in word:
        die = next((die for die in free if plain(shown[die]) == letter), None)
        if die is None:
            die = next(die for die in free if shown[die] == JOKER)
        free.remove(die)
        found.append(Placed(die, letter))
    return tuple(found)


def proposal(shown: Dice, *words: str) -> Propose:
    """Lay words beside one another."""
    used: list[int] = []
    found = []
    for word in words:
        found.append(laid(shown, word, used))
        used += [placed.die for placed in found[-1]]
    return Propose(tuple(found))


def sheet_of(points: dict[Box, int], primes: int = 0) -> Sheet:
    return Sheet(tuple(points.get(box) for box in BOXES), primes)


class Game:
    """A game in the making: commands are checked by ``refuse``, the outside world answers when it is asked."""

    def __init__(self, options: Options | None = None, seats: int = 1, state: State | None = None) -> None:
        self.rules = rules_of(options, seats)
        self.state = state or self.rules.start()
        self.now = 0
        if seats > 1 and state is None and self.asked.kind == "opening":
            self.do(NATURE, Opened(0))

    @property
    def view(self) -> YahtzeeMotsView:
        return self.rules.view(self.state, None)

    @property
    def asked(self) -> Request:
        return self.rules.requests(self.state)[0]

    @property
    def sheet(self) -> Sheet:
        return self.state.sheets[self.state.seat]

    def do(self, seat: Seat, command: Command) -> tuple[Event, ...]:
        """Give one command; what REFEREE is asked then is answered."""
        refusal = self.rules.refuse(self.state, seat, command)
        assert refusal is None, refusal
        step = self.rules.apply(self.state, seat, command, self.now)
        self.state = step.state
        if self.rules.requests(self.state) and self.asked.seat == REFEREE:
            return step.events + self.do(REFEREE, self.rules.judge(self.state, self.asked))
        return step.events

    def throw(self, letters: str, again: Sequence[int] = ALL_DICE) -> tuple[Event, ...]:
        """Throw for the seat to move; ``letters`` are what all seven dice show afterwards."""
        shown = dice(letters)
        events = self.do(self.state.seat, Roll(tuple(again)))
        return events + self.do(NATURE, Rolled(tuple(shown[die] for die in sorted(again))))

    def propose(self, *words: str) -> tuple[Event, ...]:
        return self.do(self.state.seat, proposal(self.state.dice, *words))

    def mark(self, box: Box, zero: Box | None = None) -> tuple[Event, ...]:
        return self.do(self.state.seat, Mark(box, zero))

    def zero(self, box: Box) -> tuple[Event, ...]:
        return self.do(self.state.seat, Zero(box))

    def play(self, letters: str, *words: str, box: Box | None = None) -> tuple[Event, ...]:
        """Play a whole turn: throw once, propose, fill a box (the turn's)."""
        self.throw(letters)
        events = self.propose(*words)
        return events + self.mark(box or self.view.turn_box or Box.UN_MOT)

    def run_out(self) -> tuple[Event, ...]:
        """Let the sand run out."""
        request = self.rules.requests(self.state)[-1]
        assert request.seat == CLOCK
        assert request.deadline_ms is not None
        self.now = request.deadline_ms
        return self.do(CLOCK, self.rules.expire(self.state, request))

    def code(self, seat: Seat, command: Command) -> str | None:
        refusal = self.rules.refuse(self.state, seat, command)
        return refusal.code if refusal else None
