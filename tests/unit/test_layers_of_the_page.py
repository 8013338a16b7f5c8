"""The page's modules stand on floors, too: none imports what stands above it, and no two places import each other."""

import re
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[2]
JS = ROOT / "static" / "js"
README = (JS / "README.md").read_text("utf-8")

# From the ground up; a module may import from its own folder and from those before it.
FLOORS = (
    *("words", "game", "python", "page", "acts", "grid", "kept", "asked", "saving", "console", "watching", "picture"),
    "beside",
)
# On top of all of them, side by side: app.js opens them.
PLACES = ("play", "solve", "make", "set", "print", "learn", "many")
# Beside them, a page of its own.
FRAMED = "embed"
RANKS = {name: rank for rank, name in enumerate(FLOORS)} | dict.fromkeys((*PLACES, FRAMED), len(FLOORS))
# Classic scripts beside the modules: they import nothing.
CLASSIC = {"watch.js", "service-worker.js"}

COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"\'`\\])//[^\n]*", re.DOTALL)
ADDRESS = re.compile(r"""["'](\.{1,2}/[^"'\s]+\.m?js)["']""")
EXPORT = re.compile(r"^export (?:async )?(?:function\*?|const|let|class) (\w+)|^export const [\[{]([^=]+)[\]}] =", re.M)


def name_of(path: Path) -> str:
    """Return the name of a module below static/js, or from the project's root where it lies elsewhere."""
    return path.relative_to(JS if JS in path.parents else ROOT).as_posix()


MODULES = {name_of(path): path for path in sorted(JS.rglob("*.js"))}
TESTS = {name_of(path): path for path in sorted((ROOT / "tests" / "js").rglob("*.js"))}


@cache
def text(path: Path) -> str:
    return path.read_text("utf-8")


def led_to(path: Path, source: str) -> set[str]:
    """Return the modules of the page that *source* names, which stands in the file *path*."""
    found = {(path.parent / address).resolve() for address in ADDRESS.findall(source)}
    return {name_of(target) for target in found if JS in target.parents and target.exists()}


ALIASES = dict(re.findall(r'^type (\w+) = .*import\("\./([^"]+)"\)', (JS / "types.d.ts").read_text("utf-8"), re.M))
"""The module that makes what is called so everywhere."""


def typed(source: str) -> set[str]:
    """Return the modules whose makes the types in *source* name without their address."""
    types = re.findall(r"\{[^}\n]*\}", "\n".join(COMMENT.findall(source)))
    return {ALIASES[word] for word in re.findall(r"\w+", " ".join(types)) if word in ALIASES}


NAMED = {name: (led_to(path, text(path)) | typed(text(path))) - {name} for name, path in MODULES.items()}
"""For each module those that it names: of which it imports a value, early or late, or a type alone."""
IMPORTED = {name: led_to(path, COMMENT.sub("", text(path))) for name, path in MODULES.items()}
"""For each module those of which it imports a value."""


def folder(name: str) -> str:
    return PurePosixPath(name).parts[0]


def test_every_module_stands_in_a_folder_of_a_floor_or_a_place() -> None:
    assert {folder(name) for name in MODULES} - set(RANKS) == CLASSIC
    assert {folder(name) for name in MODULES} >= set(RANKS)
    assert not any(NAMED[name] for name in CLASSIC)
    assert ALIASES["Actions"] == "acts/actions.js" and set(ALIASES.values()) <= set(MODULES)
    assert all(name.count("/") == 1 for name in set(MODULES) - CLASSIC), "addresses of files begin at one depth"


def test_nothing_imports_what_stands_above_it() -> None:
    for name in set(MODULES) - CLASSIC:
        own = folder(name)
        above = [other for other in NAMED[name] if folder(other) != own and RANKS[folder(other)] >= RANKS[own]]
        assert not above, f"{name} imports {above}"


def test_no_module_waits_for_itself() -> None:
    try:
        TopologicalSorter(IMPORTED).prepare()
    except CycleError as error:
        pytest.fail(" <- ".join(error.args[1]))


def test_what_acts_once_is_imported_by_the_page_s_own_script_alone() -> None:
    """The script of a place is one file with all that it imports: this would set the language a second time."""
    app = ROOT / "app.js"
    assert "page/language.js" in led_to(app, text(app))
    assert [name for name, named in NAMED.items() if "page/language.js" in named] == []


def test_no_module_only_passes_on_what_another_makes() -> None:
    assert [name for name, path in MODULES.items() if re.search(r"^export (?:\*|\{)", text(path), re.M)] == []


def exports(source: str) -> set[str]:
    """Return the names of what *source* exports.

    >>> sorted(exports("export const [a, b] = c;\\nexport async function d() {}\\nconst e = 1;"))
    ['a', 'b', 'd']
    """
    return {
        word for one, several in EXPORT.findall(source) for word in re.findall(r"\w+", one or several.replace(":", ","))
    }


@cache
def taken(path: Path) -> dict[str, set[str]]:
    """Return the words by which the file *path* takes something of each module; of one that comes late, all."""
    code = COMMENT.sub("", text(path))
    found: dict[str, set[str]] = {}
    for what, address in re.findall(r"""^import (.*?) from ["'](\.[^"']+)["'];$""", code, re.M | re.S):
        star = re.match(r"\* as (\w+)", what)
        words = set(re.findall(rf"\b{star[1]}\.(\w+)" if star else r"\w+", code if star else what))
        for name in led_to(path, f'"{address}"'):
            found.setdefault(name, set()).update(words)
    for name in {led for address in re.findall(r"import\(([^)]+)\)", code) for led in led_to(path, address)}:
        found.setdefault(name, set()).update(re.findall(r"\w+", code))
    return found


TYPED = {led for path in MODULES.values() for led in re.findall(r"typeof import\(\S+\)\.(\w+)", text(path))}


def test_what_is_exported_is_imported_somewhere() -> None:
    """By the page; or by a test, when its own module has a use for it, too."""
    for name, module in MODULES.items():
        own = re.findall(r"\w+", COMMENT.sub("", text(module)))
        page = {word for path in (ROOT / "app.js", *MODULES.values()) for word in taken(path).get(name, ())}
        tests = {word for path in TESTS.values() for word in taken(path).get(name, ())}
        tested = {word for word in tests if own.count(word) > 1}
        idle = exports(text(module)) - page - tested - TYPED
        assert not idle, f"{name} exports {sorted(idle)} for nobody"


def test_the_readme_has_a_row_for_each_folder_that_names_all_in_it() -> None:
    for name in RANKS:
        [row] = re.findall(rf"^\| `{name}/` \|.*$", README, re.M)
        there = {path.name for path in (JS / name).glob("*.js")}
        assert there == set(re.findall(r"`([\w-]+\.js)`", row)), f"the row of {name}/ in static/js/README.md"
