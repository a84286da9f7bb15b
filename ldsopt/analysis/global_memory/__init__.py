"""Pairs of accesses by which two work-items of a workgroup may touch common bytes of global memory, and their order."""
