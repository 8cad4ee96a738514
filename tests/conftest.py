"""Options of the whole test run; no test opens a window on somebody's screen."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import settings

from ludogite.core.caches import ENGINES
from tests.lanes import Lanes

os.environ["QT_QPA_PLATFORM"] = "offscreen"
settings.register_profile("unhurried", deadline=None)  # how long an example takes depends on what else the machine does
settings.load_profile("unhurried")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-playthroughs", action="store_true", help="rewrite the golden playthroughs; review them as a diff")
    parser.addoption("--measure", action="store_true", help="write tests/slow.txt anew for the files that are run")


FIRST = (
    "ui/test_phones.py",
    "ui/test_phones_alone.py",
    "ui/test_every_page.py",
    "contract/test_contract.py",
    "ui/test_hands.py",
    "ui/test_rings.py",
    "ui/test_poisoned.py",
)
"""What takes longest begins first: at the end of a run no process is left alone with it."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Start one process more than there are processors: a quarter of the time, slow tests wait for a browser or a clock."""
    return (os.cpu_count() or 1) + ("not slow" not in config.getoption("markexpr"))


def pytest_configure(config: pytest.Config) -> None:
    """Mark what is slow; let xdist hand files out as they are collected: the number of their tests says little of their time.

    With whole files a process that goes down ends the run: the one in its place would wait for ever for the rest of its file.
    """
    config.pluginmanager.register(Lanes(config))
    if hasattr(config.option, "loadscopereorder"):
        config.option.loadscopereorder = False
        if config.option.dist == "loadfile":
            config.option.maxworkerrestart = "0"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest files first."""
    here = Path(__file__).parent
    places = {here / name: place for place, name in enumerate(FIRST)}
    items.sort(key=lambda item: places.get(item.path, len(FIRST)))


def pytest_collection_finish() -> None:
    """Count the tests themselves as no garbage: five thousand of them let the collector come too late for the windows of one."""
    gc.collect()
    gc.freeze()


ROOM = 330_000_000
"""Bytes of memory from which on a test process lets go of what it has kept; the tests alone, once collected, take 220 MB."""
STEP = 50_000_000


def resident() -> int:
    """Return the memory that this process takes, in bytes; 0 where the system does not say it in one line."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") if statm.exists() else 0


def forget(module: ModuleType) -> None:
    """Clear what the functions of a module keep."""
    for value in list(vars(module).values()):
        if hasattr(value, "cache_clear"):
            value.cache_clear()


def let_go() -> None:
    """Forget what the engines keep of games that may go on, and give back to the system what the allocator keeps for itself.

    The dictionary stays: rules that still hold it would get a second one beside them, 36 MB each time.
    """
    ENGINES.clear()
    gc.unfreeze()
    gc.collect()
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)


@pytest.fixture(scope="module", autouse=True)
def nothing_is_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let go of what the tests of a module have kept or held in circles; what stays is looked at by no collection any more."""
    yield
    forget(request.module)
    if resident() > ROOM:
        let_go()
    else:
        gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def room() -> list[int]:
    """Hold the bytes that may be taken before something is let go of: what is left after it, and a step, if that is more."""
    return [ROOM]


@pytest.fixture(autouse=True)
def nothing_piles_up(room: list[int]) -> Iterator[None]:
    """Let go between the tests of a module, too, where these take much."""
    yield
    if resident() > room[0]:
        let_go()
        room[0] = max(ROOM, resident() + STEP)


@pytest.fixture(autouse=True)
def the_terminal_goes_back_to_french() -> Iterator[None]:
    """Let no command line that spoke English answer in the tests after it: French has no file of its own but for plurals."""
    yield
    spoken = sys.modules.get("ludogite.ui.style.i18n")
    for terminal in getattr(spoken, "_terminal", ()):
        terminal.speak("fr")
