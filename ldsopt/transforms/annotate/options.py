"""The options of `annotate`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Literal

from ldsopt.assumptions import (
    LOCAL_ARGUMENTS,
    NAMED_BASES,
    NO_GLOBAL_RACES,
    NO_TRAPS,
    Assumption,
    OfferedPromise,
    made_promises,
    refused_assumptions,
    require_known,
)
from ldsopt.dataclass import dataclass
from ldsopt.options import option

if TYPE_CHECKING:  # few runs of `annotate` change fences, and all have these options
    from ldsopt.transforms.fences.options import FenceOptions

Bases = Literal["dynamic", "all"]


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnotateOptions:
    """The options of `annotate`.

    Attributes:
        reported: somebody reads which functions and accesses there are, and warnings; if not, accesses are not counted,
            and not looked for where nothing can be tagged.
        details: list every access, and for each one without a tag the values that lost its base.
        release_input: free LLVM's copy of the input as soon as it is no longer needed, before the output is checked:
            a tenth less memory. The module can then not be analysed again; its text stays.
        functions: names of the functions to annotate; ``None``: all. Those that calls connect belong together.
        sharing: pairs of names of variables that are about to share bytes, and so are not apart.
        without_tags: lines of accesses that are to carry no alias information, beside those of rule R10.
        judged: the code is going to be checked, and what loses a wait taken back: rule R10 asks for nothing ahead.
        left: functions to leave whole, by name, and why.
        needless: rules to leave out, as the compiler that the output is for does not need them.
        lost_waits: for a repair, the counters of the waits that a compiler's code lacks at releases, by the line of the
            barrier.
    """

    bases: Bases = option(
        "dynamic", "Which LDS variables to tell apart: dynamic ones (external, without a size) or all."
    )
    no_assume: Collection[Assumption] = refused_assumptions()
    precise: bool = option(
        False,
        "Compute base sets and byte ranges: sees through phi, select and loops, proves or refutes named-bases, and "
        "tells regions of one base apart.",
    )
    require_proof: bool = option(
        False,
        "Tell dynamic bases apart only where their byte ranges are proved disjoint. Implies --precise.",
    )
    repair: bool = option(
        False,
        "Restore waits that LLVM loses, and let barriers without a fence wait for LDS, also where nothing can be told "
        "apart. Implies --bases all.",
    )
    keep_asm_waits: bool = option(False, "Leave waits in inline assembly as they are.")
    keep_bare_barriers: bool = option(
        False,
        "Leave barriers without a fence as they are; by default they wait for LDS in tagged functions, with --repair "
        "in all.",
    )
    fences: bool = option(
        False,
        "Let fences of a workgroup order LDS only where that is proved to suffice, and the code gains by it.",
    )
    shuffles: bool = option(
        False,
        "Make exchanges between lanes (`__shfl_xor`) by DPP and lane permutations where the code gains by it.",
    )
    align: bool = option(
        False,
        "State the proved alignment of LDS accesses where the compiler then makes wider ones.",
    )
    barriers: bool = option(
        False,
        "Make barriers across which no two waves exchange anything barriers of a wave, where the code gains by it.",
    )
    double_buffer: bool = option(
        False,
        "Give a variable that a loop fills anew two buffers in turn, where a barrier goes with it. Takes LDS.",
    )
    swizzle: bool = option(
        False,
        "Swizzle LDS variables where that saves bank conflicts, by the model of `ldsopt banks`, and adds no more "
        "instructions than it saves cycles.",
    )
    assume: Collection[OfferedPromise] = made_promises()
    reported: bool = True
    details: bool = False
    release_input: bool = False
    functions: frozenset[str] | None = None
    sharing: frozenset[frozenset[str]] = frozenset()
    without_tags: frozenset[int] = frozenset()
    judged: bool = False
    left: Mapping[str, str] = field(default_factory=dict)
    needless: frozenset[str] = frozenset()
    lost_waits: Mapping[int, frozenset[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        require_known(self.no_assume)
        if self.assume or self.no_assume:
            self.about_fences()

    def about_fences(self) -> FenceOptions:
        """The options of those that are about fences."""
        from ldsopt.transforms.fences.options import FenceOptions

        others = (n for n in self.no_assume if n != NAMED_BASES)
        of_memory = (n for n in others if n != NO_GLOBAL_RACES and n != LOCAL_ARGUMENTS)  # noqa: PLR1714 (narrows)
        about = [n for n in of_memory if n != NO_TRAPS]
        return FenceOptions(assume=self.assume, no_assume=about)
