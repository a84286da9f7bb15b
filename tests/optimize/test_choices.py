"""Each kernel gets the best version that `check` passes; what is no better, or not proved, is not written."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest
from text_sections import beside

import ldsopt
from ldsopt import Finding, FindingPlace, OptimizeOptions, Rule, Verdict
from ldsopt.api import candidates
from ldsopt.api.rewritings import OptimizeCandidate, RewritingSubject, Rewritten, joined, rewritten
from ldsopt.compare import settle
from ldsopt.compare.worth import losses

TEXTS = beside(__file__)

optimize = partial(ldsopt.optimize, effort=0)
"""Without other strategies of the scheduler, which have tests of their own."""

ROOT = Path(__file__).parents[2]
IR = ROOT / "corpus" / "ir" / "clang-22"
GEMM, PHASES = IR / "named_gemm.gfx942.ll", IR / "static_phases.gfx942.ll"
LDS = "ptr addrspace(3)"
FENCED = TEXTS["FENCED"]
"""A kernel whose fences need to order LDS only."""


def dma(pointer: str) -> str:
    """One LDS-DMA of 4 bytes a lane."""
    return (
        f"  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) {pointer}, "
        "i32 4, i32 0, i32 0, i32 0, i32 0)\n"
    )


def kernel(body: str) -> str:
    """A module of one kernel with two named dynamic bases."""
    return TEXTS["KERNEL"].format(body=body)


def read_of(pointer: str) -> str:
    return f"  %x = load i32, {LDS} {pointer}\n  store i32 %x, ptr addrspace(1) %out\n"


GAINING = kernel(dma("@A") + read_of("%b"))
WAITING = kernel(dma("@A") + read_of("%a"))


def two_kernels() -> str:
    """A kernel that `annotate` helps and one that `pack` helps, in one module."""
    context = llvm.create_context()
    gemm, other = (
        llvm.parse_assembly(path.read_text(), context) for path in (GEMM, IR / "batch_norm.gfx942.ll")
    )
    gemm.link_in(other)
    return str(gemm)


def outcomes(group: Any) -> dict[str, str]:
    """Of a group of functions, by candidate."""
    return {attempt.candidate: attempt.outcome.value for attempt in group.attempts}


def only(monkeypatch: pytest.MonkeyPatch, *tried: OptimizeCandidate) -> None:
    monkeypatch.setattr(candidates, "CANDIDATES", tried)


def candidate(name: str) -> OptimizeCandidate:
    return next(one for one in candidates.CANDIDATES if one.name == name)


def rewriting(*edits: tuple[str, str]) -> OptimizeCandidate:
    """A candidate that replaces text, whatever that means."""

    def rewrite(subject: RewritingSubject, functions: Collection[str] | None) -> Rewritten:
        text = subject.module.text
        for old, new in edits:
            text = text.replace(old, new)
        return Rewritten(text, frozenset(f.name for f in subject.module.functions()))

    return OptimizeCandidate("replace", rewrite)


class TestOneKernel:
    @pytest.mark.parametrize(
        ("error", "options"),
        [
            (ldsopt.UsageError, {"goal": "speed"}),
            (ldsopt.UsageError, {"assume": ["luck"]}),
            (ldsopt.UsageError, {"no_assume": ["x"]}),
        ],
    )
    def test_what_makes_no_sense(self, error: type[Exception], options: dict[str, object]) -> None:
        with pytest.raises(error):
            optimize(ldsopt.parse(GAINING, mcpu="gfx942"), **options)


class TestRoomierCandidates:
    """`pack --no-share` needs more LDS than `pack`: it is not compiled where that one gains occupancy."""

    def test_is_tried_where_sharing_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        name = next(f.name for f in ldsopt.read(PHASES).functions() if f.is_kernel)
        found = Finding(Rule.MISSING_WAIT, Verdict.DEFINITE, name, FindingPlace(None, "a read of LDS"))
        proposals = iter([(found,)])
        monkeypatch.setattr(settle, "unpaid", lambda _: next(proposals, ()))
        (group,) = optimize(ldsopt.read(PHASES), effort=0).details.groups
        assert outcomes(group)["pack"] == "refused"
        assert outcomes(group)["pack --no-share"] != "not tried"


class TestFences:
    """Kernels that get their fences narrowed, alone or with what else is best for them."""

    PATTERNS = IR / "block_patterns.gfx1100.ll"

    def test_join_another_candidate(self) -> None:
        both_of = joined(candidate("annotate --bases all"), "--fences")
        assert both_of.name == "annotate --fences --bases all"
        assert joined(candidate("pack"), "--fences").name == "pack, annotate --fences"
        module = ldsopt.read(self.PATTERNS)
        subject = RewritingSubject(module, OptimizeOptions(), frozenset())
        alone, tagged = (
            rewritten(candidate("annotate --fences"), subject),
            rewritten(candidate("annotate --bases all"), subject),
        )
        both = rewritten(both_of, subject)
        assert both.functions == alone.functions | tagged.functions
        some = rewritten(both_of, subject, {"_Z6reducePKfPfi"})
        assert some.functions == {"_Z6reducePKfPfi"}

    def test_the_best_of_both_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A kernel that another candidate helps as well gets both."""
        needless = "  store volatile i32 0, ptr addrspace(3) @s, align 4\n"
        only(monkeypatch, candidates.FENCES, rewriting((needless, "")))
        result = optimize(ldsopt.parse(FENCED, mcpu="gfx1100"))
        (group,) = result.details.groups
        assert group.chosen == "replace, annotate --fences"
        assert outcomes(group)["replace"] == outcomes(group)["annotate --fences"] == "second"
        code = ldsopt.compile(result).data.decode()
        assert "buffer_gl0_inv" not in code
        assert code.count("ds_store_b32") == 1


def test_a_choice_that_does_not_hold_beside_the_others_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A candidate that spoils its result as soon as it may change only some of the functions."""
    honest = candidate("pack").rewrite
    slow = "  call void @llvm.amdgcn.s.waitcnt(i32 0)\n  ret void"

    def rewrite(subject: RewritingSubject, functions: Collection[str] | None) -> Rewritten:
        made = honest(subject, functions)
        if functions is None:
            return made
        return replace(made, text=made.text.replace("  ret void", slow))

    only(monkeypatch, candidate("annotate"), replace(candidate("pack"), rewrite=rewrite))
    result = optimize(ldsopt.parse(two_kernels(), mcpu="gfx942"))
    assert all(
        not losses(o, n, result.details.goal)
        for g in result.details.groups
        for o, n in zip(g.before, g.after, strict=True)
    )
    measured = {f.name: f for f in ldsopt.measure(result).functions}
    for group in result.details.groups:
        assert [measured[name] for name in group.functions] == list(group.after)


class TestWhatIsNotChosen:
    def test_a_candidate_that_loses_a_wait(self) -> None:
        """No rule is against it: `check` has the last word."""
        module = ldsopt.read(ROOT / "tests" / "annotate" / "joins" / "guard4.ll")
        assert ldsopt.check(ldsopt.annotate(module, judged=True)).findings != ldsopt.check(module).findings
        result = optimize(module)
        after = ldsopt.check(result)
        found = {f.rule for f in after.findings if f.verdict.value != "latent"}
        assert found <= {Rule.OVERTAKEN}  # for which LLVM never waits, the input's code neither

    def test_code_that_is_wrong_and_faster(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Tags that say of everything that it is apart."""
        text = WAITING + '!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2, !"d"}\n!kept = !{!0}\n'
        module = ldsopt.parse(text, mcpu="gfx942")
        only(
            monkeypatch,
            rewriting(
                ("ptr addrspace(3) %a, align 4", "ptr addrspace(3) %a, align 4, !noalias !0"),
                ("i32 0, i32 0)\n", "i32 0, i32 0), !alias.scope !0\n"),
            ),
        )
        result = optimize(module)
        assert outcomes(result.details.groups[0]) == {"replace": "refused"}
        assert "missing-wait" in result.details.groups[0].attempts[0].reason
        assert result.text == text

    @pytest.mark.parametrize(
        ("edit", "outcome", "reason"),
        [
            (("ret void", "this is no IR"), "failed", "it does not compile"),
            (("ret void", "call void @llvm.amdgcn.s.barrier()\n  ret void"), "worse", "barriers 0 → 1"),
            (("ret void", "call void @llvm.amdgcn.s.waitcnt(i32 0)\n  ret void"), "worse", "waits"),
            (("%out", "%to"), "no better", "its code is that of the input"),
        ],
    )  # fmt: skip
    def test_what_is_broken_worse_or_the_same(
        self, monkeypatch: pytest.MonkeyPatch, edit: tuple[str, str], outcome: str, reason: str
    ) -> None:
        only(monkeypatch, rewriting(edit))
        module = ldsopt.parse(GAINING, mcpu="gfx942")
        result = optimize(module)
        assert outcomes(result.details.groups[0]) == {"replace": outcome}
        assert reason in result.details.groups[0].attempts[0].reason
        assert result.text == GAINING

    def test_a_candidate_that_kills_its_process(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def rewrite(subject: RewritingSubject, functions: Collection[str] | None) -> Rewritten:
            import os

            os.abort()

        only(monkeypatch, OptimizeCandidate("abort", rewrite), candidate("annotate"))
        result = optimize(ldsopt.parse(GAINING, mcpu="gfx942"))
        assert result.details.groups[0].chosen == "annotate"
        assert outcomes(result.details.groups[0])["abort"] == "failed"

    def test_equal_candidates_are_compiled_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        again = replace(candidate("annotate"), name="again")
        only(monkeypatch, candidate("annotate"), again)
        result = optimize(ldsopt.parse(GAINING, mcpu="gfx942"))
        assert (result.details.groups[0].chosen, result.details.compilations) == ("annotate", 2)
        assert outcomes(result.details.groups[0])["again"] == "same"
