"""Annotating with the compiler as the judge: tags that lose a wait, cost something or gain nothing are taken back.

The rules follow knowledge of LLVM; the compiled code decides. The original module and the annotated one are compiled,
and the verdict on each function is that of `ldsopt.compare.settle`. An access that the tagged code lets run too early
loses its alias information; a function whose edits are withdrawn gets its original text.

In a version of a module, kernels that equal the input's keep the input's code and its check.

Rule: a kernel's code, and all findings of `check` in it, depend on no other kernel's body, if

* every function that is defined is a kernel. Nothing can call a kernel, so nothing of one is inlined into another, and
  none has its registers; and LLVM lays out the LDS of each kernel by itself if only kernels name variables (LLVM,
  AMDGPULowerModuleLDS.cpp);
* no address in LDS escapes, in the input or in the version, so no kernel loads one that another has stored;
* there are no aliases, and no assembly outside of functions.

So the compiled copy of the version has an empty body for these kernels. They still exist in it, since labels of the
code contain the numbers of functions.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import TypeVar

from ldsopt.analysis.provenance.provenance import provenance_of
from ldsopt.checker.findings import RANK, Check, Comparison, Verdict
from ldsopt.checker.options import CheckOptions
from ldsopt.codegen.options import Emit
from ldsopt.compare.settle import EditVerdicts, Settling, Terms, Withdrawn, by_terms
from ldsopt.compare.transformed import Transformed
from ldsopt.compare.versions import (
    CompiledVersion,
    KnownVersions,
    VersionCode,
    compiled_version,
    is_compiled_once,
)
from ldsopt.compare.worth import gains_anything
from ldsopt.errors import CompilerFailed
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse, reparse, require_arch
from ldsopt.transforms.annotate.annotated import Annotation
from ldsopt.transforms.annotate.bare_barriers import has_bare_barrier, waits_by_itself
from ldsopt.transforms.annotate.options import AnnotateOptions


def validate(
    module: Module,
    result: Transformed[Annotation],
    options: AnnotateOptions,
    checking: CheckOptions,
    annotated: Callable[[AnnotateOptions], Transformed[Annotation]],
    *,
    keep_tags: bool,
    checks_input: bool,
    emit: Emit | None,
    has_dma: bool,
    known: KnownVersions | None,
) -> Transformed[Annotation]:
    """Takes back edits of annotating that the compiled code does not justify.

    Args:
        module: the input.
        result: its annotation by `options`.
        options, checking, keep_tags, checks_input, emit, known: as for `ldsopt.annotate_validated`.
        annotated: makes the module's annotation by other options.
        has_dma: there is LDS-DMA, for which a wait may be lost.

    Raises:
        CompilerFailed, Unavailable: as compiling.
    """
    once = is_compiled_once(module, checking, emit)

    def compiled(version: Module, text: str = "") -> CompiledVersion:
        return compiled_version(version, checking, once=once, text=text, known=known)

    def code_of(made: Transformed[Annotation]) -> CompiledVersion:
        text = parse(made.text, source=made.source, mcpu=made.arch, features=checking.features)
        same = unedited(module, made.details.edits) if apart else ()
        if same and are_independent(text):
            return version_with(before, text, same, compiled)
        return compiled(text, made.text)

    def changed(made: Transformed[Annotation]) -> list[str]:
        return [f.name for f in made.details.functions if not f.left_whole] if made.details.edits else []

    def again(withdrawn: Withdrawn) -> Transformed[Annotation]:
        left = dict(options.left) | withdrawn.functions
        return annotated(replace(options, without_tags=options.without_tags | withdrawn.accesses, left=left))

    apart = emit is None and are_independent(module)
    try:
        before = compiled(module, module.text)
    except CompilerFailed:
        if has_dma or emit or checks_input:
            raise
        by_rules = annotated(replace(options, judged=False))  # the rules decide alone
        return replace(by_rules, acceptance=EditVerdicts())
    # Without LDS-DMA only a wait on which a bare barrier relies is lost: tags change the schedule.
    is_bare = not waits_by_itself(module, require_arch(module)) and has_bare_barrier(
        module, 0, len(module.lines)
    )
    checks = has_dma or options.repair or checks_input or is_bare
    terms = Terms(
        # Without LDS-DMA no tag costs a wait by itself: true facts are stated, whatever this compiler makes of them.
        gains_anything if has_dma else None,
        repairs=Verdict.LATENT if options.repair else Verdict.DEFINITE,
        insists="--keep-tags" if keep_tags else "",
    )
    settling = Settling(
        code_of,
        changed,
        again,
        by_terms(terms, checks=checks),
        accesses=lambda made, name: next(
            (f.access_lines for f in made.details.functions if f.name == name and f.dma_scoped), ()
        ),
        insists=terms.insists,
        checks=checks,
        checks_input=checks_input or options.repair,
    )
    settled, acceptance = settling.settle(before, result)
    keeps_code = emit or known is not None
    return replace(settled, acceptance=acceptance if keeps_code else replace(acceptance, compiled=None))


def unchanged(module: Module, checking: CheckOptions, *, emit: Emit | None) -> EditVerdicts:
    """The verdict of `check` on an unchanged module.

    Raises:
        CompilerFailed, Unavailable: as compiling.
    """
    code = compiled_version(module, checking, once=is_compiled_once(module, checking, emit))
    return EditVerdicts((), Comparison(code.check, code.check), code.code.compiled if emit else None)


T = TypeVar("T")


def unedited(module: Module, edits: Edits) -> frozenset[str]:
    """The names of the functions that edits leave as they are."""
    if edits.relocations:
        return frozenset()
    lines = sorted(edits.lines)
    return frozenset(
        body.name
        for body in module.bodies()
        if bisect_left(lines, body.line) == bisect_right(lines, body.end)
    )


def are_independent(module: Module) -> bool:
    """True if there are several functions, all kernels whose code depends on no other (the module's rule)."""
    provenance = provenance_of(module)
    functions = provenance.found
    is_alone = not provenance.aliases and not module.assembly_words()
    return len(functions) > 1 and is_alone and not provenance.escapes and all(f.is_kernel for f in functions)


def version_with(
    before: CompiledVersion,
    module: Module,
    same: Collection[str],
    compiled: Callable[[Module], CompiledVersion],
) -> CompiledVersion:
    """A version in which some kernels equal the input's. Lines of findings are those of the copy.

    Args:
        before: the input's code.
        module: the version.
        same: the names of those kernels.
        compiled: compiles the copy.

    Raises:
        CompilerFailed, Unavailable: as compiling.
    """
    part = compiled(reparse(_with_empty(module, same), module))

    def merged(old: Mapping[str, T], new: Mapping[str, T]) -> dict[str, T]:
        return {name: old[name] if name in same and name in old else one for name, one in new.items()}

    def check() -> Check:
        old, new = before.check, part.check
        summaries = {function.name: function for function in old.functions}
        findings = [f for f in old.findings if f.function in same]
        findings += [f for f in new.findings if f.function not in same]
        return replace(
            new,
            functions=tuple(
                summaries[f.name] if f.name in same and f.name in summaries else f for f in new.functions
            ),
            findings=tuple(sorted(findings, key=lambda f: (RANK[f.verdict], f.function))),
            is_same_code=old.is_same_code and new.is_same_code,
            assumptions=tuple(dict.fromkeys((*old.assumptions, *new.assumptions))),
        )

    functions = merged(before.code.functions, part.code.functions)
    digests = merged(before.code.digests, part.code.digests)
    return CompiledVersion(VersionCode(part.code.compiled, functions, digests), check)


def _with_empty(module: Module, names: Collection[str]) -> str:
    """The text in which the bodies of these kernels are a single return."""
    out: list[str] = []
    done = 0
    for body in module.bodies():
        if body.name in names:
            out += [*module.lines[done : body.line + 1], "  ret void"]
            done = body.end
    return "\n".join([*out, *module.lines[done:]])
