"""The room of words: the dictionary, and what the house has ruled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from ludogite.app import go
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.atomic import write_whole
from ludogite.core.rules import Refusal
from ludogite.late import late
from ludogite.services.lookup import How, theme_names
from ludogite.services.word_desk import WordDesk
from ludogite.store.house_words import Imported
from ludogite.ui import texts
from ludogite.ui.pages.dico import DicoPage, Reader
from ludogite.ui.pages.meaning_sheet import MeaningSheet
from ludogite.ui.widgets import Page
from ludogite.words.reasons import Verdict

with late:
    from ludogite.ui.pages import table_page

WORDS_FILE_LIMIT = 16 * 1024 * 1024
"""Bytes read of a list of words: more is none of ours."""


def dico(services: Services, place: go.Dico) -> Visit:
    """Show the dictionary and the house's own."""
    page, words = DicoPage(services.theme, services.uis), services.store.house_words
    desk = WordDesk(services.read, words.everything(), services.worker, page)

    def ask(how: How, typed: str) -> None:
        if typed:
            desk.ask(how, typed, page.reader.vocabulary if page.reader is not None else "tout")
        else:
            desk.forget()

    def change(write: Callable[[], object]) -> None:
        if services.guarded(write):
            rulings = words.everything()
            page.show_house(rulings)
            desk.rule(rulings)
            page.again()

    def rule(word: str, verdict: Verdict) -> None:
        change(lambda: words.rule(word, verdict, who=page.who()))

    page.show_readers([Reader(one.id, one.name, one.vocabulary) for one in services.store.profiles.everyone()])
    page.name_themes(theme_names(services.read))
    page.show_house(words.everything())
    desk.opened.connect(page.show_count)
    desk.answered.connect(page.show_answer)
    desk.failed.connect(lambda code, name: page.show_trouble(f"{texts.log_error(code)} ({name})"))
    page.asked.connect(ask)
    page.ruled.connect(rule)
    page.withdrawn.connect(lambda word, topic: change(lambda: words.withdraw(word, topic or None)))
    page.import_wanted.connect(lambda: _take_words_in(services, page, change))
    page.export_wanted.connect(lambda: _write_words(services, page))
    if place.word:
        page.look_up(place.word)
    return Visit(page)


def explain(services: Services, navigate: go.Navigate, word: str) -> None:
    """Say over the page what a played word means, as its reader may know it; from there a way leads to the Dico."""
    page = services.window.page
    if isinstance(page, table_page.TablePage):
        page.match.asked_words.append(word)
    sheet = MeaningSheet(services.theme, services.uis, word, services.window)
    desk = WordDesk(services.read, services.store.house_words.everything(), services.worker, sheet)
    desk.answered.connect(sheet.show_answer)
    desk.failed.connect(lambda code, name: sheet.show_trouble(f"{texts.log_error(code)} ({name})"))
    sheet.dico_wanted.connect(lambda word: navigate(go.Dico(word)))
    sheet.open()
    desk.ask(How.WORD, word, page.word_reader if isinstance(page, Page) else "tout")


def _take_words_in(services: Services, page: DicoPage, change: Callable[[Callable[[], object]], None]) -> None:
    """Add the list of a file to the house's, and say what became of it."""
    name, _ = QFileDialog.getOpenFileName(page, "", "", "*.json")
    if not name:
        return
    try:
        with Path(name).open("rb") as file:
            text = file.read(WORDS_FILE_LIMIT).decode("utf-8")
    except OSError as error:
        page.notice.show_message("danger", f"{name}: {error.strerror}")
        return
    except UnicodeDecodeError:
        text = ""  # no list either: the store says so
    taken: list[Imported | Refusal] = []
    change(lambda: taken.append(services.store.house_words.take_in(text)))
    for done in taken:
        if isinstance(done, Refusal):
            page.notice.show_message("danger", texts.refusal(done.code, done.args))
        else:
            page.notice.show_message("positive", page.taken_sentence(done.taken, done.kept))


def _write_words(services: Services, page: DicoPage) -> None:
    """Write the house's list to a file."""
    name, _ = QFileDialog.getSaveFileName(page, "", "dico-maison.json", "*.json")
    if not name:
        return
    try:
        write_whole(Path(name), services.store.house_words.export())
    except OSError as error:
        page.notice.show_message("danger", f"{name}: {error.strerror}")
