"""Languages: French is written in the sources, the others are Qt translations; the language switches while the window is open."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from ludogite.paths import FALLBACK_LANGUAGE, SOURCE_LANGUAGE, languages

SYSTEM = "system"
"""The setting that follows the system's language."""


def own_name(folder: Path, language: str) -> str:
    """Say a language's name in that language: as its file translates "Français", else as Qt has it."""
    if language == SOURCE_LANGUAGE:
        return str(QT_TRANSLATE_NOOP("Languages", "Français"))
    translator = QTranslator()
    said = translator.translate("Languages", "Français") if translator.load(language, str(folder)) else ""
    name = said or QLocale(language).nativeLanguageName() or language
    return name[0].upper() + name[1:]


def system_language(spoken: Sequence[str]) -> str:
    """Return the first language of the system that is spoken here, else English, else French."""
    for name in QLocale.system().uiLanguages():
        language = name.partition("-")[0].partition("_")[0].lower()
        if language in spoken:
            return language
    return FALLBACK_LANGUAGE if FALLBACK_LANGUAGE in spoken else SOURCE_LANGUAGE


_installed: Final[list[QTranslator]] = []
"""The translators of the application: it speaks one language, whoever chose it last."""


class Languages(QObject):
    """Chooses the language of the application; Qt tells every widget itself that it has changed."""

    changed = Signal(str)
    _spoken: ClassVar[tuple[Path, str] | None] = None
    """The folder and the language of what is installed."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self.spoken = languages(folder)

    @property
    def language(self) -> str:
        """Return the code of the language that the application speaks; empty before anybody chose."""
        return Languages._spoken[1] if Languages._spoken else ""

    def offered(self) -> tuple[tuple[str, str], ...]:
        """List the languages to choose from: code, and name in the language itself."""
        return tuple((language, own_name(self._folder, language)) for language in self.spoken)

    def speak(self, setting: str | None) -> str:
        """Switch to a language, or to the system's (None, "system" or an unknown one), and return it."""
        language = setting if setting in self.spoken else system_language(self.spoken)
        if (self._folder, language) == Languages._spoken:
            return language
        while _installed:
            QCoreApplication.removeTranslator(_installed.pop())
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # Ours last: Qt asks the newest translator first. French needs ours too, for plurals; what Qt's own leaves out comes first.
        left_out, ours = str(self._folder / "qt"), str(self._folder)
        for name, folder in ((language, left_out), (f"qtbase_{language}", qt_folder), (language, ours)):
            translator = QTranslator()
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                _installed.append(translator)
        QLocale.setDefault(QLocale(language))
        Languages._spoken = self._folder, language
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
