"""Intrinsics that tell a lane where it is: ids, sizes, and the pointers that the launch passes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ldsopt.simt.intrinsics.table import Effect, intrinsic
from ldsopt.simt.kinds import Value
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.program import Registers, Wave


def _along(axis: int) -> Mapping[str, Callable[[Wave], Value]]:
    letter = "xyz"[axis]
    return {
        f"llvm.amdgcn.workitem.id.{letter}": lambda wave: wave.ids[axis],
        f"llvm.amdgcn.workgroup.id.{letter}": lambda wave: wave.group.id[axis],
        f"llvm.amdgcn.cluster.id.{letter}": lambda wave: wave.group.id[axis],
    }


def _pointer(name: str) -> Mapping[str, Callable[[Wave], Value]]:
    return {f"llvm.amdgcn.{name}.ptr": lambda wave: wave.launch.pointers[name.partition(".")[0]]}


_ANSWERS: Mapping[str, Callable[[Wave], Value]] = {
    **_along(0),
    **_along(1),
    **_along(2),
    "llvm.amdgcn.wave.id": lambda wave: wave.number,
    "llvm.amdgcn.wavefrontsize": lambda wave: wave.size,
    "llvm.amdgcn.groupstaticsize": lambda wave: wave.launch.static_lds,
    **_pointer("implicitarg"),
    **_pointer("dispatch"),
    **_pointer("kernarg.segment"),
}
"""The answer of a wave to each of these."""


@intrinsic(*_ANSWERS)
def _answer(node: Node) -> Effect:
    d, answer = node.dst, _ANSWERS[node.callee]

    def op(r: Registers) -> None:
        r[d] = answer(r[0])

    return op


@intrinsic("llvm.amdgcn.is.shared", "llvm.amdgcn.is.private")
def _is_aperture(node: Node) -> Effect:
    from ldsopt.simt.addresses import LDS_APERTURE, SCRATCH_APERTURE

    d, a = node.dst, node.src(0)
    aperture = (LDS_APERTURE if node.callee.endswith("shared") else SCRATCH_APERTURE) >> 32

    def op(r: Registers) -> None:
        r[d] = r[a] >> 32 == aperture

    return op


@intrinsic("llvm.amdgcn.dispatch.id", "llvm.amdgcn.queue.ptr")
def _unknown(node: Node) -> Effect:
    raise Unsupported(f"{node.callee}; add it to ldsopt/simt/intrinsics/workitems.py")
