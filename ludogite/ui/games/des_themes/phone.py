"""Dés à thèmes on a phone: a big buzzer, a field for the word, a vote."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ludogite.core.codec import Json
from ludogite.games.des_themes.moves import Ballot, Colour
from ludogite.games.des_themes.state import Phase, ThemesView, Way
from ludogite.services.phone_acts import Fields
from ludogite.services.phone_form import Clock, Do, Held, Part, PhoneUi, Pick, Sentence, Text, Tile
from ludogite.ui.games.des_themes.events import ballot_name

translate = QCoreApplication.translate

COLOURS = (Colour.VERT, Colour.BLANC, Colour.JAUNE, Colour.ROUGE, Colour.BLEU)
TINTS = {
    Colour.VERT: "green", Colour.BLANC: "white", Colour.JAUNE: "yellow", Colour.ROUGE: "red", Colour.BLEU: "blue",
}  # fmt: skip


def parts(held: Held) -> tuple[Part, ...]:
    """Show themes and dice, and what may be said now."""
    view: ThemesView = held.view
    found: list[Part] = [*_card(view)]
    asked = held.asked
    if "throw_theme" in asked or "throw_dice" in asked:
        found.append(Sentence(translate("Phone", "À toi, {name}").format(name=held.names[held.seat]), "big"))
        found.append(Do("throw", translate("Phone", "Lancer les dés")))
    elif view.phase in {Phase.THROW_THEME, Phase.THROW_DICE}:
        found.append(Sentence(translate("Phone", "C’est à {name}").format(name=held.names[view.thrower]), "big"))
    if "vote" in asked or "honour" in asked:
        return *found, *_vote(held, view)
    if "floor" in asked:
        return *found, *_floor(held, view)
    if "buzz" in asked:
        found.append(_buzzer(held, view))
    if view.phase is Phase.LAST_CALL and "contest" in asked:
        last = translate("Phone", "« {word} » : même racine qu’un mot déjà dit ?")
        found.append(Sentence(last.format(word=view.answers[-1].text), "big"))
        found.append(Do("agree", translate("Phone", "Rien à redire")))
    if "contest" in asked:
        sure = translate("Phone", "Contester la dernière réponse ?")
        found.append(Do("contest", translate("Phone", "Déjà dit : contester"), sure=sure, is_main=False))
    if "buzz" in asked:
        sure = translate("Phone", "Passer cette manche ?")
        found.append(Do("give_up_round", translate("Phone", "Je passe"), sure=sure, is_main=False))
    if not asked and view.speaker is not None:
        found.append(Sentence(translate("Phone", "La parole est à {name}").format(name=held.names[view.speaker]), "big"))
        if view.floor_until_ms is not None:
            found.append(Clock(held.left_ms(view.floor_until_ms), runs=True, label=translate("Phone", "Temps :")))
    return tuple(found)


def _card(view: ThemesView) -> tuple[Part, ...]:
    themes = " · ".join(theme.name for theme in view.open_themes)
    found: list[Part] = [Sentence(themes, "big")] if themes else []
    if view.letters:
        tiles = tuple(
            Tile(
                colour, letter, translate("Phone", "pour commencer") if colour is view.colour else "", TINTS[colour], is_open=False
            )
            for colour, letter in zip(COLOURS, view.letters, strict=True)
        )
        found.append(Pick("dice", translate("Phone", "Les dés"), tiles))
        if view.is_black:
            found.append(Sentence(translate("Phone", "Face noire : un mot sans aucune de ces lettres.")))
    return tuple(found)


def _buzzer(held: Held, view: ThemesView) -> Part:
    return (
        Do("buzz", translate("Phone", "Je sais !"), look="buzzer")
        if held.seat not in view.queue
        else Sentence(translate("Phone", "Tu es dans la file."), "big")
    )


def _floor(held: Held, view: ThemesView) -> tuple[Part, ...]:
    clock: tuple[Part, ...] = ()
    if view.floor_until_ms is not None:
        clock = (Clock(held.left_ms(view.floor_until_ms), runs=True, label=translate("Phone", "Tu as la parole :")),)
    themes: tuple[Part, ...] = ()
    if view.options.way is Way.OUVERTS:
        tiles = tuple(Tile(str(theme.number), theme.name) for theme in view.open_themes)
        themes = (Pick("theme", translate("Phone", "Quel thème ? (facultatif)"), tiles, look="row"),)
    sure = translate("Phone", "Rendre la parole ?")
    proper = Pick("proper", "", (Tile("yes", translate("Phone", "C’est un nom propre")),), many=True, look="row")
    return (
        *clock,
        Text("text", translate("Phone", "Ton mot")),
        Do("answer", translate("Phone", "Dire"), needs=("text",), clears=True),
        *themes,
        proper,
        Do("give_up_floor", translate("Phone", "Rendre la parole"), sure=sure, is_main=False, look="menu", clears=True),
    )


def _vote(held: Held, view: ThemesView) -> tuple[Part, ...]:
    question = view.question
    word = question.judged.text if question is not None else ""
    against = question.judged.against if question is not None else ""
    ask = translate("Phone", "« {word} » : on l’accepte ?").format(word=word)
    root: tuple[Part, ...] = ()
    if view.asks_root and against:
        ask = translate("Phone", "« {word} » et « {against} » : même racine ?").format(word=word, against=against)
    elif view.asks_root:
        ask = translate("Phone", "« {word} » : même racine qu’un mot déjà dit ?").format(word=word)
    elif against:
        root = (Sentence(translate("Phone", "A-t-il la même racine que « {word} » ? Alors refuse.").format(word=against)),)
    ballots: list[Part] = [
        Do(Ballot.ACCEPT.value, ballot_name(Ballot.ACCEPT, about_root=view.asks_root)),
        Do(Ballot.REFUSE.value, ballot_name(Ballot.REFUSE, about_root=view.asks_root), is_main=False),
    ]
    if "vote" in held.asked:
        ballots.append(Do(Ballot.ABSTAIN.value, translate("Phone", "Sans avis"), is_main=False))
    return Sentence(ask, "big"), *root, *ballots


def command(held: Held, act: str, fields: Fields) -> Json:
    """Make a command of an act."""
    match act:
        case "throw" | "buzz" | "contest" | "agree":
            return {"kind": act.capitalize()}
        case "give_up_floor":
            return {"kind": "GiveUpFloor"}
        case "give_up_round":
            return {"kind": "GiveUpRound"}
        case "answer":
            view: ThemesView = held.view
            theme = int(fields.text("theme") or 0) if view.options.way is Way.OUVERTS else 0
            return {"kind": "Answer", "text": fields.text("text"), "theme": theme, "proper": bool(fields.chosen("proper"))}
    return {"kind": "Vote", "ballot": Ballot(act).value}


PHONE = PhoneUi(parts, command, turn=lambda view: view.round)
