"""The relation kernel: houses and rules become variables and constraints, which one WebAssembly module works on.

`model` variables and constraints · `puzzle`, `reader`, `shapes`, `terms` a puzzle as these · `layout` these as bytes ·
`memory` its map · `changing`, `houses`, `sets`, `sights`, `lines`, `arithmetic` the propagators · `search` the search ·
`machine` a module that runs · `driver` puzzles with rules · `without_rules` boards without. The module is the same for
all puzzles (except for the greatest value whose sets are tabulated), so it is compiled once; boards without rules have
a smaller one.
"""
