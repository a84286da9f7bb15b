"""The command `ldsopt annotate`: what it does."""

from __future__ import annotations

import gc
from dataclasses import replace

from ldsopt.api.annotating import annotate, annotate_validated, needless
from ldsopt.api.reading import module_of, read_for
from ldsopt.api.stages import passed
from ldsopt.assumptions import NAMED_BASES
from ldsopt.cli import dumping, isolated, transformed
from ldsopt.cli.declarations.transforms import Annotate
from ldsopt.errors import GateFailed, UsageError
from ldsopt.ir.bindings import leave_modules_to_exit
from ldsopt.ir.read import require_arch

_LARGE = 20_000_000
"""Characters of a module whose memory is worth the time that it takes LLVM to free it; the end of the process frees all
of it at once."""


def run(asked: Annotate) -> None:
    """Annotates a module, and writes it with its reports."""
    checked, out, checking, annotating = asked.checked, asked.out, asked.checking, asked.annotating
    if checked is False and asked.keep_tags:
        raise UsageError("--keep-tags: with --no-check no tag is taken back; leave one of the two out")
    if checked is False and out.emit is None:
        transformed.refuse_idle_compiler_options("annotate", asked.told)
    gc.disable()  # short-lived, and what it builds has no cycles: collecting only costs

    module = read_for(checking.compiler, asked.input_file, mcpu=asked.mcpu, features=checking.features)
    if out.emit is not None:
        require_arch(module)
    if asked.print_after:
        dumping.dump_module(None, module, after=asked.print_after)
    if asked.opt:
        from ldsopt.api.transforms import optimize_with_llvm

        module = optimized = optimize_with_llvm(module, int(asked.opt[1]))
        passed("opt", lambda: optimized)
    if not asked.print_after:
        dumping.dump_module(asked.dump, module)
    if annotating.require_proof:
        checking = replace(checking, no_assume=(NAMED_BASES,))
    details = asked.verbose or bool(out.reports) or asked.remarks is not None
    annotating = replace(annotating, details=details, reported=details or not asked.quiet)
    if checked is False or module.arch is None:
        rules = needless(checking, module.arch)
        is_large = len(module.text) >= _LARGE
        if isolated.is_only_job() and not is_large:
            leave_modules_to_exit()
        result = annotate(module, replace(annotating, release_input=is_large, needless=rules))
        isolated.keep_until_exit(module, result)
    else:
        result = annotate_validated(
            module, annotating, checking, keep_tags=asked.keep_tags, checks_input=bool(checked), emit=out.emit
        )
    passed("settle", lambda: module_of(result))
    if result.details.contract:
        from ldsopt.report.annotation_text import refuted

        if shared := refuted(result.details, module):
            raise GateFailed(shared)
    if checked and result.comparison is None:
        result = transformed.judged(module, result, checking, is_changed=not result.untouched)

    def report(render: str) -> str:
        """The report in one form. Its modules are not loaded for a call that asks for none."""
        from ldsopt.report.annotation import AnnotationSubject, annotation_remarks
        from ldsopt.report.annotation_json import annotation_json
        from ldsopt.report.annotation_text import annotation_text

        subject = AnnotationSubject(result, out.name, out.respell, module)
        if render == "json":
            return annotation_json(subject)
        if render == "remarks":
            return annotation_remarks(subject)
        return annotation_text(subject, explain=asked.verbose)

    transformed.deliver(
        result,
        out,
        checking,
        reports=[
            *((name, lambda: report("json")) for name in out.reports),
            (asked.remarks, lambda: report("remarks")),
        ],
        summary=None if asked.quiet else lambda: report("text"),
    )
