"""Cochon on a phone: throw, or keep."""

from __future__ import annotations

from ludogite.core.codec import Json
from ludogite.services.phone_acts import Fields
from ludogite.services.phone_form import Do, Held, Part, PhoneUi, Sentence
from tests.contract.sixth.engine.rules import State


def parts(held: Held) -> tuple[Part, ...]:
    """Show the pot, and to whoever has the turn the two things to do."""
    view: State = held.view
    pot = Sentence(f"{held.names[view.seat]} +{view.pot}", "big")
    if not held.asked:
        return (pot,)
    return pot, Do("Throw", "1–6"), *((Do("Hold", f"+{view.pot}", is_main=False),) if view.pot else ())


def command(held: Held, act: str, fields: Fields) -> Json:
    """Make a command of an act; raises ValueError for one that no form has."""
    if act not in {"Throw", "Hold"}:
        raise ValueError(act)
    return {"kind": act}


PHONE = PhoneUi(parts, command, turn=lambda view: view.seat)
