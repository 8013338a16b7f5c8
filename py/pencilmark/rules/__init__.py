"""The rule language: formulas such as ``a1 = e5*e8``, read, checked, solved in every direction and made.

tokens -> parse -> tree       text to a tree, bounded and with the column of every mistake
evaluate                      the exact meaning of a tree
intervals, bounds, relations  what is left of the cells of a tree
propagators, network          rules as propagators over the candidates of cells
search                        all solutions, lazily, with the face of `pencilmark.search`
"""
