"""The search of a pattern's puzzles, as the page asks for it."""

import json
from itertools import count

from pencilmark.board.boards import board
from pencilmark.board.line import parse_line
from pencilmark.doors.service import Service
from pencilmark.engine.vicinity import leasts

LINE = "2...6...9.7..4..6...9...5.....3.7...84..1..75...5.4.....8...4...3..7..1.1...3...8"
ASKED = {
    "id": 1,
    "kind": "pattern",
    "text": LINE,
    "known": "",
    "count": 4,
    "er": [1.5, 4.4],
    "minimal": False,
    "changed": 1,
    "each_er": True,
    "seed": 5,
}


def answers(clock=lambda: 0.0, **more):
    return Service(clock=clock).open(json.dumps(ASKED | more))


def found(**more):
    *notes, result = [json.loads(reply) for reply in answers(**more) if reply]
    return [one for note in notes for one in note["note"].get("listed", [])], result


def test_what_fits_comes_in_notes_and_what_was_known_does_not_come_again():
    listed, result = found()
    ratings = [one["er"] for one in listed]
    assert len({*ratings}) == len(ratings) == result["value"]["found"] == 4
    assert all(1.5 <= er <= 4.4 for er in ratings) and len(result["value"]["told"]) == 2
    more, _ = found(known="\n".join(one["puzzle"] for one in listed), each_er=False)
    lines = [one["puzzle"] for one in (*listed, *more)]
    nine = board("9")
    assert len({*leasts(nine, [bytes(parse_line(line, nine).givens) for line in lines])}) == 8
    assert {"".join(sign if sign == "." else "X" for sign in line) for line in (*lines, LINE)} == {
        "".join(sign if sign == "." else "X" for sign in LINE)
    }


def test_a_search_that_is_stopped_says_what_it_found_by_then():
    service = Service(clock=count().__next__)
    replies = service.open(json.dumps(ASKED | {"count": 1000}))
    next(filter(None, replies))
    service.cancel(1)
    ended = [json.loads(reply) for reply in replies if reply][-1]
    assert ended["kind"] == "result" and ended["value"]["found"] < 1000


def test_puzzles_of_two_patterns_and_drawings_of_other_boards_are_refused():
    other = LINE[9:18] + LINE[:9] + LINE[18:]
    for wrong in ({"text": f"{LINE}\n{other}"}, {"known": other}, {"text": "X..X" * 4}):
        _, result = found(**wrong)
        assert result["error"]["code"] == "bad-pattern"
