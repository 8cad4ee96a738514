"""The end of a game in three acts: the sheet is counted, the podium is built, and then what there is to look at and to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from ludogite.services.results import GameOverData
from ludogite.ui.flow.press_guard import PressGuard, made_ms
from ludogite.ui.game_ui import GameUi
from ludogite.ui.pages import game_over_words as words
from ludogite.ui.pages.counting import Counting
from ludogite.ui.pages.curves import CurvePaper
from ludogite.ui.pages.game_over_count import CountTab
from ludogite.ui.pages.game_over_parts import Note
from ludogite.ui.pages.game_over_ways import AROUND, BarWays, Foot
from ludogite.ui.pages.podium import Podium
from ludogite.ui.screen.sheet_story import SheetStory
from ludogite.ui.screen.story import Story
from ludogite.ui.style.painted import reading_ms
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import HeaderBar, Label, Page, Scroll
from ludogite.ui.widgets.base import NO_LIMIT, PRESSING, filled
from ludogite.ui.widgets.keys import KeyHint
from ludogite.ui.widgets.race_plot import Race, RacePlot
from ludogite.ui.widgets.reading_order import tell_as_laid
from ludogite.ui.widgets.tabs import TabbedPaper

TALLEST = 820
"""Px at 100 %: beyond this the margins grow, not the page."""
NARROW, NARROWEST = 720, 960
"""In a window narrower than this, in px at the size of the text and in px, and in one that stands upright, one column is enough."""
STAGE, STAGE_SMALL = 508, 404
"""Px at 100 % of the podium beside the paper, with its margins."""
STANDING = 0.46
"""The share of an upright window that the podium takes."""
BREATH_MS = 900
"""The Enter that wrote the last box, pressed once too often, must not begin the next game."""


class Act(IntEnum):
    """What the page shows."""

    COUNT = 1
    PODIUM = 2
    AFTER = 3


class GameOverPage(Page):
    """The whole page; ``show_result`` fills it. A press goes on to the next act; reduced movements show the third at once."""

    again = Signal()
    replay = Signal()
    home = Signal()
    verify = Signal()
    keep = Signal()
    """What was played is to be kept in a file or printed; offered by ``offer_keep``."""
    carry = Signal()
    """The game is to be taken along in a file; offered by ``offer_carry``."""
    names = Signal()
    """A guest is to be given a name; offered by ``offer_names``."""
    welcome = Signal()
    """The first of the guests is to become one of the family, as they are; offered by ``offer_names``."""
    share = Signal()
    """The result is to be shown to others; offered by ``offer_share``."""
    dare = Signal()
    """Somebody is to be challenged with the same dice; offered by ``offer_challenge``."""
    course_wanted = Signal()
    """The curves of the game are to be seen: ``show_course`` follows; once for a page."""

    def __init__(self, theme: Theme, ui: GameUi, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._ui, self.rules_of = ui, ui.id
        self.data: GameOverData | None = None
        self.act = Act.AFTER
        self.reason = ""
        """Why the game has ended, said of it."""
        self._is_celebrated = False
        self.story: Story | None = None
        self._counting: Counting | None = None
        self._has_course = False
        self._verdict: Callable[[], str] | None = None
        self._guard = PressGuard()
        self._make_bar()
        self.podium = Podium(theme, ui.felt, self)
        self.podium.stood.connect(self._winner_stands)
        self.solo = CurvePaper(theme)
        self.solo.hide()
        self._make_paper()
        self._breath = QTimer(self, singleShot=True)
        self._breath.timeout.connect(self._offer_again)
        self._pause = QTimer(self, singleShot=True)
        """While the winner is cheered."""
        self._pause.timeout.connect(partial(self._enter, Act.AFTER))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._build()
        self.retranslate()
        self.apply_theme()

    def _make_bar(self) -> None:
        self.bar = HeaderBar(self.theme)
        self.bar.back.connect(self.home)
        self.ways = BarWays(self.bar)
        self.ways.story.toggled.connect(self._on_story)
        self.ways.share.clicked.connect(self.share)
        self.ways.dare.clicked.connect(self.dare)
        self.ways.carry.clicked.connect(self.carry)

    def _make_paper(self) -> None:
        theme = self.theme
        self.paper = TabbedPaper(theme, ("count", "moments", "review"))
        self.paper.chosen.connect(self._on_tab)
        pages = self.paper.pages
        self.count = CountTab(theme, pages["count"], self._notes)
        self.count.names.connect(self.names)
        self.count.welcome.connect(self.welcome)
        self.count.fairness.verify.connect(self.verify)
        self.plot = RacePlot(theme)
        self.plot.hide()
        self.plot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.seeking = Label(theme, "body", "muted", wrap=True)
        self.seeking.hide()
        filled(pages["moments"].column, self.seeking, 1)
        filled(pages["review"].column, (self.plot, 1))

    def _build(self) -> None:
        self.foot = Foot(self.theme)
        for button, way in (
            (self.foot.home, self.home), (self.foot.replay, self.replay),
            (self.foot.keep, self.keep), (self.foot.again, self.again),
        ):  # fmt: skip
            button.clicked.connect(way)
        self.hint = KeyHint(self.theme)
        self._spread = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight), self.podium, self.solo, self.paper)
        self.told = Scroll(self.theme, self)  # without a parent the stack would show it as a window
        self.told.column.addLayout(self._spread, 1)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.told)
        self._body = filled(QVBoxLayout(), (self._stack, 1), self.foot, (self.hint, 0, Qt.AlignmentFlag.AlignRight))
        tell_as_laid(filled(QVBoxLayout(self), self.bar, (self._body, 1), close=True))

    def foot_top(self) -> int:
        """Leave the buttons at the foot free."""
        return self.foot.mapTo(self, self.foot.rect().topLeft()).y() if self.act is Act.AFTER else self.height()

    # ---- data ------------------------------------------------------------------------------------------------------

    def show_result(self, data: GameOverData) -> None:
        """Show how a game ended."""
        self.data = data
        self.count.fairness.show_proof(data.code, data.fingerprint, salt=data.salt, word=data.word)
        self.retranslate()
        self.apply_theme()

    def show_story(self, story: Story) -> None:
        """Offer what the game has to tell, on the whole page; once for a page."""
        self.story = story
        self._stack.addWidget(self._framed(story))
        self.ways.offer(self.ways.story)
        self.retranslate()

    def _framed(self, story: Story) -> QWidget:
        frame = QWidget()
        self._frame = filled(QVBoxLayout(frame), story)
        return frame

    def show_luck(self, paper: QWidget) -> None:
        """Add to the looking back on the game: the ranking without chance, the ghost's game; once for each."""
        self.paper.pages["review"].column.addWidget(paper)
        self.apply_theme()

    def show_duel(self, duel: QWidget, verdict: Callable[[], str]) -> None:
        """Show the duel of a challenge beside the paper, with who has won it above; once for a page."""
        self._verdict = verdict
        self.solo.show_duel(duel)
        self.retranslate()

    def show_evening(self, link: QWidget) -> None:
        """Say under the count that the game counts for an evening; once for a page."""
        self.count.show_link(link)

    def show_moments(self, told: QWidget) -> None:
        """Tell moments of the game, its prizes, or what was learnt; once for each."""
        column = self.paper.pages["moments"].column
        column.insertWidget(column.count() - 1, told)
        self.apply_theme()

    def seek(self, *, still: bool) -> None:
        """Say under the moments that they are still looked for, or no more."""
        self.seeking.setVisible(still)

    def show_course(self, race: Race, best: Race | None = None) -> None:
        """Show everybody's curve; ``best``: alone, one's own beside one's best."""
        self._has_course = True
        self.plot.setVisible(bool(race.racers))
        self.plot.show_race(race, self.tr("Les points, tour après tour"))
        self.solo.plot.setVisible(not self.solo.has_duel)
        self.solo.plot.show_race(best or race, self.tr("Ta partie et ta meilleure") if best else self.plot.accessibleName())

    def offer_carry(self) -> None:
        """Offer to take the game along."""
        self.ways.offer(self.ways.carry)

    def offer_share(self) -> None:
        """Offer to show the result to others."""
        self.ways.offer(self.ways.share)

    def offer_challenge(self) -> None:
        """Offer to challenge somebody with the same dice."""
        self.ways.offer(self.ways.dare)

    def offer_names(self, guests: Sequence[str]) -> None:
        """Offer to give these guests a name of the family; nothing is offered where there are none."""
        self.count.show_guests(guests)

    def offer_keep(self) -> None:
        """Offer to keep what was played."""
        self.foot.keep.show()

    def show_verdict(self, ok: bool) -> None:  # noqa: FBT001 (the one thing it says)
        """Say whether every die follows from the code."""
        self.count.fairness.show_verdict(ok)

    @property
    def is_alone(self) -> bool:
        """Whether one person played, whom a podium would tell nothing."""
        return self.data is not None and len(self.data.players) == 1

    @property
    def headline(self) -> str:
        """Who has won, and with how much; "" before anything is shown."""
        return "" if self.data is None else words.told(self._ui.texts(), words.standings_of(self.data))

    def _notes(self) -> list[Note]:
        return [] if self.data is None else words.notes(self._ui.texts(), self.data)

    def retranslate(self) -> None:
        practised = self.data is not None and bool(self.data.instead)
        title = self.tr("Fin de l’exercice") if practised else self.tr("Fin de la partie")
        self.setAccessibleName(title)
        self.ways.write(title, self._ui.name, self.story.title() if self.story is not None else "")
        self.foot.write(practised=practised)
        self.hint.set_hint((self.tr("Espace"),), self.tr("suite"))
        self.seeking.setText(self.tr("On cherche les moments de la partie…"))
        self.paper.name_tabs(self.tr("Décompte"), self.tr("Moments"), self.tr("Bilan"))
        if self.data is not None:
            self._write(self.data)

    def _write(self, data: GameOverData) -> None:
        standings, texts = words.standings_of(data), self._ui.texts()
        said = words.headline(texts, standings)
        self.podium.show_headline(self.tr("Et qui gagne ?"), said)
        self.podium.show_feast(" ".join(" ".join(feast) for feast in words.feasts(texts, data)[:1]))
        self.podium.show_standings(standings)
        self.solo.title.setText(said if self._verdict is None else self._verdict())
        self.reason = texts.reason(data.outcome.reason)
        set_tip(self.podium.title, self.reason)
        self.told.set_name(self.accessibleName())
        self.count.model.show(words.breakdown(texts, data, "", ""))
        self.count.write()
        self._describe()

    def _describe(self) -> None:
        """Tell a screen reader who has won, once the podium has."""
        is_told = self.act is Act.AFTER and self.data is not None
        self.setAccessibleDescription(f"{self.headline}. {self.reason}" if is_told else "")

    # ---- the acts ----------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the count, the first time, and rest at the third act from then on."""
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        is_first = not self._is_celebrated and self.data is not None
        self._is_celebrated |= is_first
        plays = is_first and not self.theme.reduced_motion and self.data is not None and not self.data.instead
        self._enter(Act.COUNT if plays else Act.AFTER)
        if is_first and not plays:
            self.podium.stood.emit()

    def go_on(self) -> None:
        """Go on to the next act: what plays is shown at its end."""
        if self.act is Act.PODIUM and not self._pause.isActive():
            self.podium.skip()  # nobody misses who has won
        elif self.act is not Act.AFTER:
            self._enter(Act.PODIUM if self.act is Act.COUNT and not self.is_alone else Act.AFTER)

    def _enter(self, act: Act) -> None:
        self.act = act
        self._guard.arm(is_shown=True, is_handed=act is Act.COUNT)  # it comes by itself while one reaches for the way to it
        self._pause.stop()
        if self._counting is not None:
            self._counting.stop()
            self._stack.setCurrentWidget(self.told)
            self._stack.removeWidget(self._counting)
            self._counting.deleteLater()
            self._counting = None
        if act is Act.COUNT and self.data is not None:
            self._counting = self._made_counting(self.data)
        if act is Act.AFTER:
            self.podium.settle()
            self._breath.start(BREATH_MS)
        self.ways.open(on=act is Act.AFTER)
        self.podium.setVisible(not self.is_alone)
        self.solo.setVisible(self.is_alone)
        self.paper.setVisible(act is Act.AFTER)
        self.foot.setVisible(act is Act.AFTER)
        self.hint.setVisible(act is not Act.AFTER)
        self._describe()
        self.apply_theme()
        if act is Act.PODIUM:
            self.podium.celebrate()
        if self.is_alone and act is Act.AFTER:
            self._want_course()
            self.podium.stood.emit()

    def _made_counting(self, data: GameOverData) -> Counting:
        """Lay the sheet on the felt: the game's own, else the count in its words."""
        if isinstance(self.story, SheetStory):
            sheet, form = self.story.sheet.model.sheet, self.story.form
            counting = Counting(self.theme, self._ui.felt, sheet, form)
        else:
            counting = Counting(self.theme, self._ui.felt, words.breakdown(self._ui.texts(), data, "", ""))
        self._stack.addWidget(counting)
        self._stack.setCurrentWidget(counting)
        counting.counted.connect(self.go_on)
        counting.begin()
        return counting

    def _winner_stands(self) -> None:
        if self.act is Act.PODIUM:
            rest = self.theme.ms("points_count") + self.theme.ms("confetti")
            self._pause.start(max(rest, reading_ms(self.podium.feast.text())))

    def _on_story(self, on: bool) -> None:  # noqa: FBT001 - a slot
        if self.story is not None:
            self._stack.setCurrentIndex(1 if on else 0)
            self.foot.setVisible(not on)

    def _on_tab(self, key: str) -> None:
        if key == "review":
            self._want_course()
        self._place()

    def _want_course(self) -> None:
        if not self._has_course:
            self.course_wanted.emit()

    # ---- look and keys ---------------------------------------------------------------------------------------------

    def apply_theme(self) -> None:
        px, gap, around = self.theme.px, self.theme.size("gutter"), self.theme.px(AROUND)
        self._body.setSpacing(0)
        self._spread.setContentsMargins(around, around, around, around)
        self._spread.setSpacing(gap)
        self.hint.setContentsMargins(0, 0, around, 0)
        if self.story is not None:
            self._frame.setContentsMargins(around, around, around, around)
        self.count.apply_theme()
        for key in ("moments", "review"):
            self.paper.pages[key].column.setContentsMargins(px(24), px(20), px(20), px(20))
            self.paper.pages[key].column.setSpacing(px(16))
        self._place()
        super().apply_theme()

    def _place(self) -> None:
        """Lay podium and paper side by side, or one under the other where there is little room across; keep both in the middle."""
        theme, px, gap = self.theme, self.theme.px, self.theme.size("gutter")
        narrow = self.width() < max(theme.text_px(NARROW), px(NARROWEST), self.height())
        side = theme.side(self.width()) if self.act is Act.AFTER else gap
        edge = gap + (0 if narrow else max(self.height() - self.bar.height() - px(TALLEST), 0) // 2)
        around = px(AROUND)
        self._body.setContentsMargins(side - around, edge - around, side - around, edge - around)
        self._spread.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        stage = px(STAGE_SMALL if theme.small else STAGE) - 2 * around
        lies_beside = self.act is Act.AFTER and not narrow
        room = self.height() - self.bar.height() - self.foot.sizeHint().height() - 2 * edge
        high = max(round(room * STANDING), self.podium.minimumSizeHint().height())
        for widget in (self.podium, self.solo):
            widget.setMinimumWidth(stage if lies_beside else 0)
            widget.setMaximumWidth(stage if lies_beside else NO_LIMIT)
            tall = max(high, widget.minimumSizeHint().height())
            widget.setFixedHeight(tall) if narrow and self.act is Act.AFTER else _free_height(widget)
        self.count.lay()
        across = self.width() - 2 * side
        self.paper.setMinimumHeight(self.paper.wished_height(across) if narrow else 0)
        self.foot.fit(across)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _offer_again(self) -> None:
        if self.hasFocus():
            self.foot.again.setFocus(Qt.FocusReason.MouseFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go on to the next act."""
        if self.act is not Act.AFTER and self._guard.takes(made_ms(event)):
            self.go_on()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on to the next act by Enter, Space or Esc; then play again with Enter, go home with Esc."""
        match event.key():
            case key if (key in PRESSING or key == Qt.Key.Key_Escape) and self.act is not Act.AFTER:
                if not event.isAutoRepeat() and self._guard.takes(made_ms(event)):
                    self.go_on()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if not self._breath.isActive():
                    self.again.emit()
            case Qt.Key.Key_Escape if self.ways.story.isChecked():
                self.ways.story.setChecked(False)
            case Qt.Key.Key_Escape:
                self.home.emit()
            case _:
                super().keyPressEvent(event)


def _free_height(widget: QWidget) -> None:
    widget.setMinimumHeight(0)
    widget.setMaximumHeight(NO_LIMIT)
