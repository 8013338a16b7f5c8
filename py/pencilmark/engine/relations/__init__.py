"""The relation kernel: houses and rules become variables and constraints, which one WebAssembly module looks at.

`model` variables and constraints · `puzzle`, `reader`, `shapes`, `terms` a puzzle as these · `layout` these as bytes ·
`memory` its map · `changing`, `houses`, `sets`, `sights`, `lines`, `arithmetic` the propagators · `search` the search ·
`machine` a module that runs · `driver` puzzles with rules · `without_rules` boards without. The module is the same for
all puzzles (but for the greatest value of which sets are known), so that it is compiled once; boards without rules have
a smaller one.
"""
