"""What was done about fences, as a member of the report of `annotate` as JSON."""

from __future__ import annotations

from typing import Any

from ldsopt.report.annotation import AnnotationSubject
from ldsopt.transforms.fences.narrowing import FenceNarrowing, FenceStanding, NarrowedFence, NarrowedKernel


def fences_json(subject: AnnotationSubject, narrowing: FenceNarrowing) -> dict[str, Any]:
    """The member ``fences``: counts by standing, then kernel by kernel. Lines are those of the output."""
    return {
        "counts": {_name(standing): narrowing.count(standing) for standing in FenceStanding},
        "kernels": [_kernel(subject, kernel) for kernel in narrowing.kernels],
    }


def _kernel(subject: AnnotationSubject, kernel: NarrowedKernel) -> dict[str, Any]:
    lines = [kernel.line, *(line for fence in kernel.fences for line in (fence.line, *fence.pair))]
    moved = subject.details.edits.moved(lines)

    def one(fence: NarrowedFence) -> dict[str, Any]:
        return {
            "line": moved[fence.line],
            "standing": _name(fence.standing),
            "narrowed": fence.standing.is_narrowed,
            "assumptions": list(fence.promises),
            "pair": [{"line": moved[line], "instruction": subject.instruction(line)} for line in fence.pair],
        }

    return {
        "name": kernel.name,
        "line": moved[kernel.line],
        "narrowed": kernel.narrowed,
        "given_back": kernel.given_back or None,
        "everywhere": kernel.everywhere or None,
        "fences": [one(fence) for fence in kernel.fences],
    }


def _name(standing: FenceStanding) -> str:
    """A standing as JSON spells it, e.g. ``needs_index``."""
    return standing.name.lower()
