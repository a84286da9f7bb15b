"""Tests by execution that the output of a transform still does the same as its input.

Start at `equivalence` (two modules, every schedule), `launches` (the launch), `generator` (random kernels by seed),
`fuzz` (generate, annotate, verify, check; a failure, made small) and `reduce` (any module, made small).
"""
