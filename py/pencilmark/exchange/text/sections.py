"""Files of programs with a header or with sections: .sdk of SadMan and SudoCue.

Header lines begin with # and a letter: A author, D description, C comment, B date, S source, L level, U address.
Sections have a name in brackets: Puzzle, State, PencilMarks, Colors, Solution.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import Geometry
from pencilmark.board.task import Slowly, each
from pencilmark.exchange.found import Reading
from pencilmark.exchange.text.puzzles import Contents, grid_of, joined
from pencilmark.exchange.text.rows import PAUSE, blocks, lines_of

_HEAD = re.compile(r"#([ADCBSLUN])\s?(.*)")
_SECTION = re.compile(r"\[\s?(puzzle|state|pencil\s?marks?|colou?rs?|solution|header|candidates)\s?\]", re.IGNORECASE)
_NAMES = {"A": "author", "D": "title", "N": "title"}


def in_sections(text: str, geometry: Geometry | None) -> Slowly[Reading | None]:
    """Read a file with a header or with sections, with pauses; None when it has neither. Raises FormatError."""
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
