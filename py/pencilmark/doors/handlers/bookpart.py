"""Makes some pieces of a book for the page, whose Pythons share them; the book is put together by one of them."""

from __future__ import annotations

import json
from collections.abc import Sequence

from pencilmark.board.english import say
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.task import retold
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.book import LARGE_WHEELS, is_large
from pencilmark.doors.handlers.pieces import made_data
from pencilmark.doors.protocol.printing import BookPartData, BookPartRequest
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.make.made import Made
from pencilmark.paper.book.ahead import make_piece, pieces_of
from pencilmark.paper.book.toml import read_book


def wheels(request: BookPartRequest) -> Sequence[str]:
    """Name the wheels for boards that only python-sat can fill."""
    return LARGE_WHEELS if is_large(read_book(request["file"])) else ()


def answer(request: BookPartRequest, clock: Clock) -> Work[BookPartData]:
    """Make the pieces asked for. One that cannot be made is left to the book, which says why."""
    first, count = request["first"], request["count"]
    found = list[object]()
    for piece in pieces_of(read_book(request["file"]))[first : first + count]:
        try:
            made = yield from retold(make_piece(piece), lambda told: None)
        except PencilmarkError:
            made = ""
        found.append(made_data(made) if isinstance(made, Made) else None)
        yield Note(done=len(found) / count, text=say("puzzles-made", count=len(found), total=count))
    return BookPartData(first=first, made=json.dumps(found))
