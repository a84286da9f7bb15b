"""Findings that the IR shows by itself, whatever it is compiled to."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.analysis.global_memory.weak_fences import find_weak_fences
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.findings import Finding, FindingPlace, Rule, Verdict
from ldsopt.checker.places import Describe
from ldsopt.ir.alias_scopes import has_alias_information
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import attachments
from ldsopt.target.arch import Arch
from ldsopt.target.intrinsics import Transfer
from ldsopt.transforms.annotate import laundering


def invitations(module: Module, accesses: Accesses, arch: Arch, describe: Describe) -> Iterator[Finding]:
    """Yields latent findings: what in the IR invites the backend to forget a DMA."""
    if arch.generation == "gfx1250":
        return  # it inserts no waits for asynchronous operations, so there is none to lose
    for function in accesses.functions:
        lines = module.lines
        laundered = laundering.laundered_addresses(lines, function.line)
        informed = any(
            has_alias_information(lines[access.line]) for access in function.accesses if not access.is_dma
        )
        for access in function.accesses:
            if not access.is_dma or access.intrinsic is None:
                continue
            if access.intrinsic.transfer is Transfer.DMA_MARKED:
                continue  # its waits are the author's
            place = describe.access(access.line)
            if informed and "alias.scope" not in attachments(lines[access.line])[1]:
                yield Finding(Rule.DMA_WITHOUT_SCOPE, Verdict.LATENT, function.name, place)
            elif _destination(lines, access) not in laundered:
                yield Finding(Rule.DMA_NOT_LAUNDERED, Verdict.LATENT, function.name, place)


def weak_fences(module: Module) -> Iterator[Finding]:
    """Yields what waves exchange through global memory by fences that order LDS only."""
    for weak in find_weak_fences(module):
        verdict = Verdict.DEFINITE if weak.is_sure else Verdict.UNPROVEN
        before, behind = (
            FindingPlace(line + 1, attachments(module.lines[line])[0].strip())
            for line in (weak.before, weak.behind)
        )
        yield Finding(Rule.WEAK_FENCE, verdict, weak.kernel, before, behind)


def _destination(lines: list[str], dma: Access) -> str:
    assert dma.intrinsic is not None
    return laundering.destination(attachments(lines[dma.line])[0], dma.callee, dma.intrinsic)
