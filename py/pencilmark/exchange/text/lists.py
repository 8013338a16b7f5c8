"""Lists: many puzzles in a text, one a line or one grid after the other, with columns about each."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly, each
from pencilmark.exchange.found import Found, ListEntry, Listing, Reading
from pencilmark.exchange.hodoku import is_library_line, parse_library
from pencilmark.exchange.text.cells import BLANK_SIGNS
from pencilmark.exchange.text.rows import PAUSE, Line, weight
from pencilmark.exchange.text.ruled import record
from pencilmark.exchange.text.shared import read_shared
from pencilmark.exchange.text.single import LONGEST, Hit, extends, hit_of, parse_hit

COMMENTS = ("#", ";", "//", "%")
_COMMENT = re.compile(r"\s*(?://|[%;]|# |#(?!\d{1,9}[.:)]?\s).{0,38}$)")
"""The beginnings of comments; ``#17 53..7....`` is the 17th puzzle of a list."""
SMALL = 4
"""The smallest size of a puzzle on a line."""
LARGE = 7
"""From this size, a whole puzzle on a line cannot be a row of a grid."""
_RATING = re.compile(r"\d{1,3}(?:\.\d{1,3})?%?")
_WORDS = re.compile(r"[\s,;|\"'`\[\](){}]+")
PUZZLE_NAMES = frozenset(
    [
        *("puzzle", "puzzles", "quiz", "quizzes", "question", "sudoku", "grid", "board", "givens", "clues"),
        *("problem", "mission", "start"),
    ]
)
SOLUTION_NAMES = frozenset(["solution", "solutions", "solved", "answer", "answers"])


def is_comment(text: str) -> bool:
    """Report whether a line comments on the lines next to it.

    >>> is_comment("# the first of four"), is_comment("#17 1..2...........4")
    (True, False)
    """
    return text.lstrip().startswith(COMMENTS) and _hit(text, None) is None


def in_lines(lines: Sequence[Line], geometry: Geometry | None, smallest: int) -> Slowly[Found | None]:
    """Find whole puzzles of at least the size *smallest* on single lines: one, or a list; None if there are none.

    It pauses.
    """
    size = geometry.size if geometry else None
    seen = yield from each(lambda line: _hit(line.text, size), lines, PAUSE, weight)
    hits = [(line, hit) for line, hit in zip(lines, seen, strict=True) if hit and hit.size >= smallest]
    if not hits:
        return None
    if len(hits) < sum(
        not line.is_empty for line in lines
    ):  # a row of wide groups can be as long as a puzzle by chance
        hits = [(line, hit) for line, hit in hits if hit.form == "numbers" or " " not in hit.text]
    if not hits or (len(hits) > 1 and all(_is_of_groups(hit) for _, hit in hits)):
        return None
    whole = {line.number for line, _ in hits}
    others = [line for line in lines if line.number not in whole]
    damaged = any((yield from each(lambda line: looks_damaged(line.text, hits[0][1].size), others, PAUSE, weight)))
    if len(hits) == 1 and not damaged:
        return _alone(*hits[0], lines, geometry)
    if len(hits) == 2 and not damaged and solves(hits[0][1], hits[1][1]):
        line, hit = hits[0]
        solution = replace(hit, solution=hits[1][1].text)
        return _alone(line, solution, [other for other in lines if other is not hits[1][0]], geometry)
    kept = list(zip(lines, seen, strict=True)) if damaged else _with_answers(list(zip(lines, seen, strict=True)), hits)
    entries = yield from _entries(*zip(*kept, strict=True))
    return Listing(_name_of([hit for _, hit in kept if hit]), tuple(entries), _title(lines, hits[0][0]))


def _with_answers(
    seen: list[tuple[Line, Hit | None]], hits: Sequence[tuple[Line, Hit]]
) -> list[tuple[Line, Hit | None]]:
    """Pair each puzzle with the solution on the line after it, if puzzles and solutions alternate."""
    pairs = list(zip(hits[::2], hits[1::2], strict=False))
    if len(hits) % 2 or not all(solves(puzzle, answer) for (_, puzzle), (_, answer) in pairs):
        return seen
    solved = {line.number: replace(puzzle, solution=answer.text) for (line, puzzle), (_, answer) in pairs}
    gone = {line.number for _, (line, _) in pairs}
    return [(line, solved.get(line.number, hit)) for line, hit in seen if line.number not in gone]


def _hit(text: str, size: int | None) -> Hit | None:
    if is_library_line(text):
        return Hit("library", text, 9) if size in (None, 9) else None
    return None if _COMMENT.match(text) else hit_of(text, size)


def _is_of_groups(hit: Hit) -> bool:
    """Report whether a line with blanks is a row of candidates: a group of ascending digits for each cell of a row."""
    words = hit.text.split()
    return " " in hit.text and len(words) == hit.size and all(list(word) == sorted(set(word)) for word in words)


def solves(first: Hit, second: Hit) -> bool:
    """Report whether the *second* of two lines is the solution of the *first*, and so not a puzzle itself."""
    return first.form == second.form == "line" and first.size == second.size and extends(second.text, first.text)


def _alone(line: Line, hit: Hit, lines: Sequence[Line], geometry: Geometry | None) -> Reading:
    """Read the only puzzle in a text, with the lines above and below it as its text."""
    reading = read_hit(hit, geometry, line.number)
    about = [other.text.strip().lstrip("#;/%").strip() for other in lines if other is not line and not other.is_empty]
    if not about and not hit.others:
        return reading
    return Reading(
        **{name: getattr(reading, name) for name in ("puzzle", "format", "solution", "marks")},
        title=" ".join(hit.others)[:200] if hit.others else _title(lines, line),
        text="\n".join(about)[:10_000],
        columns=columns_of([word for word in hit.others if _RATING.fullmatch(word)], (), hit.before),
    )


def read_hit(hit: Hit, geometry: Geometry | None, number: int = 1) -> Reading:
    """Read the puzzle of a *hit* on the line with that *number*. Raises FormatError."""
    if hit.form == "library":
        case = parse_library(hit.text)
        return Reading(case.puzzle, say("hodoku-library-line"), columns=(("code", case.code),))
    try:
        puzzle = parse_hit(hit, geometry)
        solution = parse_hit(Hit("line", hit.solution, hit.size), geometry).givens if hit.solution else None
    except FormatError as error:
        raise error.placed(number, error.column) from None
    return Reading(puzzle, hit.form, solution=solution)


def _name_of(hits: Sequence[Hit]) -> str:
    sizes = {hit.size for hit in hits}
    if len(sizes) > 1:
        return say("list-of-puzzles", count=len(hits))
    return say("list-of-puzzles-of-size", count=len(hits), size=hits[0].size)


def _title(lines: Sequence[Line], first: Line) -> str:
    """Return the text above the first puzzle as the title, unless it names columns."""
    before = takewhile(lambda line: line.number < first.number, lines)
    above = [line.text.strip() for line in before if not line.is_empty]
    return "" if not above or _names(above[-1]) else above[0].lstrip("#;/% ").strip()[:200]


def _names(text: str) -> list[str]:
    """Return the names of columns on a line that has a known one; none otherwise."""
    words = [word.strip().strip("\"'").lower() for word in re.split(r"[,;\t|]", text)]
    known = any(word in PUZZLE_NAMES or word in SOLUTION_NAMES for word in words)
    return words if known and len(words) < 60 else []


def _entries(lines: Sequence[Line], hits: Sequence[Hit | None]) -> Slowly[list[ListEntry]]:
    """Make an entry of each line that is a puzzle, as *hits* say, or should be one."""
    entries: list[ListEntry] = []
    names: list[str] = []
    begun = False
    heading = ""
    for place, (line, hit) in enumerate(zip(lines, hits, strict=True), 1):
        text = line.text
        if place % PAUSE == 0:
            yield None
        if line.is_empty:
            continue
        if hit:
            begun = True
            entries.append(ListEntry(line.number, text, _columns(text, hit, names, heading), hit.solution))
            continue
        if is_comment(text):
            heading = text.strip().lstrip("#;/% ")[:100]
        elif not begun and not looks_damaged(text, 9):
            names = names or _names(text)
        else:
            begun = True
            entries.append(ListEntry(line.number, text))
    return entries


def _columns(text: str, hit: Hit, names: list[str], heading: str) -> tuple[tuple[str, str], ...]:
    if names:
        cells = next(csv.reader([text], delimiter=max(",;\t|", key=text.count)), [])
        if len(cells) <= len(names) + 1:
            pairs = zip(names, (cell.strip()[:200] for cell in cells), strict=False)
            return tuple((name, cell) for name, cell in pairs if name and cell and cell not in (hit.text, hit.solution))
    if text.lstrip().startswith("{"):
        return _columns_of_object(text, hit)
    return columns_of(hit.others, (("name", heading),) if heading else (), hit.before)


def _columns_of_object(text: str, hit: Hit) -> tuple[tuple[str, str], ...]:
    """Read the columns of a line of JSON."""
    try:
        data = json.loads(text.strip().rstrip(","))
    except (ValueError, RecursionError):
        return ()
    told = [(str(name)[:60], str(item)[:200]) for name, item in data.items() if isinstance(item, str | int | float)]
    return tuple((name, item) for name, item in told if item not in (hit.text, hit.solution))


def columns_of(words: Sequence[str], before: tuple[tuple[str, str], ...], lead: int = 0) -> tuple[tuple[str, str], ...]:
    """Name the words beside a puzzle: a number after it is a rating, the rest a name; *lead* words come before it.

    >>> columns_of(["Anna", "7.2"], ())
    (('name', 'Anna'), ('rating', '7.2'))
    """
    ratings = [word for at, word in enumerate(words) if _RATING.fullmatch(word) and (at >= lead or "." in word)]
    name = " ".join(word for word in words if word not in ratings and word.strip("#-"))[:200]
    rating = next((word for word in ratings if "." in word), ratings[-1] if ratings else "")
    if name:
        before = (("name", name),)
    return (*before, *((("rating", rating),) if rating else ()))


def looks_damaged(text: str, size: int) -> bool:
    """Report whether a line would be a puzzle of that *size* if it had not lost, gained or changed a few signs.

    >>> looks_damaged("." * 80, 9), looks_damaged("." * 81, 9), looks_damaged("Have fun with this one.", 9)
    (True, False, False)
    """
    if len(text) > LONGEST:
        return False
    word = max(_WORDS.split(text), key=len)
    if size <= 4 or not 0.75 * size * size <= len(word) <= 1.25 * size * size:
        return False
    plain = sum(sign.isdigit() or sign in BLANK_SIGNS for sign in word)
    return plain >= 0.9 * len(word) and hit_of(text, size) is None


def read_entry(entry: ListEntry, geometry: Geometry | None = None) -> Reading:
    """Read one puzzle of a list. Raises InputError that says what is wrong."""
    if entry.reading:
        return entry.reading
    try:
        told = record(entry.text)
    except InputError as error:
        raise error.placed(entry.line, error.column) from None
    if told:
        return told
    if shared := read_shared(entry.text, geometry):
        return replace(shared, columns=entry.columns)
    hit = _hit(entry.text, geometry.size if geometry else None)
    if not hit:
        raise whats_wrong(entry.text, geometry)
    reading = read_hit(replace(hit, solution=entry.solution or hit.solution), geometry, entry.line)
    return Reading(reading.puzzle, reading.format, solution=reading.solution, columns=entry.columns or reading.columns)


def whats_wrong(text: str, geometry: Geometry | None = None) -> FormatError:
    """Make the error that says why a line is not a puzzle: its length, or its first wrong sign."""
    word = max(_WORDS.split(text.strip()), key=len)
    column = text.index(word) + 1 if word else 1
    size = geometry.size if geometry else nearest_size(len(word))
    wanted = size * size
    if len(word) != wanted:
        at = column + min(len(word), wanted)
        where = len(word) if len(word) < wanted else at
        return FormatError("bad-length/board", wanted=wanted, size=size, found=len(word), column=where)
    signs = BLANK_SIGNS | set("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:size])
    wrong = next((at for at, sign in enumerate(word) if sign.upper() not in signs), 0)
    last = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[min(size, 35) - 1]
    return FormatError("bad-character/line", last=last, found=word[wrong], column=column + wrong)


def nearest_size(count: int) -> int:
    """Return the usual size whose number of cells is nearest to *count*."""
    return min((4, 6, 9, 16, 25), key=lambda size: abs(size * size - count))
