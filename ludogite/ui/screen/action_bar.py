"""The one enamel button of a table and the paper buttons beside it: what the flow offers, written and pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Open, Seat
from ludogite.ui.flow.game_flow import AnyFlow
from ludogite.ui.flow.offer import Action, Offer
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.buttons import PaperButton, PrimaryButton, shared_widths

PRIMARY_WIDE, PRIMARY_WIDE_SMALL = 400, 340
PRIMARY_SHARE, PRIMARY_SHARE_LARGE, PRIMARY_SHARE_LEAST = 0.5, 0.62, 0.4
"""What of the row the primary action may take at the cost of the others, where the text is large, and where others would be cut."""


class ActionBar(QObject):
    """Writes actions on buttons and passes presses on to the flow; ``rewritten`` is called when other buttons stand there."""

    def __init__(self, theme: Theme, flow: AnyFlow, screen: QWidget, rewritten: Callable[[], None]) -> None:
        super().__init__(screen)
        self._theme, self._flow, self._rewritten = theme, flow, rewritten
        self.primary = PrimaryButton(theme, "", screen)
        self.primary.setVisible(not flow.watching)  # who watches has nothing to press
        self.primary.clicked.connect(self._on_primary)
        self.primary.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # clicked, it leaves the keyboard at the play
        self.secondary: list[PaperButton] = []
        self.room_for: Callable[[], Sequence[PaperButton]] = lambda: self.secondary
        """For which buttons room is kept beside the primary action, whether they stand there now or not."""
        self.leave: Callable[[], object] = lambda: None
        """Takes the keyboard elsewhere from a button that goes away."""
        self._offer: Offer[Any] | None = None
        self._meanings: dict[QWidget, tuple[object, ...]] = {}
        self._looks: dict[QWidget, tuple[object, ...]] = {}
        self._widths: tuple[int, ...] = ()
        self._seat: Seat | None = None
        """Who was asked alone here the last time."""

    def add(self, buttons: Sequence[PaperButton]) -> None:
        """Take the secondary buttons, in the order of the offer's other actions."""
        self.secondary = list(buttons)
        for number, button in enumerate(buttons):
            button.clicked.connect(partial(self._on_other, number))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _on_primary(self) -> None:
        self._flow.press_primary(by_key=self.primary.by_key)

    def _on_other(self, number: int, *_checked: bool) -> None:
        self._flow.press_other(number)

    def press_primary(self, made: float | None = None, *, by_key: bool = False) -> None:
        """Do the primary action, pressed at a time (ms) elsewhere than on its button: by Enter, or on the cup, which throws."""
        self.primary.by_key = by_key
        if self.primary.takes(made):
            self._flow.press_primary(made, by_key=by_key)

    def press_other(self, button: PaperButton, made: float | None = None) -> None:
        """Do what a secondary button stands for, by its key, which takes no press either that was made before it was seen."""
        if not button.isHidden() and button.takes(made):
            self._flow.press_other(self.secondary.index(button))

    def show(self, offer: Offer[Any], requests: tuple[Open, ...]) -> None:
        """Write what is offered now as the answer to some requests."""
        written, is_handed = False, self._is_handed(offer, requests)
        if offer.band is not None:
            self.primary.setAccessibleDescription(" ".join(filter(None, (f"{offer.band.title}.", offer.band.subtitle))))
        for button, action in zip(self.secondary, offer.others, strict=False):
            if button.hasFocus() and not (action.shown and action.able):
                self.leave()
            written = self._write(button, action, requests, is_handed=is_handed) or written
            if action.shown is button.isHidden():
                button.setVisible(action.shown)
                written = True
        if offer.primary is not None:
            if self.primary.hasFocus() and not offer.primary.able:
                self.leave()
            written = self._write(self.primary, offer.primary, requests, is_handed=is_handed) or written
        if written:
            self._make_room()

    def _is_handed(self, offer: Offer[Any], requests: tuple[Open, ...]) -> bool:
        """Tell whether it is another person's turn at this screen than the last time."""
        here = {asked.request.seat for asked in requests if self._flow.acts_here(asked.request.seat)}
        if len(here) != 1 or offer.primary is None or offer.primary.status or not offer.primary.able:
            return False
        before, self._seat = self._seat, here.pop()
        return before not in {None, self._seat}

    def _write(
        self, button: PrimaryButton | PaperButton, action: Action[Any], requests: tuple[Open, ...], *, is_handed: bool
    ) -> bool:
        """Write an action on its button; return whether it looks otherwise than before.

        The button takes no press for a moment if it means something else, whatever its label is, or answers another request;
        for a longer one where that is somebody else's (``is_handed``).
        """
        does = action.does.func if isinstance(action.does, partial) else action.does
        answered = requests if action.answers is None else action.answers.token
        meaning = type(action.command), getattr(does, "__qualname__", ""), action.destroys, answered
        if self._meanings.get(button, meaning) != meaning:
            button.debounce(is_handed=is_handed)
        self._meanings[button] = meaning
        looks = action.label, action.able, action.note, action.pips, action.mark, action.shout, action.status
        if self._looks.get(button) == looks and button.text() == action.label:
            return False
        self._looks[button] = looks
        button.setText(action.label)
        button.setAccessibleName(", ".join(filter(None, (action.label, action.note))))
        button.setEnabled(action.able)
        button.set_mark(action.mark)
        if isinstance(button, PrimaryButton):
            button.set_display(action.shout)
            button.set_pips(*action.pips)
            button.set_note(action.note)
            button.set_status(status=action.status)
        else:
            button.keep_room(*action.instead)
        return True

    def _make_room(self) -> None:
        """Have everything placed anew where other buttons stand there than before; what they say moves nothing."""
        widths = tuple(0 if button.isHidden() else button.sizeHint().width() for button in self.secondary)
        if widths != self._widths:
            self._widths = widths
            self._rewritten()

    def lay(self, left: int, bottom: int, main: int) -> int:
        """Place the actions above a line (px): the primary at the right, the others from the left; return their height.

        Where they stand does not depend on what they say.
        """
        theme, gap = self._theme, self._theme.px(12)
        high = 0 if self._flow.watching else self.primary.sizeHint().height()
        for button in self.secondary:
            button.set_bare(None)
        buttons = self.room_for()
        beside = [button.sizeHint().width() for button in buttons]
        most = theme.text_px(PRIMARY_WIDE_SMALL if theme.small else PRIMARY_WIDE)
        least = min(most, round(main * (PRIMARY_SHARE if theme.text_scale == 1 else PRIMARY_SHARE_LARGE)))
        wide = max(min(most, main - sum(beside) - gap * len(beside)), least)
        if sum(button.least_width() for button in buttons) > main - wide - gap * len(beside):  # their pictures say it, if any
            for button in buttons:
                button.set_bare(button.picture)
            beside = [button.sizeHint().width() for button in buttons]
            wide = max(wide, min(most, main - sum(beside) - gap * len(beside)))
        needed = sum(button.least_width() for button in buttons) + gap * len(buttons)
        if theme.text_scale > 1 and needed > main - wide:  # words that are cut cost more than room at the primary
            wide = max(main - needed, round(main * PRIMARY_SHARE_LEAST))
        widths = dict(zip(buttons, shared_widths(buttons, main - wide - gap * len(beside)), strict=True))
        self.primary.setGeometry(left + main - wide, bottom - high, wide, high)
        x = left
        for button in self.secondary:
            if not button.isHidden():
                width = widths.get(button, button.sizeHint().width())
                button.setGeometry(x, bottom - high, width, button.height_at(width, high))
                x += button.width() + gap
        return high
