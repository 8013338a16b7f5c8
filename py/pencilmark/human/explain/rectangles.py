"""Words and drawings for unique rectangles and loops, hidden and avoidable rectangles."""

from __future__ import annotations

from pencilmark.board.geometry import bits
from pencilmark.human.explain.case import Case, Teller, Telling, telling
from pencilmark.human.explain.words import counted, digit_names, listed, number, plural


class _Loop:
    """The loop of a step: its *cells* and *pair* (masks), the *roof* with more candidates, the *extras* there.

    *helpers* are the cells of the evidence outside the loop: those of a subset, all in the step's house.
    """

    def __init__(self, case: Case) -> None:
        """Take the loop of *case*."""
        evidence, geometry = case.step.evidence, case.position.geometry
        self.roof = evidence.fins
        has_helpers = case.step.technique.endswith("-3")
        self.helpers = evidence.cells & ~self.roof & geometry.house_masks[evidence.houses[0]] if has_helpers else 0
        self.cells = evidence.cells & ~self.helpers
        floor = (case.position.cell_digits[cell] for cell in bits(self.cells & ~self.roof))
        self.pair = next(digits for digits in floor if digits.bit_count() == 2)
        self.extras = case.digits_of(self.roof) & ~self.pair


def _open(case: Case, told: Telling, loop: _Loop) -> None:
    """Say why the loop must not hold its two values alone."""
    geometry, pair = case.position.geometry, digit_names(loop.pair)
    touched = [h for h, mask in enumerate(geometry.house_masks) if mask & loop.cells]
    lines = [h for h in touched if geometry.houses[h].kind in ("row", "column")]
    told.look(case, lines, loop.pair)
    if loop.cells.bit_count() == 4:
        boxes = len([h for h in touched if geometry.houses[h].kind in ("box", "region")])
        within = f" and {counted(boxes, case.region)}" if boxes else ""
        told.say(f"{case.cells(loop.cells)} are the corners of a rectangle in two rows, two columns{within}")
    else:
        told.say(f"{case.cells(loop.cells)} make a loop in which every row, column and box has two of them")
    told.say(f"if they held nothing but {pair}, these two {plural(case.word)} could change places all around")
    told.say("the puzzle would have two solutions; but it has only one, so that must not happen")


def _draw(case: Case, told: Telling, loop: _Loop) -> None:
    told.canvas.tint(loop.cells)
    told.canvas.mark(loop.cells, loop.pair, "pattern")
    told.canvas.mark(loop.roof, loop.extras, "fin")
    told.canvas.outline(loop.roof)


def type_1(case: Case) -> Telling:
    """Explain a loop with one roof cell."""
    told, loop = telling(case), _Loop(case)
    _open(case, told, loop)
    told.say(f"only {case.cells(loop.roof)} has other candidates, so it must be one of these: {case.removal()}")
    _draw(case, told, loop)
    return told


def one_extra(case: Case) -> Telling:
    """Explain a loop whose roof has one value more."""
    told, loop = telling(case), _Loop(case)
    _open(case, told, loop)
    extra = digit_names(loop.extras)
    told.say(f"the only other candidate is {extra}, so one of {case.cells(loop.roof)} must be {extra}")
    seen = "both" if loop.roof.bit_count() == 2 else "all"
    told.say(f"a cell that sees {seen} of them cannot be {extra}: {case.removal()}")
    _draw(case, told, loop)
    return told


def type_3(case: Case) -> Telling:
    """Explain a loop whose extra values make a subset with other cells."""
    told, loop = telling(case), _Loop(case)
    evidence = case.step.evidence
    _open(case, told, loop)
    roof, extras, house = case.cells(loop.roof), digit_names(loop.extras, "or"), case.house(evidence.houses[0])
    told.say(f"so one of {roof} must be {extras}")
    helpers = loop.helpers
    if evidence.note == "hidden":
        wanted = evidence.restricted
        told.say(
            f"so only one of {roof} can be {digit_names(loop.pair, 'or')}; in {house}, {digit_names(wanted)} have no "
            f"other places than {case.cells(helpers)} and that one"
        )
        told.say(f"so {case.cells(helpers)} can hold nothing else")
    else:
        digits = case.digits_of(helpers) | loop.extras
        told.say(
            f"take the two as a single cell with {digit_names(loop.extras)}: with {case.cells(helpers)} that makes "
            f"{counted(helpers.bit_count() + 1, 'cell')} in {house} for the {number(digits.bit_count())} "
            f"{plural(case.word)} {digit_names(digits)}"
        )
        told.say(f"these {plural(case.word)} are used up there, so cells that see all of them cannot have them")
    told.say(f"so {case.removal()}")
    _draw(case, told, loop)
    told.canvas.outline(helpers, dashed=True)
    told.canvas.mark(helpers, case.digits_of(helpers), "fin")
    told.canvas.house(evidence.houses[0], dashed=True)
    return told


def type_4(case: Case) -> Telling:
    """Explain a loop whose roof needs one of the two values."""
    told, loop = telling(case), _Loop(case)
    _open(case, told, loop)
    house = case.step.evidence.houses[0]
    gone = case.step.eliminations[0].value
    kept = (loop.pair & ~(1 << (gone - 1))).bit_length()
    told.say(f"in {case.house(house)}, {case.the(kept)} can only go in {case.cells(loop.roof, 'or')}")
    told.say(f"so one of them is {kept}")
    shape = "rectangle" if loop.cells.bit_count() == 4 else "loop"
    told.say(f"were the other one {gone}, the {shape} would hold nothing but {digit_names(loop.pair)}")
    told.say(f"so {case.removal()}")
    _draw(case, told, loop)
    told.canvas.house(house, dashed=True)
    return told


def type_6(case: Case) -> Telling:
    """Explain a rectangle with one value confined to it in two opposite houses."""
    told, loop = telling(case), _Loop(case)
    _open(case, told, loop)
    houses, gone = case.step.evidence.houses, case.step.eliminations[0].value
    roof, floor = case.cells(loop.roof), case.cells(loop.cells & ~loop.roof)
    told.say(f"in {case.houses(houses)}, {case.the(gone)} can only go in the corners of this rectangle")
    told.say(f"so either both {floor} or both {roof} are {gone}")
    other = (loop.pair & ~(1 << (gone - 1))).bit_length()
    told.say(f"were {roof} {gone}, then {floor} would be {other}, and that is the rectangle that must not be")
    told.say(f"so {case.removal()}")
    _draw(case, told, loop)
    for house in houses:
        told.canvas.house(house, dashed=True)
    return told


def hidden(case: Case) -> Telling:
    """Explain a rectangle with one value confined to it both ways from a corner."""
    told, loop = telling(case), _Loop(case)
    _open(case, told, loop)
    ((corner, gone),) = case.step.eliminations
    kept = (loop.pair & ~(1 << (gone - 1))).bit_length()
    houses, masks = case.step.evidence.houses, case.position.geometry.house_masks
    beside = [next(c for c in bits(loop.cells & masks[h]) if c != corner) for h in houses]
    opposite = next(c for c in bits(loop.cells) if c not in (corner, *beside))
    told.say(f"in {case.houses(houses)}, {case.the(kept)} can only go in the corners of this rectangle")
    named = case.cells(sum(1 << c for c in set(beside)))
    told.say(f"if {case.cell(corner)} were {gone}, then {named} would both be {kept}")
    told.say(
        f"{case.cell(opposite)}, which has only {digit_names(loop.pair)}, would be {gone} as well: "
        "the rectangle that must not be"
    )
    told.say(f"so {case.removal()}")
    _draw(case, told, loop)
    for house in houses:
        told.canvas.house(house, dashed=True)
    return told


def avoidable(case: Case) -> Telling:
    """Explain a rectangle that has cells filled already."""
    told = telling(case)
    evidence, values = case.step.evidence, case.position.values
    filled = sum(1 << cell for cell in bits(evidence.cells) if values[cell])
    left = evidence.cells & ~filled
    geometry = case.position.geometry
    lines = [
        h
        for h, m in enumerate(geometry.house_masks)
        if m & evidence.cells and geometry.houses[h].kind in ("row", "column")
    ]
    told.look(case, lines)
    told.say(f"{case.cells(evidence.cells)} are the corners of a rectangle in two rows, two columns and two boxes")
    held = listed([f"{case.cell(cell)} is {values[cell]}" for cell in bits(filled)])
    told.say(f"{held}, and none of the four is a clue")
    if left.bit_count() == 1:
        ((cell, value),) = case.step.eliminations
        told.say(f"were {case.cell(cell)} {value}, the two {plural(case.word)} could change places all around")
        told.say("the puzzle would have two solutions; but it has only one")
    else:
        extra = case.step.eliminations[0].value
        a, b, c, d = bits(evidence.cells)
        across = {a: d, d: a, b: c, c: b}
        needed = [f"{case.cell(cell)} {values[across[cell]]}" for cell in bits(left)]
        told.say(f"were {listed(needed)}, the two {plural(case.word)} could change places all around")
        told.say("the puzzle would have two solutions; but it has only one")
        told.say(f"{extra} is all that can prevent it, so one of these two cells is {extra}")
        told.say(f"a cell that sees both cannot be {extra}")
        told.canvas.mark(left, 1 << (extra - 1), "fin")
    told.say(f"so {case.removal()}")
    told.canvas.tint(evidence.cells)
    told.canvas.outline(left)
    for cell in bits(filled):
        told.canvas.ring(cell, dashed=True)
    return told


TELLERS: dict[str, Teller] = {
    "unique-rectangle-1": type_1,
    "unique-rectangle-2": one_extra,
    "unique-rectangle-3": type_3,
    "unique-rectangle-4": type_4,
    "unique-rectangle-5": one_extra,
    "unique-rectangle-6": type_6,
    "hidden-rectangle": hidden,
    "avoidable-rectangle-1": avoidable,
    "avoidable-rectangle-2": avoidable,
    "unique-loop-1": type_1,
    "unique-loop-2": one_extra,
    "unique-loop-3": type_3,
    "unique-loop-4": type_4,
}
