"""Facts of boards."""

import pickle

import pytest

from pencilmark.board.boards import board, squarest_box
from pencilmark.board.errors import BoardError
from pencilmark.board.geometry import cell_name, cell_number

CENTRE_PEERS = (4, 13, 22, 30, 31, 32, 36, 37, 38, 39, 41, 42, 43, 44, 48, 49, 50, 58, 67, 76)


def test_the_centre_of_the_classic_board_has_its_twenty_peers():
    assert board("9").peers[40] == CENTRE_PEERS


def test_the_classic_board_has_27_houses_of_9_cells_and_every_cell_is_in_three():
    nine = board("9")
    assert [len(house.cells) for house in nine.houses] == [9] * 27
    assert {len(houses) for houses in nine.houses_of} == {3}
    assert {len(peers) for peers in nine.peers} == {20}


@pytest.mark.parametrize("size", range(1, 37))
def test_every_size_from_1_to_36_is_a_board_whose_houses_partition_it(size):
    geometry = board(size)
    for kind in {house.kind for house in geometry.houses}:
        cells = sorted(cell for house in geometry.houses if house.kind == kind for cell in house.cells)
        assert cells == list(range(size * size))


@pytest.mark.parametrize(
    ("size", "box"),
    [(4, (2, 2)), (6, (2, 3)), (8, (2, 4)), (10, (2, 5)), (12, (3, 4)), (15, (3, 5)), (20, (4, 5)), (36, (6, 6))],
)
def test_boxes_are_the_squarest_unless_said(size, box):
    assert squarest_box(size) == box == board(size).box


def test_a_prime_size_is_a_latin_square():
    assert board(7).box is None
    assert {house.kind for house in board(7).houses} == {"row", "column"}


@pytest.mark.parametrize(
    ("text", "houses", "peers_of_first", "pairs"),
    [
        ("9 x", 29, 26, 0),
        ("9 windoku", 31, 20, 0),
        ("9 disjoint", 36, 24, 0),
        ("9 antiknight", 27, 20, 152),
        ("9 antiking", 27, 20, 56),
        ("9 latin", 18, 16, 0),
        ("6 3x2", 18, 12, 0),
        ("9 house=r1c1r2c4", 28, 21, 0),
        ("9 house=r1c1r2c4 house=r1c1r3c7", 29, 22, 0),
    ],
)
def test_a_word_adds_its_houses(text, houses, peers_of_first, pairs):
    geometry = board(text)
    assert (len(geometry.houses), len(geometry.peers[0]), len(geometry.pairs)) == (houses, peers_of_first, pairs)
    for kind in {house.kind for house in geometry.houses}:
        numbers = [house.number for house in geometry.houses if house.kind == kind]
        assert numbers == list(range(1, len(numbers) + 1))


def test_the_windows_of_windoku_start_one_cell_inside_the_board():
    windows = [house.cells[0] for house in board("9 windoku").houses if house.kind == "window"]
    assert [cell_name(cell) for cell in windows] == ["r2c2", "r2c6", "r6c2", "r6c6"]


def test_a_jigsaw_takes_any_letters_and_shows_its_regions():
    geometry = board("4 regions=AABBAABCDDBCDDCC")
    assert geometry.box is None
    assert geometry.name == "4 regions=0011001233123322"
    assert [house.cells for house in geometry.houses if house.kind == "region"][1] == (2, 3, 6, 10)


def test_words_in_another_order_name_the_same_board():
    assert board("9 windoku x") is board("9 x windoku") is board("9+X,WINDOKU")


def test_a_board_equals_itself_alone():
    assert board("9") == board("9") and board("9") not in (board("9 x"), "9", None)


def test_a_board_survives_pickling_as_the_same_object():
    assert pickle.loads(pickle.dumps(board("9 x"))) is board("9 x")


@pytest.mark.parametrize("size", [1, 9, 12, 36])
def test_cell_numbers_are_the_inverse_of_cell_names(size):
    assert [cell_number(cell_name(cell, size), size) for cell in range(size * size)] == list(range(size * size))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-board"),
        ("0", "bad-size"),
        ("37", "bad-size"),
        ("99", "bad-size"),
        ("100", "bad-board"),
        ("9 2x4", "bad-box"),
        ("9 3x3 latin", "bad-board"),
        ("9 zigzag", "bad-board"),
        ("6 windoku", "bad-board"),
        ("9 latin disjoint", "bad-board"),
        ("4 regions=AAAABBBBCCCCDDDE", "bad-regions"),
        ("4 regions=AAAA", "bad-regions"),
        ("9 house=r1c1r1c1", "bad-house"),
        ("9 house=r1c1r10c1", "bad-cell"),
        ("９", "bad-board"),
        ("9 " + "x " * 20_000, "bad-board"),
    ],
)
def test_a_wrong_board_is_refused_with_its_code(text, code):
    with pytest.raises(BoardError) as error:
        board(text)
    assert error.value.code == code


@pytest.mark.parametrize("text", ["9", "6", "9 x windoku", "9 antiknight", "8 latin", "7 values=5", "9 house=r1c1r2c4"])
def test_who_sees_whom_is_seen_by_them_and_by_houses_and_pairs_alone(text):
    geometry = board(text)
    seen = {(one, other) for house in geometry.houses for one in house.cells for other in house.cells if one != other}
    seen |= set(geometry.pairs) | {(other, one) for one, other in geometry.pairs}
    masks = enumerate(geometry.peer_masks)
    assert {(one, other) for one, mask in masks for other in range(geometry.cell_count) if mask >> other & 1} == seen
    assert geometry.all_cells == 2**geometry.cell_count - 1


@pytest.mark.parametrize(
    ("text", "full", "others"), [("9", 27, 0), ("9 house=r1c1r2c4", 27, 1), ("9 values=10", 0, 27)]
)
def test_a_house_is_full_where_it_has_as_many_cells_as_there_are_values(text, full, others):
    geometry = board(text)
    assert (len(geometry.full_houses), len(geometry.houses) - len(geometry.full_houses)) == (full, others)
    assert all(len(geometry.houses[place].cells) == geometry.value_count for place in geometry.full_houses)


@pytest.mark.parametrize(
    ("text", "is_plain", "extent"),
    [
        ("9", True, (9, 9)),
        ("6x9", True, (6, 9)),
        ("9x6", True, (9, 6)),
        ("samurai", True, (21, 21)),
        ("9 values=8", False, (9, 9)),
        ("6x9 values=10", False, (6, 9)),
        ("4 doublers", False, (4, 4)),
    ],
)
def test_full_houses_say_it_all_on_boards_with_a_row_of_every_value(text, is_plain, extent):
    assert (board(text).is_plain, board(text).extent) == (is_plain, extent)


def test_a_board_has_signs_for_as_many_values_as_a_line_can_write():
    signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZΓΔΘΛΞΠΣΦΨΩ"
    assert board(f"35 signs={signs[:-1]}").signs == signs[:-1]
    with pytest.raises(BoardError, match="different letters"):
        board(f"36 signs={signs}")


@pytest.mark.parametrize(("word", "first", "count"), [("values=1", 1, 1), ("values=36", 1, 36), ("values=0-0", 0, 1)])
def test_a_board_may_have_one_value_or_as_many_as_the_largest(word, first, count):
    geometry = board(f"4 {word}")
    assert (geometry.first, geometry.value_count) == (first, count)


@pytest.mark.parametrize("word", ["values=0", "values=37"])
def test_a_board_has_no_fewer_and_no_more_values(word):
    with pytest.raises(BoardError) as error:
        board(f"4 {word}")
    assert error.value.code == "bad-values"


@pytest.mark.parametrize("word", ["house=r1", "abcdefr1c1r1c2", "house=r1c1r1c2x"])
def test_what_only_looks_like_a_house_is_no_word_of_a_board(word):
    with pytest.raises(BoardError, match="expected"):
        board(f"4 {word}")


@pytest.mark.parametrize(("text", "last"), [("9", 9), ("9 values=10", 10), ("9 values=0-8", 8)])
def test_the_last_value_is_named_as_people_see_it(text, last):
    assert (board(text).last, board(text).label_of(board(text).value_count)) == (last, str(last))


def test_only_the_usual_board_is_classic():
    assert [text for text in ("9", "9 x", "6", "9 latin") if board(text).is_classic] == ["9"]
