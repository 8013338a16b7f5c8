"""The 9 x 9 kernel: a WebAssembly module written in Python, and its driver.

`nine*` the module · `nine_canon*`, `nine_consequences`, `nine_hitting`, `nine_nets*`, `nine_plain`, `nine_sets`,
`nine_singles`, `nine_ways*` modules of their own beside it · `core` the questions it answers · `memory` the map of its
memory · `runtime` where a module runs · `kernel` the driver.
`pencilmark.engine.kernels` opens the kernel of any board.
"""
