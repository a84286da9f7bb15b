"""Regions that an LDS-DMA fills and that no static scope can split: told to the user, who can."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.provenance import FunctionProvenance
from ldsopt.analysis.separation.separation import Separation
from ldsopt.ir.module import LdsGlobal
from ldsopt.transforms.annotate.annotated import Ring


def find_rings(
    separation: Separation, bases: tuple[LdsGlobal, ...], functions: Iterable[FunctionProvenance]
) -> Iterator[Ring]:
    """Regions that a DMA fills, with an access whose address moves even for one work-item."""
    members: dict[tuple[int, int], list[tuple[str, Access]]] = {}
    for f in functions:
        for access in f.accesses if f.name in separation.functions else ():
            parts = separation.footprints[access.line].parts or ()
            own = separation.regions_of.get(access.line)
            for region in own if own is not None else {(part.base, 0) for part in parts}:
                members.setdefault(region, []).append((f.name, access))
    for (base, _), accesses in sorted(members.items()):
        if len({access.is_dma for _, access in accesses}) < 2:
            continue  # nobody reads what is filled, or nobody fills it
        moving = {
            access.line: span for name, access in accesses if (span := _moves(separation, name, access, base))
        }
        if not moving:
            continue
        extents = [
            (part.offsets.unsigned_min, part.offsets.unsigned_max + part.size)
            for _, access in accesses
            for part in separation.footprints[access.line].parts or ()
            if part.base == base
        ]
        line = max(moving, key=moving.__getitem__)
        start, stop = min(low for low, _ in extents), max(high for _, high in extents)
        yield Ring(bases[base].name, start, stop, len(accesses), line, moving[line])


def _moves(separation: Separation, function: str, access: Access, base: int) -> int:
    """Bytes that one work-item's access to a base spans, if its address changes; else 0."""
    parts = separation.functions[function].of_work_item((0, 0, 0)).of(access).parts or ()
    spans = [part.offsets.extent + part.size for part in parts if part.base == base and part.offsets.extent]
    return max(spans, default=0)
