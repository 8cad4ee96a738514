"""What fills a box of Yahtzee des Mots: what may be written now, which box is meant, the special boxes, and the commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Open, Preview, Refusal
from ludogite.games.yahtzee_mots.marking import Barred, primes_of, written
from ludogite.games.yahtzee_mots.moves import Claim, Command, Event, Mark, Propose, Zero
from ludogite.games.yahtzee_mots.refusals import accepted, found_in, position_of
from ludogite.games.yahtzee_mots.sheet import CLAIMS, SPECIAL, YAHTZEE_PRIME, Box
from ludogite.games.yahtzee_mots.state import Phase, YahtzeeMotsView
from ludogite.ui.flow.game_flow import GameFlow
from ludogite.ui.flow.offer import Action
from ludogite.ui.games.yahtzee_mots.action_texts import box_words
from ludogite.ui.games.yahtzee_mots.board import YahtzeeMotsBoard
from ludogite.ui.games.yahtzee_mots.draft import MOST_RACKS
from ludogite.ui.games.yahtzee_mots.model import Offers, offers_of
from ludogite.ui.games.yahtzee_mots.texts import TEXTS
from ludogite.ui.screen.table_parts import give_up_words
from ludogite.ui.widgets.fields import HouseMenu


class BoxWriter(QObject):
    """Writes boxes for the person at the screen; listens to the sheet."""

    def __init__(
        self,
        flow: GameFlow[Command, Event, YahtzeeMotsView],
        parts: YahtzeeMotsBoard,
        screen: QWidget,
        add_rack: Callable[[], None],
    ) -> None:
        super().__init__(screen)
        self._flow, self._parts, self._screen, self._add_rack = flow, parts, screen, add_rack
        self.offers = Offers()
        """What may be written now."""
        self.special: Box | None = None
        """The special box for which the player chooses where the 0 goes."""
        self._wished: Box | None = None
        self._is_current = False
        view = parts.sheet.view
        view.picked.connect(self._on_picked)
        view.crossed.connect(self._on_crossed)
        view.denied.connect(self._on_denied)

    # ---- what may be written ------------------------------------------------------------------------------------------------

    def forget_choice(self) -> None:
        """Forget which boxes the player wanted: another turn has begun."""
        self._wished = self.special = None

    def mark_dirty(self) -> None:
        """Work out anew what may be written when that is shown next."""
        self._is_current = False

    def update_offers(self, asked: Open | None) -> None:
        """Work out once what may be written now, show it on the sheet, and choose the box that is meant."""
        if self._is_current:
            return
        self._is_current = True
        view, state, sheet = self._flow.view, self._flow.view.state, self._parts.sheet.view
        offers = Offers()
        if asked is not None and not self._flow.paused:
            offers = offers_of(view, self._parts.tray.draft.words, self.preview, special=self.special)
        best = self._flow.coach.shown.best if self._flow.coach.shown is not None else None
        if best is not None and Box(best) in offers.points:
            offers = Offers(offers.points, offers.zeros, Box(best))
        self.offers = offers
        self._parts.write_sheet(view, offers)
        if state.phase is Phase.MARKING and offers.points and not sheet.chosen.isValid():
            meant = self._meant(offers)
            if meant is not None:
                sheet.choose(self._parts.index_of(meant, state.seat))

    def _meant(self, offers: Offers) -> Box | None:
        """Return the box that the player wants, or will want most likely: the one with most points, of equal ones the turn's."""
        if self.special is not None:
            return next(iter(offers.zeros)) if len(offers.zeros) == 1 else None
        ranked = offers.ranked(self._flow.view.turn_box)
        return self._wished if self._wished in ranked else next(iter(ranked), None)

    @property
    def other(self) -> Box | None:
        """The best box beside the one that is chosen, once words are accepted."""
        state = self._flow.view.state
        if state.phase is not Phase.MARKING or self.special is not None:
            return None
        return next((box for box in self.offers.ranked(self._flow.view.turn_box) if box is not self.chosen), None)

    def other_action(self, instead: Sequence[str], *, shown: bool) -> Action[Command]:
        """Offer to fill that box."""
        box = self.other if shown else None
        if box is None:
            return Action(shown=False)
        return Action(box_words(box, self.offers), does=partial(self.write, box), instead=instead)

    @property
    def primes(self) -> int:
        """The points that accepted words of seven letters bring beside any box."""
        view = self._flow.view
        is_accepted = view.state.phase is Phase.MARKING
        return YAHTZEE_PRIME * primes_of(position_of(view).sheet, accepted(view)) if is_accepted else 0

    def preview(self, command: Command) -> Preview | Refusal:
        """Return what a command of the one to move would do."""
        return self._flow.session.preview(self._flow.view.state.seat, command)

    @property
    def chosen(self) -> Box | None:
        """The box that is chosen on the sheet."""
        code = self._parts.sheet.view.chosen_code()
        return Box(code) if code is not None and code in set(Box) else None

    # ---- writing ------------------------------------------------------------------------------------------------------------

    def write(self, box: Box) -> None:
        """Do what fills a box: propose or claim first, choose where the 0 goes, or write."""
        view = self._flow.view
        if self.special is not None:
            self._flow.submit(Mark(self.special, box))
        elif box in self.offers.zeros:
            self._flow.submit(Zero(box))
        elif view.state.phase is Phase.TURN:
            self._wished = box
            self._flow.submit(Claim(box) if box in CLAIMS else Propose(self._parts.tray.draft.words))
        elif box in SPECIAL and view.turn_box is None:
            self._write_special(box)
        else:
            self._flow.submit(Mark(box))

    def _write_special(self, box: Box) -> None:
        """Fill a special box in free order: at once where only one box can take the 0, else ask which."""
        zeros = position_of(self._flow.view).zeros
        if len(zeros) == 1:
            self._flow.submit(Mark(box, zeros[0]))
            return
        self.special = box
        self._parts.sheet.unchoose()
        self.mark_dirty()
        self._flow.show_now()
        self._flow.announce(self._parts.card.text)
        self._parts.sheet.view.setFocus(Qt.FocusReason.TabFocusReason)

    def _claim(self, box: Box) -> None:
        """Go for a special box, or say why not."""
        view, draft = self._flow.view, self._parts.tray.draft
        beside = None if view.turn_box else next(iter(position_of(view).zeros), None)
        if box in self.offers.points:
            self.write(box)
        elif view.state.phase is Phase.MARKING:
            self._flow.submit(Mark(box, beside))
        elif box in CLAIMS:
            self._flow.submit(Claim(box))
        elif not draft.words or draft.unnamed is not None:
            self._flow.explain(self.tr("« {box} » : pose d’abord tes lettres.").format(box=TEXTS.box(box)))
        else:
            barred = written(position_of(view), found_in(view, draft.words), box, beside)
            if isinstance(barred, Barred):
                self._flow.explain(TEXTS.refusal(barred.code, {"box": box.value}))
            else:
                self._flow.submit(Propose(draft.words))

    def open_menu(self, button: QWidget) -> None:
        """Open the menu of the special boxes over its button."""
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        at = button.mapToGlobal(button.rect().topLeft())
        at.setY(at.y() - menu.sizeHint().height() - self._parts.tray.theme.px(6))
        menu.popup(at)

    def menu(self) -> HouseMenu:
        """Make the menu: special boxes, one rack more, zeros; a box that cannot be filled says why when it is chosen."""
        menu = HouseMenu(self._parts.tray.theme, self._screen)
        view = self._flow.view
        sheet = view.state.sheets[view.state.seat]
        beside = [box for box in self.offers.ranked(view.turn_box) if box not in SPECIAL] if self.other is not None else []
        for box in (*beside, *SPECIAL):
            points = self.offers.points.get(box)
            name = TEXTS.box(box)
            if points is not None:
                name = self.tr("{box} : {points}").format(box=name, points=points)
            menu.addAction(name, partial(self._claim, box)).setEnabled(sheet.is_open(box))
        menu.addSeparator()
        laying = view.state.phase is Phase.TURN
        if laying and len(self._parts.tray.draft.racks) < MOST_RACKS and sheet.is_open(Box.CHANCE):
            menu.addAction(self.tr("Un chevalet de plus, pour la Chance"), self._add_rack)
        for box in position_of(view).zeros if view.turn_box is not None else ():
            label = self.tr("Mettre zéro dans « {box} »").format(box=TEXTS.box(box))
            menu.addAction(label, partial(self._flow.submit, Zero(box)))
        return menu

    # ---- the sheet ----------------------------------------------------------------------------------------------------------

    def _on_picked(self, code: str, column: int) -> None:
        """Fill a box at once; one that would get nothing is only chosen, and barred by a second click or Delete."""
        sheet, box = self._parts.sheet, Box(code)
        index = sheet.model.index(sheet.model.row_of(code), column + 1)
        if self._flow.busy or box not in self.offers.zeros or self.special is not None or sheet.view.is_meant(index):
            self._flow.press(Action(does=partial(self.write, box)))
        elif sheet.view.by_keys:
            self._flow.explain(give_up_words())

    def _on_crossed(self, code: str, _column: int) -> None:
        self._flow.press(Action(command=Zero(Box(code))))

    def _on_denied(self, code: str, _column: int) -> None:
        """Say which rule keeps a box closed."""
        if self._flow.may_act() is None or self._flow.paused:
            return
        refusal = self.preview(Zero(Box(code)))
        if not self._flow.view.state.dice and isinstance(refusal, Refusal):
            self._flow.explain(TEXTS.refusal(refusal.code, refusal.args))
        else:
            self._claim(Box(code))
