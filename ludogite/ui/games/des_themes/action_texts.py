"""What the table of Dés à thèmes says about its state: banners, heads, rows, buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.core.rules import Seat
from ludogite.games import handicap
from ludogite.games.des_themes.moves import Colour, Doubt
from ludogite.games.des_themes.state import Phase, ThemesView, Way
from ludogite.services.game_session import SeatInfo
from ludogite.ui.games.des_themes import events as told
from ludogite.ui.games.des_themes.board import Banner
from ludogite.ui.texts import away_note, colour_name, said, start_note

FOUR = 4
"""Up to so many players only one is too late to score."""
translate = QCoreApplication.translate


class Counts(QObject):
    """The sentences with a number; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def gain(self, count: int) -> str:
        """Say what a word takes."""
        return self.tr("+%n jeton(s)", "", count)

    def winner(self, name: str, count: int) -> str:
        """Say who won a round, by so many chips."""
        return self.tr("{name} gagne la manche : %n jeton(s).", "", count).format(name=name)

    def lit(self, count: int) -> str:
        """Say how many letters score."""
        return self.tr("%n lettre(s) allumée(s)", "", count)

    def heap(self, count: int) -> str:
        """Say how many chips are left."""
        return self.tr("%n jeton(s) au milieu", "", count)

    def left(self, count: int) -> str:
        """Say how many answers will still score."""
        return self.tr("Encore %n réponse(s) rapporte(nt).", "", count)


def banner(view: ThemesView) -> Banner:
    """Say the theme of the round."""
    card = said(view.card.title)  # the family's own stands as it is written
    above = translate("DesThemes", "{card} · manche {round}").format(card=card, round=max(view.round, 1))
    if view.options.way is Way.OUVERTS:
        return Banner(0, above, translate("DesThemes", "Tous les thèmes"), translate("DesThemes", "Chaque réponse en ferme un."))
    if not view.theme:
        return Banner(0, above, translate("DesThemes", "Thème à tirer"))
    topic = view.card.themes[view.theme - 1]
    return Banner(view.theme, above, topic.name, topic.description)


def colour_words(view: ThemesView) -> tuple[Colour | None, str, str, str, str]:
    """Say what the colour die asks for: colour, letter, the lines above and after it, and the first one in short."""
    if view.colour is None:
        return None, "", translate("DesThemes", "Les dés ne sont pas lancés."), "", ""
    if view.colour is Colour.NOIR:
        black = translate("DesThemes", "Face noire")
        return view.colour, "", black, translate("DesThemes", "Sans aucune de ces lettres"), black
    after, short = f"{colour_name(view.colour).lower()}, {told.shape_name(view.colour)}", translate("DesThemes", "Commence par")
    return view.colour, view.imposed, translate("DesThemes", "Le mot commence par"), after, short


def state_of(view: ThemesView, seat: Seat, info: SeatInfo) -> str:
    """Say what a player does."""
    if info.is_away and view.phase is not Phase.OVER:
        return away_note()
    if seat in view.queue:
        place = view.queue.index(seat)
        if not place:
            return translate("DesThemes", "a la parole")
        return translate("DesThemes", "{place}ᵉ à buzzer").format(place=place + 1)
    if not view.is_between:
        if seat in view.done:
            return translate("DesThemes", "a répondu")
        if seat in view.failed:
            return translate("DesThemes", "a fait une erreur")
        if seat in view.gave_up:
            return translate("DesThemes", "passe la manche")
    if view.is_between and view.phase is not Phase.OVER and seat == view.thrower:
        return translate("DesThemes", "lance les dés")
    from_start = handicap.starts(view.options.handicap, view.seats)[seat]
    return start_note(from_start) if info.is_person else translate("DesThemes", "ordinateur")


def head_words(view: ThemesView, seats: Sequence[SeatInfo], *, paused: bool) -> tuple[int | None, str, str, str]:
    """Say who has the floor: his ink, the head, who follows, and the question or the reminder in the place of a word."""
    speaker = view.speaker
    if paused:
        ink = seats[speaker].ink if speaker is not None else None
        return ink, translate("DesThemes", "Pause"), "", translate("DesThemes", "Le temps est arrêté, et aucune touche ne buzze.")
    if speaker is not None:
        info = seats[speaker]
        after = view.queue[1:]
        names = ", ".join(seats[seat].name for seat in after)
        follows = translate("DesThemes", "ensuite {name}").format(name=names) if after else ""
        title = translate("DesThemes", "{name} a la parole").format(name=info.name)
        question = ""
        if view.question is not None:
            title = translate("DesThemes", "{name} dit « {word} »").format(name=info.name, word=view.question.judged.text)
            question = question_words(view)
            follows = ""
        return info.ink, title, follows, question
    if view.phase is Phase.OVER:
        return None, translate("DesThemes", "La partie est finie"), "", ""
    if view.phase is Phase.LAST_CALL:
        ask = translate("DesThemes", "« {word} » : même racine qu’un mot déjà dit ? On peut encore contester.")
        return None, translate("DesThemes", "Dernier appel"), "", ask.format(word=view.answers[-1].text)
    if view.phase is Phase.OPEN:
        ask = translate("DesThemes", "Un mot trouvé ? Appuie sur ta touche, puis écris-le. On peut passer la manche.")
        return None, translate("DesThemes", "Tout le monde cherche"), "", ask
    info = seats[view.thrower]
    title = translate("DesThemes", "{name} lance les dés").format(name=info.name)
    ended = told.round_ends()[view.round_end] if view.is_between and view.round_end else ""
    ended = " ".join(filter(None, (ended, _round_winner(view, seats) if view.is_between else "")))
    if not ended and view.phase is Phase.THROW_THEME:
        ended = translate("DesThemes", "Le premier dé dit le thème de la manche.")
    elif not ended:
        ended = translate("DesThemes", "Dès que les dés tombent, tout le monde joue à la fois.")
    return info.ink, title, "", ended


def _round_winner(view: ThemesView, seats: Sequence[SeatInfo]) -> str:
    """Say who took most chips in the round that is over."""
    taken = [sum(said.taken for said in view.answers if said.seat == seat) for seat in range(len(seats))]
    best = max(taken, default=0)
    first = [info.name for info, chips in zip(seats, taken, strict=True) if chips == best]
    return Counts().winner(first[0], best) if best and len(first) == 1 else ""


def question_words(view: ThemesView) -> str:
    """Say what the table is asked."""
    question = view.question
    if question is None:
        return ""
    if view.phase is Phase.HONOUR:
        return translate("DesThemes", "Personne ne sait : sur l’honneur, ce mot va-t-il ?")
    lines = []
    if Doubt.THEME in question.doubts:
        number = view.theme or (view.pending.theme if view.pending else 0)
        name = view.card.themes[number - 1].name if number else ""
        lines.append(translate("DesThemes", "Ce mot va-t-il avec « {theme} » ? La liste ne le connaît pas.").format(theme=name))
    word, against = question.judged.text, question.judged.against
    if Doubt.ROOT in question.doubts and lines:
        lines.append(translate("DesThemes", "A-t-il la même racine que « {word} » ? Alors refuse.").format(word=against))
    elif Doubt.ROOT in question.doubts and against:
        lines.append(translate("DesThemes", "« {word} » et « {against} » : même racine ?").format(word=word, against=against))
    elif Doubt.ROOT in question.doubts:
        lines.append(translate("DesThemes", "« {word} » : même racine qu’un mot déjà dit ?").format(word=word))
    return " ".join(lines)


def answers_count(view: ThemesView) -> str:
    """Say how many have answered."""
    if view.options.way is Way.CLASSIQUE:
        return translate("DesThemes", "{count} sur {seats}").format(count=len(view.answers), seats=view.seats)
    return str(len(view.answers)) if view.answers else ""


def foot_words(view: ThemesView) -> str:
    """Remind of who will score no more."""
    if view.is_black:
        return translate("DesThemes", "Le premier mot juste gagne 4 jetons ; une lettre montrée en coûte 4.")
    if not view.scorers_left or view.is_between:
        return ""
    left = Counts().left(view.scorers_left)
    if view.seats > FOUR:
        return left + " " + translate("DesThemes", "Les deux derniers ne marquent rien.")
    return left + " " + translate("DesThemes", "Le dernier ne marque rien.")
