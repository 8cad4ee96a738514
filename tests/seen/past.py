"""One truth for home and profiles: points, games and victories of every finished game, played again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ludogite.ui.catalog import GAME_UIS
from tests.seen.saved import Played
from tests.seen.tree import State
from tests.seen.witness import Moment, Witness, plain


def results(games: list[Played], name: str, game: str = "") -> Iterator[tuple[int, bool, bool]]:
    """Give somebody's points game by game, the newest first, whether others played, and whether it was won."""
    for played in games:
        if name in played.names and game in {"", played.loaded.game.id}:
            seat, outcome = played.names.index(name), played.outcome
            assert outcome is not None
            several = len(played.names) > 1
            yield outcome.scores[seat], several, several and outcome.places[seat] == 1


def points_of(words: str) -> int:
    """Read the points at the end of a line."""
    found = re.search(r"([−\d ]+) (?:point|jeton)s?$", plain(words))
    assert found is not None, words
    return int(found[1].replace(" ", "").replace("−", "-"))


def open_page(witness: Witness, button: str, title: str) -> Moment:
    """Press a button by the beginning of its name, and wait for the page."""
    found = witness.until(lambda moment: next((one for one in moment.buttons() if one.name.startswith(button)), None), button)
    witness.seen()
    witness.desk.click(found.rect.centre)
    witness.until(lambda moment: any(one.role == "frame" and title in one.name for one in moment.nodes), title)
    return witness.rest()


def hold_home(witness: Witness, games: list[Played], names: Sequence[str]) -> None:
    """Hold that home tells everybody's victories and the last game of each kind, and every profile its own."""
    witness.until(lambda moment: moment.find("victoire"), "home")
    home = witness.rest()
    for name in names:
        won = sum(one[2] for one in results(games, name))
        word = "victoire" if won < 2 else "victoires"
        line = next(node.name for node in home.nodes if node.name.startswith(f"{name}, "))
        witness.hold("one truth", plain(line) == f"{name}, {won} {word}", f"home says {line}, {won} kept", home)
    newest = {played.loaded.game.id: played for played in reversed(games)}
    told = [plain(node.description) for node in home.nodes if "Dernière partie" in node.description]
    lasts = [one.split(" ; ")[0] for one in told]  # what lay on the table follows
    for played in newest.values():
        assert played.outcome is not None
        standing = zip(played.names, played.outcome.scores, played.outcome.places, strict=True)
        best = [f"{name}, {score}" for name, score, place in standing if place == 1]
        witness.hold("one truth", any(one.endswith(tuple(best)) for one in lasts), f"home says {lasts}, {best} kept", home)
    for name in names:
        page = open_page(witness, f"{name}, ", f"Profil de {name}")
        hold_profile(witness, page, games, name)
        witness.desk.keys("Escape")


def hold_profile(witness: Witness, page: Moment, games: list[Played], name: str) -> None:
    """Hold that the figures and the last games of a profile are those that were played."""
    mine = list(results(games, name))
    contested, won = sum(one[1] for one in mine), sum(one[2] for one in mine)
    share = f"{round(100 * won / contested)} %" if contested else "–"
    told = next(plain(node.name) for node in page.nodes if re.match(r"\d+ parties?, \d+ victoire", plain(node.name)))
    kept = re.match(r"(\d+) parties?, (\d+) victoires?, (.*) gagnées", told)
    witness.hold("one truth", kept is not None and kept.groups() == (str(len(mine)), str(won), share), f"{name}: {told}", page)
    shown = ""
    for node in page.nodes:
        tally = re.fullmatch(r"(.+), (\d+) sur (\d+)", plain(node.name))
        if node.role == "radio button" and tally is not None:
            game = next(one.loaded.game.id for one in games if plain(GAME_UIS[one.loaded.game.id].name) == tally[1])
            shown = game if node.has(State.CHECKED) else shown
            own = list(results(games, name, game))
            real = str(sum(one[2] for one in own)), str(sum(one[1] for one in own))
            witness.hold("one truth", tally.groups()[1:] == real, f"{name}: {node.name}, {real} kept", page)
    rows = [node for node in page.nodes if "Revoir cette partie" in node.description]
    assert shown
    assert rows
    for row, (points, _several, is_won) in zip(rows, results(games, name, shown), strict=False):
        is_told = points_of(row.name) == points and ("gagnée" in row.description) is is_won
        witness.hold("one truth", is_told, f"{name}: {row.name} {row.description}, {points} {is_won} kept", page)
