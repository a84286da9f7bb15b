"""The shapes of LDS accesses that follow from the IR alone: addresses that depend on the lane in a known way.

A value of one wave is looked at as ``U + v[lane]``: ``v`` is known for each lane, and ``U`` is the same for all lanes
and not known but for a power of two that divides it, its *granule* (0 where ``U`` is 0). Kernel arguments, loop
counters and whatever else is uniform are all ``U``; the work-item's id is all ``v``, that of the first wave. Which
banks conflict depends on ``v`` alone, as ``U`` only turns the banks round.

* Addition, ``getelementptr``, multiplication by a constant and their like act on ``U`` and ``v`` apart.
* Bit operations with a constant do so where no bit is in both: ``0 <= v < granule``.
* A ``phi`` at a loop's head keeps the ``v`` that it enters with, if what comes round has the same.
* Everything else that varies over lanes is unknown, and so is the access: it is counted, with nothing claimed.

Example::

    %row = lshr i32 %tid, 3              ; v = 0 0 0 0 0 0 0 0 1 1 ...
    %at = add i32 %row, %k               ; U = %k, granule 1
    %x = and i32 %at, 7                  ; unknown: v and U may share bits

It is a description for a person and proves nothing: no transform rests on it. That the first wave's shape stands for
all is right where waves differ by a multiple of a row, and the execution (`ldsopt.banks.conflicts`) tells where not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ldsopt.analysis.addresses.arithmetic import Number, vector_type
from ldsopt.analysis.addresses.work_items import LaneOperation, WorkgroupSize, WorkItems
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import find_divergence
from ldsopt.analysis.flow.wave_ends import find_wave_enders
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.footprints import Footprint, Footprints
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.banks.access_shapes import AccessShapes, LaneShape
from ldsopt.ir.attributes import launch_bounds, wave_size
from ldsopt.ir.calls import arguments, is_call
from ldsopt.ir.details import details
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.simt.findings import InstructionSite
from ldsopt.target.intrinsics import FIRST_LANE

_CASTS = frozenset({"trunc", "zext", "sext", "freeze", "ptrtoint", "ptrtoaddr", "inttoptr"})
_LINEAR = frozenset({"add", "sub", "getelementptr", "mul", "shl"})
_BITWISE = frozenset({"and", "or", "xor", "lshr"})
_ID = "llvm.amdgcn.workitem.id."
_MBCNT = {"llvm.amdgcn.mbcnt.lo": 0, "llvm.amdgcn.mbcnt.hi": 32}
_LARGEST = 1 << 31
_MOST_ROUNDS = 40  # a granule is a power of two below 2**32, and every round that changes it halves it


@dataclass(frozen=True, slots=True)
class _Column:
    """A value of the first wave: a part of each lane, and the power of two that divides what all lanes share."""

    parts: tuple[Number, ...]
    granule: int = 0


@dataclass(frozen=True, slots=True)
class DescribedAccesses:
    """The accesses that the IR describes.

    Attributes:
        accesses: whose shape is known.
        unknown: the places of the other loads, stores and atomics.
    """

    accesses: tuple[AccessShapes, ...]
    unknown: tuple[InstructionSite, ...]


def described_shapes(module: Module) -> DescribedAccesses:
    """The shapes of the loads, stores and atomics in all kernels that follow from the IR."""
    provenance = Provenance(module)
    found = {f.name: f for f in provenance.analyse(keep=True)}
    functions = list(provenance.functions())
    enders = find_wave_enders(module, provenance.callees, functions)
    shared = ModuleRanges(provenance)
    known: list[AccessShapes] = []
    unknown: list[InstructionSite] = []
    for function in functions:
        if not function.is_kernel:
            continue
        wave = _FirstWave(shared, function, enders)
        footprints = Footprints(shared, function)
        for access in found[function.name].accesses:
            if access.kind in _PLAIN:
                site = InstructionSite(function.name, access.line + 1, module.lines[access.line]).located(
                    module
                )
                shapes = _shapes(access, site, wave, footprints.of(access), provenance)
                if shapes is None:
                    unknown.append(site)
                else:
                    known.append(shapes)
    return DescribedAccesses(tuple(known), tuple(unknown))


_PLAIN = (AccessKind.LOAD, AccessKind.STORE, AccessKind.ATOMIC)


def _shapes(
    access: Access, site: InstructionSite, wave: _FirstWave, footprint: Footprint, provenance: Provenance
) -> AccessShapes | None:
    sizes = {part.size for part in footprint.parts or ()}
    column = wave.columns.get(access.pointers[0]) if len(access.pointers) == 1 else None
    if column is None or len(sizes) != 1:
        return None
    addresses = [part for part in column.parts if isinstance(part, tuple)]
    bases = {base for base, _ in addresses}
    if len(addresses) != len(column.parts) or len(bases) != 1:
        return None
    (base,) = bases
    is_variable = 0 <= base < len(provenance.bases)
    return AccessShapes(
        site,
        provenance.bases[base].name if is_variable else "",
        sizes.pop(),
        access.kind is not AccessKind.STORE,
        access.kind is not AccessKind.LOAD,
        None,
        (LaneShape(tuple(offset for _, offset in addresses), tuple(range(len(addresses))), 1),),
        column.granule if is_variable else 1,
    )


class _FirstWave:
    """The first wave of a kernel: `columns` has each value that is known for its lanes, by address."""

    def __init__(self, shared: ModuleRanges, function: Function, enders: frozenset[str]) -> None:
        self._shared, self._function, self._module = shared, function, shared.module
        bounds = launch_bounds(self._module, function)
        self._bounds = bounds
        self._lanes = range(min(wave_size(self._module, function), bounds.flat))
        self._items = WorkItems(shared, function, WorkgroupSize((1, 1, 1), True), {}, 0)
        self._ranges = shared.function(function)
        self.columns: dict[int, _Column | None] = {}
        flow = of_function(function)
        if flow.irreducible is not None:
            return
        callees = shared.provenance.callees
        divergence = find_divergence(self._module, function, flow, callees, enders)
        self._diverging = divergence.values
        self._block_of = function.block_of
        self._headers = {loop.header: loop.blocks for loop in flow.loops}
        self._left_apart = [
            loop.blocks
            for loop in flow.loops
            if any(
                b in divergence.branches and not loop.blocks.issuperset(flow.successors[b])
                for b in loop.blocks
            )
        ]
        for _ in range(_MOST_ROUNDS):
            before = dict(self.columns)
            for number in flow.order:
                for instruction in function.inside(number):
                    self.columns[instruction.address] = self._column(instruction, number)
            if self.columns == before:
                return
        self.columns = {}  # not reached: each round but the last makes a granule smaller or a value unknown

    def _column(self, instruction: Instruction, block: int) -> _Column | None:
        if instruction.opcode == "phi":
            found = self._phi(instruction, block)
        elif is_call(instruction):
            found = self._call(instruction, block)
        elif vector_type(self._module.type_of(instruction.address)):
            found = None  # what lanes share of it is no one number
        else:
            operation = self._items.operation(instruction)
            found = None if operation is None else self._operation(instruction, operation, block)
        if found is None and instruction.address not in self._diverging:
            return self._shared_by_all(instruction.address)
        return found

    def _of(self, operand: int, block: int) -> _Column | None:
        """The column of an operand, as a block uses it."""
        if operand in self.columns:
            home = self._block_of[operand]
            if any(home in blocks and block not in blocks for blocks in self._left_apart):
                return None  # lanes left the loop in different rounds
            return self.columns[operand]
        if operand in self._block_of:
            return None
        number = self._items.outside(operand)
        if number is not None:
            return _Column((number,) * len(self._lanes))
        return self._shared_by_all(operand) if operand in self._function.arguments else None

    def _shared_by_all(self, address: int) -> _Column:
        """A value that is the same in all lanes, of which no more is known than what divides it."""
        value = self._ranges.of(address)
        granule = 1
        if value.is_plain and value.offsets:
            zeros = value.offsets[0][1].zeros
            granule = min(_LARGEST, ~zeros & (zeros + 1))
        is_pointer = self._module.type_of(address).startswith("ptr")
        part: Number = (~address, 0) if is_pointer else 0  # (a base that is none of the module's)
        return _Column((part,) * len(self._lanes), granule)

    def _phi(self, phi: Instruction, block: int) -> _Column | None:
        """The column that all paths bring; at the head of a loop with one entry, up to what all lanes share."""
        inside = self._headers.get(block, frozenset())
        is_head = len(phi.operands) == 2 and bool(inside)
        operands = sorted(
            phi.operands, key=lambda operand: self._block_of.get(operand, -1) in inside
        )  # entry first
        ways = [
            self._of(operand, block)
            for operand in operands
            if not is_head or operand in self.columns or operand not in self._block_of  # not seen before
        ]
        if not ways or None in ways:
            return None
        first, *others = (way for way in ways if way is not None)
        granule = first.granule
        for other in others:
            distance = _distance(first.parts, other.parts)
            if distance is None or (not is_head and (distance or other.granule or granule)):
                return None
            granule = _least(granule, other.granule, distance)
        return _Column(first.parts, granule)

    def _call(self, call: Instruction, block: int) -> _Column | None:
        name = self._shared.provenance.callees.of(call).name
        operands = [self._of(operand, block) for operand in arguments(self._module, call)]
        if name.startswith(_ID):
            return self._id("xyz".index(name[-1]))
        if name in _MBCNT:
            return self._lanes_below(_MBCNT[name], *operands)
        if name.startswith(FIRST_LANE):
            given = operands[0]
            return None if given is None else _Column((given.parts[0],) * len(self._lanes), given.granule)
        operation = self._items.operation(call)
        return None if operation is None else self._operation(call, operation, block)

    def _id(self, axis: int) -> _Column | None:
        """A work-item's id along an axis, where the first wave has one row, or the sizes are stated."""
        x, y, _ = self._bounds.sizes
        if self._bounds.is_exact:
            ids = [(lane % x, lane // x % y, lane // (x * y)) for lane in self._lanes]
            return _Column(tuple(one[axis] for one in ids))
        return _Column(tuple(self._lanes)) if axis == 0 else None

    def _lanes_below(self, first: int, mask: _Column | None, added: _Column | None) -> _Column | None:
        """``mbcnt``: of 32 lanes from ``first`` on, those below one's own whose bit is set."""
        if mask is None or added is None or mask.granule or added.granule:
            return None
        parts = []
        for lane, bits, more in zip(self._lanes, mask.parts, added.parts, strict=True):
            if not isinstance(bits, int) or not isinstance(more, int):
                return None
            below = (1 << max(0, min(32, lane - first))) - 1
            parts.append((bits & below).bit_count() + more)
        return _Column(tuple(parts))

    def _operation(self, instruction: Instruction, operation: LaneOperation, block: int) -> _Column | None:
        given = [self._of(operand, block) for operand in operation.operands]
        known = [column for column in given if column is not None]
        if len(known) != len(given):
            return None
        parts = tuple(operation.of(row) for row in zip(*(column.parts for column in known), strict=True))
        if None in parts:
            return None
        if not any(column.granule for column in known):
            return _Column(parts)
        granule = _granule(instruction.opcode, operation, known, self._is_disjoint(instruction))
        return None if granule is None else _Column(parts, granule)

    def _is_disjoint(self, instruction: Instruction) -> bool:
        line = self._module.lines[instruction.line]
        return instruction.opcode == "or" and "disjoint" in details(line, "or").flags


def _granule(
    opcode: str, operation: LaneOperation, given: Sequence[_Column], is_disjoint: bool
) -> int | None:
    """The divisor of the part of a result that all lanes share; ``None`` where the parts do not stay apart."""
    if opcode in _CASTS:
        return given[0].granule
    if opcode in _LINEAR or is_disjoint:
        if opcode in ("mul", "shl") and not _is_scaled(opcode, given):
            return None
        return _least(*(_scaled(operation, given, number) for number in range(len(given))))
    if opcode not in _BITWISE:
        return None
    shared = [column for column in given if column.granule]
    if len(shared) != 1 or not all(_is_below(part, shared[0].granule) for part in shared[0].parts):
        return None
    granule = shared[0].granule
    (other,) = (column for column in given if column is not shared[0])
    if opcode == "lshr":
        amounts = set(other.parts)
        if len(amounts) != 1 or shared[0] is not given[0]:
            return None
        return granule >> int(amounts.pop()) or None  # type: ignore[arg-type]
    if all(_is_below(part, granule) for part in other.parts):
        return 0 if opcode == "and" else granule
    return granule if len(set(other.parts)) == 1 else None


def _is_scaled(opcode: str, given: Sequence[_Column]) -> bool:
    """True if one operand of a product or a shift is the same known number in all lanes."""
    first, second = given
    by_second = not second.granule and len(set(second.parts)) == 1
    return by_second or (opcode == "mul" and not first.granule and len(set(first.parts)) == 1)


def _scaled(operation: LaneOperation, given: Sequence[_Column], number: int) -> int:
    """The divisor of the part that all lanes share of a linear result, as far as it comes from one operand."""
    granule = given[number].granule
    if not granule:
        return 0
    row = [column.parts[0] for column in given]
    before = _offset(operation.of(row))
    part = row[number]
    row[number] = (part[0], part[1] + granule) if isinstance(part, tuple) else _offset(part) + granule
    distance = abs(_offset(operation.of(row)) - before)
    return distance & -distance


def _offset(number: Number) -> int:
    if isinstance(number, tuple):
        return number[1]
    return number if isinstance(number, int) else 0


def _is_below(part: Number, granule: int) -> bool:
    return isinstance(part, int) and 0 <= part < granule


def _least(*granules: int) -> int:
    """The largest power of two that divides all of these; 0 divides by all."""
    known = [granule & -granule for granule in granules if granule]
    return min(known, default=0)


def _distance(first: Sequence[Number], second: Sequence[Number]) -> int | None:
    """By how much the second is above the first, the same in all lanes; ``None`` if it is not."""
    if any(isinstance(a, tuple) != isinstance(b, tuple) for a, b in zip(first, second, strict=True)):
        return None
    if any(isinstance(a, tuple) and a[0] != b[0] for a, b in zip(first, second, strict=True)):  # type: ignore[index]
        return None
    found = {abs(_offset(b) - _offset(a)) for a, b in zip(first, second, strict=True)}
    return found.pop() if len(found) == 1 else None
