"""Measure the dictionary: opening, memory, lookups, prefixes, explanations, crossword and dice searches.

    python benchmarks/words.py

The second column is the figure to reach, measured on prototypes on two cores with Python 3.11.
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from ludogite.core.rules import Refusal  # noqa: E402
from ludogite.words.anagrams import JOKER, AnagramTable, best_words, compositions  # noqa: E402  # path set above
from ludogite.words.levels import Vocabulary, open_levels  # noqa: E402
from ludogite.words.lexicon import Lexicon, open_lexicon  # noqa: E402
from ludogite.words.patterns import (  # noqa: E402
    ALL_LETTERS,
    BLACK,
    FREE,
    Line,
    WordIndex,
    crossing,
    fits,
    read_pattern,
    search,
    search_letters,
)

RESOURCES = ROOT / "resources" / "words" / "fr"
SIZE = 17
FRENCH = "EEEEEEEAAAAISTNRULODCPMVQFBGHJXYZKW"


def show(what: str, value: str, goal: str = "") -> None:
    print(f"{what:<58} {value:>16}  {goal}")


def milliseconds(work: Callable[[], object], times: int = 1) -> float:
    """Return the mean time of one call."""
    begin = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - begin) / times * 1000


def resident_growth() -> str:
    """Return by how many MiB a fresh process grows when it opens the dictionary and looks a word up (modules already there)."""
    script = (
        "import sys; from pathlib import Path; sys.path.insert(0, sys.argv[1])\n"
        "from ludogite.words.lexicon import open_lexicon\n"
        "def resident(): return int(next(l for l in open('/proc/self/status') if l.startswith('VmRSS')).split()[1])\n"
        "before = resident(); lexicon = open_lexicon(Path(sys.argv[2])); assert lexicon.valid('MAISON'); print(resident() - before)"
    )
    if not Path("/proc/self/status").exists():
        return "?"
    command = [sys.executable, "-c", script, str(ROOT), str(RESOURCES)]
    kib = [int(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(5)]  # noqa: S603
    return f"{sorted(kib)[2] / 1024:.1f} MiB"


def lookups(lexicon: Lexicon) -> None:
    words = lexicon.words()
    random.Random(1).shuffle(words)  # noqa: S311  # a benchmark, not a secret
    asked = words[:200_000]
    valid, is_prefix = lexicon.valid, lexicon.is_prefix
    for name, test in (("lookups", valid), ("prefixes", is_prefix)):
        begin = time.perf_counter()
        for word in asked:
            test(word)
        goal = "> 1 M/s" if test is valid else "> 1 M/s (DAWG alone: 5.1 M/s)"
        show(f"{name} a second", f"{len(asked) / (time.perf_counter() - begin) / 1e6:.1f} M/s", goal)
    fresh = open_lexicon(RESOURCES)
    show("first explanation", f"{milliseconds(lambda: fresh.explain('aboyez')):.1f} ms")
    some = iter(asked)
    show("one explanation", f"{milliseconds(lambda: lexicon.explain(next(some)), 500):.2f} ms")
    wrong = [word[:3] + "X" + word[3:] for word in asked[:100]]
    rest = iter(wrong)
    show("words near a misspelt one", f"{milliseconds(lambda: lexicon.explain(next(rest)), 100):.1f} ms")


def board(lexicon: Lexicon, index: WordIndex, generator: random.Random) -> list[list[str]]:
    """Return a square grid with twenty words laid by random legal plays of 2 to 6 letters."""
    grid = [[FREE] * SIZE for _ in range(SIZE)]
    middle = SIZE // 2
    for row, column in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)):
        grid[middle + row][middle + column] = BLACK
    for at, letter in enumerate("DISQUE"):
        grid[middle - 2][middle - 3 + at] = letter
    laid = 1
    while laid < 20:
        across = generator.random() < 0.5
        number = generator.randrange(SIZE)
        found = fits(
            index,
            line_of(lexicon, grid, number, across=across)[0],
            generator.randrange(2, 7),
            through=joins(grid, number, across=across),
        )
        if not found:
            continue
        fit = generator.choice(found)
        word = generator.choice(index.words(fit.length, fit.bits))
        for at, letter in enumerate(word, fit.start):
            row, column = (number, at) if across else (at, number)
            grid[row][column] = letter
        laid += 1
    return grid


def line_of(lexicon: Lexicon, grid: list[list[str]], number: int, *, across: bool) -> tuple[Line, int]:
    """Return a row or column with the letters that its crossings allow."""
    turned = grid if across else [list(column) for column in zip(*grid, strict=True)]
    allowed = []
    for at in range(SIZE):
        before = after = ""
        row = number
        while row and turned[row - 1][at] not in {FREE, BLACK}:
            row -= 1
            before = turned[row][at] + before
        row = number
        while row + 1 < SIZE and turned[row + 1][at] not in {FREE, BLACK}:
            row += 1
            after += turned[row][at]
        allowed.append(crossing(lexicon.valid, before, after))
    return Line("".join(turned[number]), tuple(allowed)), number


def joins(grid: list[list[str]], number: int, *, across: bool) -> frozenset[int]:
    """Return the cells of a line that touch a letter of the lines beside it."""
    turned = grid if across else [list(column) for column in zip(*grid, strict=True)]
    rows = [turned[other] for other in (number - 1, number + 1) if 0 <= other < SIZE]
    return frozenset(at for at in range(SIZE) if any(row[at] not in {FREE, BLACK} for row in rows))


def crossword(lexicon: Lexicon) -> None:
    words = lexicon.words()
    begin = time.perf_counter()
    index = WordIndex(words)
    show("crossword index", f"{(time.perf_counter() - begin) * 1000:.0f} ms", "350 ms with all bitsets")
    pattern = (ALL_LETTERS, 1 << 4, ALL_LETTERS, ALL_LETTERS, 1 << 17, ALL_LETTERS, ALL_LETTERS, 1 << 18)
    show("  first pattern .E..R..S (makes its bitsets)", f"{milliseconds(lambda: index.matching(pattern)):.2f} ms")
    for length in index.lengths:
        for position in range(length):
            index.having(length, position, 1)
    show("  all bitsets", f"{(time.perf_counter() - begin) * 1000:.0f} ms", "350 ms")
    bits = index.matching(pattern)
    show(
        f"  count .E..R..S ({bits.bit_count()})",
        f"{milliseconds(lambda: index.matching(pattern).bit_count(), 5000) * 1000:.1f} µs",
        "6 µs",
    )
    show("  list it", f"{milliseconds(lambda: index.words(8, index.matching(pattern)), 1000) * 1000:.0f} µs", "59 µs")
    parts = read_pattern("*o*u*s")
    assert isinstance(parts, tuple)
    show(f"  pattern *O*U*S ({search(index, parts).total})", f"{milliseconds(lambda: search(index, parts), 3):.1f} ms")
    generator = random.Random(4)  # noqa: S311
    grids = [board(lexicon, index, generator) for _ in range(20)]
    counted, listed, most = [], [], 0
    for grid in grids:
        lines = [(line_of(lexicon, grid, n, across=a)[0], joins(grid, n, across=a)) for n in range(SIZE) for a in (True, False)]
        for new in range(1, 7):

            def turn(new: int = new, lines: list[tuple[Line, frozenset[int]]] = lines) -> int:
                return sum(fit.bits.bit_count() for line, through in lines for fit in fits(index, line, new, through=through))

            def every(new: int = new, lines: list[tuple[Line, frozenset[int]]] = lines) -> int:
                return sum(
                    len(index.words(fit.length, fit.bits))
                    for line, through in lines
                    for fit in fits(index, line, new, through=through)
                )

            most = max(most, turn())
            counted.append(milliseconds(turn, 3))
            listed.append(milliseconds(every))
    show(
        "  one turn on a 20-word board: all plays counted, mean",
        f"{sum(counted) / len(counted):.2f} ms",
        "< 1 ms once the slots are known",
    )
    show("    worst", f"{max(counted):.2f} ms", "< 2 ms with the slots")
    show(f"    listed, worst (up to {most} plays)", f"{max(listed):.1f} ms", "< 4 ms for 38,000, < 30 ms for 116,000")


def each(things: Sequence[T], work: Callable[[T], object]) -> str:
    """Return the mean time of the work on one thing."""
    rest = iter(things)
    return f"{milliseconds(lambda: work(next(rest)), len(things)):.2f} ms"


def best(table: AnagramTable, values: Mapping[str, int], number: int, roll: tuple[str, ...]) -> object:
    return best_words(table, roll, values, number)


def dice(lexicon: Lexicon) -> None:
    words = lexicon.words()
    begin = time.perf_counter()
    table = AnagramTable(words)
    show("dice table", f"{(time.perf_counter() - begin) * 1000:.0f} ms")
    generator = random.Random(5)  # noqa: S311
    values = {letter: 1 + FRENCH.index(letter) % 9 for letter in FRENCH}
    for name, joker, goal in (("without joker", 0, "0.07 ms"), ("with the joker", 1, "0.8 ms")):
        rolls = [tuple(generator.choice(FRENCH) for _ in range(7 - joker)) + (JOKER,) * joker for _ in range(200)]
        show(f"  all words of seven dice {name}", each(rolls, table.on_dice), goal)
        show("    with points, best dice each", each(rolls, lambda roll: compositions(table, roll, values)))
        for number in (1, 2, 3):
            show(f"    best {number}", each(rolls, partial(best, table, values, number)))


def letters_and_stars(words: list[str]) -> None:
    """Time a first search with a fresh index, beside a plain regular expression over the list."""
    begin = time.perf_counter()
    index = WordIndex(words)
    show("index of all words", f"{(time.perf_counter() - begin) * 1000:.0f} ms")
    for hand in ("AEIRSTNLOUP?", "AEIRSTNLOU??", "MAISONS", "AEIRSTNLOUPC"):
        begin = time.perf_counter()
        found = search_letters(index, hand)
        show(f"  words from {hand} ({found.total})", f"{(time.perf_counter() - begin) * 1000:.1f} ms", "< 300 ms")
    for typed in ("*A*E*I*O*U*", "*ON*TE*", "A*", "*S*S*S*S*"):
        parts = read_pattern(typed)
        assert not isinstance(parts, Refusal)
        begin = time.perf_counter()
        found = search(index, parts)
        ours = time.perf_counter() - begin
        plain = re.compile(typed.replace("*", ".*"))
        begin = time.perf_counter()
        assert found.total == sum(plain.fullmatch(word) is not None for word in words)
        show(f"  {typed} ({found.total})", f"{ours * 1000:.1f} ms, {ours / (time.perf_counter() - begin):.2f} x plain", "< 1 x")


def main() -> None:
    show("", "measured", "to reach")
    first = milliseconds(lambda: open_lexicon(RESOURCES))
    show("open the word list, first time", f"{first:.1f} ms", "< 5 ms")
    show("  again", f"{milliseconds(lambda: open_lexicon(RESOURCES), 50):.2f} ms")
    show("  memory", resident_growth(), "< 5 MiB")
    lexicon = open_lexicon(RESOURCES)
    show("open the vocabularies", f"{milliseconds(lambda: open_levels(RESOURCES, lexicon.manifest.digest)):.1f} ms")
    lookups(lexicon)
    show("all words as a list", f"{milliseconds(lexicon.words):.0f} ms")
    levels = open_levels(RESOURCES, lexicon.manifest.digest)
    index = WordIndex(lexicon.words())
    show(
        "bitset of a vocabulary, 8 letters",
        f"{milliseconds(lambda: index.where(8, lambda word: levels.may_play(word, Vocabulary.COURANT))):.0f} ms",
    )
    crossword(lexicon)
    dice(lexicon)
    letters_and_stars(lexicon.words())


if __name__ == "__main__":
    main()
