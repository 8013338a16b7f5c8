"""Random grids are valid, and as even as they are said to be."""

from collections import Counter
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import WishError
from pencilmark.board.model import Puzzle
from pencilmark.make.batch import Means, make, making
from pencilmark.make.generator import generate, grids, uniform
from pencilmark.make.generator.corner_module import shared_corner_module
from pencilmark.make.generator.corners import COLUMNS, ROWS, Corner
from pencilmark.make.generator.grids import lines, random_grid
from pencilmark.make.generator.layouts import is_connected, random_regions
from pencilmark.make.generator.uniform import Side
from pencilmark.make.made import Made
from pencilmark.make.wish import Wish

CORNER = (0, 1, 2, 3, 6)
MEAN = 6_670_903_752_021_072_936_960 / (362_880 * 2_612_736**2)


@pytest.mark.parametrize("name", ["1", "4", "5", "6", "6 3x2", "7", "8", "9", "9 x", "9 windoku", "9 antiknight", "12"])
def test_a_random_grid_fills_the_board_and_keeps_its_houses(name: str) -> None:
    geometry, rng = board(name), Random(1)
    for _ in range(3):
        grid = random_grid(geometry, rng)
        assert 0 not in grid
        assert not Puzzle(geometry, grid).conflicts()


def test_each_of_the_288_small_grids_is_equally_likely() -> None:
    rng, times = Random(20), 40
    found = Counter(random_grid(board("4"), rng) for _ in range(288 * times))
    assert len(found) == 288
    chi_square = sum((count - times) ** 2 / times for count in found.values())
    assert 287 - 4 * 24 < chi_square < 287 + 4 * 24  # the mean, and four standard deviations


def test_the_counted_start_of_six_by_six_holds_all_its_grids() -> None:
    assert grids._completions(board("6"), (1, 2, 3, 4, 5, 6)) * 720 == 28_200_960


def test_who_has_a_large_board_filled_hears_of_it_before_it_is_full() -> None:
    first = next(generate(Random(1), Wish("25")))
    assert (first.tried, first.best, first.says.id) == (1, None, "grid-filling")
    assert next(making(Means(tries=1), (Wish("25"), 1))) == first, "which is no try in vain"


def random_corner(rng: Random) -> tuple[Corner, Side, Side]:
    band, stack = uniform.random_side(rng, ROWS), uniform.random_side(rng, COLUMNS)
    return Corner(*stack.across, *band.across), band, stack


class Loaded(Random):
    """Dice that fall as they are told: the numbers from 0 up to a count, one after the other."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.falls = iter(range(count))
        self.count = count

    def random(self) -> float:
        return (next(self.falls) + 0.5) / self.count


def test_the_dice_tell_every_filling_of_a_side_from_every_other() -> None:
    rng = Loaded(uniform.SIDES)
    sides = {uniform.random_side(rng, ROWS) for _ in range(uniform.SIDES)}
    assert len(sides) == uniform.SIDES
    assert uniform.SIDES * 36 == 56 * 6**6  # all that there are, but for the order of the columns of two boxes


def test_a_corner_has_as_many_completions_as_the_engine_finds() -> None:
    rng = Random(3)
    for _ in range(3):
        corner, band, stack = random_corner(rng)
        found = corner.completion(0)
        assert found
        grid = uniform.mixed(rng, uniform.boxes_of(corner, band, stack, found))
        clues = tuple(value if cell // 27 * 3 + cell % 9 // 3 in CORNER else 0 for cell, value in enumerate(grid))
        assert engine.count(Puzzle(board("9"), clues), backend="python").count == sum(corner.counts())


def test_every_number_below_the_count_names_another_completion() -> None:
    corner, _, _ = random_corner(Random(4))
    found = {corner.completion(number) for number in range(0, sum(corner.counts()), 50)}
    assert None not in found
    assert len(found) == len(range(0, sum(corner.counts()), 50))
    assert corner.completion(sum(corner.counts())) is None


def test_the_module_finds_the_same_completions_as_plain_python() -> None:
    module = shared_corner_module()
    assert module
    rng = Random(8)
    for _ in range(60):
        corner, _, _ = random_corner(rng)
        count = sum(corner.counts())
        for number in (0, 1, *(int(rng.random() * count) for _ in range(5)), count - 1, count, uniform.MOST):
            assert module.completion(corner, number) == corner.completion(number)
    assert [random_grid(board("9"), Random(9), backend) for backend in ("python", "auto")] == [
        random_grid(board("9"), Random(9), "sat")
    ] * 2


def test_the_mean_number_of_completions_is_that_of_the_number_of_all_grids() -> None:
    rng = Random(5)
    drawn = [random_corner(rng) for _ in range(400)]
    counts = [sum(corner.counts()) for corner, _, _ in drawn]
    mean = sum(counts) / len(counts)
    deviation = (sum((count - mean) ** 2 for count in counts) / len(counts) ** 2) ** 0.5
    assert abs(mean - MEAN) < 4 * deviation
    assert max(counts) <= uniform.MOST
    for (_, band, stack), count in zip(drawn, counts, strict=True):
        has_twins = uniform.has_twins(band, COLUMNS) and uniform.has_twins(stack, ROWS)
        assert has_twins or count <= uniform.MOST_PLAIN


def test_a_board_without_grids_is_refused() -> None:
    with pytest.raises(WishError) as refusal:
        random_grid(board("4 antiking"), Random(1))
    assert refusal.value.code == "no-grid"


def test_random_regions_are_connected_and_seldom_alike() -> None:
    layouts = {random_regions(9, Random(seed)) for seed in range(5)}
    assert len(layouts) == 5
    for labels in layouts:
        regions = [ord(label) for label in labels]
        assert all(is_connected(regions, region, 9) for region in set(regions))
        assert Counter(Counter(regions).values()) == {9: 9}


WORDS = [
    Wish(word="planetius", level="Medium"),
    Wish(word="PLANETIUS", clues=(22, 22), minimal=True),
    Wish("9 x signs=PLANETIUS", word="PLANETIUS"),
    Wish("6 jigsaw", word="orange"),
]


def read_in(made: Made) -> set[str]:
    """Read the lines of the solution."""
    geometry = made.puzzle.geometry
    return {"".join(geometry.label_of(made.solution[cell]) for cell in line) for line in lines(geometry.size)}


@pytest.mark.parametrize("wish", WORDS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_line_of_the_only_solution_reads_the_word(wish: Wish, seed: int) -> None:
    made = make(Means(scales=("own",)), (wish, seed))
    assert wish.word.upper() in read_in(made)
    assert engine.solve(made.puzzle).solutions == (made.solution,)
    assert sorted(made.puzzle.geometry.signs) == sorted(wish.word.upper())
    assert wish.level in (None, made.rating.level)
    assert wish.clues is None or made.puzzle.clue_count == wish.clues[0]


def test_the_signs_do_not_tell_the_word_unless_the_board_does() -> None:
    assert WORDS[0].geometry.signs == "AEILNPSTU"
    assert WORDS[2].geometry.signs == "PLANETIUS"


@pytest.mark.parametrize(("board", "word"), [("9", "SUDOKU"), ("9", "MISSISSIP"), ("9 signs=PLANETIUS", "COMPUTING")])
def test_a_word_has_a_letter_for_each_digit(board: str, word: str) -> None:
    with pytest.raises(WishError, match=word):
        Wish(board, word=word)
