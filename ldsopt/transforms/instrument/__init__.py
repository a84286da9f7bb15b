"""Records that kernels write about themselves: the marks, the buffer, and the instructions that write into it."""
