"""Make the small site of docs/ with the library's reference: python -m tooling.site TARGET HOME [PAGE], in .venv.

Each page of docs/ becomes one of TARGET, README.md the first, in the page's own style; `reference.html` is written
from the sources (tooling.reference).
"""

import os
import re
import shutil
import sys
from html import escape, unescape
from pathlib import Path

from tooling import fonts, reference
from tooling.installed import PYTHON, ensure_packages
from tooling.places import BUILD, DIST, ROOT
from tooling.talk import run

DOCS = ROOT / "docs"
STYLES = ("tokens", "fonts", "base", "about", "docs")
HEADING = re.compile(r"<h([1-6])>(.*?)</h\1>")
CODE = re.compile(r"(<pre><code>)(?!&gt;&gt;&gt;)(.*?)(</code></pre>)", re.DOTALL)
"""A block of code that is no example."""
LINK = re.compile(r'href="([\w-]+)\.md(#[\w-]*)?"')
PAGE_ITSELF = "../index.html"
"""The address of the page from its docs."""
FIRST = ("tour", "library", "command-line", "reference")  # in the list of pages; the others follow by name
PAGE = """<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; font-src 'self'; \
img-src 'self'; base-uri 'none'; form-action 'none'">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>{title} – Pencilmark</title>
{styles}
</head>
<body class="about docs">
  <nav aria-label="Pages"><details><summary>Pages</summary><ul>{pages}</ul></details></nav>
  <main>
{content}  </main>
</body>
</html>
"""


def make(target: Path, home: str, page: str = "") -> None:
    """Write the site into *target*; *home* is the address of the build's folder from there, *page* that of the page."""
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    texts = {path.stem: path.read_text("utf-8") for path in sorted(DOCS.glob("*.md"))}
    index = texts.pop("README")
    texts["reference"] = reference.reference()
    names = [entry.name for entry in reference.entries(reference.public_names(reference.PUBLIC))]
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name, text in [("index", index), *texts.items()]:
        content = LINK.sub(r'href="\1.html\2"', reader.render(text))
        content = with_types(content, names) if name == "reference" else with_anchors(content)
        (target / f"{name}.html").write_text(whole(title(text), content, texts, home, page), "utf-8", newline="\n")
    for other in (*DOCS.glob("*.png"), *DOCS.glob("*.ipynb")):
        shutil.copyfile(other, target / other.name)


def whole(heading: str, content: str, texts: dict[str, str], home: str, page: str) -> str:
    """Return the page with this *heading* and *content*."""
    styles = "\n".join(f'  <link rel="stylesheet" href="{home}/static/css/{style}.css">' for style in STYLES)
    links = [
        *([(page, "The page itself")] if page else []),
        ("index.html", "Documentation"),
        *((f"{other}.html", title(texts[other])) for other in ordered(texts)),
    ]
    pages = "".join(f'<li><a href="{address}">{escape(text)}</a></li>' for address, text in links)
    return PAGE.format(title=escape(heading), styles=styles, pages=pages, content=content)


def ordered(texts: dict[str, str]) -> list[str]:
    """Return the names of the pages in the order of the list."""
    return sorted(texts, key=lambda name: (FIRST.index(name) if name in FIRST else len(FIRST), name))


def title(text: str) -> str:
    """Return the first heading of a page.

    >>> title("# Boards\\n\\nSizes 1 to 36.")
    'Boards'
    """
    return text.split("\n", 1)[0].removeprefix("#").strip()


def with_anchors(content: str) -> str:
    """Add to each heading the anchor that links use: small letters, hyphens for blanks.

    >>> with_anchors("<h2>Words <code>not</code> used</h2>")
    '<h2 id="words-not-used">Words <code>not</code> used</h2>'
    """
    return HEADING.sub(lambda found: headed(found, slug(bare(found[2]))), content)


def with_types(content: str, names: list[str]) -> str:
    """Set the name of each heading of the reference as its anchor, and link the *names* of types in its signatures.

    >>> with_types("<h3>hint</h3><pre><code>hint() -&gt; Hint | None</code></pre>", ["hint", "Hint"])
    '<h3 id="hint">hint</h3><pre><code>hint() -&gt; <a href="#Hint">Hint</a> | None</code></pre>'
    """
    types = re.compile(rf"(?<![\w#])(?<!class )({'|'.join(name for name in names if name[0].isupper())})(?!\w)")
    linked = CODE.sub(lambda found: found[1] + types.sub(r'<a href="#\1">\1</a>', found[2]) + found[3], content)
    return HEADING.sub(lambda found: headed(found, bare(found[2])), linked)


def headed(found: re.Match[str], address: str) -> str:
    """Write a heading again, with its anchor."""
    return f'<h{found[1]} id="{escape(address)}">{found[2]}</h{found[1]}>'


def bare(content: str) -> str:
    """Return the text of some HTML."""
    return unescape(re.sub(r"<[^>]+>", "", content))


def slug(text: str) -> str:
    """Return the anchor that a heading with this *text* has where Markdown is shown."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


if __name__ == "__main__":
    make(Path(sys.argv[1]), *sys.argv[2:])


ALONE = BUILD / "docs"
STYLE = "style"


def add_docs() -> None:
    """Put the site of docs/ into dist/docs, in the style of the build there."""
    [home] = (DIST / "b").iterdir()
    write(DIST / "docs", f"../b/{home.name}", PAGE_ITSELF)


def make_docs() -> Path:
    """Make the site of docs/ alone, with what its style needs, and return its folder."""
    write(ALONE, STYLE)
    for style in STYLES:
        name = f"static/css/{style}.css"
        (ALONE / STYLE / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, ALONE / STYLE / name)
    shutil.copytree(fonts.ensure_fonts(), ALONE / STYLE / "fonts", ignore=shutil.ignore_patterns("*.stamp"))
    return ALONE


def write(target: Path, *options: str) -> None:
    """Write the pages into *target*, with the packages of .venv."""
    ensure_packages("docs", "installing what makes pages of docs/")
    run((PYTHON, "-m", "tooling.site", target, *options), "making the pages of docs/", {"PYTHONPATH": str(ROOT / "py")})


def take_pictures(environment: dict[str, str]) -> None:
    """Take the pictures of docs/ from the page in dist/, and its card, in the browser that *environment* names."""
    paths = os.pathsep.join([str(ROOT / "py"), str(ROOT)])
    run((PYTHON, "-m", "tests.screenshots"), "taking the pictures of docs/", environment | {"PYTHONPATH": paths})
