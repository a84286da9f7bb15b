"""Annotating with the compiler as the judge: tags that lose a wait, or that gain nothing, are taken back.

The rules follow what is known of LLVM; the last word has the code. A module with LDS-DMA is compiled as it came and as
it is annotated, and both are checked (`ldsopt.checker`):

* an access that the tagged code lets run too early, and that of the input does not, loses its alias information;
* a function whose code is worse (more waits, spills or scratch, less occupancy) or not better (fewer waits for DMA,
  fewer LDS accesses, registers or instructions) comes back as it came, unless it has fewer hazards.

This is repeated until nothing changes; a function that still has a new finding comes back as it came.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from ldsopt.api.annotating import Annotated, annotate
from ldsopt.checker.findings import Check, Comparison, Finding, Verdict
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.run import compile_mapped, judge
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse
from ldsopt.isa.measure import measure_assembly
from ldsopt.isa.measurement import FunctionMeasurement, Resources
from ldsopt.transforms.annotate.options import AnnotateOptions

_MOST_ROUNDS = 4
_DMA_COUNTERS = ("vmcnt", "loadcnt", "asynccnt")


@dataclass(frozen=True, slots=True)
class Validated:
    """An annotated module that was held against its code.

    Attributes:
        annotated: the module.
        comparison: the checks of input and output; ``None`` if nothing was compiled, for want of LDS-DMA or of tags.
    """

    annotated: Annotated
    comparison: Comparison | None = None


class _CompiledModule(NamedTuple):
    """What a module compiles to: its check, and its functions by name."""

    check: Check
    functions: Mapping[str, FunctionMeasurement]


def annotate_validated(
    module: Module, options: AnnotateOptions, checking: CheckOptions, *, keep_tags: bool = False
) -> Validated:
    """Annotates a module and takes back what its code does not bear out.

    Args:
        module: final, optimized IR, of a known architecture.
        options: how to annotate.
        checking: how to compile and check.
        keep_tags: keep the tags of functions whose code is worse or no better.

    Raises:
        CompilerFailed, Unavailable: as compiling.
    """
    options = replace(options, release_input=False)
    result = annotate(module, options)
    if not any(function.dma_scoped for function in result.annotation.functions):
        return Validated(result)
    before = _code(module, checking)
    for number in range(_MOST_ROUNDS):
        after = _code(_parsed(result, checking), checking)
        comparison = Comparison(before.check, after.check)
        lost = _lost(comparison.new, result)
        left = {} if keep_tags else _not_better(before, after, result, options.repair)
        last = number == _MOST_ROUNDS - 2
        for function, lines in lost.items():
            if last or not lines or lines <= options.without_tags:
                left[function] = "the backend would lose a wait with it"
        if not lost and not left:
            return Validated(result, comparison)
        options = replace(
            options,
            without_tags=options.without_tags.union(*lost.values()),
            left=dict(options.left) | left,
        )
        result = annotate(module, options)
        if not result.annotation.edits:
            return Validated(result, Comparison(before.check, before.check))
    return Validated(result, comparison)


def _parsed(result: Annotated, checking: CheckOptions) -> Module:
    return parse(result.text, source=result.source, mcpu=result.arch, features=checking.features)


def _code(module: Module, checking: CheckOptions) -> _CompiledModule:
    code = compile_mapped(module, checking)
    check = judge(module, code, checking)
    if not code.listing.text:
        return _CompiledModule(check, {})
    measured = measure_assembly("\n".join(code.listing.text), module.source, check.arch, code.compiler)
    return _CompiledModule(check, {function.name: function for function in measured.functions})


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
    hazards = [Counter(_hazards(code.check, latent=repairs)) for code in (before, after)]
    left = {}
    for function in result.annotation.functions:
        name = function.name
        if function.left_whole or name not in before.functions or name not in after.functions:
            continue
        if hazards[1][name] < hazards[0][name]:
            continue
        old, new = before.functions[name], after.functions[name]
        if worse := _worse(old, new):
            left[name] = f"its code would be worse: {worse}"
        elif not _is_better(old, new):
            left[name] = "its code would be no better"
    return left


def _hazards(check: Check, *, latent: bool) -> Iterable[str]:
    """The function of each finding; latent ones count where the input is to be repaired."""
    return (finding.function for finding in check.findings if latent or finding.verdict is not Verdict.LATENT)


def _worse(before: FunctionMeasurement, after: FunctionMeasurement) -> str:
    """In what code is worse, in words; empty if it is not."""
    costs = [
        ("waits", len(before.waits or ()), len(after.waits or ())),
        *((word, _of(before.resources, word), _of(after.resources, word)) for word in _COSTLY),
        ("occupancy", -(before.resources.occupancy or 0), -(after.resources.occupancy or 0)),
    ]
    return ", ".join(f"{word} {abs(old)} to {abs(new)}" for word, old, new in costs if new > old)


_RESOURCES = {
    "spills": ("vgpr_spills", "sgpr_spills"),
    "bytes of scratch": ("scratch_bytes",),
    "vector registers": ("vgprs", "agprs"),
}


_COSTLY = ("spills", "bytes of scratch")


def _of(resources: Resources, word: str) -> int:
    return sum(getattr(resources, field) or 0 for field in _RESOURCES[word])


def _is_better(before: FunctionMeasurement, after: FunctionMeasurement) -> bool:
    return any(
        new < old
        for old, new in (
            (len(before.waits or ()), len(after.waits or ())),
            (_for_dma(before), _for_dma(after)),
            (before.lds_accesses or 0, after.lds_accesses or 0),
            (before.instructions or 0, after.instructions or 0),
            (_of(before.resources, "vector registers"), _of(after.resources, "vector registers")),
            (before.resources.sgprs or 0, after.resources.sgprs or 0),
        )
    )


def _for_dma(function: FunctionMeasurement) -> float:
    """How much is waited for on the counters of DMA: a wait for all counts 1, one that lets N be, 1 / (N + 1)."""
    return sum(
        1 / (count + 1)
        for wait in function.waits or ()
        for counter, count in wait.counters
        if counter in _DMA_COUNTERS
    )
