"""All that is seen and heard of Words Out."""

from ludogite.ui.game_ui import GameUi
from ludogite.ui.screen.timeline import Turns
from ludogite.ui.values import Felt, Part, noop

GAME_UI = GameUi(
    id="words_out",
    asks=noop("Texts", "La meilleure rangée ?"),
    label=noop("Texts", "Words Out"),
    owner="YAQUA",
    winks={"INCONTRABLE": noop("Texts", "Ce mot n’existe que chez nous, sur dix cartes de Words Out.")},
    felt=Felt("#54457F", "#403562", "#1C1236"),
    draw_emblem=Part("ludogite.ui.games.words_out.emblem:draw"),
    texts=Part("ludogite.ui.games.words_out.texts:TEXTS"),
    tell=Part("ludogite.ui.games.words_out.events:tell"),
    words_of=Part("ludogite.ui.games.words_out.events:words_of"),
    phone=Part("ludogite.ui.games.words_out.phone:PHONE"),
    make_screen=Part("ludogite.ui.games.words_out.table:make_screen"),
    sounds=Part("ludogite.ui.games.words_out.sounds:SOUNDS"),
    turns=Turns(lambda view: (view.deal, None, view.turn) if view.deal else None, noop("Timeline", "Donne {part} · tour {n}")),
    lesson=Part("ludogite.ui.games.words_out.lesson:LESSON"),
    story=Part("ludogite.ui.games.words_out.story:tell"),
    choices=Part("ludogite.ui.games.words_out.choices:PICTURES"),
    sheets=Part("ludogite.ui.games.words_out.sheets:SHEETS"),
    pictures=Part("ludogite.ui.games.words_out.rule_pictures:PICTURES"),
    statistics=Part("ludogite.ui.games.words_out.statistics:STATISTICS"),
    sample=Part("ludogite.ui.games.words_out.sample:SAMPLE"),
)
