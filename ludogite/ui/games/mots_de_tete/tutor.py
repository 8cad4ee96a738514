"""What the tutor weighs in Mots de Tête: a word, against the best one of everyday words; a pass."""

from __future__ import annotations

from ludogite.core.advice import AnyAdvice, Remark
from ludogite.games.mots_de_tete.moves import Pass, Write
from ludogite.ui.screen.tutor import TutorPolicy


def cost(advice: AnyAdvice | None, remark: Remark) -> float | None:
    """Give what a play loses against the best of everyday words, where there is one, else against the best."""
    told = {one.code: dict(one.args) for one in advice.remarks} if advice is not None else {}
    best = told.get("mots_de_tete.best_common") or told.get("mots_de_tete.best")
    if best is None or remark.code not in {"mots_de_tete.judge_other", "mots_de_tete.judge_pass"}:
        return None
    return float(best["value"]) - float(dict(remark.args).get("mine", 0.0))


POLICY = TutorPolicy((Write, Pass), cost, 8.0)
