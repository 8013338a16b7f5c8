"""The values that the parts of the package exchange: Puzzle, Position, Step and its evidence.

Sets of cells are integers with bit = cell, sets of values integers with bit = value - 1 (so the
digit index of value 7 is 6). All values are frozen; a change makes a new one.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import field
from typing import Any, Literal, NamedTuple

from pencilmark.board.errors import FormatError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import DIGITS, Geometry, cell_name
from pencilmark.board.masks import bits, where
from pencilmark.board.rows import write_grid

SHOWN_CELLS = 100
"""Most cells of a puzzle in its short form."""


class Candidate(NamedTuple):
    """A value in a cell: one that may stand there, is placed there, or is removed.

    >>> Candidate(1, 3).text("<>")
    'r1c2<>3'
    """

    cell: int
    value: int

    def text(self, sign: str, size: int = 9) -> str:
        """Write the candidate with *sign* (``=`` placed, ``<>`` eliminated)."""
        return f"{cell_name(self.cell, size)}{sign}{self.value}"


@dataclass(frozen=True, slots=True)
class Rule:
    """A constraint of a puzzle besides its houses; its *text*, in canonical names, is its identity.

    `pencilmark.rules.rule` has the kinds of rules and what they mean.
    """

    text: str


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question put to the engine: a board and what is known of its cells.

    *givens* has a value or 0 for each cell. *placed* (or None) has the values that a player or
    solver put in later, 0 elsewhere. *candidates* (or None) restricts the empty cells: the set of
    values for each cell (bit = value - 1). Givens may contradict each other: the answer is then "none".
    *rules* are its other constraints (see `pencilmark.rules.rule`).

    Raises FormatError if a value is not 0 to the board's last or a list does not have one entry for each cell.
    """

    geometry: Geometry
    givens: tuple[int, ...]
    placed: tuple[int, ...] | None = None
    candidates: tuple[int, ...] | None = None
    rules: tuple[Rule, ...] = ()

    def __post_init__(self) -> None:
        top, count = self.geometry.value_count, self.geometry.cell_count
        for values in (self.givens, self.placed, self.candidates):
            if values is not None and len(values) != count:
                raise FormatError("bad-length/cells", count=count, found=len(values))
        for values in (self.givens, self.placed):
            if values is not None and not 0 <= min(values) <= max(values) <= top:
                cell = next(c for c, value in enumerate(values) if not 0 <= value <= top)
                where = self.geometry.cell_name(cell)
                raise FormatError("bad-value/values", top=top, found=values[cell], where=where)
        if self.candidates is not None and not all(0 <= m <= self.geometry.all_digits for m in self.candidates):
            raise FormatError("bad-value/candidates", top=top)
        if holes := self.geometry.holes:
            inside = [cell for cell in bits(holes) if self.values[cell]]
            if inside:
                raise FormatError("bad-hole", where=self.geometry.cell_name(inside[0]))

    def __repr__(self) -> str:
        """Name the board and its digits; a long line is cut.

        >>> Puzzle(board("4"), (1,) + (0,) * 15)
        <Puzzle 4: 1...............>
        """
        line = "".join(DIGITS[value] if value < len(DIGITS) else "+" for value in self.values).replace("0", ".")
        cut = line if len(line) <= SHOWN_CELLS else line[:SHOWN_CELLS] + "..."
        rules = f", {len(self.rules)} rules" if self.rules else ""
        return f"<Puzzle {self.geometry.name}: {cut}{rules}>"

    def __str__(self) -> str:
        return "\n".join([write_grid(self.values, self.geometry), *(rule.text for rule in self.rules)])

    def _repr_svg_(self) -> str:
        from pencilmark.board.svg import picture

        return picture(self.shown())

    def shown(self) -> Position:
        """Make the position to draw: the values, and only the candidates that the puzzle names."""
        shown = self.candidates or (0,) * self.geometry.cell_count
        marks = tuple(0 if value else mask for value, mask in zip(self.values, shown, strict=True))
        givens = where(self.givens)
        return Position(self.geometry, self.values, (), marks, givens)

    @property
    def values(self) -> tuple[int, ...]:
        """Return the value of every cell, given or placed; 0 for an empty cell."""
        if self.placed is None:
            return self.givens
        return tuple(given or placed for given, placed in zip(self.givens, self.placed, strict=True))

    def masks(self) -> list[int]:
        """List, for each cell, the mask of the values that its value or candidates allow.

        A hole has the first value, which no cell sees, so that searches count it as filled (see `without_holes`).
        """
        full = self.geometry.all_digits
        marks = self.candidates or (full,) * self.geometry.cell_count
        found = [1 << value - 1 if value else mask for value, mask in zip(self.values, marks, strict=True)]
        for cell in bits(self.geometry.holes):
            found[cell] = 1
        return found

    @property
    def clue_count(self) -> int:
        """Count the givens."""
        return sum(1 for value in self.givens if value)

    def conflicts(self) -> list[tuple[int, int]]:
        """List the pairs of cells that hold the same value though they see each other."""
        values, peers = self.values, self.geometry.peers
        return [(c, p) for c, value in enumerate(values) if value for p in peers[c] if p > c and values[p] == value]


class Position:
    """What is known at a moment of solving: placed values and the candidates of the empty cells.

    *values*: the value of each cell, 0 when empty. *digit_cells*: for each digit index, the mask of
    the empty cells that have the candidate. *cell_digits*: for each cell, the mask of its
    candidates; 0 in a filled cell. *givens*: the mask of the cells that are givens of the puzzle. *rules*: the
    constraints of the puzzle besides its houses. Treat all of them as frozen. A position may be contradictory (see
    `contradiction`).
    *truth*: the candidates (bit = digit index * cells + cell) that hold in a solution, 0 if unknown: it guards
    steps, and is not part of what people know. *memo* holds what others derive from the position once
    (see `derived`).

    >>> position = Position.of(Puzzle(board("4"), (1,) + (0,) * 15))
    >>> bits(position.cell_digits[1]), position.values[0]
    ([1, 2, 3], 1)
    """

    __slots__ = ("cell_digits", "digit_cells", "geometry", "givens", "memo", "rules", "truth", "values")

    def __init__(
        self,
        geometry: Geometry,
        values: Sequence[int],
        digit_cells: Sequence[int],
        cell_digits: Sequence[int],
        givens: int,
        rules: tuple[Rule, ...] = (),
        truth: int = 0,
    ) -> None:
        self.geometry = geometry
        self.values = values
        self.digit_cells = digit_cells
        self.cell_digits = cell_digits
        self.givens = givens
        self.rules = rules
        self.truth = truth
        self.memo: dict[Hashable, Any] = {}

    @classmethod
    def of(cls, puzzle: Puzzle) -> Position:
        """Start solving *puzzle*: its values placed, their peers without them, its candidates kept."""
        geometry, values = puzzle.geometry, puzzle.values
        blocked = [0] * geometry.value_count
        for cell, value in enumerate(values):
            if value:
                blocked[value - 1] |= geometry.peer_masks[cell]
        empty = where(not value for value in values) & ~geometry.holes
        digit_cells = [empty & ~mask for mask in blocked]
        if puzzle.candidates is not None:
            for digit in range(geometry.value_count):
                allowed = where(mask >> digit & 1 for mask in puzzle.candidates)
                digit_cells[digit] &= allowed
        givens = where(puzzle.givens)
        return cls(geometry, values, tuple(digit_cells), _by_cell(geometry, digit_cells), givens, puzzle.rules)

    def after(self, placements: Iterable[tuple[int, int]], eliminations: Iterable[tuple[int, int]] = ()) -> Position:
        """Make the position after these (cell, value) *placements* and *eliminations*.

        A placement removes the other candidates of its cell and its value from all peers.
        """
        values, digit_cells = list(self.values), list(self.digit_cells)
        cell_digits, peer_masks = list(self.cell_digits), self.geometry.peer_masks
        for cell, value in eliminations:
            digit_cells[value - 1] &= ~(1 << cell)
            cell_digits[cell] &= ~(1 << (value - 1))
        for cell, value in placements:
            values[cell] = value
            here = 1 << cell
            for digit in bits(cell_digits[cell]):
                digit_cells[digit] &= ~here
            cell_digits[cell] = 0
            gone = digit_cells[value - 1] & peer_masks[cell]
            digit_cells[value - 1] &= ~gone
            for peer in bits(gone):
                cell_digits[peer] &= ~(1 << (value - 1))
        found = tuple(values), tuple(digit_cells), tuple(cell_digits)
        return Position(self.geometry, *found, self.givens, self.rules, self.truth)

    def __repr__(self) -> str:
        left = sum(mask.bit_count() for mask in self.cell_digits)
        return f"<Position {self.geometry.name}: {sum(map(bool, self.values))} values, {left} candidates>"

    @property
    def is_solved(self) -> bool:
        """Report whether every cell has a value (right or wrong)."""
        holes = self.geometry.holes
        return all(self.values) or bool(holes and self.values.count(0) == holes.bit_count())

    def contradiction(self) -> int | None:
        """Find an empty cell without a candidate; None when there is none."""
        holes = self.geometry.holes
        if self.values.count(0) + self.cell_digits.count(0) == len(self.values) + holes.bit_count():
            return None  # what is filled has no candidates, a hole has neither
        known = zip(self.values, self.cell_digits, strict=True)
        return next(cell for cell, pair in enumerate(known) if pair == (0, 0) and not holes >> cell & 1)

    def candidates(self) -> list[Candidate]:
        """List every candidate of every empty cell, cell by cell."""
        return [Candidate(c, d + 1) for c, mask in enumerate(self.cell_digits) if mask for d in bits(mask)]

    def puzzle(self) -> Puzzle:
        """Return the position back as a puzzle with placed values and candidates."""
        given = tuple(v if self.givens >> c & 1 else 0 for c, v in enumerate(self.values))
        placed = tuple(0 if self.givens >> c & 1 else v for c, v in enumerate(self.values))
        marks = tuple(1 << (v - 1) if v else m for v, m in zip(self.values, self.cell_digits, strict=True))
        return Puzzle(self.geometry, given, placed, marks, self.rules)


def _by_cell(geometry: Geometry, digit_cells: Sequence[int]) -> tuple[int, ...]:
    found = [0] * geometry.cell_count
    for digit, mask in enumerate(digit_cells):
        for cell in bits(mask):
            found[cell] |= 1 << digit
    return tuple(found)


LinkKind = Literal["strong", "weak", "pattern"]


class Node(NamedTuple):
    """One end of a link: a *value* in one or more cells (mask), all of one house when several.

    *on* tells whether the chain reads it as true here. *als* is the place, in the step's `als`, of
    the almost locked set that the link into this node goes through; None when it goes through none.
    """

    cells: int
    value: int
    on: bool
    als: int | None = None


class Link(NamedTuple):
    """A step of a chain: from *start* to *end*.

    A strong link says "if start is false, end is true"; a weak one "if start is true, end is false". A
    link of kind "pattern": a pattern makes *end* false, and *start* false is one of several reasons.
    *houses* are the places (in `Geometry.houses`) of the houses that make it so; none when the cell does.
    *rules* are the places (in `Position.rules`) of the clues that do, where houses and cell do not.
    """

    start: Node
    end: Node
    kind: LinkKind
    houses: tuple[int, ...] = ()
    rules: tuple[int, ...] = ()


class Als(NamedTuple):
    """An almost locked set: *cells* (mask) of one house with one more candidate value than cells."""

    cells: int
    digits: int
    house: int


@dataclass(frozen=True, slots=True)
class Evidence:
    """Why a step is true: enough to draw it, say it, and check it without the code that found it.

    Each technique fills what it needs. *cells*: the cells of the pattern (mask). *digits*: its values
    (mask). *houses*: the houses it stands in. *base*, *cover*: houses (places) of a fish or intersection.
    *fins*: cells (mask) of a fish's fins. *als*: almost locked sets. *chains*: chains of links in
    order; a net lists one for each branch, all starting from an assumption and ending in the
    conclusion. *restricted*: values common to two almost locked sets that cannot stand in both.
    *colours*: candidates by colour, such as the two of a colouring. *note* names a case of the
    technique, such as "pointing". *rules*: places (in `Position.rules`) of the rules that it uses.
    """

    cells: int = 0
    digits: int = 0
    houses: tuple[int, ...] = ()
    base: tuple[int, ...] = ()
    cover: tuple[int, ...] = ()
    fins: int = 0
    als: tuple[Als, ...] = ()
    chains: tuple[tuple[Link, ...], ...] = ()
    restricted: int = 0
    colours: tuple[tuple[Candidate, ...], ...] = ()
    note: str = ""
    rules: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One deduction: a *technique* (kebab case), what follows, and the evidence for it.

    *placements* and *eliminations* are sorted. *rating* is Sukaku Explainer's rating of this particular step, if that
    is known and higher than that of the plainest step of its technique.
    """

    technique: str
    placements: tuple[Candidate, ...] = ()
    eliminations: tuple[Candidate, ...] = ()
    evidence: Evidence = field(default_factory=Evidence)
    rating: float | None = None

    def __repr__(self) -> str:
        """Name the technique and what follows, a cell as its number from 0.

        >>> Step("naked-single", (Candidate(1, 3),))
        <Step naked-single: 1=3>
        """
        found = [f"{cell}={value}" for cell, value in self.placements]
        found += [f"{cell}<>{value}" for cell, value in self.eliminations]
        return f"<Step {self.technique}: {', '.join(found)}>"

    @property
    def conclusion(self) -> Node:
        """Return the first thing that follows from the step, as a node."""
        cell, value = (self.placements or self.eliminations)[0]
        return Node(1 << cell, value, bool(self.placements))

    def key(self) -> tuple[tuple[Candidate, ...], tuple[Candidate, ...]]:
        """Return what follows from the step: steps with the same key do the same."""
        return self.placements, self.eliminations
