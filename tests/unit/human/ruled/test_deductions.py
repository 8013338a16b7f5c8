"""What steps find out about regions and shades is true in every grid that trying all leaves, as is what they strike."""

from random import Random

import pytest
from tests.found_grids import CELLS, KINDS, Found, compared_case, named
from tests.ruled import ruled

from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position
from pencilmark.board.task import finished
from pencilmark.human import logic
from pencilmark.human.explain import explain
from pencilmark.human.guard import watching
from pencilmark.human.guarded import knowing
from pencilmark.human.ruled.deductions import argument_of, find_long, find_short, next_alone
from pencilmark.human.ruled.facts import Fact
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.ruled.shading import shading
from pencilmark.human.ruled.territory import territory
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.rules.variants.cells import near_edges
from pencilmark.rules.variants.places import names
from pencilmark.rules.variants.unknown import border

Case = tuple[int, int, int]


def is_true(fact: Fact, besides: tuple[int, ...]) -> bool:
    if fact.kind == "shade":
        return besides[fact.cell] == fact.other
    return (besides[fact.cell] == besides[fact.other]) is (fact.kind == "together")


def check(position: Position, grids: set[Found]) -> int:
    """Check all facts and all steps against the grids that are left; return how many there were."""
    known = [*shading(position).facts, *territory(position).facts]
    assert all(is_true(fact, besides) for fact in known for _, besides in grids)
    steps = [*find_short(position), *find_long(position)]
    assert not any(digits[cell] == value for step in steps for cell, value in step.eliminations for digits, _ in grids)
    return len(known) + len(steps)


def test_what_is_told_alone_is_told_once_and_true_in_all_grids() -> None:
    for kind, (on, rule, grids, _) in KINDS.items():
        found = next(iter(grids()))
        told = said(Random(kind), found, kind)
        lines = [rule, *(text for text, _ in told)]
        position = Position.of(with_sight(ruled(board(on), [0] * 16, lines)))
        left = [one for one in grids() if all(agrees(one[1], case) for _, case in told)]
        colours: list[list[int]] = [[] for _ in CELLS]
        count = 0
        while found_alone := next_alone(position, colours):
            step, coloured = found_alone
            count += 1
            _, facts = argument_of(position, step)
            fact = facts[-1]
            assert set(bits(step.evidence.cells)) == {fact.cell, fact.other if fact.kind == "together" else fact.cell}
            assert not step.eliminations and all(is_true(facts[-1], besides) for _, besides in left)
            assert len(explain(position, step).says) > len(facts) - 1
            for cell, colour in coloured:
                colours[cell].append(colour)
        assert 0 < count <= 3 * len(CELLS)
        if kind == "shades":  # each shade has a colour of its own
            by = {shade: {c for cell in CELLS if left[0][1][cell] == shade for c in colours[cell]} for shade in (1, 2)}
            assert by[1].isdisjoint(by[2])


def said(rng: Random, found: Found, kind: str) -> list[tuple[str, Case]]:
    """Say something true about some cells of a grid, or about pairs of cells."""
    _, besides = found
    cells = rng.sample(CELLS, rng.randint(3, 9))
    if kind == "shades":
        words = ("shaded", "unshaded")
        return [(f"{words[besides[cell] - 1]}: {named([cell])}", (cell, -1, besides[cell])) for cell in cells]
    pairs = [(cell, rng.choice([other for other in CELLS if other != cell])) for cell in cells]
    return [
        (f"{'' if same else 'not '}together({named([one])}, {named([other])})", (one, other, same))
        for one, other in pairs
        for same in [besides[one] == besides[other]]
    ]


def agrees(besides: tuple[int, ...], case: Case) -> bool:
    one, other, wanted = case
    return besides[one] == wanted if other < 0 else (besides[one] == besides[other]) is bool(wanted)


@pytest.mark.parametrize("kind", KINDS)
def test_facts_and_what_they_strike_are_true_in_all_grids(kind: str) -> None:
    rng, seen = Random(kind), 0
    on, rule, grids, makers = KINDS[kind]
    for _ in range(25):
        found = rng.choice(grids())
        told = said(rng, found, kind)
        cases = [maker(rng) for maker in (*makers[:2] * 3, compared_case)]
        clues = [(text, holds) for text, holds in cases if holds(found)]
        values = [digit * (rng.random() < 0.4) for digit in found[0]]
        left = {
            one
            for one in grids()
            if all(value in (0, own) for value, own in zip(values, one[0], strict=True))
            and all(agrees(one[1], case) for _, case in told)
            and all(holds(one) for _, holds in clues)
        }
        lines = [rule, *[text for text, _ in told], *[text for text, _ in clues]]
        seen += check(Position.of(with_sight(ruled(board(on), values, lines))), left)
    assert seen > 180


@pytest.mark.parametrize("value", range(1, 5))
def test_a_digit_goes_from_the_region_of_its_cell(value: int) -> None:
    for one, other in ((0, 5), (6, 3), (9, 12), (2, 8)):
        lines = ["chaos-construction", f"together({named([one])}, {named([other])})"]
        givens = [value * (cell == one) for cell in CELLS]
        steps = find_short(Position.of(with_sight(ruled(board("4 latin"), givens, lines))))
        assert (other, value) in {gone for step in steps for gone in step.eliminations}


@pytest.mark.parametrize("shade", [1, 2])
def test_a_cell_between_cells_of_one_shade_has_it_too_all_around_or_along_the_border(shade: int) -> None:
    ring, words = border(6), ("shaded", "unshaded")
    around = [(cell, near_edges(cell, 6), 0, "cut") for cell in (14, 15, 20, 21)]
    along = [(ring[at - 1], [ring[at - 2], ring[at]], ring[at - 11], "border") for at in range(0, 20, 3)]
    for cell, known, other, why in (*around, *along):
        lines = ["yin-yang", f"{words[shade - 1]}: {names(known, 6)}", f"{words[2 - shade]}: {names([other], 6)}"]
        facts = shading(Position.of(with_sight(ruled(board("6"), [0] * 36, lines)))).facts
        (found,) = (fact for fact in facts if fact.cell == cell)
        assert (found.other, found.why) == (shade, why)
        assert why == "cut" or found.cells == mask_of([cell, *known, other])


@pytest.mark.parametrize(("kind", "seed"), [("chaos-construction", 3), ("yin-yang", 4)])
def test_a_way_through_a_made_puzzle_is_explained_step_by_step_and_none_is_false(kind: str, seed: int) -> None:
    part = VariantPart(kind)
    made = finished(generate(Random(seed), Wish("6", part=part, level="Hard"), part))
    position = knowing(Position.of(with_sight(made.puzzle)), made.solution)
    lengths = list[int]()
    with watching() as refused:
        for step, after in logic.walk(position, ladder_for(position)):
            told = explain(position, step)
            if step.technique in ("found-short", "found-long"):
                _, facts = argument_of(position, step)
                assert len(told.says) > len(facts) and told.shapes and "{" not in told.text
                lengths.append(len(facts))
            position = after
    assert position.is_solved and not refused and max(lengths) > 1


def test_a_formula_that_is_argued_from_is_named() -> None:
    lines = ["yin-yang", "shaded: a1 a2", "b1 = count(shaded(a1), shaded(a2), shaded(b2))"]
    position = Position.of(with_sight(ruled(board("4"), [0] * 16, lines)))
    step = next(find_short(position))
    assert explain(position, step).text.startswith("Look at the formula r2c1 = count(")
