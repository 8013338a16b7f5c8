"""A visitor has a slow or broken network, or Python dies."""

import re
from itertools import pairwise
from pathlib import Path
from urllib.parse import urlsplit
from zipfile import ZipFile

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from tests.e2e.conftest import FIRST_WAIT, Witness, new_visitor, without_python
from tests.e2e.test_solve import EASY, EASY_SOLVED
from tests.e2e.visit import (
    line,
    lose_python,
    new_puzzle,
    paste,
    paste_line,
    press,
    python_of,
    solve,
    wait_for,
    wait_for_line,
)

from pencilmark.doors.handlers import solving
from pencilmark.engine.kernel import kernel
from tooling.places import DIST, PAGE
from tooling.server import inside, serving

PARTS = ("**/worker.js", "**/pyodide.asm.mjs", "**/pyodide.asm.wasm")


@pytest.fixture
def fresh(first_visit: Page) -> Page:
    """A page not opened yet, of a visitor whose Python has to come over the network."""
    return first_visit


def test_the_grid_takes_all_before_python_is_there_and_an_answer_needs_half_of_python(fresh: Page, site: str) -> None:
    held = []
    fresh.context.route("**/pyodide.later.wasm", lambda route: None)
    fresh.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    fresh.goto(f"{site}/#p={'.' * 81}")
    wait_for_line(fresh, "." * 81)
    fresh.get_by_role("gridcell", name="row 1 column 1, empty").click()
    press(fresh, "4 ArrowRight 2 Control+z")
    assert line(fresh) == "4".ljust(81, ".")
    paste_line(fresh, EASY)
    fresh.get_by_role("button", name="Solve", exact=True).click()
    expect(fresh.locator("#verdict-title")).to_have_text("Waiting for Python")
    expect(fresh.locator("html")).to_have_attribute("data-py", "booting")
    fresh.wait_for_function("() => document.querySelector('#boot').value > 0")
    expect(fresh.locator("#python-text")).to_contain_text("%")
    for route in held:
        route.continue_()
    wait_for(fresh, "ready", FIRST_WAIT)
    wait_for_line(fresh, EASY_SOLVED)
    assert int(fresh.locator("html").get_attribute("data-boot-ms") or 0) > 0


def cut_off(route: Route) -> None:
    """Answer with the beginning of the file: a megabyte, since no driver need carry more to Firefox in one message."""
    body = (DIST / urlsplit(route.request.url).path[1:]).read_bytes()
    assert len(body) > 2_000_000
    route.fulfill(status=200, body=body[:1_000_000], content_type="application/octet-stream")


def test_what_is_cut_off_or_fails_is_named_and_fetched_anew(fresh: Page, site: str, witness: Witness) -> None:
    """One part after the other: as soon as it comes, it is the next that fails."""
    fresh.context.route(PARTS[-1], cut_off)
    fresh.goto(site)
    fails(fresh, PARTS[-1])
    fails_next(fresh, PARTS[-1], PARTS[0])
    fresh.context.route(PARTS[-1], lambda route: None)  # once it is compiled, it is not asked for again
    witness.errors = []  # the browser's own report of what was cut off
    expect(fresh.locator("#python-text")).to_have_text("Python could not be loaded")
    for part, after in pairwise(PARTS):
        fails_next(fresh, part, after)
        fails(fresh, after)
        fresh.locator("#retry").click()
        fails(fresh, after)
    fresh.context.unroute(PARTS[-1])
    fresh.locator("#retry").click()
    wait_for(fresh, "ready", FIRST_WAIT)
    witness.errors = [error for error in witness.errors if "ERR_FAILED" not in error]  # the browser's own report
    expect(fresh.locator("#retry")).to_be_hidden()
    paste(fresh, EASY)
    assert solve(fresh) == "Exactly one solution"


def fails(page: Page, part: str) -> None:
    """Wait until Python could not be loaded for want of that *part*."""
    expect(page.locator("html")).to_have_attribute("data-py", "error", timeout=FIRST_WAIT)
    expect(page.locator("#python-why")).to_contain_text(f"Python could not be loaded: {part.removeprefix('**/')}: ")


def fails_next(page: Page, part: str, after: str) -> None:
    """Let a *part* come, but not another; try again, and wait until that has failed."""
    page.context.route(after, lambda route: route.abort())
    page.context.unroute(part)
    with page.expect_event("requestfailed", lambda request: request.url.endswith(after.removeprefix("**/"))):
        page.locator("#retry").click()
    expect(page.locator("html")).to_have_attribute("data-py", "error", timeout=FIRST_WAIT)


def test_a_snapshot_that_cannot_be_used_is_done_without_and_a_half_that_cannot_is_named(
    visitors: BrowserContext, tmp_path: Path
) -> None:
    """A start without a snapshot needs both halves of WebAssembly; one of them is spoilt, though as long as ever."""
    [snapshot], [later] = (DIST / "b").glob("*/snapshots/*.snapshot"), (DIST / "b").glob("*/pyodide/pyodide.later.wasm")
    bad = {file.name: tmp_path / file.name for file in (snapshot, later)}
    bad[snapshot.name].write_bytes(snapshot.read_bytes()[:1_000_000])
    bad[later.name].write_bytes(bytes(later.stat().st_size))
    with (
        serving(lambda name: bad.get(name.split("/")[-1]) or inside(DIST, name)) as address,
        new_visitor(visitors, address) as page,
    ):
        page.goto(f"{address}/#p={EASY}")
        fails(page, later.name)
        del bad[later.name]
        page.locator("#retry").click()
        wait_for(page, "ready", FIRST_WAIT)
        assert solve(page) == "Exactly one solution"


def test_a_question_that_needs_the_half_that_cannot_be_fetched_says_so_and_the_grid_stays(
    fresh: Page, site: str, witness: Witness
) -> None:
    fresh.context.route("**/pyodide.later.wasm", lambda route: route.abort())
    fresh.goto(f"{site}/#p={EASY}&lang=ja")
    wait_for(fresh, "ready", FIRST_WAIT)
    grid = fresh.locator("#grid")
    before = grid.inner_text()
    fresh.locator("#hint-play").click()
    expect(fresh.locator("#verdict-detail")).to_contain_text("pyodide.later.wasm: the host cannot be reached")
    assert grid.inner_text() == before
    fresh.context.unroute("**/pyodide.later.wasm")
    wait_for(fresh, "ready", FIRST_WAIT)
    fresh.locator("#hint-play").click()
    expect(fresh.locator("#depths [data-depth='1']")).to_be_visible()
    witness.errors = []  # the browser's own report, and Pyodide's of its end


def test_page_worker_and_python_are_of_one_build(page: Page) -> None:
    name = page.locator("html").get_attribute("data-build")
    assert name
    assert page.evaluate("performance.getEntriesByName('python ready').length") >= 1
    assert f"/b/{name}/" in page.workers[0].url


def test_python_starts_with_the_memory_that_was_taken_and_another_takes_the_place_of_a_lost_one(page: Page) -> None:
    page.context.route("**/source/**", lambda route: route.fulfill(path=PAGE / route.request.url.split("/source/")[1]))
    worker = python_of(page)
    told, seen = worker.evaluate(MEMORY, f"{worker.url}/../../../..")
    page.context.unroute_all()
    assert seen == told
    asks_again_what_its_worker_takes_to_the_grave(page)  # this one holds that memory, too


def test_what_the_snapshot_has_not_imported_comes_later_and_nothing_that_a_first_answer_needs() -> None:
    [home] = (DIST / "b").iterdir()
    [rest], [wheel] = home.glob("snapshots/*.zip"), home.glob("wheels/pencilmark-*.whl")
    with ZipFile(rest) as archive, ZipFile(wheel) as whole:
        later = {name for name in archive.namelist() if name.endswith(".pyc")}
        package = {f"{name}c" for name in whole.namelist() if name.endswith(".py")}
    assert {"pencilmark/paper/sheet.pyc"} < later < package
    assert {module.__name__.replace(".", "/") + ".pyc" for module in (kernel, solving)} <= package - later


MEMORY = """async root => {
    const { build } = await import(`${root}/source/build.js`);
    const { loadPyodide } = await import(`${root}/source/pyodide/pyodide.mjs`);
    const { default: create } = await import(`${root}/pyodide/pyodide.asm.mjs`);
    const { held, layOut } = await import(`${root}/source/static/js/python/kept-start.js`);
    const { unpacked } = await import(`${root}/source/static/js/python/unpack.js`);
    const { LATER, LaterHalf } = await import(`${root}/source/static/js/python/later-half.js`);
    const half = new LaterHalf();
    WebAssembly.instantiateStreaming = async (response, imports) => {
        const module = await WebAssembly.compileStreaming(response);
        const instance = half.begun(await WebAssembly.instantiate(module, half.imports(imports)));
        half.link(await WebAssembly.compileStreaming(fetch(`${root}/${LATER}`)));
        return { module, instance };
    };
    const packed = held(await unpacked((await fetch(`${root}/snapshots/${build.snapshot.name}`)).body));
    let memory = null;
    const createPyodideModule = async (settings) => {
        const module = await create({ ...settings, noInitialRun: true });
        layOut(packed, new Uint8Array(build.snapshot.head), module);
        memory = module.HEAPU8;
        throw new Error("enough");
    };
    const indexURL = `${root}/pyodide/`;
    await loadPyodide({ indexURL, lockFileContents: build.lock, createPyodideModule }).catch(() => {});
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", memory));
    return [build.snapshot.memory, [...digest].map(byte => byte.toString(16).padStart(2, "0")).join("")];
}"""


def asks_again_what_its_worker_takes_to_the_grave(page: Page) -> None:
    """Have a question's worker lost; the question is asked again."""
    paste_line(page, EASY)
    python_of(page).evaluate("() => { self.postMessage = () => {}; }")
    page.get_by_role("button", name="Solve", exact=True).click()
    wait_for(page, "busy")
    lose_python(page)
    expect(page.locator("#verdict-title")).to_have_text("Python stopped unexpectedly")
    assert line(page) == EASY
    wait_for(page, "ready")
    assert solve(page) == "Exactly one solution"


def test_a_worker_that_does_not_listen_is_ended_by_cancel(page: Page) -> None:
    paste_line(page, EASY)
    python_of(page).evaluate("() => { self.onmessage = () => { for (;;); }; }")
    page.get_by_role("button", name="Solve", exact=True).click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("#verdict-title")).to_have_text("Stopped")
    expect(page.get_by_role("button", name="Cancel")).to_be_hidden()
    wait_for(page, "ready")
    assert solve(page) == "Exactly one solution"


def test_a_puzzle_lies_there_before_python_does_and_is_the_same_for_everybody_that_day(fresh: Page, site: str) -> None:
    fresh.context.route("**/pyodide.asm.wasm", lambda route: None)
    fresh.goto(site)
    given = fresh.get_by_role("gridcell", name=re.compile("given"))
    expect(given.nth(20)).to_be_visible()
    expect(fresh.locator("html")).to_have_attribute("data-py", "booting")
    expect(fresh.locator("#head-title")).to_have_text("Today\u2019s Easy")
    first = line(fresh)
    new_puzzle(fresh)
    fresh.wait_for_function("first => document.querySelector('#head-title').textContent === 'Easy'", arg=first)
    assert line(fresh) != first
    fresh.locator("#today").get_by_role("button", name="Easy").click()
    wait_for_line(fresh, first)


@pytest.mark.parametrize("part", ["app.js", "place.js"])
def test_a_script_of_the_page_that_is_missing_is_named_and_fetched_anew(part: str, visitors: BrowserContext) -> None:
    """The first one, and one that comes with the place of its own."""
    gone = {part}
    with (
        serving(lambda name: None if name.split("/")[-1] in gone else inside(DIST, name)) as address,
        new_visitor(visitors, address) as page,
    ):
        without_python(page)
        page.goto(f"{address}/#print")
        alert = page.get_by_role("alert").filter(has_text=f"{part} is missing or broken")
        expect(alert).to_be_visible()
        gone.clear()
        alert.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("button", name="Download PDF")).to_be_visible()
        expect(page.get_by_role("alert")).to_be_hidden()


def test_a_page_opened_as_a_file_says_how_to_open_it(visitors: BrowserContext, site: str) -> None:
    with new_visitor(visitors, site) as page:
        page.goto((DIST / "index.html").as_uri())
        expect(page.get_by_role("alert")).to_contain_text("python3 -m http.server")
        expect(page.locator("html")).to_have_attribute("data-py", "error")
