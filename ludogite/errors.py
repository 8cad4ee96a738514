"""The one error of the command line."""

from __future__ import annotations


class CommandError(Exception):
    """Something the person at the terminal can put right; the message is for them."""
