"""Pictures on the command line: read wherever a file is, with how sure that is, and refused in words."""

import json
from io import BytesIO

import pytest
from PIL import Image
from tests.pictures.sites import LOOKS, drawn

from pencilmark.__main__ import main
from pencilmark.board.line import parse_line

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
BOARD = drawn(parse_line(LINE).givens, LOOKS["plain"])


@pytest.fixture
def row(tmp_path, capsys):
    """Run a command on a file of some content; its status and its row."""

    def run(content, *command):
        path = tmp_path / "picture"
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            content.save(path, "PNG")
        status = main([*command, str(path), "--json"])
        return status, json.loads(capsys.readouterr().out)

    return run


def test_a_picture_becomes_a_line(row):
    status, found = row(BOARD, "link", "--to", "line")
    assert (status, found["puzzle"], found["text"].strip()) == (0, LINE, LINE)


def test_a_picture_is_solved_and_each_cell_has_its_confidence(row):
    status, found = row(BOARD, "solve")
    about = found["picture"]
    assert (status, found["status"], about["sure"], about["changed"], about["by_hand"]) == (0, "unique", True, [], [])
    assert len(about["confidence"]) == 81 and min(about["confidence"]) > 0.9


def test_a_picture_is_printed(tmp_path, capsys):
    BOARD.save(tmp_path / "picture.png")
    status = main(["sheet", str(tmp_path / "out.pdf"), str(tmp_path / "picture.png"), "--json"])
    assert (status, json.loads(capsys.readouterr().out)["puzzles"]) == (0, 1)


def file_of(image, kind, **options):
    content = BytesIO()
    image.save(content, kind, **options)
    return content.getvalue()


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (file_of(BOARD, "PNG")[:3000], "bad-picture"),
        (b"\xff\xd8\xff\xe0 and no more of a JPEG", "bad-picture"),
        (file_of(BOARD, "GIF", save_all=True, append_images=[BOARD.rotate(90)]), "animated-picture"),
        (Image.new("L", (9000, 6000), 255), "too-large"),
        (Image.new("L", (300, 20), 255), "too-small"),
        (Image.new("L", (300, 300), 255), "no-grid"),
    ],
    ids=["cut", "broken", "animated", "huge", "tiny", "blank"],
)
def test_a_picture_that_cannot_be_read_is_refused_by_a_code(row, content, code):
    status, found = row(content, "solve")
    assert (status, found["error"]["code"]) == (1, code)


def test_a_picture_in_colour_turned_by_its_file_is_upright(row):
    image = BOARD.convert("RGB").rotate(90, expand=True)
    exif = Image.Exif()
    exif[0x0112] = 6  # to be turned by a quarter, clockwise
    status, found = row(file_of(image, "JPEG", exif=exif, quality=90), "link", "--to", "line")
    assert (status, found["puzzle"]) == (0, LINE)


def test_a_drawing_with_scripts_is_no_picture_and_runs_nothing(row):
    svg = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>'
    status, found = row(svg, "solve")
    assert (status, "error" in found) == (1, True)
