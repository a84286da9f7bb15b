"""Faults planted in what `pack` makes of a kernel; verdicts as in `faults`.

* ``shortened-range``: the packer is told that a buffer is needed for less long than it is, at its end or at its
  beginning, and packs by that. It can change something if the plan of the kernel has all work-items write a row of one
  buffer, then bytes of the same place by way of another buffer, then read the first, with nothing in between that might
  put it back.
* ``swapped-arena-offsets``: the addresses of two parts of the arena change places where the kernel reads their first
  rows last.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from faults import Fault, Places, PlannedAccess, final_reads

from ldsopt import Module, Packing, PackOptions
from ldsopt.ir import edits
from ldsopt.transforms.pack.arenas import plan_arenas
from ldsopt.transforms.pack.facts import PackFacts
from ldsopt.verifier.generator.random_kernel import RandomKernel

_BASE = re.compile(
    r"^  (%[\w.]+) = getelementptr i8, (ptr addrspace\(3\) .*@ldsopt\.arena\..*), i32 %[\w.]+$"
)


def offsets_of(packing: Packing) -> dict[str, int]:
    """The offset of each variable in the arena of the one kernel; empty if there is none."""
    plans = [kernel.plan for kernel in packing.kernels if kernel.is_changed]
    return {place.name: place.offset for plan in plans if plan.arena for place in plan.arena.places}


def packing_faults(kernel: RandomKernel, module: Module) -> Iterator[Fault]:
    """Every fault that can be planted in the packing of a kernel."""
    yield from _shortened_ranges(kernel, module)
    yield from _swapped_offsets(kernel, module)


def _shortened_ranges(kernel: RandomKernel, module: Module) -> Iterator[Fault]:
    facts = PackFacts.of(module)
    seen = {edits.apply(module, plan_arenas(module).edits)}
    for found in facts.liveness.kernels:
        for buffer in found.buffers:
            for what, cut in _cuts(buffer):
                wrong = replace(facts, liveness=_with(facts.liveness, found, cut))
                packing = plan_arenas(module, facts=wrong)
                text = edits.apply(module, packing.edits)
                if text not in seen:
                    seen.add(text)
                    can_change = _is_overwritten(kernel, Places(kernel, offsets_of(packing)))
                    yield Fault("shortened-range", f"@{buffer.name} {what}", text, can_change)


def _cuts(buffer: Any) -> Iterator[tuple[str, Any]]:
    """The buffer needed for half as long, and not at its last, or first, segment."""
    segments = [n for n in range(buffer.occupied.bit_length()) if buffer.occupied >> n & 1]
    for at in {len(segments) // 2, len(segments) - 1} - {0}:
        yield f"not needed from segment {segments[at]} on", _only(buffer, (1 << segments[at]) - 1)
        yield f"not needed up to segment {segments[at - 1]}", _only(buffer, -1 << segments[at])


def _only(buffer: Any, segments: int) -> Any:
    occupied = buffer.occupied & segments
    ranges = tuple(match.span() for match in re.finditer("1+", f"{occupied:b}"[::-1]))
    return replace(buffer, accessed=buffer.accessed & segments, occupied=occupied, ranges=ranges)


def _with(module: Any, kernel: Any, buffer: Any) -> Any:
    buffers = tuple(buffer if b.name == buffer.name else b for b in kernel.buffers)
    kernels = tuple(replace(k, buffers=buffers) if k is kernel else k for k in module.kernels)
    return replace(module, kernels=kernels)


def _is_overwritten(kernel: RandomKernel, places: Places) -> bool:
    """Some row is written, then another buffer's row at the same bytes, then the first one is read."""
    whole = [a for a in kernel.accesses if a.always and a.turn is not None and len(a.rows) == 1]
    return any(
        read.phase > second.phase > first.phase
        and first.rows == read.rows
        and first.rows != second.rows
        and places.meet(first, second)
        and not _may_be_put_back(kernel, read, second.phase)
        for read in whole
        if not read.writes
        for second in whole
        if second.writes
        for first in whole
        if first.writes
    )


def _may_be_put_back(kernel: RandomKernel, read: PlannedAccess, since: int) -> bool:
    return any(a.writes and since <= a.phase <= read.phase and a.rows & read.rows for a in kernel.accesses)


def _swapped_offsets(kernel: RandomKernel, module: Module) -> Iterator[Fault]:
    """Faults by two offsets exchanged. The caller says whether the rows' contents differ: `can_change` is false."""
    packing = plan_arenas(module, PackOptions(no_share=True))
    if not packing.edits:
        return
    lines = edits.apply(module, packing.edits).split("\n")
    bases = {m[1]: (n, m[2]) for n, line in enumerate(lines) if (m := _BASE.match(line))}
    reads = [(a, *bases[a.pointer]) for a in final_reads(kernel) if a.pointer in bases]
    for one, at, first in reads:
        for two, other, second in reads:
            (buffer, row), (other_buffer, other_row) = *one.rows, *two.rows
            if at < other and buffer != other_buffer and row == other_row == 0 and first != second:
                changed = list(lines)
                changed[at] = lines[at].replace(first, second)
                changed[other] = lines[other].replace(second, first)
                what = f"{(buffer, row)} and {(other_buffer, other_row)}"
                yield Fault("swapped-arena-offsets", what, "\n".join(changed), can_change=False)
