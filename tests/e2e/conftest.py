"""One browser, one served page and few boots of Python for all the browser tests."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partialmethod
from pathlib import Path
from typing import Literal, cast

import playwright.sync_api
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    ViewportSize,
    WebError,
    Worker,
    expect,
    sync_playwright,
)
from tests.e2e.browsers import expecting, firefox, webkit
from tests.e2e.visit import PASTE, WAIT, wait_for

from tooling.browser import KIND, VARIABLE, present
from tooling.places import DIST
from tooling.server import serving

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--font-render-hinting=none",  # letters are as wide in a Chromium without windows as in one with them
    "--js-flags=--wasm-tiering-budget=100000000",  # to compile Python well takes longer than a short visit lasts
)
FIRST_WAIT = 300_000
DESK: ViewportSize = {"width": 1280, "height": 860}
PROBE = "blocked a script (script-src-elem) at data:text/javascript"
"""What Firefox says where Pyodide finds out what kind of worker it runs in, and our policy refuses its question."""
ENGINE = os.environ.get(KIND, "chromium")
"""chromium, firefox or webkit, as `build.py test --browser` says."""
if ENGINE == "webkit":  # the tests, which are read after this, then expect what can be seen there
    vars(playwright.sync_api)["expect"] = expecting.expect
if ENGINE == "firefox":
    Page.emulate_media = firefox.no_media  # type: ignore[method-assign]
    Worker.evaluate = firefox.no_worker_code  # type: ignore[method-assign]
    BrowserContext.new_cdp_session = firefox.no_protocol  # type: ignore[method-assign]
    Locator.fill = firefox.replacing(Locator.fill)  # type: ignore[method-assign]
    Locator.tap = firefox.no_touch  # type: ignore[method-assign]
expect.set_options(timeout=WAIT)
LOOKS = 100
"""Milliseconds between two looks at what is waited for: looking in each frame, as Playwright does, has frames drawn."""
Page.wait_for_function = partialmethod(Page.wait_for_function, polling=LOOKS)  # type: ignore[method-assign, assignment]


@dataclass
class Witness:
    """What a page must not do: complain, or speak to anyone but its own server."""

    site: str
    errors: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)

    def attend(self, context: BrowserContext) -> None:
        context.on("console", self.hear_console)
        context.on("weberror", self.hear_error)
        context.on("request", self.note)

    @contextmanager
    def attending(self, context: BrowserContext) -> Iterator[None]:
        """Watch a *context* that goes on after us."""
        self.attend(context)
        yield
        context.remove_listener("console", self.hear_console)
        context.remove_listener("weberror", self.hear_error)
        context.remove_listener("request", self.note)

    def hear_console(self, said: ConsoleMessage) -> None:
        if said.type == "error" and PROBE not in said.text:
            self.errors.append(said.text)

    def hear_error(self, error: WebError) -> None:
        if PROBE not in str(error.error):
            self.errors.append(str(error.error))

    def note(self, asked: Request) -> None:
        if not asked.url.startswith((f"{self.site}/", "data:", "blob:")):
            self.strangers.append(asked.url)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Serve dist/ as a static host would, and return its address."""
    with serving(DIST) as address:
        yield address


def lifetime(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """Say how long a browser lives: for all tests, where none has brought it down yet."""
    return "session" if ENGINE == "chromium" else "module"


@pytest.fixture(scope=lifetime)
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    path = os.environ.get(VARIABLE)
    with sync_playwright() as playwright:
        if ENGINE == "webkit":
            with webkit.launched(Path(path or "WebKitWebDriver")) as made:
                yield cast(Browser, made)
        elif ENGINE == "firefox":
            yield firefox.launch(playwright, Path(path or "firefox"), tmp_path_factory.mktemp("firefox"))
        else:
            yield playwright.chromium.launch(executable_path=present(), args=list(FLAGS))


@pytest.fixture
def witness(site: str) -> Iterator[Witness]:
    """Watch pages for the length of a test; at its end nothing may have been seen that was not taken out."""
    seen = Witness(site)
    yield seen
    assert (seen.errors, seen.strangers) == ([], [])


def new_context(
    browser: Browser, service_workers: Literal["allow", "block"] = "block", spare: bool = False
) -> BrowserContext:
    """A visitor with a window of 1280 x 860; a service worker would hide requests from the tests.

    Chromium tells the pages of less memory than there is, so that they start no *spare* Python for a short visit.
    """
    motion: Literal["reduce", "null"] = "null" if ENGINE == "firefox" else "reduce"  # it is told by a preference
    context = browser.new_context(viewport=DESK, reduced_motion=motion, service_workers=service_workers)
    context.set_default_timeout(WAIT)
    if not spare:
        without_spare(context)
    return context


def without_spare(context: BrowserContext) -> None:
    """Have the pages of a *context* in Chromium start no spare Python."""
    if ENGINE == "chromium":
        context.add_init_script("Object.defineProperty(navigator, 'deviceMemory', { value: 2 })")


@pytest.fixture(scope=lifetime)
def visitors(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A browser in which one visitor comes after the other."""
    context = for_visitors(new_context(browser), site)
    yield context
    context.close()


@pytest.fixture
def fresh(visitors: BrowserContext, site: str, witness: Witness) -> Iterator[Page]:
    """A page of a new visitor, not opened yet."""
    with new_visitor(visitors, site) as page, witness.attending(page.context):
        yield page


@pytest.fixture
def first_visit(visitors: BrowserContext, site: str, witness: Witness) -> Iterator[Page]:
    """A page not opened yet, of a visitor for whom no Python has kept anything either."""
    with new_visitor(visitors, site, ALL) as page, witness.attending(page.context):
        yield page


def for_visitors(context: BrowserContext, site: str) -> BrowserContext:
    """Return a *context* whose first page, a blank one of *site*, stays open, and with it all that is compiled."""
    blank = context.new_page()
    blank.route("**", lambda route: route.fulfill(content_type="text/html", body="<link rel=icon href=data:,>"))
    blank.goto(site)
    return context


ALL = "all"
BUT_THE_START = "cookies,local_storage,indexeddb,service_workers,cache_storage"
"""What a browser stores, but the files of an origin, where a Python has kept what the next one starts with sooner."""


@contextmanager
def new_visitor(visitors: BrowserContext, site: str, forgets: str = BUT_THE_START) -> Iterator[Page]:
    """Lend a page, not opened yet, of somebody for whom *site* has stored nothing of that kind.

    Chromium *forgets* what the *visitors* before have left; another browser gives each a context of its own.
    """
    if ENGINE != "chromium":
        context = new_context(cast(Browser, visitors.browser))
        yield context.new_page()
        context.close()
        return
    page = visitors.new_page()
    system = visitors.new_cdp_session(page)
    system.send("Storage.clearDataForOrigin", {"origin": site, "storageTypes": forgets})
    system.detach()
    yield page
    for other in visitors.pages[1:]:
        other.close()
    visitors.unroute_all()


@pytest.fixture(scope=lifetime)
def booted(browser: Browser, site: str) -> Iterator[tuple[Page, Witness]]:
    """The one page on which most tests run, with Python ready."""
    context = new_context(browser, spare=True)
    if ENGINE == "chromium":
        context.grant_permissions(["clipboard-read", "clipboard-write"])
    seen = Witness(site)
    seen.attend(context)
    page = context.new_page()
    page.goto(site)
    wait_for(page, "ready", timeout=FIRST_WAIT)
    yield page, seen
    context.close()


ANEW = f"""async () => {{
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close(); // a failed test's
    location.hash = "solve";
    while (document.body.dataset.place !== "solve") await new Promise(requestAnimationFrame);
    document.getElementById("tab-answer").click();
    const view = document.getElementById("set-view"); // is there once Set was open
    if (view) {{
        view.value = "clues";
        view.dispatchEvent(new Event("change"));
    }}
    ({PASTE})(".".repeat(81));
    const field = document.getElementById("text");
    field.value = "";
    field.dispatchEvent(new Event("input", {{ bubbles: true }}));
}}"""
"""Begins in Solve with an empty grid, the clues shown in Set, in one step: it comes before each of some 350 tests."""
AT_FIRST = """() => {
    document.getElementById("settings-reset").click();
    localStorage.clear();
    document.getElementById("many-clear")?.click(); // is there once Many was open, as forms are with their places
    for (const form of document.querySelectorAll("#wish, #setting, #paper-form, #book, #worksheet")) form.reset();
    for (const fold of document.querySelectorAll("main details:not(#checked)")) fold.open = false;
    document.documentElement.removeAttribute("dir");
    delete navigator.hardwareConcurrency;
}"""


@pytest.fixture(scope="module")
def at_first(booted: tuple[Page, Witness]) -> Page:
    """That page with all as at first that a file of tests may have left: settings, wishes, list, folds and window."""
    shared, _ = booted
    shared.evaluate(AT_FIRST)
    shared.set_viewport_size(DESK)
    if ENGINE == "chromium":
        shared.emulate_media(media="null", color_scheme="light", forced_colors="none")
    return shared


@pytest.fixture
def page(at_first: Page, booted: tuple[Page, Witness]) -> Iterator[Page]:
    """That page in Solve, with an empty grid of 9 x 9 and nothing said."""
    shared, seen = booted
    shared.evaluate(ANEW)
    wait_for(shared, "ready")  # with what was asked before
    shared.locator("[role=gridcell]").first.click()
    yield shared
    heard, seen.errors, seen.strangers = (seen.errors, seen.strangers), [], []  # each test answers for its own
    assert heard == ([], [])


SILENT = """self.Worker = class extends EventTarget {
    constructor(address, { name } = {}) { super(); self.silent = Object.assign(this, { name }); }
    postMessage() {}
    terminate() {}
};"""
"""Stands in for a worker that says nothing; a test may say something for it as `silent.onmessage({ data })`."""


def without_python(page: Page) -> None:
    """Have the workers of a *page* say nothing: one whose script never came would keep Firefox from finishing it.

    The network is left alone: Playwright keeps nothing of what it fetches for pages that it may answer for, and each
    visit would compile all scripts again. In WebKit, where no script comes before the page's, Python runs beside it.
    """
    if ENGINE != "webkit":
        page.add_init_script(SILENT)
