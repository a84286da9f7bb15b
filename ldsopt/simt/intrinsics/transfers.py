"""Transposing reads of LDS, and copies of memory as a whole."""

from __future__ import annotations

import numpy as np

from ldsopt.simt import spaces
from ldsopt.simt.access import Plan, plan
from ldsopt.simt.addresses import FLAT, LDS
from ldsopt.simt.intrinsics.table import Effect, intrinsic
from ldsopt.simt.kinds import Array, RegisterKind, Value, lanes_of
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.program import Registers, Wave


def transpose(data: Array) -> Array:
    """What each lane gets of what 16 lanes have read together: lane c of the 16 gets column c of a matrix.

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
    pointer = node.kind_of(0)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        address, lanes = lanes_of(r[p], pointer, wave.size), wave.active
        chosen = address if lanes is None else address[lanes]
        data = wave.spread(wave.lds.load(how, access, wave.queue, chosen, lanes))
        r[d] = transpose(data).view(kind.dtype)

    return op


def _byte_plan() -> Plan:
    return plan(RegisterKind("i8", "int", 8, np.dtype("u1"), store=1), 1)


@intrinsic("llvm.memcpy", "llvm.memmove", "llvm.memset", "llvm.memcpy.inline", "llvm.memset.inline")
def _memory(node: Node) -> Effect:
    """Byte by byte, each time for all lanes."""
    target, source, length = node.src(0), node.src(1), node.immediate(2)
    sets = "memset" in node.callee
    to_space, from_space = node.kind_of(0).space, (0 if sets else node.kind_of(1).space)
    how = _byte_plan()
    write = read = None
    if to_space in (LDS, FLAT):
        write = node.lds_access(1, 1, reads=False, writes=True)
    if not sets and from_space in (LDS, FLAT):
        read = node.lds_access(1, 1, reads=True, writes=False)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        values: list[Value] = []
        for i in range(length):
            values.append(r[source] if sets else spaces.load(wave, from_space, how, read, r[source] + i))
        for i, value in enumerate(values):
            spaces.store(wave, to_space, how, write, r[target] + i, value=value)

    return op
