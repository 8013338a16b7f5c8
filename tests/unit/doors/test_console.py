"""The prompt answers as Python's own does, and what it writes is bounded."""

import pytest

from pencilmark.doors.handlers.python import MOST, Console


@pytest.fixture
def console() -> Console:
    return Console()


def test_the_value_of_an_expression_is_shown(console: Console) -> None:
    assert console.enter("6 * 7") == ("42\n", False, False)


def test_names_stay_from_entry_to_entry(console: Console) -> None:
    assert console.enter("a = 5") == ("", False, False)
    assert console.enter("a + 1") == ("6\n", False, False)


def test_the_package_is_imported(console: Console) -> None:
    assert console.enter("solve('12..34....43..21').status")[0] == "'unique'\n"


def test_a_block_wants_more_lines_until_an_empty_one(console: Console) -> None:
    assert console.enter("for n in range(2):") == ("", True, False)
    assert console.enter("for n in range(2):\n    print(n)") == ("", True, False)
    assert console.enter("for n in range(2):\n    print(n)\n") == ("0\n1\n", False, False)


def test_several_statements_that_were_pasted_run_one_after_the_other(console: Console) -> None:
    assert console.enter("a = 1\nfor n in (1, 2):\n    a += n\na") == ("4\n", False, False)


def test_what_comes_after_a_failure_is_not_run(console: Console) -> None:
    output, more, failed = console.enter("a = 1\n1 / 0\na = 2")
    assert failed and not more and output.endswith("ZeroDivisionError: division by zero\n")
    assert console.enter("a")[0] == "1\n"


def test_a_traceback_shows_the_lines_of_the_visitor_alone(console: Console) -> None:
    console.enter("def deep(n):\n    return 1 / n\n")
    output, _, failed = console.enter("deep(0)")
    assert failed and "handlers" not in output
    assert output.splitlines()[0] == "Traceback (most recent call last):"
    assert "in deep" in output


def test_what_is_no_python_is_told_with_its_place(console: Console) -> None:
    output, more, failed = console.enter("1 +* 2")
    assert failed and not more and "SyntaxError" in output and "^" in output


@pytest.mark.parametrize("end", ["raise SystemExit", "exit()", "raise KeyboardInterrupt"])
def test_nothing_that_is_entered_ends_the_prompt(console: Console, end: str) -> None:
    assert console.enter(end)[2]
    assert console.enter("1") == ("1\n", False, False)


def test_output_is_bounded_and_the_rest_is_counted(console: Console) -> None:
    output, _, failed = console.enter(f"print('x' * {3 * MOST})")
    assert not failed and output.startswith("x" * MOST) and len(output) < MOST + 60
    assert f"{2 * MOST + 1:,} characters more" in output


def test_what_is_written_to_either_stream_is_shown(console: Console) -> None:
    assert console.enter("import sys; sys.stderr.write('oh'); print('well')")[0] == "oh2\nwell\n"
