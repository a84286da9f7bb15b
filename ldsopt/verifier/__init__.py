"""Tests by execution whether the output of a transform still does what its input did.

Start at `equivalence` (two modules, every schedule), `launches` (on what), `random_kernel` (kernels by seed), `fuzz`
(generate, annotate, verify, check), `faults` (what a witness must notice) and `shrink` (a failure, made small).
"""
