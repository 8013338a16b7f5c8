"""Writes puzzles: every form that can be copied or saved, what it holds, and what it leaves out of a puzzle.

`pencilmark.exchange.read.recognise` reads each of them again; whatever a form holds comes back as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal, TypeAlias, get_args
from urllib.parse import quote

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import MAX_SIZE
from pencilmark.board.speech import say
from pencilmark.exchange.found import FormName, Reading, Written
from pencilmark.exchange.fpuzzles import write_fpuzzles
from pencilmark.exchange.ipuz import write_ipuz
from pencilmark.exchange.links import ADDRESSES
from pencilmark.exchange.lzstring import compress
from pencilmark.exchange.sudokupad import write_sudokupad
from pencilmark.exchange.written import plain
from pencilmark.exchange.written.own import write_own, write_picture
from pencilmark.rules.picture import draw_rules

Part: TypeAlias = Literal["board", "rules", "placed", "marks", "candidates", "title", "author", "text"]
"""What a puzzle may have besides its givens; *marks* are a player's, *candidates* the puzzle's own."""
PARTS: tuple[Part, ...] = get_args(Part)


@dataclass(frozen=True, slots=True)
class Form:
    """A form: how it is written, which parts of a puzzle it *holds*, and which boards it *knows*.

    The boards are the "classic" one; "square" ones of one grid; "oblong" ones, too; or "all", also those of several
    grids and those whose values begin with 0. A writer for another program may itself name what that does not know.
    *least* is the smallest board that is recognised in a text, *most* the largest.
    """

    write: Callable[[Reading], str | Written]
    holds: tuple[Part, ...] = ()
    knows: Literal["classic", "square", "oblong", "all"] = "square"
    least: int = 1
    most: int = MAX_SIZE


def _fpuzzles(found: Reading) -> Written:
    return write_fpuzzles(found.puzzle, found.title, found.author, found.text, found.marks)


def _sudokupad(found: Reading) -> Written:
    puzzle = found.puzzle
    shapes = draw_rules(puzzle.rules, puzzle.geometry)
    return write_sudokupad(puzzle, shapes, found.title, found.author, found.text)


FORMS: dict[FormName, Form] = {
    "line": Form(plain.write_text, knows="all"),
    "grid": Form(plain.write_grid, knows="all", least=4),
    "marks": Form(plain.write_marks, ("placed", "marks", "candidates"), least=4, most=9),
    "text": Form(plain.write_sheet, ("board", "rules"), "all"),
    "hodoku": Form(plain.write_hodoku, ("placed", "marks", "candidates"), "classic"),
    "csv": Form(plain.write_csv, least=4),
    "json": Form(write_own, PARTS, "all"),
    "opensudoku": Form(plain.write_opensudoku, ("title", "author", "text"), "classic"),
    "sadman": Form(plain.write_sadman, ("placed", "marks", "title", "author", "text"), "classic"),
    "ipuz": Form(write_ipuz, ("board", "rules", "placed", "marks", "title", "author", "text")),
    "f-puzzles": Form(_fpuzzles, PARTS),
    "sudokupad": Form(_sudokupad, ("board", "rules", "candidates", "title", "author", "text"), "oblong"),
    "svg": Form(write_picture, PARTS, "all"),
}


def parts(found: Reading) -> list[Part]:
    """List what a puzzle has besides its givens.

    >>> from pencilmark.board.line import parse_line
    >>> parts(Reading(parse_line("1..2...........4"), "", title="Four"))
    ['title']
    """
    puzzle = found.puzzle
    has: dict[Part, bool] = {
        "board": puzzle.geometry is not board(puzzle.geometry.size),
        "rules": bool(puzzle.rules),
        "placed": bool(puzzle.placed and any(puzzle.placed)),
        "marks": bool(found.marks and any(found.marks)),
        "candidates": puzzle.candidates is not None,
        "title": bool(found.title),
        "author": bool(found.author),
        "text": bool(found.text),
    }
    return [part for part in PARTS if has[part]]


def held(found: Reading, name: FormName) -> Reading:
    """Return what a form keeps of a puzzle: all that can be read back, except the board if the form does not name it.

    >>> from pencilmark.board.line import parse_line
    >>> held(Reading(parse_line("1..2...........4"), "", title="Four"), "line").title
    ''
    """
    holds, puzzle = FORMS[name].holds, found.puzzle
    kept = replace(
        puzzle,
        placed=puzzle.placed if "placed" in holds else None,
        candidates=puzzle.candidates if "candidates" in holds else None,
        rules=puzzle.rules if "rules" in holds else (),
    )
    told: tuple[tuple[Part, str], ...] = (("title", found.title), ("author", found.author), ("text", found.text))
    title, author, text = (words if part in holds else "" for part, words in told)
    return Reading(kept, name, title, author, text, marks=found.marks if "marks" in holds else None)


def write(found: Reading, name: FormName) -> Written:
    """Write a puzzle in the form with that *name*; the warnings say what that leaves out. Raises FormatError.

    >>> from pencilmark.board.line import parse_line
    >>> write(Reading(parse_line("1..2...........4"), "", author="Ann"), "csv")
    Written(text='1,,,2\\n,,,\\n,,,\\n,,,4\\n', warnings=('its author',))
    """
    form, geometry = FORMS[name], found.puzzle.geometry
    if form.knows != "all":
        geometry.from_one("form")
        geometry.in_digits("form")
        most, why = (1, "one-grid") if form.knows == "oblong" else (0, "several")
        if len(geometry.grids) > most:  # a square board has nothing to name
            raise FormatError(f"form-board/{why}", found=geometry.name)
    if form.knows == "classic" and geometry.name.split()[0] != "9":
        raise FormatError("form-board/classic", found=geometry.name)
    if not form.least <= geometry.size <= form.most or (name == "marks" and geometry.value_count > geometry.size):
        raise FormatError("form-board/size", least=form.least, most=form.most, found=geometry.name)
    written = form.write(held(found, name))
    text, warnings = (written, ()) if isinstance(written, str) else (written.text, written.warnings)
    lost = [say(f"not-held-{part}", board=geometry.name) for part in parts(found) if part not in form.holds]
    return Written(text, (*lost, *warnings))


def link(written: Written, name: FormName) -> str:
    """Return the link that opens what was *written* in the form with that *name*; empty if that has no link.

    SudokuPad decodes escaped signs in its addresses, f-puzzles does not.

    >>> link(Written("aaaa", ()), "f-puzzles"), link(Written("1", ()), "line")
    ('https://f-puzzles.com/?load=IY5A', '')
    """
    if name not in ADDRESSES:
        return ""
    payload = compress(written.text)
    return ADDRESSES[name] + (quote(payload, safe="") if name == "sudokupad" else payload)


__all__ = ["FORMS", "PARTS", "Form", "FormName", "Part", "held", "link", "parts", "write"]
