"""Every text of the interface can be said in every language, with its arguments, and French is set as French is."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton

from ludogite import paths
from ludogite.ui.style.i18n import Languages, system_language

PACKAGING = Path(__file__).resolve().parents[1] / "packaging"

I18N = Path(__file__).resolve().parents[1] / "i18n"
LANGUAGES = tuple(sorted(file.stem for file in I18N.glob("*.ts")))
ARGUMENT = re.compile(r"%n|\{\w*(?::[^}]*)?\}")
LOOSE = re.compile(r"(?<![\u202f\u00a0\d:?!;])[:;!?»](?:\s|$)|«(?![\u202f\u00a0])")
"""French wants a no-break space before : ; ! ? » and after «."""


def script(name: str) -> ModuleType:
    """Import a script of packaging/ by path: ``packaging`` is also the name of a library."""
    if str(PACKAGING) not in sys.path:
        sys.path.insert(0, str(PACKAGING))
    return importlib.import_module(name)


def messages(file: Path) -> list[tuple[str, str, list[str], bool]]:
    """List context, source, translations (several for plurals) and whether one is unfinished."""
    found = []
    for context in ET.parse(file).iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
            unfinished = translation.get("type") == "unfinished" or not all(forms)
            found.append((context.findtext("name", ""), message.findtext("source", ""), forms, unfinished))
    return found


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Read the texts of the sources anew, into copies."""
    folder = tmp_path_factory.mktemp("i18n")
    for language in LANGUAGES:
        (folder / f"{language}.ts").write_bytes((I18N / f"{language}.ts").read_bytes())
    script("translate").update(folder)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_hold_the_texts_of_today(fresh: Path, language: str) -> None:
    held = {(context, source) for context, source, _, _ in messages(I18N / f"{language}.ts")}
    wanted = {(context, source) for context, source, _, _ in messages(fresh / f"{language}.ts")}
    assert wanted == held, "python packaging/translate.py, then translate what is unfinished"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_untranslated(language: str) -> None:
    left = [source for _, source, _, unfinished in messages(I18N / f"{language}.ts") if unfinished]
    assert left == [], f"i18n/{language}.ts: translate these, then python packaging/translate.py --build"
    assert not any(unfinished for *_, unfinished in messages(I18N / "qt" / "fr.ts"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_argument_is_kept(language: str) -> None:
    wrong = [
        source
        for _, source, forms, _ in messages(I18N / f"{language}.ts")
        if any(sorted(ARGUMENT.findall(form)) != sorted(ARGUMENT.findall(source)) for form in forms)
    ]
    assert wrong == []


def test_french_is_set_as_french_is() -> None:
    loose = [source for _, source, _, _ in messages(I18N / "en.ts") if LOOSE.search(source)]
    assert loose == [], "French has a narrow no-break space (U+202F) before : ; ! ? and inside « »"


def test_english_is_not_set_as_french_is() -> None:
    odd = [form for _, _, forms, _ in messages(I18N / "en.ts") for form in forms if re.search(r"[\u202f\u00a0][:;!?]|[«»]", form)]
    assert odd == []


def test_adding_a_language_is_adding_its_file(tmp_path: Path, qapp: QCoreApplication) -> None:
    translate = script("translate")
    for language in LANGUAGES:
        (tmp_path / f"{language}.ts").write_bytes((I18N / f"{language}.ts").read_bytes())
    context = "<context><name>{}</name><message><source>{}</source><translation>{}</translation></message></context>"
    texts = (("Languages", "Français", "deutsch"), ("SettingsPage", "Langue", "Sprache"))
    body = "".join(context.format(*text) for text in texts)
    (tmp_path / "de.ts").write_text(f'<TS version="2.1" language="de" sourcelanguage="fr">{body}</TS>', encoding="utf-8")
    assert "de" in translate.present(tmp_path)
    translate.build(tmp_path)
    spoken = Languages(tmp_path / "build")
    assert spoken.spoken == paths.languages(tmp_path / "build") == ("fr", "de", "en")
    assert spoken.offered() == (("fr", "Français"), ("de", "Deutsch"), ("en", "English"))
    try:
        assert spoken.speak("de") == "de"
        assert QCoreApplication.translate("SettingsPage", "Langue") == "Sprache"
        assert spoken.speak("fr") == "fr"
        assert QCoreApplication.translate("SettingsPage", "Langue") == "Langue"
    finally:
        spoken.speak("fr")


def test_who_speaks_nothing_of_ours_gets_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: ["de-AT", "nl"])
    assert system_language(("fr", "en")) == "en"
    assert system_language(("fr", "de", "en")) == "de"
    assert system_language(("fr",)) == "fr"


def test_the_dialogs_of_qt_speak_french(qapp: QCoreApplication, tmp_path: Path) -> None:
    (tmp_path / "Jeux").mkdir()
    spoken = Languages(paths.translations())
    spoken.speak("fr")
    dialog = QFileDialog(None, "", str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    try:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.show()
        QApplication.processEvents()
        said = {re.sub("[&\\s:]+", " ", label.text()).strip() for label in dialog.findChildren(QLabel)} - {""}
        words = [{"Chercher dans", "Voir dans"}, {"Nom de fichier"}, {"Type de fichiers", "Fichiers de type"}]  # ours, older Qt's
        assert [len(said & those) for those in words] == [1, 1, 1]
        assert len(said) == len(words)
        assert {button.text().replace("&", "") for button in dialog.findChildren(QPushButton)} == {"Enregistrer", "Annuler"}
        for context, source in (("QAbstractFileIconProvider", "Folder"), ("QPageSetupWidget", "Page &order:")):
            assert QCoreApplication.translate(context, source) != source
    finally:
        dialog.close()
        dialog.deleteLater()


def test_no_sentence_stands_inside_another_text() -> None:
    """Whoever collects the sentences does not look into the braces of an f-string: such a one is never translated."""
    inside = re.compile(r"""f"[^"\n]*\{[^"\n]*\b(?:tr|translate|noop)\('""")
    sources = sorted((Path(paths.__file__).parent).rglob("*.py"))
    assert [file.name for file in sources if inside.search(file.read_text(encoding="utf-8"))] == []
