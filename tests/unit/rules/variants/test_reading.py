"""The lines of variants: what is read, what is refused and where, and that writing is the inverse of reading."""

import re

import pytest
from tests.ruled import meaning, ruled, texts

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.drawing import Disc, Polyline, Text
from pencilmark.board.errors import RuleError
from pencilmark.board.model import Puzzle
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.tree import cells_of, flat
from pencilmark.rules.lifted import on_board
from pencilmark.rules.rule import parse_rules, relation_of, relations_of
from pencilmark.rules.text import read_rules
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.read import parse_clue, write_clue
from pencilmark.rules.variants.registry import NAMES, VARIANTS

NINE = board("9")
CELL = re.compile(r"r\dc\d")
LINES = """killer 15: r1c1 r2c1 r2c2
killer: r1c1 r2c1
killer-product 12: r1c1 r1c2
killer-difference 3: r1c1 r1c2
killer-quotient 3: r1c1 r1c2
sum 8: r1c1 r2c2
extra-region: r1c1 r1c2 r2c2
clone: r1c1 r1c2 | r3c3 r3c4
thermo: r1c1 r1c2 r2c2
slow-thermo: r1c1 r1c2
arrow: r1c1 = r2c1 r3c1
arrow: r1c1 r1c2 = r2c1 r3c1 = r2c2 r3c3
double-arrow: r1c1 r1c2 r1c3
between: r1c1 r1c2 r1c3
lockout: r1c1 r1c2 r1c3
lockout 3: r1c1 r1c2 r1c3
palindrome: r1c1 r1c2 r1c3
parity: r1c1 r1c2
renban: r1c1 r1c2
german-whispers: r1c1 r1c2
dutch-whispers: r1c1 r1c2
whispers 3: r1c1 r1c2
zipper: r1c1 r1c2 r1c3 r1c4
region-sum: r1c3 r1c4
entropic: r1c1 r1c2 r1c3 r1c4
modular: r1c1 r1c2
modular 4: r1c1 r1c2 r1c3 r1c4 r1c5
little-killer 25: r1c3..r3c1
little-killer 3: r1c1
sandwich 12: left 3
x-sum 12: right 3
skyscraper 2: top 3
numbered-room 2: bottom 9
skyscraper 2: r1c1 r1c2
difference: r1c1 r1c2
difference 3: r1c1 r1c2
ratio: r1c1 r1c2 r1c3
ratio 3: r1c1 r1c2
kropki-negative
difference-negative
difference-negative 4
ratio-negative
x: r1c1 r1c2
v: r1c1 r1c2
xv-negative
greater: r1c1 r1c2
odd: r1c1 r5c5
even: r1c1
minimum: r1c1 r1c2
maximum: r5c5
quadruple 1 2 2: r1c1 r1c2 r2c1 r2c2
non-consecutive
anti-knight
anti-king
taxicab
global-entropy
disjoint
windoku
diagonals""".splitlines()


@pytest.mark.parametrize("line", LINES)
def test_a_canonical_line_is_written_as_it_was_read(line: str) -> None:
    assert write_clue(parse_clue(line, NINE)) == line
    assert read_rules(line).rules[0].text == line


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("Killer 15: A1 b1, B2 # a corner", "killer 15: r1c1 r2c1 r2c2"),
        ("thermometer: a1..a4", "thermo: r1c1 r1c2 r1c3 r1c4"),
        ("arrow: a1: b1 c1", "arrow: r1c1 = r2c1 r3c1"),
        ("German whispers: a1 a2", "german-whispers: r1c1 r1c2"),
        ("kropki negative", "kropki-negative"),
        ("white dot: a1 a2", "difference: r1c1 r1c2"),
        ("sandwich 12: row 3", "sandwich 12: left 3"),
        ("skyscraper 4: col 2", "skyscraper 4: top 2"),
        ("x-sum 4: a9..a1", "x-sum 4: right 1"),
        ("little killer 25: top 3 down-left", "little-killer 25: r1c3..r3c1"),
        ("little killer 25: r3c1 ne", "little-killer 25: r3c1..r1c3"),
        ("quadruple 7 1: a1", "quadruple 1 7: r1c1 r1c2 r2c1 r2c2"),
        ("killer: a1:b2", "killer: r1c1 r1c2 r2c1 r2c2"),
        ("extra region: box 2", "extra-region: r1c4 r1c5 r1c6 r2c4 r2c5 r2c6 r3c4 r3c5 r3c6"),
        ("clone: a1 a2 = c3 c4", "clone: r1c1 r1c2 | r3c3 r3c4"),
    ],
)
def test_other_ways_to_write_a_line_are_understood(line: str, same: str) -> None:
    assert read_rules(line).rules[0].text == same


def test_cells_can_be_named_as_in_spreadsheets() -> None:
    assert read_rules("cells: spreadsheet\nkiller 5: b1").rules[0].text == "killer 5: r1c2"


@pytest.mark.parametrize(
    ("line", "code", "column", "expected"),
    [
        ("kiler 15: a1", "unknown-variant", 1, "killer?"),
        ("killer 15 a1", "bad-variant", 11, "expected : and then cells"),
        ("killer 1 2: a1", "bad-variant", 7, "0 to 1 numbers"),
        ("sandwich: row 1", "bad-variant", 9, "expected 1 number"),
        ("killer 15: a1 a1", "bad-variant", 15, "each cell once"),
        ("killer 15: a1 j1", "bad-variant", 15, "a cell of the 9 × 9 board"),
        ("killer 15: ", "bad-variant", 11, "a cell, found the end of the line"),
        ("killer 15: a1 $", "bad-variant", 15, "a cell"),
        ("killer 15: a1:j9 a2", "bad-variant", 15, "a cell of the 9 × 9 board"),
        ("killer 15: a1..b3", "bad-variant", 14, "one row, column or diagonal"),
        ("killer: a1..a9 b1", "bad-variant", 8, "at most 9 cells that differ"),
        ("thermo: a1", "bad-variant", 8, "at least 2 cells"),
        ("arrow: a1 b1", "bad-variant", 7, "at least 2 parts"),
        ("arrow: a1 =", "bad-variant", 12, "a cell"),
        ("clone: a1 | b1 b2", "bad-variant", 7, "parts of as many cells"),
        ("sandwich 3: row 10", "bad-variant", 17, "row 1 to row 9"),
        ("quadruple 1: i9", "bad-variant", 13, "to its right and below"),
        ("quadruple 1: a1 b2", "bad-variant", 13, "the four cells around a corner"),
        ("windoku: a1", "bad-variant", 8, "nothing after windoku"),
        ("region-sum: a1 a2", "bad-variant", 12, "through two boxes"),
        ("modular 1: a1 a2", "bad-variant", 11, "a modulus"),
        ("killer 99999999999: a1", "too-large", 8, "at most"),
    ],
)
def test_a_mistake_is_reported_with_its_place(line: str, code: str, column: int, expected: str) -> None:
    with pytest.raises(RuleError) as caught:
        read_rules("a1 < a2\n" + line)
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, 2, column)
    assert expected in caught.value.message


@pytest.mark.parametrize("line", [line for line in LINES if CELL.search(line)])
def test_cells_beyond_the_board_are_refused_by_every_clue(line: str) -> None:
    for cell in ("r10c1", "r1c10", "r0c1"):
        for beyond in (CELL.sub(cell, line, count=1), CELL.sub(cell, line)):
            with pytest.raises(RuleError):
                parse_clue(beyond, NINE)


def test_a_name_that_is_also_a_function_still_begins_a_formula() -> None:
    assert read_rules("sum(a1, b1) = 7\nodd(a1)\neven (a2, a3)").rules[0].clue is None
    assert read_rules("sum 7: a1 b1\nodd: a1").rules[0].clue == Clue("sum", (7,), ((0, 9),))


def test_names_and_aliases_are_all_different_and_in_kebab_case() -> None:
    assert len(NAMES) == sum(1 + len(variant.aliases) for variant in VARIANTS.values())
    assert all(name.replace("-", "").isalpha() and name == name.lower() for name in NAMES)


def test_every_variant_has_one_sentence_of_rule_text() -> None:
    assert all(variant.text.endswith(".") and len(variant.text) > 20 for variant in VARIANTS.values())


@pytest.mark.parametrize("line", LINES)
def test_a_drawing_is_on_the_board_or_just_outside(line: str) -> None:
    clue = parse_clue(line, NINE)
    for shape in VARIANTS[clue.name].draw(clue, NINE):
        points = shape.points if isinstance(shape, Polyline) else (shape.centre,)
        assert isinstance(shape, Polyline | Disc | Text)
        assert all(-0.6 <= x <= 9.6 and -0.6 <= y <= 9.6 for x, y in points)


def test_the_meaning_of_the_negative_rule_depends_on_the_dots() -> None:
    geometry = board("2 free values=9")
    grid = (1, 2, 5, 7)
    dots = ["difference: r1c1 r1c2", "kropki-negative"]
    assert not holds(relations_of(parse_rules(dots[1:], geometry), geometry)[0])(grid)
    assert holds(relations_of(parse_rules(dots, geometry), geometry)[1])(grid)


def test_a_word_of_the_board_becomes_one() -> None:
    lines = ("windoku", "diagonals", "anti-knight", "disjoint", "extra-region: r1c1 r9c9", "a1 < a2")
    puzzle = on_board(ruled(NINE, (0,) * 81, lines))
    assert puzzle.geometry.name == "9 x windoku disjoint antiknight house=r1c1r9c9"
    assert texts(puzzle) == ("a1 < a2",)


def test_rules_about_single_cells_become_candidates() -> None:
    puzzle = on_board(read_rules("size: 4\ngivens: 1...............\na2 in {2, 4}\nodd: b1 b2\na1 < b1").puzzle)
    assert texts(puzzle) == ("a1 < b1",)
    assert puzzle.candidates is not None
    assert [puzzle.candidates[cell] for cell in (0, 1, 4, 5)] == [15, 0b1010, 0b101, 0b101]


def test_a_given_that_its_own_rule_forbids_has_no_solution() -> None:
    assert engine.solve(read_rules("size: 4\ngivens: 1...............\na1 in {2, 4}").puzzle).status == "none"


def test_a_puzzle_of_pencil_marks_is_solved_by_the_fast_backends() -> None:
    lines = [f"r{cell // 4 + 1}c{cell % 4 + 1} in {{{1 + cell % 2}, {3 + cell % 2}}}" for cell in range(8)]
    assert (
        engine.stream(read_rules("size: 4\n" + "\n".join(lines)).puzzle)[1]
        == engine.stream(Puzzle(board("4"), (0,) * 16))[1]
    )


def test_a_jigsaw_line_makes_the_board() -> None:
    sheet = read_rules("size: 4\njigsaw: AABB AABB CCDD CCDD\nkiller 3: a1 a2")
    assert sheet.geometry.name == "4 regions=0011001122332233"
    assert [rule.text for rule in sheet.rules] == ["killer 3: r1c1 r1c2"]


def test_a_variant_of_the_board_is_solved_by_the_fast_backends() -> None:
    puzzle = ruled(NINE, (0,) * 81, ("diagonals",))
    answer = engine.solve(puzzle, limit=1, backend="python")
    assert answer.solutions
    diagonal = [answer.solutions[0][cell] for cell in range(0, 81, 10)]
    assert len(set(diagonal)) == 9


def test_a_relation_of_a_variant_agrees_with_its_definition() -> None:
    grid = (1, 2, 3) + (0,) * 78
    assert holds(meaning("killer 6: a1 a2 a3", NINE))(grid)
    assert not holds(meaning("killer 7: a1 a2 a3", NINE))(grid)


@pytest.mark.parametrize(("line", "word"), [("diagonals", "x"), ("windoku", "windoku"), ("disjoint", "disjoint")])
def test_a_rule_of_the_whole_board_is_one_of_each_of_several_grids(line: str, word: str) -> None:
    joined = board("grids 4 at 0,0 / 2,2")
    parts = {frozenset(cells_of(part)) for part in flat(relation_of(parse_rules([line], joined)[0], joined))}
    words = board(f"grids 4 {word} at 0,0 / 2,2")
    more = {frozenset(house.cells) for house in words.houses} - {frozenset(house.cells) for house in joined.houses}
    assert more and more <= parts
    with pytest.raises(RuleError):
        parse_rules([line], board("4x6 latin"))
