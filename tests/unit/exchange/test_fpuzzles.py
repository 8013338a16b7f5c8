"""f-puzzles' data: every constraint it knows, there and back, and what it does not know by name."""

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.at_once import parse_fpuzzles
from tests.ruled import ruled, texts

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.model import Puzzle
from pencilmark.exchange.alike import alike
from pencilmark.exchange.fpuzzles import write_fpuzzles
from pencilmark.exchange.kinds import BY_NAME
from pencilmark.exchange.own import KEY
from pencilmark.exchange.whole import CELLS
from pencilmark.rules.variants.registry import VARIANTS

NINE = board("9")
EMPTY = (0,) * 81
SAME = [
    *("killer 15: r1c1 r1c2 r2c1", "killer: r9c1 r9c2", "thermo: r4c4 r4c5 r4c6", "slow-thermo: r5c4 r5c5"),
    *("arrow: r1c5 = r1c6 r1c7", "arrow: r8c1 r8c2 = r7c1 r7c2 = r8c3 r8c4", "double-arrow: r3c3 r3c4 r3c5"),
    *("palindrome: r1c1 r2c2 r3c3", "renban: r1c1 r1c2", "german-whispers: r1c1 r1c2", "dutch-whispers: r1c1 r1c2"),
    *("whispers 3: r1c1 r1c2", "region-sum: r1c2 r1c3 r1c4", "between: r1c1 r1c2 r1c3", "lockout: r1c1 r1c2 r1c3"),
    *("lockout 3: r1c1 r1c2 r1c3", "zipper: r1c1 r1c2 r1c3", "entropic: r1c1 r1c2 r1c3", "modular: r1c1 r1c2 r1c3"),
    *("modular 4: r1c1 r1c2 r1c3", "difference: r1c1 r1c2", "difference 3: r1c1 r1c2", "ratio: r1c1 r1c2"),
    *("ratio 3: r2c1 r2c2", "x: r1c1 r1c2", "v: r1c1 r1c2", "odd: r1c1 r5c5", "even: r1c1 r5c5", "minimum: r1c1"),
    *("maximum: r5c5 r5c6", "quadruple 1 2 2: r1c1 r1c2 r2c1 r2c2", "clone: r1c1 r1c2 | r5c5 r5c6"),
    *("extra-region: r1c1 r5c5 r9c9", "little-killer 20: r1c3..r3c1", "little-killer 9: r9c9", "sandwich 10: left 3"),
    *("sandwich 0: bottom 9", "x-sum 20: top 4", "skyscraper 3: bottom 2", "skyscraper 3: right 2"),
    *("kropki-negative", "xv-negative", "ratio-negative", "non-consecutive"),
]


def data_of(puzzle: Puzzle) -> dict[str, Any]:
    return dict(json.loads(write_fpuzzles(puzzle).text))


@pytest.mark.parametrize("rule", SAME)
def test_a_clue_comes_back_as_it_was(rule: str) -> None:
    puzzle = ruled(NINE, EMPTY, (rule,))
    assert write_fpuzzles(puzzle).warnings == ()
    back = parse_fpuzzles(data_of(puzzle))
    assert (back.puzzle, back.warnings) == (puzzle, ())


def test_every_constraint_of_f_puzzles_is_among_them() -> None:
    tried = {rule.split(" ")[0].rstrip(":") for rule in SAME}
    assert set(BY_NAME) <= tried


@pytest.mark.parametrize("name", ["4x6 2x3", "grids 4 at 0,0 / 2,2"])
def test_boards_that_f_puzzles_cannot_have_are_refused(name: str) -> None:
    on = board(name)
    with pytest.raises(FormatError, match="square boards"):
        write_fpuzzles(Puzzle(on, (0,) * on.cell_count))


@pytest.mark.parametrize("word", ["antiknight", "antiking", "disjoint", "x"])
def test_words_of_boards_come_back(word: str) -> None:
    puzzle = Puzzle(board(f"9 {word}"), EMPTY)
    assert parse_fpuzzles(data_of(puzzle)).puzzle == puzzle


def test_clues_that_a_board_has_a_word_for_come_back_as_the_word() -> None:
    rules = ("anti-knight", "anti-king", "disjoint", "diagonals")
    back = parse_fpuzzles(data_of(ruled(NINE, EMPTY, rules)))
    assert (back.puzzle.geometry.name, back.puzzle.rules) == ("9 x disjoint antiknight antiking", ())


def test_values_pencil_marks_and_regions_come_back() -> None:
    jigsaw = board("4 regions=AABBAABCDDBCDDCC")
    puzzle = Puzzle(jigsaw, (1, *(0,) * 15), (0, 2, *(0,) * 14), (15, 15, 6, *(15,) * 13))
    assert parse_fpuzzles(data_of(puzzle)).puzzle == puzzle


def test_oblong_grids_have_as_many_digits_as_the_longer_side() -> None:
    grid = [[{"value": 3, "given": True, "region": []}, {}, {}], [{}, {}, {}]]
    puzzle = parse_fpuzzles({"grid": grid}).puzzle
    assert (puzzle.geometry.extent, puzzle.geometry.value_count, puzzle.givens[0]) == ((2, 3), 3, 3)


def test_one_diagonal_alone_is_a_house() -> None:
    grid = [[{} for _ in range(4)] for _ in range(4)]
    found = parse_fpuzzles({"grid": grid, "diagonal+": True}).puzzle
    assert texts(found) == ("distinct(r4c1, r3c2, r2c3, r1c4)",)
    assert data_of(found)["diagonal+"] is True


def test_a_dot_there_makes_nonconsecutive_a_rule_for_the_unmarked() -> None:
    grid = [[{} for _ in range(4)] for _ in range(4)]
    dots = {"grid": grid, "nonconsecutive": True, "difference": [{"cells": ["R1C1", "R1C2"]}]}
    assert texts(parse_fpuzzles(dots).puzzle) == ("difference: r1c1 r1c2", "difference-negative")


@pytest.mark.parametrize("rule", ["a1 * 2 < b2", "numbered-room 3: left 4", "x-sum 3: r1c1 r1c2"])
def test_what_f_puzzles_does_not_know_is_named_put_in_words_and_kept_beside(rule: str) -> None:
    puzzle = ruled(NINE, EMPTY, (rule,))
    assert write_fpuzzles(puzzle).warnings == (rule,)
    data = data_of(puzzle)
    assert rule in data["ruleset"]
    back = parse_fpuzzles(data)
    assert (back.puzzle, back.warnings) == (puzzle, ())


@pytest.mark.parametrize(
    ("rule", "like"),
    [
        ("distinct(r1c1, r5c5, r9c7)", "killer: r1c1 r5c5 r9c7"),
        ("sum 12: r1c1 r1c2 r2c3", "killer 12: r1c1 r1c2 r2c3"),
        ("sum 19: r1c4 r2c3 r3c2 r4c1", "little-killer 19: r1c4 r2c3 r3c2 r4c1"),
        ("r1c1 < r2c2 < r3c1", "thermo: r1c1 r2c2 r3c1"),
        ("greater: r1c1 r1c2", "thermo: r1c2 r1c1"),
        ("not r1c1 < r5c5", "slow-thermo: r5c5 r1c1"),
        ("digits(r1c1, r1c2) in {19,28,37,46,64,73,82,91}", "x: r1c1 r1c2"),
        ("r1c1 - r1c2 not in {-1, 1}", "whispers 2: r1c1 r1c2"),
        ("r1c1 + r5c5 - r9c9 = 0", "arrow: r9c9 = r1c1 r5c5"),
        ("r1c1 = sum(r1c2..r1c4)", "arrow: r1c1 = r1c2..r1c4"),
        ("item(r3c5, r3c1..r3c9) = 5", "column-indexer: r3c5"),
    ],
)
def test_a_rule_that_means_the_same_as_one_of_f_puzzles_is_written_as_that(rule: str, like: str) -> None:
    puzzle = ruled(NINE, EMPTY, (rule,))
    assert write_fpuzzles(puzzle).warnings == ()
    assert parse_fpuzzles(data_of(puzzle)).puzzle == ruled(NINE, EMPTY, (like,))


def test_a_sum_whose_digits_may_repeat_is_not_a_cage() -> None:
    rule = "sum 12: r1c1 r2c2 r5c5"
    assert write_fpuzzles(ruled(NINE, EMPTY, (rule,))).warnings == (rule,)


@pytest.mark.parametrize(
    ("change", "rules"),
    [
        ({"title": "Changed", "grid": [[{"value": 5, "given": True}] + [{}] * 8, *[[{}] * 9] * 8]}, "a1 * 2 < b2"),
        ({"thermometer": [{"lines": [["R1C1", "R1C2"]]}]}, "thermo: r1c1 r1c2"),
        ({"size": 6, "grid": [[{}] * 6] * 6}, None),
        ({"grid": [[{"givenPencilMarks": [1, 2]}] + [{}] * 8, *[[{}] * 9] * 8]}, None),
    ],
)
def test_our_rules_beside_constraints_that_were_changed_are_out_of_date(change: Any, rules: str | None) -> None:
    data = json.loads(json.dumps(data_of(ruled(NINE, EMPTY, ("a1 * 2 < b2",)))).replace("0.25", "0.250")) | change
    found = parse_fpuzzles(data)
    assert [text for text in texts(found.puzzle) if "drawing" not in text] == ([rules] if rules else [])
    assert any("since Pencilmark wrote" in note for note in found.warnings) is (rules != "a1 * 2 < b2")
    assert not any("not supported" in note for note in found.warnings)


def test_a_thermometer_meets_no_cell_twice() -> None:
    back = parse_fpuzzles(data_of(ruled(NINE, EMPTY, ("r1c1 < r2c2 < r3c3 < r1c1",))))
    assert (texts(back.puzzle), back.warnings) == (("thermo: r1c1 r2c2 r3c3", "thermo: r3c3 r1c1"), ())


def test_of_values_from_zero_no_clue_of_other_numbers_is_written() -> None:
    zero = board("9 values=0-8")
    assert not alike(ruled(zero, EMPTY, ("r1c1 + r1c2 = 5",)).rules[0], zero)


def test_whispers_without_a_number_differ_by_half_the_size() -> None:
    grid = [[{} for _ in range(6)] for _ in range(6)]
    shown = {"lines": [["R1C1", "R1C2"]], "outlineC": "#67F067", "fromConstraint": "German Whispers"}
    found = parse_fpuzzles({"grid": grid, "whispers": [{"lines": [["R1C1", "R1C2"]]}], "line": [shown]})
    assert (texts(found.puzzle), found.warnings) == (("whispers 3: r1c1 r1c2",), ())
    six = ruled(board("6"), (0,) * 36, ("german-whispers: r1c1 r1c2",))
    assert data_of(six)["whispers"] == [{"lines": [["R1C1", "R1C2"]], "value": "5"}]


def test_what_formulas_say_of_single_cells_are_candidates() -> None:
    puzzle = ruled(NINE, EMPTY, ("r1c1 in {1, 3, 5}", "r1c1 > 2 and r1c2 = 4", "odd: r1c4"))
    back = parse_fpuzzles(data_of(puzzle)).puzzle
    assert back.candidates and back.candidates[:3] == (0b10100, 0b1000, NINE.all_digits)
    assert (write_fpuzzles(puzzle).warnings, texts(back)) == ((), ("odd: r1c4",))
    assert write_fpuzzles(ruled(NINE, EMPTY, ("r1c3 > 9",))).warnings == ("r1c3 > 9",)


def test_if_one_sign_means_two_rules_the_one_that_is_not_read_back_is_named() -> None:
    puzzle = ruled(NINE, EMPTY, ("non-consecutive", "kropki-negative", "ratio: r1c1 r1c2"))
    assert write_fpuzzles(puzzle).warnings == ("non-consecutive",)
    there = {key: value for key, value in data_of(puzzle).items() if key != KEY}
    assert set(texts(puzzle)) - set(texts(parse_fpuzzles(there).puzzle)) == {"non-consecutive"}


def test_every_variant_is_written_or_named() -> None:
    """A new variant is named as missing until it is given a like."""
    known = {"sum", *BY_NAME, *CELLS.values()} | {
        variant.name for variant in VARIANTS.values() if variant.takes == "board"
    }
    assert {"killer", "thermo", "sandwich"} < known
    for name in set(VARIANTS) - known - {"jigsaw", "areas"}:
        variant = VARIANTS[name]
        if not variant.asks:
            continue
        cells = (
            "left 3"
            if variant.takes == "sight"
            else f"r1c1 {variant.joint} r2c1"
            if variant.takes == "parts"
            else "r1c1 r1c2 r1c3 r1c4"
        )
        quoted = {"PATTERN": ' "1.*"', "STATES": ' "a: . a"'}.get(variant.quotes, "")
        rule = f"{name}{' 3' * variant.numbers[0]}{quoted}: {cells}"
        puzzle = ruled(NINE, EMPTY, (rule,))
        assert write_fpuzzles(puzzle).warnings == (() if alike(puzzle.rules[0], NINE) else (rule,))


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"boxindexer": [{"cells": ["R1C1"]}]}, "boxindexer: 1 not supported"),
        ({"killercage": [{"cells": ["R1C9"]}]}, 'killercage 1 is left out: expected a cell of the grid, found "R1C9"'),
        ({"killercage": [{"value": "3"}]}, 'killercage 1 is left out: expected a list under "cells", found nothing'),
        ({"killercage": [7]}, 'killercage 1 is left out: expected an object with fields such as "cells", found 7'),
        ({"killercage": [{"cells": 5}]}, 'killercage 1 is left out: expected a list under "cells", found 5'),
        ({"odd": [{}]}, "odd 1 is left out: expected a cell such as R1C1, found nothing"),
        ({"renban": [{"lines": [7]}]}, "renban 1 is left out: expected a list of cells such as R1C1, found 7"),
        (
            {"littlekillersum": [{"cell": "R0C1", "value": "3"}]},
            "littlekillersum 1 is left out: expected a direction of DR, DL, UR, UL, found nothing",
        ),
        (
            {"killercage": [{"cells": ["R1C1"], "value": [3]}]},
            "killercage 1 is left out: expected a whole number, found [3]",
        ),
        ({"thermometer": [{"lines": [["R1C1"]]}]}, "thermometer 1 is left out: expected at least 2 cells"),
        (
            {"sandwichsum": [{"cell": "R2C2", "value": "3"}]},
            "sandwichsum 1 is left out: expected a cell beside the grid",
        ),
        ({"negative": ["clock"]}, "negative clock is not supported"),
        ({"line": [{"lines": [["R1C1", "R1C2"]]}]}, "1 line is drawn: what it means is only in the rules, in words"),
    ],
)
def test_unknown_constraints_are_named(more: dict[str, Any], said: str) -> None:
    grid = [[{} for _ in range(4)] for _ in range(4)]
    (warning,) = parse_fpuzzles({"grid": grid, **more}).warnings
    assert warning.startswith(said)


@pytest.mark.parametrize("data", [{}, {"grid": 3}, {"grid": []}, {"grid": [[{}], [{}, {}]]}, {"grid": [[{}] * 40]}])
def test_a_puzzle_without_a_grid_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(FormatError, match="expected a grid of 1 to 36 rows"):
        parse_fpuzzles(data)


@pytest.mark.parametrize("cell", ["R0C0", "R0C99", "R99C0", "R10C10", "R5C5"])
def test_a_clue_beside_no_row_or_column_is_left_out_and_named(cell):
    grid = [[{} for _ in range(9)] for _ in range(9)]
    found = parse_fpuzzles({"size": 9, "grid": grid, "xsum": [{"cell": cell, "value": "5"}]})
    assert found.puzzle.rules == () and "beside the grid" in found.warnings[0]


def test_a_rule_without_a_like_is_drawn_and_stands_in_words_behind_its_letter() -> None:
    rules = ("r1c1 < 2 * r2c2", "r3c3 * r3c4 = r4c4", "sum 12: r5c1 r6c2 r9c5")
    data = data_of(ruled(NINE, EMPTY, rules))
    told = dict(line.split(": ", 1) for line in data["ruleset"].splitlines() if ": " in line)
    cages = {one["value"]: [name.lower() for name in one["cells"]] for one in data["cage"]}
    assert cages == {"A": ["r1c1", "r2c2"], "B": ["r3c3", "r3c4", "r4c4"], "12": ["r5c1", "r6c2", "r9c5"]}
    written = texts(ruled(NINE, EMPTY, rules))
    assert (told["A"], told["B"]) == written[:2]
    assert written[2] in told.values()
    there = parse_fpuzzles({key: value for key, value in data.items() if key != KEY}).puzzle
    assert [text for text in texts(there) if "cage" in text and "r5c1" in text]


def test_houses_of_the_whole_board_are_extra_regions() -> None:
    puzzle = ruled(NINE, EMPTY, ("windoku",))
    assert write_fpuzzles(puzzle).warnings == ()
    back = parse_fpuzzles(data_of(puzzle)).puzzle
    assert [text.split(":")[0] for text in texts(back)] == ["extra-region"] * 4
    full = engine.first(puzzle).solutions[0]
    assert engine.solve(replace(back, givens=full)).status == "unique"
