"""Playing with somebody absent: a challenge that came in, the game of the day, and what of a game is shown to others."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from ludogite.app import go
from ludogite.app.controllers.game_files import FILTER, file_name, save
from ludogite.app.controllers.keepsakes import KeepsakeMaker
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.core.advice import Hindsight
from ludogite.core.log import Option
from ludogite.services import challenge as challenges
from ludogite.services.challenge import Challenge, turns_of
from ludogite.services.day import code_of, day_of, day_scores, games_of_the_day
from ludogite.services.file_names import named
from ludogite.services.ghost import compared
from ludogite.services.match import Finished, Match
from ludogite.services.new_game import GameSetup, SeatChoice
from ludogite.services.portraits import face_of, usual_face
from ludogite.services.rare_words import word_of
from ludogite.services.shared_result import SharedResult, scores_by_place, signs_of
from ludogite.store.files import SUFFIX
from ludogite.ui import texts
from ludogite.ui.pages.challenge import ChallengeData, ChallengePage
from ludogite.ui.pages.day_games import DayGamesData, DayGamesPage
from ludogite.ui.pages.duel import Duel, Side
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.ghost import GhostPaper
from ludogite.ui.printed import result as printed_result
from ludogite.ui.printed.press import Press
from ludogite.ui.printed.printer import Printed, print_page
from ludogite.ui.texts.shared_result import SharedWords, lines
from ludogite.ui.widgets import HouseMenu
from ludogite.words.levels import Vocabulary

translate = QCoreApplication.translate
GUEST_INK = 4
"""Of somebody who is not of the house."""
WHO = "challenge/who"
"""The setting that says who played alone the last time."""


# ---- who plays alone -------------------------------------------------------------------------------------------------------


def last_who(services: Services) -> int:
    """Propose who played alone the last time, else the first of the family; 0 where nobody is there."""
    people = [one.id for one in services.store.profiles.everyone()]
    held = services.store.settings.get(WHO)
    last = held.get("profile_id") if isinstance(held, dict) else None
    return last if isinstance(last, int) and last in people else next(iter(people), 0)


def keep_who(services: Services, who: int) -> None:
    """Remember who played alone."""
    services.guarded(lambda: services.store.settings.set(WHO, {"profile_id": who}))


def _play(
    services: Services, navigate: go.Navigate, game: str, options: tuple[tuple[str, Option], ...], code: str, who: int
) -> None:
    """Sit somebody down at a game alone, or at the one with these dice that waits for him."""
    person = services.store.profiles.get(who)
    if person is None:
        return
    keep_who(services, who)
    begun = challenges.waiting(services.store, game, code, who)
    if begun is not None:
        navigate(go.Table(begun, coach=False))
        return
    seat = SeatChoice(person.id, person.name, person.ink)
    navigate(go.Play(GameSetup(game, options, (seat,), code, coach=False), remembered=False))


# ---- a challenge that came in ----------------------------------------------------------------------------------------------


def _setter(services: Services, challenge: Challenge, taker: int | None) -> tuple[str, int]:
    """Give the face (portrait, ink) of who challenges: that of a namesake in the family, unless it takes the challenge up."""
    namesakes = (one for one in services.store.profiles.everyone() if one.name == challenge.by and one.id != taker)
    known = next(namesakes, None)
    if known is None:
        return usual_face(challenge.by, GUEST_INK), GUEST_INK
    return face_of(services.store, known.id, known.name, known.ink), known.ink


def challenge_page(services: Services, navigate: go.Navigate, place: go.Challenge) -> Visit:
    """Show a challenge; whoever takes it up keeps it in the house, so that its game can be resumed beside the ghost."""
    page, challenge = ChallengePage(services.theme, services.uis), place.challenge

    def show(who: int) -> None:
        begun = challenges.waiting(services.store, challenge.game, challenge.code, who) is not None
        people = services.store.profiles.everyone()
        faces = {one.id: (face_of(services.store, one.id, one.name, one.ink), one.ink) for one in people}
        setter = _setter(services, challenge, who)
        page.show_challenge(ChallengeData(challenge, people, who, begun, setter, faces.get(who, ("", 1))))

    def play(who: int) -> None:
        if services.guarded(lambda: challenges.keep(services.store, challenge)):
            _play(services, navigate, challenge.game, challenge.options, challenge.code, who)

    show(last_who(services))
    page.picked.connect(show)
    page.play.connect(play)
    page.new_profile.connect(lambda: navigate(go.EditProfile()))
    return Visit(page)


# ---- the game of the day ---------------------------------------------------------------------------------------------------


def day_games_page(services: Services, navigate: go.Navigate, place: go.DayGames) -> Visit:
    """Show the games of the day; what is played late fills its own day."""
    page = DayGamesPage(services.theme, services.uis, dared=place.dared)
    now = date.today()  # noqa: DTZ011 - the day that the player's own calendar shows
    games = {game.id: game for game in games_of_the_day()}
    day, chosen, who = place.day or now, place.game_id or next(iter(games)), place.who or last_who(services)

    def show() -> None:
        known = {game: challenges.waiting(services.store, game, code_of(game, day), who) for game in games}
        begun = frozenset(game for game, number in known.items() if number is not None)
        people, scores = services.store.profiles.everyone(), day_scores(services.store, now)
        reader = Vocabulary(next((one.vocabulary for one in people if one.id == who), Vocabulary.ENFANT))
        page.word_reader = reader.value
        word = word_of(day, services.read, reader)
        page.show_day(DayGamesData(now, day, tuple(games), chosen, people, who, scores, begun, word))

    def choose_day(other: date) -> None:
        nonlocal day
        day = other
        show()

    def choose_game(other: str) -> None:
        nonlocal chosen
        chosen = other
        show()

    def pick(other: int) -> None:
        nonlocal who
        who = other
        show()

    def play(game: str) -> None:
        options = games[game].pairs(games[game].read_options(games[game].alone or {}))
        _play(services, navigate, game, options, code_of(game, day), who)

    show()
    page.day_chosen.connect(choose_day)
    page.game_chosen.connect(choose_game)
    page.picked.connect(pick)
    page.play.connect(play)
    page.replay.connect(lambda number: navigate(go.Replay(number)))
    page.new_profile.connect(lambda: navigate(go.EditProfile()))
    page.challenged.connect(lambda challenge: navigate(go.Challenge(challenge)))
    page.open_wanted.connect(lambda: navigate(go.ChooseFile()))
    page.soiree.connect(lambda: navigate(go.Soiree()))
    return Visit(page, here=lambda: go.DayGames(day, chosen, who, place.dared))


# ---- what of a game is shown to others -------------------------------------------------------------------------------------


class Sharing(QObject):
    """Shows a finished game to others: as lines, as a picture, on paper; and challenges somebody with it."""

    def __init__(self, services: Services, page: GameOverPage, match: Match, finished: Finished, known: Challenge | None) -> None:
        super().__init__(page)
        self._services, self._page, self._match, self._finished, self._known = services, page, match, finished, known
        self._found: Hindsight | None = None
        self._ui = services.uis[match.header.game]
        self._keepsake = KeepsakeMaker(services, page, match)
        seat, score = match.local.seats[0], finished.outcome.scores[0]
        self._made = challenges.challenge_of(match.played(), seat.name, score) if seat.is_person else None
        page.offer_share()
        page.share.connect(self._offer_share)
        if self._made is not None:
            page.offer_challenge()
            page.dare.connect(self._offer_challenge)

    def take_hindsight(self, game_id: int, found: Hindsight | None) -> None:
        """Take what the game looks like afterwards, if it is this one."""
        if game_id == self._match.game_id:
            self._found = found

    def shared(self) -> SharedResult:
        """Gather what is shown of the game; the signs of its turns where somebody played alone."""
        match, found, known = self._match, self._found, self._known
        header, alone = match.header, len(match.local.seats) == 1
        turns, standing = self._ui.turns, match.loaded.game.standing
        cut = (
            turns_of(match.session.rules, match.session.entries, turns.place, standing)
            if alone and turns is not None and standing is not None
            else ()
        )
        return SharedResult(
            header.game,
            scores_by_place([info.name for info in match.local.seats], self._finished.outcome),
            "" if header.hand else header.code,
            signs_of(cut, found),
            found.perfect_share(0) if found is not None and alone else None,
            day_of(header.game, header.code, date.today()),  # noqa: DTZ011 - as on the page of the day
            known.by if known is not None else "",
            known.score if known is not None else 0,
        )

    def _words(self) -> SharedWords:
        return SharedWords(self._ui.name, self._ui.texts())

    # ---- the menus -----------------------------------------------------------------------------------------------------

    def _offer_share(self) -> None:
        self._popup(
            self._page.ways.share,
            (translate("Sharing", "En lignes de texte"), self.copy_lines),
            (translate("Sharing", "En image"), self.copy_picture),
            (translate("Sharing", "Imprimer…"), self.print_out),
            (translate("Sharing", "Enregistrer le souvenir…"), self._keepsake.ask_file),
            (translate("Sharing", "Souvenir encadré : copier"), self._keepsake.copy),
        )

    def _offer_challenge(self) -> None:
        line = (translate("Sharing", "Copier la ligne du défi"), self.copy_line)
        file = (translate("Sharing", "Enregistrer le défi dans un fichier…"), self.ask_file)
        has_line = self._made is not None and challenges.to_line(self._made)
        self._popup(self._page.ways.dare, *([line, file] if has_line else [file]))

    def _popup(self, button: QWidget, *entries: tuple[str, Callable[[], None]]) -> None:
        menu = HouseMenu(self._services.theme, self._page)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, act in entries:
            menu.addAction(text, act)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    # ---- what they do --------------------------------------------------------------------------------------------------

    def copy_lines(self) -> None:
        """Copy the result in lines of text."""
        QGuiApplication.clipboard().setText("\n".join(lines(self.shared(), self._words())))
        self._services.tell("positive", translate("Sharing", "Le résultat est copié : il n’y a plus qu’à le coller."))

    def copy_picture(self) -> None:
        """Copy the result as a picture."""
        QGuiApplication.clipboard().setImage(printed_result.picture(self._services.theme, self.shared(), self._words()))
        self._services.tell("positive", translate("Sharing", "L’image du résultat est copiée : il n’y a plus qu’à la coller."))

    def print_out(self) -> None:
        """Print the result by the system's dialogue; say so where there is no printing on this machine."""
        shared = self.shared()
        match print_page(self._page, self._services.theme, lambda press: _drawn(press, shared, self._words())):
            case Printed.DONE:
                self._services.tell("positive", translate("Sharing", "Le résultat s’imprime."))
            case Printed.MISSING:
                self._services.tell("warning", translate("Sharing", "L’impression n’est pas disponible ici : copie l’image."))
            case Printed.FAILED:
                self._services.tell("danger", translate("Sharing", "L’imprimante ne répond pas : copie l’image."))

    def copy_line(self) -> None:
        """Copy the challenge as a line."""
        if self._made is not None:
            line = challenges.to_line(self._made)
            QGuiApplication.clipboard().setText(line)
            told = translate("Sharing", "La ligne du défi est copiée : colle-la dans un message, ou recopie-la sur un papier.")
            self._services.tell("positive", f"{told}\n{line}", stays=True)

    def ask_file(self) -> None:
        """Ask where the challenge's file goes, and write it."""
        if self._made is None:
            return
        name = self._ui.name
        proposed = file_name(translate("Sharing", "Défi {game}").format(game=name), date.today())  # noqa: DTZ011 - a name for people
        chosen, _ = QFileDialog.getSaveFileName(
            self._page, translate("Sharing", "Enregistrer le défi dans un fichier"), proposed, FILTER
        )
        if chosen:
            save(self._services, named(chosen, SUFFIX), challenges.to_file(self._made))


def _drawn(press: Press, shared: SharedResult, words: SharedWords) -> None:
    printed_result.draw(press, shared, words)


def offer_sharing(services: Services, page: GameOverPage, match: Match, finished: Finished) -> None:
    """Offer to show the result of a finished game to others."""
    known = challenges.kept(services.store, match.loaded, services.read)
    services.reviews.ready.connect(Sharing(services, page, match, finished, known).take_hindsight)


def compare(services: Services, page: GameOverPage, match: Match, finished: Finished) -> None:
    """Lay the game beside the ghost's below the podium, where it took up a challenge."""
    known = challenges.kept(services.store, match.loaded, services.read)
    ui = services.uis[match.header.game]
    if known is not None and ui.turns is not None:
        name, score = match.local.seats[0].name, finished.outcome.scores[0]
        paper = GhostPaper(services.theme, ui, known, name, score, compared(match, known, ui.turns.place, services.read))
        page.show_luck(paper)
        info = match.local.seats[0]
        duel = Duel(services.theme, ui.art)
        theirs = Side(known.by, *_setter(services, known, match.saved.seats[0].profile_id), texts.number(known.score))
        duel.show_sides(theirs, Side(name, info.face, info.ink, texts.number(score)))
        page.show_duel(duel, paper.headline)
