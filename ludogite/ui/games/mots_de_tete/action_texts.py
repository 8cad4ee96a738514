"""What the Mots de Tête table says of the moment: the card of the play, the primary action, the players, the keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from ludogite.core.rules import Refusal, Seat
from ludogite.games.mots_de_tete.grid import Cell
from ludogite.games.mots_de_tete.hints import next_rung
from ludogite.games.mots_de_tete.moves import Counted, Event, Play, Scored, Written
from ludogite.games.mots_de_tete.placement import with_letters, words_of
from ludogite.games.mots_de_tete.review import longest_word, ranked_words
from ludogite.games.mots_de_tete.state import HINT_PRICES, QUARTE_LETTERS, MotsView, Pending, Phase, Way
from ludogite.services.game_session import SeatInfo
from ludogite.ui import texts
from ludogite.ui.games.mots_de_tete.grid_model import DICE, GridCell, Ground
from ludogite.ui.games.mots_de_tete.model import GROUNDS, NOTHING, Pointing, bonus_of, cells_of, play_lines, word_lines
from ludogite.ui.games.mots_de_tete.notes import (
    MotsDeTeteCounts,
    Writing,
    bonus_note,
    wanted_letters,
    writing_note,
    wrong_words,
)
from ludogite.ui.games.mots_de_tete.parts import CardText, NoteText
from ludogite.ui.widgets.standings import Standing

translate = QCoreApplication.translate

Hints = list[tuple[tuple[str, ...], str]]
LISTED = 3
"""Words of a play that the quiet line names; the log names all."""
RANKED = 12
"""Words that the card lists when the game is over."""


# ---- the players -------------------------------------------------------------------------------------------------------


def standings_of(view: MotsView, seats: Sequence[SeatInfo], local: Sequence[bool], scores: Sequence[int]) -> list[Standing]:
    """Make the players' rows; ``scores`` are what is shown of them."""
    target = view.options.target
    most = max([*scores, 1])
    rows = []
    for seat, info in enumerate(seats):
        active = view.phase is not Phase.OVER and view.phase is not Phase.LOT and seat == view.seat
        share = scores[seat] / target if target else scores[seat] / most if len(seats) > 1 else None
        note = _seat_note(view, seat, info, active=active, local=local[seat])
        spoken = translate("MotsDeTeteTable", "{name} : {points} points").format(name=info.name, points=scores[seat])
        if target:
            spoken = translate("MotsDeTeteTable", "{name} : {points} points sur {target}").format(
                name=info.name, points=scores[seat], target=target
            )
        spoken = ", ".join(filter(None, (spoken, note)))
        rows.append(Standing(info.ink, info.name, note, scores[seat], share, active, seat in view.withdrawn, spoken))
    return rows


def _seat_note(view: MotsView, seat: Seat, info: SeatInfo, *, active: bool, local: bool) -> str:
    if seat in view.withdrawn:
        return translate("MotsDeTeteTable", "retiré")
    if seat in view.waiting and view.phase is Phase.CONTEST:
        return translate("MotsDeTeteTable", "conteste ?")
    if active and view.phase is Phase.CONTEST:
        return translate("MotsDeTeteTable", "a écrit")
    if active and local:
        return translate("MotsDeTeteTable", "à toi")
    if active:
        return translate("MotsDeTeteTable", "joue")
    if seat in view.lost:
        return translate("MotsDeTeteTable", "passe un tour")
    return texts.Texts().level_name(info.level).lower() if info.level else ""


# ---- the card ----------------------------------------------------------------------------------------------------------


def card_of(
    view: MotsView, seats: Sequence[SeatInfo], writing: Writing | None, rolled: Mapping[Cell, int], *, local: bool, palette: bool
) -> CardText:
    """Make the card of the moment; ``writing`` is the play of whoever may write here now, ``rolled`` what has been thrown."""
    if writing is not None:
        return _writing_card(view, seats, writing, palette=palette)
    if view.pending is not None:
        return _pending_card(view, seats, rolled, local=local)
    return _waiting_card(view, seats, local=local)


def _inks(seats: Sequence[SeatInfo]) -> list[int]:
    return [info.ink for info in seats]


def _writing_card(view: MotsView, seats: Sequence[SeatInfo], writing: Writing, *, palette: bool) -> CardText:
    info, draft, wanted = seats[view.seat], writing.draft, wanted_letters(view)
    pointing = Pointing(draft, info.ink, writing.wrong)
    words = words_of(view.rows, draft.laid) if draft.laid else ()
    lines = word_lines(view, words, _inks(seats), pointing)
    points, bonus = sum(line.points for line in lines), bonus_of(lines)
    quarte = view.options.way is Way.QUARTE
    rung = next_rung(view.hint) if view.options.hints else None
    if view.hint is not None and view.hint.plays == 0:
        rung = None
    total = ""
    if lines:
        after = view.scores[view.seat] + points
        total = translate("MotsDeTeteTable", "{name} passerait à {points}.").format(name=info.name, points=after)
        if bonus:
            told = translate("MotsDeTeteTable", "{name} passerait à {points}, plus le dé.")
            if sum(DICE[ground] for ground in bonus) > 1:
                told = translate("MotsDeTeteTable", "{name} passerait à {points}, plus les dés.")
            total = told.format(name=info.name, points=after)
    return CardText(
        title=translate("MotsDeTeteTable", "Un mot de quatre lettres") if quarte else MotsDeTeteCounts().to_write(wanted),
        die=None if quarte else view.n,
        ink=info.ink,
        laid=len(draft.laid),
        wanted=wanted,
        counted=translate("MotsDeTeteTable", "{laid} sur {wanted}").format(laid=len(draft.laid), wanted=wanted),
        lines=lines,
        note=writing_note(view, writing, bonus),
        total_title=translate("MotsDeTeteTable", "Ce coup"),
        total_line=total or translate("MotsDeTeteTable", "Chaque mot nouveau compte ses cases."),
        points=points,
        bonus=bonus,
        turns=True,
        palette=palette,
        hint=translate("MotsDeTeteTable", "Indice : −{price}").format(price=HINT_PRICES[rung]) if rung is not None else "",
    )


def _pending_card(view: MotsView, seats: Sequence[SeatInfo], rolled: Mapping[Cell, int], *, local: bool) -> CardText:
    """Show a play that is written: under contestation, or waiting for its bonus dice."""
    info, pending = seats[view.seat], view.pending
    assert pending is not None  # noqa: S101 (asked for only then)
    lines = word_lines(view, pending.words, _inks(seats), NOTHING, rolled)
    bonus = bonus_of(lines)
    main = pending.words[0].text
    title = translate("MotsDeTeteTable", "{name} a écrit {word}").format(name=info.name, word=main)
    line = ""
    if view.phase is Phase.CONTEST:
        line = translate("MotsDeTeteTable", "Quelqu’un conteste ?")
    elif view.phase is Phase.JUDGE:
        line = translate("MotsDeTeteTable", "Le dictionnaire décide.")
    elif local:
        line = translate("MotsDeTeteTable", "À toi de lancer pour les cases de couleur.")
    points = sum(one.points for one in lines)
    return CardText(
        title=title,
        line=line,
        die=None if view.options.way is Way.QUARTE else view.n,
        ink=info.ink,
        lines=lines,
        note=bonus_note(bonus, quarte=view.options.way is Way.QUARTE) if bonus else None,
        total_title=translate("MotsDeTeteTable", "Ce coup"),
        total_line=_would(info.name, view.scores[view.seat] + points),
        points=points,
        bonus=bonus,
    )


def _would(name: str, points: int) -> str:
    return translate("MotsDeTeteTable", "{name} passerait à {points}.").format(name=name, points=points)


def _waiting_card(view: MotsView, seats: Sequence[SeatInfo], *, local: bool) -> CardText:
    """Show whose die it is, with the last play below."""
    info, last = seats[view.seat], view.last
    title, line = "", ""
    if view.phase is Phase.OVER:
        title = translate("MotsDeTeteTable", "Partie terminée")
        line = texts.reason(f"mots_de_tete.end_{view.end.value}") if view.end else ""
    elif view.phase is Phase.LOT:
        title = translate("MotsDeTeteTable", "Qui commence ?")
    elif view.phase in {Phase.WRITE, Phase.HINT}:
        title = translate("MotsDeTeteTable", "{name} cherche un mot…").format(name=info.name)
    elif local:
        title = translate("MotsDeTeteTable", "Lance le dé, {name}").format(name=info.name)
        line = translate("MotsDeTeteTable", "Il dit combien de lettres écrire.")
        if view.is_last:
            line = translate("MotsDeTeteTable", "C’est le dernier tour.")
    else:
        title = translate("MotsDeTeteTable", "{name} lance le dé…").format(name=info.name)
    quarte = view.options.way is Way.QUARTE
    card = CardText(title=title, line=line, die=None if quarte else view.n, ink=info.ink, wanted=QUARTE_LETTERS if quarte else 0)
    if view.phase in {Phase.WRITE, Phase.HINT} and not quarte:
        card = CardText(title=title, line=MotsDeTeteCounts().to_write(view.n), die=view.n, ink=info.ink)
    if view.phase is Phase.OVER:
        return _over_card(card, view, seats)
    return card if last is None else with_play(card, view, last, seats)


def _over_card(card: CardText, view: MotsView, seats: Sequence[SeatInfo]) -> CardText:
    """Rank the words of a game that is over, and name the longest."""
    inks = _inks(seats)
    lines = tuple(
        replace(
            play_lines(view, Play(one.turn, one.seat, 0, (), (Counted(one.word, one.points),), (), 0), inks)[0], points=one.points
        )
        for one in ranked_words(view.plays)[:RANKED]
    )
    longest, best = longest_word(view.plays), max(view.plays, key=lambda play: play.points, default=None)
    if longest is None or best is None:
        return card
    note = NoteText(
        translate("MotsDeTeteTable", "Le plus long : {word}").format(word=longest.word.text),
        translate("MotsDeTeteTable", "Écrit par {name}.").format(name=seats[longest.seat].name),
        MotsDeTeteCounts().letters(len(longest.word.text)),
        mark="star",
        tone="positive",
    )
    return replace(
        card,
        die=None,
        mark="trophy",
        ink=seats[best.seat].ink,
        lines=lines,
        note=note,
        total_title=translate("MotsDeTeteTable", "Le meilleur coup"),
        total_line=translate("MotsDeTeteTable", "Écrit par {name}.").format(name=seats[best.seat].name),
        points=best.points,
    )


def written_card(view: MotsView, event: Written, seats: Sequence[SeatInfo], rolled: Mapping[Cell, int]) -> CardText:
    """Show letters that have just been written; ``view`` is that before them."""
    return _pending_card(after_writing(view, event), seats, rolled, local=False)


def after_writing(view: MotsView, event: Written) -> MotsView:
    """Give the view with these letters on the grid, and their play pending."""
    if all(view.rows[one.row][one.col] == one.letter for one in event.letters):
        return view
    cells = {one.cell for one in event.letters}
    inks = tuple(tuple(event.seat if (r, c) in cells else ink for c, ink in enumerate(line)) for r, line in enumerate(view.inks))
    pending = Pending(event.letters, event.words, event.bonus)
    return replace(view, rows=with_letters(view.rows, event.letters), inks=inks, seat=event.seat, pending=pending)


def written_cells(view: MotsView, event: Written, inks: Sequence[int]) -> list[list[GridCell]]:
    """Give the cells with letters that have just been written; ``view`` is that before them."""
    return cells_of(after_writing(view, event), inks)


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
        lines=play_lines(view, play, _inks(seats)),
        total_title=translate("MotsDeTeteTable", "Dernier coup"),
        total_line=translate("MotsDeTeteTable", "Écrit par {name}.").format(name=info.name),
        points=play.points,
    )


def short_sentence(event: Event, seats: Sequence[SeatInfo]) -> str:
    """Tell a play of many words in one line; empty for what is short already."""
    if not isinstance(event, Scored) or len(event.play.words) <= LISTED:
        return ""
    play = event.play
    listed = ", ".join(f"{one.word.text} {one.points}" for one in play.words[:LISTED])
    told = translate("MotsDeTeteTable", "{name} : {words}…, soit {points}.")
    return told.format(name=seats[play.seat].name, words=listed, points=play.points)


# ---- what can be done ----------------------------------------------------------------------------------------------------


def write_label(view: MotsView, writing: Writing) -> str:
    """Say what the primary action will do with the draft, or what it waits for."""
    laid, wanted = len(writing.draft.laid), wanted_letters(view)
    quarte = view.options.way is Way.QUARTE
    if writing.is_ready:
        main = words_of(view.rows, writing.draft.laid)
        text = _main_word(main, quarte=quarte)
        return translate("MotsDeTeteTable", "Écrire « {word} »").format(word=text)
    if writing.wrong:
        return translate("MotsDeTeteTable", "« {word} » est refusé").format(word=writing.wrong[0])
    if quarte:
        return translate("MotsDeTeteTable", "Forme un mot de 4 lettres")
    if not laid:
        return MotsDeTeteCounts().write(wanted)
    if laid < wanted:
        return MotsDeTeteCounts().missing(wanted - laid)
    return translate("MotsDeTeteTable", "Pas à cette place")


def _main_word(words: Sequence[object], *, quarte: bool) -> str:
    listed = [str(getattr(word, "text", "")) for word in words]
    if quarte:
        return next((text for text in listed if len(text) == QUARTE_LETTERS), listed[0])
    return listed[0]


def why_not(view: MotsView, writing: Writing) -> str:
    """Say why the draft cannot be written."""
    if writing.wrong:
        return wrong_words(writing.wrong) + "."
    if isinstance(writing.preview, Refusal):
        return texts.refusal(writing.preview.code, writing.preview.args)
    return write_label(view, writing) + "."


def bonus_label(view: MotsView) -> str:
    """Say which dice will be thrown."""
    cells = view.pending.bonus if view.pending else ()
    grounds = [GROUNDS[bonus] for cell in cells if (bonus := view.grid.bonus(*cell)) is not None]
    if len(grounds) != 1:
        return translate("MotsDeTeteTable", "Lancer les dés de couleur")
    return {
        Ground.ORANGE: translate("MotsDeTeteTable", "Lancer le dé orange"),
        Ground.JAUNE: translate("MotsDeTeteTable", "Lancer les 2 dés jaunes"),
        Ground.ROUGE: translate("MotsDeTeteTable", "Lancer les 3 dés rouges"),
    }[grounds[0]]


def waiting_label(view: MotsView, seats: Sequence[SeatInfo]) -> str:
    """Say why there is nothing to press."""
    if view.phase is Phase.OVER:
        return translate("MotsDeTeteTable", "Partie terminée")
    if view.phase is Phase.CONTEST and view.waiting:
        names = ", ".join(seats[seat].name for seat in view.waiting)
        return translate("MotsDeTeteTable", "{names} réfléchit…").format(names=names)
    if view.phase is Phase.LOT:
        return translate("MotsDeTeteTable", "Le sort décide…")
    return translate("MotsDeTeteTable", "{name} joue…").format(name=seats[view.seat].name)


def key_words(view: MotsView, *, writing: bool, contest: int) -> Hints:
    """Name the keys of the moment for a player who may act; ``contest`` counts those who may contest here."""
    enter = translate("MotsDeTeteTable", "Entrée")
    if contest:
        keys = ("C",) if contest == 1 else ("1", "–", str(contest))
        return [(keys, translate("MotsDeTeteTable", "contester")), ((enter,), translate("MotsDeTeteTable", "accepter"))]
    if writing:
        return [((translate("MotsDeTeteTable", "Espace"),), translate("MotsDeTeteTable", "tourner"))]
    return [((enter,), translate("MotsDeTeteTable", "lancer"))]
