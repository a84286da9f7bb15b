"""`verify`: the same launch of two modules, under every schedule.

Equal outputs alone prove little: most LDS bugs hide behind the order in which a simulator, or one GPU, happens to run
the waves. So both run in several orders, with copies landing as early and as late as they may, and findings of the
simulator's checks in the second module only count against it, even if all bytes are equal. Each read of LDS has to get
its bytes from the same write as in the first module, too (`ldsopt.simt.sources`): that shows accesses of other buffers
that share the bytes, whatever their contents.

A result that depends on the order in the *first* module (atomics whose result is used, a race) has no one right value;
there the second one has to give a result that the first one gave under any of the schedules. Nor has poison: where
outputs differ and the first module uses some (`ldsopt.analysis.ranges.poison`), there is no verdict. Elements of
outputs that depend on it may have any value: each value that is poison is inverted in one more run.

The interpreter settles differences that machine code finds.

Both backends execute a kernel as its IR allows. If IR leaves a result open, they may choose differently: which of
two NaNs an operation gives. Machine code takes a function over in the middle of a run, and not at the same place in
both modules, so that two modules that do the same may end with different bits.

**Rule.** That two modules are *equal* may follow from any runs: each shows what its module may do, and they did the
same. That they *differ* follows only from runs of the interpreter alone, whose choice depends on nothing but the
operation. So as long as every schedule under which something differs, or is found in the second module only, has a
run that machine code had a part in, the first of them is run again, both modules by the interpreter, and the verdict
is made anew. It ends when a difference is one of the interpreter's, or none is left. A difference that machine code
alone found is never reported; its schedules are named as not settled.

The outputs that depend on the schedule in the first module are those of all its runs, each of which is possible,
whatever executed it.

Waves that take tickets from a counter get them in the order in which they arrive. A second module with a barrier less
runs in other orders under the same schedules, and may have a result that is none of the first one's.

**Rule.** If something differs, the first module runs once more in the order of the second one's atomic accesses
(`ldsopt.simt.schedule.AtomicOrder`), and the two are compared anew under that schedule. Any order in which an execution
ends is one that the first module may take, so that equal results are results of the first module. If a barrier keeps it
from following that order, the difference stands.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from ldsopt.errors import InputError, UsageError
from ldsopt.ir import synchronization
from ldsopt.ir.details import CALLS, is_call, read_call
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.ir.synchronization import Barrier
from ldsopt.ir.syntax import header, is_instruction, mnemonic_span
from ldsopt.records.format import variable_names
from ldsopt.simt.findings import InstructionSite, SimulationFinding
from ldsopt.simt.kinds import Array
from ldsopt.simt.launch import Argument, Launch, resolve
from ldsopt.simt.preparation import PreparedLaunch, free_lds
from ldsopt.simt.schedule import INSTRUCTIONS_OF_A_WAVE, AtomicOrder, Schedule
from ldsopt.simt.simulate import SimulationResult
from ldsopt.transforms.instrument.instrumented import record_header
from ldsopt.verifier.launches import Chosen, choose, given, leaves_memory
from ldsopt.verifier.observed import (
    Observed,
    RunOptions,
    Runs,
    coverage_of,
    differences_of,
    observe,
    observe_both,
    poison_in,
    with_blocks,
    with_further,
)
from ldsopt.verifier.verification import Difference, NewFinding, Verification

# --- further launches ---------------------------------------------------------------------------------------
#
# Further launches of a kernel whose launch was chosen: sizes beyond the grid, sizes that differ, sizes at the
# edges.
#
# The chosen launch gives each integer one small number, so that a comparison under every schedule is short. A
# loop of a grid's stride then takes one iteration, and the second workgroup has nothing to do. So both modules run
# once more with other integers, each time under one schedule:
#
# * two and a half grids and three, which no workgroup divides: loops take a second iteration and a last one that is not
#   full;
# * the same for one integer alone, if the kernel leaves its buffers when all are so large (rows times columns);
# * another number for each integer, which tells rows from columns;
# * one lane less than a wave, one work-item, none.
#
# A launch that the *first* module does not finish within its memory proves nothing, and is skipped. So is one under
# which it races though it does not on the chosen launch: rows that are too short may overlap. If two modules differ
# under one of them, they are compared under every schedule on that launch, and that is the verdict: outputs may depend
# on the order, which one schedule does not show.
#
# All these runs may execute `SHARE` of the instructions of the comparison before, or `LEAST`.


SHARE = 0.3
LEAST = 100_000
"""Instructions of all waves that a short comparison may add: they take less time than reading the module."""
HANGS = 10
"""The second module counts as hanging after this multiple of the first one's instructions."""


def further_runs(
    before: Observed, after: Observed, options: RunOptions
) -> Iterator[tuple[Observed, Observed]]:
    """The runs of two modules on further launches; each is executed when it is asked for.

    Args:
        before, after: the runs on the chosen launch.
        options: of those runs; here they take turns in its schedules.
    """
    assert before.program is not None and after.program is not None
    program = before.program
    done = sum(before.executed.values()) * 2 * len(before.results)
    left = max(LEAST, int(SHARE * done))
    turns = itertools.cycle(reversed(options.schedules))
    raced = frozenset[tuple[str, int]]().union(*map(_races, before.results.values()))
    tried: set[tuple[int, ...]] = set()
    has_grown = False
    for numbers, is_large in _numbers(program):
        if numbers in tried or (is_large and has_grown) or left <= 0:
            continue
        tried.add(numbers)
        launch = with_integers(program.launch, numbers)
        waves = math.prod(launch.groups) * -(-math.prod(launch.items) // program.wave_size)
        schedule = (next(turns),)
        chosen = Chosen(launch, (*before.chosen.choices, f"then for the integers: {_spelled(numbers)}"))
        short = replace(options, limit=max(1, left // (2 * waves)))
        first = _observed(before, chosen, schedule, short)
        if first is None:
            continue
        left -= sum(first.executed.values())
        result = first.results[schedule[0]]
        if not result.completed or leaves_memory(result, is_chosen=True) or not _races(result) <= raced:
            continue
        has_grown = has_grown or is_large
        longest = HANGS * sum(first.executed.values()) + LEAST
        second = _observed(after, chosen, schedule, replace(options, limit=longest), first)
        if second is None:
            continue
        left -= sum(second.executed.values())
        yield first, second


def _races(result: SimulationResult) -> frozenset[tuple[str, int]]:
    """The races of a run: kind, and line of the instruction."""
    kinds = ("race", "global-race")
    return frozenset(
        (one.kind, one.access.site.line) for one in result.findings if one.kind in kinds and one.access
    )


def _observed(
    runs: Observed,
    chosen: Chosen,
    schedules: tuple[Schedule, ...],
    options: RunOptions,
    before: Observed | None = None,
) -> Observed | None:
    """The runs of a module on another launch; ``None`` if an integer does not fit its parameter."""
    try:
        program = runs.program.given(chosen.launch) if runs.program else None
        return observe(runs.module, chosen, schedules, options, before=before, program=program)
    except (InputError, UsageError):
        return None


def _numbers(program: PreparedLaunch) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Numbers for the integers of a launch, in the order to try them, each with true if they are beyond the grid."""
    had = integers_of(program.launch)
    count = len(had)
    if not count:
        return
    wave, items = program.wave_size, math.prod(program.launch.items)
    total = items * math.prod(program.launch.groups)
    for large in (2 * total + total // 2 + 3, items + items // 2 + 3):
        yield (large,) * count, True
        for at in range(count if count > 1 else 0):
            yield (*had[:at], large, *had[at + 1 :]), True
    yield tuple(wave + 1 + 2 * at for at in range(count)), False
    for small in (wave - 1, 1, 0):
        yield (small,) * count, False


def _integers(arguments: object) -> Iterator[int]:
    if isinstance(arguments, (list, tuple)):
        for argument in arguments:
            yield from _integers(argument)
    elif isinstance(arguments, int):
        yield arguments


def _spelled(numbers: tuple[int, ...]) -> str:
    return str(numbers[0]) if len(set(numbers)) == 1 else ", ".join(map(str, numbers))


def spelled_integers(launch: Launch) -> str:
    """The integers of a launch in words: one number where all are the same.

    >>> spelled_integers(Launch(arguments=["f32[4]=ones", 65, [67]]))
    '65, 67'
    """
    return _spelled(integers_of(launch))


def integers_of(launch: Launch) -> tuple[int, ...]:
    """The integers among the arguments of a launch, including those within structs."""
    return tuple(_integers([argument for _, argument in launch.named]))


def with_integers(launch: Launch, numbers: tuple[int, ...]) -> Launch:
    """The launch with other integers."""
    left = iter(numbers)

    def other(argument: Argument) -> Argument:
        if isinstance(argument, (list, tuple)):
            return [other(one) for one in argument]
        return next(left) if isinstance(argument, int) else argument

    return replace(launch, arguments=[other(argument) for _, argument in launch.named])


# --- equivalence --------------------------------------------------------------------------------------------


def judge_settled(before: Observed, runs: Observed, options: RunOptions) -> Verification:
    """The verdict on the runs of two modules, with differences settled by the interpreter.

    Args:
        before, runs: of the first module, and of the second under some of the first one's schedules.

    Raises:
        InputError: they have different outputs.
    """
    interpreted, watch = replace(options, backend="interpreted"), options.watch
    settled: list[Schedule] = []
    replayed: list[Schedule] = []
    while True:
        verdict = judge(before, runs, options.tolerance)
        doubtful = before.by_machine | runs.by_machine
        suspects = _differing(verdict, tuple(runs.results))
        if verdict.undecided or not suspects:
            break
        schedule = next((one for one in suspects if one not in doubtful), suspects[0])
        if schedule not in doubtful:
            if schedule in replayed:
                break
            watch(f"{verdict.after}: the first module in the order of the second one's atomics: {schedule}")
            in_order = _in_order(before, runs, schedule, interpreted)
            if in_order is None:
                break
            before, runs = before.joined(in_order[0]), runs.joined(in_order[1])
            replayed.append(schedule)
            continue
        watch(f"{verdict.after}: settling what differs by the interpreter: {schedule}")
        first = observe(before.module, before.chosen, (schedule,), interpreted)
        second = observe(runs.module, before.chosen, (schedule,), interpreted, before=first)
        before, runs = before.joined(first), runs.joined(second)
        settled.append(schedule)
    if not verdict.undecided and (verdict.differences or verdict.new_findings):
        poison = poison_in(before.module, before)
        if poison is not None:
            verdict = judge(before, runs, options.tolerance, poison.elements)
            verdict = replace(verdict, undecided=poison.used, notes=(*verdict.notes, *poison.notes))
    return replace(
        verdict,
        differences=tuple(d for d in verdict.differences if d.schedule not in doubtful),
        new_findings=tuple(n for n in verdict.new_findings if n.schedule not in doubtful),
        settled=tuple(settled),
        unsettled=tuple(s for s in suspects if s in doubtful),
        replayed=tuple(replayed),
    )


def _in_order(
    before: Observed, runs: Observed, schedule: Schedule, options: RunOptions
) -> tuple[Observed, Observed] | None:
    """The runs of both modules in the order of the second one's atomic accesses; ``None`` if it has none."""
    order = AtomicOrder()
    observe(runs.module, before.chosen, (schedule,), options, turns=order)
    if not order.before:
        return None
    first = observe(before.module, before.chosen, (schedule,), options, turns=AtomicOrder(order))
    if not first.results[schedule].completed:
        return None
    return first, observe(runs.module, before.chosen, (schedule,), options, before=first)


def _differing(verdict: Verification, schedules: Sequence[Schedule]) -> list[Schedule]:
    """The schedules under which two modules differ, in their order."""
    found = {d.schedule for d in verdict.differences} | {n.schedule for n in verdict.new_findings}
    return [schedule for schedule in schedules if schedule in found]


def verify(
    before: Module,
    after: Module,
    launch: Launch | None,
    options: RunOptions,
    *,
    kernel: str | None = None,
    assume: Collection[str] = (),
) -> Verification:
    """The verdict on a second module that should do the same as the first one.

    Args:
        before, after: the modules.
        launch: the launch; ``None`` to choose one, see `launches`.
        options: of the runs.
        kernel: its name, if the modules have several and no launch names one.
        assume: among other names, the sizes of workgroups of launches that are chosen (`told_size`).

    Raises:
        InputError: something cannot be simulated, no launch can be chosen, or the two cannot be compared.
    """
    if launch is not None:
        return verify_chosen(before, after, given(launch), options)
    options.watch(f"{kernel or 'the kernel'} of {before.source}: looking for a launch")
    free = free_lds(after, kernel)
    chosen = choose(before, kernel=kernel, backend=options.backend, assume=assume, also_free=free)
    return verify_chosen(before, after, chosen, options)


def verify_kernels(
    before: Module, after: Module, options: RunOptions, *, assume: Collection[str] = ()
) -> list[Verification]:
    """Each kernel of the first module compared with its namesake in the second, on a launch that is chosen for it.

    Raises:
        InputError: as `verify`; and there is no kernel.
    """
    kernels = [function.name for function in before.functions() if function.is_kernel]
    if not kernels:
        raise InputError("no kernel in the module", file=before.source)
    return [verify(before, after, None, options, kernel=kernel, assume=assume) for kernel in kernels]


def verify_chosen(before: Module, after: Module, chosen: Chosen, options: RunOptions) -> Verification:
    """The verdict on a launch and, if that was chosen, on further ones: the first under which the two differ.

    Args:
        chosen: the launch.

    Raises:
        InputError: one cannot be simulated, or the two have other outputs.
    """
    first, second = observe_both(before, after, chosen, options)
    verdict = judge_settled(first, second, options)
    if not (chosen.choices and verdict.is_equivalent):
        return verdict
    coverage, ran = verdict.coverage, second
    options.watch(f"{verdict.coverage.kernel} of {after.source}: other sizes")
    for one, other in further_runs(first, second, options):
        if not judge(one, other, options.tolerance).is_equivalent:
            short = replace(options, limit=min(options.limit, HANGS * sum(one.executed.values())))
            runs = observe_both(before, after, one.chosen, short)
            differing = judge_settled(*runs, options)
            if not differing.is_equivalent and not differing.undecided:
                return differing
        ran = replace(ran, ran=ran.ran.joined(other.ran))
        coverage = with_further(coverage, other, spelled_integers(one.chosen.launch))
    return replace(verdict, coverage=with_blocks(coverage, ran))


def compare(
    before: Observed,
    after: Module,
    schedules: Sequence[Schedule] | None = None,
    *,
    limit: int = INSTRUCTIONS_OF_A_WAVE,
) -> Verification:
    """Judges a module by the runs of its original.

    Args:
        before: the runs.
        after: the module to be judged.
        schedules: some of those of the runs; by default all of them.
        limit: as for `verify`.
    """
    wanted = tuple(schedule for schedule in schedules or before.results if schedule in before.results)
    options = RunOptions(limit=limit)
    runs = observe(after, before.chosen, wanted, options, before=before)
    return judge_settled(before, runs, options)


# --- verdict ------------------------------------------------------------------------------------------------
#
# The verdict on the runs of two modules: the differences, and findings of the simulator in the second one only.
#
# A finding in one module has to be matched with one in another version of it.
#
# Lines move and values are renamed from one version to the next. The function, the kind of instruction, and its ordinal
# among those of its kind in the function stay. A barrier is one however it is written: `annotate` spells barriers in
# inline assembly as intrinsics, one line a barrier.


Identity = tuple[object, ...]


def _kind(text: str) -> str:
    """The kind of the instruction on a line: its opcode with the type, or with the callee.

    >>> _kind("%1 = load i32, ptr addrspace(3) %p, align 4"), _kind("call void @f(i32 %x), !tbaa !3")
    ('load i32', 'call f')
    """
    line = f"  {text.strip()}"
    start, stop = mnemonic_span(line)
    if line[start:stop] in CALLS:
        return f"{line[start:stop]} {read_call(line).callee}".rstrip()
    words = line[start:].replace(",", " ").split()
    if words[0] == "atomicrmw":
        return f"atomicrmw {words[1]}"
    return " ".join(words[:2])


def _barriers_and_waits(module: Module) -> dict[int, int]:
    """The number of barriers on each line (1-based) that holds nothing but barriers and waits."""
    found = {}
    for function in module.functions():
        for instruction in function.instructions:
            if is_call(instruction) and (steps := synchronization.steps(module, instruction)):
                found[instruction.line + 1] = sum(isinstance(step, Barrier) for step in steps)
    return found


class Identities:
    """Identities of instructions, equal in all versions of a module."""

    def __init__(self, module: Module) -> None:
        self._of_line: dict[int, tuple[str, str, int]] = {}
        steps = _barriers_and_waits(module)
        counts: dict[tuple[str, str], int] = {}
        function = ""
        for number, line in enumerate(module.lines, 1):
            if line.startswith("define ") and (define := header(line)):
                function = define.name
            elif is_instruction(line):
                found = steps.get(number)
                if found == 0:
                    continue  # nothing but waits: versions differ in these
                key = (function, "barrier" if found else _kind(line))
                self._of_line[number] = (*key, counts.get(key, 0) + 1)
                counts[key] = counts.get(key, 0) + (found or 1)

    def of(self, finding: SimulationFinding) -> Identity:
        """The identity of a finding, equal in every version of the module: without numbers or names that change."""
        sites = tuple(self.of_site(touch.site) for touch in (finding.access, finding.other) if touch)
        return finding.kind, *sites

    def of_site(self, site: InstructionSite) -> object:
        """The function of an instruction, its kind, and its ordinal among those of that kind there."""
        return self._of_line.get(site.line, (site.function, _kind(site.text)))


def judge(
    before: Observed,
    runs: Observed,
    tolerance: float,
    open_elements: Mapping[str, Array] = MappingProxyType({}),
) -> Verification:
    """The verdict on the runs of two modules, the second one's under some of the first one's schedules.

    Args:
        before, runs: of the first module, and of the second.
        tolerance: the allowed absolute difference of floating-point outputs.
        open_elements: as of `differences_of`.

    Raises:
        InputError: they have different outputs.
    """
    after, wanted = runs.module, tuple(runs.results)
    first = next(iter(runs.results.values()))
    expected = next(iter(before.results.values())).outputs
    if {n: (a.shape, a.dtype) for n, a in expected.items()} != {
        n: (a.shape, a.dtype) for n, a in first.outputs.items()
    }:
        raise InputError("the two modules have different outputs", file=after.source)
    recorded = _record_buffers(after, before.chosen.launch)
    unsteady = tuple(name for name in before.nondeterministic if name not in recorded)
    differences: list[Difference] = []
    new: dict[object, NewFinding] = {}
    known = set(_identified(before).values())
    shared = set()
    for (schedule, finding), identity in _identified(runs).items():
        if identity in known:
            shared.add(identity)
        else:
            new.setdefault(identity, NewFinding(schedule, finding))
    for schedule, result in runs.results.items():
        if not result.completed and before.results[schedule].completed and not result.findings:
            words = f"the kernel does not end ({schedule})"
            new.setdefault(
                "incomplete", NewFinding(schedule, SimulationFinding("deadlock", words, (0, 0, 0)))
            )
        computed = {name: got for name, got in result.contents.items() if name not in recorded}
        differences += differences_of(
            before, unsteady, schedule, computed, tolerance, open_elements=open_elements
        )
    return Verification(
        before=before.module.source,
        after=after.source,
        differences=tuple(differences),
        new_findings=tuple(new.values()),
        known_findings=len(shared),
        coverage=with_blocks(
            replace(coverage_of(before, wanted, runs, unsteady), sources_compared=runs.sources_compared), runs
        ),
        tolerance=tolerance,
        undecided=undecided(before),
        notes=next(iter(before.results.values())).notes,
        launch=before.chosen.launch,
    )


def _record_buffers(module: Module, launch: Launch) -> frozenset[str]:
    """The names of the outputs and variables with a kernel's records of itself, which are no results of it."""
    kernel = launch.kernel or next(
        (function.name for function in module.functions() if function.is_kernel), ""
    )
    header = record_header(module, kernel)
    if header is None:
        return frozenset()
    if header.argument is None:
        return frozenset({f"@{variable_names(kernel)[0]}"})
    return frozenset({resolve(launch, require_arch(module))[header.argument].name})


def undecided(before: Runs) -> str:
    """The reason why the first module's runs decide nothing: it accesses memory that the launch does not provide.

    That memory's contents are undefined: an equal version of the module may have other findings.
    """
    for result in before.results.values():
        if left := leaves_memory(result, is_chosen=bool(before.chosen.choices)):
            return f"the first module {left}"
    return ""


def _identified(runs: Observed) -> dict[tuple[Schedule, SimulationFinding], Identity]:
    """Yields every finding under every schedule with its identity in other versions of the module."""
    found = [(s, finding) for s, result in runs.results.items() for finding in result.findings]
    identities = Identities(runs.module) if found else None
    return {key: identities.of(key[1]) for key in found} if identities else {}
