"""Stages that two groups of waves run at the same time, and that touch common bytes of LDS.

In a loop that two groups run some barriers apart (`ldsopt.transforms.pipeline.shifted_loops`) a barrier between two
stages does not keep them apart: while one group is in the one, the other group is in the other. No wait and no fence
mends that, and nothing in the code is outstanding, so it is found here, in the IR, by the rule of
`ldsopt.transforms.pipeline.dependences`: what is no more stages away than the phase gap is not ordered at all. It is
definite where two work-items, of different groups, have addresses there that are known to the byte, and that collide.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import find_divergence
from ldsopt.analysis.flow.wave_ends import find_wave_enders
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.code_paths import wave_ids_of
from ldsopt.checker.findings import Finding, Rule, Verdict
from ldsopt.checker.places import Describe
from ldsopt.checker.wave_overlap import NO_SHAPE, SOME_BYTES
from ldsopt.ir.module import Function, Module
from ldsopt.target.arch import Arch
from ldsopt.transforms.pipeline.dependences import Dependence, LoopDependences
from ldsopt.transforms.pipeline.shifted_loops import WavesOf, shifted_loops

_TURNED = "one group runs the second stage ahead of the other's first; whether that is meant is not known"


def phase_conflicts(  # noqa: PLR0917
    module: Module,
    accesses: Accesses,
    arch: Arch,
    describe: Describe,
    parting: Collection[str],
    promises: Collection[str],
) -> Iterator[Finding]:
    """Yields a finding for each two stages that conflict.

    Args:
        module, arch: to look at.
        accesses: of the module.
        describe: names the places.
        parting: the kernels in which waves may pass different barriers; there are none in others.
        promises: that may be relied on.
    """
    functions = list(accesses.provenance.functions()) if parting else []
    for function in functions:
        if function.name in parting:
            search = _ConflictSearch(accesses, arch, function, functions, frozenset(promises))
            for one, is_sure, is_at_once in search.run(module):
                why = "" if is_sure else NO_SHAPE if search.waves is None else SOME_BYTES
                if not is_sure and not is_at_once:
                    why = _TURNED
                yield Finding(
                    Rule.PHASE_CONFLICT,
                    Verdict.DEFINITE if is_sure else Verdict.UNPROVEN,
                    function.name,
                    describe.access(one.source),
                    describe.access(one.target),
                    reason=why,
                )


class _ConflictSearch:
    def __init__(
        self,
        accesses: Accesses,
        arch: Arch,
        function: Function,
        functions: list[Function],
        promises: frozenset[str],
    ) -> None:
        self._accesses, self._arch, self._function, self._functions = accesses, arch, function, functions
        ids, _ = wave_ids_of(accesses.provenance.module, function, promises)
        self._footprints = accesses.separation.functions[function.name]
        self.waves = None if ids is None else WavesOf(self._footprints.ranges, ids)

    def run(self, module: Module) -> Iterator[tuple[Dependence, bool, bool]]:
        """Yields of each two stages and sort of conflict one, a sure one if there is any: whether it is sure, and
        whether the two ever run at the same time."""
        flow, provenance = of_function(self._function), self._accesses.provenance
        loops = list(shifted_loops(module, self._function, flow, self.waves))
        if not loops:
            return
        enders = find_wave_enders(module, provenance.callees, self._functions)
        partial = find_divergence(module, self._function, flow, provenance.callees, enders).partial
        (own,) = (f.accesses for f in self._accesses.functions if f.name == self._function.name)
        for loop in loops:
            between = LoopDependences(provenance, self._footprints, self._accesses.layout, loop, own)
            found: dict[tuple[int, int, object], tuple[Dependence, bool]] = {}
            for one in between.unordered(self._arch):
                key = one.first, one.second, one.hazard
                if key not in found or not found[key][1]:
                    is_sure = between.is_sure(one, partial)
                    if is_sure or key not in found:
                        found[key] = one, is_sure
            yield from ((one, is_sure, between.is_at_once(one)) for one, is_sure in found.values())
