"""Writes tests/data/explanations.TAG.txt: ``PYTHONPATH=py:. python3 tests/make_explanations.py``; then read all of it.

One explanation of each technique, from the example of its lesson, in teaching order, in a file for each language; and
tests/data/drawings.txt: how many points of each look its drawing has, their middle, and how far it is along all of
them. What is said in English and drawn at each position of the lessons of rules stands in explanations.ruled.txt there,
how the clues of each variant's example are drawn in drawings.variants.txt.
"""

from collections.abc import Iterable
from dataclasses import asdict
from itertools import pairwise
from math import dist, fsum

from tests.explained import DATA

from pencilmark.board.drawing import Disc, Point, Polyline, Shape, Text
from pencilmark.board.languages import ENGLISH, LANGUAGES
from pencilmark.board.model import Position, Step
from pencilmark.board.speech import use
from pencilmark.human.explain import Explanation, explain
from pencilmark.human.lessons import STORED, Lesson, lessons, position, with_rules
from pencilmark.human.ruled.ladder import RULED
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.teacher import position_of
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.rules.text import read_rules
from pencilmark.rules.variants.registry import VARIANTS

TARGETS = {tag: DATA / f"explanations.{tag}.txt" for tag, language in LANGUAGES.items() if language.is_finished}
DRAWINGS = DATA / "drawings.txt"
RULED_TARGET = DATA / "explanations.ruled.txt"
VARIANTS_DRAWN = DATA / "drawings.variants.txt"
EXAMPLES = DATA.parent / "variants"


def first_step(one: Lesson) -> tuple[Position, Step]:
    """Find the first step of a lesson's technique in its example."""
    assert one.example
    here = Position.of(position(one.example))
    return here, next(TECHNIQUES[one.technique].find(here))


def explanation(here: Position, step: Step, tag: str) -> str:
    """Return a step as the file of a language has it: its id, name, where to look, and the argument."""
    try:
        use(tag)
        told = explain(here, step)
        return f"{told.technique}\n{told.name}\n{told.where}\n{told.text}\n"
    finally:
        use(ENGLISH.tag)


def ruled_explanations(technique: str) -> str:
    """Return the first step at each position of the lesson of a technique of rules, told, and the first one drawn."""
    found = [technique]
    for text in STORED[technique]:
        here = position_of(with_sight(with_rules(text)))
        told = explain(here, next(RULED[technique].find(here)))
        found += [told.where, told.text, *(drawing(told).splitlines()[1:] if len(found) == 1 else ())]
    return "\n".join(found) + "\n"


def drawing(told: Explanation) -> str:
    """Return what is drawn of a step that is told as the file of drawings has it."""
    return drawn(told.technique, told.shapes)


def drawn(name: str, shapes: Iterable[Shape]) -> str:
    """Return *shapes* under a *name*: a line for each look, with its points: how many, their middle, the way along."""
    looks: dict[str, list[Point]] = {}
    for shape in shapes:
        style = " ".join(f"{name} {value}" for name, value in asdict(shape.style).items() if value not in (None, False))
        match shape:
            case Polyline(points=points):
                form = ("curve" if shape.curved else "ring" if shape.closed else "line") + f" of {len(points)}"
            case Disc(centre=at, radius=radius):
                form, points = f"disc {radius:.2f}", (at,)
            case Text(centre=at, text=text, height=height):
                form, points = f"{text} {height:.2f}", (at,)
        looks.setdefault(f"{form}, {style}", []).extend(points)
    lines = [f"{look}: {len(points)} at {_places(points)}" for look, points in sorted(looks.items())]
    return "\n".join((name, *lines)) + "\n"


def drawn_variant(name: str) -> str:
    """Return how the clues of a variant are drawn in its example."""
    sheet = read_rules((EXAMPLES / f"{name}.txt").read_text("utf-8"))
    clues = [rule.clue for rule in sheet.rules if rule.clue and rule.clue.name == name]
    return drawn(name, [shape for clue in clues for shape in VARIANTS[name].draw(clue, sheet.geometry)])


def _places(points: list[Point]) -> str:
    """Write the middle of all points, and how long the way along them is."""
    middle = " ".join(f"{fsum(numbers) / len(points):.2f}" for numbers in zip(*points, strict=True))
    return f"{middle}, {fsum(dist(*two) for two in pairwise(points)):.2f} long" if len(points) > 1 else middle


if __name__ == "__main__":
    steps = [first_step(one) for one in lessons() if one.example]
    for tag, target in TARGETS.items():
        target.write_text("\n".join(explanation(here, step, tag) for here, step in steps), "utf-8")
    DRAWINGS.write_text("\n".join(drawing(explain(here, step)) for here, step in steps), "utf-8")
    RULED_TARGET.write_text("\n".join(map(ruled_explanations, STORED)), "utf-8")
    asking = [name for name, variant in VARIANTS.items() if variant.asks]
    VARIANTS_DRAWN.write_text("\n".join(map(drawn_variant, asking)), "utf-8")
