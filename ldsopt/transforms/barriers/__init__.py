"""Barriers across which no two waves exchange anything, so that no wave need wait there."""
