"""Check a generated puzzle by other means than those that made it: a list of what it is asked, with the answers.

Uniqueness and minimality are asked of CaDiCaL in clauses of our own making here, symmetry by turning coordinates,
difficulty of `rate`, and whether a technique is needed of a path up the ladder without it.
"""

from collections.abc import Callable, Iterator
from itertools import combinations

from pysat.solvers import Solver

from pencilmark.board.model import Position, Puzzle
from pencilmark.human.logic import solve_path
from pencilmark.human.rating import Rating, rate
from pencilmark.human.techniques.ladders import climb, rung_of, up_to
from pencilmark.make.made import Made
from pencilmark.make.wish import Wish

CHECKS = ("unique", "minimal", "symmetric", "clues", "graded", "needed")
SINGLES = ("full-house", "hidden-single", "naked-single")

Turn = Callable[[int, int, int], tuple[int, int]]
"""Where a row and a column (from 0) go on a board whose last row has the number given."""
TURNS: dict[str, tuple[Turn, ...]] = {
    "none": (),
    "rotational180": (lambda r, c, last: (last - r, last - c),),
    "rotational90": (lambda r, c, last: (c, last - r),),
    "mirror-horizontal": (lambda r, c, last: (r, last - c),),
    "mirror-vertical": (lambda r, c, last: (last - r, c),),
    "mirror-both": (lambda r, c, last: (r, last - c), lambda r, c, last: (last - r, c)),
    "diagonal": (lambda r, c, _: (c, r),),
    "antidiagonal": (lambda r, c, last: (last - c, last - r),),
    "diagonals": (lambda r, c, _: (c, r), lambda r, c, last: (last - c, last - r)),
    "full": (lambda r, c, _: (c, r), lambda r, c, last: (r, last - c)),
}
"""Turns and mirrors that together make each symmetry."""


def audit(item: Made) -> Iterator[tuple[str, bool]]:
    """Yield the name of each check that the wish of *item* calls for, and whether the puzzle passes it."""
    wish, puzzle = item.wish, item.puzzle
    orbits = clue_orbits(puzzle, wish.symmetry)
    proof = Proof(puzzle)
    yield "unique", proof.is_only(item.solution)
    if wish.minimal:
        yield "minimal", all(proof.has_others_without(orbit) for orbit in orbits)
    if wish.symmetry != "none":
        yield "symmetric", all(puzzle.givens[cell] for orbit in orbits for cell in orbit)
    if wish.clues:
        yield "clues", wish.clues[0] <= sum(map(bool, puzzle.givens)) <= wish.clues[1]
    if wish.pattern:
        yield "clues", all(bool(given) == wished for given, wished in zip(puzzle.givens, wish.pattern, strict=True))
    if wish.is_graded and wish.technique is None:
        yield "graded", is_graded_as(wish, rate(puzzle, scales_of(wish)))
    if wish.technique is not None:
        yield "needed", is_needed(puzzle, wish)


class Proof:
    """The clauses of a puzzle's board in CaDiCaL, its clues as assumptions."""

    def __init__(self, puzzle: Puzzle) -> None:
        geometry = puzzle.geometry
        cells, self.size = range(geometry.cell_count), geometry.size
        values = range(1, self.size + 1)
        self.clues = {cell: self.name(cell, value) for cell, value in enumerate(puzzle.givens) if value}
        self.spare = self.name(geometry.cell_count, 1)
        self.solver = Solver(name="cadical195")
        for cell in cells:
            self.solver.add_clause([self.name(cell, value) for value in values])
            for one, other in combinations(values, 2):
                self.solver.add_clause([-self.name(cell, one), -self.name(cell, other)])
            for peer in geometry.peers[cell]:
                for value in values if cell < peer else ():
                    self.solver.add_clause([-self.name(cell, value), -self.name(peer, value)])
        for house in geometry.houses:
            for value in values if len(house.cells) == self.size else ():
                self.solver.add_clause([self.name(cell, value) for cell in house.cells])

    def name(self, cell: int, value: int) -> int:
        """Number the variable that says that *value* stands in *cell*."""
        return cell * self.size + value

    def is_only(self, solution: tuple[int, ...]) -> bool:
        """Report whether the clues leave this solution and no other; it is excluded from now on."""
        names = [self.name(cell, value) for cell, value in enumerate(solution)]
        stands = self.solver.solve(assumptions=[*self.clues.values(), *names])
        self.solver.add_clause([-name for name in names])
        return bool(stands) and not self.solver.solve(assumptions=list(self.clues.values()))

    def has_others_without(self, orbit: tuple[int, ...]) -> bool:
        """Report whether there is another solution than that excluded once the clues of *orbit* are gone."""
        return bool(self.solver.solve(assumptions=[name for cell, name in self.clues.items() if cell not in orbit]))


def clue_orbits(puzzle: Puzzle, symmetry: str) -> list[tuple[int, ...]]:
    """List the sets of cells that a *symmetry* leads to from each clue."""
    last = puzzle.geometry.size - 1
    found = set()
    for clue in (cell for cell, value in enumerate(puzzle.givens) if value):
        reached, edge = {clue}, [clue]
        while edge:
            row, column = divmod(edge.pop(), last + 1)
            turned = [r * (last + 1) + c for r, c in (turn(row, column, last) for turn in TURNS[symmetry])]
            edge += [cell for cell in turned if cell not in reached]
            reached.update(turned)
        found.add(tuple(sorted(reached)))
    return sorted(found)


def scales_of(wish: Wish) -> tuple[str, ...]:
    """List the scales on which something is wished."""
    wished = {"own": wish.level, "hodoku": wish.hodoku_level or wish.hodoku_score, "se": wish.er}
    return tuple(scale for scale, value in wished.items() if value)


def is_graded_as(wish: Wish, found: Rating) -> bool:
    """Report whether a rating is what the wish says, on every scale."""
    return (
        wish.level in (None, found.level)
        and wish.hodoku_level in (None, found.hodoku_level)
        and (wish.er is None or wish.er[0] <= (found.er or 0) <= wish.er[1])
        and (wish.hodoku_score is None or wish.hodoku_score[0] <= (found.hodoku_score or 0) <= wish.hodoku_score[1])
    )


def is_needed(puzzle: Puzzle, wish: Wish) -> bool:
    """Report whether the ladder ends before the solution without the technique wished, and not with it."""
    entry = rung_of(wish.technique or "")
    assert entry
    is_single = wish.practice or entry in SINGLES
    below = tuple(name for name in up_to(entry)[:-1] if name in SINGLES or not is_single)
    position = Position.of(puzzle)
    return not solve_path(position, climb(below)).is_solved and solve_path(position, climb((*below, entry))).is_solved
