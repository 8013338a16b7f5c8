"""Nested data and the short form of links are read down to a depth, and not one bracket deeper."""

import pytest

from pencilmark.board.errors import FormatError
from pencilmark.board.task import finished
from pencilmark.exchange.short import MAX_DEPTH as SHORT_DEPTH
from pencilmark.exchange.short import parsing_short
from pencilmark.exchange.text.nested import MAX_DEPTH, MAX_DEPTH_OF_JSON, literal, parse_json


def brackets(depth: int) -> str:
    return "[" * depth + "7" + "]" * depth


def depth_of(data: object) -> int:
    return 1 + depth_of(data[0]) if isinstance(data, list) and data else int(isinstance(data, list))


@pytest.mark.parametrize("depth", [1, MAX_DEPTH_OF_JSON, MAX_DEPTH_OF_JSON + 1])
def test_json_is_read_down_to_its_greatest_depth(depth: int) -> None:
    found = parse_json(brackets(depth))
    assert found is None if depth > MAX_DEPTH_OF_JSON else depth_of(found) == depth


def test_brackets_side_by_side_are_not_deep() -> None:
    assert parse_json("[" + ",".join(["[]"] * 200) + "]") == [[]] * 200


@pytest.mark.parametrize("depth", [1, MAX_DEPTH, MAX_DEPTH + 1])
def test_lists_of_code_are_read_down_to_their_greatest_depth(depth: int) -> None:
    assert depth_of(finished(literal(brackets(depth)))) == min(depth, MAX_DEPTH) + 1, "the whole is a list, too"


def test_lists_of_links_are_read_down_to_their_greatest_depth() -> None:
    found = finished(parsing_short("[" * SHORT_DEPTH + "7" + "]" * SHORT_DEPTH))
    for _ in range(SHORT_DEPTH):
        (found,) = found
    assert found == 7
    deeper = SHORT_DEPTH + 2
    with pytest.raises(FormatError):
        finished(parsing_short("[" * deeper + "7" + "]" * deeper))
