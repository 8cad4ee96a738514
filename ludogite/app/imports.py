"""Python's own ``import``, which PySide replaces while it is imported itself; and what PySide would compile at every start.

PySide puts two functions of its own in the place of ``builtins.__import__``: one serves ``from __feature__ import …``, the other
``from PySide6.… import *``. The first reads the *source* of every module that is imported after Qt and searches it for the word
"PySide6" (``shibokensupport/feature.py``; PYSIDE-2029, and issue 8584 of the napari project): a sixth of our start, and 8 MB of
sources that Python keeps. We use neither feature nor star (ruff forbids it, F403), so Python's own function is put back as soon
as Qt is in.

PySide also carries a part of itself as a zip of *sources* (``shibokensupport``), which it compiles each time: a fifth of what Qt
takes to come in. ``compiled_once`` keeps the code, as Python keeps that of any module: beside our own compiled files, where those
are written, known by the interpreter and by each source. The frozen program ships it compiled (``packaging/bundle.py``).

Most of these modules only say what a function takes, for its ``__doc__`` and the text of a ``TypeError``, and compile large regular
expressions for it: another fifth. A ``STAND_IN`` comes in for each of them, and becomes the module as soon as somebody asks it for
anything, which no start does.

``tests/ui/test_start.py`` holds what this rests on: that PySide still does it, and keeps the names by which it is known here.
"""

from __future__ import annotations

import builtins
import marshal
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from pathlib import Path
from types import CodeType
from typing import Any, Final

OWN: Final = builtins.__import__
"""What imported before Qt did; where Qt was there first, PySide's."""


def put_back() -> bool:
    """Import as Python does, if what imports now is what PySide has put there; anybody else's replacement stays.

    Call it when QtCore, QtGui and QtWidgets are in. Returns whether Python's own function imports from now on.
    """
    if builtins.__import__ is getattr(builtins, "__feature_import__", None) and _is_pythons(OWN):
        builtins.__import__ = OWN
    return _is_pythons(builtins.__import__)


def _is_pythons(function: object) -> bool:
    """Tell whether a function is the interpreter's own import, which is built in."""
    return getattr(function, "__self__", None) is builtins and getattr(function, "__name__", "") == "__import__"


SUPPORT: Final = "shibokensupport/"
"""How the names begin under which PySide compiles its own sources."""


LATER: Final = tuple(
    f"{SUPPORT}signature/{name}.py"
    for name in ("errorhandler", "layout", "lib/enum_sig", "lib/pyi_generator", "lib/tool", "parser")
)
"""The modules of its own that PySide imports at once and asks nothing as long as nobody asks for a signature."""
ASIDE: Final = ".later"
"""How the file ends that holds the code of such a module in the frozen program."""
STAND_IN: Final = """
def __getattr__(name):
    from ludogite.app.imports import become
    return become(globals(), name)
"""
"""The source of a module that is not there yet."""


def become(module: dict[str, Any], name: str) -> Any:
    """Run the code of a module in the place of its stand-in and look a name up in it; raises AttributeError if it has none."""
    if name.startswith("__"):
        raise AttributeError(name)  # whoever looks through all modules asks for these
    if module.pop("__getattr__", None) is not None:
        exec(_true_code(module), module)  # noqa: S102 - as an import does
    try:
        return module[name]
    except KeyError:
        raise AttributeError(name) from None


def _true_code(module: dict[str, Any]) -> CodeType:
    file = module["__file__"]
    zipped = getattr(module["__loader__"], "zfile", None)
    if zipped is not None:
        return compile(zipped.read(file), file, "exec")
    code: CodeType = marshal.loads(Path(file).with_suffix(ASIDE).read_bytes())  # noqa: S302 - as Python reads its own
    return code


@contextmanager
def compiled_once() -> Iterator[None]:
    """While PySide is imported, give it the code that it compiled before, and stand-ins; keep what it compiles now."""
    place = _kept()
    held = {} if place is None else _read(place)
    made: dict[str, tuple[bytes, CodeType]] = {}
    own, stand_in = builtins.compile, compile(STAND_IN, __file__, "exec")

    def compile_once(source: Any, filename: Any, mode: str, *rest: Any, **named: Any) -> Any:
        is_support = isinstance(source, bytes) and isinstance(filename, str) and filename.startswith(SUPPORT) and mode == "exec"
        if not is_support or rest or named:
            return own(source, filename, mode, *rest, **named)
        if filename in LATER:
            return stand_in
        mark = source_hash(source)
        known, code = held.get(filename, (b"", None))
        if known != mark or code is None:
            code = own(source, filename, mode)
            made[filename] = mark, code
        return code

    builtins.compile = compile_once
    try:
        yield
    finally:
        builtins.compile = own
    if made and place is not None and not sys.dont_write_bytecode:
        _write(place, held | made)


def _kept() -> Path | None:
    """Return where Python would keep our own compiled files; None where it keeps none."""
    try:
        return Path(cache_from_source(__file__)).with_suffix(".shiboken")
    except NotImplementedError:
        return None


def _read(place: Path) -> dict[str, tuple[bytes, CodeType]]:
    """Read what was kept; a file that is none of ours, or damaged, holds nothing."""
    with suppress(OSError, ValueError, EOFError, TypeError):
        data = place.read_bytes()
        mark, body = data[: len(MAGIC_NUMBER) + 8], data[len(MAGIC_NUMBER) + 8 :]
        if mark == MAGIC_NUMBER + source_hash(body):
            read: dict[str, tuple[bytes, CodeType]] = marshal.loads(body)  # noqa: S302 - as Python reads its own
            return read
    return {}


def _write(place: Path, held: dict[str, tuple[bytes, CodeType]]) -> None:
    """Keep code, whole or not at all; a folder that is not ours to write keeps none."""
    body = marshal.dumps(held)
    unfinished = place.with_name(f"{place.name}.{os.getpid()}")
    with suppress(OSError):
        unfinished.write_bytes(MAGIC_NUMBER + source_hash(body) + body)
        unfinished.replace(place)
