"""A player colours single marks, as chains need it."""

from playwright.sync_api import Locator, Page, expect
from tests.e2e.test_select import cell, phone, play, said  # noqa: F401  # the fixtures of Play and of a phone


def marks(page: Page, row: int, column: int, *digits: int) -> None:
    """Write corner marks into a cell."""
    cell(page, row, column).click()
    for digit in digits:
        page.keyboard.press(f"Shift+Digit{digit}")


def mark(page: Page, row: int, column: int, digit: int) -> Locator:
    return cell(page, row, column).locator(f"[data-value='{digit}']")


def press(page: Page, mark: Locator) -> None:
    """Press where a mark stands: the frame of its cell lies over it."""
    box = mark.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_mark_is_coloured_alone_by_mouse_and_keys_and_undone_and_kept(play: Page) -> None:  # noqa: F811
    marks(play, 5, 5, 4, 7)
    play.keyboard.press("v")
    press(play, mark(play, 5, 5, 7))
    expect(mark(play, 5, 5, 7)).to_have_class("pointed")
    play.get_by_role("button", name="Colour blue").click()
    play.keyboard.press("n")  # the whole cell again, after the last
    play.keyboard.press("n")
    play.keyboard.press("1")
    assert said(play, 5, 5) == "pencil marks 4 7, 4 coloured red, 7 coloured blue"
    play.keyboard.press("Control+z")
    expect(mark(play, 5, 5, 4)).not_to_have_class("tinted")
    play.reload()
    expect(mark(play, 5, 5, 7)).to_have_class("tinted")


def test_a_press_on_the_same_mark_again_or_beside_marks_means_the_whole_cell(play: Page) -> None:  # noqa: F811
    marks(play, 5, 5, 4)
    play.keyboard.press("v")
    press(play, mark(play, 5, 5, 4))
    cell(play, 5, 5).click(position={"x": 30, "y": 30})
    play.keyboard.press("2")
    assert said(play, 5, 5) == "pencil marks 4, coloured orange"
