"""How soon the page is there and takes a key, before Python, and how long the script of a key takes."""

from statistics import median

from playwright.sync_api import Browser, CDPSession, Page
from tests.bench import watching
from tests.bench.frame import Context, Table
from tests.bench.in_browser import chromium

from tooling.places import PAGE
from tooling.server import serving

MOVES = 50_000
READINGS = 5
GAMES = """const root = document.querySelector("script[src$='app.js']").src;
    const at = (name) => import(new URL(`static/js/${name}`, root));
    const [{ Games }, { Database }] = await Promise.all(["kept/games.js", "kept/database.js"].map(at));
    const games = new Games(new Database(() => indexedDB, "bench"), { now: Date.now });"""
WRITE = f"""async count => {{
    {GAMES}
    const none = Array(81).fill(0);
    const moves = Array.from({{ length: count }}, (_, i) => i % 3
        ? {{ kind: "mark", layer: ["corner", "centre"][i % 2], cells: [i * 7 % 81], value: 1 + i * 5 % 9 }}
        : {{ kind: "enter", cells: [i * 11 % 81], value: 1 + i * 7 % 9 }});
    const puzzle = {{ givens: none, placed: none, candidates: none.map(() => []), format: "line" }};
    const times = {{ begun: 1, touched: 1, elapsed: 0, hints: 0, checks: 0 }};
    const facts = {{ level: null, outcome: "open", favourite: false, day: null, title: "" }};
    const record = {{ id: "one", revision: 0, board: "9", puzzle, done: count, ...times, ...facts }};
    await games.write({{ record, from: 0, moves, boards: [] }});
}}"""
READ = f"""async () => {{
    {GAMES}
    return (await games.read("one")).game.moves.length - 1;
}}"""


def reading(browser: Browser, site: str) -> float:
    """Return the milliseconds of processor time, of all processes of the browser."""
    page = browser.new_context(service_workers="block").new_page()
    page.goto(site)
    page.wait_for_selector("html[data-py=ready]", timeout=120_000)
    page.evaluate(WRITE, MOVES)
    system = browser.new_browser_cdp_session()
    times = []
    for _ in range(READINGS):
        before = processor_seconds(system)
        if page.evaluate(READ) != MOVES:
            raise AssertionError("moves are missing")
        times.append(1000 * (processor_seconds(system) - before))
    page.context.close()
    return median(times)


def processor_seconds(system: CDPSession) -> float:
    """Return the processor time that the browser has used up to now."""
    return sum(process["cpuTime"] for process in system.send("SystemInfo.getProcessInfo")["processInfo"])


TURNS = 15
SIZES = (9, 16, 25, 36)
SEEN = """() => new Promise(done => {
    const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    const look = () => paint() === undefined ? setTimeout(look, 5) : done(paint());
    look();
})"""
# Types a mark as soon as there is a cell, until it shows. It runs in the page: what a driver takes is no part of it.
TYPIST = """new MutationObserver((_, observer) => {
    const cell = document.querySelector("[role=gridcell][tabindex='0']");
    if (!cell) return;
    observer.disconnect();
    const press = (code, key) =>
        cell.dispatchEvent(new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true }));
    const type = () => {
        press("KeyX", "x");
        press("Digit1", "1");
        if (cell.querySelector("[data-mark]")) window.taken = performance.now();
        else setTimeout(type, 1);
    };
    type();
}).observe(document, { childList: true, subtree: true })"""
TAKEN = """() => new Promise(done => {
    const look = () => window.taken === undefined ? setTimeout(look, 5) : done(window.taken);
    look();
})"""
KEY = """() => {
    const cell = document.querySelector("[role=gridcell][tabindex='0']");
    cell.focus();
    const press = (code, key) => {
        const begin = performance.now();
        cell.dispatchEvent(new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true }));
        return performance.now() - begin;
    };
    return Array.from({ length: 20 }, (_, i) => press(`Digit${1 + i % 9}`, `${1 + i % 9}`));
}"""


def run(_: Context) -> list[Table]:
    """Measure first visits, each in a browser profile of its own, keys on empty boards of four sizes, long searches."""
    with chromium() as (browser, site), serving(PAGE) as modules:
        visits = [visit(browser, site) for _ in range(TURNS)]
        keys = [(f"script of a key, {size} × {size}", key(browser, site, size)) for size in SIZES]
        opening = ("a kept game of 50,000 moves, read and played again (processor time)", reading(browser, modules))
        searches = watching.table(browser, site)
    paints, takes = zip(*visits, strict=True)
    visited = [("first paint", median(paints), min(paints)), ("first key drawn", median(takes), min(takes))]
    rows = [*visited, *((name, median(times), min(times)) for name, times in keys), (*opening, "")]
    note = (
        "Milliseconds from navigation, on a first visit before Python; of script for a key, until it is drawn. "
        f"The quickest of {TURNS} visits says what it takes alone."
    )
    return [Table("The page under the hand", note, ("", "median", "quickest"), rows), searches]


def visit(browser: Browser, site: str) -> tuple[float, float]:
    """Return when a new visitor sees something, and when a key is drawn that is pressed as soon as there is a grid."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.add_init_script(TYPIST)
    page.goto(site, wait_until="commit")
    taken = page.evaluate(TAKEN)
    painted = page.evaluate(SEEN)
    context.close()
    return painted, taken


def key(browser: Browser, site: str, size: int) -> list[float]:
    """Return the times of the script of a digit on an empty board."""
    page = opened(browser, f"{site}/#p={'.' * size**2}&b={size}", size)
    times = page.evaluate(KEY)
    page.context.close()
    return times


def opened(browser: Browser, address: str, size: int) -> Page:
    """Open an empty board."""
    page = browser.new_context(service_workers="block").new_page()
    page.goto(address)
    page.wait_for_function(f"() => document.querySelectorAll('[role=gridcell]').length === {size**2}", timeout=120_000)
    page.wait_for_selector("html[data-py=ready]", timeout=120_000)
    return page
