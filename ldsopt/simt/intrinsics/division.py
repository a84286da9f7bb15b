"""The intrinsics of a division in steps: see `ldsopt.simt.division`. Source: LLVM's IntrinsicsAMDGPU.td."""

from __future__ import annotations

from typing import Any

import numpy as np

from ldsopt.simt import division
from ldsopt.simt.intrinsics.table import Effect, intrinsic, lanewise, on_arrays
from ldsopt.simt.kinds import Array
from ldsopt.simt.node import Node
from ldsopt.simt.program import Registers


@intrinsic("llvm.amdgcn.div.scale")
def _scale(node: Node) -> Effect:
    """Operands: numerator, denominator, whether the numerator is what to scale."""
    d, above, below = node.dst, node.src(0), node.src(1)
    kind, flag = node.kind.elements
    takes_numerator = bool(node.immediate(2))

    def function(numerator: Array, denominator: Array) -> tuple[Any, Any]:
        return division.scale(
            numerator if takes_numerator else denominator,
            denominator,
            numerator,
            is_denominator=np.bool_(not takes_numerator),
            is_numerator=np.bool_(takes_numerator),
        )

    value = on_arrays(lambda x, y: function(x, y)[0], [kind, kind], kind)
    needs_undoing = on_arrays(lambda x, y: function(x, y)[1], [kind, kind], flag)

    def op(r: Registers) -> None:
        r[d] = (value(r[above], r[below]), needs_undoing(r[above], r[below]))

    return op


@intrinsic("llvm.amdgcn.div.fmas")
def _fuse(node: Node) -> Effect:
    return lanewise(node, division.fuse, 4)


@intrinsic("llvm.amdgcn.div.fixup")
def _fix_up(node: Node) -> Effect:
    return lanewise(node, division.fix_up, 3)
