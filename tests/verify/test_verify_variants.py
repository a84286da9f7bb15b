"""The ways of rewriting: each does what its name says, and code that was judged is not judged again."""

from dataclasses import replace

import pytest
from text_sections import beside

from ldsopt import CheckOptions, InternalError, Rule, parse
from ldsopt.checker.mapping import AccessMap
from ldsopt.verifier import fuzz
from ldsopt.verifier.fuzz import CodeChecks, Rewriter
from ldsopt.verifier.generator.random_kernel import random_kernel

TEXTS = beside(__file__)

# @A and @B are used one after the other, 17 KiB each: with a barrier between them one more workgroup fits.
LATER = TEXTS["LATER"]
APART = LATER.replace(
    "BETWEEN",
    'fence syncscope("workgroup") release\n  call void @llvm.amdgcn.s.barrier()\n'
    '  fence syncscope("workgroup") acquire',
)


def text(kernel: str, name: str) -> str:
    return Rewriter(parse(kernel)).text(name)


@pytest.mark.parametrize(
    ("name", "kernel", "bytes_of_lds"),
    [
        ("pack", APART, 17408), ("pack", LATER.replace("BETWEEN", ""), 0),
        ("pack-barriers", LATER.replace("BETWEEN", ""), 17408), ("pack-barriers", APART, 0),
        ("pack-granules", APART, 17408), ("pack-workgroups", APART, 17408), ("pack-no-share", APART, 34816),
        ("pack-precise", APART, 17408), ("pack-granules", APART.replace("4352", "60"), 0),
        ("pack", APART.replace("4352", "60"), 240),
    ],
)  # fmt: skip
def test_what_it_makes_of_two_variables(name: str, kernel: str, bytes_of_lds: int) -> None:
    """Bytes of the arena; 0 where the kernel is left alone."""
    made = text(kernel, name)
    assert (
        f"addrspace(3) global [{bytes_of_lds} x i8]" in made if bytes_of_lds else made == parse(kernel).text
    )


def test_goals_that_agree_are_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rewriter = Rewriter(parse(APART))
    assert rewriter.text("pack") is rewriter.text("pack-granules")


def test_precise_is_not_the_default_with_a_further_pass() -> None:
    """`pack --precise` tags by ranges itself: tags are there once, so what it makes cannot be annotated again."""
    kernel = random_kernel(1).text
    assert text(kernel, "pack-precise") not in (text(kernel, "pack"), parse(kernel).text)


class TestCodeChecks:
    DMA = TEXTS["DMA"]
    BLIND = DMA.replace(
        "%x = load i32, ptr addrspace(3) %p, align 4",
        "%x = load i32, ptr addrspace(3) %p, align 4, !alias.scope !3, !noalias !0",
    )
    BLIND = BLIND.replace("i32 4, i32 0, i32 0)\n  %x", "i32 4, i32 0, i32 0), !alias.scope !0\n  %x")
    BLIND += "!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n!3 = !{!4}\n!4 = distinct !{!4, !2}\n"

    def test_a_wait_that_a_version_loses_is_new(self) -> None:
        checks = CodeChecks(parse(self.DMA))
        assert checks.new_findings(parse(self.DMA + "; the same\n")) == ()
        (finding,) = checks.new_findings(parse(self.BLIND))
        assert finding.rule is Rule.MISSING_WAIT
        assert CodeChecks(parse(self.BLIND)).new_findings(parse(self.BLIND)) == ()

    def test_same_code_is_judged_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        judged = []
        real = fuzz.judge
        monkeypatch.setattr(fuzz, "judge", lambda *given: judged.append(given) or real(*given))
        checks = CodeChecks(parse(self.DMA))
        other = parse(self.DMA.replace("%out, align 4", "%in, align 4"))
        for version, expected in (
            (self.DMA, 1),
            (self.DMA + "; the same\n", 1),
            (other.text, 2),
            (other.text, 2),
        ):
            checks.new_findings(parse(version))
            assert (len(judged), checks.judged) == (expected, expected)

    def test_code_without_debug_locations_has_to_be_the_same(self, monkeypatch: pytest.MonkeyPatch) -> None:
        checks = CodeChecks(parse(self.DMA), plainly=True)
        (finding,) = checks.new_findings(parse(self.BLIND))
        assert finding.rule is Rule.MISSING_WAIT
        moved = replace(fuzz.compile_located(parse(self.DMA), CheckOptions()), mapping=AccessMap({}, False))
        monkeypatch.setattr(fuzz, "compile_located", lambda *given, **named: moved)
        with pytest.raises(InternalError, match="debug locations change the code"):
            checks.new_findings(parse(self.DMA))
        assert CodeChecks(parse(self.DMA)).new_findings(parse(self.DMA)) == ()
