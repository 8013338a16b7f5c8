"""Clues read from SudokuPad's drawings, where a drawing has one plain meaning: thermometers, arrows, dots, X and V.

SudokuPad draws a thermometer as a line with a round bulb of its own colour, an arrow as an arrow that leaves a
circle, a dot as a small circle between two cells, a quadruple as a circle with digits on a corner, a diagonal as a line
from corner to corner. Lines of a colour are what the words of the rules say. Anything else is left to the caller, who
names it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

from pencilmark.board.drawing import Tone
from pencilmark.board.geometry import MAX_SIZE, Geometry, diagonal_houses
from pencilmark.board.task import Slowly
from pencilmark.exchange.cosmetic import tone_of
from pencilmark.exchange.kinds import Data
from pencilmark.exchange.outside import clues_outside
from pencilmark.exchange.regional import regional
from pencilmark.exchange.said import ALIKE, SILENCE, Said
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import VARIANTS, called

Entries = dict[str, list[Data]]
Place = tuple[float, float]
Found = Iterator[Clue | None]
"""The clues found, with a None between them for each pause."""
NEAR = 0.06
FAR = 1000
MOST_POINTS = MAX_SIZE * MAX_SIZE
_NUMBER = re.compile("[0-9]{1,3}")
BLACK, WHITE = ("#000", "#000000", "black"), ("#fff", "#ffffff", "white")


def reading_drawings(drawn: Entries, geometry: Geometry, said: Said = SILENCE) -> Slowly[tuple[list[Clue], Entries]]:
    """Return the clues that the entries of *drawn* show, and the entries that show none, with pauses.

    The words of the rules, *said*, decide which of them are clues.

    >>> line = {"color": "#CFCFCF", "wayPoints": [[0.5, 0.5], [0.5, 2.5]]}
    >>> bulb = {"backgroundColor": "#CFCFCF", "center": [0.5, 0.5], "rounded": True, "width": 0.85, "height": 0.85}
    >>> finished(reading_drawings({"lines": [line, {}], "underlays": [bulb]}, board("9")))
    ([Clue(name='thermo', numbers=(), groups=((0, 1, 2),), labels='', pattern='')], {'lines': [{}]})
    """
    drawing = _Drawing(drawn, geometry, said)
    clues: list[Clue] = []
    for read in _READERS:
        for clue in read(drawing):
            if clue:
                clues.append(clue)
            yield None
    left = {key: [entry for entry in entries if id(entry) not in drawing.used] for key, entries in drawn.items()}
    return clues, {key: entries for key, entries in left.items() if entries}


class _Drawing:
    """The drawing: its entries, and those that were *used*."""

    def __init__(self, drawn: Entries, geometry: Geometry, said: Said) -> None:
        self.drawn, self.geometry, self.size, self.said = drawn, geometry, geometry.size, said
        self.used: set[int] = set()

    def entries(self, *keys: str) -> Iterator[Data]:
        """List the entries under these keys that have not been used yet."""
        for key in keys:
            yield from [entry for entry in self.drawn.get(key, ()) if id(entry) not in self.used]

    def use(self, *entries: Data) -> None:
        self.used.update(map(id, entries))

    def cell(self, point: object, near: float = NEAR) -> int | None:
        """Return the cell with its centre at a *point*."""
        place = _place(point)
        if place is None:
            return None
        row, column = int(place[0]), int(place[1])
        if not (0 <= place[0] < self.size and 0 <= place[1] < self.size):
            return None
        if not self.geometry.covered >> row * self.size + column & 1:
            return None
        if abs(place[0] - row - 0.5) > near or abs(place[1] - column - 0.5) > near:
            return None
        return row * self.size + column

    def path(self, points: object, loose_start: bool = False) -> tuple[int, ...] | None:
        """List the cells of a line through centres of cells, including those that it passes between two points."""
        if not isinstance(points, list) or not 2 <= len(points) <= MOST_POINTS:
            return None
        cells = [self.cell(point, 0.5 if loose_start and not number else NEAR) for number, point in enumerate(points)]
        found: list[int] = []
        for cell in cells:
            if cell is None:
                return None
            found += self._way(found[-1], cell) if found else [cell]
        return tuple(found) if len(set(found)) == len(found) else None

    def _way(self, start: int, end: int) -> list[int]:
        (row, column), (to_row, to_column) = divmod(start, self.size), divmod(end, self.size)
        down, across = to_row - row, to_column - column
        steps = max(abs(down), abs(across))
        if steps == 0 or (down and across and abs(down) != abs(across)):
            return [start]  # a cell met twice, so the line is not read
        return [start + (down // steps * self.size + across // steps) * step for step in range(1, steps + 1)]

    def edge(self, point: object) -> tuple[int, int] | None:
        """Return the two cells with the middle of their common edge at a *point*."""
        place = _place(point)
        if place is None:
            return None
        for down, across in ((0.5, 0.0), (0.0, 0.5)):
            first = self.cell([place[0] - down, place[1] - across])
            second = self.cell([place[0] + down, place[1] + across])
            if first is not None and second is not None:
                return first, second
        return None


def _place(point: object) -> Place | None:
    if not isinstance(point, list) or len(point) != 2:
        return None
    down, across = map(_length, point)
    return None if down is None or across is None else (down, across)


def _length(value: object) -> float | None:
    """Read a number of cells; None if no drawing can have it."""
    return float(value) if isinstance(value, int | float) and -FAR <= value <= FAR else None


def _colour(value: object) -> str:
    return str(value or "").strip().lower()


def _is_round(entry: Data, least: float, most: float) -> bool:
    """Report whether an entry is a circle of a width between these."""
    wide, high = entry.get("width"), entry.get("height")
    sized = isinstance(wide, int | float) and wide == high and least <= wide <= most
    return bool(entry.get("rounded")) and sized


def _text(entry: Data) -> str:
    value = entry.get("text")
    return "" if value is None else str(value).strip()


_KNOWN = called("drawn")
"""The variants by how they are drawn; a letter is a drawing of its own."""


def _name(drawing: str, value: str = "") -> str:
    return _KNOWN[drawing][value].name


def _thermometers(drawing: _Drawing) -> Found:
    if not drawing.said.names(_name("bulb")):
        return
    bulbs: dict[tuple[int, str], Data] = {}
    for entry in drawing.entries("underlays", "overlays"):
        yield None
        cell = drawing.cell(entry.get("center"))
        if cell is not None and _is_round(entry, 0.6, 1.0) and not _text(entry):
            bulbs[cell, _colour(entry.get("backgroundColor"))] = entry
    for line in list(drawing.entries("lines")):
        yield None
        cells, colour = drawing.path(line.get("wayPoints")), _colour(line.get("color"))
        ends = [(cell, colour) in bulbs for cell in (cells[0], cells[-1])] if cells and colour else []
        if cells and sum(ends) == 1:
            along = cells if ends[0] else cells[::-1]
            drawing.use(line, bulbs[along[0], colour])
            yield Clue(drawing.said.one_of(_KNOWN["bulb"]), (), (along,))


def _circle(drawing: _Drawing, entry: Data) -> tuple[int, ...]:
    """List the cells under a circle, or under a pill along a row or column."""
    place, wide, high = _place(entry.get("center")), _length(entry.get("width")), _length(entry.get("height"))
    if place is None or wide is None or high is None:
        return ()
    across, down = round(wide + 0.17), round(high + 0.17)
    if (
        not entry.get("rounded")
        or min(wide, high) < 0.6
        or min(across, down) != 1
        or max(across, down) > 3
        or _text(entry)
    ):
        return ()
    starts = place[0] - (down - 1) / 2, place[1] - (across - 1) / 2
    cells = [drawing.cell([starts[0] + row, starts[1] + column]) for row in range(down) for column in range(across)]
    found = tuple(cell for cell in cells if cell is not None)
    return found if len(found) == len(cells) else ()


def _arrows(drawing: _Drawing) -> Found:
    if not drawing.said.names(_name("circle")):
        return
    circles: dict[int, tuple[tuple[int, ...], Data]] = {}
    for entry in drawing.entries("underlays", "overlays"):
        yield None
        under = _circle(drawing, entry) if entry.get("borderColor") else ()
        circles |= dict.fromkeys(under, (under, entry))
    arms: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for arrow in list(drawing.entries("arrows")):
        yield None
        cells = drawing.path(arrow.get("wayPoints"), loose_start=True)
        if not cells or cells[0] not in circles:
            continue
        circle, entry = circles[cells[0]]
        arm = tuple(cell for cell in cells if cell not in circle)
        if arm:
            drawing.use(arrow, entry)
            arms.setdefault(circle, []).append(arm)
    for circle, found in arms.items():
        yield Clue(_name("circle"), (), (circle, *found))


def _dots(drawing: _Drawing) -> Found:
    for entry in list(drawing.entries("overlays", "underlays")):
        yield None
        pair, text = drawing.edge(entry.get("center")), _text(entry)
        if not pair or not _is_round(entry, 0.1, 0.5) or not re.fullmatch("[0-9]{0,2}", text):
            continue
        fill, border = _colour(entry.get("backgroundColor")), _colour(entry.get("borderColor"))
        white = fill in WHITE and border and border not in WHITE
        drawn = "black-dot" if fill in BLACK else "white-dot" if white else ""
        if drawn and drawing.said.names(_name(drawn)) and not (text and drawing.said.adds):
            drawing.use(entry)
            yield _dot(drawn, text, pair)


def _dot(drawn: str, text: str, pair: tuple[int, int]) -> Clue:
    """Make the clue of a dot, in which its number is written unless it is the usual one."""
    variant = _KNOWN[drawn][""]
    return Clue(variant.name, (int(text or variant.default or 0),), (pair,))


def _letters(drawing: _Drawing) -> Found:
    for entry in list(drawing.entries("overlays", "underlays")):
        yield None
        pair, text = drawing.edge(entry.get("center")), _text(entry).lower()
        if pair and text in _KNOWN["letter"] and drawing.said.names(_name("letter", text)):
            drawing.use(entry)
            yield Clue(_name("letter", text), (), (pair,))


def _quadruples(drawing: _Drawing) -> Found:
    for entry in list(drawing.entries("overlays", "underlays")):
        yield None
        place, digits = _place(entry.get("center")), _digits(entry, drawing.size)
        if not place or not digits or not all(map(_NUMBER.fullmatch, digits)):
            continue
        first = drawing.cell([place[0] - 0.5, place[1] - 0.5])
        last = drawing.cell([place[0] + 0.5, place[1] + 0.5])
        is_read = _is_round(entry, 0.3, 0.9) and drawing.said.names(_name("digits"))
        if first is not None and last is not None and is_read:
            drawing.use(entry)
            yield Clue(_name("digits"), tuple(sorted(map(int, digits))), ((first, first + 1, last - 1, last),))


def _digits(entry: Data, size: int) -> list[str]:
    """List the numbers written in an entry; on a small board, each digit is one."""
    words = _text(entry).split()
    return [sign for word in words for sign in word] if size < 10 and all(map(str.isdigit, words)) else words


def _diagonals(drawing: _Drawing) -> Found:
    """Read both long diagonals; one alone is no clue with a name."""
    size = drawing.size
    ends = [{(0.0, 0.0), (float(size), float(size))}, {(0.0, float(size)), (float(size), 0.0)}]
    found: dict[int, Data] = {}
    for line in drawing.entries("lines"):
        yield None
        points = line.get("wayPoints")
        listed = points[:MOST_POINTS] if isinstance(points, list) else []
        places = {place for point in listed if (place := _place(point))}
        if places in ends:
            found[ends.index(places)] = line
    if len(found) == len(diagonal_houses(size)) and drawing.said.names(_name("diagonals")):
        drawing.use(*found.values())
        yield Clue(_name("diagonals"))


def _lines(drawing: _Drawing) -> Found:
    """Read lines whose tone has a meaning in the words of the rules, if just one colour is that tone.

    Lines of it that meet may be parts of one: they are read only if just pairs of neighbours matter.
    """
    meant = drawing.said.lines
    lines = [(line, tone) for line in drawing.entries("lines") if meant and (tone := tone_of(line.get("color")))]
    inks: dict[Tone, set[str]] = {}
    for line, tone in lines:
        inks.setdefault(ALIKE.get(tone, tone), set()).add(_colour(line.get("color"))[:7])
    drawn: list[tuple[Data, Tone, tuple[int, ...]]] = []
    for line, tone in lines:
        yield None
        own = ALIKE.get(tone, tone)
        cells = drawing.path(line.get("wayPoints")) if own in meant and len(inks[own]) == 1 else None
        drawn += [(line, own, cells)] if cells and len(cells) > 1 else []
    counts = Counter((own, cell) for _, own, cells in drawn for cell in cells)
    for line, own, cells in drawn:
        name, numbers = meant[own]
        if VARIANTS[name].of_pairs or all(counts[own, cell] == 1 for cell in cells):
            drawing.use(line)
            yield Clue(name, numbers, (cells,))


def _with_arrows(read: Callable[..., Iterator[tuple[Clue, list[Data]]]]) -> Callable[[_Drawing], Found]:
    """Return a reader for the clues that *read* makes of shapes or texts and of the arrows beside them."""

    def found(drawing: _Drawing) -> Found:
        shapes, arrows = list(drawing.entries("overlays", "underlays")), list(drawing.entries("arrows"))
        for clue, entries in read(shapes, arrows, drawing.geometry, drawing.said):
            drawing.use(*entries)
            yield clue

    return found


_READERS: tuple[Callable[[_Drawing], Found], ...] = (
    _arrows,
    _thermometers,
    _quadruples,
    _dots,
    _letters,
    _diagonals,
    _lines,
    _with_arrows(clues_outside),
    _with_arrows(regional),
)
