"""Read the manifest that stands beside the word list: names, counts, checksums, source."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludogite.words.errors import LexiconError, Trouble

FORMAT = 1
MANIFEST, WORDS, EXPLANATIONS, NEVER, VEILED = "lexicon.json", "words.dawg", "explanations.bin", "never.txt", "veiled.txt"
SLANG, SPELLINGS = "slang.txt", "spellings.txt"


@dataclass(frozen=True, slots=True)
class Manifest:
    """What the builder wrote about its list: ``counts`` by length, ``sha256`` by file name."""

    source: str
    licence: str
    words: int
    counts: dict[int, int]
    digest: str
    sha256: dict[str, str]


def read_manifest(directory: Path) -> Manifest:
    """Read ``lexicon.json`` of a directory; raise LexiconError where it is missing, damaged or of another format."""
    try:
        fields: dict[str, Any] = json.loads((directory / MANIFEST).read_bytes())
        if fields["format"] != FORMAT:
            raise LexiconError(Trouble.VERSION, MANIFEST, str(fields["format"]))
        return Manifest(
            source=str(fields["source"]),
            licence=str(fields["licence"]),
            words=int(fields["words"]),
            counts={int(length): int(count) for length, count in fields["counts"].items()},
            digest=str(fields["digest"]),
            sha256={str(name): str(value) for name, value in fields["sha256"].items()},
        )
    except FileNotFoundError as error:
        raise LexiconError(Trouble.MISSING, MANIFEST) from error
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise LexiconError(Trouble.DAMAGED, MANIFEST, str(error)) from error
