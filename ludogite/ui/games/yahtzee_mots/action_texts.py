"""What the table of Yahtzee des Mots says of the moment: turn band, primary action, the note below it, keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from ludogite.core.rules import Outcome, Preview, Refusal
from ludogite.games.yahtzee_mots.hints import next_rung
from ludogite.games.yahtzee_mots.letters import DICE, JOKER
from ludogite.games.yahtzee_mots.marking import fits, primes_of
from ludogite.games.yahtzee_mots.moves import (
    DiceThrown,
    Event,
    Hinted,
    Laid,
    Marked,
    Rung,
    TakeBack,
    WordsAccepted,
    WordsRefused,
    ZeroWritten,
    spelt,
)
from ludogite.games.yahtzee_mots.refusals import accepted, found_in, position_of, refuse_player
from ludogite.games.yahtzee_mots.sheet import LENGTH, TURNS, WORDS, YAHTZEE_PRIME, Box
from ludogite.games.yahtzee_mots.state import HINT_PRICES, Phase, YahtzeeMotsView
from ludogite.services.game_session import SeatInfo
from ludogite.ui import texts
from ludogite.ui.flow.offer import BandWords, Hints
from ludogite.ui.games.yahtzee_mots.draft import Draft
from ludogite.ui.games.yahtzee_mots.events import quoted
from ludogite.ui.games.yahtzee_mots.model import Offers
from ludogite.ui.games.yahtzee_mots.texts import TEXTS
from ludogite.ui.texts import plays, turn_of

translate = QCoreApplication.translate
FIT_NOTHING: Final = "yahtzee_mots.words_fit_nothing"


@dataclass(frozen=True, slots=True)
class Note:
    """The words of the card below the actions: its kind (of ``note_card.MARKS``), the verdict, the rest."""

    kind: str
    text: str
    verdict: str = ""


class Counted(QObject):
    """The plurals: the extractor of texts sees them only in ``tr``."""

    def reroll(self, dice: int) -> str:
        """Say what throwing so many dice again is called."""
        return self.tr("Relancer %n dé(s)", "", dice)

    def propose(self, words: int) -> str:
        """Say what proposing so many words is called."""
        return self.tr("Proposer les %n mots", "", words)

    def would_get(self, box: str, points: int) -> str:
        """Say what a box would get."""
        return self.tr("La case « {box} » recevrait %n point(s).", "", points).format(box=box)

    def points(self, points: int) -> str:
        """Name the unit on a rack's pill."""
        return self.tr("point(s)", "", points)

    def possible(self, words: int) -> str:
        """Say how many words there are."""
        return self.tr("%n mot(s) possible(s).", "", words)

    def wanted_words(self, box: str, words: int) -> str:
        """Say how many words a box takes."""
        return self.tr("« {box} » veut %n mot(s)", "", words).format(box=box)

    def wanted_letters(self, box: str, letters: int) -> str:
        """Say how many letters the one word of a box has."""
        return self.tr("« {box} » : un seul mot, de %n lettre(s)", "", letters).format(box=box)

    def laid_words(self, words: int) -> str:
        """Say how many words lie there."""
        return self.tr("tu en as posé %n", "", words)

    def laid_letters(self, letters: int) -> str:
        """Say how many letters lie there."""
        return self.tr("en voici %n", "", letters)

    def announced(self, seconds: int) -> str:
        """Say how much sand is left."""
        return self.tr("Plus que %n seconde(s).", "", seconds)


def band_words(
    view: YahtzeeMotsView, seats: Sequence[SeatInfo], outcome: Outcome | None, *, local: bool, runs: bool = False
) -> BandWords:
    """Say whose turn it is, what may be done, and how far the game has come; ``runs``: so does the sand, for words taken back."""
    state = view.state
    info = seats[state.seat]
    if state.phase is Phase.OVER:
        return _over(view, seats, outcome)
    if state.phase is Phase.OPENING:
        return BandWords(
            info.ink, translate("YahtzeeMotsTable", "Qui commence ?"), translate("YahtzeeMotsTable", "Le sort décide.")
        )
    rolls = (
        translate("YahtzeeMotsTable", "3 lancers"),
        translate("YahtzeeMotsTable", "1ᵉʳ lancer sur 3"),
        translate("YahtzeeMotsTable", "2ᵉ lancer sur 3"),
        translate("YahtzeeMotsTable", "3ᵉ lancer sur 3"),
    )
    partie = ""
    if view.options.parties > 1:
        partie = translate("YahtzeeMotsTable", "Manche {partie} sur {parties}").format(
            partie=state.partie, parties=view.options.parties
        )
    turn = translate("YahtzeeMotsTable", "Tour {turn} sur {turns}").format(turn=state.turn, turns=TURNS)
    return BandWords(
        info.ink,
        _title(view, info, local=local),
        _what_to_do(view, info, local=local, runs=runs),
        rolls[state.rolls],
        " · ".join(filter(None, (partie, turn))),
    )


def _title(view: YahtzeeMotsView, info: SeatInfo, *, local: bool) -> str:
    if view.turn_box is not None:
        return translate("YahtzeeMotsTable", "{box}, {name}").format(box=TEXTS.box(view.turn_box), name=info.name)
    return turn_of(info.name, local=local)


def _what_to_do(view: YahtzeeMotsView, info: SeatInfo, *, local: bool, runs: bool) -> str:
    if not local:
        if info.is_away:
            return translate("YahtzeeMotsTable", "Son téléphone est absent.")
        return "" if info.is_person else translate("YahtzeeMotsTable", "L’ordinateur joue.")
    if view.state.phase is Phase.MARKING:
        if runs and view.sand_length_ms:
            return translate("YahtzeeMotsTable", "C’est accepté, mais pour une autre case. Le sable coule encore.")
        if may_go_back(view):
            return translate("YahtzeeMotsTable", "C’est accepté, mais pour une autre case.")
        if view.sand_length_ms:
            return translate("YahtzeeMotsTable", "C’est accepté : choisis la case. Le sable attend.")
        return translate("YahtzeeMotsTable", "C’est accepté : choisis la case.")
    if not view.state.dice:
        if view.sand_length_ms:
            return translate("YahtzeeMotsTable", "Lance les sept dés : le sablier part aussitôt.")
        return translate("YahtzeeMotsTable", "Lance les sept dés.")
    if view.turn_box in {Box.DEUX_MOTS, Box.TROIS_MOTS} or view.turn_box is None:
        return translate("YahtzeeMotsTable", "Pose les dés sur les chevalets, ou tape tes mots.")
    return translate("YahtzeeMotsTable", "Pose les dés sur le chevalet, ou tape ton mot.")


def may_go_back(view: YahtzeeMotsView) -> bool:
    """Tell whether the accepted words may be taken back, as far as the time allows."""
    return refuse_player(view, view.state.seat, TakeBack()) is None


def _over(view: YahtzeeMotsView, seats: Sequence[SeatInfo], outcome: Outcome | None) -> BandWords:
    totals = outcome.scores if outcome else view.totals()
    winners = [info for info, total in zip(seats, totals, strict=True) if total == max(totals)]
    sentence = translate("YahtzeeMotsTable", "{names} : {total} points.")
    names = ", ".join(info.name for info in winners)
    return BandWords(
        winners[0].ink, translate("YahtzeeMotsTable", "Partie terminée"), sentence.format(names=names, total=max(totals))
    )


def action_words(view: YahtzeeMotsView, draft: Draft, chosen: Box | None, offers: Offers, special: Box | None) -> str:
    """Say what the primary action will do."""
    state = view.state
    if not state.dice:
        return translate("YahtzeeMotsTable", "Lancer les 7 dés")
    if special is not None:
        if chosen is None:
            return translate("YahtzeeMotsTable", "Choisis la case du zéro")
        return translate("YahtzeeMotsTable", "Prendre « {special} »").format(special=TEXTS.box(special), box=TEXTS.box(chosen))
    if chosen is not None and (state.phase is Phase.MARKING or chosen in offers.zeros):
        if chosen in offers.zeros or not offers.points.get(chosen):
            return translate("YahtzeeMotsTable", "Barrer « {box} »").format(box=TEXTS.box(chosen))
        return translate("YahtzeeMotsTable", "Inscrire {points} : « {box} »").format(
            points=offers.points[chosen], box=TEXTS.box(chosen)
        )
    if state.phase is Phase.MARKING:
        return translate("YahtzeeMotsTable", "Choisis une case")
    words = draft.words
    if len(words) > 1:
        return Counted().propose(len(words))
    if words and draft.unnamed is None:
        return translate("YahtzeeMotsTable", "Proposer « {word} »").format(word=spelt(words[0]))
    return translate("YahtzeeMotsTable", "Pose un mot")


def box_words(box: Box, offers: Offers) -> str:
    """Name a box with what it would get, short."""
    return translate("YahtzeeMotsTable", "« {box} » : {points}").format(box=TEXTS.box(box), points=offers.points[box])


def doing_words(event: Event) -> str:
    """Say what happens while an event of a person here is shown."""
    match event:
        case DiceThrown():
            return translate("YahtzeeMotsTable", "Les dés roulent…")
        case ZeroWritten():
            return translate("YahtzeeMotsTable", "Case barrée")
        case Marked(points=points):
            return translate("YahtzeeMotsTable", "Inscrit : {points}").format(points=points)
        case WordsAccepted():
            return translate("YahtzeeMotsTable", "Accepté !")
        case WordsRefused():
            return translate("YahtzeeMotsTable", "Refusé…")
        case _:
            return ""


def waiting_words(view: YahtzeeMotsView, info: SeatInfo) -> str:
    """Say why there is nothing to press."""
    if view.state.phase is Phase.OVER:
        return translate("YahtzeeMotsTable", "Partie terminée")
    return plays(info.name, is_away=info.is_away)


def note_of(
    view: YahtzeeMotsView, draft: Draft, offers: Offers, proposed: Preview | Refusal | None, special: Box | None, *, goes_back: bool
) -> Note:
    """Say what may be expected; ``proposed`` is what the table says of the words laid, None where they cannot be proposed yet.

    ``goes_back``: accepted words may still be taken back.
    """
    state = view.state
    if state.phase is Phase.MARKING:
        return _marking_note(view, special, goes_back=goes_back)
    if not state.dice:
        if view.options.sablier:
            told = translate("YahtzeeMotsTable", "Trois lancers au plus, et {seconds} secondes en tout.")
            return Note("info", told.format(seconds=view.sand_length_ms // 1000))
        return Note("info", translate("YahtzeeMotsTable", "Sans sablier : prends ton temps. Un mot refusé finit le tour."))
    if draft.unnamed is not None:
        return Note("warning", translate("YahtzeeMotsTable", "Quelle lettre pour le joker ? Tape-la, ou touche le dé."))
    if not draft.words:
        if view.rolls_left:
            return Note(
                "info",
                translate("YahtzeeMotsTable", "Les dés posés sur un chevalet sont gardés ; les autres peuvent être relancés."),
            )
        return Note("info", translate("YahtzeeMotsTable", "Plus de lancer : propose ce que tu peux, ou barre la case."))
    missing = missing_words(view, draft.words)
    if isinstance(proposed, Refusal):
        return Note("info", missing if missing and proposed.code == FIT_NOTHING else TEXTS.refusal(proposed.code, proposed.args))
    told = missing or translate("YahtzeeMotsTable", "Le dictionnaire répond quand tu proposes.")
    best = next(iter(offers.ranked(view.turn_box)), None)
    if best is not None:
        told += " " + Counted().would_get(TEXTS.box(best), offers.points[best])
    if primes_of(position_of(view).sheet, found_in(view, draft.words)):
        told += " " + prime_words()
    return Note("info", told)


def prime_words() -> str:
    """Say that a further word of seven letters brings more than its box."""
    return translate("YahtzeeMotsTable", "Avec {prime} points de prime !").format(prime=YAHTZEE_PRIME)


def missing_words(view: YahtzeeMotsView, words: Sequence[Laid]) -> str:
    """Say what the box of the turn wants other than the words laid; "" where they go into it, or it may be any box."""
    box, lengths = view.turn_box, tuple(map(len, words))
    if box is None or fits(box, lengths) or lengths == (DICE,):
        return ""
    if box in LENGTH and len(lengths) == 1:
        wanted, given = Counted().wanted_letters(TEXTS.box(box), LENGTH[box]), Counted().laid_letters(lengths[0])
    elif box in LENGTH:
        wanted, given = Counted().wanted_letters(TEXTS.box(box), LENGTH[box]), Counted().laid_words(len(lengths))
    else:
        wanted, given = Counted().wanted_words(TEXTS.box(box), WORDS[box]), Counted().laid_words(len(lengths))
    return translate("YahtzeeMotsTable", "{wanted} ; {given}.").format(wanted=wanted, given=given)


def hint_action(view: YahtzeeMotsView) -> str:
    """Name the next hint with its price; '' where none may be bought."""
    state = view.state
    rung = next_rung(state.hints)
    if not view.options.hints or state.phase is not Phase.TURN or not state.dice or rung is None:
        return ""
    return translate("YahtzeeMotsTable", "Indice : −{price}").format(price=HINT_PRICES[rung])


def hint_note(view: YahtzeeMotsView, hints: Sequence[Hinted]) -> Note:
    """Say the last hint, and what the ones before it said."""
    told = []
    for hint in hints:
        box = TEXTS.box(hint.box)
        match hint.rung:
            case Rung.IS_THERE if hint.number:
                told.append(translate("YahtzeeMotsTable", "Oui : il y a de quoi remplir « {box} ».").format(box=box))
            case Rung.IS_THERE:
                told.append(translate("YahtzeeMotsTable", "Non : rien pour « {box} » avec ces dés.").format(box=box))
            case Rung.COUNT:
                told.append(Counted().possible(hint.number))
            case Rung.LETTER:
                told.append(translate("YahtzeeMotsTable", "Le meilleur commence par {letter}.").format(letter=hint.text))
            case Rung.DICE:
                faces = " ".join(view.state.dice[die] for die in hint.dice)
                told.append(translate("YahtzeeMotsTable", "Il prend {dice}.").format(dice=faces))
            case Rung.WORD:
                told.append(
                    translate("YahtzeeMotsTable", "C’est « {word} ».").format(word=texts.written(" + ".join(hint.text.split())))
                )
    return Note("hint", " ".join(told[:-1]) if len(told) < 4 else told[-2], told[-1])


def _marking_note(view: YahtzeeMotsView, special: Box | None, *, goes_back: bool) -> Note:
    state = view.state
    if special is not None:
        asks = translate("YahtzeeMotsTable", "Et le zéro ? Choisis sur la feuille la case numérotée qui le prend.")
        return Note("positive", asks, TEXTS.box(special))
    if state.claim is not None:
        verdict = translate("YahtzeeMotsTable", "« {box} » : c’est juste.").format(box=TEXTS.box(state.claim))
    else:
        one = len(state.words) == 1
        verdict = (
            translate("YahtzeeMotsTable", "{words} : accepté.") if one else translate("YahtzeeMotsTable", "{words} : acceptés.")
        )
        verdict = verdict.format(words=texts.written(quoted(state.words)))
    told = translate("YahtzeeMotsTable", "Choisis la case sur la feuille.")
    if goes_back:
        told = translate("YahtzeeMotsTable", "Ce n’est pas pour la case du tour : reprends tes lettres, ou choisis une case.")
    if any(state.dice[placed.die] == JOKER for laid in state.words for placed in laid):
        told += " " + translate("YahtzeeMotsTable", "Le joker peut encore changer de lettre.")
    if primes_of(position_of(view).sheet, accepted(view)):
        told = f"{prime_words()} {told}"
    return Note("positive", told, verdict)


def verdict_note(event: WordsRefused, *, lost: bool) -> Note:
    """Say which words the dictionary refuses, and why."""
    parts = []
    for each in event.refused:
        word = _spelling(event.words[each.word], each.spelling)
        reason = TEXTS.refusal(each.reason)
        parts.append(translate("YahtzeeMotsTable", "{word} : {reason}").format(word=word, reason=reason[:1].lower() + reason[1:]))
    text = "" if lost else translate("YahtzeeMotsTable", "Change-le et propose encore.")
    return Note("danger", text, " ".join(parts))


def _spelling(laid: Laid, written: str) -> str:
    return translate("YahtzeeMotsTable", "« {word} »").format(word=written or spelt(laid))


def key_words(view: YahtzeeMotsView, *, racks: int, paused: bool, goes_back: bool) -> Hints:
    """Name the keys of the moment for a player who may act."""
    enter = translate("YahtzeeMotsTable", "Entrée")
    if paused:
        return [((enter,), translate("YahtzeeMotsTable", "reprendre", "la partie"))]
    if not view.state.dice:
        return [((enter,), translate("YahtzeeMotsTable", "lancer"))]
    if goes_back:
        back = ((translate("YahtzeeMotsTable", "Échap"),), translate("YahtzeeMotsTable", "reprendre"))
        return [back, (("↑", "↓"), translate("YahtzeeMotsTable", "choisir"))]
    if view.state.phase is Phase.MARKING:
        return [(("↑", "↓"), translate("YahtzeeMotsTable", "choisir")), ((enter,), translate("YahtzeeMotsTable", "remplir"))]
    hints: list[tuple[tuple[str, ...], str]] = [(("A", "–", "Z"), translate("YahtzeeMotsTable", "poser"))]
    if racks > 1:
        hints.append(((translate("YahtzeeMotsTable", "Espace"),), translate("YahtzeeMotsTable", "chevalet suivant")))
    else:
        hints.append(((enter,), translate("YahtzeeMotsTable", "proposer")))
    return hints
