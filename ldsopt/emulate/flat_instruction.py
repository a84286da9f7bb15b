"""Flat instructions: by the upper half of its address each lane goes to LDS, to scratch or to global memory.

LDS is accessed when the instruction is issued, global memory as by other vector instructions. Source: LLVM, AMDGPU
Usage, "Flat"; the apertures' numbers are those that ``src_shared_base`` and ``src_private_base`` give here.
"""

from __future__ import annotations

import numpy as np

from ldsopt.emulate.arithmetic import ExecutableInstruction
from ldsopt.emulate.atomic import MemoryAtomic
from ldsopt.emulate.data_shape import DataShape
from ldsopt.emulate.flight import StartedOperation
from ldsopt.emulate.lane_places import (
    LanePlaces,
    MemoryOperands,
    Placing,
    change_bytes,
    load_bytes,
    require_scratch,
    store_bytes,
)
from ldsopt.emulate.lds_record import lds_access
from ldsopt.emulate.wave import MachineWave
from ldsopt.simt.addresses import LDS_APERTURE, SCRATCH_APERTURE


def flat_access(
    parts: MemoryOperands, shape: DataShape, placing: Placing, started: StartedOperation
) -> ExecutableInstruction:
    """A flat load or store."""
    access = lds_access(started.site, shape.size, reads=not parts.data, writes=bool(parts.data))

    def execute(wave: MachineWave) -> None:
        active, lanes = wave.registers.active.copy(), wave.lanes()
        address = placing(wave.registers, active, shape.size).address
        given = shape.from_registers(wave.registers, parts.data, active) if parts.data else None
        data = np.zeros((len(address), shape.size), np.uint8)
        upper, lower = address >> np.uint64(32), (address & np.uint64(0xFFFFFFFF)).astype(np.int64)
        in_lds, in_scratch = upper == LDS_APERTURE >> 32, upper == SCRATCH_APERTURE >> 32
        steps = np.arange(shape.size)
        if in_lds.any():
            wave.flight.perform_lds()
            within, _ = wave.lds.enter(access, wave.number, lower[in_lds], lanes[in_lds])
            which = np.flatnonzero(in_lds)[within]
            if given is None:
                data[which] = wave.lds.data[lower[which][:, None] + steps]
            else:
                wave.lds.data[lower[which][:, None] + steps] = given[which]
        if in_scratch.any():
            require_scratch(wave, lower[in_scratch], shape.size)
            place = lanes[in_scratch][:, None], lower[in_scratch][:, None] + steps
            if given is None:
                data[in_scratch] = wave.scratch[place]
            else:
                wave.scratch[place] = given[in_scratch]
        elsewhere, read = ~(in_lds | in_scratch), None
        if elsewhere.any():
            if given is None:
                read = load_bytes(wave, LanePlaces(address[elsewhere]), shape.size)
            else:
                store_bytes(wave, LanePlaces(address[elsewhere]), given[elsewhere])

        def land() -> None:
            if read is not None:
                data[elsewhere] = read.data
            if parts.results:
                shape.to_registers(wave.registers, parts.results, data, active)

        wave.start(started, parts.results, land, read=read, half=shape.half)

    return ExecutableInstruction(execute, parts.reads, parts.results)


def flat_atomic(
    parts: MemoryOperands, change: MemoryAtomic, placing: Placing, started: StartedOperation
) -> ExecutableInstruction:
    """An atomic operation at flat addresses: a lane changes LDS, scratch or memory, whichever its address lies in."""
    given, result = DataShape(4 * len(parts.data)), DataShape(change.size)
    access = lds_access(started.site, change.size, reads=True, writes=True)

    def execute(wave: MachineWave) -> None:
        active, lanes = wave.registers.active.copy(), wave.lanes()
        address = placing(wave.registers, active, change.size).address
        operands = given.from_registers(wave.registers, parts.data, active)
        old = np.zeros((len(address), change.size), np.uint8)
        upper, lower = address >> np.uint64(32), (address & np.uint64(0xFFFFFFFF)).astype(np.int64)
        in_lds, in_scratch = upper == LDS_APERTURE >> 32, upper == SCRATCH_APERTURE >> 32
        if in_lds.any():
            wave.flight.perform_lds()
            within, _ = wave.lds.enter(access, wave.number, lower[in_lds], lanes[in_lds])
            which = np.flatnonzero(in_lds)[within]
            if len(which):
                old[which] = change.run(wave.lds.data, lower[which], operands[which])
        for row in np.flatnonzero(in_scratch).tolist():
            require_scratch(wave, lower[row : row + 1], change.size)
            own = wave.scratch[int(lanes[row])]
            old[row] = change.run(own, lower[row : row + 1], operands[row : row + 1])[0]
        elsewhere = ~(in_lds | in_scratch)
        if elsewhere.any():
            old[elsewhere] = change_bytes(wave, address[elsewhere], operands[elsewhere], change)

        def land() -> None:
            if parts.results:
                result.to_registers(wave.registers, parts.results, old, active)

        wave.start(started, parts.results, land)

    return ExecutableInstruction(execute, parts.reads, parts.results)
