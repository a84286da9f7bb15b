"""What became of the waits of a module's code."""

from __future__ import annotations

from dataclasses import dataclass

from ldsopt.checker.findings import Check, Finding
from ldsopt.checker.judging import MappedCode
from ldsopt.isa.wait_facts import Cause
from ldsopt.waits.changes import ChangeKind, CounterChange
from ldsopt.waits.kernels import KernelCode
from ldsopt.waits.wait_needs import KernelNeeds

_BY_BYTES = frozenset({Cause.LDS_DMA, Cause.LDS_ORDER})


@dataclass(frozen=True, slots=True)
class KernelWaits:
    """The waits of one kernel, or of a function that is called.

    Attributes:
        name: of the function.
        why_stays: why all its waits are as the compiler wrote them; empty if they may change.
        changes: what is another wait now.
        before: the code as it came; ``None`` where the waits stay.
        needs: what its waits are needed for, with those that were missing.
        after: the code as it is now.
    """

    name: str
    why_stays: str
    changes: tuple[CounterChange, ...] = ()
    before: KernelCode | None = None
    needs: KernelNeeds | None = None
    after: KernelCode | None = None

    def count(self, *kinds: ChangeKind) -> int:
        """How many changes are of these kinds."""
        return sum(change.kind in kinds for change in self.changes)

    @property
    def why_order(self) -> str:
        """Why only what LDS-DMA is waited for may have changed; empty if other waits may have as well."""
        return self.before.order.why_kept if self.before else ""


@dataclass(frozen=True, slots=True)
class ExactWaits:
    """The result for one module.

    Attributes:
        code: as the compiler made it.
        text: the assembly with exact waits.
        kernels: every function of the listing, in its order.
        check: of the waits of the code as it came.
        findings: of the waits of the code as it is now.
    """

    code: MappedCode
    text: str
    kernels: tuple[KernelWaits, ...]
    check: Check
    findings: tuple[Finding, ...]

    def count(self, *kinds: ChangeKind) -> int:
        """How many changes are of these kinds."""
        return sum(kernel.count(*kinds) for kernel in self.kernels)

    @property
    def rests_on_bytes(self) -> bool:
        """Whether more might change if more were known of the bytes that LDS instructions touch."""
        needs = (
            need
            for kernel in self.kernels
            if kernel.needs
            for wait in kernel.needs.waits
            for need in wait.needs
        )
        return bool(self.check.findings) or any(need.cause in _BY_BYTES for need in needs)
