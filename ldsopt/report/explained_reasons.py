"""The reasons and outcomes that reports print, each in one sentence: what `ldsopt explain` says of them.

A test holds that every member of the enumerations they come from is here.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from ldsopt.analysis.liveness.live_ranges import LivenessFindingKind
from ldsopt.compare.diff import ChangeVerdict
from ldsopt.compare.optimization import AttemptOutcome
from ldsopt.probe.run import RuleVerdict
from ldsopt.timeline.stalls import StallCause
from ldsopt.transforms.annotate.annotated import Status
from ldsopt.transforms.barriers.weakening import BarrierStanding
from ldsopt.transforms.fences.narrowing import FenceStanding
from ldsopt.transforms.shuffles.rewriting import ExchangeStanding

_MADE = "the exchange was rewritten, and needs no LDS hardware"

STATUSES: Mapping[Status, str] = {
    "tagged": "the access carries alias scopes now: its base is known",
    "ambiguous": "the access keeps no claim: its base was lost on the way; `annotate --explain` shows where",
    "unknown": "the access keeps no claim: its address is not formed from a named LDS variable",
    "static": "the access is left alone: its variable is static, and LLVM places those itself (rule R2)",
    "untagged": "the access is left alone: its function stays whole, or LLVM would forget a copy for it (rule R10)",
}
"""Of LDS accesses, in the summary of `annotate`."""

REASONS: Mapping[str, Mapping[Enum, str]] = {
    "Fences of annotate --fences": {
        FenceStanding.PROVED: "the fence orders LDS only: no other memory has to cross it in order",
        FenceStanding.PROVED_BY_INDEX: "the fence orders LDS only: each work-item keeps to global bytes of its own",
        FenceStanding.ASSUMED: "the fence orders LDS only, if the assumption that you made holds",
        FenceStanding.LOCAL: "the fence was limited to LDS by its own tags before",
        FenceStanding.IF_ASSUMED: "the fence is kept; an assumption that you did not make would narrow it",
        FenceStanding.NEEDS_INDEX: "the fence is kept: two work-items may touch the same bytes of one object",
        FenceStanding.SYNCHRONIZES_FURTHER: "the fence is kept: other workgroups may rely on it",
        FenceStanding.UNKNOWN: "the fence is kept: a call, assembly, LDS-DMA, or a pointer that comes from memory",
        FenceStanding.CALLED: "the fence is kept: other kernels may call the function that it is in",
        FenceStanding.GAINS_NOTHING: "the fence is kept: narrowed, the compiled code would be no better",
    },
    "Exchanges of annotate --shuffles": {
        ExchangeStanding.DPP: f"{_MADE}: one move by data-parallel primitives",
        ExchangeStanding.TWO_DPP: f"{_MADE}: two moves by data-parallel primitives",
        ExchangeStanding.PERMLANE: f"{_MADE}: a lane permutation",
        ExchangeStanding.READLANE: f"{_MADE}: one lane is read for all",
        ExchangeStanding.OWN: f"{_MADE}: every lane reads itself",
        ExchangeStanding.SWIZZLE: "the exchange still goes through LDS hardware; its index is gone",
        ExchangeStanding.UNKNOWN_INDEX: "the exchange is kept: what lanes read does not follow from their number",
        ExchangeStanding.NO_MOVE: "the exchange is kept: the architecture has no move of two instructions for it",
        ExchangeStanding.NEEDS_ALL_LANES: "the exchange is kept: lanes that it would read may not be active",
        ExchangeStanding.WHOLE_WAVE: "the exchange is kept: its function widens the set of active lanes",
        ExchangeStanding.GAINS_NOTHING: "the exchange is kept: rewritten, the compiled code would be no better",
    },
    "Barriers of annotate --barriers": {
        BarrierStanding.ONE_WAVE: "the barrier is one of a wave now: workgroups have one wave",
        BarrierStanding.NO_EXCHANGE: "the barrier is one of a wave now: no two waves exchange anything across it",
        BarrierStanding.ASSUMED: "the barrier is one of a wave now, if the assumption that you made holds",
        BarrierStanding.IF_ASSUMED: "the barrier is kept; an assumption that you did not make would do",
        BarrierStanding.EXCHANGE: "the barrier is kept: two waves may exchange memory across it",
        BarrierStanding.NO_FENCES: "the barrier is kept: the fences that order memory beside it are not there",
        BarrierStanding.TIMING: "the barrier is kept: it keeps waves in step for what takes time",
        BarrierStanding.OUT_OF_ORDER: "the barrier is kept: LDS accesses of one wave may complete out of order here",
        BarrierStanding.UNKNOWN: "the barrier is kept: code that cannot be seen may exchange memory",
        BarrierStanding.CALLED: "the barrier is kept: other kernels may call the function that it is in",
        BarrierStanding.GAINS_NOTHING: "the barrier is kept: without it the compiled code would be no better",
    },
    "Candidates of optimize": {
        AttemptOutcome.CHOSEN: "the best version of these functions: it is what was written",
        AttemptOutcome.NOT_TRIED: "nothing in these functions could gain by it, or the effort did not reach it",
        AttemptOutcome.UNCHANGED: "it leaves these functions as they are",
        AttemptOutcome.SAME: "it makes the same as another candidate",
        AttemptOutcome.WORSE: "its code is worse than the input's in a metric that the gate watches",
        AttemptOutcome.NO_BETTER: "its code is no better than the input's",
        AttemptOutcome.SECOND: "it is better than the input, and another candidate is better still",
        AttemptOutcome.REFUSED: "`check` does not pass it, or what it rests on is refuted",
        AttemptOutcome.FAILED: "it could not be made or compiled; the report says why",
    },
    "Stalls of timeline": {
        StallCause.LDS: "a wave waits for an LDS access of its own",
        StallCause.MEMORY: "a wave waits for global memory, or a copy into LDS",
        StallCause.SCALAR: "a wave waits for a load by the scalar cache",
        StallCause.OTHER: "a wave waits for an operation of another kind",
        StallCause.BARRIER: "a wave waits for other waves of its workgroup at a barrier",
        StallCause.RESULT: "an instruction waits for a result of arithmetic",
        StallCause.MATRIX: "an instruction waits for the matrix unit",
        StallCause.UNIT: "an instruction waits for a unit that another wave uses",
        StallCause.COUNTER_FULL: "as many operations are outstanding as their counter can count",
        StallCause.IDLE: "the code idles: s_nop or s_sleep",
        StallCause.BRANCH: "a branch is taken",
    },
    "Findings of liveness": {
        LivenessFindingKind.UNWRITTEN_READ: "LDS is read, and no path has written any byte of it",
        LivenessFindingKind.TOO_MUCH_LDS: "without sharing bytes, the variables do not fit into a workgroup's LDS",
        LivenessFindingKind.DEAD_STORE: "nothing reads what is written; the variable is kept up to the return",
        LivenessFindingKind.BARE_BARRIER: "a barrier has no fence: LDS accesses of the wave may be outstanding there",
    },
    "Verdicts of diff": {
        ChangeVerdict.SAME: "the metric is what it was",
        ChangeVerdict.HELPED: "the metric changed in the direction that is better",
        ChangeVerdict.HURT: "the metric changed in the direction that is worse",
        ChangeVerdict.CHANGED: "the metric changed, and neither direction is better",
        ChangeVerdict.UNKNOWN: "at least one side does not tell the metric",
    },
    "Verdicts of probe": {
        RuleVerdict.NEEDED: "the compiler has the behaviour that the rule is against, and the rule mends it",
        RuleVerdict.HARMLESS: "the compiler does not need the rule, which costs nothing",
        RuleVerdict.HARMFUL: "the compiler does not need the rule, which makes its code wait more",
        RuleVerdict.NOT_ENOUGH: "the compiler has the behaviour, with the rule as well",
        RuleVerdict.UNKNOWN: "the code does not tell, or the compiler could not be asked",
    },
}
"""By the report that prints them."""
