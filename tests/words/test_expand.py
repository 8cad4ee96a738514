"""The expander, on a small made-up language that uses every feature."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.words.builder import builder

expand = builder("expand")
DATA = Path(__file__).parent / "data"


@pytest.fixture(scope="module")
def forms() -> dict[str, set[str]]:
    rules = expand.parse_affixes((DATA / "tiny.aff").read_text(encoding="utf-8"))
    entries = list(expand.parse_entries((DATA / "tiny.dic").read_text(encoding="utf-8"), rules))
    made: dict[str, set[str]] = {}
    for entry in entries:
        made.setdefault(entry.stem, set()).update(form.text for form in expand.expand(entry, rules))
    banned = expand.forbidden_words(entries, rules)
    return {stem: texts - banned for stem, texts in made.items()}


@pytest.mark.parametrize(
    ("stem", "expected"),
    [
        ("cheval", {"cheval", "chevaux"}),  # two rules of one flag; "chevals" is forbidden
        ("aimer", {"aimer", "aimé", "aimée", "aimées", "aimons", "réaimer"}),  # two levels; l' dropped
        ("manger", {"manger", "mangé", "mangée", "mangées", "mangeons", "remanger"}),
        (
            "placer",
            {"placer", "placé", "placée", "placées", "placons", "replacer", "replacé", "replacée", "replacées", "replacons"},
        ),
        # FULLSTRIP, a base that needs a further affix and has none, a prefix that crosses nothing
        ("aller", {"vas", "ira", "nonaller"}),
        ("ac", {"actif"}),  # the first suffix needs the second
        ("litre", {"multilitres"}),  # the prefix opens a suffix and needs it
        ("beau", {"beau", "beauer", "plusbeauest"}),  # both halves of a circumfix or none
        ("chevals", set()),
        ("jour", {"jour", "jours", "rejour", "rejours"}),
        ("b", {"b"}),  # no ranges in Hunspell's brackets: a, - and c
        ("f", {"f"}),
        ("-", {"-", "-s"}),
    ],
)
def test_forms_of_an_entry(forms: dict[str, set[str]], stem: str, expected: set[str]) -> None:
    assert forms[stem] == expected


@pytest.mark.skipif(shutil.which("hunspell") is None, reason="needs the hunspell command")
def test_hunspell_accepts_every_form_and_no_near_miss(forms: dict[str, set[str]], tmp_path: Path) -> None:
    made = {text for texts in forms.values() for text in texts if text.isalpha()}
    near = {"aller", "va", "act", "litre", "multilitre", "plusbeau", "beauest", "plusbeauer"}
    near |= {"chevals", "placeons", "nonvas", "aime", "bs"}
    both = "\n".join(sorted(made | near)) + "\n"
    command = ["hunspell", "-d", str(DATA / "tiny"), "-i", "utf-8", "-l"]
    run = subprocess.run(command, input=both, capture_output=True, text=True, encoding="utf-8", check=True)
    assert set(run.stdout.split()) == near


def test_form_keeps_the_fields_of_entry_and_affixes() -> None:
    rules = expand.parse_affixes((DATA / "tiny.aff").read_text(encoding="utf-8"))
    entry = expand.Entry("aimer", frozenset({"Ve", "()"}), ("po:v1",))
    fields = {form.text: form.morphology for form in expand.expand(entry, rules)}
    assert fields["aimées"] == ("po:v1", "po:ppas", "is:fem", "is:pl")
    litre = expand.Entry("litre", frozenset({"Mu", "()"}), ("po:nom",))
    (multiple,) = expand.expand(litre, rules)
    assert (multiple.text, multiple.base, multiple.prefix) == ("multilitres", "multilitre", "multi")
    assert multiple.morphology == ("po:nom", "po:multi", "is:pl")


def test_bad_rules_are_refused() -> None:
    with pytest.raises(ValueError, match="before its header"):
        expand.parse_affixes("SFX A 0 s .\n")
    with pytest.raises(ValueError, match="odd length"):
        expand.split_flags("abc", long=True)
