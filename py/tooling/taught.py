"""Write the names, levels and words of the lessons into one file of the page, so that Learn never waits for Python.

`python -m tooling.taught` writes it on standard output.
"""

import json
from pathlib import Path

from tooling import stamps
from tooling.places import BUILD, ROOT
from tooling.talk import run, say
from tooling.venv import PYTHON

TAUGHT = BUILD / "taught"
NAME = "lessons.json"


def ensure_taught(wheel: Path) -> Path:
    """Bring build/taught/lessons.json up to date with the package in *wheel*, and return it."""
    stamp, target = TAUGHT / "taught.stamp", TAUGHT / NAME
    if target.exists() and stamps.is_current(stamp, Path(__file__), wheel):
        return target
    say("writing the lessons of the page")
    TAUGHT.mkdir(parents=True, exist_ok=True)
    output = run((PYTHON, "-m", "tooling.taught"), "writing the lessons", {"PYTHONPATH": str(ROOT / "py")})
    target.write_text(output, "utf-8", newline="\n")
    stamps.leave(stamp, Path(__file__), wheel)
    return target


def taught() -> str:
    """Return the names, levels and words of all lessons and which are for rules, without their examples, as JSON."""
    from pencilmark.doors.handlers.lessons import index, told
    from pencilmark.human.ruled.techniques import RULED

    names = index()
    lessons = [{**told(names, one["technique"]), "ruled": one["technique"] in RULED} for one in names]
    return json.dumps({"lessons": lessons}, ensure_ascii=False)


if __name__ == "__main__":
    print(taught())
