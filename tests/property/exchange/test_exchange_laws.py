"""What other programs know of a puzzle comes back as it was, whatever the puzzle."""

import json

from hypothesis import given
from hypothesis import strategies as st
from tests.at_once import parse_fpuzzles, parse_sudokupad, read_link
from tests.ruled import ruled, texts

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError, RuleError
from pencilmark.board.model import Puzzle
from pencilmark.exchange.alike import alike
from pencilmark.exchange.fpuzzles import write_fpuzzles
from pencilmark.exchange.sudokupad import write_sudokupad
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.picture import draw_rules
from pencilmark.rules.rule import named, parse_rules, relation_of
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.read import parse_clue, write_clue

CELLS = tuple(f"r{row}c{column}" for row in range(1, 5) for column in range(1, 5))
GRIDS_OF_FOUR = engine.solve(Puzzle(board("4"), (0,) * 16), limit=288).solutions
BOARDS = [board(name) for name in ("4", "6", "9", "9 x antiknight", "4 regions=AABBAABCDDBCDDCC")]
WALKS = ("thermo", "palindrome", "renban", "german-whispers", "between", "entropic", "zipper")


@st.composite
def clues(draw: st.DrawFn, size: int) -> Clue:
    """A cage or a line of random cells, or a dot between two neighbours."""
    name = draw(st.sampled_from(("killer", "difference", "ratio", *WALKS)))
    row, column = draw(st.integers(0, size - 1)), draw(st.integers(0, size - 2))
    if name in ("difference", "ratio"):
        start = row * size + column
        return Clue(name, (draw(st.integers(1, 9)),), ((start, start + 1),))
    cells = draw(st.lists(st.integers(0, size * size - 1), min_size=3, max_size=size, unique=True))
    return Clue(name, (draw(st.integers(1, 45)),) if name == "killer" else (), (tuple(cells),))


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    on = draw(st.sampled_from(BOARDS))
    givens = draw(st.lists(st.integers(0, on.size), min_size=on.cell_count, max_size=on.cell_count))
    lines = {write_clue(clue, on.size): clue for clue in draw(st.lists(clues(on.size), max_size=6))}
    rules = []
    for line in lines:
        try:
            rules.append(write_clue(parse_clue(line, on), on.size))
        except RuleError:
            continue
    return ruled(on, givens, dict.fromkeys(rules))


@given(puzzles())
def test_reading_is_the_inverse_of_writing_for_f_puzzles(puzzle: Puzzle) -> None:
    back = parse_fpuzzles(json.loads(write_fpuzzles(puzzle).text))
    same = (back.puzzle.geometry, back.puzzle.givens, sorted(texts(back.puzzle)))
    assert same == (puzzle.geometry, puzzle.givens, sorted(texts(puzzle)))
    assert back.warnings == ()


@given(puzzles())
def test_reading_is_the_inverse_of_writing_for_sudokupad(puzzle: Puzzle) -> None:
    shapes = draw_rules(puzzle.rules, puzzle.geometry)
    back = parse_sudokupad(json.loads(write_sudokupad(puzzle, shapes).text))
    assert (back.puzzle, back.warnings) == (puzzle, ())


FORMULAS = (
    *("{a} < {b}", "{a} + {n} > {b}", "abs({a} - {b}) >= {n}", "{a} * {n} = {b} or {b} * {n} = {a}", "{a} != {b}"),
    *("{a} = {b}", "{a} + {b} = {n}", "{a} + {b} + {c} = {n}", "{c} = {a} + {b}", "{a} < {b} <= {c}"),
    *("distinct({a}, {b}, {c})", "item({a}, r1c1..r1c4) = {n}", "{a} - {b} in {{{n}, 0}}"),
)


@given(
    st.sampled_from(FORMULAS), st.lists(st.sampled_from(CELLS), min_size=3, max_size=3, unique=True), st.integers(1, 9)
)
def test_clues_that_a_rule_is_written_as_allow_the_same_grids(formula: str, cells: list[str], n: int) -> None:
    four = board("4")
    (rule,) = parse_rules([formula.format(a=cells[0], b=cells[1], c=cells[2], n=n)], four)
    clues = alike(rule, four)
    if clues:
        same = [holds(relation_of(named(clue, four), four)) for clue in clues]
        own = holds(relation_of(rule, four))
        for grid in GRIDS_OF_FOUR:
            assert own(grid) == all(one(grid) for one in same)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 20)
    | st.floats()
    | st.sampled_from(["R1C1", "R0C3", "5", "DR", "", "x"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["cells", "cell", "lines", "value", "direction", "values", "wayPoints"]), inner
        )
    ),
    max_leaves=12,
)
KEYS = [
    *("killercage", "thermometer", "arrow", "difference", "xv", "littlekillersum", "sandwichsum", "quadruple"),
    "clone",
]
DRAWN = ["cages", "lines", "arrows", "overlays", "underlays", "regions", "global", "metadata"]
GRID = [[{} for _ in range(4)] for _ in range(4)]


@given(st.dictionaries(st.sampled_from(KEYS), JSON), st.dictionaries(st.sampled_from(DRAWN), JSON))
def test_hostile_data_is_read_named_or_refused_but_nothing_breaks(
    more: dict[str, object], drawn: dict[str, object]
) -> None:
    for data in ({"grid": GRID, **more}, {"cells": GRID, **drawn}):
        try:
            read_link(json.dumps(data))
        except FormatError as error:
            assert error.message
