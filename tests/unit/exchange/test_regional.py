"""Circles and arrows of cells that count cells of their regions are read if a sentence says what they count."""

from typing import Any

import pytest
from tests.at_once import parse_sudokupad
from tests.ruled import texts

CHAOS = "Chaos construction: divide the grid into regions, each with the digits 1 to 4. "
ALONG = "A digit in a cell with arrows is the number of cells of its own region, including itself, visible along them."
NEAR = "A digit in a circle is the number of cells among the nine around it, including itself, in the same region."
CELLS: list[list[dict[str, Any]]] = [[{} for _ in range(4)] for _ in range(4)]
DRAWN: dict[str, Any] = {
    "arrows": [
        {"wayPoints": [[0.5, 0.6], [0.5, 0.9]]},
        {"wayPoints": [[0.6, 0.5], [0.9, 0.5]]},
        {"wayPoints": [[2.5, 2.5], [2.5, 2.5]]},
    ],
    "overlays": [{"center": [3.5, 3.5], "rounded": True, "width": 0.8, "height": 0.8, "borderColor": "#000000"}],
}
ARROW, CIRCLE = "region-arrow: r1c1 = r1c2 r1c3 r1c4 = r2c1 r3c1 r4c1", "region-count: r4c4 = r3c3 r3c4 r4c3 r4c4"


@pytest.mark.parametrize(
    ("words", "rules"),
    [
        (CHAOS + ALONG, [ARROW]),
        (CHAOS + NEAR, [CIRCLE]),
        (CHAOS + ALONG + " " + NEAR, [ARROW, CIRCLE]),
        (ALONG, []),
        (CHAOS + ALONG.replace(", including itself,", ""), []),
        (CHAOS + ALONG.replace("is the number", "is not the number"), []),
        (CHAOS + ALONG.replace(", including itself,", " (not including itself)"), []),
        (CHAOS + ALONG.replace("including itself", "including the ends but not itself"), []),
        (CHAOS + NEAR.replace("cells among", "distinct digits among"), []),
        (CHAOS + NEAR + " Circles lie.", []),
    ],
)
def test_cells_count_what_a_sentence_says(words: str, rules: list[str]) -> None:
    found = texts(parse_sudokupad({"cells": CELLS, **DRAWN, "metadata": {"rules": words}}).puzzle)
    assert [text for text in found if text.startswith("region-")] == rules


def test_circles_of_two_looks_may_mean_two_things() -> None:
    more = DRAWN["overlays"][0] | {"center": [0.5, 3.5], "borderColor": "#FF0000"}
    data = {"cells": CELLS, "overlays": [*DRAWN["overlays"], more], "metadata": {"rules": CHAOS + NEAR}}
    assert not any(text.startswith("region-") for text in texts(parse_sudokupad(data).puzzle))
