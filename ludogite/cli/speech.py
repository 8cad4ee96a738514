"""What the command line says of a log, a resource or a file, in the person's language where Qt's translations can be had."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludogite import paths
from ludogite.core.rules import Refusal


def sentence(code: str, values: Mapping[str, str | int], lang: str | None) -> str:
    """Say what is wrong with a log or a resource."""
    texts = _texts(lang)
    return f"{code} {dict(values)}" if texts is None else str(texts.log_error(code, values))


def refused(refusal: Refusal, lang: str | None) -> str:
    """Say why a file is refused."""
    texts = _texts(lang)
    return refusal.code if texts is None else str(texts.refusal(refusal.code, refusal.args))


def fairness(other: int | None, *, by_hand: bool, lang: str | None) -> str:
    """Say whether the code of a game gives its dice; ``other``: the first entry, from 1, that it does not give."""
    texts = _texts(lang)
    if texts is None:
        return f"dice: {other or ('by_hand' if by_hand else 'by_code')}"
    return str(texts.fairness(other, by_hand=by_hand))


def _texts(lang: str | None) -> Any:
    """Speak a language, and give what says the sentences; None without Qt."""
    try:
        from ludogite.ui import texts  # noqa: PLC0415 - Qt may be missing
        from ludogite.ui.style import i18n  # noqa: PLC0415
    except ImportError:
        return None
    i18n.speak_in_terminal(paths.translations(), lang)
    return texts
