"""The short form of links: nested down to a depth, and not one bracket deeper."""

import pytest

from pencilmark.board.errors import FormatError
from pencilmark.board.task import finished
from pencilmark.exchange.short import MAX_DEPTH, parsing_short


def test_lists_are_read_down_to_their_greatest_depth() -> None:
    found = finished(parsing_short("[" * MAX_DEPTH + "7" + "]" * MAX_DEPTH))
    for _ in range(MAX_DEPTH):
        (found,) = found
    assert found == 7
    deeper = MAX_DEPTH + 2
    with pytest.raises(FormatError):
        finished(parsing_short("[" * deeper + "7" + "]" * deeper))
