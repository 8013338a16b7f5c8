"""The style sheets dress what is there: each class, id, attribute and colour that they name stands elsewhere, too."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHEETS = sorted((ROOT / "static/css").glob("*.css"))
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"([^{};]+)\{")
NAME = re.compile(r"[.#]([a-zA-Z][\w-]*)|\[([\w-]+)")
MADE = re.compile(r"((?:--)?\b[a-zA-Z][\w-]*-)(?:\$\{|\{)")
"""The beginning of a name that is made of a value."""


def sources() -> Iterable[Path]:
    yield from ROOT.glob("*.html")
    yield ROOT / "app.js"
    yield from (path for ending in ("html", "js") for path in (ROOT / "static").rglob(f"*.{ending}"))
    yield from (path for ending in ("html", "py") for path in (ROOT / "py").rglob(f"*.{ending}"))


@cache
def texts() -> tuple[str, ...]:
    return tuple(path.read_text("utf-8") for path in sources())


@cache
def words() -> set[str]:
    return {word for text in texts() for word in re.findall(r"[\w-]+", text)}


@cache
def beginnings() -> tuple[str, ...]:
    return tuple({start for text in texts() for start in MADE.findall(text)})


STYLES = [COMMENT.sub("", path.read_text("utf-8")) for path in SHEETS]


def dressed(style: str) -> set[str]:
    """Return the names in the selectors of a style sheet.

    >>> sorted(dressed("a.b > #c[data-d] { e: .5rem } @media (f) { .g { h: i } }"))
    ['b', 'c', 'data-d', 'g']
    """
    selectors = [found for found in RULE.findall(style) if not found.lstrip().startswith("@")]
    return {one or other for found in selectors for one, other in NAME.findall(found)}


def is_there(name: str) -> bool:
    """Report whether a name stands in the page, or is made there; what is set as `dataset.name` has no prefix."""
    parts = name.removeprefix("data-").split("-")
    camel = parts[0] + "".join(part.capitalize() for part in parts[1:])
    return name in words() or name.startswith(beginnings()) or (name.startswith("data-") and camel in words())


@pytest.mark.parametrize("place", range(len(SHEETS)), ids=[path.name for path in SHEETS])
def test_whatever_a_style_sheet_dresses_is_there(place: int) -> None:
    assert not sorted(name for name in dressed(STYLES[place]) if not is_there(name))


def test_each_property_that_is_set_is_used() -> None:
    everything = "\n".join([*STYLES, *texts()])
    names = {name for style in STYLES for name in re.findall(r"(--[\w-]+)\s*:", style)}
    idle = [name for name in names if len(re.findall(rf"{name}(?![\w-])", everything)) < 2]
    assert not [name for name in sorted(idle) if not name.startswith(beginnings())]
