"""An unpatched Firefox for Playwright: python -m tests.e2e.browsers.firefox PROGRAM [ARGUMENTS].

Playwright speaks WebDriver BiDi to it, but asks at each new context for a command that Firefox does not know, and gives
up when it is refused; and it hears of no download that has neither a name of its own nor is a navigation, as Firefox
tells them. This stands between the two, calls that one refusal a success and names downloads by their addresses; all
else goes through as it is.
"""

import json
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, Worker

UNKNOWN = b"emulation.setMediaFeaturesOverride"
DOWNLOAD = b'"browsingContext.download'
LISTENING = re.compile(r"WebDriver BiDi listening on ws://127\.0\.0\.1:(\d+)")
TEXT = 0x81  # the first byte of a text in one frame
PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "dom.events.testing.asyncClipboard": True,  # reading and writing without asking
    "security.fileuri.strict_origin_policy": True,  # as visitors have it; Playwright lets files read files
}


FILLING = """e => {
    if (e.type === "number") e.value = "";
    let told = false;
    e.addEventListener("change", () => { told = true; }, { once: true });
    const left = () => told || e.dispatchEvent(new Event("change", { bubbles: true }));
    e.addEventListener("blur", left, { once: true });
}"""


def launch(playwright: Playwright, program: Path, folder: Path) -> Browser:
    """Start *program*, a Firefox; *folder* takes what that needs. What it cannot do skips the test that wants it."""
    script = command(program, folder)
    return playwright.firefox.launch(channel="moz-firefox", executable_path=script, firefox_user_prefs=PREFERENCES)


def no_media(page: Page, **_: object) -> NoReturn:
    """Skip a test that wants other media: this Firefox cannot be told to take them for granted."""
    page.set_viewport_size({"width": 1280, "height": 860})
    pytest.skip("Firefox's BiDi cannot emulate colours, forced colours or print")


def no_worker_code(worker: Worker, source: str, argument: object = None) -> NoReturn:
    """Skip a test that runs code in a worker: this Firefox does not let it."""
    pytest.skip("Firefox's BiDi runs no code in a worker")


def no_protocol(context: BrowserContext, page: Page) -> NoReturn:
    """Skip a test that speaks Chromium's own protocol."""
    pytest.skip("Only Chromium can be told to have no room")


def replacing(fill: Callable[..., None]) -> Callable[..., None]:
    """Make a `Locator.fill` that empties a number first: Firefox would not select it, and the text be added to it.

    A field that was filled says so when it is left, as one does in which somebody has typed.
    """

    def filled(place: Locator, value: str, **more: object) -> None:
        place.evaluate(FILLING)
        fill(place, value, **more)

    return filled


def no_touch(place: Locator, **_: object) -> NoReturn:
    """Skip a test that touches: Playwright sends Firefox nothing of it."""
    pytest.skip("Playwright's BiDi does not touch")


def command(program: Path, folder: Path) -> Path:
    """Write a command into *folder* that starts *program* through this module, and return it."""
    script = folder / "firefox"
    root = Path(__file__).parents[3]
    script.write_text(
        f'#!/bin/sh\ncd "{root}"\nexec "{sys.executable}" -m tests.e2e.browsers.firefox "{program}" "$@"\n', "utf-8"
    )
    script.chmod(0o755)
    return script


def main(program: str, *arguments: str) -> int:
    """Run Firefox, with its address replaced by ours in what it says."""
    firefox = subprocess.Popen([program, *arguments], stderr=subprocess.PIPE, text=True, errors="replace")
    assert firefox.stderr
    for said in firefox.stderr:
        if found := LISTENING.search(said):
            said = said.replace(found[1], str(stand_between(int(found[1]))))
        sys.stderr.write(said)
        sys.stderr.flush()
    return firefox.wait()


def stand_between(port: int) -> int:
    """Accept connections for Firefox at *port* from now on, and return the port for them."""
    ours = socket.create_server(("127.0.0.1", 0))

    def accept() -> None:
        while True:
            client, _ = ours.accept()
            server = socket.create_connection(("127.0.0.1", port))
            threading.Thread(target=upwards, args=(client, server), daemon=True).start()
            threading.Thread(target=downwards, args=(server, client), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    return int(ours.getsockname()[1])


def upwards(client: socket.socket, server: socket.socket) -> None:
    """Pass on what Playwright says; Firefox is addressed by its own port."""
    head = client.recv(65536)
    host = b"Host: 127.0.0.1:%d\r\n" % server.getpeername()[1]
    server.sendall(re.sub(rb"Host: [^\r]*\r\n", host, head, count=1, flags=re.IGNORECASE))
    while data := client.recv(65536):
        server.sendall(data)
    server.shutdown(socket.SHUT_WR)


def downwards(server: socket.socket, client: socket.socket) -> None:
    """Pass on what Firefox says, frame by frame."""
    stream = server.makefile("rb")
    for line in stream:
        client.sendall(line)
        if line == b"\r\n":
            break
    while len(begin := stream.read(2)) == 2:
        length = begin[1]
        extended = stream.read({126: 2, 127: 8}.get(length, 0))
        payload = stream.read(int.from_bytes(extended, "big") if extended else length)
        if begin[0] == TEXT and (other := mended(payload)) != payload:
            client.sendall(framed(other))
        else:
            client.sendall(begin + extended + payload)
    client.close()


def mended(payload: bytes) -> bytes:
    """Rewrite what Firefox says so that Playwright understands it."""
    if UNKNOWN in payload and b'"unknown command"' in payload:
        return b'{"type":"success","id":%d,"result":{}}' % json.loads(payload)["id"]
    if DOWNLOAD in payload[:200]:
        told = json.loads(payload)
        told["params"].setdefault("download", told["params"]["url"])
        return json.dumps(told).encode()
    return payload


def framed(payload: bytes) -> bytes:
    """Return a text as one frame of a WebSocket."""
    length = len(payload)
    if length < 126:
        return bytes((TEXT, length)) + payload
    return bytes((TEXT, 126)) + length.to_bytes(2, "big") + payload


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
