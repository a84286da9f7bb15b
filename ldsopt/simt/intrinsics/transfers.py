"""Transposing reads of LDS, and copies of memory as a whole."""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np

from ldsopt.ir.details import argument_alignment
from ldsopt.simt import spaces
from ldsopt.simt.access import Plan, plan
from ldsopt.simt.addresses import FLAT, LDS
from ldsopt.simt.intrinsics.table import Effect, intrinsic
from ldsopt.simt.kinds import Array, RegisterKind, Value, is_uniform, lanes_of, uniform
from ldsopt.simt.native.instructions import TransposedRead
from ldsopt.simt.native.lds import LdsOperation
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.program import Registers, Wave
from ldsopt.simt.shadow import LdsAccess


def transpose(data: Array) -> Array:
    """The values that 16 lanes get of what they have read together: lane c of the 16 gets column c of a matrix.

    * Four elements a lane (gfx950, ``DS_READ_B64_TR_B16``): a matrix of 4 rows and 16 columns, lane l holds row l / 4
      from column 4 * (l % 4) on.
    * Eight (gfx1250, ``DS_LOAD_TR16_B128``): 8 rows and 16 columns, lane l holds row l % 8 from column 8 * (l / 8) on.

    Source: the addresses that Triton computes for each, and its products, which the corpus tests compare with numpy.

    Args:
        data: [lanes, n], what each lane's address holds.
    """
    lanes, each = data.shape
    if each == 4:
        rows = data.reshape(lanes // 16, 4, 16)
    else:
        rows = data.reshape(lanes // 16, 2, 8, 8).transpose(0, 2, 1, 3).reshape(lanes // 16, 8, 16)
    return np.ascontiguousarray(rows.transpose(0, 2, 1)).reshape(lanes, each)


@intrinsic("llvm.amdgcn.ds.read.tr16.b64", "llvm.amdgcn.ds.load.tr16.b128", "llvm.amdgcn.ds.read.tr8.b64")
def _transposing_read(node: Node) -> Effect:
    d, p, kind = node.dst, node.src(0), node.kind
    size = 8 if node.callee.split(".")[5][:3] == "b64" else 16
    bits = 8 if ".tr8." in node.callee else 16
    if bits == 8:
        raise Unsupported(f"{node.callee}; add it to ldsopt/simt/intrinsics/transfers.py")
    how = plan(node.frame.kinds(f"<{size // 2} x i16>"), size)
    access = node.lds_access(size, size, reads=True, writes=False)
    pointer, operation = node.kind_of(0), LdsOperation(access, how)
    node.frame.operations[node.instruction.address] = TransposedRead(operation, p, d)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        address, lanes = lanes_of(r[p], pointer, wave.size), wave.active
        found = None if wave.native is None else wave.native.load(operation, address, wave.mask)
        if found is not None:
            r[d] = transpose(found).view(kind.dtype)
            return
        chosen = address if lanes is None else address[lanes]
        data = wave.spread(wave.lds.load(how, access, wave.queue, chosen, lanes))
        r[d] = transpose(data).view(kind.dtype)

    return op


def _byte_plan(align: int = 1) -> Plan:
    return plan(RegisterKind("i8", "int", 8, np.dtype("u1"), store=1), align)


def _plain_space(node: Node, number: int) -> int:
    """The address space of a pointer.

    Raises:
        Unsupported: it is none that is loaded from byte by byte.
    """
    kind = node.kind_of(number)
    if kind.form != "pointer" or kind.space not in spaces.LOADERS:
        raise Unsupported(f"{node.callee}; add it to ldsopt/simt/intrinsics/transfers.py")
    return kind.space


def _each(wave: Wave, which: Value, act: Callable[[], None]) -> None:
    """Runs an action with the active lanes for which a condition holds, if there are any."""
    if not isinstance(which, np.ndarray):
        if which:
            act()
        return
    whole = wave.mask
    lanes = which if whole is None else which & whole
    if lanes.any():
        wave.set_mask(lanes)
        act()
        wave.set_mask(whole)


@intrinsic("llvm.memcpy", "llvm.memmove", "llvm.memset", "llvm.memcpy.inline", "llvm.memset.inline")
def _memory(node: Node) -> Effect:
    """Copies or fills byte by byte, each time in all lanes whose length reaches that far."""
    target, source, length = node.src(0), node.src(1), node.src(2)
    sets = "memset" in node.callee
    to_space, from_space = _plain_space(node, 0), (FLAT if sets else _plain_space(node, 1))
    how, write, read = _byte_plan(), None, None
    first = [_byte_plan(argument_alignment(node.line, number)) for number in (0, 0 if sets else 1)]
    if to_space in (LDS, FLAT):
        write = node.lds_access(1, 1, reads=False, writes=True)
    if not sets and from_space in (LDS, FLAT):
        read = node.lds_access(1, 1, reads=True, writes=False)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        many = r[length]
        lanes = many if wave.active is None or not isinstance(many, np.ndarray) else many[wave.active]
        longest = int(np.max(lanes))
        values: list[Value] = [r[source]] * longest

        def load_byte(i: int) -> None:
            values[i] = spaces.load(wave, from_space, how if i else first[1], read, r[source] + i)

        def store_byte(i: int) -> None:
            spaces.store(wave, to_space, how if i else first[0], write, r[target] + i, value=values[i])

        for act in (store_byte,) if sets else (load_byte, store_byte):
            for i in range(longest):
                _each(wave, many > i, functools.partial(act, i))

    return op


@intrinsic("llvm.masked.load")
def _masked_load(node: Node) -> Effect:
    """Operands: pointer, mask, what the other elements are."""
    p, mask, other, kind = node.src(0), node.src(1), node.src(2), node.kind
    part, plans, space, access = _element(node, kind, 0, reads=True)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        found = lanes_of(r[other], kind, wave.size).copy()

        def load(i: int) -> None:
            value = spaces.load(wave, space, plans[i], access, r[p] + i * part.store)
            found[wave.everyone if wave.active is None else wave.active, i] = (
                value if wave.active is None or is_uniform(value, part) else value[wave.active]
            )

        for i in range(kind.count):
            _each(wave, _of_element(r[mask], i), functools.partial(load, i))
        r[node.dst] = found

    return op


@intrinsic("llvm.masked.store")
def _masked_store(node: Node) -> Effect:
    """Stores the lanes of a vector that the mask has; the operands are value, pointer and mask."""
    v, p, mask, kind = node.src(0), node.src(1), node.src(2), node.kind_of(0)
    part, plans, space, access = _element(node, kind, 1, reads=False)

    def op(r: Registers) -> None:
        wave: Wave = r[0]

        def store(i: int) -> None:
            value = uniform(r[v][i], part) if r[v].ndim == 1 else r[v][:, i]
            spaces.store(wave, space, plans[i], access, r[p] + i * part.store, value=value)

        for i in range(kind.count):
            _each(wave, _of_element(r[mask], i), functools.partial(store, i))

    return op


def _element(
    node: Node, kind: RegisterKind, pointer: int, *, reads: bool
) -> tuple[RegisterKind, list[Plan], int, LdsAccess | None]:
    """The move of each element of a masked access: its type, the plan of each, where, and the access of LDS."""
    part, space = kind.scalar, _plain_space(node, pointer)
    if part.bits != 8 * part.store:
        raise Unsupported(f"{node.callee}; add it to ldsopt/simt/intrinsics/transfers.py")
    access = None
    if space in (LDS, FLAT):
        access = node.lds_access(part.store, 1, reads=reads, writes=not reads)
    align = argument_alignment(node.line, pointer)
    return part, [plan(part, align | i * part.store) for i in range(kind.count)], space, access


def _of_element(vector: Array, number: int) -> Value:
    """An element of a vector, by lane or for all of them."""
    return vector[number].item() if vector.ndim == 1 else vector[:, number]
