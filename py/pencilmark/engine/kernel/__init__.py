"""The fast engine: a WebAssembly module written for the board at hand, and its driver.

`nine*` the 9 x 9 kernel · `nine_consequences` a module of its own beside it · `any*` the kernel of any board ·
`core` what both share · `memory` the map of their memory · `program` module and memory of a board · `runtime`,
`page` where it runs · `kernel` the driver.
"""

from pencilmark.engine.kernel.kernel import Kernel, KernelSearch, Result, is_available, open_kernel, shared_kernel

__all__ = ["Kernel", "KernelSearch", "Result", "is_available", "open_kernel", "shared_kernel"]
