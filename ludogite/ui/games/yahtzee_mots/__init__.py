"""All that is seen and heard of Yahtzee des Mots."""

from ludogite.ui.game_ui import GameUi
from ludogite.ui.screen.timeline import Turns
from ludogite.ui.values import Felt, Part, noop

GAME_UI = GameUi(
    id="yahtzee_mots",
    asks=noop("Texts", "Le plus beau mot ?"),
    label=noop("Texts", "Yahtzee des Mots"),
    article="le",
    felt=Felt("#7C3548", "#5E2A3A", "#330D18"),
    draw_emblem=Part("ludogite.ui.games.yahtzee_mots.emblem:draw"),
    texts=Part("ludogite.ui.games.yahtzee_mots.texts:TEXTS"),
    tell=Part("ludogite.ui.games.yahtzee_mots.events:tell"),
    words_of=Part("ludogite.ui.games.yahtzee_mots.events:words_of"),
    phone=Part("ludogite.ui.games.yahtzee_mots.phone:PHONE"),
    make_screen=Part("ludogite.ui.games.yahtzee_mots.table:make_screen"),
    sounds=Part("ludogite.ui.games.yahtzee_mots.sounds:SOUNDS"),
    turns=Turns(
        lambda view: (
            (view.state.partie if view.options.parties > 1 else 0, view.state.turn, view.state.seat) if view.state.turn else None
        ),
        noop("Timeline", "Manche {part} · tour {n}"),
        lies=lambda view: view.state.rolls > 0,
    ),
    lesson=Part("ludogite.ui.games.yahtzee_mots.lesson:LESSON"),
    tutor=Part("ludogite.ui.games.yahtzee_mots.tutor:POLICY"),
    story=Part("ludogite.ui.games.yahtzee_mots.story:tell"),
    choices=Part("ludogite.ui.games.yahtzee_mots.choices:PICTURES"),
    sheets=Part("ludogite.ui.games.yahtzee_mots.sheets:SHEETS"),
    pictures=Part("ludogite.ui.games.yahtzee_mots.rule_pictures:PICTURES"),
    statistics=Part("ludogite.ui.games.yahtzee_mots.statistics:STATISTICS"),
    sample=Part("ludogite.ui.games.yahtzee_mots.sample:SAMPLE"),
)
