"""The report of `annotate` as JSON, schema ``ldsopt.annotation/1`` (docs/json.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from ldsopt.analysis.provenance.accesses import AccessKind
from ldsopt.analysis.separation.separation import Pair, Standing
from ldsopt.checker.findings import Check, Comparison, Left, Verdict
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, Positive, filled, json_text
from ldsopt.report.annotation import STATUSES, AnnotationSubject
from ldsopt.report.grounds import AssumptionMember, assumption_members
from ldsopt.transforms.annotate.annotated import AnnotatedFunction, Status

if TYPE_CHECKING:
    from ldsopt.report.annotation_steps import (
        AnnotationAlignment,
        AnnotationBarriers,
        AnnotationDoubleBuffers,
        AnnotationFences,
        AnnotationShuffles,
        AnnotationSwizzles,
    )


@dataclass(frozen=True, slots=True)
class AnnotationPair:
    """Two dynamic bases.

    Attributes:
        bases: the two names, in module order.
        standing: proved: their bytes never meet; refuted: two accesses touch a common byte; assumed: neither is
            known.
    """

    bases: tuple[str, str]
    standing: Standing


@dataclass(frozen=True, slots=True)
class AnnotationFindings:
    """Counts of one module.

    Attributes:
        recoverable: waits for LDS-DMA that no access needs.
    """

    definite: Natural
    unproven: Natural
    latent: Natural
    recoverable: Natural


@dataclass(frozen=True, slots=True)
class AnnotationCheck:
    """The checks of input and output, as `ldsopt check` makes them.

    Attributes:
        compiler: name and version of what generated the code.
        before: of the input; null if nothing depended on it, so that it was only measured.
        recovered: how many recoverable waits fewer there are; null if the input was not checked.
        left: the output's findings by kind, without the latent ones.
    """

    compiler: str
    before: AnnotationFindings | None
    after: AnnotationFindings
    recovered: Natural | None
    left: tuple[Left, ...]


@dataclass(frozen=True, slots=True)
class UntaggedMember:
    """An access without alias information.

    Attributes:
        line: in the output, 1-based; null where it is not known.
        by: a rule, or the code that was compiled.
    """

    line: Positive | None
    by: Literal["code", "rule"]


@dataclass(frozen=True, slots=True)
class AccessMember:
    """An access of LDS.

    Attributes:
        line: in the output, 1-based; null where it is not known.
        bases: names of the variables that its addresses are derived from; empty if they are not known.
        instruction: its IR in the input, without metadata.
        lost: where no base is known: the values from the address back to the one that lost it, as IR of the input.
    """

    FURTHER: ClassVar = {
        "if": {"properties": {"status": {"enum": ["ambiguous", "unknown"]}}},
        "then": {"properties": {"bases": {"maxItems": 0}}},
        "else": {"properties": {"bases": {"minItems": 1}, "lost": {"maxItems": 0}}},
    }

    line: Positive | None
    kind: AccessKind
    status: Status
    bases: Annotated[tuple[str, ...], ("uniqueItems", True)]
    instruction: str
    lost: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnnotatedMember:
    """A function that accesses LDS.

    Attributes:
        kernel: the host launches it.
        line: of its define in the output, 1-based; null where it is not known.
        left_whole: why it was not touched; null if it was.
        given_back: it is left whole because of its code: it would be worse, no better, or lose a wait.
        counts: how many accesses ended as what; they add up to the length of accesses.
        dma_scoped: LDS-DMAs that got their scopes and a laundered destination.
        dma_repaired: those among them for which the stock compiler loses waits.
        asm_waits_made_legible: asm statements of waits and barriers turned into intrinsics.
        barriers_drained: barriers without a fence that now wait for the wave's LDS operations.
        fence_waits_kept: barriers behind a fence of which LLVM may drop the wait, which is now written out.
        dma_drained: DMAs by a global load that now stand between waits for the wave's LDS operations.
        left_untagged: accesses without alias information, not even the input's, as the backend would lose their wait
            with it.
        accesses: in text order.
    """

    name: str
    kernel: bool
    line: Positive | None
    left_whole: str | None
    given_back: bool
    counts: Mapping[Status, Natural]
    dma_scoped: Natural
    dma_repaired: Natural
    asm_waits_made_legible: Natural
    barriers_drained: Natural
    fence_waits_kept: Natural
    dma_drained: Natural
    left_untagged: tuple[UntaggedMember, ...]
    accesses: tuple[AccessMember, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnotationDocument:
    """The changes of `ldsopt annotate --json` to a module, function by function and access by access.

    Attributes:
        source: name of the input as the user gave it.
        output: name of the output; - for standard output.
        arch: the gfx architecture; null where neither the module nor the user names one.
        changed: the output differs from the input's canonical print.
        reason: why nothing was changed; null if something was.
        bases: names of the LDS variables told apart, in module order.
        assumptions: what the tags and the narrowed fences rest on.
        escapes: an address derived from LDS leaves the analysis's sight; if false, that integers from memory and
            calls are plain offsets is proved.
        contract: how each pair of dynamic bases stands; empty where byte ranges were not computed.
        regions: number of regions told apart within one base, by its name; only bases with more than one.
        rules_left_out: rules that the compiler which the output is for does not need, and that would have changed
            something.
        notes: what reading the input changed, one sentence each.
        warnings: one sentence each.
        check: what was found in the code of output and input; null if nothing was tagged that had to be compiled, and
            --check was not given.
        fences: what was done about the fences of workgroups; null if --fences was not given.
        shuffles: what was done about exchanges between lanes by LDS hardware; null if --shuffles was not given.
        alignment: what was done about the alignment of LDS accesses; null if --align was not given.
        barriers: what was done about barriers that only one wave needs; null if --barriers was not given.
        double_buffers: what was done about barriers that two buffers make needless; null if --double-buffer was not
            given.
        swizzles: the swizzled variables; null if --swizzle was not given.
        functions: those that access LDS, in text order.
    """

    SCHEMA: ClassVar = "ldsopt.annotation/1"
    FURTHER: ClassVar = {
        "if": {"properties": {"changed": {"const": True}}},
        "then": {"properties": {"reason": {"type": "null"}}},
        "else": {"properties": {"reason": {"type": "string"}}},
    }

    source: str
    output: str
    arch: str | None
    changed: bool
    reason: str | None
    bases: Annotated[tuple[str, ...], ("uniqueItems", True)]
    assumptions: tuple[AssumptionMember, ...]
    escapes: bool
    contract: tuple[AnnotationPair, ...]
    regions: Mapping[str, Annotated[int, ("minimum", 2)]]
    rules_left_out: tuple[str, ...]
    notes: tuple[str, ...]
    warnings: tuple[str, ...]
    check: AnnotationCheck | None
    fences: AnnotationFences | None = None
    shuffles: AnnotationShuffles | None = None
    alignment: AnnotationAlignment | None = None
    barriers: AnnotationBarriers | None = None
    double_buffers: AnnotationDoubleBuffers | None = None
    swizzles: AnnotationSwizzles | None = None
    functions: tuple[AnnotatedMember, ...]


def annotation_json(subject: AnnotationSubject) -> str:
    """The whole report, with a final newline."""
    annotation, comparison = subject.details, subject.made.comparison
    return json_text(
        AnnotationDocument(
            source=subject.made.source,
            output=subject.output,
            arch=subject.made.arch,
            changed=annotation.is_changed,
            reason=None if annotation.is_changed else annotation.reason or None,
            bases=annotation.bases,
            assumptions=assumption_members(annotation.assumptions),
            escapes=annotation.escapes,
            contract=tuple(_pair(subject, pair) for pair in annotation.contract),
            regions=dict(annotation.regions),
            rules_left_out=annotation.rules_left_out,
            notes=subject.module.notes,
            warnings=annotation.warnings,
            check=_check(comparison) if comparison else None,
            **_steps(subject),
            functions=tuple(_function(subject, function) for function in annotation.functions),
        )
    )


def _steps(subject: AnnotationSubject) -> dict[str, Any]:
    if not subject.details.has_steps:
        return dict.fromkeys(("fences", "shuffles", "alignment", "barriers"))
    from ldsopt.report.annotation_steps import steps_members  # loads the analysis of global memory

    return steps_members(subject)


def _check(comparison: Comparison) -> AnnotationCheck:
    return AnnotationCheck(
        compiler=comparison.after.compiler,
        before=_counts(comparison.before) if comparison.before else None,
        after=_counts(comparison.after),
        recovered=comparison.recovered,
        left=comparison.left,
    )


def _counts(check: Check) -> AnnotationFindings:
    definite, unproven, latent = map(check.count, Verdict)
    return AnnotationFindings(definite, unproven, latent, check.recoverable)


def _pair(subject: AnnotationSubject, pair: Pair) -> AnnotationPair:
    names = [base.name for base in subject.module.lds_globals()]
    return AnnotationPair(bases=(names[pair.first], names[pair.second]), standing=pair.standing)


def _function(subject: AnnotationSubject, function: AnnotatedFunction) -> AnnotatedMember:
    lines = subject.output_lines(function)
    return filled(
        AnnotatedMember,
        function,
        kernel=function.is_kernel,
        line=lines.get(function.line),
        counts={status: function.count(status) for status in STATUSES},
        dma_repaired=function.dma_unscoped_before,
        asm_waits_made_legible=function.waits_made_legible,
        left_untagged=tuple(
            UntaggedMember(line=lines.get(line), by="code" if line in function.taken_back else "rule")
            for line in function.uninformed
        ),
        accesses=tuple(
            AccessMember(
                line=lines.get(access.line),
                kind=access.kind,
                status=access.status,
                bases=tuple(access.bases),
                instruction=subject.instruction(access.line),
                lost=tuple(access.trail),
            )
            for access in function.accesses
        ),
    )
