"""Pencilmark: a solver, generator, teacher and printer of Sudoku in pure Python."""

__version__ = "0.1.0"
