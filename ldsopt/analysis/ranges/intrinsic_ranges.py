"""The results that intrinsics may give, from their operands and the launch bounds.

Functions of integers are rows of `ldsopt.analysis.integers.operations`.

Sources: LLVM's IntrinsicsAMDGPU.td and LangRef; AMDGPUUsage for work-item ids.
"""

from __future__ import annotations

from collections.abc import Sequence

from ldsopt.analysis import integers
from ldsopt.analysis.integers.operations import integer_intrinsic
from ldsopt.analysis.ranges.values import UNKNOWN, AbstractValue, join, plain
from ldsopt.ir.attributes import LaunchBounds
from ldsopt.target.intrinsics import FIRST_LANE

ANY_LANE = "llvm.amdgcn.readlane."
_UPDATE_DPP = "llvm.amdgcn.update.dpp."
_PASSING = (FIRST_LANE, ANY_LANE, "llvm.amdgcn.wwm.", "llvm.amdgcn.strict.wwm.")
"""The result is what the first operand is in some lane."""

_EITHER = (_UPDATE_DPP, "llvm.amdgcn.writelane.")
"""The result is one of two operands, of some lane: `_either`."""

READING_LANES = (FIRST_LANE, ANY_LANE, _UPDATE_DPP)
"""They read registers of other lanes."""

CROSS_LANE = (*_PASSING, *_EITHER)
"""The result depends on values of other work-items than its own."""

WORK_ITEM_ID = "llvm.amdgcn.workitem.id."

_WAVE_ID = "llvm.amdgcn.wave.id"
"""The wave's number in its workgroup."""
_FEWEST_LANES = 32

_DIMENSIONS = {"x": 0, "y": 1, "z": 2}


def result(
    name: str, operands: Sequence[AbstractValue], width: int, bounds: LaunchBounds
) -> AbstractValue | None:
    """The result of a call.

    Args:
        name: of the intrinsic.
        operands: its arguments.
        width: of the result, bits.
        bounds: of the launch.

    Returns:
        ``None`` for an intrinsic that is not known here.
    """
    if name.startswith(_PASSING):
        return operands[0]
    if name.startswith(_EITHER):
        return _either(name, operands)
    if name.startswith(WORK_ITEM_ID):
        largest = bounds.sizes[_DIMENSIONS[name[-1]]]
        return plain(integers.interval(width, 0, max(0, largest - 1)))
    if name == _WAVE_ID:
        return plain(integers.interval(width, 0, max(0, (bounds.flat - 1) // _FEWEST_LANES)))
    if not all(operand.is_plain for operand in operands):
        return None
    if name.startswith("llvm.amdgcn.mbcnt."):
        # Counts lanes of one half of a 64-lane wave below this one; only the last lane's lower half is full.
        most = 32 if name.endswith("lo") else 31
        return plain(integers.add(operands[1].plain(width), integers.interval(width, 0, most)))
    if any(operand.offsets == () for operand in operands):
        return None
    operation = integer_intrinsic(name)
    if operation is None:
        return None
    return plain(operation.ranges(width, [operand.plain(width) for operand in operands]))


def operand_read(name: str) -> int:
    """The number of the operand that one of `READING_LANES` reads in another lane."""
    return 1 if name.startswith(_UPDATE_DPP) else 0


def _either(name: str, operands: Sequence[AbstractValue]) -> AbstractValue:
    """``writelane value, lane, old``; ``update.dpp old, source, ctrl, row_mask, bank_mask, bound_ctrl``."""
    if name.startswith("llvm.amdgcn.writelane."):
        return join(operands[0], operands[2])
    both = join(operands[0], operands[1])
    if operands[5].plain(1).value == 0 or not both.offsets:
        return both
    if not both.is_plain:
        return UNKNOWN  # bound_ctrl: 0 where the source lane is invalid, an address under no base
    return join(both, plain(integers.constant(both.offsets[0][1].width, 0)))
