"""Puzzles in letters or symbols: whatever is around their rows, the same puzzle is read."""

import pytest

from pencilmark.board.boards import board, signed
from pencilmark.board.errors import FormatError
from pencilmark.board.line import in_signs, parse_line
from pencilmark.board.rows import write_grid
from pencilmark.exchange.found import Listing, Reading
from pencilmark.exchange.read import read, recognise

LINE = "4.....8.5.3....9.....7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SOLVED = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
WORD = "PLANETIUS"
GRID = write_grid(parse_line(in_signs(LINE, WORD), board(f"9 signs={WORD}")).givens, board(f"9 signs={WORD}"))
ROWS = "\n".join(in_signs(LINE, WORD)[start : start + 9] for start in range(0, 81, 9))


@pytest.mark.parametrize(
    "text",
    [
        f"{GRID}\n\n{WORD}",
        f"Puzzle 17: the lost one\n{ROWS}\nThe word: planetius",
        f"{WORD}\n{ROWS.lower()}",
        f"letters: P L A N E T I U S\n{ROWS.replace('.', '_')}",
        f"{in_signs(LINE, WORD)} {WORD}",
        f"{in_signs(LINE, WORD).replace('.', '0')}\nHidden word: planetius",
        f"{WORD}\n" + "\n".join(",".join(row.replace(".", " ")) for row in ROWS.split("\n")),
    ],
)
def test_a_stated_word_says_what_the_signs_stand_for(text: str) -> None:
    found = recognise(text)
    assert isinstance(found, Reading)
    assert found.puzzle == parse_line(LINE, board(f"9 signs={WORD}"))


def test_without_a_word_the_signs_follow_the_alphabet() -> None:
    found = read(ROWS)
    assert found.geometry.signs == "".join(sorted(WORD))
    assert str(found) == GRID


def test_a_sign_that_occurs_nowhere_is_replaced_and_reported() -> None:
    found = recognise(ROWS.replace("S", "."))
    assert isinstance(found, Reading)
    assert found.puzzle.geometry.signs == "AEILNPTU★"
    assert found.warnings
    assert read("●..▲\n....\n.★..\n....").geometry.signs == "▲●★☆"


SHAPES = "●▲■★◆♥♣♠○"


@pytest.mark.parametrize(
    "text",
    [
        f"board: 9 signs={SHAPES}\ngivens: {in_signs(LINE, SHAPES)}",
        f"{SHAPES}\n" + "\n".join(in_signs(LINE, SHAPES)[start : start + 9] for start in range(0, 81, 9)),
        f"{in_signs(LINE, SHAPES)} {SHAPES}",
    ],
)
def test_symbols_that_are_blanks_elsewhere_are_values_where_they_are_named_or_dots_are_blanks(text: str) -> None:
    assert read(text) == parse_line(LINE, board(f"9 signs={SHAPES}"))
    assert read(LINE.replace(".", "■")) == parse_line(LINE)


def test_a_solution_beside_it_is_read_in_the_same_signs() -> None:
    solved = in_signs(SOLVED, WORD)
    for text in (
        f"{in_signs(LINE, WORD)}\n{solved}\n{WORD}",
        f"{WORD}\n{ROWS}\n\n" + "\n".join(solved[k : k + 9] for k in range(0, 81, 9)),
    ):
        found = recognise(text)
        assert isinstance(found, Reading)
        assert found.puzzle.givens == parse_line(LINE).givens
        assert found.solution == parse_line(SOLVED).givens


def test_each_puzzle_of_a_list_has_its_own_word() -> None:
    found = recognise("".join(f"{in_signs(LINE, word)} {word}\n" for word in (WORD, "COMPUTING")))
    assert isinstance(found, Listing)
    readings = [entry.reading for entry in found.entries]
    assert [one.puzzle.geometry.signs for one in readings if one] == [WORD, "COMPUTING"]
    assert len({one.puzzle.givens for one in readings if one}) == 1


def test_a_board_that_has_signs_reads_both_them_and_digits() -> None:
    on = signed(board("9"), WORD)
    assert {read(text, on) for text in (LINE, in_signs(LINE, WORD), ROWS, GRID)} == {parse_line(LINE, on)}


def test_words_alone_are_not_a_puzzle() -> None:
    for text in ("four\nword\nline\nhere", "planetius\n" * 9, "lost and found"):
        with pytest.raises(FormatError):
            read(text)
