"""A puzzle on one line: reading is the inverse of writing, and signs that could mean two things mean one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import DIGITS
from pencilmark.board.line import BLANKS, numbers, parse_either, parse_line, parse_numbers, square_size, write_line
from pencilmark.board.masks import bits


@given(st.data(), st.integers(2, 34))
def test_every_line_that_is_written_is_read_back(data: st.DataObject, size: int) -> None:
    cells = st.lists(st.integers(0, size), min_size=size * size, max_size=size * size)
    values = tuple(data.draw(cells)) if size < 7 else tuple((cell * 7) % (size + 1) for cell in range(size * size))
    written = write_line(values, size)
    assert parse_line(written, board(size)).givens == parse_line(written.lower(), board(size)).givens == values


def test_the_largest_board_is_written_in_numbers_and_one_from_0_in_signs() -> None:
    values = [cell % 37 for cell in range(36 * 36)]
    assert parse_either(write_line(values, 36), board("36")).givens == tuple(values)
    assert len(write_line(values, 36, 0)) == len(values) == len(write_line([0] * 35**2, 35)) + 71


def test_sixteen_values_may_begin_with_0_where_a_dot_is_blank() -> None:
    signs = "0123456789ABCDEF" + "." * 240
    assert parse_line(signs).givens[:17] == (*range(1, 17), 0)
    assert parse_line("123456789ABCDEFG" + "." * 240).givens[:17] == (*range(1, 17), 0)


def test_letters_alone_are_the_first_values_unless_they_may_be_10_and_more() -> None:
    assert parse_line("DABC" + "." * 12).givens[:4] == (4, 1, 2, 3)
    assert parse_line("AB" + "." * 254).givens[:2] == (10, 11)


def test_one_strange_sign_is_a_blank_and_two_are_refused() -> None:
    assert parse_line("1" + "+" * 15).givens == (1,) + (0,) * 15
    with pytest.raises(FormatError) as error:
        parse_line("1+" + "%" * 14)
    assert error.value.column == 2


@pytest.mark.parametrize("name", ["4", "9", "10", "32", "33", "9 values=0-8", "4 signs=WORD", "6x9"])
def test_every_sign_of_a_blank_is_one_beside_the_signs_of_every_board(name: str) -> None:
    geometry = board(name)
    signs = {*BLANKS, *"-?~"} - ({"0"} if not geometry.first else set())
    signs |= {"X"} if geometry.name.isdigit() and geometry.size < 33 else set()
    for last in range(1, geometry.value_count + 1):
        sign = geometry.label_of(last) if geometry.value_count < 10 else DIGITS[last]
        read = parse_line("".join(signs).ljust(len(bits(geometry.covered)) - 1, ".") + sign, geometry).givens
        found = [read[cell] for cell in bits(geometry.covered)]
        assert not any(found[:-1]) and found[-1] == last


@pytest.mark.parametrize("size", [26, 27, 36])
def test_there_are_no_letters_beyond_z(size: int) -> None:
    with pytest.raises(FormatError):
        parse_line("A[" + "." * (size * size - 2))


@pytest.mark.parametrize(("count", "size"), [(0, None), (1, 1), (36 * 36, 36), (37 * 37, None), (82, None)])
def test_only_squares_up_to_36_are_boards(count: int, size: int | None) -> None:
    assert square_size(count) == size


@pytest.mark.parametrize("length", [0, 15, 17])
def test_a_line_of_another_length_is_refused(length: int) -> None:
    for geometry in (board("4"), None):
        with pytest.raises(FormatError) as error:
            parse_line("1" * length, geometry)
        assert error.value.code == "bad-length"


def test_numbers_are_read_between_any_signs_that_part_them() -> None:
    values = [*range(1, 5), 0, 0, 0, 0] * 2
    for text in (str(values), " ".join(map(str, values)), ",\n".join(map(str, values))):
        assert parse_numbers(text).givens == parse_numbers(text, board("4")).givens == tuple(values)


@pytest.mark.parametrize(("text", "found"), [("1 999", [1, 999]), ("1 1000", [1, -1]), ("1 a", None), ("", None)])
def test_numbers_of_four_digits_are_none_of_any_board(text: str, found: list[int] | None) -> None:
    assert numbers(text) == found


@pytest.mark.parametrize(("text", "count"), [("1 a", 0), ("1 2 3", 3), ("1 " * 15, 15), ("1 " * 17, 17)])
def test_numbers_that_fill_no_board_are_counted(text: str, count: int) -> None:
    for geometry in (board("4"), None):
        with pytest.raises(FormatError) as error:
            parse_numbers(text, geometry)
        assert (error.value.code, error.value.says.values["found"]) == ("bad-length", count)


def test_the_largest_board_written_in_numbers_is_read_and_longer_texts_are_not_looked_at() -> None:
    assert numbers(" ".join(["36"] * 36 * 36)) == [36] * 36 * 36
    assert len(numbers("1 " * (5 * 36 * 36)) or ()) == 5 * 36 * 36 and numbers("1 " * (5 * 36 * 36 + 1)) is None


def test_a_number_beyond_the_board_is_named_with_its_column() -> None:
    with pytest.raises(FormatError) as error:
        parse_numbers("1 5 " + "0 " * 14)
    assert error.value.column == 3
