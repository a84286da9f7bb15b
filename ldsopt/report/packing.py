"""What the reports on a packing have in common."""

from __future__ import annotations

from ldsopt.analysis.liveness.live_ranges import LivenessFinding, LivenessFindingKind
from ldsopt.report.transformed import TransformSubject
from ldsopt.target.occupancy import workgroups_by_lds
from ldsopt.transforms.pack.packing import PackedKernel, Packing


class PackingSubject(TransformSubject[Packing]):
    """Everything that a report on a packing shows."""

    __slots__ = ()

    def workgroups(self, kernel: PackedKernel) -> tuple[int, int] | None:
        """How many workgroups LDS allows on a compute unit, before and after; ``None`` without an architecture."""
        arch = self.module.arch
        if arch is None:
            return None
        return workgroups_by_lds(arch, kernel.plan.before), workgroups_by_lds(arch, kernel.plan.after)

    def findings(self, kernel: PackedKernel) -> tuple[LivenessFinding, ...]:
        """What liveness found wrong in a kernel, without what packing may have mended: too much LDS."""
        return tuple(
            finding
            for finding in kernel.plan.liveness.findings
            if finding.kind in (LivenessFindingKind.UNWRITTEN_READ, LivenessFindingKind.DEAD_STORE)
        )

    def refusal(self) -> str:
        """The first reason to write nothing, as the end of an error message; empty if there is none."""
        for kernel in self.details.kernels:
            for finding in self.findings(kernel):
                left_alone = kernel.plan.left_alone
                if left_alone is not None and left_alone.text == finding.message:
                    line = self.line_of(finding.line)
                    where = self.module.source + ("" if line is None else f":{line}")
                    return f"{where}: {finding.message} [{finding.kind.value}]"
            if excess := self._excess(kernel):
                return f"{self.module.source}: {excess} [{LivenessFindingKind.TOO_MUCH_LDS.value}]"
        return ""

    def _excess(self, kernel: PackedKernel) -> str:
        plan, arch = kernel.plan, self.module.arch
        if arch is None or plan.after <= arch.lds_bytes:
            return ""
        sizes = sorted(plan.liveness.buffers, key=lambda buffer: -buffer.size)
        packed = (
            f"{plan.after} bytes of LDS even when packed"
            if kernel.is_changed
            else f"{plan.after} bytes of LDS"
        )
        why = f" ({plan.left_alone.text})" if plan.left_alone else ""
        table = ", ".join(f"@{buffer.name} {buffer.size}" for buffer in sizes)
        return f"{plan.kernel.name} needs {packed}{why}, and a workgroup has {arch.lds_bytes} on {arch.name}: {table}"
