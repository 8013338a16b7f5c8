"""Small random puzzles with random relations of every kind, and their solutions by trying everything."""

from collections.abc import Callable
from random import Random

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.model import Puzzle
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.rule import relations_of
from pencilmark.rules.text import read_rules

BOARDS = (
    *("4", "4 latin", "4 x", "3 free values=5", "2 free values=9", "3 latin values=4", "4 antiknight"),
    *("3 free values=11", "6", "6 latin", "6 x", "4 values=0-3", "3 free values=0-4", "3 latin values=0-3"),
)
GRIDS: dict[str, tuple[tuple[int, ...], ...]] = {}
MOST_GRIDS = 20_000
LISTED, OPEN, MORE_OPEN = 16, 4, 12
"""Cells of a board whose grids are listed; how many are open where there are too many, or where it is larger."""


def grids_of(name: str) -> tuple[tuple[int, ...], ...]:
    """List all grids of a board, at most so many, as the search in plain Python finds them."""
    if name not in GRIDS:
        found = []
        geometry = board(name)
        for grid in engine.solutions(Puzzle(geometry, (0,) * geometry.cell_count), backend="python"):
            found.append(grid)
            if len(found) == MOST_GRIDS:
                break
        GRIDS[name] = tuple(found)
    return GRIDS[name]


class Maker:
    """Makes the text of a random puzzle; where a board has too many grids to list, cells are given until it has few."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.geometry = board(self.rng.choice(BOARDS))
        self.top, self.size = self.geometry.value_count, self.geometry.size

    def cell(self) -> str:
        cell = self.rng.randrange(self.geometry.cell_count)
        return self.geometry.cell_name(cell)

    def cells(self, least: int, most: int) -> str:
        names = [self.geometry.cell_name(cell) for cell in range(self.geometry.cell_count)]
        count = self.rng.randint(least, min(most, len(names)))
        return ", ".join(self.rng.sample(names, count))

    def halves(self, most: int) -> str:
        """Name two groups of as many cells."""
        cells = self.cells(2 * most, 2 * most).split(", ")
        return f"{' '.join(cells[: len(cells) // 2])} | {' '.join(cells[len(cells) // 2 :])}"

    def number(self, most: int = 0) -> int:
        return self.rng.randint(0, most or self.top)

    def sign(self) -> str:
        return self.rng.choice(["=", "=", "=", "!=", "<", "<=", ">", ">="])

    def term(self, depth: int = 2) -> str:
        rng = self.rng
        if depth == 0 or rng.random() < 0.3:
            return self.cell() if rng.random() < 0.8 else str(self.number())
        inner = depth - 1
        made: list[Callable[[], str]] = [
            lambda: f"({self.term(inner)} {rng.choice(['+', '-', '*'])} {self.term(inner)})",
            lambda: f"sum({self.cells(2, 6)})",
            lambda: f"({self.term(inner)} {rng.choice(['//', '%'])} {rng.randint(1, 4)})",
            lambda: f"({self.term(inner)} {rng.choice(['/', '//', '%', '^'])} {self.cell()})",
            lambda: f"{rng.choice(['min', 'max', 'gcd'])}({self.cells(2, 4)})",
            lambda: f"abs({self.term(inner)} - {self.term(inner)})",
            lambda: f"digits({self.cells(2, 3)})",
            lambda: f"prod({self.cells(2, 3)})",
            lambda: f"visible({self.cells(2, 4)})",
            lambda: f"item({self.cell()}, {self.cells(2, 4)})",
            lambda: f"sumfirst({self.cell()}, {self.cells(2, 4)})",
            lambda: f"sumbetween(1, {self.top}, {self.cells(3, 4)})",
            lambda: f"sumcut({self.top + 1}, {self.cells(2, 4)})",
            lambda: f"count({', '.join(self.relation(inner) for _ in range(rng.randint(1, 4)))})",
            lambda: self.counted(),
        ]
        return rng.choice(made)()

    def counted(self) -> str:
        value = self.number()
        return f"count({', '.join(f'{cell} = {value}' for cell in self.cells(2, 6).split(', '))})"

    def relation(self, depth: int = 2) -> str:
        rng = self.rng
        inner = max(depth - 1, 0)
        made: list[Callable[[], str]] = [
            lambda: f"{self.term(depth)} {self.sign()} {self.term(inner)}",
            lambda: f"{self.term(depth)} {self.sign()} {self.number(3 * self.top)}",
            lambda: f"{self.term(inner)} in {{{', '.join(str(self.number()) for _ in range(3))}}}",
            lambda: f"{rng.randint(0, 2)} in {{{', '.join(f'{cell} // 2' for cell in self.cells(2, 5).split(', '))}}}",
            lambda: f"distinct({self.cells(2, 5)})",
            lambda: f'matches("{self.pattern()}", {self.cells(2, 5)})',
            lambda: f'matches("{self.pattern()}", {self.term(inner)}, {self.term(inner)}, {self.cell()})',
            lambda: f"connected({{{self.number()}, {self.number()}}}, {self.cells(2, 9)})",
            lambda: f"distinct({self.term(inner)}, {self.term(inner)})",
            lambda: f"{rng.choice(['odd', 'even', 'prime'])}({self.term(inner)})",
        ]
        if depth:
            made += [
                lambda: f"(({self.relation(inner)}) {rng.choice(['or', 'and'])} ({self.relation(inner)}))",
                lambda: f"(not ({self.relation(inner)}))",
                self.quantified,
            ]
        return rng.choice(made)()

    def quantified(self) -> str:
        """Make a relation of sums, for some numbers or every one."""
        word, first = self.rng.choice(["some", "every"]), self.rng.randint(1, 6)
        sums = [f"sum({self.cells(1, 3)}) {self.sign()} n" for _ in range(self.rng.randint(1, 3))]
        return (
            f"({word} n in {first}..{first + self.rng.randint(0, 5)}: {self.rng.choice([' and ', ' or ']).join(sums)})"
        )

    def pattern(self, depth: int = 2) -> str:
        """Make a pattern that rows of a few values have a chance to match."""
        rng, inner = self.rng, depth - 1
        low, high = sorted((self.number(9), self.number(9)))
        if not depth or rng.random() < 0.3:
            return rng.choice([".", f"[{low}-{high}]", f"[^{low}{high}]", str(low)])
        made: list[Callable[[], str]] = [
            lambda: f"{self.pattern(inner)}{self.pattern(inner)}",
            lambda: f"({self.pattern(inner)}|{self.pattern(inner)})",
            lambda: f"({self.pattern(inner)}){rng.choice(['*', '+', '?', '{2}', '{1,}', '{0,2}'])}",
        ]
        return f"{rng.choice(made)()}{rng.choice(['', '.*'])}"

    def table(self) -> str:
        """Make a table of two states, whose moves may lead to both."""
        moves = " ".join(f"{self.number(9)}-9 {self.rng.choice('ab')}" for _ in range(2))
        return f"a{self.rng.choice(['', '*'])}: {moves} 0-4 b; b*: {self.number(4)}-8 b . a"

    def line(self) -> str:
        """Make a rule: a relation, or one of the shapes that have propagators of their own."""
        rng = self.rng
        row = self.rng.randint(1, self.size)
        side = rng.choice(["left", "right", "top", "bottom"])
        made: list[Callable[[], str]] = [
            lambda: f"killer {rng.randint(3, 2 * self.top)}: {self.cells(2, 5)}",
            lambda: f"sum {rng.randint(3, 3 * self.top)}: {self.cells(2, 6)}",
            lambda: f"renban: {self.cells(2, 4)}",
            self.stretches,
            lambda: f"thermo: {self.cells(2, 3)}",
            lambda: f"arrow: {self.cell()} = {self.cells(2, 3)}",
            lambda: f"skyscraper {rng.randint(1, 4)}: {side} {row}",
            lambda: f"sandwich {rng.randint(0, 2 * self.top)}: {side} {row}",
            lambda: f"x-sum {rng.randint(1, 2 * self.top)}: {side} {row}",
            lambda: f"numbered-room {self.number()}: {side} {row}",
            lambda: f"between: {self.cells(3, 4)}",
            lambda: f"region-sum: {self.cells(3, 5)}",
            lambda: f"killer-product {rng.randint(2, 24)}: {self.cells(2, 3)}",
            *self.named,
        ]
        return rng.choice(made)() if rng.random() < 0.4 else self.relation()

    @property
    def named(self) -> list[Callable[[], str]]:
        """List more lines that name a variant."""
        rng = self.rng
        return [
            lambda: f"killer-difference {rng.randint(0, self.top)}: {self.cells(2, 4)}",
            lambda: f"lunchbox {rng.randint(0, 2 * self.top)}: {self.cells(2, 5)}",
            lambda: f"rellik {rng.randint(2, self.top + 2)}: {self.cells(2, 4)}",
            lambda: f"slow-thermo: {self.cells(2, 4)}",
            lambda: f"double-arrow: {self.cells(3, 5)}",
            lambda: f"lockout {rng.randint(1, 3)}: {self.cells(3, 5)}",
            lambda: f"palindrome: {self.cells(2, 5)}",
            lambda: f"whispers {rng.randint(1, 3)}: {self.cells(2, 4)}",
            lambda: f"zipper: {self.cells(3, 5)}",
            lambda: f"sum-line {rng.randint(2, 8)}: {self.cells(2, 5)}",
            lambda: f"sum-loop {rng.randint(2, 8)}: {self.cells(3, 5)}",
            lambda: f"modular {rng.randint(2, 3)}: {self.cells(3, 5)}",
            lambda: f"same-values: {self.halves(2)}",
            lambda: f"equal-sum: {self.halves(2)}",
            lambda: f"equality-cage: {self.halves(2).replace(' |', '')}",
            lambda: f"count-distinct: {self.cells(3, 5).replace(',', ' =', 1)}",
            lambda: f"value-indexing: {self.cells(3, 5)}",
            lambda: f"{rng.choice(['row', 'column'])}-indexer: {self.cells(1, 4)}",
            lambda: f"sequence: {self.cells(3, 4)}",
            lambda: f"hidden-skyscraper {self.number()}: {rng.choice(['left', 'bottom'])} {rng.randint(1, self.size)}",
            lambda: f'regex "{self.pattern()}": {self.cells(1, 5)}',
            lambda: f'nfa "{self.table()}": {self.cells(1, 5)}',
            lambda: f"counting-circles: {self.cells(2, 6)}",
            lambda: f"look-and-say {rng.randint(0, 2)}{rng.randint(1, self.top)}: {self.cells(2, 5)}",
            lambda: f"{rng.choice(['difference', 'ratio', 'greater', 'x', 'v'])}: {self.cells(2, 2)}",
            lambda: rng.choice(
                ["anti-knight", "anti-king", "non-consecutive", "taxicab", "kropki-negative", "row-indexer-negative"]
            ),
        ]

    def stretches(self) -> str:
        """Make a line of which stretches add up to a number each."""
        number, cells = self.rng.randint(2, 8), self.cells(2, 5).split(", ")
        sums = [" + ".join(cells[:count]) for count in range(1, len(cells) + 1)]
        hits = ", ".join(f"({total}) % {number} = 0" for total in sums)
        relation = f"{number} * count({hits}) = {sums[-1]}"
        return relation if self.rng.random() < 0.6 else f"({relation}) or ({self.relation(0)})"

    def puzzle(self) -> Puzzle | None:
        """Make a puzzle of one to four lines; None when a line is refused."""
        lines = [self.line() for _ in range(self.rng.randint(1, 4))]
        try:
            return read_rules("\n".join(lines), self.geometry).puzzle
        except PencilmarkError:
            return None


def given_down(puzzle: Puzzle, rng: Random) -> Puzzle:
    """Return all but a few cells of a board with too many grids."""
    geometry = puzzle.geometry
    if geometry.cell_count > LISTED:
        empty = Puzzle(geometry, (0,) * geometry.cell_count)
        grid, count = engine.solve(empty, limit=1, rng=rng, backend="python").solutions[0], MORE_OPEN
    else:
        grids = grids_of(geometry.name)
        if len(grids) < MOST_GRIDS:
            return puzzle
        grid, count = rng.choice(grids), min(geometry.cell_count, OPEN)
    open_cells = set(rng.sample(range(geometry.cell_count), count))
    return Puzzle(geometry, tuple(0 if c in open_cells else v for c, v in enumerate(grid)), rules=puzzle.rules)


def by_trying(puzzle: Puzzle) -> list[tuple[int, ...]]:
    """List the solutions of a puzzle by trying all grids of its board."""
    geometry = puzzle.geometry
    tests = [holds(relation) for relation in relations_of(puzzle.rules, geometry)]
    if any(puzzle.givens):
        plain = engine.solutions(Puzzle(geometry, puzzle.givens), backend="python")
    else:
        plain = iter(grids_of(geometry.name))
    return sorted(grid for grid in plain if all(test(grid) for test in tests))
