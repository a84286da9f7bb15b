"""Alias scopes for LDS accesses, with the rules that make them safe."""
