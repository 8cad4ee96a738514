"""The words of Words Out by code: its options, refusals, remarks, sheet."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ludogite.ui.texts.game import GameTexts
from ludogite.ui.texts.keys import BACKSPACE, ENTER, ESCAPE, KeyHelp
from ludogite.ui.values import noop


class WordsOutValues(QObject):
    """The options that are numbers; a QObject, because the extractor of texts sees a plural only in ``tr``."""

    def count(self, option: str, count: int) -> str:
        """Say how long one has to counter."""
        return self.tr("%n s", "", count) if option == "counter_s" and count else ""


TEXTS = GameTexts(
    keys=(
        KeyHelp(("A", "–", "Z"), noop("Keys", "choisir une carte ; * pour le joker")),
        KeyHelp(("1", "–", "4"), noop("Keys", "poser la carte dans cette rangée")),
        KeyHelp(("↑", "↓"), noop("Keys", "choisir la rangée, puis Entrée")),
        KeyHelp((ENTER,), noop("Keys", "WORD OUT !")),
        KeyHelp(("0",), noop("Keys", "passer, ne rien dire, laisser passer")),
        KeyHelp((BACKSPACE,), noop("Keys", "reprendre la carte")),
        KeyHelp((ESCAPE,), noop("Keys", "remettre la carte choisie dans la main")),
        KeyHelp(("Ctrl", "←", "→"), noop("Keys", "ranger ta main")),
    ),
    count=lambda option, count: WordsOutValues().count(option, count),
    prizes={
        "words_out.counters": (noop("Texts", "L’œil aux aguets"), noop("Texts", "contres : {n}")),
        "words_out.shouts": (noop("Texts", "La voix qui porte"), noop("Texts", "WORD OUT ! : {n}")),
    },
    variants={
        "arbitre": (
            noop("Texts", "Avec arbitre"),
            noop("Texts", "Une carte qui ne va pas est refusée avant d’être posée, avec la raison."),
        ),
        "stricte": (
            noop("Texts", "Règle stricte"),
            noop("Texts", "Comme sur la feuille imprimée : une erreur rend la carte et finit le tour."),
        ),
    },
    briefs={
        "arbitre": noop("Texts", "une erreur se reprend"),
        "stricte": noop("Texts", "une erreur coûte le tour"),
    },
    options={
        "decks": (
            noop("Texts", "Paquets"),
            noop("Texts", "Deux sont conseillés à partir de six joueurs."),
        ),
        "strict": (
            noop("Texts", "Règle stricte"),
            noop("Texts", "Qui se trompe reprend sa carte et perd son tour."),
        ),
        "counter_s": (
            noop("Texts", "Temps pour contrer"),
            noop("Texts", "Par joueur, à chaque mot annoncé."),
        ),
        "one_round": (
            noop("Texts", "Un seul tour de contres"),
            noop("Texts", "Après un contre, seuls ceux qui n’ont pas encore répondu peuvent contrer."),
        ),
        "open_hands": (
            noop("Texts", "Mains ouvertes"),
            noop("Texts", "Tout le monde voit toutes les cartes : pour apprendre en famille."),
        ),
    },
    values={
        ("decks", 0): noop("Texts", "Selon le nombre"),
        ("decks", 1): noop("Texts", "Un paquet"),
        ("decks", 2): noop("Texts", "Deux paquets"),
        ("counter_s", 0): noop("Texts", "Sans limite"),
    },
    refusals={
        "words_out.not_a_beginning": noop("Texts", "Aucun mot ne commence par {text}."),
        "words_out.not_a_word": noop("Texts", "{text} n’est pas encore un mot."),
        "words_out.too_short": noop("Texts", "Un mot annoncé a au moins {least} lettres."),
        "words_out.not_held": noop("Texts", "Cette carte n’est pas dans ta main."),
        "words_out.no_such_row": noop("Texts", "Il n’y a que quatre rangées."),
        "words_out.start_row": noop("Texts", "Il faut d’abord commencer la rangée vide."),
        "words_out.counter_row": noop("Texts", "On contre sur la rangée annoncée, pas ailleurs."),
        "words_out.same_row": noop("Texts", "Après une carte « Rejouer », on continue dans la même rangée."),
        "words_out.one_card": noop("Texts", "Une seule carte par tour."),
        "words_out.joker_letter": noop("Texts", "Choisis la lettre du joker."),
        "words_out.only_jokers_choose": noop("Texts", "Seul un joker change de lettre."),
        "words_out.bin_is_no_letter": noop("Texts", "La poubelle n’est pas une lettre : elle vide une rangée."),
        "words_out.bin_first": noop("Texts", "Une rangée vide ne commence pas par une poubelle."),
        "words_out.bin_counter": noop("Texts", "On ne contre pas avec une poubelle."),
        "words_out.bin_after_card": noop("Texts", "La poubelle ne se joue pas après une carte « Rejouer »."),
        "words_out.bin_empty_row": noop("Texts", "Cette rangée est déjà vide."),
        "words_out.not_a_bin": noop("Texts", "Cette carte n’est pas une poubelle."),
        "words_out.must_start": noop("Texts", "Il faut commencer la rangée vide avec une de tes cartes."),
        "words_out.nothing_laid": noop("Texts", "Pose d’abord une carte."),
        "words_out.nothing_to_counter": noop("Texts", "Il n’y a rien à contrer."),
        "words_out.decline_instead": noop("Texts", "Contre, ou laisse passer."),
        "words_out.say_or_silence": noop("Texts", "Annonce le mot, ou ne dis rien."),
        "words_out.not_for_players": noop("Texts", "Ce n’est pas aux joueurs de décider cela."),
        "words_out.not_now": noop("Texts", "Ce n’est pas le moment."),
        "words_out.bad_lots": noop("Texts", "Ce tirage n’est pas possible."),
        "words_out.bad_order": noop("Texts", "Ce mélange n’est pas possible."),
    },
    reasons={
        "words_out.last_card": noop("Texts", "La pioche est vide et un joueur a posé sa dernière carte."),
        "words_out.blocked": noop("Texts", "La pioche est vide et personne ne peut plus rien poser."),
    },
    sheet_lines={
        "words_out.count": noop("Texts", "Mots annoncés"),
        "words_out.best": noop("Texts", "Meilleur mot"),
        "words_out.words": noop("Texts", "Points des mots"),
        "words_out.cards_left": noop("Texts", "Cartes restantes"),
        "words_out.total": noop("Texts", "Total"),
    },
    remarks={
        "words_out.advise_silence_grow": noop("Texts", "Ne dis rien : ce mot peut encore grandir."),
        "words_out.advise_silence_risky": noop("Texts", "Ne dis rien : {tenths} fois sur dix, on te contrerait."),
        "words_out.advise_silence_even": noop("Texts", "Ne dis rien : une fois sur deux, on te contrerait."),
        "words_out.advise_claim_even": noop("Texts", "Annonce {word} : {points} points, même si l’on te contre une fois sur deux."),
        "words_out.advise_silence_sure": noop("Texts", "Ne dis rien : on te contrerait presque à coup sûr."),
        "words_out.advise_claim_risky": noop(
            "Texts", "Annonce {word} : {points} points, même si l’on te contre {tenths} fois sur dix."
        ),
        "words_out.advise_claim_safe": noop("Texts", "Annonce {word} : {points} points, et personne ne devrait te contrer."),
        "words_out.advise_place": noop("Texts", "Pose {letter} sur la rangée {row} : {text}."),
        "words_out.advise_place_as": noop("Texts", "Pose {letter} sur la rangée {row} : {text}, comme dans {word}."),
        "words_out.advise_begin": noop("Texts", "Commence la rangée {row} par {letter}."),
        "words_out.why_begin_rare": noop("Texts", "Peu de mots commencent ainsi : les autres auront du mal."),
        "words_out.advise_counter": noop("Texts", "Contre avec {word}."),
        "words_out.advise_word": noop("Texts", "Fais {word} sur la rangée {row} : {points} points à annoncer."),
        "words_out.why_counter": noop("Texts", "Les {theirs} points annoncés ne comptent plus."),
        "words_out.why_counter_word": noop(
            "Texts", "Les {theirs} points annoncés ne comptent plus, et tu peux en marquer {points}."
        ),
        "words_out.why_few": noop("Texts", "Peu de lettres peuvent l’allonger."),
        "words_out.why_grow": noop("Texts", "D’autres peuvent l’allonger : mieux vaut le laisser grandir."),
        "words_out.why_finish": noop("Texts", "Tu as de quoi finir {word} ensuite."),
        "words_out.why_begin": noop("Texts", "De là partent beaucoup de mots."),
        "words_out.why_harmless": noop("Texts", "Les autres n’en feront pas un mot tout de suite."),
        "words_out.why_rid": noop("Texts", "Cette carte te servirait moins ailleurs."),
        "words_out.why_threat": noop("Texts", "Les autres étaient près d’y marquer."),
        "words_out.why_stuck": noop("Texts", "Elle ne menait plus à rien pour toi."),
        "words_out.why_wait": noop("Texts", "Poser encore une carte aiderait surtout les autres."),
        "words_out.advise_decline_none": noop("Texts", "Laisse passer : aucune de tes cartes n’allonge ce mot."),
        "words_out.advise_pass_none": noop("Texts", "Passe : aucune de tes cartes n’a sa place."),
        "words_out.advise_bin": noop("Texts", "Vide la rangée {row} avec une poubelle."),
        "words_out.advise_stop": noop("Texts", "Arrête-toi là."),
        "words_out.advise_decline": noop("Texts", "Laisse passer : contrer te coûterait une bonne carte pour rien."),
        "words_out.advise_pass": noop("Texts", "Passe et attends : chaque pose aide plus les autres que toi."),
        "words_out.cost_none": noop("Texts", "Rien de mieux !"),
        "words_out.cost_fair": noop("Texts", "Il y avait un peu mieux."),
        "words_out.cost_much": noop("Texts", "Il y avait mieux, d’environ {cost} points."),
        "words_out.choice_lay": noop("Texts", "poser {letter}, rangée {row} : {text}"),
        "words_out.choice_bin": noop("Texts", "vider la rangée {row}"),
        "words_out.choice_pass": noop("Texts", "passer"),
        "words_out.choice_silent": noop("Texts", "ne pas crier WORD OUT"),
        "words_out.choice_other": noop("Texts", "jouer autre chose"),
        "words_out.choice_let": noop("Texts", "laisser passer {word}, {points} points"),
        "words_out.choice_cash": noop("Texts", "marquer {word}, {points} points"),
        "words_out.choice_counter": noop("Texts", "contrer avec {word}, {points} points"),
        "words_out.choice_block": noop("Texts", "contrer avec {word}"),
    },
)
