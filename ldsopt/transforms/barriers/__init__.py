"""Barriers across which no two waves exchange anything, and that so need not be waited at."""
