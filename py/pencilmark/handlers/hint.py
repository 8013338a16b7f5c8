"""Finds the next step for the page, from the digits that the player has written."""

from __future__ import annotations

from pencilmark import engine, logic
from pencilmark.boards import board
from pencilmark.geometry import bits
from pencilmark.handlers import Clock
from pencilmark.model import Position, Puzzle, Step
from pencilmark.notation import step_text
from pencilmark.protocol import HintData, HintRequest, Note, Work
from pencilmark.techniques import TECHNIQUES
from pencilmark.techniques.ladders import TEACHING, climb


def answer(request: HintRequest, clock: Clock) -> Work[HintData]:
    """Find the plainest step there is now; digits that cannot stand are told first."""
    geometry = board(request["board"])
    puzzle = Puzzle(geometry, tuple(request["givens"]), tuple(request["placed"]))
    found = engine.solve(Puzzle(geometry, puzzle.givens))
    yield None
    if found.status != "unique":
        return HintData(status=found.status, technique="", text="", cells=[])
    solution = found.solutions[0]
    wrong = [cell for cell, value in enumerate(puzzle.values) if value not in (0, solution[cell])]
    if wrong:
        return HintData(status="wrong", technique="", text="", cells=wrong)
    position = Position.of(puzzle)
    if position.is_solved:
        return HintData(status="done", technique="", text="", cells=[])
    for tried, technique in enumerate(climb(TEACHING), 1):
        step = logic.next_step(position, (technique,))
        if step:
            name = TECHNIQUES[step.technique].name
            return HintData(
                status="step", technique=name, text=step_text(step, name, geometry.size), cells=_cells(step)
            )
        yield Note(done=None, text=f"{tried} techniques tried")
    return HintData(status="guess", technique="", text="", cells=[])


def _cells(step: Step) -> list[int]:
    """List the cells to look at: those of the pattern, and those where something changes."""
    changed = {candidate.cell for candidate in (*step.placements, *step.eliminations)}
    return sorted(changed | set(bits(step.evidence.cells)))
