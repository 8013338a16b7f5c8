"""Pictures at both doors: read wherever a file is, with how sure that is, and refused in words."""

import json
import sys
from base64 import b64encode
from io import BytesIO

import pillow_heif
import pytest
from PIL import Image
from tests.pictures.boards import LOOKS, drawn

from pencilmark.__main__ import main
from pencilmark.board.line import parse_line
from pencilmark.board.task import Running
from pencilmark.doors.handlers.seeing import picture
from pencilmark.doors.protocol.seeing import PictureRequest
from pencilmark.engine import solve
from pencilmark.paper.entry import Entry
from pencilmark.paper.options import Sheet
from pencilmark.paper.pdf import write_pdf
from pencilmark.paper.sheet import sheet_pages
from pencilmark.picture.network import FILE

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
OTHER = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
BOARD = drawn(parse_line(LINE).givens, LOOKS["plain"])


def solution(line):
    return "".join(map(str, solve(parse_line(line)).solutions[0]))


@pytest.fixture
def rows(tmp_path, command):
    """Run a command on a file of some content; its status and its rows."""

    def run(content, *arguments):
        path = tmp_path / "picture"
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            content.save(path, "PNG")
        return command("", *arguments, path)

    return run


@pytest.fixture
def row(rows):
    """Run a command on a file of some content; its status and its row."""

    def run(content, *command):
        status, [found] = rows(content, *command)
        return status, found

    return run


def test_a_picture_becomes_a_line(row):
    status, found = row(BOARD, "link", "--to", "line")
    assert (status, found["puzzle"], found["text"].strip()) == (0, LINE, LINE)


def test_a_picture_is_solved_and_each_cell_has_its_confidence(row):
    status, found = row(BOARD, "solve")
    about = found["picture"]
    assert (status, found["status"], about["sure"], about["changed"], about["by_hand"]) == (0, "unique", True, [], [])
    assert len(about["confidence"]) == 81 and min(about["confidence"]) > 0.9


@pytest.fixture(scope="module")
def document():
    """Our own PDF: two puzzles on a page, then their solutions on another."""
    entries = [Entry(puzzle, solve(puzzle).solutions[0]) for puzzle in map(parse_line, (LINE, OTHER))]
    return write_pdf(sheet_pages(entries, Sheet("A4", per_page=2)))


@pytest.mark.parametrize(
    "command", ["sheet OUT PDF", "book OUT --puzzles PDF", "worksheet OUT hidden-single --puzzles PDF"]
)
def test_pictures_are_printed_wherever_a_file_of_puzzles_is(tmp_path, capsys, document, command):
    (tmp_path / "PDF").write_bytes(document)
    status = main([*(str(tmp_path / part) if part.isupper() else part for part in command.split()), "--json"])
    made = json.loads(capsys.readouterr().out)
    assert (status, made["puzzles"]) == (0, 1 if "worksheet" in command else 2)


def test_the_puzzles_of_a_pdf_are_a_list_without_the_solutions_that_follow(rows, document):
    status, found = rows(document, "link", "--to", "line")
    assert (status, [one["puzzle"] for one in found]) == (0, [LINE, OTHER])


@pytest.mark.parametrize(("page", "puzzles"), [("2", list(map(solution, (LINE, OTHER)))), ("1-2", [LINE, OTHER])])
def test_pages_of_a_pdf_are_chosen(rows, document, page, puzzles):
    assert [one["puzzle"] for one in rows(document, "link", "--to", "line", "--page", page)[1]] == puzzles


@pytest.mark.parametrize(("page", "code"), [("7", "no-page"), ("1", "bad-picture")])
def test_a_page_that_is_not_there_and_a_broken_pdf_are_refused_by_a_code(row, document, page, code):
    content = document if code == "no-page" else document[:500]
    assert row(content, "solve", "--page", page)[1]["error"]["code"] == code


def test_a_picture_in_heic_is_read(row):
    pillow_heif.register_heif_opener()
    assert row(file_of(BOARD.convert("RGB"), "HEIF"), "link", "--to", "line")[1]["puzzle"] == LINE


@pytest.mark.parametrize(("missing", "extra"), [("pypdfium2", "picture-pdf"), ("pillow_heif", "picture-heic")])
def test_what_is_missing_is_named_with_what_installs_it(tmp_path, capsys, monkeypatch, document, missing, extra):
    monkeypatch.setitem(sys.modules, missing, None)
    (tmp_path / "file").write_bytes(document if missing == "pypdfium2" else b"\0\0\0\x1cftypheic\0\0\0\0")
    assert main(["solve", str(tmp_path / "file")]) != 0
    assert f"pip install 'pencilmark[{extra}]'" in capsys.readouterr().err


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
