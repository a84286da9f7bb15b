"""An estimate of the places where the waves of one compute unit wait: in-order issue with published latencies and
throughputs.

The executions of code by a launch are the simulator's counts of IR blocks, transferred to machine blocks
(`launched_code`).
"""
