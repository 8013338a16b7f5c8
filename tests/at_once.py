"""What the package reads with pauses, read without: tests wait for nothing else."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from pencilmark.board.errors import InputError
from pencilmark.board.geometry import Geometry
from pencilmark.board.task import Slowly, finished
from pencilmark.exchange.drawn import reading_drawings
from pencilmark.exchange.fpuzzles import reading_fpuzzles
from pencilmark.exchange.links import reading_json, reading_link
from pencilmark.exchange.short import parsing_short
from pencilmark.exchange.sites.sudokumaker import reading_sudokumaker
from pencilmark.exchange.sudokupad import reading_sudokupad
from pencilmark.rules.text import reading

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def at_once(task: Callable[Arguments, Slowly[Result]]) -> Callable[Arguments, Result]:
    """Make a function of a task that runs it to its end."""

    @wraps(task)
    def found(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        return finished(task(*args, **kwargs))

    return found


parse_fpuzzles, parse_sudokupad, parse_short = map(at_once, (reading_fpuzzles, reading_sudokupad, parsing_short))
read_sudokumaker, read_drawings = at_once(reading_sudokumaker), at_once(reading_drawings)
read_json, read_link = at_once(reading_json), at_once(reading_link)


def errors_of(text: str, on: Geometry | None = None) -> list[InputError]:
    """List what is wrong with a text of rules, the first mistake of each line."""
    return finished(reading(text, on))[1]
