"""Puzzles with variants, made by setting clues that are true in a random grid.

propose    clues of each kind that are true in a grid
part       what is wished of a puzzle with a variant
uncovering clues and givens of puzzles whose regions or shades are to be found
striking   the givens that striking needs, and what can go without it
climbing   how far what is wished, or less, leads in a puzzle
grading    what can go, or must come back, for a level
make       the grid, its clues, the givens that are missing, and the removal of what can go
"""
