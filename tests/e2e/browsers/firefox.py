"""An unpatched Firefox for Playwright: python -m tests.e2e.browsers.firefox PROGRAM [ARGUMENTS].

Playwright speaks WebDriver BiDi to it, but asks at each new context for a command that Firefox does not know, and gives
up when it is refused. This stands between the two and calls that one refusal a success; all else goes through as it is.
"""

import re
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, Page, Playwright, Worker

UNKNOWN = b"emulation.setMediaFeaturesOverride"
LISTENING = re.compile(r"WebDriver BiDi listening on ws://127\.0\.0\.1:(\d+)")
TEXT = 0x81  # the first byte of a text in one frame
PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "dom.events.testing.asyncClipboard": True,  # reading and writing without asking
}


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
        if begin[0] == TEXT and UNKNOWN in payload and b'"unknown command"' in payload:
            [number] = re.findall(rb'"id":(\d+)', payload)[:1]
            payload = b'{"type":"success","id":%s,"result":{}}' % number
            begin, extended = bytes((TEXT, len(payload))), b""
        client.sendall(begin + extended + payload)
    client.close()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
