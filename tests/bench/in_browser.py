"""The page in Chromium, with a worker in which benches run Python code and qqwing."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tooling.browser import with_windows
from tooling.places import DIST, NODE_MODULES
from tooling.server import serving

WORKER = Path(__file__).with_name("in_browser.js")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
PATIENCE = 600_000
START = "() => { window.bench = new Worker('/bench.js', { type: 'module' }); }"
ASK = """question => new Promise((settle, fail) => {
    window.bench.onmessage = ({ data }) => (data.error ? fail(new Error(data.error)) : settle(data.found));
    window.bench.onerror = (event) => fail(new Error(event.message));
    window.bench.postMessage(question);
})"""


class InBrowser:
    """The worker, one question at a time."""

    def __init__(self, page: Page, system: CDPSession) -> None:
        self._page, self._system = page, system
        self.ask("boot")

    def ask(self, act: str, **more: object) -> Any:
        """Ask for an act of `in_browser.js`."""
        return self._page.evaluate(ASK, {"act": act, **more})

    def python(self, code: str) -> Any:
        """Run Python *code*; return the JSON that its last expression is."""
        return json.loads(self.ask("python", code=code))

    def processor_seconds(self) -> float:
        """Return the processor time that the browser's pages have used up to now."""
        return processor_seconds(self._system)


def processor_seconds(system: CDPSession) -> float:
    """Return the processor time that all pages of a browser and their workers have used up to now."""
    processes = system.send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(process["cpuTime"] for process in processes if process["type"] == "renderer")


@contextmanager
def chromium() -> Iterator[tuple[Browser, str]]:
    """Serve dist/ as a static host would; yield a browser, and the address of the page."""
    with serving(DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=with_windows(), args=FLAGS)
        yield browser, site
        browser.close()


@contextmanager
def browsing() -> Iterator[InBrowser]:
    """Open the page, and start the worker."""
    with chromium() as (browser, site):
        yield InBrowser(_page(browser, site), browser.new_browser_cdp_session())


def _page(browser: Browser, site: str) -> Page:
    context = browser.new_context(service_workers="block")
    context.set_default_timeout(PATIENCE)
    rival = next((NODE_MODULES / "qqwing").glob("qqwing-*.js")).read_text("utf-8")
    module = f"const module = {{ exports: {{}} }};\n{rival}\nexport default module.exports;\n"
    [wheel] = DIST.glob("b/*/wheels/pencilmark-*.whl")
    address = "/".join(wheel.relative_to(DIST).parts)
    context.route("**/qqwing.mjs", lambda route: route.fulfill(body=module, content_type="text/javascript"))
    context.route("**/bench/wheel.json", lambda route: route.fulfill(json=f"/{address}"))
    context.route("**/bench/pyodide/*", lambda route: route.fulfill(path=_part_of_pyodide(route.request.url)))
    context.route("**/bench.js", lambda route: route.fulfill(path=WORKER, content_type="text/javascript"))
    page = context.new_page()
    page.goto(site)
    page.wait_for_selector("html[data-py=ready]", timeout=PATIENCE)
    page.evaluate(START)
    return page


def _part_of_pyodide(address: str) -> Path:
    """Return the file of Pyodide as it was published: the page ships what it needs of that, slimmed."""
    return NODE_MODULES / "pyodide" / address.rpartition("/")[2]
