"""A page that is served while it is edited: each edit is there at the next load, with a service worker and without."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.conftest import ENGINE, FIRST_WAIT, Witness, new_context, without_python
from tests.e2e.visit import wait_for

from tooling import live, page
from tooling.places import ROOT
from tooling.server import as_hosts, serving

KEPT = """async build => {
    const name = (await caches.keys()).find(name => name.endsWith(build));
    return Boolean(name && (await (await caches.open(name)).match("files.json")));
}"""


READY = """() => {
    navigator.locks?.request(silent.name, () => new Promise(() => {}));
    const { build } = document.documentElement.dataset;
    silent.onmessage({ data: JSON.stringify({ kind: "ready", build, marks: {} }) });
}"""
"""Has the worker of a page without Python be ready: then the page is kept."""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of what is written by hand, which may be edited, and have the page made of it."""
    for name in ("index.html", "embed.html", "app.js"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "static", tmp_path / "static")
    monkeypatch.setattr(page, "ROOT", tmp_path)
    for module in (page, live):
        monkeypatch.setattr(module, "PAGE", tmp_path / "build/page")
    monkeypatch.setattr(live, "LIVE", tmp_path / "build/live")
    return tmp_path


def edited(visited: Page) -> str:
    style = "getComputedStyle(document.documentElement).getPropertyValue('--edited')"
    return str(visited.evaluate(style)).strip()


def test_an_edit_takes_over_at_the_next_load_without_a_prompt_and_is_kept(browser: Browser, tree: Path) -> None:
    context = new_context(browser, service_workers="allow")
    with serving(live.LiveSite(), keeping=as_hosts) as address:
        seen = Witness(address)
        seen.attend(context)
        visited = context.new_page()
        without_python(visited)
        visited.goto(address)
        if ENGINE != "webkit":  # where Python runs
            visited.wait_for_function("() => self.silent?.onmessage")
            visited.evaluate(READY)
        wait_for(visited, "ready", FIRST_WAIT)
        visited.wait_for_function(KEPT, arg=visited.locator("html").get_attribute("data-build"))
        style = tree / "static/css/base.css"
        style.write_text(f"{style.read_text('utf-8')}\nhtml {{ --edited: yes; }}\n", "utf-8")
        visited.reload()
        assert edited(visited) == "yes"
        visited.wait_for_function(KEPT, arg=visited.locator("html").get_attribute("data-build"))
        expect(visited.locator("#newer")).to_be_hidden()
        assert (seen.errors, seen.strangers) == ([], [])
    visited.reload()
    expect(visited.locator("[data-ink=given]").first).to_be_visible()  # its scripts have come, too
    assert edited(visited) == "yes"
    expect(visited.locator("#newer")).to_be_hidden()
    context.close()
