"""Buffer instructions through a resource: ``raw`` and ``struct``, with the resource as pointer or as vector.

Operands as in LLVM's ``IntrinsicsAMDGPU.td``: [value,] resource, [index,] offset, scalar offset, cache policy.
"""

from __future__ import annotations

import numpy as np

from ldsopt.simt import atomics, resources
from ldsopt.simt.access import Plan
from ldsopt.simt.addresses import layout_of
from ldsopt.simt.frame import BufferOperation, Node, ResourceOperands, Unsupported, place_of
from ldsopt.simt.native.memory import GlobalOperation
from ldsopt.simt.opcodes.memory import plan_of
from ldsopt.simt.program import Registers
from ldsopt.simt.tables import Effect, intrinsic

_FORMS = ("raw.ptr", "raw", "struct.ptr", "struct")


def _names(operation: str) -> list[str]:
    return [f"llvm.amdgcn.{form}.buffer.{operation}" for form in _FORMS]


def _operands(node: Node, first: int) -> tuple[int, int | None, int, int]:
    """Slots of resource, index, offset and scalar offset."""
    if "struct" in node.callee:
        return node.src(first), node.src(first + 1), node.src(first + 2), node.src(first + 3)
    return node.src(first), None, node.src(first + 1), node.src(first + 2)


def _announce(node: Node, how: Plan, first: int, *, writes: bool) -> None:
    """Makes an access without an index known to compiled code; loads count in ``vmcnt``."""
    resource, index, offset, scalar = _operands(node, first)
    if index is None:
        placed = place_of(node.frame.module, node.instruction, node.line)
        site = node.site if placed.is_shared else None
        access = GlobalOperation(how, site, writes=writes, counts=0 if writes else 1)
        place = ResourceOperands(layout_of(node.frame.arch), resource, offset, scalar, 0)
        value = node.src(0) if writes else node.dst
        node.frame.operations[node.instruction.address] = BufferOperation(access, place, value)


@intrinsic("llvm.amdgcn.make.buffer.rsrc")
def _make(node: Node) -> Effect:
    d, slots = node.dst, [node.src(i) for i in range(4)]
    fat, layout = node.kind.space == 7, layout_of(node.frame.arch)

    def op(r: Registers) -> None:
        made = resources.make_resource(layout, *[r[s] for s in slots])
        r[d] = np.concatenate([made, np.zeros_like(made[..., :1])], axis=-1) if fat else made

    return op


@intrinsic(*_names("load"), *_names("load.format"), "llvm.amdgcn.s.buffer.load")
def _load(node: Node) -> Effect:
    if ".format" in node.callee or ".s.buffer." in node.callee:
        raise Unsupported(f"{node.callee}; add it to ldsopt/simt/intrinsics/buffers.py")
    d, how = node.dst, plan_of(node.kind, node.kind.scalar.store)
    resource, index, offset, scalar = _operands(node, 0)
    layout = layout_of(node.frame.arch)
    _announce(node, how, 0, writes=False)

    def op(r: Registers) -> None:
        number = None if index is None else r[index]
        place = resources.buffer_place(layout, r[resource], r[offset], r[scalar], how.size, index=number)
        r[d] = resources.load_buffer(r[0], how, place)
        r[0].queue.issued["vmcnt"] += 1

    return op


@intrinsic(*_names("store"))
def _store(node: Node) -> Effect:
    kind = node.kind_of(0)
    v, how = node.src(0), plan_of(kind, kind.scalar.store)
    resource, index, offset, scalar = _operands(node, 1)
    layout = layout_of(node.frame.arch)
    _announce(node, how, 1, writes=True)

    def op(r: Registers) -> None:
        number = None if index is None else r[index]
        place = resources.buffer_place(layout, r[resource], r[offset], r[scalar], how.size, index=number)
        resources.store_buffer(r[0], how, place, r[v])

    return op


_ATOMICS = {
    "swap": "xchg", "add": "add", "sub": "sub", "smin": "min", "umin": "umin", "smax": "max", "umax": "umax",
    "and": "and", "or": "or", "xor": "xor", "fadd": "fadd", "fmin": "fmin", "fmax": "fmax",
    "inc": "uinc_wrap", "dec": "udec_wrap", "cond.sub": "usub_cond", "csub": "usub_sat",
}  # fmt: skip


@intrinsic(*[name for operation in _ATOMICS for name in _names(f"atomic.{operation}")])
def _atomic(node: Node) -> Effect:
    words = node.callee.split(".atomic.")[1]
    name = "cond.sub" if words.startswith("cond.sub.") else words.split(".")[0]
    operation = atomics.OPERATIONS[_ATOMICS[name]]
    kind = node.kind
    d, v, how = node.dst, node.src(0), plan_of(kind, kind.store)
    resource, index, offset, scalar = _operands(node, 1)
    layout = layout_of(node.frame.arch)

    def op(r: Registers) -> None:
        wave = r[0]
        number = None if index is None else r[index]
        place = resources.buffer_place(layout, r[resource], r[offset], r[scalar], how.size, index=number)
        old = atomics.blank(wave, kind)
        atomics.run_lanes(
            wave, how, place.address, place.inside, change=atomics.Change(operation, r[v]), old=old
        )
        r[d] = old

    return op
