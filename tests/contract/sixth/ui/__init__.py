"""All that is seen and heard of Cochon: no lesson, no sheets, no coach, no story, no sounds, and no sample."""

from pathlib import Path

from ludogite.ui.game_ui import GameUi
from ludogite.ui.screen.timeline import Turns
from ludogite.ui.values import Felt, Part

GAME_UI = GameUi(
    id="cochon",
    label="Cochon",
    felt=Felt("#5B3A5E", "#43284A", "#240F2C"),
    draw_emblem=Part("tests.contract.sixth.ui.emblem:draw"),
    texts=Part("tests.contract.sixth.ui.texts:TEXTS"),
    tell=Part("tests.contract.sixth.ui.texts:tell"),
    make_screen=Part("tests.contract.sixth.ui.table:make_screen"),
    turns=Turns(lambda view: (0, view.turn, view.seat)),
    phone=Part("tests.contract.sixth.ui.phone:PHONE"),
    rules=Path(__file__).parent / "rules",
)
