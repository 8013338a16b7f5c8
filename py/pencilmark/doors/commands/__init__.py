"""The command line: `MODULES` has the module of each command, which is imported when it is used.

The `Command` is the constant there with the command's name; ``command-NAME`` in the catalogue says what it does.
"""

from __future__ import annotations

MODULES = {
    "solve": "solve",
    "count": "count",
    "candidates": "questions",
    "check": "check",
    "canon": "questions",
    "vicinity": "vicinity",
    "pattern": "pattern",
    "grid": "grid",
    "rate": "rate",
    "hint": "teaching",
    "steps": "teaching",
    "path": "teaching",
    "order": "questions",
    "generate": "generate",
    "book": "book",
    "sheet": "sheet",
    "link": "questions",
    "worksheet": "sheet",
    "daily": "daily",
    "class": "daily",
    "mcp": "mcp",
}
"""The commands in the order in which they are listed."""
