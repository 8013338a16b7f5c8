"""Whole commands on one puzzle, each a process of its own; and graded puzzles by the second, beside qqwing.

``--rival NAME=COMMAND`` measures another maker, too, such as HoDoKu: {} in the command stands for how many.
"""

import os
import shlex
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.bench.frame import Cell, Context, Table
from tests.bench.many import OURS, cost

from pencilmark.human.techniques.technique import LEVELS

TURNS = 7
PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
COMMANDS: tuple[tuple[Sequence[str], str], ...] = (
    (("--version",), "0.1"),
    (("solve",), "0.1"),
    (("check",), ""),
    (("hint",), ""),
    (("path",), ""),
    (("rate",), ""),
    (("generate", "--seed", "1"), ""),
)
"""What is run, and the goal in seconds of processor time."""
MADE = {"Beginner": 200, "Easy": 200, "Medium": 100, "Hard": 50, "Expert": 20, "Extreme": 5, "Beyond": 1}
SEED = ("--seed", "1")
THEIRS = ("simple", "easy", "intermediate", "expert")
THEIR_COUNT = 20
NOTHING = Path(os.devnull)
FIELDS = ("processor", "seconds", "megabytes")


def run(context: Context) -> list[Table]:
    """Measure commands on one puzzle, then the making of puzzles of a level."""
    return [asked(), made(context)]


def asked() -> Table:
    """Measure the commands in turn."""
    with TemporaryDirectory() as folder:
        puzzle = Path(folder) / "puzzle.txt"
        puzzle.write_text(PUZZLE)
        turns = [[cost((*OURS, *command), puzzle) for command, _ in COMMANDS] for _ in range(TURNS)]
    rows = list[tuple[Cell, ...]]()
    for place, (command, goal) in enumerate(COMMANDS):
        runs = [turn[place] for turn in turns]
        rows.append(
            (
                f"pencilmark {' '.join(command)}",
                *(median(getattr(one, field) for one in runs) for field in FIELDS),
                goal,
            )
        )
    note = f"Whole processes, a puzzle of 17 givens at their standard input; medians of {TURNS} turns, all in turn."
    return Table("One puzzle on the command line", note, ("command", "processor, s", "clock, s", "MB", "goal, s"), rows)


def made(context: Context) -> Table:
    """Measure puzzles of each level, minimal ones for us and what qqwing makes."""
    rows = [(name, rate_of(command, count)) for name, command, count in makers(context)]
    note = (
        "Puzzles a second of processor time, whole processes. Ours are minimal with `--minimal`, as qqwing's are; "
        "its levels are its own, and it tells them by what its solver needs."
    )
    return Table("Graded puzzles on the command line", note, ("program", "a second"), rows)


def makers(context: Context) -> Iterator[tuple[str, Sequence[str], int]]:
    """Yield the commands that make puzzles of a level, and how many each is asked for."""
    if found := shutil.which("qqwing"):
        for level in THEIRS:
            command = (found, "--generate", str(THEIR_COUNT), "--difficulty", level, "--csv")
            yield f"qqwing --difficulty {level}", command, THEIR_COUNT
    for told in context.rivals:
        name, _, command = told.partition("=")
        yield name, shlex.split(command.format(THEIR_COUNT)), THEIR_COUNT
    for level in LEVELS:
        count = min(MADE[level], context.count or MADE[level])
        for more in ((), ("--minimal",)) if level not in ("Beginner", "Beyond") else ((),):
            wish = ("generate", "--level", level, *more)
            yield f"pencilmark {' '.join(wish)}", (*OURS, *wish, "--count", str(count), *SEED), count


def rate_of(command: Sequence[str], count: int) -> float:
    """Return how many puzzles a command makes in a second of processor time."""
    return count / cost(command, NOTHING).processor
