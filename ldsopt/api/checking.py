"""Modules checked, in the code that they compile to."""

from __future__ import annotations

from dataclasses import replace

from ldsopt.api.reading import ModuleSource, module_of, takes
from ldsopt.checker.findings import Check, Finding, Rule
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.promised_options import promising
from ldsopt.checker.run import check as check_module
from ldsopt.compare.recording import Recording
from ldsopt.compare.transformed import Transformed
from ldsopt.transforms.pipeline.pipelining import Pipelining


@takes(CheckOptions)
def check(source: ModuleSource, options: CheckOptions) -> Check:
    """Proves, of what a module compiles to, that no LDS access overtakes an LDS-DMA, and counts needless waits.

    Of a pipeline that `pipeline` has made, it assumes of launches what that did. Of what `instrument` has made, it
    leaves out that one wave's records might be in the way of another's: each wave has bytes of its own for them, and
    LDS operations of one wave are done in order.

    Raises:
        UsageError: an assumption that there is not.
        InputError, CompilerFailed, Unavailable: as `compile`.
    """
    details = source.details if isinstance(source, Transformed) else None
    if isinstance(details, Pipelining):
        options = promising(options, details.assumptions)
    found = check_module(module_of(source), options)
    if isinstance(details, Recording) and details.instrumentation is not None:
        records = details.instrumentation.lds_variables
        found = replace(found, findings=tuple(f for f in found.findings if not _is_of_records(f, records)))
    return found


def _is_of_records(finding: Finding, records: frozenset[str]) -> bool:
    """True if both accesses of a finding across a barrier are of records, and of nothing else."""
    sides = [] if finding.used is None else [finding.started.bases, finding.used.bases]
    is_known = bool(sides) and all(sides)
    return finding.rule is Rule.BARE_BARRIER and is_known and records.issuperset(sides[0] + sides[1])
