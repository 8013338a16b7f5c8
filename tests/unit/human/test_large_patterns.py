"""Large patterns: what they rest on, checked by trying all cases, and puzzles that are known for them."""

import re
from itertools import chain, combinations, permutations, product
from pathlib import Path
from random import Random

import pytest
from tests.verifier import is_true, verify
from tests.verifier_deadly import has_twin
from tests.verifier_patterns import fillings_of

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Candidate, Position, Puzzle, Step
from pencilmark.exchange.read import read
from pencilmark.human.explain import explain
from pencilmark.human.logic import solve_path
from pencilmark.human.techniques import TECHNIQUES, domino_loop
from pencilmark.human.techniques.ladders import HODOKU, SUKAKU, TEACHING, climb
from pencilmark.human.techniques.polygon import polygons
from pencilmark.human.techniques.qiu import open_parts
from pencilmark.human.techniques.tridagon import ORDERS
from pencilmark.human.three_colours import can_fill, core_of, least_of

EASTER_MONSTER = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
GOLDEN_NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
FATA_MORGANA = "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........"
LOKI = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
THUNDER = "45.6...896.7...4.5.89...67.8....9..6....1.......2.37...45..8.6.7.8...9.496.7...5."
HARD = (Path(__file__).parents[2] / "bench" / "data" / "hard.txt").read_text().splitlines()
LARGE = (
    *("tridagon", "firework-triple", "firework-quad", "sk-loop", "junior-exocet", "multi-sector-locked-sets"),
    "senior-exocet",
)
PLAIN = climb(TEACHING[: TEACHING.index("x-wing")])


def after_plain_steps(line: str) -> Position:
    return solve_path(Position.of(read(line)), PLAIN).position


def steps(line: str, technique: str) -> list[Step]:
    return list(TECHNIQUES[technique].find(after_plain_steps(line)))


def gone(line: str, technique: str) -> set[str]:
    return {candidate.text("<>") for step in steps(line, technique) for candidate in step.eliminations}


def has_filling(orders: tuple[tuple[int, ...], ...]) -> bool:
    """Try all fillings of four boxes, above left, above right, below left, below right, by three digits."""
    for fills in product(permutations(range(3)), repeat=4):
        by_row = list(fills)
        by_column = [
            {column: fill[row] for row, column in enumerate(order)} for fill, order in zip(fills, orders, strict=True)
        ]
        beside = all(by_row[a][row] != by_row[b][row] for a, b in ((0, 1), (2, 3)) for row in range(3))
        below = all(by_column[a][place] != by_column[b][place] for a, b in ((0, 2), (1, 3)) for place in range(3))
        if beside and below:
            return True
    return False


def test_three_digits_fill_twelve_cells_just_where_an_even_number_of_boxes_is_odd() -> None:
    for four in product(ORDERS, repeat=4):
        if four[0][0] == (0, 1, 2):  # all others are this one, turned
            assert has_filling(tuple(order for order, _ in four)) == (sum(odd for _, odd in four) % 2 == 0)


def test_cells_take_three_colours_just_where_a_filling_with_three_digits_is_found() -> None:
    peers, found = board("9").peer_masks, set()
    free = Position.of(Puzzle(board("9"), (0,) * 81))
    for seed in range(60):
        cells = mask_of(Random(seed).sample(range(54), 10 + seed % 6))
        fits = any(fillings_of(free, bits(cells), 0b111, {}))
        assert can_fill(peers, cells) == can_fill(peers, core_of(peers, cells)) == fits
        found.add(fits)
    assert found == {True, False}


def test_what_is_left_of_cells_is_too_much_for_three_digits_and_each_of_it_is_needed() -> None:
    peers = board("9").peer_masks
    cells = sum(1 << cell for cell in range(0, 81, 2))
    left = least_of(peers, cells, 0)
    assert len(left) == 4 and not least_of(peers, cells, cells)
    for one in left:
        assert not one & ~cells and not can_fill(peers, one)
        assert all(can_fill(peers, one & ~(1 << cell)) for cell in bits(one))


def test_the_corners_of_a_rectangle_can_be_exchanged_just_where_they_are_in_two_boxes() -> None:
    masks = board("9").house_masks
    for right, below in product(range(1, 9), repeat=2):
        known = {0: 1, right: 2, 9 * below: 2, 9 * below + right: 1}
        assert has_twin(masks, known) == ((right < 3) != (below < 3))


@pytest.mark.parametrize("digits", polygons())
def test_however_digits_fill_a_polygon_there_is_another_way_with_the_same_in_each_house(digits: int) -> None:
    geometry = board("9")
    free = Position.of(Puzzle(geometry, (0,) * 81))
    for cells in [*chain.from_iterable(polygons()[digits].values())][::1000]:
        fillings = list(fillings_of(free, bits(cells), (1 << digits) - 1, {}))
        assert fillings and all(has_twin(geometry.house_masks, known) for known in fillings[::4])


def filled_anew(first: tuple[int, ...], second: tuple[int, ...], columns: list[set[int]]) -> list[int]:
    """List the ways to fill two lines with other *columns*, as masks of cells that keep their digits, line by line."""
    growing: list[list[tuple[int, int]]] = [[]]
    for column in columns:
        growing = [
            [*known, pair]
            for known in growing
            for pair in permutations(column)
            if not any(pair[0] == one or pair[1] == two for one, two in known)
        ]
    lines = ([*(one for one, _ in known), *(two for _, two in known)] for known in growing)
    return [mask_of(at for at, old in enumerate(first + second) if old == line[at]) for line in lines]


@pytest.mark.parametrize("second", [(2, 3, 4, 5, 1), (2, 1, 4, 5, 3)])
def test_two_lines_can_be_filled_anew_where_two_digits_of_two_columns_change_places(second: tuple[int, ...]) -> None:
    """Lines of five columns, with each two of their digits in turn, and with any of their cells filled."""
    first, columns = (1, 2, 3, 4, 5), [(at, 5 + at) for at in range(5)]
    for (one, two), a, b in product(permutations(range(5), 2), first, first):
        held = [{first[at], second[at]} for at in range(5)]
        if not held[one] & held[two] and b in held[one] and a in held[two]:
            held[one], held[two] = held[one] ^ {a, b}, held[two] ^ {a, b}
            stays, crossing = filled_anew(first, second, held), mask_of((one, two, 5 + one, 5 + two))
            may_be = [bit for bit in range(10) if not (crossing >> bit & 1 and (first + second)[bit] in (a, b))]
            for filled in map(mask_of, chain.from_iterable(combinations(may_be, count) for count in range(9))):
                values = [value if filled >> at & 1 else 0 for at, value in enumerate(first + second)]
                if (filled & crossing).bit_count() < 2 and open_parts(values, columns) < 2:
                    assert any(not filled & ~stay for stay in stays)


@pytest.mark.parametrize("line", [EASTER_MONSTER, GOLDEN_NUGGET, FATA_MORGANA, LOKI, THUNDER, *HARD[::20]])
def test_every_step_is_proved_by_its_evidence_and_true(line: str) -> None:
    position, (solution,) = after_plain_steps(line), engine.solve(read(line)).solutions
    for technique in LARGE:
        for step in TECHNIQUES[technique].find(position):
            verify(position, step)
            assert is_true(step, solution), step


def test_the_easter_monster_has_its_loop() -> None:
    """The eliminations are those that Steve Kurzhals published."""
    (step,) = steps(EASTER_MONSTER, "sk-loop")
    assert step.evidence.cells.bit_count() == 16
    assert {"r7c3<>1", "r3c1<>2", "r2c5<>3", "r5c8<>3", "r5c2<>4", "r8c4<>5", "r9c1<>6", "r1c3<>7"} <= {
        candidate.text("<>") for candidate in step.eliminations
    }


def test_what_is_said_of_a_loop_adds_up_and_covers_what_it_removes() -> None:
    position = after_plain_steps(EASTER_MONSTER)
    (step,) = TECHNIQUES["sk-loop"].find(position)
    text = explain(position, step).text
    assert text.startswith("Rows 2 and 8, and columns 2 and 8 meet in boxes 1, 3, 7 and 9.")
    room, total = re.findall(r"room for (.*) at the very most: (\d+) in all", text)[0]
    often = {"once": 1, "twice": 2}
    counts = [
        (set(re.findall(r"\d", digits)), often[word]) for digits, word in re.findall(r"([\d, and]+) (\w+ce)", room)
    ]
    assert sum(len(digits) * count for digits, count in counts) == int(total) == step.evidence.cells.bit_count()
    said = re.findall(r"(\d) and (\d) in ((?:row|column|box) \d)", text.split("digits there: ")[1])
    held = {(int(digit), house) for *digits, house in said for digit in digits}
    for cell, value in step.eliminations:
        row, column = divmod(cell, 9)
        houses = f"row {row + 1}", f"column {column + 1}", f"box {row // 3 * 3 + column // 3 + 1}"
        assert any((value, house) in held for house in houses)


def test_loki_and_thunder_have_tridagons() -> None:
    assert {"r8c8<>3", "r8c8<>5", "r8c8<>7"} <= gone(LOKI, "tridagon")
    assert {"r9c9<>1", "r9c9<>2", "r9c9<>3"} <= gone(THUNDER, "tridagon")


def test_known_puzzles_have_their_exocets() -> None:
    (nugget,) = steps(GOLDEN_NUGGET, "junior-exocet")
    assert nugget.eliminations == (Candidate(6 * 9 + 8, 3),)
    assert gone(FATA_MORGANA, "junior-exocet") == {"r4c2<>2", "r4c2<>4"}


def test_large_patterns_stand_on_our_own_ladder_alone_behind_chains_and_before_nets() -> None:
    places = [TEACHING.index(technique) for technique in LARGE]
    assert places == sorted(places)
    assert TEACHING.index("forcing-chain") < places[0] and places[-1] < TEACHING.index("forcing-net")
    assert not set(LARGE) & {*HODOKU, *SUKAKU}


GEOMETRY = board("9")


def test_a_ring_has_eight_pairs_and_a_house_for_each_two_that_follow() -> None:
    rings = domino_loop._rings()
    assert len(rings) == len(set(rings)) == 27 * 27
    for ring in rings:
        assert [pair.bit_count() for pair in ring.pairs] == [2] * 8
        assert sum(ring.pairs).bit_count() == 16
        for place, house in enumerate(ring.houses):
            both = ring.pairs[place] | ring.pairs[(place + 1) % 8]
            assert not both & ~GEOMETRY.house_masks[house]
        assert sorted(house // 18 for house in ring.houses) == [0] * 4 + [1] * 4
        assert len(set(ring.houses)) == 8


def test_pairs_are_covered_by_as_few_houses_as_can_be() -> None:
    for pairs, covers in enumerate(domino_loop._covers()):
        for count in range(9):
            fitting = [
                mask_of(houses)
                for houses in combinations(range(8), count)
                if all(place in houses or (place - 1) % 8 in houses for place in bits(pairs))
            ]
            if fitting:
                assert sorted(covers) == sorted(fitting)
                break


def test_the_most_cells_that_do_not_see_each_other() -> None:
    peers = GEOMETRY.peer_masks
    for random in map(Random, range(60)):
        cells = random.sample(range(81), random.randint(0, 7))
        cells = [*cells, *(cell + 1 for cell in cells[:2] if cell < 80 and cell + 1 not in cells)]
        most = max(
            count
            for count in range(len(cells) + 1)
            for some in combinations(cells, count)
            if not any(peers[one] >> other & 1 for one, other in combinations(some, 2))
        )
        assert domino_loop._most(peers, mask_of(cells)) == most
