"""The constraints of f-puzzles: for each form of them, how entries become clues of a named variant, and back.

A variant's own record says what it is called there (`Variant.elsewhere`), and what it takes decides the form of its
entries.

f-puzzles keeps a list of entries under each constraint's name; cells are written R1C1, cells outside the grid too.
Names and meanings are those of f-puzzles.com and of the solver most of its users run beside it
(dclamage/SudokuSolver, `FPuzzlesBoard`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import pairwise
from typing import Any

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import cell_name
from pencilmark.board.speech import say
from pencilmark.rules.variants.cells import ray
from pencilmark.rules.variants.definition import Clue, Variant
from pencilmark.rules.variants.registry import called

Data = dict[str, Any]
Meant = Mapping[str, Variant]
"""The variants of a key by the values of its entries; "" for any other value, or none."""
_CELL = re.compile(r"[Rr](\d{1,2})[Cc](\d{1,2})")
_STEPS = {"DR": (1, 1), "DL": (1, -1), "UR": (-1, 1), "UL": (-1, -1)}


class Unwritable(Exception):
    """A clue has no equivalent in the other format; the message says why."""


@dataclass(frozen=True, slots=True)
class Constraint:
    """A constraint *key* of f-puzzles and the *names* of its variants.

    *read* makes clues of one entry on a board of a size, and raises ValueError, with a message of ours, if it is not
    such an entry; *write* makes entries of one clue, and raises Unwritable. *merged*: all entries make one clue.
    """

    key: str
    names: tuple[str, ...]
    read: Callable[[Data, int], Iterable[Clue]]
    write: Callable[[Clue, int], Iterable[Data]]
    merged: bool = False


def listed(entry: Data, key: str) -> list[Any]:
    """Return the list that an *entry* has under a *key*. Raises ValueError.

    >>> listed({"values": [1]}, "values")
    [1]
    >>> listed({"values": 1}, "lines")
    Traceback (most recent call last):
    ValueError: expected a list under "lines", found nothing
    """
    value = entry.get(key)
    if not isinstance(value, list):
        raise ValueError(say("kinds-expected-list", key=key, found=brief(value)))
    return value


def brief(value: object) -> str:
    """Write the beginning of a *value* of JSON for a sentence.

    >>> brief(None), brief({"cells": 5}), brief("R1C1")
    ('nothing', '{"cells": 5}', '"R1C1"')
    """
    return say("kinds-nothing") if value is None else json.dumps(value, ensure_ascii=False)[:20]


def place(name: object) -> tuple[int, int]:
    """Return the row and column (from 0; outside the grid -1 and the size) of a name like R1C1. Raises ValueError."""
    match = _CELL.fullmatch(name) if isinstance(name, str) else None
    if not match:
        raise ValueError(say("kinds-expected-cell-such-r", name=brief(name)))
    return int(match[1]) - 1, int(match[2]) - 1


def cell_of(name: object, size: int) -> int:
    """Return the cell called *name*. Raises ValueError.

    >>> cell_of("R2C1", 9)
    9
    """
    row, column = place(name)
    if not (0 <= row < size and 0 <= column < size):
        raise ValueError(say("kinds-expected-cell-grid-found", name=brief(name)))
    return row * size + column


def name_of(cell: int, size: int) -> str:
    """Name a *cell*; the inverse of `cell_of`."""
    return cell_name(cell, size).upper()


def cells_of(names: object, size: int) -> tuple[int, ...]:
    """Return the cells called *names*. Raises ValueError."""
    if not isinstance(names, list) or not names:
        raise ValueError(say("kinds-expected-cells", found=brief(names)))
    if len(names) > size * size:
        raise ValueError(say("kinds-expected-most-cells", size=size * size))
    return tuple(cell_of(name, size) for name in names)


def names_of(cells: Iterable[int], size: int) -> list[str]:
    """Name *cells*; the inverse of `cells_of`."""
    return [name_of(cell, size) for cell in cells]


def number_of(value: object) -> int | None:
    """Read a number that may be written as text; None if there is none. Raises ValueError."""
    text = str(value).strip() if isinstance(value, str | int) and not isinstance(value, bool) else "?"
    if value is None or not text:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise ValueError(say("kinds-expected-whole-number-found", text=brief(value)))
    return int(text)


def needed(value: object) -> int:
    """Read a number that must be there. Raises ValueError."""
    number = number_of(value)
    if number is None:
        raise ValueError(say("kinds-has-no-number"))
    return number


def names_in(meant: Meant) -> tuple[str, ...]:
    """List the names of variants."""
    return tuple(variant.name for variant in meant.values())


def line(key: str, name: str) -> Constraint:
    """Make the kind of a line, whose entries have lists of cells."""
    return Constraint(
        key,
        (name,),
        lambda entry, size: [Clue(name, (), (cells_of(cells, size),)) for cells in listed(entry, "lines")],
        lambda clue, size: [{"lines": [names_of(clue.cells, size)]}],
    )


def numbered_line(key: str, meant: Meant) -> Constraint:
    """Make the kind of a line with a number: some numbers have their own variant, others are written."""
    own = {int(value): variant.name for value, variant in meant.items() if value}
    other = meant.get("")
    usual = (other.default if other else None) or next(iter(own))

    def standard(size: int) -> int:
        """Return the number that need not be written: for whispers, half the size, rounded up."""
        return (size + 1) // 2 if key == "whispers" else usual

    def read(entry: Data, size: int) -> Iterable[Clue]:
        number = number_of(entry.get("value")) or standard(size)
        if number not in own and not other:
            raise ValueError(say("kinds-expected-value", known=list(meant), value=str(number)))
        name, numbers = (own[number], ()) if number in own or not other else (other.name, (number,))
        return [Clue(name, numbers, (cells_of(cells, size),)) for cells in listed(entry, "lines")]

    def write(clue: Clue, size: int) -> Iterable[Data]:
        number = clue.numbers[0] if clue.numbers else next(number for number in own if own[number] == clue.name)
        value = {} if number == standard(size) else {"value": str(number)}
        return [{"lines": [names_of(clue.cells, size)], **value}]

    return Constraint(key, names_in(meant), read, write)


def cages(key: str, name: str, *, numbered: bool) -> Constraint:
    """Make the kind of a set of cells, with or without a number."""

    def read(entry: Data, size: int) -> Iterable[Clue]:
        number = number_of(entry.get("value")) if numbered else None
        return [Clue(name, (number,) if number else (), (cells_of(listed(entry, "cells"), size),))]

    def write(clue: Clue, size: int) -> Iterable[Data]:
        value = {"value": str(clue.numbers[0])} if clue.numbers else {}
        return [{"cells": names_of(clue.cells, size), **value}]

    return Constraint(key, (name,), read, write)


def single(key: str, name: str) -> Constraint:
    """Make the kind of a mark of single cells."""
    return Constraint(
        key,
        (name,),
        lambda entry, size: [Clue(name, (), (cells_of(entry.get("cells") or [entry.get("cell")], size),))],
        lambda clue, size: [{"cell": name_of(cell, size)} for cell in clue.cells],
        merged=True,
    )


def dot(key: str, name: str, standard: int | None) -> Constraint:
    """Make the kind of a dot between two cells, with a number unless that is the *standard* one."""

    def read(entry: Data, size: int) -> Iterable[Clue]:
        number = number_of(entry.get("value")) or standard
        return [Clue(name, () if number is None else (number,), (two_of(entry, size),))]

    def write(clue: Clue, size: int) -> Iterable[Data]:
        value = {} if clue.numbers in ((), (standard,)) else {"value": str(clue.numbers[0])}
        return [{"cells": names, **value} for names in steps_of(clue, size)]

    return Constraint(key, (name,), read, write)


def two_of(entry: Data, size: int) -> tuple[int, ...]:
    """Return the two cells of an entry. Raises ValueError."""
    cells = cells_of(listed(entry, "cells"), size)
    if len(cells) != 2:
        raise ValueError(say("kinds-expected-two-cells-found", count=len(cells)))
    return cells


def steps_of(clue: Clue, size: int) -> list[list[str]]:
    """Name the pairs of consecutive cells in a clue; they must be neighbours."""
    pairs = [pair for group in clue.groups for pair in pairwise(group)]
    for first, second in pairs:
        if abs(first // size - second // size) + abs(first % size - second % size) != 1:
            raise Unwritable(say("kinds-its-cells-not-neighbours"))
    return [names_of(pair, size) for pair in pairs]


def letter(key: str, meant: Meant) -> Constraint:
    """Make the kind of letters between two cells; each letter is a variant."""
    written = {variant.name: value for value, variant in meant.items()}

    def read(entry: Data, size: int) -> Iterable[Clue]:
        value = str(entry.get("value", "")).strip().upper()
        if value not in meant:
            raise ValueError(say("kinds-expected-value", known=list(meant), value=brief(entry.get("value"))))
        return [Clue(meant[value].name, (), (two_of(entry, size),))]

    def write(clue: Clue, size: int) -> Iterable[Data]:
        return [{"cells": names, "value": written[clue.name]} for names in steps_of(clue, size)]

    return Constraint(key, names_in(meant), read, write)


def arrow(key: str, name: str) -> Constraint:
    """Make the kind of arms that leave a circle."""
    return Constraint(key, (name,), partial(_read_arrow, name), _write_arrow)


def _read_arrow(name: str, entry: Data, size: int) -> Iterable[Clue]:
    circle = tuple(sorted(cells_of(listed(entry, "cells"), size)))  # a pill with two digits is read as it lies
    arms = [tuple(cell for cell in cells_of(arm, size) if cell not in circle) for arm in listed(entry, "lines")]
    return [Clue(name, (), (circle, *arms))] if arms else []


def _write_arrow(clue: Clue, size: int) -> Iterable[Data]:
    circle, *arms = clue.groups
    if tuple(sorted(circle)) != circle:
        raise Unwritable(say("kinds-its-circle-not-read"))

    def start(arm: tuple[int, ...]) -> int:
        row, column = divmod(arm[0], size)
        return min(circle, key=lambda cell: max(abs(cell // size - row), abs(cell % size - column)))

    return [{"cells": names_of(circle, size), "lines": [names_of((start(arm), *arm), size) for arm in arms]}]


def outside(key: str, name: str) -> Constraint:
    """Make the kind of a clue beside a row or column."""

    def read(entry: Data, size: int) -> Iterable[Clue]:
        number = needed(entry.get("value"))
        row, column = place(entry.get("cell"))
        step = (row < 0) - (row == size), (column < 0) - (column == size)
        start = row + step[0], column + step[1]
        if 0 not in step or step == (0, 0) or not _inside(start, size):
            raise ValueError(say("kinds-expected-cell-beside-grid", cell=brief(entry["cell"])))
        return [Clue(name, (number,), (ray(start[0] * size + start[1], step, size),))]

    def write(clue: Clue, size: int) -> Iterable[Data]:
        cells = clue.cells
        (row, column), (next_row, next_column) = divmod(cells[0], size), divmod(cells[1], size)
        step = next_row - row, next_column - column
        where = row - step[0], column - step[1]
        if 0 not in step or _inside(where, size) or ray(cells[0], step, size) != cells:
            raise Unwritable(say("kinds-does-not-look-along-whole"))
        return [{"cell": f"R{where[0] + 1}C{where[1] + 1}", "value": str(clue.numbers[0])}]

    return Constraint(key, (name,), read, write)


def _inside(where: tuple[int, int], size: int) -> bool:
    return 0 <= where[0] < size and 0 <= where[1] < size


def slanted(key: str, name: str) -> Constraint:
    """Make the kind of a clue beside a diagonal."""
    return Constraint(key, (name,), partial(_read_diagonal, name), _write_diagonal)


def _read_diagonal(name: str, entry: Data, size: int) -> Iterable[Clue]:
    number = needed(entry.get("value"))
    row, column = place(entry.get("cell"))
    step = _STEPS.get(str(entry.get("direction")))
    if step is None:
        raise ValueError(say("kinds-expected-direction", known=tuple(_STEPS), found=brief(entry.get("direction"))))
    where = row + step[0], column + step[1]
    if _inside((row, column), size) or not _inside(where, size):
        raise ValueError(say("kinds-expected-cell-beside-grid", cell=brief(entry["cell"])))
    return [Clue(name, (number,), (ray(where[0] * size + where[1], step, size),))]


def _write_diagonal(clue: Clue, size: int) -> Iterable[Data]:
    row, column = divmod(clue.cells[0], size)
    for direction, step in _STEPS.items():
        where = row - step[0], column - step[1]
        if not _inside(where, size) and ray(clue.cells[0], step, size) == clue.cells:
            cell = f"R{where[0] + 1}C{where[1] + 1}"
            cells = names_of(clue.cells, size)
            return [{"cell": cell, "direction": direction, "value": str(clue.numbers[0]), "cells": cells}]
    raise Unwritable(say("kinds-does-not-look-along"))


def copies(key: str, name: str) -> Constraint:
    """Make the kind of groups of cells that belong together in pairs."""
    return Constraint(
        key,
        (name,),
        lambda entry, size: [
            Clue(name, (), (cells_of(listed(entry, "cells"), size), cells_of(listed(entry, "cloneCells"), size)))
        ],
        lambda clue, size: [
            {"cells": names_of(clue.groups[0], size), "cloneCells": names_of(group, size)} for group in clue.groups[1:]
        ],
    )


def circled(key: str, name: str) -> Constraint:
    """Make the kind of a set of cells with several numbers."""

    def read(entry: Data, size: int) -> Iterable[Clue]:
        values = tuple(sorted(needed(value) for value in listed(entry, "values")))
        cells = tuple(sorted(cells_of(listed(entry, "cells"), size)))
        return [Clue(name, values, (cells,))] if values else []

    return Constraint(
        key, (name,), read, lambda clue, size: [{"cells": names_of(clue.cells, size), "values": list(clue.numbers)}]
    )


def kind_of(key: str, meant: Meant) -> Constraint:
    """Make the kind of a *key*, whose entries have the form that its variants take.

    >>> kind_of("xv", called("fpuzzles")["xv"]).names
    ('x', 'v')
    """
    variant = next(iter(meant.values()))
    name, most = variant.name, variant.numbers[1]
    if variant.takes == "sight":
        return slanted(key, name) if variant.diagonal else outside(key, name)
    if variant.takes == "parts":
        return arrow(key, name) if variant.joint == "=" else copies(key, name)
    if variant.takes == "cells":
        if most > 1:
            return circled(key, name)
        is_mark = not most and variant.counts[0] == 1
        return single(key, name) if is_mark else cages(key, name, numbered=bool(most))
    if variant.between:
        return letter(key, meant) if "" not in meant else dot(key, name, variant.default)
    return numbered_line(key, meant) if most or any(meant) else line(key, name)


KINDS = tuple(
    kind_of(key, meant)
    for key, meant in called("fpuzzles").items()
    if all(variant.takes not in ("board", "labels") for variant in meant.values())
)
BY_KEY = {kind.key: kind for kind in KINDS}
BY_NAME = {name: kind for kind in KINDS for name in kind.names}
