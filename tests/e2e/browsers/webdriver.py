"""WebDriver over HTTP, as far as the tests need it: one process, one session, one window; what it lacks skips tests."""

import json
import socket
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest

PATIENCE = 200
"""Seconds that one command may take."""
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
LACKING = "WebKitGTK's driver cannot do this: "


def lacks(what: str) -> NoReturn:
    """Skip the test that asks for *what*."""
    pytest.skip(LACKING + what)


class Lacking:
    """Whatever a subclass does not have skips the test."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        lacks(f"{type(self).__name__.lower()}.{name}")


class Refusal(Exception):
    """What the driver says of a command that it did not do."""


class Session:
    """A browser of its own."""

    def __init__(self, driver: Path, capabilities: dict[str, Any]) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self._process = subprocess.Popen([driver, f"--port={port}"], stderr=subprocess.DEVNULL)
        self._address = f"http://127.0.0.1:{port}/session"
        asked = {"capabilities": {"alwaysMatch": capabilities}}
        self._address += "/" + self._first(asked)["sessionId"]

    def _first(self, asked: object) -> Any:
        """Open the session as soon as the driver listens."""
        for _ in range(600):
            with suppress(ConnectionError, urllib.error.URLError):
                return self.post("", asked)
            time.sleep(0.05)
        raise Refusal("the driver does not answer")

    def post(self, command: str, fields: object) -> Any:
        """Run a *command*, and return its result."""
        return self._send("POST", command, json.dumps(fields).encode())

    def get(self, command: str) -> Any:
        """Ask for something."""
        return self._send("GET", command, None)

    def _send(self, method: str, command: str, body: bytes | None) -> Any:
        kind = {"Content-Type": "application/json"}
        request = urllib.request.Request(self._address + command, body, kind, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            said = json.load(error)["value"]
            raise Refusal(f"{said.get('error')}: {said.get('message')}") from None

    def run(self, script: str, *arguments: object) -> Any:
        """Run the body of an asynchronous function in the page, and return what it returns."""
        body = f"""const done = arguments[arguments.length - 1];
            (async (...given) => {{ {script} }})(...arguments)
                .then((value) => done({{ value }}))
                .catch((reason) => done({{ reason: `${{reason}} ${{reason?.stack}}` }}));"""
        answer = self.post("/execute/async", {"script": body, "args": list(arguments)}) or {}
        if "reason" in answer:
            raise Refusal(answer["reason"])
        return answer.get("value")

    def close(self) -> None:
        """End the browser."""
        with suppress(Exception):
            self._send("DELETE", "", None)
        self._process.terminate()
        self._process.wait()
