"""Loads, stores, atomics, stack slots, fences.

Lanes whose atomic operations go to one place do so one after the other, in the order of their numbers. Semantics: LLVM
LangRef, ``atomicrmw`` and ``cmpxchg``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from ldsopt.graph import cycles
from ldsopt.ir.details import callee_name
from ldsopt.ir.edge_blocks import successors
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.synchronization import read_fence
from ldsopt.once import once
from ldsopt.simt import addresses, resources, spaces
from ldsopt.simt.access import MemoryRegion, Plan, UnsupportedAccess, gather, plan, scatter
from ldsopt.simt.addresses import GLOBAL_BASE, layout_of, words_of
from ldsopt.simt.floats import larger, larger_number, smaller, smaller_number
from ldsopt.simt.frame import (
    BufferOperation,
    Node,
    ResourceOperands,
    Unsupported,
    opcode,
    place_of,
)
from ldsopt.simt.global_memory import require_aligned
from ldsopt.simt.kinds import Array, RegisterKind, Value, lanes_of, round_bfloat, signed, type_prefix
from ldsopt.simt.native.lds import LdsOperation
from ldsopt.simt.native.memory import GlobalOperation
from ldsopt.simt.program import Op, Registers, Wave
from ldsopt.simt.shadow import LdsAccess
from ldsopt.simt.spaces import scratch_offsets, split

_ACTING = frozenset({"store", "atomicrmw", "cmpxchg", "invoke", "callbr", "ret", "unreachable"})
AtomicFunction = Callable[[Array, Array, RegisterKind], Array]


def _signed_choice(better: Callable[[Array, Array], Array]) -> AtomicFunction:
    return lambda old, new, kind: np.where(better(signed(old, kind.bits), signed(new, kind.bits)), old, new)


OPERATIONS: dict[str, AtomicFunction] = {
    "xchg": lambda _, new, __: new,
    "add": lambda old, new, kind: (old + new) & kind.mask,
    "sub": lambda old, new, kind: (old - new) & kind.mask,
    "and": lambda old, new, _: old & new,
    "nand": lambda old, new, kind: ~(old & new) & kind.mask,
    "or": lambda old, new, _: old | new,
    "xor": lambda old, new, _: old ^ new,
    "max": _signed_choice(np.greater),
    "min": _signed_choice(np.less),
    "umax": lambda old, new, _: np.maximum(old, new),
    "umin": lambda old, new, _: np.minimum(old, new),
    "fadd": lambda old, new, _: old + new,
    "fsub": lambda old, new, _: old - new,
    "fmax": lambda old, new, _: larger_number(old, new),
    "fmin": lambda old, new, _: smaller_number(old, new),
    "fmaximum": lambda old, new, _: larger(old, new),
    "fminimum": lambda old, new, _: smaller(old, new),
    "usub_cond": lambda old, new, _: np.where(old >= new, old - new, old).astype(old.dtype),
    "usub_sat": lambda old, new, _: np.where(old >= new, old - new, 0).astype(old.dtype),
    "uinc_wrap": lambda old, new, _: np.where(old >= new, 0, old + 1).astype(old.dtype),
    "udec_wrap": lambda old, new, _: np.where((old == 0) | (old > new), new, old - 1).astype(old.dtype),
}
"""Of the old values and the operand's, one a lane, the values that are stored."""


class Change(NamedTuple):
    """The value that an atomic operation stores, and when.

    Attributes:
        operation: gives the stored value from the old and the operand's value.
        value: the operand's value.
        expected: store only where this is found; `None` to store always.
    """

    operation: AtomicFunction
    value: Value
    expected: Value = None


def run(
    wave: Wave, space: int, plan: Plan, access: LdsAccess | None, address: Value, *, change: Change
) -> Array:
    """Executes it for the active lanes; the result is the value that each found there."""
    old = blank(wave, plan.kind)
    every = lanes_of(address, RegisterKind("", "int", dtype=np.dtype("u8")), wave.size)
    active = wave.everyone if wave.active is None else wave.active
    if space != addresses.FLAT:
        _run_in(wave, space, plan, access, every[active], lanes=active, change=change, old=old)
        return old
    for part, which in split(every[active]):
        local = every[active[which]]
        _run_in(wave, part, plan, access, local, lanes=active[which], change=change, old=old)
    return old


def _run_in(
    wave: Wave,
    space: int,
    plan: Plan,
    access: LdsAccess | None,
    address: Array,
    *,
    lanes: Array,
    change: Change,
    old: Array,
) -> None:
    """Executes it for lanes whose addresses are all in one address space."""
    if space == addresses.LDS:
        assert access is not None
        local = (address & np.asarray(0xFFFF_FFFF, address.dtype)).astype(np.uint32)
        inside = local.astype(np.int64) + plan.size <= wave.lds.size
        wave.lds.enter(plan, access, wave.queue, local, lanes)
        if inside.any():
            _apply(wave.lds.region, plan, local[inside], lanes[inside], change=change, old=old)
    elif space == addresses.SCRATCH:
        local = (address & np.asarray(0xFFFF_FFFF, address.dtype)).astype(np.uint32)
        offsets = scratch_offsets(wave, plan, local, lanes)
        _apply(wave.scratch, plan, offsets, lanes, change=change, old=old)
    else:
        place = address.astype(np.uint64)
        wave.memory.change(place, plan.size)
        require_aligned(place, plan.align, "atomic operation")
        _apply(wave.memory.region, plan, place - np.uint64(GLOBAL_BASE), lanes, change=change, old=old)


def blank(wave: Wave, kind: RegisterKind) -> Array:
    """An array of zeros, to be filled with the values that the lanes find."""
    return np.zeros((wave.size, kind.count) if kind.is_array else wave.size, kind.dtype)


def run_lanes(wave: Wave, plan: Plan, place: Array, inside: Array, *, change: Change, old: Array) -> None:
    """Executes it on global memory for the active lanes that are ``inside``; the values found go into ``old``."""
    place, inside = np.broadcast_to(place, wave.size), np.broadcast_to(inside, wave.size)
    lanes = np.flatnonzero(inside if wave.mask is None else inside & wave.mask)
    if not len(lanes):
        return
    if wave.turns is not None:
        wave.turns.touch(words_of(place[lanes], plan.size))
    _run_in(wave, addresses.GLOBAL, plan, None, place[lanes], lanes=lanes, change=change, old=old)


def _apply(
    region: MemoryRegion, plan: Plan, offsets: Array, lanes: Array, *, change: Change, old: Array
) -> None:
    """Applies the operation: lane after lane where they share a place, all at once where they do not."""
    kind = plan.kind
    values = lanes_of(change.value, kind, len(old))
    expected = None if change.expected is None else lanes_of(change.expected, kind, len(old))
    for turn in _turns(offsets):
        where, which = offsets[turn], lanes[turn]
        found = gather(region, plan, where)
        old[which] = found
        result = change.operation(found, values[which], kind)
        if kind.is_bfloat:
            result = round_bfloat(result)
        if expected is not None:
            keep = found == expected[which]
            where, result = where[keep], result[keep]
        if len(where):
            scatter(region, plan, where, result)


def _turns(offsets: Array) -> list[Array | slice]:
    """The positions that come first at their place, second, and so on; a lane never overtakes one before it."""
    order = np.argsort(offsets, kind="stable")
    ordered = offsets[order]
    first = np.flatnonzero(np.concatenate(([True], ordered[1:] != ordered[:-1])))
    if len(first) == len(offsets):
        return [slice(None)]
    rank = np.arange(len(offsets)) - np.repeat(first, np.diff(np.append(first, len(offsets))))
    return [np.sort(order[rank == turn]) for turn in range(int(rank.max()) + 1)]


def same(old: Array, expected: Value, kind: RegisterKind) -> Array:
    """Marks the lanes whose compare-and-exchange found the expected value."""
    return np.asarray(old == lanes_of(expected, kind, len(old)))


def plan_of(kind: RegisterKind, align: int) -> Plan:
    """The access plan of a type.

    Raises:
        Unsupported: it has none.
    """
    try:
        return plan(kind, align)
    except UnsupportedAccess as problem:
        raise Unsupported(f"{problem}; add it to ldsopt/simt/access.py") from None


def memory_space(kind: RegisterKind) -> int:
    """The address space of a pointer operand.

    Raises:
        Unsupported: nothing is known to lie there.
    """
    if kind.form == "vector" or (kind.space not in spaces.LOADERS and kind.space != addresses.FAT_BUFFER):
        raise Unsupported(f"an access through {kind.text}; add it to ldsopt/simt/spaces.py")
    return kind.space


def _fields(kind: RegisterKind, offset: int = 0) -> list[tuple[RegisterKind, int]]:
    """The parts that a struct or array is loaded in, with their byte offsets."""
    if kind.form != "tuple":
        return [(kind, offset)]
    return [
        part
        for e, at in zip(kind.elements, kind.offsets, strict=True)
        for part in _fields(e, offset + at)
    ]  # fmt: skip


def _rebuild(kind: RegisterKind, parts: list[Value]) -> Value:
    if kind.form != "tuple":
        return parts.pop(0)
    return tuple(_rebuild(e, parts) for e in kind.elements)


def _flatten(kind: RegisterKind, value: Value) -> list[Value]:
    if kind.form != "tuple":
        return [value]
    return [part for e, v in zip(kind.elements, value, strict=True) for part in _flatten(e, v)]


def _offset(address: Value, offset: int) -> Value:
    return address + offset if offset else address


def _counts(node: Node, space: int, size: int, *, is_store: bool) -> int:
    """Operations that an access counts in vmcnt: one for each 16 bytes; stores have their own counter from gfx10 on."""
    if space == addresses.LDS or (is_store and node.frame.arch.has_vector_store_counter):
        return 0
    return -(-size // 16)


@opcode("load")
def _load(node: Node) -> Op:
    d, p, kind = node.dst, node.src(0), node.kind
    space = memory_space(node.kind_of(0))
    if space == addresses.FAT_BUFFER:
        return _load_fat(node)
    if kind.form == "tuple":
        return _load_fields(node, space)
    how = plan_of(kind, node.align)
    access = None
    if space in (addresses.LDS, addresses.FLAT):
        access = node.lds_access(how.size, node.align, reads=True, writes=False)
        _as_atomic(node, access)
    counts = _counts(node, space, how.size, is_store=False)
    if access is not None and space == addresses.LDS:
        return _load_lds(node, how, access)
    if space in (addresses.GLOBAL, addresses.CONSTANT):
        _announce(node, how, counts, writes=False)

    def op(r: Registers) -> None:
        wave = r[0]
        r[d] = spaces.load(wave, space, how, access, r[p])
        wave.queue.issued["vmcnt"] += counts

    return op


def _as_atomic(node: Node, access: LdsAccess) -> None:
    """Marks the access of an atomic load or store, or of a volatile one by which waves communicate.

    Rule. In LLVM's LangRef volatile accesses order nothing. The AMDGPU backend executes them in order and past caches
    (``SIMemoryLegalizer``, ``enableVolatileAndOrNonTemporal``), and an aligned one of up to 64 bits at once: like
    relaxed atomics, and kernels rely on it for flags. So where some loop of the module waits for a volatile load,
    volatile accesses race with plain ones alone. Where none does, they are no flags, and race like others.
    """
    module, size = node.frame.module, access.size
    is_flag = " volatile " in node.line and size <= min(8, node.align) and waits_for(module, " volatile ")
    access.atomic = access.hands_over = is_flag or place_of(module, node.instruction, node.line).is_atomic


@once
def waits_for(module: Module, words: str) -> bool:
    """True if a loop without other effects has a load from one and the same place, with these words in its text."""
    return any(_has_waiting_loop(module, function, words) for function in module.functions())


def _has_waiting_loop(module: Module, function: Function, words: str) -> bool:
    is_meant = {
        one.address: words in module.lines[one.line] for one in function.instructions if one.opcode == "load"
    }
    if not any(is_meant.values()):
        return False
    for loop in _quiet_loops(module, function):
        inside = [one for number in loop for one in function.inside(number)]
        made = {one.address for one in inside}
        if any(is_meant.get(one.address, False) and one.operands[0] not in made for one in inside):
            return True
    return False


def steady_blocks(module: Module, function: Function) -> frozenset[int]:
    """The blocks of loops that do the same again and again as long as memory stays as it is.

    Rule: such a loop has no effect, and no ``phi``: each value in it comes from its loads and from outside.
    """
    return frozenset(
        number
        for loop in _quiet_loops(module, function)
        for number in loop
        if not any(one.opcode == "phi" for other in loop for one in function.inside(other))
    )


def _quiet_loops(module: Module, function: Function) -> Iterator[Sequence[int]]:
    """Yields the loops without effects, as blocks."""
    quiet = [all(_is_quiet(module, one) for one in function.inside(n)) for n in range(len(function.blocks))]
    following = [
        [other for other in others if quiet[number] and quiet[other]]
        for number, others in enumerate(successors(function))
    ]
    yield from cycles(following.__getitem__, range(len(quiet)))


def _is_quiet(module: Module, instruction: Instruction) -> bool:
    """True if an instruction has no effect but a wait."""
    if instruction.opcode == "call":
        return callee_name(module, instruction).startswith(("llvm.amdgcn.s.sleep", "llvm.amdgcn.s.wait"))
    return instruction.opcode not in _ACTING


def _announce(node: Node, how: Plan, counts: int, *, writes: bool) -> None:
    """Describes an access of global memory, unless it is atomic, to native functions."""
    placed = place_of(node.frame.module, node.instruction, node.line)
    if not placed.is_atomic:
        site = node.site if placed.is_shared else None
        operation = GlobalOperation(how, site, writes, counts)
        node.frame.operations[node.instruction.address] = operation


def _load_lds(node: Node, how: Plan, access: LdsAccess) -> Op:
    d, p, operation = node.dst, node.src(0), LdsOperation(access, how)
    node.frame.operations[node.instruction.address] = operation

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        address = r[p]
        if wave.native is not None:
            found = wave.native.load(operation, address, wave.mask)
            if found is not None:
                r[d] = found
                return
        r[d] = spaces.load(wave, addresses.LDS, how, access, address)

    return op


def _store_lds(node: Node, how: Plan, access: LdsAccess) -> Op:
    v, p, operation = node.src(0), node.src(1), LdsOperation(access, how)
    node.frame.operations[node.instruction.address] = operation

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        address = r[p]
        if (
            wave.native is None
            or address.__class__ is int
            or not wave.native.store(operation, address, r[v], wave.mask)
        ):
            spaces.store(wave, addresses.LDS, how, access, address, value=r[v])

    return op


def _load_fields(node: Node, space: int) -> Op:
    d, p, kind = node.dst, node.src(0), node.kind
    parts = [(plan_of(k, node.align | at), at) for k, at in _fields(kind)]
    access = None
    if parts and space in (addresses.LDS, addresses.FLAT):
        access = node.lds_access(min(h.size for h, _ in parts), 1, reads=True, writes=False)

    def op(r: Registers) -> None:
        r[d] = _rebuild(kind, [spaces.load(r[0], space, how, access, _offset(r[p], at)) for how, at in parts])

    return op


def _through_fat_pointer(node: Node, kind: RegisterKind) -> list[tuple[Plan, int]]:
    """The plans of the parts of a value, each of which is checked against the range by itself, with their offsets."""
    return [(plan_of(part, min(node.align, part.align)), at) for part, at in _fields(kind)]


def _announce_fat(
    node: Node, parts: list[tuple[Plan, int]], pointer: int, value: int, *, writes: bool
) -> None:
    """Describes an access of one part to compiled code; loads count in ``vmcnt``."""
    placed = place_of(node.frame.module, node.instruction, node.line)
    if len(parts) == 1 and not placed.is_atomic:
        site = node.site if placed.is_shared else None
        access = GlobalOperation(parts[0][0], site, writes=writes, counts=0 if writes else 1)
        resource = node.frame.slot(node.frame.resource_of(node.instruction.operands[-1]))
        place = ResourceOperands(layout_of(node.frame.arch), resource, pointer, 0, 0)
        node.frame.operations[node.instruction.address] = BufferOperation(access, place, value)


def _load_fat(node: Node) -> Op:
    d, p, kind, layout = node.dst, node.src(0), node.kind, layout_of(node.frame.arch)
    parts = _through_fat_pointer(node, kind)
    _announce_fat(node, parts, p, d, writes=False)

    def op(r: Registers) -> None:
        pointer, found = r[p], []
        for how, at in parts:
            offset = pointer[..., 4] + np.uint32(at)
            place = resources.buffer_place(layout, pointer, offset, 0, how.size)
            found.append(resources.load_buffer(r[0], how, place))
            r[0].queue.issued["vmcnt"] += 1
        r[d] = _rebuild(kind, found)

    return op


def _store_fat(node: Node) -> Op:
    v, p, kind, layout = node.src(0), node.src(1), node.kind_of(0), layout_of(node.frame.arch)
    parts = _through_fat_pointer(node, kind)
    _announce_fat(node, parts, p, v, writes=True)

    def op(r: Registers) -> None:
        pointer = r[p]
        for (how, at), part in zip(parts, _flatten(kind, r[v]), strict=True):
            offset = pointer[..., 4] + np.uint32(at)
            place = resources.buffer_place(layout, pointer, offset, 0, how.size)
            resources.store_buffer(r[0], how, place, part)

    return op


@opcode("store")
def _store(node: Node) -> Op:
    v, p, kind = node.src(0), node.src(1), node.kind_of(0)
    space = memory_space(node.kind_of(1))
    if space == addresses.CONSTANT:
        raise Unsupported("a store to constant memory")
    if space == addresses.FAT_BUFFER:
        return _store_fat(node)
    if kind.form == "tuple":
        return _store_fields(node, space)
    how = plan_of(kind, node.align)
    access = None
    if space in (addresses.LDS, addresses.FLAT):
        access = node.lds_access(how.size, node.align, reads=False, writes=True)
        _as_atomic(node, access)
    counts = _counts(node, space, how.size, is_store=True)
    if access is not None and space == addresses.LDS:
        return _store_lds(node, how, access)
    if space == addresses.GLOBAL:
        _announce(node, how, counts, writes=True)

    def op(r: Registers) -> None:
        wave = r[0]
        spaces.store(wave, space, how, access, r[p], value=r[v])
        wave.queue.issued["vmcnt"] += counts

    return op


def _store_fields(node: Node, space: int) -> Op:
    v, p, kind = node.src(0), node.src(1), node.kind_of(0)
    parts = [(plan_of(k, node.align | at), at) for k, at in _fields(kind)]
    access = None
    if parts and space in (addresses.LDS, addresses.FLAT):
        access = node.lds_access(min(h.size for h, _ in parts), 1, reads=False, writes=True)

    def op(r: Registers) -> None:
        for (how, at), part in zip(parts, _flatten(kind, r[v]), strict=True):
            spaces.store(r[0], space, how, access, _offset(r[p], at), value=part)

    return op


@opcode("alloca")
def _alloca(node: Node) -> Op:
    body = node.details.body
    text = body.split(", ")[0] if body[0] not in "[<{" else type_prefix(body)
    if node.constant(0) != 1:
        raise Unsupported("an alloca of a variable number of elements")
    frame = node.frame
    offset = frame.allocate_scratch(frame.kinds(text).store, max(4, node.align))
    d = node.dst

    def op(r: Registers) -> None:
        # The frame was taken at the function's entry, its end is the wave's top of scratch.
        r[d] = r[0].scratch_top - frame.scratch_bytes + offset

    return op


@opcode("atomicrmw")
def _atomicrmw(node: Node) -> Op:
    words = node.details.body.split()
    name = words[1] if words[0] == "volatile" else words[0]
    if "atomicrmw volatile" in node.line:
        name = node.line.split("atomicrmw volatile ")[1].split()[0]
    operation = OPERATIONS.get(name)
    if operation is None:
        raise Unsupported(f"atomicrmw {name}; add it to ldsopt/simt/opcodes/memory.py")
    return atomic(node, node.kind, node.src(1), operation)


def atomic(
    node: Node,
    kind: RegisterKind,
    source: int,
    operation: Callable[[Value, Value, RegisterKind], Value],
    compare: int | None = None,
) -> Op:
    """The closure of an atomic operation; with ``compare``, a slot, it stores only where that value is found."""
    pointer, space = node.src(0), memory_space(node.kind_of(0))
    if kind.form == "vector" and compare is None and kind.scalar.form != "float":
        raise Unsupported(f"an atomic operation on {kind.text}; add it to ldsopt/simt/opcodes/memory.py")
    how = plan_of(kind, max(node.align, kind.store))
    access = None
    if space in (addresses.LDS, addresses.FLAT):
        access = node.lds_access(how.size, how.size, reads=True, writes=True, atomic=True)
        # A relaxed one whose result nobody looks at counts, and says nothing of other memory.
        is_used = any(node.instruction.address in one.operands for one in node.frame.function.instructions)
        access.hands_over = is_used or " monotonic" not in node.line
    d, layout = node.dst, layout_of(node.frame.arch)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        expected = None if compare is None else r[compare]
        change = Change(operation, r[source], expected)
        if space == addresses.FAT_BUFFER:
            place = resources.buffer_place(layout, r[pointer], r[pointer][..., 4], 0, how.size)
            old = blank(wave, kind)
            run_lanes(wave, how, place.address, place.inside, change=change, old=old)
        else:
            old = run(wave, space, how, access, r[pointer], change=change)
        if compare is None:
            r[d] = old
        else:
            r[d] = (old, same(old, expected, kind))

    return op


@opcode("cmpxchg")
def _cmpxchg(node: Node) -> Op:
    return atomic(node, node.kind_of(1), node.src(2), lambda _, new, __: new, node.src(1))


@opcode("fence")
def _fence(node: Node) -> Op:
    """A fence: some releases wait for the wave's copies, and a fence of global memory orders it.

    Releases of LDS in a workgroup wait, and so do those of global loads in a wider scope.
    """
    fence = read_fence(node.frame.module, node.instruction.line)
    waits = fence is not None and fence.releases and (fence.orders_lds or fence.waits_for_global_loads)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        if waits:
            wave.queue.wait_unmarked()
        if wave.order is not None and fence is not None:
            wave.order.fence(wave.number, fence)
        if wave.lds.order is not None and fence is not None:
            wave.lds.order.fence(wave.number, fence)

    return op
