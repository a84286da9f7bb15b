"""The bytes of LDS that an access may touch, over all of its executions, lanes and waves.

A plain access touches ``[address, address + size)`` for each lane's address. A wave-uniform LDS-DMA takes one address
for the wave and writes ``address + imm + lane * stride`` (`ldsopt.target.intrinsics.lane_stride`), so its footprint is
as wide as the wave; LLVM models one lane of it. The per-lane forms of gfx1250 add their immediate to each lane's
address. Source: AMD CDNA3 and CDNA4 ISA, 9.1.9 (LDS address of buffer loads to LDS); LLVM, IntrinsicsAMDGPU.td.

Offsets from different dynamic bases are compared directly: all dynamic LDS begins at one address.

An access lies within the variable that its address is based on, or its behaviour is undefined (LLVM LangRef, pointer
aliasing rules); a dynamic variable is at most all LDS of a workgroup. That excludes, for instance, the negative index
that ``srem`` could give.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from ldsopt import once
from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.ranges import FunctionRanges, ModuleRanges, ranges_of
from ldsopt.analysis.ranges.tensor_descriptor import tile_bytes
from ldsopt.analysis.ranges.values import ADDRESS_BITS, PLAIN, UNKNOWN, AbstractValue
from ldsopt.dataclass import dataclass
from ldsopt.ir import bindings
from ldsopt.ir.attributes import wave_size
from ldsopt.ir.details import accessed_type, arguments, constant_elements, moved_element
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.types import integer_bits, vector_of
from ldsopt.target.arch import ARCHS
from ldsopt.target.intrinsics import SIZE_OPERAND, LdsIntrinsic, Transfer, lane_bytes, lane_stride
from ldsopt.touch import Touch

_IMMEDIATES = {"raw.buffer.load.lds": 5, "raw.ptr.buffer.load.lds": 5, "struct.buffer.load.lds": 6}
_IMMEDIATES |= {"struct.ptr.buffer.load.lds": 6, "global.load.lds": 3, "load.to.lds": 3}
_IMMEDIATES |= {name.replace("load.", "load.async."): place for name, place in _IMMEDIATES.items()}
_IMMEDIATES |= {
    "global.load.async.to.lds": 2,
    "cluster.load.async.to.lds": 2,
    "global.store.async.from.lds": 2,
}
_MOST_LDS = max(arch.lds_bytes for arch in ARCHS.values())
_NEAR = 1 << 13
"""An upper bound of the bytes that an instruction's immediate (13 bits, signed) leads back from an address in M0."""
_FAR = 1 << 24
"""An upper bound of the bytes that an immediate (24 bits, signed) and a wave's lanes lead away from an address."""


class Part(NamedTuple):
    """Bytes under one base: ``[offset, offset + size)`` for each of the offsets.

    Attributes:
        has_gaps: the access may leave some of them untouched, or all: a DMA skips bytes between its lanes, and its
            address may lie beyond LDS.
    """

    base: int
    offsets: Integers
    size: int
    has_gaps: bool = False


@dataclass(frozen=True, slots=True)
class Footprint:
    """The bytes of one access.

    Attributes:
        parts: by base, `PLAIN` for absolute addresses; ``None`` if it may be anywhere in LDS.
    """

    parts: tuple[Part, ...] | None
    writes: bool

    @property
    def bases(self) -> frozenset[int] | None:
        """The bases whose bytes it may touch; ``None`` for any base."""
        if self.parts is None:
            return None
        bases = frozenset([part.base for part in self.parts])
        return None if PLAIN in bases else bases


def widened_part(part: Part, beyond: int) -> Part:
    """The part, extended by ``beyond`` bytes on either side. Offsets are modulo 2**32, also in comparisons."""
    if not beyond:
        return part
    lower = integers.add(part.offsets, integers.constant(ADDRESS_BITS, -beyond))
    return Part(part.base, lower, part.size + 2 * beyond)


def widened(footprint: Footprint, beyond: int) -> Footprint:
    """The footprint, extended by ``beyond`` bytes on either side."""
    if not beyond or footprint.parts is None:
        return footprint
    return Footprint(tuple(widened_part(part, beyond) for part in footprint.parts), footprint.writes)


@dataclass(frozen=True, slots=True)
class BaseLayout:
    """The known layout of LDS bases.

    Attributes:
        overlaid: the dynamic bases that may share bytes: they begin at the one address of dynamic LDS. A dynamic base
            that is missing here is used with bytes of its own, by proof or on trust (`named-bases`).
    """

    overlaid: frozenset[int]

    def touch(self, a: Footprint, b: Footprint) -> Touch:
        """The overlap of two footprints.

        Distinct variables are disjoint, by LLVM's semantics of globals and AMDGPULowerModuleLDS's layout, except that
        dynamic ones share their address.
        """
        if a.parts is None or b.parts is None:
            return Touch.MAY
        verdicts = {self._parts(x, y) for x in a.parts for y in b.parts}
        if verdicts <= {Touch.NEVER}:
            return Touch.NEVER
        return Touch.MUST if verdicts == {Touch.MUST} else Touch.MAY

    def are_apart(self, base: int, other: int) -> bool:
        """True if accesses of these two variables never touch a common byte."""
        return base != other and not {base, other} <= self.overlaid

    def _parts(self, a: Part, b: Part) -> Touch:
        if PLAIN in (a.base, b.base):
            return Touch.MAY
        if self.are_apart(a.base, b.base):
            return Touch.NEVER
        if integers.disjoint_ranges(a.offsets, a.size, b.offsets, b.size):
            return Touch.NEVER
        if a.has_gaps or b.has_gaps:
            return Touch.MAY
        return Touch.MUST if integers.must_overlap(a.offsets, a.size, b.offsets, b.size) else Touch.MAY


def _is_beyond_lds(addresses: Integers, place: _FootprintKey) -> bool:
    """True if an access at any of these absolute addresses has all of its bytes behind LDS.

    Of an address in M0 only the lowest bits count (`Arch.m0_bits`): 1 << 25 is byte 0 there.
    """
    if place.size is None or place.size > place.lds_bytes:
        return False
    counted = integers.trunc(addresses, place.counted) if place.counted < ADDRESS_BITS else addresses
    far = _FAR if place.counted == ADDRESS_BITS else _NEAR
    end = (1 << ADDRESS_BITS) - _FAR if place.counted == ADDRESS_BITS else 1 << place.counted
    return counted.lower >= place.lds_bytes + far and counted.lower + counted.extent < end


class _FootprintKey(NamedTuple):
    """An address, and all else that determines the bytes that are accessed there.

    Attributes:
        value: the address.
        size: bytes that each lane touches; ``None`` if that is not known.
        lanes: the number of lanes whose bytes follow one another.
        immediate: the intrinsic's immediate offset, if it is not 0.
        counted: the number of low bits of the address that count.
        lds_bytes: LDS that a workgroup has at most.
    """

    value: AbstractValue
    size: int | None
    lanes: int
    immediate: Integers | None
    counted: int
    lds_bytes: int


@once.once
def footprints_of(provenance: Provenance, function: Function) -> Footprints:
    """The footprints of a function, in the code that a provenance analyses."""
    return Footprints(ranges_of(provenance), function)


class Footprints:
    """The footprints of one function's accesses.

    Args:
        function: the function that has the accesses.
    """

    def __init__(self, shared: ModuleRanges, function: Function) -> None:
        self._shared = shared
        self.provenance = shared.provenance
        self.function = function
        self.ranges = shared.function(function)
        self._instructions = {instruction.line: instruction for instruction in function.instructions}
        self._tiles: dict[int, TensorTile | None] = {}
        self._extents: dict[int, int] = {}
        self._spreads: dict[_FootprintKey, tuple[Part, ...]] = {}
        self._wave = wave_size(shared.module, function)
        arch = shared.module.arch
        self._lds_bytes = arch.lds_bytes if arch else _MOST_LDS
        self._m0_bits = min(each.m0_bits for each in ([arch] if arch else ARCHS.values()))

    def of_work_item(
        self,
        item: tuple[int, int, int],
        known: Mapping[int, AbstractValue] | None = None,
        else_of: FunctionRanges | None = None,
    ) -> Footprints:
        """The footprints of one work-item; arguments as of `FunctionRanges.of_work_item`."""
        one = copy.copy(self)
        one.ranges = self.ranges.of_work_item(item, known, else_of)
        return one

    def in_smallest_workgroup(self) -> Footprints:
        """The footprints if an LDS-DMA writes for as few lanes as a wave of the smallest workgroup may have."""
        one = copy.copy(self)
        one._wave = min(self._wave, self.ranges.bounds.least % self._wave or self._wave)
        return one

    def given(self, known: Mapping[int, AbstractValue]) -> Footprints:
        """The footprints, given more precise values for some SSA values, by address."""
        one = copy.copy(self)
        one.ranges = self.ranges.given(known)
        return one

    def of(self, access: Access) -> Footprint:
        """The bytes that an access may touch."""
        writes = access.kind is not AccessKind.LOAD
        if not access.pointers:
            return Footprint(self._of_tile(access), writes)
        instruction, row = self._instructions[access.line], access.intrinsic
        parts: tuple[Part, ...] = ()
        for pointer in access.pointers:
            if access.kind is AccessKind.COPY and self.provenance.is_not_lds(pointer):
                continue  # the other side of a copy
            value = self.ranges.of(pointer)
            if value.is_unknown:
                return Footprint(None, writes)
            size = self._size(access, instruction)
            lanes = self._wave if row is not None and row.transfer.is_wave_uniform else 1
            immediate = None if row is None else self._immediate(row, instruction)
            counted = self._m0_bits if row is not None and row.is_by_m0 else ADDRESS_BITS
            parts += self._spread(_FootprintKey(value, size, lanes, immediate, counted, self._lds_bytes))
        return Footprint(parts, writes)

    def addresses(self, access: Access) -> tuple[int, ...]:
        """The values that determine the LDS address of an access; none if it is not known."""
        if access.pointers:
            return access.pointers
        tile = self._tile(access)
        return () if tile is None else (tile.address,)

    def inputs(self, access: Access) -> tuple[int, ...]:
        """The values that determine the bytes of an access: its operands, and the address in a descriptor."""
        return (*self._instructions[access.line].operands, *self.addresses(access))

    def _of_tile(self, access: Access) -> tuple[Part, ...] | None:
        """The bytes of a tensor DMA, whose descriptor is in registers."""
        tile = self._tile(access)
        value = UNKNOWN if tile is None else self.ranges.of(tile.address)
        if tile is None or value.offsets is None or any(base == PLAIN for base, _ in value.offsets):
            return None
        return tuple(Part(base, offsets, tile.size, has_gaps=True) for base, offsets in value.offsets)

    def _tile(self, access: Access) -> TensorTile | None:
        """The tile of a descriptor, over all executions: footprints of some executions refine only its address."""
        if access.line not in self._tiles:
            call = self._instructions[access.line]
            defined = self.function.defined
            ranges = self._shared.function(self.function)
            self._tiles[access.line] = find_tile(self._shared.module, defined, ranges.of, call)
        return self._tiles[access.line]

    def _immediate(self, row: LdsIntrinsic, instruction: Instruction) -> Integers | None:
        """The immediate that an intrinsic adds to its LDS address, if it is not 0."""
        if row.transfer in (Transfer.READ, Transfer.ATOMIC, Transfer.ASYNC_ATOMIC):
            return None
        added = self.ranges.of(instruction.operands[_IMMEDIATES[row.name]]).plain(ADDRESS_BITS)
        return None if added.value == 0 else added

    def _spread(self, place: _FootprintKey) -> tuple[Part, ...]:
        """The bytes at a place; places are few, while accesses are many."""
        parts = self._spreads.get(place)
        if parts is None:
            parts = self._spreads[place] = tuple(self._parts(place))
        return parts

    def _parts(self, place: _FootprintKey) -> Iterator[Part]:
        size, lanes = place.size, place.lanes
        is_left_out = False  # by PLAIN, which comes first
        for base, offsets in place.value.offsets or ():
            if base == PLAIN and _is_beyond_lds(offsets, place):
                is_left_out = True
                continue
            if base == PLAIN or size is None:
                yield Part(base, integers.full(ADDRESS_BITS), 1)
                continue
            stride = size if lanes == 1 else lane_stride(size)
            width = stride * (lanes - 1) + size
            if place.immediate is not None:
                offsets = integers.add(offsets, place.immediate)
            # Some lanes of a wave may be inactive: at least one lane's bytes lie in the variable, but perhaps not all.
            last, before = self.largest(base) - size, width - size
            if last >= 0 and (before or offsets.lower + offsets.extent > last):
                offsets = integers.meet(offsets, integers.interval(ADDRESS_BITS, -before, last))
            if offsets.extent >= 0:
                yield Part(base, offsets, width, stride > size or is_left_out)

    def largest(self, base: int) -> int:
        """Bytes that a variable has at most; of a dynamic one, all LDS of a workgroup."""
        if base not in self._extents:
            self._extents[base] = self._largest_of(base)
        return self._extents[base]

    def _largest_of(self, base: int) -> int:
        variable = self._shared.provenance.bases[base]
        is_known = not (variable.is_dynamic or variable.may_be_larger)
        layout = self._shared.types.layout(variable.value_type) if is_known else None
        return layout.alloc if layout else self._lds_bytes

    def lane_piece(self, access: Access) -> tuple[int, int] | None:
        """The stride between two lanes of a wave-uniform LDS-DMA, and the size of a lane's piece, both in bytes."""
        size = self._size(access, self._instructions[access.line])
        return None if size is None else (lane_stride(size), size)

    def bytes_at(self, access: Access) -> int | None:
        """Bytes at each address of an access; of a wave-uniform DMA, those of one lane. ``None`` if not known.

        Of a tensor DMA they are an upper bound.
        """
        if not access.pointers:
            tile = self._tile(access)
            return None if tile is None else tile.size
        return self._size(access, self._instructions[access.line])

    def _size(self, access: Access, instruction: Instruction) -> int | None:
        """Bytes at each pointer; of a wave-uniform DMA, of one lane. ``None`` where they are not known."""
        operands, row = instruction.operands, access.intrinsic
        if access.kind is AccessKind.COPY:
            length = operands[2]
            width = self._shared.width(self._shared.module.type_of(length))
            return self.ranges.of(length).plain(width).value
        if row is not None and row.transfer is not Transfer.READ:
            return self._size_of_row(row, access, operands)
        layout = self._shared.types.layout(accessed_type(self._shared.module, instruction))
        return layout.store if layout else None

    def _size_of_row(self, row: LdsIntrinsic, access: Access, operands: list[int]) -> int | None:
        if row.transfer.is_wave_uniform:
            size = self.ranges.of(operands[SIZE_OPERAND]).plain(32).value
            return None if size is None else lane_bytes(size)
        if row.transfer in (Transfer.DMA_PER_LANE, Transfer.ASYNC_READ):
            bits = access.callee.rpartition(".b")[2]
            return int(bits) // 8 if bits.isdigit() else None
        if row.transfer in (Transfer.ATOMIC, Transfer.ASYNC_ATOMIC):
            return 4 if row.name in ("ds.append", "ds.consume") else 8
        return None


# --- tensor tiles -------------------------------------------------------------------------------------------
#
# The bytes of LDS that a tensor DMA of gfx1250 touches: its descriptor, a vector of words, says where and how many.
#
# What the words say, `ldsopt.analysis.ranges.tensor_descriptor` knows. Words are followed through vectors of them and
# of pairs of them, the lower first, which a ``bitcast`` makes. More groups than two may be anywhere. Example::
#
#     %a = insertelement <4 x i32> <i32 1, i32 poison, …>, i32 %lds, i64 1     begins at %lds
#     %b = insertelement <8 x i32> <i32 65536, …, i32 16, …>, i32 4194304, i64 3     64 elements of 2 bytes, 16 rows
#     call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %a, <8 x i32> %b, i32 0)     2048 bytes


_WORD_BITS = 32
_DEPTH = 64
"""The most instructions between a descriptor's word and the vector that is passed."""


class TensorTile(NamedTuple):
    """The part of a descriptor that decides about the bytes of LDS.

    Attributes:
        address: the value that says where it begins.
        size: bytes from the first to the last, at most.
    """

    address: int
    size: int


class _Words:
    """The words of the vectors that a function forms, as far as they can be followed to the values put in."""

    def __init__(
        self, module: Module, defined: Mapping[int, Instruction], of: Callable[[int], AbstractValue]
    ) -> None:
        self._module, self._defined, self._of = module, defined, of

    def value(self, vector: int, index: int) -> int | None:
        """The value that was put in as a word, by its address; ``None`` if it is a constant's or not known."""
        found = self._source(vector, index)
        return found if found is not None and not isinstance(found, Integers) else None

    def range(self, vector: int, index: int) -> Integers:
        """The values that a word may have."""
        found = self._source(vector, index)
        if found is None:
            return integers.full(_WORD_BITS)
        if isinstance(found, Integers):
            return found
        return self._of(found).plain(_WORD_BITS)

    def _source(self, vector: int, index: int) -> int | Integers | None:
        for _ in range(_DEPTH):
            instruction, words = self._defined.get(vector), self._words(vector)
            if instruction is None:
                return self._constant(vector, index) if words == 1 else None
            if not words:
                return None
            if instruction.opcode == "bitcast":
                (vector,) = instruction.operands
                continue
            place = moved_element(self._module, instruction, index // words)
            if place is None:
                return None
            vector, index = place[0], place[1] * words + index % words
            if not self._words(vector):
                return vector if words == 1 else None
        return None

    def _words(self, vector: int) -> int:
        """The words of an element of a vector; 0 where it is no such."""
        _, element = vector_of(self._module.type_of(vector)) or (0, "")
        bits = integer_bits(element) or 0
        return 0 if bits % _WORD_BITS else bits // _WORD_BITS

    def _constant(self, vector: int, index: int) -> Integers | None:
        elements = constant_elements(bindings.value_text(vector))
        number = elements[index] if index < len(elements) else None
        return None if number is None else integers.constant(_WORD_BITS, number)


def find_tile(
    module: Module,
    defined: Mapping[int, Instruction],
    of: Callable[[int], AbstractValue],
    transfer: Instruction,
) -> TensorTile | None:
    """The tile that the descriptor of a tensor DMA states; ``None`` where that is not known.

    Args:
        defined: the function's instructions, by address.
        of: the possible values of a value, in every execution.
        transfer: the call.
    """
    words, groups = _Words(module, defined, of), arguments(module, transfer)[:-1]  # the last is the policy
    head, body, *others = groups
    address = words.value(head, 1)
    if address is None or not all(map(_is_absent, others)):
        return None
    size = tile_bytes(words.range(head, 0), *(words.range(body, index) for index in (0, 3, 4)))
    return None if size is None else TensorTile(address, size)


def _is_absent(group: int) -> bool:
    """True if a descriptor group is all zeros, and so says nothing."""
    elements = constant_elements(bindings.value_text(group))
    return bool(elements) and not any(element is None or element for element in elements)
