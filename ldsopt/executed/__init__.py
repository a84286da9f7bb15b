"""How often a launch executes compiled code: the simulator's counts of IR blocks, carried over to machine blocks."""
