"""Files of programs with a header or with sections: .sdk of SadMan and SudoCue, and SumoCue's killers and jigsaws.

Header lines begin with # and a letter: A author, D description, C comment, B date, S source, L level, U address.
Sections have a name in brackets: Puzzle, State, PencilMarks, Colors, Solution. SumoCue writes ``SumoCueV1`` and the
cells in reading order, each with its region: ``=15`` opens a cage with that sum, ``+3`` is in the cage of cell 3 (from
0), ``=0`` is in none; ``J2`` after it is the region (from 0), left out on a board with boxes. A cage of one cell is a
given.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.geometry import Geometry, cell_name
from pencilmark.board.line import square_size
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Slowly, each
from pencilmark.exchange.found import Reading
from pencilmark.exchange.grids import board_of
from pencilmark.exchange.text.puzzles import Contents, grid_of, joined
from pencilmark.exchange.text.rows import PAUSE, blocks, lines_of
from pencilmark.rules.rule import named
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.well_made import well_made

_HEAD = re.compile(r"#([ADCBSLUN])\s?(.*)")
_SECTION = re.compile(r"\[\s?(puzzle|state|pencil\s?marks?|colou?rs?|solution|header|candidates)\s?\]", re.IGNORECASE)
_NAMES = {"A": "author", "D": "title", "N": "title"}


def in_sections(text: str, geometry: Geometry | None) -> Slowly[Reading | None]:
    """Read a file with a header or with sections, with pauses; None if it has neither. Raises FormatError."""
    if "#" not in text and "[" not in text:
        return None
    lines = text.split("\n")
    heads = yield from each(lambda line: _HEAD.fullmatch(line.strip()), lines)
    headers = [match for match in heads if match]
    parts = yield from _parts(lines)
    if not parts and not headers:
        return None
    if not parts:
        body = "\n".join("" if match else line for line, match in zip(lines, heads, strict=True))
        grids = yield from _grids(body, geometry)
        return _told((yield from joined(grids, "SadMan .sdk")), headers) if grids else None
    return _told((yield from _from_parts(parts, geometry)), headers)


def _parts(lines: Sequence[str]) -> Slowly[dict[str, str]]:
    """Cut a text at the names of its sections."""
    found: dict[str, list[str]] = {}
    name = ""
    for place, line in enumerate(lines, 1):
        if place % PAUSE == 0:
            yield None
        match = _SECTION.fullmatch(line.strip())
        if match:
            name = match[1].lower().replace(" ", "").removesuffix("s").replace("colour", "color")
        elif name:
            found.setdefault(name, []).append(line)
    return {name: "\n".join(lines) for name, lines in found.items()}


def _from_parts(parts: dict[str, str], geometry: Geometry | None) -> Slowly[Reading]:
    grids: dict[str, Contents | None] = {}
    for name, text in parts.items():
        if name not in ("color", "header"):
            found = yield from _grids(text, geometry, 1)
            grids[name] = found[0] if found else None
    puzzle = grids.get("puzzle")
    if puzzle is None:
        raise FormatError("no-puzzle/recognised-file-sections-grid")
    state, marks = grids.get("state"), grids.get("pencilmark") or grids.get("candidate")
    whole = yield from joined([grid for grid in (puzzle, state, grids.get("solution")) if grid], "SadMan .sdk")
    assert isinstance(whole, Reading)
    own = marks.candidates if marks and marks.candidates and marks.geometry is puzzle.geometry else None
    return Reading(whole.puzzle, whole.format, marks=own or whole.marks, solution=whole.solution)


def _grids(text: str, geometry: Geometry | None, most: int | None = None) -> Slowly[list[Contents]]:
    lines = yield from lines_of(text)
    found = yield from blocks(lines, geometry.size if geometry else None)
    return (yield from each(lambda block: grid_of(block, geometry), found[:most], 1))


def _told(found: object, headers: Sequence[re.Match[str]]) -> Reading | None:
    """Add the fields of the header."""
    if not isinstance(found, Reading):
        return None
    about = {"author": "", "title": ""}
    words = []
    level = ""
    for match in headers:
        key, said = match[1], match[2].strip()
        if key in _NAMES and not about[_NAMES[key]]:
            about[_NAMES[key]] = said[:200]
        elif key == "L":
            level = said[:100]
        elif said:
            words.append(said)
    columns = (("rating", level),) if level else ()
    return Reading(
        found.puzzle,
        found.format,
        title=about["title"] or found.title,
        author=about["author"],
        text="\n".join(words)[:10_000] or found.text,
        marks=found.marks,
        solution=found.solution,
        columns=columns,
    )


_START = "SumoCueV1"
_CELLS = re.compile(r"(?:[=+]\d{1,4}(?:J\d{1,3})?){1,1300}")
_CELL = re.compile(r"([=+])(\d+)(?:J(\d+))?")


def is_sumocue(text: str) -> bool:
    """Report whether a text is a puzzle of SumoCue.

    >>> is_sumocue("SumoCueV1=3J0+0J0"), is_sumocue("sumo")
    (True, False)
    """
    return text.startswith(_START)


def read_sumocue(text: str) -> Reading:
    """Read a puzzle of SumoCue. Raises FormatError.

    >>> found = read_sumocue("SumoCueV1=3+0=0=4" + "=0" * 12)
    >>> found.puzzle.givens[:4], [rule.text for rule in found.puzzle.rules]
    ((0, 0, 0, 4), ['killer 3: r1c1 r1c2'])
    """
    body = "".join(text.removeprefix(_START).split())
    cells = _CELL.findall(body) if _CELLS.fullmatch(body) else []
    size = square_size(len(cells)) or 0
    if not 4 <= size <= 35:
        raise FormatError("bad-link/sumocue-cells", found=len(cells))
    try:
        regions = [region or None for _, _, region in cells]
        notes: list[str] = []
        geometry = board(board_of(regions, size, notes) if all(regions) else size)
        cages = _cages([(sign, int(number)) for sign, number, _ in cells])
        givens = {cage[0]: total for cage, total in cages if len(cage) == 1}
        clues = [Clue("killer", (total,), (tuple(cage),)) for cage, total in cages if len(cage) > 1]
        rules = tuple(named(well_made(clue, geometry), geometry) for clue in clues)
        values = tuple(givens.get(cell, 0) for cell in range(size * size))
        return Reading(Puzzle(geometry, values, rules=rules), "SumoCue", warnings=tuple(notes))
    except InputError as error:
        raise FormatError("bad-link/sumocue", why=error.says) from error


def _cages(cells: list[tuple[str, int]]) -> list[tuple[list[int], int]]:
    """List the cells and the sum of each cage. Raises FormatError for a cell in the cage of a cell without one."""
    found: dict[int, list[int]] = {}
    for cell in range(len(cells)):
        found.setdefault(_head(cell, cells), []).append(cell)
    return [(cage, cells[head][1]) for head, cage in found.items() if cells[head][1]]


def _head(cell: int, cells: list[tuple[str, int]]) -> int:
    """Return the cell that opens the cage of a *cell*."""
    at = cell
    for _ in cells:
        sign, number = cells[at]
        if sign == "=":
            return at
        if number >= len(cells):
            break
        at = number
    raise FormatError("bad-link/sumocue-cage", cell=cell_name(cell, square_size(len(cells)) or 9))
