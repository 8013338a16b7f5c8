"""How long functions and files are: short ones can be read at a glance, and small files found by their names."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tooling.places import ROOT

MOST_LINES, MEDIAN_LINES, MOST_OF_FILE = 40, 7, 400
"""Lines of the longest function, of the median one, and of the longest file."""


@dataclass(frozen=True)
class Sizes:
    """Lines of each of the *functions* and *files*, by their names."""

    functions: dict[str, int]
    files: dict[str, int]

    @property
    def faults(self) -> list[str]:
        """Say what is too long."""
        found = [f"{name} has {lines} lines" for name, lines in self.functions.items() if lines > MOST_LINES]
        found += [f"{name} has {lines} lines" for name, lines in self.files.items() if lines > MOST_OF_FILE]
        middle = median(self.functions.values())
        return [*found, *([f"the median function has {middle:g} lines"] if middle > MEDIAN_LINES else [])]

    def __str__(self) -> str:
        functions, files = self.functions.values(), self.files.values()
        return (
            f"{len(functions)} functions of Python: longest {max(functions)} lines, median {median(functions):g}; "
            f"{len(files)} files of Python: longest {max(files)}, median {median(files):g}"
        )


def measured(folder: Path = ROOT / "py") -> Sizes:
    """Count the lines of all functions and files of a *folder*."""
    functions, files = dict[str, int](), dict[str, int]()
    for path in sorted(folder.rglob("*.py")):
        text, name = path.read_text("utf-8"), path.relative_to(folder).as_posix()
        files[name] = text.count("\n")
        functions |= {f"{name}:{line} {own}": lines for line, own, lines in functions_of(text)}
    return Sizes(functions, files)


def functions_of(text: str) -> Iterator[tuple[int, str, int]]:
    r"""Yield the line, the name and the number of lines of each function of a *text*, its decorators apart.

    >>> list(functions_of("def one():\n    pass\n\n\nasync def two():\n    def three():\n        pass\n"))
    [(1, 'one', 2), (5, 'two', 3), (6, 'three', 2)]
    """
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name, (node.end_lineno or node.lineno) - node.lineno + 1
