"""Opens the program: Qt's application, the house and its window, and a log for what nobody foresaw."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from ludogite import __version__, paths
from ludogite.app import House
from ludogite.core.gamecode import read_code
from ludogite.core.rules import Refusal
from ludogite.errors import CommandError
from ludogite.ui.i18n import Languages
from ludogite.ui.theme import load_look
from ludogite.ui.window import Window

_log = logging.getLogger(__name__)
CRASH_LOG = "ludogite-crash.log"


def _catch_everything(window: Window, data: Path) -> None:
    """Write what nobody foresaw to a file in the data folder and say so; the game goes on."""
    default = sys.excepthook

    def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            default(kind, error, trace)
            return
        _log.critical("unforeseen", exc_info=(kind, error, trace))
        template = QCoreApplication.translate(
            "House", "Quelque chose d’imprévu est arrivé. La partie est gardée ; le détail est dans {file}."
        )
        window.tell("danger", template.format(file=data / CRASH_LOG))

    sys.excepthook = caught


def _write_log_to(data: Path) -> None:
    """Keep warnings and worse in the data folder, if it can be written; nowhere else."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = logging.FileHandler(data / CRASH_LOG, encoding="utf-8", delay=True)
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
    logging.getLogger("ludogite").addHandler(handler)
    logging.getLogger("ludogite").propagate = False


def make_application() -> QApplication:
    """Make Qt's application object under our name."""
    sys.setswitchinterval(0.0005)  # a thinking computer player must not make the animation stutter
    application = QApplication(sys.argv[:1])
    application.setApplicationName("ludogite")
    application.setApplicationDisplayName("Ludogîte")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("ludogite")
    application.setWindowIcon(QIcon(str(paths.resources() / "icons" / "app.svg")))
    return application


def open_house(data: Path, *, lang: str | None = None, code: str | None = None) -> House:
    """Build look, languages, window and house; the caller shows the window."""
    look = load_look(paths.resources())
    languages = Languages(paths.translations())
    languages.speak(lang)
    window = Window(look)
    return House(look, languages, window, data, lang=lang, code=code)


def run(*, data: Path, lang: str | None, code: str | None) -> int:
    """Open the window and stay until it is closed; a typed game code that is none is told at once."""
    if code is not None and isinstance(read_code(code), Refusal):
        raise CommandError(f"--seed: {code!r} is no game code, for example 7F3K-Q9TM-2XWB-K")
    _write_log_to(data)
    application = make_application()
    house = open_house(data, lang=lang, code=code)
    _catch_everything(house.window, data)
    house.window.show()
    return application.exec()
