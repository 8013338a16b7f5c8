"""Everything a player does with the grid, with the mouse and with keys; test_phone.py has it done with a finger."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.test_play import play  # noqa: F401  # the fixture of a puzzle at the desk
from tests.e2e.test_select import cell, said, selected
from tests.e2e.visit import line

TOOL_KEYS = {"Digit": "z", "Corner": "x", "Centre": "c", "Colour": "v"}
KEYS = {
    "undo": "Control+z",
    "redo": "Control+y",
    "erase": "Delete",
    "all": "Control+a",
    "others": "Control+i",
    "fill": "m",
}
BUTTONS = {"undo": "#undo", "redo": "#redo", "erase": "#erase"}
MENU = {"all": "#select-all", "others": "#select-others", "fill": "#fill-play"}


class Keys:
    """A player who has no pointer."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def select(self, row: int, column: int) -> None:
        for key in ("Control+Home", *["ArrowDown"] * (row - 1), *["ArrowRight"] * (column - 1)):
            self.press(key)

    def add_below(self, row: int, column: int) -> None:
        self.press("Shift+ArrowDown")

    def tool(self, name: str) -> None:
        self.press(TOOL_KEYS[name])

    def write(self, digit: str) -> None:
        self.press(digit)

    def do(self, what: str) -> None:
        self.press(KEYS[what])


class Pointer:
    """A player with a mouse or a finger: *press* is what the hand does to an element."""

    def __init__(self, page: Page, press: Callable[[str], None]) -> None:
        self.page, self.press = page, press

    def tool(self, name: str) -> None:
        self.press(f"#tools [data-tool={name.lower()}]")

    def write(self, digit: str) -> None:
        self.press(f"#keypad button:not(#erase) >> nth={int(digit) - 1}")

    def do(self, what: str) -> None:
        if what in MENU:
            self.press("#more")
            self.press(MENU[what])
        else:
            self.press(BUTTONS[what])


class Mouse(Pointer):
    """Clicks, and holds Ctrl to select one cell more."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, lambda where: page.locator(where).click())

    def select(self, row: int, column: int) -> None:
        cell(self.page, row, column).click()

    def add_below(self, row: int, column: int) -> None:
        cell(self.page, row + 1, column).click(modifiers=["Control"])


Hand = Keys | Pointer


def check_a_round(page: Page, hand: Hand) -> None:
    """Select, write, mark, colour, erase, undo, redo, select all and the others, and have the marks filled."""
    hand.select(1, 1)
    assert selected(page) == ["r1c1"]
    hand.write("4")
    assert line(page)[0] == "4"
    hand.do("undo")
    assert line(page)[0] == "."
    hand.do("redo")
    assert line(page)[0] == "4"
    hand.do("erase")
    assert line(page)[0] == "."
    hand.select(5, 2)
    hand.add_below(5, 2)
    assert selected(page) == ["r5c2", "r6c2"]
    for tool, digit in (("Corner", "5"), ("Centre", "4"), ("Colour", "1")):
        hand.tool(tool)
        hand.write(digit)
    assert [said(page, row, 2) for row in (5, 6)] == ["pencil marks 5, centre marks 4, coloured red"] * 2
    hand.tool("Digit")
    hand.do("others")
    assert len(selected(page)) == 79
    hand.do("all")
    assert len(selected(page)) == 81
    hand.select(1, 1)
    hand.do("fill")
    expect(cell(page, 1, 1)).to_have_attribute("aria-description", re.compile("marks.* 4 5"))


@pytest.mark.parametrize("hand", [Keys, Mouse])
def test_a_round_at_the_desk(hand: type[Keys | Mouse], play: Page) -> None:  # noqa: F811
    check_a_round(play, hand(play))
    play.keyboard.press("z")
