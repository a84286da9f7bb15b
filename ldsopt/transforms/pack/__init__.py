"""LDS variables that are never needed at one time, on common bytes."""
