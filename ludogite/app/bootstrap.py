"""Opens the program: one window per data folder, Qt's application, the controller, and a log for what nobody foresaw."""

from __future__ import annotations

import gc
import logging
import sys
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from ludogite import __version__, paths
from ludogite.app import appearance, first_picture
from ludogite.app.crash_log import CrashLog
from ludogite.app.single_instance import Call, SingleInstance, desktop_token, use_token
from ludogite.app.window import Window
from ludogite.errors import CommandError
from ludogite.late import late
from ludogite.services.home_facts import Remembered, recall
from ludogite.ui.style.i18n import Languages
from ludogite.ui.style.theme import Theme, load_theme

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludogite.app.app_controller import AppController

with late:  # not before the picture of the page
    from ludogite.app import app_controller, termination
    from ludogite.app.controllers import sound
    from ludogite.core import gamecode, rules
    from ludogite.games import catalog, game
    from ludogite.games.common import dictionary
    from ludogite.services import processes, worker
    from ludogite.ui import texts
    from ludogite.ui.widgets import transitions
    from ludogite.words import errors

_log = logging.getLogger(__name__)
STYLE = "Fusion"
SMALL_ICONS = (16, 20, 22, 24)
"""Sizes (px) at which the simpler drawing of the icon reads better."""
"""Qt’s style on every system: ours are painted by us, and that of older Windows takes grounds for granted that we do not paint."""


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
        if trouble := _resource_trouble(error):
            window.tell("danger", texts.log_error(trouble), stays=True)
            return
        template = QCoreApplication.translate(
            "House", "Quelque chose d’imprévu est arrivé. La partie est gardée ; le détail est dans {file}."
        )
        window.tell("danger", template.format(file=file))

    def put_back() -> None:
        sys.excepthook = default

    sys.excepthook = caught
    return put_back


def _resource_trouble(error: BaseException) -> str:
    """Return the code of what is wrong with a file of the program; "" where it is something else."""
    if isinstance(error, OSError):
        return "resource_missing" if str(error.filename or "").startswith(str(paths.resources())) else ""
    if isinstance(error, errors.LexiconError):
        error = dictionary.resource_error(error)
    return error.code if isinstance(error, game.ResourceError) else ""


def _tell_crash(window: Window, file: Path) -> None:
    """Say that the run before was taken down."""
    template = QCoreApplication.translate(
        "House", "La dernière fois, Ludogîte s’est arrêté d’un coup. Les parties sont gardées ; le détail est dans {file}."
    )
    window.tell("warning", template.format(file=file), stays=True)


def make_application() -> Application:
    """Make Qt's application object under our name."""
    application = Application(sys.argv[:1])
    application.setStyle(STYLE)
    application.setApplicationName("ludogite")
    application.setApplicationDisplayName("Ludogîte")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("ludogite")
    return application


def _wear_icon(application: Application) -> None:
    """Give the window its icon, once it is there: to draw it in every size takes as long as half the page."""
    application.setWindowIcon(app_icon())


def app_icon() -> QIcon:
    """Give the icon of the program: a die under a roof, in title bars with one pip."""
    folder = paths.resources() / "icons"
    icon, small = QIcon(str(folder / "app.svg")), QIcon(str(folder / "app-small.svg"))
    for side in SMALL_ICONS:
        icon.addPixmap(small.pixmap(QSize(side, side)))
    return icon


class Begun(NamedTuple):
    """What a start has before anything is shown: the theme and the language of what it remembers, and a bare window."""

    theme: Theme
    languages: Languages
    window: Window
    remembered: Remembered | None


def begin(data: Path, lang: str | None) -> Begun:
    """Make what the very first frame needs; the caller opens the app in it."""
    theme, languages, remembered = load_theme(paths.resources()), Languages(paths.translations()), recall(data)
    held = remembered.settings if remembered is not None else {}
    appearance.follow(theme, languages, lang, lambda key: appearance.SETTINGS[key](held.get(key)))
    return Begun(theme, languages, Window(theme, bare=True), remembered)


def open_app(
    data: Path,
    *,
    lang: str | None = None,
    code: str | None = None,
    game: str = "",
    apart: bool = False,
    begun: Begun | None = None,
) -> AppController:
    """Build window and controller, in what was ``begun``; the caller shows the window. ``apart``: work in processes beside it."""
    theme, languages, window, remembered = begun or begin(data, lang)
    window.furnish()
    working = worker.Worker(apart=apart)
    controller = app_controller.AppController(theme, languages, window, data, working, lang=lang, remembered=remembered)
    if code is not None or game:
        controller.begin_with(code or "", game)
    return controller


def _answer(controller: AppController, call: Call) -> None:
    """Come to the front, and open what a second start was asked to open."""
    use_token(call.token)
    controller.window.come_forward()
    game = call.game if any(entry.id == call.game for entry in catalog.ready_games()) else ""
    if call.code or game:
        controller.begin_with(call.code, game)
    if call.file:
        controller.open_file(Path(call.file))


def run(*, data: Path, lang: str | None, code: str | None, game: str = "", file: Path | None = None) -> int:
    """Open the window and stay until it is closed, or hand over to the one that is open; a code that is none is told at once.

    ``game``: the one whose page of a new game is opened.
    """
    if code is not None and isinstance(gamecode.read_code(code), rules.Refusal):
        raise CommandError(f"--seed: {code!r} is no game code, for example {gamecode.EXAMPLE}")
    one = SingleInstance(data)
    if not one.enter(Call(str(file.absolute()) if file else "", code or "", desktop_token(), game)):
        return 0
    log = CrashLog(data)
    try:
        return _stay(one, log, data=data, lang=lang, code=code, game=game, file=file)
    finally:
        gc.enable()
        log.end(alone=one.is_ours)
        one.leave()


def _open_lid(controller: AppController) -> None:
    """Let the lid of the box open once, over the page that is live already, where that is what is shown."""
    window = controller.window
    if window.page is controller.home and window.theme.ms("lid") > 0:
        lid = transitions.LidAnimation(window.theme, window, controller.home.box)
        window.painted.connect(partial(QTimer.singleShot, 0, lid, lid.open))  # after the data: while they open nothing moves


def _show_picture(data: Path, begun: Begun) -> None:
    """Open the window with the picture of what it will show, where there is one."""
    if begun.remembered is not None:
        theme, window = begun.theme, begun.window
        theme.fit(window.width(), window.height())
        what = first_picture.subject(theme, begun.languages.language, begun.remembered.facts, window.size())
        picture = first_picture.recall(data, what)
        if picture is not None:
            first_picture.show(window, picture)


def _stay(
    one: SingleInstance, log: CrashLog, *, data: Path, lang: str | None, code: str | None, game: str, file: Path | None
) -> int:
    crashed = log.begin()
    application = make_application()
    wanted: list[str] = [] if file is None else [str(file)]
    hear = application.file_wanted.connect(wanted.append)
    begun = begin(data, lang)
    if not crashed:  # which the first frame tells
        _show_picture(data, begun)
    controller = open_app(data, lang=lang, code=code, game=game, apart=True, begun=begun)
    window = controller.window
    sound.listen(controller.services, window)
    put_back = _catch_everything(window, log.file)
    application.file_wanted.disconnect(hear)
    application.file_wanted.connect(lambda path: controller.open_file(Path(path)))
    one.called.connect(lambda call: _answer(controller, call))
    window.painted.connect(one.listen)
    window.painted.connect(collect_again)
    ends: list[Callable[[], None]] = []
    window.painted.connect(lambda: ends.append(_end_when_asked(application, window)))
    window.painted.connect(partial(QTimer.singleShot, 0, controller, partial(_wear_icon, application)))
    if crashed:
        _tell_crash(window, log.file)
    for path in wanted:
        controller.open_file(Path(path))
    window.show()
    window.uncover()
    _open_lid(controller)
    try:
        return application.exec()
    finally:
        for end in ends:
            end()
        put_back()
        processes.wait_for_ended()
        keep_picture(controller)


def collect_again() -> None:
    """Let Python collect its garbage from now on; what the start has made stays, and is not looked through every time."""
    gc.freeze()
    gc.enable()


def _end_when_asked(application: Application, window: Window) -> Callable[[], None]:
    """Close the window when the system wants the program to end; returns what puts the system's own way back."""

    def end() -> None:
        if window.close():
            application.quit()  # a dialog may be open

    return termination.Termination(end, window).stop


def keep_picture(controller: AppController) -> None:
    """Paint what the next start will show, now that the window has gone; what goes wrong there stops nobody from leaving."""
    window, facts = controller.window, controller.home_room.left
    if facts is not None and window.first_size is not None:
        try:
            first_picture.keep(controller.services.data, window.theme, controller.languages.language, facts, window.first_size)
        except Exception:  # noqa: BLE001 - the next start makes its page first
            _log.exception("no picture")
