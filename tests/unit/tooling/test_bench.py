"""The frame in which benches are run and reported."""

import shlex
import sys
from pathlib import Path

import pytest
from tests.bench import front, reached
from tests.bench.__main__ import REPORT
from tests.bench.changes import PACKAGE, drawn
from tests.bench.frame import (
    MOST,
    Context,
    Table,
    conditions,
    marked,
    merge_section,
    read_sections,
    write_sections,
    write_table,
    write_tables,
)
from tests.bench.many import SLOW, cost, rivals, row
from tests.bench.mutants import equivalent


def test_a_table_is_markdown_with_numbers_to_the_right() -> None:
    table = Table("Speed", "Per second.", ("engine", "fast", "slow"), [("ours", 12345.6, 0.01234), ("theirs", 7, 1.0)])
    assert write_table(table) == (
        "## Speed\n\nPer second.\n\n"
        "| engine | fast | slow |\n| - | -: | -: |\n| ours | 12346 | 0.0123 |\n| theirs | 7 | 1 |\n"
    )


def test_several_tables_of_one_bench_are_one_section() -> None:
    tables = [Table("One", "First.", ("a", "b"), [("x", 1)]), Table("Two", "Second.", ("a", "b"), [("y", 2)])]
    section = write_tables(tables)
    assert section == f"{write_table(tables[0])}\n{write_table(tables[1])}"
    assert read_sections(write_sections("# Head\n", {"both": section})) == {"both": section}


def test_the_sections_of_a_report_are_read_as_they_were_written() -> None:
    sections = {"one": "## One\n\ntext\n", "two": "## Two\n"}
    assert read_sections(write_sections("# Head\n", sections)) == sections


def test_a_table_that_was_not_measured_again_stays() -> None:
    old = [Table(title, "Then.", ("a", "b"), [("x", 1)]) for title in ("One", "Two")]
    new = Table("One", "Now.", ("a", "b"), [("x", 2)])
    assert merge_section(write_tables(old), new) == write_tables([new, old[1]])
    assert merge_section("", new) == write_table(new)


def test_a_part_does_not_replace_the_whole() -> None:
    whole = Table("One", "Many.", ("a", "b"), [("x", 20000)])
    part = Table("One", "Few.", ("a", "b"), [("x", 20)], is_part=True)
    assert merge_section(write_table(whole), part) == write_table(whole)
    assert merge_section("", part) == ""


def test_each_table_says_where_and_in_what_a_crowd_it_was_measured() -> None:
    tables = [Table(title, "Then.", ("a", "b"), [("x", 1)]) for title in ("One", "Two")]
    for alone in (tables[0], tables):
        assert all(table.note == "Then. Quiet." for table in marked(alone, "Quiet."))
    assert "crowded" not in conditions(MOST)
    assert "at a load of 1.6 a processor. A crowded machine" in conditions(MOST + 0.1)


COUNTS = "import sys; lines = sys.stdin.read().split(); print(len(lines), len({len(line) for line in lines}))"
FAILS = "import sys; sys.exit(3)"


def context(*told):
    return Context(None, Path("node"), None, 1, told)


@pytest.fixture
def lines(tmp_path):
    path = tmp_path / "lines.txt"
    path.write_text(f"{'.' * 81}\n" * SLOW)
    return path


def test_a_program_that_is_named_is_run_on_the_lines_beside_the_others(lines):
    named = dict(rivals(context(f"counter={shlex.join([sys.executable, '-c', COUNTS])}")))
    assert list(named)[-1] == "counter"
    used = cost(named["counter"], lines, f"{SLOW} 1".encode())
    assert used.seconds > 0 and used.megabytes > 1
    assert row("counter", SLOW, used)[:2] == ("counter", "2,000")


def test_the_readme_says_of_speed_what_the_report_says() -> None:
    text = front.FRONT.read_text("utf-8")
    assert front.with_rows(text, front.front_rows(REPORT.read_text("utf-8"))) == text


def test_a_program_that_fails_or_says_something_else_ends_the_bench(lines):
    for code, wanted in ((FAILS, None), (COUNTS, b"1999 1")):
        with pytest.raises(AssertionError):
            cost([sys.executable, "-c", code], Path(lines), wanted)


def test_each_change_that_no_test_can_notice_is_of_a_line_that_there_is() -> None:
    sources = {
        name: (PACKAGE / name).read_text("utf-8") for change, _ in equivalent() for name in [change.split(":")[0]]
    }
    assert [line for change, line in equivalent() if f"{line}\n" not in sources[change.split(":")[0]]] == []


def test_what_an_earlier_version_kept_of_tests_is_found_out_anew(tmp_path, monkeypatch) -> None:
    kept = tmp_path / "reached.json"
    monkeypatch.setattr(reached, "KEPT", kept)
    kept.write_text('{"import": [], "names": [], "tests": {}}', "utf-8")
    found = [name for name in reached.files() if "board" in Path(name).parts]
    assert sorted(reached.changed(["board"])) == sorted([*found, str(reached.DOCTESTS), str(reached.CHOICES)])


def test_a_number_of_a_module_meets_the_tests_named_after_it_though_they_enter_nothing() -> None:
    known = reached.Reached(
        frozenset(),
        {"tests/unit/board/test_model.py::a": 1.0, "tests/unit/board/test_line.py::b": 0.1},
        {"tests/unit/board/test_model.py::a": frozenset(), "tests/unit/board/test_line.py::b": frozenset()},
    )
    mutant = next(one for one in drawn("board/model.py", 1000, 1) if not one.functions)
    assert known.plan(mutant) == ["tests/unit/board/test_model.py::a"]
