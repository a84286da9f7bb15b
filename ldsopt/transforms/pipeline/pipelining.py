"""Marked stages to pipelines: everything is checked, then everything is placed, then the edits are made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import count, pairwise
from typing import TYPE_CHECKING

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.ranges.footprints import Footprint
from ldsopt.analysis.stages.dependences import Dependence, LoopDependences, copy_counter
from ldsopt.analysis.stages.stage_loop import Slot, StageLoop, WaveGroups
from ldsopt.assumptions import NAMED_BASES
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.ir.edge_blocks import NEXT, AddedBlocks, EdgeBlocks
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Instruction, Module, refused
from ldsopt.ir.synchronization import ACQUIRE, RELEASE, CounterWait, barrier_lines, declarations_of, next_line
from ldsopt.ir.syntax import mnemonic_span, result
from ldsopt.target import waits
from ldsopt.target.arch import Arch
from ldsopt.touch import Touch
from ldsopt.transforms.pipeline.legality import MarkedKernel, legal_pipelines
from ldsopt.transforms.pipeline.marked_module import (
    MarkedModule,
    PipelinedLoop,
    Surroundings,
    SurroundingsSearch,
)
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.placement import place
from ldsopt.transforms.pipeline.stage_contents import StageContents

if TYPE_CHECKING:
    from ldsopt.transforms.pipeline.proposal import StageProposal


@dataclass(frozen=True, slots=True)
class Pipelining:
    """The result: edits and findings.

    Attributes:
        edits: to apply to the module.
        loops: the pipelines of each kernel, in the order in which control reaches them.
        assumptions: names of the assumptions made.
        plain: the marks were written without a phase shift.
        proposal: the stages that were proposed for a loop without marks.
    """

    edits: Edits
    loops: tuple[PipelinedLoop, ...]
    assumptions: tuple[str, ...]
    plain: bool = False
    proposal: StageProposal | None = None


def find_pipelines(module: Module, options: PipelineOptions) -> Pipelining:
    """The pipelines of a module, and the edits that write them.

    Raises:
        InputError: there is no mark, or a marked loop cannot be run as a pipeline.
    """
    marked = MarkedModule(module, options)
    changes: dict[int, LineEdit] = {}
    every: list[PipelinedLoop] = []
    names = (str(number) for number in count() if f"ldsopt.enter.{number}" not in module.text)
    uniform: list[str] = []
    for around in marked.kernels():
        uniform += around.kernel.assumptions
        runs = list(_pipelined(around, options))
        writer = LoopWriter(module, marked.arch, EdgeBlocks(module, around.kernel.function))
        for run in runs:
            every += run
            if options.plain:
                writer.plain(run[0], next(names))
            else:
                writer.pipelined(run, next(names))
        changes |= writer.edits()
    added = (line for edit in changes.values() for line in (*edit.before, *edit.behind))
    named = [*([NAMED_BASES] if marked.trusts_names else []), *uniform]
    shapes = (one.loop.groups.assumption for one in every)
    made = tuple(dict.fromkeys((*named, *filter(None, shapes))))
    return Pipelining(Edits(changes, declarations_of(module, added)), tuple(every), made, options.plain)


def _pipelined(around: SurroundingsSearch, options: PipelineOptions) -> Iterator[list[PipelinedLoop]]:
    """Yields the pipelines of a kernel; consecutive ones that run as one come in one list."""
    kernel, arch = around.kernel, around.arch
    placed: list[PipelinedLoop] = []
    within: list[LoopDependences] = []
    for loop in legal_pipelines(kernel, options):
        between = LoopDependences(kernel.provenance, around.footprints, around.layout, loop, around.accesses)
        found = between.find(arch)
        for one in found:
            if not one.is_ordered and not options.plain:
                raise _conflict(kernel.module, between, one)
        ordered = [one for one in found if one.is_ordered]
        started = _started(between, arch)
        placement = place(loop.count, ordered, started, everywhere=options.fence == "all")
        placement.check(loop.gap, ordered, started)
        placed.append(PipelinedLoop(loop, tuple(found), placement, started))
        within.append(between)
    if options.plain:
        runs = [range(number, number + 1) for number in range(len(placed))]
    else:
        runs = RunSearch(kernel, around.accesses, arch).find(placed, within)
    for run in runs:
        whole = around.of([placed[number] for number in run])
        yield [
            replace(
                placed[number],
                around=Surroundings(
                    whole.before if number == run[0] else (),
                    whole.meets and number == run[-1],
                    whole.behind if number == run[-1] else (),
                ),
                follows_on=number > run[0],
            )
            for number in run
        ]


def _started(between: LoopDependences, arch: Arch) -> tuple[dict[str, int], ...]:
    """The copies that each stage starts in every iteration; those in guarded blocks count as none."""
    loop = between.loop
    always = {instruction.line for number in loop.always for instruction in loop.function.inside(number)}
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


# --- emission -----------------------------------------------------------------------------------------------
#
# The lines that make marked stages a pipeline.
#
# In front of a loop all waves meet, and the second group waits at barriers of its own, one for each stage of the phase
# gap, that the first group's barriers in the loop answer. Behind the loop the first group waits as often::
#
#     enter:   fence release; s.barrier; fence acquire         ; operations in front of the loop are complete
#              %late = icmp uge (readfirstlane %id), 256       ; the same for all lanes of a wave
#              br %late, hold, start
#     hold:    s.barrier                                       ; meets slot 1 of the first group
#     start:   s.setprio 1
#     loop:    stage 0
#              s.setprio 0; sched.barrier; [wait for copies]; [fence release]; s.barrier; [fence acquire];
#              sched.barrier
#              stage 1 ...
#     done:    s.setprio 0; br %late, after, catch
#     catch:   s.barrier                                       ; meets the second group's last slot
#     after:   ...
#
# Every wave passes as many barriers, whatever its group, and none of this runs if the loop is not entered: the blocks
# stand on the edges into the loop and out of it. Flat stages have them in the middle of the blocks in which they begin
# and end. The fences order LDS only (`ldsopt.ir.metadata.LDS_ONLY`).
#
# Behind the loop the marks mean that all waves have met. If the code there touches bytes that the loop's stages touch,
# a barrier with fences ensures it.
#
# Of several pipelines that run as one (`RunSearch`), only the first is entered so, and only the last left.


_SCHED = "  call void @llvm.amdgcn.sched.barrier(i32 0)"
_SAME_COUNTER = {"loadcnt": "vmcnt"}


@dataclass(slots=True)
class LoopWriter:
    """Collects the edits of a function's pipelines.

    Args:
        edges: of the function.
    """

    module: Module
    arch: Arch
    edges: EdgeBlocks
    _before: dict[int, list[str]] = field(default_factory=dict)
    _dropped: set[int] = field(default_factory=set)

    def pipelined(self, run: Sequence[PipelinedLoop], name: str) -> None:
        """Writes pipelines that run as one; ``name`` distinguishes their blocks and values from those of others."""
        self._enter(run[0].loop, run[0].around, name)
        for last, loop in pairwise(one.loop for one in run):
            if loop.has_priorities or last.has_priorities:
                at = f"ldsopt.on.{loop.marks[0].line}.{name}"
                lines = ("", f"{at}:", self._priority(loop.priority(0)), f"  br label {NEXT}")
                self._ahead(loop, AddedBlocks(f"%{at}", f"%{at}", lines))
        for one in run:
            loop, placement = one.loop, one.placement
            for number, slot in enumerate(loop.slots):
                following = [self._priority(loop.priority(number))] if loop.has_priorities else []
                waits = {counter: most for (at, counter), most in placement.waits.items() if at == number}
                self._slot(slot, following, waits, is_fence=number in placement.fences)
        self._leave(run[-1].loop, run[-1].around, name)

    def plain(self, one: PipelinedLoop, name: str) -> None:
        """Writes the order that marks mean without a phase shift."""
        enter = f"ldsopt.enter.{name}"
        lines = ("", f"{enter}:", *self._full(one.around.before), f"  br label {NEXT}")
        self._ahead(one.loop, AddedBlocks(f"%{enter}", f"%{enter}", lines))
        counters = sorted({counter for stage in one.started for counter in stage})
        for slot in one.loop.slots:
            self._slot(slot, [], dict.fromkeys(counters, 0), is_fence=True)

    # --- ends -----------------------------------------------------------------------------------------

    def _enter(self, loop: StageLoop, around: Surroundings, name: str) -> None:
        first, late = f"%ldsopt.first.{name}", f"%ldsopt.late.{name}"
        enter, hold, start = (f"ldsopt.{part}.{name}" for part in ("enter", "hold", "start"))
        raised = [self._priority(loop.priority(0))] if loop.has_priorities else []
        lines = (
            *("", f"{enter}:", *self._full(around.before)),
            *_linear_id(loop.groups, name),
            f"  {first} = call i32 @llvm.amdgcn.readfirstlane.i32(i32 {_id(loop.groups, name)})",
            f"  {late} = icmp uge i32 {first}, {loop.groups.size}",
            f"  br i1 {late}, label %{hold}, label %{start}",
            *("", f"{hold}:", *barrier_lines(self.arch) * loop.gap, f"  br label %{start}"),
            *("", f"{start}:", *raised, f"  br label {NEXT}"),
        )
        self._ahead(loop, AddedBlocks(f"%{enter}", f"%{start}", lines))

    def _leave(self, loop: StageLoop, around: Surroundings, name: str) -> None:
        late = f"%ldsopt.late.{name}"
        done, catch, after = (f"ldsopt.{part}.{name}" for part in ("done", "catch", "after"))
        lowered = [self._priority(0)] if loop.has_priorities else []
        lines = (
            *("", f"{done}:", *lowered, f"  br i1 {late}, label %{after}, label %{catch}"),
            *("", f"{catch}:", *barrier_lines(self.arch) * loop.gap, f"  br label %{after}"),
            *("", f"{after}:", *(self._full(around.behind) if around.meets else ())),
            f"  br label {NEXT}",
        )
        blocks = AddedBlocks(f"%{done}", f"%{after}", lines)
        if loop.flat is None:
            self.edges.put(loop.latch, loop.behind, blocks)
        else:
            self._put(loop.flat.end, self.edges.split(loop.latch, blocks))

    def _ahead(self, loop: StageLoop, blocks: AddedBlocks) -> None:
        if loop.flat is None:
            self.edges.put(loop.entering, loop.header, blocks)
        else:
            self._put(loop.flat.start, self.edges.split(loop.header, blocks))

    def edits(self) -> Mapping[int, LineEdit]:
        """The edits of the module's text that pipeline the loop, by line."""
        found = dict(self.edges.edits())
        for line in self._dropped | set(self._before):
            edit = found.get(line, LineEdit())
            dropped = self._left(line) if line in self._dropped else None
            found[line] = edit._replace(before=tuple(self._before.get(line, ())), replacement=dropped)
        return found

    def _left(self, mark: int) -> tuple[str, ...]:
        """The text that replaces a mark: an unused value, if the mark has a result, as Gluon's does.

        Without it LLVM would number all unnamed values behind it anew.
        """
        line = self.module.lines[mark]
        name, (kind, is_asm, _) = result(line), line[mnemonic_span(line).stop + 1 :].partition(" asm ")
        return (f"  {name} = freeze {kind} poison",) if name and is_asm else ()

    # --- lines ----------------------------------------------------------------------------------------

    def _slot(self, slot: Slot, following: list[str], waits: Mapping[str, int], *, is_fence: bool) -> None:
        in_front = [*following, _SCHED, *self._waits(waits, slot.waits)]
        if is_fence and slot.releases is None:
            in_front.append(RELEASE)
        behind = [ACQUIRE, _SCHED] if is_fence and slot.acquires is None else [_SCHED]
        self._dropped |= {slot.mark, *slot.moved}
        if slot.barrier is None:
            self._put(slot.mark, [*in_front, *barrier_lines(self.arch), *behind])
        else:
            first, last = slot.barrier
            self._put(first, in_front)
            self._put(next_line(self.module, last), behind)

    def _put(self, line: int, lines: Iterable[str]) -> None:
        self._before.setdefault(line, []).extend(lines)

    def _full(self, counters: Iterable[str]) -> list[str]:
        """A barrier that completes all LDS operations."""
        waits = self._waits(dict.fromkeys(counters, 0), ())
        return [*waits, RELEASE, *barrier_lines(self.arch), ACQUIRE]

    def _waits(self, wanted: Mapping[str, int], there: Iterable[CounterWait]) -> list[str]:
        """The wanted waits, without those for which there is a wait at least as strict for the same counter."""
        there = list(there)
        return [
            self._wait(counter, most)
            for counter, most in wanted.items()
            if not any(_same(wait.counter) == _same(counter) and wait.most <= most for wait in there)
        ]

    def _wait(self, counter: str, most: int) -> str:
        if counter == "vmcnt":
            most = min(most, waits.layout(self.arch)["vmcnt"].largest - 1)
            return f"  call void @llvm.amdgcn.s.waitcnt(i32 {waits.encode(self.arch, vmcnt=most)})"
        return f"  call void @llvm.amdgcn.s.wait.{counter}(i16 {min(most, 62)})"

    def _priority(self, priority: int) -> str:
        return f"  call void @llvm.amdgcn.s.setprio(i16 {priority})"


def _same(counter: str) -> str:
    return _SAME_COUNTER.get(counter, counter)


def _linear_id(groups: WaveGroups, name: str) -> list[str]:
    """The lines that compute the work-item's linear id."""
    lines = [f"  %ldsopt.x.{name} = call i32 @llvm.amdgcn.workitem.id.x()"]
    if groups.sizes is None:
        return lines
    so_far, width = f"%ldsopt.x.{name}", groups.sizes[0]
    for axis, extent in zip("yz", groups.sizes[1:], strict=True):
        if extent > 1:
            here = f"%ldsopt.{axis}.{name}"
            lines += [
                f"  {here} = call i32 @llvm.amdgcn.workitem.id.{axis}()",
                f"  {here}.rows = mul i32 {here}, {width}",
                f"  {here}.id = add i32 {so_far}, {here}.rows",
            ]
            so_far = f"{here}.id"
        width *= extent
    return lines


def _id(groups: WaveGroups, name: str) -> str:
    """The name of the value that `_linear_id` computes."""
    if groups.sizes is not None:
        for axis, extent in zip("zy", groups.sizes[:0:-1], strict=True):
            if extent > 1:
                return f"%ldsopt.{axis}.{name}.id"
    return f"%ldsopt.x.{name}"


# --- runs ---------------------------------------------------------------------------------------------------
#
# Consecutive pipelines as one: the groups do not meet in between, and stay as far apart as they are.
#
# One pipeline continues into the next if
#
# * control goes from the end of the one straight to the beginning of the other, so that each run of the one is followed
#   by one of the other, and nothing in between touches LDS or orders waves;
# * both have the same phase gap;
# * every dependence between their stages has a slot that orders it, of the one behind its source or of the other in
#   front of its target, by the placements of both.
#
# The last condition is checked for all pipelines of a run, two by two. Let each of those in between run for one
# iteration, which is the fewest: any more only adds slots. Then stages and slots stand in one line, and a dependence of
# stage number a on stage number b needs a slot in ``(a, b - g]``, as in `ldsopt.analysis.stages.dependences`.


@dataclass(frozen=True)
class RunSearch:
    """Finds the consecutive pipelines of a kernel that run as one."""

    kernel: MarkedKernel
    accesses: Sequence[Access]
    arch: Arch

    def find(self, placed: Sequence[PipelinedLoop], between: Sequence[LoopDependences]) -> list[range]:
        """The runs, as ranges of the pipelines' numbers.

        Args:
            placed: the pipelines, in the order in which control reaches them.
            between: the dependences within each.
        """
        runs: list[range] = []
        for number in range(len(placed)):
            if runs:
                longer = range(runs[-1].start, number + 1)
                if self._goes_on(placed[number - 1].loop, placed[number].loop) and all(
                    self._is_ordered(placed[first : number + 1], between[first], between[number])
                    for first in longer[:-1]
                ):
                    runs[-1] = longer
                    continue
            runs.append(range(number, number + 1))
        return runs

    # --- control --------------------------------------------------------------------------------------

    def _goes_on(self, one: StageLoop, other: StageLoop) -> bool:
        """True if control goes straight from one to the other, and the code between only computes."""
        passed = self._passed(one, other)
        if passed is None or one.gap != other.gap:
            return False
        contents = StageContents(self.kernel.provenance)
        touching = {access.line for access in self.accesses}
        return all(
            each.line not in touching and each.opcode != "fence" and contents.unsuitable(each) is None
            for each in passed
        )

    def _passed(self, one: StageLoop, other: StageLoop) -> list[Instruction] | None:
        """The instructions between; ``None`` if there is another entry or exit."""
        flow, found = self.kernel.flow, list[Instruction]()
        before, block = (one.latch, one.behind) if one.flat is None else (None, one.latch)
        if one.flat is other.flat is None and (one.latch, one.behind) == (other.entering, other.header):
            return found
        while True:
            if before is not None and flow.predecessors[block] != (before,):
                return None
            for each in self.kernel.function.inside(block):
                is_behind = before is not None or one.flat is None or each.line >= one.flat.end
                is_ahead = other.flat is None or block != other.header or each.line < other.flat.start
                if is_behind and is_ahead:
                    found.append(each)
            if block == (other.entering if other.flat is None else other.header):
                is_only = other.flat is not None or flow.successors[block] == (other.header,)
                return found if is_only else None
            if len(flow.successors[block]) != 1:
                return None
            before, block = block, flow.successors[block][0]

    # --- order ----------------------------------------------------------------------------------------

    def _is_ordered(
        self, run: Sequence[PipelinedLoop], first: LoopDependences, last: LoopDependences
    ) -> bool:
        """True if some slot orders each dependence of the last pipeline of a run on the first."""
        stages = sum(one.loop.count for one in run[1:-1])
        line = [(one, stage) for one in run for stage in range(one.loop.count)]  # each for one iteration
        return all(
            one.is_ordered and any(_completing(one, line)) for one in first.onto(last, stages, self.arch)
        )


def _completing(one: Dependence, line: Sequence[tuple[PipelinedLoop, int]]) -> Iterator[bool]:
    """Yields true for each slot of the arc that completes the first access, else false."""
    since = 0
    for number in range(one.first + 1, one.first + one.distance - one.gap + 1):
        behind, last = line[number - 1]
        if number - 1 > one.first:
            since += behind.started[last].get(one.counter, 0)
        yield behind.placement.completes((last + 1) % behind.loop.count, one.counter, since)
