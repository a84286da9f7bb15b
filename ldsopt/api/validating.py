"""Annotating with the compiler as the judge: tags that lose a wait, cost something or gain nothing are taken back.

The rules follow what is known of LLVM; the last word has the code. The module is compiled as it came and as it is
annotated, and the verdict on each function is that of `ldsopt.compare.verdicts`. An access that the tagged code lets
run too early loses its alias information; a function whose edits are withdrawn comes back as it came.
"""

from __future__ import annotations

from dataclasses import replace

from ldsopt.api.annotating import annotate
from ldsopt.checker.findings import Comparison, Verdict
from ldsopt.checker.options import CheckOptions
from ldsopt.codegen.options import Emit
from ldsopt.compare.settle import Settling, Withdrawn, by_terms
from ldsopt.compare.transformed import Transformed
from ldsopt.compare.unchanged_kernels import are_independent, unedited, version_with
from ldsopt.compare.verdicts import EditVerdicts, Terms
from ldsopt.compare.versions import CompiledVersion, compiled_version, is_compiled_once
from ldsopt.compare.worth import gains_anything
from ldsopt.errors import CompilerFailed
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse, require_arch
from ldsopt.transforms.annotate.annotated import Annotation
from ldsopt.transforms.annotate.bare_barriers import has_bare_barrier, waits_by_itself
from ldsopt.transforms.annotate.options import AnnotateOptions


def validate(
    module: Module,
    result: Transformed[Annotation],
    options: AnnotateOptions,
    checking: CheckOptions,
    *,
    keep_tags: bool,
    checks_input: bool,
    emit: Emit | None,
    has_dma: bool,
) -> Transformed[Annotation]:
    """Takes back what code does not bear out of what annotating has done.

    Args:
        module: that was annotated.
        result: what annotating made of it, by `options`.
        options, checking, keep_tags, checks_input, emit: as for `ldsopt.api.annotate_validated`.
        has_dma: there is LDS-DMA, for which a wait may be lost.

    Raises:
        CompilerFailed, Unavailable: as compiling.
    """
    once = is_compiled_once(module, checking, emit)

    def compiled(version: Module) -> CompiledVersion:
        return compiled_version(version, checking, once=once)

    def code_of(made: Transformed[Annotation]) -> CompiledVersion:
        text = parse(made.text, source=made.source, mcpu=made.arch, features=checking.features)
        same = unedited(module, made.details.edits) if apart else ()
        if same and are_independent(text):
            return version_with(before, text, same, compiled)
        return compiled(text)

    def changed(made: Transformed[Annotation]) -> list[str]:
        return [f.name for f in made.details.functions if not f.left_whole] if made.details.edits else []

    def again(withdrawn: Withdrawn) -> Transformed[Annotation]:
        left = dict(options.left) | withdrawn.functions
        return annotate(
            module, replace(options, without_tags=options.without_tags | withdrawn.accesses, left=left)
        )

    apart = emit is None and are_independent(module)
    try:
        before = compiled(module)
    except CompilerFailed:
        if has_dma or emit or checks_input:
            raise
        by_rules = annotate(module, replace(options, judged=False))  # they decide alone
        return replace(by_rules, acceptance=EditVerdicts())
    # Without LDS-DMA no wait is lost but one that a bare barrier gets by on: tags change the schedule.
    is_bare = not waits_by_itself(module, require_arch(module)) and has_bare_barrier(
        module, 0, len(module.lines)
    )
    checks = has_dma or options.repair or checks_input or is_bare
    terms = Terms(
        # Without LDS-DMA no tag costs a wait by itself: what is true is said, whatever this compiler makes of it.
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
    return replace(settled, acceptance=acceptance if emit else replace(acceptance, compiled=None))


def unchanged(module: Module, checking: CheckOptions, *, emit: Emit | None) -> EditVerdicts:
    """The verdict of `check` on a module of which nothing is changed.

    Raises:
        CompilerFailed, Unavailable: as compiling.
    """
    code = compiled_version(module, checking, once=is_compiled_once(module, checking, emit))
    return EditVerdicts((), Comparison(code.check, code.check), code.code.compiled if emit else None)
