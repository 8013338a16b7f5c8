"""A reading is believed when it has one solution; else the nearest one that has."""

from pencilmark.board.boards import board
from pencilmark.board.line import parse_line
from pencilmark.board.task import Budget, finished
from pencilmark.picture.believed import Belief, Odds, Option, believing, givens_of

PUZZLE = parse_line("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").givens
MINIMAL = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
EMPTY = Odds((Option(0, False, 0.999), Option(1, False, 0.001)))


def clear(value: int) -> Odds:
    return Odds((Option(value, False, 0.999), Option(0, False, 0.001))) if value else EMPTY


def unsure(*likely: tuple[int, float]) -> Odds:
    return Odds(tuple(Option(value, False, odds) for value, odds in likely))


def believed(odds: list[Odds]) -> Belief:
    return finished(believing(odds, board("9"), Budget()))


def test_a_reading_with_one_solution_is_taken_as_it_is() -> None:
    belief = believed([clear(value) for value in PUZZLE])
    assert (givens_of(belief.options), belief.changed, belief.status) == (PUZZLE, (), "unique")


def test_digits_that_were_read_wrongly_are_put_right_and_named() -> None:
    odds = [clear(value) for value in PUZZLE]
    odds[0] = unsure((6, 0.6), (5, 0.4))
    odds[80] = unsure((4, 0.5), (9, 0.3), (0, 0.2))
    belief = believed(odds)
    assert (givens_of(belief.options), belief.changed, belief.status) == (PUZZLE, (0, 80), "unique")


def test_a_given_that_was_taken_for_an_empty_cell_is_found_again() -> None:
    puzzle = parse_line(MINIMAL).givens
    odds = [clear(value) for value in puzzle]
    odds[0] = unsure((0, 0.7), (4, 0.3))
    belief = believed(odds)
    assert (givens_of(belief.options), belief.changed) == (puzzle, (0,))


def test_of_a_reading_that_nothing_mends_the_likeliest_stays_with_what_is_wrong() -> None:
    belief = believed([unsure((0, 1.0))] * 81)
    assert (any(givens_of(belief.options)), belief.changed, belief.status) == (False, (), "multiple")


def test_what_was_written_by_hand_is_no_given() -> None:
    odds = [clear(value) for value in PUZZLE]
    odds[2] = Odds((Option(9, True, 1.0),))  # which is wrong, as digits of players may be
    belief = believed(odds)
    assert (givens_of(belief.options), belief.status) == (PUZZLE, "unique")


def test_a_clear_reading_with_several_solutions_is_given_no_digit_more() -> None:
    odds = [clear(value) for value in parse_line(MINIMAL).givens]
    odds[0] = unsure((0, 0.97), (4, 0.03))
    belief = believed(odds)
    assert (belief.changed, belief.status) == ((), "multiple")


def test_where_no_reading_has_one_solution_the_likeliest_without_a_fault_is_kept() -> None:
    odds = [clear(5), unsure((5, 0.6), (3, 0.4)), *[EMPTY] * 79]
    belief = believed(odds)
    assert (givens_of(belief.options)[:2], belief.changed, belief.status) == ((5, 3), (1,), "multiple")
