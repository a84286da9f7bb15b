"""Findings as values: what to do about each, by the version of LLVM too, which are new, and in what order they are told."""

from dataclasses import replace

import pytest
from check_cases import with_plain_copies

from ldsopt import Check, CheckOptions, Comparison, Finding, FindingPlace, FunctionCheck, Rule, Verdict
from ldsopt.checker.judging import _ordered, judge
from ldsopt.checker.run import compile_mapped

DMA = FindingPlace(7, "call @dma", 20, "buffer_load_dword v1, off lds", "call @dma(%3)", (0,))
READ = FindingPlace(9, "%v = load", 30, "ds_read_b32 v1, v2", "%v = load %4", (1, 2))
ASYNC = FindingPlace(11, "call @store", 40, "global_store_async_from_lds_b32 v[0:1], v2, off")
FOUND = Finding(Rule.MISSING_WAIT, Verdict.DEFINITE, "k", DMA, READ, "vmcnt", executions=(0, 1))


@pytest.mark.parametrize(
    ("finding", "remedy"),
    [
        (FOUND, "annotate --repair makes the backend wait"),
        (replace(FOUND, used=replace(READ, is_authored=True)), "wait for vmcnt in the inline assembly"),
        (replace(FOUND, started=replace(DMA, is_authored=True), used=None), "wait for vmcnt in the inline assembly"),
        (replace(FOUND, rule=Rule.REORDERED, started=replace(DMA, is_authored=True)), "keeps the order"),
        (replace(FOUND, counter="asynccnt"), "wait with llvm.amdgcn.s.wait.asynccnt"),
        (replace(FOUND, rule=Rule.ACROSS_BARRIER, counter="tensorcnt"), "wait with llvm.amdgcn.s.wait.tensorcnt"),
        (replace(FOUND, rule=Rule.ACROSS_BARRIER), "wait for the DMA before the barrier"),
        (replace(FOUND, claimed_apart=True), "make sure that the claim is true"),
        (replace(FOUND, rule=Rule.REORDERED, claimed_apart=True), "make sure that the claim is true"),
        (replace(FOUND, rule=Rule.ACROSS_BARRIER, claimed_apart=True), "wait for the DMA before the barrier"),
        (replace(FOUND, rule=Rule.REORDERED), "annotate --repair keeps the order"),
        (replace(FOUND, rule=Rule.REORDERED, started=ASYNC), "put a fence between them"),
        (replace(FOUND, rule=Rule.REORDERED, used=ASYNC), "put a fence between them"),
        (replace(FOUND, used=ASYNC), "annotate --repair makes the backend wait"),
        (replace(FOUND, rule=Rule.REGISTER_HAZARD, started=READ, counter="lgkmcnt"), "LLVM 23"),
        (replace(FOUND, rule=Rule.REGISTER_HAZARD, started=READ, counter="dscnt"), "another LLVM"),
        (replace(FOUND, rule=Rule.REGISTER_HAZARD, counter="lgkmcnt"), "another LLVM"),
        (replace(FOUND, rule=Rule.REGISTER_HAZARD, used=replace(READ, is_authored=True)), "in the inline assembly"),
    ],
)  # fmt: skip
def test_remedy_is_one_that_can_help(finding: Finding, remedy: str) -> None:
    assert remedy in finding.remedy
    claimed = "the IR's alias scopes say that the two are apart"
    assert finding.why_left == (claimed if finding.claimed_apart else finding.remedy)


ELSEWHERE = replace(DMA, ir_line=70, asm_line=200)


@pytest.mark.parametrize(
    ("before", "after", "is_new"),
    [
        (FOUND, FOUND, False),
        (FOUND, replace(FOUND, started=ELSEWHERE), False),
        (FOUND, replace(FOUND, started=replace(DMA, identity="laundered")), False),
        (FOUND, replace(FOUND, rule=Rule.REORDERED), True),
        (FOUND, replace(FOUND, function="l"), True),
        (FOUND, replace(FOUND, executions=(0,)), False),
        (FOUND, replace(FOUND, executions=(0, 2)), True),
        (FOUND, replace(FOUND, verdict=Verdict.UNPROVEN), False),
        (replace(FOUND, verdict=Verdict.UNPROVEN), FOUND, False),
        (FOUND, replace(FOUND, verdict=Verdict.LATENT, function="l"), False),
        (FOUND, replace(FOUND, started=replace(DMA, accesses=(3,))), True),
        (FOUND, replace(FOUND, used=replace(READ, accesses=(2, 5))), False),
        (FOUND, replace(FOUND, used=replace(READ, accesses=(5,))), True),
        (FOUND, replace(FOUND, used=replace(READ, accesses=(), identity="other")), True),
        (FOUND, replace(FOUND, used=replace(READ, accesses=())), False),
        (FOUND, replace(FOUND, used=None), True),
        (replace(FOUND, used=None), FOUND, True),
        (replace(FOUND, used=None), replace(FOUND, used=None), False),
        (replace(FOUND, rule=Rule.LOST_FENCE_WAIT), replace(FOUND, rule=Rule.BARE_BARRIER), False),
        (replace(FOUND, rule=Rule.ACROSS_BARRIER), replace(FOUND, rule=Rule.BARE_BARRIER), True),
    ],
)
def test_a_finding_is_new_if_none_before_may_be_the_same(
    before: Finding, after: Finding, is_new: bool
) -> None:
    assert bool(Comparison(checked(before), checked(after)).new) == is_new


def checked(*findings: Finding, recoverable: int = 0) -> Check:
    functions = (FunctionCheck("k", 9, 0, 0, recoverable, 3, 2, 1), FunctionCheck("l", 1, 0, 0, 1, 0, 0, 0))
    return Check("m.ll", "gfx942", "llc", functions, findings, True, ())


def test_without_a_check_of_the_input_all_are_new() -> None:
    comparison = Comparison(None, checked(FOUND))
    assert comparison.new == (FOUND,)
    assert comparison.recovered is None


def test_what_scopes_rule_out_is_not_new_where_they_are_trusted() -> None:
    claimed = replace(FOUND, function="l", claimed_apart=True)
    before, after = checked(), checked(FOUND, claimed)
    assert Comparison(before, after).new == (FOUND, claimed)
    assert Comparison(before, after, trusts_scopes=True).new == (FOUND,)


def test_what_says_nothing_of_scopes_is_new_though_they_are_trusted() -> None:
    unread = Finding(Rule.UNREADABLE_CODE, Verdict.UNPROVEN, "k", READ, reason="macros")
    assert Comparison(checked(), checked(unread), trusts_scopes=True).new == (unread,)


@pytest.mark.parametrize(("before", "after", "expected"), [(5, 2, 3), (2, 5, 0), (2, 2, 0)])
def test_waits_that_were_recovered(before: int, after: int, expected: int) -> None:
    assert Comparison(checked(recoverable=before), checked(recoverable=after)).recovered == expected


def test_those_that_are_left_are_counted_by_kind() -> None:
    latent = replace(FOUND, verdict=Verdict.LATENT)
    other = replace(FOUND, rule=Rule.REORDERED)
    left = Comparison(None, checked(FOUND, other, latent, FOUND)).left
    assert [(one.verdict, one.rule, one.remedy, one.count) for one in left] == [
        (Verdict.DEFINITE, Rule.MISSING_WAIT, FOUND.remedy, 2),
        (Verdict.DEFINITE, Rule.REORDERED, other.remedy, 1),
    ]


def test_counts() -> None:
    check = checked(FOUND, replace(FOUND, verdict=Verdict.UNPROVEN), recoverable=4)
    assert check.functions[0].lds_instructions == 6
    assert check.recoverable == 5
    assert [check.count(v) for v in Verdict] == [1, 1, 0]
    assert check.count(Verdict.DEFINITE, Verdict.UNPROVEN) == 2


def test_the_key_holds_no_line_and_no_number_of_a_value() -> None:
    moved = replace(FOUND, started=replace(DMA, ir_line=1, asm_line=2, identity="call @dma(%77)"))
    assert moved.key == FOUND.key == ("missing-wait", "k", "call @dma(%_)", "%v = load %_")
    assert replace(FOUND, used=None).key == ("missing-wait", "k", "call @dma(%_)", "")


def test_order_is_by_verdict_then_function_then_line_and_no_finding_comes_twice() -> None:
    def of(verdict: Verdict, function: str, ir: int, asm: int | None) -> Finding:
        return Finding(Rule.MISSING_WAIT, verdict, function, FindingPlace(ir, "", asm))

    sure, unproven = Verdict.DEFINITE, Verdict.UNPROVEN
    expected = (
        of(sure, "a", 4, None),
        of(sure, "a", 8, None),
        of(sure, "a", 3, 5),
        of(sure, "b", 1, 1),
        of(unproven, "a", 2, 2),
    )
    assert _ordered([*reversed(expected), of(unproven, "a", 3, 5)]) == expected


HAZARD = Finding(
    Rule.REGISTER_HAZARD,
    Verdict.DEFINITE,
    "k",
    FindingPlace(None, "", 1, "ds_read_b128 v[0:3], v4"),
    FindingPlace(None, "", 5, "v_add_u32 v0, v0, v0"),
    "lgkmcnt",
)
FENCE = Finding(Rule.LOST_FENCE_WAIT, Verdict.UNPROVEN, "k", FindingPlace(None, "", 1, "ds_read_b32 v0, v1"))
ELSE = "compile with another LLVM, and tell its authors of this one"
WRITTEN = "ldsopt annotate --repair writes the wait"


@pytest.mark.parametrize(
    ("finding", "llvm", "has"),
    [
        (HAZARD, "22.1.0", True),
        (HAZARD, "22.1.8", True),
        (HAZARD, "22.0.0git", None),  # two of Triton's differ
        (HAZARD, "23.0.0git", None),  # two of Triton's differ
        (HAZARD, "23.1.0", False),
        (HAZARD, "24.0.0git", False),
        (HAZARD, "20.1.8", None),
        (FENCE, "22.1.8", True),
        (FENCE, "22.0.0git", None),
        (FENCE, "23.0.0git", True),
        (FENCE, "24.0.0git", True),
        (FENCE, "", None),
    ],
)
def test_versions_that_have_a_fault(finding: Finding, llvm: str, has: bool | None) -> None:
    remedy = replace(finding, llvm=llvm).remedy
    assert (("#" in remedy), ("it may be" in remedy)) == (has is not False, has is None)


@pytest.mark.parametrize(
    ("finding", "llvm", "remedy"),
    [
        (HAZARD, "22.1.8", "compile with LLVM 23.1 or later; LLVM 22.1.8 takes global_load_lds to count in lgkmcnt (#179305)"),
        (HAZARD, "23.0.0git", "compile with LLVM 23.1 or later; it may be that LLVM 23.0.0git takes global_load_lds to count in lgkmcnt (#179305); ldsopt compilers --probe tells"),
        (HAZARD, "24.0.0git", ELSE),
        (replace(HAZARD, counter="vmcnt"), "22.1.8", ELSE),
        (replace(HAZARD, started=FindingPlace(None, "", 1, "s_load_dword s0, s[0:1], 0")), "22.1.8", ELSE),
        (FENCE, "22.1.8", f"{WRITTEN}; LLVM 22.1.8 drops the wait of a fence at the head of a loop (#220357)"),
        (FENCE, "", f"{WRITTEN}; it may be that the compiler drops the wait of a fence at the head of a loop (#220357); ldsopt compilers --probe tells"),
    ],
)  # fmt: skip
def test_remedy_by_version(finding: Finding, llvm: str, remedy: str) -> None:
    assert replace(finding, llvm=llvm).remedy == remedy


def test_version_is_no_part_of_what_a_finding_is() -> None:
    assert replace(HAZARD, llvm="22.1.8").key == replace(HAZARD, llvm="24.0.0git").key
    assert replace(HAZARD, llvm="22.1.8").group == replace(HAZARD, llvm="24.0.0git").group


def test_what_made_the_code_decides_no_finding() -> None:
    """The same listing, said to be by compilers that have the faults and by ones that have not: the same is found."""
    options = CheckOptions()
    module = with_plain_copies()
    code = compile_mapped(module, options)
    found = {}
    for name in ("llc 22.1.8", "llc 24.1.0", "icc 1"):
        named = replace(code, compiled=replace(code.compiled, compiler=name))
        check = judge(module, named, options)
        found[name] = ([replace(one, llvm="") for one in check.findings], check.functions)
        assert check.compiler == name
    first, *others = found.values()
    assert any(one.verdict is Verdict.DEFINITE for one in first[0])
    assert all(other == first for other in others)
