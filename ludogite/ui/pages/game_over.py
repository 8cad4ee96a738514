"""The end of a game: who won, how the points came about, what it means for the records, and the proof that the dice were fair."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from ludogite.services.results import GameOverData
from ludogite.ui import texts
from ludogite.ui.game_ui import GameUi
from ludogite.ui.pages.game_over_parts import Fairness, Note, NotesPaper
from ludogite.ui.pages.podium import Podium, PodiumPlace
from ludogite.ui.screen.sheet import ScoreSheet
from ludogite.ui.screen.sheet_model import Cell, CellKind, Head, LineKind, SheetData, SheetModel, SheetRow
from ludogite.ui.screen.sheet_print import PLAIN_FORM, STRETCH
from ludogite.ui.screen.story import Story
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.theme import Theme
from ludogite.ui.texts.game import GameTexts
from ludogite.ui.widgets import HeaderBar, Label, Medallion, Page, PaperButton, PrimaryButton, Scroll, Segmented
from ludogite.ui.widgets.base import filled

LEAST_LINE = 26
"""Px at 100 % of a line of the breakdown: below this the sheet scrolls."""
TALLEST = 820
"""Px at 100 %: beyond this the margins grow, not the page."""
AROUND = 12
"""Px kept free round the sheet, so that its parent does not cut its shadow."""
PARTS = (".manche", ".partie")
"""How the codes of lines end that only head a part of the game."""
SHARE = 0.46
"""What the count takes of the width at most."""
NARROW, NARROWEST = 720, 960
"""In a window narrower than this, in px at the size of the text and in px, and in one that stands upright, one column is enough."""


def standings_of(data: GameOverData) -> tuple[PodiumPlace, ...]:
    """Say where everybody ended, by seat."""
    rows = zip(data.players, data.outcome.places, data.outcome.scores, strict=True)
    return tuple(PodiumPlace(one.name, one.ink, place, score, one.level is None, one.face) for one, place, score in rows)


def breakdown(words: GameTexts, data: GameOverData, title: str, subtitle: str) -> SheetData:
    """Write the breakdown as a sheet, in the words of its game: a column per player, the winners' columns lit."""
    heads = tuple(
        Head(player.name, player.ink, spoken=player.name, active=place == 1 and len(data.players) > 1)
        for player, place in zip(data.players, data.outcome.places, strict=True)
    )
    lines, sheet = [], data.outcome.sheet
    has_parts = any(line.code.endswith(PARTS) for line in sheet)
    last = len(sheet) - 1
    for number, line in enumerate(sheet):
        kind = LineKind.GRAND if number == last else LineKind.BOX
        label = words.sheet_line(line.code)
        if number != last and line.code.endswith(("_total", ".total")):
            kind = LineKind.TOTAL
            label = QCoreApplication.translate("GameOverPage", "Total") if has_parts else label
        if line.code.endswith(PARTS):  # the head of a part of the game: its number is no score
            lines.append(SheetRow(f"{line.code}.{number}", LineKind.TOTAL, f"{label} {line.values[0]}", (Cell(),) * len(heads)))
            continue
        written = CellKind.WRITTEN if kind is LineKind.BOX else CellKind.TOTAL
        figures = [None if value is None else texts.number(value) for value in line.values]
        cells = tuple(Cell() if figure is None else Cell(written, figure, figure) for figure in figures)
        lines.append(SheetRow(f"{line.code}.{number}", kind, label, cells))
    if has_parts:
        lines.insert(0, lines.pop())  # several parts may be longer than the page: what counts stands above them
    return SheetData(title, subtitle, heads, tuple(lines))


SHORT_COUNT = 6
"""Lines of a count under which there is room for more."""
BREATH_MS = 900
"""The Enter that wrote the last box, pressed once too often, must not begin the next game."""


class GameOverPage(Page):
    """The whole page; ``show_result`` fills it."""

    again = Signal()
    replay = Signal()
    home = Signal()
    verify = Signal()
    keep = Signal()
    """What was played is to be kept in a file or printed; offered by ``offer_keep``."""
    carry = Signal()
    """The game is to be taken along in a file; offered by ``offer_carry``."""
    names = Signal()
    """A guest is to be given a name; offered by ``offer_names``."""

    share = Signal()
    """The result is to be shown to others; offered by ``offer_share``."""
    dare = Signal()
    """Somebody is to be challenged with the same dice; offered by ``offer_challenge``."""

    def __init__(self, theme: Theme, ui: GameUi, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._ui = ui
        self.data: GameOverData | None = None
        self._is_narrow = False
        self._celebrated = False
        self.bar = HeaderBar(theme)
        self.bar.back.connect(self.home)
        self.share_button = self.bar.add_action("copy", "")
        self.share_button.clicked.connect(self.share)
        self.share_button.hide()
        self.dare_button = self.bar.add_action("flag", "")
        self.dare_button.clicked.connect(self.dare)
        self.dare_button.hide()
        self.carry_button = self.bar.add_action("export", "")
        self.carry_button.clicked.connect(self.carry)
        self.carry_button.hide()
        self.names_button = self.bar.add_action("user", "")
        self.names_button.clicked.connect(self.names)
        self.names_button.hide()
        self._guests: tuple[str, ...] = ()
        self._papers: list[QWidget] = []
        """What lies under the count."""
        self.badge = Medallion(theme, 1, 52)
        self.title = Label(theme, "turn", "ink", wrap=True)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.reason = Label(theme, "body", "muted", wrap=True)
        self.reason.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.podium = Podium(theme, ui.felt, self)
        self.story: Story | None = None
        self.sides = Segmented(theme)
        self.sides.chosen.connect(self._on_side)
        self.sides.hide()
        self.notes = NotesPaper(theme, lambda _found: ("", self._notes()))
        self.model = SheetModel(self)
        self.sheet = ScoreSheet(theme, self.model)
        self.sheet.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.board = Scroll(theme)
        self.board.column.addWidget(self.sheet)
        self.board.column.addStretch(1)
        self.board.viewport().installEventFilter(self)
        self.fairness = Fairness(theme)
        self.fairness.verify.connect(self.verify)
        self.home_button = PaperButton(theme, mark="home")
        self.home_button.clicked.connect(self.home)
        self.replay_button = PaperButton(theme, mark="play")
        self.replay_button.clicked.connect(self.replay)
        self.keep_button = PaperButton(theme, mark="export")
        self.keep_button.clicked.connect(self.keep)
        self.keep_button.hide()
        self.again_button = PrimaryButton(theme, mark="refresh")
        self.again_button.clicked.connect(self.again)
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self._breath.timeout.connect(self._offer_again)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._build()
        self.retranslate()
        self.apply_theme()

    def _build(self) -> None:
        self._band = QHBoxLayout()
        self._words = filled(QVBoxLayout(), self.title, self.reason)
        self._words.setSpacing(0)
        filled(self._band, self.badge, (self._words, 1), self.sides)
        self._actions = QHBoxLayout()
        for button in (self.replay_button, self.keep_button, self.home_button):  # no way out where a table has its first button
            self._actions.addWidget(button)
        self._actions.addWidget(self.again_button, 1)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.podium)
        self.told = Scroll(self.theme)
        self.told.viewport().installEventFilter(self)
        self.told.column.addLayout(self._band)
        self.told.column.addLayout(self._stack, 1)
        self._left = filled(QVBoxLayout(), (self.told, 1), self._actions)
        self._right = QVBoxLayout()
        self._under = filled(QVBoxLayout(), self.notes, self.fairness)
        filled(self._right, (self.board, 1), self._under)
        self._body = filled(QHBoxLayout(), (self._left, 1), self._right)
        filled(QVBoxLayout(self), self.bar, (self._body, 1), close=True)

    def foot_top(self) -> int:
        """Leave the buttons at the foot free."""
        return self._actions.geometry().top()

    # ---- data ------------------------------------------------------------------------------------------------------

    def show_result(self, data: GameOverData) -> None:
        """Show how a game ended."""
        self.data = data
        self.fairness.show_proof(data.code, data.fingerprint, salt=data.salt, word=data.word)
        self.retranslate()
        self.apply_theme()

    def show_story(self, story: Story) -> None:
        """Offer what the game has to tell beside the podium; once for a page."""
        self.story = story
        self._stack.addWidget(story)
        self.sides.set_items([("podium", ""), ("story", "")])
        self.sides.show()
        self.retranslate()

    def show_luck(self, paper: QWidget) -> None:
        """Put the ranking without chance below the podium; once for a page."""
        self.told.column.insertWidget(self.told.column.indexOf(self._stack) + 1, paper)

    def show_evening(self, link: QWidget) -> None:
        """Say under the title that the game counts for an evening; once for a page."""
        self._words.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)

    def show_moments(self, paper: QWidget) -> None:
        """Tell moments of the game in the hole under the count; once for a page."""
        self._lay_under(paper)

    def _lay_under(self, paper: QWidget) -> None:
        """Lay a paper under the count; what is too much for the column scrolls with it."""
        self.board.column.insertWidget(self.board.column.count() - 1, paper)
        self._papers.append(paper)
        paper.installEventFilter(self)
        self.apply_theme()

    def show_awards(self, paper: QWidget) -> None:
        """Lay the prizes into the hole under a short count, else below the podium; once for a page."""
        if len(self.model.sheet.lines) <= SHORT_COUNT:
            self._lay_under(paper)
        else:
            self.show_luck(paper)

    def offer_carry(self) -> None:
        """Offer to take the game along."""
        self.carry_button.show()

    def offer_share(self) -> None:
        """Offer to show the result to others."""
        self.share_button.show()

    def offer_challenge(self) -> None:
        """Offer to challenge somebody with the same dice."""
        self.dare_button.show()

    def offer_names(self, guests: Sequence[str]) -> None:
        """Offer to give these guests a name of the family; nothing is offered where there are none."""
        self._guests = tuple(guests)
        self.names_button.setVisible(bool(guests))
        self.retranslate()

    def offer_keep(self) -> None:
        """Offer to keep what was played."""
        self.keep_button.show()

    def _on_side(self, key: str) -> None:
        if self.story is not None:
            self._stack.setCurrentWidget(self.story if key == "story" else self.podium)

    def show_verdict(self, ok: bool) -> None:  # noqa: FBT001 (the one thing it says)
        """Say whether every die follows from the code."""
        self.fairness.show_verdict(ok)

    def retranslate(self) -> None:
        name = self._ui.name
        practised = self.data is not None and bool(self.data.instead)
        title = self.tr("Fin de l’exercice") if practised else self.tr("Fin de la partie")
        self.setAccessibleName(title)
        self.bar.set_title(title, name)
        self.share_button.setText(self.tr("Partager"))
        self.dare_button.setText(self.tr("Défier quelqu’un"))
        self.carry_button.setText(self.tr("Emporter cette partie…"))
        asked = (
            self.tr("Qui était {name} ?").format(name=self._guests[0])
            if len(self._guests) == 1
            else self.tr("Qui étaient les convives ?")
        )
        self.names_button.setText(asked)
        self.names_button.setAccessibleDescription(self.tr("Donne un nom, et le score entre dans les records."))
        self.home_button.setText(self.tr("Accueil"))
        self.replay_button.setText(self.tr("Revoir"))
        self.replay_button.setAccessibleName(self.tr("Revoir la partie"))
        self.keep_button.setText(self.tr("Garder"))
        self.keep_button.setAccessibleName(self.tr("Garder la grille"))
        set_tip(self.keep_button, self.keep_button.accessibleName())
        if self.story is not None:
            self.sides.set_labels([self.tr("Podium"), self.story.title()])
        self.again_button.setText(self.tr("Recommencer") if practised else self.tr("Revanche"))
        about = (
            self.tr("Encore une fois à partir du même moment.")
            if practised
            else self.tr("La même partie, chacun avance d’une place.")
        )
        self.again_button.setAccessibleDescription(about)
        if self.data is None:
            return
        winners = [each for each in standings_of(self.data) if each.place == 1]
        self.badge.set_number(winners[0].ink, winners[0].face)
        self.title.setText(self._headline(winners))
        set_tip(self.title, self.title.text())
        self.reason.setText(self._ui.texts().reason(self.data.outcome.reason))
        self.setAccessibleDescription(f"{self.title.text()}. {self.reason.text()}")
        won = any(self.data.outcome.places[record.seat] == 1 for record in self.data.records)
        plaque = self.tr("Record de la maison") if won and len(winners) == 1 and not self.data.instead else ""
        self.podium.show_standings(standings_of(self.data), plaque)
        self.told.set_name(self.title.text())
        self.board.set_name(self.tr("Décompte"))
        self.sheet.view.setAccessibleName(self.tr("Décompte"))
        self.model.show(breakdown(self._ui.texts(), self.data, self.tr("Décompte"), ""))
        self.notes.show_notes()

    def _headline(self, winners: list[PodiumPlace]) -> str:
        score = self._ui.texts().score(winners[0].score) if self.data is not None else ""
        if self.data is not None and len(self.data.players) == 1:
            return self.tr("{name} : {score}").format(name=winners[0].name, score=score)
        if len(winners) == 1:
            return self.tr("{name} gagne avec {score}").format(name=winners[0].name, score=score)
        names = self.tr("{first} et {last}").format(first=", ".join(each.name for each in winners[:-1]), last=winners[-1].name)
        return self.tr("Égalité entre {names} : {score}, il faudra bien une revanche").format(names=names, score=score)

    def _notes(self) -> list[Note]:
        """Say what the game means for the records."""
        if self.data is None:
            return []
        if self.data.instead:
            return self._compared(self.data)
        told = []
        for record in self.data.records:
            if record.before is None:
                sentence = self.tr("Premier record de la maison : {name}, {score}.")
            else:
                sentence = self.tr("Record de la maison battu ! {name} : {score}, contre {before}.")
            said = sentence.format(name=record.name, score=self._ui.texts().score(record.score), before=record.before)
            told.append(Note("trophy", "accent", said))
        told += [Note("info", "muted", texts.mark(code)) for code in self.data.marks]
        if self.data.unknown:
            told.append(Note("info", "muted", self.tr("Sans profil, personne n’entre dans les records.")))
        elif not self.data.counts:
            told.append(Note("info", "muted", self.tr("Cette partie ne compte pas pour les records.")))
        elif not self.data.records:
            told.append(Note("check", "positive", self.tr("Cette partie compte pour les records.")))
        return told

    def _compared(self, data: GameOverData) -> list[Note]:
        """Say what a practice came to, beside what really happened."""
        told = []
        for player, now, real in zip(data.players, data.outcome.scores, data.instead, strict=True):
            said = self.tr("{name} : {now} au lieu de {real}.")
            if now == real:
                said = self.tr("{name} : {now}, comme dans la vraie partie.")
            said = said.format(name=player.name, now=now, real=real)
            mark, colour = ("up", "positive") if now > real else ("down", "muted") if now < real else ("check", "muted")
            told.append(Note(mark, colour, said))
        return [*told, Note("info", "muted", self.tr("Exercice : rien n’est gardé."))]

    # ---- look and keys ---------------------------------------------------------------------------------------------

    def apply_theme(self) -> None:
        px, gap, around = self.theme.px, self.theme.size("gutter"), self.theme.px(AROUND)
        self._body.setSpacing(gap - 2 * around)
        self._left.setSpacing(0)
        self._actions.setContentsMargins(around, around // 2, around, around)
        self.told.column.setSpacing(gap)
        self.told.column.setContentsMargins(around, around, around, around)
        self._right.setSpacing(0)
        self._under.setSpacing(gap)
        self._under.setContentsMargins(around, px(4), around, around)
        self.board.column.setContentsMargins(around, around, around, around)
        self.board.column.setSpacing(gap)
        self._band.setSpacing(px(8))
        self._actions.setSpacing(px(12))
        self._place()
        self._lay_sheet()
        super().apply_theme()

    def _fold(self, narrow: bool) -> None:  # noqa: FBT001 (the one thing it is about)
        """Put everything in one column that scrolls, where the text is too large for two, or apart again."""
        if narrow == self._is_narrow:
            return
        self._is_narrow = narrow
        (self._body if narrow else self.told.column).removeItem(self._right)
        self._right.setParent(None)
        self._band.removeWidget(self.sides)
        if narrow:
            self.told.column.addLayout(self._right)
            self.told.column.insertWidget(1, self.sides)
        else:
            self._body.addLayout(self._right)
            self.told.column.removeWidget(self.sides)
            self._band.addWidget(self.sides)

    def _place(self) -> None:
        """Keep the page in the middle when the window is larger than it needs."""
        self._fold(self.width() < max(self.theme.text_px(NARROW), self.theme.px(NARROWEST), self.height()))
        px, gap = self.theme.px, self.theme.size("gutter")
        side = self.theme.side(self.width())
        edge = gap + (0 if self._is_narrow else max(self.height() - self.bar.height() - px(TALLEST), 0) // 2)
        self._body.setContentsMargins(side - px(AROUND), edge - px(AROUND), side - px(AROUND), edge - px(AROUND))

    def _lay_sheet(self) -> None:
        """Give the breakdown its width, and the height of its lines where the page has less."""
        around = 2 * self.theme.px(AROUND)
        across = self.width() - 2 * self.theme.side(self.width())
        most = max(self.told.viewport().width() - 2 * around, around) if self._is_narrow else across
        width = most if self._is_narrow else min(self.sheet.wished_width(), round(most * SHARE))
        self.board.setFixedWidth(width + around)
        table = PLAIN_FORM.rows_small if self.theme.small else PLAIN_FORM.rows
        kinds = [line.kind for line in self.model.sheet.lines]
        head = self.sheet.view.measures.head
        wished = head + round(sum(self.theme.px(table[kind]) for kind in kinds) * STRETCH)
        least = head + len(kinds) * self.theme.px(LEAST_LINE)
        room = self.board.viewport().height() - 2 * self.theme.px(AROUND) - 2 - self._told_high()
        high = wished if self._is_narrow else max(least, min(wished, room))
        self.sheet.setFixedHeight(high + 2)
        self.board.setMinimumHeight(high + 2 + around + self._told_high() if self._is_narrow else 0)

    def _told_high(self) -> int:
        """Give the height of what lies under the count, with the gaps above it (px)."""
        wide = self.board.width() - 2 * self.theme.px(AROUND)
        shown = [paper for paper in self._papers if not paper.isHidden()]
        return sum(paper.heightForWidth(wide) + self.board.column.spacing() for paper in shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        self._lay_sheet()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the lines of the breakdown share the room that notes and proof leave them."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide}:
            self._lay_sheet()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Give Enter to the revanche; its ring shows only once somebody uses the keyboard."""
        super().showEvent(event)
        self._lay_sheet()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._breath.start(BREATH_MS)
        if not self._celebrated and self.data is not None:
            self._celebrated = True
            self.podium.celebrate()

    def _offer_again(self) -> None:
        if self.hasFocus():
            self.again_button.setFocus(Qt.FocusReason.MouseFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play again with Enter, go home with Esc."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if not self._breath.isActive():
                    self.again.emit()
            case Qt.Key.Key_Escape:
                self.home.emit()
            case _:
                super().keyPressEvent(event)
