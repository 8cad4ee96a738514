"""``python -m ludogite``: the same as the command ``ludogite``."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line and leave with its exit code."""
    from ludogite.cli.main import main as run  # noqa: PLC0415 - the name of this function is the entry point's

    sys.exit(run())


if __name__ == "__main__":
    main()
