"""The waits that releases may ask for at barriers, as far as code tells without IR."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ldsopt.checker.order import OrderPoint, is_silent
from ldsopt.graph import backwards, reachable
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.events import WRITES_MEMORY, started
from ldsopt.patterns import pattern
from ldsopt.target.arch import Arch
from ldsopt.target.memory_model import Ordered, release

_INVALIDATES = pattern(r"buffer_(?:gl0_inv|inv|wbinvl1)|global_inv")


def owed_by_code(function: AsmFunction, arch: Arch, constant: frozenset[int]) -> Mapping[int, OrderPoint]:
    """The waits that may be asked for at barriers, by line, as far as code tells: none of them is sure.

    * Scalar loads, at every barrier behind which a store may write what they read.
    * What a release of the workgroup asks for, at a barrier behind which an acquire drops a cache in front of all
      accesses: LLVM has the two fences in pairs, and drops none for fences of LDS alone.

    Args:
        function: the code.
        arch: that it is for.
        constant: the lines of scalar loads of memory that does not change.
    """
    found: dict[int, OrderPoint] = {}
    if arch.has_auto_barrier_wait or not function.is_kernel:
        return found
    asked = release(arch, "workgroup")
    flow = [block.successors for block in function.blocks]
    last_store = [
        max((at for at, one in enumerate(block.instructions) if _writes_memory(one)), default=-1)
        for block in function.blocks
    ]
    before = backwards(flow)
    leading = reachable(
        before, [one for index, at in enumerate(last_store) if at >= 0 for one in before[index]]
    )
    for index, block in enumerate(function.blocks):
        for position, instruction in enumerate(block.instructions):
            if not _is_arrival(instruction):
                continue
            if _acquires(block.instructions, position + 1, is_split=instruction.mnemonic != "s_barrier"):
                owed = replace(asked.by_all, lds=False)
            elif position < last_store[index] or index in leading:
                owed = Ordered(scalar=True)
            else:
                continue
            found[instruction.line] = OrderPoint(asked.row, owed, constant=constant)
    return found


def _is_arrival(instruction: AsmInstruction) -> bool:
    return instruction.mnemonic == "s_barrier" or instruction.mnemonic.startswith("s_barrier_signal")


def _writes_memory(instruction: AsmInstruction) -> bool:
    found = started(instruction)
    return found is not None and found[0] in WRITES_MEMORY


def _acquires(instructions: Sequence[AsmInstruction], first: int, *, is_split: bool) -> bool:
    """From an instruction on a cache is dropped behind a barrier, in front of all accesses of memory."""
    for at in range(first, len(instructions)):
        instruction = instructions[at]
        if is_split:
            is_split = instruction.mnemonic != "s_barrier_wait"
        elif _INVALIDATES.match(instruction.mnemonic):
            return True
        elif not is_silent(instruction):
            return False
    return False
