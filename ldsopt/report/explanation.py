"""The meaning of a name in a report.

For rules of `annotate`, hazards of LLVM and findings of execution, the explanation comes from the pages of the
documentation, which are part of the package: the row of a table, then each section with the name. For all other names
it comes from the table that defines them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum
from functools import partial
from pathlib import Path
from typing import get_args

from ldsopt.analysis.liveness.live_ranges import LivenessFindingKind
from ldsopt.analysis.separation.separation import Standing as PairStanding
from ldsopt.checker.findings import Rule, Verdict
from ldsopt.checker.scope import CLASSES, HazardClass, Subject
from ldsopt.compare.diff import ChangeVerdict
from ldsopt.compare.metrics import METRICS, Metric, nearest
from ldsopt.compare.optimization import AttemptOutcome
from ldsopt.compare.probe import RuleVerdict
from ldsopt.errors import UsageError
from ldsopt.report.annotation_steps import WHY_BUFFERS
from ldsopt.report.grounds import ASSUMPTIONS, says
from ldsopt.simt.findings import SimulationFindingKind
from ldsopt.target.workgroup_size import kind_of
from ldsopt.timeline.compute_unit import StallCause
from ldsopt.transforms.annotate.annotated import Status
from ldsopt.transforms.barriers.weakening import BarrierStanding
from ldsopt.transforms.fences.narrowing import FenceStanding
from ldsopt.transforms.shuffles.rewriting import ExchangeStanding

_PACKAGED = Path(__file__).parents[1] / "pages"
_IN_THE_REPOSITORY = Path(__file__).parents[2] / "docs"
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_VERDICTS = {
    Verdict.DEFINITE: "the accesses touch a common byte or register for certain whenever the path that is shown is "
    "taken; whether a launch takes it is not asked",
    Verdict.UNPROVEN: "neither proved nor refuted: what cannot be told apart counts as overlapping",
    Verdict.LATENT: "the IR permits the compiler to leave out a wait; in this code the wait may be there",
}
_WORDS = {
    "redundant": "a wait that completes nothing that is outstanding on any path",
    "recoverable": "a wait that nothing needs: by the accesses of the IR it could go, or wait for less",
    **{verdict.value: says for verdict, says in _VERDICTS.items()},
}
"""The judgements of `check` on a wait and the certainties of a finding, in words."""


def explanation(name: str) -> str:
    """The meaning of a name, as plain text. Case does not matter.

    Raises:
        UsageError: no report uses the name.
    """
    found = _named()
    words = name.replace("_", " ").lower()  # as JSON spells reasons
    for spelled in (name, name.lower(), name.upper(), kind_of(name), words):
        texts = [group[spelled]() for group in found.values() if spelled in group]
        if texts:
            return "\n\n".join(dict.fromkeys(texts))
    members = (one for texts in REASONS.values() for one in texts.items())
    if texts := [
        _says(one.value, says) for one, says in members if one.name.replace("_", " ").lower() == words
    ]:
        return "\n\n".join(texts)
    hint = nearest(name, [word for group in found.values() for word in group])
    raise UsageError(f"no report has a name '{name}'{hint or '; `ldsopt explain` lists all that there are'}")


def listing() -> str:
    """All names with an explanation, in groups."""
    groups = {
        title: [f'"{name}"' if " " in name else name for name in group] for title, group in _named().items()
    }
    return "\n\n".join(f"{title}:\n  {' '.join(names)}" for title, names in groups.items())


def _named() -> Mapping[str, Mapping[str, Callable[[], str]]]:
    """The text of each name, by its kind."""
    page = _page("soundness.md")
    rows = [row for row in _rows(page) if row[0][:1] in ("R", "H") and row[0][1:].isdecimal()]
    kinds = {row[0].strip("`"): row[1] for row in _rows(_page("simulate.md")) if row[0].startswith("`")}
    return {
        "Findings of check": {rule.value: partial(_of_rule, rule) for rule in Rule},
        "Verdicts of check": {word: partial(_says, word, says) for word, says in _WORDS.items()},
        "Hazard classes": {one.name: partial(_of_class, one) for one in CLASSES},
        "Findings of simulate and verify": {
            kind: partial(_says, kind, kinds[kind]) for kind in get_args(SimulationFindingKind)
        },
        "Assumptions": {name: partial(_of_assumption, name) for name in ASSUMPTIONS},
        **{
            title: {one.value: partial(_says, one.value, says) for one, says in texts.items()}
            for title, texts in REASONS.items()
        },
        "Accesses in the summary of annotate": {
            name: partial(_says, name, says) for name, says in STATUSES.items()
        },
        "Metrics": {name: partial(_of_metric, one) for name, one in METRICS.items()},
        "Rules of annotate (R) and hazards of LLVM (H)": {
            row[0]: partial(_of_row, row, page) for row in rows
        },
    }


def _rows(page: str) -> list[list[str]]:
    """The cells of the rows of a page's tables that have at least two."""
    lines = (line for line in page.splitlines() if line.startswith("| "))
    rows = (line.removeprefix("| ").removesuffix(" |").split(" | ") for line in lines)
    return [row for row in rows if len(row) > 1]


def _says(name: str, text: str) -> str:
    return f"{name}: {_plain(text)}"


def _of_rule(rule: Rule) -> str:
    return f"{rule.value}: {rule.says}\n\nWhat to do: {rule.remedy}"


def _of_row(row: list[str], table: str) -> str:
    name, says, shown = row[:3]
    column = "Against" if name.startswith("R") else "Shown by"
    parts = [f"{name}: {_plain(says)}", f"{column}: {_plain(shown)}"]
    pages = [
        table,
        *(path.read_text(encoding="utf-8") for path in sorted((_folder() / "rules").glob("*.md"))),
    ]
    return "\n\n".join([*parts, *(section for page in pages for section in _sections(page, name))])


def _of_metric(metric: Metric) -> str:
    parts = [f"{metric.name}: {metric.what}", f"Unit: {metric.unit}. Better: {metric.better.value}."]
    if metric.gated:
        parts.append(
            "`diff --fail-on regressions` fails where it gets worse, and no command writes such code."
        )
    if metric.of_launch:
        parts.append("Only a launch tells it (--launch, or --grid, --block and --arg).")
    return "\n\n".join(parts)


def _of_assumption(name: str) -> str:
    where = "A report that rests on it names it, and the option that refuses it."
    return f"{_says(name, says(name))}\n\n{where}"


def _of_class(hazard: HazardClass) -> str:
    subjects = [subject.value for subject in Subject if subject in hazard.examined]
    parts = [
        f"{hazard.name}: {hazard.says}",
        f"Examined of: {'; '.join(subjects) if subjects else 'nothing'}",
    ]
    if hazard.rules:
        parts.append(f"Findings of check: {', '.join(rule.value for rule in hazard.rules)}")
    if hazard.kinds:
        parts.append(f"Findings of simulate and verify: {', '.join(hazard.kinds)}")
    if hazard.remedy:
        parts.append(f"Where check does not examine it: {hazard.remedy}")
    return "\n\n".join(parts)


def _folder() -> Path:
    return _PACKAGED if _PACKAGED.exists() else _IN_THE_REPOSITORY


def _page(name: str) -> str:
    return (_folder() / name).read_text(encoding="utf-8")


def _sections(page: str, name: str) -> list[str]:
    """The paragraphs of a page, by section: all if the page is about the name, otherwise those with the name."""
    is_its_own = f"\nRule {name} of " in page
    found = []
    for section in f"\n{page}".replace("\n### ", "\n# ").replace("\n## ", "\n# ").split("\n# ")[1:]:
        title, _, body = section.partition("\n")
        prose = [one for one in body.strip().split("\n\n") if not one.startswith(("|", "```"))]
        named = [one for one in prose if one and (is_its_own or re.search(rf"\b{name}\b", one))]
        if named:
            found.append(_plain(f"{title}\n\n" + "\n\n".join(named)))
    return found


def _plain(text: str) -> str:
    return _LINK.sub(r"\1", text)


# --- explained reasons --------------------------------------------------------------------------------------
#
# The reasons and outcomes in reports, each with the sentence that `ldsopt explain` prints.
#
# A test checks that every member of the source enumerations is here.


_MADE = "the exchange was rewritten, and needs no LDS hardware"

STATUSES: Mapping[Status, str] = {
    "tagged": "the access carries alias scopes now: its base is known",
    "ambiguous": "the access keeps no claim: its base was lost on the way; `annotate --explain` shows where",
    "unknown": "the access keeps no claim: its address is not formed from a named LDS variable",
    "static": "the access is left alone: its variable is static, and LLVM places those itself (rule R2)",
    "untagged": "the access is left alone: its function stays whole, or LLVM would forget a copy for it (rule R10)",
}
"""The statuses of LDS accesses in the summary of `annotate`."""

REASONS: Mapping[str, Mapping[Enum, str]] = {
    "Pairs of LDS variables in the report of annotate": {
        PairStanding.PROVED: "No access to one touches a byte of the other: their address ranges never meet.",
        PairStanding.REFUTED: "Two accesses touch a common byte: the report names them, and nothing is written.",
        PairStanding.ASSUMED: "Neither is known: the pair is told apart under the assumption `named-bases`.",
    },
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
        ExchangeStanding.HOISTED: f"{_MADE}: it is made once, in front of the loop",
        ExchangeStanding.UNKNOWN_INDEX: "the exchange is kept: what lanes read does not follow from their number",
        ExchangeStanding.NO_MOVE: "the exchange is kept: the architecture has no move of two instructions for it",
        ExchangeStanding.NEEDS_ALL_LANES: "the exchange is kept: lanes that it would read may not be active",
        ExchangeStanding.NEEDS_ROW: "the exchange is kept: the order of work-items in waves is not stated",
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
    "Barriers of annotate --double-buffer": {
        standing: f"the barrier is {'one of a wave now' if standing.is_made else 'kept'}: {why}"
        for standing, why in WHY_BUFFERS.items()
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
"""Explanations of reasons, by report."""
