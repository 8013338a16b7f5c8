"""Fuzz one reader with atheris, guided by coverage: python -m tests.fuzz NAME SECONDS FOLDER.

The texts that reached something new stay in FOLDER/NAME, for the next run to go on from; one that is no result and no
coded error, or takes too long or too much memory, ends the run and is written to FOLDER/found-NAME-...
"""

import signal
import sys
from pathlib import Path
from types import FrameType

import atheris

with atheris.instrument_imports(include=["pencilmark"]):
    from tests.fuzz.targets import TARGETS, Target

SLOWEST = 10
"""Seconds of processor time that one text may take: on a busy machine minutes may pass meanwhile."""
SILENCE = 600
"""Seconds after which libFuzzer, whose clock is that on the wall, gives up."""
LONGEST = 20_000


class TooSlow(BaseException):
    """A text took more than its time; no reader catches this."""


def too_slow(_: int, frame: FrameType | None) -> None:
    """End the reading of a text, with where it is."""
    raise TooSlow(f"{SLOWEST} seconds of processor time, in {frame.f_code.co_qualname if frame else '?'}")


def read(target: Target, data: bytes) -> None:
    """Let *target* read a text in time."""
    signal.setitimer(signal.ITIMER_PROF, SLOWEST)
    target(data.decode("utf-8", "replace"))


def main(name: str, seconds: str, folder: str) -> None:
    """Fuzz until the time is over or something is found."""
    target, corpus = TARGETS[name], Path(folder) / name
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(target.seeds):
        (corpus / f"seed-{number}").write_text(seed, "utf-8")
    bounds = [f"-max_total_time={seconds}", f"-timeout={SILENCE}", f"-max_len={LONGEST}", "-rss_limit_mb=1500"]
    options = [sys.argv[0], *bounds, f"-artifact_prefix={corpus.parent}/found-{name}-", str(corpus)]
    signal.signal(signal.SIGPROF, too_slow)
    atheris.Setup(options, lambda data: read(target, data))
    atheris.Fuzz()


main(*sys.argv[1:])
