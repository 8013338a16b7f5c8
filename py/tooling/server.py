"""Serve the page over HTTP on this machine only.

A folder is served as a static host would serve it; tooling.live decides what is served during work on the page.
"""

import errno
import os
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.utils import formatdate
from functools import partial
from html import unescape
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tooling.places import DIST, ROOT
from tooling.talk import Trouble

HOST = "127.0.0.1"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
OTHER_TYPE = "application/octet-stream"
CODINGS = {"br": ".br", "gzip": ".gz"}  # codings of HTTP -> ending of files compressed ahead, best first
ASK_AGAIN = "no-cache"
POLICY = re.compile(r'<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"', re.IGNORECASE)

FOR_EVER = "max-age=31536000, immutable"

Site = Callable[[str], Path | None]  # the path of an address, without its first slash -> the file to send
Keeping = Callable[[str], str]  # that path -> how long browsers may keep the file


def as_hosts(name: str) -> str:
    """Say how long browsers may keep the file *name* of dist/: for ever if it lies below the name of its build.

    >>> as_hosts("index.html"), as_hosts("b/0123456789abcdef/build.js")
    ('no-cache', 'max-age=31536000, immutable')
    """
    return FOR_EVER if name.startswith("b/") else ASK_AGAIN


def inside(folder: Path, name: str) -> Path | None:
    """Return the file *name* below *folder*, or None when there is none or it lies outside."""
    if ".." in Path(name).parts or "\0" in name:
        return None
    path = (folder / name).resolve()
    if path.is_dir():
        path = path / "index.html"
    return path if path.is_file() and path.is_relative_to(folder.resolve()) else None


class Handler(BaseHTTPRequestHandler):
    """Answer GET and HEAD from a site."""

    protocol_version = "HTTP/1.1"
    server_version = "Pencilmark"
    sys_version = ""

    def __init__(self, site: Site, keeping: Keeping, *arguments: object) -> None:
        self.site = site
        self.keeping = keeping
        self.kept = ASK_AGAIN
        self.policy = ""
        super().__init__(*arguments)  # type: ignore[arg-type] # passed on as the server gives them

    def do_GET(self) -> None:
        """Send the file asked for."""
        content = self.send_head()
        if content:
            self.write(content)

    def write(self, content: bytes) -> None:
        """Send *content* down the line."""
        self.wfile.write(content)

    def do_HEAD(self) -> None:
        """Send what GET would, without the content."""
        self.send_head()

    def send_head(self) -> bytes:
        """Send status and headers and return the content that belongs to them."""
        name = unquote(urlsplit(self.path).path).lstrip("/")
        path = self.site(name)
        self.kept = self.keeping(name) if path else ASK_AGAIN
        if path is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return b""
        self.policy = content_security_policy(path if path.suffix == ".html" else ROOT / "index.html")
        sent, coding = self.packed(path)
        state = sent.stat()
        tag = f'"{state.st_mtime_ns:x}-{state.st_size:x}"'
        known = self.headers.get("If-None-Match") == tag
        content = b"" if known else sent.read_bytes()
        self.send_response(HTTPStatus.NOT_MODIFIED if known else HTTPStatus.OK)
        if not known:
            self.send_header("Content-Type", TYPES.get(path.suffix.lower(), OTHER_TYPE))
            self.send_header("Content-Length", str(len(content)))
            self.send_header("Vary", "Accept-Encoding")
            if coding:
                self.send_header("Content-Encoding", coding)
        self.send_header("ETag", tag)
        self.send_header("Last-Modified", formatdate(state.st_mtime, usegmt=True))
        self.end_headers()
        return content

    def packed(self, path: Path) -> tuple[Path, str]:
        """Return the file to send for *path*, and its coding: one compressed ahead, if the browser accepts it."""
        accepted = self.headers.get("Accept-Encoding", "")
        for coding, ending in CODINGS.items():
            ahead = path.with_name(path.name + ending)
            if coding in accepted and ahead.is_file():
                return ahead, coding
        return path, ""

    def end_headers(self) -> None:
        """Add the headers of every answer: how long to keep it, never to guess a type, the page's own policy."""
        self.send_header("Cache-Control", self.kept)
        self.send_header("X-Content-Type-Options", "nosniff")
        if self.policy:
            self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()

    def log_message(self, *arguments: object) -> None:
        """Keep quiet: requests can be seen in the browser."""


def content_security_policy(document: Path) -> str:
    """Return the policy that *document* declares, so that workers are bound by it too; empty if there is none."""
    found = POLICY.search(document.read_text("utf-8")) if document.exists() else None
    return " ".join(unescape(found[1]).split()) if found else ""


class Server(ThreadingHTTPServer):
    """A server of one site that listens from the moment it is made."""

    allow_reuse_address = os.name != "nt"  # on Windows this would let two servers share a port
    daemon_threads = True

    def __init__(
        self, site: Site, port: int = 0, keeping: str | Keeping = ASK_AGAIN, handler: type[Handler] = Handler
    ) -> None:
        """Listen on *port*, 0 for any free one, and answer from *site*; Trouble if the port cannot be used."""
        try:
            kept = keeping if callable(keeping) else lambda name: keeping
            super().__init__((HOST, port), partial(handler, site, kept))
        except OSError as error:
            raise Trouble(port_trouble(port, error)) from error

    @property
    def address(self) -> str:
        """The address to open, without a slash at its end."""
        return f"http://{HOST}:{self.server_port}"

    def handle_error(self, *arguments: object) -> None:
        """Keep quiet about visitors who leave in the middle of an answer, but about nothing else."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(*arguments)  # type: ignore[arg-type] # passed on


def port_trouble(port: int, error: OSError) -> str:
    """Say in one sentence why the server cannot listen on *port*."""
    if error.errno in (errno.EADDRINUSE, errno.EACCES):
        why = "taken by another program" if error.errno == errno.EADDRINUSE else "not allowed to you"
        return f"Port {port} is {why}: choose another, for example --port {port + 1 if port >= 1024 else 8001}."
    return f"Port {port} cannot be used: {error.strerror}."


@contextmanager
def serving(
    site: Site | Path = DIST, port: int = 0, keeping: str | Keeping = ASK_AGAIN, handler: type[Handler] = Handler
) -> Iterator[str]:
    """Serve a *site*, or a folder as a static host would, in the background and yield its address.

    *keeping* tells browsers how long to keep an answer; *handler* answers.

    >>> with serving(Path("dist")) as address:  # doctest: +SKIP
    ...     print(address)
    http://127.0.0.1:43217
    """
    server = Server(partial(inside, site) if isinstance(site, Path) else site, port, keeping, handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield server.address
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
