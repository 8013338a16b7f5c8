"""Writes py/pencilmark/human/lessons/ruled.txt: ``PYTHONPATH=py:. python3 tests/make_ruled_lessons.py``.

Puzzles with rules are solved up the ladder, those of the tests, and those of the texts of rules that are named besides.
For each technique of rules the positions are kept of which its step is the next one, those with the fewest candidates,
each of another kind of puzzle.
"""

import sys
from pathlib import Path
from time import process_time

from tests.make_lessons import compact

from pencilmark.board.model import Position
from pencilmark.human import logic
from pencilmark.human.ruled.ladder import RULED, ruled_ladder
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.ladders import TEACHING
from pencilmark.rules.text import read_rules

TESTS = Path(__file__).parent
TARGET = TESTS.parent / "py" / "pencilmark" / "human" / "lessons" / "ruled.txt"
EACH = 3
OF_KIND = 2  # puzzles of a kind that are solved
PATIENCE = 10.0  # seconds of the processor for one puzzle
BOARD = "9"
SLOW = ("counting-circles", "full-rank", "sum-loop", "sum-line", "rellik", "lunchbox", "look-and-say", "doppelganger")
Found = dict[str, dict[str, tuple[int, str]]]  # for each technique, by the kind of puzzle, candidates and the text


def sources(more: list[str]) -> list[tuple[str, str]]:
    """List puzzles by their kinds."""
    made = (TESTS / "bench" / "data" / "variants.txt").read_text("utf-8").split("\n\n")
    found = [(text.removeprefix("# ").split()[0].strip(","), text) for text in made if text.startswith("#")]
    paths = sorted(path for path in (TESTS / "variants").glob("*.txt") if path.stem not in SLOW)
    cases = {path.stem: path.read_text("utf-8").rsplit("# solution", 1)[0] for path in paths}
    signs = [line for line in cases["greater"].splitlines() if line.startswith("greater")]
    cases["marked"] = "\n".join([cases["odd"], *signs])  # all of them have one solution
    found += list(cases.items())
    kinds = [kind for kind, _ in found]
    found = [one for place, one in enumerate(found) if kinds[:place].count(one[0]) < OF_KIND]
    return found + [(Path(name).stem, Path(name).read_text("utf-8")) for name in more]


def collect(found: Found, kind: str, text: str) -> None:
    """Walk a puzzle and note the positions met."""
    puzzle = read_rules(text).puzzle
    if puzzle.geometry.name != BOARD:
        return
    start, position = process_time(), Position.of(with_sight(puzzle))
    rules = "\n".join(rule.text for rule in puzzle.rules)
    for step, after in logic.walk(position, ruled_ladder(TEACHING)):
        if step.technique in RULED:
            mine = found.setdefault(step.technique, {})
            size = sum(mask.bit_count() for mask in position.cell_digits)
            if size < mine.get(kind, (1000, ""))[0]:
                mine[kind] = (size, f"{compact(position)}\n{rules}\n")
        if process_time() - start > PATIENCE:
            return
        position = after


if __name__ == "__main__":
    kept: Found = {}
    for kind, text in sources(sys.argv[1:]):
        collect(kept, kind, text)
        print(kind, len(kept), flush=True)
        lines = []
        for name in RULED:
            best = sorted(kept.get(name, {}).values())[:EACH]
            lines += [f"{name} {text}" for _, text in best]
        TARGET.write_text("\n".join(lines))
