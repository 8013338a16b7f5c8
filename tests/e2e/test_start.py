"""A visitor comes back: Python starts from what the browser has kept unpacked, and without it as ever."""

import pytest
from playwright.sync_api import Page, Route, Worker, expect
from tests.e2e.conftest import FIRST_WAIT, Witness
from tests.e2e.test_solve import EASY
from tests.e2e.visit import paste_line, solve, wait_for

LATER = ("**/python_stdlib.zip", "**/snapshots/*.zip")
FILES = """async () => {
    const found = [];
    for await (const folder of (await navigator.storage.getDirectory()).values())
        for await (const file of folder.values()) found.push(file);
    return found;
}"""
KEPT = f"""async () => {{
    const gone = reason => {{ if (reason.name !== "NotFoundError") throw reason; return new ArrayBuffer(0); }};
    const headOf = async file => (await file.getFile()).slice(0, 4).arrayBuffer();
    for (const file of await ({FILES})().catch(() => [])) {{
        const head = await headOf(file).catch(gone);
        if (head.byteLength && new Uint32Array(head)[0]) return file.name;
    }}
    return null;
}}"""
"""The name of the file that holds a start; one that the page takes away while we look is none."""
DIGEST = f"""async () => {{
    const [file] = await ({FILES})();
    const bytes = await file?.getFile().then(found => found.arrayBuffer()).catch(() => null); // it is being written
    return bytes?.byteLength ? [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].join() : null;
}}"""
"""What tells whether the one file is the same to the byte; null while it cannot be read."""
AWAITED = f"""async () => {{
    for (let turn = 0; turn < 1800; turn += 1) {{
        const name = await ({KEPT})();
        if (name) return name;
        await new Promise(done => setTimeout(done, 50));
    }}
    throw new Error("nothing was kept");
}}"""
SPOIL = f"""async () => {{
    const [file] = await ({FILES})();
    const writing = await file.createWritable({{ keepExistingData: true }});
    await writing.write({{ type: "write", position: 4096, data: new Uint8Array(4096).fill(9) }});
    await writing.close();
}}"""
NO_FILES = "StorageManager.prototype.getDirectory = async () => { throw new DOMException('no', 'SecurityError'); };"


@pytest.fixture
def fresh(first_visit: Page) -> Page:
    """A page not opened yet, of a visitor for whom no Python has kept anything."""
    return first_visit


def spoil(page: Page) -> None:
    """Spoil what is kept, as soon as no Python reads it: another may have come meanwhile."""
    held = "reason => { if (reason.name !== 'NoModificationAllowedError') throw reason; return false; }"
    page.wait_for_function(f"() => ({SPOIL})().then(() => true, {held})")


def starts(page: Page) -> None:
    """Visit the page again, and ask."""
    page.reload()
    asks(page)


def asks(page: Page) -> None:
    """Ask a Python that is on its way."""
    wait_for(page, "ready", FIRST_WAIT)
    paste_line(page, EASY)
    assert solve(page) == "Exactly one solution"


def asked_for(page: Page) -> list[str]:
    """Return a list of the files that are asked for from now on."""
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    return asked


def test_the_next_start_takes_what_was_kept_and_fetches_nothing_large_where_it_can_be_used(
    fresh: Page, site: str, witness: Witness
) -> None:
    workers: list[Worker] = []
    fresh.on("worker", lambda worker: workers.append(worker))
    with fresh.expect_request("**/*.snapshot"):
        fresh.goto(site)
    wait_for(fresh, "ready", FIRST_WAIT)
    assert len(workers) == 1, "Python starts from the snapshot at the first try"
    name = fresh.evaluate(AWAITED)
    whole = fresh.wait_for_function(DIGEST).json_value()
    asked = asked_for(fresh)
    starts(fresh)
    assert [url for url in asked if url.endswith((".snapshot", "asm.wasm"))] == []
    assert fresh.evaluate(KEPT) == name
    spoil(fresh)
    assert fresh.wait_for_function(DIGEST).json_value() != whole
    starts(fresh)
    again = f"async whole => await ({DIGEST})() === whole"  # fetched anew, and kept
    fresh.wait_for_function(again, arg=whole, timeout=FIRST_WAIT)
    witness.errors = []  # the browser's own report of what is broken


def test_without_room_or_files_of_its_own_python_starts_as_ever_and_answers_before_all_is_there(
    fresh: Page, site: str
) -> None:
    session = fresh.context.new_cdp_session(fresh)
    session.send("Storage.overrideQuotaForOrigin", {"origin": site, "quotaSize": 1_000_000})
    fresh.goto(site)
    asks(fresh)
    assert fresh.evaluate(KEPT) is None

    def without_files(route: Route) -> None:
        route.fulfill(body=NO_FILES + route.fetch().text(), content_type="text/javascript")

    fresh.context.route("**/worker.js", without_files)
    for part in LATER:
        fresh.context.route(part, lambda route: None)
    starts(fresh)
    expect(fresh.locator("html")).to_have_attribute("data-py", "ready")
