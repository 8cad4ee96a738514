"""``ludogite``: the window."""

from __future__ import annotations

from types import SimpleNamespace

from ludogite import paths
from ludogite.app import bootstrap


def run(args: SimpleNamespace) -> int:
    """Open the window, and stay until it is closed."""
    data = paths.data_folder(getattr(args, "data", None))
    return bootstrap.run(data=data, lang=getattr(args, "lang", None), code=args.seed, game=args.new or "", file=args.opened)
