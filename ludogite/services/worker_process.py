"""The other end of a worker: a process without a window that calls what it is sent and sends back what came of it.

Messages on both pipes are pickles, each after its length in four bytes. It ends when the pipe to it is closed, and so never
outlives the window for longer than the call in hand.
"""

from __future__ import annotations

import io
import os
import pickle
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeAlias

from ludogite.priority import step_back

FLAG: Final = "--worker"
"""The first argument by which the program knows that it is to work instead of opening a window."""
HEAD: Final = 4

Answer: TypeAlias = "tuple[str, object]"
"""``told`` and how far it is, ``done`` and what came of it, or ``failed`` with the error and where it was raised."""


def packed(message: object) -> bytes:
    """Write a message; raises what pickle raises for what cannot travel."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(HEAD, "big") + body


def unpacked(body: bytes | bytearray) -> Answer:
    """Read what a process of ours says."""
    answer: Answer = pickle.loads(body)  # noqa: S301 - from our own process
    return answer


def called(call: Callable[..., object], tell: Callable[[int], None] | None) -> Answer:
    """Call, and say what came of it; ``tell`` is handed over where somebody wants to know how far it is."""
    try:
        return "done", call() if tell is None else call(tell=tell)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is told to whoever asked
        return "failed", (error, traceback.format_exc())


def serve(*, patient: bool) -> None:
    """Call what arrives until nothing can arrive any more; ``patient``: when nobody else needs the machine."""
    if patient:
        step_back()
    source, target = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    sys.stdout = sys.stderr or io.StringIO()  # what a call prints is no answer

    def send(answer: Answer) -> None:
        try:
            message = packed(answer)
            if answer[0] == "failed":
                pickle.loads(message[HEAD:])  # noqa: S301 - our own: an error may hold anything
        except Exception as error:  # noqa: BLE001
            message = packed(("failed", (RuntimeError(repr(answer[1])), repr(error))))
        target.write(message)
        target.flush()

    with suppress(BrokenPipeError):
        while len(head := source.read(HEAD)) == HEAD:
            call, is_followed = pickle.loads(source.read(int.from_bytes(head, "big")))  # noqa: S301 - from the window alone
            send(called(call, (lambda far: send(("told", far))) if is_followed else None))
