"""Takes the README's pictures from the real page: ``PYTHONPATH=py:. python3 -m tests.screenshots``, after a build."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tooling.places import DIST, ROOT
from tooling.server import serving

PUZZLE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
KEYS = """4 ArrowRight 8 ArrowRight ArrowRight 9 ArrowRight ArrowRight Shift+Digit1 Shift+Digit7
    ArrowDown Control+Digit4 Control+Digit7 ArrowDown ArrowDown Alt+Digit5 ArrowLeft Alt+Digit2
    ArrowLeft Shift+Digit3 Shift+Digit5 ArrowDown 9 ArrowUp"""
TAUGHT = "...4..8....4..7.6.8...29.......5.....6.78...3.3...457...8..27...7..3..2.........9"
STEP = "Skyscraper"
SIZE = {"width": 1280, "height": 840}
BOOT = 180_000


def take(folder: Path) -> None:
    """Open the page, and write what it looks like with a puzzle half played and with a step explained to *folder*."""
    path = os.environ.get("PENCILMARK_BROWSER") or shutil.which("chromium")
    with serving(DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        played(opened(browser, site, PUZZLE)).screenshot(path=folder / "screenshot.png")
        explained(opened(browser, site, TAUGHT)).screenshot(path=folder / "hint.png")
        browser.close()


def opened(browser: Browser, site: str, puzzle: str) -> Page:
    """Open the page with a *puzzle*, and wait for Python."""
    page = browser.new_page(viewport=SIZE, color_scheme="light", reduced_motion="reduce")
    page.goto(f"{site}/#p={puzzle}")
    page.wait_for_selector("html[data-py=ready]", timeout=BOOT)
    return page


def played(page: Page) -> Page:
    """Write digits, marks and colours."""
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    for key in KEYS.split():
        page.keyboard.press(key)
    page.mouse.move(0, 0)
    return page


def explained(page: Page) -> Page:
    """Go along the path to a step that a picture is worth of."""
    page.evaluate("location.hash = '#solve'")
    page.get_by_role("button", name="Solve path").click()
    page.get_by_role("button", name=STEP).first.click()
    page.locator("#verdict-title", has_text=STEP).wait_for()
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(0, 0)
    return page


if __name__ == "__main__":
    take(ROOT / "docs")
