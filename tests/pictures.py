"""Draw every page in three sizes, themes and languages, and compare two such folders pixel by pixel.

``python tests/pictures.py draw FOLDER [NAME …]`` draws, ``python tests/pictures.py compare BEFORE AFTER`` says which pictures
differ and writes what differs, in red, beside the second folder's picture.
"""

from __future__ import annotations

import pkgutil
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, chdir, contextmanager
from datetime import UTC, datetime, tzinfo
from importlib import import_module
from pathlib import Path
from unittest.mock import patch

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

VARIANTS = (((1280, 800), "papier", "fr"), ((1024, 640), "soiree", "en"), ((1920, 1080), "contraste", "fr"))
"""Size, theme and language of each picture of a page."""
SUFFIX = ".differs.png"


class StoppedDate(datetime):
    """A calendar on which it is always the same day."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> StoppedDate:
        return cls(2026, 11, 22, 12, tzinfo=UTC).astimezone(tz)


class SameFolder:
    """A folder of the working folder, whose path, which the settings show, is always the same; one within another is another."""

    depth = 0

    def __enter__(self) -> str:
        self.path = Path(f"family-{SameFolder.depth}")
        SameFolder.depth += 1
        shutil.rmtree(self.path, ignore_errors=True)
        self.path.mkdir()
        return str(self.path)

    def __exit__(self, *_error: object) -> None:
        SameFolder.depth -= 1
        shutil.rmtree(self.path, ignore_errors=True)


@contextmanager
def always_the_same() -> Iterator[None]:
    """Stop calendar and game clocks, and let new games draw one code, so that a page is drawn twice alike."""
    import ludogite  # noqa: PLC0415 - Qt only to draw

    names = [module.name for module in pkgutil.walk_packages(ludogite.__path__, "ludogite.") if module.name != "ludogite.__main__"]
    with ExitStack() as stack:
        for module in map(import_module, names):
            if getattr(module, "datetime", None) is datetime:
                stack.enter_context(patch.object(module, "datetime", StoppedDate))
            if hasattr(module, "WallClock"):
                stack.enter_context(patch.object(module.WallClock, "now_ms", lambda self: self._before))
        stack.enter_context(patch("secrets.token_bytes", bytes))
        stack.enter_context(patch("tempfile.TemporaryDirectory", SameFolder))
        yield


def draw(folder: Path, names: list[str]) -> int:
    """Draw the named pages, or all, into a folder; returns how many pictures."""
    from ludogite.app import system  # noqa: PLC0415 - Qt only to draw

    system.prepare_offscreen(1.0)
    from ludogite.cli import screenshots  # noqa: PLC0415 - Qt only to draw

    folder = folder.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    with tempfile.TemporaryDirectory() as working, chdir(working), always_the_same():
        for name in names or list(screenshots.PAGES):
            for size, theme, lang in VARIANTS:
                screenshots.take(name, folder / f"{name}-{theme}.png", size=size, theme=theme, lang=lang, seed="1")
                count += 1
    return count


def compare(before: Path, after: Path) -> list[str]:
    """Name the pictures of a folder that differ from those of another, or that only one has."""
    from PySide6.QtGui import QImage  # noqa: PLC0415 - Qt only to compare

    different = []
    names = sorted({file.name for folder in (before, after) for file in folder.glob("*.png") if not file.name.endswith(SUFFIX)})
    for name in names:
        old, new, marked = QImage(str(before / name)), QImage(str(after / name)), after / f"{name}{SUFFIX}"
        marked.unlink(missing_ok=True)
        if old != new:
            pixels = f"{_mark(old, new, marked)} pixels" if old.size() == new.size() else "another size"
            different.append(f"{name}: {pixels}")
    print(f"{len(names)} pictures compared, {len(different)} differ")
    return different


def _mark(old: object, new: object, out: Path) -> int:
    """Write a picture in which what differs is red; returns how many pixels do."""
    from PySide6.QtGui import QImage, qRgb  # noqa: PLC0415

    assert isinstance(old, QImage)
    assert isinstance(new, QImage)
    marked, count = new.copy(), 0
    for y in range(new.height()):
        if old.copy(0, y, old.width(), 1) == new.copy(0, y, new.width(), 1):
            continue
        for x in range(new.width()):
            if old.pixel(x, y) != new.pixel(x, y):
                marked.setPixel(x, y, qRgb(255, 0, 0))
                count += 1
    marked.save(str(out))
    return count


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["draw", folder, *names]:
            print(draw(Path(folder), names), "pictures")
        case ["compare", before, after]:
            print("\n".join(compare(Path(before), Path(after))))
        case _:
            sys.exit(__doc__)
