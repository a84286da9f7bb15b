"""Which accesses of global memory two work-items of a workgroup may make to a common byte, and what orders them."""
