"""Marks without an author: around loops and their iterations, barriers, waits, copies into LDS, stages, source lines.

They are written into the module as marks like any other; `ldsopt.transforms.instrument.instrumenting` turns all marks
into records alike. The name of a scope is its kind and the source line, if debug information has it, else its label or
its number among its kind: ``loop:gemm.hip:41``, ``barrier:2``. Equal names are one scope, so the copies of a loop that
was unrolled are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from enum import Enum
from typing import NamedTuple

from ldsopt.analysis.flow.callees import CalleeKind, Callees, callees_of
from ldsopt.analysis.flow.control_flow import ControlFlow, Loop, of_function
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.groups import by_key
from ldsopt.ir.debug_lines import DebugLines
from ldsopt.ir.details import callee_name, is_call
from ldsopt.ir.edge_blocks import NEXT, AddedBlocks, EdgeBlocks, block_labels, successors
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.marks import SECOND_BODY, MarkKind, mark_line, mark_name, stage_marks
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.synchronization import Barrier, steps
from ldsopt.ir.syntax import unused
from ldsopt.target.intrinsics import MARK, WAIT_FOR_MARKS, Transfer
from ldsopt.transforms.instrument.options import InstrumentOptions, source_place
from ldsopt.transforms.instrument.sites import is_wanted


@dataclass(frozen=True, slots=True)
class AutoMarks:
    """Marks to be written.

    Attributes:
        edits: to apply to the module.
        names: of the scopes, by kernel.
        left: places without a mark, with the reason, one sentence each.
    """

    edits: Edits
    names: dict[str, tuple[str, ...]]
    left: tuple[str, ...]


def find_automatic_marks(module: Module, options: InstrumentOptions) -> AutoMarks:
    """The marks that ``--auto`` and ``--lines`` ask for.

    Raises:
        InputError: the module has nothing of the kinds that they name.
    """
    changes: dict[int, LineEdit] = {}
    names: dict[str, tuple[str, ...]] = {}
    left: list[str] = []
    callees, debug = callees_of(module), DebugLines(module)
    for function in module.functions():
        if function.name.startswith(SECOND_BODY):
            continue
        if not function.is_kernel:
            left.append(f"'{function.name}' is no kernel")
            continue
        marks = _FunctionMarks(module, function, callees, debug, options)
        changes |= marks.edits()
        if marks.names:
            names[function.name] = tuple(marks.names)
        left += marks.left
    if not names:
        asked = ", ".join([*options.auto, *options.lines])
        raise InputError(
            f"nothing to record: no {asked}"
            + (" that --only and --skip let through" if options.only or options.skip else ""),
            file=module.source,
            remedy="lines need debug information (-gline-tables-only); or mark scopes by hand with ldsopt.h",
        )
    return AutoMarks(Edits(changes), names, tuple(dict.fromkeys(left)))


@dataclass(slots=True)
class _FunctionMarks:
    """The marks of one kernel, while they are collected."""

    module: Module
    function: Function
    callees: Callees
    debug: DebugLines
    options: InstrumentOptions
    names: dict[str, None] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)
    _before: dict[int, list[str]] = field(default_factory=dict)

    def edits(self) -> dict[int, LineEdit]:
        """The edits by line."""
        auto = self.options.auto
        if "barriers" in auto or "waits" in auto:
            wants_waits = "waits" in self.options.auto
            numbers = {"barrier": 0, "wait": 0}
            for run in sync_runs(self.module, self.function, self.callees):
                what = "barrier" if StepKind.BARRIER in run.kinds else "wait"
                if what == "barrier" or wants_waits:
                    self._scope(run.start, run.stop, self._name(what, run.start, numbers[what]))
                numbers[what] += 1
        if "waits" in auto:
            self._copies()
        flow = of_function(self.function)
        if "stages" in auto:
            self._stages(flow)
        for place in self.options.lines:
            self._source_lines(*source_place(place))
        changes: dict[int, LineEdit] = {}
        if "loops" in auto or "iterations" in auto:
            changes = self._loops(flow)
        for line, lines in self._before.items():
            changes[line] = changes.get(line, LineEdit())._replace(before=tuple(lines))
        return changes

    def _scope(self, start: int, stop: int, name: str) -> None:
        """Marks the instructions from ``start`` up to ``stop``, which is not part of the scope."""
        if not is_wanted(name, self.options):
            return
        self.names[name] = None
        instructions = self.function.instructions
        # An end at the place where another scope starts comes first.
        self._before.setdefault(instructions[start].line, []).append(mark_line(MarkKind.START, name))
        self._before.setdefault(instructions[stop].line, []).insert(0, mark_line(MarkKind.END, name))

    def _name(self, what: str, at: int, number: int | str) -> str:
        """The name of a scope that begins at an instruction."""
        places = self.debug.of(self.function.instructions[at].line)
        own = f"{places[0].file.rpartition('/')[2]}:{places[0].line}" if places else number
        return mark_name(f"{what}:{own}")

    def _copies(self) -> None:
        for number, run in enumerate(copy_runs(self.module, self.function, self.callees)):
            self._scope(run.start, run.stop, self._name("copy", run.start, number))

    def _source_lines(self, file: str, first: int, last: int) -> None:
        """Marks, in each block, the run from the first to the last instruction of these lines."""
        name = mark_name(f"{file.rpartition('/')[2]}:{first}" + (f"-{last}" if last > first else ""))
        for block in self.function.blocks:
            inside = [at for at in range(block.start, block.stop) if self._is_of(at, file, first, last)]
            if inside:
                self._scope(inside[0], min(inside[-1] + 1, block.stop - 1), name)

    def _is_of(self, at: int, file: str, first: int, last: int) -> bool:
        instruction = self.function.instructions[at]
        if instruction.opcode == "phi":
            return False
        return any(
            first <= place.line <= last and f"/{place.file}".endswith(f"/{file}")
            for place in self.debug.of(instruction.line)
        )

    def _head(self, block: int) -> int:
        """The first instruction of a block that is no ``phi``, an index."""
        found = self.function.blocks[block]
        return next(
            at for at in range(found.start, found.stop) if self.function.instructions[at].opcode != "phi"
        )

    def _loops(self, flow: ControlFlow) -> dict[int, LineEdit]:
        if flow.irreducible is not None:
            self.left.append(f"'{self.function.name}' has a loop with two entries")
        labels = block_labels(self.module, self.function)
        named: dict[str, dict[int, str]] = {"loop": {}, "iteration": {}}
        for loop in marked_loops(flow):
            first = self._first_placed(loop.header)
            for what, mode in (("loop", "loops"), ("iteration", "iterations")):
                name = self._name(what, first, labels[loop.header][1:].strip('"'))
                if mode in self.options.auto and is_wanted(name, self.options):
                    named[what][loop.header] = name
                    self.names[name] = None
        edges, prefix = EdgeBlocks(self.module, self.function), unused("ldsopt.mark", self.module.text)
        made = loop_marks(edges, flow, named["loop"], named["iteration"], prefix)
        for line, lines in made.before.items():
            self._before.setdefault(line, []).extend(lines)
        for block, lines in made.at_heads.items():
            line = self.function.instructions[self._head(block)].line
            self._before[line] = [*lines, *self._before.get(line, [])]
        self.left += made.left
        return dict(made.edges.edits())

    def _first_placed(self, block: int) -> int:
        """The first instruction of a block with a source location, else the first instruction."""
        found = self.function.blocks[block]
        placed = (
            at for at in range(found.start, found.stop) if self.debug.of(self.function.instructions[at].line)
        )
        return next(placed, found.start)

    def _stages(self, flow: ControlFlow) -> None:
        """Marks each stage of a loop, without the barriers, fences and waits beside the stage marks."""
        marks = stage_marks(self.module, self.function)
        home = self.function.block_at
        runs = {
            at: run
            for run in sync_runs(self.module, self.function, self.callees)
            for at in range(run.start, run.stop)
        }
        loops = ((flow.innermost(home[at]), at) for at in marks)
        by_loop = by_key((loop.header, at) for loop, at in loops if loop is not None)
        for header, found in by_loop.items():
            found.sort(key=lambda at: (flow.place[home[at]], at))
            names = [mark_name(f"stage:{marks[at].name}") for at in found]
            starts = [self._head(header), *(_behind(at, runs) for at in found[:-1])]
            for name, start, mark in zip(names, starts, found, strict=True):
                # The first of the barriers, fences and waits right in front of a mark, else the mark.
                run = runs.get(mark - 1)
                self._scope(start, mark if run is None else run.start, name)


def _behind(mark: int, runs: Mapping[int, SyncRun]) -> int:
    """The instruction behind a mark and the barriers, fences and waits right behind it."""
    run = runs.get(mark + 1)
    return mark + 1 if run is None else run.stop


# --- loop marks ---------------------------------------------------------------------------------------------
#
# Marks around loops and their iterations: on every edge into a loop, out of it, and back to its header.
#
# The events on an edge of the control flow (the end of an iteration, of the loop, of the loop around it, the start of
# the next) are placed so that they concern no other edge: in front of the branch as far as all its edges have the same
# events, at the head of the target block if all edges to it have the rest in common, else in a new block on the edge.


LoopEvent = tuple[MarkKind, str]
"""A start or an end, and the name of the scope."""


@dataclass(slots=True)
class LoopMarks:
    """The marks of one function's loops.

    Attributes:
        before: lines to put in front of instructions, by line.
        at_heads: lines to put at the heads of blocks, behind their ``phi``\\ s, by block.
        edges: blocks to put on edges.
        left: edges without a mark, with the reason, one sentence each.
    """

    edges: EdgeBlocks
    before: dict[int, list[str]] = field(default_factory=dict)
    at_heads: dict[int, list[str]] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)


def loop_marks(
    edges: EdgeBlocks,
    flow: ControlFlow,
    loops: Mapping[int, str],
    iterations: Mapping[int, str],
    prefix: str,
) -> LoopMarks:
    """Places the marks.

    Args:
        edges: of the function, none of which has a block yet.
        flow: of the function.
        loops: the names of the loops to be marked as a whole, by header.
        iterations: the names of the loops whose iterations are to be marked, by header.
        prefix: of the names of added blocks.
    """
    found, function = LoopMarks(edges), edges.function
    by_edge = dict(_events(flow, loops, iterations))
    following = successors(function)
    for source in flow.order:
        targets = list(dict.fromkeys(following[source]))
        wanted = [list(by_edge.get((source, target), ())) for target in targets]
        common = _common(wanted)
        terminator = function.terminator(source)
        if common:
            found.before.setdefault(terminator.line, []).extend(mark_line(*event) for event in common)
        for target, events in zip(targets, wanted, strict=True):
            by_edge[source, target] = events[len(common) :]
    for target in flow.order:
        arriving = [(source, target) for source in flow.predecessors[target]]
        rest = [by_edge.get(edge, []) for edge in arriving]
        if not any(rest):
            continue
        if all(events == rest[0] for events in rest):
            found.at_heads.setdefault(target, []).extend(mark_line(*event) for event in rest[0])
            continue
        for edge, events in zip(arriving, rest, strict=True):
            if events:
                _on_edge(found, edge, events, f"{prefix}.{edge[0]}.{edge[1]}")
    for header, name in iterations.items():
        found.at_heads.setdefault(header, []).append(mark_line(MarkKind.START, name))
    return found


def _events(
    flow: ControlFlow, loops: Mapping[int, str], iterations: Mapping[int, str]
) -> Iterator[tuple[tuple[int, int], list[LoopEvent]]]:
    """The events that a wave passes on each edge: ends from the inside out, then starts from the outside in."""
    by_size = sorted(flow.loops, key=lambda loop: len(loop.blocks))
    for source in flow.order:
        for target in flow.successors[source]:
            events: list[LoopEvent] = []
            for loop in by_size:
                if source not in loop.blocks:
                    continue
                if loop.header in iterations and (target == loop.header or target not in loop.blocks):
                    events.append((MarkKind.END, iterations[loop.header]))
                if loop.header in loops and target not in loop.blocks:
                    events.append((MarkKind.END, loops[loop.header]))
            events += [
                (MarkKind.START, loops[loop.header])
                for loop in reversed(by_size)
                if loop.header == target and loop.header in loops and source not in loop.blocks
            ]
            if events:
                yield (source, target), events


def _common(wanted: list[list[LoopEvent]]) -> list[LoopEvent]:
    """The longest common beginning of the events of all given edges."""
    found: list[LoopEvent] = []
    for events in zip(*wanted, strict=False):
        if len(set(events)) > 1:
            break
        found.append(events[0])
    return found


def _on_edge(found: LoopMarks, edge: tuple[int, int], events: list[LoopEvent], name: str) -> None:
    function = found.edges.function
    terminator = function.terminator(edge[0])
    if terminator.opcode != "br":
        names = ", ".join(dict.fromkeys(name for _, name in events))
        found.left.append(f"an edge into or out of {names} is a {terminator.opcode}")
        return
    lines = ("", f"{name}:", *(mark_line(*event) for event in events), f"  br label {NEXT}")
    found.edges.put(*edge, AddedBlocks(f"%{name}", f"%{name}", lines))


def marked_loops(flow: ControlFlow) -> list[Loop]:
    """The loops of a function, outer ones first."""
    return sorted(flow.loops, key=lambda loop: -len(loop.blocks))


# --- synchronizing ------------------------------------------------------------------------------------------
#
# Runs of instructions that only keep waves in step, or copy into LDS; the kernel's work lies between them.
#
# A barrier seldom stands alone: fences and waits stand in front of it and behind, and ``sched.barrier`` between. In a
# timing such a run is one thing, so records stand around all of it.


_BESIDE = ("llvm.amdgcn.sched.barrier", "llvm.amdgcn.s.setprio")
_MEMORY = frozenset({"load", "store", "atomicrmw", "cmpxchg", "fence"})


class StepKind(Enum):
    """The role of an instruction in keeping waves in step."""

    BARRIER = "barrier"
    WAIT = "wait"
    FENCE = "fence"
    BESIDE = "beside"
    """No role, but it may stand between instructions with one."""
    COPY = "copy"
    """It copies into LDS."""
    NOTHING = "nothing"
    """It touches no memory, so it may stand between copies."""
    WORK = "work"


class SyncRun(NamedTuple):
    """Instructions that follow each other; indices into `Function.instructions`, ``stop`` behind the last."""

    start: int
    stop: int
    kinds: frozenset[StepKind]


def step_kind(module: Module, callees: Callees, instruction: Instruction) -> StepKind:
    """The role of an instruction in keeping waves in step."""
    if instruction.opcode == "fence":
        return StepKind.FENCE
    if not is_call(instruction):
        return StepKind.WORK if instruction.opcode in _MEMORY else StepKind.NOTHING
    found = steps(module, instruction)
    if found:
        return StepKind.BARRIER if any(isinstance(step, Barrier) for step in found) else StepKind.WAIT
    name, callee = callee_name(module, instruction), callees.of(instruction)
    if name == WAIT_FOR_MARKS:
        return StepKind.WAIT
    if name == MARK or callees.hides_dma(instruction):
        return StepKind.COPY
    if callee.kind is CalleeKind.LDS and callee.intrinsic is not None:
        transfer = callee.intrinsic.transfer
        return StepKind.COPY if transfer.is_dma_write or transfer is Transfer.DMA_TENSOR else StepKind.WORK
    if name in _BESIDE:
        return StepKind.BESIDE
    return StepKind.NOTHING if callee.kind is CalleeKind.PURE else StepKind.WORK


def sync_runs(module: Module, function: Function, callees: Callees) -> Iterator[SyncRun]:
    """The longest runs of barriers, waits and fences of a function, in text order; each has a barrier or a wait."""
    steps_of_waves = frozenset({StepKind.BARRIER, StepKind.WAIT})
    for run in _runs(
        module, function, callees, steps_of_waves | {StepKind.FENCE}, frozenset({StepKind.BESIDE})
    ):
        if not run.kinds.isdisjoint(steps_of_waves):
            yield run


def copy_runs(module: Module, function: Function, callees: Callees) -> Iterator[SyncRun]:
    """The longest runs of copies into LDS of a function, and instructions between them that touch no memory."""
    between = frozenset({StepKind.NOTHING, StepKind.BESIDE})
    yield from _runs(module, function, callees, frozenset({StepKind.COPY}), between)


def _runs(
    module: Module,
    function: Function,
    callees: Callees,
    parts: frozenset[StepKind],
    between: frozenset[StepKind],
) -> Iterator[SyncRun]:
    """Runs of instructions of some kinds, within a block; others may stand between them, but not at the ends."""
    for block in function.blocks:
        start, stop, kinds = -1, -1, set[StepKind]()
        for at in range(block.start, block.stop):
            kind = step_kind(module, callees, function.instructions[at])
            if kind in parts:
                start, stop = at if start < 0 else start, at + 1
                kinds.add(kind)
            elif start >= 0 and kind not in between:
                yield SyncRun(start, stop, frozenset(kinds))
                start, kinds = -1, set()
        if start >= 0:
            yield SyncRun(start, stop, frozenset(kinds))
