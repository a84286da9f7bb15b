"""Does what a transform has written still do what its input did? Executed, not argued.

Start at `equivalence` (two modules, every schedule), `launches` (on what), `random_kernel` (kernels by seed), `fuzz`
(generate, annotate, verify, check), `faults` (what a witness must notice) and `shrink` (a failure, made small).
"""
