"""The loop judges all code that an edit is in: also that of a caller into which LLVM inlines an edited function."""

from collections.abc import Mapping
from pathlib import Path

import pytest

import ldsopt
from ldsopt import (
    AnnotateOptions,
    Check,
    Compiled,
    Finding,
    FindingPlace,
    FunctionMeasurement,
    Resources,
    Rule,
    Verdict,
    Wait,
)
from ldsopt.compare.settle import Settling, Terms, Withdrawn, by_terms
from ldsopt.compare.versions import CompiledVersion, VersionCode
from ldsopt.compare.worth import gains_anything, regressions

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"


def version(drains: Mapping[str, int], findings: Mapping[str, int] = {}) -> CompiledVersion:
    """Code with so many drains in each function, and definite findings about functions of the IR."""
    functions = {
        name: FunctionMeasurement(
            name,
            True,
            (Wait("s_waitcnt", (("lgkmcnt", 0),), 0, 0),) * count,
            9,
            9,
            0,
            0,
            0,
            Resources(occupancy=4),
        )
        for name, count in drains.items()
    }
    place = FindingPlace(None, "a read of LDS")
    found = tuple(
        Finding(Rule.MISSING_WAIT, Verdict.DEFINITE, name, place)
        for name, count in findings.items()
        for _ in range(count)
    )
    digests = {name: bytes([count]) for name, count in drains.items()}
    check = Check("k.ll", "gfx942", "llvm", (), found, True, ())
    return CompiledVersion(VersionCode(Compiled(b"", "", ""), functions, digests), lambda: check)


Edited = frozenset[str]


def settled(
    edits: Edited, before: CompiledVersion, *versions: CompiledVersion
) -> tuple[Edited, dict[str, str]]:
    """The functions that stay edited, and why others do not; a proposal is the names of those that it edits.

    Args:
        edits: the first proposal.
        before: the input's code.
        versions: the code of each proposal.
    """
    codes = iter(versions)
    why: dict[str, str] = {}

    def again(withdrawn: Withdrawn) -> Edited:
        why.update(withdrawn.functions)
        return edits - why.keys()

    settling = Settling[Edited](lambda _: next(codes), sorted, again, by_terms(Terms(gains_anything)))
    return settling.settle(before, edits)[0], why


def test_caller_that_gets_worse_by_what_is_inlined_into_it_withdraws_that() -> None:
    found = settled(frozenset({"inlined"}), version({"k": 1}), version({"k": 2}))
    assert found[0] == frozenset()
    assert found[1]["inlined"].startswith("k: its code would be worse: waits 1 → 2")


def test_caller_that_gains_or_differs_in_nothing_keeps_what_is_inlined_into_it() -> None:
    edits = frozenset({"inlined"})
    for drains in (1, 2):
        assert settled(edits, version({"k": 2}), version({"k": drains})) == (edits, {})


def test_edit_with_code_of_its_own_stays_where_what_is_inlined_into_another_function_goes() -> None:
    edits = frozenset({"inlined", "own"})
    before, both, one = version({"k": 1, "own": 2}), version({"k": 2, "own": 1}), version({"k": 1, "own": 1})
    found, why = settled(edits, before, both, one)
    assert (found, set(why)) == ({"own"}, {"inlined"})


def test_function_that_gets_worse_by_edits_of_others_withdraws_them() -> None:
    edits = frozenset({"own"})
    found, why = settled(edits, version({"k": 1, "own": 2}), version({"k": 2, "own": 1}))
    assert (found, set(why)) == (frozenset(), {"own"})


def test_hazard_that_is_repaired_in_what_is_inlined_pays_for_the_caller() -> None:
    edits = frozenset({"inlined"})
    before, after = version({"k": 1}, {"inlined": 1}), version({"k": 2})
    assert settled(edits, before, after) == (edits, {})


@pytest.mark.slow
@pytest.mark.parametrize("repair", [False, True])
def test_tags_of_an_inlined_function_are_held_against_the_kernel_that_has_its_code(repair: bool) -> None:
    """A kernel whose tags cost more than they gain, with its body in a function that LLVM inlines."""
    text = (CORPUS / "clang-22" / "transpose_gemm.gfx950.ll").read_text()
    head = next(line for line in text.split("\n") if line.startswith("define "))
    pointers = ", ".join(f"ptr addrspace(1) %{number}" for number in range(4))
    args = f"({pointers}, i32 %4, i32 %5)"
    kernel = (
        f"define amdgpu_kernel void @transpose_gemm{args} #0 {{\n  call void @body{args}\n  ret void\n}}\n"
    )
    text = text.replace(head, f"{kernel}define internal void @body{args} alwaysinline #0 {{")
    module = ldsopt.parse(text, mcpu="gfx950")
    made = ldsopt.annotate_validated(module, AnnotateOptions(bases="all", repair=repair))
    old, new = (ldsopt.measure(one).functions[0] for one in (module, ldsopt.parse(made.text, mcpu="gfx950")))
    assert made.acceptance is not None
    assert bool(regressions(old, new)) is repair
    assert (
        any(one.function == "transpose_gemm" and one.repaired for one in made.acceptance.functions) is repair
    )
