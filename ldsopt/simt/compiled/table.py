"""The instructions that have a native form: name -> a function that writes its result in IR, lane by lane.

These are the instructions whose result in a lane depends only on their operands in that lane. A lowering gets the
leaves of the operands and returns those of the result, or ``None`` for a case that it leaves to the interpreter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ldsopt.simt import addresses
from ldsopt.simt.compiled.code import LIMB, LaneRow, Leaves, leaf_type, limbs
from ldsopt.simt.frame import Node, Unsupported, registered
from ldsopt.simt.kinds import RegisterKind
from ldsopt.simt.opcodes.vectors import address_step, shuffle_sources

Lowering = Callable[[LaneRow, Node, list[Leaves]], Leaves | None]

MOVES = frozenset({"bitcast", "extractelement", "insertelement", "shufflevector", "select", "freeze"})
"""The operations that have a native form for integers of more than 64 bits, too."""

LOWERINGS: dict[str, Lowering] = {}


def lowering(*names: str) -> Callable[[Lowering], Lowering]:
    """Registers the native form of opcodes, and of intrinsics by their names without type suffixes."""
    return registered(LOWERINGS, names)


def elementwise(function: Callable[..., str], operands: Sequence[Leaves]) -> Leaves:
    """A lowering that applies a function of elements to each element of the operands."""
    return [function(*elements) for elements in zip(*operands, strict=True)]


# --- integers -----------------------------------------------------------------------------------------------
#
# Integer operations in IR, as `ldsopt.simt.opcodes.arithmetic` defines them: nothing traps, nothing is
# poison.


@lowering("add", "sub", "mul", "and", "or", "xor")
def _ring(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    leaf = leaf_type(node.kind)
    return elementwise(lambda x, y: row.two(node.opcode, leaf, x, y), operands)


@lowering("shl", "lshr", "ashr")
def _shift(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    """A shift: zero, or the sign, where the amount is too large; a shift of one bit does nothing."""
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
    """A division: by zero it gives zero; the smallest number by -1 gives itself, and remainder 0."""
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


@lowering("icmp", "fcmp")
def _comparison(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
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
        # Words of 32 bits, as the limbs of a wide integer are.
        return operands[0] if source.bits * source.count == target.bits * target.count else None
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


_THEMSELVES = {
    **dict.fromkeys(
        ("llvm.ctpop", "llvm.bitreverse", "llvm.bswap", "llvm.cttz", "llvm.ctlz", "llvm.fabs"), 1
    ),
    "llvm.copysign": 2,
    **dict.fromkeys(("llvm.fshl", "llvm.fshr"), 3),
}
"""Intrinsics that are called as they are, with the number of their operands that are vectors."""


@lowering(*_THEMSELVES)
def _called(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    leaf, stem = leaf_type(node.kind), ".".join(node.callee.split(".")[:2])
    count = _THEMSELVES[stem]
    if count == 3 and node.kind.bits not in (8, 16, 32, 64):
        return None
    more = [("!i1", "false")] if stem in ("llvm.cttz", "llvm.ctlz") else []
    return elementwise(
        lambda *given: row.call(stem, leaf, [*((leaf, x) for x in given), *more], _SUFFIX.get(leaf, leaf)),
        operands[:count],
    )


@lowering("llvm.amdgcn.mul.u24", "llvm.amdgcn.mul.i24")
def _product_of_24(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    if node.kind.bits != 32:
        return None
    eight, shift = row.constant("i32", 8), "ashr" if ".i24" in node.callee else "lshr"

    def low(x: str) -> str:
        return row.two(shift, "i32", row.two("shl", "i32", x, eight), eight)

    return elementwise(lambda x, y: row.two("mul", "i32", low(x), low(y)), operands[:2])


# --- floats -------------------------------------------------------------------------------------------------
#
# Floating-point operations in IR: each is rounded once to its type, as `ldsopt.simt.opcodes.arithmetic` does it.
#
# A half is computed with as a float and rounded after each operation, which gives what one rounding gives. Which NaN
# an operation of two of them gives is open, as in LLVM; conversions keep a NaN's bits as numpy keeps them.


_SUFFIX = {"half": "f16", "float": "f32", "double": "f64"}


def round_to_bfloat(row: LaneRow, x: str) -> str:
    """A float rounded to the nearest bfloat, ties to even; any NaN becomes the one quiet NaN."""
    bits = row.cast("bitcast", "float", "i32", x)
    odd = row.two("and", "i32", row.two("lshr", "i32", bits, row.constant("i32", 16)), row.constant("i32", 1))
    up = row.two("add", "i32", bits, row.two("add", "i32", odd, row.constant("i32", 0x7FFF)))
    kept = row.two("and", "i32", up, row.constant("i32", 0xFFFF0000))
    is_nan = row.compare("uno", "float", x, x)
    return row.cast(
        "bitcast", "i32", "float", row.choose(is_nan, "i32", row.constant("i32", 0x7FC00000), kept)
    )


def half_to_float(row: LaneRow, x: str) -> str:
    """Exact conversion; a signalling NaN stays one."""
    wide = row.cast("zext", "i16", "i32", row.cast("bitcast", "half", "i16", x))
    sign = row.two("and", "i32", wide, row.constant("i32", 0x8000))
    fraction = row.two("and", "i32", wide, row.constant("i32", 0x3FF))
    nan = row.two(
        "or", "i32",
        row.two("or", "i32", row.two("shl", "i32", sign, row.constant("i32", 16)), row.constant("i32", 0x7F800000)),
        row.two("shl", "i32", fraction, row.constant("i32", 13)),
    )  # fmt: skip
    is_nan = row.compare("uno", "half", x, x)
    return row.choose(
        is_nan, "float", row.cast("bitcast", "i32", "float", nan), row.cast("fpext", "half", "float", x)
    )


def float_to_half(row: LaneRow, x: str) -> str:
    """Conversion rounded to the nearest; a NaN keeps its fraction's upper bits, or becomes the least NaN."""
    bits = row.cast("bitcast", "float", "i32", x)
    sign = row.two(
        "and", "i32", row.two("lshr", "i32", bits, row.constant("i32", 16)), row.constant("i32", 0x8000)
    )
    fraction = row.two(
        "and", "i32", row.two("lshr", "i32", bits, row.constant("i32", 13)), row.constant("i32", 0x3FF)
    )
    empty = row.compare("eq", "i32", fraction, row.constant("i32", 0))
    fraction = row.choose(empty, "i32", row.constant("i32", 1), fraction)
    nan = row.two("or", "i32", row.two("or", "i32", sign, row.constant("i32", 0x7C00)), fraction)
    near = row.cast("bitcast", "half", "i16", row.cast("fptrunc", "float", "half", x))
    is_nan = row.compare("uno", "float", x, x)
    found = row.choose(is_nan, "i16", row.cast("trunc", "i32", "i16", nan), near)
    return row.cast("bitcast", "i16", "half", found)


def by_floats(row: LaneRow, kind: RegisterKind, function: Callable[..., str]) -> Callable[..., str]:
    """An operation of floats, doubles, or of halves and bfloats by way of floats."""
    leaf = leaf_type(kind)

    def apply(*given: str) -> str:
        wide = [row.cast("fpext", "half", "float", x) for x in given] if leaf == "half" else given
        found = function("double" if leaf == "double" else "float", *wide)
        if leaf == "half":
            return row.cast("fptrunc", "float", "half", found)
        return round_to_bfloat(row, found) if kind.is_bfloat else found

    return apply


@lowering("fadd", "fsub", "fmul", "fdiv")
def _arithmetic(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    return elementwise(
        by_floats(row, node.kind, lambda leaf, x, y: row.two(node.opcode, leaf, x, y)), operands
    )


@lowering("fneg")
def _fneg(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    return [row.op(f"fneg {row.type(leaf_type(node.kind))} {x}") for x in operands[0]]


@lowering("fpext", "fptrunc")
def _float_width(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    source, target = node.kind_of(0).scalar, node.kind.scalar
    convert = _conversion(row, source, target)
    return None if convert is None else [convert(x) for x in operands[0]]


def _conversion(row: LaneRow, source: RegisterKind, target: RegisterKind) -> Callable[[str], str] | None:
    start, end = leaf_type(source), leaf_type(target)
    if target.is_bfloat:
        return (lambda x: round_to_bfloat(row, x)) if start == "float" else None
    if (start, end) == ("half", "float"):
        return lambda x: half_to_float(row, x)
    if (start, end) == ("float", "half"):
        return lambda x: float_to_half(row, x)
    if (start, end) == ("float", "double"):
        return lambda x: row.cast("fpext", "float", "double", x)
    if (start, end) == ("double", "float"):
        return lambda x: row.cast("fptrunc", "double", "float", x)
    return (lambda x: x) if start == end else None


@lowering("sitofp", "uitofp")
def _from_integer(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    """Converts by way of floats: a number that they round is infinite as a half; a bfloat needs exact ones."""
    source, target = node.kind_of(0), node.kind
    leaf = leaf_type(target)
    if target.is_bfloat and source.bits > 24:
        return None
    middle = "float" if leaf == "half" else leaf
    found = [row.cast(node.opcode, leaf_type(source), middle, x) for x in operands[0]]
    if target.is_bfloat:
        return [round_to_bfloat(row, x) for x in found]
    return [row.cast("fptrunc", "float", "half", x) for x in found] if leaf == "half" else found


@lowering("fptosi", "fptoui", "llvm.fptosi.sat", "llvm.fptoui.sat")
def _to_integer(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    source, target = leaf_type(node.kind_of(0)), leaf_type(node.kind)
    middle = "float" if source == "half" else source
    name = "llvm.fptosi.sat" if "fptosi" in (node.callee or node.opcode) else "llvm.fptoui.sat"
    return [
        row.call(
            name, target, [(middle, row.cast("fpext", source, middle, x))], f"{target}.{_SUFFIX[middle]}"
        )
        for x in operands[0]
    ]


@lowering("llvm.fma")
def _fma(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves | None:
    if node.kind.scalar.text != "float":
        return None
    return elementwise(
        lambda *xs: row.call("llvm.fma", "float", [("float", x) for x in xs], "f32"), operands[:3]
    )


@lowering("llvm.fmuladd")
def _fmuladd(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    product = by_floats(row, node.kind, lambda leaf, x, y: row.two("fmul", leaf, x, y))
    total = by_floats(row, node.kind, lambda leaf, x, y: row.two("fadd", leaf, x, y))
    return elementwise(lambda x, y, z: total(product(x, y), z), operands[:3])


_UNARY = {
    "llvm.sqrt": "llvm.sqrt",
    "llvm.amdgcn.sqrt": "llvm.sqrt",
    "llvm.floor": "llvm.floor",
    "llvm.ceil": "llvm.ceil",
    "llvm.trunc": "llvm.trunc",
    "llvm.rint": "llvm.rint",
    "llvm.nearbyint": "llvm.rint",
    "llvm.roundeven": "llvm.rint",
}


@lowering(*_UNARY)
def _unary(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    name = next(f for n, f in _UNARY.items() if node.callee.startswith(n + "."))
    function = by_floats(row, node.kind, lambda leaf, x: row.call(name, leaf, [(leaf, x)], _SUFFIX[leaf]))
    return elementwise(function, operands[:1])


@lowering("llvm.amdgcn.rcp")
def _reciprocal(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    def one(leaf: str, x: str) -> str:
        whole = row.cast("uitofp", "i1", leaf, row.constant("i1", 1))
        return row.two("fdiv", leaf, whole, x)

    return elementwise(by_floats(row, node.kind, one), operands[:1])


def _chosen(row: LaneRow, leaf: str, x: str, y: str, *, larger: bool) -> str:
    """The larger or smaller number, +0 above -0; the first NaN."""
    beyond = row.compare("ogt" if larger else "olt", leaf, x, y)
    found = row.choose(row.two("or", "i1", beyond, row.compare("uno", leaf, x, x)), leaf, x, y)
    bits = {"half": "i16", "float": "i32", "double": "i64"}[leaf]
    raw = row.cast("bitcast", leaf, bits, x)
    right_sign = row.compare("sge" if larger else "slt", bits, raw, row.constant(bits, 0))
    first = row.two("and", "i1", row.compare("oeq", leaf, x, y), right_sign)
    return row.choose(first, leaf, x, found)


def _number(row: LaneRow, leaf: str, x: str, y: str, *, larger: bool) -> str:
    """As `_chosen`, but the other one where one is NaN."""
    found = _chosen(row, leaf, x, y, larger=larger)
    found = row.choose(row.compare("uno", leaf, y, y), leaf, x, found)
    return row.choose(row.compare("uno", leaf, x, x), leaf, y, found)


@lowering(
    "llvm.maxnum", "llvm.minnum", "llvm.maximumnum", "llvm.minimumnum", "llvm.maximum", "llvm.minimum"
)  # fmt: skip
def _float_extreme(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    leaf, name = leaf_type(node.kind), node.callee.split(".")[1]
    choose = _number if name.endswith("num") else _chosen
    found = elementwise(lambda x, y: choose(row, leaf, x, y, larger=name.startswith("max")), operands[:2])
    return [round_to_bfloat(row, x) for x in found] if node.kind.is_bfloat else found


@lowering("llvm.amdgcn.fmed3")
def _median(row: LaneRow, node: Node, operands: list[Leaves]) -> Leaves:
    leaf = leaf_type(node.kind)

    def one(x: str, y: str, z: str) -> str:
        low = _number(row, leaf, x, y, larger=False)
        least = _number(row, leaf, low, z, larger=False)
        high = _number(row, leaf, x, y, larger=True)
        middle = _number(row, leaf, low, _number(row, leaf, high, z, larger=False), larger=True)
        some = row.two("or", "i1", row.compare("uno", leaf, x, y), row.compare("uno", leaf, z, z))
        return row.choose(some, leaf, least, middle)

    found = elementwise(one, operands[:3])
    return [round_to_bfloat(row, x) for x in found] if node.kind.is_bfloat else found


# --- vectors ------------------------------------------------------------------------------------------------
#
# Vectors, selection, steps over memory and bitcasts in IR: elements are values of their own, so most cost
# nothing.


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
