"""Make the puzzles that the bench `variants` measures with: python -m tests.bench.make_variants."""

from pathlib import Path
from random import Random

from tests.bench.make_kinds import puzzles

from pencilmark.board.errors import WishError
from pencilmark.board.line import write_line
from pencilmark.board.task import finished
from pencilmark.make.made import Made
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish

TARGET = Path(__file__).parent / "data" / "variants.txt"
WISHES = (
    (VariantPart("killer", givens=False), False, 16),
    (VariantPart("killer"), True, 2),
    (VariantPart("kropki", givens=False), False, 5),
    (VariantPart("greater", givens=False), False, 4),
    (VariantPart("thermo"), False, 4),
    (VariantPart("arrow"), False, 4),
    (VariantPart("sandwich"), False, 4),
    (VariantPart("skyscraper"), False, 3),
    (VariantPart("x-sum", givens=False), False, 2),
    (VariantPart("renban"), False, 2),
    (VariantPart("german-whispers"), False, 2),
    (VariantPart("xv"), False, 2),
)
SMALL = (
    (VariantPart("chaos-construction", givens=False), False, 2),
    (VariantPart("chaos-construction"), False, 2),
    (VariantPart("yin-yang"), False, 4),
)
"""Those on a board of 6 x 6."""
JOINED = (
    ("6x9", VariantPart("thermo"), False, 2),
    ("6x9", VariantPart("killer"), False, 2),
    ("twodoku", VariantPart("arrow"), False, 2),
    ("twodoku", VariantPart("killer"), False, 2),
)
"""Those on oblong boards, and on two grids that share a box, with the name of their board."""


def write(found: Made, part: VariantPart, seed: int) -> str:
    """Write a puzzle as a text of rules, its kind and seed in the first line."""
    puzzle = found.puzzle
    givens = [f"givens: {write_line(puzzle.givens, puzzle.geometry.value_count)}"] if puzzle.clue_count else []
    place = f" on {puzzle.geometry.name}" if puzzle.geometry.grids else ""
    how = f"{'' if part.givens else ' without givens'}{place}{', minimal' * found.minimal}"
    kind = f"# {part.variant}{how}, seed {seed}"
    return "\n".join([kind, f"board: {puzzle.geometry.name}", *givens, *(rule.text for rule in puzzle.rules)]) + "\n"


def main() -> None:
    """Write all puzzles, with blank lines between them."""
    texts = []
    wishes = [("9", *wish) for wish in WISHES] + [("6", *wish) for wish in SMALL] + [*JOINED]
    for board, part, minimal, count in wishes:
        for seed in range(count):
            try:
                found = finished(generate(Random(seed), Wish(board, minimal=minimal, part=part), part))
            except WishError as error:
                print(f"{part.variant}, seed {seed}: {error}")
                continue
            texts.append(write(found, part, seed))
    TARGET.write_text("\n".join([*texts, *puzzles()]), "utf-8")


if __name__ == "__main__":
    main()
