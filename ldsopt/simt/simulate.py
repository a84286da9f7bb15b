"""Runs a kernel: from a module, a launch and a schedule to outputs, findings and a profile.

>>> from ldsopt.ir.read import parse
>>> from ldsopt.simt.launch import Launch
>>> module = parse('''
... target triple = "amdgcn-amd-amdhsa"
... declare i32 @llvm.amdgcn.workitem.id.x()
... define amdgpu_kernel void @square(ptr addrspace(1) %out) {
...   %i = call i32 @llvm.amdgcn.workitem.id.x()
...   %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
...   %s = mul i32 %i, %i
...   store i32 %s, ptr addrspace(1) %p
...   ret void
... }''', mcpu="gfx942")
>>> result = run(prepare(module, Launch(block=(4,), arguments=["out: i32[4]=zeros"])))
>>> result.outputs["out"].tolist(), result.findings
([0, 1, 4, 9], ())
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import field

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.groups import by_key
from ldsopt.ir.module import Module
from ldsopt.simt.checks import CHECKS, NEEDS_CHECKS
from ldsopt.simt.execution import Profile, profile_of
from ldsopt.simt.findings import SimulationFinding, SimulationNote
from ldsopt.simt.global_memory import GlobalMemory
from ldsopt.simt.kinds import Array
from ldsopt.simt.launch import Launch, Resolved
from ldsopt.simt.launch_run import GroupProgress, LaunchRun, no_group_progress
from ldsopt.simt.preparation import PreparedLaunch, prepare
from ldsopt.simt.program import CodeBlock
from ldsopt.simt.schedule import INSTRUCTIONS_OF_A_WAVE, AtomicOrder, Schedule
from ldsopt.simt.shadow import Watcher, Window
from ldsopt.simt.side_by_side import FEWEST_APART, execute_side_by_side
from ldsopt.simt.sources import Sources


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """The result of one run.

    Attributes:
        outputs: the contents of every buffer after the run, by name, in its given type and shape.
        findings: the findings of the checks, by line; empty if there are none.
        profile: the executed operations.
        completed: every workgroup ran to its end; otherwise the last finding has the reason.
        notes: executed instructions whose result LLVM leaves open, by line.
        variables: the bytes of the requested variables in global memory, by name.
        not_checked: the checks that were left out, by name.
        numbers: those that each variable holds, as NumPy names them; bytes if not said.
    """

    outputs: dict[str, Array]
    findings: tuple[SimulationFinding, ...]
    profile: Profile
    completed: bool
    notes: tuple[SimulationNote, ...] = ()
    variables: Mapping[str, bytes] = field(default_factory=dict)
    not_checked: tuple[str, ...] = ()
    numbers: Mapping[str, str] = field(default_factory=dict)

    @property
    def contents(self) -> dict[str, Array]:
        """The outputs and the variables: all that a run leaves, by name."""
        return self.outputs | {
            f"@{name}": np.frombuffer(data, self.numbers.get(name, "u1"))
            for name, data in self.variables.items()
        }


def run(
    program: PreparedLaunch,
    schedule: Schedule = Schedule(),  # noqa: B008 -- immutable
    *,
    checks: bool = True,
    without: Collection[str] = (),
    window: Window = "workgroup",
    limit: int = INSTRUCTIONS_OF_A_WAVE,
    sources: Sources | None = None,
    watcher: Watcher | None = None,
    keep: Collection[str] = (),
    native: bool = True,
    at_once: int = 1,
    watch: GroupProgress = no_group_progress,
    turns: AtomicOrder | None = None,
) -> SimulationResult:
    """Runs a kernel.

    Args:
        schedule: one of the orders that the hardware may choose.
        checks: look for findings; without, a run is faster and reports only what stops it.
        without: the checks to leave out, by their names in `checks.CHECKS`.
        window: the time for which claims of alias metadata hold, see `shadow`.
        limit: instructions that one wave may execute.
        sources: records or compares the sources of reads; then one process executes all workgroups.
        watcher: gets every execution of an LDS access but of copies; then, too.
        keep: names of variables in global memory whose bytes after the run are wanted.
        native: do accesses by native functions, see `ldsopt.simt.native`; the result is the same without.
        at_once: processes that execute workgroups at a time, see `side_by_side`; the result is the same.
        watch: gets the number of executed workgroups, and of all.
        turns: keeps the order of atomic accesses, or has one to follow; for a program without machine code, and then
            one process executes all workgroups.

    Raises:
        InputError: arguments that do not fit the kernel, or a variable whose contents cannot be read.
    """
    groups = range(math.prod(program.launch.groups))
    is_alone = (
        at_once == 1
        or len(groups) <= FEWEST_APART
        or any(one is not None for one in (sources, watcher, turns))
    )
    started = LaunchRun(
        program,
        schedule,
        checks=checks,
        without=frozenset(without),
        window=window,
        limit=limit,
        sources=sources,
        watcher=watcher,
        native=native,
        keeps_touched=not is_alone,
        turns=turns,
    )
    if is_alone:
        completed = started.execute(groups, watch)
    else:
        completed = execute_side_by_side(started, at_once, watch)
    started.end()
    memory, statistics = started.memory, started.statistics
    outputs = outputs_of(program.resolved, memory)
    profile = profile_of(program.module, program.functions, program.accesses, statistics, memory.reads_beyond)
    if "bank-conflicts" in without:
        profile = profile.without_banks()
    found = tuple(finding.located(program.module) for finding in started.findings.all())
    kept = {f"@{name}": name for name in keep}
    variables = {
        kept[buffer.name]: memory.bytes_of(buffer).tobytes()
        for buffer in memory.buffers
        if buffer.name in kept
    }
    left_out = tuple(name for name in CHECKS if name in without or (not checks and name in NEEDS_CHECKS))
    notes = tuple(_notes(program))
    return SimulationResult(outputs, found, profile, completed, notes, variables, left_out, program.variables)


def _notes(program: PreparedLaunch) -> Iterator[SimulationNote]:
    executed = [
        note
        for function in program.functions.values()
        for block, note in function.unknowable
        if function.blocks[block].waves
    ]
    for note in sorted(executed, key=lambda note: note.site.line):
        yield SimulationNote(note.site.located(program.module), note.message)


def outputs_of(resolved: list[Resolved], memory: GlobalMemory, first: int = 0) -> dict[str, Array]:
    """The contents of a launch's buffers by name; the first one has that number in the memory."""
    outputs = {}
    buffers = iter(memory.buffers[first:])
    for argument in (leaf for r in resolved for leaf in r.leaves()):
        if argument.array is None:
            continue
        data = memory.bytes_of(next(buffers))[: argument.array.nbytes]
        outputs[argument.name] = data.copy().view(argument.array.dtype).reshape(argument.array.shape)
    return outputs


# --- block counts -------------------------------------------------------------------------------------------
#
# The number of times that the waves of a launch execute each basic block of the IR.
#
# Lanes that part at a branch run one side after the other, and meet again where they do in the code that LLVM
# makes (`ldsopt.simt.reconvergence`): a GPU's waves execute a block as often, where it is a block of the code
# at all.


@dataclass(frozen=True, slots=True)
class BlockCount:
    """The number of times that one basic block of the IR was executed.

    Attributes:
        waves: executions by waves, over all workgroups.
        onwards: the number of these after which some of the wave's lanes went on to each other block.
    """

    waves: int
    onwards: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class LaunchCounts:
    """The blocks that a launch has executed, with counts.

    Attributes:
        kernel: the launched kernel.
        blocks: of every function that can be reached, in the order of its blocks.
    """

    kernel: str
    blocks: Mapping[str, tuple[BlockCount, ...]]


def count_blocks(module: Module, launch: Launch) -> LaunchCounts:
    """Executes a launch and counts.

    Raises:
        InputError: as `simulate`, or the launch does not run to its end.
        UsageError: a launch that makes no sense.
    """
    program = prepare(module, launch)
    result = run(program, checks=False)
    if not result.completed:
        why = result.findings[-1].message if result.findings else "it stopped"
        raise InputError(
            f"the launch does not run to its end: {why}",
            file=module.source,
            remedy="see `ldsopt simulate` with the same launch",
        )
    return counted_blocks(program)


def counted_blocks(program: PreparedLaunch) -> LaunchCounts:
    """The counts of a launch that ran to its end."""
    functions = by_key((function.name, function.blocks) for function in program.functions.values())
    return LaunchCounts(
        program.kernel.name,
        {name: tuple(map(_counted, zip(*same, strict=True))) for name, same in functions.items()},
    )


def _counted(same: Sequence[CodeBlock]) -> BlockCount:
    """The count of a block in all programs of its function."""
    onwards = Counter[int]()
    for block in same:
        onwards.update(_onwards(block))
    return BlockCount(sum(block.waves for block in same), onwards)


def _onwards(block: CodeBlock) -> Mapping[int, int]:
    if block.terminator.form == "jump":
        return {block.terminator.edges[0].target: block.waves}
    return dict(block.chosen)
