"""Warp pipelining: the stages of a marked loop, run by two groups of waves that are a stage apart."""
