"""Records that a kernel makes of itself: places for marks, a buffer, and the instructions that write into it."""
