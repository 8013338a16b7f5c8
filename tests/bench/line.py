"""A line to the page of limited speed, each answer late. The browser's own throttle leaves out its workers."""

import threading
import time
from typing import ClassVar

from tooling.server import Handler

CHUNK = 16_384


class Line(Handler):
    """Answers as the server does, through one line that all connections share; counts what it sent."""

    bits: ClassVar[float] = 0  # a second; 0 for no limit
    delay: ClassVar[float] = 0  # seconds
    sent: ClassVar[int] = 0
    _lock: ClassVar[threading.Lock] = threading.Lock()
    _free: ClassVar[float] = 0

    @classmethod
    def become(cls, bits: float, delay: float) -> None:
        """Carry *bits* a second, *delay* seconds late, from now on."""
        cls.bits, cls.delay, cls.sent = bits, delay, 0

    def do_GET(self) -> None:
        """Send the file asked for, late."""
        time.sleep(Line.delay)
        super().do_GET()

    def write(self, content: bytes) -> None:
        """Send *content* in pieces, each when the line is free."""
        for place in range(0, len(content), CHUNK):
            piece = content[place : place + CHUNK]
            with Line._lock:
                Line.sent += len(piece)
                Line._free = max(Line._free, time.monotonic()) + (8 * len(piece) / Line.bits if Line.bits else 0)
                until = Line._free
            time.sleep(max(0, until - time.monotonic()))
            self.wfile.write(piece)
