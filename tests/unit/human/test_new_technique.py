"""A new technique: the recipe of human/README.md, followed to the letter in a copy of the package."""

import json
from collections.abc import Iterator
from filecmp import dircmp

import pytest
from tests.copied import PACKAGE, Copy, copy_package, running

FAMILY = '''"""The last two cells of a house: what one of them cannot be is in the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.technique import Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


def find(position: Position) -> Iterator[Step]:
    """Find houses with two empty cells, one of which cannot take a value that the other can."""
    for house in position.geometry.full_houses:
        empty = [cell for cell in position.geometry.houses[house].cells if not position.values[cell]]
        for cell, other in (empty, empty[::-1]) if len(empty) == 2 else ():
            for digit in bits(position.cell_digits[cell] & ~position.cell_digits[other]):
                evidence = Evidence(1 << cell | 1 << other, 1 << digit, (house,))
                yield Step("last-two", (Candidate(cell, digit + 1),), (), evidence)


def tell(case: Case, told: Telling) -> None:
    """Explain the value that only one of the two can take."""
    evidence = case.step.evidence
    ((cell, value),) = case.step.placements
    told.look(case, evidence.houses)
    (house,) = evidence.houses
    told.say("last-two-other", house=case.house(house), other=case.cells(evidence.cells & ~(1 << cell)), value=value)
    told.say("so-cell-is", cell=case.cell(cell), value=value)
    told.canvas.house(house)


TECHNIQUES = (Technique("last-two", "Easy", find, tell=tell, teaching=15, is_offered=True),)
'''
WORDS = """technique-last-two = Last two of a house
    .look = Look for a house with two empty cells.
    .why = The house needs both of its missing digits, so what one cell cannot be is in the other.
    .do = Write that digit into the other cell.

last-two-other = { $house } has just two empty cells, and { $other } cannot be { $value }
"""
POSITION = "53..7....6..195....98....6.8...6...34..8+53..17...2...6.6....28....419..5....8..79:"
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    """Copy the package, and put the technique into it."""
    folder = tmp_path_factory.mktemp("copy")
    copy_package(folder)
    package = folder / "py" / "pencilmark"
    (package / "human" / "techniques" / "last_two.py").write_text(FAMILY)
    (package / "languages" / "en" / "techniques" / "last_two.ftl").write_text(WORDS)
    families = package / "human" / "techniques" / "__init__.py"
    families.write_text(families.read_text().replace('"kraken", ', '"kraken", "last_two", '))
    with (package / "human" / "lessons" / "positions.txt").open("a") as positions:
        positions.write(f"next last-two {POSITION}\n")
    with running(folder) as copy:
        yield copy


def command(copy: Copy, *arguments: str, text: str = "") -> dict:
    (line,) = copy.command(*arguments, "--json", text=text).splitlines()
    return json.loads(line)


def changed(compared: dircmp) -> list[str]:
    below = [name for part in compared.subdirs.values() for name in changed(part)]
    return [name for name in (*compared.diff_files, *compared.right_only) if name != "__pycache__"] + below


def test_four_files_make_a_technique(copy: Copy) -> None:
    found = changed(dircmp(PACKAGE, copy.folder / "py" / "pencilmark", ignore=["__pycache__"]))
    assert sorted(found) == ["__init__.py", "last_two.ftl", "last_two.py", "positions.txt"]


def test_the_technique_is_found_hinted_and_explained(copy: Copy) -> None:
    line = f":::{POSITION}::"
    steps = command(copy, "steps", "--technique", "last-two", "--explain", text=line)["steps"]
    hint = command(copy, "hint", text=line)["step"]
    assert hint["technique"] == "last-two" and hint["placements"] == steps[0]["placements"]
    assert "has just two empty cells" in steps[0]["text"] and "Last two of a house" in json.dumps(hint)


def test_the_technique_is_rated_and_used_on_a_path(copy: Copy) -> None:
    rated = command(copy, "rate", text=EASY)
    walked = command(copy, "path", text=EASY)
    assert rated["steps"]["last-two"] and rated["level"] == "Easy"
    assert any("has just two empty cells" in step["text"] for step in walked["steps"])


def test_the_technique_is_listed_and_taught(copy: Copy) -> None:
    script = """
from pencilmark.doors.handlers.lessons import index
from pencilmark.human.lessons import lesson, practice
from pencilmark.human.explain import TELLERS
from tests.contract.forms import techniques
taught = lesson("last-two")
names = [one["name"] for one in index()]
print(names.index("Last two of a house"), taught.summary.look, taught.example, practice("last-two", 3) is not None)
print(*techniques(), sep="\\n")
"""
    (copy.folder / "listed.py").write_text(script)
    listed, *offered = copy.run("listed.py").splitlines()
    assert listed == f"1 Look for a house with two empty cells. {POSITION} True"
    assert '<option value="last-two">{technique-last-two}</option>' in [line.strip() for line in offered]
