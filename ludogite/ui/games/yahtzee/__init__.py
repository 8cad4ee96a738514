"""All that is seen and heard of classic Yahtzee."""

from ludogite.ui.game_ui import GameUi
from ludogite.ui.screen.timeline import Turns
from ludogite.ui.values import Felt, Part, noop

GAME_UI = GameUi(
    id="yahtzee",
    asks=noop("Texts", "Que gardes-tu ?"),
    label=noop("Texts", "Yahtzee"),
    article="le",
    owner="Hasbro",
    felt=Felt("#29634A", "#1F5243", "#06281B"),
    draw_emblem=Part("ludogite.ui.games.yahtzee.emblem:draw"),
    texts=Part("ludogite.ui.games.yahtzee.texts:TEXTS"),
    tell=Part("ludogite.ui.games.yahtzee.events:tell"),
    phone=Part("ludogite.ui.games.yahtzee.phone:PHONE"),
    make_screen=Part("ludogite.ui.games.yahtzee.table:make_screen"),
    sounds=Part("ludogite.ui.games.yahtzee.sounds:SOUNDS"),
    turns=Turns(
        lambda view: (view.manche if view.manches > 1 else 0, view.turn, view.seat) if view.turn else None,
        lies=lambda view: bool(view.dice),
    ),
    lesson=Part("ludogite.ui.games.yahtzee.lesson:LESSON"),
    tutor=Part("ludogite.ui.games.yahtzee.tutor:POLICY"),
    story=Part("ludogite.ui.games.yahtzee.story:tell"),
    choices=Part("ludogite.ui.games.yahtzee.choices:PICTURES"),
    sheets=Part("ludogite.ui.games.yahtzee.sheets:SHEETS"),
    statistics=Part("ludogite.ui.games.yahtzee.statistics:STATISTICS"),
    sample=Part("ludogite.ui.games.yahtzee.sample:SAMPLE"),
)
