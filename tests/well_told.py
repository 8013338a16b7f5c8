"""What every explanation keeps to, whatever technique it is of: its words, the cells it names, and its drawing."""

import re
from itertools import pairwise

from pencilmark.board.drawing import Disc, Polyline, Shape, Text
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position, Step
from pencilmark.human.explain import Explanation
from pencilmark.human.logic import plainest
from pencilmark.rules.rule import clue_of

CELL = re.compile(r"r(\d+)c(\d+)")


def check_words(position: Position, step: Step, told: Explanation) -> None:
    """Check that whole sentences say all that a *step* places and removes, and nothing twice in a row."""
    for text in (told.where, told.text):
        assert text.endswith(".") and "  " not in text and " ." not in text and ".." not in text, text
        assert not re.search(r"\b(one|1) (candidates|cells|digits|boxes|rows)\b", text), text
        assert not re.search(r"\b(is|are|has) (?=[,.])", text), text
    for line in told.text.split("\n"):
        assert line and not line.startswith(" ") and (line[0].isupper() or CELL.match(line) or line[0].isdigit()), line
        assert not any(one == other for one, other in pairwise(line.removesuffix(".").split(". "))), line
    for cell, value in step.placements:
        assert f"{position.geometry.cell_name(cell)} is {value}" in told.text
    for cell, value in step.eliminations:
        here = position.geometry.cell_name(cell)
        _, _, removed = told.text.partition("emove ")
        is_removed = re.search(rf"\b{here}\b", removed) and re.search(rf"\b{value}\b", removed)
        assert is_removed or told.text.endswith(f"So {here} is not {value}."), (here, value)


def known_cells(position: Position, step: Step) -> int:
    """List the cells (mask) that an explanation may name: those of the evidence, of its clues, and of what follows."""
    evidence, masks = step.evidence, position.geometry.house_masks
    known = evidence.cells | evidence.fins
    for house in evidence.houses + evidence.base + evidence.cover:
        known |= masks[house]
    for this in evidence.als:
        known |= this.cells
    for chain in evidence.chains:
        for link in chain:
            known |= link.start.cells | link.end.cells
    for painted in (*evidence.colours, step.placements, step.eliminations):
        for candidate in painted:
            known |= 1 << candidate.cell
    for clue in filter(None, (clue_of(position.rules[rule]) for rule in evidence.rules)):
        known |= mask_of(clue.cells)
    return known


def check_cells(position: Position, step: Step, told: Explanation) -> None:
    """Check that no cell is named that has nothing to do with a *step*."""
    words = re.sub(
        r"r\d+c\d+ would have no candidate left", "", told.where + told.text
    )  # that cell is found by arguing
    named = {position.geometry.size * (int(r) - 1) + int(c) - 1 for r, c in CELL.findall(words)}
    assert not named - set(bits(known_cells(position, plainest(position, step))))


def points(shape: Shape) -> list[tuple[float, float, float]]:
    """List the points of a shape, each with how far the shape reaches around it."""
    if isinstance(shape, Polyline):
        return [(x, y, shape.style.width / 2 if shape.style.stroke else 0) for x, y in shape.points]
    return [(*shape.centre, shape.radius if isinstance(shape, Disc) else shape.height / 2)]


def check_shapes(position: Position, step: Step, told: Explanation) -> None:
    """Check that the drawing lies on the board, and writes every value that a *step* is about."""
    size = position.geometry.size
    assert told.shapes and told.where_shapes
    for shape in told.shapes + told.where_shapes:
        for x, y, reach in points(shape):
            assert x - reach >= -0.01 and x + reach <= size + 0.01 and y - reach >= -0.01 and y + reach <= size + 0.01
    written = [shape.text for shape in told.shapes if isinstance(shape, Text)]
    for _, value in step.placements + step.eliminations:
        assert str(value) in written
