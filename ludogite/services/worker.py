"""All work beside the window: calls that take more than a few milliseconds, each answered by a callback in the GUI thread.

Python runs in one thread here. What is heavy runs in processes of ours, one for each kind of work and only while there is any:

* Nothing is ever waited for: a call that is not wanted any more is forgotten at once, and ended with its process if need be.
* The cycle collector runs in the GUI thread alone. In any other thread it could delete the widgets of pages long left, which Qt
  does not survive; holding it off meanwhile would let the garbage of the whole program pile up.
* A thinking computer player does not share the interpreter with the animation.

A call and its answer travel as pickles: module functions, bound methods of frozen dataclasses, ``functools.partial`` of either.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from enum import Enum
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, QProcess, QTimer

from ludogite.late import late
from ludogite.services.processes import let_end, program

with late:  # only once there is work
    from ludogite.services import worker_process

_log = logging.getLogger(__name__)

T = TypeVar("T")

GRACE_MS: Final = 300
"""How long a call that nobody wants any more may go on before its process is ended: a new one must read its files again."""
IDLE_MS: Final = 600_000
"""After so long without work a process ends: somebody may think as long at a table."""
LEFT_MS: Final = 30_000
"""After so long a process ends whose work is over for now."""


class Lane(Enum):
    """Kinds of work that do not wait for each other."""

    PLAYERS = "players"
    COACH = "coach"
    REVIEWS = "reviews"
    STATISTICS = "statistics"
    WORDS = "words"


PATIENT_LANES: Final = frozenset({Lane.REVIEWS, Lane.STATISTICS})
"""Work that can wait for whatever else the machine does."""


class WorkerError(Exception):
    """The process that worked on a call has gone."""


class Job:
    """A call that was asked for by ``owner``; ``cancel`` forgets it, and so does the owner's end."""

    def __init__(
        self,
        owner: QObject,
        call: Callable[..., object],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None] | None,
        told: Callable[[int], None] | None,
    ) -> None:
        self.call, self._done, self._failed, self._told = call, done, failed, told
        self.is_wanted = True
        self.on_cancel: Callable[[Job], None] | None = None
        self._owner = owner
        owner.destroyed.connect(self.cancel)

    @property
    def is_followed(self) -> bool:
        """Whether somebody wants to know how far it is; the call then takes ``tell``."""
        return self._told is not None

    def cancel(self) -> None:
        """Want no answer any more; it will not come, whatever is on its way."""
        if self.is_wanted:
            self.is_wanted = False
            if self.on_cancel is not None:
                self.on_cancel(self)

    def answer(self, kind: str, what: Any) -> None:
        """Hand an answer over to whoever asked, unless nobody wants it any more."""
        if not self.is_wanted:
            return
        if kind == "told":
            if self._told is not None:
                self._told(what)
            return
        self.is_wanted = False
        self._owner.destroyed.disconnect(self.cancel)
        if kind == "done":
            self._done(what)
            return
        error, where = what
        if self._failed is not None:
            self._failed(error)
        else:
            _log.error("work beside the window failed: %s", where)


class Worker(QObject):
    """Calls what it is asked to, beside the window; of each lane one call at a time, in the order in which they were asked for.

    ``apart`` says whether in processes of their own; if not, as where none can be started, calls are made in this one, from the
    event loop.
    """

    def __init__(self, parent: QObject | None = None, *, apart: bool = False) -> None:
        super().__init__(parent)
        self.is_apart = apart
        """Whether calls are made in other processes."""
        self._lines: dict[Lane, _Line] = {}

    def ask(
        self,
        owner: QObject,
        lane: Lane,
        call: Callable[..., T],
        done: Callable[[T], None],
        *,
        failed: Callable[[Exception], None] | None = None,
        told: Callable[[int], None] | None = None,
    ) -> Job:
        """Make a call when its turn comes, unless ``owner`` has gone by then.

        ``done`` takes what it returns, ``failed`` what it raises (else that is logged). With ``told``, which takes how far it is,
        the call gets an argument ``tell`` to say so.
        """
        if lane not in self._lines:
            self._lines[lane] = _Line(self, patient=lane in PATIENT_LANES, is_apart=self.is_apart)
        job = Job(owner, call, done, failed, told)
        self._lines[lane].add(job)
        return job

    def release(self, lane: Lane) -> None:
        """Say that a lane has no more work for now, so that its process need not wait for any."""
        if lane in self._lines:
            self._lines[lane].release()

    def stop(self) -> None:
        """Forget everything: the window is being closed. The processes are told to end, and not waited for."""
        for line in self._lines.values():
            line.stop()


class _Line(QObject):
    """The queue of a lane, and the process at its end."""

    def __init__(self, parent: QObject, *, patient: bool, is_apart: bool) -> None:
        super().__init__(parent)
        self._is_patient = patient
        self._is_apart = is_apart
        self._waiting: deque[Job] = deque()
        self._job: Job | None = None
        self._process: QProcess | None = None
        self._read = bytearray()
        self._grace = self._timer(GRACE_MS, self._end)
        self._idle = self._timer(IDLE_MS, self._end)
        self._next = self._timer(0, self._take_up)

    def _timer(self, ms: int, call: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=ms)
        timer.timeout.connect(call)
        return timer

    def add(self, job: Job) -> None:
        """Queue a job."""
        job.on_cancel = self._cancelled
        self._waiting.append(job)
        self._next.start()

    def release(self) -> None:
        """End the process soon, unless there is work again."""
        if self._idle.isActive():
            self._idle.start(LEFT_MS)

    def stop(self) -> None:
        """Forget all jobs and end the process."""
        for job in self._waiting:
            job.is_wanted = False
        self._waiting.clear()
        if self._job is not None:
            self._job.is_wanted = False
        self._end()

    def _cancelled(self, job: Job) -> None:
        if job is self._job:
            self._grace.start()
        elif job in self._waiting:
            self._waiting.remove(job)

    def _take_up(self) -> None:
        """Begin the next job."""
        if self._job is not None or not self._waiting:
            return
        self._idle.stop()
        job = self._job = self._waiting.popleft()
        if not self._is_apart:
            self._over(*worker_process.called(job.call, (lambda far: job.answer("told", far)) if job.is_followed else None))
            return
        try:
            message = worker_process.packed((job.call, job.is_followed))
        except Exception as error:  # noqa: BLE001 - pickle raises anything for what cannot travel
            self._over("failed", (error, repr(error)))
            return
        process = self._started()
        if process is not None:
            process.write(message)

    def _started(self) -> QProcess | None:
        """Give the process, started if need be; None where none can be, which Windows says before ``start`` is over."""
        if self._process is None:
            process = self._process = QProcess(self)
            process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
            process.readyReadStandardOutput.connect(self._hear)
            process.errorOccurred.connect(self._on_error)
            process.finished.connect(self._on_finished)
            patience = ["patient"] if self._is_patient else []
            code = f"from ludogite.services.worker_process import serve; serve(patient={self._is_patient})"
            process.start(*program(code, worker_process.FLAG, *patience))
        return self._process

    def _hear(self) -> None:
        """Read what the process says, whole messages only."""
        if self._process is None or self.sender() is not self._process:
            return
        head = worker_process.HEAD
        self._read += self._process.readAllStandardOutput().data()
        while len(self._read) >= head and len(self._read) >= (end := head + int.from_bytes(self._read[:head], "big")):
            kind, what = worker_process.unpacked(self._read[head:end])
            del self._read[:end]
            if kind == "told":
                if self._job is not None:
                    self._job.answer(kind, what)
            else:
                self._over(kind, what)

    def _over(self, kind: str, what: Any) -> None:
        """Hand the answer of the job in hand over, and go on with the next."""
        job, self._job = self._job, None
        self._grace.stop()
        self._next.start()
        if self._process is not None:
            self._idle.start(IDLE_MS)
        if job is not None:
            job.answer(kind, what)

    def _end(self) -> None:
        """End the process, whatever it does; the next job gets a new one."""
        self._grace.stop()
        self._idle.stop()
        process, self._process, self._job = self._process, None, None
        self._read.clear()
        if process is not None:
            process.finished.disconnect(self._on_finished)
            let_end(process)
        if self._waiting:
            self._next.start()

    def _on_finished(self) -> None:
        """Tell whoever waits that the process has gone, though nobody ended it."""
        process, self._process = self._process, None
        self._read.clear()
        self._over("failed", (WorkerError(), "its process has gone"))
        if process is not None:
            process.deleteLater()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        """Work in this process where no other can be started."""
        if error is not QProcess.ProcessError.FailedToStart or self.sender() is not self._process or self._process is None:
            return
        _log.error("no process can be started beside the window: %s", self._process.errorString())
        self._process.deleteLater()
        self._process, self._is_apart = None, False
        if self._job is not None:
            self._waiting.appendleft(self._job)
            self._job = None
        self._next.start()
