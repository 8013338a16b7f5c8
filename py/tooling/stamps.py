"""Remember what an installation was made from, so that an unchanged one is left alone."""

import hashlib
import sys
from pathlib import Path


def fingerprint(*sources: Path) -> str:
    """Hash the *sources* together with the version of Python that runs."""
    digest = hashlib.sha256(sys.version.encode())
    for source in sources:
        digest.update(source.read_bytes())
    return digest.hexdigest()


def is_current(stamp: Path, *sources: Path) -> bool:
    """Report whether *stamp* was left by an installation from these very *sources*."""
    return stamp.is_file() and stamp.read_text() == fingerprint(*sources)


def leave(stamp: Path, *sources: Path) -> None:
    """Leave *stamp* after an installation from *sources*."""
    stamp.write_text(fingerprint(*sources))
