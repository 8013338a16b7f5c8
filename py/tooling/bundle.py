"""Bundle the page's own JavaScript and style sheets with esbuild.

One script and one style sheet for the page, so that it is drawn after one request, not one for each module; one for the
worker, so that it requests all large files at once.
"""

import re
import shutil
import tempfile
from pathlib import Path

from tooling import embed
from tooling.installed import ensure_node_modules
from tooling.places import NODE_MODULES
from tooling.talk import run

APP, WORKER = "static/js/page/app.js", "static/js/python/worker.js"  # as deep as the modules: addresses begin there
LATER = tuple(
    f"static/js/{name}.js"
    for name in (
        *("learn/place", "learn/practice", "make/pattern-pad", "set/place", "set/workshop"),
        *("set/python-rule", "print/place", "print/printing", "play/replay-link", "play/class-link"),
        *("play/share", "grid/fog", "acts/colours", "acts/helping", "play/sums-view", "kept/dialog"),
        *("kept/minutes", "many/panel", "many/files", "many/near", "many/reading", "many/pattern-game"),
        *("many/histogram", "watching/mount", "saving/dialog", "console/console", "beside/python-view"),
        *("beside/board-dialog", "saving/archive", "picture/dialog"),
    )
)
"""Modules that are a script of their own, fetched when they are first asked for; imports of them name their folder."""
BESIDE = ("static/js/watch.js",)
"""Classic scripts, which run when the page's own does not."""
EARLY = "static/js/python/early.js"
"""A classic script that stands in the page itself, before all that it fetches."""
FRAMED = (embed.BEGIN, embed.ENTRY)
"""The scripts of the page in a frame, classic ones; embed.LATER, which brings Python, is a module."""
STYLE = "static/css/page.css"
COMMON = ("--bundle", "--minify", "--legal-comments=none", "--log-level=error", "--charset=utf8")
APART = tuple(f"--external:*/{Path(name).parent.name}/{Path(name).name}" for name in (*LATER, embed.LATER))
MODULES = (*COMMON, "--format=esm", "--target=es2022", "--external:node:*", "--external:ws")
ADDRESS = "--define:import.meta.url=location.href"
OWN_ADDRESS = "--define:import.meta.url=document.currentScript.src"
CLASSIC = (*COMMON, *APART, "--format=iife", "--external:node:*", "--external:ws")
SHEET = re.compile(r'\n *<link rel="stylesheet" href="(static/css/[\w-]+\.css)"(?: media="(\w+)")?>')
OWN = re.compile(r"(app\.js|build\.js|static/js/.*|pyodide/pyodide\.mjs)$")


def esbuild(program: Path, *arguments: str | Path, doing: str) -> None:
    """Run esbuild: its program is a script for Node (*program*) if its own installer did not run."""
    tool = NODE_MODULES / "esbuild/bin/esbuild"
    command = (program, tool) if tool.read_bytes()[:2] == b"#!" else (tool,)
    run((*command, *arguments), doing)


def alone(program: Path, entry: Path, target: Path) -> None:
    """Put the module *entry* and all that it imports, early or late, into one module, *target*."""
    esbuild(program, entry, *MODULES, ADDRESS, f"--outfile={target}", doing=f"bundling {entry.name}")


def classic(program: Path, entry: Path, target: Path) -> None:
    """Put the module *entry* and all that it imports into one classic script, *target*."""
    esbuild(program, entry, *CLASSIC, ADDRESS, f"--outfile={target}", doing=f"bundling {entry.name}")


def bundle(folder: Path, build_script: str, target: Path) -> None:
    """Bundle the scripts of *folder*, with *build_script* as build.js, into two files of *target*, LATER and BESIDE."""
    program = ensure_node_modules()
    with tempfile.TemporaryDirectory() as temporary:
        stage = staged(folder, build_script, Path(temporary))
        for entries, options in (
            (own_names(APP, WORKER, *LATER, embed.LATER), (*MODULES, *APART)),
            (own_names(*BESIDE, EARLY), (*CLASSIC, ADDRESS)),
            ({embed.ELEMENT: embed.TAG} | own_names(*FRAMED), (*CLASSIC, OWN_ADDRESS)),
        ):
            each = [f"{made.removesuffix('.js')}={stage / name}" for name, made in entries.items()]
            esbuild(program, *each, *options, f"--outdir={target}", doing="bundling the scripts")


def own_names(*names: str) -> dict[str, str]:
    """Return options that name each script after the module it is made from.

    >>> own_names("static/js/watch.js")
    {'static/js/watch.js': 'static/js/watch.js'}
    """
    return dict(zip(names, names, strict=True))


def staged(folder: Path, build_script: str, stage: Path) -> Path:
    """Copy the scripts of *folder* to *stage*, app.js also as APP, *build_script* as build.js; return *stage*."""
    for path in folder.rglob("*.*js"):
        name = path.relative_to(folder).as_posix()
        if OWN.match(name):
            (stage / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, stage / name)
    (stage / "build.js").write_text(build_script, "utf-8")
    app = (stage / "app.js").read_text("utf-8")
    (stage / APP).write_text(app.replace('"./static/js/', '"../'), "utf-8")
    return stage


def styles(folder: Path, index: str, target: Path, *more: str) -> None:
    """Bundle the style sheets of *folder* that *index* names into one, *target*; *more* are options."""
    with tempfile.TemporaryDirectory() as temporary:
        entry = Path(temporary) / "page.css"
        sheets = [
            f'@import "{(folder / name).as_posix()}"{f" {media}" if media else ""};'
            for name, media in SHEET.findall(index)
        ]
        entry.write_text("\n".join(sheets), "utf-8")
        options = (*COMMON, *(more or ("--external:*.woff2",)), f"--outfile={target}")
        esbuild(ensure_node_modules(), entry, *options, doing="bundling the style sheets")


def bundled(index: str, style: str = STYLE) -> str:
    """Return *index* with one style sheet and one script instead of those that were bundled.

    >>> sheet = '\\n  <link rel="stylesheet" href="static/css/{}.css">'
    >>> print(bundled(f'<head>{sheet.format("a")}{sheet.format("b")}<script type="module" src="app.js">'))
    <head>
      <link rel="stylesheet" href="static/css/page.css"><script type="module" src="static/js/page/app.js">
    """
    [first, *others] = SHEET.finditer(index)
    for found in reversed(others):
        index = index[: found.start()] + index[found.end() :]
    index = index[: first.start()] + f'\n  <link rel="stylesheet" href="{style}">' + index[first.end() :]
    return index.replace('src="app.js"', f'src="{APP}"')
