"""Forms that people read and paste (a line, a grid, a table, a text of rules), and files of other programs."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import line_on, write_line
from pencilmark.board.masks import bits
from pencilmark.board.model import Position
from pencilmark.board.rows import write_grid as write_rows
from pencilmark.exchange.found import Reading
from pencilmark.exchange.hodoku import LibraryCase, write_library


def write_text(found: Reading) -> str:
    """Write the givens as one line."""
    return line_on(found.puzzle.givens, found.puzzle.geometry) + "\n"


def write_sheet(found: Reading) -> str:
    """Write a text of rules: the board, the givens, and each rule on a line."""
    puzzle = found.puzzle
    givens = [f"givens: {line_on(puzzle.givens, puzzle.geometry)}"] if any(puzzle.givens) else []
    return "\n".join([f"board: {puzzle.geometry.name}", *givens, *(rule.text for rule in puzzle.rules)]) + "\n"


def write_grid(found: Reading) -> str:
    """Write the givens as rows, with lines between boxes, and below them the signs for digits, if any.

    >>> from pencilmark.board.line import parse_line
    >>> print(write_grid(Reading(parse_line("1..2...........4"), "")))
    1 . | . 2
    . . | . .
    ----+----
    . . | . .
    . . | . 4
    <BLANKLINE>
    """
    geometry = found.puzzle.geometry
    if geometry.grids:
        return write_rows(found.puzzle.givens, geometry) + "\n"
    rows = drawn([geometry.label_of(value) if value else "." for value in found.puzzle.givens], geometry)
    return f"{rows}\n{geometry.signs}\n" if geometry.signs else rows


def drawn(cells: Sequence[str], geometry: Geometry) -> str:
    """Draw the texts of cells in rows and columns."""
    size, wide = geometry.size, max(map(len, cells))
    high, across = geometry.box or (size, size)
    rows = [cells[start : start + size] for start in range(0, size * size, size)]
    lines: list[str] = []
    for number, row in enumerate(rows):
        parts = [row[start : start + across] for start in range(0, size, across)]
        if number and number % high == 0:
            last = len(parts) - 1
            dashes = ("-" * (across * (wide + 1) + (0 < place < last)) for place in range(len(parts)))
            lines.append("+".join(dashes))
        lines.append(" | ".join(" ".join(cell.rjust(wide) for cell in part) for part in parts))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def write_csv(found: Reading) -> str:
    """Write the givens as a table: a row on each line, commas between cells, nothing for an empty one."""
    size, givens = found.puzzle.geometry.size, found.puzzle.givens
    rows = [givens[start : start + size] for start in range(0, size * size, size)]
    return "".join(",".join(str(value) if value else "" for value in row) + "\n" for row in rows)


def write_marks(found: Reading) -> str:
    """Write the candidates of all cells; if digits or marks were entered, the givens and the digits come first.

    These are the three grids of Simple Sudoku. A cell without marks has the candidates that its peers leave it.
    """
    puzzle, geometry = found.puzzle, found.puzzle.geometry
    cells = ["".join(_sign(bit + 1, geometry) for bit in bits(mask)) for mask in masks_of(found)]
    values = [line_on((value,), geometry) for value in puzzle.values]
    givens = [line_on((value,), geometry) for value in puzzle.givens]
    before = [drawn(givens, geometry), drawn(values, geometry)] if any(puzzle.givens) else []
    return "\n".join([*before, drawn(cells, geometry)])


def _sign(value: int, geometry: Geometry) -> str:
    return line_on((value,), geometry)


def masks_of(found: Reading) -> list[int]:
    """Return what each cell can be as the puzzle stands: its value, its marks, or what its peers leave it."""
    position = Position.of(found.position)
    full = found.puzzle.geometry.all_digits
    return [
        1 << value - 1 if value else mask or full
        for value, mask in zip(position.values, position.cell_digits, strict=True)
    ]


def write_hodoku(found: Reading) -> str:
    """Write the position as a line of HoDoKu's library. Raises FormatError on any board but the usual one."""
    if not found.puzzle.geometry.is_classic:
        raise FormatError("form-board/classic", found=found.puzzle.geometry.name)
    return write_library(LibraryCase("0000", "", "x", found.position)) + ":\n"


def write_sadman(found: Reading) -> str:
    """Write a file of sections: title and words, the puzzle, its state, and the pencil marks."""
    puzzle = found.puzzle
    told = [("D", found.title), ("A", found.author), *(("C", line) for line in found.text.split("\n"))]
    head = [f"#{key}{_line(said)}" for key, said in told if said.strip()]
    sections = [("Puzzle", _rows(puzzle.givens))]
    if puzzle.placed and any(puzzle.placed):
        sections.append(("State", _rows(puzzle.values)))
    if found.marks and any(found.marks):
        cells = ["".join(str(bit + 1) for bit in bits(mask)) for mask in masks_of(found)]
        sections.append(("PencilMarks", "\n".join(",".join(cells[start : start + 9]) for start in range(0, 81, 9))))
    return "\n".join([*head, *(f"[{name}]\n{body}" for name, body in sections)]) + "\n"


def _line(text: str) -> str:
    return " ".join(text.split())


def _rows(values: tuple[int, ...]) -> str:
    line = write_line(values, 9)
    return "\n".join(line[start : start + 9] for start in range(0, 81, 9))


def write_opensudoku(found: Reading) -> str:
    """Write a folder of one game, which OpenSudoku can import; blanks are 0."""
    told = (("name", found.title), ("author", found.author), ("description", found.text))
    head = "".join(f"  <{name}>{escape(said, quote=False)}</{name}>\n" for name, said in told if said or name == "name")
    data = write_line(found.puzzle.givens, 9).replace(".", "0")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n{head}  <game data="{data}"/>\n</opensudoku>\n'
