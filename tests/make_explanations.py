"""Writes tests/data/explanations.txt: ``PYTHONPATH=py:. python3 tests/make_explanations.py``; then read all of it.

One explanation of each technique, from the example of its lesson, in teaching order.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.explained import DATA

from pencilmark.board.model import Position, Step
from pencilmark.human.explain import explain
from pencilmark.human.lessons import Lesson, lessons, position
from pencilmark.human.techniques import TECHNIQUES

TARGET = DATA / "explanations.txt"


def first_step(one: Lesson) -> tuple[Position, Step]:
    """Find the first step of a lesson's technique in its example."""
    assert one.example
    here = Position.of(position(one.example))
    return here, next(TECHNIQUES[one.technique].find(here))


def explanation(here: Position, step: Step) -> str:
    """Return a step as the file has it: its id, name, where to look, and the argument."""
    told = explain(here, step)
    return f"{told.technique}\n{told.name}\n{told.where}\n{told.text}\n"


def explanations() -> Iterator[tuple[str, str]]:
    """Yield each technique that has an example with its explanation."""
    for one in lessons():
        if one.example:
            yield one.technique, explanation(*first_step(one))


if __name__ == "__main__":
    TARGET.write_text("\n".join(text for _, text in explanations()))
