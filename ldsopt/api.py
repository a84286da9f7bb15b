"""The library: read, annotate, pack, check, compile, measure, diff, simulate, verify.

>>> module = parse(EXAMPLE, mcpu="gfx942")
>>> annotated = annotate(module)
>>> annotated.annotation.assumptions
('named-bases',)
>>> comparison = diff(measure(module), measure(annotated))
>>> comparison.changed
True
>>> check(annotated).findings
()

Reading and annotating run in the calling process: LLVM may end it on hostile input. `isolated` runs any job in a
child that may die in its place; the command line runs every command in one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ldsopt.analysis.arenas import PlanOptions
from ldsopt.check.findings import Check
from ldsopt.check.run import check as check_module
from ldsopt.codegen.compile import Compiled, Emit, compile_ir
from ldsopt.codegen.optimize import optimize_ir
from ldsopt.errors import UsageError
from ldsopt.ir import edits, postcondition
from ldsopt.ir.module import Module
from ldsopt.ir.read import isolated, load, parse, read, require_arch
from ldsopt.isa.code_object import is_code_object, measure_code_object
from ldsopt.isa.measure import measure_assembly
from ldsopt.isa.measurement import Measurement
from ldsopt.packing import NODE_BUDGET, Goal
from ldsopt.report.diff import diff
from ldsopt.report.measurement_json import measurements_from_json
from ldsopt.transforms import live_marks
from ldsopt.transforms.added_barriers import find_barriers
from ldsopt.transforms.annotate import annotate as find_scopes
from ldsopt.transforms.annotation import NAMED_BASES, AnnotateOptions, Annotation, Bases
from ldsopt.transforms.pack import pack as find_arenas
from ldsopt.transforms.pack import plans
from ldsopt.transforms.packing import Packing, PackOptions

if TYPE_CHECKING:  # what executes kernels needs numpy, and only that
    from ldsopt.simt.launch import Launch
    from ldsopt.simt.schedule import Schedule
    from ldsopt.simt.simulate import Missing, SimulationResult
    from ldsopt.verify.verification import Verification

__all__ = [
    "Annotated",
    "Packed",
    "annotate",
    "check",
    "compile",
    "compile_file",
    "diff",
    "isolated",
    "measure",
    "measure_file",
    "missing",
    "optimize",
    "pack",
    "parse",
    "read",
    "simulate",
    "verify",
]

EXAMPLE = """
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

define amdgpu_kernel void @copy(ptr addrspace(8) %from, ptr addrspace(1) %to, i32 %at) {
  %b = getelementptr i8, ptr addrspace(3) @B, i32 %at
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) %b, align 4
  store float %x, ptr addrspace(1) %to, align 4
  ret void
}
"""  # noqa: E501
"""A kernel that reads one named base while a DMA fills another."""

REVERSAL = """
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @reverse(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %n) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr float, ptr addrspace(1) %from, i32 %id
  %x = load float, ptr addrspace(1) %a, align 4
  %own = getelementptr float, ptr addrspace(3) @lds, i32 %id
  store float %x, ptr addrspace(3) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %id, 63
  %place = getelementptr float, ptr addrspace(3) @lds, i32 %other
  %y = load float, ptr addrspace(3) %place, align 4
  %b = getelementptr float, ptr addrspace(1) %to, i32 %id
  store float %y, ptr addrspace(1) %b, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
"""
"""A kernel that turns 64 numbers around by way of LDS."""


@dataclass(frozen=True, slots=True)
class Annotated:
    """An annotated module.

    Attributes:
        text: the output, textual IR.
        annotation: what was found and done.
        source: the input's name.
        arch: the architecture's name, ``None`` if none is known.
    """

    text: str
    annotation: Annotation
    source: str
    arch: str | None


def annotate(
    module: Module,
    *,
    bases: Bases = "dynamic",
    no_assume: Iterable[str] = (),
    repair: bool = False,
    precise: bool = False,
    require_proof: bool = False,
    legible_waits: bool = True,
    drain_barriers: bool = True,
    details: bool = False,
    release_input: bool = False,
) -> Annotated:
    """Attaches alias scopes to LDS accesses by pointer provenance.

    Args:
        module: final, optimized IR.
        bases: which LDS variables to tell apart, ``dynamic`` or ``all``.
        no_assume: names of assumptions to refuse; ``named-bases`` is the one there is.
        repair: make the backend wait for every LDS-DMA also where there is nothing to tell apart.
        precise: compute base sets and byte ranges; see `AnnotateOptions`.
        require_proof: tell dynamic bases apart only where that is proved.
        legible_waits: turn waits in inline assembly into intrinsics.
        drain_barriers: let barriers that no fence guards wait for the wave's LDS operations.
        details: list every access in the result.
        release_input: free LLVM's copy of the input as soon as it is no longer needed, before the output is checked:
            a tenth less memory. The module can then not be analysed again; its text stays.

    Returns:
        The output, equal to the input's canonical print if there is nothing to do.

    Raises:
        UsageError: ``no_assume`` names no assumption.
        InternalError: the output would differ in more than was meant.
    """
    refused = _known_assumptions(no_assume)
    annotation = find_scopes(
        module,
        AnnotateOptions(
            bases=bases,
            refused=refused,
            repair=repair,
            precise=precise,
            require_proof=require_proof,
            legible_waits=legible_waits,
            drain_barriers=drain_barriers,
            details=details,
        ),
    )
    text = module.text
    if annotation.edits:
        text = edits.apply(module, annotation.edits)
        if release_input:
            module.handle.close()
        postcondition.check(module, annotation.edits, text)
    return Annotated(text, annotation, module.source, module.arch.name if module.arch else None)


@dataclass(frozen=True, slots=True)
class Packed:
    """A packed module.

    Attributes:
        text: the output, textual IR.
        packing: what was found and done, by kernel.
        source: the input's name.
        arch: the architecture's name, ``None`` if none is known.
        input: the module that was packed: the one given, marks of live ranges erased and barriers added. Lines in
            ``packing`` are its.
        barriers: how many barriers were added to each kernel, by name.
    """

    text: str
    packing: Packing
    source: str
    arch: str | None
    input: Module
    barriers: Mapping[str, int] = field(default_factory=dict)


def pack(
    module: Module,
    *,
    share: bool = True,
    goal: Goal | str = Goal.BYTES,
    assume: Iterable[str] = (),
    no_assume: Iterable[str] = (),
    precise: bool = False,
    insert_barriers: bool = False,
    node_budget: int = NODE_BUDGET,
    exact: bool = False,
) -> Packed:
    """Makes the static LDS variables of each kernel parts of one arena; those never needed at one time share bytes.

    A kernel of which nothing is gained stays as it is, as does one that may not be rewritten;
    ``packing.kernels`` says which and why.

    Args:
        module: final, optimized IR. Marks of live ranges are verified and erased; the analysis does not rely on them.
        share: if false, no two variables share bytes, and every kernel with two or more gets its arena.
        goal: what makes a placement better: ``bytes``, ``granules``, ``workgroups`` or ``fit``.
        assume: assumptions about liveness, ``ranges-start-fresh`` and ``workgroup-size=X[,Y[,Z]]``.
        no_assume: as for `annotate`, of whose tags the output has.
        precise: tag by base sets and byte ranges, as `annotate` does with it.
        insert_barriers: add barriers where they let LDS hold more workgroups on a compute unit.
        node_budget: effort of the search.
        exact: hand what the search leaves open to OR-tools.

    Raises:
        UsageError: no such assumption or goal.
        InputError: marks in the input are wrong, or the goal needs an architecture and none is known.
        Unavailable: OR-tools is asked for, needed, and not installed.
        InternalError: the output would differ in more than was meant.
    """
    options = PackOptions(
        PlanOptions(share, _goal(goal, module), node_budget, exact),
        tuple(assume),
        _known_assumptions(no_assume),
        precise,
    )
    if live_marks.has_marks(module):
        live_marks.read_marks(module)
        arch = module.arch.name if module.arch else None
        module = parse(live_marks.erase_marks(module), source=module.source, mcpu=arch)
    barriers: Counter[str] = Counter()
    if insert_barriers:
        found = find_barriers(module, partial(plans, options=options), require_arch(module))
        if found:
            barriers.update(barrier.kernel for barrier in found.barriers)
            text = edits.apply(module, found.edits)
            postcondition.check(module, found.edits, text)
            module = parse(text, source=module.source, mcpu=require_arch(module).name)
    packing = find_arenas(module, options)
    text = module.text
    if packing.edits:
        text = edits.apply(module, packing.edits)
        postcondition.check(module, packing.edits, text)
    return Packed(text, packing, module.source, module.arch.name if module.arch else None, module, barriers)


def _goal(goal: Goal | str, module: Module) -> Goal:
    try:
        wanted = Goal(goal)
    except ValueError:
        raise UsageError(f"no such goal: {goal}; there are {', '.join(g.value for g in Goal)}") from None
    if wanted is not Goal.BYTES:
        require_arch(module)
    return wanted


def check(
    source: Module | Annotated | Packed,
    *,
    no_assume: Iterable[str] = (),
    opt_level: int = 3,
    features: str = "",
    llc: str | Path | None = None,
    timeout_seconds: float | None = None,
) -> Check:
    """Proves, of what a module compiles to, that no LDS access overtakes an LDS-DMA, and counts needless waits.

    Args:
        source: what to check.
        no_assume: names of assumptions to refuse; ``named-bases`` is the one there is.
        opt_level, features, llc, timeout_seconds: as for `compile`. With ``llc``, memory operands of machine IR map
            more instructions.

    Raises:
        UsageError: ``no_assume`` names no assumption.
        InputError, CompilerFailed, Unavailable: as `compile`.
    """
    refused = _known_assumptions(no_assume)
    return check_module(
        _module(source),
        opt_level=opt_level,
        features=features,
        llc=Path(llc) if llc else None,
        named_bases=NAMED_BASES not in refused,
        timeout_seconds=timeout_seconds,
    )


def _known_assumptions(names: Iterable[str]) -> frozenset[str]:
    refused = frozenset(names)
    if unknown := refused - {NAMED_BASES}:
        raise UsageError(f"no such assumption: {', '.join(sorted(unknown))}; there is {NAMED_BASES}")
    return refused


def optimize(module: Module, level: int = 3) -> Module:
    """The module after LLVM's own pipeline, as ``opt -O3`` would leave it.

    Raises:
        InputError: no architecture is known.
        CompilerFailed: LLVM died on it.
    """
    arch = require_arch(module)
    text = optimize_ir(module.text, arch.name, level=level, source=module.source)
    return parse(text, source=module.source, mcpu=arch.name)


def compile(  # noqa: A001
    source: Module | Annotated | Packed,
    *,
    mcpu: str | None = None,
    emit: Emit = "asm",
    opt_level: int = 3,
    features: str = "",
    llc: str | Path | None = None,
    timeout_seconds: float | None = None,
) -> Compiled:
    """Assembly or an object, made in a worker process.

    Args:
        source: what to compile.
        mcpu: the architecture; by default that of the source.
        emit: ``asm`` or ``obj``.
        opt_level: code generation's, 0 to 3.
        features: subtarget features, as in ``llc -mattr``.
        llc: a program to use instead of the LLVM inside llvmlite.
        timeout_seconds: after this long the compiler is stopped.

    Raises:
        InputError: no architecture is known.
        CompilerFailed: LLVM could not compile it; in LLVM's words.
        Unavailable: ``llc`` is not there.
    """
    if isinstance(source, Module):
        arch = mcpu or require_arch(source).name
    elif mcpu or source.arch:
        arch = mcpu or source.arch or ""
    else:
        raise UsageError("no architecture is known; give mcpu")
    return compile_ir(
        source.text,
        arch,
        emit=emit,
        opt_level=opt_level,
        features=features,
        llc=Path(llc) if llc else None,
        timeout_seconds=timeout_seconds,
        source=source.source,
    )


def compile_file(
    path: str | Path,
    *,
    mcpu: str | None = None,
    emit: Emit = "asm",
    opt_level: int = 3,
    features: str = "",
    llc: str | Path | None = None,
    timeout_seconds: float | None = None,
) -> Compiled:
    """`compile` of the module in a file, which is read in a process of its own as well.

    Raises:
        InputError: it cannot be read, or no architecture is known.
        CompilerFailed, Unavailable: as `compile`.
    """
    source, data = load(path)
    return compile(
        isolated(lambda: _canonical(data, source, mcpu), source=source),
        emit=emit,
        opt_level=opt_level,
        features=features,
        llc=llc,
        timeout_seconds=timeout_seconds,
    )


def measure(
    source: Module | Annotated | Packed | Compiled,
    *,
    mcpu: str | None = None,
    opt_level: int = 3,
    llc: str | Path | None = None,
    timeout_seconds: float | None = None,
) -> Measurement:
    """Waits and resources of the code that LLVM makes of a module (or has made).

    Raises:
        InputError, CompilerFailed, Unavailable: as `compile`.
    """
    if isinstance(source, Compiled):
        compiled, name = source, "<compiled>"
    else:
        compiled, name = (
            compile(source, mcpu=mcpu, opt_level=opt_level, llc=llc, timeout_seconds=timeout_seconds),
            source.source,
        )
    if is_code_object(compiled.data):
        return measure_code_object(compiled.data, name)
    text = compiled.data.decode("utf-8", "surrogateescape")
    return measure_assembly(text, name, compiled.arch, compiled.compiler)


def measure_file(
    path: str | Path,
    *,
    mcpu: str | None = None,
    opt_level: int = 3,
    llc: str | Path | None = None,
    objdump: str | Path | None = None,
    timeout_seconds: float | None = None,
) -> tuple[Measurement, ...]:
    """The measurements in a file: IR (compiled first), assembly, an object, or a saved JSON record.

    The kind is told by content. Only a record can hold more than one measurement.

    Raises:
        InputError: none of these, or damaged.
        CompilerFailed, Unavailable: as `compile`.
    """
    source, data = load(path)
    if is_code_object(data):
        return (measure_code_object(data, source, arch=mcpu, objdump=Path(objdump) if objdump else None),)
    text = data.decode("utf-8", "surrogateescape")
    if text.lstrip()[:1] in ("{", "[") and '"schema"' in text:
        return measurements_from_json(text, source)
    if _looks_like_assembly(text):
        return (measure_assembly(text, source, mcpu),)
    module = isolated(lambda: _canonical(data, source, mcpu), source=source)
    return (measure(module, opt_level=opt_level, llc=llc, timeout_seconds=timeout_seconds),)


def simulate(
    source: Module | Annotated | Packed,
    launch: Launch,
    schedule: Schedule | None = None,
    *,
    checks: bool = True,
) -> SimulationResult:
    """Executes a kernel on the CPU; what it leaves in its buffers, and what is wrong with its LDS accesses.

    >>> import numpy as np
    >>> from ldsopt.simt.launch import Launch
    >>> data = np.arange(64, dtype=np.float32)
    >>> launch = Launch(block=(64,), arguments={"from": data, "to": np.zeros(64, np.float32), "n": 64})
    >>> result = simulate(parse(REVERSAL), launch)
    >>> bool((result.outputs["to"] == data[::-1]).all()), result.findings
    (True, ())

    Args:
        source: the module.
        launch: what to run it on. Arrays are buffers; those given are not changed.
        schedule: in which order waves run and copies land; by default waves in turn, copies as late as they may.
        checks: look for findings.

    Raises:
        InputError: no such kernel, arguments that do not fit it, or something that cannot be simulated (`missing`).
        UsageError: a launch that makes no sense.
        Unavailable: numpy is not installed.
    """
    from ldsopt.simt.schedule import Schedule
    from ldsopt.simt.simulate import simulate as run

    return run(_module(source), launch, schedule or Schedule(), checks=checks)


def missing(source: Module | Annotated | Packed) -> list[Missing]:
    """Everything in a module that the simulator does not know; empty if it can execute all of it.

    Raises:
        InputError: no architecture is known.
        Unavailable: numpy is not installed.
    """
    from ldsopt.simt.simulate import missing as find

    return find(_module(source))


def verify(
    before: Module | Annotated | Packed,
    after: Module | Annotated | Packed,
    launch: Launch | None = None,
    *,
    kernel: str | None = None,
    tolerance: float = 0.0,
) -> Verification:
    """Whether two versions of a kernel do the same, executed under eight schedules.

    >>> module = parse(REVERSAL)
    >>> verify(module, annotate(module, bases="all")).is_equivalent
    True

    Args:
        before, after: the versions.
        launch: what to run both on; by default one is chosen, and ``coverage.chosen`` says which.
        kernel: which, where the modules have several and no launch says so.
        tolerance: by how much floating-point outputs may differ, absolutely; 0 is bit by bit.

    Raises:
        InputError: one cannot be simulated, no launch can be chosen, or the two have different outputs.
        UsageError: a launch that makes no sense.
        Unavailable: numpy is not installed.
    """
    from ldsopt.verify.equivalence import verify as compare

    return compare(_module(before), _module(after), launch, kernel=kernel, tolerance=tolerance)


def _module(source: Module | Annotated | Packed) -> Module:
    if isinstance(source, Module):
        return source
    return parse(source.text, source=source.source, mcpu=source.arch)


def _canonical(data: bytes, source: str, mcpu: str | None) -> Annotated:
    """What compiling needs of a module, free of addresses, so that it can cross a process boundary."""
    module = parse(data, source=source, mcpu=mcpu)
    return Annotated(module.text, Annotation(edits.Edits(), (), ()), source, require_arch(module).name)


def _looks_like_assembly(text: str) -> bool:
    return (
        "\n\t.amdgcn_target" in text[:4096]
        or "\n\t.amdhsa_code_object_version" in text
        or "\ts_endpgm" in text
    )
