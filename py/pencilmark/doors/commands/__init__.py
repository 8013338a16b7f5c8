"""The command line, a module for each command, which is imported when it is used; `NAMES` lists them."""

from __future__ import annotations

NAMES = (
    "solve",
    "count",
    "candidates",
    "check",
    "canon",
    "rate",
    "hint",
    "steps",
    "path",
    "order",
    "generate",
    "book",
    "sheet",
    "link",
    "worksheet",
)
"""The commands in the order in which they are listed; ``command-NAME`` says what each does."""
