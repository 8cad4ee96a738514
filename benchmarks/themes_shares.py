"""Print the share of the answers that computer players take from a person who says a word every twelve seconds.

Usage: python benchmarks/themes_shares.py [GAMES]
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from ludogite.core.advice import LEVELS, Choice
from ludogite.core.chance import Chance
from ludogite.core.clock import VirtualClock
from ludogite.core.gamecode import chance_of
from ludogite.core.rules import Request, Seat
from ludogite.core.session import Delivery
from ludogite.games.des_themes.book import ThemeBook
from ludogite.games.des_themes.game import GAME, book
from ludogite.games.des_themes.moves import Answer, Ballot, Buzz, Command, Event, GiveUpFloor, RoundBegan, Scored, Throw, Vote
from ludogite.games.des_themes.state import Phase, State, ThemesView, Way
from ludogite.games.play import code_for, play_out
from ludogite.games.setup import BOTS, new_game, new_header, reader

RESOURCES = Path(__file__).parents[1] / "resources"
FIND_MS, SAY_MS = 12_000, 2_500
PERSON: Seat = 0


@dataclass(frozen=True, slots=True)
class Person:
    """Says any word of the lists that suits, found in twelve seconds."""

    book: ThemeBook

    def decide(self, view: ThemesView, requests: tuple[Request, ...], chance: Chance) -> Choice[Command] | None:
        """Throw at once, buzz after twelve seconds, and say a word of any theme that is open."""
        match requests[0].kind:
            case Phase.THROW_THEME | Phase.THROW_DICE:
                return Choice(Throw(), 4_000)
            case "buzz":
                return Choice(Buzz(), FIND_MS)
            case Phase.FLOOR:
                return Choice(self._answer(view, chance), SAY_MS)
            case Phase.VOTE | Phase.HONOUR:
                return Choice(Vote(Ballot.ACCEPT), 500)
        return None

    def _answer(self, view: ThemesView, chance: Chance) -> Command:
        draws, shown = chance.at("person", view.round, view.attempts), set(view.letters)
        said = {one.key for one in view.answers}
        for theme in draws.shuffled(view.open_themes):
            known = self.book.with_initial(theme.number, view.imposed) if view.imposed else self.book.entries(theme.number)
            for entry in draws.shuffled([one for one in known if view.imposed or not shown & set(one.key)]):
                if entry.key not in said and not any(key == entry.key for _, key, _ in view.refused):
                    return Answer(entry.text, theme.number if view.options.way is Way.OUVERTS else 0, entry.proper)
        return GiveUpFloor()


def shares(way: Way, level: str, seats: int, games: int) -> tuple[float, float, float]:
    """Return the share of answers, of chips, and of rounds of two answers or more where one computer player takes all.

    It plays with ``seats`` - 1 persons.
    """
    answers: list[Seat] = []
    rounds: list[list[Seat]] = []
    chips = [0] * seats
    for number in range(games):
        header = new_header(GAME, seats, code_for(f"shares/{level}", number), {"variant": way.value})
        read, clock = reader(RESOURCES), VirtualClock()
        loaded = new_game(header)
        session = loaded.session(read, clock)

        def listen(delivery: Delivery[State, Command, Event]) -> None:
            for event in delivery.events:
                if isinstance(event, RoundBegan):
                    rounds.append([])
                elif isinstance(event, Scored):
                    answers.append(event.said.seat)
                    rounds[-1].append(event.said.seat)

        session.listen(listen)
        person = Person(book(loaded.options, read))
        players = dict.fromkeys(range(seats - 1), person) | {seats - 1: GAME.make_player(level, loaded.options, read)}
        outcome = play_out(session, players, chance_of(header.code).apart(BOTS), clock)
        for seat, score in enumerate(outcome.scores):
            chips[seat] += score
    shared = [said for said in rounds if len(said) > 1]
    swept = sum(set(said) == {seats - 1} for said in shared) / len(shared) if shared else 0.0
    return answers.count(seats - 1) / len(answers), chips[-1] / sum(chips), swept


def main() -> int:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    print("| variant | level | one person: answers | chips | whole rounds | three persons: answers | chips | whole rounds |")
    for way in Way:
        for level in LEVELS:
            cells = [f"{100 * part:.0f} %" for seats in (2, 4) for part in shares(way, level, seats, games)]
            print(f"| {way.value} | {level} | " + " | ".join(cells) + " |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
