"""All that is seen and heard of Yahtzee des Mots."""

from ludogite.ui.game_ui import Felt, GameUi, Part, noop

GAME_UI = GameUi(
    id="yahtzee_mots",
    label=noop("Texts", "Yahtzee des Mots"),
    felt=Felt("#7C3548", "#5E2A3A", "#330D18"),
    draw_emblem=Part("ludogite.ui.games.yahtzee_mots.emblem:draw"),
    texts=Part("ludogite.ui.games.yahtzee_mots.texts:TEXTS"),
    tell=Part("ludogite.ui.games.yahtzee_mots.events:tell"),
    make_screen=Part("ludogite.ui.games.yahtzee_mots.screen:YahtzeeMotsTable"),
)
