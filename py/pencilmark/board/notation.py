"""Steps in the short notation of the Sudoku forums: ``X-wing: 4 r25/c18 => r7c1<>4``.

Chains are written in Eureka notation: ``(4)r1c2 = (4-7)r1c9 - (7=5)r3c9 => r3c2<>5``, where ``=`` joins two
candidates of which one must be true and ``-`` two that cannot both be. A set of cells in a chain is written
like a cell: ``(3=5)r12c4``. Fish are written base/cover and fins, almost locked sets one after the other, with
the digits that link them (RC). Whips and braids are written as Denis Berthier does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits
from pencilmark.board.model import Als, Evidence, Link, Node, Step

LOOP = "continuous-nice-loop"
CHAIN_OF_VARIABLES = "variables"
"""The note of whips and braids, whose links are written variable by variable."""


def cells_text(cells: Iterable[int], size: int = 9) -> str:
    """Write *cells* with those of a row together, and rows with the same columns together.

    >>> cells_text([0, 1, 9, 10, 40])
    'r12c12,r5c5'
    """
    rows: dict[int, list[int]] = {}
    for cell in sorted(cells):
        rows.setdefault(cell // size, []).append(cell % size)
    columns: dict[tuple[int, ...], list[int]] = {}
    for row, found in rows.items():
        columns.setdefault(tuple(found), []).append(row)
    return ",".join(f"r{_joined(rows_here, size)}c{_joined(found, size)}" for found, rows_here in columns.items())


def _joined(places: Iterable[int], size: int) -> str:
    return ("" if size < 10 else "/").join(str(place + 1) for place in places)


def _digits_text(digits: int, size: int) -> str:
    return ("" if size < 10 else ",").join(str(digit + 1) for digit in bits(digits))


def houses_text(geometry: Geometry, houses: Iterable[int]) -> str:
    """Write *houses* (places), those of a kind together.

    >>> houses_text(board("9"), [1, 4, 18])
    'r25b1'
    """
    kinds: dict[str, list[int]] = {}
    for place in houses:
        house = geometry.houses[place]
        kinds.setdefault(house.kind[0], []).append(house.number - 1)
    return "".join(kind + _joined(numbers, geometry.size) for kind, numbers in kinds.items())


def eureka(chain: Sequence[Link], sets: Sequence[Als] = (), size: int = 9) -> str:
    """Write a *chain* in Eureka notation; *sets* are the almost locked sets that its nodes name.

    A branch of a net may return to an earlier node: a comma stands where the next link does not continue.

    >>> from pencilmark.board.model import Node
    >>> one, two = Node(1, 4, False), Node(2, 4, True)
    >>> links = [Link(one, two, "strong", ()), Link(two, Node(2, 7, False), "weak", ())]
    >>> eureka(links)
    '(4)r1c1 = (4-7)r1c2'
    """
    terms: list[tuple[str, int]] = [(str(chain[0].start.value), chain[0].start.cells)]
    signs: list[str] = []
    before = chain[0].start
    for link in chain:
        start, end = link.start, link.end
        sign = "=" if end.on else "-"
        if (start.cells, start.value) != (before.cells, before.value):
            signs.append(",")
            terms.append((str(start.value), start.cells))
        before = end
        if end.als is not None:
            terms[-1] = (f"{terms[-1][0]}{sign}{end.value}", sets[end.als].cells)
        elif start.cells == end.cells and start.value != end.value and terms[-1][1] == end.cells:
            terms[-1] = (f"{terms[-1][0]}{sign}{end.value}", end.cells)
        else:
            signs.append(sign)
            terms.append((str(end.value), end.cells))
    parts = [f"({values}){cells_text(bits(cells), size)}" for values, cells in terms]
    return parts[0] + "".join(
        f"{'' if sign == ',' else ' '}{sign} {part}" for sign, part in zip(signs, parts[1:], strict=True)
    )


def variables_of(links: Iterable[Link]) -> list[list[Link]]:
    """Divide the *links* of a whip or braid by variables: in each, to the struck candidates, then to the one left."""
    found: list[list[Link]] = []
    before = True
    for link in links:
        if before and not link.end.on:
            found.append([])
        found[-1].append(link)
        before = link.end.on
    return found


def is_choice(variable: Iterable[Link], evidence: Evidence) -> bool:
    """Report whether a *variable* of a whip is the choice of one of the guardians of a pattern."""
    if evidence.note != CHAIN_OF_VARIABLES or not evidence.colours:
        return False
    nodes = {node[:2] for link in variable for node in (link.start, link.end) if link.end.on or node is link.end}
    return nodes == {(1 << cell, value) for cell, value in evidence.colours[0]}


def _variables_text(step: Step, geometry: Geometry) -> str:
    """Write the variables of a whip or braid after their number: ``whip[2]: r1n5{c1 c4} - b2n7{r2c4 .}``.

    Each names a struck candidate (of several, the one struck by the variable before) and the candidate that is left.
    The house of the last is that of the evidence. Guardians are written ``OR2{{n5r1c4 | n7r2c4}}``.
    """
    found = []
    for variable in variables_of(step.evidence.chains[0]):
        last = variable[-1]
        if is_choice(variable, step.evidence):
            found.append(_choice_text(variable, geometry.size))
            continue
        stands, houses = (last.end, last.houses) if last.end.on else (None, step.evidence.houses)
        found.append(_variable_text(variable[0].end, stands, houses, geometry))
    name = f"OR{len(step.evidence.colours[0])}-whip" if step.evidence.colours else step.technique
    return f"{name}[{len(found)}]: " + " - ".join(found)


def _choice_text(variable: Sequence[Link], size: int) -> str:
    struck, stands = (
        [
            f"n{node.value}{cells_text(bits(node.cells), size)}"
            for node in dict.fromkeys(link.end for link in variable)
            if node.on is on
        ]
        for on in (False, True)
    )
    return f"OR{len(struck + stands)}{{{{{' '.join(struck)} | {''.join(stands) or '.'}}}}}"


def _variable_text(struck: Node, stands: Node | None, houses: Sequence[int], geometry: Geometry) -> str:
    nodes, size = [struck, stands] if stands else [struck], geometry.size
    if not houses:
        where, parts = cells_text(bits(struck.cells), size), [f"n{node.value}" for node in nodes]
    else:
        where = f"{houses_text(geometry, houses)}n{struck.value}"
        kind = geometry.houses[houses[0]].kind
        parts = [cells_text(bits(node.cells), size) for node in nodes]
        if kind in ("row", "column"):
            parts = ["c" + part.partition("c")[2] if kind == "row" else part.partition("c")[0] for part in parts]
    return f"{where}{{{parts[0]} {parts[1] if stands else '.'}}}"


def _sets_text(evidence: Evidence, size: int) -> str:
    parts = [f"{{{_digits_text(one.digits, size)}}} {cells_text(bits(one.cells), size)}" for one in evidence.als]
    text = ", ".join(f"{letter} {part}" for letter, part in zip("ABCDEFGHIJ", parts, strict=False))
    return f"{text}, RC {_digits_text(evidence.restricted, size)}" if evidence.restricted else text


def _pattern(step: Step, geometry: Geometry) -> str:
    """Write the pattern of a *step* in the notation of its family, or an empty text."""
    evidence, size = step.evidence, geometry.size
    if evidence.base and evidence.cover:
        fins = f" fins {cells_text(bits(evidence.fins), size)}" if evidence.fins else ""
        fish = f"{houses_text(geometry, evidence.base)}/{houses_text(geometry, evidence.cover)}{fins}"
        return "; ".join([f"{_digits_text(evidence.digits, size)} {fish}", *_chains_text(evidence, size)])
    if "exocet" in step.technique:
        base, targets = (cells_text(bits(cells), size) for cells in (evidence.cells, evidence.fins))
        return f"{_digits_text(evidence.digits, size)} base {base} targets {targets}"
    if evidence.note == CHAIN_OF_VARIABLES:
        return _variables_text(step, geometry)
    if evidence.chains:
        loop = " - loop" if evidence.note == "loop" or step.technique.removeprefix("grouped-") == LOOP else ""
        return "; ".join(_chains_text(evidence, size)) + loop
    if evidence.als:
        stem = f"stem {cells_text(bits(evidence.cells), size)}, " if step.technique == "death-blossom" else ""
        return stem + _sets_text(evidence, size)
    if evidence.cells and step.eliminations:
        cells = cells_text(bits(evidence.cells), size)
        is_told = evidence.digits not in (0, geometry.all_digits)
        return f"{_digits_text(evidence.digits, size)} in {cells}" if is_told else cells
    return ""


def _chains_text(evidence: Evidence, size: int) -> Iterator[str]:
    for chain in evidence.chains:
        if chain:
            yield eureka(chain, evidence.als, size)


def result_text(step: Step, size: int = 9) -> str:
    """Write what a *step* does.

    >>> from pencilmark.board.model import Candidate
    >>> result_text(Step("x-wing", (), (Candidate(9, 4), Candidate(18, 4))))
    'r23c1<>4'
    """
    placed = [candidate.text("=", size) for candidate in step.placements]
    gone: dict[int, list[int]] = {}
    for cell, value in step.eliminations:
        gone.setdefault(value, []).append(cell)
    return ", ".join(placed or [f"{cells_text(cells, size)}<>{value}" for value, cells in sorted(gone.items())])


def step_text(step: Step, name: str, geometry: Geometry) -> str:
    """Write *step*, whose technique is called *name*, in one line; without a name, just its pattern and result.

    >>> from pencilmark.board.model import Candidate
    >>> step_text(Step("naked-single", (Candidate(3, 7),)), "Naked single", board("9"))
    'Naked single: r1c4=7'
    """
    pattern, result = _pattern(step, geometry), result_text(step, geometry.size)
    text = f"{pattern} => {result}" if pattern else result
    return f"{name}: {text}" if name else text
