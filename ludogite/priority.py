"""How a process of ours steps back, so that the window, which paints, goes first where the processor is short."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Final

NICENESS: Final = 5
"""How far, where processes are nice."""
BELOW_NORMAL: Final = 0x4000
"""What Windows calls that."""
THIS_PROCESS: Final = -1
"""The handle by which a process of Windows names itself."""


def step_back() -> None:
    """Let everything else go first; nothing happens where the system knows no such thing."""
    with suppress(OSError, AttributeError):
        if sys.platform == "win32":
            import ctypes  # noqa: PLC0415 - only there

            ctypes.windll.kernel32.SetPriorityClass(ctypes.c_void_p(THIS_PROCESS), BELOW_NORMAL)
        else:
            os.nice(NICENESS)
