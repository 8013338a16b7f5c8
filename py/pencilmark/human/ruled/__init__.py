"""Puzzles with rules, as people solve them: the deductions that rules allow now, found and put on a ladder.

seen           the board on which cells that a rule keeps different see each other, so that every technique knows it
views          the rules of a puzzle by form: about one cell, about two, about a set of digits, a sum, anything else
divisions, heights             how a clue outside divides its line, and how many skyscrapers are seen along it
pairs, sets, sums, formulas    finders of steps by clues about one cell or two, about a set, a sum, a formula
innies, balances               the rule of 45, with cages alone and with any sums
sights                         steps of clues outside the grid
facts, shading, territory      what can be found out about shades and regions, fact after fact
deductions                     what these facts say about digits
linked, chains, colours, branches    links that clues give, and what passes along them
consequences, forcing, nested       what follows when a candidate is supposed to be true, and others after it
rectangles     which techniques that assume one solution stay valid with rules
techniques, ladder             a record of each, and all of them among the techniques of digits
"""
