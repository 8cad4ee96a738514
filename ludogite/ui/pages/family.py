"""Bring a family back from a file: what is in it, who is who, and afterwards what was added."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.store.family import Likeness, Merged
from ludogite.ui.pages.frame import Blank, FramedPage, TitledPaper
from ludogite.ui.pages.person_line import PersonLine
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.french import elided
from ludogite.ui.widgets import Label, Paper, PaperButton, PrimaryButton, Segmented
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.columns import Columns

SAME, OTHER = "same", "other"
DRAWN = 1112
"""Px of the page's content at 100 %."""


@dataclass(frozen=True, slots=True)
class PersonInFile:
    """A person of the file: the number there, whom it is likened to here (a name), and the name it gets as somebody else."""

    number: int
    name: str
    ink: int
    symbol: int | None
    likeness: Likeness
    ours: str
    other_name: str


@dataclass(frozen=True, slots=True)
class FamilyData:
    """What a file holds: people, games in all and in hand, games that do not read, rulings; and whether nothing is here yet."""

    file: str
    people: tuple[PersonInFile, ...]
    games: int
    waiting: int
    unreadable: int
    words: int
    is_empty: bool


class PersonInFileLine(PersonLine):
    """A person of the file, with the question whether it is the one of that name here."""

    def __init__(self, theme: Theme, person: PersonInFile) -> None:
        self.person = person
        self.choice = Segmented(theme) if person.likeness is Likeness.NAMESAKE else None
        super().__init__(theme, person.name, person.ink, person.symbol, self.choice)
        if self.choice is not None:
            self.choice.chosen.connect(self.retranslate)
        self.retranslate()

    @property
    def is_other(self) -> bool:
        """Whether it was said to be somebody else."""
        return self.choice is not None and self.choice.current == OTHER

    def retranslate(self) -> None:
        translate = QCoreApplication.translate
        person = self.person
        if self.choice is not None:
            same, other = translate("FamilyPage", "La même personne"), translate("FamilyPage", "Quelqu’un d’autre")
            self.choice.offer(((SAME, same), (OTHER, other)), SAME)
            self.choice.setAccessibleName(translate("FamilyPage", "Qui est {name} ?").format(name=person.name))
        match person.likeness:
            case Likeness.KNOWN:
                about = elided(translate("FamilyPage", "déjà ici sous le nom de {name}"), name=person.ours)
                about = translate("FamilyPage", "déjà ici") if person.ours == person.name else about
            case Likeness.NEW:
                about = elided(translate("FamilyPage", "sera dans la famille sous le nom de {name}"), name=person.other_name)
                about = translate("FamilyPage", "sera dans la famille") if person.other_name == person.name else about
            case _ if self.is_other:
                about = elided(translate("FamilyPage", "sera dans la famille sous le nom de {name}"), name=person.other_name)
            case _ if person.ours == person.name:  # whom the question names already
                about = ""
            case _:
                about = translate("FamilyPage", "{name} est déjà ici.").format(name=person.ours)
        self.set_about(about)


class FamilyPage(FramedPage):
    """The page on which a family is brought back; ``wanted`` tells the numbers of those who are somebody else."""

    wanted = Signal(object)
    another = Signal()
    done = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, drawn=DRAWN)
        self._data: FamilyData | None = None
        self._merged: Merged | None = None
        self._trouble = ""
        self.inside, self.people, self.told = TitledPaper(theme), TitledPaper(theme), Paper(theme)
        self.blank = Blank(theme, "check")
        self._file = Label(theme, "body", "ink", wrap=True, strong=True)
        self._inside_text, self._how = Label(theme, "body", "ink", wrap=True), Label(theme, "note", "muted", wrap=True)
        self.inside.column.addWidget(self._file)
        self.inside.column.addWidget(self._inside_text)
        self.inside.column.addWidget(self._how)
        self.lines: list[PersonInFileLine] = []
        self._columns = Columns(theme)
        for sheet, share in ((self.inside, 2), (self.people, 3)):
            side = filled(QVBoxLayout(), sheet, 1)
            self._columns.addLayout(side, share)
        filled(QVBoxLayout(self.told), 1, self.blank, 1)
        self.body.addWidget(self.told, 1)
        self.body.addLayout(self._columns)
        self.body.addStretch(0)
        self._make_footer()
        self.retranslate()
        self.reflow()

    def _make_footer(self) -> None:
        self.another_button = PaperButton(self.theme, tone="soft", mark="import")
        self.another_button.clicked.connect(self.another)
        self.leave_button = PaperButton(self.theme, tone="soft")
        self.leave_button.clicked.connect(self.back)
        self.primary = PrimaryButton(self.theme, mark="check")
        self.primary.clicked.connect(self._primary_clicked)
        self._footer = filled(QHBoxLayout(), self.another_button, 1, self.leave_button, self.primary)
        whole = self.layout()
        if isinstance(whole, QVBoxLayout):
            whole.addLayout(self._footer)

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def show_family(self, data: FamilyData) -> None:
        """Show what a file holds, and ask who is who."""
        self._data, self._merged, self._trouble = data, None, ""
        for line in self.lines:
            self.people.column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines = [PersonInFileLine(self.theme, person) for person in data.people]
        for line in self.lines:
            self.people.column.addWidget(line)
        self.notice.hide()
        self.retranslate()
        self.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def foot_top(self) -> int:
        """Leave the buttons at the foot free."""
        return self._footer.geometry().top()

    def show_trouble(self, sentence: str) -> None:
        """Say in a sentence why nothing can be brought back; nothing has changed."""
        self._data, self._merged, self._trouble = None, None, sentence
        self.retranslate()
        self.another_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_merged(self, merged: Merged) -> None:
        """Tell what was added and what was there."""
        self._merged = merged
        self.retranslate()
        self.primary.debounce()  # the press that brought the family back is not the one that has read what became of it
        self.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        title = self.tr("Accueillir une famille")
        self.header.set_title(title)
        self.setAccessibleName(title)
        self.inside.title.setText(self.tr("Dans le fichier"))
        self.people.title.setText(self.tr("Qui est qui ?"))
        self.another_button.setText(self.tr("Choisir un autre fichier…"))
        self.leave_button.setText(self.tr("Ne rien changer") if self._data is not None else self.tr("Revenir"))
        self.primary.setText(self.tr("Terminer") if self._merged is not None else self.tr("Accueillir la famille"))
        data, merged = self._data, self._merged
        asks = data is not None and merged is None
        self.inside.setVisible(asks)
        self.people.setVisible(asks and bool(self.lines))
        self.told.setVisible(not asks and (merged is not None or bool(self._trouble)))
        self.primary.setVisible(asks or merged is not None)
        self.leave_button.setVisible(merged is None)
        self.another_button.setVisible(merged is None)
        for line in self.lines:
            line.retranslate()
        if merged is not None:
            self.blank.set_mark("check")
            self.blank.set_texts(self.tr("C’est fait"), "\n".join(self.report(merged)))
        elif data is not None:
            self._file.setText(data.file)
            self._inside_text.setText("\n".join(self._content(data)))
            self._how.setText("\n\n".join(self._explained(data)))
        else:
            self.blank.set_mark("warning")
            self.blank.set_texts(self.tr("Rien n’a changé"), self._trouble)
        self.told.setAccessibleName(f"{self.blank.title.text()}. {self.blank.text.text()}")

    def _content(self, data: FamilyData) -> list[str]:
        """List what a file holds, a line each."""
        lines = [self.tr("%n profil(s)", "", len(data.people))]
        games = self.tr("%n partie(s)", "", data.games)
        waiting = self.tr("dont %n en cours", "", data.waiting)
        lines.append(f"{games}, {waiting}" if data.waiting else games)
        if data.words:
            lines.append(self.tr("%n mot(s) jugé(s) par la maison", "", data.words))
        if data.unreadable:
            lines.append(self.tr("%n partie(s) illisible(s)", "", data.unreadable))
        return lines

    def _explained(self, data: FamilyData) -> list[str]:
        if data.is_empty:
            return [self.tr("Il n’y a encore rien ici : toute la famille s’installe telle qu’elle est.")]
        return [
            self.tr("Tout ce qui est ici reste. Une partie déjà là n’est pas ajoutée deux fois ; la plus avancée est gardée."),
            self.tr("Pour un mot jugé des deux côtés, la décision la plus récente l’emporte."),
            self.tr("Une sauvegarde des données d’ici est faite avant."),
        ]

    def report(self, merged: Merged) -> list[str]:
        """Tell what bringing a family back did, a line each."""
        known = self.tr("%n déjà là", "", merged.profiles_known)
        people = self.tr("%n profil(s) ajouté(s)", "", merged.profiles_added)
        lines = [f"{people}, {known}" if merged.profiles_known else people]
        games = [self.tr("%n partie(s) ajoutée(s)", "", merged.games_added)]
        games += [self.tr("%n poursuivie(s)", "", merged.games_continued)] if merged.games_continued else []
        games += [self.tr("%n déjà là", "", merged.games_known)] if merged.games_known else []
        lines.append(", ".join(games))
        if merged.words_taken or merged.words_kept:
            kept = self.tr("%n déjà à jour", "", merged.words_kept)
            words = self.tr("%n mot(s) jugé(s) repris", "", merged.words_taken)
            lines.append(f"{words}, {kept}" if merged.words_kept else words)
        if merged.games_unreadable:
            lines.append(self.tr("%n partie(s) illisible(s), laissée(s) dans le fichier", "", merged.games_unreadable))
        if merged.backup:
            lines += ["", self.tr("Les données d’avant sont dans la sauvegarde {name}.").format(name=merged.backup)]
        return lines

    def reflow(self) -> None:
        """Put the sheets side by side, or one under the other when text is big or the window small."""
        super().reflow()
        if not hasattr(self, "_footer"):
            return
        px, gutter = self.theme.px, self.theme.size("gutter")
        self._how.setContentsMargins(0, px(14), 0, 0)
        self._columns.stack(self.body_width() < self.theme.text_px(860))
        self._footer.setSpacing(px(12))
        self._footer.setContentsMargins(self._side(), px(8), self._side(), gutter)

    def _primary_clicked(self) -> None:
        if self._merged is not None:
            self.done.emit()
        else:
            self.wanted.emit(tuple(line.person.number for line in self.lines if line.is_other))
