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
from ludogite.ui.style.theme import Look, Themed
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

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._word = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_word(self, word: str) -> None:
        """Show a folded word; '' shows nothing."""
        self._word = word
        self.setAccessibleName(word)
        self.setVisible(bool(word))
        self.update()

    def _side(self) -> float:
        most = self.look.px(TILE_SMALL if self.look.small else TILE)
        count = max(len(self._word), 1)
        return max(min(most, self.width() / count - self._gap()), self.look.px(LEAST_TILE))

    def _gap(self) -> int:
        return self.look.px(3 if len(self._word) > 10 else 5)

    def sizeHint(self) -> QSize:
        """Be as high as a tile with its edge."""
        return QSize(self.look.px(240), self.look.px((TILE_SMALL if self.look.small else TILE) + 6))

    def minimumSizeHint(self) -> QSize:
        """Let the tiles shrink rather than be cut."""
        return QSize(self.look.px(120), self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        """Paint the tiles, from the left."""
        look, side, gap = self.look, self._side(), self._gap()
        edge = look.px(3)
        top = (self.height() - side - edge) / 2
        for n, letter in enumerate(self._word):
            rect = QRectF(n * (side + gap), top, side, side)
            if not look.flat:
                fill(painter, rect.translated(0, edge), look.colour("control_outline"), look.radius("tile"))
            paint_tile(painter, look, rect, letter, look.colour("ink"))


class Stamp(Painted, QWidget):
    """The verdict, large and clear: a sign and a word in the colour of yes or no."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
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
        """Hold sign and word."""
        metrics = QFontMetricsF(self.look.font("page"))
        height = math.ceil(metrics.height()) + self.look.px(10)
        return QSize(math.ceil(metrics.horizontalAdvance(self._text)) + height + self.look.px(26), height)

    def minimumSizeHint(self) -> QSize:
        """Never be cut."""
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """Paint the disc with its sign, then the word."""
        look, colour = self.look, self.look.colour(self._role)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline(painter, rect, colour, look.pen(2.5), rect.height() / 2)
        side = rect.height() - look.px(10)
        disc = QRectF(rect.x() + look.px(5), rect.y() + look.px(5), side, side)
        fill(painter, disc, colour, side / 2)
        inner = disc.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
        icon(painter, look, self._mark, inner, look.colour("surface"))
        painter.setFont(look.font("page"))
        text_in(painter, QRectF(disc.right() + look.px(9), 0, rect.right() - disc.right(), self.height()), self._text, colour, Left)


class Points(Themed, QWidget):
    """What the word is worth in a game: its emblem, its name and the points."""

    def __init__(self, look: Look, art: GameArt | None, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.emblem = Emblem(look, art, 62, 50)
        self.name = Label(look, "note", "muted")
        self.points = Label(look, "panel", "ink", tabular=True)
        words = filled(QVBoxLayout(), self.name, self.points)
        words.setSpacing(0)
        self._row = filled(QHBoxLayout(self), self.emblem, words)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.relook()

    def show_points(self, name: str, points: str) -> None:
        """Say them."""
        self.name.setText(name)
        self.points.setText(points)
        self.setAccessibleName(f"{name}, {points}")
        self.show()

    def relook(self) -> None:
        """Take new sizes."""
        self._row.setSpacing(self.look.px(10))


class WordFlow(Painted, QWidget):
    """Words to pick, line after line: by click, or by the arrow keys and Enter."""

    picked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
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
        self.ring = FocusRing(self, look, lambda: look.radius("control"))

    @property
    def words(self) -> tuple[str, ...]:
        """The words that can be picked."""
        return self._words

    def show_words(self, words: Sequence[str], jokers: Sequence[tuple[int, ...]] = ()) -> None:
        """Show these folded words, their letters at the places of ``jokers`` underlined; none hides the whole."""
        self._jokers = jokers
        self._words, self._current, self._hovered = tuple(words), 0, -1
        self.setVisible(bool(self._words))
        self.relook()
        self.retranslate()

    def place(self, word: str) -> QRectF:
        """Return where a word lies (px)."""
        return self._places[self._words.index(word)]

    def _row(self) -> int:
        return max(self.look.size("touch_min"), math.ceil(QFontMetricsF(self.look.font("name")).height()) + self.look.px(10))

    def _arranged(self, width: float) -> tuple[list[QRectF], float]:
        """Lay the words into lines of this width: a new line where the length changes, when there are many."""
        metrics, gap, row = QFontMetricsF(self.look.font("name", tabular=False)), self.look.px(6), self._row()
        places, x, y, many = [], 0.0, 0.0, len(self._words) > 12
        for n, word in enumerate(self._words):
            wide = math.ceil(metrics.horizontalAdvance(word)) + self.look.px(22)
            longer = many and n > 0 and len(word) != len(self._words[n - 1])
            if x > 0 and (x + wide > width or longer):
                x, y = 0.0, y + row + gap + (self.look.px(8) if longer else 0)
            places.append(QRectF(x, y, wide, row))
            x += wide + gap
        return places, y + row if places else 0.0

    def relook(self) -> None:
        """Lay the words into lines again."""
        self._places = self._arranged(self.width())[0]
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Grow with the lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines (px)."""
        return math.ceil(self._arranged(width)[1])

    def sizeHint(self) -> QSize:
        """Be as high as the present width needs."""
        width = max(self.width(), self.look.px(240))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Hold the longest word."""
        return QSize(self.look.px(120), self._row() if self._words else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the lines again."""
        super().resizeEvent(event)
        self._places = self._arranged(self.width())[0]

    def retranslate(self) -> None:
        """Name the current word for the ear."""
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
        """Paint the words that are in sight."""
        look, seen = self.look, QRectF(self.exposed)
        painter.setFont(look.font("name"))
        for n, (word, place) in enumerate(zip(self._words, self._places, strict=True)):
            if not place.intersects(seen):
                continue
            chosen = self.hasFocus() and n == self._current
            role = "accent_tint" if n == self._hovered or chosen else "surface_soft"
            corner = look.radius("control")
            fill(painter, place, look.colour(role), corner)
            edge, wide = ("accent", 2.5) if chosen else ("control_outline", 1.5)
            outline(painter, place, look.colour(edge), look.pen(wide), corner)
            text_in(painter, place, word, look.colour("ink"), Centre)
            self._underline(painter, place, word, self._jokers[n] if self._jokers else ())

    def _underline(self, painter: QPainter, place: QRectF, word: str, letters: Sequence[int]) -> None:
        """Draw a line under the letters that a joker stands for."""
        advance = QFontMetricsF(painter.font()).horizontalAdvance
        left = place.center().x() - advance(word) / 2
        for at in letters:
            start = left + advance(word[:at])
            line = QRectF(start, place.bottom() - self.look.pen(9), advance(word[at]), self.look.pen(2))
            painter.fillRect(line, self.look.colour("accent"))


class HouseRow(Painted, QWidget):
    """A ruling of the house: accepted or not, the word, who and when, and a button that withdraws it."""

    withdrawn = Signal(str, str)
    picked = Signal(str)

    def __init__(self, look: Look, ruling: HouseWord, theme: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.ruling = ruling
        self._theme = theme or (ruling.theme or "").rpartition(":")[2]
        self.name = Label(look, "name", "ink", ruling.word)
        self.about = Label(look, "note", "muted", wrap=True)
        self.undo = IconButton(look, "close", "")
        self.undo.clicked.connect(self._withdraw)
        words = filled(QVBoxLayout(), self.name, self.about)
        words.setSpacing(0)
        self._box = filled(QHBoxLayout(self), (words, 1), self.undo)
        self.retranslate()
        self.relook()

    def retranslate(self) -> None:
        """Read the row's texts again."""
        ruling = self.ruling
        said = self.tr("accepté") if ruling.verdict is Verdict.ACCEPT else self.tr("écarté")
        told = self.tr("{said} par {who}, {day}").format(said=said, who=ruling.who, day=short_day(ruling.at))
        self.about.setText(told if ruling.theme is None else self.tr("{told}, thème {theme}").format(told=told, theme=self._theme))
        self.undo.set_name(self.tr("Retirer la décision sur {word}").format(word=ruling.word))
        self.setAccessibleName(f"{ruling.word}, {self.about.text()}")

    def relook(self) -> None:
        """Take new sizes; the sign stands in the left margin."""
        px = self.look.px
        self._box.setContentsMargins(px(4) + self.look.text_px(26) + px(12), px(7), 0, px(7))
        self._box.setSpacing(px(8))

    def _withdraw(self) -> None:
        self.withdrawn.emit(self.ruling.word, self.ruling.theme or "")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Look the word up."""
        self.picked.emit(self.ruling.word)
        super().mouseReleaseEvent(event)

    def paint(self, painter: QPainter) -> None:
        """Paint the sign and the hairline."""
        look = self.look
        rule(painter, look, 0, 0, self.width())
        accepted = self.ruling.verdict is Verdict.ACCEPT
        side = look.text_px(26)
        disc = QRectF(look.px(4), (self.height() - side) / 2, side, side)
        fill(painter, disc, look.colour("positive" if accepted else "danger"), side / 2)
        inner = disc.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
        icon(painter, look, "check" if accepted else "close", inner, look.colour("surface"))
