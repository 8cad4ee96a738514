"""All that is seen and heard of Mots de Tête."""

from ludogite.ui.game_ui import GameUi
from ludogite.ui.screen.timeline import Turns
from ludogite.ui.values import Felt, Part, noop

GAME_UI = GameUi(
    id="mots_de_tete",
    asks=noop("Texts", "La meilleure place ?"),
    label=noop("Texts", "Mots de Tête"),
    owner="Hornswoggle Games",
    felt=Felt("#275675", "#214A63", "#061F33"),
    draw_emblem=Part("ludogite.ui.games.mots_de_tete.emblem:draw"),
    texts=Part("ludogite.ui.games.mots_de_tete.texts:TEXTS"),
    tell=Part("ludogite.ui.games.mots_de_tete.events:tell"),
    words_of=Part("ludogite.ui.games.mots_de_tete.events:words_of"),
    phone=Part("ludogite.ui.games.mots_de_tete.phone:PHONE"),
    make_screen=Part("ludogite.ui.games.mots_de_tete.table:make_screen"),
    sounds=Part("ludogite.ui.games.mots_de_tete.sounds:SOUNDS"),
    turns=Turns(lambda view: (0, view.turn, view.seat) if view.turn else None, lies=lambda view: bool(view.n)),
    lesson=Part("ludogite.ui.games.mots_de_tete.lesson:LESSON"),
    tutor=Part("ludogite.ui.games.mots_de_tete.tutor:POLICY"),
    story=Part("ludogite.ui.games.mots_de_tete.story:tell"),
    choices=Part("ludogite.ui.games.mots_de_tete.choices:PICTURES"),
    sheets=Part("ludogite.ui.games.mots_de_tete.sheets:SHEETS"),
    workshop=Part("ludogite.ui.games.mots_de_tete.workshop:WORKSHOP"),
    pictures=Part("ludogite.ui.games.mots_de_tete.rule_pictures:PICTURES"),
    statistics=Part("ludogite.ui.games.mots_de_tete.statistics:STATISTICS"),
    sample=Part("ludogite.ui.games.mots_de_tete.sample:SAMPLE"),
)
