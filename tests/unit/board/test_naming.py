"""Cells have several names, and every one of them is read as the cell that it names."""

from itertools import product
from unicodedata import normalize

import pytest

from pencilmark.board.naming import CELL_NAMES, kanji, named, plain, row_letters

CELLS = [(row, column) for row in (1, 2, 9, 10, 11, 20, 36) for column in (1, 9, 12, 30)]


@pytest.mark.parametrize(("row", "column"), CELLS)
def test_a_cell_named_by_kanji_is_read_as_it_was(row: int, column: int) -> None:
    text = f"So r{row}c{column} is 8, not r1c1."
    assert plain(named(text, "kanji", 36)) == text


def test_each_way_to_name_rows_has_a_name_of_its_own_for_each() -> None:
    for name in (kanji, row_letters):
        assert len({name(row) for row in range(1, 37)}) == 36


@pytest.mark.parametrize("names", CELL_NAMES)
def test_what_is_no_cell_keeps_its_words(names: str) -> None:
    assert named("Row 5, car3 and r2d2", names, 9) == "Row 5, car3 and r2d2"


def test_cells_that_stand_together_stay_together() -> None:
    assert [named("r12c3", names, 9) for names in CELL_NAMES] == ["r12c3", "AB3", "一・二行三列"]


@pytest.mark.parametrize(("size", "cells"), [(9, "AB34"), (10, "A/B3/4"), (16, "A/B3/4")])
def test_cells_of_boards_beyond_9_x_9_are_kept_apart(size: int, cells: str) -> None:
    assert named("r12c34" if size < 10 else "r1/2c3/4", "a1", size) == cells


def test_signs_of_full_width_are_read_as_the_plain_ones_and_others_stay() -> None:
    for sign in map(chr, range(0xFF00, 0xFF70)):
        narrow = normalize("NFKC", sign)
        assert plain(sign) == (narrow if narrow.isascii() else sign)


def test_three_signs_are_the_number_that_is_written_so_and_any_others_are_none() -> None:
    numbers = {kanji(number): number for number in range(1, 100)}
    numbers |= {"一" + kanji(number): number for number in range(10, 20)}
    for signs in (one for count in (1, 2, 3) for one in product("一二三四五六七八九十", repeat=count)):
        written = "".join(signs)
        assert plain(f"{written}行一列") == f"r{numbers.get(written, 0)}c1"


@pytest.mark.parametrize("text", ["一二三四五行", "九十九十行一列は", "１行", "列行"])
def test_what_names_no_cell_is_left_as_it_is_read(text: str) -> None:
    assert "r0" not in plain(text)
