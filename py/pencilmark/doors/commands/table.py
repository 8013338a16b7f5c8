"""Rows as a table in a file: CSV, JSON lines, or Parquet (which needs pyarrow, an extra), as the file's name says.

The columns are those of the first rows; whatever a later row has besides is in the column *more*, as JSON. Lists of
texts are joined by blanks, other nested data are JSON.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from importlib import import_module
from io import StringIO
from itertools import chain, islice
from pathlib import Path
from typing import Any, BinaryIO, Protocol, TypeAlias

from pencilmark.board.errors import Unavailable, WishError
from pencilmark.doors.commands.files import check_place
from pencilmark.doors.commands.frame import Row

FIRST = 1000
"""Rows from which the columns are taken."""
PART = 10_000
"""Rows that are written at once."""
MORE = "more"
LINES = ".jsonl"
Cell: TypeAlias = str | int | float | bool | None


class Writer(Protocol):
    """What writes rows of cells, all with the same columns."""

    def write(self, rows: list[list[Cell]]) -> None:
        """Write some rows."""

    def close(self) -> None:
        """Finish the file."""


def kept(name: str) -> int:
    """Count the rows that a stopped run left in a file of JSON lines; an incomplete one at its end is cut off.

    Raises WishError for another kind of table, InputError if the file cannot be written.
    """
    path = Path(name)
    if path.suffix.lower() != LINES:
        raise WishError("bad-options/table", known=LINES, found=path.name)
    check_place(path)
    return whole_lines(path) if path.exists() else 0


def whole_lines(path: Path) -> int:
    """Count the lines of a file; an incomplete one at its end is cut off."""
    count = end = 0
    with path.open("r+b") as file:
        for line in file:
            if line.endswith(b"\n"):
                count, end = count + 1, end + len(line)
        file.truncate(end)
    return count


def kept_rows(name: str, kept: int) -> list[Row]:
    """Read the rows that an earlier run has *kept* in the file of that *name*."""
    if not kept:
        return []
    with open(name, encoding="utf-8") as file:
        return [json.loads(line) for line in islice(file, kept)]


def save(rows: Iterable[Row], name: str, is_late: Callable[[Row], bool], kept: int = 0) -> Iterator[Row]:
    """Write *rows* into the file of that *name*; yield those that report an error, and finally a row about the file.

    The last row also says whether any of them *is late*. An earlier run has *kept* some rows there, which stay. Raises
    WishError for a name with another ending, Unavailable if a part is missing.
    """
    path = Path(name)
    kind = path.suffix.lower()
    if kind not in WRITERS:
        raise WishError("bad-options/table", known=", ".join(WRITERS), found=path.name)
    check_place(path)
    if kind == ".parquet":
        _arrow()
    source = iter(rows)
    first = [] if kind == LINES else list(islice(source, FIRST))
    columns = [*dict.fromkeys(name for row in first for name in row if name != "error"), MORE] if kind != LINES else []
    size = 1 if kind == LINES else PART  # a line, once written, is there when the run is stopped
    written, late = kept, False
    with path.open("ab" if kept else "wb") as file, closing(WRITERS[kind](file, columns, first)) as writer:
        part: list[list[Cell]] = []
        for row in chain(first, source):
            if "error" in row:
                yield row
            written, late = written + 1, late or is_late(row)
            part.append(cells_of(row, columns) if columns else [json.dumps(row)])
            if len(part) == size:
                writer.write(part)
                part = []
        writer.write(part)
    yield {"file": str(path), "rows": written} | ({"timeout": True} if late else {})


def cells_of(row: Row, columns: list[str]) -> list[Cell]:
    """Write the cells of a row.

    >>> cells_of({"a": ["x", "y"], "b": 1, "c": {"d": 2}}, ["a", "b", "more"])
    ['x y', 1, '{"c": {"d": 2}}']
    """
    rest = {name: value for name, value in row.items() if name not in columns}
    return [*(cell(row.get(name)) for name in columns[:-1]), json.dumps(rest) if rest else None]


def cell(value: Any) -> Cell:
    """Write a value as one cell."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return " ".join(value)
    return json.dumps(value)


class _Csv:
    def __init__(self, file: BinaryIO, columns: list[str], first: list[Row]) -> None:
        self._file = file
        self.write([list(columns)])

    def write(self, rows: list[list[Cell]]) -> None:
        text = StringIO(newline="")
        csv.writer(text).writerows(rows)
        self._file.write(text.getvalue().encode())

    def close(self) -> None:
        pass


class _Lines:
    def __init__(self, file: BinaryIO, columns: list[str], first: list[Row]) -> None:
        self._file = file

    def write(self, rows: list[list[Cell]]) -> None:
        self._file.write("".join([f"{line}\n" for (line,) in rows]).encode())
        self._file.flush()

    def close(self) -> None:
        pass


def _arrow() -> Any:
    """Import pyarrow, an extra. Raises Unavailable."""
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ImportError as error:
        raise Unavailable("no-parquet") from error


class _Parquet:
    """Each column has the type of its values in the first rows; whole numbers and fractions make fractions."""

    def __init__(self, file: BinaryIO, columns: list[str], first: list[Row]) -> None:
        self._arrow = _arrow()
        rows = [cells_of(row, columns) for row in first]
        types = [self._type({type(row[place]) for row in rows} - {type(None)}) for place in range(len(columns))]
        self._schema = self._arrow.schema(list(zip(columns, types, strict=True)))
        self._texts = [kind == self._arrow.string() for kind in types]
        self._writer = import_module("pyarrow.parquet").ParquetWriter(file, self._schema)

    def _type(self, kinds: set[type]) -> Any:
        if kinds == {bool}:
            return self._arrow.bool_()
        if kinds == {int}:
            return self._arrow.int64()
        return self._arrow.float64() if kinds and kinds <= {int, float} else self._arrow.string()

    def write(self, rows: list[list[Cell]]) -> None:
        if not rows:
            return
        columns = [
            [None if item is None else str(item) for item in column] if is_text else list(column)
            for column, is_text in zip(zip(*rows, strict=True), self._texts, strict=True)
        ]
        arrays = [self._arrow.array(column, kind) for column, kind in zip(columns, self._schema.types, strict=True)]
        self._writer.write_table(self._arrow.Table.from_arrays(arrays, schema=self._schema))

    def close(self) -> None:
        self._writer.close()


WRITERS: dict[str, Callable[[BinaryIO, list[str], list[Row]], Writer]] = {
    ".csv": _Csv,
    LINES: _Lines,
    ".parquet": _Parquet,
}
"""What writes a file, by the ending of its name."""
