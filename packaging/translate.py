"""Keep i18n/*.ts in step with the sources: ``python packaging/translate.py`` reads every text again, ``--build`` compiles.

French is the language of the sources: its file holds only what has plurals, and those are made from the sources themselves, where a
plural ending stands in brackets ("%n victoire(s)"). Adding a language is adding its file, which
``python packaging/translate.py de`` begins; it tells its name by how it translates "Français". What Qt's own translation
leaves out of its dialogs stands in i18n/qt, written by hand.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
SOURCE_LANGUAGE = "fr"
ENDING = re.compile(r"\((\w+)\)")


def tool(name: str, *arguments: str) -> None:
    """Run one of Qt's translation tools; raises CalledProcessError."""
    run = f"import sys; from PySide6.scripts.pyside_tool import {name}; sys.exit({name}())"
    subprocess.run([sys.executable, "-c", run, *arguments], check=True, cwd=ROOT)


def sources() -> list[str]:
    """List the modules that hold texts."""
    return sorted(str(file.relative_to(ROOT)) for file in (ROOT / "ludogite").rglob("*.py"))


def present(folder: Path) -> list[str]:
    """List the languages that a folder has a file of, the sources' own always among them."""
    return sorted({SOURCE_LANGUAGE, *(file.stem for file in folder.glob("*.ts"))})


def update(folder: Path, *new: str) -> None:
    """Read the texts of all sources into the files of a folder, keeping what is translated; new languages get a file."""
    for language in sorted({*present(folder), *new}):
        alias = ["-tr-function-alias", "QT_TRANSLATE_NOOP+=noop"]
        options = ["-pluralonly"] if language == SOURCE_LANGUAGE else []
        languages = ["-source-language", SOURCE_LANGUAGE, "-target-language", language]
        target = str(folder / f"{language}.ts")
        tool("lupdate", "-silent", "-noobsolete", "-locations", "none", *alias, *options, *languages, *sources(), "-ts", target)
    fill_plurals(folder / f"{SOURCE_LANGUAGE}.ts")


def fill_plurals(file: Path) -> None:
    """Write singular and plural of every text of the source language: without the endings in brackets, and with them."""
    tree = ET.parse(file)  # noqa: S314 - written by Qt's own tool a moment ago
    for message in tree.iter("message"):
        source, translation = message.findtext("source", ""), message.find("translation")
        if translation is None:
            continue
        forms = translation.findall("numerusform")
        for form, ending in zip(forms, ("", r"\1"), strict=True):
            form.text = ENDING.sub(ending, source)
        translation.attrib.pop("type", None)
    text = ET.tostring(tree.getroot(), encoding="unicode")
    file.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def build(folder: Path) -> None:
    """Compile every file into i18n/build; a program that runs meanwhile has the old one mapped, which must not change under it."""
    for file in sorted(folder.rglob("*.ts")):
        compiled = (folder / "build" / file.relative_to(folder)).with_suffix(".qm")
        compiled.parent.mkdir(parents=True, exist_ok=True)
        fresh = compiled.with_suffix(".part")
        tool("lrelease", "-silent", str(file), "-qm", str(fresh))
        fresh.replace(compiled)


if __name__ == "__main__":
    if "--build" not in sys.argv:
        if wrong := [language for language in sys.argv[1:] if not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", language)]:
            sys.exit(f"no language: {', '.join(wrong)}; " + str(__doc__).partition("\n\n")[0])
        update(ROOT / "i18n", *sys.argv[1:])
    build(ROOT / "i18n")
