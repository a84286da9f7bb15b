"""The facts of a kernel from which the values of all of its barrier intervals are computed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import field
from functools import cached_property
from math import gcd, prod
from types import MappingProxyType
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.flow.callees import Callees
from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.analysis.flow.divergence import Computations, Divergence, divergence_of
from ldsopt.analysis.flow.phases import Crossing, Phases
from ldsopt.analysis.flow.undefined import Undefined
from ldsopt.analysis.integers import Integers, Predicate
from ldsopt.analysis.integers.operations import BINARY
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.kernel_code import kernel_code
from ldsopt.analysis.races.terms import SIZE_BITS, Leaf, Term, TermTable
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprints
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.analysis.ranges.values import ADDRESS_BITS
from ldsopt.dataclass import dataclass
from ldsopt.graph import Visits, reachable
from ldsopt.ir import bindings
from ldsopt.ir.attributes import parameter_texts
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.details import (
    POINTER_OPERAND,
    LoadedSize,
    arguments,
    details,
    details_of,
    is_call,
    loaded_size,
    stated_alignment,
)
from ldsopt.ir.module import LDS_ADDRESS, LOCAL, Function, Instruction
from ldsopt.ir.syntax import tokens
from ldsopt.target.workgroup_size import LARGEST_WORKGROUP
from ldsopt.touch import Touch

_GROUP_SIZES = integers.interval(SIZE_BITS, 1, LARGEST_WORKGROUP)
"""The workgroup's size along an axis, whichever kernel it is of."""
_NO_VALUES = frozenset({"undef", "poison"})
_READING = frozenset({"load", "atomicrmw", "cmpxchg", "icmp", "fcmp"})
"""Operations whose results are no addresses in LDS, even if operands are: values from memory, or one bit."""
ARITHMETIC = frozenset({*BINARY, "zext", "sext", "trunc", "select"})
"""Instructions whose results are numbers made of their operands."""
_OF_BITS = frozenset({"and", "or", "phi", "select"})
_MOST_SIZES = 1 << 12
"""Times the workgroup's size, of 16 bits, that a loop adds: less than 2**28."""
_UNSIGNED, _SIGNED = frozenset({"unsigned"}), frozenset({"signed"})
_BOTH = _UNSIGNED | _SIGNED
_OWN_IDS = ("llvm.amdgcn.workitem.id.", "llvm.amdgcn.workgroup.id.")
_CHAIN = 100
"""Additions that are followed between a ``phi`` and the value that comes round to it."""

LeafRanges = dict[Term, list[tuple[Term, Integers]]]
"""By leaf: terms, each with its range, which holds whenever the leaf stands for a value."""


class LeafFacts(NamedTuple):
    """The facts of a kernel's leaves.

    Attributes:
        known: the ranges of leaves.
        powers: the leaves that are powers of two, or 0.
        counts: the leaves that are values of a counter.
        strides: the leaves that grow by the workgroup's size.
    """

    known: Mapping[Term, Sequence[tuple[Term, Integers]]]
    powers: Collection[Term] = ()
    counts: Mapping[Term, Count] = MappingProxyType({})
    strides: Mapping[Term, SizeStride] = MappingProxyType({})


def _begins(computation: object) -> Iterator[int]:
    """Yields the values that a computation begins with (`Computations.of`)."""
    if isinstance(computation, int):
        yield computation
    elif isinstance(computation, tuple):
        for part in computation:
            yield from _begins(part)


@dataclass(eq=False)
class KernelFacts:
    """The facts of a kernel that all of its intervals share.

    Attributes:
        shared, footprints: the ranges of the module, and of the kernel.
        terms: the table that makes the kernel's terms.
        known: the ranges of leaves.
        is_unwrapped: by promise no sum or product in an address or a condition wraps as a signed number.
        has_whole_waves: the size that a workgroup may have is a multiple of a wave's lanes, and so by promise are all.
    """

    shared: ModuleRanges
    footprints: Footprints
    function: Function
    flow: ControlFlow
    divergence: Divergence
    callees: Callees
    wave: int
    terms: TermTable = field(default_factory=TermTable)
    known: LeafRanges = field(default_factory=dict)
    is_unwrapped: bool = False
    has_whole_waves: bool = False

    def __post_init__(self) -> None:
        self.module = self.shared.module
        self.instructions = self.function.instructions
        self.at, self.defined = self.function.place_of, self.function.defined
        self.block_at, self.block_of = self.function.block_at, self.function.block_of
        self.loops = {loop.header: loop.blocks for loop in self.flow.loops}
        self.headers_around: dict[int, list[int]] = {}
        """The headers of the loops that a block is in."""
        for header, blocks in self.loops.items():
            for block in blocks:
                self.headers_around.setdefault(block, []).append(header)
        self.dominators = self.flow.dominators
        self.left_apart = frozenset(loop.header for loop in self.divergence.left_apart(self.flow))
        """Headers of the loops that work-items may leave in different iterations."""
        self.turned_apart = frozenset(loop.header for loop in self.divergence.turned_apart(self.flow))
        """Headers of the loops in which work-items may meet that are in different iterations."""
        self.steps: dict[int, int | None] = {}
        self.grows_at_times: dict[int, int] = {}
        """The phis of `steps` that grow in some iterations only, in how many may differ by work-item. By ``phi``: the
        condition under which it grows, or the ``phi`` itself if it grows where a condition is false, or by several."""
        self._falling: dict[int, bool] = {}
        self._most_iterations: dict[int, int | None] = {}
        self.trips: dict[Term, Integers] = {}
        """The ranges of leaves that follow from the number of a loop's iterations, and hold of poison as well."""
        self.undefined = Undefined(self.module, self.function)
        self._behind: dict[int, frozenset[int]] = {}
        self._computations = Computations(self.module, self.function, self.callees)
        self.steady: dict[int, Term] = {}
        """Values that follow from arguments, constants and ids alone, wherever they are used."""
        self.powers: set[Term] = set()
        """Leaves that are powers of two, or 0."""
        self.counters: Mapping[int, Counter] = {}
        """By the address of an atomic: the counter whose value it returns (`counters_of`)."""
        self.counts: dict[Term, Count] = {}
        """The leaves that are values of a counter."""
        self.strides: dict[Term, SizeStride] = {}
        """The leaves that grow by the workgroup's size."""
        self.needs_whole_waves = False
        """True if a value rests on `has_whole_waves`."""
        self.needs_unwrapped = False
        """True if one of these grows by the promise alone, or would."""

    @property
    def of_leaves(self) -> LeafFacts:
        """All facts of leaves; facts that are found later appear in it, too."""
        return LeafFacts(self.known, self.powers, self.counts, self.strides)

    @cached_property
    def size_loads(self) -> Mapping[int, LoadedSize]:
        """The loads of the workgroup's size."""
        found = {one.address: loaded_size(self.module, self.defined, one) for one in self.instructions}
        return {address: size for address, size in found.items() if size is not None}

    def group_size(self, loaded: LoadedSize) -> Term:
        """A size of the workgroup: a constant where every launch has it.

        The range that one load states is not kept: where it is untrue the load gives poison, which may be unused.
        """
        known = self.footprints.ranges.bounds.size_along(loaded.axes, is_own=loaded.is_own)
        if known is not None:
            return self.terms.const(SIZE_BITS, known)
        size = self.terms.group_size(loaded)
        self.known.setdefault(size, [(size, _GROUP_SIZES)])
        return size

    def has_lane(self, lane: int | None) -> bool:
        """True if every wave has the lane of a number; ``None`` is any number.

        Waves are filled from lane 0. So each has that one, and the last one of a workgroup may lack others.
        """
        if lane == 0:
            return True
        self.needs_whole_waves |= self.has_whole_waves
        return self.has_whole_waves

    @cached_property
    def parted(self) -> Collection[int]:
        """The blocks that some lanes of a wave may pass without others."""
        by_wave = divergence_of(self.function, self.module, of_waves=True).partial
        return by_wave.keys() & self.divergence.partial.keys()

    @cached_property
    def guarded_blocks(self) -> Sequence[tuple[int, int]]:
        """The blocks with a conditional branch, each with a successor that it alone leads to.

        Rule: any other way to that successor begins there, as that of a loop whose header it is. Then it was the branch
        that led there last, since it is not in that loop.
        """
        successors, predecessors, within = (
            self.flow.successors,
            self.flow.predecessors,
            self.dominators.dominates,
        )
        return [
            (number, arm)
            for number in self.flow.order
            for arm in (successors[number] if len(successors[number]) > 1 else ())
            if not within(arm, number) and all(one == number or within(arm, one) for one in predecessors[arm])
        ]

    @cached_property
    def local_arguments(self) -> frozenset[int]:
        """The arguments of the kernel that point to LDS."""
        texts = parameter_texts(self.module.lines[self.function.line])
        return frozenset(
            address
            for address, text in zip(self.function.arguments, texts, strict=True)
            if address not in self.function.varying and (text.startswith(f"{LOCAL} ") or LDS_ADDRESS in text)
        )

    @cached_property
    def placing_arguments(self) -> frozenset[int]:
        """The arguments from which arithmetic computes indices into LDS: the sizes of an arena's parts, say."""
        visits = Visits(
            index
            for one in self.instructions
            if one.opcode == "getelementptr" and self.module.type_of(one.address) == LOCAL
            for index in one.operands[1:]
        )
        for value in visits:
            made = self.defined.get(value)
            visits.add(made.operands if made is not None and made.opcode in ARITHMETIC else ())
        return frozenset(visits.seen.intersection(self.function.arguments))

    def argument_of(self, address: Term) -> int | None:
        """The one argument from which an address in LDS is computed, without any variable; else ``None``."""
        keys = {leaf: leaf.data.key for leaf in address.leaves if isinstance(leaf.data, Leaf)}
        if any(isinstance(key, tuple) and key[0] == "base" for key in keys.values()):
            return None
        found: dict[Term, int] = {
            leaf: key[1]
            for leaf, key in keys.items()
            if isinstance(key, tuple) and key[0] == "argument" and key[1] in self.local_arguments
        }
        if len(found) != 1:
            return None
        ((leaf, argument),) = found.items()
        hidden = [
            key[1] for key in keys.values() if isinstance(key, tuple) and key[0] in ("value", "unknown")
        ]
        if not all(self._places_behind(value) <= {argument} for value in hidden):
            return None
        return argument if (leaf, 1) in address.parts[1] else None

    def _places_behind(self, value: int) -> frozenset[int]:
        """The arguments that point to LDS, and the constants that name variables, from which a value is computed.

        A value that is read from memory is computed from none of them.
        """
        known = self._behind.get(value)
        if known is not None:
            return known
        found, visits = set[int](), Visits([value])
        for one in visits:
            if one in self.local_arguments:
                found.add(one)
            elif one in self.at:
                instruction = self.defined[one]
                if instruction.opcode in _READING:
                    continue
                visits.add(
                    arguments(self.module, instruction) if is_call(instruction) else instruction.operands
                )
            elif one not in self.function.arguments and "@" in bindings.value_text(one):
                found.add(one)
        self._behind[value] = frozenset(found)
        return self._behind[value]

    def lines(self) -> Iterator[str]:
        """The lines of the kernel, and of the functions that it may call."""
        code = kernel_code(self.module, self.function.name)
        return (self.module.lines[one.line] for function in code for one in function.instructions)

    def width(self, value: int) -> int:
        """Bits of an integer or a pointer of up to 64 bits; 0 for any other value, which is not followed."""
        text = self.module.type_of(value)
        return self.shared.bits(text) if text.startswith(("i", "ptr")) else 0

    def step(self, phi: int) -> int | None:
        """The constant by which a ``phi`` of a loop's header grows in each iteration; ``None`` if there is none.

        Where a ``select`` keeps the ``phi`` as it is, it grows in some iterations only (`grows_at_times`).
        """
        if phi not in self.steps:
            mask = (1 << self.width(phi)) - 1
            come = [self._unless_kept(value, phi) for value in self.carried_values(phi)]
            found = {self._added(value, phi, mask) for value, _ in come}
            self.steps[phi] = found.pop() if len(found) == 1 else None
            conditions = {condition for _, condition in come}
            if conditions != {None}:
                self.grows_at_times[phi] = (conditions.pop() if len(conditions) == 1 else None) or phi
        return self.steps[phi]

    def most_iterations(self, header: int) -> int | None:
        """The most executions of a loop's header in one run of the loop; ``None`` if they are not known.

        Rule. A counter that stays within its range has another number in each iteration, if what lies outside of the
        range is wider than a step. So there are no more iterations than numbers. The range holds unless the counter is
        poison, and a branch by poison is undefined (LangRef). So where the header compares the counter, or the loop's
        last block the counter's next number, the counter is poison in no iteration. Where the last block compares the
        counter itself, it may be poison in an iteration that another exit ends: one more.
        """
        if header not in self._most_iterations:
            self._most_iterations[header] = self._find_most_iterations(header)
        return self._most_iterations[header]

    def _find_most_iterations(self, header: int) -> int | None:
        latches = [one for one in self.flow.predecessors[header] if one in self.loops[header]]
        by_first = self._compared(header, header)
        compared = by_first.union(self._compared(latches[0], header) if len(latches) == 1 else ())
        for phi in self.function.phis(header):
            bits = self.width(phi.address)
            step = self.step(phi.address) if bits else None
            value = self.footprints.ranges.of(phi.address)
            grown = compared.intersection(self.carried_values(phi.address))
            is_compared = bool(grown) or phi.address in compared
            if not step or not is_compared or phi.address in self.grows_at_times:
                continue
            if value.is_unknown or not value.is_plain:
                continue
            extent, pace = value.plain(bits).extent, min(step, (1 << bits) - step)
            if 0 <= extent < (1 << bits) - pace:
                is_none = grown or phi.address in by_first or self.is_no_poison(phi.address, header)
                return extent // pace + (1 if is_none else 2)
        return None

    def _compared(self, block: int, header: int) -> frozenset[int]:
        """The values that decide at the end of a block whether a loop goes on."""
        condition = self.function.terminator(block).operands[:1]
        leaves = any(one not in self.loops[header] for one in self.flow.successors[block])
        asked = [self.defined[one] for one in condition if leaves and one in self.defined]
        return frozenset(value for one in asked if one.opcode == "icmp" for value in one.operands)

    def _unless_kept(self, value: int, phi: int) -> tuple[int, int | None]:
        """The value that comes round to a ``phi``; of a ``select`` with the ``phi``, the other arm and the condition.

        If the ``phi`` grows where the condition is false, the ``phi`` itself is given in place of the condition. An
        iteration has one value of the condition: the ``select`` dominates the path back, and the condition the
        ``select``, so neither is computed without the other.
        """
        if value in self.at and self.defined[value].opcode == "select":
            condition, taken, other = self.defined[value].operands
            if (taken == phi) != (other == phi):
                return (taken, condition) if other == phi else (other, phi)
        return value, None

    def size_step(self, phi: int) -> SizeStep | None:
        """The multiple of the workgroup's size by which a loop header's ``phi`` grows; ``None`` if it grows otherwise.

        Rule: look at all values that it may come from, by ``phi``, ``select``, and additions of a few sizes. If all
        begin with one value, the ``phi`` is that value plus a multiple of the gcd of all these additions. It is no less
        than that value, or poison: the additions do not wrap (`_only_grows`), all as unsigned numbers, or all as signed
        ones, where the value that all begin with is not negative.
        """
        if not self.size_loads or self.width(phi) < ADDRESS_BITS:
            return None
        # A value that an outer loop computes may have changed by the time of its use.
        loop = self.loops[self.block_of[phi]]
        found = self._grown_from(phi, None)
        if found is None or (found.start in self.at and self.block_of[found.start] in self.headers_around):
            return self._grown_from(phi, loop)
        return found

    def _grown_from(self, phi: int, within: Set[int] | None) -> SizeStep | None:
        """`size_step`, by the values that the blocks of ``within`` compute; by default all of the kernel."""
        visits, starts, sizes, step = Visits([phi]), set[int](), set[LoadedSize](), 0
        growth = _BOTH
        for value in visits:
            one = self.defined.get(value)
            is_within = one is not None and (within is None or self.block_of[value] in within)
            given: Sequence[int] = ()
            if one is not None and is_within and one.opcode in ("phi", "select"):
                given = one.operands[one.opcode == "select" :]
            elif one is not None and is_within and one.opcode == "add":
                ahead = self._ahead(one)
                if ahead is not None:
                    other, size, times = ahead.value, ahead.size, ahead.times
                    given, step = (other,), gcd(step, times)
                    sizes.add(size)
                    growth &= ahead.growth
            if not given:
                starts.add(value)
            visits.add(given)
        if len(starts) != 1 or len(sizes) != 1:
            return None
        start = starts.pop()
        if "unsigned" not in growth and not ("signed" in growth and self._is_natural(start)):
            return None
        return SizeStep(sizes.pop(), step, start)

    def _ahead(self, sum_: Instruction) -> _SizesAhead | None:
        """Of a sum ``value + size * times * k``, what it is of; ``None`` of any other.

        Rule: the sum is no less than the value, or poison. For an unknown ``k`` this holds only if neither the product
        nor the sum wraps: both have ``nuw``.
        """
        for value, added in (sum_.operands, sum_.operands[::-1]):
            several = self._sizes(added)
            if several is not None and (growth := self._only_grows(sum_, value)):
                return _SizesAhead(value, *several, growth)
            product = self.defined.get(added)
            if product is not None and product.opcode == "mul" and self._has_nuw(product, sum_):
                sizes = filter(None, map(self._widened_size, product.operands))
                if (size := next(sizes, None)) is not None:
                    return _SizesAhead(value, size, 1, _UNSIGNED)
        return None

    def _has_nuw(self, *instructions: Instruction) -> bool:
        lines = self.module.lines
        return all("nuw" in details(lines[one.line], one.opcode).flags for one in instructions)

    def _only_grows(self, sum_: Instruction, value: int) -> frozenset[str]:
        """The kinds of numbers, signed or unsigned, as which a sum of a value and a few sizes is no less, or poison.

        Rule: the sum has ``nuw``, or ``nsw``, with which neither kind wraps if the value is not negative; or the
        work-item that computes the sum also accesses LDS with the value as its index, so that the value is small.
        """
        block = self.block_of[sum_.address]
        found, flags = set[str](), details_of(self.module, sum_).flags
        if "nuw" in flags:
            found.add("unsigned")
        if "nsw" in flags:
            found |= _BOTH if self._is_natural(value) else _SIGNED
        for one in self._indexing.get(value, ()):
            if self.dominators.dominates(one.block, block):
                found |= _BOTH if one.is_forwards else _SIGNED
        if not found:
            self.needs_unwrapped = True
            found |= _SIGNED if self.is_unwrapped else frozenset()
        return frozenset(found)

    def _is_natural(self, value: int) -> bool:
        """True of a number that is not negative."""
        known = self.footprints.ranges.of(value)
        if known.is_unknown or not known.is_plain:
            return False
        numbers = known.plain(self.width(value))
        return not numbers.is_empty and numbers.signed_min >= 0

    @cached_property
    def _indexing(self) -> Mapping[int, Sequence[_Indexing]]:
        """By value, the accesses of LDS with it as an index, within the bounds of an object.

        LangRef, ``getelementptr``: with ``inbounds`` the pointer and the address are in one object, else the address is
        poison, and an access of that undefined. So the value is no larger than the object, forwards or backwards, and
        no object is larger than LDS, however much of it a launch gives. It is not negative if it counts from the start
        of a variable, or if the address has ``nuw``.
        """
        found, bases = defaultdict[int, list[_Indexing]](list), self.footprints.provenance.bases
        for access in self.instructions:
            number = POINTER_OPERAND.get(access.opcode)
            pointer = -1 if number is None else access.operands[number]
            gep = self.defined.get(pointer)
            if gep is None or gep.opcode != "getelementptr" or self.module.type_of(pointer) != LOCAL:
                continue
            base, steps = gep.operands[0], self.shared.steps_of(gep) or ()
            is_made = base in self.at or base in self.function.arguments
            offsets = None if is_made else self.shared.constant(base).offsets
            is_start = [0 <= number < len(bases) and at.value == 0 for number, at in offsets or ()] == [True]
            indices = [(scale, operand) for scale, index, operand in steps if index is None]
            flags = details_of(self.module, gep).flags
            if any(index for _, index, _ in steps) or "inbounds" not in flags or len(indices) != 1:
                continue
            ((scale, index),) = indices
            # Elements of no bytes are within the variable whatever their index is.
            if scale and self.width(index) == ADDRESS_BITS:
                block = self.block_of[access.address]
                found[index].append(_Indexing(block, is_forwards=is_start or "nuw" in flags))
        return found

    def _sizes(self, value: int) -> tuple[LoadedSize, int] | None:
        """Of a value ``size * times``: the workgroup's size and ``times``, so small that nothing wraps."""
        times = 1
        while value not in self.size_loads:
            one = self.defined.get(value)
            if one is None or one.opcode not in ("zext", "shl", "mul"):
                return None
            if one.opcode != "zext":
                if (product := self.size_products.get(value)) is not None:
                    return (product, times) if 0 < times <= _MOST_SIZES else None
                by = self.module.integer(one.operands[1])
                if self.width(value) < ADDRESS_BITS or by is None or not 0 <= by <= _MOST_SIZES:
                    return None
                times *= 1 << by if one.opcode == "shl" else by
            value = one.operands[0]
        return (self.size_loads[value], times) if 0 < times <= _MOST_SIZES else None

    @cached_property
    def size_products(self) -> Mapping[int, LoadedSize]:
        """The products of the workgroup's sizes along several axes, none larger than its number of work-items."""
        found: dict[int, LoadedSize] = {}
        for one in self.instructions if len(self.size_loads) > 1 else ():
            if one.opcode != "mul" or self.width(one.address) < ADDRESS_BITS:
                continue
            factors = [found.get(operand) or self._widened_size(operand) for operand in one.operands]
            axes = [axis for factor in factors if factor is not None for axis in factor.axes]
            kinds = {factor.is_own for factor in factors if factor is not None}
            if None not in factors and len(set(axes)) == len(axes) and len(kinds) == 1:
                found[one.address] = LoadedSize(tuple(sorted(axes)), kinds.pop())
        return found

    def _widened_size(self, value: int) -> LoadedSize | None:
        one = self.defined.get(value)
        return self.size_loads.get(one.operands[0]) if one is not None and one.opcode == "zext" else None

    @cached_property
    def _branched_by(self) -> Mapping[int, Sequence[int]]:
        """By value, the blocks that end in a branch by a compare of it."""
        found = defaultdict[int, list[int]](list)
        for number in self.flow.order:
            branch = self.function.terminator(number)
            for condition in branch.operands[:1] if branch.opcode == "br" else ():
                compare = self.defined.get(condition)
                if compare is not None and compare.opcode == "icmp":
                    for operand in compare.operands:
                        found[operand].append(number)
        return found

    def is_no_poison(self, value: int, block: int) -> bool:
        """True if a value is not poison wherever a block is executed, unless the execution is undefined.

        Rule: a branch by a compare of poison is undefined (LangRef, 'Poison Values'). So a ``phi`` of a loop's header
        is not poison if its start is not, and each iteration compares the value that comes round to it, or adds a
        constant to the compared value without wrapping.
        """
        if value not in self.at:
            is_given = value in self.function.arguments
            return self.module.integer(value) is not None or (
                is_given and not self.undefined.may_be(value, or_open_when_frozen=True)
            )
        one, own = self.defined[value], self.block_of[value]
        if self._is_branched_by(value, block):
            return True
        if one.opcode == "call":
            is_stated = "range(" in self.module.lines[one.line]
            return self.callees.of(one).name.startswith(_OWN_IDS) and not is_stated
        if one.opcode != "phi" or own not in self.loops:
            return False
        for number, given in self.function.incoming(one):
            if number not in self.loops[own]:
                is_none = self.is_no_poison(given, number)
            else:
                is_none = self._is_branched_by(given, number) or self._is_small_sum(given, number, own)
            if not is_none:
                return False
        return True

    def _is_small_sum(self, value: int, block: int, target: int) -> bool:
        """True of a constant plus the value that the branch at a block's end compares, if it cannot wrap in a target.

        As ``i + 256`` where ``i < 2816``. Rule: neither ``nuw`` nor ``nsw`` makes poison of a sum that is below half of
        all numbers of its width. A ``switch`` has its blocks in another order than a ``br``, and is not looked at.
        """
        add, fork = self.defined.get(value), self.function.fork(block)
        if add is None or add.opcode != "add" or fork is None:
            return False
        compare, added = self.defined.get(fork.condition), self.module.integer(add.operands[1])
        if compare is None or compare.opcode != "icmp" or compare.operands[0] != add.operands[0]:
            return False
        width, limit = self.width(value), self.module.integer(compare.operands[1])
        is_if_true = target == fork.if_true
        if (
            not width
            or added is None
            or added < 0
            or limit is None
            or is_if_true == (target == fork.if_false)
        ):
            return False
        predicate: Predicate = details_of(self.module, compare).predicate  # type: ignore[assignment]
        if not is_if_true:
            predicate = integers.inverse(predicate)
        numbers = integers.refine(integers.full(width), predicate, integers.constant(width, limit))
        return numbers.extent >= 0 and numbers.unsigned_max + added < 1 << width - 1

    def _is_branched_by(self, value: int, block: int) -> bool:
        """True if a block, or one that dominates it, ends in a branch by a compare of a value."""
        return any(
            one not in self.divergence.ending_blocks
            if one == block
            else self.dominators.dominates(one, block)
            for one in self._branched_by.get(value, ())
        )

    def only_falls(self, phi: int) -> bool:
        """True of a one-bit ``phi`` of a loop's header that stays false once it is false.

        So where it holds in an iteration, it held as the loop was entered: a lane that is active in a loop which masks
        lanes that are done. All values that come round to it imply it.
        """
        if phi not in self._falling:
            carried = self.carried_values(phi)
            self._falling[phi] = self.width(phi) == 1 and self._implying(carried, phi).issuperset(carried)
        return self._falling[phi]

    def carried_values(self, phi: int) -> list[int]:
        """The values that come to a ``phi`` of a loop's header from within the loop."""
        return self._incoming(phi, is_within=True)

    def made_alike(self, phi: int) -> int | None:
        """An operand of a ``phi`` in no loop whose operands are all computed by the same operations on the same values.

        Rule: whichever operand the ``phi`` takes, its value is that of the operations. Their inputs are in no loop, so
        each has one value in a run. LLVM leaves such a ``phi`` where it hoists an operation out of both arms of a
        branch in part.
        """
        operands = self.defined[phi].operands
        if self.block_of[phi] in self.headers_around:
            return None
        first, *others = {self._computations.of(operand) for operand in operands}
        begins = (self.at.get(value) for value in _begins(first))
        if others or any(at is not None and self.block_at[at] in self.headers_around for at in begins):
            return None
        return operands[0]

    def starts(self, phi: int) -> list[int]:
        """The values that come to a ``phi`` of a loop's header from outside of the loop."""
        return self._incoming(phi, is_within=False)

    def _incoming(self, phi: int, *, is_within: bool) -> list[int]:
        loop = self.loops[self.block_of[phi]]
        incoming = self.function.incoming(self.defined[phi])
        return [value for block, value in incoming if (block in loop) == is_within]

    def _implying(self, values: Collection[int], phi: int) -> set[int]:
        """The bits, among some bits and their operands, that hold only where a ``phi`` holds in the same iteration.

        Rule: the largest set of which each member follows from others, with the ``phi`` as a member. The other ``phi``
        of its header are not members, since they have values of the iteration before. So a value depends on itself
        through the ``phi`` of inner loops alone, and the rule holds by induction over their iterations.
        """
        header = self.block_of[phi]
        visits, made = Visits(value for value in values if value != phi), {}
        for value in visits:
            one = self.defined.get(value)
            if one is not None and self.block_of[value] in self.loops[header]:
                made[value] = one
                visits.add(other for other in one.operands if one.opcode in _OF_BITS and other != phi)
        found = visits.seen | {phi}
        while left := [
            value for value in found - {phi} if not self._follows(value, made.get(value), header, found)
        ]:
            found.difference_update(left)
        return found

    def _follows(self, value: int, made: Instruction | None, header: int, among: Set[int]) -> bool:
        """True if a value holds only where a member of ``among`` does; ``made`` is its instruction in the loop."""
        if made is None:
            return value not in self.at and self.module.integer(value) == 0
        given = [operand in among for operand in made.operands]
        if made.opcode == "and":
            return any(given)
        if made.opcode == "select":
            condition, taken, other = given
            return other and (taken or condition)
        is_older = made.opcode == "phi" and self.block_of[value] == header
        return made.opcode in ("or", "phi") and not is_older and all(given)

    def chooses(self, value: int) -> bool:
        """True of a value that LLVM lets each wave choose: ``undef``, ``poison``, and a ``freeze`` of them."""
        if self.undefined.may_be(value, of_memory=False):
            return True
        visits = Visits([value])
        for one in visits:
            if one not in self.at:
                is_variable = self.module.kind(one) == ValueKind.GLOBAL_VARIABLE
                if (
                    self.width(one)
                    and not is_variable
                    and any(word[0] in _NO_VALUES for word in tokens(bindings.value_text(one)))
                ):
                    return True
                continue
            instruction = self.defined[one]
            if instruction.opcode == "freeze" and self.undefined.may_be(
                instruction.operands[0], or_open_when_frozen=True
            ):
                return True
            if instruction.opcode in ("phi", "freeze"):
                visits.add(instruction.operands)
            elif instruction.opcode == "select":
                visits.add(instruction.operands[1:])
        return False

    def is_power(self, value: int) -> bool:
        """True of a value that shifts and selects compute from powers of two: it is a power of two, or 0."""
        visits = Visits([value])
        for one in visits:
            if one not in self.at:
                number = self.module.integer(one)
                if number is None or number < 0 or number & (number - 1):
                    return False
                continue
            instruction = self.defined[one]
            if instruction.opcode in ("shl", "lshr", "trunc", "zext"):
                visits.add(instruction.operands[:1])
            elif instruction.opcode == "phi":
                visits.add(instruction.operands)
            elif instruction.opcode == "select":
                visits.add(instruction.operands[1:])
            else:
                return False
        return True

    def _added(self, value: int, phi: int, mask: int) -> int | None:
        total = 0
        for _ in range(_CHAIN):
            if value == phi:
                return total & mask
            instruction = self.defined.get(value)
            if instruction is None:
                return None
            if instruction.opcode == "getelementptr":
                if (moved := self.shared.constant_step(instruction)) is None:
                    return None
                total, value = total + moved, instruction.operands[0]
            elif instruction.opcode in ("add", "sub"):
                other, constant = instruction.operands
                if instruction.opcode == "add" and constant in self.at:
                    other, constant = constant, other
                number = self.module.integer(constant) if constant not in self.at else None
                if number is None:
                    return None
                total += number if instruction.opcode == "add" else -number
                value = other
            else:
                return None
        return None


class _SizesAhead(NamedTuple):
    """A sum of a value and a multiple of ``times * size``, and the kinds of numbers as which it is no less."""

    value: int
    size: LoadedSize
    times: int
    growth: frozenset[str]


class _Indexing(NamedTuple):
    """An access of LDS with a value as its index: its block, and if the value is not negative for that reason."""

    block: int
    is_forwards: bool


class SizeStep(NamedTuple):
    """The growth of a value by the workgroup's size: ``start``, plus a multiple of ``step * size``."""

    size: LoadedSize
    step: int
    start: int


class SizeStride(NamedTuple):
    """A ``phi`` of a loop's header to which iterations add the workgroup's size, or a few times that.

    Attributes:
        size: the leaf that is the workgroup's size along an axis, 16 bits.
        step: the number of sizes that are added at a time.
        start: the value that it grows from. It is larger by a multiple of ``step`` times the size, or equal.
    """

    size: Term
    step: int
    start: Term


# --- counters -----------------------------------------------------------------------------------------------
#
# Values that atomics take from a counter in LDS, no two of which are equal::
#
#     %at = atomicrmw add ptr addrspace(3) @count, i32 1        ; each work-item gets a place of its own
#     store i32 %x, (@list + 4 * %at)
#
# Rule: between two barriers a counter only grows, by constants, and does not wrap round to an earlier value. Two
# values that are taken from one address then differ by the earlier addition, at least, and at most by all additions but
# the later one. This needs that
#
# * nothing else writes the variable in a part of the kernel that two waves may be in at one time
#   (`Phases.concurrent`), no asynchronous copy writes it at all, and every counter is aligned, so that two
#   counters have no common byte;
# * work-items times additions times the added constants is less than the counter's number of values. Each work-item
#   makes one addition at an instruction between two barriers, or in a loop without a barrier at most one an iteration.
#   The iterations are bounded if a `phi` of the loop's header, compared by a branch of the header or of the only latch,
#   grows by a constant within a known range, which it does not leave (it is no poison there, as the branch would be
#   undefined behaviour).


class Counter(NamedTuple):
    """The counters of a variable in LDS.

    Attributes:
        base: the variable.
        pointer: the operand with the address of one of them.
        least: the smallest number that is added at a time.
        most: an upper bound of the distance of two values.
    """

    base: int
    pointer: int
    least: int
    most: int


class Count(NamedTuple):
    """A value of a counter. Two values with one ``key`` and one ``address`` differ by ``least`` to ``most``."""

    key: object
    address: Term
    least: int
    most: int


class _Addition(NamedTuple):
    """An atomic that adds ``step`` to a counter of ``bits`` bits, in a segment of the phases."""

    address: int
    pointer: int
    base: int
    step: int
    bits: int
    segment: int


def counters_of(  # noqa: PLR0917
    facts: KernelFacts,
    accesses: Iterable[Access],
    atomics: Collection[int],
    layout: BaseLayout,
    phases: Phases,
    items: int,
) -> Mapping[int, Counter]:
    """The counters of a kernel, by the addresses of the atomics that add to them.

    Args:
        facts, accesses, phases: of the kernel, whose waves pass the same barriers.
        atomics: the lines of accesses that are atomic for all waves of a workgroup.
        layout: the layout of LDS.
        items: the most work-items of a workgroup.
    """
    of_line = {one.line: one for one in accesses}
    segment_of = {
        facts.instructions[at].line: number
        for number, segment in enumerate(phases.segments)
        for at in range(segment.start, segment.stop)
    }
    found: dict[int, list[_Addition]] = defaultdict(list)
    for instruction in facts.instructions:
        access = of_line.get(instruction.line)
        is_there = instruction.line in atomics and instruction.line in segment_of
        if instruction.opcode == "atomicrmw" and access is not None and is_there:
            added = _addition(facts, instruction, access, segment_of[instruction.line])
            if added is not None:
                found[added.base].append(added)
    grown = {
        base: _growth(facts, additions, of_line, segment_of, layout, phases, items)
        for base, additions in found.items()
    }
    least = {base: min(one.step for one in additions) for base, additions in found.items()}
    return {
        one.address: Counter(base, one.pointer, least[base], growth - least[base])
        for base, growth in grown.items()
        if growth is not None
        for one in found[base]
    }


def _addition(facts: KernelFacts, atomic: Instruction, access: Access, segment: int) -> _Addition | None:
    bits, step = facts.width(atomic.address), facts.module.integer(atomic.operands[1])
    text = facts.module.lines[atomic.line]
    is_add = details(text, "atomicrmw").body.removeprefix("volatile ").startswith("add ")
    parts = facts.footprints.of(access).parts
    if not is_add or not bits or step is None or parts is None or len(parts) != 1:
        return None
    (part,) = parts
    step &= (1 << bits) - 1
    if part.base < 0 or not step or (stated_alignment(text) or 1) * 8 < bits:
        return None
    return _Addition(atomic.address, atomic.operands[0], part.base, step, bits, segment)


def _growth(  # noqa: PLR0917
    facts: KernelFacts,
    additions: list[_Addition],
    of_line: Mapping[int, Access],
    segment_of: Mapping[int, int],
    layout: BaseLayout,
    phases: Phases,
    items: int,
) -> int | None:
    """The sum of all additions between two barriers; ``None`` if a counter may wrap, or something else writes it.

    Of split barriers it is the sum between two waits, and as much again.
    """
    own = {facts.defined[one.address].line for one in additions}
    beside = phases.beside(sum(1 << number for number in {one.segment for one in additions}))
    places = [facts.footprints.of(of_line[line]) for line in own]
    for line, access in of_line.items():
        is_there = line in segment_of and bool(beside >> segment_of[line] & 1)
        lands_late = access.kind in (AccessKind.DMA, AccessKind.TENSOR_DMA)
        if access.kind is AccessKind.LOAD or line in own or not (is_there or lands_late):
            continue
        if any(layout.touch(place, facts.footprints.of(access)) is not Touch.NEVER for place in places):
            return None
    if len({one.bits for one in additions}) > 1:
        return None
    # Between the signal of a split barrier and its wait, others may have passed that wait, up to the next one.
    passed = 2 if any(one.crossing is Crossing.WAIT for one in phases.segments) else 1
    growth = 0
    for one in additions:
        times = _times(facts, phases, one.segment)
        if times is None:
            return None
        growth += passed * times * one.step * items
    least = min(one.step for one in additions)
    return growth if growth + least <= 1 << additions[0].bits else None


def _times(facts: KernelFacts, phases: Phases, segment: int) -> int | None:
    """The most executions of a segment by one work-item between two barriers; ``None`` if they are not known."""
    onwards = [
        () if one.crossing in (Crossing.BARRIER, Crossing.WAIT) else targets
        for one, targets in zip(phases.segments, phases.successors, strict=True)
    ]
    block = phases.segments[segment].block
    held = {one.block for one in phases.segments if one.crossing is not Crossing.NOTHING}
    loops = [one for one in facts.flow.loops if block in one.blocks and held.isdisjoint(one.blocks)]
    inside = frozenset[int]().union(*(one.blocks for one in loops))
    again = [target for n, one in enumerate(phases.segments) if one.block in inside for target in onwards[n]]
    left = [n for n in again if phases.segments[n].block not in inside] if loops else onwards[segment]
    # A wave that has left these loops, or the segment, comes back only behind a barrier.
    if any(phases.segments[n].block in inside or n == segment for n in reachable(onwards, left)):
        return None
    counts = [facts.most_iterations(one.header) for one in loops]
    return None if None in counts else prod(filter(None, counts))
