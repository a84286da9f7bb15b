"""R10 by the waits of the code, and where it asks for nothing; what it does to each access is told by cases."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from annotate_cases import DYNAMIC, STATIC, annotated, dma, kernel, tags_of

import ldsopt
from ldsopt import AnnotateOptions

JOINS = Path(__file__).parent / "joins"
LDS = "ptr addrspace(3)"
PROVED: dict[str, Any] = {"precise": True, "bases": "all", "require_proof": True}


def vmcnts(text: str) -> list[int]:
    """The operands of the waits for DMA in the code of a module, in order."""
    (function,) = ldsopt.measure(ldsopt.parse(text, mcpu="gfx942")).functions
    return [count for wait in function.waits or () for name, count in wait.counters if name == "vmcnt"]


@pytest.mark.parametrize(
    ("case", "options", "counts"),
    [
        pytest.param("loop2", {}, [0], id="the DMAs stand at a loop's end, the read at its head"),
        pytest.param("guard4", {}, [0], id="the DMA is in a guarded arm only"),
        pytest.param("br3", {}, [0], id="the two arms start DMAs in different orders"),
        pytest.param("loop3", {}, [0], id="a prologue and a loop: no less than the wait that is needed"),
        pytest.param("loop2s", {"bases": "all"}, [0], id="AMDGPULowerModuleLDS would tag the read"),
        pytest.param("loop4", PROVED, [0], id="two regions of one variable"),
        pytest.param("loopv", {}, [0], id="a DMA that is a global load"),
        pytest.param(
            "two_arms", {}, [0], id="structuring makes a path around both arms of a divergent branch"
        ),
        pytest.param("two_uniform_arms", {}, [0], id="and around those of a uniform branch"),
    ],
)
def test_no_wait_is_lost(case: str, options: dict[str, Any], counts: list[int]) -> None:
    source = (JOINS / f"{case}.ll").read_text()
    assert vmcnts(annotated(source, **options).text) == counts
    assert not min(vmcnts(source))


ARMS = """
    br i1 %c, label %one, label %two
    one:
    {one}
    br label %join
    two:
    {two}
    br label %join
    join:
    {own}
    %x = load i32, {lds} @A, align 4{metadata}
    store i32 %x, ptr addrspace(1) %out, align 4
"""
A, B = dma("@A"), dma("@B")


def arms(*, one: str, two: str, ahead: str = "", own: str = "", metadata: str = "") -> str:
    return kernel(ahead + ARMS.format(one=one, two=two, own=own, lds=LDS, metadata=metadata))


def read_of(source: str, **options: Any) -> bool:
    """True if the read behind the arms has alias information."""
    ((_, tags),) = [pair for pair in tags_of(annotated(source, **options).text) if " load " in pair[0]]
    return tags.has_any


def test_where_the_code_is_judged_the_rule_asks_for_nothing() -> None:
    assert read_of(arms(one=A, two=B), judged=True)


COPIES = (
    '!0 = distinct !{!0}\n!1 = distinct !{!1, !0, !"copies"}\n!2 = !{!1}\n'
    '!3 = distinct !{!3, !0, !"others"}\n!4 = !{!3}\n'
)


class TestClaimsOfTheInput:
    """Front-ends say of reads that they are apart from copies, which is true of one iteration of a loop only."""

    @staticmethod
    def loop(noalias: str) -> str:
        read = f"%x = load i32, {LDS} @A, align 4, !noalias {noalias}\nstore i32 %x, ptr addrspace(1) %out"
        body = f"{read}\n{A}, !alias.scope !2"
        return kernel(f"br label %loop\nloop:\n{body}\nbr i1 %c, label %loop, label %end\nend:\n") + COPIES

    @pytest.mark.parametrize("options", [{"repair": True}, {"repair": True, "bases": "all"}])
    def test_a_read_that_is_said_to_be_apart_from_a_copy_with_a_new_scope_loses_them(
        self, options: dict[str, Any]
    ) -> None:
        text = annotated(self.loop("!2"), **options).text
        (read,) = (line for line in text.split("\n") if " load " in line)
        assert "!noalias" not in read
        assert vmcnts(text) == [1], (
            "the store that is issued behind the copy may be outstanding, the copy not"
        )

    def test_it_keeps_them_where_the_code_is_judged_and_loses_no_wait_by_them(self) -> None:
        source = kernel(f"{B}, !alias.scope !2\n%x = load i32, {LDS} @A, align 4, !noalias !2") + COPIES
        made = ldsopt.annotate_validated(ldsopt.parse(source, mcpu="gfx942"), AnnotateOptions(repair=True))
        assert read_keeps_claim(made.text)

    def test_in_one_block_the_list_is_exact_and_they_stay(self) -> None:
        source = kernel(f"{B}, !alias.scope !2\n%x = load i32, {LDS} @A, align 4, !noalias !2") + COPIES
        assert read_keeps_claim(annotated(source, repair=True).text)


def read_keeps_claim(text: str) -> bool:
    return any(" load " in line and "!noalias" in line for line in text.split("\n"))


class TestStatics:
    def test_the_variable_is_hidden_from_the_pass_that_would_tag_the_read(self) -> None:
        source = arms(ahead=f"{dma('@T')}\n", one=dma("@S"), two="").replace("@A", "@S")
        for dynamic, static in zip(DYNAMIC, STATIC, strict=True):
            source = source.replace(dynamic.replace("@A", "@S"), static)
        text = annotated(source, bases="all").text
        assert f"load i32, {LDS} %ldsopt.dma" in text
        assert 0 in vmcnts(text)


class TestInlined:
    def test_what_is_inlined_and_what_calls_it_have_no_information(self) -> None:
        source = arms(ahead="call void @f()\n", one=A, two=A).replace(
            "define amdgpu_kernel",
            f"define internal void @f() alwaysinline {{\n  store i32 0, {LDS} @B, align 4\n  ret void\n}}\n"
            "define amdgpu_kernel",
        )
        assert not read_of(source)

    def test_what_has_none_as_it_is_does_not_lose_it(self) -> None:
        """A read of any address gets no tags anyway: it is not counted among those that are left without."""
        of_any = f"call void @f()\n%u = inttoptr i32 %n to {LDS}\n%y = load i32, {LDS} %u, align 4\n"
        source = arms(ahead=of_any, one=A, two=A).replace(
            "define amdgpu_kernel",
            f"define internal void @f() alwaysinline {{\n  store i32 0, {LDS} @B, align 4\n  ret void\n}}\n"
            "define amdgpu_kernel",
        )
        made = annotated(source)
        told = {f.name: f.uninformed for f in made.details.functions}
        lines = ldsopt.parse(source, mcpu="gfx942").lines
        assert [f"{LDS} @A" in lines[line] for line in told["k"]] == [True]
