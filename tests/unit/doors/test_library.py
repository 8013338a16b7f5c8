"""The package as a library: its face, and the page that shows it."""

import doctest
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pencilmark

GUIDE = Path(__file__).parents[3] / "docs" / "library.md"


def test_the_examples_of_the_guide_are_true() -> None:
    failed, tried = doctest.testfile(str(GUIDE), module_relative=False, encoding="utf-8")
    assert tried > 10
    assert failed == 0


def test_every_name_of_the_face_is_there_and_no_other() -> None:
    assert all(getattr(pencilmark, name) for name in pencilmark.__all__)
    assert not hasattr(pencilmark, "dance")
    assert {*pencilmark.__all__} <= {*dir(pencilmark)}, "a prompt completes the names before they are imported"


def imported(line: str) -> set[str]:
    """Return the modules of the package that a new process has after a *line*."""
    code = f"{line}; import sys; print(*(name for name in sys.modules if name.startswith('pencilmark.')))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(found.stdout.split())


def test_importing_the_package_imports_nothing_of_it() -> None:
    assert imported("import pencilmark") == set()


def test_a_puzzle_with_rules_is_solved_without_what_reads_other_texts_teaches_or_makes() -> None:
    line = "from pencilmark import read_rules, solve; assert solve(read_rules('board: 4'))"
    assert {name.split(".")[1] for name in imported(line)} == {"board", "doors", "engine", "rules"}


def test_a_puzzle_is_drawn_with_its_givens_and_no_style_of_the_page() -> None:
    drawn = pencilmark.read("1...............")._repr_svg_()
    assert drawn.startswith("<svg ")
    assert drawn.count("<text") == 1
    assert "class=" not in drawn and "var(" not in drawn


def test_the_path_of_hints_leads_from_each_puzzle_to_the_next() -> None:
    steps = list(pencilmark.path("12..34....43..21"))
    for before, after in pairwise(steps):
        assert before.after.values == after.position.puzzle().values


def test_puzzles_with_rules_are_hinted_rated_and_solved_step_by_step() -> None:
    puzzle = pencilmark.read_rules(
        "board: 4\nkiller 3: a1 a2\nkiller 4: b1 b2\nkiller 8: c1 c2 d1\nthermo: c3 c4 d4\ngivens: ....2..........."
    )
    found = pencilmark.hint(puzzle)
    assert found
    assert found.told.name in str(found)
    assert found.after.geometry is puzzle.geometry
    assert found.after.rules == puzzle.rules
    assert len(pencilmark.path(puzzle)) > 0
