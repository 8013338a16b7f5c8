"""The corpus of texts that people paste: tests/data/pasted.txt, entry by entry."""

import json
from dataclasses import dataclass, field
from pathlib import Path

FILE = Path(__file__).parent / "data" / "pasted.txt"


@dataclass(frozen=True)
class Pasted:
    """A *text* by its *name*, what it *means*, and what else it says."""

    name: str
    kind: str
    means: str
    text: str
    says: dict[str, str] = field(default_factory=dict)


def corpus() -> list[Pasted]:
    """Read the whole file."""
    head, *parts = FILE.read_text("utf-8").split("\n## ")
    short = dict(line.split(": ") for line in head.splitlines() if line[:2] in ("E:", "S:"))
    return [_entry(part, short) for part in parts]


def _entry(part: str, short: dict[str, str]) -> Pasted:
    about, _, text = part.partition("\ntext:\n")
    name, *lines = about.split("\n")
    says = dict(line.split(": ", 1) for line in lines)
    kind, _, means = says.pop("is").partition(" ")
    text = text.removesuffix("\n")
    if says.pop("written", ""):
        text = json.loads(text)
    says = {key: short.get(value, value) for key, value in says.items()}
    return Pasted(name, kind, short.get(means, means), text, says)
