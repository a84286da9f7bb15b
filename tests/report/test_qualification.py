"""The findings that a change of compiler brings and takes away: by accesses, verdicts and what is not known of them."""

from __future__ import annotations

import pytest

from ldsopt import Check, Finding, FindingPlace, Rule, Verdict, document_schema
from ldsopt.compare.qualification import CompilerBuild, ModuleChange, grouped

DEFINITE, UNPROVEN, LATENT = Verdict.DEFINITE, Verdict.UNPROVEN, Verdict.LATENT


def found(
    verdict: Verdict,
    dma: int | None = 0,
    read: int | None = 1,
    *,
    rule: Rule = Rule.MISSING_WAIT,
    function: str = "k",
    executions: tuple[int, ...] = (0,),
) -> Finding:
    def place(access: int | None, asm: str) -> FindingPlace:
        return FindingPlace(None, "", 1, asm, asm, () if access is None else (access,))

    return Finding(
        rule,
        verdict,
        function,
        place(dma, "buffer_load"),
        place(read, "ds_read"),
        "vmcnt",
        executions=executions,
    )


def change(before: tuple[Finding, ...], after: tuple[Finding, ...]) -> ModuleChange:
    def build(findings: tuple[Finding, ...]) -> CompilerBuild:
        return CompilerBuild("llc", check=Check("k.ll", "gfx950", "llc", (), findings, True, ()))

    return ModuleChange("k", "k.ll", build(before), build(after))


A_HAZARD = Rule.REGISTER_HAZARD
# What the old code has, what the new one has; how many are gained and lost.
CHANGES: dict[str, tuple[tuple[Finding, ...], tuple[Finding, ...], int, int]] = {
    "nothing on either side": ((), (), 0, 0),
    "the same": ((found(DEFINITE),), (found(DEFINITE),), 0, 0),
    "one more": ((), (found(DEFINITE),), 1, 0),
    "one less": ((found(DEFINITE),), (), 0, 1),
    "of another read": ((found(DEFINITE),), (found(DEFINITE, read=2),), 1, 1),
    "of another function": ((found(DEFINITE),), (found(DEFINITE, function="l"),), 1, 1),
    "of another rule": ((found(DEFINITE),), (found(DEFINITE, rule=Rule.ACROSS_BARRIER),), 1, 1),
    "of an older execution": ((found(DEFINITE),), (found(DEFINITE, executions=(0, 1)),), 1, 0),
    "surer than it was": ((found(UNPROVEN),), (found(DEFINITE),), 1, 0),
    "less sure than it was": ((found(DEFINITE),), (found(UNPROVEN),), 0, 1),
    "unproven, and one more": ((), (found(UNPROVEN),), 1, 0),
    "latent ones are of the IR": ((found(LATENT),), (), 0, 0),
    "unproven, of an access that is not told": ((found(UNPROVEN, read=None),), (found(UNPROVEN),), 0, 0),
    "not told any more": ((found(UNPROVEN),), (found(UNPROVEN, read=None),), 0, 0),
    "not told, and there was none": ((), (found(UNPROVEN, read=None),), 1, 0),
    "not told, of another function": ((found(UNPROVEN, function="l"),), (found(UNPROVEN, read=None),), 1, 1),
    "what is not told hides nothing definite": ((found(UNPROVEN, read=None),), (found(DEFINITE),), 1, 0),
    "registers need no access": (
        (found(UNPROVEN, read=None, rule=A_HAZARD),),
        (found(UNPROVEN, 3, read=None, rule=A_HAZARD),),
        1,
        1,
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_gained_and_lost(name: str) -> None:
    before, after, gained, lost = CHANGES[name]
    both = change(before, after)
    assert (len(both.gained), len(both.lost)) == (gained, lost)


def test_what_is_not_compiled_gains_and_loses_nothing() -> None:
    refused = CompilerBuild("llc", refused="it cannot", is_unreadable=True)
    checked = change((), (found(DEFINITE),)).after
    for both in (ModuleChange("k", "k.ll", refused, checked), ModuleChange("k", "k.ll", checked, refused)):
        assert both.gained == both.lost == ()


def test_groups_have_rule_verdict_function_and_counter_in_common() -> None:
    findings = (found(DEFINITE), found(DEFINITE, read=2), found(UNPROVEN), found(DEFINITE, function="l"))
    assert [(one.function, one.verdict, len(one.findings)) for one in grouped(findings)] == [
        ("k", DEFINITE, 2),
        ("k", UNPROVEN, 1),
        ("l", DEFINITE, 1),
    ]


def test_schema_knows_every_rule() -> None:
    definitions = document_schema("qualification")["$defs"]
    for name in ("CodeFinding", "QualificationReproducer"):
        assert definitions[name]["properties"]["rule"]["enum"] == [rule.value for rule in Rule]
