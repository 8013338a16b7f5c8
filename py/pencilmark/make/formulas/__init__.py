"""What is asked of puzzles with rules, and made with them.

questions    which rule can go, which rules contradict each other
order        which cells must be guessed, and in which order the others follow
generate     new formula puzzles by wish and seed
hitting      the smallest set of anything, for the two above
"""
