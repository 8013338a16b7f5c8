"""Mutation testing: change one operator or number of a floor at a time, and see whether a test notices.

``python3 build.py bench mutants board --count 40`` draws mutants of `pencilmark.board` by a seed. Which tests of
the floor enter which functions is found out once (`reached.py`, minutes), and anew of files of tests written since.
Then each mutant meets the tests that enter its function, the nearest first, until one fails: in a process forked when
all tests are collected, which has the changed function put in, or imports everything again where the change shows then.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from tests.bench import reached
from tests.bench.changes import ROOT, Mutant, drawn
from tests.bench.mutated import Plan, judge

EQUIVALENT = Path(__file__).parent / "data" / "equivalent.txt"
"""Changes that no test can notice, read one by one: the file and the change, the line of the source, the reason."""
ENDS = {0: "SURVIVED", 1: "noticed"}
"""How the tests of a mutant end, by their exit status; any other is a signal: they ran for ever, or crashed."""


def equivalent() -> dict[tuple[str, str], str]:
    """Return the reasons of the changes that no test can notice, by file and change, and by line."""
    found = {}
    for entry in EQUIVALENT.read_text("utf-8").strip().split("\n\n"):
        change, line, reason = entry.split("\n")
        found[change, line] = reason
    return found


def is_known(mutant: Mutant, reasons: dict[tuple[str, str], str]) -> bool:
    """Report whether a mutant is one of the changes that no test can notice."""
    return (f"{mutant.where.partition(':')[0]}: {mutant.change}", mutant.line) in reasons


def planned(mutant: Mutant, known: reached.Reached, patience: float) -> Plan:
    """Choose the tests of a *mutant*: as many of the quickest as take *patience* seconds of the processor."""
    tests: list[str] = []
    seconds = 0.0
    for test in known.plan(mutant):
        if (seconds := seconds + known.seconds[test]) > patience and tests:
            break
        tests.append(test)
    return mutant, tests, known.is_imported(mutant), min(seconds, patience)


def judged(mutants: Sequence[Mutant], patience: float, jobs: int) -> list[str]:
    """Return how the tests of each mutant end, and print it."""
    known = reached.read()
    plans = [planned(one, known, patience) for one in mutants]
    ends = [""] * len(plans)

    def heard(number: int, status: int) -> None:
        ends[number] = ENDS.get(status, "noticed (for ever)") if plans[number][1] else "SURVIVED (no test)"
        print(f"{ends[number]:9} {mutants[number].where}: {mutants[number].change}", flush=True)

    judge(plans, jobs, heard)
    assert all(ends), "a mutant was not judged"
    return ends


def main() -> None:
    """Draw mutants of a floor, run the tests of each, and print a table and those that nothing noticed."""
    parser = argparse.ArgumentParser(prog="build.py bench mutants", description=main.__doc__)
    parser.add_argument("floors", nargs="+", help="folders of py/pencilmark, or modules of them")
    parser.add_argument("--count", type=int, default=40, help="how many of each (default 40)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed draws the same (default 1)")
    parser.add_argument("--patience", type=float, default=30, help="seconds of tests for a mutant (default 30)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--again", action="store_true", help="find out anew which tests enter which functions")
    wish = parser.parse_args()
    if wish.again:
        reached.KEPT.unlink(missing_ok=True)
    folders = {(one.parent if one.suffix else one).name for one in map(Path, wish.floors)}
    if written := reached.changed(folders):
        # in a process of its own: what it leaves open would run in place of what is changed
        subprocess.run([sys.executable, "-m", reached.__name__, *written], cwd=ROOT, check=True)
    mutants = [(floor, one) for floor in wish.floors for one in drawn(floor, wish.count, wish.seed)]
    start, reasons = monotonic(), equivalent()
    ends = judged([one for _, one in mutants], wish.patience, wish.jobs)
    took = (monotonic() - start) / max(1, len(mutants))
    rows, left = [], []
    for floor in wish.floors:
        here = [(one, end) for (where, one), end in zip(mutants, ends, strict=True) if where == floor]
        lived = [one for one, end in here if end.startswith("SURVIVED")]
        same = [one for one in lived if is_known(one, reasons)]
        noticed = len(here) - len(lived)
        share = noticed / max(1, len(here) - len(same))
        rows.append(f"| {floor} | {len(here)} | {noticed} | {len(same)} | {len(lived) - len(same)} | {share:.0%} |")
        left += [one for one in lived if one not in same]
    print("\n| floor | mutants | noticed | equivalent | survived | noticed of the others |\n|-|-:|-:|-:|-:|-:|")
    print("\n".join(rows))
    print(f"\n{took:.1f} seconds a mutant. Survivors:\n")
    print("\n".join(f"- `{one.where}`: `{one.change}`" for one in left))


if __name__ == "__main__":
    main()
