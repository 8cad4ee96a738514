"""The home page: what it shows, what it says, by mouse and keyboard, at every size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTranslator
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.pages.home import HomeGame, HomeNews, HomePage, HomeProfile, ResumeTicket
from ludogite.ui.pages.home_values import HomeTrace
from ludogite.ui.style.paint import FOCUS_GAP, FOCUS_WIDTH
from ludogite.ui.style.theme import Theme
from ludogite.ui.style.tokens import THEMES
from ludogite.ui.widgets import PrimaryButton
from tests.ui import probes

GAMES = (
    HomeGame("yahtzee", "Yahtzee", "1 à 8 joueurs", 20, available=True),
    HomeGame("yahtzee_mots", "Yahtzee des Mots", "1 à 8 joueurs", 25, available=True),
    HomeGame("mots_de_tete", "Mots de Tête", "1 à 4 joueurs", 45, available=True),
    HomeGame("des_themes", "Dés à thèmes", "2 à 6 joueurs", 30, available=True),
    HomeGame("words_out", "Words Out", "2 à 8 joueurs", 40, available=False),
)
TICKETS = (
    ResumeTicket(
        12,
        "mots_de_tete",
        "Mots de Tête\u202f: tour de Léa",
        ((2, "Papi", 91), (1, "Léa", 82), (3, "Ordinateur", 80)),
        "il y a 12 minutes",
    ),
    ResumeTicket(9, "yahtzee", "Yahtzee\u202f: tour de Tom", ((5, "Tom", 40),), "hier"),
    ResumeTicket(7, "yahtzee", "Yahtzee\u202f: tour de Zoé", ((7, "Zoé", 12),), "lundi"),
)
PEOPLE = (
    HomeProfile(1, "Léa", 1, 61),
    HomeProfile(2, "Papi", 2, 74),
    HomeProfile(3, "Mamie", 4, 52),
    HomeProfile(4, "Tom", 5, 18),
    HomeProfile(5, "Zoé", 7, 1),
)
RING = FOCUS_GAP + FOCUS_WIDTH
SIZES = ((1024, 640), (1280, 720), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160))


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


@pytest.fixture
def home(theme: Theme, qtbot: QtBot) -> HomePage:
    page = HomePage(theme, GAME_UIS)
    qtbot.addWidget(page)
    page.show_games(GAMES)
    page.show_resume(TICKETS[:1])
    page.show_profiles(PEOPLE)
    page.show_news(HomeNews("Hier soir, Mamie a battu le record de la maison au Yahtzee\u202f: 374 points."))
    page.resize(1280, 800)
    page.show()
    QApplication.processEvents()
    return page


def shown(page: HomePage) -> list[QWidget]:
    """Return the parts that lie on the box, without shadows and rings."""
    on = page._canvas
    parts = [*page.cards, page.ticket, page.people, page.welcome, page.news, page.key_help, page.key_full, page.who]
    parts += [page.records_button, page.rules_button, page.settings_button, page.tagline]
    return [part for part in parts if part.isVisibleTo(on)]


@pytest.mark.parametrize("theme_name", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_nor_overlaps(theme: Theme, home: HomePage, cuts: list[str], theme_name: str, size: tuple[int, int]) -> None:
    theme.use(theme_name)
    theme.fit(*size)
    home.resize(*size)
    QApplication.processEvents()
    cuts.clear()
    home.grab()
    assert cuts == []
    assert not home._scroll.verticalScrollBar().isVisible()
    parts = shown(home)
    inside = home._canvas.rect()
    for n, part in enumerate(parts):
        assert inside.contains(part.geometry()), part
        for other in parts[n + 1 :]:
            assert not part.geometry().intersects(other.geometry()), (part, other)


def test_compartments_measure_as_drawn(home: HomePage) -> None:
    box = home._canvas.box
    assert (box.width(), home.width() - box.right() - 1) == (1216, box.left())
    assert abs(box.height() - 392) <= 12
    widths = {card.width() for card in home.cards}
    assert max(widths) - min(widths) <= 1
    gaps = {b.x() - a.geometry().right() - 1 for a, b in zip(home.cards, home.cards[1:], strict=False)}
    assert gaps <= {13, 14, 15}


def test_large_text_scrolls_instead_of_being_cut(theme: Theme, home: HomePage, cuts: list[str]) -> None:
    theme.fit(1280, 800)
    theme.set_text_scale(2.0)
    QApplication.processEvents()
    cuts.clear()
    home.grab()
    home._scroll.ensureWidgetVisible(home.people)
    home.grab()
    assert cuts == []
    parts = shown(home)
    for n, part in enumerate(parts):
        for other in parts[n + 1 :]:
            assert not part.geometry().intersects(other.geometry()), (part, other)


@pytest.mark.parametrize("size", [(900, 1200), (900, 640), (1024, 640)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.game_id)
def test_large_text_leaves_the_waiting_game_its_name(home: HomePage, game: HomeGame, size: tuple[int, int]) -> None:
    first = TICKETS[0]._replace(game_id=game.game_id, title=game.name)
    home.show_resume((first, *TICKETS[1:] * 3))
    home.theme.set_text_scale(2.0)
    home.theme.fit(*size)
    home.resize(*size)
    with probes.cut_short() as short:
        home.grab()
    assert short == set()
    assert home.ticket.others.accessibleName() == "et 6 autres"
    assert "6" in home.ticket.others.text()


def test_a_compartment_starts_its_game(home: HomePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(home.new_game) as chosen:
        qtbot.mouseClick(home.cards[2], Qt.MouseButton.LeftButton)
    assert chosen.args == ["mots_de_tete"]
    with qtbot.waitSignal(home.new_game) as chosen:
        qtbot.keyClick(home.cards[0], Qt.Key.Key_Return)
    assert chosen.args == ["yahtzee"]


def test_a_game_that_is_not_ready_says_so_and_does_nothing(home: HomePage, qtbot: QtBot) -> None:
    card = home.cards[4]
    assert not card.isEnabled()
    assert card.accessibleDescription() == "bientôt"
    with qtbot.assertNotEmitted(home.new_game):
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton)


def test_the_latest_game_is_taken_up_and_the_others_from_the_menu(home: HomePage, qtbot: QtBot) -> None:
    assert not home.ticket.others.isVisible()
    with qtbot.waitSignal(home.resume) as key:
        qtbot.mouseClick(home.ticket.go, Qt.MouseButton.LeftButton)
    assert key.args == [12]
    home.show_resume(TICKETS)
    assert home.ticket.others.isVisible()
    assert "2" in home.ticket.others.text()
    assert [action.data() for action in home.ticket.menu.actions()][:-2] == [9, 7], "and the way to all of them"
    qtbot.keyClick(home.ticket.others, Qt.Key.Key_Return)
    assert home.ticket.menu.isVisible()
    with qtbot.waitSignal(home.resume) as key:
        qtbot.keyClick(home.ticket.menu, Qt.Key.Key_Down)
        qtbot.keyClick(home.ticket.menu, Qt.Key.Key_Return)
    assert key.args == [9]
    home.show_resume(())
    assert not home.ticket.isVisible()


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_the_ring_of_the_other_games_cuts_no_line(home: HomePage, size: tuple[int, int], scale: float) -> None:
    players = tuple((number, name, 100 + number) for number, name in enumerate(("Papi", "Gigi", "Peggy", "Jojo", "Zoé"), 1))
    home.show_resume((TICKETS[0]._replace(players=players), *TICKETS[1:]))
    home.theme.set_text_scale(scale)
    home.theme.fit(*size)
    home.resize(*size)
    QApplication.processEvents()
    lines = home.ticket._lines()[:2]
    home.ticket.others.clearFocus()
    QApplication.processEvents()
    unlit = home.grab().toImage()
    home.ticket.others.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    lit = home.grab().toImage()
    assert lit != unlit
    for line in lines:
        right = min(line.right(), home.ticket.others.x() - RING)
        end = line.right() if line is lines[1] else right  # in a small window it stands at the end of the first line itself
        place = line.adjusted(0, 0, end - line.right(), 0).toRect().translated(home.ticket.mapTo(home, QPoint(0, 0)))
        assert lit.copy(place) == unlit.copy(place)


def test_people_open_their_profile(home: HomePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(home.open_profile) as key:
        qtbot.mouseClick(home.people.people[2], Qt.MouseButton.LeftButton)
    assert key.args == [3]
    with qtbot.waitSignal(home.new_profile):
        qtbot.keyClick(home.people.fresh, Qt.Key.Key_Space)


def test_a_big_family_keeps_all_its_profiles(theme: Theme, home: HomePage, qtbot: QtBot, cuts: list[str]) -> None:
    theme.fit(1024, 640)
    home.resize(1024, 640)
    cousins = tuple(HomeProfile(10 + n, f"Cousine Marie-{n}", 1 + n % 8, n) for n in range(7))
    home.show_profiles(PEOPLE + cousins)
    home.grab()
    visible = [person.profile.key for person in home.people.people if person.isVisible() and person.profile]
    hidden = [action.data() for action in home.people.menu.actions()]
    assert visible + hidden == [profile.key for profile in PEOPLE + cousins]
    assert home.people.more.isVisible()
    assert cuts == []
    with qtbot.waitSignal(home.open_profile) as key:
        home.people.menu.actions()[-1].trigger()
    assert key.args == [16]


def test_the_first_day_invites_to_make_a_profile(home: HomePage, qtbot: QtBot) -> None:
    home.show_resume(())
    home.show_profiles(())
    home.show_news(None)
    assert (home.welcome.isVisible(), home.people.isVisible()) == (True, False)
    assert [card.is_proposed for card in home.cards] == [True] + [False] * (len(home.cards) - 1), "to play comes first"
    assert not home.welcome.findChildren(PrimaryButton)
    with qtbot.waitSignal(home.new_profile):
        qtbot.mouseClick(home.welcome.go, Qt.MouseButton.LeftButton)
    home.show_profiles(PEOPLE)
    assert (home.welcome.isVisible(), home.people.isVisible()) == (False, True)
    assert not any(card.is_proposed for card in home.cards)


def test_the_lid_leads_to_the_other_pages(home: HomePage, qtbot: QtBot) -> None:
    for button, signal in (
        (home.records_button, home.records),
        (home.rules_button, home.rules),
        (home.settings_button, home.settings),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_tab_reaches_everything_and_everything_has_a_name(home: HomePage) -> None:
    home.show_resume(TICKETS)
    wanted = {button for button in home.findChildren(QAbstractButton) if button.isVisible() and button.isEnabled()}
    reached: list[QWidget | None] = []
    widget: QWidget | None = home.ticket.go
    while widget not in reached:
        reached.append(widget)
        while widget is not None and (widget is reached[-1] or widget not in wanted):
            widget = widget.nextInFocusChain()
    assert set(reached) == wanted
    assert reached.index(home.cards[0]) < reached.index(home.people.people[0]) < reached.index(home.people.fresh)
    for button in wanted:
        assert button.accessibleName() or button.text(), button
        assert min(button.width(), button.height()) >= 40, button


@pytest.mark.parametrize("size", [(900, 1200), (1080, 1920)])
def test_a_tall_window_has_its_compartments_two_by_two_and_the_last_one_as_a_drawer(
    theme: Theme, home: HomePage, size: tuple[int, int]
) -> None:
    theme.fit(*size)
    home.resize(*size)
    QApplication.processEvents()
    places = [card.geometry() for card in home.cards]
    assert [(place.left() == places[0].left(), place.top()) for place in places] == [
        (True, places[0].top()),
        (False, places[0].top()),
        (True, places[2].top()),
        (False, places[2].top()),
        (True, places[4].top()),
    ]
    drawer = places[4]
    assert drawer.right() == places[1].right()
    assert drawer.height() < places[0].height()
    assert home._canvas.box.height() > home.height() / 2, "the box takes the room that there is"
    theme.fit(1280, 800)
    home.resize(1280, 800)
    QApplication.processEvents()
    assert len({card.y() for card in home.cards}) == 1


def test_the_evening_and_the_challenges_are_found_at_once(home: HomePage, qtbot: QtBot) -> None:
    for button, wanted in ((home.soiree_button, home.soiree), (home.challenge_button, home.challenge)):
        with qtbot.waitSignal(wanted):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    home.show_evening(on=True)
    assert "en cours" in home.soiree_button.accessibleDescription()
    home.show_evening(on=False)
    assert "en cours" not in home.soiree_button.accessibleDescription()


class Exclaiming(QTranslator):
    """A language in which everything is exclaimed."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"¡ {source}"

    def isEmpty(self) -> bool:  # noqa: N802
        return False


def test_language_switches_live(home: HomePage, qapp: QApplication) -> None:
    exclaiming = Exclaiming()
    qapp.installTranslator(exclaiming)
    try:
        QApplication.sendEvent(home, QEvent(QEvent.Type.LanguageChange))
        assert home.records_button.text() == "¡ Records"
        assert home.cards[0].accessibleDescription() == "¡ Jouer"
        assert home.ticket.go.text() == "¡ Reprendre"
        assert home.people.fresh.text() == "¡ Nouveau profil"
        assert all(one.width() >= one.sizeHint().width() for one in home.people.people if one.isVisible()), "room for longer words"
    finally:
        qapp.removeTranslator(exclaiming)
    QApplication.sendEvent(home, QEvent(QEvent.Type.LanguageChange))
    assert home.records_button.text() == "Records"


def test_french_typography(home: HomePage) -> None:
    assert home.who.text() == "Qui est à table\u202f?"
    assert "maison\u202f:" in home.tagline.text()


def test_a_compartment_keeps_who_won_there_last(home: HomePage) -> None:
    home.show_traces({"yahtzee": HomeTrace(4, "Mamie 343", "Dernière partie : Mamie, 343")})
    told = [card.accessibleDescription() for card in home.cards]
    assert "Mamie, 343" in told[0]
    assert not any("Mamie" in each for each in told[1:])
    with probes.painted() as drawn:
        home.grab()
    assert "Mamie 343" in [one.text for one in drawn]
    assert home.cards[0].trace is not None
    home.show_traces({})
    assert "Mamie" not in home.cards[0].accessibleDescription()


@pytest.mark.parametrize("size", [(1264, 760), (1920, 1000)])
def test_a_maximised_window_has_room_for_what_the_last_game_left(home: HomePage, size: tuple[int, int]) -> None:
    home.resize(*size)
    home.show_traces({"mots_de_tete": HomeTrace(1, "Léa 325", "Léa, 325", "BENNE")})
    QApplication.processEvents()
    with probes.painted() as drawn:
        home.grab()
    assert {"Léa 325", "BENNE"} <= {one.text for one in drawn}


def test_a_compartment_keeps_its_last_word_and_its_last_dice(home: HomePage) -> None:
    home.show_traces(
        {"mots_de_tete": HomeTrace(1, "Léa 325", "Léa, 325", "BENNE"), "yahtzee": HomeTrace(4, "Mamie 343", "", "55552")}
    )
    plain = home.cards[0].grab().toImage()
    with probes.painted() as drawn:
        home.grab()
    assert "BENNE" in [one.text for one in drawn]
    assert "55552" not in [one.text for one in drawn]  # they are dice
    home.show_traces({"yahtzee": HomeTrace(4, "Mamie 343", "")})
    assert home.cards[0].grab().toImage() != plain
