"""Tests by execution whether the output of a transform still does what its input did.

Start at `equivalence` (two modules, every schedule), `launches` (on what), `generator` (random kernels by seed), `fuzz`
(generate, annotate, verify, check; a failure, made small) and `reduce` (any module, made small).
"""
