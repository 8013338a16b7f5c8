"""Have our own generator make the puzzles that the page brings along, so that one lies there before Python does."""

import json
from pathlib import Path

from tooling import stamps
from tooling.places import BUILD, ROOT
from tooling.talk import run, say
from tooling.venv import PYTHON

PACK = BUILD / "pack"
COUNTS = {"Beginner": 40, "Easy": 40, "Medium": 40, "Hard": 40, "Expert": 24, "Extreme": 10}
SEED = 20260101


def ensure_pack() -> Path:
    """Bring build/pack/pack.json up to date and return it: for each level its puzzles, a line of 81 characters each."""
    stamp, target = PACK / "pack.stamp", PACK / "pack.json"
    if stamps.is_current(stamp, Path(__file__)):
        return target
    say("making the puzzles that the page brings along")
    PACK.mkdir(parents=True, exist_ok=True)
    pack = {level: made(level, count) for level, count in COUNTS.items()}
    target.write_text(json.dumps(pack) + "\n", "utf-8", newline="\n")
    stamps.leave(stamp, Path(__file__))
    return target


def made(level: str, count: int) -> list[str]:
    """Have *count* symmetrical puzzles of a *level* made; the same ones on every machine."""
    wish = ("--level", level, "--count", str(count), "--seed", str(SEED), "--symmetry", "rotational180", "--scales", "")
    command = (PYTHON, "-m", "pencilmark", "generate", *wish, "--json")
    output = run(command, f"making puzzles: {level}", {"PYTHONPATH": str(ROOT / "py")})
    return [json.loads(line)["puzzle"] for line in output.splitlines() if line.startswith("{")]
