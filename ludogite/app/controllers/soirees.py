"""The evening: its page, and the games that enter it when they are over."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QDate
from PySide6.QtWidgets import QFileDialog

from ludogite.app import go
from ludogite.app.navigator import Visit
from ludogite.app.services import Services
from ludogite.services import soiree as soirees
from ludogite.services.file_names import named
from ludogite.services.match import Finished
from ludogite.services.portraits import face_of
from ludogite.services.soiree import Soiree
from ludogite.store.saves import SavedGame
from ludogite.ui.pages.game_over import GameOverPage
from ludogite.ui.pages.soiree import SoireeData, SoireeLink, SoireeOffer, SoireePage
from ludogite.ui.printed import diploma
from ludogite.ui.printed.printer import Printed, print_page, write_pdf
from ludogite.ui.texts.dates import full_day

translate = QCoreApplication.translate


def soiree_page(services: Services, navigate: go.Navigate) -> Visit:
    """Show the evening that is open or over, or let one begin."""
    page = SoireePage(services.theme, services.uis)

    def show() -> None:
        people = services.store.profiles.everyone()
        faces = {one.id: face_of(services.store, one.id, one.name, one.ink) for one in people}
        page.show_soiree(SoireeData(people, soirees.latest(services.store), faces))

    def change(soiree: Soiree | None) -> None:
        services.guarded(lambda: soirees.keep(services.store, soiree))
        show()

    def weigh(game: str, weight: int) -> None:
        if (soiree := soirees.kept(services.store)) is not None:
            change(replace(soiree, weights={**soiree.weights, game: weight}))

    def leave_out(place: int) -> None:
        if (soiree := soirees.kept(services.store)) is not None:
            change(soiree.without(place))

    def end(*, is_over: bool) -> None:
        soiree = soirees.latest(services.store)
        change(replace(soiree, is_over=is_over) if soiree is not None and soiree.rounds else None)

    def play(game: str) -> None:
        soiree = soirees.kept(services.store)
        navigate(go.NewGame(game, people=soiree.people if soiree is not None else ()))

    show()
    page.begin.connect(change)
    page.weighed.connect(weigh)
    page.leave_out.connect(leave_out)
    page.finish.connect(lambda: end(is_over=True))
    page.reopen.connect(lambda: end(is_over=False))
    page.begin_anew.connect(lambda: change(None))
    page.play.connect(play)
    page.save_diploma.connect(lambda: _save(services, page))
    page.print_diploma.connect(lambda: _print(services, page))
    return Visit(page)


def _diploma(services: Services) -> partial[None] | None:
    soiree = soirees.latest(services.store)
    if soiree is None:
        return None
    names = soirees.names(services.store, soiree.people)
    people = filter(None, map(services.store.profiles.get, soiree.people))
    faces = {one.id: (face_of(services.store, one.id, one.name, one.ink), one.ink) for one in people}
    games = [services.uis.name(one.game) for one in soiree.rounds]
    return partial(diploma.draw, soiree=soiree, names=names, day=full_day(QDate.currentDate()), faces=faces, games=games)


def _save(services: Services, page: SoireePage) -> None:
    """Ask where the diploma goes, and write it."""
    drawn, title = _diploma(services), translate("Soiree", "Diplôme de la soirée")
    if drawn is None:
        return
    name, _ = QFileDialog.getSaveFileName(page, title, "diplome.pdf", "PDF (*.pdf)")
    if not name:
        return
    path = named(name, ".pdf")
    written = write_pdf(path, services.theme, drawn, title)
    told = translate("Soiree", "Le diplôme est dans {file}.") if written else translate("Soiree", "Impossible d’écrire {file}.")
    services.tell("positive" if written else "danger", told.format(file=path.name))


def _print(services: Services, page: SoireePage) -> None:
    drawn = _diploma(services)
    if drawn is None:
        return
    match print_page(page, services.theme, drawn):
        case Printed.DONE:
            services.tell("positive", translate("Soiree", "Le diplôme s’imprime."))
        case Printed.MISSING:
            services.tell("warning", translate("Soiree", "L’impression n’est pas disponible ici : enregistre le diplôme en PDF."))
        case Printed.FAILED:
            services.tell("danger", translate("Soiree", "L’imprimante ne répond pas : enregistre le diplôme en PDF."))


def count(services: Services, navigate: go.Navigate, page: GameOverPage, finished: Finished) -> None:
    """Add a finished game to the evening that is open, and lead to its table."""
    saved = finished.saved
    if saved is None:
        return
    if soirees.kept(services.store) is None:
        _offer(services, navigate, page, saved, finished)
        return
    more = services.told(lambda: soirees.added(services.store, saved, finished.outcome))
    if more is not None:
        link = SoireeLink(services.theme)
        link.clicked.connect(lambda: navigate(go.Soiree()))
        page.show_evening(link)


def _offer(services: Services, navigate: go.Navigate, page: GameOverPage, saved: SavedGame, finished: Finished) -> None:
    """Propose an evening of the people of a finished game, with that game as its first."""
    people = tuple(seat.profile_id for seat in saved.seats if seat.profile_id is not None and seat.level is None)
    begun = Soiree(people).with_game(saved, finished.outcome)
    if begun is None:
        return

    def begin() -> None:
        if services.guarded(lambda: soirees.keep(services.store, begun)):
            navigate(go.Soiree())

    link = SoireeOffer(services.theme)
    link.clicked.connect(begin)
    page.show_evening(link)
