"""How smooth the page stays while a search of thousands of guesses is watched."""

import re
from pathlib import Path

from playwright.sync_api import Browser
from tests.bench.frame import Cell, Table

SIXTEEN = (Path(__file__).parent / "data" / "sixteen.txt").read_text("utf-8").splitlines()[1]
SEARCHES = {
    "9 × 9, no solution": "2.5....6...........6.....3...19............5......1.4..967.......431........9.685",
    "16 × 16": f"{SIXTEEN}&b=16",
}
# Notes how long each task of the page takes that takes long, and how far apart frames are while *act* goes on.
WATCHED = """async () => {
    const frame = () => new Promise(requestAnimationFrame), wait = time => new Promise(done => setTimeout(done, time));
    const tasks = [], gaps = [];
    const seen = new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration)));
    seen.observe({ entryTypes: ["longtask"] });
    let before = performance.now(), going = true;
    const look = now => { gaps.push(now - before); before = now; if (going) requestAnimationFrame(look); };
    requestAnimationFrame(look);
    await new Promise(done => setTimeout(done, 50));
    gaps.length = 0;
    await (ACT)();
    going = false;
    await new Promise(done => setTimeout(done, 100));
    seen.disconnect();
    return [Math.max(0, ...tasks), Math.max(0, ...gaps)];
}"""
OPENED = "!document.getElementById('watch-sum').textContent || !document.getElementById('watch-work').hidden"
ACTS = {
    "to open it": f"""async () => {{
        document.querySelector("#watch-form button[type=submit]").click();
        do await wait(20); while ({OPENED});
    }}""",
    "100 steps": """async () => {
        document.getElementById("watch-first").click();
        for (let i = 0; i < 100; i++) { document.getElementById("watch-step").click(); await frame(); }
    }""",
    "to play it, 5 s": """async () => {
        const speed = document.getElementById("watch-speed");
        speed.value = speed.options[speed.options.length - 1].value;
        speed.dispatchEvent(new Event("change"));
        document.getElementById("watch-play").click();
        await wait(5000);
        document.getElementById("watch-play").click();
    }""",
    "to drag the slider": """async () => {
        const slider = document.getElementById("watch-at");
        for (let i = 0; i < 200; i++) {
            slider.value = Math.floor(slider.max * Math.abs(Math.sin(i / 9)));
            slider.dispatchEvent(new Event("input"));
            await frame();
        }
    }""",
    "20 presses on the tree": """async () => {
        const tree = document.getElementById("watch-tree"), box = tree.getBoundingClientRect();
        for (let i = 0; i < 20; i++) {
            tree.dispatchEvent(new MouseEvent("click", { bubbles: true,
                clientX: box.x + box.width * (i + .5) / 20, clientY: box.y + box.height * ((i % 5) + .5) / 5 }));
            await frame();
        }
    }""",
}


def table(browser: Browser, site: str) -> Table:
    """Watch each search on a page of its own, as a visitor does."""
    found = {name: watched(browser, f"{site}/#p={puzzle}") for name, puzzle in SEARCHES.items()}
    rows: list[tuple[Cell, ...]] = []
    for name, (size, acts) in found.items():
        rows += [(f"{name}, {size}: {act}", task, gap) for act, (task, gap) in acts.items()]
    note = (
        "Milliseconds that the longest task of the page took (0 where none took 50), and those between two frames, at "
        "worst."
    )
    return Table("A long search, watched", note, ("", "longest task", "longest wait for a frame"), rows)


def watched(browser: Browser, address: str) -> tuple[str, dict[str, list[float]]]:
    """Return how large the search is, and the times of all that is done with it."""
    page = browser.new_context(service_workers="block").new_page()
    page.goto(address)
    page.wait_for_selector("html[data-py=ready]", timeout=180_000)
    page.evaluate("location.hash = 'solve'")
    page.get_by_role("tab", name="Search").click()
    page.wait_for_selector("#watch-form:not([inert])")
    acts = {name: page.evaluate(WATCHED.replace("ACT", act)) for name, act in ACTS.items()}
    said = page.locator("#watch-sum").inner_text()
    used = page.evaluate("performance.memory?.usedJSHeapSize ?? 0") / 2**20
    page.context.close()
    guesses = re.findall(r"[\d,]+ guess(?:es)?", said)[0]
    return f"{guesses} ({used:.0f} MB)", acts
