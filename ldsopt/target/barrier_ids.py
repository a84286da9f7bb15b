"""The barriers that instructions of split barriers name by a number.

=====================  =======================================================
number                 barrier
=====================  =======================================================
-1                     of all waves of the workgroup
-3                     of the cluster, at which one wave of a workgroup signals
-2, -4                 those of trap handlers, not for programs
0                      none: signals and waits do nothing
1 to 16                the named ones
=====================  =======================================================

A wait for any named one waits at the one that the wave joined last. Source: LLVM, AMDGPUExecutionSynchronization.
"""

from __future__ import annotations

OF_WORKGROUP, OF_CLUSTER = -1, -3
NAMED = range(1, 17)


def barrier_id(number: int, *, is_wait: bool) -> int:
    """The barrier that an operand names. A wait has 16 bits for it, a signal 32, whatever way they are spelled.

    >>> barrier_id(0xFFFF, is_wait=True), barrier_id(0xFFFFFFFF, is_wait=False), barrier_id(0xFFFF, is_wait=False)
    (-1, -1, 65535)
    """
    bits = 16 if is_wait else 32
    number &= (1 << bits) - 1
    return number - (1 << bits) if number >> (bits - 1) else number
