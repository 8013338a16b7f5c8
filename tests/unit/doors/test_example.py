"""The example notebook: kept without outputs, and run from its first cell to its last."""

import ast
import json
from pathlib import Path

import pencilmark
from pencilmark.board.model import Puzzle

TEXT = (Path(__file__).parents[3] / "docs/example.ipynb").read_text("utf-8")
BOOK = json.loads(TEXT)
SOURCES = ["".join(cell["source"]) for cell in BOOK["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_is_kept_without_outputs_and_as_an_editor_writes_it() -> None:
    assert json.dumps(BOOK, indent=1, ensure_ascii=False) + "\n" == TEXT
    told = [cell for cell in BOOK["cells"] if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in told)
    assert len({cell["id"] for cell in BOOK["cells"]}) == len(BOOK["cells"])


def test_its_cells_run_in_their_order_and_each_puzzle_that_ends_one_is_drawn() -> None:
    room: dict[str, object] = {}
    drawn = 0
    for source in SOURCES:
        *before, last = ast.parse(source).body
        exec(compile(ast.Module(before, []), "cell", "exec"), room)
        if not isinstance(last, ast.Expr):
            exec(compile(ast.Module([last], []), "cell", "exec"), room)
            continue
        value = eval(compile(ast.Expression(last.value), "cell", "eval"), room)
        drawn += isinstance(value, Puzzle) and value._repr_svg_().startswith("<svg ")
    assert drawn >= 3
    used = {name for source in SOURCES for name in pencilmark.__all__ if f"{name}(" in source}
    assert used >= {"read", "solve", "rate", "hint", "path", "play", "generate", "read_rules"}
    assert room["board"].puzzle == room["puzzle"]  # type: ignore[attr-defined]
