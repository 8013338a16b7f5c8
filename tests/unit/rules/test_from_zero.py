"""Boards whose values begin with 0: people read and write one less than the values in the search."""

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

import pytest
from tests.property.random_rules import Maker
from tests.property.variant_meaning import is_cut
from tests.ruled import ruled

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import BoardError, FormatError, PencilmarkError, RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.board.line import line_on, parse_line
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.svg import picture
from pencilmark.exchange.found import Listing, Reading
from pencilmark.exchange.read import read, recognise
from pencilmark.exchange.text.unusual import read_from_zero
from pencilmark.exchange.written import FORMS, write
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.make.wish import Wish
from pencilmark.paper.board_drawing import in_words
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.parse import parse_rule as parse_formula
from pencilmark.rules.language.tree import from_zero
from pencilmark.rules.pyrule import python_rule
from pencilmark.rules.rule import parse_rules
from pencilmark.rules.text import read_rules
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.sums import sums_of

FOUR, THREE, NINE = board("4 values=0-3"), board("3 latin values=0-2"), board("9 values=0-8")
LINE = "0..1...2........"
Values = Sequence[int]


def grids(geometry: Geometry) -> list[tuple[int, ...]]:
    """List the grids of a board as people see them."""
    return [seen(grid) for grid in engine.solutions(Puzzle(geometry, (0,) * geometry.cell_count))]


def seen(grid: Values) -> tuple[int, ...]:
    return tuple(value - 1 for value in grid)


def solved(geometry: Geometry, *rules: str) -> set[tuple[int, ...]]:
    return {seen(grid) for grid in engine.solutions(ruled(geometry, (0,) * geometry.cell_count, rules))}


def has_sum(values: Values, total: int) -> bool:
    return any(sum(some) == total for count in range(1, len(values) + 1) for some in combinations(values, count))


def between_ends(values: Values) -> int:
    low, high = sorted((values.index(min(values)), values.index(max(values))))
    return sum(values[low + 1 : high])


def is_cut_anywhere(values: Values, number: int) -> bool:
    return any(is_cut([*values[at:], *values[:at]], number) for at in range(len(values)))


def rank(grid: Values, size: int) -> int:
    rows = [grid[row * size : row * size + size] for row in range(size)]
    lines = [list(line) for line in (*rows, *zip(*rows, strict=True))]
    return 1 + sum(line < list(rows[0]) for one in lines for line in (one, one[::-1]))


def has_flat_mates(grid: Values) -> bool:
    """Report whether every 1 of a board of 3 x 3 has a 0 right above it or a 2 right below it."""
    ones = [cell for cell, value in enumerate(grid) if value == 1]
    return all((cell > 2 and grid[cell - 3] == 0) or (cell < 6 and grid[cell + 3] == 2) for cell in ones)


LAWS: list[tuple[Geometry, str, Callable[[Values], bool]]] = [
    (FOUR, "counting-circles: r1c1 r2c1 r3c2 r4c3 r1c4", lambda g: is_counted([g[0], g[4], g[9], g[14], g[3]])),
    (FOUR, "look-and-say 10 22: r1c1 r2c1 r3c2 r4c3", lambda g: said([g[0], g[4], g[9], g[14]], {0: 1, 2: 2})),
    (FOUR, "look-and-say 20: r1c1 r3c2 r4c3", lambda g: said([g[0], g[9], g[14]], {0: 2})),
    (FOUR, "rellik 3: r1c1 r2c1 r2c2", lambda g: len({g[0], g[4], g[5]}) == 3 and not has_sum([g[0], g[4], g[5]], 3)),
    (FOUR, "rellik 0: r1c1 r2c1", lambda g: g[0] != g[4] and 0 not in (g[0], g[4])),
    (FOUR, "lunchbox 2: r1c1 r2c1 r3c1 r4c1", lambda g: between_ends([g[0], g[4], g[8], g[12]]) == 2),
    (FOUR, "sum-line 3: r1c1 r1c2 r1c3 r1c4", lambda g: is_cut(g[:4], 3)),
    (FOUR, "sum-loop 3: r1c1 r1c2 r2c2 r2c1", lambda g: is_cut_anywhere([g[0], g[1], g[5], g[4]], 3)),
    (FOUR, "full-rank 3: left 1", lambda g: rank(g, 4) == 3),
    (FOUR, "ratio: r1c1 r1c2", lambda g: g[0] == 2 * g[1] or g[1] == 2 * g[0]),
    (FOUR, "sandwich 1: left 1", lambda g: between_ends(g[:4]) == 1),
    (FOUR, "skyscraper 2: left 1", lambda g: sum(all(g[at] > other for other in g[:at]) for at in range(4)) == 2),
    (FOUR, "r1c1 * r2c2 = 0 and r3c3 + r3c4 != 3", lambda g: g[0] * g[5] == 0 and g[10] + g[11] != 3),
    (FOUR, "digits(r1c1, r1c2) in {1, 10, 23}", lambda g: 10 * g[0] + g[1] in (1, 10, 23)),
    (THREE, "dutch-flat-mates", has_flat_mates),
]


def is_counted(circles: Values) -> bool:
    return all(circles.count(value) == value for value in circles)


def said(values: Values, often: dict[int, int]) -> bool:
    return all(values.count(digit) == times for digit, times in often.items())


@pytest.mark.parametrize(("geometry", "rule", "holds"), LAWS, ids=[rule for _, rule, _ in LAWS])
def test_a_rule_means_the_values_that_people_see(
    geometry: Geometry, rule: str, holds: Callable[[Values], bool]
) -> None:
    expected = {grid for grid in grids(geometry) if holds(grid)}
    assert solved(geometry, rule) == expected
    if not rule.startswith(("look-and-say 10", "rellik 3")):
        assert expected


@pytest.mark.parametrize("seed", range(40))
def test_a_relation_means_the_same_for_values_from_1_as_for_those_from_0(seed: int) -> None:
    maker, rng = Maker(seed), Random(seed)
    try:
        said = parse_formula(maker.relation(), maker.geometry)
    except RuleError:
        return
    for _ in range(20):
        values = [rng.randrange(maker.top) for _ in range(maker.geometry.cell_count)]
        assert holds(said)(values) == holds(from_zero(said))([value + 1 for value in values])


@pytest.mark.parametrize("backend", ["python", "wasm", "sat"])
def test_every_backend_solves_boards_from_zero(backend: engine.BackendName) -> None:
    puzzle = read_rules(
        "board: 4 values=0-3\ngivens: 0..1............\nkiller 3: r4c1 r4c2\nr2c1 = 2\nr2c3 > r2c4"
    ).puzzle
    expected = [grid for grid in grids(FOUR) if grid[0] == 0 and grid[3] == 1 and grid[4] == 2 and grid[6] > grid[7]]
    expected = [grid for grid in expected if grid[12] + grid[13] == 3]
    assert sorted(map(seen, engine.solve(puzzle, limit=100, backend=backend).solutions)) == sorted(expected)
    assert expected


def test_a_line_is_written_as_it_was_read() -> None:
    assert line_on(parse_line(LINE, FOUR).givens, FOUR) == LINE
    assert parse_line(LINE, FOUR).givens[:4] == (1, 0, 0, 2)
    with pytest.raises(FormatError, match="expected 0 to 3"):
        parse_line("4" + LINE[1:], FOUR)


@pytest.mark.parametrize("form", FORMS)
def test_each_form_is_right_or_refused(form: str) -> None:
    marks = tuple(0 if value else 0b1001 for value in parse_line(LINE, FOUR).givens)
    puzzle = Puzzle(FOUR, parse_line(LINE, FOUR).givens, rules=parse_rules(["killer 3: a3 b3"], FOUR))
    found = Reading(puzzle, "", marks=marks)
    if FORMS[form].knows != "all":
        with pytest.raises(PencilmarkError):
            write(found, form)  # type: ignore[arg-type]
        return
    again = recognise(write(found, form).text, FOUR)  # type: ignore[arg-type]
    assert isinstance(again, Reading)
    assert again.puzzle.givens == puzzle.givens
    assert form in ("line", "grid") or again.puzzle == puzzle
    assert form not in ("json", "svg") or again.marks == marks


def test_puzzles_one_a_line_are_a_list() -> None:
    found = recognise(f"{LINE}\n\n{'.' * 15}3\n", FOUR)
    assert isinstance(found, Listing)
    assert [entry.reading.puzzle.givens[-1] for entry in found.entries if entry.reading] == [0, 4]


@pytest.mark.parametrize("text", ["0 1 2", "0123 4567 89", "[[0, 1, 2, 3]]", "0...\n....\n....\n...4"])
def test_anything_but_a_board_of_cells_is_refused(text: str) -> None:
    with pytest.raises(FormatError):
        read(text, FOUR)


def test_pictures_and_words_show_the_values_that_people_see() -> None:
    puzzle = parse_line(LINE, FOUR)
    assert ">0</text>" in picture(Position.of(puzzle))
    assert ">4</text>" not in picture(Position.of(puzzle))
    assert in_words(puzzle).startswith("Sudoku, 4 by 4. Row 1: 0 blank blank 1.")
    assert str(read("0.13\n....\n....\n....", FOUR)).startswith("0 . | 1 3")


def test_a_rule_in_python_takes_the_values_that_people_see() -> None:
    found = python_rule("def rule(r1c1, r1c2):\n    return r1c1 * r1c2 == 0", FOUR)
    assert (found.allows, found.all) == (7, 16)
    assert solved(FOUR, found.rule) == {grid for grid in grids(FOUR) if grid[0] * grid[1] == 0}


def test_the_sums_of_a_cage_are_what_people_see() -> None:
    clue = Clue("killer", (3,), ((0, 1),))
    assert [(seen(digits), fits) for digits, fits in sums_of(clue, FOUR, [0] * 16)] == [((0, 3), True), ((1, 2), True)]


@pytest.mark.parametrize("rule", ["doppelganger", "indexing-rows 1", "numbered-room 1: left 1", "x-sum 3: left 1"])
def test_variants_that_count_from_1_are_refused(rule: str) -> None:
    with pytest.raises(RuleError, match="values begin with 0") as error:
        parse_rules([rule], NINE)
    assert error.value.code == "bad-variant"


def test_parts_that_know_only_values_from_1_refuse_the_board() -> None:
    puzzle = parse_line(LINE, FOUR)
    for ask in (lambda: ladder_for(Position.of(puzzle)), lambda: engine.watched(puzzle, print)):
        with pytest.raises(BoardError, match="values from 1") as error:
            ask()
        assert error.value.code == "from-zero"
    with pytest.raises(BoardError, match="values from 1"):
        Wish(board="4 values=0-3")


@pytest.mark.parametrize(
    ("row", "between"),
    [("----", ""), ("----", "----+----\n"), ("- - | - -", "-+-+-\n"), ("..|..", "---------\n"), ("..|..", "-+-+-\n")],
)
def test_a_row_of_dashes_is_a_row_of_empty_cells_if_a_row_would_be_missing(row: str, between: str) -> None:
    found = read_from_zero(f"0.|..\n{row}\n{between}..|.3\n.1|..", board("4 values=0-3"))
    assert isinstance(found, Reading)
    assert found.puzzle.givens == (1, *[0] * 10, 4, 0, 2, 0, 0)
