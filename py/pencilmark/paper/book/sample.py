"""A few puzzles of a book with their answers, for the page of a shop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pencilmark.board.task import Progress, Task
from pencilmark.paper.book.pages import Printed, lay_out
from pencilmark.paper.book.puzzles import BookEntry
from pencilmark.paper.book.wish import Book


def sampled(entries: Sequence[BookEntry], count: int) -> tuple[BookEntry, ...]:
    """Choose *count* of a book's puzzles, or all if there are fewer: evenly from the first to the last.

    >>> sampled([], 10)
    ()
    """
    many = min(count, len(entries))
    return tuple(entries[(2 * place + 1) * len(entries) // (2 * many)] for place in range(many))


def sample_pages(book: Book, entries: Sequence[BookEntry], count: int) -> Task[Progress, Printed]:
    """Lay *count* puzzles of a *book* out, with its title page and their answers; they keep their numbers."""
    chosen = sampled(entries, count)
    kept = list(dict.fromkeys(entry.chapter for entry in chosen))
    placed = [replace(entry, chapter=kept.index(entry.chapter)) for entry in chosen]
    chapters = tuple(book.chapters[place] for place in kept)
    small = replace(
        book, chapters=chapters, how_to_solve=False, half_title=False, introduction="", hints=False, answers="end"
    )
    return (yield from lay_out(small, placed))
