"""Barriers that let more variables share bytes, if another workgroup then fits.

Two variables that are used one after the other still conflict if no barrier lies between: one wave may already write
the second while another still reads the first. A barrier there, with its fences, separates them in time. It makes
all waves wait for each other, so one is added only if LDS then holds more workgroups on a compute unit.

A barrier may stand where all work-items of the workgroup pass equally often: in blocks that no divergent branch
controls. Useful places are in front of accesses to another variable than the access before. First all of them get a
barrier; if that gains no workgroup, none does. Then they lose it one by one, those in the innermost loops first, as
long as no workgroup is lost: each barrier that is left is needed. Each trial analyses the whole module with the
barriers in it; nothing is predicted.

Example::

    %x = load i32, ptr addrspace(3) @A
    fence syncscope("workgroup") release        ; added
    call void @llvm.amdgcn.s.barrier()          ; added
    fence syncscope("workgroup") acquire        ; added
    store i32 %x, ptr addrspace(3) @B
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.flow.phases import Crossing, crossing
from ldsopt.analysis.provenance.provenance import provenance_of
from ldsopt.dataclass import dataclass
from ldsopt.ir import edits
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Function, Module
from ldsopt.ir.read import reparse
from ldsopt.ir.synchronization import ACQUIRE, RELEASE, barrier_lines, declarations_of
from ldsopt.target.arch import Arch
from ldsopt.target.occupancy import workgroups_by_lds
from ldsopt.transforms.pack.plan import KernelPlan

_MOST_PLACES = 24
"""The most places of one kernel that are tried; a kernel with more gets no barrier."""

Plans = Callable[[Module], Sequence[KernelPlan]]


class AddedBarrier(NamedTuple):
    """A barrier: its kernel, and the line that it is put in front of (an index into the input's lines)."""

    kernel: str
    line: int


@dataclass(frozen=True, slots=True)
class AddedBarriers:
    """The barriers of a module, and the edits that add them; false if there are none."""

    barriers: tuple[AddedBarrier, ...]
    edits: Edits

    def __bool__(self) -> bool:
        return bool(self.barriers)


class _BarrierSite(NamedTuple):
    line: int
    depth: int  # of loops


def find_barriers(module: Module, plans: Plans, arch: Arch) -> AddedBarriers:
    """The barriers by which more workgroups fit.

    Args:
        plans: the plans of `pack` for a module.
        arch: decides the number of workgroups that fit, and the kind of barrier.
    """
    bases = {a.line: a.bases for f in provenance_of(module).found for a in f.accesses}
    functions = {function.name: function for function in module.functions()}
    added: list[AddedBarrier] = []
    for plan in plans(module) if not module.names_convergence_tokens else ():
        function = functions[plan.kernel.name]
        if plan.liveness.phases is None or len(plan.kernel.variables) < 2:
            continue
        largest = max(buffer.size for buffer in plan.liveness.buffers)
        if workgroups_by_lds(arch, largest) <= workgroups_by_lds(arch, plan.after):
            continue  # whatever the others share, the largest needs its own bytes
        places = list(_places(module, function, bases))
        if len(places) > _MOST_PLACES:
            continue
        trial = _Trial(module, plans, arch, plan.kernel.name)
        added += [AddedBarrier(plan.kernel.name, line) for line in _needed(trial, plan, places)]
    return AddedBarriers(tuple(added), barrier_edits(module, arch, [barrier.line for barrier in added]))


def _needed(trial: _Trial, plan: KernelPlan, places: Sequence[_BarrierSite]) -> list[int]:
    """The lines that need a barrier in front."""
    kept = [place.line for place in places]
    now = workgroups_by_lds(trial.arch, plan.after)
    best = trial.workgroups(kept) if kept else now
    if best <= now:
        return []
    for place in sorted(places, key=lambda place: -place.depth):
        without = [line for line in kept if line != place.line]
        if trial.workgroups(without) >= best:
            kept = without
    return kept


@dataclass(frozen=True, slots=True)
class _Trial:
    module: Module
    plans: Plans
    arch: Arch
    kernel: str

    def workgroups(self, lines: Iterable[int]) -> int:
        """The number of workgroups that fit with barriers in front of some lines."""
        text = edits.apply(self.module, barrier_edits(self.module, self.arch, lines))
        trial = reparse(text, self.module)
        plan = next(plan for plan in self.plans(trial) if plan.kernel.name == self.kernel)
        return workgroups_by_lds(self.arch, plan.after)


def barrier_edits(module: Module, arch: Arch, lines: Iterable[int]) -> Edits:
    """The edits that add barriers in front of lines."""
    barrier = barrier_lines(arch)
    changes = {line: LineEdit(before=(RELEASE, *barrier, ACQUIRE)) for line in lines}
    declarations = declarations_of(module, barrier) if changes else ()
    return Edits(changes, declarations)


def _places(
    module: Module,
    function: Function,
    bases: dict[int, frozenset[int]],
) -> Iterable[_BarrierSite]:
    flow = of_function(function)
    partial = divergence_of(function, module).partial
    for number in flow.order:
        if number in partial:
            continue
        depth = sum(number in loop.blocks for loop in flow.loops)
        last: frozenset[int] | None = frozenset()  # bases of the access before; None behind a barrier
        for instruction in function.inside(number):
            if crossing(module, instruction) is not Crossing.NOTHING:
                last = None
            own = bases.get(instruction.line)
            if own is None:
                continue
            if last is not None and own != last:
                yield _BarrierSite(instruction.line, depth)
            last = own
