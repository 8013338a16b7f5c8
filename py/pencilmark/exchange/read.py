"""The one reader of every text that people paste, drop, open or hand to the command line.

`recognise` tries the forms from the most specific to the plainest, and returns a puzzle with what its text says about
it (`Reading`), a list of puzzles (`Listing`), or the things that the text can be (`Question`). A text that cannot be
read is refused with a stable code and words that say what was recognised, and what to do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import parse_line, square_size
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.board.task import Running, Slowly, each, finished
from pencilmark.exchange.found import Found, ListEntry, Listing, Question, Reading
from pencilmark.exchange.ipuz import is_ipuz
from pencilmark.exchange.links import addresses, is_link, reading_json, reading_link
from pencilmark.exchange.short import parsing_short
from pencilmark.exchange.sites.codes import read_code
from pencilmark.exchange.sites.iss import is_iss, read_iss
from pencilmark.exchange.sites.lisudoku import is_lisudoku
from pencilmark.exchange.sites.sudokumaker import is_sudokumaker
from pencilmark.exchange.sites.tatham import is_id, read_id
from pencilmark.exchange.text.beside import rules_beside
from pencilmark.exchange.text.clean import cleaning, unwrapped
from pencilmark.exchange.text.describe import leaves_most, refusal, told
from pencilmark.exchange.text.grids import in_blocks, rows_or_list
from pencilmark.exchange.text.lists import LARGE, SMALL, in_lines, read_entry
from pencilmark.exchange.text.nested import FEW, Cells, grids, literal, parse_json, quoted
from pencilmark.exchange.text.puzzles import Contents, grid_of, joined
from pencilmark.exchange.text.rows import Line, lines_of
from pencilmark.exchange.text.ruled import has_records, record_of, rule_text, rule_texts, rules_alone
from pencilmark.exchange.text.sections import in_sections, is_sumocue, read_sumocue
from pencilmark.exchange.text.shared import read_shared
from pencilmark.exchange.text.signs import in_signs
from pencilmark.exchange.text.single import hit_of, parse_hit
from pencilmark.exchange.text.tags import in_tags, is_tagged
from pencilmark.exchange.text.triples import clues
from pencilmark.exchange.text.unusual import REWRITINGS, Rewriting, any_sign, read_from_zero
from pencilmark.exchange.text.variants import LOOKS, framed
from pencilmark.exchange.written.own import carried, is_own, parse_own

__all__ = ["Found", "ListEntry", "Listing", "Question", "Reading", "read", "read_entry", "recognise"]

SMALLEST = 16
MOST_LINKS = 2000
LONG = 200_000
"""Most characters of a list of clues."""


def read(text: str, on: Geometry | str | None = None) -> Puzzle:
    """Read one puzzle in any known form, on the board *on* if given, else on the one of its length.

    Raises FormatError with what was expected, the line and the column.

    >>> read("1..2...........4").geometry.name
    '4'
    """
    return only_one(recognise(text, on)).puzzle


def only_one(found: Found) -> Reading:
    """Return what was *found* if it is one puzzle. Raises FormatError if it is a list, or can be several things.

    >>> only_one(recognise("1..2...........4")).format
    'line'
    """
    if isinstance(found, Question):
        raise found.refusal()
    if isinstance(found, Listing):
        raise FormatError("a-list", found=found.format)
    return found


def recognise(text: str, on: Geometry | str | None = None, choice: str = "") -> Found:
    """Read *text* as whatever it is; *choice* names the answer if it is a question. Raises FormatError.

    >>> recognise("1..2|....|....|...4").format
    'line'
    """
    return finished(recognising(text, on, choice))


def recognising(text: str, on: Geometry | str | None = None, choice: str = "") -> Slowly[Found]:
    """Do what `recognise` does, with pauses."""
    geometry = board(on) if isinstance(on, str) else on
    if (geometry is None or geometry.first) and (document := (yield from _worded(text))):
        return document
    plain = yield from cleaning(text)
    if not plain.strip():
        return _nothing(plain.strip("\n"), geometry)
    found = yield from _found(plain, geometry)
    if isinstance(found, Question) and choice:
        return _chosen(found, choice)
    return found


def _nothing(text: str, geometry: Geometry | None) -> Reading:
    """Read a text of nothing but blanks as an empty board, if there are as many as a board has cells."""
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
    if exact := read_shared(text, geometry) or _exactly(text, geometry):
        return exact
    if geometry and not geometry.first:
        return (yield from _from_zero(text, geometry))
    if found := (yield from _whole(text, geometry)):
        return found
    bare = yield from _untagged(text.strip(), geometry)
    if not isinstance(bare, str):
        return bare
    if bare and (found := (yield from _whole(bare, geometry))):
        return found
    return (yield from in_sections(bare or text, geometry)) or (yield from _plain(bare or text, geometry))


def _whole(text: str, geometry: Geometry | None) -> Slowly[Found | None]:
    """Read a text that is a single thing from beginning to end."""
    for form in (_link, _links, _records, _code, _data):
        yield None
        if found := (yield from form(text.strip(), geometry)):
            return found
    return None


def _plain(text: str, geometry: Geometry | None) -> Slowly[Found]:
    """Read a text without tags: by the first form that reads most of it, else by the first one that reads some."""
    plain = unwrapped(text)
    yield None
    lines = yield from lines_of(plain)
    some: Found | None = None
    for known in _forms(plain, lines, geometry):
        if known and not leaves_most(known, plain):
            return known
        some = some or known
        yield None
    if some:
        return told(some)
    for address in addresses(text):
        return (yield from reading_link(address, geometry))
    raise (yield from refusal(plain, lines, geometry))


def _forms(text: str, lines: Sequence[Line], geometry: Geometry | None) -> Iterator[Found | None]:
    """Yield what each form of plain text makes of it, until one succeeds; None for each pause."""
    yield (yield from rule_texts(text, geometry))
    yield (yield from rules_beside(text, geometry, _found))
    yield (yield from rule_text(text, geometry))
    if len(text) < LONG:
        yield (yield from clues(text, (), geometry))
    yield (yield from in_lines(lines, geometry, LARGE))
    frame = yield from framed(lines)
    yield (yield from in_blocks(frame, geometry))
    yield (yield from rows_or_list(lines, geometry, len(lines) < text.count("\n") + 1))
    body = "\n".join(line.text for line in lines)  # nothing is read from a border
    if any(sign in body for sign in "[{("):
        data = yield from literal(body)
        yield (yield from _in_data(data, geometry, "code"))
    if '"' in body or "'" in body:
        yield (yield from _in_data(quoted(body), geometry, "code"))
    yield (yield from in_lines(lines, geometry, SMALL))
    yield (yield from clues("", lines, geometry))
    yield from _carried(text, geometry)
    yield (yield from in_signs(text, geometry))
    yield from _rewritten(text, [any_sign], geometry)
    for look in LOOKS:
        if shown := (yield from look(lines)):
            yield (yield from in_blocks(shown, geometry))
    yield from _rewritten(text, REWRITINGS, geometry)
    yield _tiny(text, geometry)
    yield (yield from rules_alone(text))


def _rewritten(text: str, ways: Sequence[Rewriting], geometry: Geometry | None) -> Iterator[Found | None]:
    """Yield what is found in the text as each of the *ways* rewrites it, after pauses."""
    for rewrite in ways if len(text) < LONG else ():
        yield None
        other = rewrite(text)
        if other != text:
            seen = yield from lines_of(other)
            yield (yield from in_lines(seen, geometry, LARGE))
            yield (yield from in_blocks(seen, geometry))


def _exactly(text: str, geometry: Geometry | None) -> Reading | None:
    """Read a text that is just the cells of the given board, in its own signs."""
    body = text.strip("\n")
    if geometry is None or len(body) != geometry.cell_count or "\n" in body:
        return None
    try:
        return Reading(parse_line(body, geometry), "line")
    except FormatError:
        if geometry.is_plain:
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
    ruled = yield from rule_text(text, geometry)
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
            entries.append(ListEntry(number, line, reading=(yield from reading_link(line, geometry))))
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
    return Listing(say("list-of-puzzles", count=len(lines)), tuple(ListEntry(number, line) for number, line in lines))


def _code(text: str, geometry: Geometry | None) -> Slowly[Found | None]:
    yield None
    if is_id(text):
        return read_id(text)
    if is_sumocue(text):
        return read_sumocue(text)
    return read_iss(text) if is_iss(text) and "\n" not in text else read_code(text)


def _data(text: str, geometry: Geometry | None) -> Slowly[Found | None]:
    """Read JSON of f-puzzles, SudokuPad or anybody else."""
    text = text.removeprefix("ipuz(").rstrip(";").removesuffix(")") if text.startswith("ipuz(") else text
    if not text.startswith(("{", "[")) or text[-1] not in "]}":
        return None
    data = parse_json(text)
    if document := (yield from _document(text, data)):
        return document
    if data is None:
        return None
    if isinstance(data, dict) and (told := record_of(data)):
        return told
    yield None
    found = yield from _in_data(data, geometry, "JSON")
    found = found or (yield from clues(text, (), geometry))
    if found is None and isinstance(data, dict):
        raise FormatError("bad-link/recognised-json-grid-n")
    return found


def _worded(text: str) -> Slowly[Reading | None]:
    """Read a document before its text is made plain, so that the words in it keep their signs."""
    may_be = text.lstrip().startswith("{") and not text.isascii() and len(text) < LONG
    return (yield from _document(text.strip(), parse_json(text))) if may_be else None


def _document(text: str, data: Any) -> Slowly[Reading | None]:
    """Read a *text*, whose JSON is *data*, if it is ours or another setter's, or SudokuPad's short form."""
    yield None
    if isinstance(data, dict):
        return parse_own(data) if is_own(data) else (yield from reading_json(text)) if _is_setters(data) else None
    is_short = data is None and (yield from _is_short(text))
    return (yield from reading_json(text)) if is_short else None


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
    """Report whether JSON is a puzzle of f-puzzles, SudokuPad, SudokuMaker, lisudoku or ipuz: its cells are objects."""
    if is_ipuz(data) or is_sudokumaker(data) or is_lisudoku(data):
        return True
    rows = data.get("grid", data.get("cells"))
    if not isinstance(rows, list) or not rows or not isinstance(rows[0], list):
        return any(key in data for key in ("ce", "ca"))
    return all(isinstance(cell, dict) for row in rows if isinstance(row, list) for cell in row)


def _untagged(text: str, geometry: Geometry | None) -> Slowly[Found | str]:
    """Read what is between tags; return the text without them if they hold no puzzle, "" if there are no tags.

    That text is not searched for tags again: anything like a tag that remains was not one.
    """
    if not is_tagged(text):
        return ""
    if "<svg" in text[:200] and (own := carried(text)):
        return own
    found = yield from in_tags(text, geometry)
    return (yield from cleaning(found)) if isinstance(found, str) else found


def _in_data(data: Any, geometry: Geometry | None, name: str) -> Slowly[Found | None]:
    """Read the grids in nested data; those that are called so are solutions."""
    cells = yield from grids(data)
    read_grids = yield from each(lambda one: _grid_of_cells(one, geometry), cells, FEW)
    found = [(one.key, grid) for one, grid in zip(cells, read_grids, strict=True) if grid]
    if not found:
        return None
    titles = [key for key, _ in found]
    return (yield from joined([grid for _, grid in found], name, titles))


def _grid_of_cells(cells: Cells, geometry: Geometry | None) -> Contents | None:
    size = geometry.size if geometry else None
    if cells.block:
        return grid_of(cells.block, geometry) if size in (None, cells.block.size) else None
    hit = hit_of(cells.line, size)
    if not hit:
        return None
    puzzle = parse_hit(hit, geometry)
    return Contents(puzzle.geometry, puzzle.givens, puzzle.candidates)


def _carried(text: str, geometry: Geometry | None) -> Iterator[Found | None]:
    """Yield the puzzle of the first address in a text that carries one, after pauses."""
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
    """Read a text of nothing but the cells of a very small board, or of the given one."""
    body = "".join(text.split())
    wanted = geometry.cell_count if geometry else None
    if wanted not in (None, len(body)) or (wanted is None and len(body) not in (1, 4, 9)):
        return None
    try:
        return Reading(parse_line(body, geometry), "line")
    except FormatError:
        return None
