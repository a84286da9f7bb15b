"""Records that a kernel made of itself: how they lie in memory, and what they say. Knows no IR and no GPU."""
