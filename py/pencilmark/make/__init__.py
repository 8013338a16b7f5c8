"""New puzzles: classic ones, those of variants, and those of formulas."""
