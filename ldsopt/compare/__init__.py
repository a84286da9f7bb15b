"""Comparisons of measurements: what changed, and whether a gate lets it pass.

They decide which edits stay: propose, compile, measure, check, keep or withdraw, function by function. `versions` has
the judged code, `settle` the rule and the loop. `annotate`, fences and `pack` make one proposal each; `optimize` makes
many, and ranks those that pass.
"""
