"""Rows saved as tables: the same rows, whatever the file."""

import csv
import json

import pytest

from pencilmark.__main__ import main
from pencilmark.doors.commands import table

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
LIST = f"{HARD}\n{'.' * 81}\n{HARD[:50]}\n11{'.' * 79}\n{HARD}\n"


@pytest.fixture
def saved(tmp_path, command):
    def run(name, *arguments):
        (tmp_path / "list.txt").write_text(LIST)
        return *command("", *arguments, tmp_path / "list.txt", "--save", tmp_path / name), tmp_path / name

    return run


def test_a_table_has_a_row_for_each_puzzle_and_the_errors_are_told(saved):
    status, told, path = saved("rows.csv", "solve")
    assert (status, [set(row) for row in told]) == (1, [{"line", "error"}, {"file", "rows"}])
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["status"] for row in rows] == ["unique", "multiple", "", "none", "unique"]
    assert (len(rows[0]["solutions"]), len(rows[1]["solutions"].split())) == (81, 2)
    assert json.loads(rows[2]["more"])["error"]["code"] == "bad-length"


def test_lines_of_json_are_what_is_written_without_a_file(saved, tmp_path, capsys):
    path = saved("rows.jsonl", "check")[2]
    main(["check", "--json", str(tmp_path / "list.txt")])
    assert path.read_text() == capsys.readouterr().out


def test_what_only_a_later_row_has_is_kept(monkeypatch, tmp_path):
    monkeypatch.setattr(table, "FIRST", 1)
    monkeypatch.setattr(table, "PART", 1)
    list(table.save([{"a": 1}, {"a": 2, "b": [{"c": 3}]}], tmp_path / "rows.csv", lambda row: False))
    assert (tmp_path / "rows.csv").read_bytes() == b'a,more\r\n1,\r\n2,"{""b"": [{""c"": 3}]}"\r\n'


def test_a_run_that_had_too_little_time_for_some_says_so_at_its_end(saved):
    status, told, _ = saved("rows.jsonl", "check", "--seconds", "0")
    assert (status, told[-1].get("timeout")) == (1, True)  # of what is bad and what is late, what is bad


def test_another_ending_is_refused_before_anything_is_done(saved):
    status, told, path = saved("rows.xls", "solve")
    assert (status, told, path.exists()) == (2, [], False)


def test_parquet_has_columns_of_their_own_types(saved):
    from pyarrow import parquet

    columns = parquet.read_table(saved("rows.parquet", "check")[2]).to_pydict()
    assert columns["unique"] == [True, False, None, False, True]
    assert columns["conflicts"] == ["", "", None, "r1c1 r1c2", ""]


def test_parquet_without_pyarrow_is_told(saved, monkeypatch, capsys):
    def nothing(name):
        raise ImportError(name)

    monkeypatch.setattr(table, "import_module", nothing)
    status, _, path = saved("rows.parquet", "check")
    assert (status, path.exists()) == (2, False)


REMARKS, LINES_OF_WINDOWS = f"{HARD}\n# a remark\n\n{HARD}\n{HARD}\n{HARD}\n", f"{HARD}\r\n" * 4


@pytest.mark.parametrize(
    ("text", "command"),
    [
        (LIST, "steps --technique hidden-single"),
        (LIST, "canon"),
        (LIST, "check"),
        (REMARKS, "check"),
        (LINES_OF_WINDOWS, "check"),
    ],
)
def test_a_run_goes_on_where_another_was_stopped_and_ends_with_the_same_bytes(text, command, tmp_path, capsys):
    source, path = tmp_path / "list.txt", tmp_path / "rows.jsonl"
    source.write_text(text, newline="")
    arguments = [*command.split(), str(source), "--json", "--save", str(path)]
    main(arguments)
    whole = path.read_bytes()
    for cut in (0, 5, whole.index(b"\n") + 1, len(whole) * 2 // 3, len(whole) - 1, len(whole)):
        path.write_bytes(whole[:cut])
        capsys.readouterr()
        main([*arguments, "--resume"])
        assert path.read_bytes() == whole
        assert json.loads(capsys.readouterr().out.splitlines()[-1])["rows"] == whole.count(b"\n")


@pytest.mark.parametrize("options", [("--resume",), ("--resume", "--save", "rows.csv")])
def test_only_lines_of_json_are_gone_on_with(options, tmp_path, capsys):
    (tmp_path / "list.txt").write_text(LIST)
    assert main(["check", str(tmp_path / "list.txt"), *options]) == 2
