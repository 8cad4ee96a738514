"""What every test of the interface starts from."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ludogite.paths import translations
from ludogite.ui.style.i18n import Languages
from ludogite.ui.style.theme import Look, load_look

RESOURCES = Path(__file__).resolve().parents[2] / "resources"


@pytest.fixture(scope="session", autouse=True)
def french(qapp: QApplication) -> Languages:
    """Let the interface speak French with its plurals, whatever the machine speaks."""
    spoken = Languages(translations())
    spoken.speak("fr")
    return spoken


@pytest.fixture
def look(qapp: QApplication) -> Look:
    """Return a fresh look without movement."""
    made = load_look(RESOURCES)
    made.set_reduced_motion(True)
    return made
