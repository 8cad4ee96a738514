"""The sounds: what the script makes is what stands in resources; soft, without clicks, and small."""

from __future__ import annotations

import io
import math
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

from ludogite import paths

from .scripts import script

FOLDER = paths.resources() / "sounds"
made = script("sounds.py")


def samples(data: bytes) -> array[int]:
    with wave.open(io.BytesIO(data)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        found = array("h")
        found.frombytes(file.readframes(file.getnframes()))
    return found


@pytest.mark.parametrize("make", made.SOUNDS, ids=lambda make: make.__name__)
def test_the_script_makes_the_sounds_that_are_shipped(make: Callable[[], list[float]]) -> None:
    again = samples(made.pack(made.finish(make(), made.SOUNDS[make])))
    shipped = samples((FOLDER / f"{make.__name__}.wav").read_bytes())
    assert len(again) == len(shipped)
    apart = max(abs(one - other) for one, other in zip(again, shipped, strict=True))
    assert apart <= 1  # the sines of another C library may round otherwise


def test_nothing_else_is_shipped() -> None:
    assert {file.stem for file in FOLDER.glob("*.wav")} == {make.__name__ for make in made.SOUNDS}
    assert len((FOLDER / "checksums.txt").read_text(encoding="utf-8").splitlines()) == len(made.SOUNDS)
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 450_000


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.wav")), ids=lambda file: file.stem)
def test_a_sound_is_soft_short_and_ends_without_a_click(file: Path) -> None:
    sound = [sample / 32768 for sample in samples(file.read_bytes())]
    assert 0.05 <= len(sound) / 22_050 <= 1.8
    assert 0.1 < max(map(abs, sound)) <= 0.51
    assert 20 * math.log10(math.sqrt(sum(value * value for value in sound) / len(sound))) < -17
    assert sound[0] == sound[-1] == 0
    assert max(map(abs, sound[-110:])) < 0.005  # the last 5 ms
    assert abs(sum(sound) / len(sound)) < 0.001


def test_what_comes_often_is_softer_than_what_comes_once() -> None:
    peak = {file.stem: max(map(abs, samples(file.read_bytes()))) for file in FOLDER.glob("*.wav")}
    assert peak["sand"] == min(peak.values())
    assert peak["refusal"] < peak["turn"] < peak["victory"]
