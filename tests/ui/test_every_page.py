"""Every page of the example family, in every language, theme and size: nothing nameless, cut, small, untranslated or unheard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

from ludogite import paths
from ludogite.app import go
from ludogite.app.app_controller import AppController
from ludogite.cli.screenshots import FAMILY, PAGES, Example
from ludogite.services.characters import EVERY
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.style.tokens import THEMES
from tests.scale import later
from tests.ui import probes
from tests.ui.family_house import example_house

SIZES = ((1024, 640), (1280, 800), (1920, 1080), (3840, 2160), (900, 1200), (900, 640))
LARGE = ((1.5, SIZES[0]), (2.0, SIZES[0]), (2.0, SIZES[1]), (2.0, SIZES[4]), (2.0, SIZES[5]))
"""Large text for people who see less well, in the windows where it is hardest to place."""
NAMES = "|".join([*(name for name, _ink in FAMILY), *EVERY, "Ordinateur", "Computer"])
"""Who plays; a computer player keeps the name that it got in the language in which its game began."""
NEVER_TRANSLATED = re.compile(
    rf"\b(?:{NAMES}|Ludog[ıî]te|[A-ZÀ-ÖØ-ÞŒŸ]{{2,}}|[0-9A-Z]{{4}}(?:-[0-9A-Z]+)+|[0-9a-f]{{8}}|er|min|ms|ko|Mo|SHA-256|Français|English|\w+\.ludogite)\b"
)
"""Names, words of play, codes, units, and languages in their own language."""
GAME_WORDS = {
    "about": ("about", "*.md"),
    "rules": ("rules", "fr/*.md"),
    "des_themes": ("decks", "themes.toml"),
    **dict.fromkeys(("real-dice-colours", "replay", "review", "practice"), ("decks", "themes.toml")),
    "card-editor": ("decks", "themes.toml"),
    "day": ("words", "fr/meanings.tsv"),
}
"""Pages that show what stands in a file of a game, which stays French, and where: the rules in French, the theme cards."""
SAID = {"dico", "story-des_themes", "profile-des_themes", "settings"}
"""Pages that show French words which were looked up or said, or where the data are."""


Stage = tuple[AppController, Example]


@contextmanager
def stage_in(folder: Path) -> Iterator[Stage]:
    """Open the house of a family that has played; it is painted when it is looked at, not at each step to another size."""
    example = Example(folder, "1")
    example.play_past(games=4)
    with example_house(example, folder) as stage:
        house, _example = stage
        house.window.setUpdatesEnabled(False)
        yield stage
        house.languages.speak("fr")  # the next tests are in French


@pytest.fixture(scope="module")
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with stage_in(tmp_path_factory.mktemp("family")) as stage:
        yield stage


@pytest.fixture(scope="module")
def long_stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Open a house for the made-up language: who begins a game in it keeps the name that it gives."""
    with stage_in(tmp_path_factory.mktemp("long")) as stage:
        yield stage


def settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # a page that was left is not looked at again


def painted(window: QWidget) -> list[probes.Painted]:
    """Paint a window once, and return the texts that it paints."""
    was_shown = window.updatesEnabled()
    window.setUpdatesEnabled(True)
    with probes.painted() as drawn:
        window.grab()
    window.setUpdatesEnabled(was_shown)
    assert drawn
    return drawn


def faults(window: QWidget) -> list[str]:
    """List the buttons that are cut off although nothing scrolls, the texts that are cut, and what lies on each other."""
    found = []
    for button in window.findChildren(QAbstractButton):
        if not button.isVisible() or button.width() * button.height() == 0:
            continue
        place = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
        if not probes.is_scrolled(button) and not window.rect().contains(place):
            found.append(f"cut off: {probes.told(button)} at {place}")
    for scroll in window.findChildren(QScrollArea):
        inside, seen = scroll.widget(), scroll.viewport().width()
        if scroll.isVisible() and inside is not None and inside.width() > seen and not scroll.horizontalScrollBar().isVisible():
            found.append(f"cut off at the right: {inside.width()} px in {seen}, {probes.told(scroll)}")
    outside = [f"painted outside: {one}" for one in painted(window) if one.outside and not probes.is_scrolled(one.widget)]
    return [*found, *probes.cut_labels(window), *probes.heaped(window), *outside]


def across(window: QWidget) -> list[str]:
    """List what scrolls across: nothing does but beside large text in a narrow window."""
    return [probes.told(scroll) for scroll in window.findChildren(QScrollArea) if scroll.horizontalScrollBar().isVisible()]


def unreachable(window: QWidget, page: QWidget) -> list[str]:
    """Say whether nothing on a page can be reached by Tab."""
    where = page if page.isVisible() else window  # the curtain hides the page
    stops = [one for one in where.findChildren(QWidget) if one.isVisible() and one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    return [] if stops else ["no stop for Tab"]


@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_whole_and_heard(stage: Stage, name: str) -> None:
    house, example = stage
    window = house.window
    house.languages.speak("fr")
    house.theme.use(THEMES[0])
    window.resize(1280, 800)
    PAGES[name](house, example)
    settle()
    assert window.page is not None
    assert [*probes.unheard(window), *unreachable(window, window.page)] == []
    for size in SIZES:
        window.resize(*size)
        settle()
        with probes.small_print() as small, probes.cut_short() as short:
            assert [*faults(window), *across(window)] == [], size
        assert small == set(), size
        assert short <= probes.whole_elsewhere(window), size
    try:
        for scale, size in LARGE:
            house.theme.set_text_scale(scale)
            window.resize(*size)
            settle()
            with probes.cut_short() as short:
                assert faults(window) == [], (size, scale)
            assert short <= probes.whole_elsewhere(window), (size, scale)
    finally:
        house.theme.set_text_scale(1.0)


@pytest.mark.parametrize("game", GAME_UIS)
def test_every_game_is_looked_back_on_whole_and_heard(stage: Stage, game: str) -> None:
    house, example = stage
    window = house.window
    house.languages.speak("fr")
    house.theme.use(THEMES[0])
    example.looked_back_on = game
    try:
        for name in ("bilan", "replay", "review", "rehearsal", "practice", "practice-over"):
            window.resize(*SIZES[1])
            PAGES[name](house, example)
            settle()
            assert probes.unheard(window) == [], name
            for scale, size in ((1.0, SIZES[5]), (1.0, SIZES[4]), LARGE[1]):
                house.theme.set_text_scale(scale)
                window.resize(*size)
                settle()
                with probes.cut_short() as short:
                    assert faults(window) == [], (name, size, scale)
                assert short <= probes.whole_elsewhere(window), (name, size, scale)
            house.theme.set_text_scale(1.0)
    finally:
        example.looked_back_on = None
        house.theme.set_text_scale(1.0)


@pytest.mark.parametrize("name", later(PAGES, "story-yahtzee_mots", "story-mots_de_tete", "profile-yahtzee_mots"))
def test_every_page_in_english(stage: Stage, name: str) -> None:
    """One look at each page, where there is least room, then in French: what the first answer has of the interface."""
    house, example = stage
    house.languages.speak("en")
    PAGES[name](house, example)
    fits_in_english(house, SIZES[0], THEMES[0])
    for lang in ("en", "fr"):
        house.languages.speak(lang)
        settle()
        with probes.cut_short() as short:
            painted(house.window)
        assert short <= probes.whole_elsewhere(house.window), lang


@pytest.mark.parametrize("name", PAGES)
def test_no_theme_or_size_cuts_what_english_says(stage: Stage, name: str) -> None:
    house, example = stage
    house.languages.speak("en")
    PAGES[name](house, example)
    for size, theme in zip(SIZES[1:], THEMES[1:], strict=False):
        fits_in_english(house, size, theme)
    painted(house.window)


def fits_in_english(house: AppController, size: tuple[int, int], theme_name: str) -> None:
    house.window.resize(*size)
    house.theme.use(theme_name)
    settle()
    assert [*probes.cut_labels(house.window), *probes.heaped(house.window)] == [], (size, theme_name)


def untranslated(name: str, texts: list[str]) -> list[str]:
    """List what did not come through a translation and is no word of the game, by page."""
    folder, pattern = GAME_WORDS.get(name.partition("-")[0], GAME_WORDS.get(name, ("", "")))
    known = "".join(file.read_text(encoding="utf-8") for file in (paths.resources() / folder).glob(pattern)) if folder else ""
    found = []
    for text in dict.fromkeys(texts):
        left = NEVER_TRANSLATED.sub("", probes.outside(text))
        parts = [part.strip() for part in re.split(r"[·:;,.()\n]", left)]
        if any(re.search(r"[^\W\d_]{2,}", part) and part.rstrip(".…") not in known for part in parts):
            found.append(text)
    return found


@pytest.mark.parametrize("name", PAGES)
def test_every_text_is_translated_and_a_long_language_has_room(stage: Stage, long_stage: Stage, name: str) -> None:
    stage[0].languages.speak("fr")
    house, example = long_stage
    house.theme.use(THEMES[0])
    house.window.resize(1280, 800)
    with probes.pseudo():
        PAGES[name](house, example)
        settle()
        drawn = painted(house.window)
        if name not in SAID:
            assert untranslated(name, probes.texts(house.window, drawn)) == []
        house.window.resize(*SIZES[0])
        settle()
        assert faults(house.window) == []
        house.navigate(go.Home())
        settle()
