"""The laws of variants: the compiled rules find the grids that the predicates say, and strike all that they can."""

from collections.abc import Callable, Sequence
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.property.variant_meaning import MEANS, means
from tests.ruled import meaning, ruled

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.propagation.compile import compiling
from pencilmark.rules.propagation.network import connecting
from pencilmark.rules.rule import parse_rules
from pencilmark.rules.variants.definition import Clue, Variant
from pencilmark.rules.variants.read import parse_clue, write_clue
from pencilmark.rules.variants.registry import VARIANTS
from pencilmark.rules.variants.well_made import well_made

RELAXED = settings(deadline=None, suppress_health_check=list(HealthCheck))
NAMES = sorted(MEANS)
FOUR, LATIN, FREE = board("4"), board("4 latin"), board("2 free values=5")
ZERO, FREE_ZERO = board("4 values=0-3"), board("2 free values=0-4")
GRIDS = {geometry.name: tuple(engine.solutions(Puzzle(geometry, (0,) * 16))) for geometry in (FOUR, LATIN, ZERO)}
GRIDS[FREE.name] = GRIDS[FREE_ZERO.name] = tuple(product(range(1, 6), repeat=4))


def numbers_for(variant: Variant) -> st.SearchStrategy[tuple[int, ...]]:
    least, most = variant.numbers
    few = st.integers(2, 4) if variant.name == "modular" else st.integers(0, 4) if most > 1 else st.integers(0, 12)
    if variant.default is not None:
        return st.just((variant.default,)) | st.tuples(few)
    return st.lists(few, min_size=least, max_size=most).map(tuple)


PATTERNS = {
    "regex": ("[12]+[3-9]*", "(12|21|34)+.?", "(.[1-3])*.", "1?[^1]{2,3}", "([13][24]|.{1,2}4)+", "0|.{2,}|[^0-2]"),
    "nfa": ("a*: 1-2 b; b*: 3-9 a", "a: . a . b; b*: 0-2 c; c*: 1-3 b 4 a", "a: 0-2 a 2-4 b; b*: 1 a 3 b"),
}


def patterns_for(variant: Variant) -> st.SearchStrategy[str]:
    return st.sampled_from(PATTERNS.get(variant.name, ("",)))


def groups_for(variant: Variant, geometry: Geometry) -> st.SearchStrategy[tuple[tuple[int, ...], ...]]:
    cells = st.permutations(range(geometry.cell_count))
    fewest = max(variant.counts[0], 1)
    if variant.takes == "board":
        return st.just(())
    if variant.takes == "parts":
        both = st.tuples(cells, st.integers(1, 2), st.integers(1, 2 if variant.joint == "|" else 3))
        return both.map(lambda three: (tuple(three[0][: three[1]]), tuple(three[0][three[1] :][: three[2]])))
    if variant.name == "quadruple":
        return st.just(((0,),))
    count = st.integers(fewest, min(geometry.cell_count, 5))
    return st.tuples(cells, count).map(lambda pair: (tuple(pair[0][: pair[1]]),))


def clues(geometry: Geometry, names: list[str] = NAMES) -> st.SearchStrategy[Clue]:
    """Make clues that a line can say; those that the board refuses are left out."""

    def fits(clue: Clue) -> Clue | None:
        try:
            found = well_made(clue, geometry)
            meaning(write_clue(found, geometry.size), geometry)
        except RuleError:
            return None
        return found

    def of(name: str) -> st.SearchStrategy[Clue | None]:
        variant = VARIANTS[name]
        parts = st.tuples(numbers_for(variant), groups_for(variant, geometry), patterns_for(variant))
        return parts.map(lambda three: fits(Clue(name, three[0], three[1], pattern=three[2])))

    return st.sampled_from(names).flatmap(of).filter(bool)


def any_clue(name: str, geometry: Geometry) -> st.SearchStrategy[Clue]:
    """Make clues of any numbers and cells, most of them wrong."""
    cells = st.lists(st.integers(0, geometry.cell_count - 1), min_size=1, max_size=5).map(tuple)
    groups = st.lists(cells, min_size=1, max_size=3).map(tuple)
    numbers = st.lists(st.integers(0, 12) | st.just(10**10), max_size=3).map(tuple)
    board_wide = VARIANTS[name].takes == "board"
    patterns = st.sampled_from(["12", "a: 1 a", "[1"]) if VARIANTS[name].quotes else st.just("")
    return st.builds(Clue, st.just(name), numbers, st.just(()) if board_wide else groups, st.just(""), patterns)


def seen(values: Sequence[int], geometry: Geometry) -> list[int]:
    """Say which values people see where these are."""
    return [value - 1 + geometry.first for value in values]


def outcome(make: Callable[[], Clue]) -> Clue | str:
    try:
        return make()
    except RuleError as error:
        return error.code


@given(st.data())
@settings(RELAXED, max_examples=150)
def test_a_clue_of_values_is_what_its_line_is_read_as(data: st.DataObject) -> None:
    geometry, name = data.draw(st.sampled_from([FOUR, LATIN, board("9")])), data.draw(st.sampled_from(NAMES))
    variant = VARIANTS[name]
    parts = st.tuples(numbers_for(variant), groups_for(variant, geometry), patterns_for(variant))
    made = parts.map(lambda three: Clue(name, three[0], three[1], pattern=three[2]))
    clue = data.draw(made | any_clue(name, geometry))
    line = write_clue(clue, geometry.size)
    assert outcome(lambda: well_made(clue, geometry)) == outcome(lambda: parse_clue(line, geometry))


@given(st.data())
@settings(RELAXED, max_examples=150)
def test_a_variant_means_what_its_predicate_says(data: st.DataObject) -> None:
    geometry = data.draw(
        st.sampled_from([FOUR, FREE, board("3 free values=9"), ZERO, FREE_ZERO, board("3 free values=0-8")])
    )
    clue = data.draw(clues(geometry))
    values = data.draw(
        st.lists(st.integers(1, geometry.value_count), min_size=geometry.cell_count, max_size=geometry.cell_count)
    )
    relation = meaning(write_clue(clue, geometry.size), geometry)
    assert holds(relation)(values) == means(clue, seen(values, geometry), geometry)


@pytest.mark.parametrize("geometry", [FOUR, LATIN, FREE, ZERO, FREE_ZERO], ids=lambda geometry: geometry.name)
@given(st.data())
@settings(RELAXED, max_examples=40)
def test_the_solutions_of_variants_are_the_grids_that_their_predicates_allow(
    geometry: Geometry, data: st.DataObject
) -> None:
    found = data.draw(st.lists(clues(geometry), min_size=1, max_size=4))
    negative = any(VARIANTS[clue.name].context for clue in found)
    found = [clue for clue in found if not negative or clue.name not in ("difference", "ratio", "x", "v")]
    rules = tuple(write_clue(clue, geometry.size) for clue in found)
    solutions = list(engine.solutions(ruled(geometry, (0,) * geometry.cell_count, rules)))
    assert len(solutions) == len(set(solutions))
    assert set(solutions) == {
        grid for grid in GRIDS[geometry.name] if all(means(clue, seen(grid, geometry), geometry) for clue in found)
    }


STRONG = [
    "killer", "thermo", "slow-thermo", "arrow", "double-arrow", "palindrome", "renban", "whispers", "between",
    "difference", "ratio", "x", "v", "greater", "odd", "even", "sum", "little-killer", "skyscraper", "x-sum",
    "sandwich", "numbered-room", "clone", "extra-region", "killer-product", "regex", "nfa",
]  # fmt: skip


@given(st.data())
@settings(RELAXED, max_examples=100)
def test_lines_dots_cages_and_sights_have_full_support(data: st.DataObject) -> None:
    clue = data.draw(clues(FREE, STRONG))
    masks = data.draw(st.lists(st.integers(1, 31), min_size=4, max_size=4))
    fitting = [
        grid
        for grid in GRIDS[FREE.name]
        if all(mask >> value - 1 & 1 for mask, value in zip(masks, grid, strict=True)) and means(clue, grid, FREE)
    ]
    alone = finished(connecting(FREE, parse_rules((write_clue(clue, 2),), FREE)))
    left = list(masks)
    failed = alone.settle(left, alone.everything)
    assert (failed is not None) == (not fitting)
    if fitting:
        assert left == [sum({1 << grid[cell] - 1 for grid in fitting}) for cell in range(4)]


def test_a_propagator_of_a_whole_killer_row_divides_its_digits() -> None:
    rules = parse_rules(("killer 3: r1c1 r1c2", "killer 7: r1c3 r1c4", "killer 4: r1c1 r2c1"), FOUR)
    found = finished(connecting(FOUR, rules))
    masks = [15] * 16
    assert found.settle(masks, found.everything) is None
    assert masks[:5] == [1, 2, 12, 12, 4]
    assert finished(compiling(rules[0], FOUR, 0))
