"""The table of speed on the README: a few rows of the report, with two figures of each that counts."""

from pathlib import Path

from tests.bench.frame import read_sections

FRONT = Path(__file__).parents[2] / "README.md"
ROWS = {
    "17clue_2000": "17 clues",
    "magictour_500": "magictour",
    "hardest_150": "hardest",
    "minimal": "minimal ones of ours",
}
COLUMNS = (("solve", 2), ("solve", 3), ("kernel", 2), ("kernel", 3), ("page", 2), ("page", 3))
"""Where each figure stands in the report: a section, and a cell of the row."""
HEAD = "|-|-:|-:|-:|-:|-:|-:|\n"


def front_rows(report: str) -> str:
    """Return the rows of the README's table that a *report* gives."""
    sections = read_sections(report)
    return "".join(
        f"| {name} | {' | '.join(rounded(figure(sections[section], row, cell)) for section, cell in COLUMNS)} |\n"
        for row, name in ROWS.items()
    )


def figure(section: str, row: str, cell: int) -> float:
    """Return the number in a *cell* of the *row* of that name; cell 0 is the name."""
    [found] = [line for line in section.splitlines() if line.startswith(f"| {row} |")]
    return float(found.strip("| ").split(" | ")[cell])


def rounded(number: float) -> str:
    """Write *number* with two significant digits, thousands parted by commas."""
    return f"{int(float(f'{number:.2g}')):,}"


def with_rows(text: str, rows: str) -> str:
    """Return the README's *text* with *rows* below the head of its table."""
    before, after = text.split(HEAD)
    return before + HEAD + rows + after[after.index("\n\n") + 1 :]
