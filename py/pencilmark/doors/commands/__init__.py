"""The command line, a module for each command, which is imported when it is used; `HELP` is the table of them."""

from __future__ import annotations

HELP = {
    "solve": "find the solutions of puzzles",
    "count": "count the solutions of puzzles",
    "candidates": "show what each cell can be in some solution",
    "check": "tell whether puzzles are valid, unique and minimal",
    "canon": "find the least member of a puzzle's isomorphism class",
    "rate": "tell how hard puzzles are",
    "hint": "the next step, in as much detail as you like",
    "steps": "list every step available now",
    "path": "explain the way to the solution, as text or HTML",
    "order": "tell which cells of a formula puzzle to guess, and how others follow",
    "generate": "make puzzles by a wish",
    "book": "print a book of puzzles as PDF",
    "sheet": "print a sheet of puzzles as PDF",
    "link": "write puzzles as links of f-puzzles or SudokuPad",
    "worksheet": "print puzzles that practise a technique as PDF",
}
"""What each command does, by its name, in the order in which they are listed."""
