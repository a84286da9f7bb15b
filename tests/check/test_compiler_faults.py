"""The explanation of a finding depends on the version of LLVM that made the code; that it is one does not."""

from dataclasses import replace

import pytest
from check_cases import with_plain_copies

from ldsopt import CheckOptions, Finding, FindingPlace, Rule, Verdict
from ldsopt.checker.judging import judge
from ldsopt.checker.run import compile_mapped

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
