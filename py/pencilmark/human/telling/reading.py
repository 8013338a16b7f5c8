"""A chain read aloud: "Suppose r1c2 is not 5. Then it must be 7. So r1c9 is not 7, ..."."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pencilmark.board.masks import highest, lowest, mask_of, several, union, values
from pencilmark.board.model import Link, Node
from pencilmark.board.phrase import Phrase, Said, phrase
from pencilmark.rules.language.tree import cells_of
from pencilmark.rules.rule import digits_of

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case


def says(case: Case, node: Node) -> Phrase:
    """Say what a *node* claims.

    >>> from pencilmark.board.speech import write
    >>> from pencilmark.board.model import Position, Puzzle, Step
    >>> from pencilmark.human.telling.case import Case
    >>> case = Case(Position.of(Puzzle(board("4"), (0,) * 16)), Step("x-chain"))
    >>> write(says(case, Node(1, 3, False))), write(says(case, Node(3, 3, True)))
    ('r1c1 is not 3', 'r1c1 or r1c2 is 3')
    """
    if not several(node.cells):
        return phrase("cell-is-value" if node.on else "cell-is-not", cell=case.cells(node.cells), value=node.value)
    if node.on:
        return phrase("one-cell-is", cells=case.names(node.cells), value=node.value)
    return phrase("no-cell-is", cells=case.names(node.cells), value=node.value)


def reason(case: Case, link: Link) -> Said:
    """Say the end of a *link*, and the reason for it."""
    start, end = link.start, link.end
    if link.rules:
        return _by_clue(case, link)
    if end.on:
        return _strong(case, link)
    if start.cells == end.cells:
        return says(case, end)
    if link.houses:
        return phrase("read-by", clause=says(case, end), why=case.house(link.houses[0]))
    if (start.cells | end.cells).bit_count() > 2:
        return phrase("read-see-each-other", clause=says(case, end))
    one, two = lowest(start.cells), lowest(end.cells)
    return phrase("read-by", clause=says(case, end), why=case.why_seen(one, two))


def clue_of_link(case: Case, link: Link) -> Said:
    """Name the clue that gives a *link*, or the houses that add up with clues."""
    rules, geometry = case.position.rules, case.geometry
    house = geometry.house_masks[link.houses[0]] if len(link.houses) == 1 else 0
    is_within = house and not any(mask_of(cells_of(digits_of(rules[one], geometry))) & ~house for one in link.rules)
    return by_clue(case, link.rules, link.houses, house if is_within else 0)


def by_clue(case: Case, rules: tuple[int, ...], houses: tuple[int, ...], cells: int = 0) -> Said:
    """Name a clue, or the *houses* that add up with clues; a house whose digits they divide has all of the *cells*."""
    if houses and cells == case.geometry.house_masks[houses[0]]:
        return phrase("sums-within", house=case.house(houses[0]))
    return phrase("rule-of-45", houses=case.houses(houses)) if houses else case.noun(rules[0])


def _by_clue(case: Case, link: Link) -> Phrase:
    """Say the end of a link that a clue gives; if one end only sees a cell of the clue, name that cell."""
    says_end, why = says(case, link.end), clue_of_link(case, link)
    for node, other in ((link.start, link.end), (link.end, link.start)):
        seen = [] if link.houses else list(_between(case, node, other, link.rules[0]))
        if len(seen) == 1:
            return phrase("read-through", clause=says_end, why=why, cell=case.cell(seen[0]), value=node.value)
    return phrase("read-by", clause=says_end, why=why)


def _between(case: Case, node: Node, other: Node, rule: int) -> Iterator[int]:
    """Yield the cells of the clue *rule* (place) that *node* sees from outside and that can hold its value."""
    clue = case.clue(rule)
    if clue is None or _is_within(case, node, other, clue.cells):
        return
    near = clue.cells or [one for one in range(case.geometry.cell_count) if _touch(case, 1 << one, other.cells)]
    for one in near:
        if case.sees(one, highest(node.cells)) and case.position.cell_digits[one] >> node.value - 1 & 1:
            yield one


def _is_within(case: Case, node: Node, other: Node, cells: Sequence[int]) -> bool:
    """Report whether *node* is in a clue's *cells*; for a clue without cells, whether it touches the *other*."""
    return highest(node.cells) in cells if cells else _touch(case, node.cells, other.cells)


def _touch(case: Case, one: int, two: int) -> bool:
    """Report whether two cells (masks) share a side."""
    size = case.geometry.size
    (row, column), (below, right) = (divmod(highest(mask), size) for mask in (one, two))
    return abs(row - below) + abs(column - right) == 1


def _strong(case: Case, link: Link) -> Phrase:
    start, end = link.start, link.end
    if end.als is not None:
        return _through_set(case, link)
    if start.value != end.value:
        return phrase("read-other-candidate", cell=case.cells(end.cells), value=end.value)
    if not link.houses:
        return phrase("read-other-place", cells=case.names(end.cells), value=end.value)
    house = case.house(link.houses[0])
    return phrase("read-other-place-in", cells=case.names(end.cells), value=end.value, house=house)


def _through_set(case: Case, link: Link) -> Phrase:
    start, end = link.start, link.end
    assert end.als is not None
    this = case.evidence.als[end.als]
    left, letter = this.digits & ~(1 << (start.value - 1)), "ABCDEFGHIJ"[end.als]
    if start.cells & this.cells == start.cells:
        held = phrase("read-set-left", cells=case.names(this.cells), letter=letter, digits=values(left))
    else:
        held = phrase("read-set-holds", cells=case.names(this.cells), letter=letter, digits=values(left))
    if end.cells & ~this.cells:
        return phrase("read-keeps-only", clause=held, cell=case.cells(end.cells), value=end.value)
    if end.cells == this.cells:
        return held
    return phrase("clause-so-clause", first=held, second=says(case, end))


def read_chain(case: Case, chain: Sequence[Link]) -> list[Said]:
    """Read a *chain* from its assumption on, as sentences."""
    return [phrase("suppose", clause=says(case, chain[0].start)), *(text for text, _ in read_links(case, chain))]


def read_links(case: Case, chain: Sequence[Link]) -> Iterator[tuple[Said, tuple[Link, ...]]]:
    """Yield what follows from the start of a *chain*, a sentence at a time, with the links that it covers."""
    false: Said = ""
    told: tuple[Link, ...] = ()
    for link in chain:
        text, told = reason(case, link), (*told, link)
        if not link.end.on:
            false = text
            continue
        if link.start.cells == link.end.cells and link.end.als is None:  # a cell is not named twice
            value = link.end.value
            said = phrase("read-so-and-must", clause=false, value=value)
            yield (said if false else phrase("read-then-must", value=value)), told
        else:
            said = phrase("read-so-and", first=false, second=text)
            yield (said if false else phrase("read-then", clause=text)), told
        false, told = "", ()
    if false:
        yield phrase("so-clause", clause=false), told


def either(case: Case, nodes: Sequence[Node]) -> Phrase:
    """Say that one of *nodes* holds, all of which are true ones."""
    if len({node.value for node in nodes}) == 1:
        cells = union(node.cells for node in nodes)
        return phrase("at-least-one-is", cells=case.names(cells), value=nodes[0].value)
    if len({node.cells for node in nodes}) == 1:
        digits = mask_of(node.value - 1 for node in nodes)
        return phrase("cell-is-one-of", cell=case.cells(nodes[0].cells), digits=values(digits))
    return phrase("one-or-both", clauses=[_one_of(case, node) for node in nodes])


def _one_of(case: Case, node: Node) -> Said:
    """Say that a node is true, worded so that an *or* after it cannot be misread."""
    if node.cells.bit_count() == 1:
        return says(case, node)
    return phrase("one-of-cells-is", cells=case.names(node.cells), value=node.value)
