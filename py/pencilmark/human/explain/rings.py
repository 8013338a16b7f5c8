"""Words and drawings for patterns that count room: SK loops and multi-sector locked sets."""

from __future__ import annotations

from pencilmark.board.geometry import bits
from pencilmark.board.phrase import Said, phrase
from pencilmark.human.explain.case import Case, Teller, Telling, telling
from pencilmark.human.explain.words import counted, digit_names, listed


def sk_loop(case: Case) -> Telling:
    """Explain a ring of eight pairs of cells."""
    told = telling(case)
    evidence, masks = case.step.evidence, case.position.geometry.house_masks
    lines, boxes = (sorted(h for h in evidence.houses if (h < 18) is line) for line in (True, False))
    told.area = (evidence.cells,)
    told.look(case, lines)
    count = evidence.cells.bit_count()
    told.say("rings-meet", lines=case.houses(lines), boxes=case.houses(boxes))
    told.say("rings-pairs", count=counted(count, "cell"), cells=case.cells(evidence.cells))
    told.say("rings-once", word=case.word)
    linked = {
        house: sum(1 << value - 1 for value in {value for _, value in painted})
        for house, painted in zip(evidence.houses, evidence.colours, strict=True)
    }
    told.say("rings-most", counts=_counts(case), total=count)
    told.say("rings-none-missing")
    named = [
        phrase("value-in-cell", value=digit_names(linked[house]), cell=case.house(house))
        for house in (*lines, *boxes)
        if linked[house]
    ]
    told.say("rings-stand", named=listed(named))
    told.say("rings-so", removal=case.removal())
    for place, house in enumerate(evidence.houses):
        told.canvas.tint(evidence.cells & masks[house], "tint" if house < 18 else "shade")
        told.canvas.house(house, dashed=house >= 18)
        told.canvas.paint(evidence.colours[place], "pattern" if house < 18 else "fin")
    return told


def _counts(case: Case) -> Said:
    """Say how many of each digit fit into the ring, those of a number together."""
    cells, peers = case.step.evidence.cells, case.position.geometry.peer_masks
    by_count: dict[int, int] = {}
    for digit in bits(case.step.evidence.digits):
        most = _most(peers, case.within(digit, cells))
        by_count[most] = by_count.get(most, 0) | 1 << digit
    return listed(
        [
            phrase("rings-so-often", digits=digit_names(digits), times=_times(count))
            for count, digits in sorted(by_count.items())
        ]
    )


def _times(count: int) -> Said:
    return {1: "once", 2: "twice"}[count] if count < 3 else phrase("rings-times", count=count)


def _most(peers: tuple[int, ...], cells: int) -> int:
    """Count the most of some *cells* that do not see each other."""
    if not cells:
        return 0
    first = (cells & -cells).bit_length() - 1
    rest = cells & (cells - 1)
    return max(1 + _most(peers, rest & ~peers[first]), _most(peers, rest) if rest & peers[first] else 0)


def sectors(case: Case) -> Telling:
    """Explain cells of some rows and columns that have just as much room as their digits can fill."""
    told = telling(case)
    evidence = case.step.evidence
    rows, columns = ([h for h in evidence.houses if (h < 9) is row] for row in (True, False))
    told.look(case, rows)
    told.area = (evidence.cells,)
    count = evidence.cells.bit_count()
    told.say("sectors-cells", count=counted(count, "cell"), rows=case.houses(rows), columns=case.houses(columns))
    total, named = _room(case, rows, evidence.restricted)
    told.say("sectors-rows", digits=digit_names(evidence.restricted), total=total, named=named)
    total, named = _room(case, columns, ~evidence.restricted)
    told.say("sectors-columns", total=total, named=named)
    told.say("sectors-no-room", count=count)
    told.say("sectors-so")
    told.say("so-result", result=case.removal())
    told.canvas.tint(evidence.cells)
    told.canvas.outline(evidence.cells)
    told.canvas.mark(evidence.cells, evidence.restricted)
    told.canvas.mark(evidence.cells, ~evidence.restricted, "fin")
    return told


def _room(case: Case, houses: list[int], digits: int) -> tuple[int, Said]:
    """Count how many of these *digits* fit into the cells by *houses*, and say which in which."""
    evidence, masks = case.step.evidence, case.position.geometry.house_masks
    held = {house: case.digits_of(evidence.cells & masks[house]) & digits for house in houses}
    named = [
        phrase("value-in-cell", value=digit_names(here), cell=case.house(house)) for house, here in held.items() if here
    ]
    return sum(here.bit_count() for here in held.values()), listed(named)


TELLERS: dict[str, Teller] = {"sk-loop": sk_loop, "multi-sector-locked-sets": sectors}
