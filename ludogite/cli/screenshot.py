"""``ludogite screenshot``: draw a page into a PNG file, without a screen."""

from __future__ import annotations

from types import SimpleNamespace

from ludogite.cli.screenshots import PAGES, take
from ludogite.errors import CommandError


def run(args: SimpleNamespace) -> int:
    """Draw the page; raises CommandError."""
    width, _, height = args.size.partition("x")
    if args.name not in PAGES:
        raise CommandError(f"no such page: {args.name}; there are {', '.join(PAGES)}")
    saved = take(
        args.name, args.out, size=(int(width), int(height)), theme=args.theme, lang=getattr(args, "lang", None), seed=args.seed
    )
    if not saved:
        raise CommandError(f"cannot write {args.out}")
    return 0
