"""Measurements held against each other: what changed, and whether a gate lets it pass.

Edits are accepted or taken back by that: propose, compile, measure, check, keep or withdraw, function by function.
`versions` has the code that is judged, `settle` the rule and the loop. `annotate`, fences and `pack` bring one
proposal each; `optimize` brings many, and ranks those that pass.
"""
