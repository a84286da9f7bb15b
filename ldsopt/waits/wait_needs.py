"""What is known of a wait: what it completes, which of that is needed and what for, and what else would complete it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.program import WaitSite
from ldsopt.isa.wait_facts import Cause, FunctionWaits
from ldsopt.waits.frozen import WaitName


class Completed(NamedTuple):
    """An operation that a wait completes on some path.

    Attributes:
        started: the instruction that starts it.
        executions: how often that was executed again since, for LDS-DMA: 0, 1, or 2 for two or more.
        counted: the least number of younger operations of its queue in front of the wait; 0 where there is no order.
    """

    started: AsmInstruction
    executions: int
    counted: int


class Need(NamedTuple):
    """Why an operation has to be complete because of one wait.

    Attributes:
        started: the instruction that starts the operation.
        executions: how often that was executed again since, where the operation is needed.
        grade: how many operations the wait may leave outstanding for that.
        cause: of which kind the reason is.
        used: the instruction that it has to be complete for.
        why: in words, where ``cause`` does not say all.
    """

    started: AsmInstruction
    executions: int
    grade: int
    cause: Cause
    used: AsmInstruction
    why: str = ""


class Cover(NamedTuple):
    """Another wait that completes an operation where one wait does not.

    Attributes:
        started: the instruction that starts the operation.
        grade: if the one wait leaves more outstanding than that, the operation may be left to the other.
        wait: the number of the other.
        counted: how many that may leave outstanding at most, to complete it.
    """

    started: AsmInstruction
    grade: int
    wait: int
    counted: int


@dataclass(frozen=True, slots=True)
class WaitNeeds:
    """One counter of one wait instruction.

    Attributes:
        site: the wait.
        counter: as spelled in assembly.
        depth: loop nesting depth.
        drained: the most operations that it can force to complete, over all paths; not positive: it never waits.
        completes: what it completes.
        needs: what has to be complete because of it alone.
        covers: what other waits complete if it does not.
    """

    site: WaitSite
    counter: str
    depth: int
    drained: int
    completes: tuple[Completed, ...]
    needs: tuple[Need, ...]
    covers: tuple[Cover, ...]

    @property
    def most(self) -> int | None:
        """How many operations it may leave outstanding, all other waits as they are; ``None``: it need not be there."""
        return min((need.grade for need in self.needs), default=None)

    @property
    def name(self) -> WaitName:
        """What it is called by."""
        return self.site.instruction.line, self.counter


class Lost(NamedTuple):
    """An operation that a release asks to be complete at a barrier, and that may not be: a wait is missing."""

    started: AsmInstruction
    barrier: AsmInstruction
    counter: str
    counted: int
    why: str


class KernelNeeds(NamedTuple):
    """What is known of the waits of one kernel.

    Attributes:
        waits: in the order of the program.
        lost: what a release asks for and no wait gives.
        checked: facts and findings of the same walk, if they were asked for.
    """

    waits: tuple[WaitNeeds, ...]
    lost: tuple[Lost, ...]
    checked: FunctionWaits | None = None
