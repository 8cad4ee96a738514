"""What counts as listed: forms, full names, saints, open data; and how much of what families say the lists know."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludogite.games.common.dictionary import vocabularies
from ludogite.games.des_themes.game import cards, theme_lists
from ludogite.games.setup import reader
from ludogite.words.answers import How, ListMatch, match, readings
from ludogite.words.levels import Vocabulary
from ludogite.words.lexicon import Lexicon
from ludogite.words.themes import Topic

RESOURCES = Path(__file__).parents[2] / "resources"
DATA = Path(__file__).parent / "data"
READ = reader(RESOURCES)
THEMES: dict[str, Topic] = {theme.id: theme for card in cards(READ) for theme in card.themes}


def look_up(theme: str, text: str, lexicon: Lexicon) -> ListMatch | None:
    return match(theme_lists(RESOURCES), THEMES[theme], readings(text, THEMES[theme]), lexicon)


@pytest.mark.parametrize(
    ("theme", "text", "entry", "how"),
    [
        ("1-2", "éléphantes", "éléphant", How.FORM),
        ("1-4", "infirmiers", "infirmier", How.FORM),
        ("4-3", "réservée", "réservé", How.FORM),
        ("1-6", "ciseau", "ciseaux", How.FORM),
        ("1-6", "planches à découper", "planche à découper", How.FORM),
        ("1-1", "Victor Hugo", "Hugo", How.FULL_NAME),
        ("1-1", "Iga Świątek", "Swiatek", How.FULL_NAME),
        ("1-3", "St Malo", "Saint-Malo", How.LISTED),
        ("1-3", "saint malo", "Saint-Malo", How.LISTED),
        ("1-3", "abbeville la riviere", "Abbéville-la-Rivière", How.OPEN_DATA),
        ("2-1", "Îles Caïmans", "Îles Caïmans", How.OPEN_DATA),
        ("3-6", "h & m", "H&M", How.LISTED),
    ],
)
def test_why_an_answer_counts(theme: str, text: str, entry: str, how: How, lexicon: Lexicon) -> None:
    found = look_up(theme, text, lexicon)
    assert found is not None
    assert (found.entry.text, found.how) == (entry, how)


@pytest.mark.parametrize(
    ("theme", "text"),
    [
        ("1-6", "cafetier"),
        ("4-6", "mangeait"),
        ("1-1", "camion Hugo"),
        ("1-2", "locomotive"),
        ("3-4", "chantée"),
        ("4-6", "jouer girafe"),
    ],
)
def test_what_is_another_thing_does_not_count(theme: str, text: str, lexicon: Lexicon) -> None:
    assert look_up(theme, text, lexicon) is None


def known(name: str, lexicon: Lexicon) -> tuple[int, int]:
    """Return how many answers of a file the lists take, and how many it holds."""
    lines = (line.partition(": ") for line in (DATA / name).read_text(encoding="utf-8").splitlines())
    found = [look_up(theme, text, lexicon) is not None for theme, _, texts in lines for text in texts.split(", ")]
    return sum(found), len(found)


@pytest.mark.parametrize(
    ("name", "total", "share"),
    [
        ("theme_answers_held_out.txt", 384, 0.95),
        ("theme_answers_fresh.txt", 288, 0.98),
        ("theme_answers_third.txt", 384, 0.98),
        ("theme_celebrities.txt", 323, 0.98),
    ],
)
def test_the_lists_know_what_families_say(name: str, total: int, share: float, lexicon: Lexicon) -> None:
    """Answers written down after the lists were closed, as they are typed: sixteen or twelve a theme, and celebrities of today."""
    right, number = known(name, lexicon)
    assert number == total
    assert right / number >= share


def test_the_lists_take_nothing_from_another_theme(lexicon: Lexicon) -> None:
    assert known("theme_answers_wrong.txt", lexicon) == (0, 330)


def test_hardly_any_word_at_random_is_accepted(lexicon: Lexicon) -> None:
    """Those of this draw that are were read one by one: each of them fits."""
    draw, levels, lists = random.Random(777), vocabularies(READ), theme_lists(RESOURCES)
    words = [word for word in lexicon.words() if levels.holds(word, Vocabulary.COURANT) and len(word) > 2]
    found = []
    for _ in range(250):
        word, theme = draw.choice(words), draw.choice(list(THEMES))
        found += [lexicon.spellings(word)[0]] if look_up(theme, lexicon.spellings(word)[0], lexicon) else []
    for _ in range(250):
        one, other = draw.sample(list(THEMES), 2)
        entry = draw.choice(lists.entries(one))
        found += [entry.text] if look_up(other, entry.text, lexicon) else []
    fitting = {
        "attrayante",
        "forges",
        "Les Arcs",
        "potence",
        "soldate",
        "Timon",
        "turbulences",
        "clôture",
        "chaleureuse",
        "imprimantes",
        "ballon",
        "Mustang",
        "Toinette",
        "jersey",
        "nuages",
        "variole",
        "pression",
        "réservoir",
        "halos",
        "briquets",
        "coureuse",
        "dynamite",
        "lion",
        "Martine",
        "monnaie",
        "Peugeot",
        "vaincues",
        "Varsovie",
    }
    assert set(found) <= fitting
