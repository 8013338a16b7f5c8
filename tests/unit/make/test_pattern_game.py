"""The Patterns Game: what is known of a pattern, the search of its puzzles, and the command that does both."""

import json
import re
from itertools import islice
from math import factorial
from random import Random

import pytest

from pencilmark import engine, pattern
from pencilmark.__main__ import main
from pencilmark.board.canon import canonical
from pencilmark.board.line import parse_line
from pencilmark.board.masks import where
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Budget, finished
from pencilmark.engine.vicinity import Exchange, leasts, near, pieces
from pencilmark.human.rating import Rating, rate
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.pattern_census import GRIDS, NINE, census, pattern_class
from pencilmark.make.pattern_game import Hunt, RatedPuzzle, Sought, alone, filled, shared

LINE = "2...6...9.7..4..6...9...5.....3.7...84..1..75...5.4.....8...4...3..7..1.1...3...8"
START = bytes(parse_line(LINE, NINE).givens)
DRAWN = "".join("." if sign == "." else "X" for sign in LINE)


@pytest.mark.parametrize("minimal", [False, True])
def test_an_exchange_in_the_same_cells_finds_what_the_vicinity_has_there(minimal):
    puzzle = Puzzle(NINE, tuple(START))
    for exchange in (Exchange(1, 1), Exchange(2, 2))[: 1 + minimal]:
        parts = list(pieces(puzzle, exchange, minimal, same=True))[: 12 // exchange.removed**2]
        same = {one.least for part in parts for one in near(part)}
        anywhere = [one.puzzle for part in parts for one in near(part._replace(same=False))]
        there = [one for one in anywhere if where(one) == where(START)]
        assert same == {*leasts(NINE, there)}


def test_a_hunt_sees_each_class_once_and_what_fits_has_the_rating_sought_however_it_asks():
    sought = Sought(er=(1.5, 4.4), minimal=False)
    seen, shared_seen = (
        list(islice((one for one in Hunt(sought, means).run([START], iter(())) if isinstance(one, RatedPuzzle)), 16))
        for means in (alone(sought, Budget), shared(sought))
    )
    told = [
        [(one.puzzle, one.of, one.rating.er, one.rating.ed, one.fits) for one in each] for each in (seen, shared_seen)
    ]
    assert told[0] == told[1]
    assert len({*leasts(NINE, [one.puzzle for one in seen])}) == len(seen)
    for one in seen:
        puzzle = Puzzle(NINE, tuple(one.puzzle))
        assert where(one.puzzle) == where(START) and engine.is_unique(puzzle)
        assert one.rating.er == rate(puzzle, ("se",)).er and one.fits == (1.5 <= one.rating.er <= 4.4)
    assert {one.fits for one in seen} == {True, False}


def test_where_one_given_leads_no_further_two_do():
    line = "....9..2..482..7..5...36...1.....6..37..584...........8....2....2.....13...9....."
    start = bytes(parse_line(line, NINE).givens)

    def near_it(changed):
        parts = pieces(Puzzle(NINE, tuple(start)), Exchange(changed, changed), same=True)
        return {one.least for part in parts for one in near(part)}

    means = shared(Sought())
    first = means._replace(near=lambda puzzle, changed: means.near(puzzle, changed) if puzzle == start else iter(()))
    found = [one.puzzle for one in Hunt(Sought(), first).run([start], iter(())) if isinstance(one, RatedPuzzle)]
    assert {*leasts(NINE, found)} == {*leasts(NINE, [start])} | near_it(1) | near_it(2) > near_it(1)


def test_a_rating_that_is_not_known_fits_nothing():
    assert Sought().distance(Rating()) > 10**9 > Sought().distance(Rating(er=11.9, ep=11.9, ed=2.6)) == 0


def test_a_pattern_is_filled_with_puzzles_of_one_solution():
    puzzle = next(one for one in filled(where(START), Random(2)) if isinstance(one, bytes))
    assert where(puzzle) == where(START) and engine.is_unique(Puzzle(NINE, tuple(puzzle)))


def test_the_library_walks_through_the_puzzles_of_a_pattern():
    found = next(pattern(DRAWN, er=(1.2, 7.5)))
    assert where(found.givens) == where(START) and 1.2 <= rate(found, ("se",)).er <= 7.5


def test_the_command_says_what_is_known_of_each_pattern(tmp_path, command):
    source = tmp_path / "list.txt"
    turned = canonical(NINE, tuple(START)).least
    source.write_text("".join(f"{line}\n" for line in (LINE, LINE, "".join(map(str, turned)), "." * 81)))
    status, (wrong, one, two) = command("", "pattern", source, "--sample", 5)
    assert status == 1 and wrong["error"]["code"] == "not-unique"
    assert (one["pattern"], one["puzzles"], one["classes"], one["clues"]) == (DRAWN, 2, 1, 25)
    assert (two["puzzles"], two["automorphisms"]) == (1, one["automorphisms"])


def test_what_is_known_of_patterns_stands_once_in_a_table_that_is_resumed(tmp_path, command):
    source, table = tmp_path / "list.txt", tmp_path / "known.jsonl"
    turned = "".join(map(str, canonical(NINE, tuple(START)).least))
    source.write_text("".join(f"{line}\n" for line in (LINE, turned, "." * 81)))
    command("", "pattern", source, "--sample", 5, "--save", table)
    whole = table.read_text()
    assert whole.count("\n") == 3
    for kept in range(4):
        table.write_text("".join(whole.splitlines(keepends=True)[:kept]))
        command("", "pattern", source, "--sample", 5, "--save", table, "--resume")
        assert table.read_text() == whole


def test_rows_and_columns_that_could_be_exchanged_are_refused(tmp_path, command):
    source = tmp_path / "drawn.txt"
    source.write_text("........." * 2 + "X" * 63)
    status, (row,) = command("", "pattern", source)
    assert status == 1 and row["error"]["code"] == "bad-pattern" and "row 1 and row 2" in row["error"]["message"]


def test_a_round_has_no_er_twice_and_goes_on_after_it_was_stopped(tmp_path, command, capsys):
    source, table = tmp_path / "drawn.txt", tmp_path / "found.jsonl"
    source.write_text("\n".join(re.findall(".{9}", DRAWN)))
    for number in (2, 4):
        command("", "pattern", source, "--find", number, "--each-er", "--save", table, "--resume")
    rows = [json.loads(line) for line in table.read_text().splitlines()]
    assert len({row["er"] for row in rows}) == len(rows) == 4
    assert {where(parse_line(row["puzzle"], NINE).givens) for row in rows} == {where(START)}
    assert main(["pattern", str(source), "--find", "1"]) == 0
    assert re.fullmatch(r"[\d.]{81} ED=\d+\.\d/\d+\.\d/\d+\.\d\n", capsys.readouterr().out)


def test_what_narrows_a_search_is_refused_where_there_is_none(capsys):
    assert main(["pattern", "-", "--er", "7", "8"]) == 2
    assert "--find" in capsys.readouterr().err


LEAST = parse_line("2...6...9.7..4..6...9...5.....3.7...84..1..75...5.4.....8...4...3..7..1.1...3...8", NINE).givens


@pytest.mark.parametrize("seed", range(6))
def test_a_pattern_has_the_automorphisms_of_one_digit_in_its_cells(seed):
    rng = Random(seed)
    givens = tuple(int(value == 1 and rng.random() < 0.6) for value in random_grid(NINE, rng))
    others = factorial(8 if any(givens) else 9)
    assert pattern_class(where(givens)).automorphisms * others == canonical(NINE, givens).automorphisms


def test_isomorphic_patterns_are_of_one_class_and_others_are_not():
    least = [int(value > 0) for value in canonical(NINE, LEAST).least]
    assert pattern_class(where(least)) == pattern_class(where(LEAST))
    assert pattern_class(where(LEAST) ^ 1).least != pattern_class(where(LEAST)).least


def test_a_census_counts_the_grids_that_a_pattern_singles_out():
    cells = where(random_grid(NINE, Random(1))) & ~0b1011  # all but three cells of the first row: nearly always one
    found = finished(census(cells, 30, Random(4)))
    rng = Random(4)
    grids = [random_grid(NINE, rng) for _ in range(30)]
    puzzles = [Puzzle(NINE, tuple(v if cells >> at & 1 else 0 for at, v in enumerate(grid))) for grid in grids]
    assert found.hits == sum(map(engine.is_unique, puzzles)) > 0
    assert found.classes == pytest.approx(found.hits / 30 * GRIDS / factorial(9) / found.automorphisms)
