"""``ludogite sheet``: blank sheets of a game as a PDF."""

from __future__ import annotations

from types import SimpleNamespace

from ludogite import paths
from ludogite.app.bootstrap import make_application
from ludogite.errors import CommandError
from ludogite.ui.catalog import GAME_UIS
from ludogite.ui.printed import order
from ludogite.ui.style.i18n import Languages
from ludogite.ui.style.theme import load_theme


def run(args: SimpleNamespace) -> int:
    """Make the PDF; raises CommandError."""
    fewest, most = order.people_range(args.game)
    people = min(max(order.USUAL, fewest), most) if args.people is None else args.people
    if not fewest <= people <= most:
        raise CommandError(f"--people: {args.game} is for {fewest} to {most}")
    if not 1 <= args.copies <= order.MOST_COPIES:
        raise CommandError(f"--copies takes a number from 1 to {order.MOST_COPIES}")
    ui = GAME_UIS[args.game]
    sheets = None if ui.sheets is None else ui.sheets()
    if sheets is None:
        raise CommandError(f"{args.game} has no sheets")
    if args.each and not sheets.is_for_each:
        raise CommandError(f"--each: {args.game} has one sheet for everybody")
    application = make_application()
    languages = Languages(paths.translations())
    languages.speak(getattr(args, "lang", None))
    wanted = order.Order(args.game, people, args.copies, order.Sharing.EACH if args.each else order.Sharing.TOGETHER)
    pages = sheets.pages(wanted, paths.resources())
    written = order.write_pdf(args.out, order.title(ui.name), pages, load_theme(paths.resources()))
    del application
    if not written:
        raise CommandError(f"cannot write {args.out}")
    return 0
