"""Steps whose evidence is an argument, as a path comes to them."""

from collections.abc import Iterator

from pencilmark.board.line import parse_line
from pencilmark.board.model import Position, Step
from pencilmark.human import logic
from pencilmark.human.argument.shorter import is_argued
from pencilmark.human.ruled.ladder import ladder_for


def arguments_of(line: str, most: int) -> Iterator[tuple[Position, Step]]:
    """Yield the forcing chains and nets among the first *most* steps on the path of a puzzle."""
    position = Position.of(parse_line(line))
    for _ in range(most):
        step = logic.next_step(position, ladder_for(position))
        if step is None:
            return
        if is_argued(step.technique):
            yield position, step
        position = logic.apply(position, step)
