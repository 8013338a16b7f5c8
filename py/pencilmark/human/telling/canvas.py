"""A drawing in the making: what techniques put on the board, turned into shapes at the end.

Roles differ by form, not by tone alone:

    pattern   a thin circle, tinted            true    a filled disc
    false     a thick circle                   fin     a square
    second    a filled square                  other   a diamond
    struck    a line through the mark

Strong links are solid, weak ones dashed; both bend away from marks that they would otherwise cross.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Literal, TypeAlias

from pencilmark.board.drawing import (
    MARK_PADDING,
    Disc,
    Point,
    Polyline,
    Shape,
    Style,
    Text,
    Tone,
    centre,
    mark_centre,
    mark_columns,
    mark_within,
    outlines,
    rooms,
)
from pencilmark.board.masks import bits, lowest, mask_of
from pencilmark.board.model import Candidate, Link, Node, Position
from pencilmark.rules.picture import draw_rules

Role: TypeAlias = Literal["pattern", "true", "false", "fin", "second", "other"]
_BENDS = (0.12, -0.12, 0.25, -0.25, 0.4, -0.4, 0.6, -0.6, 0.02)


class Canvas:
    """A drawing over a *position*."""

    def __init__(self, position: Position) -> None:
        """Start with nothing drawn."""
        self.position, self.geometry = position, position.geometry
        self._fills: list[Shape] = []
        self._outlines: list[Shape] = []
        self._tinted = 0
        self._links: list[tuple[Node, Node, bool, bool]] = []
        self._roles: dict[Candidate, Role] = {}
        self._struck: set[Candidate] = set()
        self._tags: list[tuple[int, str]] = []
        self._notes: list[tuple[int, str]] = []
        self._placed: list[Candidate] = []
        self._rings: list[tuple[int, bool]] = []
        self._busy: list[Point] = []  # where links should not run through
        self._rooms = rooms(draw_rules(position.rules, self.geometry), self.geometry) if position.rules else []
        pitch = (1 - 2 * MARK_PADDING) / mark_columns(self.geometry.value_count)
        if len(set(self._rooms)) > 1:
            pitch *= 0.75
        self.radius, self.height = 0.45 * pitch, 0.56 * pitch

    def _at(self, cell: int, value: int) -> Point:
        """Return the place of a pencil mark."""
        if not self._rooms:
            return mark_centre(self.geometry, cell, value)
        return mark_within(self.geometry, cell, value, self._rooms[cell])

    def tint(self, cells: int, tone: Tone = "tint") -> None:
        """Fill *cells* (mask) with a *tone*."""
        self._tinted |= cells
        for points in outlines(bits(cells), self.geometry.size):
            self._fills.append(Polyline(points, Style(fill=tone), closed=True))

    def house(self, place: int, *, dashed: bool = False) -> None:
        """Outline the house at *place*; *dashed* for the second kind of houses of a pattern."""
        self.outline(self.geometry.house_masks[place], dashed=dashed, inset=0.055 if dashed else 0.035)

    def outline(self, cells: int, *, dashed: bool = False, inset: float = 0.07) -> None:
        """Draw the border of *cells* (mask), moved inwards by *inset*."""
        style = Style(stroke="accent", width=0.04, dashed=dashed)
        for points in outlines(bits(cells), self.geometry.size, inset):
            self._outlines.append(Polyline(points, style, closed=True))

    def shade(self, cells: int, *, dark: bool) -> None:
        """Shade *cells* (mask), or put a dot into a corner of each that is known not to be shaded."""
        if dark:
            for points in outlines(bits(cells), self.geometry.size):
                self._fills.append(Polyline(points, Style(fill="shade"), closed=True))
            return
        for x, y in (centre(cell, self.geometry.size) for cell in bits(cells)):
            self._outlines.append(Disc((x - 0.38, y + 0.38), 0.05, Style(stroke="accent", width=0.03)))

    def region(self, cells: int) -> None:
        """Draw the border of *cells* (mask) that are known to be in one region."""
        for points in outlines(bits(cells), self.geometry.size, 0.04):
            self._outlines.append(Polyline(points, Style(stroke="ink", width=0.06), closed=True))

    def mark(self, cells: int, digits: int, role: Role = "pattern") -> None:
        """Assign a *role* to the candidates of *digits* (mask) in *cells* (mask)."""
        for cell in bits(cells):
            for digit in bits(digits & self.position.cell_digits[cell]):
                self._roles[Candidate(cell, digit + 1)] = role

    def paint(self, candidates: Iterable[Candidate], role: Role) -> None:
        """Assign a *role* to *candidates*."""
        self._roles.update(dict.fromkeys(candidates, role))

    def tag(self, cells: int, letter: str) -> None:
        """Put a *letter* in the corner of the first of *cells* (mask), beside any that are there."""
        self._tags.append((lowest(cells), letter))

    def note(self, cells: int, text: str) -> None:
        """Write a *text* beside the first of *cells* (mask), such as the combinations of a cage."""
        self._notes.append((lowest(cells), text))

    def ring(self, cell: int, *, dashed: bool = False) -> None:
        """Draw a circle around the value that stands in a *cell*."""
        self._rings.append((cell, dashed))

    def links(self, chain: Iterable[Link]) -> None:
        """Draw the links of a *chain*; a node with several roles keeps the first."""
        for link in chain:
            for node in (link.start, link.end):
                self._take_node(node)
            if (link.start, link.end) not in [(start, end) for start, end, _, _ in self._links]:
                self._links.append((link.start, link.end, link.kind == "strong", True))

    def join(self, start: Node, end: Node, *, strong: bool) -> None:
        """Draw a link without a head from *start* to *end*."""
        self._links.append((start, end, strong, False))

    def _take_node(self, node: Node) -> None:
        for cell in bits(node.cells):
            if self.position.cell_digits[cell] >> (node.value - 1) & 1:
                self._roles.setdefault(Candidate(cell, node.value), "true" if node.on else "false")

    def strike(self, candidates: Iterable[Candidate]) -> None:
        """Draw a line through *candidates*; cells that nothing else tints get a tone of their own."""
        self._struck.update(candidates)

    def place(self, candidates: Iterable[Candidate]) -> None:
        """Write *candidates* as large circled digits."""
        self._placed += candidates

    def shapes(self) -> tuple[Shape, ...]:
        """List the shapes in drawing order, later ones on top."""
        placed = mask_of(candidate.cell for candidate in self._placed)
        gone = mask_of(candidate.cell for candidate in self._struck)
        self.tint(gone & ~self._tinted & ~placed, "gone")
        found = self._fills + self._outlines
        for cell, dashed in self._rings:
            style = Style(stroke="accent", width=0.035, dashed=dashed, over=True)
            found.append(Disc(centre(cell, self.geometry.size), 0.38, style))
        self._busy = [self._at(*candidate) for candidate in self._roles.keys() | self._struck]
        for start, end, strong, head in self._links:
            found += self._link(start, end, strong, head)
        hidden = {candidate.cell for candidate in self._placed}
        for candidate in sorted(self._roles.keys() | self._struck):
            if candidate.cell not in hidden:
                found += self._mark(candidate)
        for place, (cell, letter) in enumerate(self._tags):
            before = sum(other == cell for other, _ in self._tags[:place])
            found += self._tag(cell, letter, before)
        for candidate in self._placed:
            found += self._placement(candidate)
        for cell, text in self._notes:
            found += self._note(cell, text)
        return tuple(found)

    def _mark(self, candidate: Candidate) -> list[Shape]:
        at, role = self._at(*candidate), self._roles.get(candidate)
        struck = candidate in self._struck
        found: list[Shape] = [self._frame(at, role)]
        tone: Tone = "paper" if role in ("true", "second") else "wrong" if struck and not role else "ink"
        if struck:
            x, y = at
            reach = self.radius * 0.95
            line = ((x - reach, y + reach), (x + reach, y - reach))
            if role in ("true", "second"):
                found.append(Polyline(line, Style(stroke="paper", width=0.07, over=True)))
            found.append(Polyline(line, Style(stroke="wrong", width=0.042, over=True)))
        found.append(Text(at, str(candidate.value), self.height, Style(fill=tone, over=True)))  # readable over the line
        return found

    def _frame(self, at: Point, role: Role | None) -> Shape:
        if role is None:
            return Disc(at, self.radius * 0.9, Style(fill="paper", over=True))
        filled = role in ("true", "second")
        width = 0.014 if role == "pattern" else 0.028
        fill: Tone = "accent" if filled else "tint" if role == "pattern" else "paper"
        style = Style(stroke="accent", fill=fill, width=width, over=True)
        x, y = at
        if role in ("fin", "second"):
            side = self.radius * 0.88
            corners = ((x - side, y - side), (x + side, y - side), (x + side, y + side), (x - side, y + side))
            return Polyline(corners, style, closed=True)
        if role == "other":
            side = self.radius * 1.2
            return Polyline(((x, y - side), (x + side, y), (x, y + side), (x - side, y)), style, closed=True)
        return Disc(at, self.radius, style)

    def _placement(self, candidate: Candidate) -> list[Shape]:
        size = self.geometry.size
        at = centre(candidate.cell, size)
        (border,) = outlines([candidate.cell], size, 0.07)
        cover = Polyline(border, Style(fill="put", over=True), closed=True)
        ring = Disc(at, 0.4, Style(stroke="accent", fill="paper", width=0.045, over=True))
        height = 0.42 if candidate.value < 10 else 0.3
        return [cover, ring, Text(at, str(candidate.value), height, Style(fill="accent", over=True))]

    def _tag(self, cell: int, letter: str, before: int) -> list[Shape]:
        """Write a *letter* in the corner of a *cell*, after those that are there *before* it."""
        radius, size = 0.13, self.geometry.size
        x, y = cell % size, cell // size
        at = max(x + 0.02, radius + 0.01) + before * 2.1 * radius, max(y + 0.02, radius + 0.01)
        disc = Disc(at, radius, Style(stroke="accent", fill="paper", width=0.02, over=True))
        return [disc, Text(at, letter, 0.13, Style(fill="accent", over=True))]

    def _note(self, cell: int, text: str) -> list[Shape]:
        """Write a text on the border above a cell (in the top row, below it), between the pencil marks."""
        size, height = self.geometry.size, 0.12
        half = 0.047 * len(text) + 0.05
        x = min(cell % size + 0.42 + half, size - half - 0.02)
        y = max(cell // size, 1) - 0.001
        top, bottom = y - 0.1, y + 0.1
        box = ((x - half, top), (x + half, top), (x + half, bottom), (x - half, bottom))
        frame = Polyline(box, Style(stroke="accent", fill="paper", width=0.015, over=True), closed=True)
        return [frame, Text((x, y), text, height, Style(fill="accent", over=True))]

    def _link(self, start: Node, end: Node, strong: bool, head: bool) -> list[Shape]:
        one, two = min(
            ((a, b) for a in self._spots(start) for b in self._spots(end)), key=lambda ends: _distance(*ends)
        )
        found: list[Shape] = []
        for node in (start, end):
            spots = self._spots(node)
            if len(spots) > 1:
                found.append(Polyline(tuple(spots), Style(stroke="accent", width=0.05, over=True)))
        length = _distance(one, two)
        if length < 2.9 * self.radius:  # marks side by side need no arrow
            return found
        bend = min(_BENDS, key=lambda bend: self._cost(one, two, bend, length))
        middle = _bent(one, two, bend, length)
        style = Style(stroke="accent", width=0.026, dashed=not strong, head=head, over=True)
        gap = self.radius + 0.02
        points = _towards(one, middle, gap), middle, _towards(two, middle, gap)
        return [*found, Polyline(points, style, curved=True)]

    def _spots(self, node: Node) -> list[Point]:
        return [self._at(cell, node.value) for cell in bits(node.cells)]

    def _cost(self, one: Point, two: Point, bend: float, length: float) -> float:
        """Weigh a bend by what it runs over and how far it swings out."""
        middle, size = _bent(one, two, bend, length), self.geometry.size
        if not (0 < middle[0] < size and 0 < middle[1] < size):
            return 100.0
        cost, reach = abs(bend) * 2, self.radius * 1.2
        others = [other for other in _near(self._busy, (one, middle, two), reach) if other not in (one, two)]
        for place in range(1, 16):
            x, y = at = _on_curve(one, middle, two, place / 16)
            cost += sum(_distance(at, other) < reach for other in others)
            if 0 <= x < size and 0 <= y < size and self.position.values[int(y) * size + int(x)]:
                cost += 0.1 * (_distance(at, (int(x) + 0.5, int(y) + 0.5)) < 0.3)
        return cost


def _distance(one: Point, two: Point) -> float:
    return hypot(one[0] - two[0], one[1] - two[1])


def _bent(one: Point, two: Point, bend: float, length: float) -> Point:
    """Return the point that a curve from *one* to *two* bends towards: *bend* times its length beside its middle."""
    x, y = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
    across = (one[1] - two[1]) / length, (two[0] - one[0]) / length
    swing = bend * length + (0.06 if bend > 0 else -0.06)
    return x + across[0] * swing, y + across[1] * swing


def _towards(here: Point, there: Point, gap: float) -> Point:
    """Return the point at distance *gap* from *here* towards *there*."""
    share = gap / _distance(here, there)
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share


def _near(points: Iterable[Point], ends: Sequence[Point], reach: float) -> list[Point]:
    """List the *points* that may be within *reach* of what lies between *ends*, as a curve does that bends to one."""
    (left, *_, right), (top, *_, bottom) = map(sorted, zip(*ends, strict=True))
    left, right, top, bottom = left - reach, right + reach, top - reach, bottom + reach
    return [point for point in points if left <= point[0] <= right and top <= point[1] <= bottom]


def _on_curve(one: Point, middle: Point, two: Point, share: float) -> Point:
    rest = 1 - share
    x, y = (rest * rest * one[axis] + 2 * rest * share * middle[axis] + share * share * two[axis] for axis in (0, 1))
    return x, y
