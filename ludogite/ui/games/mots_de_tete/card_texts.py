"""What the card of the play says: the play that takes shape, the one that waits for its dice, the last one, the best in the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from ludogite.core.rules import Preview, Refusal
from ludogite.games.mots_de_tete.grid import Cell
from ludogite.games.mots_de_tete.hints import next_rung
from ludogite.games.mots_de_tete.moves import Counted, Hinted, Play, Written
from ludogite.games.mots_de_tete.placement import NOT_A_WORD, with_letters, words_of
from ludogite.games.mots_de_tete.review import longest_word, ranked_words
from ludogite.games.mots_de_tete.state import QUARTE_LETTERS, MotsView, Pending, Phase, Way, hint_price
from ludogite.services.game_session import SeatInfo
from ludogite.ui import texts
from ludogite.ui.games.mots_de_tete.card import CardText, NoteText
from ludogite.ui.games.mots_de_tete.counts import MotsDeTeteCounts
from ludogite.ui.games.mots_de_tete.draft import Draft
from ludogite.ui.games.mots_de_tete.events import hint_words
from ludogite.ui.games.mots_de_tete.grid_model import DICE, NOTHING, GridCell, Ground, Pointing
from ludogite.ui.games.mots_de_tete.texts import TEXTS
from ludogite.ui.games.mots_de_tete.word_list import WordLine, bonus_of, counted_line, play_lines, word_lines

translate = QCoreApplication.translate

RANKED = 12
"""Words that the card lists when the game is over."""
SOFT = frozenset({"mots_de_tete.wrong_count", "mots_de_tete.not_four", "mots_de_tete.no_letters", "mots_de_tete.no_word"})
"""Refusals of a play that is not yet complete: nothing to reproach."""


@dataclass(frozen=True, slots=True)
class Writing:
    """A play that takes shape: the draft, what the rules say of it, and the refused words."""

    draft: Draft
    preview: Preview | Refusal | None = None

    @property
    def wrong(self) -> tuple[str, ...]:
        """The words that are not in the dictionary."""
        if not isinstance(self.preview, Refusal) or self.preview.code != NOT_A_WORD:
            return ()
        return tuple(str(dict(self.preview.args)["words"]).split(", "))

    @property
    def is_ready(self) -> bool:
        """Whether it can be written."""
        return isinstance(self.preview, Preview)


def wanted_letters(view: MotsView) -> int:
    """Count the letters of this turn: those of the die, or at most four in the quarté."""
    return QUARTE_LETTERS if view.options.way is Way.QUARTE else view.n


# ---- the card ----------------------------------------------------------------------------------------------------------


def card_of(
    view: MotsView, seats: Sequence[SeatInfo], writing: Writing | None, rolled: Mapping[Cell, int], *, local: bool, palette: bool
) -> CardText:
    """Make the card of the moment; ``writing`` is the play of whoever may write here now, ``rolled`` what has been thrown."""
    if writing is not None:
        return _writing_card(view, seats, writing, palette=palette)
    if view.pending is not None:
        return _pending_card(view, view.pending, seats, rolled, local=local)
    return _over_card(view, seats) if view.phase is Phase.OVER else _waiting_card(view, seats, local=local)


def _inks(seats: Sequence[SeatInfo]) -> list[int]:
    return [info.ink for info in seats]


def _is_quarte(view: MotsView) -> bool:
    return view.options.way is Way.QUARTE


def _die(view: MotsView) -> int | None:
    return None if _is_quarte(view) else view.n


def _sums(lines: Sequence[WordLine], view: MotsView, seats: Sequence[SeatInfo]) -> CardText:
    """Sum up the words of a play under way: what it is worth, where its writer would stand, and what dice may add."""
    points, bonus = sum(line.points for line in lines), bonus_of(lines)
    told = translate("MotsDeTeteTable", "{name} passerait à {points}.")
    if bonus:
        told = translate("MotsDeTeteTable", "{name} passerait à {points}, plus le dé.")
        if sum(DICE[ground] for ground in bonus) > 1:
            told = translate("MotsDeTeteTable", "{name} passerait à {points}, plus les dés.")
    info = seats[view.seat]
    return CardText(
        title="",
        ink=info.ink,
        die=_die(view),
        lines=tuple(lines),
        points=points,
        bonus=bonus,
        has_dice=not _is_quarte(view),
        total_title=translate("MotsDeTeteTable", "Ce coup"),
        total_line=told.format(name=info.name, points=view.scores[view.seat] + points),
    )


def _writing_card(view: MotsView, seats: Sequence[SeatInfo], writing: Writing, *, palette: bool) -> CardText:
    draft, wanted = writing.draft, wanted_letters(view)
    words = words_of(view.rows, draft.laid) if draft.laid else ()
    lines = word_lines(view, words, _inks(seats), Pointing(draft, seats[view.seat].ink))
    rung = next_rung(view.hint) if view.options.hints and (view.hint is None or view.hint.plays) else None
    card = _sums(lines, view, seats)
    line = card.total_line if lines else translate("MotsDeTeteTable", "Chaque mot nouveau compte ses cases.")
    title = translate("MotsDeTeteTable", "Un mot de quatre lettres") if _is_quarte(view) else MotsDeTeteCounts().to_write(wanted)
    card = replace(
        card,
        title=title,
        laid=len(draft.laid),
        wanted=wanted,
        counted=translate("MotsDeTeteTable", "{laid} sur {wanted}").format(laid=len(draft.laid), wanted=wanted),
        note=writing_note(view, writing, card.bonus),
        total_line=line,
        turns=True,
        palette=palette,
        hint=price_words(hint_price(rung, view.options.edition)) if rung is not None else "",
    )
    return refused(card, writing.wrong) if writing.wrong else card


def refused(card: CardText, wrong: Sequence[str]) -> CardText:
    """Show a play of which some words are wrong: it is worth nothing."""
    lines = tuple(replace(line, wrong=line.text in wrong) for line in card.lines)
    told = translate("MotsDeTeteTable", "Un mot refusé ne rapporte rien.")
    return replace(card, lines=lines, total_line=told, is_refused=True)


def _pending_card(
    view: MotsView, pending: Pending, seats: Sequence[SeatInfo], rolled: Mapping[Cell, int], *, local: bool
) -> CardText:
    """Show a play that is written: under contestation, or waiting for its bonus dice."""
    line = ""
    if view.phase is Phase.CONTEST:
        line = translate("MotsDeTeteTable", "Quelqu’un conteste ?")
        if view.options.hidden:
            line = translate("MotsDeTeteTable", "Chacun répond en secret, puis on montre tout.")
    elif view.phase is Phase.JUDGE:
        line = translate("MotsDeTeteTable", "Le dictionnaire décide.")
    elif local and view.phase is not Phase.WRITE:
        line = translate("MotsDeTeteTable", "Lance pour les cases de couleur.")
    title = translate("MotsDeTeteTable", "{name} a écrit {word}").format(name=seats[view.seat].name, word=pending.words[0].text)
    card = _sums(word_lines(view, pending.words, _inks(seats), NOTHING, rolled), view, seats)
    note = bonus_note(card.bonus) if card.bonus and not _is_quarte(view) else None
    return replace(card, title=title, line=line, note=note)


def _waiting_card(view: MotsView, seats: Sequence[SeatInfo], *, local: bool) -> CardText:
    """Show whose die it is, with the last play below."""
    info, quarte, line = seats[view.seat], _is_quarte(view), ""
    seeks = view.phase in {Phase.WRITE, Phase.HINT}
    if view.phase is Phase.LOT:
        title = translate("MotsDeTeteTable", "Qui commence ?")
    elif seeks:
        title = translate("MotsDeTeteTable", "{name} cherche un mot…").format(name=info.name)
        line = "" if quarte else MotsDeTeteCounts().to_write(view.n)
    elif local:
        title = translate("MotsDeTeteTable", "Lance le dé, {name}").format(name=info.name)
        line = translate("MotsDeTeteTable", "Il dit combien de lettres écrire.")
        if view.is_last:
            line = translate("MotsDeTeteTable", "C’est le dernier tour.")
    else:
        title = translate("MotsDeTeteTable", "{name} lance le dé…").format(name=info.name)
    card = CardText(title, line, _die(view), info.ink, wanted=QUARTE_LETTERS if quarte else 0, has_dice=not quarte)
    return card if view.last is None else with_play(card, view, view.last, seats)


def _over_card(view: MotsView, seats: Sequence[SeatInfo]) -> CardText:
    """Say how the game ended, rank its words, and name the longest."""
    card = CardText(
        title=translate("MotsDeTeteTable", "Partie terminée"),
        line=TEXTS.reason(f"mots_de_tete.end_{view.end.value}") if view.end else "",
        die=_die(view),
        ink=seats[view.seat].ink,
        wanted=QUARTE_LETTERS if _is_quarte(view) else 0,
    )
    longest, best = longest_word(view.plays), max(view.plays, key=lambda play: play.points, default=None)
    if longest is None or best is None:
        return card
    note = NoteText(
        translate("MotsDeTeteTable", "Le plus long : {word}").format(word=texts.written(longest.word.text)),
        translate("MotsDeTeteTable", "Écrit par {name}.").format(name=seats[longest.seat].name),
        MotsDeTeteCounts().letters(len(longest.word.text)),
        mark="star",
        tone="positive",
    )
    inks = _inks(seats)
    return replace(
        card,
        die=None,
        mark="trophy",
        ink=seats[best.seat].ink,
        lines=tuple(counted_line(view, Counted(one.word, one.points), {}, inks) for one in ranked_words(view.plays)[:RANKED]),
        note=note,
        total_title=translate("MotsDeTeteTable", "Le meilleur coup"),
        total_line=translate("MotsDeTeteTable", "Écrit par {name}.").format(name=seats[best.seat].name),
        points=best.points,
    )


def after_writing(view: MotsView, event: Written) -> MotsView:
    """Give the view with these letters on the grid, and their play pending."""
    pending = Pending(event.letters, event.words, event.bonus)
    if all(view.rows[one.row][one.col] == one.letter for one in event.letters):
        return replace(view, pending=pending)
    cells = {one.cell for one in event.letters}
    inks = tuple(tuple(event.seat if (r, c) in cells else ink for c, ink in enumerate(line)) for r, line in enumerate(view.inks))
    return replace(view, rows=with_letters(view.rows, event.letters), inks=inks, seat=event.seat, pending=pending)


def with_rolled(cells: list[list[GridCell]], rolled: Mapping[Cell, int]) -> list[list[GridCell]]:
    """Show what bonus cells have got while the other dice still fly."""
    for (row, col), value in rolled.items():
        cells[row][col] = replace(cells[row][col], rolled=value)
    return cells


def with_play(card: CardText, view: MotsView, play: Play, seats: Sequence[SeatInfo]) -> CardText:
    """Show a play that counts under the head of a card."""
    info = seats[play.seat]
    return CardText(
        title=card.title,
        line=card.line,
        die=card.die,
        ink=info.ink if card.die is not None else card.ink,
        wanted=card.wanted,
        counted=card.counted,
        has_dice=card.has_dice,
        lines=play_lines(view, play, _inks(seats)),
        total_title=translate("MotsDeTeteTable", "Dernier coup"),
        total_line=translate("MotsDeTeteTable", "Écrit par {name}.").format(name=info.name),
        points=play.points,
    )


# ---- the box under the words ---------------------------------------------------------------------------------------------


def writing_note(view: MotsView, writing: Writing, bonus: Sequence[Ground]) -> NoteText | None:
    """Say the most urgent thing: a refused word, why the letters cannot stand there, the hint, the bonus cells, how to begin."""
    preview, laid = writing.preview, writing.draft.laid
    if writing.wrong:
        return NoteText(wrong_words(writing.wrong), translate("MotsDeTeteTable", "Rien n’est perdu : change une lettre."),
                        mark="warning", tone="danger")  # fmt: skip
    if isinstance(preview, Refusal) and preview.code not in SOFT:
        return NoteText(TEXTS.refusal(preview.code, preview.args), mark="warning", tone="danger")
    if view.hint is not None and not (bonus and writing.is_ready):
        return hint_note(view.hint)
    if bonus:
        return None if _is_quarte(view) else bonus_note(bonus)
    if laid:
        return None
    if view.is_empty:
        return NoteText(translate("MotsDeTeteTable", "Le premier mot touche la croix"),
                        translate("MotsDeTeteTable", "Une lettre au moins à côté d’elle."), mark="info")  # fmt: skip
    return NoteText(translate("MotsDeTeteTable", "Touche une case, puis écris"),
                    translate("MotsDeTeteTable", "Le mot s’accroche à un mot déjà là."), mark="pencil")  # fmt: skip


def wrong_words(words: Sequence[str]) -> str:
    """Name the words that are refused."""
    if len(words) == 1:
        return translate("MotsDeTeteTable", "{word} n’est pas dans le dictionnaire").format(word=words[0])
    listed = translate("MotsDeTeteTable", "{first} et {last}").format(first=", ".join(words[:-1]), last=words[-1])
    return translate("MotsDeTeteTable", "{words} ne sont pas dans le dictionnaire").format(words=listed)


def bonus_note(bonus: Sequence[Ground], *, quarte: bool = False) -> NoteText | None:
    """Explain the bonus cells of a play: how many dice, what they can bring."""
    if quarte:
        return None
    thrown = translate("MotsDeTeteTable", "Lancé sous vos yeux, une fois le mot écrit.")
    if len(set(bonus)) == 1 and len(bonus) == 1:
        dice = DICE[bonus[0]]
        names = {
            Ground.ORANGE: translate("MotsDeTeteTable", "Case orange : un dé"),
            Ground.JAUNE: translate("MotsDeTeteTable", "Case jaune : deux dés"),
            Ground.ROUGE: translate("MotsDeTeteTable", "Case rouge : trois dés"),
        }
        if dice > 1:
            thrown = translate("MotsDeTeteTable", "Lancés sous vos yeux, une fois le mot écrit.")
        return NoteText(names[bonus[0]], thrown, _range(dice), bonus[0])
    thrown = translate("MotsDeTeteTable", "Lancés sous vos yeux, une fois le mot écrit.")
    dice = sum(DICE[ground] for ground in bonus)
    return NoteText(translate("MotsDeTeteTable", "Cases de couleur"), thrown, _range(dice), bonus[0])


def _range(dice: int) -> str:
    return translate("MotsDeTeteTable", "de {least} à {most}").format(least=dice, most=6 * dice)


def price_words(price: int) -> str:
    """Offer the next hint at its price, in points."""
    if not price:
        return translate("MotsDeTeteTable", "Indice : gratuit")
    return translate("MotsDeTeteTable", "Indice : −{price}").format(price=price)


def hint_note(hint: Hinted) -> NoteText:
    """Write what the hints bought so far have said."""
    title, line = hint_words(hint)
    return NoteText(title, line, mark="bulb", tone="positive")


def hinted_cells(hint: Hinted | None) -> frozenset[Cell]:
    """Give the cells that a hint shows: the first, or all once the length is known."""
    if hint is None or hint.row is None or hint.col is None:
        return frozenset()
    long = hint.length or 1
    return frozenset((hint.row, hint.col + at) if hint.across else (hint.row + at, hint.col) for at in range(long))
