"""A puzzle as shapes in units of cells: shading, lines, digits, candidates, and its solution in another face.

The digits come row by row, with an invisible dot for each blank, so that a search, a copied selection and a screen
reader find the puzzle as people write it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pencilmark.board.drawing import LABELLED_ROOM, Face, Polyline, Room, Shape, Style, Text, centre, rooms
from pencilmark.board.geometry import Geometry
from pencilmark.board.grid import DIGIT, HAIR, beside, lines, marks, names, shading
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.speech import say, together
from pencilmark.board.task import Budget, finished
from pencilmark.engine import uncover
from pencilmark.engine.answers import Uncovered
from pencilmark.engine.ruled_streams import placing
from pencilmark.paper.options import PLAIN, Look
from pencilmark.rules.picture import draw_found, draw_modifiers, draw_rules
from pencilmark.rules.rule import asks_for_hidden

MOST_NODES = 100_000
"""Most nodes spent on the regions of a solution: with its digits known, there is little to find."""
UNSEEN = Style()
LOW = 0.1
"""How far below the middle digits are on boards with numbers in the corners of cells, clear of these."""

BOLD = 1.18
"""How much taller digits are on boards for weak eyes."""


def draw_board(puzzle: Puzzle, solution: Sequence[int] | None = None, look: Look = PLAIN) -> tuple[Shape, ...]:
    """Draw a *puzzle*, with its *solution* (a value for each cell) if there is one.

    >>> shapes = draw_board(Puzzle(board("4"), (1,) + (0,) * 15))
    >>> [shape.text for shape in shapes if isinstance(shape, Text)][:4]
    ['1', '.', '.', '.']
    """
    geometry = puzzle.geometry
    ruled = (*draw_rules(puzzle.rules, puzzle.geometry), *(_found(puzzle, solution) if solution else ()))
    free = rooms(ruled, geometry)
    stand = solution or (puzzle.values if look.written else puzzle.givens)
    return (
        *shading(geometry, stand),
        *(shape for shape in ruled if not shape.style.over),
        *lines(geometry, look.bold),
        *(strips(puzzle, look) if look.marks == "room" and solution is None else ()),
        *digits(puzzle, solution, look, low=LOW if LABELLED_ROOM in free else 0.0),
        *(candidates(puzzle, free) if look.marks == "candidates" and solution is None else ()),
        *(shape for shape in ruled if shape.style.over),
        *names(geometry, look.naming, beside(ruled)),
    )


def _found(puzzle: Puzzle, solution: Sequence[int]) -> tuple[Shape, ...]:
    """Draw the regions, shades or modifiers of a *solution*, if the puzzle asks for any."""
    if puzzle.geometry.modifiers:
        return tuple(draw_modifiers(finished(placing(puzzle, solution)), puzzle.geometry))
    if not asks_for_hidden(puzzle.rules, puzzle.geometry):
        return ()
    whole = uncover(puzzle, solution, budget=Budget(nodes=MOST_NODES))
    return draw_found(whole.regions, whole.shades, puzzle.geometry) if isinstance(whole, Uncovered) else ()


def digits(puzzle: Puzzle, solution: Sequence[int] | None, look: Look = PLAIN, *, low: float = 0.0) -> Iterator[Shape]:
    """Write the digits row by row, and an invisible dot in each cell without one, *low* in their cells.

    These are the givens and the digits of the *solution*, or without it those written by a player, if wished.
    """
    geometry = puzzle.geometry
    height = digit_height(geometry, look)
    low = 0.14 if look.marks == "room" and solution is None else low
    written = (look.written and puzzle.placed) or (0,) * geometry.cell_count
    for cell in geometry.within(tuple(range(geometry.cell_count))):
        given = puzzle.givens[cell]
        x, y = centre(cell, geometry.size)
        value = given or (solution[cell] if solution else written[cell])
        face: Face = "strong" if given else "slanted"
        text = geometry.label_of(value) if value else "."
        yield Text((x, y + low), text, height, Style(fill="ink") if value else UNSEEN, face)
        if geometry.value_count > 9 and (cell + 1) % geometry.size:
            yield Text((x + 0.5, y + low), " ", height, UNSEEN)  # or else 1 and 12 might be read as 112


def digit_height(geometry: Geometry, look: Look) -> float:
    """Return the height of digits in cells: less if they have two places, or room is kept for candidates."""
    height = DIGIT * (0.78 if geometry.value_count > 9 else 1.0) * (BOLD if look.bold else 1.0)
    return min(height, 0.42) if look.marks == "room" else height


def strips(puzzle: Puzzle, look: Look) -> Iterator[Shape]:
    """Separate a strip at the top of each empty cell, for candidates."""
    size = puzzle.geometry.size
    style = Style(stroke="hair", width=HAIR * 0.75, dashed=True)
    for cell, value in enumerate(puzzle.values if look.written else puzzle.givens):
        if not value and puzzle.geometry.covered >> cell & 1:
            x, y = cell % size, cell // size
            yield Polyline(((x + 0.12, y + 0.34), (x + 0.88, y + 0.34)), style)


def candidates(puzzle: Puzzle, free: Sequence[Room] = ()) -> Iterator[Shape]:
    """Write every candidate of the empty cells at its place in the *free* room of its cell."""
    return marks(puzzle.geometry, Position.of(puzzle).cell_digits, free)


def in_words(puzzle: Puzzle, solution: Sequence[int] | None = None) -> str:
    """Write a puzzle, or its solution, row by row, as it is read aloud.

    >>> in_words(Puzzle(board("2"), (1, 0, 0, 0)))
    'Sudoku, 2 by 2. Row 1: 1 blank. Row 2: blank blank.'
    """
    geometry, size = puzzle.geometry, puzzle.geometry.size
    high, wide = geometry.extent
    blank = say("drawn-blank")
    values = [geometry.label_of(value) if value else blank for value in solution or puzzle.givens]
    rows = (
        say("drawn-row", row=row + 1, values=" ".join(values[row * size : row * size + wide])) for row in range(high)
    )
    return together([say("drawn-solution" if solution else "drawn-board", rows=high, columns=wide), *rows])
