"""What a bench is given and what it gives back."""

import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

MOST = 1.5
"""Programs that may want each processor while a table is measured that is written."""
ALONE = 1.25
"""As many leave our own processes, and what ended a moment ago, as good as alone."""


def load() -> float:
    """Return how many programs wanted each processor in the last minute, our own among them."""
    return os.getloadavg()[0] / (os.cpu_count() or 1)


def machine() -> str:
    """Name the Python and the machine that figures come from."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.system()} on {platform.machine()}, {os.cpu_count()} processors"


def conditions(load: float) -> str:
    """Say where a table was measured, and what of it means something if the machine was crowded."""
    crowded = " A crowded machine: compare only within this table." if load > MOST else ""
    return f"Measured with {machine()}, at a load of {load:.1f} a processor.{crowded}"


Cell = str | int | float


@dataclass(frozen=True)
class Context:
    """What a bench may use: a folder with puzzles of the reader's own, if any, and a Node.

    *count* says how much of a long one is wanted, None for all of it; *jobs* how many processes may work. *rivals* are
    programs of the reader's own, each as NAME=COMMAND; *se* is a JAR of Sukaku Explainer, *skfr* a command that rates,
    *tdoku* the program of tdoku that measures it.
    """

    data: Path | None
    node: Path
    count: int | None = None
    jobs: int = 2
    rivals: tuple[str, ...] = ()
    se: str = ""
    skfr: str = ""
    tdoku: str = ""


@dataclass(frozen=True)
class Table:
    """What a bench found; *note* says how it was measured."""

    title: str
    note: str
    header: tuple[str, ...]
    rows: Sequence[tuple[Cell, ...]]
    is_part: bool = False
    """Whether fewer were measured than the table is about: it is printed, and not written over the whole one."""


Bench = Callable[[Context], Table | Sequence[Table]]


def marked(found: Table | Sequence[Table], conditions: str) -> list[Table]:
    """Return what a bench found with the *conditions* said under which it was measured."""
    return [
        replace(table, note=f"{table.note} {conditions}") for table in ([found] if isinstance(found, Table) else found)
    ]


def write_tables(found: Table | Sequence[Table]) -> str:
    """Write what a bench found, one table or several, as a section of Markdown."""
    return "\n".join(map(write_table, [found] if isinstance(found, Table) else found))


def write_table(table: Table) -> str:
    """Write *table* with its title and note."""
    lines = [table.header, tuple("-:" if place else "-" for place in range(len(table.header))), *table.rows]
    grid = "\n".join(f"| {' | '.join(map(write_cell, line))} |" for line in lines)
    return f"## {table.title}\n\n{table.note}\n\n{grid}\n"


def write_cell(cell: Cell) -> str:
    """Write a number with three significant digits and no exponent, anything else as it is."""
    if isinstance(cell, float):
        return f"{cell:.3g}" if abs(cell) < 1000 else f"{cell:.0f}"
    return str(cell)


def merge_section(earlier: str, found: Table | Sequence[Table]) -> str:
    """Return a section in which the whole tables *found* stand for those of their titles; the other ones stay."""
    tables = {part.split("\n", 1)[0]: f"## {part}" for part in ("\n" + earlier).split("\n## ")[1:]}
    for table in [found] if isinstance(found, Table) else found:
        if not table.is_part:
            tables[table.title] = write_table(table)
    return "\n".join(part.strip("\n") + "\n" for part in tables.values())


def read_sections(text: str) -> dict[str, str]:
    """Read the sections of a report by their names; inverse of `write_sections`."""
    parts = text.split("<!-- bench: ")[1:]
    return {name: section.strip("\n") + "\n" for name, section in (part.split(" -->\n", 1) for part in parts)}


def write_sections(head: str, sections: dict[str, str]) -> str:
    """Write a report of named *sections* under *head*."""
    return head + "".join(f"\n<!-- bench: {name} -->\n\n{section}" for name, section in sections.items())
