"""What other programs know of a puzzle comes back as it was, whatever the puzzle."""

import json

from hypothesis import given
from hypothesis import strategies as st
from tests.at_once import parse_fpuzzles, parse_sudokupad, read_link
from tests.ruled import ruled, texts

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError, RuleError
from pencilmark.board.model import Puzzle
from pencilmark.exchange.fpuzzles import write_fpuzzles
from pencilmark.exchange.sudokupad import write_sudokupad
from pencilmark.rules.picture import draw_rules
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.read import parse_clue, write_clue

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
    "killercage",
    "thermometer",
    "arrow",
    "difference",
    "xv",
    "littlekillersum",
    "sandwichsum",
    "quadruple",
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
