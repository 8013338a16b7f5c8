"""The ladder of puzzles with rules: the techniques of rules among those of digits, plainest first.

Techniques that assume a single solution are used only where rules leave them valid: a rule that is no house may be what
tells two ways apart.
"""

from __future__ import annotations

from functools import lru_cache

from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Position
from pencilmark.human.ruled.rectangles import WITH_RULES, where_valid
from pencilmark.human.ruled.techniques import RULED
from pencilmark.human.techniques import Technique
from pencilmark.human.techniques.ladders import ONE_SOLUTION, TEACHING, climb

ORDINARY = ("row", "column", "box", "region")
LAST = "clue-net"
"""The technique of rules that boards with more houses have, after all chains and before what is Beyond."""


def ladder_for(position: Position, ladder: tuple[str, ...] = TEACHING) -> tuple[Technique, ...]:
    """Return the techniques of a *ladder* for a position, those of rules too where it has any.

    Boards with more houses have the ladder of digits, and contradictions where all chains of it end. Raises BoardError
    on those whose values begin with 0: explanations do not know them.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.board.model import Puzzle
    >>> len(ladder_for(Position.of(Puzzle(board("4"), (0,) * 16)))) == len(TEACHING)
    True
    """
    position.geometry.from_one("teaching")
    if position.geometry.modifiers:  # where they are may tell two ways apart
        return tuple(one for one in ruled_ladder(ladder) if one.id not in ONE_SOLUTION)
    return ruled_ladder(ladder) if position.rules else ladder_on(position.geometry, ladder)


def ladder_on(geometry: Geometry, ladder: tuple[str, ...] = TEACHING) -> tuple[Technique, ...]:
    """Return the techniques of a *ladder* for a board without rules.

    >>> from pencilmark.board.boards import board
    >>> len(ladder_on(board("9 x"))) - len(ladder_on(board("9")))
    1
    """
    found = climb(ladder)
    if not is_variant(geometry):
        return found
    place = next((place for place, one in enumerate(found) if one.level == "Beyond"), len(found))
    return (*found[:place], RULED[LAST], *found[place:])


def is_variant(geometry: Geometry) -> bool:
    """Report whether a board has more houses than rows, columns and boxes or regions, or pairs that see each other.

    >>> from pencilmark.board.boards import board
    >>> is_variant(board("9 x")), is_variant(board("9"))
    (True, False)
    """
    return bool(geometry.pairs) or any(house.kind not in ORDINARY for house in geometry.houses)


@lru_cache(maxsize=8)
def ruled_ladder(ladder: tuple[str, ...] = TEACHING) -> tuple[Technique, ...]:
    """Return the techniques of a *ladder* of digits with those of rules among them.

    >>> [technique.id for technique in ruled_ladder()][:5]
    ['clue-cell', 'full-house', 'hidden-single', 'naked-single', 'pair-known']
    """
    found: list[Technique] = []
    for technique in climb(ladder, without=[name for name in ladder if name in ONE_SOLUTION - WITH_RULES]):
        found += [one for one in RULED.values() if one.before == technique.id]
        found.append(where_valid(technique) if technique.id in ONE_SOLUTION else technique)
    return tuple(found)
