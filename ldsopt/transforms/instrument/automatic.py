"""Marks without an author: around loops and their rounds, barriers, waits, copies into LDS, stages, source lines.

They are written into the module as marks like any other, and nothing else is decided here; what they become is decided
for all marks alike (`ldsopt.transforms.instrument.instrumenting`). A scope is called by what it is and the line of the
source where debug information tells it, else by its label or its place among its like: ``loop:gemm.hip:41``,
``barrier:2``. Equal names are one scope, so the copies of a loop that was unrolled are one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ldsopt.analysis.flow.callees import Callees
from ldsopt.analysis.flow.control_flow import ControlFlow, of_function
from ldsopt.errors import InputError
from ldsopt.ir.debug_lines import DebugLines
from ldsopt.ir.edge_blocks import EdgeBlocks, block_labels
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Function, Module
from ldsopt.ir.record_marks import MarkKind, mark_line, mark_name
from ldsopt.ir.stage_marks import stage_marks
from ldsopt.transforms.instrument.loop_marks import loop_marks, marked_loops
from ldsopt.transforms.instrument.options import InstrumentOptions, source_place
from ldsopt.transforms.instrument.sites import SECOND_BODY, is_wanted
from ldsopt.transforms.instrument.synchronizing import StepKind, SyncRun, copy_runs, sync_runs


@dataclass(frozen=True, slots=True)
class AutoMarks:
    """Marks to be written.

    Attributes:
        edits: to apply to the module.
        names: of the scopes, by kernel.
        left: what got no mark, and why, one sentence each.
    """

    edits: Edits
    names: dict[str, tuple[str, ...]]
    left: tuple[str, ...]


def find_automatic_marks(module: Module, options: InstrumentOptions) -> AutoMarks:
    """The marks that ``--auto`` and ``--lines`` ask for.

    Raises:
        InputError: there is nothing of what they ask for.
    """
    changes: dict[int, LineEdit] = {}
    names: dict[str, tuple[str, ...]] = {}
    left: list[str] = []
    callees, debug = Callees(module), DebugLines(module)
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
    """The marks of one kernel in the making."""

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
            self._synchronization()
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
        """Marks what is done from one instruction up to another, which is not part of it any more."""
        if not is_wanted(name, self.options):
            return
        self.names[name] = None
        instructions = self.function.instructions
        # An end that stands where another scope starts comes first.
        self._before.setdefault(instructions[start].line, []).append(mark_line(MarkKind.START, name))
        self._before.setdefault(instructions[stop].line, []).insert(0, mark_line(MarkKind.END, name))

    def _name(self, what: str, at: int, number: int | str) -> str:
        """What something is called that begins with an instruction."""
        places = self.debug.of(self.function.instructions[at].line)
        own = f"{places[0].file.rpartition('/')[2]}:{places[0].line}" if places else number
        return mark_name(f"{what}:{own}")

    def _synchronization(self) -> None:
        wants_waits = "waits" in self.options.auto
        numbers = {"barrier": 0, "wait": 0}
        for run in sync_runs(self.module, self.function, self.callees):
            what = "barrier" if StepKind.BARRIER in run.kinds else "wait"
            if what == "barrier" or wants_waits:
                self._scope(run.start, run.stop, self._name(what, run.start, numbers[what]))
            numbers[what] += 1

    def _copies(self) -> None:
        for number, run in enumerate(copy_runs(self.module, self.function, self.callees)):
            self._scope(run.start, run.stop, self._name("copy", run.start, number))

    def _source_lines(self, file: str, first: int, last: int) -> None:
        """In each block, from the first to the last instruction of these lines."""
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
            self.left.append(f"'{self.function.name}' has a loop with two ways in")
        labels = block_labels(self.module, self.function)
        named: dict[str, dict[int, str]] = {"loop": {}, "iteration": {}}
        for loop in marked_loops(flow):
            first = self._first_placed(loop.header)
            for what, mode in (("loop", "loops"), ("iteration", "iterations")):
                name = self._name(what, first, labels[loop.header][1:].strip('"'))
                if mode in self.options.auto and is_wanted(name, self.options):
                    named[what][loop.header] = name
                    self.names[name] = None
        made = loop_marks(
            EdgeBlocks(self.module, self.function),
            flow,
            named["loop"],
            named["iteration"],
            self._free_prefix(),
        )
        for line, lines in made.before.items():
            self._before.setdefault(line, []).extend(lines)
        for block, lines in made.at_heads.items():
            line = self.function.instructions[self._head(block)].line
            self._before[line] = [*lines, *self._before.get(line, [])]
        self.left += made.left
        return dict(made.edges.edits())

    def _first_placed(self, block: int) -> int:
        """The first instruction of a block of which debug information says where it comes from, else the first."""
        found = self.function.blocks[block]
        placed = (
            at for at in range(found.start, found.stop) if self.debug.of(self.function.instructions[at].line)
        )
        return next(placed, found.start)

    def _free_prefix(self) -> str:
        """How no label of the module begins."""
        prefix = "ldsopt.mark"
        while prefix in self.module.text:
            prefix += "."
        return prefix

    def _stages(self, flow: ControlFlow) -> None:
        """From one stage mark of a loop to the next, without the barriers, fences and waits that stand beside marks."""
        marks = stage_marks(self.module, self.function)
        home = {
            at: number
            for number, block in enumerate(self.function.blocks)
            for at in range(block.start, block.stop)
        }
        place = {block: number for number, block in enumerate(flow.order)}
        runs = {
            at: run
            for run in sync_runs(self.module, self.function, self.callees)
            for at in range(run.start, run.stop)
        }
        by_loop: dict[int, list[int]] = {}
        for at in marks:
            around = [loop for loop in flow.loops if home[at] in loop.blocks]
            if around:
                by_loop.setdefault(min(around, key=lambda loop: len(loop.blocks)).header, []).append(at)
        for header, found in by_loop.items():
            found.sort(key=lambda at: (place[home[at]], at))
            names = [mark_name(f"stage:{marks[at].name}") for at in found]
            starts = [self._head(header), *(_behind(at, runs) for at in found[:-1])]
            for name, start, mark in zip(names, starts, found, strict=True):
                self._scope(start, _in_front(mark, runs), name)


def _in_front(mark: int, runs: Mapping[int, SyncRun]) -> int:
    """The first of the barriers, fences and waits that stand right in front of a mark, else the mark."""
    run = runs.get(mark - 1)
    return mark if run is None else run.start


def _behind(mark: int, runs: Mapping[int, SyncRun]) -> int:
    """The instruction behind a mark, and behind the barriers, fences and waits that stand right behind it."""
    run = runs.get(mark + 1)
    return mark + 1 if run is None else run.stop
