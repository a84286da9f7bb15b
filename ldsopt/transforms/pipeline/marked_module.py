"""A module with stage marks, and the facts that all of its pipelines share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.flow.control_flow import ControlFlow, of_function
from ldsopt.analysis.flow.divergence import Divergence, divergence_of
from ldsopt.analysis.global_memory.accesses import unwritten_loads
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.provenance import provenance_of
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprints, footprints_of
from ldsopt.analysis.separation.by_ranges import by_ranges
from ldsopt.analysis.separation.separation import overlaid
from ldsopt.analysis.stages.dependences import Dependence, copy_counter, writes
from ldsopt.analysis.stages.stage_loop import StageLoop
from ldsopt.assumptions import NAMED_BASES
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.ir.details import is_call
from ldsopt.ir.marks import SECOND_BODY, stage_marks
from ldsopt.ir.module import Function, Instruction, Module, refused
from ldsopt.ir.read import require_arch
from ldsopt.ir.synchronization import read_fence, whole_barrier
from ldsopt.target.arch import Arch
from ldsopt.touch import Touch
from ldsopt.transforms.pipeline.legality import MarkedKernel
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.placement import SlotPlacement, StartedCopies

# --- surroundings ---------------------------------------------------------------------------------------------
#
# The work in front of a pipeline and behind it, as the kernel's code requires it.
#
# Behind a loop, and behind flat stages, both groups have passed the second's last slot. So an operation of a stage is
# complete there if one of the slots from its end on completes it. One that is not complete, and meets the code behind,
# needs a full barrier there, unless the author has put one.


_UNSEEN = (CalleeKind.DEFINED, CalleeKind.UNKNOWN, CalleeKind.ASM)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The work around a pipeline.

    Attributes:
        before: counters of copies that may be outstanding in front of it.
        meets: the code behind touches bytes of its stages, so that a barrier has to stand between.
        behind: counters of copies that may be outstanding there.
    """

    before: tuple[str, ...]
    meets: bool
    behind: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PipelinedLoop:
    """A pipeline: a loop, or stages that are run once, with everything that its code needs.

    Attributes:
        loop: the stages.
        dependences: between them, the closest first.
        placement: the work of the slots.
        started: by stage and counter, the copies that every iteration starts.
        around: the work in front of the pipeline and behind it; in a run of several, of the first and the last.
        follows_on: the pipeline in front of it continues into this one (`RunSearch`).
    """

    loop: StageLoop
    dependences: tuple[Dependence, ...]
    placement: SlotPlacement
    started: StartedCopies
    around: Surroundings = Surroundings((), meets=False, behind=())
    follows_on: bool = False


@dataclass(frozen=True)
class SurroundingsSearch:
    """Finds the surroundings of a kernel's pipelines.

    Attributes:
        kernel: the kernel.
        footprints, layout: the bytes of its accesses.
        accesses: of the kernel.
        elsewhere: the counters of all copies of the module, which called functions may start.
    """

    kernel: MarkedKernel
    footprints: Footprints
    layout: BaseLayout
    accesses: Sequence[Access]
    arch: Arch
    elsewhere: tuple[str, ...]

    def of(self, run: Sequence[PipelinedLoop]) -> Surroundings:
        """The work around consecutive pipelines that are run as one."""
        first, last = run[0].loop, run[-1].loop
        inside = {line for one in run for line in one.loop.stage_of}
        outside = [access for access in self.accesses if access.line not in inside]
        own = [access for access in self.accesses if access.line in inside]
        before = [a for a in outside if self._is_ahead(a.line, first)]
        again = [
            a for a in own if last.flat is None and self.kernel.flow.leads_to(last.behind, first.entering)
        ]
        behind = [a for a in outside if self._is_behind(a.line, last)]
        clash = [
            one
            for one in own
            if not self._is_complete(one, run)
            and any((writes(one) or writes(other)) and self._touch(one, other) for other in behind)
        ]
        calls = any(self._is_behind(call.line, last) for call in self._calls)
        copies = counters_of(own if calls else clash, self.arch)
        meets = bool(clash or calls) and (bool(copies) or not self._meets_anyway(last))
        is_called = any(self._is_ahead(call.line, first) for call in self._calls)
        pending = self.elsewhere if is_called else counters_of([*before, *again], self.arch)
        return Surroundings(pending, meets, copies if meets else ())

    # --- places ---------------------------------------------------------------------------------------

    def _is_ahead(self, line: int, loop: StageLoop) -> bool:
        """True if control may lead from an instruction to the beginning of a pipeline."""
        block = self._block_of[line]
        if loop.flat is not None and block == loop.header:
            return line < loop.flat.start
        return self.kernel.flow.leads_to(block, loop.entering)

    def _is_behind(self, line: int, loop: StageLoop) -> bool:
        """True if control may lead from the end of a pipeline to an instruction."""
        block = self._block_of[line]
        if loop.flat is not None and block == loop.latch:
            return line >= loop.flat.end
        return self.kernel.flow.leads_to(loop.behind, block)

    @property
    def _block_of(self) -> Mapping[int, int]:
        return self.kernel.function.block_of_line

    # --- operations -----------------------------------------------------------------------------------

    def _is_complete(self, access: Access, run: Sequence[PipelinedLoop]) -> bool:
        """True if an access of the last iteration is complete at the end of the last pipeline."""
        since, counter, is_begun = 0, copy_counter(access, self.arch), False
        for one in run:
            stage = one.loop.stage_of.get(access.line)
            if stage is None and not is_begun:
                continue
            if stage is None:
                stage = 0
                since += one.started[0].get(counter, 0)
            is_begun = True
            for number in range(stage + 1, one.loop.count + 1):
                if one.placement.completes(number % one.loop.count, counter, since):
                    return True
                since += one.started[number].get(counter, 0) if number < one.loop.count else 0
        return False

    def _touch(self, one: Access, other: Access) -> bool:
        return self.layout.touch(self.footprints.of(one), self.footprints.of(other)) is not Touch.NEVER

    @cached_property
    def _calls(self) -> list[Instruction]:
        """The calls that may touch LDS out of our sight."""
        function, callees = self.kernel.function, self.kernel.provenance.callees
        return [
            instruction
            for at, instruction in enumerate(function.instructions)
            if is_call(instruction)
            and callees.of(instruction).kind in _UNSEEN
            and at not in self.kernel.marks
        ]

    def _meets_anyway(self, loop: StageLoop) -> bool:
        """True if an author's barrier that orders LDS stands in front of everything that touches LDS."""
        module, seen = self.kernel.module, set[str]()
        touching = {access.line for access in self.accesses}
        for kind, line in self._events(loop):
            if line in touching or kind == "call":
                return False
            if kind == "fence" and (fence := read_fence(module, line)) and fence.orders_lds:
                if fence.releases and "barrier" not in seen:
                    seen.add("release")
                if fence.acquires and "barrier" in seen:
                    return "release" in seen
            elif kind == "barrier":
                if "release" not in seen:
                    return False
                seen.add("barrier")
        return False

    def _events(self, loop: StageLoop) -> Iterator[tuple[str, int]]:
        """The events of the block behind a pipeline, instruction by instruction."""
        module, callees = self.kernel.module, self.kernel.provenance.callees
        found, instructions = self.kernel.function.blocks[loop.behind], self.kernel.function.instructions
        for at in range(found.start, found.stop):
            instruction = instructions[at]
            if loop.flat is not None and instruction.line < loop.flat.end:
                continue
            if instruction.opcode == "fence":
                yield "fence", instruction.line
            elif is_call(instruction):
                if whole_barrier(module, instructions, at) is not None:
                    yield "barrier", instruction.line
                elif callees.of(instruction).kind not in (CalleeKind.PURE, CalleeKind.HARMLESS):
                    yield "call", instruction.line
            else:
                yield "other", instruction.line


def counters_of(accesses: Iterable[Access], arch: Arch) -> tuple[str, ...]:
    """The counters that accesses are outstanding in, if they are copies."""
    return tuple(sorted({copy_counter(access, arch) for access in accesses} - {""}))


class MarkedModule:
    """Analyses a module with stage marks.

    Args:
        options: the assumptions that may be made.

    Attributes:
        module, arch: the module, and its architecture.
        trusts_names: dynamic bases of different names are assumed to have different bytes, and a marked kernel uses
            two.

    Raises:
        InputError: there are no marks.
    """

    def __init__(self, module: Module, options: PipelineOptions) -> None:
        self.module, self.arch = module, require_arch(module)
        self._provenance = provenance_of(module)
        self._found = self._provenance.found
        self._marked = {
            f.name: marks
            for f in module.functions()
            if not f.name.startswith(SECOND_BODY) and (marks := stage_marks(module, f))
        }
        if not self._marked:
            raise InputError(
                "no stage marks",
                file=module.source,
                remedy="mark the ends of a loop's stages, e.g. LDSOPT_STAGE(load) of ldsopt.h: `ldsopt --include-dir`; "
                "or have a loop cut into stages: --auto 4",
            )
        named_bases = NAMED_BASES not in options.no_assume
        dynamic = frozenset(i for i, base in enumerate(self._provenance.bases) if base.is_dynamic)
        self._promises = options.promises
        contract = by_ranges(self._provenance, named_bases=named_bases).contract if len(dynamic) > 1 else ()
        self._layout = BaseLayout(overlaid(self._provenance, contract, named_bases))
        self.trusts_names = named_bases and any(
            len({base for access in f.accesses for base in access.bases or dynamic} & dynamic) > 1
            for f in self._found
            if f.name in self._marked
        )

    def kernels(self) -> Iterator[SurroundingsSearch]:
        """Yields each kernel that has marks, with its facts.

        Raises:
            InputError: a kernel's control flow is not made of loops.
        """
        module, provenance = self.module, self._provenance
        accesses = {f.name: f.accesses for f in self._found}
        elsewhere = counters_of((access for f in self._found for access in f.accesses), self.arch)
        for function in module.functions():
            if function.name in self._marked:
                flow, divergence, assumptions = self._uniformity(function)
                marks = self._marked[function.name]
                kernel = MarkedKernel(module, provenance, function, marks, flow, divergence, assumptions)
                footprints = footprints_of(provenance, function)
                yield SurroundingsSearch(
                    kernel, footprints, self._layout, accesses[function.name], self.arch, elsewhere
                )

    def _uniformity(self, function: Function) -> tuple[ControlFlow, Divergence, tuple[str, ...]]:
        """Control flow and divergence of a kernel, and the names of the promises that reduce its divergence."""
        module, flow = self.module, of_function(function)
        if flow.irreducible is not None:
            raise refused(
                module,
                function.line,
                f"the control flow of '{function.name}' has a loop with two entries",
                "run `opt -passes=fix-irreducible`, or take the goto away",
            )

        def found(promises: frozenset[str]) -> Divergence:
            return divergence_of(function, module, unwritten_loads(function, module, promises))

        divergence = found(self._promises)
        needed = (
            name for name in self._promises if found(self._promises - {name}).branches != divergence.branches
        )
        return flow, divergence, tuple(sorted(needed))
