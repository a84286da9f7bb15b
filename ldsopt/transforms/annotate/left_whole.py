"""Which functions `annotate` may not touch, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.laundered import destination, laundered_addresses
from ldsopt.analysis.provenance.provenance import FunctionProvenance
from ldsopt.ir.metadata import MetadataNodes
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import attachments
from ldsopt.transforms.annotate.global_dma import is_miscounted
from ldsopt.transforms.annotate.tags import LDS_DOMAIN

ALREADY_ANNOTATED = "already annotated"
"""The reason where a function is as annotating leaves it."""


def reasons_to_leave_whole(
    module: Module,
    functions: list[FunctionProvenance],
    touched: Callable[[Access], bool],
    left: Mapping[str, str] = MappingProxyType({}),
) -> dict[str, str]:
    """Why each function may not be touched; empty where it may.

    A reason spreads to callers and callees: the backend may inline one into the other, and then a DMA without a
    scope stands beside tagged reads (R3).

    Args:
        module: the input.
        functions: its functions.
        touched: whether annotating would give a DMA scopes.
        left: functions that are to be left whole in any case, and why.
    """
    nodes = module.metadata
    reasons = {f.name: left.get(f.name) or _own_reason(module, nodes, f, touched) for f in functions}
    neighbours: dict[str, set[str]] = {f.name: set() for f in functions}
    for f in functions:
        for callee in f.calls & neighbours.keys():
            neighbours[f.name].add(callee)
            neighbours[callee].add(f.name)
    pending = [name for name, reason in reasons.items() if reason]
    while pending:
        name = pending.pop()
        for other in neighbours[name]:
            if not reasons[other]:
                reasons[other] = f"it calls, or is called by, '{name}', which is left whole"
                pending.append(other)
    return reasons


def _own_reason(
    module: Module, nodes: MetadataNodes, f: FunctionProvenance, touched: Callable[[Access], bool]
) -> str:
    for line in f.hidden_dma:
        return f"an LDS-DMA that the backend does not track: {module.lines[line].strip()[:100]}"
    dmas = [access for access in f.accesses if access.kind is AccessKind.DMA]
    if module.arch is None and any(is_miscounted(access) and touched(access) for access in dmas):
        return (
            "an LDS-DMA by a global load, which LLVM miscounts (R9), for no known architecture: give --mcpu"
        )
    return ALREADY_ANNOTATED if _is_annotated(module, nodes, f, touched) else ""


def _is_annotated(
    module: Module, nodes: MetadataNodes, f: FunctionProvenance, touched: Callable[[Access], bool]
) -> bool:
    """Whether the function is as this transform leaves it: tags of ours, and every DMA with some and laundered.

    Tags alone do not count: a front-end's may be of the same names, and a later optimizer may have undone the rest.
    """
    if not module.has_attachments:
        return False
    found, laundered = False, frozenset[str]()
    for access in f.accesses:
        needed = access.kind is AccessKind.DMA and touched(access)
        if not needed and ", !" not in module.lines[access.line]:
            continue
        attached = attachments(module.lines[access.line])[1]
        lists = [attached[kind] for kind in ("alias.scope", "noalias") if kind in attached]
        if not any(scope.domain == LDS_DOMAIN for node in lists for scope in nodes.scopes(node)):
            if needed:
                return False
            continue
        row = access.intrinsic if access.is_dma else None
        if row is not None:
            laundered = laundered or laundered_addresses(module.lines, f.line)
            head = attachments(module.lines[access.line])[0]
            if destination(head, access.callee, row) not in laundered:
                return False
        found = True
    return found
