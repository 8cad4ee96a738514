"""Build the bundled fonts: static TTFs of Fraunces and Atkinson Hyperlegible Next under resources/fonts/.

Usage: ``python packaging/build_fonts.py [FOLDER]``.  Without FOLDER the two packages are fetched with ``npm pack`` at
the pinned version; with it, the folder must hold both ``.tgz`` files.  Needs ``fonttools`` and ``brotli``.

Static faces, because variable axes are not drawn alike by the font engines of the three systems.  Each family gets at
most a Regular, a Bold and an Italic, so that plain style linking finds the face everywhere; the family names carry our
prefix, so that another version installed on the computer is never picked.  The fonts lack U+202F, which French
typography needs before : ; ! ? and inside « »: a blank glyph of 0.16 em is added.  The zero of Atkinson has a slash, which
in a column of points reads as an 8: it becomes plain, and the slashed one waits under the feature "zero", for game codes.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from array import array
from dataclasses import dataclass
from io import BytesIO
from itertools import accumulate
from pathlib import Path
from typing import Any

from fontTools import merge  # type: ignore[import-untyped]  # no stubs
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # no stubs
from fontTools.ttLib.tables import otTables  # type: ignore[import-untyped]  # no stubs
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates  # type: ignore[import-untyped]  # no stubs
from fontTools.ttLib.tables.ttProgram import Program  # type: ignore[import-untyped]  # no stubs
from fontTools.varLib import instancer  # type: ignore[import-untyped]  # no stubs

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "resources" / "fonts"
VERSION = "5.3.0"
NARROW_SPACE = 0x202F
NARROW_EM = 0.16
ON_CURVE = 1
SLASHED = 3  # outlines of a zero with a slash: the ring, and both halves of the hole


@dataclass(frozen=True, slots=True)
class Face:
    """Say which static face to cut: package, file stem, axis values and the style it is linked as."""

    package: str
    stem: str
    axes: dict[str, float]
    family: str
    style: str  # Regular, Bold or Italic: what the font engines link
    file: str


ATKINSON = "atkinson-hyperlegible-next"
FRAUNCES = {"SOFT": 100.0, "WONK": 0.0, "opsz": 72.0}
FACES = (
    Face("fraunces", "full-normal", {**FRAUNCES, "wght": 600}, "Ludogite Fraunces", "Regular", "fraunces-600.ttf"),
    Face("fraunces", "full-normal", {**FRAUNCES, "wght": 750}, "Ludogite Fraunces", "Bold", "fraunces-750.ttf"),
    Face(ATKINSON, "wght-normal", {"wght": 400}, "Ludogite Atkinson", "Regular", "atkinson-400.ttf"),
    Face(ATKINSON, "wght-normal", {"wght": 600}, "Ludogite Atkinson", "Bold", "atkinson-600.ttf"),
    Face(ATKINSON, "wght-italic", {"wght": 400}, "Ludogite Atkinson", "Italic", "atkinson-400-italic.ttf"),
)


def fetch(folder: Path) -> None:
    """Download both packages at the pinned version into ``folder``."""
    names = [f"@fontsource-variable/{name}@{VERSION}" for name in ("fraunces", ATKINSON)]
    subprocess.run(["npm", "pack", "--silent", *names], cwd=folder, check=True)


def member(folder: Path, package: str, path: str) -> bytes:
    """Read one file of a package; raise ``KeyError`` when it is not in the archive."""
    with tarfile.open(folder / f"fontsource-variable-{package}-{VERSION}.tgz") as archive:
        file = archive.extractfile(f"package/{path}")
        if file is None:
            raise KeyError(path)
        return file.read()


def cut(folder: Path, face: Face, subset: str, into: Path) -> Path:
    """Freeze the axes of one subset and write it as a plain TTF; return its path."""
    font = TTFont(BytesIO(member(folder, face.package, f"files/{face.package}-{subset}-{face.stem}.woff2")))
    font.flavor = None
    static = instancer.instantiateVariableFont(font, face.axes, inplace=False)
    path = into / f"{subset}-{face.file}"
    static.save(path)
    return path


def add_narrow_space(font: TTFont) -> None:
    """Give the font a blank U+202F, 0.16 em wide."""
    name = "uni202F"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = Glyph()
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics[name] = (round(font["head"].unitsPerEm * NARROW_EM), 0)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW_SPACE] = name


def bounds(points: list[tuple[int, int]]) -> tuple[int, int, int, int]:
    """Return the box of an outline: left, bottom, right, top."""
    across, up = zip(*points, strict=True)
    return min(across), min(up), max(across), max(up)


Outline = tuple[list[tuple[int, int]], list[int]]
"""Points of a closed curve, and which of them lie on it."""


def outlines_of(font: TTFont, name: str) -> list[Outline]:
    """Return the outlines of a glyph from left to right, also of one that is made of others."""
    points, ends, flags = font["glyf"][name].getCoordinates(font["glyf"])
    starts = [0, *(end + 1 for end in ends)]
    found = [(list(points[a : b + 1]), list(flags[a : b + 1])) for a, b in zip(starts, ends, strict=False)]
    return sorted(found, key=lambda one: bounds(one[0])[0])


def drawn(font: TTFont, outlines: list[Outline]) -> Glyph:
    """Make a glyph of outlines."""
    glyph = Glyph()
    glyph.numberOfContours = len(outlines)
    glyph.coordinates = GlyphCoordinates([point for points, _flags in outlines for point in points])
    glyph.flags = array("B", [flag & ON_CURVE for _points, flags in outlines for flag in flags])  # browsers refuse any more
    glyph.endPtsOfContours = [end - 1 for end in accumulate(len(points) for points, _flags in outlines)]
    glyph.program = Program()
    glyph.recalcBounds(font["glyf"])
    return glyph


def without_slash(outlines: list[Outline]) -> list[Outline]:
    """Return a zero without its slash: the ring, and inside it the same outline as small as the two halves of the hole."""
    (ring, flags), *halves = outlines
    left, bottom, right, top = bounds(ring)
    inner = bounds([point for half, _flags in halves for point in half])
    wide, high = (inner[2] - inner[0]) / (right - left), (inner[3] - inner[1]) / (top - bottom)
    hole = [(round(inner[0] + (x - left) * wide), round(inner[1] + (y - bottom) * high)) for x, y in ring]
    return [(ring, flags), (hole[::-1], flags[::-1])]


def plain_zero(font: TTFont) -> None:
    """Take the slash off the zeros, and keep the slashed ones under the feature "zero"; a font without slash stays as it is."""
    found = {name: outlines_of(font, name) for name in ("zero", "zero.tf") if name in font["glyf"].glyphs}
    if not found or any(len(outlines) != SLASHED for outlines in found.values()):
        return
    kept = {name: name.replace("zero", "zero.slash", 1) for name in found}
    font.setGlyphOrder([*font.getGlyphOrder(), *kept.values()])
    for name, outlines in found.items():
        font["glyf"].glyphs[kept[name]] = drawn(font, outlines)
        font["glyf"].glyphs[name] = drawn(font, without_slash(outlines))
        font["hmtx"].metrics[kept[name]] = font["hmtx"].metrics[name]
    font["glyf"].glyphOrder = font.getGlyphOrder()
    add_feature(font["GSUB"].table, "zero", kept)


def add_feature(table: Any, tag: str, swaps: dict[str, str]) -> None:
    """Give every script and language a feature that swaps glyphs; ``tag`` comes after those that there are."""
    swap, lookup, record = otTables.SingleSubst(), otTables.Lookup(), otTables.FeatureRecord()
    swap.mapping = swaps
    lookup.LookupType, lookup.LookupFlag, lookup.SubTable, lookup.SubTableCount = 1, 0, [swap], 1
    table.LookupList.Lookup.append(lookup)
    table.LookupList.LookupCount += 1
    record.FeatureTag, record.Feature = tag, otTables.Feature()
    record.Feature.FeatureParams = None
    record.Feature.LookupListIndex, record.Feature.LookupCount = [table.LookupList.LookupCount - 1], 1
    table.FeatureList.FeatureRecord.append(record)
    table.FeatureList.FeatureCount += 1
    for script in table.ScriptList.ScriptRecord:
        for language in (script.Script.DefaultLangSys, *(one.LangSys for one in script.Script.LangSysRecord)):
            if language is not None:
                language.FeatureIndex.append(table.FeatureList.FeatureCount - 1)
                language.FeatureCount += 1


def rename(font: TTFont, face: Face) -> None:
    """Write the family and style names, and the flags that link Regular, Bold and Italic."""
    names = font["name"]
    for record in list(names.names):
        if record.nameID in {1, 2, 3, 4, 6, 16, 17, 21, 22, 25}:
            names.removeNames(nameID=record.nameID)
    full = f"{face.family} {face.style}"
    for number, text in (
        (1, face.family),
        (2, face.style),
        (3, f"{full} {VERSION}"),
        (4, full),
        (6, full.replace(" ", "") if face.style == "Regular" else full.replace(" ", "-")),
    ):
        names.setName(text, number, 3, 1, 0x409)
    bold, italic = face.style == "Bold", face.style == "Italic"
    font["OS/2"].usWeightClass = 700 if bold else 400
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection & 0x80) | (0x20 if bold else 0x01 if italic else 0x40)
    font["head"].macStyle = int(bold) | int(italic) << 1


def build(folder: Path) -> None:
    """Cut every face from the packages in ``folder`` and copy the licence texts beside them."""
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        for face in FACES:
            parts = [str(cut(folder, face, subset, Path(temporary))) for subset in ("latin", "latin-ext")]
            font = merge.Merger().merge(parts)
            add_narrow_space(font)
            plain_zero(font)
            rename(font, face)
            font["head"].created = font["head"].modified = 0  # same bytes on every run
            font.recalcTimestamp = False
            font.save(OUT / face.file)
            print(f"{face.file}: {(OUT / face.file).stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")
    for package in sorted({face.package for face in FACES}):
        (OUT / f"OFL-{package}.txt").write_bytes(member(folder, package, "LICENSE"))


def main(arguments: list[str]) -> int:
    """Build from the folder given, or from freshly fetched packages."""
    if arguments:
        build(Path(arguments[0]))
        return 0
    with tempfile.TemporaryDirectory() as temporary:
        fetch(Path(temporary))
        build(Path(temporary))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
