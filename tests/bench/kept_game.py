"""How long it takes to read a game of 50,000 moves from the store, and to make it again."""

from statistics import median

from playwright.sync_api import Browser, CDPSession

MOVES = 50_000
TURNS = 5
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
    for _ in range(TURNS):
        before = processor_seconds(system)
        if page.evaluate(READ) != MOVES:
            raise AssertionError("moves are missing")
        times.append(1000 * (processor_seconds(system) - before))
    page.context.close()
    return median(times)


def processor_seconds(system: CDPSession) -> float:
    """Return the processor time that the browser has used up to now."""
    return sum(process["cpuTime"] for process in system.send("SystemInfo.getProcessInfo")["processInfo"])
