"""The results for functions and accesses: values, without logic."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.separation.separation import Separation
from ldsopt.dataclass import dataclass
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import LdsGlobal, Module
from ldsopt.ir.syntax import attachments

if TYPE_CHECKING:
    from ldsopt.analysis.separation.separation import Pair
    from ldsopt.transforms.align import AlignmentStating
    from ldsopt.transforms.barriers.double_buffer import DoubleBuffering
    from ldsopt.transforms.barriers.weakening import BarrierWeakening
    from ldsopt.transforms.fences.narrowing import FenceNarrowing
    from ldsopt.transforms.judged import JudgedStep
    from ldsopt.transforms.shuffles.rewriting import ShuffleRewriting
    from ldsopt.transforms.swizzle import Swizzling


ALREADY_ANNOTATED = "already annotated"
"""The reason for a function that `annotate` has already annotated."""
Status = Literal["tagged", "ambiguous", "unknown", "static", "untagged"]


@dataclass(frozen=True, slots=True)
class AnnotatedAccess:
    """The result for one access.

    Attributes:
        line: index into the input's canonical text.
        kind: the kind of access.
        status: ``tagged``; ``ambiguous`` (the base was lost on the way); ``unknown`` (not derived from a named base);
            ``static`` (into a variable that is left alone, R2); ``untagged`` (its function is left whole, or the
            backend would forget a DMA, R10).
        bases: names of its bases.
        trail: the values from the pointer back to where the base was lost, as IR text.
    """

    line: int
    kind: AccessKind
    status: Status
    bases: tuple[str, ...]
    trail: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AnnotatedFunction:
    """The result for one function.

    Attributes:
        name: of the function.
        line: of its ``define``, an index into the input's canonical text.
        is_kernel: the host launches it.
        counts: the number of accesses of each status.
        accesses: in text order; only if details were asked for.
        left_whole: the reason why it was not touched; empty if it was.
        dma_scoped: DMAs that got their scopes and a laundered destination.
        dma_unscoped_before: those among them that had no scope in the input, while some access of the function has
            alias
            information: there the stock backend loses waits (R3, R5).
        waits_made_legible: asm statements rewritten (R7).
        barriers_drained: barriers without a fence that now wait for the wave's LDS operations (R8).
        fence_waits_kept: barriers behind a fence whose wait LLVM may drop, which is now written out.
        dma_drained: DMAs by a global load that now stand between such waits (R9).
        uninformed: lines of the accesses that carry no alias information, not even the input's, because the backend
            would forget an LDS-DMA for them (R10).
        taken_back: those among them that the rules accepted, but whose compiled code lost a wait.
        given_back: it is left whole because of its compiled code.
        access_lines: lines of all its accesses, in text order.
    """

    name: str
    line: int
    is_kernel: bool
    counts: dict[Status, int]
    accesses: tuple[AnnotatedAccess, ...] = ()
    left_whole: str = ""
    dma_scoped: int = 0
    dma_unscoped_before: int = 0
    waits_made_legible: int = 0
    barriers_drained: int = 0
    fence_waits_kept: int = 0
    dma_drained: int = 0
    uninformed: tuple[int, ...] = ()
    taken_back: tuple[int, ...] = ()
    given_back: bool = False
    access_lines: tuple[int, ...] = ()

    def count(self, status: Status) -> int:
        """The number of the function's accesses that have this status."""
        return self.counts.get(status, 0)


@dataclass(frozen=True, slots=True)
class Ring:
    """A region that an LDS-DMA fills and others read, and that no static scope can split.

    Attributes:
        base: name of the variable.
        start, stop: its bytes, half-open, from the variable's beginning.
        accesses: the number of accesses that touch it.
        line: of an access whose address changes even for one work-item, index into the input's text.
        spans: bytes from the first to the last that one work-item touches with it.
    """

    base: str
    start: int
    stop: int
    accesses: int
    line: int
    spans: int


# --- access status ------------------------------------------------------------------------------------------
#
# The status of each access: tagged, or the reason why it is not.


def access_statuses(
    accesses: Sequence[Access],
    tagged: Collection[int],
    separation: Separation,
    variables: Sequence[LdsGlobal],
    told_apart: Collection[int],
) -> list[Status]:
    """The status of each access of a function.

    Args:
        accesses: in text order.
        tagged: lines of those that get tags.
        separation: the variables that each may touch.
        variables: of the module, by their numbers.
        told_apart: the numbers of the variables that tags separate.
    """
    found: list[Status] = []
    known: dict[tuple[frozenset[int], bool, bool], Status] = {}
    for access in accesses:
        if access.line in tagged:
            found.append("tagged")
            continue
        bases = separation.bases_of[access.line]
        key = (bases, access.is_ambiguous, bool(access.bases))
        if (status := known.get(key)) is None:
            known[key] = status = _untagged(access, bases, variables, told_apart)
        found.append(status)
    return found


def described(
    module: Module, access: Access, status: Status, separation: Separation, variables: Sequence[LdsGlobal]
) -> AnnotatedAccess:
    """The result for an access: its status, the variables that it may touch, and the trail to a lost base."""
    bases = separation.bases_of[access.line] if status != "ambiguous" else frozenset()
    names = tuple(variables[index].name for index in sorted(bases))
    lost = access.lost if status != "tagged" else ()
    trail = tuple(attachments(module.lines[line])[0].strip() for line in lost)
    return AnnotatedAccess(access.line, access.kind, status, names, trail)


def _untagged(
    access: Access, bases: frozenset[int], variables: Sequence[LdsGlobal], told_apart: Collection[int]
) -> Status:
    """The status of an access without tags."""
    if not bases:
        return "ambiguous" if access.is_ambiguous else "unknown"
    if not any(variables[index].is_dynamic or index in told_apart for index in bases):
        return "static"
    return "untagged" if access.bases else "ambiguous"


# --- annotation ---------------------------------------------------------------------------------------------
#
# The result of `annotate`: values, without logic.


class Annotation(NamedTuple):
    """The result: edits and findings.

    Attributes:
        edits: to apply to the module; false if there is nothing to do.
        functions: functions that touch LDS, in text order.
        bases: names of the variables told apart.
        assumptions: names of the assumptions that the tags rest on, and the narrowed fences.
        reason: why nothing is changed; empty if something is.
        warnings: one sentence each.
        contract: the standing of each pair of dynamic bases, if ranges were computed.
        regions: number of regions of each base that has more than one, by name.
        rings: if details were asked for, the accesses that keep a region with LDS-DMA from being split further.
        rules_left_out: rules that would have changed something, but that the output's compiler does not need.
        escapes: an address derived from LDS escapes somewhere in the module; if not, integers from memory and calls are
            proved to be plain offsets.
        narrowing: findings and edits on fences, if asked for; no line moves by it.
        shuffles: findings and edits on exchanges between lanes, if asked for, by the lines of the module before. All
            other lines are those of the module after it.
        alignment: findings and edits on alignment, if asked for; no line moves by it.
        weakening: findings and edits on barriers, if asked for; no line moves by it.
        buffering: findings and edits on variables of two buffers, if asked for, by the lines of the input.
        swizzling: findings and edits on swizzled variables, if asked for, by the lines behind ``buffering``.
    """

    edits: Edits
    functions: tuple[AnnotatedFunction, ...]
    bases: tuple[str, ...]
    assumptions: tuple[str, ...] = ()
    reason: str = ""
    warnings: tuple[str, ...] = ()
    escapes: bool = False
    contract: tuple[Pair, ...] = ()
    regions: tuple[tuple[str, int], ...] = ()
    rings: tuple[Ring, ...] = ()
    rules_left_out: tuple[str, ...] = ()
    narrowing: FenceNarrowing | None = None
    shuffles: ShuffleRewriting | None = None
    alignment: AlignmentStating | None = None
    weakening: BarrierWeakening | None = None
    buffering: DoubleBuffering | None = None
    swizzling: Swizzling | None = None

    @property
    def _steps(self) -> tuple[JudgedStep | None, ...]:
        return self.narrowing, self.shuffles, self.alignment, self.weakening, self.buffering, self.swizzling

    @property
    def has_steps(self) -> bool:
        """True if a step before the tags was asked for."""
        return any(step is not None for step in self._steps)

    @property
    def is_changed(self) -> bool:
        """The output differs from the input's canonical print."""
        return bool(self.edits) or any(step is not None and step.edits for step in self._steps)
