"""What the program is: its version, whose the games are, and the licences of everything that comes with it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QUrl, Signal, qVersion
from PySide6.QtGui import QFontMetricsF, QPainter, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.frame import FramedPage, TitledPaper
from ludogite.ui.style.paint import palette
from ludogite.ui.style.paint_wood import walnut_bar
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.symbols import logo
from ludogite.ui.style.theme import Theme, Themed
from ludogite.ui.widgets import Label, LinkButton, ThinBar
from ludogite.ui.widgets.base import FocusRing
from ludogite.ui.widgets.book import Fold
from ludogite.ui.widgets.columns import Columns


class Plate(Painted, QWidget):
    """The name of the house on walnut."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName("Ludogîte")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Be 96 px high."""
        return QSize(self.theme.px(280), self.theme.px(96))

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        walnut_bar(painter, theme, QRectF(self.rect()))
        pixels = theme.px(46)
        wide = QFontMetricsF(theme.letter_font(pixels)).horizontalAdvance("Ludogite")
        logo(painter, theme, (self.width() - wide) / 2, self.height() * 0.66, pixels, theme.palette.on_wood)


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
    """Version, thanks and licences; to whom the games' names belong. A link leads to a text, and a button back to the list."""

    text_wanted = Signal(str)
    """A licence is to be read: its file, as the list names it; empty for the list itself."""

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._uis = uis
        self._version = ""
        self._columns = Columns(theme)
        self._house, self._licences = TitledPaper(theme), TitledPaper(theme)
        self._plate = Plate(theme)
        self._house.column.insertWidget(0, self._plate)
        self._words = [Label(theme, "body", "ink", wrap=True) for _ in range(5)]
        self._version_label = Label(theme, "note", "muted", wrap=True)
        self._house.column.addWidget(self._version_label)
        for label in self._words:
            self._house.column.addWidget(label)
        self._trouble = Label(theme, "body", "danger", wrap=True)
        self._trouble.hide()
        self._house.column.addWidget(self._trouble)
        self._house.column.addStretch(1)
        self.document = Document(theme)
        self.document.wanted.connect(self.text_wanted)
        self.list_link = LinkButton(theme, "", mark="back", colour="accent")
        self.list_link.clicked.connect(lambda: self.text_wanted.emit(""))
        self._licences.column.addWidget(self.list_link, 0, Qt.AlignmentFlag.AlignLeft)
        self._licences.column.addWidget(self.document, 1)
        self._columns.addWidget(self._house, 1)
        self._columns.addWidget(self._licences, 1)
        self.body.addLayout(self._columns, 1)
        self.fold = Fold(self._house, self._licences, theme)
        self.list_link.hide()
        self.retranslate()
        self.reflow()

    def show_about(self, version: str, licences: str, *, has_meanings: bool = True) -> None:
        """Show the version and the list of what is shipped (Markdown, Qt first); ``has_meanings``: rare words can be explained."""
        self._version = version
        self._trouble.setVisible(not has_meanings)
        self.document.show_text(licences)
        self.list_link.hide()
        self.retranslate()

    def show_licence(self, text: str, *, plain: bool) -> None:
        """Show a text that the list leads to in its place."""
        self.document.show_text(text, plain=plain)
        self.list_link.show()
        self.document.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        title, uis = self.tr("À propos"), self._uis.values()
        owners = ", ".join(self.tr("{game} à {owner}").format(game=ui.name, owner=ui.owner) for ui in uis if ui.owner)
        said = self.tr("Les noms des jeux appartiennent à leurs propriétaires : {owners}.")
        makers = [QCoreApplication.translate("Texts", ui.credit) for ui in uis if ui.credit]
        self.header.set_title(title)
        self.setAccessibleName(title)
        self._house.title.setText(self.tr("La boîte à jeux de la maison"))
        self._version_label.setText(self.tr("Version {version}").format(version=self._version))
        sentences = (
            self.tr("Des jeux français de dés et de lettres, pour toute la famille autour d’un seul écran."),
            self.tr("Le programme est libre, sous licence MIT : on peut le copier, le lire et le changer."),
            self.tr("Il est bâti avec Qt {version}, sous licence LGPL 3 : son texte est dans la liste.").format(version=qVersion()),
            " ".join((said.format(owners=owners), *makers)),
            self.tr("Ludogîte n’est lié à aucun d’eux : les règles y sont redites avec nos mots, les images sont les nôtres."),
        )
        for label, sentence in zip(self._words, sentences, strict=True):
            label.setText(sentence)
        self._trouble.setText(
            self.tr(
                "Le fichier qui dit le sens des mots rares manque ou est abîmé. Les jeux n’en souffrent pas ; "
                "réinstaller le programme le remet."
            )
        )
        self._licences.title.setText(self.tr("Licences et remerciements"))
        self.list_link.setText(self.tr("Toutes les licences"))
        self.document.setAccessibleName(self._licences.title.text())

    def reflow(self) -> None:
        """Put the sheets side by side, or one under the other when text is big."""
        super().reflow()
        if not hasattr(self, "document"):
            return
        self._columns.stack(self.body_width() < self.theme.text_px(820))
        self._house.column.setSpacing(self.theme.px(10))
