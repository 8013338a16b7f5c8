"""How much shorter the arguments of forcing chains and nets are than those that were found first."""

from pathlib import Path

from tests.argued import arguments_of
from tests.bench.frame import Context, Table

from pencilmark.board.model import Position, Step
from pencilmark.human import logic
from pencilmark.human.explain.outline import Outline, outline_of

HARD = (Path(__file__).parent / "data" / "hard.txt").read_text("utf-8").splitlines()
NESTED = (
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
)
PUZZLES, STEPS = 20, 40
FAMILIES = ("forcing-chain", "forcing-net", "dynamic-forcing", "dynamic-plus", "nested")
Lengths = tuple[int, int]


def run(context: Context) -> Table:
    """Walk along the paths of hard puzzles, and count the lines of each argument before and after."""
    found: dict[str, list[Lengths]] = {}
    for line in [*HARD[: context.count or PUZZLES], *NESTED]:
        for position, step in arguments_of(line, STEPS):
            family = next(name for name in FAMILIES if step.technique.startswith(name))
            found.setdefault(family, []).append(lengths(position, step))
    rows = [row(family, found[family]) for family in FAMILIES if family in found]
    note = (
        f"Lines of the outlines of all forcing chains and nets among the first {STEPS} steps of "
        f"{PUZZLES + len(NESTED)} hard puzzles: as found first, without what is not needed, and as told."
    )
    return Table("Arguments", note, ("technique", "arguments", "lines", "told in", "shorter", "longer"), rows)


def lengths(position: Position, step: Step) -> Lengths:
    """Count the lines of the outline of the evidence as it was found, and of the one that is shown."""
    return count(outline_of(position, step)), count(outline_of(position, logic.plainest(position, step)))


def count(told: Outline) -> int:
    """Count the lines of an outline."""
    return sum(len(branch.lines) for branch in told.branches)


def row(family: str, found: list[Lengths]) -> tuple[str | int, ...]:
    """Sum up the arguments of a family of techniques."""
    first, told = (sum(lines) for lines in zip(*found, strict=True))
    shorter, longer = (sum(one > other for one, other in found), sum(one < other for one, other in found))
    return family.replace("-", " "), len(found), first, told, shorter, longer
