"""`ldsopt explain`: every name that a report can have is explained."""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path
from typing import get_args

import pytest
from command_line import CommandLine

from ldsopt.analysis.liveness.live_ranges import LivenessFindingKind
from ldsopt.assumptions import MADE_PROMISES, NAMED_BASES, OFFERED_PROMISES, SIZES_ARE_NOT_NEGATIVE
from ldsopt.checker.findings import Rule, Verdict
from ldsopt.compare.diff import ChangeVerdict
from ldsopt.compare.metrics import METRICS
from ldsopt.compare.optimization import AttemptOutcome
from ldsopt.compare.probe.run import RuleVerdict
from ldsopt.report.explanation import REASONS
from ldsopt.simt.findings import SimulationFindingKind
from ldsopt.timeline.stalls import StallCause
from ldsopt.transforms.annotate.annotated import Status
from ldsopt.transforms.barriers.double_buffer import BufferingStanding
from ldsopt.transforms.barriers.weakening import BarrierStanding
from ldsopt.transforms.fences.narrowing import FenceStanding
from ldsopt.transforms.judged import EditStanding
from ldsopt.transforms.shuffles.rewriting import ExchangeStanding

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "soundness.md").read_text()
NAMED = re.findall(r"^\| ([RH]\d+) \|", PAGE, re.MULTILINE)


@pytest.mark.parametrize("name", NAMED)
def test_rules_and_hazards_are_explained_by_their_row(ldsopt: CommandLine, name: str) -> None:
    said = ldsopt("explain", name.lower())
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"{name}: ")
    assert "|" not in said.out.splitlines()[0]
    assert "](" not in said.out


def test_the_page_is_complete() -> None:
    assert {"R1", "R10", "H1", "H6"} <= set(NAMED)


@pytest.mark.parametrize(
    ("rule", "page"), [("R6", "laundering"), ("R7", "asm-waits"), ("R8", "bare-barriers"), ("R10", "joins")]
)
def test_the_page_of_a_rule_follows(ldsopt: CommandLine, rule: str, page: str) -> None:
    title, *prose = (ROOT / "docs" / "rules" / f"{page}.md").read_text().split("\n\n")
    said = ldsopt("explain", rule).out
    assert f"\n{title.removeprefix('# ')}\n" in said
    without_links = [one for one in prose if not one.startswith(("|", "#")) and "](" not in one]
    assert without_links
    assert [one for one in without_links if one.strip() not in said] == []


def test_sections_that_name_it_follow(ldsopt: CommandLine) -> None:
    said = ldsopt("explain", "H6").out
    assert "\nWhere control flow joins\n" in said
    assert "R6" not in said


@pytest.mark.parametrize("rule", Rule)
def test_findings_are_explained_with_what_to_do(ldsopt: CommandLine, rule: Rule) -> None:
    said = ldsopt("explain", rule.value).out
    assert said.startswith(f"{rule.value}: {rule.says}\n\nWhat to do: {rule.remedy}\n")


def test_a_name_of_two_kinds_is_explained_as_both(ldsopt: CommandLine) -> None:
    said = ldsopt("explain", "missing-wait").out
    assert "What to do: " in said
    assert "an access of LDS bytes that a copy may still write" in said


@pytest.mark.parametrize("kind", get_args(SimulationFindingKind))
def test_findings_of_execution_are_explained_by_their_row(ldsopt: CommandLine, kind: str) -> None:
    said = ldsopt("explain", kind)
    assert (said.code, said.err) == (0, "")
    assert f"{kind}: " in said.out
    assert "](" not in said.out


@pytest.mark.parametrize("name", METRICS)
def test_metrics_are_explained_with_unit_and_direction(ldsopt: CommandLine, name: str) -> None:
    metric = METRICS[name]
    said = ldsopt("explain", name).out
    assert said.startswith(f"{name}: {metric.what}\n\nUnit: {metric.unit}. Better: {metric.better.value}.\n")
    assert ("--fail-on regressions" in said) is metric.gated


def test_every_assumption_that_can_be_asked_for_is_explained(ldsopt: CommandLine) -> None:
    asked = {NAMED_BASES, *MADE_PROMISES, *OFFERED_PROMISES, SIZES_ARE_NOT_NEGATIVE}
    page = (ROOT / "docs" / "assurance.md").read_text()
    for name in asked | set(re.findall(r"^\| `([a-z]+-[a-z-]+)` \|", page, re.MULTILINE)):
        assert ldsopt("explain", name).out.startswith(f"{name}: ")
    assert ldsopt("explain", "workgroup-size=256").out.startswith("workgroup-size: ")


@pytest.mark.parametrize("verdict", [*Verdict], ids=lambda one: one.value)
def test_verdicts_are_explained(ldsopt: CommandLine, verdict: Verdict) -> None:
    assert ldsopt("explain", verdict.value).out.startswith(f"{verdict.value}: ")


EVERY_REASON = (
    *FenceStanding,
    *ExchangeStanding,
    *BarrierStanding,
    *BufferingStanding,
    *AttemptOutcome,
    *StallCause,
    *LivenessFindingKind,
    *ChangeVerdict,
    *RuleVerdict,
)


@pytest.mark.parametrize("reason", EVERY_REASON, ids=str)
def test_reasons_and_outcomes_are_explained(ldsopt: CommandLine, reason: Enum) -> None:
    said = ldsopt("explain", reason.value)
    assert (said.code, said.err) == (0, "")
    assert f"{reason.value}: " in said.out


@pytest.mark.parametrize(
    "spelled", ["gains_nothing", "proved by index", "NO BETTER", "COUNTER_FULL", "Dead-Store"]
)
def test_reasons_are_known_as_json_spells_them(ldsopt: CommandLine, spelled: str) -> None:
    assert ldsopt("explain", spelled).code == 0


def test_statuses_of_accesses_are_explained(ldsopt: CommandLine) -> None:
    for status in get_args(Status):
        assert f"{status}: the access" in ldsopt("explain", status).out


def test_every_enumeration_of_reasons_is_held_to_this() -> None:
    explained = {type(one) for group in REASONS.values() for one in group}
    assert explained == {type(one) for one in EVERY_REASON}
    for subclass in EditStanding.__subclasses__():
        assert subclass in explained


def test_without_a_name_all_names_are_listed(ldsopt: CommandLine) -> None:
    words = ldsopt("explain").out.split()
    assert {"missing-wait", "recoverable", "races", "misaligned", "named-bases", "vgprs", "R10", "H6"} <= {
        *words
    }


def test_another_name_is_a_usage_error(ldsopt: CommandLine) -> None:
    said = ldsopt("explain", "R99")
    assert said.code == 2
    assert "no report has a name 'R99'; " in said.err
    assert "did you mean 'missing-wait'?" in ldsopt("explain", "mising-wait").err
