"""Integer operations in IR, as `ldsopt.simt.opcodes.integers` and `casts` define them: nothing traps, nothing is
poison."""

from __future__ import annotations

from ldsopt.simt.compiled.code import LaneRow, Leaves, leaf_type
from ldsopt.simt.compiled.table import elementwise, lowering
from ldsopt.simt.node import Node


@lowering("add", "sub", "mul", "and", "or", "xor")
def _ring(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    leaf = leaf_type(node.kind)
    return elementwise(lambda x, y: row.two(node.opcode, leaf, x, y), operands)


@lowering("shl", "lshr", "ashr")
def _shift(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    """Zero where the amount is too large, or the sign; a shift of one bit does nothing."""
    leaf, bits, opcode = leaf_type(node.kind), node.kind.bits, node.opcode
    if bits == 1:
        return operands[0]
    last = row.constant(leaf, bits - 1)

    def shift(x: str, y: str) -> str:
        inside = row.compare("ule", leaf, y, last)
        amount = row.choose(inside, leaf, y, last)
        shifted = row.two(opcode, leaf, x, amount)
        return shifted if opcode == "ashr" else row.choose(inside, leaf, shifted, row.constant(leaf, 0))

    return elementwise(shift, operands)


@lowering("udiv", "urem", "sdiv", "srem")
def _division(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    """By zero it gives zero; the smallest number by -1 gives itself, and leaves nothing."""
    leaf, opcode, bits = leaf_type(node.kind), node.opcode, node.kind.bits
    nothing, one = row.constant(leaf, 0), row.constant(leaf, 1)
    if bits == 1:
        return operands[0] if "div" in opcode else [nothing] * len(operands[0])

    def divide(x: str, y: str) -> str:
        by_zero = row.compare("eq", leaf, y, nothing)
        if opcode[0] == "s":
            smallest = row.compare("eq", leaf, x, row.constant(leaf, 1 << (bits - 1)))
            by_minus_one = row.compare("eq", leaf, y, row.constant(leaf, -1))
            unfit = row.two("or", "i1", by_zero, row.two("and", "i1", smallest, by_minus_one))
        else:
            unfit = by_zero
        found = row.two(opcode, leaf, x, row.choose(unfit, leaf, one, y))
        return row.choose(by_zero, leaf, nothing, found)

    return elementwise(divide, operands)


@lowering("icmp")
def _icmp(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    kind = node.kind_of(0)
    if kind.form == "resource":
        return None
    leaf = leaf_type(kind)
    return elementwise(lambda x, y: row.compare(node.details.predicate, leaf, x, y), operands)


@lowering("freeze")
def _freeze(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    return operands[0]


@lowering("trunc", "zext", "sext", "ptrtoint", "inttoptr", "ptrtoaddr")
def _width(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    source, target = node.kind_of(0), node.kind
    if "resource" in (source.form, target.form):
        return None
    opcode = node.opcode
    if opcode not in ("trunc", "zext", "sext"):
        opcode = "trunc" if target.bits < source.bits else "zext"
    return [row.cast(opcode, leaf_type(source), leaf_type(target), x) for x in operands[0]]


@lowering("llvm.smax", "llvm.smin", "llvm.umax", "llvm.umin")
def _extreme(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    leaf, name = leaf_type(node.kind), node.callee.split(".")[1]
    predicate = name[0] + ("gt" if name.endswith("max") else "lt")
    return elementwise(lambda x, y: row.choose(row.compare(predicate, leaf, x, y), leaf, x, y), operands)


@lowering("llvm.abs")
def _abs(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    leaf = leaf_type(node.kind)
    if node.kind.bits == 1:
        return operands[0]
    zero = row.constant(leaf, 0)

    def one(x: str) -> str:
        return row.choose(row.compare("slt", leaf, x, zero), leaf, row.two("sub", leaf, zero, x), x)

    return elementwise(one, operands[:1])


@lowering("llvm.ctpop", "llvm.bitreverse", "llvm.bswap")
def _bits(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    leaf, stem = leaf_type(node.kind), ".".join(node.callee.split(".")[:2])
    return elementwise(lambda x: row.call(stem, leaf, [(leaf, x)], leaf), operands[:1])


@lowering("llvm.cttz", "llvm.ctlz")
def _zeros(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    leaf, stem = leaf_type(node.kind), ".".join(node.callee.split(".")[:2])
    return elementwise(lambda x: row.call(stem, leaf, [(leaf, x), ("!i1", "false")], leaf), operands[:1])


@lowering("llvm.fshl", "llvm.fshr")
def _funnel(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    leaf, stem = leaf_type(node.kind), ".".join(node.callee.split(".")[:2])
    if node.kind.bits not in (8, 16, 32, 64):
        return None
    return elementwise(lambda *given: row.call(stem, leaf, [(leaf, x) for x in given], leaf), operands[:3])


@lowering("llvm.amdgcn.mul.u24", "llvm.amdgcn.mul.i24")
def _product_of_24(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    if node.kind.bits != 32:
        return None
    eight, shift = row.constant("i32", 8), "ashr" if ".i24" in node.callee else "lshr"

    def low(x: str) -> str:
        return row.two(shift, "i32", row.two("shl", "i32", x, eight), eight)

    return elementwise(lambda x, y: row.two("mul", "i32", low(x), low(y)), operands[:2])
