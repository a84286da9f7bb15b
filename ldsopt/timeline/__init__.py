"""An estimate of where the waves of one compute unit wait: in-order issue with published latencies and throughputs.

How often a launch executes the code is the simulator's counts of IR blocks, carried over to machine blocks
(`launched_code`).
"""
