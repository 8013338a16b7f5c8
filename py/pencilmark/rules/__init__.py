"""What a puzzle demands besides its houses: formulas and named variants, from text to propagators.

language     text to trees and back, their exact meaning, and what they leave of their cells
variants     named variants, each a definition in the language with a drawing
text         a puzzle as a text: its board, its givens, its rules
propagation  rules as propagators over the candidates of cells
pyrule       a Python function of up to three cells as a table
"""
