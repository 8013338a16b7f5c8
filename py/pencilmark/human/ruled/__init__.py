"""Puzzles with rules, as people solve them: what a rule says of the cells now, found, told and drawn.

seen         the board on which cells that a rule keeps apart see each other, so that every technique knows it
views        the rules of a puzzle by what they say: of one cell, of two, of the set of some cells, a sum, anything
names        clues as people name them, and what they say of two cells
divisions, heights  how a clue outside divides its line, and how many skyscrapers are seen along it
pairs, order, sets, sums, innies, sights, cases  finders of steps, a family each, told in `explain`
ladder       all of them among the techniques of digits, plainest first
"""
