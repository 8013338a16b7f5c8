"""Questions about a puzzle besides its solution: each is answered beside the grid, until the grid changes."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.e2e.test_access import violations
from tests.e2e.test_solve import EASY, EASY_SOLVED, SEVENTEEN, TWO
from tests.e2e.visit import go, line, paste, paste_line, view_in_set, wait_for_line

RULED = "board: 4\na1 < a2\na2 < a1\nb1 = 3\ngivens: ......1........."


def ask(page: Page, question: str) -> Locator:
    """Press the button of a question, and return its answer once it is there."""
    if not page.get_by_role("list", name="Questions").is_visible():
        page.get_by_role("tab", name="Questions").click()
    answer = page.locator("#asked-list > li", has=page.get_by_role("heading", name=question, exact=True))
    answer.get_by_role("button", name=question, exact=True).click()
    expect(answer.get_by_role("status")).not_to_be_empty()
    expect(answer.get_by_role("button", name="Cancel")).to_be_hidden()
    return answer


def test_solutions_are_counted_and_leafed_through(page: Page) -> None:
    paste_line(page, TWO)
    heads = page.locator("#asked-list h3")
    page.get_by_role("tab", name="Questions").click()
    before = heads.nth(0).bounding_box(), heads.nth(1).bounding_box()
    answer = ask(page, "All solutions")
    assert (heads.nth(0).bounding_box(), heads.nth(1).bounding_box()) == before  # what is pressed stays where it is
    expect(ask(page, "How many solutions")).to_contain_text("Exactly 912 solutions.")
    expect(answer).to_contain_text("1 of 912")
    first = line(page)
    assert "." not in first
    answer.get_by_role("button", name="Previous solution").click()
    expect(answer).to_contain_text("912 of 912")
    assert line(page) != first
    answer.get_by_role("button", name="What they share").click()
    wait_for_line(page, TWO)
    page.get_by_role("button", name="Back to your grid").click()
    wait_for_line(page, TWO)
    assert violations(page, within="#side") == []


def test_answers_stay_until_the_puzzle_is_another_and_are_back_with_it(page: Page) -> None:
    paste_line(page, TWO)
    answer = ask(page, "How many solutions")
    expect(answer).to_contain_text("912 solutions")
    expect(page.locator("#asked-of")).to_contain_text("45 givens")
    paste_line(page, EASY)
    expect(page.locator("#asked-list > [data-asked]")).to_have_count(0)
    page.keyboard.press("Control+z")
    page.get_by_role("button", name="Back to the last one").click()
    expect(answer).to_contain_text("912 solutions")


def test_true_candidates_are_marks_and_can_be_written_in(page: Page) -> None:
    paste_line(page, TWO)
    answer = ask(page, "True candidates")
    expect(page.locator("#grid [data-mark]").first).to_be_visible()
    marks = page.locator("#grid [data-mark]").count()
    assert marks > 36
    answer.get_by_role("button", name="Write them as marks").click()
    expect(page.locator("#grid [data-mark]")).to_have_count(marks)
    page.keyboard.press("Control+z")
    expect(page.locator("#grid [data-mark]")).to_have_count(0)


def test_a_minimal_puzzle_has_nothing_to_spare_and_another_says_what(page: Page) -> None:
    paste_line(page, SEVENTEEN)
    expect(ask(page, "Givens you can remove")).to_contain_text("Minimal")
    paste_line(page, EASY)
    answer = ask(page, "Givens you can remove")
    expect(answer).to_contain_text(re.compile(r"any one of these \d+ can go"))
    pair = answer.get_by_role("group", name=re.compile("Two together")).get_by_role("button").first
    pair.click()
    expect(page.locator("#over-asked path")).to_have_count(2)
    assert violations(page, within="#side") == []


def test_clues_and_rules_that_contradict_are_drawn(page: Page) -> None:
    wrong = "5" + EASY[1:]
    paste_line(page, wrong)
    expect(ask(page, "The contradiction")).to_contain_text("cannot all hold: the digits at")
    assert page.locator("#over-asked path").count() > 1
    paste(page, RULED)
    expect(page.get_by_role("gridcell")).to_have_count(16)
    expect(page.locator("#talk")).to_be_visible()  # below the questions, of which it covers none
    expect(ask(page, "The contradiction")).to_contain_text("a1 < a2; a2 < a1")
    expect(page.locator("#talk")).to_be_hidden()
    expect(page.locator("#over-asked path")).to_have_count(2)
    expect(ask(page, "Isomorphs")).to_contain_text("this one has rules, too")
    expect(ask(page, "How many solutions")).to_contain_text("No solution.")


def test_isomorphs_have_the_same_least_one(page: Page) -> None:
    paste_line(page, EASY)
    answer = ask(page, "Isomorphs")
    least = answer.locator(".notation").first.inner_text()
    answer.get_by_role("button", name="Another at random").click()
    expect(answer.locator(".notation")).to_have_count(2)
    answer.get_by_role("button", name="Put it on the grid").nth(1).click()
    expect(page.locator("#verdict-title")).to_have_text("32 givens")
    expect(ask(page, "Isomorphs").locator(".notation").first).to_have_text(least)


def test_a_count_without_an_end_tells_how_far_it_is_and_is_cancelled(page: Page) -> None:
    few = "1" + "." * 80
    paste_line(page, few)
    page.get_by_role("tab", name="Questions").click()
    page.get_by_role("button", name="How many solutions").click()
    answer = page.locator("#asked-list > [data-kind=total]")
    expect(answer).to_contain_text("solutions so far, about")
    answer.get_by_role("button", name="Cancel").click()
    expect(answer).to_contain_text(re.compile(r"At least [\d,]+ solutions\. About .* in all"))


def test_writing_a_digit_shows_the_game_again(page: Page) -> None:
    paste_line(page, EASY)
    ask(page, "All solutions")
    wait_for_line(page, EASY_SOLVED)
    page.get_by_role("gridcell", name="row 1 column 1").click()
    page.keyboard.press("4")
    wait_for_line(page, "4" + EASY[1:])


def test_a_setter_asks_the_same(page: Page) -> None:
    paste_line(page, TWO)
    view_in_set(page, "Questions")
    ask(page, "True candidates")
    expect(page.locator("#grid [data-mark]").first).to_be_visible()
    expect(ask(page, "How many solutions")).to_contain_text("Exactly 912 solutions.")
    go(page, "solve")
    expect(page.locator("#asked-list > [data-kind=total]")).to_contain_text("912 solutions")
    expect(page.locator("#grid [data-mark]").first).to_be_visible()
    go(page, "play")
    expect(page.locator("#grid [data-mark]")).to_have_count(0)
    go(page, "solve")
