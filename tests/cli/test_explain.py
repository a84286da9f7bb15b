"""`ldsopt explain`: every name that a report can have is explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command_line import CommandLine

from ldsopt.checker.findings import Rule

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
    assert said == f"{rule.value}: {rule.says}\n\nWhat to do: {rule.remedy}\n"


def test_another_name_is_a_usage_error(ldsopt: CommandLine) -> None:
    said = ldsopt("explain", "R99")
    assert said.code == 2
    assert "there is no rule 'R99'; there are H1, " in said.err
