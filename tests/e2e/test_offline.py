"""A visitor comes back without a network, or to a host that has a new build by now."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Event
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.e2e.conftest import FIRST_WAIT, new_context
from tests.e2e.test_picture import SMALL, board, read_in
from tests.e2e.test_solve import EASY
from tests.e2e.test_start import AWAITED
from tests.e2e.visit import WAIT, line, lose_python, paste, paste_line, solve, wait_for

from tooling import deploy
from tooling.places import DIST, PAGE
from tooling.server import inside, serving

LARGE = " ".join(["1", *["."] * (18 * 18 - 1)])
"""A board for which the page fetches another solver."""
BELOW = "games/sudoku/"
"""Where the page lies at its host."""


class Host:
    """A host that has one build after the other at one address, and may be slow with one file."""

    def __init__(self) -> None:
        self.site, self.port = DIST, 0
        self.slow = ""
        self.asked, self.released = Event(), Event()

    def __call__(self, name: str) -> Path | None:
        if self.slow and name.endswith(self.slow):
            self.asked.set()
            self.released.wait(WAIT / 1000)
        return inside(self.site, name.removeprefix(BELOW))

    @contextmanager
    def up(self) -> Iterator[str]:
        """Answer for a while; yield the address of the page."""
        self.slow = ""
        self.asked, self.released = Event(), Event()
        with serving(self, self.port, keeping="max-age=600") as address:
            self.port = urlsplit(address).port or 0
            yield f"{address}/{BELOW}"


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    context = new_context(browser, service_workers="allow")
    yield context
    context.close()


@pytest.fixture(scope="module")
def host() -> Host:
    return Host()


@pytest.fixture(scope="module")
def kept(visitor: BrowserContext, host: Host) -> Page:
    """The page that the browser keeps, with all that it starts from; what a test leaves of it the next one has."""
    with host.up() as address:
        page = visitor.new_page()
        page.goto(address)
        wait_for(page, "ready", FIRST_WAIT)
        expect(page.locator("#offline:not([hidden])")).to_be_attached(timeout=FIRST_WAIT)
        page.evaluate(AWAITED)
    return page


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return another build: the same page with an edit."""
    page = tmp_path_factory.mktemp("page")
    shutil.copytree(PAGE, page, dirs_exist_ok=True)
    style = page / "static/css/base.css"
    style.write_text(style.read_text("utf-8") + "html { --edited: yes; }\n", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deploy, "DIST", tmp_path_factory.mktemp("newer"))
        return deploy.deploy(page)


def build(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-build")


def test_the_page_opens_solves_and_reads_a_picture_that_is_shared_without_a_network_from_any_path(kept: Page) -> None:
    page = kept
    shares(page, f"{page.url}share")
    page.locator("#picture-end").click()
    has_its_worker_before_the_page(page)
    paste_line(page, EASY)
    assert solve(page) == "Exactly one solution"
    paste(page, LARGE)
    expect(page.get_by_role("gridcell")).to_have_count(18 * 18)
    answered: list[str] = []
    page.on("response", lambda response: answered.append(response.url))
    assert solve(page) == "More than one solution"
    assert any("python_sat" in url for url in answered), "another solver is fetched"


def has_its_worker_before_the_page(page: Page) -> None:
    """The worker of a page that is opened again came before its script, and is the only one; the next comes as ever."""
    wait_for(page, "ready", FIRST_WAIT)
    workers = page.locator("html").get_attribute("data-workers") or ""
    assert workers.count("page:") == workers.count("page:pencilmark-page-early-") == 1, workers
    lose_python(page)
    wait_for(page, "ready", FIRST_WAIT)
    assert "early" not in (page.locator("html").get_attribute("data-workers") or "")


def shares(page: Page, address: str) -> None:
    """Have another app share a picture with the installed page, as a form that goes to an *address* of it."""
    page.goto("about:blank")
    form = f'<form method="post" action="{address}" enctype="multipart/form-data">'
    page.set_content(f'{form}<input type="file" name="picture"></form>')
    page.locator("input").set_input_files([board(SMALL)])
    page.locator("form").evaluate("form => form.submit()")
    assert read_in(page) == SMALL


INSTALLED = """() => navigator.serviceWorker.register("sw.js").then(({ installing }) => new Promise(done => {
    if (installing) installing.onstatechange = () => done(installing.state);
    else done("redundant");
}))"""


def test_a_browser_without_room_keeps_nothing_and_says_that_there_is_a_new_page_when_its_files_have_gone(
    visitor: BrowserContext, newer: Path
) -> None:
    host = Host()
    with host.up() as address:
        page = visitor.new_page()
        system = visitor.new_cdp_session(page)
        origin = address.removesuffix(f"/{BELOW}")
        system.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1_000_000})
        page.goto(address)
        wait_for(page, "ready", FIRST_WAIT)
        assert page.evaluate(INSTALLED) == "redundant"
        assert page.evaluate("() => caches.keys()") == []
        expect(page.locator("#offline:not([hidden])")).not_to_be_attached()
        system.send("Network.clearBrowserCache")
        host.site, first = newer, build(page)
        lose_python(page)
        wait_for(page, "error", FIRST_WAIT)
        page.get_by_role("button", name="Load it").click()
        expect(page.locator("html")).not_to_have_attribute("data-build", first or "", timeout=FIRST_WAIT)
        page.close()


UPDATED = "() => navigator.serviceWorker.ready.then(kept => kept.update()).then(() => {})"
TRIED = """async () => {
    const kept = await navigator.serviceWorker.ready;
    await kept.update();
    const coming = kept.installing;
    const done = end => coming.onstatechange = () => coming.state !== "installing" && end();
    if (coming?.state === "installing") await new Promise(done);
    return caches.keys();
}"""


OWN = re.compile(r"/snapshots/\w+\.zip$")
"""The part of our package that a Python from a snapshot fetches when nothing is asked."""


@pytest.fixture
def broken(newer: Path, tmp_path: Path) -> Path:
    """Return the newer build with a file that is not the one it lists."""
    shutil.copytree(newer, tmp_path / "broken")
    next((tmp_path / "broken").glob("b/*/static/css/base.css")).write_text("/* this is of another build */", "utf-8")
    return tmp_path / "broken"


def test_an_open_page_stays_what_it_is_until_a_new_one_is_there_whole_and_taken(
    kept: Page, host: Host, newer: Path, broken: Path
) -> None:
    page = kept
    with host.up() as address:
        first = build(page)
        paste_line(page, EASY)
        host.site = broken
        assert [name.split()[-1] for name in page.evaluate(TRIED)] == [first]
        expect(page.locator("#newer")).to_be_hidden()
        host.site, host.slow = newer, "base.css"
        page.evaluate(UPDATED)
        assert host.asked.wait(WAIT / 1000)
        other = page.context.new_page()
        opens_whole(other, lambda: other.goto(address))
        assert build(other) == first
        expect(page.locator("#newer")).to_be_hidden()
        host.released.set()
        expect(page.locator("#newer")).to_be_visible(timeout=FIRST_WAIT)
        page.get_by_role("button", name="Load it").click()
        expect(page.locator("html")).not_to_have_attribute("data-build", first or "", timeout=FIRST_WAIT)
        wait_for(page, "ready", FIRST_WAIT)
        assert line(page) == EASY
        assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--edited')").strip() == "yes"
        loses_python_as(other, first)


def opens_whole(page: Page, go: Callable[[], object]) -> None:
    """Have the *page* opened, and wait until all has come that it asks for by itself.

    A service worker hands over to the next one when it has nothing to answer. One that is asked for a file just then
    may be started once more, and Chromium lets a worker that Playwright watches work on for five minutes.
    """
    comes = partial(page.expect_event, "requestfinished", timeout=FIRST_WAIT)
    with comes(lambda request: "python_stdlib" in request.url), comes(lambda request: OWN.search(request.url)):
        go()
    wait_for(page, "ready", FIRST_WAIT)


def loses_python_as(page: Page, name: str | None) -> None:
    """Have another Python come, which is still of that build, as the page is."""
    lose_python(page)
    wait_for(page, "ready", FIRST_WAIT)
    assert build(page) == name
    assert all(f"/b/{name}/" in worker.url for worker in page.workers)


LOST = """async () => {
    for (const name of (await caches.keys()).filter(name => name.startsWith("pencilmark "))) {
        const cache = await caches.open(name);
        const lost = (await cache.keys()).filter(({ url }) => url.includes("/pyodide/"));
        await Promise.all(lost.map(request => cache.delete(request)));
    }
}"""
"""Have the browser lose a part of what it keeps."""


def test_a_page_that_is_kept_but_for_a_part_asks_the_host_for_a_new_one(kept: Page, host: Host, newer: Path) -> None:
    page = kept
    with host.up() as address:
        page.evaluate(LOST)
        system = page.context.new_cdp_session(page)
        system.send("Network.clearBrowserCache")  # where a new Python would find the part, too
        files = {"origin": address.removesuffix(f"/{BELOW}"), "storageTypes": "file_systems"}
        system.send("Storage.clearDataForOrigin", files)
        host.site = DIST if host.site == newer else newer
        host.slow = "sw.js"  # the browser’s own look for another build takes its time
        lose_python(page)
        wait_for(page, "error", FIRST_WAIT)
        expect(page.locator("#newer")).to_be_visible()
        host.released.set()
