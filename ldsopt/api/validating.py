"""Annotating with the compiler as the judge: tags that lose a wait, or that gain nothing, are taken back.

The rules follow what is known of LLVM; the last word has the code. A module with LDS-DMA is compiled as it came and as
it is annotated, and both are checked (`ldsopt.checker`):

* an access that the tagged code lets run too early, and that of the input does not, loses its alias information;
* a function whose code is worse (more waits, spills or scratch, less occupancy) or not better (fewer waits for DMA,
  fewer LDS accesses, registers or instructions) comes back as it came, unless it has fewer hazards.

This is repeated until nothing changes; a function that still has a new finding comes back as it came.

Each is compiled once, with debug locations that tell which access an instruction comes from: these change no
instruction (`ldsopt.checker.tracing`), so the same code is measured, checked and, without them, written. Where that
may not be said, or the code that is written would not be that code, both are compiled plainly, and once more with
locations where findings are asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from itertools import count

from ldsopt.api.annotating import Annotated, Validated, annotate
from ldsopt.checker.findings import Check, Comparison, Finding, Verdict
from ldsopt.checker.judging import MappedCode, judge
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.run import compile_located, with_operands
from ldsopt.checker.tracing import CLAUSE_HINTS, is_plain_without, stands_for
from ldsopt.codegen.compile import compile_ir
from ldsopt.codegen.compilers import CompilerKind, find
from ldsopt.codegen.options import Emit
from ldsopt.compare.worth import gains_anything, harms
from ldsopt.ir.dialect import text_for
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse, require_arch
from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.measure import measure_assembly
from ldsopt.transforms.annotate.options import AnnotateOptions

_MOST_ROUNDS = 2
_LOST = "the backend would lose a wait with it"
_NO_BETTER = "its code would be no better"


class _CompiledModule:
    """What a module compiles to, and what is found there where that is asked for."""

    def __init__(self, module: Module, checking: CheckOptions, *, once: bool) -> None:
        self._module, self._checking, self._once = module, checking, once
        arch = require_arch(module).name
        if once:
            self.compiled = self._located.compiled
        else:
            text = text_for(module, find(checking.compiler).llvm_major)
            self.compiled = compile_ir(text, arch, checking, source=module.source)
        text = self.compiled.data.decode("utf-8", "surrogateescape")
        measured = measure_assembly(text, module.source, arch, self.compiled.compiler)
        self._listing = {
            function.name: function for function in parse_assembly(text, module.source).functions
        }
        self.functions = {
            function.name: replace(function, instructions=len(self.instructions(function.name)))
            for function in measured.functions
        }

    @cached_property
    def _located(self) -> MappedCode:
        known = None if self._once else self.compiled
        return compile_located(self._module, self._checking, compiled=known, once=self._once)

    @cached_property
    def check(self) -> Check:
        """The check of the code. Where it was compiled plainly, it takes another compilation."""
        mapped = with_operands(self._module, self._located, self._checking)
        return judge(self._module, mapped, self._checking)

    def instructions(self, function: str) -> list[tuple[str, str]]:
        """Mnemonics and operands of a function, hints left out, which depend on how it was compiled."""
        return [
            (one.mnemonic, one.operands)
            for block in self._listing[function].blocks
            for one in block.instructions
            if one.mnemonic not in CLAUSE_HINTS
        ]


def validate(
    module: Module,
    result: Annotated,
    options: AnnotateOptions,
    checking: CheckOptions,
    *,
    keep_tags: bool,
    checks_input: bool,
    emit: Emit | None,
) -> Validated:
    """Takes back what code does not bear out of what annotating has done.

    Args:
        module: that was annotated.
        result: what annotating made of it, by `options`.
        options, checking, keep_tags, checks_input, emit: as for `ldsopt.api.annotate_validated`.

    Raises:
        CompilerFailed, Unavailable: as compiling.
    """
    once = _is_compiled_once(module, checking, emit)
    before = _CompiledModule(module, checking, once=once)
    for number in count():
        after = _CompiledModule(_parsed(result, checking), checking, once=once)
        lost: dict[str, frozenset[int]] = {}
        left = {} if keep_tags or options.repair else _unchanged(before, after, result)
        if not left:
            judged = checks_input or after.check.count(Verdict.DEFINITE, Verdict.UNPROVEN)
            comparison = Comparison(before.check if judged else None, after.check)
            lost = _lost(comparison.new, result)
            left = {} if keep_tags else _not_better(before, after, result, options.repair)
        for function, lines in lost.items():
            if number >= _MOST_ROUNDS or not lines or lines <= options.without_tags:
                left[function] = _LOST
        if not lost and not left:
            return Validated(result, comparison, after.compiled if emit else None)
        if number > _MOST_ROUNDS:
            left = {function.name: _LOST for function in result.annotation.functions}
        options = replace(
            options,
            without_tags=options.without_tags.union(*lost.values()),
            left=dict(options.left) | left,
        )
        result = annotate(module, options)
        if not result.annotation.edits:
            break
    return Validated(
        result,
        Comparison(before.check, before.check) if checks_input else None,
        before.compiled if emit else None,
    )


def _is_compiled_once(module: Module, checking: CheckOptions, emit: Emit | None) -> bool:
    """Whether one compilation, with locations, tells all; and what is written, if code is, can be had from it."""
    if find(checking.compiler).kind is not CompilerKind.LLVMLITE or not stands_for(module, checking):
        return False
    return emit is None or (emit == "asm" and is_plain_without(module, require_arch(module)))


def _parsed(result: Annotated, checking: CheckOptions) -> Module:
    return parse(result.text, source=result.source, mcpu=result.arch, features=checking.features)


def _unchanged(before: _CompiledModule, after: _CompiledModule, result: Annotated) -> dict[str, str]:
    """By name, the functions whose code is the input's, so that the input's hazards are its own."""
    return {
        name: _NO_BETTER
        for name in _tagged(before, after, result)
        if before.instructions(name) == after.instructions(name)
    }


def _tagged(before: _CompiledModule, after: _CompiledModule, result: Annotated) -> list[str]:
    """The functions that were touched and have code of their own."""
    names = [function.name for function in result.annotation.functions if not function.left_whole]
    return [name for name in names if name in before.functions and name in after.functions]


def _lost(new: Iterable[Finding], result: Annotated) -> dict[str, frozenset[int]]:
    """By function, the lines of the accesses that new findings may be about; none where they are not known."""
    lines = {function.name: function.access_lines for function in result.annotation.functions}
    lost: dict[str, frozenset[int]] = {}
    for finding in new:
        numbers = finding.used.accesses if finding.used is not None else ()
        known = lines.get(finding.function, ())
        found = frozenset(known[number] for number in numbers if number < len(known))
        lost[finding.function] = lost.get(finding.function, frozenset()) | found
    return lost


def _not_better(
    before: _CompiledModule, after: _CompiledModule, result: Annotated, repairs: bool
) -> dict[str, str]:
    """By name, the functions that should come back as they came, and why."""
    left = {}
    for name in _tagged(before, after, result):
        old, new = before.functions[name], after.functions[name]
        worse = ", ".join(map(str, harms(old, new)))
        if worse or not gains_anything(old, new):
            left[name] = f"its code would be worse: {worse}" if worse else _NO_BETTER
    if not left:
        return left
    hazards = [Counter(_hazards(code.check, latent=repairs)) for code in (before, after)]
    return {name: reason for name, reason in left.items() if hazards[1][name] >= hazards[0][name]}


def _hazards(check: Check, *, latent: bool) -> Iterable[str]:
    """The function of each finding; latent ones count where the input is to be repaired."""
    return (finding.function for finding in check.findings if latent or finding.verdict is not Verdict.LATENT)
