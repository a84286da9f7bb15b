"""`check`: compiles a module, maps the code back to its LDS accesses, and proves that no wait is missing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.checker import mir
from ldsopt.checker.accesses import Accesses, find_accesses
from ldsopt.checker.barriers import parting_kernels
from ldsopt.checker.code_paths import PathOptions, find_paths
from ldsopt.checker.compiler_faults import llvm_of
from ldsopt.checker.findings import Check, Finding, FunctionCheck, Rule, Verdict
from ldsopt.checker.ir_findings import invitations, weak_fences
from ldsopt.checker.mapping import UNKNOWN, AccessMap, map_accesses
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.ordering import CompiledFunction, overtaken
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.checker.phase_conflicts import phase_conflicts
from ldsopt.checker.places import Describe
from ldsopt.checker.tracing import compile_options, trace, without_locations
from ldsopt.checker.wave_overlap import why_unproven
from ldsopt.codegen.compile import Compiled, Compiling, begin_compile
from ldsopt.codegen.compilers import CompilerKind, find
from ldsopt.ir.dialect import lowered_for, text_for
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.ir.successors import successors
from ldsopt.isa.assembly import AsmFunction, Assembly, parse_assembly
from ldsopt.isa.calls import Callers
from ldsopt.isa.measure import is_lds_access, is_lds_dma
from ldsopt.isa.statements import Unreadable
from ldsopt.isa.wait_check import check_function
from ldsopt.isa.wait_facts import FunctionWaits, WaitFinding, WaitFindingKind
from ldsopt.target.intrinsics import Transfer
from ldsopt.touch import Touch
from ldsopt.transforms.annotate.bare_barriers import guarding_fence
from ldsopt.transforms.annotate.options import NAMED_BASES

_BARRIER_CLASS = 1 << 20
"""Apart from the classes of accesses; the line of a debug location has 32 bits."""
_RULES = {
    WaitFindingKind.MISSING_WAIT: Rule.MISSING_WAIT,
    WaitFindingKind.ACROSS_BARRIER: Rule.ACROSS_BARRIER,
    WaitFindingKind.BARE_BARRIER: Rule.BARE_BARRIER,
    WaitFindingKind.REGISTER_HAZARD: Rule.REGISTER_HAZARD,
}
_IMITATED = re.compile(r' asm [a-z ]*"[^"]*[;}][#$]')
"""Inline assembly that may hold a line like those by which LLVM marks where inline assembly ends."""
_NOT_TOLD_APART = "comments in inline assembly like those that LLVM puts around it"
_ORDER = {Verdict.DEFINITE: 0, Verdict.UNPROVEN: 1, Verdict.LATENT: 2}


@dataclass(frozen=True, slots=True)
class MappedCode:
    """What a module compiles to, and where it comes from.

    Attributes:
        accesses: of the module.
        listing: the code.
        mapping: of its LDS instructions.
        compiled: the code as the compiler wrote it.
    """

    accesses: Accesses
    listing: Assembly
    mapping: AccessMap
    compiled: Compiled


def check(module: Module, options: CheckOptions | None = None) -> Check:
    """Checks what a module compiles to.

    Raises:
        InputError: no architecture is known.
        CompilerFailed, Unavailable: as compiling.
    """
    options = options or CheckOptions()
    return judge(module, compile_mapped(module, options), options)


def judge(module: Module, code: MappedCode, options: CheckOptions, *, explain: bool = True) -> Check:
    """Checks code that a module was compiled to.

    Args:
        module: that was compiled.
        code: what it was compiled to.
        options: how.
        explain: also find out what each wait is for, and a path for each finding. Without it, too many waits count as
            recoverable.
    """
    arch = require_arch(module)
    overlap = AccessOverlap(code.accesses, code.mapping, code.listing)
    describe = Describe(module, code.accesses, code.mapping, code.listing, llvm_of(code.compiled.compiler))
    findings: list[Finding] = []
    functions = []
    promised: frozenset[str] = frozenset()
    callers = Callers(code.listing)
    parting = parting_kernels(code.accesses.provenance)
    for alone in code.listing.functions:
        function, waves_part = callers.with_callees(alone), alone.name in parting
        known = PathOptions(waves_part, frozenset(options.promises))
        paths = find_paths(code.accesses, overlap, function, arch, known)
        promised |= paths.promises
        waits = check_function(
            function,
            arch,
            overlap,
            explain=explain,
            waves_part=waves_part,
            loops=paths.loops,
            ways=paths.ways,
            between=paths.between,
        )
        functions.append(_summary(alone, waits, code.mapping))
        found = [
            describe.of_wait(
                function.name,
                finding,
                _rule(module, code, finding),
                why_unproven(finding, waits, paths.between),
            )
            for finding in waits.findings
        ]
        findings += _all_unproven(found) if function.unreadable else found
        text = code.listing.text
        findings += (describe.unreadable(function.name, u, text[u.line - 1]) for u in function.unreadable)
    unreadable = {function.name for function in code.listing.functions if function.unreadable}
    for finding in _reordered(module, code, overlap, describe):
        findings += _all_unproven([finding]) if finding.function in unreadable else [finding]
    findings += invitations(module, code.accesses, arch, describe)
    findings += weak_fences(module)
    findings += phase_conflicts(module, code.accesses, arch, describe, parting, options.promises)
    return Check(
        module.source,
        arch.name,
        code.compiled.compiler,
        tuple(functions),
        _ordered(findings),
        code.mapping.is_same_code,
        (*_bases_assumed(code, options), *sorted(promised)),
    )


def _bases_assumed(code: MappedCode, options: CheckOptions) -> tuple[str, ...]:
    is_made = NAMED_BASES not in options.no_assume and code.accesses.assumes_named_bases
    return (NAMED_BASES,) if is_made else ()


def compile_mapped(
    module: Module,
    options: CheckOptions | None = None,
    *,
    compiled: Compiled | None = None,
    begin: Callable[..., Compiling] = begin_compile,
    refine: bool = True,
) -> MappedCode:
    """Compiles a module, plain and traced, and maps its LDS instructions.

    Args:
        module: to compile.
        options: how.
        compiled: what it compiles to by these options, if that is known already.
        begin: begins a compilation; takes what `begin_compile` takes.
        refine: compile a third time where instructions are left of which nothing is known. Without, they may be any
            access: what follows from overlap stays right and may be too much. Modules with asynchronous transfers are
            refined anyway, as the order of what is not known is not judged.

    Raises:
        InputError, CompilerFailed, Unavailable: as `check`.
    """
    options = options or CheckOptions()
    code = compile_located(module, options, compiled=compiled, begin=begin)
    if refine or has_transfers(code):
        return with_operands(module, code, options, begin=begin)
    return code


def unmapped(module: Module, compiled: Compiled, options: CheckOptions) -> MappedCode | None:
    """Code of which nothing is known but itself: each of its instructions may be any access of the module.

    Where `judge` finds nothing in it, it finds nothing in the same code mapped: what may be any access overlaps
    whatever the access that it is overlaps. ``None`` where there are asynchronous transfers, past which others must not
    be moved: the order of what is not known is not judged.

    Args:
        module: that was compiled.
        compiled: what it was compiled to.
        options: how.
    """
    module = _as_compiled(module, options)
    accesses = find_accesses(module, named_bases=NAMED_BASES not in options.no_assume)
    code = MappedCode(accesses, _parse(compiled, module), AccessMap({}, True), compiled)
    return None if has_transfers(code) else code


def has_transfers(code: MappedCode) -> bool:
    """Whether some access is an asynchronous transfer, past which others must not be moved."""
    return any(_is_transfer(access) for f in code.accesses.functions for access in f.accesses)


def compile_located(
    module: Module,
    options: CheckOptions,
    *,
    compiled: Compiled | None = None,
    once: bool = False,
    begin: Callable[..., Compiling] = begin_compile,
) -> MappedCode:
    """Compiles a module, and maps its LDS instructions by debug locations.

    Args:
        module: to compile.
        options: how.
        compiled: what it compiles to by these options, if that is known already.
        once: compile nothing but the traced copy, and take its code for that of the module
            (`ldsopt.checker.tracing.stands_for`).
        begin: as for `compile_mapped`.

    Raises:
        InputError, CompilerFailed, Unavailable: as `check`.
    """
    arch, compiler, module = require_arch(module), find(options.compiler), _as_compiled(module, options)
    llvm = compiler.llvm_major
    with ExitStack() as compilations:

        def begun(text: str, llvm_options: tuple[str, ...] = (), *, unverified: bool = False) -> Compiling:
            compiling = begin(
                text,
                arch.name,
                options,
                source=module.source,
                llvm_options=llvm_options,
                unverified=unverified,
            )
            return compilations.enter_context(compiling)

        plain = None
        if not once:
            plain = begun(text_for(module, llvm)) if compiled is None else Compiling(lambda _: compiled)
        accesses = find_accesses(module, named_bases=NAMED_BASES not in options.no_assume)
        if plain is not None and not accesses.functions:
            return MappedCode(accesses, Assembly(None, (), ()), AccessMap({}, True), plain.result())
        barriers = {barrier: _BARRIER_CLASS for f in accesses.functions for barrier in f.barriers}
        key = trace(module, {**accesses.classes, **barriers})
        traced = begun(lowered_for(key.text, module, llvm), compile_options(compiler), unverified=True)
        if plain is None:
            twin = traced.result()
            code = replace(twin, data=without_locations(twin.data))
        else:
            code = plain.result()  # it ran while the accesses were looked at
            twin = traced.result(quiet=True)  # the plain one has said it all
        listing = _parse(code, module)
        mapping = map_accesses(listing, _parse(twin, module), key, says_unknown=compiler.sets_options)
        return MappedCode(accesses, listing, mapping, code)


def with_operands(
    module: Module,
    code: MappedCode,
    options: CheckOptions,
    *,
    begin: Callable[..., Compiling] = begin_compile,
) -> MappedCode:
    """The code, with what memory operands tell of the instructions that debug locations leave open.

    Raises:
        CompilerFailed, Unavailable: as compiling.
    """
    compiler = find(options.compiler)
    is_own = compiler.kind is not CompilerKind.LLVMLITE
    if not code.accesses.functions or not compiler.makes_mir:
        return code
    if not is_own and not _lacks_origins(code.listing, code.mapping):
        return code
    classes = code.accesses.classes
    marked, arch = mir.mark(_as_compiled(module, options), classes), require_arch(module)
    marked = lowered_for(marked, module, compiler.llvm_major)
    with begin(
        marked, arch.name, options, source=module.source, llvm_options=mir.COMPILE_OPTIONS
    ) as printing:
        operands = mir.parse_mir(printing.result().data.decode("utf-8", "surrogateescape"))
    found = mir.map_by_operands(code.listing, operands, classes)
    return replace(code, mapping=mir.refined(code.mapping, found))


def _as_compiled(module: Module, options: CheckOptions) -> Module:
    """The module with the features that it is compiled with: what a wave accesses is as wide as the wave."""
    return replace(module, features=options.features) if options.features else module


def _rule(module: Module, code: MappedCode, finding: WaitFinding) -> Rule:
    """The rule for what the wait checker found. At a barrier behind a release fence it is a lost fence wait."""
    if finding.kind is not WaitFindingKind.BARE_BARRIER:
        return _RULES[finding.kind]
    lines = (point.line for point in finding.path)
    crossed = [line for line in lines if code.listing.text[line - 1].lstrip().startswith("s_barrier")]
    origins = [origin.access for line in crossed if (origin := code.mapping.origins.get(line))]
    fenced = [line is not None and guarding_fence(module, line) is not None for line in origins]
    return Rule.LOST_FENCE_WAIT if fenced and all(fenced) else Rule.BARE_BARRIER


def _all_unproven(findings: Iterable[Finding]) -> Iterator[Finding]:
    """The findings, none of them definite: in code that cannot be read fully, the missing part may be the wait."""
    return (replace(f, verdict=Verdict.UNPROVEN) for f in findings)


def _lacks_origins(listing: Assembly, mapping: AccessMap) -> bool:
    """Whether debug locations tell of some LDS instruction not even the class of its accesses."""
    return any(
        (is_lds_access(instruction) or is_lds_dma(instruction)) and mapping.of(instruction) is UNKNOWN
        for function in listing.functions
        for block in function.blocks
        for instruction in block.instructions
    )


def _ordered(findings: list[Finding]) -> tuple[Finding, ...]:
    """The findings without duplicates, the surest first."""
    unique: dict[tuple[Rule, int | None, int | None, int | None], Finding] = {}
    for f in sorted(findings, key=lambda f: _ORDER[f.verdict]):
        name = (f.rule, f.started.ir_line, f.started.asm_line, f.used.asm_line if f.used else None)
        unique.setdefault(name, f)
    return tuple(
        sorted(
            unique.values(),
            key=lambda f: (_ORDER[f.verdict], f.function, f.started.asm_line or 0, f.started.ir_line or 0),
        )
    )


def _parse(compiled: Compiled, module: Module) -> Assembly:
    listing = parse_assembly(compiled.data.decode("utf-8", "surrogateescape"), module.source)
    if not any(map(_IMITATED.search, module.lines)):
        return listing
    return replace(
        listing, functions=tuple(_doubted(function, listing.text) for function in listing.functions)
    )


def _doubted(function: AsmFunction, text: Sequence[str]) -> AsmFunction:
    """The function, of which is not known what in it is inline assembly and what is LLVM's, if it has any."""
    marks = [Unreadable(number, _NOT_TOLD_APART) for number in function.lines if "#ASM" in text[number - 1]]
    return replace(function, unreadable=(*function.unreadable, *marks[:1]))


def _summary(function: AsmFunction, waits: FunctionWaits, mapping: AccessMap) -> FunctionCheck:
    mapped: Counter[str] = Counter()
    for block in function.blocks:
        for instruction in block.instructions:
            if is_lds_access(instruction) or is_lds_dma(instruction):
                origin = mapping.of(instruction)
                known = origin.of_class is not None or origin.among
                mapped["exact" if origin.access is not None else "class" if known else "none"] += 1
    lines = {fact.line for fact in waits.waits}
    met = waits.meetings
    needed = {fact.line for fact in waits.waits if not fact.redundant}
    for_dma = {fact.line for fact in waits.waits if fact.dma and not fact.completes_others}
    return FunctionCheck(
        name=function.name,
        waits=len(lines),
        redundant=len(lines - needed),
        for_dma=len(for_dma),
        recoverable=sum(fact.recoverable for fact in waits.waits),
        exact=mapped["exact"],
        by_class=mapped["class"],
        unmapped=mapped["none"],
        meetings=met.apart if met else (),
        meetings_are_exact=met is None or met.is_exact,
    )


def _reordered(
    module: Module, code: MappedCode, overlap: AccessOverlap, describe: Describe
) -> Iterator[Finding]:
    accesses = code.accesses
    compiled = {function.name: function for function in code.listing.functions}
    found = {f.name: f for f in accesses.functions}
    for function in accesses.provenance.functions():
        inside = {access.line: access for access in found[function.name].accesses}
        transfers = frozenset(line for line, access in inside.items() if _is_transfer(access))
        if function.name not in compiled or not transfers:
            continue
        mapped = CompiledFunction(compiled[function.name], code.mapping, accesses.possible)
        for pair in overtaken(function, successors(function), transfers, inside, mapped):
            if not any(accesses.footprint(line).writes for line in (*pair.first, *pair.second)):
                continue
            touch = overlap.of_all_passes(pair.first_instruction, pair.second_instruction)
            if touch is not Touch.NEVER:
                yield describe.reordered(function.name, pair, touch)


def _is_transfer(access: Access) -> bool:
    """Whether an access is an asynchronous transfer between LDS and memory, in either direction."""
    row = access.intrinsic
    return access.is_dma or (row is not None and row.transfer in (Transfer.ASYNC_READ, Transfer.DMA_TENSOR))
