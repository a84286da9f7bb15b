"""Accesses of LDS as the sides of a race: bytes, effect, and the condition under which a wave gets there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.races.facts import KernelFacts
from ldsopt.analysis.races.intervals import Interval, IntervalNode, everything
from ldsopt.analysis.races.shapes import RaceWorkgroup
from ldsopt.analysis.races.solver import LDS_END
from ldsopt.analysis.races.terms import Term
from ldsopt.analysis.races.values import IntervalValues, base_address, within
from ldsopt.analysis.ranges.values import ADDRESS_BITS, PLAIN
from ldsopt.dataclass import dataclass
from ldsopt.ir.details import arguments, details_of, is_marked_access
from ldsopt.ir.module import LOCAL, Instruction
from ldsopt.ir.synchronization import atomic_orders
from ldsopt.target.intrinsics import Transfer

_LAST = (1 << ADDRESS_BITS) - LDS_END
"""An access of a few bytes at an address up to this one does not wrap round to 0."""
_IN_ORDER = frozenset({AccessKind.LOAD, AccessKind.STORE, AccessKind.ATOMIC})
_DONE_IN_ORDER = frozenset({Transfer.READ, Transfer.ATOMIC})
ONLY_IMAGINED = "the solver has a counterexample that no execution showed"
"""The reason given where no other obstacle to a proof is known."""
_NOT_FOLLOWED = "from memory, of a loop, or of an operation unknown to it"
_TENSOR_LOAD = "tensor.load.to.lds"
_IMMEDIATE = -2
"""The argument of an LDS-DMA that is added to its LDS address stands before the last, the cache policy."""


class LdsEffect(NamedTuple):
    """The effect, the bytes and the condition of a side; fields as in `LdsSide`. Its extent follows from its bases."""

    reads: bool
    writes: bool
    is_atomic: bool
    address: Term | None
    size: int
    lanes: int
    bases: frozenset[int]
    condition: Term


@dataclass(frozen=True, slots=True, eq=False)
class LdsSide:
    """One access at one place of an interval.

    Attributes:
        line: the instruction, an index into `Module.lines`; ``at`` its index in the function.
        is_chosen: not all work-items that get there make it: the others touch no byte, or another variable.
        written: the values that decide what is written, beside the address; ``None`` where they are not followed.
        reads, writes: if it reads, and if it writes LDS.
        is_atomic: it is atomic for all waves of the workgroup.
        address: the address of its first byte; ``None`` where it is not followed.
        size: bytes at that address.
        lanes: the distance of the pieces of two lanes, of an LDS-DMA with one address for the wave; else 0.
        bases: the variables of which it accesses one, as by a choice between two; empty where any may be accessed.
        extent: the bytes of the one variable that it accesses, 0 if they are not known.
        condition: the condition under which a wave gets there; ``conjuncts`` its conjuncts.
    """

    line: int
    at: int
    reads: bool
    writes: bool
    is_atomic: bool
    address: Term | None
    size: int
    lanes: int
    bases: frozenset[int]
    extent: int
    condition: Term
    conjuncts: frozenset[Term]
    is_chosen: bool
    node: IntervalNode
    written: tuple[int, ...] | None

    @property
    def base(self) -> int | None:
        """The variable that it accesses, if that is one."""
        return next(iter(self.bases)) if len(self.bases) == 1 else None

    @property
    def effect(self) -> LdsEffect:
        """The parts on which the verdict on a pair depends. Sides of one `LdsEffect` have one verdict."""
        return LdsEffect(
            self.reads,
            self.writes,
            self.is_atomic,
            self.address,
            self.size,
            self.lanes,
            self.bases,
            self.condition,
        )

    def conflicts(self, other: LdsSide) -> bool:
        """True if the two are a race where they touch a common byte at the same time."""
        return (self.writes or other.writes) and not (self.is_atomic and other.is_atomic)


class _Steady(NamedTuple):
    """The parts of an access's sides that are the same wherever it is executed; fields as in `LdsSide`.

    Attributes:
        pointers: the addresses of its sides, each with two truth values: it reads, it writes.
        size: bytes at each address; ``None`` where they are not known.
    """

    bases: frozenset[int]
    extent: int
    is_atomic: bool
    written: tuple[int, ...] | None
    pointers: tuple[tuple[int | None, bool, bool], ...]
    size: int | None


class SideFinder:
    """The sides of a kernel's accesses.

    Args:
        facts: the facts of the kernel.
        accesses: all of its accesses of LDS.
    """

    def __init__(self, facts: KernelFacts, accesses: tuple[Access, ...]) -> None:
        self._facts = facts
        at = {instruction.line: number for number, instruction in enumerate(facts.instructions)}
        self._accesses = {at[access.line]: access for access in accesses}
        self._steady: dict[int, _Steady] = {}

    @property
    def is_in_order(self) -> bool:
        """True if each wave completes its accesses in program order: none is an asynchronous copy."""
        return all(
            one.kind in _IN_ORDER and (one.intrinsic is None or one.intrinsic.transfer in _DONE_IN_ORDER)
            for one in self._accesses.values()
        )

    @property
    def accesses(self) -> Collection[Access]:
        """All accesses of LDS."""
        return self._accesses.values()

    @property
    def atomics(self) -> Collection[int]:
        """The lines of the accesses that are atomic for all waves of a workgroup."""
        return {access.line for at, access in self._accesses.items() if self._is_atomic(access, at)}

    def of(
        self,
        interval: Interval,
        blocks: Collection[int] | None = None,
        given: Mapping[int, Term] = MappingProxyType({}),
    ) -> list[LdsSide]:
        """The sides in an interval, in its order; with ``blocks`` the sides in these, in any one iteration of loops.

        Args:
            blocks: some blocks.
            given: values as the interval begins, by address.
        """
        found: list[LdsSide] = []
        values: dict[frozenset[int], IntervalValues] = {}
        for node in interval.nodes:
            segment = interval.segments[node[0]]
            inside = [at for at in range(segment.start, segment.stop) if at in self._accesses]
            if not inside or (blocks is not None and segment.block not in blocks):
                continue
            key = within(interval, node) if blocks is None else frozenset()
            if key not in values:
                values[key] = IntervalValues(self._facts, interval, key, given)
                for earlier in interval.nodes:
                    values[key].reached(earlier)
            for at in inside:
                found += self._sides(at, node, values[key])
        return found

    def _sides(self, at: int, node: IntervalNode, values: IntervalValues) -> Iterator[LdsSide]:
        terms, access = self._facts.terms, self._accesses[at]
        condition, facts = values.reached(node), self._facts
        if (steady := self._steady.get(at)) is None:
            steady = self._steady[at] = self._steady_of(access, at)
        for pointer, reads, writes in steady.pointers:
            address, size, lanes = self._place(access, at, pointer, steady.size, node, values)
            of_all = there = terms.both(condition, self._indices_in_bounds(pointer, steady, node, values))
            if address is not None and not lanes:
                address, mask = self._masked(address, size)
                there = terms.both(there, mask)
            for moved, chosen, bases in self._chosen(address, there, steady.bases):
                extent = facts.footprints.largest(*bases) if len(bases) == 1 else 0
                yield LdsSide(
                    access.line, at, reads, writes, steady.is_atomic, moved, size, lanes, bases, extent, chosen,
                    frozenset(terms.conjuncts(chosen)), chosen is not of_all, node, steady.written,
                )  # fmt: skip

    def _chosen(
        self, address: Term | None, there: Term, bases: frozenset[int]
    ) -> Iterator[tuple[Term | None, Term, frozenset[int]]]:
        """The addresses of an access that chooses between variables, each with its condition and its variables.

        Rule. Where the condition of a choice holds, the access is that of its first side, else that of its second. An
        address that is a variable's and an offset is in that variable. A side that is not followed, as a pointer that a
        loop carries, may be any of the variables.
        """
        terms = self._facts.terms
        places = {one: base_of(self._facts, one) for one in bases}
        if address is None or len(bases) < 2:
            yield address, there, bases
            return
        parts = address.parts[1]
        named = frozenset(one for one, place in places.items() if (place, 1) in parts)
        choices = (term for term, coefficient in parts if coefficient == 1 and term.op == "ite")
        choice = next((one for one in choices if not one.leaves.isdisjoint(places.values())), None)
        if named or choice is None:
            yield address, there, named or bases
            return
        condition, *sides = choice.args
        for holds, side in zip((condition, terms.negated(condition)), sides, strict=True):
            moved = terms.total(ADDRESS_BITS, 0, ((address, 1), (choice, -1), (side, 1)))
            yield from self._chosen(moved, terms.both(there, holds), bases)

    def _masked(self, address: Term, size: int) -> tuple[Term, Term]:
        """The address of the work-items that touch LDS, and the condition under which a work-item does.

        Rule. A choice between an address and one beyond LDS is a mask: where the latter is chosen no byte is touched.
        """
        terms, mask = self._facts.terms, self._facts.terms.true
        while address.op == "ite":
            condition, a, b = address.args
            beyond = [one.value is not None and LDS_END - size < one.value < _LAST for one in (a, b)]
            if beyond[0] == beyond[1]:
                break
            address, mask = (
                (b, terms.both(mask, terms.negated(condition)))
                if beyond[0]
                else (a, terms.both(mask, condition))
            )
        return address, mask

    def _steady_of(self, access: Access, at: int) -> _Steady:
        footprints = self._facts.footprints
        bases, is_tensor = footprints.of(access).bases, access.kind is AccessKind.TENSOR_DMA
        # The bytes of a tensor copy are the most that it moves: those beyond its variable are perhaps not moved.
        if bases is None or is_tensor:
            bases = frozenset[int]()
        pointers = tuple(
            (pointer, *self._effect(access, number))
            for number, pointer in enumerate(footprints.addresses(access) or (None,))
            if pointer is None or is_tensor or not footprints.provenance.is_not_lds(pointer)
        )
        extent = footprints.largest(*bases) if len(bases) == 1 else 0
        written, size = self._written(access, at), footprints.bytes_at(access)
        return _Steady(bases, extent, self._is_atomic(access, at), written, pointers, size)

    def _indices_in_bounds(
        self, pointer: int | None, steady: _Steady, node: IntervalNode, values: IntervalValues
    ) -> Term:
        """The condition that an index, times its element's size, does not wrap, and stays in the variable.

        LangRef, ``getelementptr``: with ``inbounds`` the product does not wrap signed, with ``nuw`` not unsigned, so
        that with both the index is not negative; else the address is poison, and an access of that undefined. With
        ``inbounds`` the address is also in its variable, or behind its last byte. The condition covers values of
        counters, values that grow by the workgroup's size, and parts of an arena that begin where an argument says.
        """
        facts, terms = self._facts, self._facts.terms
        if not (facts.placing_arguments or facts.counters or facts.strides):
            return terms.true
        found, chain, offsets = terms.true, self._inbounds(pointer), list[Term]()
        if len(steady.bases) == 1 and facts.placing_arguments:
            start = base_of(facts, *steady.bases)
            pointers = (gep.address for gep, _ in chain if facts.module.type_of(gep.address) == LOCAL)
            offsets = [terms.sub(values.value(one, node), start) for one in pointers]
        offsets = [offset for offset in offsets if offset.is_shared and offset.leaves]
        for gep, flags in chain if offsets or facts.counters or facts.strides else ():
            for scale, index, operand in facts.shared.steps_of(gep) or ():
                if index is not None or facts.width(operand) != ADDRESS_BITS or scale < 2:
                    continue
                value = values.value(operand, node)
                if offsets or operand in facts.counters or not facts.strides.keys().isdisjoint(value.leaves):
                    most = -(-(1 << (ADDRESS_BITS - 1)) // scale)
                    least = 0 if "nuw" in flags else -most
                    moved = terms.sub(value, terms.const(ADDRESS_BITS, least))
                    is_in = terms.binary("ult", moved, terms.const(ADDRESS_BITS, most - least))
                    found = terms.both(found, is_in)
        for offset in offsets:
            is_in = terms.binary("ult", offset, terms.const(ADDRESS_BITS, steady.extent + 1))
            found = terms.both(found, is_in)
        return found

    def _inbounds(self, pointer: int | None) -> list[tuple[Instruction, Collection[str]]]:
        """The ``getelementptr inbounds`` from which a pointer is computed, the last one first, with their flags."""
        facts, found = self._facts, list[tuple[Instruction, Collection[str]]]()
        while pointer is not None and pointer in facts.at:
            gep = facts.defined[pointer]
            if gep.opcode != "getelementptr":
                break
            flags = details_of(facts.module, gep).flags
            if "inbounds" not in flags:
                break
            found.append((gep, flags))
            pointer = gep.operands[0]
        return found

    def _written(self, access: Access, at: int) -> tuple[int, ...] | None:
        """The operands that decide what a plain store, or a copy from global memory, writes."""
        facts = self._facts
        instruction = facts.instructions[at]
        if access.kind is AccessKind.STORE and instruction.opcode == "store":
            text = facts.module.lines[access.line].strip()
            is_plain = not text.startswith(("store atomic", "store volatile"))
            return (instruction.operands[0],) if is_plain else None
        is_copy = access.kind is AccessKind.DMA or (
            access.kind is AccessKind.TENSOR_DMA and self._effect(access, 0)[1]
        )
        if not is_copy or is_marked_access(facts.module, instruction):
            return None
        given = arguments(facts.module, instruction)
        return tuple(one for one in given if facts.module.type_of(one) != LOCAL)

    def _effect(self, access: Access, number: int) -> tuple[bool, bool]:
        """Two truth values: the access reads, and it writes, at one of its pointers."""
        if access.kind is AccessKind.LOAD:
            return True, False
        if access.kind is AccessKind.TENSOR_DMA and access.intrinsic is not None:
            is_load = access.intrinsic.name == _TENSOR_LOAD
            return not is_load, is_load
        if access.kind in (AccessKind.STORE, AccessKind.DMA):
            return False, True
        if access.kind is AccessKind.COPY:
            return number == 1, number == 0
        return True, True

    def _place(  # noqa: PLR0917
        self,
        access: Access,
        at: int,
        pointer: int | None,
        size: int | None,
        node: IntervalNode,
        values: IntervalValues,
    ) -> tuple[Term | None, int, int]:
        facts, terms = self._facts, self._facts.terms
        row = access.intrinsic
        if access.kind is AccessKind.TENSOR_DMA and pointer is not None and size:
            # The descriptor is in scalar registers: the address is that of the wave's first active lane.
            return terms.lane_of(values.value(pointer, node), ("tensor", at, node)), size, 0
        address = None if pointer is None else self._address(pointer, node, values)
        if address is None or not size:
            return None, 0, 0
        if row is None:
            return address, size, 0
        if row.name.startswith("cluster."):
            return None, 0, 0  # other workgroups write it here, too
        if row.transfer in (
            Transfer.DMA_UNIFORM,
            Transfer.DMA_MARKED,
            Transfer.DMA_PER_LANE,
            Transfer.ASYNC_READ,
        ):
            immediate = arguments(facts.module, facts.instructions[at])[_IMMEDIATE]
            added = facts.module.integer(immediate) if immediate not in facts.at else None
            if added is None:
                return None, 0, 0
            address = terms.add(address, terms.const(ADDRESS_BITS, added))
        if row.transfer.is_wave_uniform:
            piece = facts.footprints.lane_piece(access)
            if piece is None:
                return None, 0, 0
            # The address is that of the wave's first active lane, and each lane writes at its own distance from it.
            # The conditions by which an active lane got here hold for the first lane, too.
            address = terms.chosen(address, frozenset(terms.conjuncts(values.reached(node))))
            offset = terms.total(ADDRESS_BITS, 0, ((terms.id("lane"), piece[0]),))
            first = terms.lane_of(address, ("dma", at, node))
            return terms.add(first, offset), piece[1], piece[0]
        if row.transfer in (Transfer.ATOMIC, Transfer.ASYNC_ATOMIC):
            return address, size, 0
        if row.name.startswith(("ds.read.tr", "ds.load.tr")) or row.transfer in (
            Transfer.DMA_PER_LANE,
            Transfer.ASYNC_READ,
        ):
            return address, size, 0
        return None, 0, 0

    def _address(self, pointer: int, node: IntervalNode, values: IntervalValues) -> Term | None:
        """The address in LDS of a pointer, or of a flat pointer that was cast from one; ``None`` if it is not followed.

        AMDGPUUsage, "Generic": the lower 32 bits of a flat address in the shared aperture are the address in LDS.
        """
        facts, text = self._facts, self._facts.module.type_of(pointer)
        if text == LOCAL:
            return values.value(pointer, node)
        if text == "ptr" and pointer not in facts.at:
            offsets = facts.shared.constant(pointer).offsets
            is_known = offsets is not None and len(offsets) == 1 and offsets[0][0] != PLAIN
            return facts.terms.resized(values.value(pointer, node), ADDRESS_BITS) if is_known else None
        formed = facts.defined[pointer] if text == "ptr" else None
        if formed is None or formed.opcode not in ("addrspacecast", "getelementptr"):
            return None
        address = self._address(formed.operands[0], node, values)
        if formed.opcode == "addrspacecast" or address is None:
            return address
        steps = facts.shared.steps_of(formed)
        if steps is None or not all(facts.width(operand) for _, _, operand in steps):
            return None
        terms = facts.terms
        moved = (
            (terms.resized(values.value(operand, node), ADDRESS_BITS, signed=True), scale)
            for scale, _, operand in steps
        )
        return terms.total(ADDRESS_BITS, 0, ((address, 1), *moved))

    def _is_atomic(self, access: Access, at: int) -> bool:
        """True of an atomic access with a scope that covers the workgroup."""
        facts = self._facts
        line = facts.module.lines[access.line]
        if access.kind is AccessKind.ATOMIC and access.intrinsic is not None:
            return True
        orders = atomic_orders(line)
        return bool(orders) and not orders[0].is_within_wave


def launchable(facts: KernelFacts, shape: RaceWorkgroup, finder: SideFinder) -> RaceWorkgroup:
    """The workgroups of one row in which no work-item leaves its variables.

    An access beyond its variable is undefined. So accesses that all work-items make before they end, at an address that
    follows from the id alone, bound the launches. If none is left, all are looked at: hardware drops such an access.
    """
    most = shape.flat
    by_all: set[int] = set()
    block = 0
    while block in facts.flow.post_dominator and not facts.divergence.ending:
        by_all.add(block)
        block = facts.flow.post_dominator[block]
    for side in finder.of(everything(facts.function, facts.flow), by_all):
        if side.base is None or side.address is None or side.extent < side.size or side.lanes:
            continue
        if side.is_chosen:
            continue
        variable = facts.footprints.provenance.bases[side.base]
        column = shape.column(facts.terms.sub(side.address, base_of(facts, side.base)))
        if column is not None and not (variable.is_dynamic or variable.may_be_larger):
            outside = np.flatnonzero(column > np.uint64(side.extent - side.size))
            most = min(most, int(outside[0])) if len(outside) else most
    return RaceWorkgroup(most, shape.wave, (most, 1, 1), shape.assumption) if most else shape


def base_of(facts: KernelFacts, base: int) -> Term:
    return base_address(facts.terms, facts.footprints, base)


def why_unproven(a: LdsSide, b: LdsSide) -> str:
    """The reason, in words, why the solver has a counterexample."""
    for side in (a, b):
        if side.address is not None and side.address.has_own_leaf:
            return f"an address that depends on values the proof does not follow ({_NOT_FOLLOWED})"
    for side in (a, b):
        if side.condition.has_own_leaf:
            return f"a branch that depends on values the proof does not follow ({_NOT_FOLLOWED})"
    return ONLY_IMAGINED
