"""The page of a guided first game: the walnut bar, the real table, and the note pinned over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludogite.games.game import Game
from ludogite.services.game_session import AnyLocalSession
from ludogite.ui.game_ui import GameUi
from ludogite.ui.pages.frame import Question
from ludogite.ui.screen.lesson import LOOK_MS, AnyLesson, Guide, LessonPlace, kept
from ludogite.ui.screen.pinned_note import Ground, PinnedNote, Pointer
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets import HeaderBar, Page
from ludogite.ui.widgets.base import filled

MARGIN = 10


@dataclass(frozen=True, slots=True)
class LeftLesson:
    """A lesson that was left on its way: its table, how far it was, and what was being composed."""

    game: Game
    table: AnyLocalSession
    place: LessonPlace
    composed: object = None


class LessonPage(Page):
    """A lesson being played; ``came`` tells how far it is, whenever it has come further."""

    came = Signal(object)
    """How far it is, as JSON to be kept for another start of the program; None once it is over or hardly begun."""

    back = Signal()
    """The lesson is left."""
    again = Signal()
    """Play it once more."""
    real = Signal()
    """Play a real game now."""

    def __init__(
        self,
        theme: Theme,
        ui: GameUi,
        lesson: AnyLesson,
        game: Game,
        table: AnyLocalSession,
        make_rules_panel: Callable[[], QWidget],
        left: LeftLesson | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._game, self._ui = game, ui
        self._resumed = -1 if left is None else left.place.number
        """The step at which the lesson goes on, where it may be begun anew instead."""
        self._make_rules_panel = make_rules_panel
        self._rules_panel: QWidget | None = None
        self._held = 0
        self.table = table
        table.setParent(self)
        self.header = HeaderBar(theme, self)
        self.skip_button = self.header.add_action("close", "")
        self.rules_button = self.header.add_action("rules", "", checkable=True)
        self.screen_widget = ui.make_screen()(theme, table)
        filled(QVBoxLayout(self), self.header, (self.screen_widget, 1), close=True)
        self.pointer = Pointer(theme, self)
        self.note = PinnedNote(theme, self)
        self.question = Question(theme, self)
        self.guide = Guide(lesson, table, self.screen_widget, self)
        self._seen: tuple[object, ...] = ()
        self._watch = QTimer(self)
        self._watch.setInterval(LOOK_MS)
        self._connect()
        self.setFocusProxy(self.screen_widget)
        self.retranslate()
        if left is not None and left.composed is not None:
            self.screen_widget.parts.restore_draft(left.composed)
        self.guide.start(None if left is None else left.place)
        self.guide.changed.connect(self._come)
        self._watch.start()

    def _connect(self) -> None:
        self.header.back.connect(self.back)
        self.skip_button.clicked.connect(self.back)
        self.rules_button.toggled.connect(self._on_rules)
        self.screen_widget.panel.closed.connect(self._on_panel_closed)
        self.screen_widget.router.undo_asked.connect(self._on_undo)
        self.question.agreed.connect(self.back)
        self.question.declined.connect(self._go_home)
        self.note.went_on.connect(self._on_went_on)
        self.note.skipped.connect(self.back)
        self.note.repeated.connect(self.again)
        self.guide.changed.connect(self._show)
        self._watch.timeout.connect(self._place)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut).activated.connect(
            self.escape
        )

    def toggle_rules(self) -> None:
        """Open the rules beside the table, or close them."""
        self.rules_button.toggle()

    def escape(self) -> None:
        """End what plays or is open over the table; with nothing of that, ask whether the lesson is to be left."""
        screen, opened = self.screen_widget, self._opened()
        if screen.flow.busy:
            screen.flow.skip()
        elif not screen.panel.isHidden():
            screen.panel.put_away()
        elif opened:
            opened[0].hide()
            self._go_home()
        elif self.guide.is_over:
            self.back.emit()
        elif not self.question.isHidden():
            self.question.no.click()
        else:
            self.question.ask(
                self.tr("Quitter la leçon ? Elle t’attendra là où tu en es."), self.tr("Quitter la leçon"), self.tr("Continuer")
            )
            self.question.lie(screen.geometry())

    def left(self) -> LeftLesson | None:
        """Give the lesson as it is left, its table no longer this page's; None when it is over."""
        if self.guide.is_over:
            return None
        place, composed = self.guide.place, self.screen_widget.parts.save_draft()
        self.stop()
        self.table.setParent(None)
        return LeftLesson(self._game, self.table, place, composed)

    def _come(self) -> None:
        """Tell how far the lesson is."""
        place = self.guide.place
        begun = place != LessonPlace() and not self.guide.is_over
        self.came.emit(kept(self._game, self.table, place) if begun else None)

    def _go_home(self) -> None:
        """Bring the keyboard to where the lesson goes on."""
        target = self.screen_widget if self.note.next_button.isHidden() else self.note.next_button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _opened(self) -> list[QWidget]:
        """List what is open over the board to choose from."""
        return [picker for picker in self.screen_widget.parts.pickers if picker.isVisible()]

    def stop(self) -> None:
        """Lead no further; call it when the page is left."""
        self.guide.stop()
        self._watch.stop()

    # ---- the note -----------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Say what the guide says now; the keyboard goes where the lesson goes on."""
        guide, note = self.guide, self.note
        had_focus = self.note.isAncestorOf(self.window().focusWidget())
        going_on = self.tr("Jouer une vraie partie") if guide.is_over else self.tr("Suite") if guide.is_read else ""
        progress = self.tr("Partie guidée · {number} sur {all}").format(
            number=min(guide.number + 1, len(guide.steps)), all=len(guide.steps)
        )
        if guide.is_over:
            progress = self.tr("Partie guidée terminée")
        note.say(
            progress,
            guide.text,
            guide.hint,
            going_on=going_on,
            skipping=self.tr("Revenir") if guide.is_over else self.tr("Quitter la leçon"),
            again=self.tr("Recommencer") if guide.is_over or guide.number == self._resumed else "",
        )
        self._place()
        if going_on:
            note.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif had_focus:
            self.screen_widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_went_on(self) -> None:
        if self.guide.is_over:
            self.real.emit()
        else:
            self.guide.go_on()

    def _place(self) -> None:
        """Let the note lie where it covers nothing that it speaks of; does nothing while nothing has moved."""
        screen, step = self.screen_widget, self.guide.step
        area = screen.geometry()
        if area.width() < 2 or not self.isVisible():
            return
        shift = area.topLeft()
        spots = [rect.translated(shift) for rect in (step.at(screen.table) if step is not None else [])]
        clear = [rect.translated(shift) for rect in (step.clear(screen.table) if step is not None else [])]
        useful = [one.geometry().translated(shift) for one in (screen.primary, screen.status_line) if one.isVisible()]
        said = (area.size().toTuple(), self.note.accessibleName(), self.theme.text_scale, self.theme.zoom)
        opened = [one.geometry().translated(shift) for one in self._opened()]
        seen = (said, tuple(map(_key, spots)), tuple(map(_key, clear)), tuple(map(_key, opened)))
        if seen == self._seen:
            return
        fresh, self._seen = not self._seen or said != self._seen[0], seen
        margin = self.theme.px(MARGIN)
        within = area.adjusted(margin, margin, -margin, -margin)
        grown = [rect.adjusted(-margin, -margin, margin, margin) for rect in (*spots, *opened)]
        self.note.lie(Ground(within, tuple(grown), tuple(clear), tuple(useful)), fresh=fresh)
        self.pointer.setGeometry(area)
        here = [] if opened else [rect.translated(-shift) for rect in spots]  # no frame over what one chooses from
        self.pointer.point(here, self.note.geometry().translated(-shift))
        self.pointer.raise_()
        self.note.raise_()
        self.note.shade.follow()

    def _on_undo(self) -> None:
        self.guide.hint = self.tr("Pendant la leçon, on ne reprend pas de coup.")
        self._show()

    # ---- the rules ------------------------------------------------------------------------------------------------------------

    def _on_rules(self, on: bool) -> None:  # noqa: FBT001 - a slot
        if on and self._rules_panel is None:
            self._rules_panel = self._make_rules_panel()
        if on and self._rules_panel is not None:
            self.screen_widget.panel.lend(self.tr("Règles"), self._rules_panel)
        elif not on:
            self.screen_widget.panel.put_away()
        for over in (self.note, self.pointer):
            over.setVisible(not on)

    def _on_panel_closed(self) -> None:
        self.rules_button.setChecked(False)
        self.screen_widget.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- texts and places -----------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Partie guidée"))
        self.header.set_title(self._ui.name, self.tr("Première partie guidée : rien n’est compté"))
        for button, words in ((self.skip_button, self.tr("Quitter")), (self.rules_button, self.tr("Règles"))):
            button.setText(words)
            button.setAccessibleName(words)
        self.guide.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        if not self.question.isHidden():
            self.question.lie(self.screen_widget.geometry())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the game's keys reach the table also while the keyboard is at the note."""
        if self.note.isAncestorOf(self.window().focusWidget()):
            self.screen_widget.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Place the note when everything has its place."""
        handled = super().event(event)
        if event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.Show}:
            self._place()
        return handled


def _key(rect: QRect) -> tuple[int, int, int, int]:
    return rect.x(), rect.y(), rect.width(), rect.height()
