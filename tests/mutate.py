"""Break a module in many small ways and see which the tests notice.

``python tests/mutate.py MODULE TESTS… [--count 40] [--seed 1]`` draws mutants of a module at random, by the seed: every place
where the module can be changed in one of the ways below counts as one lot.  Each mutant is run in a copy of the program, never in
the tree itself, and prints as caught (a test failed), hung (the tests used far more processor time than without it, or stood still)
or ALIVE; the exit code is 1 when fewer than nine in ten fail a test or hang.  What counts is processor time, so that a busy machine
changes nothing.

- a comparison turned (``<`` to ``<=``, ``==`` to ``!=``, ``in`` to ``not in``, …), ``and`` for ``or``, a condition negated
- ``+`` for ``-``, ``*`` for ``/`` and the other way round, a sign lost
- a number one more, a truth value turned
- a statement left out: a call, an assignment to what outlives the function
- a value returned as None

Texts, annotations and imports are left alone: what is said is the business of other tests.
"""

from __future__ import annotations

import argparse
import ast
import math
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from enum import Enum
from importlib.util import cache_from_source
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("ludogite", "tests")
"""What a copy of the program has for itself; the rest it only reads."""
KILLED = {-9, -24, 128 + 9, 128 + 24}
"""How a process ends that has used the processor time it was given (SIGKILL, SIGXCPU)."""
ENOUGH = 0.9
"""The share of mutants that good tests catch."""
PATIENCE = 4.0
"""How many times the processor time, and the time, of the unbroken program the tests may take before they hang."""
STILL_S = 60.0
"""Seconds that a run may stand still besides: it waits for ever then."""

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
}  # fmt: skip


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """Give what may stand in the place of a node."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in TURNED:
            yield ast.Compare(node.left, [TURNED[type(op)]()], node.comparators)
        case ast.BoolOp(op=op):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), node.values)
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node.operand
        case ast.BinOp(op=op) if type(op) in SWAPPED:
            yield ast.BinOp(node.left, SWAPPED[type(op)](), node.right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int() | float() as value):
            yield ast.Constant(value + 1)
        case ast.If():
            yield ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
        case ast.IfExp():
            yield ast.IfExp(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
        case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.AugAssign(target=ast.Attribute() | ast.Subscript()):
            yield ast.Pass()


def _inside(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Walk to every place that may be changed: the node that holds it, the field, and the number in a list."""
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "bases", "decorator_list", "type_params"} or isinstance(value, ast.expr_context):
            continue
        for number, one in enumerate(value) if isinstance(value, list) else ((None, value),):
            if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant):  # a docstring
                continue
            if isinstance(one, ast.AST) and not isinstance(one, ast.Import | ast.ImportFrom):
                yield node, name, number
                yield from _inside(one)


def places(tree: ast.AST) -> list[int]:
    """List every place of a tree that can be changed, by its number in the walk."""
    return [number for number, at in enumerate(_inside(tree)) if any(True for _ in _changes(_at(*at)))]


def _at(holder: ast.AST, name: str, number: int | None) -> ast.AST:
    value = getattr(holder, name)
    made: ast.AST = value if number is None else value[number]
    return made


def broken(source: str, place: int) -> tuple[str, str]:
    """Change a place of a source; returns what was done, in a line, and the new source."""
    tree = ast.parse(source)
    holder, name, number = list(_inside(tree))[place]
    old = _at(holder, name, number)
    new = next(_changes(deepcopy(old)))
    told = f"{old.lineno}: {_line(old)}  ->  {_line(new)}" if isinstance(old, ast.expr | ast.stmt) else _line(new)
    if number is None:
        setattr(holder, name, new)
    else:
        getattr(holder, name)[number] = new
    return told, ast.unparse(ast.fix_missing_locations(tree))


def _line(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(deepcopy(node))).split("\n")[0]


class End(Enum):
    """How the tests end."""

    ALIVE = "ALIVE"
    CAUGHT = "caught"
    HUNG = "hung"


@dataclass(frozen=True)
class Limits:
    """What a run may use before it hangs: processor time of each of its processes, and time, in s."""

    cpu_s: float
    wall_s: float


def run(copy: Path, tests: list[str], limits: Limits | None = None) -> tuple[End, list[str]]:
    """Run the tests in a copy of the program, to the first failure where there are limits; returns the tests that failed, too."""
    command = [sys.executable, "-m", "pytest", "-q", "-rfE", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # to compile the tests anew takes longer than to run them
    if limits is not None:
        command.append("-x")
        if sys.platform != "win32":
            command = ["sh", "-c", f'ulimit -t {math.ceil(limits.cpu_s)}; exec "$@"', "sh", *command]
    still = None if limits is None else limits.wall_s
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, timeout=still, check=False)
    except subprocess.TimeoutExpired:
        return End.HUNG, []
    if done.returncode in KILLED:
        return End.HUNG, []
    failed = re.findall(r"^FAILED (\S+::.+?)(?: - .*)?$", done.stdout, re.MULTILINE)
    return End.ALIVE if done.returncode == 0 else End.CAUGHT, failed


def try_out(copy: Path, tests: list[str], limits: Limits) -> End:
    """Run the tests over a mutant; a test that fails must fail again, or it was the busy machine."""
    end, failed = run(copy, tests, limits)
    if failed and run(copy, failed, limits)[0] is End.ALIVE:
        end, _ = run(copy, tests, limits)
    return end


def main() -> int:
    """Draw, run and print; 0 when enough are caught."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("module")
    parser.add_argument("tests", nargs="+")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    source = (ROOT / given.module).read_text(encoding="utf-8")
    every = places(ast.parse(source))
    drawn = sorted(random.Random(given.seed).sample(every, min(given.count, len(every))))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in COPIED:
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        for path in ROOT.iterdir():
            if path.name not in COPIED and not path.name.startswith("."):
                (copy / path.name).symlink_to(path)
        tests, limits = _sound(copy, given.tests)
        ends: Counter[End] = Counter()
        for place in drawn:
            told, changed = broken(source, place)
            _write(copy / given.module, changed)
            end = try_out(copy, tests, limits)
            ends[end] += 1
            print(f"{end.value:7}", told, flush=True)
    found = len(drawn) - ends[End.ALIVE]
    print(f"{found} of {len(drawn)} found ({ends[End.HUNG]} hung), drawn of {len(every)} with seed {given.seed}")
    return 0 if found >= ENOUGH * len(drawn) else 1


def _sound(copy: Path, tests: list[str]) -> tuple[list[str], Limits]:
    """Leave out what fails before anything is broken, as on a busy machine, and measure the rest; exit where none can be run."""
    while True:
        before, since = os.times(), time.monotonic()
        end, failed = run(copy, tests)
        after = os.times()
        if end is End.ALIVE:
            cpu_s = after.children_user + after.children_system - before.children_user - before.children_system
            return tests, Limits(PATIENCE * (1 + cpu_s), STILL_S + PATIENCE * (time.monotonic() - since))
        if not failed:
            sys.exit("the tests cannot be run before anything is broken")
        print("left out, for it fails before anything is broken:", *failed, flush=True)
        tests = [*tests, *(part for test in failed for part in ("--deselect", test))]


def _write(module: Path, source: str) -> None:
    """Write a source whose compiled form is out of date for certain: Python compares size and second."""
    module.write_text(source, encoding="utf-8")
    Path(cache_from_source(str(module))).unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
