"""Break a module in many small ways and see which the tests notice.

``python tests/mutate.py MODULE TESTS… [--count 40] [--seed 1]`` draws mutants of a module at random, by the seed: every place
where the module can be changed in one of the ways below counts as one lot.  Each mutant is run in a copy of the program, never in
the tree itself, and prints as caught or alive; the exit code is 1 when fewer than nine in ten are caught.

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
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("ludogite", "tests")
"""What a copy of the program has for itself; the rest it only reads."""
ENOUGH = 0.9
"""The share of mutants that good tests catch."""
TIMEOUT = 300
"""Seconds after which a run that hangs counts as caught."""

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


def is_caught(copy: Path, tests: list[str]) -> bool:
    """Run the tests in a copy of the program; a failure, an error and a hang all count."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=TIMEOUT, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


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
        if is_caught(copy, given.tests):
            sys.exit("the tests fail before anything is broken")
        caught = 0
        for place in drawn:
            told, changed = broken(source, place)
            (copy / given.module).write_text(changed, encoding="utf-8")
            found = is_caught(copy, given.tests)
            caught += found
            print("caught" if found else "ALIVE ", told, flush=True)
    print(f"{caught} of {len(drawn)} caught, drawn of {len(every)} with seed {given.seed}")
    return 0 if caught >= ENOUGH * len(drawn) else 1


if __name__ == "__main__":
    sys.exit(main())
