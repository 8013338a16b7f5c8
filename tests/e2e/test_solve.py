"""A visitor pastes a puzzle and has it solved."""

import re
from contextlib import redirect_stdout
from io import StringIO

from playwright.sync_api import Page, expect
from tests.e2e.visit import line, paste, paste_line, press, solve, wait_for_line

SEVENTEEN = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SEVENTEEN_SOLVED = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
EASY_SOLVED = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
TWO = SEVENTEEN_SOLVED.replace("1", ".").replace("4", ".").replace("2", ".").replace("8", ".")


def rows(text: str) -> list[str]:
    return [text[i : i + 9] for i in range(0, 81, 9)]


def drawn(text: str) -> str:
    """Draw a grid with borders, as programs print them."""
    bars = ["| " + " | ".join(" ".join(row[i : i + 3]) for i in (0, 3, 6)) + " |" for row in rows(text)]
    rule = "+-------+-------+-------+"
    return "\n".join([rule, *bars[:3], rule, *bars[3:6], rule, *bars[6:], rule])


def test_a_pasted_puzzle_is_solved_and_its_answer_is_the_only_one(page: Page) -> None:
    paste_line(page, SEVENTEEN)
    assert solve(page) == "Exactly one solution"
    wait_for_line(page, SEVENTEEN_SOLVED)
    expect(page.locator("#verdict-detail")).to_have_text(
        re.compile(r"^Solved in ([\d.]+ (milli)?seconds?|less than a millisecond)\.$")
    )
    given = page.get_by_role("gridcell", name=re.compile("given"))
    assert given.count() == 17


def test_the_answer_has_another_ink_than_the_givens(page: Page) -> None:
    paste(page, EASY)
    solve(page)
    colour = "cell => getComputedStyle(cell).color"
    given = page.get_by_role("gridcell", name="row 1 column 3, given 3")
    answer = page.get_by_role("gridcell", name="row 1 column 1, 4")
    assert given.evaluate(colour) != answer.evaluate(colour)


def test_a_grid_drawn_with_borders_is_read(page: Page) -> None:
    paste(page, drawn(EASY))
    wait_for_line(page, EASY)


def test_the_field_called_puzzle_takes_one_too_and_what_is_typed_there_is_what_solve_solves(page: Page) -> None:
    field = page.get_by_label("Puzzle", exact=True)
    field.fill(EASY)
    wait_for_line(page, EASY)
    field.fill("")
    field.press_sequentially(SEVENTEEN)
    solve(page)
    wait_for_line(page, SEVENTEEN_SOLVED)


def test_two_solutions_are_both_shown(page: Page) -> None:
    paste(page, TWO)
    assert solve(page) == "More than one solution"
    first = line(page)
    page.get_by_role("button", name="Show the other").click()
    second = line(page)
    assert "." not in first + second
    assert first != second
    page.get_by_role("button", name="Show the other").click()
    assert line(page) == first
    page.keyboard.press("Control+z")
    expect(page.get_by_role("button", name="Show the other")).to_be_hidden()


def test_no_solution_is_said_with_the_cells_at_fault_and_nothing_is_lost(page: Page) -> None:
    wrong = "4" + SEVENTEEN[1:8] + "4" + SEVENTEEN[9:]
    paste(page, wrong)
    assert solve(page) == "No solution"
    expect(page.locator("#verdict-detail")).to_contain_text("r1c1 and r1c9")
    assert line(page) == wrong
    for name in ("row 1 column 1, given 4", "row 1 column 9, given 4"):
        expect(page.get_by_role("gridcell", name=name)).to_have_attribute("aria-invalid", "true")


def test_a_hidden_contradiction_is_found_too(page: Page) -> None:
    first = EASY.index(".")
    wrong = EASY[:first] + "5" + EASY[first + 1 :]
    paste(page, wrong)
    assert solve(page) == "No solution"
    expect(page.locator("#verdict-detail")).to_contain_text("r1c1")
    expect(page.get_by_role("gridcell", name="row 1 column 1, given 5")).to_have_attribute("aria-invalid", "true")


def test_bad_text_is_told_with_its_place_and_stays_to_be_mended(page: Page) -> None:
    bad = SEVENTEEN[:11] + "q" + SEVENTEEN[12:]
    field = page.get_by_label("Puzzle", exact=True)
    page.keyboard.press("7")
    paste(page, bad)
    expect(page.locator("#verdict-title")).to_have_text("This is not a puzzle I can read")
    expect(page.locator("#verdict-detail")).to_contain_text("character 12")
    expect(field).to_have_value(bad)
    expect(field).to_have_attribute("aria-invalid", "true")
    assert line(page) == "7" + "." * 80
    field.fill(SEVENTEEN)
    wait_for_line(page, SEVENTEEN)
    expect(field).to_have_attribute("aria-invalid", "false")


def test_own_digits_that_differ_are_named_and_come_back_with_undo(page: Page) -> None:
    paste_line(page, EASY)
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    page.keyboard.press("1")
    solve(page)
    expect(page.locator("#verdict-detail")).to_contain_text("r1c1")
    page.keyboard.press("Control+z")
    assert line(page) == "1" + EASY[1:]


def test_a_puzzle_of_16_by_16_is_drawn_and_solved(page: Page) -> None:
    shifts = [4 * (row % 4) + row // 4 for row in range(16)]
    solved = [[(column + shift) % 16 + 1 for column in range(16)] for shift in shifts]
    paste(page, "\n".join(" ".join(str(0 if (r + c) % 3 == 0 else solved[r][c]) for c in range(16)) for r in range(16)))
    expect(page.get_by_role("gridcell", name="row 16 column 15, given 14")).to_be_visible()
    assert solve(page) == "Exactly one solution"
    assert line(page) == " ".join(str(value) for row in solved for value in row)


def in_python(page: Page) -> str:
    """Run the lines that the page shows for its answer, and return what they print."""
    page.locator("#in-python").evaluate("panel => { panel.open = true }")
    expect(page.locator("#in-python-lines")).to_contain_text("print(")
    printed = StringIO()
    with redirect_stdout(printed):
        exec(page.locator("#in-python-lines").inner_text(), {})
    return printed.getvalue()


def test_the_lines_of_python_give_the_answer_of_the_page(page: Page) -> None:
    line, solved = (text.translate(str.maketrans("123456789", "234567891")) for text in (EASY, EASY_SOLVED))
    paste_line(page, line)  # that no other test rated: a rating would be the answer
    assert solved in in_python(page)
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    page.keyboard.press(solved[0])
    press(page, "m Shift+H")
    expect(page.locator("#depths")).to_be_visible()
    name, told = page.locator("#verdict-title").inner_text(), page.locator("#verdict-detail").inner_text()
    assert f"{name}: {told}".split() == in_python(page).split()
    page.keyboard.press("Escape")
    rules = "a1 + a2 = b1\nb2 = 4"
    page.evaluate(
        "given => { location.hash = `#p=1...&b=${given.map(encodeURIComponent).join('&r=')}` }",
        ["2 free values=4", rules],
    )
    wait_for_line(page, "1...")
    expect(page.locator("#in-python-lines")).to_contain_text("read_rules")
    assert in_python(page).startswith("<Answer multiple")
