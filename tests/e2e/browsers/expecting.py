"""What a test expects of a page in WebKitGTK, with the words of Playwright's `expect`."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from tests.e2e.browsers.webdriver import Lacking
from tests.e2e.browsers.webkit import WAIT, Locator, Page, until

Text = str | re.Pattern[str]


def tidy(text: str) -> str:
    """Take stretches of blanks as one."""
    return re.sub(r"[\s\u200b]+", " ", text).strip()


def fits(found: str, wanted: Text, whole: bool) -> bool:
    """Report whether a text is the one wanted, or has it in it."""
    if isinstance(wanted, re.Pattern):
        return bool(wanted.search(tidy(found)))
    return tidy(found) == tidy(wanted) if whole else tidy(wanted) in tidy(found)


class Expectation(Lacking):
    """Holds now or in a while."""

    def __init__(self, subject: Any, wanted: bool = True) -> None:
        self._subject, self._wanted = subject, wanted

    def __getattr__(self, name: str) -> Any:
        if name.startswith("not_to_"):
            return getattr(Expectation(self._subject, not self._wanted), name.removeprefix("not_"))
        return super().__getattr__(name)

    def _hold(self, look: Callable[[], Any], test: Callable[[Any], bool], timeout: float | None) -> None:
        seen: list[Any] = [None]

        def holds() -> bool:
            seen[0] = look()
            return test(seen[0]) is self._wanted

        until(holds, timeout or WAIT, lambda: f"found {seen[0]!r} at {getattr(self._subject, 'steps', 'the page')}")

    def _texts(self, wanted: Text | Sequence[Text], whole: bool, timeout: float | None, inner: bool) -> None:
        text = "innerText" if inner else "textContent"
        several = [wanted] if isinstance(wanted, str | re.Pattern) else list(wanted)

        def test(found: Any) -> bool:
            pairs = zip(found, several, strict=False)
            return len(found) == len(several) and all(fits(one, each, whole) for one, each in pairs)

        self._hold(lambda: self._subject.ask(f"return all.map((e) => e.{text})"), test, timeout)

    def to_have_text(self, wanted: Any, timeout: float | None = None, use_inner_text: bool = False) -> None:
        self._texts(wanted, True, timeout, use_inner_text)

    def to_contain_text(self, wanted: Any, timeout: float | None = None, use_inner_text: bool = False) -> None:
        self._texts(wanted, False, timeout, use_inner_text)

    def to_have_count(self, count: int, timeout: float | None = None) -> None:
        self._hold(self._subject.count, lambda found: found == count, timeout)

    def to_be_visible(self, timeout: float | None = None) -> None:
        self._hold(self._subject.is_visible, bool, timeout)

    def to_be_hidden(self, timeout: float | None = None) -> None:
        self._hold(self._subject.is_visible, lambda found: not found, timeout)

    def to_be_attached(self, timeout: float | None = None) -> None:
        self._hold(self._subject.count, lambda found: found > 0, timeout)

    def _one(self, script: str, test: Callable[[Any], bool], timeout: float | None, *given: object) -> None:
        self._hold(lambda: self._subject.ask(f"const [e] = all; return e ? {script} : null", *given), test, timeout)

    def to_have_attribute(self, name: str, wanted: Text | None = None, timeout: float | None = None) -> None:
        def has(found: Any) -> bool:
            return found is not None and (wanted is None or fits(found, wanted, True))

        self._one("e.getAttribute(more[0])", has, timeout, name)

    def to_have_value(self, wanted: Text, timeout: float | None = None) -> None:
        self._one("e.value", lambda found: found is not None and fits(found, wanted, True), timeout)

    def to_be_focused(self, timeout: float | None = None) -> None:
        self._one("document.activeElement === e", bool, timeout)

    def to_be_enabled(self, timeout: float | None = None) -> None:
        self._one("!e.matches(':disabled')", bool, timeout)

    def to_be_disabled(self, timeout: float | None = None) -> None:
        self._one("e.matches(':disabled')", bool, timeout)

    def to_be_checked(self, timeout: float | None = None) -> None:
        self._one("e.checked", bool, timeout)

    def to_be_empty(self, timeout: float | None = None) -> None:
        self._one("(e.value ?? e.textContent) === ''", bool, timeout)

    def to_have_title(self, wanted: Text, timeout: float | None = None) -> None:
        self._hold(self._subject.title, lambda found: fits(found, wanted, True), timeout)

    def to_have_url(self, wanted: Text, timeout: float | None = None) -> None:
        self._hold(lambda: self._subject.url, lambda found: fits(found, wanted, True), timeout)


def expect(subject: Page | Locator) -> Expectation:
    """Expect something of a page or of elements."""
    return Expectation(subject)
