"""The page looks the same on every machine."""

from playwright.sync_api import Page

USED = ("1rem 'Pencilmark Serif'", "600 1rem 'Pencilmark Serif'", "1rem 'Pencilmark Sans'")


def test_the_page_writes_in_its_own_fonts(page: Page) -> None:
    page.evaluate("() => document.fonts.ready")
    assert [font for font in USED if not page.evaluate("font => document.fonts.check(font)", font)] == []


def test_every_text_asks_for_a_font_that_is_shipped(page: Page) -> None:
    asked = page.evaluate("""() => [...document.querySelectorAll("body *")]
        .filter(element => element.textContent.trim() || element.matches("textarea, input:not([type=checkbox])"))
        .map(element => getComputedStyle(element).fontFamily.split(",")[0])""")
    assert {family.strip("\"'") for family in asked} <= {"Pencilmark Serif", "Pencilmark Sans", "Pencilmark Mono"}
