"""Make the small site of docs/ with the library's reference: python -m tooling.site TARGET HOME [PAGE], in .venv.

Each page of docs/ becomes one of TARGET, README.md the first, in the page's own style; `reference.html` is written
from the docstrings of all that `import pencilmark` offers.
"""

import ast
import re
import shutil
import sys
from html import escape
from pathlib import Path

from tooling.places import PACKAGE, ROOT

DOCS = ROOT / "docs"
LIBRARY = PACKAGE / "doors/library.py"
STYLES = ("tokens", "fonts", "base", "about", "docs")
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
  <nav aria-label="Pages"><ul>{pages}</ul></nav>
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
    texts["reference"] = reference(LIBRARY.read_text("utf-8"))
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name, text in [("index", index), *texts.items()]:
        content = LINK.sub(r'href="\1.html\2"', reader.render(text))
        (target / f"{name}.html").write_text(whole(title(text), content, texts, home, page), "utf-8", newline="\n")
    for other in (*DOCS.glob("*.png"), *DOCS.glob("*.ipynb")):
        shutil.copyfile(other, target / other.name)


def whole(heading: str, content: str, texts: dict[str, str], home: str, page: str) -> str:
    """Return the page with this *heading*."""
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


def reference(source: str) -> str:
    """Return the reference of the module *source* in Markdown: all that is public, then the values that it returns.

    Each is there by its docstring, also where it is imported.
    """
    tree = ast.parse(source)
    found = defined(tree)
    names: list[str] = next(ast.literal_eval(node.value) for node in tree.body if isinstance(node, ast.Assign))
    public = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")]
    returned = [one.returns for one in public if one.returns]
    values = {part.id for one in returned for part in ast.walk(one) if isinstance(part, ast.Name)} - {*names}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pencilmark"):
            place = PACKAGE.parent / (node.module or "").replace(".", "/")
            path = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
            there = defined(ast.parse(path.read_text("utf-8")))
            found |= {alias.name: there[alias.name] for alias in node.names if alias.name in there and not alias.asname}
    parts = [part for name in (*names, *sorted(values)) if name in found for part in told(found[name], "##")]
    return "\n".join(["# Reference\n", *parts])


def defined(tree: ast.Module) -> dict[str, ast.FunctionDef | ast.ClassDef]:
    """Return the functions and classes of a module by their names."""
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}


def told(node: ast.FunctionDef | ast.ClassDef, mark: str) -> list[str]:
    """Return the lines about a function, or a class with its public methods."""
    lines = [f"{mark} {node.name}\n"]
    if isinstance(node, ast.FunctionDef):
        result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
        lines.append(f"```\n{node.name}({ast.unparse(node.args)}){result}\n```\n")
    elif fields := [ast.unparse(one) for one in node.body if isinstance(one, ast.AnnAssign)]:
        lines.append("```\n{}\n```\n".format("\n".join(fields)))
    lines.append(fenced(ast.get_docstring(node) or ""))
    if isinstance(node, ast.ClassDef):
        methods = [one for one in node.body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")]
        lines += [line for method in methods for line in told(method, f"{mark}#")]
    return lines


def fenced(text: str) -> str:
    """Return a docstring whose examples are blocks of code."""
    paragraphs = re.split(r"\n\s*\n", text)
    return "\n\n".join(f"```\n{part}\n```" if part.startswith(">>>") else part for part in paragraphs) + "\n"


if __name__ == "__main__":
    make(Path(sys.argv[1]), *sys.argv[2:])
