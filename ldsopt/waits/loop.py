"""Exact waits of the functions of one listing: the one loop for code with IR and without.

It is given a judge (`ldsopt.checker.judging`) and, of each function, the order that it has to keep and its author's
waits. Those come from IR (`ldsopt.waits.run`) or from the code alone (`ldsopt.waits.machine_waits`). Waits that are
missing are added, then each wait waits for no more than is needed, then ``s_nop`` is added where wait states are
missing. A function whose code has a finding more than before keeps the waits that it came with. At last the ``s_nop``
go that nothing needs, of all functions at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from ldsopt.checker.findings import Finding, Verdict
from ldsopt.checker.judging import JudgedFunction, Judging
from ldsopt.checker.order import CodeOrder
from ldsopt.isa.assembly import AsmFunction, Assembly
from ldsopt.waits.author import AuthorWaits
from ldsopt.waits.changes import wait_changes
from ldsopt.waits.edits import ListingEdits, edits_of, odd_waits, with_replaced, written
from ldsopt.waits.keep_reasons import idle_waits, kept_waits
from ldsopt.waits.kernels import KernelCode, relax
from ldsopt.waits.missing import added_waits, wanted_by, wanted_by_releases, with_added
from ldsopt.waits.needless_nops import (
    NeedlessNop,
    needless_nops,
    nops_that_may_go,
    shown_needless,
    with_states,
)
from ldsopt.waits.options import AuthorMode
from ldsopt.waits.results import KernelWaits, ListingWaits
from ldsopt.waits.wait_needs import KernelNeeds
from ldsopt.waits.wait_state_nops import nops_for, with_nops

_MOST_REPAIRS = 4
"""A wait that is added may leave another one missing hardly ever, and not time and again."""


class CodeFacts(NamedTuple):
    """The order that a function's code has to keep, the author's waits in it, and why all ``s_nop`` may be his."""

    order: CodeOrder
    author: AuthorWaits
    why_nops_stay: str = ""


def exact_listing(
    listing: Assembly,
    judging: Judging,
    facts: Callable[[AsmFunction], CodeFacts | str],
    *,
    repair: bool,
    author_waits: AuthorMode,
    in_place: bool = False,
) -> ListingWaits:
    """Makes the waits of a listing exact.

    Args:
        listing: the code.
        judging: the judge of it.
        facts: of a function with its callees' code, or why its waits stay.
        repair, author_waits: as of `ldsopt.waits.options.WaitsOptions`.
        in_place: instructions cannot go, as an object's.

    Raises:
        ValueError: a wait cannot be read.
        InternalError: the text would differ in more than waits.
    """
    loop = _WaitLoop(listing, judging, repair)
    kernels: list[KernelWaits] = []
    judged: list[JudgedFunction] = []
    left: list[Finding] = []
    for given, alone in zip(listing.functions, judging.functions, strict=True):
        known = facts(judging.with_callees(alone))
        if not isinstance(known, str) and author_waits == "tighten":
            known = known._replace(author=AuthorWaits(), why_nops_stay="")
        before, kernel, after = loop.function(alone, known)
        if kernel.after is not None and not isinstance(known, str) and not in_place:
            lines, why = nops_that_may_go(
                given, kernel.after, listing.text, author_waits, known.why_nops_stay
            )
            needless = needless_nops(kernel.after.function, kernel.after.arch, lines)
            kernel = replace(kernel, needless=needless, nops_stay=why)
        judged.append(before)
        kernels.append(kernel)
        left += after
    functions, edits = _changed(listing, kernels)
    found = [nop for kernel in kernels for nop in kernel.needless]
    if found:
        arch = next(kernel.after.arch for kernel in kernels if kernel.after)
        shown = shown_needless(found, with_replaced(listing.text, edits), arch)
        kernels = [_with_fewer(kernel, shown) for kernel in kernels]
        functions, edits = _changed(listing, kernels)
    text = (
        written(listing, functions, edits) if any(k.is_changed for k in kernels) else "\n".join(listing.text)
    )
    check = judging.check(judged, besides_waits=False)
    return ListingWaits(listing, tuple(functions), text, tuple(kernels), edits, check, tuple(left))


def _changed(listing: Assembly, kernels: Sequence[KernelWaits]) -> tuple[list[AsmFunction], ListingEdits]:
    """The functions of a listing as they are now, and what leads there."""
    functions, edits = [], ListingEdits()
    for given, kernel in zip(listing.functions, kernels, strict=True):
        functions.append(kernel.after.function if kernel.is_changed and kernel.after else given)
        edits_of(given, functions[-1], edits)
    return functions, edits


def _with_fewer(kernel: KernelWaits, shown: Mapping[int, NeedlessNop]) -> KernelWaits:
    """The kernel without the ``s_nop`` that nothing needs, of which it is shown."""
    if kernel.after is None or not kernel.needless:
        return kernel
    needless = tuple(shown[nop.line] for nop in kernel.needless)
    left = {nop.line: nop.left for nop in needless if nop.left < nop.states}
    return replace(
        kernel, needless=needless, after=kernel.after.with_function(with_states(kernel.after.function, left))
    )


class _WaitLoop:
    """Proposes other waits, checks the code with them, and keeps or withdraws them, function by function."""

    def __init__(self, listing: Assembly, judging: Judging, repair: bool) -> None:
        self._text, self._judging, self._repair = listing.text, judging, repair

    def function(
        self, alone: AsmFunction, known: CodeFacts | str
    ) -> tuple[JudgedFunction, KernelWaits, Sequence[Finding]]:
        """A function judged as it came, what became of its waits, and its findings now."""
        judging = self._judging
        if isinstance(known, str):
            judged = judging.function(alone)
            return judged, KernelWaits(alone.name, known), judged.findings
        checked = judging.checked_code(judging.with_callees(alone))
        odd = odd_waits(checked.function, self._text)
        author = replace(known.author, authored=known.author.authored | odd)
        code = KernelCode(checked, known.order, author)
        needs = code.needs(checks=True, unproven_paths=self._repair)
        kept = kept_waits(code.function, code.arch, needs.waits)
        code = replace(code, kept=kept, idle=idle_waits(needs.waits))
        judged = judging.function(alone, needs.checked)
        repaired = self._repaired(code, judged.findings, needs)
        relaxed = relax(repaired, needs if repaired is code else None)
        changes = wait_changes(code.function, relaxed.code.function, code.arch)
        after = judging.findings(relaxed.code.function) if changes else judged.findings
        made, nops = relaxed.code, nops_for(after, alone, unproven=self._repair)
        if nops:
            made = made.with_function(with_nops(made.function, nops))
            after = judging.findings(made.function)
        if is_worse(judged.findings, after):
            worse = KernelWaits(alone.name, "with other waits its check has a finding more")
            return judged, worse, judged.findings
        return judged, KernelWaits(alone.name, "", changes, code, relaxed.before, made, nops), after

    def _repaired(self, code: KernelCode, findings: Sequence[Finding], needs: KernelNeeds) -> KernelCode:
        """The code with the waits that are missing."""
        lost = needs.lost
        for _ in range(_MOST_REPAIRS):
            wanted = [
                *wanted_by(findings, code.function, unproven=self._repair),
                *wanted_by_releases(lost),
            ]
            added = added_waits(code.checked.built().program, wanted) if wanted else ()
            if not added:
                break
            code = code.with_function(with_added(code.function, added, code.arch, code.author.lines))
            findings, lost = self._judging.findings(code.function), code.needs(()).lost
        return code


def is_worse(before: Iterable[Finding], after: Iterable[Finding]) -> bool:
    """Some finding of a function's code is none of its code with other waits, or is surer, or of more
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
    return finding.hazard, finding.started.asm_line, used, finding.counter, finding.registers
