"""The puzzles of a book piece by piece, so that several Pythons can make them, and the book is the same byte for byte.

`pieces_of` lists what a book will ask for, `make_piece` makes a piece anywhere, and `make_entries` takes those made
ahead as they are. If two puzzles turn out to be isomorphic, the book makes another one itself. `kept_line` writes a
puzzle into a file of made ones, from which `read_kept` takes those that a book asks for.
"""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice
from typing import Any

from pencilmark import __version__
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.frozen import dataclass
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Task
from pencilmark.make.batch import Found, Means, Wished, making, started, wished_by
from pencilmark.make.made import Made, Trying, made_data, read_made
from pencilmark.make.wish import Wish
from pencilmark.paper.book.puzzles import Ahead, known_of, runs_of, scales_of_own
from pencilmark.paper.book.wish import Book, OwnPuzzles


@dataclass(frozen=True, slots=True)
class BookPiece:
    """A puzzle that a book asks for: made from its wish and seed, or someone's own; and the *means*."""

    what: Wished | Puzzle
    means: Means


def pieces_of(book: Book) -> list[BookPiece]:
    """List what a *book* asks for if no two of its puzzles are isomorphic, in order.

    >>> from pencilmark.paper.book.wish import Chapter
    >>> [piece.what[1] for piece in pieces_of(Book((Chapter(Wish("4"), 2),), seed=3))]
    [3, 7702230303398350]
    """
    own = Means(scales=scales_of_own(book))
    found = [
        BookPiece(o.puzzle, own) for one in book.chapters if isinstance(one.wish, OwnPuzzles) for o in one.wish.puzzles
    ]
    for run in runs_of(book):
        for order, start in started(run.orders, run.seed):
            # a puzzle with rules from another volume of the series is made and skipped
            volumes = run.means.share[1] if run.means.share and order.wish.part else 1
            found += [BookPiece(wished, run.means) for wished in islice(wished_by(order, start), order.count * volumes)]
    return found


def make_piece(piece: BookPiece) -> Task[Trying, Made | str]:
    """Make a *piece*; for someone's own puzzle without a single solution, say how many it has.

    Raises PencilmarkError if a wish cannot be met.
    """
    if isinstance(piece.what, Puzzle):
        return known_of(piece.what, piece.means.scales)
    return (yield from making(piece.means, piece.what))


def read_piece(data: dict[str, Any], piece: BookPiece) -> Made:
    """Read the output of `made_data` for a *piece*."""
    if isinstance(piece.what, Puzzle):
        return read_made(data, piece.what)
    wish, seed = piece.what
    return replace(read_made(data), wish=wish, seed=seed)


def kept_line(book: Book, wished: Wished, found: Found) -> str:
    """Write the result of a wish of a *book* as a line of a file of made puzzles."""
    told = (
        {"made": made_data(found)}
        if isinstance(found, Made)
        else {"failed": [found.code, found.says.id, dict(found.says.values)]}
    )
    return json.dumps({"of": _key(*wished, book)} | told) + "\n"


def read_kept(book: Book, text: str) -> Ahead:
    """Read the lines of made puzzles that a *book* will ask for; a line that was cut short is ignored.

    >>> from pencilmark.paper.book.wish import Chapter
    >>> book = Book((Chapter(Wish("4"), 1),), seed=3)
    >>> (piece,) = pieces_of(book)
    >>> from pencilmark.make.batch import make
    >>> made = make(piece.means, piece.what)
    >>> read_kept(book, kept_line(book, piece.what, made) + '{"of": {}') == {piece.what: made}
    True
    """
    lines = [json.loads(line) for line in text.split("\n")[:-1] if line.endswith("}")]
    known = {json.dumps(line["of"]): line for line in lines}
    wished = ((piece, piece.what) for piece in pieces_of(book) if not isinstance(piece.what, Puzzle))
    keys = ((piece, what, json.dumps(_key(*what, book))) for piece, what in wished)
    return {what: _came(known[key], piece) for piece, what, key in keys if key in known}


def _came(line: dict[str, Any], piece: BookPiece) -> Found:
    if "made" in line:
        return read_piece(line["made"], piece)
    code, sentence, values = line["failed"]
    return PencilmarkError(sentence, code=code, **values)


def _key(wish: Wish, seed: int, book: Book) -> list[Any]:
    """Return a key for what a puzzle of a *book* is made from, with the version: another may make another puzzle."""
    return [__version__, wish.as_dict(), seed, book.share]
