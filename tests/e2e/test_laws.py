"""What holds in every place at every size: edges, rows, ranks, the order of the Tab key, rest, and where answers come.

All of it is looked at without Python, in place of which a worker stands that says what the test has it say.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.e2e.conftest import ENGINE, Witness, new_context
from tests.e2e.visit import go

PLACES = ("play", "solve", "make", "many", "set", "print", "learn")
SIZES = ((1440, 900), (1280, 800), (1024, 768), (390, 844), (360, 640), (844, 390))
A_SIZE_OF_EACH_FORM = ((1280, 800), (390, 844), (844, 390))
SMALLEST = (360, 640)
MOST_CONTROLS = {"play": 24, "solve": 24, "make": 14, "many": 18, "set": 26, "print": 18, "learn": 40}
"""What may be pressed in view at 1280 x 800; a list counts as one, and the name of the page with the places."""

PRESSES = {
    "play": [(f"#{one}", f"#verdict-{answer}") for one in ("check", "hint-play") for answer in ("title", "detail")],
    "solve": [(f"#{one}", "#verdict-title") for one in ("solve-here", "hint", "tab-rating", "tab-steps")],
    "make": [("#generate", "#making")],
    "many": [("#many-add", "#many-said")],
    "set": [(f"[data-sets={tool}]", "#clue-title") for tool in ("cage", "line", "digit")],
    "print": [("#paper-pdf", "#paper-note")],
}
"""What is pressed in each place, and what answers it, while Python is on its way."""

EYES = (Path(__file__).parent / "laws.js").read_text("utf-8")

STANDIN = """
navigator.locks?.request(self.name, () => new Promise(() => {}));
const starts = JSON.stringify({ kind: "boot", percent: 0 });
const starting = setInterval(() => postMessage(starts), 5000);  // one that says nothing is given up
const heard = new BroadcastChannel("heard");
new BroadcastChannel("python").onmessage = ({ data }) => {
    heard.postMessage("");
    if (!data) return;  // asked whether it listens
    clearInterval(starting);
    postMessage(data);
};
"""
SAY = """message => new Promise(done => {
    const [python, heard] = [new BroadcastChannel("python"), new BroadcastChannel("heard")];
    const text = JSON.stringify({ build: document.documentElement.dataset.build, marks: {}, ...message });
    const again = setInterval(() => python.postMessage(""), 200);  // a worker that has just begun may not listen yet
    heard.onmessage = () => {  // it does: now it is told, once; what it is told twice may reach the one after it
        clearInterval(again);
        heard.onmessage = null;
        python.postMessage(text);
        done();
    };
})"""

Sizes = tuple[tuple[int, int], ...]
Seen = dict[tuple[str, tuple[int, int]], Any]


@pytest.fixture(scope="module")
def newcomer(browser: Browser, site: str) -> Iterator[Page]:
    """The page of a visitor whose Python is on its way until the tests have it say something."""
    if ENGINE != "chromium":
        pytest.skip("measures are the same in all browsers, and this one lets a worker be stood in for")
    context = new_context(browser)
    context.route("**/worker.js", lambda route: route.fulfill(content_type="text/javascript", body=STANDIN))
    seen = Witness(site)
    seen.attend(context)
    page = context.new_page()
    page.goto(site)
    page.evaluate(EYES)
    yield page
    context.close()
    assert (seen.errors, seen.strangers) == ([], [])


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give *page* a *size*, and wait until it is drawn."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def everywhere(page: Page, script: str, sizes: Sizes = SIZES) -> Seen:
    """Return what *script* sees in each place at each size."""
    found: Seen = {}
    for place in PLACES:
        go(page, place)
        for size in sizes:
            resize(page, size)
            found[place, size] = page.evaluate(script)
    return found


@pytest.fixture(scope="module")
def first_look(newcomer: Page) -> Seen:
    """Return what is seen everywhere while Python is on its way, and where it stands."""
    return everywhere(newcomer, "[laws.look(), laws.where()]")


@pytest.fixture(scope="module")
def seen(first_look: Seen) -> Seen:
    return {where: look for where, (look, _) in first_look.items()}


in_each_place = pytest.mark.parametrize("place", PLACES)


def broken(seen: Seen, place: str, wrong: Callable[[Any], Any]) -> dict[str, Any]:
    """Return what is *wrong* with what was seen in a *place*, by size."""
    return {f"{size[0]}x{size[1]}": found for size in SIZES if (found := wrong(seen[place, size]))}


def misplaced(look: Any) -> Any:
    """Return what lies outside the edges of the page, or how far all reaches where it does not fill them."""
    (left, right), (first, last) = look["edges"], look["reach"]
    fills = first <= left + 3 and last >= right - 3 and look["masthead"][1] == right
    return look["outside"] or ([] if fills else [look["edges"], look["reach"], look["masthead"]])


@in_each_place
def test_nothing_lies_outside_the_edges_and_something_reaches_each(seen: Seen, place: str) -> None:
    assert broken(seen, place, misplaced) == {}


WITH_GRID = ("play", "solve", "set")
BESIDE = SIZES[:3] + SIZES[5:]
"""The windows in which the panel stands beside the grid; it scrolls there, and the page does not."""


@pytest.mark.parametrize("place", WITH_GRID)
def test_the_grid_is_whole_on_the_screen_and_what_stands_beside_it_shares_its_edges(seen: Seen, place: str) -> None:
    for size in SIZES:
        bench = seen[place, size]["bench"]
        board, side, masthead = bench["board"], bench["side"], bench["masthead"]
        assert board["left"] >= 0 and board["top"] >= 0, size
        assert board["right"] <= size[0] + 1 and board["bottom"] <= size[1] + 1, size
        assert board["width"] >= 0.7 * min(size[0], size[1] - (60 if size in BESIDE else 250)), size
        if size in BESIDE:
            assert bench["height"] <= size[1] and side["bottom"] <= size[1] and side["left"] >= board["right"], size
        if size in SIZES[:3]:
            assert abs(board["left"] - bench["frame"] / 2 - masthead["left"]) <= 2, size
            assert abs(side["right"] - masthead["right"]) <= 1, size
            assert bench["keys"] <= size[1], "the keypad is in sight with the board"


@in_each_place
def test_what_stands_in_one_row_has_one_height(seen: Seen, place: str) -> None:
    assert broken(seen, place, lambda look: look["uneven"]) == {}


@in_each_place
def test_one_button_of_a_place_is_the_first(seen: Seen, place: str) -> None:
    assert broken(seen, place, lambda look: look["primaries"][1:]) == {}


@in_each_place
def test_few_controls_are_in_view_on_a_desk(seen: Seen, place: str) -> None:
    controls = seen[place, (1280, 800)]["controls"]
    assert len(controls) <= MOST_CONTROLS[place], controls


@in_each_place
def test_the_tab_key_goes_as_the_eye_does(seen: Seen, place: str) -> None:
    assert broken(seen, place, lambda look: look["backwards"]) == {}


def test_what_the_tab_key_reaches_shows_that_it_is_there(seen: Seen, newcomer: Page) -> None:
    blind = everywhere(newcomer, "laws.unseen()", ((1280, 800), (390, 844)))
    assert {where: found for where, found in blind.items() if found} == {}


@in_each_place
def test_nothing_moves_where_motion_is_not_wanted(seen: Seen, place: str) -> None:
    assert broken(seen, place, lambda look: look["moving"]) == {}


@in_each_place
def test_the_name_of_the_page_is_there_on_every_size(seen: Seen, place: str) -> None:
    assert broken(seen, place, lambda look: not look["isNamed"]) == {}


STATES = {
    "ready": [{"kind": "ready"}],
    "error": [{"kind": "died", "message": "It was lost."}, {"kind": "died", "message": "It did not come."}],
}
"""What Python says, one after the other, until it is so: where it is lost, it is started again first."""


@pytest.fixture(scope="module")
def stood(first_look: Seen, newcomer: Page) -> dict[str, Seen]:
    """Say where everything stood in each state of Python."""
    found = {"booting": {where: stood for where, (_, stood) in first_look.items()}}
    for state, messages in STATES.items():
        for message in messages:
            before = newcomer.locator("html").get_attribute("data-py")
            newcomer.evaluate(SAY, message)
            newcomer.wait_for_function("before => document.documentElement.dataset.py !== before", arg=before)
        found[state] = everywhere(newcomer, "laws.where()", A_SIZE_OF_EACH_FORM)
    return found


def far(one: list[int], other: list[int]) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) > 4


@in_each_place
def test_nothing_jumps_when_python_comes_or_fails(stood: dict[str, Seen], place: str) -> None:
    for state in STATES:
        for size in A_SIZE_OF_EACH_FORM:
            before, after = stood["booting"][place, size], stood[state][place, size]
            jumped = {
                one: (before[one], after[one]) for one in before.keys() & after.keys() if far(before[one], after[one])
            }
            assert jumped == {}, (state, size)


@pytest.mark.parametrize("place", PRESSES)
def test_what_is_pressed_stays_where_it_is_and_its_answer_is_in_view(
    stood: dict[str, Seen], newcomer: Page, place: str
) -> None:
    go(newcomer, place)
    for size in (A_SIZE_OF_EACH_FORM[0], SMALLEST, A_SIZE_OF_EACH_FORM[2]):
        resize(newcomer, size)
        for button, answer in PRESSES[place]:
            newcomer.locator(button).first.scroll_into_view_if_needed()
            before = newcomer.evaluate("laws.answered", [button, answer])
            newcomer.locator(button).first.click()
            newcomer.locator(answer).filter(has_text=re.compile(r"\S")).first.wait_for()
            after = newcomer.evaluate("laws.answered", [button, answer])
            newcomer.keyboard.press("Escape")
            assert not far(before["at"], after["at"]), (size, button, before["at"], after["at"])
            assert after["isInView"], (size, button, answer)
            assert after["covered"] == [], (size, button)


def test_what_is_said_in_set_covers_nothing_of_the_sheet_of_a_phone(newcomer: Page) -> None:
    go(newcomer, "set")
    resize(newcomer, SMALLEST)
    newcomer.locator("[data-sets=cage]").click()
    newcomer.locator("#set-new").click()
    newcomer.locator("#set-empty").click()
    newcomer.locator("#verdict-title", has_text="An empty grid").wait_for()
    assert newcomer.evaluate("laws.covered('#sheet')") == []
    assert newcomer.evaluate("laws.answered", ["#back-last", "#clue-name"])["isInView"]
    newcomer.locator("[data-sets=line]").click()
    newcomer.locator("#verdict-title").wait_for(state="hidden")
