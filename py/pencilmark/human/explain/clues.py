"""Words and drawings for clues about one cell and about two, and for lines along which digits grow."""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.masks import bits, mask_of, values, where
from pencilmark.board.model import Rule
from pencilmark.board.phrase import Phrase, Said, phrase
from pencilmark.human.ruled.pairs import bounds, lines_of, must
from pencilmark.human.ruled.views import Pair, views
from pencilmark.human.telling.case import Case, Teller, Telling
from pencilmark.human.telling.names import noun, says, short
from pencilmark.rules.rule import clue_of

MOST_WAYS = 5

MOST_NAMED = 3
"""Most cells that are named one by one; beyond that, the sentence only says what they all see."""


def say_seen(case: Case, told: Telling, count: int, value: int) -> None:
    """Say what goes because it sees all of some cells (*count* of them), one of which holds the *value*."""
    lost = case.gone_cells
    if lost.bit_count() > MOST_NAMED:
        told.say("cages-sees-all", count=count, value=value)
    else:
        told.say("cages-these-see-all", cells=case.names(lost), count=count)
    told.conclude(case)


def rule_of(case: Case) -> Rule:
    """Return the rule of a step."""
    return case.position.rules[case.evidence.rules[0]]


def marked(case: Case, told: Telling) -> None:
    """Explain a clue about single cells."""
    place, name = case.evidence.rules[0], noun(rule_of(case), case.geometry)
    told.look_at(case, case.evidence.cells)
    singles = {one.cell: one.digits for one in views(case.position).singles if one.rule == place}
    by_digits: dict[int, int] = {}
    for cell in bits(case.evidence.cells):
        by_digits[singles[cell]] = by_digits.get(singles[cell], 0) | 1 << cell
    for digits, cells in by_digits.items():
        told.say("clues-leaves-only", clue=name, cells=case.names(cells), digits=values(digits))
    told.conclude(case)
    told.canvas.tint(case.evidence.cells)


def _pairs(case: Case) -> list[tuple[int, int, tuple[int, ...]]]:
    """List, for the cell of the evidence, the other cells of its pairs that lose something, with the digits paired."""
    place, gone = case.evidence.rules[0], case.gone_cells
    found = []
    for pair in views(case.position).pairs:
        for cell, other, table in ((pair.a, pair.b, pair.with_a), (pair.b, pair.a, pair.with_b)):
            if pair.rule == place and 1 << cell == case.evidence.cells and gone >> other & 1:
                found.append((cell, other, table))
    return found


def saying(case: Case, a: int, b: int) -> Said:
    """Say what the clue of a step says about two cells, in the order in which the clue has them."""
    rule, place = rule_of(case), case.evidence.rules[0]
    order = next(((p.a, p.b) for p in views(case.position).pairs if p.rule == place and {p.a, p.b} == {a, b}), (a, b))
    clue = clue_of(rule)
    for group in clue.groups if clue else ():
        if {a, b} <= set(group):  # the variant may define them in the other order
            order = (a, b) if group.index(a) < group.index(b) else (b, a)
    one, two = (case.cell(cell) for cell in order)
    text = says(rule, one, two) or (phrase("says-same", a=one, b=two) if _is_equal(case, order) else "")
    name = noun(rule, case.geometry)
    if not text:
        return (
            phrase("clues-must-hold", clue=name) if clue is None else phrase("clues-ties", clue=name, one=one, two=two)
        )
    return text if clue is None or not clue.groups else phrase("clues-by", clue=short(rule, case.geometry), clause=text)


def _is_equal(case: Case, cells: tuple[int, int]) -> bool:
    """Report whether the clue of a step asks for the same digit in two cells."""
    place = case.evidence.rules[0]
    same = tuple(1 << digit for digit in range(case.geometry.value_count))
    return any(p.rule == place and {p.a, p.b} == set(cells) and p.with_a == same for p in views(case.position).pairs)


def beside(case: Case, told: Telling) -> None:
    """Explain a clue beside a filled cell."""
    pairs = _pairs(case)
    cell = pairs[0][0]
    value = case.position.values[cell]
    others = mask_of(other for _, other, _ in pairs)
    told.look_at(case, 1 << cell | others)
    if len(pairs) == 1:
        _, other, table = pairs[0]
        left = table[value - 1]
        told.add(saying(case, cell, other))
        ends = {"cell": case.cell(cell), "value": value, "other": case.cell(other)}
        if left.bit_count() <= 4:
            told.say("clues-other-only", **ends, digits=values(left))
        else:
            told.say("clues-other-not", **ends, digits=values(case.gone_digits))
    else:
        told.add(saying(case, cell, pairs[0][1]))
        told.say("clues-same-with-others", cell=case.cell(cell), others=case.names(others & ~(1 << pairs[0][1])))
        told.say("clues-others-must-fit", cell=case.cell(cell), value=value, others=case.names(others))
    told.conclude(case)
    told.canvas.ring(cell)
    told.canvas.tint(others)


def partners(case: Case, told: Telling) -> None:
    """Explain candidates without a partner in the other cell."""
    cell, other, table = _pairs(case)[0]
    told.look_at(case, 1 << cell | 1 << other)
    digits = case.position.cell_digits[cell]
    told.add(saying(case, cell, other))
    here, there = case.cell(cell), case.cell(other)
    if digits.bit_count() <= MOST_WAYS:
        told.say("clues-cell-only", cell=here, digits=values(digits))
        is_plain = digits.bit_count() <= 3 and not _is_equal(case, (cell, other)) and not _is_equal(case, (other, cell))
        if is_plain and all(table[digit].bit_count() <= 4 and table[digit] for digit in bits(digits)):
            for digit in bits(digits):
                told.say("clues-would-be", value=digit + 1, cell=there, digits=values(table[digit]))
    else:
        needs = {digit: where(mask >> digit & 1 for mask in table) for digit in bits(case.gone_digits)}
        alone = mask_of(digit for digit, wanted in needs.items() if not wanted)
        if alone:
            told.say("clues-no-partner", digits=values(alone), cell=there)
        for digit, wanted in [*needs.items()][:3]:
            if wanted:
                told.say("clues-would-need", value=digit + 1, cell=there, digits=values(wanted), other=here)
    told.conclude(case)
    told.canvas.tint(1 << cell)
    told.canvas.mark(1 << cell, digits)


def in_both(case: Case, told: Telling) -> None:
    """Explain a digit that one of two cells must hold."""
    cells, place = case.evidence.cells, case.evidence.rules[0]
    pair = next(p for p in views(case.position).pairs if p.rule == place and 1 << p.a | 1 << p.b == cells)
    value = case.digit + 1
    told.look_at(case, cells)
    told.add(saying(case, pair.a, pair.b))
    ways = _ways(case, pair)
    if len(ways) <= 8:
        told.say("clues-ways-left", cells=[case.cell(pair.a), case.cell(pair.b)], ways=ways)
    told.say("clues-each-way-has", value=value)
    say_seen(case, told, 2, value)
    told.canvas.tint(cells)
    told.canvas.mark(cells, must(case.position, pair))


def _ways(case: Case, pair: Pair) -> list[str]:
    mine, theirs = case.position.cell_digits[pair.a], case.position.cell_digits[pair.b]
    return [f"{a + 1}-{b + 1}" for a in bits(mine) for b in bits(pair.with_a[a] & theirs)]


def _step_by_step(case: Case, ids: tuple[str, str], bounds: Iterable[tuple[int, int]]) -> Phrase:
    """Say what follows along a line from its first bound (a cell and a value); *ids* are the sentences for a start and
    for each bound after it.
    """
    first, *others = [
        phrase(ids[place > 0], cell=case.cell(cell), bound=bound) for place, (cell, bound) in enumerate(bounds)
    ]
    return phrase("clues-step-by-step", first=first, others=others)


def growing(case: Case, told: Telling) -> None:
    """Explain the bounds of a line along which digits grow."""
    mask = case.evidence.cells
    line, rise = next(one for one in lines_of(rule_of(case)) if mask_of(one[0]) == mask)
    low, high = bounds(case.position, line, rise)
    told.look_at(case, mask)
    first, final = case.cell(line[0]), case.cell(line[-1])
    name = noun(rule_of(case), case.geometry)
    how = {"word": case.word, "rise": rise}
    if name.startswith(first) or name.endswith(final):  # it names its ends already
        told.say("clues-grow-along", clue=name, **how)
    else:
        told.say("clues-grow-from", clue=name, start=first, end=final, **how)
    lost = {cell: [value for c, value in case.step.eliminations if c == cell] for cell in line}
    below = [(cell, least) for cell, least in zip(line, low, strict=True) if any(v < least for v in lost[cell])]
    above = [(cell, most) for cell, most in zip(line, high, strict=True) if any(v > most for v in lost[cell])]
    if below:
        start = max(0, line.index(below[0][0]) - 1)
        told.add(
            _step_by_step(
                case, ("clues-is-at-least", "clues-at-least"), dict([(line[start], low[start]), *below]).items()
            )
        )
    if above:
        start = min(len(line) - 1, line.index(above[-1][0]) + 1)
        told.add(
            _step_by_step(
                case,
                ("clues-is-at-most", "clues-at-most"),
                dict([(line[start], high[start]), *reversed(above)]).items(),
            )
        )
    told.conclude(case)
    told.canvas.tint(mask)


TELLERS: dict[str, Teller] = {
    "clue-cell": marked,
    "pair-known": beside,
    "pair-open": partners,
    "pair-must": in_both,
    "line-order": growing,
}
