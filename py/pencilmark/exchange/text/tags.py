"""Puzzles between tags: tables and inputs of HTML pages, and the XML of OpenSudoku and its like."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from html.parser import HTMLParser

from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import MAX_SIZE, Geometry
from pencilmark.board.line import square_size
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly, each
from pencilmark.exchange.found import Found, ListEntry, Listing, Reading
from pencilmark.exchange.text.lists import read_hit
from pencilmark.exchange.text.puzzles import grid_of, puzzle_of
from pencilmark.exchange.text.rows import PAUSE, SMALLEST, Block, fits
from pencilmark.exchange.text.single import extends, form_of, hit_of

PART = 2_000
"""Least characters between two pauses."""
_CELLS = {"td", "th"}
_KNOWN = (
    *("<td", "<table", "<opensudoku", "<game", "<puzzle", "<input", "<?xml", "<sudoku", "<div", "<svg", "<pre"),
    "<p>",
)
_SINGLE = ("input", "div", "span", "td", "text", "li")
"""Most tags of a page for each cell."""
_VOID = {"input", "br", "img", "hr", "meta", "link", "col"}
_TITLES = {"name", "title", "h1", "h2"}
_WORDS = ("author", "description")
"""Tags of OpenSudoku whose words are about the puzzle."""


def is_tagged(text: str) -> bool:
    """Report whether a text is HTML or XML, by its first sign and its tags.

    >>> is_tagged("<table><tr><td>5</td></tr></table>"), is_tagged("5 < 6 > 4")
    (True, False)
    """
    lowered = text[:200_000].lower()
    return ("</" in lowered or "/>" in lowered) and any(tag in lowered for tag in _KNOWN)


class _Collector(HTMLParser):
    """Gathers the rows of tables, single values, and texts with the names of their tags."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tables: list[list[list[str]]] = []
        self.values: list[tuple[str, str]] = []
        self.leaves: dict[str, list[str]] = {}
        self.text: list[str] = []
        self.words: dict[str, str] = {}
        self._open: list[str] = []
        self._leaf = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "table":
            self.tables.append([])
        elif tag == "tr" and self.tables:
            self.tables[-1].append([])
        elif tag in _CELLS and self.tables:
            if not self.tables[-1]:
                self.tables[-1].append([])
            self.tables[-1][-1].append("")
        elif tag in ("br", "p", "pre"):
            self.text.append("\n")
        for name, found in attrs:
            if found and name not in ("class", "style", "id"):
                self.values.append((name, found))
        if tag == "input":
            self._input(dict(attrs))
        if self._leaf:
            self.leaves[self._leaf].pop()  # it has cells in it, and is not one
            self._leaf = ""
        if tag not in _VOID:
            self._open = [*self._open[-200:], tag]
            self._leaf = tag
            self.leaves.setdefault(tag, []).append("")

    def _input(self, attrs: dict[str, str | None]) -> None:
        if attrs.get("type", "text") in ("text", "number", "tel", None):
            found = attrs.get("value") or ""
            self.leaves.setdefault("input", []).append(found)
            if self.tables and self.tables[-1] and self.tables[-1][-1]:
                self.tables[-1][-1][-1] += found

    def handle_endtag(self, tag: str) -> None:
        if tag in self._open:
            while self._open.pop() != tag:
                pass
        self._leaf = ""
        if tag in ("tr", "p", "div"):
            self.text.append("\n")

    def handle_data(self, data: str) -> None:
        if self._open[-1:] and self._open[-1] in ("script", "style"):
            return
        word = data.strip()
        if word and self.tables and self.tables[-1] and self.tables[-1][-1] and set(self._open) & _CELLS:
            self.tables[-1][-1][-1] += word
        if word and self._leaf:
            self.leaves[self._leaf][-1] += word
        if word and self._open[-1:] and self._open[-1] in _WORDS:
            self.words.setdefault(self._open[-1], word)
        if word:
            self.values.append((self._open[-1] if self._open else "", word))
        self.text.append(data)


def in_tags(text: str, geometry: Geometry | None) -> Slowly[Found | str]:
    """Read the puzzle in HTML or XML text, with pauses; return the text without its tags if they hold none.

    Raises FormatError.
    """
    collector = _Collector()
    yield from each(collector.feed, _parts(text), 1)
    collector.close()
    for rows in collector.tables:
        yield None
        if found := _table(rows, geometry):
            return found
    if found_values := (yield from _in_values(collector.values, geometry)):
        return _told(found_values, collector.words)
    for tag, cells in collector.leaves.items():
        size = square_size(len(cells))
        if tag in _SINGLE and size and size >= SMALLEST and any(cells) and fits(cells, size, False):
            block = _block([cells[start : start + size] for start in range(0, len(cells), size)])
            return Reading(puzzle_of(grid_of(block, geometry)), "HTML")
    plain = "".join(collector.text)
    if any(sign.isdigit() for sign in plain):
        return plain
    raise FormatError("no-puzzle/recognised-html-xml-table")


def _parts(text: str) -> Iterator[str]:
    """Cut a text before some of its tags, so that no words between two tags are split."""
    start = 0
    while start < len(text):
        end = text.find("<", start + PART)
        yield text[start : end if end > 0 else len(text)]
        start = end if end > 0 else len(text)


def _told(found: Found, words: Mapping[str, str]) -> Found:
    """Add the author and the description beside a single puzzle."""
    if not isinstance(found, Reading):
        return found
    author, text = (words.get(name, "") for name in _WORDS)
    return replace(found, author=author[:200], text=text[:10_000])


def _block(rows: list[list[str]]) -> Block:
    return Block("table", tuple(map(tuple, rows)), 1, 1)


def _table(rows: list[list[str]], geometry: Geometry | None) -> Reading | None:
    """Read a table as a grid: n rows of n cells, perhaps with names of rows and columns around them."""
    rows = [row for row in rows if row]
    if len(rows) > MAX_SIZE + 2:
        return None
    rows = [[cell.replace("\xa0", "").strip() for cell in row] for row in rows]
    for _ in range(2):
        size = len(rows)
        if size >= SMALLEST and all(len(row) == size and fits(row, size, False) for row in rows):
            return Reading(puzzle_of(grid_of(_block(rows), geometry)), "HTML table")
        rows = [row[-(size - 1) :] for row in rows[1:]] if size > SMALLEST else []
    return None


def _in_values(values: list[tuple[str, str]], geometry: Geometry | None) -> Slowly[Found | None]:
    """Find lines of puzzles among texts and attributes; those that are called so are solutions."""
    entries: list[ListEntry] = []
    title = heading = ""
    size = geometry.size if geometry else None
    for place, (name, found) in enumerate(values, 1):
        if place % PAUSE == 0:
            yield None
        word = "".join(found.split())
        if len(word) < 5000 and form_of(word, size):
            is_solution = entries and (name.startswith(("solution", "answer", "solved")) or extends_last(entries, word))
            if is_solution:
                entries[-1] = ListEntry(1, entries[-1].text, entries[-1].columns, word)
            else:
                entries.append(ListEntry(1, word, (("name", heading),) if heading else ()))
        elif name in _TITLES:
            title, heading = (title or found[:200]), found[:200]
    if len(entries) == 1:
        hit = hit_of(entries[0].text, size)
        assert hit is not None
        found_one = read_hit(hit, geometry)
        own = entries[0].solution
        solution = tuple(int(sign) for sign in own) if own.isdigit() and hit.size < 10 else None
        return Reading(found_one.puzzle, "XML", title=title, solution=solution)
    return Listing(say("tags-xml-puzzles", count=len(entries)), tuple(entries), title) if entries else None


def extends_last(entries: list[ListEntry], word: str) -> bool:
    """Report whether a line is the solution of the last puzzle."""
    return len(entries[-1].text) == len(word) and extends(word, entries[-1].text)
