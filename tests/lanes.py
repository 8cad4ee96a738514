"""Two lanes, by measured time: ``-m "not slow"`` is the first answer, and what takes longer comes after it.

``slow.txt`` lists the tests that take more than ``LIMIT_S`` of processor time, on average over their parameters, or ``TOGETHER_S``
with all of them, without what they share with others of their module; a file of which every test does is listed itself, and is not
even imported for the first answer.
``pytest --measure FILES`` writes the list anew for whole files.  Run it on an idle machine, and look at the difference.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

LIST = Path(__file__).with_name("slow.txt")
LIMIT_S, TOGETHER_S = 0.1, 2.5
MEASURED = "processor time"
"""The name under which a report says how long its test took, in s: reports come from other processes, too."""


def name_of(nodeid: str) -> str:
    """Name a test without its parameters."""
    return nodeid.partition("[")[0]


def file_of(name: str) -> str:
    """Name the file of a test."""
    return name.partition("::")[0]


def spent() -> float:
    """Tell the processor time of this process and of those that it has ended, in s."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def listed(old: Iterable[str], taken: Mapping[str, Sequence[float]]) -> list[str]:
    """List what is slow: of the files that were measured by what each test took, in s, of the others as before."""
    files = {file_of(name) for name in taken}
    slow = {name for name in old if file_of(name) not in files}
    for file in files:
        mine = {name for name in taken if file_of(name) == file}
        late = {name for name in mine if sum(taken[name]) > min(LIMIT_S * len(taken[name]), TOGETHER_S)}
        slow |= {file} if late == mine else late
    return sorted(slow)


class Lanes:
    """Marks what is slow, and measures where that is asked for."""

    def __init__(self, config: pytest.Config) -> None:
        self._root, self._config = config.rootpath, config
        self._slow = frozenset(LIST.read_text(encoding="utf-8").split())
        self._measures = config.getoption("--measure")
        self._is_first_answer = "not slow" in config.getoption("markexpr") and not self._measures
        self._since = self._shared = 0.0
        self._depth = 0
        self._taken: dict[str, list[float]] = defaultdict(list)

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Leave a file out of the first answer of which every test is slow: to import it costs more than some tests."""
        if not (self._is_first_answer and collection_path.is_relative_to(self._root)):
            return None
        return collection_path.relative_to(self._root).as_posix() in self._slow or None

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Mark what is slow."""
        for item in items:
            name = name_of(item.nodeid)
            if name in self._slow or file_of(name) in self._slow:
                item.add_marker(pytest.mark.slow)

    # ---- measuring ------------------------------------------------------------------------------------------------------------

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Generator[None, object, object]:
        """Leave out what tests share: whoever is first pays for all."""
        if fixturedef.scope == "function" or self._depth:
            return (yield)
        self._depth += 1
        began = spent()
        try:
            return (yield)
        finally:
            self._depth -= 1
            self._shared += spent() - began

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self) -> Generator[None, None, None]:
        """Begin to measure."""
        self._since, self._shared = spent(), 0.0
        return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, None, None]:
        """Say how long the test took; what its module leaves behind is no matter of its last test."""
        before = spent()
        try:
            return (yield)
        finally:
            is_last = nextitem is None or nextitem.path != item.path
            item.user_properties.append((MEASURED, (before if is_last else spent()) - self._since - self._shared))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep what a test took."""
        if report.when == "teardown":
            self._taken[name_of(report.nodeid)] += [float(str(value)) for name, value in report.user_properties if name == MEASURED]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Write the list, or tell what is in the wrong lane by far."""
        if self._measures:
            LIST.write_text("".join(f"{name}\n" for name in listed(self._slow, self._taken)), encoding="utf-8")
        elif self._is_first_answer:
            for name, taken in self._taken.items():
                if sum(taken) > 4 * LIMIT_S * len(taken):
                    terminalreporter.write_line(f"slow, and not in tests/slow.txt (pytest --measure): {name}, {sum(taken):.1f} s")
