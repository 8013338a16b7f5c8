"""The puzzles of a book piece by piece, so that several Pythons can make them: the book is the same to the byte.

`pieces_of` lists what a book will ask for, `make_piece` makes one, wherever that is, and `make_entries` takes what was
made ahead as it is. Where two puzzles turn out to be isomorphic the book makes one more by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from pencilmark.board.model import Puzzle
from pencilmark.board.task import Task
from pencilmark.make.batch import Means, Wished, making, started, wished_by
from pencilmark.make.made import Made, Trying
from pencilmark.paper.book.puzzles import known_of, runs_of, scales_of_own
from pencilmark.paper.book.wish import Book, Own


@dataclass(frozen=True, slots=True)
class Piece:
    """A puzzle that a book asks for: made of its wish and seed, or one's own; and the *means*."""

    what: Wished | Puzzle
    means: Means


def pieces_of(book: Book) -> list[Piece]:
    """List what a *book* asks for, if no two of its puzzles are isomorphic: in the order in which it does.

    >>> from pencilmark.make.wish import Wish
    >>> from pencilmark.paper.book.wish import Chapter
    >>> [piece.what[1] for piece in pieces_of(Book((Chapter(Wish("4"), 2),), seed=3))]
    [3, 7702230303398350]
    """
    own = Means(scales=scales_of_own(book))
    found = [Piece(o.puzzle, own) for one in book.chapters if isinstance(one.wish, Own) for o in one.wish.puzzles]
    for run in runs_of(book):
        for order, start in started(run.orders, run.seed):
            # a puzzle with rules that is of another volume of a series is made and passed over
            volumes = run.means.share[1] if run.means.share and order.wish.part else 1
            found += [Piece(wished, run.means) for wished in islice(wished_by(order, start), order.count * volumes)]
    return found


def make_piece(piece: Piece) -> Task[Trying, Made | str]:
    """Make a *piece*; say how many solutions a puzzle of one's own has where that is not one.

    Raises PencilmarkError where a wish cannot be met.
    """
    if isinstance(piece.what, Puzzle):
        return known_of(piece.what, piece.means.scales)
    return (yield from making(piece.means, piece.what))
