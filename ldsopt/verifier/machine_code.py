"""`verify --machine`: the first version executed as IR, the second one's machine code as the GPU would execute it.

A first version that is machine code, or whose IR cannot be executed for its inline assembly, runs as machine code, too.

The compiler is part of the comparison, its waits above all. Findings of the two executions cannot be matched by place;
one of the machine code counts as new unless the execution of the IR has one of the same kind. If the order of waves
decides the IR's result, any of its results is accepted, and the first version follows the order of the second one's
atomic operations, as everywhere in `ldsopt.verifier.equivalence`. If outputs differ, they are compared once more with
those of the module as its own text allows a compiler to round it (`ContractedModule`); equality with that counts, and
is reported.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from ldsopt.dataclass import dataclass
from ldsopt.emulate.emulate import EmulatedCode, PreparedMachine, emulate, prepare_machine
from ldsopt.emulate.wave import Retirement
from ldsopt.errors import InputError, UsageError
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse
from ldsopt.ir.syntax import label, locals_in, split_arguments
from ldsopt.patterns import pattern
from ldsopt.simt.kinds import Array
from ldsopt.simt.launch import Launch
from ldsopt.simt.layout import lds_behind
from ldsopt.simt.preparation import prepare
from ldsopt.simt.schedule import ALL_SCHEDULES, AtomicOrder, Schedule
from ldsopt.simt.simulate import SimulationResult, run
from ldsopt.verifier.equivalence import undecided
from ldsopt.verifier.launches import Chosen, choose, given
from ldsopt.verifier.observed import (
    ProgressCallback,
    Runs,
    coverage_of,
    differences_of,
    no_progress,
    poison_in,
)
from ldsopt.verifier.verification import Difference, NewFinding, Verification

QUICK = (ALL_SCHEDULES[0], ALL_SCHEDULES[2], ALL_SCHEDULES[7])
"""Three schedules: operations late in one order of waves and in its reverse, since a late read shows in only one of the
two; and early, finely interleaved.
"""


def verify_machine_code(
    before: Module | EmulatedCode,
    after: EmulatedCode,
    launch: Launch | None = None,
    *,
    schedules: Sequence[Schedule] = QUICK,
    tolerance: float = 0.0,
    kernel: str | None = None,
    assume: Collection[str] = (),
    watch: ProgressCallback = no_progress,
) -> Verification:
    """The verdict on machine code that should do the same as a module, or as other machine code.

    Args:
        before: the module, executed as IR; or machine code, which needs a launch.
        after: the machine code.
        launch: the launch of both; by default it is chosen, see `ldsopt.verifier.launches`.
        schedules: the orders; in machine code, all operations happen as early or late as copies do.
        tolerance: the allowed absolute difference of floating-point outputs.
        kernel: its name, if the module has several and no launch names one.
        assume: among other names, the sizes of workgroups of launches that are chosen (`told_size`).
        watch: called with a line about the present run.

    Raises:
        InputError: something cannot be executed, no launch can be chosen, or the two cannot be compared.
        Unavailable: AMD's instruction pseudocode is not installed.
        UsageError: no launch is given, and the first version is machine code, for which none can be chosen.
    """
    if launch is not None:
        chosen = given(launch)
    elif isinstance(before, Module):
        sizes = (one.get("group_segment_fixed_size") for one in after.metadata.values())
        taken = max((size for size in sizes if isinstance(size, int)), default=0)
        chosen = choose(before, kernel=kernel, assume=assume, also_free=lds_behind(taken, after.arch))
    else:
        raise UsageError(
            f"{before.source} runs as machine code, for which no launch can be chosen: give --launch FILE, or --grid, "
            "--block and --arg for each argument"
        )
    prepared = prepare_machine(after, chosen.launch)
    observed = _executed(before, chosen, schedules, watch)
    known = {finding.kind for result in observed.results.values() for finding in result.findings}
    new: dict[object, NewFinding] = {}
    shared, runs = set[object](), dict[Schedule, SimulationResult]()
    for schedule in schedules:
        watch(f"executing machine code: {schedule}")
        runs[schedule] = result = _emulated(prepared, schedule)
        if result.outputs.keys() != observed.results[schedule].outputs.keys():
            raise InputError("the two have different outputs", file=after.source)
        for finding in result.findings:
            place = finding.kind, finding.access.site.line if finding.access else 0
            if finding.kind in known:
                shared.add(place)
            else:
                new.setdefault(place, NewFinding(schedule, finding))
    differences, rounding = _differences(observed, runs, tolerance), ""
    replayed: list[Schedule] = []
    while differences and differences[0].schedule not in replayed:
        schedule = differences[0].schedule
        watch(f"executing the first version in the order of the second one's atomics: {schedule}")
        in_order = _in_order(before, prepared, chosen, schedule)
        if in_order is None:
            break
        observed = replace(observed, results=observed.results | {schedule: in_order})
        replayed.append(schedule)
        differences = _differences(observed, runs, tolerance)
    allowed = contracted(before) if differences and isinstance(before, Module) else None
    if allowed is not None:
        rounded = _executed(allowed.module, chosen, schedules, watch)
        if not _differences(rounded, runs, tolerance):
            differences, rounding = [], str(allowed)
    open_ = poison_in(before, observed) if (differences or new) and isinstance(before, Module) else None
    if open_ is not None:
        differences = _differences(observed, runs, tolerance, open_.elements)
    coverage = coverage_of(observed, tuple(schedules), observed, observed.nondeterministic)
    return Verification(
        before=before.source,
        after=after.source,
        differences=tuple(differences),
        new_findings=tuple(new.values()),
        known_findings=len(shared),
        coverage=replace(coverage, is_machine=True),
        tolerance=tolerance,
        undecided=undecided(observed) or (open_.used if open_ else ""),
        notes=(*next(iter(observed.results.values())).notes, *(open_.notes if open_ else ())),
        rounding=rounding,
        replayed=tuple(replayed),
        launch=chosen.launch,
    )


def _in_order(
    version: Module | EmulatedCode, prepared: PreparedMachine, chosen: Chosen, schedule: Schedule
) -> SimulationResult | None:
    """The run of the first version in the order of the machine code's atomic operations; ``None`` if it has none."""
    order = AtomicOrder()
    _emulated(prepared, schedule, order)
    if not order.before:
        return None
    if isinstance(version, Module):
        program = prepare(version, chosen.launch)
        found = run(program, schedule, turns=AtomicOrder(order), keep=program.variables)
    else:
        found = _emulated(prepare_machine(version, chosen.launch), schedule, AtomicOrder(order))
    return found if found.completed else None


def _executed(
    version: Module | EmulatedCode, chosen: Chosen, schedules: Sequence[Schedule], watch: ProgressCallback
) -> Runs:
    """The runs of a module's IR, or of machine code."""
    results = {}
    prepared = None if isinstance(version, Module) else prepare_machine(version, chosen.launch)
    for schedule in schedules:
        watch(f"executing {'machine code' if prepared else 'IR'}: {schedule}")
        if isinstance(version, Module):
            program = prepare(version, chosen.launch)
            results[schedule] = run(program, schedule, keep=program.variables)
        elif prepared is not None:
            results[schedule] = _emulated(prepared, schedule)
    return Runs(chosen, results)


def _emulated(
    prepared: PreparedMachine, schedule: Schedule, turns: AtomicOrder | None = None
) -> SimulationResult:
    """One run of machine code; operations are retired in the order that shows late reads under that schedule."""
    retirement: Retirement = "youngest" if schedule.order == "reversed" else "oldest"
    return emulate(prepared, schedule, retirement=retirement, turns=turns)


def _differences(
    before: Runs,
    runs: Mapping[Schedule, SimulationResult],
    tolerance: float,
    open_elements: Mapping[str, Array] = MappingProxyType({}),
) -> list[Difference]:
    """The outputs of the machine code that differ from those of the first version."""
    return [
        difference
        for schedule, result in runs.items()
        for difference in differences_of(
            before, before.nondeterministic, schedule, result.contents, tolerance, open_elements=open_elements
        )
    ]


# --- contraction --------------------------------------------------------------------------------------------
#
# A module that rounds as its compiler may: one of the results that its own text allows.
#
# IR leaves the rounding of some operations open, and a compiler chooses. Executing machine code against IR bit for bit
# needs the same choice on both sides. Each rewriting here replaces an operation by one of the results that LLVM's
# Language Reference allows for it, so that the rewritten module stands for the module if it agrees with the compiled
# code:
#
# * ``llvm.fmuladd``: the reference leaves it to the compiler to round once or twice; here it is rounded once.
# * ``fadd`` or ``fsub`` and a ``fmul`` of the same block, both with the flag ``contract`` (or ``fast``), which allows
#   the two to become one operation; here they are ``llvm.fma``. Of two products the one with fewer uses goes into it,
#   the first of equals, as LLVM's DAGCombiner chooses.
# * ``llvm.exp.f32``: of no stated accuracy. Here it is computed as LLVM's AMDGPU backend expands it
#   (``AMDGPUTargetLowering::lowerFEXP``, with FMA): ``exp2`` of the product with log2(e) in two floats, its whole
#   part separately.
#
# An operation for which the text allows nothing else stays: if the two still differ, nothing is claimed.


_TYPE = r"(?P<type><\d+ x (?:half|float|double)>|half|float|double)"
_OPERATION = re.compile(
    r"^  (?P<name>%[^ ]+) = (?P<verb>fmul|fadd|fsub) (?P<flags>(?:\w+ )*?)"
    rf"{_TYPE} (?P<operands>[^!]*?)(?P<rest>, ![^<].*)?$"
)
_EXPONENTIAL = pattern(r"(= (?:tail )?call (?:(?!afn|fast)\w+ )*float )@llvm\.exp\.f32\(")
_EXPANDED = """
define internal float @ldsopt.exp.f32(float %x) alwaysinline {
  %high = fmul float %x, 0x3FF7154760000000
  %negated = fneg float %high
  %error = call float @llvm.fma.f32(float %x, float 0x3FF7154760000000, float %negated)
  %low = call float @llvm.fma.f32(float %x, float 0x3E54AE0BE0000000, float %error)
  %whole = call float @llvm.rint.f32(float %high)
  %part = fsub float %high, %whole
  %power = fadd float %part, %low
  %found = call float @llvm.amdgcn.exp2.f32(float %power)
  %exponent = fptosi float %whole to i32
  %scaled = call float @llvm.ldexp.f32.i32(float %found, i32 %exponent)
  %small = fcmp olt float %x, 0xC059D1DA00000000
  %lower = select i1 %small, float 0.000000e+00, float %scaled
  %large = fcmp ogt float %x, 0x40562E4300000000
  %result = select i1 %large, float 0x7FF0000000000000, float %lower
  ret float %result
}
"""


@dataclass(frozen=True, slots=True)
class ContractedModule:
    """A module whose operations round as a compiler may have them.

    Attributes:
        module: with the rewritings.
        fused: multiplications and additions that became one operation.
        expanded: exponentials that are computed as LLVM expands them.
    """

    module: Module
    fused: int
    expanded: int

    def __str__(self) -> str:
        parts = list[str]()
        if self.fused:
            many = "multiplications and additions" if self.fused > 1 else "multiplication and addition"
            parts.append(f"{self.fused} {many} fused")
        if self.expanded:
            many = (
                "exponentials as LLVM expands them" if self.expanded > 1 else "exponential as LLVM expands it"
            )
            parts.append(f"{self.expanded} {many}")
        return ", ".join(parts)


def contracted(module: Module) -> ContractedModule | None:
    """The module with every rewriting that its text allows; `None` if there is none."""
    lines, fused = _fused(module.lines)
    text = "\n".join(lines)
    named = sum(" call " in f" {line}" and "@llvm.fmuladd." in line for line in lines if line[:1] == " ")
    text = text.replace("@llvm.fmuladd.", "@llvm.fma.")
    text, expanded = _EXPONENTIAL.subn(r"\1@ldsopt.exp.f32(", text)
    if not (fused or named or expanded):
        return None
    if expanded:
        text += _EXPANDED
    arch = module.arch.name if module.arch else None
    try:
        rewritten = parse(text, source=module.source, mcpu=arch, features=module.features)
    except InputError:  # a pattern has matched something else: nothing is claimed
        return None
    return ContractedModule(rewritten, fused + named, expanded)


def _fused(lines: list[str]) -> tuple[list[str], int]:
    """The lines with sums of contractible products as ``llvm.fma``, and how many there are."""
    read = (line.partition(" = ")[2] or line for line in lines)
    uses = Counter(name[0] for line in read for name in locals_in(line))
    found, products, count = list[str](), dict[str, list[str]](), 0
    for line in lines:
        if not line.startswith("  "):
            if label(line) or line.startswith("define"):
                products = {}
            found.append(line)
            continue
        operation = _OPERATION.match(line)
        if operation is None or not {"contract", "fast"} & set(operation["flags"].split()):
            found.append(line)
            continue
        text = operation["operands"]
        operands = [text[start:stop] for start, stop in split_arguments(text, 0)[0]]
        if operation["verb"] == "fmul":
            products[operation["name"]] = operands
            found.append(line)
            continue
        made = _sum(operation, operands, products, uses)
        count += made is not None
        found += made or [line]
    return found, count


def _sum(
    operation: re.Match[str], operands: list[str], products: dict[str, list[str]], uses: Counter[str]
) -> list[str] | None:
    """A sum or difference as ``llvm.fma``, if one of its operands is such a product."""
    places = [place for place in (0, 1) if operands[place] in products]
    if not places:
        return None
    place = min(places, key=lambda one: uses[operands[one]])
    kind, (a, b), c = operation["type"], products[operands[place]], operands[1 - place]
    name, lines = operation["name"], list[str]()
    if operation["verb"] == "fsub":
        negated = f'%"ldsopt.{name.strip("%").strip(chr(34))}"'
        lines.append(f"  {negated} = fneg {kind} {a if place else c}")
        a, c = (negated, c) if place else (a, negated)
    suffix = "f16" if "half" in kind else "f32" if "float" in kind else "f64"
    if kind.startswith("<"):
        suffix = f"v{kind[1 : kind.index(' ')]}{suffix}"
    flags = operation["flags"]
    lines.append(
        f"  {name} = call {flags}{kind} @llvm.fma.{suffix}({kind} {a}, {kind} {b}, {kind} {c}){operation['rest'] or ''}"
    )
    return lines
