"""A visitor brings a picture of a puzzle in any way there is, compares what was read with it, and plays."""

import io
from base64 import b64encode
from typing import Literal

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Page, expect
from tests.e2e.test_access import violations
from tests.e2e.visit import go, press, wait_for_line
from tests.pictures.boards import LOOKS, drawn

from pencilmark.board.line import parse_line
from pencilmark.engine import solve
from pencilmark.paper.entry import Entry
from pencilmark.paper.options import Sheet
from pencilmark.paper.pdf import write_pdf
from pencilmark.paper.sheet import sheet_pages

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
OTHER = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SMALL = "3...2.....1...3."
OPEN = "3...2.....1....."
"""It has several solutions, so that its reading is not sure."""
BLANK = Image.new("L", (300, 200), 230)
GIVEN = """([kind, files]) => {
    const data = new DataTransfer();
    for (const [name, type, content] of files) {
        data.items.add(new File([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], name, { type }));
    }
    const [Kind, field] = { paste: [ClipboardEvent, "clipboardData"], drop: [DragEvent, "dataTransfer"] }[kind];
    const event = new Kind(kind, { [field]: data, bubbles: true, cancelable: true });
    if (event[field] !== data) Object.defineProperty(event, field, { value: data }); // which Firefox does not take over
    document.body.dispatchEvent(event);
}"""
Way = Literal["open", "camera", "paste", "drop"]


def payload(image: Image.Image, name: str = "board.png") -> FilePayload:
    content = io.BytesIO()
    image.save(content, "PNG")
    return {"name": name, "mimeType": "image/png", "buffer": content.getvalue()}


def board(line: str, name: str = "board.png") -> FilePayload:
    return payload(drawn(parse_line(line).givens, LOOKS["plain"], 36), name)


def brought(page: Page, way: Way, *files: FilePayload) -> None:
    if way in ("open", "camera"):
        page.locator(f"#{way}-input").set_input_files(list(files))
    else:
        coded = [(one["name"], one["mimeType"], b64encode(one["buffer"]).decode()) for one in files]
        page.evaluate(GIVEN, [way, coded])


def read_in(page: Page) -> str:
    """Wait until a picture is read, and return what its cells were read as."""
    dialog = page.get_by_role("dialog", name="Your picture")
    expect(dialog.get_by_role("button", name="Looks right")).to_be_visible()
    return "".join(text or "." for text in dialog.locator("#picture-cells button").all_text_contents())


@pytest.mark.parametrize("way", ["open", "camera", "paste", "drop"])
def test_a_picture_comes_in_every_way_and_goes_onto_the_grid(page: Page, way: Way) -> None:
    brought(page, way, board(SMALL))
    assert read_in(page) == SMALL
    page.get_by_role("button", name="Looks right").click()
    wait_for_line(page, SMALL)


def test_what_was_read_is_compared_and_put_right(page: Page) -> None:
    brought(page, "open", board(LINE))
    assert read_in(page) == LINE
    dialog = page.get_by_role("dialog", name="Your picture")
    expect(dialog.locator("#picture-said")).to_contain_text("One solution")
    assert violations(page, within="dialog[open]") == []
    dialog.locator("#picture-seen").click(position={"x": 5, "y": 5})
    dialog.get_by_role("group", name="r1c1").get_by_role("button", name="empty").click()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    brought(page, "open", board(LINE))
    read_in(page)
    dialog.locator("#picture-cells button").nth(1).click()
    press(page, "ArrowRight 4")
    expect(dialog.locator("#picture-cells button").nth(2)).to_have_accessible_name("r1c3: 4")
    dialog.get_by_role("button", name="Looks right").click()
    wait_for_line(page, f"534{LINE[3:]}")


@pytest.mark.parametrize("place", ["solve", "many"])
def test_several_pictures_become_a_list_and_those_to_look_at_are_named(page: Page, place: str) -> None:
    files = [board(LINE), payload(BLANK, "wall.png"), board(OPEN, "small.png")]
    go(page, "many")
    page.locator("#many-clear").evaluate("button => button.click()")
    go(page, place)
    if place == "solve":
        brought(page, "open", *files)
    else:
        page.locator("#many-input").set_input_files(files)
    dialog = page.get_by_role("dialog", name="Your picture")
    expect(dialog.locator("#picture-said")).to_contain_text("Found no puzzle in wall.png. The puzzle of small.png")
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator("body")).to_have_attribute("data-place", "many")
    expect(page.locator("#many").get_by_text(LINE)).to_be_visible()
    expect(page.locator("#many").get_by_text(OPEN)).to_be_visible()


def test_a_pdf_is_read_page_by_page_or_goes_to_many_without_its_solutions(page: Page) -> None:
    entries = [Entry(puzzle, solve(puzzle).solutions[0]) for puzzle in map(parse_line, (LINE, OTHER))]
    content = write_pdf(sheet_pages(entries, Sheet("A5")))
    file: FilePayload = {"name": "sheet.pdf", "mimeType": "application/pdf", "buffer": content}
    go(page, "many")
    page.locator("#many-clear").evaluate("button => button.click()")
    go(page, "solve")
    brought(page, "drop", file)
    assert read_in(page) == LINE
    number = page.get_by_role("spinbutton", name="Page of 3")
    number.fill("2")
    number.press("Enter")
    page.wait_for_function(
        "expected => document.querySelector('#picture-cells').textContent === expected", arg=OTHER.replace(".", "")
    )
    assert violations(page, within="dialog[open]") == []
    page.get_by_role("button", name="All puzzles to Many").click()
    expect(page.locator("#many").get_by_text(OTHER)).to_be_visible()
    expect(page.locator("#many").get_by_text("sheet.pdf")).to_have_count(2)


def test_a_picture_without_a_grid_is_refused_in_words_and_leaves_the_puzzle(page: Page) -> None:
    brought(page, "paste", payload(BLANK))
    dialog = page.get_by_role("dialog", name="Your picture")
    expect(dialog.locator("#picture-said")).to_contain_text("Found no grid in this picture")
    expect(dialog.get_by_role("button", name="Looks right")).to_be_hidden()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
