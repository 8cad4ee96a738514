"""What the Dico page answers: the verdict on a word and why, or the words that a search found."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.games.catalog import ready_games
from ludogite.services.lookup import Answer, How, Listing, Lookup, Placing
from ludogite.ui import texts
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.dico_parts import Points, Stamp, TileWord, WordFlow
from ludogite.ui.pages.frame import Blank, Question, Row
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.texts.dictionary import meaning_sentence, place_sentence, reading_sentence, reason_sentence, ruling_sentence
from ludogite.ui.widgets import Label, PaperButton
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.reading_order import tell_as_laid
from ludogite.words.reasons import Verdict

READINGS = 6
"""Readings of a word that are shown; more are counted."""


class AnswerPane(Themed, QWidget):
    """The answer to what was typed; nothing typed: what one may type."""

    picked = Signal(str)
    ruled = Signal(str, object)
    """The family decides: the folded word, and a ``Verdict``."""
    withdrawn = Signal(str)

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._uis = uis
        self._answer: Answer | None = None
        self._how = How.WORD
        self._who, self._is_ruled, self._trouble = "", False, ""
        self.tiles = TileWord(theme)
        self.stamp = Stamp(theme)
        self.why = Label(theme, "name", "ink", wrap=True, strong=False)
        self.readings: list[Row] = []
        self._readings = QVBoxLayout()
        self._readings.setSpacing(0)
        self.points = {entry.id: Points(theme, uis.art(entry.id)) for entry in ready_games()}
        self.near_title = Label(theme, "body", "muted")
        for label in (self.why, self.near_title):
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            policy.setHeightForWidth(label.wordWrap())
            label.setSizePolicy(policy)
        self.flow = WordFlow(theme)
        self.related = [(Label(theme, "body", "muted"), WordFlow(theme)) for _ in range(4)]
        """The words round a word: a title and what can be picked, for each kind."""
        for flow in (self.flow, *(flow for _title, flow in self.related)):
            flow.picked.connect(self.picked)
        self.accept = PaperButton(theme, mark="check", tone="soft", compact=True)
        self.ban = PaperButton(theme, mark="close", tone="soft", compact=True)
        self.undo = PaperButton(theme, mark="undo", tone="soft", compact=True)
        self.accept.clicked.connect(self._accept)
        self.ban.clicked.connect(self._ask_to_ban)
        self.question = Question(theme)
        self.question.agreed.connect(self._ban)
        self.question.declined.connect(partial(self.ban.setFocus, Qt.FocusReason.TabFocusReason))
        self.undo.clicked.connect(self._withdraw)
        self.blank = Blank(theme, "search")
        self._build()
        self.retranslate()
        self.apply_theme()

    def _build(self) -> None:
        stamp = filled(QHBoxLayout(), self.stamp, 1)
        self._ruling = QHBoxLayout()
        for button in (self.accept, self.ban, self.undo):
            self._ruling.addWidget(button)
        self._ruling.addStretch(1)
        self._column = filled(QVBoxLayout(self), self.tiles, stamp)
        self._points = QHBoxLayout()
        for worth in self.points.values():
            self._points.addWidget(worth)
        self._points.addStretch(1)
        self._kin = QGridLayout()
        for row, (title, flow) in enumerate(self.related):
            self._kin.addWidget(title, row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            self._kin.addWidget(flow, row, 1)
        self._kin.setColumnStretch(1, 1)
        for part in (self.why, self._readings, self._points, self.near_title, self.flow, self._kin, self._ruling, self.question):
            if isinstance(part, QWidget):
                self._column.addWidget(part)
            else:
                self._column.addLayout(part)
        filled(self._column, self.blank, 1)

    # ---- what is shown ---------------------------------------------------------------------------------------------

    @property
    def word(self) -> str:
        """The folded word that the verdict is about; '' where there is none."""
        return self._answer.explanation.word if isinstance(self._answer, Lookup) else ""

    def show_answer(self, answer: Answer | None, how: How, *, who: str, is_ruled: bool) -> None:
        """Show an answer, or None for nothing typed; ``who`` would decide about the word, ``is_ruled``: somebody has."""
        self._answer, self._how, self._who, self._is_ruled, self._trouble = answer, how, who, is_ruled, ""
        self.retranslate()

    def show_trouble(self, sentence: str) -> None:
        """Say that the dictionary cannot be used."""
        self._answer, self._trouble = None, sentence
        self.retranslate()

    def retranslate(self) -> None:
        for row in self.readings:
            self._readings.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.readings = []
        for part in (
            self.tiles,
            self.stamp,
            self.why,
            *self.points.values(),
            self.near_title,
            self.flow,
            *(part for pair in self.related for part in pair),
            self.accept,
            self.ban,
            self.undo,
            self.question,
        ):
            part.hide()
        self.blank.setVisible(self._answer is None)
        match self._answer:
            case Lookup():
                self._show_lookup(self._answer)
            case Listing():
                self._show_listing(self._answer)
            case Placing():
                self._show_placing(self._answer)
            case None:
                self._show_blank()
        tell_as_laid(self._column)

    def _show_blank(self) -> None:
        if self._trouble:
            self.blank.set_texts(self.tr("Le dictionnaire manque"), self.tr("Les jeux sans mots se jouent quand même."))
            return
        title, text = {
            How.WORD: (self.tr("Quel mot ?"), self.tr("Accepté ou refusé, et pourquoi : la réponse vient en tapant.")),
            How.PATTERN: (
                self.tr("Quel motif ?"),
                self.tr("« ? » vaut une lettre, « * » autant qu’on veut : CH?T, *AGE, P*QUE."),
            ),
            How.LETTERS: (self.tr("Quelles lettres ?"), self.tr("Douze au plus, dont un « ? » : tous les mots qu’elles font.")),
            How.THEMES: (
                self.tr("Quelle réponse ?"),
                self.tr("Les thèmes où elle compte, et pourquoi. Pour les autres, la table vote."),
            ),
        }[self._how]
        self.blank.set_texts(title, text)

    def _show_lookup(self, answer: Lookup) -> None:
        found = answer.explanation
        self.tiles.show_word(found.word)
        self.stamp.show_verdict(self.tr("Accepté") if found.valid else self.tr("Refusé"), valid=found.valid)
        self.stamp.setVisible(bool(found.word))  # what cannot be read is no word to judge
        reason = reason_sentence(found, self._uis.wink) or ruling_sentence(found)
        why = "\n".join(filter(None, [meaning_sentence(answer.senses), reason]))
        if answer.is_veiled:
            why = self.tr("Ce mot compte. Demande à un grand ce qu’il veut dire.")
        self._say(self.why, why)
        self._show_readings(answer)
        for game, points in answer.points:
            self.points[game].show_points(self._uis.name(game), self.tr("%n point(s)", "", points))
        if found.near:
            self._say(self.near_title, self.tr("Tu pensais peut-être à :"))
            self.flow.show_words(found.near)
        self._show_related(answer)
        if found.word:
            self._show_ruling(valid=found.valid)

    def _show_related(self, answer: Lookup) -> None:
        """Offer the words round it; what it was taken for stands above already where it is refused."""
        related = answer.related
        words = related.neighbours if answer.explanation.valid else (), related.anagrams, related.longer, related.inside
        titles = self.tr("Voisins"), self.tr("Mêmes lettres"), self.tr("Plus longs"), self.tr("Cachés dedans")
        for (title, flow), name, others in zip(self.related, titles, words, strict=True):
            flow.show_words(others)
            flow.setAccessibleName(name)
            self._say(title, name if others else "")

    def _show_readings(self, answer: Lookup) -> None:
        """List spellings with their grammar and lemma, those of one spelling together."""
        spelt: dict[str, list[str]] = {}
        for reading in answer.explanation.readings:
            spelt.setdefault(reading.spelling, []).append(reading_sentence(reading))
        for n, (spelling, said) in enumerate(spelt.items()):
            row = Row(self.theme)
            row.set_ruled(n > 0)
            more = len(said) - READINGS
            lines = said[:READINGS] + ([self.tr("et %n autre(s) forme(s)", "", more)] if more > 0 else [])
            row.set_texts(spelling, "\n".join(line for line in lines if line))
            self._readings.addWidget(row)
            self.readings.append(row)

    def _show_placing(self, answer: Placing) -> None:
        """Say under which themes an answer stands, theme by theme, and what becomes of it under the others."""
        stands = any(place.stands for place in answer.places)
        if not answer.key:
            self._say(self.why, self.tr("Une réponse n’a que des lettres, des espaces et des traits d’union."))
            return
        self.stamp.show_verdict(self.tr("Dans les listes") if stands else self.tr("Dans aucune liste"), valid=stands)
        self.stamp.show()
        known = sum(place.stands for place in answer.places)
        count = self.tr("Connu sous %n thème(s).", "", known) if known else ""
        self._say(self.why, " ".join(filter(None, [count, self.tr("Sous les autres thèmes, la table vote.")])))
        for n, place in enumerate(answer.places):
            row = Row(self.theme)
            row.set_ruled(n > 0)
            told = place_sentence(place)
            card = self.tr("Carte « {card} ».").format(card=place.card) if place.card else ""
            row.set_texts(place.theme, " ".join(filter(None, [told, card])))
            self._readings.addWidget(row)
            self.readings.append(row)

    def _show_ruling(self, *, valid: bool) -> None:
        """Offer what the family may decide: the contrary of the verdict, or to take its own decision back."""
        shown = self.undo if self._is_ruled else self.ban if valid else self.accept
        text = (
            self.tr("Retirer la décision de la maison")
            if self._is_ruled
            else self.tr("{who} : on ne le prend pas")
            if valid
            else self.tr("{who} : chez nous, on le prend")
        )
        shown.setText(text.format(who=self._who))
        shown.show()

    def _show_listing(self, answer: Listing) -> None:
        if answer.refusal is not None:
            sentence = texts.refusal(answer.refusal.code, answer.refusal.args)
            if answer.how is How.PATTERN and answer.refusal.code == "not_letters":
                sentence = self.tr("Un motif n’a que des lettres, « ? » et « * ».")
            self._say(self.why, sentence)
            return
        count = self.tr("%n mot(s)", "", answer.total) if answer.total else self.tr("Aucun mot")
        self._say(self.why, count.replace(str(answer.total), texts.number(answer.total)))
        if answer.total > len(answer.words):
            self._say(self.near_title, self.tr("Voici les {n} premiers.").format(n=len(answer.words)))
        self.flow.show_words(answer.words, answer.jokers)

    def _say(self, label: Label, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))

    def apply_theme(self) -> None:
        px = self.theme.px
        self._column.setContentsMargins(0, px(10), 0, 0)
        self._points.setSpacing(px(28))
        self._kin.setHorizontalSpacing(px(16))
        self._kin.setVerticalSpacing(px(4))
        self._ruling.setContentsMargins(0, px(8), 0, 0)
        self._column.setSpacing(px(8 if self.theme.small else 12))

    # ---- what is told ----------------------------------------------------------------------------------------------

    def _accept(self) -> None:
        self.ruled.emit(self.word, Verdict.ACCEPT)

    def _ask_to_ban(self) -> None:
        sentence = self.tr("Ne plus prendre « {word} » dans cette maison ? Cela se retire quand on veut.")
        self.question.ask(sentence.format(word=texts.written(self.word)), self.tr("On ne le prend pas"), self.tr("Le laisser"))

    def _ban(self) -> None:
        self.ruled.emit(self.word, Verdict.BAN)

    def _withdraw(self) -> None:
        self.withdrawn.emit(self.word)
