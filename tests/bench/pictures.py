"""Pictures read: photographs of newspapers with what stands on them, and what we draw ourselves.

A folder of the reader's own (--data), or its folder `photos`, has `NAME.jpg` beside `NAME.dat`: a line with the phone,
one with the size, then nine rows of numbers, 0 for an empty cell.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from PIL import Image
from tests.bench.frame import Cell, Context, Table
from tests.pictures.sheets import photographed
from tests.pictures.sites import LOOKS, drawn

from pencilmark.board.errors import PencilmarkError
from pencilmark.board.line import parse_line
from pencilmark.board.task import finished
from pencilmark.picture.decoded import decoded
from pencilmark.picture.read import reading
from pencilmark.picture.seen import PictureReading

EASY = (Path(__file__).parent / "data" / "easy.txt").read_text("utf-8").splitlines()[:10]
SHARE = 3
"""Of so many empty cells one has a digit that a hand wrote."""
HEADER = ("pictures", "number", "wholly right", "cells right", "sure", "sure and wrong", "refused", "median ms")
Values = tuple[int, ...]


class Found(NamedTuple):
    """How many cells of a picture are right, whether it is sure, whether it was refused, in how many seconds."""

    right: int
    cells: int
    is_sure: bool
    is_refused: bool
    seconds: float


def run(context: Context) -> Table:
    """Read all pictures and count what is right."""
    groups = dict(_drawn())
    if context.data:
        groups = dict(_photos(context.data)) | groups
    rows = [_row(name, [_read(*one) for one in group[: context.count]]) for name, group in groups.items()]
    note = "Each picture is decoded, read, and compared with what stands on it; right is the whole puzzle or nothing."
    return Table("Pictures", note, HEADER, rows, is_part=context.count is not None or not context.data)


def _row(name: str, found: list[Found]) -> tuple[Cell, ...]:
    whole = sum(one.right == one.cells for one in found)
    share = sum(one.right for one in found) / sum(one.cells for one in found)
    wrong = sum(one.is_sure and one.right < one.cells for one in found)
    refused = sum(one.is_refused for one in found)
    time = median(one.seconds for one in found) * 1000
    return name, len(found), whole, f"{share:.2%}", sum(one.is_sure for one in found), wrong, refused, time


def _read(content: bytes, values: Values) -> Found:
    start = perf_counter()
    try:
        found = finished(reading(decoded(content)))
    except PencilmarkError:
        return Found(0, len(values), False, True, perf_counter() - start)
    if not isinstance(found, PictureReading) or not found.seen:
        return Found(0, len(values), False, True, perf_counter() - start)
    right = sum(a == b for a, b in zip(found.puzzle.givens, values, strict=False))
    return Found(right, len(values), found.seen.is_sure, False, perf_counter() - start)


def _photos(folder: Path) -> Iterator[tuple[str, list[tuple[bytes, Values]]]]:
    """Yield the photographs of a folder, all together and by the size of their files' pictures."""
    folder = folder / "photos" if (folder / "photos").is_dir() else folder
    paths = sorted(folder.glob("*.jpg"))
    yield "photographs", [(path.read_bytes(), values_of(path.with_suffix(".dat"))) for path in paths]


def values_of(path: Path) -> Values:
    """Read what stands on a photograph."""
    return tuple(int(word) for line in path.read_text("utf-8").splitlines()[2:11] for word in line.split())


def _drawn() -> Iterator[tuple[str, list[tuple[bytes, Values]]]]:
    """Yield what we draw: ten puzzles in the looks of ten pages each, on sheets of ours, and with digits of a hand."""
    puzzles = [parse_line(line) for line in EASY]
    looks = [(drawn(puzzle.givens, look), puzzle.givens) for puzzle in puzzles for look in LOOKS.values()]
    yield "looks of ten pages", [(_file(image), values) for image, values in looks]
    sheets = [(photographed(puzzle, number), puzzle.givens) for number, puzzle in enumerate(puzzles)]
    yield "our own sheets", [(_file(image), values) for image, values in sheets]
    hands = [(_by_hand(puzzle.givens, number), puzzle.givens) for number, puzzle in enumerate(puzzles)]
    yield "with digits of a hand", [(_file(image), values) for image, values in hands]


def _by_hand(givens: Values, seed: int) -> Image.Image:
    rng = Random(seed)
    written = tuple(0 if given or rng.randrange(SHARE) else rng.randint(1, 9) for given in givens)
    return drawn(givens, replace(LOOKS["newspaper"], pen=90), written=written)


def _file(image: Image.Image) -> bytes:
    content = io.BytesIO()
    image.save(content, "PNG")
    return content.getvalue()
