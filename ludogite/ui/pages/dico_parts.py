"""What the Dico page is made of: the verdict with its tiles, words to pick, the rulings of the house."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.store.house_words import HouseWord
from ludogite.ui.pages.frame import rule
from ludogite.ui.style.paint import fill, outline, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.texts.dates import short_day
from ludogite.ui.values import GameArt
from ludogite.ui.widgets import Centre, Emblem, FocusRing, IconButton, Label, Left
from ludogite.ui.widgets.base import filled
from ludogite.ui.widgets.letters import paint_tile
from ludogite.words.reasons import Verdict

TILE, TILE_SMALL = 56, 42
LEAST_TILE = 16


class TileWord(Painted, QWidget):
    """A word in letter tiles of the box, as large as there is room."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._word = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_word(self, word: str) -> None:
        """Show a folded word; '' shows nothing."""
        self._word = word
        self.setAccessibleName(word)
        self.setVisible(bool(word))
        self.update()

    def _side(self) -> float:
        most = self.theme.px(TILE_SMALL if self.theme.small else TILE)
        count = max(len(self._word), 1)
        return max(min(most, self.width() / count - self._gap()), self.theme.px(LEAST_TILE))

    def _gap(self) -> int:
        return self.theme.px(3 if len(self._word) > 10 else 5)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(240), self.theme.px((TILE_SMALL if self.theme.small else TILE) + 6))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        theme, side, gap = self.theme, self._side(), self._gap()
        edge = theme.px(3)
        top = (self.height() - side - edge) / 2
        for n, letter in enumerate(self._word):
            rect = QRectF(n * (side + gap), top, side, side)
            if not theme.flat:
                fill(painter, rect.translated(0, edge), theme.palette.control_outline, theme.radius("tile"))
            paint_tile(painter, theme, rect, letter, theme.palette.ink)


class Stamp(Painted, QWidget):
    """The verdict, large and clear: a sign and a word in the colour of yes or no."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._text, self._role, self._mark = "", "positive", "check"
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_verdict(self, text: str, *, valid: bool) -> None:
        """Say yes or no in a word."""
        self._text = text
        self._role, self._mark = ("positive", "check") if valid else ("danger", "close")
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    @property
    def text(self) -> str:
        """The word it says."""
        return self._text

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.theme.font("page"))
        height = math.ceil(metrics.height()) + self.theme.px(10)
        return QSize(math.ceil(metrics.horizontalAdvance(self._text)) + height + self.theme.px(26), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        theme, colour = self.theme, self.theme.palette.of(self._role)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline(painter, rect, colour, theme.pen(2.5), rect.height() / 2)
        side = rect.height() - theme.px(10)
        disc = QRectF(rect.x() + theme.px(5), rect.y() + theme.px(5), side, side)
        fill(painter, disc, colour, side / 2)
        inner = disc.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
        icon(painter, theme, self._mark, inner, theme.palette.surface)
        painter.setFont(theme.font("page"))
        text_in(
            painter, QRectF(disc.right() + theme.px(9), 0, rect.right() - disc.right(), self.height()), self._text, colour, Left
        )


class Points(Themed, QWidget):
    """What the word is worth in a game: its emblem, its name and the points."""

    def __init__(self, theme: Theme, art: GameArt | None, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.emblem = Emblem(theme, art, 62, 50)
        self.name = Label(theme, "note", "muted")
        self.points = Label(theme, "panel", "ink", tabular=True)
        words = filled(QVBoxLayout(), self.name, self.points)
        words.setSpacing(0)
        self._row = self.scaled(filled(QHBoxLayout(self), self.emblem, words), spacing=10)
        self._row.setContentsMargins(0, 0, 0, 0)

    def show_points(self, name: str, points: str) -> None:
        """Say them."""
        self.name.setText(name)
        self.points.setText(points)
        self.setAccessibleName(f"{name}, {points}")
        self.show()


class WordFlow(Painted, QWidget):
    """Words to pick, line after line: by click, or by the arrow keys and Enter."""

    picked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._words: tuple[str, ...] = ()
        self._jokers: Sequence[tuple[int, ...]] = ()
        self._places: list[QRectF] = []
        self._current = 0
        self._hovered = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.ring = FocusRing(self, theme, lambda: theme.radius("control"))

    @property
    def words(self) -> tuple[str, ...]:
        """The words that can be picked."""
        return self._words

    def show_words(self, words: Sequence[str], jokers: Sequence[tuple[int, ...]] = ()) -> None:
        """Show these folded words, their letters at the places of ``jokers`` underlined; none hides the whole."""
        self._jokers = jokers
        self._words, self._current, self._hovered = tuple(words), 0, -1
        self.setVisible(bool(self._words))
        self.apply_theme()
        self.retranslate()

    def place(self, word: str) -> QRectF:
        """Return where a word lies (px)."""
        return self._places[self._words.index(word)]

    def _row(self) -> int:
        return max(self.theme.size("touch_min"), math.ceil(QFontMetricsF(self.theme.font("name")).height()) + self.theme.px(10))

    def _arranged(self, width: float) -> tuple[list[QRectF], float]:
        """Lay the words into lines of this width: a new line where the length changes, when there are many."""
        metrics, gap, row = QFontMetricsF(self.theme.font("name", tabular=False)), self.theme.px(6), self._row()
        places, x, y, many = [], 0.0, 0.0, len(self._words) > 12
        for n, word in enumerate(self._words):
            wide = math.ceil(metrics.horizontalAdvance(word)) + self.theme.px(22)
            longer = many and n > 0 and len(word) != len(self._words[n - 1])
            if x > 0 and (x + wide > width or longer):
                x, y = 0.0, y + row + gap + (self.theme.px(8) if longer else 0)
            places.append(QRectF(x, y, wide, row))
            x += wide + gap
        return places, y + row if places else 0.0

    def apply_theme(self) -> None:
        self._places = self._arranged(self.width())[0]
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines (px)."""
        return math.ceil(self._arranged(width)[1])

    def sizeHint(self) -> QSize:
        width = max(self.width(), self.theme.px(240))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self._row() if self._words else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._places = self._arranged(self.width())[0]

    def retranslate(self) -> None:
        word = self._words[self._current] if self._words else ""
        template = self.tr("{word}, mot {n} sur {total} : Entrée pour le chercher")
        told = template.format(word=word, n=self._current + 1, total=len(self._words)) if word else ""
        if told and self._jokers and (places := self._jokers[self._current]):
            told += self.tr(" ; joker : {letters}").format(letters=" ".join(word[place] for place in places))
        self.setAccessibleName(told)

    def _at(self, point: QPointF) -> int:
        return next((n for n, place in enumerate(self._places) if place.contains(point)), -1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the word under the pointer."""
        self._hovered = self._at(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if self._hovered >= 0 else Qt.CursorShape.ArrowCursor)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Put the light out."""
        self._hovered = -1
        self.update()
        super().leaveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick the word under the pointer."""
        at = self._at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and at >= 0:
            self.picked.emit(self._words[at])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrows, pick with Enter or Space."""
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: self._line(1), Qt.Key.Key_Up: self._line(-1)}
        key = Qt.Key(event.key())
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and self._words:
            self.picked.emit(self._words[self._current])
        elif key in steps and self._words:
            self._current = min(max(self._current + steps[key], 0), len(self._words) - 1)
            self.retranslate()
            self.update()
        else:
            super().keyPressEvent(event)

    def _line(self, way: int) -> int:
        """Return how many words further the one above or below the current one is."""
        if not self._places:
            return 0
        here = self._places[self._current]
        rows = sorted({place.y() for place in self._places})
        row = rows.index(here.y()) + way
        if not 0 <= row < len(rows):
            return 0
        near = [n for n, place in enumerate(self._places) if place.y() == rows[row]]
        return min(near, key=lambda n: abs(self._places[n].center().x() - here.center().x())) - self._current

    def paint(self, painter: QPainter) -> None:
        theme, seen = self.theme, QRectF(self.exposed)
        painter.setFont(theme.font("name"))
        for n, (word, place) in enumerate(zip(self._words, self._places, strict=True)):
            if not place.intersects(seen):
                continue
            chosen = self.hasFocus() and n == self._current
            role = "accent_tint" if n == self._hovered or chosen else "surface_soft"
            corner = theme.radius("control")
            fill(painter, place, theme.palette.of(role), corner)
            edge, wide = ("accent", 2.5) if chosen else ("control_outline", 1.5)
            outline(painter, place, theme.palette.of(edge), theme.pen(wide), corner)
            text_in(painter, place, word, theme.palette.ink, Centre)
            self._underline(painter, place, word, self._jokers[n] if self._jokers else ())

    def _underline(self, painter: QPainter, place: QRectF, word: str, letters: Sequence[int]) -> None:
        """Draw a line under the letters that a joker stands for."""
        advance = QFontMetricsF(painter.font()).horizontalAdvance
        left = place.center().x() - advance(word) / 2
        for at in letters:
            start = left + advance(word[:at])
            line = QRectF(start, place.bottom() - self.theme.pen(9), advance(word[at]), self.theme.pen(2))
            painter.fillRect(line, self.theme.palette.accent)


class HouseRow(Painted, QWidget):
    """A ruling of the house: accepted or not, the word, who and when, and a button that withdraws it."""

    withdrawn = Signal(str, str)
    picked = Signal(str)

    def __init__(self, theme: Theme, ruling: HouseWord, topic: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.ruling = ruling
        self._topic = topic or (ruling.theme or "").rpartition(":")[2]
        self.name = Label(theme, "name", "ink", ruling.word)
        self.about = Label(theme, "note", "muted", wrap=True)
        self.undo = IconButton(theme, "close", "")
        self.undo.clicked.connect(self._withdraw)
        words = filled(QVBoxLayout(), self.name, self.about)
        words.setSpacing(0)
        self._box = filled(QHBoxLayout(self), (words, 1), self.undo)
        self.retranslate()
        self.apply_theme()

    def retranslate(self) -> None:
        ruling = self.ruling
        said = self.tr("accepté") if ruling.verdict is Verdict.ACCEPT else self.tr("écarté")
        told = self.tr("{said} par {who}, {day}").format(said=said, who=ruling.who, day=short_day(ruling.at))
        self.about.setText(told if ruling.theme is None else self.tr("{told}, thème {theme}").format(told=told, theme=self._topic))
        self.undo.set_name(self.tr("Retirer la décision sur {word}").format(word=ruling.word))
        self.setAccessibleName(f"{ruling.word}, {self.about.text()}")

    def apply_theme(self) -> None:
        """Take new sizes; the sign stands in the left margin."""
        px = self.theme.px
        self._box.setContentsMargins(px(4) + self.theme.text_px(26) + px(12), px(7), 0, px(7))
        self._box.setSpacing(px(8))

    def _withdraw(self) -> None:
        self.withdrawn.emit(self.ruling.word, self.ruling.theme or "")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Look the word up."""
        self.picked.emit(self.ruling.word)
        super().mouseReleaseEvent(event)

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rule(painter, theme, 0, 0, self.width())
        accepted = self.ruling.verdict is Verdict.ACCEPT
        side = theme.text_px(26)
        disc = QRectF(theme.px(4), (self.height() - side) / 2, side, side)
        fill(painter, disc, theme.palette.of("positive" if accepted else "danger"), side / 2)
        inner = disc.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
        icon(painter, theme, "check" if accepted else "close", inner, theme.palette.surface)
