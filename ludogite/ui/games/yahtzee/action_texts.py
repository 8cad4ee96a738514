"""What the Yahtzee table says of the moment: turn band, primary action, keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from ludogite.core.rules import Outcome, Preview, Refusal, Seat
from ludogite.games.yahtzee.moves import ALL_DICE, Command, DiceThrown, Event, Mark, Marked, OpeningThrown, OpeningWon, Roll
from ludogite.games.yahtzee.scoring import FIXED, LOWER, ROLLS, TURNS, UPPER, YAHTZEE_PRIME, Box, Dice, is_yahtzee
from ludogite.games.yahtzee.state import Phase, YahtzeeView
from ludogite.services.game_session import SeatInfo
from ludogite.ui.flow.offer import Action, BandWords, Hints
from ludogite.ui.games.yahtzee.texts import TEXTS
from ludogite.ui.texts import plays, turn_of

translate = QCoreApplication.translate


def band_words(view: YahtzeeView, seats: Sequence[SeatInfo], outcome: Outcome | None, *, local: bool) -> BandWords:
    """Say whose turn it is, what may be done, and how far the game has come."""
    info = seats[view.seat]
    if view.phase is Phase.OVER:
        return _over(view, seats, outcome)
    title = turn_of(info.name, local=local)
    manche = ""
    if view.manches > 1:
        manche = translate("YahtzeeTable", "Manche {manche} sur {manches}").format(manche=view.manche, manches=view.manches)
    if view.phase is Phase.OPENING:
        begin = translate("YahtzeeTable", "Qui commence ? Le plus haut total des cinq dés.")
        return BandWords(info.ink, title, begin, "", manche)
    rolls = (
        translate("YahtzeeTable", "3 lancers"),
        translate("YahtzeeTable", "1ᵉʳ lancer sur 3"),
        translate("YahtzeeTable", "2ᵉ lancer sur 3"),
        translate("YahtzeeTable", "3ᵉ lancer sur 3"),
    )
    turn = translate("YahtzeeTable", "Tour {turn} sur {turns}").format(turn=view.turn, turns=TURNS)
    return BandWords(
        info.ink, title, _what_to_do(view, info, local=local), rolls[view.rolls], " · ".join(filter(None, (manche, turn)))
    )


def _what_to_do(view: YahtzeeView, info: SeatInfo, *, local: bool) -> str:
    if not local:
        if info.is_away:
            return translate("YahtzeeTable", "Son téléphone est absent.")
        return "" if info.is_person else translate("YahtzeeTable", "L’ordinateur joue.")
    if view.throwing:
        return translate("YahtzeeTable", "Les dés roulent…")
    if not view.dice:
        return translate("YahtzeeTable", "Lance les cinq dés.")
    if joker := joker_words(view, view.seat, view.dice):
        return joker
    if view.rolls_left:
        return translate("YahtzeeTable", "Garde ou relance, ou remplis une case.")
    return translate("YahtzeeTable", "Remplis une case avec ces dés.")


def joker_words(view: YahtzeeView, seat: Seat, dice: Dice) -> str:
    """Say what a Yahtzee more than the sheet has a box for is worth, and where it may go; "" where the dice are none."""
    sheet = view.sheets[seat]
    if not is_yahtzee(dice) or sheet.is_open(Box.YAHTZEE):
        return ""
    own = UPPER[dice[0] - 1]
    if not sheet.is_open(own):
        told = translate("YahtzeeTable", "Joker ! Toute case du bas est bonne : Full 25, suites 30 et 40.")
        if not any(sheet.is_open(lower) for lower in LOWER):
            told = translate("YahtzeeTable", "Joker, mais il n’y a plus de case en bas : zéro dans une case du haut.")
    elif view.joker_impose:
        told = translate("YahtzeeTable", "Joker imposé : ce Yahtzee va dans « {box} ».").format(box=TEXTS.box(own))
    else:
        told = translate("YahtzeeTable", "Encore un Yahtzee : « {box} » est libre pour lui.").format(box=TEXTS.box(own))
    if sheet[Box.YAHTZEE] == FIXED[Box.YAHTZEE]:
        told = " ".join((told, translate("YahtzeeTable", "Et {prime} points de prime !").format(prime=YAHTZEE_PRIME)))
    return told


def _over(view: YahtzeeView, seats: Sequence[SeatInfo], outcome: Outcome | None) -> BandWords:
    """Name who won."""
    places = outcome.places if outcome else (1,) * len(seats)
    totals = outcome.scores if outcome else view.totals
    winners = [info for info, place in zip(seats, places, strict=True) if place == 1]
    names = ", ".join(info.name for info in winners)
    sentence = translate("YahtzeeTable", "{names} : {total} points.").format(names=names, total=max(totals))
    return BandWords(winners[0].ink, translate("YahtzeeTable", "Partie terminée"), sentence)


def doing_words(event: Event) -> str:
    """Say what happens while an event of a person here is shown."""
    match event:
        case DiceThrown() | OpeningThrown():
            return translate("YahtzeeTable", "Les dés roulent…")
        case OpeningWon():
            return translate("YahtzeeTable", "La manche commence…")
        case Marked(points=0, prime=0):
            return translate("YahtzeeTable", "Case barrée")
        case Marked(points=points, prime=prime):
            return translate("YahtzeeTable", "Inscrit : {points}").format(points=points + prime)
        case _:
            return ""


def waiting_action(view: YahtzeeView, info: SeatInfo) -> Action[Command]:
    """Say why there is nothing to press."""
    if view.phase is Phase.OVER:
        return Action(translate("YahtzeeTable", "Partie terminée"))
    return Action(plays(info.name, is_away=info.is_away))


def primary_action(
    view: YahtzeeView,
    loose: tuple[int, ...],
    box: Box | None,
    preview: Preview | Refusal | None,
    to_sheet: Callable[[], object],
    ask_first: Callable[[], object] | None = None,
    *,
    sure: bool = False,
    weighed: bool = False,
) -> Action[Command]:
    """Offer to throw the loose dice (by ``ask_first`` where that is to be asked), to fill the chosen box, or to go to the sheet.

    ``sure``: that has been asked. ``weighed``: nothing is thrown, the choice is judged; the button says which dice are kept.
    """
    if not view.dice:
        pips = (ROLLS, ROLLS) if view.phase is Phase.TURN else (0, 0)
        return Action(translate("YahtzeeTable", "Lancer les 5 dés"), Roll(ALL_DICE), pips=pips)
    if box is not None:
        return Action(_mark_label(box, preview), Mark(box), destroys=isinstance(preview, Preview) and not preview.points)
    if not view.rolls_left or not loose:
        return Action(translate("YahtzeeTable", "Choisis une case"), does=to_sheet)
    if weighed:
        return Action(_kept_label(len(view.dice) - len(loose)), Roll(loose))
    label = translate("YahtzeeTable", "Lancer le dé")
    if len(loose) > 1:
        label = translate("YahtzeeTable", "Lancer les {n} dés").format(n=len(loose))
    note = translate("YahtzeeTable", "encore {rolls}").format(rolls=view.rolls_left)
    pips = (view.rolls_left, ROLLS)
    if ask_first is not None and not sure:
        return Action(label, does=ask_first, note=note, pips=pips)
    if ask_first is not None:
        label = translate("YahtzeeTable", "Relancer quand même")
    return Action(label, Roll(loose), note=note, pips=pips)


def _kept_label(kept: int) -> str:
    """Say how many dice somebody keeps, of those that are not all kept."""
    return (
        translate("YahtzeeTable", "Je relance tout"),
        translate("YahtzeeTable", "Je garde ce dé"),
        translate("YahtzeeTable", "Je garde ces deux dés"),
        translate("YahtzeeTable", "Je garde ces trois dés"),
        translate("YahtzeeTable", "Je garde ces quatre dés"),
    )[kept]


def _mark_label(box: Box, preview: Preview | Refusal | None) -> str:
    if not isinstance(preview, Preview) or not preview.points:
        return translate("YahtzeeTable", "Barrer « {box} »").format(box=TEXTS.box(box))
    written, extra = str(preview.parts[0][1]), preview.points - preview.parts[0][1]
    if extra:
        written = f"{written}\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}{extra}"
    return translate("YahtzeeTable", "Inscrire {points} : « {box} »").format(points=written, box=TEXTS.box(box))


def key_words(view: YahtzeeView, *, chosen: bool, bars: bool = False, given: bool = False, weighed: bool = False) -> Hints:
    """Name the keys of the moment for a player who may act; a box that would only be barred is not filled by Enter.

    ``given``: Enter fills a box that nobody had to choose; ``weighed``: what it would do is judged.
    """
    enter = translate("YahtzeeTable", "Entrée")
    if not view.dice:
        return [((enter,), translate("YahtzeeTable", "lancer"))]
    if chosen:
        delete = translate("YahtzeeTable", "Suppr")
        fill: Hints = [] if bars else [((enter,), translate("YahtzeeTable", "remplir"))]
        return [((delete,), translate("YahtzeeTable", "barrer")), *fill]
    if view.rolls_left:
        does = translate("YahtzeeTable", "remplir") if given else translate("YahtzeeTable", "lancer")
        if weighed:
            does = translate("YahtzeeTable", "répondre")
        return [(("1", "–", "5"), translate("YahtzeeTable", "garder")), ((enter,), does)]
    return [(("↑", "↓"), translate("YahtzeeTable", "choisir")), ((enter,), translate("YahtzeeTable", "remplir"))]
