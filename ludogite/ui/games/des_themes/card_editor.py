"""The page on which a family writes its own theme cards for Dés à thèmes: six themes each, with lists where it wants some.

Whatever is typed is kept as it is, ready or not: ``worked`` gives it away a moment after the last key, and when the page is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QWidget

from ludogite.core.rules import Refusal
from ludogite.ui.games.des_themes.card_editor_desk import CardDesk
from ludogite.ui.games.des_themes.card_editor_parts import CardTab
from ludogite.ui.games.des_themes.texts import TEXTS
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.shake import shake
from ludogite.words.own_cards import (
    CARDS_KEPT,
    LIST_LIMIT,
    CardDraft,
    ThemeDraft,
    check,
    draft_of,
    packed,
    read_answers,
    read_file,
    write_cards,
)
from ludogite.words.themes import Card, ProperNouns

KEEP_MS: Final = 400
"""How long after the last key the work is kept."""
UNDO_STEPS: Final = 100
SHOWN: Final = 3
"""How many pieces that are no answer are named."""


class Before(NamedTuple):
    """What lay on the desk before a change: the cards, the one in front, the theme that was being written."""

    cards: tuple[CardDraft, ...]
    current: int
    number: int


class CardEditorPage(CardDesk):
    """The desk: the family's cards, the one that lies on it, and the theme that is being written."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.cards: list[CardDraft] = [CardDraft()]
        self.current, self.number = 0, 1
        self._before: list[Before] = []
        self._writing: object = None
        """What is being written, as long as nobody pauses: it is taken back as a whole."""
        self._is_dirty = False
        self._timer = QTimer(self)
        self._timer.setInterval(KEEP_MS)
        self._timer.setSingleShot(True)
        self._connect()
        self.setFocusProxy(self.title)
        self.retranslate()
        self.apply_theme()
        self.show_cards(())

    def _connect(self) -> None:
        self.header.back.connect(self.back)
        self.notice.acted.connect(self.take_back)
        self.undo_button.clicked.connect(self.take_back)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self).activated.connect(self.take_back)
        for field in (self.title, self.about, self.answers.edit, *(line.field for line in self.lines)):
            field.installEventFilter(self)
        self.new_button.clicked.connect(self._on_new)
        self.remove_button.clicked.connect(self._on_remove)
        self.open_button.clicked.connect(self._on_open)
        self.save_button.clicked.connect(self._on_save)
        self.keep_button.clicked.connect(self._on_keep)
        self.title.textEdited.connect(self._on_title)
        self.about.textEdited.connect(self._on_about)
        self.policy.chosen.connect(self._on_policy)
        self.answers.edit.textChanged.connect(self._on_answers)
        self.answers.edit.overfull.connect(self._on_overfull)
        for line in self.lines:
            line.field.textEdited.connect(partial(self._on_name, line.number))
            line.chosen.connect(partial(self._show_theme, line.number))
        self._timer.timeout.connect(self.hand_over)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave Ctrl+Z to the page: a field would only take back what was written in itself."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            return event.matches(QKeySequence.StandardKey.Undo)
        return super().eventFilter(watched, event)

    def take_back(self) -> None:
        """Take the last change back: what was written until somebody paused, a card that was removed or came from a file."""
        self._writing = None
        self.notice.hide()
        if not self._before:
            return
        before = self._before.pop()
        self.cards = list(before.cards)
        self._put(before.current)
        self._show_theme(before.number)
        self._touch()

    def _note(self, writing: object = None) -> None:
        """Keep what lies on the desk before a change; what goes on with the same ``writing`` belongs to the change before."""
        if writing is None or writing != self._writing:
            self._before = [*self._before[1 - UNDO_STEPS :], Before(tuple(self.cards), self.current, self.number)]
            self.notice.hide()
        self._writing = writing

    # ---- what is on the desk ------------------------------------------------------------------------------------------------

    @property
    def draft(self) -> CardDraft:
        """The card that lies on the desk."""
        return self.cards[self.current]

    @property
    def topic(self) -> ThemeDraft:
        """The theme that is being written."""
        return self.draft.themes[self.number - 1]

    def show_cards(self, cards: Sequence[CardDraft], *, current: int = 0) -> None:
        """Lay these cards on the desk, one of them in front; with none, a blank one."""
        self.cards = list(cards) or [CardDraft()]
        self._put(min(current, len(self.cards) - 1))

    def put_in_front(self, text: str) -> None:
        """Lay the card in front that this text of a file carries, if the family still has it; else the text's own."""
        read = read_file(text.encode())
        if not text or isinstance(read, Refusal):
            return
        wanted = draft_of(read[0])
        same = (place for place, card in enumerate(self.cards) if _same(card, wanted))
        place = next(same, None)
        if place is not None:
            self._put(place)
        else:
            self._add([wanted])

    def load(self, data: bytes) -> bool:
        """Add the cards of a file to the family's; false, with a sentence on the page, when it has none."""
        read = read_file(data)
        if not isinstance(read, Refusal) and len(read) + len(self._written()) > CARDS_KEPT:
            read = Refusal.of("cards_full", most=CARDS_KEPT)
        if isinstance(read, Refusal):
            self._refuse(self.open_button, read)
            return False
        self._add([draft_of(card) for card in read])
        self.notice.show_message("positive", self.tr("%n carte(s) ajoutée(s).", "", len(read)))
        return True

    def _refuse(self, button: QWidget, refusal: Refusal) -> None:
        """Say no to who has pressed this button, in the place of the verdict."""
        self.verdict.setText(TEXTS.refusal(refusal.code, refusal.args))
        self.verdict.set_colour("danger")
        shake(button, self.theme)

    def _written(self) -> list[CardDraft]:
        return [card for card in self.cards if not card.is_blank]

    def _add(self, cards: Sequence[CardDraft]) -> None:
        """Put cards last, in the place of a blank one; the first of them lies in front."""
        self._note()
        kept = self._written()
        self.cards = [*kept, *cards]
        self._put(len(kept))
        self._touch()

    def _put(self, place: int) -> None:
        """Lay a card in front."""
        self.current, self.number = place, 1
        draft = self.draft
        self.title.setText(draft.title)
        self.title.setCursorPosition(0)
        for line, topic in zip(self.lines, draft.themes, strict=True):
            line.field.setText(topic.name)
            line.field.setCursorPosition(0)
        self._show_list()
        self._show_theme(1)
        self._show_verdict()

    def _change(self, draft: CardDraft, what: str) -> None:
        self._note((self.current, self.number, what))
        self.cards[self.current] = draft
        self._show_verdict()
        self._touch()

    def _touch(self) -> None:
        self._is_dirty = True
        self._timer.start()

    def hand_over(self) -> None:
        """Give away what is on the desk, if somebody has worked on it."""
        self._timer.stop()
        self._writing = None
        if self._is_dirty:
            self._is_dirty = False
            self.worked.emit(packed(self._written()))

    # ---- showing ------------------------------------------------------------------------------------------------------------

    def _show_list(self) -> None:
        while len(self.tabs) > len(self.cards):
            tab = self.tabs.pop()
            self.list.column.removeWidget(tab)
            tab.hide()
            tab.deleteLater()
        while len(self.tabs) < len(self.cards):
            tab = CardTab(self.theme, self.list.content)
            tab.clicked.connect(partial(self._choose, len(self.tabs)))
            self.list.column.insertWidget(len(self.tabs), tab)
            self.tabs.append(tab)
            tab.show()
        for place in range(len(self.tabs)):
            self._show_tab(place)

    def _show_tab(self, place: int) -> None:
        tab, card = self.tabs[place], self.cards[place]
        is_ready = isinstance(check(card), Card)
        note = self.tr("prête à jouer") if is_ready else self.tr("à finir")
        tab.set_card(card.title.strip() or self.tr("Sans titre"), note, ready=is_ready)
        tab.setChecked(place == self.current)

    def _show_theme(self, number: int) -> None:
        """Show the details of a theme."""
        self.number = number
        topic = self.topic
        for line in self.lines:
            line.set_current(line.number == number)
        if self.about.text() != topic.description:
            self.about.setText(topic.description)
            self.about.setCursorPosition(0)
        self.policy.set_current(topic.proper_nouns.value)
        if self.answers.edit.toPlainText() != topic.answers:
            self.answers.edit.blockSignals(True)
            self.answers.edit.setPlainText(topic.answers)
            self.answers.edit.blockSignals(False)
        self._show_counts()
        self._show_wrong()

    def _show_counts(self) -> None:
        for line, topic in zip(self.lines, self.draft.themes, strict=True):
            count = len(read_answers(topic.answers).answers)
            line.count.setText(str(count) if count else "–")
            line.count.setAccessibleName(self.tr("%n réponse(s)", "", count))
        name = self.topic.name.strip()
        self.theme_title.setText(self.tr("Thème {number}").format(number=self.number) + (f" · {name}" if name else ""))
        self.count.setText(self._count_sentence())
        self.count.set_colour("muted")

    def _count_sentence(self) -> str:
        listed = read_answers(self.topic.answers)
        if not listed.answers and not listed.refused:
            return self.tr("Sans liste, la table vote sur chaque mot et l’ordinateur passe.")
        parts = [self.tr("%n réponse(s)", "", len(listed.answers))]
        if listed.doubles:
            parts.append(self.tr("%n en double", "", listed.doubles))
        if listed.refused:
            named = ", ".join(self.tr("« {piece} »").format(piece=piece[:20]) for piece in listed.refused[:SHOWN])
            more = ", …" if len(listed.refused) > SHOWN else ""
            parts.append(self.tr("%n écartée(s), faute de lettres : {pieces}", "", len(listed.refused)).format(pieces=named + more))
        return " · ".join(parts)

    def _show_verdict(self) -> None:
        checked = check(self.draft)
        is_good = isinstance(checked, Card)
        if isinstance(checked, Refusal):
            self.verdict.setText(TEXTS.refusal(checked.code, checked.args))
        else:
            total = sum(len(topic.answers) for topic in checked.themes)
            self.verdict.setText(self.tr("Cette carte est prête : %n réponse(s) en tout.", "", total))
        self.verdict.set_colour("positive" if is_good else "muted" if self.draft.is_blank else "danger")
        for button in (self.keep_button, self.save_button):
            button.setEnabled(is_good)
        self.undo_button.setEnabled(bool(self._before))
        self.remove_button.setEnabled(len(self.cards) > 1 or not self.draft.is_blank)
        self._show_counts()
        self._show_wrong()
        if self.current < len(self.tabs):
            self._show_tab(self.current)

    def _show_wrong(self) -> None:
        """Frame in red what the sentence below speaks of; nothing where nobody has written yet."""
        checked = check(self.draft)
        code, place = "", 0
        if isinstance(checked, Refusal) and not self.draft.is_blank:
            code, place = checked.code, int(dict(checked.args).get("theme", 0))
        self.title.set_wrong(code.startswith("card_title"))
        for line in self.lines:
            line.field.set_wrong(code.startswith("card_theme") and line.number == place)
        self.about.set_wrong(code == "card_about_long" and self.number == place)
        self.answers.set_wrong(code == "card_list_long" and self.number == place)

    # ---- writing ------------------------------------------------------------------------------------------------------------

    def _on_title(self, text: str) -> None:
        self._change(replace(self.draft, title=text), "title")

    def _on_name(self, number: int, text: str) -> None:
        self._change(self.draft.with_theme(number, replace(self.draft.themes[number - 1], name=text)), f"name {number}")

    def _on_about(self, text: str) -> None:
        self._change(self.draft.with_theme(self.number, replace(self.topic, description=text)), "about")

    def _on_policy(self, key: str) -> None:
        self._change(self.draft.with_theme(self.number, replace(self.topic, proper_nouns=ProperNouns(key))), f"names {key}")

    def _on_answers(self) -> None:
        text = self.answers.edit.toPlainText()
        if text != self.topic.answers:
            self._change(self.draft.with_theme(self.number, replace(self.topic, answers=text)), "answers")

    def _on_overfull(self) -> None:
        told = self.tr("Cette liste serait trop longue : {most} signes au plus. Rien n’a été ajouté.")
        self.count.setText(told.format(most=LIST_LIMIT))
        self.count.set_colour("danger")
        shake(self.answers, self.theme)

    # ---- the cards ----------------------------------------------------------------------------------------------------------

    def _choose(self, place: int) -> None:
        self._put(place)

    def _on_new(self) -> None:
        blank = next((place for place, card in enumerate(self.cards) if card.is_blank), None)
        if blank is not None:
            self._put(blank)
        elif len(self.cards) >= CARDS_KEPT:
            self._refuse(self.new_button, Refusal.of("cards_full", most=CARDS_KEPT))
            return
        else:
            self.cards.append(CardDraft())
            self._put(len(self.cards) - 1)
        self.title.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_remove(self) -> None:
        """Take the card away; the notice gives it back."""
        self._note()
        place, card = self.current, self.cards.pop(self.current)
        self.show_cards(self.cards, current=max(place - 1, 0))
        self._touch()
        told = self.tr("La carte « {title} » est supprimée.").format(title=card.title.strip() or self.tr("Sans titre"))
        self.notice.show_message("info", told, self.tr("Annuler"))

    def _on_keep(self) -> None:
        card = check(self.draft)
        if isinstance(card, Card):
            self.hand_over()
            self.kept.emit(write_cards([card]))

    def _on_open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Ouvrir des cartes"), "", "*.toml")
        if name:
            self.opened.emit(Path(name))

    def _on_save(self) -> None:
        card = check(self.draft)
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Enregistrer la carte"), "carte.toml", "*.toml")
        if name and isinstance(card, Card):
            self.saved.emit(Path(name), write_cards([card]))

    # ---- words and places ---------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        self.policy.set_current(self.topic.proper_nouns.value)
        self._show_list()
        self._show_verdict()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing be lost when the page is left."""
        super().hideEvent(event)
        self.hand_over()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape leave."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
            return
        super().keyPressEvent(event)


def _same(one: CardDraft, other: CardDraft) -> bool:
    """Tell whether two drafts make the same card."""
    first, second = check(one), check(other)
    return isinstance(first, Card) and first == second
