"""`ldsopt explain`: every name that a report can have is explained; how names are spelled is ``command_line/explain.ll``."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from command_line import CommandLine

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


REASONS = {
    "annotation": {"standing", "status"}, "check": {"rule", "verdict"}, "diff": {"verdict"}, "liveness": {"kind"},
    "optimization": {"outcome", "rule", "verdict"}, "probe": {"verdict"}, "simulation": {"kind"}, "timeline": {"cause"},
}  # fmt: skip
"""By document: keys whose values are names of reasons, rules and verdicts, as the schema lists them."""


def listed(node: object, keys: set[str], key: str = "") -> Iterator[str]:
    """The values that a schema allows for these keys."""
    for name, inner in (
        node.items() if isinstance(node, dict) else enumerate(node if isinstance(node, list) else ())
    ):
        if name == "enum" and key in keys:
            yield from filter(None, inner)
        is_name = (
            isinstance(name, str) and isinstance(inner, dict) and name not in ("properties", "items", "$defs")
        )
        yield from listed(inner, keys, name if is_name else key)


@pytest.mark.parametrize("document", REASONS)
def test_reasons_of_a_report_are_explained(ldsopt: CommandLine, document: str) -> None:
    names = set(listed(json.loads(ldsopt("schema", document).out), REASONS[document]))
    assert len(names) > 2
    for name in names - {"written", "unchanged"}:
        said = ldsopt("explain", name)
        assert (said.code, said.err) == (0, ""), name
        assert ": " in said.out and "](" not in said.out


def test_findings_are_explained_with_what_to_do(ldsopt: CommandLine) -> None:
    for rule in set(listed(json.loads(ldsopt("schema", "check").out), {"rule"})):
        assert re.match(rf"{rule}: .+\n\nWhat to do: .+\n", ldsopt("explain", rule).out)


def test_every_assumption_that_can_be_asked_for_is_explained(ldsopt: CommandLine) -> None:
    page = (ROOT / "docs" / "assurance.md").read_text()
    names = set(re.findall(r"^\| `([a-z]+-[a-z-]+)` \|", page, re.MULTILINE))
    assert {
        "named-bases",
        "unread-dimensions-are-one",
        "arguments-do-not-alias",
        "sizes-are-not-negative",
    } <= names
    for name in names:
        assert ldsopt("explain", name).out.startswith(f"{name}: ")
