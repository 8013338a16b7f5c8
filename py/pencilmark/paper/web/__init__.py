"""Folders of static files for any host: a puzzle for each day, or one for each pupil. Nothing runs on the host.

The pages and the feed are files of this package, in which names are placeholders.
"""

from __future__ import annotations

from html import escape
from importlib.resources import files
from string import Template

from pencilmark.board.speech import language


def filled(name: str, *, ready: str = "", **texts: str) -> bytes:
    """Fill the file called *name* with *texts* and the current language; *ready* is markup for ``$puzzles``.

    >>> b"<h1>A &lt; B</h1>" in filled("class.html", title="A < B")
    True
    """
    page = Template((files("pencilmark.paper.web") / name).read_text("utf-8"))
    values = {key: escape(text) for key, text in texts.items()}
    return page.substitute(lang=language(), puzzles=ready, **values).encode()
