"""Opens the program: one window per data folder, Qt's application, the controller, and a log for what nobody foresaw."""

from __future__ import annotations

import logging
import sys
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from ludogite import __version__, paths
from ludogite.app.app_controller import AppController
from ludogite.app.controllers import sound
from ludogite.app.crash_log import CrashLog
from ludogite.app.lazy import LazyModule
from ludogite.app.single_instance import Call, SingleInstance, desktop_token, use_token
from ludogite.app.window import Window
from ludogite.errors import CommandError
from ludogite.services.home_facts import recall
from ludogite.services.processes import wait_for_ended
from ludogite.services.worker import Worker
from ludogite.ui.style.i18n import Languages
from ludogite.ui.style.theme import load_look
from ludogite.ui.widgets.door import Lid

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludogite.core import gamecode, rules
else:
    gamecode = LazyModule("ludogite.core.gamecode")
    rules = LazyModule("ludogite.core.rules")

_log = logging.getLogger(__name__)


class Application(QApplication):
    """Qt's application; on macOS the Finder names the files that are to be opened by an event."""

    file_wanted = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Tell which file the system wants opened."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)


def _catch_everything(window: Window, file: Path) -> Callable[[], None]:
    """Write what nobody foresaw to the log and say so; the game goes on. Returns what puts Python's own way back."""
    default = sys.excepthook

    def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            default(kind, error, trace)
            return
        _log.critical("unforeseen", exc_info=(kind, error, trace))
        template = QCoreApplication.translate(
            "House", "Quelque chose d’imprévu est arrivé. La partie est gardée ; le détail est dans {file}."
        )
        window.tell("danger", template.format(file=file))

    def put_back() -> None:
        sys.excepthook = default

    sys.excepthook = caught
    return put_back


def _tell_crash(window: Window, file: Path) -> None:
    """Say that the run before was taken down."""
    template = QCoreApplication.translate(
        "House", "La dernière fois, Ludogîte s’est arrêté d’un coup. Les parties sont gardées ; le détail est dans {file}."
    )
    window.tell("warning", template.format(file=file))


def make_application() -> Application:
    """Make Qt's application object under our name."""
    application = Application(sys.argv[:1])
    application.setApplicationName("ludogite")
    application.setApplicationDisplayName("Ludogîte")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("ludogite")
    return application


def _wear_icon(application: Application) -> None:
    """Give the window its icon, once it is there: to draw it in every size takes as long as half the page."""
    application.setWindowIcon(QIcon(str(paths.resources() / "icons" / "app.svg")))


def open_app(data: Path, *, lang: str | None = None, code: str | None = None, apart: bool = False) -> AppController:
    """Build look, languages, window and controller; the caller shows the window. ``apart``: work in processes beside the window."""
    look = load_look(paths.resources())
    languages = Languages(paths.translations())
    remembered = recall(data)
    language = remembered.settings.get("language") if remembered is not None else None
    languages.speak(lang or (language if isinstance(language, str) else None))
    window = Window(look)
    return AppController(look, languages, window, data, Worker(apart=apart), lang=lang, code=code, remembered=remembered)


def _answer(controller: AppController, call: Call) -> None:
    """Come to the front, and open what a second start was asked to open."""
    use_token(call.token)
    controller.window.come_forward()
    if call.code:
        controller.begin_with(call.code)
    if call.file:
        controller.open_file(Path(call.file))


def run(*, data: Path, lang: str | None, code: str | None, file: Path | None = None) -> int:
    """Open the window and stay until it is closed, or hand over to the one that is open; a code that is none is told at once."""
    if code is not None and isinstance(gamecode.read_code(code), rules.Refusal):
        raise CommandError(f"--seed: {code!r} is no game code, for example {gamecode.EXAMPLE}")
    door = SingleInstance(data)
    if not door.enter(Call(str(file.absolute()) if file else "", code or "", desktop_token())):
        return 0
    log = CrashLog(data)
    try:
        return _stay(door, log, data=data, lang=lang, code=code, file=file)
    finally:
        log.end(alone=door.is_ours)
        door.leave()


def _open_lid(controller: AppController) -> None:
    """Let the lid of the box open once, over the page that is live already, where that is what is shown."""
    window = controller.window
    if window.page is controller.home and window.look.ms("lid") > 0:
        lid = Lid(window.look, window, controller.home.box)
        window.painted.connect(partial(QTimer.singleShot, 0, lid, lid.open))  # after the data: while they open nothing moves


def _stay(door: SingleInstance, log: CrashLog, *, data: Path, lang: str | None, code: str | None, file: Path | None) -> int:
    crashed = log.begin()
    application = make_application()
    controller = open_app(data, lang=lang, code=code, apart=True)
    sound.listen(controller.services, controller.window)
    put_back = _catch_everything(controller.window, log.file)
    application.file_wanted.connect(lambda path: controller.open_file(Path(path)))
    door.called.connect(lambda call: _answer(controller, call))
    controller.window.painted.connect(door.listen)
    controller.window.painted.connect(partial(QTimer.singleShot, 0, controller, partial(_wear_icon, application)))
    if crashed:
        _tell_crash(controller.window, log.file)
    if file is not None:
        controller.open_file(file)
    controller.window.show()
    _open_lid(controller)
    try:
        return application.exec()
    finally:
        put_back()
        wait_for_ended()
