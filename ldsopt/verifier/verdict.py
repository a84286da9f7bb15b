"""The verdict on the runs of two modules: what differs, and what the simulator finds in the second one only.

Telling whether a finding in one module is one that another version of it has, too.

Lines move and values are renamed from one version to the next. What stays is which function, what kind of instruction,
and the how-manieth of that kind it is in the function. A barrier is one however it is written: `annotate` spells those
that stand in inline assembly as intrinsics, one line a barrier.
"""

from __future__ import annotations

from dataclasses import replace

from ldsopt.errors import InputError
from ldsopt.ir import synchronization
from ldsopt.ir.calls import CALLS, is_call, read_call
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.ir.synchronization import Barrier
from ldsopt.ir.syntax import header, is_instruction, mnemonic_span
from ldsopt.simt.findings import InstructionSite, SimulationFinding
from ldsopt.simt.launch import Launch, resolve
from ldsopt.simt.schedule import Schedule
from ldsopt.transforms.instrument.instrumented import record_header
from ldsopt.verifier.launch_search import leaves_memory
from ldsopt.verifier.observed import Observed, Runs, coverage_of, differences_of, with_blocks
from ldsopt.verifier.verification import Difference, NewFinding, Verification

Identity = tuple[object, ...]


def _kind(text: str) -> str:
    """The kind of instruction that a line is: its opcode with the type, or with the callee.

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
    """Tells which instruction of one version of a module is which in another."""

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
                    continue  # nothing but waits: they come and go
                key = (function, "barrier" if found else _kind(line))
                self._of_line[number] = (*key, counts.get(key, 0) + 1)
                counts[key] = counts.get(key, 0) + (found or 1)

    def of(self, finding: SimulationFinding) -> Identity:
        """The identity of a finding in every version of the module: nothing in it is numbered or named anew."""
        sites = tuple(self.of_site(touch.site) for touch in (finding.access, finding.other) if touch)
        return finding.kind, *sites

    def of_site(self, site: InstructionSite) -> object:
        """The function of an instruction, its kind, and the how-manieth of that kind it is there."""
        return self._of_line.get(site.line, (site.function, _kind(site.text)))


def judge(before: Observed, runs: Observed, tolerance: float) -> Verification:
    """The verdict on the runs of two modules, the second one's under some of the first one's schedules.

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
            new.setdefault("incomplete", NewFinding(schedule, _incomplete(schedule)))
        computed = {name: got for name, got in result.outputs.items() if name not in recorded}
        differences += differences_of(before, unsteady, schedule, computed, tolerance)
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
    """The names of the outputs to which a kernel writes what it records of itself, which is no result of it."""
    kernel = launch.kernel or next(
        (function.name for function in module.functions() if function.is_kernel), ""
    )
    header = record_header(module, kernel)
    if header is None or header.argument is None:
        return frozenset()
    return frozenset({resolve(launch, require_arch(module))[header.argument].name})


def undecided(before: Runs) -> str:
    """The reason why the first module's runs decide nothing: it accesses what the launch does not give.

    What lies there is nobody's: a version of the module that does the same may find something else.
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


def _incomplete(schedule: Schedule) -> SimulationFinding:
    return SimulationFinding("deadlock", f"the kernel does not end ({schedule})", (0, 0, 0))
