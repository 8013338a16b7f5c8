"""English stands in the catalogue: no string of the package's code is a sentence, or a part of one."""

import ast
import re
from collections.abc import Iterator

import pytest
from tests.sources import PACKAGE, modules, tree_of

from pencilmark.human.techniques.technique import LEVELS
from pencilmark.paper.papers import PAPERS

WORD = re.compile(r"(?<![\w'\"<=#$.:/\[-])[A-Za-z]?[a-z]+(?:'[a-z]+)?(?![\w'\"=(:/\]{-])")
BUGS = {"ValueError", "TypeError", "KeyError", "IndexError", "AttributeError", "ArithmeticError", "Undefined"} | {
    "AssertionError",
    "RuntimeError",
}
"""What is raised for programmers only: no person is shown its text."""
FORMATS = {
    "board/frozen.py": "Python",
    "board/notation.py": "steps in the notation of the forums, as Sukaku Explainer and HoDoKu write them",
    "board/svg.py": "SVG and CSS",
    "exchange/ipuz.py": "formulas in the rule language",
    "exchange/text/rows.py": "names of the ways to cut a row, which nobody is shown",
    "exchange/text/single.py": "names of the ways to cut a row, which nobody is shown",
    "exchange/text/variants.py": "names of the ways to cut a row, which nobody is shown",
    "make/usual.py": "names of the rows of usual.txt",
    "paper/book/epub.py": "XML of books for screens",
    "paper/book/toml.py": "TOML, and how Python says where it is wrong",
    "rules/pyrule.py": "Python",
    "rules/variants": "definitions in the rule language, and the page of docs that is made of them",
}
"""Where strings are a language of another kind, by the places it is written in."""
PART = re.compile(r"^ [a-z]{2,} $|^[,:;] [a-z]{3,}$|^[a-z]{2,} [-A-Z0-9…]")
"""What one word of English looks like that is put between or before others."""
CAPITAL = re.compile(r"[A-Z][a-z]{3,}[.:!?]?")
NAMES = {*LEVELS, *PAPERS, "Unfair", "Sudoku", "Penpa"}
"""Levels and papers by their names, which are their ids, and what is called so in every language."""
CSS = re.compile(r"[\w)]\{[\w-]+:")
ALLOWED = {
    "exchange/written/plain.py": {"Puzzle", "State"},
    "human/ruled/seen.py": {" with "},
    "make/recipe.py": {"pencilmark generate 0"},
    "rules/language/parse.py": {" and "},
    "rules/language/write.py": {" and ", " or ", "not (0)"},
}
"""Names of sections in a format, part of a board's name, a command as it is typed, words of the rule language."""


def text_of(node: ast.AST) -> str | None:
    """Return the text of a literal, with a blank where a value stands; None for any other node."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in node.values)
    return None


def is_english(text: str) -> bool:
    """Report whether a text is English: two words or more, a word between blanks, or one with a capital letter.

    >>> is_english("expected a cell"), is_english(" or "), is_english("beside --out"), is_english("Answers")
    (True, True, True, True)
    >>> is_english("r1c1 or r1c2"), is_english("naked-pair"), is_english("answers"), is_english("XML")
    (False, False, False, False)
    """
    words = WORD.findall(text)
    is_part = len(words) == 1 and bool(PART.search(text))
    is_sentence = " " in text.strip() and len(words) > 1 and not CSS.search(text)
    return is_sentence or is_part or (bool(CAPITAL.fullmatch(text)) and text not in NAMES)


def literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield each text of a module that a person could be shown, with its line: no docstrings, none for programmers."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and text_of(node.value) is not None:
            skipped.add(id(node.value))
        elif isinstance(node, ast.JoinedStr):
            skipped |= {id(part) for part in node.values}
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            if getattr(node.exc.func, "id", "") in BUGS:
                skipped |= {id(argument) for argument in node.exc.args}
        elif isinstance(node, ast.Call) and getattr(getattr(node.func, "value", None), "id", "") == "re":
            skipped |= {id(argument) for argument in node.args}
        elif isinstance(node, ast.Assert) and node.msg is not None:
            skipped.add(id(node.msg))
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("TypeVar", "TypeVarTuple"):
            skipped.add(id(node.args[0]))
        elif (
            (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__")
            or (isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias")
            or (isinstance(node, ast.FunctionDef) and node.name == "__repr__")
        ):
            skipped |= {id(inner) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        text = text_of(node)
        if text is not None and id(node) not in skipped:
            yield node.lineno, text  # type: ignore[attr-defined]


def english(tree: ast.Module) -> list[tuple[int, str]]:
    """List the lines and texts of a module that are English."""
    return [(line, text) for line, text in literals(tree) if is_english(text)]


def test_no_sentence_stands_in_code() -> None:
    for path in modules():
        name = path.relative_to(PACKAGE).as_posix()
        if not name.startswith(tuple(FORMATS)):
            found = [(line, text) for line, text in english(tree_of(path)) if text not in ALLOWED.get(name, ())]
            assert not found, f"{name}: {found}: write it into a file of languages/en/ and say it by its id"


@pytest.mark.parametrize(
    "line",
    [
        'said = "there is no way to fill it"',
        'def f(n: int) -> str:\n    return f"{n} cells are left"',
        'print("out of " + "time for it")',
        'raise FormatError("this is no id")',
        'WORDS = {"a": ("three of them", 3)}',
        'title = "Answers"',
        'refuse(args, names, "beside --out")',
        'said = " and ".join(names)',
        'spare = "" if found else ", minimal"',
    ],
)
def test_a_new_sentence_is_found(line: str) -> None:
    assert english(ast.parse(line))


@pytest.mark.parametrize(
    "line",
    [
        '"""Say what it is."""',
        '__all__ = ["Hint"]',
        'board = f"{size} latin"',
        'name = "answers"',
        'say("no-way-to-fill")',
        'raise ValueError("a bug of ours")',
        'x = "r1c1=3, r1c2=4"',
    ],
)
def test_what_is_no_sentence_passes(line: str) -> None:
    assert not english(ast.parse(line))


def test_every_exception_is_needed() -> None:
    for place in FORMATS:
        files = [path for path in modules() if path.relative_to(PACKAGE).as_posix().startswith(place)]
        assert any(english(tree_of(path)) for path in files), place
