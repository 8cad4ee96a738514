"""The sheets of a profile's page: score after score, how scores spread (or boxes, or dice), luck or skill, the last games."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from ludogite.games.facts import SHEETS
from ludogite.services.facts import Insight
from ludogite.services.statistics import LastGame, ProfileData, Talent
from ludogite.ui import texts
from ludogite.ui.pages.frame import TitledPaper
from ludogite.ui.pages.profile_facts import BoxMeans
from ludogite.ui.pages.profile_parts import LastRow, Legend
from ludogite.ui.pages.profile_plots import balance, curve, dice_bands, histogram
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.dates import long_day, short_day
from ludogite.ui.texts.game import NO_TEXTS, GameTexts
from ludogite.ui.widgets import Label, LinkButton, Segmented
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.columns import Columns
from ludogite.ui.widgets.plot import Plot


class CurveSheet(TitledPaper):
    """Score after score, with its legend."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.legend = Legend(theme)
        self.plot = Plot(theme)
        self._head = Columns(theme)
        self.column.removeWidget(self.title)
        self._head.addWidget(self.title)
        self._head.addStretch(1)
        self._head.addWidget(self.legend)
        self.column.addLayout(self._head)
        self.column.addWidget(self.plot, 1)

    def show_profile(self, data: ProfileData, words: GameTexts) -> None:
        """Show the scores of a profile, in the words of their game."""
        self.title.setText(self.tr("Partie après partie"))
        self.legend.set_texts(self.tr("une partie"), self.tr("moyenne des dix dernières"), data.ink)
        self.plot.show_data(curve(words, data.points), ink=data.ink, name=self.title.text())

    def reflow(self, room: int) -> None:
        """Put the legend beside the title, or below it; ``room`` is the sheet's width (px)."""
        self._head.stack(room < self.theme.text_px(520))
        self.plot.setMinimumHeight(self.theme.px(150) + self.theme.text_px(20))


class SpreadSheet(TitledPaper):
    """How scores spread; where the game has dice, how often each face came; where it has a sheet, the mean of each box."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._data: ProfileData | None = None
        self._insight: Insight | None = None
        self._words = NO_TEXTS
        self.note = Label(theme, "note", "muted", wrap=True)
        self.choice = Segmented(theme)
        self.choice.chosen.connect(self.show_choice)
        self.plot = Plot(theme)
        self._head = head = QHBoxLayout()
        self.column.removeWidget(self.title)
        filled(head, self.title, 1, self.choice, 0)
        self.boxes = BoxMeans(theme)
        self.column.addLayout(head)
        self.column.addWidget(self.note)
        self.column.addWidget(self.plot, 1)
        self.column.addWidget(self.boxes, 1)

    def show_profile(self, data: ProfileData, insight: Insight | None, words: GameTexts) -> None:
        """Show the scores of a profile, the means of its boxes, or the dice of the house, as was chosen."""
        self._data, self._insight, self._words = data, insight, words
        items = [("scores", self.tr("Scores"))]
        items += [("boxes", self.tr("Cases"))] if words.boxes else []
        items += [("dice", self.tr("Dés"))] if data.dice is not None else []
        if [segment.key for segment in self.choice.segments] == [key for key, _label in items]:
            self.choice.set_labels([label for _key, label in items])
        else:
            self.choice.set_items(items, "scores")
        self.choice.setVisible(len(items) > 1)
        self.show_choice()

    def reflow(self, room: int) -> None:
        """Leave the title out where the choice, which says as much, needs its place; ``room`` is the sheet's width (px)."""
        margins = self.column.contentsMargins()
        needed = self.title.sizeHint().width() + self.choice.sizeHint().width() + margins.left() + margins.right()
        is_titled = self.choice.isHidden() or needed + self.theme.px(6) <= room
        self.title.setVisible(is_titled)
        self._head.setStretch(1, int(is_titled))  # the choice stands where the title would
        self._head.setStretch(3, int(not is_titled))

    def show_choice(self) -> None:
        """Show what is chosen."""
        data = self._data
        if data is None:
            return
        shown = histogram(data.points)
        has_boxes = self.choice.current == "boxes"
        self.plot.setVisible(not has_boxes)
        self.boxes.setVisible(has_boxes)
        if has_boxes:
            self._show_boxes(data)
        elif self.choice.current == "dice" and data.dice is not None and (dice := data.dice()) is not None:
            self.title.setText(self.tr("Les dés"))
            thrown = texts.number(sum(dice.faces))
            note = self.tr(
                "{n} dés lancés. Si les dés sont justes, chaque barre finit presque toujours dans la bande claire."
            ).format(n=thrown)
            rare = "" if dice.is_fair else " " + self.tr("Un écart pareil, on en voit un sur cent.")
            self.note.setText(note + rare)
            self.plot.show_data(dice_bands(dice), ink=data.ink, name=self.title.text())
        elif shown is not None:
            self.title.setText(self.tr("Répartition"))
            wide = shown[1]
            by = self.tr("parties par tranche de {n}").format(n=wide) if wide > 1 else self.tr("parties par score")
            self.note.setText(by)
            self.plot.show_data(shown[0], ink=data.ink, name=self.title.text())

    def _show_boxes(self, data: ProfileData) -> None:
        self.title.setText(self.tr("Cases"))
        insight = self._insight
        if insight is None or not insight.boxes:
            self.note.setText(self.tr("calcul en cours…"))
            self.boxes.show_means((), ink=data.ink)
            return
        self.note.setText(self.tr("moyenne de chaque case, sur %n feuille(s)", "", insight.counts.get(SHEETS, 0)))
        self.boxes.show_means([(self._words.box(box), mean) for box, mean in insight.boxes], ink=data.ink)


class TalentSheet(TitledPaper):
    """How the mean score comes about: perfect play, luck, decisions."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.note = Label(theme, "note", "muted", wrap=True)
        self.plot = Plot(theme)
        self.column.addWidget(self.note)
        self.column.addWidget(self.plot, 1)

    def show_talent(self, data: ProfileData, talent: Talent | None, progress: tuple[int, int] | None) -> None:
        """Show the parts, or how far they are worked out: (done, of), None where nothing is under way."""
        self.title.setText(self.tr("Chance ou talent ?"))
        if talent is None:
            waiting = self.tr("Ces parties sont trop anciennes pour être relues.")
            if progress is not None:
                waiting = self.tr("calcul en cours…")
                done, of = progress
                waiting += " " + self.tr("{n} sur {of}").format(n=done, of=of) if of > 1 else ""
            self.note.setText(waiting)
            self.plot.show_data(None, ink=data.ink, name=self.title.text())
            return
        said = self.tr("moyenne par partie") if talent.manches == talent.games else self.tr("moyenne par manche")
        if talent.games < len(data.points):
            said = self.tr("{mean}, sur les {n} dernières").format(mean=said, n=talent.games)
        if talent.is_thin:
            said = self.tr("{mean}. C’est trop peu pour conclure.").format(mean=said[:1].upper() + said[1:])
        self.note.setText(said)
        self.plot.show_data(balance(talent, data.name), ink=data.ink, name=self.title.text())


class LastSheet(TitledPaper):
    """The last games; each leads to its replay."""

    replay = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.review = LinkButton(theme, "", mark="redo", colour="accent")
        self.review.clicked.connect(self._review_clicked)
        head = QHBoxLayout()
        self.column.removeWidget(self.title)
        filled(head, (self.title, 1), self.review)
        self.column.addLayout(head)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self.column.addLayout(self._rows)
        self.column.addStretch(1)
        self.rows: list[LastRow] = []
        self._words = NO_TEXTS

    def fill(self, words: GameTexts, games: tuple[LastGame, ...]) -> None:
        """Take the games of a kind, newest first; their words come with ``retranslate``."""
        self._words = words
        for row in self.rows:
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [LastRow(self.theme, game) for game in games]
        for row in self.rows:
            row.clicked.connect(self._row_clicked)
            self._rows.addWidget(row)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Dernières parties"))
        self.review.setText(self.tr("Revoir"))
        self.review.setAccessibleName(self.tr("Revoir la dernière partie"))
        for row in self.rows:
            game = row.game
            day, others = short_day(game.at), ", ".join(game.others)
            who = others or self.tr("en solitaire")
            beside = self.tr("avec {names}").format(names=others) if others else who
            score = texts.number(game.score)
            said = self._words.score(game.score)
            spoken = self.tr("{day}, {who} : {score}").format(day=long_day(game.at), who=beside, score=said)
            about = [self.tr("gagnée")] if game.is_won else []
            about += [texts.mark(mark.value) for mark in sorted(game.marks)]
            about += [] if game.counted else [self.tr("Hors des records et des moyennes.")]
            row.set_texts(day, who, score, spoken, "\n".join([*about, self.tr("Revoir cette partie")]))

    def show_rows(self, shown: int) -> None:
        """Show so many rows at most."""
        for n, row in enumerate(self.rows):
            row.setVisible(n < shown)

    def row_height(self) -> int:
        """Return the height of a row (px)."""
        return max((row.sizeHint().height() for row in self.rows), default=1)

    def _review_clicked(self) -> None:
        if self.rows:
            self.replay.emit(self.rows[0].game.game_id)

    def _row_clicked(self) -> None:
        row = self.sender()
        if isinstance(row, LastRow):
            self.replay.emit(row.game.game_id)
