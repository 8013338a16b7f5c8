"""Steps in the short notation of the Sudoku forums: ``X-wing: 4 r25 c18 => r7c1<>4``."""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.geometry import bits
from pencilmark.board.model import Step


def cells_text(cells: Iterable[int], size: int = 9) -> str:
    """Write *cells* with those of a row together, and rows with the same columns together.

    >>> cells_text([0, 1, 9, 10, 40])
    'r12c12,r5c5'
    """
    rows: dict[int, list[int]] = {}
    for cell in sorted(cells):
        rows.setdefault(cell // size, []).append(cell % size)
    columns: dict[tuple[int, ...], list[int]] = {}
    for row, found in rows.items():
        columns.setdefault(tuple(found), []).append(row)
    return ",".join(f"r{_joined(rows_here, size)}c{_joined(found, size)}" for found, rows_here in columns.items())


def _joined(places: Iterable[int], size: int) -> str:
    return ("" if size < 10 else "/").join(str(place + 1) for place in places)


def step_text(step: Step, name: str, size: int = 9) -> str:
    """Write *step*, whose technique is called *name*, in one line.

    >>> from pencilmark.board.model import Candidate, Evidence
    >>> step_text(Step("naked-single", (Candidate(3, 7),)), "Naked single")
    'Naked single: r1c4=7'
    """
    placed = [candidate.text("=", size) for candidate in step.placements]
    gone: dict[int, list[int]] = {}
    for cell, value in step.eliminations:
        gone.setdefault(value, []).append(cell)
    done = ", ".join(placed or [f"{cells_text(cells, size)}<>{value}" for value, cells in sorted(gone.items())])
    where = step.evidence.cells
    if not where or not step.eliminations:
        return f"{name}: {done}"
    digits = ("" if size < 10 else ",").join(str(digit + 1) for digit in bits(step.evidence.digits))
    return f"{name}: {digits} in {cells_text(bits(where), size)} => {done}"
