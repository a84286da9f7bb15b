"""Vectors, structs, selection, and steps over memory. Semantics: LLVM LangRef.

If a function only puts a struct or an array together and takes it apart, only its elements are in registers. Compilers
that vectorize carry the sums of a loop in one value::

    %acc = phi [2 x <4 x float>] [ zeroinitializer, %entry ], [ %b, %loop ]
    %x = extractvalue [2 x <4 x float>] %acc, 0
    %y = extractvalue [2 x <4 x float>] %acc, 1
    %a = insertvalue [2 x <4 x float>] poison, <4 x float> %u, 0
    %b = insertvalue [2 x <4 x float>] %a, <4 x float> %v, 1

Here ``%acc`` is two registers of its own, ``%a`` and ``%b`` are names of ``%u``, ``%v`` and a constant, and take
no registers.

Rule: a struct or an array made by ``phi``, ``insertvalue`` or ``extractvalue`` is taken apart if all of its operands
that are structs or arrays are taken apart or constant, and if all its users are such
instructions: ``extractvalue`` of elements, or others that are taken apart themselves.

A name holds what its register holds: between the definition of ``%b`` and a use of it no path leads through that of
``%v`` without passing ``%b`` again, since ``%v`` dominates ``%b`` and ``%b`` its use. So no later ``%v`` is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ldsopt.graph import needed_first
from ldsopt.ir.details import element_type, shuffle_mask
from ldsopt.ir.module import Instruction
from ldsopt.ir.syntax import split_arguments
from ldsopt.simt.addresses import FAT_BUFFER
from ldsopt.simt.frame import Effect, Frame, Node, Parts, Unsupported, apply, intrinsic, opcode
from ldsopt.simt.kinds import Array, RegisterKind, Value, signed, uniform
from ldsopt.simt.program import Op, Registers

MOST_ELEMENTS = 1024
"""Elements up to which a value is taken apart."""

_OPCODES = ("phi", "insertvalue", "extractvalue")


def take_apart(frame: Frame) -> None:
    """Gives the elements of a function's structs and arrays their registers, as far as the rule goes.

    Args:
        frame: the function's frame; `Frame.parts` and `Frame.taken` are filled.
    """
    found = _taken_apart(frame)
    try:
        _give_registers(frame, found)
    except Unsupported:  # a constant that cannot be read is reported where it is used
        frame.parts.clear()
        frame.taken.clear()


def _give_registers(frame: Frame, found: dict[int, Instruction]) -> None:
    for instruction in found.values():
        if instruction.opcode == "phi":
            frame.parts[instruction.address] = _new_parts(frame, frame.kind_of(instruction.address))
    for instruction in found.values():
        _name(frame, instruction, found)
    for operand in [operand for instruction in found.values() for operand in instruction.operands]:
        parts_of(frame, operand)  # the constants
    for instruction in frame.function.instructions:
        if found and instruction.opcode == "extractvalue" and instruction.operands[0] in found:
            part = _inside(frame.parts[instruction.operands[0]], path_of(Node(frame, instruction), 1))
            if isinstance(part, int):
                frame.taken[instruction.address] = part


def path_of(node: Node, operands: int) -> tuple[int, ...]:
    """The constant indices behind the operands of ``extractvalue`` and ``insertvalue``."""
    body = node.details.body.split(", !")[0]
    spans, _ = split_arguments(body, 0)
    return tuple(int(body[a:b]) for a, b in spans[operands:])


def registers_of(frame: Frame, operand: int) -> list[int]:
    """The registers of an operand: its own, or those of its elements, in their order."""
    return list(_flat(parts_of(frame, operand) if operand in frame.parts else frame.slot(operand)))


def elements_of(kind: RegisterKind) -> list[RegisterKind]:
    """The types of the elements of a struct or array, and of those in it; of any other type itself."""
    if kind.form != "tuple":
        return [kind]
    return [inner for element in kind.elements for inner in elements_of(element)]


def _flat(parts: Parts) -> Iterator[int]:
    if isinstance(parts, int):
        yield parts
    else:
        for part in parts:
            yield from _flat(part)


def _taken_apart(frame: Frame) -> dict[int, Instruction]:
    instructions = frame.function.instructions
    found = {
        i.address: i for i in instructions if i.opcode in _OPCODES and _is_small(frame.kind_of(i.address))
    }
    if not found:
        return found
    users = {address: frame.function.users.get(address, ()) for address in found}
    defined = {*frame.function.columns.addresses, *frame.function.arguments}
    work = list(found)
    while work:
        address = work.pop()
        own = found.get(address)
        if own is None or _may_be(frame, own, found, users[address], defined):
            continue
        del found[address]
        work += [user.address for user in users[address]]
        work += [operand for operand in own.operands if operand in found]
    return found


def _may_be(
    frame: Frame,
    own: Instruction,
    found: dict[int, Instruction],
    users: Sequence[Instruction],
    defined: set[int],
) -> bool:
    made_of = [o for o in own.operands if o in defined and frame.kind_of(o).form == "tuple"]
    return all(operand in found for operand in made_of) and all(
        user.address in found
        or (user.opcode == "extractvalue" and frame.kind_of(user.address).form != "tuple")
        for user in users
    )


def _is_small(kind: RegisterKind) -> bool:
    return kind.form == "tuple" and 0 < len(elements_of(kind)) <= MOST_ELEMENTS


def _new_parts(frame: Frame, kind: RegisterKind) -> Parts:
    if kind.form != "tuple":
        return frame.new_register(kind)
    return tuple(_new_parts(frame, element) for element in kind.elements)


def _constant_parts(frame: Frame, kind: RegisterKind, value: Any) -> Parts:
    if kind.form != "tuple":
        return frame.new_constant(kind, value)
    return tuple(
        _constant_parts(frame, element, part) for element, part in zip(kind.elements, value, strict=True)
    )


def _name(frame: Frame, instruction: Instruction, found: dict[int, Instruction]) -> None:
    """Finds the registers of a value's elements, and of its operands; chains of insertions may be long."""

    def needs(address: int) -> list[int]:
        return [operand for operand in found[address].operands if operand in found]

    for address in needed_first(instruction.address, needs, frame.parts):
        own = found[address]
        parts = [parts_of(frame, operand) for operand in own.operands]
        path = path_of(Node(frame, own), len(parts))
        if own.opcode == "extractvalue":
            frame.parts[own.address] = _inside(parts[0], path)
        else:
            frame.parts[own.address] = _with(parts[0], path, parts[1])


def parts_of(frame: Frame, operand: int) -> Parts:
    """The registers of an operand's elements: of a value that is taken apart, a constant, or one element."""
    known = frame.parts.get(operand)
    kind = frame.kind_of(operand)
    if known is not None or kind.form != "tuple":
        return frame.slot(operand) if known is None else known
    value = frame.template[frame.slot(operand)]
    known = frame.parts[operand] = _constant_parts(frame, kind, value)
    return known


def _inside(parts: Parts, path: tuple[int, ...]) -> Parts:
    for number in path:
        assert isinstance(parts, tuple)
        parts = parts[number]
    return parts


def _with(parts: Parts, path: tuple[int, ...], new: Parts) -> Parts:
    if not path:
        return new
    assert isinstance(parts, tuple)
    return (*parts[: path[0]], _with(parts[path[0]], path[1:], new), *parts[path[0] + 1 :])


@opcode("extractelement")
def _extractelement(node: Node) -> Op:
    d, a, b = node.dst, node.src(0), node.src(1)
    kind, fixed = node.kind, node.constant(1)
    if fixed is not None:
        number = min(int(fixed), node.kind_of(0).count - 1)

        def constant(r: Registers) -> None:
            v = r[a]
            r[d] = v[:, number] if v.ndim == 2 else uniform(v[number], kind)

        return constant

    def variable(r: Registers) -> None:
        v, i = r[a], r[b]
        if i.__class__ is int:
            i = min(i, v.shape[-1] - 1)
            r[d] = v[:, i] if v.ndim == 2 else uniform(v[i], kind)
        else:
            at = np.minimum(i, v.shape[-1] - 1).astype(np.intp)
            r[d] = v[np.arange(len(i)), at] if v.ndim == 2 else v[at]

    return variable


@opcode("insertelement")
def _insertelement(node: Node) -> Op:
    d, a, b, c = node.dst, node.src(0), node.src(1), node.src(2)
    count = node.kind.count

    def op(r: Registers) -> None:
        v, x, i = r[a], r[b], r[c]
        lanes = next((len(y) for y in (x, i) if isinstance(y, np.ndarray)), 0)
        if lanes and v.ndim == 1:
            out = np.empty((lanes, count), v.dtype)
            out[:] = v
        else:
            out = v.copy()
        if i.__class__ is int:
            if i < count:
                out[..., i] = x
        else:
            out[np.arange(lanes), np.minimum(i, count - 1).astype(np.intp)] = x
        r[d] = out

    return op


def shuffle_sources(node: Node) -> list[int]:
    """The elements that a shuffle takes, those of its second operand behind those of the first.

    An open element is the next of a run, else the first one of the only operand that is used.
    """
    size, mask = node.kind_of(0).count, shuffle_mask(node.line)
    known = [m for m in mask if m >= 0]
    if not known:
        return [min(i, size - 1) if len(mask) <= size else 0 for i in range(len(mask))]
    if all(m < size for m in known) or all(m >= size for m in known):
        offset = 0 if known[0] < size else size
        first = known[0] - mask.index(known[0]) - offset
        if 0 <= first <= size - len(mask) and all(
            m < 0 or m - offset == first + i for i, m in enumerate(mask)
        ):
            return [offset + first + i for i in range(len(mask))]
        return [max(m, offset) for m in mask]
    return [max(m, 0) for m in mask]


@opcode("shufflevector")
def _shufflevector(node: Node) -> Op:
    d, a, b = node.dst, node.src(0), node.src(1)
    size, chosen = node.kind_of(0).count, shuffle_sources(node)
    if max(chosen) < size or min(chosen) >= size:
        source, first = (a, chosen[0]) if chosen[0] < size else (b, chosen[0] - size)
        if chosen == [*range(chosen[0], chosen[0] + len(chosen))]:
            part = slice(first, first + len(chosen))

            def sliced(r: Registers) -> None:
                r[d] = r[source][..., part]

            return sliced
        of_one = np.array(chosen, np.intp) % size

        def one(r: Registers) -> None:
            r[d] = r[source].take(of_one, -1)

        return one
    both = np.array(chosen, np.intp)
    from_second = both >= size
    from_first = np.where(from_second, 0, both)
    second = np.where(from_second, both - size, 0)

    def two(r: Registers) -> None:
        x, y = r[a], r[b]
        if x.ndim == y.ndim:
            r[d] = np.concatenate((x, y), -1).take(both, -1)
        else:
            r[d] = np.where(from_second, y.take(second, -1), x.take(from_first, -1))

    return two


@opcode("extractvalue")
def _extractvalue(node: Node) -> Op:
    d, taken = node.dst, node.frame.taken.get(node.instruction.address)
    if taken is not None:

        def copy(r: Registers) -> None:
            r[d] = r[taken]

        return copy
    a, path = node.src(0), path_of(node, 1)

    def op(r: Registers) -> None:
        value = r[a]
        for number in path:
            value = value[number]
        r[d] = value

    return op


@opcode("insertvalue")
def _insertvalue(node: Node) -> Op:
    d, a, b, path = node.dst, node.src(0), node.src(1), path_of(node, 2)

    def put(value: tuple[Value, ...], rest: tuple[int, ...], new: Value) -> tuple[Value, ...]:
        inner = new if len(rest) == 1 else put(value[rest[0]], rest[1:], new)
        return (*value[: rest[0]], inner, *value[rest[0] + 1 :])

    def op(r: Registers) -> None:
        r[d] = put(r[a], path, r[b])

    return op


def choose(condition: Value, x: Value, y: Value, kind: RegisterKind, *, by_lane: bool) -> Value:
    """``select``: ``by_lane`` if the condition is a scalar i1."""
    if not isinstance(condition, np.ndarray):
        return x if condition else y
    if kind.form == "tuple":
        return tuple(
            choose(condition, p, q, k, by_lane=by_lane) for p, q, k in zip(x, y, kind.elements, strict=True)
        )
    if kind.is_array and by_lane:
        condition = condition[:, None]
    return np.where(condition, np.asarray(x, kind.dtype), np.asarray(y, kind.dtype))


@opcode("select")
def _select(node: Node) -> Op:
    d, c, a, b = node.dst, node.src(0), node.src(1), node.src(2)
    kind, by_lane = node.kind, node.kind_of(0).form == "int"

    def op(r: Registers) -> None:
        r[d] = choose(r[c], r[a], r[b], kind, by_lane=by_lane)

    return op


def _index(value: Value, source: RegisterKind, bits: int, dtype: np.dtype[np.generic]) -> Value:
    """A GEP index as an offset of the pointer's width: sign-extended or cut."""
    if not isinstance(value, np.ndarray):
        return signed(value, source.bits) & ((1 << bits) - 1)
    if source.bits == bits:
        return value
    return signed(value, source.bits).astype(f"i{bits // 8}").view(dtype)


def address_step(node: Node) -> tuple[int, list[tuple[int, RegisterKind, int]]]:
    """The step of a ``getelementptr``: bytes, and for each variable index its slot, its type and the bytes of a step.

    Raises:
        Unsupported: a step over a type of unknown size.
    """
    bits = 32 if node.kind.form == "resource" else node.kind.bits
    places = range(1, len(node.instruction.operands))
    given = [(node.constant(number), node.kind_of(number)) for number in places]
    fixed = [signed(one, kind.bits) if isinstance(one, int) else None for one, kind in given]
    element = element_type(node.details.body)
    steps = node.frame.kinds.types.steps(element, fixed)
    if steps is None:
        raise Unsupported(f"a step over {element}; add its size to ldsopt/ir/types.py")
    offset = sum(scale * index for scale, index in steps if index is not None)
    terms = [
        (node.src(number), kind, scale)
        for number, (_, kind), (scale, index) in zip(places, given, steps, strict=True)
        if index is None
    ]
    return offset & ((1 << bits) - 1), terms


@opcode("getelementptr")
def _getelementptr(node: Node) -> Op:
    d, a, kind = node.dst, node.src(0), node.kind
    if kind.form not in ("pointer", "resource") or kind.space == 8:
        raise Unsupported(f"getelementptr of {kind.text}; add it to ldsopt/simt/opcodes/vectors.py")
    bits = 32 if kind.form == "resource" else kind.bits
    dtype = np.dtype(f"u{bits // 8}")
    mask = (1 << bits) - 1
    offset, terms = address_step(node)
    if kind.space == FAT_BUFFER:
        return _fat_step(d, a, offset, terms)
    if len(terms) == 1 and not offset:
        (b, source, scale), = terms  # fmt: skip
        if source.bits == bits and scale == 1:

            def plain(r: Registers) -> None:
                z = r[a] + r[b]
                r[d] = z & mask if z.__class__ is int else z

            return plain

    def op(r: Registers) -> None:
        z = r[a]
        if offset:
            z = z + offset
        for b, source, scale in terms:
            i = _index(r[b], source, bits, dtype)
            if z.__class__ is int and i.__class__ is int:
                z = z + i * scale
            else:
                if z.__class__ is int:
                    z &= mask
                z = z + (i * scale & mask if i.__class__ is int else i * dtype.type(scale))
        r[d] = z & mask if z.__class__ is int else z

    return op


def _fat_step(d: int, a: int, offset: int, terms: list[tuple[int, RegisterKind, int]]) -> Op:
    u4 = np.dtype("u4")

    def op(r: Registers) -> None:
        pointer: Array = r[a]
        step: Value = np.uint32(offset)
        for b, source, scale in terms:
            i = _index(r[b], source, 32, u4)
            step = step + (np.uint32(i * scale & 0xFFFF_FFFF) if i.__class__ is int else i * np.uint32(scale))
        if isinstance(step, np.ndarray) and pointer.ndim == 1:
            out = np.empty((len(step), 5), np.uint32)
            out[:] = pointer
        else:
            out = pointer.copy()
        out[..., 4] += step
        r[d] = out

    return op


# --- vectors ------------------------------------------------------------------------------------------------
#
# Intrinsics that move the elements of vectors of a fixed length. Semantics: LLVM LangRef, "Vector Manipulation".


def _together(x: Array, y: Array) -> tuple[Array, Array]:
    shape = np.broadcast_shapes(x.shape[:-1], y.shape[:-1])
    return np.broadcast_to(x, (*shape, x.shape[-1])), np.broadcast_to(y, (*shape, y.shape[-1]))


@intrinsic("llvm.vector.reverse")
def _reverse(node: Node) -> Effect:
    return apply(node, lambda v: v[..., ::-1], 1)


@intrinsic("llvm.vector.interleave2")
def _interleave(node: Node) -> Effect:
    def function(x: Array, y: Array) -> Array:
        pairs = np.stack(_together(x, y), axis=-1)
        return pairs.reshape(*pairs.shape[:-2], -1)

    return apply(node, function, 2)


@intrinsic("llvm.vector.deinterleave2")
def _deinterleave(node: Node) -> Effect:
    return apply(node, lambda v: (v[..., 0::2], v[..., 1::2]), 1)


@intrinsic("llvm.vector.splice", "llvm.vector.splice.left", "llvm.vector.splice.right")
def _splice(node: Node) -> Effect:
    """Elements from a place on in both operands after one another; a negative place counts from the first's end."""
    count, place = node.kind.count, node.immediate(2)
    if place >> (node.kind_of(2).bits - 1):
        place -= 1 << node.kind_of(2).bits
    if ".right." in node.callee:
        place = -place
    start = place % count if place != count else count
    return apply(node, lambda x, y: np.concatenate(_together(x, y), -1)[..., start : start + count], 2)


@intrinsic("llvm.vector.extract")
def _extract(node: Node) -> Effect:
    start = node.immediate(1)
    return apply(node, lambda v: v[..., start : start + node.kind.count], 1)


@intrinsic("llvm.vector.insert")
def _insert(node: Node) -> Effect:
    start, size = node.immediate(2), node.kind_of(1).count

    def function(x: Array, part: Array) -> Array:
        x, part = _together(x, part)
        return np.concatenate((x[..., :start], part, x[..., start + size :]), -1)

    return apply(node, function, 2)


@intrinsic("llvm.stepvector")
def _steps(node: Node) -> Effect:
    numbers = np.arange(node.kind.count).astype(node.kind.dtype)

    def op(r: Registers) -> None:
        r[node.dst] = numbers

    return op


@intrinsic("llvm.get.active.lane.mask")
def _active_lane_mask(node: Node) -> Effect:
    """Element i: whether the first operand plus i, which does not wrap, is below the second."""
    steps = np.arange(node.kind.count, dtype=np.uint64)

    def function(base: Array, end: Array) -> Array:
        start, limit = (np.asarray(x, np.uint64)[..., None] for x in (base, end))
        return np.asarray((start < limit) & (steps < limit - np.minimum(start, limit)))

    return apply(node, function, 2)
