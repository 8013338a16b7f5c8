"""Keys and the pointer of WebKitGTK, as a person uses them."""

from tests.e2e.browsers.webdriver import Lacking, Session

KEYS = {
    "Control": "\ue009", "Shift": "\ue008", "Alt": "\ue00a", "Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004",
    "Backspace": "\ue003", "Delete": "\ue017", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014",
    "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010", "PageUp": "\ue00e", "PageDown": "\ue00f", "Space": " ",
}  # fmt: skip


class Keyboard(Lacking):
    """Keys, as a person presses them."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def _act(self, kind: str, *keys: str) -> None:
        actions = [{"type": kind, "value": KEYS.get(key, key.removeprefix("Digit"))} for key in keys]
        self.session.post("/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def down(self, key: str) -> None:
        self._act("keyDown", key)

    def up(self, key: str) -> None:
        self._act("keyUp", key)

    def press(self, keys: str) -> None:
        names = keys.split("+") if len(keys) > 1 else [keys]
        for name in names:
            self.down(name)
        for name in reversed(names):
            self.up(name)

    def type(self, text: str) -> None:
        for sign in text:
            self.press(sign)


class Mouse(Lacking):
    """The pointer."""

    def __init__(self, session: Session) -> None:
        self.session, self.at = session, (0.0, 0.0)

    def _act(self, **action: object) -> None:
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [action]}
        self.session.post("/actions", {"actions": [pointer]})

    def move(self, x: float, y: float, steps: int = 1) -> None:
        (left, top), self.at = self.at, (x, y)
        for part in (step / steps for step in range(1, steps + 1)):
            across, down = left + part * (x - left), top + part * (y - top)
            self._act(type="pointerMove", x=round(across), y=round(down), duration=0, origin="viewport")

    def down(self) -> None:
        self._act(type="pointerDown", button=0)

    def up(self) -> None:
        self._act(type="pointerUp", button=0)

    def click(self, x: float, y: float) -> None:
        self.move(x, y)
        self.down()
        self.up()
