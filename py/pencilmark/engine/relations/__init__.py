"""Puzzles with rules at native speed: rules become variables and constraints, which one WebAssembly module looks at.

`model` variables and constraints · `puzzle`, `reader`, `shapes`, `terms` a puzzle as these · `layout` these as bytes ·
`memory` its map · `changing`, `houses`, `sets`, `sights`, `lines`, `arithmetic` the propagators · `search` the
search · `driver` the search from Python. The module is the same for all puzzles (but for the greatest value of which
sets are known), so that it is compiled once.
"""
