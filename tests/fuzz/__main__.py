"""Fuzz one reader with atheris, guided by coverage: python -m tests.fuzz NAME SECONDS FOLDER.

The texts that reached something new stay in FOLDER/NAME, for the next run to go on from; one that is no result and no
coded error, or takes too long or too much memory, ends the run and is written to FOLDER/found-NAME-...
"""

import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["pencilmark"]):
    from tests.fuzz.targets import TARGETS

SLOWEST = 10
"""Seconds that one text may take."""
LONGEST = 20_000


def main(name: str, seconds: str, folder: str) -> None:
    """Fuzz until the time is over or something is found."""
    target, corpus = TARGETS[name], Path(folder) / name
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(target.seeds):
        (corpus / f"seed-{number}").write_text(seed, "utf-8")
    bounds = [f"-max_total_time={seconds}", f"-timeout={SLOWEST}", f"-max_len={LONGEST}", "-rss_limit_mb=1500"]
    options = [sys.argv[0], *bounds, f"-artifact_prefix={corpus.parent}/found-{name}-", str(corpus)]
    atheris.Setup(options, lambda data: target(data.decode("utf-8", "replace")))
    atheris.Fuzz()


main(*sys.argv[1:])
