"""A page of another origin carries puzzles in frames: they are played there, without Python until a hint is wanted."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect
from tests.e2e.conftest import ENGINE, Witness, new_visitor
from tests.e2e.test_access import violations
from tests.e2e.test_solve import EASY, EASY_SOLVED
from tests.e2e.visit import wait_for, wait_for_line

from tooling.server import serving

OPEN = (0, 40, 80)
NEARLY = "".join("." if cell in OPEN else digit for cell, digit in enumerate(EASY_SOLVED))
"""A puzzle of which three digits are to be written."""
FRAMES = {"plain": "#p={}", "german": "?hint=0&timer=0#p={}&lang=de&theme=dark", "boxed": "#p={}&lang=fr&check=0"}
HOST = """<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>A blog</title>
<script>
  const heard = [];
  addEventListener("message", ({ source, origin, data }) => {
    const frame = [...document.querySelectorAll("iframe")].find((one) => one.contentWindow === source);
    if (data.type === "height") frame.height = data.height;
    heard.push({ id: frame.id, origin, ...data });
  });
</script>
"""
FRAME = '<iframe id="{}" title="{}" width="400" src="{}/embed.html{}"{}></iframe>'
ELEMENT = """<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>A blog</title>
<style>pencil-mark::part(frame) {{ border: 7px solid red }}</style>
<script defer src="{site}/pencil-mark.js"></script>
<form id="form" onchange="changes += 1"><pencil-mark name="answer" puzzle="{puzzle}"></pencil-mark></form>
<pencil-mark level="easy" accent="plum"></pencil-mark>
<script>var changes = 0</script>
"""
SIZES = ((800, 500), (1200, 700), (400, 640), (320, 480), (480, 320))
CUT = """() => ["#board", "#tools", "#keypad", "#check", "footer"].filter((name) => {
  const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
})"""
"""Names what of the grid and its keys does not lie in view."""
COMPLETE = "id => heard.find((one) => one.id === id && one.type === 'complete')"


@pytest.fixture
def blog(visitors: BrowserContext, site: str, tmp_path: Path) -> Iterator[tuple[Page, Witness]]:
    """A page of another origin with three frames, and what was asked for and complained about."""
    boxes = {"boxed": ' sandbox="allow-scripts"'}
    frames = [FRAME.format(id, id, site, end.format(NEARLY), boxes.get(id, "")) for id, end in FRAMES.items()]
    (tmp_path / "index.html").write_text("\n".join([HOST, *frames]))
    seen = Witness("nowhere")
    with serving(tmp_path) as address, new_visitor(visitors, site) as page, seen.attending(page.context):
        page.goto(address)
        yield page, seen
    assert seen.errors == []


def play(frame: FrameLocator) -> None:
    """Write what is missing, by keys alone once the first cell has the focus."""
    frame.get_by_role("gridcell").first.click()
    for cell in OPEN:
        frame.get_by_role("gridcell").nth(cell).focus()
        frame.get_by_role("gridcell").nth(cell).press(EASY_SOLVED[cell])


def test_three_frames_on_a_page_of_another_origin_are_played_to_their_end_without_python(
    blog: tuple[Page, Witness], site: str
) -> None:
    page, seen = blog
    for name in ("plain", "german", "boxed"):
        play(page.frame_locator(f"#{name}"))
        page.wait_for_function(COMPLETE, arg=name)
        told = page.evaluate(COMPLETE, name)
        assert told["grid"] == EASY_SOLVED and told["puzzle"] == NEARLY
        assert (told["source"], told["version"], told["hints"], told["checks"]) == ("pencilmark", 1, 0, 0)
        assert told["time"] >= 0
        assert told["origin"] == ("null" if name == "boxed" else site)
    heard = page.evaluate("() => heard.filter(({ id }) => id === 'boxed').map(({ type }) => type)")
    assert [one for one in heard if one != "height"] == ["progress", "ready", "start", *["progress"] * 3, "complete"]
    assert [url for url in seen.strangers if "worker" in url or "pyodide" in url or "snapshot" in url] == []
    german = page.frame_locator("#german")
    expect(german.locator("html")).to_have_attribute("lang", "de")
    first = f"Zeile 1 Spalte 1, {EASY_SOLVED[0]}"
    expect(german.get_by_role("gridcell").first).to_have_attribute("aria-label", first)
    cut = german.locator("html").evaluate("html => html.scrollHeight - innerHeight")
    assert cut <= 0 and page.evaluate("document.querySelector('#german').clientHeight") < 640, "its height was told"
    page.evaluate(
        "puzzle => document.querySelector('#boxed').contentWindow.postMessage("
        "{ source: 'pencilmark', version: 1, type: 'puzzle', puzzle }, '*')",
        EASY,
    )
    page.wait_for_function(
        "puzzle => heard.at(-1).puzzle === puzzle || heard.some((one) => one.puzzle === puzzle)", arg=EASY
    )


def test_the_element_carries_a_frame_styles_it_and_is_a_field_of_a_form(
    visitors: BrowserContext, site: str, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(ELEMENT.format(site=site, puzzle=NEARLY))
    with serving(tmp_path) as address, new_visitor(visitors, site) as page:
        page.goto(address)
        field = page.locator("pencil-mark[name=answer]")
        page.wait_for_function("() => document.querySelector('[name=answer]').value")
        assert field.evaluate("one => [one.value, one.complete, one.form.id]") == [NEARLY, False, "form"]
        assert field.evaluate("one => getComputedStyle(one.shadowRoot.querySelector('iframe')).borderTopWidth") == "7px"
        play(field.frame_locator("iframe"))
        page.wait_for_function("() => document.querySelector('[name=answer]').complete")
        assert page.evaluate("[new FormData(form).get('answer'), changes]") == [EASY_SOLVED, 1]
        page.evaluate("form.reset()")
        page.wait_for_function("puzzle => new FormData(form).get('answer') === puzzle", arg=NEARLY)
        daily = page.locator("pencil-mark[level]").frame_locator("iframe")
        expect(daily.locator("[role=gridcell][data-ink=given]").nth(20)).to_be_visible()
        expect(daily.locator("html")).to_have_attribute("data-accent", "plum")
        page.evaluate("puzzle => { document.querySelector('[level]').puzzle = puzzle }", EASY)
        expect(daily.get_by_role("gridcell", name="row 1 column 3, given 3")).to_be_visible()


def test_python_comes_with_the_first_hint_and_no_sooner(fresh: Page, site: str) -> None:
    fresh.goto(f"{site}/embed.html#p={EASY}")
    fresh.get_by_role("gridcell", name="row 1 column 1, empty").click()
    fresh.keyboard.press("5")
    fresh.get_by_role("button", name="Check").click()
    expect(fresh.locator("#verdict-title")).to_have_text("A digit is wrong")
    fresh.get_by_role("button", name="Take them back").click()
    expect(fresh.get_by_role("gridcell", name="row 1 column 1, empty")).to_be_visible()
    every = "performance.getEntriesByType('resource')"
    asked = f"() => {every}.filter((one) => /worker|pyodide|hinting/.test(one.name)).length"
    assert fresh.evaluate(asked) == 0
    fresh.get_by_role("button", name="Hint").click()
    expect(fresh.locator("#verdict-title")).to_have_text("Where to look")
    wait_for(fresh, "ready")
    expect(fresh.locator("#depths")).to_be_visible()
    fresh.get_by_role("button", name="Check").click()
    expect(fresh.locator("#depths")).to_be_hidden()
    fresh.get_by_role("button", name="Hint").click()
    fresh.get_by_role("button", name="Do it").click()
    expect(fresh.locator("#verdict-title")).to_have_text("Done")
    assert fresh.evaluate(asked) > 0
    fresh.goto("about:blank")
    fresh.goto(f"{site}/embed.html#p={EASY}&r=fog%3A%20r5c5%20r1c1")  # has it come at once: rules are read by it
    expect(fresh.locator(".fogged")).to_have_count(79)


@pytest.mark.skipif(ENGINE == "firefox", reason="it is told no colour scheme")
def test_axe_finds_nothing_in_a_frame_in_the_dark_and_nothing_is_cut_off_at_any_size(fresh: Page, site: str) -> None:
    fresh.set_viewport_size({"width": 390, "height": 700})
    fresh.goto(f"{site}/embed.html#p={EASY}&theme=dark&hint=0&timer=0")
    wait_for_line(fresh, EASY)
    fresh.keyboard.press("Tab")  # the grid is the first that keys come to
    fresh.keyboard.press("3")
    expect(fresh.get_by_role("gridcell", name="row 1 column 1, 3")).to_be_focused()
    fresh.get_by_role("button", name="Check").click()
    expect(fresh.locator("#verdict-title")).to_contain_text("contradict")
    expect(fresh.get_by_role("button", name="Hint")).to_be_hidden()
    assert violations(fresh) == []
    assert fresh.evaluate("document.documentElement.scrollWidth") == 390
    for width, height in SIZES:
        fresh.set_viewport_size({"width": width, "height": height})
        assert fresh.evaluate(CUT) == [], f"in a frame of {width} x {height} with something said"
