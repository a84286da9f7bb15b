"""The accesses of global memory that two work-items of a workgroup may make to a common byte, and what orders them."""
