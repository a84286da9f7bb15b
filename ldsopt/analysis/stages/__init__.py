"""Loops in which two groups of waves run a stage apart: their stages, and what depends on what between them."""
