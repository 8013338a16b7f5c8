"""A chain read aloud: "Suppose r1c2 is not 5. Then it must be 7. So r1c9 is not 7, ..."."""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.board.model import Link, Node
from pencilmark.human.explain.case import Case
from pencilmark.human.explain.words import digit_names, listed


def says(case: Case, node: Node) -> str:
    """Say what a *node* claims.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.board.model import Position, Puzzle, Step
    >>> case = Case(Position.of(Puzzle(board("4"), (0,) * 16)), Step("x-chain"))
    >>> says(case, Node(1, 3, False)), says(case, Node(3, 3, True))
    ('r1c1 is not 3', 'r1c1 or r1c2 is 3')
    """
    if not node.cells & (node.cells - 1):
        return f"{case.cells(node.cells)} is {'' if node.on else 'not '}{node.value}"
    if node.on:
        return f"{case.cells(node.cells, 'or')} is {node.value}"
    names = case.cells(node.cells, "nor" if node.cells.bit_count() == 2 else "and")
    return f"{'neither' if node.cells.bit_count() == 2 else 'none of'} {names} is {node.value}"


def reason(case: Case, link: Link) -> str:
    """Say the end of a *link*, and why it is so."""
    start, end = link.start, link.end
    if end.on:
        return _strong(case, link)
    if start.cells == end.cells:
        return says(case, end)
    if link.houses:
        return f"{says(case, end)} ({case.house(link.houses[0])})"
    if (start.cells | end.cells).bit_count() > 2:
        return f"{says(case, end)} (they see each other)"
    one, two = ((node.cells & -node.cells).bit_length() - 1 for node in (start, end))
    return f"{says(case, end)} ({case.why_seen(one, two)})"


def _strong(case: Case, link: Link) -> str:
    start, end = link.start, link.end
    if end.als is not None:
        return _through_set(case, link)
    if start.value != end.value:
        return f"{case.cells(end.cells)} must be {end.value}, its only other candidate"
    others = f"the only other place{'s' if end.cells & (end.cells - 1) else ''} for it"
    where = f" in {case.house(link.houses[0])}" if link.houses else ""
    if end.cells & (end.cells - 1):
        return f"{case.cells(end.cells, 'or')} must be {end.value}, {others}{where}"
    return f"{case.cells(end.cells)} must be {end.value}, {others}{where}"


def _through_set(case: Case, link: Link) -> str:
    start, end = link.start, link.end
    assert end.als is not None
    this = case.step.evidence.als[end.als]
    left, letter = this.digits & ~(1 << (start.value - 1)), "ABCDEFGHIJ"[end.als]
    if start.cells & this.cells == start.cells:
        held = (
            f"the cells {case.cells(this.cells)} ({letter}) have just {digit_names(left)} left and must hold them all"
        )
    else:
        held = f"the cells {case.cells(this.cells)} ({letter}) must hold {digit_names(left)}"
    if end.cells & ~this.cells:
        return f"{held}, so {case.cells(end.cells)}, which sees them, keeps only {end.value}"
    if end.cells == this.cells:
        return held
    return f"{held}, so {says(case, end)}"


def read_chain(case: Case, chain: Sequence[Link]) -> list[str]:
    """Read a *chain* from its assumption on: sentences without their full stops."""
    found = [f"suppose {says(case, chain[0].start)}"]
    false = ""
    for link in chain:
        text = reason(case, link)
        if not link.end.on:
            false = text
            continue
        opening = f"so {false}" if false else "then"
        if link.start.cells == link.end.cells and link.end.als is None:  # a cell is not named twice
            rest = text.removeprefix(case.cells(link.end.cells))
            found.append(f"{opening} and{rest}" if false else f"then it{rest}")
        else:
            found.append(f"{opening}, and {text}" if false else f"then {text}")
        false = ""
    return [*found, f"so {false}"] if false else found


def either(case: Case, nodes: Sequence[Node]) -> str:
    """Say that one of *nodes*, all true, holds."""
    if len({node.value for node in nodes}) == 1:
        cells = 0
        for node in nodes:
            cells |= node.cells
        return f"at least one of {case.cells(cells)} is {nodes[0].value}"
    return f"{listed([says(case, node) for node in nodes], 'or')}, or both"
