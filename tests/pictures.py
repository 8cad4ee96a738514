"""Draw every page in three sizes, themes and languages, and compare two such folders pixel by pixel.

``python tests/pictures.py draw FOLDER [NAME …]`` draws, ``python tests/pictures.py compare BEFORE AFTER`` says which pictures
differ and writes what differs, in red, beside the second folder's picture. The same day for both: pages tell dates.
"""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

VARIANTS = (((1280, 800), "papier", "fr"), ((1024, 640), "soiree", "en"), ((1920, 1080), "contraste", "fr"))
"""Size, theme and language of each picture of a page."""
SUFFIX = ".differs.png"


def draw(folder: Path, names: list[str]) -> int:
    """Draw the named pages, or all, into a folder; returns how many pictures."""
    from ludogite.app import system  # noqa: PLC0415 - Qt only to draw
    from ludogite.cli import screenshots  # noqa: PLC0415 - Qt only to draw

    system.prepare_offscreen(1.0)
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
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
        old, new = QImage(str(before / name)), QImage(str(after / name))
        if old != new:
            pixels = _mark(old, new, after / f"{name}{SUFFIX}") if old.size() == new.size() else -1
            different.append(f"{name}: {pixels} pixels")
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
