"""What the program is: its version, whose the games are, and the licences of everything that comes with it."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt, QUrl, Signal, qVersion
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QPainter, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QTextBrowser, QVBoxLayout, QWidget

from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.frame import FramedPage, TitledPaper
from ludogite.ui.style.paint import palette
from ludogite.ui.style.paint_wood import felt, hinge, tray_frame, wood
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import icon, logo
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.widgets import Label, PaperButton, Right, ThinBar
from ludogite.ui.widgets.base import FocusRing, filled
from ludogite.ui.widgets.columns import Columns
from ludogite.ui.widgets.emblem import emblem

BOX = 0.72
"""How high box and lid are for their width."""
LID = 0.6
"""What the lid takes of it."""
HIGHEST_BOX = 440
"""Px at 100 % of the whole picture at most."""


class BoxPicture(Painted, QWidget):
    """The box as it stands on the shelf: its lid with the name of the house, its hinges, and a compartment for each game."""

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._uis = uis
        self.setAccessibleName("Ludogîte")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Be as high as lid and compartments of a box this wide."""
        return QSize(self.theme.px(280), self.heightForWidth(max(self.width(), self.theme.px(280))))

    def heightForWidth(self, width: int) -> int:
        """Give the height in px of a box of this width, no higher than half a window."""
        return min(round(width * BOX), round(self.theme.px(HIGHEST_BOX)))

    def hasHeightForWidth(self) -> bool:
        return True

    def paint(self, painter: QPainter) -> None:
        theme, whole = self.theme, QRectF(self.rect())
        lid = QRectF(whole.left(), whole.top(), whole.width(), whole.height() * LID)
        box = QRectF(whole.left(), lid.bottom() + theme.px(14), whole.width(), whole.bottom() - lid.bottom() - theme.px(14))
        wood(painter, theme, lid, "walnut", radius=theme.radius("tray"), seed=11)
        pixels = min(lid.height() * 0.36, lid.width() * 0.16)
        wide = QFontMetricsF(theme.letter_font(pixels)).horizontalAdvance("Ludogite")
        logo(painter, theme, lid.center().x() - wide / 2, lid.top() + lid.height() * 0.62, pixels, theme.palette.on_wood)
        tray_frame(painter, theme, box)
        edge, gap = theme.px(12), theme.px(8)
        inner = box.adjusted(edge, edge, -edge, -edge)
        share = (inner.width() + gap) / max(len(self._uis), 1)
        for number, ui in enumerate(self._uis.values()):
            place = QRectF(inner.left() + number * share, inner.top(), share - gap, inner.height())
            felt(painter, theme, place, ui.felt)
            emblem(painter, theme, ui.art, place.adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2))
        for x in (0.205, 0.795):
            hinge(
                painter,
                theme,
                QRectF(whole.left() + x * whole.width() - theme.px(32), lid.bottom() - theme.px(8), theme.px(64), theme.px(24)),
            )


class Thanks(Painted, QWidget):
    """Whom the house thanks, and for what: an icon, the names, the thing."""

    def __init__(self, theme: Theme, mark: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._mark = mark
        self.name, self.what = Label(theme, "name", "ink", wrap=True), Label(theme, "note", "muted", wrap=True)
        self.what.setAlignment(Right)
        self.scaled(filled(QHBoxLayout(self), (self.name, 3), (self.what, 2)), (40, 14, 0, 14), spacing=8)

    def paint(self, painter: QPainter) -> None:
        theme, side = self.theme, self.theme.text_px(24)
        painter.fillRect(QRectF(0, 0, self.width(), math.ceil(theme.px(1))), theme.palette.line)
        icon(painter, theme, self._mark, QRectF(0, round((self.height() - side) / 2), side, side), theme.palette.accent)


class Document(Themed, QTextBrowser):
    """A text in Markdown or as it is, in the house's type and colours; to read, select and copy."""

    wanted = Signal(str)
    """A link was followed: where it leads."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._text, self._is_plain = "", False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ThinBar(theme, Qt.Orientation.Vertical))
        self.ring = FocusRing(self, theme, lambda: theme.radius("control"), inside=True)
        self.apply_theme()

    def show_text(self, text: str, *, plain: bool = False) -> None:
        """Show a text from its beginning; ``plain`` as it is, without Markdown."""
        self._text, self._is_plain = text, plain
        self.apply_theme()
        self.verticalScrollBar().setValue(0)

    def _follow(self, url: QUrl) -> None:
        self.wanted.emit(url.toString())

    def apply_theme(self) -> None:
        theme = self.theme
        self.setPalette(palette(theme))
        self.viewport().setAutoFillBackground(False)
        self.setMinimumHeight(theme.px(260))
        self.document().setDefaultFont(theme.font("note"))
        self.document().setDocumentMargin(theme.px(2))
        self.setCurrentCharFormat(QTextCharFormat())  # else a text takes on what the cursor stood in
        if self._is_plain:
            self.setPlainText(self._text)
            return
        self.setMarkdown(self._text)
        block = self.document().begin()
        while block.isValid():
            for place in block.textFormats():
                if place.format.isAnchor():  # Qt takes the colour of links from the application, which knows no theme
                    cursor = QTextCursor(block)
                    cursor.setPosition(block.position() + place.start)
                    cursor.setPosition(block.position() + place.start + place.length, QTextCursor.MoveMode.KeepAnchor)
                    link = QTextCharFormat()
                    link.setForeground(theme.palette.accent)
                    cursor.mergeCharFormat(link)
            level = block.blockFormat().headingLevel()
            if level:
                cursor = QTextCursor(block)
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                made = QTextCharFormat()
                made.setFont(theme.font("panel" if level <= 2 else "name"))
                cursor.mergeCharFormat(made)
                about = QTextBlockFormat()
                about.setTopMargin(theme.px(10) if block.blockNumber() else 0)
                cursor.mergeBlockFormat(about)
            block = block.next()


class AboutPage(FramedPage):
    """The box, its version, and thanks; behind them what is shipped under which licence, and every text that the list leads to."""

    text_wanted = Signal(str)
    """A licence is to be read: its file, as the list names it; empty for the list itself."""

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._uis = uis
        self._version = ""
        self._columns = Columns(theme)
        self._house, self._paper = QWidget(), TitledPaper(theme)
        self.box = BoxPicture(theme, uis)
        self.line = Label(theme, "section", "ink", wrap=True)
        self.free, self.owners = Label(theme, "body", "ink", wrap=True), Label(theme, "note", "muted", wrap=True)
        self.version_button = PaperButton(theme, mark="copy", compact=True)
        self.version_button.clicked.connect(self._copy_version)
        self._trouble = Label(theme, "body", "danger", wrap=True)
        self._trouble.hide()
        pills = filled(QHBoxLayout(), self.version_button, 1)
        house = filled(QVBoxLayout(self._house), self.box, self.line, self.free, pills, self.owners, self._trouble, 1)
        self._side_column = self.scaled(house, (0, 0, 0, 0), spacing=12)
        self.thanks = [Thanks(theme, mark) for mark in ("text-size", "rules", "chart", "flag", "globe", "computer", "log")]
        for row in self.thanks:
            self._paper.column.addWidget(row)
        self._paper.column.addStretch(1)
        self.document = Document(theme)
        self.document.wanted.connect(self.text_wanted)
        self.list_link = PaperButton(theme, mark="back", compact=True)
        self.list_link.clicked.connect(self._go_back)
        self.licences_button = PaperButton(theme, mark="next")
        self.licences_button.clicked.connect(self._open_list)
        self._paper.column.insertWidget(1, self.list_link, 0, Qt.AlignmentFlag.AlignLeft)
        self._paper.column.addWidget(self.document, 1)
        self._paper.column.addWidget(self.licences_button)
        self._columns.addWidget(self._house, 1)
        self._columns.addWidget(self._paper, 1)
        self.body.addLayout(self._columns, 1)
        self._depth = 0
        self._show_depth(0)
        self.retranslate()
        self.reflow()

    def _show_depth(self, depth: int) -> None:
        """Show thanks (0), the list of licences (1) or a text of it (2)."""
        self._depth = depth
        for row in self.thanks:
            row.setVisible(depth == 0)
        self.licences_button.setVisible(depth == 0)
        self.document.setVisible(depth > 0)
        self.list_link.setVisible(depth > 0)
        self._name_papers()

    def foot_top(self) -> int:
        """Leave the button at the foot of the paper free, where it stands there."""
        top = self.licences_button.mapTo(self, QPoint(0, 0)).y() - self.theme.px(8)
        return top if self.licences_button.isVisible() and self.height() // 2 < top < self.height() else self.height()

    def _open_list(self) -> None:
        self._show_depth(1)
        self.document.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_back(self) -> None:
        if self._depth == 2:
            self.text_wanted.emit("")
        else:
            self._show_depth(0)
            self.licences_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _copy_version(self) -> None:
        QGuiApplication.clipboard().setText(f"Ludogîte {self._version}")
        self.notice.show_message("positive", self.tr("La version est copiée."))

    def show_about(self, version: str, licences: str, *, has_meanings: bool = True) -> None:
        """Show the version and the list of what is shipped (Markdown, Qt first); ``has_meanings``: rare words can be explained."""
        self._version = version
        self._trouble.setVisible(not has_meanings)
        self.document.show_text(licences)
        self._show_depth(min(self._depth, 1))
        self.retranslate()

    def show_licence(self, text: str, *, plain: bool) -> None:
        """Show a text that the list leads to in its place."""
        self.document.show_text(text, plain=plain)
        self._show_depth(2)
        self.document.setFocus(Qt.FocusReason.OtherFocusReason)

    def _name_papers(self) -> None:
        self._paper.title.setText(self.tr("Merci à…") if self._depth == 0 else self.tr("Licences"))
        self.list_link.setText(self.tr("Toutes les licences") if self._depth == 2 else self.tr("Merci à…"))
        self.document.setAccessibleName(self._paper.title.text())

    def retranslate(self) -> None:
        title, uis = self.tr("À propos"), self._uis.values()
        owners = ", ".join(self.tr("{game} à {owner}").format(game=ui.name, owner=ui.owner) for ui in uis if ui.owner)
        makers = [QCoreApplication.translate("Texts", ui.credit) for ui in uis if ui.credit]
        self.header.set_title(title)
        self.setAccessibleName(title)
        self.line.setText(self.tr("Des jeux, une famille, un écran."))
        self.free.setText(self.tr("Libre et gratuit, licence MIT."))
        self.version_button.setText(self.tr("Version {version}").format(version=self._version))
        self.version_button.setAccessibleDescription(self.tr("Copie la version"))
        self.owners.setText(" ".join((self.tr("{owners}.").format(owners=owners), *makers)))
        said = (
            ("Fraunces, Atkinson Hyperlegible", self.tr("les lettres")),
            ("Dicollecte", self.tr("le dictionnaire")),
            ("wordfreq", self.tr("les mots connus")),
            ("INSEE, Faker", self.tr("communes et prénoms")),
            ("GeoNames, Unicode CLDR", self.tr("villes et pays")),
            (self.tr("Qt {version} (LGPL 3), Python").format(version=qVersion()), self.tr("les fondations")),
            (self.tr("SQLite, DAWG2 et d’autres"), self.tr("les outils")),
        )
        for row, (name, what) in zip(self.thanks, said, strict=True):
            row.name.setText(name)
            row.what.setText(what)
        self._trouble.setText(
            self.tr(
                "Le fichier qui dit le sens des mots rares manque ou est abîmé. Les jeux n’en souffrent pas ; "
                "réinstaller le programme le remet."
            )
        )
        self.licences_button.setText(self.tr("Toutes les licences"))
        self._name_papers()

    def reflow(self) -> None:
        """Put the sheets side by side, or one under the other when text is big."""
        super().reflow()
        if hasattr(self, "document"):
            self._columns.stack(self.body_width() < self.theme.text_px(820))
