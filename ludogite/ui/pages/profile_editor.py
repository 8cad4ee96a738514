"""Make a profile or change one: name, colour and symbol, year of birth if told, help at the table."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QDate, QRectF, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QRegularExpressionValidator
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.core.rules import Refusal
from ludogite.services.agreements import usual_vocabulary
from ludogite.services.portraits import FACES, free_face, usual_face
from ludogite.store.profiles import OLDEST_BIRTH_YEAR, VOCABULARIES, clean_name
from ludogite.store.text import match_key
from ludogite.ui import texts
from ludogite.ui.game_ui import GameUis
from ludogite.ui.pages.frame import FramedPage, Question, TitledPaper
from ludogite.ui.pages.profile_pin import PinRow
from ludogite.ui.style.paint import fill, outline, text_in
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.symbols import medallion, portrait
from ludogite.ui.style.theme import Theme
from ludogite.ui.style.tokens import PLAYERS
from ludogite.ui.texts.french import elided
from ludogite.ui.widgets import Control, LinkButton, Paper, PaperButton, PrimaryButton, Segmented, Switch, TextField
from ludogite.ui.widgets.base import Complaint, filled
from ludogite.ui.widgets.columns import Columns
from ludogite.ui.widgets.dropdown import Dropdown
from ludogite.ui.widgets.fold import FoldLine

translate = QCoreApplication.translate

DEFAULT_VOCABULARY = "large"
DARK = 128
"""The lightness (of 255) under which a ground is dark."""
BAND = 236
"""Px of the card's height at 100 %."""
LOW_BAND = 168
FLOORS = (0, 12, 15, 20, 30, 45, 60)
"""Seconds that somebody may have for a word."""


@dataclass(frozen=True, slots=True)
class ProfileDraft:
    """A profile as it shall be: ``id`` is None for a new one, ``ink`` 1 to 8 the colour and the symbol.

    ``floor_s``: the seconds for a word where one has the floor, 0 as the table agrees, None by the age. ``face``: the portrait, ""
    where none was chosen yet.
    """

    id: int | None = None
    name: str = ""
    ink: int = 1
    birth_year: int | None = None
    coach: bool = False
    vocabulary: str = DEFAULT_VOCABULARY
    tutor: bool = False
    floor_s: int | None = None
    face: str = ""


@dataclass(frozen=True, slots=True)
class Taken:
    """Somebody of the house already: name, ink and portrait that are theirs; ``away``: the profile was put away."""

    id: int
    name: str
    ink: int
    away: bool = False
    face: str = ""


class InkTile(Control):
    """A colour with its symbol to choose, and whose it is already."""

    def __init__(self, theme: Theme, number: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.number = number
        self._whose = ""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_texts(self, name: str, whose: str) -> None:
        """Name the colour and the symbol, and say whose they are ("" for nobody)."""
        self.setText(name)
        self._whose = whose
        self.setAccessibleName(f"{name}, {whose}" if whose else name)
        set_tip(self, self.accessibleName())
        self.apply_theme()

    def sizeHint(self) -> QSize:
        theme = self.theme
        width = max(theme.px(64), math.ceil(self.text_width("note", self._whose)) + theme.px(10))
        return QSize(width, theme.px(8 + 48 + 4) + math.ceil(self.line_height("note")) + theme.px(6))

    def paint(self, painter: QPainter) -> None:
        """Paint the badge and whose it is; the chosen one has the accent's frame and tint."""
        theme = self.theme
        rect, chosen = QRectF(self.rect()), self.isChecked()
        if chosen or self.hot():
            fill(painter, rect, theme.palette.of("accent_tint" if chosen else "surface_soft"), self.corner())
        role, width = ("accent", 2.5) if chosen else ("control_outline", 1.5)
        outline(painter, rect, theme.palette.of(role), theme.pen(width), self.corner())
        side, line = theme.px(48), self.line_height("note")
        badge = QRectF(round((rect.width() - side) / 2), theme.px(8), side, side)
        medallion(painter, theme, badge, theme.player(self.number))
        painter.setFont(theme.font("note"))
        place = QRectF(theme.px(2), badge.bottom() + theme.px(4), rect.width() - theme.px(4), line)
        text_in(painter, place, self._whose, theme.palette.muted, shrink=0.7)


class FaceTile(Control):
    """A portrait to choose."""

    SIDE, SIDE_SMALL = 56, 48
    """Px at 100 %, and in a small window."""

    def __init__(self, theme: Theme, face: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.face = face
        self._number = 1
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_ink(self, number: int) -> None:
        """Show the face in the colour of an ink."""
        self._number = number
        self.update()

    def set_whose(self, whose: str) -> None:
        """Name the portrait, and say whose it is already ("" for nobody's)."""
        self.setAccessibleName(", ".join(filter(None, (texts.face_name(self.face), whose))))
        set_tip(self, self.accessibleName())

    def corner(self) -> float:
        """Round as the portrait."""
        return self.sizeHint().width() / 2

    def sizeHint(self) -> QSize:
        side = self.theme.px(self.SIDE_SMALL if self.theme.small else self.SIDE)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        """Paint the face; the chosen one has the accent's frame."""
        theme, rect = self.theme, QRectF(self.rect())
        if self.isChecked():
            outline(painter, rect, theme.palette.accent, theme.pen(3), self.corner())
        elif self.hot():
            outline(painter, rect, theme.palette.control_outline, theme.pen(1.5), self.corner())
        around = theme.px(6)
        inner = rect.adjusted(around, around, -around, -around)
        portrait(painter, theme, inner, self.face, theme.player(self._number), signed=False)


class Portrait(Paper):
    """The card of a person: the badge and the name on their colour, as it will be seen at the table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._number, self._name, self._face = 1, "", ""
        self._height = BAND
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_low(self, low: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Take less height: the card stands above the sheet, or the window is small."""
        self._height = LOW_BAND if low else BAND
        self.updateGeometry()

    def show_person(self, number: int, name: str, face: str = "") -> None:
        """Show ink, name and portrait."""
        self._number, self._name, self._face = number, name, face
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(300), self.theme.px(self._height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        theme = self.theme
        rect, ink = QRectF(self.rect()), theme.player(self._number)
        fill(painter, rect, ink.colour, self.corner())
        painter.setFont(theme.font("page"))
        line = theme.text_px(38)
        side = max(min(theme.px(116), rect.height() - line - theme.px(36)), theme.px(40))
        top = (rect.height() - side - line - theme.px(10)) / 2
        portrait(painter, theme, QRectF(round((rect.width() - side) / 2), round(top), side, side), self._face, ink, turned=True)
        room = QRectF(theme.px(12), top + side + theme.px(10), rect.width() - theme.px(24), line)
        text_in(painter, room, self._name, theme.palette.on_player)


class ProfileEditor(FramedPage):
    """The page on which a profile is made or changed; refusals stand as sentences beside what they concern."""

    save = Signal(object)
    archive = Signal(int)
    unarchive = Signal(int)
    """Somebody who was put away shall come back instead of a new profile of that name."""

    def __init__(self, theme: Theme, uis: GameUis, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, drawn=1012)
        self._notes = tuple(ui.profile for ui in uis.values())
        self._draft = ProfileDraft()
        self._taken: tuple[Taken, ...] = ()
        self._refusal: Refusal | None = None
        self._is_touched = False
        self.portrait = Portrait(theme)
        self.name_field = TextField(theme, columns=24)
        self.name_field.textEdited.connect(self._name_edited)
        self.name_field.returnPressed.connect(self._try_save)
        self.year_field = TextField(theme, columns=11)
        self.year_field.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,4}"), self))
        self.year_field.textEdited.connect(self._year_edited)
        self.year_field.returnPressed.connect(self._try_save)
        self.coach = Switch(theme)
        self.tutor = Switch(theme)
        self.floor = Dropdown(theme, mark="hourglass")
        self.floor.chosen.connect(self._show_floor)
        self.vocabulary = Segmented(theme)
        self.vocabulary.chosen.connect(self._vocabulary_chosen)
        self._is_vocabulary_own = False
        """Whether somebody has chosen the vocabulary, and not the age."""
        self.tiles = [InkTile(theme, number) for number in range(1, PLAYERS + 1)]
        for tile in self.tiles:
            tile.toggled.connect(self._ink_toggled)
        self.faces = [FaceTile(theme, face) for face in FACES]
        for one in self.faces:
            one.toggled.connect(self._ink_toggled)
        self._columns = Columns(theme)
        self._left = filled(QVBoxLayout(), self.portrait, 1)
        self._columns.addLayout(self._left, 0)
        self._columns.addWidget(self._make_sheet(), 1)
        self._make_help()
        self.body.addLayout(self._columns)
        self.body.addStretch(1)
        self._make_footer()
        self.retranslate()
        self._unfold()

    # ---- building --------------------------------------------------------------------------------------------------

    def _make_sheet(self) -> QWidget:
        sheet = TitledPaper(self.theme)
        sheet.title.hide()
        self.name_error, self.year_error = Complaint(self.theme), Complaint(self.theme)
        self.back_link = LinkButton(self.theme, "", mark="undo", colour="accent")
        self.back_link.clicked.connect(self._unarchive_clicked)
        kept = self.back_link.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.back_link.setSizePolicy(kept)
        name = sheet.add_row(lambda: (self.tr("Nom"), ""), self.name_field, ruled=False)
        name.words.addLayout(filled(QHBoxLayout(), (self.name_error, 1), self.back_link))
        sheet.add_row(lambda: (self.tr("Portrait"), ""))
        self._face_grid = self._add_grid(sheet, self.faces)
        self._sign = sheet.add_row(lambda: (self.tr("Couleur et symbole"), ink_name(self.theme, self.ink)))
        self._grid = self._add_grid(sheet, self.tiles)
        self.fold = FoldLine(self.theme)
        self.fold.toggled.connect(self._unfold)
        sheet.column.addWidget(self.fold)
        self._year = sheet.add_row(
            lambda: (
                self.tr("Année de naissance"),
                " ".join([self.tr("Facultatif : les conseils en tiennent compte."), *said(one.birth_year for one in self._notes)]),
            ),
            self.year_field,
            ruled=False,
        )
        self._year.words.addWidget(self.year_error)
        self._words = sheet.add_row(
            lambda: (self.tr("Vocabulaire"), self.tr("Celui des conseils ; « Enfant » cache les gros mots.")), self.vocabulary
        )
        sheet.column.addStretch(1)
        return sheet

    def _unfold(self) -> None:
        """Show what a profile may do without: year, vocabulary, who helps at the table; or put it away."""
        for part in (self._year, self._words, self._help):
            part.setVisible(self.fold.isChecked())
        self.reflow()

    @staticmethod
    def _add_grid(sheet: TitledPaper, tiles: Sequence[QWidget]) -> QGridLayout:
        box = QWidget()
        for tile in tiles:
            tile.setParent(box)
        sheet.column.addWidget(box)
        return QGridLayout(box)

    def _make_help(self) -> None:
        """Make the sheet that says who helps at the table."""
        self._help = sheet = TitledPaper(self.theme)
        self.bind(lambda: sheet.title.setText(self.tr("À la table")))
        sheet.add_row(
            lambda: (
                self.tr("Le conseil"),
                self.tr("Il s’allume dès le début des parties, qui ne comptent alors pas pour les records."),
            ),
            self.coach,
            ruled=False,
        )
        sheet.add_row(
            lambda: (
                self.tr("Réfléchir avec moi"),
                self.tr(
                    "Avant un choix qui coûte cher, la table te propose d’y réfléchir ; la partie ne compte pas pour les records."
                ),
            ),
            self.tutor,
        )
        floor = sheet.add_row(
            lambda: (
                self.tr("Temps de parole"),
                " ".join([*said(one.speaking_time for one in self._notes), self.tr("Jusqu’à dix ans : 15 secondes.")]),
            ),
            self.floor,
        )
        floor.setVisible(any(one.speaking_time for one in self._notes))
        self.pin = PinRow(self.theme)
        sheet.column.addWidget(self.pin)
        self._left.insertWidget(1, sheet)

    def _make_footer(self) -> None:
        self.archive_button = PaperButton(self.theme, tone="soft", mark="archive")
        self.archive_button.clicked.connect(self._ask_archive)
        self.save_button = PrimaryButton(self.theme, mark="check")
        self.save_button.clicked.connect(self._try_save)
        self.question = Question(self.theme)
        self.question.agreed.connect(self._archive_agreed)
        self.question.declined.connect(self._archive_declined)
        row = filled(QHBoxLayout(), self.archive_button, 1, self.save_button)
        self._footer = filled(QVBoxLayout(), self.question, row)
        whole = self.layout()
        if isinstance(whole, QVBoxLayout):
            whole.addLayout(self._footer)

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def edit(self, draft: ProfileDraft | None, taken: Sequence[Taken]) -> None:
        """Begin with a profile to change, or (None) a new one in the first ink that nobody has."""
        self._taken = tuple(taken)
        worn = {person.ink for person in taken if not person.away}
        free = next((number for number in range(1, PLAYERS + 1) if number not in worn), 1)
        self._draft = draft or ProfileDraft(ink=free, face=free_face(free, {person.face for person in taken if not person.away}))
        self._refusal, self._is_touched = None, False
        self.name_field.setText(self._draft.name)
        self.year_field.setText("" if self._draft.birth_year is None else str(self._draft.birth_year))
        self.coach.setChecked(self._draft.coach)
        self.tutor.setChecked(self._draft.tutor)
        self.vocabulary.set_current(self._draft.vocabulary)
        self._is_vocabulary_own = self._draft.vocabulary != self._usual_vocabulary()
        self._show_floor(_floor_key(self._draft.floor_s))
        self._choose_ink(self._draft.ink)
        chosen = self._draft.face or usual_face(self._draft.name, self._draft.ink)
        next(one for one in self.faces if one.face == chosen).setChecked(True)
        self.question.hide()
        self.notice.hide()
        self.fold.setChecked(False)
        self.retranslate()
        self.name_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_refusal(self, refusal: Refusal) -> None:
        """Say why the profile was not taken, beside what is wrong."""
        self._refusal = refusal
        self._show_errors()
        field = self.year_field if refusal.code == "birth_year_range" else self.name_field
        self.fold.setChecked(self.fold.isChecked() or field is self.year_field)
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.shake()

    def retranslate(self) -> None:
        is_new = self._draft.id is None
        title = self.tr("Nouveau profil") if is_new else elided(self.tr("Profil de {name}"), name=self._draft.name)
        self.header.set_title(title)
        self.setAccessibleName(title)
        self._show_floor(self.floor.current)
        self.fold.show_state(self.tr("Âge, mots, aide"), self.tr("facultatif"))
        names = (self.tr("Enfant"), self.tr("Courant"), self.tr("Large"), self.tr("Tout"))
        self.vocabulary.offer(list(zip(VOCABULARIES, names, strict=True)), self._draft.vocabulary)
        self.year_field.setPlaceholderText(self.tr("par ex. 2018"))
        self.save_button.setText(self.tr("Créer le profil") if is_new else self.tr("Enregistrer"))
        self.archive_button.setText(self.tr("Ranger ce profil"))
        self.archive_button.setVisible(not is_new)
        self.pin.setVisible(not is_new)
        self._name_tiles()
        wearers = {person.face: person.name for person in self._taken if person.id != self._draft.id and not person.away}
        for one in self.faces:
            wearer = wearers.get(one.face)
            one.set_whose(self.tr("à {name}").format(name=wearer) if wearer else "")
        self.question.hide()
        self._show_errors()
        self._show_person()

    def _name_tiles(self) -> None:
        """Name the inks as they look in this theme, and whose they are."""
        owners = {person.ink: person.name for person in self._taken if person.id != self._draft.id and not person.away}
        for tile in self.tiles:
            owner = owners.get(tile.number)
            tile.set_texts(ink_name(self.theme, tile.number), self.tr("à {name}").format(name=owner) if owner else "")

    def _show_floor(self, key: str) -> None:
        """Offer the seconds for a word, one of them chosen; what was kept otherwise stays offered."""
        seconds = sorted({*FLOORS, *([self._draft.floor_s] if self._draft.floor_s is not None else [])})
        labels = [self.tr("{seconds} s").format(seconds=each) if each else self.tr("comme la table") for each in seconds]
        self.floor.set_items([("", self.tr("selon l’âge")), *zip(map(str, seconds), labels, strict=True)], key)
        self.floor.setAccessibleName(self.tr("Temps de parole"))
        self.floor.setAccessibleDescription(self.floor.text())

    def apply_theme(self) -> None:
        super().apply_theme()
        if hasattr(self, "_footer"):
            self._name_tiles()

    def reflow(self) -> None:
        """Put the card beside the sheet, or above it when text is big; eight inks in one row or in more."""
        super().reflow()
        if not hasattr(self, "_footer"):
            return
        px = self.theme.px
        self._columns.stack(self.body_width() < px(300) + self.theme.text_px(560))
        for layout in (self._left, self._columns):
            layout.removeWidget(self._help)
        if self._columns.stacked:
            self._columns.addWidget(self._help)
        else:
            self._left.insertWidget(1, self._help)
        self._left.setSpacing(px(16))
        self.portrait.set_low(self._columns.stacked or self.theme.small)
        self._grid.setContentsMargins(0, 0, 0, px(6))
        self._grid.setSpacing(px(4))
        room = self.body_width() - px(48) - (0 if self._columns.stacked else px(316))
        wide = max(tile.sizeHint().width() for tile in self.tiles) + px(4)
        across = next(many for many in (8, 4, 2) if room >= many * wide or many == 2)
        for n, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, n // across, n % across)
        self._face_grid.setContentsMargins(0, 0, 0, px(6))
        self._face_grid.setSpacing(px(4))
        along = max(min(room // (self.faces[0].sizeHint().width() + px(4)), 12), 4)
        for n, one in enumerate(self.faces):
            self._face_grid.addWidget(one, n // along, n % along)
        self._face_grid.setColumnStretch(along, 1)
        side, gutter = self._side(), self.theme.size("gutter")
        self._footer.setSpacing(px(10))
        self._footer.setContentsMargins(side, px(8), side, gutter)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to what it is for here; a focus proxy would take the buttons out of the Tab order."""
        self.name_field.setFocus(event.reason())

    # ---- what is typed ---------------------------------------------------------------------------------------------

    @property
    def ink(self) -> int:
        """The chosen ink, 1 to 8."""
        return next((tile.number for tile in self.tiles if tile.isChecked()), self._draft.ink)

    @property
    def face(self) -> str:
        """The chosen portrait."""
        return next((one.face for one in self.faces if one.isChecked()), self._draft.face)

    def name_refusal(self) -> Refusal | None:
        """Say what is wrong with the name as it is typed."""
        name = clean_name(self.name_field.text())
        if isinstance(name, Refusal):
            return name
        holder = self._holder()
        return None if holder is None else Refusal.of("name_taken", name=name, archived=int(holder.away))

    def _holder(self) -> Taken | None:
        """Tell whose the typed name is already."""
        name = clean_name(self.name_field.text())
        key = None if isinstance(name, Refusal) else match_key(name)
        return next((person for person in self._taken if match_key(person.name) == key and person.id != self._draft.id), None)

    def year_refusal(self) -> Refusal | None:
        """Say what is wrong with the year as it is typed; nothing typed is right."""
        typed, this_year = self.year_field.text().strip(), QDate.currentDate().year()
        if not typed or OLDEST_BIRTH_YEAR <= int(typed) <= this_year:
            return None
        return Refusal.of("birth_year_range", first=str(OLDEST_BIRTH_YEAR), last=str(this_year))

    def _name_edited(self) -> None:
        self._is_touched, self._refusal = True, None
        self._show_errors()
        self._show_person()

    def _vocabulary_chosen(self, _key: str) -> None:
        self._is_vocabulary_own = True

    def _usual_vocabulary(self) -> str:
        """Give the vocabulary that goes with the year as it is typed."""
        typed = self.year_field.text() if self.year_refusal() is None else ""
        return str(usual_vocabulary(int(typed) if typed else None, QDate.currentDate().year()))

    def _year_edited(self) -> None:
        if not self._is_vocabulary_own:
            self.vocabulary.set_current(self._usual_vocabulary())
        self._refusal = None
        self._show_errors()

    def _ink_toggled(self, on: bool) -> None:  # noqa: FBT001 (slot)
        if on:
            self._show_person()

    def _choose_ink(self, number: int) -> None:
        self.tiles[number - 1].setChecked(True)

    def _show_person(self) -> None:
        typed = self.name_field.text().strip()
        self.portrait.show_person(self.ink, typed or self.tr("Qui est-ce ?"), self.face)
        self._sign.about.setText(ink_name(self.theme, self.ink))
        for one in self.faces:
            one.set_ink(self.ink)

    def foot_top(self) -> int:
        """Leave the buttons at the foot free."""
        return self._footer.geometry().top()

    def _show_errors(self) -> None:
        """Write each refusal under its field; a name not yet begun is not wrong."""
        name = self.name_refusal() if self._is_touched else None
        year = self.year_refusal() if len(self.year_field.text()) >= 4 else None
        if self._refusal is not None:
            name, year = (name, self._refusal) if self._refusal.code == "birth_year_range" else (self._refusal, year)
        for field, label, refusal in (
            (self.name_field, self.name_error, name),
            (self.year_field, self.year_error, year),
        ):
            sentence = "" if refusal is None else texts.refusal(refusal.code, refusal.args)
            label.setText(sentence)
            label.setVisible(bool(sentence))
            field.set_wrong(bool(sentence))
            if sentence:
                field.setAccessibleDescription(sentence)
        holder = self._holder()
        is_away = holder is not None and holder.away and name is not None
        self.back_link.setVisible(is_away)
        if holder is not None and is_away:
            self.back_link.setText(elided(self.tr("Ressortir le profil de {name}"), name=holder.name))

    def _unarchive_clicked(self) -> None:
        if (holder := self._holder()) is not None:
            self.unarchive.emit(holder.id)

    def _try_save(self) -> None:
        """Hand the draft over, or say what is wrong."""
        self._is_touched, self._refusal = True, None
        refusal = self.name_refusal() or self.year_refusal()
        if refusal is not None:
            self.show_refusal(refusal)
            return
        name, year = clean_name(self.name_field.text()), self.year_field.text().strip()
        self._show_errors()
        if not self.pin.finish():
            self.fold.setChecked(True)
            return
        self.save.emit(
            ProfileDraft(
                self._draft.id,
                str(name),
                self.ink,
                int(year) if year else None,
                self.coach.isChecked(),
                self.vocabulary.current,
                self.tutor.isChecked(),
                int(self.floor.current) if self.floor.current else None,
                self.face,
            )
        )

    # ---- archiving -------------------------------------------------------------------------------------------------

    def _ask_archive(self) -> None:
        self.question.ask(
            elided(
                self.tr(
                    "Ranger le profil de {name} ? Il ne sera plus proposé ; ses parties et ses records restent, "
                    "et les réglages le ressortent."
                ),
                name=self._draft.name,
            ),
            self.tr("Oui, ranger"),
            self.tr("Le garder"),
        )

    def _archive_agreed(self) -> None:
        if self._draft.id is not None:
            self.archive.emit(self._draft.id)

    def _archive_declined(self) -> None:
        self.archive_button.setFocus(Qt.FocusReason.TabFocusReason)


def ink_name(theme: Theme, number: int) -> str:
    """Name a colour with its symbol, as they look in a theme."""
    names = (
        translate("ProfileEditor", "triangle bleu"), translate("ProfileEditor", "rond rouge"),
        translate("ProfileEditor", "losange vert"), translate("ProfileEditor", "carré violet"),
        translate("ProfileEditor", "étoile orange"), translate("ProfileEditor", "hexagone turquoise"),
        translate("ProfileEditor", "cœur rose"), translate("ProfileEditor", "croix brune"),
    )  # fmt: skip
    if theme.palette.ground.lightness() < DARK:  # the inks are pale on a dark ground
        salmon, lilac = translate("ProfileEditor", "rond saumon"), translate("ProfileEditor", "carré lilas")
        names = (names[0], salmon, names[2], lilac, *names[4:7], translate("ProfileEditor", "croix beige"))
    return names[number - 1]


def said(sentences: Iterable[str]) -> list[str]:
    """Say what the games tell of a field, in the language of the moment."""
    return [translate("Texts", sentence) for sentence in sentences if sentence]


def _floor_key(seconds: int | None) -> str:
    return "" if seconds is None else str(seconds)
