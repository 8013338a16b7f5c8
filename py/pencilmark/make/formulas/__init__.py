"""Questions about puzzles with rules, and puzzles made with formulas.

questions    which rules can go, which rules contradict each other
order        which cells must be guessed, and in which order the others follow
generate     new formula puzzles by wish and seed
hitting      the smallest set of anything, for the two above
"""
