"""A module with stage marks, and what is found of it once for all of its pipelines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ldsopt.analysis.flow.control_flow import ControlFlow, of_function
from ldsopt.analysis.flow.divergence import Divergence, divergence_of
from ldsopt.analysis.global_memory.accesses import unwritten_loads
from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.provenance import provenance_of
from ldsopt.analysis.ranges.footprints import BaseLayout, footprints_of
from ldsopt.assumptions import NAMED_BASES
from ldsopt.errors import InputError
from ldsopt.ir.marks import stage_marks
from ldsopt.ir.module import Function, Module, refused
from ldsopt.ir.read import require_arch
from ldsopt.transforms.pipeline.marked_kernel import MarkedKernel
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.surroundings import SurroundingsSearch, counters_of

_SECOND_BODY = "__clang_ocl_kern_imp_"
"""The name of the body that clang keeps of an OpenCL kernel for other kernels to call; the kernel has its own."""


def is_second_body(function: Function) -> bool:
    """True if a function is the second body of an OpenCL kernel, which stays as it is."""
    return function.name.startswith(_SECOND_BODY)


class MarkedModule:
    """Analyses a module with stage marks.

    Args:
        module: which has the marks.
        options: what may be assumed.

    Attributes:
        module, arch: looked at.
        trusts_names: differently named dynamic bases are taken to have different bytes, and a marked kernel uses two.

    Raises:
        InputError: there are no marks.
    """

    def __init__(self, module: Module, options: PipelineOptions) -> None:
        self.module, self.arch = module, require_arch(module)
        self._provenance = provenance_of(module)
        self._found = self._provenance.found
        self._marked = {
            f.name: marks
            for f in module.functions()
            if not is_second_body(f) and (marks := stage_marks(module, f))
        }
        if not self._marked:
            raise InputError(
                "no stage marks",
                file=module.source,
                remedy="mark the ends of a loop's stages, e.g. LDSOPT_STAGE(load) of ldsopt.h: `ldsopt --include-dir`; "
                "or have a loop cut into stages: --auto 4",
            )
        named_bases = NAMED_BASES not in options.no_assume
        dynamic = frozenset(i for i, base in enumerate(self._provenance.bases) if base.is_dynamic)
        self._promises = options.promises
        self._layout = BaseLayout(dynamic, named_bases)
        self.trusts_names = named_bases and any(
            _has_two(f.accesses, dynamic) for f in self._found if f.name in self._marked
        )

    def kernels(self) -> Iterator[SurroundingsSearch]:
        """Yields each kernel that has marks, with what is known of it.

        Raises:
            InputError: a kernel's control flow is not made of loops.
        """
        module, provenance = self.module, self._provenance
        accesses = {f.name: f.accesses for f in self._found}
        elsewhere = counters_of((access for f in self._found for access in f.accesses), self.arch)
        for function in module.functions():
            if function.name in self._marked:
                flow, divergence, assumptions = self._uniformity(function)
                marks = self._marked[function.name]
                kernel = MarkedKernel(module, provenance, function, marks, flow, divergence, assumptions)
                footprints = footprints_of(provenance, function)
                yield SurroundingsSearch(
                    kernel, footprints, self._layout, accesses[function.name], self.arch, elsewhere
                )

    def _uniformity(self, function: Function) -> tuple[ControlFlow, Divergence, tuple[str, ...]]:
        """Control flow and divergence of a kernel, and the names of the promises without which more would diverge."""
        module, flow = self.module, of_function(function)
        if flow.irreducible is not None:
            raise refused(
                module,
                function.line,
                f"the control flow of '{function.name}' has a loop with two ways in",
                "run `opt -passes=fix-irreducible`, or take the goto away",
            )

        def found(promises: frozenset[str]) -> Divergence:
            return divergence_of(function, module, unwritten_loads(function, module, promises))

        divergence = found(self._promises)
        needed = (
            name for name in self._promises if found(self._promises - {name}).branches != divergence.branches
        )
        return flow, divergence, tuple(sorted(needed))


def _has_two(accesses: Sequence[Access], dynamic: frozenset[int]) -> bool:
    """True if two dynamic bases are used, or it is not known which."""
    return len({base for access in accesses for base in access.bases or dynamic} & dynamic) > 1
