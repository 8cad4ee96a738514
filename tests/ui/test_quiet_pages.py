"""Profile, editor, records, settings, replay, about: what they show and tell, by mouse and keyboard, at every size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTranslator
from PySide6.QtGui import QDesktopServices, QFontMetricsF, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ludogite.app import go
from ludogite.app.bootstrap import open_app
from ludogite.core.gamecode import fingerprint, promise_text
from ludogite.core.rules import Refusal
from ludogite.games.facts import Facts
from ludogite.games.setup import AnySession, Loaded
from ludogite.services.facts import Accountant, Insight, facts_of, insight
from ludogite.services.game_session import ReplaySession, SeatInfo
from ludogite.services.statistics import CONCLUDED_FROM, Talent, profile_data, talent
from ludogite.services.thinking import saved_to_loaded
from ludogite.store.scores import Kind, Record
from ludogite.ui import texts
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.about import AboutPage
from ludogite.ui.pages.log_panel import LogPanel
from ludogite.ui.pages.profile import ProfilePage
from ludogite.ui.pages.profile_editor import ProfileDraft, ProfileEditor, Taken
from ludogite.ui.pages.records import RecordsData, RecordsPage
from ludogite.ui.pages.replay import STEP_MS, ReplayPage
from ludogite.ui.pages.replay_line import TimeLine
from ludogite.ui.pages.settings import BackupRow, SettingsData, SettingsPage
from ludogite.ui.style.theme import Theme
from ludogite.ui.style.tokens import THEMES
from ludogite.ui.widgets import Page
from ludogite.ui.widgets.base import Adornment
from ludogite.ui.widgets.plot import Plot
from tests.ui.family import READ, Family, played

SIZES = ((1024, 640), (1280, 800), (1366, 768), (3840, 2160))
TAKEN = (Taken(1, "Léa", 1), Taken(2, "Papi", 2))
LANGUAGES = (("fr", "Français"), ("en", "English"))
BACKUPS = tuple(BackupRow(f"ludogite-v1-{n}.db", f"2026-11-1{n}T21:04:06.125Z", 65536 * n) for n in (5, 2))
VARIANT, LONG = "normal/manches=1/joker_impose=False", "normal/manches=3/joker_impose=True"
KINDS = (Kind("yahtzee", VARIANT, 1, 4), Kind("yahtzee", VARIANT, 2, 31), Kind("yahtzee", LONG, 2, 2))
RECORDS = tuple(
    Record(rank, name, 1, ink, None, score, "2026-11-12T18:00:00.000Z", 40 + score, frozenset())
    for rank, name, ink, score in ((1, "Léa", 1, 346), (2, "Papi", 2, 318), (2, "Mamie", 4, 318), (4, "Tom", 5, 287))
)


class Cuts(QFontMetricsF):
    """Font metrics that remember every text that had to be cut."""

    made: list[str] = []  # noqa: RUF012 (emptied by the fixture)

    def elidedText(self, text: str, mode: Qt.TextElideMode, width: float, flags: int | None = 0) -> str:  # noqa: N802
        Cuts.made.append(text)
        return super().elidedText(text, mode, width, flags or 0)


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    Cuts.made.clear()
    monkeypatch.setattr("ludogite.ui.style.paint.QFontMetricsF", Cuts)
    return Cuts.made


@pytest.fixture(scope="module")
def family() -> Family:
    made = Family()
    for names in (("Léa", "Papi"), ("Léa",), ("Papi", "Léa"), ("Léa", "Ordinateur", "Papi"), ("Léa",), ("Léa", "Papi")):
        made.play(*names, days=23)
    return made


def _seats(family: Family) -> list[tuple[Loaded, int]]:
    """List Léa's games with her seat."""
    lea, found = family.people["Léa"].id, []
    for point in profile_data(family.store, family.people["Léa"]).points:
        saved = family.store.saves.load(point.game_id)
        assert saved is not None
        seat = next(one.seat for one in saved.game.seats if one.profile_id == lea)
        found.append((saved_to_loaded(saved), seat))
    return found


@pytest.fixture(scope="module")
def skill(family: Family) -> Talent:
    account = Accountant(READ)
    mean = talent([account(loaded, seat) for loaded, seat in _seats(family)])
    assert mean is not None
    return mean


@pytest.fixture(scope="module")
def told(family: Family) -> Insight:
    return insight([facts_of(loaded, seat, READ) for loaded, seat in _seats(family)])


@pytest.fixture
def make(theme: Theme, family: Family, skill: Talent, told: Insight, qtbot: QtBot) -> Iterator[Callable[[str], Page]]:
    kept: list[Page] = []

    def build(name: str) -> Page:
        page = _build(name, theme, family, skill, told)
        kept.append(page)
        qtbot.addWidget(page)
        theme.fit(1280, 800)
        page.resize(1280, 800)
        page.show()
        QApplication.processEvents()
        return page

    yield build
    kept.clear()


def _build(name: str, theme: Theme, family: Family, skill: Talent, told: Insight) -> Page:
    match name:
        case "profile" | "profile-empty":
            profile = ProfilePage(theme, GAME_UIS)
            profile.show_profile(profile_data(family.store, family.people["Léa" if name == "profile" else "Zoé"]))
            if name == "profile":
                profile.show_insight(told)
                profile.show_talent(skill)
            return profile
        case "editor" | "editor-new":
            editor = ProfileEditor(theme, GAME_UIS)
            editor.edit(ProfileDraft(1, "Léa", 1, 2014, coach=True, face="renard") if name == "editor" else None, TAKEN)
            return editor
        case "records" | "records-empty":
            records = RecordsPage(theme, GAME_UIS)
            records.show_records(RecordsData(KINDS, KINDS[1], RECORDS) if name == "records" else RecordsData())
            return records
        case "settings":
            settings = SettingsPage(theme, GAME_UIS["yahtzee"].felt)
            settings.show_settings(SettingsData(folder="/home/claire/.local/share/ludogite", backups=BACKUPS, languages=LANGUAGES))
            return settings
        case "replay":
            return _replay(theme, played(0, 2))
        case _:
            about = AboutPage(theme, GAME_UIS)
            about.show_about("1.2.3", "# Licences\n\n## Polices\n\n- Fraunces, OFL-1.1\n")
            return about


def _replay(theme: Theme, session: AnySession) -> ReplayPage:
    page = ReplayPage(theme)
    table = ReplaySession(session.rules, session.entries, (SeatInfo("Léa", 1), SeatInfo("Papi", 2)), page)
    page.show_replay(table, QWidget(), "Yahtzee", "Léa, Papi")
    return page


def settle() -> None:
    """Let layouts inside layouts find their sizes."""
    for _ in range(4):
        QApplication.processEvents()


PAGES = ("profile", "profile-empty", "editor", "editor-new", "records", "records-empty", "settings", "replay", "about")


# ---- every page ------------------------------------------------------------------------------------------------------


def overlapping(page: QWidget) -> list[tuple[QWidget, QWidget]]:
    """List brothers that lie on one another, followers (shadows, rings) left out."""
    found = []
    for parent in (page, *page.findChildren(QWidget)):
        own = [
            child
            for child in parent.children()
            if isinstance(child, QWidget) and child.isVisible() and not isinstance(child, Adornment) and not child.isWindow()
        ]
        if isinstance(parent, QLineEdit) or parent.metaObject().className() == "QTextBrowser":
            continue
        for n, one in enumerate(own):
            found += [(one, other) for other in own[n + 1 :] if one.geometry().intersects(other.geometry())]
    return [(one, other) for one, other in found if "scroll" not in (one.objectName() + other.objectName())]


def too_narrow(page: QWidget) -> list[str]:
    """List labels that have less room than their words need."""
    wrong = []
    for label in page.findChildren(QLabel):
        if not label.isVisible() or not label.text() or type(label).__name__ == "PathLabel":
            continue
        if label.wordWrap():
            if label.height() + 1 < label.heightForWidth(label.width()):
                wrong.append(label.text())
        elif label.width() + 1 < label.sizeHint().width() and label.text() != "Léa, Papi":
            wrong.append(label.text())
    return wrong


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_cut_nor_overlaps(
    make: Callable[[str], Page], theme: Theme, cuts: list[str], name: str, size: tuple[int, int]
) -> None:
    page = make(name)
    theme.fit(*size)
    page.resize(*size)
    settle()
    cuts.clear()
    page.grab()
    assert cuts == []
    assert too_narrow(page) == []
    assert overlapping(page) == []


@pytest.mark.parametrize("name", PAGES)
def test_big_text_scrolls_instead_of_being_cut(make: Callable[[str], Page], theme: Theme, cuts: list[str], name: str) -> None:
    page = make(name)
    for size in ((1024, 640), (1280, 800)):
        theme.fit(*size)
        page.resize(*size)
        theme.set_text_scale(2.0)
        settle()
        cuts.clear()
        page.grab()
        assert cuts == []
        assert too_narrow(page) == []
        assert overlapping(page) == []


@pytest.mark.parametrize("theme_name", THEMES)
@pytest.mark.parametrize("name", PAGES)
def test_every_theme_paints(make: Callable[[str], Page], theme: Theme, name: str, theme_name: str) -> None:
    page = make(name)
    theme.use(theme_name)
    assert page.grab().toImage().pixelColor(2, page.height() - 2) != Qt.GlobalColor.transparent


@pytest.mark.parametrize("name", PAGES)
def test_tab_reaches_everything_and_everything_has_a_name(make: Callable[[str], Page], qtbot: QtBot, name: str) -> None:
    page = make(name)
    with qtbot.waitActive(page):
        page.activateWindow()
    page.setFocus()
    reached: set[QWidget] = set()
    for _ in range(80):
        here = QApplication.focusWidget()
        assert here is not None
        reached.add(here)
        qtbot.keyClick(here, Qt.Key.Key_Tab)
    wanted = {
        widget
        for widget in page.findChildren(QWidget)
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if isinstance(widget, QAbstractButton | QLineEdit | Plot | TimeLine) and not widget.focusProxy()
    }
    assert wanted - reached == set()
    assert wanted
    assert [widget for widget in wanted if not (widget.accessibleName() or getattr(widget, "text", str)())] == []
    assert [widget for widget in wanted if min(widget.width(), widget.height()) < 40] == []


class Shout(QTranslator):
    """A language in which every text is longer and marked."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"«{source}»"


@pytest.mark.parametrize("name", PAGES)
def test_the_language_switches_live(make: Callable[[str], Page], qapp: QApplication, name: str) -> None:
    page = make(name)
    title = page.findChild(QLabel)
    assert title is not None
    other = Shout()
    qapp.installTranslator(other)
    try:
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        for child in page.findChildren(QWidget):
            QApplication.sendEvent(child, QEvent(QEvent.Type.LanguageChange))
        if name != "replay":
            assert page.accessibleName().startswith("«")
        page.grab()
    finally:
        qapp.removeTranslator(other)


@pytest.mark.parametrize("name", [name for name in PAGES if name != "replay"])
def test_escape_and_the_arrow_go_back(make: Callable[[str], Page], qtbot: QtBot, name: str) -> None:
    page = make(name)
    back = page.back  # type: ignore[attr-defined]  # every page of the list has it
    with qtbot.waitSignal(back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(back):
        qtbot.mouseClick(page.header.back_button, Qt.MouseButton.LeftButton)  # type: ignore[attr-defined]


# ---- the editor ------------------------------------------------------------------------------------------------------


def test_a_new_profile_gets_a_free_ink_and_is_handed_over(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("editor-new")
    assert isinstance(page, ProfileEditor)
    assert page.ink == 3
    assert not page.archive_button.isVisible()
    assert not page.name_error.isVisible()
    qtbot.keyClicks(page.name_field, "  Tante  Zoe ")
    qtbot.keyClicks(page.year_field, "1971")
    qtbot.mouseClick(page.tiles[5], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.coach, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.save) as told:
        qtbot.mouseClick(page.save_button, Qt.MouseButton.LeftButton)
    assert told.args == [ProfileDraft(None, "Tante Zoe", 6, 1971, coach=True, face="grenouille")]


@pytest.mark.parametrize(
    ("typed", "said"),
    [("PAPI", "déjà"), ("x" * 25, "trop long"), ("a\u202eb", "invisible"), ("a" * 10_000, "trop long")],
)
def test_a_bad_name_is_refused_while_it_is_typed(make: Callable[[str], Page], qtbot: QtBot, typed: str, said: str) -> None:
    page = make("editor-new")
    assert isinstance(page, ProfileEditor)
    page.name_field.setText(typed)
    page.name_field.textEdited.emit(typed)
    assert said in page.name_error.text()
    assert page.name_error.isVisible()
    with qtbot.assertNotEmitted(page.save):
        qtbot.keyClick(page.name_field, Qt.Key.Key_Return)
    page.name_field.clear()
    qtbot.keyClicks(page.name_field, "Tom")
    assert not page.name_error.isVisible()
    with qtbot.waitSignal(page.save):
        qtbot.keyClick(page.name_field, Qt.Key.Key_Return)


def test_nothing_typed_is_only_refused_when_saved(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("editor-new")
    assert isinstance(page, ProfileEditor)
    with qtbot.assertNotEmitted(page.save):
        qtbot.mouseClick(page.save_button, Qt.MouseButton.LeftButton)
    assert page.name_error.text() == "Il faut un nom."


@pytest.mark.parametrize("year", ["1850", "2999"])
def test_an_impossible_year_is_refused(make: Callable[[str], Page], qtbot: QtBot, year: str) -> None:
    page = make("editor")
    assert isinstance(page, ProfileEditor)
    page.year_field.clear()
    qtbot.keyClicks(page.year_field, year)
    assert "1900" in page.year_error.text()
    assert "\u202f" not in page.year_error.text()
    with qtbot.assertNotEmitted(page.save):
        qtbot.mouseClick(page.save_button, Qt.MouseButton.LeftButton)
    page.year_field.clear()
    with qtbot.waitSignal(page.save) as told:
        qtbot.keyClick(page.year_field, Qt.Key.Key_Return)
    assert told.args == [ProfileDraft(1, "Léa", 1, None, coach=True, face="renard")]


def test_what_the_store_refuses_stands_beside_its_field(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("editor")
    assert isinstance(page, ProfileEditor)
    page.show_refusal(Refusal.of("name_taken", name="Léa", archived=0))
    assert "Léa" in page.name_error.text()
    page.show_refusal(Refusal.of("name_taken", name="Léa", archived=1))
    assert "rangé" in page.name_error.text()
    qtbot.keyClicks(page.name_field, "h")
    assert not page.name_error.isVisible()
    page.show_refusal(Refusal.of("birth_year_range", first=1900, last=2026))
    assert page.year_error.isVisible()


def test_a_taken_ink_says_whose_it_is_and_may_still_be_chosen(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("editor")
    assert isinstance(page, ProfileEditor)
    assert page.tiles[1].accessibleName() == "rond rouge, à Papi"
    assert page.tiles[0].accessibleName() == "triangle bleu"
    page.tiles[0].setFocus()
    qtbot.keyClick(page.tiles[0], Qt.Key.Key_Right)
    assert page.ink == 2


def test_archiving_asks_first(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("editor")
    assert isinstance(page, ProfileEditor)
    with qtbot.assertNotEmitted(page.archive):
        qtbot.mouseClick(page.archive_button, Qt.MouseButton.LeftButton)
        assert page.question.isVisible()
        assert "Léa" in page.question.label.text()
        qtbot.keyClick(page.question.no, Qt.Key.Key_Escape)
        assert not page.question.isVisible()
        qtbot.mouseClick(page.archive_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.archive) as told:
        qtbot.mouseClick(page.question.yes, Qt.MouseButton.LeftButton)
    assert told.args == [1]


# ---- records ---------------------------------------------------------------------------------------------------------


def test_records_share_places_and_lead_to_the_replay(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("records")
    assert isinstance(page, RecordsPage)
    assert [line.record.rank for line in page.lines] == [1, 2, 2, 4]
    assert "Place 2, Mamie, 318 points" in page.lines[2].accessibleName()
    with qtbot.waitSignal(page.replay) as told:
        qtbot.keyClick(page.lines[3], Qt.Key.Key_Return)
    assert told.args == [40 + 287]


def test_another_list_is_asked_for(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("records")
    assert isinstance(page, RecordsPage)
    assert [segment.text() for segment in page.seats.segments] == ["1", "2"]
    with qtbot.waitSignal(page.chosen) as told:
        qtbot.mouseClick(page.seats.segments[0], Qt.MouseButton.LeftButton)
    assert told.args == [KINDS[0]]
    qtbot.mouseClick(page.variant_button, Qt.MouseButton.LeftButton)
    assert len(page._menu.actions()) == 2
    with qtbot.waitSignal(page.chosen) as told:
        page._menu.actions()[1].trigger()
    assert told.args == [KINDS[2]]
    with qtbot.waitSignal(page.chosen) as told:
        qtbot.mouseClick(page.games[0], Qt.MouseButton.LeftButton)
    assert told.args == [KINDS[1]]
    page._menu.close()


def test_no_records_yet_is_said_kindly(make: Callable[[str], Page]) -> None:
    page = make("records-empty")
    assert isinstance(page, RecordsPage)
    assert page.empty.isVisible()
    assert page.empty.title.text() == "Personne n’a encore gravé son nom ici"
    assert not page.seats.isVisible()
    full = make("records")
    assert isinstance(full, RecordsPage)
    assert not full.empty.isVisible()
    assert "conseil" in full.left_out.text()
    full.show_records(RecordsData(KINDS, KINDS[1], RECORDS, count_assisted=True))
    assert "conseil" not in full.left_out.text()


# ---- settings --------------------------------------------------------------------------------------------------------


def test_every_setting_is_told_at_once(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("settings")
    assert isinstance(page, SettingsPage)
    told: list[tuple[str, object]] = []
    page.changed.connect(lambda key, value: told.append((key, value)))
    for button in (
        page.language.segments[2],
        page.themes[3],
        page.scales.segments[2],
        page.motion,
        page.paces.segments[0],
        page.count,
        page.count,
    ):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told == [
        ("language", "en"), ("theme", "contraste"), ("text_scale", 1.5), ("reduced_motion", True),
        ("pace_ms", 1500), ("count_assisted", True), ("count_assisted", False),
    ]  # fmt: skip
    assert all(type(value) is not int or key == "pace_ms" for key, value in told)


def test_showing_settings_tells_nothing(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("settings")
    assert isinstance(page, SettingsPage)
    with qtbot.assertNotEmitted(page.changed):
        page.show_settings(SettingsData("fr", "soiree", 2.0, True, 2000, True, "/x", (), languages=LANGUAGES))
    assert (page.language.current, page.scales.current, page.paces.current) == ("fr", "2.0", "1500")
    assert (page.motion.isChecked(), page.count.isChecked()) == (True, True)
    assert [card.key for card in page.themes if card.isChecked()] == ["soiree"]
    assert page.lines == []


@pytest.mark.parametrize("has_voice", [False, True])
def test_what_helps_every_hand_is_unfolded_and_read_aloud_where_there_is_a_voice(
    make: Callable[[str], Page], has_voice: bool
) -> None:
    page = make("settings")
    assert isinstance(page, SettingsPage)
    page.show_settings(SettingsData(has_voice=has_voice, languages=LANGUAGES))
    helps = page.holds, page.repeats, page.aloud
    assert not any(one.isVisible() for one in helps)
    QTest.keyClick(page.hands_fold, Qt.Key.Key_Space)
    assert [one.isVisible() for one in helps] == [True, True, has_voice]
    page.show_settings(SettingsData(key_hold_ms=500, has_voice=has_voice, languages=LANGUAGES))
    assert page.holds.isVisible(), "what is unfolded stays so when something is chosen"
    page.hands_fold.click()
    assert not any(one.isVisible() for one in helps)


def test_a_backup_is_restored_after_a_question(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("settings")
    assert isinstance(page, SettingsPage)
    assert not page.lines[0].isVisible()
    page.fold.click()
    line = page.lines[0]
    assert "2026" in line.when.text()
    with qtbot.assertNotEmitted(page.restore):
        qtbot.mouseClick(line.button, Qt.MouseButton.LeftButton)
        qtbot.mouseClick(line.question.no, Qt.MouseButton.LeftButton)
        qtbot.mouseClick(line.button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.restore) as told:
        qtbot.keyClick(line.question.yes, Qt.Key.Key_Return)
    assert told.args == [BACKUPS[0].name]


def test_the_folder_opens_and_about_is_near(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("settings")
    assert isinstance(page, SettingsPage)
    page.fold.click()
    assert page.path.accessibleName() == "/home/claire/.local/share/ludogite"
    for button, signal in ((page.folder_button, page.open_folder), (page.about_button, page.about), (page.about_link, page.about)):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_folder_that_nothing_opens_is_said_where_it_is(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    house = open_app(tmp_path)
    qtbot.addWidget(house.window)
    house.navigate(go.Settings())
    page = house.window.page
    assert isinstance(page, SettingsPage)
    page.open_folder.emit()
    assert str(tmp_path) in house.window.notice.label.text()


def test_the_fingerprint_that_was_copied_says_so(theme: Theme, qtbot: QtBot) -> None:
    log = LogPanel(theme, "7F3K-Q9TM-2XWB-4C8D-N5HJ-N")
    qtbot.addWidget(log)
    log.fold.click()
    assert log.copy_button.text() == "Copier l’empreinte"
    log.copy_button.click()
    assert log.copy_button.text() == "L’empreinte est copiée"
    assert QGuiApplication.clipboard().text() == promise_text(fingerprint("7F3K-Q9TM-2XWB-4C8D-N5HJ-N"), "")


# ---- replay ----------------------------------------------------------------------------------------------------------


def test_the_replay_steps_by_buttons_keys_and_line(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("replay")
    assert isinstance(page, ReplayPage)
    table = page._table
    assert table is not None
    assert not page.bar.first.isEnabled()
    qtbot.mouseClick(page.bar.after, Qt.MouseButton.LeftButton)
    assert (table.step, page.bar.caption.text()) == (table.stops[1], f"coup 1 sur {len(table.stops) - 1}")
    qtbot.keyClick(page.bar.line, Qt.Key.Key_Right)
    assert table.step == table.stops[2]
    qtbot.keyClick(page.bar.line, Qt.Key.Key_Left)
    assert table.step == table.stops[1]
    qtbot.keyClick(page.bar.line, Qt.Key.Key_End)
    assert (table.step, page.bar.last.isEnabled()) == (table.last, False)
    assert table.outcome() is not None
    qtbot.keyClick(page.bar.line, Qt.Key.Key_Home)
    assert table.step == 0
    qtbot.mouseClick(page.bar.line, Qt.MouseButton.LeftButton, pos=QPoint(page.bar.line.width() // 2, page.bar.line.height() // 2))
    assert abs(table.step - table.last / 2) <= 2
    qtbot.mouseClick(page.bar.before, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.bar.last, Qt.MouseButton.LeftButton)
    assert table.step == table.last
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page.bar.line, Qt.Key.Key_Escape)


def test_the_replay_runs_stops_at_the_end_and_starts_again(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("replay")
    assert isinstance(page, ReplayPage)
    table = page._table
    assert table is not None
    qtbot.mouseClick(page.bar.speed.segments[2], Qt.MouseButton.LeftButton)
    table.show_step(table.last - 1)
    with qtbot.waitSignal(table.moved, timeout=STEP_MS):
        qtbot.mouseClick(page.bar.play, Qt.MouseButton.LeftButton)
    assert (table.step, page.is_playing) == (table.last, False)
    qtbot.keyClick(page.bar.play, Qt.Key.Key_Space)
    assert (table.step, page.is_playing, page.bar.play.text()) == (0, True, "Pause")
    qtbot.mouseClick(page.bar.after, Qt.MouseButton.LeftButton)
    assert not page.is_playing


def test_another_replay_takes_the_place(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("replay")
    assert isinstance(page, ReplayPage)
    first = page._table
    assert first is not None
    session = played(1, 2)
    table = ReplaySession(session.rules, session.entries, (SeatInfo("Tom", 5), SeatInfo("Zoé", 7)), page)
    table.show_step(table.last)
    page.show_replay(table, QWidget(), "Yahtzee", "Tom, Zoé")
    assert page.bar.line.value() == table.last == page.bar.line.maximum()
    first.show_step(3)
    assert page.bar.line.value() == table.last
    assert set(page.bar.line._inks) == {5, 7}


# ---- profile ---------------------------------------------------------------------------------------------------------


def test_a_profile_shows_its_numbers(make: Callable[[str], Page], family: Family, skill: Talent, told: Insight) -> None:
    page = make("profile")
    assert isinstance(page, ProfilePage)
    data = profile_data(family.store, family.people["Léa"])
    scores = [point.score for point in data.points]
    assert page.tiles[0].number.text() == str(max(scores))
    assert page.tiles[1].number.text() == str(int(sum(scores) / len(scores) + 0.5))
    assert page.tiles[3].number.text() == str(told.counts["yahtzees"])
    assert len(page.curve_sheet.plot.accessibleDescription().splitlines()) == len(scores)
    parts = page.talent_sheet.plot.accessibleDescription()
    assert parts.splitlines()[0] == "Jeu parfait 255"
    assert parts.splitlines()[-1] == f"Léa {skill.parts[3]}"
    assert [row.game.game_id for row in page.last_sheet.rows] == [one.game_id for one in data.last]
    assert [row.isEnabled() for row in page.left.games] == [tally.is_ready for tally in data.tallies]


def test_who_it_is_needs_no_scroll_bar_on_a_common_laptop(make: Callable[[str], Page], theme: Theme) -> None:
    page = make("profile")
    assert isinstance(page, ProfilePage)
    theme.fit(1366, 768)
    page.resize(1366, 768)
    QApplication.processEvents()
    assert page.left.mapTo(page, page.left.rect().bottomLeft()).y() < page.height() - theme.px(8)


def test_a_profile_leads_everywhere(make: Callable[[str], Page], family: Family, qtbot: QtBot) -> None:
    page = make("profile")
    assert isinstance(page, ProfilePage)
    for button, signal, args in (
        (page.left.edit_button, page.edit, [family.people["Léa"].id]),
        (page.periods.segments[0], page.period, ["month"]),
        (page.last_sheet.rows[1], page.replay, [page.last_sheet.rows[1].game.game_id]),
        (page.last_sheet.review, page.replay, [page.last_sheet.rows[0].game.game_id]),
        (page.records_button, page.records, []),
        (page.profiles_button, page.profiles, []),
        (page.settings_button, page.settings, []),
    ):
        with qtbot.waitSignal(signal) as told:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert told.args == args
    qtbot.mouseClick(page.left.export_button, Qt.MouseButton.LeftButton)
    for n, form in enumerate(("csv", "json")):
        with qtbot.waitSignal(page.export) as told:
            page.left._export_menu.actions()[n].trigger()
        assert told.args == [form]
    page.left._export_menu.close()


def test_skill_is_awaited_then_shown_or_said_to_be_missing(
    make: Callable[[str], Page], family: Family, skill: Talent, told: Insight
) -> None:
    page = make("profile")
    assert isinstance(page, ProfilePage)
    page.show_profile(profile_data(family.store, family.people["Léa"]))
    assert "calcul" in page.talent_sheet.note.text()
    assert page.tiles[2].number.text() == "–"
    page.show_progress(1, 4)
    assert page.talent_sheet.note.text().endswith("1 sur 4")
    page.show_talent(None)
    assert "calcul" not in page.talent_sheet.note.text()
    page.show_insight(insight([]))
    assert (page.tiles[2].number.text(), page.tiles[2].note.text()) == ("–", "Ces parties sont trop anciennes pour être relues.")
    page.show_insight(told)
    page.show_talent(skill)
    assert page.tiles[2].note.text() == f"{told.counts['primes']} sur {told.counts['manches']}"
    assert "conclure" not in page.talent_sheet.note.text()
    page.show_talent(replace(skill, games=CONCLUDED_FROM - 1))
    assert "C’est trop peu pour conclure." in page.talent_sheet.note.text()


def test_every_box_has_its_mean(make: Callable[[str], Page], told: Insight, qtbot: QtBot) -> None:
    page = make("profile")
    assert isinstance(page, ProfilePage)
    sheet = page.spread_sheet
    assert [segment.key for segment in sheet.choice.segments] == ["scores", "boxes", "dice"]
    qtbot.mouseClick(sheet.choice.segments[1], Qt.MouseButton.LeftButton)
    page.grab()
    assert sheet.boxes.isVisible()
    assert not sheet.plot.isVisible()
    said = sheet.boxes.accessibleName().split(", ")
    assert len(told.boxes) == 13
    assert sheet.boxes.accessibleName().startswith(f"As {texts.number(told.boxes[0][1], 1)}, Deux ")
    assert len(said) == 13
    assert str(told.counts["manches"]) in sheet.note.text()


FACTS = {
    "mots_de_tete": Facts(
        (("plays", 3), ("turns", 4), ("passes", 1), ("words", 5), ("word_points", 60)), (), (("QUIZ", 40), ("AIMER", 20))
    ),
    "des_themes": Facts((("rounds", 10), ("scored", 8), ("passed", 2), ("chips", 26), ("refused", 3)), (), (("étalon", 5),)),
    "words_out": Facts((("shouts", 4), ("counters", 1), ("words", 2), ("word_points", 30)), (), (("DEVERSES", 20), ("JEUX", 10))),
    "yahtzee_mots": Facts((("manches", 2), ("primes", 1), ("words", 2)), (("mot2", 4),), (("OISEAUX", 50), ("ET", 2))),
}
SAID = {
    "mots_de_tete": ("5,0", "40", "Tours sans mot 25 %"),
    "des_themes": ("2,6", "80 %", "Manches sans point 20 %"),
    "words_out": ("4,0", "15,0", "Contres réussis 1"),
    "yahtzee_mots": ("50 %", "7", ""),
}


@pytest.mark.parametrize("game", FACTS)
def test_each_game_tells_its_own_numbers(theme: Theme, family: Family, qtbot: QtBot, game: str) -> None:
    page = ProfilePage(theme, GAME_UIS)
    qtbot.addWidget(page)
    shown = profile_data(family.store, family.people["Léa"])
    page.show_profile(replace(shown, game=game, dice=None, can_look_back=game == "yahtzee_mots"))
    page.resize(1280, 800)
    page.show()
    assert page.facts_sheet.isVisible() == (game != "yahtzee_mots")
    page.show_insight(insight([FACTS[game]]))
    page.grab()
    third, fourth, line = SAID[game]
    assert (page.tiles[2].number.text(), page.tiles[3].number.text()) == (third, fourth)
    assert line in page.facts_sheet.lines.accessibleName()
    if game != "yahtzee_mots":
        word, points = FACTS[game].words[0]
        assert f"{word} {points}" in page.facts_sheet.lines.accessibleName()
        assert not page.spread_sheet.choice.isVisible()
    page.show_insight(insight([]))
    assert page.tiles[2].number.text() == "–"


def test_the_dice_are_shown_in_their_band(make: Callable[[str], Page], family: Family, qtbot: QtBot) -> None:
    page = make("profile")
    assert isinstance(page, ProfilePage)
    counted = profile_data(family.store, family.people["Léa"]).dice
    dice = counted() if counted is not None else None
    assert dice is not None
    qtbot.mouseClick(page.spread_sheet.choice.segments[2], Qt.MouseButton.LeftButton)
    page.grab()
    said = page.spread_sheet.plot.accessibleDescription().splitlines()
    assert len(said) == 6
    assert str(dice.faces[5]) in said[5]
    qtbot.keyClick(page.spread_sheet.plot, Qt.Key.Key_Right)
    assert page.spread_sheet.plot.accessibleDescription() == said[0]


def test_an_empty_profile_invites_to_play(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("profile-empty")
    assert isinstance(page, ProfilePage)
    assert page.blank_sheet.isVisible()
    assert "Zoé" in page.blank.title.text()
    assert not page.curve_sheet.isVisible()
    with qtbot.waitSignal(page.play) as told:
        qtbot.mouseClick(page.play_button, Qt.MouseButton.LeftButton)
    assert told.args == ["yahtzee"]


def test_one_game_is_enough_for_every_plot(theme: Theme, qtbot: QtBot) -> None:
    made = Family()
    made.play("Zoé")
    page = ProfilePage(theme, GAME_UIS)
    qtbot.addWidget(page)
    page.show_profile(profile_data(made.store, made.people["Zoé"]))
    page.resize(1280, 800)
    page.show()
    page.grab()
    assert len(page.curve_sheet.plot.accessibleDescription().splitlines()) == 1
    assert not page.blank_sheet.isVisible()


def test_a_game_that_a_computer_has_finished_is_told_as_what_it_is(theme: Theme, qtbot: QtBot) -> None:
    made = Family()
    for _ in range(4):
        made.play("Zoé", "Plume", leaves="Zoé")
    page = ProfilePage(theme, GAME_UIS)
    qtbot.addWidget(page)
    data = profile_data(made.store, made.people["Zoé"])
    page.show_profile(data)
    page.resize(1280, 800)
    page.show()
    assert (data.left, data.apart, data.tally.played, data.tally.won) == (4, 0, 0, 0)
    assert len(page.last_sheet.rows) == 4
    assert not any(row.game.is_won for row in page.last_sheet.rows), "whoever left has won nothing"
    said = f"{page.blank.title.text()} {page.blank.text.text()}"
    assert "n’y a pas encore joué" not in said
    assert "4 parties que l’ordinateur a finies à sa place." in said
    assert page.left.figures.accessibleName().startswith("0 partie, 0 victoire,"), "nothing is singular in French"
    assert ", avec Plume\u202f: " in page.last_sheet.rows[0].accessibleName(), "the points are not Plume’s"
    assert page.play_button.isVisible()


# ---- about -----------------------------------------------------------------------------------------------------------


def test_about_names_the_owners_and_shows_the_licences(make: Callable[[str], Page]) -> None:
    page = make("about")
    assert isinstance(page, AboutPage)
    said = " ".join([page.version_button.text(), *(label.text() for label in page.findChildren(QLabel))])
    for word in ("1.2.3", "Hasbro", "Hornswoggle Games", "YAQUA", "William Athia", "MIT"):
        assert word in said
    assert "Fraunces" in page.document.toPlainText()


# ---- what was chosen stays lit, what is not known is said to be --------------------------------------------------------------


def test_settings_show_what_was_chosen_when_they_are_read_again(make: Callable[[str], Page], theme: Theme) -> None:
    page = make("settings")
    assert isinstance(page, SettingsPage)
    page.changed.connect(lambda *_: page.retranslate())  # as the application does: another language, another theme
    page.language.segments[2].click()
    assert page.language.current == "en"
    page.themes[2].click()
    assert [card.key for card in page.themes if card.isChecked()] == ["soiree"]
    page.scales.segments[2].click()
    assert page.scales.current == "1.5"
    page.paces.segments[2].click()
    assert page.paces.current == "0"
    for switch in (page.motion, page.count):
        was = switch.isChecked()
        switch.click()
        assert switch.isChecked() is not was


def test_records_of_a_game_that_nobody_knows_are_shown_as_such(make: Callable[[str], Page], qtbot: QtBot) -> None:
    page = make("records")
    assert isinstance(page, RecordsPage)
    strange = Kind("échecs", "blitz/minutes=5", 2, 3)
    page.show_records(RecordsData((*KINDS, strange), strange, RECORDS[:1]))
    item = page.games[-1]
    assert item.isChecked()
    assert item.text() == "Jeu inconnu\u202f: échecs"
    assert not page.sheets_button.isVisible()
    settle()
    assert not page.grab().isNull()
    with qtbot.waitSignal(page.chosen) as told:
        qtbot.mouseClick(page.games[0], Qt.MouseButton.LeftButton)
    assert told.args == [KINDS[1]]
    with qtbot.waitSignal(page.chosen) as told:
        qtbot.mouseClick(item, Qt.MouseButton.LeftButton)
    assert told.args == [strange]


def test_a_profile_tells_of_games_that_nobody_knows(make: Callable[[str], Page], family: Family) -> None:
    page = make("profile")
    assert isinstance(page, ProfilePage)
    data = profile_data(family.store, family.people["Léa"])
    assert not page.left.unknown.isVisible()
    page.show_profile(replace(data, unknown=2))
    assert page.left.unknown.text().startswith("Et 2 parties")
    assert page.left.unknown.isVisible()
