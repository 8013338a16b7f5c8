"""What a page may ask before the rest of the package has come: a snapshot of memory has all of it."""

import json
import subprocess
import sys

ALONE = """
import json, sys
from pencilmark.doors.service import Service, warm_up

warm_up()

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("pencilmark"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Nothing())
door = Service(lambda: 0.0)
for request in map(json.loads, sys.stdin):
    for text in door.open(json.dumps(request)):
        if text:
            reply = json.loads(text)
    print(json.dumps(reply))
print(*sys.modules, file=sys.stderr)
"""

PUZZLES = (
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",  # singles
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",  # 17 clues
    "100007090030020008009600500005300900010080002600004000300000010040000007007000300",  # forcing chains
    "000000000000000000000000000000000000000000000000000000000000000000000000000000000",  # many solutions
    "550000000000000000000000000000000000000000000000000000000000000000000000000000000",  # none
)
"""Of all sorts: what a puzzle has may decide what is imported."""


def test_the_first_questions_about_a_classic_puzzle_import_nothing() -> None:
    asked = [
        {"id": number, "kind": kind, "board": "9", "givens": [*map(int, givens)], **more}
        for number, givens in enumerate(PUZZLES)
        for kind, more in (("solve", {"limit": 2}), ("hint", {"placed": [0] * 81, "marks": [[]] * 81}))
    ]
    lines = "\n".join(map(json.dumps, asked))
    run = subprocess.run([sys.executable, "-c", ALONE], input=lines, capture_output=True, text=True, check=True)
    replies = [json.loads(line) for line in run.stdout.splitlines()]
    assert [reply["kind"] for reply in replies] == ["result"] * len(asked), replies
    assert [reply["value"]["status"] for reply in replies[::2]] == ["unique", "unique", "unique", "multiple", "none"]
    assert "pencilmark.engine.relations" not in run.stderr.split()  # whoever has no rules would fetch it for nothing
