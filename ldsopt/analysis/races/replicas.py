"""Values that work-items of different waves compute alike: replicas, which may be stored to one place.

Where a tensor has fewer elements than a workgroup has work-items, compilers have several waves compute and store the
same element (Triton's replicated layouts). Two stores of equal bytes to one place leave these bytes there in any order.

For each value of a kernel, work-items are put into classes: two of one class that both execute the definition, in the
same iteration of each loop, get the same value. Classes begin as large as possible, and are split until no rule asks
for more (partition refinement; so a value that a loop carries is judged by induction over the iterations):

* a uniform value (`ldsopt.analysis.flow.divergence`) has one class, and a function of ids alone those of equal numbers;
  in a workgroup of unknown shape two work-items stand for all, and ids have no known numbers;
* an operation within a lane splits as its operands do;
* one that commutes, of a value and the same of another lane, gives both lanes one class: the results differ at most
  where LLVM leaves them open, in the payload of a NaN, the sign of ``maxnum`` of two zeros, and poison that a logical
  ``and`` (a ``select``) of the other lane does not look at. But a sum may be fused
  with a product that is its own lane's operand, and that of the other lane is rounded: such lanes differ;
* one across lanes gives each lane a class of its own, common to waves whose operands are, lane by lane, of one class.
  So it is where all lanes of a wave run its block, if one does; branches by what all load from one address part none;
* a copy of a value, from another lane where constants or ids say which, has the class of that lane's value, also if it
  is moved in a wider type;
* the value of a wave's first lane, or of one with a number, splits the waves as that lane's operand does. In IR of
  machine code any lane may be the first active one, and a mask is asked for any of its bits: so all lanes count;
* a load splits as its address does: of LDS, if no other wave may write there in the barrier interval; of global memory,
  if nobody races for it (an assumption, but for constant memory). A buffer's resource may add the lane's number to it.
  Where two groups of waves do not load at the same time (`ldsopt.analysis.races.staggers`), it splits as they do, too;
* a copy from global memory into LDS is told apart by its operands, as a load of global memory is. That of a tensor is
  one copy of a wave;
* a ``phi`` splits as its operands do, and as the conditions of the branches that decide between them.

For any other value each work-item is a class. So is it for values of a loop that work-items leave in different
iterations, and for ``freeze``, which may choose.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.flow.divergence import divergence_of, joins
from ldsopt.analysis.races.facts import KernelFacts
from ldsopt.analysis.races.intervals import Interval, everything
from ldsopt.analysis.races.shapes import ItemColumn, RaceWorkgroup
from ldsopt.analysis.races.staggers import Stagger
from ldsopt.analysis.races.terms import Leaf, Term
from ldsopt.analysis.races.values import IntervalValues
from ldsopt.assumptions import NO_GLOBAL_RACES, WAVES_ARE_WHOLE
from ldsopt.graph import Visits
from ldsopt.ir.details import arguments, callee_name, details_of, is_marked_access, moved_element
from ldsopt.ir.module import LOCAL, Instruction
from ldsopt.ir.syntax import INTEGER_OPERATIONS, attachments
from ldsopt.ir.types import vector_of
from ldsopt.target.intrinsics import (
    ACROSS_LANES,
    BPERMUTE,
    BUFFER_LOADS,
    COMMUTING,
    FIRST_LANE,
    ITEM_MATH,
    SWIZZLE,
    Transfer,
    is_of,
    lds_intrinsic,
)

ItemClasses = NDArray[np.int64]
"""The class of each work-item, by its linear id."""
_Origin = tuple[tuple[int, int], ItemClasses]
"""A value or an element of it, and for each work-item another one whose copy of that it has."""

_IN_LANE = frozenset(
    INTEGER_OPERATIONS
    | {"fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "icmp", "fcmp", "select", "getelementptr"}
    | {"trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp"}
    | {"ptrtoint", "inttoptr", "bitcast", "addrspacecast"}
    | {"extractelement", "insertelement", "shufflevector", "extractvalue", "insertvalue"}
)
_RESOURCE, _ADD_LANE, _LAST_WORD = "llvm.amdgcn.make.buffer.rsrc", 1 << 23, 3
"""``ADD_TID_ENABLE`` in the last word of a buffer's resource. Source: CDNA3 and RDNA3 ISA, "Buffer Resource"."""
_TRANSPOSED = ("llvm.amdgcn.ds.read.tr", "llvm.amdgcn.ds.load.tr")
_OF_HALVES, _HALF = ("gfx10", "gfx11"), 32
"""Generations whose ``ds_bpermute`` stays within a half of a wave of 64. Source: LLVM, ``supportsWaveWideBPermute``."""
_SWAPS = {"llvm.amdgcn.permlane16.swap": 16, "llvm.amdgcn.permlane32.swap": 32}
_ONE_LANE = frozenset({"llvm.amdgcn.readlane"})
ROW = 16
"""Lanes of a row of DPP."""
_BANK, _ALL = 4, 0xF
_MIRROR, _HALF_MIRROR = 0x140, 0x141
_ROW_SHIFTS, _ROW_SHARE, _ROW_XMASK = (0x100, 0x110, 0x120), 0x150, 0x160
_COPIES = 50
_WHOLE = -1
_COMMUTING = frozenset({"add", "mul", "and", "or", "xor", "fadd", "fmul"})
_REGROUPED: Mapping[str, frozenset[str]] = {
    "fadd": frozenset({"fast", "reassoc"}),
    "fmul": frozenset({"fast", "reassoc", "ninf"}),
}
"""Flags with which a compiler may compute a sum or product, and its operands, in another order, or multiply a sum out:
``(a + 1) * b`` as ``fma(a, b, b)``."""
_ROUNDED = frozenset(
    {"load", "fadd", "fsub", "uitofp", "sitofp", "shl", "lshr", "and", "or", "zext", "trunc"}
)
_PASSED = frozenset({"fneg", "fpext", "fptrunc", "phi", "select", "freeze", "bitcast"}) | {
    "extractelement", "insertelement", "shufflevector",
}  # fmt: skip
_PASSED_CALLS = COMMUTING | {"llvm.canonicalize"}
_FUSED = frozenset({"llvm.fma", "llvm.fmuladd"})
_PRODUCTS = ("llvm.amdgcn.fmul", "llvm.amdgcn.fdiv")
_GLOBAL, _CONSTANT = "ptr addrspace(1)", "ptr addrspace(4)"


class Replicas:
    """The classes of values of one kernel.

    Args:
        settled: true of the line of a load whose LDS no other wave may write meanwhile.
        promises: the promises that the classes may rely on.
        stagger: the groups of a kernel whose waves pass different barriers.
        is_lifted: the IR is made of machine code (`ldsopt.machine.lifted_ir`).

    Attributes:
        assumed: the promises that they rely on.
    """

    def __init__(
        self,
        facts: KernelFacts,
        shape: RaceWorkgroup,
        settled: Callable[[int], bool],
        promises: Collection[str],
        stagger: Stagger | None = None,
        *,
        is_lifted: bool = False,
    ) -> None:
        self._facts, self._shape, self._settled, self._promises = facts, shape, settled, promises
        self._is_lifted = is_lifted
        self._values = IntervalValues(facts, everything(facts.function, facts.flow))
        items = 2 if shape.sizes is None else shape.flat
        self._one: ItemClasses = np.zeros(items, np.int64)
        self._each: ItemClasses = np.arange(items, dtype=np.int64)
        self._stagger = stagger
        self._place = facts.flow.place
        self._classes: dict[int, ItemClasses] = {}
        self._fixed: set[int] = set()
        self._on: dict[int, tuple[int, ...]] = {}
        self._meeting: dict[int, frozenset[int]] = {}
        self._origins: dict[tuple[int, int], _Origin] = {}
        self._depth = 0
        self.assumed: set[str] = set()

    def of(self, values: Collection[int], block: int) -> ItemClasses:
        """The classes of work-items for which several values, as a block uses them, are all equal."""
        order = self._slice(values)
        changed = True
        while changed:
            changed = False
            for at in order:
                address = self._facts.instructions[at].address
                if address in self._fixed:
                    continue
                found = self._meet([self._classes[address], self._computed(at)])
                if found.max() != self._classes[address].max():
                    self._classes[address], changed = found, True
        self._fixed |= {self._facts.instructions[at].address for at in order}
        if any(self._is_left_apart(value, block) for value in values):
            return self._each
        return self._meet([self._known(value) for value in values])

    def written(self, at: int, values: Collection[int]) -> ItemClasses:
        """The classes of work-items for which a store, or a copy from global memory, writes equal bytes.

        Args:
            at: the instruction.
            values: the operands that decide what is written, beside the address.
        """
        facts = self._facts
        instruction, classes = facts.instructions[at], self.of(values, facts.block_at[at])
        if instruction.opcode == "store":
            return classes
        if not self._may_assume(NO_GLOBAL_RACES):
            return self._each
        name = callee_name(facts.module, instruction)
        if "buffer." in name or "ptr addrspace(7)" in map(facts.module.type_of, values):
            classes = self._meet([classes, self._added(instruction)])
        row = lds_intrinsic(name)
        if row is not None and row.transfer is Transfer.DMA_TENSOR and self._shape.sizes is not None:
            # A wave copies once, by the descriptor of its first active lane: so all of its lanes have to have that one.
            wave = self._shape.wave
            if len(classes) % wave or (classes.reshape(-1, wave) != classes[::wave, None]).any():
                return self._each
        return classes

    # --- the values that some depend on ---------------------------------------------------------------------

    def _slice(self, values: Collection[int]) -> list[int]:
        """The instructions that compute some values, in the function's order; new ones begin with a single class."""
        facts = self._facts
        found: set[int] = set()
        work = [value for value in values if value in facts.at]
        while work:
            value = work.pop()
            if value in self._classes:
                continue
            self._classes[value] = self._one
            found.add(facts.at[value])
            # A comparison may have the classes of another one, which computes nothing of it.
            (origin, _), _ = self._origin(value)
            work += [one for one in (*self._inputs(value), origin) if one in facts.at]
        return sorted(found, key=lambda at: (self._place.get(facts.block_at[at], -1), at))

    def _inputs(self, value: int) -> tuple[int, ...]:
        if value not in self._on:
            self._on[value] = tuple(self._inputs_of(self._facts.defined[value]))
        return self._on[value]

    def _inputs_of(self, instruction: Instruction) -> Iterator[int]:
        facts = self._facts
        if instruction.address not in facts.divergence.values:
            return
        yield from instruction.operands
        if instruction.opcode == "phi":
            yield from self._deciding(facts.block_of[instruction.address])

    def _deciding(self, block: int) -> Iterator[int]:
        """The conditions of the branches that decide by which edge a block is reached.

        A branch whose paths meet ahead of the block, as those round a masked load do, decides nothing of it. Where it
        makes work-items leave a loop in different iterations, the other conditions in this loop tell all apart.
        """
        facts = self._facts
        flow = facts.flow
        if len(flow.predecessors[block]) < 2 or block in facts.loops:
            return
        visits = Visits(p for p in flow.predecessors[block] if p in self._place)
        for one in visits:
            # The nearest strict dominator of the block has every path through it.
            if not facts.dominators.dominates(one, block):
                visits.add(flow.predecessors[one])
        for one in sorted(visits.seen):
            branch = facts.instructions[facts.function.blocks[one].stop - 1]
            if len(flow.successors[one]) > 1 and block in self._joins(one):
                yield branch.operands[0] if branch.opcode in ("br", "switch") else branch.address

    def _joins(self, branch: int) -> Collection[int]:
        """The blocks where paths that part at a branch meet."""
        if branch not in self._meeting:
            self._meeting[branch] = frozenset(joins(self._facts.flow, branch))
        return self._meeting[branch]

    # --- rules ----------------------------------------------------------------------------------------------

    def _known(self, value: int) -> ItemClasses:
        return self._classes.get(value, self._one)  # arguments and constants are the same for all

    def _meet(self, several: list[ItemClasses]) -> ItemClasses:
        """The coarsest classes that refine all of ``several``."""
        chosen = [one for one in several if one.max() > 0]
        if not chosen:
            return self._one
        found = chosen[0]
        for one in chosen[1:]:
            if one is not found:
                found = _numbered(found * len(one) + one)
        return found

    def _computed(self, at: int) -> ItemClasses:
        facts = self._facts
        instruction = facts.instructions[at]
        block = facts.block_at[at]
        if instruction.address not in facts.divergence.values:
            return self._one
        if (column := self._column(at)) is not None:
            return _numbered(column)
        if any(self._is_left_apart(value, block) for value in self._inputs(instruction.address)):
            return self._each
        if instruction.opcode == "phi":
            return self._phi(instruction, block)
        (value, _), source = self._origin(instruction.address)
        if value != instruction.address:
            return _numbered(self._known(value)[source])
        if (pair := self._commuting(instruction)) is not None:
            return pair
        if instruction.opcode in _IN_LANE:
            return self._meet([self._known(o) for o in instruction.operands])
        if instruction.opcode == "load":
            return self._load(instruction)
        if instruction.opcode == "call":
            return self._call(instruction, block)
        return self._each

    def _column(self, at: int) -> ItemColumn | None:
        """The numbers of a value that is a function of ids alone; else ``None``."""
        facts = self._facts
        address = facts.instructions[at].address
        block = self._place.get(facts.block_at[at])
        if not facts.width(address) or block is None:
            return None
        return self._shape.column(self._values.value(address, (block, False)))

    def _commuting(self, instruction: Instruction) -> ItemClasses | None:
        """The classes of an operation that commutes, on two copies of one value, whose order makes no difference."""
        operands: tuple[int, ...] = tuple(instruction.operands[:2])
        if instruction.opcode == "call":
            if not is_of(self._facts.callees.of(instruction).name, COMMUTING):
                return None
        elif instruction.opcode == "select":
            operands = self._logical(instruction)
        elif instruction.opcode not in _COMMUTING:
            return None
        if not operands:
            return None
        regrouped = _REGROUPED.get(instruction.opcode, frozenset())
        if not regrouped.isdisjoint(self._facts.module.lines[instruction.line].split()):
            return None
        found = []
        for element in range(self._elements(instruction.address)) or (_WHOLE,):
            (one, from_one), (other, from_other) = (self._origin(operand, element) for operand in operands)
            if one != other or (instruction.opcode == "fadd" and self._may_be_product(one[0], set())):
                return None
            a, b = self._known(one[0])[from_one], self._known(one[0])[from_other]
            found.append(_numbered(np.minimum(a, b) * len(a) + np.maximum(a, b)))
        return self._meet(found)

    def _logical(self, select: Instruction) -> tuple[int, ...]:
        """The operands of a logical ``and`` or ``or`` of bits that is spelled as a ``select``; none of any other.

        It commutes but for poison: by that no branch may be decided, and what it is stored as is left open.
        """
        condition, chosen, other = select.operands
        text_of = self._facts.module.constant_text
        if text_of(other) == "i1 false":
            return condition, chosen
        return (condition, other) if text_of(chosen) == "i1 true" else ()

    def _may_be_product(self, value: int, seen: set[int]) -> bool:
        """True if code may add a value before it is rounded, as it does a product in ``fma``.

        Expansions of functions and of divisions may end in a product. Those of the target are instructions.
        """
        facts = self._facts
        if value not in facts.at or value in seen:
            return False
        seen.add(value)
        one = facts.defined[value]
        if one.opcode in _ROUNDED:
            return False
        name = facts.callees.of(one).name if one.opcode == "call" else ""
        if is_of(name, _FUSED):
            return one.operands[2] not in facts.at or self._may_be_product(one.operands[2], seen)
        if one.opcode in _PASSED or is_of(name, _PASSED_CALLS):
            operands = one.operands[one.opcode == "select" : -1 if name else None]
            return any(self._may_be_product(operand, seen) for operand in operands)
        return not name.startswith("llvm.amdgcn.") or name.startswith(_PRODUCTS)

    def _phi(self, phi: Instruction, block: int) -> ItemClasses:
        facts = self._facts
        loop = facts.loops.get(block)
        if loop is not None:
            inner = [p for p in facts.flow.predecessors[block] if p in loop]
            if len(inner) != 1 or len(facts.flow.predecessors[block]) != 2:
                return self._each
        return self._meet([self._known(o) for o in self._inputs(phi.address)])

    def _load(self, load: Instruction) -> ItemClasses:
        facts = self._facts
        line = facts.module.lines[load.line]
        place = facts.module.type_of(load.operands[0])
        if is_marked_access(facts.module, load):
            return self._each
        address = self._known(load.operands[0])
        if place == _CONSTANT or (place == _GLOBAL and "invariant.load" in attachments(line)[1]):
            return address
        if place == LOCAL:
            is_same = self._settled(load.line)
        else:
            is_same = place == _GLOBAL and self._may_assume(NO_GLOBAL_RACES)
        return self._meet([address, self._group(load)]) if is_same else self._each

    def _group(self, load: Instruction) -> ItemClasses:
        """One class for all waves that load at the same time."""
        stagger = self._stagger
        if stagger is None or self._facts.block_of[load.address] in stagger.at_once:
            return self._one
        group = self._shape.column(stagger.condition)
        return self._each if group is None else _numbered(group)

    def _added(self, access: Instruction) -> ItemClasses:
        """The classes of what a buffer's resource may add to the addresses of lanes: their numbers."""
        facts, place = self._facts, (access.operands[0], _LAST_WORD)
        while (made := facts.defined.get(place[0])) is not None:
            if (of := moved_element(facts.module, made, place[1])) is None:
                is_made = made.opcode == "call" and facts.callees.of(made).name.startswith(_RESOURCE)
                return self._lane_if_added(made.operands[3] if is_made else None)
            place = of
        return self._lane_if_added(place[0])

    def _lane_if_added(self, word: int | None) -> ItemClasses:
        flags = None if word is None else self._facts.module.integer(word)
        return self._each % self._shape.wave if flags is None or flags & _ADD_LANE else self._one

    def _call(self, call: Instruction, block: int) -> ItemClasses:
        facts = self._facts
        callee = facts.callees.of(call)
        given = [self._known(o) for o in arguments(facts.module, call)]
        if callee.kind is CalleeKind.PURE and is_of(callee.name, ITEM_MATH):
            return self._meet(given)
        if callee.name.startswith(FIRST_LANE):
            return (
                self._of_any(call, given[0], block)
                if self._is_lifted
                else self._of_a_lane(given[0], 0, block)
            )
        if is_of(callee.name, _ONE_LANE) and (lane := facts.module.integer(call.operands[1])) is not None:
            return self._of_a_lane(given[0], lane % self._shape.wave, block)
        if callee.kind is CalleeKind.PURE and is_of(callee.name, ACROSS_LANES):
            return self._across(given, block)
        is_plain = not {"lds", "format"}.intersection(callee.name.split("."))
        if is_plain and is_of(callee.name, BUFFER_LOADS):
            is_same = not is_marked_access(facts.module, call) and self._may_assume(NO_GLOBAL_RACES)
            return self._meet([*given, self._group(call), self._added(call)]) if is_same else self._each
        if callee.name.startswith(_TRANSPOSED) and self._settled(call.line):
            return self._across([*given, self._group(call)], block)
        return self._each

    def _origin(self, value: int, element: int = _WHOLE) -> _Origin:
        """The value of which a value is a copy, and for each work-item the one whose value it copies.

        A copy that work-items use behind a loop, having left it in different iterations, is followed no further.

        Args:
            value: the value.
            element: the number of an element of it, if it is a vector.
        """
        key = value, element
        if key not in self._origins:
            own = self._origins[key] = key, self._each
            self._depth += 1
            if self._depth <= _COPIES:
                self._origins[key] = self._copied(value, element) or own
            self._depth -= 1
        return self._origins[key]

    def _copied(self, value: int, element: int) -> _Origin | None:
        """The origin of a copy, a move between lanes among them; ``None`` of any other value."""
        facts = self._facts
        one = facts.defined.get(value)
        if one is None or any(
            self._is_left_apart(each, facts.block_of[value]) for each in self._inputs(value)
        ):
            return None
        if one.opcode in ("bitcast", "insertelement", "shufflevector", "extractelement"):
            return self._copied_element(one, element)
        if one.opcode == "select":
            return self._chosen(one, element)
        if one.opcode == "trunc":
            return self._narrowed(one, element)
        if element != _WHOLE:
            return None
        if one.opcode == "icmp":
            return self._asked(one)
        if one.opcode == "extractvalue" and (swapped := facts.defined.get(one.operands[0])) is not None:
            rows = self._swapped(one, swapped)
            return None if rows is None else _moved(self._origin(swapped.operands[0]), rows)
        if one.opcode != "call":
            return None
        if (rows := self._permuted(one)) is not None:
            return _moved(self._origin(one.operands[1]), rows)
        return self._moved_by_table(one)

    def _copied_element(self, one: Instruction, element: int) -> _Origin | None:
        """The origin of a bitcast, of an element of a vector, or of a vector that elements are put into."""
        module, operands = self._facts.module, one.operands
        if one.opcode == "extractelement":
            number = module.element_number(operands[1])
            return None if number is None else self._origin(operands[0], number)
        if one.opcode == "bitcast":
            is_apart = element != _WHOLE and self._elements(one.address) != self._elements(operands[0])
            return None if is_apart else self._origin(operands[0], element)
        place = None if element == _WHOLE else moved_element(module, one, element)
        return (
            None
            if place is None
            else self._origin(place[0], place[1] if self._elements(place[0]) else _WHOLE)
        )

    def _narrowed(self, trunc: Instruction, element: int) -> _Origin | None:
        """The origin of what was widened, moved between lanes perhaps, and narrowed to its own type again."""
        facts = self._facts
        (root, place), source = self._origin(trunc.operands[0], element)
        widened = facts.defined.get(root)
        if widened is None or widened.opcode not in ("sext", "zext"):
            return None
        given, block = widened.operands[0], facts.block_of[root]
        if self._scalar(given) != self._scalar(trunc.address) or self._is_left_apart(given, block):
            return None
        # Where a flag promises bits that the value need not have, the result may be poison.
        words = *facts.module.lines[trunc.line].split(), *facts.module.lines[widened.line].split()
        if {"nsw", "nuw", "nneg"}.intersection(words) - {"nsw" if widened.opcode == "sext" else "nuw"}:
            return None
        return _moved(self._origin(given, place), source)

    def _asked(self, compare: Instruction) -> _Origin | None:
        """The origin of a comparison of a copy with a constant: the same comparison of the value that is copied.

        It stands in the same block, so that both mean the same iteration. Of a bit that was widened, moved between
        lanes perhaps, and is compared with 0, it is the bit.
        """
        facts = self._facts
        copy, constant = compare.operands
        (root, _), source = self._origin(copy)  # of a vector's element: no vector is compared with a number
        made = facts.defined.get(root)
        if made is None or facts.module.integer(constant) is None:
            return None
        head = details_of(facts.module, compare)
        if made.opcode in ("sext", "zext") and facts.module.type_of(made.operands[0]) == "i1":
            is_bit = head.predicate == "ne" and facts.module.integer(constant) == 0
            bit, is_told = made.operands[0], "nneg" in facts.module.lines[made.line].split()
            if not is_bit or is_told or self._is_left_apart(bit, facts.block_of[root]):
                return None
            return _moved(self._origin(bit), source)
        if root == copy:
            return None
        own = facts.block_of[compare.address]
        for user in facts.function.users.get(root, ()):
            if user.opcode != "icmp" or user.operands[1] != constant:
                continue
            if details_of(facts.module, user)[:2] == head[:2] and facts.block_of[user.address] == own:
                return _moved(self._origin(user.address), source)
        return None

    def _scalar(self, value: int) -> str:
        """The type of a value, of a vector that of its elements."""
        kind = self._facts.module.type_of(value)
        vector = vector_of(kind)
        return vector[1] if vector else kind

    def _chosen(self, select: Instruction, element: int) -> _Origin | None:
        """The origin of a choice between copies of one value, by whether two copies of it are equal.

        ``permlane16.swap`` of a value with itself gives each lane its own value and the other lane's, in an order that
        depends on the row; what is chosen is the other one: ``select (low == own), high, low``. Where the arm for equal
        copies reads another place than the other arm does, and both are the places that are compared, that arm has the
        same value.
        """
        facts = self._facts
        condition, *arms = select.operands
        compare = facts.defined.get(condition)
        if compare is None or compare.opcode != "icmp":
            return None
        if any(self._is_left_apart(one, facts.block_of[condition]) for one in compare.operands):
            return None
        if self._elements(condition) != self._elements(select.address):
            return None
        predicate = details_of(facts.module, compare).predicate
        if predicate not in ("eq", "ne"):
            return None
        origins = [self._origin(one, element) for one in (*compare.operands, *arms)]
        roots, (one, other, equal, unequal) = {root for root, _ in origins}, (source for _, source in origins)
        if predicate == "ne":
            equal, unequal = unequal, equal
        are_compared = ((equal == one) & (unequal == other)) | ((equal == other) & (unequal == one))
        if len(roots) > 1 or not ((one == other) | are_compared | (equal == unequal)).all():
            return None
        return roots.pop(), np.where(one == other, equal, unequal)

    def _elements(self, value: int) -> int:
        """The number of elements of a vector; 0 of any other value."""
        vector = vector_of(self._facts.module.type_of(value))
        return vector[0] if vector else 0

    def _moved_by_table(self, call: Instruction) -> _Origin | None:
        """The origin of a move whose constants say which lane each lane reads: DPP, ``ds_swizzle``, ``permlane``."""
        facts = self._facts
        name, given = facts.callees.of(call).name, arguments(facts.module, call)
        numbers = [facts.module.integer(one) for one in given]
        wave, rows, banks = self._shape.wave, _ALL, _ALL
        match name.removeprefix("llvm.amdgcn.").rpartition(".")[0], numbers:
            case "update.dpp", [_, _, int(control), int(rows), int(banks), _]:
                sources = _dpp_sources(control, wave)
            case ("permlane16" | "permlanex16") as kind, [_, _, int(low), int(high), _, _]:
                sources = _permlane_sources(low, high, wave, ROW if kind == "permlanex16" else 0)
            case _, [_, int(pattern)] if name == SWIZZLE:
                sources = _swizzle_sources(pattern & 0xFFFF, wave)
            case _:
                return None
        if sources is None or not self._is_whole(facts.block_of[call.address]):
            return None
        old, value = given[0], given[name != SWIZZLE]
        lane = np.arange(wave)
        is_written = ((rows >> lane // ROW) & (banks >> lane // _BANK % _BANK) & 1).astype(bool)
        if (sources[is_written] < 0).any():
            return None  # no such lane: it gives 0, or the old value
        base = self._each // wave * wave
        moved = _moved(self._origin(value), base + np.tile(np.maximum(sources, 0), len(base) // wave))
        if is_written.all():
            return moved
        before, kept = self._origin(old)
        if before != moved[0]:
            return None
        return before, np.where(np.tile(is_written, len(base) // wave), moved[1], kept)

    def _permuted(self, call: Instruction) -> ItemClasses | None:
        """The lanes that ``ds.bpermute`` reads, where ids alone decide about them."""
        if self._facts.callees.of(call).name != BPERMUTE:
            return None
        place = self._facts.at.get(call.operands[0])
        column = None if place is None else self._column(place)
        if column is None or not self._is_whole(self._facts.block_of[call.address]):
            return None
        arch, within = self._facts.module.arch, self._shape.wave
        if arch is None or arch.generation in _OF_HALVES:
            within = min(within, _HALF)
        return self._each // within * within + (column.astype(np.int64) >> 2) % within

    def _swapped(self, part: Instruction, swap: Instruction) -> ItemClasses | None:
        """The source lanes of a half of ``permlane{16,32}.swap`` of one value with itself.

        Odd rows of the first operand and even rows of the second one change places: both halves are made of two rows.
        """
        name = self._facts.callees.of(swap).name if swap.opcode == "call" else ""
        row = _SWAPS.get(name)
        if row is None or swap.operands[0] != swap.operands[1]:
            return None
        block = self._facts.block_of[swap.address]
        if self._is_left_apart(swap.operands[0], block) or not self._is_whole(block):
            return None
        low = self._each // (2 * row) * (2 * row) + self._each % row
        return low + (row if self._facts.module.lines[part.line].split(", !")[0].endswith(", 1") else 0)

    def _of_a_lane(self, given: ItemClasses, lane: int, block: int) -> ItemClasses:
        """The classes of the value that a lane of each wave has, for all of its lanes."""
        wave = self._shape.wave
        return _numbered(np.repeat(given[lane::wave], wave)) if self._is_whole(block) else self._each

    def _of_any(self, call: Instruction, given: ItemClasses, block: int) -> ItemClasses:
        """The classes of what one of a wave's lanes has, whichever; of a bit, of the question if some lane has it."""
        if not self._is_whole(block):
            return self._each
        rows = given.reshape(-1, self._shape.wave)
        if (rows == rows[:, :1]).all():
            return given
        asked, module = self._facts.defined.get(call.operands[0]), self._facts.module
        is_bit = asked is not None and asked.opcode == "zext" and module.type_of(asked.operands[0]) == "i1"
        waves = np.unique(rows, axis=0, return_inverse=True)[1] if is_bit else np.arange(len(rows))
        return _numbered(np.repeat(waves.reshape(-1), self._shape.wave))

    def _across(self, given: list[ItemClasses], block: int) -> ItemClasses:
        """The classes of an operation across the lanes of whole waves: waves are alike if all of their lanes are."""
        wave = self._shape.wave
        if not self._is_whole(block):
            return self._each
        rows = np.concatenate([one.reshape(-1, wave) for one in given], axis=1)
        _, alike = np.unique(rows, axis=0, return_inverse=True)
        return _numbered(np.repeat(alike.reshape(-1), wave) * wave + self._each % wave)

    def _is_whole(self, block: int) -> bool:
        """True if all lanes of a wave run a block, whenever one does."""
        shape = self._shape
        if shape.sizes is None or shape.flat % shape.wave:
            return False
        if block in self._facts.parted and (
            block in self._parted_by_loads or not self._may_assume(NO_GLOBAL_RACES)
        ):
            return False
        return self._may_assume(WAVES_ARE_WHOLE)

    @cached_property
    def _parted_by_loads(self) -> Collection[int]:
        """The blocks that they may pass so even if nobody races for global memory."""
        return divergence_of(self._facts.function, self._facts.module, self._loads, of_waves=True).partial

    @cached_property
    def _loads(self) -> frozenset[int]:
        """The loads of global memory that give all waves the same from one address if nobody races for it."""
        module = self._facts.module
        return frozenset(
            one.address
            for one in self._facts.function.instructions
            if one.opcode == "load"
            and module.type_of(one.operands[0]) == _GLOBAL
            and not is_marked_access(module, one)
        )

    def _is_left_apart(self, value: int, block: int) -> bool:
        """True if work-items that use a value in a block may mean different iterations of a loop."""
        facts = self._facts
        if value not in facts.at:
            return False
        inner = facts.block_of[value]
        apart = [
            header
            for header in facts.left_apart
            if inner in facts.loops[header]
            and (header in facts.turned_apart or block not in facts.loops[header])
        ]
        if not apart:
            return False
        left, turned = self._apart_by_loads
        return any(
            header in left and (header in turned or block not in facts.loops[header]) for header in apart
        ) or not self._may_assume(NO_GLOBAL_RACES)

    @cached_property
    def _apart_by_loads(self) -> tuple[Collection[int], Collection[int]]:
        """The loops that work-items may leave, or turn round, in different iterations if nobody races, by headers."""
        facts = self._facts
        divergence = divergence_of(facts.function, facts.module, self._loads)
        return (
            {loop.header for loop in divergence.left_apart(facts.flow)},
            {loop.header for loop in divergence.turned_apart(facts.flow)},
        )

    def _may_assume(self, promise: str) -> bool:
        if promise in self._promises:
            self.assumed.add(promise)
        return promise in self._promises


def _moved(origin: _Origin, sources: ItemClasses) -> _Origin:
    """The origin of a value that each work-item reads from another one."""
    value, source = origin
    return value, source[sources]


# Where each lane of a wave reads, all lanes being active; -1 where there is no such lane.
# Sources: MI300, RDNA3 and RDNA4 ISA, "DPP_CTRL", DS_SWIZZLE_B32, V_PERMLANE16_B32, V_PERMLANEX16_B32.


def _dpp_sources(control: int, wave: int) -> ItemClasses | None:
    """The lanes that a DPP control within rows reads; ``None`` of others.

    >>> [_dpp_sources(control, 32)[7:10].tolist() for control in (0xB1, 0x118, 0x161)]
    [[6, 9, 8], [-1, 0, 1], [6, 9, 8]]
    """
    lane = np.arange(wave, dtype=np.int64)
    place, amount = lane % ROW, control % ROW
    if control < 0x100:
        within = place // _BANK * _BANK + (control >> 2 * (place % _BANK)) % _BANK
    elif control in (_MIRROR, _HALF_MIRROR):
        within = place ^ (ROW - 1 if control == _MIRROR else ROW // 2 - 1)
    elif control - amount in _ROW_SHIFTS and amount:
        within = place + (amount if control < 0x110 else -amount)
        within = within % ROW if control > 0x120 else np.where((within >= 0) & (within < ROW), within, -1)
    elif control - amount == _ROW_SHARE:
        within = np.full(wave, amount)
    elif control - amount == _ROW_XMASK:
        within = place ^ amount
    else:
        return None
    return np.where(within < 0, -1, lane - place + within)


def _permlane_sources(low: int, high: int, wave: int, other: int) -> ItemClasses:
    """The lanes that ``permlane16`` reads in its row, or ``permlanex16`` in the other one of a pair.

    >>> _permlane_sources(0x76543210, 0xFEDCBA98, 32, ROW)[14:18].tolist()
    [30, 31, 0, 1]
    """
    lane = np.arange(wave, dtype=np.int64)
    picks: ItemClasses = np.array([(half >> 4 * n) % ROW for half in (low, high) for n in range(8)])
    return (lane - lane % ROW ^ other) + picks[lane % ROW]


def _swizzle_sources(pattern: int, wave: int) -> ItemClasses | None:
    """The lanes that ``ds_swizzle`` reads by masks, or by four; ``None`` in its other modes.

    >>> _swizzle_sources(0x401F, 32)[14:18].tolist()
    [30, 31, 0, 1]
    """
    lane = np.arange(wave, dtype=np.int64)
    if pattern >> 15:
        return lane // 4 * 4 + (pattern >> 2 * (lane % 4)) % 4 if pattern >> 8 == 0x80 else None
    within: ItemClasses = (lane & 31 & pattern | pattern >> 5 & 31) ^ pattern >> 10
    return lane // 32 * 32 + within


def _numbered(classes: NDArray[np.int64] | NDArray[np.uint64]) -> ItemClasses:
    """The same classes, numbered from 0 on."""
    _, numbers = np.unique(classes, return_inverse=True)
    return numbers.reshape(-1).astype(np.int64)


def bits_that_tell(classes: ItemClasses) -> int:
    """A mask such that work-items whose linear ids agree in its bits are of one class; -1 if there is none."""
    items = np.arange(len(classes))
    mask = 0
    for bit in range(max(1, (len(classes) - 1).bit_length())):
        other = items ^ (1 << bit)
        there = other < len(classes)
        if (classes[items[there]] != classes[other[there]]).any():
            mask |= 1 << bit
    pairs = np.unique(np.stack([items & mask, classes], axis=1), axis=0)
    return mask if len(np.unique(pairs[:, 0])) == len(pairs) else -1


# --- rings --------------------------------------------------------------------------------------------------
#
# Values that a loop carries round together: slots of a ring, buffers that swap places.
#
# The ``phi`` of a loop's header are computed at once, in each iteration from those of the iteration before. Where the
# new values follow from the old ones, from constants and from addresses of variables alone, all states that iterations
# can have are made: from those that the loop is entered with, by each path round the loop, until no new one appears. No
# two ``phi`` of one execution of the header have other values together: slot 0 is filled where slot 1 is read, and slot
# 1 where slot 0 is.
#
# A ``phi`` of any other block has, with those beside it, what the paths to it bring: behind a loop, what follows from
# each state of the loop. Rule: a header that dominates the end of a path is current there with the last state that it
# had. An instruction that it dominates, and that dominates the end, ran behind that state and follows from it: else the
# way to the first state, with what ran behind the last one, would be a path to the end without the instruction.
#
# No branch is looked at: each path round the loop counts as if it could be taken after any other. A ``phi`` that needs
# anything else (memory, arguments, the lane) is left out, as is one with more than `_MOST` values, a counter say, and
# every ``phi`` that needs one left out. Both work-items have to be in one iteration: only shared leaves get conditions.


_MOST = 32

_RingStates = tuple[tuple[int, ...], tuple[tuple[Term, ...], ...]]
"""The ``phi``, and their values in each state."""


class Rings:
    """The combinations of values that the ``phi`` of a block may have.

    Args:
        interval: any interval of the kernel.
    """

    def __init__(self, facts: KernelFacts, interval: Interval) -> None:
        self._facts, self._interval = facts, interval
        self._rings: dict[int, _RingStates] = {}

    def among(self, leaves: Collection[Term]) -> Iterator[Term]:
        """Conditions, of one bit, that the shared leaves among ``leaves`` fulfil."""
        facts, table = self._facts, self._facts.terms
        found: dict[tuple[int, object], dict[int, Term]] = {}
        for term in leaves:
            key = term.data.key if isinstance(term.data, Leaf) and term.is_shared else None
            if isinstance(key, tuple) and key[0] == "value":
                at = facts.at[key[1]]
                if facts.instructions[at].opcode == "phi":
                    found.setdefault((facts.block_at[at], key[2]), {})[key[1]] = term
        for (block, _), own in found.items():
            phis, states = self._ring(block)
            known = [(own[phi], n) for n, phi in enumerate(phis) if phi in own]
            if known:
                any_of = table.false
                for state in states:
                    this = table.true
                    for leaf, n in known:
                        this = table.both(this, table.binary("eq", leaf, state[n]))
                    any_of = table.either(any_of, this)
                yield any_of

    def _ring(self, number: int) -> _RingStates:
        """The states of a block's ``phi``."""
        if number not in self._rings:
            # Two headers of an irreducible region may each lead to the other: one is solved without the other.
            self._rings[number] = (), ()
            facts = self._facts
            phis = [one.address for one in facts.function.phis(number) if facts.width(one.address)]
            while phis:
                states, without = self._states(number, phis)
                if without is None:
                    break
                phis.remove(without)
            self._rings[number] = (tuple(phis), tuple(states)) if phis else ((), ())
        return self._rings[number]

    def _states(self, number: int, phis: list[int]) -> tuple[list[tuple[Term, ...]], int | None]:
        """The states, and ``None``; or no states, and the ``phi`` to leave out."""
        facts = self._facts
        incoming = {phi: dict(facts.function.incoming(facts.defined[phi])) for phi in phis}
        inside = facts.loops.get(number, frozenset())
        work: list[tuple[int, dict[int, Term]]] = [
            (source, state)
            for source in incoming[phis[0]]
            if source not in inside
            for state in self._beyond(source)
        ]
        found: dict[tuple[Term, ...], None] = {}
        while work:
            source, state = work.pop()
            values = IntervalValues(facts, self._interval, given=state)
            after: list[Term] = []
            for phi in phis:
                after.append(values.value(incoming[phi][source], None))
                if not all(map(_is_fixed, after[-1].within())):
                    return [], phi
            if tuple(after) not in found:
                found[tuple(after)] = None
                work += [
                    (latch, dict(zip(phis, after, strict=True)))
                    for latch in incoming[phis[0]]
                    if latch in inside
                ]
            if len(found) > _MOST:
                counts = {phi: len({one[n] for one in found}) for n, phi in enumerate(phis)}
                return [], max(phis, key=counts.__getitem__)
        return list(found), None

    def _beyond(self, source: int) -> list[dict[int, Term]]:
        """The combined states of the loop headers that dominate a block."""
        found: list[dict[int, Term]] = [{}]
        node: int | None = source
        while node is not None:
            if node in self._facts.loops:
                phis, states = self._ring(node)
                if 0 < len(states) * len(found) <= _MOST:
                    own = [dict(zip(phis, state, strict=True)) for state in states]
                    found = [{**one, **other} for one in found for other in own]
            node = self._facts.dominators.above.get(node)
        return found


def _is_fixed(term: Term) -> bool:
    """True of a part of a term that is made of constants and addresses of variables alone."""
    key = term.data.key if isinstance(term.data, Leaf) else None
    return term.op in ("const", "sum") or (isinstance(key, tuple) and key[0] == "base")
