"""Words and drawings for single chains and loops: X-chains, XY-chains, nice loops, cycles, strong links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pencilmark.board.masks import mask_of, union
from pencilmark.board.model import Link, Node
from pencilmark.board.speech import write
from pencilmark.human.telling.reading import clue_of_link, either, read_links, says

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pencilmark.human.telling.canvas import Canvas
    from pencilmark.human.telling.case import Case, Telling


def _look(case: Case, told: Telling, chain: tuple[Link, ...]) -> None:
    """Point at where a *chain* runs, and at its digit if it has only one."""
    nodes = [node for link in chain for node in (link.start, link.end)]
    values, cells = {node.value for node in nodes}, union(node.cells for node in nodes)
    told.look_around(case, cells, 1 << (min(values) - 1) if len(values) == 1 else 0)


def tell_chain(case: Case, told: Telling) -> None:
    """Explain one chain and what its ends imply."""
    (links,) = case.evidence.chains
    _look(case, told, links)
    _read(case, told, links)
    _conclude(case, told, links)
    told.canvas.links(links)
    _draw_sets(case, told.canvas, range(len(case.evidence.als)))


def _read(case: Case, told: Telling, chain: tuple[Link, ...]) -> None:
    """Read a *chain* aloud, a paragraph for each inference if there are more than two."""
    told.say("suppose", clause=says(case, chain[0].start))
    read = list(read_links(case, chain))
    is_long = len(read) > 2
    for text, links in read:
        if is_long:
            end = links[-1].end
            canvas = told.part(
                f"{case.cells(end.cells)}{'=' if end.on else '<>'}{end.value}", follows=links[0] != chain[0]
            )
            canvas.links(links)
            _draw_sets(case, canvas, [link.end.als for link in links if link.end.als is not None])
        told.add(text)


def _draw_sets(case: Case, canvas: Canvas, places: Iterable[int]) -> None:
    """Outline the almost locked sets at those *places* of the evidence, with their letters."""
    for place in places:
        cells = case.evidence.als[place].cells
        canvas.outline(cells, dashed=True)
        canvas.tag(cells, "ABCDEFGH"[place])


def through_clues(case: Case, told: Telling) -> None:
    """Explain a chain that passes through clues: which clue gives which link, and what the ends rule out."""
    links, *outer = case.evidence.chains
    start, end = links[0].start, links[-1].end
    _look(case, told, links)
    ends = either(case, (start._replace(on=True), end))
    if is_short := start.cells == end.cells and len(links) == 1:  # a cell with two candidates is no chain to follow
        told.say("blossom-cell", **ends.values)
    else:
        _read(case, told, links)
    if case.step.placements:
        _conclude(case, told, links)
    else:
        told.end()
        if not is_short:
            told.say("so-clause", clause=ends)
        told.say("chains-ends-rule-out")
        told.conclude(case)
    if outer:
        names = dict.fromkeys(write(clue_of_link(case, link)) for (link,) in outer)
        told.say("chains-end-clashes", clues=list(names))
    told.canvas.links(links)
    for (link,) in outer:
        told.canvas.join(link.start, link.end, strong=False)
    draw_clues(case, told)


def draw_clues(case: Case, told: Telling) -> None:
    """Outline the clues that give links, and the houses that add up with clues."""
    for link in (link for chain in case.evidence.chains for link in chain if link.rules):
        clues = [case.clue(rule) for rule in link.rules]
        cells = mask_of(cell for clue in clues if clue for cell in clue.cells)
        cells |= union(case.geometry.house_masks[place] for place in link.houses)
        if cells:
            told.canvas.outline(cells, dashed=True)


def is_loop(case: Case) -> bool:
    """Report whether the step's chain is a continuous loop."""
    return case.evidence.note == "loop" or "continuous" in case.step.technique.replace("discontinuous", "")


def _conclude(case: Case, told: Telling, links: tuple[Link, ...]) -> None:
    start, end = links[0].start, links[-1].end
    same = (start.cells, start.value) == (end.cells, end.value)
    if not is_loop(case):
        told.end()
    if is_loop(case):
        _close_loop(case, told, links)
    elif start.on and same:
        told.say("chains-refuted")
        told.conclude(case)
    elif start.on:
        told.say("chains-would-be-both", cells=case.names(start.cells), value=start.value, other=end.value)
        told.conclude(case)
    elif same:
        told.say("chains-opposite-follows", clause=says(case, end))
        told.conclude(case)
    elif not end.on:
        told.say("chains-not-in-either-case", cells=case.names(start.cells), value=start.value, other=end.value)
        told.conclude(case)
    else:
        told.say("so-clause", clause=either(case, (start._replace(on=True), end)))
        _say_ends(case, told, start, end)


def _say_ends(case: Case, told: Telling, start: Node, end: Node) -> None:
    if start.value == end.value:
        _say_sees(told, start.cells | end.cells, start.value)
    else:
        told.say("chains-ends-rule-out")
    told.conclude(case)


def _say_sees(told: Telling, ends: int, value: int) -> None:
    """Say which cells cannot hold the *value* because one of the *ends* (mask) holds it."""
    told.say("chains-sees-ends", count=ends.bit_count(), value=value)


def _close_loop(case: Case, told: Telling, links: tuple[Link, ...]) -> None:
    start, end = links[0].start, links[-1].end
    closing = Link(end, start._replace(on=False), "weak")
    if told.parts:
        told.part("\N{ANTICLOCKWISE OPEN CIRCLE ARROW}").links([*links, closing])
    back = says(case, start._replace(on=False))
    told.say("chains-loop-closes", clause=says(case, end), back=back)
    told.say("chains-loop-both-ways")
    told.end()
    told.say("chains-loop-weak-links")
    told.say("chains-loop-clashes-go")
    if case.evidence.als:
        told.say("chains-loop-sets-used-up")
    told.conclude(case)
    told.canvas.links([closing])


def tell_two_links(case: Case, told: Telling) -> None:
    """Explain two strong links of one value that meet."""
    told.look(case, case.evidence.houses, case.evidence.digits)
    for links in case.evidence.chains:
        _say_two(case, told, links)
        told.canvas.links(links)
        for link in links[::2]:
            for house in link.houses:
                told.canvas.house(house, dashed=link is links[2])
    told.conclude(case)


def _say_two(case: Case, told: Telling, links: tuple[Link, ...]) -> None:
    first, between, second = links
    value = first.start.value
    for link in (first, second):
        cells = link.start.cells | link.end.cells
        told.say("digit-only-in", houses=case.house(link.houses[0]), digit=case.the(value), cells=case.names(cells))
    near, far = between.start, between.end
    if near.cells.bit_count() + far.cells.bit_count() == 2:
        one, two = case.cells(near.cells), case.cells(far.cells)
        if between.houses:
            told.say("chains-share-house", one=one, two=two, house=case.house(between.houses[0]), value=value)
        else:
            told.say("chains-see-each-other", one=one, two=two, value=value)
    else:
        told.say("chains-not-all", cells=case.names(near.cells), others=case.names(far.cells), value=value)
    told.say("chains-one-of-ends", cells=case.names(first.start.cells | second.end.cells), value=value)
    _say_sees(told, first.start.cells | second.end.cells, value)
