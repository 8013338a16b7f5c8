"""Data of other programs that someone changed: read with notes, or refused with a code, and never in Python's words."""

import copy
import json
import re
import zlib
from base64 import b64encode
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.at_once import parse_fpuzzles, parse_sudokupad, read_link, read_sudokumaker
from tests.ruled import ruled
from tests.unit.exchange.test_fpuzzles import EMPTY, NINE, SAME

from pencilmark.board.errors import InputError
from pencilmark.exchange.found import Reading
from pencilmark.exchange.fpuzzles import write_fpuzzles
from pencilmark.exchange.sudokupad import write_sudokupad
from pencilmark.rules.picture import draw_rules

PYTHONS = re.compile(
    r"NoneType|Error\b|attribute|subscript|iterable|unhashable|unpack|out of range|invalid literal|\bint\b|\bstr\b"
    r"|\bdict\b|object is|not supported between|indices|positional|Traceback|\bNone\b|is left out: '[^']*'$"
)
JUNK = (None, True, -1, 7, 10**9, 2.5, "", "R1C1", "R99C0", "?", [], [[]], [None], {}, {"cells": 3}, {"value": []})
MAKER: dict[str, Any] = {
    "cells": [{"value": 1, "given": True}, *({"candidates": 6} for _ in range(15))],
    "constraints": [
        {"type": 200, "clues": [{"edge": 1, "value": 2}]},
        {"type": 202, "clues": [{"edge": 2, "value": 5}]},
        {"type": 300, "thermometers": [[0, 1, 2]]},
        {"type": 301, "cages": [{"value": "9", "cells": [4, 5, 6]}]},
    ],
}


def of_fpuzzles(rule: str) -> Any:
    return json.loads(write_fpuzzles(ruled(NINE, EMPTY, (rule, "killer 9: r8c1 r8c2"))).text)


def of_sudokupad(rule: str) -> Any:
    data = json.loads(write_sudokupad(puzzle := ruled(NINE, EMPTY, (rule,)), draw_rules(puzzle.rules, NINE)).text)
    data["metadata"].pop("pencilmark")  # as others write it: what the drawings mean is read
    return data


def of_maker(_: str) -> Any:
    return copy.deepcopy(MAKER)


def places(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to every part of nested data, but for the cells, of which there are too many."""
    for key, value in node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ():
        yield (*path, key)
        if key not in ("grid", "cells") or path or len(value) < 9:
            yield from places(value, (*path, key))


def changed(data: Any, path: tuple[Any, ...], junk: Any) -> Any:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = copy.deepcopy(junk)


@pytest.mark.parametrize(
    ("make", "read"), [(of_fpuzzles, parse_fpuzzles), (of_sudokupad, parse_sudokupad), (of_maker, read_sudokumaker)]
)
@given(data=st.data())
def test_changed_data_is_read_with_notes_in_our_words_or_refused_with_a_code(
    make: Callable[[str], Any], read: Callable[[Any], Reading], data: st.DataObject
) -> None:
    found = make(data.draw(st.sampled_from(SAME)))
    path = data.draw(st.sampled_from(list(places(found))))
    changed(found, path, data.draw(st.sampled_from(JUNK)))
    try:
        said = read(found).warnings
    except InputError as error:
        said = (error.message,)
        assert re.fullmatch(r"[a-z-]+", error.code)
    assert not [words for words in said if PYTHONS.search(words)], (path, said)


SECONDS = [
    *("[]", "{}", "null", "5", '"abc"', "[0,0,0]", "[0,0,0,null]", '["0","0","0","0"]', "[0.5,0.5,0,0]"),
    *("[[],0,0,0]", "[true]"),
]


@pytest.mark.parametrize("spaces", SECONDS)
def test_a_link_of_penpa_whose_margins_are_no_four_whole_numbers_is_refused(spaces: str) -> None:
    lines = "\n".join(["square,9,9,38,0,1,1,342,342", spaces, "", '{"zN":{"28":["5",1,"1"]}}'])
    packer = zlib.compressobj(wbits=-15)
    data = b64encode(packer.compress(lines.encode()) + packer.flush()).decode()
    with pytest.raises(InputError) as error:
        read_link(f"https://swaroopg92.github.io/penpa-edit/#m=edit&p={data}")
    assert error.value.code == "bad-link"
