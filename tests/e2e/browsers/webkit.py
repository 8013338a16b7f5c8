"""WebKitGTK behind as much of Playwright's face as the tests use.

What it lacks skips the test that asks for it, by name: requests cannot be answered by a test, nor downloads be caught,
nor colours and scripts be set from outside, and what the page writes to the console is not seen.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.browsers.hands import Keyboard, Mouse
from tests.e2e.browsers.webdriver import ELEMENT, Lacking, Refusal, Session, lacks

FIND = Path(__file__).with_name("find.js").read_text("utf-8")
WAIT = 30_000
PAUSE = 0.05
RESIZING = 3
"""Seconds in which the page may follow its window."""
MINI_BROWSERS = sorted(Path("/usr/lib").glob("*/webkit*/MiniBrowser"))
Name = str | re.Pattern[str]


def asked(text: Name, exact: bool = False) -> dict[str, object]:
    """Write a name or text that is looked for as `find.js` reads it."""
    if isinstance(text, str):
        return {"value": text, "exact": exact}
    return {"value": text.pattern, "flags": "i" if text.flags & re.IGNORECASE else ""}


def until(test: Callable[[], bool], timeout: float, failure: Callable[[], str]) -> None:
    """Wait until *test* holds."""
    end = time.monotonic() + timeout / 1000
    while not test():
        if time.monotonic() > end:
            raise AssertionError(failure())
        time.sleep(PAUSE)


class Finding(Lacking):
    """What elements can be looked for in: a page, or other elements."""

    page: Page
    steps: tuple[dict[str, object], ...] = ()

    def _more(self, **step: object) -> Locator:
        return Locator(self.page, (*self.steps, step))

    def locator(self, css: str, has: Locator | None = None, has_text: Name | None = None) -> Locator:
        first, *parts = css.split(" >> nth=")
        found = self._more(kind="css", css=first)
        for part in parts:
            found = found.nth(int(part))
        return found if has is None and has_text is None else found.filter(has_text, has)

    def get_by_role(self, role: str, name: Name | None = None, exact: bool = False) -> Locator:
        return self._more(kind="role", role=role, name=None if name is None else asked(name, exact))

    def get_by_label(self, text: Name, exact: bool = False) -> Locator:
        return self._more(kind="label", text=asked(text, exact))

    def get_by_text(self, text: Name, exact: bool = False) -> Locator:
        return self._more(kind="text", text=asked(text, exact))

    def frame_locator(self, css: str) -> Any:
        """Look into a frame: of a page the one that *css* finds, of an element the one in it or in its shadow root."""
        from tests.e2e.browsers.framing import FrameLocator  # it is made of what stands here

        return FrameLocator(self, css) if isinstance(self, Locator) else FrameLocator(self.locator(css))


class Locator(Finding):
    """Elements, looked for anew at each question."""

    def __init__(self, page: Page, steps: tuple[dict[str, object], ...]) -> None:
        self.page, self.steps = page, steps

    def ask(self, script: str, *arguments: object) -> Any:
        """Run the body of a function of `all`, the elements, and `given`."""
        body = f"{FIND}\nconst [steps, ...more] = given; const all = find(steps);\n{script}"
        return self.page.session.run(body, list(self.steps), *arguments)

    def one(self, script: str, *arguments: object) -> Any:
        """Run the body of a function of `e`, the one element, as soon as there is one and no other."""
        until(lambda: self.count() == 1, self.page.patience, lambda: f"{self.count()} elements for {self.steps}")
        return self.ask(f"const [e] = all;\n{script}", *arguments)

    def nth(self, at: int) -> Locator:
        return self._more(kind="nth", at=at)

    first = property(lambda self: self.nth(0))
    last = property(lambda self: self.nth(-1))

    def filter(self, has_text: Name | None = None, has: Locator | None = None) -> Locator:
        """Keep the elements that have a text in them, or an element that *has* finds there."""
        with_text = self if has_text is None else self._more(kind="has", text=asked(has_text))
        return with_text if has is None else with_text._more(kind="holds", steps=has.steps)

    def count(self) -> int:
        return int(self.ask("return all.length"))

    def all(self) -> list[Locator]:
        return [self.nth(at) for at in range(self.count())]

    def is_visible(self) -> bool:
        return bool(self.ask("return all.length > 0 && isShown(all[0])"))

    def wait_for(self, state: str = "visible", timeout: float | None = None) -> None:
        held = {
            "visible": self.is_visible,
            "hidden": lambda: not self.is_visible(),
            "attached": lambda: self.count() > 0,
        }
        until(held[state], timeout or self.page.patience, lambda: f"not {state}: {self.steps}")

    def inner_text(self) -> str:
        return str(self.one("return e.innerText"))

    def text_content(self) -> str:
        return str(self.one("return e.textContent"))

    def all_inner_texts(self) -> list[str]:
        return list(self.ask("return all.map((e) => e.innerText)"))

    def get_attribute(self, name: str) -> str | None:
        found = self.one("return e.getAttribute(more[0])", name)
        return None if found is None else str(found)

    def input_value(self) -> str:
        return str(self.one("return e.value"))

    def evaluate(self, source: str, argument: object = None) -> Any:
        return self.one(f"return ({source})(e, more[0])", argument)

    def evaluate_all(self, source: str, argument: object = None) -> Any:
        return self.ask(f"return ({source})(all, more[0])", argument)

    def bounding_box(self) -> dict[str, float] | None:
        found = self.one("const { x, y, width, height } = e.getBoundingClientRect(); return { x, y, width, height }")
        return dict(found)

    def _place(self) -> tuple[float, float]:
        """Wait until the element can be hit and stands still, and return its middle."""
        found: list[Any] = [None]

        def stands() -> bool:
            found.append(self.one("return placeOf(e)"))
            return bool(found[-1]) and found[-1] == found[-2]

        until(stands, self.page.patience, lambda: f"{self.steps} cannot be hit: {self.ask('return all.map(coverOf)')}")
        return found[-1][0], found[-1][1]

    def click(
        self,
        modifiers: Sequence[str] = (),
        click_count: int = 1,
        timeout: float | None = None,
        position: dict[str, float] | None = None,
    ) -> None:
        for key in modifiers:
            self.page.keyboard.down(key)
        x, y = self._place()
        if position and (box := self.bounding_box()):
            x, y = box["x"] + position["x"], box["y"] + position["y"]
        self.page.mouse.move(x, y)
        for _ in range(click_count):
            self.page.mouse.down()
            self.page.mouse.up()
        for key in modifiers:
            self.page.keyboard.up(key)

    def dblclick(self) -> None:
        self.click(click_count=2)

    def hover(self) -> None:
        self.page.mouse.move(*self._place())

    def set_checked(self, wanted: bool) -> None:
        if self.one("return e.checked") is not wanted:
            self.click()

    def check(self) -> None:
        self.set_checked(True)

    def uncheck(self) -> None:
        self.set_checked(False)

    def scroll_into_view_if_needed(self) -> None:
        self.one("e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })")

    def focus(self) -> None:
        self.one("e.focus()")

    def fill(self, text: str) -> None:
        self.one(
            """e.focus(); const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(e), "value");
            set.call(e, more[0]);
            tellOf(e);""",
            text,
        )

    def press(self, key: str) -> None:
        self.focus()
        self.page.keyboard.press(key)

    def press_sequentially(self, text: str) -> None:
        self.focus()
        self.page.keyboard.type(text)

    def select_option(self, value: str | None = None, label: str | None = None) -> None:
        """Choose, as soon as there is that option."""
        chosen = """const [value, label] = more;
            const fit = [...e.options].find((one) => [value, label].includes(one.label) || one.value === value);
            if (!fit) return false;
            e.value = fit.value;
            tellOf(e);
            return true;"""
        until(lambda: bool(self.one(chosen, value, label)), self.page.patience, lambda: f"no option {value or label}")

    def dispatch_event(self, kind: str, fields: dict[str, object] | None = None) -> None:
        self.one(
            "e.dispatchEvent(Object.assign(new Event(more[0], { bubbles: true, cancelable: true }), more[1] ?? {}))",
            kind,
            fields,
        )


class Page(Finding):
    """The one window of a visitor."""

    def __init__(self, context: Context) -> None:
        self.context, self.session, self.page = context, context.session, self
        self.patience: float = WAIT
        self.keyboard, self.mouse = Keyboard(self.session), Mouse(self.session)

    def goto(self, address: str) -> None:
        self.session.post("/url", {"url": address})

    def reload(self) -> None:
        self.session.post("/refresh", {})

    def go_back(self) -> None:
        self.session.post("/back", {})

    def go_forward(self) -> None:
        self.session.post("/forward", {})

    @property
    def url(self) -> str:
        return str(self.session.get("/url"))

    def title(self) -> str:
        return str(self.session.get("/title"))

    def evaluate(self, source: str, argument: object = None) -> Any:
        if "clipboard.read" in source:
            lacks("reading of the clipboard")
        body = f"const found = (\n{source}\n); return typeof found === 'function' ? found(given[0]) : found;"
        try:
            return self.session.run(body, argument)
        except Refusal as error:
            if "Unexpected token ';'" not in str(error):
                raise
            return self.session.run(source)  # several statements

    def wait_for_function(self, source: str, arg: object = None, timeout: float | None = None) -> None:
        until(lambda: bool(self.evaluate(source, arg)), timeout or self.patience, lambda: f"never true: {source}")

    def wait_for_selector(self, css: str, timeout: float | None = None, state: str = "visible") -> None:
        self.locator(css).first.wait_for(state, timeout)

    def set_viewport_size(self, size: dict[str, int]) -> None:
        """Size the window so that the page has that room; a window manager may not allow it."""
        room = "() => [outerWidth - innerWidth, outerHeight - innerHeight]"
        across, down = self.evaluate(room)
        window = {"width": size["width"] + across, "height": size["height"] + down}
        self.session.post("/window/rect", window)
        end = time.monotonic() + RESIZING
        while self.evaluate("() => [innerWidth, innerHeight]") != [size["width"], size["height"]]:
            if time.monotonic() > end:
                lacks(f"a window of {size['width']} x {size['height']}")
            time.sleep(PAUSE)

    def emulate_media(self, **_: object) -> None:
        self.set_viewport_size({"width": 1280, "height": 860})
        lacks("other media")

    def on(self, kind: str, hear: object) -> None:
        if kind != "console":
            lacks(f"page.on {kind}")


class Context(Lacking):
    """A visitor with a store of their own."""

    def __init__(self, driver: Path, program: Path) -> None:
        options = {"binary": str(program), "args": ["--automation"]}
        self.session = Session(driver, {"webkitgtk:browserOptions": options})
        self._pages: list[Page] = []

    def new_page(self) -> Page:
        if self._pages:
            lacks("a second window")
        self._pages.append(Page(self))
        self._pages[0].set_viewport_size({"width": 1280, "height": 860})
        return self._pages[0]

    def set_default_timeout(self, patience: float) -> None:
        """Every wait has the same patience anyway."""

    def on(self, kind: str, hear: object) -> None:
        """Nothing is heard of what the page does; what is to be heard cannot be missed without a word elsewhere."""

    def close(self) -> None:
        self.session.close()


class Browser(Lacking):
    """Makes visitors."""

    def __init__(self, driver: Path) -> None:
        self.driver, self.program = driver, MINI_BROWSERS[0]
        self.contexts: list[Context] = []

    def new_context(self, **wish: object) -> Context:
        if wish.get("service_workers") == "allow":
            lacks("a service worker")
        self.contexts.append(Context(self.driver, self.program))
        return self.contexts[-1]


@contextmanager
def launched(driver: Path) -> Iterator[Browser]:
    """Start a screen for the browsers, and end it afterwards."""
    read, write = os.pipe()
    command = [shutil.which("Xvfb") or "Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24"]
    screen = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with (
        os.fdopen(read) as told,
        pytest.MonkeyPatch.context() as patch,
        tempfile.TemporaryDirectory(prefix="webkit-") as settings,
    ):
        for toolkit in ("gtk-3.0", "gtk-4.0"):  # where a visitor says that motion should be reduced
            (Path(settings) / toolkit).mkdir()
            (Path(settings) / toolkit / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n", "utf-8")
        patch.setenv("XDG_CONFIG_HOME", settings)
        patch.setenv("DISPLAY", f":{told.readline().strip()}")
        patch.setenv("GDK_BACKEND", "x11")
        browser = Browser(driver)
        yield browser
        for context in browser.contexts:  # one that a test was skipped in is open still
            context.close()
    screen.terminate()
    screen.wait()


__all__ = ["ELEMENT", "Browser", "launched"]
