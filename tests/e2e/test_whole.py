"""A host lacks a file of the page: what cannot be done without is named on the page, nothing else is missed."""

import re
from base64 import b64decode
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.e2e.conftest import ALL, FIRST_WAIT, for_visitors, new_context, new_visitor, without_python
from tests.e2e.test_books import counts, on_cores
from tests.e2e.test_offline import LARGE
from tests.e2e.test_python_rule import open_python
from tests.e2e.test_solve import EASY
from tests.e2e.visit import choose_of_puzzle, go, paste, paste_line, solve, unfold, wait_for

from tooling import bundle
from tooling.compressed import is_compressed
from tooling.places import DIST
from tooling.server import inside, serving

NOT_MISSED = (
    *("fonts/*", "licences/*", "static/img/*", "static/about.html", "static/css/[!p]*.css", "static/js/*/helping.js"),
    *("build.js", "sw.js", "lessons.json", "sources/*"),
    *("languages/*.json", "lessons/*.json", "texts/*.json", "wheels/pencilmark_font_*", "pdfjs/*.wasm"),
)
"""Read by nobody, or replaced by something else: another font, Python's own word, English, a blank."""
DONE_WITHOUT = ("snapshots/*.snapshot",)
"""Python starts plainly then, as test_boot.py tells of one that is cut off."""
AT_START = (bundle.STYLE, bundle.APP)
STARTS = (bundle.WORKER, "pyodide/pyodide.asm.wasm", "pyodide/pyodide.asm.mjs")
"""In an order in which none is there yet from a try before: WebAssembly, once compiled, is not asked for again."""
OF_PYTHON = ("pyodide/pyodide.later.wasm", "pyodide/python_stdlib.zip", "snapshots/*.zip")
"""The first is kept once it came, whatever else is missing."""
SCRIPTS = tuple(
    f"static/js/*/{name}.js"
    for name in (
        *("panel", "dialog", "console", "place", "workshop", "python-rule", "pattern-pad", "python-view"),
        *("board-dialog", "class-link", "minutes", "near", "reading", "pattern-game", "replay-link", "files"),
        *("printing", "histogram", "fog", "practice", "sums-view", "colours", "share"),
    )
)
APART = ("static/apart.html", "alone.js")
FOR_CODES = "wheels/segno-*"
FOR_PDF = tuple(f"wheels/{name}-*" for name in ("fpdf2", "defusedxml", "fonttools", "font_source_serif*"))
FOR_BOOKS = ("wheels/font_source_sans*", "static/js/*/archive.js")
FOR_PAGES = ("pdfjs/pdf.mjs", "pdfjs/pdf.worker.mjs")
FOR_LARGE = ("wheels/micropip-*", "wheels/six-*", "wheels/python_sat-*")
LATER = (
    *("static/pack.json", "static/js/*/mount.js", "static/digits.weights"),
    *(*OF_PYTHON, *SCRIPTS, *APART, FOR_CODES, *FOR_PDF, *FOR_BOOKS, *FOR_LARGE, *FOR_PAGES),
)
DOT = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
"""The smallest picture there is."""
FRAME = ("embed.html", "pencil-mark.js", "examples.html", "static/js/embed/embed.js")
OF_FRAME = ("embed/*", "static/js/embed/hinting.js")
BY_ITSELF = ("index.html", "static/js/watch.js", "wheels/pencilmark-*")


class Host:
    """A host of dist/ that lacks the files whose names fit *gone*."""

    def __init__(self) -> None:
        self.gone: tuple[str, ...] = ()
        self.address = ""

    def __call__(self, name: str):  # type: ignore[no-untyped-def]
        below = re.sub(r"^b/\w+/", "", name) or "index.html"
        return None if any(fnmatch(below, pattern) for pattern in self.gone) else inside(DIST, name)


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    made = Host()
    with serving(made) as made.address:
        yield made


@pytest.fixture(scope="module")
def guests(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    context = for_visitors(new_context(browser), host.address)
    yield context
    context.close()


@pytest.fixture
def visit(guests: BrowserContext, host: Host) -> Iterator[Callable[..., Page]]:
    """Open the page of a host that lacks some files, as a new visitor."""
    with new_visitor(guests, host.address, ALL) as page:

        def opened(*gone: str, at: str = "", python: bool = True) -> Page:
            host.gone = gone
            if not python:
                without_python(page)
            page.goto(f"{host.address}/{at}")
            return page

        yield opened
    host.gone = ()


@cache
def all_names() -> list[str]:
    """List the files of dist/ without the folder of the build, but those of docs/."""
    [home] = (DIST / "b").iterdir()
    found = [path for top in (home, DIST) for path in top.rglob("*") if path.is_file() and not is_compressed(path)]
    below = {path.relative_to(home if path.is_relative_to(home) else DIST).as_posix() for path in found}
    return sorted(name for name in below if not name.startswith("docs/"))


def names(*patterns: str) -> list[str]:
    """Return those of them that fit."""
    return [name for name in all_names() if any(fnmatch(name, one) for one in patterns)]


def test_each_file_of_the_page_is_taken_away_below() -> None:
    tried = (*NOT_MISSED, *DONE_WITHOUT, *AT_START, *STARTS, *LATER, *FRAME, *OF_FRAME, *BY_ITSELF)
    assert names("*") == names(*tried)
    assert all(names(pattern) for pattern in tried), "a pattern that fits nothing"


def test_a_frame_without_its_language_and_its_hints_plays_and_says_so(visit: Callable[..., Page]) -> None:
    page = visit(*OF_FRAME, at=f"embed.html#p={EASY}&lang=de")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("#verdict-title")).to_have_text("Hints need Python")
    page.get_by_role("gridcell", name="row 1 column 1, empty").press("4")
    expect(page.get_by_role("gridcell", name="row 1 column 1, 4")).to_be_focused()


@pytest.fixture
def lacking(browser: Browser, host: Host) -> Iterator[Page]:
    """A page of a host without what is not missed; a service worker might be installed."""
    host.gone = NOT_MISSED
    context = new_context(browser, service_workers="allow")
    page = context.new_page()
    page.goto(host.address)
    yield page
    context.close()
    host.gone = ()


def test_without_what_is_not_needed_the_page_plays_solves_and_teaches(lacking: Page) -> None:
    page = lacking
    wait_for(page, "ready", FIRST_WAIT)
    paste_line(page, EASY)
    assert solve(page) == "Exactly one solution"
    go(page, "learn=x-wing")
    expect(page.locator("#lesson-told")).to_contain_text("lie in columns 5 and 9")
    expect(page.locator("#lessons-list a").nth(20)).to_be_attached()
    expect(page.locator("#unwhole")).to_be_hidden()


@pytest.mark.parametrize("name", AT_START)
def test_a_page_without_its_style_or_script_says_so(visit: Callable[..., Page], name: str) -> None:
    page = visit(name)
    expect(page.get_by_role("alert")).to_contain_text(f"{name.split('/')[-1]} is missing or broken")


def test_a_page_whose_python_cannot_start_says_why(visit: Callable[..., Page], host: Host) -> None:
    page = visit(STARTS[0], "static/js/watch.js")
    for name in STARTS:
        if name != STARTS[0]:
            host.gone = (name,)
            page.locator("#retry").click()
        said = re.compile(rf"Python could not be loaded: .*{name.split('/')[-1]}")
        expect(page.locator("#python-why")).to_have_text(said)


def test_without_snapshot_and_wheel_python_cannot_start(visit: Callable[..., Page]) -> None:
    page = visit(*DONE_WITHOUT, "wheels/pencilmark-*")
    expect(page.locator("#python-why")).to_contain_text(f"{names('wheels/pencilmark-*')[0].split('/')[-1]}: the host")


def test_what_is_missing_later_is_named_where_it_is_asked_for(visit: Callable[..., Page], host: Host) -> None:
    page = visit("static/pack.json", *OF_PYTHON)
    expect(page.locator("#talk")).to_contain_text("pack.json: the host answered 404")
    page_lacks_python(page, host)
    page_lacks_scripts(page, host)
    page_lacks_a_frame(page, host)
    page_lacks_wheels(page, host)
    page_lacks_weights(page, host)


def page_lacks_python(page: Page, host: Host) -> None:
    """Rate, which needs what comes after the start."""
    wait_for(page, "ready", FIRST_WAIT)
    go(page, "solve")
    paste_line(page, EASY)
    for name in OF_PYTHON:
        host.gone = (name,)
        page.get_by_role("tab", name="Rating").click()
        expect(page.locator("#talk")).to_contain_text(f"{names(name)[0].split('/')[-1]}: the host answered 404")


def page_lacks_weights(page: Page, host: Host) -> None:
    """Read a picture, and pages of a PDF."""
    go(page, "solve")
    for name in ("static/digits.weights", *FOR_PAGES):
        host.gone = (name,)
        kind = "application/pdf" if name in FOR_PAGES else "image/gif"
        board = {"name": "board", "mimeType": kind, "buffer": b64decode(DOT)}
        page.locator("#open-input").set_input_files([board])  # type: ignore[list-item]  # as Playwright takes them
        expect(page.locator("#picture-said")).to_have_text(f"{name}: the host answered 404.")
        page.locator("#picture-end").click()


def page_lacks_scripts(page: Page, host: Host) -> None:
    """Open what has a script of its own."""
    host.gone = (*SCRIPTS, "static/js/*/mount.js")
    alert = page.get_by_role("alert").filter(has_text="missing or broken")
    choose_of_puzzle(page, "Copy or save as")
    expect(alert).to_contain_text("dialog.js is")
    choose_of_puzzle(page, "Board")
    expect(alert).to_contain_text("board-dialog.js is")
    page.get_by_role("tab", name="Answer").click()
    unfold(page, "#in-python")
    page.get_by_role("button", name="Open a console").click()
    expect(alert).to_contain_text("console.js is")
    page.get_by_role("tab", name="Search").click()
    expect(page.locator("#watch-said")).to_contain_text("mount.js could not be loaded")
    page.evaluate("location.hash = 'many'")
    expect(alert).to_contain_text("panel.js is")
    host.gone = ("static/js/*/reading.js",)
    page.locator("#unopened-again").click()
    page.locator("#many-text").fill(EASY)
    page.locator("#many-add").click()
    expect(alert).to_contain_text("reading.js is")
    expect(page.locator("#many-text")).to_have_value(EASY)


def test_a_place_whose_script_is_missing_says_so(visit: Callable[..., Page]) -> None:
    page = visit("static/js/*/place.js", at="#learn", python=False)
    for place in ("learn", "print", "set"):
        page.evaluate("place => { location.hash = place }", place)
        expect(page.get_by_role("heading", name=f"{place.capitalize()} could not be loaded")).to_be_visible()
        expect(page.get_by_role("alert").filter(has_text="place.js is missing or broken")).to_be_visible()


@pytest.mark.parametrize("name", ["workshop.js", "python-rule.js"])
def test_the_part_of_set_whose_script_is_missing_says_so(visit: Callable[..., Page], name: str) -> None:
    page = visit(f"static/js/*/{name}", at="#set", python=False)
    page.get_by_label("Shown below").select_option(label="Rules as text")
    expect(page.locator("#views-said")).to_contain_text(f"{name} could not be loaded")
    page.get_by_role("button", name="Cage", exact=True).click()
    expect(page.locator("#clue-title")).to_have_text("New killer")


def test_a_book_whose_script_is_missing_says_so(visit: Callable[..., Page]) -> None:
    page = visit("static/js/*/printing.js", at="#print", python=False)
    page.locator("#print-kinds").get_by_role("button", name="Book").click()
    page.get_by_role("button", name="Make the book").click()
    expect(page.get_by_role("alert").filter(has_text="printing.js is missing or broken")).to_be_visible()


def page_lacks_a_frame(page: Page, host: Host) -> None:
    """Run a visitor's own Python."""
    host.gone = ()
    open_python(page, "def rule(a1, b2):\n    return a1 == b2")
    for name in APART:
        host.gone = (name,)
        page.get_by_role("button", name="Make it a rule").click()
        expect(page.locator("#python-said")).to_contain_text(f"{name}: the host answered 404")


def page_lacks_wheels(page: Page, host: Host) -> None:
    """Print, make a book with one Python, and solve a board for which our own search is too slow."""
    on_cores(page, 1)
    go(page, "print")
    for name in FOR_PDF:
        host.gone = (name,)
        page.get_by_role("button", name="Download PDF").click()
        expect(page.locator("#paper-note")).to_contain_text(f"{names(name)[0].split('/')[-1]}: the host answered 404")
    host.gone = (FOR_CODES,)
    page.locator(".printer details").evaluate_all("all => all.forEach(one => { one.open = true })")
    page.locator("#paper-form [name=link]").check()
    expect(page.locator("#paper-note")).to_contain_text(f"{names(FOR_CODES)[0].split('/')[-1]}: the host answered 404")
    page.locator("#print-kinds").get_by_role("button", name="Book").click()
    counts(page, 1, 1, 1)
    page.locator("#book [name=archive]").check()
    page.locator("#book [name=fonts]").select_option("sans")
    host.gone = FOR_BOOKS
    page.get_by_role("button", name="Make the book").click()
    said = page.locator("#printed-text")
    expect(said).to_contain_text(f"{names(FOR_BOOKS[0])[0].split('/')[-1]}: the host answered 404", timeout=FIRST_WAIT)
    host.gone = FOR_BOOKS[1:]
    page.get_by_role("button", name="Make the book").click()
    page.get_by_role("button", name="Save pictures (ZIP)").click(timeout=FIRST_WAIT)
    expect(said).to_contain_text("archive.js could not be loaded")
    go(page, "solve")
    paste(page, LARGE)
    expect(page.get_by_role("gridcell")).to_have_count(18 * 18)
    for name in FOR_LARGE:
        host.gone = (name,)
        page.get_by_role("button", name="Solve", exact=True).click()
        expect(page.locator("#talk")).to_contain_text(f"{names(name)[0].split('/')[-1]}: the host answered 404")
