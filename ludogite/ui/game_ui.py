"""What the interface knows of a game: one frozen :class:`GameUi` per game, listed in ``ludogite/ui/catalog.py``.

The package of a game (``ludogite/ui/games/<id>``) is the only place that names it. What a game does not have is None, and then
nobody offers it. A descriptor is light: it holds a name, colours and :class:`Part` values; the modules behind these are imported
when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication

from ludogite.late import late
from ludogite.ui.texts import unknown_game
from ludogite.ui.values import Felt, GameArt, Part

with late:  # no start says anything of a game
    from ludogite.ui.texts import game

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from ludogite.games.game import AnyRules
    from ludogite.services.day_problem import Shown
    from ludogite.services.game_session import AnySession
    from ludogite.services.phone_form import PhoneUi
    from ludogite.services.rehearsal import Tried
    from ludogite.services.sound import Sound
    from ludogite.ui.printed.order import PrintedSheets
    from ludogite.ui.screen.drawn_choice import ChoicePictures
    from ludogite.ui.screen.game_screen import AnyScreen
    from ludogite.ui.screen.lesson import AnyLesson
    from ludogite.ui.screen.rule_picture import Pictures
    from ludogite.ui.screen.sample import Sample
    from ludogite.ui.screen.statistics import Statistics
    from ludogite.ui.screen.story import Ended, Story
    from ludogite.ui.screen.timeline import Turns
    from ludogite.ui.screen.tutor import TutorPolicy
    from ludogite.ui.screen.workshop import Workshop
    from ludogite.ui.style.theme import Theme
    from ludogite.ui.texts.game import GameTexts

Sounds: TypeAlias = "Mapping[type[Any], Sound | Callable[[Any], Sound | None]]"
"""The sound of an event by its type, or what tells it from the event."""


class ProfileNotes(NamedTuple):
    """What a game says on the page of a profile, beside the fields that it uses: French sentences, "" for one that it does not."""

    birth_year: str = ""
    speaking_time: str = ""


class GameUi(NamedTuple):
    """All that is seen and heard of one game.

    ``label`` is its French name, marked for the extractor; ``article`` goes before it in a sentence ("les": "aux ..."), "" for
    none. ``draw_emblem`` draws what lies in its compartment, in a field of 200 × 150. ``tell`` says an event in one sentence
    with the names by seat, None for one that needs no words, and raises ``KeyError`` for what is no event of the game.
    ``words_of`` lists the words that an event plays, to be looked up. ``sounds`` are those of its events: an event that is not
    named is silent. ``turns`` finds them in a replay, ``lesson`` is the guided first game, ``tutor`` what is weighed before it
    is played, ``story`` the paper beside the podium, ``choices`` draws those that were dear, ``sheets`` are blank ones to print,
    ``workshop`` is where a family makes something of its own for the game, ``phone`` what a person's phone shows of it.
    """

    id: str
    label: str
    felt: Felt
    draw_emblem: Part[Callable[[QPainter, Theme], None]]
    texts: Part[GameTexts]
    tell: Part[Callable[[object, Sequence[str]], str | None]]
    make_screen: Part[Callable[[Theme, AnySession], AnyScreen]]
    words_of: Part[Callable[[object], tuple[str, ...]]] | None = None
    sounds: Part[Sounds] | None = None
    turns: Turns | None = None
    lesson: Part[AnyLesson] | None = None
    tutor: Part[TutorPolicy] | None = None
    story: Part[Callable[[Theme, Ended], Story]] | None = None
    choices: Part[ChoicePictures] | None = None
    sheets: Part[PrintedSheets] | None = None
    statistics: Part[Statistics] | None = None
    workshop: Part[Workshop] | None = None
    pictures: Part[Pictures] | None = None
    rules: Path | None = None
    sample: Part[Sample] | None = None
    phone: Part[PhoneUi] | None = None
    article: str = ""
    owner: str = ""
    """Whose the name is."""
    credit: str = ""
    """A sentence about who has made the game; "" for none."""
    asks: str = ""
    """What its problem of the day asks, in French and marked; "" where it has none."""
    problem_board: Part[Callable[[Theme, AnyRules, Any, Sequence[Shown], Callable[[Tried], None]], QWidget]] | None = None
    """Where its problem of the day is asked, if not at its table: from rules, view and the best answers; tells what was tried."""
    profile: ProfileNotes = ProfileNotes()
    winks: Mapping[str, str] = MappingProxyType({})
    """What the dictionary says of words that exist in this game only, by the word."""

    def sound_of(self, event: object) -> Sound | None:
        """Give the sound of an event, or None where it has none."""
        sound = self.sounds().get(type(event)) if self.sounds is not None else None
        return sound(event) if callable(sound) else sound

    @property
    def question(self) -> str:
        """Ask what its problem of the day asks, in the language of the moment."""
        return QCoreApplication.translate("Texts", self.asks) if self.asks else ""

    def parts(self) -> Iterator[Part[Any]]:
        """List the parts that the game has."""
        return (value for value in self if isinstance(value, Part))

    @property
    def art(self) -> GameArt:
        """The picture of the game."""
        return GameArt(self.felt, self.draw_emblem)

    @property
    def name(self) -> str:
        """Name the game in the language of the moment."""
        return QCoreApplication.translate("Texts", self.label)


class GameUis(Mapping[str, GameUi]):
    """The interfaces of some games by id, in their order, each imported when it is first asked for; handed to who shows several.

    ``name``, ``article``, ``texts`` and ``art`` have an answer for every id: the family's data may hold games that this program
    does not know.
    """

    def __init__(self, parts: Mapping[str, Part[GameUi]]) -> None:
        self.parts = dict(parts)

    def __getitem__(self, game_id: str) -> GameUi:
        return self.parts[game_id]()

    def __iter__(self) -> Iterator[str]:
        return iter(self.parts)

    def __len__(self) -> int:
        return len(self.parts)

    def name(self, game_id: str) -> str:
        """Name a game in the language of the moment."""
        return self[game_id].name if game_id in self.parts else unknown_game(game_id)

    def texts(self, game_id: str) -> GameTexts:
        """Give the words of a game."""
        return self[game_id].texts() if game_id in self.parts else game.NO_TEXTS

    def article(self, game_id: str) -> str:
        """Give the article before the name of a game, in a French sentence; "" for none."""
        return self[game_id].article if game_id in self.parts else ""

    def wink(self, word: str) -> str:
        """Say what is known of a word that exists in a game only; "" for any other."""
        return next((QCoreApplication.translate("Texts", ui.winks[word]) for ui in self.values() if word in ui.winks), "")

    def art(self, game_id: str) -> GameArt | None:
        """Give the picture of a game."""
        return self[game_id].art if game_id in self.parts else None
