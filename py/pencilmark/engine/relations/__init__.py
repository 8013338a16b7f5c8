"""The relation kernel: houses and rules become variables and constraints, which one WebAssembly module works on.

`model` variables and constraints · `puzzle`, `reader`, `shapes`, `terms`, `implied` a puzzle as these, with the parts
in `linears`, `tables`, `automata`, `ranking` · `layout` these as bytes · `memory` its map · `changing`, `houses`,
`sets`, `sums`, `sights`, `ranks`, `lines`, `arithmetic`, `regions` the propagators · `search` the search, and what
follows from supposing a value (`suppositions_written`) · `machine` a module that runs · `driver` puzzles with rules ·
`without_rules` boards without · `clauses`, `cuts`, `sat` the same model for CaDiCaL. The module is the same for all
puzzles (except for the greatest value whose sets are tabulated), so it is compiled once; boards without rules have a
smaller one.
"""
