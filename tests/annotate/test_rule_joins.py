"""R10: an access for which the backend would forget an LDS-DMA at a join carries no alias information."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from annotate_cases import DYNAMIC, STATIC, annotated, dma, kernel, tags_of

import ldsopt
from ldsopt import AnnotateOptions

JOINS = Path(__file__).parent / "joins"
LDS = "ptr addrspace(3)"
SLOTS = 8
"""Classes of LDS-DMA that LLVM 22 tells apart in a block."""
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


class TestArms:
    @pytest.mark.parametrize(
        ("ahead", "one", "two", "own", "is_tagged"),
        [
            ("", B, "", "", True),
            (B, f"{B}\n{B}", B, B, True),
            (A, "", "", "", False),
            ("", A, "", "", False),
            ("", A, B, "", False),
            (B, A, A, B, False),
            ("", f"{A}\n{B}", f"{B}\n{A}", A, True),
            (B, A, "", A, True),
        ],
    )
    def test_a_read_is_tagged_where_the_dmas_that_it_waits_for_have_one_ahead_in_its_block(
        self, ahead: str, one: str, two: str, own: str, is_tagged: bool
    ) -> None:
        source = arms(ahead=f"{ahead}\n", one=one, two=two, own=own)
        assert read_of(source) == is_tagged

    def test_a_dma_behind_the_read_comes_ahead_of_it_in_the_next_iteration(self) -> None:
        loop = f"br label %loop\nloop:\n%x = load i32, {LDS} @A, align 4\n{A}\nbr i1 %c, label %loop, label %end\nend:\n"
        assert not read_of(kernel(f"{B}\n{loop}"))

    def test_a_dma_of_unknown_destination_is_of_a_class_that_no_read_excludes(self) -> None:
        anywhere = f"%u = inttoptr i32 %n to {LDS}\n{dma('%u')}\n"
        assert not read_of(arms(ahead=anywhere, one="", two="", own=A))
        assert read_of(arms(ahead="", one="", two="", own=f"{anywhere}{A}"))

    def test_more_classes_than_slots_are_not_told_apart(self) -> None:
        for count, is_tagged in ((SLOTS - 1, True), (SLOTS, False)):
            others = [f"@N{number}" for number in range(count)]
            variables = "".join(
                f"{name} = external addrspace(3) global [0 x i8], align 16\n" for name in others
            )
            source = arms(ahead="\n".join(map(dma, others)) + "\n", one="", two="", own=A)
            head, define, body = source.partition("define ")
            assert read_of(head + variables + define + body) == is_tagged

    def test_where_the_code_is_judged_the_rule_asks_for_nothing(self) -> None:
        assert read_of(arms(one=A, two=B), judged=True)

    def test_the_information_of_the_input_goes_too(self) -> None:
        nodes = '!0 = !{!1, !1, i64 0}\n!1 = !{!"int", !2, i64 0}\n!2 = !{!"root"}\n'
        source = arms(ahead=f"{B}\n", one=A, two="", metadata=", !tbaa !0") + nodes
        result = annotated(source)
        assert "!tbaa" not in result.text
        assert len(result.details.functions[0].uninformed) == 1

    @pytest.mark.parametrize(
        "access",
        [
            "%v = load i32, ptr %f, align 4",
            "%v = load i32, ptr getelementptr (i8, ptr inttoptr (i64 4096 to ptr), i64 4), align 4",
            "store i32 0, ptr %f, align 4",
            "%v = atomicrmw add ptr %f, i32 1 monotonic, align 4",
            "call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %out, ptr align 4 %f, i64 4, i1 false)",
        ],
    )
    def test_the_information_of_flat_accesses_goes(self, access: str) -> None:
        nodes = '!0 = !{!1, !1, i64 0}\n!1 = !{!"int", !2, i64 0}\n!2 = !{!"root"}\n'
        declaration = "declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)\n"
        ahead = f"%f = load ptr, ptr addrspace(1) %out, align 8\n{B}\n"
        source = arms(ahead=ahead, one=A, two="") + declaration + nodes
        plain = f"store i32 %x, ptr addrspace(1) %out, align 4\n{access}"
        result = annotated(
            source.replace("store i32 %x, ptr addrspace(1) %out, align 4", f"{plain}, !tbaa !0")
        )
        assert "!tbaa" not in result.text

    def test_a_store_gets_no_scope_for_it_would_take_a_slot(self) -> None:
        text = annotated(arms(ahead=f"store i32 1, {LDS} @B, align 4\n", one=A, two=A)).text
        ((_, store),) = [pair for pair in tags_of(text) if " store " in pair[0]]
        assert (store.scopes, store.excluded) == (frozenset(), frozenset("A"))

    def test_in_one_block_a_store_has_its_scope(self) -> None:
        text = annotated(kernel(f"store i32 1, {LDS} @B, align 4\n{A}")).text
        ((_, store),) = [pair for pair in tags_of(text) if " store " in pair[0]]
        assert store.scopes == frozenset("B")

    def test_without_a_dma_nothing_is_left_untagged(self) -> None:
        source = arms(ahead=f"store i32 1, {LDS} @B, align 4\n", one="", two="")
        assert read_of(source)


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


def hidden(access: str) -> list[str]:
    """An access behind arms that start DMAs, with what hides its variables in front of it."""
    pointers = (
        f"%p = getelementptr i8, {LDS} @S, i32 %n\n%q = getelementptr i8, {LDS} @S, i32 4\n"
        f"%f = addrspacecast {LDS} %p to ptr\n"
    )
    source = arms(ahead=f"{pointers}{dma('@T')}\n", one=dma("@S"), two="")
    source = source.replace(f"%x = load i32, {LDS} @A, align 4\n", f"{access}\n  %x = add i32 %n, 0\n")
    for dynamic, static in zip(DYNAMIC, STATIC, strict=True):
        source = source.replace(dynamic, static)
    made = annotated(source + COPIERS, bases="all").text
    body = made.partition("join:\n")[2].partition("  %x = add")[0]
    return [line.strip().replace("%ldsopt.dma2", "%new") for line in body.split("\n") if line.strip()]


COPIERS = f"""declare void @llvm.memset.p3.i32({LDS}, i8, i32, i1)
declare void @llvm.memcpy.p3.p3.i32({LDS}, {LDS}, i32, i1)
declare void @llvm.memcpy.p3.p1.i32({LDS}, ptr addrspace(1), i32, i1)
"""


def through(kind: str, integer: str, value: str, name: str = "%new") -> list[str]:
    return [
        f"{name}.addr = ptrtoint {kind} {value} to {integer}",
        f"{name}.dst = inttoptr {integer} {name}.addr to {kind}",
    ]


@pytest.mark.parametrize(
    ("access", "front", "after"),
    [
        ("%v = load i32, ptr addrspace(3) %p, align 4", through(LDS, "i32", "%p"), "%v = load i32, ptr addrspace(3) %new.dst, align 4"),
        ("%v = load i32, ptr %f, align 4", through("ptr", "i64", "%f"), "%v = load i32, ptr %new.dst, align 4"),
        ("store ptr addrspace(3) %p, ptr %f, align 4", through("ptr", "i64", "%f"), "store ptr addrspace(3) %p, ptr %new.dst, align 4"),
        (
            f"call void @llvm.memset.p3.i32({LDS} %p, i8 0, i32 16, i1 false)",
            through(LDS, "i32", "%p"),
            f"call void @llvm.memset.p3.i32({LDS} %new.dst, i8 0, i32 16, i1 false)",
        ),
        (
            f"call void @llvm.memcpy.p3.p3.i32({LDS} %p, {LDS} %q, i32 16, i1 false)",
            through(LDS, "i32", "%q") + through(LDS, "i32", "%p", "%new.1"),
            f"call void @llvm.memcpy.p3.p3.i32({LDS} %new.1.dst, {LDS} %new.dst, i32 16, i1 false)",
        ),
        (
            f"call void @llvm.memcpy.p3.p1.i32({LDS} %p, ptr addrspace(1) %out, i32 16, i1 false)",
            through(LDS, "i32", "%p"),
            f"call void @llvm.memcpy.p3.p1.i32({LDS} %new.dst, ptr addrspace(1) %out, i32 16, i1 false)",
        ),
    ],
    ids=["an address in LDS", "a flat one", "a flat one, where an LDS address is stored", "filled", "copied within LDS", "copied into LDS"],
)  # fmt: skip
def test_each_variable_of_an_access_is_hidden(access: str, front: list[str], after: str) -> None:
    assert hidden(access) == [*front, after]
