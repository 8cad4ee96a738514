"""Words Out in the pictures of the program: a counter round, with the hand of the one who may counter."""

from __future__ import annotations

from ludogite.ui.screen.sample import Sample

SAMPLE = Sample(lambda request: request.kind == "counter" and int(request.about[0] or 0) >= 70, pressed=True, curtain=True)
