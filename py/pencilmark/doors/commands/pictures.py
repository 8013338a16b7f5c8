"""Pictures where the command line reads puzzles: decoded, read, and a report of how sure that is."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from io import BufferedReader, TextIOWrapper
from typing import TYPE_CHECKING, TextIO

from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.frozen import dataclass
from pencilmark.board.phrase import Said
from pencilmark.board.speech import say
from pencilmark.board.task import finished
from pencilmark.doors.commands.files import FILE, open_text, read_file, standard_input
from pencilmark.doors.commands.frame import Row
from pencilmark.exchange.found import Choice, ListEntry, Question
from pencilmark.picture.decoded import HEAD, decoded, is_picture, page_count

if TYPE_CHECKING:
    from pencilmark.picture.read import PictureReading

HEAD_LENGTH = 16
MOST = 10_000
"""Pages of a PDF that are read, at most."""
NOTHING = ("no-grid", "empty-grid")
"""What is said of a picture without a puzzle: among many pages that is no fault."""


@dataclass(frozen=True, slots=True)
class PictureEntry(ListEntry):
    """A picture instead of a text: the *content* of its file; for a PDF also the *page*, and the *grid* by its name."""

    content: bytes = b""
    page: int = 1
    grid: str = ""


def picture_in(source: TextIO) -> PictureEntry | None:
    """Return the input if it is a picture; else None, with nothing read from it."""
    raw = source.buffer if isinstance(source, TextIOWrapper) else None
    if not isinstance(raw, BufferedReader) or not is_picture(raw.peek(HEAD_LENGTH)[:HEAD_LENGTH]):
        return None
    return PictureEntry(1, "", content=raw.read())


def pictures_of(picture: PictureEntry, args: Namespace) -> Iterator[PictureEntry]:
    """Yield a *picture*; for a PDF, each grid on the pages that the options name, or on all pages."""
    if picture.content.startswith(HEAD):
        yield from _all_grids_of(picture, args)
    else:
        yield picture


def _all_grids_of(picture: PictureEntry, args: Namespace) -> Iterator[PictureEntry]:
    """Yield each grid of a picture or of the pages of a PDF; the page if it has none, which says so when read.

    Full grids that follow a puzzle are solutions, and are left out.
    """
    first, last = args.page or (1, MOST)
    try:
        last = min(last, page_count(picture.content) if picture.content.startswith(HEAD) else 1)
    except FormatError:
        last = 0
    full, to_solve = 0, 0
    for page in range(first, last + 1):
        for one, is_full in _grids_of(replace(picture, line=page, page=page)):
            full, to_solve = full + is_full, to_solve + (not is_full)
            if not (to_solve and is_full):
                yield one
    if not full + to_solve:
        yield replace(picture, line=first, page=first)


def _grids_of(picture: PictureEntry) -> Iterator[tuple[PictureEntry, bool]]:
    """Yield the grids of a page, and whether each is full; none of a page without a puzzle."""
    try:
        readings = _readings(picture.content, picture.page)
    except FormatError as error:
        if error.code not in NOTHING:
            yield picture, False  # which reports why when it is read
        return
    for name, reading in readings.items():
        yield replace(picture, grid=name), all(reading.puzzle.givens)


@lru_cache(maxsize=2)
def _readings(content: bytes, page: int) -> dict[str, PictureReading]:
    """Return the grids of a picture by their names, in the order in which a page is read."""
    from pencilmark.picture.read import PictureReading, reading  # late: most inputs are texts

    found = finished(reading(decoded(content, page)))
    choices = found.choices if isinstance(found, Question) else (Choice("", "", found),)
    named = {choice.name: choice.found for choice in choices if isinstance(choice.found, PictureReading)}
    return dict(sorted(named.items(), key=lambda one: _place(one[1])))


def _place(reading: PictureReading) -> tuple[int, float]:
    """Return where a grid is: its row on the page, and how far to the right."""
    assert reading.seen
    mesh = reading.seen.mesh
    (left, top), (_, bottom) = mesh.corners[0], mesh.corners[2]
    return round(top / max(1.0, bottom - top)), left


@lru_cache(maxsize=16)
def read_picture(picture: PictureEntry, grid: str | None) -> PictureReading:
    """Return the puzzle of a *picture*; of several, the one called *grid*. Raises FormatError and Unavailable.

    What should be compared with the picture goes to standard error, once.
    """
    readings = _readings(picture.content, picture.page)
    name = picture.grid or grid or ""
    if name not in readings and len(readings) > 1:
        raise FormatError("two-grids", count=len(readings), known=sorted(readings))
    found = readings.get(name) or next(iter(readings.values()))
    for warning in found.warnings:
        print(f"{found.format}: {warning}", file=sys.stderr)
    return found


def seen_in(picture: object, grid: str | None) -> Row:
    """Report how sure the reading of a *picture* is, as a whole and cell by cell; nothing for other inputs."""
    seen = read_picture(picture, grid).seen if isinstance(picture, PictureEntry) else None
    if not seen:
        return {}
    by_hand = [cell for cell, option in enumerate(seen.options) if option.by_hand]
    confidence = [round(sure, 4) for sure in seen.confidence]
    about = {"sure": seen.is_sure, "confidence": confidence, "changed": list(seen.changed), "by_hand": by_hand}
    return {"picture": about}


def read_puzzles(args: Namespace, path: str, expected: Said = FILE) -> str:
    """Read a file of puzzles for paper, ``-`` for standard input; those of pictures become a table.

    Pictures that cannot be read are named on standard error. Raises InputError if none can, and Unavailable.
    """
    from pencilmark.paper.own import OwnPuzzle, write_own  # late, like the engine

    picture = _picture_at(path, expected)
    if not picture:
        return read_file(path, expected)
    read, faults = list[OwnPuzzle](), list[InputError]()
    for one in _all_grids_of(picture, args):
        try:
            read.append(OwnPuzzle(read_picture(one, None).asked))
        except FormatError as error:
            faults.append(error.placed(one.line))
    if not read:
        raise faults[0]
    for fault in faults:
        print(say("asking-line", at_line=fault.line, message=fault.message), file=sys.stderr)
    return write_own(tuple(read))


def _picture_at(path: str, expected: Said) -> PictureEntry | None:
    if path == "-":
        return picture_in(standard_input())
    with open_text(path, expected) as source:
        return picture_in(source)
