"""Races between waves for LDS, of every kernel of a module: see `ldsopt.analysis.races.races`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import cache, cached_property, partial, reduce
from operator import or_
from types import MappingProxyType
from typing import NamedTuple

from ldsopt.analysis.flow.called_barriers import holds_barrier, with_called_code
from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.flow.control_flow import ControlFlow, of_function
from ldsopt.analysis.flow.divergence import decided_by, divergence_of, even_branches
from ldsopt.analysis.flow.phases import (
    BarriersInAssembly,
    Crossing,
    PartialBarriers,
    Phases,
    Refused,
    crossing,
    partial_barriers,
    phases_of,
)
from ldsopt.analysis.flow.traps import without_traps
from ldsopt.analysis.global_memory.interval_races import GlobalRaces, find_global_races
from ldsopt.analysis.global_memory.kernel_order import order_of
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.kernel_code import UnseenKind, kernel_code, reads_id, unseen
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.analysis.races.facts import KernelFacts
from ldsopt.analysis.races.races import MODULE_LIMIT, SHAPE_NOT_KNOWN, RaceSearch, changes_modes
from ldsopt.analysis.races.replicas import Replicas
from ldsopt.analysis.races.shapes import RaceWorkgroup
from ldsopt.analysis.races.sides import ONLY_IMAGINED, SideFinder, launchable
from ldsopt.analysis.races.solver import STEPS_A_SECOND, Counterexample, SolverAnswer, SolverEffort
from ldsopt.analysis.races.staggers import stagger_of
from ldsopt.analysis.races.terms import TermTable
from ldsopt.analysis.races.verdicts import KernelRaces, RacePair
from ldsopt.analysis.ranges.ranges import ranges_of
from ldsopt.assumptions import (
    INDICES_DO_NOT_WRAP,
    NAMED_BASES,
    NO_GLOBAL_RACES,
    NO_TRAPS,
    NOALIAS_ARGUMENTS,
    UNREAD_DIMENSIONS_ARE_ONE,
    WAVES_ARE_WHOLE,
)
from ldsopt.checker.accesses import Accesses, find_accesses
from ldsopt.checker.barriers import BarrierPlaces, loads_of, partial_barriers_of, steady_loads
from ldsopt.checker.code_paths import wave_ids_of
from ldsopt.checker.executed_races import NOT_SHOWN, OF_SOLVER, ExecutedRaces, ExecutionBudget
from ldsopt.checker.findings import Check, Finding, FindingPlace, GlobalRaceCount, RaceCount, Rule, Verdict
from ldsopt.checker.mapping import AccessMap
from ldsopt.checker.options import RaceCheckOptions
from ldsopt.checker.places import Describe
from ldsopt.checker.twins import Twin, twins_in
from ldsopt.graph import Visits, reachable
from ldsopt.groups import by_key, members
from ldsopt.ir import bindings
from ldsopt.ir.attributes import attribute_text, launch_bounds, wave_size
from ldsopt.ir.debug_lines import DebugLines, told
from ldsopt.ir.details import CALLS, callee_name, stated_alignment
from ldsopt.ir.elements import CopiedModule, with_elements, with_local_values
from ldsopt.ir.module import LOCAL, Function, Instruction, Module
from ldsopt.ir.types import integer_bits
from ldsopt.isa.assembly import Assembly
from ldsopt.machine.lifted_ir import LOADED
from ldsopt.target.intrinsics import BUFFER_LOADS
from ldsopt.target.workgroup_size import told_size

ONE_MORE = "one group of waves passes a barrier more than the other"
CodeVerdict = tuple[Sequence[RaceCount], Sequence[str]]
"""The counts of kernels in machine code, and the names of the assumptions that they rest on."""
_TRIALS = 4
"""Proofs that are tried of one kernel, each without the loads that race in the one before."""
_OF_ARGUMENTS = frozenset({"ptr", "ptr addrspace(4)", "ptr addrspace(5)"})
"""Addresses of memory in which arguments may be."""
_TOLD = frozenset({"llvm.amdgcn.implicitarg.ptr", "llvm.amdgcn.dispatch.ptr"})
"""Intrinsics whose memory holds the sizes of a launch."""
_STRUCTS = "%{[<"
"""The first characters of types that have numbers in them."""
_OF_CONTENTS = frozenset({"ptr", "ptr addrspace(1)", "ptr addrspace(7)"})
_LOADING = (
    "llvm.amdgcn.global.load.tr",
    *BUFFER_LOADS,
    *(one.replace(".buffer", ".tbuffer") for one in BUFFER_LOADS),
)
"""Beginnings of the names of loads from global memory."""
_COPYING = frozenset({AccessKind.COPY, AccessKind.DMA, AccessKind.TENSOR_DMA})
NO_TWO_EQUAL = "where the loaded numbers send no two work-items to one place, there is no race"
"""Said of stores to places that contents of memory decide (`WaveRaces.is_scattered`)."""
_CALLED = "an access of LDS in a function that is called"
NOT_ASKED = frozenset({MODULE_LIMIT, SHAPE_NOT_KNOWN, SolverAnswer.NOT_ASKED.value})
"""Reasons why the solver is not asked whether two accesses meet: where a barrier could stand does not matter yet."""
_REMEDIES = {
    _CALLED: "inline that function (always_inline, or clang -O1 without noinline; all functions of HIP: -mllvm "
    "-amdgpu-early-inline-all=true -mllvm -amdgpu-function-calls=false): accesses are compared in the kernel",
    UnseenKind.UNKNOWN_CODE.value: "link what it calls (`ldsopt link --link-bitcode`), and have it inlined",
    UnseenKind.ASSEMBLY.value: "access LDS by plain loads and stores, or check the compiled code (.s)",
}


def before_asking(function: str, reason: str, *, is_of_known_size: bool) -> str:
    """The remedy for a pair that the solver is not asked about, for one of the reasons of `NOT_ASKED`."""
    if reason == SolverAnswer.NOT_ASKED.value:
        return "install one (pip install 'ldsopt[races]')"
    size = f"say the size of its launches: --assume workgroup-size@{function}=X,Y,Z, or reqd_work_group_size"
    if reason == SHAPE_NOT_KNOWN:
        return size
    time = "let the solver take longer (--race-seconds 60)"
    return time if is_of_known_size else f"{time}, or {size}"


_IF_NONE_WRAPS = f"if no index or counter wraps, say so (--assume {INDICES_DO_NOT_WRAP})"


class WaveRaces:
    """Judges the kernels of a module.

    Args:
        accesses: the module's accesses.
        promises: the promises that may be relied on, ``workgroup-size=X,Y,Z`` among them.
        seconds: the budget of the solver, counted by its steps, and of executions.
        line_of: the line to tell the user for one of the module; 0 if there is none. Default: the input's.
        is_lifted: the module is made of machine code.
        moved: by kernel whose code has an access on another side of a barrier, the barrier's line to tell the user.

    Attributes:
        staggered: the kernels in which two groups of waves, a barrier apart, were compared: by name, true if both
            groups pass as many barriers in all.
        loading_alike: names of the kernels whose waves pass the same barriers because all of them load the same.
        assumed: names of the promises without which more barriers might be partial.
        loading_apart: names of the kernels whose waves may load from constant memory at different times.
    """

    def __init__(
        self,
        module: Module,
        accesses: Accesses,
        promises: Collection[str],
        seconds: float,
        line_of: Callable[[int], int] | None = None,
        *,
        is_lifted: bool = False,
        moved: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        self._module, self._accesses, self._promises, self._seconds = module, accesses, promises, seconds
        self._is_lifted, self._moved_across = is_lifted, moved
        self._line_of = line_of or module.told_line
        self._functions = {function.name: function for function in accesses.provenance.functions()}
        self._found = {f.name: f for f in accesses.functions}
        self._shared = ranges_of(accesses.provenance)
        self._calls = {name: f.calls & self._found.keys() for name, f in self._found.items()}
        self._asked = [f for f in accesses.functions if f.is_kernel and self._may_write(f, self._parts(f))]
        self._effort = SolverEffort(int(seconds * OF_SOLVER * STEPS_A_SECOND), len(self._asked))
        self._uncounted: dict[str, str] = {}
        """By kernel of which barriers are not counted: the remedy for that."""
        self.staggered: dict[str, bool] = {}
        self.loading_alike: set[str] = set()
        self.assumed: set[str] = set()
        self.loading_apart: set[str] = set()
        self.of_one_wave: set[str] = set()
        """The kernels that write LDS and of which each defined launch has workgroups of one wave."""
        # Asked of each pair, of which an unrolled kernel has a hundred thousand.
        self._words: dict[int, tuple[Counterexample, str]] = {}  # by the counterexample, which is kept
        self._told: dict[object, tuple[Verdict, str, str]] = {}
        self._places: dict[str, BarrierPlaces] = {}
        self._debug_lines = DebugLines(module)
        self._may_wrap: set[str] = set()
        self._decided = cache(self._lines_decided)
        self._bounds = cache(lambda name: launch_bounds(self._module, self._functions[name]))

    def run(self) -> Iterator[KernelRaces]:
        """The verdict on each kernel that writes LDS and may have several waves; kernels that are alike share one."""
        twins = twins_in(self._accesses.provenance)
        known: dict[str, KernelRaces | None] = {}
        for number, own in enumerate(self._asked, 1):
            self._effort.begin(len(self._asked) - number)
            twin = twins.get(own.name)
            # Why barriers are not counted is said with a line.
            is_shared = twin is not None and twin.like in known and own.name not in self._moved_across
            if twin is not None and is_shared and twin.like not in self._uncounted:
                if twin.like in self.staggered:
                    self.staggered[own.name] = self.staggered[twin.like]
                for names in (self.loading_apart, self.loading_alike, self._may_wrap, self.of_one_wave):
                    if twin.like in names:
                        names.add(own.name)
                if (like := known[twin.like]) is not None:
                    yield self._moved(like, twin)
                continue
            found = known[own.name] = self._of_kernel(own, self._parts(own))
            if found is not None:
                yield found

    def _parts(self, own: FunctionProvenance) -> list[FunctionProvenance]:
        called = reachable(self._calls, own.calls & self._found.keys())
        return [own, *(self._found[name] for name in sorted(called))]

    def _uses_dynamic(self, kernel: str) -> bool:
        dynamic = {number for number, base in enumerate(self._accesses.provenance.bases) if base.is_dynamic}
        accesses = (access for part in self._parts(self._found[kernel]) for access in part.accesses)
        return bool(dynamic) and any(not dynamic.isdisjoint(one.bases or dynamic) for one in accesses)

    def _moved(self, found: KernelRaces, twin: Twin) -> KernelRaces:
        """The verdict on a kernel, translated from the one that it is like."""
        arguments = (self._functions[name].arguments for name in (twin.like, twin.name))
        own = dict(zip(*arguments, strict=True))

        def leaf(key: object) -> object:
            is_argument = isinstance(key, tuple) and key[0] == "argument"
            return ("argument", own.get(key[1], key[1])) if isinstance(key, tuple) and is_argument else key

        def moved(pair: RacePair) -> RacePair:
            model = pair.model
            if model is not None:
                model = replace(model, leaves={leaf(key): value for key, value in model.leaves.items()})
            return pair._replace(
                first=twin.line(pair.first),
                second=twin.line(pair.second),
                ahead=twin.line(pair.ahead),
                barrier=None if pair.barrier is None else twin.line(pair.barrier),
                met=None if pair.met is None else twin.line(pair.met),
                model=model,
            )

        def of_unlisted(one: int, other: int) -> RacePair | None:
            pair = found.of_unlisted(*(n - twin.distance if n in twin.own_lines else n for n in (one, other)))
            return pair and moved(pair)

        return replace(
            found,
            function=twin.name,
            unproven=tuple(map(moved, found.unproven)),
            find_needless=lambda: tuple(map(twin.line, found.find_needless())),
            of_unlisted=of_unlisted,
        )

    def _may_write(self, own: FunctionProvenance, parts: list[FunctionProvenance]) -> bool:
        if any(a.kind is not AccessKind.LOAD for f in parts for a in f.accesses):
            return True
        # Unknown code has the module's LDS only where the module has some.
        has_lds = bool(self._accesses.provenance.bases) or any(f.accesses for f in parts)
        flow = of_function(self._functions[own.name])
        return any(has_lds or not is_code for _, _, is_code in self._obstacles(own, flow, parts))

    def _of_kernel(self, own: FunctionProvenance, parts: list[FunctionProvenance]) -> KernelRaces | None:
        module, kernel = self._module, self._functions[own.name]
        shape = workgroup_of(self._accesses.provenance, kernel, self._promises)
        if shape.flat <= shape.wave:
            self.of_one_wave.add(own.name)
            return None
        flow = of_function(kernel)
        for line, reason, _ in self._obstacles(own, flow, parts):
            # What assembly does to LDS is plain in the code that it becomes.
            is_assembly = any(line in part.asm for part in parts)
            found = self._not_followed(own.name, shape, line, reason)
            return replace(found, is_for_code=is_assembly)
        callees = self._accesses.provenance.callees
        even = self._even_branches(kernel)
        divergence = divergence_of(kernel, module, together=even)
        phases: Phases | None = None
        why, is_for_code = "", False
        try:
            phases = phases_of(kernel, module, together=even)
        except Refused as refused:
            is_for_code = isinstance(refused, BarriersInAssembly)
            blamed = refused if self._line_of(refused.line) else refused.barrier or refused
            line = self._line_of(blamed.line)
            why = f"{blamed.reason}, line {line}" if line else blamed.reason
            self._uncounted[own.name] = (
                f"let the assembly of line {line} clobber memory"
                if is_for_code
                else f"let all waves pass the same barriers (line {line})"
            )
        if line := self._moved_across.get(own.name, 0):
            phases, is_for_code = None, True
            why = f"the compiler moves an access of LDS across the barrier of line {line}, even past fences"
            self._uncounted[own.name] = f"make loads in front of the barrier of line {line} volatile"
        has_called_barriers = any(part.barriers or self._holds_barrier(part) for part in parts[1:])
        if has_called_barriers:
            phases, why = None, "a function that is called may have a barrier"
        footprints = self._accesses.separation.functions[own.name]
        is_unwrapped = INDICES_DO_NOT_WRAP in self._promises
        facts = KernelFacts(
            self._shared,
            footprints,
            kernel,
            flow,
            divergence,
            callees,
            shape.wave,
            is_unwrapped=is_unwrapped,
            has_whole_waves=WAVES_ARE_WHOLE in self._promises and not shape.flat % shape.wave,
        )
        alignments = {
            number: stated_alignment(bindings.value_text(base.address)) or 1
            for number, base in enumerate(self._accesses.provenance.bases)
        }
        finder = SideFinder(facts, own.accesses)
        if shape.assumption == UNREAD_DIMENSIONS_ARE_ONE and shape.sizes is not None:
            shape = launchable(facts, shape, finder)
            if shape.flat <= shape.wave:
                # A workgroup that extends along an axis that the kernel does not read has more waves.
                self.of_one_wave.add(own.name)
                self.assumed.add(UNREAD_DIMENSIONS_ARE_ONE)
                return None
        stagger = None
        if phases is None and not (has_called_barriers or is_for_code):
            alike = self._loading_alike(own, facts, shape, alignments)
            if alike is not None:
                del self._uncounted[own.name]
                self.loading_alike.add(own.name)
                return alike
            stagger = stagger_of(facts, shape)
        if stagger is not None:
            phases, why = stagger.phases, ""
            del self._uncounted[own.name]
            self.staggered[own.name] = stagger.is_even
        at_once = stagger.at_once if stagger else () if phases is None else flow.order
        if _loads_apart(facts, at_once):
            self.loading_apart.add(own.name)
        search = self._search(facts, finder, shape, alignments)
        found = search.run(phases, why, stagger)
        return replace(found, is_for_code=is_for_code, assumed=found.assumed | self._unwrapped(facts, even))

    def _unwrapped(self, facts: KernelFacts, even: frozenset[int]) -> Set[str]:
        """The promise `INDICES_DO_NOT_WRAP` if the verdict on a kernel rests on it; notes where it would help."""
        if INDICES_DO_NOT_WRAP in self._promises:
            return {INDICES_DO_NOT_WRAP} if even or facts.needs_unwrapped else set()
        if facts.needs_unwrapped or even_branches(facts.function, self._module):
            self._may_wrap.add(facts.function.name)
        return set()

    def _not_followed(self, kernel: str, shape: RaceWorkgroup, line: int, reason: str) -> KernelRaces:
        """The verdict on a kernel that is not followed: only executions tell about its pairs."""

        def of_any(one: int, other: int) -> RacePair | None:
            is_known = (one, other) != (line, line) and {one, other} <= self._accesses.by_line.keys()
            return RacePair(one, other, one, None, True, reason) if is_known else None

        pair = RacePair(line, line, line, None, True, reason)
        return KernelRaces(kernel, 1, 0, (pair,), shape, of_unlisted=of_any)

    def _search(
        self, facts: KernelFacts, finder: SideFinder, shape: RaceWorkgroup, alignments: Mapping[int, int]
    ) -> RaceSearch:
        return RaceSearch(
            facts,
            finder,
            self._accesses.layout,
            shape,
            alignments,
            self._effort,
            self._promises,
            is_lifted=self._is_lifted,
        )

    # --- branches by values that are equal in all waves --------------------------------------------------------
    #
    # A branch that decides about barriers by a value that all waves load from one address, or compute from such values
    # lane by lane (`ldsopt.analysis.races.replicas`)::
    #
    #     if (t == 0) more = ...;   barrier
    #     go = more;                barrier          ; nobody writes it between these two barriers
    #     if (!go) break;
    #
    # Rule: all waves load the same value if no write of these bytes races with the load, with the phases that follow
    # from that. Look at the first load at which a wave gets another value than another wave got. Up to there all waves
    # have passed the same barriers, and the proof, which takes loads for equal, holds for their values so far.
    # So the write between the two loads is in the same interval, and is one of the pairs that are proved free.
    # The barriers in front and behind need a release fence, else an earlier write may still be under way, or the load,
    # unless its wave waits for its value in the same segment (`KernelOrder.is_awaited`): by the branch that it decides,
    # say. Nothing may copy into LDS asynchronously. For global memory `NO_GLOBAL_RACES` promises it.
    # The same holds of the first such branch whose condition a wave computes otherwise: it is made of values that are
    # computed ahead of it, and at joins of branches that are.

    def _loading_alike(
        self,
        own: FunctionProvenance,
        plain: KernelFacts,
        shape: RaceWorkgroup,
        alignments: Mapping[int, int],
    ) -> KernelRaces | None:
        """The verdict on a kernel whose waves pass the same barriers if all load the same; else ``None``."""
        module, kernel = self._module, plain.function
        even = self._even_branches(kernel)
        loads = set(steady_loads(kernel, module, self._promises)).union(self._lds_loads(own, kernel))
        address_of = {self._instruction(kernel, one).line: one for one in loads}
        for _ in range(_TRIALS):
            unwritten = frozenset(loads)
            together = self._joint_branches(kernel, unwritten)
            try:
                phases = phases_of(kernel, module, unwritten, together=together)
            except Refused:
                return None
            divergence = divergence_of(kernel, module, unwritten, together=together)
            facts = replace(plain, divergence=divergence, terms=TermTable(), known={})
            alike = loads - divergence.values

            def is_settled(line: int, loads: Set[int] = loads, alike: set[int] = alike) -> bool:
                load = address_of.get(line)
                if load is None or load not in loads:
                    return False
                alike.add(load)
                return True

            replicas = Replicas(facts, shape, is_settled, self._promises)
            if together > even and (
                changes_modes(facts) or not all(_is_joint(facts, replicas, b) for b in together - even)
            ):
                return None
            of_lds = {
                one for one in alike if module.type_of(self._instruction(kernel, one).operands[0]) == LOCAL
            }
            dropped = self._pending(of_lds, kernel, phases)
            if not dropped:
                search = self._search(facts, SideFinder(facts, own.accesses), shape, alignments)
                found = search.run(phases)
                raced = search.doubtful
                dropped = {one for one in of_lds if self._instruction(kernel, one).line in raced}
                if not dropped:
                    rests = not (alike - of_lds).isdisjoint(plain.divergence.values)
                    promises = {*found.assumed, *replicas.assumed, *([NO_GLOBAL_RACES] if rests else [])}
                    promises |= self._unwrapped(facts, even)
                    return replace(found, assumed=frozenset(promises))
            loads -= dropped
        return None

    def _pending(self, loads: Set[int], kernel: Function, phases: Phases) -> set[int]:
        """The loads that a barrier in front or behind does not put in order, by their addresses."""
        behind, in_front = _bare(kernel, phases)
        order = order_of(kernel, self._module, frozenset())
        found = set[int]()
        for number in members(behind | in_front):
            segment = phases.segments[number]
            stop = segment.stop - (segment.crossing is not Crossing.NOTHING)
            found.update(
                one.address
                for at, one in enumerate(kernel.instructions[segment.start : segment.stop], segment.start)
                if one.address in loads and (behind >> number & 1 or not order.is_awaited(at, stop))
            )
        return found

    def _joint_branches(self, kernel: Function, unwritten: frozenset[int]) -> frozenset[int]:
        """The branches that must send all waves one way so that all pass the same barriers."""
        module, flow = self._module, of_function(kernel)
        held = by_key(
            (number, one.line)
            for number in flow.order
            for one in kernel.inside(number)
            if crossing(module, one) is not Crossing.NOTHING
        )
        found = self._even_branches(kernel)
        while True:
            divergence = divergence_of(kernel, module, unwritten, of_branches=True, together=found)
            more = {
                kernel.block_of_line[one.branch] for one in partial_barriers(kernel, flow, divergence, held)
            }
            if not more:
                return found
            found |= more

    def _lds_loads(self, own: FunctionProvenance, kernel: Function) -> Iterator[int]:
        """The addresses of the loads of LDS in a kernel without asynchronous copies into LDS; else none."""
        if not any(access.kind in (AccessKind.DMA, AccessKind.TENSOR_DMA) for access in own.accesses):
            yield from loads_of(kernel, self._module, LOCAL)

    @staticmethod
    def _instruction(kernel: Function, address: int) -> Instruction:
        return kernel.instructions[kernel.place_of[address]]

    def _obstacles(
        self, own: FunctionProvenance, flow: ControlFlow, parts: list[FunctionProvenance]
    ) -> Iterator[tuple[int, str, bool]]:
        """The reasons why a kernel is not followed: a line, words, and true of unknown code."""
        for one in unseen(self._accesses.provenance, self._functions, parts):
            # An address that escaped is ambiguous where it comes back, and so is a descriptor's: accesses all the same.
            if one.kind not in (UnseenKind.ESCAPE, UnseenKind.DESCRIPTOR):
                yield one.line, one.kind.value, one.kind is UnseenKind.UNKNOWN_CODE
        for part in parts:
            for call in self._functions[part.name].instructions:
                if call.opcode in CALLS and self._hides_an_access(call):
                    yield (
                        call.line,
                        "an intrinsic that is not followed is given an address that may be in LDS",
                        False,
                    )
        for called in parts[1:]:
            if called.accesses:
                yield self._plainest(called.accesses).line, _CALLED, False
        if flow.irreducible is not None and any(part.accesses for part in parts):
            line = self._functions[own.name].line
            yield line, "a branch leads into the middle of a cycle (irreducible control flow)", False

    def _holds_barrier(self, part: FunctionProvenance) -> bool:
        """True if inline assembly of a function may be, or hold, a barrier."""
        asm = frozenset(part.asm)
        instructions = self._functions[part.name].instructions if asm else ()
        return any(i.line in asm and crossing(self._module, i) is not Crossing.NOTHING for i in instructions)

    def _plainest(self, accesses: Sequence[Access]) -> Access:
        """An access that is one of LDS by its type, if there is one: others stand where the address is not known."""
        types = self._module.type_of
        return next((a for a in accesses if a.pointers and types(a.pointers[0]) == LOCAL), accesses[0])

    def _hides_an_access(self, call: Instruction) -> bool:
        """True of an intrinsic with an address that may be in LDS, but without a known access: a masked store."""
        provenance = self._accesses.provenance
        if provenance.callees.of(call).kind is not CalleeKind.INTRINSIC:
            return False
        for operand in call.operands[:-1]:
            text = self._module.type_of(operand)
            if "ptr addrspace(3)" in text:
                return True
            if "ptr" in text.replace("ptr addrspace(", "") and (
                text != "ptr" or not provenance.is_not_lds(operand)
            ):
                return True
        return False

    def findings(
        self, place: Callable[[int], FindingPlace], of_code: Callable[[], CodeVerdict] | None = None
    ) -> Iterator[tuple[RaceCount | None, list[Finding], set[str]]]:
        """For each kernel the counts, the findings, and the names of the assumptions that they rest on.

        There are none for kernels in which waves cannot race, but may pass different barriers.

        Args:
            place: gives the place of an instruction, by its line, for findings.
            of_code: judges the module's code; called where barriers, or accesses that it has to see, are in assembly.
        """
        judged = list(self.run())
        partial = self.partial_barriers()
        alone = [
            KernelRaces(name, 0, 0, (), self._shape(name))
            for name in partial.keys() - {found.function for found in judged}
        ]
        executed = sum(bool(one.unproven or one.function in partial) for one in (*judged, *alone))
        budget = ExecutionBudget(self._seconds)
        needs_code = any(found.is_for_code and found.unproven for found in judged)
        counts, assumed = of_code() if needs_code and of_code else ((), ())
        free = {count.function: count for count in counts if not count.unproven}
        for found in (*judged, *sorted(alone, key=lambda one: one.function)):
            kernel, shape = self._functions[found.function], found.shape
            is_free = found.is_for_code and bool(found.unproven) and found.function in free
            races = replace(found, unproven=(), unlisted=0) if is_free else found
            barriers = partial.get(found.function, ())
            if found.unproven or barriers:
                budget.begin(executed)
                executed -= 1
            dynamic = self._uses_dynamic(found.function)
            executions = ExecutedRaces(self._module, kernel, shape, budget, uses_dynamic=dynamic)
            seen = executions.among(races, asks_barriers=bool(barriers))
            pairs = [*races.unproven, *unlisted_among(races, seen)]
            placed = {
                frozenset((pair.first, pair.second))
                for pair in pairs
                if frozenset((pair.first, pair.second)) in seen
                and self._is_placed_by_arguments(found.function, pair, executions)
            }
            findings = [
                self._finding(races, pair, seen, executions.refusal, place, placed=placed) for pair in pairs
            ]
            definite = sum(finding.verdict is Verdict.DEFINITE for finding in findings)
            left = still_unlisted(races, pairs)
            findings = with_unlisted(findings, left)
            unproven = len(findings) - definite + left
            findings += [
                self._partial(found, one, executions.partial, executions.refusal, place) for one in barriers
            ]
            if is_free:
                yield replace(free[found.function], is_of_code=True), findings, set(assumed)
                continue
            lines = (self._line_of(line) for line in found.find_needless())
            judged_pairs = max(found.pairs, found.free + definite + unproven)
            count = RaceCount(
                found.function,
                judged_pairs,
                found.free,
                found.alike,
                definite,
                unproven,
                tuple(sorted(lines)),
            )
            names = {*found.assumed, shape.assumption} - {""}
            yield None if found in alone else count, findings, names

    def _shape(self, name: str) -> RaceWorkgroup:
        return workgroup_of(self._accesses.provenance, self._functions[name], self._promises)

    def partial_barriers(self) -> Mapping[str, tuple[PartialBarriers, ...]]:
        """By kernel whose workgroups may have several waves, the barriers that only some work-items may pass.

        It must be called after `run`: with two groups of waves that are followed, a barrier of one group alone is not
        partial.
        """
        found = self._partial_barriers(lambda _: frozenset())
        if found and NO_GLOBAL_RACES in self._promises:
            left = self._partial_barriers(lambda one: steady_loads(one, self._module, self._promises))
            self.assumed.update([NO_GLOBAL_RACES] if left != found else [])
            found = left
        if found and INDICES_DO_NOT_WRAP in self._promises:
            steady = partial(steady_loads, module=self._module, promises=self._promises)
            left = self._partial_barriers(steady, self._even_branches)
            self.assumed.update([INDICES_DO_NOT_WRAP] if left != found else [])
            found = left
        return found

    def _even_branches(self, function: Function) -> frozenset[int]:
        """The branches that send all waves one way by the promise `INDICES_DO_NOT_WRAP`; none without it."""
        if INDICES_DO_NOT_WRAP not in self._promises or of_function(function).irreducible is not None:
            return frozenset()
        return even_branches(function, self._module)

    def _partial_barriers(
        self,
        unwritten: Callable[[Function], frozenset[int]],
        together: Callable[[Function], frozenset[int]] = lambda _: frozenset(),
    ) -> Mapping[str, tuple[PartialBarriers, ...]]:
        return {
            name: ones
            for name, ones in partial_barriers_of(self._accesses.provenance, unwritten, together).items()
            if not self.staggered.get(name, False)
            and name not in self.loading_alike
            and (shape := self._shape(name)).flat > shape.wave
        }

    def _partial(
        self,
        found: KernelRaces,
        barriers: PartialBarriers,
        executed: Mapping[int, str],
        refusal: str,
        place: Callable[[int], FindingPlace],
    ) -> Finding:
        said = next(((line, executed[line]) for line in barriers.barriers if line in executed), None)
        line, reason = said or (barriers.barriers[0], _not_shown(refusal))
        if not said and found.function in self.staggered:
            reason = ONE_MORE
        elif not said and not barriers.is_known:
            reason = f"control flow is not reducible (the branch enters the middle of a cycle); {reason}"
        elif not said and barriers.load is not None:
            loaded = f"what line {self._line_of(barriers.load)} loads may differ between them"
            reason = f"{loaded}, or is written meanwhile; {reason}"
        is_definite = said is not None and not found.shape.is_of_any_shape
        remedy = Rule.DIVERGENT_BARRIER.remedy
        if ", argument " in reason:
            remedy += "; or say with llvm.assume (__builtin_assume) what arguments no launch has"
        if found.function in self._may_wrap and not said:
            remedy += f"; {_IF_NONE_WRAPS}"
        return Finding(
            Rule.DIVERGENT_BARRIER,
            Verdict.DEFINITE if is_definite else Verdict.UNPROVEN,
            found.function,
            place(line),
            place(barriers.branch),
            reason=reason,
            advice=remedy,
        )

    def _imagined(self, model: Counterexample) -> str:
        """The work-items of a counterexample, in words; many pairs share one."""
        known = self._words.get(id(model))
        if known is None:
            known = self._words[id(model)] = model, _imagined(model)
        return known[1]

    def _finding(
        self,
        found: KernelRaces,
        pair: RacePair,
        executed: Mapping[frozenset[int], str],
        refusal: str,
        place: Callable[[int], FindingPlace],
        *,
        placed: Set[frozenset[int]],
    ) -> Finding:
        said = executed.get(frozenset((pair.first, pair.second)))
        # Many unproven pairs differ in nothing but their lines.
        is_of_one = pair.first == pair.second
        # A barrier is no remedy while it is not known that two work-items meet at all.
        where = "" if pair.reason in NOT_ASKED and not said else self._where(found, pair)
        is_update = self._is_update(found.function, pair)
        key = (
            found.function,
            refusal,
            is_of_one,
            is_update,
            where,
            *pair[3:6],
            pair.is_staggered,
            pair.met,
            id(pair.model),
        )
        judged = None if said else self._told.get(key)
        if judged is None:
            is_placed = frozenset((pair.first, pair.second)) in placed
            judged = self._verdict(found, pair, said, refusal, where, is_placed=is_placed)
            if not said:
                self._told[key] = judged
        verdict, reason, remedy = judged
        first, second = place(pair.first), place(pair.second)
        return Finding(Rule.WAVE_RACE, verdict, found.function, first, second, reason=reason, advice=remedy)

    def _verdict(
        self,
        found: KernelRaces,
        pair: RacePair,
        said: str | None,
        refusal: str,
        where: str,
        *,
        is_placed: bool,
    ) -> tuple[Verdict, str, str]:
        """The verdict on a pair, the reason and the remedy.

        Args:
            found: the kernel's pairs.
            said: the result of an execution.
            refusal: the reason why nothing was executed.
            where: the place for a barrier; empty if there is none.
            is_placed: numbers that a launch passes may decide that the pair races.
        """
        function, reason = found.function, said or pair.reason
        remedy = f"put a barrier, with its fences, {where}, or give each wave bytes of its own"
        if pair.first == pair.second:
            remedy = "give each wave bytes of its own, let one wave do it, or make it atomic"
        elif self._is_update(function, pair):
            remedy = "make the update atomic, let one wave do it, or give each wave bytes of its own"
        elif not where:
            remedy = (
                "make both atomic, let one wave do it, or give each wave bytes of its own; a barrier between "
                "the two would stand where only some work-items pass, or pass more often"
            )
        if pair.model is not None and not said:
            imagined = f"{self._imagined(pair.model)}; {_not_shown(refusal)}"
            reason = reason.replace(ONLY_IMAGINED, imagined)
        if refusal and not said and refusal not in reason:
            reason += f"; {_not_shown(refusal)}"
        bounds = self._bounds(function)
        if pair.model is not None and bounds.is_exact and not bounds.has_known_rows:
            sizes = ",".join(map(str, bounds.sizes))
            remedy += (
                "; if no workgroup is smaller than stated, say so (-cl-uniform-work-group-size in OpenCL, or "
                f"--assume workgroup-size={sizes})"
            )
        is_scattered = said is not None and self.is_scattered(function, pair)
        if is_scattered:
            remedy += f"; {NO_TWO_EQUAL}"
        if is_placed:
            remedy += "; or say with llvm.assume (__builtin_assume) what arguments no launch has"
        elif not bounds.is_exact and (found.shape.is_of_any_shape if said else pair.model is not None):
            remedy += "; of workgroups of a known size more is proved (--assume workgroup-size=X,Y,Z)"
        elif said and bounds.least < bounds.flat:
            remedy += f"; if its launches are smaller, say so: --assume workgroup-size@{function}=X,Y,Z"
        if function in self._uncounted and pair.everywhere and not said:
            remedy = (
                f"{self._uncounted[function]}, so that barriers count; or give each wave bytes of its own"
            )
        if pair.everywhere and not said:
            remedy = self._remedy_of(function, pair.reason) or remedy
        if function in self._may_wrap and not said:
            remedy += f"; {_IF_NONE_WRAPS}"
        if pair.reason in NOT_ASKED and not said:
            remedy = before_asking(function, pair.reason, is_of_known_size=bounds.is_exact)
        if not pair.everywhere:
            reason = between_barriers(pair, self._module.told_line, reason)
        is_sure = said and not (found.shape.is_of_any_shape or is_placed or is_scattered)
        return Verdict.DEFINITE if is_sure else Verdict.UNPROVEN, reason, remedy

    def _where(self, found: KernelRaces, pair: RacePair) -> str:
        """The place for a barrier between the two of a pair; empty if no place there is passed by all work-items."""
        if pair.reason in _REMEDIES:
            return "between the two"  # which of them comes first is not known
        at = self._places_in(found).between(pair.ahead, pair.behind)
        return " and another one ".join(f"{how} {self._told_line(line)}" for how, line in at)

    def last_like(self, found: KernelRaces, pair: RacePair) -> int:
        """The last access of its block behind which a barrier is as good as behind the first one of a pair."""
        return pair.ahead if pair.everywhere else self._places_in(found).last(pair.ahead)

    def _places_in(self, found: KernelRaces) -> BarrierPlaces:
        places = self._places.get(found.function)
        if places is None:
            kernel = self._functions[found.function]
            ordered = [(one.ahead, one.behind) for one in found.unproven]
            places = self._places[found.function] = BarrierPlaces(self._accesses.provenance, kernel, ordered)
        return places

    def _told_line(self, line: int) -> str:
        written = told(self._debug_lines.of(line))
        return f"line {self._line_of(line)}{written and f' ({written})'}"

    def _is_update(self, function: str, pair: RacePair) -> bool:
        """True if one of the two loads what the other then replaces: of one address, in one block."""
        by_line, kernel = self._accesses.by_line, self._functions[function]
        load, store = (by_line.get(line) for line in sorted((pair.first, pair.second)))
        return (
            load is not None
            and store is not None
            and (load.kind, store.kind) == (AccessKind.LOAD, AccessKind.STORE)
            and load.pointers == store.pointers
            and kernel.block_of_line.get(load.line) == kernel.block_of_line.get(store.line)
        )

    def _remedy_of(self, function: str, reason: str) -> str:
        """The remedy for a kernel that is not followed; empty if another reason prevents the proof."""
        if " optnone" in attribute_text(self._module, self._functions[function].line):
            return "check what an optimizer makes of it (clang -O1, opt -O1): addresses in scratch are not followed"
        return _REMEDIES.get(reason, "")

    def is_scattered(self, function: str, pair: RacePair) -> bool:
        """True if both of a pair are plain stores whose place, or whether they are made, contents of memory decide.

        They race in an execution with made-up contents where two of the numbers are equal, or not in order. Kernels
        that permute, scatter to places counted before, merge what is sorted, or store the one element that is found,
        are launched with others. Counts by atomics in LDS are the workgroup's own; a load in a pair may meet the store
        whatever the numbers are.

        Args:
            pair: a pair that raced in an execution.
        """
        for line in (pair.first, pair.second):
            access, text = self._accesses.by_line.get(line), self._module.lines[line].lstrip()
            if (
                access is None
                or access.kind is not AccessKind.STORE
                or text.startswith(("store atomic", "store volatile"))
            ):
                return False
            if line not in self._decided(function):
                return False
        return True

    def _lines_decided(self, function: str) -> frozenset[int]:
        """The lines of a kernel's LDS accesses that contents of global memory decide, also by way of LDS.

        They decide an access if they decide its address, or which work-items pass its block (`decided_by`). They decide
        what a load of LDS loads if a copy into LDS, or a store that they decide or whose value they decide, may touch
        the load's variable.
        """
        kernel, own = self._functions[function], self._found[function].accesses
        if of_function(kernel).irreducible is not None:
            return frozenset(access.line for access in own)
        at = {one.line: one for one in kernel.instructions}
        sources = frozenset(one.address for one in kernel.instructions if self._is_loaded(one))
        known: frozenset[int] | None = None
        while sources != known:
            known, decided = sources, decided_by(kernel, self._module, sources)
            found = {
                access.line
                for access in own
                if kernel.block_of_line[access.line] in decided.blocks
                or not decided.values.isdisjoint(access.pointers)
            }
            filling = [
                a
                for a in own
                if a.kind in _COPYING
                or (
                    a.kind is AccessKind.STORE
                    and (a.line in found or not decided.values.isdisjoint(at[a.line].operands))
                )
            ]
            sources |= {
                at[access.line].address
                for access in own
                if access.kind is AccessKind.LOAD and any(_may_meet(access, one) for one in filling)
            }
        return frozenset(found)

    def _is_loaded(self, one: Instruction) -> bool:
        """True of a load from global memory."""
        if one.opcode == "call":
            return callee_name(self._module, one).startswith(_LOADING)
        return one.opcode == "load" and (
            self._module.type_of(one.operands[0]) in _OF_CONTENTS
            or (self._is_lifted and LOADED in self._module.lines[one.line])
        )

    def _is_placed_by_arguments(self, function: str, pair: RacePair, executions: ExecutedRaces) -> bool:
        """True if an integer argument may decide that a pair races, since it decides where an access lies.

        A launch gives the integer together with the bytes of dynamic LDS, and of what an argument points to, so a
        made-up one proves nothing there. In LDS of a size that the kernel states it proves a race that all numbers
        show which are tried. A value loaded from scratch or constant memory may be an argument, and so may a
        function's parameter.
        """
        module, kernel = self._module, self._functions[function]
        types = {address: module.type_of(address) for address in kernel.arguments}
        numbers = {
            address
            for address, text in types.items()
            if text[0] in _STRUCTS or integer_bits(text) is not None
        }
        if not numbers and "ptr addrspace(4)" not in types.values():
            return False
        bases, own = self._accesses.provenance.bases, {one.line for one in self._found[function].accesses}
        given, stated, is_called = list[int](), list[int](), False
        gives_lds = LOCAL in types.values() or self._uses_dynamic(function)
        for line in (pair.first, pair.second):
            access = self._accesses.by_line.get(line)
            places = () if access is None else access.bases
            is_given = gives_lds and (not places or any(n < 0 or bases[n].is_dynamic for n in places))
            if is_given and (access is None or line not in own):
                return True
            if access is None or line not in own:
                is_called = True  # a callee's parameters are not followed to the kernel's arguments
            else:
                (given if is_given else stated).extend(access.pointers)
        if self._comes_from(kernel, numbers, given):
            return True
        lines = frozenset((pair.first, pair.second))
        may_be_placed = is_called or self._comes_from(kernel, numbers, stated)
        return may_be_placed and executions.by_some_numbers(lines)

    def _comes_from(self, kernel: Function, numbers: Set[int], values: Iterable[int]) -> bool:
        """True if some of the values are computed from arguments that are numbers, or may be."""
        module, visits = self._module, Visits(values)
        for value in visits:
            if value in numbers:
                return True
            if value not in kernel.place_of:
                continue
            one = self._instruction(kernel, value)
            if one.opcode == "load":
                if module.type_of(one.operands[0]) in _OF_ARGUMENTS and not self._is_of_launch(kernel, one):
                    return True
                continue
            visits.add(one.operands)
        return False

    def _is_of_launch(self, kernel: Function, load: Instruction) -> bool:
        """True of a load of what every launch tells, its sizes above all."""
        pointer = load.operands[0]
        while pointer in kernel.place_of:
            one = self._instruction(kernel, pointer)
            if one.opcode != "getelementptr":
                return one.opcode == "call" and callee_name(self._module, one) in _TOLD
            pointer = one.operands[0]
        return False


def _may_meet(one: Access, other: Access) -> bool:
    """True if two accesses may be of one variable."""
    return not one.bases or not other.bases or not one.bases.isdisjoint(other.bases)


def _is_joint(facts: KernelFacts, replicas: Replicas, block: int) -> bool:
    """True if a branch sends all work-items of the workgroup one way, as the branches ahead of it do."""
    branch = facts.function.terminator(block)
    return branch.opcode in ("br", "switch") and not replicas.of([branch.operands[0]], block).any()


def _bare(kernel: Function, phases: Phases) -> tuple[int, int]:
    """The segments of the phases behind a barrier without a release fence, and of those in front of one, as bits."""
    lines = {one.line for one in phases.phases if not one.is_fenced}
    ends = [kernel.instructions[segment.stop - 1].line in lines for segment in phases.segments]
    in_front = phases.phases_of(sum(1 << number for number, is_end in enumerate(ends) if is_end))
    return (
        reduce(or_, (one.segments for one in phases.phases if not one.is_fenced), 0),
        reduce(or_, (one.segments for n, one in enumerate(phases.phases) if n in in_front), 0),
    )


def _loads_apart(facts: KernelFacts, at_once: Collection[int]) -> bool:
    """True if there is a load from constant memory outside of blocks that waves run between the same barriers."""
    return any(
        one.opcode == "load"
        and facts.module.type_of(one.operands[0]) == "ptr addrspace(4)"
        and facts.block_at[at] not in at_once
        for at, one in enumerate(facts.instructions)
    )


def workgroup_of(provenance: Provenance, kernel: Function, promises: Collection[str]) -> RaceWorkgroup:
    """The work-items of a kernel's workgroups, as far as they are known.

    Args:
        provenance: the module's provenance.
        kernel: the kernel.
        promises: the promises that may be relied on. One of them is that a kernel of several dimensions that states no
            size has one work-item along each axis that it never reads.
    """
    module = provenance.module
    bounds, wave = launch_bounds(module, kernel), wave_size(module, kernel)
    ids, promised = wave_ids_of(provenance, kernel, promises)
    flat = bounds.flat
    if ids is not None:
        told = told_size(promises, kernel.name) if bounds.is_exact else None
        return RaceWorkgroup(flat, wave, ids.sizes, "".join([*promised, *([told.name] if told else ())][:1]))
    if bounds.is_exact:
        return RaceWorkgroup(flat, wave, None, largest=bounds.sizes)
    code = kernel_code(module, kernel.name)
    x, y, z = (flat if reads_id(provenance.callees, code, axis) else 1 for axis in "xyz")
    if UNREAD_DIMENSIONS_ARE_ONE not in promises or min(x, y, z) > 1:
        return RaceWorkgroup(flat, wave, None)
    return RaceWorkgroup(flat, wave, None, UNREAD_DIMENSIONS_ARE_ONE, (x, y, z))


def unlisted_among(races: KernelRaces, lines: Iterable[frozenset[int]]) -> list[RacePair]:
    """The pairs among those with these lines that were counted but not listed, in order."""
    found = (races.of_unlisted(min(pair), max(pair)) for pair in sorted(lines, key=sorted))
    return list(filter(None, found))


def still_unlisted(races: KernelRaces, pairs: Sequence[RacePair]) -> int:
    """The number of pairs that stay unlisted once `unlisted_among` has told some of them.

    It is 0 for a kernel that is not followed.
    """
    return max(races.unlisted - len(pairs) + len(races.unproven), 0)


def with_unlisted(findings: list[Finding], number: int) -> list[Finding]:
    """The findings; the last unproven one, or the last one, gets the number of unlisted pairs."""
    if not number or not findings:
        return findings
    at = max(
        (n for n, one in enumerate(findings) if one.verdict is Verdict.UNPROVEN), default=len(findings) - 1
    )
    more = f"{findings[at].reason}; {number} more pairs of this kernel are unproven and not listed"
    return [*findings[:at], replace(findings[at], reason=more), *findings[at + 1 :]]


def between_barriers(pair: RacePair, line: Callable[[int], object], reason: str) -> str:
    """A reason, with the barriers between which both of a pair may run.

    Args:
        line: returns the line that the user sees.
    """
    begin = "the entry" if pair.barrier is None else f"the barrier of line {line(pair.barrier)}"
    if pair.met is not None:
        begin = f"{begin}, which meets that of line {line(pair.met)}"
        return f"of two groups of waves, both may run behind {begin}: {reason}"
    if pair.is_staggered:
        return f"of two groups of waves, one a barrier ahead, both may run behind {begin}: {reason}"
    return f"both may run between {begin} and the next barrier: {reason}"


def _not_shown(refusal: str) -> str:
    return f"no launch could be executed: {refusal}" if refusal else NOT_SHOWN


def _imagined(model: Counterexample) -> str:
    first, second = (",".join(map(str, one)) for one in model.ids)
    sizes = " x ".join(map(str, model.sizes))
    return f"as far as is known, work-items {first} and {second} of a workgroup of {sizes} may meet there"


class _JudgedCopy(NamedTuple):
    """The copy of a module that is judged: the original line of each of its lines, and if traps are left out of it."""

    module: Module
    origins: Mapping[int, int]
    has_traps: bool


def _called_code(module: Module, accesses: Accesses, emitted: Collection[str]) -> frozenset[str]:
    """The functions that the compiler leaves as such and that access LDS, or may come to a barrier themselves."""
    functions = {function.name: function for function in accesses.provenance.functions()}
    return frozenset(
        own.name
        for own in accesses.functions
        if not own.is_kernel and own.name in emitted
        if own.accesses or holds_barrier(module, functions[own.name])
    )


def _judged_copy(module: Module, promises: Collection[str], called: Set[str] = frozenset()) -> _JudgedCopy:
    """The copy, in which code of ``called`` stands in place of calls."""
    whole, of_whole = with_called_code(module, called, partial(kernel_code, module))
    local, of_local = CopiedModule(whole, {}) if whole is module else with_local_values(whole)
    trapless, of_trapless = without_traps(local) if NO_TRAPS in promises else CopiedModule(local, {})
    # Of elements of vectors nothing is proved, so that they are integers in what is judged.
    judged, of_judged = with_elements(trapless)
    origins: Mapping[int, int] = {}
    for copy, before, of_copy in (
        (whole, module, of_whole),
        (local, whole, of_local),
        (trapless, local, of_trapless),
        (judged, trapless, of_judged),
    ):
        if copy is not before:
            origins = {line: origins.get(origin, origin) for line, origin in of_copy.items()}
    return _JudgedCopy(judged, origins, trapless is not local)


def with_races(  # noqa: PLR0917
    module: Module,
    accesses: Accesses,
    check: Check,
    options: RaceCheckOptions,
    of_code: Callable[[], CodeVerdict] | None = None,
    moved: Mapping[str, int] = MappingProxyType({}),
    in_order: Collection[int] = (),
    emitted: Collection[str] = (),
) -> Check:
    """The result of `check`, with the races between waves; ``of_code`` as of `WaveRaces.findings`.

    Args:
        module, accesses, check, options, of_code: as said.
        moved: as of `ldsopt.checker.barriers.moved_across`.
        in_order: as of `ldsopt.checker.barriers.loads_in_order`.
        emitted: names of the functions of the code.
    """
    describe = Describe(module, accesses, AccessMap({}, True), Assembly(None, (), ()))
    promises = options.of_races
    judged_module, origins, has_traps = _judged_copy(module, promises)
    # What LLVM may do to a load of global memory is told of the module that it compiles.
    global_module, of_global_module = judged_module, origins
    if called := _called_code(module, accesses, emitted):
        judged_module, origins, has_traps = _judged_copy(module, promises, called)
    if judged_module is not module:
        accesses = find_accesses(judged_module, named_bases=accesses.named_bases)
    told = {name: module.told_line(line) for name, line in moved.items()}
    races = WaveRaces(judged_module, accesses, promises, options.race_seconds, moved=told)
    judged = list(races.findings(lambda line: describe.access(origins.get(line, line)), of_code))
    counts = (count for count, _, _ in judged)
    found = [finding for _, findings, _ in judged for finding in findings]
    assumed = {name for _, _, names in judged for name in names} | races.assumed
    assumed |= {NO_TRAPS} if has_traps else set()
    # That arguments declared noalias are so between work-items, too, is `annotate`'s promise: here it can be refused.
    made = {*promises, *{NOALIAS_ARGUMENTS}.difference(options.no_assume)}
    of_global = find_global_races(
        global_module, made, lambda line: of_global_module.get(line, line) in in_order
    )
    assumed.update(*(one.promises for one in of_global))
    if accesses.assumes_named_bases:
        assumed.add(NAMED_BASES)
    # Whether the two groups of a warp pipeline touch common bytes is told by ranges there, and proved here.
    kept = (
        one
        for one in check.findings
        if one.rule is not Rule.PHASE_CONFLICT
        or one.verdict is Verdict.DEFINITE
        or one.function not in races.staggered
    )
    return replace(
        check.found((*kept, *found), sorted(assumed)),
        races=tuple(filter(None, counts)),
        of_one_wave=tuple(sorted(races.of_one_wave)),
        global_races=tuple(_global_count(global_module, one) for one in of_global if one.pairs),
    )


def _global_count(module: Module, found: GlobalRaces) -> GlobalRaceCount:
    line = module.told_line
    examples = tuple((line(one.first), line(one.second), one.why) for one in found.unproven)
    left = found.pairs - found.free
    return GlobalRaceCount(found.function, found.pairs, found.free, left, found.refused, examples)


class RaceProofs:
    """The kernels of a module whose waves are proved not to race, for comparison with other versions of the module.

    Args:
        module: the original module.
        options: the promises that may be relied on, and the seconds for each version.
    """

    def __init__(self, module: Module, options: RaceCheckOptions) -> None:
        self._module, self._options = module, options

    @cached_property
    def proved(self) -> frozenset[str]:
        """The names of the kernels that are proved."""
        return frozenset(one.function for one in self._judged(self._module) if not one.unproven)

    def _judged(self, module: Module) -> Iterator[KernelRaces]:
        promises = self._options.of_races
        module = _judged_copy(module, promises).module
        accesses = find_accesses(module, named_bases=NAMED_BASES not in self._options.no_assume)
        return WaveRaces(module, accesses, promises, self._options.race_seconds).run()

    def lost(self, version: Module) -> tuple[str, ...]:
        """One sentence for each kernel for which another version has no proof any more."""
        left = self._judged(version) if version.text != self._module.text and self.proved else ()
        found = {one.function: one.unproven[0].reason for one in left if one.unproven}
        return lost_proofs(self.proved, found)


def lost_proofs(proved: Collection[str], unproven: Mapping[str, str]) -> tuple[str, ...]:
    """One sentence for each kernel that was proved, and is unproven now for a reason."""
    return tuple(
        f"{name}: that its waves do not race for LDS is proved of the input, and not of the output: {reason}"
        for name, reason in unproven.items()
        if name in proved
    )
