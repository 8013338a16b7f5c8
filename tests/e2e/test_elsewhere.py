"""A visitor brings a puzzle from f-puzzles or SudokuPad, and takes one there."""

import json
import re

from playwright.sync_api import Page, expect
from tests.e2e.visit import choose_of_puzzle, go, paste, paste_line, wait_for_line

from pencilmark.exchange.lzstring import compress

ROWS = [[{} for _ in range(9)] for _ in range(9)]
CAGES = {
    "size": 9,
    "title": "Two cages",
    "author": "A setter",
    "ruleset": "Cages, and an indexer.",
    "grid": [[{"value": 7, "given": True}, *ROWS[0][1:]], *ROWS[1:]],
    "killercage": [{"cells": ["R1C2", "R1C3"], "value": "10"}, {"cells": ["R5C5", "R5C6"], "value": "3"}],
    "thermometer": [{"lines": [["R9C1", "R9C2", "R9C3"]]}],
}


def link(data: object) -> str:
    return "https://f-puzzles.com/?load=" + compress(json.dumps(data))


def rules(page: Page) -> str:
    """Look up the rules in Set, and come back."""
    go(page, "set")
    text = page.get_by_label("Rules, one a line").input_value()
    go(page, "solve")
    return text


def test_a_link_of_f_puzzles_is_opened_with_its_clues(page: Page) -> None:
    paste(page, link(CAGES))
    wait_for_line(page, "7".ljust(81, "."))
    expect(page.locator("#about-title")).to_have_text("Two cages by A setter")
    expect(page.locator("#about-missing li")).to_have_count(0)
    assert rules(page) == "killer 10: r1c2 r1c3\nkiller 3: r5c5 r5c6\nthermo: r9c1 r9c2 r9c3"
    expect(page.locator("#over-variants text")).to_have_text(["10", "3"])


def test_the_rules_of_a_special_board_are_told_in_words(page: Page) -> None:
    paste(page, link({"size": 9, "grid": CAGES["grid"], "antiknight": True}))
    wait_for_line(page, "7".ljust(81, "."))
    expect(page.locator("#rules-list li")).to_have_text([re.compile("^Anti-knight .*knight's move")])


def test_what_is_not_supported_is_named(page: Page) -> None:
    paste(page, link(CAGES | {"boxindexer": [{"cells": ["R1C1"]}]}))
    wait_for_line(page, "7".ljust(81, "."))
    expect(page.locator("#about-missing li")).to_have_text(["boxindexer: 1 not supported"])
    expect(page.locator("#verdict-detail")).to_contain_text("Some of it was not understood")


def test_a_puzzle_is_taken_to_another_program_and_back(page: Page) -> None:
    """From Solve; test_proper.py has the links of all of them, from Set."""
    paste(page, link(CAGES))
    wait_for_line(page, "7".ljust(81, "."))
    choose_of_puzzle(page, "Copy or save as")
    page.locator("#saving-form").select_option("SudokuPad link")
    expect(page.get_by_label("What is copied")).to_have_value(re.compile("^https://sudokupad"))
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.locator("#verdict-title")).to_have_text("SudokuPad link copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("https://sudokupad.app/scl")
    before = rules(page)
    paste_line(page, "." * 81)
    paste(page, copied)
    wait_for_line(page, "7".ljust(81, "."))
    assert rules(page) == before
    expect(page.locator("#about-title")).to_have_text("Two cages by A setter")


def test_a_link_that_only_names_a_puzzle_is_told(page: Page) -> None:
    paste(page, "https://sudokupad.app/abc123xyz")
    expect(page.locator("#verdict-detail")).to_contain_text(re.compile("kept on a server"))
