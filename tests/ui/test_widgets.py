"""The widgets of the house: by mouse and by keyboard, named, never cut, in every theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTranslator
from PySide6.QtGui import QAccessible, QColor, QFocusEvent, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.style.paint import palette
from ludogite.ui.style.theme import Theme
from ludogite.ui.style.tokens import THEMES
from ludogite.ui.widgets import (
    Control,
    Emblem,
    HeaderBar,
    HouseMenu,
    IconButton,
    KeyHint,
    Label,
    LinkButton,
    Medallion,
    Notice,
    OptionCard,
    Page,
    Paper,
    PaperButton,
    PrimaryButton,
    Scroll,
    SeatRow,
    Segmented,
    Stepper,
    Switch,
    TextField,
    Tray,
    WoodButton,
    emblem,
)
from ludogite.ui.widgets.book import Fold

LEVELS = (("debutant", "Débutant"), ("moyen", "Moyen"), ("fort", "Fort"))


KEPT: list[Page] = []  # qtbot holds pages weakly


@pytest.fixture(autouse=True)
def _let_go() -> Iterator[None]:
    """Drop the pages when the test is over."""
    yield
    KEPT.clear()


class Cuts(QFontMetricsF):
    """Font metrics that remember every text that had to be cut."""

    made: list[str] = []  # noqa: RUF012 (emptied by the fixture)

    def elidedText(self, text: str, mode: Qt.TextElideMode, width: float, flags: int | None = 0) -> str:  # noqa: N802
        Cuts.made.append(text)
        return super().elidedText(text, mode, width, flags or 0)


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list of texts that were painted cut."""
    Cuts.made.clear()
    monkeypatch.setattr("ludogite.ui.style.paint.QFontMetricsF", Cuts)
    return Cuts.made


def on_a_page(theme: Theme, qtbot: QtBot, *widgets: QWidget) -> Page:
    """Show widgets side by side on a page."""
    page = Page(theme)
    row = QHBoxLayout(page)
    row.setContentsMargins(20, 20, 20, 20)
    for widget in widgets:
        row.addWidget(widget)
    qtbot.addWidget(page)
    page.resize(900, 200)
    page.show()
    QApplication.processEvents()
    KEPT.append(page)
    return page


def buttons(theme: Theme) -> list[Control]:
    """Make one of each button."""
    rolls = PrimaryButton(theme, "Lancer les 2 dés", mark="die")
    rolls.set_pips(1, 3)
    rolls.set_note("reste 1")
    cry = PrimaryButton(theme, "WORD OUT\u202f!")
    cry.set_display(True)
    cry.set_note("16 points")
    return [
        rolls,
        cry,
        PrimaryButton(theme, "Reprendre", mark="play", compact=True),
        PaperButton(theme, "Tout relancer"),
        PaperButton(theme, "Case spéciale", drops=True),
        PaperButton(theme, "Effacer", mark="trash", tone="danger", compact=True),
        WoodButton(theme, "undo", "Annuler"),
        IconButton(theme, "close", "Fermer"),
        LinkButton(theme, "Lire la règle", mark="rules"),
    ]


@pytest.mark.parametrize("theme_name", THEMES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_buttons_hold_their_text(theme: Theme, qtbot: QtBot, cuts: list[str], theme_name: str, scale: float) -> None:
    theme.use(theme_name)
    theme.set_text_scale(scale)
    for button in buttons(theme):
        qtbot.addWidget(button)
        button.resize(button.sizeHint())
        assert button.minimumSizeHint() == button.sizeHint() or isinstance(button, WoodButton)
        for enabled in (True, False):
            button.setEnabled(enabled)
            assert not button.grab().isNull()
    assert cuts == []


def test_cut_texts_would_be_seen(theme: Theme, qtbot: QtBot, cuts: list[str]) -> None:
    button = PaperButton(theme, "Tout relancer")
    qtbot.addWidget(button)
    button.resize(60, 50)
    button.grab()
    assert cuts == ["Tout relancer"]


def test_buttons_act_by_mouse_space_and_enter(theme: Theme, qtbot: QtBot) -> None:
    made = buttons(theme)
    page = on_a_page(theme, qtbot, *made)
    page.resize(2000, 200)
    for button in made:
        with qtbot.waitSignal(button.clicked, timeout=500):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            with qtbot.waitSignal(button.clicked, timeout=500):
                qtbot.keyClick(button, key)
        button.setEnabled(False)
        with qtbot.assertNotEmitted(button.clicked):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_targets_are_big_enough(theme: Theme, qtbot: QtBot) -> None:
    small = [*buttons(theme), Switch(theme, "Sons"), Stepper(theme, 0, 9, 1), TextField(theme), Segmented(theme, LEVELS)]
    for widget in small:
        qtbot.addWidget(widget)
        assert widget.sizeHint().height() >= 40, widget
        assert widget.sizeHint().width() >= 40, widget
    primary = PrimaryButton(theme, "Jouer")
    qtbot.addWidget(primary)
    assert primary.sizeHint().height() == 58 + 5
    theme.fit(1024, 640)
    assert primary.sizeHint().height() == 52 + 5


def test_screen_readers_hear_names_and_roles(theme: Theme, qtbot: QtBot) -> None:
    card = OptionCard(theme, "Marathon", "Sans but.")
    switch = Switch(theme, "Sons")
    stepper = Stepper(theme, 50, 1000, 300)
    segmented = Segmented(theme, LEVELS, "moyen")
    page = on_a_page(theme, qtbot, card, switch, stepper, segmented, *buttons(theme))
    roles = {
        card: QAccessible.Role.RadioButton,
        switch: QAccessible.Role.CheckBox,
        stepper: QAccessible.Role.SpinBox,
        segmented.segments[1]: QAccessible.Role.RadioButton,
    }
    for widget, role in roles.items():
        assert QAccessible.queryAccessibleInterface(widget).role() == role
    for control in page.findChildren(Control):
        interface = QAccessible.queryAccessibleInterface(control)
        assert interface.text(QAccessible.Text.Name), control
    assert QAccessible.queryAccessibleInterface(card).text(QAccessible.Text.Description) == "Sans but."
    assert segmented.segments[1].isChecked()


def test_focus_ring_follows_the_keyboard_only(theme: Theme, qtbot: QtBot) -> None:
    one, two = PaperButton(theme, "Un"), PaperButton(theme, "Deux")
    page = on_a_page(theme, qtbot, one, two)
    page.activateWindow()
    one.setFocus(Qt.FocusReason.TabFocusReason)
    assert one.ring.isVisible()
    assert one.ring.geometry() == one.geometry().adjusted(-6, -6, 6, 6)
    one.move(one.x() + 9, one.y())
    assert one.ring.geometry() == one.geometry().adjusted(-6, -6, 6, 6)
    qtbot.mouseClick(two, Qt.MouseButton.LeftButton)
    assert (one.ring.isVisible(), two.ring.isVisible()) == (False, False)
    qtbot.keyClick(two, Qt.Key.Key_Backtab)
    assert one.ring.isVisible()
    one.hide()
    assert not one.ring.isVisible()


def test_shadow_lies_under_its_paper_and_leaves_with_it(theme: Theme, qtbot: QtBot) -> None:
    paper = Paper(theme)
    page = on_a_page(theme, qtbot, paper)
    shade = paper.shade
    assert shade.isVisible()
    assert shade.geometry().contains(paper.geometry().adjusted(-10, 0, 10, 20))
    order = [child for child in page.children() if child in {paper, shade}]
    assert order == [shade, paper]
    theme.use("contraste")
    assert not shade.isVisible()
    theme.use("papier")
    assert shade.isVisible()
    other = QWidget()
    qtbot.addWidget(other)
    paper.setParent(other)
    assert shade.parentWidget() is other
    with qtbot.waitSignal(shade.destroyed, timeout=1000):
        paper.deleteLater()


def test_option_cards_exclude_each_other(theme: Theme, qtbot: QtBot) -> None:
    cards = [OptionCard(theme, name, "Une phrase qui explique.") for name in ("Normal", "Marathon", "Quarté")]
    on_a_page(theme, qtbot, *cards)
    cards[0].setChecked(True)
    qtbot.mouseClick(cards[1], Qt.MouseButton.LeftButton)
    assert [card.isChecked() for card in cards] == [False, True, False]
    qtbot.keyClick(cards[1], Qt.Key.Key_Right)
    assert [card.isChecked() for card in cards] == [False, False, True]
    assert cards[0].heightForWidth(90) > cards[0].heightForWidth(400)


def test_segmented_by_mouse_and_arrows(theme: Theme, qtbot: QtBot) -> None:
    choice = Segmented(theme, LEVELS, "moyen")
    on_a_page(theme, qtbot, choice)
    heard: list[str] = []
    choice.chosen.connect(heard.append)
    qtbot.mouseClick(choice.segments[2], Qt.MouseButton.LeftButton)
    assert (choice.current, heard) == ("fort", ["fort"])
    choice.segments[2].setFocus()
    qtbot.keyClick(choice.segments[2], Qt.Key.Key_Left)
    assert (choice.current, heard) == ("moyen", ["fort", "moyen"])
    choice.set_current("debutant")
    assert (choice.current, heard) == ("debutant", ["fort", "moyen"])
    choice.set_labels(("Beginner", "Medium", "Strong"))
    assert [segment.accessibleName() for segment in choice.segments] == ["Beginner", "Medium", "Strong"]
    choice.set_items((("h", ""), ("v", "")), "v", marks=("arrow-right", "arrow-down"), names=("à droite", "en bas"))
    assert [segment.accessibleName() for segment in choice.segments] == ["à droite", "en bas"]
    assert not choice.grab().isNull()


def test_segments_are_never_cut(theme: Theme, qtbot: QtBot, cuts: list[str]) -> None:
    theme.set_text_scale(2.0)
    choice = Segmented(theme, LEVELS, "fort")
    on_a_page(theme, qtbot, choice).grab()
    assert cuts == []


def test_switch(theme: Theme, qtbot: QtBot) -> None:
    switch = Switch(theme, "Sons")
    on_a_page(theme, qtbot, switch)
    off = switch.grab().toImage()
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert switch.isChecked()
    assert switch.grab().toImage() != off
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert not switch.isChecked()


def test_stepper_by_mouse_keys_and_typing(theme: Theme, qtbot: QtBot) -> None:
    stepper = Stepper(theme, 50, 1000, 300, step=50)
    on_a_page(theme, qtbot, stepper)
    middle = stepper.height() // 2
    qtbot.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=QPoint(stepper.width() - 10, middle))
    assert stepper.value() == 350
    for _press in range(9):
        qtbot.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=QPoint(10, middle))
    assert stepper.value() == 50
    qtbot.keyClick(stepper, Qt.Key.Key_Up)
    assert stepper.value() == 100
    stepper.selectAll()
    qtbot.keyClicks(stepper, "725")
    qtbot.keyClick(stepper, Qt.Key.Key_Return)
    assert stepper.value() == 725
    field = stepper.lineEdit().geometry()
    assert field == QRect(40, 0, stepper.width() - 80, stepper.height())


def test_text_field(theme: Theme, qtbot: QtBot) -> None:
    field = TextField(theme, "YAM-7F3K-Q")
    on_a_page(theme, qtbot, field)
    qtbot.keyClicks(field, "Lea 7")
    assert field.text() == "Lea 7"
    plain = field.grab().toImage()
    field.set_wrong(True)
    assert field.grab().toImage() != plain
    theme.set_text_scale(2.0)
    assert field.sizeHint().height() >= QFontMetricsF(field.font()).height() + 12


def test_header_bar_gives_up_words_before_it_cuts_them(theme: Theme, qtbot: QtBot, cuts: list[str]) -> None:
    bar = HeaderBar(theme)
    page = Page(theme)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(bar)
    column.addStretch()
    qtbot.addWidget(page)
    bar.set_title("Yahtzee des Mots", "Partie 2 sur 2 · 3 joueurs")
    undo = bar.add_action("undo", "Annuler")
    coach = bar.add_action("bulb", "Conseil", checkable=True)
    bar.add_action("settings", "", name="Réglages")
    page.resize(1280, 300)
    page.show()
    page.grab()
    assert (bar.height(), undo.toolTip()) == (52, "")
    with qtbot.waitSignal(coach.toggled):
        qtbot.keyClick(coach, Qt.Key.Key_Space)
    with qtbot.waitSignal(bar.back):
        qtbot.mouseClick(bar.back_button, Qt.MouseButton.LeftButton)
    page.resize(400, 300)
    page.grab()
    assert undo.toolTip() == "Annuler"
    qtbot.waitUntil(lambda: undo.width() == 40)
    assert cuts == []
    assert bar.back_button.accessibleName() == "Retour"


def test_notice(theme: Theme, qtbot: QtBot) -> None:
    notice = Notice(theme)
    page = on_a_page(theme, qtbot, notice)
    assert not notice.isVisible()
    for kind in ("danger", "warning", "positive", "info"):
        notice.show_message(kind, "Ce mot n’est pas dans le dictionnaire.", "Contester")
        assert notice.isVisible()
        assert not page.grab().isNull()
    with qtbot.waitSignal(notice.acted):
        qtbot.keyClick(notice.action, Qt.Key.Key_Return)
    with qtbot.waitSignal(notice.closed):
        qtbot.mouseClick(notice.close_button, Qt.MouseButton.LeftButton)
    assert not notice.isVisible()
    notice.show_message("info", "Rien à faire.")
    assert not notice.action.isVisible()
    with pytest.raises(KeyError):
        notice.show_message("peur", "?")


def test_what_is_said_below_a_name_takes_no_room_from_the_choices(theme: Theme, qtbot: QtBot) -> None:
    row = SeatRow(theme)
    qtbot.addWidget(row)
    row.set_levels([("moyen", "moyen"), ("fort", "fort")], "moyen")
    row.set_seat(2, "Plume", "court")
    least = row.minimumSizeHint().width()
    row.set_seat(2, "Plume", "cherche le joli mot avant le bon, et parfois longtemps " * 5)
    assert row.minimumSizeHint().width() == least


def test_seat_row(theme: Theme, qtbot: QtBot, cuts: list[str]) -> None:
    row = SeatRow(theme)
    page = on_a_page(theme, qtbot, row)
    row.set_seat(3, "Ordinateur", "Réfléchit au moins 0,6 s")
    row.set_levels(LEVELS, "moyen")
    page.grab()
    with qtbot.waitSignal(row.level_chosen) as chosen:
        qtbot.mouseClick(row.levels.segments[0], Qt.MouseButton.LeftButton)
    assert chosen.args == ["debutant"]
    assert row.remove_button.accessibleName() == "Retirer Ordinateur"
    with qtbot.waitSignal(row.removed):
        qtbot.keyClick(row.remove_button, Qt.Key.Key_Space)
    row.set_note("clavier et souris")
    assert (row.note.isVisible(), row.levels.isVisible()) == (True, False)
    page.grab()
    assert cuts == []


@pytest.mark.parametrize("theme_name", THEMES)
def test_everything_paints_in_every_theme(theme: Theme, qtbot: QtBot, theme_name: str) -> None:
    theme.use(theme_name)
    hint = KeyHint(theme)
    hint.set_hint(("1", "–", "5"), "garder")
    paper = Paper(theme)
    paper.set_stripe(theme.palette.positive)
    paper.set_frame(theme.player(4).colour)
    tray = Tray(theme, GAME_UIS["yahtzee"].felt)
    tray.setMinimumSize(120, 90)
    parts: list[QWidget] = [hint, paper, tray, Label(theme, "total", "accent", "42"), Scroll(theme)]
    parts += [Medallion(theme, number) for number in range(1, 9)]
    parts += [Emblem(theme, ui.art) for ui in GAME_UIS.values()]
    page = on_a_page(theme, qtbot, *parts)
    page.resize(2000, 200)
    image = page.grab().toImage()
    badge = next(part for part in parts if isinstance(part, Medallion))
    centre = badge.mapTo(page, QPoint(12, badge.height() // 2))
    assert image.pixelColor(centre) == theme.player(1).colour
    assert hint.accessibleName() == "1 – 5 garder"


@pytest.mark.parametrize("game", GAME_UIS)
def test_emblems_stay_in_their_field(theme: Theme, qapp: QApplication, game: str) -> None:
    pixmap = QPixmap(240, 190)
    pixmap.fill(QColor("white"))
    painter = QPainter(pixmap)
    emblem(painter, theme, GAME_UIS[game].art, QPixmap(200, 150).rect().toRectF().translated(20, 20))
    painter.end()
    image = pixmap.toImage()
    white = QColor("white")
    border = [(x, y) for x in range(240) for y in (0, 19, 171, 189)] + [(x, y) for x in (0, 19, 221) for y in range(190)]
    assert all(image.pixelColor(x, y) == white for x, y in border)
    assert any(image.pixelColor(x, 95) != white for x in range(40, 200))


def test_pictures_are_sharp_at_scale_two(theme: Theme, qtbot: QtBot) -> None:
    pixmap = QPixmap(208, 168)
    pixmap.setDevicePixelRatio(2.0)
    painter = QPainter(pixmap)
    emblem(painter, theme, GAME_UIS["yahtzee"].art, QPixmap(104, 84).rect().toRectF())
    painter.end()
    kept = [key for key in theme._pictures if key[0] == ("emblem", GAME_UIS["yahtzee"].art)]
    assert [key[3] for key in kept] == [2.0]
    assert theme._pictures[kept[0]].width() == 208


def test_scroll_shows_its_thin_bar_only_when_needed(theme: Theme, qtbot: QtBot) -> None:
    scroll = Scroll(theme)
    page = on_a_page(theme, qtbot, scroll)
    assert not scroll.verticalScrollBar().isVisible()
    tall = QWidget()
    tall.setMinimumHeight(900)
    scroll.column.addWidget(tall)
    qtbot.waitUntil(scroll.verticalScrollBar().isVisible)
    assert scroll.verticalScrollBar().width() == 12
    assert not page.grab().isNull()


def test_label_follows_the_theme(theme: Theme, qtbot: QtBot) -> None:
    label = Label(theme, "name", "muted", "Papi")
    qtbot.addWidget(label)
    assert label.palette().windowText().color() == theme.palette.muted
    theme.use("soiree")
    theme.set_text_scale(2.0)
    assert label.palette().windowText().color() == theme.palette.muted
    assert label.font().pixelSize() == 34
    label.set_colour("danger")
    assert label.palette().windowText().color() == theme.palette.danger


def test_menu_rows_are_targets(theme: Theme, qtbot: QtBot) -> None:
    menu = HouseMenu(theme)
    qtbot.addWidget(menu)
    action = menu.addAction("Mots de Tête")
    menu.ensurePolished()
    assert menu.actionGeometry(action).height() >= 40
    assert palette(theme).text().color() == theme.palette.ink


class Exclaiming(QTranslator):
    """A language in which everything is exclaimed."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"¡ {source} !"

    def isEmpty(self) -> bool:  # noqa: N802
        return False


@pytest.mark.parametrize(
    ("make", "read"),
    [
        (HeaderBar, lambda widget: widget.back_button.accessibleName()),
        (Notice, lambda widget: widget.close_button.toolTip()),
        (SeatRow, lambda widget: widget.remove_button.accessibleName()),
    ],
)
def test_language_switches_live(
    theme: Theme, qtbot: QtBot, qapp: QApplication, make: Callable[[Theme], QWidget], read: Callable[[QWidget], str]
) -> None:
    widget = make(theme)
    qtbot.addWidget(widget)
    before = read(widget)
    exclaiming = Exclaiming()
    qapp.installTranslator(exclaiming)
    try:
        QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
        assert read(widget) == f"¡ {before} !"
    finally:
        qapp.removeTranslator(exclaiming)


def test_a_look_may_change_between_the_end_of_a_widget_and_that_of_its_ring(theme: Theme, qtbot: QtBot) -> None:
    choices = Segmented(theme, (("a", "A"), ("b", "B")))
    qtbot.addWidget(choices)
    shiboken6.delete(choices.segments[0])  # its ring waits for the event loop to go
    theme.use("soiree")
    assert choices.segments[1].ring.host is choices.segments[1]


def test_the_focus_ring_is_not_cut_by_a_tight_row(theme: Theme) -> None:
    whole = QWidget()
    whole.resize(300, 200)
    row = QWidget(whole)
    row.setGeometry(50, 50, 100, 40)
    button = PaperButton(theme, "Ici", row)
    button.setGeometry(0, 0, 100, 40)
    whole.show()
    QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    assert button.ring.parentWidget() is whole
    assert button.ring.geometry() == QRect(44, 44, 112, 52)
    row.move(60, 70)
    assert button.ring.geometry() == QRect(54, 64, 112, 52), "the ring follows what carries its button"
    row.hide()
    assert not button.ring.isVisible(), "the ring goes with what carries its button"
    QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusOut))
    assert button.ring.isHidden()
    assert button.ring.parentWidget() is row


def test_tab_comes_to_what_is_chosen_among_several(qtbot: QtBot, theme: Theme) -> None:
    page = QWidget()
    box = QVBoxLayout(page)
    first, choice, last = (
        PaperButton(theme, "avant"),
        Segmented(theme, (("a", "A"), ("b", "B"), ("c", "C")), "b"),
        PaperButton(theme, "après"),
    )
    for part in (first, choice, last):
        box.addWidget(part)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert page.focusWidget() is choice.segments[1]
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert page.focusWidget() is last
    choice.set_current("c")
    qtbot.keyClick(last, Qt.Key.Key_Backtab)
    assert page.focusWidget() is choice.segments[2]
    qtbot.keyClick(choice.segments[2], Qt.Key.Key_Left)
    assert choice.current == "b"
    assert page.focusWidget() is choice.segments[1]


def test_tab_stops_at_what_scrolls_only_while_it_does(qtbot: QtBot, theme: Theme) -> None:
    pane = Scroll(theme)
    qtbot.addWidget(pane)
    pane.resize(200, 200)
    sheet = QWidget()
    sheet.setFixedHeight(100)
    pane.column.addWidget(sheet)
    pane.show()
    QApplication.processEvents()
    assert not pane.focusPolicy() & Qt.FocusPolicy.TabFocus
    sheet.setFixedHeight(900)
    qtbot.waitUntil(lambda: bool(pane.focusPolicy() & Qt.FocusPolicy.TabFocus))
    pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    sheet.setFixedHeight(950)
    QApplication.processEvents()
    assert pane.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_choices_that_come_later_stand_in_their_place_for_tab(qtbot: QtBot, theme: Theme) -> None:
    page = QWidget()
    box = QVBoxLayout(page)
    first, choice, last = PaperButton(theme, "avant"), Segmented(theme), PaperButton(theme, "après")
    for part in (first, choice, last):
        box.addWidget(part)
    choice.set_items((("a", "A"), ("b", "B")), "b")
    qtbot.addWidget(page)
    page.show()
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert page.focusWidget() is choice.segments[1]
    qtbot.keyClick(choice.segments[1], Qt.Key.Key_Tab)
    assert page.focusWidget() is last


def test_two_sheets_side_by_side_are_the_pages_of_a_book(qtbot: QtBot, theme: Theme) -> None:
    page = QWidget()
    page.resize(800, 400)
    left, right = Paper(theme, page), Paper(theme, page)
    left.setGeometry(20, 20, 360, 340)
    right.setGeometry(400, 20, 360, 340)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    fold = Fold(left, right, theme)
    assert not fold.isHidden()
    assert (fold.gap().left(), fold.gap().width()) == (380, 20)
    plain = page.grab().toImage()
    assert plain.pixelColor(390, 200) != plain.pixelColor(200, 200), "the fold is in the shade"
    right.setGeometry(20, 370, 360, 20)
    assert fold.isHidden(), "one under the other they are two sheets"
