"""Files of other programs: .sdk of SadMan and SudoCue, XML of OpenSudoku."""

from __future__ import annotations

from xml.sax.saxutils import escape

from pencilmark.board.line import write_line
from pencilmark.board.masks import bits
from pencilmark.exchange.found import Reading
from pencilmark.exchange.written.plain import masks_of


def write_sadman(found: Reading) -> str:
    """Write a file of sections: what is said of the puzzle, the puzzle, its state, and the pencil marks."""
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
    """Write a folder of one game, as OpenSudoku takes in; blanks are 0."""
    told = (("name", found.title), ("author", found.author), ("description", found.text))
    head = "".join(f"  <{name}>{escape(said)}</{name}>\n" for name, said in told if said or name == "name")
    data = write_line(found.puzzle.givens, 9).replace(".", "0")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n{head}  <game data="{data}"/>\n</opensudoku>\n'
