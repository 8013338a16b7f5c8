"""A file of puzzles that grows, and the journal beside it with which a stopped run is continued.

The journal's first line says what is made; each further one stands for a row of the file: the length of the file with
it, where the batch then is, and the puzzle, if no isomorph of it may be made again. What a stopped run wrote without an
entry in the journal is cut off and made again, to the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError, WishError
from pencilmark.board.line import parse_either, write_line
from pencilmark.board.model import Puzzle
from pencilmark.doors.commands.files import check_place, write_file
from pencilmark.make.batch import Order, Place
from pencilmark.make.made import Made

SUFFIX = ".journal"


@dataclass
class Journal:
    """The open files of a run, and the *place* from which its batch continues."""

    place: Place
    rows: BinaryIO
    entries: BinaryIO
    written: int

    def add(self, text: str, made: Made | None) -> None:
        """Write a row and then its entry, so that no entry is about a row that is not there.

        *made* is the puzzle if later ones are compared with it.
        """
        self.rows.write(text.encode())
        self.rows.flush()
        place = self.place
        self.written += 1
        entry: dict[str, Any] = {"bytes": self.rows.tell(), "place": [place.order, place.taken, place.answered]}
        if made:
            geometry, givens = made.puzzle.geometry, made.puzzle.givens
            entry |= {"board": geometry.name, "puzzle": write_line(givens, geometry.value_count)}
        self.entries.write(json.dumps(entry).encode() + b"\n")
        self.entries.flush()


def journal_of(path: Path) -> Path:
    """Return where the journal of a file is."""
    return path.with_name(path.name + SUFFIX)


def seed_of(path: Path) -> int | None:
    """Return the seed of the stopped run; None if there is none."""
    head = next(iter(_entries(journal_of(path))), None)
    return head.get("seed") if head else None


@contextmanager
def opened(path: Path, question: dict[str, Any], resume: bool) -> Iterator[Journal]:
    """Open the file at *path* and its journal, as they were if a run is to *resume*; at the end the journal is removed.

    Raises WishError if the stopped run was asked for something else, InputError if nothing can be written.
    """
    check_place(path)
    journal = journal_of(path)
    head, *entries = (_entries(journal) if resume else []) or [None]
    if head is not None and head != question:
        differs = next(key for key in question if head.get(key) != question[key])
        raise WishError("bad-options/other-run", file=str(path), what=differs)
    entries = _that_are_there(entries, path)
    place = Place()
    for entry in entries:
        if "puzzle" in entry:
            place.known.add(_made(entry))
    if entries:
        place.order, place.taken, place.answered = entries[-1]["place"]
    # The whole journal is written before the file: whenever the run ends, the next one knows how far it got.
    write_file(journal, b"".join(json.dumps(entry).encode() + b"\n" for entry in (question, *entries)))
    with path.open("r+b" if entries else "wb") as rows, journal.open("ab") as written:
        rows.truncate(entries[-1]["bytes"] if entries else 0)
        rows.seek(0, 2)
        yield Journal(place, rows, written, len(entries))
    journal.unlink()


def _entries(path: Path) -> list[Any]:
    """Read the whole lines of a journal; the last one may be incomplete if the run was stopped."""
    try:
        lines = path.read_bytes().split(b"\n")[:-1]
    except OSError:
        return []
    found = []
    for line in lines:
        try:
            found.append(json.loads(line))
        except ValueError:
            break
    return found


def _that_are_there(entries: list[Any], path: Path) -> list[Any]:
    """Drop the entries of rows that the file has lost, as after a crash of the machine."""
    try:
        size = path.stat().st_size
    except OSError:
        size = 0
    return [entry for entry in entries if entry["bytes"] <= size]


def _made(entry: dict[str, Any]) -> Made:
    """Return what the batch remembers of the puzzle of an entry."""
    geometry, line = board(entry["board"]), entry["puzzle"]
    try:
        read = parse_either(line, geometry)
    except FormatError as error:
        raise WishError("bad-options/bad-journal") from error
    return Made(Puzzle(geometry, read.givens), ())


def question_of(orders: Sequence[Order], seed: int, **more: Any) -> dict[str, Any]:
    """Return, as plain data, what a run makes."""
    told = [{"wish": order.wish.as_dict(), "count": order.count} for order in orders]
    plain: dict[str, Any] = json.loads(json.dumps({"seed": seed, "wishes": told, **more}))
    return plain
