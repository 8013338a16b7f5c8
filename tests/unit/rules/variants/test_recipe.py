"""The recipe of docs/contributing.md, followed to the letter in a copy of the package, and its variant used for all."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent
from urllib.parse import quote

import pytest
from tests.copied import Copy, copy_package, running

from pencilmark.exchange.lzstring import compress

ROOT = Path(__file__).parents[4]
ENTRY, SENTENCES = "py/pencilmark/rules/variants/lines.py", "py/pencilmark/languages/en/variants.ftl"
RECIPE = (ROOT / "docs/contributing.md").read_text("utf-8").split("## Adding a variant\n")[1].split("\n## ")[0]
BLOCKS = re.findall(r"^```\w*\n(.*?)^```", RECIPE, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    """Copy the package, and add what the recipe shows to the two files that it names."""
    folder = tmp_path_factory.mktemp("recipe")
    copy_package(folder)
    entry, sentences = BLOCKS
    for name in (ENTRY, SENTENCES, "tests/variants/staircase.txt"):
        assert name in RECIPE
    lines = folder / ENTRY
    head, end = lines.read_text("utf-8").rsplit(")\n", 1)
    lines.write_text(f"{head}{indent(entry, '    ').rstrip()},\n)\n{end}", "utf-8")
    with (folder / SENTENCES).open("a", encoding="utf-8") as file:
        file.write(sentences)
    with running(folder) as copy:
        yield copy


@pytest.fixture(scope="module")
def example(copy: Copy) -> str:
    """Make the example by the command that the recipe names."""
    command = "generate --variant staircase --seed 1"
    assert f"`python3 -m pencilmark {command}`" in RECIPE
    return copy.command(*command.split(), "--minimal")


def solution(example: str) -> str:
    """Return the solution that the first line of an example says."""
    return example.split("\n")[0].split("solution ")[1]


def test_it_is_set_with_one_solution_that_needs_it(copy: Copy, example: str) -> None:
    assert example.count("\nstaircase: ") >= 3
    answer = json.loads(copy.command("solve", "--json", text=example))
    assert (answer["status"], answer["solutions"]) == ("unique", [solution(example)])
    without = "".join(line + "\n" for line in example.splitlines() if not line.startswith("staircase"))
    assert json.loads(copy.command("solve", "--json", text=without))["status"] == "multiple"


def test_hints_call_it_by_name_and_say_what_it_asks(copy: Copy, example: str) -> None:
    told, cells = copy.command("path", text=example), solution(example)
    assert re.search(r"Along the staircase from r\dc\d to r\dc\d, digits increase", told)
    said = re.findall(r"r(\d)c(\d) is larger than r(\d)c(\d) by 1 or 2", told)
    assert said
    for places in said:
        row, column, below, beside = map(int, places)
        assert int(cells[row * 9 + column - 10]) - int(cells[below * 9 + beside - 10]) in (1, 2)


def test_it_is_drawn_and_printed_with_its_rule(copy: Copy, example: str) -> None:
    plain = "".join(line + "\n" for line in example.splitlines() if not line.startswith("staircase"))
    drawn, bare = (copy.command("link", "--to", "svg", text=text) for text in (example, plain))
    assert drawn.count(">S</text>") == example.count("\nstaircase: ") and ">S</text>" not in bare
    copy.command("sheet", "sheet.pdf", "--answers", "none", text=example)
    assert (copy.folder / "sheet.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("form", ["f-puzzles", "sudokupad", "text"])
def test_it_is_exported_and_imported_again(copy: Copy, example: str, form: str) -> None:
    there = copy.command("link", "--to", form, text=example)
    back = copy.command("link", "--to", "text", text=there)
    assert sorted(re.findall("^staircase: .*", back, re.M)) == sorted(re.findall("^staircase: .*", example, re.M))


def test_its_names_in_files_of_other_sites_are_read(copy: Copy) -> None:
    cells = [{"value": 1, "given": True}, *({} for _ in range(80))]
    maker = {"width": 9, "height": 9, "cells": cells, "constraints": [{"type": 999, "lines": [[0, 1, 2]]}]}
    link = f"https://sudokumaker.app/?puzzle={quote(compress(json.dumps({'puzzle': maker})), safe='')}"
    own = [link, *(f".{name}~R1C1~R1C2~R1C3.~R5C5_1" for name in ("Staircase", "Stairs"))]
    for text in own:
        assert "staircase: r1c1 r1c2 r1c3" in copy.command("link", "--to", "text", text=f"{text}\n")


def test_it_is_read_from_a_drawing_that_the_rules_of_a_file_name_in_words(copy: Copy) -> None:
    line = {"color": "#A020F0", "thickness": 10, "wayPoints": [[0.5, 0.5], [0.5, 2.5]]}
    words = "Digits grow from step to step along the purple staircases, from their lower end."
    file = {"cells": [[{}] * 9] * 9, "regions": [], "lines": [line], "metadata": {"rules": words}}
    assert "staircase: r1c1 r1c2 r1c3" in copy.command("link", "--to", "text", text=json.dumps(file))


def test_it_is_in_the_guide_and_among_the_variants_that_can_be_made(copy: Copy) -> None:
    guide = copy.run("pencilmark.rules.variants.guide")
    assert "| `staircase: CELLS` | Digits grow by 1 or 2 from each step" in guide
    offered = re.sub(r"\s+", "", copy.command("generate", "--help"))
    assert "german-whispers,staircase,little-killer" in offered
