"""Make the sounds of the game from numbers alone, and print how loud each is: 16-bit mono WAV, 22,050 samples a second.

``python packaging/sounds.py`` writes ``resources/sounds``. Wood, glass and brass are damped sines; cloth, cards and pencil are
filtered noise. Every sound begins and ends in silence. Nothing is recorded and nothing comes from elsewhere.
"""

from __future__ import annotations

import hashlib
import io
import math
import random
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 22_050
FADE_IN_S, FADE_OUT_S = 0.0015, 0.02
Wave = list[float]
Mode = tuple[float, float, float]
"""How something rings: frequency in Hz, time in s after which 1/e is left, share."""

IVORY: tuple[Mode, ...] = ((1480, 0.010, 0.8), (2350, 0.007, 0.6), (3900, 0.004, 0.3))
TRAY: tuple[Mode, ...] = ((168, 0.035, 0.9), (305, 0.024, 0.7), (640, 0.013, 0.5))
TILE: tuple[Mode, ...] = ((980, 0.014, 0.8), (1730, 0.010, 0.6), (240, 0.020, 0.6))
CHIP: tuple[Mode, ...] = ((2890, 0.060, 0.6), (4310, 0.045, 0.45), (5870, 0.028, 0.3), (1210, 0.015, 0.3))
BELL: tuple[Mode, ...] = ((1318, 0.42, 0.6), (2637, 0.30, 0.42), (3705, 0.17, 0.26), (5290, 0.09, 0.18), (659, 0.30, 0.16))


def silence(seconds: float) -> Wave:
    """Give so much silence."""
    return [0.0] * round(seconds * RATE)


def mix(onto: Wave, sound: Sequence[float], at_s: float = 0.0, gain: float = 1.0) -> None:
    """Add a sound onto another one; what would reach beyond its end is cut."""
    start = round(at_s * RATE)
    for n, value in enumerate(sound[: max(len(onto) - start, 0)]):
        onto[start + n] += gain * value


def ring(modes: Sequence[Mode], seconds: float, *, pitch: float = 1.0) -> Wave:
    """Strike something: each mode is a sine that dies away; it sets in within a millisecond."""
    sound = silence(seconds)
    for hertz, lasts, share in modes:
        turn = 2 * math.pi * hertz * pitch / RATE
        for n in range(len(sound)):
            at = n / RATE
            sound[n] += share * math.sin(turn * n) * math.exp(-at / lasts) * min(at / 0.0008, 1.0)
    return sound


def note(hertz: float, seconds: float, lasts: float) -> Wave:
    """Strike a bar of a soft marimba."""
    return ring(((hertz, lasts, 1.0), (2 * hertz, lasts * 0.5, 0.22), (3.93 * hertz, lasts * 0.12, 0.18)), seconds)


def breath(seconds: float, low: float, high: float, shape: Callable[[float], float], seed: int) -> Wave:
    """Blow noise between two frequencies (Hz); ``shape`` gives its strength from 0 to 1 of its time."""
    chance = random.Random(seed)  # noqa: S311 - a sound
    count = round(seconds * RATE)
    soft, hard = (1 - math.exp(-2 * math.pi * hertz / RATE) for hertz in (low, high))
    slow = first = second = 0.0
    sound = []
    for n in range(count):
        first += hard * (chance.uniform(-1, 1) - first)
        second += hard * (first - second)
        slow += soft * (second - slow)
        sound.append((second - slow) * shape(n / count))
    return sound


def swell(peak: float) -> Callable[[float], float]:
    """Rise to a moment (0 to 1) and fall, smoothly."""
    return lambda share: math.sin(math.pi * share ** (math.log(0.5) / math.log(peak))) ** 2


def fall(speed: float) -> Callable[[float], float]:
    """Set in at once and die away."""
    return lambda share: math.exp(-speed * share) * min(share * 60, 1.0)


# ---- the sounds -------------------------------------------------------------------------------------------------------------


def die_throw() -> Wave:
    """Let dice tumble over a wooden tray: knocks that come slower and softer."""
    chance = random.Random(5)  # noqa: S311 - a sound
    sound, at, gap = silence(0.9), 0.0, 0.022
    while at < 0.74:
        strength = (1 - at / 0.9) ** 1.4 * chance.uniform(0.55, 1.0)
        mix(sound, ring(IVORY, 0.06, pitch=chance.uniform(0.82, 1.2)), at, strength)
        mix(sound, ring(TRAY, 0.14, pitch=chance.uniform(0.9, 1.15)), at, strength * chance.uniform(0.4, 0.9))
        at += gap * chance.uniform(0.7, 1.5)
        gap *= 1.12
    return sound


def die_keep() -> Wave:
    """Set a die into the groove."""
    sound = silence(0.16)
    for at, strength in ((0.0, 1.0), (0.034, 0.3)):
        mix(sound, ring(IVORY, 0.06, pitch=0.92), at, strength * 0.6)
        mix(sound, ring(TRAY, 0.12, pitch=1.05), at, strength)
    return sound


def write() -> Wave:
    """Draw three short strokes with a pencil."""
    sound = silence(0.38)
    for n, (at, lasts) in enumerate(((0.0, 0.10), (0.125, 0.085), (0.235, 0.13))):
        mix(sound, breath(lasts, 1600, 5200, swell(0.35), 11 + n), at, 0.75 + 0.12 * n)
    return sound


def letter_lay() -> Wave:
    """Lay a wooden letter."""
    sound = ring(TILE, 0.13)
    mix(sound, breath(0.02, 500, 4000, fall(5), 3), 0, 0.5)
    return sound


def card_lay() -> Wave:
    """Lay a card on felt."""
    sound = silence(0.17)
    mix(sound, breath(0.06, 900, 5000, swell(0.7), 21), 0, 0.35)
    mix(sound, breath(0.09, 150, 2400, fall(7), 22), 0.055, 1.0)
    mix(sound, ring(((142, 0.022, 1.0),), 0.09), 0.055, 0.35)
    return sound


def card_deal() -> Wave:
    """Draw a card over the pack."""
    sound = breath(0.24, 1200, 6200, swell(0.45), 31)
    mix(sound, breath(0.05, 300, 2600, fall(6), 32), 0.17, 0.5)
    return sound


def chip() -> Wave:
    """Drop two chips onto a heap."""
    sound = silence(0.3)
    for at, strength, pitch in ((0.0, 1.0, 1.0), (0.062, 0.6, 1.09), (0.112, 0.25, 0.96)):
        mix(sound, ring(CHIP, 0.19, pitch=pitch), at, strength)
    return sound


def bell() -> Wave:
    """Strike the bell on the counter."""
    sound = ring(BELL, 1.3)
    mix(sound, breath(0.012, 1500, 8000, fall(5), 41), 0, 0.25)
    return sound


def buzzer() -> Wave:
    """Press a buzzer: a rounded reed, no alarm."""
    sound = silence(0.3)
    for overtone, share in ((1, 1.0), (2, 0.5), (3, 0.42), (4, 0.16), (5, 0.14)):
        turn = 2 * math.pi * 233.1 * overtone / RATE
        for n in range(len(sound)):
            share_of_time = n / len(sound)
            held = min(share_of_time / 0.04, 1.0) * min((1 - share_of_time) / 0.45, 1.0) ** 1.5
            sound[n] += share * math.sin(turn * n) * held
    return sound


def refusal() -> Wave:
    """Step down a third, softly."""
    sound = silence(0.42)
    mix(sound, note(329.6, 0.28, 0.09))
    mix(sound, note(261.6, 0.3, 0.1), 0.11, 0.85)
    return sound


def sand() -> Wave:
    """Tick once."""
    sound = ring(((1900, 0.006, 0.6), (760, 0.010, 0.8)), 0.06)
    mix(sound, breath(0.03, 1500, 6000, fall(7), 51), 0, 0.5)
    return sound


def turn() -> Wave:
    """Step up a fourth: your turn."""
    sound = silence(0.62)
    mix(sound, note(392.0, 0.45, 0.13))
    mix(sound, note(523.3, 0.48, 0.16), 0.13)
    return sound


def feast() -> Wave:
    """Run up three notes, for a Yahtzee or a great play."""
    sound = silence(0.95)
    for at, hertz in ((0.0, 523.3), (0.09, 659.3), (0.18, 1046.5)):
        mix(sound, note(hertz, 0.75, 0.2), at)
    mix(sound, ring(BELL, 0.7), 0.18, 0.18)
    return sound


def victory() -> Wave:
    """Break a chord: the game is over."""
    sound = silence(1.7)
    for at, hertz, share in ((0.0, 261.6, 0.8), (0.11, 329.6, 0.8), (0.22, 392.0, 0.85), (0.36, 523.3, 1.0), (0.36, 659.3, 0.5)):
        mix(sound, note(hertz, 1.3, 0.42), at, share)
    return sound


def curtain() -> Wave:
    """Draw the curtain."""
    sound = breath(0.6, 250, 2600, swell(0.4), 61)
    for n in range(5):  # its rings
        mix(sound, ring(((2100, 0.008, 0.6), (3350, 0.006, 0.4)), 0.05, pitch=1 + 0.04 * n), 0.07 + 0.085 * n, 0.022)
    return sound


SOUNDS: dict[Callable[[], Wave], float] = {
    die_throw: 0.50, die_keep: 0.34, write: 0.22, letter_lay: 0.32, card_lay: 0.34, card_deal: 0.24, chip: 0.30, bell: 0.40,
    buzzer: 0.30, refusal: 0.20, sand: 0.16, turn: 0.32, feast: 0.42, victory: 0.48, curtain: 0.22,
}  # fmt: skip
"""Every sound and its loudest sample, 1 being the most that a file can hold."""


def finish(sound: Wave, peak: float) -> Wave:
    """Take the sound to its loudness, without a constant part, and let it come from and go to silence."""
    middle = sum(sound) / len(sound)
    fades = round(FADE_IN_S * RATE), round(FADE_OUT_S * RATE)
    last = len(sound) - 1
    faded = [(value - middle) * min(n / fades[0], (last - n) / fades[1], 1.0) for n, value in enumerate(sound)]
    loudest = max(map(abs, faded))
    return [value * peak / loudest for value in faded]


def pack(sound: Wave) -> bytes:
    """Write a sound as a WAV file."""
    samples = array("h", (round(value * 32767) for value in sound))
    if array("H", (1,)).tobytes() != b"\1\0":
        samples.byteswap()
    data = io.BytesIO()
    with wave.open(data, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return data.getvalue()


def level(value: float) -> float:
    """Say a strength in dB below the most that a file can hold."""
    return 20 * math.log10(value)


def main() -> int:
    """Write every sound and the checksums; print length and levels."""
    TARGET.mkdir(exist_ok=True)
    sums, whole = [], 0
    for make, peak in SOUNDS.items():
        sound = finish(make(), peak)
        data, whole = pack(sound), whole + 44 + 2 * len(sound)
        (TARGET / f"{make.__name__}.wav").write_bytes(data)
        sums.append(f"{hashlib.sha256(data).hexdigest()}  {make.__name__}.wav\n")
        strength = math.sqrt(sum(value * value for value in sound) / len(sound))
        print(f"{make.__name__:11}{len(sound) / RATE:6.2f} s   peak {level(peak):6.1f} dB   RMS {level(strength):6.1f} dB")
    (TARGET / "checksums.txt").write_text("".join(sorted(sums, key=lambda line: line[66:])), encoding="utf-8", newline="\n")
    print(f"{len(sums)} sounds, {whole / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
