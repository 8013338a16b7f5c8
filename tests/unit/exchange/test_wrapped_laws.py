"""Laws of reading whatever is around a puzzle: in every form and every wrapping the reading is the puzzle.

And what leaves most of a text unread is not taken without a word.
"""

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pencilmark import generate
from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.line import write_line
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.board.rows import write_grid
from pencilmark.exchange.found import ListEntry, Listing, Question, Reading
from pencilmark.exchange.read import recognise
from pencilmark.exchange.text.describe import leaves_most, told
from pencilmark.exchange.text.lists import is_comment
from pencilmark.exchange.text.single import write_candidates
from pencilmark.exchange.written.plain import masks_of

NINE = board("9")
PUZZLES = [generate(seed) for seed in (33, 34)]
BORDERS = {
    "hodoku": (".---.---.---.", "| | | |", ":---+---+---:", "'---'---'---'"),
    "simple sudoku": ("*---*---*---*", "| | | |", "|---+---+---|", "*---*---*---*"),
    "plus": ("+---+---+---+", "| | | |", "+---+---+---+", "+---+---+---+"),
    "bare": ("", " | | ", "---+---+---", ""),
}
"""Of each way to draw: the line on top, what stands beside the cells of a row, the line between boxes, the last."""


def drawn(cells: list[str], borders: tuple[str, str, str, str]) -> str:
    """Draw the texts of 81 cells as a grid with these borders."""
    top, sides, between, last = borders
    wide = max(map(len, cells)) + 1
    box = "-" * (3 * wide + 1)
    lines = [top]
    for row in range(9):
        if row in (3, 6):
            lines.append(between)
        parts = ["".join(cell.ljust(wide) for cell in cells[9 * row + at : 9 * row + at + 3]) for at in (0, 3, 6)]
        first, *others = sides.split(" ")
        lines.append(f"{first} " + "".join(f"{part}{side} " for part, side in zip(parts, [*others, ""], strict=False)))
    return "\n".join([line.replace("---", box) for line in (*lines, last) if line.strip()])


def signs(puzzle: Puzzle) -> list[str]:
    return [str(value) if value else "." for value in puzzle.givens]


def marks(puzzle: Puzzle) -> list[str]:
    """Write what the givens leave each cell."""
    return ["".join(str(bit + 1) for bit in bits(mask)) for mask in masks_of(Reading(puzzle, ""))]


def simple_sudoku(puzzle: Puzzle) -> str:
    """Write the three grids of Simple Sudoku; nothing is placed."""
    grids = [drawn(cells, BORDERS["simple sudoku"]) for cells in (signs(puzzle), signs(puzzle), marks(puzzle))]
    return "\n\n".join(grids)


Form = Callable[[Puzzle], str]


def in_line(blank: str) -> Form:
    return lambda puzzle: write_line(puzzle.givens, 9).replace(".", blank)


def in_rows(blank: str, between: str = "") -> Form:
    return lambda puzzle: "\n".join(
        between.join(signs(puzzle)[start : start + 9]).replace(".", blank) for start in range(0, 81, 9)
    )


FORMS: dict[str, Form] = {
    **{f"line of {blank}": in_line(blank) for blank in ".0*_xe"},
    **{f"rows of {blank}": in_rows(blank) for blank in ".0-e"},
    "rows of commas": in_rows("", ","),
    "rows of tabs": in_rows("", "\t"),
    "table": in_rows(".", " | "),
    "grid": lambda puzzle: write_grid(puzzle.givens, NINE),
    "lists": lambda puzzle: (
        "grid = [\n" + ",\n".join(f"  [{row}]" for row in in_rows("0", ", ")(puzzle).split("\n")) + "\n]"
    ),
    "texts": lambda puzzle: "\n".join(f'  "{row}",' for row in in_rows(".")(puzzle).split("\n")),
    **{f"{name} digits": lambda puzzle, name=name: drawn(signs(puzzle), BORDERS[name]) for name in BORDERS},  # type: ignore[misc]
    **{f"{name} marks": lambda puzzle, name=name: drawn(marks(puzzle), BORDERS[name]) for name in BORDERS},  # type: ignore[misc]
    "candidates": lambda puzzle: write_candidates(Puzzle(NINE, (0,) * 81, None, tuple(masks_of(Reading(puzzle, ""))))),
    "simple sudoku": simple_sudoku,
}
WRAPPINGS: dict[str, Callable[[str], str]] = {
    "nothing": lambda text: text,
    "blank lines": lambda text: f"\n\n{text}\n\n",
    "windows": lambda text: text.replace("\n", "\r\n") + "\r\n",
    "forum": lambda text: f"[code]{text}[/code]",
    "forum, in lines": lambda text: f"[code]\n{text}\n[/code]\n",
    "forum, quoted": lambda text: f"[quote=anna]\n[code]\n{text}\n[/code]\n[/quote]",
    "fence": lambda text: f"```\n{text}\n```",
    "mail": lambda text: "\n".join(f"> {line}" for line in text.split("\n")),
    "words": lambda text: f"I'm stuck here. What's next?\n\n{text}\n\nIt isn't a 'simple' one, thanks!",
    "words in a forum": lambda text: f"Anna's puzzle:\n[code]\n{text}\n[/code]\nThat's all I've found.",
}


@pytest.mark.parametrize(("form", "wrapping"), list(product(FORMS, WRAPPINGS)))
def test_in_every_form_and_wrapping_the_reading_is_the_puzzle(form: str, wrapping: str) -> None:
    for puzzle in PUZZLES:
        found = recognise(WRAPPINGS[wrapping](FORMS[form](puzzle)))
        assert isinstance(found, Reading)
        assert found.warnings == ()
        if "marks" in form or form == "candidates":
            assert masks_of(found) == masks_of(Reading(puzzle, ""))
        else:
            assert found.puzzle.givens == puzzle.givens


@given(st.text(alphabet="123456789..|-+'\" \n\n,[]{}=a", max_size=600))
@settings(max_examples=150)
def test_a_text_that_is_mostly_unread_is_never_accepted_silently(text: str) -> None:
    try:
        found = recognise(text)
    except InputError:
        return
    if isinstance(found, Reading) and not found.warnings:
        there = sum(sign in "123456789" for sign in text)
        puzzle = found.puzzle
        size = puzzle.geometry.size
        had = sum(map(bool, (*puzzle.values, *(found.solution or ())))) * (1 if size < 10 else 2)
        had += sum(mask.bit_count() for mask in (*(puzzle.candidates or ()), *(found.marks or ())))
        words = " ".join([found.title, found.text, *map(str, found.columns), *(rule.text for rule in puzzle.rules)])
        had += sum(sign in "123456789" for sign in words)
        assert there - had <= max(12, there // 2) + 4 * size


NOISE = "\n".join(f"total[{number}] = {number * 7919 % 100000}  # {number * 104729}" for number in range(30))


def test_a_grid_amid_a_text_that_is_not_read_says_so() -> None:
    text = f'row = ["1..2", "....", "....", "...4"]\n{NOISE}'
    found = recognise(text)
    assert not isinstance(found, Question)
    said = found.format if isinstance(found, Listing) else " ".join(found.warnings)
    assert "not read" in said


def test_a_list_amid_a_text_that_is_not_read_says_so() -> None:
    found = Listing("a list of 2 grids", (ListEntry(1, "1..2...........4"), ListEntry(2, "1..3...........4")))
    assert leaves_most(found, NOISE)
    said = told(found)
    assert isinstance(said, Listing) and said.format.endswith("not read")


ONE_EACH = [(blank, end) for blank in ("", " ", "\t") for end in ("", "\n")]


@pytest.mark.parametrize(("blank", "end"), ONE_EACH)
def test_the_cells_of_a_table_are_read_one_a_line(blank: str, end: str) -> None:
    for puzzle in PUZZLES:
        text = "\n".join(blank if sign == "." else sign for sign in signs(puzzle)) + end
        assert recognise(text) == Reading(puzzle, "grid")


@pytest.mark.parametrize("number", ["#17 ", "#17: ", "17. ", "17) ", "17 ", "#17\t"])
def test_the_number_of_a_puzzle_is_not_a_comment(number: str) -> None:
    for puzzle in PUZZLES:
        text = number + write_line(puzzle.givens, 9)
        found = recognise(text)
        assert isinstance(found, Reading) and found.puzzle == puzzle
        assert not is_comment(text)


@pytest.mark.parametrize(
    "text", ["0/><game", '<game a="0</', "1</<game" * 50, "<" * 2000 + "0/><game", "&lt;p>0</p>" * 99]
)
def test_a_text_that_stays_as_it_is_without_its_tags_is_read_once_more_and_no_more(text: str) -> None:
    with pytest.raises(InputError):
        recognise(text)
