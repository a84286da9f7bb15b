"""What `annotate` answers: values, without logic."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ldsopt.ir.edits import Edits

if TYPE_CHECKING:  # of a module in which nothing can be tagged there is nothing to be said
    from ldsopt.analysis.separation.pairs import Pair
    from ldsopt.transforms.align.stating import AlignmentStating
    from ldsopt.transforms.annotate.annotated import AnnotatedFunction, Ring
    from ldsopt.transforms.barriers.weakening import BarrierWeakening
    from ldsopt.transforms.fences.narrowing import FenceNarrowing
    from ldsopt.transforms.judged import JudgedStep
    from ldsopt.transforms.shuffles.rewriting import ShuffleRewriting


class Annotation(NamedTuple):
    """The result: what to change, and what was found.

    Attributes:
        edits: to apply to the module; false if there is nothing to do.
        functions: those that touch LDS, in text order.
        bases: names of the variables told apart.
        assumptions: names of the assumptions that the tags rest on, and the narrowed fences.
        reason: why nothing is changed; empty if something is.
        warnings: one sentence each.
        contract: how each pair of dynamic bases stands, where ranges were computed.
        regions: number of regions of each base that has more than one, by name.
        rings: where details were asked for, the accesses that keep a region with LDS-DMA from being told apart further.
        rules_left_out: rules that would have changed something, and that the compiler which the output is for does
            not need.
        escapes: an address derived from LDS escapes somewhere in the module; if not, that integers from memory
            and calls are plain offsets is proved.
        narrowing: what was found and done about fences, where that was asked for; no line moves by it.
        shuffles: what was found and done about exchanges between lanes, where that was asked for, by the lines of the
            module before. All other lines are of what came of it.
        alignment: what was found and done about alignment, where that was asked for; no line moves by it.
        weakening: what was found and done about barriers, where that was asked for; no line moves by it.
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

    @property
    def _steps(self) -> tuple[JudgedStep | None, ...]:
        return self.narrowing, self.shuffles, self.alignment, self.weakening

    @property
    def has_steps(self) -> bool:
        """Some step before tags was asked for."""
        return any(step is not None for step in self._steps)

    @property
    def is_changed(self) -> bool:
        """The output differs from the input's canonical print."""
        return bool(self.edits) or any(step is not None and step.edits for step in self._steps)
