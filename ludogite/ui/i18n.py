"""Languages: French is written in the sources, the others are Qt translations; the language switches while the window is open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

LANGUAGES = ("fr", "en")
SYSTEM = "system"
"""The setting that follows the system's language."""


def system_language() -> str:
    """Return the first language of the system that we speak, else English."""
    for name in QLocale.system().uiLanguages():
        language = name.partition("-")[0].partition("_")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


class Languages(QObject):
    """Holds the installed translators; Qt tells every widget itself that the language has changed."""

    changed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.language = ""

    def speak(self, setting: str | None) -> str:
        """Switch to a language, or to the system's (None, "system" or an unknown one), and return it."""
        language = setting if setting in LANGUAGES else system_language()
        if language == self.language:
            return language
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # Ours last: Qt asks the newest translator first. French needs ours too, for plurals.
        for name, folder in ((f"qtbase_{language}", qt_folder), (language, str(self._folder))):
            translator = QTranslator(self)
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)
        QLocale.setDefault(QLocale(language))
        self.language = language
        self.changed.emit(language)
        return language


_terminal: list[Languages] = []
_application: list[QCoreApplication] = []


def speak_in_terminal(folder: Path, lang: str | None) -> None:
    """Let ``texts`` answer in a language without a window; asked again, it switches."""
    if QCoreApplication.instance() is None:
        _application.append(QCoreApplication(["ludogite"]))
    if not _terminal:
        _terminal.append(Languages(folder))
    _terminal[0].speak(lang)
