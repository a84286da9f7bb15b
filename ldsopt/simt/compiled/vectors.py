"""Vectors, selection, steps over memory and bitcasts in IR: elements are values of their own, so most cost nothing."""

from __future__ import annotations

from ldsopt.ir.details import shuffle_mask
from ldsopt.simt import addresses
from ldsopt.simt.compiled.code import LIMB, LaneRow, Leaves, leaf_type, limbs
from ldsopt.simt.compiled.table import lowering
from ldsopt.simt.kinds import RegisterKind
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.opcodes.vectors import address_step


@lowering("extractelement")
def _extractelement(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    elements, fixed, leaf, size = operands[0], node.constant(1), leaf_type(node.kind), limbs(node.kind)
    if fixed is not None:
        number = min(int(fixed), len(elements) // size - 1)
        return elements[number * size : (number + 1) * size]
    if len(elements) > 16 or size > 1:
        return None
    index = leaf_type(node.kind_of(1))
    if (len(elements) - 1).bit_length() > node.kind_of(1).bits:
        return None
    found = elements[-1]
    for number in range(len(elements) - 2, -1, -1):
        here = row.compare("eq", index, operands[1][0], row.constant(index, number))
        found = row.choose(here, leaf, elements[number], found)
    return [found]


@lowering("insertelement")
def _insertelement(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    fixed = node.constant(2)
    if fixed is None:
        return None
    elements, size = list(operands[0]), limbs(node.kind)
    if int(fixed) * size < len(elements):
        elements[int(fixed) * size : (int(fixed) + 1) * size] = operands[1]
    return elements


@lowering("shufflevector")
def _shufflevector(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    both, size = [*operands[0], *operands[1]], limbs(node.kind)
    return [leaf for chosen in shuffle_sources(node) for leaf in both[chosen * size : (chosen + 1) * size]]


def shuffle_sources(node: Node) -> list[int]:
    """The elements that a shuffle takes, those of its second operand behind those of the first.

    What it leaves open is what the interpreter takes there: the next of a run, else the first one of the only operand
    that it takes any from.
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


@lowering("select")
def _select(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    leaf, conditions = leaf_type(node.kind), operands[0]
    if len(conditions) != len(operands[1]):
        conditions = [c for c in conditions for _ in range(len(operands[1]) // len(conditions))]
    return [row.choose(c, leaf, x, y) for c, x, y in zip(conditions, *operands[1:], strict=True)]


@lowering("getelementptr")
def _getelementptr(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    kind = node.kind
    if kind.form not in ("pointer", "resource") or kind.space == addresses.BUFFER:
        return None
    try:
        offset, terms = address_step(node)
    except Unsupported:
        return None
    leaf, slots = leaf_type(kind), [node.src(i) for i in range(len(node.instruction.operands))]
    *resource, found = operands[0]
    if offset:
        found = row.two("add", leaf, found, row.constant(leaf, offset))
    for slot, source, scale in terms:
        index, have = operands[slots.index(slot, 1)][0], leaf_type(source)
        if source.bits != kind.bits:
            index = row.cast("sext" if source.bits < kind.bits else "trunc", have, leaf, index)
        found = row.two("add", leaf, found, row.two("mul", leaf, index, row.constant(leaf, scale)))
    return [*resource, found]


@lowering("addrspacecast")
def _addrspacecast(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    source, target = node.kind_of(0), node.kind
    if "resource" in (source.form, target.form):
        return None
    apertures = {addresses.LDS: addresses.LDS_APERTURE, addresses.SCRATCH: addresses.SCRATCH_APERTURE}
    start, end, x = leaf_type(source), leaf_type(target), operands[0][0]
    if source.space in apertures and target.space not in apertures:
        if target.bits != 64:
            return None
        null = row.compare("eq", start, x, row.constant(start, 0xFFFF_FFFF))
        flat = row.two("or", end, row.cast("zext", start, end, x), row.constant(end, apertures[source.space]))
        return [row.choose(null, end, row.constant(end, 0), flat)]
    if target.space in apertures and source.space not in apertures:
        null = row.compare("eq", start, x, row.constant(start, 0))
        return [row.choose(null, end, row.constant(end, 0xFFFF_FFFF), row.cast("trunc", start, end, x))]
    return [x] if start == end else None


@lowering("bitcast")
def _bitcast(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    source, target = node.kind_of(0), node.kind
    if "resource" in (source.form, target.form):
        return None
    raw = [_bits_of(row, source, x) for x in operands[0]]
    few, many = (LIMB if kind.bits > 64 else kind.bits for kind in (source, target))
    if few < many:
        if many % few:
            return None
        raw = [_joined(row, raw[i : i + many // few], few, many) for i in range(0, len(raw), many // few)]
    elif few > many:
        if few % many:
            return None
        raw = [part for x in raw for part in _parted(row, x, few, many)]
    return [_of_bits(row, target, x) for x in raw]


def _bits_of(row: LaneRow, kind: RegisterKind, x: str) -> str:
    if kind.is_bfloat:
        bits = row.cast("bitcast", "float", "i32", x)
        return row.cast("trunc", "i32", "i16", row.two("lshr", "i32", bits, row.constant("i32", 16)))
    return row.cast("bitcast", leaf_type(kind), f"i{LIMB if kind.bits > 64 else kind.bits}", x)


def _of_bits(row: LaneRow, kind: RegisterKind, x: str) -> str:
    if kind.is_bfloat:
        wide = row.two("shl", "i32", row.cast("zext", "i16", "i32", x), row.constant("i32", 16))
        return row.cast("bitcast", "i32", "float", wide)
    return row.cast("bitcast", f"i{LIMB if kind.bits > 64 else kind.bits}", leaf_type(kind), x)


def _joined(row: LaneRow, parts: Leaves, few: int, many: int) -> str:
    leaf = f"i{many}"
    found = row.cast("zext", f"i{few}", leaf, parts[0])
    for number, part in enumerate(parts[1:], 1):
        wide = row.cast("zext", f"i{few}", leaf, part)
        found = row.two("or", leaf, found, row.two("shl", leaf, wide, row.constant(leaf, few * number)))
    return found


def _parted(row: LaneRow, x: str, few: int, many: int) -> Leaves:
    leaf = f"i{few}"
    shifted = [x, *(row.two("lshr", leaf, x, row.constant(leaf, at)) for at in range(many, few, many))]
    return [row.cast("trunc", leaf, f"i{many}", part) for part in shifted]
