"""Takes the README's pictures from the real page: ``PYTHONPATH=py:. python3 -m tests.screenshots``, after a build."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tooling.places import DIST, ROOT
from tooling.server import serving

PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
TAUGHT = "...4..8....4..7.6.8...29.......5.....6.78...3.3...457...8..27...7..3..2.........9"
STEP = "Skyscraper"
SIZE = {"width": 1280, "height": 840}
BOOT = 180_000


def take(folder: Path) -> None:
    """Open the page, and write what it looks like with a solved puzzle and with a step explained to *folder*."""
    path = os.environ.get("PENCILMARK_BROWSER") or shutil.which("chromium")
    with serving(DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        solved(opened(browser, site, PUZZLE)).screenshot(path=folder / "screenshot.png")
        explained(opened(browser, site, TAUGHT)).screenshot(path=folder / "hint.png")
        browser.close()


def opened(browser: Browser, site: str, puzzle: str) -> Page:
    """Open the page with a *puzzle*, and wait for Python."""
    page = browser.new_page(viewport=SIZE, color_scheme="light", reduced_motion="reduce")
    page.goto(f"{site}/#p={puzzle}")
    page.wait_for_selector("html[data-py=ready]", timeout=BOOT)
    return page


def solved(page: Page) -> Page:
    """Have the puzzle solved."""
    page.get_by_label("Puzzle", exact=True).fill(PUZZLE)
    page.get_by_role("gridcell", name="row 2 column 1, empty").click()
    page.get_by_role("button", name="Solve", exact=True).click()
    page.get_by_role("heading", name="One solution").wait_for()
    page.mouse.move(0, 0)
    return page


def explained(page: Page) -> Page:
    """Go along the path to a step that a picture is worth of."""
    page.get_by_role("button", name="Solve path").click()
    page.get_by_role("button", name=STEP).first.click()
    page.locator("#verdict-title", has_text=STEP).wait_for()
    page.mouse.move(0, 0)
    return page


if __name__ == "__main__":
    take(ROOT / "docs")
