"""What the Words Out table says and shows of the moment: rows, players, title, hand, actions, keys. Everything from the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.core.rules import Outcome, Seat
from ludogite.games.words_out.cards import Card, Kind, Placed, Value, is_locked, text, value
from ludogite.games.words_out.moves import Binned, Cashed, Event, Laid, Passed, TakenBack
from ludogite.games.words_out.state import Stage, WordsOutView
from ludogite.services.game_session import SeatInfo
from ludogite.ui.games.words_out.cards_model import Face, ShownCard
from ludogite.ui.games.words_out.lane import LaneShow, Tag
from ludogite.ui.games.words_out.round import Head, PileShow, PlayerHead
from ludogite.ui.screen.interlude import best_of
from ludogite.ui.texts import away_note, plays, signed, start_note, turn_of
from ludogite.ui.texts.french import elided

translate = QCoreApplication.translate


class Counted(QObject):
    """The words with a number; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def cards(self, count: int) -> str:
        """Count cards."""
        return self.tr("%n carte(s)", "", count)

    def points(self, count: int) -> str:
        """Count points."""
        return signed(self.tr("%n point(s)", "", abs(count)), count)


class DealWon(QObject):
    """Says who won a deal; a QObject for the plural, too."""

    def __call__(self, names: Sequence[str], scores: Sequence[int]) -> str:
        """Say it of the names, and of what was cashed in the deal, by seat."""
        best, first = best_of(names, scores)
        if not best:
            return self.tr("Personne n’a marqué dans cette donne.")
        if len(first) > 1:
            return self.tr("Donne à égalité, à %n point(s).", "", best)
        return self.tr("{name} gagne la donne avec %n point(s).", "", best).format(name=first[0])


def card_name(card: Card, letter: str = "") -> str:
    """Name a card, as a screen reader says it."""
    match card.kind:
        case Kind.BONUS:
            return translate("WordsOutTable", "{letter}, verte, plus 2").format(letter=card.letter)
        case Kind.DOUBLE:
            return translate("WordsOutTable", "{letter}, rouge, mot fois 2").format(letter=card.letter)
        case Kind.REJOUER:
            return translate("WordsOutTable", "{letter}, rejouer").format(letter=card.letter)
        case Kind.INCONTRABLE:
            return translate("WordsOutTable", "{letter}, incontrable").format(letter=card.letter)
        case Kind.JOKER:
            return (
                translate("WordsOutTable", "joker pour {letter}").format(letter=letter)
                if letter
                else translate("WordsOutTable", "joker")
            )
        case Kind.POUBELLE:
            return translate("WordsOutTable", "poubelle")
        case _:
            return card.letter


def caption(card: Card) -> str:
    """Name what the icon of a card does, in a word."""
    match card.kind:
        case Kind.REJOUER:
            return translate("WordsOutTable", "Rejouer")
        case Kind.INCONTRABLE:
            return translate("WordsOutTable", "Incontrable")
        case Kind.JOKER:
            return translate("WordsOutTable", "Joker")
        case Kind.POUBELLE:
            return translate("WordsOutTable", "Poubelle")
        case _:
            return ""


# ---- rows -----------------------------------------------------------------------------------------------------------------


def sum_words(counted: Value) -> str:
    """Write the value of a row as arithmetic: 5 + 4 = 9, 4 × 2 = 8, (5 + 2) × 2 = 14."""
    if not counted.cards:
        return ""
    parts = str(counted.cards)
    if counted.greens:
        parts = f"{counted.cards} + {2 * counted.greens}"
    if counted.reds:
        parts = f"({parts})" if counted.greens else parts
        parts += " × 2" * counted.reds
    return parts if not counted.greens and not counted.reds else f"{parts} = {counted.points}"


def live_row(view: WordsOutView) -> int | None:
    """Tell which row the moment is about: the one of the move under way, or of the word that is claimed."""
    if view.laying is not None:
        return view.laying.row
    if view.shout is not None:
        return view.shout.row
    return view.start if view.stage is Stage.START else None


def lane(view: WordsOutView, number: int, *, slot: Face | None, open_: bool, dim: bool) -> LaneShow:
    """Describe a row; ``slot`` is the card in hand where it may be laid here."""
    row = view.rows[number]
    letters, locked = text(row), is_locked(row)
    counted = value(letters)
    live = live_row(view) == number
    tag = None
    fresh = view.laying.cards if view.laying is not None and view.laying.row == number else 0
    is_claimed = view.shout is not None and view.shout.row == number and not fresh  # what counters it is still to be judged
    if live and row and (is_claimed or (view.stage is Stage.LAID and view.may_claim)):
        tag = Tag(letters, counted, Counted().cards(counted.cards))
    note = translate("WordsOutTable", "incontrable") if locked else translate("WordsOutTable", "en cours")
    if not row:
        note = translate("WordsOutTable", "à commencer")
    return LaneShow(
        cards=tuple(_laid(placed, fresh=at >= len(row) - fresh) for at, placed in enumerate(row)),
        sum=sum_words(counted), note=note, locked=locked, live=live, tag=tag, slot=slot, open=open_, dim=dim,
        spoken=_spoken_row(number, row, note, counted.points),
    )  # fmt: skip


def refused(told: LaneShow, number: int) -> LaneShow:
    """Describe a row whose last cards the referee has refused: it is worth nothing until they are taken back."""
    note = translate("WordsOutTable", "refusé")
    cards = ", ".join(card.spoken for card in told.cards)
    return replace(told, sum="", note=note, locked=False, tag=None, spoken=f"{_row_name(number)}, {note} ({cards})")


def _laid(placed: Placed, *, fresh: bool) -> ShownCard:
    card = placed.card
    return ShownCard(card.id, Face.of(card, placed.letter), card_name(card, placed.letter), fresh=fresh)


def _row_name(number: int) -> str:
    return translate("WordsOutTable", "Rangée {number}").format(number=number + 1)


def _spoken_row(number: int, row: tuple[Placed, ...], note: str, points: int) -> str:
    name = _row_name(number)
    if not row:
        return f"{name}, {note}"
    cards = ", ".join(card_name(placed.card, placed.letter) for placed in row)
    return f"{name}, {text(row)}, {Counted().points(points)}, {note} ({cards})"


# ---- players --------------------------------------------------------------------------------------------------------------


def head(view: WordsOutView, seats: Sequence[SeatInfo], now_ms: int, *, local: bool, outcome: Outcome | None) -> Head:
    """Say what the table waits for."""
    deal = translate("WordsOutTable", "Donne {deal}").format(deal=view.deal)
    if view.is_last_deal:
        deal = translate("WordsOutTable", "Dernière donne")
    if view.stage is Stage.OVER:
        return Head(translate("WordsOutTable", "Partie terminée"))
    is_counter = view.shout is not None
    if is_counter:
        seconds, share = "", None
        if view.deadline_ms is not None:
            left = max(0, view.deadline_ms - now_ms)
            seconds = translate("WordsOutTable", "{seconds} s").format(seconds=-(-left // 1000))
            share = min(1.0, left / view.options.counter_ms(view.asked))
        return Head(translate("WordsOutTable", "Qui contre ?"), seconds, lantern=True, share=share)
    if view.stage in {Stage.JUDGE_BEGINNING, Stage.JUDGE_WORD}:
        return Head(translate("WordsOutTable", "L’arbitre regarde…"), deal)
    if view.asked is None:
        return Head(translate("WordsOutTable", "On mélange…"), deal if view.deal else "")
    name = seats[view.asked].name
    return Head(turn_of(name, local=local), deal)


def ended_head(deal: int) -> Head:
    """Say over the players that a deal is over."""
    return Head(translate("WordsOutTable", "Fin de la donne {deal}").format(deal=deal))


def dealing_head(deal: int) -> Head:
    """Say over the players which deal is dealt."""
    return Head(translate("WordsOutTable", "Donne {deal}").format(deal=deal))


def cashed_head(event: Cashed) -> Head:
    """Say over the players that nobody counters a word any more."""
    return Head(translate("WordsOutTable", "{word} est inscrit").format(word=event.word))


def verdict(event: TakenBack) -> Head:
    """Say over the players what the referee has refused."""
    if event.reason == "not_a_word":
        return Head(translate("WordsOutTable", "{text} n’est pas un mot").format(text=event.text))
    return Head(translate("WordsOutTable", "Aucun mot en {text}…").format(text=event.text))


def places(view: WordsOutView, seats: Sequence[SeatInfo], outcome: Outcome | None) -> tuple[PlayerHead, ...]:
    """Describe every player."""
    made = []
    for seat, info in enumerate(seats):
        note = away_note() if info.is_away and outcome is None else _place_note(view, seat, outcome)
        points, cards = view.scores[seat], view.counts[seat]
        asked = seat == view.asked
        spoken = ", ".join(filter(None, (info.name, note, Counted().cards(cards), Counted().points(points))))
        made.append(PlayerHead(info.ink, info.name, note, cards, points, asked, spoken, info.face))
    return tuple(made)


def _place_note(view: WordsOutView, seat: Seat, outcome: Outcome | None) -> str:
    """Say what there is to say of a player in a few words."""
    if outcome is not None:
        return translate("WordsOutTable", "gagne") if outcome.places[seat] == 1 else ""
    shout = view.shout
    if shout is not None:
        if seat == shout.seat:
            points = value(shout.word).points
            return translate("WordsOutTable", "dit {word}, {points}").format(word=shout.word, points=points)
        later = shout.window.waiting[1:]
        if seat == view.asked or (view.laying is not None and seat == view.laying.seat):
            return translate("WordsOutTable", "peut contrer")
        if seat in later:
            return translate("WordsOutTable", "ensuite") if seat == later[0] else translate("WordsOutTable", "puis")
        return translate("WordsOutTable", "ne contre pas")
    if seat == view.asked:
        match view.stage:
            case Stage.START:
                return translate("WordsOutTable", "ouvre une rangée")
            case Stage.LAID:
                return translate("WordsOutTable", "a posé une carte")
            case _:
                return translate("WordsOutTable", "joue")
    if view.options.open_hands:
        return " ".join(sorted(card.letter or ("◊" if card.kind is Kind.JOKER else "–") for card in view.hands[seat]))
    deals = seat == view.dealer and view.deal == 1
    return translate("WordsOutTable", "donne les cartes") if deals else start_note(view.from_start[seat])


def piles(view: WordsOutView) -> PileShow:
    """Describe the two piles."""
    count = Counted().cards
    return PileShow(
        view.pioche,
        len(view.poubelle),
        Face.of(view.poubelle[-1]) if view.poubelle else None,
        (translate("WordsOutTable", "Pioche"), count(view.pioche)),
        (translate("WordsOutTable", "Poubelle"), count(len(view.poubelle))),
        Face.of(view.poubelle[-2]) if len(view.poubelle) > 1 else None,
    )


# ---- actions --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Actions:
    """The primary button (label, note, whether it acts) and the words of the others, '' for one that is not offered.

    ``no`` says no to what is asked: pass, stay silent, decline; ``never`` declines for as long as this row lies.
    """

    primary: str
    note: str = ""
    acts: bool = False
    shout: bool = True
    no: str = ""
    never: str = ""


def actions(view: WordsOutView) -> Actions:
    """Say what the player at the screen, who is asked, may do beside laying cards."""
    shout = translate("WordsOutTable", "WORD OUT !")
    match view.stage:
        case Stage.TURN:
            draw = translate("WordsOutTable", "Passer et piocher") if view.pioche else translate("WordsOutTable", "Passer")
            return Actions(shout, no=draw)
        case Stage.START:
            hand = () if view.asked is None else view.hands[view.asked]  # with open hands the screen is nobody's
            bins = bool(hand) and all(card.kind is Kind.POUBELLE for card in hand)
            return Actions(shout, no=translate("WordsOutTable", "Retourner une carte de la pioche") if bins else "")
        case Stage.LAID if view.laying is not None:
            points = value(text(view.rows[view.laying.row])).points if view.may_claim else 0
            no = translate("WordsOutTable", "Ne rien dire")
            if view.shout is not None:
                no = translate("WordsOutTable", "Prolonger sans annoncer")
            elif not view.may_claim:
                no = translate("WordsOutTable", "Finir mon tour")
            return Actions(shout, Counted().points(points) if points else "", view.may_claim, no=no)
        case Stage.COUNTER:
            return Actions(
                shout,
                no=translate("WordsOutTable", "Laisser passer"),
                never=translate("WordsOutTable", "Jamais sur cette rangée"),
            )
        case _:
            return Actions(shout)


def unseen_actions(view: WordsOutView, name: str) -> Actions:
    """Say what a player may do whose hand is still hidden: look at it, or answer a counter without looking."""
    see = elided(translate("WordsOutTable", "Voir la main de {name}"), name=name)
    if view.stage is Stage.COUNTER:
        offered = actions(view)
        return Actions(see, acts=True, shout=False, no=offered.no, never=offered.never)
    return Actions(see, acts=True, shout=False)


def doing_words(event: Event) -> str:
    """Say what happens while an event of a person here is shown."""
    match event:
        case Laid():
            return translate("WordsOutTable", "La carte se pose…")
        case Binned():
            return translate("WordsOutTable", "À la poubelle…")
        case Cashed(points=points):
            return translate("WordsOutTable", "Inscrit : {points}").format(points=points)
        case TakenBack():
            return translate("WordsOutTable", "Les cartes reviennent…")
        case Passed(drew=True):
            return translate("WordsOutTable", "Une carte arrive…")
        case _:
            return ""


def waiting_actions(view: WordsOutView, seats: Sequence[SeatInfo]) -> Actions:
    """Say why there is nothing to do."""
    if view.stage is Stage.OVER:
        return Actions(translate("WordsOutTable", "Partie terminée"), shout=False)
    if view.asked is None:
        return Actions(translate("WordsOutTable", "WORD OUT !"))
    return Actions(plays(seats[view.asked].name, is_away=seats[view.asked].is_away), shout=False)


def moment(view: WordsOutView, *, chosen: bool) -> str:
    """Say what the player at the screen may do now, in one sentence."""
    match view.stage:
        case Stage.TURN if chosen:
            return translate("WordsOutTable", "Choisis la rangée où la poser.")
        case Stage.TURN:
            return translate("WordsOutTable", "Pose une carte au bout d’une rangée, ou passe.")
        case Stage.START:
            row = (view.start or 0) + 1
            return translate("WordsOutTable", "La rangée {row} est vide : commence-la avec une carte.").format(row=row)
        case Stage.LAID if view.may_claim and view.options.strict and view.may_go_on:
            return translate("WordsOutTable", "Un mot ? Annonce-le si tu oses, rejoue dans la même rangée, ou ne dis rien.")
        case Stage.LAID if view.may_claim and view.options.strict:
            return translate("WordsOutTable", "Un mot ? Annonce-le si tu oses : une erreur rend la carte et finit le tour.")
        case Stage.LAID if view.may_claim and view.may_go_on:
            return translate("WordsOutTable", "C’est un mot ! Annonce-le, rejoue dans la même rangée, ou ne dis rien.")
        case Stage.LAID if view.may_claim:
            return translate("WordsOutTable", "C’est un mot ! Dis WORD OUT, ou laisse-le grandir.")
        case Stage.LAID:
            return translate("WordsOutTable", "Rejouer : pose encore une carte dans la même rangée, ou finis ton tour.")
        case Stage.COUNTER:
            return translate("WordsOutTable", "Allonge le mot pour contrer, ou laisse passer.")
        case _:
            return ""


def unseen_moment(view: WordsOutView, name: str) -> str:
    """Say what the person who is asked may do without seeing the hand."""
    if view.stage is Stage.COUNTER:
        return translate("WordsOutTable", "{name}, veux-tu contrer ?").format(name=name)
    return translate("WordsOutTable", "{name}, c’est à toi.").format(name=name)


def occasion(view: WordsOutView, name: str) -> str:
    """Say why the screen is handed over, under the name of the game."""
    match view.stage:
        case Stage.COUNTER:
            return translate("WordsOutTable", "Words Out · à {name} de contrer").format(name=name)
        case Stage.START:
            return translate("WordsOutTable", "Words Out · à {name} de commencer une rangée").format(name=name)
        case _:
            return translate("WordsOutTable", "Words Out · à {name} de jouer").format(name=name)
