"""Build the French word list of the games from the Debian package hunspell-fr-comprehensive (Dicollecte 7.0, MPL-2.0).

    apt-get download hunspell-fr-comprehensive && dpkg -x hunspell-fr-comprehensive_*.deb source
    python packaging/words/build.py source/usr/share/hunspell/fr.aff source/usr/share/hunspell/fr.dic
    python packaging/words/build.py FR.AFF FR.DIC --check OTHER_WORD_LIST     (needs the hunspell command)

The same sources give the same bytes. Needs DAWG2, which the program itself depends on.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(HERE)]

from ludogite.words.manifest import EXPLANATIONS, FORMAT, MANIFEST, WORDS  # noqa: E402  # found through the path set above
from ludogite.words.reasons import Reason  # noqa: E402

if TYPE_CHECKING:
    from packaging.words.choose import Choice, block, choose, read_text, supplement
    from packaging.words.expand import expand, forbidden_words, parse_affixes, parse_entries
    from packaging.words.pack import write_dawg, write_explanations
else:
    from choose import block, choose, read_text, supplement
    from expand import expand, forbidden_words, parse_affixes, parse_entries
    from pack import write_dawg, write_explanations

NAMES = "names.txt"
NAMES_HEAD = "# Words of the list that the source also knows as names. Made by packaging/words/build.py, read by levels.py"
TARGET = ROOT / "resources" / "words" / "fr"
SOURCE = "Dicollecte « toutes variantes » 7.0, Debian hunspell-fr-comprehensive 1:7.0-1"


def build(aff: Path, dic: Path, target: Path) -> Choice:
    """Write the resource files from the source; return what was chosen."""
    rules = parse_affixes(read_text(aff))
    entries = list(parse_entries(read_text(dic), rules))
    choice = choose(entries, rules)
    for word in forbidden_words(entries, rules):
        choice.words.pop(word.upper(), None)
    block(choice, read_text(HERE / "blocklist.txt"))
    supplement(choice, read_text(HERE / "supplement.txt"))
    target.mkdir(parents=True, exist_ok=True)
    (target / NAMES).write_text("\n".join([NAMES_HEAD, *sorted(names_that_are_words(choice))]) + "\n", encoding="utf-8")
    for word in choice.words:
        choice.refused.pop(word, None)
    write_dawg(target / WORDS, choice.words)
    write_explanations(target / EXPLANATIONS, choice.words | choice.refused)
    manifest = {
        "format": FORMAT,
        "language": "fr",
        "licence": "MPL-2.0",
        "source": SOURCE,
        "words": len(choice.words),
        "counts": {str(length): count for length, count in sorted(Counter(map(len, choice.words)).items())},
        "digest": hashlib.sha256("\n".join(sorted(choice.words)).encode()).hexdigest(),
        "sha256": {name: hashlib.sha256((target / name).read_bytes()).hexdigest() for name in (WORDS, EXPLANATIONS)},
        "built_from": {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in (aff, dic)},
    }
    (target / MANIFEST).write_text(json.dumps(manifest, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return choice


def names_that_are_words(choice: Choice) -> set[str]:
    """Return the words that the source also lists as names; asked before the refused spellings of words are dropped."""
    proper = f"={Reason.PROPER_NOUN.value}"
    return {word for word, rows in choice.refused.items() if word in choice.words and any(row.tags == proper for row in rows)}


def print_table(choice: Choice) -> None:
    """Print how many words of each length there are."""
    counts = Counter(map(len, choice.words))
    for length, count in sorted(counts.items()):
        print(f"{length:>6} {count:>8}")
    print(f"2–15 letters: {sum(count for length, count in counts.items() if length <= 15)}, all: {sum(counts.values())}")


def accepted(words: Iterable[str], dictionary: Path) -> set[str]:
    """Return those of the words that the hunspell command accepts; the words must be bare letters."""
    asked = sorted(set(words))
    command = ["hunspell", "-d", str(dictionary), "-i", "utf-8", "-l"]
    run = subprocess.run(command, input="\n".join(asked) + "\n", capture_output=True, text=True, encoding="utf-8", check=True)
    return set(asked).difference(run.stdout.split())


def check(aff: Path, dic: Path, other: Path) -> bool:
    """Compare the expander with the hunspell command, both ways; print what differs and return whether nothing does."""
    if aff.with_suffix("") != dic.with_suffix(""):
        raise SystemExit("the .aff and the .dic must have the same path and name")
    rules = parse_affixes(read_text(aff))
    entries = list(parse_entries(read_text(dic), rules))
    made = {form.text for entry in entries for form in expand(entry, rules)} - forbidden_words(entries, rules)
    bare = {word for word in made if word.isalpha() and word.islower()}
    refused = bare - accepted(bare, aff.with_suffix(""))
    theirs = accepted((word for word in read_text(other).split() if word.isalpha() and word.islower()), aff.with_suffix(""))
    missing = theirs - made
    print(f"{len(bare)} forms made, {len(refused)} refused by hunspell {sorted(refused)[:20]}")
    print(f"{len(theirs)} words of {other.name} accepted by hunspell, {len(missing)} not made {sorted(missing)[:20]}")
    return not refused and not missing


def main() -> None:
    """Run the builder from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("aff", type=Path)
    parser.add_argument("dic", type=Path)
    parser.add_argument("--out", type=Path, default=TARGET)
    parser.add_argument("--check", type=Path, metavar="LIST", help="compare the expander with hunspell; write nothing")
    options = parser.parse_args()
    if options.check:
        sys.exit(0 if check(options.aff, options.dic, options.check) else 1)
    print_table(build(options.aff, options.dic, options.out))


if __name__ == "__main__":
    main()
