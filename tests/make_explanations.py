"""Writes tests/data/explanations.TAG.txt: ``PYTHONPATH=py:. python3 tests/make_explanations.py``; then read all of it.

One explanation of each technique, from the example of its lesson, in teaching order, in a file for each language.
"""

from __future__ import annotations

from tests.explained import DATA

from pencilmark.board.languages import ENGLISH, LANGUAGES
from pencilmark.board.model import Position, Step
from pencilmark.board.speech import use
from pencilmark.human.explain import explain
from pencilmark.human.lessons import Lesson, lessons, position
from pencilmark.human.techniques import TECHNIQUES

TARGETS = {tag: DATA / f"explanations.{tag}.txt" for tag, language in LANGUAGES.items() if language.is_finished}


def first_step(one: Lesson) -> tuple[Position, Step]:
    """Find the first step of a lesson's technique in its example."""
    assert one.example
    here = Position.of(position(one.example))
    return here, next(TECHNIQUES[one.technique].find(here))


def explanation(here: Position, step: Step, tag: str = ENGLISH.tag) -> str:
    """Return a step as the file of a language has it: its id, name, where to look, and the argument."""
    try:
        use(tag)
        told = explain(here, step)
        return f"{told.technique}\n{told.name}\n{told.where}\n{told.text}\n"
    finally:
        use(ENGLISH.tag)


if __name__ == "__main__":
    steps = [first_step(one) for one in lessons() if one.example]
    for tag, target in TARGETS.items():
        target.write_text("\n".join(explanation(here, step, tag) for here, step in steps), "utf-8")
