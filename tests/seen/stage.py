"""The program in a real window on any page of the example family: a line of its input names a view, a line of its output answers.

The answer tells what only the program knows: which texts it cuts. Everything else is seen from outside.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSocketNotifier
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ludogite.app.app_controller import AppController
from ludogite.app.bootstrap import make_application, open_app
from ludogite.cli.screenshots import PAGES, Example
from ludogite.ui.screen.curtain import Curtain
from tests.ui import probes

SEEN_MS = 1000
"""How long a curtain is seen before it is opened."""


def settle() -> None:
    """Let Qt lay out what has just been shown, and take away what was left."""
    for _ in range(6):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def cut(window: QWidget) -> list[str]:
    """List the texts that are cut, painted outside what they stand on, or shortened where no tool tip has them whole."""
    with probes.painted() as drawn, probes.cut_short() as short:
        window.grab()
    outside = [f"painted outside: {one}" for one in drawn if one.outside and not probes.is_scrolled(one.widget)]
    shortened = [f"shortened: {text!r}" for text in short - probes.whole_elsewhere(window)]
    return [*probes.cut_labels(window), *outside, *shortened]


def show(house: AppController, example: Example, view: dict[str, Any]) -> list[str]:
    """Show a page in a language, a size and a size of text; return what is cut there."""
    house.theme.set_text_scale(view["text"])
    house.window.resize(*view["size"])
    if view["page"]:
        house.languages.speak(view["lang"])
        example.store.profiles.set_pin(example.family[0].id, None)  # the page of the curtain gives one
        PAGES[view["page"]](house, example)
        settle()
        for curtain in house.window.findChildren(Curtain) if view["page"] != "curtain" else ():
            if curtain.is_closed:  # it takes no press before it was seen
                QTest.qWait(SEEN_MS)
                curtain.go.click()
    settle()
    return cut(house.window)


def answer(house: AppController, example: Example) -> None:
    """Read a line and answer it; the end of the input is the end of the program."""
    line = sys.stdin.readline()
    if not line:
        house.window.close()
        return
    try:
        print(json.dumps(show(house, example, json.loads(line))), flush=True)
    except Exception:  # noqa: BLE001 - whoever waits for the answer is told
        traceback.print_exc()
        os._exit(1)


def main(folder: Path) -> None:
    """Open the window on the home page of an example family that is there, and show what is asked for until the input ends."""
    example = Example(folder, "1")
    example.store.settings.set("reduced_motion", True)
    application = make_application()
    house = open_app(folder, lang="fr")
    house.window.show()
    house.window.move(0, 0)
    house.ready()
    asked = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    asked.activated.connect(lambda *_: answer(house, example))
    code = application.exec()
    sys.stdout.flush()
    os._exit(code)  # the example's store closes with the process


if __name__ == "__main__":
    main(Path(sys.argv[1]))
