"""Versions of a kernel executed on the CPU instead: what they execute is counted, and no time told."""

from __future__ import annotations

from dataclasses import dataclass

from ldsopt.simt.profile import Profile
from ldsopt.timeline.work import ExecutedWork


@dataclass(frozen=True, slots=True)
class ExecutedVersion:
    """One version, executed on the CPU.

    Attributes:
        source: the module's name.
        profile: what was executed of the IR.
        executed: the same of what it compiles to; ``None`` where the launch did not run to its end.
        findings: how many there are.
        differing: the outputs that are not those of the first version, and in how many elements.
    """

    source: str
    profile: Profile
    executed: ExecutedWork | None
    findings: int
    differing: dict[str, int]


@dataclass(frozen=True, slots=True)
class Executions:
    """Versions executed on the CPU.

    Attributes:
        why: why not on a GPU.
        versions: the first is what the others are compared with.
    """

    why: str
    versions: tuple[ExecutedVersion, ...]

    @property
    def is_equal(self) -> bool:
        """True if all versions gave the same outputs."""
        return not any(version.differing for version in self.versions)
