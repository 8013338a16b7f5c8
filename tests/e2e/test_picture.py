"""A visitor brings a picture of a puzzle, compares what was read with it, and plays."""

import io

from PIL import Image
from playwright.sync_api import FilePayload, Page, expect
from tests.e2e.conftest import wait_for_line
from tests.e2e.test_access import violations
from tests.pictures.sites import LOOKS, drawn

from pencilmark.board.line import parse_line

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
BOARD = drawn(parse_line(LINE).givens, LOOKS["plain"])


def payload(image: Image.Image, name: str = "board.png") -> FilePayload:
    content = io.BytesIO()
    image.save(content, "PNG")
    return {"name": name, "mimeType": "image/png", "buffer": content.getvalue()}


def opened(page: Page, *files: FilePayload) -> None:
    page.get_by_role("link", name="Solve", exact=True).click()
    page.locator("#open-input").set_input_files(list(files))


def test_a_picture_is_read_compared_put_right_and_played(page: Page) -> None:
    opened(page, payload(BOARD))
    dialog = page.get_by_role("dialog", name="Your picture")
    expect(dialog.get_by_role("button", name="Looks right")).to_be_visible(timeout=60_000)
    expect(dialog.locator("#picture-said")).to_contain_text("One solution")
    cells = dialog.locator("#picture-cells button")
    expect(cells).to_have_count(81)
    read = "".join(text or "." for text in cells.all_text_contents())
    assert read == LINE
    assert violations(page) == []
    cells.nth(0).click()
    dialog.get_by_role("group", name="r1c1").get_by_role("button", name="empty").click()
    expect(cells.nth(0)).to_have_accessible_name("r1c1: empty")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()

    opened(page, payload(BOARD))
    dialog.get_by_role("button", name="Looks right").click(timeout=60_000)
    expect(dialog).to_be_hidden()
    wait_for_line(page, LINE)


def test_a_picture_without_a_grid_is_refused_in_words_and_leaves_the_puzzle(page: Page) -> None:
    opened(page, payload(Image.new("L", (300, 200), 230)))
    dialog = page.get_by_role("dialog", name="Your picture")
    expect(dialog.locator("#picture-said")).to_contain_text("Found no grid in this picture", timeout=60_000)
    expect(dialog.get_by_role("button", name="Looks right")).to_be_hidden()
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_be_hidden()
