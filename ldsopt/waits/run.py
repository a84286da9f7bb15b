"""`waits`: compiles a module, and makes the waits of the code wait for what is needed and no more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from ldsopt.checker.findings import Finding, Rule, Verdict
from ldsopt.checker.judging import JudgedFunction, Judging, MappedCode
from ldsopt.checker.run import compile_mapped, with_operands
from ldsopt.checker.tracing import is_plain_without, stands_for
from ldsopt.codegen.compilers import CompilerKind, find
from ldsopt.ir.attributes import features_on
from ldsopt.ir.module import Function, Module
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import AsmFunction
from ldsopt.waits.author import AuthorWaits, author_waits
from ldsopt.waits.changes import wait_changes
from ldsopt.waits.edits import ListingEdits, edits_of, is_plain_line, written
from ldsopt.waits.kept import why_kernel_stays
from ldsopt.waits.kernel_sync import KernelSync, kernel_sync
from ldsopt.waits.kernels import KernelCode, relax
from ldsopt.waits.missing import added_waits, wanted_by, wanted_by_releases, with_added
from ldsopt.waits.options import WaitsOptions
from ldsopt.waits.order import code_order
from ldsopt.waits.results import ExactWaits, KernelWaits
from ldsopt.waits.wait_needs import Lost

_MOST_REPAIRS = 4
"""A wait that is added may leave another one missing hardly ever, and not time and again."""


def exact_waits(module: Module, options: WaitsOptions | None = None) -> ExactWaits:
    """Makes the waits of what a module compiles to exact.

    Raises:
        InputError: no architecture is known.
        CompilerFailed, Unavailable: as compiling.
    """
    options = options or WaitsOptions()
    once = _is_compiled_once(module, options)
    code = compile_mapped(module, options, refine=False, once=once, tells_waits=True)
    found = with_exact_waits(module, code, options)
    if not found.rests_on_bytes:
        return found
    refined = with_operands(module, code, options)
    return found if refined is code else with_exact_waits(module, refined, options)


def _is_compiled_once(module: Module, options: WaitsOptions) -> bool:
    """Whether the assembly of the traced copy, without locations, is that of the module."""
    is_own = find(options.compiler).kind is CompilerKind.LLVMLITE
    return is_own and stands_for(module, options) and is_plain_without(module, require_arch(module))


def with_exact_waits(module: Module, code: MappedCode, options: WaitsOptions) -> ExactWaits:
    """The same of code that a module was compiled to."""
    run = _Run(module, code, options)
    kernels: list[KernelWaits] = []
    judged: list[JudgedFunction] = []
    changed: list[Finding] = []
    for function in code.listing.functions:
        before, kernel = run.function(function)
        found = before.findings
        if kernel.changes and kernel.after is not None:
            found = run.judging.findings(kernel.after.function)
            if is_worse(before.findings, found):
                kernel = KernelWaits(kernel.name, "with other waits its check has a finding more")
                found = before.findings
        judged.append(before)
        kernels.append(kernel)
        changed += found
    check = run.judging.check(judged, besides_waits=False)
    text = _written(code, kernels) if any(k.changes for k in kernels) else "\n".join(code.listing.text)
    return ExactWaits(code, text, tuple(kernels), check, tuple(changed))


def is_worse(before: Iterable[Finding], after: Iterable[Finding]) -> bool:
    """Whether some finding of a function's code is none of its code with other waits, or is surer, or of more
    executions.

    Instructions are told by their lines, which both have in common.
    """
    known = {_name(finding): finding for finding in before}
    for finding in after:
        old = known.get(_name(finding))
        if old is None or not set(finding.executions) <= set(old.executions):
            return True
        if finding.verdict is Verdict.DEFINITE and old.verdict is not Verdict.DEFINITE:
            return True
    return False


def _name(finding: Finding) -> tuple[object, ...]:
    used = finding.used.asm_line if finding.used else None
    rule = Rule.BARE_BARRIER if finding.rule is Rule.LOST_FENCE_WAIT else finding.rule
    return rule, finding.started.asm_line, used, finding.counter, finding.registers


def _written(code: MappedCode, kernels: Sequence[KernelWaits]) -> str:
    edits = ListingEdits()
    functions = []
    for before, kernel in zip(code.listing.functions, kernels, strict=True):
        after = kernel.after.function if kernel.changes and kernel.after is not None else before
        edits_of(before, after, edits)
        functions.append(after)
    return written(code.listing, functions, edits)


class _Run:
    """One module's code, and what all its kernels need to be known of it."""

    def __init__(self, module: Module, code: MappedCode, options: WaitsOptions) -> None:
        self._module = replace(module, features=options.features) if options.features else module
        self._code, self._options = code, options
        self._arch = require_arch(module)
        self._functions: Mapping[str, Function] = {f.name: f for f in module.functions()}
        self.judging = Judging(module, code, options)

    def function(self, function: AsmFunction) -> tuple[JudgedFunction, KernelWaits]:
        """A function as it came, judged, and its exact waits."""
        before = self._code_of(function)
        if isinstance(before, str):
            return self.judging.function(function), KernelWaits(function.name, before)
        needs = before.needs(checks=True, unproven_paths=self._options.repair)
        judged = self.judging.function(function, needs.checked)
        repaired = self._repaired(before, judged.findings, needs.lost)
        relaxed = relax(repaired, needs if repaired is before else None)
        changes = wait_changes(function, relaxed.code.function, self._arch)
        return judged, KernelWaits(function.name, "", changes, before, relaxed.before, relaxed.code)

    def _code_of(self, function: AsmFunction) -> KernelCode | str:
        """A kernel's code with what is known of it, or why its waits stay."""
        known = self._functions.get(function.name)
        if known is None:
            return "the module has no function of its name"
        features = features_on(self._module, known)
        why = why_kernel_stays(function, self._arch, features, is_same_code=self._code.mapping.is_same_code)
        if why:
            return why
        sync = kernel_sync(self._module, known)
        author = self._author_waits(function, sync)
        if sync.calls:
            return f"it calls others: {self._module.lines[sync.calls[0]].strip()}"
        if author.lost:
            return f"a wait of the author's is one with others, or gone: {self._module.lines[author.lost[0]].strip()}"
        order = code_order(function, self._arch, sync, self._code.mapping, features)
        return KernelCode(self.judging.checked_code(function), order, author)

    def _author_waits(self, function: AsmFunction, sync: KernelSync) -> AuthorWaits:
        found = author_waits(function, sync, self._code.mapping)
        # What is not spelled as it is read, an expression in inline assembly say, stays in any case.
        text = self._code.listing.text
        odd = {
            i.line
            for block in function.blocks
            for i in block.instructions
            if i.mnemonic.startswith("s_wait") and not is_plain_line(text[i.line - 1], i)
        }
        if self._options.author_waits == "tighten":
            return AuthorWaits(authored=frozenset(odd))
        return replace(found, authored=found.authored | odd)

    def _repaired(self, code: KernelCode, findings: Sequence[Finding], lost: Sequence[Lost]) -> KernelCode:
        """The code with the waits that are missing."""
        for _ in range(_MOST_REPAIRS):
            wanted = [
                *wanted_by(findings, code.function, unproven=self._options.repair),
                *wanted_by_releases(lost),
            ]
            if not wanted:
                break
            added = added_waits(code.checked.built().program, wanted)
            if not added:
                break
            code = code.with_function(with_added(code.function, added, code.arch, code.author.lines))
            findings, lost = self.judging.findings(code.function), code.needs(()).lost
        return code
