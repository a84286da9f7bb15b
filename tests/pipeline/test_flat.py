"""Stages in no loop do what the marks mean; their lines and what is refused are ``pipeline/flat_stages.ll``."""

import pytest
from pipeline_kernels import mark
from text_sections import beside

import ldsopt
from ldsopt import Launch, Module, UsageError

TEXTS = beside(__file__)
UNROLLED = TEXTS["UNROLLED"]


def unrolled(iterations: int) -> Module:
    """Rounds that read a buffer and fill it anew."""
    body = "  %sum.0 = add i32 0, 0\n"
    for number in range(iterations):
        body += (
            f"  %v.{number} = load i32, ptr addrspace(3) %A.other, align 4\n"
            f"{mark('read')}"
            f"  %m.{number} = mul i32 %sum.{number}, 3\n  %sum.{number + 1} = add i32 %m.{number}, %v.{number}\n"
            f"{mark('sum')}"
            f"  store i32 %sum.{number + 1}, ptr addrspace(3) %A.own, align 4\n"
            f"{mark('fill')}"
            f"  %d.{number} = mul i32 %sum.{number + 1}, 5\n"
            f"{mark('rest')}"
        )
    return ldsopt.parse(UNROLLED.replace("ITERATIONS", body).replace("LAST", str(iterations)))


BARRIER, RELEASE = "call void @llvm.amdgcn.s.barrier()", 'fence syncscope("workgroup") release'
LAUNCH = Launch((1,), (512,), ["i32[512]=arange", "i32[512]=zeros"])


class TestWhatItDoes:
    @pytest.mark.parametrize("fence", ["minimal", "all"])
    def test_it_does_what_the_marks_mean(self, fence: str) -> None:
        module = unrolled(3)
        result = ldsopt.verify(
            ldsopt.pipeline(module, plain=True),
            ldsopt.pipeline(module, fence=fence),  # type: ignore[arg-type]
            LAUNCH,
        )
        assert result.is_equivalent, result
        assert result.known_findings == 0

    def test_its_code_is_clean(self) -> None:
        assert not ldsopt.check(ldsopt.pipeline(unrolled(3))).findings

    def test_what_is_taken_out_is_noticed(self) -> None:
        """Every barrier and fence between the first and the last access of two iterations."""
        module = unrolled(2)
        lines = ldsopt.pipeline(module).text.split("\n")
        plain = ldsopt.pipeline(module, plain=True)
        last = max(
            n for n, line in enumerate(lines) if line.startswith("  store i32 %sum.2, ptr addrspace(3)")
        )
        inside = range(lines.index("ldsopt.start.0:"), last)
        removed = [n for n in inside if lines[n].strip().startswith((BARRIER, RELEASE))]
        assert len(removed) == 6 + 3
        for gone in removed:
            mutant = ldsopt.parse("\n".join(line for n, line in enumerate(lines) if n != gone))
            if not ldsopt.check(mutant).findings:
                assert not ldsopt.verify(plain, mutant, LAUNCH).is_equivalent, gone


def test_there_are_no_other_assumptions() -> None:
    with pytest.raises(UsageError, match="no such assumption: luck"):
        ldsopt.pipeline(ldsopt.parse(ldsopt.EXAMPLE), no_assume=("luck",))  # type: ignore[arg-type]


def test_the_choice_of_fences_is_checked() -> None:
    with pytest.raises(UsageError, match="no such choice of fences: some"):
        ldsopt.pipeline(ldsopt.parse(ldsopt.EXAMPLE), fence="some")  # type: ignore[arg-type]
