"""The command `ldsopt annotate`: its options, and what it calls."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from ldsopt.assumptions import NAMED_BASES
from ldsopt.checker.options import CheckOptions
from ldsopt.cli import dumping, isolated, transformed
from ldsopt.cli.declared import DUMP, QUIET, DeclaredCommand, OptionGroup, SingleOption, verbose
from ldsopt.cli.transformed import OutputOptions
from ldsopt.codegen.options import ARCHITECTURE
from ldsopt.errors import GateFailed
from ldsopt.options import Option
from ldsopt.transforms.annotate.options import AnnotateOptions

if TYPE_CHECKING:
    from ldsopt.report.annotation import AnnotationSubject


_LARGE = 20_000_000
"""Characters of a module whose memory is worth the time that it takes LLVM to free it; the end of the process frees all
of it at once."""


def _command(*, checked: bool | None, out: OutputOptions, told: frozenset[str], **given: object) -> None:
    """Attach alias scopes to LDS accesses by pointer provenance.

    IN is .ll, .bc or - (standard input). An access whose address comes from one named LDS base is tagged with that
    base and as not aliasing the others, so that the backend need not wait for LDS-DMA into other buffers before it.
    Every LDS-DMA gets the scopes and the form that the backend needs to wait correctly.

    \b
      ldsopt annotate kernel.ll -o out.ll && ldsopt diff kernel.ll out.ll
      ldsopt annotate kernel.ll -o out.s        # the code that was checked

    What the tags rest on is printed: between dynamic bases, the assumption named-bases.
    """
    if checked is False and out.emit is None:
        transformed.refuse_idle_compiler_options("annotate", told)
    _annotate(checked=checked, out=out, **given)


@isolated.work
def _annotate(
    *,
    input_file: str,
    mcpu: str | None,
    annotating: AnnotateOptions,
    opt: str | None,
    checked: bool | None,
    keep_tags: bool,
    checking: CheckOptions,
    out: OutputOptions,
    quiet: bool,
    verbose: bool,
    remarks: str | None,
    dump: str | None,
) -> None:
    gc.disable()  # short-lived, and what it builds has no cycles: collecting only costs
    from ldsopt import api
    from ldsopt.api.reading import read_for
    from ldsopt.ir.bindings import leave_modules_to_exit
    from ldsopt.ir.read import require_arch

    module = read_for(checking.compiler, input_file, mcpu=mcpu, features=checking.features)
    if out.emit is not None:
        require_arch(module)
    if opt:
        module = api.optimize_with_llvm(module, int(opt[1]))
    dumping.dump_module(dump, module)
    if annotating.require_proof:
        checking = replace(checking, no_assume=(NAMED_BASES,))
    details = verbose or out.json_file is not None or remarks is not None
    annotating = replace(annotating, details=details, reported=details or not quiet)
    if checked is False or module.arch is None:
        from ldsopt.api.compiler_rules import needless

        rules = needless(checking, module.arch)
        is_large = len(module.text) >= _LARGE
        if isolated.is_only_job() and not is_large:
            leave_modules_to_exit()
        result = api.annotate(module, replace(annotating, release_input=is_large, needless=rules))
        isolated.keep_until_exit(module, result)
    else:
        result = api.annotate_validated(
            module, annotating, checking, keep_tags=keep_tags, checks_input=bool(checked), emit=out.emit
        )
    if result.details.contract:
        from ldsopt.report.annotation_text import refuted

        if shared := refuted(result.details, module):
            raise GateFailed(shared)
    if checked and result.comparison is None:
        result = transformed.judged(
            api.check(module, checking), result, checking, is_changed=not result.untouched
        )

    def subject() -> AnnotationSubject:
        from ldsopt.report.annotation import AnnotationSubject

        return AnnotationSubject(result, out.name, out.respell, module)

    def as_json() -> str:
        from ldsopt.report.annotation_json import annotation_json

        return annotation_json(subject())

    def as_remarks() -> str:
        from ldsopt.report.annotation import annotation_remarks

        return annotation_remarks(subject())

    def summary() -> str:
        from ldsopt.report.annotation_text import annotation_text

        return annotation_text(subject(), explain=verbose)

    transformed.deliver(
        result,
        out,
        checking,
        reports=[(out.json_file, as_json), (remarks, as_remarks)],
        summary=None if quiet else summary,
    )


DECLARED = DeclaredCommand(
    "annotate",
    _command,
    (
        OptionGroup(OutputOptions, "out"),
        QUIET,
        SingleOption("mcpu", str, None, ARCHITECTURE),
        OptionGroup(AnnotateOptions, "annotating"),
        SingleOption(
            "opt",
            Literal["O1", "O2", "O3"],
            None,
            Option(
                ("--opt",),
                "Run LLVM's pipeline first. Tags belong on final IR: optimizing afterwards can undo their safety.",
            ),
        ),
        SingleOption(
            "checked",
            bool,
            None,
            Option(
                ("--check/--no-check",),
                "--check: write nothing if the compiled output has a finding that the input did not have. "
                "--no-check: compile nothing, the rules alone decide. Default: tags that lose a wait, or by which "
                "code is worse or no better, are taken back.",
            ),
        ),
        SingleOption(
            "keep_tags",
            bool,
            False,
            Option(
                ("--keep-tags",), "Keep the tags of functions whose code is worse or no better with them."
            ),
        ),
        OptionGroup(CheckOptions, "checking"),
        DUMP,
        verbose("Say for each access without a tag where its base was lost.", "--explain"),
        SingleOption(
            "remarks",
            str,
            None,
            Option(("--remarks",), "Write the report as LLVM optimization remarks (YAML).", metavar="FILE"),
        ),
    ),
)
