"""What a screen reader says of a whole game: every event once, and what docs/ shows of it is what it says today."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from ludogite.ui.catalog import GAME_UIS

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
NAMES = ["Léa", "Pépin"]


def test_each_event_is_announced_once_and_the_transcript_is_that_of_today(qapp: QApplication) -> None:
    if str(PACKAGING) not in sys.path:
        sys.path.insert(0, str(PACKAGING))
    script: Any = importlib.import_module("transcript")
    ear = script.Ear()
    told = script.write(ear)
    expected = [sentence for event in ear.events if (sentence := GAME_UIS["yahtzee"].tell()(event, NAMES))]
    said = ("dé ", "Pour barrer")  # what became of a die by its digit, and what the table answers to a key
    announced = [one for one in ear.sentences if not one.startswith(said) and "les dés sont là" not in one]
    assert len(expected) > 60
    assert announced == expected
    assert told == script.PAGE.read_text(encoding="utf-8"), "python packaging/transcript.py writes it anew"
