"""Make the puzzles that the bench `variants` measures with: python -m tests.bench.make_variants."""

from pathlib import Path
from random import Random

from pencilmark.board.errors import WishError
from pencilmark.board.line import write_line
from pencilmark.board.task import finished
from pencilmark.make.made import Made
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.wish import VariantWish

TARGET = Path(__file__).parent / "data" / "variants.txt"
WISHES = (
    (VariantWish("killer", givens=False), 16),
    (VariantWish("killer", minimal=True), 2),
    (VariantWish("kropki", givens=False), 5),
    (VariantWish("greater", givens=False), 4),
    (VariantWish("thermo"), 4),
    (VariantWish("arrow"), 4),
    (VariantWish("sandwich"), 4),
    (VariantWish("skyscraper"), 3),
    (VariantWish("x-sum", givens=False), 2),
    (VariantWish("renban"), 2),
    (VariantWish("german-whispers"), 2),
    (VariantWish("xv"), 2),
)


def write(found: Made, wish: VariantWish, seed: int) -> str:
    """Write a puzzle as a text of rules, its kind and seed in the first line."""
    puzzle = found.puzzle
    givens = [f"givens: {write_line(puzzle.givens, 9)}"] if puzzle.clue_count else []
    kind = f"# {wish.variant}{'' if wish.givens else ' without givens'}{', minimal' * wish.minimal}, seed {seed}"
    return "\n".join([kind, f"board: {puzzle.geometry.name}", *givens, *(rule.text for rule in puzzle.rules)]) + "\n"


def main() -> None:
    """Write all puzzles, apart by blank lines."""
    texts = []
    for wish, count in WISHES:
        for seed in range(count):
            try:
                found = finished(generate(Random(seed), wish))
            except WishError as error:
                print(f"{wish.variant}, seed {seed}: {error}")
                continue
            texts.append(write(found, wish, seed))
    TARGET.write_text("\n".join(texts), "utf-8")


if __name__ == "__main__":
    main()
