"""Takes the pictures of docs/ from the real page, and draws its card: ``python3 build.py docs --pictures``.

With a file's name it takes one picture of all places in all sizes, light and dark, to be looked at whole.
"""

import sys
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.bench.in_browser import chromium

from pencilmark import path
from pencilmark.board.palette import PALETTE
from tooling.deploy import CARD_SIZE
from tooling.fonts import FONTS, ensure_fonts
from tooling.places import ROOT

PUZZLE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
KEYS = """4 ArrowRight 8 ArrowRight ArrowRight 9 ArrowRight ArrowRight Shift+Digit1 Shift+Digit7
    ArrowDown Control+Digit4 Control+Digit7 ArrowDown ArrowDown Alt+Digit5 ArrowLeft Alt+Digit2
    ArrowLeft Shift+Digit3 Shift+Digit5 ArrowDown 9 ArrowUp"""
TAUGHT = "...4..8....4..7.6.8...29.......5.....6.78...3.3...457...8..27...7..3..2.........9"
STEP = "Skyscraper"
SIZE = {"width": 1280, "height": 840}
BOOT = 180_000
PLACES = ("play", "solve", "make", "many", "set", "print", "learn")
SIZES = ((1440, 900), (1280, 800), (1024, 768), (390, 844), (360, 640), (844, 390))
THEMES = ("light", "dark")
CARD = """<style>
@font-face {{ font-family: S; src: url(data:font/woff2;base64,{face}) }}
body {{ display: flex; align-items: center; justify-content: space-between; box-sizing: border-box; height: 630px;
  margin: 0; padding: 0 56px; background: {paper}; color: {ink}; font-family: S }}
h1 {{ margin: 0 0 16px; font-size: 92px; font-weight: normal }}
p {{ margin: 0; font-size: 36px; line-height: 1.35 }}
svg {{ width: 518px; height: 518px }}
</style><div><h1>Pencilmark</h1>
<p>A Sudoku laboratory<br>in one web page:<br>solve, understand, rate,<br>make, print.</p></div>{picture}"""
SHARE = 0.4
"""How large a page is in the picture of all."""


def take(folder: Path) -> None:
    """Open the page, and write what it looks like with a puzzle half played and with a step explained to *folder*."""
    with chromium() as (browser, site):
        played(opened(browser, site, PUZZLE)).screenshot(path=folder / "screenshot.png")
        explained(opened(browser, site, TAUGHT)).screenshot(path=folder / "hint.png")
        drawn(browser).screenshot(path=folder / "card.png")


def take_all(picture: Path) -> None:
    """Write one picture of each place in each size and theme, a row for each size, to a file."""
    with chromium() as (browser, site):
        rows = [f"<p>{''.join(seen(browser, site, size, theme))}</p>" for theme in THEMES for size in SIZES]
        sheet = browser.new_page()
        sheet.set_viewport_size({"width": round(len(PLACES) * (SIZES[0][0] * SHARE + 8)) + 48, "height": 400})
        sheet.set_content(
            "<style>body, p { margin: 8px; background: gray } img { margin: 4px }</style>" + "".join(rows)
        )
        sheet.screenshot(path=picture, full_page=True)


def seen(browser: Browser, site: str, size: tuple[int, int], theme: str) -> Iterator[str]:
    """Yield each place as the HTML of a picture, once Python is there."""
    page = opened(browser, site, PUZZLE)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    for place in PLACES:
        page.evaluate("place => { location.hash = place; }", place)
        page.wait_for_selector(f"body[data-place={place}]")
        page.wait_for_selector("html[data-py=ready]", timeout=BOOT)
        data = b64encode(page.screenshot()).decode()
        yield f'<img width="{size[0] * SHARE}" src="data:image/png;base64,{data}">'
    page.close()


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
    page.get_by_role("tab", name="Path").click()
    page.get_by_role("button", name=STEP).first.click()
    page.locator("#verdict-title", has_text=STEP).wait_for()
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(0, 0)
    return page


def drawn(browser: Browser) -> Page:
    """Draw the card that other sites show of a link to the page: its name, and a step on a grid."""
    step = next(hint for hint in path(TAUGHT) if hint.told.name == STEP)
    ensure_fonts()
    face = b64encode((FONTS / "serif-semibold.woff2").read_bytes()).decode()
    page = browser.new_page(viewport=CARD_SIZE)
    page.set_content(
        CARD.format(face=face, picture=step._repr_svg_(), ink=PALETTE["ink"].light, paper=PALETTE["wash"].light)
    )
    page.evaluate("document.fonts.ready")
    return page


if __name__ == "__main__":
    if sys.argv[1:]:
        take_all(Path(sys.argv[1]))
    else:
        take(ROOT / "docs")
