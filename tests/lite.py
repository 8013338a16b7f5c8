"""Runs a notebook on a site of JupyterLite in a browser: ``python3 -m tests.lite SITE NAME.ipynb``.

It ends with status 1 where a cell ends in an error, where one shows no drawing or no board that is played, or where
anything is asked of another host.
"""

import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

from playwright.sync_api import Page, sync_playwright
from tests.bench.in_browser import FLAGS

from tooling.browser import with_windows

WAIT = 200_000
CODE = ".jp-CodeCell"
KERNEL = "Python (Pyodide)"
RAN = r"""() => {
  const cells = [...document.querySelectorAll(".jp-CodeCell .jp-InputArea-prompt")];
  return cells.length > 0 && cells.every((cell) => /\[\d+\]/.test(cell.textContent));
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder, without a word."""

    extensions_map: ClassVar = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *arguments: object) -> None:
        """Say nothing."""


def faults(page: Page) -> list[str]:
    """List what is wrong with a notebook that has run."""
    errors = page.locator(".jp-OutputArea [data-mime-type='application/vnd.jupyter.stderr']").all_inner_texts()
    found = [text[-400:] for text in errors if "Error" in text]
    drawings, boards = page.locator(f"{CODE} .jp-OutputArea svg").count(), page.locator(f"{CODE} button").count()
    found += [] if drawings > 5 else [f"only {drawings} drawings"]
    return found if boards else [*found, "no board with buttons"]


def main(folder: str, name: str) -> int:
    """Run the notebook of that *name* on the site in *folder*; return the status to end with."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(Path(folder).resolve())))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base, outside = f"http://127.0.0.1:{server.server_port}", set[str]()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=with_windows(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 2400})
        page.on("request", lambda request: outside.add(request.url))
        page.goto(f"{base}/lab/index.html?path={name}")
        page.wait_for_selector(CODE, timeout=WAIT)
        page.get_by_text(KERNEL).first.wait_for(timeout=WAIT)
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_text("Run All Cells", exact=True).click()
        page.wait_for_function(RAN, timeout=WAIT)
        page.wait_for_selector(f"{CODE} button", timeout=WAIT)
        wrong = faults(page)
        browser.close()
    strange = sorted(url for url in outside if not url.startswith((base, "data:", "blob:")))
    wrong += [f"asked {url}" for url in strange]
    print("\n".join(wrong), file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
