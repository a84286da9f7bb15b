"""Measurements held against each other: what changed, and whether a gate lets it pass."""
