"""What the logs of a game tell on a profile's page: means per box, and the sheet of words, rounds or WORD OUTs."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.services.facts import Insight
from ludogite.services.facts import insight as insight_of
from ludogite.ui import texts
from ludogite.ui.pages.frame import Sheet, rule
from ludogite.ui.style.paint import fill, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.theme import Look
from ludogite.ui.widgets import Label, Left, Right

translate = QCoreApplication.translate
Line = tuple[str, str]
"""What it is, and how much."""
LISTED = 6
"""Words listed at most."""
LEAST_LINES = 5
"""Lines that have their place whatever the room."""


def decimal(value: float | None) -> str:
    """Write a mean with one decimal; a dash where there is none."""
    return "–" if value is None else QLocale().toString(value, "f", 1)


def percent(value: float | None) -> str:
    """Write a share in percent; a dash where there is none."""
    template = translate("ProfilePage", "{n} %")
    return "–" if value is None else template.format(n=math.floor(100 * value + 0.5))


class BoxMeans(Painted, QWidget):
    """The mean of each box of a sheet, in two columns, with a bar for each."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._means: tuple[tuple[str, float], ...] = ()
        self._split = 0
        self._ink = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        look.changed.connect(self.relook)

    def show_means(self, means: Sequence[tuple[str, float]], *, ink: int) -> None:
        """Show (name, points) pairs, the sheet's order going down the first column, then the second."""
        self._means, self._ink = tuple(means), ink
        self._split = (len(means) + 1) // 2
        self.setAccessibleName(", ".join(f"{name} {decimal(mean)}" for name, mean in means))
        self.relook()

    def relook(self) -> None:
        """Take new sizes and colours."""
        self.updateGeometry()
        self.update()

    def _row(self) -> float:
        return QFontMetricsF(self.look.font("note")).height() + self.look.px(7)

    def _columns(self) -> tuple[list[str], list[str]]:
        """Return the names of both columns."""
        names = [name for name, _ in self._means]
        return names[: self._split], names[self._split :]

    def sizeHint(self) -> QSize:
        """Hold every row."""
        return QSize(self.look.px(240), math.ceil(self._row() * max(self._split, 1)))

    def minimumSizeHint(self) -> QSize:
        """Never be cut."""
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """Paint names, means and bars."""
        look = self.look
        painter.setFont(look.font("note", tabular=True))
        metrics = QFontMetricsF(painter.font())
        gap, most = look.px(16), max((mean for _, mean in self._means), default=0.0) or 1.0
        names = [max(map(metrics.horizontalAdvance, column), default=0.0) for column in self._columns()]
        spare = (self.width() - gap - sum(names)) / 2
        lefts, wides = (0.0, names[0] + spare + gap), [name + spare for name in names]
        high = min(max(self._row(), self.height() / max(self._split, 1)), 1.5 * self._row())
        text, thick = metrics.height(), look.px(4)
        for n, (name, mean) in enumerate(self._means):
            column, row = divmod(n, self._split)
            wide = wides[column]
            place = QRectF(lefts[column], row * high, wide, text)
            value = decimal(mean)
            room = metrics.horizontalAdvance(value) + look.px(4)
            text_in(painter, place.adjusted(0, 0, -room, 0), name, look.colour("ink"), Left)
            text_in(painter, place, value, look.colour("ink"), Right)
            groove = QRectF(place.x(), place.bottom() + look.px(1), wide, thick)
            fill(painter, groove, look.colour("line"), thick / 2)
            if mean > 0:
                bar = QRectF(groove.x(), groove.y(), max(wide * mean / most, thick), thick)
                fill(painter, bar, look.player(self._ink).colour, thick / 2)


class Lines(Painted, QWidget):
    """What and how much, a line each."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._lines: tuple[Line, ...] = ()
        self._shows_all = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        look.changed.connect(self.relook)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show (what, how much) pairs."""
        self._lines = tuple(lines)
        self.setAccessibleName(", ".join(f"{what} {much}" for what, much in lines))
        self.relook()

    def relook(self) -> None:
        """Take new sizes and colours."""
        self.updateGeometry()
        self.update()

    def _row(self) -> float:
        return QFontMetricsF(self.look.font("body")).height() + self.look.px(11)

    def sizeHint(self) -> QSize:
        """Hold every line, or the first ones: further words have their place when there is room."""
        count = len(self._lines) if self._shows_all else min(len(self._lines), LEAST_LINES)
        return QSize(self.look.px(180), math.ceil(self._row() * max(count, 1)))

    def minimumSizeHint(self) -> QSize:
        """Never be smaller."""
        return self.sizeHint()

    def show_all(self, everything: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Hold every line, or the first ones only."""
        if self._shows_all != everything:
            self._shows_all = everything
            self.updateGeometry()

    def paint(self, painter: QPainter) -> None:
        """Paint the lines that have room."""
        look = self.look
        high = self._row()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # sharp lines, also between two pixels
        for n, (what, much) in enumerate(self._lines[: int(self.height() // high)]):
            rule(painter, look, 0, n * high, self.width())
            painter.setFont(look.font("name", tabular=True))
            room = QFontMetricsF(painter.font()).horizontalAdvance(much) + 2
            place = QRectF(0, n * high, self.width(), high)
            text_in(painter, place, much, look.colour("ink"), Right)
            painter.setFont(look.font("body"))
            text_in(painter, place.adjusted(0, 0, -room - look.px(8), 0), what, look.colour("ink"), Left)


class FactsSheet(Sheet):
    """What the games of a kind tell: words, rounds, WORD OUTs."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.note = Label(look, "note", "muted", wrap=True)
        self.lines = Lines(look)
        self.column.addWidget(self.note)
        self.column.addWidget(self.lines, 1)

    def show_insight(self, game_id: str, insight: Insight | None, *, looking: bool) -> None:
        """Show the lines of a game, or that they are being worked out."""
        titles = {
            "mots_de_tete": self.tr("Les mots"),
            "des_themes": self.tr("Les manches"),
            "words_out": self.tr("Les WORD OUT"),
        }
        self.title.setText(titles.get(game_id, ""))
        if insight is None or not insight.games:
            self.note.setText(self.tr("calcul en cours…") if looking else self.tr("Ces parties ne se relisent pas."))
            self.lines.show_lines(())
            return
        self.note.setText(self.tr("sur %n partie(s)", "", insight.games))
        self.lines.show_lines(self._lines(game_id, insight))

    def _lines(self, game_id: str, insight: Insight) -> list[Line]:
        """Say the figures of a game, then its dearest words."""
        count = insight.counts.get
        mean = insight.per("word_points", "words")
        lines: list[Line] = []
        match game_id:
            case "mots_de_tete":
                lines = [
                    (self.tr("Points par mot"), decimal(mean)),
                    (self.tr("Tours sans mot"), percent(insight.per("passes", "turns"))),
                ]
            case "des_themes":
                lines = [
                    (self.tr("Manches sans point"), percent(insight.per("passed", "rounds"))),
                    (self.tr("Réponses refusées"), texts.number(count("refused", 0))),
                    (self.tr("Faces noires gagnées"), texts.number(count("blacks", 0))),
                    (self.tr("Jetons rendus"), texts.number(count("paid", 0))),
                ]
            case "words_out":
                lines = [
                    (self.tr("Contres réussis"), texts.number(count("counters", 0))),
                    (self.tr("Contré par les autres"), texts.number(count("countered", 0))),
                    (self.tr("Points par mot"), decimal(mean)),
                ]
        if insight.longest is not None:
            word = insight.longest[0]
            lines.append((self.tr("Plus long : {word}").format(word=word), texts.number(len(word))))
        return lines + [(word, texts.number(points)) for word, points in insight.words[:LISTED] if points]


Tile = tuple[str, str, str]
"""A number, what it is, a note."""


class Telling(QObject):
    """The two last numbers of the page, by game; an object, because only ``tr`` of one is read with its plurals."""

    def __init__(self, insight: Insight | None, waiting: str) -> None:
        super().__init__()
        self._insight, self._waiting = insight, waiting

    def tiles(self, game_id: str) -> tuple[Tile, Tile] | None:
        """Say them, with a dash and what is waited for where nothing is known yet; None for a game that has none."""
        tell = {
            "yahtzee": self._yahtzee,
            "yahtzee_mots": self._yahtzee_mots,
            "mots_de_tete": self._mots_de_tete,
            "des_themes": self._des_themes,
            "words_out": self._words_out,
        }.get(game_id)
        if tell is None:
            return None
        told = tell(self._insight or insight_of([]))
        if self._insight is not None:
            return told
        return ("–", told[0][1], self._waiting), ("–", told[1][1], self._waiting)

    def _yahtzee(self, of: Insight) -> tuple[Tile, Tile]:
        hundreds = self.tr("dont %n prime(s) de 100", "", of.counts.get("hundreds", 0))
        return (
            (percent(of.per("primes", "manches")), self.tr("prime de 35"), _share(of, "primes", "manches")),
            (_count(of, "yahtzees"), self.tr("Yahtzees"), hundreds),
        )

    def _yahtzee_mots(self, of: Insight) -> tuple[Tile, Tile]:
        word = of.longest[0] if of.longest else ""
        return (
            (percent(of.per("primes", "manches")), self.tr("prime du haut"), _share(of, "primes", "manches")),
            (texts.number(len(word)), self.tr("lettres, mot le plus long"), word),
        )

    def _mots_de_tete(self, of: Insight) -> tuple[Tile, Tile]:
        word, points = of.dearest or ("", 0)
        letters = self.tr("%n lettre(s) posée(s)", "", of.counts.get("letters", 0))
        return (
            (_per_game(of, "words"), self.tr("mots par partie"), letters),
            (texts.number(points), self.tr("points, mot le plus cher"), word),
        )

    def _des_themes(self, of: Insight) -> tuple[Tile, Tile]:
        rounds = self.tr("%n manche(s) jouée(s)", "", of.counts.get("rounds", 0))
        return (
            (decimal(of.per("chips", "rounds")), self.tr("jetons par manche"), rounds),
            (percent(of.per("scored", "rounds")), self.tr("manches avec point"), _share(of, "scored", "rounds")),
        )

    def _words_out(self, of: Insight) -> tuple[Tile, Tile]:
        counters = self.tr("%n contre(s) réussi(s)", "", of.counts.get("counters", 0))
        words = self.tr("%n mot(s) encaissé(s)", "", of.counts.get("words", 0))
        return (
            (_per_game(of, "shouts"), self.tr("WORD OUT par partie"), counters),
            (decimal(of.per("word_points", "words")), self.tr("points par mot"), words),
        )


def _count(of: Insight, code: str) -> str:
    return texts.number(of.counts.get(code, 0))


def _share(of: Insight, part: str, whole: str) -> str:
    return translate("ProfilePage", "{n} sur {of}").format(n=_count(of, part), of=_count(of, whole))


def _per_game(of: Insight, code: str) -> str:
    return decimal(of.counts.get(code, 0) / of.games) if of.games else "–"
