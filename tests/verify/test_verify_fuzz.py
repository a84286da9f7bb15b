"""A bounded range of seeds goes through; what fails is told, kept small, and can be run again."""

from __future__ import annotations

from pathlib import Path

import pytest

from ldsopt import Launch
from ldsopt.cli import main
from ldsopt.verifier.fuzz import Rewriter, attempt, fuzz, launch_of
from ldsopt.verifier.generator.random_kernel import random_kernel


@pytest.mark.parametrize("first", range(0, 20, 4))
def test_annotated_kernels_do_the_same(first: int) -> None:
    result = fuzz(range(first, first + 4), checked=False)
    assert result.failures == ()
    assert result.changed > 0


@pytest.mark.parametrize("seed", [3, 8])
def test_their_code_has_no_new_definite_finding(seed: int) -> None:
    assert fuzz([seed]).failures == ()


def broken(text: str) -> str:
    """The kernel without its barriers and fences."""
    return "\n".join(line for line in text.split("\n") if "s.barrier" not in line and "s_barrier" not in line)


def test_a_race_in_the_kernel_itself_is_a_failure() -> None:
    kernel = next(k for k in map(random_kernel, range(20)) if attempt(broken(k.text), launch_of(k)).failure)
    failure = attempt(broken(kernel.text), launch_of(kernel), (kernel.seed, "phases")).failure
    assert failure is not None
    assert failure.variant == "original"
    assert failure.kind == "race"


def test_a_wrong_annotation_fails_and_is_made_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every access of LDS is tagged as disjoint from every other one."""

    def lie(self: Rewriter, name: str) -> str:
        lines, nodes = [], ["!900 = distinct !{!900}"]
        for line in self.module.text.split("\n"):
            lines.append(line)
            if " = load i32, ptr addrspace(3)" in line or line.startswith("  store i32"):
                lines[-1] = f"{line.split(', !')[0]}, !alias.scope !901, !noalias !901"
        nodes += ["!902 = distinct !{!902, !900}", "!901 = !{!902}"]
        return "\n".join([*lines, *nodes])

    monkeypatch.setattr(Rewriter, "text", lie)
    seeds = sorted(range(60), key=lambda seed: len(random_kernel(seed).text))
    failure = next(f for s in seeds for f in fuzz([s], checked=False, shrinking=False).failures)
    assert failure.kind == "false-noalias"
    small = fuzz([failure.seed], checked=False).failures[0]
    assert (small.kind, small.variant) == (failure.kind, failure.variant)
    assert len(small.text.split("\n")) < len(failure.text.split("\n")) / 2


def test_versions_with_one_text_count_once(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"default": "; same\n", "precise": "; same\n", "repair": "; other\n", "pack": ""}

    def rewritten(self: Rewriter, name: str) -> str:
        return self.module.text + texts[name]

    monkeypatch.setattr(Rewriter, "text", rewritten)
    tried = [fuzz([0], checked=False, shapes=("waves",), variants=v) for v in (tuple(texts), ("pack",))]
    assert [(result.versions, result.changed) for result in tried] == [(2, 1), (0, 0)]


def test_a_failure_is_kept_as_files_that_can_be_run_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def wrong(self: Rewriter, _: str) -> str:
        return self.module.text.replace("store i32 %tid, ptr addrspace(1)", "store i32 -1, ptr addrspace(1)")

    monkeypatch.setattr(Rewriter, "text", wrong)
    words = ["fuzz", "--count", "1", "--no-check", "--no-shrink", "--shape", "phases", "--variant", "precise"]
    assert main([*words, "--keep", str(tmp_path)]) == 1
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "seed0.phases.precise.json",
        "seed0.phases.precise.ll",
    ]
    kept = (tmp_path / "seed0.phases.precise.ll").read_text()
    assert kept.startswith("; seed 0 (phases), precise: inequality: out[256] is 4294967295, was 0 ")
    assert "1 failure" in capfd.readouterr().out


MASKED = (Path(__file__).parents[1] / "cases" / "races" / "lost_proofs.ll").read_text()


@pytest.mark.parametrize(("mask", "lost"), [("%loaded", 1), ("1023", 0)])
def test_a_version_without_the_proof_that_waves_do_not_race_is_counted(
    monkeypatch: pytest.MonkeyPatch, mask: str, lost: int
) -> None:
    """An index that is masked by what memory has, here with all bits: each execution is the original's."""
    pytest.importorskip("bitwuzla")
    monkeypatch.setattr(
        Rewriter, "text", lambda self, name: self.module.text.replace("%id, %mask", f"%id, {mask}")
    )
    launch = Launch(block=(256,), arguments=["i32=1023", "i32[256]=1023"])
    tried = attempt(MASKED, launch, checked=True, variants=["default"])
    assert (tried.failure, tried.versions) == (None, 1)
    assert tried.counted["unproven wave-race, in a kernel that was proved free of them"] == lost
