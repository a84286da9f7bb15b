"""IR to IR: annotated, by the rules alone or with the compiled code as the judge, as the command does.

It is separate from the other transforms, so that a build step that only annotates loads nothing else. Code that
compiles and checks is loaded only if something was tagged.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from ldsopt.api.reading import ModuleSource, module_of, takes
from ldsopt.api.stages import passed
from ldsopt.api.steps import first_step, handed_on, take_step, take_step_validated, with_step
from ldsopt.checker.options import CheckOptions
from ldsopt.codegen.options import DEFAULT_COMPILER, CompileOptions
from ldsopt.compare.transformed import Transformed, transformed
from ldsopt.ir import edits
from ldsopt.ir.module import Module
from ldsopt.target.arch import Arch
from ldsopt.transforms.annotate.annotated import Annotation
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.transforms.annotate.tags import why_nothing_is_tagged

if TYPE_CHECKING:
    from ldsopt.codegen.options import Emit
    from ldsopt.compare.versions import KnownVersions


@takes(AnnotateOptions)
def annotate(source: ModuleSource, options: AnnotateOptions) -> Transformed[Annotation]:
    """Attaches alias scopes to LDS accesses by pointer provenance, by the rules alone: nothing is compiled.

    `annotate_validated` also takes back tags that the compiled code does not justify, as the command does by default.

    Args:
        source: final, optimized IR: a module, the result of a transform, or a file's name.

    Returns:
        The output: the input's own text except for the edits, and the input itself if there is nothing to do.

    Raises:
        UsageError: there is no such assumption.
        InternalError: the output would differ in more than the edits.
    """
    module = module_of(source)
    if (step := first_step(options)) is not None:
        name, rest = step
        first = take_step(name, module, options.about_fences())
        passed(name.replace("_", "-"), lambda: handed_on(first))
        return with_step(name, first, annotate(handed_on(first), rest))
    annotation = _annotation(module, options)
    made = transformed(module, annotation.edits, annotation, release_input=options.release_input)
    passed("tags", lambda: module_of(made))
    return made


def _annotation(module: Module, options: AnnotateOptions) -> Annotation:
    if not options.reported and (reason := why_nothing_is_tagged(module, options)):
        module.require_match()
        return Annotation(edits=edits.Edits({}), functions=(), bases=(), reason=reason)
    from ldsopt.transforms.annotate.scopes import find_scopes  # not ahead: most modules end above

    return find_scopes(module, options)


def annotate_validated(
    module: Module,
    options: AnnotateOptions | None = None,
    checking: CheckOptions | None = None,
    *,
    keep_tags: bool = False,
    checks_input: bool = False,
    emit: Emit | None = None,
    known: KnownVersions | None = None,
) -> Transformed[Annotation]:
    """Annotates a module and takes back edits that its compiled code does not justify, as the command does.

    Args:
        module: final, optimized IR.
        options: of `annotate`.
        checking: how to compile and check.
        keep_tags: keep the tags of functions whose code is worse or no better.
        checks_input: check the input even if nothing depends on it.
        emit: the kind of code that will be written, so that exactly this code is checked.
        known: versions of the module whose code and checks need not be made again.

    Raises:
        CompilerFailed, Unavailable: as compiling.
    """
    checking = checking or CheckOptions()
    options = replace(
        options or AnnotateOptions(),
        release_input=False,
        needless=needless(checking, module.arch),
        judged=module.arch is not None,
    )
    if (step := first_step(options)) is not None:
        # First of all, so that tags are judged by the code that they will be in.
        name, rest = step
        first = take_step_validated(name, module, options.about_fences(), checking)
        passed(name.replace("_", "-"), lambda: handed_on(first))
        made = annotate_validated(
            handed_on(first),
            rest,
            checking,
            keep_tags=keep_tags,
            checks_input=checks_input,
            emit=emit,
            known=known,
        )
        return with_step(name, first, made)
    if options.repair:
        options = replace(options, lost_waits=lost_release_waits(module, checking))
    result = annotate(module, options)
    if module.arch is None or not (result.details.edits or options.repair):
        return result
    from ldsopt.api.validating import unchanged, validate

    if not result.details.edits:
        return replace(result, acceptance=unchanged(module, checking, emit=emit))
    return validate(
        module,
        result,
        options,
        checking,
        lambda chosen: annotate(module, chosen),
        keep_tags=keep_tags,
        checks_input=checks_input,
        emit=emit,
        has_dma=_has_dma(module, result),
        known=known,
    )


def lost_release_waits(module: Module, checking: CheckOptions) -> Mapping[int, frozenset[str]]:
    """The counters of the waits that a compiler's code lacks at releases, by the line of the barrier in the IR.

    If the IR's barrier for one of the code is not known, it may be any with a release in front of it.
    """
    if module.arch is None:
        return {}
    from ldsopt.checker.findings import Rule
    from ldsopt.checker.kernel_sync import kernel_sync
    from ldsopt.checker.releases import may_release
    from ldsopt.checker.run import check

    if not may_release(module):
        return {}

    found: dict[int, frozenset[str]] = {}
    functions = {function.name: function for function in module.functions()}
    for finding in check(module, checking).findings:
        if finding.rule in (Rule.LOST_RELEASE_WAIT, Rule.SCALAR_LOAD_WAIT) and finding.used is not None:
            line = finding.used.ir_line
            fenced = kernel_sync(module, functions[finding.function]).releases
            for barrier in (
                [line - 1] if line is not None else [at for at, fences in fenced.items() if fences]
            ):
                found[barrier] = found.get(barrier, frozenset()) | {finding.counter}
    return found


def _has_dma(module: Module, result: Transformed[Annotation]) -> bool:
    """True if there is LDS-DMA that a wait may be lost for.

    DMA that is left unchanged counts, too: the backend forgets it for accesses with alias information of the input, or
    of AMDGPULowerModuleLDS; the schedule, which tags of other accesses change, decides if that shows.
    """
    scoped = any(function.dma_scoped for function in result.details.functions)
    return scoped or any(
        line.startswith("  ") and "@llvm.amdgcn." in line and ".lds" in line for line in module.lines
    )


_LEFT_OUT = frozenset({"R9"})
"""Rules that cost needless waits on some compilers. The others stay: they cost nothing, or all compilers need them."""


def needless(options: CompileOptions, arch: Arch | None) -> frozenset[str]:
    """The rules that `annotate` leaves out for a named compiler; none for llvmlite, which needs all.

    Only answers for this very architecture count: without any, all rules stay. The first time a compiler is named it is
    probed (`ldsopt.compare.probe`), which takes some ten small compilations, each within the compiler's time limit.

    Raises:
        UsageError, Unavailable: as `probe`.
    """
    if options.compiler == DEFAULT_COMPILER or arch is None:
        return frozenset()
    from ldsopt.compare.probe import QUESTIONS, probe

    if not any(arch.name in question.archs and question.rule in _LEFT_OUT for question in QUESTIONS):
        return frozenset()
    found = probe(options.compiler, arch.name, timeout_seconds=options.timeout_seconds)
    return found.needless & _LEFT_OUT
