"""Rules beside a grid: the same puzzle as in a text of rules, wherever the rows stand; words stay words."""

from pathlib import Path

import pytest

from pencilmark import read
from pencilmark.board.errors import RuleError
from pencilmark.exchange.found import Reading
from pencilmark.exchange.read import recognise
from pencilmark.rules.text import read_rules

CORPUS = sorted((Path(__file__).parents[2] / "variants").glob("*.txt"))
GRID = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"


def text_of(path: Path) -> tuple[str, str, str]:
    """Return the text of a puzzle, its line of givens, and its other lines without comments."""
    text = path.read_text()
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    givens = next((line.partition(": ")[2] for line in lines if line.startswith("givens: ")), "")
    return text, givens, "\n".join(line for line in lines if not line.startswith("givens:"))


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_rows_above_or_below_rules_are_their_givens(path: Path) -> None:
    text, givens, rules = text_of(path)
    meant = read_rules(text).puzzle
    size = meant.geometry.size
    if len(givens) == size * size and set(givens) != {"."}:
        rows = "\n".join(givens[at : at + size] for at in range(0, size * size, size))
        for beside in (f"{rows}\n\n{rules}\n", f"{rules}\n{rows}\n", f"{givens}\n{rules}", f"givens:\n{rows}\n{rules}"):
            found = read(beside)
            assert (found.geometry, found.givens) == (meant.geometry, meant.givens)
            assert [rule.text for rule in found.rules] == [rule.text for rule in meant.rules]
    assert recognise(text).puzzle == meant  # whose comment has the solution


def of(text: str) -> Reading:
    found = recognise(text)
    assert isinstance(found, Reading)
    return found


@pytest.mark.parametrize(
    ("lines", "board", "rules"),
    [
        ("anti-knight", "9", ["anti-knight"]),
        ("board: 9 x", "9 x", []),
        ("jigsaw: " + "aaabbbccc" * 3 + "dddeeefff" * 3 + "ggghhhiii" * 3, None, []),
        ("a1 + a2 = 8\nThermo: r5c4 r5c5 r5c6", "9", ["a1 + a2 = 8", "thermo: r5c4 r5c5 r5c6"]),
        ("sandwich 12: left 1\ntaxicab", "9", ["sandwich 12: left 1", "taxicab"]),
    ],
)
def test_lines_of_rules_are_rules(lines: str, board: str | None, rules: list[str]) -> None:
    found = of(f"A title\nby Somebody\n{GRID}\n{lines}\n")
    assert [rule.text for rule in found.puzzle.rules] == rules and found.puzzle.clue_count == 30
    assert found.puzzle.geometry.name == board or (found.puzzle.geometry.name.startswith("9 regions=") and not board)
    assert (found.title, found.text) == ("A title", "by Somebody")


@pytest.mark.parametrize(
    "line",
    [
        "Thermo: digits increase from the bulb.",
        "Killer: cages add up to 15, see r1c1",
        "Naked single: r1c3=4",
        "X-Wing: 4 in r1c3 r1c9 => r3c3<>4",
        "r1c3 = 4",
        "Normal sudoku rules apply.",
        "Difficulty = 3 < 5",
    ],
)
def test_words_about_a_puzzle_are_words(line: str) -> None:
    found = of(f"{GRID}\n{line}\n")
    assert not found.puzzle.rules and found.puzzle.clue_count == 30 and line in found.text


@pytest.mark.parametrize("wrong", ["thermo: r5c4 r5c5 r5c16", "killer 15 r1c1 r1c2"])
def test_an_unreadable_rule_is_refused_and_never_mistaken_for_words(wrong: str) -> None:
    with pytest.raises(RuleError) as caught:
        recognise(f"{GRID}{wrong}\n")
    assert caught.value.line == 10


def test_a_board_that_is_not_square_has_its_rules_beside_its_rows() -> None:
    found = of("board: 6x9\nkiller 5: a1 a2\n123......\n" + ".........\n" * 5)
    assert (found.puzzle.geometry.name, found.puzzle.clue_count, len(found.puzzle.rules)) == ("6x9", 3, 1)
