"""A visitor comes back without a network, or to a host that has a new build by now."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.e2e.conftest import FIRST_WAIT, WAIT, go, line, lose_python, new_context, paste_line, solve, wait_for
from tests.e2e.test_rules import HARD_FOR_US, write
from tests.e2e.test_solve import EASY

from tooling import deploy
from tooling.places import DIST, PAGE
from tooling.server import inside, serving


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    context = new_context(browser, service_workers="allow")
    yield context
    context.close()


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


def kept(context: BrowserContext, address: str) -> Page:
    """Open the page and wait until the browser keeps it."""
    page = context.new_page()
    page.goto(address)
    wait_for(page, "ready", FIRST_WAIT)
    expect(page.locator("#offline:not([hidden])")).to_be_attached(timeout=FIRST_WAIT)
    return page


def test_the_page_opens_and_solves_without_a_network_from_any_path(visitor: BrowserContext) -> None:
    with serving(lambda name: inside(DIST, name.removeprefix("games/sudoku/"))) as address:
        page = kept(visitor, f"{address}/games/sudoku/")
    page.reload()
    wait_for(page, "ready", FIRST_WAIT)
    paste_line(page, EASY)
    assert solve(page) == "Exactly one solution"
    paste_line(page, "." * 81)
    write(page, HARD_FOR_US)
    expect(page.locator("#rules-score")).to_have_text("0 of 4 satisfied")
    go(page, "solve")
    with page.expect_response(lambda response: "python_sat" in response.url, timeout=FIRST_WAIT) as other_solver:
        page.get_by_role("button", name="Solve", exact=True).click()
    assert other_solver.value.ok


INSTALLED = """() => navigator.serviceWorker.register("sw.js").then(({ installing }) => new Promise(done => {
    if (installing) installing.onstatechange = () => done(installing.state);
    else done("redundant");
}))"""


def test_a_browser_without_room_keeps_nothing_of_the_page_and_plays_on(visitor: BrowserContext) -> None:
    with serving(DIST) as address:
        page = visitor.new_page()
        system = visitor.new_cdp_session(page)
        system.send("Storage.overrideQuotaForOrigin", {"origin": address, "quotaSize": 1_000_000})
        page.goto(address)
        wait_for(page, "ready", FIRST_WAIT)
        assert page.evaluate(INSTALLED) == "redundant"
        assert page.evaluate("() => caches.keys()") == []
        expect(page.locator("#offline:not([hidden])")).not_to_be_attached()
        paste_line(page, EASY)
        assert solve(page) == "Exactly one solution"


def test_an_open_page_stays_what_it_is_until_the_new_one_is_taken(visitor: BrowserContext, newer: Path) -> None:
    now = {"site": DIST}
    with serving(lambda name: inside(now["site"], name), keeping="max-age=600") as address:
        page = kept(visitor, address)
        first = build(page)
        paste_line(page, EASY)
        now["site"] = newer
        page.evaluate("() => navigator.serviceWorker.ready.then(kept => kept.update()).then(() => {})")
        expect(page.locator("#newer")).to_be_visible(timeout=FIRST_WAIT)
        lose_python(page)
        wait_for(page, "ready", FIRST_WAIT)
        assert all(f"/b/{first}/" in worker.url for worker in page.workers)
        page.reload()
        wait_for(page, "ready", FIRST_WAIT)
        assert build(page) == first
        other = visitor.new_page()
        other.goto(address)
        wait_for(other, "ready", FIRST_WAIT)
        page.get_by_role("button", name="Load it").click()
        expect(page.locator("html")).not_to_have_attribute("data-build", first or "", timeout=FIRST_WAIT)
        wait_for(page, "ready", FIRST_WAIT)
        assert line(page) == EASY
        assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--edited')").strip() == "yes"
        lose_python(other)
        wait_for(other, "ready", FIRST_WAIT)
        assert build(other) == first
        assert all(f"/b/{first}/" in worker.url for worker in other.workers)


def test_while_a_file_of_the_new_build_is_slow_the_old_one_opens_whole(visitor: BrowserContext, newer: Path) -> None:
    now, asked, released = {"site": DIST}, Event(), Event()

    def site(name: str) -> Path | None:
        if now["site"] == newer and name.endswith("base.css"):
            asked.set()
            released.wait(WAIT / 1000)
        return inside(now["site"], name)

    with serving(site, keeping="max-age=600") as address:
        page = kept(visitor, address)
        first = build(page)
        now["site"] = newer
        page.evaluate("() => navigator.serviceWorker.ready.then(kept => kept.update()).then(() => {})")
        assert asked.wait(WAIT / 1000)
        page.reload()
        wait_for(page, "ready", FIRST_WAIT)
        assert build(page) == first
        expect(page.locator("#newer")).to_be_hidden()
        released.set()
        expect(page.locator("#newer")).to_be_visible(timeout=FIRST_WAIT)


def test_a_build_that_comes_broken_is_not_kept_at_all(visitor: BrowserContext, newer: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(newer, broken)
    next(broken.glob("b/*/static/css/base.css")).write_text("/* this is of another build */", "utf-8")
    now = {"site": DIST}
    with serving(lambda name: inside(now["site"], name)) as address:
        page = kept(visitor, address)
        first = build(page)
        now["site"] = broken
        names = page.evaluate(
            """async () => {
                const kept = await navigator.serviceWorker.ready;
                await kept.update();
                const coming = kept.installing;
                const done = end => coming.onstatechange = () => coming.state !== "installing" && end();
                if (coming?.state === "installing") await new Promise(done);
                return caches.keys();
            }"""
        )
        assert [name.split()[-1] for name in names] == [first]
        expect(page.locator("#newer")).to_be_hidden()
        page.reload()
        wait_for(page, "ready", FIRST_WAIT)
        assert build(page) == first


def test_a_page_whose_files_have_gone_says_that_there_is_a_new_one(browser: Browser, newer: Path) -> None:
    context = new_context(browser)
    now = {"site": DIST}
    with serving(lambda name: inside(now["site"], name)) as address:
        page = context.new_page()
        page.goto(address)
        wait_for(page, "ready", FIRST_WAIT)
        now["site"] = newer
        lose_python(page)
        wait_for(page, "error", FIRST_WAIT)
        page.get_by_role("button", name="Load it").click()
        wait_for(page, "ready", FIRST_WAIT)
    context.close()
