"""A visitor puts puzzles on paper: a preview, a PDF, and the browser's own print."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import FIRST_WAIT
from tests.e2e.test_access import SIZES
from tests.e2e.test_solve import EASY, EASY_SOLVED, solve
from tests.e2e.visit import go, paste_line, unfold, wait_for
from tests.printed import grids, page_texts, reader

HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def values(line: str) -> tuple[int, ...]:
    return tuple(int(sign) if sign != "." else 0 for sign in line)


@pytest.fixture
def paper(page: Page) -> Iterator[Page]:
    """The page with a puzzle on the grid and the Paper panel open, as it is at first."""
    paste_line(page, EASY)
    go(page, "print")
    page.locator("#print-kinds").get_by_role("button", name="Paper").click()
    page.evaluate("document.getElementById('paper-form').reset()")
    page.locator("#paper-form [name=what]").select_option("grid")
    page.locator("#print-size").select_option("A4")
    expect(page.locator("#paper-place")).to_have_text("Page 1 of 2")
    yield page


def fold(page: Page, *names: str) -> None:
    """Unfold what is wished more seldom."""
    for name in names:
        page.locator("#paper-form details", has_text=name).evaluate("fold => { fold.open = true }")


def wish(page: Page, **fields: str) -> None:
    """Fill fields of the form; ticks are ticked, those of a list by their name and value, as show_level."""
    for name, value in fields.items():
        which = name.replace("show_", "show][value=")
        field = page.locator(f"#paper-form [name={which}]")
        if field.get_attribute("type") == "checkbox":
            field.set_checked(value == "yes")
        elif field.evaluate("field => field.localName") == "select":
            field.select_option(value)
        else:
            field.fill(value)


def test_the_preview_shows_the_puzzle_and_then_its_answer(paper: Page) -> None:
    fold(paper, "Beside each puzzle", "Page")
    wish(paper, title="Sunday", name_line="yes", show_level="no")
    expect(paper.locator("#paper-preview")).to_have_text(re.compile(f"SundayNameDate1{EASY.replace('.', '')}"))
    paper.get_by_role("button", name="Next page").click()
    expect(paper.locator("#paper-place")).to_have_text("Page 2 of 2")
    expect(paper.locator("#paper-preview")).to_have_text(re.compile(f"Sunday: answers1{EASY_SOLVED}"))
    wish(paper, answers="none")
    expect(paper.locator("#paper-place")).to_have_text("Page 1 of 1")


def test_a_preview_holds_up_nothing_however_hard_its_puzzle_is(paper: Page) -> None:
    paste_line(paper, HARD)
    fold(paper, "Beside each puzzle")
    wish(paper, show_level="yes", show_rating="yes")
    expect(paper.locator("#paper-preview")).to_have_text(re.compile("level …, ER …"))
    assert solve(paper) == "Exactly one solution"


def test_wrong_wishes_are_told_beside_the_form(paper: Page) -> None:
    paper.locator("#print-size").select_option("Other")
    paper.locator("#print-own").fill("B17")
    expect(paper.locator("#paper-note")).to_contain_text("Expected A3, A4, A5")
    paper.locator("#print-own").fill("170x240mm")
    wish(paper, answers="none")
    expect(paper.locator("#paper-preview .page")).to_have_attribute("viewBox", "0 0 170 240")


def test_the_pdf_has_the_puzzle_and_its_answer(paper: Page, tmp_path: Path) -> None:
    fold(paper, "Beside each puzzle")
    wish(paper, title="My sheet", link="yes", answers="foot")
    with paper.expect_download(timeout=FIRST_WAIT) as download:
        paper.get_by_role("button", name="Download PDF").click()
    assert download.value.suggested_filename == "my-sheet.pdf"
    download.value.save_as(tmp_path / "sheet.pdf")
    document = (tmp_path / "sheet.pdf").read_bytes()
    (text,) = page_texts(document)
    assert grids(text, 9) == [values(EASY), values(EASY_SOLVED)]
    links = [note.get_object()["/A"]["/URI"] for note in reader(document).pages[0]["/Annots"]]
    assert links == [f"{paper.url.split('#')[0]}#p={EASY}"]
    expect(paper.locator("#paper-note")).to_have_text("1 page saved.")
    wait_for(paper, "ready")


def test_the_browser_prints_the_pages_at_their_true_size(paper: Page) -> None:
    fold(paper, "Page")
    paper.locator("#print-size").select_option("A5")
    wish(paper, landscape="yes")
    paper.evaluate("() => { document.documentElement.dataset.paper = 'cream'; window.print = () => {} }")
    paper.get_by_role("button", name="Print", exact=True).click()
    paper.wait_for_selector("html[data-printing]")
    document = paper.pdf(prefer_css_page_size=True)
    read = reader(document)
    assert len(read.pages) == 2, page_texts(document)
    for page in read.pages:
        assert [float(side) * 25.4 / 72 for side in page.mediabox[2:]] == pytest.approx([210, 148], abs=0.5)
    first, second = page_texts(document)
    assert "".join(first.split()[1:]).endswith(EASY.replace(".", ""))
    assert "".join(second.split()).endswith(EASY_SOLVED)
    assert paper.locator("html[data-paper=cream]:not([data-printing])").count(), (
        "the page is itself again, on its own paper"
    )
    paper.evaluate("delete document.documentElement.dataset.paper")


def test_the_puzzles_made_are_printed_together(paper: Page) -> None:
    go(paper, "make")
    paper.evaluate("document.getElementById('wish').reset()")
    paper.locator("#wish [name=count]").fill("5")
    unfold(paper, ".wishes details:has([name=seed])")
    paper.locator("#wish [name=seed]").fill("3")
    paper.get_by_role("button", name="Generate", exact=True).click()
    expect(paper.locator("#made li")).to_have_count(5)
    go(paper, "print")
    expect(paper.locator("#paper-form [name=what]")).to_have_value("made")
    wish(paper, per_page="4", answers="next")
    expect(paper.locator("#paper-place")).to_have_text("Page 1 of 4")
    expect(paper.locator("#paper-preview g[transform*='scale']")).to_have_count(4)
    wish(paper, kind="pupils", answers="end")
    expect(paper.locator("#paper-preview")).to_contain_text(re.compile("^Sheet 1NameDate"))
    wish(paper, kind="cards", answers="next")
    expect(paper.locator("#paper-preview")).not_to_contain_text("Sheet 1")
    expect(paper.locator("#paper-form [name=per_page]")).to_have_value("4")
    expect(paper.locator("#paper-preview [stroke-dasharray]")).to_have_count(2)


def test_one_of_the_puzzles_made_is_printed_alone_and_all_are_again(paper: Page) -> None:
    go(paper, "make")
    paper.evaluate("document.getElementById('wish').reset()")
    paper.locator("#wish [name=count]").fill("3")
    paper.get_by_role("button", name="Generate", exact=True).click()
    expect(paper.locator("#made li")).to_have_count(3)
    paper.locator("#made li").nth(2).get_by_role("button").click()
    paper.locator("#made-one").get_by_role("button", name="Print").click()
    what = paper.locator("#paper-form [name=what]")
    expect(what).to_have_value("grid")
    paper.locator("#paper-form [name=kind]").select_option("pupils")
    expect(paper.locator("#paper-class")).to_be_visible()
    go(paper, "make")
    unfold(paper, "#made-tools")
    paper.get_by_role("button", name="Print all").click()
    expect(what).to_have_value("made")
    expect(paper.locator("#paper-class")).to_be_hidden()
    paper.locator("#paper-form [name=kind]").select_option("cards")
    expect(paper.locator("#paper-form [name=per_page]")).to_have_value("6")
    expect(paper.locator("#paper-preview [stroke-dasharray]")).to_have_count(3)


@pytest.mark.parametrize("size", SIZES)
def test_the_panel_fits_a_phone_and_its_buttons_are_large(paper: Page, size: str) -> None:
    """What axe says of it is in test_places.py."""
    paper.set_viewport_size(SIZES[size])  # type: ignore[arg-type]  # width and height
    try:
        assert paper.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
        for button in paper.locator(".printer button:visible").all():
            box = button.bounding_box()
            least = 40 if size == "desk" else 44
            assert box and box["height"] >= least and box["width"] >= least
    finally:
        paper.set_viewport_size(SIZES["desk"])  # type: ignore[arg-type]  # width and height
