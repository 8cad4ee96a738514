"""All that is seen and heard of Dés à thèmes."""

from ludogite.ui.game_ui import Felt, GameUi, Part, noop

GAME_UI = GameUi(
    id="des_themes",
    label=noop("Texts", "Dés à thèmes"),
    felt=Felt("#7E4E10", "#63420F", "#2B1A00"),
    draw_emblem=Part("ludogite.ui.games.des_themes.emblem:draw"),
    texts=Part("ludogite.ui.games.des_themes.texts:TEXTS"),
    tell=Part("ludogite.ui.games.des_themes.events:tell"),
    make_screen=Part("ludogite.ui.games.des_themes.table:DesThemesTable"),
)
