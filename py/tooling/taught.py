"""Write names, levels and texts of the lessons into a file for each language: Learn does not wait for Python.

`python -m tooling.taught` writes them to standard output, by their names below the page.
"""

import json
from pathlib import Path

from tooling import places
from tooling.installed import PYTHON
from tooling.places import BUILD, ROOT
from tooling.talk import run, say

TAUGHT = BUILD / "taught"
NAME = "lessons.json"


def ensure_taught(wheel: Path) -> dict[str, Path]:
    """Bring build/taught up to date with the package in *wheel*; return its files by their names below the page."""
    stamp = TAUGHT / "taught.stamp"
    if not places.is_current(stamp, Path(__file__), wheel):
        say("writing the lessons of the page")
        output = run((PYTHON, "-m", "tooling.taught"), "writing the lessons", {"PYTHONPATH": str(ROOT / "py")})
        for name, text in json.loads(output).items():
            (TAUGHT / name).parent.mkdir(parents=True, exist_ok=True)
            (TAUGHT / name).write_text(text, "utf-8", newline="\n")
        places.leave(stamp, Path(__file__), wheel)
    return {path.relative_to(TAUGHT).as_posix(): path for path in sorted(TAUGHT.rglob("*.json"))}


def taught() -> str:
    """Return, as JSON, the names, levels and texts of all lessons, without examples, and which are for rules."""
    from pencilmark.doors.handlers.lessons import index, told
    from pencilmark.human.ruled.ladder import RULED

    names = index()
    lessons = [{**told(names, one["technique"]), "ruled": one["technique"] in RULED} for one in names]
    return json.dumps({"lessons": lessons}, ensure_ascii=False)


def in_each_language() -> dict[str, str]:
    """Return the file of each language; that of English is in no folder."""
    from pencilmark.board.languages import ENGLISH, LANGUAGES
    from pencilmark.board.speech import use

    found = {}
    for tag in LANGUAGES:
        use(tag)
        found[NAME if tag == ENGLISH.tag else f"lessons/{tag}.json"] = taught()
    return found


if __name__ == "__main__":
    print(json.dumps(in_each_language()))
