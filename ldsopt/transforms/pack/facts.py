"""The facts of a module for `pack`, whatever it is to aim for: found once, for any number of plans."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from ldsopt.analysis.global_memory.accesses import unwritten_loads
from ldsopt.analysis.liveness.address_uses import AddressUses, find_address_uses
from ldsopt.analysis.liveness.live_ranges import ModuleLiveness
from ldsopt.analysis.liveness.liveness import find_liveness
from ldsopt.analysis.provenance.kernel_code import kernel_provenance
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance, provenance_of
from ldsopt.assumptions import MADE_PROMISES
from ldsopt.ir.module import Module
from ldsopt.transforms.annotate.left_whole import reasons_to_leave_whole
from ldsopt.transforms.pack.movable import Naming, find_naming


@dataclass(frozen=True, slots=True)
class PackFacts:
    """The facts that the plans and edits of a module follow from.

    Attributes:
        provenance: which variables each address of the module may point into.
        found: the same by function.
        naming: who names which variable.
        liveness: when what is needed.
        barred: why a function may not be rewritten, by name; empty where it may.
        uses: what the code relies on of the addresses, by kernel; those with static LDS only.
    """

    provenance: Provenance
    found: list[FunctionProvenance]
    naming: Naming
    liveness: ModuleLiveness
    barred: Mapping[str, str]
    uses: Mapping[str, AddressUses]

    @classmethod
    def of(
        cls, module: Module, assume: Sequence[str] = (), promises: Collection[str] = MADE_PROMISES
    ) -> PackFacts:
        """All facts of a module under the assumptions that are made, about liveness and about global memory."""
        provenance = provenance_of(module)
        found = provenance.found
        naming = find_naming(provenance, found)
        liveness = find_liveness(module, assume=assume, promises=promises, unwritten=unwritten_loads)
        barred = reasons_to_leave_whole(module, found, lambda _: True)
        uses = {
            kernel.name: find_address_uses(kernel_provenance(module, kernel.name))
            for kernel in liveness.kernels
        }
        return cls(provenance, found, naming, liveness, barred, uses)
