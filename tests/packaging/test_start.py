"""The script that opens the window of a built app sees the good start and every bad one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.scripts import PACKAGING

pytestmark = pytest.mark.slow


def start(*command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run = [sys.executable, str(PACKAGING / "start.py"), *command]
    return subprocess.run(run, capture_output=True, text=True, timeout=200, env=environment, check=False)


def stand_in(tmp_path: Path, text: str) -> str:
    script = tmp_path / "app.py"
    script.write_text(text, encoding="utf-8")
    return str(script)


def test_the_program_itself_starts_and_hands_over(tmp_path: Path) -> None:
    # The arguments of the script's own parser must not be taken for the program's: a small script starts the module.
    told = start(sys.executable, stand_in(tmp_path, "from ludogite.__main__ import main\nmain()\n"))
    assert told.returncode == 0, told.stderr
    assert "handed over" in told.stdout


APP = """
import os, pathlib, sys, time
data = pathlib.Path(os.environ["LUDOGITE_DATA"])
data.mkdir(exist_ok=True)
if len(sys.argv) > 1:
    sys.exit({second})
{log}
(data / "ludogite.db").touch()
(data / "ludogite.lock").touch()
time.sleep(60)
"""
"""An app that behaves as it is told."""


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("import sys; sys.exit(3)", "ended at once with 3"),
        (APP.format(second=5, log=""), "second start ended with 5"),
        (APP.format(second=0, log='(data / "ludogite-crash.log").write_text("odd")'), "odd"),
    ],
)
def test_a_bad_start_is_seen(tmp_path: Path, text: str, why: str) -> None:
    told = start(sys.executable, stand_in(tmp_path, text))
    assert told.returncode == 1
    assert why in told.stderr
