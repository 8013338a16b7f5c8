"""Takes docs/screenshot.png from the real page: ``PYTHONPATH=py:. python3 -m tests.screenshots``, after a build."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

from tooling.places import DIST, ROOT
from tooling.server import serving

PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SIZE = {"width": 1280, "height": 840}
BOOT = 180_000


def take(target: Path) -> None:
    """Open the page, solve a puzzle, and write what it looks like to *target*."""
    path = os.environ.get("PENCILMARK_BROWSER") or shutil.which("chromium")
    with serving(DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport=SIZE, color_scheme="light", reduced_motion="reduce")
        page.goto(f"{site}/#p={PUZZLE}")
        page.wait_for_selector("html[data-py=ready]", timeout=BOOT)
        page.get_by_label("Puzzle", exact=True).fill(PUZZLE)
        page.get_by_role("gridcell", name="row 2 column 1, empty").click()
        page.get_by_role("button", name="Solve", exact=True).click()
        page.get_by_role("heading", name="One solution").wait_for()
        page.mouse.move(0, 0)
        page.screenshot(path=target)
        browser.close()


if __name__ == "__main__":
    take(ROOT / "docs" / "screenshot.png")
