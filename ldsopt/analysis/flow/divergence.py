"""The values that may differ between the work-items of a workgroup.

A value is *uniform* if all work-items of a workgroup that compute it the same number of times, on the same path through
the function, get the same. Kernel arguments, workgroup ids and constants are. It may differ, *diverges*, if

* it comes from a source: a work-item's or lane's id, memory that is written, a cross-lane operation, an atomic, a call
  of unknown code, ``freeze`` of a value that may be undefined, for which each wave may choose a number.
  ``readfirstlane`` makes a value the same in a wave, and a workgroup has several: for barriers it changes nothing;
* an operand diverges;
* it is a ``phi`` in a block where two paths meet that part at a divergent branch (sync dependence), and gets different
  values from them: not one value, nor the same operation on the same values. A loop that only one arm of the branch
  leads to has no such block: work-items that take the other arm are not in it, so its counters stay uniform;
* it is used outside of a loop that work-items leave in different iterations (temporal divergence);
* it is a ``phi`` of a loop's header, some work-items begin the next iteration while others are still in theirs, and
  both meet in the loop.

Example::

    %t = call i32 @llvm.amdgcn.workitem.id.x()
    %c = icmp ult i32 %t, 32          ; diverges
    br i1 %c, label %a, label %b      ; so does the branch: its arms are run by some work-items only

Errors are towards "diverges". The loops must be natural ones (`ControlFlow.irreducible`). If a call or inline assembly
may end a wave, only some of the work-items may be left behind it, as behind a branch to a return; an ``invoke`` or
``callbr`` whose result may differ is a divergent branch.

Sources: Sampaio, Souza, Collange, Pereira, Divergence Analysis, 2013; Rosemann, Moll, Hack, An Abstract Interpretation
for SPMD Divergence on Reducible Control Flow Graphs, 2021; LLVM's UniformityAnalysis, whose unit is the wave.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from typing import NamedTuple

from ldsopt.analysis.flow.callees import CalleeKind, Callees, callees_of
from ldsopt.analysis.flow.control_flow import ControlFlow, Loop, of_function
from ldsopt.analysis.flow.undefined import Undefined
from ldsopt.dataclass import dataclass
from ldsopt.graph import reachable, walk
from ldsopt.groups import by_key
from ldsopt.ir import synchronization
from ldsopt.ir.details import (
    CALLS,
    POINTER_OPERAND,
    details,
    details_of,
    element_type,
    is_call,
    is_marked_access,
    read_call,
)
from ldsopt.ir.module import GLOBAL, Function, Instruction, Module
from ldsopt.ir.syntax import attachments
from ldsopt.once import once
from ldsopt.target.intrinsics import GROUP_VALUES, ITEM_MATH, WORK_ITEM_ID, family, is_of

_CONSTANT_MEMORY = "ptr addrspace(4)"
_UNIFORM_SOURCES = GROUP_VALUES | {"llvm.amdgcn.groupstaticsize", "llvm.amdgcn.wavefrontsize"}
# Given equal operands, they return the same to any work-item of the wave.
_UNIFORM_FUNCTIONS = ITEM_MATH | {"llvm.amdgcn.readfirstlane", "llvm.amdgcn.readlane"}
_ATOMIC = frozenset({"atomicrmw", "cmpxchg"})
_DIVERGENT = _ATOMIC | {"alloca", "va_arg", "landingpad"}
_WRITES = _ATOMIC | {"store"}
_PURE = frozenset({
    "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "zext", "sext", "trunc", "ptrtoint", "inttoptr",
    "getelementptr", "icmp", "select",
})  # fmt: skip
_OF_WAVE = family("llvm.amdgcn.", "readfirstlane readlane ballot icmp fcmp wave.id")
"""Functions whose result is a scalar register of the wave."""
_LIMITS = frozenset({"range", "nonnull", "align", "nofpclass"})
"""Metadata by which a value outside of some limits is poison."""
_COMMUTING = frozenset({"add", "mul", "and", "or", "xor"})
_DEEPEST = 4
"""The depth of operands to which two computations are compared."""
_OF_SIGNED_NUMBERS = frozenset({"eq", "ne", "slt", "sle", "sgt", "sge"})
_DEEPEST_SUM = 24
"""The depth of operands to which sums are taken apart."""
_MOST_PARTS = 2_000
"""The most values that are looked at for two sums, of which each may be the sum of two others."""
_NUMBER_BITS = 64
_NO_WRITE = frozenset({CalleeKind.PURE, CalleeKind.HARMLESS})


@dataclass(frozen=True, slots=True)
class Divergence:
    """The values and branches that may differ between work-items.

    Attributes:
        values: addresses of the values that diverge.
        branches: the blocks whose terminator may send work-items different ways.
        partial: for each block that work-items may pass in different numbers of times, or not at all, the block to
            blame: that of the first branch, or one in which waves may end. Other blocks are run by all work-items, if
            by any.
        ending: the instructions (indices into `Function.instructions`) in which waves may end, other than returns.
        loaded: for branches that diverge by a loaded value, the line of the load, an index into `Module.lines`.
    """

    values: frozenset[int]
    branches: frozenset[int]
    partial: dict[int, int]
    ending: frozenset[int] = frozenset()
    ending_blocks: frozenset[int] = frozenset()
    loaded: Mapping[int, int] = field(default_factory=dict)

    def left_apart(self, flow: ControlFlow) -> Iterator[Loop]:
        """The loops that work-items may leave in different iterations: paths from a branch do not meet before the exit.

        A branch that only some work-items pass may also leave the loop, though it sends all of these one way.
        """
        for loop in flow.loops:
            inside = loop.blocks & self.branches
            if any(flow.post_dominator[b] not in loop.blocks for b in inside) or _is_turned(
                flow, loop, inside
            ):
                yield loop

    def turned_apart(self, flow: ControlFlow) -> Iterator[Loop]:
        """The loops in which work-items of different iterations may meet.

        ::

            loop: if (divergent) continue; barrier; if (uniform) break;
        """
        for loop in flow.loops:
            if _is_turned(flow, loop, loop.blocks & self.branches):
                yield loop


@once
def divergence_of(
    function: Function,
    module: Module,
    unwritten: frozenset[int] = frozenset(),
    *,
    of_branches: bool = False,
    of_waves: bool = False,
    together: frozenset[int] = frozenset(),
) -> Divergence:
    """The divergence of a function whose control flow is reducible.

    Args:
        unwritten: addresses of loads whose memory nobody writes while the function runs.
        of_branches: analyse only the few values that branches depend on, directly or indirectly. `Divergence.values`
            has no others then.
        of_waves: only work-items of one wave are compared: what one lane tells all lanes does not diverge.
        together: blocks whose branch sends all work-items of a workgroup one way, even if its condition diverges.
    """
    search = _DivergenceSearch(
        module, function, of_branches=of_branches, unwritten=unwritten, of_waves=of_waves, together=together
    )
    return search.run()


@once
def even_branches(function: Function, module: Module) -> frozenset[int]:
    """The blocks whose branch sends all work-items one way, although its condition diverges, if nothing wraps.

    Rule: where two sums differ by uniform values alone, comparing them, as equal or as signed numbers, has one result
    for all work-items, if no sum or product in them wraps as a signed number, and no negative one is zero-extended::

        for (i = begin + tid; i < end + tid; i += step)     ; begin, end and step are uniform

    Args:
        function: a function whose control flow is reducible.
    """
    divergence = divergence_of(function, module)
    defined, found = function.defined, set[int]()
    parts: _DivergentParts | None = None
    for number in divergence.branches:
        branch = function.terminator(number)
        compare = defined.get(branch.operands[0]) if branch.opcode == "br" else None
        if compare is not None and details_of(module, compare).predicate in _OF_SIGNED_NUMBERS:
            parts = parts or _DivergentParts(function, module, divergence)
            first, second = compare.operands
            if parts.are_alike(first, second, number):
                found.add(number)
    return frozenset(found)


class _DivergentParts:
    """The divergent values that values are sums of, each with its factor; the rest of a value is uniform.

    A block behind a loop that work-items may leave in different iterations does not see into the loop's values: their
    uniform parts are of different iterations, too (temporal divergence).
    """

    def __init__(self, function: Function, module: Module, divergence: Divergence) -> None:
        self._function, self._module, self._marked = function, module, divergence.values
        flow = of_function(function)
        self._turned = {loop.header for loop in divergence.turned_apart(flow)}
        self._left_apart = [loop.blocks for loop in divergence.left_apart(flow)]
        self._loops = {loop.header: loop.blocks for loop in flow.loops}
        self._carried: dict[int, Counter[int]] = {}
        self._left = 0

    def are_alike(self, first: int, second: int, block: int) -> bool:
        """True if two values that a block sees diverge, and differ by uniform values alone."""
        self._left = _MOST_PARTS
        parts = self._of(first, block)
        return bool(parts) and parts == self._of(second, block)

    def _of(self, value: int, block: int, depth: int = _DEEPEST_SUM) -> Counter[int]:
        if value not in self._marked:
            return Counter()
        one = self._function.defined.get(value)
        self._left -= 1
        if one is None or not depth or self._left < 0:
            return Counter([value])
        made = self._function.block_of[value]
        if any(made in loop and block not in loop for loop in self._left_apart):
            return Counter([value])
        if one.opcode == "phi":
            return self._of_phi(one, made, depth)
        factors = self._factors(one)
        if factors is None:
            return Counter([value])
        total = Counter[int]()
        for operand, factor in factors:
            for part, times in self._of(operand, made, depth - 1).items():
                total[part] += factor * times
        return Counter({part: times for part, times in total.items() if times})

    def _factors(self, one: Instruction) -> Sequence[tuple[int, int]] | None:
        """The operands that an instruction adds up, each with its factor; ``None`` of any other."""
        match one.opcode:
            case "add" | "sub":
                first, second = one.operands
                return (first, 1), (second, 1 if one.opcode == "add" else -1)
            case "or" if "disjoint" in details_of(self._module, one).flags:
                return [(operand, 1) for operand in one.operands]
            case "sext":
                return [(one.operands[0], 1)]
            case "zext" if "nneg" in details_of(self._module, one).flags or self._is_sum(
                one.operands[0], frozenset()
            ):
                return [(one.operands[0], 1)]
            case "mul" | "shl":
                given, by = one.operands
                number = self._module.integer(by)
                if number is None or (one.opcode == "shl" and not 0 <= number < _NUMBER_BITS):
                    return None
                return [(given, number if one.opcode == "mul" else 1 << number)]
        return None

    def _is_sum(self, value: int, within: frozenset[int]) -> bool:
        """True of an id, a sum or a product, and a choice of them: a negative one is not zero-extended, by promise."""
        one = self._function.defined.get(value)
        if one is None:
            number = self._module.integer(value)
            return number is not None and number >= 0
        if one.opcode == "phi":
            others = set(one.operands) - within
            return len(within) < _DEEPEST and all(
                self._is_sum(each, within | {value}) for each in others - {value}
            )
        if is_call(one):
            return callees_of(self._module).of(one).name.startswith(WORK_ITEM_ID)
        return one.opcode == "zext" or (one.opcode != "sext" and self._factors(one) is not None)

    def _of_phi(self, phi: Instruction, header: int, depth: int) -> Counter[int]:
        """Of a counter: the parts that it begins with, if each iteration of its loop adds uniform values to it."""
        own = Counter([phi.address])
        if phi.address in self._carried:
            return self._carried[phi.address]
        if header not in self._loops or header in self._turned:
            return own
        coming = self._function.incoming(phi)
        ways = {source in self._loops[header]: (value, source) for source, value in coming}
        if len(coming) != 2 or len(ways) != 2:
            return own
        began = self._carried[phi.address] = self._of(*ways[False], depth - 1)
        came = self._of(*ways[True], depth - 1)
        del self._carried[phi.address]
        return began if came == began else own


class Decided(NamedTuple):
    """Parts of a function that some values decide.

    Attributes:
        values: addresses of values that are computed from them, or chosen by branches on them.
        blocks: blocks that such a branch lets some work-items pass and others not, or more often.
    """

    values: frozenset[int]
    blocks: frozenset[int]


def decided_by(function: Function, module: Module, sources: frozenset[int]) -> Decided:
    """The parts of a function that some values decide for each work-item.

    Rule: values spread from the sources as divergence does, by operands, at joins and out of loops, and by branches
    that diverge. An atomic operation decides its own result.

    Args:
        function: a function whose control flow is reducible.
        sources: addresses of instructions.

    Returns:
        The values, the sources among them, and the blocks.
    """
    diverging = divergence_of(function, module).branches
    search = _DivergenceSearch(module, function, of_branches=False, unwritten=frozenset())
    return search.decided_by(sources, diverging)


class _DivergenceSearch:
    """Marks divergent values, from the sources on, until nothing changes."""

    def __init__(
        self,
        module: Module,
        function: Function,
        *,
        of_branches: bool,
        unwritten: frozenset[int],
        of_waves: bool = False,
        together: frozenset[int] = frozenset(),
    ) -> None:
        self._module, self._function, self._unwritten, self._together = module, function, unwritten, together
        self._flow, self._callees = of_function(function), callees_of(module)
        self._computations = Computations(module, function, self._callees)
        self._block_of = function.block_of
        self._terminators = {
            function.columns.addresses[block.stop - 1]: number for number, block in enumerate(function.blocks)
        }
        self._looked_at = self._branches_depend_on() if of_branches else function.instructions
        self._users = function.users
        self._values = {instruction.address for instruction in self._looked_at}.union(function.arguments)
        self._of_wave = {i.address for i in self._looked_at if of_waves and self._is_of_wave(i)}
        self._marked: set[int] = set()
        self._work: list[int] = []
        self._branches: set[int] = set()
        self._partial: dict[int, int] = {}
        self._loaded: dict[int, int] = {}
        self._source: Instruction | None = None
        self._source_of: dict[int, Instruction] = {}

    def _branches_depend_on(self) -> list[Instruction]:
        """The instructions with several targets, and all instructions that these depend on."""
        defined = self._function.defined
        last = map(self._function.terminator, range(len(self._function.blocks)))
        branches = [i.address for i in last if len(self._flow.successors[self._terminators[i.address]]) > 1]
        found = walk(branches, lambda address: (o for o in defined[address].operands if o in defined))
        return [defined[address] for address in found]

    @cached_property
    def _undefined(self) -> Undefined:
        return Undefined(self._module, self._function)

    @cached_property
    def _writes_memory(self) -> bool:
        return any(self._may_write(i) for i in self._function.instructions)

    def run(self) -> Divergence:
        for argument in self._function.varying:
            self._mark(argument)
        ending = frozenset(
            at
            for at, i in enumerate(self._function.instructions)
            if i.opcode in CALLS and may_end_wave(self._module, i)
        )
        blocks = frozenset(self._function.block_at[at] for at in ending)
        for block in sorted(blocks):
            for behind in self._flow.reachable(block):
                self._partial.setdefault(behind, block)
        for instruction in self._looked_at:
            if self._is_source(instruction):
                self._source = instruction
                self._reach(instruction)
        self._spread()
        return Divergence(
            frozenset(self._marked), frozenset(self._branches), self._partial, ending, blocks, self._loaded
        )

    def decided_by(self, sources: Iterable[int], diverging: frozenset[int]) -> Decided:
        """The parts that these values decide, if only the branches of these blocks diverge."""
        self._values.difference_update(i.address for i in self._looked_at if i.opcode in _ATOMIC)
        # Those that send all one way choose nothing, and are passed over like known ones.
        self._branches.update(set(range(len(self._function.blocks))) - diverging)
        for source in sources:
            self._mark(source)
        self._spread()
        return Decided(frozenset(self._marked), frozenset(self._partial))

    def _spread(self) -> None:
        while self._work:
            value = self._work.pop()
            self._source = self._source_of.get(value)
            for user in self._users.get(value, ()):
                self._reach(user)

    def _mark(self, value: int) -> None:
        if value not in self._marked and value in self._values:
            self._marked.add(value)
            self._work.append(value)
            if self._source is not None:
                self._source_of[value] = self._source

    def _reach(self, user: Instruction) -> None:
        """Marks an instruction whose result may differ; a branch also has targets that may."""
        block = self._terminators.get(user.address)
        if block is not None and len(self._flow.successors[block]) > 1:
            self._branch(block)
        # Lanes that have left a loop in different iterations have different ones (`_leaving`).
        if user.address not in self._of_wave:
            self._mark(user.address)

    def _branch(self, block: int) -> None:
        if block in self._branches | self._together or block not in self._flow.post_dominator:
            return
        self._branches.add(block)
        if self._source is not None and self._source.opcode == "load":
            self._loaded[block] = self._source.line
        end = self._flow.post_dominator[block]
        passed = frozenset[int]().union(*self._flow.before_post_dominator(block).values())
        for inside in passed:
            self._partial.setdefault(inside, block)
        for join, incoming in joins(self._flow, block).items():
            self._phis(join, incoming)
        for loop in self._flow.loops:
            if block in loop.blocks and end not in loop.blocks:
                self._leaving(loop.blocks)
            elif _is_turned(self._flow, loop, loop.blocks & {block}):
                self._turning(loop.header)
                if self._of_wave:
                    # Lanes that are an iteration apart got what other lanes told.
                    self._leaving(loop.blocks)

    def _phis(self, join: int, incoming: frozenset[int]) -> None:
        """Marks the phis of a join that get different values from these incoming blocks."""
        for instruction in self._function.phis(join):
            if len(set(instruction.operands)) > 1:
                came = self._function.incoming(instruction)
                values = {self._computations.of(operand) for source, operand in came if source in incoming}
                if len(values) > 1:
                    self._mark(instruction.address)

    def _leaving(self, blocks: frozenset[int]) -> None:
        """Marks values that are used outside of a loop that work-items leave in different iterations."""
        for instruction in self._looked_at_in(blocks):
            users = self._users.get(instruction.address, ())
            if any(self._block_of[user.address] not in blocks for user in users):
                self._mark(instruction.address)

    def _turning(self, header: int) -> None:
        """Marks the phis of the header of a loop in which work-items of different iterations meet."""
        for instruction in self._function.phis(header):
            if len(set(instruction.operands)) > 1:
                self._mark(instruction.address)

    def _looked_at_in(self, blocks: frozenset[int]) -> Iterable[Instruction]:
        if len(self._looked_at) < len(self._function.instructions):
            return (i for number in sorted(blocks) for i in self._looked_at_by_block.get(number, ()))
        return (i for block in blocks for i in self._function.inside(block))

    @cached_property
    def _looked_at_by_block(self) -> dict[int, list[Instruction]]:
        return by_key((self._block_of[instruction.address], instruction) for instruction in self._looked_at)

    # --- sources ----------------------------------------------------------------------------------------

    def _is_source(self, instruction: Instruction) -> bool:
        opcode = instruction.opcode
        if opcode == "load":
            return not self._is_uniform_load(instruction)
        if opcode in ("call", "invoke", "callbr"):
            return not self._is_uniform_call(instruction)
        if opcode == "freeze":
            return self._undefined.may_be(instruction.operands[0], or_open_when_frozen=True, of_memory=False)
        return opcode in _DIVERGENT

    def _is_of_wave(self, instruction: Instruction) -> bool:
        """True of a call whose result all lanes of a wave have alike."""
        return instruction.opcode == "call" and is_of(self._callees.of(instruction).name, _OF_WAVE)

    def _is_uniform_load(self, instruction: Instruction) -> bool:
        """True if a load from a uniform address gives one value: nobody writes the memory meanwhile."""
        if is_marked_access(self._module, instruction):
            return False
        if _is_invariant(self._module, instruction) or instruction.address in self._unwritten:
            return True
        space = self._module.type_of(instruction.operands[0])
        return space == _CONSTANT_MEMORY or (space == GLOBAL and not self._writes_memory)

    def _is_uniform_call(self, instruction: Instruction) -> bool:
        callee = self._callees[instruction.operands[-1]]
        if callee.kind is CalleeKind.ASM:
            return False
        if callee.name in _UNIFORM_SOURCES:
            return True
        is_known = not callee.name.startswith("llvm.amdgcn.") or is_of(callee.name, _UNIFORM_FUNCTIONS)
        return callee.kind is CalleeKind.PURE and is_known

    def _may_write(self, instruction: Instruction) -> bool:
        """True if global memory may be written."""
        if instruction.opcode in _WRITES:
            pointer = instruction.operands[POINTER_OPERAND[instruction.opcode]]
            return self._module.type_of(pointer) not in ("ptr addrspace(3)", "ptr addrspace(5)")
        if instruction.opcode in ("call", "invoke", "callbr"):
            callee = self._callees[instruction.operands[-1]]
            if callee.kind is CalleeKind.LDS and callee.intrinsic is not None:
                return not callee.intrinsic.transfer.is_dma_write
            return callee.kind not in _NO_WRITE
        return False


def _is_invariant(module: Module, load: Instruction) -> bool:
    """True of a load of memory that is never written, so that one address gives one value."""
    line = module.lines[load.line]
    is_stated = "!invariant.load" in line and "invariant.load" in attachments(line)[1]
    return is_stated and not is_marked_access(module, load)


class Computations:
    """Keys of values: equal keys mean the same operations on the same values.

    Args:
        callees: of the module.
    """

    def __init__(self, module: Module, function: Function, callees: Callees) -> None:
        self._module, self._function, self._callees = module, function, callees

    def of(self, value: int, depth: int = _DEEPEST) -> object:
        """The key: nested tuples, with the addresses of the values that the computation starts from as integers."""
        at = self._function.place_of.get(value)
        instruction = None if at is None or not depth else self._function.instructions[at]
        if instruction is None:
            return value
        line, attached = attachments(self._module.lines[instruction.line])
        # A number outside of these is poison, and may differ from the number in an arm without such limits.
        limits = tuple(sorted((kind, node) for kind, node in attached.items() if kind in _LIMITS))
        if instruction.opcode == "call" and (callee := self._callees.of(instruction).name) in GROUP_VALUES:
            # It has no operands, and returns the same wherever it is called.
            return callee, read_call(line).result, limits
        if instruction.opcode == "load" and _is_invariant(self._module, instruction):
            given = self.of(instruction.operands[0], depth - 1)
            return self._module.type_of(value), given, limits
        if instruction.opcode not in _PURE:
            return value
        flags, predicate, body = details(line, instruction.opcode)
        of = element_type(body) if instruction.opcode == "getelementptr" else ""
        types = (self._module.type_of(value), *map(self._module.type_of, instruction.operands))
        operands = tuple(self.of(operand, depth - 1) for operand in instruction.operands)
        if instruction.opcode in _COMMUTING:
            operands = tuple(sorted(operands, key=hash))
        return instruction.opcode, flags, predicate, of, types, operands


def _is_turned(flow: ControlFlow, loop: Loop, branches: Iterable[int]) -> bool:
    """True if a path from one of these branches of a loop passes its header before the paths meet in the loop.

    >>> from ldsopt.analysis.flow.control_flow import of_edges
    >>> flow = of_edges([[1], [2, 3], [1], [1, 4], []])
    >>> _is_turned(flow, flow.loops[0], [1]), _is_turned(flow, flow.loops[0], [3])
    (True, False)
    """
    return any(
        flow.post_dominator[branch] in loop.blocks
        and flow.post_dominator[branch] != loop.header
        and any(loop.header in passed for passed in flow.before_post_dominator(branch).values())
        for branch in branches
    )


def joins(flow: ControlFlow, branch: int) -> dict[int, frozenset[int]]:
    """The blocks where paths that part at a branch meet, and the blocks that these paths come from.

    The loops must be natural ones.

    Each block is labelled with the last place that all paths to it share: an arm of the branch, or a join. A block that
    is reached with two labels is a join, and a label of its own from there on. Labels do not pass the branch itself,
    where paths part anew; `_DivergenceSearch._leaving` treats the values that leave a loop.
    Source: LLVM, ``SyncDependenceAnalysis``; Rosemann and others (above), whose loops are natural ones, too.

    Every path from the branch passes its post-dominator, so behind that there is one label. The search ends there,
    unless a loop leads back to the blocks ahead of it other than through the branch.

    >>> from ldsopt.analysis.flow.control_flow import of_edges
    >>> joins(of_edges([[1, 2], [3], [3], []]), 0)
    {3: frozenset({1, 2})}
    """
    end = flow.post_dominator[branch]
    inside = frozenset[int]().union(*flow.before_post_dominator(branch).values())
    order: Sequence[int] = flow.order
    sides = {source for block in inside for source in flow.predecessors[block]} - inside - {branch}
    if not (sides and any(end in loop.blocks and not loop.blocks.isdisjoint(inside) for loop in flow.loops)):
        place = flow.place
        order = sorted((block for block in {*inside, end} if block in place), key=place.__getitem__)
    arms = flow.successors[branch]
    labels: dict[int, int] = {}
    for _ in range(len(order) + 2):
        before = labels.copy()
        found: dict[int, frozenset[int]] = {}
        for block in order:
            sources = [s for s in flow.predecessors[block] if s in labels and s != branch]
            # Its own label comes back to the header of a loop: this is no second path.
            others = [source for source in sources if labels[source] != block]
            reaching = {labels[source] for source in others}
            if block in arms:
                others.append(branch)
                reaching.add(block)
            if len(reaching) > 1:
                found[block] = frozenset(others)
            if block != branch and reaching:
                labels[block] = block if len(reaching) > 1 else min(reaching)
        if labels == before:
            return found
    # The labels do not settle: cycles that are no natural loops.
    return {block: frozenset(flow.predecessors[block]) for block in flow.order}


# --- wave ends ----------------------------------------------------------------------------------------------
#
# The places where a wave may end other than by the return of its kernel.
#
# ``llvm.amdgcn.endpgm``, a trap and ``s_endpgm`` in assembly end the wave that gets there, in a function that the
# kernel calls just as in the kernel. A wave that has ended writes nothing more, and no barrier waits for it any longer.
# So a call that may end waves acts on the code behind it like a branch with one arm that returns. Unknown code may do
# anything.
#
# Example::
#
#     call void @quit(i32 %t)                 ; some waves end in it
#     store i32 9, ptr addrspace(3) %own      ; their elements stay as they were


@once
def wave_enders(module: Module) -> frozenset[str]:
    """The names of the functions that may end a wave, directly or in a function that they call."""
    callees, callers, ending = callees_of(module), defaultdict[str, set[str]](set), set[str]()
    for function in module.functions():
        for call in filter(is_call, function.instructions):
            if (callee := callees.of(call)).kind is CalleeKind.DEFINED:
                callers[callee.name].add(function.name)
            if _ends_wave(module, call):
                ending.add(function.name)
    return frozenset(reachable(callers, ending))


def may_end_wave(module: Module, instruction: Instruction) -> bool:
    """True if an instruction that is no return may end its wave."""
    if not is_call(instruction):
        return False
    callee = callees_of(module).of(instruction)
    return (callee.kind is CalleeKind.DEFINED and callee.name in wave_enders(module)) or _ends_wave(
        module, instruction
    )


def _ends_wave(module: Module, call: Instruction) -> bool:
    """True if a call itself may end its wave, apart from calls of functions of the module."""
    asm = module.inline_asm(call.operands[-1])
    return (
        callees_of(module).of(call).kind is CalleeKind.UNKNOWN
        or synchronization.may_end_wave(module, call)
        or (asm is not None and not asm.is_straight)  # it jumps, or traps
    )
