"""Code generation: LLVM in a child process, or the caller's own llc."""
