"""The lines that make marked stages a pipeline.

In front of a loop all waves meet, and the second group waits at barriers of its own, one for each stage of the phase
gap, that the first group's barriers in the loop answer. Behind the loop the first group waits as often::

    enter:   fence release; s.barrier; fence acquire         ; what was done in front of the loop is complete
             %late = icmp uge (readfirstlane %id), 256       ; the same for all lanes of a wave
             br %late, hold, start
    hold:    s.barrier                                       ; meets slot 1 of the first group
    start:   s.setprio 1
    loop:    stage 0
             s.setprio 0; sched.barrier; [wait for copies]; [fence release]; s.barrier; [fence acquire]; sched.barrier
             stage 1 ...
    done:    s.setprio 0; br %late, after, catch
    catch:   s.barrier                                       ; meets the second group's last slot
    after:   ...

Every wave passes as many barriers, whatever its group, and none of this is done where the loop is not entered: the
blocks stand on the edges into the loop and out of it. Flat stages have them in the middle of the blocks in which they
begin and end. The fences order LDS only (`ldsopt.ir.metadata.LDS_ONLY`).

Behind the loop the marks mean that all waves have met. Where what follows touches bytes that the loop's stages touch,
a barrier with fences says so.

Of pipelines that are one (`ldsopt.transforms.pipeline.runs`), only the first is entered so, and only the last left.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ldsopt.analysis.stages.stage_loop import Slot, StageLoop, WaveGroups
from ldsopt.ir.edge_blocks import NEXT, AddedBlocks, EdgeBlocks
from ldsopt.ir.edits import LineEdit
from ldsopt.ir.module import Module
from ldsopt.ir.own_barriers import barrier_lines
from ldsopt.ir.synchronization import CounterWait
from ldsopt.target import waitcnt
from ldsopt.target.arch import Arch
from ldsopt.transforms.pipeline.placement import SlotPlacement
from ldsopt.transforms.pipeline.surroundings import Surroundings

RELEASE, ACQUIRE = '  fence syncscope("workgroup") release', '  fence syncscope("workgroup") acquire'
_RESULT = re.compile(r"\s*(%\S+) = (?:(?:tail|notail|musttail) )?call (.+?) asm ")
_SCHED = "  call void @llvm.amdgcn.sched.barrier(i32 0)"
_SAME_COUNTER = {"loadcnt": "vmcnt"}


@dataclass(slots=True)
class LoopWriter:
    """Collects the edits of a function's pipelines.

    Args:
        module, arch: to write for.
        edges: of the function.
    """

    module: Module
    arch: Arch
    edges: EdgeBlocks
    _before: dict[int, list[str]] = field(default_factory=dict)
    _dropped: set[int] = field(default_factory=set)

    def pipelined(
        self, run: Sequence[tuple[StageLoop, SlotPlacement]], around: Surroundings, name: str
    ) -> None:
        """Writes pipelines that are one; ``name`` tells their blocks and values from those of others."""
        self._enter(run[0][0], around, name)
        for (last, _), (loop, _) in pairwise(run):
            if loop.has_priorities or last.has_priorities:
                at = f"ldsopt.on.{self._line_of(loop)}.{name}"
                lines = ("", f"{at}:", self._priority(loop.priority(0)), f"  br label {NEXT}")
                self._ahead(loop, AddedBlocks(f"%{at}", f"%{at}", lines))
        for loop, placement in run:
            for number, slot in enumerate(loop.slots):
                following = [self._priority(loop.priority(number))] if loop.has_priorities else []
                waits = {counter: most for (at, counter), most in placement.waits.items() if at == number}
                self._slot(slot, following, waits, is_fence=number in placement.fences)
        self._leave(run[-1][0], around, name)

    def plain(self, loop: StageLoop, around: Surroundings, counters: Iterable[str], name: str) -> None:
        """Writes what marks mean without a phase shift; ``counters`` are those of the copies in the stages."""
        enter = f"ldsopt.enter.{name}"
        lines = ("", f"{enter}:", *self._full(around.before), f"  br label {NEXT}")
        self._ahead(loop, AddedBlocks(f"%{enter}", f"%{enter}", lines))
        for slot in loop.slots:
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

    def _line_of(self, loop: StageLoop) -> int:
        return loop.marks[0].line

    def edits(self) -> Mapping[int, LineEdit]:
        """What is changed of the module's text to pipeline the loop, by line."""
        found = dict(self.edges.edits())
        for line in self._dropped | set(self._before):
            edit = found.get(line, LineEdit())
            dropped = self._left(line) if line in self._dropped else None
            found[line] = edit._replace(before=tuple(self._before.get(line, ())), replacement=dropped)
        return found

    def _left(self, mark: int) -> tuple[str, ...]:
        """What stays in a mark's place: of one with a result, as Gluon's, a value that nobody uses.

        Without it LLVM would number all unnamed values behind it anew.
        """
        match = _RESULT.match(self.module.lines[mark])
        return () if match is None else (f"  {match[1]} = freeze {match[2]} poison",)

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
            self._put(self._next(last), behind)

    def _put(self, line: int, lines: Iterable[str]) -> None:
        self._before.setdefault(line, []).extend(lines)

    def _next(self, line: int) -> int:
        """The next instruction; there is one, since a barrier ends no block."""
        line += 1
        while self.module.lines[line].startswith("    #dbg_"):
            line += 1
        return line

    def _full(self, counters: Iterable[str]) -> list[str]:
        """A barrier behind which everything in LDS is complete."""
        waits = self._waits(dict.fromkeys(counters, 0), ())
        return [*waits, RELEASE, *barrier_lines(self.arch), ACQUIRE]

    def _waits(self, wanted: Mapping[str, int], there: Iterable[CounterWait]) -> list[str]:
        """The waits that are wanted and not there, which are for the same counter and let no more go on."""
        there = list(there)
        return [
            self._wait(counter, most)
            for counter, most in wanted.items()
            if not any(_same(wait.counter) == _same(counter) and wait.most <= most for wait in there)
        ]

    def _wait(self, counter: str, most: int) -> str:
        if counter == "vmcnt":
            most = min(most, waitcnt.layout(self.arch)["vmcnt"].largest - 1)
            return f"  call void @llvm.amdgcn.s.waitcnt(i32 {waitcnt.encode(self.arch, vmcnt=most)})"
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
    """The value that `_linear_id` computes."""
    if groups.sizes is not None:
        for axis, extent in zip("zy", groups.sizes[:0:-1], strict=True):
            if extent > 1:
                return f"%ldsopt.{axis}.{name}.id"
    return f"%ldsopt.x.{name}"
