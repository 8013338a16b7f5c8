"""A puzzle to print: what is known about it, in words too, its link, and its board in a box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from urllib.parse import urlencode

from pencilmark.board.drawing import Shape, Text
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import line_on
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.exchange.text.single import write_candidates
from pencilmark.human.techniques.technique import level_name
from pencilmark.paper.board_drawing import draw_board, in_words
from pencilmark.paper.options import Look
from pencilmark.paper.page import Drawing
from pencilmark.paper.papers import Box

LARGEST_MARKED = 16
"""The largest value of a board whose candidates a link carries."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle to print, and what is known about it: None or empty if unknown.

    *solution* has a value for each cell; without one there is no single solution, or it was not searched for (see
    *is_searched*). *rating* is a few words such as "ER 3.4", *level* one of our levels;
    *title* is the puzzle's own, and *words* are its rules in its author's words.
    """

    puzzle: Puzzle
    solution: Sequence[int] | None = None
    level: str = ""
    rating: str = ""
    seed: int | None = None
    title: str = ""
    words: str = ""
    is_searched: bool = True


def told(entry: Entry, show: Iterable[str]) -> list[str]:
    """List the words above a board, beside its number: the letters of a wordoku, and the facts to *show*.

    >>> told(Entry(Puzzle(board("4"), (1,) + (0,) * 15), level="Easy"), ("level", "rating", "clues"))
    ['Easy', '1 given']
    """
    count = entry.puzzle.clue_count
    words = {"level": level_name(entry.level), "rating": entry.rating, "clues": say("entry-givens", count=count)}
    letters = [" ".join(entry.puzzle.geometry.signs)] if entry.puzzle.geometry.signs else []
    return letters + [word for name, word in words.items() if name in show and word]


def board_item(entry: Entry, box: Box, look: Look, *, is_answer: bool = False) -> Drawing:
    """Draw the board of an *entry*, or its answer, as large as fits a *box*."""
    solution = entry.solution if is_answer else None
    shapes = draw_board(entry.puzzle, solution, look)
    high, wide = entry.puzzle.geometry.extent
    left, top, right, bottom = overhang(shapes, entry.puzzle.geometry)
    scale = min(box.width / (wide + left + right), box.height / (high + top + bottom))
    x = box.x + (box.width - scale * (wide + left + right)) / 2 + left * scale
    y = box.y + (box.height - scale * (high + top + bottom)) / 2 + top * scale
    return Drawing(x, y, scale, shapes, in_words(entry.puzzle, solution))


def overhang(shapes: Iterable[Shape], geometry: Geometry) -> tuple[float, float, float, float]:
    """Measure how far *shapes* extend beyond a board: left, top, right and bottom, in cells."""
    high, wide = geometry.extent
    xs, ys = [0.0, float(wide)], [0.0, float(high)]
    for shape in shapes:
        if isinstance(shape, Text):
            half = shape.height * 0.5 * max(1.0, 0.8 * len(shape.text))
            points: Iterable[tuple[float, float]] = ((shape.centre[0] + d, shape.centre[1] + d) for d in (-half, half))
        else:
            points = getattr(shape, "points", ())
        for x, y in points:
            xs.append(x)
            ys.append(y)
    return -min(xs), -min(ys), max(xs) - wide, max(ys) - high


def share_link(puzzle: Puzzle, address: str) -> str:
    """Write the link that opens a *puzzle* on the page at an *address*.

    >>> share_link(Puzzle(board("4"), (1,) + (0,) * 15), "https://example.org/")
    'https://example.org/#p=1...............&b=4'
    """
    geometry = puzzle.geometry
    parts = {"p": line_on(puzzle.givens, geometry)}
    if geometry.name != "9":
        parts["b"] = geometry.name
    if puzzle.candidates and geometry.first and geometry.value_count <= LARGEST_MARKED:
        parts["c"] = write_candidates(puzzle)
    if puzzle.rules:
        parts["r"] = "\n".join(rule.text for rule in puzzle.rules)
    return f"{address.split('#')[0]}#{urlencode(parts)}"
