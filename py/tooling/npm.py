"""Lay out the package for npm: the custom element with its types, and the frame with everything that it requests.

Its files come from dist/; hints work in it, and the page itself is left out.
"""

import json
import re
import shutil
from pathlib import Path

from tooling import bundle, embed
from tooling.compressed import is_compressed
from tooling.installed import ensure_node_modules, find_node
from tooling.places import BUILD, DIST, PAGE, ROOT
from tooling.talk import run
from tooling.wheel import project, version

SOURCES, PACKAGE = ROOT / "npm", BUILD / "npm/package"
WRITTEN = (SOURCES / "README.md", SOURCES / "pencil-mark.d.ts", ROOT / "LICENSE")
NEEDED = re.compile(
    r"embed\.html$|examples\.html$|b/\w+/(?:(?:embed|languages|licences|pyodide|snapshots|sources|texts)/|static/js/(?:embed|python)/"
    r"|static/(?:img/icon\.svg|pack\.json)$|wheels/(?!pencilmark_font_))"
)
"""Files of dist/ that the frame asks for, and the licences of all of them."""


def make() -> Path:
    """Let npm pack the package, made from dist/ and build/page as they are; return the archive."""
    program = ensure_node_modules()
    lay_out()
    options = (*bundle.MODULES, f"--outfile={PACKAGE / embed.TAG}")
    bundle.esbuild(program, PAGE / embed.ELEMENT, *options, doing="bundling the element as a module")
    command = (*find_node().npm, "pack", PACKAGE, "--pack-destination", PACKAGE.parent, "--loglevel=error")
    return PACKAGE.parent / run(command, "packing the element for npm").strip().splitlines()[-1]


def lay_out(dist: Path = DIST) -> Path:
    """Lay out the folder of the package, except its script, from *dist*, and return it; nothing older is left."""
    shutil.rmtree(PACKAGE.parent, ignore_errors=True)
    for name in files(dist):
        (PACKAGE / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(dist / name, PACKAGE / name)
    examples = PACKAGE / Path(embed.EXAMPLES).name
    examples.write_text(examples.read_text("utf-8").replace("<script defer", '<script type="module"'), "utf-8")
    for source in WRITTEN:
        shutil.copyfile(source, PACKAGE / source.name)
    told = json.loads((SOURCES / "package.json").read_text("utf-8")) | {"version": version()}
    if source := project().get("urls", {}).get("Source"):
        told["repository"] = {"type": "git", "url": f"git+{source}.git"}
    (PACKAGE / "package.json").write_text(json.dumps(told, indent=2) + "\n", "utf-8", newline="\n")
    return PACKAGE


def files(dist: Path) -> list[str]:
    """Return the files of *dist* that belong to the package, by their names there."""
    every = (path for path in dist.rglob("*") if path.is_file() and not is_compressed(path))
    return [name for name in sorted(path.relative_to(dist).as_posix() for path in every) if NEEDED.match(name)]
