"""The examples in docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

PY = Path(__file__).parents[2] / "py"


def module_names() -> list[str]:
    paths = (path.relative_to(PY).with_suffix("") for path in PY.rglob("*.py"))
    return sorted(".".join(path.parts).removesuffix(".__init__") for path in paths)


@pytest.mark.parametrize("name", module_names())
def test_the_examples_of_a_module_are_true(name: str) -> None:
    failed, _ = doctest.testmod(import_module(name))
    assert failed == 0
