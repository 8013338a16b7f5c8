"""Words and drawings for almost locked sets, large wings, death blossoms, Sue de Coq and aligned exclusion.

Sets are called A, B, C and so on, in text and drawing.
"""

from __future__ import annotations

from itertools import pairwise

from pencilmark.board.geometry import bits
from pencilmark.board.model import Als, Node
from pencilmark.human.explain.canvas import Role
from pencilmark.human.explain.case import Case, Teller, Telling, telling
from pencilmark.human.explain.words import counted, digit_names, listed, number, plural

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ROLES: tuple[Role, ...] = ("pattern", "fin", "other")


def _introduce(case: Case, told: Telling, sets: tuple[Als, ...]) -> None:
    """Name the sets, and draw them."""
    for letter, this in zip(_LETTERS, sets, strict=False):
        count = this.cells.bit_count()
        if count == 1:
            told.say(f"{letter} is the cell {case.cells(this.cells)}, which has {digit_names(this.digits)}")
        else:
            told.say(
                f"set {letter} is {case.cells(this.cells)} in {case.house(this.house)}: {counted(count, 'cell')} "
                f"with {number(count + 1)} {plural(case.word)}, {digit_names(this.digits)}"
            )
    told.say(
        f"each set has one {case.word} more than cells, so when one of its {plural(case.word)} is not there, "
        "all the others are"
    )
    for place, this in enumerate(sets):
        told.canvas.tint(this.cells, "tint" if place % 2 == 0 else "shade")
        told.canvas.outline(this.cells, dashed=place % 2 == 1)
        told.canvas.tag(this.cells, _LETTERS[place])
        told.canvas.mark(this.cells, this.digits, _ROLES[place % 3])


def _is_restricted(case: Case, one: int, two: int, digit: int) -> bool:
    """Report whether every place of a *digit* (index) in the cells *one* sees every one in *two*, none shared."""
    first, second = case.within(digit, one), case.within(digit, two)
    seen = all(case.sees(a, b) for a in bits(first) for b in bits(second))
    return bool(first and second and not first & second and seen)


def _restricted(case: Case, one: Als, two: Als) -> list[int]:
    common = bits(one.digits & two.digits)
    return [digit for digit in common if _is_restricted(case, one.cells, two.cells, digit)]


def _join(case: Case, told: Telling, one: int, two: int, digit: int) -> None:
    """Draw that a *digit* is not in both sets of cells."""
    first, second = case.within(digit, one), case.within(digit, two)
    told.canvas.join(Node(first, digit + 1, True), Node(second, digit + 1, False), strong=False)


def _say_gone(case: Case, told: Telling, where: str) -> None:
    gone = digit_names(case.gone_digits)
    told.say(f"so {gone} {'is' if not case.gone_digits & (case.gone_digits - 1) else 'are each'} in {where}")
    told.say(f"a cell that sees all of those places for {digit_names(case.gone_digits, 'or')} cannot hold it")
    told.say(f"so {case.removal()}")


def als_xz(case: Case) -> Telling:
    """Explain two sets with a restricted common, large wings included."""
    told = telling(case)
    one, two = case.step.evidence.als
    common = _restricted(case, one, two)
    told.look(case, dict.fromkeys((one.house, two.house) if two.cells & (two.cells - 1) else (one.house,)))
    _introduce(case, told, (one, two))
    for digit in common:
        _join(case, told, one.cells, two.cells, digit)
    both = sum(1 << digit for digit in common)
    named = digit_names(both)
    if len(common) == 1:
        told.say(f"every {named} in A sees every {named} in B, so {named} cannot be in both")
        told.say(f"the set without {named} must hold all its other {plural(case.word)}")
        _say_gone(case, told, "A or in B")
    else:
        told.say(f"the places of {named} in A see those in B, so neither of them can be in both")
        told.say(f"a set can do without only one {case.word}, so A holds one of {named} and B the other")
        told.say(f"each set then holds all its other {plural(case.word)} as well")
        told.say(f"a cell that sees all the places of such a {case.word} in its set cannot hold it")
        told.say(f"neither can a cell that sees all the places of {digit_names(both, 'or')} in both sets together")
        told.say(f"so {case.removal()}")
    return told


def als_xy_wing(case: Case) -> Telling:
    """Explain a set that two others hang on."""
    told = telling(case)
    one, pivot, two = case.step.evidence.als
    told.look(case, dict.fromkeys((one.house, pivot.house, two.house)))
    _introduce(case, told, (one, pivot, two))
    x, y = next((x, y) for x in _restricted(case, one, pivot) for y in _restricted(case, pivot, two) if x != y)
    told.say(f"every {x + 1} in A sees every {x + 1} in B, so {x + 1} cannot be in both")
    told.say(f"every {y + 1} in B sees every {y + 1} in C, so {y + 1} cannot be in both")
    told.say(f"B can do without only one of {x + 1} and {y + 1}, so {x + 1} is not in A or {y + 1} is not in C")
    told.say(f"the set without it must hold all its other {plural(case.word)}")
    _join(case, told, one.cells, pivot.cells, x)
    _join(case, told, pivot.cells, two.cells, y)
    _say_gone(case, told, "A or in C")
    return told


def als_chain(case: Case) -> Telling:
    """Explain a chain of sets."""
    told = telling(case)
    sets = case.step.evidence.als
    told.look(case, dict.fromkeys(this.house for this in sets))
    _introduce(case, told, sets)
    last = _LETTERS[len(sets) - 1]
    commons = _alternate(case, sets, case.gone_digits)
    several = case.gone_digits & (case.gone_digits - 1)
    told.say(f"suppose {'one of ' if several else ''}{digit_names(case.gone_digits)} is not in A")
    for place, (digit, (one, two)) in enumerate(zip(commons, pairwise(sets), strict=True)):
        this, other = _LETTERS[place], _LETTERS[place + 1]
        told.say(
            f"then {this} holds {digit + 1}, which every {digit + 1} in {other} sees, so {digit + 1} is not in {other}"
        )
        _join(case, told, one.cells, two.cells, digit)
    told.say(f"then {last} holds all its other {plural(case.word)}")
    _say_gone(case, told, f"A or in {last}")
    return told


def _alternate(case: Case, sets: tuple[Als, ...], gone: int) -> list[int]:
    """Choose restricted commons for each pair of neighbours, none like the one before or what goes."""
    ways: list[list[int]] = [[]]
    for one, two in pairwise(sets):
        common = _restricted(case, one, two)
        ways = [[*way, digit] for way in ways for digit in common if not way or way[-1] != digit]
    fine = [way for way in ways if not (1 << way[0] | 1 << way[-1]) & gone]
    return (fine or ways)[0]


def death_blossom(case: Case) -> Telling:
    """Explain a cell each of whose values takes one from a set."""
    told = telling(case)
    evidence = case.step.evidence
    told.look_at(case, evidence.cells)
    stem = case.cells(evidence.cells)
    told.say(f"the stem {stem} is {digit_names(evidence.digits, 'or')}")
    _introduce(case, told, evidence.als)
    for digit, this, letter in zip(bits(evidence.digits), evidence.als, _LETTERS, strict=False):
        told.say(
            f"if {stem} is {digit + 1}, {letter} cannot have {digit + 1}, so it must hold all its other "
            f"{plural(case.word)}"
        )
        _join(case, told, evidence.cells, this.cells, digit)
    letters = listed(list(_LETTERS[: len(evidence.als)]), "or")
    told.canvas.tint(evidence.cells)
    told.canvas.mark(evidence.cells, evidence.digits, "true")
    _say_gone(case, told, letters)
    return told


def sue_de_coq(case: Case) -> Telling:
    """Explain a crossing of line and box whose values two sets use up."""
    told = telling(case)
    evidence = case.step.evidence
    line, box = evidence.houses
    middle, beside, inside = (sum(1 << c for c in {c.cell for c in part}) for part in evidence.colours)
    told.look(case, evidence.houses)
    count = (middle | beside | inside).bit_count()
    every = case.digits_of(middle | beside | inside)
    told.say(
        f"where {case.house(line)} and {case.house(box)} cross, {case.cells(middle)} (A) have "
        f"{digit_names(evidence.digits)}"
    )
    for letter, cells, house in (("B", beside, line), ("C", inside, box)):
        have = "have" if cells & (cells - 1) else "has"
        digits = digit_names(case.digits_of(cells))
        told.say(f"elsewhere in {case.house(house)}, {case.cells(cells)} ({letter}) {have} {digits}")
    twice = case.digits_of(beside) & case.digits_of(inside) & ~evidence.digits
    if twice:
        told.say(
            f"together these are {counted(count, 'cell')} for the {plural(case.word)} {digit_names(every)}, "
            f"of which {digit_names(twice)} may be in both B and C"
        )
    else:
        told.say(
            f"together these are {counted(count, 'cell')} for {number(count)} {plural(case.word)}, {digit_names(every)}"
        )
    told.say("no more can be found for them, so each of these must stand there")
    told.say(
        f"those of B are used up within {case.house(line)}, those of C within {case.house(box)}, "
        "and those that only A has within both"
    )
    told.say(f"so {case.removal()}")
    _draw_crossing(case, told, (middle, beside, inside))
    told.canvas.house(line)
    told.canvas.house(box, dashed=True)
    return told


def _draw_crossing(case: Case, told: Telling, parts: tuple[int, int, int]) -> None:
    for place, (cells, letter) in enumerate(zip(parts, "ABC", strict=True)):
        told.canvas.tint(cells, "tint" if not place else "shade")
        told.canvas.outline(cells, dashed=place > 0)
        told.canvas.tag(cells, letter)
        told.canvas.mark(cells, case.digits_of(cells), _ROLES[place])


def aligned(case: Case) -> Telling:
    """Explain cells for which every combination was tried."""
    told = telling(case)
    evidence = case.step.evidence
    told.look_at(case, evidence.cells)
    names = case.cells(evidence.cells)
    told.say(f"go through every combination of candidates for {names}")
    told.say("a combination is impossible if it repeats a digit in cells that see each other")
    helpers = listed([f"{case.cell(c)} ({digit_names(case.position.cell_digits[c])})" for c in bits(evidence.fins)])
    one = "this cell, which sees" if not evidence.fins & (evidence.fins - 1) else "one of these cells, which see"
    told.say(f"it is impossible, too, if it takes all the candidates of {one} them all: {helpers}")
    gone = "this candidate" if len(case.step.eliminations) == 1 else "these candidates"
    told.say(f"no combination is left with {gone}: {case.removal()}")
    told.canvas.tint(evidence.cells)
    told.canvas.outline(evidence.cells)
    told.canvas.outline(evidence.fins, dashed=True)
    told.canvas.mark(evidence.fins, case.digits_of(evidence.fins), "fin")
    return told


TELLERS: dict[str, Teller] = {
    **dict.fromkeys(("als-xz", "wxyz-wing", "vwxyz-wing", "uvwxyz-wing", "tuvwxyz-wing"), als_xz),
    "als-xy-wing": als_xy_wing,
    "als-xy-chain": als_chain,
    "death-blossom": death_blossom,
    "sue-de-coq": sue_de_coq,
    "aligned-pair-exclusion": aligned,
    "aligned-triple-exclusion": aligned,
}
