"""Reads and judges rules, lists variants and makes their clues, finds the order of formulas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import cast

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.speech import say
from pencilmark.board.task import Budget
from pencilmark.doors.handlers import Clock, Handler
from pencilmark.doors.handlers.pieces import board_data, drawn_data, shapes_data, written
from pencilmark.doors.protocol import ruling as messages
from pencilmark.doors.protocol.pieces import ErrorData
from pencilmark.doors.protocol.replies import Work
from pencilmark.engine.answers import Uncovered
from pencilmark.engine.ruled_streams import placing
from pencilmark.make.formulas.order import order
from pencilmark.rules.colours import BesidesDigits, Marked, marked, palette_of
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.hidden import hidden_domains
from pencilmark.rules.language.relations import truth
from pencilmark.rules.language.tree import Cell, Compare, Relation, cells_of
from pencilmark.rules.language.write import write_term
from pencilmark.rules.picture import draw_clue, draw_found, draw_modifiers
from pencilmark.rules.rule import Named, clues_of, lacking, parse_rules, relating
from pencilmark.rules.text import ReadRule, reading
from pencilmark.rules.variants.cells import EDGES, ray, seen_from
from pencilmark.rules.variants.definition import Clue, Variant
from pencilmark.rules.variants.read import write_clue
from pencilmark.rules.variants.registry import FAMILIES, VARIANTS
from pencilmark.rules.variants.sums import sums_of
from pencilmark.rules.variants.well_made import well_made


def rules(request: messages.RulesRequest) -> Work[messages.RulesData]:
    """Read the text; the answer has both its mistakes and the rules without one."""
    yield None
    ruled, errors = yield from reading(request["text"], board(request["board"]))
    shapes = yield from drawn_data([rule.rule for rule in ruled.rules], ruled.geometry)
    return messages.RulesData(
        board=board_data(ruled.geometry),
        givens=list(ruled.givens),
        rules=[_rule_data(rule, ruled.geometry) for rule in ruled.rules],
        errors=[cast(ErrorData, error.as_dict()) for error in errors],
        shapes=shapes,
    )


def _rule_data(rule: ReadRule, geometry: Geometry) -> messages.RuleData:
    target, term = (-1, "") if rule.clue else _formula(rule.relation, geometry.size)
    data = messages.RuleData(
        text=rule.text,
        line=rule.line,
        cells=list(rule.clue.cells if rule.clue else rule.cells),
        target=target,
        term=term,
    )
    if rule.clue:
        variant = VARIANTS[rule.clue.name]
        data["name"], data["title"], data["says"] = variant.name, variant.title, variant.text
        if rule.clue.pattern:
            data["pattern"] = rule.clue.pattern
        data["numbers"], data["groups"] = list(rule.clue.numbers), [list(group) for group in rule.clue.groups]
    return data


def _formula(relation: Relation, size: int) -> tuple[int, str]:
    """Return the cell that stands alone on the left, and what it equals."""
    if isinstance(relation, Compare) and relation.operator == "=" and isinstance(relation.left, Cell):
        return relation.left.cell, write_term(relation.right, size)
    return -1, ""


def judge(request: messages.JudgeRequest) -> Work[messages.JudgeData]:
    """Judge each rule by itself. Raises RuleError or FormatError."""
    yield None
    geometry = board(request["board"])
    values = Puzzle(geometry, tuple(request["values"])).givens
    rules, states, relations = parse_rules(request["rules"], geometry), list[messages.RuleState](), list[Relation]()
    others = clues_of(rules)
    taken = {value for clue in others if clue.name == "only-values" for value in clue.numbers}
    for rule in rules:
        relations.append((yield from relating(rule, geometry, others)))
        states.append(state_of(relations[-1], geometry, values))
        yield None
    data = messages.JudgeData(states=states, sums=[_sums(rule, geometry, values, taken) for rule in rules])
    behind = [] if geometry.modifiers else hidden_domains(relations, geometry)
    palette = palette_of([modifier.name for modifier in geometry.modifiers], behind, geometry.cell_count)
    if meanings := palette.meanings():
        data["meanings"] = [cast(messages.MeaningData, meaning._asdict()) for meaning in meanings]
    if all(values) and (geometry.modifiers or "open" in states):
        puzzle = Puzzle(geometry, values, rules=rules)
        found = yield from (_place if geometry.modifiers else _settle)(data, puzzle)
        if found and "broken" not in data["states"] and "colours" in request:
            _mark(data, marked(palette, puzzle, found, request["colours"]))
    return data


def _settle(data: messages.JudgeData, puzzle: Puzzle) -> Work[BesidesDigits | None]:
    """Settle the open rules of a full grid: they all hold with some regions or shades, or they are broken.

    The regions or shades are drawn.
    """
    own = tuple(rule for rule, state in zip(puzzle.rules, data["states"], strict=True) if state == "open")
    asked = replace(puzzle, rules=own)
    if lacking(asked):
        return None  # the regions are broken already, so there are none to judge by
    search, _ = engine.stream(asked)
    settled: messages.RuleState = "broken"
    found = None
    for solution in search:
        if isinstance(solution, Uncovered):
            settled, found = "holds", BesidesDigits(solution.shades, solution.regions)
            data["found"] = shapes_data(draw_found(solution.regions, solution.shades, puzzle.geometry))
            break
        yield None
    data["states"] = [settled if state == "open" else state for state in data["states"]]
    return found


def _place(data: messages.JudgeData, puzzle: Puzzle) -> Work[BesidesDigits | None]:
    """Draw where the modifiers of a full grid are; if there is no way to place them, its rules do not hold."""
    places = yield from placing(puzzle, puzzle.givens)
    if not places:
        data["states"] = ["open" if state == "holds" else state for state in data["states"]]
        return None
    data["found"] = shapes_data(draw_modifiers(places, puzzle.geometry))
    return BesidesDigits(places=places)


def _mark(data: messages.JudgeData, found: Marked) -> None:
    """Judge a player's marks: until all are right, rules stay open, so that nothing is given away."""
    data["astray"], data["missing"] = list(found.astray), [list(one) for one in found.missing]
    if found.astray or found.missing:
        data["states"] = ["open" if state == "holds" else state for state in data["states"]]
        del data["found"]


def _sums(rule: Rule, geometry: Geometry, values: Sequence[int], taken: set[int]) -> list[messages.SumData]:
    if not isinstance(rule, Named) or geometry.modifiers:
        return []
    return [
        messages.SumData(digits=list(digits), fits=fits)
        for digits, fits in sums_of(rule.clue, geometry, values)
        if not taken or taken.issuperset(digit - 1 + geometry.first for digit in digits)
    ]


def state_of(relation: Relation, geometry: Geometry, values: Sequence[int]) -> messages.RuleState:
    """Report whether a *relation* holds or is broken by *values* (0 = empty), or is open.

    A relation that requires nothing holds when the grid is full.

    >>> from pencilmark.rules.text import read_rules
    >>> ruled = read_rules("a1 < a2")
    >>> [state_of(ruled.rules[0].relation, ruled.geometry, [first, 0] + [0] * 79) for first in (8, 9)]
    ['open', 'broken']
    """
    cells = cells_of(relation) or range(len(values))
    if all(cell < len(values) and values[cell] for cell in cells):
        return "holds" if holds(relation)(values) else "broken"
    masks = [1 << value - 1 if value else geometry.all_digits for value in values]
    masks += hidden_domains([relation], geometry)
    return "broken" if truth(relation, masks) is False else "open"


def variants(request: messages.VariantsRequest) -> Work[messages.VariantsData]:
    """List the variants."""
    yield None
    names = request.get("names")
    return messages.VariantsData(
        variants=[
            messages.VariantData(
                name=variant.name,
                title=variant.title,
                family=say(f"family-{family}"),
                says=variant.text,
                syntax=variant.syntax,
                takes=variant.takes,
                numbers=list(variant.numbers),
                quotes=variant.quotes,
            )
            for family, variants in FAMILIES.items()
            for variant in variants
            if names is None or variant.name in names
        ]
    )


Groups = tuple[tuple[int, ...], ...]
LARGEST, SECONDS = 16, 0.5
"""The largest board on which a clue is tried, and the time that it may take: mostly a hundredth of a second."""


def clue(request: messages.ClueRequest, clock: Clock) -> Work[messages.ClueData]:
    """Make the line, and draw it; the answer says what is missing."""
    yield None
    geometry, variant = board(request["board"]), VARIANTS.get(request["name"])
    try:
        if variant is None:
            raise RuleError("unknown-variant/other", found=request["name"][:30])
        _check_cells(request["groups"], geometry)
        groups = _completed(variant, tuple(tuple(group) for group in request["groups"] if group), geometry)
        pattern = request.get("pattern", "")
        made = well_made(Clue(variant.name, tuple(request["numbers"]), groups, pattern=pattern), geometry)
        clue = yield from _within_reach(made, geometry, clock)
    except RuleError as error:
        return messages.ClueData(line="", shapes=[], error=error.message)
    return messages.ClueData(
        line=write_clue(clue, geometry.size), shapes=shapes_data(draw_clue(clue, geometry)), error=""
    )


def _within_reach(clue: Clue, geometry: Geometry, clock: Clock) -> Work[Clue]:
    """Return the *clue*. Raises RuleError if no digits give its numbers, since no puzzle with it has a solution."""
    if clue.numbers and not (yield from _can_hold(clue, geometry, clock)):
        several = VARIANTS[clue.name].numbers[1] > 1
        raise RuleError(
            "bad-variant/out-of-reach-apart" if several else "bad-variant/out-of-reach", numbers=clue.numbers
        )
    return clue


def _can_hold(clue: Clue, geometry: Geometry, clock: Clock) -> Work[bool]:
    """Report whether the board has a solution with this clue alone; True if that is not known quickly."""
    if geometry.size > LARGEST:
        return True
    rules = parse_rules([write_clue(clue, geometry.size)], geometry)
    puzzle = Puzzle(geometry, (0,) * geometry.cell_count, None, None, rules)
    answer = yield from engine.first_slowly(puzzle, budget=Budget(seconds=SECONDS, clock=clock))
    return answer.status != "none"


def _check_cells(groups: list[list[int]], geometry: Geometry) -> None:
    """Raise RuleError for a cell that is not on the board."""
    for cell in chain.from_iterable(groups):
        if not 0 <= cell < geometry.cell_count:
            raise RuleError("bad-variant/cell-numbers", cells=geometry.cell_count - 1, found=cell)


def _completed(variant: Variant, groups: Groups, geometry: Geometry) -> Groups:
    """Add the cells that a clue implies. Raises RuleError."""
    least = variant.numbers[0]
    if variant.takes == "board":
        return ()
    if not groups:
        raise RuleError("no-cells/choose-number" if least else "no-cells/choose")
    if variant.takes == "sight":
        return (_seen(variant, groups[0], geometry),)
    if variant.takes == "parts" and variant.joint == "=" and len(groups) == 1:
        return (groups[0][:1], groups[0][1:]) if len(groups[0]) > 1 else groups
    return groups if variant.takes == "parts" else (tuple(cell for group in groups for cell in group),)


def _seen(variant: Variant, cells: tuple[int, ...], geometry: Geometry) -> tuple[int, ...]:
    """Continue from a cell at the edge, in the direction of the next cell if there is one. Raises RuleError.

    >>> _seen(VARIANTS["sandwich"], (1,), board("3")), _seen(VARIANTS["sandwich"], (2, 1), board("3"))
    ((1, 4, 7), (2, 1, 0))
    >>> _seen(VARIANTS["sandwich"], (4,), board("2x3"))
    (4, 1)
    """
    size, (high, wide) = geometry.size, geometry.extent
    row, column = divmod(cells[0], size)
    if len(cells) > 1:
        step = _sign(cells[1] // size - row), _sign(cells[1] % size - column)
        if step == (0, 0):
            raise RuleError("bad-variant/two-cells-same-twice")
        found = [geometry.within(ray(cells[0], step, size))]
        diagonal = 0 not in step
        outer = not (0 <= row - step[0] < high and 0 <= column - step[1] < wide)
        if diagonal != variant.diagonal or not outer:
            raise RuleError(_way(variant))
        return found[0]
    if variant.diagonal:
        raise RuleError("bad-variant/next-cell-too")
    lines = [seen_from(edge, (row if edge in ("left", "right") else column) + 1, size) for edge in EDGES]
    sights = [line for line in map(geometry.within, lines) if line[0] == cells[0]]
    if len(sights) != 1:
        raise RuleError("bad-variant/choose-cell-edge-drag")
    return sights[0]


def _way(variant: Variant) -> str:
    return "bad-variant/go-on-diagonally" if variant.diagonal else "bad-variant/go-on-straight"


def _sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)


def formula_order(request: messages.OrderRequest) -> Work[messages.OrderData]:
    """Find the cells to guess and the order of the others."""
    yield None
    found = order(written(request))
    return messages.OrderData(
        lines=found.lines(),
        guessed=list(found.guessed),
        layers=found.layers(),
        arrows=[list(arrow) for arrow in found.arrows()],
    )


HANDLERS = {
    "rules": Handler(rules),
    "judge": Handler(judge),
    "order": Handler(formula_order),
    "variants": Handler(variants),
    "clue": Handler(clue, timed=True),
}
