"""Offer the widgets of the house.

Each takes the ``theme`` first.  A widget's rectangle is the body one sees (layouts align faces); its soft shadow and its
focus ring are painted outside by followers: leave 8 px between neighbours.

Text
    ``Label(look, role, colour, text, wrap=, tabular=, strong=)``  text in a role of type and colour
    ``LineLabel(look, role, colour)``  a text of one line that is cut where there is no room: quiet words beside others
    ``KeyHint(look, keys, text)``  keys and what they do now; ``set_hint(("1", "–", "5"), …)``
Buttons (all ``QAbstractButton``: ``clicked``, ``setEnabled``, ``setText``; Space and Enter act)
    ``PrimaryButton(look, text, mark=, compact=)``  the one enamel button; ``set_mark set_pips(filled, total) set_note
    set_display``
    ``PaperButton(look, text, mark=, tone="plain"|"soft"|"danger", compact=, drops=)``  every other button
    ``WoodButton(look, mark, text)``  on the walnut bar · ``IconButton(look, mark, name)``  bare icon on paper
    ``LinkButton(look, text, mark=, colour=)``  a quiet text that acts
Surfaces
    ``Page(look)``  base of a page: paints the ground, calls ``retranslate`` and ``apply_theme``
    ``HeaderBar(look)``  ``set_title(title, subtitle)``, ``add_action(mark, text, checkable=, name=)``, signal ``back``
    ``Paper(look)``  ``set_stripe(colour)``, ``set_frame(colour)`` · ``Tray(look, felt, frame=)``  ``felt_rect()``
    ``Scroll(look)``  fill its ``column`` (QVBoxLayout) · ``Notice(look)``  ``show_message(kind, text, action)``
Choices
    ``OptionCard(look, title, text)``  radio card · ``Segmented(look, items, current)``  signal ``chosen(key)``
    ``Switch(look, name)``  ``toggled`` · ``Stepper(look, minimum, maximum, value, step=)``  ``valueChanged``
    ``TextField(look, placeholder, columns=)``  ``set_wrong`` · ``HouseMenu(look)``
People and games
    ``Medallion(look, number, diameter)`` · ``SeatRow(look)``  ``set_seat set_note set_levels``, ``removed level_chosen``
    ``Emblem(look, art, width, height)``
Base classes for new ones: ``Control`` (a painted button), ``Shadow``, ``FocusRing``.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ludogite.ui.widgets.base import Centre, Control, FocusRing, Label, Left, LineLabel, Page, Right, Shadow
from ludogite.ui.widgets.buttons import IconButton, LinkButton, PaperButton, PrimaryButton, WoodButton
from ludogite.ui.widgets.emblem import Emblem, emblem
from ludogite.ui.widgets.fields import HouseMenu, TextField
from ludogite.ui.widgets.keys import KeyHint
from ludogite.ui.widgets.panels import HeaderBar, Notice, Paper, Scroll, ThinBar, Tray

if TYPE_CHECKING:
    from ludogite.ui.widgets.choices import OptionCard, Segmented, Stepper, Switch
    from ludogite.ui.widgets.people import Medallion, SeatRow

__all__ = [
    "Centre",
    "Control",
    "Emblem",
    "FocusRing",
    "HeaderBar",
    "HouseMenu",
    "IconButton",
    "KeyHint",
    "Label",
    "Left",
    "LineLabel",
    "LinkButton",
    "Medallion",
    "Notice",
    "OptionCard",
    "Page",
    "Paper",
    "PaperButton",
    "PrimaryButton",
    "Right",
    "Scroll",
    "SeatRow",
    "Segmented",
    "Shadow",
    "Stepper",
    "Switch",
    "TextField",
    "ThinBar",
    "Tray",
    "WoodButton",
    "emblem",
]
_LATER = {
    "Medallion": "people",
    "OptionCard": "choices",
    "SeatRow": "people",
    "Segmented": "choices",
    "Stepper": "choices",
    "Switch": "choices",
}
"""The module of each widget that the home page does not show: imported when it is asked for."""


def __getattr__(name: str) -> Any:
    """Import what is asked for by name."""
    if name not in _LATER:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
