"""Books and worksheets of puzzles: the wishes for them, their puzzles, and their pages.

wish           what a book should be; `toml` reads and writes it as a file
puzzles        the puzzles of a book, those of chapters with a variant in `variants`
layout         the paper, running heads, page numbers and tabs
front          title, imprint, contents, openings of chapters
examples       a step drawn in its position
how_to         the how-to-solve section
opening        what a chapter says about itself
puzzle_pages   puzzles and answers
pages          all sections in order, with the pages that things are on
table          the puzzles as CSV
prose          an introduction, and hints
cover          back, spine and front
epub           the book for screens
braille        the book in braille
series         the volumes of a series, and the puzzles of earlier books
sample         a few puzzles for the page of a shop
check          printers' requirements, checked against the files
guided         a puzzle step by step, each with a blank to fill
worksheet_wish what a worksheet should be
worksheet      one technique with a worked example, puzzles that need it, a key
making         from a wish to the files
"""

from __future__ import annotations
