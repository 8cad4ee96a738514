"""The sheet of keys: what every key does, over whatever is shown; ``?`` opens it, Esc closes it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from ludogite.ui.theme import Look
from ludogite.ui.widgets import IconButton, KeyHint, Label, Paper, Scroll

VEIL = 0.55
"""How dark the page below becomes."""
WIDTH = 820


class ShortcutsOverlay(QWidget):
    """A child of the window that covers it; gives the keyboard back to whoever had it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._before: QWidget | None = None
        self.paper = Paper(look, self)
        self.title = Label(look, "page", "ink")
        self.close_button = IconButton(look, "close", "")
        self.close_button.clicked.connect(self.close)
        self.lists = Scroll(look)
        self._heads: list[Label] = []
        self.hints: list[tuple[KeyHint, Label]] = []
        self._grid = QGridLayout()
        self.lists.column.addLayout(self._grid)
        self.lists.column.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        self._column = QVBoxLayout(self.paper)
        self._column.addLayout(head)
        self._column.addWidget(self.lists, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()
        parent.installEventFilter(self)
        look.changed.connect(self.relook)
        self.retranslate()

    def open(self) -> None:
        """Cover the window and take the keyboard."""
        self._before = QApplication.focusWidget()
        self._cover()
        self.show()
        self.raise_()
        self.close_button.setFocus(Qt.FocusReason.PopupFocusReason)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give the keyboard back and go: the sheet is made anew when it is asked for again."""
        super().closeEvent(event)
        parent = self.parentWidget()
        if parent is not None:
            parent.removeEventFilter(self)
        self.hide()
        if self._before is not None and isValid(self._before):
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        self._before = None
        self.deleteLater()

    def groups(self) -> tuple[tuple[str, tuple[tuple[tuple[str, ...], str], ...]], ...]:
        """List every group: its name, and the keys with what they do."""
        enter, escape, space, delete = self.tr("Entrée"), self.tr("Échap"), self.tr("Espace"), self.tr("Suppr")
        return (
            (
                self.tr("Partout"),
                (
                    (("?",), self.tr("cette feuille")),
                    (("F1",), self.tr("la règle du jeu")),
                    (("F2",), self.tr("le dictionnaire, hors des parties")),
                    (("F11",), self.tr("plein écran")),
                    ((escape,), self.tr("retour")),
                    (("Tab",), self.tr("aller à la commande suivante")),
                    ((enter,), self.tr("faire l’action principale")),
                ),
            ),
            (
                self.tr("À la table de Yahtzee"),
                (
                    (("1", "–", "5"), self.tr("garder ou relâcher un dé")),
                    ((space,), self.tr("garder le dé choisi")),
                    ((enter,), self.tr("lancer, ou inscrire la case choisie")),
                    (("↑", "↓"), self.tr("choisir une case de la feuille")),
                    ((delete,), self.tr("mettre un zéro dans la case choisie")),
                    (("Ctrl", "Z"), self.tr("annuler, quand la règle le permet")),
                ),
            ),
            (
                self.tr("À la table de Yahtzee des Mots"),
                (
                    (("A", "–", "Z"), self.tr("poser une lettre sur le chevalet")),
                    (("1", "–", "7"), self.tr("poser ou reprendre un dé")),
                    (("Tab",), self.tr("chevalet suivant")),
                    ((enter,), self.tr("proposer, ou inscrire la case choisie")),
                    ((escape,), self.tr("pause : dés et mots cachés, sable arrêté")),
                ),
            ),
            (
                self.tr("Nouvelle partie"),
                (
                    (("Alt", "↑", "↓"), self.tr("changer de place autour de la table")),
                    ((delete,), self.tr("se lever de table")),
                    (("←", "→"), self.tr("choisir une variante ou un niveau")),
                ),
            ),
            (
                self.tr("Dans la règle"),
                (
                    (("Ctrl", "F"), self.tr("chercher un mot")),
                    ((enter,), self.tr("passage suivant")),
                    (("Maj", enter), self.tr("passage précédent")),
                ),
            ),
        )

    def retranslate(self) -> None:
        """Read every text again."""
        self.setAccessibleName(self.tr("Raccourcis du clavier"))
        self.title.setText(self.tr("Raccourcis du clavier"))
        self.close_button.set_name(self.tr("Fermer"))
        self._fill()
        self.relook()

    def _fill(self) -> None:
        """Write the keys, two groups side by side."""
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._heads, self.hints = [], []
        columns = 1 if self.look.text_scale > 1.3 else 2
        for number, (name, keys) in enumerate(self.groups()):
            box = QWidget(self.lists.content)
            column = QGridLayout(box)
            column.setContentsMargins(0, 0, 0, self.look.px(14))
            column.setHorizontalSpacing(self.look.px(14))
            column.setVerticalSpacing(self.look.px(4))
            column.setColumnStretch(1, 1)
            head = Label(self.look, "panel", "ink", name)
            column.addWidget(head, 0, 0, 1, 2)
            self._heads.append(head)
            for row, (caps, told) in enumerate(keys, start=1):
                hint = KeyHint(self.look)
                hint.set_hint(caps, "")
                text = Label(self.look, "body", "muted", told, wrap=True)
                text.setAccessibleName(f"{' '.join(caps)} : {told}")
                column.addWidget(hint, row, 0, Qt.AlignmentFlag.AlignLeft)
                column.addWidget(text, row, 1)
                self.hints.append((hint, text))
            column.setRowStretch(len(keys) + 1, 1)
            self._grid.addWidget(box, number // columns, number % columns)
        for column_number in range(2):
            self._grid.setColumnStretch(column_number, int(column_number < columns))

    def relook(self) -> None:
        """Take new sizes and colours."""
        px = self.look.px
        self._column.setContentsMargins(px(28), px(20), px(20), px(16))
        self._column.setSpacing(px(12))
        self._grid.setHorizontalSpacing(px(32))
        self._cover()
        self.update()

    def _cover(self) -> None:
        """Cover the window, the paper in its middle."""
        parent = self.parentWidget()
        if parent is None:
            return
        self.setGeometry(parent.rect())
        px = self.look.px
        width = min(self.look.text_px(WIDTH), self.width() - 2 * px(24))
        margins = self._column.contentsMargins()
        wished = self.title.sizeHint().height() + self.lists.content.sizeHint().height() + px(24)
        height = min(wished + margins.top() + margins.bottom(), self.height() - 2 * px(24))
        self.paper.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self._cover()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc or ?; let no other key through to the page below."""
        if event.key() == Qt.Key.Key_Escape or event.text() == "?":
            self.close()
        event.accept()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: FBT001 (Qt's own signature)
        """Keep the keyboard on the sheet."""
        self.close_button.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close with a click beside the paper."""
        if not self.paper.geometry().contains(event.position().toPoint()):
            self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken what lies below."""
        painter = QPainter(self)
        painter.fillRect(QRectF(self.rect()), self.look.faded("shadow", VEIL))
        painter.end()
