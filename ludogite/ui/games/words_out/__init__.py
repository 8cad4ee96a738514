"""All that is seen and heard of Words Out."""

from ludogite.ui.game_ui import Felt, GameUi, Part, noop

GAME_UI = GameUi(
    id="words_out",
    label=noop("Texts", "Words Out"),
    felt=Felt("#54457F", "#403562", "#1C1236"),
    draw_emblem=Part("ludogite.ui.games.words_out.emblem:draw"),
    texts=Part("ludogite.ui.games.words_out.texts:TEXTS"),
    tell=Part("ludogite.ui.games.words_out.events:tell"),
    make_screen=Part("ludogite.ui.games.words_out.screen:WordsOutTable"),
)
