"""The one reader of every text: what people paste, drop, open or hand to the command line, and what it is.

`recognise` tries the forms from the most particular to the plainest, and returns a puzzle with what it tells of itself
(`Reading`), a list of puzzles (`Listing`), or the things that the text can be (`Question`). What cannot be read is
refused with a stable code and words that name what was recognised, and what to do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.english import say
from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import parse_line, square_size
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Running, Slowly, each, finished
from pencilmark.exchange.found import Entry, Found, Listing, Question, Reading
from pencilmark.exchange.links import addresses, is_link, reading_json, reading_link
from pencilmark.exchange.short import parsing_short
from pencilmark.exchange.sites.codes import read_code
from pencilmark.exchange.sites.iss import is_iss, read_iss
from pencilmark.exchange.sites.tatham import is_id, read_id
from pencilmark.exchange.text.clean import cleaning, unwrapped
from pencilmark.exchange.text.describe import refusal
from pencilmark.exchange.text.from_zero import read_from_zero
from pencilmark.exchange.text.gather import joined
from pencilmark.exchange.text.grids import in_blocks, rows_or_list
from pencilmark.exchange.text.lists import LARGE, SMALL, in_lines, read_entry
from pencilmark.exchange.text.nested import FEW, Cells, grids, literal, parse_json, quoted
from pencilmark.exchange.text.puzzles import Grid, grid_of
from pencilmark.exchange.text.records import has_records, record_of
from pencilmark.exchange.text.rows import Line, lines_of
from pencilmark.exchange.text.sections import in_sections
from pencilmark.exchange.text.single import hit_of, parse_hit
from pencilmark.exchange.text.tags import in_tags, is_tagged
from pencilmark.exchange.text.triples import clues
from pencilmark.exchange.text.unusual import unusual
from pencilmark.exchange.text.variants import LOOKS, framed
from pencilmark.exchange.written.own import carried, is_own, parse_own
from pencilmark.rules.text import reading
from pencilmark.rules.variants.read import is_clue

__all__ = ["Entry", "Found", "Listing", "Question", "Reading", "read", "read_entry", "recognise"]

SMALLEST = 16
MOST_LINKS = 2000
LONG = 200_000
"""Characters beyond which a text is no list of clues."""


def read(text: str, on: Geometry | str | None = None) -> Puzzle:
    """Read one puzzle in any known form, on the board *on* if given, else on the one its length says.

    Raises FormatError with what was expected, the line and the column.

    >>> read("1..2...........4").geometry.name
    '4'
    """
    found = recognise(text, on)
    if isinstance(found, Question):
        raise found.refusal()
    if isinstance(found, Listing):
        raise FormatError("a-list", found=found.format)
    return found.puzzle


def recognise(text: str, on: Geometry | str | None = None, choice: str = "") -> Found:
    """Say what *text* is; *choice* names the answer to the question that it may be. Raises FormatError.

    >>> recognise("1..2|....|....|...4").format
    'line'
    """
    return finished(recognising(text, on, choice))


def recognising(text: str, on: Geometry | str | None = None, choice: str = "") -> Slowly[Found]:
    """Do what `recognise` does, with pauses."""
    geometry = board(on) if isinstance(on, str) else on
    plain = yield from cleaning(text)
    if not plain.strip():
        return _nothing(plain.strip("\n"), geometry)
    found = yield from _found(plain, geometry)
    if isinstance(found, Question) and choice:
        return _chosen(found, choice)
    return found


def _nothing(text: str, geometry: Geometry | None) -> Reading:
    """Take blanks for empty cells where they are as many as a board has."""
    if len(text) >= SMALLEST and "\n" not in text and square_size(len(text)):
        return Reading(parse_line(text, geometry), "line")
    raise FormatError("empty/puzzle-nothing")


def _chosen(question: Question, name: str) -> Reading | Listing:
    for choice in question.choices:
        if choice.name == name:
            return choice.found
    names = ", ".join(choice.name for choice in question.choices)
    raise FormatError("bad-choice", known=names, found=name[:40])


def _found(text: str, geometry: Geometry | None) -> Slowly[Found]:
    """Try one form after the other."""
    if exact := _exactly(text, geometry):
        return exact
    if geometry and not geometry.first:
        return (yield from _from_zero(text, geometry))
    for form in (_link, _links, _records, _code, _data, _tags, _sections):
        yield None
        if found := (yield from form(text.strip(), geometry)):
            return found
    plain = unwrapped(text)
    yield None
    lines = yield from lines_of(plain)
    for known in _forms(plain, lines, geometry):
        if known:
            return known
        yield None
    for address in addresses(text):
        return (yield from reading_link(address, geometry))
    raise (yield from refusal(plain, lines, geometry))


def _forms(text: str, lines: Sequence[Line], geometry: Geometry | None) -> Iterator[Found | None]:
    """Yield what each form of plain text makes of it, until one makes something; None for each pause."""
    yield (yield from _rule_texts(text, geometry))
    yield (yield from _rule_text(text, geometry))
    if len(text) < LONG:
        yield (yield from clues(text, (), geometry))
    yield (yield from in_lines(lines, geometry, LARGE))
    if any(sign in text for sign in "[{("):
        data = yield from literal(text)
        yield (yield from _in_data(data, geometry, "code"))
    if '"' in text or "'" in text:
        yield (yield from _in_data(quoted(text), geometry, "code"))
    frame = yield from framed(lines)
    yield (yield from in_blocks(frame, geometry))
    yield (yield from rows_or_list(lines, geometry, len(lines) < text.count("\n") + 1))
    yield (yield from in_lines(lines, geometry, SMALL))
    yield (yield from clues("", lines, geometry))
    yield from _carried(text, geometry)
    for look in LOOKS:
        if shown := (yield from look(lines)):
            yield (yield from in_blocks(shown, geometry))
    yield from _rewritten(text, geometry)
    yield _tiny(text, geometry)
    yield (yield from _rules(text))


def _rewritten(text: str, geometry: Geometry | None) -> Iterator[Found | None]:
    """Yield what is found in the text as each rewriting makes it, after pauses."""
    for other in unusual(text) if len(text) < LONG else ():
        yield None
        if other != text:
            seen = yield from lines_of(other)
            yield (yield from in_lines(seen, geometry, LARGE))
            yield (yield from in_blocks(seen, geometry))


def _exactly(text: str, geometry: Geometry | None) -> Reading | None:
    """Read a text that is just the cells of the board that was named, in its own signs."""
    body = text.strip("\n")
    if geometry is None or len(body) != geometry.cell_count or "\n" in body:
        return None
    try:
        return Reading(parse_line(body, geometry), "line")
    except FormatError:
        if geometry.value_count == geometry.size:
            return None
        raise


def _from_zero(text: str, geometry: Geometry) -> Slowly[Found]:
    """Read a text on a board whose values begin with 0: one that names its own board, or cells."""
    if found := (yield from _link(text.strip(), geometry)):
        return found
    data = parse_json(text.strip()) if text.strip().startswith("{") else None
    if isinstance(data, dict) and is_own(data):
        return parse_own(data)
    if "<svg" in text[:200] and (own := carried(text)):
        return own
    ruled = yield from _rule_text(text, geometry)
    return ruled or read_from_zero(unwrapped(text), geometry)


def _link(text: str, geometry: Geometry | None) -> Slowly[Reading | None]:
    is_one = is_link(text) and not text.startswith("{")
    return (yield from reading_link(text, geometry)) if is_one else None


def _links(text: str, geometry: Geometry | None) -> Slowly[Listing | None]:
    """Read links, one a line and nothing else."""
    if text.startswith("{") or not is_link(text.split("\n", 1)[0]):
        return None
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not 2 <= len(lines) <= MOST_LINKS or not all(is_link(line) and line[0] != "{" for _, line in lines):
        return None
    entries = []
    for number, line in lines:
        try:
            entries.append(Entry(number, line, reading=(yield from reading_link(line, geometry))))
        except FormatError as error:
            raise error.placed(number) from error
    return Listing(say("list-of-puzzles", count=len(entries)), tuple(entries))


def _records(text: str, geometry: Geometry | None) -> Slowly[Listing | None]:
    """Read objects of JSON with rules or boards of their own, one a line and nothing else."""
    yield None
    if not text.startswith("{") or "\n" not in text:
        return None
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not all(line.startswith("{") for _, line in lines) or not has_records(line for _, line in lines):
        return None
    return Listing(say("list-of-puzzles", count=len(lines)), tuple(Entry(number, line) for number, line in lines))


def _code(text: str, geometry: Geometry | None) -> Slowly[Found | None]:
    yield None
    if is_id(text):
        return read_id(text)
    return read_iss(text) if is_iss(text) and "\n" not in text else read_code(text)


def _data(text: str, geometry: Geometry | None) -> Slowly[Found | None]:
    """Read JSON, of f-puzzles and SudokuPad or of anybody else."""
    if not text.startswith(("{", "[")) or text[-1] not in "]}":
        return None
    data = parse_json(text)
    if data is None:
        is_short = yield from _is_short(text)
        return (yield from reading_json(text)) if is_short else None
    if isinstance(data, dict) and is_own(data):
        return parse_own(data)
    if isinstance(data, dict) and _is_setters(data):
        return (yield from reading_json(text))
    if isinstance(data, dict) and (told := record_of(data)):
        return told
    yield None
    found = yield from _in_data(data, geometry, "JSON")
    found = found or (yield from clues(text, (), geometry))
    if found is None and isinstance(data, dict):
        raise FormatError("bad-link/recognised-json-grid-n")
    return found


def _is_short(text: str) -> Slowly[bool]:
    """Report whether a text is SudokuPad's short form of JSON."""
    if not text.startswith("{") or ":" not in text[:40]:
        return False
    try:
        data = yield from parsing_short(text)
        return isinstance(data, dict)
    except FormatError:
        return False


def _is_setters(data: dict[str, Any]) -> bool:
    """Report whether JSON is a puzzle of f-puzzles or SudokuPad: its cells are objects."""
    rows = data.get("grid", data.get("cells"))
    if not isinstance(rows, list) or not rows or not isinstance(rows[0], list):
        return any(key in data for key in ("ce", "ca"))
    return all(isinstance(cell, dict) for row in rows if isinstance(row, list) for cell in row)


def _tags(text: str, geometry: Geometry | None) -> Slowly[Found | None]:
    if not is_tagged(text):
        return None
    if "<svg" in text[:200] and (own := carried(text)):
        return own
    found = yield from in_tags(text, geometry)
    return (yield from recognising(found, geometry)) if isinstance(found, str) else found


def _sections(text: str, geometry: Geometry | None) -> Slowly[Found | None]:
    return (yield from in_sections(text, geometry))


def _in_data(data: Any, geometry: Geometry | None, name: str) -> Slowly[Found | None]:
    """Read the grids in nested data; those named for it are solutions."""
    cells = yield from grids(data)
    read_grids = yield from each(lambda one: _grid_of_cells(one, geometry), cells, FEW)
    found = [(one.key, grid) for one, grid in zip(cells, read_grids, strict=True) if grid]
    if not found:
        return None
    titles = [key for key, _ in found]
    return (yield from joined([grid for _, grid in found], name, titles))


def _grid_of_cells(cells: Cells, geometry: Geometry | None) -> Grid | None:
    size = geometry.size if geometry else None
    if cells.block:
        return grid_of(cells.block, geometry) if size in (None, cells.block.size) else None
    hit = hit_of(cells.line, size)
    if not hit:
        return None
    puzzle = parse_hit(hit, geometry)
    return Grid(puzzle.geometry, puzzle.givens, puzzle.candidates)


def _carried(text: str, geometry: Geometry | None) -> Iterator[Found | None]:
    """Yield what the first address in a text carries that has a puzzle, after pauses."""
    for address in addresses(text):
        yield None
        running = Running(reading_link(address, geometry))
        try:
            yield from running
        except FormatError:
            continue
        yield running.result
    words = text.split()
    ids = [word for word in words if is_id(word)] if len(words) < 200 else []
    yield read_id(ids[0]) if ids else None


def _tiny(text: str, geometry: Geometry | None) -> Reading | None:
    """Read a text that is nothing but the cells of a very small board, or of one that was named."""
    body = "".join(text.split())
    wanted = geometry.cell_count if geometry else None
    if wanted not in (None, len(body)) or (wanted is None and len(body) not in (1, 4, 9)):
        return None
    try:
        return Reading(parse_line(body, geometry), "line")
    except FormatError:
        return None


def _rule_texts(text: str, geometry: Geometry | None) -> Slowly[Listing | None]:
    """Read several texts of rules, a blank line between them, each of which names its board. Raises RuleError."""
    lines = text.split("\n")
    if sum(line.startswith("board:") for line in lines) < 2:
        return None
    entries: list[Entry] = []
    ends = [at for at, line in enumerate(lines) if not line.strip()] + [len(lines)]
    for start, end in pairwise([-1, *ends]):
        block = lines[start + 1 : end]
        if not any(block):
            continue
        if sum(line.startswith("board:") for line in block) != 1:
            return None
        own = "\n".join(block)
        try:
            puzzle = yield from _ruled(own, geometry)
        except InputError as error:
            raise error.placed(start + 1 + (error.line or 1)) from error
        entries.append(Entry(start + 2, own, reading=Reading(puzzle, "rules")))
    return Listing("rules", tuple(entries))


def _rule_text(text: str, geometry: Geometry | None) -> Slowly[Reading | None]:
    """Read a text of rules that says so: by its board, its givens or a named variant. Raises RuleError."""
    lines = text.lstrip()[:20_000].split("\n")[:400]
    named = any(line.lstrip().startswith(("board:", "givens:")) for line in lines)
    if not named and not any(is_clue(line) for line in lines if ":" in line and line[:1].isalpha()):
        return None
    try:
        return Reading((yield from _ruled(text, geometry)), "rules")
    except InputError:
        if named:
            raise
        return None


def _rules(text: str) -> Slowly[Reading | None]:
    """Read a text of rules, which is a puzzle by itself."""
    if len(text) > 100_000 or not any(sign in text for sign in "=:<>"):
        return None
    try:
        puzzle = yield from _ruled(text)
    except InputError:
        return None
    return Reading(puzzle, "rules") if puzzle.rules else None


def _ruled(text: str, geometry: Geometry | None = None) -> Slowly[Puzzle]:
    """Read the puzzle that a text of rules is, with pauses. Raises the first of its errors."""
    ruled, errors = yield from reading(text, geometry)
    if errors:
        raise errors[0]
    return ruled.puzzle
