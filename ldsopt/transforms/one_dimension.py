"""Whether a kernel that does not state the shape of its workgroups may be taken to have workgroups of one dimension."""

from __future__ import annotations

from collections.abc import Collection

from ldsopt.analysis.global_memory.promises import UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.module import Function, Module
from ldsopt.transforms.refusal import refused

_OTHER_IDS = ("llvm.amdgcn.workitem.id.y", "llvm.amdgcn.workitem.id.z")
_STATE_IT = "state reqd_work_group_size"


def require_one_dimension(module: Module, function: Function, no_assume: Collection[str]) -> None:
    """Refuses a kernel of which it is known, or may not be assumed, that its workgroups have more than one dimension.

    Who calls this makes the assumption ``unread-dimensions-are-one`` and names it. A kernel that reads work-item ids
    along y or z is not under it.

    Args:
        no_assume: names of the assumptions that the user refuses.

    Raises:
        InputError: the kernel reads an id along y or z, or the assumption is refused.
    """
    for instruction in function.instructions:
        if is_call(instruction) and callee_name(module, instruction) in _OTHER_IDS:
            raise refused(
                module,
                instruction.line,
                f"'{function.name}' has workgroups of more than one dimension and does not say which",
                _STATE_IT,
            )
    if UNREAD_DIMENSIONS_ARE_ONE in no_assume:
        raise refused(
            module,
            function.line,
            f"nothing says that workgroups of '{function.name}' have one dimension, and {UNREAD_DIMENSIONS_ARE_ONE} is "
            "not to be assumed",
            _STATE_IT,
        )
