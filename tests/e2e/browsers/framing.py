"""What lies in a frame of a page in WebKitGTK: WebDriver steps into the frame for each question, and out again."""

from typing import Any

from tests.e2e.browsers.hands import Keyboard, Mouse
from tests.e2e.browsers.webkit import Finding, Locator, until


class Inside:
    """The session of a page, as a frame in it has it; *frame* finds the frame, or what has it in its shadow root."""

    def __init__(self, frame: Locator, css: str) -> None:
        self.frame, self.css, self.session = frame, css, frame.page.session

    def _within(self, ask: str, *given: Any) -> Any:
        frame = self.frame.one("return more[0] ? (e.shadowRoot ?? e).querySelector(more[0]) : e", self.css)
        self.session.post("/frame", {"id": frame})
        try:
            return getattr(self.session, ask)(*given)
        finally:
            self.session.post("/frame", {"id": None})

    def run(self, script: str, *arguments: object) -> Any:
        return self._within("run", script, *arguments)

    def post(self, command: str, fields: object) -> Any:
        return self._within("post", command, fields)


class FrameLocator(Finding):
    """A frame: *css* finds it in *found*, an element or its shadow root; where that is empty, *found* is the frame."""

    def __init__(self, found: Locator, css: str = "") -> None:
        self.session: Any = Inside(found, css)
        self.page: Any = self
        self.context, self.patience = found.page.context, found.page.patience
        self.keyboard, self.mouse = Keyboard(self.session), Mouse(self.session)
        has_page = "return document.readyState !== 'loading' && location.href !== 'about:blank'"
        until(lambda: bool(self.session.run(has_page)), self.patience, lambda: f"no page in {found.steps}")
