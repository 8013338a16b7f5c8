"""A hint under fog speaks of what is seen, and says so when that is not enough."""

from typing import Any

from pencilmark.board.task import finished
from pencilmark.doors.handlers.teaching import hint
from pencilmark.doors.protocol.teaching import HintData

SOLUTION = "1234341221434321"
GIVENS = [1, 2, 3, 0, 0, 0, 1, 0, 0, 1, 4, 0, 4, 0, 0, 1]


def hinted(covered: list[int], placed: list[int] | None = None) -> HintData:
    asked: dict[str, Any] = {"kind": "hint", "id": 1, "board": "4", "givens": GIVENS, "rules": ["fog: r1c1"]}
    asked |= {"placed": placed or [0] * 16, "marks": [[] for _ in range(16)], "covered": covered}
    return finished(hint(asked))  # type: ignore[arg-type]


def test_a_hint_follows_from_what_is_seen() -> None:
    assert hinted([])["step"]["placements"] == [[3, 4]]
    under = hinted([0, 1, 2, 3])
    assert under["status"] == "step" and [3, 4] not in under["step"]["placements"]
    assert all(under["candidates"][cell] for cell in range(4))  # as if nothing stood there


def test_where_nothing_follows_it_says_that_fog_is_in_the_way() -> None:
    assert hinted(list(range(16)))["status"] == "fog"


def test_a_wrong_digit_is_told_under_fog_too() -> None:
    assert hinted(list(range(16)), [0, 0, 0, 1, *[0] * 12])["status"] == "wrong"
