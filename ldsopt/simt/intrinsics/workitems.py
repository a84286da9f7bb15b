"""Intrinsics that tell a lane where it is: ids, sizes, and the pointers that the launch passes."""

from __future__ import annotations

from ldsopt.simt.intrinsics.table import Effect, intrinsic
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.program import Registers

_AXES = {"x": 0, "y": 1, "z": 2}


@intrinsic("llvm.amdgcn.workitem.id.x", "llvm.amdgcn.workitem.id.y", "llvm.amdgcn.workitem.id.z")
def _workitem(node: Node) -> Effect:
    d, axis = node.dst, _AXES[node.callee[-1]]

    def op(r: Registers) -> None:
        r[d] = r[0].ids[axis]

    return op


@intrinsic(
    "llvm.amdgcn.workgroup.id.x", "llvm.amdgcn.workgroup.id.y", "llvm.amdgcn.workgroup.id.z",
    "llvm.amdgcn.cluster.id.x", "llvm.amdgcn.cluster.id.y", "llvm.amdgcn.cluster.id.z",
)  # fmt: skip
def _workgroup(node: Node) -> Effect:
    d, axis = node.dst, _AXES[node.callee[-1]]

    def op(r: Registers) -> None:
        r[d] = r[0].group.id[axis]

    return op


@intrinsic("llvm.amdgcn.wave.id")
def _wave_id(node: Node) -> Effect:
    d = node.dst

    def op(r: Registers) -> None:
        r[d] = r[0].number

    return op


@intrinsic("llvm.amdgcn.wavefrontsize")
def _wavefrontsize(node: Node) -> Effect:
    d = node.dst

    def op(r: Registers) -> None:
        r[d] = r[0].size

    return op


@intrinsic("llvm.amdgcn.groupstaticsize")
def _groupstaticsize(node: Node) -> Effect:
    d = node.dst

    def op(r: Registers) -> None:
        r[d] = r[0].launch.static_lds

    return op


@intrinsic("llvm.amdgcn.implicitarg.ptr", "llvm.amdgcn.dispatch.ptr", "llvm.amdgcn.kernarg.segment.ptr")
def _launch_pointer(node: Node) -> Effect:
    d, name = node.dst, node.callee.split(".")[2]

    def op(r: Registers) -> None:
        r[d] = r[0].launch.pointers[name]

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
