"""Proofs of uniqueness for a generator: do these givens of a solution leave another one?

A prover answers for one solution. All provers give the same answers, so a puzzle does not depend on what proved it.
"""

from __future__ import annotations

from typing import Any, Protocol

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, lowest
from pencilmark.board.model import Position, Puzzle
from pencilmark.engine import OWN_SIZE, Timeout, kernels, sat
from pencilmark.engine.answers import Solution
from pencilmark.engine.cover import Cover, cover
from pencilmark.engine.kernels import Kernel, is_available, shared_kernel
from pencilmark.engine.search import SOLVED, settle

MOST_CONFLICTS = 2000
STUMBLE = 20_000
PATIENT = 1000
"""States that a proof on a rough board may look at."""
ROUGH_SIZE = 9


class Prover(Protocol):
    """Knows a solution; *other* looks for another with the same values in the cells *clues* (mask).

    With *differs* (a cell), only solutions with another value there are sought.
    """

    @property
    def solution(self) -> Solution:
        """Return the solution."""

    def other(self, clues: int, differs: int | None = None) -> Solution | None:
        """Find another solution; None if there is none, or if the search is given up."""

    def holds(self, clues: int, differs: int | None = None) -> bool:
        """Report whether it is proved that there is no other solution."""


def prover(geometry: Geometry, solution: Solution, backend: str = "auto") -> Prover:
    """Return the fastest prover for a board that the *backend* allows."""
    if is_rough(geometry):
        return PatientProver(geometry, solution)
    large = geometry.value_count > OWN_SIZE
    if backend == "sat" or (large and backend == "auto"):
        return SatProver(geometry, solution)
    if backend == "wasm" or (backend == "auto" and kernels.is_available(geometry)):
        return KernelProver(geometry, solution)
    return OwnProver(geometry, solution)


def is_rough(geometry: Geometry) -> bool:
    """Report whether a board has irregular regions and is so large that a proof may take for ever."""
    has_regions = any(house.kind == "region" for house in geometry.houses)
    return has_regions and ROUGH_SIZE < geometry.size <= OWN_SIZE and not geometry.grids


def kernel_for(geometry: Geometry, backend: str) -> Kernel | None:
    """Return the kernel of a board, if the *backend* allows one and it runs here.

    Raises Unavailable if the kernel was asked for and does not run.
    """
    if is_rough(geometry):
        return None
    if backend == "wasm":
        return shared_kernel(geometry)
    if backend == "auto" and geometry.value_count <= OWN_SIZE and is_available(geometry):
        return shared_kernel(geometry)
    return None


class OwnProver:
    """Proves with our own search in plain Python; if that stalls, python-sat goes on if it is installed."""

    def __init__(self, geometry: Geometry, solution: Solution) -> None:
        self.geometry, self.solution = geometry, solution
        self.cover: Cover = cover(geometry)
        size = geometry.value_count
        self.candidates = [cell * size + value - 1 if value else -1 for cell, value in enumerate(solution)]
        self.keeps = [self.cover.keep[self.cover.top[one]] if one >= 0 else 0 for one in self.candidates]
        self._referee: SatProver | None = None

    def other(self, clues: int, differs: int | None = None) -> Solution | None:
        """Find another solution; None if there is none."""
        try:
            return self.other_soon(clues, differs, STUMBLE if sat.is_available() else None)
        except Timeout:
            self._referee = self._referee or SatProver(self.geometry, self.solution, None)
            return self._referee.other(clues, differs)

    def holds(self, clues: int, differs: int | None = None) -> bool:
        """Report whether there is no other solution."""
        return self.other(clues, differs) is None

    def other_soon(self, clues: int, differs: int | None, patience: int | None) -> Solution | None:
        """Find another solution; raise Timeout after looking at *patience* states."""
        state, trail = self._start(clues, differs)
        board, keep = self.cover, self.cover.keep
        stack: list[tuple[int, int, int]] = []
        nodes = 0
        while True:
            state, rest = settle(board, state, trail)
            if rest > 0:
                places = bits(state & board.alternatives[lowest(rest)])
                stack.extend((state, place, len(trail)) for place in places)
            elif rest == SOLVED and (found := board.values(trail)) != self.solution:
                return found
            if not stack:
                return None
            nodes += 1
            if nodes == patience:
                raise Timeout
            state, place, length = stack.pop()
            del trail[length:]
            trail.append(place)
            state &= keep[place]

    def _start(self, clues: int, differs: int | None) -> tuple[int, list[int]]:
        state, keeps = self.cover.start, self.keeps
        places = bits(clues)
        for cell in places:
            state &= keeps[cell]
        if differs is not None:
            state &= ~self.cover.own[self.candidates[differs]]
        return state, [self.cover.top[self.candidates[cell]] for cell in places]


class PatientProver(OwnProver):
    """Proves with our own search within a fixed number of states: what is not proved then counts as false.

    A given may stay that could go, but every proof ends, wherever it runs, and can be stopped before.
    """

    def other(self, clues: int, differs: int | None = None) -> Solution | None:
        """Find another solution; return the known one if the search takes too long."""
        try:
            return self.other_soon(clues, differs, PATIENT)
        except Timeout:
            return self.solution


class KernelProver(OwnProver):
    """Proves in the kernel; if that stalls, or if it matters which other solution is found, like its base."""

    def holds(self, clues: int, differs: int | None = None) -> bool:
        """Report whether there is no other solution."""
        board = kernels.shared_kernel(self.geometry)
        givens = bytes(value if clues >> cell & 1 else 0 for cell, value in enumerate(self.solution))
        if differs is None:
            result = board.solve_one(givens, budget=STUMBLE)
            return super().holds(clues) if result.status == "timeout" else result.status == "unique"
        another = board.has_another(givens, differs, self.solution[differs], budget=STUMBLE)
        return super().holds(clues, differs) if another is None else not another


class SatProver:
    """Proves with CaDiCaL through python-sat: one solver, with the givens as assumptions. For large boards."""

    def __init__(self, geometry: Geometry, solution: Solution, most_conflicts: int | None = MOST_CONFLICTS) -> None:
        self.solution, self.size, self.most_conflicts = solution, geometry.value_count, most_conflicts
        empty = Position.of(Puzzle(geometry, (0,) * geometry.cell_count))
        self.literals = [cell * self.size + value for cell, value in enumerate(solution)]
        self.spare = geometry.cell_count * self.size + 1
        self.solver: Any = sat.solver_class()(name=sat.SOLVER, bootstrap_with=sat.clauses(empty))
        known = zip(self.literals, solution, strict=True)
        self.solver.add_clause([-self.spare, *(-literal for literal, value in known if value)])

    def other(self, clues: int, differs: int | None = None) -> Solution | None:
        """Find another solution; None if there is none, or none is found within *most_conflicts*."""
        if not self._solve(clues, differs):
            return None
        true = {literal for literal in self.solver.get_model() if literal > 0}
        return tuple(
            next((value for value in range(1, self.size + 1) if cell * self.size + value in true), 0)
            for cell in range(len(self.solution))
        )

    def holds(self, clues: int, differs: int | None = None) -> bool:
        """Report whether it is proved within *most_conflicts* that there is no other solution."""
        return self._solve(clues, differs) is False

    def _solve(self, clues: int, differs: int | None) -> bool | None:
        assumed = [self.literals[cell] for cell in bits(clues)]
        assumed.append(self.spare if differs is None else -self.literals[differs])
        self.solver.conf_budget(self.most_conflicts or -1)
        answer: bool | None = self.solver.solve_limited(assumptions=assumed)
        return answer
