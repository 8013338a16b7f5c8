"""A visitor is taught: hints in four depths, all steps there are, and the path to the solution."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.visit import go, line, next_frame, paste_line, press, wait_for_line

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
EASY_SOLVED = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
POINTING = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


@pytest.fixture
def easy(page: Page) -> Iterator[Page]:
    """The page with an easy puzzle."""
    paste_line(page, EASY)
    yield page
    page.keyboard.press("Escape")


def says(page: Page, title: str, detail: str | re.Pattern[str]) -> None:
    expect(page.locator("#verdict-title")).to_have_text(title)
    expect(page.locator("#verdict-detail")).to_have_text(detail)


def drawn(page: Page) -> int:
    """Count the shapes of a hint on the grid."""
    next_frame(page)
    return page.locator("#under-hint > *, #over-hint > *").count()


def mark(page: Page, cell: str, *values: int) -> None:
    page.get_by_role("gridcell", name=cell).click()
    for value in values:
        page.keyboard.press(f"Shift+Digit{value}")


def test_a_hint_tells_more_with_each_press_and_at_last_does_the_step(easy: Page) -> None:
    press = easy.get_by_role("button", name="Hint", exact=True).click
    press()
    says(easy, "Where to look", "Look at box 1.")
    assert drawn(easy) == 1, "the box lights up"
    press()
    expect(easy.locator("#verdict-title")).to_have_text("Hidden single")
    press()
    says(easy, "Hidden single", re.compile(r"only r2c2 can take it"))
    assert drawn(easy) > 3
    press()
    says(easy, "Done", "Wrote 6 at r2c2. Undo takes it back.")
    assert drawn(easy) == 0
    expect(easy.get_by_role("gridcell", name="row 2 column 2, 6")).to_be_visible()
    easy.get_by_role("button", name="Undo").click()
    assert line(easy) == EASY


def test_keys_and_buttons_lead_straight_to_a_depth(easy: Page) -> None:
    easy.keyboard.press("Shift+H")
    says(easy, "Hidden single", re.compile(r"only r2c2 can take it"))
    expect(easy.locator("#depths [aria-current]")).to_have_text("Why")
    easy.get_by_role("button", name="Where", exact=True).click()
    says(easy, "Where to look", "Look at box 1.")
    easy.get_by_role("button", name="Do it").click()
    expect(easy.get_by_role("gridcell", name="row 2 column 2, 6")).to_be_visible()
    easy.keyboard.press("h")
    says(easy, "Where to look", re.compile("Look at"))
    easy.keyboard.press("Escape")
    assert drawn(easy) == 0


def test_a_hint_taken_in_play_stands_under_hint_in_solve_and_no_other_tab_has_it(easy: Page) -> None:
    easy.get_by_role("tab", name="Answer").click()
    go(easy, "play")
    easy.keyboard.press("Shift+H")
    says(easy, "Hidden single", re.compile(r"only r2c2 can take it"))
    go(easy, "solve")
    expect(easy.get_by_role("tab", name="Hint")).to_have_attribute("aria-selected", "true")
    says(easy, "Hidden single", re.compile(r"only r2c2 can take it"))
    easy.get_by_role("tab", name="Answer").click()
    expect(easy.locator("#verdict-title")).not_to_have_text("Hidden single")
    assert drawn(easy) == 0
    go(easy, "play")
    easy.keyboard.press("Shift+H")
    says(easy, "Hidden single", re.compile(r"only r2c2 can take it"))
    go(easy, "set")
    assert drawn(easy) == 0  # whoever sets is given no hints
    go(easy, "solve")


def test_a_hint_is_complete_as_text_for_those_who_hear_the_page(easy: Page) -> None:
    easy.keyboard.press("Shift+H")
    heard = easy.locator("#live[role=status]")
    expect(heard).to_have_text(
        re.compile(r"^Hidden single\. Box 1 needs a 6, and only r2c2 can take it\. .*So r2c2 is 6\.$")
    )
    assert easy.locator("#under[aria-hidden=true], #over[aria-hidden=true]").count() == 2


def test_a_wrong_digit_is_told_first_and_then_a_wrong_mark(easy: Page) -> None:
    mark(easy, "row 1 column 2, empty", 4, 5)
    easy.get_by_role("gridcell", name="row 1 column 1, empty").click()
    press(easy, "5 h")
    says(easy, "A digit is wrong", "Look at r1c1 first.")
    expect(easy.get_by_role("gridcell", name="row 1 column 1, 5")).to_have_attribute("aria-invalid", "true")
    press(easy, "Delete h")
    says(easy, "In 1 cell the marks leave out the right digit", re.compile(r"^Look at r1c2 first\. Corner marks count"))
    expect(easy.get_by_role("gridcell", name="row 1 column 2, empty")).to_have_attribute("aria-invalid", "true")


def test_what_a_step_strikes_is_not_told_again(page: Page) -> None:
    paste_line(page, POINTING)
    button = page.get_by_role("button", name="Do it")
    for _ in range(12):
        page.keyboard.press("Shift+H")
        expect(page.locator("#depths [aria-current]")).to_have_text("Why")
        if "Locked" in page.locator("#verdict-title").inner_text():
            break
        button.click()
        expect(page.locator("#verdict-title")).to_have_text("Done")
    assert page.locator(".ghosts").count() > 20, "candidates are shown where the step is about them"
    told = page.locator("#verdict-detail").inner_text()
    button.click()
    says(page, "Done", re.compile(r"All pencil marks are filled in now\. Removed"))
    page.keyboard.press("Shift+H")
    expect(page.locator("#verdict-detail")).not_to_have_text("")
    expect(page.locator("#verdict-detail")).not_to_have_text(told)
    expect(page.locator("#verdict-title")).not_to_have_text("Done")
    assert page.locator("#verdict-detail").inner_text() != told


def test_all_steps_are_drawn_when_pointed_at_and_explained_when_pressed(easy: Page) -> None:
    easy.get_by_role("tab", name="Steps").click()
    steps = easy.get_by_role("region", name="All steps now")
    expect(steps.get_by_role("heading", name="Naked single")).to_be_visible()
    expect(steps).to_contain_text(re.compile(r"steps of \d+ techniques"))  # till then the list grows below the pointer
    first = steps.get_by_role("button", name=re.compile("^r2c2=6"))
    first.hover()
    expect(easy.locator("#over-hint > *").first).to_be_attached()
    assert line(easy) == EASY
    first.click()
    says(easy, "Hidden single", re.compile(r"only r2c2 can take it"))
    easy.get_by_role("button", name="Do this step").click()
    expect(easy.get_by_role("gridcell", name="row 2 column 2, 6")).to_be_visible()
    expect(first).to_have_count(0)
    expect(steps.get_by_role("heading", name="Naked single")).to_be_visible()


def test_the_grid_follows_the_path_and_the_own_grid_comes_back(easy: Page) -> None:
    easy.get_by_role("gridcell", name="row 1 column 1, empty").click()
    easy.keyboard.press("4")
    own = line(easy)
    easy.get_by_role("tab", name="Path").click()
    expect(easy.locator("#verdict-title")).to_have_text("Step 1 of 49: Hidden single")
    assert line(easy) == EASY, "the path starts from the clues"
    easy.get_by_role("button", name="Next").click()
    expect(easy.get_by_role("gridcell", name="row 2 column 2, 6")).to_be_visible()
    easy.keyboard.press("[")
    expect(easy.get_by_role("gridcell", name="row 2 column 2, empty")).to_be_visible()
    easy.get_by_role("button", name="Last", exact=True).click()
    wait_for_line(easy, EASY_SOLVED)
    expect(easy.locator("#verdict-title")).to_have_text("Solved")
    easy.keyboard.press("7")
    expect(easy.locator("#verdict-title")).to_have_text("This is the path")
    easy.get_by_text("49 singles").click()
    easy.get_by_role("region", name="Solve path").get_by_role("button", name="r2c2=6").click()
    wait_for_line(easy, EASY)
    easy.get_by_role("button", name="Back to your grid").click()
    assert line(easy) == own


def test_a_visitor_goes_on_from_a_place_of_the_path(easy: Page) -> None:
    easy.get_by_role("tab", name="Path").click()
    easy.get_by_role("button", name="Next").click()
    easy.get_by_role("button", name="Go on from here").click()
    expect(easy.get_by_role("gridcell", name="row 2 column 2, 6")).to_be_visible()
    easy.get_by_role("button", name="Undo").click()
    assert line(easy) == EASY


def test_the_path_can_be_kept_as_text_and_as_a_document(easy: Page, tmp_path: Path) -> None:
    easy.get_by_role("tab", name="Path").click()
    kept = {}
    for form, name in (("text", "path.txt"), ("HTML", "path.html")):
        with easy.expect_download() as waiting:
            easy.locator("#path").get_by_role("button", name=f"Save as {form}").click()
        assert waiting.value.suggested_filename == name
        waiting.value.save_as(tmp_path / name)
        kept[name] = (tmp_path / name).read_text("utf-8")
    assert kept["path.txt"].startswith(". . 3 | . 2 . | 6 . .") and "Steps 1 to 49. Singles" in kept["path.txt"]
    assert kept["path.html"].count("<svg") >= 3 and "http" not in kept["path.html"].replace(
        "http://www.w3.org/2000/svg", ""
    )
    expect(easy.get_by_role("button", name="Back to your grid")).to_be_visible()


def test_a_hint_on_the_path_is_about_the_own_grid(easy: Page) -> None:
    easy.get_by_role("tab", name="Path").click()
    easy.get_by_role("button", name="Last", exact=True).click()
    wait_for_line(easy, EASY_SOLVED)
    easy.keyboard.press("h")
    says(easy, "Where to look", "Look at box 1.")
    assert line(easy) == EASY
