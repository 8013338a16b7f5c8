"""Files of programs with a header or with sections: .sdk of SadMan and SudoCue.

Header lines begin with # and a letter: A author, D description, C comment, B date, S source, L level, U address.
Sections have a name in brackets: Puzzle, State, PencilMarks, Colors, Solution.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import Geometry
from pencilmark.exchange.found import Reading
from pencilmark.exchange.text.gather import joined
from pencilmark.exchange.text.puzzles import Grid, grid_of
from pencilmark.exchange.text.rows import blocks, lines_of

_HEAD = re.compile(r"#([ADCBSLUN])\s?(.*)")
_SECTION = re.compile(r"\[\s?(puzzle|state|pencil\s?marks?|colou?rs?|solution|header|candidates)\s?\]", re.IGNORECASE)
_NAMES = {"A": "author", "D": "title", "N": "title"}


def in_sections(text: str, geometry: Geometry | None) -> Reading | None:
    """Read a file with a header or with sections; None when it has neither. Raises FormatError."""
    headers = [match for line in text.split("\n") if (match := _HEAD.fullmatch(line.strip()))]
    parts = _parts(text)
    if not parts and not headers:
        return None
    if not parts:
        body = "\n".join("" if _HEAD.fullmatch(line.strip()) else line for line in text.split("\n"))
        grids = [grid_of(block, geometry) for block in blocks(lines_of(body), geometry.size if geometry else None)]
        return _told(joined(grids, "SadMan .sdk"), headers) if grids else None
    return _told(_from_parts(parts, geometry), headers)


def _parts(text: str) -> dict[str, str]:
    """Cut a text at the names of its sections."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in text.split("\n"):
        match = _SECTION.fullmatch(line.strip())
        if match:
            name = match[1].lower().replace(" ", "").removesuffix("s").replace("colour", "color")
        elif name:
            found.setdefault(name, []).append(line)
    return {name: "\n".join(lines) for name, lines in found.items()}


def _from_parts(parts: dict[str, str], geometry: Geometry | None) -> Reading:
    grids = {name: _grid(text, geometry) for name, text in parts.items() if name not in ("color", "header")}
    puzzle = grids.get("puzzle")
    if puzzle is None:
        raise FormatError("no-puzzle/recognised-file-sections-grid")
    state, marks = grids.get("state"), grids.get("pencilmark") or grids.get("candidate")
    found = joined([grid for grid in (puzzle, state, grids.get("solution")) if grid], "SadMan .sdk")
    assert isinstance(found, Reading)
    own = marks.candidates if marks and marks.candidates and marks.geometry is puzzle.geometry else None
    return Reading(found.puzzle, found.format, marks=own or found.marks, solution=found.solution)


def _grid(text: str, geometry: Geometry | None) -> Grid | None:
    found = blocks(lines_of(text), geometry.size if geometry else None)
    return grid_of(found[0], geometry) if found else None


def _told(found: object, headers: Sequence[re.Match[str]]) -> Reading | None:
    """Add what the header tells."""
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
