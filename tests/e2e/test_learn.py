"""A visitor learns a technique: its lesson, an example to try, positions to practise on, and the way back."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.visit import line, paste_line, wait_for, wait_for_line

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."


def begun(page: Page) -> str:
    """Begin a puzzle, and give the grid as it is left."""
    paste_line(page, EASY)
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    page.keyboard.press("4")
    return line(page)


def test_every_technique_is_a_link_and_back_comes_back_to_the_own_grid(page: Page) -> None:
    own = begun(page)
    page.get_by_role("navigation", name="Places").get_by_role("link", name="Learn").click()
    expect(page.locator("#start-list > li")).to_have_count(6)
    nav = page.get_by_role("navigation", name="Lessons")
    lessons = nav.get_by_role("link")
    nav.get_by_role("button", name="Easy").click()
    expect(lessons.first).to_have_text("Full house")
    count = 0
    for level in nav.get_by_role("button").all():
        level.click()
        expect(lessons).to_have_count(int(level.locator("small").inner_text()))
        count += lessons.count()
    assert count > 100
    page.get_by_label("Find a technique").fill("wing x-")
    expect(lessons.first).to_have_text("X-wing")
    lessons.get_by_text("X-wing", exact=True).press("Enter")
    expect(page.get_by_role("heading", name="X-wing")).to_be_focused()
    expect(page).to_have_url(re.compile("#learn=x-wing$"))
    expect(page.locator("#lesson-summary li")).to_have_count(3)
    expect(page.locator("#lesson-told")).to_contain_text("So remove")
    assert page.locator("#lesson-picture .shape").count() > 6
    page.keyboard.press("7")
    page.go_back()
    expect(page.get_by_role("heading", name="Start here")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("grid")).to_be_visible()
    assert line(page) == own


def test_a_position_to_practise_has_the_technique_as_its_next_step(page: Page) -> None:
    own = begun(page)
    page.evaluate("location.hash = '#learn=naked-pair'")
    page.locator("#lesson-practise").click()
    expect(page.locator("#verdict-title")).to_have_text("Practise: Naked pair")
    for _ in range(2):
        wait_for(page, "ready")
        page.keyboard.press("Shift+H")
        expect(page.locator("#verdict-title")).to_have_text("Naked pair")
        page.get_by_role("button", name="Do it").click()
        expect(page.locator("#verdict-title")).to_have_text("Done")
        expect(page.locator("#practice-found")).to_contain_text("Found: Naked pair")
        page.get_by_role("button", name="Another one").click()
        expect(page.locator("#verdict-title")).to_have_text("Practise: Naked pair")
    page.get_by_role("button", name="Back to your puzzle").click()
    assert line(page) == own
    expect(page.get_by_role("button", name="Another one")).to_be_hidden()


def test_a_technique_of_rules_is_shown_with_its_clues_and_practised_on_a_puzzle_with_rules(page: Page) -> None:
    own = begun(page)
    page.evaluate("location.hash = '#learn=innies-cells'")
    expect(page.locator("#lesson-told")).to_contain_text("adds up to 45")
    assert page.locator("#lesson-picture text.shape").count() > 10, "the totals of its sums"
    page.locator("#lesson-practise").click()
    expect(page.locator("#verdict-title")).to_have_text("Practise: Rule of 45 with several cells")
    expect(page.locator("#rules-list")).to_be_visible()
    page.keyboard.press("Shift+H")
    expect(page.locator("#verdict-title")).to_have_text("Rule of 45 with several cells")
    page.get_by_role("button", name="Do it").click()
    expect(page.locator("#practice-found")).to_contain_text("Found: Rule of 45 with several cells")
    page.get_by_role("button", name="Back to your puzzle").click()
    assert line(page) == own
    expect(page.locator("#rules-list")).to_be_hidden()


def test_the_example_of_a_lesson_can_be_tried(page: Page) -> None:
    own = begun(page)
    page.evaluate("location.hash = '#learn=swordfish'")
    page.get_by_role("button", name="Try the example").click()
    expect(page.locator("#verdict-title")).to_have_text("Example: Swordfish")
    assert line(page) != own
    wait_for(page, "ready")
    page.keyboard.press("Shift+H")
    expect(page.locator("#verdict-title")).to_have_text("Swordfish")
    page.go_back()
    expect(page.get_by_role("heading", name="Swordfish")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()  # it belongs to the example
    page.get_by_role("button", name="Back to your puzzle").click()
    wait_for_line(page, own)


def test_a_lesson_can_be_linked_to_and_one_that_is_not_there_is_told(fresh: Page, site: str) -> None:
    fresh.goto(f"{site}/#learn=hidden-pair")
    expect(fresh.get_by_role("heading", name="Hidden pair")).to_be_visible()
    fresh.evaluate("location.hash = '#learn=no-such-thing'")
    expect(fresh.get_by_text("There is no such lesson.")).to_be_visible()
    fresh.get_by_role("button", name="Back to the grid").click()
    expect(fresh.get_by_role("grid")).to_be_visible()


def test_a_puzzle_pasted_on_a_lesson_opens_on_the_grid(page: Page) -> None:
    page.evaluate("location.hash = '#learn=x-wing'")
    expect(page.get_by_role("heading", name="X-wing")).to_be_focused()
    paste_line(page, EASY)
    expect(page.get_by_role("grid")).to_be_visible()


def test_the_hint_of_an_example_is_its_technique_though_a_plainer_one_is_there(page: Page) -> None:
    own = begun(page)
    page.evaluate("location.hash = '#learn=forcing-cell-chains'")
    page.get_by_role("button", name="Try the example").click()
    wait_for(page, "ready")
    page.keyboard.press("Shift+H")
    expect(page.locator("#verdict-title")).to_have_text("Cell forcing chains")
    page.get_by_role("button", name="Do it").click()
    expect(page.locator("#practice-found")).to_contain_text("Found: Cell forcing chains")
    page.get_by_role("button", name="Back to your puzzle").click()
    wait_for_line(page, own)
    page.evaluate("location.hash = '#learn'")
    expect(page.get_by_role("listitem").filter(has_text="Cell forcing chains").get_by_text("learnt")).to_be_visible()


def test_a_level_and_the_hints_of_the_last_game_can_be_practised(page: Page) -> None:
    own = begun(page)
    hinted = {"game": "", "techniques": ["naked-pair"]}
    page.evaluate("kept => localStorage.setItem('pencilmark.missed.2', JSON.stringify(kept))", hinted)
    page.evaluate("location.hash = '#learn'")
    expect(page.locator("#missed-text")).to_have_text("Hints of your last game: Naked pair.")
    page.get_by_role("navigation", name="Lessons").get_by_role("button", name="Easy").click()
    page.get_by_role("button", name="Practise Easy").click()
    expect(page.locator("#practice-title")).to_have_text(re.compile("^Practice: "))
    page.get_by_role("button", name="Back to your puzzle").click()
    assert line(page) == own
    page.evaluate("location.hash = '#learn'")
    page.get_by_role("button", name="Practise Naked pair").click()
    expect(page.locator("#practice-title")).to_have_text("Practice: Naked pair")
    page.get_by_role("button", name="Back to your puzzle").click()
