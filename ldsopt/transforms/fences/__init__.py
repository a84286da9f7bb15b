"""Fences of a workgroup that order LDS only where nothing else needs to be ordered."""
