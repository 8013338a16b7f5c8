"""The page as build.py serves it: laid out like dist/, and made again at the next load after an edit.

It is served as a good host would serve dist/, so that whoever has just cloned this sees the page as visitors do. The
snapshot, the fonts of Chinese and Japanese, PDF.js, what is compiled ahead and the compressed files, which take long,
are made while the page is served; each is kept as long as its sources are the same.
"""

import threading
from collections.abc import Iterator
from pathlib import Path

from tooling import bundle, compressed, deploy, page, page_texts, pdfjs, precompiled, wheel, wide
from tooling.installed import ensure_node_modules
from tooling.places import LIVE, PAGE
from tooling.server import inside
from tooling.snapshot import ensure_snapshot, known_snapshot
from tooling.talk import Trouble, say

ASKED_FIRST = ("", "index.html", "sw.js")
COMING = (
    "still coming, while the page is there: what it starts from in a second, "
    "fonts of Chinese and Japanese, what opens a PDF, compiled libraries, and compressed files"
)

State = tuple[tuple[Path, int, int], ...]


class LiveSite:
    """The page as it is in the tree when it is loaded."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._built_from: State = ()
        self._stale = threading.Event()

    def __call__(self, name: str) -> Path | None:
        """Return the file that *name*, a path relative to the root of the page, stands for."""
        if name in ASKED_FIRST:
            self.refresh()
        return inside(LIVE, name)

    def refresh(self) -> None:
        """Make the page again if a source was edited; if it is broken, say so and keep the page as it was."""
        with self._lock:
            state = tuple(sources_state())
            if state == self._built_from:
                return
            try:
                page.lay_out()
                page.bundle_alone(ensure_node_modules())
                deploy.deploy(PAGE, LIVE)
            except Trouble as trouble:
                say(str(trouble))
            self._built_from = state
            self._stale.set()

    def finish(self) -> None:
        """Make what takes long, after each edit that requires it, as long as the page is served."""
        while self._stale.wait():
            self._stale.clear()
            self.complete()

    def complete(self) -> None:
        """Take the snapshot, fetch what is seldom needed, and compress the files, unless that is done."""
        made = PAGE / "wheels" / wheel.wheel_name()
        if is_lacking := known_snapshot(made) is None or not all(one.is_there() for one in (precompiled, wide, pdfjs)):
            say(COMING)
            ensure_snapshot(ensure_node_modules(), made)
            page.ensure_wished()
            self._built_from = ()
            self.refresh()
            self._stale.clear()
        compressed.ahead(LIVE)
        with self._lock:  # of what is there now, not before an edit
            compressed.beside(LIVE)
        if is_lacking:
            say("all of it is there: a page that is loaded from now on starts quickly")


def sources_state() -> Iterator[tuple[Path, int, int]]:
    """Yield what distinguishes one state of the page's sources from another."""
    yield from wheel.sources_state()
    for path in (*page.own_files(), *page_texts.sources(), Path(bundle.__file__), deploy.SERVICE_WORKER):
        state = path.stat()
        yield path, state.st_mtime_ns, state.st_size
