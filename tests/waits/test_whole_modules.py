"""Whole modules made exact: the kernels that made LLVM lose waits, and some of the corpus."""

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[1] / "long"))
from waits_by_one import mutated

import ldsopt
from ldsopt import CheckOptions, ExactWaits, Finding, Rule, Verdict, WaitsOptions, exact_waits
from ldsopt.isa.assembly import parse_assembly
from ldsopt.waits.kernels import relax

ROOT = Path(__file__).parents[2]
NOT_COMPILED = {"e15_misc"}
"""LLVM cannot select one of its intrinsics."""
HAZARDS = [
    path for path in sorted((ROOT / "tests" / "hazards").glob("*.ll")) if path.stem not in NOT_COMPILED
]
MODULES = {
    "clang-22/block_patterns.gfx1100": 0,
    "clang-22/named_gemm.gfx942": 16,
    "clang-22/named_gemm_asm_waits.gfx942": 16,
    "clang-22/named_tiles.gfx90a": 2,
    "clang-22/named_tiles.gfx1201": 0,
    "clang-22/top_k.gfx1250": 0,
    "flydsl-0.4.2/pipelined_sums.gfx950": 15,
    "iree-3.11.0/matmul.gfx942": 0,
    "triton-3.7.1/gemm_async_unstaged.gfx950": 1,
    "triton-3.9.0/attention.gfx950": 2,
}
"""With the waits that `check` calls recoverable in the compiler's code."""


def made(name: str) -> ExactWaits:
    path = ROOT / "corpus" / "ir" / f"{name}.ll"
    return exact_waits(ldsopt.read(path, mcpu=path.stem.rpartition(".")[2]))


def kind_of(before: int | None, after: int | None) -> str:
    """The kind of a change of how many operations a wait leaves outstanding."""
    if before is None or after is None:
        return "ADDED" if before is None else "DROPPED"
    assert before != after
    return "RAISED" if after > before else "LOWERED"


def kinds(found: ExactWaits) -> Counter[str]:
    """How many counters of waits changed, by kind."""
    changes = [change for kernel in found.kernels for change in kernel.changes]
    assert all(
        [*kernel.changes] == sorted(kernel.changes, key=lambda one: one.name) for kernel in found.kernels
    )
    made = Counter(change.kind.name for change in changes)
    assert made == Counter(kind_of(change.before, change.after) for change in changes)
    return made


def other_lines(text: str) -> list[str]:
    """The lines that are neither a wait nor what one may become."""
    return [line for line in text.split("\n") if not line.lstrip().startswith(("s_wait", "s_nop 0"))]


def about(findings: Iterable[Finding]) -> set[tuple[object, ...]]:
    return {
        (one.function, one.counter, one.started.asm_line, one.used and one.used.asm_line) for one in findings
    }


@pytest.mark.parametrize("path", HAZARDS, ids=lambda path: path.stem)
def test_a_hazard_has_the_waits_that_llvm_lost_without_laundering(path: Path) -> None:
    found = exact_waits(ldsopt.read(path, mcpu="gfx950"))
    assert not [one for one in found.findings if one.verdict is Verdict.DEFINITE]
    assert about(found.findings) <= about(found.check.findings)
    assert other_lines(found.text) == other_lines("\n".join(found.code.listing.text))
    if any(one.verdict is Verdict.DEFINITE for one in found.check.findings):
        assert kinds(found)["ADDED"] + kinds(found)["LOWERED"] > 0
    if path.stem == "e2_untagged_dma_hazard":
        assert kinds(found)["LOWERED"]


@pytest.mark.parametrize("name", MODULES)
class TestAModuleOfTheCorpus:
    def test_is_the_compilers_but_for_waits(self, name: str) -> None:
        found = made(name)
        path = ROOT / "corpus" / "ir" / f"{name}.ll"
        compiled = ldsopt.compile(ldsopt.read(path, mcpu=path.stem.rpartition(".")[2])).data.decode()
        assert "\n".join(found.code.listing.text) == compiled
        assert other_lines(found.text) == other_lines(compiled)
        assert (found.text == compiled) == (not kinds(found))

    def test_reads_as_what_was_checked(self, name: str) -> None:
        found = made(name)
        read = parse_assembly(found.text).functions
        for function, kernel in zip(read, found.kernels, strict=True):
            if kernel.after is not None:
                assert [i[:2] for i in function.instructions] == [
                    i[:2] for i in kernel.after.function.instructions
                ]

    def test_has_no_recoverable_wait_left_and_no_finding_more(self, name: str) -> None:
        found = made(name)
        path = ROOT / "corpus" / "ir" / f"{name}.ll"
        left = found.judged(ldsopt.read(path, mcpu=path.stem.rpartition(".")[2]), CheckOptions()).recoverable
        assert (found.check.recoverable, left) == (MODULES[name], 0)
        assert about(found.findings) <= about(found.check.findings)


@pytest.mark.parametrize(
    "name",
    ["clang-22/named_gemm.gfx942", "clang-22/named_tiles.gfx1201", "flydsl-0.4.2/pipelined_sums.gfx950"],
)
def test_each_wait_lowered_changes_nothing_and_raised_is_found_or_named(name: str) -> None:
    (code,) = [kernel.after for kernel in made(name).kernels if kernel.after is not None]
    table = list(mutated(code))
    assert {one.lowered for one in table} <= {"none", "same"}
    assert {one.raised for one in table} <= {"finding", "order", "author's", "never changes", "not followed"}
    assert sum(one.raised == "finding" for one in table) > len(table) // 2


def test_code_whose_check_has_a_finding_more_keeps_its_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: no wait is needed for anything."""

    def without_waits(code: Any, needs: Any = None) -> Any:
        relaxed = relax(code, needs)
        names = [wait.name for wait in code.needs().waits]
        return replace(relaxed, code=code.with_limits(dict.fromkeys(names, 1 << 16)))

    monkeypatch.setattr("ldsopt.waits.loop.relax", without_waits)
    found = made("clang-22/named_gemm.gfx942")
    assert [kernel.why_stays for kernel in found.kernels] == ["with other waits its check has a finding more"]
    assert found.text == "\n".join(found.code.listing.text)
    assert about(found.findings) == about(found.check.findings)


@pytest.mark.parametrize(("repair", "added"), [(False, 0), (True, 1)])
def test_a_wait_in_front_of_a_copy_is_added_where_repair_is_asked_for(*, repair: bool, added: int) -> None:
    """That a copy overtakes an access of its own wave is unproven, whatever the bytes."""
    module = ldsopt.read(ROOT / "tests/check/classes/lds-before-dma.ll")
    found = exact_waits(module, WaitsOptions(repair=repair))
    assert [f.rule for f in found.check.findings] == [Rule.OVERTAKEN]
    assert kinds(found)["ADDED"] == added
    assert len(found.findings) == 1 - added
