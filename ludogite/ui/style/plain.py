"""Show what people write as they wrote it: Qt reads a tooltip or a label that looks like HTML as HTML, and ``&`` as a key.

A profile called ``<img src=/x.png>`` must load no file. Every tooltip is set by ``set_tip``, every line of a menu that holds a name
goes through ``menu_text``, and labels are plain unless they say otherwise.
"""

from __future__ import annotations

from typing import Protocol


class Tipped(Protocol):
    """What has a tooltip: a widget, an action, an item."""

    def setToolTip(self, text: str, /) -> object:
        """Take the text."""


def set_tip(owner: Tipped, text: str) -> None:
    """Show a text, letter by letter, while the pointer rests on something; an empty one shows nothing."""
    owner.setToolTip(shown_plain(text))


def in_sentences(*parts: str) -> str:
    """Join what is said one after the other to a screen reader; a part that is a sentence already keeps its one full stop."""
    return ". ".join(part.removesuffix(".") for part in parts if part)


def escaped(text: str) -> str:
    """Return what HTML shows as this text: three signs, for which no start imports ``html`` and its two thousand entities."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def shown_plain(text: str) -> str:
    """Return what Qt shows as this text, where it guesses whether a text is HTML."""
    if "<" not in text and "&" not in text:
        return text
    return f"<span>{escaped(text)}</span>".replace("\n", "<br>")


def menu_text(text: str) -> str:
    """Return what a menu shows as this text."""
    return text.replace("&", "&&")
