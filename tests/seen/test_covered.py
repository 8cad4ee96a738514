"""The search for secrets in what was heard: letters of covered hands are found, and nothing else."""

from __future__ import annotations

import pytest

from tests.seen.covered import Known, secrets

pytestmark = pytest.mark.seen


def test_a_letter_that_only_a_covered_hand_has_may_not_be_heard() -> None:
    open_, covered = frozenset("ao"), frozenset({"k", "z", "joker"})
    known = [Known(0.0, 0, open_, covered), Known(10.0, None, open_, covered)]
    said = [
        (5.0, "O, rejouer."),
        (5.0, "Papi pose A : OKA."),
        (6.0, "K."),
        (20.0, "Zoé, appuie sur Z ou sur le bouton pour voir ta main."),
        (21.0, "La main : A, joker"),
    ]
    assert [line.split(" in ")[0] for line in secrets(said, known)] == ["6.000 0: k", "21.000 None: joker"]


def test_who_sat_there_may_hear_their_own_cards_while_the_curtain_falls() -> None:
    known = [Known(0.0, 0, frozenset("k"), frozenset("z")), Known(10.0, None, frozenset(), frozenset("kz"))]
    assert list(secrets([(11.0, "K.")], known)) == []
    assert len(list(secrets([(12.0, "K.")], known))) == 1
