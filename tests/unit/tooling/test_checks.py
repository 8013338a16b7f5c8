"""`build.py check` says how long functions and files are, and which are too long."""

from pathlib import Path

from tooling import checks
from tooling.checks import Sizes


def test_each_function_and_each_file_is_counted(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep/a.py").write_text("def one():\n    pass\n\n\n@cache\ndef two():\n    def three(): ...\n")
    (tmp_path / "b.py").write_text("\n" * 3)
    found = checks.measured(tmp_path)
    assert found.functions == {"deep/a.py:1 one": 2, "deep/a.py:6 two": 2, "deep/a.py:7 three": 1}
    assert found.files == {"b.py": 3, "deep/a.py": 7}


def test_what_is_too_long_is_named() -> None:
    found = Sizes({"a.py:1 one": 41, "a.py:50 two": 40, "b.py:1 three": 3}, {"a.py": 401, "b.py": 400})
    assert found.faults == ["a.py:1 one has 41 lines", "a.py has 401 lines", "the median function has 40 lines"]
    assert str(found) == (
        "3 functions of Python: longest 41 lines, median 40; 2 files of Python: longest 401, median 400.5"
    )
