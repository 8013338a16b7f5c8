"""Puzzles as wished: classic ones, those of variants, and those of formulas."""
