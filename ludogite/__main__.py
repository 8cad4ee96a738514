"""``python -m ludogite``: the same as the command ``ludogite``; and, in the frozen program, a process beside its window."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line and leave with its exit code."""
    if sys.argv[1:2] == ["--worker"]:
        from ludogite.services.worker_process import serve  # noqa: PLC0415 - it needs nothing of the window

        serve(patient="patient" in sys.argv)
        return
    if sys.argv[1:2] == ["--phones"]:
        from ludogite.phones.server import run as serve_phones  # noqa: PLC0415 - nor this

        serve_phones()
        return
    from ludogite.cli.main import main as run  # noqa: PLC0415 - the name of this function is the entry point's

    sys.exit(run())


if __name__ == "__main__":
    main()
