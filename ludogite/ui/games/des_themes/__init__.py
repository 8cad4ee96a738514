"""All that is seen and heard of Dés à thèmes."""

from ludogite.ui.game_ui import GameUi, ProfileNotes
from ludogite.ui.screen.timeline import Turns
from ludogite.ui.values import Felt, Part, noop

GAME_UI = GameUi(
    id="des_themes",
    asks=noop("Texts", "Trois réponses !"),
    label=noop("Texts", "Dés à thèmes"),
    article="les",
    credit=noop("Texts", "Dés à thèmes suit un jeu de William Athia."),
    profile=ProfileNotes(
        birth_year=noop("Texts", "Aux Dés à thèmes, le plus jeune lance d’abord."),
        speaking_time=noop("Texts", "Aux Dés à thèmes, pour dire ton mot."),
    ),
    felt=Felt("#7E4E10", "#63420F", "#2B1A00"),
    draw_emblem=Part("ludogite.ui.games.des_themes.emblem:draw"),
    texts=Part("ludogite.ui.games.des_themes.texts:TEXTS"),
    tell=Part("ludogite.ui.games.des_themes.events:tell"),
    words_of=Part("ludogite.ui.games.des_themes.events:words_of"),
    phone=Part("ludogite.ui.games.des_themes.phone:PHONE"),
    make_screen=Part("ludogite.ui.games.des_themes.table:make_screen"),
    problem_board=Part("ludogite.ui.games.des_themes.three_answers:make_board"),
    sounds=Part("ludogite.ui.games.des_themes.sounds:SOUNDS"),
    turns=Turns(
        lambda view: (0, view.round, None) if view.round else None,
        alone=noop("Timeline", "Manche {n}"),
        lies=lambda view: bool(view.letters),
    ),
    lesson=Part("ludogite.ui.games.des_themes.lesson:LESSON"),
    story=Part("ludogite.ui.games.des_themes.story:tell"),
    sheets=Part("ludogite.ui.games.des_themes.sheets:SHEETS"),
    workshop=Part("ludogite.ui.games.des_themes.workshop:WORKSHOP"),
    pictures=Part("ludogite.ui.games.des_themes.rule_pictures:PICTURES"),
    statistics=Part("ludogite.ui.games.des_themes.statistics:STATISTICS"),
    sample=Part("ludogite.ui.games.des_themes.sample:SAMPLE"),
)
