"""ER by groups, from easy to the ten hardest: how long each takes, and how often it is the one known.

The puzzles are our own rated ones, and those of the reader's folder: lines of a puzzle and its ER, or tables with a
column ``puzzle`` and one ``se_er`` or ``ER``. ``--se JAR`` has Sukaku Explainer rate them, too, ``--skfr COMMAND`` any
program that writes each puzzle with ER/EP/ED; it reads them from standard input, or from the file that ``{}`` names.
"""

import csv
import re
import resource
import shlex
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.bench.frame import Cell, Context, Table
from tests.bench.rating import timed

from pencilmark.exchange.read import read

OWN = Path(__file__).parents[1] / "data" / "sukaku_puzzles.txt"
MOST = 24
"""Puzzles of a group, at even distances."""
HARDEST = 10
GROUPS = (("easy, to 3", 0.0, 3.0), ("to 6", 3.0, 6.0), ("to 9", 6.0, 9.0), ("above 9", 9.0, 99.0))
SE = 'java -Xrs -Xmx1g -cp {jar} diuf.sudoku.test.serate --threads=1 --format="%g %r/%p/%d" --input={{}}'
RATED = re.compile(r"(\d+\.\d+)\s*/\s*\d+\.\d+\s*/\s*\d+\.\d+")
Rated = tuple[str, float]
"""A puzzle as a line, and its ER."""


def run(context: Context) -> Table:
    """Rate some puzzles of each group with every program."""
    commands = {"Sukaku Explainer": SE.format(jar=shlex.quote(context.se))} if context.se else {}
    commands |= {"skfr": context.skfr} if context.skfr else {}
    rows = [row for name, puzzles in groups(context) for row in measured(name, puzzles, commands)]
    note = (
        f"Up to {MOST} puzzles a group, each with an ER from Sukaku Explainer, by the version that its "
        "list had; seconds of the processor, for other programs with the start of their process."
    )
    header = ("ER", "program", "puzzles", "mean s", "median s", "slowest s", "exact", "wrong")
    return Table("ER, from easy to the hardest", note, header, rows, is_part=context.count is not None)


def groups(context: Context) -> Iterator[tuple[str, list[Rated]]]:
    """Name the groups, and take some puzzles of each."""
    known = sorted(dict(known_in(context.data)).items(), key=lambda rated: rated[1])
    most = context.count or MOST
    for name, low, high in GROUPS:
        here = [rated for rated in known if low < rated[1] <= high]
        yield name, here[:: max(1, -(-len(here) // most))]
    if len(known) > HARDEST:
        yield f"the {HARDEST} hardest", known[-min(HARDEST, most) :]


def known_in(folder: Path | None) -> Iterator[Rated]:
    """Yield our rated puzzles, and those of a *folder*."""
    for path in [OWN, *sorted(folder.glob("*.txt") if folder else ())]:
        for words in map(str.split, path.read_text("utf-8", "replace").splitlines()):
            if len(words) > 1 and len(words[0]) == 81 and re.fullmatch(r"\d+\.\d", words[1]):
                yield words[0], float(words[1])
    for path in sorted(folder.glob("*.csv") if folder else ()):
        with path.open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines):
                if er := row.get("se_er") or row.get("ER"):
                    yield row["puzzle"], float(er)


def measured(name: str, puzzles: Sequence[Rated], commands: dict[str, str]) -> Iterator[tuple[Cell, ...]]:
    """Rate the *puzzles* with our own program and with the others."""
    spent, ours = [], []
    for line, _ in puzzles:
        seconds, found = timed(read(line), ("se",))
        spent.append(seconds)
        ours.append(found.er)
    if puzzles:
        each = sum(spent) / len(spent), median(spent), max(spent)
        yield name, "pencilmark", len(puzzles), *each, *counted(puzzles, ours)
    for program, command in commands.items():
        seconds, theirs = rated_by(command, [line for line, _ in puzzles])
        yield name, program, len(puzzles), seconds / len(puzzles), "", "", *counted(puzzles, theirs)


def counted(puzzles: Sequence[Rated], found: Sequence[float | None]) -> tuple[int, int]:
    """Count the ratings that are as known, and those that are not."""
    exact = sum(er == known for (_, known), er in zip(puzzles, found, strict=True))
    return exact, len(puzzles) - exact


def rated_by(command: str, lines: Sequence[str]) -> tuple[float, list[float | None]]:
    """Run another program; return the seconds of the processor that it took, and the ER of each puzzle."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "puzzles.txt")
        file.write_text("".join(f"{line}\n" for line in lines), "ascii")
        words = [word.replace("{}", file.as_posix()) for word in shlex.split(command)]
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        text = subprocess.run(words, input=file.read_text("ascii"), capture_output=True, text=True, check=True).stdout
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    said = {}
    for answer in text.splitlines():
        if len(answer) > 81 and (rated := RATED.search(answer, 81)):
            said[answer[:81].replace("0", ".")] = float(rated[1])
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent, [said.get(line.replace("0", ".")) for line in lines]
