"""Puzzles as text: what is read, and what is said about anything else."""

import pytest

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.line import parse_line, write_line
from pencilmark.board.rows import write_grid, write_marks
from pencilmark.board.task import finished
from pencilmark.exchange.read import read, recognise
from pencilmark.exchange.text.rows import lines_of
from pencilmark.exchange.text.single import parse_candidates, write_candidates

LINE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
VALUES = tuple(0 if sign == "." else int(sign) for sign in LINE)


@pytest.mark.parametrize("blank", list(".0*_ xX-?"))
def test_any_one_sign_is_a_blank(blank):
    assert read(LINE.replace(".", blank)).givens == VALUES


@pytest.mark.parametrize(
    "text",
    [
        LINE + " # a comment",
        LINE + " 7.2",
        "   " + LINE + "\r\n",
        "0a1b2c3d4e5f  " + LINE.replace(".", "0") + "  7.2",
        "\n".join(LINE[i : i + 9] for i in range(0, 81, 9)),
        "\n".join(LINE[i : i + 9].replace(".", " ").rstrip() for i in range(0, 81, 9)),
        "\n".join(" ".join(LINE[i : i + 9]) for i in range(0, 81, 9)) + "\n",
        write_grid(VALUES, board("9")),
        "*-----------*\n"
        + "\n".join(
            "|"
            + "|".join(LINE[i + j : i + j + 3] for j in (0, 3, 6))
            + "|"
            + ("\n|---+---+---|" if i in (18, 45) else "")
            for i in range(0, 81, 9)
        )
        + "\n*-----------*",
        str([list(VALUES[i : i + 9]) for i in range(0, 81, 9)]),
        ",".join(map(str, VALUES)),
        "\n".join(",".join(map(str, VALUES[i : i + 9])) for i in range(0, 81, 9)),
    ],
)
def test_a_puzzle_is_found_in_whatever_people_paste(text):
    assert read(text).givens == VALUES


def test_letters_stand_for_ten_and_more():
    values = tuple(range(1, 17)) + (0,) * 240
    assert read(write_line(values, 16)).givens == values
    assert read("123456789abcdefg" + "." * 240).givens == values


def test_letters_alone_count_from_a():
    assert read("ABCDEFGHIJKLMNOP" + "." * 240).givens[:16] == tuple(range(1, 17))


def test_hexadecimal_is_recognised_by_having_both_nought_and_dot():
    assert read("0123456789ABCDEF" + "." * 240).givens[:16] == tuple(range(1, 17))


def test_blank_separated_numbers_make_the_largest_boards():
    values = tuple(range(1, 37)) + (0,) * (36 * 35)
    reading = recognise(write_line(values, 36))
    assert (reading.puzzle.givens, reading.format) == (values, "numbers")


def test_a_candidate_line_is_not_mistaken_for_givens():
    masks = tuple(1 << cell % 9 | 1 << (cell + 1) % 9 for cell in range(81))
    puzzle = parse_candidates("".join(str(d + 1) if mask >> d & 1 else "." for mask in masks for d in range(9)))
    assert puzzle.candidates == masks
    assert recognise(write_candidates(puzzle)).format == "candidates"


def test_a_pencil_mark_grid_of_one_digit_groups_and_more_is_read():
    masks = tuple(0b11 if cell % 2 else 0b100 for cell in range(16))
    puzzle = read(write_marks(masks, 4))
    assert puzzle.candidates == masks
    assert not any(puzzle.givens), "a lone digit whose peers still have it is no value"


def test_a_pencil_mark_grid_with_borders_keeps_lone_digits_as_values():
    text = "\n".join(["+----+----+", "| 1 2 | 34 34 |", "| 34 34 | 1 2 |", "+----+----+", "| 234 134 | 234 134 |"])
    text += "\n| 234 134 | 234 134 |"
    assert read(text).givens[:2] == (1, 2)


def test_a_jigsaw_is_its_givens_and_then_its_regions():
    reading = recognise("1..............." + "AABBAABCDDBCDDCC")
    assert reading.format == "jigsaw"
    assert reading.puzzle.geometry is board("4 regions=AABBAABCDDBCDDCC")


def test_borders_are_not_rows():
    lines = finished(lines_of("+---+\n|1 2|\n|---|\n\n|. .|\n+---+\n"))
    assert [line.text for line in lines if not line.is_empty] == ["|1 2|", "|. .|"]


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("", "empty", None, None),
        ("\n \n", "empty", None, None),
        (LINE[:-1], "bad-length", None, 80),
        (LINE + "1", "bad-length", None, 82),
        (LINE[:11] + "a" + LINE[12:], "bad-character", None, 12),
        ("# " + LINE[:40], "bad-length", None, None),
        ("1234\n12345\n1234\n1234", "bad-length", 2, 5),
        ("hello", "no-digits", None, None),
        ("x" * 50_000_001, "too-long", None, None),
        ("5 " * 16, "no-places", None, None),
    ],
)
def test_unreadable_text_is_refused_with_the_mistake_and_its_place(text, code, line, column):
    with pytest.raises(FormatError) as error:
        read(text)
    assert error.value.code == code
    assert line is None or error.value.line == line
    assert column is None or error.value.column == column


def test_a_board_decides_when_it_is_given():
    assert read("." * 81, "9 x").geometry is board("9 x")
    with pytest.raises(FormatError) as error:
        read("." * 81, "16")
    assert error.value.message == "expected 256 cells for 16 × 16, found 81"


@pytest.mark.parametrize("sign", ["ǰ", "ß", "ŉ", "ﬃ"])
def test_a_sign_that_is_two_or_more_in_capitals_is_refused_at_its_place(sign):
    """Once an IndexError: the line was longer in capitals."""
    with pytest.raises(FormatError) as told:
        read("." * 624 + sign)
    assert told.value.column in (None, 625)
    with pytest.raises(FormatError) as told:
        parse_line("." * 620 + "12" + ".." + sign)
    assert (told.value.code, told.value.column) == ("bad-character", 625)


def test_pencil_marks_before_the_solution_are_kept():
    given, solution = (1, 2, 3, 0) + (0,) * 12, (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1)
    marks = (1, 2, 4, 8) + (15,) * 12
    grids = (write_grid(given, board("4")), write_marks(marks, 4), write_grid(solution, board("4")))
    found = recognise("\n\n".join(grids))
    assert (found.marks, found.solution) == (marks, solution)
