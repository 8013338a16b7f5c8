"""Puzzles that refuting candidates fills: the kernel strikes what fails when it is supposed, again and again.

That proves in a hundredth of a second that there is one solution, and what is left open shows where a given tells most.
Where it does not fill a puzzle, hardly any argument short of one within another will.
"""

from __future__ import annotations

from random import Random

from pencilmark.board.dice import pick, shuffled
from pencilmark.board.masks import several
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.task import Task
from pencilmark.engine.answers import Solution, Uncovered
from pencilmark.human.ruled.nested import NAME as NESTED
from pencilmark.human.ruled.suspects import all_held, is_filled_by_kernel, kernel_of
from pencilmark.make.made import Trying
from pencilmark.make.setting.uncovering import only
from pencilmark.make.wish import Wish


def few_givens(
    puzzle: Puzzle, solution: Solution, wish: Wish, rng: Random, told: Trying
) -> Task[Trying, list[int] | None]:
    """Choose givens for a *puzzle* without any, so that striking fills it and needs each; None if no kernel can say."""
    position = Position.of(puzzle)
    kernel = kernel_of(position) if _may_strike(puzzle, solution, wish) else None
    if not kernel:
        return None
    masks, givens = all_held(position), dict[int, int]()
    left = kernel.struck(masks)
    while left and (open_cells := [cell for cell, mask in enumerate(left) if several(mask)]):
        yield told
        cell = pick(rng, open_cells)
        givens[cell] = 1 << solution[cell] - 1
        left = kernel.struck([givens.get(place, mask) for place, mask in enumerate(left)])
    for cell in shuffled(rng, sorted(givens)):
        yield told
        fewer = {place: given for place, given in givens.items() if place != cell}
        left = kernel.struck([fewer.get(place, mask) for place, mask in enumerate(masks)])
        givens = fewer if left and not any(map(several, left)) else givens
    return [solution[cell] if cell in givens else 0 for cell in range(len(masks))]


def stays(puzzle: Puzzle, solution: Solution, wish: Wish, told: Trying) -> Task[Trying, bool]:
    """Report whether a puzzle has one solution, and, unless it may be harder, one that striking finds.

    If no kernel can tell, or if regions, shades or modifiers are to be found, too, having one solution is enough.
    """
    yield told
    filled = is_filled(puzzle, solution, wish)
    return (yield from only(puzzle, solution, told)) if filled is None else filled


def is_filled(puzzle: Puzzle, solution: Solution, wish: Wish) -> bool | None:
    """Report whether striking fills a puzzle; None if no kernel can say."""
    return is_filled_by_kernel(Position.of(puzzle)) if _may_strike(puzzle, solution, wish) else None


def _may_strike(puzzle: Puzzle, solution: Solution, wish: Wish) -> bool:
    """Report whether digits are all that is to be found, and not by arguments within others."""
    is_all = not isinstance(solution, Uncovered) and not puzzle.geometry.modifiers
    return is_all and wish.technique != NESTED
