"""Rating by Sukaku Explainer's rules: ER, EP and ED, and the path behind them.

The ratings and the order of the techniques are those of Sukaku Explainer 1.18.1 (*mode* "default"), or of its subset
nearest to Sudoku Explainer 1.2.1 ("classic"). They exist only for the ordinary 9 x 9 board. Of several equally easy
hints, the first in Sukaku Explainer's order of search is applied. A puzzle is rated as given, so that the figures are
those of that program. Turned or mirrored, the same puzzle may meet another hint first and get another rating: `least`
turns it into the one member of its class of isomorphs whose rating stands for all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.engine.isomorphs import canonical
from pencilmark.human.sukaku.grid import Hint, MarkedGrid
from pencilmark.human.sukaku.path import Mode, Producer, solve

__all__ = ["Mode", "SukakuRating", "least", "steps", "work"]


class SukakuRating(NamedTuple):
    """The highest rating of any step (*er*), up to the first placement (*ep*), and of the first step (*ed*).

    *techniques* counts the steps by name, *hardest* names the first of those rated *er*. *solved* says whether the path
    reaches the end; if not, the ratings are those of the part that was found. *trying* names the rung that is being
    searched, empty when a step was just found; *er* is then at least what that rung finds.
    """

    er: float = 0
    ep: float = 0
    ed: float = 0
    solved: bool = False
    techniques: Mapping[str, int] = MappingProxyType({})
    hardest: str = ""
    trying: str = ""


def steps(position: Position, mode: Mode = "default") -> Iterator[Step | None]:
    """Yield the steps of the path from *position* in order, and None now and then while a step is searched for.

    Ends when the grid is filled, or where no technique helps. The board must be the ordinary one.
    """
    return (hint.step() if isinstance(hint, Hint) else None for _, hint in solve(MarkedGrid.of(position), mode))


def least(puzzle: Puzzle) -> Puzzle:
    """Turn *puzzle* into the least of its isomorphs, if it has one."""
    if puzzle.geometry.is_classic and puzzle.candidates is None and not puzzle.conflicts():
        return Puzzle(puzzle.geometry, canonical(puzzle.geometry, puzzle.values).least)
    return puzzle


def work(position: Position, mode: Mode = "default") -> Iterator[SukakuRating]:
    """Rate a *position* as given: yield, after each step and within long ones, what was found so far.

    Yields nothing on boards other than the ordinary one, or if the position is solved.

    >>> line = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."
    >>> *_, found = work(Position.of(Puzzle(board("9"), tuple(int(c.replace(".", "0")) for c in line))))
    >>> found[:4]
    (1.2, 1.2, 1.2, True)
    """
    if not position.geometry.is_classic or position.is_solved:
        return
    highest = pearl = diamond = 0
    found = SukakuRating()
    techniques: dict[str, int] = {}
    hardest = ""
    left = sum(1 for value in position.values if not value)
    for _, hint in solve(MarkedGrid.of(position), mode):
        if isinstance(hint, Producer):
            yield found._replace(er=max(found.er, hint.floor / 10), trying=hint.name)
            continue
        techniques[hint.technique] = techniques.get(hint.technique, 0) + 1
        if hint.rating > highest:
            highest, hardest = hint.rating, hint.technique
        diamond = diamond or highest
        if hint.place >= 0:
            left -= 1
            pearl = pearl or highest
        found = SukakuRating(highest / 10, pearl / 10, diamond / 10, left == 0, techniques, hardest)
        yield found
