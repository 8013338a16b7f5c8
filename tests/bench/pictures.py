"""Pictures read: photographs of newspapers with what stands on them, and what we draw ourselves.

A folder of the reader's own (--data), or its folder `photos`, has `NAME.jpg` beside `NAME.dat`: a line with the phone,
one with the size, then nine rows of numbers, 0 for an empty cell.
"""

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
from tests.pictures.boards import LOOKS, Cells, Style, draw_board, drawn
from tests.pictures.sheets import photographed

from pencilmark.board.boards import board
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.line import parse_line
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.engine import solve
from pencilmark.make.generator.layouts import random_regions
from pencilmark.picture.decoded import decoded
from pencilmark.picture.read import PictureReading, reading

EASY = (Path(__file__).parent / "data" / "easy.txt").read_text("utf-8").splitlines()[:10]
NINE = 9
SHARE = 3
"""Of so many empty cells one has a digit that a hand wrote."""
HEADER = ("pictures", "number", "wholly right", "cells right", "sure", "sure and wrong", "refused", "median ms")
Values = tuple[int, ...]
Group = tuple[str, list[tuple[bytes, Puzzle]]]
"""Pictures and what stands on them."""


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


def _read(content: bytes, puzzle: Puzzle) -> Found:
    start, values = perf_counter(), puzzle.givens
    try:
        found = finished(reading(decoded(content)))
    except PencilmarkError:
        return Found(0, len(values), False, True, perf_counter() - start)
    if not isinstance(found, PictureReading) or not found.seen:
        return Found(0, len(values), False, True, perf_counter() - start)
    is_board = found.puzzle.geometry == puzzle.geometry
    right = sum(a == b for a, b in zip(found.puzzle.givens, values, strict=True)) if is_board else 0
    return Found(right, len(values), found.seen.is_sure, False, perf_counter() - start)


def _photos(folder: Path) -> Iterator[Group]:
    """Yield the photographs of a folder, all together and by the size of their files' pictures."""
    folder = folder / "photos" if (folder / "photos").is_dir() else folder
    paths = sorted(folder.glob("*.jpg"))
    values = [values_of(path.with_suffix(".dat")) for path in paths]
    pictures = [path.read_bytes() for path in paths]
    yield "photographs", [(one, Puzzle(board("9"), own)) for one, own in zip(pictures, values, strict=True)]


def values_of(path: Path) -> Values:
    """Read what stands on a photograph."""
    return tuple(int(word) for line in path.read_text("utf-8").splitlines()[2:11] for word in line.split())


def _drawn() -> Iterator[Group]:
    """Yield what we draw: puzzles in the looks of ten pages, on sheets of ours, with digits of a hand, other boards."""
    puzzles = [parse_line(line) for line in EASY]
    yield "looks of ten pages", [_look(puzzle, look) for puzzle in puzzles for look in LOOKS.values()]
    sheets = [(photographed(puzzle, number), puzzle) for number, puzzle in enumerate(puzzles)]
    yield "our own sheets", [(_file(image), puzzle) for image, puzzle in sheets]
    hands = [(_by_hand(puzzle.givens, number), puzzle) for number, puzzle in enumerate(puzzles)]
    yield "with digits of a hand", [(_file(image), puzzle) for image, puzzle in hands]
    bare = {name: replace(look, tints={}) for name, look in LOOKS.items()}
    small, large = ([_some_of(name, seed) for seed, name in enumerate(names)] for names in (("4", "6"), ("12", "16")))
    yield "boards of 4 and 6", [_look(puzzle, look) for puzzle in small for look in bare.values()]
    yield "boards of 12 and 16", [_look(puzzle, look) for puzzle in large for look in bare.values()]
    letters = [replace(look, letters=True) for look in bare.values()]
    yield "the same with letters", [_look(puzzle, look) for puzzle in large for look in letters]
    jigsaws = [_some_of(f"{size} regions={random_regions(size, Random(size))}", size) for size in (6, 9)]
    thick = [look for name, look in bare.items() if name != "equal"]
    yield "jigsaws with thick lines", [_look(puzzle, look) for puzzle in jigsaws for look in thick]


def _look(puzzle: Puzzle, look: Style) -> tuple[bytes, Puzzle]:
    geometry = puzzle.geometry
    most = 0.7 if geometry.size > NINE else 1.0
    cells = Cells(geometry.size, puzzle.givens, (0,) * geometry.cell_count, regions=geometry.region_of)
    side = min(44, round(540 / (geometry.size + 1.6)))
    return _file(draw_board(cells, replace(look, height=min(look.height, most)), Random(1), side)), puzzle


def _some_of(name: str, seed: int) -> Puzzle:
    """Fill a board, and leave a half of the digits away at random, but for those without which others would do."""
    geometry, rng = board(name), Random(seed)
    [solution] = solve(Puzzle(geometry, (0,) * geometry.cell_count), limit=1).solutions
    puzzle = Puzzle(geometry, solution)
    for cell in rng.sample(range(geometry.cell_count), geometry.cell_count // 2):
        less = replace(puzzle, givens=(*puzzle.givens[:cell], 0, *puzzle.givens[cell + 1 :]))
        puzzle = less if solve(less, limit=2).status == "unique" else puzzle
    return puzzle


def _by_hand(givens: Values, seed: int) -> Image.Image:
    rng = Random(seed)
    written = tuple(0 if given or rng.randrange(SHARE) else rng.randint(1, 9) for given in givens)
    return drawn(givens, replace(LOOKS["newspaper"], pen=90), written=written)


def _file(image: Image.Image) -> bytes:
    content = io.BytesIO()
    image.save(content, "PNG")
    return content.getvalue()
