"""A module that comes late is imported by what is asked of it, not before; whoever checks types reads a plain import."""

from __future__ import annotations

import ast
import builtins
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from ludogite.late import LazyModule, late

ROOT = Path(__file__).parents[1]


def test_a_module_waits_until_something_of_it_is_asked_for() -> None:
    check = """
import sys
from ludogite.late import late
with late:
    import colorsys
    from ludogite.core import codec, gamecode as codes
assert not {"colorsys", "ludogite.core.codec", "ludogite.core.gamecode"} & set(sys.modules)
assert codes.EXAMPLE and "ludogite.core.gamecode" in sys.modules
assert codes.read_code is sys.modules["ludogite.core.gamecode"].read_code
assert colorsys.rgb_to_hsv(0, 0, 0) == (0.0, 0.0, 0)
assert "ludogite.core.codec" not in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", check], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


def test_python_imports_again_after_it_whatever_happened() -> None:
    own = builtins.__import__
    with late:
        assert builtins.__import__ is not own
    assert builtins.__import__ is own
    with pytest.raises(ImportError), late:
        import xml.dom.minidom  # noqa: F401, PLC0415
    assert builtins.__import__ is own


def test_a_name_that_the_module_has_not_is_told_as_python_does() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        LazyModule("ludogite.late").nothing  # noqa: B018


def test_all_that_comes_late_is_a_module() -> None:
    """A class or a function would be looked for as a module once it is called."""
    waiting = []
    for path in sorted((ROOT / "ludogite").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.With) and any(
                isinstance(one.context_expr, ast.Name) and one.context_expr.id == "late" for one in node.items
            ):
                for statement in node.body:
                    assert isinstance(statement, ast.Import | ast.ImportFrom), f"{path}:{statement.lineno}"
                    package = f"{statement.module}." if isinstance(statement, ast.ImportFrom) else ""
                    waiting += [f"{package}{name.name}" for name in statement.names]
    assert len(waiting) > 50
    assert [name for name in waiting if find_spec(name) is None] == []
