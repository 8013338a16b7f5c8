"""Nested data is read down to a depth, and not one bracket deeper."""

import pytest

from pencilmark.board.task import finished
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
