"""Named variants, each a definition in the rule language with a drawing.

definition            what a variant is, and a clue that names one
cages, lines, ...     the definitions, a family a file; registry has them all
cells, read           from a clue's line to cells and numbers, and back
places, expand        a clue as relations
sums                  the digits that a cage can have
"""
