"""Marked loops to pipelines: everything is checked, then everything is placed, then the edits are made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import find_divergence
from ldsopt.analysis.flow.wave_ends import find_wave_enders
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprint, Footprints
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.errors import InputError
from ldsopt.ir.attributes import FLAT_WORKGROUP
from ldsopt.ir.calls import is_call
from ldsopt.ir.edge_blocks import EdgeBlocks
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.fences import read_fence
from ldsopt.ir.module import Function, Module
from ldsopt.ir.own_barriers import declarations_of
from ldsopt.ir.read import require_arch
from ldsopt.ir.stage_marks import StageMark, stage_marks
from ldsopt.ir.synchronization import Barrier, BarrierPart, Group, steps
from ldsopt.target.arch import Arch
from ldsopt.touch import Touch
from ldsopt.transforms.annotate.options import NAMED_BASES
from ldsopt.transforms.pipeline.dependences import Dependence, LoopDependences, copy_counter, writes
from ldsopt.transforms.pipeline.emission import LoopWriter, Surroundings
from ldsopt.transforms.pipeline.legality import MarkedKernel, legal_loops
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.placement import SlotPlacement, StartedCopies, check_placement, place
from ldsopt.transforms.pipeline.refusal import refused
from ldsopt.transforms.pipeline.stages import StageLoop

_SECOND_BODY = "__clang_ocl_kern_imp_"
"""What clang calls the body that it keeps of an OpenCL kernel for other kernels to call; the kernel has its own."""


@dataclass(frozen=True, slots=True)
class PipelinedLoop:
    """A loop, and how it is run as a pipeline.

    Attributes:
        loop: its stages.
        dependences: between them, the closest first.
        placement: what its slots do.
        around: what is done in front of it and behind.
        started: by stage and counter, the copies that every iteration starts.
    """

    loop: StageLoop
    dependences: tuple[Dependence, ...]
    placement: SlotPlacement
    around: Surroundings
    started: tuple[dict[str, int], ...]


@dataclass(frozen=True, slots=True)
class Pipelining:
    """The result: what to change, and what was found.

    Attributes:
        edits: to apply to the module.
        loops: the pipelines, in text order.
        assumptions: names of what was taken on trust.
    """

    edits: Edits
    loops: tuple[PipelinedLoop, ...]
    assumptions: tuple[str, ...]


def find_pipelines(module: Module, options: PipelineOptions) -> Pipelining:
    """The pipelines of a module, and the edits that write them.

    Raises:
        InputError: there is no mark, or a marked loop cannot be run as a pipeline.
    """
    arch = require_arch(module)
    provenance = Provenance(module)
    found = provenance.analyse(keep=True)
    functions = list(provenance.functions())
    marked = {
        f.name: marks
        for f in functions
        if not f.name.startswith(_SECOND_BODY) and (marks := stage_marks(module, f))
    }
    if not marked:
        raise InputError(
            "no stage marks",
            file=module.source,
            remedy="mark the ends of a loop's stages, e.g. LDSOPT_STAGE(load) of ldsopt.h: `ldsopt --include-dir`",
        )
    accesses = {f.name: f.accesses for f in found}
    ranges = ModuleRanges(provenance)
    enders = find_wave_enders(module, provenance.callees, functions)
    named_bases = NAMED_BASES not in options.no_assume
    dynamic = frozenset(i for i, base in enumerate(provenance.bases) if base.is_dynamic)
    layout = BaseLayout(dynamic, named_bases)
    kernels: list[tuple[Function, list[PipelinedLoop]]] = []
    for function in functions:
        if function.name not in marked:
            continue
        kernel = _kernel(provenance, function, marked[function.name], enders)
        footprints = Footprints(ranges, function)
        elsewhere = _counters((access for f in found for access in f.accesses), arch)
        around = _Around(kernel, footprints, layout, accesses[function.name], arch, elsewhere)
        loops = [
            _pipelined(
                LoopDependences(provenance, footprints, layout, loop, accesses[function.name]),
                arch,
                options,
                around,
            )
            for loop in legal_loops(kernel, options)
        ]
        kernels.append((function, loops))
    changes: dict[int, LineEdit] = {}
    number = 0
    for function, loops in kernels:
        writer = LoopWriter(module, arch, EdgeBlocks(module, function))
        for one in loops:
            while f"ldsopt.enter.{number}" in module.text:
                number += 1
            if options.plain:
                counters = {counter for stage in one.started for counter in stage}
                writer.plain(one.loop, one.around, sorted(counters), str(number))
            else:
                writer.pipelined(one.loop, one.placement, one.around, str(number))
            number += 1
        changes |= writer.edits()
    added = (line for edit in changes.values() for line in (*edit.before, *edit.behind))
    every = tuple(one for _, loops in kernels for one in loops)
    assumed = (
        (NAMED_BASES, named_bases and any(_has_two(f.accesses, dynamic) for f in found if f.name in marked)),
        (FLAT_WORKGROUP, any(one.loop.groups.is_assumed_flat for one in every)),
    )
    names = tuple(name for name, is_assumed in assumed if is_assumed)
    return Pipelining(Edits(changes, declarations_of(module, added)), every, names)


def _has_two(accesses: Sequence[Access], dynamic: frozenset[int]) -> bool:
    """Whether two dynamic bases are used, or it is not known which."""
    return len({base for access in accesses for base in access.bases or dynamic} & dynamic) > 1


def _kernel(
    provenance: Provenance, function: Function, marks: dict[int, StageMark], enders: frozenset[str]
) -> MarkedKernel:
    module, flow = provenance.module, of_function(function)
    if flow.irreducible is not None:
        raise refused(
            module,
            function.line,
            f"the control flow of '{function.name}' has a loop with two ways in",
            "run `opt -passes=fix-irreducible`, or take the goto away",
        )
    divergence = find_divergence(module, function, flow, provenance.callees, enders)
    return MarkedKernel(module, provenance, function, marks, flow, divergence)


def _pipelined(
    between: LoopDependences, arch: Arch, options: PipelineOptions, around: _Around
) -> PipelinedLoop:
    loop, module = between.loop, between.module
    dependences = between.find(arch)
    for one in dependences:
        if not one.is_ordered and not options.plain:
            raise _conflict(module, between, one)
    started = _started(between, arch)
    ordered = [one for one in dependences if one.is_ordered]
    placement = place(loop.count, ordered, started, everywhere=options.fence == "all")
    check_placement(loop.gap, ordered, started, placement)
    surroundings = around.of(loop, placement, started)
    return PipelinedLoop(loop, tuple(dependences), placement, surroundings, started)


def _started(between: LoopDependences, arch: Arch) -> tuple[dict[str, int], ...]:
    """The copies that each stage starts in every iteration; those in guarded blocks count as none."""
    loop = between.loop
    always = {
        instruction.line
        for number in loop.always
        for block in [loop.function.blocks[number]]
        for instruction in loop.function.instructions[block.start : block.stop]
    }
    started: list[dict[str, int]] = [{} for _ in range(loop.count)]
    for access in between.inside:
        counter = copy_counter(access, arch)
        if counter:
            stage = started[loop.stage_of[access.line]]
            stage[counter] = stage.get(counter, 0) + (access.line in always)
    return tuple(started)


def _conflict(module: Module, between: LoopDependences, one: Dependence) -> InputError:
    loop = between.loop
    first, second = loop.marks[one.first].name, loop.marks[one.second].name
    who = (
        f"stages '{first}' and '{second}' both touch"
        if one.first != one.second
        else f"stage '{first}' touches"
    )
    touched = describe(between, one)
    same = "run" if one.first != one.second else "runs beside itself"
    other = module.source_lines.of(one.target + 1)
    also = f" (the other access: line {other})" if other is not None and one.target != one.source else ""
    return refused(
        module,
        one.source,
        f"{who} {touched} and {same} at the same time{also}: {one.hazard.value} at distance {one.distance}, phase gap "
        f"{one.gap}",
        "put a stage between them, or double-buffer",
    )


def describe(between: LoopDependences, one: Dependence) -> str:
    """The bytes that both accesses of a dependence may touch, e.g. ``@A[0,16384)``."""
    names = [base.name for base in between.provenance.bases]
    first, second = (
        between.footprints.of(_access(between, one.source)),
        between.footprints.of(_access(between, one.target)),
    )
    if first.parts is None or second.parts is None:
        return "LDS at addresses that are not known"
    shown = dict.fromkeys(
        f"@{names[part.base]}{_range(part.offsets.lower, part.offsets.extent + part.size)}"
        for part in first.parts
        if part.base >= 0 and between.layout.touch(Footprint((part,), writes=True), second) is not Touch.NEVER
    )
    return ", ".join(shown) or "common bytes of LDS"


def _range(first: int, size: int) -> str:
    return f"[{first},{first + size})" if first + size <= 1 << 24 else ""


def _access(between: LoopDependences, line: int) -> Access:
    return next(access for access in between.accesses if access.line == line)


def _counters(accesses: Iterable[Access], arch: Arch) -> tuple[str, ...]:
    """The counters that accesses are outstanding in, if they are copies."""
    return tuple(sorted({copy_counter(access, arch) for access in accesses} - {""}))


@dataclass(frozen=True, slots=True)
class _Around:
    """What a kernel does in front of its loops and behind them."""

    kernel: MarkedKernel
    footprints: Footprints
    layout: BaseLayout
    accesses: Sequence[Access]
    arch: Arch
    elsewhere: tuple[str, ...]
    """The counters of all copies of the module: of those that called functions may start."""

    def of(self, loop: StageLoop, placement: SlotPlacement, started: StartedCopies) -> Surroundings:
        """What has to be done around one loop.

        Behind it both groups have passed the second's last slot. So what a stage did is complete there if one of the
        slots from its end to the loop's completes it.
        """
        flow, blocks = self.kernel.flow, self._blocks()
        outside = [access for access in self.accesses if access.line not in loop.stage_of]
        before = [a for a in outside if loop.entering in flow.reachable(blocks[a.line])]
        following = flow.reachable(loop.behind)
        again = [a for a in self.accesses if a.line in loop.stage_of and loop.entering in following]
        behind = [a for a in outside if blocks[a.line] in following]
        inside = [a for a in self.accesses if a.line in loop.stage_of]
        clash = [
            one
            for one in inside
            if not self._is_complete(one, loop, placement, started)
            and any((writes(one) or writes(other)) and self._touch(one, other) for other in behind)
        ]
        calls = self._calls(following)
        copies = _counters(inside if calls else clash, self.arch)
        meets = bool(clash or calls) and (bool(copies) or not self._meets_anyway(loop.behind))
        ahead = frozenset(b for b in flow.order if loop.entering in flow.reachable(b))
        pending = self.elsewhere if self._calls(ahead) else _counters([*before, *again], self.arch)
        return Surroundings(pending, meets, copies if meets else ())

    def _is_complete(
        self, access: Access, loop: StageLoop, placement: SlotPlacement, started: StartedCopies
    ) -> bool:
        """Whether an access of the last iteration is complete where the loop ends."""
        stage, counter = loop.stage_of[access.line], copy_counter(access, self.arch)
        since = 0
        for number in range(stage + 1, loop.count + 1):
            slot = number % loop.count
            if (
                slot in placement.fences
                if not counter
                else placement.waits.get((slot, counter), since + 1) <= since
            ):
                return True
            since += started[slot].get(counter, 0)
        return False

    def _touch(self, one: Access, other: Access) -> bool:
        return self.layout.touch(self.footprints.of(one), self.footprints.of(other)) is not Touch.NEVER

    def _blocks(self) -> dict[int, int]:
        function = self.kernel.function
        return {
            instruction.line: number
            for number, block in enumerate(function.blocks)
            for instruction in function.instructions[block.start : block.stop]
        }

    def _calls(self, blocks: frozenset[int]) -> bool:
        """Whether one of the blocks calls what may touch LDS out of our sight."""
        function, callees = self.kernel.function, self.kernel.provenance.callees
        unseen = (CalleeKind.DEFINED, CalleeKind.UNKNOWN, CalleeKind.ASM)
        return any(
            is_call(instruction) and callees.of(instruction).kind in unseen and at not in self.kernel.marks
            for number in blocks
            for at in range(function.blocks[number].start, function.blocks[number].stop)
            for instruction in [function.instructions[at]]
        )

    def _meets_anyway(self, block: int) -> bool:
        """Whether a block begins with the author's barrier that orders LDS, in front of everything that touches it."""
        module, seen = self.kernel.module, set[str]()
        touching = {access.line for access in self.accesses}
        for kind, line in self._events(block):
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

    def _events(self, block: int) -> Iterator[tuple[str, int]]:
        module, callees = self.kernel.module, self.kernel.provenance.callees
        found = self.kernel.function.blocks[block]
        whole = Barrier(BarrierPart.BOTH, Group.WORKGROUP)
        for instruction in self.kernel.function.instructions[found.start : found.stop]:
            if instruction.opcode == "fence":
                yield "fence", instruction.line
            elif is_call(instruction):
                if steps(module, instruction) == (whole,):
                    yield "barrier", instruction.line
                elif callees.of(instruction).kind not in (CalleeKind.PURE, CalleeKind.HARMLESS):
                    yield "call", instruction.line
            else:
                yield "other", instruction.line
