"""Edits accepted or taken back: propose, compile, measure, check, keep or withdraw, function by function.

`verdicts` has the rule, `versions` the code that it judges, `settle` the loop. `annotate`, fences and `pack` bring one
proposal each; `optimize` brings many, and ranks those that pass.
"""
