"""What is written in any form is read again as it was, apart from what the form says that it leaves out."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.ruled import ruled

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Position, Puzzle
from pencilmark.exchange.found import Reading
from pencilmark.exchange.lzstring import compress
from pencilmark.exchange.read import recognise
from pencilmark.exchange.written import ADDRESSES, FORMS, FormName, held, parts, write

BOARDS = ("1", "2", "3", "4", "5", "6", "9", "12", "16", "25", "36")
VARIANTS = (
    *("9 x antiknight", "4 regions=AABBAABCDDBCDDCC", "9 windoku", "6 latin", "3 free values=9", "9 signs=PLANETIUS"),
    "4 x signs=♠♥♦♣",
)
RULES = ("killer 3: r1c1 r1c2", "thermo: r1c1 r2c1 r3c1", "a1 < b2 + c1", "even: r2c2")
OURS: tuple[FormName, ...] = ("json", "svg")
WORDS = st.text(st.characters(codec="ascii", categories=["L", "P"]), min_size=1, max_size=12)
LINES = st.lists(WORDS, min_size=1, max_size=3).map("\n".join)


@cache
def solution(on: Geometry) -> tuple[int, ...]:
    """Fill a board by its rules."""
    size = on.size
    high, wide = on.box or (1, size)
    if on is board(size):
        rows = range(size)
        return tuple((wide * (row % high) + row // high + column) % size + 1 for row in rows for column in rows)
    return engine.solve(Puzzle(on, (0,) * on.cell_count), limit=1).solutions[0]


@st.composite
def readings(draw: st.DrawFn, names: tuple[str, ...] = BOARDS) -> Reading:
    """A puzzle, maybe with digits and marks of a player or candidates of its own, and what is told of it."""
    on = board(draw(st.sampled_from(names)))
    values = solution(on)
    dice = Random(draw(st.integers(0, 1 << 32)))  # thousands of draws for each large board would take all the time
    inks = dice.choices("gp   ", k=on.cell_count)
    inks[0] = "g"
    inks[-1] = " "
    givens = [value if ink == "g" else 0 for value, ink in zip(values, inks, strict=True)]
    placed = tuple(value if ink == "p" else 0 for value, ink in zip(values, inks, strict=True))
    extra = [dice.randint(0, on.all_digits) for _ in inks]
    masks = [1 << v - 1 | (more if ink == " " else 0) for v, more, ink in zip(values, extra, inks, strict=True)]
    rules = [rule for rule in RULES if on.size > 3 and draw(st.booleans())]
    puzzle = ruled(on, givens, rules)
    played = draw(st.sampled_from(("", "placed", "marks", "both", "own")))
    if played in ("placed", "both"):
        puzzle = replace(puzzle, placed=placed)
    if played == "own":
        puzzle = replace(puzzle, candidates=tuple(masks))
    marks = tuple(0 if ink == "g" else mask for mask, ink in zip(masks, inks, strict=True))
    told = [draw(st.just("") | strategy) for strategy in (WORDS, WORDS, LINES)]
    return Reading(puzzle, "", *told, marks=marks if played in ("marks", "both") else None)


def written_or_refused(found: Reading, name: FormName) -> tuple[str, tuple[str, ...]]:
    """Write a reading, with what is said about it; where the form has no room for its board, that is what is said."""
    form, geometry = FORMS[name], found.puzzle.geometry
    try:
        made = write(found, name)
    except FormatError as error:
        assert error.code == "form-board"
        foreign = geometry.plain_name != "9" if name == "hodoku" else not geometry.name.startswith("9")
        assert (form.knows == "classic" and foreign) or geometry.size < form.least or name == "marks"
        return "", ("board: ",)
    return ADDRESSES[name] + compress(made.text) if name in ADDRESSES else made.text, made.warnings


def stands(found: Reading) -> tuple[object, ...]:
    """Return a puzzle as it stands: its values, and what each open cell can be."""
    puzzle = found.puzzle
    return puzzle.geometry.plain_name, puzzle.givens, puzzle.values, Position.of(found.position).cell_digits


LOSSY = ("ipuz",)
"""Forms that say in warnings which rules they leave out."""
FULLY_MARKED = Reading(
    ruled(board(4), [1] + [0] * 15, []), "", marks=tuple(1 << value - 1 for value in solution(board(4)))
)


@settings(max_examples=25)
@example(FULLY_MARKED)
@given(readings() | readings(VARIANTS))
def test_reading_is_the_inverse_of_writing(found: Reading) -> None:
    for name in FORMS:
        (check_exact if name in OURS else check_inverse)(name, found)


def check_exact(name: FormName, found: Reading) -> None:
    """Our own forms hold everything."""
    back = recognise(write(found, name).text)
    assert isinstance(back, Reading)
    placed = found.puzzle.placed if any(found.puzzle.placed or ()) else None
    assert back.puzzle == replace(found.puzzle, placed=placed)
    assert (back.marks, back.title, back.author, back.text) == (found.marks, found.title, found.author, found.text)


def check_inverse(name: FormName, found: Reading) -> None:
    text, warnings = written_or_refused(found, name)
    if not text or (name in LOSSY and any(warning.startswith("board: ") for warning in warnings)):
        return  # said in words, since that program has no like
    on = None if "board" in FORMS[name].holds else found.puzzle.geometry
    back = recognise(text, on)
    kept = held(found, name)
    assert isinstance(back, Reading)
    assert stands(back) == stands(kept)
    held_rules = [rule.text for rule in kept.puzzle.rules if rule.text not in warnings or name not in LOSSY]
    rules = [rule.text for rule in back.puzzle.rules]
    words = back.text
    if name == "f-puzzles":  # what it has no constraint for stands below the words
        words = words[: len(kept.text)]
    assert sorted(rules) == sorted(held_rules)
    assert (back.title, back.author) == (kept.title or back.title, kept.author or back.author)
    assert words == kept.text or not kept.text


@given(readings(("9",)))
def test_a_form_says_all_that_it_leaves_out_and_nothing_else(found: Reading) -> None:
    for name in FORMS:
        warnings = write(found, name).warnings
        lost = set(parts(found)) - set(parts(held(found, name)))
        assert len(lost) <= len(warnings) <= len(lost) + len(found.puzzle.rules), name
        if not lost and not found.puzzle.rules:
            assert warnings == (), name


@given(readings(("9 signs=PLANETIUS", "6 signs=ORANGE", "4 signs=♠♥♦♣")))
def test_signs_come_back_from_the_grids_that_show_them(found: Reading) -> None:
    for name in ("grid", "ipuz"):
        back = recognise(write(held(found, name), name).text)
        assert isinstance(back, Reading)
        assert (back.puzzle.geometry, back.puzzle.givens) == (found.puzzle.geometry, found.puzzle.givens)


def test_a_table_leaves_empty_cells_empty() -> None:
    assert write(Reading(Puzzle(board("4"), (1, 0, 0, 2) + (0,) * 12), ""), "csv").text == "1,,,2\n,,,\n,,,\n,,,\n"


def test_a_form_of_nine_by_nine_refuses_others() -> None:
    with pytest.raises(FormatError, match="9 × 9"):
        write(Reading(Puzzle(board("4"), (1,) + (0,) * 15), ""), "sadman")
