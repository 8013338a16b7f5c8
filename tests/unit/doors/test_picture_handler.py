"""A picture that the page has decoded: what it hears of its grid."""

from base64 import b64encode

from tests.pictures.sites import LOOKS, drawn

from pencilmark.board.line import parse_line
from pencilmark.board.task import Running
from pencilmark.doors.handlers.seeing import picture
from pencilmark.doors.protocol.seeing import PictureRequest
from pencilmark.picture.network import FILE

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_the_page_hears_how_far_it_is_and_then_of_each_cell_and_crossing():
    image = drawn(parse_line(LINE).givens, LOOKS["plain"], 36)
    coded = [b64encode(content).decode() for content in (image.tobytes(), FILE.read_bytes())]
    asked = PictureRequest(
        id=1, kind="picture", width=image.width, height=image.height, pixels=coded[0], weights=coded[1]
    )
    task = Running(picture(asked, lambda: 0.0))
    notes = [note["text"] for note in task if note]
    [seen] = task.result["grids"]
    assert notes == ["looking for the grid", "reading the digits"]
    assert seen["puzzle"]["givens"] == list(parse_line(LINE).givens)
    assert (len(seen["points"]), len(seen["options"]), seen["status"]) == (200, 81, "unique")
    assert all(options[0]["odds"] >= options[-1]["odds"] for options in seen["options"])
