"""`check`: compiles a module, maps the code back to its LDS accesses, and proves that no wait is missing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from ldsopt.check.accesses import Accesses, AccessOverlap, find_accesses
from ldsopt.check.findings import Check, Finding, FunctionCheck, Place, Rule, Verdict
from ldsopt.check.mapping import AccessMap, map_accesses
from ldsopt.check.ordering import overtaken
from ldsopt.check.tracing import COMPILE_OPTIONS, trace
from ldsopt.codegen.compile import Compiled, compile_ir
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.module import Function, Module
from ldsopt.ir.read import require_arch
from ldsopt.ir.syntax import attachments
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly, parse_assembly
from ldsopt.isa.measure import is_lds_access, is_lds_dma
from ldsopt.isa.wait_check import check_function
from ldsopt.isa.wait_facts import Finding as WaitFinding
from ldsopt.isa.wait_facts import FindingKind, FunctionWaits, Touch
from ldsopt.target.arch import Arch
from ldsopt.transforms import laundering

NAMED_BASES = "named-bases"

_RULES = {
    FindingKind.MISSING_WAIT: Rule.MISSING_WAIT,
    FindingKind.ACROSS_BARRIER: Rule.ACROSS_BARRIER,
    FindingKind.BARE_BARRIER: Rule.BARE_BARRIER,
    FindingKind.REGISTER_HAZARD: Rule.REGISTER_HAZARD,
}
_ALIAS_INFORMATION = re.compile(r", !(?:alias\.scope|noalias|tbaa(?:\.struct)?) !")
_ORDER = {Verdict.DEFINITE: 0, Verdict.UNPROVEN: 1, Verdict.LATENT: 2}


def check(
    module: Module,
    *,
    opt_level: int = 3,
    features: str = "",
    llc: Path | None = None,
    named_bases: bool = True,
    timeout_seconds: float | None = None,
) -> Check:
    """Checks what a module compiles to.

    Args:
        module: to compile.
        opt_level, features, llc, timeout_seconds: as for compiling.
        named_bases: take differently named dynamic bases to be used with disjoint bytes, where that is not proved.

    Raises:
        InputError: no architecture is known.
        CompilerFailed, Unavailable: as compiling.
    """
    arch = require_arch(module)
    accesses = find_accesses(module, named_bases=named_bases)
    key = trace(module, accesses.classes)

    def compiled(text: str, options: tuple[str, ...] = ()) -> Compiled:
        return compile_ir(
            text,
            arch.name,
            opt_level=opt_level,
            features=features,
            llc=llc,
            timeout_seconds=timeout_seconds,
            source=module.source,
            options=options,
        )

    plain = compiled(module.text)
    listing = _parse(plain, module.source)
    mapping = map_accesses(listing, _parse(compiled(key.text, COMPILE_OPTIONS), module.source), key)
    overlap = AccessOverlap(accesses, mapping)
    findings: list[Finding] = []
    functions = []
    describe = _Describe(module, mapping)
    for function in listing.functions:
        waits = check_function(function, arch, overlap)
        functions.append(_summary(function, waits, mapping))
        findings += (describe.of_wait(function.name, found) for found in waits.findings)
    findings += _reordered(module, accesses, listing, mapping, describe)
    findings += _in_the_ir(module, accesses, arch, describe)
    unique = {(f.key, f.started.asm_line, f.used.asm_line if f.used else None): f for f in findings}
    return Check(
        module.source,
        arch.name,
        plain.compiler,
        tuple(functions),
        tuple(
            sorted(unique.values(), key=lambda f: (_ORDER[f.verdict], f.function, f.started.asm_line or 0))
        ),
        mapping.is_same_code,
        (NAMED_BASES,) if named_bases and accesses.assumes_named_bases else (),
    )


def _parse(compiled: Compiled, source: str) -> Assembly:
    return parse_assembly(compiled.data.decode("utf-8", "surrogateescape"), source)


class _Describe:
    """Places of findings."""

    def __init__(self, module: Module, mapping: AccessMap) -> None:
        self._module, self._mapping = module, mapping

    def place(self, instruction: AsmInstruction) -> Place:
        line = self._mapping.of(instruction).access
        asm = f"{instruction.mnemonic} {instruction.operands}".strip()
        return Place(None if line is None else line + 1, self.ir(line), instruction.line, asm)

    def ir(self, line: int | None) -> str:
        return "" if line is None else attachments(self._module.lines[line])[0].strip()

    def of_wait(self, function: str, found: WaitFinding) -> Finding:
        return Finding(
            _RULES[found.kind],
            Verdict.DEFINITE if found.verdict is Touch.MUST else Verdict.UNPROVEN,
            function,
            self.place(found.started),
            self.place(found.used),
            found.counter,
            tuple((point.label, point.line) for point in found.path),
        )


def _summary(function: AsmFunction, waits: FunctionWaits, mapping: AccessMap) -> FunctionCheck:
    mapped: Counter[str] = Counter()
    for block in function.blocks:
        for instruction in block.instructions:
            if is_lds_access(instruction) or is_lds_dma(instruction):
                origin = mapping.of(instruction)
                known = "exact" if origin.access is not None else "class"
                mapped[known if origin.of_class is not None else "none"] += 1
    lines = {fact.line for fact in waits.waits}
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
    )


def _reordered(
    module: Module, accesses: Accesses, listing: Assembly, mapping: AccessMap, describe: _Describe
) -> Iterator[Finding]:
    compiled = {function.name: function for function in listing.functions}
    found = {f.name: f for f in accesses.functions}
    for function in module.functions():
        inside = found[function.name].accesses
        dmas = frozenset(access.line for access in inside if access.is_dma)
        others = frozenset(access.line for access in inside if not access.is_dma)
        if function.name not in compiled or not dmas:
            continue
        targets = _targets(module, function)
        for pair in overtaken(function, targets.__getitem__, dmas, others, compiled[function.name], mapping):
            touch = accesses.layout.touch(accesses.footprint(pair.dma), accesses.footprint(pair.access))
            if touch.value == Touch.NEVER.value:
                continue
            yield Finding(
                Rule.REORDERED,
                Verdict.DEFINITE if touch.value == Touch.MUST.value else Verdict.UNPROVEN,
                function.name,
                describe.place(pair.dma_instruction),
                describe.place(pair.access_instruction),
            )


def _targets(module: Module, function: Function) -> list[list[int]]:
    """Indices of the blocks that each block's terminator may go to."""
    index = {block.address: number for number, block in enumerate(function.blocks)}
    return [
        [
            index[operand]
            for operand in function.instructions[block.stop - 1].operands
            if operand in index and module.kind(operand) == ValueKind.BASIC_BLOCK
        ]
        for block in function.blocks
    ]


def _in_the_ir(module: Module, accesses: Accesses, arch: Arch, describe: _Describe) -> Iterator[Finding]:
    """Latent findings: what invites the backend to forget a DMA."""
    if arch.generation == "gfx1250":
        return  # it inserts no waits for asynchronous operations, so there is none to lose
    for function in accesses.functions:
        lines = module.lines
        informed = any(
            _ALIAS_INFORMATION.search(lines[access.line]) for access in function.accesses if not access.is_dma
        )
        for access in function.accesses:
            if not access.is_dma or access.intrinsic is None:
                continue
            place = Place(access.line + 1, describe.ir(access.line))
            if informed and "alias.scope" not in attachments(lines[access.line])[1]:
                yield Finding(Rule.DMA_WITHOUT_SCOPE, Verdict.LATENT, function.name, place)
            elif not laundering.is_laundered(lines, access.line, access.callee, access.intrinsic):
                yield Finding(Rule.DMA_NOT_LAUNDERED, Verdict.LATENT, function.name, place)
