"""Record the throws of the dice with MuJoCo: cubes against cubes, walls and felt; the program only plays them.

``python packaging/throws.py`` writes ``resources/throws/throws.bin`` (``pip install .[build]``; some ten minutes). For every tray
shape and number of dice it throws until enough throws are good, by ``faults``: what leans, overlaps, lies too close, stands in a
wall or still moves is dropped. Lengths are sides of a die; x goes right, y towards the eye, z up. The turns of the cube are chosen
so that each die ends turned by no more than 45 degrees, its own top up: whoever plays a throw gives it the faces it needs.

The file: a JSON line (shapes, counts, where each group lies), then one zlib stream per group;
``ludogite/ui/widgets/recorded.py`` reads it.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import math
import random
import struct
import zlib
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import mujoco
import numpy as np

Array = np.ndarray[Any, Any]

TARGET = Path(__file__).resolve().parent.parent / "resources" / "throws" / "throws.bin"
SHAPES = ((7.0, 3.2, 5, 12), (10.0, 2.5, 5, 12), (4.9, 4.6, 5, 12), (9.0, 4.0, 7, 8), (12.0, 3.2, 7, 8), (6.4, 5.8, 7, 8))
"""Width and depth of the felt, the most dice on it, and how many throws of each number of dice."""
RATE, STEP, LAST, PER_FRAME = 60, 1 / 960, 84, 16
"""Frames a second, seconds a step, the frame in which all lie at the latest, steps a frame."""
FIRST = 40
"""The frame in which all may lie at the soonest: a throw is to be seen."""
G, ROUND = 130.0, 0.12
MOUTH = (1.0, 2.05)
"""Where the dice leave the cup: from the left wall, and above the felt."""
GAP, GAP_MANY, WALL = 0.12, 0.135, -0.004
"""How far apart dice lie at least (on a tray for seven, whose dice are smaller: 8 px of theirs), and how far from a wall."""
POSITION, TURN = 1024, 8191
"""Steps of a stored position in a side, and of a part of a quaternion in 1."""
POP = 0.5
"""No die moves farther in a frame."""
HEARD, HEARD_STEPS = 0.9, 4
"""The change of speed, in sides a second, from which a contact is heard, and after how many steps it is looked for."""
FLIP = np.diag((1.0, -1.0, 1.0))
TURNS = [
    np.array([[sign[row] if order[row] == column else 0 for column in range(3)] for row in range(3)], float)
    for order in itertools.permutations(range(3))
    for sign in itertools.product((1, -1), repeat=3)
]
TURNS = [turn for turn in TURNS if np.linalg.det(turn) > 0]


@dataclass
class Thrown:
    """One throw: frame by frame, die by die, where it is and how it is turned, and what hit when."""

    places: Array
    quaternions: Array
    begins: list[int]
    impacts: list[tuple[int, int, int]]
    """Ms, strength (0 to 255), kind (0 felt, 1 wood, 2 another die)."""


def model_of(count: int, wide: float, deep: float) -> mujoco.MjModel:
    """Model felt, four walls and so many dice: round corners touch the planes, cubes touch cubes."""

    def bounce(stiff: float, share: float) -> str:
        return f'solref="{-stiff * stiff} {-2 * share * stiff}" solimp="0.95 0.99 0.001"'

    inner = 0.5 - ROUND
    corners = "".join(
        f'<geom type="sphere" size="{ROUND}" pos="{x * inner} {y * inner} {z * inner}" contype="1" conaffinity="2" mass="0"/>'
        for x, y, z in itertools.product((-1, 1), repeat=3)
    )
    dice = "".join(
        f'<body name="d{n}" pos="2 1 {60 + 4 * n}"><freejoint/><geom type="box" size=".5 .5 .5" contype="4" conaffinity="4" '
        f'mass="1" friction="0.2 0.005 0.0001" {bounce(420, 0.187)}/>{corners}</body>'
        for n in range(count)
    )
    walls = "".join(
        f'<geom type="plane" size="30 30 1" pos="{pos}" zaxis="{axis}" contype="2" conaffinity="1" priority="1" '
        f'friction="0.15 0.005 0.0001" {bounce(420, 0.16)}/>'
        for pos, axis in (("0 0 0", "1 0 0"), (f"{wide} 0 0", "-1 0 0"), ("0 0 0", "0 1 0"), (f"0 {deep} 0", "0 -1 0"))
    )
    return mujoco.MjModel.from_xml_string(
        f'<mujoco><option timestep="{STEP}" gravity="0 0 {-G}" integrator="implicitfast"/><worldbody>'
        f'<geom name="felt" type="plane" size="90 90 1" contype="2" conaffinity="1" priority="1" friction="0.5 0.02 0.002" '
        f"{bounce(420, 0.33)}/>{walls}{dice}</worldbody></mujoco>"
    )


def throw(model: mujoco.MjModel, count: int, deep: float, seed: str, *, heard: bool = False) -> Thrown:
    """Throw all dice once, in pairs out of the mouth of the cup; what is ``heard`` takes ten times as long to find."""
    data, chance = mujoco.MjData(model), random.Random(seed)  # noqa: S311 (a recording)
    apart = 8
    begins = [die // 2 * apart for die in range(count)]
    middle = deep / 2 + chance.uniform(-0.15, 0.15)
    beside = min(0.76, deep / 2 - 0.95)
    before = math.sqrt(1.55**2 - 4 * beside**2)
    places, quaternions = np.zeros((LAST + 14, count, 3)), np.zeros((LAST + 14, count, 4))
    hits: dict[tuple[int, int, int], tuple[float, float]] = {}
    for frame in range(LAST + 14):
        for die, begin in enumerate(begins):
            at, to = 7 * die, 6 * die
            if frame < begin:
                data.qpos[at : at + 3] = (MOUTH[0] + 1, deep / 2, 60 + 4 * die)  # far above, where nothing touches it
                data.qvel[to : to + 6] = 0
            elif frame == begin:
                alone = count % 2 and die == count - 1
                aside, ahead = (0.0, 0.0) if alone else ((beside, before) if die % 2 else (-beside, 0.0))
                data.qpos[at : at + 3] = (MOUTH[0] + ahead, middle + aside, MOUTH[1] + chance.uniform(-0.1, 0.1))
                turn = np.array([chance.gauss(0, 1) for _ in range(4)])
                data.qpos[at + 3 : at + 7] = turn / np.linalg.norm(turn)
                data.qvel[to : to + 3] = (
                    chance.uniform(6, 10),
                    chance.uniform(-2.2, 2.2),
                    chance.uniform(-1, 2),
                )
                data.qvel[to + 3 : to + 6] = [chance.uniform(-22, 22) for _ in range(3)]
        now = data.qpos.reshape(count, 7)
        places[frame], quaternions[frame] = now[:, :3], now[:, 3:]
        if frame and (np.linalg.norm(places[frame] - places[frame - 1], axis=1)[[begin < frame for begin in begins]] > POP).any():
            break  # two dice lay in each other where they left the cup: the last frames stay empty, which no rule lets pass
        if heard:
            listen(model, data, frame, begins, hits)
        else:
            mujoco.mj_step(model, data, nstep=PER_FRAME)
    return Thrown(places, quaternions, begins, impacts_of(hits))


def listen(
    model: mujoco.MjModel, data: mujoco.MjData, frame: int, begins: list[int], hits: dict[tuple[int, int, int], tuple[float, float]]
) -> None:
    """Go on by one frame, and note what strikes what, how hard and when."""
    count = len(begins)
    for step in range(0, PER_FRAME, HEARD_STEPS):
        speeds = data.qvel.reshape(count, 6)[:, :3].copy()
        mujoco.mj_step(model, data, nstep=HEARD_STEPS)
        change = np.linalg.norm(data.qvel.reshape(count, 6)[:, :3] - speeds + (0, 0, G * STEP * HEARD_STEPS), axis=1)
        struck = [int(die) for die in np.nonzero(change > 0.5)[0] if frame >= begins[die]]
        kinds = kinds_of(model, data) if struck else {}
        for die in struck:
            if (kind := kinds.get(die)) is not None:
                total, at_s = hits.get((frame, die, kind), (0.0, (frame * PER_FRAME + step) * STEP))
                hits[frame, die, kind] = (total + float(change[die]), at_s)


def kinds_of(model: mujoco.MjModel, data: mujoco.MjData) -> dict[int, int]:
    """Say for each die that touches something what it is: a die before wood before felt."""
    found: dict[int, int] = {}
    for contact in data.contact:
        bodies = [int(model.geom_bodyid[geom]) for geom in contact.geom]
        kind = 2 if all(bodies) else 0 if 0 in contact.geom else 1
        for body in bodies:
            if body:
                found[body - 1] = max(found.get(body - 1, 0), kind)
    return found


def impacts_of(heard: dict[tuple[int, int, int], tuple[float, float]]) -> list[tuple[int, int, int]]:
    """Gather what is heard: one contact of two dice, or one that lasts two frames, is one knock."""
    told: list[tuple[int, int, int]] = []
    for (_frame, _die, kind), (speed, at_s) in sorted(heard.items(), key=lambda one: one[1][1]):
        if speed < HEARD:
            continue
        at, strength = round(at_s * 1000), min(round(255 * speed / 18), 255)
        near = next((n for n, one in enumerate(told) if at - one[0] < 24 and one[2] == kind), None)
        if near is None:
            told.append((at, strength, kind))
        else:
            told[near] = (told[near][0], max(told[near][1], strength), kind)
    return told


def matrices(quaternions: Array) -> Array:
    """Turn quaternions (w, x, y, z) into matrices."""
    w, x, y, z = np.moveaxis(quaternions, -1, 0)
    rows = (
        (1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)),
        (2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)),
        (2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)),
    )
    return np.stack([np.stack(row, -1) for row in rows], -2)


def quaternion(matrix: Array) -> Array:
    """Turn a matrix into a quaternion."""
    trace = np.trace(matrix)
    parts = np.array([
        trace, 2 * matrix[0, 0] - trace, 2 * matrix[1, 1] - trace, 2 * matrix[2, 2] - trace
    ])  # fmt: skip
    most = int(np.argmax(parts))
    vector = np.array((matrix[2, 1] - matrix[1, 2], matrix[0, 2] - matrix[2, 0], matrix[1, 0] - matrix[0, 1]))
    found = np.zeros(4)
    if most == 0:
        found[0], found[1:] = 1 + trace, vector
    else:
        i, j, k = most - 1, most % 3, (most + 1) % 3
        found[0] = vector[i]
        found[1 + i] = 1 + matrix[i, i] - matrix[j, j] - matrix[k, k]
        found[1 + j], found[1 + k] = matrix[i, j] + matrix[j, i], matrix[i, k] + matrix[k, i]
    return found / np.linalg.norm(found)


def gap(first: Array, second: Array, one: float, other: float) -> float:
    """Give the distance of two squares of side 1 along the best of their four axes; negative where they overlap."""
    best = -math.inf
    for axis in (one, one + math.pi / 2, other, other + math.pi / 2):
        along = np.array((math.cos(axis), math.sin(axis)))
        reach = sum(0.5 * (abs(math.cos(axis - turn)) + abs(math.sin(axis - turn))) for turn in (one, other))
        best = max(best, abs(float((second - first) @ along)) - reach)
    return best


def rest_of(thrown: Thrown) -> int:
    """Find the frame from which nothing moves any more, or one past the last."""
    last = len(thrown.places) - 1
    still = [
        frame
        for frame in range(last + 1)
        if np.abs(thrown.places[frame:] - thrown.places[last]).max() < 0.01
        and (np.abs((thrown.quaternions[frame:] * thrown.quaternions[last]).sum(-1)) > 1 - 2e-5).all()
    ]
    return still[0] if still else last


def faults(thrown: Thrown, rest: int, wide: float, deep: float, apart: float) -> str:
    """Say what is wrong with a throw whose dice are to lie so far apart, or nothing."""
    if not FIRST <= rest <= LAST:
        return "time"
    ends, turns = thrown.places[rest], matrices(thrown.quaternions[rest])
    if (np.abs(turns[:, 2, :]).max(-1) < 0.9998).any() or (np.abs(ends[:, 2] - 0.5) > 0.03).any():
        return "leans"
    steps = np.linalg.norm(np.diff(thrown.places, axis=0), axis=-1)
    if any((steps[begin + 1 :, die] > POP).any() for die, begin in enumerate(thrown.begins)):
        return "pops"
    angles = [flat_angle(turn) for turn in turns]
    for place, angle in zip(ends, angles, strict=True):
        reach = 0.5 * (abs(math.cos(angle)) + abs(math.sin(angle)))
        if min(place[0], wide - place[0], place[1], deep - place[1]) < reach + WALL:
            return "wall"
    for one, other in itertools.combinations(range(len(ends)), 2):
        if gap(ends[one, :2], ends[other, :2], angles[one], angles[other]) < apart:
            return "close"
    for frame in range(0, rest, 2):
        shown = [die for die, begin in enumerate(thrown.begins) if begin <= frame]
        spots = thrown.places[frame, shown]
        for one, other in itertools.combinations(range(len(shown)), 2):
            if np.linalg.norm(spots[one] - spots[other]) < 0.9:
                return "through"
    return ""


def flat_angle(turn: Array) -> float:
    """Give the angle of a lying die's edges, in radians."""
    row = next(turn[:2, column] for column in range(3) if abs(turn[2, column]) < 0.5)
    return math.atan2(row[1], row[0])


def settled(thrown: Thrown, rest: int, deep: float) -> Thrown:
    """See the throw from where the eye is, with each die's own top up at its end, exactly flat; the frames after that go."""
    places = thrown.places[: rest + 1].copy()
    places[:, :, 1] = deep - places[:, :, 1]
    turns = FLIP @ matrices(thrown.quaternions[: rest + 1]) @ FLIP
    quaternions = np.zeros((rest + 1, len(thrown.begins), 4))
    for die in range(len(thrown.begins)):
        end = turns[rest, die]
        own = max(TURNS, key=lambda own, end=end: (end @ own)[2, 2] * 4 + (end @ own)[0, 0])  # type: ignore[misc]
        tilt = math.atan2((end @ own)[1, 0], (end @ own)[0, 0])
        flat = np.array([[math.cos(tilt), -math.sin(tilt), 0], [math.sin(tilt), math.cos(tilt), 0], [0, 0, 1]])
        mend = quaternion(flat @ (end @ own).T)
        mend = mend if mend[0] > 0 else -mend
        before = None
        for frame in range(rest + 1):
            share = min(max((frame - rest + 12) / 12, 0.0), 1.0)
            part = np.array((1.0, *(mend[1:] * share)))
            turn = matrices(part / np.linalg.norm(part)) @ turns[frame, die] @ own
            found = quaternion(turn if frame < rest else flat)
            if before is not None and before @ found < 0:
                found = -found
            before = quaternions[frame, die] = found
            places[frame, die, 2] += share * (0.5 - thrown.places[rest, die, 2])
    places[rest, :, 2] = 0.5
    last = rest * 1000 / RATE
    return Thrown(places, quaternions, thrown.begins, [one for one in thrown.impacts if one[0] <= last])


def packed(throws: list[Thrown]) -> bytes:
    """Pack the throws of one group: heads, impacts, then second differences of all numbers, low bytes before high ones."""
    heads, columns = bytearray(), []
    for one in throws:
        heads += struct.pack("<BB", len(one.places), len(one.impacts)) + bytes(one.begins)
        for at, strength, kind in one.impacts:
            heads += struct.pack("<HBB", at, strength, kind)
        for die, begin in enumerate(one.begins):
            rows = np.concatenate(
                [np.rint(one.places[begin:, die] * POSITION), np.rint(one.quaternions[begin:, die] * TURN)], axis=1
            ).astype(np.int64)
            columns.append(np.diff(rows, n=2, axis=0, prepend=np.zeros((2, 7), np.int64)).T.reshape(-1))
    numbers = np.concatenate(columns).astype(np.int16).view(np.uint16)
    planes = (numbers & 255).astype(np.uint8).tobytes() + (numbers >> 8).astype(np.uint8).tobytes()
    return zlib.compress(struct.pack("<I", len(heads)) + bytes(heads) + planes, 9)


def record(wide: float, deep: float, most: int, count: int, wanted: int) -> list[Thrown]:
    """Throw so many dice on a tray of this size until enough throws are good."""
    model = model_of(count, wide, deep)
    good: list[Thrown] = []
    told: dict[str, int] = {}
    for number in itertools.count():
        seed = f"{wide} {deep} {count} {number}"
        thrown = throw(model, count, deep, seed)
        rest = rest_of(thrown)
        fault = faults(thrown, rest, wide, deep, GAP if most <= 5 else GAP_MANY)
        told[fault] = told.get(fault, 0) + 1
        if not fault:
            good.append(settled(throw(model, count, deep, seed, heard=True), rest, deep))
        if len(good) == wanted:
            break
    rests = sorted(len(one.places) for one in good)
    print(f"{wide} x {deep}, {count} dice: {told}, at rest after {rests[0]} to {rests[-1]} frames", flush=True)
    return good


def main() -> None:
    """Record all throws and write them."""
    groups, body = [], b""
    jobs = [
        (shape, wide, deep, most, count, wanted)
        for shape, (wide, deep, most, wanted) in enumerate(SHAPES)
        for count in range(1, most + 1)
    ]
    with Pool(2) as pool:
        recorded = pool.starmap(record, [job[1:] for job in jobs], chunksize=1)
    for (shape, _wide, _deep, _most, count, wanted), throws in zip(jobs, recorded, strict=True):
        group = packed(throws)
        groups.append({"shape": shape, "count": count, "throws": wanted, "at": len(body), "size": len(group)})
        body += group
    head = {"version": 1, "rate": RATE, "shapes": [shape[:3] for shape in SHAPES], "groups": groups}
    file = json.dumps(head).encode() + b"\n" + body
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_bytes(file)
    (TARGET.parent / "checksums.txt").write_text(f"{hashlib.sha256(file).hexdigest()}  {TARGET.name}\n", "utf-8")
    print(f"{len(file):,} bytes")


if __name__ == "__main__":
    main()
