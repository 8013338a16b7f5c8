"""What tests do on a page as a visitor does it, and what they wait for."""

from playwright.sync_api import Error, Page, Worker, expect

WAIT = 120_000
"""Milliseconds after which a state that has not come is given up: no measure, but a bound for what hangs; a machine may
have ten times as much to do as one test."""


def wait_for(page: Page, state: str, timeout: int = WAIT) -> None:
    """Wait until Python is in that *state*."""
    page.wait_for_selector(f"html[data-py={state}]", timeout=timeout)


def python_of(page: Page, role: str = "page") -> Worker:
    """Return the worker that is there for that *role*: there may be a spare one beside it.

    One that has just ended may still be named, and a new one not be there yet: some frames are waited for.
    """
    for _ in range(300):
        told = (page.locator("html").get_attribute("data-workers") or "").split()
        names = [one.split(":")[1] for one in told if one.startswith(f"{role}:")]
        found = next((worker for worker in page.workers if name_of(worker) in names[:1]), None)
        if found:
            return found
        next_frame(page)
    raise LookupError(f"no worker for {role} among {told}")


def name_of(worker: Worker) -> str | None:
    """Return the name of a worker; None when it ended a moment ago."""
    try:
        name: str = worker.evaluate("() => self.name")
    except Error:
        return None
    return name


def press(page: Page, keys: str) -> None:
    """Press the *keys*, one after another."""
    for key in keys.split():
        page.keyboard.press(key)


def lose_python(page: Page) -> None:
    """End the page's worker as a browser does that is short of memory, and wait until the page has taken another."""
    worker = python_of(page)
    name = worker.evaluate("() => self.name")
    worker.evaluate("() => setTimeout(() => self.close(), 0)")
    page.wait_for_function("name => !document.documentElement.dataset.workers.includes(name)", arg=name)


def go(page: Page, place: str) -> None:
    """Go to a *place*, and wait until it is open."""
    page.evaluate("place => { location.hash = place; }", place)
    page.wait_for_selector(f"body[data-place={place.split('=')[0]}]")


def choose_in_menu(page: Page, name: str) -> None:
    """Open the page's menu, and press what has that *name* there."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("#main-menu").get_by_role("button", name=name, exact=True).click()


def new_puzzle(page: Page, **wishes: str) -> None:
    """Open New puzzle, choose level, size and kind as *wishes* have them, and play it."""
    page.locator("#new-open").click()
    for name, wish in wishes.items():
        page.locator(f"#new-form [name={name}][value='{wish}']").check()
    page.locator("#new-play").click()


def choose_of_puzzle(page: Page, name: str) -> None:
    """Open the menu over the grid in Solve, and press what has that *name* there."""
    page.get_by_role("button", name="More about this puzzle").click()
    page.locator("#bar-menu").get_by_role("button", name=name, exact=True).click()


def choose_new(page: Page, name: str) -> None:
    """Open the menu New over the grid in Set, and press what has that *name* there."""
    page.get_by_role("button", name="New", exact=True).click()
    page.locator("#set-menu").get_by_role("button", name=name, exact=True).click()


def rules_text(page: Page) -> str:
    """Return the rules as they stand in Set, one a line."""
    return page.locator("#rules-text").input_value()


def view_in_set(page: Page, view: str) -> None:
    """Show that *view* below the clue in hand in Set."""
    go(page, "set")
    page.get_by_label("Shown below").select_option(label=view)
    page.wait_for_selector("#views > [id^=view-]:not([hidden]):not([inert])")  # its script may come now


def unfold(page: Page, fold: str) -> None:
    """Open the details that *fold* selects, whether or not a test before has left them open."""
    page.locator(fold).evaluate("fold => { fold.open = true }")


PASTE = """text => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    const value = clipboardData; // which Firefox does not take over
    if (paste.clipboardData !== value) Object.defineProperty(paste, "clipboardData", { value });
    document.body.dispatchEvent(paste);
}"""


def paste(page: Page, text: str) -> None:
    """Paste *text* on the page, with nothing in particular focused."""
    page.evaluate(PASTE, text)


def next_frame(page: Page) -> None:
    """Wait until the page has drawn what it was just told: it draws once a frame."""
    page.evaluate("() => new Promise(requestAnimationFrame)")


LINE = """() => [...document.querySelectorAll("[role=gridcell]")]
    .map(cell => / (\\d+)$/.exec(cell.getAttribute("aria-label"))?.[1] ?? ".")
    .join(document.querySelectorAll("[role=gridcell]").length > 81 ? " " : "")"""


def line(page: Page) -> str:
    """Return what stands in the grid, as a reader of the cells' names would: one character a cell, numbers above 9."""
    next_frame(page)
    return page.evaluate(LINE)


def wait_for_line(page: Page, expected: str) -> None:
    """Wait until the grid shows *expected*."""
    page.wait_for_function(f"expected => ({LINE})() === expected", arg=expected)


def paste_line(page: Page, line: str) -> None:
    """Paste the *line* of a puzzle, and wait until the grid shows it."""
    paste(page, line)
    wait_for_line(page, line)


def shared_link(page: Page) -> str:
    """Copy the link of what is in Solve, and return its end; grid and address are empty after that."""
    choose_of_puzzle(page, "Copy link")
    expect(page.locator("#verdict-title")).to_have_text("Link copied")
    link: str = page.evaluate("location.hash")
    page.evaluate("history.replaceState(null, '', location.pathname)")
    paste_line(page, "." * 81)
    return link


def solve(page: Page) -> str:
    """Press Solve, in Solve where the place has no such button, and return the headline of the answer."""
    if page.locator("body").get_attribute("data-place") not in ("play", "solve"):
        go(page, "solve")
    headline = page.locator("#verdict-title")
    page.get_by_role("button", name="Solve", exact=True).click()
    wait_for(page, "ready")
    page.wait_for_function("() => document.querySelector('#cancel').hidden")
    return headline.inner_text()
