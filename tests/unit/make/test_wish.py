"""A wish is one record, whatever is made of it; how it is written, and what a seed makes of it, is for ever.

The texts here were recorded when each kind of puzzle still had a wish of its own. What is shown to make puzzles again
does so.
"""

import json
import shlex
from argparse import ArgumentParser, Namespace
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.conftest import Command

from pencilmark.board.errors import BoardError, PencilmarkError, WishError
from pencilmark.board.line import write_line
from pencilmark.doors.commands import generate as command
from pencilmark.doors.commands.journal import question_of
from pencilmark.doors.commands.wishing import orders_of
from pencilmark.doors.handlers.making import wish_of
from pencilmark.human.techniques.technique import HODOKU_LEVELS, LEVELS
from pencilmark.make.batch import Means, Order, batch, make, with_levels
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.made import Made
from pencilmark.make.recipe import recipe
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.symmetry import SYMMETRIES
from pencilmark.make.wish import Wish
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.wish import Book, Chapter

KILLER = Wish("4", part=VariantPart("killer", givens=False))
THERMO = Wish("6", minimal=True, level="Easy", part=VariantPart("thermometer", tries=20))
FORMULAS = Wish("4", minimal=True, part=FormulaPart())
SPARE = Wish("6", part=FormulaPart(None, ("+", "<"), 3, 5, 12, False, False, 12))
GRADED = Wish("6", "rotational180", (10, 14), minimal=True, level="Medium")
ALL = Wish(level="Hard", effort=(2, 3), open=4, er=(3.0, 4.5), hodoku_score=(100, 900), hodoku_level="Hard")
PATTERN = Wish("4", pattern=(True, False) * 8)

JOURNAL = {
    KILLER: '{"variant": "killer", "board": "4", "givens": false, "minimal": false, "tries": 60, "level": null, '
    '"technique": null}',
    THERMO: '{"variant": "thermo", "board": "6", "givens": true, "minimal": true, "tries": 20, "level": "Easy", '
    '"technique": null}',
    FORMULAS: '{"geometry": "4", "formulas": null, "operators": ["+", "-", "*", "/"], "operands": 2, "largest": 9, '
    '"givens": 0, "cyclic": null, "search": null, "minimal": true, "tries": 40}',
    SPARE: '{"geometry": "6", "formulas": null, "operators": ["+", "<"], "operands": 3, "largest": 5, "givens": 12, '
    '"cyclic": false, "search": false, "minimal": false, "tries": 12}',
    GRADED: '{"board": "6", "symmetry": "rotational180", "clues": [10, 14], "minimal": true, "level": "Medium"}',
    ALL: '{"board": "9", "level": "Hard", "er": [3.0, 4.5], "hodoku_level": "Hard", "hodoku_score": [100, 900], '
    '"effort": [2, 3], "open": 4}',
    Wish(): '{"board": "9"}',
}


@pytest.mark.parametrize("wish", JOURNAL)
def test_a_journal_is_written_as_ever(wish: Wish) -> None:
    expected = f'{{"seed": 7, "wishes": [{{"wish": {JOURNAL[wish]}, "count": 2}}]}}'
    assert json.dumps(question_of([Order(wish, 2)], 7)) == expected


CHAPTERS = {
    KILLER: ('variant = "killer"\nboard = "4"\ngivens = false\n', "Killer, 4 × 4"),
    THERMO: (
        'variant = "thermo"\nboard = "6"\nminimal = true\ntries = 20\nlevel = "Easy"\n',
        "Thermometers, Easy, 6 × 6",
    ),
    GRADED: (
        'board = "6"\nsymmetry = "rotational180"\nclues = [10, 14]\nminimal = true\nlevel = "Medium"\n',
        "Medium, 6 × 6",
    ),
    ALL: (
        'level = "Hard"\ner = [3.0, 4.5]\nhodoku-level = "Hard"\nhodoku-score = [100, 900]\n'
        "effort = [2, 3]\nopen = 4\n",
        "Hard, ER 3.0 to 4.5, HoDoKu Hard, Score 100 to 900",
    ),
    PATTERN: ('board = "4"\npattern = "X.X.X.X.X.X.X.X."\n', "4 × 4"),
}


@pytest.mark.parametrize("wish", CHAPTERS)
def test_a_chapter_of_a_book_is_written_and_named_as_ever(wish: Wish) -> None:
    text, name = CHAPTERS[wish]
    chapter = Chapter(wish, 2, per_page=2)
    assert write_book(Book((chapter,), seed=5)).split("[[chapter]]")[1] == f"\ncount = 2\nper-page = 2\n{text}"
    assert chapter.name == name


def test_a_chapter_of_formulas_is_written_and_read_again() -> None:
    book = Book((Chapter(FORMULAS), Chapter(SPARE), Chapter(replace(FORMULAS, board="16"))))
    assert read_book(write_book(book)) == book
    assert "Formulas, 4 × 4" in book.words


COMMANDS = {
    KILLER: "--variant killer --board 4 --no-givens --count 2 --seed 7",
    THERMO: "--variant thermo --board 6 --minimal --level Easy --count 2 --seed 7",
    FORMULAS: "--formulas --board 4 --count 2 --seed 7",
    SPARE: "--formulas --board 6 --operators '+<' --operands 3 --largest 5 --givens 12 --shape acyclic --guesses none "
    "--spare --count 2 --seed 7",
    GRADED: "--board 6 --symmetry rotational180 --clues 10-14 --minimal --level Medium --count 2 --tries 50 --seed 7",
}


@pytest.mark.parametrize("wish", COMMANDS)
def test_the_command_is_written_as_ever(wish: Wish) -> None:
    assert recipe([Order(wish, 2)], 7, 50) == f"pencilmark generate {COMMANDS[wish]}"


MADE = {
    KILLER: (
        "." * 16,
        "killer 9: r1c1 r2c1 r3c1|killer 7: r1c2 r1c3 r1c4|killer 4: r2c2 r3c2|killer 5: r2c3 r2c4|"
        "killer 4: r3c3 r4c3|killer 6: r3c4 r4c4|killer 5: r4c1 r4c2",
        (2, 0),
    ),
    THERMO: (
        "...............6....................",
        "thermo: r2c1 r1c1 r1c2|thermo: r2c2 r3c3 r2c3 r1c3|thermo: r3c5 r4c4 r5c4|"
        "thermo: r6c2 r5c2 r5c1 r4c2|thermo: r6c5 r6c4 r6c3|thermo: r6c6 r5c5 r4c6 r4c5",
        (2, 0),
    ),
    FORMULAS: ("." * 16, "a4 = b3 - d1|b4 = d2 + b2|a1 = a2 + a3", (1, 1)),
    SPARE: ("......4.....51.3..2.4...125.63.....5", "a4 = f5 + e2 + 2|d6 = c4 + c5 + b6", (3, 1)),
    Wish(): (".6.953..7.7.6......5..7..4.3...9...87...3.6..51.2.........4.......3........1.725.", "", (1, 0)),
    PATTERN: ("3.1.2.4.1.3.4.2.", "", (2, 0)),
    Wish("4", word="star"): ("3....1.3......41", "", (1, 0)),
}


@pytest.mark.parametrize("wish", MADE)
def test_a_seed_makes_the_puzzle_that_it_ever_made(wish: Wish) -> None:
    made = make(Means(), (wish, 7))
    givens = write_line(made.puzzle.givens, made.puzzle.geometry.value_count)
    assert (givens, "|".join(rule.text for rule in made.puzzle.rules), (made.tried, made.nodes)) == MADE[wish]


def test_what_the_page_asks_for_is_the_same_record() -> None:
    assert wish_of({"board": "4", "variant": "killer", "givens": False}) == KILLER
    easy = wish_of({"board": "6", "formulas": {"operators": ["+"], "largest": 5, "easy": True}})
    assert easy == Wish("6", minimal=True, part=FormulaPart(None, ("+",), largest=5, cyclic=False, search=False))


@pytest.mark.parametrize(
    ("said", "named"),
    [
        ({"symmetry": "full", "part": VariantPart("killer")}, "symmetry"),
        ({"clues": (20, 30), "part": VariantPart("killer")}, "clues"),
        ({"level": "Hard", "part": FormulaPart()}, "level"),
    ],
)
def test_a_wish_that_its_part_would_not_heed_is_refused(said: dict[str, object], named: str) -> None:
    with pytest.raises(WishError, match=named):
        Wish(**said)  # type: ignore[arg-type]  # what is wrong here is the values


@pytest.mark.parametrize("part", [VariantPart("killer"), FormulaPart()])
def test_random_regions_are_for_classic_puzzles(part: VariantPart | FormulaPart) -> None:
    with pytest.raises(PencilmarkError) as caught:
        Wish("9 jigsaw", part=part)
    assert isinstance(caught.value, BoardError)
    assert Wish("9 jigsaw").is_jigsaw


def test_the_largest_board_that_is_graded_is_16_x_16() -> None:
    assert Wish("16", level="Easy").is_graded
    assert not Wish("17").is_graded
    with pytest.raises(WishError, match="16 × 16"):
        Wish("17", level="Easy")


CHECKED = tuple((cell + cell // 6) % 2 == 0 for cell in range(36))
wishes = st.builds(
    Wish,
    board=st.just("9"),
    symmetry=st.sampled_from(list(SYMMETRIES)),
    clues=st.none() | st.tuples(st.integers(20, 25), st.integers(25, 81)),
    minimal=st.booleans(),
    level=st.none() | st.sampled_from(LEVELS),
    er=st.none() | st.tuples(st.sampled_from([1.2, 4.0]), st.sampled_from([4.5, 9.9])),
    hodoku_level=st.none() | st.sampled_from(HODOKU_LEVELS),
    hodoku_score=st.none() | st.tuples(st.integers(0, 99), st.integers(100, 999)),
    technique=st.just("x-wing"),
    practice=st.booleans(),
    method=st.sampled_from(["dig", "back-off"]),
) | st.builds(Wish, board=st.sampled_from(["4", "9 x", "6 jigsaw"]), pattern=st.none())


def parsed(text: str) -> Namespace:
    """Parse a recipe as the command line would."""
    parser = ArgumentParser()
    for option in ("--board", "--size", "--backend"):
        parser.add_argument(option)
    command.options(parser)
    return parser.parse_args(shlex.split(text)[2:])


@given(wishes, st.integers(1, 9), st.integers(0, 2**53), st.none() | st.integers(1, 99))
def test_a_recipe_is_read_as_what_it_was_written_for(wish: Wish, count: int, seed: int, tries: int | None) -> None:
    args = parsed(recipe([Order(wish, count)], seed, tries))
    assert orders_of(args) == [Order(wish, count)]
    assert args.seed == seed
    assert args.tries in (None, tries)


@pytest.mark.parametrize("wish", [Wish("6", symmetry="diagonal"), Wish("6", pattern=CHECKED)])
def test_a_recipe_makes_the_same_batch(wish: Wish, command: Command) -> None:
    orders = [Order(wish, 1)] if wish.pattern else with_levels(wish, "Beginner:2,Easy:1")
    items = [found for found in batch(orders, 5, Means()) if isinstance(found, Made)]
    _, rows = command("", *shlex.split(recipe(orders, 5))[1:], "--scales", "")
    assert [row["seed"] for row in rows] == [item.seed for item in items]
    assert [row["solution"] for row in rows] == ["".join(map(str, item.solution)) for item in items]
