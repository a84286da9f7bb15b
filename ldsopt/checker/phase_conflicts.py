"""Stages that two groups of waves run at the same time, and that touch common bytes of LDS.

In a loop that two groups run some barriers apart (`ldsopt.transforms.pipeline.shifted_loops`) a barrier between two
stages does not keep them apart: while one group is in the one, the other group is in the other. No wait and no fence
mends that, and nothing in the code is outstanding, so it is found here, in the IR, by the rule of
`ldsopt.transforms.pipeline.dependences`: what is no more stages away than the phase gap is not ordered at all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.findings import Finding, Rule, Verdict
from ldsopt.checker.places import Describe
from ldsopt.ir.module import Module
from ldsopt.target.arch import Arch
from ldsopt.transforms.pipeline.dependences import LoopDependences
from ldsopt.transforms.pipeline.shifted_loops import shifted_loops


def phase_conflicts(
    module: Module, accesses: Accesses, arch: Arch, describe: Describe, parting: Collection[str]
) -> Iterator[Finding]:
    """Yields a finding for each two stages that conflict.

    Args:
        module, arch: to look at.
        accesses: of the module.
        describe: names the places.
        parting: the kernels in which waves may pass different barriers; there are none in others.
    """
    of_function_named = {found.name: found.accesses for found in accesses.functions}
    for function in accesses.provenance.functions() if parting else ():
        if function.name not in parting:
            continue
        for loop in shifted_loops(module, function, of_function(function)):
            between = LoopDependences(
                accesses.provenance,
                accesses.separation.functions[function.name],
                accesses.layout,
                loop,
                of_function_named[function.name],
            )
            for one in between.find(arch):
                if not one.is_ordered:
                    yield Finding(
                        Rule.PHASE_CONFLICT,
                        Verdict.UNPROVEN,
                        function.name,
                        describe.access(one.source),
                        describe.access(one.target),
                    )
