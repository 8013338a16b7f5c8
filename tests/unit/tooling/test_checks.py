"""Functions and files are short, and `build.py check` says how short."""

from tooling import checks
from tooling.checks import Sizes


def test_functions_and_files_are_short() -> None:
    found = checks.measured()
    assert found.faults == []
    assert len(found.functions) > 4000 and len(found.files) > 450


def test_what_is_too_long_is_named() -> None:
    found = Sizes({"a.py:1 one": 41, "a.py:50 two": 40, "b.py:1 three": 3}, {"a.py": 401, "b.py": 400})
    assert found.faults == ["a.py:1 one has 41 lines", "a.py has 401 lines", "the median function has 40 lines"]
    assert str(found) == (
        "3 functions of Python: longest 41 lines, median 40; 2 files of Python: longest 401, median 400.5"
    )
