"""LDS and vector memory of a compute unit, which its waves share: when an operation is complete.

Both take operations in the order in which they are issued. LDS has its banks, and a port for each pair of SIMDs: the
banks work off what has been issued, cycle by cycle; a port is held for the transfer, or until the banks have given all
data. Vector memory takes addresses and data of one instruction after the other.
"""

from __future__ import annotations

from ldsopt.isa.events import Kind
from ldsopt.timeline.decoded import CostedOperation
from ldsopt.timeline.figures import Cost, MachineFigures
from ldsopt.timeline.stalls import StallCause

_CAUSES = {
    Kind.LDS: StallCause.LDS,
    Kind.LANES: StallCause.LDS,
    Kind.LDS_DIRECT: StallCause.LDS,
    Kind.SCALAR: StallCause.SCALAR,
    Kind.MESSAGE: StallCause.OTHER,
    Kind.EXPORT: StallCause.OTHER,
    Kind.GDS: StallCause.OTHER,
}


def cause_of(operation: CostedOperation) -> StallCause:
    """What a wave waits for that waits for an operation."""
    return _CAUSES.get(operation.kind, StallCause.MEMORY)


class SharedPipes:
    """The units of one compute unit that serve operations of all its waves.

    Args:
        machine: the figures.
        memory_latency: cycles from a vector memory instruction to its data.
        scalar_latency: the same of a scalar load.
    """

    def __init__(self, machine: MachineFigures, memory_latency: int, scalar_latency: int) -> None:
        self._machine = machine
        self._memory_latency, self._scalar_latency = memory_latency, scalar_latency
        self._ports = [0] * machine.ports
        self._banks = self._memory = 0

    def complete(self, operation: CostedOperation, simd: int, bank_cycles: int, now: int) -> int:
        """Takes an operation that a SIMD issues, and says in which cycle it will be complete.

        Args:
            operation: what it is.
            simd: who issues it.
            bank_cycles: of an LDS access, what its addresses need of the banks.
            now: the cycle.
        """
        cause = cause_of(operation)
        if cause is StallCause.LDS:
            return self._of_lds(operation.transfer, simd, bank_cycles, now)
        if cause is StallCause.SCALAR:
            return now + self._scalar_latency
        if cause is StallCause.OTHER:
            return now + self._machine.cycles(Cost.ISSUE)
        self._memory = max(now, self._memory) + operation.transfer
        return self._memory + self._memory_latency

    def _of_lds(self, transfer: int, simd: int, bank_cycles: int, now: int) -> int:
        port = simd * self._machine.ports // self._machine.simds
        self._banks = max(now, self._banks) + bank_cycles
        held = max(now, self._ports[port]) + max(transfer, bank_cycles)
        self._ports[port] = max(held, self._banks)
        return self._ports[port] + self._machine.cycles(Cost.LDS)
