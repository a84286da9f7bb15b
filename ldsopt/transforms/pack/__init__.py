"""LDS variables that are never live at one time, placed on common bytes."""
