"""Run the benches and write docs/benchmarks.md: python3 build.py bench [NAME...] [--data FOLDER] [--count N].

A table that is not measured again stays as it was, and what `--count` makes a part of one is only printed, as is what
was measured while the machine was crowded, unless `--crowded` has it written, with a mark. The README shows a few rows.
"""

import argparse
import sys
from importlib import import_module
from pathlib import Path

from tests.bench.frame import (
    MOST,
    Context,
    conditions,
    load,
    marked,
    merge_section,
    read_sections,
    write_sections,
    write_tables,
)
from tests.bench.front import FRONT, front_rows, with_rows

from tooling.talk import Trouble

# The modules beside this one with a function run(context), in the order of the report.
BENCHES = (
    "size",
    "solve",
    "kernel",
    "page",
    "canon",
    "start",  # five minutes
    "playing",
    "learning",
    "hint",
    "rating",
    "er",  # five minutes with hard puzzles in --data
    "steps",
    "rules",
    "variants",
    "logic",  # half an hour; --count 100 for less
    "generate",
    "many",
    "cli",
    "book",
    "corners",  # six minutes
    "checked",  # an hour; --count 500 for less
)
# Those that are run only when named: they measure nothing that changes from day to day.
NAMED = (
    "ruled_page",
    "variants_page",  # five minutes; only with --data
    "variants_made",  # three minutes
    "outside",  # three minutes; only with --data
    "graded_page",  # ten minutes; --count 3 for three
    "agreeing",  # half an hour; --count 1000 for two minutes
    "fuzz",  # three hours with two processes; --count 60 for a minute each
    "chaos",
    "phone",  # five minutes
    "cores",  # eight minutes; --count 1 for three
    "twice",
    "effort",  # ten minutes
    "pictures",  # five minutes with --data
    "impossible",  # two minutes
    "wishes",  # a quarter of an hour at most; --count 10 for the first ten wishes
)
WEIGHED = ("size", "impossible")
"""What is no matter of time, however busy the machine is."""
FILLING = ("phone",)
"""What counts as load itself: the processes of a phone wait for three quarters of the time."""
HEAD = """# Benchmarks

Written by `python3 build.py bench`. Compare ratios, not absolutes. A table that does
not say where it was measured is older than those that do.
"""
REPORT = Path(__file__).parents[2] / "docs" / "benchmarks.md"


def main() -> None:
    """Run the benches named, all when none is, and put their sections into the report."""
    wish = read_arguments()
    context = Context(wish.data, wish.node, wish.count, wish.jobs, tuple(wish.rival), wish.se, wish.skfr, wish.tdoku)
    earlier = read_sections(REPORT.read_text("utf-8")) if REPORT.exists() else {}
    fresh: dict[str, str] = {}
    for name in wish.names or BENCHES:
        print(f"measuring {name}", file=sys.stderr, flush=True)
        before = load()
        found = import_module(f"tests.bench.{name}").run(context)
        most = before if name in FILLING else max(before, load())
        found = found if name in WEIGHED else marked(found, conditions(most))
        print(write_tables(found), flush=True)
        if most > MOST and not (wish.crowded or name in WEIGHED):
            print(f"{name} is not written: the machine was crowded ({most:.1f} a processor)", file=sys.stderr)
        elif section := merge_section(earlier.get(name, ""), found):
            fresh[name] = section
    sections = {name: (earlier | fresh)[name] for name in BENCHES + NAMED if name in earlier | fresh}
    REPORT.parent.mkdir(exist_ok=True)
    report = write_sections(HEAD, sections)
    REPORT.write_text(report, "utf-8")
    FRONT.write_text(with_rows(FRONT.read_text("utf-8"), front_rows(report)), "utf-8")


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="build.py bench", description=__doc__)
    names = (*BENCHES, *NAMED)
    parser.add_argument("names", nargs="*", choices=[*names, []], metavar="NAME", help=f"of {', '.join(names)}")
    parser.add_argument("--data", type=Path, help="a folder with puzzles to measure on, too")
    parser.add_argument("--count", type=int, help="how many puzzles a long bench checks, at most")
    parser.add_argument("--jobs", type=int, default=2, help="processes of a long bench (default 2)")
    parser.add_argument(
        "--rival", action="append", default=[], metavar="NAME=COMMAND", help="a program that reads a puzzle a line"
    )
    parser.add_argument("--se", default="", metavar="JAR", help="Sukaku Explainer, to rate the puzzles of er, too")
    parser.add_argument("--skfr", default="", metavar="COMMAND", help="another rater for er; {} is a file of puzzles")
    parser.add_argument("--tdoku", default="", metavar="PATH", help="tdoku's run_benchmark, beside the kernel")
    parser.add_argument("--crowded", action="store_true", help="write, and mark, what a crowded machine measured")
    parser.add_argument("--node", type=Path, required=True, help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    try:
        main()
    except Trouble as trouble:
        sys.exit(str(trouble))
