"""The shape of a kernel's workgroups, for those who number its waves: as it is stated, told, or taken on trust."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from ldsopt.analysis.flow.callees import CalleeKind, callees_of
from ldsopt.analysis.provenance.kernel_code import id_reads, kernel_code
from ldsopt.assumptions import UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.ir.attributes import contradicted, launch_bounds
from ldsopt.ir.module import Function, Module
from ldsopt.ir.refusal import refused
from ldsopt.target.workgroup_size import WORKGROUP_SIZE, workgroup_size

_STATE_IT = (
    f"say which: --assume {WORKGROUP_SIZE}=X,Y,Z; or state reqd_work_group_size, where the language has it"
)


class ToldShape(NamedTuple):
    """The shape of a kernel's workgroups.

    Attributes:
        sizes: work-items along x, y and z; ``None`` for one dimension of a size that is not known.
        assumption: the name of what that rests on; empty if the kernel states it.
    """

    sizes: tuple[int, int, int] | None
    assumption: str


def shape_of(
    module: Module, function: Function, assume: Sequence[str], no_assume: Sequence[str]
) -> ToldShape:
    """The shape of a kernel's workgroups; without one that is stated or told, ``unread-dimensions-are-one`` is assumed.

    Args:
        assume: the shape that workgroups are said to have.
        no_assume: names of the assumptions that the user refuses.

    Raises:
        InputError: nothing says the shape, and the kernel reads an id along y or z, or the assumption is refused; or
            what is said contradicts the kernel.
    """
    bounds = launch_bounds(module, function)
    if bounds.is_exact:
        return ToldShape(bounds.sizes, "")
    for name in assume:
        sizes = workgroup_size(name)
        if sizes is None or not bounds.least <= math.prod(sizes) <= bounds.flat:
            raise contradicted(module, function, bounds, name)
        return ToldShape(sizes, name)
    callees = callees_of(module)
    for call in id_reads(callees, kernel_code(module, function.name), "yz"):
        is_known = callees.of(call).kind is not CalleeKind.UNKNOWN
        raise refused(
            module,
            call.line,
            f"'{function.name}' has workgroups of more than one dimension and does not say which"
            if is_known
            else f"'{function.name}' calls code of which nothing is known, and which may read an id along y or z",
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
    return ToldShape(None, UNREAD_DIMENSIONS_ARE_ONE)
