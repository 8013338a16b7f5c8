"""Let our own generator make the puzzles that come with the page: python3 build.py pack.

They are in the repository, `static/pack.json`, since making them takes a minute, for which each new clone would wait:
plain data, one puzzle a line. The same seed makes the same puzzles as long as the generator is the same; a test checks
them.
"""

import json
from pathlib import Path

from tooling.installed import PYTHON, ensure_venv
from tooling.places import ROOT
from tooling.talk import run, say

PACK = ROOT / "static/pack.json"
COUNTS = {"Beginner": 40, "Easy": 40, "Medium": 40, "Hard": 40, "Expert": 24, "Extreme": 10}
SEED = 20260101


def make_pack() -> Path:
    """Write the pack again and return it: for each level its puzzles, each a line of 81 characters."""
    ensure_venv()
    say("making the puzzles that the page brings along")
    PACK.write_text(written({level: made(level, count) for level, count in COUNTS.items()}), "utf-8", newline="\n")
    return PACK


def written(pack: dict[str, list[str]]) -> str:
    """Write a *pack* as JSON with a puzzle a line.

    >>> print(written({"Easy": ["1..", "..2"]}), end="")
    {
    "Easy": [
    "1..",
    "..2"
    ]
    }
    """
    return json.dumps(pack, indent=0) + "\n"


def made(level: str, count: int) -> list[str]:
    """Make *count* symmetrical puzzles of a *level*, the same on every machine."""
    wish = ("--level", level, "--count", str(count), "--seed", str(SEED), "--symmetry", "rotational180", "--scales", "")
    command = (PYTHON, "-m", "pencilmark", "generate", *wish, "--json")
    output = run(command, f"making puzzles: {level}", {"PYTHONPATH": str(ROOT / "py")})
    return [json.loads(line)["puzzle"] for line in output.splitlines() if line.startswith("{")]
