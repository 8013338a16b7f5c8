"""The examples in docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished

PY = Path(__file__).parents[2] / "py"
KNOWN = {"board": board, "Puzzle": Puzzle, "finished": finished}
"""What examples use without an import, besides what their module has."""


def module_names() -> list[str]:
    paths = (path.relative_to(PY).with_suffix("") for path in PY.rglob("*.py") if ">>> " in path.read_text("utf-8"))
    return sorted(".".join(path.parts).removesuffix(".__init__") for path in paths)


@pytest.mark.parametrize("name", module_names())
def test_the_examples_of_a_module_are_true(name: str) -> None:
    runner = doctest.DocTestRunner()
    module = import_module(name)
    for found in doctest.DocTestFinder().find(module, globs=KNOWN | vars(module)):
        if found.examples:
            runner.run(found)
    assert runner.tries and not runner.failures
